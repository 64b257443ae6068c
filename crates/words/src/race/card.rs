//! A card: what it is, what it costs somebody, and its whole text.

use race::cards::{Body, Price, Produce, Row as Icons};
use race::{Kind, Mode, strength_against};

use super::numbers::Mine;
use super::{names, powers as said, scoring};
use crate::Row;
use crate::phrase::{Phrase, and, commas, phrase, semicolons, vp};

pub(super) fn body(kind: Kind) -> Phrase {
    match kind.design().body {
        Body::Development => phrase("body-development"),
        Body::Gray => phrase("body-gray"),
        Body::Windfall(good) => phrase("body-windfall").set("good", names::good(good)),
        Body::Production(good) => phrase("body-production").set("good", names::good(good)),
    }
}

/// Printed cost or defense.
fn price(kind: Kind) -> Phrase {
    match kind.design().price {
        Price::Pay(cost) => phrase("price-cost").set("number", cost),
        Price::Defense(defense) => phrase("price-defense").set("number", defense),
    }
}

/// Printed VPs.
fn printed_vp(kind: Kind) -> Phrase {
    if kind.design().scoring.is_empty() { vp(kind.design().vp) } else { phrase("vp-varies") }
}

/// "Novelty production world, cost 2, 1 VP".
pub fn facts(kind: Kind) -> Phrase {
    commas(vec![body(kind), price(kind), printed_vp(kind)])
}

/// "Gem World: Novelty production world, cost 2, 1 VP".
fn head(kind: Kind) -> Phrase {
    phrase("about-facts").set("card", names::card(kind)).set("facts", facts(kind))
}

/// What is to be said of a card in few words, with the numbers of whoever looks at it.
pub(super) fn brief(mine: &Mine<'_>, kind: Kind) -> Phrase {
    let mut facts = vec![body(kind), price_to(mine, kind), worth(mine, kind)];
    if mine.has(kind) && !kind.design().is_world() {
        facts.push(phrase("brief-have"));
    }
    commas(facts)
}

/// Printed VPs, or what a 6-cost development would be worth now.
pub(super) fn worth(mine: &Mine<'_>, kind: Kind) -> Phrase {
    if kind.design().scoring.is_empty() {
        return vp(kind.design().vp);
    }
    phrase("worth-now").set("vp", vp(mine.worth(kind)))
}

/// The printed price, and what it comes to for this player.
fn price_to(mine: &Mine<'_>, kind: Kind) -> Phrase {
    let (design, printed, cost) = (kind.design(), price(kind), mine.cost(kind));
    let brief = match (design.is_military(), cost) {
        (false, Some(cost)) if cost != design.number() => phrase("brief-cost").set("cost", cost),
        (false, _) => return printed,
        (true, Some(cost)) => {
            phrase("brief-defense-or-pay").set("strength", strength_against(&mine.sums, kind)).set("cost", cost)
        }
        (true, None) => phrase("brief-defense").set("strength", strength_against(&mine.sums, kind)),
    };
    brief.set("price", printed)
}

/// The powers of a card, in the order in which its facts list them.
pub fn powers(kind: Kind) -> Vec<Phrase> {
    powers_with(kind, |_| true)
}

/// The same for whoever knows that production worlds produce.
pub(super) fn powers_besides_its_good(kind: Kind) -> Vec<Phrase> {
    powers_with(kind, |power| !matches!(power, Produce::Here))
}

fn powers_with(kind: Kind, told: impl Fn(Produce) -> bool) -> Vec<Phrase> {
    let design = kind.design();
    let line = |row: Icons, power: Phrase| phrase("about-power").set("row", names::row(row)).set("power", power);
    let powers = design.powers.iter().map(|&power| line(power.row(), said::power(power)));
    let consume = design.consume.iter().map(|&power| line(Icons::Consume, said::consume(power, 1)));
    let produce = design
        .produce
        .iter()
        .filter(|&&power| told(power))
        .map(|&power| line(Icons::Produce, said::produce(kind, power)));
    powers.chain(consume).chain(produce).collect()
}

/// The whole text of a card.
pub fn whole(kind: Kind) -> Vec<Row> {
    text(kind, true)
}

/// The whole text of a card in a game that is being played: what matters in a first game is said in such a game.
pub(super) fn played(mode: Mode, kind: Kind) -> Vec<Row> {
    text(kind, mode == Mode::FirstGame)
}

fn text(kind: Kind, first_game: bool) -> Vec<Row> {
    let design = kind.design();
    let mut rows: Vec<Row> = vec![head(kind).into()];
    let mut notes = Vec::new();
    if let Some(number) = design.start {
        notes.push(phrase("about-start").set("number", number).set("good", design.is_windfall()));
    }
    if design.copies > 1 {
        notes.push(phrase("about-copies").set("count", design.copies));
    }
    if let Some(number) = design.preset.filter(|_| first_game) {
        notes.push(phrase("about-preset").set("number", number).set("copies", design.copies));
    }
    if !design.keywords.is_empty() {
        let keywords = and(design.keywords.iter().map(|&keyword| names::keyword(keyword)).collect());
        notes.push(phrase("about-keywords").set("keywords", keywords));
    }
    if !notes.is_empty() {
        rows.push(phrase("about-notes").set("notes", semicolons(notes)).into());
    }
    rows.extend(powers(kind).into_iter().map(Row::from));
    let rules = scoring::scoring_rules(kind);
    if !rules.is_empty() {
        rows.push(phrase("about-scoring").set("several", rules.len() > 1).into());
        rows.extend(rules.into_iter().map(|rule| Row::from(rule).under()));
        rows.extend(scoring::note(kind).map(Row::from));
    } else if design.powers.is_empty() && design.consume.is_empty() && design.produce.is_empty() {
        rows.push(phrase("about-no-power").into());
    }
    rows
}
