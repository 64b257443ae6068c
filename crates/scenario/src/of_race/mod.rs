//! Scenarios of Race.

mod facts;
mod items;
mod lines;
mod unreachable;

use race::{Board, Item, Prompt, Race, State};
use tabletop::{Game, Log, Seat, Seed, Viewer};

use facts::{SeatFact, TableFact};

use crate::facts::{FactName, Found};
use crate::played::{Dealt, Played, Unreachable};
use crate::text::Unclear;

impl Played for Race {
    type Lines = lines::Lines;
    type TableFact = TableFact;
    type SeatFact = SeatFact;
    type Chance = ();

    const TABLE_FACTS: &'static [FactName<TableFact>] = facts::OF_TABLE;
    const SEAT_FACTS: &'static [FactName<SeatFact>] = facts::OF_SEAT;
    const PROMPTS: &'static [&'static str] = &items::PROMPTS;
    const KEYS: &'static str = lines::KEYS;
    const EXAMPLE: &'static str = "gem-world";
    const SEATS: (u8, u8) = (2, 4);

    fn position_line(said: &mut lines::Lines, key: &[&str], rest: &str) -> Result<(), Unclear> {
        lines::read(said, key, rest)
    }

    fn deal(said: &lines::Lines, players: u8, seed: Seed) -> Result<Dealt<Self>, Unreachable> {
        let mut log = Log::on();
        let state = said.position(players, seed).deal(&mut log).map_err(unreachable::why)?;
        Ok(Dealt { state, entries: log.take().0, chance: () })
    }

    const STRETCH: &'static str = "phase";

    fn stretch(state: &State) -> u64 {
        let board = Self::board(&Self::view(state, Viewer::Public));
        u64::from(board.round) << 16 | (board.step as u64) << 1 | u64::from(board.repeat)
    }

    fn is_reaction(_prompt: &Prompt) -> bool {
        false
    }

    fn item(text: &str) -> Result<Item, Unclear> {
        items::item(text)
    }

    fn say_item(item: Item) -> String {
        items::say(item)
    }

    fn say_prompt(prompt: &Prompt) -> Vec<String> {
        items::say_prompt(prompt)
    }

    fn of_table(state: &State, fact: TableFact) -> Found {
        facts::of_table(state, fact)
    }

    fn of_seat(state: &State, fact: SeatFact, seat: Seat) -> Found {
        facts::of_seat(state, fact, seat)
    }

    fn sees_of_table(board: &Board, fact: TableFact) -> Found {
        facts::sees_of_table(board, fact)
    }

    fn sees_of_seat(board: &Board, fact: SeatFact, seat: Seat) -> Found {
        facts::sees_of_seat(board, fact, seat)
    }
}
