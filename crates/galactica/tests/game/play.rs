//! Games to their end: conservation and the truth of all statements after every answer.

use std::collections::BTreeMap;

use galactica::{Galactica, Setup, State};
use tabletop::{Ask, Dice, Game, Log, Probe, Seed};

#[test]
fn games_end_and_keep_everything_in_its_place() {
    let mut endings: BTreeMap<&str, u32> = BTreeMap::new();
    let setups = Setup::all();
    let mut ask = Ask::default();
    let mut items = Vec::new();
    for game in 0..setups.len() as u64 * 4 {
        let setup = &setups[game as usize % setups.len()];
        let mut dice = Dice::new(Seed::derive(3, game));
        let mut state: State = Galactica::start(setup, Seed::derive(4, game), &mut Log::off()).unwrap();
        while let Some(seat) = Galactica::asked(&state).first() {
            Galactica::ask(&state, seat, &mut ask);
            ask.pick.sample(|bound| dice.below(bound), &mut items);
            Galactica::apply(&mut state, seat, &items, &mut Log::off());
            if state.bids.is_empty() {
                Galactica::conserved(&state).unwrap_or_else(|error| panic!("game {game}: {error}\n{:?}", state.frames));
            }
            assert!(state.turns < 2000);
        }
        *endings.entry(Galactica::outcome(&state).unwrap().ending).or_default() += 1;
    }
    println!("{endings:?}");
}

/// Bots clone states by the million.
#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 4096, "{} bytes", size_of::<State>());
}
