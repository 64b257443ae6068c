//! The truth behind the views, for the suite that proves that they do not tell it.

use tabletop::{CardId, Cards, Probe, Seat, Token, Viewer};

use crate::cards::{ALL_CARDS, CARDS, Kind, Sums, copies_of};
use crate::item::Item;
use crate::state::{Ledger, NO_CARD, Slot, State};
use crate::{Phase, Race};

/// Classes of hidden cards: of kinds that the viewer does not know to have been shuffled into the supply; of those that they
/// does, still in the supply; and gone from it again.
const FREE: u32 = 0;
const SHUFFLED_IN: u32 = 1;
const OUT_AGAIN: u32 = 2;

impl Probe for Race {
    /// Kinds known to be in a hand or in the discards are left out there, every copy: which of two copies it was that somebody
    /// saw does not show.
    fn hidden(state: &State, viewer: Viewer) -> Vec<(Token, u32)> {
        let column = Ledger::column(viewer);
        let shuffled = state.ledger.shuffled[column];
        let mut hidden = Vec::new();
        let mut put = |zone: &mut dyn Iterator<Item = CardId>, known: Cards, class: u32| {
            for card in zone.filter(|&card| known.count(copies_of(card)) == 0) {
                let class = if shuffled.count(copies_of(card)) == 0 { FREE } else { class };
                hidden.push((Token::from(card), class));
            }
        };
        put(&mut state.deck.pile().iter().copied(), Cards::EMPTY, SHUFFLED_IN);
        put(&mut state.deck.discards().iter().copied(), state.ledger.discards[column], OUT_AGAIN);
        for seat in Seat::all(state.players) {
            let seat_state = state.seat(seat);
            if viewer != Viewer::Seat(seat) {
                put(&mut seat_state.hand.iter(), state.ledger.hands[seat.index()].cards, OUT_AGAIN);
                put(&mut seat_state.looked.iter(), Cards::EMPTY, OUT_AGAIN);
            }
            let goods = seat_state.tableau.iter().map(|slot| slot.good);
            put(&mut goods.filter(|&good| good != NO_CARD), Cards::EMPTY, OUT_AGAIN);
        }
        hidden
    }

    fn relabel(state: &mut State, to: &dyn Fn(Token) -> Token) {
        // Each card once, place by place.
        let mut names = [NO_CARD; CARDS];
        let mut name = |card: CardId| {
            if card != NO_CARD {
                names[usize::from(card)] = to(Token::from(card)) as CardId;
            }
        };
        state.deck.pile().iter().copied().for_each(&mut name);
        state.deck.discards().iter().copied().for_each(&mut name);
        for seat in &state.seats {
            seat.hand.iter().chain(seat.looked.iter()).for_each(&mut name);
            seat.tableau.iter().flat_map(|slot| [slot.card, slot.good]).for_each(&mut name);
            // A placement that is still sealed lies in the hand as well.
            if seat.lane.placed != NO_CARD && !seat.hand.contains(seat.lane.placed) {
                name(seat.lane.placed);
            }
        }
        let renamed = |card: CardId| if card == NO_CARD { NO_CARD } else { names[usize::from(card)] };
        let all = |cards: Cards| cards.iter().map(renamed).collect::<Cards>();

        // What somebody knows of the discards they know as kinds: it goes with the cards of that kind. What lay there before
        // the last shuffle stays as it is: it says less and less about where those cards are.
        let discards: Cards = state.deck.discards().iter().copied().collect();
        for known in &mut state.ledger.discards {
            let cards = all(copies_in(discards, *known));
            *known = Cards::EMPTY;
            cards.iter().for_each(|card| known.add(copies_of(card)));
        }
        state.deck.pile_mut().iter_mut().for_each(|card| *card = renamed(*card));
        state.deck.discards_mut().iter_mut().for_each(|card| *card = renamed(*card));
        for seat in &mut state.seats {
            seat.hand = all(seat.hand);
            seat.looked = all(seat.looked);
            for slot in seat.tableau.iter_mut() {
                *slot = Slot { card: renamed(slot.card), good: renamed(slot.good) };
            }
            seat.lane.placed = renamed(seat.lane.placed);
        }
    }

