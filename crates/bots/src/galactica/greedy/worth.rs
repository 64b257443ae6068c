//! What things are worth to the humans, in points: about one for a card, a few for a resource that runs low.

use ::galactica::cards::{Body, CheckRow, Craft, Crisis, CrisisRow, Effect, Loss, Moved, Ships, Skill, SuperCrisis};
use ::galactica::state::Dial;
use ::galactica::{Cause, View};

/// One of a resource: the scarcer, the dearer.
pub(super) fn unit(view: &View, dial: Dial) -> f64 {
    let left = f64::from(view.dials[dial as usize]);
    2.0 + 18.0 / (left + 1.0)
}

fn ships(ships: Ships) -> f64 {
    -(3.0 * f64::from(ships.basestar) + f64::from(ships.heavy_raider) + 0.6 * f64::from(ships.raider))
        + 0.8 * f64::from(ships.viper)
        - 0.8 * f64::from(ships.civilian)
}

/// A list of effects, as far as it can be told beforehand.
pub(super) fn effects(view: &View, program: &[Effect], fail: &[Effect]) -> f64 {
    program.iter().map(|&effect| one(view, effect, fail)).sum()
}

fn one(view: &View, effect: Effect, fail: &[Effect]) -> f64 {
    let list = |program: &[Effect]| effects(view, program, fail);
    match effect {
        Effect::Resource(dial, delta) => f64::from(delta) * unit(view, dial),
        Effect::Discard(_, Loss::Choice(count) | Loss::Random(count)) => -f64::from(count),
        Effect::Discard(_, Loss::Hand) => -4.0,
        Effect::DrawSkill(_, _, count) | Effect::DrawAnySkills(_, count) => f64::from(count),
        Effect::Move(Moved::AllAt(_) | Moved::AllOn(_), _) => -1.0,
        Effect::Move(Moved::MayBeChosenBy(_), _) => 0.5,
        Effect::Move(Moved::Player(_) | Moved::ChosenBy(_), _) => -2.5,
        Effect::GiveTitle(..) => -1.0,
        Effect::LookAtLoyalty(..) => 2.0,
        Effect::DestroyRaptors(count) => -1.5 * f64::from(count),
        Effect::RestoreRaptors(count) => 1.5 * f64::from(count),
        Effect::DiscardNukes(count) => -3.0 * f64::from(count),
        Effect::DestroyRandomCivilians(count) => -1.2 * unit(view, Dial::Population) * f64::from(count),
        Effect::BoardCenturions(count) => -4.0 * f64::from(count),
        Effect::JumpTrack(steps) => 2.5 * f64::from(steps),
        Effect::Place(_, placed) => ships(placed),
        Effect::DamageVipers(count, _) => -1.2 * f64::from(count),
        Effect::RecallVipers => -1.0,
        Effect::DamageGalactica(count) => -5.0 * f64::from(count),
        Effect::Activate(icons) => -2.0 * icons.len() as f64,
        Effect::ActivatePlaced(..) | Effect::BasestarsAttack => -3.0,
        Effect::RollAtMost(most, then) => chance(Cause::AtMost(most), false) * list(then),
        Effect::RollAtLeast(least, then) => chance(Cause::AtLeast(least), true) * list(then),
        Effect::FailEffect => effects(view, fail, &[]),
        Effect::IfBelow(dial, least, then) => {
            if view.dials[dial as usize] < least {
                list(then)
            } else {
                0.0
            }
        }
        Effect::Choose(_, lists) => lists.iter().map(|then| list(then)).fold(f64::MIN, f64::max),
        Effect::PayOr { pay, otherwise, .. } => list(pay).max(list(otherwise)),
        Effect::ExtraCrisis => -4.0,
        Effect::Distance(distance) => 4.0 * f64::from(distance),
        Effect::Ongoing(..) => -2.0,
        Effect::HandOverThisCard | Effect::RemoveThisCard | Effect::ReleaseFromBrig => 0.0,
        Effect::DestroyShips(craft, count) => f64::from(count) * if craft == Craft::Raider { 0.6 } else { 1.5 },
        Effect::DestroyCenturions(count) => 5.0 * f64::from(count),
        Effect::Mutiny { .. } => -1.0,
        Effect::AdmiralMayRisk { at_least, success, failure, .. } => {
            let chance = chance(Cause::AtLeast(at_least), true);
            (chance * list(success) + (1.0 - chance) * list(failure)).max(0.0)
        }
        Effect::AdmiralMayRestore { .. } => 2.0,
    }
}

/// The chance that a roll reaches its threshold, or, of a roll that must stay below it, that it does not.
pub(super) fn chance(cause: Cause, reach: bool) -> f64 {
    let sides = cause.odds(0).first().map_or(0, |&(_, sides)| sides);
    let reached = f64::from(sides) / 8.0;
    if reach { reached } else { 1.0 - reached }
}

/// About how likely a check passes: by its difficulty and the number of types that help.
pub(super) fn pass_chance(difficulty: i8, skills: &[Skill], players: usize) -> f64 {
    let help = skills.len() as f64 + players as f64 * 0.8;
    (1.1 - f64::from(difficulty) / (4.0 + 2.6 * help)).clamp(0.1, 0.9)
}

fn check(view: &View, check: &CheckRow) -> f64 {
    let pass = pass_chance(check.difficulty, check.skills, view.players.len());
    let cost = 0.25 * f64::from(check.difficulty);
    pass * effects(view, check.pass, check.fail) + (1.0 - pass) * effects(view, check.fail, &[]) - cost
}

/// One half of a crisis card.
pub(super) fn half(view: &View, row: &CrisisRow, half: u8) -> f64 {
    match (row.body, half) {
        (Body::Check(row), _) | (Body::CheckOr { check: row, .. }, 0) => check(view, &row),
        (Body::CheckOr { check, otherwise, .. }, _) => effects(view, otherwise, check.fail),
        (Body::Event { top, .. }, 0) => effects(view, top, &[]),
        (Body::Event { bottom, .. }, _) => effects(view, bottom, &[]),
        (Body::Attack(attack), _) => ships(attack.totals()) + effects(view, attack.effects, &[]) - 3.0,
    }
}

/// A whole crisis card, its chooser taken to be a human.
pub(super) fn crisis(view: &View, crisis: Crisis) -> f64 {
    let row = crisis.row();
    let icons = -1.2 * row.icons.len() as f64 + if row.jump { 2.5 } else { 0.0 };
    icons + if row.chooser().is_some() { half(view, row, 0).max(half(view, row, 1)) } else { half(view, row, 0) }
}

/// What failing a check costs, against passing it.
pub(super) fn stake(view: &View, row: &CrisisRow) -> f64 {
    row.check_row().map_or(0.0, |check| effects(view, check.pass, &[]) - effects(view, check.fail, &[]))
}

pub(super) fn super_stake(view: &View, crisis: SuperCrisis) -> f64 {
    stake(view, crisis.row())
}
