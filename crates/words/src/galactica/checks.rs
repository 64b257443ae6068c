//! A check as it stands: what it takes, who has given how much, who may still add.

use galactica::board::Check;
use galactica::{Board, Prompt};
use tabletop::Seat;

use super::names;
use super::teller::{Teller, by};
use crate::Row;
use crate::phrase::{Phrase, cards, commas, phrase};

impl Teller<'_> {
    /// "Skill check, Riots: difficulty 10; these help: Politics and Leadership."
    pub(super) fn check_head(&self, check: &Check) -> Phrase {
        let powers = check.powers;
        let mut notes = Vec::new();
        if powers.research {
            notes.push(phrase("check-note-research"));
        }
        if powers.inspirational_leader {
            notes.push(phrase("check-note-leader"));
        }
        if powers.committee {
            notes.push(phrase("check-note-committee"));
        }
        if let Some(skill) = powers.ignored {
            notes.push(phrase("check-note-ignored").set("skill", names::skill(skill)));
        }
        phrase("check-head")
            .set("matter", names::matter_about(check.matter, check.about))
            .set("difficulty", check.difficulty)
            .set("changed", check.difficulty != check.printed)
            .set("printed", check.printed)
            .set("skills", names::skills(check.skills))
            .set("noted", !notes.is_empty())
            .set("notes", commas(notes))
    }

    /// What was given, what lies open, who may still add and how much; without who is asked now.
    pub(super) fn check_status(&self, board: &Board, check: &Check, asked: Option<Seat>) -> Vec<Phrase> {
        let mut lines = self.check_given(board, check);
        let others: Vec<Phrase> = check
            .to_give()
            .filter(|giver| asked != Some(giver.seat) && giver.may_give > 0)
            .map(|giver| {
                let person = board.person(giver.seat);
                by("check-later-by", giver.seat).set("one", person.gives_one()).set("cards", cards(person.hand))
            })
            .collect();
        if !others.is_empty() {
            lines.push(phrase("check-later").set("later", commas(others)));
        } else if asked.is_some() {
            lines.push(phrase("check-none-later"));
        }
        lines
    }

    /// What lies in a check, face down and face up.
    pub(super) fn check_given(&self, board: &Board, check: &Check) -> Vec<Phrase> {
        let mut lines = Vec::new();
        let given = board.people.iter().filter(|person| person.given > 0);
        let mut parts: Vec<Phrase> =
            given.map(|person| by("check-given-by", person.seat).set("count", person.given)).collect();
        if check.destiny > 0 {
            parts.push(phrase("check-given-destiny").set("count", check.destiny));
        }
        if !parts.is_empty() {
            lines.push(phrase("check-given").set("given", commas(parts)));
        }
        if !check.open.is_empty() {
            lines.push(phrase("check-open").set("total", check.total).set("cards", self.short(&check.open)));
        }
        lines
    }

    /// What the results of a check would do, at a question that is about it.
    #[allow(clippy::wildcard_enum_match_arm, reason = "a few of many prompts are meant; a new one is none of them")]
    pub(super) fn at_stake(&self, board: &Board, prompt: Prompt) -> Vec<Row> {
        match (prompt, &board.check) {
            (
                Prompt::Contribute { .. }
                | Prompt::BeforeCheck { .. }
                | Prompt::Emergency { .. }
                | Prompt::BlindDevotion
                | Prompt::CylonHatred
                | Prompt::FriendsInLowPlaces { .. }
                | Prompt::Arbitrate,
                Some(check),
            ) => self.stakes(check.matter, check.difficulty, check.about),
            (Prompt::TopOrBottom { deck }, _) => self.top_card(board, deck).map(|(_, text)| text).unwrap_or_default(),
            (Prompt::SecretDestiny { crisis }, _) => self.crisis_help(crisis).split_off(1),
            _ => Vec::new(),
        }
    }

    /// How far the reader's own hand goes.
    pub(super) fn check_yours(&self, board: &Board, check: &Check) -> Phrase {
        let counts = check.counting();
        let one = self.own(board).is_some_and(|seat| board.person(seat).gives_one());
        let worth = board.hand().iter().map(|&kind| counts.worth(kind));
        let (up, down): (i16, i16) = if one {
            (worth.clone().max().unwrap_or(0).max(0), worth.min().unwrap_or(0).min(0))
        } else {
            (worth.clone().filter(|&worth| worth > 0).sum(), worth.filter(|&worth| worth < 0).sum())
        };
        phrase("check-yours").set("one", one).set("up", up).set("down", -down)
    }
}
