//! A world that a view cannot tell from the true one.
//!
//! What others know of third parties is not in a view, and a world that is imagined leaves it out: in it the other seats
//! know what everybody knows.

use tabletop::{CardId, Cards, Deck, Dice, Impossible, Known, List, MAX_SEATS, Seat, SeatSet};

use crate::cards::{BOX, CARDS, Kind, LoyaltyId, copies, deck_for, kind_of};
use crate::knowledge::{DESTINY, Knowledge, PUBLIC, VIEWERS, by_skill};
use crate::sample::{self, Row};
use crate::state::State;
use crate::view::{View, index_of};

/// Which sides a searcher pins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guess {
    pub cylons: SeatSet,
    pub humans: SeatSet,
}

pub(crate) fn imagine(view: &View, guess: &Guess, dice: &mut Dice) -> Result<State, Impossible> {
    let players = view.players.len() as u8;
    let loyalties = loyalties(view, guess, dice)?;
    let mut free = Cards((1 << CARDS) - 1);
    // What the viewer sees, in any copies: ids are not seen by anybody.
    let discards: Vec<Vec<CardId>> =
        view.piles.iter().map(|pile| take_all(&mut free, &pile.discards)).collect::<Result<_, _>>()?;
    let open = set(&take_all(&mut free, &view.open)?);
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    let mut given = [Cards::EMPTY; MAX_SEATS];
    if let Some(seat) = view.viewer.seat() {
        hands[seat.index()] = set(&take_all(&mut free, &view.hand)?);
        given[seat.index()] = set(&take_all(&mut free, &view.given)?);
    }
    let knows = knowledge(view);
    let mine = &knows[index_of(view.viewer)];

    // The zones that the viewer does not see into: the other hands with what they gave, and the Destiny deck.
    let others: Vec<usize> =
        Seat::all(players).filter(|&seat| view.viewer.seat() != Some(seat)).map(Seat::index).chain([DESTINY]).collect();
    let size = |zone: usize| {
        if zone == DESTINY { view.destiny + view.fate } else { view.players[zone].hand + view.players[zone].given }
    };
    let (certain, wanted) = known_cards(mine, &others, &mut free)?;
    let rows: Vec<Row> = (others.iter().zip(certain.iter().zip(&wanted)))
        .map(|(&zone, (certain, &(wanted, need)))| {
            let (span, there) = (mine.spans[zone], by_skill(*certain));
            Row {
                size: size(zone) - certain.len() as u8,
                lo: std::array::from_fn(|i| span.lo[i].saturating_sub(there[i])),
                hi: std::array::from_fn(|i| span.hi[i].saturating_sub(there[i])),
                wanted,
                need,
            }
        })
        .collect();
    let piles = std::array::from_fn(|i| view.piles[i].draw);
    let dealt = sample::deal(free, piles, &rows, dice)?;

    let mut destiny = List::new();
    let mut fate = Cards::EMPTY;
    for ((&zone, mut cards), certain) in others.iter().zip(dealt.rows).zip(certain) {
        // A zone and what it gave are one to the viewer: which of its cards lie in the check is anybody's guess.
        cards.extend(certain.iter());
        dice.shuffle(&mut cards);
        if zone == DESTINY {
            fate = set(&cards.split_off(usize::from(view.destiny)));
            destiny = cards.into_iter().collect();
        } else {
            given[zone] = set(&cards.split_off(usize::from(view.players[zone].hand)));
            hands[zone] = set(&cards);
        }
    }
    let mut decks = dealt.piles.map(Deck::new);
    for (deck, discards) in decks.iter_mut().zip(discards) {
        discards.into_iter().rev().for_each(|card| deck.discard(card));
    }
    Ok(State {
        players,
        current: view.current,
        turns: view.turns,
        frames: view.frames,
        characters: view.players.iter().map(|player| player.character).collect(),
        dials: view.dials,
        vipers: view.vipers,
        revealed: view.revealed,
        decks,
        hands,
        destiny,
        fate,
        given,
        open,
        bids: Cards::EMPTY,
        die: view.die,
        played: view.played,
        loyalty: loyalties.dealt,
        loyalty_deck: loyalties.deck,
        loyalty_box: loyalties.out,
        knows,
        ending: view.ending,
        dice: dice.fork(),
    })
}

/// A copy of each of these kinds, in their order.
fn take_all(free: &mut Cards, kinds: &[Kind]) -> Result<Vec<CardId>, Impossible> {
    let take = |&kind| {
        let card = free.copy_of(copies(kind)).ok_or(Impossible)?;
        free.remove(card);
        Ok(card)
    };
    kinds.iter().map(take).collect()
}

fn set(cards: &[CardId]) -> Cards {
    cards.iter().copied().collect()
}

