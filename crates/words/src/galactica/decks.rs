//! What is left in the decks, as far as the reader can know.

use galactica::cards::{CardFace, Crisis, Destination, Kind, Quorum, SKILL_CARDS, Skill, SuperCrisis, copies};
use galactica::view::Pack;
use galactica::{DeckName, View};

use super::names;
use super::teller::{Reading as _, Teller};
use crate::Row;
use crate::phrase::{Phrase, one, phrase};
use crate::rows::rows;

/// Cards to be drawn.
pub(super) fn left(view: &View, deck: DeckName) -> u8 {
    counts(view, deck).0
}

fn counts(view: &View, deck: DeckName) -> (u8, usize) {
    match deck {
        DeckName::Crisis => (view.crises.draw, view.crises.discards.len()),
        DeckName::Destination => (view.destinations.draw, view.destinations.discards.len()),
        DeckName::Quorum => (view.quorum.draw, view.quorum.discards.len()),
        DeckName::SuperCrisis => (view.supers.draw, view.supers.discards.len()),
        DeckName::Skill(skill) => view.drawable(skill),
    }
}

/// All cards of a kind, less those that lie open or have been seen.
fn unseen<F: CardFace>(all: &[F], seen: &[&[F]]) -> Vec<(F, usize)> {
    let count = |face: F| seen.iter().flat_map(|faces| faces.iter()).filter(|&&one| one == face).count();
    let left = |&face: &F| (face, usize::from(face.copies().count).saturating_sub(count(face)));
    all.iter().map(left).filter(|&(_, count)| count > 0).collect()
}

fn known<F: CardFace>(pack: &Pack<F>) -> Vec<F> {
    pack.known.iter().map(|&(_, face)| face).collect()
}

const ALL: [DeckName; 9] = [
    DeckName::Skill(Skill::Politics),
    DeckName::Skill(Skill::Leadership),
    DeckName::Skill(Skill::Tactics),
    DeckName::Skill(Skill::Piloting),
    DeckName::Skill(Skill::Engineering),
    DeckName::Crisis,
    DeckName::SuperCrisis,
    DeckName::Quorum,
    DeckName::Destination,
];

