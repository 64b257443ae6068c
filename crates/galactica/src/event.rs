//! What happened, typed, for the log.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::cards::{
    Ability, Area, Branch, Character, Civilian, Craft, Crisis, Damage, Destination, Icon, Kind, Location, Loyalty,
    Quorum, Skill, SuperCrisis, Title,
};
use crate::cards::{BasestarDamage, Rule};
use crate::chance::Cause;
use crate::claim::Claim;
use crate::item::Prey;
use crate::people::Place;
use crate::prompt::Matter;
use crate::state::{Dial, Die, Ending};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DeckName {
    Crisis,
    Destination,
    Quorum,
    SuperCrisis,
    Skill(Skill),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Started {
        first: Seat,
    },
    Picked {
        seat: Seat,
        character: Character,
    },
    Title {
        seat: Seat,
        title: Title,
    },
    /// Loyalty cards were dealt to a player: they see which.
    Loyalty {
        seat: Seat,
        cards: Vec<Loyalty>,
    },
    LoyaltyHidden {
        seat: Seat,
        count: u8,
    },
    Turn {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        skill: Skill,
        cards: Vec<Kind>,
    },
    DrewHidden {
        seat: Seat,
        skill: Skill,
        count: u8,
    },
    Reshuffled {
        deck: DeckName,
    },
    DestinyBuilt,
    /// With fewer than two cards of a type that has run out: ruling 5.2/14.
    DestinyShort {
        cards: u8,
    },
    Went {
        seat: Seat,
        to: Place,
    },
    Activated {
        seat: Seat,
        location: Location,
    },
    Used {
        seat: Seat,
        ability: Ability,
    },
    Played {
        seat: Seat,
        card: Kind,
    },
    PlayedQuorum {
        seat: Seat,
        card: Quorum,
    },
    DrewQuorum {
        seat: Seat,
        cards: Vec<Quorum>,
    },
    DrewQuorumHidden {
        seat: Seat,
        count: u8,
    },
    /// A Quorum card now lies in front of somebody.
    Appointed {
        seat: Seat,
        card: Quorum,
    },
    QuorumGone {
        card: Quorum,
    },
    Discarded {
        seat: Seat,
        cards: Vec<Kind>,
    },
    /// A crisis card is turned up.
    Crisis {
        seat: Seat,
        crisis: Crisis,
    },
    SuperCrisis {
        seat: Seat,
        crisis: SuperCrisis,
    },
    CrisisDiscarded {
        crisis: Crisis,
    },
    DrewSuperCrisis {
        seat: Seat,
        crisis: SuperCrisis,
    },
    DrewSuperCrisisHidden {
        seat: Seat,
    },
    DiscardedSuperCrisis {
        seat: Seat,
        crisis: SuperCrisis,
    },
    /// Cards that one player looks at: what they see, and what the others see of it.
    SawCrises {
        seat: Seat,
        cards: Vec<Crisis>,
    },
    SawDestinations {
        seat: Seat,
        cards: Vec<Destination>,
    },
    SawQuorum {
        seat: Seat,
        cards: Vec<Quorum>,
    },
    SawTokens {
        seat: Seat,
        tokens: Vec<Damage>,
    },
    SawCivilians {
        seat: Seat,
        ships: Vec<(u8, Civilian)>,
    },
    SawHand {
        seat: Seat,
        owner: Seat,
        cards: Vec<Kind>,
    },
    SawLoyalty {
        seat: Seat,
        owner: Seat,
        cards: Vec<Loyalty>,
    },
    LookedAtDeck {
        seat: Seat,
        deck: DeckName,
        count: u8,
    },
    LookedAtTokens {
        seat: Seat,
        count: u8,
    },
    LookedAtCivilians {
        seat: Seat,
        ships: Vec<u8>,
    },
    LookedAtHand {
        seat: Seat,
        owner: Seat,
    },
    LookedAtLoyalty {
        seat: Seat,
        owner: Seat,
        all: bool,
    },
    Buried {
        seat: Seat,
        deck: DeckName,
        count: u8,
    },
    LeftOnTop {
        seat: Seat,
        deck: DeckName,
    },
    /// The upper or lower half of a crisis was chosen, or one of several things.
    Chose {
        seat: Seat,
        half: u8,
    },
    Switched {
        seat: Seat,
        half: u8,
    },
    Named {
        seat: Seat,
        result: Branch,
    },
    Paid {
        seat: Seat,
        paid: bool,
    },
    /// A check begins; at a location, about whom.
    Check {
        matter: Matter,
        difficulty: i8,
        about: Option<Seat>,
    },
    Difficulty {
        by: i8,
        now: i8,
    },
    Contributed {
        seat: Seat,
        count: u8,
    },
    ContributedOpenly {
        seat: Seat,
        cards: Vec<Kind>,
    },
    DestinyOpenly {
        cards: Vec<Kind>,
    },
    TypeIgnored {
        seat: Seat,
        skill: Skill,
    },
    Opened {
        cards: Vec<Kind>,
        total: i16,
    },
    Resolved {
        branch: Branch,
    },
    TookCheck {
        seat: Seat,
        cards: Vec<Kind>,
    },
    Resource {
        dial: Dial,
        now: u8,
    },
    /// A roll is coming, and for what.
    Rolling {
        seat: Seat,
        cause: Cause,
    },
    Rolled {
        die: Die,
    },
    /// A roll is repeated.
    Rerolling {
        seat: Seat,
    },
    Placed {
        craft: Craft,
        area: Area,
        count: u8,
    },
    Launched {
        seat: Seat,
        area: Area,
    },
    Recalled {
        area: Area,
    },
    Flew {
        seat: Seat,
        from: Area,
        to: Area,
    },
    CivilianMoved {
        ship: u8,
        to: Area,
    },
    Attacked {
        area: Area,
        prey: Prey,
    },
    RaidersMoved {
        from: Area,
        to: Area,
    },
    HeavyRaidersMoved {
        from: Area,
        to: Area,
    },
    Activation {
        icon: Icon,
    },
    ViperAttacked {
        area: Area,
        pilot: Option<Seat>,
    },
    ViperDamaged {
        area: Option<Area>,
        pilot: Option<Seat>,
    },
    ViperDestroyed {
        area: Area,
        pilot: Option<Seat>,
    },
    ShipDestroyed {
        craft: Craft,
        area: Area,
    },
    CivilianDestroyed {
        ship: Civilian,
    },
    BasestarDamaged {
        basestar: u8,
        damage: BasestarDamage,
    },
    GalacticaDamaged {
        token: Damage,
    },
    Repaired {
        location: Location,
    },
    VipersRepaired {
        count: u8,
    },
    VipersRecalled,
    RaptorLost,
    RaptorsBack {
        count: u8,
    },
    VipersBack {
        count: u8,
    },
    NukeSpent {
        left: u8,
    },
    Boarded {
        count: u8,
    },
    CenturionsAdvanced,
    CenturionDestroyed,
    JumpTrack {
        now: u8,
    },
    Jumped,
    Destination {
        seat: Seat,
        destination: Destination,
    },
    Distance {
        now: u8,
    },
    Rule {
        rule: Rule,
        on: bool,
    },
    Revealed {
        seat: Seat,
        card: Loyalty,
    },
    UsedPower {
        seat: Seat,
        card: Loyalty,
    },
    Sympathizer {
        seat: Seat,
        cylon: bool,
    },
    SympathizerKept {
        seat: Seat,
    },
    GaveSympathizer {
        seat: Seat,
        to: Seat,
    },
    SleeperPhase,
    PassedLoyalty {
        seat: Seat,
        to: Seat,
        cards: Vec<Loyalty>,
    },
    PassedLoyaltyHidden {
        seat: Seat,
        to: Seat,
        count: u8,
    },
    Took {
        seat: Seat,
        owner: Seat,
        card: Kind,
    },
    TookHidden {
        seat: Seat,
        owner: Seat,
    },
    Ordered {
        seat: Seat,
        target: Seat,
    },
    /// Somebody said something to all; it may be true.
    Said {
        seat: Seat,
        claim: Claim,
    },
    Ended {
        ending: Ending,
        loyalties: Vec<Vec<Loyalty>>,
    },
}
