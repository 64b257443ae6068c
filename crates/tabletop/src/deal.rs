//! Dealing what a viewer cannot see: uniform over the arrangements that agree with what they know.

use std::sync::LazyLock;

use crate::{CardId, Cards, Copies, Dice, Impossible};

/// A hidden zone to be filled: how many cards it takes, which kinds were seen in it, and how many of those must be there.
#[derive(Clone, Debug, Default)]
pub struct Hole {
    pub size: usize,
    pub known: Cards,
    pub at_least: usize,
    /// What was dealt into it, in random order.
    pub cards: Vec<CardId>,
}

impl Hole {
    /// A zone of so many cards of which nothing is known.
    pub fn new(size: usize) -> Self {
        Self { size, ..Self::default() }
    }

    /// A zone of so many cards, `at_least` so many of which are among the known ones.
    pub fn knowing(size: usize, known: Cards, at_least: usize) -> Self {
        Self { size, known, at_least, cards: Vec::new() }
    }
}

/// How often an arrangement may be refused before the view is taken to be impossible.
const TRIES: usize = 100_000;

/// Deals `pool` into the holes, every arrangement that satisfies them equally likely. `copies` maps a card to its kind.
///
/// Statements that are certain (`at_least` is all that is known) are dealt first. Zones with uncertain ones are then filled
/// one after another, smallest first, each evenly over the sets that satisfy it. An earlier zone may have taken cards that a
/// later one wants, which leaves that one fewer ways: the deal is then kept only with the probability that makes up for it, so
/// that all arrangements come out equally likely. The rest is a plain shuffle.
///
/// ```
/// use tabletop::{Cards, Copies, Dice, Hole, Seed, deal};
///
/// // Three cards, two of them in a hand in which card 2 was seen.
/// let pool: Cards = [0, 1, 2].into_iter().collect();
/// let seen: Cards = [2].into_iter().collect();
/// let mut holes = [Hole::knowing(2, seen, 1), Hole::new(1)];
/// let kind = |card| Copies { first: card, count: 1 };
/// deal(pool, &mut holes, kind, &mut Dice::new(Seed::derive(1, 0))).unwrap();
/// assert!(holes[0].cards.contains(&2) && holes[0].cards.len() == 2);
/// ```
pub fn deal(
    mut pool: Cards,
    holes: &mut [Hole],
    copies: impl Fn(CardId) -> Copies,
    dice: &mut Dice,
) -> Result<(), Impossible> {
    if pool.len() != holes.iter().map(|hole| hole.size).sum::<usize>() {
        return Err(Impossible);
    }
    for hole in holes.iter_mut() {
        hole.cards.clear();
        if hole.at_least > 0 && hole.at_least == hole.known.len() {
            for card in hole.known.iter() {
                let copy = pool.copy_of(copies(card)).ok_or(Impossible)?;
                pool.remove(copy);
                hole.cards.push(copy);
            }
            if hole.cards.len() > hole.size {
                return Err(Impossible);
            }
        }
    }
    // What is still uncertain, as ids that are really in the pool. A copy that is elsewhere by now is one of those that left.
    let mut free = pool;
    let mut uncertain: Vec<Uncertain> = Vec::new();
    for (index, hole) in holes.iter().enumerate() {
        if hole.cards.is_empty() && hole.at_least > 0 {
            let wanted = within(hole.known, pool, &mut free, &copies);
            if hole.at_least > wanted.len().min(hole.size) {
                return Err(Impossible);
            }
            uncertain.push(Uncertain { index, wanted, need: hole.at_least, room: hole.size });
        }
    }
    uncertain.sort_by_key(|zone| zone.room);
    let (rest, chosen) = (0..TRIES).find_map(|_| fill(pool, &uncertain, dice)).ok_or(Impossible)?;
    for (zone, cards) in uncertain.iter().zip(chosen) {
        holes[zone.index].cards = cards;
    }
    let mut rest: Vec<CardId> = rest.iter().collect();
    dice.shuffle(&mut rest);
    for hole in holes.iter_mut().filter(|hole| hole.cards.len() < hole.size) {
        let certain = !hole.cards.is_empty();
        hole.cards.extend(rest.drain(rest.len() - (hole.size - hole.cards.len())..));
        if certain {
            dice.shuffle(&mut hole.cards);
        }
    }
    Ok(())
}

