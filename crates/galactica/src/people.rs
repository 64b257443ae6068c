//! Where people are, who may be sent where, and who holds the titles.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::cards::{Ability, Area, Character, Location, Ship, Title};
use crate::state::State;
use crate::{Event, Log};

/// Where a character is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Off the board: Helo before his second turn.
    #[default]
    Nowhere,
    At(Location),
    /// In a viper.
    Flying(Area),
}

impl Place {
    pub const fn location(self) -> Option<Location> {
        match self {
            Self::At(location) => Some(location),
            Self::Nowhere | Self::Flying(_) => None,
        }
    }

    pub const fn area(self) -> Option<Area> {
        match self {
            Self::Flying(area) => Some(area),
            Self::Nowhere | Self::At(_) => None,
        }
    }

    pub fn is_aboard(self, ship: Ship) -> bool {
        self.location().is_some_and(|location| location.row().ship == ship)
    }
}

impl State {
    #[inline]
    pub fn place(&self, seat: Seat) -> Place {
        self.places[seat.index()]
    }

    #[inline]
    pub fn is_at(&self, seat: Seat, location: Location) -> bool {
        self.place(seat) == Place::At(location)
    }

    /// # Panics
    /// Before the characters are picked.
    #[inline]
    pub fn character(&self, seat: Seat) -> Character {
        self.characters[seat.index()].expect("characters are picked before anything else happens")
    }

    pub fn seat_of(&self, character: Character) -> Option<Seat> {
        self.seats().find(|&seat| self.characters[seat.index()] == Some(character))
    }

    /// The seat of the human (ruling 13/2: a revealed Cylon has no character text) whose sheet has this ability; for a
    /// power that works once a game, only while it has not been used.
    pub fn able(&self, ability: Ability) -> Option<Seat> {
        let (character, once) = ability.owner();
        let seat = self.seat_of(character)?;
        let gone = self.revealed.contains(seat) || once && self.spent.contains(seat);
        (!gone).then_some(seat)
    }

    pub fn has(&self, seat: Seat, ability: Ability) -> bool {
        self.able(ability) == Some(seat)
    }

    /// A power that works once a game is used up.
    pub(crate) fn spend(&mut self, seat: Seat, ability: Ability, log: &mut Log) {
        self.spent.insert(seat);
        log.public(|| Event::Used { seat, ability });
    }

    /// Ruling 0/2: whoever is not a revealed Cylon follows the human rules.
    #[inline]
    pub fn humans(&self) -> SeatSet {
        self.everyone().without(self.revealed)
    }

    #[inline]
    pub fn is_human(&self, seat: Seat) -> bool {
        !self.revealed.contains(seat)
    }

    pub fn pilots_in(&self, area: Area) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |&seat| self.place(seat) == Place::Flying(area))
    }

    pub(crate) fn put(&mut self, seat: Seat, to: Place, log: &mut Log) {
        self.places[seat.index()] = to;
        log.public(|| Event::Went { seat, to });
    }

    /// Whoever sits in a viper gets out of it, and it returns to the Reserves (rulings 3/8 and 12/2).
    pub(crate) fn leave_viper(&mut self, seat: Seat) {
        if self.place(seat).area().is_some() {
            self.space.reserve += 1;
        }
    }

    /// Ruling 9/3: only somebody who can really be moved there.
    pub fn can_be_sent(&self, seat: Seat, to: Location) -> bool {
        let prisoner = self.is_at(seat, Location::Brig) && to == Location::Sickbay;
        self.is_human(seat) && self.place(seat) != Place::Nowhere && !self.is_at(seat, to) && !prisoner
    }

    /// To the Brig or to Sickbay; nothing happens to somebody who cannot be sent there (ruling 9/3).
    pub(crate) fn send(&mut self, seat: Seat, to: Location, log: &mut Log) {
        if !self.can_be_sent(seat, to) {
            return;
        }
        self.leave_viper(seat);
        self.put(seat, Place::At(to), log);
        // Ruling 9/5: the Admiral loses the title at once, the President keeps theirs.
        if to == Location::Brig && self.admiral == seat {
            self.succeed(Title::Admiral, log);
        }
    }

    pub(crate) fn send_all_at(&mut self, location: Location, to: Location, log: &mut Log) {
        for seat in self.current.clockwise(self.players) {
            if self.is_at(seat, location) {
                self.send(seat, to, log);
            }
        }
    }

    /// Out of the Brig.
    pub(crate) fn release(&mut self, seat: Seat, to: Location, log: &mut Log) {
        self.put(seat, Place::At(to), log);
        // Ruling 10/2: when all humans were in the Brig, the first to leave becomes Admiral.
        if self.is_at(self.admiral, Location::Brig) {
            self.give_title(Title::Admiral, seat, log);
        }
    }

    pub const fn holder(&self, title: Title) -> Seat {
        match title {
            Title::President => self.president,
            Title::Admiral => self.admiral,
        }
    }

    // Rulings 10/1 and 19/2: the highest eligible human, also one above the former holder; 10/2: when all are in the Brig,
    // the highest of them.
    pub fn heir(&self, title: Title) -> Seat {
        let line = || title.succession().into_iter().filter_map(|character| self.seat_of(character));
        let eligible = |seat: &Seat| self.is_human(*seat);
        let free = |seat: &Seat| title.kept_in_brig() || !self.is_at(*seat, Location::Brig);
        line()
            .find(|seat| eligible(seat) && free(seat))
            .or_else(|| line().find(eligible))
            .expect("somebody is always human: the loyalty deck sees to it")
    }

    pub(crate) fn succeed(&mut self, title: Title, log: &mut Log) {
        let heir = self.heir(title);
        if heir != self.holder(title) {
            self.give_title(title, heir, log);
        }
    }

    /// Ruling 10/4: the Quorum hand and the nukes travel with the titles.
    pub(crate) fn give_title(&mut self, title: Title, seat: Seat, log: &mut Log) {
        match title {
            Title::President => {
                // They remember what they held.
                let former = self.president;
                self.president = seat;
                if former != seat {
                    self.quorum_known[former.index()] = self.quorum_kinds();
                    log.showed(SeatSet::one(seat));
                }
            }
            Title::Admiral => self.admiral = seat,
        }
        log.public(|| Event::Title { seat, title });
        if title == Title::President && !self.quorum_hand.is_empty() {
            log.split(seat, || {
                let cards = crate::state::faces(self.quorum_hand).collect();
                (Event::SawQuorum { seat, cards }, None)
            });
        }
    }
}
