//! placeholder
use race::Race;
use tabletop::{Ask, Seat};

use crate::{Bot, Quick};

#[derive(Clone, Debug)]
pub struct GreedyRace(Quick);

impl GreedyRace {
    pub fn new(seed: u64) -> Self {
        Self(Quick::new(seed))
    }
}

impl Bot<Race> for GreedyRace {
    fn looks(&self) -> bool {
        true
    }

    fn answer(&mut self, _seat: Seat, ask: &Ask<Race>, _view: Option<&race::View>, into: &mut Vec<race::Item>) {
        ask.pick.sample(|bound| self.0.below(bound), into);
    }
}
