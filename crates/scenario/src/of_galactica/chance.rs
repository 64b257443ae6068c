//! The chance to come: throws of the die and damage tokens that a position names.
//!
//! Chance decides more than is named here, and in the same stream: cards drawn at random, shuffles. So what is named is not
//! put into the dice. An answer is tried with one seed after another until what it brings is what was named.

#![allow(clippy::wildcard_enum_match_arm, reason = "a few of many events are meant; a new one is none of them")]

use std::collections::VecDeque;

use galactica::cards::{BasestarDamage, Damage};
use galactica::{Event, Log, State};
use tabletop::{Dice, Entry, Seed};

use super::names::say_token;
use crate::names::word;
use crate::played::NoSuchChance;
use crate::text::say_list;

/// What is left of what was named.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chance {
    /// Faces of the die.
    pub(super) die: VecDeque<u8>,
    pub(super) tokens: VecDeque<Damage>,
    pub(super) hits: VecDeque<BasestarDamage>,
}

/// Five throws at once come up in so many tries as good as surely.
const TRIES: u64 = 1 << 18;

/// The next one must be this, if any is named.
fn comes<T: PartialEq>(named: &mut VecDeque<T>, thing: &T) -> bool {
    named.pop_front().is_none_or(|next| next == *thing)
}

impl Chance {
    /// What is left after these entries, if they are what was named.
    fn after(&self, entries: &[Entry<Event>]) -> Option<Self> {
        let mut left = self.clone();
        for entry in entries {
            let (Entry::Public(event) | Entry::Split { secret: event, .. }) = entry;
            let fits = match event {
                Event::Rolled { die } => comes(&mut left.die, &die.face),
                Event::GalacticaDamaged { token } => comes(&mut left.tokens, token),
                Event::BasestarDamaged { damage, .. } => comes(&mut left.hits, damage),
                // A Cylon draws several and picks: those that are named are among them.
                Event::SawTokens { tokens, .. } => left.tokens.iter().take(2).all(|token| tokens.contains(token)),
                _ => true,
            };
            if !fits {
                return None;
            }
        }
        Some(left)
    }

    /// What has not come up yet, by the key of its line.
    pub(super) fn left(&self) -> Vec<(&'static str, Vec<String>)> {
        let mut left = vec![
            ("die", self.die.iter().map(u8::to_string).collect::<Vec<_>>()),
            ("tokens", self.tokens.iter().map(|&token| say_token(token)).collect()),
            ("hits", self.hits.iter().map(word).collect()),
        ];
        left.retain(|(_, things)| !things.is_empty());
        left
    }

    fn say(&self) -> String {
        let parts: Vec<String> =
            self.left().iter().map(|(key, things)| format!("{key} {}", say_list(things))).collect();
        parts.join("; ")
    }

    /// Lets something happen to the state so that chance brings what is named.
    pub(super) fn bring(
        &mut self,
        state: &mut State,
        happens: impl Fn(&mut State, &mut Log),
    ) -> Result<Vec<Entry<Event>>, NoSuchChance> {
        for number in 0..TRIES {
            let mut tried = state.clone();
            if number > 0 {
                tried.dice = Dice::new(Seed::derive(number, 7));
            }
            let mut log = Log::on();
            happens(&mut tried, &mut log);
            let entries = log.take().0;
            if let Some(left) = self.after(&entries) {
                (*state, *self) = (tried, left);
                return Ok(entries);
            }
        }
        let expected = format!("a chance that brings what the position names next: {}", self.say());
        Err(NoSuchChance { expected, found: format!("none in {TRIES} tries") })
    }
}
