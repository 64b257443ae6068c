//! A small game with every kind of secret: hidden hands, a deck with copies, a look at a hand, sealed bids, a reaction window,
//! discards face down, knowledge that fades. And, by [`Leak`], the same game with one thing wrong.
//!
//! A round: the leader may look at a hand; everybody bids a card, sealed, and the highest bid scores; everybody may react with
//! a guard (kind 0), sealed, for a point; the leader discards up to two cards face down; everybody draws up to four.

use serde::{Deserialize, Serialize};
use tabletop::{
    Ask, CardId, Cards, Copies, Deck, Dice, Game, Hole, Illegal, Impossible, Known, List, Log, NoGuess, NoOrder,
    Obeyed, Outcome, Probe, Seat, SeatSet, Seed, Shows, Token, Viewer, deal,
};

const KINDS: u8 = 8;
const COPIES: u8 = 3;
const CARDS: usize = (KINDS * COPIES) as usize;
const HAND: usize = 4;
const SEATS: usize = 4;
/// The class of what is known to be in the pile.
const PILE: u32 = 10;
/// Where the public's knowledge stands, after that of the seats.
const PUBLIC: usize = SEATS;

#[derive(Debug)]
pub(crate) enum Toy {}

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Leak {
    Nothing,
    /// Only who holds a guard is asked for one.
    AsksHolders,
    /// The window is skipped when nobody holds a guard.
    PassesAtOnce,
    /// Who knows a hand is told which of its cards left it.
    MarksWhatLeft,
    /// Bids are not sealed, and lie face up before the last is in.
    ShowsBidsEarly,
    /// The last card that was discarded face down can be seen.
    ShowsDiscard,
    /// Hands are imagined full of high cards.
    ImaginesUnevenly,
    /// The second card of a discard is lost.
    LosesCard,
    /// Hands are offered from the highest card down.
    OffersBackwards,
    /// One card more than the hand has may be discarded.
    OffersTooMany,
    /// After a discard of two nobody is asked anything.
    Hangs,
    /// Everybody is told what was drawn.
    TellsDraws,
    /// A reload forgets the points.
    ForgetsPoints,
    /// A guard that is played breaks the game.
    Panics,
    /// A rewind also deals hands anew.
    RedrawsHands,
    /// Only who holds a guard can say so.
    HoldersSay,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) seats: u8,
    pub(crate) rounds: u8,
    pub(crate) leak: Leak,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    Look,
    Bid,
    React,
    Discard,
    Over,
    Hung,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Item {
    Seat(Seat),
    Card(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Event {
    Looked { at: Seat, hand: Vec<u8> },
    Bids(Vec<(Seat, u8)>),
    Guards(Vec<Seat>),
    Discarded { seat: Seat, kinds: Vec<u8>, count: u8 },
    Drew { seat: Seat, kinds: Vec<u8>, count: u8 },
    Said { seat: Seat, claim: Claim },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Claim {
    /// I hold a guard.
    Guard,
    /// I am the one who leads, and you had better pass.
    Leads,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    setup: Setup,
    round: u8,
    phase: Phase,
    pub(crate) hands: [Cards; SEATS],
    pub(crate) deck: Deck<CARDS>,
    #[serde(skip_serializing_if = "points_are_forgotten", default)]
    points: Points,
    /// What each seat answered in this sealed step; empty whenever anybody looks.
    sealed: [Option<Cards>; SEATS],
    /// By viewer and owner.
    known_hands: [[Known; SEATS]; SEATS],
    /// By viewer, the public last.
    known_pile: [Known; SEATS + 1],
    known_discards: [Cards; SEATS + 1],
    dice: Dice,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Points {
    of: [u8; SEATS],
    forgotten: bool,
}

fn points_are_forgotten(points: &Points) -> bool {
    points.forgotten
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    setup: Setup,
    round: u8,
    phase: Phase,
    points: Points,
    hand: Cards,
    sizes: [u8; SEATS],
    pile: u8,
    discards: u8,
    known_hands: [Known; SEATS],
    known_pile: Known,
    known_discards: Cards,
    /// By the leaks that show something: bids that wait, the last discard.
    bids: [Option<u8>; SEATS],
    last: Option<u8>,
}

fn kind(card: CardId) -> u8 {
    card / COPIES
}

fn copies(card: CardId) -> Copies {
    Copies { first: kind(card) * COPIES, count: COPIES }
}

/// A set of cards as a multiset of kinds.
fn kinds(cards: Cards) -> Cards {
    let mut kinds = Cards::EMPTY;
    cards.iter().for_each(|card| kinds.add(copies(card)));
    kinds
}

fn names(cards: Cards) -> Vec<u8> {
    cards.iter().map(kind).collect()
}

/// The cards of a hand that an answer names: the lowest copies.
fn taken(mut hand: Cards, items: &[Item]) -> Vec<Option<CardId>> {
    let take = |item: &Item| match *item {
        Item::Seat(_) => None,
        Item::Card(kind) => {
            let card = hand.copy_of(copies(kind * COPIES))?;
            hand.remove(card);
            Some(card)
        }
    };
    items.iter().map(take).collect()
}

impl State {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.setup.seats)
    }

    fn leader(&self) -> Seat {
        Seat(self.round % self.setup.seats)
    }

    fn with_cards(&self) -> SeatSet {
        self.seats().filter(|seat| !self.hands[seat.index()].is_empty()).collect()
    }

    fn holds_guard(&self, seat: Seat) -> bool {
        self.hands[seat.index()].count(copies(0)) > 0
    }

    /// A card goes from a hand to the discards, seen by `seen`. The others count that one has left.
    fn discard(&mut self, seat: Seat, card: CardId, face_up: bool) {
        self.hands[seat.index()].remove(card);
        self.deck.discard(card);
        for viewer in 0..=PUBLIC {
            let sees = face_up || viewer == seat.index();
            if sees {
                self.known_discards[viewer].add(copies(card));
            }
            if viewer < SEATS {
                let known = &mut self.known_hands[viewer][seat.index()];
                if sees || self.setup.leak == Leak::MarksWhatLeft {
                    known.leaves(copies(card));
                } else {
                    known.leave_unseen(1);
                }
            }
        }
    }

    fn draw(&mut self, seat: Seat, log: &mut Log<Event>) {
        let mut drawn = Cards::EMPTY;
        while self.hands[seat.index()].len() < HAND {
            if self.deck.pile().is_empty() {
                if !self.deck.reshuffle(&mut self.dice) {
                    break;
                }
                self.known_pile = self.known_discards.map(|cards| Known { cards, left: 0 });
                self.known_discards = [Cards::EMPTY; SEATS + 1];
            }
            let Some(card) = self.deck.take() else { break };
            self.hands[seat.index()].insert(card);
            drawn.insert(card);
            log.drew();
            for viewer in 0..=PUBLIC {
                let known = &mut self.known_pile[viewer];
                if viewer == seat.index() { known.leaves(copies(card)) } else { known.leave_unseen(1) }
            }
        }
        let count = drawn.len() as u8;
        if self.setup.leak == Leak::TellsDraws {
            log.public(|| Event::Drew { seat, kinds: names(drawn), count });
        } else {
            log.split(seat, || {
                let public = Event::Drew { seat, kinds: Vec::new(), count };
                (Event::Drew { seat, kinds: names(drawn), count }, Some(public))
            });
        }
    }

    fn look(&mut self, at: Seat, log: &mut Log<Event>) {
        let (leader, hand) = (self.leader(), self.hands[at.index()]);
        self.known_hands[leader.index()][at.index()] = Known { cards: kinds(hand), left: 0 };
        log.showed(SeatSet::one(leader));
        log.split(leader, || {
            let public = Event::Looked { at, hand: Vec::new() };
            (Event::Looked { at, hand: names(hand) }, Some(public))
        });
    }

    /// All bids are in: they are turned up, and the highest scores (the first of equals).
    fn bids(&mut self, log: &mut Log<Event>) {
        let mut bids: Vec<(Seat, u8)> = Vec::new();
        for seat in self.seats() {
            for card in self.sealed[seat.index()].take().unwrap_or_default().iter() {
                self.discard(seat, card, true);
                bids.push((seat, kind(card)));
            }
        }
        if let Some((seat, _)) = bids.iter().rev().max_by_key(|(_, kind)| *kind) {
            self.points.of[seat.index()] += 1;
        }
        log.showed(SeatSet::all(self.setup.seats));
        log.public(|| Event::Bids(bids));
        let nobody = self.setup.leak == Leak::PassesAtOnce && !self.seats().any(|seat| self.holds_guard(seat));
        self.phase = if nobody || <Toy as Game>::asked(&Self { phase: Phase::React, ..self.clone() }).is_empty() {
            Phase::Discard
        } else {
            Phase::React
        };
    }

    fn guards(&mut self, log: &mut Log<Event>) {
        let mut guards = Vec::new();
        for seat in self.seats() {
            for card in self.sealed[seat.index()].take().unwrap_or_default().iter() {
                assert_ne!(self.setup.leak, Leak::Panics, "a guard");
                self.discard(seat, card, true);
                self.points.of[seat.index()] += 1;
                guards.push(seat);
            }
        }
        if !guards.is_empty() {
            log.showed(SeatSet::all(self.setup.seats));
        }
        log.public(|| Event::Guards(guards));
        self.phase = Phase::Discard;
    }

    fn end_round(&mut self, cards: &[CardId], log: &mut Log<Event>) {
        let (leader, count) = (self.leader(), cards.len() as u8);
        for (index, &card) in cards.iter().enumerate() {
            if index == 1 && self.setup.leak == Leak::LosesCard {
                self.hands[leader.index()].remove(card);
            } else {
                self.discard(leader, card, false);
            }
        }
        log.split(leader, || {
            let public = Event::Discarded { seat: leader, kinds: Vec::new(), count };
            (Event::Discarded { seat: leader, kinds: cards.iter().copied().map(kind).collect(), count }, Some(public))
        });
        for seat in leader.clockwise(self.setup.seats) {
            self.draw(seat, log);
        }
        self.round += 1;
        let hangs = self.setup.leak == Leak::Hangs && count == 2;
        self.phase = if hangs {
            Phase::Hung
        } else if self.round == self.setup.rounds {
            Phase::Over
        } else {
            Phase::Look
        };
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: u32 = 1;
    type Setup = Setup;
    type State = State;
    type View = View;
    type Board = Self::View;
    type Item = Item;
    type Prompt = Option<Phase>;
    type Event = Event;
    type Guess = NoGuess;
    type Order = NoOrder;
    type Claim = Claim;

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn start(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<State, Illegal> {
        if !(2..=SEATS).contains(&usize::from(setup.seats)) {
            return Err(Illegal::Players { min: 2, max: SEATS as u8, given: setup.seats });
        }
        let mut dice = Dice::new(seed);
        let mut cards: Vec<CardId> = (0..CARDS as u8).collect();
        dice.shuffle(&mut cards);
        let forgotten = setup.leak == Leak::ForgetsPoints;
        let mut state = State {
            setup: setup.clone(),
            round: 0,
            phase: Phase::Look,
            hands: [Cards::EMPTY; SEATS],
            deck: Deck::new(cards),
            points: Points { of: [0; SEATS], forgotten },
            sealed: [None; SEATS],
            known_hands: [[Known::default(); SEATS]; SEATS],
            known_pile: [Known::default(); SEATS + 1],
            known_discards: [Cards::EMPTY; SEATS + 1],
            dice,
        };
        state.seats().for_each(|seat| state.draw(seat, log));
        Ok(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let mut scores = List::new();
        state.seats().for_each(|seat| scores.push(i16::from(state.points.of[seat.index()])));
        let best = scores.iter().max().copied();
        let winners = state.seats().filter(|seat| scores.get(seat.index()).copied() == best).collect();
        (state.phase == Phase::Over).then_some(Outcome { winners, scores, ending: "rounds" })
    }

    fn asked(state: &State) -> SeatSet {
        match state.phase {
            Phase::Look | Phase::Discard => SeatSet::one(state.leader()),
            Phase::Bid if state.setup.leak == Leak::ShowsBidsEarly => {
                state.with_cards().iter().filter(|seat| state.sealed[seat.index()].is_none()).collect()
            }
            Phase::React if state.setup.leak == Leak::AsksHolders => {
                state.seats().filter(|&seat| state.holds_guard(seat)).collect()
            }
            Phase::Bid | Phase::React => state.with_cards(),
            Phase::Over | Phase::Hung => SeatSet::EMPTY,
        }
    }

    fn ask(state: &State, seat: Seat, into: &mut Ask<Self>) {
        let hand = state.hands[seat.index()];
        let prompt = Some(state.phase);
        match state.phase {
            Phase::Look => {
                into.start(prompt, 0, 1).pick.from.extend(state.seats().filter(|&other| other != seat).map(Item::Seat));
            }
            Phase::Bid => {
                let ask = into.start(prompt, 1, 1);
                ask.pick.from.extend(hand.iter().map(kind).map(Item::Card));
                let open = state.setup.leak == Leak::ShowsBidsEarly;
                (ask.sealed, ask.shows) = if open { (false, Shows::Nothing) } else { (true, Shows::Items) };
            }
            Phase::React => {
                let guards = hand.count(copies(0));
                let ask = into.start(prompt, 0, guards.min(1) as u8);
                ask.pick.from.extend(std::iter::repeat_n(Item::Card(0), guards));
                ask.sealed = true;
            }
            Phase::Discard => {
                let more = usize::from(state.setup.leak == Leak::OffersTooMany);
                let most = (hand.len() + more).min(2 + 2 * more) as u8;
                let ask = into.start(prompt, 0, most);
                ask.pick.from.extend(hand.iter().map(kind).map(Item::Card));
                if state.setup.leak == Leak::OffersBackwards {
                    ask.pick.from.reverse();
                }
                ask.shows = Shows::Count;
            }
            Phase::Over | Phase::Hung => {}
        }
    }

    fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
        let cards: Vec<CardId> = taken(state.hands[seat.index()], items).into_iter().flatten().collect();
        match state.phase {
            Phase::Look => {
                if let Some(&Item::Seat(at)) = items.first() {
                    state.look(at, log);
                }
                state.phase = if state.with_cards().is_empty() { Phase::Discard } else { Phase::Bid };
            }
            Phase::Bid | Phase::React => {
                state.sealed[seat.index()] = Some(cards.into_iter().collect());
                // The last who is asked: with the leak that asks only holders, of them.
                let missing = Self::asked(state).iter().any(|seat| state.sealed[seat.index()].is_none());
                if !missing && state.phase == Phase::Bid {
                    state.bids(log);
                } else if !missing {
                    state.guards(log);
                }
            }
            Phase::Discard => state.end_round(&cards, log),
            Phase::Over | Phase::Hung => unreachable!("nobody is asked"),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let seat = viewer.seat();
        let index = seat.map_or(PUBLIC, Seat::index);
        let leak = state.setup.leak;
        let bid =
            |sealed: Option<Cards>| sealed.and_then(Cards::first).map(kind).filter(|_| leak == Leak::ShowsBidsEarly);
        View {
            viewer,
            setup: state.setup.clone(),
            round: state.round,
            phase: state.phase,
            points: state.points,
            hand: seat.map_or(Cards::EMPTY, |seat| kinds(state.hands[seat.index()])),
            sizes: state.hands.map(|hand| hand.len() as u8),
            pile: state.deck.pile().len() as u8,
            discards: state.deck.discards().len() as u8,
            known_hands: seat.map_or_else(Default::default, |seat| state.known_hands[seat.index()]),
            known_pile: state.known_pile[index],
            known_discards: state.known_discards[index],
            bids: state.sealed.map(bid),
            last: state.deck.discards().first().copied().map(kind).filter(|_| leak == Leak::ShowsDiscard),
        }
    }

    fn board(view: &View) -> View {
        view.clone()
    }

    fn imagine(view: &View, _: &NoGuess, dice: &mut Dice) -> Result<State, Impossible> {
        let me = view.viewer.seat();
        let mut pool: Cards = (0..CARDS as u8).collect();
        let mut holes = Vec::new();
        for seat in 0..SEATS {
            let known = view.known_hands[seat];
            let mine = me.is_some_and(|me| me.index() == seat);
            let (cards, at_least) = if mine { (view.hand, view.hand.len()) } else { (known.cards, known.at_least()) };
            holes.push(Hole::knowing(usize::from(view.sizes[seat]), cards, at_least));
        }
        holes.push(Hole::knowing(usize::from(view.pile), view.known_pile.cards, view.known_pile.at_least()));
        holes.push(Hole::knowing(usize::from(view.discards), view.known_discards, view.known_discards.len()));
        if view.setup.leak == Leak::ImaginesUnevenly && view.known_hands == <[Known; SEATS]>::default() {
            // Own cards and what is known go where they belong; the rest from the top of the list.
            for hole in &mut holes {
                let mut known = taken(
                    pool,
                    &hole.known.iter().take(hole.at_least).map(|c| Item::Card(kind(c))).collect::<Vec<_>>(),
                );
                known.iter().flatten().for_each(|&card| pool.remove(card));
                hole.cards.extend(known.drain(..).flatten());
            }
            for hole in &mut holes {
                while hole.cards.len() < hole.size {
                    let card = pool.iter().last().ok_or(Impossible)?;
                    pool.remove(card);
                    hole.cards.push(card);
                }
            }
        } else {
            deal(pool, &mut holes, copies, dice)?;
        }
        let discards = holes.pop().ok_or(Impossible)?.cards;
        let pile = holes.pop().ok_or(Impossible)?.cards;
        let mut hands = [Cards::EMPTY; SEATS];
        hands.iter_mut().zip(&holes).for_each(|(hand, hole)| *hand = hole.cards.iter().copied().collect());
        let mut deck = Deck::new(pile);
        discards.into_iter().for_each(|card| deck.discard(card));
        let mut sealed = [None; SEATS];
        for (seat, bid) in view.bids.iter().enumerate() {
            sealed[seat] = bid
                .and_then(|kind| hands[seat].copy_of(copies(kind * COPIES)))
                .map(|card| [card].into_iter().collect());
        }
        // What the others know is theirs: here they know what the viewer does of the discards, and have seen no hand.
        let mut known_hands = [[Known::default(); SEATS]; SEATS];
        let (mut known_pile, mut known_discards) = ([Known::default(); SEATS + 1], [Cards::EMPTY; SEATS + 1]);
        let index = me.map_or(PUBLIC, Seat::index);
        if let Some(me) = me {
            known_hands[me.index()] = view.known_hands;
        }
        (known_pile[index], known_discards[index]) = (view.known_pile, view.known_discards);
        let dice = dice.fork();
        let View { setup, round, phase, points, .. } = view.clone();
        Ok(State { setup, round, phase, hands, deck, points, sealed, known_hands, known_pile, known_discards, dice })
    }

    fn redraw(state: &mut State, dice: &mut Dice) {
        dice.shuffle(state.deck.pile_mut());
        state.dice = dice.fork();
        if state.setup.leak == Leak::RedrawsHands && !state.deck.pile().is_empty() {
            let hand = &mut state.hands[0];
            if let Some(card) = hand.first() {
                hand.remove(card);
                hand.insert(std::mem::replace(&mut state.deck.pile_mut()[0], card));
            }
        }
    }

    fn obey(order: &NoOrder, _: &View, _: &Ask<Self>) -> Obeyed<Item> {
        match *order {}
    }

    fn claims(board: &View, told: &[&Event], seat: Seat) -> Vec<Claim> {
        let seats = board.setup.seats;
        let guarded =
            told.iter().rev().find_map(|event| if let Event::Guards(seats) = event { Some(seats) } else { None });
        let mut claims = Vec::new();
        let tells = board.setup.leak == Leak::HoldersSay && board.viewer == Viewer::Seat(seat);
        if !guarded.is_some_and(|seats| seats.contains(&seat)) && (!tells || board.hand.count(copies(0)) > 0) {
            claims.push(Claim::Guard);
        }
        if seat == Seat(board.round % seats) {
            claims.push(Claim::Leads);
        }
        claims
    }

    fn said(seat: Seat, claim: Claim) -> Event {
        Event::Said { seat, claim }
    }
}

impl Probe for Toy {
    fn hidden(state: &State, viewer: Viewer) -> Vec<(Token, u32)> {
        let index = viewer.seat().map_or(PUBLIC, Seat::index);
        let mut hidden = Vec::new();
        // Kinds that are certainly in a zone are not hidden there, but for their order in the pile; no telling which copy it
        // is, so none is. Where knowledge is uncertain, things stay in their zone.
        let mut zone = |number: u32, cards: Cards, known: Known| {
            let certain = known.at_least() == known.cards.len();
            for card in cards.iter() {
                let named = certain && known.cards.count(copies(card)) > 0;
                if !named || number == PILE {
                    hidden.push((Token::from(card), if certain && !named { 0 } else { number }));
                }
            }
        };
        for seat in (0..SEATS).filter(|&seat| seat != index) {
            let known = if index == PUBLIC { Known::default() } else { state.known_hands[index][seat] };
            zone(1 + seat as u32, state.hands[seat], known);
        }
        zone(PILE, state.deck.pile().iter().copied().collect(), state.known_pile[index]);
        let discards = Known { cards: state.known_discards[index], left: 0 };
        zone(11, state.deck.discards().iter().copied().collect(), discards);
        hidden
    }

    fn relabel(state: &mut State, to: &dyn Fn(Token) -> Token) {
        let to = |card: CardId| to(Token::from(card)) as CardId;
        let set = |cards: Cards| cards.iter().map(to).collect::<Cards>();
        state.hands = state.hands.map(set);
        state.sealed = state.sealed.map(|sealed| sealed.map(set));
        state.deck.pile_mut().iter_mut().for_each(|card| *card = to(*card));
        state.deck.discards_mut().iter_mut().for_each(|card| *card = to(*card));
    }

    fn tokens_of(state: &State, seat: Seat, items: &[Item]) -> Vec<Option<Token>> {
        taken(state.hands[seat.index()], items).into_iter().map(|card| card.map(Token::from)).collect()
    }

    fn item_of(token: Token) -> Item {
        Item::Card(kind(token as CardId))
    }

    fn conserved(state: &State) -> Result<(), String> {
        let zones = state.hands.iter().flat_map(|hand| hand.iter());
        let mut all: Vec<CardId> =
            zones.chain(state.deck.pile().iter().chain(state.deck.discards()).copied()).collect();
        all.sort_unstable();
        if all == (0..CARDS as u8).collect::<Vec<_>>() { Ok(()) } else { Err(format!("the cards are {all:?}")) }
    }
}

/// What an even dealer could give a seat whose hand nobody knows, as multisets of kinds, once for each set of cards.
pub(crate) fn possible_hands(unseen: Cards, size: usize) -> Vec<Vec<u8>> {
    let unseen: Vec<CardId> = unseen.iter().collect();
    let sets = (0u32..1 << unseen.len()).filter(|set| set.count_ones() as usize == size);
    sets.map(|set| (0..unseen.len()).filter(|i| set >> i & 1 == 1).map(|i| kind(unseen[i])).collect()).collect()
}

pub(crate) fn hand_of(state: &State, seat: Seat) -> Vec<u8> {
    names(state.hands[seat.index()])
}
