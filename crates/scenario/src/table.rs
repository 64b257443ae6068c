//! The table that a scenario is played at.
//!
//! Sealed answers wait until everyone who is asked has answered, as in a [`tabletop::Session`]; there is no record, since a
//! record starts with a setup and not with a position.

use tabletop::{Ask, Drafts, Entry, Refusal, Seat, SeatSet, check};

use crate::played::{Dealt, NoSuchChance, Played};

pub(crate) struct Table<G: Played> {
    pub(crate) state: G::State,
    pub(crate) entries: Vec<Entry<G::Event>>,
    chance: G::Chance,
    drafts: Drafts<Vec<G::Item>>,
    players: u8,
}

/// Why an answer leads nowhere.
pub(crate) enum Trouble {
    Refused(Refusal),
    /// The seat has answered already, and its answer waits for the others'.
    Sealed,
    Chance(NoSuchChance),
}

impl<G: Played> Table<G> {
    pub(crate) fn new(dealt: Dealt<G>, players: u8) -> Self {
        let Dealt { state, entries, chance } = dealt;
        Self { state, entries, chance, drafts: Drafts::default(), players }
    }

    /// Who is asked and has not answered.
    pub(crate) fn waiting(&self) -> SeatSet {
        self.drafts.waiting(G::asked(&self.state))
    }

    /// What the position says of chance that has not come up.
    pub(crate) fn unneeded(&self) -> Vec<(&'static str, Vec<String>)> {
        G::unneeded(&self.chance)
    }

    /// Whose sealed answers wait for the others.
    pub(crate) fn sealed(&self) -> Vec<Seat> {
        Seat::all(self.players).filter(|&seat| self.drafts.get(seat).is_some()).collect()
    }

    pub(crate) fn ask(&self, seat: Seat) -> Option<Ask<G>> {
        G::asked(&self.state).contains(seat).then(|| Ask::of(&self.state, seat))
    }

    pub(crate) fn answer(&mut self, seat: Seat, items: &[G::Item]) -> Result<(), Trouble> {
        let (sealed, items) = self.check(seat, items).map_err(Trouble::Refused)?;
        if self.drafts.get(seat).is_some() {
            return Err(Trouble::Sealed);
        }
        if !sealed {
            return self.apply(seat, &items);
        }
        let all = self.drafts.put(seat, items, G::asked(&self.state)).unwrap_or_default();
        all.iter().try_for_each(|(seat, items)| self.apply(*seat, items))
    }

    /// The items in canonical order, and whether they are sealed; or why they would be refused. Nothing changes.
    pub(crate) fn check(&self, seat: Seat, items: &[G::Item]) -> Result<(bool, Vec<G::Item>), Refusal> {
        if seat.0 >= self.players {
            return Err(Refusal::NoSuchSeat);
        }
        let Some(ask) = self.ask(seat) else {
            return Err(if G::outcome(&self.state).is_some() { Refusal::Over } else { Refusal::NotAsked });
        };
        let mut items = items.to_vec();
        check(&ask.pick, &mut items)?;
        Ok((ask.sealed, items))
    }

    /// Every component in its place. A state in the middle of sealed answers is none: they are not in it.
    pub(crate) fn conserved(&self) -> Result<(), String> {
        G::conserved(&self.state)
    }

    fn apply(&mut self, seat: Seat, items: &[G::Item]) -> Result<(), Trouble> {
        let entries = G::play(&mut self.state, &mut self.chance, seat, items).map_err(Trouble::Chance)?;
        self.entries.extend(entries);
        Ok(())
    }
}
