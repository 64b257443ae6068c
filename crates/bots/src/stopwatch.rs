//! How long something took, in the time of the processor where the system tells it: beside other work a clock on the wall counts
//! the waiting as well.

use std::fs::File;
use std::io::{Read as _, Seek as _};
use std::time::{Duration, Instant};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch {
    wall: Instant,
    thread: Option<Duration>,
}

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self { wall: Instant::now(), thread: of_this_thread() }
    }

    pub(crate) fn elapsed(self) -> Duration {
        let wall = self.wall.elapsed();
        // What the system tells goes on by its own ticks; it is never more than the time that has passed.
        let thread = self.thread.zip(of_this_thread()).map(|(start, now)| now.saturating_sub(start));
        thread.map_or(wall, |thread| thread.min(wall))
    }
}

thread_local! {
    /// Where Linux tells what this thread has used of a processor; opened once.
    static TOLD: Option<File> = File::open("/proc/thread-self/schedstat").ok();
}

/// What this thread has used of a processor so far; `None` where the system does not tell.
fn of_this_thread() -> Option<Duration> {
    let mut told = [0; 64];
    let length = TOLD.with(|file| {
        let mut file = file.as_ref()?;
        file.rewind().ok()?;
        file.read(&mut told).ok()
    })?;
    let nanoseconds: u64 = std::str::from_utf8(&told[..length]).ok()?.split_whitespace().next()?.parse().ok()?;
    (nanoseconds > 0).then(|| Duration::from_nanos(nanoseconds))
}
