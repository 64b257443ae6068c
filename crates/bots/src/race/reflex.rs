//! The reflex, answers within a round at a glance: common sense ([`Standing::worth`]) and what was learnt on top of it from answers that were
//! thought about.
//!
//! A small network of its own, because it answers many times for every position that is judged: marks that are on, one hidden
//! layer, and a row of weights for each thing that can be picked.

use race::board::Slot;
use race::cards::KINDS;
use race::{Item, Prompt, Race};
use tabletop::Ask;

use super::net::{Net, REFLEX};
use super::standing::Standing;
use crate::learn::{Group, LEAK, add_back, add_rows, rectify, shares, squash};

pub(super) const UNITS: usize = 64;

const HAND: Group = Group::first(KINDS);
const TABLEAU: Group = HAND.next(KINDS);
const GOOD: Group = TABLEAU.next(KINDS);
/// The card that is being paid for, or whose power is in use.
const ABOUT: Group = GOOD.next(KINDS);
const PROMPT: Group = ABOUT.next(CLASSES);
const MODE: Group = PROMPT.next(4);
/// The phases still to come, and the own action cards.
const CALLED: Group = MODE.next(7);
const PICKED: Group = CALLED.next(7);
const ROUND: Group = PICKED.next(20);
const POOL: Group = ROUND.next(24);
const CARDS: Group = POOL.next(13);
const PLACED: Group = CARDS.next(13);
const LONGEST: Group = PLACED.next(13);
const MILITARY: Group = LONGEST.next(12);
const CHIPS: Group = MILITARY.next(16);

const INPUTS: usize = CHIPS.end();

pub(super) const COLUMNS: [Group; 7] = [ROUND, POOL, CARDS, PLACED, LONGEST, MILITARY, CHIPS];

/// Kinds of question.
const CLASSES: usize = 12;

const BIAS: usize = INPUTS * UNITS;
pub(super) const FIRST_WEIGHTS: usize = BIAS;
const ROWS: usize = BIAS + UNITS;
/// One weight for each unit, and one for itself.
const ROW: usize = UNITS + 1;

const CARD_ROW: usize = 0;
const POWER_ROW: usize = CARD_ROW + CLASSES * KINDS;
const BONUS_ROW: usize = POWER_ROW + 3 * KINDS;
const WAY_ROW: usize = BONUS_ROW + KINDS;
const NUMBER_ROW: usize = WAY_ROW + 4;
/// To pick nothing, where that is allowed.
const NOTHING_ROW: usize = NUMBER_ROW + 8;
const ROW_COUNT: usize = NOTHING_ROW + CLASSES;

/// How much common sense counts, for each kind of question.
pub(super) const COMMON_SENSE: usize = ROWS + ROW_COUNT * ROW;
pub(super) const WEIGHTS: usize = COMMON_SENSE + CLASSES;

fn class(prompt: &Prompt) -> usize {
    match prompt {
        Prompt::StartDiscard => 0,
        Prompt::ChooseAction | Prompt::HandLimit => 1,
        Prompt::ExploreKeep => 2,
        Prompt::DevelopPlace => 3,
        Prompt::SettlePlace => 4,
        Prompt::DevelopPay { .. } | Prompt::SettlePay { .. } => 5,
        Prompt::SettleWay { .. } => 6,
        Prompt::Sell => 7,
        Prompt::ConsumePower => 8,
        Prompt::ConsumeGoods { .. } | Prompt::ConsumeNextKind { .. } => 9,
        Prompt::ConsumeHand { .. } | Prompt::Bet { .. } => 10,
        Prompt::ProduceWindfall => 11,
    }
}

fn about(prompt: &Prompt) -> Option<race::Kind> {
    match *prompt {
        Prompt::DevelopPay { card, .. }
        | Prompt::SettleWay { card }
        | Prompt::SettlePay { card, .. }
        | Prompt::ConsumeGoods { card, .. }
        | Prompt::ConsumeNextKind { card }
        | Prompt::ConsumeHand { card }
        | Prompt::Bet { card } => Some(card),
        Prompt::StartDiscard
        | Prompt::ChooseAction
        | Prompt::ExploreKeep
        | Prompt::DevelopPlace
        | Prompt::SettlePlace
        | Prompt::Sell
        | Prompt::ConsumePower
        | Prompt::ProduceWindfall
        | Prompt::HandLimit => None,
    }
}

