//! Resources, the way to Kobol, the Jump Preparation track and the boarding track.

use serde::Serialize;

use crate::cards::{BOARDING_STEPS, Crisis, Destination, JUMP_TRACK, KOBOL, LIMITS, Zone};
use crate::state::Dial;
use crate::view::{SpaceView, View};

/// A resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DialBoard {
    pub dial: Dial,
    pub value: u8,
    /// What this game began with, and the most that the dial shows.
    pub start: u8,
    pub max: u8,
    /// Its red zone: this value and below.
    pub red: u8,
    pub in_the_red: bool,
}

impl DialBoard {
    pub(super) fn of(view: &View, dial: Dial) -> Self {
        let value = view.dials[dial as usize];
        let (start, red) = (view.setup.dials()[dial as usize], dial.red());
        Self { dial, value, start, max: Dial::MAX, red, in_the_red: value <= red }
    }
}

/// The Jump Preparation track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JumpTrack {
    /// Where the fleet token is, from 0, and where the fleet jumps by itself.
    pub space: u8,
    pub auto_jump: u8,
    pub zone: Zone,
    /// What a jump from here, by FTL Control, may cost; and from the next space.
    pub population_risk: u8,
    pub risk_next: u8,
}

impl JumpTrack {
    pub(super) fn of(space: u8) -> Self {
        let auto_jump = JUMP_TRACK.len() as u8 - 1;
        let at = |space: u8| JUMP_TRACK[usize::from(space.min(auto_jump))];
        let (here, next) = (at(space), at(space + 1));
        Self {
            space,
            auto_jump,
            zone: here.zone,
            population_risk: here.population_risk,
            risk_next: next.population_risk,
        }
    }
}

/// The way to Kobol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Journey {
    pub distance: u8,
    /// From this distance on the next jump is the last.
    pub last_jump: u8,
    /// The distance of the sleeper agent phase, and whether it has been.
    pub sleeper_agents: u8,
    pub slept: bool,
    /// Where the fleet has been.
    pub travelled: Vec<Destination>,
    /// A crisis card that counts as distance.
    pub discovered: Option<Crisis>,
}

impl Journey {
    pub(super) fn of(view: &View) -> Self {
        Self {
            distance: view.distance,
            last_jump: KOBOL.last_jump,
            sleeper_agents: KOBOL.sleepers,
            slept: view.slept,
            travelled: view.travelled.clone(),
            discovered: view.discovered.first().copied(),
        }
    }

    pub const fn is_last_jump(&self) -> bool {
        self.distance >= self.last_jump
    }
}

/// The boarding track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Boarding {
    /// Centurions by steps from the start of the track.
    pub centurions: [u8; 4],
    /// A centurion that has taken so many steps ends the game.
    pub steps: u8,
    /// Centurions that have done so.
    pub arrived: u8,
    /// Centurions that can still come aboard.
    pub left: u8,
}

impl Boarding {
    pub(super) fn of(space: &SpaceView) -> Self {
        let SpaceView { centurions, arrived, .. } = *space;
        let aboard = centurions.iter().sum::<u8>() + arrived;
        Self { centurions, steps: BOARDING_STEPS, arrived, left: LIMITS.centurion - aboard }
    }

    pub fn aboard(&self) -> u8 {
        self.centurions.iter().sum::<u8>() + self.arrived
    }

    /// The steps that the foremost centurion has taken.
    pub fn foremost(&self) -> Option<usize> {
        self.centurions.iter().rposition(|&count| count > 0)
    }
}
