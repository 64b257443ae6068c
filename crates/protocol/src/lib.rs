//! What a client and a server say to each other, as types: everything that goes over HTTP and WebSockets, in both directions.
//!
//! - [`Request`] and [`NewTable`] are what a client asks for, [`Message`] what a table tells, [`reply`] what else comes back.
//! - A game's own parts (setup, view, prompt, item, event) are parameters: a server holds them as JSON that is already written,
//!   a page as the types of the game. So is text, which may come in more than one shape, as a line or as a phrase.
//! - The page's TypeScript (feature `ts`), the JSON schemas and the OpenAPI document (feature `schema`) follow from these types.
//!
//! What does not live here: rules, sentences, and how anything is carried.

mod limits;
mod message;
mod pace;
pub mod reply;
mod request;
#[cfg(feature = "schema")]
pub mod schema;

pub use limits::{MAX_BODY, MAX_CHAT, MAX_ENTROPY, MAX_NAME};
pub use message::{
    Ask, Board, Bye, Chat, ChatLine, Clock, Done, Entries, Entry, Figure, Glance, Hello, Kind, Message, Motion, Moved,
    Outcome, Over, Presence, Question, Refused, SeatInfo, Stage, Story, TableInfo, Tale, Waiting, Window,
};
pub use pace::{Millis, Pace};
pub use request::{
    About, Command, Explain, NewPerson, NewTable, Place, Proposal, Request, Sentences, Step, Wanted, Which,
};

/// The version of the protocol.
pub const VERSION: u32 = 1;
