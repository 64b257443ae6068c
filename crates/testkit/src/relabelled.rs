//! Lockstep, first kind: hidden things that a viewer never gets to see are exchanged, and he cannot tell.
//!
//! A state is played on, and every hidden thing that the viewer sees on the way is noted. The others are permuted within
//! the classes he cannot tell apart, the same answers are given, relabelled, and all he gets must stay equal as bytes.

use std::collections::BTreeMap;

use tabletop::{Answer, Ask, Probe, Shows, Token, Viewer};

use crate::bench::{Bench, Start};
use crate::play::{Step, Told, apply, asks, choose, given};
use crate::sight::Sight;

/// Where the things of the first world lie in the second: a permutation, the identity where it says nothing.
#[derive(Default)]
struct Exchange {
    to: BTreeMap<Token, Token>,
    back: BTreeMap<Token, Token>,
}

impl Exchange {
    fn to(&self, token: Token) -> Token {
        self.to.get(&token).copied().unwrap_or(token)
    }

    fn set(&mut self, from: Token, to: Token) {
        self.to.insert(from, to);
        self.back.insert(to, from);
    }

    /// The second engine took `taken` where this said otherwise: another copy of the same kind out of the same zone, so
    /// the two copies may as well have been exchanged from the start.
    fn repair(&mut self, token: Token, taken: Token) {
        let meant = self.to(token);
        if meant != taken {
            let other = self.back.get(&taken).copied().unwrap_or(taken);
            self.set(token, taken);
            self.set(other, meant);
        }
    }
}

pub(crate) fn test<G: Probe>(bench: &mut Bench<'_, G>, start: &Start<G>, stretch: usize) {
    bench.report("lockstep_relabelled");
    let viewer = bench.any_viewer();
    let (steps, sights, hidden) = first_world(bench, start, viewer, stretch);
    let mut exchange = permute(bench, &hidden);
    let moved = exchange.to.iter().filter(|(from, to)| from != to).count();

    let mut first = start.state.clone();
    let mut second = start.state.clone();
    G::relabel(&mut second, &|token| exchange.to(token));
    let mut played: Vec<Answer<G::Item>> = Vec::new();
    let mut cut = false;
    let mut saw = sights[0].0.difference(&Sight::of::<G>(&second, viewer, &[]));
    for (step, (sight, told)) in steps.iter().zip(&sights[1..]) {
        if saw.is_some() {
            break;
        }
        let Some(told_second) = follow::<G>([&mut first, &mut second], step, viewer, &hidden, &mut exchange) else {
            cut = true;
            break;
        };
        played.extend(step.iter().cloned());
        bench.report("lockstep_relabelled").states += 1;
        let other = Sight::of::<G>(&second, viewer, &told_second.entries);
        saw = sight.difference(&other);
        // Turned up and shuffled away within one step: seen by the viewer, and at no point at which we could look.
        if saw.is_some() && *told && shown_and_gone(&told_second, viewer, bench.seats) && sight.entries != other.entries
        {
            (saw, cut) = (None, true);
            break;
        }
    }
    let report = bench.report("lockstep_relabelled");
    report.pair(played.len());
    report.moved += moved as u64;
    report.cut_short += u64::from(cut);
    if let Some(saw) = saw {
        let count = played.len();
        bench.differ("lockstep_relabelled", start.answers, &played, || {
            format!("{viewer:?} can tell hidden things apart, {count} answers after {moved} were exchanged: {saw}")
        });
    }
}

/// What the viewer gets after each step, and whether the step may have shown him something that is hidden again.
type Sights = Vec<(Sight, bool)>;

