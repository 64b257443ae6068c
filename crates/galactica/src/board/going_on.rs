//! What is in the middle of happening: a window, a roll, an attack, Cylon ships that act.

use serde::Serialize;
use tabletop::{List, Seat, SeatSet};

use crate::cards::{Area, Icon, SkillCard};
use crate::chance::Cause;
use crate::frame::{self, Frame, Reaction, RollStep};
use crate::view::View;

/// A moment at which cards can be played by anybody who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Window {
    pub about: About,
    /// The cards that can be played.
    #[cfg_attr(feature = "ts", ts(as = "Vec<SkillCard>"))]
    pub cards: List<SkillCard, 2>,
    pub asked: SeatSet,
}

/// What a window is about: where on the board it is described.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// The roll that is about to be made.
    Roll,
    /// The attack on a viper that was just rolled.
    Attack,
    /// The check that is about to begin.
    Check,
    /// The check that was just totalled.
    CheckTotal,
}

impl Window {
    pub(super) fn of(window: frame::Window) -> Self {
        let about = match window.reaction {
            Reaction::Plan => About::Roll,
            Reaction::Evade => About::Attack,
            Reaction::Before { .. } => About::Check,
            Reaction::Emergency => About::CheckTotal,
        };
        Self { about, cards: window.reaction.cards().map(|(card, _)| card).collect(), asked: window.asked }
    }
}

/// A throw of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roll {
    /// Who rolls, and what for.
    pub seat: Seat,
    pub cause: Cause,
    /// Added to the result, Strategic Planning included.
    pub bonus: i8,
    /// Strategic Planning counts for it.
    pub planned: bool,
    /// The result, once it is thrown.
    pub result: Option<u8>,
}

impl Roll {
    pub(super) fn of(view: &View, roll: frame::Roll) -> Self {
        let thrown = roll.step == RollStep::Thrown;
        Self {
            seat: roll.seat,
            cause: roll.cause,
            bonus: roll.total_bonus(),
            planned: roll.planned,
            result: thrown.then_some(view.die.result),
        }
    }
}

/// A raider attacks a viper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    pub area: Area,
    /// None for an unmanned viper.
    pub pilot: Option<Seat>,
}

impl Attack {
    pub(super) const fn of(attack: frame::Attack) -> Self {
        Self { area: attack.area, pilot: attack.pilot }
    }
}

/// Cylon ships of one kind act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Activation {
    pub icon: Icon,
    /// Raiders that have yet to act, or heavy raiders that have yet to board, by area.
    pub left: [u8; 6],
    /// Where one acts now.
    pub area: Area,
}

impl Activation {
    pub(super) const fn of(ships: frame::Ships) -> Self {
        Self { icon: ships.icon, left: ships.left, area: ships.area }
    }
}

/// An action that is taken in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    /// Vipers are activated, so often still: unmanned ones, or somebody's own by Maximum Firepower.
    Vipers {
        left: u8,
    },
    Repair,
}

impl Doing {
    pub(super) fn of(view: &View) -> Option<Self> {
        view.frames.iter().rev().find_map(|frame| {
            if let Frame::Command(command) = *frame {
                Some(Self::Vipers { left: command.left })
            } else {
                matches!(frame, Frame::Repair(_)).then_some(Self::Repair)
            }
        })
    }
}
