//! From a state to its description: what [`Position::deal`] makes a state of again.

use tabletop::{CardId, Cards, Seat, Seed, Viewer};

use super::{Basestar, Fleet, Heap, HiddenCards, Holding, InPlay, Knowing, Person, Position};
use crate::cards::{
    BASESTAR_DAMAGE, BOX, CardFace, Civilian, Crisis, GALACTICA_DAMAGE, Kind, Loyalty, Quorum, Skill, SuperCrisis,
    kind_of,
};
use crate::event::DeckName;
use crate::frame::TurnStep;
use crate::knowledge::{DESTINY, PUBLIC};
use crate::space;
use crate::stack::Stack;
use crate::state::State;

fn faces<F: CardFace>(cards: impl IntoIterator<Item = CardId>) -> Vec<F> {
    cards.into_iter().map(F::of).collect()
}

fn kinds(cards: impl IntoIterator<Item = CardId>) -> Vec<Kind> {
    cards.into_iter().map(kind_of).collect()
}

fn loyalties(cards: &[u8]) -> Vec<Loyalty> {
    cards.iter().map(|&card| BOX[usize::from(card)]).collect()
}

fn heap<F: CardFace, const N: usize>(stack: &Stack<N>) -> Heap<F> {
    Heap {
        top: faces(stack.pile().iter().rev().copied()),
        size: Some(stack.pile().len() as u8),
        discards: faces(stack.discards().iter().copied()),
    }
}

/// The places of a pile, from its top, that a seat knows.
fn places<const N: usize>(stack: &Stack<N>, seat: Seat) -> Vec<u8> {
    let pile = stack.pile().len();
    stack.seen_by(Some(seat)).map(|(place, _)| (pile - 1 - place) as u8).collect()
}

fn knowing(state: &State, viewer: Viewer) -> Knowing {
    let index = viewer.seat().map_or(PUBLIC, Seat::index);
    let knowledge = &state.knows[index];
    let zones = || {
        let hands = state.seats().filter(move |&seat| viewer != Viewer::Seat(seat));
        hands.map(|seat| (HiddenCards::Hand(seat), seat.index())).chain([(HiddenCards::Destiny, DESTINY)])
    };
    let mut knowing = Knowing {
        seen: zones()
            .map(|(of, zone)| (of, kinds(knowledge.seen[zone].cards.iter()), knowledge.seen[zone].left))
            .collect(),
        types: zones().map(|(of, zone)| (of, knowledge.spans[zone])).collect(),
        quorum: faces(Cards(u128::from(state.quorum_known[index])).iter()),
        ..Knowing::default()
    };
    if let Some(seat) = viewer.seat() {
        let others = state.seats().filter(|&other| other != seat);
        let known = |owner: Seat| state.loyalty.known[seat.index()][owner.index()].iter().collect();
        knowing.loyalty = others.map(|owner| (owner, known(owner))).collect();
        knowing.piles = vec![
            (DeckName::Crisis, places(&state.crises, seat)),
            (DeckName::Destination, places(&state.destinations, seat)),
            (DeckName::Quorum, places(&state.quorum, seat)),
            (DeckName::SuperCrisis, places(&state.supers, seat)),
        ];
        let ships = state.space.civilians.iter().enumerate().filter(|(_, ship)| ship.known.contains(seat));
        knowing.civilians = ships.map(|(at, _)| at as u8).collect();
    }
    knowing
}

fn person(state: &State, seat: Seat) -> Person {
    let at = seat.index();
    let mut hand: Vec<CardId> = state.hands[at].iter().collect();
    hand.sort_by_key(|&card| state.came[usize::from(card)]);
    Person {
        character: state.characters[at],
        place: Some(state.place(seat)),
        hand: Holding { named: kinds(hand), size: None },
        loyalty: Some(loyalties(&state.loyalty.held[at])),
        shown: loyalties(&state.loyalty.shown[at]),
        super_crisis: state.super_hands[at].map(SuperCrisis::of),
        spent: state.spent.contains(seat),
        knows: knowing(state, Viewer::Seat(seat)),
    }
}

fn in_play(state: &State) -> Vec<InPlay> {
    let appointed = state.appointed;
    let lies = |face: Quorum, seat: Option<Seat>| seat.map(|seat| InPlay { card: face.into(), seat: Some(seat) });
    let mut all: Vec<InPlay> = [
        lies(Quorum::AssignArbitrator, appointed.arbitrator),
        lies(Quorum::AssignMissionSpecialist, appointed.mission_specialist),
        lies(Quorum::AssignVicePresident, appointed.vice_president),
        appointed.prophecy.then_some(InPlay { card: Quorum::AcceptProphecy.into(), seat: None }),
        state.super_kept.map(|card| InPlay { card: SuperCrisis::of(card).into(), seat: None }),
    ]
    .into_iter()
    .flatten()
    .collect();
    let crises = state.ongoing.iter().chain(&state.discovered);
    all.extend(crises.map(|&card| InPlay { card: Crisis::of(card).into(), seat: None }));
    all
}

impl Position {
    /// A state that stands at the beginning of a step of a turn, described in full.
    pub fn of(state: &State, step: TurnStep) -> Self {
        let space = &state.space;
        let basestar = |basestar: space::Basestar| {
            let damage = BASESTAR_DAMAGE.iter().map(|row| row.damage).filter(|&damage| basestar.has(damage)).collect();
            basestar.area.map(|area| Basestar { area, damage })
        };
        let skill = |skill: Skill| {
            let deck = &state.decks[skill.index()];
            Heap {
                top: kinds(deck.pile().iter().rev().copied()),
                size: Some(deck.pile().len() as u8),
                discards: kinds(deck.discards().iter().copied()),
            }
        };
        let damaged = |token: &usize| state.damage >> token & 1 == 1;
        Self {
            players: state.players,
            seed: Seed::default(),
            first: Some(state.first),
            round: Some(state.turns / u16::from(state.players) + 1),
            turn: Some(state.current),
            step,
            seats: state.seats().map(|seat| person(state, seat)).collect(),
            public: knowing(state, Viewer::Public),
            dials: state.dials.map(Some),
            jump: state.jump,
            distance: Some(state.distance),
            travelled: faces(state.travelled.iter().copied()),
            titles: [Some(state.president), Some(state.admiral)],
            quorum_hand: faces(state.quorum_hand.iter()),
            quorum_gone: faces(state.quorum_gone.iter().copied()),
            in_play: in_play(state),
            crises: heap(&state.crises),
            supers: heap(&state.supers),
            quorum: heap(&state.quorum),
            destinations: heap(&state.destinations),
            skills: Skill::ALL.map(skill),
            destiny: Holding {
                named: kinds(state.destiny.iter().rev().copied()),
                size: Some(state.destiny.len() as u8),
            },
            loyalty_deck: loyalties(&state.loyalty.deck).into_iter().rev().collect(),
            fleet: Fleet {
                raiders: space.raiders,
                heavy_raiders: space.heavy_raiders,
                vipers: space.vipers,
                basestars: space.basestars.map(basestar),
                civilians: space.civilians.iter().map(|ship| (ship.area, Some(Civilian::of(ship.ship)))).collect(),
                stock: faces(space.stock.iter().rev().copied()),
                lost: faces(space.lost.iter().copied()),
                damaged: space.damaged,
                destroyed: space.destroyed,
                raptors: Some(space.raptors),
                nukes: Some(space.nukes),
                centurions: space.centurions,
            },
            damage: (0..GALACTICA_DAMAGE.len()).filter(damaged).map(|token| GALACTICA_DAMAGE[token]).collect(),
        }
    }
}
