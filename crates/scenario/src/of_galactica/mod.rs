//! Scenarios of Galactica.

mod chance;
mod clauses;
mod facts;
mod items;
mod lines;
mod names;
mod prompts;
mod unreachable;
#[cfg(test)]
mod written;

use galactica::{Board, Event, Galactica, Item, Log, Prompt, Setup, State};
use tabletop::{Entry, Game, Seat, Seed};

use chance::Chance;
use facts::{SeatFact, TableFact};

use crate::facts::{FactName, Found};
use crate::played::{Dealt, NoSuchChance, Played, Unreachable};
use crate::text::Unclear;

impl Played for Galactica {
    type Lines = lines::Lines;
    type TableFact = TableFact;
    type SeatFact = SeatFact;
    type Chance = Chance;

    const TABLE_FACTS: &'static [FactName<TableFact>] = facts::OF_TABLE;
    const SEAT_FACTS: &'static [FactName<SeatFact>] = facts::OF_SEAT;
    const PROMPTS: &'static [&'static str] = prompts::PROMPTS;
    const KEYS: &'static str = lines::KEYS;
    const EXAMPLE: &'static str = "hangar-deck";
    const SEATS: (u8, u8) = (3, 6);

    fn position_line(said: &mut lines::Lines, key: &[&str], rest: &str) -> Result<(), Unclear> {
        lines::read(said, key, rest)
    }

    fn deal(said: &lines::Lines, players: u8, seed: Seed) -> Result<Dealt<Self>, Unreachable> {
        if let Some((setup, first)) = said.setup(players)? {
            return begin(&setup, first, seed, said.chance.clone());
        }
        let mut state = said.position(players, seed).deal().map_err(unreachable::why)?;
        let mut chance = said.chance.clone();
        let entries = chance.bring(&mut state, State::resume).map_err(unreachable::no_such_chance)?;
        Ok(Dealt { state, entries, chance })
    }

    fn play(
        state: &mut State,
        chance: &mut Chance,
        seat: Seat,
        items: &[Item],
    ) -> Result<Vec<Entry<Event>>, NoSuchChance> {
        chance.bring(state, |state, log| Self::apply(state, seat, items, log))
    }

    const STRETCH: &'static str = "turn";

    fn stretch(state: &State) -> u64 {
        u64::from(state.turns)
    }

    fn could_offer(prompt: &Prompt, kind: &str) -> bool {
        prompts::kinds(prompt).contains(&kind)
    }

    fn unneeded(chance: &Chance) -> Vec<(&'static str, Vec<String>)> {
        chance.left()
    }

    fn is_reaction(prompt: &Prompt) -> bool {
        prompt.reaction().is_some() || prompt.ability().is_some()
    }

    fn item(text: &str) -> Result<Item, Unclear> {
        items::item(text)
    }

    fn say_item(item: Item) -> String {
        items::say(item)
    }

    fn say_prompt(prompt: &Prompt) -> Vec<String> {
        prompts::say(prompt)
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

/// A game from its first question on. Who begins is chance: where it is named, one seed after another is tried.
fn begin(setup: &Setup, first: Option<Seat>, seed: Seed, chance: Chance) -> Result<Dealt<Galactica>, Unreachable> {
    const TRIES: u64 = 1000;
    for number in 0..TRIES {
        let seed = if number == 0 { seed } else { Seed::derive(number, 8) };
        let mut log = Log::on();
        let state = Galactica::start(setup, seed, &mut log).map_err(unreachable::no_such_start)?;
        if first.is_none_or(|first| first == state.first) {
            return Ok(Dealt { state, entries: log.take().0, chance });
        }
    }
    Err(unreachable::never_first(first))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use galactica::Ask;

    use super::*;

    pub(super) fn random_games(games: u64, mut visit: impl FnMut(&State)) {
        for game in 0..games {
            testkit::random_game::<Galactica>(&Setup::new(3 + (game % 4) as u8), game, |state, _| visit(state));
        }
    }

    /// Whatever random games ask and offer has a name, and every item is read as it is said.
    #[test]
    fn all_that_play_asks_and_offers_has_a_name() {
        let (mut prompts, mut items) = (BTreeSet::new(), BTreeSet::new());
        random_games(60, |state| {
            for seat in Galactica::asked(state).iter() {
                let ask = Ask::of(state, seat);
                let name = Galactica::say_prompt(&ask.prompt).swap_remove(0);
                assert!(Galactica::PROMPTS.contains(&name.as_str()), "{name}");
                prompts.insert(name);
                for &item in &ask.pick.from {
                    let said = Galactica::say_item(item);
                    assert_eq!(Galactica::item(&said), Ok(item), "{said}");
                    items.insert(said);
                }
            }
        });
        assert!(prompts.len() > 70 && items.len() > 250, "{} prompts, {} items", prompts.len(), items.len());
    }
}
