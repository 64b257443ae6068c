use super::Session;
use crate::{Answer, Entry, Game};

/// An answer, and what it brought about.
#[derive(Clone, Debug)]
pub struct Deed<'a, G: Game> {
    /// Nobody's: how the game began.
    pub answer: Option<&'a Answer<G::Item>>,
    /// With what was said before the next answer. Of what only some were told, what they were told.
    pub events: Vec<&'a G::Event>,
}

impl<G: Game> Session<G> {
    /// The game as it was played, with every secret in it: for nobody before its end.
    pub fn truth(&self) -> Vec<Deed<'_, G>> {
        let ends = self.history.iter().map(|step| step.entries_before).chain([self.entries.len()]);
        let answers = std::iter::once(None).chain(self.history.iter().map(|step| Some(&step.answer)));
        let mut from = 0;
        let mut deeds = Vec::with_capacity(self.history.len() + 1);
        for (answer, end) in answers.zip(ends) {
            deeds.push(Deed { answer, events: self.entries[from..end].iter().map(Entry::whole).collect() });
            from = end;
        }
        deeds
    }
}
