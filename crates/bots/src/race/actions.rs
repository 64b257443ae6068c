//! The choice of actions: what each choice is worth against what the others will probably choose.

use std::sync::LazyLock;

use race::{Action, Item, Mode, State};
use tabletop::Seat;

use super::lookahead::{Budget, CUT, Worlds};
use super::thinker::{Thinker, Worth};
use super::trials::Trials;
use crate::Quick;

/// Every choice of action cards.
pub(crate) fn choices(mode: Mode) -> &'static [Vec<Item>] {
    static SINGLE: LazyLock<Vec<Vec<Item>>> =
        LazyLock::new(|| Action::ALL.iter().map(|&action| vec![Item::Action(action)]).collect());
    static PAIRS: LazyLock<Vec<Vec<Item>>> = LazyLock::new(pairs);
    if mode == Mode::Experienced { &PAIRS } else { &SINGLE }
}

fn pairs() -> Vec<Vec<Item>> {
    let mut pairs = Vec::new();
    for (index, &a) in Action::ALL.iter().enumerate() {
        for &b in &Action::ALL[index..] {
            if a != b || matches!(a, Action::Develop | Action::Settle) {
                pairs.push(vec![Item::Action(a), Item::Action(b)]);
            }
        }
    }
    pairs
}

/// What came of thinking about a choice of actions.
pub(crate) struct Choice {
    /// The choices that were tried.
    pub(crate) trials: Trials<Vec<Item>>,
    /// How probably each of the others makes which choice.
    pub(crate) predicted: Vec<(Seat, Vec<f32>)>,
}

/// How much of a prediction is an even chance for everything: nobody is known that well.
const DOUBT: f32 = 0.1;

/// Thinks about a choice of actions in some worlds.
pub(crate) fn judge_actions(
    thinker: &mut Thinker<'_>,
    mut worlds: Worlds<'_>,
    me: Seat,
    options: &[Vec<Item>],
    budget: &Budget,
    quick: &mut Quick,
) -> Choice {
    let count = options.len();
    let mut ours: Vec<usize> = (0..count).collect();
    let mut next = worlds.next(0);
    if let Some(first) = next.as_ref().filter(|_| budget.ours < count) {
        ours = likeliest(&thinker.choices(first, me, count), budget.ours);
    }
    let players = next.as_ref().map_or(0, |first| first.players);
    let two = players == 2 && budget.theirs > 0;
    // Where each world shows one choice of the others, it says less.
    let cut = if two { CUT } else { CUT * budget.theirs.max(1) };
    let mut trials = Trials::new(ours.into_iter().map(|choice| options[choice].clone()), cut);
    let alone = thinker.lapses().is_some_and(|lapses| lapses.habits.alone);
    let round = next.as_ref().map_or(0, |first| first.round);
    let misjudges = thinker.lapses().is_some_and(|lapses| lapses.habits.misjudges > 0.0);
    let idle: Vec<Vec<Item>> = match &next {
        Some(first) if misjudges => {
            let case = Case { world: first, me, options, chance: 0 };
            options.iter().filter(|ours| brings_nothing(thinker, &case, ours)).cloned().collect()
        }
        _ => Vec::new(),
    };
    let others = Seat::all(players).filter(|&seat| seat != me);
    let mut predicted: Vec<(Seat, Vec<f32>)> = others.map(|seat| (seat, vec![0.0; count])).collect();
    while let Some(world) = next {
        let case = Case { world: &world, me, options, chance: quick.draw() };
        let mut mixes: Vec<Vec<f32>> = Vec::new();
        for (seat, _) in &predicted {
            let mut mix = thinker.choices(&world, *seat, count);
            mix.iter_mut().for_each(|share| *share = *share * (1.0 - DOUBT) + DOUBT / count as f32);
            mixes.push(mix);
        }
        let worths = match mixes.as_mut_slice() {
            _ if alone => nobody_else(thinker, &case, trials.left()),
            [mix] if two => two_players(thinker, &case, mix, budget.theirs, trials.left()),
            mixes => several_players(thinker, &case, mixes, trials.left()),
        };
        trials.add(worths);
        for ((_, sum), mix) in predicted.iter_mut().zip(mixes) {
            sum.iter_mut().zip(mix).for_each(|(sum, share)| *sum += share);
        }
        next = worlds.next(thinker.evaluations);
    }
    if let Some(lapses) = thinker.lapses() {
        trials.lean(|choice| {
            let error = lapses.misjudged(choice, round);
            // However well of a plan somebody thinks, they see that there is nothing to be had from it now.
            if idle.contains(choice) { error.min(0.0) } else { error }
        });
    }
    let part = 1.0 / trials.worlds().max(1) as f32;
    predicted.iter_mut().flat_map(|(_, mix)| mix).for_each(|sum| *sum *= part);
    Choice { trials, predicted }
}

/// One world, whose choice it is, and a number that makes chance the same for all that is compared.
struct Case<'a> {
    world: &'a State,
    me: Seat,
    options: &'a [Vec<Item>],
    chance: u64,
}

/// The numbers of the so many largest shares, in their own order.
fn likeliest(shares: &[f32], count: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..shares.len()).collect();
    order.sort_by(|&a, &b| shares[b].total_cmp(&shares[a]));
    order.truncate(count);
    order.sort_unstable();
    order
}

/// How sharply a player is taken to prefer what is better for them, in shares of a win.
const SHARPNESS: f32 = 0.03;

