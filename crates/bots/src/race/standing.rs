//! What cards, goods, powers and actions look worth at a glance: rough common sense, in tenths of a VP. Nothing was tuned
//! against an opponent.

use std::cmp::Reverse;

use race::board::Slot;
use race::cards::{Body, Consume, Good, Price, Produce, Sums};
use race::{Action, Board, Called, Item, Kind, Mode, Phase, Prompt, State, six_cost_points};
use tabletop::{Cards, List, Seat};

/// What a card in hand is worth as payment.
const CARD: i32 = 7;
const VP: i32 = 10;

/// How a seat stands, with all that common sense looks at.
pub(crate) struct Standing {
    players: u8,
    pub(super) mode: usize,
    pub(super) pool: u8,
    pub(super) round: u16,
    phase: Phase,
    /// The phases still to come this round, a bit each.
    pub(super) called: u8,
    /// The own action cards.
    pub(super) picks: List<Action, 2>,
    /// The largest tableau of all.
    pub(super) longest: usize,
    /// The cards of the tableau, and whether a good lies there.
    pub(super) slots: List<Slot, 16>,
    pub(super) chips: u8,
    pub(super) hand: Cards,
    pub(super) sums: Sums,
}

/// Which kind of game it is: the number of players, less two; 3 is the two-player game for experienced players.
pub(crate) fn mode_of(mode: Mode, players: u8) -> usize {
    if mode == Mode::Experienced { 3 } else { usize::from(players) - 2 }
}

fn bits(calls: impl Iterator<Item = Called>) -> u8 {
    calls.fold(0, |bits, called| bits | 1 << called as u8)
}

impl Standing {
    pub(crate) fn of_board(board: &Board, seat: Seat) -> Self {
        let mine = board.player(seat);
        let mut hand = Cards::EMPTY;
        for kind in board.own.iter().flat_map(|own| &own.hand) {
            hand.add(kind.copies());
        }
        let players = board.players.len() as u8;
        Self {
            players,
            pool: board.pool,
            round: board.round,
            phase: board.step,
            mode: mode_of(board.mode, players),
            called: bits(board.coming()),
            picks: mine.picks,
            longest: board.players.iter().map(|player| player.tableau.len()).max().unwrap_or(0),
            slots: mine.tableau,
            chips: mine.chips,
            hand,
            sums: mine.sums,
        }
    }

    /// The same in a world that was imagined.
    pub(crate) fn of_state(state: &State, seat: Seat) -> Self {
        let mine = state.seat(seat);
        Self {
            players: state.players,
            pool: state.pool,
            round: state.round,
            phase: state.phase,
            mode: mode_of(state.mode, state.players),
            called: bits(state.queue.iter()),
            picks: mine.picks,
            longest: Seat::all(state.players).map(|seat| state.seat(seat).tableau.len()).max().unwrap_or(0),
            slots: mine.tableau.iter().map(|slot| Slot { card: slot.kind(), good: slot.has_good() }).collect(),
            chips: mine.chips,
            hand: mine.hand,
            sums: mine.sums,
        }
    }

    fn tableau(&self) -> impl Iterator<Item = Kind> + Clone {
        self.slots.iter().map(|slot| slot.card)
    }

    /// Is the end near? Then only points count, and powers do not.
    fn late(&self) -> bool {
        self.longest >= 10 || self.pool <= 4 * self.players
    }

    /// What an item is worth as an answer to a prompt; up to the minimum also bad ones are taken, beyond it only good ones.
    pub(crate) fn worth(&self, prompt: &Prompt, item: Item) -> i32 {
        match item {
            Item::Action(action) => self.action(action),
            Item::Card(card) => match prompt {
                Prompt::ExploreKeep => 1000 + self.keeping(card),
                Prompt::DevelopPlace | Prompt::SettlePlace => self.placing(card),
                Prompt::ConsumeHand { .. } => VP - self.keeping(card).max(CARD) / 2,
                // Discards and payments: what is least wanted goes.
                Prompt::StartDiscard
                | Prompt::DevelopPay { .. }
                | Prompt::SettlePay { .. }
                | Prompt::HandLimit
                | Prompt::ChooseAction
                | Prompt::SettleWay { .. }
                | Prompt::Sell
                | Prompt::ConsumePower
                | Prompt::ConsumeGoods { .. }
                | Prompt::ConsumeNextKind { .. }
                | Prompt::Bet { .. }
                | Prompt::ProduceWindfall => 1000 - self.keeping(card),
            },
            Item::Way(way) => match way {
                race::Way::Conquer => 4,
                race::Way::Pay => 3 - i32::from(self.hand.len() < 3),
                race::Way::ConquerWithTactics => 1,
                race::Way::ColonyShip => 2,
            },
            // A good that brings little elsewhere goes first, but for a sale the best.
            Item::Good(world) => {
                let price = self.price(world);
                if *prompt == Prompt::Sell { price } else { 100 - price }
            }
            Item::Power(card, index) => self.power(card, usize::from(index)),
            Item::Windfall { world, .. } => 10 + self.price(world),
            Item::WindfallByBonus { world } => 5 + self.price(world),
            // The commonest cost of the cards there are.
            Item::Number(number) => i32::from(number == 2) + 1,
        }
    }

