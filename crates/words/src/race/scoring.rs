//! What a 6-cost development scores, condition by condition.

use race::cards::{Condition, Row, Scoring};
use race::{Kind, scored_by};

use super::numbers::sums_of;
use crate::{Line, Words};

impl Words {
    /// What a condition counts, in the number that goes with `count`.
    fn condition(&self, condition: Condition, count: i64) -> Line {
        let phrase = |id: &'static str| self.phrase(id).set("count", count);
        let phrase = match condition {
            Condition::ProductionOf(good) => phrase("race-condition-production-of").set("good", self.good(good)),
            Condition::WindfallOf(good) => phrase("race-condition-windfall-of").set("good", self.good(good)),
            Condition::WorldOf(good) => phrase("race-condition-world-of").set("good", self.good(good)),
            Condition::Titled(keyword) => phrase("race-condition-titled").set("keyword", self.keyword(keyword)),
            Condition::Named(id) => return Kind::named(id).map_or_else(Line::default, |kind| self.card(kind)),
            Condition::DevelopmentOfCost(cost) => phrase("race-condition-development-of-cost").set("cost", cost),
            Condition::AnyDevelopment => phrase("race-condition-any-development"),
            Condition::RebelMilitaryWorld => phrase("race-condition-rebel-military-world"),
            Condition::MilitaryWorld => phrase("race-condition-military-world"),
            Condition::ProductionWorld => phrase("race-condition-production-world"),
            Condition::AnyWorld => phrase("race-condition-any-world"),
            Condition::DevelopmentWithPower(row) => {
                phrase("race-condition-development-with-power").set("row", self.row_name(row))
            }
            Condition::WorldWithPower(row) => phrase("race-condition-world-with-power").set("row", self.row_name(row)),
            Condition::ChipsPer(per) => phrase("race-condition-chips-per").set("per", per),
            Condition::TotalMilitary => phrase("race-condition-total-military"),
        };
        phrase.line()
    }

    fn row_name(&self, row: Row) -> Line {
        self.row(row)
    }

    /// "2 VP for each Novelty production world", a line for each condition.
    pub(super) fn scoring_rules(&self, kind: Kind) -> Vec<Line> {
        let rule = |scoring: &Scoring| {
            let what = self.condition(scoring.condition, 1);
            let named = matches!(scoring.condition, Condition::Named(_));
            self.phrase("race-scoring-rule").set("vp", self.vp(scoring.vp)).set("named", named).set("what", what).line()
        };
        kind.design().scoring.iter().map(rule).collect()
    }

    /// How the points of a 6-cost development come about in a tableau: "4 VP for 2 Rare production worlds".
    pub(super) fn scoring_now(&self, kind: Kind, tableau: &[Kind], chips: u8) -> Vec<Line> {
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
                let what = self.condition(scoring.condition, count);
                let phrase = self.phrase("race-scoring-now").set("vp", self.vp(i64::from(scoring.vp) * count));
                let named = matches!(scoring.condition, Condition::Named(_));
                lines.push(phrase.set("named", named).set("count", count).set("what", what).line());
            }
        }
        lines
    }
}
