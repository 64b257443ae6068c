//! What is asked, with how many to pick and the numbers that matter for it.

use race::cards::Consume;
use race::{Action, HAND_LIMIT, Kind, Prompt, Race};
use tabletop::Ask;

use super::numbers::Mine;
use crate::{Line, Words};

pub(super) fn prompt(words: &Words, mine: &Mine<'_>, ask: &Ask<Race>) -> Line {
    let pick = |what: &'static str| {
        let (min, max) = (ask.pick.min, ask.pick.max);
        let phrase = words.phrase("race-pick").set("min", min).set("max", max).set("of", ask.pick.from.len());
        phrase.set("case", if min == max { "exactly" } else { "between" }).set("what", what).line()
    };
    let phrase = match ask.prompt {
        Prompt::StartDiscard => words.phrase("race-prompt-start-discard").set("pick", pick("discard")),
        Prompt::ChooseAction => words.phrase("race-prompt-choose-action").set("count", ask.pick.max),
        Prompt::ExploreKeep => {
            let reasons = words.look_reasons(mine, &mine.seat.picks);
            words
                .phrase("race-prompt-explore-keep")
                .set("pick", pick("keep"))
                .set("looked", mine.seat.looked)
                .set("more", !reasons.is_empty())
                .set("reasons", reasons)
        }
        Prompt::DevelopPlace => words
            .phrase("race-prompt-develop-place")
            .set("none", ask.pick.max == 0)
            .set("hand", words.cards(mine.hand_size()))
            .set("facts", develop_facts(words, mine)),
        Prompt::DevelopPay { card, cost } | Prompt::SettlePay { card, cost } => words
            .phrase("race-prompt-pay")
            .set("card", words.card(card))
            .set("cost", words.cards(cost))
            .set("pick", pick("pay")),
        Prompt::SettlePlace => words
            .phrase("race-prompt-settle-place")
            .set("none", ask.pick.max == 0)
            .set("hand", words.cards(mine.hand_size()))
            .set("facts", settle_facts(words, mine)),
        Prompt::SettleWay { card } => words.phrase("race-prompt-settle-way").set("card", words.card(card)),
        Prompt::Sell => words.phrase("race-prompt-sell"),
        Prompt::ConsumePower => words
            .phrase("race-prompt-consume-power")
            .set("optional", ask.pick.min == 0)
            .set("double", mine.seat.picks.contains(&Action::DoubleVps)),
        Prompt::ConsumeGoods { card, power } => words
            .phrase("race-prompt-consume-goods")
            .set("card", words.card(card))
            .set("power", words.consume_of(mine, card, power))
            .set("pick", pick("goods")),
        Prompt::ConsumeNextKind { card } => words
            .phrase("race-prompt-consume-next-kind")
            .set("card", words.card(card))
            .set("power", words.consume_of(mine, card, mine.seat.lane.active.map_or(0, |(_, index)| index)))
            .set("count", mine.seat.lane.chosen.len())
            .set("chosen", words.card_list(&mine.seat.lane.chosen)),
        Prompt::ConsumeHand { card } => words
            .phrase("race-prompt-consume-hand")
            .set("card", words.card(card))
            .set("pick", pick("discard"))
            .set("vp", words.vp(vp_each(mine, card))),
        Prompt::Bet { card } => words.phrase("race-prompt-bet").set("card", words.card(card)),
        Prompt::ProduceWindfall => words.phrase("race-prompt-produce-windfall"),
        Prompt::HandLimit => words
            .phrase("race-prompt-hand-limit")
            .set("hand", words.cards(mine.hand_size()))
            .set("limit", HAND_LIMIT)
            .set("pick", pick("discard")),
    };
    phrase.line()
}

/// What each hand card brings by the power in use.
fn vp_each(mine: &Mine<'_>, card: Kind) -> u8 {
    let index = mine.seat.lane.active.map_or(0, |(_, index)| index);
    let power = card.design().consume.get(usize::from(index));
    if let Some(&Consume::HandCards { vp_each, .. }) = power { vp_each } else { 0 }
}

impl Words {
    /// A power of the Consume row, by its number, with VPs doubled where the reader's are.
    pub(super) fn consume_of(&self, mine: &Mine<'_>, card: Kind, index: u8) -> Line {
        let times = if mine.seat.picks.contains(&Action::DoubleVps) { 2 } else { 1 };
        match card.design().consume.get(usize::from(index)) {
            Some(&power) => self.consume(power, times),
            None => self.card(card),
        }
    }
}

/// "developments cost you 2 cards less (-1 for choosing Develop, -1 Investment Credits)"; what is drawn afterwards.
pub(super) fn develop_facts(words: &Words, mine: &Mine<'_>) -> Line {
    let mut facts = Vec::new();
    let bonus = mine.bonus(Action::Develop);
    let less = words.develop_less(mine, bonus);
    if !less.is_empty() {
        let amount = mine.sums.develop_discount + i8::from(bonus);
        let phrase = words.phrase("race-fact-developments-less").set("cards", words.cards(amount));
        facts.push(phrase.set("reasons", words.commas(less)).line());
    }
    for (kind, count) in mine.sources(|sums| sums.draw_after_development) {
        facts.push(draw_after(words, kind, count));
    }
    sentence(words, facts)
}

/// Military, discounts, and what is drawn afterwards.
fn settle_facts(words: &Words, mine: &Mine<'_>) -> Line {
    let mut facts = words.military_facts(mine);
    facts.extend(words.discount_facts(mine));
    if mine.bonus(Action::Settle) {
        let phrase = words.phrase("race-fact-draw-after-bonus").set("action", words.race_action(Action::Settle));
        facts.push(phrase.line());
    }
    for (kind, count) in mine.sources(|sums| sums.draw_after_world) {
        facts.push(draw_after(words, kind, count));
    }
    sentence(words, facts)
}

fn draw_after(words: &Words, kind: Kind, count: i8) -> Line {
    words.phrase("race-fact-draw-after").set("card", words.card(kind)).set("cards", words.cards(count)).line()
}

/// What goes after the first sentence of a prompt: nothing, or facts behind a semicolon.
fn sentence(words: &Words, facts: Vec<Line>) -> Line {
    if facts.is_empty() {
        return Line::default();
    }
    words.phrase("race-facts").set("facts", words.semicolons(facts)).line()
}
