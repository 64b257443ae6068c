//! Runs a card's program, one step at a time. What each word of [`Effect`] means stands here.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::action::can_mutiny;
use super::{Behave, Discard, Flow, Jump, Measure, Receive, Relocate, Roll, Ships, Sleeper, call, next, wait};
use crate::cards::{
    Area, Body, Branch, CardFace, Craft, Crisis, Destination, Effect, Heir, LIMITS, Location, Loss, Moved, Owner,
    Quorum, Rule, SuperCrisis, Title, VipersIn, Who,
};
use crate::state::State;
use crate::{Ask, Cause, Event, Item, Log, Prompt};

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
        _ => &[],
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

    /// Runs a list of the present step, then goes on behind it.
    fn enter(self, arm: u8) -> Flow {
        debug_assert!(self.within == 0, "lists are one deep");
        call(Self { within: self.pc + 1, arm, pc: 0, stage: 0, ..self }, self.on())
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

    fn send(self, state: &mut State, moved: Moved, to: Location, log: &mut Log) -> Flow {
        match moved {
            Moved::Player(who) => state.send(self.person(state, who), to, log),
            // Ruling 9/3 and `brig_sickbay_targets`: somebody who can be moved; where nobody can, nothing happens.
            Moved::ChosenBy(_) | Moved::MayBeChosenBy(_) => {
                if state.seats().any(|seat| state.can_be_sent(seat, to)) {
                    return wait(self);
                }
            }
            Moved::AllAt(location) => state.send_all_at(location, to, log),
            Moved::AllOn(ship) => {
                for seat in state.current.clockwise(state.players) {
                    if state.place(seat).is_aboard(ship) {
                        state.send(seat, to, log);
                    }
                }
            }
        }
        next(self.on())
    }

    fn give_title(self, state: &mut State, title: Title, heir: Heir, log: &mut Log) -> Flow {
        match heir {
            Heir::Admiral => {
                let seat = state.admiral;
                if seat != state.holder(title) {
                    state.give_title(title, seat, log);
                }
            }
            Heir::OtherChosenBy(_) => return wait(self),
        }
        next(self.on())
    }

    /// Whose loyalty may be looked at.
    fn owners(self, state: &State, viewer: Seat, owner: Owner) -> impl Iterator<Item = Seat> + '_ {
        let fits = move |seat: Seat| match owner {
            Owner::AnyPlayer => true,
            Owner::PresidentOrAdmiral => seat == state.president || seat == state.admiral,
            Owner::Current => seat == state.current,
            // Rulings 11/3 and 19/1: a Quorum card cannot aim at a revealed Cylon.
            Owner::OtherPlayer => seat != viewer && state.is_human(seat),
        };
        state.seats().filter(move |&seat| fits(seat) && !state.loyalty.held(seat).is_empty())
    }

    /// Vipers in space that a card could damage.
    fn vipers(self, state: &State) -> impl Iterator<Item = Item> + '_ {
        let unmanned = Area::ALL
            .into_iter()
            .flat_map(|area| std::iter::repeat_n(Item::Viper(area), usize::from(state.space.vipers[area as usize])));
        unmanned.chain(state.seats().filter(|&seat| state.place(seat).area().is_some()).map(Item::Piloted))
    }

    fn damage_viper(state: &mut State, item: Item, log: &mut Log) {
        match item {
            Item::Viper(area) => state.damage_viper(area, None, log),
            Item::Piloted(seat) => {
                if let Some(area) = state.place(seat).area() {
                    state.damage_viper(area, Some(seat), log);
                }
            }
            _ => {}
        }
    }

    /// Pieces of the kind that a card destroys.
    fn pieces(self, state: &State, craft: Craft) -> impl Iterator<Item = Item> + '_ {
        let counts = if craft == Craft::Raider { state.space.raiders } else { state.space.heavy_raiders };
        Area::ALL.into_iter().filter(move |&area| counts[area as usize] > 0).map(Item::Area)
    }

    fn destroy(self, state: &mut State, craft: Craft, area: Area, log: &mut Log) -> Flow {
        if craft == Craft::Raider {
            state.destroy_raider(area, log);
        } else {
            state.destroy_heavy_raider(area, log);
        }
        next(self.stage(self.stage + 1))
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
}

