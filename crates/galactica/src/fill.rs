//! Deals hidden skill cards into zones of which only bounds are known, every arrangement equally likely.
//!
//! A row is a zone to be filled: so many cards, between `lo` and `hi` of each type, and at least `need` of `wanted`. What
//! no row takes is the draw piles. Arrangements are counted row by row, keyed by how many cards of each column are left
//! over; a column is a skill type, or the wanted cards of one row within a type. Then the rows are drawn in turn, each by
//! the number of ways in which the others can still be filled.
//!
//! Numbers of ways run up to about 10^80, so that they are held in floating point; the error of a chance is below 10^-12.

use std::collections::HashMap;

use tabletop::{CardId, Cards, Dice, Impossible};

use crate::cards::{Skill, copies, kind_of};

#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub size: u8,
    pub lo: [u8; 5],
    pub hi: [u8; 5],
    pub wanted: Cards,
    pub need: u8,
}

impl Row {
    fn freedom(&self) -> u32 {
        (0..5).map(|i| u32::from(self.hi[i] - self.lo[i])).sum()
    }
}

/// What was dealt: to each row, in random order, and to each draw pile.
#[derive(Debug, Default)]
pub(crate) struct Dealt {
    pub rows: Vec<Vec<CardId>>,
    pub piles: [Vec<CardId>; 5],
}

/// Columns: the five types, and what rows want, at most five more for each of six hands.
const COLUMNS: usize = 35;
type Counts = [u8; COLUMNS];

struct Column {
    skill: usize,
    /// The row whose wanted cards these are; the other cards of the type have none.
    owner: Option<usize>,
    cards: Vec<CardId>,
}

struct Plan<'a> {
    /// Rows with a wish first (their columns merge into the others once they are filled), then by rising freedom.
    order: Vec<usize>,
    rows: &'a [Row],
    columns: Vec<Column>,
    /// The least and the most that rows from this place on, and the pile, take of each type.
    least: Vec<[u8; 5]>,
    most: Vec<[u8; 5]>,
    ways: HashMap<(u8, Counts), f64>,
}

pub(crate) fn deal(pool: Cards, piles: [u8; 5], rows: &[Row], dice: &mut Dice) -> Result<Dealt, Impossible> {
    let mut plan = Plan::new(pool, piles, rows);
    let mut counts = [0; COLUMNS];
    for (count, column) in counts.iter_mut().zip(&mut plan.columns) {
        *count = column.cards.len() as u8;
        dice.shuffle(&mut column.cards);
    }
    let mut dealt = Dealt { rows: vec![Vec::new(); rows.len()], piles: Default::default() };
    for place in 0..plan.order.len() {
        let mut choices = Vec::new();
        let mut total = 0.0;
        plan.choices(place, &counts, &mut |takes, ways| choices.push((*takes, ways)));
        for (takes, ways) in &mut choices {
            *ways *= plan.ways(place + 1, &plan.after(place, &counts, takes));
            total += *ways;
        }
        let takes = pick(&choices, total, dice).ok_or(Impossible)?;
        let row = plan.order[place];
        for (column, take) in plan.columns.iter_mut().zip(takes) {
            let keep = column.cards.len() - usize::from(take);
            dealt.rows[row].extend(column.cards.drain(keep..));
        }
        dice.shuffle(&mut dealt.rows[row]);
        counts = plan.after(place, &counts, &takes);
        plan.merge(row, dice);
    }
    for column in plan.columns {
        dealt.piles[column.skill].extend(column.cards);
    }
    for (pile, size) in dealt.piles.iter_mut().zip(piles) {
        if pile.len() != usize::from(size) {
            return Err(Impossible);
        }
        dice.shuffle(pile);
    }
    Ok(dealt)
}

fn pick(choices: &[(Counts, f64)], total: f64, dice: &mut Dice) -> Option<Counts> {
    const STEPS: u128 = 1 << 53;
    let mut point = dice.below_wide(STEPS) as f64 / STEPS as f64 * total;
    let mut last = None;
    for (takes, ways) in choices.iter().filter(|(_, ways)| *ways > 0.0) {
        last = Some(*takes);
        if point < *ways {
            break;
        }
        point -= ways;
    }
    last
}

