//! What humans and hidden Cylons do that everybody sees, counted in games of these players against each other.
//!
//! A [`Sign`] is what was done and where: of all that can be done there, how often humans do it and how often hidden
//! Cylons do. The counts are committed (`models/galactica.habits`) and made by `starboard arena galactica --json`,
//! which tells them under `habits`.

use std::fmt::Write as _;
use std::sync::LazyLock;

use ::galactica::cards::{Crisis, Kind};

/// Something done, out of several things that can be done in the same place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Sign {
    sort: Sort,
    place: usize,
    deed: usize,
}

/// What a sign is about. Each has so many places, with so many things to do in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Sort {
    /// Cards given to a crisis check face down: none, one, two, more. By whether somebody has given before, and by how many
    /// cards that help they are likely to hold; those in the Brig give one at most. And by what they have promised: nothing was
    /// said, no help, a little, a lot.
    Gave,
    /// The same openly: nothing, a wrong card, up to three in strength, more. By cards that help.
    GaveOpenly,
    /// A location, a card, a launch, or nothing, in one's own turn. By whether Cylon ships are about, and by whether the
    /// sleeper phase is over.
    Acted,
    /// A jump's distance: one or none, two, three.
    Steered,
    /// The upper or the lower half, by crisis.
    Chose,
    /// What somebody named who may name a result: passed or failed.
    Named,
    /// A skill card, played for a check that is on.
    Played,
    /// Somebody was accused, by a check of Admiral's Quarters or in words, by how much the table suspected them: neither is a
    /// Cylon, the accuser is, the accused is, both are. How often that was to be expected before it was done, and how often it
    /// was so.
    Accused,
    /// One's turn is over, and one is not open or is: by the sleeper phase, the Brig and whether a resource is low.
    Stayed,
    /// A hidden Cylon's cards in a check: how many of them were wrong, none, one or more. By how many they were.
    Spoilt,
    /// The strength of a hidden Cylon's wrong card.
    Strength,
}

impl Sort {
    const ALL: [Self; 11] = [
        Self::Gave,
        Self::GaveOpenly,
        Self::Acted,
        Self::Steered,
        Self::Chose,
        Self::Named,
        Self::Played,
        Self::Accused,
        Self::Stayed,
        Self::Spoilt,
        Self::Strength,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Gave => "gave",
            Self::GaveOpenly => "gave-openly",
            Self::Acted => "acted",
            Self::Steered => "steered",
            Self::Chose => "chose",
            Self::Named => "named",
            Self::Played => "played",
            Self::Accused => "accused",
            Self::Stayed => "stayed",
            Self::Spoilt => "spoilt",
            Self::Strength => "strength",
        }
    }

    /// Places, and things to do in each.
    fn size(self) -> (usize, usize) {
        match self {
            Self::Gave => (64, 4),
            Self::GaveOpenly => (4, 4),
            Self::Acted => (4, 32),
            Self::Steered => (1, 3),
            Self::Chose => (Crisis::rows().len(), 2),
            Self::Named => (1, 2),
            Self::Played => (1, 10),
            Self::Accused => (8, 4),
            Self::Stayed => (8, 2),
            Self::Spoilt => (3, 3),
            Self::Strength => (1, 5),
        }
    }

    pub(in super::super) fn sign(self, place: usize, deed: usize) -> Sign {
        let (places, deeds) = self.size();
        Sign { sort: self, place: place.min(places - 1), deed: deed.min(deeds - 1) }
    }
}

/// How often each was done, by humans and by hidden Cylons.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) struct Habits {
    counts: [Vec<[f64; 2]>; Sort::ALL.len()],
}

impl Default for Habits {
    fn default() -> Self {
        let counts = Sort::ALL.map(|sort| {
            let (places, deeds) = sort.size();
            vec![[0.0; 2]; places * deeds]
        });
        Self { counts }
    }
}

static COUNTED: LazyLock<Shares> = LazyLock::new(|| {
    let habits = Habits::of(include_str!("../../../models/galactica.habits"));
    Shares::of(&habits.expect("the committed counts are those of these signs"))
});

impl Habits {
    pub(in super::super) fn note(&mut self, sign: Sign, cylon: bool) {
        self.counts[sign.sort as usize][sign.at()][usize::from(cylon)] += 1.0;
    }

    /// Somebody was accused who stood so to the accuser; so likely each of the four ways was before.
    pub(in super::super) fn note_accused(&mut self, place: usize, expected: [f64; 4], stood: usize) {
        for (deed, expected) in expected.into_iter().enumerate() {
            let [was_expected, was] = &mut self.counts[Sort::Accused as usize][Sort::Accused.sign(place, deed).at()];
            *was_expected += expected;
            *was += f64::from(u8::from(deed == stood));
        }
    }

