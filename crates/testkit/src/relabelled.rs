//! Lockstep, first kind: hidden things that a viewer never gets to see are exchanged, and they cannot tell.
//!
//! A state is played on, and every hidden thing that the viewer sees on the way is noted. The others are permuted within
//! the classes they cannot tell apart, the same answers are given, relabelled, and all they get must stay equal as bytes.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Answer, Ask, Probe, Shows, Token, Viewer};

use crate::bench::{Bench, Start};
use crate::claims;
use crate::play::{Step, Told, apply, asks, choose, given};
use crate::sight::Sight;

/// What can be said follows from what everybody sees, and is looked at now and then.
const CLAIMS_EVERY: u64 = 16;

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

    fn from(&self, token: Token) -> Token {
        self.back.get(&token).copied().unwrap_or(token)
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
            let other = self.from(taken);
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
    let starts = [first.clone(), second.clone()];
    // What can be played from the starts alone: until things in the second world have to be put in order.
    let (mut steps_of_both, mut alone) = (Vec::new(), true);
    let mut played: Vec<Answer<G::Item>> = Vec::new();
    let mut cut = false;
    let mut saw = sights[0].0.difference(&Sight::of::<G>(&second, viewer, &[]));
    for (step, (sight, told)) in steps.iter().zip(&sights[1..]) {
        if saw.is_some() {
            break;
        }
        let Some((told_second, second_step)) = follow::<G>(&mut first, &mut second, step, viewer, &mut exchange) else {
            cut = true;
            break;
        };
        played.extend(step.iter().cloned());
        bench.report("lockstep_relabelled").states += 1;
        let other = Sight::of::<G>(&second, viewer, &told_second.entries);
        saw = sight.difference(&other);
        let told = [told, &told_second];
        if saw.is_none() && bench.report("lockstep_relabelled").states.is_multiple_of(CLAIMS_EVERY) {
            let [one, two] = [(&first, told[0]), (&second, told[1])]
                .map(|(state, told)| claims::sayable::<G>(state, bench.seats, &told.entries));
            saw = (one != two).then(|| format!("what can be said: {one:?} against {two:?}"));
        }
        if saw.is_some() && sight.entries != other.entries && shown_and_gone(told, viewer, bench.seats) {
            (saw, cut) = (None, true);
        }
        let before = second.clone();
        if !reconcile::<G>(&first, &mut second, viewer, &hidden, &mut exchange)
            && (saw.is_none() || only_chance::<G>(&first, &second, told, viewer))
        {
            (saw, cut) = (None, true);
        }
        if cut {
            break;
        }
        alone &= saw.is_none() && second == before;
        if alone {
            steps_of_both.push([step.clone(), second_step]);
        }
    }
    bench.keep_twins(viewer, starts, steps_of_both);
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

/// What the viewer gets at the start and after each step, and what the step told.
type Sights<G> = Vec<(Sight, Told<G>)>;

/// Plays on at random. Gives the steps, what the viewer gets, and what stays hidden from them throughout.
fn first_world<G: Probe>(
    bench: &mut Bench<'_, G>,
    start: &Start<G>,
    viewer: Viewer,
    stretch: usize,
) -> (Vec<Step<G>>, Sights<G>, BTreeMap<Token, u32>) {
    let mut state = start.state.clone();
    let mut hidden: BTreeMap<Token, u32> = G::hidden(&state, viewer).into_iter().collect();
    let mut sights = vec![(Sight::of::<G>(&state, viewer, &[]), Told::nothing())];
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
        sights.push((Sight::of::<G>(&state, viewer, &told.entries), told));
        steps.push(step);
        // A thing whose class changes is one that the viewer has learnt something about, also if they cannot see it now.
        let still: BTreeMap<Token, u32> = G::hidden(&state, viewer).into_iter().collect();
        hidden.retain(|token, class| still.get(token) == Some(class));
    }
    (steps, sights, hidden)
}

/// Was something turned up and shuffled away within one step? Then the viewer saw it, at no point at which we could look.
/// In the first world, that is, where what they see is noted; the second may stop short of the shuffle.
fn shown_and_gone<G: Probe>(told: [&Told<G>; 2], viewer: Viewer, seats: u8) -> bool {
    told[0].drew && told.iter().all(|told| told.showed_to(viewer, seats))
}

