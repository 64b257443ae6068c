//! Chance for the tests' own choices. Not for games: their chance is [`tabletop::Dice`].

/// Splitmix64: a test draws a number for every answer of millions, and ChaCha would cost more than many an answer.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator of one game of a series.
    pub fn new(seed: u64, index: u64) -> Self {
        let mut rng = Self(seed);
        Self(rng.word() ^ index.wrapping_mul(0xd134_2543_de82_ef95))
    }

    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound - 1`. The bias of a 64-bit product is far below what any test here could see.
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.word()) * u128::from(bound)) >> 64) as u32
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n.max(1)) == 0
    }

    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}
