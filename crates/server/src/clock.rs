//! The clock as a value: the server is handed one, and in tests its hands are moved.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

pub use protocol::Millis;

#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Hands(watch::Receiver<Millis>),
}

/// The hands of a clock that stands still until they are moved.
#[derive(Debug)]
pub struct Hands(watch::Sender<Millis>);

impl Clock {
    pub fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that stands at `now`, and its hands.
    pub fn by_hand(now: Millis) -> (Self, Hands) {
        let (hands, clock) = watch::channel(now);
        (Self(Source::Hands(clock)), Hands(hands))
    }

    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
            }
            Source::Hands(hands) => *hands.borrow(),
        }
    }

    /// Returns when it is `at`; never, if there is nothing to wait for.
    pub async fn reach(&self, at: Option<Millis>) {
        let Some(at) = at else { return std::future::pending().await };
        match &self.0 {
            Source::System => loop {
                // In a loop: the system's clock and the one that sleeping goes by need not agree.
                let left = at.saturating_sub(self.now());
                if left == 0 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(left)).await;
            },
            Source::Hands(hands) => {
                if hands.clone().wait_for(|now| *now >= at).await.is_err() {
                    // The hands are gone: this clock stands still for ever.
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}

impl Hands {
    pub fn advance(&self, millis: Millis) {
        self.0.send_modify(|now| *now += millis);
    }
}
