//! How time passes at a table.

use serde::{Deserialize, Serialize};

/// Milliseconds: of a duration, or since the start of 1970.
pub type Millis = u64;

/// The longest that somebody may take.
const MONTH: Millis = 30 * 24 * 60 * 60 * 1_000;

/// How time passes at a table. Everything in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Pace {
    /// People sit at it together: reaction windows last a fixed time. Else they stay open until everyone asked has answered.
    pub live: bool,
    /// How long somebody may take before the computer answers for them; for ever if none.
    #[cfg_attr(feature = "schema", schemars(range(min = 5_000, max = 2_592_000_000_u64)))]
    pub turn: Option<Millis>,
    /// How long a reaction window lasts.
    #[cfg_attr(feature = "schema", schemars(range(min = 500, max = 60_000)))]
    pub window: Millis,
    /// How long one lasts that people want to talk about, such as before a skill check.
    #[cfg_attr(feature = "schema", schemars(range(min = 500, max = 120_000)))]
    pub long_window: Millis,
    /// How much longer if it is held open.
    #[cfg_attr(feature = "schema", schemars(range(max = 120_000)))]
    pub hold: Millis,
    /// How long after a question a computer player answers it, whatever the question.
    #[cfg_attr(feature = "schema", schemars(range(min = 50, max = 60_000)))]
    pub bot: Millis,
}

impl Default for Pace {
    fn default() -> Self {
        Self { live: true, turn: None, window: 3_000, long_window: 12_000, hold: 10_000, bot: 600 }
    }
}

impl Pace {
    /// Within the limits that the fields name?
    pub fn is_possible(&self) -> bool {
        let Self { turn, window, long_window, hold, bot, live: _ } = self;
        (50..=60_000).contains(bot)
            && (500..=60_000).contains(window)
            && (500..=120_000).contains(long_window)
            && *hold <= 120_000
            && turn.is_none_or(|turn| (5_000..=MONTH).contains(&turn))
    }
}
