//! One action, or none. Rulebook, "Action step"; ruling 4.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{
    Activate, Behave, Block, Caprica, Command, CylonFleet, ExecutiveOrder, Flow, HumanFleet, Politician, Receive,
    Repair, Resurrection, Reveal, Run, Scout, Strike, Target, Text, next, wait,
};
use crate::cards::{
    Ability, Attacker, BOX, JUMP_TRACK, Kind, Location, Loyalty, Quorum, Rule, Skill, SkillCard, TERMINAL_ILLNESS,
    Title, Zone, kind_of,
};
use crate::item::Prey;
use crate::people::Place;
use crate::state::{Dial, State, faces};
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionStep {
    #[default]
    Choose,
    /// Roslin's Terminal Illness: two cards first.
    Pay(Location),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Action {
    pub step: ActionStep,
    pub seat: Seat,
}

impl Action {
    pub fn of(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }
}

/// Can this seat activate the location it is at, and would it do anything?
pub fn usable(state: &State, seat: Seat, location: Location) -> bool {
    // Ruling 3/7.
    let barred = state.is_damaged(location)
        || state.has(seat, Ability::EmotionallyAttached) && location == Location::AdmiralsQuarters
        || state.has(seat, Ability::TerminalIllness) && state.hand_size(seat) < usize::from(TERMINAL_ILLNESS)
        || state.has(seat, Ability::ConvictedCriminal)
            && location != Location::Brig
            && has_company(state, seat, location);
    !barred && has_use(state, seat, location)
}

fn has_company(state: &State, seat: Seat, location: Location) -> bool {
    state.seats().any(|other| other != seat && state.is_at(other, location))
}

fn has_use(state: &State, seat: Seat, location: Location) -> bool {
    let space = &state.space;
    match location {
        Location::FtlControl => JUMP_TRACK[usize::from(state.jump)].zone == Zone::Blue,
        Location::WeaponsControl => space.has_cylons(),
        Location::Communications => !space.civilians.is_empty() && !state.has_rule(Rule::CommunicationsBlocked),
        Location::ResearchLab => state.drawable(Skill::Engineering) + state.drawable(Skill::Tactics) > 0,
        Location::Command => space.reserve + space.unmanned() > 0,
        Location::AdmiralsQuarters => state.seats().any(|seat| state.can_be_sent(seat, Location::Brig)),
        // Rulings 4/13 and 19/9.
        Location::HangarDeck => state.character(seat).row().can_pilot && space.reserve + space.unmanned() > 0,
        Location::Armory => space.centurions.iter().any(|&count| count > 0),
        Location::Sickbay => false,
        Location::Brig | Location::Administration | Location::Caprica | Location::HumanFleet => true,
        Location::PressRoom => state.drawable(Skill::Politics) > 0,
        Location::PresidentsOffice => state.president == seat && can_draw_quorum(state),
        // Ruling 12/7: never for a Cylon by the Sympathizer.
        Location::CylonFleet => state.sympathizer != Some(seat),
        Location::ResurrectionShip => {
            state.super_hands[seat.index()].is_some() || super::resurrection::can_pass(state, seat)
        }
    }
}

pub(super) fn can_draw_quorum(state: &State) -> bool {
    !state.quorum.pile().is_empty() || !state.quorum.discards().is_empty()
}

/// Would a Quorum card do anything now?
pub(super) fn playable(state: &State, seat: Seat, card: Quorum) -> bool {
    let others = || state.humans().iter().filter(move |&other| other != seat);
    match card {
        Quorum::AcceptProphecy
        | Quorum::AssignArbitrator
        | Quorum::AssignMissionSpecialist
        | Quorum::AssignVicePresident
        | Quorum::AuthorizationOfBrutalForce
        | Quorum::FoodRationing
        | Quorum::InspirationalSpeech => true,
        Quorum::ArrestOrder => state.seats().any(|seat| state.can_be_sent(seat, Location::Brig)),
        Quorum::EncourageMutiny => others().any(|seat| can_mutiny(state, seat)),
        Quorum::PresidentialPardon => others().any(|seat| state.is_at(seat, Location::Brig)),
        // Rulings 19/1 and 19/25.
        Quorum::ReleaseCylonMugshots => {
            !state.has_rule(Rule::NoLoyaltyLooks) && others().any(|seat| !state.loyalty.held(seat).is_empty())
        }
    }
}

/// facts/galactica-components.json, "encourage_mutiny": not the Admiral, and nobody in the Brig.
pub(super) fn can_mutiny(state: &State, seat: Seat) -> bool {
    state.is_human(seat) && state.admiral != seat && !state.is_at(seat, Location::Brig)
}

/// Would a skill card's action do anything?
fn card_usable(state: &State, seat: Seat, card: SkillCard) -> bool {
    match card {
        SkillCard::ConsolidatePower => Skill::ALL.into_iter().any(|skill| state.drawable(skill) > 0),
        // Ruling 4/2: at most one in a turn.
        SkillCard::ExecutiveOrder => {
            !state.turn.order
                && state.humans().iter().any(|other| super::executive_order::can_be_ordered(state, seat, other))
        }
        // Ruling 4/9.
        SkillCard::LaunchScout => state.space.raptors > 0,
        SkillCard::MaximumFirepower => state.place(seat).area().is_some_and(|area| preys(state, area).next().is_some()),
        SkillCard::Repair => match state.place(seat).location() {
            Some(Location::HangarDeck) => state.is_damaged(Location::HangarDeck) || state.space.damaged > 0,
            Some(location) => state.is_damaged(location),
            None => false,
        },
        SkillCard::InvestigativeCommittee
        | SkillCard::DeclareEmergency
        | SkillCard::StrategicPlanning
        | SkillCard::EvasiveManeuvers
        | SkillCard::ScientificResearch => false,
    }
}

#[allow(clippy::wildcard_enum_match_arm, reason = "the powers that are actions, of thirty")]
fn ability_usable(state: &State, seat: Seat, ability: Ability) -> bool {
    let space = &state.space;
    state.has(seat, ability)
        && match ability {
            Ability::DeclareMartialLaw => state.president != state.admiral,
            Ability::Cag => space.reserve + space.unmanned() > 0,
            // Ruling 19/23.
            Ability::UnconventionalTactics => state.dial(Dial::Population) > 0,
            Ability::SkilledPolitician => can_draw_quorum(state),
            // Ruling 19/25.
            Ability::CylonDetector => {
                !state.has_rule(Rule::NoLoyaltyLooks)
                    && state.seats().any(|other| other != seat && !state.loyalty.held(other).is_empty())
            }
            _ => false,
        }
}

const ABILITIES: [Ability; 5] = [
    Ability::DeclareMartialLaw,
    Ability::Cag,
    Ability::UnconventionalTactics,
    Ability::SkilledPolitician,
    Ability::CylonDetector,
];

/// What can be shot at in an area.
pub(super) fn preys(state: &State, area: crate::cards::Area) -> impl Iterator<Item = Prey> + '_ {
    let raider = (state.space.raiders[area as usize] > 0).then_some(Prey::Raider);
    let heavy = (state.space.heavy_raiders[area as usize] > 0).then_some(Prey::HeavyRaider);
    raider.into_iter().chain(heavy).chain(state.space.basestars_in(area).map(Prey::Basestar))
}

