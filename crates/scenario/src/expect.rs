//! Expectations: read from a line, checked at a table.

use serde::Serialize;
use serde_json::Value;
use tabletop::{Ask, Refusal, Seat, SeatSet, Viewer};

use crate::facts::{self, Found, Wanted};
use crate::json;
use crate::played::Played;
use crate::shape;
use crate::table::Table;
use crate::text::{Unclear, first_word, list_of, name_of, number, say_list};

/// What is expected at some point of a scenario.
pub(crate) enum Expectation<G: Played> {
    Over(bool),
    Winners(SeatSet),
    Ending(String),
    /// Exactly these seats still have to answer.
    Asked(SeatSet),
    NotAsked(Seat),
    /// The prompt starts with these words.
    Prompt(Seat, Vec<String>),
    Chooses(Seat, u8, u8),
    Offered(Seat, Vec<G::Item>),
    OfferedOnly(Seat, Vec<G::Item>),
    NotOffered(Seat, Vec<G::Item>),
    /// This answer would be refused, in this way.
    Refused(Seat, Vec<G::Item>, &'static str),
    /// Of the table; as it is, or as somebody sees it.
    OfTable(G::TableFact, Option<Viewer>, Wanted),
    OfSeat(G::SeatFact, Seat, Option<Viewer>, Wanted),
    /// The viewer was told entries that say these, in this order.
    Told(Viewer, Vec<Value>),
    /// So many entries that the viewer was told say this.
    ToldTimes(Viewer, usize, Value),
    NotTold(Viewer, Value),
    /// A place of the viewer's view says this.
    Views(Viewer, String, Value),
    /// A place of the board that the viewer reads says this.
    Reads(Viewer, String, Value),
}

/// An expectation that does not hold.
pub(crate) struct Failed {
    pub(crate) expected: String,
    pub(crate) found: String,
}

/// How many seats the table has, as far as it is known when a line is read.
#[derive(Clone, Copy)]
pub(crate) struct Seats(pub(crate) u8);

impl Seats {
    pub(crate) fn read(self, text: &str) -> Result<Seat, Unclear> {
        let seat = text.trim().parse().ok().filter(|seat| *seat < self.0);
        seat.map(Seat)
            .ok_or_else(|| Unclear::new(format!("a seat from 0 to {}", self.0.saturating_sub(1)), text.trim()))
    }

    pub(crate) fn all(self, text: &str) -> Result<SeatSet, Unclear> {
        list_of(text, |seat| self.read(seat)).map(|seats| seats.into_iter().collect())
    }
}

const FORMS: &str = "`over`, `not over`, `winner`, `ending`, `asked`, `refused`, a seat, `public`, or ";
const SEAT_FORMS: &str =
    "`asked`, `not asked`, `chooses`, `offered`, `not offered`, `sees`, `told`, `not told`, `views`, `reads`, or ";

const REFUSALS: [&str; 6] = ["no-such-seat", "over", "not-asked", "too-few", "too-many", "not-offered"];

/// The word for a refusal.
pub(crate) fn refusal_word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NoSuchSeat => "no-such-seat",
        Refusal::Over => "over",
        Refusal::NotAsked => "not-asked",
        Refusal::TooFew { .. } => "too-few",
        Refusal::TooMany { .. } => "too-many",
        Refusal::NotOffered { .. } => "not-offered",
        // Scenarios take nothing back and say nothing.
        Refusal::NothingToTakeBack => "nothing-to-take-back",
        Refusal::CannotRewind => "cannot-rewind",
        Refusal::CannotSay => "cannot-say",
    }
}

