//! For somebody who learns: what a step is about, what a computer player would do, and why that makes sense.
//!
//! The reasons are read off the reader's own numbers; nothing here decides anything.

use race::cards::{Body, Good};
use race::{Action, Item, Kind, Prompt};

use super::gives::new_goods;
use super::numbers::Mine;
use super::options::option;
use crate::{Line, Words};

pub(super) fn hint(words: &Words, mine: &Mine<'_>, prompt: &Prompt, items: &[Item]) -> Vec<Line> {
    let mut lines = vec![words.fixed(lesson(prompt))];
    lines.push(match items {
        [] => words.fixed("race-hint-nothing"),
        items => {
            let names = items.iter().map(|&item| name(words, mine, prompt, item)).collect();
            words.phrase("race-hint-suggests").set("verb", verb(prompt)).set("what", words.and(names)).line()
        }
    });
    lines.extend(items.first().and_then(|&item| why(words, mine, prompt, item)));
    lines
}

fn lesson(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::StartDiscard => "race-lesson-start-discard",
        Prompt::ChooseAction => "race-lesson-choose-action",
        Prompt::ExploreKeep => "race-lesson-explore",
        Prompt::DevelopPlace => "race-lesson-develop",
        Prompt::DevelopPay { .. } | Prompt::SettlePay { .. } => "race-lesson-pay",
        Prompt::SettlePlace => "race-lesson-settle",
        Prompt::SettleWay { .. } => "race-lesson-way",
        Prompt::Sell => "race-lesson-trade",
        Prompt::ConsumePower
        | Prompt::ConsumeGoods { .. }
        | Prompt::ConsumeNextKind { .. }
        | Prompt::ConsumeHand { .. }
        | Prompt::Bet { .. } => "race-lesson-consume",
        Prompt::ProduceWindfall => "race-lesson-produce",
        Prompt::HandLimit => "race-lesson-hand-limit",
    }
}

/// What is done with what is picked.
fn verb(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::StartDiscard | Prompt::HandLimit | Prompt::ConsumeHand { .. } => "discard",
        Prompt::ExploreKeep => "keep",
        Prompt::DevelopPay { .. } | Prompt::SettlePay { .. } => "pay",
        Prompt::DevelopPlace | Prompt::SettlePlace => "place",
        Prompt::ChooseAction
        | Prompt::SettleWay { .. }
        | Prompt::Sell
        | Prompt::ConsumePower
        | Prompt::ConsumeGoods { .. }
        | Prompt::ConsumeNextKind { .. }
        | Prompt::Bet { .. }
        | Prompt::ProduceWindfall => "choose",
    }
}

fn name(words: &Words, mine: &Mine<'_>, prompt: &Prompt, item: Item) -> Line {
    match item {
        Item::Action(action) => words.race_action(action),
        Item::Card(kind) => words.card(kind),
        Item::Way(_)
        | Item::Good(_)
        | Item::Power(..)
        | Item::Windfall { .. }
        | Item::WindfallByBonus { .. }
        | Item::Number(_) => option(words, mine, prompt, item),
    }
}

fn why(words: &Words, mine: &Mine<'_>, prompt: &Prompt, item: Item) -> Option<Line> {
    match prompt {
        Prompt::ChooseAction => {
            let Item::Action(action) = item else { return None };
            Some(why_action(words, mine, action))
        }
        Prompt::DevelopPlace | Prompt::SettlePlace | Prompt::ExploreKeep => {
            let Item::Card(kind) = item else { return None };
            Some(why_card(words, mine, kind))
        }
        Prompt::Sell => {
            let Item::Good(world) = item else { return None };
            Some(words.phrase("race-why-sell").set("cards", words.cards(mine.price(world))).line())
        }
        Prompt::StartDiscard | Prompt::DevelopPay { .. } | Prompt::SettlePay { .. } | Prompt::HandLimit => {
            Some(words.fixed("race-why-part-with"))
        }
        Prompt::SettleWay { .. }
        | Prompt::ConsumePower
        | Prompt::ConsumeGoods { .. }
        | Prompt::ConsumeNextKind { .. }
        | Prompt::ConsumeHand { .. }
        | Prompt::Bet { .. }
        | Prompt::ProduceWindfall => None,
    }
}

fn why_action(words: &Words, mine: &Mine<'_>, action: Action) -> Line {
    let playable = |kinds: Vec<Kind>| (kinds.len(), words.card_list(&kinds));
    match action {
        Action::ExploreFive | Action::ExploreOne => {
            let count = mine.buildable(false).len() + mine.placeable().len();
            words.phrase("race-why-explore").set("hand", words.cards(mine.hand.len())).set("count", count).line()
        }
        Action::Develop => {
            let (count, cards) = playable(mine.buildable(true));
            words.phrase("race-why-develop").set("count", count).set("cards", cards).line()
        }
        Action::Settle => {
            let (count, cards) = playable(mine.placeable());
            words.phrase("race-why-settle").set("count", count).set("cards", cards).line()
        }
        Action::Trade => {
            let best = mine.goods().into_iter().map(|world| mine.price(world)).max().unwrap_or_default();
            words.phrase("race-why-trade").set("count", best).set("cards", words.cards(best)).line()
        }
        Action::DoubleVps => words.phrase("race-why-double").set("goods", mine.goods().len()).line(),
        Action::Produce => {
            let worlds = new_goods(mine);
            words.phrase("race-why-produce").set("count", worlds.len()).set("worlds", words.card_list(&worlds)).line()
        }
    }
}

/// What a card does for its owner in the long run.
fn why_card(words: &Words, mine: &Mine<'_>, kind: Kind) -> Line {
    let sells = |good: Good| words.cards(good.price());
    let body = match kind.design().body {
        Body::Development | Body::Gray => None,
        Body::Windfall(good) => Some(words.phrase("race-why-windfall").set("cards", sells(good)).line()),
        Body::Production(good) => Some(words.phrase("race-why-production").set("cards", sells(good)).line()),
    };
    let mut reasons: Vec<Line> = body.into_iter().chain(words.race_powers(kind)).collect();
    reasons.push(words.phrase("race-why-worth").set("vp", words.worth(mine, kind)).line());
    words.phrase("race-why-card").set("card", words.card(kind)).set("reasons", words.semicolons(reasons)).line()
}
