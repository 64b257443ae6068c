//! Positions with named cards, and a desk to play them on.
//!
//! A card is named by its id; `"gem-world*"` in a tableau is the world with a good on it. Everything that a test does not
//! name stays where [`Position::rest_in`] says: in the supply, unless told otherwise. Every answer goes through the one
//! check ([`tabletop::answer`]), and every component is counted after it.

use race::cards::{ALL_CARDS, Sums};
use race::{Action, Event, Item, Kind, Ledger, Mode, NO_CARD, Phase, Prompt, Race, SeatState, Setup, Slot, State, Way};
use tabletop::{Ask, CardId, Cards, Deck, Dice, Entry, Game, Log, Probe, Refusal, Seat, SeatSet, Seed, Viewer, answer};

pub(crate) fn kind(id: &str) -> Kind {
    Kind::named(id).unwrap_or_else(|| panic!("no card is called {id}"))
}

pub(crate) fn card(id: &str) -> Item {
    Item::Card(kind(id))
}

pub(crate) fn cards(ids: &[&str]) -> Vec<Item> {
    ids.iter().map(|id| card(id)).collect()
}

pub(crate) fn good(id: &str) -> Item {
    Item::Good(kind(id))
}

pub(crate) fn goods(ids: &[&str]) -> Vec<Item> {
    ids.iter().map(|id| good(id)).collect()
}

/// The first power of a card in this phase's row.
pub(crate) fn power(id: &str) -> Item {
    Item::Power(kind(id), 0)
}

pub(crate) fn powers(ids: &[&str]) -> Vec<Item> {
    sorted(ids.iter().map(|id| power(id)).collect())
}

pub(crate) fn windfall(world: &str, by: &str) -> Item {
    Item::Windfall { world: kind(world), by: kind(by) }
}

pub(crate) fn by_bonus(world: &str) -> Item {
    Item::WindfallByBonus { world: kind(world) }
}

pub(crate) fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items
}

/// Ids in canonical order.
pub(crate) fn ids(kinds: impl IntoIterator<Item = Kind>) -> Vec<&'static str> {
    sorted(kinds.into_iter().collect()).into_iter().map(|kind| kind.design().id).collect()
}

/// Where the cards go that no test has named.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rest {
    Supply,
    Discards,
    Hand(u8),
}

/// What a test wants on the table.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    mode: Mode,
    tableaux: Vec<Vec<&'static str>>,
    hands: Vec<Vec<&'static str>>,
    goods: Vec<&'static str>,
    chips: Vec<u8>,
    supply: Vec<&'static str>,
    discards: Vec<&'static str>,
    rest: Rest,
    round: u16,
}

impl Position {
    /// Seats with start worlds 0, 1, 2, ... (Old Earth, Epsilon Eridani, Alpha Centauri without a good, New Sparta), nothing
    /// in hand.
    pub(crate) fn new(players: u8) -> Self {
        let starts = ["old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta"];
        let seats = usize::from(players);
        Self {
            mode: Mode::Standard,
            tableaux: starts[..seats].iter().map(|&start| vec![start]).collect(),
            hands: vec![vec![]; seats],
            goods: vec![],
            chips: vec![0; seats],
            supply: vec![],
            discards: vec![],
            rest: Rest::Supply,
            round: 1,
        }
    }

    /// Two players with two action cards a round.
    pub(crate) fn experienced() -> Self {
        Self { mode: Mode::Experienced, ..Self::new(2) }
    }

