//! What a client asks for.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::Pace;

/// A message from a client, over a WebSocket or as the body of a `POST` to a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Request"))]
pub struct Request<Item, Order, Claim> {
    /// Comes back with the reply.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub id: Option<About>,
    #[serde(flatten)]
    pub command: Command<Item, Order, Claim>,
}

/// What a client calls one of its requests, to know the reply by.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum About {
    Number(i64),
    Name(String),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Command"))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command<Item, Order, Claim> {
    /// Sit down: on that seat, on the one the key is for, or on the first that is free.
    Join {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        key: Option<String>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        #[cfg_attr(feature = "schema", schemars(length(max = crate::MAX_ENTROPY)))]
        entropy: String,
    },
    /// Stand up, before the game starts.
    Leave {},
    /// Decide who may sit on a chair, before the game starts. Only for whoever made the table.
    Chair {
        seat: Seat,
        to: Wanted,
    },
    /// Add something to the chance of the deal, before the game starts.
    Entropy {
        #[cfg_attr(feature = "schema", schemars(length(max = crate::MAX_ENTROPY)))]
        entropy: String,
    },
    /// Start the game. Only for whoever made the table.
    Start {
        #[serde(default, skip_serializing_if = "String::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        #[cfg_attr(feature = "schema", schemars(length(max = crate::MAX_ENTROPY)))]
        entropy: String,
    },
    /// Answer the question of this ticket: by the numbers of options, counted from 0, or by what they are.
    Answer {
        ticket: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        items: Option<Vec<Item>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        picks: Option<Vec<usize>>,
    },
    /// Take the last answer back.
    TakeBack {},
    /// Hold a reaction window open.
    Hold {},
    /// Set all of one's standing orders; the usual ones if they are left out.
    Orders {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        orders: Option<Vec<Order>>,
    },
    /// Say something to all that the game offers to be said.
    Claim {
        claim: Claim,
    },
    /// Leave one's seat to the computer for a while, or come back.
    Away {
        away: bool,
    },
    Chat {
        #[cfg_attr(feature = "schema", schemars(length(min = 1, max = crate::MAX_CHAT)))]
        text: String,
    },
    Propose {
        what: Proposal,
    },
    Vote {
        yes: bool,
    },
    /// Another game with the same people and options.
    Rematch {},
    /// All about an option of what one is asked.
    Help {
        option: usize,
    },
    /// All about a card or a term, with one's own numbers; or about a card that lies before a seat, with the numbers of that seat.
    Explain {
        name: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
    },
    /// The game on one page, as the table is now for whoever asks.
    Aid {},
    /// Everything that happened before it has been sent before its reply.
    Ping {},
}

/// Who is wanted on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// Whoever makes the table.
    Me,
    Open,
    Invited,
    /// A computer player of this level.
    Bot(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// End the game without a result. Most of the people must agree.
    Abort,
    /// Go back to before this entry of one's own log. All people must agree.
    Rewind(usize),
}

/// What a new table is to be.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NewTable"))]
#[serde(deny_unknown_fields)]
pub struct NewTable<Setup> {
    /// As `GET /api/games` lists them.
    pub game: String,
    pub setup: Setup,
    /// By seat; if left out, the maker and bots of the usual level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seats: Option<Vec<Wanted>>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Pace>"))]
    pub pace: Pace,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Talk>"))]
    pub talk: Talk,
    /// Shown to everybody who lists tables.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
    /// Start at once; all seats must be taken.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub start: bool,
    /// What whoever has no token yet wants to be called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = crate::MAX_NAME)))]
    pub name: Option<String>,
}

/// What the players of a running game may say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Talk {
    /// Whatever they like.
    #[default]
    Free,
    /// What the game offers to be said, and nothing else.
    Claims,
    Silent,
}

/// Somebody who wants to be known by this name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = crate::MAX_NAME)))]
    pub name: String,
}

/// Somebody who does not want to be known somewhere any more.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EndSession {
    /// Which one; all but the one that asks if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "schema", schemars(length(max = crate::MAX_KEY)))]
    pub session: Option<String>,
}

/// Somebody who comes back by their private link.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Return {
    /// What stands behind the number sign of the link.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = crate::MAX_KEY)))]
    pub key: String,
}

/// Keys are in no log.
impl std::fmt::Debug for Return {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Return").finish_non_exhaustive()
    }
}

/// Which tables are listed, as a query.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Which {
    /// Those I sit at or made.
    pub mine: bool,
}

/// Where somebody stopped reading, as a query.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Bookmark {
    /// Refused if the server speaks another version.
    pub protocol: u32,
    /// The edition of the log that was read.
    pub edition: u32,
    /// How many entries of it.
    pub entries: usize,
    /// How many lines of chat.
    pub chat: usize,
    /// Views too, for programs that imagine what they may not know.
    pub views: bool,
    /// The first board whole, and from then on what has changed in it. Not with `text`.
    pub changes: bool,
}

impl Default for Bookmark {
    fn default() -> Self {
        Self { protocol: crate::VERSION, edition: 0, entries: 0, chat: 0, views: false, changes: false }
    }
}

/// Which sentences, as a query.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Sentences {
    /// What every game uses and this one's own; those of all games if left out.
    pub game: Option<String>,
}

/// What is to be explained, as a query.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explain {
    /// A card or a term.
    pub name: String,
}

/// A place in a finished game, as a query.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Step {
    /// After so many answers; the end if left out.
    pub step: Option<usize>,
    /// Whose eyes; the public's if left out.
    pub seat: Option<Seat>,
    /// The view too.
    pub views: bool,
}

/// An answer of a finished game, as a query.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decided {
    /// The answer's number, counted from 1, among those that stand.
    pub number: usize,
}
