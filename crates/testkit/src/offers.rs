//! The offered list and what is taken agree.

use tabletop::{Ask, Log, Pick, Probe, Seat};

use crate::bench::{Bench, stuck};
use crate::play::{Step, apply, given, sample};
use crate::sight::json;

pub(crate) fn test<G: Probe>(bench: &mut Bench<'_, G>, state: &G::State, asks: &[(Seat, Ask<G>)]) {
    bench.report("offers").states += 1;
    if asks.iter().any(|(_, ask)| ask.sealed != asks[0].1.sealed) {
        bench.differ_now("offers", || "some asks are sealed and some are not".to_owned());
    }
    for (index, (seat, ask)) in asks.iter().enumerate() {
        if let Some(why) = malformed(&ask.pick) {
            bench.differ_now("offers", || format!("seat {} is asked {:?}: {why}", seat.0, ask.prompt));
            continue;
        }
        for item in &ask.pick.from {
            if !bench.elsewhere.contains(item) && bench.elsewhere.len() < 200 {
                bench.elsewhere.push(*item);
            }
        }
        offered(bench, state, asks, index);
        not_offered(bench, state, *seat, &ask.pick);
    }
    unasked(bench, state, asks);
}

fn malformed<I: Copy + Ord>(pick: &Pick<I>) -> Option<&'static str> {
    if !pick.from.is_sorted() {
        Some("what is offered is not in canonical order")
    } else if pick.min > pick.max {
        Some("the least is more than the most")
    } else if usize::from(pick.max) > pick.from.len() {
        Some("more may be picked than is offered")
    } else {
        None
    }
}

/// Every offered answer, or some of very many, is taken and leads to a state that goes on.
fn offered<G: Probe>(bench: &mut Bench<'_, G>, state: &G::State, asks: &[(Seat, Ask<G>)], index: usize) {
    let (seat, ask) = &asks[index];
    let answers = every_answer(&ask.pick, bench.config.answers);
    let answers = answers.unwrap_or_else(|| (0..4).map(|_| sample(&ask.pick, &mut bench.rng)).collect());
    for items in answers {
        if let Err(refusal) = tabletop::check(&ask.pick, &mut items.clone()) {
            bench.differ_now("offers", || format!("seat {}: {items:?} is offered and refused: {refusal:?}", seat.0));
            continue;
        }
        let mut after = state.clone();
        // A sealed answer counts only together with those of the others, whatever they are.
        let step: Step<G> = if ask.sealed {
            let others = asks.iter().map(|(other, ask)| {
                given(*other, if other == seat { items.clone() } else { sample(&ask.pick, &mut bench.rng) })
            });
            others.collect()
        } else {
            vec![given(*seat, items)]
        };
        bench.trying.clone_from(&step);
        if ask.sealed {
            apply::<G>(&mut after, &step);
        } else if let Err(refusal) =
            tabletop::answer::<G>(&mut after, *seat, &mut step[0].items.clone(), &mut Log::off())
        {
            bench.differ_now("offers", || format!("seat {}: {:?} is refused: {refusal:?}", seat.0, step[0].items));
        }
        if let Some(why) = stuck::<G>(&after) {
            bench.differ("offers", bench.now, &step, || format!("after {step:?} {why}"));
        }
    }
    bench.trying.clear();
}

/// Every distinct answer, unless there are more than `most`.
fn every_answer<I: Copy + Ord>(pick: &Pick<I>, most: usize) -> Option<Vec<Vec<I>>> {
    let mut answers = vec![Vec::new()];
    for run in pick.from.chunk_by(|a, b| a == b) {
        let shorter = answers.len();
        for base in 0..shorter {
            for count in 1..=run.len() {
                if answers[base].len() + count <= usize::from(pick.max) {
                    let longer = answers[base].iter().chain(&run[..count]).copied().collect();
                    answers.push(longer);
                }
            }
        }
        // Answers that are still too short count as well; they are at most as many again in any ask of a game.
        if answers.len() > 4 * most {
            return None;
        }
    }
    answers.retain(|answer| answer.len() >= usize::from(pick.min));
    (answers.len() <= most).then_some(answers)
}

/// Answers to this ask that are not offered are refused, and change nothing.
fn not_offered<G: Probe>(bench: &mut Bench<'_, G>, state: &G::State, seat: Seat, pick: &Pick<G::Item>) {
    let (min, max) = (usize::from(pick.min), usize::from(pick.max));
    let mut wrong: Vec<Vec<G::Item>> = Vec::new();
    if min > 0 {
        wrong.push(pick.from[..min - 1].to_vec());
    }
    if let Some(&first) = pick.from.first() {
        wrong.push(std::iter::repeat_n(first, max + 1).collect());
        wrong.push(pick.from.iter().copied().chain([first]).take(max + 1).collect());
        let copies = pick.from.iter().filter(|&&item| item == first).count();
        if copies < max {
            let rest = &pick.from[copies..];
            let padding = &rest[..rest.len().min(min.saturating_sub(copies + 1))];
            wrong.push(std::iter::repeat_n(first, copies + 1).chain(padding.iter().copied()).collect());
        }
    }
    let foreign: Vec<G::Item> = bench.elsewhere.iter().filter(|item| !pick.from.contains(item)).copied().collect();
    if !foreign.is_empty() {
        let item = foreign[bench.rng.index(foreign.len())];
        wrong.push(std::iter::once(item).chain(pick.from.iter().copied()).take(min.max(1)).collect());
    }
    refused(bench, state, seat, &wrong);
}

/// Seats that are not asked, and seats that are not at the table, are refused.
fn unasked<G: Probe>(bench: &mut Bench<'_, G>, state: &G::State, asks: &[(Seat, Ask<G>)]) {
    let answers: Vec<Vec<G::Item>> =
        asks.iter().map(|(_, ask)| ask.pick.from.iter().copied().take(usize::from(ask.pick.min)).collect()).collect();
    // Up to 7 only: a set of seats has eight bits, and `Session` stops larger numbers before they reach one.
    for seat in Seat::all(8).filter(|seat| asks.iter().all(|(asked, _)| asked != seat)) {
        refused(bench, state, seat, &answers);
    }
}

fn refused<G: Probe>(bench: &mut Bench<'_, G>, state: &G::State, seat: Seat, answers: &[Vec<G::Item>]) {
    let mut after = state.clone();
    for items in answers {
        if tabletop::answer::<G>(&mut after, seat, &mut items.clone(), &mut Log::off()).is_ok() {
            bench.differ_now("offers", || format!("seat {}: {items:?} is not offered and taken", seat.0));
            after = state.clone();
        }
    }
    if after != *state || (bench.rng.one_in(8) && json(&after) != json(state)) {
        bench.differ_now("offers", || format!("a refused answer of seat {} changed the game", seat.0));
    }
}
