//! Questions and answers: one shape for every question of every game, and the one check of an answer.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Log, Seat};

/// A choice of `min..=max` things out of `from`.
///
/// `from` is a multiset in canonical (ascending) order. Every sub-multiset of a permitted size is a legal answer and nothing
/// else is. A decision with a further condition, an order or a parameter is asked in steps of such picks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Pick"))]
pub struct Pick<I> {
    pub from: Vec<I>,
    pub min: u8,
    pub max: u8,
}

impl<I: Copy + Ord> Pick<I> {
    /// Is there exactly one legal answer?
    pub fn is_forced(&self) -> bool {
        let (min, max, len) = (usize::from(self.min), usize::from(self.max), self.from.len());
        max == 0 || len == 0 || (min == max && (min == len || self.from.first() == self.from.last()))
    }
}

impl<I: Copy + Ord> Pick<I> {
    /// A legal answer, every one equally likely, in canonical order. `below(n)` gives a number from 0 to n - 1.
    ///
    /// Positions are drawn rather than values, and thrown back unless equal things are taken from the front of their run:
    /// so every multiset has exactly one way to be drawn.
    #[inline]
    pub fn sample(&self, mut below: impl FnMut(u32) -> u32, into: &mut Vec<I>) {
        let from = self.from.as_slice();
        into.clear();
        loop {
            let count = self.sample_size(&mut below);
            if count == 1 {
                let at = below(from.len() as u32) as usize;
                if at > 0 && from[at - 1] == from[at] {
                    continue;
                }
                into.push(from[at]);
                return;
            }
            if count == from.len() {
                into.extend_from_slice(from);
                return;
            }
            // Floyd's algorithm: `count` draws for a set of positions.
            let mut taken = 0u128;
            for last in from.len() - count..from.len() {
                let at = below(last as u32 + 1);
                taken |= if taken >> at & 1 == 0 { 1 << at } else { 1 << last };
            }
            let skips = |at: usize| at > 0 && taken >> (at - 1) & 1 == 0 && from[at - 1] == from[at];
            let positions = (0..from.len()).filter(|&at| taken >> at & 1 == 1);
            if positions.clone().any(skips) {
                continue;
            }
            into.extend(positions.map(|at| from[at]));
            return;
        }
    }

    /// How many things to take: each number by how many sets of positions have it.
    #[inline]
    fn sample_size(&self, below: &mut impl FnMut(u32) -> u32) -> usize {
        if self.min == self.max {
            return usize::from(self.min);
        }
        let len = self.from.len() as u64;
        // Choices between sizes are over few things; far beyond what any game offers, take the smallest size.
        let ways = |size: u8| {
            (0..u64::from(size)).try_fold(1u64, |acc, i| Some(acc.checked_mul(len.checked_sub(i)?)? / (i + 1)))
        };
        let total: u64 = (self.min..=self.max).map(|size| ways(size).unwrap_or(0)).sum();
        let Ok(total) = u32::try_from(total) else { return usize::from(self.min) };
        let mut point = u64::from(below(total));
        for size in self.min..=self.max {
            let ways = ways(size).unwrap_or(0);
            if point < ways {
                return usize::from(size);
            }
            point -= ways;
        }
        usize::from(self.max)
    }
}

/// What the other players see of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shows {
    /// What was picked.
    Items,
    /// How many were picked.
    Count,
    /// That an answer was given.
    Nothing,
}

/// How time passes over a question. Follows from the prompt alone, so that all who are asked are asked in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// Nobody sees who has answered before the answers take effect.
    Plain,
    /// Everybody may see who has answered already, as at a table where cards lie face down before their owners.
    Open,
    /// A reaction: sealed, nothing may be picked, and at a live table it stays open for a fixed public time, so that neither
    /// a quick answer nor a slow one tells anything.
    Window,
    /// The same for longer: people want to talk about it.
    LongWindow,
}

impl Timing {
    /// Is it a reaction?
    pub const fn is_window(self) -> bool {
        match self {
            Self::Plain | Self::Open => false,
            Self::Window | Self::LongWindow => true,
        }
    }
}

/// What one seat is asked. A buffer that [`Game::ask`] refills.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Ask<G: Game> {
    /// Why it is asked. Says nothing that the others may not know.
    pub prompt: G::Prompt,
    pub pick: Pick<G::Item>,
    /// Kept back until everyone who is asked has answered. In one state either every ask is sealed or none is.
    pub sealed: bool,
    pub shows: Shows,
}

impl<G: Game> Ask<G> {
    /// What `seat` is asked, in a fresh buffer.
    pub fn of(state: &G::State, seat: Seat) -> Self {
        let mut ask = Self::default();
        G::ask(state, seat, &mut ask);
        ask
    }

    /// Empties the buffer for a new question.
    pub fn start(&mut self, prompt: G::Prompt, min: u8, max: u8) -> &mut Self {
        self.prompt = prompt;
        self.pick.from.clear();
        self.pick.min = min;
        self.pick.max = max;
        self.sealed = false;
        self.shows = Shows::Items;
        self
    }
}

impl<G: Game> Default for Ask<G> {
    fn default() -> Self {
        Self {
            prompt: G::Prompt::default(),
            pick: Pick { from: Vec::new(), min: 0, max: 0 },
            sealed: false,
            shows: Shows::Items,
        }
    }
}

// By hand: a derive would ask `G` itself to be `Clone`, `Debug` and `PartialEq`.
impl<G: Game> Clone for Ask<G> {
    fn clone(&self) -> Self {
        Self { prompt: self.prompt.clone(), pick: self.pick.clone(), sealed: self.sealed, shows: self.shows }
    }
}

