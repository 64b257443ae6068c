//! A player's turn. Rulebook, "Player turn"; ruling 2.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Action, Behave, Discard, Flow, Movement, Peek, Receive, Resolve, Via, call, next, wait};
use crate::cards::{Ability, Location};
use crate::event::DeckName;
use crate::people::Place;
use crate::state::{Ending, State, TurnSoFar};
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnStep {
    #[default]
    Start,
    Receive,
    Movement,
    Action,
    Crisis,
    Recon,
    Limit,
    Verdict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Turn {
    pub step: TurnStep,
}

const fn at(step: TurnStep) -> Turn {
    Turn { step }
}

impl Behave for Turn {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let seat = state.current;
        match self.step {
            TurnStep::Start => {
                start(state, log);
                next(at(TurnStep::Receive))
            }
            TurnStep::Receive => call(Receive::of_turn(state, seat), at(TurnStep::Movement)),
            TurnStep::Movement => call(Movement::of(seat), at(TurnStep::Action)),
            // Rulings 12/2 and 19/20: whoever became a Cylon in their own turn takes nothing more in it.
            TurnStep::Action | TurnStep::Crisis if state.turn.turned => next(at(TurnStep::Recon)),
            TurnStep::Action if state.turn.actions > 0 => {
                state.turn.actions -= 1;
                call(Action::of(seat), self)
            }
            // Ruling 13/1: a revealed Cylon has no crisis. Rulings 9/1 and 9/4: neither has a prisoner.
            TurnStep::Action if !state.is_human(seat) => next(at(TurnStep::Recon)),
            TurnStep::Action => next(at(TurnStep::Crisis)),
            TurnStep::Crisis if state.is_at(seat, Location::Brig) => next(at(TurnStep::Recon)),
            TurnStep::Crisis => call(Resolve::draw(Via::Turn), at(TurnStep::Recon)),
            // Crisis file, extra_crisis: back to the crisis step after this card's activation.
            TurnStep::Recon if state.turn.extra_crisis && !state.turn.turned => {
                state.turn.extra_crisis = false;
                next(at(TurnStep::Crisis))
            }
            // Ruling 14/5: in the Brig as well.
            TurnStep::Recon if state.has(seat, Ability::Recon) => wait(self),
            TurnStep::Recon => next(at(TurnStep::Limit)),
            // Rulings 2/5, 2/6 and 12/3: every player, also after a reveal.
            TurnStep::Limit => call(Discard::limit(), at(TurnStep::Verdict)),
            TurnStep::Verdict => {
                state.turns += 1;
                // Ruling 17/2: a resource at 0 counts at the end of a turn.
                if let Some(dial) = state.empty_dial() {
                    state.end(Ending::of(dial), log);
                    return Flow::Done;
                }
                state.current = Seat((state.current.0 + 1) % state.players);
                next(at(TurnStep::Start))
            }
        }
    }

    fn asked(self, state: &State) -> SeatSet {
        SeatSet::one(state.current)
    }

    fn ask(self, _state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::Recon, 0, 1);
        into.pick.from.push(Item::Yes);
    }

    fn answer(self, _state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if items.is_empty() {
            return next(at(TurnStep::Limit));
        }
        log.public(|| Event::Used { seat, ability: Ability::Recon });
        call(Peek { seat, deck: DeckName::Crisis }, at(TurnStep::Limit))
    }
}

// Ruling 2/1: all before Receive Skills.
fn start(state: &mut State, log: &mut Log) {
    let seat = state.current;
    state.turn = TurnSoFar { actions: 1, ..TurnSoFar::default() };
    state.space.let_basestars_fire();
    log.public(|| Event::Turn { seat });
    if let Some(tigh) = state.able(Ability::Alcoholic)
        && state.hand_size(tigh) == 1
    {
        log.public(|| Event::Used { seat: tigh, ability: Ability::Alcoholic });
        let hand = state.hands[tigh.index()];
        state.discard_cards(tigh, hand, log);
    }
    if state.has(seat, Ability::Stranded) && state.place(seat) == Place::Nowhere {
        log.public(|| Event::Used { seat, ability: Ability::Stranded });
        // His second turn: everybody has one in each round.
        if state.turns >= u16::from(state.players) {
            state.put(seat, Place::At(Location::HangarDeck), log);
        }
    }
    // Determined now, and kept whatever she does with the viper.
    if state.has(seat, Ability::ExpertPilot) && state.place(seat).area().is_some() {
        log.public(|| Event::Used { seat, ability: Ability::ExpertPilot });
        state.turn.actions = 2;
    }
}
