//! Cylon ships act. Rulebook, "Activating Cylon ships"; ruling 7.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Attack, Behave, Flow, Placing, Roll, call, next, wait, wait_unless_forced};
use crate::cards::{Area, Attacker, BasestarDamage, Craft, Icon, Rule, Target};
use crate::state::State;
use crate::{Ask, Cause, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShipsStep {
    #[default]
    Begin,
    /// Raiders: which area is next, what its next raider does, and how its attack on Galactica came out.
    Area,
    Raider,
    Fired,
    /// Heavy raiders: who boards while there are centurions.
    Board,
    Advance,
    /// Basestars, one after the other.
    Basestar(u8),
    Bombarded(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ships {
    pub step: ShipsStep,
    pub icon: Icon,
    /// Raiders that have yet to act, by area. Ruling 7.1/2: one that moves into an area that comes later does not act again.
    /// For heavy raiders: those that still board.
    pub left: [u8; 6],
    pub area: Area,
}

const RAIDER_AT_GALACTICA: Cause = Cause::Attack(Attacker::Raider, Target::Galactica);
const BASESTAR_AT_GALACTICA: Cause = Cause::Attack(Attacker::Basestar, Target::Galactica);

impl Ships {
    pub const fn of(icon: Icon) -> Self {
        Self { step: ShipsStep::Begin, icon, left: [0; 6], area: Area::Front }
    }

    /// Crisis file, besieged: the raiders that this card has just placed there, and no others.
    pub fn placed(state: &State, area: Area) -> Self {
        let mut left = [0; 6];
        left[area as usize] = state.placed.raiders[area as usize].min(state.space.raiders[area as usize]);
        Self { step: ShipsStep::Area, icon: Icon::Raiders, left, area }
    }

    const fn at(self, step: ShipsStep) -> Self {
        Self { step, ..self }
    }

    /// The next raider of the present area has acted.
    const fn acted(mut self) -> Self {
        self.left[self.area as usize] -= 1;
        self.at(ShipsStep::Raider)
    }

    // Ruling 7.2: the first possible item only; 7.2/5: the state is re-read for each raider.
    fn raider(self, state: &mut State, log: &mut Log) -> Flow {
        let area = self.area;
        if self.left[area as usize] == 0 {
            return next(self.at(ShipsStep::Area));
        }
        if state.space.vipers[area as usize] > 0 {
            return call(Attack::on(area, None), self.acted());
        }
        if state.pilots_in(area).next().is_some() || state.space.has_civilians(area) {
            return wait_unless_forced(self, state, state.current, log);
        }
        if let Some(to) = state.space.raider_step(area) {
            state.space.raiders[area as usize] -= 1;
            state.space.raiders[to as usize] += 1;
            log.public(|| Event::RaidersMoved { from: area, to });
            return next(self.acted());
        }
        call(Roll::of(state.current, RAIDER_AT_GALACTICA), self.at(ShipsStep::Fired))
    }

    // Ruling 7.3, in its order.
    fn heavy_raiders(self, state: &mut State, log: &mut Log) -> Flow {
        let had = state.space.heavy_raiders.iter().any(|&count| count > 0);
        state.advance_centurions(log);
        // Ruling 7.3/4.
        if !had {
            return next(launch(state, Craft::HeavyRaider, 1));
        }
        let mut left = [0; 6];
        for area in Area::ALL.into_iter().filter(|area| area.row().heavy_raider_step.is_none()) {
            left[area as usize] = state.space.heavy_raiders[area as usize];
        }
        next(Self { step: ShipsStep::Board, left, ..self })
    }

    // Ruling 7.3/2: not enough centurions, and the current player picks which board; the others stay where they are.
    fn board(mut self, state: &mut State, log: &mut Log) -> Flow {
        let (want, have) = (self.left.iter().sum::<u8>(), state.space.centurions_left());
        let areas = self.left.iter().filter(|&&count| count > 0).count();
        if want == 0 || have == 0 {
            return next(self.at(ShipsStep::Advance));
        }
        if want <= have || areas == 1 {
            for area in Area::ALL {
                let boards = self.left[area as usize].min(state.space.centurions_left());
                state.space.heavy_raiders[area as usize] -= boards;
                state.board(boards, log);
            }
            self.left = [0; 6];
            return next(self.at(ShipsStep::Advance));
        }
        wait(self)
    }

    // Ruling 7.3/3: all others move one area towards the nearest launch area.
    fn advance(state: &mut State, log: &mut Log) {
        let before = state.space.heavy_raiders;
        for from in Area::ALL {
            let count = before[from as usize];
            if let (Some(to), true) = (from.row().heavy_raider_step, count > 0) {
                state.space.heavy_raiders[from as usize] -= count;
                state.space.heavy_raiders[to as usize] += count;
                log.public(|| Event::HeavyRaidersMoved { from, to });
            }
        }
    }
}

/// What every basestar launches: rulings 7.2/6, 7.3/4 and 7.4/1; a disabled hangar launches nothing.
pub(super) fn launch(state: &State, craft: Craft, each: u8) -> Placing {
    // Crisis file, cylon-swarm: one more.
    let each = each + u8::from(state.has_rule(Rule::BasestarLaunchPlus1));
    let mut want = [0; 6];
    for basestar in state.space.basestars {
        if let (Some(area), false) = (basestar.area, basestar.has(BasestarDamage::DisabledHangar)) {
            want[area as usize] += each;
        }
    }
    Placing { craft, want }
}

impl Behave for Ships {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            ShipsStep::Begin => {
                let icon = self.icon;
                log.public(|| Event::Activation { icon });
                match icon {
                    // Ruling 7.2/6: the new ones do nothing this time.
                    Icon::Raiders if state.space.raiders == [0; 6] => next(launch(state, Craft::Raider, 2)),
                    Icon::Raiders => next(Self { step: ShipsStep::Area, left: state.space.raiders, ..self }),
                    Icon::LaunchRaiders => next(launch(state, Craft::Raider, 3)),
                    Icon::HeavyRaiders => self.heavy_raiders(state, log),
                    Icon::Basestars => next(self.at(ShipsStep::Basestar(0))),
                }
            }
            // Ruling 7.1/1: whole areas, in the order the current player likes.
            ShipsStep::Area if self.left == [0; 6] => Flow::Done,
            ShipsStep::Area => wait_unless_forced(self, state, state.current, log),
            ShipsStep::Raider => self.raider(state, log),
            ShipsStep::Fired => {
                if state.die.result >= RAIDER_AT_GALACTICA.thresholds()[0] {
                    state.damage_galactica(log);
                }
                next(self.acted())
            }
            ShipsStep::Board => self.board(state, log),
            ShipsStep::Advance => {
                Self::advance(state, log);
                Flow::Done
            }
            ShipsStep::Basestar(index) => match state.space.basestars.get_mut(usize::from(index)) {
                None => Flow::Done,
                Some(basestar) if !basestar.fires() => next(self.at(ShipsStep::Basestar(index + 1))),
                Some(basestar) => {
                    basestar.fired = true;
                    call(Roll::of(state.current, BASESTAR_AT_GALACTICA), self.at(ShipsStep::Bombarded(index)))
                }
            },
            ShipsStep::Bombarded(index) => {
                if state.die.result >= BASESTAR_AT_GALACTICA.thresholds()[0] {
                    state.damage_galactica(log);
                }
                next(self.at(ShipsStep::Basestar(index + 1)))
            }
        }
    }

    // Ruling 19/5: the current player, also a revealed Cylon in their own turn.
    fn asked(self, state: &State) -> SeatSet {
        SeatSet::one(state.current)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        let area = self.area;
        match self.step {
            ShipsStep::Area | ShipsStep::Board => {
                let prompt = if self.step == ShipsStep::Area { Prompt::NextArea } else { Prompt::BoardWhich };
                into.start(prompt, 1, 1);
                let areas = Area::ALL.into_iter().filter(|&area| self.left[area as usize] > 0);
                into.pick.from.extend(areas.map(Item::Area));
            }
            ShipsStep::Raider if state.pilots_in(area).next().is_some() => {
                into.start(Prompt::AttackWhichPilot { area }, 1, 1);
                into.pick.from.extend(state.pilots_in(area).map(Item::Seat));
            }
            ShipsStep::Raider => {
                into.start(Prompt::AttackWhichCivilian { area }, 1, 1);
                into.pick.from.extend(state.space.civilians_in(area).map(Item::Civilian));
            }
            ShipsStep::Begin
            | ShipsStep::Fired
            | ShipsStep::Advance
            | ShipsStep::Basestar(_)
            | ShipsStep::Bombarded(_) => unreachable!("this step never waits"),
        }
    }

    fn answer(mut self, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        match items.first() {
            Some(&Item::Area(area)) if self.step == ShipsStep::Area => {
                next(Self { step: ShipsStep::Raider, area, ..self })
            }
            Some(&Item::Area(area)) => {
                self.left[area as usize] -= 1;
                state.space.heavy_raiders[area as usize] -= 1;
                state.board(1, log);
                next(self)
            }
            Some(&Item::Seat(pilot)) => call(Attack::on(self.area, Some(pilot)), self.acted()),
            // Ruling 7.2/2: no roll.
            Some(&Item::Civilian(ship)) => {
                state.destroy_civilian(ship, log);
                next(self.acted())
            }
            _ => Flow::Done,
        }
    }
}
