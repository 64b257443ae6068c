//! What a game adds to scenarios.

use tabletop::{Entry, Log, Probe, Seat, Seed};

use crate::facts::{FactName, Found};
use crate::text::{Line, Unclear};

/// A game whose positions can be written down.
pub(crate) trait Played: Probe {
    /// What the lines of a position have said so far.
    type Lines: Default;
    /// What an expectation can say of the table.
    type TableFact: Copy + 'static;
    /// What it can say of a seat.
    type SeatFact: Copy + 'static;

    /// What the position says of the chance to come.
    type Chance: Clone + Default;

    const TABLE_FACTS: &'static [FactName<Self::TableFact>];
    const SEAT_FACTS: &'static [FactName<Self::SeatFact>];
    /// The names of its prompts.
    const PROMPTS: &'static [&'static str];
    /// How a line of a position can begin, for the complaint about one that does not.
    const KEYS: &'static str;
    /// An item, for examples in complaints.
    const EXAMPLE: &'static str;
    /// The least and the most seats.
    const SEATS: (u8, u8);

    /// A line of the position, `key: rest`, the key in words.
    fn position_line(said: &mut Self::Lines, key: &[&str], rest: &str) -> Result<(), Unclear>;

    /// The position, with the entries that its beginning wrote.
    fn deal(said: &Self::Lines, players: u8, seed: Seed) -> Result<Dealt<Self>, Unreachable>;

    /// Carries an answer out. Says why not if chance cannot bring what the position says of it.
    fn play(
        state: &mut Self::State,
        _chance: &mut Self::Chance,
        seat: Seat,
        items: &[Self::Item],
    ) -> Result<Vec<Entry<Self::Event>>, NoSuchChance> {
        let mut log = Log::on();
        Self::apply(state, seat, items, &mut log);
        Ok(log.take().0)
    }

    /// Is this a reaction, or the moment of a power, which most of the time is let pass?
    fn is_reaction(prompt: &Self::Prompt) -> bool;

    /// Could a question with this prompt offer things of this kind, though none is on offer now?
    fn could_offer(_prompt: &Self::Prompt, _kind: &str) -> bool {
        false
    }

    /// What `pass: turn` or `pass: phase` plays to the end of, and where play stands in it.
    const STRETCH: &'static str;
    fn stretch(state: &Self::State) -> u64;

    /// What the position says of chance and nobody has needed yet: the key of its line, and what is left.
    fn unneeded(_chance: &Self::Chance) -> Vec<(&'static str, Vec<String>)> {
        Vec::new()
    }

    /// Reads one item of an answer.
    fn item(text: &str) -> Result<Self::Item, Unclear>;

    /// Says an item as [`Played::item`] reads it.
    fn say_item(item: Self::Item) -> String;

    /// Says a prompt in words: its name, then what it is about.
    fn say_prompt(prompt: &Self::Prompt) -> Vec<String>;

    fn of_table(state: &Self::State, fact: Self::TableFact) -> Found;

    fn of_seat(state: &Self::State, fact: Self::SeatFact, seat: Seat) -> Found;

    /// The same as far as somebody sees it.
    fn sees_of_table(board: &Self::Board, fact: Self::TableFact) -> Found;

    fn sees_of_seat(board: &Self::Board, fact: Self::SeatFact, seat: Seat) -> Found;
}

/// A position on the table.
pub(crate) struct Dealt<G: Played> {
    pub(crate) state: G::State,
    pub(crate) entries: Vec<Entry<G::Event>>,
    pub(crate) chance: G::Chance,
}

/// Chance cannot bring what was named.
#[derive(Clone, Debug)]
pub(crate) struct NoSuchChance {
    pub(crate) expected: String,
    pub(crate) found: String,
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
    /// The last one that names this and starts with that key.
    NameIn(String, String),
}

impl About {
    /// The line to blame; the first one of the position if none fits.
    pub(crate) fn line<'a>(&self, lines: &[Line<'a>]) -> Option<Line<'a>> {
        let names = |line: &&Line<'_>, name: &str| {
            let text = line.text.replace('_', "-");
            text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').any(|word| word == name)
        };
        let starts = |line: &&Line<'_>, key: &str| line.text.starts_with(key);
        let fits = match self {
            Self::Name(name) => lines.iter().rev().find(|line| names(line, name)),
            Self::Key(key) => lines.iter().find(|line| starts(line, key)),
            Self::NameIn(name, key) => lines.iter().rev().find(|line| names(line, name) && starts(line, key)),
        };
        fits.or(lines.first()).copied()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Viewer;

    use super::*;

    /// The documentation names every fact, every prompt and every key.
    fn documented<G: Played>() {
        let text = include_str!("../../../docs/scenarios.md");
        let facts = G::TABLE_FACTS.iter().map(|fact| fact.name).chain(G::SEAT_FACTS.iter().map(|fact| fact.name));
        // Of `politics-discards` it says that there is one of each type.
        let named = facts.chain(G::PROMPTS.iter().copied()).filter(|name| !name.ends_with("-discards"));
        for name in named {
            assert!(text.contains(&format!("`{name}`")) || text.contains(&format!("`{name} ")), "{name}");
        }
        let keys = G::KEYS.split([',', ';']).map(str::trim).filter(|key| !key.contains('(') && !key.contains(')'));
        for key in keys.map(|key| key.trim_end_matches(" N")).filter(|key| !key.contains('`')) {
            assert!([":", " ", "`"].iter().any(|end| text.contains(&format!("`{key}{end}"))), "{key}");
        }
    }

    /// And every name of a board, with those inside the first of a list (`/players/0`).
    #[test]
    fn boards_are_documented() {
        fn documented<G: Played>(setup: &G::Setup, lists: &[&str]) {
            let text = include_str!("../../../docs/scenarios.md");
            let state = G::start(setup, Seed::default(), &mut Log::off()).unwrap();
            let board = serde_json::to_value(G::board(&G::view(&state, Viewer::Seat(Seat(0))))).unwrap();
            for place in std::iter::once(&"").chain(lists) {
                let inside = board.pointer(place).and_then(serde_json::Value::as_object).unwrap();
                let names: Vec<String> = inside.keys().map(|name| format!("`{name}`")).collect();
                assert!(text.replace('\n', " ").contains(&names.join(", ")), "{place}: {}", names.join(", "));
            }
        }
        documented::<race::Race>(&race::Setup { players: 2, mode: race::Mode::Standard }, &["/players/0", "/own"]);
        let in_it = ["/turn", "/people/0", "/areas/0", "/locations/0", "/reserves", "/decks", "/own"];
        documented::<galactica::Galactica>(&galactica::Setup::new(3), &in_it);
    }

    #[test]
    fn everything_is_documented() {
        documented::<race::Race>();
        documented::<galactica::Galactica>();
    }
}
