//! What happened, in two halves where somebody may know more than the others.

use serde::{Deserialize, Serialize};

use crate::{SeatSet, Viewer};

/// One thing that happened. Both halves of a partly secret one are written together, so that neither is forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry<E> {
    Public(E),
    /// `secret` for the seats in `to`; `public` for everybody else, who may be told nothing at all.
    Split {
        to: SeatSet,
        secret: E,
        public: Option<E>,
    },
}

impl<E> Entry<E> {
    /// What `viewer` is told.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&E> {
        match self {
            Self::Public(event) => Some(event),
            Self::Split { to, secret, public } => match viewer.seat() {
                Some(seat) if to.contains(seat) => Some(secret),
                _ => public.as_ref(),
            },
        }
    }

    /// What those are told who know most.
    pub fn whole(&self) -> &E {
        match self {
            Self::Public(event) | Self::Split { secret: event, .. } => event,
        }
    }
}

/// Where an engine writes what happens. Switched off it builds no event, so that bots pay nothing for it.
///
/// ```
/// use tabletop::{Log, Seat, Viewer};
///
/// let mut log = Log::on();
/// log.split(Seat(1), || ("draws Gem World", Some("draws a card")));
/// let (entries, ..) = log.take();
/// assert_eq!(entries[0].seen_by(Viewer::Seat(Seat(1))), Some(&"draws Gem World"));
/// assert_eq!(entries[0].seen_by(Viewer::Public), Some(&"draws a card"));
/// ```
#[derive(Clone, Debug)]
pub struct Log<E> {
    entries: Option<Vec<Entry<E>>>,
    drew: bool,
    showed: SeatSet,
}

impl<E> Log<E> {
    /// A log that keeps what it is told.
    pub const fn on() -> Self {
        Self { entries: Some(Vec::new()), drew: false, showed: SeatSet::EMPTY }
    }

    /// A log that keeps nothing and builds no event: for players that think ahead.
    pub const fn off() -> Self {
        Self { entries: None, drew: false, showed: SeatSet::EMPTY }
    }

    /// An event that everybody sees.
    #[inline]
    pub fn public(&mut self, event: impl FnOnce() -> E) {
        if let Some(entries) = &mut self.entries {
            entries.push(Entry::Public(event()));
        }
    }

    /// An event of which some seats know more than the others.
    #[inline]
    pub fn split(&mut self, to: impl Into<SeatSet>, halves: impl FnOnce() -> (E, Option<E>)) {
        if let Some(entries) = &mut self.entries {
            let (secret, public) = halves();
            entries.push(Entry::Split { to: to.into(), secret, public });
        }
    }

    /// Chance was used, or a card nobody had seen was dealt: this step can no longer be taken back.
    #[inline]
    pub fn drew(&mut self) {
        self.drew = true;
    }

    /// Declares a reveal: these seats have just been shown a secret of another (a sealed choice, a card of a hand).
    /// The step cannot be taken back, and no rewind goes past it.
    #[inline]
    pub fn showed(&mut self, to: SeatSet) {
        self.showed = self.showed.union(to);
    }

    /// What was written and marked since the last call.
    pub fn take(&mut self) -> (Vec<Entry<E>>, bool, SeatSet) {
        let entries = self.entries.as_mut().map(std::mem::take).unwrap_or_default();
        (entries, std::mem::take(&mut self.drew), std::mem::take(&mut self.showed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn each_viewer_gets_his_half() {
        let entry = Entry::Split { to: SeatSet::one(Seat(1)), secret: "a card", public: Some("one card") };
        assert_eq!(entry.seen_by(Viewer::Seat(Seat(1))), Some(&"a card"));
        assert_eq!(entry.seen_by(Viewer::Seat(Seat(0))), Some(&"one card"));
        assert_eq!(entry.seen_by(Viewer::Public), Some(&"one card"));
    }

    #[test]
    fn a_log_that_is_off_builds_no_event() {
        let mut log: Log<u8> = Log::off();
        log.public(|| unreachable!());
        log.split(Seat(0), || unreachable!());
        log.drew();
        assert_eq!(log.take(), (vec![], true, SeatSet::EMPTY));
        assert_eq!(log.take(), (vec![], false, SeatSet::EMPTY));
    }
}
