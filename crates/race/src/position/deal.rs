//! From a description to a state: the named cards first, then what the seed fills in, then the engine begins the phase.

use tabletop::{CardId, Cards, Deck, Dice, Known, List, Log, Probe, Seat, SeatSet};

use super::{BadPosition, Holding, OnWorld, Person, Placed, Position, Shuffled, Stage};
use crate::cards::{ALL_CARDS, CARDS, Sums, copies_of};
use crate::phase::{self, Called, FULL_TABLEAU, HAND_LIMIT, Phase, Queue};
use crate::setup::{POOL_PER_PLAYER, legal, preset_hand};
use crate::state::{Ledger, NO_CARD, SEATS, SeatState, Slot, State, TABLEAU};
use crate::{Action, Event, Kind, Mode, Race, Setup};

/// SET-6: cards dealt at the start, and how many of them stay.
const DEALT: usize = 6;
const FIRST_HAND: usize = 4;

impl Position {
    /// The state, with what the beginning of its phase wrote into the log.
    pub fn deal(&self, log: &mut Log<Event>) -> Result<State, BadPosition> {
        let Self { mode, players, .. } = *self;
        legal(&Setup { players, mode }).map_err(BadPosition::Setup)?;
        if self.people.len() > usize::from(players) {
            return Err(BadPosition::NoSuchSeat { seat: Seat(players) });
        }
        let mut people = self.people.clone();
        people.resize_with(usize::from(players), Person::default);
        self.check_start(&people)?;
        let mut dealer = Dealer { left: ALL_CARDS, dice: Dice::new(self.seed) };

        // What is named, then what the seed fills in: so that no card that is named further down has gone already.
        let mut named = Vec::new();
        for (person, seat) in people.iter().zip(Seat::all(players)) {
            named.push(dealer.named(person, seat)?);
        }
        let mut top = dealer.take_all(&self.supply)?;
        let unseen = dealer.take_all(&self.unseen)?;
        let open = dealer.take_all(&self.open)?;
        self.start_worlds(&mut people, &mut named, &mut dealer)?;
        self.first_hands(&mut people, &mut named, &mut dealer)?;
        let mut hidden: Vec<CardId> = dealer.left.iter().collect();
        dealer.dice.shuffle(&mut hidden);
        let mut rest = Rest(hidden);
        for ((named, person), seat) in named.iter_mut().zip(&people).zip(Seat::all(players)) {
            named.fill(self, person, seat, &mut rest)?;
        }
        let chips = self.chips(&people, &mut dealer.dice)?;
        let picks = self.picks(&people, &mut dealer.dice)?;

        let mut seats = [SeatState::default(); SEATS];
        for (index, named) in named.iter().enumerate() {
            seats[index] = SeatState {
                hand: named.hand.iter().copied().collect(),
                looked: if self.stage == Stage::StartDiscard {
                    named.looked.iter().copied().collect()
                } else {
                    Cards::EMPTY
                },
                sums: Sums::of(named.tableau.iter().map(|slot| slot.card)),
                tableau: named.tableau.iter().copied().collect(),
                chips: chips[index],
                start: named.start,
                picks: picks[index],
                ..SeatState::default()
            };
        }
        let first = Seat::all(players).min_by_key(|seat| seats[seat.index()].start).unwrap_or_default();
        let total = u32::from(POOL_PER_PLAYER) * u32::from(players);
        let held: u32 = chips.iter().copied().map(u32::from).sum();
        let mut state = State {
            dice: dealer.dice.fork(),
            mode,
            players,
            first,
            round: if self.stage == Stage::StartDiscard { 0 } else { self.round.unwrap_or(1) },
            phase: Phase::ChooseAction,
            repeat: false,
            queue: Queue::default(),
            ordered: false,
            todo: SeatSet::EMPTY,
            waiting: SeatSet::EMPTY,
            pool: total.saturating_sub(held) as u8,
            deck: Deck::new([]),
            seats,
            ledger: Ledger::default(),
        };
        if self.stage_is(Called::Explore, &picks) {
            looks(&state, &mut named, &mut top, &mut rest)?;
        } else if self.stage != Stage::StartDiscard
            && let Some(seat) = Seat::all(players).find(|seat| !named[seat.index()].looked.is_empty())
        {
            return Err(BadPosition::LookedOutOfPlace { seat });
        }
        state.deck = self.piles(top, &named, unseen, open, rest)?;
        state.ledger = self.ledger(&people, &named);
        self.check_round(&state)?;
        self.check_shuffle(&people, &state)?;
        Race::conserved(&state).map_err(|_| BadPosition::UntrueKnowledge)?;
        self.begin(&mut state, log)?;
        Ok(state)
    }

