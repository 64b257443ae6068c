//! How the game ended, and who was what.

use galactica::View;
use tabletop::Outcome;

use super::teller::{Reading as _, Teller};
use crate::Line;

impl Teller<'_> {
    pub(super) fn result(&self, view: &View, outcome: &Outcome) -> Vec<Line> {
        let mut lines = vec![self.ending(view.ending)];
        let mut seats: Vec<_> = view.seats().collect();
        seats.sort_by_key(|&seat| !outcome.winners.contains(seat));
        for seat in seats {
            let player = &view.players[seat.index()];
            let cards: Vec<_> = player.shown.iter().chain(&player.loyalty).copied().collect();
            let cylon = view.sympathizer == Some(seat) || cards.iter().any(|card| card.is_cylon());
            let alias = self.alias(seat, player.character);
            lines.push(
                self.by("galactica-result-player", seat)
                    .set("character", alias.is_some())
                    .set("name", alias.unwrap_or_default())
                    .set("cylon", cylon)
                    .set("won", outcome.winners.contains(seat))
                    .set("cards", self.loyalties(&cards))
                    .line(),
            );
        }
        lines.push(
            self.phrase("galactica-result-resources")
                .set("resources", self.words.commas(self.dials(view)))
                .set("distance", view.distance)
                .set("turns", view.turns)
                .line(),
        );
        lines
    }
}
