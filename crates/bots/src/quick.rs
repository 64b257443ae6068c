//! A fast generator for bots. Nothing that must replay depends on it: answers are recorded, not the chance behind them.

/// One multiplication a number (the wyrand recipe).
#[derive(Clone, Copy, Debug)]
pub struct Quick(u64);

impl Quick {
    pub fn new(seed: u64) -> Self {
        Self(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    #[inline]
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (product >> 64) as u64 ^ product as u64
    }

    /// A number from 0 to `bound - 1`; off by less than one in four thousand million, which no test of play can see.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.draw() >> 32) * u64::from(bound)) >> 32) as u32
    }
}
