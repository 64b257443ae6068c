//! A player of Race that takes what looks best now: no search, no memory, no guess about the others.

use std::cmp::Reverse;

use race::{Item, Race, View};
use tabletop::{Ask, Game, Seat};

use super::standing::Standing;
use crate::{Bot, Quick};

#[derive(Clone, Debug)]
pub struct GreedyRace(Quick);

impl GreedyRace {
    pub fn new(seed: u64) -> Self {
        Self(Quick::new(seed))
    }
}

impl Bot<Race> for GreedyRace {
    fn looks(&self) -> bool {
        true
    }

    fn answer(&mut self, seat: Seat, ask: &Ask<Race>, view: Option<&View>, into: &mut Vec<Item>) {
        into.clear();
        let Some(view) = view else { return ask.pick.sample(|bound| self.0.below(bound), into) };
        if ask.pick.from.is_empty() {
            return;
        }
        let standing = Standing::of_board(&Race::board(view), seat);
        // Best first; equals in random order, so that it does not always favour the same card.
        let mut ranked: Vec<(i32, u32, Item)> = ask
            .pick
            .from
            .iter()
            .map(|&item| (standing.worth(&ask.prompt, item), self.0.below(1 << 16), item))
            .collect();
        ranked.sort_unstable_by_key(|&(worth, chance, _)| Reverse((worth, chance)));
        let good = ranked.iter().filter(|(worth, ..)| *worth > 0).count();
        let count = good.clamp(usize::from(ask.pick.min), usize::from(ask.pick.max));
        into.extend(ranked.into_iter().take(count).map(|(_, _, item)| item));
        into.sort_unstable();
    }
}
