//! What one viewer may know, built from nothing.

use serde::{Deserialize, Serialize};
use tabletop::{CardId, Cards, Known, List, Seat, SeatSet, Viewer};

use crate::cards::{
    Area, BOX, CIVILIAN_SHIPS, CardFace, Character, Civilian, Crisis, Destination, Kind, Loyalty, Quorum, Skill,
    SuperCrisis, kind_of,
};
use crate::frame::Frame;
use crate::item::Item;
use crate::knowledge::{DESTINY, Knowledge, PUBLIC, Span};
use crate::loyalties::Faces;
use crate::people::Place;
use crate::setup::Setup;
use crate::space::Basestar;
use crate::stack::Stack;
use crate::state::{Appointed, Die, Ending, FRAMES, Placed, Played, State, TurnSoFar, faces};

/// Cards seen in a hand, and how many have left it unseen since.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Seen {
    pub cards: Vec<Kind>,
    pub left: u8,
}

impl Seen {
    fn of(known: &Known) -> Self {
        Self { cards: kinds(known.cards), left: known.left }
    }
}

/// What is known of a zone: bounds by type, and cards that were seen there.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Knowing {
    pub span: Span,
    pub seen: Seen,
}

impl Knowing {
    fn of(knowledge: &Knowledge, zone: usize) -> Self {
        Self { span: knowledge.spans[zone], seen: Seen::of(&knowledge.seen[zone]) }
    }
}

/// A player, as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub character: Option<Character>,
    pub place: Place,
    /// Cards in hand, and cards given to the check that is still face down.
    pub hand: u8,
    pub given: u8,
    /// What the viewer knows of the hand and what it gave, taken together, and what everybody knows. Empty for their own.
    pub mine: Knowing,
    pub public: Knowing,
    /// Loyalty cards face down, those of them that the viewer knows (all of their own), and those face up.
    pub hidden: u8,
    pub loyalty: Vec<Loyalty>,
    pub shown: Vec<Loyalty>,
    /// Do they hold a super crisis, and which, where the viewer may know?
    pub super_crisis: bool,
    pub super_face: Option<SuperCrisis>,
}

/// One of the five skill decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile {
    pub skill: Skill,
    pub draw: u8,
    /// Newest first. Ruling 19/29: face up for good.
    pub discards: Vec<Kind>,
}

/// One of the other decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack<F> {
    pub draw: u8,
    /// Cards that the viewer knows, by their place from the bottom.
    pub known: Vec<(u8, F)>,
    /// Newest first.
    pub discards: Vec<F>,
}

impl<F: CardFace> Pack<F> {
    fn of<const N: usize>(stack: &Stack<N>, seat: Option<Seat>) -> Self {
        Self {
            draw: stack.pile().len() as u8,
            known: stack.seen_by(seat).map(|(place, card)| (place as u8, F::of(card))).collect(),
            discards: stack.discards().iter().map(|&card| F::of(card)).collect(),
        }
    }
}

/// A civilian ship on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ShipView {
    pub area: Area,
    /// What it carries, where the viewer has looked.
    pub face: Option<Civilian>,
}

/// The ships, as the viewer sees them. Counts are by area, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpaceView {
    pub raiders: [u8; 6],
    pub heavy_raiders: [u8; 6],
    pub basestars: [Basestar; 2],
    pub vipers: [u8; 6],
    pub civilians: List<ShipView, CIVILIAN_SHIPS>,
    pub stock: u8,
    pub lost: Vec<Civilian>,
    pub reserve: u8,
    pub damaged: u8,
    pub destroyed: u8,
    pub raptors: u8,
    pub nukes: u8,
    pub centurions: [u8; 4],
    #[serde(default, skip_serializing_if = "crate::space::is_none_of_them")]
    pub arrived: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub setup: Setup,
    pub first: Seat,
    pub current: Seat,
    pub turns: u16,
    pub turn: TurnSoFar,
    pub frames: List<Frame, FRAMES>,
    pub players: Vec<Player>,
    pub president: Seat,
    pub admiral: Seat,
    pub dials: [u8; 4],
    pub space: SpaceView,
    pub jump: u8,
    pub distance: u8,
    pub slept: bool,
    /// Galactica's damage tokens that are out of the pool, as bits.
    pub damage: u8,
    pub revealed: SeatSet,
    pub sympathizer: Option<Seat>,
    pub spent: SeatSet,
    pub appointed: Appointed,
    pub rules: u8,
    pub piles: Vec<Pile>,
    pub destiny: u8,
    /// Destiny cards face down in the check.
    pub fate: u8,
    pub destiny_mine: Knowing,
    pub destiny_public: Knowing,
    /// Face up in the check.
    pub open: Vec<Kind>,
    /// The viewer's own hand, and what they gave themselves.
    pub hand: Vec<Kind>,
    pub given: Vec<Kind>,
    pub crises: Pack<Crisis>,
    pub facing: Vec<Crisis>,
    pub ongoing: Vec<Crisis>,
    pub discovered: Vec<Crisis>,
    pub supers: Pack<SuperCrisis>,
    pub super_facing: Option<SuperCrisis>,
    pub super_kept: Option<SuperCrisis>,
    pub quorum: Pack<Quorum>,
    /// The Quorum hand: its size, and what the viewer knows to be in it; the President sees it whole.
    pub quorum_hand: u8,
    pub quorum_known: Vec<Quorum>,
    pub quorum_gone: Vec<Quorum>,
    pub destinations: Pack<Destination>,
    pub travelled: Vec<Destination>,
    /// Cards or tokens that somebody has before them to choose from; which, only for them.
    pub offered: u8,
    pub offered_items: Vec<Item>,
    pub loyalty_deck: u8,
    pub loyalty_out: u8,
    pub die: Die,
    pub played: Played,
    pub placed: Placed,
    pub result: crate::cards::Branch,
    pub ending: Ending,
}

