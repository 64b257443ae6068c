//! PostgreSQL and NATS for tests and measurements: real servers on loopback ports and in folders of their own, which are
//! stopped, killed, cut off and started again.
//!
//! Where the programs cannot be had [`Missing`] says so. With `STARBOARD_BACKENDS=required` that is a failure and not a reason to
//! skip a test.

mod cable;
mod nats;
mod network;
mod postgres;
mod program;

pub use cable::Cable;
pub use nats::Nats;
pub use network::Network;
pub use postgres::Postgres;
pub use program::Missing;

/// What a test needs, or nothing where it cannot be had: then a line says that the test was skipped, and why.
pub fn have<T>(what: Result<T, Missing>) -> Option<T> {
    match what {
        Ok(there) => Some(there),
        Err(Missing(why)) => {
            let required = std::env::var("STARBOARD_BACKENDS").is_ok_and(|value| value == "required");
            assert!(!required, "{why}");
            eprintln!("SKIPPED: {why}");
            None
        }
    }
}
