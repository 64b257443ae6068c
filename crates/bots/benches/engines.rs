//! What the engines cost: `cargo bench -p bots`.
//!
//! `decision` is random play from start to end with the log off, per ask with more than one answer: asking, choosing,
//! checking and applying, forced answers and setting up included.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::Botted;
use bots::simulate::{Measured, Series};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use galactica::Galactica;
use race::{Mode, Race};
use tabletop::{Ask, Dice, Game, Log, Seat, Seed, Viewer};

/// States from all over random games, with the seat that is asked; none in the midst of sealed answers.
fn states<G: Game>(setup: &G::Setup, count: usize) -> Vec<(G::State, Seat)> {
    let mut dice = Dice::new(Seed::derive(1, 0));
    let (mut states, mut answer, mut ask) = (Vec::new(), Vec::new(), Ask::<G>::default());
    for game in 0.. {
        let Ok(mut state) = G::start(setup, Seed::derive(2, game), &mut Log::off()) else { return states };
        loop {
            let asked = G::asked(&state);
            let Some(first) = asked.first() else { break };
            states.push((state.clone(), first));
            if states.len() == count {
                return states;
            }
            for seat in asked.iter() {
                G::ask(&state, seat, &mut ask);
                ask.pick.sample(|bound| dice.below(bound), &mut answer);
                G::apply(&mut state, seat, &answer, &mut Log::off());
                if !ask.sealed {
                    break;
                }
            }
        }
    }
    states
}

fn play<G: Botted + Measured>(c: &mut Criterion, setups: &[(&str, G::Setup)]) {
    let mut group = c.benchmark_group(format!("{}/decision", G::ID));
    for (name, setup) in setups {
        let Ok(series) = Series::<G>::new(setup.clone(), vec!["random".to_owned()], 7) else { continue };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
        group.throughput(Throughput::Elements(1));
        group.bench_function(*name, |bencher| {
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

fn parts<G: Game>(c: &mut Criterion, setup: &G::Setup) {
    let states = states::<G>(setup, 2000);
    let mut group = c.benchmark_group(G::ID);
    let mut next = states.iter().cycle();
    group.bench_function("clone", |bencher| {
        bencher.iter_batched(
            || next.next().expect("a cycle"),
            |(state, _)| black_box(state.clone()),
            BatchSize::SmallInput,
        );
    });
    let mut next = states.iter().cycle();
    let mut ask = Ask::<G>::default();
    group.bench_function("ask", |bencher| {
        bencher.iter_batched(
            || next.next().expect("a cycle"),
            |(state, seat)| G::ask(state, *seat, &mut ask),
            BatchSize::SmallInput,
        );
    });
    let mut next = states.iter().cycle();
    group.bench_function("view", |bencher| {
        bencher.iter_batched(
            || next.next().expect("a cycle"),
            |(state, seat)| G::view(state, Viewer::Seat(*seat)),
            BatchSize::SmallInput,
        );
    });
    let views: Vec<G::View> = states.iter().map(|(state, seat)| G::view(state, Viewer::Seat(*seat))).collect();
    let mut next = views.iter().cycle();
    let mut dice = Dice::new(Seed::derive(3, 0));
    group.bench_function("imagine", |bencher| {
        bencher.iter_batched(
            || next.next().expect("a cycle"),
            |view| G::imagine(view, &G::Guess::default(), &mut dice),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

fn race(c: &mut Criterion) {
    let setup = |players, mode| race::Setup { players, mode };
    let setups = [
        ("2 players", setup(2, Mode::Standard)),
        ("3 players", setup(3, Mode::Standard)),
        ("4 players", setup(4, Mode::Standard)),
        ("experienced", setup(2, Mode::Experienced)),
    ];
    play::<Race>(c, &setups);
    parts::<Race>(c, &setup(4, Mode::Standard));
}

fn galactica(c: &mut Criterion) {
    let setups = [("3 players", 3), ("4 players", 4), ("5 players", 5), ("6 players", 6)];
    play::<Galactica>(c, &setups.map(|(name, players)| (name, galactica::Setup::new(players))));
    parts::<Galactica>(c, &galactica::Setup::new(5));
}

criterion_group!(benches, race, galactica);
criterion_main!(benches);
