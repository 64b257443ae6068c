//! What is going on, as a stack of small frames: a turn, within it a crisis, within that a check, a window.
//!
//! A frame is a struct with a *named* step. It holds public scalars and never a hidden card, so that the whole stack may
//! be shown to anybody. A frame that calls another leaves its answer in the state (`die`, `played`, `result`), where the
//! caller re-reads it.

mod action;
mod activate;
mod alert;
mod attack;
mod bury;
mod caprica;
mod check;
mod command;
mod cylon_fleet;
mod discard;
mod draft;
mod executive_order;
mod human_fleet;
mod jump;
mod movement;
mod peek;
mod placing;
mod politician;
mod receive;
mod relocate;
mod repair;
mod resolve;
mod resurrection;
mod reveal;
mod roll;
mod run;
mod scout;
mod ships;
mod sleeper;
mod strike;
mod sympathy;
mod target;
mod turn;
mod window;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

pub use action::{Action, ActionStep, usable};
pub use activate::{Activate, ActivateStep};
pub use alert::Alert;
pub use attack::{Attack, AttackStep, PILOTED, hit};
pub use bury::Bury;
pub use caprica::{Caprica, CapricaStep};
pub use check::{Check, CheckStep, EMERGENCY, Total, result};
pub use command::Command;
pub use cylon_fleet::{CylonFleet, CylonFleetStep};
pub use discard::{Discard, Measure};
pub use draft::{Draft, DraftStep, pickable, start_place};
pub use executive_order::{ExecutiveOrder, OrderStep};
pub use human_fleet::{HumanFleet, HumanFleetStep};
pub use jump::{Jump, JumpStep};
pub use movement::{Movement, MovementStep};
pub use peek::Peek;
pub use placing::Placing;
pub use politician::{Politician, PoliticianStep};
pub use receive::{Draws, Receive, ReceiveStep};
pub use relocate::Relocate;
pub use repair::{Repair, RepairStep};
pub use resolve::{Resolve, ResolveStep, Via};
pub use resurrection::{Resurrection, ResurrectionStep};
pub use reveal::{Reveal, RevealStep};
pub use roll::{PLANNING, Roll, RollStep};
pub use run::{Block, Run, Text};
pub use scout::{Scout, ScoutStep};
pub use ships::{Ships, ShipsStep};
pub use sleeper::{Sleeper, SleeperStep};
pub use strike::{Strike, StrikeStep};
pub use sympathy::{Sympathy, SympathyStep};
pub use target::Target;
pub use turn::{Turn, TurnStep};
pub use window::{Reaction, Window};

use crate::state::State;
use crate::{Ask, Item, Log, Prompt};

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

/// What every kind of frame can do. Those that never wait have no more than a step.
pub(crate) trait Behave: Copy {
    fn step(self, state: &mut State, log: &mut Log) -> Flow;

    /// Who is asked while this frame waits.
    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::EMPTY
    }

    fn ask(self, _state: &State, _seat: Seat, _into: &mut Ask) {
        unreachable!("this frame never waits")
    }

    fn answer(self, _state: &mut State, _seat: Seat, _items: &[Item], _log: &mut Log) -> Flow {
        unreachable!("this frame never waits")
    }

    /// What a window is about that this frame has opened. It is asked for, and not kept in the window, so that a state with an
    /// open window is written as it always was: records and running games keep their hashes.
    fn subject(self, _state: &State, _reaction: Reaction) -> Prompt {
        unreachable!("this frame opens no such window")
    }
}

macro_rules! frames {
    ($($name:ident),* $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Frame {
            $($name($name)),*
        }

        $(impl From<$name> for Frame {
            fn from(frame: $name) -> Self {
                Self::$name(frame)
            }
        })*

        impl Frame {
            fn step(self, state: &mut State, log: &mut Log) -> Flow {
                match self {
                    $(Self::$name(frame) => frame.step(state, log)),*
                }
            }

            /// Who is asked while this frame waits.
            pub(crate) fn asked(self, state: &State) -> SeatSet {
                match self {
                    $(Self::$name(frame) => frame.asked(state)),*
                }
            }

            fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
                match self {
                    $(Self::$name(frame) => frame.ask(state, seat, into)),*
                }
            }

            fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
                match self {
                    $(Self::$name(frame) => frame.answer(state, seat, items, log)),*
                }
            }

            fn subject(self, state: &State, reaction: Reaction) -> Prompt {
                match self {
                    $(Self::$name(frame) => frame.subject(state, reaction)),*
                }
            }
        }
    };
}