/// Reads what follows `expect`.
pub(crate) fn read<G: Played>(text: &str, seats: Seats) -> Result<Expectation<G>, Unclear> {
    let (word, rest) = first_word(text);
    Ok(match word {
        "over" if rest.is_empty() => Expectation::Over(true),
        "not" if rest == "over" => Expectation::Over(false),
        "winner" | "winners" => Expectation::Winners(seats.all(rest)?),
        "ending" if !rest.is_empty() => Expectation::Ending(rest.to_owned()),
        "asked" => Expectation::Asked(seats.all(rest)?),
        "refused" => refused(rest)?,
        "public" => of_viewer(Viewer::Public, rest, seats)?,
        _ if word.bytes().all(|byte| byte.is_ascii_digit()) => of_seat(seats.read(word)?, rest, seats)?,
        _ => {
            let unknown = || facts::unknown(text, FORMS, "a fact", G::TABLE_FACTS);
            let (fact, wanted) = facts::read(G::TABLE_FACTS, text).ok_or_else(unknown)??;
            Expectation::OfTable(fact, None, wanted)
        }
    })
}

/// `0: items (too-few)`.
fn refused<G: Played>(text: &str) -> Result<Expectation<G>, Unclear> {
    let form = || {
        let example = format!("`0: {} (not-offered)`", G::EXAMPLE);
        Unclear::new(format!("a seat, its answer and how it is refused, such as {example}"), text)
    };
    let (seat, rest) = text.split_once(':').ok_or_else(form)?;
    let (items, why) = rest.trim().strip_suffix(')').and_then(|rest| rest.rsplit_once('(')).ok_or_else(form)?;
    // Any number: to have no such seat is a way to be refused.
    let seat = number(seat, "a seat", 255)?;
    let why = name_of(why, &format!("one of {}", REFUSALS.join(", ")), REFUSALS.into_iter())?;
    Ok(Expectation::Refused(Seat(seat as u8), list_of(items, G::item)?, why))
}

/// What can be expected of a seat.
fn of_seat<G: Played>(seat: Seat, text: &str, seats: Seats) -> Result<Expectation<G>, Unclear> {
    let (word, rest) = first_word(text);
    Ok(match (word, first_word(rest)) {
        ("not", ("asked", "")) => Expectation::NotAsked(seat),
        ("not", ("offered", items)) => Expectation::NotOffered(seat, list_of(items, G::item)?),
        ("offered", ("only", items)) => Expectation::OfferedOnly(seat, list_of(items, G::item)?),
        ("offered", _) => Expectation::Offered(seat, list_of(rest, G::item)?),
        ("asked", (name, about)) => {
            let known = format!("a prompt: one of {}", G::PROMPTS.join(", "));
            let name = name_of(name, &known, G::PROMPTS.iter().copied())?;
            let words = [name].into_iter().chain(about.split_whitespace()).map(str::to_owned);
            Expectation::Prompt(seat, words.collect())
        }
        ("chooses", _) => {
            let (least, most) = rest.split_once(" to ").unwrap_or((rest, rest));
            let read = |text| number(text, "how many, such as `2` or `0 to 1`", 255).map(|count| count as u8);
            Expectation::Chooses(seat, read(least)?, read(most)?)
        }
        ("sees" | "told" | "views" | "reads", _) | ("not", ("told", _)) => of_viewer(Viewer::Seat(seat), text, seats)?,
        _ => {
            let unknown = || facts::unknown(text, SEAT_FORMS, "a fact of a seat", G::SEAT_FACTS);
            let (fact, wanted) = facts::read(G::SEAT_FACTS, text).ok_or_else(unknown)??;
            Expectation::OfSeat(fact, seat, None, wanted)
        }
    })
}

