//! What computer players thought in games that are over: thought again for whoever asks, one thing at a time for each, and kept
//! for a while.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::reply::{Minds, Why};
use tokio::sync::OwnedMutexGuard;
use words::Phrase;

use crate::store::TableId;

/// So much is kept: a few games that are looked at, decision by decision.
const KEPT: usize = 256;

/// Of a table: why an answer was given, by its number; or all that was decided and suspected.
pub(crate) type Subject = (TableId, Option<usize>);

#[derive(Clone, Debug)]
pub(crate) enum Thought {
    Why(Arc<Why<Phrase>>),
    Minds(Arc<Minds>),
    /// There is nothing to be had.
    Nothing,
}

#[derive(Debug, Default)]
pub(crate) struct Reasoning {
    kept: Mutex<VecDeque<(Subject, Thought)>>,
    /// By who asks: held while something is thought about for them.
    turns: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Reasoning {
    /// What was found out before.
    pub(crate) fn known(&self, subject: &Subject) -> Option<Thought> {
        locked(&self.kept).iter().find(|(one, _)| one == subject).map(|(_, thought)| thought.clone())
    }

    /// A game that is over stays as it is, so that this does.
    pub(crate) fn keep(&self, subject: Subject, thought: Thought) {
        let mut kept = locked(&self.kept);
        if kept.iter().all(|(one, _)| *one != subject) {
            kept.truncate(KEPT - 1);
            kept.push_front((subject, thought));
        }
    }

    /// Waits until nothing else is thought about for them.
    pub(crate) async fn turn(&self, who: &str) -> OwnedMutexGuard<()> {
        let turn = {
            let mut turns = locked(&self.turns);
            // Whoever waits or is thought for holds theirs.
            turns.retain(|_, turn| Arc::strong_count(turn) > 1);
            Arc::clone(turns.entry(who.to_owned()).or_default())
        };
        turn.lock_owned().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_thing_at_a_time_is_thought_about_for_each() {
        let reasoning = Reasoning::default();
        let first = reasoning.turn("ada").await;
        let other = reasoning.turn("ben").await;
        let mut second = Box::pin(reasoning.turn("ada"));
        assert!(futures_lite(&mut second).await.is_none(), "hers is not over");
        drop(first);
        drop(second.await);
        drop(other);
        drop(reasoning.turn("cleo").await);
        assert_eq!(locked(&reasoning.turns).len(), 1, "nobody who has gone is remembered");
    }

    /// Polls once.
    async fn futures_lite<F: Future + Unpin>(future: &mut F) -> Option<F::Output> {
        std::future::poll_fn(|context| {
            std::task::Poll::Ready(match std::pin::Pin::new(&mut *future).poll(context) {
                std::task::Poll::Ready(output) => Some(output),
                std::task::Poll::Pending => None,
            })
        })
        .await
    }

    #[test]
    fn what_was_kept_longest_goes_first() {
        let reasoning = Reasoning::default();
        let subject = |number: usize| ("t".to_owned(), Some(number));
        for number in 0..KEPT + 3 {
            reasoning.keep(subject(number), Thought::Nothing);
            reasoning.keep(subject(number), Thought::Nothing);
        }
        assert!(reasoning.known(&subject(2)).is_none() && reasoning.known(&subject(3)).is_some());
        assert!(reasoning.known(&subject(KEPT + 2)).is_some());
    }
}
