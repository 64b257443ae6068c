//! Vipers, raptors and civilian ships are lost, damaged and come home.

use tabletop::Seat;

use crate::cards::{Area, CardFace, Civilian, Location};
use crate::people::Place;
use crate::state::State;
use crate::{Event, Log};

impl State {
    /// A viper in space is damaged; ruling 7.5/6: its pilot goes to Sickbay.
    pub(crate) fn damage_viper(&mut self, area: Area, pilot: Option<Seat>, log: &mut Log) {
        log.public(|| Event::ViperDamaged { area: Some(area), pilot });
        self.space.damaged += 1;
        self.viper_out(area, pilot, log);
    }

    pub(crate) fn destroy_viper(&mut self, area: Area, pilot: Option<Seat>, log: &mut Log) {
        log.public(|| Event::ViperDestroyed { area, pilot });
        self.space.destroyed += 1;
        self.viper_out(area, pilot, log);
    }

    fn viper_out(&mut self, area: Area, pilot: Option<Seat>, log: &mut Log) {
        match pilot {
            Some(seat) => self.put(seat, Place::At(Location::Sickbay), log),
            None => self.space.vipers[area as usize] -= 1,
        }
    }

    pub(crate) fn damage_reserves(&mut self, count: u8, log: &mut Log) {
        for _ in 0..count.min(self.space.reserve) {
            self.space.reserve -= 1;
            self.space.damaged += 1;
            log.public(|| Event::ViperDamaged { area: None, pilot: None });
        }
    }

    pub(crate) fn lose_raptors(&mut self, count: u8, log: &mut Log) {
        for _ in 0..count.min(self.space.raptors) {
            self.space.raptors -= 1;
            log.public(|| Event::RaptorLost);
        }
    }

    pub(crate) fn raptors_back(&mut self, count: u8, log: &mut Log) {
        let count = count.min(crate::cards::LIMITS.raptor - self.space.raptors);
        if count > 0 {
            self.space.raptors += count;
            log.public(|| Event::RaptorsBack { count });
        }
    }

    /// Every viper on the board goes back to the Reserves, its pilot to the Hangar Deck.
    pub(crate) fn recall_vipers(&mut self, log: &mut Log) {
        self.space.reserve += self.space.unmanned();
        self.space.vipers = [0; 6];
        for seat in self.seats() {
            if self.place(seat).area().is_some() {
                self.leave_viper(seat);
                self.put(seat, Place::At(Location::HangarDeck), log);
            }
        }
    }

    /// A civilian ship on the board is destroyed.
    pub(crate) fn destroy_civilian(&mut self, index: u8, log: &mut Log) {
        let ship = self.space.civilians.remove(usize::from(index)).ship;
        self.lose_civilian(ship, log);
    }

    pub(crate) fn destroy_stock(&mut self, log: &mut Log) {
        if let Some(ship) = self.space.stock.pop() {
            log.drew();
            self.lose_civilian(ship, log);
        }
    }

    fn lose_civilian(&mut self, ship: u8, log: &mut Log) {
        self.space.lost.push(ship);
        let ship = Civilian::of(ship);
        log.showed(self.everyone());
        log.public(|| Event::CivilianDestroyed { ship });
        for &(dial, count) in ship.row().loses {
            self.change(dial, -(count as i8), log);
        }
        self.end_pursuit(log);
    }
}
