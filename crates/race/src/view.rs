//! What one viewer may know: built from nothing, and forgetting nothing.

use serde::{Deserialize, Serialize};
use tabletop::{CardId, List, Seat, SeatSet, Viewer};

use crate::Kind;
use crate::board::Slot;
use crate::item::{Picks, Way};
use crate::phase::{Called, Phase};
use crate::setup::Mode;
use crate::state::{BONUS_BIT, Lane, Ledger, NO_CARD, POWERS_PER_SLOT, PUBLIC, SeatState, State, Step, TABLEAU};
use crate::supply::kinds;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    pub mode: Mode,
    pub players: u8,
    /// Where order matters it goes clockwise from this seat.
    pub first: Seat,
    pub round: u16,
    pub phase: Phase,
    pub repeat: bool,
    /// The phases still to come this round.
    pub queue: Vec<Called>,
    /// Lanes run one after another.
    pub ordered: bool,
    pub todo: SeatSet,
    pub asked: SeatSet,
    pub pool: u8,
    pub supply: u8,
    pub discards: u8,
    /// Lying in the discard pile before everyone's eyes.
    pub open_discards: Vec<Kind>,
    /// The same when the pile was last shuffled into the supply, less what was turned up since.
    pub open_shuffled: Vec<Kind>,
    /// How large the supply was after that shuffle; 0 if there was none.
    pub shuffled_size: u8,
    /// Cards turned up for everyone since.
    pub turned: u8,
    pub seats: Vec<SeatView>,
    /// What only the viewer knows; nothing for the public.
    pub own: Option<OwnView>,
}

/// What everyone knows of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The number of the original start world.
    pub start: u8,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Slot>"))]
    pub tableau: List<Slot, TABLEAU>,
    pub chips: u8,
    pub hand: u8,
    /// Cards being looked at.
    pub looked: u8,
    /// Of the hand everyone knows this; at least all but `known_left` of it are still there.
    pub known: Vec<Kind>,
    pub known_left: u8,
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::Action>"))]
    pub picks: Picks,
    /// How many of the discards are this seat's own.
    pub discarded: u8,
    /// How many of its own were shuffled into the supply, and how many cards it has drawn since.
    pub shuffled: u8,
    pub drawn: u8,
    pub lane: LaneView,
}

/// Where a seat stands in the phase.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaneView {
    pub step: Step,
    /// The card being placed, once it is revealed.
    pub placed: Option<Kind>,
    pub way: Way,
    pub cost: u8,
    /// Powers not used yet: the card, and the number among its powers of this phase.
    pub powers: Vec<(Kind, u8)>,
    /// The Produce bonus is not used yet.
    pub bonus: bool,
    /// The power in use.
    pub active: Option<(Kind, u8)>,
    /// The worlds whose goods are set aside for it.
    pub chosen: Vec<Kind>,
    /// Goods produced this phase, by kind.
    pub made: [u8; 4],
}

/// What a seat knows that the others do not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnView {
    pub hand: Vec<Kind>,
    pub looked: Vec<Kind>,
    /// Known to lie in the discard pile, the open ones included.
    pub discards: Vec<Kind>,
    /// Known to have lain there when it was last shuffled into the supply, and not seen to leave that since.
    pub shuffled: Vec<Kind>,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let ledger = &state.ledger;
    let own = viewer.seat().map(|seat| OwnView {
        hand: kinds(state.seat(seat).hand),
        looked: kinds(state.seat(seat).looked),
        discards: kinds(ledger.discards[seat.index()]),
        shuffled: kinds(ledger.shuffled[seat.index()]),
    });
    View {
        viewer,
        mode: state.mode,
        players: state.players,
        first: state.first,
        round: state.round,
        phase: state.phase,
        repeat: state.repeat,
        queue: state.queue.iter().collect(),
        ordered: state.ordered,
        todo: state.todo,
        asked: state.waiting,
        pool: state.pool,
        supply: state.deck.pile().len() as u8,
        discards: state.deck.discards().len() as u8,
        open_discards: kinds(ledger.discards[PUBLIC]),
        open_shuffled: kinds(ledger.shuffled[PUBLIC]),
        shuffled_size: ledger.shuffled_size,
        turned: ledger.turned,
        seats: Seat::all(state.players).map(|seat| seat_view(state.seat(seat), ledger, seat)).collect(),
        own,
    }
}

fn seat_view(seat: &SeatState, ledger: &Ledger, number: Seat) -> SeatView {
    let index = number.index();
    SeatView {
        start: seat.start,
        tableau: seat.tableau.iter().map(|slot| Slot { card: slot.kind(), good: slot.has_good() }).collect(),
        chips: seat.chips,
        hand: seat.hand.len() as u8,
        looked: seat.looked.len() as u8,
        known: kinds(ledger.hands[index].cards),
        known_left: ledger.hands[index].left,
        picks: seat.picks,
        discarded: (ledger.discards[index].len() - ledger.discards[PUBLIC].len()) as u8,
        shuffled: ledger.shuffled_own[index],
        drawn: ledger.drawn[index],
        lane: lane_view(seat),
    }
}

/// Is a power in use at this step?
fn in_use(step: Step) -> bool {
    match step {
        Step::Goods | Step::Hand | Step::Bet => true,
        Step::Start | Step::Way | Step::Pay | Step::Power => false,
    }
}

fn lane_view(seat: &SeatState) -> LaneView {
    let lane = &seat.lane;
    let named = |bit: u8| (seat.tableau[usize::from(bit / POWERS_PER_SLOT)].kind(), bit % POWERS_PER_SLOT);
    LaneView {
        step: lane.step,
        placed: (lane.placed != NO_CARD).then(|| Kind::of(lane.placed)),
        way: Way::ALL[usize::from(lane.way)],
        cost: lane.cost,
        powers: ones(lane.powers & !(1 << BONUS_BIT)).map(named).collect(),
        bonus: lane.powers >> BONUS_BIT & 1 == 1,
        active: in_use(lane.step).then(|| named(lane.active)),
        chosen: ones(lane.chosen.into()).map(|slot| seat.tableau[usize::from(slot)].kind()).collect(),
        made: lane.made,
    }
}

/// The numbers of the bits that are on.
fn ones(mut bits: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros() as u8)?;
        bits &= bits - 1;
        Some(bit)
    })
}

impl LaneView {
    /// The lane that looks exactly like this, for a seat with this tableau. `placed` is the card that stands for the kind.
    pub(crate) fn restore(&self, seat: &SeatState, placed: CardId) -> Option<Lane> {
        let bit = |(kind, index): (Kind, u8)| {
            let slot = seat.slot_of(kind)?;
            (index < POWERS_PER_SLOT).then(|| slot as u8 * POWERS_PER_SLOT + index)
        };
        let mut lane = Lane { step: self.step, placed, cost: self.cost, made: self.made, ..Lane::default() };
        lane.way = self.way as u8;
        // In the order in which a view lists them, each once.
        for &power in &self.powers {
            let bit = bit(power)?;
            if lane.powers >> bit != 0 {
                return None;
            }
            lane.powers |= 1 << bit;
        }
        lane.powers |= u64::from(self.bonus) << BONUS_BIT;
        if self.active.is_some() != in_use(self.step) {
            return None;
        }
        if let Some(active) = self.active {
            lane.active = bit(active)?;
        }
        for &world in &self.chosen {
            let slot = seat.slot_of(world)?;
            if lane.chosen >> slot != 0 {
                return None;
            }
            lane.chosen |= 1 << slot;
        }
        Some(lane)
    }
}
