//! One conformance suite for every game.
//!
//! [`run`] plays random games of any [`tabletop::Game`] that is also a [`tabletop::Probe`] and checks, at their states,
//! what the contract promises. Every test says how much it tried ([`Report`]), so that an empty test shows, and every
//! difference comes with a record that `starboard replay` opens ([`Failure`]).
//!
//! | test | what it proves |
//! |---|---|
//! | `offers` | every offered answer is taken and leads on; nothing else is taken, and a refusal changes nothing |
//! | `serialise` | states, views, asks and entries survive JSON, to the byte |
//! | `replay` | a record gives the same game again, also with answers taken back, rewinds, snapshots and claims; a claim changes nothing and stays said, and what can be said follows from what the public sees |
//! | `conservation` | every component is in exactly one place, after every answer |
//! | `progress` | somebody is asked until the game is over, and it ends |
//! | `imagine` | an imagined world looks the same to its viewer, is legal, and can be played on |
//! | `asked` | who is asked follows from what the public sees |
//! | `lockstep_relabelled` | hidden things that a viewer never gets to see make no difference to them |
//! | `lockstep_other_answer` | neither does what was secretly answered, until it is declared shown |
//!
//! Not in [`run`], because it needs positions with an enumerated answer: [`chi_square`], which says whether imagined worlds
//! are evenly spread. Each game brings such positions in its own tests.
//!
//! ```ignore
//! let config = Config::<Race>::new(vec![setup(2), setup(4)]);
//! testkit::run(&config, &|_, _| ()).assert_sound();
//! ```
//!
//! What the lockstep tests expect of a [`tabletop::Probe`], beyond its words:
//! - `hidden` lists a thing as long as its face *or its place* is unknown: a card known to be somewhere in a pile is hidden,
//!   in a class of its own. Where a viewer knows a kind to be in a zone and several copies are there, none of them is hidden:
//!   they have seen one, and no telling which.
//! - `relabel` calls `to` once for each thing, place by place, piles from end to end. What a viewer knows themselves must come
//!   out of an exchange within their classes as it was; so things of which they know the same are a class, wherever they lie.
//! - what a viewer draws or is dealt they are told by an entry, and every look at another's secret is declared with `showed`.
//!
//! Beside it: [`random_game`], positions for other tests; [`coverage`], which reads a page that lists rulings and says whether
//! the tests it names exist.
//!
//! What does not live here: any rule of any game, threads (work is split by [`run_range`] and joined by [`Suite::merge`]),
//! and I/O but for the sources that [`coverage`] reads.

mod bench;
mod claims;
mod config;
pub mod coverage;
mod imagine;
mod leaky;
mod offers;
mod other_answer;
mod play;
mod relabelled;
mod replay;
mod report;
mod rng;
mod serialise;
mod sight;
mod twins;
mod uniform;

pub use bench::{run, run_range};
pub use config::Config;
pub use leaky::{Leak, Leaky, NoLeak};
pub use play::random_game;
pub use report::{Failure, KEPT, Report, Suite, TESTS};
pub use rng::Rng;
pub use twins::{Twins, twins};
pub use uniform::{Spread, chi_square};
