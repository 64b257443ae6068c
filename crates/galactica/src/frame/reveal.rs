//! Revealing as a Cylon. The card's own power, titles and the Super Crisis card are not in the slice.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::{Flow, Frame};
use crate::cards::kind_of;
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

/// Ruling 12/2: a hand of three is kept.
const KEPT: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RevealStep {
    #[default]
    Show,
    Discard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Reveal {
    pub step: RevealStep,
}

impl Reveal {
    pub(crate) fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            RevealStep::Show => {
                let seat = state.current;
                state.revealed.insert(seat);
                log.showed(state.everyone());
                log.public(|| Event::Revealed { seat, card: state.loyalty_of(seat) });
                Flow::Next(Frame::Reveal(Self { step: RevealStep::Discard }))
            }
            RevealStep::Discard if state.hand_size(state.current) > KEPT => Flow::Wait(Frame::Reveal(self)),
            RevealStep::Discard => Flow::Done,
        }
    }

    // Ruling 19/6: his own choice.
    pub(crate) fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        let count = (state.hand_size(seat) - KEPT) as u8;
        into.start(Prompt::Discard { count }, count, count);
        into.pick.from.extend(state.hands[seat.index()].iter().map(|card| Item::Card(kind_of(card))));
    }

    pub(crate) fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        state.discard_all(seat, items, log);
        Flow::Done
    }
}
