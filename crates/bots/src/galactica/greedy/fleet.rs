//! The board in numbers: what the Cylon ships will do to the fleet if nobody does anything about it.
//!
//! Every act in space is measured by it, as the difference that the act makes.

use ::galactica::board::AreaBoard;
use ::galactica::cards::{Area, BasestarDamage, LIMITS};
use ::galactica::{Board, Prey};

use super::worth::{ODDS, Worth};

/// Turns that are looked ahead: later the humans have acted again and again.
const AHEAD: f64 = 6.0;
/// A ship that is caught is seldom the only one: the raiders stay and come for the next.
const PRECIOUS: f64 = 2.2;
/// Half of the raiders' shots at a viper hit it.
const HIT: f64 = 0.5;

/// Ships by area, in parts: a raider that will be shot down in three cases of four counts a quarter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fleet {
    raiders: [f64; 6],
    heavy_raiders: [f64; 6],
    vipers: [f64; 6],
    civilians: [f64; 6],
    /// Where a basestar is, how much of it there is, and whether it launches and fires.
    basestars: [Option<(Area, f64, bool, bool)>; 2],
}

/// What a turn's activations cost.
struct Costs {
    civilian: f64,
    damage: f64,
    board: f64,
}

impl Costs {
    fn of(worth: &Worth<'_>) -> Self {
        Self { civilian: PRECIOUS * worth.civilian(), damage: worth.damage(), board: worth.centurion(0) }
    }
}

impl Fleet {
    pub(super) fn of(board: &Board) -> Self {
        let by_area = |count: &dyn Fn(&AreaBoard) -> usize| std::array::from_fn(|at| count(&board.areas[at]) as f64);
        let mut fleet = Self {
            raiders: by_area(&|here| usize::from(here.raiders)),
            heavy_raiders: by_area(&|here| usize::from(here.heavy_raiders)),
            vipers: by_area(&|here| usize::from(here.vipers) + here.pilots.len()),
            civilians: by_area(&|here| here.civilians.len()),
            basestars: [None; 2],
        };
        for (area, basestar) in board.basestars() {
            let works = |damage| !basestar.has(damage);
            let (launches, fires) = (works(BasestarDamage::DisabledHangar), works(BasestarDamage::DisabledWeapons));
            fleet.basestars[usize::from(basestar.number)] = Some((area, 1.0, launches, fires));
        }
        fleet
    }

    /// The nearest way to civilian ships, as the rules move raiders: the shorter one, clockwise where both are equal.
    fn course(&self, from: usize) -> Option<usize> {
        (1..=3).find_map(|distance| {
            if self.civilians[(from + distance) % 6] > 0.5 {
                Some((from + 1) % 6)
            } else if self.civilians[(from + 6 - distance) % 6] > 0.5 {
                Some((from + 5) % 6)
            } else {
                None
            }
        })
    }

    /// The raiders act once: at vipers, else at civilian ships, else they come nearer, else they fire at Galactica.
    fn raid(&mut self, costs: &Costs) -> f64 {
        if self.raiders.iter().sum::<f64>() < 0.5 {
            self.launch(2.0);
            return 0.0;
        }
        let mut cost = 0.0;
        let acting = self.raiders;
        for (area, mut left) in acting.into_iter().enumerate() {
            let drawn = left.min(self.vipers[area] / HIT);
            self.vipers[area] -= drawn * HIT;
            left -= drawn;
            let lost = left.min(self.civilians[area]);
            self.civilians[area] -= lost;
            cost += lost * costs.civilian;
            left -= lost;
            match self.course(area) {
                Some(to) => {
                    self.raiders[area] -= left;
                    self.raiders[to] += left;
                }
                None => cost += left * costs.damage / 8.0,
            }
        }
        cost
    }

    /// Basestars launch, as far as there are pieces.
    fn launch(&mut self, each: f64) {
        for (area, part, launches, _) in self.basestars.into_iter().flatten() {
            let supply = f64::from(LIMITS.raider) - self.raiders.iter().sum::<f64>();
            if launches {
                self.raiders[area as usize] += (each * part).min(supply.max(0.0));
            }
        }
    }

    /// What will be lost until the fleet jumps, in points.
    pub(super) fn peril(mut self, worth: &Worth<'_>) -> f64 {
        let costs = Costs::of(worth);
        let turns = worth.to_jump.min(AHEAD);
        // Heavy raiders and basestars do what they do at any time.
        let steps = |area: Area| area.row().heavy_raider_step;
        let boards = |area: Area| match steps(area) {
            None => 1.0,
            Some(next) if steps(next).is_none() => 2.0,
            Some(_) => 3.0,
        };
        let icons = ODDS.heavy_raiders * turns;
        let mut cost: f64 = Area::ALL
            .into_iter()
            .map(|area| self.heavy_raiders[area as usize] * (icons / boards(area)).min(1.0) * costs.board)
            .sum();
        for (_, part, launches, fires) in self.basestars.into_iter().flatten() {
            let fire = if fires { ODDS.basestars * 0.625 * costs.damage } else { 0.0 };
            let launch = if launches { ODDS.heavy_raiders * 0.3 * costs.board } else { 0.0 };
            cost += part * turns * (fire + launch);
        }
        // The raiders come with about every second card; what comes later can still be prevented.
        let mut times = ODDS.raiders * turns;
        let mut weight = 1.0;
        let launched = ODDS.launch / ODDS.raiders * 3.0;
        while times > 0.0 {
            cost += weight * times.min(1.0) * self.raid(&costs);
            self.launch(launched);
            times -= 1.0;
            weight *= 0.75;
        }
        cost
    }

