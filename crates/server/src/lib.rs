//! Tables for people far apart: the protocol, the clock, the store.
//!
//! - [`Hall`] finds tables and takes them into memory; `keeper` is the task of one table; `room` is a table as a value.
//! - [`app`] is the hall behind HTTP and WebSockets; docs/protocol.md says how to speak to it.
//! - [`Store`] is what outlives the process: [`Sqlite`] for one process, `Postgres` for several, which hear of each other
//!   by a [`Bus`].
//! - [`Clock`] and [`Chance`] come from outside, so that whole games can be compared byte for byte.
//!
//! What does not live here: rules, sentences, and how the process is started.

mod act;
mod audit;
mod bus;
mod chance;
pub mod client;
mod clock;
mod club;
mod door;
mod fingerprint;
mod games;
mod hall;
mod http;
mod json;
mod keeper;
mod limit;
mod metrics;
mod names;
mod net;
mod play;
mod reasoning;
mod refused;
mod room;
mod store;
mod thinkers;
mod wakes;
pub mod why;
mod wire;

/// What the lines of the access log and of the audit log are filtered by.
pub const ACCESS_LOGS: [&str; 2] = [http::ACCESS, audit::AUDIT];

#[cfg(feature = "several")]
pub use bus::Nats;
pub use bus::{Bus, Heard, Line, Word};
pub use chance::Chance;
pub use clock::{Clock, Hands, Millis};
pub use door::{Door, Patience, Peer};
pub use games::{Again, BadSetup, Games, Title};
pub use hall::{Config, Hall};
pub use http::{api, app, metrics};
pub use metrics::Metrics;
pub use net::Network;
pub use play::{Advice, Asking, Given, Play, Sight, Telling};
pub use store::{
    About, Append, Damage, Here, Kept, LEASE, Lease, Limits, Listed, Memory, Pending, Person, PersonId, Session,
    SessionId, Shared, Snapshot, Sqlite, Stands, Store, StoreError, TableId, Which,
};
#[cfg(feature = "several")]
pub use store::{MovedTable, MovedToken, Postgres, Source};
pub use wire::{Ask, Glance, Raw, Shown};
