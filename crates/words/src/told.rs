//! What a game must be able to say.

use tabletop::{Ask, Game, Outcome, Seat, Viewer};

use crate::{AidPart, Choice, Phrase, Row, Topic};

/// What a glance at the table tells.
#[derive(Clone, Debug, Default, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Glance {
    /// Where the game stands.
    pub now: Phrase,
    /// What nobody should overlook, such as that the game is about to end.
    pub warnings: Vec<Phrase>,
    /// By seat.
    pub seats: Vec<Vec<Figure>>,
}

/// A number that follows from what lies on the table, and what it means in words.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    pub id: &'static str,
    pub number: i16,
    pub phrase: Phrase,
}

/// What is other at a glance than it was.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Glanced {
    pub now: Option<Phrase>,
    pub warnings: Option<Vec<Phrase>>,
    /// The figures of those of whom any is.
    pub seats: Vec<(Seat, Vec<Figure>)>,
}

impl Glanced {
    /// What is other than before, by all that there is.
    pub fn between(was: &Glance, is: Glance) -> Self {
        let seats = Seat::all(is.seats.len() as u8).zip(is.seats);
        Self {
            now: (is.now != was.now).then_some(is.now),
            warnings: (is.warnings != was.warnings).then_some(is.warnings),
            seats: seats.filter(|(seat, figures)| was.seats.get(seat.index()) != Some(figures)).collect(),
        }
    }
}

/// A game that can be told in words. "The reader" is the viewer of the board.
pub trait Told: Game {
    /// What can be asked for by name.
    type Topic: Copy + PartialEq;

    /// Does an event need no words for this viewer?
    fn is_silent(_viewer: Viewer, _event: &Self::Event) -> bool {
        false
    }

    /// What happened.
    fn event(event: &Self::Event) -> Phrase;

    /// Does a new chapter begin here, so that a reader wants a gap before it?
    fn opens(event: &Self::Event) -> bool;

    /// The line of the story that begins with the event at `at`: what happened there and after it, and how many events that
    /// is. Nothing where the line before has said it. The events before `at` have been told and lend their context.
    fn tale(events: &[Self::Event], at: usize) -> (Option<Phrase>, usize) {
        (Some(Self::event(&events[at])), 1)
    }

    /// Does it change how later chapters are told?
    fn lasts(_event: &Self::Event) -> bool {
        false
    }

    /// What the reader is asked, with how many to pick.
    fn prompt(board: &Self::Board, ask: &Ask<Self>) -> Phrase;

    /// What hangs on the answer, where the question itself does not say it: what each result of a check does.
    fn stakes(_board: &Self::Board, _ask: &Ask<Self>) -> Vec<Row> {
        Vec::new()
    }

    /// One option, short, with the reader's own numbers.
    fn option(board: &Self::Board, ask: &Ask<Self>, item: Self::Item) -> Choice;

    /// All there is to know about an option: a card with all its powers and what they are worth to the reader now.
    fn help(board: &Self::Board, ask: &Ask<Self>, item: Self::Item) -> Vec<Row>;

    /// The whole table as the reader sees it.
    fn table(board: &Self::Board) -> Vec<Row>;

    /// The same where room is short, without what follows from the rest.
    fn short_table(board: &Self::Board) -> Vec<Row> {
        Self::table(board)
    }

    /// The reader's own cards alone.
    fn hand(board: &Self::Board) -> Vec<Row>;

    /// What readers want before their eyes whenever they are asked anew: how they stand and what they hold, in few lines.
    fn brief(board: &Self::Board) -> Vec<Row> {
        Self::hand(board)
    }

    /// Whom a seat plays, where a game has characters: a name for a player who has none.
    fn called(_board: &Self::Board, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// Everything that can be asked for by name, with its names.
    fn topics() -> Vec<Topic<Self::Topic>>;

    /// A card, place or term explained; with the reader's numbers if there is a table.
    fn explain(board: Option<&Self::Board>, topic: Self::Topic) -> Vec<Row>;

    /// The same of something that lies before a seat: with that seat's numbers, as far as the board's viewer knows them.
    fn explain_of(board: &Self::Board, _seat: Seat, topic: Self::Topic) -> Vec<Row> {
        Self::explain(Some(board), topic)
    }

    /// The game on one page, as the table is now; nothing where the page is the same at every moment.
    fn aid(_board: &Self::Board) -> Vec<AidPart> {
        Vec::new()
    }

    /// What a glance at the table tells.
    fn glance(_board: &Self::Board) -> Glance {
        Glance::default()
    }

    /// What is other at a glance than it was on an earlier board of the same game.
    fn glanced(board: &Self::Board, was: &Self::Board) -> Glanced {
        Glanced::between(&Self::glance(was), Self::glance(board))
    }

    /// For somebody who learns: what the question is about, that these items would be a good answer, and why: perhaps since `plan`
    /// can follow, the answer to a later question.
    fn hint(_board: &Self::Board, _ask: &Ask<Self>, _items: &[Self::Item], _plan: &[Self::Item]) -> Vec<Phrase> {
        Vec::new()
    }

    /// A proposal for a chore: each of its steps, with what it brings as the reason for it, and what they bring together.
    fn plan(steps: &[Self::Event]) -> (Vec<Choice>, Phrase) {
        (steps.iter().map(|step| Self::event(step).into()).collect(), Phrase::Nothing)
    }

    /// Could somebody who types this tell the others what the rules forbid to tell? They are asked before it is sent.
    fn tells_too_much(_typed: &str) -> bool {
        false
    }

    /// Is this something to ask about once more before it is done? Then what it means.
    fn twice(_item: Self::Item) -> Option<Phrase> {
        None
    }

    /// The terms that can be asked for besides the names of cards.
    fn terms() -> Phrase;

    /// A standing order, as its owner reads it.
    fn order(order: &Self::Order) -> Phrase;

    /// What a seat says, in its own words: as it is offered to that seat, and within the event that tells of it.
    fn claim(seat: Seat, claim: &Self::Claim) -> Phrase;

    /// The result, card by card.
    fn result(board: &Self::Board, outcome: &Outcome) -> Vec<Row>;
}
