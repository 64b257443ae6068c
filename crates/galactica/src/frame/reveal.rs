//! Revealing as a Cylon. Rulebook, "Revealing Cylons"; rulings 12/2 to 12/4.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Discard, Flow, Measure, call, next, wait};
use crate::cards::{GALACTICA_DAMAGE, Location, Loyalty, Ship};
use crate::state::{Dial, State};
use crate::{Ask, Event, Item, Log, Prompt};

/// Ruling 12/2: a hand of three is kept.
pub(super) const KEPT: u8 = 3;
/// facts/galactica-components.json, "cylon_sickbay" and "cylon_damage".
const SICKBAY_CARDS: u8 = 5;
const TOKENS: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RevealStep {
    #[default]
    Show,
    Power,
    /// The victim has discarded and goes to Sickbay.
    Wounded(Seat),
    /// So many tokens are still to be applied.
    Damage(u8),
    Discard,
    Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Reveal {
    pub step: RevealStep,
    pub seat: Seat,
    pub card: Loyalty,
}

impl Reveal {
    pub fn of(seat: Seat, card: Loyalty) -> Self {
        Self { seat, card, ..Self::default() }
    }

    const fn at(self, step: RevealStep) -> Self {
        Self { step, ..self }
    }

    // Rulings 12/4 and 19/26: others, on Galactica, who can really be moved there.
    fn victims(self, state: &State) -> impl Iterator<Item = Seat> + '_ {
        let to = if self.card == Loyalty::CylonBrig { Location::Brig } else { Location::Sickbay };
        let reach = move |seat: &Seat| state.place(*seat).is_aboard(Ship::Galactica) && state.can_be_sent(*seat, to);
        state.seats().filter(move |&seat| seat != self.seat).filter(reach)
    }

    fn has_power(self, state: &State) -> bool {
        // Not in the Brig.
        !state.is_at(self.seat, Location::Brig)
            && match self.card {
                Loyalty::CylonBrig | Loyalty::CylonSickbay => self.victims(state).next().is_some(),
                Loyalty::CylonDamage | Loyalty::CylonMorale => true,
                Loyalty::NotACylon | Loyalty::Sympathizer => false,
            }
    }
}

impl Behave for Reveal {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let seat = self.seat;
        match self.step {
            RevealStep::Show => {
                state.loyalty.show(seat, self.card);
                // Ruling 10/5: from now on, so that they do not inherit the title of an Admiral whom they send to the Brig.
                state.revealed.insert(seat);
                log.showed(state.everyone());
                log.public(|| Event::Revealed { seat, card: self.card });
                if self.has_power(state) {
                    wait(self.at(RevealStep::Power))
                } else {
                    next(self.at(RevealStep::Discard))
                }
            }
            RevealStep::Power => wait(self),
            RevealStep::Wounded(victim) => {
                state.send(victim, Location::Sickbay, log);
                next(self.at(RevealStep::Discard))
            }
            RevealStep::Damage(left) if left > 0 && !state.offered.is_empty() => wait(self),
            // Ruling 19/17: what is put back stays secret.
            RevealStep::Damage(_) => {
                state.offered.clear();
                next(self.at(RevealStep::Discard))
            }
            // Ruling 19/6: their own choice, whatever their sheet said.
            RevealStep::Discard => {
                call(Discard::of(SeatSet::one(seat), Measure::DownTo(KEPT)), self.at(RevealStep::Turn))
            }
            RevealStep::Turn => {
                state.turn_cylon(seat, log);
                state.draw_super(seat, log);
                Flow::Done
            }
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        let card = self.card;
        if let RevealStep::Damage(_) = self.step {
            into.start(Prompt::ApplyToken, 1, 1);
            let tokens = state.offered.iter().map(|&token| Item::Token(GALACTICA_DAMAGE[usize::from(token)]));
            into.pick.from.extend(tokens);
            into.pick.from.sort_unstable();
            return;
        }
        match card {
            Loyalty::CylonBrig | Loyalty::CylonSickbay => {
                into.start(Prompt::PowerTarget { card }, 0, 1);
                into.pick.from.extend(self.victims(state).map(Item::Seat));
            }
            Loyalty::CylonDamage | Loyalty::CylonMorale | Loyalty::NotACylon | Loyalty::Sympathizer => {
                into.start(Prompt::UsePower { card }, 0, 1);
                into.pick.from.push(Item::Yes);
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let RevealStep::Damage(left) = self.step {
            let token = |&token: &u8| items.first() == Some(&Item::Token(GALACTICA_DAMAGE[usize::from(token)]));
            let at = state.offered.iter().position(token).expect("only what was drawn is offered");
            let token = state.offered.remove(at);
            state.apply_token(token, log);
            return next(self.at(RevealStep::Damage(left - 1)));
        }
        if !items.is_empty() {
            let card = self.card;
            log.public(|| Event::UsedPower { seat, card });
        }
        match (self.card, items.first()) {
            (Loyalty::CylonBrig, Some(&Item::Seat(victim))) => state.send(victim, Location::Brig, log),
            // Ruling 19/16: the victim picks the five cards.
            (Loyalty::CylonSickbay, Some(&Item::Seat(victim))) => {
                let discard = Discard::of(SeatSet::one(victim), Measure::Count(SICKBAY_CARDS));
                return call(discard, self.at(RevealStep::Wounded(victim)));
            }
            (Loyalty::CylonMorale, Some(_)) => state.change(Dial::Morale, -1, log),
            (Loyalty::CylonDamage, Some(_)) => {
                state.offered = state.draw_tokens(TOKENS, log).into_iter().collect();
                let count = state.offered.len() as u8;
                log.split(seat, || {
                    let tokens = state.offered.iter().map(|&token| GALACTICA_DAMAGE[usize::from(token)]).collect();
                    (Event::SawTokens { seat, tokens }, Some(Event::LookedAtTokens { seat, count }))
                });
                return next(self.at(RevealStep::Damage(2)));
            }
            (
                Loyalty::NotACylon
                | Loyalty::CylonBrig
                | Loyalty::CylonSickbay
                | Loyalty::CylonDamage
                | Loyalty::CylonMorale
                | Loyalty::Sympathizer,
                _,
            ) => {}
        }
        next(self.at(RevealStep::Discard))
    }
}