impl<'a> Plan<'a> {
    fn new(pool: Cards, piles: [u8; 5], rows: &'a [Row]) -> Self {
        let wanted = rows.iter().fold(Cards::EMPTY, |all, row| all | row.wanted);
        let mut columns = Vec::new();
        for skill in Skill::ALL {
            let mut add = |owner: Option<usize>, cards: Cards| {
                let cards: Vec<CardId> = (cards & skill.cards()).iter().collect();
                if owner.is_none() || !cards.is_empty() {
                    columns.push(Column { skill: skill.index(), owner, cards });
                }
            };
            add(None, pool - wanted);
            rows.iter().enumerate().for_each(|(index, row)| add(Some(index), row.wanted));
        }
        let mut order: Vec<usize> = (0..rows.len()).collect();
        order.sort_by_key(|&index| (rows[index].wanted.is_empty(), rows[index].freedom()));
        let (mut least, mut most) = (vec![piles], vec![piles]);
        for &index in order.iter().rev() {
            let (below, above) = (least[least.len() - 1], most[most.len() - 1]);
            least.push(std::array::from_fn(|i| below[i] + rows[index].lo[i]));
            most.push(std::array::from_fn(|i| above[i].saturating_add(rows[index].hi[i])));
        }
        least.reverse();
        most.reverse();
        Self { order, rows, columns, least, most, ways: HashMap::new() }
    }

    /// In how many ways the rows from `place` on can be filled.
    fn ways(&mut self, place: usize, counts: &Counts) -> f64 {
        if place == self.order.len() {
            return 1.0;
        }
        let key = (place as u8, *counts);
        if let Some(&ways) = self.ways.get(&key) {
            return ways;
        }
        let mut choices = Vec::new();
        self.choices(place, counts, &mut |takes, ways| choices.push((self.after(place, counts, takes), ways)));
        let total = choices.iter().map(|(rest, ways)| ways * self.ways(place + 1, rest)).sum();
        self.ways.insert(key, total);
        total
    }

    /// Every way to fill the row at `place` by numbers of cards, with the number of sets of cards that have them.
    fn choices(&self, place: usize, counts: &Counts, found: &mut dyn FnMut(&Counts, f64)) {
        let row = &self.rows[self.order[place]];
        let mut have = [0u8; 5];
        self.columns.iter().zip(counts).for_each(|(column, count)| have[column.skill] += count);
        let mut range = [(0u8, 0u8); 5];
        for i in 0..5 {
            let (least, most) = (self.least[place + 1][i], self.most[place + 1][i]);
            range[i] = (row.lo[i].max(have[i].saturating_sub(most)), row.hi[i].min(have[i].saturating_sub(least)));
            if have[i] < least || range[i].0 > range[i].1 {
                return;
            }
        }
        let search = Search { plan: self, row: self.order[place], counts, range };
        search.column(0, row.size, 0, row.need, &mut [0; COLUMNS], 1.0, found);
    }

    /// What is left of each column, the columns of the row at `place` merged into their types.
    fn after(&self, place: usize, counts: &Counts, takes: &Counts) -> Counts {
        let row = self.order[place];
        let mut rest = [0; COLUMNS];
        let mut main = 0;
        for (index, column) in self.columns.iter().enumerate() {
            let left = counts[index] - takes[index];
            if column.owner.is_none() {
                main = index;
            }
            rest[if column.owner == Some(row) { main } else { index }] += left;
        }
        rest
    }

    /// The same with the cards themselves.
    fn merge(&mut self, row: usize, dice: &mut Dice) {
        let mut main = 0;
        for index in 0..self.columns.len() {
            if self.columns[index].owner.is_none() {
                main = index;
            } else if self.columns[index].owner == Some(row) {
                let cards = std::mem::take(&mut self.columns[index].cards);
                self.columns[main].cards.extend(cards);
                dice.shuffle(&mut self.columns[main].cards);
            }
        }
    }
}

struct Search<'a> {
    plan: &'a Plan<'a>,
    row: usize,
    counts: &'a Counts,
    range: [(u8, u8); 5],
}