impl<G: Game> fmt::Debug for Ask<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ask")
            .field("prompt", &self.prompt)
            .field("pick", &self.pick)
            .field("sealed", &self.sealed)
            .field("shows", &self.shows)
            .finish()
    }
}

impl<G: Game> PartialEq for Ask<G> {
    fn eq(&self, other: &Self) -> bool {
        self.prompt == other.prompt
            && self.pick == other.pick
            && self.sealed == other.sealed
            && self.shows == other.shows
    }
}

/// Why an answer, or what else a seat wanted, was not taken. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// There is no such seat at this table.
    NoSuchSeat,
    /// The game is over.
    Over,
    /// This seat is not asked anything now.
    NotAsked,
    /// Fewer than `min` things were picked.
    TooFew { min: u8, picked: u8 },
    /// More than `max` things were picked.
    TooMany { max: u8, picked: u8 },
    /// The thing at this place of the answer is not on offer, or not so many times.
    NotOffered { index: u8 },
    /// There is nothing of this seat's that can be taken back.
    NothingToTakeBack,
    /// That point of the game cannot be gone back to: it lies ahead or in the middle of a reveal, or somebody was shown
    /// another's secret since.
    CannotRewind,
    /// This cannot be said now, or not by this seat.
    CannotSay,
}

/// The one check of an answer: a sub-multiset of a permitted size. Sorts `items` into canonical order.
///
/// ```
/// use tabletop::{Pick, Refusal, check};
///
/// let pick = Pick { from: vec!["comet", "comet", "gem"], min: 1, max: 2 };
/// assert_eq!(check(&pick, &mut ["gem", "comet"]), Ok(()));
/// assert_eq!(check(&pick, &mut ["gem", "gem"]), Err(Refusal::NotOffered { index: 1 }));
/// assert_eq!(check(&pick, &mut []), Err(Refusal::TooFew { min: 1, picked: 0 }));
/// ```
pub fn check<I: Copy + Ord>(pick: &Pick<I>, items: &mut [I]) -> Result<(), Refusal> {
    let picked = u8::try_from(items.len()).unwrap_or(u8::MAX);
    if picked < pick.min {
        return Err(Refusal::TooFew { min: pick.min, picked });
    }
    if picked > pick.max {
        return Err(Refusal::TooMany { max: pick.max, picked });
    }
    // Each item must find its own place in `from`; found before sorting, so that the index is the caller's.
    for (index, item) in items.iter().enumerate() {
        let offered = pick.from.iter().filter(|&other| other == item).count();
        let wanted = items[..=index].iter().filter(|&other| other == item).count();
        if wanted > offered {
            return Err(Refusal::NotOffered { index: index as u8 });
        }
    }
    items.sort_unstable();
    Ok(())
}

/// Checks an answer and applies it. A refused answer changes nothing.
pub fn answer<G: Game>(
    state: &mut G::State,
    seat: Seat,
    items: &mut [G::Item],
    log: &mut Log<G::Event>,
) -> Result<(), Refusal> {
    if !G::asked(state).contains(seat) {
        return Err(if G::outcome(state).is_some() { Refusal::Over } else { Refusal::NotAsked });
    }
    check(&Ask::<G>::of(state, seat).pick, items)?;
    G::apply(state, seat, items, log);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pick(from: &[u8], min: u8, max: u8) -> Pick<u8> {
        Pick { from: from.to_vec(), min, max }
    }

    #[test]
    fn an_answer_is_a_sub_multiset_of_a_permitted_size() {
        let pick = pick(&[1, 1, 2, 5], 1, 3);
        let taken = |items: &[u8]| check(&pick, &mut items.to_vec());
        assert_eq!(taken(&[]), Err(Refusal::TooFew { min: 1, picked: 0 }));
        assert_eq!(taken(&[1, 1, 2, 5]), Err(Refusal::TooMany { max: 3, picked: 4 }));
        assert_eq!(taken(&[1, 1, 1]), Err(Refusal::NotOffered { index: 2 }));
        assert_eq!(taken(&[5, 4]), Err(Refusal::NotOffered { index: 1 }));
        let mut items = [5, 1, 1];
        assert_eq!(check(&pick, &mut items), Ok(()));
        assert_eq!(items, [1, 1, 5], "canonical order");
    }

    #[test]
    fn samples_every_answer_equally_often() {
        let pick = pick(&[1, 1, 2, 5], 0, 2);
        let mut dice = crate::Dice::new(crate::Seed::derive(4, 0));
        let mut counts = std::collections::BTreeMap::new();
        let mut answer = Vec::new();
        for _ in 0..16_000 {
            pick.sample(|bound| dice.below(bound), &mut answer);
            check(&pick, &mut answer.clone()).unwrap();
            *counts.entry(answer.clone()).or_insert(0u32) += 1;
        }
        // [], [1], [2], [5], [1,1], [1,2], [1,5], [2,5]; seven degrees of freedom: 24.3 is the 0.1% point.
        assert_eq!(counts.len(), 8);
        let chi: f64 = counts.values().map(|&n| (f64::from(n) - 2000.0).powi(2) / 2000.0).sum();
        assert!(chi < 24.3, "{counts:?}");
    }

    #[test]
    fn forced_means_exactly_one_answer() {
        for (from, min, max, forced) in [
            (&[][..], 0, 0, true),
            (&[], 0, 1, true),
            (&[1], 1, 1, true),
            (&[1], 0, 1, false),
            (&[1, 1, 1], 2, 2, true),
            (&[1, 1, 2], 2, 2, false),
            (&[1, 2], 2, 2, true),
            (&[1, 2], 0, 0, true),
        ] {
            assert_eq!(pick(from, min, max).is_forced(), forced, "{from:?} {min} {max}");
        }
    }
}
