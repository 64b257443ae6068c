//! Chores that need no thought: which cards to pay with, and the best order of Consume powers.
//!
//! A plan is made from a seat's view alone, the same for the same view, and is no more than a proposal.

use std::collections::HashMap;

use race::{Event, Guess, Item, Phase, Prompt, Race, State};
use tabletop::{Ask, Dice, Entry, Game, Log, Seat, Seed};

use super::standing::Standing;
use crate::Plan;

/// A VP in chips and a card, in the tenths that everything here is measured in.
const VP: u32 = 10;
const CARD: u32 = 7;
/// So many positions are looked at: in 200 games none needed more than 725.
const POSITIONS: usize = 2000;

pub(crate) fn plan(seat: Seat, ask: &Ask<Race>, view: &race::View) -> Option<Plan<Race>> {
    match ask.prompt {
        Prompt::DevelopPay { .. } | Prompt::SettlePay { .. } | Prompt::HandLimit => {
            Some(Plan { answer: least_wanted(seat, ask, view), steps: Vec::new() })
        }
        Prompt::ConsumePower | Prompt::ConsumeGoods { .. } | Prompt::ConsumeNextKind { .. } => {
            // Which cards would be drawn makes no difference to what the powers give.
            let world = Race::imagine(view, &Guess::default(), &mut Dice::new(Seed::derive(0, 0))).ok()?;
            let mut search = Search { seat, known: HashMap::new() };
            search.best(&world)?;
            search.followed(world)
        }
        Prompt::StartDiscard
        | Prompt::ChooseAction
        | Prompt::ExploreKeep
        | Prompt::DevelopPlace
        | Prompt::SettlePlace
        | Prompt::SettleWay { .. }
        | Prompt::Sell
        | Prompt::ConsumeHand { .. }
        | Prompt::Bet { .. }
        | Prompt::ProduceWindfall => None,
    }
}

/// The cards that help least.
fn least_wanted(seat: Seat, ask: &Ask<Race>, view: &race::View) -> Vec<Item> {
    let standing = Standing::of_board(&Race::board(view), seat);
    let mut cards = ask.pick.from.clone();
    cards.sort_by_key(|&card| std::cmp::Reverse(standing.worth(&ask.prompt, card)));
    cards.truncate(usize::from(ask.pick.min));
    cards.sort_unstable();
    cards
}

/// All that the rest of a seat's Consume phase depends on: powers left, the one in use, goods set aside for it, goods.
type Position = (u64, u8, u8, u16, u16);

struct Search {
    seat: Seat,
    /// What a position is worth, and the answer that reaches it.
    known: HashMap<Position, (u32, Vec<Item>)>,
}

impl Search {
    /// What is asked of the seat, if it belongs to the plan: neither a bet nor a power that may be left unused.
    fn question(&self, state: &State) -> Option<Ask<Race>> {
        let asked = state.phase == Phase::Consume && Race::asked(state).contains(self.seat);
        let ask = asked.then(|| Ask::of(state, self.seat))?;
        let planned = match ask.prompt {
            Prompt::ConsumePower | Prompt::ConsumeGoods { .. } | Prompt::ConsumeNextKind { .. } => ask.pick.min > 0,
            Prompt::ConsumeHand { .. }
            | Prompt::Bet { .. }
            | Prompt::StartDiscard
            | Prompt::ChooseAction
            | Prompt::ExploreKeep
            | Prompt::DevelopPlace
            | Prompt::DevelopPay { .. }
            | Prompt::SettlePlace
            | Prompt::SettleWay { .. }
            | Prompt::SettlePay { .. }
            | Prompt::Sell
            | Prompt::ProduceWindfall
            | Prompt::HandLimit => false,
        };
        planned.then_some(ask)
    }

    /// The most that can still be had. `None` where there are too many ways to look at.
    fn best(&mut self, state: &State) -> Option<u32> {
        let Some(ask) = self.question(state) else { return Some(0) };
        let position = self.position(state);
        if let Some((value, _)) = self.known.get(&position) {
            return Some(*value);
        }
        if self.known.len() >= POSITIONS {
            return None;
        }
        let mut best: Option<(u32, Vec<Item>)> = None;
        for items in self.answers(state, &ask) {
            let (next, gains) = self.after(state, &items);
            let value = gains.iter().map(value).sum::<u32>() + self.best(&next)?;
            // Of equals the first: a plan that is made anew on the way stays the same.
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, items));
            }
        }
        let (value, items) = best?;
        self.known.insert(position, (value, items));
        Some(value)
    }

    /// The plan, step by step.
    fn followed(&self, mut state: State) -> Option<Plan<Race>> {
        let (mut answer, mut steps): (Option<Vec<Item>>, _) = (None, Vec::new());
        while self.question(&state).is_some() {
            let (_, items) = self.known.get(&self.position(&state))?;
            let (next, gains) = self.after(&state, items);
            answer.get_or_insert_with(|| items.clone());
            steps.extend(gains);
            state = next;
        }
        Some(Plan { answer: answer?, steps })
    }

    fn position(&self, state: &State) -> Position {
        let seat = state.seat(self.seat);
        let goods = seat.tableau.iter().enumerate().filter(|(_, slot)| slot.has_good());
        let lane = &seat.lane;
        (lane.powers, lane.step as u8, lane.active, lane.chosen, goods.fold(0, |bits, (slot, _)| bits | 1 << slot))
    }

    /// The answers that differ: goods of a kind that sell for the same are alike.
    fn answers(&self, state: &State, ask: &Ask<Race>) -> Vec<Vec<Item>> {
        let sums = &state.seat(self.seat).sums;
        let alike = |item: &Item| match *item {
            Item::Good(world) => world.design().good().map(|good| (good as u8, race::good_price(sums, world))),
            Item::Action(_)
            | Item::Card(_)
            | Item::Way(_)
            | Item::Power(..)
            | Item::Windfall { .. }
            | Item::WindfallByBonus { .. }
            | Item::Number(_) => None,
        };
        let mut answers: Vec<Vec<Item>> = vec![Vec::new()];
        for (at, &item) in ask.pick.from.iter().enumerate() {
            let left = ask.pick.from.len() - at;
            let wanted = usize::from(ask.pick.min);
            for index in 0..answers.len() {
                let so_far = &answers[index];
                // Of those that are alike the first are taken: one is skipped only together with the rest.
                let skipped = ask.pick.from[..at]
                    .iter()
                    .any(|before| alike(before).is_some() && alike(before) == alike(&item) && !so_far.contains(before));
                if so_far.len() < wanted && !skipped {
                    let with: Vec<Item> = so_far.iter().copied().chain([item]).collect();
                    answers.push(with);
                }
            }
            // What cannot be filled any more is dropped.
            answers.retain(|so_far| so_far.len() + left > wanted || so_far.len() == wanted);
        }
        answers.retain(|items| items.len() == usize::from(ask.pick.min));
        answers
    }

    /// The state after an answer, and what the seat's powers gave.
    fn after(&self, state: &State, items: &[Item]) -> (State, Vec<Event>) {
        let (mut next, mut log) = (state.clone(), Log::on());
        Race::apply(&mut next, self.seat, items, &mut log);
        let gains = log.take().0.into_iter().filter_map(|entry| match entry {
            Entry::Public(event @ Event::Consumed { seat, .. }) if seat == self.seat => Some(event),
            Entry::Public(_) | Entry::Split { .. } => None,
        });
        (next, gains.collect())
    }
}

