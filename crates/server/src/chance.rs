//! Where names, keys and secrets come from: the operating system, or for tests a seed.

use std::sync::Mutex;

use tabletop::{Dice, Seed};

#[derive(Debug)]
pub struct Chance(Option<Mutex<Dice>>);

/// Without the letters that are mistaken for others.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";

impl Chance {
    pub fn system() -> Self {
        Self(None)
    }

    /// The same every time, for tests that compare two servers.
    pub fn fixed(seed: Seed) -> Self {
        Self(Some(Mutex::new(Dice::new(seed))))
    }

    /// 32 bytes that nobody can guess.
    pub fn secret(&self) -> Seed {
        let mut bytes = [0; 32];
        match &self.0 {
            // Without chance there is no dealing cards; no system that runs this lacks it.
            None => getrandom::fill(&mut bytes).expect("the operating system gives random bytes"),
            Some(dice) => {
                let mut dice = dice.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                bytes.iter_mut().for_each(|byte| *byte = dice.below(256) as u8);
            }
        }
        Seed(bytes)
    }

    /// A name of so many letters, at most 32: five bits each.
    pub fn name(&self, letters: usize) -> String {
        spell(&self.secret().0, letters)
    }

    pub fn number(&self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.secret().0;
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }
}

/// The name of so many letters that these bytes give.
pub(crate) fn spell(bytes: &[u8; 32], letters: usize) -> String {
    bytes.iter().take(letters).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}
