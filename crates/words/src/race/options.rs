//! One option of a question, short: its name, what it costs or brings, and why.

use race::cards::{Consume, Good, Sums};
use race::{Action, Item, Kind, Prompt, Way, settle_cost, strength_against, ways_to_place};

use super::numbers::Mine;
use super::{card, gives, names, powers, prompts, reasons};
use crate::Choice;
use crate::phrase::{Phrase, cards, or, phrase, vp};

pub(super) fn option(mine: &Mine<'_>, prompt: &Prompt, item: Item) -> Choice {
    match item {
        Item::Action(action) => {
            Choice::new(names::action(action), gives::gives(mine, action)).idle(gives::idle(mine, action))
        }
        Item::Card(kind) => card_option(mine, prompt, kind),
        Item::Way(way) => match way_of(prompt) {
            Some(card) => way_option(mine, card, way),
            None => way_name(mine, way).into(),
        },
        Item::Good(world) => good_option(mine, prompt, world),
        Item::Power(card, index) => power_option(mine, prompt, card, index),
        Item::Windfall { world, by } => windfall(world, phrase("why-by").set("card", names::card(by))),
        Item::WindfallByBonus { world } => {
            windfall(world, phrase("why-chosen").set("action", names::action(Action::Produce)))
        }
        Item::Number(number) => phrase("option-number").set("number", number).into(),
    }
}

/// The world for which a way is asked.
fn way_of(prompt: &Prompt) -> Option<Kind> {
    if let Prompt::SettleWay { card } = *prompt { Some(card) } else { None }
}

/// The kind of good that a world has.
fn kind_of(world: Kind) -> Good {
    world.design().good().unwrap_or(Good::Novelty)
}

fn windfall(world: Kind, why: Phrase) -> Choice {
    Choice::new(names::card(world), phrase("option-windfall").set("good", names::good_of(world))).because(why)
}

fn card_option(mine: &Mine<'_>, prompt: &Prompt, kind: Kind) -> Choice {
    match prompt {
        Prompt::DevelopPlace => build(mine, kind, mine.bonus(Action::Develop)),
        Prompt::SettlePlace => place(mine, kind),
        Prompt::StartDiscard
        | Prompt::ChooseAction
        | Prompt::ExploreKeep
        | Prompt::DevelopPay { .. }
        | Prompt::SettleWay { .. }
        | Prompt::SettlePay { .. }
        | Prompt::Sell
        | Prompt::ConsumePower
        | Prompt::ConsumeGoods { .. }
        | Prompt::ConsumeNextKind { .. }
        | Prompt::ConsumeHand { .. }
        | Prompt::Bet { .. }
        | Prompt::ProduceWindfall
        | Prompt::HandLimit => Choice::new(names::card(kind), card::brief(mine, kind)),
    }
}

fn good_option(mine: &Mine<'_>, prompt: &Prompt, world: Kind) -> Choice {
    let good = names::good(kind_of(world));
    let gist = match for_price(prompt) {
        Some(true) => return sale(mine, world),
        Some(false) => phrase("option-plain-price").set("good", good).set("cards", cards(kind_of(world).price())),
        None => phrase("option-good").set("good", good),
    };
    Choice::new(names::card(world), gist)
}

/// Is a good given for its price here, and with Trade powers?
fn for_price(prompt: &Prompt) -> Option<bool> {
    if let Prompt::ConsumeGoods { card, power } = *prompt
        && let Some(&Consume::ForPrice { with_bonuses }) = card.design().consume.get(usize::from(power))
    {
        return Some(with_bonuses);
    }
    (*prompt == Prompt::Sell).then_some(true)
}

fn power_option(mine: &Mine<'_>, prompt: &Prompt, card: Kind, index: u8) -> Choice {
    let produce = card.design().produce.get(usize::from(index)).filter(|_| *prompt == Prompt::ProduceWindfall);
    let power = match produce {
        Some(&power) => powers::produce(card, power),
        None => prompts::consume_of(mine, card, index),
    };
    Choice::new(names::card(card), power)
}

/// A development that could be built: what it costs, what is left, what it is worth, and why it costs that.
pub(super) fn build(mine: &Mine<'_>, kind: Kind, bonus: bool) -> Choice {
    let cost = mine.develop_cost(kind, bonus);
    let gist = phrase("option-build")
        .set("cost", cost)
        .set("left", mine.hand_size().saturating_sub(1 + usize::from(cost)))
        .set("vp", card::worth(mine, kind));
    Choice::new(names::card(kind), gist).because(reasons::develop_reasons(mine, kind, bonus))
}