    /// What the good of a world would sell for.
    fn price(&self, world: Kind) -> i32 {
        race::good_price(&self.sums, world) as i32
    }

    /// What a card in the tableau is worth from now on.
    fn value(&self, card: Kind) -> i32 {
        let design = card.design();
        let mut value = i32::from(design.vp) * VP;
        if !design.scoring.is_empty() {
            let with_it = self.tableau().chain([card]);
            let mut sums = self.sums;
            sums.add(card.copies().first);
            value += i32::from(six_cost_points(card, with_it, &sums, self.chips)) * VP;
        }
        // What it adds to the 6-cost developments that are there.
        for six in self.tableau().filter(|kind| !kind.design().scoring.is_empty()) {
            value += i32::from(six_cost_points(six, [card].into_iter(), &Sums::default(), 0)) * VP;
        }
        if self.late() {
            return value;
        }
        value += match design.body {
            Body::Windfall(good) => i32::from(good.price()) * 5,
            Body::Production(good) => 12 + i32::from(good.price()) * 5,
            Body::Development | Body::Gray => 0,
        };
        let gains = Sums::of_kind(card);
        value += i32::from(gains.look) * 4 + i32::from(gains.keep) * 12;
        value += i32::from(gains.develop_discount + gains.draw_at_start + gains.draw_after_development) * 8;
        value += i32::from(gains.military) * 6 + i32::from(gains.tactics) * 2 + i32::from(gains.contact) * 8;
        value += i32::from(gains.settle_discount) * 8 + i32::from(gains.draw_after_world) * 8;
        value += i32::from(gains.trade_bonus) * 5 + i32::from(gains.colony_ship) * 12;
        let appetite = self.tableau().filter(|card| card.design().good().is_some()).count() as i32;
        value += design.consume.iter().map(|power| consume_value(*power) * appetite.min(4) / 3).sum::<i32>();
        value + design.produce.iter().map(|power| produce_value(*power)).sum::<i32>()
    }

    /// What it costs to place a card now, in cards; none if it cannot be done.
    fn cost(&self, card: Kind) -> Option<i32> {
        let design = card.design();
        if design.is_world() {
            let conquered = match design.price {
                Price::Defense(defense) => race::strength_against(&self.sums, card) >= defense as i8,
                Price::Pay(_) => false,
            };
            return if conquered { Some(0) } else { race::settle_cost(&self.sums, card).map(i32::from) };
        }
        if self.tableau().any(|kind| kind == card) {
            return None;
        }
        Some(i32::from(race::develop_cost(&self.sums, false, design.number())))
    }

    /// A game that drags on must come to its end: bad cards become good enough, and none at all is a reason to look for some.
    fn impatience(&self) -> i32 {
        (i32::from(self.round) - 15).max(0) * 2
    }

    /// What placing a card now would gain.
    fn placing(&self, card: Kind) -> i32 {
        self.cost(card).map_or(-100, |cost| self.value(card) + self.impatience() - cost * CARD)
    }

    /// What a card in hand is worth keeping for.
    fn keeping(&self, card: Kind) -> i32 {
        match self.cost(card) {
            Some(cost) => {
                let missing = (cost - self.hand.len() as i32 - 2).max(0);
                (self.value(card) - cost * CARD / 2 - missing * CARD).max(1)
            }
            None => 0,
        }
    }

    /// The best gain of placing a development, or a world, that can be paid for with `less` cards fewer.
    fn best_placing(&self, worlds: bool, less: i32) -> i32 {
        let payable = self.hand.len() as i32 - 1;
        let able = self.hand.iter().map(Kind::of).filter(|card| card.design().is_world() == worlds);
        let able = able.filter(|&card| self.cost(card).is_some_and(|cost| cost - less <= payable));
        able.map(|card| self.placing(card) + less * CARD).max().unwrap_or(0).max(0)
    }

