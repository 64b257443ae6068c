//! The whole table in short labelled lines, for eyes and ears alike.

use race::cards::Good;
use race::{FULL_TABLEAU, Kind, SeatView, SlotView, View};
use tabletop::{Seat, Viewer};

use super::numbers::Mine;
use super::reasons::signed;
use crate::{Line, Reader, Words};

pub(super) fn table(words: &Words, reader: &Reader<'_>, view: &View) -> Vec<Line> {
    let mut lines = vec![
        words
            .phrase("race-table-round")
            .set("round", view.round)
            .set("phase", words.race_phase(view.phase, view.repeat))
            .line(),
    ];
    lines.extend(chosen(words, reader, view));
    if !view.queue.is_empty() {
        let phases = words.commas(view.queue.iter().map(|&called| words.called(called)).collect());
        lines.push(words.phrase("race-table-queue").set("phases", phases).line());
    }
    lines.push(
        words
            .phrase("race-table-supply")
            .set("pool", words.vp(view.pool))
            .set("supply", words.cards(view.supply))
            .set("discards", words.cards(view.discards))
            .line(),
    );
    if !view.open_discards.is_empty() {
        let cards = view.open_discards.iter().map(|&kind| words.card(kind)).collect();
        lines.extend(words.packed(words.fixed("race-table-open-discards"), cards));
    }
    // The others first: the reader's own cards stand next to his question.
    let own = reader.viewer.seat();
    for seat in view.first.clockwise(view.players).filter(|&seat| Some(seat) != own) {
        lines.extend(player(words, reader, view, seat));
    }
    if let Some(seat) = own {
        lines.extend(player(words, reader, view, seat));
        lines.extend(hand(words, view, seat));
    }
    lines
}

/// Who chose what this round, once it is revealed.
fn chosen(words: &Words, reader: &Reader<'_>, view: &View) -> Vec<Line> {
    let picked = Seat::all(view.players).filter(|seat| !view.seats[seat.index()].picks.is_empty());
    let line = |seat: Seat| {
        let picks = &view.seats[seat.index()].picks;
        let actions = words.and(picks.iter().map(|&action| words.race_action(action)).collect());
        words.phrase("race-table-chose").who(reader, seat).set("actions", actions).line()
    };
    let parts: Vec<Line> = picked.map(line).collect();
    if parts.is_empty() { Vec::new() } else { words.packed(words.fixed("race-table-chosen"), parts) }
}

fn player(words: &Words, reader: &Reader<'_>, view: &View, seat: Seat) -> Vec<Line> {
    let mine = Mine::of(view, seat);
    let SeatView { tableau, chips, hand, looked, known, known_left, lane, .. } = mine.seat;
    let mut lines = vec![
        words
            .phrase("race-table-player")
            .who(reader, seat)
            .set("placed", tableau.len())
            .set("full", FULL_TABLEAU)
            .set("vp", words.vp(*chips))
            .set("hand", words.cards(*hand))
            .line(),
    ];
    let slots = tableau.iter().enumerate().map(|(index, slot)| slot_words(words, index, *slot)).collect();
    lines.extend(words.packed(words.fixed("race-table-tableau"), slots));
    let mut facts = words.military_facts(&mine);
    facts.extend(words.discount_facts(&mine));
    facts.extend(words.other_facts(&mine));
    lines.extend(words.packed(words.fixed("race-table-numbers"), facts));
    let score = mine.score();
    lines.push(
        words
            .phrase("race-table-score")
            .set("total", words.vp(score.total()))
            .set("cards", score.cards)
            .set("chips", score.chips)
            .set("developments", score.developments)
            .line(),
    );
    if *looked > 0 {
        lines.push(words.phrase("race-table-looked").set("cards", words.cards(*looked)).line());
    }
    if let Some(card) = lane.placed {
        lines.push(words.phrase("race-table-placing").set("card", words.card(card)).line());
    }
    // What everyone has seen of a hand; its owner sees it anyway.
    if !known.is_empty() && !reader.is(seat) {
        let label = words.phrase("race-table-known").set("left", *known_left).line();
        lines.extend(words.packed(label, known.iter().map(|&kind| words.card(kind)).collect()));
    }
    lines
}

