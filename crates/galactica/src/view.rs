//! What one viewer may know, built from nothing.

use serde::{Deserialize, Serialize};
use tabletop::{Cards, List, Seat, SeatSet, Viewer};

use crate::cards::{Character, Kind, Loyalty, Skill, kind_of};
use crate::frame::Frame;
use crate::knowledge::{DESTINY, PUBLIC, Span};
use crate::state::{Die, Ending, FRAMES, State, Vipers};

/// Cards seen in a hand, and how many have left it unseen since.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Seen {
    pub cards: Vec<Kind>,
    pub left: u8,
}

/// A player, as the viewer sees him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub character: Character,
    /// Cards in hand, and cards given to the check that is still face down.
    pub hand: u8,
    pub given: u8,
    /// His own card, one that was revealed, all of them when the game is over.
    pub loyalty: Option<Loyalty>,
    /// What the viewer knows of the hand and what it gave, taken together. Empty for his own.
    pub span: Span,
    pub seen: Seen,
    /// What everybody knows of it.
    pub public: Span,
}

/// One of the five skill decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile {
    pub skill: Skill,
    pub draw: u8,
    /// Newest first. Ruling 19/29: face up for good.
    pub discards: Vec<Kind>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub current: Seat,
    pub turns: u8,
    pub frames: List<Frame, FRAMES>,
    pub players: Vec<Player>,
    pub dials: [u8; 4],
    pub vipers: Vipers,
    pub revealed: SeatSet,
    pub piles: Vec<Pile>,
    pub destiny: u8,
    /// Destiny cards face down in the check.
    pub fate: u8,
    pub destiny_span: Span,
    pub destiny_public: Span,
    /// Face up in the check.
    pub open: Vec<Kind>,
    /// The viewer's own hand, and what he gave himself.
    pub hand: Vec<Kind>,
    pub given: Vec<Kind>,
    pub die: Die,
    pub played: bool,
    pub ending: Ending,
}

fn kinds(cards: Cards) -> Vec<Kind> {
    cards.iter().map(kind_of).collect()
}

/// Where a viewer's knowledge stands in the state.
pub(crate) fn index_of(viewer: Viewer) -> usize {
    viewer.seat().map_or(PUBLIC, Seat::index)
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let own = viewer.seat();
    let (mine, public) = (&state.knows[index_of(viewer)], &state.knows[PUBLIC]);
    let player = |seat: Seat| {
        let zone = seat.index();
        let open = own == Some(seat) || state.revealed.contains(seat) || state.over();
        Player {
            character: state.characters[zone],
            hand: state.hands[zone].len() as u8,
            given: state.given[zone].len() as u8,
            loyalty: open.then(|| state.loyalty_of(seat)),
            span: mine.spans[zone],
            seen: Seen { cards: kinds(mine.seen[zone].cards), left: mine.seen[zone].left },
            public: public.spans[zone],
        }
    };
    let pile = |skill: Skill| {
        let deck = &state.decks[skill.index()];
        Pile {
            skill,
            draw: deck.pile().len() as u8,
            discards: deck.discards().iter().map(|&card| kind_of(card)).collect(),
        }
    };
    View {
        viewer,
        current: state.current,
        turns: state.turns,
        frames: state.frames,
        players: state.seats().map(player).collect(),
        dials: state.dials,
        vipers: state.vipers,
        revealed: state.revealed,
        piles: Skill::ALL.into_iter().map(pile).collect(),
        destiny: state.destiny.len() as u8,
        fate: state.fate.len() as u8,
        destiny_span: mine.spans[DESTINY],
        destiny_public: public.spans[DESTINY],
        open: kinds(state.open),
        hand: own.map(|seat| kinds(state.hands[seat.index()])).unwrap_or_default(),
        given: own.map(|seat| kinds(state.given[seat.index()])).unwrap_or_default(),
        die: state.die,
        played: state.played,
        ending: state.ending,
    }
}