/// Weights that grow with the value, adding up to one.
fn preferences(values: &[f32]) -> Vec<f32> {
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    // A power series would do as well; this one needs no `exp`, and falls off fast enough.
    let weight = |value: f32| {
        let x = 1.0 + (best - value) / SHARPNESS;
        1.0 / (x * x * x * x)
    };
    let weights: Vec<f32> = values.iter().map(|&value| weight(value)).collect();
    let sum: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// How much of a prediction is what would be best for the other, and not what is usually chosen.
const REASON: f32 = 0.5;

/// Our choices with each of the likely ones of the other are played: what each of ours is worth. They know their hand in this
/// world, and answer what we will probably do. `mix`, what is usually chosen, becomes what they will probably choose.
fn two_players<'a>(
    thinker: &mut Thinker<'_>,
    case: &Case<'_>,
    mix: &mut [f32],
    theirs: usize,
    ours: impl ExactSizeIterator<Item = &'a Vec<Item>>,
) -> Vec<Worth> {
    let &Case { world, me, options, chance } = case;
    let other = Seat(1 - me.0);
    let likely = likeliest(mix, theirs);
    let usual_sum: f32 = likely.iter().map(|&choice| mix[choice]).sum();
    let usual: Vec<f32> = likely.iter().map(|&choice| mix[choice] / usual_sum).collect();
    let (wide, count) = (likely.len(), ours.len());
    let (mut our_worth, mut their_wish) = (Vec::new(), Vec::new());
    for ours in ours {
        for &likely in &likely {
            let (ours, likely) = (ours.as_slice(), options[likely].as_slice());
            let mut state = world.clone();
            thinker.play(&mut state, &if me.0 == 0 { [ours, likely] } else { [likely, ours] }, chance);
            our_worth.push(thinker.worth(&state, me));
            their_wish.push(thinker.worth(&state, other).wish);
        }
    }
    // A few rounds of each answering the other, from what is usual and an even start.
    let mut our_mix = vec![1.0 / count as f32; count];
    let mut their_mix = usual.clone();
    let mut our_values = vec![Worth::default(); count];
    for _ in 0..3 {
        let their_values: Vec<f32> = (0..wide)
            .map(|b| our_mix.iter().enumerate().map(|(a, share)| share * their_wish[a * wide + b]).sum())
            .collect();
        for ((mix, reasoned), usual) in their_mix.iter_mut().zip(preferences(&their_values)).zip(&usual) {
            *mix = REASON * reasoned + (1.0 - REASON) * usual;
        }
        for (value, worths) in our_values.iter_mut().zip(our_worth.chunks_exact(wide)) {
            *value = Worth::default();
            worths.iter().zip(&their_mix).for_each(|(&worth, &share)| value.add(worth, share));
        }
        let wishes: Vec<f32> = our_values.iter().map(|value| value.wish).collect();
        our_mix = preferences(&wishes);
    }
    mix.fill(0.0);
    for (&choice, share) in likely.iter().zip(their_mix) {
        mix[choice] = share;
    }
    our_values
}

/// One choice of each of the others, drawn from what they usually choose, with each of ours: what each of ours is worth.
fn several_players<'a>(
    thinker: &mut Thinker<'_>,
    case: &Case<'_>,
    mixes: &[Vec<f32>],
    ours: impl Iterator<Item = &'a Vec<Item>>,
) -> Vec<Worth> {
    let &Case { world, me, options, chance } = case;
    let mut quick = Quick::new(!chance);
    let mut drawn = mixes.iter().map(|mix| draw(mix, &mut quick));
    let mut picks: Vec<&[Item]> = Seat::all(world.players)
        .map(|seat| if seat == me { &[] } else { options[drawn.next().unwrap_or(0)].as_slice() })
        .collect();
    let worth = |ours: &'a Vec<Item>| {
        picks[me.index()] = ours;
        let mut state = world.clone();
        thinker.play(&mut state, &picks, chance);
        thinker.worth(&state, me)
    };
    ours.map(worth).collect()
}

/// What each of our choices is worth to somebody who forgets that others choose too: no phase comes but their own.
fn nobody_else<'a>(
    thinker: &mut Thinker<'_>,
    case: &Case<'_>,
    ours: impl Iterator<Item = &'a Vec<Item>>,
) -> Vec<Worth> {
    let &Case { world, me, chance, .. } = case;
    let worth = |ours: &'a Vec<Item>| {
        let mut state = world.clone();
        thinker.play(&mut state, &vec![ours.as_slice(); usize::from(world.players)], chance);
        thinker.worth(&state, me)
    };
    ours.map(worth).collect()
}

/// Would a choice of ours, with nobody else's, leave us as we are?
fn brings_nothing(thinker: &mut Thinker<'_>, case: &Case<'_>, ours: &[Item]) -> bool {
    let &Case { world, me, chance, .. } = case;
    let has = |state: &State| {
        let mine = state.seat(me);
        (mine.tableau.len(), mine.goods(), mine.hand.len(), mine.chips)
    };
    let mut state = world.clone();
    thinker.play(&mut state, &vec![ours; usize::from(world.players)], chance);
    has(&state) == has(world)
}

/// The number of one of the shares, drawn.
pub(crate) fn draw(shares: &[f32], quick: &mut Quick) -> usize {
    let mut point = quick.below(1 << 20) as f32 / (1 << 20) as f32;
    let found = shares.iter().position(|&share| {
        point -= share;
        point < 0.0
    });
    found.unwrap_or(shares.len() - 1)
}