    /// Before the first hands are chosen there is nothing on the table but start worlds.
    fn check_start(&self, people: &[Person]) -> Result<(), BadPosition> {
        if self.stage != Stage::StartDiscard {
            return if self.round == Some(0) { Err(BadPosition::RoundZero) } else { Ok(()) };
        }
        if self.mode == Mode::FirstGame {
            return Err(BadPosition::NoChoiceOfHands);
        }
        for (person, seat) in people.iter().zip(Seat::all(self.players)) {
            let more = !person.tableau.is_empty()
                || person.hand.is_some()
                || person.chips.is_some_and(|chips| chips > 0)
                || !(person.known.is_empty() && person.discarded.is_empty() && person.shuffled.is_none());
            if more {
                return Err(BadPosition::NothingElseAtStart { seat: Some(seat) });
            }
        }
        let more = self.round.is_some_and(|round| round > 0)
            || self.pool.is_some_and(|pool| pool != POOL_PER_PLAYER * self.players)
            || self.supply_size.is_some()
            || self.discards_size.is_some_and(|size| size > 0)
            || self.shuffled.is_some()
            || self.turned > 0
            || !(self.unseen.is_empty() && self.open.is_empty());
        if more { Err(BadPosition::NothingElseAtStart { seat: None }) } else { Ok(()) }
    }

    /// The start worlds that are not named, out of those that nothing else names.
    fn start_worlds(&self, people: &mut [Person], named: &mut [Named], dealer: &mut Dealer) -> Result<(), BadPosition> {
        let dealt = |kind: &Kind| {
            kind.design().start.is_some_and(|number| match self.mode {
                Mode::FirstGame => (1..=self.players).contains(&number),
                Mode::Standard | Mode::Experienced => true,
            })
        };
        let mut free: Vec<Kind> =
            Kind::all().filter(|kind| dealt(kind) && dealer.left.copy_of(kind.copies()).is_some()).collect();
        dealer.dice.shuffle(&mut free);
        for ((person, named), seat) in people.iter_mut().zip(named).zip(Seat::all(self.players)) {
            if person.start.is_none() {
                let card = free.pop().ok_or(BadPosition::NoStartWorldLeft { seat })?;
                named.tableau[0].card = dealer.take(card)?;
                person.start = Some(Placed { card, good: OnWorld::Nothing });
            }
            let Some(Placed { card, good }) = person.start else { continue };
            if !dealt(&card) {
                return Err(BadPosition::StartWorldNotDealt { seat, card });
            }
            // SET-6 (f): at the start of a game a windfall world has its good.
            if self.stage == Stage::StartDiscard && card.design().is_windfall() && good == OnWorld::Nothing {
                named.goods.push(0);
            }
            named.start = card.design().start.unwrap_or_default();
        }
        Ok(())
    }

    /// PRE-2: in the first round of a first game the hands are those printed with the start worlds.
    fn first_hands(&self, people: &mut [Person], named: &mut [Named], dealer: &mut Dealer) -> Result<(), BadPosition> {
        if self.mode != Mode::FirstGame || self.round.unwrap_or(1) > 1 {
            return Ok(());
        }
        for (person, named) in people.iter_mut().zip(named) {
            if person.hand.is_none() {
                let hand: Vec<Kind> = preset_hand(named.start).iter().map(Kind::of).collect();
                named.hand = dealer.take_all(&hand)?;
                person.known.clone_from(&hand);
                // Dealt with the start world, not drawn.
                person.drawn = person.drawn.or(Some(person.tableau.len() as u8));
                person.hand = Some(Holding { named: hand, size: None });
            }
        }
        Ok(())
    }

    /// Chips by seat: the named ones, and where a pool is named what is missing in it.
    fn chips(&self, people: &[Person], dice: &mut Dice) -> Result<[u8; SEATS], BadPosition> {
        let mut chips = [0; SEATS];
        let mut open = Vec::new();
        for (index, person) in people.iter().enumerate() {
            match person.chips {
                Some(count) => chips[index] = count,
                None => open.push(index),
            }
        }
        let total = POOL_PER_PLAYER * self.players;
        let held: u32 = chips.iter().copied().map(u32::from).sum();
        let left = u32::from(total).saturating_sub(held) as u8;
        let Some(pool) = self.pool else { return Ok(chips) };
        let missing = left.checked_sub(pool).ok_or(BadPosition::Pool { pool, expected: left })?;
        if missing > 0 && open.is_empty() {
            return Err(BadPosition::Pool { pool, expected: left });
        }
        for _ in 0..missing {
            chips[open[dice.below(open.len() as u32) as usize]] += 1;
        }
        Ok(chips)
    }

