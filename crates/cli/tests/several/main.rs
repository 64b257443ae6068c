//! Several servers as processes, on a PostgreSQL and a NATS of their own: whole games, processes killed in the middle, everything
//! between them stopped, restarted and cut. Skipped with a line that says so where those programs cannot be had.
#![cfg(feature = "several")]

mod club;
mod faults;
mod games;
mod migrate;
mod player;
mod proxy;
mod tickets;
