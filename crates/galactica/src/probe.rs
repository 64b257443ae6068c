//! The truth behind the views, for the suite.

use tabletop::{CardId, Cards, Probe, Seat, Token, Viewer};

use crate::cards::{
    BOX, CARDS, CIVILIAN_SHIPS, CRISIS_CARDS, CardFace, Crisis, DESTINATION_CARDS, Destination, LIMITS, QUORUM_CARDS,
    Quorum, SUPER_CRISIS_CARDS, copies, kind_of, skill_of,
};
use crate::frame::Frame;
use crate::stack::Stack;
use crate::view::index_of;
use crate::{Galactica, Item, State};

// Where the numbers of each kind of thing begin; skill cards come first. The class of a thing is its first number, or, of
// skill cards, the number of their type.
const LOYALTY: Token = 200;
const CRISIS: Token = 300;
const QUORUM: Token = 400;
const DESTINATION: Token = 440;
const SUPER: Token = 480;
const CIVILIAN: Token = 500;

/// Hidden cards of a zone. A card that fits a statement about it stays where it is: exchanged, it would make it false.
fn hidden_cards(state: &State, viewer: Viewer, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let seen = state.knows[index_of(viewer)].seen[seat.index()].cards;
    let cards = state.hands[seat.index()] | state.given[seat.index()];
    cards.iter().filter(move |&card| seen.count(copies(kind_of(card))) == 0)
}

/// Places of a draw pile that a viewer does not know.
fn unseen<const N: usize>(stack: &Stack<N>, seat: Option<Seat>) -> impl Iterator<Item = CardId> + '_ {
    let places = stack.pile().iter().zip(stack.known());
    places.filter(move |(_, known)| !seat.is_some_and(|seat| known.contains(seat))).map(|(&card, _)| card)
}

/// Loyalty cards before a player of which a viewer knows nothing.
fn hidden_loyalty(state: &State, viewer: Viewer, owner: Seat) -> impl Iterator<Item = u8> + '_ {
    let own = viewer.seat();
    let known = own.map(|own| state.loyalty.known[own.index()][owner.index()]).unwrap_or_default();
    let hidden = own != Some(owner) && !state.over();
    let cards = state.loyalty.held[owner.index()].iter().copied();
    cards.filter(move |&card| hidden && !known.has(BOX[usize::from(card)]))
}

impl Probe for Galactica {
    fn hidden(state: &State, viewer: Viewer) -> Vec<(Token, u32)> {
        let own = viewer.seat();
        let others = || state.seats().filter(move |&seat| own != Some(seat));
        let mut cards: Vec<CardId> = others().flat_map(|seat| hidden_cards(state, viewer, seat)).collect();
        state.decks.iter().for_each(|deck| cards.extend(deck.pile()));
        cards.extend(&*state.destiny);
        cards.extend(state.fate.iter());
        let mut hidden: Vec<(Token, u32)> =
            cards.into_iter().map(|card| (Token::from(card), skill_of(card).index() as u32)).collect();
        let mut add = |first: Token, card: CardId| hidden.push((first + Token::from(card), u32::from(first)));
        others().flat_map(|seat| hidden_loyalty(state, viewer, seat)).for_each(|card| add(LOYALTY, card));
        // The Sympathizer's place in the deck is known to be in it: it stays where it is.
        let deck = state.loyalty.deck.iter().filter(|&&card| card != crate::cards::SYMPATHIZER);
        deck.for_each(|&card| add(LOYALTY, card));
        unseen(&state.crises, own).for_each(|card| add(CRISIS, card));
        unseen(&state.destinations, own).for_each(|card| add(DESTINATION, card));
        unseen(&state.quorum, own).for_each(|card| add(QUORUM, card));
        unseen(&state.supers, own).for_each(|card| add(SUPER, card));
        if own != Some(state.president) {
            let known = Cards(u128::from(state.quorum_known[index_of(viewer)]));
            let unknown = state.quorum_hand.iter().filter(|&card| known.count(Quorum::of(card).copies()) == 0);
            unknown.for_each(|card| add(QUORUM, card));
        }
        let held = others().filter_map(|seat| state.super_hands[seat.index()]);
        held.for_each(|card| add(SUPER, card));
        state.space.stock.iter().for_each(|&ship| add(CIVILIAN, ship));
        let unknown = state.space.civilians.iter().filter(|ship| !own.is_some_and(|own| ship.known.contains(own)));
        unknown.for_each(|ship| add(CIVILIAN, ship.ship));
        let choosing = Self::asked_of(state);
        if let (Some(first), false) = (offered_kind(state), own.is_some() && choosing == own) {
            state.offered.iter().for_each(|&card| add(first, card));
        }
        hidden
    }

