//! Random play that is led to where uniform play hardly ever comes: checks are mostly passed, the fleet jumps when it can,
//! so that games last and the whole journey is seen.

use ::galactica::cards::{Location, Skill};
use ::galactica::{Ask, Galactica, Item, Prompt, View};
use tabletop::Seat;

use crate::{Bot, Quick};

#[derive(Clone, Debug)]
pub struct Directed(Quick);

impl Directed {
    pub fn new(seed: u64) -> Self {
        Self(Quick::new(seed))
    }

    /// Once in so many times.
    fn once_in(&mut self, times: u32) -> bool {
        self.0.below(times) == 0
    }

    fn uniform(&mut self, ask: &Ask, into: &mut Vec<Item>) {
        ask.pick.sample(|bound| self.0.below(bound), into);
    }

    /// Cards of the right types, up to what the check still needs by itself.
    fn contribute(ask: &Ask, into: &mut Vec<Item>, skills: &[Skill], difficulty: i8) {
        into.clear();
        let share = i32::from(difficulty) / 2 + 1;
        let mut sum = 0;
        for item in &ask.pick.from {
            if let Item::Card(kind) = item
                && sum < share
                && into.len() < usize::from(ask.pick.max)
                && skills.contains(&kind.skill())
            {
                sum += i32::from(kind.strength);
                into.push(*item);
            }
        }
    }

    fn action(&mut self, ask: &Ask, into: &mut Vec<Item>) {
        let jump = Item::Activate(Location::FtlControl);
        if ask.pick.from.contains(&jump) {
            into.clear();
            into.push(jump);
            return;
        }
        self.uniform(ask, into);
        // Cylons mostly stay hidden: a game of open Cylons is short.
        if matches!(into.first(), Some(Item::Reveal(_))) && !self.once_in(4) {
            into.clear();
        }
    }
}

impl Bot<Galactica> for Directed {
    fn looks(&self) -> bool {
        false
    }

    fn answer(&mut self, _seat: Seat, ask: &Ask, _view: Option<&View>, into: &mut Vec<Item>) {
        if let Prompt::Contribute { matter, difficulty } = ask.prompt
            && !self.once_in(5)
        {
            Self::contribute(ask, into, matter.terms().skills, difficulty);
        } else if ask.prompt == Prompt::Action {
            self.action(ask, into);
        } else if ask.prompt.ability().is_some() && !self.once_in(6) {
            // A power of once a game is kept for a while.
            into.clear();
        } else {
            self.uniform(ask, into);
        }
    }
}
