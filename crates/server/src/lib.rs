//! Tables for people far apart.
mod chance;
mod clock;
mod store;
pub use chance::Chance;
pub use clock::{Clock, Hands, Millis};
pub use store::*;