fn value(event: &Event) -> u32 {
    if let Event::Consumed { vp, cards, .. } = *event { u32::from(vp) * VP + u32::from(cards) * CARD } else { 0 }
}

#[cfg(test)]
mod tests {
    use race::{Mode, Setup};
    use tabletop::Viewer;

    use super::*;
    use crate::{Bot, GreedyRace};

    /// Answers a seat's questions of the plan by `answer` and adds up what its powers gave.
    fn consumed(mut state: State, seat: Seat, mut answer: impl FnMut(&State, &Ask<Race>) -> Vec<Item>) -> Vec<Event> {
        let search = Search { seat, known: HashMap::new() };
        let mut all = Vec::new();
        while let Some(ask) = search.question(&state) {
            let (next, gains) = search.after(&state, &answer(&state, &ask));
            all.extend(gains);
            state = next;
        }
        all
    }

    /// The plan is what comes of following it, made anew at every step, and no worse than common sense.
    #[test]
    fn a_plan_keeps_what_it_promises() {
        let (mut plans, mut better, mut longest, mut largest) = (0, 0, 0, 0);
        for game in 0..200 {
            let setup = Setup { players: 2 + (game % 3) as u8, mode: Mode::Standard };
            let mut state = Race::start(&setup, Seed::derive(6, game), &mut Log::off()).unwrap();
            let mut bot = GreedyRace::new(game);
            while let Some(seat) = Race::asked(&state).first() {
                let ask = Ask::<Race>::of(&state, seat);
                let view = |state: &State| Race::view(state, Viewer::Seat(seat));
                let sensible = |bot: &mut GreedyRace, state: &State, ask: &Ask<Race>| {
                    let mut items = Vec::new();
                    bot.answer(seat, ask, Some(&view(state)), &mut items);
                    items
                };
                let proposed = plan(seat, &ask, &view(&state));
                assert_eq!(proposed.is_some(), chore(&ask), "{:?}", ask.prompt);
                if let Some(plan_now) = proposed.filter(|plan| !plan.steps.is_empty()) {
                    let followed =
                        consumed(state.clone(), seat, |state, ask| plan(seat, ask, &view(state)).unwrap().answer);
                    assert_eq!(plan_now.steps, followed);
                    let common = consumed(state.clone(), seat, |state, ask| sensible(&mut bot, state, ask));
                    let [planned, common] = [&followed, &common].map(|all| all.iter().map(value).sum::<u32>());
                    assert!(planned >= common, "{planned} against {common}");
                    let mut search = Search { seat, known: HashMap::new() };
                    search.best(&state).unwrap();
                    (plans, better) = (plans + 1, better + u32::from(planned > common));
                    (longest, largest) = (longest.max(followed.len()), largest.max(search.known.len()));
                }
                let items = sensible(&mut bot, &state, &ask);
                Race::apply(&mut state, seat, &items, &mut Log::off());
            }
        }
        println!("{plans} plans, {better} better than common sense; up to {longest} steps, {largest} positions");
        assert!(plans > 200 && better > 0);
    }

    fn chore(ask: &Ask<Race>) -> bool {
        match ask.prompt {
            Prompt::DevelopPay { .. } | Prompt::SettlePay { .. } | Prompt::HandLimit => true,
            Prompt::ConsumePower => ask.pick.min > 0,
            Prompt::ConsumeGoods { .. } | Prompt::ConsumeNextKind { .. } => true,
            Prompt::StartDiscard
            | Prompt::ChooseAction
            | Prompt::ExploreKeep
            | Prompt::DevelopPlace
            | Prompt::SettlePlace
            | Prompt::SettleWay { .. }
            | Prompt::Sell
            | Prompt::ConsumeHand { .. }
            | Prompt::Bet { .. }
            | Prompt::ProduceWindfall => false,
        }
    }
}