frames!(
    Draft,
    Turn,
    Receive,
    Movement,
    Action,
    ExecutiveOrder,
    Repair,
    Scout,
    Peek,
    Activate,
    Command,
    Strike,
    Alert,
    Politician,
    Bury,
    Resolve,
    Check,
    Window,
    Run,
    Target,
    Discard,
    Relocate,
    Ships,
    Attack,
    Roll,
    Placing,
    Jump,
    Sleeper,
    Sympathy,
    Reveal,
    Caprica,
    CylonFleet,
    HumanFleet,
    Resurrection,
);

impl Frame {
    /// The face of a card, or of a token, that somebody has before them in this frame.
    #[allow(clippy::wildcard_enum_match_arm, reason = "few of many frames lay something before somebody")]
    pub(crate) fn offered_item(self, card: tabletop::CardId) -> Item {
        use crate::cards::{CardFace, Crisis, Destination, GALACTICA_DAMAGE, Quorum};
        use crate::event::DeckName;
        let deck = match self {
            Self::Bury(frame) => frame.deck,
            Self::Jump(_) => DeckName::Destination,
            Self::Politician(_) => DeckName::Quorum,
            Self::Reveal(_) => return Item::Token(GALACTICA_DAMAGE[usize::from(card)]),
            _ => DeckName::Crisis,
        };
        match deck {
            DeckName::Destination => Item::Destination(Destination::of(card)),
            DeckName::Quorum => Item::Quorum(Quorum::of(card)),
            DeckName::Crisis | DeckName::SuperCrisis | DeckName::Skill(_) => Item::Crisis(Crisis::of(card)),
        }
    }

    /// Out of whose hand the skill cards on offer to `seat` are.
    pub(crate) fn hand_offered(self, seat: Seat) -> Seat {
        if let Self::HumanFleet(frame) = self { frame.offers().unwrap_or(seat) } else { seat }
    }
}

impl Default for Frame {
    fn default() -> Self {
        Self::Turn(Turn::default())
    }
}

/// Goes on as this frame.
pub(crate) fn next(frame: impl Into<Frame>) -> Flow {
    Flow::Next(frame.into())
}

pub(crate) fn wait(frame: impl Into<Frame>) -> Flow {
    Flow::Wait(frame.into())
}

pub(crate) fn call(callee: impl Into<Frame>, then: impl Into<Frame>) -> Flow {
    Flow::Call { then: then.into(), callee: callee.into() }
}

/// Waits for one answer, unless public facts force it: then the engine gives it.
pub(crate) fn wait_unless_forced<F: Behave + Into<Frame>>(
    frame: F,
    state: &mut State,
    seat: Seat,
    log: &mut Log,
) -> Flow {
    let mut ask = Ask::default();
    frame.ask(state, seat, &mut ask);
    if ask.pick.is_forced() {
        let count = usize::from(ask.pick.min);
        return frame.answer(state, seat, &ask.pick.from[..count], log);
    }
    wait(frame)
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

/// What a seat is asked by the frame that waits. A window is told by whoever opened it what it is about.
pub(crate) fn ask(state: &State, seat: Seat, into: &mut Ask) {
    match *state.frames {
        [.., opener, Frame::Window(window)] => {
            into.start(opener.subject(state, window.reaction), 0, 0);
            window.ask(state, seat, into);
        }
        [.., frame] => frame.ask(state, seat, into),
        [] => {}
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
    // The game may have ended in the middle of things: nothing is left to do.
    if state.over() {
        state.frames.clear();
        return true;
    }
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

/// The seat in an answer.
fn seat_in(items: &[Item]) -> Option<Seat> {
    items.iter().find_map(|item| if let Item::Seat(seat) = *item { Some(seat) } else { None })
}

/// The area in an answer.
fn area_in(items: &[Item]) -> Option<crate::cards::Area> {
    items.iter().find_map(|item| if let Item::Area(area) = *item { Some(area) } else { None })
}
