//! What happens to resources, ships and cards at once, without anybody being asked: one file for each sort of thing.

mod allegiance;
mod cylon_ships;
mod decks;
mod galactica;
mod human_ships;
mod resources;
mod standing_rules;
