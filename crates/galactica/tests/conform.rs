//! The suite of `testkit` over the game.

use galactica::{Galactica, Setup};
use testkit::{Config, run};

#[test]
fn the_game_keeps_the_contract() {
    let setups = (3..=6).map(|players| Setup { players }).collect();
    let config = Config::<Galactica> { games: 200, pairs: 4, ..Config::new(setups) };
    let suite = run(&config, &|_, _| ());
    println!("{suite}");
    suite.assert_sound();
    let relabelled = suite.report("lockstep_relabelled");
    assert!(relabelled.pairs > 0 && relabelled.moved > 0);
    assert!(suite.report("lockstep_other_answer").pairs > 0);
}
