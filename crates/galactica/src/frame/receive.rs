//! Receive Skills: a player draws what his skill set says, a revealed Cylon two cards of any types.

use serde::{Deserialize, Serialize};

use super::{Flow, Frame};
use crate::cards::{Skill, Slot};
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Receive {
    pub step: ReceiveStep,
    /// How many of each type were chosen.
    pub chosen: [u8; 5],
}

// Ruling 13/1.
const CYLON: [Slot; 1] = [Slot { skills: &Skill::ALL, count: 2 }];

fn slots(state: &State) -> &'static [Slot] {
    if state.revealed.contains(state.current) {
        &CYLON
    } else {
        state.characters[state.current.index()].row().skill_set
    }
}

impl Receive {
    // Ruling 2/2: first how many of each type, then the cards.
    pub(crate) fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            ReceiveStep::Choose => {
                let mut ask = Ask::default();
                self.ask(state, &mut ask);
                // Forced by public facts (no choice in the set, or decks run dry): given by the engine.
                if ask.pick.is_forced() {
                    let count = usize::from(ask.pick.min);
                    return self.answer(&ask.pick.from[..count]);
                }
                Flow::Wait(Frame::Receive(self))
            }
            ReceiveStep::Draw => {
                let seat = state.current;
                for slot in slots(state).iter().filter(|slot| slot.skills.len() == 1) {
                    state.draw(seat, slot.skills[0], slot.count, log);
                }
                for skill in Skill::ALL {
                    state.draw(seat, skill, self.chosen[skill.index()], log);
                }
                Flow::Done
            }
        }
    }

    // A multiset of types: exactly "how many of each". Ruling 15/2: a type with no card left cannot be drawn.
    pub(crate) fn ask(self, state: &State, into: &mut Ask) {
        into.start(Prompt::ReceiveSkills, 0, 0);
        // No skill set has two such slots.
        if let Some(slot) = slots(state).iter().find(|slot| slot.skills.len() > 1) {
            for skill in Skill::ALL.into_iter().filter(|skill| slot.skills.contains(skill)) {
                let count = usize::from(slot.count).min(state.drawable(skill));
                into.pick.from.extend(std::iter::repeat_n(Item::Skill(skill), count));
            }
            let count = usize::from(slot.count).min(into.pick.from.len()) as u8;
            (into.pick.min, into.pick.max) = (count, count);
        }
    }

    pub(crate) fn answer(self, items: &[Item]) -> Flow {
        let mut chosen = self.chosen;
        for item in items {
            if let Item::Skill(skill) = item {
                chosen[skill.index()] += 1;
            }
        }
        Flow::Next(Frame::Receive(Self { step: ReceiveStep::Draw, chosen }))
    }
}