impl Behave for Run {
    #[allow(clippy::too_many_lines)]
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let Some(effect) = self.effect() else { return self.finish(state) };
        match effect {
            Effect::Resource(dial, delta) => state.change(dial, delta, log),
            Effect::Discard(who, loss) => return self.lose_cards(state, who, loss, log),
            Effect::DrawSkill(who, skill, count) => {
                self.people(state, who).iter().for_each(|seat| state.draw(seat, skill, count, log));
            }
            Effect::Move(moved, to) => return self.send(state, moved, to, log),
            Effect::GiveTitle(title, heir) => return self.give_title(state, title, heir, log),
            Effect::LookAtLoyalty(who, owner) => {
                let viewer = self.person(state, who);
                let possible = self.owners(state, viewer, owner).count();
                // Ruling 19/25.
                if possible > 0 && !state.has_rule(Rule::NoLoyaltyLooks) {
                    return super::wait_unless_forced(self, state, viewer, log);
                }
            }
            Effect::DestroyRaptors(count) => state.lose_raptors(count, log),
            Effect::RestoreRaptors(count) => state.raptors_back(count, log),
            Effect::DiscardNukes(count) => {
                state.space.nukes = state.space.nukes.saturating_sub(count);
                log.public(|| Event::NukeSpent { left: state.space.nukes });
            }
            // Ruling 7.5/7 and `civilian_stock_empty`.
            Effect::DestroyRandomCivilians(count) => {
                if self.stage < count && !state.space.stock.is_empty() {
                    state.destroy_stock(log);
                    return next(self.stage(self.stage + 1));
                }
                if self.stage < count && !state.space.civilians.is_empty() {
                    return super::wait_unless_forced(self, state, state.current, log);
                }
            }
            Effect::BoardCenturions(count) => state.board(count, log),
            // Ruling 5.2/16 and `auto_jump_by_effect`: then and there.
            Effect::JumpTrack(delta) => {
                if state.move_fleet(delta, log) {
                    return call(Jump::default(), self.on());
                }
            }
            Effect::Place(area, ships) => {
                for (craft, count) in [
                    (Craft::Basestar, ships.basestar),
                    (Craft::HeavyRaider, ships.heavy_raider),
                    (Craft::Raider, ships.raider),
                    (Craft::Viper, ships.viper),
                    (Craft::Civilian, ships.civilian),
                ] {
                    state.put_ships(craft, area, count, log);
                }
            }
            Effect::DamageVipers(count, VipersIn::Reserves) => state.damage_reserves(count, log),
            // `unprinted_choices`: the current player chooses; piloted vipers too.
            Effect::DamageVipers(count, VipersIn::Space) => {
                if self.stage < count && self.vipers(state).next().is_some() {
                    return super::wait_unless_forced(self, state, state.current, log);
                }
            }
            Effect::RecallVipers => {
                log.public(|| Event::VipersRecalled);
                state.recall_vipers(log);
            }
            Effect::DamageGalactica(count) => (0..count).for_each(|_| state.damage_galactica(log)),
            Effect::Activate(icons) => {
                if let Some(&icon) = icons.get(usize::from(self.stage)) {
                    state.space.let_basestars_fire();
                    return call(Ships::of(icon), self.stage(self.stage + 1));
                }
            }
            Effect::ActivatePlaced(_, area, _) => return call(Ships::placed(state, area), self.on()),
            Effect::BasestarsAttack => {
                state.space.let_basestars_fire();
                return call(Ships::of(crate::cards::Icon::Basestars), self.on());
            }
            Effect::RollAtMost(most, _) => {
                if self.stage == 0 {
                    return self.roll(self.seat, Cause::AtMost(most));
                }
                if state.die.result <= most {
                    return self.enter(0);
                }
            }
            Effect::RollAtLeast(least, _) => {
                if self.stage == 0 {
                    return self.roll(self.seat, Cause::AtLeast(least));
                }
                if state.die.result >= least {
                    return self.enter(0);
                }
            }
            Effect::FailEffect => return call(Self::text(self.text, Block::Fail, self.seat), self.on()),
            Effect::IfBelow(dial, least, _) => {
                if state.dial(dial) < least {
                    return self.enter(0);
                }
            }
            // Ruling 19/23: a payment needs the resource above 0.
            Effect::PayOr { pay, .. } => {
                let can = pay.iter().all(|effect| match *effect {
                    Effect::Resource(dial, delta) => delta >= 0 || state.dial(dial) > 0,
                    _ => true,
                });
                return if can { wait(self) } else { self.enter(1) };
            }
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
            Effect::DestroyShips(craft, count) => {
                if self.stage < count && self.pieces(state, craft).next().is_some() {
                    return super::wait_unless_forced(self, state, self.seat, log);
                }
            }
            Effect::DestroyCenturions(count) => {
                if self.stage < count && state.space.centurions.iter().any(|&count| count > 0) {
                    return super::wait_unless_forced(self, state, self.seat, log);
                }
            }
            Effect::Mutiny { at_least, .. } => match self.stage {
                0 if state.seats().any(|seat| seat != self.seat && can_mutiny(state, seat)) => return wait(self),
                0 => {}
                _ if state.die.result < at_least => return self.enter(0),
                _ => {
                    if can_mutiny(state, self.target) {
                        state.give_title(Title::Admiral, self.target, log);
                    }
                }
            },
            Effect::ReleaseFromBrig => {
                if state.seats().any(|seat| seat != self.seat && state.is_at(seat, Location::Brig)) {
                    return super::wait_unless_forced(self, state, self.seat, log);
                }
            }
            Effect::AdmiralMayRisk { craft, count, at_least, .. } => match self.stage {
                // Ruling 4/9: it takes ships of that kind in the Reserves.
                0 if state.space.supply(craft) >= count => return wait(self),
                0 => {}
                _ => return self.enter(u8::from(state.die.result < at_least)),
            },
            Effect::AdmiralMayRestore { .. } => match self.stage {
                0 if state.space.damaged + state.space.destroyed > 0 => return wait(self),
                0 => return next(self.stage(1)),
                _ if state.space.raptors < LIMITS.raptor => return wait(self),
                _ => {}
            },
            Effect::Choose(..) | Effect::HandOverThisCard => return wait(self),
        }
        next(self.on())
    }

    fn asked(self, state: &State) -> SeatSet {
        let seat = match self.effect() {
            Some(
                Effect::Move(Moved::ChosenBy(who) | Moved::MayBeChosenBy(who), _)
                | Effect::GiveTitle(_, Heir::OtherChosenBy(who))
                | Effect::LookAtLoyalty(who, _)
                | Effect::Choose(who, _)
                | Effect::PayOr { by: who, .. },
            ) => self.person(state, who),
            Some(Effect::AdmiralMayRisk { .. } | Effect::AdmiralMayRestore { .. }) => state.admiral,
            Some(Effect::DestroyRandomCivilians(_) | Effect::DamageVipers(..)) => state.current,
            _ => self.seat,
        };
        SeatSet::one(seat)
    }

    #[allow(clippy::too_many_lines)]
    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        let Some(effect) = self.effect() else { return };
        match effect {
            Effect::Move(moved, to) => {
                let may = matches!(moved, Moved::MayBeChosenBy(_));
                let prompt = match self.text {
                    Text::Quorum(card) => Prompt::QuorumWhom { card },
                    Text::Crisis(_) | Text::SuperCrisis(_) | Text::Destination(_) => {
                        Prompt::SendWhom { crisis: self.crisis(), to, may }
                    }
                };
                into.start(prompt, u8::from(!may), 1);
                into.pick.from.extend(state.seats().filter(|&seat| state.can_be_sent(seat, to)).map(Item::Seat));
            }
            // facts, "prisoner-revolt": not the old one, no revealed Cylon.
            Effect::GiveTitle(title, _) => {
                into.start(Prompt::GiveTitle { title }, 1, 1);
                let heirs = state.humans().iter().filter(|&seat| seat != state.holder(title));
                into.pick.from.extend(heirs.map(Item::Seat));
            }
            Effect::LookAtLoyalty(_, owner) => {
                into.start(Prompt::LookWhose, 1, 1);
                into.pick.from.extend(self.owners(state, seat, owner).map(Item::Seat));
            }
            Effect::DestroyRandomCivilians(_) => {
                into.start(Prompt::DestroyWhichCivilian, 1, 1);
                into.pick.from.extend((0..state.space.civilians.len() as u8).map(Item::Civilian));
            }
            Effect::DamageVipers(count, _) => {
                let count = count - self.stage;
                into.start(Prompt::DamageWhichViper, 1, 1);
                into.pick.from.extend(self.vipers(state));
                let count = (count as usize).min(into.pick.from.len()) as u8;
                (into.pick.min, into.pick.max) = (count, count);
            }
            Effect::Choose(_, lists) => {
                let prompt = match self.text {
                    Text::Quorum(card) => Prompt::OneOf { card },
                    Text::Crisis(_) | Text::SuperCrisis(_) | Text::Destination(_) => Prompt::ResignOrJail,
                };
                into.start(prompt, 1, 1);
                into.pick.from.extend((0..lists.len() as u8).map(Item::Half));
            }
            Effect::PayOr { .. } => {
                into.start(Prompt::PayFuel { crisis: self.crisis() }, 0, 1);
                into.pick.from.push(Item::Yes);
            }
            Effect::HandOverThisCard => {
                into.start(Prompt::AppointWhom { card: self.quorum() }, 1, 1);
                into.pick.from.extend(state.humans().iter().filter(|&other| other != seat).map(Item::Seat));
            }
            Effect::DestroyShips(craft, count) => {
                into.start(Prompt::DestroyPiece { left: count - self.stage }, 1, 1);
                into.pick.from.extend(self.pieces(state, craft));
            }
            Effect::DestroyCenturions(count) => {
                into.start(Prompt::DestroyPiece { left: count - self.stage }, 1, 1);
                let places = (0..4).filter(|&at: &u8| state.space.centurions[usize::from(at)] > 0);
                into.pick.from.extend(places.map(Item::Centurion));
            }
            Effect::Mutiny { .. } => {
                into.start(Prompt::QuorumWhom { card: self.quorum() }, 1, 1);
                let others = state.seats().filter(|&other| other != seat && can_mutiny(state, other));
                into.pick.from.extend(others.map(Item::Seat));
            }
            Effect::ReleaseFromBrig => {
                into.start(Prompt::QuorumWhom { card: self.quorum() }, 1, 1);
                let others = state.seats().filter(|&other| other != seat && state.is_at(other, Location::Brig));
                into.pick.from.extend(others.map(Item::Seat));
            }
            Effect::AdmiralMayRisk { .. } => {
                let Text::Destination(destination) = self.text else { unreachable!("destinations alone offer this") };
                into.start(Prompt::Risk { destination }, 0, 1);
                into.pick.from.push(Item::Yes);
            }
            Effect::AdmiralMayRestore { vipers, .. } if self.stage == 0 => {
                into.start(Prompt::RestoreVipers, 0, 0);
                let (damaged, destroyed) = (state.space.damaged.min(vipers), state.space.destroyed.min(vipers));
                into.pick.from.extend(std::iter::repeat_n(Item::DamagedViper, usize::from(damaged)));
                into.pick.from.extend(std::iter::repeat_n(Item::DestroyedViper, usize::from(destroyed)));
                into.pick.max = vipers.min(into.pick.from.len() as u8);
            }
            Effect::AdmiralMayRestore { .. } => {
                into.start(Prompt::RestoreRaptor, 0, 1);
                into.pick.from.push(Item::Yes);
            }
            _ => unreachable!("this step never waits"),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let Some(effect) = self.effect() else { return Flow::Done };
        match (effect, items.first()) {
            (Effect::Move(_, to), Some(&Item::Seat(who))) => state.send(who, to, log),
            (Effect::GiveTitle(title, _), Some(&Item::Seat(who))) => state.give_title(title, who, log),
            (Effect::LookAtLoyalty(..), Some(&Item::Seat(owner))) => state.look_at_loyalty(seat, owner, false, log),
            (Effect::DestroyRandomCivilians(_), Some(&Item::Civilian(ship))) => {
                state.destroy_civilian(ship, log);
                return next(self.stage(self.stage + 1));
            }
            (Effect::DamageVipers(..), Some(_)) => {
                items.iter().for_each(|&item| Self::damage_viper(state, item, log));
            }
            (Effect::Choose(..), Some(&Item::Half(half))) => {
                log.public(|| Event::Chose { seat, half });
                return self.enter(half);
            }
            (Effect::PayOr { .. }, paid) => {
                let paid = paid.is_some();
                log.public(|| Event::Paid { seat, paid });
                return self.enter(u8::from(!paid));
            }
            (Effect::HandOverThisCard, Some(&Item::Seat(who))) => {
                let card = self.quorum();
                self.take_card(state);
                if let Some(holder) = state.appointed.holder(card) {
                    *holder = Some(who);
                }
                log.public(|| Event::Appointed { seat: who, card });
            }
            (Effect::DestroyShips(craft, _), Some(&Item::Area(area))) => return self.destroy(state, craft, area, log),
            (Effect::DestroyCenturions(_), Some(&Item::Centurion(at))) => {
                state.space.centurions[usize::from(at)] -= 1;
                log.public(|| Event::CenturionDestroyed);
                return next(self.stage(self.stage + 1));
            }
            (Effect::Mutiny { at_least, .. }, Some(&Item::Seat(who))) => {
                return Self { target: who, ..self }.roll(who, Cause::AtLeast(at_least));
            }
            (Effect::ReleaseFromBrig, Some(&Item::Seat(who))) => return call(Relocate { by: seat, who }, self.on()),
            (Effect::AdmiralMayRisk { at_least, .. }, risked) => {
                let paid = risked.is_some();
                log.public(|| Event::Paid { seat, paid });
                if paid {
                    return self.roll(seat, Cause::AtLeast(at_least));
                }
            }
            (Effect::AdmiralMayRestore { .. }, _) if self.stage == 0 => {
                let damaged = items.iter().filter(|&&item| item == Item::DamagedViper).count() as u8;
                let destroyed = items.len() as u8 - damaged;
                state.space.damaged -= damaged;
                state.space.destroyed -= destroyed;
                state.space.reserve += damaged + destroyed;
                log.public(|| Event::VipersBack { count: damaged + destroyed });
                return next(self.stage(1));
            }
            (Effect::AdmiralMayRestore { .. }, Some(_)) => state.raptors_back(1, log),
            _ => {}
        }
        next(self.on())
    }
}
