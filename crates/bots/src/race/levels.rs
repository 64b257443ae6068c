//! The levels, a ladder on which each wins about two games in three against the one below. docs/race-player.md has the figures.

use super::lapses::{Habits, Lapses};
use super::lookahead::{Budget, Lookahead, trained};

/// A level: how much it thinks, and what it gets wrong.
struct Level {
    name: &'static str,
    budget: Budget,
    habits: Habits,
}

/// The ladder, weakest first.
pub(crate) const LADDER: [&str; 8] =
    ["beginner", "learner", "casual", "regular", "skilled", "strong", "expert", "master"];

/// Names of earlier releases, which tables and scripts still hold; `easy` is `greedy`, which does not think.
pub(crate) const FORMER: [&str; 3] = ["easy", "medium", "hard"];

/// One world for a choice of actions, and the reflex for everything else.
const SHORT: Budget = Budget { worlds: 1, answer_worlds: 0, ours: 23, theirs: 3, rounds: 1, evaluations: None };
const NONE: Habits = Habits { overlooks: 0, misjudges: 0.0, fancies: 0.0, simple: false, alone: false };

const LEVELS: [Level; 9] = [
    Level {
        name: "beginner",
        budget: SHORT,
        habits: Habits { overlooks: 38, misjudges: 0.07, fancies: 2.5, simple: true, alone: true },
    },
    Level {
        name: "learner",
        budget: SHORT,
        habits: Habits { overlooks: 23, misjudges: 0.03, fancies: 1.0, simple: true, alone: true },
    },
    Level {
        name: "casual",
        budget: SHORT,
        habits: Habits { overlooks: 25, misjudges: 0.055, fancies: 1.8, simple: false, alone: true },
    },
    Level {
        name: "regular",
        budget: SHORT,
        habits: Habits { overlooks: 15, misjudges: 0.02, fancies: 1.0, simple: false, alone: true },
    },
    Level {
        name: "skilled",
        budget: SHORT,
        habits: Habits { overlooks: 15, misjudges: 0.02, fancies: 1.0, simple: false, alone: false },
    },
    Level { name: "strong", budget: SHORT, habits: NONE },
    Level { name: "expert", budget: Budget { worlds: 2, answer_worlds: 2, ..SHORT }, habits: NONE },
    Level {
        name: "hard",
        budget: Budget { worlds: 12, answer_worlds: 12, ours: 12, theirs: 5, ..SHORT },
        habits: NONE,
    },
    Level {
        name: "master",
        budget: Budget { worlds: 120, answer_worlds: 90, ours: 14, theirs: 7, rounds: 2, evaluations: None },
        habits: NONE,
    },
];

/// The player of that level; `master:10` is `master` in ten times as many worlds.
pub fn thinker(level: &str, seed: u64) -> Option<Lookahead> {
    let (level, times) = match level.split_once(':') {
        Some((level, times)) => (level, times.parse().ok().filter(|times| (1..=1000).contains(times))?),
        None => (level, 1),
    };
    let name = if level == "medium" { "strong" } else { level };
    let Level { budget, habits, .. } = LEVELS.iter().find(|level| level.name == name)?;
    let player = Lookahead::new(trained(), budget.times(times), seed);
    Some(if *habits == NONE { player } else { player.lapsing(Lapses::new(*habits, seed)) })
}
