//! Questions and answers: one shape for every question of every game, and the one check of an answer.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Log, Seat};

/// A choice of `min..=max` things out of `from`.
///
/// `from` is a multiset in canonical (ascending) order. Every sub-multiset of a permitted size is a legal answer and nothing
/// else is. A decision with a further condition, an order or a parameter is asked in steps of such picks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick<I> {
    pub from: Vec<I>,
    pub min: u8,
    pub max: u8,
}

impl<I: Copy + Ord> Pick<I> {
    /// Is there exactly one legal answer?
    pub fn is_forced(&self) -> bool {
        let (min, max, len) = (usize::from(self.min), usize::from(self.max), self.from.len());
        max == 0 || (min == max && (min == len || self.from.first() == self.from.last()))
    }
}

/// What the other players see of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shows {
    /// What was picked.
    Items,
    /// How many were picked.
    Count,
    /// That an answer was given.
    Nothing,
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

/// Why an answer was not taken. Nothing has changed.
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
    /// That point of the game cannot be gone back to: it lies ahead, or somebody was shown another's secret since.
    CannotRewind,
}

/// The one check of an answer: a sub-multiset of a permitted size. Sorts `items` into canonical order.
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
    fn forced_means_exactly_one_answer() {
        for (from, min, max, forced) in [
            (&[][..], 0, 0, true),
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