    /// The start world first.
    pub(crate) fn tableau(mut self, seat: usize, cards: &[&'static str]) -> Self {
        self.tableaux[seat] = cards.to_vec();
        self
    }

    pub(crate) fn hand(mut self, seat: usize, cards: &[&'static str]) -> Self {
        self.hands[seat] = cards.to_vec();
        self
    }

    /// The cards that lie as goods on the worlds marked so, by seat and tableau; without this, some from under the supply.
    pub(crate) fn goods(mut self, cards: &[&'static str]) -> Self {
        self.goods = cards.to_vec();
        self
    }

    /// What is missing in the pool is somebody's.
    pub(crate) fn chips(mut self, seat: usize, chips: u8) -> Self {
        self.chips[seat] = chips;
        self
    }

    /// From the top.
    pub(crate) fn supply(mut self, cards: &[&'static str]) -> Self {
        self.supply = cards.to_vec();
        self
    }

    pub(crate) fn discards(mut self, cards: &[&'static str]) -> Self {
        self.discards = cards.to_vec();
        self
    }

    pub(crate) fn rest_in(mut self, rest: Rest) -> Self {
        self.rest = rest;
        self
    }

    /// The position, before the choice of actions.
    pub(crate) fn deal(&self) -> Desk {
        let players = self.tableaux.len() as u8;
        // The first game starts with that choice.
        let setup = Setup { players, mode: Mode::FirstGame };
        let mut state = Race::start(&setup, Seed::derive(1, 0), &mut Log::off()).expect("two to four players");
        let mut left = ALL_CARDS;
        let mut take = |id: &str| -> CardId {
            let card = left.copy_of(kind(id).copies()).unwrap_or_else(|| panic!("no copy of {id} is left"));
            left.remove(card);
            card
        };
        let mut empty = Vec::new();
        for (index, seat) in Seat::all(players).enumerate() {
            let mut dealt = SeatState { chips: self.chips[index], ..SeatState::default() };
            for (slot, name) in self.tableaux[index].iter().enumerate() {
                let id = name.trim_end_matches('*');
                dealt.tableau.push(Slot { card: take(id), good: NO_CARD });
                if id != *name {
                    empty.push((seat, slot));
                }
            }
            dealt.start = dealt.tableau[0].kind().design().start.expect("a start world comes first");
            dealt.hand = self.hands[index].iter().map(|id| take(id)).collect();
            dealt.sums = Sums::of(dealt.tableau.iter().map(|slot| slot.card));
            *state.seat_mut(seat) = dealt;
        }
        let mut supply: Vec<CardId> = self.supply.iter().rev().map(|id| take(id)).collect();
        let discards: Vec<CardId> = self.discards.iter().map(|id| take(id)).collect();
        let mut on_worlds: Vec<CardId> = self.goods.iter().map(|id| take(id)).collect();
        let mut rest: Vec<CardId> = left.iter().collect();
        Dice::new(Seed::derive(1, 1)).shuffle(&mut rest);
        while on_worlds.len() < empty.len() {
            on_worlds.push(rest.pop().expect("cards for the goods"));
        }
        for ((seat, slot), good) in empty.into_iter().zip(on_worlds) {
            state.seat_mut(seat).tableau[slot].good = good;
        }
        match self.rest {
            Rest::Supply => supply.splice(0..0, rest.drain(..)).for_each(drop),
            Rest::Hand(seat) => {
                let hand = &mut state.seats[usize::from(seat)].hand;
                *hand = *hand | rest.drain(..).collect::<Cards>();
            }
            Rest::Discards => {}
        }
        state.deck = Deck::new(supply);
        discards.into_iter().chain(rest).for_each(|card| state.deck.discard(card));
        let chips: u8 = self.chips.iter().sum();
        state.pool = (12 * players).saturating_sub(chips);
        state.first = Seat::all(players).min_by_key(|seat| state.seat(*seat).start).expect("a seat");
        state.mode = self.mode;
        state.round = self.round;
        state.ledger = Ledger::default();
        Race::conserved(&state).expect("a position of 114 cards");
        Desk { state, log: Vec::new(), showed: SeatSet::EMPTY }
    }
}

/// A game being played by a test.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    pub(crate) state: State,
    pub(crate) log: Vec<Entry<Event>>,
    /// Who was shown something by the last answer.
    pub(crate) showed: SeatSet,
}

impl Desk {
    pub(crate) fn start(players: u8, mode: Mode, seed: u64) -> Self {
        let mut log = Log::on();
        let state = Race::start(&Setup { players, mode }, Seed::derive(seed, 7), &mut log).expect("a legal setup");
        Self { state, log: log.take().0, showed: SeatSet::EMPTY }
    }

    /// An answer, or why it is refused: then nothing has changed.
    pub(crate) fn answer(&mut self, seat: u8, items: &[Item]) -> Result<(), Refusal> {
        let before = self.state.clone();
        let mut log = Log::on();
        let result = answer::<Race>(&mut self.state, Seat(seat), &mut items.to_vec(), &mut log);
        let (entries, _, showed) = log.take();
        if result.is_err() {
            assert_eq!(self.state, before, "a refusal changes nothing");
        }
        self.log.extend(entries);
        self.showed = showed;
        Race::conserved(&self.state).expect("every component in its place");
        result
    }

    #[track_caller]
    pub(crate) fn give(&mut self, seat: u8, items: &[Item]) -> &mut Self {
        if let Err(refusal) = self.answer(seat, items) {
            let asked = self.asked();
            let ask = asked.contains(&seat).then(|| self.ask(seat));
            panic!("{items:?} of seat {seat} refused: {refusal:?}; in {:?} asked {asked:?}: {ask:?}", self.state.phase);
        }
        self
    }

    /// The action cards, by seat.
    #[track_caller]
    pub(crate) fn picks(&mut self, actions: &[Action]) -> &mut Self {
        for (seat, &action) in actions.iter().enumerate() {
            self.give(seat as u8, &[Item::Action(action)]);
        }
        self
    }

    /// Two each.
    #[track_caller]
    pub(crate) fn pairs(&mut self, actions: [[Action; 2]; 2]) -> &mut Self {
        for (seat, pair) in actions.iter().enumerate() {
            self.give(seat as u8, &pair.map(Item::Action));
        }
        self
    }

    /// Placements by seat; `""` places nothing. A seat without a card that it could place for sure is not asked.
    #[track_caller]
    pub(crate) fn place(&mut self, ids: &[&str]) -> &mut Self {
        let asked = self.asked();
        for (seat, id) in (0..).zip(ids) {
            if !id.is_empty() {
                self.cards(seat, &[id]);
            } else if asked.contains(&seat) {
                self.pass(seat);
            }
        }
        self
    }

    /// Names cards: to keep, to place, to pay with, to discard.
    #[track_caller]
    pub(crate) fn cards(&mut self, seat: u8, ids: &[&str]) -> &mut Self {
        self.give(seat, &cards(ids))
    }

    #[track_caller]
    pub(crate) fn goods_of(&mut self, seat: u8, ids: &[&str]) -> &mut Self {
        self.give(seat, &goods(ids))
    }

    #[track_caller]
    pub(crate) fn way(&mut self, seat: u8, way: Way) -> &mut Self {
        self.give(seat, &[Item::Way(way)])
    }

    #[track_caller]
    pub(crate) fn pass(&mut self, seat: u8) -> &mut Self {
        self.give(seat, &[])
    }

    /// Gives the first legal answer until the phase is another one, or the round is over.
    pub(crate) fn leave(&mut self, phase: Phase) -> &mut Self {
        let round = self.state.round;
        while self.state.phase == phase && self.state.round == round {
            let seat = self.asked()[0];
            let pick = self.ask(seat).pick;
            self.give(seat, &pick.from[..usize::from(pick.min)]);
        }
        self
    }

    /// Gives the first legal answers until the next choice of actions, or the end.
    pub(crate) fn end_round(&mut self) -> &mut Self {
        while !matches!(self.state.phase, Phase::ChooseAction | Phase::Over) {
            self.leave(self.state.phase);
        }
        self
    }

    /// A random answer of everyone who is asked, in seat order.
    pub(crate) fn random_step(&mut self, dice: &mut Dice) {
        let mut items = Vec::new();
        for seat in self.asked() {
            // An answer can end what the others were asked.
            if self.asked().contains(&seat) {
                self.ask(seat).pick.sample(|bound| dice.below(bound), &mut items);
                self.give(seat, &items);
            }
        }
    }

    pub(crate) fn asked(&self) -> Vec<u8> {
        Race::asked(&self.state).iter().map(|seat| seat.0).collect()
    }

    #[track_caller]
    pub(crate) fn ask(&self, seat: u8) -> Ask<Race> {
        assert!(self.asked().contains(&seat), "seat {seat} is not asked in {:?}", self.state.phase);
        Ask::of(&self.state, Seat(seat))
    }

    #[track_caller]
    pub(crate) fn prompt(&self, seat: u8) -> Prompt {
        self.ask(seat).prompt
    }

    #[track_caller]
    pub(crate) fn offered(&self, seat: u8) -> Vec<Item> {
        self.ask(seat).pick.from
    }

    /// The ids of the cards that are offered.
    #[track_caller]
    pub(crate) fn offered_cards(&self, seat: u8) -> Vec<&'static str> {
        let named = |item| if let Item::Card(kind) = item { kind } else { panic!("{item:?} is no card") };
        ids(self.offered(seat).into_iter().map(named))
    }

    pub(crate) fn seat(&self, seat: u8) -> &SeatState {
        self.state.seat(Seat(seat))
    }

    pub(crate) fn hand(&self, seat: u8) -> Vec<&'static str> {
        ids(self.seat(seat).hand.iter().map(Kind::of))
    }

    pub(crate) fn hand_size(&self, seat: u8) -> usize {
        self.seat(seat).hand.len()
    }

    pub(crate) fn looked(&self, seat: u8) -> Vec<&'static str> {
        ids(self.seat(seat).looked.iter().map(Kind::of))
    }

    /// In order of placing; `*` marks a good.
    pub(crate) fn tableau(&self, seat: u8) -> Vec<String> {
        let mark = |slot: &Slot| format!("{}{}", slot.kind().design().id, if slot.has_good() { "*" } else { "" });
        self.seat(seat).tableau.iter().map(mark).collect()
    }

    pub(crate) fn goods(&self, seat: u8) -> Vec<&'static str> {
        self.seat(seat).tableau.iter().filter(|slot| slot.has_good()).map(|slot| slot.kind().design().id).collect()
    }

