//! What a client and a server say to each other, as types: everything that goes over HTTP and WebSockets, in both directions.
//!
//! - [`Request`] and [`NewTable`] are what a client asks for, [`Message`] what a table tells, [`reply`] what else comes back.
//! - A game's own parts (setup, view, board, prompt, item, event) are parameters: a server holds them as JSON that is already
//!   written, a page as the types of the game. So is text: phrases, or lines for those who asked for text ([`Map`]).
//! - The page's TypeScript (feature `ts`), the JSON schemas and the OpenAPI document (feature `schema`) follow from these types.
//!
//! What does not live here: rules, sentences, and how anything is carried.

mod limits;
mod map;
mod message;
mod pace;
pub mod reply;
mod request;
#[cfg(feature = "schema")]
pub mod schema;

pub use limits::{MAX_BODY, MAX_CHAT, MAX_ENTROPY, MAX_KEY, MAX_NAME, MAX_ORDERS};
pub use map::Map;
pub use message::{
    Ask, Bye, Changes, Chat, ChatLine, Choice, Claimable, Claims, Clock, Done, Entries, Figure, Glance, Hello, Message,
    Motion, Moved, Orders, Outcome, Over, Plan, Presence, Question, Refused, Row, SeatInfo, SeatKind, Shown, Stage,
    Standing, Story, TableInfo, Tale, Viewed, Waiting, Way, Window,
};
pub use pace::{Millis, Pace};
pub use request::{
    About, Bookmark, Command, Decided, EndSession, Explain, NewPerson, NewTable, Proposal, Request, Return, Sentences,
    Step, Talk, Wanted, Which,
};

/// The version of the protocol.
pub const VERSION: u32 = 2;
