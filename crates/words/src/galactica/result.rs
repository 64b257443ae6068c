//! How the game ended, and who was what.

use galactica::Board;
use tabletop::Outcome;

use super::names;
use super::teller::{Teller, by};
use crate::Row;
use crate::phrase::{commas, phrase};
use crate::rows::rows;

impl Teller<'_> {
    pub(super) fn result(&self, board: &Board, outcome: &Outcome) -> Vec<Row> {
        let mut lines = vec![self.ending(board.ending.unwrap_or_default())];
        let mut seats: Vec<_> = board.seats().collect();
        seats.sort_by_key(|&seat| !outcome.winners.contains(seat));
        for seat in seats {
            let person = board.person(seat);
            let cards: Vec<_> = person.shown.iter().chain(&person.loyalty).copied().collect();
            let cylon = person.sympathizer || cards.iter().any(|card| card.is_cylon());
            lines.push(
                by("result-player", seat)
                    .set("name", person.character.map(names::character))
                    .set("cylon", cylon)
                    .set("won", outcome.winners.contains(seat))
                    .set("cards", self.loyalties(&cards)),
            );
        }
        lines.push(
            phrase("result-resources")
                .set("resources", commas(self.dials(board)))
                .set("distance", board.journey.distance)
                .set("turns", board.turn.number - 1),
        );
        rows(lines)
    }
}