/// What can be expected of what somebody sees.
fn of_viewer<G: Played>(viewer: Viewer, text: &str, seats: Seats) -> Result<Expectation<G>, Unclear> {
    let (word, rest) = first_word(text);
    match (word, first_word(rest)) {
        ("told", (times, event)) if times.bytes().all(|byte| byte.is_ascii_digit()) => {
            let ("times", event) = first_word(event) else {
                return Err(Unclear::new("`told 2 times` and what", text));
            };
            let times = number(times, "how often", 1000)? as usize;
            Ok(Expectation::ToldTimes(viewer, times, an_event::<G>(event)?))
        }
        ("told", _) => rest
            .split(" then ")
            .map(an_event::<G>)
            .collect::<Result<_, _>>()
            .map(|parts| Expectation::Told(viewer, parts)),
        ("not", ("told", rest)) => Ok(Expectation::NotTold(viewer, an_event::<G>(rest)?)),
        ("views", (pointer, value)) if pointer.starts_with('/') => {
            Ok(Expectation::Views(viewer, pointer.to_owned(), json::read(value)?))
        }
        ("views", _) => Err(Unclear::new("a place of the view and its value, such as `/seats/0/hand 3`", rest)),
        ("reads", (pointer, value)) if pointer.starts_with('/') => {
            Ok(Expectation::Reads(viewer, pointer.to_owned(), json::read(value)?))
        }
        ("reads", _) => Err(Unclear::new("a place of the board and its value, such as `/round 3`", rest)),
        ("sees", (first, about)) if first.bytes().all(|byte| byte.is_ascii_digit()) => {
            let seat = seats.read(first)?;
            let unknown = || facts::unknown(about, "", "a fact of a seat", G::SEAT_FACTS);
            let found = facts::read(G::SEAT_FACTS, about).ok_or_else(unknown)?;
            found.map(|(fact, wanted)| Expectation::OfSeat(fact, seat, Some(viewer), wanted))
        }
        ("sees", _) => {
            let unknown = || facts::unknown(rest, "a seat, or ", "a fact", G::TABLE_FACTS);
            let found = facts::read(G::TABLE_FACTS, rest).ok_or_else(unknown)?;
            found.map(|(fact, wanted)| Expectation::OfTable(fact, Some(viewer), wanted))
        }
        _ => Err(Unclear::new("`sees`, `told`, `not told`, `views` or `reads`", text)),
    }
}

/// What an event says, as far as it matters.
fn an_event<G: Played>(text: &str) -> Result<Value, Unclear> {
    let part = json::read(text)?;
    shape::check::<G::Event>(&part)?;
    Ok(part)
}

fn say_seats(seats: SeatSet) -> String {
    say_list(&seats.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>())
}

fn say_viewer(viewer: Viewer) -> String {
    viewer.seat().map_or_else(|| "the public".to_owned(), |seat| format!("seat {}", seat.0))
}

pub(crate) fn say_items<G: Played>(items: &[G::Item]) -> String {
    say_list(&items.iter().map(|&item| G::say_item(item)).collect::<Vec<_>>())
}

/// What a seat is asked, in one line.
pub(crate) fn say_ask<G: Played>(table: &Table<G>, seat: Seat) -> String {
    let Some(ask) = table.ask(seat) else {
        return match G::outcome(&table.state) {
            Some(_) => "the game is over".to_owned(),
            None => format!("seat {} is not asked, but {}", seat.0, say_seats(table.waiting())),
        };
    };
    let count = say_count(ask.pick.min, ask.pick.max);
    format!("{}: {count} of {}", G::say_prompt(&ask.prompt).join(" "), say_items::<G>(&ask.pick.from))
}

fn say_count(min: u8, max: u8) -> String {
    if min == max { min.to_string() } else { format!("{min} to {max}") }
}

