//! A player's turn.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::{Attack, Check, Fleet, Flow, Frame, Limit, Receive, Reveal};
use crate::cards::{Crisis, Loyalty};
use crate::state::{Dial, Ending, State};
use crate::{Ask, Event, Item, Log, Prompt};

/// The slice ends after so many turns each: its stand-in for the journey to Kobol.
pub(super) const ROUNDS: u8 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnStep {
    #[default]
    Receive,
    Action,
    Crisis,
    Ships,
    End,
    Verdict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Turn {
    pub step: TurnStep,
}

impl Turn {
    const fn at(step: TurnStep) -> Frame {
        Frame::Turn(Self { step })
    }

    // Rulebook, "Player turn"; ruling 2. Movement and the jump are not in the slice.
    pub(crate) fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            TurnStep::Receive => {
                let seat = state.current;
                log.public(|| Event::Turn { seat });
                Flow::Call { then: Self::at(TurnStep::Action), callee: Frame::Receive(Receive::default()) }
            }
            // Ruling 13/1: a revealed Cylon uses a Cylon location (here always Human Fleet) and has no crisis.
            TurnStep::Action if state.revealed.contains(state.current) => {
                Flow::Call { then: Self::at(TurnStep::End), callee: Frame::Fleet(Fleet::default()) }
            }
            TurnStep::Action => Flow::Wait(Frame::Turn(self)),
            TurnStep::Crisis => {
                let check = Check::of(Crisis::Resistance);
                Flow::Call { then: Self::at(TurnStep::Ships), callee: Frame::Check(check) }
            }
            TurnStep::Ships => Flow::Call { then: Self::at(TurnStep::End), callee: Frame::Attack(Attack::default()) },
            // Ruling 12/3: these checks follow a reveal as well.
            TurnStep::End => Flow::Call { then: Self::at(TurnStep::Verdict), callee: Frame::Limit(Limit::default()) },
            TurnStep::Verdict => {
                state.turns += 1;
                // Ruling 17/2: a resource at 0 counts at the end of a turn.
                let empty = Dial::ALL.into_iter().find(|&dial| state.dials[dial as usize] == 0);
                if let Some(dial) = empty {
                    state.end(Ending::of(dial), log);
                    return Flow::Done;
                }
                if state.turns == ROUNDS * state.players {
                    state.end(Ending::Kobol, log);
                    return Flow::Done;
                }
                state.current = Seat((state.current.0 + 1) % state.players);
                Flow::Next(Frame::Turn(Self::default()))
            }
        }
    }

    // Every human is asked the same; only a Cylon has something to answer (ruling 12/2).
    pub(crate) fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        let loyalty = state.loyalty_of(seat);
        into.start(Prompt::Action, 0, u8::from(loyalty.is_cylon()));
        into.pick.from.extend(loyalty.is_cylon().then_some(Item::Reveal(loyalty)));
    }

    pub(crate) fn answer(self, items: &[Item]) -> Flow {
        if let Some(&Item::Reveal(card)) = items.first() {
            debug_assert_ne!(card, Loyalty::NotACylon);
            // Ruling 12/2: the turn ends with no crisis.
            return Flow::Call { then: Self::at(TurnStep::End), callee: Frame::Reveal(Reveal::default()) };
        }
        Flow::Next(Self::at(TurnStep::Crisis))
    }
}
