//! The rules of Battlestar Galactica, a file for each part of them; `crew` and `desk` set up what they are tried on.
//!
//! One program: 29 took longer to build than to run.

mod attribution;
mod board;
mod claims;
mod conform;
mod coverage;
mod crew;
mod crisis_rulings;
mod crisis_table;
mod desk;
mod doable;
mod facts;
mod orders;
mod play;
mod play_actions;
mod play_characters;
mod play_cylons;
mod play_dice;
mod play_jump;
mod play_limits;
mod play_loyalty;
mod play_quorum;
mod play_ships;
mod positions;
mod rules_actions;
mod rules_characters;
mod rules_check;
mod rules_setup;
mod rules_titles;
mod rules_turn;
mod secrets;
mod speed;
