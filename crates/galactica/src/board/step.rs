//! Where the game stands, by the names of the rulebook: the step of the turn, and what is going on within it.

use serde::Serialize;
use tabletop::Seat;

use crate::frame::{CheckStep, DraftStep, Frame, Measure, OrderStep, ResolveStep, TurnStep as Next};
use crate::state::Ending;
use crate::view::View;

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Before the first turn: characters are picked, Apollo's viper is placed, first hands are drawn.
    CharacterDraft,
    StartingViper,
    OpeningHands,
    ReceiveSkills,
    Movement,
    Action,
    /// The one action of a revealed Cylon.
    CylonAction,
    /// A crisis card is drawn, its choice made, its text carried out.
    Crisis,
    /// A skill check, from what can be done before it to its result.
    SkillCheckBefore,
    SkillCheckDestiny,
    SkillCheckPlay,
    SkillCheckReveal,
    SkillCheckTotal,
    SkillCheckResult,
    ActivateCylonShips,
    Jump,
    /// The loyalty phase halfway to Kobol.
    SleeperAgents,
    Sympathizer,
    /// Somebody shows a Cylon card.
    RevealCylon,
    EndOfTurn,
    /// Everybody discards down to the hand limit.
    HandLimit,
    Over,
}

/// A step of a turn. Rulebook, "Player turn".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TurnStep {
    ReceiveSkills,
    Movement,
    Action,
    Crisis,
    ActivateCylonShips,
    PrepareForJump,
    EndOfTurn,
}

/// Whose turn it is, and what has been done in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    pub seat: Seat,
    /// The starting player.
    pub first: Seat,
    /// Turns so far, this one included.
    pub number: u16,
    /// None before the first turn and after the last.
    pub step: Option<TurnStep>,
    /// Who moves or acts in it by an Executive Order.
    pub ordered: Option<Seat>,
    /// Actions to come after the one that is going on.
    pub actions_left: u8,
    /// An Executive Order was played: no second one.
    pub executive_order: bool,
    /// Helo has had a die rolled again; Tyrol has had his further action.
    pub eco_officer: bool,
    pub maintenance_engineer: bool,
    /// The player became a Cylon in it: it is over.
    pub turned: bool,
    /// Another crisis is to be resolved.
    pub extra_crisis: bool,
}

impl Turn {
    pub(super) fn of(view: &View) -> Self {
        let order = super::innermost!(view, ExecutiveOrder).filter(|order| order.step != OrderStep::Whom);
        Self {
            seat: view.current,
            first: view.first,
            number: view.turns + 1,
            step: TurnStep::of(view),
            ordered: order.map(|order| order.target),
            actions_left: view.turn.actions,
            executive_order: view.turn.order,
            eco_officer: view.turn.eco,
            maintenance_engineer: view.turn.maintenance,
            turned: view.turn.turned,
            extra_crisis: view.turn.extra_crisis,
        }
    }
}

impl TurnStep {
    /// The turn, at the bottom of the stack, names the step that comes next; what it waits for stands above it.
    fn of(view: &View) -> Option<Self> {
        let Some(Frame::Turn(turn)) = view.frames.first() else { return None };
        let above = view.frames.get(1);
        Some(match turn.step {
            Next::Start | Next::Receive | Next::Movement => Self::ReceiveSkills,
            Next::Action if matches!(above, Some(Frame::Movement(_))) => Self::Movement,
            Next::Action => Self::Action,
            Next::Crisis => Self::Crisis,
            Next::Recon | Next::Limit | Next::Verdict => {
                if let Some(Frame::Resolve(resolve)) = above {
                    Self::resolving(resolve.step, view.frames.get(2))
                } else {
                    Self::EndOfTurn
                }
            }
        })
    }

