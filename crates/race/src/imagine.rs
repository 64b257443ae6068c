//! A world that a view cannot tell from the true one.

use tabletop::{CardId, Cards, Deck, Dice, Hole, Impossible, Known, Seat, Viewer, deal};

use crate::Kind;
use crate::cards::{ALL_CARDS, CARDS, Sums, copies_of};
use crate::phase::possible;
use crate::probe::knowledge_is_true;
use crate::state::{Ledger, NO_CARD, SEATS, SeatState, Slot, State};
use crate::view::View;

/// Cards that a searcher takes to be in somebody's hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guess {
    pub hands: Vec<(Seat, Kind)>,
}

/// Takes one copy of a kind out of the cards whose place is not decided yet.
fn take(pool: &mut Cards, kind: Kind) -> Result<CardId, Impossible> {
    let card = pool.copy_of(kind.copies()).ok_or(Impossible)?;
    pool.remove(card);
    Ok(card)
}

fn take_all(pool: &mut Cards, kinds: &[Kind]) -> Result<Cards, Impossible> {
    if !kinds.is_sorted() {
        return Err(Impossible);
    }
    kinds.iter().map(|&kind| take(pool, kind)).collect()
}

/// Kinds in canonical order, as a multiset in the form that a ledger keeps.
fn multiset(kinds: &[Kind]) -> Result<Cards, Impossible> {
    let mut set = Cards::EMPTY;
    kinds.iter().for_each(|kind| set.add(kind.copies()));
    if kinds.is_sorted() && set.len() == kinds.len() { Ok(set) } else { Err(Impossible) }
}

pub(crate) fn imagine(view: &View, guess: &Guess, dice: &mut Dice) -> Result<State, Impossible> {
    let players = usize::from(view.players);
    if !(2..=SEATS).contains(&players) || view.seats.len() != players || view.first.index() >= players {
        return Err(Impossible);
    }
    let viewer = view.viewer.seat();
    if viewer.is_some() != view.own.is_some() || viewer.is_some_and(|seat| seat.index() >= players) {
        return Err(Impossible);
    }
    let mut pool = ALL_CARDS;

    // What the viewer sees.
    let mut seats = [SeatState::default(); SEATS];
    for (seat, seen) in seats.iter_mut().zip(&view.seats) {
        if seen.tableau.is_empty() {
            return Err(Impossible);
        }
        seat.start = seen.start;
        seat.chips = seen.chips;
        seat.picks = seen.picks;
        for slot in &seen.tableau {
            seat.tableau.push(Slot { card: take(&mut pool, slot.card)?, good: NO_CARD });
        }
        seat.sums = Sums::of(seat.tableau.iter().map(|slot| slot.card));
        let placed = seen.lane.placed.map_or(Ok(NO_CARD), |kind| take(&mut pool, kind))?;
        seat.lane = seen.lane.restore(seat, placed).ok_or(Impossible)?;
    }
    let (mut known_discards, mut shuffled) = (&view.open_discards, &view.open_shuffled);
    if let (Some(seat), Some(own)) = (viewer, &view.own) {
        let seat_index = seat.index();
        let seat = &mut seats[seat_index];
        seat.hand = take_all(&mut pool, &own.hand)?;
        seat.looked = take_all(&mut pool, &own.looked)?;
        (known_discards, shuffled) = (&own.discards, &own.shuffled);
        // Their own discards, and those that everyone saw.
        let (open, known) = (multiset(&view.open_discards)?, multiset(known_discards)?);
        let seen = &view.seats[seat_index];
        if !(open - known).is_empty()
            || known.len() != open.len() + usize::from(seen.discarded)
            || (own.hand.len(), own.looked.len()) != (usize::from(seen.hand), usize::from(seen.looked))
        {
            return Err(Impossible);
        }
    }
    let mut discards: Vec<CardId> = take_all(&mut pool, known_discards)?.iter().collect();

    // What it does not see: other hands, goods, the rest of the discards, the supply.
    let pinned: Vec<(Seat, CardId)> = guess
        .hands
        .iter()
        .map(|&(seat, kind)| Ok((seat, take(&mut pool, kind)?)))
        .collect::<Result<_, Impossible>>()?;
    if pinned.iter().any(|(seat, _)| seat.index() >= players || Some(*seat) == viewer) {
        return Err(Impossible);
    }
    let mut holes = Vec::new();
    for (index, seen) in view.seats.iter().enumerate() {
        let mine = viewer.is_some_and(|seat| seat.index() == index);
        let pins = pinned.iter().filter(|(seat, _)| seat.index() == index);
        let mut known = Known { cards: multiset(&seen.known)?, left: seen.known_left };
        let mut pins_count = 0;
        for (_, card) in pins {
            // A pinned card that everyone knew of is one of those that are still there; another says nothing about them.
            known.cards.take(copies_of(*card));
            pins_count += 1;
        }
        let size = if mine { 0 } else { usize::from(seen.hand).checked_sub(pins_count).ok_or(Impossible)? };
        let in_pool = still_hidden(known.cards, pool);
        if mine {
            let held = still_hidden(known.cards, seats[index].hand).len();
            (held >= known.at_least()).then_some(()).ok_or(Impossible)?;
        }
        holes.push(Hole::knowing(size, in_pool, if mine { 0 } else { known.at_least() }));
        holes.push(Hole::new(if mine { 0 } else { usize::from(seen.looked) }));
        holes.push(Hole::new(seen.tableau.iter().filter(|slot| slot.good).count()));
    }
    holes.push(Hole::new(usize::from(view.discards).checked_sub(discards.len()).ok_or(Impossible)?));
    let mut ledger = public_ledger(view)?;
    let supply = usize::from(view.supply);
    let at_least = shuffled.len().saturating_sub(ledger.left_unseen(view.viewer, supply));
    let shuffled = still_hidden(multiset(shuffled)?, pool);
    holes.push(Hole::knowing(supply, shuffled, at_least));
    deal(pool, &mut holes, copies_of, dice)?;

    let supply = holes.pop().map(|hole| hole.cards).unwrap_or_default();
    let mut unknown = holes.pop().map(|hole| hole.cards).unwrap_or_default();
    let mut dealt = holes.into_iter().map(|hole| hole.cards);
    for (seat, seen) in seats.iter_mut().zip(&view.seats) {
        let mut next = || dealt.next().unwrap_or_default();
        seat.hand = seat.hand | next().into_iter().collect();
        seat.looked = seat.looked | next().into_iter().collect();
        let with_good = seat.tableau.iter_mut().zip(&seen.tableau).filter(|(_, seen)| seen.good);
        for ((slot, _), good) in with_good.zip(next()) {
            slot.good = good;
        }
    }
    for (seat, card) in pinned {
        seats[seat.index()].hand.insert(card);
    }

    private_knowledge(&mut ledger, view, &unknown, &supply, dice)?;
    discards.append(&mut unknown);
    dice.shuffle(&mut discards);
    let mut deck = Deck::new(supply);
    discards.into_iter().for_each(|card| deck.discard(card));
    let state = State {
        dice: dice.fork(),
        mode: view.mode,
        players: view.players,
        first: view.first,
        round: view.round,
        phase: view.phase,
        repeat: view.repeat,
        queue: view.queue.iter().copied().collect(),
        ordered: view.ordered,
        todo: view.todo,
        waiting: view.asked,
        pool: view.pool,
        deck,
        seats,
        ledger,
    };
    // Views come from programs outside and from files too: what no game ever gave is refused, not played. That the world
    // looks as the view says needs no look at it: every list was read in canonical order and every number is used
    // (tests/hostile.rs).
    // What the viewer knows was dealt by; what everyone knows follows from it in a game, and is looked at.
    let viewers = [Viewer::Public];
    let sound = state.queue.iter().eq(view.queue.iter().copied())
        && possible(&state)
        && memory_is_possible(&state)
        && knowledge_is_true(&state, viewers).is_ok();
    if sound { Ok(state) } else { Err(Impossible) }
}

