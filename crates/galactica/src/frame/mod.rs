//! What is going on, as a stack of small frames: a turn, within it a check, within that a window.
//!
//! A frame is a struct with a *named* step. It holds public scalars and never a card, so that the whole stack may be shown
//! to anybody. A frame that calls another leaves its answer in the state (`die`, `played`), where the caller re-reads it.

mod attack;
mod check;
mod fleet;
mod limit;
mod receive;
mod reveal;
mod roll;
mod run;
mod turn;
mod window;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

pub use attack::{Attack, AttackStep, Hit};
pub use check::{Check, CheckStep, result, total};
pub use fleet::{Fleet, FleetStep};
pub use limit::Limit;
pub use receive::{Receive, ReceiveStep};
pub use reveal::{Reveal, RevealStep};
pub use roll::{Roll, RollStep, modified};
pub use run::Run;
pub use turn::{Turn, TurnStep};
pub use window::Window;

use crate::state::State;
use crate::{Ask, Item, Log};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    Turn(Turn),
    Receive(Receive),
    Reveal(Reveal),
    Check(Check),
    Window(Window),
    Run(Run),
    Attack(Attack),
    Roll(Roll),
    Fleet(Fleet),
    Limit(Limit),
}

impl Default for Frame {
    fn default() -> Self {
        Self::Turn(Turn::default())
    }
}

/// What a frame does next.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Flow {
    /// Goes on as this frame.
    Next(Frame),
    /// Runs `callee`, then goes on as `then`.
    Call { then: Frame, callee: Frame },
    /// Waits for an answer.
    Wait(Frame),
    /// Is finished; its caller goes on.
    Done,
}

/// Runs until somebody is asked or the game is over.
pub(crate) fn run(state: &mut State, log: &mut Log) {
    while !state.over() {
        let frame = state.frames.pop().expect("a turn is always on the stack");
        let flow = frame.step(state, log);
        if settle(state, flow) {
            return;
        }
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, items: &[Item], log: &mut Log) {
    let frame = state.frames.pop().expect("somebody was asked");
    let flow = frame.answer(state, seat, items, log);
    if !settle(state, flow) {
        run(state, log);
    }
}

/// Puts the frames where they belong. Says whether it waits now.
fn settle(state: &mut State, flow: Flow) -> bool {
    match flow {
        Flow::Next(frame) => state.frames.push(frame),
        Flow::Call { then, callee } => {
            state.frames.push(then);
            state.frames.push(callee);
        }
        Flow::Wait(frame) => {
            state.frames.push(frame);
            return true;
        }
        Flow::Done => {}
    }
    false
}

impl Frame {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self {
            Self::Turn(frame) => frame.step(state, log),
            Self::Receive(frame) => frame.step(state, log),
            Self::Reveal(frame) => frame.step(state, log),
            Self::Check(frame) => frame.step(state, log),
            Self::Window(frame) => frame.step(state),
            Self::Run(frame) => frame.step(state, log),
            Self::Attack(frame) => frame.step(state, log),
            Self::Roll(frame) => frame.step(state, log),
            Self::Fleet(frame) => frame.step(state, log),
            Self::Limit(frame) => frame.step(state),
        }
    }

    /// Who is asked while this frame waits.
    pub(crate) fn asked(self, state: &State) -> SeatSet {
        match self {
            Self::Turn(_) | Self::Receive(_) | Self::Reveal(_) | Self::Fleet(_) => SeatSet::one(state.current),
            Self::Check(frame) => frame.asked(state),
            Self::Window(frame) => frame.asked,
            Self::Limit(frame) => frame.asked,
            Self::Run(_) | Self::Attack(_) | Self::Roll(_) => SeatSet::EMPTY,
        }
    }

    pub(crate) fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        match self {
            Self::Turn(frame) => frame.ask(state, seat, into),
            Self::Receive(frame) => frame.ask(state, into),
            Self::Reveal(frame) => frame.ask(state, seat, into),
            Self::Check(frame) => frame.ask(state, seat, into),
            Self::Window(frame) => frame.ask(state, seat, into),
            Self::Fleet(frame) => frame.ask(state, into),
            Self::Limit(frame) => frame.ask(state, seat, into),
            Self::Run(_) | Self::Attack(_) | Self::Roll(_) => unreachable!("these frames never wait"),
        }
    }

    /// Out of whose hand the cards on offer to `seat` are.
    pub(crate) fn hand_offered(self, seat: Seat) -> Seat {
        match self {
            Self::Fleet(frame) => frame.target,
            Self::Turn(_)
            | Self::Receive(_)
            | Self::Reveal(_)
            | Self::Check(_)
            | Self::Window(_)
            | Self::Run(_)
            | Self::Attack(_)
            | Self::Roll(_)
            | Self::Limit(_) => seat,
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        match self {
            Self::Turn(frame) => frame.answer(items),
            Self::Receive(frame) => frame.answer(items),
            Self::Reveal(frame) => frame.answer(state, seat, items, log),
            Self::Check(frame) => frame.answer(state, seat, items, log),
            Self::Window(frame) => frame.answer(state, seat, items, log),
            Self::Fleet(frame) => frame.answer(state, items, log),
            Self::Limit(frame) => frame.answer(state, seat, items, log),
            Self::Run(_) | Self::Attack(_) | Self::Roll(_) => unreachable!("these frames never wait"),
        }
    }
}
