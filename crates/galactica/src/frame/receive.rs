//! Receive Skills, and every other draw of skill cards with a choice of types: first how many of each, then the cards.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, next, wait_unless_forced};
use crate::cards::{Location, Skill, Slot};
use crate::state::State;
use crate::{Ask, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReceiveStep {
    /// How many of each type, where there is a choice.
    #[default]
    Choose,
    Draw,
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// What the skill set says.
    #[default]
    SkillSet,
    /// In Sickbay: one card of the skill set.
    One,
    /// So many of any types.
    Any(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Receive {
    pub step: ReceiveStep,
    pub seat: Seat,
    pub draws: Draws,
    /// How many of each type were chosen.
    pub chosen: [u8; 5],
}

impl Receive {
    /// The step of a turn.
    pub fn of_turn(state: &State, seat: Seat) -> Self {
        let draws = if state.revealed.contains(seat) {
            // Ruling 13/1: any types, the same twice is fine.
            Draws::Any(2)
        } else if state.is_at(seat, Location::Sickbay) {
            Draws::One
        } else {
            Draws::SkillSet
        };
        Self { seat, draws, ..Self::default() }
    }

    pub fn any(seat: Seat, count: u8) -> Self {
        Self { seat, draws: Draws::Any(count), ..Self::default() }
    }

    fn slots(self, state: &State) -> &'static [Slot] {
        state.character(self.seat).row().skill_set
    }
}

impl Behave for Receive {
    // Ruling 2/2: first how many of each type, then the cards.
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            ReceiveStep::Choose => wait_unless_forced(self, state, self.seat, log),
            ReceiveStep::Draw => {
                if self.draws == Draws::SkillSet {
                    for slot in self.slots(state).iter().filter(|slot| slot.skills.len() == 1) {
                        state.draw(self.seat, slot.skills[0], slot.count, log);
                    }
                }
                for skill in Skill::ALL {
                    state.draw(self.seat, skill, self.chosen[skill.index()], log);
                }
                Flow::Done
            }
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    // A multiset of types: exactly "how many of each". Ruling 15/2: a type with no card left cannot be drawn.
    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        let (prompt, count, choice) = match self.draws {
            // No skill set has two slots with a choice.
            Draws::SkillSet => {
                let slot = self.slots(state).iter().find(|slot| slot.skills.len() > 1);
                (Prompt::ReceiveSkills, slot.map_or(0, |slot| slot.count), slot.map_or(&[][..], |slot| slot.skills))
            }
            Draws::One => (Prompt::ReceiveSkills, 1, &[][..]),
            Draws::Any(count) => (Prompt::DrawAny { count }, count, &Skill::ALL[..]),
        };
        into.start(prompt, 0, 0);
        for skill in Skill::ALL {
            let offered = match self.draws {
                Draws::SkillSet | Draws::Any(_) => choice.contains(&skill),
                Draws::One => self.slots(state).iter().any(|slot| slot.skills.contains(&skill)),
            };
            if offered {
                let count = usize::from(count).min(state.drawable(skill));
                into.pick.from.extend(std::iter::repeat_n(Item::Skill(skill), count));
            }
        }
        let count = usize::from(count).min(into.pick.from.len()) as u8;
        (into.pick.min, into.pick.max) = (count, count);
    }

    fn answer(self, _state: &mut State, _seat: Seat, items: &[Item], _log: &mut Log) -> Flow {
        let mut chosen = self.chosen;
        for item in items {
            if let Item::Skill(skill) = item {
                chosen[skill.index()] += 1;
            }
        }
        next(Self { step: ReceiveStep::Draw, chosen, ..self })
    }
}
