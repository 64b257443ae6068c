//! The final score, card by card.

use race::{Kind, View};
use tabletop::{Outcome, Seat};

use super::numbers::Mine;
use crate::{Line, Reader, Words};

pub(super) fn result(words: &Words, reader: &Reader<'_>, view: &View, outcome: &Outcome) -> Vec<Line> {
    let mut lines = vec![ending(words, reader, view, outcome)];
    let mut seats: Vec<Seat> = Seat::all(view.players).collect();
    // Winners first, then by score.
    seats.sort_by_key(|&seat| {
        (!outcome.winners.contains(seat), std::cmp::Reverse(outcome.scores.get(seat.index()).copied()))
    });
    for seat in seats {
        lines.extend(player(words, reader, view, outcome, seat));
    }
    lines.extend(tie(words, reader, view, outcome));
    lines
}

fn ending(words: &Words, reader: &Reader<'_>, view: &View, outcome: &Outcome) -> Line {
    if outcome.ending == "vp_pool" {
        return words.fixed("race-result-pool");
    }
    let full = Seat::all(view.players).filter(|seat| view.seats[seat.index()].tableau.len() >= race::FULL_TABLEAU);
    let names: Vec<Line> = full.map(|seat| words.phrase("who").who(reader, seat).line()).collect();
    words.phrase("race-result-tableau").set("full", race::FULL_TABLEAU).set("players", words.and(names)).line()
}

fn player(words: &Words, reader: &Reader<'_>, view: &View, outcome: &Outcome, seat: Seat) -> Vec<Line> {
    let mine = Mine::of(view, seat);
    let score = mine.score();
    let mut lines = vec![
        words
            .phrase("race-result-player")
            .who(reader, seat)
            .set("vp", words.vp(score.total()))
            .set("won", outcome.winners.contains(seat))
            .line(),
    ];
    let tableau: Vec<Kind> = mine.cards().collect();
    for &kind in tableau.iter().filter(|kind| kind.design().scoring.is_empty()) {
        let phrase = words.phrase("race-result-card").set("card", words.card(kind));
        lines.push(phrase.set("vp", words.vp(kind.design().vp)).line());
    }
    for &kind in tableau.iter().filter(|kind| !kind.design().scoring.is_empty()) {
        let parts = words.scoring_now(kind, &tableau, mine.seat.chips);
        let phrase =
            words.phrase("race-result-six").set("card", words.card(kind)).set("vp", words.vp(mine.worth(kind)));
        lines.push(phrase.set("count", parts.len()).set("parts", words.commas(parts)).line());
    }
    lines.push(words.phrase("race-result-chips").set("vp", words.vp(mine.seat.chips)).line());
    lines.push(
        words
            .phrase("race-result-total")
            .set("total", words.vp(score.total()))
            .set("cards", score.cards)
            .set("chips", score.chips)
            .set("developments", score.developments)
            .line(),
    );
    lines
}

/// Where the highest score is shared: what decided.
fn tie(words: &Words, reader: &Reader<'_>, view: &View, outcome: &Outcome) -> Option<Line> {
    let best = outcome.scores.iter().max()?;
    let tied: Vec<Seat> =
        Seat::all(view.players).filter(|seat| outcome.scores.get(seat.index()) == Some(best)).collect();
    if tied.len() < 2 {
        return None;
    }
    let part = |seat: &Seat| {
        let mine = Mine::of(view, *seat);
        let count = mine.hand_size() + mine.goods().len();
        words.phrase("race-result-tied").who(reader, *seat).set("count", count).line()
    };
    let parts = words.commas(tied.iter().map(part).collect());
    Some(words.phrase("race-result-tie").set("parts", parts).set("shared", outcome.winners.len() > 1).line())
}