fn row(class: usize, item: Item) -> u16 {
    let kind = |kind: race::Kind| usize::from(kind.0);
    let row = match item {
        // Not asked within a round.
        Item::Action(action) => NUMBER_ROW + action as usize,
        Item::Card(card) | Item::Good(card) => CARD_ROW + class * KINDS + kind(card),
        Item::Windfall { world, .. } => CARD_ROW + class * KINDS + kind(world),
        Item::WindfallByBonus { world } => BONUS_ROW + kind(world),
        Item::Power(card, index) => POWER_ROW + 3 * kind(card) + usize::from(index.min(2)),
        Item::Way(way) => WAY_ROW + way as usize,
        Item::Number(number) => NUMBER_ROW + usize::from(number.min(7)),
    };
    row as u16
}

/// An ask as the network sees it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Question {
    inputs: Vec<u16>,
    class: usize,
    /// For every item of the ask its row, and what common sense says.
    items: Vec<(u16, f32)>,
    /// One thing at most.
    single: bool,
    /// Nothing may be picked.
    optional: bool,
}

impl Question {
    pub(crate) fn set(&mut self, standing: &Standing, ask: &Ask<Race>) {
        let class = class(&ask.prompt);
        self.class = class;
        self.single = ask.pick.max == 1;
        self.optional = ask.pick.min == 0;
        self.items.clear();
        for &item in &ask.pick.from {
            let worth = standing.worth(&ask.prompt, item);
            // What is only to be ranked stands near a thousand.
            let worth = if worth > 500 { worth - 1000 } else { worth };
            self.items.push((row(class, item), (worth as f32 / 20.0).clamp(-6.0, 6.0)));
        }
        let into = &mut self.inputs;
        into.clear();
        let mut last = None;
        for card in standing.hand.iter() {
            let kind = race::Kind::of(card);
            if last != Some(kind) {
                HAND.one(usize::from(kind.0), into);
            }
            last = Some(kind);
        }
        for &Slot { card, good } in &standing.slots {
            TABLEAU.one(usize::from(card.0), into);
            if good {
                GOOD.one(usize::from(card.0), into);
            }
        }
        if let Some(card) = about(&ask.prompt) {
            ABOUT.one(usize::from(card.0), into);
        }
        PROMPT.one(class, into);
        MODE.one(standing.mode, into);
        (0..7).filter(|called| standing.called >> called & 1 == 1).for_each(|called| CALLED.one(called, into));
        standing.picks.iter().for_each(|&action| PICKED.one(action as usize, into));
        ROUND.column(i32::from(standing.round), into);
        POOL.column(i32::from(standing.pool) / 2, into);
        CARDS.column(standing.hand.len() as i32, into);
        PLACED.column(standing.slots.len() as i32, into);
        LONGEST.column(standing.longest as i32, into);
        MILITARY.column(i32::from(standing.sums.military) + 2, into);
        CHIPS.column(i32::from(standing.chips) / 3, into);
    }
}

impl Question {
    /// What common sense alone says for each item.
    pub(crate) fn common_sense(&self, into: &mut Vec<f32>) {
        into.clear();
        into.extend(self.items.iter().map(|&(_, worth)| worth));
    }
}

/// The sum of the products, in eight sums side by side.
fn dot(units: &[f32; UNITS], row: &[f32]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (units, row) in units.as_chunks::<8>().0.iter().zip(row.as_chunks::<8>().0) {
        for lane in 0..8 {
            sums[lane] += units[lane] * row[lane];
        }
    }
    let [a, b, c, d, e, f, g, h] = sums;
    ((a + e) + (b + f)) + ((c + g) + (d + h))
}

