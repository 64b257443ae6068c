//! What is left in the decks, as far as the reader can know.

use galactica::board::{Deck, KnownCard};
use galactica::cards::{CardFace, Crisis, Destination, Kind, Quorum, SKILL_CARDS, Skill, SuperCrisis, copies};
use galactica::{Board, DeckName};

use super::names;
use super::teller::Teller;
use crate::Row;
use crate::phrase::{Phrase, one, phrase};
use crate::rows::{labelled, rows};

/// All cards of a kind, less those that lie open or have been seen.
fn unseen<F: CardFace>(all: &[F], seen: &[&[F]]) -> Vec<(F, usize)> {
    let count = |face: F| seen.iter().flat_map(|faces| faces.iter()).filter(|&&one| one == face).count();
    let left = |&face: &F| (face, usize::from(face.copies().count).saturating_sub(count(face)));
    all.iter().map(left).filter(|&(_, count)| count > 0).collect()
}

fn known<F: CardFace>(deck: &Deck<F>) -> Vec<F> {
    deck.known.iter().map(|known| known.card).collect()
}

pub(super) const ALL: [DeckName; 9] = [
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
    /// The sizes of all decks, for the table; of their discards, too, where there is room.
    pub(super) fn deck_lines(&self, board: &Board, room: bool) -> Vec<Row> {
        let sizes = |deck: DeckName| {
            let (draw, discards) = board.decks.sizes(deck);
            (draw, if room { discards } else { 0 })
        };
        let deck = |deck: DeckName| {
            let (draw, discards) = sizes(deck);
            let said = match deck {
                DeckName::Skill(skill) => phrase("table-skill-deck").set("skill", names::skill(skill)),
                DeckName::Crisis => phrase("table-deck").set("deck", phrase("table-deck-crisis")),
                DeckName::SuperCrisis => phrase("table-deck").set("deck", phrase("table-deck-super-crisis")),
                DeckName::Quorum => phrase("table-deck").set("deck", phrase("table-deck-quorum")),
                DeckName::Destination => phrase("table-deck").set("deck", phrase("table-deck-destination")),
            };
            said.set("draw", draw).set("discards", discards)
        };
        let mut parts: Vec<Phrase> = ALL.into_iter().map(deck).collect();
        parts.push(phrase("table-destiny").set("count", board.decks.destiny));
        if board.decks.loyalty > 0 {
            parts.push(phrase("table-loyalty").set("count", board.decks.loyalty));
        }
        parts.push(phrase("table-quorum-hand").set("count", board.quorum.hand));
        let discards = ALL.into_iter().map(|deck| sizes(deck).1).sum::<usize>();
        Row::list(phrase("table-decks").set("discards", discards), parts).into_iter().collect()
    }

    /// Every deck with what is left in it.
    pub(super) fn all_decks(&self, board: &Board) -> Vec<Row> {
        ALL.into_iter().flat_map(|deck| self.deck_help(board, deck)).collect()
    }

    pub(super) fn deck_help(&self, board: &Board, deck: DeckName) -> Vec<Row> {
        let (draw, discards) = board.decks.sizes(deck);
        let said = phrase("deck-counts").set("deck", names::deck(deck));
        let mut lines = rows([said.set("draw", draw).set("discards", discards)]);
        lines.extend(match deck {
            DeckName::Crisis => self.crises_left(board),
            DeckName::Destination => self.destinations_left(board),
            DeckName::Quorum => self.quorum_left(board),
            DeckName::SuperCrisis => self.supers_left(board),
            DeckName::Skill(skill) => self.skill_left(board, skill),
        });
        lines.extend(self.discarded(board, deck));
        lines
    }

    /// What lies open beside a deck.
    fn discarded(&self, board: &Board, deck: DeckName) -> Option<Row> {
        let decks = &board.decks;
        let discards = match deck {
            DeckName::Skill(skill) => counted(&decks.skill(skill).discards, names::skill_card),
            DeckName::Crisis => counted(&decks.crisis.discards, names::crisis),
            DeckName::SuperCrisis => counted(&decks.super_crisis.discards, names::super_crisis),
            DeckName::Quorum => counted(&decks.quorum.discards, names::quorum),
            DeckName::Destination => counted(&decks.destination.discards, names::destination),
        };
        Row::list(phrase("deck-discarded"), discards)
    }

    pub(super) fn crises_left(&self, board: &Board) -> Vec<Row> {
        let (deck, cards, known) = (&board.decks.crisis, &board.crises, known(&board.decks.crisis));
        let seen = [&deck.discards[..], &cards.facing, &cards.ongoing, board.journey.discovered.as_slice(), &known];
        let left = unseen(&Crisis::ALL, &seen);
        let sum = |fits: fn(Crisis) -> bool| -> usize {
            left.iter().filter(|&&(face, _)| fits(face)).map(|&(_, count)| count).sum()
        };
        rows([phrase("deck-crises")
            .set("unseen", sum(|_| true))
            .set("attacks", sum(|crisis| crisis.row().is_attack()))
            .set("jumps", sum(|crisis| crisis.row().jump))])
    }

    fn destinations_left(&self, board: &Board) -> Vec<Row> {
        let (deck, known) = (&board.decks.destination, known(&board.decks.destination));
        let left = unseen(&Destination::ALL, &[&deck.discards, &board.journey.travelled, &known]);
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

    fn quorum_left(&self, board: &Board) -> Vec<Row> {
        let (deck, cards, known) = (&board.decks.quorum, &board.quorum, known(&board.decks.quorum));
        let in_play: Vec<Quorum> = cards.in_play.iter().map(|lies| lies.card).collect();
        let seen = [&deck.discards[..], &cards.known, &cards.gone, &in_play, &known];
        let left = unseen(&Quorum::ALL, &seen);
        let faces = left.iter().map(|&(face, count)| times(names::quorum(face), count)).collect();
        Row::list(phrase("deck-quorums"), faces).into_iter().collect()
    }

    fn supers_left(&self, board: &Board) -> Vec<Row> {
        let (deck, known) = (&board.decks.super_crisis, known(&board.decks.super_crisis));
        let own: Vec<SuperCrisis> = board.people.iter().filter_map(|person| person.super_face).collect();
        let open: Vec<SuperCrisis> = board.crises.super_facing.into_iter().chain(board.crises.super_kept).collect();
        let left = unseen(&SuperCrisis::ALL, &[&deck.discards, &own, &open, &known]);
        let faces = left.iter().map(|&(face, _)| names::super_crisis(face)).collect();
        Row::list(phrase("deck-supers"), faces).into_iter().collect()
    }

    /// The strengths of a type that the reader has not seen: in the deck, in Destiny or in other hands.
    pub(super) fn skill_left(&self, board: &Board, skill: Skill) -> Vec<Row> {
        let discards = &board.decks.skill(skill).discards;
        let check = board.check.as_ref().map_or(&[][..], |check| &check.open);
        let seen = |kind: Kind| {
            let open = discards.iter().chain(check).chain(board.hand()).chain(board.given());
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
    pub(super) fn known_in<F: CardFace>(
        &self,
        name: DeckName,
        deck: &Deck<F>,
        card: fn(F) -> Phrase,
    ) -> Option<Phrase> {
        let part = |known: &KnownCard<F>| {
            let case = match known.below {
                0 => "top",
                below if below + 1 == deck.cards => "bottom",
                _ => "between",
            };
            let said = phrase("private-deck-card").set("place", case).set("card", card(known.card));
            said.set("number", known.below + 1)
        };
        let label = phrase("private-deck").set("deck", names::deck(name));
        labelled(label, deck.known.iter().rev().map(part).collect())
    }
}

/// Each of these once, with how often it is there.
pub(super) fn counted<T: Copy + PartialEq>(things: &[T], name: impl Fn(T) -> Phrase) -> Vec<Phrase> {
    let first = things.iter().enumerate().filter(|(at, thing)| !things[..*at].contains(thing));
    let said = first.map(|(_, &thing)| match things.iter().filter(|&&other| other == thing).count() {
        1 => name(thing),
        count => phrase("table-times").set("card", one(name(thing))).set("count", count),
    });
    said.collect()
}

/// A card of which there are several.
pub(super) fn times(card: Phrase, count: usize) -> Phrase {
    if count == 1 { card } else { phrase("deck-times").set("card", one(card)).set("count", count) }
}
