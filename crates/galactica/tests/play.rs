//! Random games to their end: conservation and the truth of all statements after every answer.

use galactica::{Galactica, Setup};
use tabletop::{Ask, Dice, Game, Log, Probe, Seed, Viewer, answer};

#[test]
fn random_games_end_and_keep_everything_in_its_place() {
    let mut endings = std::collections::BTreeMap::new();
    let mut answers = 0u64;
    for index in 0..1000 {
        let setup = Setup { players: 3 + (index % 4) as u8 };
        let mut state = Galactica::start(&setup, Seed::derive(1, index), &mut Log::off()).unwrap();
        let mut dice = Dice::new(Seed::derive(2, index));
        let mut items = Vec::new();
        while let Some(seat) = Galactica::asked(&state).first() {
            let ask: Ask<Galactica> = Ask::of(&state, seat);
            ask.pick.sample(|bound| dice.below(bound), &mut items);
            answer::<Galactica>(&mut state, seat, &mut items, &mut Log::off()).unwrap();
            Galactica::conserved(&state).unwrap();
            assert!(state.statements_hold(), "game {index} after {answers} answers: {state:?}");
            answers += 1;
        }
        let outcome = Galactica::outcome(&state).expect("nobody is asked, so it is over");
        *endings.entry(outcome.ending).or_insert(0) += 1;
    }
    println!("{answers} answers, {endings:?}");
    assert!(endings.len() >= 2, "{endings:?}");
}

/// Every view of a hundred games is imagined; the worlds look the same and what is known in them is true.
#[test]
fn imagined_worlds_look_the_same() {
    let mut worlds = 0u32;
    for index in 0..60 {
        let setup = Setup { players: 3 + (index % 4) as u8 };
        let mut state = Galactica::start(&setup, Seed::derive(3, index), &mut Log::off()).unwrap();
        let mut dice = Dice::new(Seed::derive(4, index));
        let mut items = Vec::new();
        while !Galactica::asked(&state).is_empty() {
            for viewer in state.seats().map(Viewer::Seat).chain([Viewer::Public]) {
                if dice.below(8) == 0 {
                    let view = Galactica::view(&state, viewer);
                    let world = Galactica::imagine(&view, &Default::default(), &mut dice)
                        .unwrap_or_else(|_| panic!("game {index}: {view:?}"));
                    assert_eq!(Galactica::view(&world, viewer), view);
                    Galactica::conserved(&world).unwrap();
                    assert!(world.statements_hold(), "{view:?}");
                    worlds += 1;
                }
            }
            // Sealed answers all at once: between them a state is not viewed.
            for seat in Galactica::asked(&state).iter() {
                let ask: Ask<Galactica> = Ask::of(&state, seat);
                ask.pick.sample(|bound| dice.below(bound), &mut items);
                answer::<Galactica>(&mut state, seat, &mut items, &mut Log::off()).unwrap();
            }
        }
    }
    println!("{worlds} worlds");
}