/// Plays on at random. Gives the steps, what the viewer gets, and what stays hidden from him throughout.
fn first_world<G: Probe>(
    bench: &mut Bench<'_, G>,
    start: &Start<G>,
    viewer: Viewer,
    stretch: usize,
) -> (Vec<Step<G>>, Sights, BTreeMap<Token, u32>) {
    let mut state = start.state.clone();
    let mut hidden: BTreeMap<Token, u32> = G::hidden(&state, viewer).into_iter().collect();
    let mut sights = vec![(Sight::of::<G>(&state, viewer, &[]), false)];
    let mut steps = Vec::new();
    let mut answers = 0;
    while answers < stretch {
        let asks = asks::<G>(&state);
        if asks.is_empty() {
            break;
        }
        let step = choose(&asks, &mut bench.rng);
        // What is picked for all to see is seen, also if it is gone again after the step.
        for answer in &step {
            let shows = asks.iter().any(|(seat, ask)| *seat == answer.seat && ask.shows == Shows::Items);
            if shows || viewer.seat() == Some(answer.seat) {
                G::tokens_of(&state, answer.seat, &answer.items).into_iter().flatten().for_each(|token| {
                    hidden.remove(&token);
                });
            }
        }
        let told = apply::<G>(&mut state, &step);
        answers += step.len();
        sights.push((Sight::of::<G>(&state, viewer, &told.entries), shown_and_gone(&told, viewer, bench.seats)));
        steps.push(step);
        let mut still: Vec<Token> = G::hidden(&state, viewer).into_iter().map(|(token, _)| token).collect();
        still.sort_unstable();
        hidden.retain(|token, _| still.binary_search(token).is_ok());
    }
    (steps, sights, hidden)
}

fn shown_and_gone<G: Probe>(told: &Told<G>, viewer: Viewer, seats: u8) -> bool {
    told.drew && told.showed_to(viewer, seats)
}

fn permute<G: Probe>(bench: &mut Bench<'_, G>, hidden: &BTreeMap<Token, u32>) -> Exchange {
    let mut classes: BTreeMap<u32, Vec<Token>> = BTreeMap::new();
    for (&token, &class) in hidden {
        classes.entry(class).or_default().push(token);
    }
    let mut exchange = Exchange::default();
    for tokens in classes.into_values() {
        let mut images = tokens.clone();
        bench.rng.shuffle(&mut images);
        tokens.into_iter().zip(images).for_each(|(from, to)| exchange.set(from, to));
    }
    exchange
}

/// Gives a step in both worlds, relabelled in the second. `None` if that is no legal answer there.
fn follow<G: Probe>(
    [first, second]: [&mut G::State; 2],
    step: &Step<G>,
    viewer: Viewer,
    hidden: &BTreeMap<Token, u32>,
    exchange: &mut Exchange,
) -> Option<Told<G>> {
    let asks: Vec<Ask<G>> = step.iter().map(|answer| Ask::of(second, answer.seat)).collect();
    let mut log = tabletop::Log::on();
    for (answer, ask) in step.iter().zip(&asks) {
        let seat = answer.seat;
        let tokens = G::tokens_of(first, seat, &answer.items);
        // What the viewer answers himself he names as he sees it.
        let own = viewer.seat() == Some(seat);
        let mut pairs: Vec<(G::Item, Option<Token>)> = (answer.items.iter().zip(&tokens))
            .map(|(&item, &token)| match token {
                Some(token) if !own => (G::item_of(exchange.to(token)), Some(token)),
                Some(_) | None => (item, token),
            })
            .collect();
        // By item alone, so that what is already in order stays so.
        pairs.sort_by_key(|&(item, _)| item);
        let mut mapped = given(seat, pairs.iter().map(|&(item, _)| item).collect());
        tabletop::check(&ask.pick, &mut mapped.items).ok()?;
        let taken = G::tokens_of(second, seat, &mapped.items);
        for ((_, token), taken) in pairs.iter().zip(&taken) {
            if let (&Some(token), &Some(taken)) = (token, taken) {
                exchange.repair(token, taken);
            }
        }
        // Relabelled, the things of one answer may come in another order, and so lie in another order on a pile: the second
        // world is then like the first if they are exchanged among themselves. That may not touch what the viewer sees.
        if pairs.iter().map(|(_, token)| token).ne(&tokens) {
            if !tokens.iter().all(|token| token.is_some_and(|token| hidden.contains_key(&token))) {
                return None;
            }
            for (token, taken) in tokens.iter().zip(&taken) {
                if let (&Some(token), &Some(taken)) = (token, taken) {
                    exchange.set(token, taken);
                }
            }
        }
        G::apply(first, seat, &answer.items, &mut tabletop::Log::off());
        G::apply(second, seat, &mapped.items, &mut log);
    }
    let (entries, drew, showed) = log.take();
    Some(Told { entries, drew, showed })
}
