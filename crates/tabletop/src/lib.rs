//! The contract between a board game and everything around it.
//!
//! A game is pure data and pure functions ([`Game`]). The server, the terminal, the bots, the fuzzer and the replayer
//! need nothing else. What lives here: the trait itself, seats, asks and their one legality check, the log with its
//! secret and public halves, dice, the flat containers that states are made of, what a viewer knows of a hidden zone and
//! the dealer that imagines the rest, records, standing orders, and [`Session`], which keeps sealed answers and orders out
//! of the state.
//!
//! What does not live here: I/O, clocks, threads, any rule of any game, and any sentence a person reads.

mod ask;
mod bits;
mod cards;
mod course;
mod deal;
mod deck;
mod dice;
mod drafts;
mod errors;
mod game;
mod list;
mod log;
mod orders;
mod parts;
mod probe;
mod proof;
mod record;
mod seat;
mod session;

pub use ask::{Ask, Pick, Refusal, Shows, Timing, answer, check};
pub use cards::{CardId, Cards, Copies, Known};
pub use course::{Round, Side, Tally, Turn};
pub use deal::{Hole, deal};
pub use deck::Deck;
pub use dice::{Dice, Seed};
pub use drafts::Drafts;
pub use game::{Game, Illegal, Impossible, NoClaim, NoGuess, NoOrder, Outcome};
pub use list::List;
pub use log::{Entry, Log};
pub use orders::{Obeyed, Onlookers, ordered, waits_for};
pub use parts::{Hears, Parts, Way, each};
pub use probe::{Probe, Token};
pub use proof::Proof;
pub use record::{
    Answer, By, CHECK_EVERY, Header, Line, LineOf, Player, Record, RecordError, Said, game_of, state_hash,
};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use session::{Deed, ResumeError, Session, Taken, saved_record};
