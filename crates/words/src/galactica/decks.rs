//! What is left in the decks, as far as the reader can know.

use galactica::cards::{CardFace, Crisis, Destination, Kind, Quorum, SKILL_CARDS, Skill, SuperCrisis, copies};
use galactica::view::Pack;
use galactica::{DeckName, View};

use super::teller::{Reading as _, Teller};
use crate::Line;

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
    pub(super) fn deck_lines(&self, view: &View) -> Vec<Line> {
        let deck = |deck: DeckName| {
            let (draw, discards) = counts(view, deck);
            let phrase = self.phrase("galactica-table-deck").set("deck", self.deck(deck));
            phrase.set("draw", draw).set("discards", discards).line()
        };
        let mut parts: Vec<Line> = ALL.into_iter().map(deck).collect();
        parts.push(self.phrase("galactica-table-destiny").set("count", view.destiny).line());
        parts.push(self.phrase("galactica-table-quorum-hand").set("count", view.quorum_hand).line());
        self.words.packed(self.fixed("galactica-table-decks"), parts)
    }

    /// Every deck with what is left in it.
    pub(super) fn all_decks(&self, view: &View) -> Vec<Line> {
        ALL.into_iter().flat_map(|deck| self.deck_help(view, deck)).collect()
    }

    pub(super) fn deck_help(&self, view: &View, deck: DeckName) -> Vec<Line> {
        let (draw, discards) = counts(view, deck);
        let phrase = self.phrase("galactica-deck-counts").set("deck", self.deck(deck));
        let mut lines = vec![phrase.set("draw", draw).set("discards", discards).line()];
        lines.extend(match deck {
            DeckName::Crisis => self.crises_left(view),
            DeckName::Destination => self.destinations_left(view),
            DeckName::Quorum => self.quorum_left(view),
            DeckName::SuperCrisis => self.supers_left(view),
            DeckName::Skill(skill) => self.skill_left(view, skill),
        });
        lines
    }

    fn crises_left(&self, view: &View) -> Vec<Line> {
        let (pack, known) = (&view.crises, known(&view.crises));
        let seen = [&pack.discards[..], &view.facing, &view.ongoing, &view.discovered, &known];
        let left = unseen(&Crisis::ALL, &seen);
        let sum = |fits: fn(Crisis) -> bool| -> usize {
            left.iter().filter(|&&(face, _)| fits(face)).map(|&(_, count)| count).sum()
        };
        vec![
            self.phrase("galactica-deck-crises")
                .set("unseen", sum(|_| true))
                .set("attacks", sum(|crisis| crisis.row().is_attack()))
                .set("jumps", sum(|crisis| crisis.row().jump))
                .line(),
        ]
    }

    fn destinations_left(&self, view: &View) -> Vec<Line> {
        let (pack, known) = (&view.destinations, known(&view.destinations));
        let left = unseen(&Destination::ALL, &[&pack.discards, &view.travelled, &known]);
        let sum = |distance: u8| -> usize {
            let fits = left.iter().filter(|(face, _)| face.row().distance == distance);
            fits.map(|&(_, count)| count).sum()
        };
        let part = |distance: u8| {
            let phrase = self.phrase("galactica-deck-distance").set("count", sum(distance));
            phrase.set("distance", distance).line()
        };
        let all: usize = left.iter().map(|&(_, count)| count).sum();
        let label = self.phrase("galactica-deck-distances").set("unseen", all).line();
        self.words.packed(label, (1..=3).map(part).collect())
    }

    fn quorum_left(&self, view: &View) -> Vec<Line> {
        let (pack, known) = (&view.quorum, known(&view.quorum));
        let appointed = appointed(view);
        let seen = [&pack.discards[..], &view.quorum_known, &view.quorum_gone, &appointed, &known];
        let left = unseen(&Quorum::ALL, &seen);
        let names = left.iter().map(|&(face, count)| self.times(self.quorum(face), count)).collect();
        self.words.packed(self.fixed("galactica-deck-quorums"), names)
    }

    fn supers_left(&self, view: &View) -> Vec<Line> {
        let (pack, known) = (&view.supers, known(&view.supers));
        let own: Vec<SuperCrisis> = view.players.iter().filter_map(|player| player.super_face).collect();
        let open: Vec<SuperCrisis> = view.super_facing.into_iter().chain(view.super_kept).collect();
        let left = unseen(&SuperCrisis::ALL, &[&pack.discards, &own, &open, &known]);
        let names = left.iter().map(|&(face, _)| self.super_crisis(face)).collect();
        self.words.packed(self.fixed("galactica-deck-supers"), names)
    }

    /// The strengths of a type that the reader has not seen: in the deck, in Destiny or in other hands.
    pub(super) fn skill_left(&self, view: &View, skill: Skill) -> Vec<Line> {
        let discards = &view.piles[skill.index()].discards;
        let seen = |kind: Kind| {
            let open = discards.iter().chain(&view.open).chain(&view.hand).chain(&view.given);
            open.filter(|&&one| one == kind).count()
        };
        let rows = SKILL_CARDS.iter().filter(|row| row.skill == skill);
        let part = |row: &galactica::cards::Row| {
            let kind = Kind { card: row.card, strength: row.strength };
            let count = usize::from(copies(kind).count).saturating_sub(seen(kind));
            let phrase = self.phrase("galactica-deck-strength").set("count", count);
            phrase.set("strength", row.strength).line()
        };
        let label = self.phrase("galactica-deck-strengths").set("skill", self.skill(skill)).line();
        self.words.packed(label, rows.map(part).collect())
    }

    /// A card of which there are several.
    pub(super) fn times(&self, card: Line, count: usize) -> Line {
        if count == 1 {
            return card;
        }
        self.phrase("galactica-deck-times").set("card", card).set("count", count).line()
    }

    /// Cards that the reader knows in a deck, by their places.
    pub(super) fn known_in<F: CardFace>(
        &self,
        deck: DeckName,
        pack: &Pack<F>,
        name: impl Fn(&Self, F) -> Line,
    ) -> Vec<Line> {
        let part = |&(place, face): &(u8, F)| {
            let case = match place {
                _ if place + 1 == pack.draw => "top",
                0 => "bottom",
                _ => "between",
            };
            self.phrase("galactica-private-deck-card")
                .set("place", case)
                .set("card", name(self, face))
                .set("number", pack.draw.saturating_sub(place))
                .line()
        };
        let label = self.phrase("galactica-private-deck").set("deck", self.deck(deck)).line();
        if pack.known.is_empty() { Vec::new() } else { self.words.packed(label, pack.known.iter().map(part).collect()) }
    }
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
