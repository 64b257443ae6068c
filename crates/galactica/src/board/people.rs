//! The players: what everybody sees of them, and what the viewer knows besides.

use serde::Serialize;
use tabletop::{List, Seat};

use crate::cards::{Ability, Character, Kind, Location, Loyalty, Skill, SuperCrisis};
use crate::loyalties::HELD;
use crate::people::Place;
use crate::view::{Knowing, Player, View};

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Person {
    pub seat: Seat,
    /// None before they have picked one.
    pub character: Option<Character>,
    pub place: Place,
    /// Cards in hand, and how many they may keep at the end of a turn.
    pub hand: u8,
    pub hand_limit: u8,
    /// Cards given to the check, face down.
    pub given: u8,
    /// The power of their sheet that works once a game. A revealed Cylon has it no more, spent or not.
    pub once: Option<Once>,
    /// Openly a Cylon, and that by the Sympathizer.
    pub revealed: bool,
    pub sympathizer: bool,
    /// Loyalty cards face down; those of them that the viewer knows, all of their own; those face up.
    pub hidden: u8,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Loyalty>"))]
    pub loyalty: List<Loyalty, HELD>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Loyalty>"))]
    pub shown: List<Loyalty, 4>,
    /// Do they hold a super crisis, and which, where the viewer may know?
    pub super_crisis: bool,
    pub super_face: Option<SuperCrisis>,
    /// What everybody knows of their hand together with what they gave to the check, and what the viewer knows of it.
    pub public: HandKnown,
    pub known: HandKnown,
}

/// A power that works once a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Once {
    pub ability: Ability,
    pub spent: bool,
}

/// What is known of cards that lie face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandKnown {
    /// By skill, in their order.
    pub types: [TypeBounds; 5],
    /// Cards that were seen there, and how many cards have left unseen since.
    pub seen: Vec<Kind>,
    pub left: u8,
}

/// How many cards of a type there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TypeBounds {
    pub skill: Skill,
    pub least: u8,
    pub most: u8,
}

impl HandKnown {
    pub(super) fn of(knowing: &Knowing) -> Self {
        let bounds = |skill: Skill| {
            let (least, most) = (knowing.span.lo[skill.index()], knowing.span.hi[skill.index()]);
            TypeBounds { skill, least, most }
        };
        Self { types: Skill::ALL.map(bounds), seen: knowing.seen.cards.clone(), left: knowing.seen.left }
    }

    #[inline]
    pub const fn of_type(&self, skill: Skill) -> TypeBounds {
        self.types[skill.index()]
    }
}

/// What only the viewer has in hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Own {
    pub seat: Seat,
    pub hand: Vec<Kind>,
    /// Given to the check that is still face down.
    pub given: Vec<Kind>,
}

impl Own {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        Self { seat, hand: view.hand.clone(), given: view.given.clone() }
    }
}

impl Person {
    fn of(view: &View, seat: Seat, player: &Player) -> Self {
        let revealed = view.revealed.contains(seat);
        // Ruling 13/2: a revealed Cylon has no character text.
        let sheet = player.character.filter(|_| !revealed).map(Character::row);
        Self {
            seat,
            character: player.character,
            place: player.place,
            hand: player.hand,
            hand_limit: sheet.map_or(10, |row| row.hand_limit),
            given: player.given,
            once: player.character.and_then(|character| {
                let row = character.row().abilities.iter().find(|row| row.ability.owner().1)?;
                Some(Once { ability: row.ability, spent: view.spent.contains(seat) })
            }),
            revealed,
            sympathizer: view.sympathizer == Some(seat),
            hidden: player.hidden,
            loyalty: player.loyalty.iter().copied().collect(),
            shown: player.shown.iter().copied().collect(),
            super_crisis: player.super_crisis,
            super_face: player.super_face,
            public: HandKnown::of(&player.public),
            known: HandKnown::of(&player.mine),
        }
    }

    #[inline]
    pub fn is_at(&self, location: Location) -> bool {
        self.place == Place::At(location)
    }

    #[inline]
    pub fn in_brig(&self) -> bool {
        self.is_at(Location::Brig)
    }

    /// Ruling 5.2/2: prisoners and revealed Cylons give one card at most to a check.
    pub fn gives_one(&self) -> bool {
        self.revealed || self.in_brig()
    }

    /// How many cards they can give to a check.
    pub fn may_give(&self) -> u8 {
        if self.gives_one() { self.hand.min(1) } else { self.hand }
    }

    /// A Cylon, by cards that the viewer knows or that lie open.
    pub fn is_known_cylon(&self) -> bool {
        self.revealed || self.loyalty.iter().any(|card| card.is_cylon())
    }

    /// All loyalty cards are known, and none is a Cylon's.
    pub fn is_cleared(&self) -> bool {
        !self.is_known_cylon() && self.loyalty.len() >= usize::from(self.hidden)
    }
}

pub(super) fn people(view: &View) -> Vec<Person> {
    let seats = Seat::all(view.players.len() as u8);
    seats.zip(&view.players).map(|(seat, player)| Person::of(view, seat, player)).collect()
}
