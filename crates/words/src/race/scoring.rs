//! What a 6-cost development scores, condition by condition.

use race::cards::{Condition, Row, Scoring};
use race::{Kind, scored_by};

use super::names;
use super::numbers::sums_of;
use crate::phrase::{Phrase, one, phrase, vp};

/// What a condition counts, in the number that goes with `count`.
fn condition(condition: Condition, count: i64) -> Phrase {
    let counted = |id: &'static str| phrase(id).set("count", count);
    match condition {
        Condition::ProductionOf(good) => counted("condition-production-of").set("good", names::good(good)),
        Condition::WindfallOf(good) => counted("condition-windfall-of").set("good", names::good(good)),
        Condition::WorldOf(good) => counted("condition-world-of").set("good", names::good(good)),
        Condition::Titled(keyword) => counted("condition-titled").set("keyword", names::keyword(keyword)),
        Condition::Named(id) => Kind::named(id).map(|kind| one(names::card(kind))).into(),
        Condition::DevelopmentOfCost(cost) => counted("condition-development-of-cost").set("cost", cost),
        Condition::AnyDevelopment => counted("condition-any-development"),
        Condition::RebelMilitaryWorld => counted("condition-rebel-military-world"),
        Condition::MilitaryWorld => counted("condition-military-world"),
        Condition::ProductionWorld => counted("condition-production-world"),
        Condition::AnyWorld => counted("condition-any-world"),
        Condition::DevelopmentWithPower(row) => counted("condition-development-with-power").set("row", names::row(row)),
        Condition::WorldWithPower(row) => counted("condition-world-with-power").set("row", names::row(row)),
        Condition::ChipsPer(per) => counted("condition-chips-per").set("per", per),
        Condition::TotalMilitary => counted("condition-total-military"),
    }
}

/// "2 VP for each Novelty production world", a line for each condition.
pub(super) fn scoring_rules(kind: Kind) -> Vec<Phrase> {
    let rule = |scoring: &Scoring| {
        let what = condition(scoring.condition, 1);
        let named = matches!(scoring.condition, Condition::Named(_));
        phrase("scoring-rule").set("vp", vp(scoring.vp)).set("named", named).set("what", what)
    };
    kind.design().scoring.iter().map(rule).collect()
}

/// What the conditions of a card leave open.
pub(super) fn note(kind: Kind) -> Option<Phrase> {
    kind.design().scoring.iter().find_map(|scoring| match scoring.condition {
        Condition::TotalMilitary => Some(phrase("about-total-military")),
        Condition::DevelopmentWithPower(Row::Consume) => Some(phrase("about-consume-powers")),
        Condition::ProductionOf(_)
        | Condition::WindfallOf(_)
        | Condition::WorldOf(_)
        | Condition::Titled(_)
        | Condition::Named(_)
        | Condition::DevelopmentOfCost(_)
        | Condition::AnyDevelopment
        | Condition::RebelMilitaryWorld
        | Condition::MilitaryWorld
        | Condition::ProductionWorld
        | Condition::AnyWorld
        | Condition::DevelopmentWithPower(_)
        | Condition::WorldWithPower(_)
        | Condition::ChipsPer(_) => None,
    })
}

/// How the points of a 6-cost development come about in a tableau: "4 VP for 2 Rare production worlds".
pub(super) fn scoring_now(kind: Kind, tableau: &[Kind], chips: u8) -> Vec<Phrase> {
    let sums = sums_of(tableau.iter().copied());
    let mut lines = Vec::new();
    for (index, scoring) in kind.design().scoring.iter().enumerate() {
        let count = match scoring.condition {
            Condition::ChipsPer(per) => i64::from(chips / per),
            Condition::TotalMilitary => i64::from(sums.military),
            Condition::ProductionOf(_)
            | Condition::WindfallOf(_)
            | Condition::WorldOf(_)
            | Condition::Titled(_)
            | Condition::Named(_)
            | Condition::DevelopmentOfCost(_)
            | Condition::AnyDevelopment
            | Condition::RebelMilitaryWorld
            | Condition::MilitaryWorld
            | Condition::ProductionWorld
            | Condition::AnyWorld
            | Condition::DevelopmentWithPower(_)
            | Condition::WorldWithPower(_) => {
                tableau.iter().filter(|&&card| scored_by(kind, card) == Some(index)).count() as i64
            }
        };
        if count != 0 {
            let what = condition(scoring.condition, count);
            let now = phrase("scoring-now").set("vp", vp(i64::from(scoring.vp) * count));
            let named = matches!(scoring.condition, Condition::Named(_));
            lines.push(now.set("named", named).set("count", count).set("what", what));
        }
    }
    lines
}