impl<G: Played> Expectation<G> {
    /// Nothing if it holds.
    pub(crate) fn check(&self, table: &Table<G>) -> Result<(), Failed> {
        let ask = |seat: &Seat| table.ask(*seat);
        let is = |holds: bool, expected: String, found: &dyn Fn() -> String| {
            if holds { Ok(()) } else { Err(Failed { expected, found: found() }) }
        };
        let outcome = G::outcome(&table.state);
        match self {
            Self::Over(over) => {
                let say = |over| if over { "the game is over" } else { "the game goes on" }.to_owned();
                is(outcome.is_some() == *over, say(*over), &|| say(outcome.is_some()))
            }
            Self::Winners(winners) => {
                let found = outcome.map(|outcome| outcome.winners);
                let say = || found.map_or_else(|| "the game goes on".to_owned(), say_seats);
                is(found == Some(*winners), say_seats(*winners), &say)
            }
            Self::Ending(ending) => {
                let found = outcome.map_or("the game goes on", |outcome| outcome.ending);
                is(found == ending, ending.clone(), &|| found.to_owned())
            }
            Self::Asked(seats) => is(table.waiting() == *seats, say_seats(*seats), &|| say_seats(table.waiting())),
            Self::NotAsked(seat) => {
                is(ask(seat).is_none(), format!("seat {} is not asked", seat.0), &|| say_ask(table, *seat))
            }
            Self::Prompt(seat, words) => {
                let found = ask(seat).map(|ask| G::say_prompt(&ask.prompt));
                let holds = found.is_some_and(|found| found.starts_with(words));
                is(holds, words.join(" "), &|| say_ask(table, *seat))
            }
            Self::Chooses(seat, min, max) => {
                let holds = ask(seat).is_some_and(|ask| (ask.pick.min, ask.pick.max) == (*min, *max));
                is(holds, format!("{} of what is offered", say_count(*min, *max)), &|| say_ask(table, *seat))
            }
            Self::Offered(seat, items) => {
                let holds = ask(seat).is_some_and(|ask| is_part(items, &ask.pick.from));
                is(holds, format!("among others {}", say_items::<G>(items)), &|| say_ask(table, *seat))
            }
            Self::OfferedOnly(seat, items) => {
                let mut sorted = items.clone();
                sorted.sort_unstable();
                let holds = ask(seat).is_some_and(|ask| ask.pick.from == sorted);
                is(holds, format!("exactly {}", say_items::<G>(items)), &|| say_ask(table, *seat))
            }
            Self::NotOffered(seat, items) => {
                // A seat that is not asked is offered nothing, but whoever wrote this took it to be asked.
                let Some(ask) = ask(seat) else {
                    return is(false, format!("none of {}", say_items::<G>(items)), &|| say_ask(table, *seat));
                };
                // Nor does it say anything that a question about areas does not offer a card.
                if let Some(strange) = items.iter().find(|item| !could_offer::<G>(&ask, **item)) {
                    let expected = format!("a question that could offer {}", G::say_item(*strange));
                    return is(false, expected, &|| say_ask(table, *seat));
                }
                let holds = items.iter().all(|item| !ask.pick.from.contains(item));
                is(holds, format!("none of {}", say_items::<G>(items)), &|| say_ask(table, *seat))
            }
            Self::Refused(seat, items, why) => {
                let found = table.check(*seat, items).err().map_or("taken", refusal_word);
                is(found == *why, (*why).to_owned(), &|| format!("{found}; {}", say_ask(table, *seat)))
            }
            Self::OfTable(fact, seen_by, wanted) => {
                let board = seen_by.map(|viewer| G::board(&G::view(&table.state, viewer)));
                let found =
                    board.map_or_else(|| G::of_table(&table.state, *fact), |board| G::sees_of_table(&board, *fact));
                compare(wanted, &found, table)
            }
            Self::OfSeat(fact, seat, seen_by, wanted) => {
                let board = seen_by.map(|viewer| G::board(&G::view(&table.state, viewer)));
                let found = board.map_or_else(
                    || G::of_seat(&table.state, *fact, *seat),
                    |board| G::sees_of_seat(&board, *fact, *seat),
                );
                compare(wanted, &found, table)
            }
            Self::Told(viewer, parts) => {
                let told = told(table, *viewer);
                let mut entries = told.iter();
                let holds = parts.iter().all(|part| entries.any(|event| json::contains(event, part)));
                let said: Vec<String> = parts.iter().map(Value::to_string).collect();
                is(holds, format!("{} was told {}", say_viewer(*viewer), said.join(" then ")), &|| say_told(&told))
            }
            Self::ToldTimes(viewer, times, part) => {
                let told = told(table, *viewer);
                let found = told.iter().filter(|event| json::contains(event, part)).count();
                is(found == *times, format!("{} was told {times} times {part}", say_viewer(*viewer)), &|| {
                    format!("{found} times; {}", say_told(&told))
                })
            }
            Self::NotTold(viewer, part) => {
                let told = told(table, *viewer);
                let found = told.iter().find(|event| json::contains(event, part));
                let say = || found.map_or_else(String::new, |event| format!("it was told {event}"));
                is(found.is_none(), format!("{} was not told {part}", say_viewer(*viewer)), &say)
            }
            Self::Views(viewer, pointer, part) => {
                let view = serde_json::to_value(G::view(&table.state, *viewer)).unwrap_or_default();
                there(&view, pointer, part)
            }
            Self::Reads(viewer, pointer, part) => {
                let board = G::board(&G::view(&table.state, *viewer));
                there(&serde_json::to_value(board).unwrap_or_default(), pointer, part)
            }
        }
    }
}

