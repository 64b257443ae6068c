//! One option of a question, short.

use race::cards::{Consume, Good, Sums};
use race::{Action, Item, Kind, Prompt, Way, settle_cost, strength_against, ways_to_place};

use super::numbers::Mine;
use crate::{Line, Words};

pub(super) fn option(words: &Words, mine: &Mine<'_>, prompt: &Prompt, item: Item) -> Line {
    match item {
        Item::Action(action) => words.gives(mine, action),
        Item::Card(kind) => card(words, mine, prompt, kind),
        Item::Way(way) => match way_of(prompt) {
            Some(card) => words.way(mine, card, way, mine.hand_size()),
            None => words.way_name(mine, way),
        },
        Item::Good(world) => good(words, mine, prompt, world),
        Item::Power(card, index) => power(words, mine, prompt, card, index),
        Item::Windfall { world, by } => words
            .phrase("race-option-windfall")
            .set("good", words.good_of(world))
            .set("world", words.card(world))
            .set("card", words.card(by))
            .line(),
        Item::WindfallByBonus { world } => words
            .phrase("race-option-windfall-by-bonus")
            .set("good", words.good_of(world))
            .set("world", words.card(world))
            .set("action", words.race_action(Action::Produce))
            .line(),
        Item::Number(number) => words.phrase("race-option-number").set("number", number).line(),
    }
}

/// The world for which a way is asked.
fn way_of(prompt: &Prompt) -> Option<Kind> {
    if let Prompt::SettleWay { card } = *prompt { Some(card) } else { None }
}

/// The kind of good that a world bears.
fn kind_of(world: Kind) -> Good {
    world.design().good().unwrap_or(Good::Novelty)
}

fn card(words: &Words, mine: &Mine<'_>, prompt: &Prompt, kind: Kind) -> Line {
    match prompt {
        Prompt::DevelopPlace => words.build(mine, kind, mine.bonus(Action::Develop)),
        Prompt::SettlePlace => words.place(mine, kind),
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
        | Prompt::HandLimit => words.brief(mine, kind),
    }
}

fn good(words: &Words, mine: &Mine<'_>, prompt: &Prompt, world: Kind) -> Line {
    match for_price(prompt) {
        Some(true) => words.sale(mine, world),
        Some(false) => words
            .phrase("race-option-plain-price")
            .set("world", words.card(world))
            .set("good", words.good(kind_of(world)))
            .set("cards", words.cards(kind_of(world).price()))
            .line(),
        None => words
            .phrase("race-option-good")
            .set("world", words.card(world))
            .set("good", words.good(kind_of(world)))
            .line(),
    }
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

fn power(words: &Words, mine: &Mine<'_>, prompt: &Prompt, card: Kind, index: u8) -> Line {
    let produce = card.design().produce.get(usize::from(index)).filter(|_| *prompt == Prompt::ProduceWindfall);
    let power = match produce {
        Some(&power) => words.produce(card, power),
        None => words.consume_of(mine, card, index),
    };
    words.phrase("race-option-power").set("card", words.card(card)).set("power", power).line()
}

impl Words {
    /// A development that could be built: what it costs, why, and what is left.
    pub(super) fn build(&self, mine: &Mine<'_>, kind: Kind, bonus: bool) -> Line {
        let cost = mine.develop_cost(kind, bonus);
        self.phrase("race-option-build")
            .set("card", self.card(kind))
            .set("cost", cost)
            .set("reasons", self.develop_reasons(mine, kind, bonus))
            .set("left", mine.hand_size().saturating_sub(1 + usize::from(cost)))
            .set("vp", self.worth(mine, kind))
            .line()
    }

    /// A world that could be placed: all the ways to do it.
    pub(super) fn place(&self, mine: &Mine<'_>, kind: Kind) -> Line {
        let payable = mine.hand_size().saturating_sub(1);
        let ways: Vec<Line> =
            ways_to_place(&mine.sums, kind, payable).map(|way| self.way(mine, kind, way, payable)).collect();
        self.phrase("race-option-place")
            .set("card", self.card(kind))
            .set("ways", self.or(ways))
            .set("world", self.body(kind))
            .set("vp", self.vp(kind.design().vp))
            .line()
    }

    /// A way to place a world, with its numbers, for somebody with so many cards left to pay.
    pub(super) fn way(&self, mine: &Mine<'_>, kind: Kind, way: Way, payable: usize) -> Line {
        let conquer = |id: &'static str, tactics: i8| {
            self.phrase(id)
                .set("defense", kind.design().number())
                .set("strength", strength_against(&mine.sums, kind) + tactics)
                .set("reasons", self.strength_reasons(mine, kind, way))
        };
        match way {
            Way::Conquer => conquer("race-way-conquer", 0).line(),
            Way::ConquerWithTactics => conquer("race-way-conquer-with-tactics", mine.sums.tactics)
                .set("card", self.source(mine, |sums| sums.tactics))
                .line(),
            Way::Pay => {
                let cost = settle_cost(&mine.sums, kind).unwrap_or(0);
                self.phrase("race-way-pay")
                    .set("cost", cost)
                    .set("reasons", self.settle_reasons(mine, kind))
                    .set("left", payable.saturating_sub(usize::from(cost)))
                    .line()
            }
            Way::ColonyShip => self.way_name(mine, way),
        }
    }

    /// A way to place a world, without numbers.
    fn way_name(&self, mine: &Mine<'_>, way: Way) -> Line {
        match way {
            Way::Conquer => self.fixed("race-way-name-conquer"),
            Way::ConquerWithTactics => {
                self.phrase("race-way-name-tactics").set("card", self.source(mine, |sums| sums.tactics)).line()
            }
            Way::Pay => self.fixed("race-way-name-pay"),
            Way::ColonyShip => {
                self.phrase("race-way-colony-ship").set("card", self.source(mine, |sums| sums.colony_ship)).line()
            }
        }
    }

    /// The card of the tableau that a power comes from.
    fn source(&self, mine: &Mine<'_>, share: fn(&Sums) -> i8) -> Line {
        mine.sources(share).first().map_or_else(Line::default, |&(kind, _)| self.card(kind))
    }

    /// A good that could be sold.
    pub(super) fn sale(&self, mine: &Mine<'_>, world: Kind) -> Line {
        self.phrase("race-option-sell")
            .set("world", self.card(world))
            .set("good", self.good(kind_of(world)))
            .set("cards", self.cards(mine.price(world)))
            .set("reasons", self.price_reasons(mine, world))
            .line()
    }
}
