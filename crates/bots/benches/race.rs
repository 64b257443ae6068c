//! What the engine of Race costs: `cargo bench -p bots`.
//!
//! `decision` is random play from start to end with the log off, per ask with more than one answer: asking, choosing,
//! checking and applying, forced answers and setting up included.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::simulate::Series;
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use race::{Guess, Mode, Race, Setup, State};
use tabletop::{Ask, Dice, Game, Log, Seed, Viewer};

/// States from all over random games.
fn states(setup: Setup, count: usize) -> Vec<State> {
    let mut dice = Dice::new(Seed::derive(1, 0));
    let (mut states, mut answer, mut ask) = (Vec::new(), Vec::new(), Ask::<Race>::default());
    for game in 0.. {
        let Ok(mut state) = Race::start(&setup, Seed::derive(2, game), &mut Log::off()) else { return states };
        while let Some(seat) = Race::asked(&state).first() {
            Race::ask(&state, seat, &mut ask);
            if !ask.sealed || seat.0 == 0 {
                states.push(state.clone());
                if states.len() == count {
                    return states;
                }
            }
            ask.pick.sample(|bound| dice.below(bound), &mut answer);
            Race::apply(&mut state, seat, &answer, &mut Log::off());
        }
    }
    states
}

fn play(c: &mut Criterion) {
    let mut group = c.benchmark_group("decision");
    for (name, players, mode) in [
        ("2 players", 2, Mode::Standard),
        ("3 players", 3, Mode::Standard),
        ("4 players", 4, Mode::Standard),
        ("experienced", 2, Mode::Experienced),
    ] {
        let Ok(series) = Series::<Race>::new(Setup { players, mode }, vec!["random".to_owned()], 7) else { continue };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
        group.throughput(Throughput::Elements(1));
        group.bench_function(name, |bencher| {
            // Games are played whole; the time is that of the decisions asked for.
            bencher.iter_custom(|decisions| {
                let (mut made, mut from, start) = (0, 0, Instant::now());
                while made < decisions {
                    made += pool.install(|| series.play(from..from + 64, &|_| ())).decisions;
                    from += 64;
                }
                let took = start.elapsed().as_secs_f64() * decisions as f64 / made as f64;
                Duration::from_secs_f64(took)
            });
        });
    }
    group.finish();
}

fn parts(c: &mut Criterion) {
    let states = states(Setup { players: 4, mode: Mode::Standard }, 2000);
    let mut next = states.iter().cycle();
    c.bench_function("clone", |bencher| {
        bencher.iter_batched(|| next.next().expect("a cycle"), |state| black_box(state.clone()), BatchSize::SmallInput);
    });
    let asked = |state: &State| Race::asked(state).first();
    let mut next = states.iter().filter_map(|state| Some((state, asked(state)?))).cycle();
    let mut ask = Ask::<Race>::default();
    c.bench_function("ask", |bencher| {
        bencher.iter_batched(
            || next.next().expect("a cycle"),
            |(state, seat)| Race::ask(state, seat, &mut ask),
            BatchSize::SmallInput,
        );
    });
    let mut next = states.iter().filter_map(|state| Some((state, asked(state)?))).cycle();
    c.bench_function("view", |bencher| {
        bencher.iter_batched(
            || next.next().expect("a cycle"),
            |(state, seat)| Race::view(state, Viewer::Seat(seat)),
            BatchSize::SmallInput,
        );
    });
    let views: Vec<_> = states.iter().filter_map(|s| Some(Race::view(s, Viewer::Seat(asked(s)?)))).collect();
    let mut next = views.iter().cycle();
    let mut dice = Dice::new(Seed::derive(3, 0));
    c.bench_function("imagine", |bencher| {
        bencher.iter_batched(
            || next.next().expect("a cycle"),
            |view| Race::imagine(view, &Guess::default(), &mut dice),
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, play, parts);
criterion_main!(benches);