/// Things lie in another order, and were drawn from there in the same step: is there nothing else to be seen than that?
fn only_chance<G: Probe>(first: &G::State, second: &G::State, told: [&Told<G>; 2], viewer: Viewer) -> bool {
    told.iter().all(|told| told.drew)
        && G::asked(first) == G::asked(second)
        && G::hidden(first, viewer).len() == G::hidden(second, viewer).len()
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

/// Gives a step in both worlds, relabelled in the second, and says how it was given there. `None` if that is no legal answer there.
fn follow<G: Probe>(
    first: &mut G::State,
    second: &mut G::State,
    step: &Step<G>,
    viewer: Viewer,
    exchange: &mut Exchange,
) -> Option<(Told<G>, Step<G>)> {
    let asks: Vec<Ask<G>> = step.iter().map(|answer| Ask::of(second, answer.seat)).collect();
    let (mut log, mut second_step) = (tabletop::Log::on(), Vec::new());
    for (answer, ask) in step.iter().zip(&asks) {
        let seat = answer.seat;
        let tokens = G::tokens_of(first, seat, &answer.items);
        // In their own answers viewers name things as they see them.
        let own = viewer.seat() == Some(seat);
        let mut pairs: Vec<(G::Item, Option<Token>)> = (answer.items.iter().zip(&tokens))
            .map(|(&item, &token)| match token {
                Some(token) if !own => (G::item_of(exchange.to(token)), Some(token)),
                Some(_) | None => (item, token),
            })
            .collect();
        pairs.sort_unstable();
        let mut mapped = given(seat, pairs.iter().map(|&(item, _)| item).collect());
        tabletop::check(&ask.pick, &mut mapped.items).ok()?;
        let taken = G::tokens_of(second, seat, &mapped.items);
        for ((_, token), taken) in pairs.iter().zip(&taken) {
            if let (&Some(token), &Some(taken)) = (token, taken) {
                exchange.repair(token, taken);
            }
        }
        G::apply(first, seat, &answer.items, &mut tabletop::Log::off());
        G::apply(second, seat, &mapped.items, &mut log);
        second_step.push(mapped);
    }
    let (entries, drew, showed) = log.take();
    Some((Told { entries, drew, showed }, second_step))
}

/// Things of a set go on a pile in the order of what they are called, so relabelled they may lie there in another order, and
/// after a reshuffle other things come up: chance, not a leak. Takes them for exchanged from the start or, where the viewer
/// gets to see some of them later, puts them in order while they cannot see them, until the second world is the first one
/// relabelled again. `false` if they see some of them now.
fn reconcile<G: Probe>(
    first: &G::State,
    second: &mut G::State,
    viewer: Viewer,
    hidden: &BTreeMap<Token, u32>,
    exchange: &mut Exchange,
) -> bool {
    let mut expected = first.clone();
    G::relabel(&mut expected, &|token| exchange.to(token));
    let (meant, found) = (places::<G>(&expected), places::<G>(second));
    let moves: BTreeMap<Token, Token> = meant.into_iter().zip(found).filter(|(meant, found)| meant != found).collect();
    // Where a game's knowledge has places too, they may contradict those of the things: then nothing can be concluded.
    if moves.values().collect::<BTreeSet<_>>() != moves.keys().collect() {
        return true;
    }
    let owners: Vec<(Token, Token)> = moves.iter().map(|(&meant, &found)| (exchange.from(meant), found)).collect();
    if owners.iter().all(|(token, _)| hidden.contains_key(token)) {
        owners.into_iter().for_each(|(token, found)| exchange.set(token, found));
        return true;
    }
    let unseen: BTreeSet<Token> = G::hidden(second, viewer).into_iter().map(|(token, _)| token).collect();
    if !moves.keys().all(|token| unseen.contains(token)) {
        return false;
    }
    let back: BTreeMap<Token, Token> = moves.into_iter().map(|(meant, found)| (found, meant)).collect();
    G::relabel(second, &|token| back.get(&token).copied().unwrap_or(token));
    true
}

/// What lies in each place, in the order in which relabelling comes by: piles from end to end, sets by name.
fn places<G: Probe>(state: &G::State) -> Vec<Token> {
    let things = RefCell::new(Vec::new());
    G::relabel(&mut state.clone(), &|token| {
        things.borrow_mut().push(token);
        token
    });
    things.into_inner()
}
