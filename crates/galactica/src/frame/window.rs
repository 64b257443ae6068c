//! A reaction window: everybody who could play a certain card is asked at the same time, sealed.
//!
//! Who is asked follows from public facts: any human player (rulings 5.2/5, 6/4, 19/7) who has cards in hand of which one
//! may be of the card's type, by what everybody has seen of the hand.

use serde::{Deserialize, Serialize};
use tabletop::{Cards, Seat, SeatSet, Shows};

use super::{Behave, Flow, wait};
use crate::cards::{Skill, SkillCard, kind_of};
use crate::knowledge::PUBLIC;
use crate::state::{Played, State};
use crate::{Ask, Event, Item, Log};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Strategic Planning, before a roll.
    Plan,
    /// Evasive Maneuvers, after an attack on a viper.
    Evade,
    /// Investigative Committee and Scientific Research, before a check; ruling 5.2/8: each matters once.
    Before { committee: bool, research: bool },
    /// Declare Emergency, once a check is totalled.
    Emergency,
}

impl Reaction {
    /// The cards that can be played, and the type that they are of.
    pub(crate) fn cards(self) -> impl Iterator<Item = (SkillCard, Skill)> {
        let (first, second) = match self {
            Self::Plan => (Some((SkillCard::StrategicPlanning, Skill::Tactics)), None),
            Self::Evade => (Some((SkillCard::EvasiveManeuvers, Skill::Piloting)), None),
            Self::Before { committee, research } => (
                (!committee).then_some((SkillCard::InvestigativeCommittee, Skill::Politics)),
                (!research).then_some((SkillCard::ScientificResearch, Skill::Engineering)),
            ),
            Self::Emergency => (Some((SkillCard::DeclareEmergency, Skill::Leadership)), None),
        };
        first.into_iter().chain(second)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    pub reaction: Reaction,
    pub asked: SeatSet,
}

impl Window {
    pub const fn of(reaction: Reaction) -> Self {
        Self { reaction, asked: SeatSet::EMPTY }
    }
}

fn may_hold(state: &State, seat: Seat, skill: Skill) -> bool {
    state.hand_size(seat) > 0 && state.knows[PUBLIC].spans[seat.index()].hi[skill.index()] > 0
}

impl Behave for Window {
    fn step(self, state: &mut State, _log: &mut Log) -> Flow {
        state.played = Played::default();
        let could = |seat: &Seat| self.reaction.cards().any(|(_, skill)| may_hold(state, *seat, skill));
        let asked: SeatSet = state.humans().iter().filter(could).collect();
        if asked.is_empty() { Flow::Done } else { wait(Self { asked, ..self }) }
    }

    fn asked(self, _state: &State) -> SeatSet {
        self.asked
    }

    /// Its prompt is there already: whoever opened the window has said what it is about.
    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        let fits = |card: SkillCard| self.reaction.cards().any(|(fits, _)| fits == card);
        let kinds = state.hands[seat.index()].iter().map(kind_of).filter(|kind| fits(kind.card));
        into.pick.from.extend(kinds.map(Item::Card));
        into.pick.max = u8::from(!into.pick.from.is_empty());
        into.sealed = true;
        into.shows = Shows::Nothing;
    }

    fn answer(mut self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        state.bid(seat, items);
        self.asked.remove(seat);
        if self.asked.is_empty() {
            close(state, self.reaction, log);
            return Flow::Done;
        }
        wait(self)
    }
}

// Ruling 0/5: one after another from the current player; each card counts once at a time, so that whoever comes after the
// first withdraws and keeps their card, unseen.
fn close(state: &mut State, reaction: Reaction, log: &mut Log) {
    let bids = std::mem::replace(&mut state.bids, Cards::EMPTY);
    for (card, _) in reaction.cards() {
        let played = |seat: Seat| {
            let mut bids = (state.hands[seat.index()] & bids).iter();
            bids.find(|&id| kind_of(id).card == card).map(|id| (seat, id))
        };
        if let Some((seat, id)) = state.current.clockwise(state.players).find_map(played) {
            if card == SkillCard::ScientificResearch {
                state.played.second = true;
            } else {
                state.played.first = true;
            }
            state.discard(seat, id);
            log.showed(state.everyone());
            log.public(|| Event::Played { seat, card: kind_of(id) });
        }
    }
}