    /// Action cards by seat.
    fn picks(&self, people: &[Person], dice: &mut Dice) -> Result<[List<Action, 2>; SEATS], BadPosition> {
        let mut all = [List::default(); SEATS];
        let count = if self.mode == Mode::Experienced { 2 } else { 1 };
        let revealed = !matches!(self.stage, Stage::StartDiscard | Stage::ChooseAction);
        for (index, (person, seat)) in people.iter().zip(Seat::all(self.players)).enumerate() {
            let mut picks = person.picks.clone();
            if !revealed {
                if !picks.is_empty() {
                    return Err(BadPosition::PicksOutOfPlace { seat });
                }
                continue;
            }
            if picks.is_empty() {
                let mut cards = Action::ALL;
                dice.shuffle(&mut cards);
                picks.extend_from_slice(&cards[..count]);
            }
            picks.sort_unstable();
            let twice = |pair: &[Action]| pair[0] == pair[1] && !matches!(pair[0], Action::Develop | Action::Settle);
            if picks.len() != count || picks.windows(2).any(twice) {
                return Err(BadPosition::Picks { seat });
            }
            all[index] = picks.into_iter().collect();
        }
        Ok(all)
    }

    /// Does play stand at the beginning of this phase?
    fn stage_is(&self, called: Called, picks: &[List<Action, 2>]) -> bool {
        match self.stage {
            Stage::Phase(phase) => phase == called,
            Stage::FirstPhase => called_by(picks).iter().next() == Some(called),
            Stage::StartDiscard | Stage::ChooseAction | Stage::HandLimit => false,
        }
    }

    /// Supply and discards out of what is named and what is left.
    fn piles(
        &self,
        top: Vec<CardId>,
        named: &[Named],
        unseen: Vec<CardId>,
        open: Vec<CardId>,
        mut rest: Rest,
    ) -> Result<Deck<CARDS>, BadPosition> {
        let own = named.iter().flat_map(|named| named.discarded.iter().copied());
        let mut discards: Vec<CardId> = unseen.into_iter().chain(open).chain(own).collect();
        if let Some(size) = self.discards_size.map(usize::from) {
            let more = size.checked_sub(discards.len());
            let more = more.ok_or(BadPosition::DiscardsTooFew { named: discards.len(), size })?;
            discards.extend(rest.take(more)?);
        }
        let mut under = Vec::new();
        if let Some(size) = self.supply_size.map(usize::from) {
            let more = size.checked_sub(top.len());
            under = rest.take(more.ok_or(BadPosition::SupplyTooSmall { named: top.len(), size })?)?;
            if self.discards_size.is_none() {
                discards.append(&mut rest.0);
            }
        } else {
            under.append(&mut rest.0);
        }
        if !rest.0.is_empty() {
            return Err(BadPosition::CardsLeftOver { cards: rest.0.len() });
        }
        let mut deck = Deck::new(under.into_iter().chain(top.into_iter().rev()));
        discards.into_iter().for_each(|card| deck.discard(card));
        Ok(deck)
    }

    fn ledger(&self, people: &[Person], named: &[Named]) -> Ledger {
        let shuffled = self.shuffled.clone().unwrap_or_default();
        let mut ledger = Ledger {
            discards: [multiset(&self.open); SEATS + 1],
            shuffled: [multiset(&shuffled.open); SEATS + 1],
            shuffled_size: shuffled.size,
            turned: self.turned,
            ..Ledger::default()
        };
        for (index, (person, named)) in people.iter().zip(named).enumerate() {
            person.discarded.iter().for_each(|kind| ledger.discards[index].add(kind.copies()));
            if let Some(shuffled) = &person.shuffled {
                ledger.shuffled[index] = multiset(shuffled);
            }
            ledger.shuffled_own[index] = person.shuffled_own;
            let ever = named.hand.len() + named.tableau.len() - 1 + named.discarded.len() + named.looked.len();
            let got = if self.shuffled.is_some() { 0 } else { ever as u8 };
            ledger.drawn[index] = person.drawn.unwrap_or(got);
            let known = Known { cards: multiset(&person.known), left: person.known_left };
            // Knowledge that says nothing is no knowledge, as in a game that was played.
            ledger.hands[index] = if known.at_least() == 0 { Known::default() } else { known };
        }
        ledger
    }

