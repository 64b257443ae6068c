//! Runs a card's program, one step at a time. What each word of [`Effect`] means stands here; the words that ask somebody
//! are in the files of `run/`, each with its question and what the answer does.

mod choices;
mod persons;
mod pieces;
mod question;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use question::{Asks, Question};

use super::{Behave, Discard, Flow, Jump, Measure, Receive, Roll, Ships, Sleeper, call, next};
use crate::cards::{
    Body, Branch, CardFace, Crisis, Destination, Effect, Heir, Icon, Loss, Moved, Quorum, Ships as Pieces, SuperCrisis,
    VipersIn, Who,
};
use crate::state::State;
use crate::{Ask, Cause, Event, Item, Log};

/// The card whose program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Text {
    Crisis(Crisis),
    SuperCrisis(SuperCrisis),
    Quorum(Quorum),
    Destination(Destination),
}

/// Which of a card's programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Block {
    Pass,
    Partial,
    Fail,
    Top,
    Bottom,
    /// The special rule of an attack.
    Rule,
    /// The whole text of a Quorum or destination card.
    Text,
}

impl Block {
    pub const fn of(branch: Branch) -> Self {
        match branch {
            Branch::Pass => Self::Pass,
            Branch::Partial => Self::Partial,
            Branch::Fail => Self::Fail,
        }
    }
}

impl Text {
    pub fn program(self, block: Block) -> &'static [Effect] {
        let row = match self {
            Self::Crisis(crisis) => crisis.row(),
            Self::SuperCrisis(crisis) => crisis.row(),
            Self::Quorum(quorum) => return quorum.row().effects,
            Self::Destination(destination) => return destination.row().effects,
        };
        match (block, row.body) {
            (Block::Pass, Body::Check(check) | Body::CheckOr { check, .. }) => check.pass,
            (Block::Partial, Body::Check(check) | Body::CheckOr { check, .. }) => check.partial_effect,
            (Block::Fail, Body::Check(check) | Body::CheckOr { check, .. }) => check.fail,
            (Block::Bottom, Body::CheckOr { otherwise, .. }) => otherwise,
            (Block::Top, Body::Event { top, .. }) => top,
            (Block::Bottom, Body::Event { bottom, .. }) => bottom,
            (Block::Rule, Body::Attack(attack)) => attack.effects,
            (_, Body::Check(_) | Body::CheckOr { .. } | Body::Event { .. } | Body::Attack(_)) => &[],
        }
    }
}

