//! What can be picked.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::cards::{
    Ability, Area, Branch, Character, Crisis, Damage, Destination, Icon, Kind, Location, Loyalty, Quorum, Skill,
};
use crate::event::DeckName;
use crate::state::Dial;

/// What a viper or Galactica shoots at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Prey {
    Raider,
    HeavyRaider,
    /// One of the two.
    Basestar(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// A type of skill card.
    Skill(Skill),
    /// A skill card.
    Card(Kind),
    Seat(Seat),
    Character(Character),
    /// A place to go to.
    Location(Location),
    Area(Area),
    /// The location one is at, for its action.
    Activate(Location),
    Ability(Ability),
    /// A Quorum card.
    Quorum(Quorum),
    /// Draw a Quorum card.
    DrawQuorum,
    /// A nuke, at one of the two basestars.
    Nuke(u8),
    /// Show a Cylon card.
    Reveal(Loyalty),
    /// A viper from the Reserves into this area.
    Launch(Area),
    /// An unmanned viper from this area into the Reserves.
    Recall(Area),
    /// A viper from one area to the next.
    Fly {
        from: Area,
        to: Area,
    },
    /// An attack in this area.
    Strike {
        area: Area,
        prey: Prey,
    },
    /// A civilian ship on the board, by its place in the list of them.
    Civilian(u8),
    /// A centurion so many steps from the start of the boarding track.
    Centurion(u8),
    Crisis(Crisis),
    /// The super crisis that one holds: whoever may pick it has one at most.
    SuperCrisis,
    Destination(Destination),
    Deck(DeckName),
    /// The upper or the lower half of a crisis card, or one of the lists of a choice, from 0.
    Half(u8),
    /// To say yes where passing is no.
    Yes,
    /// Leave a card on top of its deck, or put it under it.
    Top,
    Bottom,
    Token(Damage),
    Dial(Dial),
    Icon(Icon),
    /// Cylon Fleet: every basestar launches.
    LaunchAll,
    /// A result of a check.
    Result(Branch),
    /// Make a check harder or easier by so much.
    Difficulty(i8),
    /// Executive Order: move and then act, or act twice.
    MoveAndAct,
    ActTwice,
    /// A viper to be repaired or brought back.
    DamagedViper,
    DestroyedViper,
    /// An unmanned viper in this area.
    Viper(Area),
    /// A viper with this pilot.
    Piloted(Seat),
}
