//! The actions of the human locations that are not frames of their own. Rulebook, "Locations"; ruling 4.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::action::{can_draw_quorum, play_quorum, playable, preys};
use super::{Action, Behave, Check, Flow, Jump, Roll, Strike, call, next, wait, wait_unless_forced};
use crate::cards::{Area, Attacker, CardFace, Civilian, JUMP_TRACK, Location, Skill, Target};
use crate::chance::FTL_LOSES_UP_TO;
use crate::people::Place;
use crate::state::{Dial, State, faces};
use crate::{Ask, Cause, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActivateStep {
    RollFtl,
    Ftl,
    Fire,
    Look,
    /// These two ships may be moved, the first of them now.
    Shift(u8, Option<u8>),
    Research,
    Choose,
    Recall,
    Launch,
    Aim,
    Armory(u8),
    Press,
    Office,
    More,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activate {
    pub step: ActivateStep,
    pub seat: Seat,
    pub location: Location,
}

/// facts/galactica-components.json, "armory".
const CENTURION: Cause = Cause::Attack(Attacker::Armory, Target::Centurion);

impl Activate {
    pub fn of(state: &State, seat: Seat, location: Location) -> Self {
        let step = match location {
            Location::FtlControl => ActivateStep::RollFtl,
            Location::WeaponsControl => ActivateStep::Fire,
            Location::Communications => ActivateStep::Look,
            Location::ResearchLab => ActivateStep::Research,
            Location::AdmiralsQuarters | Location::Administration => ActivateStep::Choose,
            // Ruling 19/9: with no viper in the Reserves, one is recalled first.
            Location::HangarDeck if state.space.reserve == 0 => ActivateStep::Recall,
            Location::HangarDeck => ActivateStep::Launch,
            Location::Armory => ActivateStep::Aim,
            Location::PressRoom => ActivateStep::Press,
            Location::PresidentsOffice => ActivateStep::Office,
            Location::Sickbay
            | Location::Command
            | Location::Brig
            | Location::Caprica
            | Location::CylonFleet
            | Location::HumanFleet
            | Location::ResurrectionShip => unreachable!("no such action here"),
        };
        Self { step, seat, location }
    }

    const fn at(self, step: ActivateStep) -> Self {
        Self { step, ..self }
    }
}

impl Behave for Activate {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let seat = self.seat;
        match self.step {
            // Ruling 8/2: the acting player rolls first; then the jump.
            ActivateStep::RollFtl => {
                let loses = JUMP_TRACK[usize::from(state.jump)].population_risk;
                call(Roll::of(seat, Cause::Ftl { loses }), self.at(ActivateStep::Ftl))
            }
            ActivateStep::Ftl => {
                if state.die.result <= FTL_LOSES_UP_TO {
                    let loses = JUMP_TRACK[usize::from(state.jump)].population_risk;
                    state.change(Dial::Population, -(loses as i8), log);
                }
                next(Jump::default())
            }
            ActivateStep::Press => {
                state.draw(seat, Skill::Politics, 2, log);
                Flow::Done
            }
            ActivateStep::Office => {
                state.draw_quorum(1, log);
                next(self.at(ActivateStep::More))
            }
            ActivateStep::Armory(at) => {
                if state.die.result >= CENTURION.thresholds()[0] {
                    state.space.centurions[usize::from(at)] -= 1;
                    log.public(|| Event::CenturionDestroyed);
                }
                Flow::Done
            }
            ActivateStep::Look | ActivateStep::Research | ActivateStep::Recall | ActivateStep::Aim => {
                wait_unless_forced(self, state, seat, log)
            }
            ActivateStep::Fire
            | ActivateStep::Shift(..)
            | ActivateStep::Choose
            | ActivateStep::Launch
            | ActivateStep::More => wait(self),
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        match self.step {
            // Ruling 4/12: any area; not centurions.
            ActivateStep::Fire => {
                into.start(Prompt::FireAt, 1, 1);
                for area in Area::ALL {
                    into.pick.from.extend(preys(state, area).map(|prey| Item::Strike { area, prey }));
                }
            }
            // Ruling 4/11: two, or the only one.
            ActivateStep::Look => {
                let count = state.space.civilians.len().min(2) as u8;
                into.start(Prompt::LookAtCivilians, count, count);
                into.pick.from.extend((0..state.space.civilians.len() as u8).map(Item::Civilian));
            }
            ActivateStep::Shift(ship, _) => {
                into.start(Prompt::MoveCivilian { ship }, 0, 1);
                let mut areas = state.space.civilians[usize::from(ship)].area.adjacent();
                areas.sort_unstable();
                into.pick.from.extend(areas.map(Item::Area));
            }
            ActivateStep::Research => {
                into.start(Prompt::DrawAny { count: 1 }, 1, 1);
                let skills =
                    [Skill::Tactics, Skill::Engineering].into_iter().filter(|&skill| state.drawable(skill) > 0);
                into.pick.from.extend(skills.map(Item::Skill));
            }
            ActivateStep::Choose => {
                into.start(Prompt::ChooseCharacter { location: self.location }, 1, 1);
                into.pick
                    .from
                    .extend(state.seats().filter(|&who| choosable(state, self.location, who)).map(Item::Seat));
            }
            ActivateStep::Recall => {
                into.start(Prompt::RecallWhich, 1, 1);
                let areas = Area::ALL.into_iter().filter(|&area| state.space.vipers[area as usize] > 0);
                into.pick.from.extend(areas.map(Item::Recall));
            }
            ActivateStep::Launch => {
                into.start(Prompt::LaunchWhere, 1, 1);
                into.pick.from.extend(Area::ALL.into_iter().filter(|area| area.row().launch_icon).map(Item::Launch));
            }
            ActivateStep::Aim => {
                into.start(Prompt::AttackCenturion, 1, 1);
                let places = (0..4).filter(|&at: &u8| state.space.centurions[usize::from(at)] > 0);
                into.pick.from.extend(places.map(Item::Centurion));
            }
            ActivateStep::More => {
                into.start(Prompt::QuorumMore, 0, 1);
                into.pick.from.extend(faces(state.quorum_hand).filter(|&c| playable(state, seat, c)).map(Item::Quorum));
                into.pick.from.extend(can_draw_quorum(state).then_some(Item::DrawQuorum));
                into.pick.max = u8::from(!into.pick.from.is_empty());
            }
            ActivateStep::RollFtl
            | ActivateStep::Ftl
            | ActivateStep::Armory(_)
            | ActivateStep::Press
            | ActivateStep::Office => unreachable!("never waits"),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let ActivateStep::Shift(ship, other) = self.step {
            if let Some(to) = super::area_in(items) {
                state.space.civilians[usize::from(ship)].area = to;
                log.public(|| Event::CivilianMoved { ship, to });
            }
            return other.map_or(Flow::Done, |other| wait(self.at(ActivateStep::Shift(other, None))));
        }
        match items.first() {
            Some(&Item::Strike { area, prey }) => next(Strike::by(Attacker::Galactica, seat, area, prey)),
            Some(&Item::Civilian(first)) => {
                let ships: Vec<u8> = items
                    .iter()
                    .filter_map(|item| if let Item::Civilian(ship) = *item { Some(ship) } else { None })
                    .collect();
                ships.iter().for_each(|&ship| state.space.civilians[usize::from(ship)].known.insert(seat));
                log.drew();
                log.split(seat, || {
                    let face = |&ship: &u8| (ship, Civilian::of(state.space.civilians[usize::from(ship)].ship));
                    (
                        Event::SawCivilians { seat, ships: ships.iter().map(face).collect() },
                        Some(Event::LookedAtCivilians { seat, ships: ships.clone() }),
                    )
                });
                wait(self.at(ActivateStep::Shift(first, ships.get(1).copied())))
            }
            Some(&Item::Skill(skill)) => {
                state.draw(seat, skill, 1, log);
                Flow::Done
            }
            Some(&Item::Seat(who)) => next(Check::location(self.location, seat, who)),
            Some(&Item::Recall(area)) => {
                state.space.vipers[area as usize] -= 1;
                state.space.reserve += 1;
                log.public(|| Event::Recalled { area });
                wait(self.at(ActivateStep::Launch))
            }
            // Ruling 4/13: one more action of any kind.
            Some(&Item::Launch(area)) => {
                state.space.reserve -= 1;
                log.public(|| Event::Launched { seat, area });
                state.put(seat, Place::Flying(area), log);
                next(Action::of(seat))
            }
            Some(&Item::Centurion(at)) => call(Roll::of(seat, CENTURION), self.at(ActivateStep::Armory(at))),
            Some(&Item::Quorum(card)) => play_quorum(state, seat, card, log),
            Some(&Item::DrawQuorum) => {
                state.draw_quorum(1, log);
                Flow::Done
            }
            _ => Flow::Done,
        }
    }
}

/// Whom a check at this location can be about.
fn choosable(state: &State, location: Location, who: Seat) -> bool {
    if location == Location::AdmiralsQuarters {
        // Rulings 9/3 and 19/26: oneself as well.
        return state.can_be_sent(who, Location::Brig);
    }
    // Ruling 5.3/2: as long as the Vice President is not President, nobody else.
    let vice = state.appointed.vice_president.filter(|&vice| vice != state.president);
    state.is_human(who) && vice.is_none_or(|vice| vice == who)
}
