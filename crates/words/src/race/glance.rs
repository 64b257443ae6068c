//! What a glance at the table tells: where the game stands, who stands how, and whether it is about to end.

use race::{FULL_TABLEAU, Phase, View};
use tabletop::Seat;

use super::numbers::Mine;
use crate::{Figure, Glance, Line, Reader, Words};

/// From how many cards on a tableau may be full by the end of the round: a round has room for two.
const NEARLY_FULL: usize = FULL_TABLEAU - 2;
/// With so many VPs for each player in the pool it may run out soon.
const LOW_POOL: u8 = 2;

pub(super) fn glance(words: &Words, reader: &Reader<'_>, view: &View) -> Glance {
    let phase = words.race_phase(view.phase, view.repeat);
    Glance {
        now: words.phrase("race-table-round").set("round", view.round).set("phase", phase).line(),
        warnings: warnings(words, reader, view),
        seats: Seat::all(view.players).map(|seat| figures(words, &Mine::of(view, seat))).collect(),
    }
}

fn warnings(words: &Words, reader: &Reader<'_>, view: &View) -> Vec<Line> {
    if view.phase == Phase::Over {
        return Vec::new();
    }
    let placed = |seat: &Seat| view.seats[seat.index()].tableau.len();
    let who = |seats: Vec<Seat>| {
        words.and(seats.into_iter().map(|seat| words.phrase("who").who(reader, seat).line()).collect())
    };
    let of = |least: usize, below: usize| {
        let seats = Seat::all(view.players).filter(|seat| (least..below).contains(&placed(seat)));
        seats.collect::<Vec<_>>()
    };
    let (full, nearly) = (of(FULL_TABLEAU, usize::MAX), of(NEARLY_FULL, FULL_TABLEAU));
    let mut warnings = Vec::new();
    if view.pool == 0 {
        warnings.push(words.fixed("race-last-round-pool"));
    }
    if !full.is_empty() {
        warnings.push(words.phrase("race-last-round-tableau").set("players", who(full)).line());
    }
    if warnings.is_empty() {
        if !nearly.is_empty() {
            let most = nearly.iter().map(placed).max().unwrap_or_default();
            let phrase = words.phrase("race-nearly-full").set("players", who(nearly));
            warnings.push(phrase.set("placed", most).set("full", FULL_TABLEAU).line());
        }
        if view.pool <= LOW_POOL * view.players {
            warnings.push(words.phrase("race-low-pool").set("pool", words.vp(view.pool)).line());
        }
    }
    warnings
}

fn figures(words: &Words, mine: &Mine<'_>) -> Vec<Figure> {
    let score = mine.score();
    let scoring = words
        .phrase("race-figure-score")
        .set("total", words.vp(score.total()))
        .set("cards", score.cards)
        .set("chips", score.chips)
        .set("developments", score.developments)
        .line();
    let mut figures = vec![
        Figure { id: "score", number: score.total(), line: scoring },
        Figure {
            id: "military",
            number: mine.sums.military.into(),
            line: words.semicolons(words.military_facts(mine)),
        },
    ];
    let mut more = |id, number: i8, facts: Vec<Line>| {
        if !facts.is_empty() {
            figures.push(Figure { id, number: number.into(), line: words.semicolons(facts) });
        }
    };
    let for_kinds = mine.sums.settle_discount_for.iter().copied().max().unwrap_or_default();
    more("discounts", mine.sums.settle_discount.max(for_kinds), words.discount_facts(mine));
    more("others", mine.sums.develop_discount, words.other_facts(mine));
    figures
}