    /// What the last shuffle cannot have come to.
    fn check_shuffle(&self, people: &[Person], state: &State) -> Result<(), BadPosition> {
        let own: usize = people.iter().map(|person| usize::from(person.shuffled_own)).sum();
        let open = self.shuffled.as_ref().map_or(0, |shuffled| shuffled.open.len());
        let remembered = |person: &Person| {
            person.shuffled.as_ref().is_none_or(|cards| cards.len() <= open + usize::from(person.shuffled_own))
        };
        let drawn: usize = state.ledger.drawn.iter().copied().map(usize::from).sum();
        let fits = match &self.shuffled {
            // Every card that a seat has seen came from the supply.
            None => own == 0 && drawn + usize::from(self.turned) <= CARDS,
            Some(Shuffled { size, .. }) => {
                let size = usize::from(*size);
                let left = state.deck.pile().len() + drawn + usize::from(self.turned);
                left <= size && size <= CARDS && own + open <= size
            }
        };
        if fits && people.iter().all(remembered) { Ok(()) } else { Err(BadPosition::Shuffle) }
    }

    /// What a round cannot come to.
    fn check_round(&self, state: &State) -> Result<(), BadPosition> {
        let queue = called_by(&state.seats.map(|seat| seat.picks));
        let over: Vec<Called> = match self.stage {
            Stage::StartDiscard | Stage::ChooseAction | Stage::FirstPhase => Vec::new(),
            Stage::Phase(phase) => {
                if !queue.iter().any(|called| called == phase) {
                    return Err(BadPosition::NotCalled { phase });
                }
                queue.iter().take_while(|&called| called != phase).collect()
            }
            Stage::HandLimit => queue.iter().collect(),
        };
        let people = |called: &&Called| match called {
            Called::Develop | Called::DevelopAgain | Called::Settle | Called::SettleAgain => true,
            Called::Explore | Called::Consume | Called::Produce => false,
        };
        let most = FULL_TABLEAU - 1 + over.iter().filter(people).count();
        for seat in state.in_order() {
            let cards = state.seat(seat).tableau.len();
            if cards > most {
                return Err(BadPosition::TableauTooLarge { seat, cards, most });
            }
            // Only the phases of a round bring more than the limit.
            let cards = state.seat(seat).hand.len();
            if over.is_empty() && cards > HAND_LIMIT {
                return Err(BadPosition::HandTooLarge { seat, cards, most: HAND_LIMIT });
            }
        }
        if state.pool == 0 && !over.contains(&Called::Consume) {
            return Err(BadPosition::GameIsOver);
        }
        Ok(())
    }

    /// Begins what play stands at the beginning of.
    fn begin(&self, state: &mut State, log: &mut Log<Event>) -> Result<(), BadPosition> {
        let queue = called_by(&state.seats.map(|seat| seat.picks));
        match self.stage {
            Stage::StartDiscard => {
                state.phase = Phase::StartDiscard;
                state.todo = state.all();
                state.waiting = state.todo;
                return Ok(());
            }
            Stage::ChooseAction => {
                state.round -= 1;
                phase::begin_round(state, log);
                return Ok(());
            }
            Stage::FirstPhase => state.queue = queue,
            Stage::Phase(phase) => state.queue = queue.iter().skip_while(|&called| called != phase).collect(),
            Stage::HandLimit => state.queue = Queue::default(),
        }
        phase::next_phase(state, log);
        Ok(())
    }
}

fn called_by(picks: &[List<Action, 2>]) -> Queue {
    let mut queue = Queue::default();
    picks.iter().for_each(|picks| queue.call(picks));
    queue
}

fn multiset(kinds: &[Kind]) -> Cards {
    let mut set = Cards::EMPTY;
    kinds.iter().for_each(|kind| set.add(kind.copies()));
    set
}

/// Puts the cards that are to be looked at on top, in the order in which Explore deals them.
fn looks(state: &State, named: &mut [Named], top: &mut Vec<CardId>, rest: &mut Rest) -> Result<(), BadPosition> {
    if named.iter().all(|named| named.looked.is_empty()) {
        return Ok(());
    }
    let mut dealt = Vec::new();
    for seat in state.in_order() {
        let most = phase::look_and_keep(&state.seat(seat).sums, &state.seat(seat).picks).0;
        let mut looked = std::mem::take(&mut named[seat.index()].looked);
        let more = most.checked_sub(looked.len()).ok_or(BadPosition::TooManyLooked { seat, most })?;
        looked.extend(rest.take(more)?);
        dealt.append(&mut looked);
    }
    top.splice(0..0, dealt);
    Ok(())
}

/// The cards that nothing has named, shuffled.
struct Rest(Vec<CardId>);

