use super::{Mark, Session};
use crate::{Answer, Drafts, Entry, Game, Log, Record, Seat};

impl<G: Game> Session<G> {
    /// The game as it stood after so many of the answers that stand now, with what was said before the next one; answers that were
    /// revealed together count together. To be looked at: its record has its header alone.
    #[must_use]
    pub fn until(&self, answers: usize) -> Self {
        let mut answers = answers.min(self.history.len());
        while answers > 0 && self.history[answers - 1].mid_reveal {
            answers += 1;
        }
        let entries = self.history.get(answers).map_or(self.entries.len(), |step| step.entries_before);
        let origin = self.origins.iter().rposition(|mark| mark.answers <= answers).unwrap_or(0);
        let mut state = self.origins[origin].state.clone();
        for step in &self.history[self.origins[origin].answers..answers] {
            G::apply(&mut state, step.answer.seat, &step.answer.items, &mut Log::off());
        }
        Self {
            seats: self.seats,
            drafts: Drafts::default(),
            entries: self.entries[..entries].to_vec(),
            said: self.said.iter().copied().filter(|&place| place < entries).collect(),
            history: self.history[..answers].to_vec(),
            origins: self.origins[..=origin].to_vec(),
            calm: Mark { answers, state: state.clone() },
            record: Record { header: self.record.header.clone(), lines: Vec::new() },
            orders: self.orders.clone(),
            state,
        }
    }

    /// An answer that stands, by its number counted from 1, and after how many answers it was asked for: all that were revealed
    /// together were.
    pub fn answered(&self, number: usize) -> Option<(&Answer<G::Item>, usize)> {
        let at = number.checked_sub(1)?;
        let step = self.history.get(at)?;
        let asked = (0..at).rev().find(|&before| !self.history[before].mid_reveal).map_or(0, |before| before + 1);
        Some((&step.answer, asked))
    }

    /// Looks at the game after each of the answers that stand, those that were revealed together counting together: how many there
    /// were, the state, and what has come into the log since the last look.
    pub fn walk(&self, mut look: impl FnMut(usize, &G::State, &[Entry<G::Event>])) {
        let mut state = self.origins[0].state.clone();
        let mut told = 0;
        for answers in 0..=self.history.len() {
            if let Some(step) = answers.checked_sub(1).map(|last| &self.history[last]) {
                G::apply(&mut state, step.answer.seat, &step.answer.items, &mut Log::off());
                if step.mid_reveal {
                    continue;
                }
            }
            // Where the game went back to, chance was set anew.
            if let Some(mark) = self.origins.iter().rfind(|mark| mark.answers == answers) {
                state.clone_from(&mark.state);
            }
            let until = self.history.get(answers).map_or(self.entries.len(), |step| step.entries_before);
            look(answers, &state, &self.entries[told..until]);
            told = until;
        }
    }

    /// How many answers of this seat stand.
    pub fn given(&self, seat: Seat) -> usize {
        self.history.iter().filter(|step| step.answer.seat == seat).count()
    }

    /// Without the last so many things that were said since the last answer. Nothing if that many were not said.
    #[must_use]
    pub fn unsaid(&self, count: usize) -> Option<Self> {
        let from = self.history.last().map_or(0, |step| step.entries_before);
        let last = self.said.iter().rev().take(count).filter(|&&place| place >= from).count();
        (last == count).then(|| {
            let mut session = self.until(self.history.len());
            for place in session.said.split_off(session.said.len() - count).into_iter().rev() {
                session.entries.remove(place);
            }
            session
        })
    }
}