/// A world that could be placed: all the ways to do it. Where there is but one, its reasons stand apart.
pub(super) fn place(mine: &Mine<'_>, kind: Kind) -> Choice {
    let payable = mine.hand_size().saturating_sub(1);
    let ways: Vec<Way> = ways_to_place(&mine.sums, kind, payable).collect();
    let (said, why) = match ways[..] {
        [only] => (way_numbers(mine, kind, only, payable), way_reasons(mine, kind, only)),
        _ => (ways_of(mine, kind, payable), Phrase::Nothing),
    };
    let gist = phrase("option-place").set("ways", said).set("world", card::body(kind));
    Choice::new(names::card(kind), gist.set("vp", vp(kind.design().vp))).because(why)
}

/// "pay 2 cards, leaving 1 card (printed 3, -1 Gem World); or conquer it: …".
pub(super) fn ways_of(mine: &Mine<'_>, kind: Kind, payable: usize) -> Phrase {
    let each = |way| {
        let (way, why) = (way_numbers(mine, kind, way, payable), way_reasons(mine, kind, way));
        phrase("way").set("way", way).set("reasons", reasons::bracketed(why))
    };
    or(ways_to_place(&mine.sums, kind, payable).map(each).collect())
}

fn way_option(mine: &Mine<'_>, kind: Kind, way: Way) -> Choice {
    let gist = match way {
        Way::Conquer | Way::ConquerWithTactics => strength(mine, kind, way, phrase("option-conquer")),
        Way::Pay => payment(mine, kind, mine.hand_size(), phrase("option-pay")),
        Way::ColonyShip => Phrase::Nothing,
    };
    Choice::new(way_name(mine, way), gist).because(way_reasons(mine, kind, way))
}

fn way_reasons(mine: &Mine<'_>, kind: Kind, way: Way) -> Phrase {
    match way {
        Way::Conquer | Way::ConquerWithTactics => reasons::strength_reasons(mine, kind, way),
        Way::Pay => reasons::settle_reasons(mine, kind),
        Way::ColonyShip => Phrase::Nothing,
    }
}

/// A way to place a world, with its numbers, for somebody with so many cards left to pay.
fn way_numbers(mine: &Mine<'_>, kind: Kind, way: Way, payable: usize) -> Phrase {
    match way {
        Way::Conquer => strength(mine, kind, way, phrase("way-conquer")),
        Way::ConquerWithTactics => {
            strength(mine, kind, way, phrase("way-conquer-with-tactics")).set("card", source(mine, |sums| sums.tactics))
        }
        Way::Pay => payment(mine, kind, payable, phrase("way-pay")),
        Way::ColonyShip => way_name(mine, way),
    }
}

/// Defense, and the Military against it.
fn strength(mine: &Mine<'_>, kind: Kind, way: Way, said: Phrase) -> Phrase {
    let tactics = if way == Way::ConquerWithTactics { mine.sums.tactics } else { 0 };
    said.set("defense", kind.design().number()).set("strength", strength_against(&mine.sums, kind) + tactics)
}

/// What a world costs, and what is left then.
fn payment(mine: &Mine<'_>, kind: Kind, payable: usize, said: Phrase) -> Phrase {
    let cost = settle_cost(&mine.sums, kind).unwrap_or(0);
    said.set("cost", cost).set("left", payable.saturating_sub(usize::from(cost)))
}

/// A way to place a world, without numbers.
fn way_name(mine: &Mine<'_>, way: Way) -> Phrase {
    match way {
        Way::Conquer => phrase("way-name-conquer"),
        Way::ConquerWithTactics => phrase("way-name-tactics").set("card", source(mine, |sums| sums.tactics)),
        Way::Pay => phrase("way-name-pay"),
        Way::ColonyShip => phrase("way-colony-ship").set("card", source(mine, |sums| sums.colony_ship)),
    }
}

/// The card of the tableau that a power comes from.
fn source(mine: &Mine<'_>, share: fn(&Sums) -> i8) -> Phrase {
    mine.sources(share).first().map(|&(kind, _)| names::card(kind)).into()
}

/// A good that could be sold.
pub(super) fn sale(mine: &Mine<'_>, world: Kind) -> Choice {
    let gist = phrase("option-sell").set("good", names::good(kind_of(world)));
    Choice::new(names::card(world), gist.set("cards", cards(mine.price(world))))
        .because(reasons::price_reasons(mine, world))
}
