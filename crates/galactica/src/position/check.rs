//! The rest of what play cannot reach.

use tabletop::{Probe, Viewer};

use super::deal::Dealing;
use super::{BadPosition, Card};
use crate::Galactica;
use crate::cards::Quorum;
use crate::frame::TurnStep;

impl Dealing<'_> {
    pub(super) fn check(&self) -> Result<(), BadPosition> {
        let state = &self.state;
        let step = self.position.step;
        if let (TurnStep::Start, Some(dial)) = (step, state.empty_dial()) {
            return Err(BadPosition::DialEmpty { dial });
        }
        for seat in state.seats() {
            let (cards, most) = (state.hand_size(seat), state.hand_limit(seat));
            if cards > most && hands_are_limited(step, seat == state.current) {
                return Err(BadPosition::HandTooLarge { seat, cards, most });
            }
            // Ruling 12/7: none for a Cylon by the Sympathizer.
            let may_hold = !state.is_human(seat) && state.sympathizer != Some(seat);
            if state.super_hands[seat.index()].is_some() && !may_hold {
                return Err(BadPosition::SuperCrisisOfAHuman { seat });
            }
        }
        let mut appointed = state.appointed;
        for face in [Quorum::AssignArbitrator, Quorum::AssignMissionSpecialist, Quorum::AssignVicePresident] {
            let holder = appointed.holder(face).and_then(|holder| *holder);
            if let Some(seat) = holder.filter(|&seat| !state.is_human(seat)) {
                return Err(BadPosition::AppointedCylon { card: Card::Quorum(face), seat });
            }
        }
        // Whatever is named was checked where it was put.
        debug_assert_eq!(Galactica::conserved(state), Ok(()));
        if state.statements_hold() { Ok(()) } else { Err(BadPosition::UntrueKnowledge { viewer: Viewer::Public }) }
    }
}

/// A step at whose beginning hands are within their limits, but for that of a player who has drawn.
const fn hands_are_limited(step: TurnStep, own: bool) -> bool {
    match step {
        TurnStep::Start | TurnStep::Receive => true,
        TurnStep::Movement => !own,
        TurnStep::Action | TurnStep::Crisis | TurnStep::Recon | TurnStep::Limit | TurnStep::Verdict => false,
    }
}
