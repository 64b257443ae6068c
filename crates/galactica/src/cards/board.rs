//! The board and what is set up on it: space areas, tracks, dials, starting ships, how many of each piece there are.

use serde::{Deserialize, Serialize};

use super::Area::{Front, PortAft, PortBow, Rear, StarboardAft, StarboardBow};
use super::Craft;
use crate::state::Dial;

/// The space areas, clockwise as seen on the board, where Galactica's bow points left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Area {
    #[default]
    Front,
    StarboardBow,
    StarboardAft,
    Rear,
    PortAft,
    PortBow,
}

#[derive(Clone, Copy, Debug)]
pub struct AreaRow {
    pub area: Area,
    pub id: &'static str,
    /// Where it lies around Galactica, as an hour.
    pub clock: u8,
    /// Vipers are launched here.
    pub launch_icon: bool,
    /// Where a heavy raider goes; `None` where it boards Galactica.
    pub heavy_raider_step: Option<Area>,
}

const fn area(area: Area, id: &'static str, clock: u8, launch_icon: bool, step: Option<Area>) -> AreaRow {
    AreaRow { area, id, clock, launch_icon, heavy_raider_step: step }
}

// facts/galactica-components.json, "board", "space_areas_clockwise".
#[rustfmt::skip]
pub static AREAS: [AreaRow; 6] = [
    area(Front, "front", 9, false, Some(PortBow)),
    area(StarboardBow, "starboard_bow", 11, false, Some(Front)),
    area(StarboardAft, "starboard_aft", 1, false, Some(Rear)),
    area(Rear, "rear", 3, false, Some(PortAft)),
    area(PortAft, "port_aft", 5, true, None),
    area(PortBow, "port_bow", 7, true, None),
];

impl Area {
    pub const ALL: [Self; 6] = [Front, StarboardBow, StarboardAft, Rear, PortAft, PortBow];

    #[inline]
    pub fn row(self) -> &'static AreaRow {
        &AREAS[self as usize]
    }

    /// The next one clockwise.
    #[inline]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % 6]
    }

    /// Its neighbours, the counter-clockwise one first: ships move in a ring and never across Galactica.
    #[inline]
    pub const fn adjacent(self) -> [Self; 2] {
        [Self::ALL[(self as usize + 5) % 6], self.next()]
    }
}

/// Pieces that a card or the setup puts into an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ships {
    pub basestar: u8,
    pub heavy_raider: u8,
    pub raider: u8,
    pub viper: u8,
    pub civilian: u8,
}

impl Ships {
    /// The kinds of pieces, in the order in which they are placed.
    pub const CRAFTS: [Craft; 5] = [Craft::Basestar, Craft::HeavyRaider, Craft::Raider, Craft::Viper, Craft::Civilian];

    /// How many of a kind.
    pub const fn of(self, craft: Craft) -> u8 {
        match craft {
            Craft::Basestar => self.basestar,
            Craft::HeavyRaider => self.heavy_raider,
            Craft::Raider => self.raider,
            Craft::Viper => self.viper,
            Craft::Civilian => self.civilian,
            Craft::Raptor => 0,
        }
    }

    pub const NONE: Self = Self { basestar: 0, heavy_raider: 0, raider: 0, viper: 0, civilian: 0 };

    pub(super) const fn heavy_raiders(self, heavy_raider: u8) -> Self {
        Self { heavy_raider, ..self }
    }

    pub(super) const fn raiders(self, raider: u8) -> Self {
        Self { raider, ..self }
    }

    pub(super) const fn vipers(self, viper: u8) -> Self {
        Self { viper, ..self }
    }

    pub(super) const fn civilians(self, civilian: u8) -> Self {
        Self { civilian, ..self }
    }

    pub const fn plus(self, other: Self) -> Self {
        Self {
            basestar: self.basestar + other.basestar,
            heavy_raider: self.heavy_raider + other.heavy_raider,
            raider: self.raider + other.raider,
            viper: self.viper + other.viper,
            civilian: self.civilian + other.civilian,
        }
    }
}

