//! Runs a card's program, one step at a time.

use serde::{Deserialize, Serialize};

use super::{Flow, Frame};
use crate::Log;
use crate::cards::{Branch, Crisis};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Run {
    pub crisis: Crisis,
    pub branch: Branch,
    pub pc: u8,
}

impl Run {
    pub(crate) fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let Some(op) = self.crisis.program(self.branch).get(usize::from(self.pc)) else { return Flow::Done };
        op.run(state, log);
        Flow::Next(Frame::Run(Self { pc: self.pc + 1, ..self }))
    }
}