    pub(crate) fn chips(&self, seat: u8) -> u8 {
        self.seat(seat).chips
    }

    pub(crate) fn points(&self, seat: u8) -> i16 {
        self.state.score(Seat(seat)).total()
    }

    pub(crate) fn supply(&self) -> usize {
        self.state.deck.pile().len()
    }

    pub(crate) fn discards(&self) -> Vec<&'static str> {
        ids(self.state.deck.discards().iter().map(|&card| Kind::of(card)))
    }

    /// What a viewer was told so far.
    pub(crate) fn seen(&self, viewer: Viewer) -> Vec<Event> {
        self.log.iter().filter_map(|entry| entry.seen_by(viewer)).cloned().collect()
    }

    pub(crate) fn public(&self) -> Vec<Event> {
        self.seen(Viewer::Public)
    }

    /// Phases that have begun, with whether they are the second of their kind.
    pub(crate) fn phases(&self) -> Vec<(Phase, bool)> {
        let begun = |event| if let Event::PhaseBegins { phase, repeat } = event { Some((phase, repeat)) } else { None };
        self.public().into_iter().filter_map(begun).collect()
    }

    /// How many public events fit.
    pub(crate) fn count(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.public().iter().filter(|event| fits(event)).count()
    }

    /// The cards that came to a hand for this reason, as everyone is told.
    pub(crate) fn drew(&self, seat: u8, why: race::Cause) -> u8 {
        let amount =
            |event| if let Event::DrewCount { seat, count, cause } = event { (seat, cause, count) } else { NONE };
        const NONE: (Seat, race::Cause, u8) = (Seat(u8::MAX), race::Cause::Setup, 0);
        let drawn = self.public().into_iter().map(amount);
        drawn.filter(|&(who, cause, _)| (who, cause) == (Seat(seat), why)).map(|(_, _, count)| count).sum()
    }
}

pub(crate) fn by(id: &str) -> race::Cause {
    race::Cause::Power(kind(id))
}

/// Plays random games of all setups to the end and shows every state between complete steps.
pub(crate) fn random_games(games: u64, mut look: impl FnMut(&Desk)) {
    let setups = [
        (2, Mode::Standard),
        (3, Mode::Standard),
        (4, Mode::Standard),
        (2, Mode::FirstGame),
        (3, Mode::FirstGame),
        (4, Mode::FirstGame),
        (2, Mode::Experienced),
    ];
    for game in 0..games {
        let (players, mode) = setups[(game % setups.len() as u64) as usize];
        let mut dice = Dice::new(Seed::derive(game, 3));
        let mut desk = Desk::start(players, mode, game);
        look(&desk);
        while Race::outcome(&desk.state).is_none() {
            desk.random_step(&mut dice);
            look(&desk);
            desk.log.clear();
        }
    }
}