fn slot_words(words: &Words, index: usize, slot: SlotView) -> Line {
    let phrase = match slot.good {
        true => words.phrase("race-table-slot-good").set("good", words.good_of(slot.card)),
        false => words.phrase("race-table-slot"),
    };
    phrase.set("number", index + 1).set("card", words.card(slot.card)).line()
}

/// The reader's own hand, and the cards he is looking at.
pub(super) fn hand(words: &Words, view: &View, seat: Seat) -> Vec<Line> {
    let Some(own) = view.own.as_ref().filter(|_| view.viewer == Viewer::Seat(seat)) else { return Vec::new() };
    let mine = Mine::of(view, seat);
    let brief = |cards: &[Kind]| cards.iter().map(|&kind| words.indented(words.brief(&mine, kind))).collect::<Vec<_>>();
    let mut lines = match own.hand.len() {
        0 => vec![words.fixed("race-table-no-hand")],
        count => vec![words.phrase("race-table-hand").set("cards", words.cards(count)).line()],
    };
    lines.extend(brief(&own.hand));
    if !own.looked.is_empty() {
        lines.push(words.phrase("race-table-looking").set("cards", words.cards(own.looked.len())).line());
        lines.extend(brief(&own.looked));
    }
    lines
}

impl Words {
    /// Military in general, and where it differs.
    pub(super) fn military_facts(&self, mine: &Mine<'_>) -> Vec<Line> {
        let sums = &mine.sums;
        let mut facts = vec![self.phrase("race-fact-military").set("strength", sums.military).line()];
        let mut against = |amount: i8, worlds: Line| {
            if amount != 0 {
                let phrase = self.phrase("race-fact-military-vs").set("amount", signed(amount));
                facts.push(phrase.set("worlds", worlds).line());
            }
        };
        against(sums.military_vs_rebels, self.fixed("race-worlds-rebel"));
        for good in Good::ALL {
            against(sums.military_vs[good as usize], self.worlds_of(good));
        }
        if sums.tactics > 0 {
            facts.push(self.phrase("race-fact-tactics").set("amount", signed(sums.tactics)).line());
        }
        facts
    }

    /// What makes worlds cheaper.
    pub(super) fn discount_facts(&self, mine: &Mine<'_>) -> Vec<Line> {
        let sums = &mine.sums;
        let mut facts = Vec::new();
        let mut less = |amount: i8, worlds: Line| {
            if amount != 0 {
                facts.push(self.phrase("race-fact-worlds-less").set("worlds", worlds).set("count", amount).line());
            }
        };
        less(sums.settle_discount, self.fixed("race-worlds-any"));
        for good in Good::ALL {
            less(sums.settle_discount_for[good as usize], self.worlds_of(good));
        }
        if sums.contact > 0 {
            facts.push(self.phrase("race-fact-contact").set("count", sums.contact).line());
        }
        if sums.colony_ship > 0 {
            facts.push(self.fixed("race-fact-colony-ship"));
        }
        facts
    }

    /// What makes developments cheaper, Explore better and sales dearer.
    pub(super) fn other_facts(&self, mine: &Mine<'_>) -> Vec<Line> {
        let sums = &mine.sums;
        let mut facts = Vec::new();
        if sums.develop_discount > 0 {
            facts.push(self.phrase("race-fact-develop-less").set("count", sums.develop_discount).line());
        }
        let (look, keep) = mine.look_and_keep(&[]);
        if sums.look > 0 || sums.keep > 0 {
            facts.push(self.phrase("race-fact-explore").set("look", look).set("keep", keep).line());
        }
        let mut more = |amount: i8, good: Option<Good>| {
            if amount != 0 {
                let want = good.map_or(race::cards::Want::Any, race::cards::Want::Only);
                let phrase = self.phrase("race-fact-trade").set("amount", signed(amount));
                facts.push(phrase.set("good", self.a_good(want)).line());
            }
        };
        more(sums.trade_bonus, None);
        for good in Good::ALL {
            more(sums.trade_bonus_for[good as usize], Some(good));
        }
        facts
    }
}
