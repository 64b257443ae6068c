//! Deals that can be checked: who gave what to the chance of a game, and that nobody changed their mind.
//!
//! Before anybody gives anything, the server publishes a [`Proof::promise`] of its secret. Then each player may add
//! something of their own. The seed follows from all of it, so that neither side alone can choose it. When the game is over,
//! the secret is shown, and anyone can check both.

use serde::{Deserialize, Serialize};

use crate::Seed;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The table, by its name on the server.
    pub table: String,
    /// The setup as it was promised, as text.
    pub setup: String,
    /// The server's secret. Known to nobody else while the game runs.
    pub secret: Seed,
    /// What the players added, by seat; empty where nothing was.
    pub entropy: Vec<String>,
}

impl Proof {
    /// What is published before anybody adds anything: says nothing of the secret and binds the server to it.
    pub fn promise(&self) -> String {
        Self::hash("starboard promise", &[self.table.as_bytes(), self.setup.as_bytes(), &self.secret.0])
            .to_hex()
            .to_string()
    }

    /// The seed of the game.
    pub fn seed(&self) -> Seed {
        self.derive("starboard deal", &[])
    }

    /// The seed of what is dealt anew by the rewind of this number, counted from 0.
    pub fn rewind_seed(&self, number: u32) -> Seed {
        self.derive("starboard rewind", &number.to_le_bytes())
    }

    fn derive(&self, what: &str, more: &[u8]) -> Seed {
        let mut parts: Vec<&[u8]> = vec![&self.secret.0];
        parts.extend(self.entropy.iter().map(String::as_bytes));
        parts.push(more);
        Seed(*Self::hash(what, &parts).as_bytes())
    }

    /// Every part with its length before it, so that no two lists of parts are the same bytes.
    fn hash(what: &str, parts: &[&[u8]]) -> blake3::Hash {
        let mut hasher = blake3::Hasher::new();
        for part in [what.as_bytes()].iter().chain(parts) {
            hasher.update(&(part.len() as u64).to_le_bytes()).update(part);
        }
        hasher.finalize()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proof() -> Proof {
        let entropy = vec!["a".to_owned(), String::new()];
        Proof { table: "t".to_owned(), setup: "{}".to_owned(), secret: Seed([7; 32]), entropy }
    }

    const PROMISE: &str = "9ef6b12c400fa21c1c54e0c7add88838dc767bc9e3eae37450a344ec41bb3216";
    const SEED: &str = "5ede38a03d4f66ffd9bd67b05a6d98290586c8176c400278fe5aa9f4eedd6ba6";

    /// Frozen: promises that were made must stay checkable.
    #[test]
    fn promise_and_seed_are_frozen() {
        assert_eq!(proof().promise(), PROMISE);
        assert_eq!(serde_json::to_string(&proof().seed()).unwrap(), format!("\"{SEED}\""));
    }

    #[test]
    fn everything_that_is_given_counts() {
        let other = |change: fn(&mut Proof)| {
            let mut other = proof();
            change(&mut other);
            other
        };
        for changed in [
            other(|proof| proof.secret = Seed([8; 32])),
            other(|proof| proof.entropy[1].push('b')),
            other(|proof| proof.entropy = vec![String::new(), "a".to_owned()]),
            other(|proof| proof.entropy.push(String::new())),
        ] {
            assert_ne!(changed.seed(), proof().seed(), "{changed:?}");
        }
        for changed in [
            other(|proof| proof.secret = Seed([8; 32])),
            other(|proof| proof.table.push('u')),
            other(|proof| proof.setup.push(' ')),
        ] {
            assert_ne!(changed.promise(), proof().promise(), "{changed:?}");
        }
        assert_ne!(proof().rewind_seed(0), proof().rewind_seed(1));
        assert_ne!(proof().rewind_seed(0), proof().seed());
    }
}