impl Teller<'_> {
    /// The sizes of all decks, for the table.
    pub(super) fn deck_lines(&self, view: &View) -> Vec<Row> {
        let deck = |deck: DeckName| {
            let (draw, discards) = counts(view, deck);
            let said = phrase("table-deck").set("deck", names::deck(deck));
            said.set("draw", draw).set("discards", discards)
        };
        let mut parts: Vec<Phrase> = ALL.into_iter().map(deck).collect();
        parts.push(phrase("table-destiny").set("count", view.destiny));
        parts.push(phrase("table-quorum-hand").set("count", view.quorum_hand));
        Row::list(phrase("table-decks"), parts).into_iter().collect()
    }

    /// Every deck with what is left in it.
    pub(super) fn all_decks(&self, view: &View) -> Vec<Row> {
        ALL.into_iter().flat_map(|deck| self.deck_help(view, deck)).collect()
    }

    pub(super) fn deck_help(&self, view: &View, deck: DeckName) -> Vec<Row> {
        let (draw, discards) = counts(view, deck);
        let said = phrase("deck-counts").set("deck", names::deck(deck));
        let mut lines = rows([said.set("draw", draw).set("discards", discards)]);
        lines.extend(match deck {
            DeckName::Crisis => self.crises_left(view),
            DeckName::Destination => self.destinations_left(view),
            DeckName::Quorum => self.quorum_left(view),
            DeckName::SuperCrisis => self.supers_left(view),
            DeckName::Skill(skill) => self.skill_left(view, skill),
        });
        lines
    }

    fn crises_left(&self, view: &View) -> Vec<Row> {
        let (pack, known) = (&view.crises, known(&view.crises));
        let seen = [&pack.discards[..], &view.facing, &view.ongoing, &view.discovered, &known];
        let left = unseen(&Crisis::ALL, &seen);
        let sum = |fits: fn(Crisis) -> bool| -> usize {
            left.iter().filter(|&&(face, _)| fits(face)).map(|&(_, count)| count).sum()
        };
        rows([phrase("deck-crises")
            .set("unseen", sum(|_| true))
            .set("attacks", sum(|crisis| crisis.row().is_attack()))
            .set("jumps", sum(|crisis| crisis.row().jump))])
    }

    fn destinations_left(&self, view: &View) -> Vec<Row> {
        let (pack, known) = (&view.destinations, known(&view.destinations));
        let left = unseen(&Destination::ALL, &[&pack.discards, &view.travelled, &known]);
        let sum = |distance: u8| -> usize {
            let fits = left.iter().filter(|(face, _)| face.row().distance == distance);
            fits.map(|&(_, count)| count).sum()
        };
        let part = |distance: u8| {
            let said = phrase("deck-distance").set("count", sum(distance));
            said.set("distance", distance)
        };
        let all: usize = left.iter().map(|&(_, count)| count).sum();
        let label = phrase("deck-distances").set("unseen", all);
        Row::list(label, (1..=3).map(part).collect()).into_iter().collect()
    }

    fn quorum_left(&self, view: &View) -> Vec<Row> {
        let (pack, known) = (&view.quorum, known(&view.quorum));
        let appointed = appointed(view);
        let seen = [&pack.discards[..], &view.quorum_known, &view.quorum_gone, &appointed, &known];
        let left = unseen(&Quorum::ALL, &seen);
        let faces = left.iter().map(|&(face, count)| times(names::quorum(face), count)).collect();
        Row::list(phrase("deck-quorums"), faces).into_iter().collect()
    }

    fn supers_left(&self, view: &View) -> Vec<Row> {
        let (pack, known) = (&view.supers, known(&view.supers));
        let own: Vec<SuperCrisis> = view.players.iter().filter_map(|player| player.super_face).collect();
        let open: Vec<SuperCrisis> = view.super_facing.into_iter().chain(view.super_kept).collect();
        let left = unseen(&SuperCrisis::ALL, &[&pack.discards, &own, &open, &known]);
        let faces = left.iter().map(|&(face, _)| names::super_crisis(face)).collect();
        Row::list(phrase("deck-supers"), faces).into_iter().collect()
    }

    /// The strengths of a type that the reader has not seen: in the deck, in Destiny or in other hands.
    pub(super) fn skill_left(&self, view: &View, skill: Skill) -> Vec<Row> {
        let discards = &view.piles[skill.index()].discards;
        let seen = |kind: Kind| {
            let open = discards.iter().chain(&view.open).chain(&view.hand).chain(&view.given);
            open.filter(|&&one| one == kind).count()
        };
        let strengths = SKILL_CARDS.iter().filter(|row| row.skill == skill);
        let part = |row: &galactica::cards::Row| {
            let kind = Kind { card: row.card, strength: row.strength };
            let count = usize::from(copies(kind).count).saturating_sub(seen(kind));
            let said = phrase("deck-strength").set("count", count);
            said.set("strength", row.strength)
        };
        let label = phrase("deck-strengths").set("skill", names::skill(skill));
        Row::list(label, strengths.map(part).collect()).into_iter().collect()
    }

    /// Cards that the reader knows in a deck, by their places.
    pub(super) fn known_in<F: CardFace>(&self, deck: DeckName, pack: &Pack<F>, name: fn(F) -> Phrase) -> Option<Row> {
        let part = |&(place, face): &(u8, F)| {
            let case = match place {
                _ if place + 1 == pack.draw => "top",
                0 => "bottom",
                _ => "between",
            };
            phrase("private-deck-card")
                .set("place", case)
                .set("card", name(face))
                .set("number", pack.draw.saturating_sub(place))
        };
        Row::list(phrase("private-deck").set("deck", names::deck(deck)), pack.known.iter().map(part).collect())
    }
}

/// A card of which there are several.
pub(super) fn times(card: Phrase, count: usize) -> Phrase {
    if count == 1 { card } else { phrase("deck-times").set("card", one(card)).set("count", count) }
}

/// Quorum cards that lie before somebody or beside the presidency.
fn appointed(view: &View) -> Vec<Quorum> {
    let cards = [
        (view.appointed.arbitrator.is_some(), Quorum::AssignArbitrator),
        (view.appointed.mission_specialist.is_some(), Quorum::AssignMissionSpecialist),
        (view.appointed.vice_president.is_some(), Quorum::AssignVicePresident),
        (view.appointed.prophecy, Quorum::AcceptProphecy),
    ];
    cards.into_iter().filter(|&(there, _)| there).map(|(_, card)| card).collect()
}
