//! All there is to know about an option.

use race::cards::CARDS;
use race::{Action, Item, Kind, Prompt, ways_to_place};

use super::gives::{drawing, new_goods};
use super::numbers::Mine;
use super::options::option;
use crate::{Line, Words};

pub(super) fn help(words: &Words, mine: &Mine<'_>, prompt: &Prompt, item: Item) -> Vec<Line> {
    let chosen = option(words, mine, prompt, item);
    match item {
        Item::Action(action) => words.action_help(mine, action),
        Item::Card(kind) => words.card_help(mine, kind),
        Item::Way(way) => {
            let mut lines = vec![chosen, words.way_help(way)];
            if let Prompt::SettleWay { card } = *prompt {
                lines.extend(words.card_help(mine, card));
            }
            lines
        }
        Item::Good(kind) => {
            let mut lines = vec![chosen];
            lines.extend(words.card_help(mine, kind));
            lines
        }
        Item::Power(kind, _) => {
            let mut lines = vec![chosen];
            lines.extend(words.card_help(mine, kind));
            lines
        }
        Item::Windfall { world, by } => {
            let mut lines = vec![chosen];
            lines.extend(words.card_help(mine, world));
            lines.extend(words.card_help(mine, by));
            lines
        }
        Item::WindfallByBonus { world } => {
            let mut lines = vec![chosen];
            lines.extend(words.card_help(mine, world));
            lines
        }
        Item::Number(number) => {
            let copies = Kind::all().map(Kind::design).filter(|design| design.number() == number);
            let count: usize = copies.map(|design| usize::from(design.copies)).sum();
            vec![words.phrase("race-help-number").set("number", number).set("count", count).set("all", CARDS).line()]
        }
    }
}

/// What whoever chose an action card gets on top of the phase.
pub(super) fn bonus_of(action: Action) -> &'static str {
    match action {
        Action::ExploreFive => "race-help-explore-five",
        Action::ExploreOne => "race-help-explore-one",
        Action::Develop => "race-help-develop",
        Action::Settle => "race-help-settle",
        Action::Trade => "race-help-trade",
        Action::DoubleVps => "race-help-double",
        Action::Produce => "race-help-produce",
    }
}

impl Words {
    fn way_help(&self, way: race::Way) -> Line {
        match way {
            race::Way::Conquer => self.fixed("race-help-conquer"),
            race::Way::ConquerWithTactics => self.fixed("race-help-tactics"),
            race::Way::Pay => self.fixed("race-help-pay"),
            race::Way::ColonyShip => self.fixed("race-help-colony-ship"),
        }
    }

    /// A card with what it costs and is worth to somebody now.
    pub(super) fn card_help(&self, mine: &Mine<'_>, kind: Kind) -> Vec<Line> {
        let design = kind.design();
        let mut lines = self.race_card(kind);
        let placed = mine.has(kind);
        if placed {
            lines.push(self.fixed("race-help-have"));
        } else if design.is_world() {
            let payable = mine.hand_size().saturating_sub(usize::from(mine.hand.contains(&kind)));
            let ways: Vec<Line> =
                ways_to_place(&mine.sums, kind, payable).map(|way| self.way(mine, kind, way, payable)).collect();
            if ways.is_empty() {
                let missing = match race::settle_cost(&mine.sums, kind) {
                    Some(cost) => self.phrase("race-help-cannot-pay").set("cost", cost).set("payable", payable),
                    None => self
                        .phrase("race-help-cannot-conquer")
                        .set("defense", design.number())
                        .set("strength", race::strength_against(&mine.sums, kind)),
                };
                lines.push(missing.line());
            } else {
                lines.push(self.phrase("race-help-ways").set("ways", self.or(ways)).line());
            }
        } else {
            let bonus = mine.develop_bonus();
            let phrase = self.phrase("race-help-cost").set("cost", mine.develop_cost(kind, bonus));
            lines.push(phrase.set("reasons", self.develop_reasons(mine, kind, bonus)).line());
        }
        if design.good().is_some() {
            let phrase = self.phrase("race-help-price").set("cards", self.cards(mine.price(kind)));
            lines.push(phrase.set("reasons", self.price_reasons(mine, kind)).line());
        }
        if !design.scoring.is_empty() {
            let parts = self.scoring_now(kind, &mine.with(kind), mine.seat.chips);
            let phrase = self.phrase("race-help-worth").set("placed", placed).set("vp", self.vp(mine.worth(kind)));
            lines.push(phrase.set("count", parts.len()).line());
            lines.extend(parts.into_iter().map(|part| self.indented(part)));
        }
        lines
    }

    /// What an action card does, what it would give now, and on which cards.
    pub(super) fn action_help(&self, mine: &Mine<'_>, action: Action) -> Vec<Line> {
        let phase = match action {
            Action::ExploreFive | Action::ExploreOne => "race-term-explore.text",
            Action::Develop => "race-term-develop.text",
            Action::Settle => "race-term-settle.text",
            Action::Trade | Action::DoubleVps => "race-term-consume.text",
            Action::Produce => "race-term-produce.text",
        };
        let mut lines = vec![self.gives(mine, action), self.fixed(phase), self.fixed(bonus_of(action))];
        match action {
            Action::ExploreFive | Action::ExploreOne => {
                let reasons = self.look_reasons(mine, &[action]);
                let (look, keep) = mine.look_and_keep(&[action]);
                let phrase = self.phrase("race-help-look").set("look", look).set("keep", keep);
                lines.push(phrase.set("reasons", reasons).line());
            }
            Action::Develop => {
                lines.extend(mine.buildable(true).into_iter().map(|kind| self.indented(self.build(mine, kind, true))));
            }
            Action::Settle => {
                lines.extend(mine.placeable().into_iter().map(|kind| self.indented(self.place(mine, kind))));
            }
            Action::Trade => lines.extend(mine.goods().into_iter().map(|world| self.indented(self.sale(mine, world)))),
            Action::DoubleVps => {
                for kind in mine.cards() {
                    for &power in kind.design().consume {
                        let phrase = self.phrase("race-option-power").set("card", self.card(kind));
                        lines.push(self.indented(phrase.set("power", self.consume(power, 2)).line()));
                    }
                }
            }
            Action::Produce => {
                let worlds = new_goods(mine);
                if !worlds.is_empty() {
                    lines.push(self.phrase("race-help-new-goods").set("worlds", self.card_list(&worlds)).line());
                }
                for kind in drawing(mine) {
                    for &power in kind.design().produce {
                        let phrase = self.phrase("race-option-power").set("card", self.card(kind));
                        lines.push(self.indented(phrase.set("power", self.produce(kind, power)).line()));
                    }
                }
            }
        }
        lines
    }
}
