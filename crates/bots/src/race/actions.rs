//! The choice of actions: what each choice is worth against what the others will probably choose.

use std::sync::LazyLock;

use race::{Action, Item, Mode, State};
use tabletop::Seat;

use super::lookahead::Budget;
use super::thinker::{Thinker, Worth};
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
    /// The choices that were tried, by number, and what each is worth.
    pub(crate) tried: Vec<(usize, Worth)>,
    /// How probably each of the others makes which choice.
    pub(crate) predicted: Vec<(Seat, Vec<f32>)>,
}

/// How much of a prediction is an even chance for everything: nobody is known that well.
const DOUBT: f32 = 0.1;

/// Thinks about a choice of actions in some worlds.
pub(crate) fn judge_actions(
    thinker: &mut Thinker<'_>,
    worlds: &[State],
    me: Seat,
    options: &[Vec<Item>],
    budget: &Budget,
    quick: &mut Quick,
) -> Choice {
    let count = options.len();
    let ours = match worlds.first() {
        Some(first) if budget.ours < count => likeliest(&thinker.choices(first, me, count), budget.ours),
        _ => (0..count).collect(),
    };
    let mut tried: Vec<(usize, Worth)> = ours.into_iter().map(|choice| (choice, Worth::default())).collect();
    let Some(first) = worlds.first() else { return Choice { tried, predicted: Vec::new() } };
    let others = Seat::all(first.players).filter(|&seat| seat != me);
    let mut predicted: Vec<(Seat, Vec<f32>)> = others.map(|seat| (seat, vec![0.0; count])).collect();
    for world in worlds {
        let case = Case { world, me, options, chance: quick.draw() };
        let mut mixes: Vec<Vec<f32>> = Vec::new();
        for (seat, _) in &predicted {
            let mut mix = thinker.choices(world, *seat, count);
            mix.iter_mut().for_each(|share| *share = *share * (1.0 - DOUBT) + DOUBT / count as f32);
            mixes.push(mix);
        }
        if let ([mix], true) = (mixes.as_mut_slice(), budget.theirs > 0) {
            two_players(thinker, &case, mix, budget.theirs, &mut tried);
        } else {
            several_players(thinker, &case, &mixes, &mut tried);
        }
        for ((_, sum), mix) in predicted.iter_mut().zip(mixes) {
            sum.iter_mut().zip(mix).for_each(|(sum, share)| *sum += share);
        }
    }
    let part = 1.0 / worlds.len() as f32;
    for (_, worth) in &mut tried {
        *worth = Worth { win: worth.win * part, wish: worth.wish * part };
    }
    predicted.iter_mut().flat_map(|(_, mix)| mix).for_each(|sum| *sum *= part);
    Choice { tried, predicted }
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

/// How sharply a player is taken to prefer what is better for him, in shares of a win.
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

/// Our choices with each of the likely ones of the other are played. He knows his hand in this world, and answers what we will
/// probably do. `mix`, what is usually chosen, becomes what he will probably choose.
fn two_players(
    thinker: &mut Thinker<'_>,
    case: &Case<'_>,
    mix: &mut [f32],
    theirs: usize,
    tried: &mut [(usize, Worth)],
) {
    let &Case { world, me, options, chance } = case;
    let other = Seat(1 - me.0);
    let his = likeliest(mix, theirs);
    let usual_sum: f32 = his.iter().map(|&choice| mix[choice]).sum();
    let usual: Vec<f32> = his.iter().map(|&choice| mix[choice] / usual_sum).collect();
    let (mut our_worth, mut his_wish) = (Vec::new(), Vec::new());
    for &(our_choice, _) in tried.iter() {
        for &his_choice in &his {
            let (ours, his) = (options[our_choice].as_slice(), options[his_choice].as_slice());
            let mut state = world.clone();
            thinker.play(&mut state, &if me.0 == 0 { [ours, his] } else { [his, ours] }, chance);
            our_worth.push(thinker.worth(&state, me));
            his_wish.push(thinker.worth(&state, other).wish);
        }
    }
    let wide = his.len();
    // A few rounds of each answering the other, from what is usual and an even start.
    let mut our_mix = vec![1.0 / tried.len() as f32; tried.len()];
    let mut his_mix = usual.clone();
    for _ in 0..3 {
        let his_values: Vec<f32> = (0..wide)
            .map(|b| our_mix.iter().enumerate().map(|(a, share)| share * his_wish[a * wide + b]).sum())
            .collect();
        for ((mix, reasoned), usual) in his_mix.iter_mut().zip(preferences(&his_values)).zip(&usual) {
            *mix = REASON * reasoned + (1.0 - REASON) * usual;
        }
        let our_values: Vec<f32> = (0..tried.len())
            .map(|a| his_mix.iter().enumerate().map(|(b, share)| share * our_worth[a * wide + b].wish).sum())
            .collect();
        our_mix = preferences(&our_values);
    }
    for (a, (_, sum)) in tried.iter_mut().enumerate() {
        for (b, &share) in his_mix.iter().enumerate() {
            sum.add(our_worth[a * wide + b], share);
        }
    }
    mix.fill(0.0);
    for (&choice, share) in his.iter().zip(his_mix) {
        mix[choice] = share;
    }
}

/// One choice of each of the others, drawn from what they usually choose, with each of ours.
fn several_players(thinker: &mut Thinker<'_>, case: &Case<'_>, mixes: &[Vec<f32>], tried: &mut [(usize, Worth)]) {
    let &Case { world, me, options, chance } = case;
    let mut quick = Quick::new(!chance);
    let mut drawn = mixes.iter().map(|mix| draw(mix, &mut quick));
    let mut picks: Vec<&[Item]> = Seat::all(world.players)
        .map(|seat| if seat == me { &[] } else { options[drawn.next().unwrap_or(0)].as_slice() })
        .collect();
    for (choice, sum) in tried.iter_mut() {
        picks[me.index()] = &options[*choice];
        let mut state = world.clone();
        thinker.play(&mut state, &picks, chance);
        sum.add(thinker.worth(&state, me), 1.0);
    }
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
