//! What a take-over tells: when the computer goes on for somebody, what the others learn of that seat's loyalty must not differ
//! from what they learn of the same player in a game of its own.

use ::galactica::{Ask, Event, Galactica, Item, Log, Setup, State};
use rayon::prelude::*;
use tabletop::{Entry, Game, Seat, Seed, Viewer, check};

use super::greedy::Belief;
use crate::arena::interval;
use crate::simulate::Measured;
use crate::{Bot, Botted, Quick};

/// Decisions that are looked at.
const AFTER: u32 = 10;

/// How the computer comes to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comes {
    /// It has sat there all the time.
    AtFirst,
    /// At some moment, in the place of somebody of another level.
    Later,
}

/// What the others learn with each decision, in the mean over games with its 95% interval: of a stand-in after it took over from
/// a player of this level, and of the same player who has sat there all the time.
pub fn learned(setup: &Setup, person: &str, games: u64, seed: u64) -> [(f64, f64); 2] {
    [Comes::Later, Comes::AtFirst].map(|comes| {
        let game = |game: u64| one(setup, person, comes, Seed::derive(seed, game), game);
        interval(&(0..games).into_par_iter().filter_map(game).collect::<Vec<f64>>())
    })
}

/// Where one game is.
struct Watched {
    bots: Vec<Box<dyn Bot<Galactica>>>,
    /// All that has happened, for whoever comes later.
    past: Vec<Entry<Event>>,
    public: Belief,
}

impl Watched {
    fn tell(&mut self, state: &State, log: &mut Log) {
        let (entries, ..) = log.take();
        for entry in &entries {
            for (seat, bot) in state.seats().zip(&mut self.bots) {
                entry.seen_by(Viewer::Seat(seat)).into_iter().for_each(|event| bot.hear(seat, event));
            }
            entry.seen_by(Viewer::Public).into_iter().for_each(|event| self.public.hear(event));
        }
        self.past.extend(entries);
    }

    /// The odds that the seat is what it is, as a logarithm.
    fn odds(&self, state: &State, seat: Seat) -> f64 {
        let guilt = self.public.repute(seat).clamp(1e-6, 1.0 - 1e-6);
        let odds = (guilt / (1.0 - guilt)).ln();
        if state.is_cylon(seat) { odds } else { -odds }
    }
}

/// One game: how much more sure the others are with each of ten decisions, in one direction the truth.
fn one(setup: &Setup, person: &str, comes: Comes, seed: Seed, game: u64) -> Option<f64> {
    let mut log = Log::on();
    let mut state = Galactica::start(setup, seed, &mut log).ok()?;
    let mut quick = Quick::new(game);
    let seat = Seat((game % u64::from(setup.players)) as u8);
    let begins = 15 + quick.below(60);
    let level = |one: Seat| if one == seat && comes == Comes::AtFirst { Galactica::ADVISER } else { person };
    let bots = state.seats().map(|one| Galactica::bot(level(one), quick.draw())).collect::<Option<Vec<_>>>()?;
    let mut watched = Watched { bots, past: Vec::new(), public: Belief::default() };
    let (mut decisions, mut before) = (0, None);
    let mut ask = Ask::default();
    let mut cylon = state.is_cylon(seat);
    while !state.over() && u32::from(state.turns) <= Galactica::LONGEST {
        watched.tell(&state, &mut log);
        // Whoever has shown themselves, or has got another card, is nobody to learn about any more.
        if state.revealed.contains(seat) || std::mem::replace(&mut cylon, state.is_cylon(seat)) != cylon {
            (before, decisions) = (None, if before.is_some() { u32::MAX } else { decisions });
        }
        let mut answers: Vec<(Seat, Vec<Item>)> = Vec::new();
        for one in Galactica::asked(&state).iter() {
            Galactica::ask(&state, one, &mut ask);
            if one == seat && !ask.pick.is_forced() && decisions < u32::MAX {
                if decisions == begins {
                    before = Some(watched.odds(&state, seat));
                    if comes == Comes::Later {
                        let mut bot = Galactica::bot(Galactica::ADVISER, quick.draw())?;
                        let seen = watched.past.iter().filter_map(|entry| entry.seen_by(Viewer::Seat(seat)));
                        seen.for_each(|event| bot.hear(seat, event));
                        watched.bots[seat.index()] = bot;
                    }
                } else if decisions == begins + AFTER {
                    return before.map(|before| (watched.odds(&state, seat) - before) / f64::from(AFTER));
                }
                decisions += 1;
            }
            // The same questions in both: nobody is shown to be a Cylon.
            let sealed = ask.sealed;
            let asked = if one == seat && before.is_some() { Galactica::stands_in(ask.clone()) } else { ask.clone() };
            let mut items = Vec::new();
            let view = Galactica::view(&state, Viewer::Seat(one));
            watched.bots[one.index()].answer(one, &asked, Some(&view), &mut items);
            if check(&asked.pick, &mut items).is_err() {
                asked.pick.sample(|bound| quick.below(bound), &mut items);
            }
            answers.push((one, items));
            if !sealed {
                break;
            }
        }
        if answers.is_empty() {
            break;
        }
        for (one, items) in answers {
            Galactica::apply(&mut state, one, &items, &mut log);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The difference is within what luck explains.
    #[test]
    fn a_take_over_tells_no_more_than_a_game_of_its_own() {
        let [after, ordinary] = learned(&Setup::new(5), "easy", 120, 3);
        let luck = after.1.hypot(ordinary.1);
        println!("after a take-over {after:?}, ordinary {ordinary:?}");
        assert!((after.0 - ordinary.0).abs() < 1.5 * luck, "{after:?} {ordinary:?}");
        assert!(after.1 > 0.0 && after.1 < 0.3, "there was something to count: {after:?}");
    }
}
