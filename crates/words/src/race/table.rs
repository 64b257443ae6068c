//! The whole table in short labelled lines, for eyes and ears alike.

use race::board::{Player, Slot};
use race::cards::Good;
use race::{Board, FULL_TABLEAU, Kind};
use tabletop::{Seat, Viewer};

use super::numbers::Mine;
use super::{card, names, powers};
use crate::phrase::{Phrase, and, cards, commas, phrase, signed, vp};
use crate::{Choice, Row};

pub(super) fn table(board: &Board) -> Vec<Row> {
    let round = phrase("table-round").set("round", board.round);
    let mut rows: Vec<Row> = vec![round.set("phase", names::phase(board.step, board.repeat)).into()];
    rows.extend(chosen(board));
    if board.ordered {
        rows.push(phrase("table-in-order").seat("seat", board.first).into());
    }
    let coming: Vec<Phrase> = board.coming().map(names::called).collect();
    if !coming.is_empty() {
        rows.push(phrase("table-queue").set("phases", commas(coming)).into());
    }
    let supply = phrase("table-supply")
        .set("pool", vp(board.pool))
        .set("supply", cards(board.supply))
        .set("discards", cards(board.discards));
    rows.push(supply.into());
    let open = board.open_discards.iter().map(|&kind| names::card(kind)).collect();
    rows.extend(Row::list(phrase("table-open-discards"), open));
    // The others first: the reader's own cards stand next to the question.
    let own = board.viewer.seat();
    for seat in board.in_order().filter(|&seat| Some(seat) != own) {
        rows.extend(player(board, seat));
    }
    if let Some(seat) = own {
        rows.extend(player(board, seat));
        rows.extend(hand(board, seat));
    }
    rows
}

/// Who chose what this round, once it is revealed.
fn chosen(board: &Board) -> Option<Row> {
    let picked = board.seats().filter(|&seat| !board.player(seat).picks.is_empty());
    let part = |seat: Seat| {
        let picks = &board.player(seat).picks;
        let actions = and(picks.iter().map(|&action| names::action(action)).collect());
        phrase("table-chose").seat("seat", seat).set("actions", actions)
    };
    Row::list(phrase("table-chosen"), picked.map(part).collect())
}

fn player(board: &Board, seat: Seat) -> Vec<Row> {
    let mine = Mine::of(board, seat);
    let Player { tableau, chips, hand, looked, known, known_left, placing, .. } = mine.seat;
    let head = phrase("table-player")
        .seat("seat", seat)
        .set("start", tableau.first().and_then(|slot| slot.card.design().start).map(Phrase::from))
        .set("placed", tableau.len())
        .set("full", FULL_TABLEAU)
        .set("vp", vp(*chips))
        .set("hand", cards(*hand));
    let slots = tableau.iter().enumerate().map(|(index, slot)| slot_words(index, *slot)).collect();
    let mut facts = military_facts(&mine);
    facts.extend(discount_facts(&mine));
    facts.extend(other_facts(&mine));
    let score = mine.score();
    let score = phrase("table-score")
        .set("total", vp(score.total()))
        .set("cards", score.cards)
        .set("chips", score.chips)
        .set("developments", score.developments);
    let mut below: Vec<Row> = Vec::new();
    below.extend(Row::list(phrase("table-tableau"), slots));
    below.extend(Row::list(phrase("table-numbers"), facts));
    below.push(score.into());
    if *looked > 0 {
        below.push(phrase("table-looked").set("cards", cards(*looked)).into());
    }
    if let Some(card) = *placing {
        below.push(phrase("table-placing").set("card", names::card(card)).into());
    }
    // What everyone has seen of a hand; its owner sees it anyway.
    if board.viewer != Viewer::Seat(seat) {
        let label = phrase("table-known").set("left", *known_left);
        below.extend(Row::list(label, known.iter().map(|&kind| names::card(kind)).collect()));
    }
    std::iter::once(head.into()).chain(below.into_iter().map(Row::under)).collect()
}

fn slot_words(index: usize, slot: Slot) -> Phrase {
    let placed = match slot.good {
        true => phrase("table-slot-good").set("good", names::good_of(slot.card)),
        false => phrase("table-slot"),
    };
    placed.set("number", index + 1).set("card", names::card(slot.card))
}

/// The reader's own hand, and the cards that are being looked at.
pub(super) fn hand(board: &Board, seat: Seat) -> Vec<Row> {
    let Some(own) = board.own_of(seat) else { return Vec::new() };
    let mine = Mine::of(board, seat);
    let brief = |&kind: &Kind| Row::from(Choice::new(names::card(kind), card::brief(&mine, kind)).whole()).under();
    let mut rows: Vec<Row> = match own.hand.len() {
        0 => vec![phrase("table-no-hand").into()],
        count => vec![phrase("table-hand").set("cards", cards(count)).into()],
    };
    rows.extend(own.hand.iter().map(brief));
    if !own.looked.is_empty() {
        rows.push(phrase("table-looking").set("cards", cards(own.looked.len())).into());
        rows.extend(own.looked.iter().map(brief));
    }
    rows
}

/// Military in general, and where it differs.
pub(super) fn military_facts(mine: &Mine<'_>) -> Vec<Phrase> {
    let sums = &mine.sums;
    let mut facts = vec![phrase("fact-military").set("strength", sums.military)];
    let mut against = |amount: i8, worlds: Phrase| {
        if amount != 0 {
            facts.push(phrase("fact-military-vs").set("amount", signed(amount)).set("worlds", worlds));
        }
    };
    against(sums.military_vs_rebels, phrase("worlds-rebel"));
    for good in Good::ALL {
        against(sums.military_vs[good as usize], powers::worlds_of(good));
    }
    if sums.tactics > 0 {
        facts.push(phrase("fact-tactics").set("amount", signed(sums.tactics)));
    }
    facts
}

/// What makes worlds cheaper.
pub(super) fn discount_facts(mine: &Mine<'_>) -> Vec<Phrase> {
    let sums = &mine.sums;
    let mut facts = Vec::new();
    let mut less = |amount: i8, worlds: Phrase| {
        if amount != 0 {
            facts.push(phrase("fact-worlds-less").set("worlds", worlds).set("count", amount));
        }
    };
    less(sums.settle_discount, phrase("worlds-any"));
    for good in Good::ALL {
        less(sums.settle_discount_for[good as usize], powers::worlds_of(good));
    }
    if sums.contact > 0 {
        facts.push(phrase("fact-contact").set("count", sums.contact));
    }
    if sums.colony_ship > 0 {
        facts.push(phrase("fact-colony-ship"));
    }
    facts
}

/// What makes developments cheaper, Explore better and sales dearer.
pub(super) fn other_facts(mine: &Mine<'_>) -> Vec<Phrase> {
    let sums = &mine.sums;
    let mut facts = Vec::new();
    if sums.develop_discount > 0 {
        facts.push(phrase("fact-develop-less").set("count", sums.develop_discount));
    }
    let (look, keep) = mine.look_and_keep(&[]);
    if sums.look > 0 || sums.keep > 0 {
        facts.push(phrase("fact-explore").set("look", look).set("keep", keep));
    }
    let mut more = |amount: i8, good: Option<Good>| {
        if amount != 0 {
            let want = good.map_or(race::cards::Want::Any, race::cards::Want::Only);
            facts.push(phrase("fact-trade").set("amount", signed(amount)).set("good", names::wanted(want)));
        }
    };
    more(sums.trade_bonus, None);
    for good in Good::ALL {
        more(sums.trade_bonus_for[good as usize], Some(good));
    }
    facts
}
