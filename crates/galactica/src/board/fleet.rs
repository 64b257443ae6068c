//! Ships: area by area, and those that are not in space.

use serde::Serialize;
use tabletop::{List, Seat, SeatSet};

use super::Board;
use crate::cards::{Area, BASESTAR_DAMAGE, BasestarDamage, CIVILIAN_SHIPS, Civilian, Craft, LIMITS, Ships};
use crate::people::Place;
use crate::space::{Basestar, raider_step};
use crate::view::{SpaceView, View};

/// One of the six areas around Galactica, with every ship in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AreaBoard {
    pub area: Area,
    pub raiders: u8,
    pub heavy_raiders: u8,
    #[cfg_attr(feature = "ts", ts(as = "Vec<BasestarBoard>"))]
    pub basestars: List<BasestarBoard, 2>,
    /// Unmanned vipers, and who flies one here.
    pub vipers: u8,
    pub pilots: SeatSet,
    #[cfg_attr(feature = "ts", ts(as = "Vec<CivilianBoard>"))]
    pub civilians: List<CivilianBoard, CIVILIAN_SHIPS>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BasestarBoard {
    /// Which of the two: items name it so.
    pub number: u8,
    #[cfg_attr(feature = "ts", ts(as = "Vec<BasestarDamage>"))]
    pub damage: List<BasestarDamage, 4>,
    /// What its damage counts towards destroying it, and adds to every attack on it.
    pub points: u8,
    pub attack_bonus: u8,
    /// It has fired for a crisis of this turn, and does not again for another.
    #[serde(skip)]
    pub fired: bool,
}

impl BasestarBoard {
    fn of(number: u8, basestar: Basestar) -> Self {
        let hits = BASESTAR_DAMAGE.iter().map(|row| row.damage).filter(|&hit| basestar.has(hit));
        Self {
            number,
            damage: hits.collect(),
            points: basestar.points(),
            attack_bonus: basestar.attack_bonus(),
            fired: basestar.fired,
        }
    }

    pub fn has(&self, damage: BasestarDamage) -> bool {
        self.damage.contains(&damage)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CivilianBoard {
    /// Its place in the list of all civilian ships in space, from 0: items name it so.
    pub number: u8,
    /// What it carries, where the viewer has looked.
    pub face: Option<Civilian>,
}

pub(super) fn areas(view: &View) -> [AreaBoard; 6] {
    let space = &view.space;
    let mut areas = Area::ALL.map(|area| AreaBoard {
        area,
        raiders: space.raiders[area as usize],
        heavy_raiders: space.heavy_raiders[area as usize],
        basestars: List::new(),
        vipers: space.vipers[area as usize],
        pilots: SeatSet::EMPTY,
        civilians: List::new(),
    });
    for (number, basestar) in (0..).zip(space.basestars) {
        if let Some(area) = basestar.area {
            areas[area as usize].basestars.push(BasestarBoard::of(number, basestar));
        }
    }
    for (number, ship) in (0..).zip(&space.civilians) {
        areas[ship.area as usize].civilians.push(CivilianBoard { number, face: ship.face });
    }
    for (seat, player) in Seat::all(view.players.len() as u8).zip(&view.players) {
        if let Place::Flying(area) = player.place {
            areas[area as usize].pilots.insert(seat);
        }
    }
    areas
}

/// What is not in space, and the pieces that can still be put there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reserves {
    /// Vipers that can be launched.
    pub vipers: u8,
    pub damaged_vipers: u8,
    pub destroyed_vipers: u8,
    pub raptors: u8,
    pub nukes: u8,
    /// Civilian ships that are not on the board, and those that were destroyed.
    pub civilians: u8,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Civilian>"))]
    pub lost: List<Civilian, CIVILIAN_SHIPS>,
    /// Cylon ships in the box.
    pub raiders: u8,
    pub heavy_raiders: u8,
    pub basestars: u8,
}

impl Reserves {
    pub(super) fn of(space: &SpaceView) -> Self {
        Self {
            vipers: space.reserve,
            damaged_vipers: space.damaged,
            destroyed_vipers: space.destroyed,
            raptors: space.raptors,
            nukes: space.nukes,
            civilians: space.stock,
            lost: space.lost.iter().copied().collect(),
            raiders: LIMITS.raider - space.raiders.iter().sum::<u8>(),
            heavy_raiders: LIMITS.heavy_raider - space.heavy_raiders.iter().sum::<u8>(),
            basestars: space.basestars.iter().filter(|basestar| basestar.area.is_none()).count() as u8,
        }
    }
}

impl AreaBoard {
    /// All ships in it, piloted vipers included.
    pub fn ships(&self) -> Ships {
        Ships {
            basestar: self.basestars.len() as u8,
            heavy_raider: self.heavy_raiders,
            raider: self.raiders,
            viper: self.vipers + self.pilots.len() as u8,
            civilian: self.civilians.len() as u8,
        }
    }
}

impl Board {
    #[inline]
    pub const fn area(&self, area: Area) -> &AreaBoard {
        &self.areas[area as usize]
    }

    pub fn ships_in(&self, area: Area) -> Ships {
        self.area(area).ships()
    }

    pub fn pilots_in(&self, area: Area) -> SeatSet {
        self.area(area).pilots
    }

    /// All raiders in space.
    pub fn raiders(&self) -> u8 {
        self.areas.iter().map(|area| area.raiders).sum()
    }

    /// The basestars in space with their areas.
    pub fn basestars(&self) -> impl Iterator<Item = (Area, &BasestarBoard)> {
        self.areas.iter().flat_map(|here| here.basestars.iter().map(|basestar| (here.area, basestar)))
    }

    pub fn basestar(&self, number: u8) -> Option<(Area, &BasestarBoard)> {
        self.basestars().find(|(_, basestar)| basestar.number == number)
    }

    /// The civilian ships in space with their areas, area by area.
    pub fn civilians(&self) -> impl Iterator<Item = (Area, &CivilianBoard)> {
        self.areas.iter().flat_map(|here| here.civilians.iter().map(|ship| (here.area, ship)))
    }

    pub fn civilian(&self, number: u8) -> Option<(Area, &CivilianBoard)> {
        self.civilians().find(|(_, ship)| ship.number == number)
    }

    /// Pieces of a kind that can still be put on the board.
    pub const fn supply(&self, craft: Craft) -> u8 {
        let reserves = &self.reserves;
        match craft {
            Craft::Basestar => reserves.basestars,
            Craft::HeavyRaider => reserves.heavy_raiders,
            Craft::Raider => reserves.raiders,
            Craft::Viper => reserves.vipers,
            Craft::Raptor => reserves.raptors,
            Craft::Civilian => reserves.civilians,
        }
    }

    /// Are the nearest civilian ships as far from here either way? Ruling 7.2/3: then raiders go clockwise.
    pub fn is_tie(&self, from: Area) -> bool {
        let at = |steps: usize| !self.area(Area::ALL[(from as usize + steps) % 6]).civilians.is_empty();
        let nearest = (0..=3).find(|&distance| at(distance) || at((6 - distance) % 6));
        nearest.is_some_and(|distance| matches!(distance, 1 | 2) && at(distance) && at(6 - distance) || distance == 3)
    }

    /// Where a raider with nothing to attack goes; nowhere if there is no civilian ship to go for.
    pub fn raider_step(&self, from: Area) -> Option<Area> {
        raider_step(from, |area| !self.area(area).civilians.is_empty())
    }
}