fn knowledge(view: &View) -> [Knowledge; VIEWERS] {
    let mut public = Knowledge::default();
    let mut mine = Knowledge::default();
    for (zone, player) in view.players.iter().enumerate() {
        public.spans[zone] = player.public;
        mine.spans[zone] = player.span;
        let mut known = Known { cards: Cards::EMPTY, left: player.seen.left };
        player.seen.cards.iter().for_each(|&kind| known.cards.add(copies(kind)));
        mine.seen[zone] = known;
    }
    public.spans[DESTINY] = view.destiny_public;
    mine.spans[DESTINY] = view.destiny_span;
    let mut knows = [public; VIEWERS];
    for (seat, knowledge) in knows.iter_mut().enumerate().take(PUBLIC) {
        knowledge.spans[seat] = Default::default();
    }
    knows[index_of(view.viewer)] = mine;
    knows
}

/// Cards that must be in a zone, and those of which so many must be.
type Wishes = Vec<(Cards, u8)>;

/// For each zone the cards that are certainly there, and the statement that remains: at least so many of these.
fn known_cards(mine: &Knowledge, zones: &[usize], free: &mut Cards) -> Result<(Vec<Cards>, Wishes), Impossible> {
    let mut certain = vec![Cards::EMPTY; zones.len()];
    let mut wishes = vec![(Cards::EMPTY, 0); zones.len()];
    for (place, &zone) in zones.iter().enumerate() {
        let seen = &mine.seen[zone];
        if seen.left == 0 {
            let kinds: Vec<Kind> = seen.cards.iter().map(kind_of).collect();
            certain[place] = set(&take_all(free, &kinds)?);
        }
    }
    // A card once seen is one copy of its kind: it is taken to be one that is still hidden, if there is one.
    let mut unclaimed = *free;
    for (place, &zone) in zones.iter().enumerate() {
        let seen = &mine.seen[zone];
        if seen.left > 0 {
            let known: Vec<CardId> = seen.cards.iter().collect();
            let found = sample::take_known(&known, &mut unclaimed);
            let need = seen.at_least().min(found.len());
            if need == found.len() {
                certain[place] = found;
                *free = *free - found;
            } else {
                wishes[place] = (found, need as u8);
            }
        }
    }
    Ok((certain, wishes))
}

struct Loyalties {
    dealt: List<LoyaltyId, MAX_SEATS>,
    deck: List<LoyaltyId, 8>,
    out: List<LoyaltyId, 15>,
}

/// Deals the loyalty cards as they were dealt, given those that the viewer sees and those that are pinned.
fn loyalties(view: &View, guess: &Guess, dice: &mut Dice) -> Result<Loyalties, Impossible> {
    let players = view.players.len();
    let row = deck_for(players as u8);
    let (mut cylons, mut humans): (Vec<LoyaltyId>, Vec<LoyaltyId>) =
        (0..BOX.len() as LoyaltyId).partition(|&card| BOX[usize::from(card)].is_cylon());
    dice.shuffle(&mut cylons);
    let mut dealt = [None; MAX_SEATS];
    let (mut unseen_cylons, mut unseen_humans) = (row.cylons, row.humans);
    for (seat, player) in view.players.iter().enumerate() {
        let Some(card) = player.loyalty else { continue };
        let (side, unseen) = side(card.is_cylon(), &mut cylons, &mut humans, &mut unseen_cylons, &mut unseen_humans);
        let at = side.iter().position(|&id| BOX[usize::from(id)] == card).ok_or(Impossible)?;
        dealt[seat] = Some(side.remove(at));
        *unseen = unseen.checked_sub(1).ok_or(Impossible)?;
    }
    // Pins: a card of that side for whoever is not seen; a pin that contradicts what is seen is impossible.
    for seat in Seat::all(players as u8) {
        for cylon in [true, false] {
            let pinned = if cylon { guess.cylons } else { guess.humans };
            if !pinned.contains(seat) {
                continue;
            }
            if let Some(id) = dealt[seat.index()] {
                if BOX[usize::from(id)].is_cylon() != cylon {
                    return Err(Impossible);
                }
                continue;
            }
            let (side, unseen) = side(cylon, &mut cylons, &mut humans, &mut unseen_cylons, &mut unseen_humans);
            *unseen = unseen.checked_sub(1).ok_or(Impossible)?;
            dealt[seat.index()] = Some(side.pop().ok_or(Impossible)?);
        }
    }
    let mut deck: Vec<LoyaltyId> = cylons.drain(..unseen_cylons).chain(humans.drain(..unseen_humans)).collect();
    dice.shuffle(&mut deck);
    let mut seats = List::new();
    for card in &dealt[..players] {
        seats.push(match card {
            Some(card) => *card,
            None => deck.pop().ok_or(Impossible)?,
        });
    }
    Ok(Loyalties { dealt: seats, deck: deck.into_iter().collect(), out: cylons.into_iter().chain(humans).collect() })
}

fn side<'a>(
    cylon: bool,
    cylons: &'a mut Vec<LoyaltyId>,
    humans: &'a mut Vec<LoyaltyId>,
    unseen_cylons: &'a mut usize,
    unseen_humans: &'a mut usize,
) -> (&'a mut Vec<LoyaltyId>, &'a mut usize) {
    if cylon { (cylons, unseen_cylons) } else { (humans, unseen_humans) }
}
