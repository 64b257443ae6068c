//! Dealing what a viewer cannot see: uniform over the arrangements that agree with what he knows.

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
    pub fn new(size: usize) -> Self {
        Self { size, ..Self::default() }
    }

    pub fn knowing(size: usize, known: Cards, at_least: usize) -> Self {
        Self { size, known, at_least, cards: Vec::new() }
    }
}

/// How often an arrangement may be refused before the view is taken to be impossible. Two zones at once that each hold an
/// uncertain statement are rare, and then about one arrangement in ten passes.
const TRIES: usize = 20_000;

/// Deals `pool` into the holes, every arrangement that satisfies them equally likely. `copies` maps a card to its kind.
///
/// Statements that are certain (`at_least` is all that is known) are dealt first. Of the others the one that demands most is
/// met by counting arrangements, and the rest by dealing again until they hold.
pub fn deal(
    mut pool: Cards,
    holes: &mut [Hole],
    copies: impl Fn(CardId) -> Copies,
    dice: &mut Dice,
) -> Result<(), Impossible> {
    if pool.len() != holes.iter().map(|hole| hole.size).sum::<usize>() {
        return Err(Impossible);
    }
    let mut certain = vec![Vec::new(); holes.len()];
    for (hole, certain) in holes.iter_mut().zip(&mut certain) {
        if hole.at_least > 0 && hole.at_least == hole.known.len() {
            for card in hole.known.iter() {
                let copy = pool.copy_of(copies(card)).ok_or(Impossible)?;
                pool.remove(copy);
                certain.push(copy);
            }
            if certain.len() > hole.size {
                return Err(Impossible);
            }
        }
    }
    // What is still uncertain, as ids that are really in the pool. A copy that is elsewhere by now is one of those that left.
    let mut free = pool;
    let wanted: Vec<Cards> = (holes.iter().zip(&certain))
        .map(
            |(hole, certain)| {
                if certain.is_empty() { within(hole.known, pool, &mut free, &copies) } else { Cards::EMPTY }
            },
        )
        .collect();
    let needs: Vec<usize> =
        holes.iter().zip(&certain).map(|(hole, c)| if c.is_empty() { hole.at_least } else { 0 }).collect();
    let rooms: Vec<usize> = holes.iter().zip(&certain).map(|(hole, certain)| hole.size - certain.len()).collect();
    let main = (0..holes.len()).max_by_key(|&i| needs[i]).filter(|&i| needs[i] > 0);

    for _ in 0..TRIES {
        let mut rest = pool;
        let mut first = Vec::new();
        if let Some(main) = main {
            first = counted(pool, wanted[main], needs[main], rooms[main], dice)?;
            first.iter().for_each(|&card| rest.remove(card));
        }
        let mut rest: Vec<CardId> = rest.iter().collect();
        dice.shuffle(&mut rest);
        for (i, hole) in holes.iter_mut().enumerate() {
            hole.cards =
                if Some(i) == main { std::mem::take(&mut first) } else { rest.split_off(rest.len() - rooms[i]) };
        }
        let holds = |i: usize| holes[i].cards.iter().filter(|&&card| wanted[i].contains(card)).count() >= needs[i];
        if (0..holes.len()).all(holds) {
            for (hole, certain) in holes.iter_mut().zip(certain) {
                if !certain.is_empty() {
                    hole.cards.extend(certain);
                    dice.shuffle(&mut hole.cards);
                }
            }
            return Ok(());
        }
    }
    Err(Impossible)
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

/// `room` cards of `pool`, at least `need` of them from `wanted`, every such set equally likely: first how many, by the
/// number of sets that have so many, then which.
fn counted(pool: Cards, wanted: Cards, need: usize, room: usize, dice: &mut Dice) -> Result<Vec<CardId>, Impossible> {
    let (inside, outside) = (wanted.len(), (pool - wanted).len());
    let ways: Vec<u128> =
        (0..=room).map(|n| if n < need { 0 } else { choose(inside, n) * choose(outside, room - n) }).collect();
    let total: u128 = ways.iter().sum();
    if total == 0 {
        return Err(Impossible);
    }
    let mut point = dice.below_wide(total);
    let count = ways.iter().position(|&ways| {
        let here = point < ways;
        point = point.wrapping_sub(if here { 0 } else { ways });
        here
    });
    let count = count.ok_or(Impossible)?;
    let mut chosen = some_of(wanted, count, dice);
    chosen.extend(some_of(pool - wanted, room - count, dice));
    dice.shuffle(&mut chosen);
    Ok(chosen)
}

fn some_of(cards: Cards, count: usize, dice: &mut Dice) -> Vec<CardId> {
    let mut cards: Vec<CardId> = cards.iter().collect();
    dice.shuffle(&mut cards);
    cards.truncate(count);
    cards
}

/// Binomial coefficient; exact for up to 128 cards, since the largest, 128 over 64, is below 2^124.
fn choose(n: usize, k: usize) -> u128 {
    if k > n {
        return 0;
    }
    // Multiply and divide by turns with the common factor taken out first, so that nothing overflows on the way.
    (0..k.min(n - k)).fold(1u128, |acc, i| {
        let (num, den) = ((n - i) as u128, (i + 1) as u128);
        let g = gcd(acc, den);
        (acc / g) * (num / (den / g))
    })
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
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
    }
}
