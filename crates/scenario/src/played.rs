//! What a game adds to scenarios.

use tabletop::{Entry, Probe, Seat, Seed};

use crate::facts::{FactName, Found};
use crate::text::{Line, Unclear};

/// A game whose positions can be written down.
pub(crate) trait Played: Probe {
    /// What the lines of a position have said so far.
    type Draft: Default;
    /// What an expectation can say of the table.
    type TableFact: Copy + 'static;
    /// What it can say of a seat.
    type SeatFact: Copy + 'static;

    const TABLE_FACTS: &'static [FactName<Self::TableFact>];
    const SEAT_FACTS: &'static [FactName<Self::SeatFact>];
    /// The names of its prompts.
    const PROMPTS: &'static [&'static str];
    /// How a line of a position can begin, for the complaint about one that does not.
    const KEYS: &'static str;
    /// The least and the most seats.
    const SEATS: (u8, u8);

    /// A line of the position, `key: rest`, the key in words.
    fn position_line(draft: &mut Self::Draft, key: &[&str], rest: &str) -> Result<(), Unclear>;

    /// The position, with the entries that its beginning wrote.
    fn deal(draft: &Self::Draft, players: u8, seed: Seed) -> Result<Dealt<Self>, Unreachable>;

    /// Reads one item of an answer.
    fn item(text: &str) -> Result<Self::Item, Unclear>;

    /// Says an item as [`Played::item`] reads it.
    fn say_item(item: Self::Item) -> String;

    /// Says a prompt in words: its name, then what it is about.
    fn say_prompt(prompt: &Self::Prompt) -> Vec<String>;

    fn of_table(state: &Self::State, fact: Self::TableFact) -> Found;

    fn of_seat(state: &Self::State, fact: Self::SeatFact, seat: Seat) -> Found;

    /// The same as far as the owner of a view sees it.
    fn sees_of_table(view: &Self::View, fact: Self::TableFact) -> Found;

    fn sees_of_seat(view: &Self::View, fact: Self::SeatFact, seat: Seat) -> Found;
}

/// A position on the table.
pub(crate) struct Dealt<G: Played> {
    pub(crate) state: G::State,
    pub(crate) entries: Vec<Entry<G::Event>>,
}

/// Why there is no such position.
#[derive(Clone, Debug)]
pub(crate) struct Unreachable {
    pub(crate) expected: String,
    pub(crate) found: String,
    pub(crate) about: About,
}

/// Which line of the position is to blame.
#[derive(Clone, Debug)]
pub(crate) enum About {
    /// The last one that names this.
    Name(String),
    /// The one that starts with this key.
    Key(String),
}

impl About {
    /// The line to blame; the first one of the position if none fits.
    pub(crate) fn line<'a>(&self, lines: &[Line<'a>]) -> Option<Line<'a>> {
        let names = |line: &&Line<'_>, name: &str| {
            line.text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').any(|word| word == name)
        };
        let fits = match self {
            Self::Name(name) => lines.iter().rev().find(|line| names(line, name)),
            Self::Key(key) => lines.iter().find(|line| line.text.starts_with(key.as_str())),
        };
        fits.or(lines.first()).copied()
    }
}
