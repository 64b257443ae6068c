//! Pieces are chosen, to be damaged or destroyed.

use tabletop::Seat;

use super::Run;
use super::question::Asks;
use crate::cards::{Area, Craft};
use crate::frame::{Flow, area_in, next, wait_unless_forced};
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

/// Civilian ships out of the pile; once that is empty, the current player says which on the board. Ruling 7.5/7 and
/// `civilian_stock_empty`.
#[derive(Clone, Copy)]
pub(super) struct DestroyCivilians {
    pub count: u8,
}

impl Asks for DestroyCivilians {
    fn begin(self, run: Run, state: &mut State, log: &mut Log) -> Flow {
        if run.stage < self.count && !state.space.stock.is_empty() {
            state.destroy_stock(log);
            return next(run.once_more());
        }
        if run.stage < self.count && !state.space.civilians.is_empty() {
            return wait_unless_forced(run, state, state.current, log);
        }
        next(run.on())
    }

    fn asked(self, _run: Run, state: &State) -> Seat {
        state.current
    }

    fn ask(self, _run: Run, state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::DestroyWhichCivilian, 1, 1);
        into.pick.from.extend((0..state.space.civilians.len() as u8).map(Item::Civilian));
    }

    fn answer(self, run: Run, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let Some(&Item::Civilian(ship)) = items.first() {
            state.destroy_civilian(ship, log);
        }
        next(run.once_more())
    }
}

/// Vipers in space. `unprinted_choices`: the current player chooses; piloted vipers too.
#[derive(Clone, Copy)]
pub(super) struct DamageVipers {
    pub count: u8,
}

impl DamageVipers {
    fn vipers(state: &State) -> impl Iterator<Item = Item> + '_ {
        let unmanned = Area::ALL
            .into_iter()
            .flat_map(|area| std::iter::repeat_n(Item::Viper(area), usize::from(state.space.vipers[area as usize])));
        unmanned.chain(state.seats().filter(|&seat| state.place(seat).area().is_some()).map(Item::Piloted))
    }
}

impl Asks for DamageVipers {
    fn begin(self, run: Run, state: &mut State, log: &mut Log) -> Flow {
        if self.count > 0 && Self::vipers(state).next().is_some() {
            return wait_unless_forced(run, state, state.current, log);
        }
        next(run.on())
    }

    fn asked(self, _run: Run, state: &State) -> Seat {
        state.current
    }

    fn ask(self, _run: Run, state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::DamageWhichViper, 0, 0);
        into.pick.from.extend(Self::vipers(state));
        let count = usize::from(self.count).min(into.pick.from.len()) as u8;
        (into.pick.min, into.pick.max) = (count, count);
    }

    fn answer(self, run: Run, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        for &item in items {
            if let Item::Viper(area) = item {
                state.damage_viper(area, None, log);
            } else if let Item::Piloted(seat) = item
                && let Some(area) = state.place(seat).area()
            {
                state.damage_viper(area, Some(seat), log);
            }
        }
        next(run.on())
    }
}

/// Raiders or heavy raiders, one after the other.
#[derive(Clone, Copy)]
pub(super) struct DestroyShips {
    pub craft: Craft,
    pub count: u8,
}

impl DestroyShips {
    fn areas(self, state: &State) -> impl Iterator<Item = Item> + '_ {
        let counts = if self.craft == Craft::Raider { state.space.raiders } else { state.space.heavy_raiders };
        Area::ALL.into_iter().filter(move |&area| counts[area as usize] > 0).map(Item::Area)
    }
}

impl Asks for DestroyShips {
    fn begin(self, run: Run, state: &mut State, log: &mut Log) -> Flow {
        if run.stage < self.count && self.areas(state).next().is_some() {
            return wait_unless_forced(run, state, run.seat, log);
        }
        next(run.on())
    }

    fn asked(self, run: Run, _state: &State) -> Seat {
        run.seat
    }

    fn ask(self, run: Run, state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::DestroyPiece { left: self.count - run.stage }, 1, 1);
        into.pick.from.extend(self.areas(state));
    }

    fn answer(self, run: Run, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let Some(area) = area_in(items) {
            if self.craft == Craft::Raider {
                state.destroy_raider(area, log);
            } else {
                state.destroy_heavy_raider(area, log);
            }
        }
        next(run.once_more())
    }
}

/// Centurions aboard, one after the other.
#[derive(Clone, Copy)]
pub(super) struct DestroyCenturions {
    pub count: u8,
}

impl Asks for DestroyCenturions {
    fn begin(self, run: Run, state: &mut State, log: &mut Log) -> Flow {
        if run.stage < self.count && state.space.centurions.iter().any(|&count| count > 0) {
            return wait_unless_forced(run, state, run.seat, log);
        }
        next(run.on())
    }

    fn asked(self, run: Run, _state: &State) -> Seat {
        run.seat
    }

    fn ask(self, run: Run, state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::DestroyPiece { left: self.count - run.stage }, 1, 1);
        let places = (0..4).filter(|&at: &u8| state.space.centurions[usize::from(at)] > 0);
        into.pick.from.extend(places.map(Item::Centurion));
    }

    fn answer(self, run: Run, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let Some(&Item::Centurion(at)) = items.first() {
            state.space.centurions[usize::from(at)] -= 1;
            log.public(|| Event::CenturionDestroyed);
        }
        next(run.once_more())
    }
}