/// The Cylon cards that a seat could show.
fn cylon_cards(state: &State, seat: Seat) -> impl Iterator<Item = Loyalty> + '_ {
    let mut cards: Vec<Loyalty> = state.loyalty.held(seat).iter().map(|&card| BOX[usize::from(card)]).collect();
    cards.sort_unstable();
    cards.into_iter().filter(|card| card.is_cylon())
}

fn offer(state: &State, seat: Seat, from: &mut Vec<Item>) {
    if state.place(seat) == Place::Nowhere {
        return;
    }
    // In the order of [`Item`].
    if !state.is_human(seat) {
        from.extend(state.place(seat).location().filter(|&at| usable(state, seat, at)).map(Item::Activate));
        return;
    }
    let usable_card = |kind: &Kind| card_usable(state, seat, kind.card);
    from.extend(state.hands[seat.index()].iter().map(kind_of).filter(usable_card).map(Item::Card));
    from.extend(state.place(seat).location().filter(|&at| usable(state, seat, at)).map(Item::Activate));
    from.extend(ABILITIES.into_iter().filter(|&ability| ability_usable(state, seat, ability)).map(Item::Ability));
    if state.president == seat {
        from.extend(faces(state.quorum_hand).filter(|&card| playable(state, seat, card)).map(Item::Quorum));
        from.extend(can_draw_quorum(state).then_some(Item::DrawQuorum));
    }
    if state.admiral == seat && state.space.nukes > 0 {
        let targets = (0..2).filter(|&index: &u8| state.space.basestars[usize::from(index)].area.is_some());
        from.extend(targets.map(Item::Nuke));
    }
    // Ruling 12/10: a stranded Helo cannot; he is gone above.
    from.extend(cylon_cards(state, seat).map(Item::Reveal));
    if let Some(area) = state.place(seat).area() {
        let mut next = area.adjacent();
        next.sort_unstable();
        from.extend(next.into_iter().map(|to| Item::Fly { from: area, to }));
        from.extend(preys(state, area).map(|prey| Item::Strike { area, prey }));
    }
}

