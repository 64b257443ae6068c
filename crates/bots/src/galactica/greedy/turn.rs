//! What to do with an action, and where to go for it.

use ::galactica::cards::{Location, SkillCard};
use ::galactica::{Item, Place, Prompt};

use super::fleet::{Fleet, GALACTICA, VIPER};
use super::worth::CARD;
use super::{Greedy, Question, Side};

impl Greedy {
    pub(super) fn take_action(&mut self, question: &Question<'_>) -> Option<Item> {
        if question.side == Side::Revealed {
            return self.haunt(question);
        }
        if question.side == Side::Hidden
            && let Some(reveal) = self.reveal(question)
        {
            return Some(reveal);
        }
        self.best(question.ask, |item| if question.serves(item) { question.action(item) - 0.3 } else { 0.0 })
    }

    pub(super) fn walk(&mut self, question: &Question<'_>) -> Option<Item> {
        if question.side == Side::Revealed {
            return self.haunt(question);
        }
        let seat = question.seat;
        let place = question.board.person(seat).place;
        // Staying, there is what the cards in hand do as well; elsewhere too, but for Repair.
        let mend = |at: Location| {
            let repairs = question.holds(SkillCard::Repair);
            let vipers = if at == Location::HangarDeck { question.hangar() } else { 0.0 };
            let location = if question.board.location(at).damaged { question.mends() } else { 0.0 };
            if repairs { vipers.max(location) - 0.5 * CARD } else { 0.0 }
        };
        let here = match place {
            Place::At(at) => question.location(seat, at).max(mend(at)),
            Place::Flying(area) => question.fleet.best_shot(&question.worth, &[area], VIPER) + 0.3,
            Place::Nowhere => 0.0,
        };
        let aboard = |at: Location| place.is_aboard(at.row().ship);
        self.best(question.ask, |item| match *item {
            Item::Location(at) if !question.serves(&Item::Activate(at)) => 0.0,
            Item::Location(at) => {
                let fare = if aboard(at) { 0.0 } else { CARD };
                question.location(seat, at).max(mend(at)) - here - fare - 0.05
            }
            Item::Area(area) => {
                let Place::Flying(from) = place else { return 0.0 };
                let fleet = question.fleet.viper(from, -1.0).viper(area, 1.0);
                let cover = question.peril() - fleet.peril(&question.worth);
                cover + fleet.best_shot(&question.worth, &[area], VIPER) - here
            }
            _ => 0.0,
        })
    }

    /// What vipers and guns do: what lessens the danger most.
    pub(super) fn shoot(&mut self, question: &Question<'_>) -> Option<Item> {
        let (fleet, worth) = (&question.fleet, &question.worth);
        let guns = if matches!(question.ask.prompt, Prompt::FireAt) { GALACTICA } else { VIPER };
        let now = question.peril();
        let after = |fleet: Fleet| question.likes(now - fleet.peril(worth));
        self.best(question.ask, |item| match *item {
            // A shot that hardly matters now is still a raider less.
            Item::Strike { area, prey } => after(fleet.shot(area, prey, guns)) + question.likes(0.1),
            Item::Launch(area) => after(fleet.viper(area, 1.0)),
            Item::Fly { from, to } => after(fleet.viper(from, -1.0).viper(to, 1.0)),
            _ => 0.0,
        })
    }

    /// Executive Order: does somebody do better where they are, twice, or elsewhere, once?
    pub(super) fn order(question: &Question<'_>) -> Item {
        let moves = question.walks(question.seat) > 1.8 * question.stays(question.seat);
        if moves && question.ask.pick.from.contains(&Item::MoveAndAct) { Item::MoveAndAct } else { Item::ActTwice }
    }

    /// Who makes most of an Executive Order.
    pub(super) fn order_whom(&mut self, question: &Question<'_>) -> Option<Item> {
        self.best(question.ask, |item| match *item {
            Item::Seat(other) => question.ordered(other),
            _ => 0.0,
        })
    }

    /// Communications: ships out of the raiders' way.
    pub(super) fn shelter(&mut self, question: &Question<'_>, ship: u8) -> Option<Item> {
        let (from, _) = question.board.civilian(ship)?;
        let now = question.peril();
        self.best(question.ask, |item| match *item {
            Item::Area(to) => question.likes(now - question.fleet.civilian(from, to).peril(&question.worth)) - 0.1,
            _ => 0.0,
        })
    }

    /// Communications: the two ships that gain most by a step.
    pub(super) fn look_at(&mut self, question: &Question<'_>, into: &mut Vec<Item>) {
        let count = usize::from(question.ask.pick.min);
        self.top(question.ask, count, into, |item| match *item {
            Item::Civilian(ship) => {
                let from = question.board.civilian(ship);
                from.map_or(0.0, |(from, _)| question.fleet.best_shelter(&question.worth, from).0)
            }
            _ => 0.0,
        });
    }
}
