//! The skill check that is on: what it takes, who has given how much, who may still add, what comes of it.

use serde::Serialize;
use tabletop::Seat;

use super::people::Person;
use crate::cards::{Ability, Branch, Kind, Skill};
use crate::frame::{self, Block, CheckStep, Text, Total};
use crate::prompt::Matter;
use crate::view::View;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Check {
    pub matter: Matter,
    /// At a location: who activated it, and whom the check is about.
    pub by: Option<Seat>,
    pub about: Option<Seat>,
    /// What it takes as printed, and now.
    pub printed: i8,
    pub difficulty: i8,
    /// The types that help, as printed.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Skill>"))]
    pub skills: &'static [Skill],
    pub powers: CheckPowers,
    /// In the order in which they give.
    pub givers: Vec<Giver>,
    /// Destiny cards in it, face down.
    pub destiny: u8,
    /// Cards that lie open.
    pub open: Vec<Kind>,
    /// The total, once it is known; until then of what lies open.
    pub total: i16,
    /// What each result takes and does, the best first.
    pub outcomes: Vec<CheckOutcome>,
    /// How it came out.
    pub result: Option<Branch>,
}

/// What changes how the cards of a check are given or count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckPowers {
    /// Investigative Committee: cards are given face up.
    pub committee: bool,
    /// Scientific Research: engineering helps.
    pub research: bool,
    /// Blind Devotion: this type is worth nothing.
    pub ignored: Option<Skill>,
    /// Inspirational Leader: cards of strength 1 help.
    pub inspirational_leader: bool,
}

/// Somebody's part in a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Giver {
    pub seat: Seat,
    pub stands: Giving,
    /// Cards given face down.
    pub given: u8,
    /// How many cards they may still give.
    pub may_give: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Giving {
    /// Has had their turn to give.
    Gave,
    /// Is to give now.
    Gives,
    /// Comes later.
    Waits,
}

/// A result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckOutcome {
    pub branch: Branch,
    /// The least total; none for a failure.
    pub at_least: Option<i8>,
    /// Where what it does is written: the card and its block. None at a location, whose check is its own text.
    pub text: Option<Text>,
    pub block: Block,
}

// Ruling 5.2/10: the current player leads, if that is Adama; 13/2: a revealed Cylon has no character text.
fn leads(view: &View) -> bool {
    let (character, _) = Ability::InspirationalLeader.owner();
    view.players[view.current.index()].character == Some(character) && !view.revealed.contains(view.current)
}

impl Check {
    pub(super) fn of(view: &View, people: &[Person], check: frame::Check) -> Self {
        let terms = check.matter.terms();
        let counts = check.counting(leads(view));
        let opened =
            matches!(check.step, CheckStep::Emergency | CheckStep::Resolve | CheckStep::Authority | CheckStep::Discard);
        let total = if opened { check.total } else { view.open.iter().map(|&kind| counts.worth(kind)).sum() };
        let known = matches!(check.step, CheckStep::Authority | CheckStep::Discard);
        Self {
            matter: check.matter,
            by: check.about().map(|_| check.by),
            about: check.about(),
            printed: terms.difficulty,
            difficulty: check.difficulty,
            skills: terms.skills,
            powers: CheckPowers {
                committee: check.committee,
                research: check.research,
                ignored: check.ignored,
                inspirational_leader: counts.leader,
            },
            givers: givers(view, people, check),
            destiny: view.fate,
            open: view.open.clone(),
            total,
            outcomes: outcomes(check.matter, check.difficulty, terms.partial),
            result: known.then_some(view.result),
        }
    }

    /// How its cards count.
    pub const fn counting(&self) -> Total {
        Total {
            skills: self.skills,
            research: self.powers.research,
            ignored: self.powers.ignored,
            leader: self.powers.inspirational_leader,
        }
    }

    /// The total that avoids a failure without passing, where there is one.
    pub fn partial(&self) -> Option<i8> {
        self.outcomes.iter().find(|outcome| outcome.branch == Branch::Partial).and_then(|outcome| outcome.at_least)
    }

    pub fn giver(&self, seat: Seat) -> Option<&Giver> {
        self.givers.iter().find(|giver| giver.seat == seat)
    }

    /// Who gives after somebody, in order.
    pub fn after(&self, seat: Seat) -> impl Iterator<Item = &Giver> {
        self.givers.iter().skip_while(move |giver| giver.seat != seat).skip(1)
    }

    /// Who has not given yet, in order.
    pub fn to_give(&self) -> impl Iterator<Item = &Giver> {
        self.givers.iter().filter(|giver| giver.stands != Giving::Gave)
    }
}

// Ruling 5.2/1: from the left of the current player, clockwise, they themselves last.
fn givers(view: &View, people: &[Person], check: frame::Check) -> Vec<Giver> {
    let players = people.len() as u8;
    let over = matches!(
        check.step,
        CheckStep::Devotion
            | CheckStep::Open
            | CheckStep::Emergency
            | CheckStep::Resolve
            | CheckStep::Authority
            | CheckStep::Discard
    );
    let giver = |turn: u8| {
        let person = &people[usize::from((view.current.0 + turn) % players)];
        let stands = if over || turn < check.turn {
            Giving::Gave
        } else if turn == check.turn && check.step == CheckStep::Contribute {
            Giving::Gives
        } else {
            Giving::Waits
        };
        let may_give = if stands == Giving::Gave { 0 } else { person.may_give() };
        Giver { seat: person.seat, stands, given: person.given, may_give }
    };
    (1..=players).map(giver).collect()
}

fn outcomes(matter: Matter, difficulty: i8, partial: Option<i8>) -> Vec<CheckOutcome> {
    let text = match matter {
        Matter::Crisis(crisis) => Some(Text::Crisis(crisis)),
        Matter::SuperCrisis(crisis) => Some(Text::SuperCrisis(crisis)),
        Matter::Location(_) => None,
    };
    let outcome = |branch, at_least| CheckOutcome { branch, at_least, text, block: Block::of(branch) };
    let mut outcomes = Vec::with_capacity(3);
    outcomes.push(outcome(Branch::Pass, Some(difficulty)));
    outcomes.extend(partial.map(|least| outcome(Branch::Partial, Some(least))));
    outcomes.push(outcome(Branch::Fail, None));
    outcomes
}
