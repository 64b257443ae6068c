//! Crises, super crises, Quorum cards and destinations; the cards that stay in play; the journey so far.

use tabletop::{CardId, Seat};

use super::deal::Dealing;
use super::pool::Pool;
use super::{BadPosition, Card, Heap, InPlay};
use crate::cards::{
    CRISIS_CARDS, CardFace, Crisis, DESTINATION_CARDS, Destination, KOBOL, QUORUM_CARDS, Quorum, SUPER_CRISIS_CARDS,
    SuperCrisis,
};
use crate::event::DeckName;
use crate::stack::Stack;
use crate::state::State;

impl Dealing<'_> {
    pub(super) fn decks(&mut self) -> Result<(), BadPosition> {
        let position = self.position;
        let mut crises = Pool::new(CRISIS_CARDS, Crisis::of, &mut self.dice);
        let mut supers = Pool::new(SUPER_CRISIS_CARDS, SuperCrisis::of, &mut self.dice);
        let mut quorum = Pool::new(QUORUM_CARDS, Quorum::of, &mut self.dice);
        let state = &mut self.state;
        (state.ongoing, state.discovered, state.super_kept) = Default::default();
        for &InPlay { card, seat } in &position.in_play {
            if let Some(seat) = seat.filter(|seat| seat.0 >= position.players) {
                return Err(BadPosition::NoSuchSeat { seat });
            }
            match card {
                Card::Quorum(face) => {
                    quorum.take(face)?;
                    appoint(state, face, seat)?;
                }
                Card::Crisis(face) => {
                    let id = crises.take(face)?;
                    match face.row().rule() {
                        Some(rule) => {
                            state.rules |= 1 << rule as u8;
                            state.ongoing.push(id);
                        }
                        None if face == Crisis::LegendaryDiscovery => state.discovered.push(id),
                        None => return Err(BadPosition::CannotStayInPlay { card }),
                    }
                }
                Card::SuperCrisis(face) => {
                    let rule = face.row().rule().ok_or(BadPosition::CannotStayInPlay { card })?;
                    state.rules |= 1 << rule as u8;
                    state.super_kept = Some(supers.take(face)?);
                }
                Card::Skill(_) | Card::Destination(_) | Card::Loyalty(_) | Card::Civilian(_) => {
                    return Err(BadPosition::CannotStayInPlay { card });
                }
            }
            if !matches!(card, Card::Quorum(_)) && seat.is_some() {
                return Err(BadPosition::BeforeSomebody { card });
            }
        }
        for (seat, person) in self.people.iter().enumerate() {
            state.super_hands[seat] = person.super_crisis.map(|face| supers.take(face)).transpose()?;
        }
        state.quorum_hand = quorum.take_all(&position.quorum_hand)?.into_iter().collect();
        state.quorum_gone = quorum.take_all(&position.quorum_gone)?.into_iter().collect();
        state.quorum = stack(quorum, &position.quorum, DeckName::Quorum)?;
        state.crises = stack(crises, &position.crises, DeckName::Crisis)?;
        state.supers = stack(supers, &position.supers, DeckName::SuperCrisis)?;
        self.journey()
    }

    /// Destinations that make up the distance.
    fn journey(&mut self) -> Result<(), BadPosition> {
        let mut pool = Pool::new(DESTINATION_CARDS, Destination::of, &mut self.dice);
        let mut travelled = pool.take_all(&self.position.travelled)?;
        let named = pool.named(&self.position.destinations)?;
        let distance = |cards: &[CardId]| cards.iter().map(|&card| Destination::of(card).row().distance).sum::<u8>();
        let found = self.state.discovered.len() as u8;
        let wanted = self.position.distance.unwrap_or(distance(&travelled) + found);
        // The jump from the last distance wins; a discovery may come on top of what the jump before it made.
        let most = KOBOL.last_jump + 3;
        if wanted > most {
            return Err(BadPosition::DistanceTooFar { most });
        }
        if self.position.travelled.is_empty() {
            while distance(&travelled) + found < wanted {
                let left = wanted - found - distance(&travelled);
                let next = pool.take_if(|face| face.row().distance <= left);
                travelled.push(next.ok_or(BadPosition::Distance { expected: wanted - left, named: wanted })?);
            }
        }
        let expected = distance(&travelled) + found;
        if expected != wanted {
            return Err(BadPosition::Distance { expected, named: wanted });
        }
        self.state.distance = wanted;
        self.state.slept = wanted >= KOBOL.sleepers;
        self.state.travelled = travelled.into_iter().collect();
        let (pile, discards) = pool.piles(DeckName::Destination, named, self.position.destinations.size)?;
        self.state.destinations = Stack::imagined(&pile, &discards, None, &[]);
        Ok(())
    }
}

fn stack<F: CardFace + Into<Card>, const N: usize>(
    mut pool: Pool<F>,
    heap: &Heap<F>,
    deck: DeckName,
) -> Result<Stack<N>, BadPosition> {
    let named = pool.named(heap)?;
    let (pile, discards) = pool.piles(deck, named, heap.size)?;
    Ok(Stack::imagined(&pile, &discards, None, &[]))
}

fn appoint(state: &mut State, face: Quorum, seat: Option<Seat>) -> Result<(), BadPosition> {
    let card = Card::Quorum(face);
    match (state.appointed.holder(face), seat) {
        (Some(holder), Some(seat)) => *holder = Some(seat),
        (Some(_), None) => return Err(BadPosition::BeforeNobody { card }),
        (None, seat) if face == Quorum::AcceptProphecy => {
            if seat.is_some() {
                return Err(BadPosition::BeforeSomebody { card });
            }
            state.appointed.prophecy = true;
        }
        (None, _) => return Err(BadPosition::CannotStayInPlay { card }),
    }
    Ok(())
}