fn kinds(cards: Cards) -> Vec<Kind> {
    cards.iter().map(kind_of).collect()
}

/// Where a viewer's knowledge stands in the state.
pub(crate) fn index_of(viewer: Viewer) -> usize {
    viewer.seat().map_or(PUBLIC, Seat::index)
}

fn list<F: CardFace>(cards: &[CardId]) -> Vec<F> {
    cards.iter().map(|&card| F::of(card)).collect()
}

fn player(state: &State, viewer: Viewer, seat: Seat) -> Player {
    let (own, zone) = (viewer.seat(), seat.index());
    let (mine, public) = (&state.knows[index_of(viewer)], &state.knows[PUBLIC]);
    let held = &state.loyalty.held[zone];
    let known = if own == Some(seat) || state.over() {
        Faces::of(held)
    } else {
        own.map(|own| state.loyalty.known[own.index()][zone]).unwrap_or_default()
    };
    let super_crisis = state.super_hands[zone];
    Player {
        character: state.characters[zone],
        place: state.places[zone],
        hand: state.hands[zone].len() as u8,
        given: state.given[zone].len() as u8,
        mine: Knowing::of(mine, zone),
        public: Knowing::of(public, zone),
        hidden: held.len() as u8,
        loyalty: known.iter().collect(),
        shown: state.loyalty.shown[zone].iter().map(|&card| BOX[usize::from(card)]).collect(),
        super_crisis: super_crisis.is_some(),
        super_face: super_crisis.filter(|_| own == Some(seat)).map(SuperCrisis::of),
    }
}

fn space(state: &State, viewer: Viewer) -> SpaceView {
    let space = &state.space;
    let seen = |known: SeatSet| viewer.seat().is_some_and(|seat| known.contains(seat));
    let ship = |ship: &crate::space::CivilianShip| ShipView {
        area: ship.area,
        face: seen(ship.known).then(|| Civilian::of(ship.ship)),
    };
    SpaceView {
        raiders: space.raiders,
        heavy_raiders: space.heavy_raiders,
        basestars: space.basestars,
        vipers: space.vipers,
        civilians: space.civilians.iter().map(ship).collect(),
        stock: space.stock.len() as u8,
        lost: list(&space.lost),
        reserve: space.reserve,
        damaged: space.damaged,
        destroyed: space.destroyed,
        raptors: space.raptors,
        nukes: space.nukes,
        centurions: space.centurions,
        arrived: space.arrived,
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let own = viewer.seat();
    let (mine, public) = (&state.knows[index_of(viewer)], &state.knows[PUBLIC]);
    let pile = |skill: Skill| {
        let deck = &state.decks[skill.index()];
        Pile {
            skill,
            draw: deck.pile().len() as u8,
            discards: deck.discards().iter().map(|&card| kind_of(card)).collect(),
        }
    };
    let quorum_known = if own == Some(state.president) {
        faces(state.quorum_hand).collect()
    } else {
        faces(Cards(u128::from(state.quorum_known[index_of(viewer)]))).collect()
    };
    let choosing = state.frames.last().map_or(SeatSet::EMPTY, |frame| frame.asked(state));
    let sees_offer = own.is_some_and(|seat| choosing.contains(seat));
    View {
        viewer,
        setup: state.setup,
        first: state.first,
        current: state.current,
        turns: state.turns,
        turn: state.turn,
        frames: state.frames,
        players: state.seats().map(|seat| player(state, viewer, seat)).collect(),
        president: state.president,
        admiral: state.admiral,
        dials: state.dials,
        space: space(state, viewer),
        jump: state.jump,
        distance: state.distance,
        slept: state.slept,
        damage: state.damage,
        revealed: state.revealed,
        sympathizer: state.sympathizer,
        spent: state.spent,
        appointed: state.appointed,
        rules: state.rules,
        piles: Skill::ALL.into_iter().map(pile).collect(),
        destiny: state.destiny.len() as u8,
        fate: state.fate.len() as u8,
        destiny_mine: Knowing::of(mine, DESTINY),
        destiny_public: Knowing::of(public, DESTINY),
        open: kinds(state.open),
        hand: own.map(|seat| kinds(state.hands[seat.index()])).unwrap_or_default(),
        given: own.map(|seat| kinds(state.given[seat.index()])).unwrap_or_default(),
        crises: Pack::of(&state.crises, own),
        facing: list(&state.facing),
        ongoing: list(&state.ongoing),
        discovered: list(&state.discovered),
        supers: Pack::of(&state.supers, own),
        super_facing: state.super_facing.map(SuperCrisis::of),
        super_kept: state.super_kept.map(SuperCrisis::of),
        quorum: Pack::of(&state.quorum, own),
        quorum_hand: state.quorum_hand.len() as u8,
        quorum_known,
        quorum_gone: list(&state.quorum_gone),
        destinations: Pack::of(&state.destinations, own),
        travelled: list(&state.travelled),
        offered: state.offered.len() as u8,
        offered_items: if sees_offer { state.offered_items() } else { Vec::new() },
        loyalty_deck: state.loyalty.deck.len() as u8,
        loyalty_out: state.loyalty.out.len() as u8,
        die: state.die,
        played: state.played,
        placed: state.placed,
        result: state.result,
        ending: state.ending,
    }
}
