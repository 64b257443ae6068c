//! A game that is all windows, and a secret: who holds the card. Honest, or with one leak planted in it.

use bots::{Bot, Botted, Random};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use server::{Again, Title};
use tabletop::{
    Ask, Dice, Game, Illegal, Impossible, Log, NoClaim, NoGuess, Obeyed, Outcome, Seat, SeatSet, Seed, Session, Shows,
    Timing, Viewer,
};
use words::{Choice, Phrase, Row, Told, Topic};

use crate::thinking;

/// Two windows, one after the other, the second a long one; everybody may play a number in each. The number of plays is told
/// when it closes, and whoever holds the card is told so again.
#[derive(Debug)]
pub(crate) enum Parry {}

/// How it tells who holds the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Leak {
    /// Only they are asked.
    Asked,
    /// Orders pass for the others, whatever they say.
    WaitedFor,
    /// A window lasts longer if they are the first who is asked.
    Time,
    /// What all are told when a window closes is another thing.
    Entry,
    /// All are told one thing more.
    Number,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Windows {
    leak: Option<Leak>,
    holder: Seat,
    closed: u8,
    waits: SeatSet,
    plays: u8,
}

impl Windows {
    pub(crate) fn new(leak: Option<Leak>, holder: Seat) -> Self {
        Self { leak, holder, closed: 0, waits: SeatSet::all(SEATS), plays: 0 }.opened()
    }

    fn opened(mut self) -> Self {
        let only = self.leak == Some(Leak::Asked);
        self.waits = if only { SeatSet::one(self.holder) } else { SeatSet::all(SEATS) };
        self
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Sight {
    leak: Option<Leak>,
    closed: u8,
    /// Does the viewer hold the card?
    holds: bool,
}

/// A standing order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Habit {
    Ask,
    Pass,
    Play(u8),
}

pub(crate) const SEATS: u8 = 3;

/// What whoever holds the card is told.
const YOURS: u8 = 100;

impl Game for Parry {
    const ID: &'static str = "parry";
    const RULES: u32 = 1;

    type Setup = Option<Leak>;
    type State = Windows;
    type View = Sight;
    type Board = Self::View;
    type Item = u8;
    /// How many windows have closed.
    type Prompt = u8;
    type Event = u8;
    type Guess = NoGuess;
    type Order = Habit;
    type Claim = NoClaim;

    fn seats(_: &Option<Leak>) -> u8 {
        SEATS
    }

    fn start(leak: &Option<Leak>, _: Seed, _: &mut Log<u8>) -> Result<Windows, Illegal> {
        Ok(Windows::new(*leak, Seat(1)))
    }

    fn outcome(state: &Windows) -> Option<Outcome> {
        let outcome = Outcome { winners: SeatSet::all(SEATS), scores: [].into_iter().collect(), ending: "parried" };
        (state.closed == 2).then_some(outcome)
    }

    fn asked(state: &Windows) -> SeatSet {
        if state.closed == 2 { SeatSet::EMPTY } else { state.waits }
    }

    fn ask(state: &Windows, seat: Seat, into: &mut Ask<Self>) {
        let longer = state.leak == Some(Leak::Time) && seat == state.holder;
        let ask = into.start(if longer { 1 } else { state.closed }, 0, 1);
        (ask.sealed, ask.shows) = (true, Shows::Nothing);
        ask.pick.from.extend([1, 2, 3]);
    }

    fn timing(closed: &u8) -> Timing {
        if *closed == 0 { Timing::Window } else { Timing::LongWindow }
    }

    fn apply(state: &mut Windows, seat: Seat, items: &[u8], log: &mut Log<u8>) {
        state.waits.remove(seat);
        state.plays += items.len() as u8;
        if state.waits.is_empty() {
            let Windows { leak, holder, .. } = *state;
            log.public(|| if leak == Some(Leak::Entry) { state.plays + 10 * holder.0 } else { state.plays });
            log.split(holder, || (YOURS, None));
            if leak == Some(Leak::Number) && holder == Seat(0) {
                log.public(|| 0);
            }
            *state = Windows { closed: state.closed + 1, plays: 0, ..state.clone() }.opened();
        }
    }

