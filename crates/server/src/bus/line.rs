//! A bus within one process, for tests: can be cut, and then whatever is said is lost.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;

use super::{Bus, Heard, Word};

#[derive(Debug, Default)]
struct Shared {
    listeners: Mutex<Vec<(usize, mpsc::Sender<Heard>)>>,
    cut: AtomicBool,
}

/// One end of it.
#[derive(Debug, Default)]
pub struct Line {
    shared: Arc<Shared>,
    number: usize,
}

impl Line {
    /// Another end.
    #[must_use]
    pub fn another(&self, number: usize) -> Self {
        Self { shared: Arc::clone(&self.shared), number }
    }

    /// From now on everything is lost.
    pub fn cut(&self) {
        self.shared.cut.store(true, Ordering::Relaxed);
    }

    /// Everybody hears again, and that they may have missed something.
    pub fn mend(&self) {
        self.shared.cut.store(false, Ordering::Relaxed);
        let listeners = self.shared.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.iter().for_each(|(_, listener)| drop(listener.try_send(Heard::Back)));
    }
}

impl Bus for Line {
    fn tell(&self, word: Word) {
        if !self.is_up() {
            return;
        }
        let listeners = self.shared.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        for (_, listener) in listeners.iter().filter(|(number, _)| *number != self.number) {
            let _ = listener.try_send(Heard::Word(word.clone()));
        }
    }

    fn listen(&self) -> mpsc::Receiver<Heard> {
        let (sender, receiver) = mpsc::channel(1024);
        self.shared.listeners.lock().unwrap_or_else(PoisonError::into_inner).push((self.number, sender));
        receiver
    }

    fn is_up(&self) -> bool {
        !self.shared.cut.load(Ordering::Relaxed)
    }
}
