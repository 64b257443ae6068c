//! The truth behind the views, for the suite that proves that they do not tell it.

use tabletop::{CardId, Cards, Probe, Seat, Token, Viewer};

use crate::cards::{ALL_CARDS, Kind, Sums, copies_of};
use crate::imagine::left_unseen;
use crate::item::Item;
use crate::state::{Ledger, NO_CARD, State};
use crate::view::view;
use crate::{Phase, Race};

/// Cards that can be exchanged with any other; then those known to be in the supply, and in each seat's hand.
const FREE: u32 = 0;
const IN_SUPPLY: u32 = 1;
const IN_HAND: u32 = 2;

impl Probe for Race {
    fn hidden(state: &State, viewer: Viewer) -> Vec<(Token, u32)> {
        let column = Ledger::column(viewer);
        let mut hidden = Vec::new();
        let mut put = |cards: &mut dyn Iterator<Item = CardId>, pinned: Cards, class: u32| {
            let cards: Cards = cards.collect();
            let pinned = copies_in(cards, pinned);
            hidden
                .extend(cards.iter().map(|card| (Token::from(card), if pinned.contains(card) { class } else { FREE })));
        };
        put(&mut state.deck.pile().iter().copied(), state.ledger.shuffled[column], IN_SUPPLY);
        let discards: Cards = state.deck.discards().iter().copied().collect();
        put(&mut (discards - copies_in(discards, state.ledger.discards[column])).iter(), Cards::EMPTY, FREE);
        for seat in Seat::all(state.players) {
            let seat_state = state.seat(seat);
            if viewer != Viewer::Seat(seat) {
                put(&mut seat_state.hand.iter(), state.ledger.hands[seat.index()].cards, IN_HAND + u32::from(seat.0));
                put(&mut seat_state.looked.iter(), Cards::EMPTY, FREE);
            }
            put(
                &mut seat_state.tableau.iter().map(|slot| slot.good).filter(|&good| good != NO_CARD),
                Cards::EMPTY,
                FREE,
            );
        }
        hidden
    }

    fn relabel(state: &mut State, to: &dyn Fn(Token) -> Token) {
        let to = |card: CardId| to(Token::from(card)) as CardId;
        let all = |cards: Cards| cards.iter().map(to).collect::<Cards>();
        let discards: Cards = state.deck.discards().iter().copied().collect();
        // What somebody knows of the discards he knows as kinds: it goes with the cards that bear them.
        let renamed = |kinds: Cards, place: Cards| {
            let mut known = Cards::EMPTY;
            all(copies_in(place, kinds)).iter().for_each(|card| known.add(copies_of(card)));
            known
        };
        for column in 0..state.ledger.discards.len() {
            state.ledger.discards[column] = renamed(state.ledger.discards[column], discards);
            state.ledger.shuffled[column] = renamed(state.ledger.shuffled[column], ALL_CARDS);
        }
        state.deck.pile_mut().iter_mut().for_each(|card| *card = to(*card));
        state.deck.discards_mut().iter_mut().for_each(|card| *card = to(*card));
        for seat in &mut state.seats {
            seat.hand = all(seat.hand);
            seat.looked = all(seat.looked);
            for slot in seat.tableau.iter_mut() {
                slot.card = to(slot.card);
                if slot.good != NO_CARD {
                    slot.good = to(slot.good);
                }
            }
            if seat.lane.placed != NO_CARD {
                seat.lane.placed = to(seat.lane.placed);
            }
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
        knowledge_is_true(state)
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

/// What the ledger says that somebody knows is so.
fn knowledge_is_true(state: &State) -> Result<(), String> {
    let discards: Cards = state.deck.discards().iter().copied().collect();
    let supply: Cards = state.deck.pile().iter().copied().collect();
    for viewer in Viewer::all(state.players) {
        let column = Ledger::column(viewer);
        let known = state.ledger.discards[column];
        if copies_in(discards, known).len() != known.len() {
            return Err(format!("{viewer:?} knows of a discard that is not there"));
        }
        let own = viewer.seat().map_or(Cards::EMPTY, |seat| state.seat(seat).hand | state.seat(seat).looked);
        let tableaux: Cards = state.seats.iter().flat_map(|seat| seat.tableau.iter().map(|slot| slot.card)).collect();
        let visible = own | tableaux | copies_in(discards, known);
        let shuffled = copies_in(ALL_CARDS - visible, state.ledger.shuffled[column]);
        let inside = copies_in(supply, state.ledger.shuffled[column]).len();
        if inside + left_unseen(&view(state, viewer)) < shuffled.len() {
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