impl Rest {
    fn take(&mut self, count: usize) -> Result<Vec<CardId>, BadPosition> {
        let at = self.0.len().checked_sub(count);
        let at = at.ok_or_else(|| BadPosition::CardsMissing { missing: count - self.0.len() })?;
        Ok(self.0.split_off(at))
    }
}

/// Hands out named cards.
struct Dealer {
    left: Cards,
    dice: Dice,
}

impl Dealer {
    fn take(&mut self, card: Kind) -> Result<CardId, BadPosition> {
        let copies = card.copies();
        let id = self.left.copy_of(copies).ok_or(BadPosition::TooManyCopies { card, copies: copies.count })?;
        self.left.remove(id);
        Ok(id)
    }

    fn take_all(&mut self, cards: &[Kind]) -> Result<Vec<CardId>, BadPosition> {
        cards.iter().map(|&card| self.take(card)).collect()
    }

    /// Takes what a seat names. A start world that is not named is a gap in front of the tableau.
    fn named(&mut self, person: &Person, seat: Seat) -> Result<Named, BadPosition> {
        let mut named = Named::default();
        if let Some(Placed { card, .. }) = person.start
            && card.design().start.is_none()
        {
            return Err(BadPosition::NotAStartWorld { seat, card });
        }
        let cards = 1 + person.tableau.len();
        if cards > TABLEAU {
            return Err(BadPosition::TableauTooLarge { seat, cards, most: TABLEAU });
        }
        for placed in [person.start].into_iter().chain(person.tableau.iter().copied().map(Some)) {
            let Some(Placed { card, good }) = placed else {
                named.tableau.push(Slot::default());
                continue;
            };
            let slot = named.tableau.len();
            let again = named.tableau.iter().any(|other| other.card != NO_CARD && other.kind() == card);
            if again && !card.design().is_world() {
                return Err(BadPosition::DevelopmentTwice { seat, card });
            }
            if good != OnWorld::Nothing && card.design().good().is_none() {
                return Err(BadPosition::NoGoodThere { seat, card });
            }
            named.tableau.push(Slot { card: self.take(card)?, good: NO_CARD });
            match good {
                OnWorld::Nothing => {}
                OnWorld::Good => named.goods.push(slot),
                OnWorld::GoodOf(kind) => named.tableau[slot].good = self.take(kind)?,
            }
        }
        if let Some(hand) = &person.hand {
            named.hand = self.take_all(&hand.named)?;
        }
        // What everyone knows to be in the hand is in it, also where only its size is named.
        let open_ended = person.hand.as_ref().is_none_or(|hand| hand.size.is_some());
        let at_least = person.known.len().saturating_sub(usize::from(person.known_left));
        let mut in_hand: Cards = named.hand.iter().copied().collect();
        let mut held = 0;
        for kind in &person.known {
            if let Some(card) = in_hand.copy_of(kind.copies()) {
                in_hand.remove(card);
                held += 1;
            }
        }
        for &kind in &person.known {
            if open_ended && held < at_least && !named.hand.iter().any(|&card| copies_of(card) == kind.copies()) {
                named.hand.push(self.take(kind)?);
                held += 1;
            }
        }
        if held < at_least {
            return Err(BadPosition::KnownNotHeld { seat });
        }
        named.looked = self.take_all(&person.looked)?;
        named.discarded = self.take_all(&person.discarded)?;
        Ok(named)
    }
}

/// What one seat has, as physical cards.
#[derive(Default)]
struct Named {
    start: u8,
    tableau: Vec<Slot>,
    /// The slots that want a good.
    goods: Vec<usize>,
    hand: Vec<CardId>,
    looked: Vec<CardId>,
    discarded: Vec<CardId>,
}

impl Named {
    fn fill(&mut self, position: &Position, person: &Person, seat: Seat, rest: &mut Rest) -> Result<(), BadPosition> {
        for (slot, good) in self.goods.iter().zip(rest.take(self.goods.len())?) {
            self.tableau[*slot].good = good;
        }
        if position.stage == Stage::StartDiscard {
            let more = DEALT.checked_sub(self.looked.len());
            let more = more.ok_or(BadPosition::TooManyLooked { seat, most: DEALT })?;
            self.looked.extend(rest.take(more)?);
            return Ok(());
        }
        let size = match &person.hand {
            Some(hand) => hand.size.map_or(hand.named.len(), usize::from),
            None => FIRST_HAND.max(self.hand.len()),
        };
        let more = size.checked_sub(self.hand.len());
        let more = more.ok_or(BadPosition::HandTooSmall { seat, named: self.hand.len(), size })?;
        self.hand.extend(rest.take(more)?);
        Ok(())
    }
}