/// A list within a step: what a roll, a condition or a choice leads to.
fn inner(effect: Effect, arm: u8) -> &'static [Effect] {
    match effect {
        Effect::RollAtMost(_, then) | Effect::RollAtLeast(_, then) | Effect::IfBelow(_, _, then) => then,
        Effect::Choose(_, lists) => lists[usize::from(arm)],
        Effect::PayOr { pay, otherwise, .. } => [pay, otherwise][usize::from(arm)],
        Effect::Mutiny { otherwise, .. } => otherwise,
        Effect::AdmiralMayRisk { success, failure, .. } => [success, failure][usize::from(arm)],
        Effect::Resource(..)
        | Effect::Discard(..)
        | Effect::DrawSkill(..)
        | Effect::Move(..)
        | Effect::GiveTitle(..)
        | Effect::LookAtLoyalty(..)
        | Effect::DestroyRaptors(_)
        | Effect::RestoreRaptors(_)
        | Effect::DiscardNukes(_)
        | Effect::DestroyRandomCivilians(_)
        | Effect::BoardCenturions(_)
        | Effect::JumpTrack(_)
        | Effect::Place(..)
        | Effect::DamageVipers(..)
        | Effect::RecallVipers
        | Effect::DamageGalactica(_)
        | Effect::Activate(_)
        | Effect::ActivatePlaced(..)
        | Effect::BasestarsAttack
        | Effect::FailEffect
        | Effect::ExtraCrisis
        | Effect::Distance(_)
        | Effect::Ongoing(..)
        | Effect::DrawAnySkills(..)
        | Effect::HandOverThisCard
        | Effect::RemoveThisCard
        | Effect::DestroyShips(..)
        | Effect::DestroyCenturions(_)
        | Effect::ReleaseFromBrig
        | Effect::AdmiralMayRestore { .. } => &[],
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Run {
    pub text: Text,
    pub block: Block,
    /// Inside the list of this step (counted from 1) of the block; 0 for the block itself.
    pub within: u8,
    pub arm: u8,
    pub pc: u8,
    /// How far the present step has come.
    pub stage: u8,
    /// Who plays the card: ruling 0/3.
    pub seat: Seat,
    /// Whom it is about.
    pub target: Seat,
}

impl Run {
    pub fn text(text: Text, block: Block, seat: Seat) -> Self {
        Self { text, block, within: 0, arm: 0, pc: 0, stage: 0, seat, target: seat }
    }

    fn program(self) -> &'static [Effect] {
        let block = self.text.program(self.block);
        match self.within.checked_sub(1) {
            None => block,
            Some(step) => inner(block[usize::from(step)], self.arm),
        }
    }

    /// The present step.
    pub fn effect(self) -> Option<Effect> {
        self.program().get(usize::from(self.pc)).copied()
    }

    /// The next step.
    const fn on(self) -> Self {
        Self { pc: self.pc + 1, stage: 0, ..self }
    }

    const fn stage(self, stage: u8) -> Self {
        Self { stage, ..self }
    }

    /// The same step again, for the next of several pieces.
    const fn once_more(self) -> Self {
        self.stage(self.stage + 1)
    }

    /// Runs a list of the present step, then goes on behind it.
    fn enter(self, arm: u8) -> Flow {
        debug_assert!(self.within == 0, "lists are one deep");
        call(Self { within: self.pc + 1, arm, pc: 0, stage: 0, ..self }, self.on())
    }

    /// The same where this holds; otherwise goes on behind it.
    fn enter_if(self, holds: bool) -> Flow {
        if holds { self.enter(0) } else { next(self.on()) }
    }

    fn person(self, state: &State, who: Who) -> Seat {
        match who {
            Who::President => state.president,
            Who::Admiral => state.admiral,
            Who::Acting => self.seat,
            Who::Current | Who::EachPlayer => state.current,
        }
    }

    /// Ruling 13/3: crises and checks do not touch revealed Cylons.
    fn people(self, state: &State, who: Who) -> SeatSet {
        if who == Who::EachPlayer {
            return state.humans();
        }
        let seat = self.person(state, who);
        if state.is_human(seat) { SeatSet::one(seat) } else { SeatSet::EMPTY }
    }

    fn roll(self, seat: Seat, cause: Cause) -> Flow {
        call(Roll::of(seat, cause), self.stage(1))
    }

    fn crisis(self) -> Crisis {
        match self.text {
            Text::Crisis(crisis) => crisis,
            Text::SuperCrisis(_) | Text::Quorum(_) | Text::Destination(_) => unreachable!("only crises ask this"),
        }
    }

    fn quorum(self) -> Quorum {
        match self.text {
            Text::Quorum(card) => card,
            Text::Crisis(_) | Text::SuperCrisis(_) | Text::Destination(_) => unreachable!("only Quorum cards ask this"),
        }
    }

    fn lose_cards(self, state: &mut State, who: Who, loss: Loss, log: &mut Log) -> Flow {
        let seats = self.people(state, who);
        match loss {
            Loss::Choice(count) => return call(Discard::of(seats, Measure::Count(count)), self.on()),
            Loss::Random(count) => {
                for seat in state.current.clockwise(state.players).filter(|&seat| seats.contains(seat)) {
                    let cards = state.random_cards(seat, usize::from(count), log);
                    state.discard_cards(seat, cards, log);
                }
            }
            Loss::Hand => seats.iter().for_each(|seat| state.discard_cards(seat, state.hands[seat.index()], log)),
        }
        next(self.on())
    }

    /// The card goes from the discard pile, where it was laid, out of the game or before somebody.
    fn take_card(self, state: &mut State) -> u8 {
        state.quorum.take_discard().expect("it was laid there when it was played")
    }

    fn finish(self, state: &mut State) -> Flow {
        // "stays_in_play_then_discard": beside the presidency.
        if self.text == Text::Quorum(Quorum::AcceptProphecy) && self.within == 0 {
            self.take_card(state);
            state.appointed.prophecy = true;
        }
        Flow::Done
    }

    fn question(self) -> Option<Question> {
        self.effect().and_then(Question::of)
    }

    /// A step that asks nobody.
    fn carry_out(self, effect: Effect, state: &mut State, log: &mut Log) -> Flow {
        match effect {
            Effect::Resource(dial, delta) => state.change(dial, delta, log),
            Effect::Discard(who, loss) => return self.lose_cards(state, who, loss, log),
            Effect::DrawSkill(who, skill, count) => {
                self.people(state, who).iter().for_each(|seat| state.draw(seat, skill, count, log));
            }
            Effect::Move(Moved::Player(who), to) => state.send(self.person(state, who), to, log),
            Effect::Move(Moved::AllAt(location), to) => state.send_all_at(location, to, log),
            Effect::Move(Moved::AllOn(ship), to) => {
                for seat in state.current.clockwise(state.players) {
                    if state.place(seat).is_aboard(ship) {
                        state.send(seat, to, log);
                    }
                }
            }
            Effect::GiveTitle(title, Heir::Admiral) => {
                let seat = state.admiral;
                if seat != state.holder(title) {
                    state.give_title(title, seat, log);
                }
            }
            Effect::DestroyRaptors(count) => state.lose_raptors(count, log),
            Effect::RestoreRaptors(count) => state.raptors_back(count, log),
            Effect::DiscardNukes(count) => {
                state.space.nukes = state.space.nukes.saturating_sub(count);
                log.public(|| Event::NukeSpent { left: state.space.nukes });
            }
            Effect::BoardCenturions(count) => state.board(count, log),
            // Ruling 5.2/16 and `auto_jump_by_effect`: then and there.
            Effect::JumpTrack(delta) => {
                if state.move_fleet(delta, log) {
                    return call(Jump::default(), self.on());
                }
            }
            Effect::Place(area, ships) => {
                Pieces::CRAFTS.into_iter().for_each(|craft| state.put_ships(craft, area, ships.of(craft), log));
            }
            Effect::DamageVipers(count, VipersIn::Reserves) => state.damage_reserves(count, log),
            Effect::RecallVipers => {
                log.public(|| Event::VipersRecalled);
                state.recall_vipers(log);
            }
            Effect::DamageGalactica(count) => (0..count).for_each(|_| state.damage_galactica(log)),
            Effect::Activate(icons) => {
                if let Some(&icon) = icons.get(usize::from(self.stage)) {
                    state.space.let_basestars_fire();
                    return call(Ships::of(icon), self.once_more());
                }
            }
            Effect::ActivatePlaced(_, area, _) => return call(Ships::placed(state, area), self.on()),
            Effect::BasestarsAttack => {
                state.space.let_basestars_fire();
                return call(Ships::of(Icon::Basestars), self.on());
            }
            Effect::RollAtMost(most, _) if self.stage == 0 => return self.roll(self.seat, Cause::AtMost(most)),
            Effect::RollAtMost(most, _) => return self.enter_if(state.die.result <= most),
            Effect::RollAtLeast(least, _) if self.stage == 0 => return self.roll(self.seat, Cause::AtLeast(least)),
            Effect::RollAtLeast(least, _) => return self.enter_if(state.die.result >= least),
            Effect::FailEffect => return call(Self::text(self.text, Block::Fail, self.seat), self.on()),
            Effect::IfBelow(dial, least, _) => return self.enter_if(state.dial(dial) < least),
            Effect::ExtraCrisis => state.turn.extra_crisis = true,
            Effect::Distance(count) => {
                state.distance += count;
                if let Some(card) = state.facing.pop() {
                    state.discovered.push(card);
                }
                log.public(|| Event::Distance { now: state.distance });
                // Ruling 8/5 and `legendary_discovery_timing`: checked right away.
                if Sleeper::is_due(state) {
                    return call(Sleeper::default(), self.on());
                }
            }
            Effect::Ongoing(rule, _) => state.stay_in_play(rule, log),
            Effect::DrawAnySkills(who, count) => return call(Receive::any(self.person(state, who), count), self.on()),
            Effect::RemoveThisCard => {
                let card = self.take_card(state);
                state.quorum_gone.push(card);
                log.public(|| Event::QuorumGone { card: Quorum::of(card) });
            }
            Effect::Move(Moved::ChosenBy(_) | Moved::MayBeChosenBy(_), _)
            | Effect::GiveTitle(_, Heir::OtherChosenBy(_))
            | Effect::LookAtLoyalty(..)
            | Effect::HandOverThisCard
            | Effect::Mutiny { .. }
            | Effect::ReleaseFromBrig
            | Effect::DestroyRandomCivilians(_)
            | Effect::DamageVipers(_, VipersIn::Space)
            | Effect::DestroyShips(..)
            | Effect::DestroyCenturions(_)
            | Effect::Choose(..)
            | Effect::PayOr { .. }
            | Effect::AdmiralMayRisk { .. }
            | Effect::AdmiralMayRestore { .. } => unreachable!("what asks somebody is a question"),
        }
        next(self.on())
    }
}

impl Behave for Run {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.effect() {
            None => self.finish(state),
            Some(effect) => match Question::of(effect) {
                Some(question) => question.begin(self, state, log),
                None => self.carry_out(effect, state, log),
            },
        }
    }

    fn asked(self, state: &State) -> SeatSet {
        self.question().map_or(SeatSet::EMPTY, |question| SeatSet::one(question.asked(self, state)))
    }

    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        if let Some(question) = self.question() {
            question.ask(self, state, seat, into);
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        match self.question() {
            Some(question) => question.answer(self, state, seat, items, log),
            None => Flow::Done,
        }
    }
}
