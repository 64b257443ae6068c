//! The truth behind the views, for the suite.

use tabletop::{CardId, Cards, Probe, Seat, Token, Viewer};

use crate::cards::{BOX, CARDS, copies, kind_of, skill_of};
use crate::view::index_of;
use crate::{Galactica, Item, State};

/// Loyalty cards are numbered from here on; below are the skill cards.
const LOYALTY: Token = 200;
/// The class of loyalty cards; skill cards have the number of their type.
const LOYALTY_CLASS: u32 = 10;

/// Hidden cards of a zone. A card that fits a statement about it stays where it is: exchanged, it would make it false.
fn hidden_cards(state: &State, viewer: Viewer, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let seen = state.knows[index_of(viewer)].seen[seat.index()].cards;
    let cards = state.hands[seat.index()] | state.given[seat.index()];
    cards.iter().filter(move |&card| seen.count(copies(kind_of(card))) == 0)
}

impl Probe for Galactica {
    fn hidden(state: &State, viewer: Viewer) -> Vec<(Token, u32)> {
        let others = || state.seats().filter(move |&seat| viewer.seat() != Some(seat));
        let mut cards: Vec<CardId> = others().flat_map(|seat| hidden_cards(state, viewer, seat)).collect();
        state.decks.iter().for_each(|deck| cards.extend(deck.pile()));
        cards.extend(&*state.destiny);
        cards.extend(state.fate.iter());
        let skill = cards.into_iter().map(|card| (Token::from(card), skill_of(card).index() as u32));
        let dealt = others().filter(|&seat| !state.revealed.contains(seat) && !state.over());
        let loyalty = dealt.map(|seat| state.loyalty[seat.index()]).chain(state.loyalty_deck.iter().copied());
        skill.chain(loyalty.map(|card| (LOYALTY + Token::from(card), LOYALTY_CLASS))).collect()
    }

    fn relabel(state: &mut State, to: &dyn Fn(Token) -> Token) {
        let card = |card: CardId| to(Token::from(card)) as CardId;
        let cards = |cards: &mut Cards| *cards = cards.iter().map(card).collect();
        state.hands.iter_mut().chain(&mut state.given).for_each(cards);
        [&mut state.fate, &mut state.open, &mut state.bids].into_iter().for_each(cards);
        for deck in &mut state.decks {
            deck.pile_mut().iter_mut().for_each(|place| *place = card(*place));
            deck.discards_mut().iter_mut().for_each(|place| *place = card(*place));
        }
        state.destiny.iter_mut().for_each(|place| *place = card(*place));
        let loyalty = |place: &mut u8| *place = (to(LOYALTY + Token::from(*place)) - LOYALTY) as u8;
        state.loyalty.iter_mut().for_each(loyalty);
        state.loyalty_deck.iter_mut().for_each(loyalty);
        state.loyalty_box.iter_mut().for_each(loyalty);
    }

    fn tokens_of(state: &State, seat: Seat, items: &[Item]) -> Vec<Option<Token>> {
        // A card is picked out of one's own hand, or, at Human Fleet, out of the hand one looks at.
        let owner = state.frames.last().map_or(seat, |frame| frame.hand_offered(seat));
        let mut hand = state.hands[owner.index()] - state.bids;
        let token = |item: &Item| match *item {
            Item::Card(kind) => {
                let card = hand.copy_of(copies(kind))?;
                hand.remove(card);
                Some(Token::from(card))
            }
            Item::Reveal(_) => Some(LOYALTY + Token::from(state.loyalty[seat.index()])),
            Item::Skill(_) | Item::Seat(_) => None,
        };
        items.iter().map(token).collect()
    }

    fn item_of(token: Token) -> Item {
        if token >= LOYALTY {
            Item::Reveal(BOX[usize::from(token - LOYALTY)])
        } else {
            Item::Card(kind_of(token as CardId))
        }
    }

    fn conserved(state: &State) -> Result<(), String> {
        let mut places = [0u8; CARDS];
        let mut count = |card: CardId| places[usize::from(card)] += 1;
        let sets = state.hands.iter().chain(&state.given).chain([&state.fate, &state.open]);
        sets.for_each(|set| set.iter().for_each(&mut count));
        for (skill, deck) in state.decks.iter().enumerate() {
            for &card in deck.pile().iter().chain(deck.discards()) {
                count(card);
                if skill_of(card).index() != skill {
                    return Err(format!("skill card {card} lies in deck {skill}"));
                }
            }
        }
        state.destiny.iter().for_each(|&card| count(card));
        if let Some(card) = places.iter().position(|&count| count != 1) {
            return Err(format!("skill card {card} is in {} places", places[card]));
        }
        let mut loyalty = [0u8; BOX.len()];
        let cards = state.loyalty.iter().chain(&state.loyalty_deck).chain(&state.loyalty_box);
        cards.for_each(|&card| loyalty[usize::from(card)] += 1);
        if let Some(card) = loyalty.iter().position(|&count| count != 1) {
            return Err(format!("loyalty card {card} is in {} places", loyalty[card]));
        }
        let vipers = state.vipers;
        if vipers.reserve + vipers.space + vipers.damaged + vipers.destroyed != 8 {
            return Err(format!("not eight vipers: {vipers:?}"));
        }
        let held = state.hands.iter().fold(Cards::EMPTY, |all, &hand| all | hand);
        if !(state.bids - held).is_empty() {
            return Err("a card was picked out of no hand".to_owned());
        }
        Ok(())
    }
}