/// Does what is remembered of the last shuffle, and of hands, fit what there is?
fn memory_is_possible(state: &State) -> bool {
    let Ledger { shuffled, shuffled_size, shuffled_own, drawn, turned, hands, .. } = &state.ledger;
    let seen_leave: usize = drawn.iter().map(|&drawn| usize::from(drawn)).sum::<usize>() + usize::from(*turned);
    let from = if *shuffled_size == 0 { CARDS } else { usize::from(*shuffled_size) };
    let own: usize = shuffled_own.iter().map(|&own| usize::from(own)).sum();
    state.deck.pile().len() + seen_leave <= from
        && own <= usize::from(*shuffled_size)
        && (*shuffled_size > 0 || shuffled.iter().all(|known| known.is_empty()))
        // A statement that says nothing is forgotten.
        && hands.iter().all(|known| known.at_least() > 0 || *known == Known::default())
}

/// Of a multiset of kinds, what can still be in a hidden place.
fn still_hidden(kinds: Cards, mut pool: Cards) -> Cards {
    let mut hidden = Cards::EMPTY;
    for card in kinds.iter() {
        if let Some(copy) = pool.copy_of(copies_of(card)) {
            pool.remove(copy);
            hidden.add(copies_of(card));
        }
    }
    hidden
}

/// What the view says of everyone's knowledge.
fn public_ledger(view: &View) -> Result<Ledger, Impossible> {
    // Columns of seats that nobody sits in follow the public's, as they do in a real game.
    let mut ledger = Ledger {
        discards: [multiset(&view.open_discards)?; SEATS + 1],
        shuffled: [multiset(&view.open_shuffled)?; SEATS + 1],
        shuffled_size: view.shuffled_size,
        turned: view.turned,
        ..Ledger::default()
    };
    for (index, seen) in view.seats.iter().enumerate() {
        ledger.shuffled_own[index] = seen.shuffled;
        ledger.drawn[index] = seen.drawn;
        ledger.hands[index] = Known { cards: multiset(&seen.known)?, left: seen.known_left };
    }
    Ok(ledger)
}

/// What single seats know: the viewer knows its own. Of the others it knows how much they know: their own discards are among
/// those that it does not know, and of what they had seen shuffled in, what they have not drawn since is taken to be in the
/// supply.
fn private_knowledge(
    ledger: &mut Ledger,
    view: &View,
    unknown: &[CardId],
    supply: &[CardId],
    dice: &mut Dice,
) -> Result<(), Impossible> {
    let mut unknown = unknown.iter();
    for (index, seen) in view.seats.iter().enumerate() {
        if let (true, Some(own)) = (view.viewer == Viewer::Seat(Seat(index as u8)), &view.own) {
            ledger.discards[index] = multiset(&own.discards)?;
            ledger.shuffled[index] = multiset(&own.shuffled)?;
            continue;
        }
        let open = ledger.discards[index].len();
        for &card in unknown.by_ref().take(usize::from(seen.discarded)) {
            ledger.discards[index].add(copies_of(card));
        }
        if ledger.discards[index].len() != open + usize::from(seen.discarded) {
            return Err(Impossible);
        }
        let mut shuffled = supply.to_vec();
        dice.shuffle(&mut shuffled);
        shuffled.truncate(usize::from(seen.shuffled.saturating_sub(seen.drawn)));
        ledger.shuffled[index] = Cards::EMPTY;
        shuffled.into_iter().for_each(|card| ledger.shuffled[index].add(copies_of(card)));
    }
    Ok(())
}
