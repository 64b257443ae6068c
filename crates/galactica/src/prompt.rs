//! Why something is asked. Says nothing that the others may not know.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::cards::{
    Ability, Area, Craft, Crisis, Destination, Location, Loyalty, Quorum, Skill, SkillCard, SuperCrisis, Title,
};
use crate::chance::Cause;
use crate::event::DeckName;

/// What a check is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    Crisis(Crisis),
    SuperCrisis(SuperCrisis),
    Location(Location),
}

impl Default for Matter {
    fn default() -> Self {
        Self::Location(Location::Brig)
    }
}

/// The numbers of a check.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    pub difficulty: i8,
    pub partial: Option<i8>,
    pub skills: &'static [Skill],
}

impl Matter {
    pub fn terms(self) -> Terms {
        let row = match self {
            Self::Crisis(crisis) => crisis.row(),
            Self::SuperCrisis(crisis) => crisis.row(),
            Self::Location(location) => {
                let check = location.row().check.expect("only three locations have a check");
                return Terms { difficulty: check.difficulty, partial: None, skills: check.skills };
            }
        };
        let check = row.check_row().expect("a check is made for cards that have one");
        Terms { difficulty: check.difficulty, partial: check.partial, skills: check.skills }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Pick a character.
    PickCharacter,
    /// Where Apollo starts.
    StartArea,
    /// The types of the first hand; `flexible` where the part with a choice is settled first.
    OpeningHand {
        flexible: bool,
    },
    /// How many cards of each type to draw.
    ReceiveSkills,
    /// Draw so many cards of any types.
    DrawAny {
        count: u8,
    },
    /// Go somewhere, or stay.
    Move,
    /// A card for changing ships.
    PayMove,
    /// Take an action, or none.
    #[default]
    Action,
    /// Roslin pays for activating a location.
    PayActivation {
        location: Location,
    },
    /// Whom Executive Order is for, and what they do with it.
    OrderWhom,
    UseOrder,
    /// Repair this location, or vipers.
    RepairWhat {
        location: Location,
    },
    RepairVipers,
    /// Which deck a scout looks into.
    ScoutDeck,
    /// Top or bottom.
    TopOrBottom {
        deck: DeckName,
    },
    /// Ships to be looked at from Communications, and where one goes.
    LookAtCivilians,
    MoveCivilian {
        ship: u8,
    },
    /// Activate an unmanned viper, so many more times.
    CommandViper {
        left: u8,
    },
    /// Attack with one's own viper, so many more times.
    Barrage {
        left: u8,
    },
    /// Galactica's guns.
    FireAt,
    LaunchWhere,
    RecallWhich,
    AttackCenturion,
    /// Whom to accuse, or to propose as President.
    ChooseCharacter {
        location: Location,
    },
    /// Where somebody who leaves the Brig goes.
    LeaveBrig {
        who: Seat,
    },
    /// President's Office: one more card, or play one.
    QuorumMore,
    /// Which of four Quorum cards to carry out.
    PoliticianPick,
    /// Which card goes under the deck next.
    BuryNext {
        deck: DeckName,
    },
    /// Whose loyalty to look at.
    LookWhose,
    /// Which resource is gained.
    GainWhich,
    /// Quorum cards: who gets it, who is meant.
    AppointWhom {
        card: Quorum,
    },
    QuorumWhom {
        card: Quorum,
    },
    /// Which piece to destroy; so many are left to destroy.
    DestroyPiece {
        left: u8,
    },
    /// Which crisis to resolve.
    CrisisPick,
    /// The halves of a crisis.
    CrisisHalf {
        crisis: Crisis,
    },
    /// One of several things that a card offers.
    OneOf {
        card: Quorum,
    },
    ResignOrJail,
    /// Pay what a card asks?
    PayFuel {
        crisis: Crisis,
    },
    /// Whom a crisis sends somewhere; nobody, where it `may`.
    SendWhom {
        crisis: Crisis,
        to: Location,
        may: bool,
    },
    GiveTitle {
        title: Title,
    },
    /// Abilities at their moment.
    SecretDestiny {
        crisis: Crisis,
    },
    MoralCompass {
        crisis: Crisis,
        half: u8,
    },
    MysteriousIntuition {
        crisis: Crisis,
    },
    BlindDevotion,
    CommandAuthority,
    AlertViperPilot,
    Recon,
    CylonHatred,
    FriendsInLowPlaces {
        location: Location,
    },
    Arbitrate,
    /// Helo may have this throw repeated.
    EcoOfficer {
        cause: Cause,
        result: u8,
    },
    /// What to give to the check.
    Contribute {
        matter: Matter,
        difficulty: i8,
    },
    /// Strategic Planning: something is about to be rolled.
    BeforeRoll {
        cause: Cause,
        bonus: i8,
    },
    /// Evasive Maneuvers: a viper was attacked, with this result.
    Evade {
        area: Area,
        pilot: Option<Seat>,
        result: u8,
    },
    /// Investigative Committee and Scientific Research.
    BeforeCheck {
        matter: Matter,
        difficulty: i8,
        committee: bool,
        research: bool,
    },
    /// Declare Emergency.
    Emergency {
        matter: Matter,
        total: i16,
        difficulty: i8,
    },
    Discard {
        count: u8,
    },
    /// Which area's ships act next; which of them is attacked.
    NextArea,
    AttackWhichPilot {
        area: Area,
    },
    AttackWhichCivilian {
        area: Area,
    },
    BoardWhich,
    /// Pieces run short: where the next one goes.
    PlaceWhere {
        craft: Craft,
    },
    DamageWhichViper,
    DestroyWhichCivilian,
    /// The destination of a jump.
    DestinationPick,
    Risk {
        destination: Destination,
    },
    RestoreVipers,
    RestoreRaptor,
    /// The power of a Cylon card.
    UsePower {
        card: Loyalty,
    },
    PowerTarget {
        card: Loyalty,
    },
    ApplyToken,
    /// Cylon locations.
    Caprica,
    CylonFleet,
    LookAtHand,
    TakeCard {
        from: Seat,
    },
    ExchangeSuperCrisis,
    PassLoyalty,
    GiveSympathizer,
}

impl Prompt {
    /// Is this a reaction to what somebody else does, which the game waits for only a moment? The cards that it is about:
    /// before a check, those that are not in force yet.
    #[allow(clippy::wildcard_enum_match_arm, reason = "few of many prompts are windows")]
    pub const fn reaction(self) -> Option<&'static [SkillCard]> {
        match self {
            Self::BeforeRoll { .. } => Some(&[SkillCard::StrategicPlanning]),
            Self::Evade { .. } => Some(&[SkillCard::EvasiveManeuvers]),
            Self::BeforeCheck { committee, research, .. } => Some(match (committee, research) {
                (false, false) => &[SkillCard::InvestigativeCommittee, SkillCard::ScientificResearch],
                (false, true) => &[SkillCard::InvestigativeCommittee],
                (true, false) => &[SkillCard::ScientificResearch],
                (true, true) => &[],
            }),
            Self::Emergency { .. } => Some(&[SkillCard::DeclareEmergency]),
            _ => None,
        }
    }

    /// The power whose moment this is.
    #[allow(clippy::wildcard_enum_match_arm, reason = "few of many prompts are about a power")]
    pub const fn ability(self) -> Option<Ability> {
        match self {
            Self::SecretDestiny { .. } => Some(Ability::SecretDestiny),
            Self::MoralCompass { .. } => Some(Ability::MoralCompass),
            Self::MysteriousIntuition { .. } => Some(Ability::MysteriousIntuition),
            Self::BlindDevotion => Some(Ability::BlindDevotion),
            Self::CommandAuthority => Some(Ability::CommandAuthority),
            Self::AlertViperPilot => Some(Ability::AlertViperPilot),
            Self::Recon => Some(Ability::Recon),
            Self::CylonHatred => Some(Ability::CylonHatred),
            Self::FriendsInLowPlaces { .. } => Some(Ability::FriendsInLowPlaces),
            Self::EcoOfficer { .. } => Some(Ability::EcoOfficer),
            _ => None,
        }
    }
}
