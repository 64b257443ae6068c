//! Uniform over legal answers, given no view.

use tabletop::{Ask, Game, Seat};

use crate::{Bot, Quick};

#[derive(Clone, Debug)]
pub struct Random(Quick);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(Quick::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn looks(&self) -> bool {
        false
    }

    #[inline]
    fn answer(&mut self, _seat: Seat, ask: &Ask<G>, _view: Option<&G::View>, into: &mut Vec<G::Item>) {
        ask.pick.sample(|bound| self.0.below(bound), into);
    }
}
