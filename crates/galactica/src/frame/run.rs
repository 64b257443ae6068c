//! Runs a card's program, one step at a time.

use serde::{Deserialize, Serialize};

use super::{Flow, Frame};
use crate::Log;
use crate::cards::{Branch, Crisis, Effect};
use crate::ops::Op;
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Run {
    pub crisis: Crisis,
    pub branch: Branch,
    pub pc: u8,
}

impl Run {
    pub(crate) fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let program = self.crisis.row().check_row().map_or(&[][..], |check| check.program(self.branch));
        let Some(&effect) = program.get(usize::from(self.pc)) else { return Flow::Done };
        // The slice's one card moves resources and does nothing else.
        if let Effect::Resource(dial, delta) = effect {
            Op::Resource { dial, delta }.run(state, log);
        }
        Flow::Next(Frame::Run(Self { pc: self.pc + 1, ..self }))
    }
}
