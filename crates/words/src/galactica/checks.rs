//! A check as it stands: what it takes, who has given how much, who may still add.

use galactica::cards::Location;
use galactica::frame::Check;
use galactica::{Prompt, View};
use tabletop::Seat;

use super::names;
use super::teller::{Reading as _, Teller, by};
use crate::Row;
use crate::phrase::{Phrase, cards, commas, phrase};

/// Who has not given yet, in order. Ruling 5.2/1: from the left of the current player, who comes last.
fn later(view: &View, check: Check) -> impl Iterator<Item = Seat> {
    let players = view.players.len() as u8;
    (check.turn..=players).map(move |turn| Seat((view.current.0 + turn) % players))
}

impl Teller<'_> {
    /// "Skill check, Riots: difficulty 10; these help: Politics and Leadership."
    pub(super) fn check_head(&self, view: &View, check: Check) -> Phrase {
        let (terms, counts) = (check.matter.terms(), view.counts(check));
        let mut notes = Vec::new();
        if check.research {
            notes.push(phrase("check-note-research"));
        }
        if counts.leader {
            notes.push(phrase("check-note-leader"));
        }
        if check.committee {
            notes.push(phrase("check-note-committee"));
        }
        if let Some(skill) = check.ignored {
            notes.push(phrase("check-note-ignored").set("skill", names::skill(skill)));
        }
        phrase("check-head")
            .set("matter", names::matter_about(check.matter, check.about()))
            .set("difficulty", check.difficulty)
            .set("changed", check.difficulty != terms.difficulty)
            .set("printed", terms.difficulty)
            .set("skills", names::skills(terms.skills))
            .set("noted", !notes.is_empty())
            .set("notes", commas(notes))
    }

    /// What was given, what lies open, who may still add and how much; without who is asked now.
    pub(super) fn check_status(&self, view: &View, check: Check, asked: Option<Seat>) -> Vec<Phrase> {
        let mut lines = Vec::new();
        let given = view.seats().filter(|seat| view.players[seat.index()].given > 0);
        let mut parts: Vec<Phrase> = given
            .map(|seat| {
                let count = view.players[seat.index()].given;
                by("check-given-by", seat).set("count", count)
            })
            .collect();
        if view.fate > 0 {
            parts.push(phrase("check-given-destiny").set("count", view.fate));
        }
        if !parts.is_empty() {
            lines.push(phrase("check-given").set("given", commas(parts)));
        }
        if !view.open.is_empty() {
            let counts = view.counts(check);
            let total: i16 = view.open.iter().map(|&kind| counts.worth(kind)).sum();
            let said = phrase("check-open").set("total", total);
            lines.push(said.set("cards", self.short(&view.open)));
        }
        let others: Vec<Phrase> = later(view, check)
            .filter(|&seat| asked != Some(seat) && view.players[seat.index()].hand > 0)
            .map(|seat| {
                let held = cards(view.players[seat.index()].hand);
                by("check-later-by", seat).set("one", gives_one(view, seat)).set("cards", held)
            })
            .collect();
        if !others.is_empty() {
            lines.push(phrase("check-later").set("later", commas(others)));
        } else if asked.is_some() {
            lines.push(phrase("check-none-later"));
        }
        lines
    }

    /// What the results of a check would do, at a question that is about it.
    #[allow(clippy::wildcard_enum_match_arm, reason = "a few of many prompts are meant; a new one is none of them")]
    pub(super) fn at_stake(&self, view: &View, prompt: Prompt) -> Vec<Row> {
        match (prompt, view.check()) {
            (
                Prompt::Contribute { .. }
                | Prompt::BeforeCheck { .. }
                | Prompt::Emergency { .. }
                | Prompt::BlindDevotion
                | Prompt::CylonHatred
                | Prompt::FriendsInLowPlaces { .. }
                | Prompt::Arbitrate,
                Some(check),
            ) => self.stakes(check.matter, check.difficulty, check.about()),
            (Prompt::TopOrBottom { deck }, _) => self.top_card(view, deck).map(|(_, text)| text).unwrap_or_default(),
            (Prompt::SecretDestiny { crisis }, _) => self.crisis_help(crisis).split_off(1),
            _ => Vec::new(),
        }
    }

    /// How far the reader's own hand goes.
    pub(super) fn check_yours(&self, view: &View, check: Check) -> Phrase {
        let counts = view.counts(check);
        let one = view.viewer.seat().is_some_and(|seat| gives_one(view, seat));
        let worth = view.hand.iter().map(|&kind| counts.worth(kind));
        let (up, down): (i16, i16) = if one {
            (worth.clone().max().unwrap_or(0).max(0), worth.min().unwrap_or(0).min(0))
        } else {
            (worth.clone().filter(|&worth| worth > 0).sum(), worth.filter(|&worth| worth < 0).sum())
        };
        phrase("check-yours").set("one", one).set("up", up).set("down", -down)
    }
}

/// Ruling 5.2/2: prisoners and revealed Cylons give one card at most.
fn gives_one(view: &View, seat: Seat) -> bool {
    view.revealed.contains(seat) || view.players[seat.index()].place.location() == Some(Location::Brig)
}
