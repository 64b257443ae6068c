//! What a tableau brings when the phases that feed it are called.

use race::cards::{Body, Consume, Want};
use race::{Good, Kind, SeatState};

/// Worked out roughly: powers for one kind of good are fed first, then those for any.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Economy {
    /// By consuming the goods that lie there, in halves of a VP; a card drawn counts as half a VP.
    pub(crate) feast: i32,
    /// The same once every production world has its good.
    pub(crate) full_feast: i32,
    /// Cards for the best good that could be sold.
    pub(crate) sale: i32,
    /// Production worlds without a good.
    pub(crate) empty: i32,
}

impl Economy {
    pub(crate) fn of(seat: &SeatState) -> Self {
        let mut economy = Self::default();
        let (mut goods, mut all) = ([0u8; 4], [0u8; 4]);
        let mut hungry = false;
        for slot in &seat.tableau {
            let design = slot.kind().design();
            hungry |= !design.consume.is_empty();
            let Some(good) = design.good() else { continue };
            let produces = matches!(design.body, Body::Production(_));
            if slot.has_good() {
                goods[good as usize] += 1;
                let bonus = seat.sums.trade_bonus + seat.sums.trade_bonus_for[good as usize];
                let price = i32::from(good.price()) + i32::from(bonus) + i32::from(design.trade_bonus_here());
                economy.sale = economy.sale.max(price);
            } else if produces {
                economy.empty += 1;
            }
            all[good as usize] += u8::from(produces || slot.has_good());
        }
        if hungry {
            economy.feast = feast(seat, goods);
            economy.full_feast = if all == goods { economy.feast } else { feast(seat, all) };
        }
        economy
    }
}

fn powers(seat: &SeatState) -> impl Iterator<Item = Consume> {
    seat.tableau.iter().flat_map(|slot| slot.kind().design().consume.iter().copied())
}

/// What consuming these goods brings, in halves of a VP.
fn feast(seat: &SeatState, mut goods: [u8; 4]) -> i32 {
    let mut gain = 0;
    for power in powers(seat) {
        match power {
            Consume::Goods { good: Want::Only(good), per_use, uses, vp, cards } => {
                let left = &mut goods[good as usize];
                let used = (*left / per_use).min(uses);
                *left -= used * per_use;
                gain += i32::from(used) * (2 * i32::from(vp) + i32::from(cards));
            }
            Consume::Kinds { kinds, vp } => {
                if goods.iter().filter(|&&left| left > 0).count() >= usize::from(kinds) {
                    let present = goods.iter_mut().filter(|left| **left > 0);
                    present.take(usize::from(kinds)).for_each(|left| *left -= 1);
                    gain += 2 * i32::from(vp);
                }
            }
            Consume::Draw(cards) => gain += i32::from(cards),
            Consume::Goods { good: Want::Any, .. }
            | Consume::All
            | Consume::ForPrice { .. }
            | Consume::Gamble { .. }
            | Consume::HandCards { .. } => {}
        }
    }
    let mut left: u8 = goods.iter().sum();
    for power in powers(seat) {
        match power {
            Consume::Goods { good: Want::Any, per_use, uses, vp, cards } => {
                let used = (left / per_use).min(uses);
                left -= used * per_use;
                gain += i32::from(used) * (2 * i32::from(vp) + i32::from(cards));
            }
            Consume::ForPrice { .. } if left > 0 => {
                let best = Good::ALL.into_iter().rev().find(|&good| goods[good as usize] > 0);
                left -= 1;
                gain += best.map_or(0, |good| i32::from(good.price()));
            }
            Consume::All => {
                gain += 2 * (i32::from(left) - 1).max(0);
                left = 0;
            }
            Consume::Goods { .. }
            | Consume::Kinds { .. }
            | Consume::ForPrice { .. }
            | Consume::Draw(_)
            | Consume::Gamble { .. }
            | Consume::HandCards { .. } => {}
        }
    }
    gain
}

/// What is wanting to place a card of the hand now, without the bonus of an action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lack {
    Nothing,
    Cards(i32),
    Strength(i32),
}

/// `None` if it could not be placed with any number of cards: we have it already.
pub(crate) fn lack(seat: &SeatState, card: Kind) -> Option<Lack> {
    let design = card.design();
    let payable = seat.hand.len() as i32 - 1;
    let cards = |cost: i32| if cost <= payable { Lack::Nothing } else { Lack::Cards(cost - payable) };
    if !design.is_world() {
        let cost = i32::from(design.number()) - i32::from(seat.sums.develop_discount);
        return (!seat.has(card)).then(|| cards(cost));
    }
    let strength = i32::from(design.number()) - i32::from(race::strength_against(&seat.sums, card));
    if design.is_military() && strength <= 0 {
        return Some(Lack::Nothing);
    }
    let cost = race::settle_cost(&seat.sums, card);
    Some(cost.map_or(Lack::Strength(strength), |cost| cards(i32::from(cost))))
}

#[cfg(test)]
mod tests {
    use race::{NO_CARD, Slot};

    use super::*;

    fn seat(worlds: &[(&str, bool)]) -> SeatState {
        let mut seat = SeatState::default();
        for &(id, good) in worlds {
            let card = Kind::named(id).unwrap_or_else(|| panic!("{id}")).copies().first;
            seat.tableau.push(Slot { card, good: if good { 0 } else { NO_CARD } });
            seat.sums.add(card);
        }
        seat
    }

    #[test]
    fn goods_are_eaten_and_sold() {
        // A Rare windfall world without a consume power.
        let alone = Economy::of(&seat(&[("alpha-centauri", true)]));
        assert_eq!((alone.feast, alone.sale, alone.empty), (0, 3, 0));
        // A Novelty production world that turns any good into a VP.
        let fed = Economy::of(&seat(&[("earths-lost-colony", true)]));
        assert_eq!((fed.feast, fed.full_feast, fed.empty), (2, 2, 0));
        let hungry = Economy::of(&seat(&[("earths-lost-colony", false)]));
        assert_eq!((hungry.feast, hungry.full_feast, hungry.empty, hungry.sale), (0, 2, 1, 0));
    }
}
