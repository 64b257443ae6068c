//! Cylon ships are hit, destroyed and placed.

use tabletop::SeatSet;

use crate::cards::{Area, BASESTAR_DAMAGE, BASESTAR_HULL, Craft};
use crate::state::State;
use crate::{Event, Log};

impl State {
    // Ruling 7.5/1: a random token; three points destroy; with two points no token is needed.
    pub(crate) fn hit_basestar(&mut self, index: u8, log: &mut Log) {
        let basestar = self.space.basestars[usize::from(index)];
        if basestar.is_doomed() {
            return self.destroy_basestar(index, log);
        }
        let taken = self.space.basestars.iter().fold(0, |taken, basestar| taken | basestar.damage);
        let pool = BASESTAR_DAMAGE.iter().filter(|row| taken >> row.damage as u8 & 1 == 0);
        let pick = self.dice.below(pool.clone().count() as u32) as usize;
        let damage = pool.clone().nth(pick).expect("four tokens last for two basestars of three points").damage;
        log.drew();
        self.space.basestars[usize::from(index)].damage |= 1 << damage as u8;
        log.public(|| Event::BasestarDamaged { basestar: index, damage });
        if self.space.basestars[usize::from(index)].points() >= BASESTAR_HULL {
            self.destroy_basestar(index, log);
        }
    }

    pub(crate) fn destroy_basestar(&mut self, index: u8, log: &mut Log) {
        let basestar = &mut self.space.basestars[usize::from(index)];
        if let Some(area) = basestar.area.take() {
            (basestar.damage, basestar.fired) = (0, false);
            log.public(|| Event::ShipDestroyed { craft: Craft::Basestar, area });
            self.end_pursuit(log);
        }
    }

    pub(crate) fn destroy_raider(&mut self, area: Area, log: &mut Log) {
        self.space.raiders[area as usize] -= 1;
        log.public(|| Event::ShipDestroyed { craft: Craft::Raider, area });
    }

    pub(crate) fn destroy_heavy_raider(&mut self, area: Area, log: &mut Log) {
        self.space.heavy_raiders[area as usize] -= 1;
        log.public(|| Event::ShipDestroyed { craft: Craft::HeavyRaider, area });
    }

    /// Puts pieces of a kind into an area: as many as there are.
    pub(crate) fn put_ships(&mut self, craft: Craft, area: Area, count: u8, log: &mut Log) {
        let count = count.min(self.space.supply(craft));
        if count == 0 {
            return;
        }
        let at = area as usize;
        match craft {
            Craft::Raider => {
                self.space.raiders[at] += count;
                self.placed.raiders[at] += count;
            }
            Craft::HeavyRaider => self.space.heavy_raiders[at] += count,
            Craft::Basestar => {
                let free = self.space.basestars.iter_mut().filter(|basestar| basestar.area.is_none());
                free.take(usize::from(count)).for_each(|basestar| basestar.area = Some(area));
            }
            Craft::Viper => {
                self.space.reserve -= count;
                self.space.vipers[at] += count;
                self.placed.vipers[at] += count;
            }
            Craft::Civilian => {
                for _ in 0..count {
                    let ship = self.space.stock.pop().expect("the supply was counted");
                    self.space.civilians.push(crate::space::CivilianShip { ship, area, known: SeatSet::EMPTY });
                }
            }
            Craft::Raptor => {}
        }
        log.drew();
        log.public(|| Event::Placed { craft, area, count });
    }
}
