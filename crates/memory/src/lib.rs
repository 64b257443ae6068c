//! The allocator of the binary, and how it gives memory back.
//!
//! Each thread has memory of its own. What one frees of another's, and what is left over on its own pages, stays with the process
//! until that thread collects it, and a thread that has little to do does not: of 1,000 tables that had left memory, 92 of the 118 KB
//! that each had taken were still there. So every thread of a server collects now and then, when it is about to rest.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};

pub use mimalloc::MiMalloc;

#[allow(unsafe_code, reason = "the allocator's own function, which no crate offers as a safe one")]
mod own {
    // SAFETY: it takes a boolean, may be called by any thread at any time, and frees only what nobody has.
    unsafe extern "C" {
        /// Gives back what this thread has and nobody uses.
        pub(super) safe fn mi_collect(force: bool);
    }
}

/// How often everybody was asked to give back what they do not need.
static ASKED: AtomicU64 = AtomicU64::new(0);

thread_local! {
    static DONE: Cell<u64> = const { Cell::new(0) };
}

/// Asks every thread to give back what it does not need, when it rests.
pub fn ask() {
    ASKED.fetch_add(1, Ordering::Relaxed);
}

/// This thread has nothing to do: it gives back what it does not need, if it was asked to since the last time.
pub fn rest() {
    let asked = ASKED.load(Ordering::Relaxed);
    if DONE.replace(asked) != asked {
        own::mi_collect(true);
    }
}
