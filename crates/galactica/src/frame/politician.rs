//! Skilled Politician: Roslin sees four Quorum cards, carries out one and puts the others under the deck. Ruling 11/4.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::action::playable;
use super::{Behave, Block, Bury, Flow, Run, Text, call, next, wait};
use crate::cards::{CardFace, Quorum};
use crate::event::DeckName;
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PoliticianStep {
    #[default]
    Draw,
    Pick,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Politician {
    pub step: PoliticianStep,
    pub seat: Seat,
}

impl Politician {
    pub fn by(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }
}

/// facts/galactica-components.json, "skilled politician".
const DRAWN: u8 = 4;

impl Behave for Politician {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let seat = self.seat;
        state.offered.clear();
        for _ in 0..DRAWN {
            if let Some(card) = state.next_quorum(log) {
                state.offered.push(card);
            }
        }
        let count = state.offered.len() as u8;
        log.split(seat, || {
            let cards = state.offered.iter().map(|&card| Quorum::of(card)).collect();
            (Event::SawQuorum { seat, cards }, Some(Event::LookedAtDeck { seat, deck: DeckName::Quorum, count }))
        });
        wait(Self { step: PoliticianStep::Pick, ..self })
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    // One that does something; where none would, any.
    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        into.start(Prompt::PoliticianPick, 1, 1);
        let mut cards: Vec<Quorum> = state.offered.iter().map(|&card| Quorum::of(card)).collect();
        cards.sort_unstable();
        into.pick.from.extend(cards.iter().copied().filter(|&card| playable(state, seat, card)).map(Item::Quorum));
        if into.pick.from.is_empty() {
            into.pick.from.extend(cards.into_iter().map(Item::Quorum));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let Some(&Item::Quorum(card)) = items.first() else { return Flow::Done };
        let at = state.offered.iter().position(|&id| Quorum::of(id) == card).expect("only what was drawn is offered");
        let id = state.offered.remove(at);
        state.quorum.discard(id);
        log.showed(state.everyone());
        log.public(|| Event::PlayedQuorum { seat, card });
        let run = Run::text(Text::Quorum(card), Block::Text, seat);
        if playable(state, seat, card) {
            call(Bury { seat, deck: DeckName::Quorum }, run)
        } else {
            next(Bury { seat, deck: DeckName::Quorum })
        }
    }
}
