//! Activations one at a time: of unmanned vipers (Command, CAG), and the attacks of Maximum Firepower. Ruling 4/14.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::action::preys;
use super::{Alert, Behave, Flow, Strike, call, wait};
use crate::cards::{Area, Attacker, Craft};
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Command {
    pub seat: Seat,
    pub left: u8,
    /// With one's own viper, attacks only.
    pub barrage: bool,
}

impl Command {
    pub const fn vipers(seat: Seat, left: u8) -> Self {
        Self { seat, left, barrage: false }
    }

    pub const fn barrage(seat: Seat, left: u8) -> Self {
        Self { seat, left, barrage: true }
    }

    fn offer(self, state: &State, from: &mut Vec<Item>) {
        if self.barrage {
            if let Some(area) = state.place(self.seat).area() {
                from.extend(preys(state, area).map(|prey| Item::Strike { area, prey }));
            }
            return;
        }
        if state.space.reserve > 0 {
            from.extend(Area::ALL.into_iter().filter(|area| area.row().launch_icon).map(Item::Launch));
        }
        // A viper that somebody pilots cannot be chosen.
        let unmanned = || Area::ALL.into_iter().filter(|&area| state.space.vipers[area as usize] > 0);
        for area in unmanned() {
            let mut next = area.adjacent();
            next.sort_unstable();
            from.extend(next.into_iter().map(|to| Item::Fly { from: area, to }));
        }
        for area in unmanned() {
            from.extend(preys(state, area).map(|prey| Item::Strike { area, prey }));
        }
    }
}

impl Behave for Command {
    fn step(self, state: &mut State, _log: &mut Log) -> Flow {
        let mut items = Vec::new();
        // Somebody who has become a Cylon in between gives no more commands.
        if self.left > 0 && state.is_human(self.seat) {
            self.offer(state, &mut items);
        }
        if items.is_empty() { Flow::Done } else { wait(self) }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        let left = self.left;
        into.start(if self.barrage { Prompt::Barrage { left } } else { Prompt::CommandViper { left } }, 0, 1);
        self.offer(state, &mut into.pick.from);
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let then = Self { left: self.left - 1, ..self };
        match items.first() {
            Some(&Item::Launch(area)) => {
                // What an attack card has placed stays known: Apollo may give commands between its setup and its rule.
                state.placed.vipers = [0; 6];
                state.put_ships(Craft::Viper, area, 1, log);
                call(Alert, then)
            }
            Some(&Item::Fly { from, to }) => {
                state.space.vipers[from as usize] -= 1;
                state.space.vipers[to as usize] += 1;
                log.public(|| Event::Flew { seat, from, to });
                super::next(then)
            }
            Some(&Item::Strike { area, prey }) => {
                let strike = Strike { unmanned: !self.barrage, ..Strike::by(Attacker::Viper, seat, area, prey) };
                call(strike, then)
            }
            _ => Flow::Done,
        }
    }
}