/// A zone of which it is known that at least `need` of `wanted` are in it.
struct Uncertain {
    index: usize,
    wanted: Cards,
    need: usize,
    room: usize,
}

/// One try at all uncertain zones: what is left of the pool, and what each zone got.
fn fill(mut pool: Cards, zones: &[Uncertain], dice: &mut Dice) -> Option<(Cards, Vec<Vec<CardId>>)> {
    let mut chosen = Vec::with_capacity(zones.len());
    for zone in zones {
        let available = zone.wanted & pool;
        let ways = Ways::new(available.len(), pool.len() - available.len(), zone.need, zone.room);
        if available != zone.wanted {
            // As many ways as it would have if nobody had taken what it wants: the most there can be.
            let wanted = zone.wanted.len().min(pool.len());
            let most = Ways::new(wanted, pool.len() - wanted, zone.need, zone.room);
            if most.total == 0 || dice.below_wide(most.total) >= ways.total {
                return None;
            }
        }
        let count = ways.sample(dice)?;
        let mut cards = some_of(available, count, dice);
        cards.extend(some_of(pool - available, zone.room - count, dice));
        dice.shuffle(&mut cards);
        cards.iter().for_each(|&card| pool.remove(card));
        chosen.push(cards);
    }
    Some((pool, chosen))
}

/// In how many ways a zone can hold each number of wanted cards.
struct Ways {
    by_count: Vec<u128>,
    total: u128,
}

impl Ways {
    fn new(wanted: usize, others: usize, need: usize, room: usize) -> Self {
        let ways = |count| if count < need { 0 } else { choose(wanted, count) * choose(others, room - count) };
        let by_count: Vec<u128> = (0..=room.min(wanted)).map(ways).collect();
        Self { total: by_count.iter().sum(), by_count }
    }

    fn sample(&self, dice: &mut Dice) -> Option<usize> {
        if self.total == 0 {
            return None;
        }
        let mut point = dice.below_wide(self.total);
        for (count, &ways) in self.by_count.iter().enumerate() {
            if point < ways {
                return Some(count);
            }
            point -= ways;
        }
        None
    }
}

/// The kinds of `known` as ids of cards that are in the pool. Zones that know the same kind get different copies of it as
/// long as there are any (`free`): with one copy for both, two zones that each hold theirs would be impossible.
fn within(known: Cards, mut pool: Cards, free: &mut Cards, copies: &impl Fn(CardId) -> Copies) -> Cards {
    let mut found = Cards::EMPTY;
    for card in known.iter() {
        let kind = copies(card);
        if let Some(copy) = (*free & pool).copy_of(kind).or_else(|| pool.copy_of(kind)) {
            free.remove(copy);
            pool.remove(copy);
            found.insert(copy);
        }
    }
    found
}

fn some_of(cards: Cards, count: usize, dice: &mut Dice) -> Vec<CardId> {
    let mut cards: Vec<CardId> = cards.iter().collect();
    dice.shuffle(&mut cards);
    cards.truncate(count);
    cards
}

