//! The crisis and its check.

use galactica::Board;
use galactica::board::CrisisCards;
use galactica::cards::{Crisis, CrisisRow};

use super::super::teller::Teller;
use super::{lit, lit_if, off, plain, said};
use crate::aid::AidPoint;
use crate::phrase::{Phrase, phrase};

impl Teller<'_> {
    pub(super) fn aid_crisis(&self, board: &Board) -> Vec<AidPoint> {
        let mut points = vec![plain("aid-crisis")];
        for crisis in newest(&board.crises) {
            points.push(lit(self.crisis_brief(crisis)));
            if let Some(who) = crisis.row().chooser() {
                points.push(lit(phrase("aid-crisis-chooses").set("who", self.who(who))));
            }
        }
        points.push(plain("aid-crisis-attack"));
        let jailed = board.person(board.turn.seat).in_brig();
        let without = phrase("aid-crisis-none");
        points.push(if jailed { off(without) } else { said(without) });
        points.extend(self.crises_left(board).into_iter().map(|row| said(row.phrase)));
        points
    }

    pub(super) fn aid_check(&self, board: &Board) -> Vec<AidPoint> {
        let destiny = said(phrase("aid-check-destiny").set("cards", board.decks.destiny));
        let Some(check) = &board.check else {
            let steps = ["aid-check-read", "aid-check-fate", "aid-check-give", "aid-check-sort", "aid-check-total"];
            return steps.map(plain).into_iter().chain([destiny]).collect();
        };
        let mut points = vec![lit(self.check_head(check))];
        points.extend(self.check_status(board, check, None).into_iter().map(said));
        let gives = self.own(board).and_then(|seat| check.giver(seat)).is_some_and(|giver| giver.may_give > 0);
        if gives {
            points.push(lit(self.check_yours(board, check)));
        }
        let results = self.stakes(check.matter, check.difficulty, check.about);
        let reached =
            |at: usize| check.result.is_some_and(|result| check.outcomes.get(at).map(|one| one.branch) == Some(result));
        points.extend(results.into_iter().enumerate().map(|(at, row)| lit_if(reached(at), row.phrase)));
        points.push(destiny);
        points
    }

    /// The signs on the card that is resolved.
    pub(super) fn facing_row(&self, board: &Board) -> Option<&'static CrisisRow> {
        let of_super = board.crises.super_facing.map(|card| card.row());
        of_super.or_else(|| newest(&board.crises).next().map(Crisis::row))
    }

    /// Which card that is.
    pub(super) fn facing_name(&self, board: &Board) -> Option<Phrase> {
        let of_super = board.crises.super_facing.map(super::super::names::super_crisis);
        of_super.or_else(|| newest(&board.crises).next().map(super::super::names::crisis))
    }
}

/// The card that is resolved: another that it has brought on lies on it.
fn newest(crises: &CrisisCards) -> impl Iterator<Item = Crisis> + '_ {
    crises.facing.iter().copied().rev().take(1)
}
