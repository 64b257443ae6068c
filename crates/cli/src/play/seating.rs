//! Where the people at this terminal sit, and what everybody is called.

use anyhow::Result;
use tabletop::{By, Game, Line, Record, Seat, Session};
use words::{Words, phrase};

use super::Play;
use crate::errors::{error, no_such_seat};
use crate::levels::level_name;

pub(super) struct Seating {
    pub(super) seats: u8,
    /// By seat; a name where one was given.
    pub(super) people: Vec<(Seat, Option<String>)>,
}

/// A name that leaves room for what is said about its bearer.
const LONGEST_NAME: usize = 20;

impl Seating {
    pub(super) fn of<G: Game>(options: &Play, session: &Session<G>, words: &Words) -> Result<Self> {
        let seats = session.seats();
        let mut names = given_names(&options.people);
        let mut taken: Vec<Seat> = options.seat.iter().copied().map(Seat).collect();
        if taken.is_empty() {
            taken = answered(session.record());
        }
        // Whoever was named and has not answered yet sits on the first free seat.
        let count = if names.is_empty() { taken.len().max(1) } else { names.len() };
        if options.seat.is_empty() {
            let free: Vec<Seat> = Seat::all(seats).filter(|seat| !taken.contains(seat)).collect();
            taken.extend(free.into_iter().take(count.saturating_sub(taken.len())));
            taken.sort_unstable();
        }
        if let Some(wrong) = taken.iter().find(|seat| seat.0 >= seats) {
            return Err(no_such_seat(words, &wrong.0.to_string(), "--seat", seats, false));
        }
        if count > usize::from(seats) {
            return Err(error(words, "cli-too-many-people", &[("people", count.into()), ("seats", seats.into())]));
        }
        let twice = (1..taken.len()).any(|at| taken[..at].contains(&taken[at]));
        if twice || taken.len() != count {
            return Err(error(words, "cli-seat-count", &[("people", count.into()), ("given", taken.len().into())]));
        }
        names.resize(count, None);
        let mut people: Vec<(Seat, Option<String>)> = taken.into_iter().zip(names).collect();
        people.sort_by_key(|(seat, _)| *seat);
        Ok(Self { seats, people })
    }

    pub(super) fn sits(&self, seat: Seat) -> bool {
        self.people.iter().any(|(other, _)| *other == seat)
    }

    /// What the players are called: people by their names, the bots by what they are, in their order.
    pub(super) fn names(&self, bots: &[String], words: &Words) -> Result<Vec<String>> {
        let mut bots = bots.iter().cycle().zip(1..);
        let mut names: Vec<String> = Vec::new();
        for seat in Seat::all(self.seats) {
            let name = match self.people.iter().find(|(other, _)| *other == seat) {
                Some((_, Some(name))) => name.clone(),
                Some((_, None)) => words.say(&phrase("seat-name").with([("number", (seat.0 + 1).into())])).to_string(),
                None => {
                    bots.next().map(|(bot, number)| format!("{} {number}", level_name(words, bot))).unwrap_or_default()
                }
            };
            let fits = (1..=LONGEST_NAME).contains(&name.chars().count()) && !name.contains(char::is_control);
            if !fits || names.contains(&name) {
                let args = [("name", name.into()), ("longest", LONGEST_NAME.into())];
                return Err(error(words, "cli-bad-name", &args));
            }
            names.push(name);
        }
        Ok(names)
    }
}

/// The names of `--people`; a number alone is so many without a name.
fn given_names(people: &[String]) -> Vec<Option<String>> {
    match people {
        [only] if only.parse::<u8>().is_ok() => vec![None; only.parse::<u8>().unwrap_or(1).max(1).into()],
        names => names.iter().map(|name| Some(name.trim().to_owned())).collect(),
    }
}

/// The seats that people have answered for.
pub(super) fn answered<G: Game>(record: &Record<G>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Vec::new();
    for line in &record.lines {
        if let Line::Answer(answer) = line
            && answer.by == By::Person
            && !seats.contains(&answer.seat)
        {
            seats.push(answer.seat);
        }
    }
    seats.sort_unstable();
    seats
}
