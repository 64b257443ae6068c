//! Ships: in space, in the Reserves, in the box; centurions aboard.

use serde::{Deserialize, Serialize};
use tabletop::{CardId, List, SeatSet};

use crate::cards::{Area, BASESTAR_DAMAGE, BASESTAR_HULL, BasestarDamage, CIVILIAN_SHIPS, Craft, LIMITS};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Basestar {
    /// `None` in the box.
    pub area: Option<Area>,
    /// Damage tokens, as bits in the order of [`BASESTAR_DAMAGE`].
    pub damage: u8,
    /// It has fired for a crisis of this turn. Ruling 7.1/2: not again for a second one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fired: bool,
}

impl Basestar {
    pub const fn has(self, damage: BasestarDamage) -> bool {
        self.damage >> damage as u8 & 1 == 1
    }

    pub fn points(self) -> u8 {
        BASESTAR_DAMAGE.iter().filter(|row| self.has(row.damage)).map(|row| row.points).sum()
    }

    /// Ruling 7.5/2: what its damage adds to every attack on it.
    pub fn attack_bonus(self) -> u8 {
        BASESTAR_DAMAGE.iter().filter(|row| self.has(row.damage)).map(|row| row.attack_bonus).sum()
    }

    // Rulings 7.4/1 and 7.1/2.
    pub const fn fires(self) -> bool {
        self.area.is_some() && !self.fired && !self.has(BasestarDamage::DisabledWeapons)
    }

    /// Ruling 7.5/1: with one point left to the hull, the next hit needs no token.
    pub fn is_doomed(self) -> bool {
        self.points() + 1 >= BASESTAR_HULL
    }
}

/// A civilian ship on the board, face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct CivilianShip {
    pub ship: CardId,
    pub area: Area,
    /// Who has looked at it.
    pub known: SeatSet,
}

/// What there is in each area is counted by [`Area`] in its order.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Space {
    pub raiders: [u8; 6],
    pub heavy_raiders: [u8; 6],
    pub basestars: [Basestar; 2],
    /// Unmanned; the others have their pilots' places.
    pub vipers: [u8; 6],
    pub civilians: List<CivilianShip, CIVILIAN_SHIPS>,
    /// Not on the board, shuffled.
    pub stock: List<CardId, CIVILIAN_SHIPS>,
    /// Destroyed, and so seen by all.
    pub lost: List<CardId, CIVILIAN_SHIPS>,
    pub reserve: u8,
    pub damaged: u8,
    pub destroyed: u8,
    pub raptors: u8,
    pub nukes: u8,
    /// By steps from the start of the boarding track.
    pub centurions: [u8; 4],
    /// Centurions that have come to the end of it: Galactica is theirs.
    #[serde(default, skip_serializing_if = "is_none_of_them")]
    pub arrived: u8,
}

/// What a game that runs never has is not written: its states and views stay what they were.
pub(crate) fn is_none_of_them(count: &u8) -> bool {
    *count == 0
}

fn sum(counts: &[u8]) -> u8 {
    counts.iter().sum()
}

impl Space {
    /// Every basestar may fire again: a new turn, or a card whose text orders it (ruling 7.1/2). Of the other ships nothing
    /// need be remembered: the one card that brings a second crisis in a turn has a sign for basestars alone.
    pub(crate) fn let_basestars_fire(&mut self) {
        self.basestars.iter_mut().for_each(|basestar| basestar.fired = false);
    }

    /// Pieces of a kind that can still be put on the board.
    pub fn supply(&self, craft: Craft) -> u8 {
        match craft {
            Craft::Basestar => self.basestars.iter().filter(|basestar| basestar.area.is_none()).count() as u8,
            Craft::HeavyRaider => LIMITS.heavy_raider - sum(&self.heavy_raiders),
            Craft::Raider => LIMITS.raider - sum(&self.raiders),
            Craft::Viper => self.reserve,
            Craft::Raptor => self.raptors,
            Craft::Civilian => self.stock.len() as u8,
        }
    }

    pub fn centurions_left(&self) -> u8 {
        LIMITS.centurion - sum(&self.centurions) - self.arrived
    }

    pub fn basestars_in(&self, area: Area) -> impl Iterator<Item = u8> + '_ {
        (0..2).filter(move |&index| self.basestars[usize::from(index)].area == Some(area))
    }

    pub fn civilians_in(&self, area: Area) -> impl Iterator<Item = u8> + '_ {
        (0..self.civilians.len() as u8).filter(move |&index| self.civilians[usize::from(index)].area == area)
    }

    pub fn has_civilians(&self, area: Area) -> bool {
        self.civilians_in(area).next().is_some()
    }

    pub fn unmanned(&self) -> u8 {
        sum(&self.vipers)
    }

    /// Are there Cylon ships to shoot at?
    pub fn has_cylons(&self) -> bool {
        sum(&self.raiders) + sum(&self.heavy_raiders) > 0 || self.basestars.iter().any(|b| b.area.is_some())
    }

    pub fn raider_step(&self, from: Area) -> Option<Area> {
        raider_step(from, |area| self.has_civilians(area))
    }
}

// Ruling 7.2/3: one area towards the nearest civilian ship, by the shorter way round, clockwise where both are equal.
pub(crate) fn raider_step(from: Area, has_civilians: impl Fn(Area) -> bool) -> Option<Area> {
    let at = |steps: usize| Area::ALL[(from as usize + steps) % 6];
    (1..=3).find_map(|distance| {
        if has_civilians(at(distance)) {
            Some(from.next())
        } else if has_civilians(at(6 - distance)) {
            Some(from.adjacent()[0])
        } else {
            None
        }
    })
}
