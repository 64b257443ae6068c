//! How long things take. Run by hand: `cargo test --release -p galactica --test game speed -- --ignored --nocapture`.

use std::time::{Duration, Instant};

use galactica::{Galactica, Setup, State};
use tabletop::{Ask, Dice, Game, Log, Seed, Viewer};

#[test]
#[ignore = "a measurement"]
fn decisions_views_and_worlds() {
    for players in 3..=6 {
        let (mut answers, mut views, mut worlds) = (0u64, 0u64, 0u64);
        let (mut deciding, mut viewing, mut imagining) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
        let mut cloning = Duration::ZERO;
        let mut slowest = Duration::ZERO;
        let mut ask: Ask<Galactica> = Ask::default();
        let mut items = Vec::new();
        for index in 0..2000 {
            let mut dice = Dice::new(Seed::derive(5, index));
            let mut state = Galactica::start(&Setup::new(players), Seed::derive(6, index), &mut Log::off()).unwrap();
            let begin = Instant::now();
            let mut kept: Vec<State> = Vec::new();
            while let Some(seat) = Galactica::asked(&state).first() {
                if answers % 97 == 0 && state.bids.is_empty() {
                    kept.push(state.clone());
                }
                Galactica::ask(&state, seat, &mut ask);
                ask.pick.sample(|bound| dice.below(bound), &mut items);
                Galactica::apply(&mut state, seat, &items, &mut Log::off());
                answers += 1;
            }
            deciding += begin.elapsed();
            for state in kept {
                let begin = Instant::now();
                for _ in 0..100 {
                    std::hint::black_box(state.clone());
                }
                cloning += begin.elapsed() / 100;
                let begin = Instant::now();
                let view = Galactica::view(&state, Viewer::Seat(state.current));
                viewing += begin.elapsed();
                views += 1;
                let begin = Instant::now();
                let _ = Galactica::imagine(&view, &Default::default(), &mut dice);
                imagining += begin.elapsed();
                slowest = slowest.max(begin.elapsed());
                worlds += 1;
            }
        }
        let each = |time: Duration, count: u64| time.as_nanos() as u64 / count.max(1);
        println!(
            "{players} players, state {} bytes: {} ns a decision ({answers}), {} ns a clone, {} ns a view, {} ns a world, slowest {slowest:?}",
            size_of::<State>(),
            each(deciding, answers),
            each(cloning, views),
            each(viewing, views),
            each(imagining, worlds),
        );
    }
}
