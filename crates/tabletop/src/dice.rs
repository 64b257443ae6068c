//! Chance: ChaCha8 in counter mode, with our own bounded draw and shuffle, frozen by golden tests.
//!
//! The key is part of a state and never of a view. Every call starts on a fresh block, so that a generator is no more than
//! a key and a counter, and what a state holds of it is 40 bytes. The algorithm must never change: old records replay by it.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What a whole game's chance follows from. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed out of a small number that a person can type, and a number within it (a game of a series).
    pub fn derive(number: u64, index: u64) -> Self {
        let mut hasher = blake3::Hasher::new();
        hasher.update(b"starboard seed").update(&number.to_le_bytes()).update(&index.to_le_bytes());
        Self(*hasher.finalize().as_bytes())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(blake3::Hash::from(self.0).to_hex().as_str())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let hash = blake3::Hash::from_hex(text).map_err(|_| de::Error::custom("a seed is 64 hexadecimal digits"))?;
        Ok(Self(*hash.as_bytes()))
    }
}

/// A source of chance that is a value: a key and how far it has been used.
///
/// ```
/// use tabletop::{Dice, Seed};
///
/// let (mut one, mut other) = (Dice::new(Seed::derive(7, 0)), Dice::new(Seed::derive(7, 0)));
/// let throws: Vec<u32> = (0..5).map(|_| one.below(8) + 1).collect();
/// assert!(throws.iter().all(|face| (1..=8).contains(face)));
/// assert_eq!(throws, (0..5).map(|_| other.below(8) + 1).collect::<Vec<_>>(), "the same seed, the same throws");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    key: [u32; 8],
    block: u64,
}

impl Dice {
    /// The chance that follows from a seed.
    pub fn new(seed: Seed) -> Self {
        let mut key = [0; 8];
        for (word, bytes) in key.iter_mut().zip(seed.0.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Self { key, block: 0 }
    }

    /// Another generator, independent of what this one gives later.
    pub fn fork(&mut self) -> Self {
        let words = self.next_block();
        let mut key = [0; 8];
        key.copy_from_slice(&words[..8]);
        Self { key, block: 0 }
    }

    /// A number from 0 to `bound - 1`, each equally likely.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.words().below(bound)
    }

    /// A number from 0 to `bound - 1`, each equally likely, for counts of arrangements.
    pub fn below_wide(&mut self, bound: u128) -> u128 {
        assert!(bound > 0, "nothing to choose from");
        // Rejection over the next power of two: at most two tries on average, and no 256-bit product.
        let mask = u128::MAX >> (bound - 1).leading_zeros().min(127);
        let mut words = self.words();
        loop {
            let draw = (0..4).fold(0u128, |acc, _| acc << 32 | u128::from(words.next())) & mask;
            if draw < bound {
                return draw;
            }
        }
    }

    /// Fisher-Yates, from the back.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut words = self.words();
        for last in (1..items.len()).rev() {
            items.swap(last, words.below(last as u32 + 1) as usize);
        }
    }

    fn words(&mut self) -> Words<'_> {
        Words { dice: self, buffer: [0; 16], used: 16 }
    }

    fn next_block(&mut self) -> [u32; 16] {
        let words = chacha8(&self.key, self.block);
        self.block += 1;
        words
    }
}

/// The words of consecutive blocks, for one call.
struct Words<'a> {
    dice: &'a mut Dice,
    buffer: [u32; 16],
    used: usize,
}

impl Words<'_> {
    fn next(&mut self) -> u32 {
        if self.used == 16 {
            self.buffer = self.dice.next_block();
            self.used = 0;
        }
        let word = self.buffer[self.used];
        self.used += 1;
        word
    }

    /// Lemire's bounded draw: a product, and a rejection of the few words that would favour some results.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.next()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }
}

fn chacha8(key: &[u32; 8], counter: u64) -> [u32; 16] {
    const SIGMA: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
    let mut start = [0; 16];
    start[..4].copy_from_slice(&SIGMA);
    start[4..12].copy_from_slice(key);
    start[12] = counter as u32;
    start[13] = (counter >> 32) as u32;
    let mut x = start;
    for _ in 0..4 {
        for [a, b, c, d] in [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]] {
            quarter_round(&mut x, a, b, c, d);
        }
        for [a, b, c, d] in [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] {
            quarter_round(&mut x, a, b, c, d);
        }
    }
    for (word, first) in x.iter_mut().zip(start) {
        *word = word.wrapping_add(first);
    }
    x
}

fn quarter_round(x: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(16);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(12);
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(8);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published ChaCha8 key stream for a key and nonce of zeros (first 16 bytes of block 0).
    #[test]
    fn the_block_function_is_chacha8() {
        let words = chacha8(&[0; 8], 0);
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).take(16).collect();
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "3e00ef2f895f40d67f5bb8e81f09a5a1");
    }

    /// Frozen: if this fails, every record ever written replays differently.
    #[test]
    fn golden_draws_and_shuffle() {
        let mut dice = Dice::new(Seed::derive(7, 0));
        let draws: Vec<u32> = (0..12).map(|_| dice.below(8) + 1).collect();
        let mut deck: Vec<u8> = (0..20).collect();
        dice.shuffle(&mut deck);
        let wide = dice.below_wide(10u128.pow(30));
        assert_eq!(
            format!("{draws:?} {deck:?} {wide}"),
            "[3, 7, 5, 7, 7, 4, 8, 1, 8, 8, 6, 4] [8, 17, 18, 9, 7, 15, 4, 10, 5, 12, 2, 13, 19, 0, 11, 6, 1, 14, 16, 3] \
             948158166482823735924853765119"
        );
    }

    #[test]
    fn draws_are_even() {
        let mut dice = Dice::new(Seed::derive(1, 0));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        // Five degrees of freedom: 20.5 is the 0.1% point.
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "{counts:?}");
    }

    #[test]
    fn a_copy_continues_in_the_same_way_and_a_fork_does_not() {
        let mut dice = Dice::new(Seed::derive(3, 1));
        let mut copy = dice;
        let mut fork = dice.fork();
        copy.fork();
        let next = |dice: &mut Dice| (0..8).map(|_| dice.below(1000)).collect::<Vec<_>>();
        let expected = next(&mut copy);
        assert_eq!(next(&mut dice), expected);
        assert_ne!(next(&mut fork), expected);
    }
}
