//! Cards that lie on the table: decks with their discards, what is in play, and what the viewer has seen of the rest.

use serde::Serialize;
use tabletop::{List, Seat};

use super::Board;
use super::people::HandKnown;
use crate::cards::{CardFace, Crisis, Destination, Kind, Quorum, Skill, SuperCrisis};
use crate::event::DeckName;
use crate::view::{Pack, Pile, View};

/// Every deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decks {
    /// By skill, in their order.
    pub skills: [SkillDeck; 5],
    /// Cards in the Destiny deck, what everybody knows of them together with those in the check, and what the viewer knows.
    pub destiny: u8,
    pub destiny_public: HandKnown,
    pub destiny_known: HandKnown,
    pub crisis: Deck<Crisis>,
    pub super_crisis: Deck<SuperCrisis>,
    pub quorum: Deck<Quorum>,
    pub destination: Deck<Destination>,
    /// Loyalty cards that are still to be dealt, and those out of the game unseen.
    pub loyalty: u8,
    pub loyalty_out: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SkillDeck {
    pub skill: Skill,
    pub cards: u8,
    /// Newest first.
    pub discards: Vec<Kind>,
}

impl SkillDeck {
    fn of(pile: &Pile) -> Self {
        Self { skill: pile.skill, cards: pile.draw, discards: pile.discards.clone() }
    }
}

/// One of the other decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deck<F> {
    pub cards: u8,
    /// Cards in it that the viewer knows, the uppermost first.
    pub known: Vec<KnownCard<F>>,
    /// Newest first.
    pub discards: Vec<F>,
}

/// A card that the viewer has seen in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KnownCard<F> {
    /// How many cards lie on it.
    pub below: u8,
    pub card: F,
}

impl<F: CardFace> Deck<F> {
    fn of(pack: &Pack<F>) -> Self {
        let known = pack.known.iter().rev();
        Self {
            cards: pack.draw,
            known: known.map(|&(place, card)| KnownCard { below: pack.draw - 1 - place, card }).collect(),
            discards: pack.discards.clone(),
        }
    }

    /// The top card, where the viewer has seen it.
    pub fn top(&self) -> Option<F> {
        self.known.first().filter(|known| known.below == 0).map(|known| known.card)
    }

    /// The card at a place, counted from the top, where the viewer has seen it.
    pub fn at(&self, below: u8) -> Option<F> {
        self.known.iter().find(|known| known.below == below).map(|known| known.card)
    }
}

impl Decks {
    pub(super) fn of(view: &View) -> Self {
        Self {
            skills: std::array::from_fn(|at| SkillDeck::of(&view.piles[at])),
            destiny: view.destiny,
            destiny_public: HandKnown::of(&view.destiny_public),
            destiny_known: HandKnown::of(&view.destiny_mine),
            crisis: Deck::of(&view.crises),
            super_crisis: Deck::of(&view.supers),
            quorum: Deck::of(&view.quorum),
            destination: Deck::of(&view.destinations),
            loyalty: view.loyalty_deck,
            loyalty_out: view.loyalty_out,
        }
    }

    #[inline]
    pub const fn skill(&self, skill: Skill) -> &SkillDeck {
        &self.skills[skill.index()]
    }

    /// How many cards a deck and its discards have.
    pub fn sizes(&self, deck: DeckName) -> (u8, usize) {
        match deck {
            DeckName::Crisis => (self.crisis.cards, self.crisis.discards.len()),
            DeckName::Destination => (self.destination.cards, self.destination.discards.len()),
            DeckName::Quorum => (self.quorum.cards, self.quorum.discards.len()),
            DeckName::SuperCrisis => (self.super_crisis.cards, self.super_crisis.discards.len()),
            DeckName::Skill(skill) => (self.skill(skill).cards, self.skill(skill).discards.len()),
        }
    }
}

/// Crisis cards on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrisisCards {
    /// Being resolved.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Crisis>"))]
    pub facing: List<Crisis, 8>,
    pub super_facing: Option<SuperCrisis>,
    /// Staying in play.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Crisis>"))]
    pub ongoing: List<Crisis, 8>,
    pub super_kept: Option<SuperCrisis>,
}

impl CrisisCards {
    pub(super) fn of(view: &View) -> Self {
        Self {
            facing: view.facing.iter().copied().collect(),
            super_facing: view.super_facing,
            ongoing: view.ongoing.iter().copied().collect(),
            super_kept: view.super_kept,
        }
    }
}

/// Quorum cards outside their deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QuorumCards {
    /// The President's hand: its size, and what the viewer knows to be in it; the President sees it whole.
    pub hand: u8,
    pub known: Vec<Quorum>,
    /// Out of the game.
    pub gone: Vec<Quorum>,
    pub in_play: Vec<InPlay>,
}

/// A Quorum card that stays in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InPlay {
    pub card: Quorum,
    /// Whom it lies before; nobody for Accept Prophecy, which lies beside the presidency.
    pub seat: Option<Seat>,
}

impl QuorumCards {
    pub(super) fn of(view: &View) -> Self {
        Self {
            hand: view.quorum_hand,
            known: view.quorum_known.clone(),
            gone: view.quorum_gone.clone(),
            in_play: in_play(view).collect(),
        }
    }
}

fn in_play(view: &View) -> impl Iterator<Item = InPlay> {
    let cards = view.appointed;
    let before = [
        (Quorum::AssignArbitrator, cards.arbitrator),
        (Quorum::AssignMissionSpecialist, cards.mission_specialist),
        (Quorum::AssignVicePresident, cards.vice_president),
    ];
    let before = before.into_iter().filter(|(_, seat)| seat.is_some()).map(|(card, seat)| InPlay { card, seat });
    before.chain(cards.prophecy.then_some(InPlay { card: Quorum::AcceptProphecy, seat: None }))
}

impl Board {
    /// How many cards of a type could be drawn now.
    pub fn drawable(&self, skill: Skill) -> usize {
        let deck = self.decks.skill(skill);
        usize::from(deck.cards) + deck.discards.len()
    }
}
