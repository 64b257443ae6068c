//! Step 6, the jump, and how near each side is to winning.

use galactica::Board;
use galactica::board::Step;
use galactica::cards::{DAMAGED_LOCATIONS_LOSE, Location, Quorum, Zone};
use tabletop::Seat;

use super::super::names;
use super::super::teller::{Teller, by};
use super::{lit, lit_if, plain, said};
use crate::aid::AidPoint;
use crate::phrase::{Phrase, commas, phrase};

impl Teller<'_> {
    pub(super) fn aid_jump(&self, board: &Board) -> Vec<AidPoint> {
        let jumps = matches!(board.step, Step::Jump | Step::SleeperAgents | Step::Sympathizer);
        let mut points = Vec::new();
        if !jumps {
            points.push(plain("aid-jump-sign"));
            if let (Some(card), Some(row)) = (self.facing_name(board), self.facing_row(board)) {
                points.push(lit(phrase("aid-jump-card").set("card", card).set("jump", row.jump)));
            }
        }
        points.push(said(phrase("aid-jump-space").set("space", self.jump_space(board.jump.space))));
        if board.journey.is_last_jump() {
            points.push(lit(self.last_jump(board)));
            return points;
        }
        points.push(plain("aid-jump-leave"));
        points.push(lit_if(board.step == Step::Jump && board.offered > 0, self.chooses(board)));
        points.push(plain("aid-jump-card-done"));
        let journey = &board.journey;
        let distance = phrase("aid-jump-distance")
            .set("distance", journey.distance)
            .set("slept", journey.slept)
            .set("sleepers", journey.sleeper_agents)
            .set("last", journey.last_jump);
        points.push(lit_if(matches!(board.step, Step::SleeperAgents | Step::Sympathizer), distance));
        points.push(plain("aid-jump-back"));
        points
    }

    /// Who draws the destinations, and how many. Ruling 8/4: the Mission Specialist once, with three.
    fn chooses(&self, board: &Board) -> Phrase {
        let specialist = board
            .quorum
            .in_play
            .iter()
            .find(|lies| lies.card == Quorum::AssignMissionSpecialist)
            .and_then(|lies| lies.seat);
        let chooser: Option<Seat> = specialist.or(board.admiral);
        match chooser {
            Some(seat) => by("aid-jump-chooses", seat).set("special", specialist.is_some()),
            None => phrase("aid-jump-admiral"),
        }
    }

    fn last_jump(&self, board: &Board) -> Phrase {
        let empty: Vec<Phrase> =
            board.dials.iter().filter(|dial| dial.value == 0).map(|dial| names::dial(dial.dial)).collect();
        phrase("aid-jump-last").set("lost", !empty.is_empty()).set("resources", commas(empty))
    }

    /// How each side wins, and how near it is.
    pub(super) fn aid_winning(&self, board: &Board) -> Vec<AidPoint> {
        let journey = &board.journey;
        let way = phrase("aid-win-humans")
            .set("now", journey.is_last_jump())
            .set("distance", journey.distance)
            .set("last", journey.last_jump)
            .set("left", journey.last_jump.saturating_sub(journey.distance));
        let early = board.jump.zone == Zone::Blue && !board.location(Location::FtlControl).damaged;
        let spaces = board.jump.auto_jump.saturating_sub(board.jump.space);
        let jump = phrase("aid-win-jump").set("spaces", spaces).set("early", early);
        let mut points = vec![lit_if(journey.is_last_jump(), way), said(jump)];
        let least = board.dials.iter().min_by_key(|dial| dial.value);
        if let Some(least) = least {
            let dials = board.dials.iter().map(|dial| {
                phrase("table-dial")
                    .set("dial", names::dial(dial.dial))
                    .set("now", dial.value)
                    .set("red", dial.in_the_red)
            });
            let lost = phrase("aid-win-resource").set("dials", commas(dials.collect()));
            points.push(lit_if(least.in_the_red, lost));
        }
        let damaged = board.damaged().count();
        let hull = phrase("aid-win-damage").set("count", damaged).set("lose", DAMAGED_LOCATIONS_LOSE);
        points.push(lit_if(damaged > 3, hull));
        let foremost = board.boarding.foremost();
        let left = foremost.map_or(0, |at| board.boarding.steps - at as u8);
        let boarding = phrase("aid-win-boarding").set("some", foremost.is_some()).set("left", left);
        points.push(lit_if(foremost.is_some(), boarding));
        points.push(plain("aid-win-sides"));
        points
    }
}
