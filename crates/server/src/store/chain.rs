//! Each act is kept with a hash over the one before it and its own text: whoever changes, drops or moves one is noticed.

/// The hashes of a table's acts, one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chain([u8; 32]);

impl Chain {
    /// Begins with the table's name: no act fits into another table.
    pub(super) fn new(table: &str) -> Self {
        Self(*blake3::hash(table.as_bytes()).as_bytes())
    }

    /// A chain to be gone on with.
    pub(super) fn at(head: [u8; 32]) -> Self {
        Self(head)
    }

    pub(super) fn head(&self) -> [u8; 32] {
        self.0
    }

    /// Takes the next act and gives its hash.
    pub(super) fn add(&mut self, text: &str) -> [u8; 32] {
        self.0 = self.with(text);
        self.0
    }

    /// The hash of something that stands beside the chain at this point.
    pub(super) fn with(&self, text: &str) -> [u8; 32] {
        *blake3::Hasher::new().update(&self.0).update(text.as_bytes()).finalize().as_bytes()
    }
}
