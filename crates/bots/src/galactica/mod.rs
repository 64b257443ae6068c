//! Computer players of Battlestar Galactica.

mod directed;
mod features;
mod greedy;
mod insight;
mod judge;
mod lookahead;
mod reasons;
pub mod sides;
pub mod takeover;
pub mod train;

use ::galactica::frame::Frame;
use ::galactica::state::Ending;
use ::galactica::usage::Usage;
use ::galactica::{Event, Galactica, Item, State, View};
use tabletop::{Ask, Pick, Seat, Session};

pub use directed::Directed;
pub use greedy::Greedy;
pub use insight::Insight;
pub use lookahead::{Lookahead, Rated, Thought};

use self::judge::Judge;
use self::lookahead::Budget;
use crate::simulate::{Measured, Uses};
use crate::{Bot, Botted, Random, Reasons, Suspected};

impl Botted for Galactica {
    const BOTS: &'static [&'static str] = &["random", "directed", "easy", "medium", "hard"];
    const FORMER: &'static [&'static str] = &["greedy", "regular"];
    const LADDER: &'static [&'static str] = &["easy", "medium", "hard"];
    const USUAL: &'static str = "easy";
    const ADVISER: &'static str = "medium";

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "easy" | "regular" | "greedy" => Some(Box::new(Greedy::new(seed))),
            "directed" => Some(Box::new(Directed::new(seed))),
            level => thinker(level, seed).map(|thinker| Box::new(thinker) as Box<dyn Bot<Self>>),
        }
    }

    /// `hard` takes 9 ms on average, and 128 where there was most to try, on a slow core; `medium` 1.
    fn budget(name: &str) -> u32 {
        if name == "hard" { 300 } else { 50 }
    }

    /// Where there is something to agree on: a turn, an order, and a check.
    fn occasion(event: &Event) -> bool {
        matches!(event, Event::Turn { .. } | Event::Ordered { .. } | Event::Check { .. })
    }

    fn reasons(
        name: &str,
        seed: u64,
        seat: Seat,
        ask: &::galactica::Ask,
        view: &View,
        log: &[&Event],
    ) -> Option<Reasons<Self>> {
        reasons::reasons(name, seed, seat, ask, view, log)
    }

    fn suspicion(seat: Seat, view: &View, log: &[&Event]) -> Vec<f32> {
        reasons::suspicion(seat, view, log)
    }

    fn suspected(session: &Session<Self>) -> Vec<Suspected> {
        reasons::suspected(session)
    }

    /// Nobody is made a Cylon for all to see while they are away.
    fn stands_in(mut ask: Ask<Self>) -> Ask<Self> {
        let Pick { from, min, max } = &mut ask.pick;
        from.retain(|item| !matches!(item, Item::Reveal(_)));
        let left = u8::try_from(from.len()).unwrap_or(u8::MAX);
        (*min, *max) = ((*min).min(left), (*max).min(left));
        ask
    }
}

/// The player of a level that looks ahead.
pub fn thinker(level: &str, seed: u64) -> Option<Lookahead> {
    Some(Lookahead::new(Judge::trained(), budget(level)?, seed))
}

/// How much a level thinks; `hard:4` in four times as many worlds. What is tried in the arena is said after further colons:
/// `hard:turns3:sure15`.
fn budget(level: &str) -> Option<Budget> {
    let mut parts = level.split(':');
    let mut budget = match parts.next()? {
        "medium" => Budget::of(4, 3_500),
        "hard" => Budget::of(128, 3_500),
        _ => return None,
    };
    for part in parts {
        let number = |name: &str, most: u32| {
            let number: u32 = part.strip_prefix(name)?.parse().ok()?;
            (1..=most).contains(&number).then_some(number)
        };
        if let Some(times) = number("", 100) {
            budget.worlds *= times;
            budget.steps *= times;
        } else if let Some(worlds) = number("worlds", 10_000) {
            budget.worlds = worlds;
        } else if let Some(thousands) = number("steps", 1000) {
            budget.steps = 1000 * thousands;
        } else if let Some(worlds) = number("cut", 100) {
            budget.cut = worlds;
        } else if let Some(turns) = number("turns", 20) {
            budget.turns = turns as u16;
        } else if let Some(answers) = number("most", 1000) {
            budget.most = answers;
        } else {
            budget.sure = number("sure", 100)? as u16;
        }
    }
    Some(budget)
}

const ENDINGS: [&str; 7] = {
    let mut names = [""; 7];
    let mut index = 0;
    while index < 7 {
        names[index] = Ending::ALL[index].name();
        index += 1;
    }
    names
};

impl Measured for Galactica {
    const LENGTH: &'static str = "turns";
    const LONGEST: u32 = 2000;
    const ENDINGS: &'static [&'static str] = &ENDINGS;
    const ALSO: Option<&'static str> = Some("distance");
    const SIDES: &'static [&'static str] = &["humans", "cylons"];

    fn length(state: &State) -> u32 {
        u32::from(state.turns)
    }

    fn also(state: &State) -> u32 {
        u32::from(state.distance)
    }

    fn side(ending: &str) -> usize {
        usize::from(ending != Ending::Kobol.name())
    }

    fn uses() -> Uses {
        Usage::default().counts
    }

    /// Without the setting up, which is nobody's.
    fn turn(state: &State) -> Option<(u32, Seat)> {
        matches!(state.frames.first(), Some(Frame::Turn(_))).then_some((u32::from(state.turns), state.current))
    }

    fn used(event: &Event, uses: &mut Uses) {
        if let Some(name) = Usage::name(event) {
            *uses.entry(name).or_default() += 1;
        }
    }
}