    fn view(state: &Windows, viewer: Viewer) -> Sight {
        Sight { leak: state.leak, closed: state.closed, holds: viewer.seat() == Some(state.holder) }
    }

    fn board(view: &Sight) -> Sight {
        view.clone()
    }

    fn imagine(_: &Sight, _: &NoGuess, _: &mut Dice) -> Result<Windows, Impossible> {
        Err(Impossible)
    }

    fn redraw(_: &mut Windows, _: &mut Dice) {}

    fn usual_orders() -> Vec<Habit> {
        vec![Habit::Ask]
    }

    fn obey(order: &Habit, view: &Sight, _: &Ask<Self>) -> Obeyed<u8> {
        match order {
            Habit::Ask if view.leak == Some(Leak::WaitedFor) && !view.holds => Obeyed::Answer(vec![]),
            Habit::Ask => Obeyed::Ask,
            Habit::Pass => Obeyed::Answer(vec![]),
            Habit::Play(number) => Obeyed::Answer(vec![*number]),
        }
    }

    fn said(_: Seat, claim: NoClaim) -> u8 {
        match claim {}
    }
}

impl Told for Parry {
    type Topic = ();

    fn is_silent(_: Viewer, _: &u8) -> bool {
        true
    }

    fn event(_: &u8) -> Phrase {
        Phrase::Nothing
    }

    fn opens(_: &u8) -> bool {
        false
    }

    fn prompt(_: &Sight, _: &Ask<Self>) -> Phrase {
        Phrase::Nothing
    }

    fn option(_: &Sight, _: &Ask<Self>, _: u8) -> Choice {
        Choice::default()
    }

    fn help(_: &Sight, _: &Ask<Self>, _: u8) -> Vec<Row> {
        Vec::new()
    }

    fn table(_: &Sight) -> Vec<Row> {
        Vec::new()
    }

    fn hand(_: &Sight) -> Vec<Row> {
        Vec::new()
    }

    fn topics() -> Vec<Topic<()>> {
        Vec::new()
    }

    fn explain(_: Option<&Sight>, (): ()) -> Vec<Row> {
        Vec::new()
    }

    fn terms() -> Phrase {
        Phrase::Nothing
    }

    fn order(_: &Habit) -> Phrase {
        Phrase::Nothing
    }

    fn claim(_: Seat, claim: &NoClaim) -> Phrase {
        match *claim {}
    }

    fn result(_: &Sight, _: &Outcome) -> Vec<Row> {
        Vec::new()
    }
}

/// Plays a 1, as soon as it may.
struct Gated;

impl Bot<Parry> for Gated {
    fn looks(&self) -> bool {
        false
    }

    fn answer(&mut self, _: Seat, _: &Ask<Parry>, _: Option<&Sight>, into: &mut Vec<u8>) {
        thinking::pass();
        into.push(1);
    }
}

impl Botted for Parry {
    const BOTS: &'static [&'static str] = &["random", "gated"];
    const LADDER: &'static [&'static str] = &[];
    const USUAL: &'static str = "random";
    const ADVISER: &'static str = "random";

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Some(if level == "gated" { Box::new(Gated) } else { Box::new(Random::new(seed)) })
    }
}

pub(crate) fn kind() -> Title {
    Title {
        id: Parry::ID,
        bots: Parry::BOTS,
        former: Parry::FORMER,
        usual: Parry::USUAL,
        adviser: Parry::ADVISER,
        setups: vec![Value::Null],
        seats: |_| Ok(SEATS),
        open: Box::new(|_, proof| {
            Ok(Box::new(Session::<Parry>::new(None, proof.seed()).map_err(server::BadSetup::Illegal)?))
        }),
        again: Again::of::<Parry>(),
        budget: |_| 100,
        turn: |_| None,
        reference: || games::Reference { cards: Vec::new(), terms: Vec::new(), aid: Vec::new() },
        explain: |_, _| None,
    }
}
