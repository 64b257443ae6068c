//! Threads on which bots think, apart from those that serve people.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use crate::store::PersonId;

type Job = Box<dyn FnOnce() + Send>;

/// What is to be thought about, by whose table it is for. Whoever has most of it waits longest: people take turns.
#[derive(Default)]
struct Queue {
    turns: VecDeque<PersonId>,
    jobs: HashMap<PersonId, VecDeque<Job>>,
    closed: bool,
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

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        loop {
            let idle = |queue: &mut Queue| queue.turns.is_empty() && !queue.closed;
            let waited = self.more.wait_while(self.queue(), idle);
            let job = waited.unwrap_or_else(PoisonError::into_inner).next();
            let Some(job) = job else { return };
            job();
        }
    }
}

pub(crate) struct Thinkers(Arc<Shared>);

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Self {
        let shared = Arc::new(Shared::default());
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            // With fewer threads than wished bots answer later; with none, their thoughts never come, which is said.
            if let Err(error) = std::thread::Builder::new().name(format!("bot-{number}")).spawn(move || shared.work()) {
                tracing::error!(%error, "a thread for bots does not start");
            }
        }
        Self(shared)
    }

    /// Does this in its turn, for somebody: whoever made the table.
    pub(crate) fn think(&self, whose: &str, job: impl FnOnce() + Send + 'static) {
        self.0.queue().add(whose, Box::new(job));
        self.0.more.notify_one();
    }
}

/// What was begun is brought to its end; the rest is not.
impl Drop for Thinkers {
    fn drop(&mut self) {
        let mut queue = self.0.queue();
        (queue.closed, queue.turns) = (true, VecDeque::new());
        drop(queue);
        self.0.more.notify_all();
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
}
