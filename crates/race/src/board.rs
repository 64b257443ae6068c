//! The table as a person sees it: what lies where, what is going on, and the numbers that follow from it.
//!
//! Made from a view and nothing else, so it tells no more than the view does; it leaves out what only somebody who imagines
//! the hidden cards needs (what was shuffled into the supply, and when). Words, facts of scenarios, rules of thumb and the page
//! read this.

use serde::{Deserialize, Serialize};
use tabletop::{List, Seat, SeatSet, Side, Tally, Viewer};

use crate::cards::Sums;
use crate::item::Picks;
use crate::phase::{Called, PHASES, Phase, Queue};
use crate::setup::Mode;
use crate::state::{SEATS, TABLEAU};
use crate::view::{LaneView, OwnView, SeatView, View};
use crate::{
    Action, FULL_TABLEAU, Kind, Score, Way, develop_cost, gives_bonus, score, settle_cost, ways_to_place, worth,
};

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    pub viewer: Viewer,
    pub mode: Mode,
    /// Where order matters it goes clockwise from this seat: the owner of the lowest start world.
    pub first: Seat,
    /// 0 while the first hands are chosen.
    pub round: u16,
    /// What is being played, by its name in the rulebook.
    pub step: Phase,
    /// This is the second Develop or Settle of the round.
    pub repeat: bool,
    /// The seats play this step one after another, from `first` on.
    pub ordered: bool,
    /// Who is asked something.
    pub asked: SeatSet,
    /// The phases that were called this round, in the order of play; none before the action cards are turned up.
    #[cfg_attr(feature = "ts", ts(as = "Vec<CalledPhase>"))]
    pub phases: List<CalledPhase, PHASES>,
    /// VPs left in the pool.
    pub pool: u8,
    /// Cards in the supply.
    pub supply: u8,
    /// Cards in the discard pile, the open ones included.
    pub discards: u8,
    /// Those of them that everyone saw.
    pub open_discards: Vec<Kind>,
    /// By seat.
    pub players: Vec<Player>,
    /// What only the viewer knows; nothing for the public.
    pub own: Option<Own>,
    /// Once something has ended the game: it lasts to the end of the round.
    pub end: Option<End>,
}

/// A phase of this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CalledPhase {
    pub phase: Called,
    /// Who called it.
    pub by: SeatSet,
    pub progress: Progress,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    #[default]
    Done,
    On,
    Coming,
}

/// A player's side of the table, as everyone sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// In the order of placing.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Slot>"))]
    pub tableau: List<Slot, TABLEAU>,
    /// Cards that are missing to a full tableau.
    pub to_full: u8,
    /// VPs in chips.
    pub chips: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Of the hand everyone knows this; at least all but `known_left` of it are still there.
    pub known: Vec<Kind>,
    pub known_left: u8,
    /// Cards being looked at, in Explore and at the start.
    pub looked: u8,
    /// Of the discards so many are this player's own, seen by nobody else.
    pub discarded: u8,
    /// The action cards of this round, once they are turned up.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::Action>"))]
    pub picks: Picks,
    /// The card that was turned up to be placed.
    pub placing: Option<Kind>,
    /// The power in use, in Consume and Produce.
    pub using: Option<Using>,
    /// Goods produced this phase: novelty, rare elements, genes, alien.
    pub produced: [u8; 4],
    /// What the common powers of the tableau add up to.
    pub sums: Sums,
    /// As it stands.
    pub score: Score,
    /// What each 6-cost development of the tableau is worth now, and the one that is being placed.
    pub worth: Vec<Worth>,
}

/// A 6-cost development, and its VPs as things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worth {
    pub card: Kind,
    pub vp: i16,
}

/// A card of a tableau.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slot {
    pub card: Kind,
    /// Does a good lie on it?
    pub good: bool,
}

/// A power that is being used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Using {
    pub card: Kind,
    /// Its number among the card's powers of this phase.
    pub power: u8,
    /// The worlds whose goods are set aside for it.
    pub goods: Vec<Kind>,
}

/// What a seat knows that the others do not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Own {
    pub hand: Vec<Kind>,
    /// The cards being looked at.
    pub looked: Vec<Kind>,
    /// The own cards in the discard pile that nobody else saw.
    pub discarded: Vec<Kind>,
    /// What each 6-cost development in hand or being looked at would be worth if it were placed now.
    pub worth: Vec<Worth>,
    /// While a card is chosen to be placed: what each development, or each world, in hand takes.
    pub prices: Vec<Price>,
}