/// Binomial coefficient; exact for up to 128 cards, since the largest, 128 over 64, is below 2^124.
fn choose(n: usize, k: usize) -> u128 {
    /// Pascal's triangle: row n, column k.
    static TRIANGLE: LazyLock<Vec<Vec<u128>>> = LazyLock::new(|| {
        let mut rows = vec![vec![1u128]];
        for n in 1..=128 {
            let above = &rows[n - 1];
            let row = (0..=n).map(|k| if k == 0 || k == n { 1 } else { above[k - 1] + above[k] }).collect();
            rows.push(row);
        }
        rows
    });
    TRIANGLE[n].get(k).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Seed;

    fn single(card: CardId) -> Copies {
        Copies { first: card, count: 1 }
    }

    #[test]
    fn binomials() {
        assert_eq!(choose(5, 2), 10);
        assert_eq!(choose(3, 4), 0);
        assert_eq!(choose(114, 57), choose(113, 56) + choose(113, 57));
        assert_eq!(choose(128, 64), choose(127, 63) * 2);
        assert_eq!(choose(52, 5), 2_598_960);
    }

    /// Every arrangement of seven cards into three zones of which two hold uncertain statements, enumerated, against what
    /// the dealer deals.
    #[test]
    fn deals_evenly_over_everything_that_is_possible() {
        let pool: Cards = (0..7).collect();
        let (known_a, known_b): (Cards, Cards) = ([0, 1, 2].into_iter().collect(), [3, 4].into_iter().collect());
        let holes = || [Hole::knowing(3, known_a, 2), Hole::knowing(2, known_b, 1), Hole::new(2)];
        let mut possible = BTreeMap::new();
        for a in 0u128..128 {
            for b in 0u128..128 {
                let (set_a, set_b) = (Cards(a), Cards(b));
                let fits = a & b == 0
                    && (set_a.len(), set_b.len()) == (3, 2)
                    && (set_a & known_a).len() >= 2
                    && !(set_b & known_b).is_empty();
                if fits {
                    possible.insert((a, b), 0u32);
                }
            }
        }
        let mut dice = Dice::new(Seed::derive(11, 0));
        let draws = possible.len() as u32 * 400;
        for _ in 0..draws {
            let mut holes = holes();
            deal(pool, &mut holes, single, &mut dice).unwrap();
            let set = |i: usize| holes[i].cards.iter().copied().collect::<Cards>().0;
            *possible.get_mut(&(set(0), set(1))).expect("an impossible arrangement") += 1;
        }
        let chi: f64 = possible.values().map(|&n| (f64::from(n) - 400.0).powi(2) / 400.0).sum();
        let freedom = (possible.len() - 1) as f64;
        assert!(chi < freedom + 4.0 * (2.0 * freedom).sqrt(), "chi-square {chi} with {freedom} degrees of freedom");
    }

    /// Two zones that each lost a card of two known ones, of which the other has come to light: both still hold a 0 or a 1,
    /// which are copies of one kind. Found by the suite on its toy game (game 201 of seed 1).
    #[test]
    fn zones_that_know_the_same_kind_want_different_copies() {
        let pool: Cards = [0, 1, 6, 7].into_iter().collect();
        let pair = |card: CardId| Copies { first: card / 2 * 2, count: 2 };
        let knowing = |other: CardId| Hole::knowing(2, [0, other].into_iter().collect(), 1);
        let mut holes = [knowing(2), knowing(4)];
        deal(pool, &mut holes, pair, &mut Dice::new(Seed::derive(3, 0))).unwrap();
        assert!(holes.iter().all(|hole| hole.cards.iter().any(|&card| card < 2)), "{holes:?}");
    }

    #[test]
    fn certain_cards_go_where_they_are_known_to_be() {
        let pool: Cards = (0..6).collect();
        let mut dice = Dice::new(Seed::derive(2, 0));
        let pair = |card: CardId| Copies { first: card / 2 * 2, count: 2 };
        let mut holes = [
            Hole::knowing(2, [0].into_iter().collect(), 1),
            Hole::knowing(2, [0].into_iter().collect(), 1),
            Hole::new(2),
        ];
        deal(pool, &mut holes, pair, &mut dice).unwrap();
        assert!(holes[0].cards.iter().any(|&card| card < 2) && holes[1].cards.iter().any(|&card| card < 2));
        let mut too_many = [Hole::knowing(1, [0, 2].into_iter().collect(), 2), Hole::new(5)];
        assert_eq!(deal(pool, &mut too_many, pair, &mut dice), Err(Impossible));
        assert_eq!(deal(pool, &mut [Hole::new(5)], pair, &mut dice), Err(Impossible), "a card left over");
        let mut too_small = [Hole::knowing(1, [0, 2, 4].into_iter().collect(), 2), Hole::new(5)];
        assert_eq!(deal(pool, &mut too_small, pair, &mut dice), Err(Impossible), "two of three, and room for one");
    }
}
