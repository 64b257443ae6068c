//! For somebody who learns: what a step is about, what a computer player would do, and why that makes sense.
//!
//! The reasons are read off the reader's own numbers; nothing here decides anything.

use race::cards::{Body, Good};
use race::{Action, Item, Kind, Prompt};

use super::gives::new_goods;
use super::numbers::Mine;
use super::options::option;
use super::{card, names};
use crate::phrase::{Phrase, and, cards, phrase, sentences};

pub(super) fn hint(mine: &Mine<'_>, prompt: &Prompt, items: &[Item], plan: &[Item]) -> Vec<Phrase> {
    let mut lines = vec![phrase(lesson(prompt))];
    lines.push(match items {
        [] => phrase("hint-nothing"),
        items => {
            let names = items.iter().map(|&item| name(mine, prompt, item)).collect();
            phrase("hint-suggests").set("verb", verb(prompt)).set("what", and(names))
        }
    });
    let planned = plan.iter().find_map(|item| if let Item::Card(kind) = *item { Some(kind) } else { None });
    match (items, planned) {
        (&[Item::Action(action @ (Action::Develop | Action::Settle))], Some(kind)) => {
            let then = if action == Action::Develop { "why-develop-then" } else { "why-settle-then" };
            lines.push(phrase(then).set("card", names::card(kind)));
            lines.push(why_card(mine, kind));
        }
        _ => lines.extend(items.first().and_then(|&item| why(mine, prompt, item, items.len()))),
    }
    lines
}

fn lesson(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::StartDiscard => "lesson-start-discard",
        Prompt::ChooseAction => "lesson-choose-action",
        Prompt::ExploreKeep => "lesson-explore",
        Prompt::DevelopPlace => "lesson-develop",
        Prompt::DevelopPay { .. } | Prompt::SettlePay { .. } => "lesson-pay",
        Prompt::SettlePlace => "lesson-settle",
        Prompt::SettleWay { .. } => "lesson-way",
        Prompt::Sell => "lesson-trade",
        Prompt::ConsumePower
        | Prompt::ConsumeGoods { .. }
        | Prompt::ConsumeNextKind { .. }
        | Prompt::ConsumeHand { .. }
        | Prompt::Bet { .. } => "lesson-consume",
        Prompt::ProduceWindfall => "lesson-produce",
        Prompt::HandLimit => "lesson-hand-limit",
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

fn name(mine: &Mine<'_>, prompt: &Prompt, item: Item) -> Phrase {
    match item {
        Item::Action(action) => names::action(action),
        Item::Card(kind) => names::card(kind),
        Item::Way(_)
        | Item::Good(_)
        | Item::Power(..)
        | Item::Windfall { .. }
        | Item::WindfallByBonus { .. }
        | Item::Number(_) => option(mine, prompt, item).whole(),
    }
}

fn why(mine: &Mine<'_>, prompt: &Prompt, item: Item, count: usize) -> Option<Phrase> {
    match prompt {
        Prompt::ChooseAction => {
            let Item::Action(action) = item else { return None };
            Some(why_action(mine, action))
        }
        Prompt::DevelopPlace | Prompt::SettlePlace | Prompt::ExploreKeep => {
            let Item::Card(kind) = item else { return None };
            Some(why_card(mine, kind))
        }
        Prompt::Sell => {
            let Item::Good(world) = item else { return None };
            Some(phrase("why-sell").set("cards", cards(mine.price(world))))
        }
        Prompt::StartDiscard | Prompt::DevelopPay { .. } | Prompt::SettlePay { .. } | Prompt::HandLimit => {
            Some(phrase("why-part-with").set("count", count))
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

fn why_action(mine: &Mine<'_>, action: Action) -> Phrase {
    let playable = |kinds: Vec<Kind>| (kinds.len(), names::card_list(&kinds));
    match action {
        Action::ExploreFive | Action::ExploreOne => {
            let count = mine.buildable(false).len() + mine.placeable().len();
            phrase("why-explore").set("hand", cards(mine.hand.len())).set("count", count)
        }
        Action::Develop => {
            let (count, cards) = playable(mine.buildable(true));
            phrase("why-develop").set("count", count).set("cards", cards)
        }
        Action::Settle => {
            let (count, cards) = playable(mine.placeable());
            phrase("why-settle").set("count", count).set("cards", cards)
        }
        Action::Trade => {
            let best = mine.goods().into_iter().map(|world| mine.price(world)).max().unwrap_or_default();
            phrase("why-trade").set("count", best).set("cards", cards(best))
        }
        Action::DoubleVps => phrase("why-double").set("goods", mine.goods().len()),
        Action::Produce => {
            let worlds = new_goods(mine);
            phrase("why-produce").set("count", worlds.len()).set("worlds", names::card_list(&worlds))
        }
    }
}

/// What a card does for its owner in the long run.
fn why_card(mine: &Mine<'_>, kind: Kind) -> Phrase {
    let sells = |good: Good| cards(good.price());
    let body = match kind.design().body {
        Body::Development | Body::Gray => None,
        Body::Windfall(good) => Some(phrase("why-windfall").set("cards", sells(good))),
        Body::Production(good) => Some(phrase("why-production").set("cards", sells(good))),
    };
    let mut reasons: Vec<Phrase> = body.into_iter().chain(card::powers_besides_its_good(kind)).collect();
    reasons.push(phrase("why-worth").set("vp", card::worth(mine, kind)));
    phrase("why-card").set("card", names::card(kind)).set("reasons", sentences(reasons))
}
