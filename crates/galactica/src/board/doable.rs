//! What keeps a player from an action, by what the board shows: for whoever explains what can be done now, and why not.
//!
//! The engine decides by itself (`frame/action.rs`). Readers have no state; a test plays games and puts the two side by side.

use tabletop::Seat;

use super::Board;
use crate::cards::{Ability, Location, Rule, Skill, SkillCard, TERMINAL_ILLNESS, Title, Zone};
use crate::people::Place;
use crate::state::Dial;

/// Why something cannot be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hindrance {
    /// Nothing is ever done there.
    Sickbay,
    Damaged,
    /// A card in play forbids it.
    Forbidden,
    /// The fleet is not far enough on the jump track.
    TooEarly,
    NoCylonShip,
    NoCivilianShip,
    NoViper,
    NoRaptor,
    NoCenturion,
    NoBasestar,
    NoNuke,
    NotAPilot,
    NotPresident,
    /// Admiral's Quarters, for somebody whose sheet rules it out.
    Attached,
    /// Somebody else is there, for somebody whose sheet rules that out.
    Company,
    /// Two skill cards would have to be paid.
    TooFewCards,
    /// Not in a viper with a Cylon ship in its area.
    NoPrey,
    /// Nothing here is damaged.
    NothingBroken,
    /// Once a turn, or once a game.
    Used,
    NobodyElse,
    /// There is no card to be drawn, seen or handed on.
    NoCard,
    NoPopulation,
    Sympathizer,
}

/// The first of these that holds.
fn first(hindrances: impl IntoIterator<Item = (bool, Hindrance)>) -> Option<Hindrance> {
    hindrances.into_iter().find(|(holds, _)| *holds).map(|(_, hindrance)| hindrance)
}

impl Board {
    /// What keeps this seat from activating the location it is at.
    pub fn hinders(&self, seat: Seat, location: Location) -> Option<Hindrance> {
        let (person, here) = (self.person(seat), self.location(location));
        let company = here.people.iter().any(|other| other != seat) && location != Location::Brig;
        first([
            (location == Location::Sickbay, Hindrance::Sickbay),
            // Ruling 3/7.
            (here.damaged, Hindrance::Damaged),
            (here.blocked, Hindrance::Forbidden),
            (
                location == Location::AdmiralsQuarters && self.has(seat, Ability::EmotionallyAttached),
                Hindrance::Attached,
            ),
            (company && self.has(seat, Ability::ConvictedCriminal), Hindrance::Company),
            (person.hand < TERMINAL_ILLNESS && self.has(seat, Ability::TerminalIllness), Hindrance::TooFewCards),
        ])
        .or_else(|| self.idle(seat, location))
    }

    /// Why activating it would do nothing.
    fn idle(&self, seat: Seat, location: Location) -> Option<Hindrance> {
        let person = self.person(seat);
        let none = |holds: bool, why| first([(holds, why)]);
        let drawable = |skills: &[Skill]| skills.iter().any(|&skill| self.drawable(skill) > 0);
        match location {
            Location::FtlControl => none(self.jump.zone != Zone::Blue, Hindrance::TooEarly),
            Location::WeaponsControl => none(!self.has_cylon_ships(), Hindrance::NoCylonShip),
            Location::Communications => none(self.civilians().next().is_none(), Hindrance::NoCivilianShip),
            Location::ResearchLab => none(!drawable(&[Skill::Engineering, Skill::Tactics]), Hindrance::NoCard),
            Location::Command => none(!self.has_vipers(), Hindrance::NoViper),
            Location::AdmiralsQuarters => {
                let free =
                    |other: &&super::Person| !other.revealed && other.place != Place::Nowhere && !other.in_brig();
                none(!self.people.iter().any(|other| free(&other)), Hindrance::NobodyElse)
            }
            // Rulings 4/13 and 19/9.
            Location::HangarDeck => first([
                (!person.character.is_some_and(|character| character.row().can_pilot), Hindrance::NotAPilot),
                (!self.has_vipers(), Hindrance::NoViper),
            ]),
            Location::Armory => none(self.boarding.aboard() == 0, Hindrance::NoCenturion),
            Location::Sickbay => Some(Hindrance::Sickbay),
            Location::Brig | Location::Administration | Location::Caprica | Location::HumanFleet => None,
            Location::PressRoom => none(!drawable(&[Skill::Politics]), Hindrance::NoCard),
            Location::PresidentsOffice => first([
                (self.president != Some(seat), Hindrance::NotPresident),
                (!self.can_draw_quorum(), Hindrance::NoCard),
            ]),
            // Ruling 12/7: never for a Cylon by the Sympathizer.
            Location::CylonFleet => none(person.sympathizer, Hindrance::Sympathizer),
            Location::ResurrectionShip => {
                let passes = !self.journey.is_last_jump() && person.hidden > 0;
                none(!person.super_crisis && !passes, Hindrance::NoCard)
            }
        }
    }