    fn relabel(state: &mut State, to: &dyn Fn(Token) -> Token) {
        let offered = offered_kind(state);
        let card = |card: CardId| to(Token::from(card)) as CardId;
        let cards = |cards: &mut Cards| *cards = cards.iter().map(card).collect();
        state.hands.iter_mut().chain(&mut state.given).for_each(cards);
        [&mut state.fate, &mut state.open, &mut state.bids].into_iter().for_each(cards);
        for deck in &mut state.decks {
            deck.pile_mut().iter_mut().for_each(|place| *place = card(*place));
            deck.discards_mut().iter_mut().for_each(|place| *place = card(*place));
        }
        state.destiny.iter_mut().for_each(|place| *place = card(*place));
        let came = state.came;
        (0..CARDS as CardId).for_each(|from| state.came[usize::from(card(from))] = came[usize::from(from)]);
        let moved = |first: Token, place: &mut u8| *place = (to(first + Token::from(*place)) - first) as u8;
        let loyalty = |place: &mut u8| moved(LOYALTY, place);
        state.loyalty.held.iter_mut().for_each(|held| held.iter_mut().for_each(loyalty));
        state.loyalty.shown.iter_mut().for_each(|shown| shown.iter_mut().for_each(loyalty));
        state.loyalty.deck.iter_mut().for_each(loyalty);
        state.loyalty.out.iter_mut().for_each(loyalty);
        let crisis = |place: &mut u8| moved(CRISIS, place);
        state.crises.cards_mut().for_each(crisis);
        state.facing.iter_mut().chain(&mut *state.ongoing).chain(&mut *state.discovered).for_each(crisis);
        state.destinations.cards_mut().for_each(|place| moved(DESTINATION, place));
        state.travelled.iter_mut().for_each(|place| moved(DESTINATION, place));
        state.quorum.cards_mut().for_each(|place| moved(QUORUM, place));
        state.quorum_gone.iter_mut().for_each(|place| moved(QUORUM, place));
        let quorum = |card: CardId| (to(QUORUM + Token::from(card)) - QUORUM) as CardId;
        state.quorum_hand = state.quorum_hand.iter().map(quorum).collect();
        state.supers.cards_mut().for_each(|place| moved(SUPER, place));
        let supers = state.super_hands.iter_mut().chain([&mut state.super_facing, &mut state.super_kept]);
        supers.flatten().for_each(|place| moved(SUPER, place));
        let civilian = |place: &mut u8| moved(CIVILIAN, place);
        state.space.stock.iter_mut().chain(&mut *state.space.lost).for_each(civilian);
        state.space.civilians.iter_mut().for_each(|ship| moved(CIVILIAN, &mut ship.ship));
        if let Some(first) = offered {
            state.offered.iter_mut().for_each(|place| moved(first, place));
        }
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "few of many items are hidden things")]
    fn tokens_of(state: &State, seat: Seat, items: &[Item]) -> Vec<Option<Token>> {
        // A skill card is picked out of one's own hand, or, at Human Fleet, out of the hand one looks at.
        let owner = state.frames.last().map_or(seat, |frame| frame.hand_offered(seat));
        let hand = state.find_all(owner, items);
        let among = |cards: &[CardId], first: Token, fits: &dyn Fn(CardId) -> bool| {
            cards.iter().copied().find(|&card| fits(card)).map(|card| first + Token::from(card))
        };
        let offered = |first: Token, fits: &dyn Fn(CardId) -> bool| among(&state.offered, first, fits);
        let token = |(item, card): (&Item, Option<CardId>)| match *item {
            Item::Card(_) => card.map(Token::from),
            Item::Reveal(face) => among(state.loyalty.held(seat), LOYALTY, &|card| BOX[usize::from(card)] == face),
            Item::Crisis(face) => offered(CRISIS, &|card| Crisis::of(card) == face),
            Item::Destination(face) => offered(DESTINATION, &|card| Destination::of(card) == face),
            Item::Quorum(face) => offered(QUORUM, &|card| Quorum::of(card) == face)
                .or_else(|| state.quorum_hand.copy_of(face.copies()).map(|card| QUORUM + Token::from(card))),
            _ => None,
        };
        items.iter().zip(hand).map(token).collect()
    }

    fn item_of(token: Token) -> Item {
        let from = |first: Token| (token - first) as CardId;
        match token {
            0..LOYALTY => Item::Card(kind_of(token as CardId)),
            LOYALTY..CRISIS => Item::Reveal(BOX[usize::from(from(LOYALTY))]),
            CRISIS..QUORUM => Item::Crisis(Crisis::of(from(CRISIS))),
            QUORUM..DESTINATION => Item::Quorum(Quorum::of(from(QUORUM))),
            _ => Item::Destination(Destination::of(from(DESTINATION))),
        }
    }

    fn conserved(state: &State) -> Result<(), String> {
        skill_cards(state)?;
        let loyalty = &state.loyalty;
        let in_front = loyalty.held.iter().flat_map(|l| l.iter()).chain(loyalty.shown.iter().flat_map(|l| l.iter()));
        let all: Vec<u8> = in_front.chain(&loyalty.deck).chain(&loyalty.out).copied().collect();
        // Before the deal there are none.
        once("loyalty card", if all.is_empty() { 0 } else { BOX.len() }, all)?;
        let offer = |first: Token| if offered_kind(state) == Some(first) { &state.offered[..] } else { &[] };
        let pile = |stack: (&[CardId], &[CardId])| stack.0.iter().chain(stack.1).copied().collect::<Vec<_>>();
        let mut crises = pile((state.crises.pile(), state.crises.discards()));
        crises.extend(state.facing.iter().chain(&state.ongoing).chain(&state.discovered).chain(offer(CRISIS)));
        once("crisis card", CRISIS_CARDS, crises)?;
        let mut destinations = pile((state.destinations.pile(), state.destinations.discards()));
        destinations.extend(state.travelled.iter().chain(offer(DESTINATION)));
        once("destination", DESTINATION_CARDS, destinations)?;
        let mut supers = pile((state.supers.pile(), state.supers.discards()));
        supers.extend(state.super_hands.iter().flatten().chain(&state.super_facing).chain(&state.super_kept));
        once("super crisis", SUPER_CRISIS_CARDS, supers)?;
        let mut quorum = pile((state.quorum.pile(), state.quorum.discards()));
        quorum.extend(
            state.quorum_hand.iter().chain(state.quorum_gone.iter().copied()).chain(offer(QUORUM).iter().copied()),
        );
        let appointed = state.appointed;
        for (in_play, card) in [
            (appointed.arbitrator.is_some(), Quorum::AssignArbitrator),
            (appointed.mission_specialist.is_some(), Quorum::AssignMissionSpecialist),
            (appointed.vice_president.is_some(), Quorum::AssignVicePresident),
            (appointed.prophecy, Quorum::AcceptProphecy),
        ] {
            quorum.extend(in_play.then_some(card.copies().first));
        }
        once("Quorum card", QUORUM_CARDS, quorum)?;
        let space = &state.space;
        let mut ships: Vec<u8> = space.stock.iter().chain(&space.lost).copied().collect();
        ships.extend(space.civilians.iter().map(|ship| ship.ship));
        once("civilian ship", CIVILIAN_SHIPS, ships)?;
        let piloted = state.seats().filter(|&seat| state.place(seat).area().is_some()).count() as u8;
        let vipers = space.reserve + space.damaged + space.destroyed + space.unmanned() + piloted;
        let counts = [
            ("vipers", vipers, LIMITS.viper, true),
            ("raptors", space.raptors, LIMITS.raptor, false),
            ("raiders", space.raiders.iter().sum(), LIMITS.raider, false),
            ("heavy raiders", space.heavy_raiders.iter().sum(), LIMITS.heavy_raider, false),
            ("centurions", space.centurions.iter().sum(), LIMITS.centurion, false),
            ("nukes", space.nukes, LIMITS.nuke, false),
        ];
        for (name, count, limit, exact) in counts {
            if count > limit || exact && count != limit {
                return Err(format!("{count} {name}, not {limit}"));
            }
        }
        let [one, two] = space.basestars;
        if one.damage & two.damage != 0 {
            return Err("a damage token lies on both basestars".to_owned());
        }
        if !state.statements_hold() {
            return Err("somebody knows what is not so".to_owned());
        }
        Ok(())
    }
}

