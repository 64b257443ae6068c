//! What a glance at the table tells: where the game stands, who stands how, and whether it is about to end.

use race::{Board, FULL_TABLEAU, Phase};
use tabletop::Seat;

use super::numbers::Mine;
use super::{names, table};
use crate::phrase::{Phrase, and, phrase, semicolons, vp, who};
use crate::{Figure, Glance, Glanced};

/// From how many cards on a tableau may be full by the end of the round: a round has room for two.
const NEARLY_FULL: usize = FULL_TABLEAU - 2;
/// With so many VPs for each player in the pool it may run out soon.
const LOW_POOL: u8 = 2;

pub(super) fn glance(board: &Board) -> Glance {
    Glance {
        now: now(board),
        warnings: warnings(board),
        seats: board.seats().map(|seat| figures(&Mine::of(board, seat))).collect(),
    }
}

/// What is other than it was. All figures are made from sums and score.
pub(super) fn glanced(board: &Board, was: &Board) -> Glanced {
    let (now_of, warnings_of) = (|board: &Board| (board.round, board.step, board.repeat), warnings(board));
    let numbers = |board: &Board, seat: Seat| (board.player(seat).sums, board.player(seat).score);
    let others = board.seats().filter(|&seat| numbers(board, seat) != numbers(was, seat));
    Glanced {
        now: (now_of(board) != now_of(was)).then(|| now(board)),
        warnings: (warnings_of != warnings(was)).then_some(warnings_of),
        seats: others.map(|seat| (seat, figures(&Mine::of(board, seat)))).collect(),
    }
}

fn now(board: &Board) -> Phrase {
    phrase("table-round").set("round", board.round).set("phase", names::phase(board.step, board.repeat))
}

fn warnings(board: &Board) -> Vec<Phrase> {
    if board.step == Phase::Over {
        return Vec::new();
    }
    let placed = |seat: &Seat| board.player(*seat).tableau.len();
    let those = |seats: Vec<Seat>| and(seats.into_iter().map(who).collect());
    let of = |least: usize, below: usize| {
        let seats = board.seats().filter(|seat| (least..below).contains(&placed(seat)));
        seats.collect::<Vec<_>>()
    };
    let (full, nearly) = (of(FULL_TABLEAU, usize::MAX), of(NEARLY_FULL, FULL_TABLEAU));
    let mut warnings = Vec::new();
    if board.pool == 0 {
        warnings.push(phrase("last-round-pool"));
    }
    if !full.is_empty() {
        warnings.push(phrase("last-round-tableau").set("players", those(full)));
    }
    if warnings.is_empty() {
        if !nearly.is_empty() {
            let most = nearly.iter().map(placed).max().unwrap_or_default();
            let warning = phrase("nearly-full").set("players", those(nearly));
            warnings.push(warning.set("placed", most).set("full", FULL_TABLEAU));
        }
        if board.pool <= LOW_POOL * board.players.len() as u8 {
            warnings.push(phrase("low-pool").set("pool", vp(board.pool)));
        }
    }
    warnings
}

fn figures(mine: &Mine<'_>) -> Vec<Figure> {
    let score = mine.score();
    let scoring = phrase("figure-score")
        .set("total", vp(score.total()))
        .set("cards", score.cards)
        .set("chips", score.chips)
        .set("developments", score.developments);
    let mut figures = vec![
        Figure { id: "score", number: score.total(), phrase: scoring },
        Figure { id: "military", number: mine.sums.military.into(), phrase: semicolons(table::military_facts(mine)) },
    ];
    let mut more = |id, number: i8, facts: Vec<Phrase>| {
        if !facts.is_empty() {
            figures.push(Figure { id, number: number.into(), phrase: semicolons(facts) });
        }
    };
    let for_kinds = mine.sums.settle_discount_for.iter().copied().max().unwrap_or_default();
    more("discounts", mine.sums.settle_discount.max(for_kinds), table::discount_facts(mine));
    more("others", mine.sums.develop_discount, table::other_facts(mine));
    figures
}
