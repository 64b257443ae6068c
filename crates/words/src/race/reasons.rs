//! Where a number comes from: "printed 4, -1 Investment Credits, -1 for choosing Develop".

use race::cards::{Good, Kind, Price, Sums};
use race::{Action, Way, good_price};

use super::names;
use super::numbers::Mine;
use crate::phrase::{Phrase, commas, phrase, signed};

/// Reasons within a sentence, if there are any.
pub(super) fn bracketed(reasons: Phrase) -> Phrase {
    if reasons.is_nothing() { reasons } else { phrase("reasons").set("reasons", reasons) }
}

/// A start and what is added to it; nothing if nothing is.
fn reasons(start: Phrase, added: Vec<Phrase>) -> Phrase {
    if added.is_empty() {
        return Phrase::Nothing;
    }
    commas(std::iter::once(start).chain(added).collect())
}

fn by_cards(shares: &[(Kind, i8)], sign: i8) -> Vec<Phrase> {
    let part = |&(kind, amount): &(Kind, i8)| {
        phrase("reason-card").set("amount", signed(amount * sign)).set("card", names::card(kind))
    };
    shares.iter().map(part).collect()
}

fn bonus_reason(amount: i64, action: Action) -> Phrase {
    phrase("reason-bonus").set("amount", signed(amount)).set("action", names::action(action))
}

fn printed(kind: Kind) -> Phrase {
    phrase("reason-printed").set("number", kind.design().number())
}

/// Why a development costs what it does.
pub(super) fn develop_reasons(mine: &Mine<'_>, kind: Kind, bonus: bool) -> Phrase {
    reasons(printed(kind), develop_less(mine, bonus))
}

/// What makes every development cheaper.
pub(super) fn develop_less(mine: &Mine<'_>, bonus: bool) -> Vec<Phrase> {
    let mut less: Vec<Phrase> = bonus.then(|| bonus_reason(-1, Action::Develop)).into_iter().collect();
    less.extend(by_cards(&mine.sources(|sums| sums.develop_discount), -1));
    less
}

/// Why a world costs what it does, where it is paid for.
pub(super) fn settle_reasons(mine: &Mine<'_>, kind: Kind) -> Phrase {
    let (start, contact) = match kind.design().price {
        Price::Pay(_) => (printed(kind), Vec::new()),
        Price::Defense(defense) => {
            let start = phrase("reason-defense").set("number", defense);
            (start, mine.sources(|sums| sums.contact))
        }
    };
    let mut less = by_cards(&contact, -1);
    less.extend(by_cards(&mine.sources(|sums| race::settle_discount(sums, kind)), -1));
    reasons(start, less)
}

/// Why Military against a world is what it is, with New Military Tactics or without.
pub(super) fn strength_reasons(mine: &Mine<'_>, kind: Kind, way: Way) -> Phrase {
    let share = |sums: &Sums| {
        let tactics = if way == Way::ConquerWithTactics { sums.tactics } else { 0 };
        race::strength_against(sums, kind) + tactics
    };
    let added = by_cards(&mine.sources(share), 1);
    if added.is_empty() { Phrase::Nothing } else { commas(added) }
}

/// Why the good of a world sells for what it does.
pub(super) fn price_reasons(mine: &Mine<'_>, world: Kind) -> Phrase {
    let Some(good) = world.design().good() else { return Phrase::Nothing };
    let share = |sums: &Sums| (good_price(sums, world) - good_price(&Sums::default(), world)) as i8;
    let mut more = by_cards(&mine.sources(share), 1);
    let here = world.design().trade_bonus_here();
    if here > 0 {
        more.extend(by_cards(&[(world, here as i8)], 1));
    }
    reasons(plain_price(good), more)
}

/// "a Rare good 3".
fn plain_price(good: Good) -> Phrase {
    phrase("reason-good").set("good", names::good(good)).set("number", good.price())
}

/// Why so many cards are looked at.
pub(super) fn look_reasons(mine: &Mine<'_>, picks: &[Action]) -> Phrase {
    let none = Sums::default();
    let everyone = phrase("reason-everyone").set("number", race::look_and_keep(&none, &[]).0);
    let bonus = |action: Action| {
        let with = race::look_and_keep(&none, &[action]).0 - race::look_and_keep(&none, &[]).0;
        bonus_reason(with as i64, action)
    };
    let explores = picks.iter().filter(|action| matches!(action, Action::ExploreFive | Action::ExploreOne));
    let mut more: Vec<Phrase> = explores.map(|&action| bonus(action)).collect();
    more.extend(by_cards(&mine.sources(|sums| sums.look), 1));
    reasons(everyone, more)
}
