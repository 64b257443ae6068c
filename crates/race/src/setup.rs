//! Rulebook, "Setup" (SET-4 to SET-11, PRE-1 to PRE-6).

use serde::{Deserialize, Serialize};
use tabletop::{CardId, Cards, Deck, Dice, Illegal, Log, Seat, SeatSet, Seed};

use crate::cards::{ALL_CARDS, Kind, Sums, copies_of};
use crate::phase::{self, FIRST_DEAL, Phase, Queue};
use crate::state::{Ledger, NO_CARD, SEATS, SeatState, Slot, State};
use crate::supply::kinds;
use crate::{Cause, Event};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    #[default]
    Standard,
    /// Preset hands.
    FirstGame,
    /// Two players with nine action cards and two picks. `advanced` is understood as well.
    #[serde(alias = "advanced")]
    Experienced,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    #[serde(default)]
    pub mode: Mode,
}

impl Setup {
    /// Every number of players with every kind of game, the usual one first.
    pub fn all() -> Vec<Self> {
        let players = |mode| (2..=4).map(move |players| Self { players, mode });
        let mut setups: Vec<Self> = players(Mode::Standard).chain(players(Mode::FirstGame)).collect();
        setups.push(Self { players: 2, mode: Mode::Experienced });
        setups
    }
}

/// SET-5: VPs in the pool for each player.
pub(crate) const POOL_PER_PLAYER: u8 = 12;

/// Can this be played?
pub(crate) fn legal(setup: &Setup) -> Result<(), Illegal> {
    let Setup { players, mode } = *setup;
    if !(2..=4).contains(&players) {
        return Err(Illegal::Players { min: 2, max: 4, given: players });
    }
    if mode == Mode::Experienced && players != 2 {
        return Err(Illegal::VariantPlayers { only: 2, given: players });
    }
    Ok(())
}

pub(crate) fn start(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<State, Illegal> {
    legal(setup)?;
    let Setup { players, mode } = *setup;
    let mut dice = Dice::new(seed);

    // SET-6 (a): start worlds, dealt and not chosen; in the first game 1 to N (PRE-1), dealt at random (PRE-4).
    let mut numbers: Vec<u8> = if mode == Mode::FirstGame { (1..=players).collect() } else { (0..5).collect() };
    dice.shuffle(&mut numbers);
    numbers.truncate(usize::from(players));
    let mut rest = ALL_CARDS;
    let mut seats = [SeatState::default(); SEATS];
    for (seat, &number) in seats.iter_mut().zip(&numbers) {
        let card = start_world(number);
        rest.remove(card);
        seat.start = number;
        seat.tableau.push(Slot { card, good: NO_CARD });
        seat.sums = Sums::of([card]);
    }
    let mut ledger = Ledger::default();
    if mode == Mode::FirstGame {
        // PRE-2: the four cards with the number of the start world. Everybody knows them: they are printed with it.
        for (index, &number) in numbers.iter().enumerate() {
            for card in preset_hand(number).iter() {
                rest.remove(card);
                seats[index].hand.insert(card);
                ledger.hands[index].enters(copies_of(card));
            }
        }
    }
    // SET-6 (b), PRE-3: everything else, unused start worlds and preset cards included, becomes the supply.
    let mut supply: Vec<CardId> = rest.iter().collect();
    dice.shuffle(&mut supply);

    let first = (0..players).min_by_key(|&seat| numbers[usize::from(seat)]).map_or(Seat(0), Seat);
    let mut state = State {
        dice,
        mode,
        players,
        first,
        round: 0,
        phase: Phase::StartDiscard,
        repeat: false,
        queue: Queue::default(),
        ordered: false,
        todo: SeatSet::EMPTY,
        waiting: SeatSet::EMPTY,
        pool: POOL_PER_PLAYER * players,
        deck: Deck::new(supply),
        seats,
        ledger,
    };
    for seat in Seat::all(players) {
        log.public(|| Event::StartWorld { seat, card: state.seat(seat).tableau[0].kind() });
    }
    if mode == Mode::FirstGame {
        for seat in Seat::all(players) {
            log.public(|| Event::Drew { seat, cards: kinds(state.seat(seat).hand), cause: Cause::Setup });
        }
    } else {
        // SET-6 (c): six cards each, in the order of decided point 7.
        for seat in state.in_order() {
            let dealt = state.draw(seat, FIRST_DEAL, log);
            state.seat_mut(seat).looked = dealt;
            log.split(seat, || {
                let secret = Event::Looked { seat, cards: kinds(dealt), keep: 4 };
                (secret, Some(Event::LookedCount { seat, count: FIRST_DEAL as u8, keep: 4 }))
            });
        }
    }
    // SET-6 (f): Alpha Centauri's good comes after the hands.
    for seat in state.in_order() {
        if state.seat(seat).tableau[0].kind().design().is_windfall() && state.put_good(seat, 0, log) {
            log.public(|| Event::Goods { seat, worlds: vec![state.seat(seat).tableau[0].kind()] });
        }
    }
    if mode == Mode::FirstGame {
        phase::begin_round(&mut state, log);
    } else {
        state.todo = state.all();
        state.waiting = state.todo;
    }
    Ok(state)
}

fn start_world(number: u8) -> CardId {
    let kind = Kind::all().find(|kind| kind.design().start == Some(number)).expect("five start worlds, 0 to 4");
    kind.copies().first
}

/// PRE-5, PRE-6: one copy of each card that has the number.
pub(crate) fn preset_hand(number: u8) -> Cards {
    Kind::all().filter(|kind| kind.design().preset == Some(number)).map(|kind| kind.copies().first).collect()
}
