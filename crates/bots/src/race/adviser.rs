//! The player that gives advice to people: it means what it says. Whoever is told to settle is told with what, and is told the same
//! when it comes to placing; in a first game it leads through every action once.

use race::{Action, Event, Item, Mode, Phase, Prompt, Race, View};
use tabletop::{Ask, Dice, Game, Log, Seat, Seed};

use super::lookahead::{Budget, Lookahead, trained};
use super::reflex::{Question, best};
use super::standing::Standing;
use crate::{Bot, Quick};

/// Nobody waits for advice as for an opponent: worlds enough that it is no matter of luck.
const BUDGET: Budget = Budget { worlds: 24, answer_worlds: 0, ours: 23, theirs: 5, rounds: 1, evaluations: None };

#[derive(Debug)]
pub struct Adviser {
    player: Lookahead,
    quick: Quick,
    /// The actions that whoever is advised has chosen so far, a bit each.
    met: u8,
    plan: Vec<Item>,
}

/// What is learnt by choosing it: both Explores teach the same.
fn lesson(action: Action) -> u8 {
    match action {
        Action::ExploreFive | Action::ExploreOne => 1 << Action::ExploreFive as u8,
        Action::Develop | Action::Settle | Action::Trade | Action::DoubleVps | Action::Produce => 1 << action as u8,
    }
}

impl Adviser {
    pub fn new(seed: u64) -> Self {
        Self { player: Lookahead::new(trained(), BUDGET, seed), quick: Quick::new(seed), met: 0, plan: Vec::new() }
    }

    /// How much is to be learnt by an action: nothing once it was chosen. Cards come before goods, which come from them.
    fn novelty(&self, action: Action) -> u8 {
        if self.met & lesson(action) != 0 {
            return 0;
        }
        match action {
            Action::ExploreFive | Action::ExploreOne | Action::Develop | Action::Settle => 2,
            Action::Trade | Action::DoubleVps | Action::Produce => 1,
        }
    }

    /// The best action that leads somewhere; in a first game the best of those that have not been met.
    fn action(&mut self, seat: Seat, ask: &Ask<Race>, view: &View) -> Vec<Item> {
        let thought = self.player.think(seat, ask, view);
        if view.mode == Mode::Experienced {
            return thought.answer;
        }
        let standing = Standing::of_board(&Race::board(view), seat);
        let mut found: Option<(u8, f32, Action, Option<Item>)> = None;
        for (items, value) in thought.options {
            let &[Item::Action(action)] = items.as_slice() else { continue };
            let places = matches!(action, Action::Develop | Action::Settle);
            let placed = if places { self.placed(seat, view, action) } else { None };
            if standing.worth(&ask.prompt, Item::Action(action)) <= 0 || places && placed.is_none() {
                continue;
            }
            let new = if view.mode == Mode::FirstGame { self.novelty(action) } else { 0 };
            if found.as_ref().is_none_or(|&(was_new, was, ..)| (new, value) > (was_new, was)) {
                found = Some((new, value, action, placed));
            }
        }
        let Some((_, _, action, placed)) = found else { return thought.answer };
        self.plan.extend(placed);
        vec![Item::Action(action)]
    }

    /// What would be placed in the phase of an action, as things stand.
    fn placed(&mut self, seat: Seat, view: &View, action: Action) -> Option<Item> {
        // What nobody has seen makes no difference here, so any world will do.
        let mut dice = Dice::new(Seed::derive(u64::from(view.round), 1));
        let mut world = Race::imagine(view, &race::Guess::default(), &mut dice).ok()?;
        for other in Seat::all(world.players) {
            Race::apply(&mut world, other, &[Item::Action(action)], &mut Log::off());
        }
        if !matches!(world.phase, Phase::DevelopPlace | Phase::SettlePlace) || !Race::asked(&world).contains(seat) {
            return None;
        }
        let ask = Ask::<Race>::of(&world, seat);
        self.placing(Standing::of_state(&world, seat), &ask).first().copied()
    }

    /// What to place, whatever the others have called besides: so it is the same before they have and after.
    fn placing(&self, mut standing: Standing, ask: &Ask<Race>) -> Vec<Item> {
        standing.called = 0;
        let (mut question, mut wants, mut items) = (Question::default(), Vec::new(), Vec::new());
        question.set(&standing, ask);
        trained().wants(&question, &mut wants);
        best(ask, &wants, &mut items);
        items
    }
}

impl Bot<Race> for Adviser {
    fn looks(&self) -> bool {
        true
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, seat: Seat, event: &Event) {
        if let Event::Chose { seat: by, actions } = event
            && *by == seat
        {
            actions.iter().for_each(|&action| self.met |= lesson(action));
        }
    }

    fn forget(&mut self) {
        self.met = 0;
    }