/// What a card in hand takes to be placed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Price {
    pub card: Kind,
    /// The cards to pay, if it can be paid for at all.
    pub cost: Option<u8>,
    /// It can be conquered, without a discard.
    pub conquer: bool,
}

/// Rulebook, "End of the game": the round that is on is the last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct End {
    /// The last VP of the pool is gone.
    pub pool: bool,
    /// Whose tableaux are full.
    pub full: SeatSet,
    /// Who has won, once the round is over.
    pub winners: SeatSet,
}

tabletop::parts!(Board {
    viewer,
    mode,
    first,
    round,
    step,
    repeat,
    ordered,
    asked,
    phases,
    pool,
    supply,
    discards,
    open_discards,
    players: each,
    own: within,
    end,
});

tabletop::parts!(Player {
    tableau: list,
    to_full,
    chips,
    hand,
    known,
    known_left,
    looked,
    discarded,
    picks,
    placing,
    using,
    produced,
    sums,
    score,
    worth,
});

tabletop::parts!(Own { hand, looked, discarded, worth, prices });

impl Board {
    pub fn of(view: &View) -> Self {
        let players: Vec<Player> = view.seats.iter().map(Player::of).collect();
        Self {
            viewer: view.viewer,
            mode: view.mode,
            first: view.first,
            round: view.round,
            step: view.phase,
            repeat: view.repeat,
            ordered: view.ordered,
            asked: view.asked,
            phases: phases(view),
            pool: view.pool,
            supply: view.supply,
            discards: view.discards,
            open_discards: view.open_discards.clone(),
            own: view.own.as_ref().map(|own| {
                let player = view.viewer.seat().and_then(|seat| players.get(seat.index()));
                Own::of(own, view, player)
            }),
            end: End::of(view, &players),
            players,
        }
    }

    pub(crate) fn tally(&self) -> Tally {
        let side = |Player { score, tableau, .. }: &Player| Side {
            points: vec![("chips", score.chips), ("cards", score.cards), ("developments", score.developments)],
            things: tableau.iter().map(|slot| slot.card.design().id).collect(),
        };
        Tally { round: self.round, sides: self.players.iter().map(side).collect() }
    }

    /// Every seat, from the first to the last.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// Every seat, in the order that counts where order matters.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.first.clockwise(self.players.len() as u8)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What the viewer alone knows of this seat: something if it is the viewer's own.
    pub fn own_of(&self, seat: Seat) -> Option<&Own> {
        self.own.as_ref().filter(|_| self.viewer == Viewer::Seat(seat))
    }

    /// Is a phase of this name on or still to come this round?
    pub fn lies_ahead(&self, phase: Called) -> bool {
        self.phases.iter().any(|called| called.phase == phase && called.progress != Progress::Done)
    }

    /// The phases still to come this round.
    pub fn coming(&self) -> impl Iterator<Item = Called> {
        self.phases.iter().filter(|called| called.progress == Progress::Coming).map(|called| called.phase)
    }
}

/// The phases that the action cards called: those of the queue are still to come, what comes before them is done or on.
fn phases(view: &View) -> List<CalledPhase, PHASES> {
    let mut all = Queue::default();
    let mut calls = [Queue::default(); SEATS];
    for (seat, calls) in view.seats.iter().zip(&mut calls) {
        calls.call(&seat.picks);
        all.call(&seat.picks);
    }
    let on = on(view.phase, view.repeat);
    let called = |phase: Called| CalledPhase {
        phase,
        by: Seat::all(SEATS as u8).filter(|seat| calls[seat.index()].calls(phase)).collect(),
        progress: match on {
            Some(on) if on == phase => Progress::On,
            _ if view.queue.contains(&phase) => Progress::Coming,
            _ => Progress::Done,
        },
    };
    all.iter().map(called).collect()
}

/// The called phase that a step belongs to.
fn on(step: Phase, repeat: bool) -> Option<Called> {
    match step {
        Phase::Explore => Some(Called::Explore),
        Phase::DevelopPlace | Phase::DevelopPay => Some(if repeat { Called::DevelopAgain } else { Called::Develop }),
        Phase::SettlePlace | Phase::SettleResolve => Some(if repeat { Called::SettleAgain } else { Called::Settle }),
        Phase::Trade | Phase::Consume => Some(Called::Consume),
        Phase::Produce => Some(Called::Produce),
        Phase::StartDiscard | Phase::ChooseAction | Phase::HandLimit | Phase::Over => None,
    }
}