    fn tokens_of(state: &State, seat: Seat, items: &[Item]) -> Vec<Option<Token>> {
        let seat = state.seat(seat);
        let mut zone =
            if matches!(state.phase, Phase::StartDiscard | Phase::Explore) { seat.looked } else { seat.hand };
        let mut take = |item: &Item| {
            let Item::Card(kind) = item else { return None };
            let card = zone.copy_of(kind.copies())?;
            zone.remove(card);
            Some(Token::from(card))
        };
        items.iter().map(&mut take).collect()
    }

    fn item_of(token: Token) -> Item {
        Item::Card(Kind::of(token as CardId))
    }

    fn conserved(state: &State) -> Result<(), String> {
        let mut seen = Cards::EMPTY;
        let mut put = |card: CardId, place: &str| {
            if seen.contains(card) {
                return Err(format!("card {card} is in two places, one of them {place}"));
            }
            seen.insert(card);
            Ok(())
        };
        state.deck.pile().iter().try_for_each(|&card| put(card, "the supply"))?;
        state.deck.discards().iter().try_for_each(|&card| put(card, "the discards"))?;
        let mut chips = 0;
        for seat in &state.seats {
            seat.hand.iter().try_for_each(|card| put(card, "a hand"))?;
            seat.looked.iter().try_for_each(|card| put(card, "cards looked at"))?;
            for slot in &seat.tableau {
                put(slot.card, "a tableau")?;
                if slot.good != NO_CARD {
                    put(slot.good, "the goods")?;
                }
            }
            if seat.lane.placed != NO_CARD && !seat.hand.contains(seat.lane.placed) {
                put(seat.lane.placed, "a placement")?;
            }
            if seat.sums != Sums::of(seat.tableau.iter().map(|slot| slot.card)) {
                return Err("the sums are not those of the tableau".to_owned());
            }
            chips += usize::from(seat.chips);
        }
        if seen != ALL_CARDS {
            return Err(format!("{} of {} cards are somewhere", seen.len(), ALL_CARDS.len()));
        }
        let pool = (12 * usize::from(state.players)).saturating_sub(chips);
        if usize::from(state.pool) != pool {
            return Err(format!("the pool holds {} and should hold {pool}", state.pool));
        }
        knowledge_is_true(state, Viewer::all(state.players))
    }
}

/// The ids, lowest first, that stand for a multiset of kinds within a zone.
fn copies_in(zone: Cards, kinds: Cards) -> Cards {
    let mut left = zone;
    for card in kinds.iter() {
        if let Some(copy) = left.copy_of(copies_of(card)) {
            left.remove(copy);
        }
    }
    zone - left
}

/// What the ledger says that these viewers know of the piles, and everyone of the hands, is so.
pub(crate) fn knowledge_is_true(state: &State, viewers: impl IntoIterator<Item = Viewer>) -> Result<(), String> {
    let discards: Cards = state.deck.discards().iter().copied().collect();
    let supply: Cards = state.deck.pile().iter().copied().collect();
    for viewer in viewers {
        let column = Ledger::column(viewer);
        let known = state.ledger.discards[column];
        if copies_in(discards, known).len() != known.len() {
            return Err(format!("{viewer:?} knows of a discard that is not there"));
        }
        let shuffled = state.ledger.shuffled[column];
        let left = state.ledger.left_unseen(viewer, supply.len());
        if copies_in(supply, shuffled).len() + left < shuffled.len() {
            return Err(format!("{viewer:?} knows of a card in the supply that is not there"));
        }
    }
    for seat in Seat::all(state.players) {
        let known = state.ledger.hands[seat.index()];
        if copies_in(state.seat(seat).hand, known.cards).len() < known.at_least() {
            return Err(format!("everyone knows of a card in the hand of seat {} that is not there", seat.0));
        }
    }
    Ok(())
}