    pub(in super::super) fn add(&mut self, other: &Self) {
        let cells = self.counts.iter_mut().flatten().zip(other.counts.iter().flatten());
        cells.for_each(|(mine, more)| (0..2).for_each(|side| mine[side] += more[side]));
    }

    /// One line for each place: what it is about, and for everything that can be done there how often humans did it and how
    /// often Cylons.
    pub(in super::super) fn text(&self) -> String {
        let mut text = String::new();
        for (sort, counts) in Sort::ALL.iter().zip(&self.counts) {
            for place in counts.chunks(sort.size().1) {
                text.push_str(sort.name());
                place.iter().for_each(|[human, cylon]| {
                    let _ = write!(text, " {human:.0}/{cylon:.0}");
                });
                text.push('\n');
            }
        }
        text
    }

    fn of(text: &str) -> Option<Self> {
        let mut habits = Self::default();
        let mut lines = text.lines();
        for (sort, counts) in Sort::ALL.iter().zip(&mut habits.counts) {
            for place in counts.chunks_mut(sort.size().1) {
                let mut cells = lines.next()?.strip_prefix(sort.name())?.split_whitespace();
                for cell in place {
                    let (human, cylon) = cells.next()?.split_once('/')?;
                    *cell = [human.parse().ok()?, cylon.parse().ok()?];
                }
            }
        }
        lines.next().is_none().then_some(habits)
    }
}

/// Of all that is done in a place, so much is this: by humans and by hidden Cylons.
struct Shares([Vec<[f64; 2]>; Sort::ALL.len()]);

/// So often everything is held to have been done once more, by both sides in proportion: what was hardly ever seen says little.
const MORE: f64 = 8.0;

impl Shares {
    fn of(habits: &Habits) -> Self {
        Self(std::array::from_fn(|at| {
            let deeds = Sort::ALL[at].size().1;
            let place = |cells: &[[f64; 2]]| {
                let seen = [0, 1].map(|side| cells.iter().map(|cell| cell[side]).sum::<f64>().max(1.0));
                let share = |cell: &[f64; 2], side: usize| {
                    let more = MORE * seen[side] / (seen[0] + seen[1]);
                    (cell[side] + more) / (seen[side] + more * deeds as f64)
                };
                cells.iter().map(|cell| [0, 1].map(|side| share(cell, side))).collect::<Vec<_>>()
            };
            habits.counts[at].chunks(deeds).flat_map(place).collect()
        }))
    }
}

impl Sign {
    fn at(self) -> usize {
        self.place * self.sort.size().1 + self.deed
    }

    fn shares(self) -> [f64; 2] {
        COUNTED.0[self.sort as usize][self.at()]
    }

    /// How much more often hidden Cylons do it than humans.
    pub(super) fn tells(self) -> f64 {
        let [human, cylon] = self.shares();
        cylon / human
    }
}

/// How often a hidden Cylon who gives so many cards gives so many wrong ones.
pub(super) fn spoils(given: u8, wrong: usize) -> f64 {
    Sort::Spoilt.sign(usize::from(given.max(1)) - 1, wrong).shares()[1]
}

/// How often a hidden Cylon's wrong card is as strong as this one.
pub(super) fn strength(kind: Kind) -> f64 {
    Sort::Strength.sign(0, usize::from(kind.strength.max(1)) - 1).shares()[1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_written_and_read() {
        let mut habits = Habits::default();
        habits.note(Sort::Gave.sign(3, 2), true);
        habits.note(Sort::Acted.sign(1, 7), false);
        habits.note_accused(2, [0.5, 0.25, 0.25, 0.0], 1);
        let mut twice = habits.clone();
        twice.add(&habits);
        assert_eq!(Habits::of(&twice.text()).map(|read| read.text()), Some(twice.text()));
        assert!(twice.text().contains("\naccused 1/0 0/2 0/0 0/0\n"), "{}", twice.text());
        assert_eq!(twice.counts[Sort::Gave as usize][3 * 4 + 2], [0.0, 2.0]);
        assert_eq!(Habits::of("gave 1/2"), None);
    }

    /// What is committed tells what the players do: humans mostly help, and hidden Cylons spoil.
    #[test]
    fn the_counts_are_there() {
        assert!(spoils(1, 1) > 0.2 && spoils(1, 0) + spoils(1, 1) > 0.9, "{} {}", spoils(1, 0), spoils(1, 1));
        assert!(Sort::GaveOpenly.sign(2, 1).tells() > 1.0 || Sort::GaveOpenly.sign(2, 3).tells() < 1.0);
        assert!(Sort::Stayed.sign(7, 0).tells() < 1.0, "a Cylon in the Brig shows themselves");
    }
}