impl Net {
    fn hidden(&self, question: &Question) -> [f32; UNITS] {
        let w = &self.folded[REFLEX..];
        let mut units = add_rows(w, &w[BIAS..ROWS], &question.inputs);
        units.iter_mut().for_each(|unit| *unit = rectify(*unit));
        units
    }

    /// How much is to be said for each item.
    pub(crate) fn wants(&self, question: &Question, into: &mut Vec<f32>) {
        into.clear();
        let units = self.hidden(question);
        self.wants_of(question, &units, into);
    }

    fn wants_of(&self, question: &Question, units: &[f32; UNITS], into: &mut Vec<f32>) {
        let w = &self.folded[REFLEX..];
        let sense = w[COMMON_SENSE + question.class];
        let sum = |row: usize| {
            let row = &w[ROWS + row * ROW..][..ROW];
            dot(units, row) + row[UNITS]
        };
        let items = question.items.iter();
        into.extend(items.map(|&(row, worth)| sum(usize::from(row)) + sense * worth));
        if question.single && question.optional {
            // One thing or none: against nothing, so that what is above zero is wanted in every case.
            let nothing = sum(NOTHING_ROW + question.class);
            into.iter_mut().for_each(|want| *want -= nothing);
        }
    }

    /// Adds the slopes of the loss, given the items that were picked: cross-entropy among the items where one at most could be,
    /// else of each item by itself.
    pub(crate) fn learn_reflex(&self, question: &Question, picked: u128, slopes: &mut [f32]) {
        let units = self.hidden(question);
        let mut wants = Vec::with_capacity(question.items.len() + 1);
        self.wants_of(question, &units, &mut wants);
        let took = |index: usize| if picked >> index & 1 == 1 { 1.0 } else { 0.0 };
        let mut backs: Vec<f32> = if question.single {
            if question.optional {
                wants.push(0.0);
            }
            shares(&wants)
        } else {
            wants.iter().map(|&want| squash(want)).collect()
        };
        backs.truncate(question.items.len());
        backs.iter_mut().enumerate().for_each(|(index, back)| *back -= took(index));
        let w = &self.folded[REFLEX..];
        let slopes = &mut slopes[REFLEX..];
        let mut back_units = [0.0f32; UNITS];
        let mut through = |row: usize, back: f32, slopes: &mut [f32]| {
            let row = ROWS + row * ROW;
            slopes[row + UNITS] += back;
            for unit in 0..UNITS {
                slopes[row + unit] += back * units[unit];
                back_units[unit] += back * w[row + unit];
            }
        };
        let mut nothing = 0.0;
        for (&(row, worth), &back) in question.items.iter().zip(&backs) {
            through(usize::from(row), back, slopes);
            slopes[COMMON_SENSE + question.class] += back * worth;
            nothing -= back;
        }
        if question.single && question.optional {
            through(NOTHING_ROW + question.class, nothing, slopes);
        }
        for unit in 0..UNITS {
            back_units[unit] *= if units[unit] > 0.0 { 1.0 } else { LEAK };
        }
        add_back(&mut slopes[..ROWS], BIAS, &question.inputs, &back_units);
    }
}

/// The answer that looks best to somebody who wants its items so much; what is forced needs no wants.
pub(crate) fn best(ask: &Ask<Race>, wants: &[f32], into: &mut Vec<Item>) {
    into.clear();
    let pick = &ask.pick;
    let (min, max) = (usize::from(pick.min), usize::from(pick.max));
    if pick.is_forced() {
        into.extend_from_slice(&pick.from[..max.min(pick.from.len())]);
        return;
    }
    if max == 1 {
        // Most asks: one thing or none, found without sorting.
        let best = (0..wants.len()).max_by(|&a, &b| wants[a].total_cmp(&wants[b]));
        into.extend(best.filter(|&best| min == 1 || wants[best] > 0.0).map(|best| pick.from[best]));
        return;
    }
    let mut ranked: Vec<usize> = (0..wants.len()).collect();
    ranked.sort_unstable_by(|&a, &b| wants[b].total_cmp(&wants[a]).then(a.cmp(&b)));
    let good = wants.iter().filter(|&&want| want > 0.0).count();
    into.extend(ranked.iter().take(good.clamp(min, max)).map(|&index| pick.from[index]));
    into.sort_unstable();
}

