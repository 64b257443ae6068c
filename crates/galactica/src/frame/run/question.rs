//! The words of [`Effect`] that ask somebody. What each does before it asks, whom it asks, what it offers and what the
//! answer does stand together, in one of the files beside this.

use tabletop::Seat;

use super::Run;
use super::choices::{Choose, PayOr, Restore, Risk};
use super::persons::{Appoint, GiveTitle, Look, Mutiny, Release, SendSomebody};
use super::pieces::{DamageVipers, DestroyCenturions, DestroyCivilians, DestroyShips};
use crate::cards::{Effect, Heir, Moved, VipersIn};
use crate::frame::Flow;
use crate::state::State;
use crate::{Ask, Item, Log};

/// A step that asks.
pub(super) trait Asks: Copy {
    /// Asks, gives the answer that public facts force, or goes on where there is nothing to ask.
    fn begin(self, run: Run, state: &mut State, log: &mut Log) -> Flow;

    fn asked(self, run: Run, state: &State) -> Seat;

    fn ask(self, run: Run, state: &State, seat: Seat, into: &mut Ask);

    fn answer(self, run: Run, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow;
}

macro_rules! questions {
    ($($name:ident),* $(,)?) => {
        /// The step that asks, with what its card says.
        #[derive(Clone, Copy)]
        pub(super) enum Question {
            $($name($name)),*
        }

        impl Asks for Question {
            fn begin(self, run: Run, state: &mut State, log: &mut Log) -> Flow {
                match self {
                    $(Self::$name(step) => step.begin(run, state, log)),*
                }
            }

            fn asked(self, run: Run, state: &State) -> Seat {
                match self {
                    $(Self::$name(step) => step.asked(run, state)),*
                }
            }

            fn ask(self, run: Run, state: &State, seat: Seat, into: &mut Ask) {
                match self {
                    $(Self::$name(step) => step.ask(run, state, seat, into)),*
                }
            }

            fn answer(self, run: Run, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
                match self {
                    $(Self::$name(step) => step.answer(run, state, seat, items, log)),*
                }
            }
        }
    };
}

questions!(
    SendSomebody,
    GiveTitle,
    Look,
    Appoint,
    Mutiny,
    Release,
    DestroyCivilians,
    DamageVipers,
    DestroyShips,
    DestroyCenturions,
    Choose,
    PayOr,
    Risk,
    Restore,
);

impl Question {
    /// What this word asks; nothing if it asks nobody.
    pub(super) const fn of(effect: Effect) -> Option<Self> {
        Some(match effect {
            Effect::Move(Moved::ChosenBy(by), to) => Self::SendSomebody(SendSomebody { by, to, may: false }),
            Effect::Move(Moved::MayBeChosenBy(by), to) => Self::SendSomebody(SendSomebody { by, to, may: true }),
            Effect::GiveTitle(title, Heir::OtherChosenBy(by)) => Self::GiveTitle(GiveTitle { title, by }),
            Effect::LookAtLoyalty(by, owner) => Self::Look(Look { by, owner }),
            Effect::HandOverThisCard => Self::Appoint(Appoint),
            Effect::Mutiny { at_least, .. } => Self::Mutiny(Mutiny { at_least }),
            Effect::ReleaseFromBrig => Self::Release(Release),
            Effect::DestroyRandomCivilians(count) => Self::DestroyCivilians(DestroyCivilians { count }),
            Effect::DamageVipers(count, VipersIn::Space) => Self::DamageVipers(DamageVipers { count }),
            Effect::DestroyShips(craft, count) => Self::DestroyShips(DestroyShips { craft, count }),
            Effect::DestroyCenturions(count) => Self::DestroyCenturions(DestroyCenturions { count }),
            Effect::Choose(by, lists) => Self::Choose(Choose { by, lists: lists.len() as u8 }),
            Effect::PayOr { by, pay, .. } => Self::PayOr(PayOr { by, pay }),
            Effect::AdmiralMayRisk { craft, count, at_least, .. } => Self::Risk(Risk { craft, count, at_least }),
            Effect::AdmiralMayRestore { vipers, .. } => Self::Restore(Restore { vipers }),
            Effect::Resource(..)
            | Effect::Discard(..)
            | Effect::DrawSkill(..)
            | Effect::Move(Moved::Player(_) | Moved::AllAt(_) | Moved::AllOn(_), _)
            | Effect::GiveTitle(_, Heir::Admiral)
            | Effect::DestroyRaptors(_)
            | Effect::RestoreRaptors(_)
            | Effect::DiscardNukes(_)
            | Effect::BoardCenturions(_)
            | Effect::JumpTrack(_)
            | Effect::Place(..)
            | Effect::DamageVipers(_, VipersIn::Reserves)
            | Effect::RecallVipers
            | Effect::DamageGalactica(_)
            | Effect::Activate(_)
            | Effect::ActivatePlaced(..)
            | Effect::BasestarsAttack
            | Effect::RollAtMost(..)
            | Effect::RollAtLeast(..)
            | Effect::FailEffect
            | Effect::IfBelow(..)
            | Effect::ExtraCrisis
            | Effect::Distance(_)
            | Effect::Ongoing(..)
            | Effect::DrawAnySkills(..)
            | Effect::RemoveThisCard => return None,
        })
    }
}
