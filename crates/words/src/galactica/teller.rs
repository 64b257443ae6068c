//! The table that something is said of: what every part of this game's words is said with.

use galactica::View;
use galactica::cards::{
    Ability, AbilityKind, Area, Damage, GALACTICA_DAMAGE, JUMP_TRACK, Location, Rule, Ships, Skill, Title, Who,
};
use galactica::frame::{Check, Frame, Run, Total};
use galactica::space::{CivilianShip, Space};
use galactica::state::Dial;
use tabletop::Seat;

use crate::phrase::{Phrase, and, phrase, who};

/// Says it of a table, or without one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Teller<'a> {
    /// The table, where there is one: then numbers are those of this moment.
    pub(super) view: Option<&'a View>,
}

impl<'a> Teller<'a> {
    pub(crate) const fn new() -> Self {
        Self { view: None }
    }

    pub(super) const fn at(view: &'a View) -> Self {
        Self { view: Some(view) }
    }

    pub(super) fn seats(&self, seats: impl IntoIterator<Item = Seat>) -> Phrase {
        and(seats.into_iter().map(who).collect())
    }

    /// Who is meant now, in the game that is looked at.
    pub(super) fn person(&self, who: Who) -> Option<Seat> {
        let view = self.view?;
        match who {
            Who::Current => Some(view.current),
            Who::President => Some(view.president),
            Who::Admiral => Some(view.admiral),
            Who::EachPlayer | Who::Acting => None,
        }
    }

    pub(super) fn who(&self, who: Who) -> Phrase {
        let plain = phrase(match who {
            Who::Current => "who-current",
            Who::President => "who-president",
            Who::Admiral => "who-admiral",
            Who::EachPlayer => "who-each",
            Who::Acting => "who-acting",
        });
        match self.person(who) {
            Some(seat) => by("who-now", seat).set("who", plain),
            None => plain,
        }
    }
}

/// A message about somebody.
pub(super) fn by(id: &'static str, seat: Seat) -> Phrase {
    phrase(id).seat("seat", seat)
}

/// "3 raiders", and whatever else is counted.
pub(super) fn many(id: &'static str, count: impl Into<Phrase>) -> Phrase {
    phrase(id).set("count", count)
}

/// What a view says in bits and places, under names.
pub(super) trait Reading {
    fn dial(&self, dial: Dial) -> u8;
    fn damaged(&self) -> impl Iterator<Item = Location>;
    fn has_rule(&self, rule: Rule) -> bool;
    fn holder(&self, title: Title) -> Seat;
    fn has(&self, seat: Seat, ability: Ability) -> bool;
    fn check(&self) -> Option<Check>;
    fn run(&self) -> Option<Run>;
    fn counts(&self, check: Check) -> Total;
    fn pilots_in(&self, area: Area) -> impl Iterator<Item = Seat>;
    fn seats(&self) -> impl Iterator<Item = Seat>;
    fn hand_limit(&self, seat: Seat) -> u8;
    fn population_risk(&self) -> u8;
    fn drawable(&self, skill: Skill) -> (u8, usize);
    fn pieces(&self) -> Space;
    fn ships_in(&self, area: Area) -> Ships;
}

impl Reading for View {
    fn dial(&self, dial: Dial) -> u8 {
        self.dials[dial as usize]
    }

    fn damaged(&self) -> impl Iterator<Item = Location> {
        let out = GALACTICA_DAMAGE.iter().enumerate().filter(|(bit, _)| self.damage >> bit & 1 == 1);
        out.filter_map(|(_, token)| match *token {
            Damage::Location(location) => Some(location),
            Damage::Resource(_) => None,
        })
    }

    fn has_rule(&self, rule: Rule) -> bool {
        self.rules >> rule as u8 & 1 == 1
    }

    fn holder(&self, title: Title) -> Seat {
        match title {
            Title::President => self.president,
            Title::Admiral => self.admiral,
        }
    }

    fn has(&self, seat: Seat, ability: Ability) -> bool {
        let (character, _) = ability.owner();
        let once = ability.row().kind == AbilityKind::OncePerGame;
        self.players[seat.index()].character == Some(character)
            && !self.revealed.contains(seat)
            && !(once && self.spent.contains(seat))
    }

    fn check(&self) -> Option<Check> {
        self.frames.iter().rev().find_map(|frame| if let Frame::Check(check) = *frame { Some(check) } else { None })
    }

    /// The program of a card that is being carried out.
    fn run(&self) -> Option<Run> {
        self.frames.iter().rev().find_map(|frame| if let Frame::Run(run) = *frame { Some(run) } else { None })
    }

    fn counts(&self, check: Check) -> Total {
        check.counting(self.has(self.current, Ability::InspirationalLeader))
    }

    fn pilots_in(&self, area: Area) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |seat| self.players[seat.index()].place.area() == Some(area))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players.len() as u8)
    }

    fn hand_limit(&self, seat: Seat) -> u8 {
        let character = self.players[seat.index()].character.filter(|_| !self.revealed.contains(seat));
        character.map_or(10, |character| character.row().hand_limit)
    }

    /// What a jump from here may cost.
    fn population_risk(&self) -> u8 {
        JUMP_TRACK[usize::from(self.jump)].population_risk
    }

    /// Cards of a type in the deck, and among its discards.
    fn drawable(&self, skill: Skill) -> (u8, usize) {
        let pile = &self.piles[skill.index()];
        (pile.draw, pile.discards.len())
    }

    /// The ships as the engine counts them, without what is hidden.
    fn pieces(&self) -> Space {
        let seen = &self.space;
        let civilians = seen.civilians.iter().map(|ship| CivilianShip { area: ship.area, ..CivilianShip::default() });
        Space {
            raiders: seen.raiders,
            heavy_raiders: seen.heavy_raiders,
            basestars: seen.basestars,
            vipers: seen.vipers,
            civilians: civilians.collect(),
            stock: (0..seen.stock).map(|_| 0).collect(),
            reserve: seen.reserve,
            damaged: seen.damaged,
            destroyed: seen.destroyed,
            raptors: seen.raptors,
            nukes: seen.nukes,
            centurions: seen.centurions,
            ..Space::default()
        }
    }

    fn ships_in(&self, area: Area) -> Ships {
        let space = self.pieces();
        Ships {
            basestar: space.basestars_in(area).count() as u8,
            heavy_raider: space.heavy_raiders[area as usize],
            raider: space.raiders[area as usize],
            viper: space.vipers[area as usize] + self.pilots_in(area).count() as u8,
            civilian: space.civilians_in(area).count() as u8,
        }
    }
}
