//! How the game ended, and who was what.

use galactica::View;
use tabletop::Outcome;

use super::names;
use super::teller::{Reading as _, Teller, by};
use crate::Row;
use crate::phrase::{commas, phrase};
use crate::rows::rows;

impl Teller<'_> {
    pub(super) fn result(&self, view: &View, outcome: &Outcome) -> Vec<Row> {
        let mut lines = vec![self.ending(view.ending)];
        let mut seats: Vec<_> = view.seats().collect();
        seats.sort_by_key(|&seat| !outcome.winners.contains(seat));
        for seat in seats {
            let player = &view.players[seat.index()];
            let cards: Vec<_> = player.shown.iter().chain(&player.loyalty).copied().collect();
            let cylon = view.sympathizer == Some(seat) || cards.iter().any(|card| card.is_cylon());
            lines.push(
                by("result-player", seat)
                    .set("name", player.character.map(names::character))
                    .set("cylon", cylon)
                    .set("won", outcome.winners.contains(seat))
                    .set("cards", self.loyalties(&cards)),
            );
        }
        lines.push(
            phrase("result-resources")
                .set("resources", commas(self.dials(view)))
                .set("distance", view.distance)
                .set("turns", view.turns),
        );
        rows(lines)
    }
}
