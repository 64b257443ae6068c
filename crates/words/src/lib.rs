//! Every sentence a person reads: events, prompts, options, cards, tables and errors, in a language, as spans.
//!
//! A language is a folder of Fluent files under `locales/`. Texts are composed from the data that the engine runs, with the
//! reader's own numbers. What does not live here: rules, and anything that decides something.

mod bundle;
mod errors;
mod galactica;
mod layout;
mod names;
mod phrase;
mod race;
mod spans;
#[cfg(test)]
mod tests;

use tabletop::{Ask, Game, Outcome, Seat, Viewer};

pub use bundle::Words;
pub use phrase::Arg;
pub use spans::{Line, Span};

/// For whom something is said: who is looking, and what the players are called.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    pub viewer: Viewer,
    /// By seat. A seat without a name is called by its number.
    pub names: &'a [String],
}

impl Reader<'_> {
    /// Is this seat the reader himself ("you")?
    pub fn is(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }
}

/// What a glance at the table tells.
#[derive(Clone, Debug, Default, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Glance {
    /// Where the game stands.
    pub now: Line,
    /// What nobody should overlook, such as that the game is about to end.
    pub warnings: Vec<Line>,
    /// By seat.
    pub seats: Vec<Vec<Figure>>,
}

/// A number that follows from what lies on the table, and what it means in words.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    pub id: &'static str,
    pub number: i16,
    pub line: Line,
}

/// A game that can be told in words.
pub trait Told: Game {
    /// A line of the log. Nothing for events that need no words.
    fn event(words: &Words, reader: &Reader<'_>, event: &Self::Event) -> Option<Line>;

    /// A stretch of the log, from the place `from` on, in as few lines as it takes; an empty one before each chapter. What is
    /// before `from` has been told and lends its context.
    fn story(words: &Words, reader: &Reader<'_>, events: &[&Self::Event], from: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        for event in &events[from..] {
            if let Some(line) = Self::event(words, reader, event) {
                lines.extend(Self::opens(event).then(Line::default));
                lines.push(line);
            }
        }
        lines
    }

    /// Does a new chapter begin here, so that a reader wants a gap before it?
    fn opens(event: &Self::Event) -> bool;

    /// What the reader is asked, with how many to pick.
    fn prompt(words: &Words, reader: &Reader<'_>, view: &Self::View, ask: &Ask<Self>) -> Line;

    /// What hangs on the answer, where the question itself does not say it: what each result of a check does.
    fn stakes(_words: &Words, _reader: &Reader<'_>, _view: &Self::View, _ask: &Ask<Self>) -> Vec<Line> {
        Vec::new()
    }

    /// One option, short, with the reader's own numbers: what it costs him and why, what it gives him.
    fn option(words: &Words, reader: &Reader<'_>, view: &Self::View, ask: &Ask<Self>, item: Self::Item) -> Line;

    /// All there is to know about an option: a card with all its powers and what they are worth to the reader now.
    fn help(words: &Words, reader: &Reader<'_>, view: &Self::View, ask: &Ask<Self>, item: Self::Item) -> Vec<Line>;

    /// The whole table as the reader sees it.
    fn table(words: &Words, reader: &Reader<'_>, view: &Self::View) -> Vec<Line>;

    /// The reader's own cards alone.
    fn hand(words: &Words, reader: &Reader<'_>, view: &Self::View) -> Vec<Line>;

    /// What the reader wants before his eyes whenever he is asked anew: how he stands and what he holds, in few lines.
    fn brief(words: &Words, reader: &Reader<'_>, view: &Self::View) -> Vec<Line> {
        Self::hand(words, reader, view)
    }

    /// Whom a seat plays, where a game has characters: a name for a player who has none of his own.
    fn called(_words: &Words, _view: &Self::View, _seat: Seat) -> Option<Line> {
        None
    }

    /// The card, place or term of that name or id, explained; with the reader's numbers if there is a view. For `? gem world`.
    fn explain(words: &Words, reader: &Reader<'_>, view: Option<&Self::View>, name: &str) -> Option<Vec<Line>>;

    /// What a glance at the table tells.
    fn glance(_words: &Words, _reader: &Reader<'_>, _view: &Self::View) -> Glance {
        Glance::default()
    }

    /// For somebody who learns: what the question is about, that these items would be a good answer, and why.
    fn hint(
        _words: &Words,
        _reader: &Reader<'_>,
        _view: &Self::View,
        _ask: &Ask<Self>,
        _items: &[Self::Item],
    ) -> Vec<Line> {
        Vec::new()
    }

    /// The terms that can be asked for besides the names of cards.
    fn terms(words: &Words) -> Line;

    /// A standing order, as its owner reads it.
    fn order(words: &Words, reader: &Reader<'_>, order: &Self::Order) -> Line;

    /// The result, card by card.
    fn result(words: &Words, reader: &Reader<'_>, view: &Self::View, outcome: &Outcome) -> Vec<Line>;
}
