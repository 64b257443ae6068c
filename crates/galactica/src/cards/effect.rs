//! What a card does, step by step: the words that the programs of crises, Quorum cards and destinations are made of.
//!
//! A program is carried out in its order, as far as it can be (ruling 0/4). What a step does lives in the engine. The
//! first part of [`Effect`] is the formal vocabulary of `facts/galactica-crisis.json`, one variant for each meaning of
//! a verb there; the second part is what Quorum cards and destinations say besides.

use serde::{Deserialize, Serialize};

use super::{Area, Icon, Location, Ship, Ships, Skill, Title};
use crate::state::Dial;

/// One step of a card's program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A resource rises or falls.
    Resource(Dial, i8),
    /// Skill cards are lost from a hand.
    Discard(Who, Loss),
    /// Cards of a named type, whatever the skill set (ruling `fulfiller_draw`).
    DrawSkill(Who, Skill, u8),
    /// To the Brig or to Sickbay.
    Move(Moved, Location),
    GiveTitle(Title, Heir),
    /// The first one secretly looks at one random loyalty card.
    LookAtLoyalty(Who, Owner),
    DestroyRaptors(u8),
    /// Destroyed raptors come back to the Reserves.
    RestoreRaptors(u8),
    /// The Admiral loses nukes.
    DiscardNukes(u8),
    /// Drawn at random from those not on the board; what they show is lost.
    DestroyRandomCivilians(u8),
    /// Centurions enter the boarding track at its start.
    BoardCenturions(u8),
    /// The fleet token moves, towards the auto jump or back towards the start.
    JumpTrack(i8),
    /// New ships.
    Place(Area, Ships),
    DamageVipers(u8, VipersIn),
    /// Every undamaged viper on the board goes back to the Reserves.
    RecallVipers,
    DamageGalactica(u8),
    /// Icons, one after the other.
    Activate(&'static [Icon]),
    /// The ships that this card has just placed there, and no others.
    ActivatePlaced(Craft, Area, u8),
    /// Each basestar on the board attacks Galactica.
    BasestarsAttack,
    /// A die; the steps only if it shows so much or less.
    RollAtMost(u8, &'static [Effect]),
    /// What this card's failed check does.
    FailEffect,
    /// The steps only while a resource is below this.
    IfBelow(Dial, u8, &'static [Effect]),
    /// Exactly one of the lists, by this player's choice.
    Choose(Who, &'static [&'static [Effect]]),
    /// This player may carry out the first list; if they do not, the second happens.
    PayOr {
        by: Who,
        pay: &'static [Effect],
        otherwise: &'static [Effect],
    },
    /// Another crisis is drawn and resolved after this card's activation.
    ExtraCrisis,
    /// The card goes beside the objective and counts as so much distance.
    Distance(u8),
    /// A standing rule; the card stays in play as long.
    Ongoing(Rule, Until),

    /// Cards of any types, whatever the skill set.
    DrawAnySkills(Who, u8),
    /// The card goes to another player of the acting player's choice, to lie in front of them.
    HandOverThisCard,
    /// The card leaves the game.
    RemoveThisCard,
    /// So many ships of one kind anywhere on the board, by the acting player's choice.
    DestroyShips(Craft, u8),
    DestroyCenturions(u8),
    /// A die; the steps only if it shows so much or more.
    RollAtLeast(u8, &'static [Effect]),
    /// Encourage Mutiny: another player rolls; with so much or more that player is Admiral.
    Mutiny {
        at_least: u8,
        otherwise: &'static [Effect],
    },
    /// Presidential Pardon: another character leaves the Brig for a location on Galactica.
    ReleaseFromBrig,
    /// The Admiral may risk ships of the Reserves on a die.
    AdmiralMayRisk {
        craft: Craft,
        count: u8,
        at_least: u8,
        success: &'static [Effect],
        failure: &'static [Effect],
    },
    /// Ragnar Anchorage: up to so many, damaged or destroyed, back to the Reserves.
    AdmiralMayRestore {
        vipers: u8,
        raptors: u8,
    },
}

/// Whom a step is about, or who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Whose turn it is.
    Current,
    President,
    Admiral,
    EachPlayer,
    /// Who performs the action that plays the card (ruling 0/3). On no crisis.
    Acting,
}

/// How skill cards are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The owner picks.
    Choice(u8),
    Random(u8),
    Hand,
}

/// Who is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    Player(Who),
    /// Somebody, by this player's choice.
    ChosenBy(Who),
    /// Somebody or nobody, by this player's choice.
    MayBeChosenBy(Who),
    AllAt(Location),
    AllOn(Ship),
}

/// Who gets a title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heir {
    Admiral,
    /// Anybody but the holder, by this player's choice.
    OtherChosenBy(Who),
}

/// Whose loyalty card is looked at. Where several could be meant, the viewer chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    AnyPlayer,
    PresidentOrAdmiral,
    Current,
    /// Anybody but the viewer.
    OtherPlayer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum VipersIn {
    Reserves,
    Space,
}

/// A kind of ship that is a piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Craft {
    Basestar,
    HeavyRaider,
    Raider,
    Viper,
    Raptor,
    Civilian,
}

/// A rule that holds while its card stays in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    #[default]
    #[serde(rename = "unmanned_viper_attack_minus_2")]
    UnmannedViperAttackMinus2,
    #[serde(rename = "basestar_launch_plus_1")]
    BasestarLaunchPlus1,
    CommunicationsBlocked,
    NoLoyaltyLooks,
    ColonialOneClosed,
    RelentlessPursuit,
}

impl Rule {
    pub const ALL: [Self; 6] = [
        Self::UnmannedViperAttackMinus2,
        Self::BasestarLaunchPlus1,
        Self::CommunicationsBlocked,
        Self::NoLoyaltyLooks,
        Self::ColonialOneClosed,
        Self::RelentlessPursuit,
    ];
}

/// When a card that stays in play leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    FleetJumps,
    EndOfGame,
    CivilianOrBasestarDestroyedOrFleetJumps,
}
