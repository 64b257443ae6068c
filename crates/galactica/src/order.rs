//! Standing orders for reactions, so that a turn does not ask everybody at every roll.
//!
//! An order is private, lives beside the game and sees a view and an ask and nothing else. A seat has a list of them; the
//! first that has anything to say here decides. [`Order::usual`] is what a seat has without setting any: it passes what
//! cannot matter and asks when it is unusual.

use serde::{Deserialize, Serialize};
use tabletop::{Obeyed, Seat};

use crate::cards::{Ability, Attacker, Blow, DIE, SkillCard, Target};
use crate::chance::{Cause, modified};
use crate::frame::{Check, Frame, hit};
use crate::people::Place;
use crate::state::Dial;
use crate::view::View;
use crate::{Ask, Item, Prompt};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Order {
    pub trigger: Trigger,
    pub when: When,
}

/// What an order is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// A skill card that can be played in a window. It may be set for a card that one does not hold.
    Card(SkillCard),
    /// A power of one's own character that has its moment.
    Ability(Ability),
    /// Every reaction.
    Any,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum When {
    Never,
    Ask,
    /// Ask where it is [`unusual`], else pass.
    AskIfUnusual,
    /// Play the weakest copy where all of these hold, else pass.
    PlayIf(Vec<Condition>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// The viper is mine.
    MyViper,
    /// The viper would be damaged or destroyed.
    Hit,
    /// The viper would be destroyed.
    Destroyed,
    /// The roll decides what a jump costs.
    Jump,
    /// The check is at most so far from passing, or from failing.
    Within(u8),
    /// This resource is in the red.
    Red(Dial),
    /// I hold at most so many cards.
    HandAtMost(u8),
    /// I hold at least so many cards.
    HandAtLeast(u8),
}

impl Order {
    pub const fn new(trigger: Trigger, when: When) -> Self {
        Self { trigger, when }
    }

    /// What a seat has without setting any.
    pub fn usual() -> Vec<Self> {
        vec![Self::new(Trigger::Any, When::AskIfUnusual)]
    }
}

impl Trigger {
    fn fits(self, prompt: Prompt) -> bool {
        match self {
            Self::Card(card) => prompt.reaction().is_some_and(|cards| cards.contains(&card)),
            Self::Ability(ability) => prompt.ability() == Some(ability),
            Self::Any => prompt.reaction().is_some() || prompt.ability().is_some(),
        }
    }
}

/// The window before a check is about two cards: each has its orders.
pub(crate) fn parts(ask: &Ask) -> Vec<Ask> {
    let Prompt::BeforeCheck { matter, difficulty, committee: false, research: false } = ask.prompt else {
        return vec![ask.clone()];
    };
    // As it is asked when the other card has been played.
    let about = |card: SkillCard, committee: bool, research: bool| {
        let mut part = ask.clone();
        part.prompt = Prompt::BeforeCheck { matter, difficulty, committee, research };
        part.pick.from.retain(|item| matches!(item, Item::Card(kind) if kind.card == card));
        part.pick.max = part.pick.max.min(part.pick.from.len() as u8);
        part
    };
    vec![about(SkillCard::InvestigativeCommittee, false, true), about(SkillCard::ScientificResearch, true, false)]
}

pub(crate) fn obey(order: &Order, view: &View, part: &Ask) -> Obeyed<Item> {
    if !order.trigger.fits(part.prompt) {
        return Obeyed::NotMine;
    }
    let pass = Obeyed::Answer(Vec::new());
    match &order.when {
        When::Never => pass,
        When::Ask => Obeyed::Ask,
        When::AskIfUnusual if unusual(view, part.prompt) => Obeyed::Ask,
        When::AskIfUnusual => pass,
        When::PlayIf(conditions) if conditions.iter().all(|&condition| holds(condition, view, part)) => {
            // Canonical order puts the weakest first. With nothing to play it is a pass.
            Obeyed::Answer(part.pick.from.first().copied().into_iter().collect())
        }
        When::PlayIf(_) => pass,
    }
}

fn check(view: &View) -> Option<&Check> {
    view.frames.iter().rev().find_map(|frame| if let Frame::Check(check) = frame { Some(check) } else { None })
}

#[allow(clippy::wildcard_enum_match_arm, reason = "few of many prompts are about a viper")]
fn holds(condition: Condition, view: &View, ask: &Ask) -> bool {
    let own = view.viewer.seat();
    let blow = if let Prompt::Evade { result, .. } = ask.prompt { hit(result) } else { None };
    match condition {
        Condition::MyViper => match ask.prompt {
            Prompt::Evade { pilot, .. } => pilot.is_some() && pilot == own,
            Prompt::BeforeRoll { cause: Cause::Attack(Attacker::Raider, Target::Viper), .. } => {
                let pilot = |frame: &Frame| if let Frame::Attack(attack) = frame { Some(attack.pilot) } else { None };
                let attacked = view.frames.iter().rev().find_map(pilot);
                attacked.flatten().is_some() && attacked.flatten() == own
            }
            Prompt::BeforeRoll { cause: Cause::Attack(Attacker::Viper, _), .. } => {
                own.is_some_and(|seat| flies(view, seat))
            }
            _ => false,
        },
        Condition::Hit => blow.is_some(),
        Condition::Destroyed => blow == Some(Blow::Destroyed),
        Condition::Jump => matches!(ask.prompt, Prompt::BeforeRoll { cause: Cause::Ftl { .. }, .. }),
        Condition::Within(points) => check(view).is_some_and(|check| {
            let short = i16::from(check.difficulty) - check.total;
            (1 - i16::from(points)..=i16::from(points)).contains(&short)
        }),
        Condition::Red(dial) => view.dials[dial as usize] <= dial.red(),
        Condition::HandAtMost(count) => view.hand.len() <= usize::from(count),
        Condition::HandAtLeast(count) => view.hand.len() >= usize::from(count),
    }
}

fn flies(view: &View, seat: Seat) -> bool {
    matches!(view.players[seat.index()].place, Place::Flying(_))
}

/// Is this a moment at which somebody might well want to react? By public facts alone, as is every [`Condition`]: whether an
/// order asks must not tell what its owner holds.
pub fn unusual(view: &View, prompt: Prompt) -> bool {
    is_unusual(prompt, in_the_red(view))
}

/// The same, of a table with a resource in the red or without.
#[allow(clippy::wildcard_enum_match_arm, reason = "few of many prompts are windows, and only those are usual")]
pub(crate) fn is_unusual(prompt: Prompt, red: bool) -> bool {
    match prompt {
        // Two more would turn one of the next two sides into something worse or better for the humans that matters.
        Prompt::BeforeRoll { cause, bonus } => match cause {
            Cause::Ftl { .. } | Cause::Attack(Attacker::Nuke, _) => true,
            Cause::Attack(Attacker::Viper | Attacker::Galactica, Target::Basestar)
            | Cause::Attack(Attacker::Armory, _) => helps(cause, bonus),
            Cause::AtMost(_) | Cause::AtLeast(_) => helps(cause, bonus) && red,
            Cause::Scout | Cause::HumanFleet | Cause::Attack(..) => false,
        },
        Prompt::Evade { pilot, result, .. } => {
            hit(result) == Some(Blow::Destroyed) || pilot.is_some() && hit(result).is_some()
        }
        Prompt::Emergency { total, difficulty, .. } => (1..=2).contains(&(i16::from(difficulty) - total)),
        // How much a check will lack shows only when it is over: it is for whoever holds the card to judge.
        Prompt::BeforeCheck { .. } => true,
        // A power that works once a game is its owner's to think about.
        _ => true,
    }
}

/// Does a bonus of two change the odds?
fn helps(cause: Cause, bonus: i8) -> bool {
    let reached = |bonus: i8| {
        let least = cause.thresholds()[0];
        (1..=DIE).filter(|&face| modified(face, bonus) >= least).count()
    };
    reached(bonus + 2) > reached(bonus)
}

fn in_the_red(view: &View) -> bool {
    Dial::ALL.into_iter().any(|dial| view.dials[dial as usize] <= dial.red())
}
