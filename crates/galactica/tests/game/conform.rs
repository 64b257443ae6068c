//! The suite of `testkit` over the game.

use galactica::{Galactica, Setup};
use testkit::{Config, Suite, run};

fn suite(games: u64, every: u32) -> Suite {
    let config = Config::<Galactica> { games, every, pairs: 4, ..Config::new(Setup::all()) };
    let suite = run(&config, &|_, _| ());
    println!("{suite}");
    suite.assert_sound();
    let relabelled = suite.report("lockstep_relabelled");
    assert!(relabelled.pairs > 0 && relabelled.moved > 0);
    assert!(suite.report("lockstep_other_answer").pairs > 0);
    suite
}

#[test]
fn the_game_keeps_the_contract() {
    suite(96, 8);
}

/// By hand: `cargo test --release -p galactica --test game conform -- --ignored --nocapture`.
#[test]
#[ignore = "takes a minute"]
fn the_game_keeps_the_contract_at_every_state_of_many_games() {
    let suite = suite(4_000, 1);
    assert!(suite.report("imagine").states > 100_000);
}
