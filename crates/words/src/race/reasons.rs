//! Where a number comes from: "printed 4, -1 Investment Credits, -1 for choosing Develop".

use race::cards::{Good, Kind, Price, Sums};
use race::{Action, Way, good_price};

use super::numbers::Mine;
use crate::{Line, Words};

/// `+1` and `-1`.
pub(super) fn signed(amount: impl Into<i64>) -> String {
    let amount: i64 = amount.into();
    format!("{amount:+}")
}

impl Words {
    /// A start and what is added to it; nothing if nothing is.
    fn reasons(&self, start: Line, added: Vec<Line>) -> Line {
        if added.is_empty() {
            return Line::default();
        }
        let all = self.commas(std::iter::once(start).chain(added).collect());
        self.phrase("race-reasons").set("reasons", all).line()
    }

    fn by_cards(&self, shares: &[(Kind, i8)], sign: i8) -> Vec<Line> {
        let part = |&(kind, amount): &(Kind, i8)| {
            self.phrase("race-reason-card").set("amount", signed(amount * sign)).set("card", self.card(kind)).line()
        };
        shares.iter().map(part).collect()
    }

    fn bonus_reason(&self, amount: i64, action: Action) -> Line {
        self.phrase("race-reason-bonus").set("amount", signed(amount)).set("action", self.race_action(action)).line()
    }

    fn printed(&self, kind: Kind) -> Line {
        self.phrase("race-reason-printed").set("number", kind.design().number()).line()
    }

    /// Why a development costs what it does.
    pub(super) fn develop_reasons(&self, mine: &Mine<'_>, kind: Kind, bonus: bool) -> Line {
        self.reasons(self.printed(kind), self.develop_less(mine, bonus))
    }

    /// What makes every development cheaper.
    pub(super) fn develop_less(&self, mine: &Mine<'_>, bonus: bool) -> Vec<Line> {
        let mut less: Vec<Line> = bonus.then(|| self.bonus_reason(-1, Action::Develop)).into_iter().collect();
        less.extend(self.by_cards(&mine.sources(|sums| sums.develop_discount), -1));
        less
    }

    /// Why a world costs what it does, where it is paid for.
    pub(super) fn settle_reasons(&self, mine: &Mine<'_>, kind: Kind) -> Line {
        let (start, contact) = match kind.design().price {
            Price::Pay(_) => (self.printed(kind), Vec::new()),
            Price::Defense(defense) => {
                let start = self.phrase("race-reason-defense").set("number", defense).line();
                (start, mine.sources(|sums| sums.contact))
            }
        };
        let mut less = self.by_cards(&contact, -1);
        less.extend(self.by_cards(&mine.sources(|sums| race::settle_discount(sums, kind)), -1));
        self.reasons(start, less)
    }

    /// Why Military against a world is what it is, with New Military Tactics or without.
    pub(super) fn strength_reasons(&self, mine: &Mine<'_>, kind: Kind, way: Way) -> Line {
        let share = |sums: &Sums| {
            let tactics = if way == Way::ConquerWithTactics { sums.tactics } else { 0 };
            race::strength_against(sums, kind) + tactics
        };
        let added = self.by_cards(&mine.sources(share), 1);
        if added.is_empty() {
            return Line::default();
        }
        self.phrase("race-reasons").set("reasons", self.commas(added)).line()
    }

    /// Why the good of a world sells for what it does.
    pub(super) fn price_reasons(&self, mine: &Mine<'_>, world: Kind) -> Line {
        let Some(good) = world.design().good() else { return Line::default() };
        let share = |sums: &Sums| (good_price(sums, world) - good_price(&Sums::default(), world)) as i8;
        let mut more = self.by_cards(&mine.sources(share), 1);
        let here = world.design().trade_bonus_here();
        if here > 0 {
            more.extend(self.by_cards(&[(world, here as i8)], 1));
        }
        self.reasons(self.plain_price(good), more)
    }

    /// "a Rare good 3".
    fn plain_price(&self, good: Good) -> Line {
        self.phrase("race-reason-good").set("good", self.good(good)).set("number", good.price()).line()
    }

    /// Why so many cards are looked at.
    pub(super) fn look_reasons(&self, mine: &Mine<'_>, picks: &[Action]) -> Line {
        let none = Sums::default();
        let everyone = self.phrase("race-reason-everyone").set("number", race::look_and_keep(&none, &[]).0).line();
        let bonus = |action: Action| {
            let with = race::look_and_keep(&none, &[action]).0 - race::look_and_keep(&none, &[]).0;
            self.bonus_reason(with as i64, action)
        };
        let explores = picks.iter().filter(|action| matches!(action, Action::ExploreFive | Action::ExploreOne));
        let mut more: Vec<Line> = explores.map(|&action| bonus(action)).collect();
        more.extend(self.by_cards(&mine.sources(|sums| sums.look), 1));
        self.reasons(everyone, more)
    }
}
