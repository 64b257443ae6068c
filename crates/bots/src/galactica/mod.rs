//! Computer players of Battlestar Galactica.

mod directed;
mod greedy;
pub mod sides;

use ::galactica::frame::Frame;
use ::galactica::state::Ending;
use ::galactica::usage::Usage;
use ::galactica::{Event, Galactica, Item, State};
use tabletop::{Ask, Pick, Seat};

pub use directed::Directed;
pub use greedy::Greedy;

use crate::simulate::{Measured, Uses};
use crate::{Bot, Botted, Random};

impl Botted for Galactica {
    const BOTS: &'static [&'static str] = &["random", "directed", "regular"];
    const FORMER: &'static [&'static str] = &["greedy"];
    const LADDER: &'static [&'static str] = &["regular"];
    const USUAL: &'static str = "regular";
    const ADVISER: &'static str = "regular";

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "regular" | "greedy" => Some(Box::new(Greedy::new(seed))),
            "directed" => Some(Box::new(Directed::new(seed))),
            _ => None,
        }
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