/// Does that place say this, and perhaps more? If there is no such place, which names there are where it goes wrong.
fn there(whole: &Value, pointer: &str, part: &Value) -> Result<(), Failed> {
    let found = match whole.pointer(pointer) {
        Some(found) if json::contains(found, part) => return Ok(()),
        Some(found) => found.to_string(),
        None => no_such_place(whole, pointer),
    };
    Err(Failed { expected: part.to_string(), found })
}

fn no_such_place(whole: &Value, pointer: &str) -> String {
    let mut at = whole;
    for step in pointer.split('/').skip(1) {
        match at.pointer(&format!("/{step}")) {
            Some(inside) => at = inside,
            None => {
                let names: Vec<&str> =
                    at.as_object().into_iter().flat_map(|there| there.keys()).map(String::as_str).collect();
                return if names.is_empty() {
                    format!("no such place: nothing is called `{step}` there")
                } else {
                    format!("no such place: not `{step}`, but {}", say_list(&names))
                };
            }
        }
    }
    "no such place".to_owned()
}

/// Could this question offer things of that kind? It does, or the game says so of its prompt.
fn could_offer<G: Played>(ask: &Ask<G>, item: G::Item) -> bool {
    let wanted = kind_of(item);
    ask.pick.from.iter().any(|&offered| kind_of(offered) == wanted) || G::could_offer(&ask.prompt, &wanted)
}

/// The name under which serde knows what sort of thing an item is.
fn kind_of(item: impl Serialize) -> String {
    match serde_json::to_value(item).unwrap_or_default() {
        Value::String(kind) => kind,
        Value::Object(item) => item.keys().next().cloned().unwrap_or_default(),
        other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_)) => other.to_string(),
    }
}

fn compare<G: Played>(wanted: &Wanted, found: &Found, table: &Table<G>) -> Result<(), Failed> {
    match wanted.differs(found) {
        None => Ok(()),
        Some(found) => Err(Failed { expected: wanted.say(), found: found + &note_sealed(table) }),
    }
}

/// The surprise behind many a surprise: an answer that still waits for the others'.
fn note_sealed<G: Played>(table: &Table<G>) -> String {
    let sealed: SeatSet = table.sealed().into_iter().collect();
    if sealed.is_empty() {
        return String::new();
    }
    format!(" (the sealed answer of {} waits for {})", say_seats(sealed), say_seats(table.waiting()))
}

/// Is one a sub-multiset of the other?
fn is_part<I: PartialEq>(part: &[I], whole: &[I]) -> bool {
    let count = |list: &[I], item: &I| list.iter().filter(|other| *other == item).count();
    part.iter().all(|item| count(part, item) <= count(whole, item))
}

fn told<G: Played>(table: &Table<G>, viewer: Viewer) -> Vec<Value> {
    let seen = table.entries.iter().filter_map(|entry| entry.seen_by(viewer));
    seen.filter_map(|event| serde_json::to_value(event).ok()).collect()
}

/// The last few entries.
fn say_told(told: &[Value]) -> String {
    let last: Vec<String> = told.iter().rev().take(6).rev().map(Value::to_string).collect();
    if last.is_empty() { "nothing was told".to_owned() } else { format!("of late {}", last.join(" ")) }
}
