//! Standing orders as their owner reads them.

use galactica::cards::{Kind, SKILL_CARDS, SkillCard};
use galactica::{Condition, Order, Trigger, When};

use super::names::{self, skill_card_id};
use super::teller::Teller;
use crate::phrase::{Phrase, and, cards, one, phrase};

impl Teller<'_> {
    /// "Strategic Planning: play the weakest card if the roll is for a jump, else pass."
    pub(super) fn order(&self, order: &Order) -> Phrase {
        let trigger = match order.trigger {
            Trigger::Card(card) => one(self.card_name(card)),
            Trigger::Ability(ability) => one(names::ability(ability)),
            Trigger::Any => phrase("order-any"),
        };
        let when = match &order.when {
            When::Never => phrase("order-never"),
            When::Ask => phrase("order-ask"),
            When::AskIfUnusual => phrase("order-unusual"),
            When::PlayIf(conditions) => {
                let all = conditions.iter().map(|&condition| self.condition(condition)).collect();
                let said = phrase("order-play").set("count", conditions.len());
                said.set("conditions", and(all))
            }
        };
        phrase("order").set("trigger", trigger).set("when", when)
    }

    /// A skill card by its name alone, whatever its strength.
    pub(super) fn card_name(&self, card: SkillCard) -> Phrase {
        let row = SKILL_CARDS.iter().find(|row| row.card == card);
        names::card(row.map(|row| skill_card_id(Kind { card, strength: row.strength })).unwrap_or_default())
    }

    fn condition(&self, condition: Condition) -> Phrase {
        match condition {
            Condition::MyViper => phrase("order-my-viper"),
            Condition::Hit => phrase("order-hit"),
            Condition::Destroyed => phrase("order-destroyed"),
            Condition::Jump => phrase("order-jump"),
            Condition::Within(points) => phrase("order-within").set("points", points),
            Condition::Red(dial) => phrase("order-red").set("dial", names::dial(dial)),
            Condition::HandAtMost(count) => phrase("order-hand-at-most").set("cards", cards(count)),
            Condition::HandAtLeast(count) => phrase("order-hand-at-least").set("cards", cards(count)),
        }
    }
}