    fn action(&self, action: Action) -> i32 {
        let hand = self.hand.len() as i32;
        let hunger = (5 - hand).max(0) * 3;
        let goods = self.slots.iter().filter(|slot| slot.good).map(|slot| slot.card);
        match action {
            Action::ExploreFive => 10 + hunger + self.need(),
            Action::ExploreOne => 14 + hunger + i32::from(self.sums.look) * 2,
            Action::Develop => self.best_placing(false, 1),
            Action::Settle => self.best_placing(true, 0) + if self.best_placing(true, 0) > 0 { CARD } else { 0 },
            Action::Trade => {
                let best = goods.map(|world| self.price(world)).max().unwrap_or(0);
                let room = (11 - hand).clamp(0, best);
                room * CARD - if self.late() { 20 } else { 0 }
            }
            Action::DoubleVps => self.consumption(goods.count()) * 2,
            Action::Produce => {
                let empty = self.slots.iter().filter(|slot| !slot.good).map(|slot| slot.card);
                let makes = empty.clone().filter(|card| matches!(card.design().body, Body::Production(_))).count();
                let windfall = empty.filter(|card| card.design().is_windfall()).count().min(1);
                (makes + windfall) as i32 * if self.late() { 5 } else { 9 }
            }
        }
    }

    /// A hand with nothing to place wants choice more than cards.
    fn need(&self) -> i32 {
        if self.best_placing(false, 0).max(self.best_placing(true, 0)) == 0 { 8 + self.impatience() } else { 0 }
    }

    /// Roughly what consuming so many goods would bring, undoubled.
    fn consumption(&self, goods: usize) -> i32 {
        let powers = self.tableau().flat_map(|card| card.design().consume.iter().copied());
        let mut rewards: Vec<i32> = Vec::new();
        for power in powers {
            match power {
                Consume::Goods { per_use, uses, vp, cards, .. } => {
                    let each = (i32::from(vp) * VP + i32::from(cards) * CARD / 2) / i32::from(per_use);
                    rewards.extend(vec![each; usize::from(uses * per_use)]);
                }
                Consume::Kinds { kinds, vp } => {
                    rewards.extend(vec![i32::from(vp) * VP / i32::from(kinds); usize::from(kinds)]);
                }
                Consume::All => rewards.extend([0, VP, VP, VP]),
                Consume::ForPrice { .. } => rewards.push(CARD),
                Consume::Draw(_) | Consume::Gamble { .. } | Consume::HandCards { .. } => {}
            }
        }
        rewards.sort_unstable_by_key(|&reward| Reverse(reward));
        rewards.iter().take(goods).sum()
    }

    fn power(&self, card: Kind, index: usize) -> i32 {
        if self.phase == Phase::Produce {
            // Draw first, then choose what to produce on.
            return 1000;
        }
        match card.design().consume.get(index) {
            // Last, and only if the hand has something to spare.
            Some(Consume::HandCards { .. }) => i32::from(self.late() || self.hand.len() > 6),
            Some(Consume::All) => 2,
            Some(power) => 10 + consume_value(*power),
            None => 1,
        }
    }
}

/// What a consume power brings when it is fed, roughly.
fn consume_value(power: Consume) -> i32 {
    match power {
        Consume::Goods { per_use, uses, vp, cards, good } => {
            let choosy = if good == race::cards::Want::Any { 3 } else { 2 };
            (i32::from(vp) * VP + i32::from(cards) * CARD) * i32::from(uses) / i32::from(per_use) * choosy / 3
        }
        Consume::Kinds { vp, .. } => i32::from(vp) * VP / 2,
        Consume::All => VP,
        Consume::ForPrice { .. } => CARD * 2,
        Consume::Draw(count) => i32::from(count) * CARD,
        Consume::Gamble { .. } => 2,
        Consume::HandCards { .. } => 4,
    }
}

/// What a produce power brings, roughly.
fn produce_value(power: Produce) -> i32 {
    match power {
        Produce::Here => 0,
        Produce::DrawIfHere(count) | Produce::Draw(count) => i32::from(count) * 6,
        Produce::OnWindfall(_) => 8,
        Produce::DrawPerGood(count, good) => i32::from(count) * if good == Good::Novelty { 10 } else { 4 },
        Produce::DrawPerKind(count) | Produce::DrawPerWorld(count, _) => i32::from(count) * 8,
        Produce::DrawIfMost(count, _) => i32::from(count) * 4,
    }
}
