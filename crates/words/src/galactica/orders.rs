//! Standing orders as their owner reads them.

use galactica::cards::{Kind, SKILL_CARDS, SkillCard};
use galactica::{Condition, Order, Trigger, When};

use super::names::skill_card_id;
use super::teller::Teller;
use crate::Line;

impl Teller<'_> {
    /// "Strategic Planning: play the weakest card if the roll is for a jump, else pass."
    pub(super) fn order(&self, order: &Order) -> Line {
        let trigger = match order.trigger {
            Trigger::Card(card) => self.card_name(card),
            Trigger::Ability(ability) => self.ability(ability),
            Trigger::Any => self.fixed("galactica-order-any"),
        };
        let when = match &order.when {
            When::Never => self.fixed("galactica-order-never"),
            When::Ask => self.fixed("galactica-order-ask"),
            When::AskIfUnusual => self.fixed("galactica-order-unusual"),
            When::PlayIf(conditions) => {
                let all = conditions.iter().map(|&condition| self.condition(condition)).collect();
                let phrase = self.phrase("galactica-order-play").set("count", conditions.len());
                phrase.set("conditions", self.words.and(all)).line()
            }
        };
        self.phrase("galactica-order").set("trigger", trigger).set("when", when).line()
    }

    /// A skill card by its name alone, whatever its strength.
    fn card_name(&self, card: SkillCard) -> Line {
        let row = SKILL_CARDS.iter().find(|row| row.card == card);
        self.card(row.map(|row| skill_card_id(Kind { card, strength: row.strength })).unwrap_or_default())
    }

    fn condition(&self, condition: Condition) -> Line {
        match condition {
            Condition::MyViper => self.fixed("galactica-order-my-viper"),
            Condition::Hit => self.fixed("galactica-order-hit"),
            Condition::Destroyed => self.fixed("galactica-order-destroyed"),
            Condition::Jump => self.fixed("galactica-order-jump"),
            Condition::Within(points) => self.phrase("galactica-order-within").set("points", points).line(),
            Condition::Red(dial) => self.phrase("galactica-order-red").set("dial", self.dial(dial)).line(),
            Condition::HandAtMost(count) => {
                self.phrase("galactica-order-hand-at-most").set("cards", self.words.cards(count)).line()
            }
            Condition::HandAtLeast(count) => {
                self.phrase("galactica-order-hand-at-least").set("cards", self.words.cards(count)).line()
            }
        }
    }
}