    fn answer(&mut self, seat: Seat, ask: &Ask<Race>, view: Option<&View>, into: &mut Vec<Item>) {
        into.clear();
        self.plan.clear();
        let Some(view) = view else { return ask.pick.sample(|bound| self.quick.below(bound), into) };
        let standing = || Standing::of_board(&Race::board(view), seat);
        match ask.prompt {
            Prompt::ChooseAction => into.extend(self.action(seat, ask, view)),
            Prompt::DevelopPlace | Prompt::SettlePlace => into.extend(self.placing(standing(), ask)),
            // Who is told to trade is told what the best good brings.
            Prompt::Sell => {
                let standing = standing();
                into.extend(ask.pick.from.iter().copied().max_by_key(|&item| standing.worth(&ask.prompt, item)));
            }
            Prompt::StartDiscard
            | Prompt::ExploreKeep
            | Prompt::DevelopPay { .. }
            | Prompt::SettleWay { .. }
            | Prompt::SettlePay { .. }
            | Prompt::ConsumePower
            | Prompt::ConsumeGoods { .. }
            | Prompt::ConsumeNextKind { .. }
            | Prompt::ConsumeHand { .. }
            | Prompt::Bet { .. }
            | Prompt::ProduceWindfall
            | Prompt::HandLimit => self.player.answer(seat, ask, Some(view), into),
        }
    }

    fn plan(&self) -> &[Item] {
        &self.plan
    }
}

#[cfg(test)]
mod tests {
    use race::{Kind, Setup};
    use tabletop::{By, Session, Viewer};

    use super::*;
    use crate::{GreedyRace, remind};

    /// What happened in a game in which one seat follows the advice.
    #[derive(Default)]
    struct Followed {
        chosen: u8,
        rounds: u16,
        won: bool,
        plans: usize,
        broken: usize,
    }

    fn follow(seed: u64) -> Followed {
        let setup = Setup { players: 2, mode: Mode::FirstGame };
        let mut session = Session::<Race>::new(setup, Seed::derive(seed, 0)).unwrap();
        let me = Seat(0);
        let (mut adviser, mut other) = (Adviser::new(seed), GreedyRace::new(seed));
        let mut seen = Followed::default();
        // The plan, and the hand that it was made with.
        let mut plan: Option<(Kind, Vec<Kind>)> = None;
        while let Some(seat) = session.waiting().first() {
            let ask = session.ask(seat).unwrap();
            let view = session.view(Viewer::Seat(seat));
            let mut items = Vec::new();
            if seat == me {
                remind(&mut adviser, me, &session);
                adviser.answer(me, &ask, Some(&view), &mut items);
                let hand = view.own.as_ref().unwrap().hand.clone();
                let placed = |items: &[Item]| if let [Item::Card(kind)] = *items { Some(kind) } else { None };
                if ask.prompt == Prompt::ChooseAction {
                    plan = placed(adviser.plan()).map(|kind| (kind, hand));
                } else if matches!(ask.prompt, Prompt::DevelopPlace | Prompt::SettlePlace)
                    && let Some((kind, before)) = plan.take()
                    && before == hand
                    && ask.pick.from.contains(&Item::Card(kind))
                {
                    seen.plans += 1;
                    seen.broken += usize::from(placed(&items) != Some(kind));
                }
                seen.rounds = view.round;
            } else {
                other.answer(seat, &ask, Some(&view), &mut items);
            }
            session.answer(seat, items, By::Bot).unwrap();
        }
        for event in session.entries(Viewer::Public) {
            if let Event::Chose { seat, actions } = event
                && *seat == me
            {
                actions.iter().for_each(|&action| seen.chosen |= lesson(action));
            }
        }
        seen.won = session.outcome().unwrap().winners.contains(me);
        seen
    }

    /// Whoever follows the advice in a first game has explored, developed, settled, traded and produced, was told to place what
    /// they had been told to choose the phase for, and mostly wins.
    #[test]
    fn a_first_game_leads_through_every_phase() {
        let needed = [Action::ExploreFive, Action::Develop, Action::Settle, Action::Trade, Action::Produce];
        let games: Vec<Followed> = (0..40).map(follow).collect();
        for (seed, game) in games.iter().enumerate() {
            for action in needed {
                assert!(game.chosen & lesson(action) != 0, "seed {seed}: no {action:?} in {} rounds", game.rounds);
            }
            assert_eq!(game.broken, 0, "seed {seed}: of {} plans", game.plans);
        }
        let plans: usize = games.iter().map(|game| game.plans).sum();
        let won = games.iter().filter(|game| game.won).count();
        println!("{plans} plans kept; {won} of {} won", games.len());
        assert!(plans > 2 * games.len() && won * 2 > games.len(), "{plans} plans, {won} won");
    }
}
