//! The rules of Race for the Galaxy, a file for each part of them; `common` sets up what they are tried on.

mod board;
mod common;
mod conform;
mod consume;
mod coverage;
mod develop;
mod end_and_order;
mod explore;
mod facts;
mod hostile;
mod produce;
mod round_and_powers;
mod settle;
mod setup;
mod six;
mod statistics;
mod trade;
mod two_players;
