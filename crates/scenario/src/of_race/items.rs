//! Cards, actions, ways and the other things that can be picked, by their names in records.

use race::cards::DESIGNS;
use race::{Action, Item, Kind, Mode, Phase, Prompt, Way};

use crate::names::{named, word};
use crate::text::{Unclear, first_word, name_of, number};

pub(super) fn card(text: &str) -> Result<Kind, Unclear> {
    let ids = DESIGNS.iter().map(|design| design.id);
    let id = name_of(text, "the id of a card (`starboard cards race` lists them)", ids)?;
    Kind::named(id).ok_or_else(|| Unclear::new("the id of a card", text))
}

pub(super) fn action(text: &str) -> Result<Action, Unclear> {
    named(text, "an action", &Action::ALL)
}

pub(super) fn mode(text: &str) -> Result<Mode, Unclear> {
    let text = if text.trim() == "advanced" { "experienced" } else { text };
    named(text, "the mode", &[Mode::Standard, Mode::FirstGame, Mode::Experienced])
}

pub(super) fn phase(text: &str) -> Result<Phase, Unclear> {
    const ALL: [Phase; 12] = [
        Phase::StartDiscard,
        Phase::ChooseAction,
        Phase::Explore,
        Phase::DevelopPlace,
        Phase::DevelopPay,
        Phase::SettlePlace,
        Phase::SettleResolve,
        Phase::Trade,
        Phase::Consume,
        Phase::Produce,
        Phase::HandLimit,
        Phase::Over,
    ];
    named(text, "a phase", &ALL)
}

/// `gem-world`, `develop`, `way pay`, `good gem-world`, `power old-earth 0`, `number 3`, `windfall asteroid-belt by bonus`.
pub(super) fn item(text: &str) -> Result<Item, Unclear> {
    let (first, rest) = first_word(text);
    if rest.is_empty() {
        // No card has the name of an action.
        if let Some(action) = Action::ALL.into_iter().find(|action| word(action) == first) {
            return Ok(Item::Action(action));
        }
        return card(first).map(Item::Card).map_err(|unclear| Unclear {
            expected: format!("{}, or an action, `way`, `good`, `power`, `number` or `windfall`", unclear.expected),
            ..unclear
        });
    }
    match first {
        "good" => card(rest).map(Item::Good),
        // Marked, because Colony Ship is a card and a way.
        "way" => named(rest, "a way to settle", &Way::ALL).map(Item::Way),
        "number" => number(rest, "the number of a bet", 9).map(|number| Item::Number(number as u8)),
        "power" => {
            let (id, index) = first_word(rest);
            let index = if index.is_empty() { 0 } else { number(index, "the number of a power", 2)? };
            Ok(Item::Power(card(id)?, index as u8))
        }
        "windfall" => {
            let form = || Unclear::new("`windfall WORLD by CARD` or `windfall WORLD by bonus`", text);
            let (world, by) = rest.split_once(" by ").ok_or_else(form)?;
            let world = card(world)?;
            if by.trim() == "bonus" {
                return Ok(Item::WindfallByBonus { world });
            }
            Ok(Item::Windfall { world, by: card(by)? })
        }
        _ => Err(Unclear::new("one item: a card, an action, `way`, `good`, `power`, `number` or `windfall`", text)),
    }
}

pub(super) fn id(kind: Kind) -> String {
    kind.design().id.to_owned()
}

pub(super) fn say(item: Item) -> String {
    match item {
        Item::Action(action) => word(action),
        Item::Card(card) => id(card),
        Item::Way(way) => format!("way {}", word(way)),
        Item::Good(world) => format!("good {}", id(world)),
        Item::Power(card, index) => format!("power {} {index}", id(card)),
        Item::Windfall { world, by } => format!("windfall {} by {}", id(world), id(by)),
        Item::WindfallByBonus { world } => format!("windfall {} by bonus", id(world)),
        Item::Number(number) => format!("number {number}"),
    }
}

pub(super) const PROMPTS: [&str; 16] = [
    "start-discard",
    "choose-action",
    "explore-keep",
    "develop-place",
    "develop-pay",
    "settle-place",
    "settle-way",
    "settle-pay",
    "sell",
    "consume-power",
    "consume-goods",
    "consume-next-kind",
    "consume-hand",
    "bet",
    "produce-windfall",
    "hand-limit",
];

/// The name of a prompt, then the card that it is about, then its number.
pub(super) fn say_prompt(prompt: &Prompt) -> Vec<String> {
    let (name, card, number) = match *prompt {
        Prompt::StartDiscard => ("start-discard", None, None),
        Prompt::ChooseAction => ("choose-action", None, None),
        Prompt::ExploreKeep => ("explore-keep", None, None),
        Prompt::DevelopPlace => ("develop-place", None, None),
        Prompt::DevelopPay { card, cost } => ("develop-pay", Some(card), Some(cost)),
        Prompt::SettlePlace => ("settle-place", None, None),
        Prompt::SettleWay { card } => ("settle-way", Some(card), None),
        Prompt::SettlePay { card, cost } => ("settle-pay", Some(card), Some(cost)),
        Prompt::Sell => ("sell", None, None),
        Prompt::ConsumePower => ("consume-power", None, None),
        Prompt::ConsumeGoods { card, power } => ("consume-goods", Some(card), Some(power)),
        Prompt::ConsumeNextKind { card } => ("consume-next-kind", Some(card), None),
        Prompt::ConsumeHand { card } => ("consume-hand", Some(card), None),
        Prompt::Bet { card } => ("bet", Some(card), None),
        Prompt::ProduceWindfall => ("produce-windfall", None, None),
        Prompt::HandLimit => ("hand-limit", None, None),
    };
    let card = card.map(id);
    [name.to_owned()].into_iter().chain(card).chain(number.map(|number| number.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_read_as_they_are_said() {
        for text in [
            "gem-world",
            "explore-plus-5",
            "colony-ship",
            "way colony-ship",
            "way conquer-with-tactics",
            "good gem-world",
            "power gambling-world 1",
            "windfall asteroid-belt by mining-robots",
            "windfall asteroid-belt by bonus",
            "number 3",
        ] {
            let item = item(text).unwrap();
            assert_eq!(say(item), text, "{item:?}");
        }
        assert_eq!(item("power gambling-world"), item("power gambling-world 0"));
        for text in ["gem-wrold", "goods gem-world", "windfall gem-world", "number x", ""] {
            assert!(item(text).is_err(), "{text}");
        }
    }
}
