//! What is asked, with how many to pick and the numbers that matter for it.

use race::board::Progress;
use race::cards::{Consume, Row};
use race::{Action, Called, HAND_LIMIT, Kind, Prompt, Race};
use tabletop::Ask;

use super::numbers::Mine;
use super::{names, powers, reasons, table};
use crate::phrase::{Phrase, and, cards, commas, one, phrase, semicolons, vp, who};

pub(super) fn prompt(mine: &Mine<'_>, ask: &Ask<Race>) -> Phrase {
    let pick = |what: &'static str| {
        let (min, max) = (ask.pick.min, ask.pick.max);
        let pick = phrase("pick").set("min", min).set("max", max).set("of", ask.pick.from.len());
        pick.set("case", if min == max { "exactly" } else { "between" }).set("what", what)
    };
    match ask.prompt {
        Prompt::StartDiscard => phrase("prompt-start-discard").set("pick", pick("discard")),
        Prompt::ChooseAction => phrase("prompt-choose-action").set("count", ask.pick.max),
        Prompt::ExploreKeep => {
            let reasons = reasons::look_reasons(mine, &mine.seat.picks);
            phrase("prompt-explore-keep")
                .set("cause", cause(mine))
                .set("pick", pick("keep"))
                .set("looked", mine.seat.looked)
                .set("more", !reasons.is_nothing())
                .set("reasons", reasons::bracketed(reasons))
        }
        Prompt::DevelopPlace => phrase("prompt-develop-place")
            .set("cause", cause(mine))
            .set("none", ask.pick.max == 0)
            .set("hand", cards(mine.hand_size()))
            .set("facts", develop_facts(mine)),
        Prompt::DevelopPay { card, cost } | Prompt::SettlePay { card, cost } => {
            phrase("prompt-pay").set("card", names::card(card)).set("cost", cards(cost)).set("pick", pick("pay"))
        }
        Prompt::SettlePlace => phrase("prompt-settle-place")
            .set("cause", cause(mine))
            .set("none", ask.pick.max == 0)
            .set("hand", cards(mine.hand_size()))
            .set("facts", settle_facts(mine)),
        Prompt::SettleWay { card } => phrase("prompt-settle-way").set("card", names::card(card)),
        Prompt::Sell => phrase("prompt-sell"),
        Prompt::ConsumePower => phrase("prompt-consume-power")
            .set("cause", cause(mine))
            .set("optional", ask.pick.min == 0)
            .set("double", mine.seat.picks.contains(&Action::DoubleVps)),
        Prompt::ConsumeGoods { card, power } => phrase("prompt-consume-goods")
            .set("card", names::card(card))
            .set("power", consume_of(mine, card, power))
            .set("pick", pick("goods")),
        Prompt::ConsumeNextKind { card } => phrase("prompt-consume-next-kind")
            .set("card", names::card(card))
            .set("power", consume_of(mine, card, power_of(mine)))
            .set("count", chosen_by(mine).len())
            .set("chosen", names::card_list(chosen_by(mine))),
        Prompt::ConsumeHand { card } => phrase("prompt-consume-hand")
            .set("card", names::card(card))
            .set("pick", pick("discard"))
            .set("vp", vp(vp_each(mine, card))),
        Prompt::Bet { card } => phrase("prompt-bet").set("card", names::card(card)),
        Prompt::ProduceWindfall => phrase("prompt-produce-windfall").set("cause", cause(mine)),
        Prompt::HandLimit => phrase("prompt-hand-limit")
            .set("hand", cards(mine.hand_size()))
            .set("limit", HAND_LIMIT)
            .set("pick", pick("discard")),
    }
}

/// Why this is asked: "Ben chose Explore". Where the reader chose it too, it is theirs.
fn cause(mine: &Mine<'_>) -> Phrase {
    let Some(on) = mine.board.phases.iter().find(|called| called.progress == Progress::On) else {
        return names::phase(mine.board.step, mine.board.repeat);
    };
    let (row, again) = match on.phase {
        Called::Explore => (Row::Explore, false),
        Called::Develop => (Row::Develop, false),
        Called::DevelopAgain => (Row::Develop, true),
        Called::Settle => (Row::Settle, false),
        Called::SettleAgain => (Row::Settle, true),
        Called::Consume => (Row::Consume, false),
        Called::Produce => (Row::Produce, false),
    };
    let own = mine.board.viewer.seat().is_some_and(|seat| on.by.contains(seat));
    let by = on.by.iter().map(who).collect();
    phrase("cause-called").set("own", own).set("seats", and(by)).set("phase", names::row(row)).set("again", again)
}

/// What each hand card brings by the power in use.
fn vp_each(mine: &Mine<'_>, card: Kind) -> u8 {
    let index = power_of(mine);
    let power = card.design().consume.get(usize::from(index));
    if let Some(&Consume::HandCards { vp_each, .. }) = power { vp_each } else { 0 }
}

/// A power of the Consume row, by its number, with VPs doubled where the reader's are.
pub(super) fn consume_of(mine: &Mine<'_>, card: Kind, index: u8) -> Phrase {
    let times = if mine.seat.picks.contains(&Action::DoubleVps) { 2 } else { 1 };
    match card.design().consume.get(usize::from(index)) {
        Some(&power) => powers::consume(power, times),
        None => one(names::card(card)),
    }
}

/// "developments cost you 2 cards less (-1 for choosing Develop, -1 Investment Credits)"; what is drawn afterwards.
pub(super) fn develop_facts(mine: &Mine<'_>) -> Phrase {
    let mut facts = Vec::new();
    let bonus = mine.bonus(Action::Develop);
    let less = reasons::develop_less(mine, bonus);
    if !less.is_empty() {
        let amount = mine.sums.develop_discount + i8::from(bonus);
        let less_by = phrase("fact-developments-less").set("cards", cards(amount));
        facts.push(less_by.set("reasons", commas(less)));
    }
    for (kind, count) in mine.sources(|sums| sums.draw_after_development) {
        facts.push(draw_after(kind, count));
    }
    sentence(facts)
}

/// Military, discounts, and what is drawn afterwards.
fn settle_facts(mine: &Mine<'_>) -> Phrase {
    let mut facts = table::military_facts(mine);
    facts.extend(table::discount_facts(mine));
    if mine.bonus(Action::Settle) {
        facts.push(phrase("fact-draw-after-bonus").set("action", names::action(Action::Settle)));
    }
    for (kind, count) in mine.sources(|sums| sums.draw_after_world) {
        facts.push(draw_after(kind, count));
    }
    sentence(facts)
}

fn draw_after(kind: Kind, count: i8) -> Phrase {
    phrase("fact-draw-after").set("card", names::card(kind)).set("cards", cards(count))
}

/// What goes after the first sentence of a prompt: nothing, or facts behind a semicolon.
fn sentence(facts: Vec<Phrase>) -> Phrase {
    if facts.is_empty() {
        return Phrase::Nothing;
    }
    phrase("facts").set("facts", semicolons(facts))
}

/// The power in use: its number among the card's powers, and the goods set aside for it.
fn power_of(mine: &Mine<'_>) -> u8 {
    mine.seat.using.as_ref().map_or(0, |using| using.power)
}

fn chosen_by<'a>(mine: &'a Mine<'_>) -> &'a [Kind] {
    mine.seat.using.as_ref().map_or(&[], |using| &using.goods)
}
