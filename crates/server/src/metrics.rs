//! Counters for Prometheus: few, so that they are written by hand.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds of the histogram of how long an answer takes to be kept, in seconds.
const BOUNDS: [f64; 10] = [0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];

#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables in memory.
    pub(crate) tables: AtomicI64,
    /// Tables taken into memory since the start.
    pub(crate) loads: AtomicU64,
    pub(crate) connections: AtomicI64,
    pub(crate) answers: AtomicU64,
    /// Commands that were refused.
    pub(crate) refusals: AtomicU64,
    /// Connections cut because they did not read.
    pub(crate) slow: AtomicU64,
    pub(crate) thinking: AtomicI64,
    /// Appends that came after another process's.
    pub(crate) conflicts: AtomicU64,
    /// Times that a table was brought up to what others did.
    pub(crate) followed: AtomicU64,
    /// Tables that this process began to see to.
    pub(crate) claims: AtomicU64,
    kept: [AtomicU64; BOUNDS.len() + 1],
    kept_micros: AtomicU64,
}

impl Metrics {
    /// An append took so long.
    pub(crate) fn kept(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        let at = BOUNDS.iter().position(|bound| seconds <= *bound).unwrap_or(BOUNDS.len());
        self.kept[at].fetch_add(1, Ordering::Relaxed);
        self.kept_micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// In the text format of Prometheus.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: i128| {
            let _ = writeln!(
                out,
                "# HELP starboard_{name} {help}\n# TYPE starboard_{name} {kind}\nstarboard_{name} {value}"
            );
        };
        one("tables_loaded", "gauge", "Tables in memory.", self.tables.load(Ordering::Relaxed).into());
        one("connections", "gauge", "Open WebSockets and streams.", self.connections.load(Ordering::Relaxed).into());
        one("thinking", "gauge", "Answers that bots are thinking about.", self.thinking.load(Ordering::Relaxed).into());
        one("table_loads_total", "counter", "Tables taken into memory.", self.loads.load(Ordering::Relaxed).into());
        one("answers_total", "counter", "Answers kept.", self.answers.load(Ordering::Relaxed).into());
        one("refusals_total", "counter", "Commands refused.", self.refusals.load(Ordering::Relaxed).into());
        one("conflicts_total", "counter", "Appends that came second.", self.conflicts.load(Ordering::Relaxed).into());
        one("followed_total", "counter", "Updates by other processes.", self.followed.load(Ordering::Relaxed).into());
        one("claims_total", "counter", "Tables taken over.", self.claims.load(Ordering::Relaxed).into());
        one(
            "slow_readers_total",
            "counter",
            "Connections cut for not reading.",
            self.slow.load(Ordering::Relaxed).into(),
        );
        let _ = writeln!(out, "# HELP starboard_keep_seconds How long acts took to be on disk.");
        let _ = writeln!(out, "# TYPE starboard_keep_seconds histogram");
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().map(f64::to_string).chain(["+Inf".to_owned()]).zip(&self.kept) {
            sum += count.load(Ordering::Relaxed);
            let _ = writeln!(out, "starboard_keep_seconds_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = self.kept_micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "starboard_keep_seconds_sum {seconds}\nstarboard_keep_seconds_count {sum}");
        out
    }
}