impl Player {
    fn of(seat: &SeatView) -> Self {
        let LaneView { placed, active, chosen, made, .. } = &seat.lane;
        let cards = seat.tableau.iter().map(|slot| slot.card);
        let sums = Sums::of_kinds(cards.clone());
        let mut player = Self {
            tableau: seat.tableau,
            to_full: FULL_TABLEAU.saturating_sub(seat.tableau.len()) as u8,
            chips: seat.chips,
            hand: seat.hand,
            known: seat.known.clone(),
            known_left: seat.known_left,
            looked: seat.looked,
            discarded: seat.discarded,
            picks: seat.picks,
            placing: *placed,
            using: active.map(|(card, power)| Using { card, power, goods: chosen.clone() }),
            produced: *made,
            sums,
            score: score(&cards, &sums, seat.chips),
            worth: Vec::new(),
        };
        player.worth = player.worths(player.cards().chain(player.placing));
        player
    }

    /// The 6-cost developments among these cards, each once, with what they are worth to this player.
    fn worths(&self, cards: impl Iterator<Item = Kind>) -> Vec<Worth> {
        let mut worths: Vec<Worth> = Vec::new();
        for card in cards.filter(|card| !card.design().scoring.is_empty()) {
            if worths.iter().all(|worth| worth.card != card) {
                worths.push(Worth { card, vp: worth(card, self.cards(), self.chips) });
            }
        }
        worths
    }

    /// What the cards of a hand take to be placed in this step, each kind once.
    fn prices(&self, step: Phase, repeat: bool, hand: &[Kind]) -> Vec<Price> {
        let payable = hand.len().saturating_sub(1);
        let bonus = gives_bonus(&self.picks, Action::Develop, repeat);
        let price = |card: Kind| {
            let world = card.design().is_world();
            if step == Phase::DevelopPlace && !world {
                let cost = develop_cost(&self.sums, bonus, card.design().number());
                Some(Price { card, cost: Some(cost), conquer: false })
            } else if step == Phase::SettlePlace && world {
                let conquer = ways_to_place(&self.sums, card, payable).any(|way| way == Way::Conquer);
                Some(Price { card, cost: settle_cost(&self.sums, card), conquer })
            } else {
                None
            }
        };
        // A hand is in the order of the cards.
        let mut prices: Vec<Price> = hand.iter().copied().filter_map(price).collect();
        prices.dedup();
        prices
    }

    /// The cards of the tableau.
    pub fn cards(&self) -> impl Iterator<Item = Kind> + Clone {
        self.tableau.iter().map(|slot| slot.card)
    }

    /// The worlds on which goods lie.
    pub fn goods(&self) -> impl Iterator<Item = Kind> + Clone {
        self.tableau.iter().filter(|slot| slot.good).map(|slot| slot.card)
    }
}

impl Own {
    fn of(own: &OwnView, view: &View, player: Option<&Player>) -> Self {
        // Both lists are in the order of the cards, and what lies open is among the own: one walk along the two.
        let mut open = view.open_discards.iter().peekable();
        let unseen = |kind: &&Kind| open.next_if_eq(kind).is_none();
        let mut discarded = Vec::with_capacity(own.discards.len());
        discarded.extend(own.discards.iter().filter(unseen));
        let worth = player.map(|player| player.worths(own.hand.iter().chain(&own.looked).copied()));
        let prices = player.map(|player| player.prices(view.phase, view.repeat, &own.hand));
        Self {
            hand: own.hand.clone(),
            looked: own.looked.clone(),
            discarded,
            worth: worth.unwrap_or_default(),
            prices: prices.unwrap_or_default(),
        }
    }
}

impl End {
    fn of(view: &View, players: &[Player]) -> Option<Self> {
        let full: SeatSet = Seat::all(players.len() as u8).filter(|seat| players[seat.index()].to_full == 0).collect();
        let pool = view.pool == 0;
        (pool || !full.is_empty()).then(|| Self {
            pool,
            full,
            winners: if view.phase == Phase::Over { winners(players) } else { SeatSet::EMPTY },
        })
    }
}

fn winners(players: &[Player]) -> SeatSet {
    crate::score::winners(players.len() as u8, |seat| {
        let player = &players[seat.index()];
        (player.score.total(), usize::from(player.hand) + player.goods().count())
    })
}