impl Behave for Action {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let seat = self.seat;
        // Stranded: no action. Everybody else is asked, whatever they hold.
        if state.place(seat) == Place::Nowhere {
            return Flow::Done;
        }
        for (ability, location) in [
            (Ability::EmotionallyAttached, Some(Location::AdmiralsQuarters)),
            (Ability::ConvictedCriminal, state.place(seat).location().filter(|&at| has_company(state, seat, at))),
        ] {
            if state.has(seat, ability) && location.is_some_and(|at| state.is_at(seat, at) && at != Location::Brig) {
                log.public(|| Event::Used { seat, ability });
            }
        }
        wait(self)
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        match self.step {
            ActionStep::Choose => {
                into.start(Prompt::Action, 0, 1);
                offer(state, seat, &mut into.pick.from);
                into.pick.max = u8::from(!into.pick.from.is_empty());
            }
            ActionStep::Pay(location) => {
                into.start(Prompt::PayActivation { location }, TERMINAL_ILLNESS, TERMINAL_ILLNESS);
                into.pick.from.extend(state.hands[seat.index()].iter().map(|card| Item::Card(kind_of(card))));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let ActionStep::Pay(location) = self.step {
            state.discard_all(seat, items, log);
            return activate(state, seat, location, log);
        }
        match items.first() {
            Some(&Item::Activate(location)) if state.has(seat, Ability::TerminalIllness) => {
                log.public(|| Event::Used { seat, ability: Ability::TerminalIllness });
                wait(Self { step: ActionStep::Pay(location), seat })
            }
            Some(&Item::Activate(location)) => activate(state, seat, location, log),
            Some(&Item::Card(kind)) => play(state, seat, kind, log),
            Some(&Item::Ability(ability)) => use_ability(state, seat, ability, log),
            Some(&Item::Quorum(card)) => play_quorum(state, seat, card, log),
            Some(&Item::DrawQuorum) => {
                state.draw_quorum(1, log);
                Flow::Done
            }
            Some(&Item::Nuke(basestar)) => {
                // Ruling 7.5/3: the token is always spent.
                state.space.nukes -= 1;
                log.public(|| Event::NukeSpent { left: state.space.nukes });
                let area = state.space.basestars[usize::from(basestar)].area.expect("only what is there is offered");
                next(Strike::by(Attacker::Nuke, seat, area, Prey::Basestar(basestar)))
            }
            Some(&Item::Reveal(card)) => next(Reveal::of(seat, card)),
            Some(&Item::Fly { from, to }) => {
                log.public(|| Event::Flew { seat, from, to });
                state.put(seat, Place::Flying(to), log);
                Flow::Done
            }
            Some(&Item::Strike { area, prey }) => next(Strike::by(Attacker::Viper, seat, area, prey)),
            _ => Flow::Done,
        }
    }
}

fn activate(state: &State, seat: Seat, location: Location, log: &mut Log) -> Flow {
    log.public(|| Event::Activated { seat, location });
    match location {
        Location::Caprica => next(Caprica::of(seat)),
        Location::CylonFleet => next(CylonFleet::of(seat)),
        Location::HumanFleet => next(HumanFleet::of(seat)),
        Location::ResurrectionShip => next(Resurrection::of(seat)),
        Location::Command => next(Command::vipers(seat, 2)),
        Location::Brig => next(super::Check::location(location, seat, seat)),
        Location::FtlControl
        | Location::WeaponsControl
        | Location::Communications
        | Location::ResearchLab
        | Location::AdmiralsQuarters
        | Location::HangarDeck
        | Location::Armory
        | Location::Sickbay
        | Location::PressRoom
        | Location::PresidentsOffice
        | Location::Administration => next(Activate::of(state, seat, location)),
    }
}

fn play(state: &mut State, seat: Seat, kind: Kind, log: &mut Log) -> Flow {
    let card = state.find(seat, kind);
    state.discard(seat, card);
    log.showed(state.everyone());
    log.public(|| Event::Played { seat, card: kind });
    match kind.card {
        SkillCard::ConsolidatePower => next(Receive::any(seat, 2)),
        SkillCard::ExecutiveOrder => {
            state.turn.order = true;
            next(ExecutiveOrder::by(seat))
        }
        SkillCard::LaunchScout => next(Scout::by(seat)),
        SkillCard::MaximumFirepower => next(Command::barrage(seat, 4)),
        SkillCard::Repair => {
            // Ruling 4/5: in his own turn, once.
            if state.has(seat, Ability::MaintenanceEngineer) && state.current == seat && !state.turn.maintenance {
                state.turn.maintenance = true;
                state.turn.actions += 1;
                log.public(|| Event::Used { seat, ability: Ability::MaintenanceEngineer });
            }
            next(Repair::by(seat))
        }
        SkillCard::InvestigativeCommittee
        | SkillCard::DeclareEmergency
        | SkillCard::StrategicPlanning
        | SkillCard::EvasiveManeuvers
        | SkillCard::ScientificResearch => unreachable!("no action: never offered here"),
    }
}

#[allow(clippy::wildcard_enum_match_arm, reason = "the powers that are actions, of thirty")]
fn use_ability(state: &mut State, seat: Seat, ability: Ability, log: &mut Log) -> Flow {
    state.spend(seat, ability, log);
    match ability {
        Ability::DeclareMartialLaw => {
            state.give_title(Title::President, state.admiral, log);
            Flow::Done
        }
        Ability::Cag => next(Command::vipers(seat, 6)),
        Ability::UnconventionalTactics => {
            state.change(Dial::Population, -1, log);
            next(Target::gain(seat))
        }
        Ability::SkilledPolitician => next(Politician::by(seat)),
        Ability::CylonDetector => next(Target::detector(seat)),
        _ => unreachable!("no action: never offered here"),
    }
}

/// The card is laid on the discard pile; what it says may take it from there.
pub(super) fn play_quorum(state: &mut State, seat: Seat, card: Quorum, log: &mut Log) -> Flow {
    state.lay_quorum(card);
    log.showed(state.everyone());
    log.public(|| Event::PlayedQuorum { seat, card });
    next(Run::text(Text::Quorum(card), Block::Text, seat))
}
