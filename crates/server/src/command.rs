//! What a client can ask for, the same over WebSocket and HTTP.

use serde::Deserialize;
use serde_json::Value;
use tabletop::Seat;

/// A message from a client.
#[derive(Debug, Deserialize)]
pub(crate) struct Request {
    /// Comes back with the reply.
    #[serde(default)]
    pub(crate) id: Option<Value>,
    #[serde(flatten)]
    pub(crate) command: Command,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Command {
    /// Sit down: on that seat, on the one the key is for, or on the first that is free.
    Join {
        seat: Option<Seat>,
        key: Option<String>,
        #[serde(default)]
        entropy: String,
    },
    /// Stand up, before the game starts.
    Leave,
    /// Decide who may sit on a chair, before the game starts. Only for whoever made the table.
    Chair {
        seat: Seat,
        to: Wanted,
    },
    /// Add something to the chance of the deal, before the game starts.
    Entropy {
        entropy: String,
    },
    Start {
        #[serde(default)]
        entropy: String,
    },
    Answer {
        ticket: String,
        items: Option<Value>,
        picks: Option<Vec<usize>>,
    },
    TakeBack,
    /// Hold a reaction window open.
    Hold,
    Chat {
        text: String,
    },
    Propose {
        what: Proposal,
    },
    Vote {
        yes: bool,
    },
    /// Another game with the same people and options.
    Rematch,
    /// All about an option of what one is asked.
    Help {
        option: usize,
    },
    /// All about a card or a term.
    Explain {
        name: String,
    },
    Ping,
}

/// Who is wanted on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Wanted {
    /// Whoever makes the table.
    Me,
    Open,
    Invited,
    /// A computer player of this level.
    Bot(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Proposal {
    Abort,
    /// Go back to before this entry of one's own log.
    Rewind(usize),
}
