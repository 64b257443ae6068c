//! A card: what it is, what it costs somebody, and its whole text.

use race::cards::{Body, Price, Row};
use race::{Kind, strength_against};

use super::numbers::Mine;
use crate::{Line, Words};

impl Words {
    pub(super) fn body(&self, kind: Kind) -> Line {
        match kind.design().body {
            Body::Development => self.fixed("race-body-development"),
            Body::Gray => self.fixed("race-body-gray"),
            Body::Windfall(good) => self.phrase("race-body-windfall").set("good", self.good(good)).line(),
            Body::Production(good) => self.phrase("race-body-production").set("good", self.good(good)).line(),
        }
    }

    /// Printed cost or defense.
    fn price(&self, kind: Kind) -> Line {
        match kind.design().price {
            Price::Pay(cost) => self.phrase("race-price-cost").set("number", cost).line(),
            Price::Defense(defense) => self.phrase("race-price-defense").set("number", defense).line(),
        }
    }

    /// Printed VPs.
    fn printed_vp(&self, kind: Kind) -> Line {
        if kind.design().scoring.is_empty() { self.vp(kind.design().vp) } else { self.fixed("race-vp-varies") }
    }

    /// "Gem World: Novelty production world, cost 2, 1 VP".
    fn head(&self, kind: Kind) -> Line {
        let facts = self.commas(vec![self.body(kind), self.price(kind), self.printed_vp(kind)]);
        self.phrase("race-card-facts").set("card", self.card(kind)).set("facts", facts).line()
    }

    /// A card in few words, with the numbers of whoever looks at it.
    pub(super) fn brief(&self, mine: &Mine<'_>, kind: Kind) -> Line {
        let mut facts = vec![self.body(kind), self.price_to(mine, kind), self.worth(mine, kind)];
        if mine.has(kind) && !kind.design().is_world() {
            facts.push(self.fixed("race-brief-have"));
        }
        self.phrase("race-card-facts").set("card", self.card(kind)).set("facts", self.commas(facts)).line()
    }

    /// Printed VPs, or what a 6-cost development would be worth now.
    pub(super) fn worth(&self, mine: &Mine<'_>, kind: Kind) -> Line {
        if kind.design().scoring.is_empty() {
            return self.vp(kind.design().vp);
        }
        self.phrase("race-worth-now").set("vp", self.vp(mine.worth(kind))).line()
    }

    /// The printed price, and what it comes to for this player.
    fn price_to(&self, mine: &Mine<'_>, kind: Kind) -> Line {
        let (design, price, cost) = (kind.design(), self.price(kind), mine.cost(kind));
        let phrase = match (design.is_military(), cost) {
            (false, Some(cost)) if cost != design.number() => self.phrase("race-brief-cost").set("cost", cost),
            (false, _) => return price,
            (true, Some(cost)) => self
                .phrase("race-brief-defense-or-pay")
                .set("strength", strength_against(&mine.sums, kind))
                .set("cost", cost),
            (true, None) => self.phrase("race-brief-defense").set("strength", strength_against(&mine.sums, kind)),
        };
        phrase.set("price", price).line()
    }

    /// The powers of a card of Race, in the order in which its facts list them.
    pub fn race_powers(&self, kind: Kind) -> Vec<Line> {
        let design = kind.design();
        let line =
            |row: Row, power: Line| self.phrase("race-card-power").set("row", self.row(row)).set("power", power).line();
        let powers = design.powers.iter().map(|&power| line(power.row(), self.power(power)));
        let consume = design.consume.iter().map(|&power| line(Row::Consume, self.consume(power, 1)));
        let produce = design.produce.iter().map(|&power| line(Row::Produce, self.produce(kind, power)));
        powers.chain(consume).chain(produce).collect()
    }

    /// The whole text of a card of Race.
    pub fn race_card(&self, kind: Kind) -> Vec<Line> {
        let design = kind.design();
        let mut lines = vec![self.head(kind)];
        let mut notes = Vec::new();
        if let Some(number) = design.start {
            notes.push(self.phrase("race-card-start").set("number", number).line());
        }
        if design.copies > 1 {
            notes.push(self.phrase("race-card-copies").set("count", design.copies).line());
        }
        if let Some(number) = design.preset {
            notes.push(self.phrase("race-card-preset").set("number", number).line());
        }
        if !design.keywords.is_empty() {
            let keywords = self.and(design.keywords.iter().map(|&keyword| self.keyword(keyword)).collect());
            notes.push(self.phrase("race-card-keywords").set("keywords", keywords).line());
        }
        if !notes.is_empty() {
            lines.push(self.phrase("race-card-notes").set("notes", self.semicolons(notes)).line());
        }
        lines.extend(self.race_powers(kind));
        let rules = self.scoring_rules(kind);
        if !rules.is_empty() {
            lines.push(self.phrase("race-card-scoring").set("several", rules.len() > 1).line());
            lines.extend(rules.into_iter().map(|rule| self.indented(rule)));
        } else if design.powers.is_empty() && design.consume.is_empty() && design.produce.is_empty() {
            lines.push(self.fixed("race-card-no-power"));
        }
        lines
    }
}