/// Which of an ask's items an answer holds.
pub(crate) fn picked(ask: &Ask<Race>, answer: &[Item]) -> u128 {
    let mut left = answer.to_vec();
    let mut bits = 0;
    for (index, item) in ask.pick.from.iter().enumerate().take(128) {
        if let Some(at) = left.iter().position(|other| other == item) {
            left.swap_remove(at);
            bits |= 1 << index;
        }
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Quick;
    use crate::learn::Network as _;
    use crate::race::net::WEIGHTS as ALL_WEIGHTS;
    use crate::race::net::tests::check_slopes;

    #[test]
    fn slopes_are_those_of_the_loss() {
        let mut quick = Quick::new(9);
        let mut net = Net::random(&mut quick);
        net.change(|weights| {
            let mut quick = Quick::new(6);
            for weight in &mut weights[REFLEX + ROWS..REFLEX + COMMON_SENSE] {
                *weight = (quick.below(1 << 16) as f32 / 32768.0 - 1.0) * 0.3;
            }
        });
        let mut inputs: Vec<u16> = (0..30).map(|_| quick.below(INPUTS as u32) as u16).collect();
        inputs.sort_unstable();
        inputs.dedup();
        let items = vec![(3, 0.5), (200, -1.0), (77, 2.0), (900, 0.1)];
        for (single, optional, picked) in
            [(true, false, 0b10), (true, true, 0), (true, true, 0b1), (false, false, 0b101)]
        {
            let question = Question { inputs: inputs.clone(), class: 4, items: items.clone(), single, optional };
            let mut slopes = vec![0.0; ALL_WEIGHTS];
            net.learn_reflex(&question, picked, &mut slopes);
            Net::unfold(&mut slopes);
            let loss = |net: &Net| {
                let mut wants = Vec::new();
                net.wants(&question, &mut wants);
                if single {
                    if optional {
                        wants.push(0.0);
                    }
                    let took = if picked == 0 { wants.len() - 1 } else { picked.trailing_zeros() as usize };
                    return -f64::from(shares(&wants)[took]).ln();
                }
                let each = wants.iter().enumerate().map(|(index, &want)| {
                    let p = f64::from(squash(want));
                    if picked >> index & 1 == 1 { -p.ln() } else { -(1.0 - p).ln() }
                });
                each.sum()
            };
            check_slopes(&mut net, &slopes, 17, &loss);
        }
    }

    /// Before anything was learnt, it answers by common sense.
    #[test]
    fn an_untaught_reflex_is_common_sense() {
        use race::{Mode, Setup};
        use tabletop::{Game, Log, Seed};
        let net = Net::random(&mut Quick::new(1));
        let setup = Setup { players: 2, mode: Mode::Standard };
        let mut state = Race::start(&setup, Seed::derive(1, 1), &mut Log::off()).unwrap();
        let (mut question, mut wants, mut answer) = (Question::default(), Vec::new(), Vec::new());
        let (mut quick, mut asked) = (Quick::new(7), 0);
        while let Some(seat) = Race::asked(&state).first() {
            let ask = Ask::<Race>::of(&state, seat);
            let standing = Standing::of_state(&state, seat);
            question.set(&standing, &ask);
            net.wants(&question, &mut wants);
            best(&ask, &wants, &mut answer);
            if matches!(ask.prompt, Prompt::DevelopPlace | Prompt::SettlePlace | Prompt::Sell) {
                let worth = |&item: &Item| standing.worth(&ask.prompt, item);
                let best = ask.pick.from.iter().map(worth).max().filter(|&best| best > 0 || ask.pick.min > 0);
                assert_eq!(answer.iter().map(worth).max(), best, "{ask:?}");
                asked += 1;
            }
            ask.pick.sample(|bound| quick.below(bound), &mut answer);
            Race::apply(&mut state, seat, &answer, &mut Log::off());
        }
        assert!(asked > 20, "{asked}");
    }
}
