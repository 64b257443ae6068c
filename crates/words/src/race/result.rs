//! The final score, card by card.

use race::{Board, Kind};
use tabletop::{Outcome, Seat};

use super::numbers::Mine;
use super::{names, scoring};
use crate::Row;
use crate::phrase::{Phrase, and, commas, phrase, vp, who};

pub(super) fn result(board: &Board, outcome: &Outcome) -> Vec<Row> {
    let mut lines: Vec<Row> = vec![ending(board, outcome).into()];
    let mut seats: Vec<Seat> = board.seats().collect();
    // Winners first, then by score.
    seats.sort_by_key(|&seat| {
        (!outcome.winners.contains(seat), std::cmp::Reverse(outcome.scores.get(seat.index()).copied()))
    });
    for seat in seats {
        lines.extend(player(board, outcome, seat));
    }
    lines.extend(tie(board, outcome).map(Row::from));
    lines
}

fn ending(board: &Board, outcome: &Outcome) -> Phrase {
    if outcome.ending == "vp_pool" {
        return phrase("result-pool");
    }
    let full = board.seats().filter(|&seat| board.player(seat).to_full == 0);
    phrase("result-tableau").set("full", race::FULL_TABLEAU).set("players", and(full.map(who).collect()))
}

fn player(board: &Board, outcome: &Outcome, seat: Seat) -> Vec<Row> {
    let mine = Mine::of(board, seat);
    let score = mine.score();
    let head = phrase("result-player")
        .seat("seat", seat)
        .set("vp", vp(score.total()))
        .set("won", outcome.winners.contains(seat));
    let tableau: Vec<Kind> = mine.cards().collect();
    let (plain, six): (Vec<Kind>, Vec<Kind>) = tableau.iter().partition(|kind| kind.design().scoring.is_empty());
    let plain = plain.into_iter().map(|kind| {
        let card = phrase("result-card").set("card", names::card(kind));
        card.set("vp", vp(kind.design().vp))
    });
    let six = six.into_iter().map(|kind| {
        let parts = scoring::scoring_now(kind, &tableau, mine.seat.chips);
        let card = phrase("result-six").set("card", names::card(kind)).set("vp", vp(mine.worth(kind)));
        card.set("count", parts.len()).set("parts", commas(parts))
    });
    let chips = phrase("result-chips").set("vp", vp(mine.seat.chips));
    let total = phrase("result-total")
        .set("total", vp(score.total()))
        .set("cards", score.cards)
        .set("chips", score.chips)
        .set("developments", score.developments);
    let below = plain.chain(six).chain([chips, total]).map(|line| Row::from(line).under());
    std::iter::once(head.into()).chain(below).collect()
}

/// Where the highest score is shared: what decided.
fn tie(board: &Board, outcome: &Outcome) -> Option<Phrase> {
    let best = outcome.scores.iter().max()?;
    let tied: Vec<Seat> = board.seats().filter(|seat| outcome.scores.get(seat.index()) == Some(best)).collect();
    if tied.len() < 2 {
        return None;
    }
    let part = |seat: &Seat| {
        let mine = Mine::of(board, *seat);
        let count = mine.hand_size() + mine.goods().len();
        phrase("result-tied").seat("seat", *seat).set("count", count)
    };
    let parts = commas(tied.iter().map(part).collect());
    Some(phrase("result-tie").set("parts", parts).set("shared", outcome.winners.len() > 1))
}