    /// Where a crisis card stands, with what it has called.
    fn resolving(step: ResolveStep, called: Option<&Frame>) -> Self {
        match step {
            ResolveStep::Icons(1..) => Self::ActivateCylonShips,
            ResolveStep::Discard if matches!(called, Some(Frame::Jump(_))) => Self::PrepareForJump,
            ResolveStep::JumpIcon => Self::PrepareForJump,
            ResolveStep::Draw
            | ResolveStep::Visions
            | ResolveStep::Show
            | ResolveStep::SecretDestiny
            | ResolveStep::Intuition
            | ResolveStep::Choose
            | ResolveStep::Compass
            | ResolveStep::Mystery
            | ResolveStep::Body
            | ResolveStep::AttackIcons(_)
            | ResolveStep::Setup(_)
            | ResolveStep::AttackRule
            | ResolveStep::Icons(0)
            | ResolveStep::Discard => Self::Crisis,
        }
    }
}

impl Step {
    pub(super) fn of(view: &View) -> Self {
        if view.ending != Ending::Playing {
            return Self::Over;
        }
        let frames = &view.frames;
        let named = (0..frames.len()).rev().find_map(|at| Self::named(frames, at));
        named.unwrap_or_else(|| match TurnStep::of(view) {
            None | Some(TurnStep::ReceiveSkills) => Self::ReceiveSkills,
            Some(TurnStep::Movement) => Self::Movement,
            Some(TurnStep::Action) if view.revealed.contains(view.current) => Self::CylonAction,
            Some(TurnStep::Action) => Self::Action,
            Some(TurnStep::Crisis) => Self::Crisis,
            Some(TurnStep::ActivateCylonShips) => Self::ActivateCylonShips,
            Some(TurnStep::PrepareForJump) => Self::Jump,
            Some(TurnStep::EndOfTurn) => Self::EndOfTurn,
        })
    }

    /// What a frame is, if it has a name of its own; the others are parts of what called them.
    fn named(frames: &[Frame], at: usize) -> Option<Self> {
        Some(match frames[at] {
            Frame::Draft(draft) => match draft.step {
                DraftStep::Pick => Self::CharacterDraft,
                DraftStep::Apollo => Self::StartingViper,
                DraftStep::Flexible | DraftStep::Fixed | DraftStep::Begin => Self::OpeningHands,
            },
            // Other draws are parts of what brings them about.
            Frame::Receive(_) if at == 1 => Self::ReceiveSkills,
            Frame::Movement(_) => Self::Movement,
            Frame::Resolve(_) => Self::Crisis,
            Frame::Check(check) => match check.step {
                CheckStep::Announce
                | CheckStep::Hatred
                | CheckStep::Friends
                | CheckStep::Arbiter
                | CheckStep::Before
                | CheckStep::Reacted => Self::SkillCheckBefore,
                CheckStep::Destiny => Self::SkillCheckDestiny,
                CheckStep::Contribute => Self::SkillCheckPlay,
                CheckStep::Devotion | CheckStep::Open => Self::SkillCheckReveal,
                // It waits for Declare Emergency as what comes next.
                CheckStep::Emergency | CheckStep::Resolve => Self::SkillCheckTotal,
                CheckStep::Authority | CheckStep::Discard => Self::SkillCheckResult,
            },
            Frame::Ships(_) => Self::ActivateCylonShips,
            Frame::Jump(_) => Self::Jump,
            Frame::Sleeper(_) => Self::SleeperAgents,
            Frame::Sympathy(_) => Self::Sympathizer,
            Frame::Reveal(_) => Self::RevealCylon,
            Frame::Discard(discard) if discard.measure == Measure::Limit => Self::HandLimit,
            Frame::Turn(_)
            | Frame::Receive(_)
            | Frame::Action(_)
            | Frame::ExecutiveOrder(_)
            | Frame::Repair(_)
            | Frame::Scout(_)
            | Frame::Peek(_)
            | Frame::Activate(_)
            | Frame::Command(_)
            | Frame::Strike(_)
            | Frame::Alert(_)
            | Frame::Politician(_)
            | Frame::Bury(_)
            | Frame::Window(_)
            | Frame::Run(_)
            | Frame::Target(_)
            | Frame::Discard(_)
            | Frame::Relocate(_)
            | Frame::Attack(_)
            | Frame::Roll(_)
            | Frame::Placing(_)
            | Frame::Caprica(_)
            | Frame::CylonFleet(_)
            | Frame::HumanFleet(_)
            | Frame::Resurrection(_) => return None,
        })
    }
}