    /// What keeps this seat from playing a skill card as an action; `None` also for a card that is none.
    pub fn hinders_card(&self, seat: Seat, card: SkillCard) -> Option<Hindrance> {
        let place = self.person(seat).place;
        match card {
            // Ruling 4/2: at most one in a turn, for another human on the board.
            SkillCard::ExecutiveOrder => {
                let ordered =
                    |other: &super::Person| other.seat != seat && !other.revealed && other.place != Place::Nowhere;
                let nobody = !self.people.iter().any(ordered);
                first([(self.turn.executive_order, Hindrance::Used), (nobody, Hindrance::NobodyElse)])
            }
            // Ruling 4/9.
            SkillCard::LaunchScout => first([(self.reserves.raptors == 0, Hindrance::NoRaptor)]),
            SkillCard::MaximumFirepower => {
                let prey = place.area().is_some_and(|area| {
                    let ships = self.ships_in(area);
                    ships.raider + ships.heavy_raider + ships.basestar > 0
                });
                first([(!prey, Hindrance::NoPrey)])
            }
            SkillCard::Repair => {
                let broken = match place.location() {
                    Some(Location::HangarDeck) => {
                        self.location(Location::HangarDeck).damaged || self.reserves.damaged_vipers > 0
                    }
                    Some(location) => self.location(location).damaged,
                    None => false,
                };
                first([(!broken, Hindrance::NothingBroken)])
            }
            SkillCard::ConsolidatePower => {
                first([(!Skill::ALL.into_iter().any(|skill| self.drawable(skill) > 0), Hindrance::NoCard)])
            }
            SkillCard::InvestigativeCommittee
            | SkillCard::DeclareEmergency
            | SkillCard::StrategicPlanning
            | SkillCard::EvasiveManeuvers
            | SkillCard::ScientificResearch => None,
        }
    }

    /// What keeps this seat from the power of its sheet that is an action.
    #[allow(clippy::wildcard_enum_match_arm, reason = "the powers that are actions; the others are never asked about")]
    pub fn hinders_ability(&self, seat: Seat, ability: Ability) -> Option<Hindrance> {
        if !self.has(seat, ability) {
            return Some(Hindrance::Used);
        }
        match ability {
            Ability::DeclareMartialLaw => first([(self.president == self.admiral, Hindrance::NobodyElse)]),
            Ability::Cag => first([(!self.has_vipers(), Hindrance::NoViper)]),
            // Ruling 19/23.
            Ability::UnconventionalTactics => first([(self.dial(Dial::Population) == 0, Hindrance::NoPopulation)]),
            Ability::SkilledPolitician => first([(!self.can_draw_quorum(), Hindrance::NoCard)]),
            // Ruling 19/25.
            Ability::CylonDetector => {
                let hidden = self.people.iter().any(|other| other.seat != seat && other.hidden > 0);
                first([(self.has_rule(Rule::NoLoyaltyLooks), Hindrance::Forbidden), (!hidden, Hindrance::NoCard)])
            }
            _ => None,
        }
    }

    /// What keeps the Admiral from firing a nuke.
    pub fn hinders_nuke(&self) -> Option<Hindrance> {
        let nobody = self.basestars().next().is_none();
        first([(self.reserves.nukes == 0, Hindrance::NoNuke), (nobody, Hindrance::NoBasestar)])
    }

    /// Is there a viper to be launched or activated without a pilot?
    fn has_vipers(&self) -> bool {
        self.reserves.vipers > 0 || self.areas.iter().any(|area| area.vipers > 0)
    }

    fn has_cylon_ships(&self) -> bool {
        let cylons = |area: &super::AreaBoard| area.raiders + area.heavy_raiders > 0 || !area.basestars.is_empty();
        self.areas.iter().any(cylons)
    }

    fn can_draw_quorum(&self) -> bool {
        let deck = &self.decks.quorum;
        deck.cards > 0 || !deck.discards.is_empty()
    }

    /// Who would have a title if this seat were revealed as a Cylon. Rulings 10/1 and 19/2: the highest eligible human, also one
    /// above the former holder; 10/2: when all are in the Brig, the highest of them.
    pub fn heir_after(&self, title: Title, seat: Seat) -> Option<Seat> {
        let of = |character| self.people.iter().find(|person| person.character == Some(character));
        let line = || {
            let people = title.succession().into_iter().filter_map(of);
            people.filter(|person| !person.revealed && person.seat != seat)
        };
        let free = line().find(|person| title.kept_in_brig() || !person.in_brig());
        free.or_else(|| line().next()).map(|person| person.seat)
    }
}