impl Galactica {
    /// The one seat that is asked, if it is one.
    fn asked_of(state: &State) -> Option<Seat> {
        state.frames.last().and_then(|frame| frame.asked(state).first())
    }
}

/// Which cards somebody has before them; `None` for none, and for damage tokens, which are no secret things.
#[allow(clippy::wildcard_enum_match_arm, reason = "few of many items are cards of a deck")]
fn offered_kind(state: &State) -> Option<Token> {
    let frame = state.frames.last().filter(|_| !state.offered.is_empty())?;
    match (frame, frame.offered_item(0)) {
        (Frame::Reveal(_), _) => None,
        (_, Item::Destination(_)) => Some(DESTINATION),
        (_, Item::Quorum(_)) => Some(QUORUM),
        (_, _) => Some(CRISIS),
    }
}

/// Every number below `count` exactly once.
fn once(name: &str, count: usize, cards: Vec<u8>) -> Result<(), String> {
    let mut places = vec![0u8; count];
    for card in cards {
        *places.get_mut(usize::from(card)).ok_or_else(|| format!("there is no {name} {card}"))? += 1;
    }
    match places.iter().position(|&count| count != 1) {
        Some(card) => Err(format!("{name} {card} is in {} places", places[card])),
        None => Ok(()),
    }
}

fn skill_cards(state: &State) -> Result<(), String> {
    let mut cards: Vec<u8> = Vec::with_capacity(CARDS);
    let sets = state.hands.iter().chain(&state.given).chain([&state.fate, &state.open]);
    sets.for_each(|set| cards.extend(set.iter()));
    for (skill, deck) in state.decks.iter().enumerate() {
        for &card in deck.pile().iter().chain(deck.discards()) {
            cards.push(card);
            if skill_of(card).index() != skill {
                return Err(format!("skill card {card} lies in deck {skill}"));
            }
        }
    }
    cards.extend(&state.destiny);
    once("skill card", CARDS, cards)?;
    let held = state.hands.iter().fold(Cards::EMPTY, |all, &hand| all | hand);
    if (state.bids - held).is_empty() { Ok(()) } else { Err("a card was picked out of no hand".to_owned()) }
}
