//! Threads on which bots think, apart from those that serve people.
//!
//! The threads are rayon's. Whose turn it is, is decided here: rayon knows nothing of people, and somebody with many tables would
//! keep all of its threads.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::store::PersonId;

type Job = Box<dyn FnOnce() + Send>;

/// What is to be thought about, by whose table it is for. Whoever has most of it waits longest: people take turns.
#[derive(Default)]
struct Queue {
    turns: VecDeque<PersonId>,
    jobs: HashMap<PersonId, VecDeque<Job>>,
}

impl Queue {
    fn add(&mut self, whose: &str, job: Job) {
        if let Some(jobs) = self.jobs.get_mut(whose) {
            jobs.push_back(job);
            return;
        }
        self.turns.push_back(whose.to_owned());
        self.jobs.insert(whose.to_owned(), VecDeque::from([job]));
    }

    fn next(&mut self) -> Option<Job> {
        let whose = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&whose)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        job
    }
}

fn locked(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) struct Thinkers {
    queue: Arc<Mutex<Queue>>,
    pool: Option<ThreadPool>,
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Self {
        let pool = ThreadPoolBuilder::new()
            .num_threads(threads.max(1))
            .thread_name(|number| format!("bot-{number}"))
            // Whoever waits for that thought finds its channel closed; the thread goes on with the next.
            .panic_handler(|_| tracing::error!("a bot has failed while it thought"))
            .build();
        // Without threads no thought ever comes, which is said.
        let pool = pool.inspect_err(|error| tracing::error!(%error, "the threads for bots do not start")).ok();
        Self { queue: Arc::default(), pool }
    }

    /// Does this in its turn, for somebody: whoever made the table.
    pub(crate) fn think(&self, whose: &str, job: impl FnOnce() + Send + 'static) {
        locked(&self.queue).add(whose, Box::new(job));
        let Some(pool) = &self.pool else { return };
        let queue = Arc::clone(&self.queue);
        // As many threads are asked as there are jobs; which job each does is decided when it comes to it.
        pool.spawn(move || {
            let next = locked(&queue).next();
            if let Some(job) = next {
                job();
            }
        });
    }
}

/// What was begun is brought to its end; the rest is not.
impl Drop for Thinkers {
    fn drop(&mut self) {
        *locked(&self.queue) = Queue::default();
    }
}

impl fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinkers").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Somebody with many tables of slow players makes nobody else wait for all of them.
    #[test]
    fn people_take_turns() {
        let thinkers = Thinkers::new(1);
        let (told, order) = mpsc::channel();
        let ((begun, begins), (go, wait)) = (mpsc::channel(), mpsc::channel::<()>());
        thinkers.think("ada", move || {
            begun.send(()).unwrap();
            wait.recv().unwrap();
        });
        begins.recv().unwrap();
        for (whose, count) in [("ada", 50), ("ben", 2), ("cat", 1)] {
            for number in 0..count {
                let told = told.clone();
                thinkers.think(whose, move || told.send((whose, number)).unwrap());
            }
        }
        drop(told);
        go.send(()).unwrap();
        let order: Vec<_> = order.iter().collect();
        assert_eq!(order[..5], [("ada", 0), ("ben", 0), ("cat", 0), ("ada", 1), ("ben", 1)]);
        assert_eq!(order.len(), 53);
    }

    /// A thought that fails takes no thread with it: what comes after it is thought all the same.
    #[test]
    fn a_thought_that_fails_stops_no_other() {
        let thinkers = Thinkers::new(1);
        let (told, heard) = mpsc::channel();
        for number in 0..3 {
            let told = told.clone();
            thinkers.think("ada", move || {
                assert!(number != 1, "on purpose");
                told.send(number).unwrap();
            });
        }
        drop(told);
        assert_eq!(heard.iter().collect::<Vec<_>>(), [0, 2]);
    }

    /// Whoever has closed is told nothing more of what had not begun.
    #[test]
    fn what_has_not_begun_is_given_up_with_them() {
        let thinkers = Thinkers::new(1);
        let ((begun, begins), (go, wait), (told, heard)) =
            (mpsc::channel(), mpsc::channel::<()>(), mpsc::channel::<u8>());
        let first = told.clone();
        thinkers.think("ada", move || {
            begun.send(()).unwrap();
            wait.recv().unwrap();
            first.send(1).unwrap();
        });
        begins.recv().unwrap();
        thinkers.think("ada", move || told.send(2).unwrap());
        drop(thinkers);
        go.send(()).unwrap();
        assert_eq!(heard.iter().collect::<Vec<_>>(), [1]);
    }
}
