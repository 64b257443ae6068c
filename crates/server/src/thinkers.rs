//! Threads on which bots think, apart from those that serve people.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError, mpsc};

type Job = Box<dyn FnOnce() + Send>;

pub(crate) struct Thinkers(mpsc::Sender<Job>);

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Self {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            let work = move || {
                loop {
                    // Locked while waiting for a job, not while doing it.
                    let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    job();
                }
            };
            // With fewer threads than wished bots answer later; with none, their thoughts never come, which is said.
            if let Err(error) = std::thread::Builder::new().name(format!("bot-{number}")).spawn(work) {
                tracing::error!(%error, "a thread for bots does not start");
            }
        }
        Self(jobs)
    }

    pub(crate) fn think(&self, job: impl FnOnce() + Send + 'static) {
        // Fails only when every thread is gone, and they go when this does.
        let _ = self.0.send(Box::new(job));
    }
}

impl fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinkers").finish_non_exhaustive()
    }
}