    /// The raiders act now: what it costs, and what is left.
    pub(super) fn raided(mut self, worth: &Worth<'_>) -> (f64, Self) {
        let cost = self.raid(&Costs::of(worth));
        (cost, self)
    }

    /// Basestars launch.
    pub(super) fn launched(mut self, raiders: f64, heavy_raiders: f64) -> Self {
        self.launch(raiders);
        for (area, part, launches, _) in self.basestars.into_iter().flatten() {
            let supply = f64::from(LIMITS.heavy_raider) - self.heavy_raiders.iter().sum::<f64>();
            self.heavy_raiders[area as usize] +=
                if launches { (heavy_raiders * part).min(supply.max(0.0)) } else { 0.0 };
        }
        self
    }

    /// Basestars that fire.
    pub(super) fn guns(&self) -> f64 {
        self.basestars.iter().flatten().filter(|basestar| basestar.3).count() as f64
    }

    /// The chance of a shot, and the fleet after a hit.
    pub(super) fn shot(mut self, area: Area, prey: Prey, odds: [f64; 3]) -> Self {
        let at = area as usize;
        match prey {
            Prey::Raider => self.raiders[at] = (self.raiders[at] - odds[0]).max(0.0),
            Prey::HeavyRaider => self.heavy_raiders[at] = (self.heavy_raiders[at] - odds[1]).max(0.0),
            Prey::Basestar(which) => {
                if let Some(basestar) = &mut self.basestars[usize::from(which)] {
                    // Damage: a third of what it takes.
                    basestar.1 -= odds[2] / 2.5;
                }
            }
        }
        self
    }

    pub(super) fn without_basestar(mut self, which: u8, chance: f64) -> Self {
        if let Some(basestar) = &mut self.basestars[usize::from(which)] {
            basestar.1 -= chance;
        }
        self
    }

    pub(super) fn viper(mut self, area: Area, more: f64) -> Self {
        self.vipers[area as usize] = (self.vipers[area as usize] + more).max(0.0);
        self
    }

    pub(super) fn civilian(mut self, from: Area, to: Area) -> Self {
        self.civilians[from as usize] -= 1.0;
        self.civilians[to as usize] += 1.0;
        self
    }

    /// The most that one shot out of these areas does.
    pub(super) fn best_shot(&self, worth: &Worth<'_>, areas: &[Area], odds: [f64; 3]) -> f64 {
        let now = self.peril(worth);
        let mut best = 0.0_f64;
        for &area in areas {
            for prey in self.preys(area) {
                best = best.max(now - self.shot(area, prey, odds).peril(worth));
            }
        }
        best
    }

    fn preys(&self, area: Area) -> impl Iterator<Item = Prey> + use<> {
        let at = area as usize;
        let raider = (self.raiders[at] > 0.2).then_some(Prey::Raider);
        let heavy = (self.heavy_raiders[at] > 0.2).then_some(Prey::HeavyRaider);
        let here = |which: usize| self.basestars[which].is_some_and(|(place, ..)| place == area);
        let basestars = [0, 1].map(|which| here(usize::from(which)).then_some(Prey::Basestar(which)));
        [raider, heavy, basestars[0], basestars[1]].into_iter().flatten()
    }

    /// The best single order to an unmanned viper, and what it does: the fleet after it.
    pub(super) fn best_order(&self, worth: &Worth<'_>, reserve: u8, unmanned: [u8; 6]) -> (f64, Self) {
        let now = self.peril(worth);
        let mut best = (0.0, *self);
        let mut offer = |fleet: Self| {
            let gain = now - fleet.peril(worth);
            if gain > best.0 {
                best = (gain, fleet);
            }
        };
        for area in Area::ALL {
            if area.row().launch_icon && reserve > 0 {
                offer(self.viper(area, 1.0));
            }
            if unmanned[area as usize] > 0 {
                self.preys(area).for_each(|prey| offer(self.shot(area, prey, VIPER)));
                area.adjacent().into_iter().for_each(|to| offer(self.viper(area, -1.0).viper(to, 1.0)));
            }
        }
        best
    }

    /// The best step for one civilian ship.
    pub(super) fn best_shelter(&self, worth: &Worth<'_>, from: Area) -> (f64, Self) {
        let now = self.peril(worth);
        let moved = from.adjacent().map(|to| self.civilian(from, to));
        let gains = moved.map(|fleet| (now - fleet.peril(worth), fleet));
        gains.into_iter().fold((0.0, *self), |best, gain| if gain.0 > best.0 { gain } else { best })
    }
}

/// Hits on a raider, a heavy raider, a basestar.
pub(super) const VIPER: [f64; 3] = [0.75, 0.25, 0.125];
pub(super) const GALACTICA: [f64; 3] = [0.75, 0.25, 0.5];