pub(super) const fn basestars(basestar: u8) -> Ships {
    Ships { basestar, ..Ships::NONE }
}

pub(super) const fn heavy_raiders(heavy_raider: u8) -> Ships {
    Ships::NONE.heavy_raiders(heavy_raider)
}

pub(super) const fn raiders(raider: u8) -> Ships {
    Ships::NONE.raiders(raider)
}

pub(super) const fn vipers(viper: u8) -> Ships {
    Ships::NONE.vipers(viper)
}

pub(super) const fn civilians(civilian: u8) -> Ships {
    Ships::NONE.civilians(civilian)
}

/// Which Cylon ships act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    Raiders,
    LaunchRaiders,
    /// And centurions.
    HeavyRaiders,
    Basestars,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    Red,
    /// FTL Control can jump the fleet from here.
    Blue,
    /// The fleet jumps at once.
    Auto,
}

/// A space of the Jump Preparation track.
#[derive(Clone, Copy, Debug)]
pub struct JumpSpace {
    pub name: &'static str,
    pub zone: Zone,
    /// Population that an FTL jump may cost here.
    pub population_risk: u8,
}

const fn space(name: &'static str, zone: Zone, population_risk: u8) -> JumpSpace {
    JumpSpace { name, zone, population_risk }
}

// facts/galactica-components.json, "jump_track". The fleet token starts on the first space.
pub static JUMP_TRACK: [JumpSpace; 6] = [
    space("start", Zone::Red, 0),
    space("red_1", Zone::Red, 0),
    space("red_2", Zone::Red, 0),
    space("blue_1", Zone::Blue, 3),
    space("blue_2", Zone::Blue, 1),
    space("auto_jump", Zone::Auto, 0),
];

/// Steps of a centurion from the start of the boarding track to the space where the humans lose.
pub const BOARDING_STEPS: u8 = 4;

impl Dial {
    /// The most that a dial shows.
    pub const MAX: u8 = 15;

    /// A dial is in its red zone at this value and below.
    #[inline]
    pub const fn red(self) -> u8 {
        match self {
            Self::Food | Self::Fuel => 4,
            Self::Morale => 5,
            Self::Population => 6,
        }
    }
}

/// What the game starts with. facts/galactica-components.json, "setup".
#[derive(Clone, Copy, Debug)]
pub struct SetupRow {
    pub ships: &'static [(Area, Ships)],
    /// Before the ships above are taken from them.
    pub vipers: u8,
    pub raptors: u8,
    pub nukes: u8,
    pub quorum: u8,
    /// Skill cards of everyone but the starting player.
    pub skill_cards: u8,
    /// Cards of each type in a Destiny deck.
    pub destiny_per_type: u8,
    /// What the options for an easier or a harder game add to or take from every resource.
    pub handicap: u8,
}

pub static SETUP: SetupRow = SetupRow {
    ships: &[(Front, basestars(1).raiders(3)), (PortBow, vipers(1)), (PortAft, vipers(1)), (Rear, civilians(2))],
    vipers: 8,
    raptors: 4,
    nukes: 2,
    quorum: 1,
    skill_cards: 3,
    destiny_per_type: 2,
    handicap: 2,
};

/// How many there are of every piece. facts/galactica-components.json, "component_limits".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Limits {
    pub raider: u8,
    pub heavy_raider: u8,
    pub basestar: u8,
    pub centurion: u8,
    pub viper: u8,
    pub raptor: u8,
    pub civilian: u8,
    pub nuke: u8,
    pub galactica_damage: u8,
    pub basestar_damage: u8,
    pub piloting_tokens: u8,
    pub character_sheets: u8,
}

pub const LIMITS: Limits = Limits {
    raider: 16,
    heavy_raider: 4,
    basestar: 2,
    centurion: 4,
    viper: 8,
    raptor: 4,
    civilian: 12,
    nuke: 2,
    galactica_damage: 8,
    basestar_damage: 4,
    piloting_tokens: 4,
    character_sheets: 10,
};

/// Sides of the die.
pub const DIE: u8 = 8;