impl Search<'_> {
    /// Fills in the columns from `at` on: `size` cards are still to be taken, `taken` of the present type so far, and
    /// `need` wanted ones are still missing.
    #[allow(clippy::too_many_arguments)]
    fn column(
        &self,
        at: usize,
        size: u8,
        taken: u8,
        need: u8,
        takes: &mut Counts,
        ways: f64,
        found: &mut dyn FnMut(&Counts, f64),
    ) {
        let Some(column) = self.plan.columns.get(at) else {
            if size == 0 && need == 0 {
                found(takes, ways);
            }
            return;
        };
        let (low, high) = self.range[column.skill];
        let last = self.plan.columns.get(at + 1).is_none_or(|next| next.skill != column.skill);
        for take in 0..=self.counts[at].min(size).min(high - taken) {
            let sum = taken + take;
            if last && sum < low {
                continue;
            }
            takes[at] = take;
            let need = if column.owner == Some(self.row) { need.saturating_sub(take) } else { need };
            let ways = ways * choose(self.counts[at], take);
            self.column(at + 1, size - take, if last { 0 } else { sum }, need, takes, ways, found);
        }
        takes[at] = 0;
    }
}

fn choose(n: u8, k: u8) -> f64 {
    (0..k.min(n - k)).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1))
}

/// The cards of `known` as ids that are in the pool; a copy that is elsewhere by now is one of those that left.
pub(crate) fn take_known(known: &[CardId], pool: &mut Cards) -> Cards {
    let mut found = Cards::EMPTY;
    for &card in known {
        if let Some(copy) = pool.copy_of(copies(kind_of(card))) {
            pool.remove(copy);
            found.insert(copy);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::cards::skill_of;
    use tabletop::Seed;

    /// Two zones and two piles over eight cards of two types, one zone with a wish: every possible arrangement, listed,
    /// against what is dealt.
    #[test]
    fn deals_evenly_over_everything_that_is_possible() {
        // Politics 0..4, leadership 21..25.
        let pool: Cards = (0..4).chain(21..25).collect();
        let wanted: Cards = [0, 21].into_iter().collect();
        let rows = [
            Row { size: 3, lo: [1, 0, 0, 0, 0], hi: [2, 2, 0, 0, 0], wanted, need: 1 },
            Row { size: 2, lo: [0; 5], hi: [2, 1, 0, 0, 0], ..Row::default() },
        ];
        let piles = [1, 2, 0, 0, 0];
        let cards: Vec<CardId> = pool.iter().collect();
        let mut possible = BTreeMap::new();
        for a in 0..256u32 {
            for b in (0..256u32).filter(|b| a & b == 0) {
                let set = |bits: u32| (0..8).filter(|i| bits >> i & 1 == 1).map(|i| cards[i]).collect::<Cards>();
                let (one, two) = (set(a), set(b));
                let fits = |cards: Cards, row: &Row| {
                    let counts = crate::knowledge::by_skill(cards);
                    cards.len() == usize::from(row.size)
                        && (0..5).all(|i| (row.lo[i]..=row.hi[i]).contains(&counts[i]))
                        && (cards & row.wanted).len() >= usize::from(row.need)
                };
                let left = crate::knowledge::by_skill(pool - one - two);
                if fits(one, &rows[0]) && fits(two, &rows[1]) && left == piles {
                    possible.insert((one.0, two.0), 0u32);
                }
            }
        }
        assert!(possible.len() > 20, "{}", possible.len());
        let mut dice = Dice::new(Seed::derive(21, 0));
        for _ in 0..possible.len() * 400 {
            let dealt = deal(pool, piles, &rows, &mut dice).unwrap();
            let set = |i: usize| dealt.rows[i].iter().copied().collect::<Cards>().0;
            *possible.get_mut(&(set(0), set(1))).expect("an impossible arrangement") += 1;
            assert!(dealt.piles[1].iter().all(|&card| skill_of(card) == Skill::Leadership));
        }
        let chi: f64 = possible.values().map(|&n| (f64::from(n) - 400.0).powi(2) / 400.0).sum();
        let freedom = (possible.len() - 1) as f64;
        assert!(chi < freedom + 4.0 * (2.0 * freedom).sqrt(), "chi-square {chi} with {freedom} degrees of freedom");
    }
}
