//! The fleet jumps. Rulebook, "Jumping the fleet"; ruling 8.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Block, Bury, Flow, Run, Sleeper, Text, call, next, wait};
use crate::cards::{CardFace, Destination, KOBOL, Quorum};
use crate::event::DeckName;
use crate::state::{Ending, Placed, State};
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JumpStep {
    #[default]
    Leave,
    Choose,
    Arrive(Destination),
    Travelled(Destination),
    Settle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Jump {
    pub step: JumpStep,
    /// Who chooses the destination.
    pub seat: Seat,
}

/// Rulings 8/3 and 8/4.
const DRAWN: usize = 2;
const DRAWN_BY_SPECIALIST: usize = 3;

fn leave(state: &mut State, log: &mut Log) {
    log.public(|| Event::Jumped);
    // Ruling 8/3: vipers to the Reserves, pilots to the Hangar Deck, civilians back and shuffled, Cylon ships away;
    // centurions and damaged vipers stay.
    state.recall_vipers(log);
    state.space.raiders = [0; 6];
    state.space.heavy_raiders = [0; 6];
    state.space.basestars = Default::default();
    let ships: Vec<u8> = state.space.civilians.iter().map(|civilian| civilian.ship).collect();
    state.space.civilians.clear();
    ships.into_iter().for_each(|ship| state.space.stock.push(ship));
    state.dice.shuffle(&mut state.space.stock);
    state.jump_ends_rules(log);
}

impl Jump {
    fn draw(self, state: &mut State, log: &mut Log) -> Flow {
        // Ruling 8/4: they draw and choose once; what the card asks of the Admiral stays the Admiral's.
        let (seat, count) = match state.appointed.mission_specialist {
            Some(seat) => {
                state.leave_play(Quorum::AssignMissionSpecialist, log);
                (seat, DRAWN_BY_SPECIALIST)
            }
            None => (state.admiral, DRAWN),
        };
        log.drew();
        state.offered.clear();
        for _ in 0..count {
            if let (Some(card), _) = state.destinations.draw(&mut state.dice) {
                state.offered.push(card);
            }
        }
        let drawn = state.offered.len() as u8;
        log.split(seat, || {
            let cards = state.offered.iter().map(|&card| Destination::of(card)).collect();
            let looked = Event::LookedAtDeck { seat, deck: DeckName::Destination, count: drawn };
            (Event::SawDestinations { seat, cards }, Some(looked))
        });
        wait(Self { step: JumpStep::Choose, seat })
    }
}

impl Behave for Jump {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            // Rulings 8/6 and 19/10: the last jump wins, or loses at once with a resource at 0.
            JumpStep::Leave if state.distance >= KOBOL.last_jump => {
                log.public(|| Event::Jumped);
                let ending = state.empty_dial().map_or(Ending::Kobol, Ending::of);
                state.end(ending, log);
                Flow::Done
            }
            JumpStep::Leave => {
                leave(state, log);
                self.draw(state, log)
            }
            JumpStep::Choose => wait(self),
            JumpStep::Arrive(destination) => {
                let run = Run::text(Text::Destination(destination), Block::Text, state.admiral);
                call(run, Self { step: JumpStep::Travelled(destination), ..self })
            }
            JumpStep::Travelled(destination) => {
                state.distance += destination.row().distance;
                log.public(|| Event::Distance { now: state.distance });
                let then = Self { step: JumpStep::Settle, ..self };
                if Sleeper::is_due(state) { call(Sleeper::default(), then) } else { next(then) }
            }
            JumpStep::Settle => {
                state.jump = 0;
                // Ships that an attack card placed are gone; those of the destination are none of them.
                state.placed = Placed::default();
                log.public(|| Event::JumpTrack { now: 0 });
                Flow::Done
            }
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::DestinationPick, 1, 1);
        into.pick.from.extend(state.offered.iter().map(|&card| Item::Destination(Destination::of(card))));
        into.pick.from.sort_unstable();
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let Some(&Item::Destination(destination)) = items.first() else { return Flow::Done };
        let at = state.offered.iter().position(|&card| Destination::of(card) == destination);
        let card = state.offered.remove(at.expect("only what was drawn is offered"));
        state.travelled.push(card);
        log.showed(state.everyone());
        log.public(|| Event::Destination { seat, destination });
        // The others go face down under the deck; ruling 19/28: in the order they like.
        let then = Self { step: JumpStep::Arrive(destination), ..self };
        call(Bury { seat, deck: DeckName::Destination }, then)
    }
}
