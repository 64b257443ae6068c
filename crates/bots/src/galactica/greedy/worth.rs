//! What things are worth to the humans, in points: about one for a skill card, a few for a resource that runs low.
//!
//! Everything follows from one question: will this resource outlast the rest of the journey? So the journey comes first.

use std::sync::LazyLock;

use ::galactica::board::Person;
use ::galactica::cards::{
    Body, CIVILIANS, CheckRow, Craft, Crisis, CrisisRow, Effect, Icon, KOBOL, Location, Loss, Moved, Ships, Skill,
    SuperCrisis, Who, deck_for,
};
use ::galactica::state::Dial;
use ::galactica::{Board, Cause, Place};
use tabletop::Seat;

use super::check::{PRICE, mean};

/// What losing the game costs: more than any list of effects on a card.
pub(super) const GAME: f64 = 90.0;
/// A skill card in hand.
pub(super) const CARD: f64 = 1.0;
/// A distance that the fleet travels with a jump, on average over the destinations that are taken.
const STRIDE: f64 = 1.9;
/// What a turn takes of each resource: means over games of this player.
const TAKEN: [f64; 4] = [0.12, 0.06, 0.22, 0.28];
/// And what a jump takes of the fuel; the last one takes none.
const FUEL: f64 = 1.3;
/// What a step costs once a resource is about to run out. Population goes in leaps (three with a hasty jump, two with a
/// ship), so that its last steps are hardly ever used.
const DEAR: [f64; 4] = [14.0, 14.0, 14.0, 21.0];
/// And when there is plenty of it.
const FLOOR: f64 = 1.5;
/// How far a game strays from the mean: half the steps of a resource lie within so many of it.
const SPREAD: f64 = 1.6;

/// The mean strength of a skill card: 45 in a deck of 21.
pub(super) const MEAN: f64 = 45.0 / 21.0;
/// What a revealed Cylon's one card takes off a check: they pick the strongest of a small hand.
pub(super) const AGAINST: f64 = 2.5;
/// Of the cards that would help, so much is given when it comes to it.
const SPENT: f64 = 0.65;

/// How often a crisis card shows something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds {
    pub jump: f64,
    pub raiders: f64,
    pub launch: f64,
    pub heavy_raiders: f64,
    pub basestars: f64,
}

pub(super) static ODDS: LazyLock<Odds> = LazyLock::new(|| {
    let cards: f64 = Crisis::rows().iter().map(|row| f64::from(row.copies)).sum();
    let share = |fits: &dyn Fn(&CrisisRow) -> bool| {
        Crisis::rows().iter().filter(|row| fits(row)).map(|row| f64::from(row.copies)).sum::<f64>() / cards
    };
    Odds {
        jump: share(&|row| row.jump),
        raiders: share(&|row| row.icons.contains(&Icon::Raiders)),
        launch: share(&|row| row.icons.contains(&Icon::LaunchRaiders)),
        heavy_raiders: share(&|row| row.icons.contains(&Icon::HeavyRaiders)),
        basestars: share(&|row| row.icons.contains(&Icon::Basestars)),
    }
});

/// FTL Control takes the fleet away from the last blue space; nobody waits for the automatic jump.
const STEPS: f64 = 4.0;

/// The turns until the last jump from this distance, and what they will take of each resource.
fn journey(distance: u8, to_jump: f64, pace: f64) -> (f64, [f64; 4]) {
    let left = f64::from(KOBOL.last_jump.saturating_sub(distance));
    // The fleet does not land there exactly: half a jump more.
    let jumps = if left > 0.0 { left / STRIDE + 0.5 } else { 0.0 };
    let turns = to_jump + jumps * STEPS / pace;
    let mut toll = TAKEN.map(|rate| rate * turns);
    toll[Dial::Fuel as usize] += FUEL * jumps;
    (turns, toll)
}

/// Of all players, so many are open Cylons.
fn open(board: &Board) -> f64 {
    board.people.iter().filter(|person| person.revealed).count() as f64 / board.people.len().max(1) as f64
}

/// The values of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth<'a> {
    pub board: &'a Board,
    /// Turns until the fleet jumps, and until the last jump, as things go.
    pub to_jump: f64,
    pub to_kobol: f64,
    /// What the journey will take of each resource, and what one of each is worth: everything is measured in them.
    toll: [f64; 4],
    units: [f64; 4],
    /// Steps of the Jump Preparation track in a turn.
    pace: f64,
    /// What a turn costs.
    pub turn: f64,
}

impl<'a> Worth<'a> {
    pub(super) fn of(board: &'a Board) -> Self {
        // Crises come in the turns of humans who are at large; a table of open Cylons prepares the jump slower.
        let humans = 1.0 - open(board);
        let pace = (ODDS.jump * humans).max(0.1);
        let missing = if f64::from(board.jump.space) < STEPS { STEPS - f64::from(board.jump.space) } else { 1.0 };
        let to_jump = missing / pace;
        let (to_kobol, toll) = journey(board.journey.distance, to_jump, pace);
        let mut worth = Self { board, to_jump, to_kobol, toll, units: [0.0; 4], pace, turn: 0.0 };
        worth.units = Dial::ALL.map(|dial| worth.step(dial, worth.left(dial)));
        worth.turn = Dial::ALL.iter().map(|&dial| TAKEN[dial as usize] * worth.unit(dial)).sum();
        worth
    }

    fn left(&self, dial: Dial) -> i32 {
        i32::from(self.board.dial(dial))
    }

    /// The step of a dial from `at` down: dear when what is left is about what the journey takes, and the game at the end.
    fn step(&self, dial: Dial, at: i32) -> f64 {
        let reserve = f64::from(at) - self.toll[dial as usize];
        let last = if at == 1 { GAME } else { 0.0 };
        if at < 1 { 0.0 } else { FLOOR + DEAR[dial as usize] / (1.0 + (reserve / SPREAD).exp()) + last }
    }

    /// Before the sleeper phase, with the Sympathizer in the deck, a resource in the red is worth a human: without one,
    /// whoever gets the card is a Cylon, with one only a prisoner.
    fn sympathy(&self, dial: Dial, at: i32) -> f64 {
        let board = self.board;
        let in_play = deck_for(board.people.len() as u8).sympathizer && !board.journey.slept;
        if in_play && !board.in_the_red() && at == i32::from(dial.red()) + 1 { 12.0 } else { 0.0 }
    }

    /// One of a resource.
    pub(super) fn unit(&self, dial: Dial) -> f64 {
        self.units[dial as usize]
    }

    /// A resource rises or falls.
    pub(super) fn change(&self, dial: Dial, delta: i32) -> f64 {
        let left = self.left(dial);
        if delta < 0 {
            -(0..-delta).map(|lost| self.step(dial, left - lost) - self.sympathy(dial, left - lost)).sum::<f64>()
        } else {
            (1..=delta).map(|gained| self.step(dial, left + gained)).sum()
        }
    }

    /// A civilian ship, by what it carries or by what such ships carry on average.
    pub(super) fn civilian(&self) -> f64 {
        let all: f64 = CIVILIANS.iter().map(|row| f64::from(row.copies)).sum();
        let loses = |dial: Dial, lost: u8| f64::from(lost) * self.unit(dial);
        let ship = |row: &::galactica::cards::CivilianRow| {
            f64::from(row.copies) * row.loses.iter().map(|&(dial, lost)| loses(dial, lost)).sum::<f64>()
        };
        CIVILIANS.iter().map(ship).sum::<f64>() / all
    }

    pub(super) fn damaged_locations(&self) -> usize {
        self.board.damaged().count()
    }

    /// A token of damage to Galactica: an action to repair it, and the ship when it is the sixth.
    pub(super) fn damage(&self) -> f64 {
        match self.damaged_locations() {
            0..=2 => 3.0,
            3 => 6.0,
            4 => 12.0,
            _ => GAME,
        }
    }

    /// A centurion so many steps along: will the heavy raiders' icons come often enough?
    pub(super) fn centurion(&self, steps: usize) -> f64 {
        // Open Cylons see to it as well, every second turn of theirs.
        let open = open(self.board);
        let comes = (ODDS.heavy_raiders * (1.0 - open) + 0.5 * open) * self.to_kobol;
        // The chance of so few icons, all told: Poisson.
        let mut term = (-comes).exp();
        let mut fewer = 0.0;
        for icons in 0..4 - steps.min(4) {
            fewer += term;
            term *= comes / (icons + 1) as f64;
        }
        GAME * (1.0 - fewer)
    }

    /// How well these resources will last from this distance on: the sum of all steps still to be feared.
    fn prospect(&self, dials: [i32; 4], distance: u8) -> f64 {
        let (_, toll) = journey(distance, STEPS / self.pace, self.pace);
        let dial = |dial: Dial| {
            let left = dials[dial as usize];
            let short = (toll[dial as usize] - f64::from(left)) / SPREAD;
            let lost = if left <= 0 { GAME } else { 0.0 };
            -DEAR[dial as usize] * SPREAD * short.exp().ln_1p() - lost
        };
        Dial::ALL.into_iter().map(dial).sum()
    }

    /// The fleet arrives somewhere: what is left against what the rest of the way takes.
    pub(super) fn arrival(&self, distance: u8, effects: &[Effect]) -> f64 {
        let now: [i32; 4] = self.board.dials.map(|dial| i32::from(dial.value));
        let mut then = now;
        let mut rest = 0.0;
        for &effect in effects {
            match effect {
                Effect::Resource(dial, delta) => then[dial as usize] += i32::from(delta),
                _ => rest += self.effect(effect, &[]),
            }
        }
        let at = self.board.journey.distance;
        self.prospect(then, at + distance) - self.prospect(now, at) + rest
    }

    /// A step of the Jump Preparation track: as many turns.
    pub(super) fn step_of_track(&self) -> f64 {
        self.turn / self.pace
    }

    fn is_meant(&self, who: Who, seat: Seat) -> bool {
        let board = self.board;
        match who {
            Who::Current | Who::Acting => board.turn.seat == seat,
            Who::President => board.president == Some(seat),
            Who::Admiral => board.admiral == Some(seat),
            Who::EachPlayer => true,
        }
    }

    /// What it costs that these are sent somewhere: in the Brig an action a turn, half a hand and the Admiral's office, until
    /// a check sets them free; in Sickbay some cards.
    fn sent(&self, who: impl Fn(Seat) -> bool, to: Location) -> f64 {
        let board = self.board;
        let price = |person: &Person| match to {
            _ if person.revealed || person.place == Place::At(to) => 0.0,
            Location::Brig if board.admiral == Some(person.seat) => 14.0,
            Location::Brig => 8.0,
            Location::Sickbay => 1.5,
            _ => 0.5,
        };
        board.people.iter().filter(|person| who(person.seat)).map(price).sum()
    }

    fn ships(ships: Ships) -> f64 {
        -(5.0 * f64::from(ships.basestar) + 2.0 * f64::from(ships.heavy_raider) + 1.2 * f64::from(ships.raider))
            + 0.8 * f64::from(ships.viper)
            - 1.5 * f64::from(ships.civilian)
    }

    /// A list of effects, as far as it can be told beforehand.
    pub(super) fn effects(&self, program: &[Effect], fail: &[Effect]) -> f64 {
        program.iter().map(|&effect| self.effect(effect, fail)).sum()
    }

    fn effect(&self, effect: Effect, fail: &[Effect]) -> f64 {
        let list = |program: &[Effect]| self.effects(program, fail);
        match effect {
            Effect::Resource(dial, delta) => self.change(dial, i32::from(delta)),
            // Whoever picks loses their weakest cards.
            Effect::Discard(_, Loss::Choice(count)) => -0.7 * CARD * f64::from(count),
            Effect::Discard(_, Loss::Random(count)) => -0.9 * CARD * f64::from(count),
            Effect::Discard(_, Loss::Hand) => -4.0 * CARD,
            Effect::DrawSkill(_, _, count) | Effect::DrawAnySkills(_, count) => CARD * f64::from(count),
            Effect::Move(Moved::MayBeChosenBy(_), _) => 0.5,
            // Whoever chooses picks somebody who is missed less.
            Effect::Move(Moved::ChosenBy(_), _) => -3.0,
            Effect::Move(Moved::Player(who), to) => -self.sent(|seat| self.is_meant(who, seat), to),
            Effect::Move(Moved::AllAt(from), to) => {
                -self.sent(|seat| self.board.person(seat).place == Place::At(from), to)
            }
            Effect::Move(Moved::AllOn(ship), to) => {
                -self.sent(|seat| self.board.person(seat).place.is_aboard(ship), to)
            }
            Effect::GiveTitle(..) => -1.0,
            Effect::LookAtLoyalty(..) => 2.0,
            Effect::DestroyRaptors(count) => -1.5 * f64::from(count),
            Effect::RestoreRaptors(count) => 1.0 * f64::from(count),
            Effect::DiscardNukes(count) => -4.0 * f64::from(count),
            Effect::DestroyRandomCivilians(count) => -self.civilian() * f64::from(count),
            Effect::BoardCenturions(count) => -self.centurion(0) * f64::from(count),
            Effect::JumpTrack(steps) => f64::from(steps) * self.step_of_track(),
            Effect::Place(_, placed) => Self::ships(placed),
            Effect::DamageVipers(count, _) => -1.2 * f64::from(count),
            Effect::RecallVipers => -1.0,
            Effect::DamageGalactica(count) => -self.damage() * f64::from(count),
            Effect::Activate(icons) => -2.0 * icons.len() as f64,
            Effect::ActivatePlaced(..) => -self.civilian(),
            Effect::BasestarsAttack => -self.damage(),
            Effect::RollAtMost(most, then) => chance(Cause::AtMost(most), false) * list(then),
            Effect::RollAtLeast(least, then) => chance(Cause::AtLeast(least), true) * list(then),
            Effect::FailEffect => self.effects(fail, &[]),
            Effect::IfBelow(dial, least, then) => {
                if self.board.dial(dial) < least {
                    list(then)
                } else {
                    0.0
                }
            }
            Effect::Choose(_, lists) => lists.iter().map(|then| list(then)).fold(f64::MIN, f64::max),
            Effect::PayOr { pay, otherwise, .. } => list(pay).max(list(otherwise)),
            Effect::ExtraCrisis => -self.turn,
            Effect::Distance(distance) => self.arrival(distance, &[]),
            Effect::Ongoing(..) => -2.0,
            Effect::HandOverThisCard | Effect::RemoveThisCard | Effect::ReleaseFromBrig => 0.0,
            Effect::DestroyShips(craft, count) => f64::from(count) * if craft == Craft::Raider { 1.2 } else { 2.0 },
            Effect::DestroyCenturions(count) => self.centurion(1) * f64::from(count),
            Effect::Mutiny { .. } => -1.0,
            Effect::AdmiralMayRisk { at_least, success, failure, .. } => {
                let chance = chance(Cause::AtLeast(at_least), true);
                (chance * list(success) + (1.0 - chance) * list(failure)).max(0.0)
            }
            Effect::AdmiralMayRestore { .. } => 2.0,
        }
    }

    fn check(&self, check: &CheckRow) -> f64 {
        let pass = self.pass_chance(check.difficulty, check.skills);
        let (passed, failed) = (self.effects(check.pass, check.fail), self.effects(check.fail, &[]));
        // What is given is gone; what is not worth that is not even tried.
        let cost = PRICE * f64::from(check.difficulty);
        failed + (pass * (passed - failed) - cost).max(0.0)
    }

    /// How likely a check passes: by what the humans at the table hold, as far as one can tell.
    pub(super) fn pass_chance(&self, difficulty: i8, skills: &[Skill]) -> f64 {
        let board = self.board;
        let mut held = 0.0;
        for person in &board.people {
            held += if person.revealed {
                -AGAINST
            } else if board.viewer.seat() == Some(person.seat) {
                let helping = board.hand().iter().filter(|kind| skills.contains(&kind.skill()));
                helping.map(|kind| f64::from(kind.strength)).sum()
            } else {
                MEAN * skills.iter().map(|&skill| mean(person.known.of_type(skill))).sum::<f64>()
            };
        }
        // Some of them sit in Cylon hands, some are kept; the Destiny cards count as they come.
        let destiny = 2.0 * MEAN * (2.0 * skills.len() as f64 / 5.0 - 1.0);
        let slack = SPENT * held + destiny - f64::from(difficulty);
        1.0 / (1.0 + (-slack / 2.5).exp())
    }

    /// One half of a crisis card.
    pub(super) fn half(&self, row: &CrisisRow, half: u8) -> f64 {
        match (row.body, half) {
            (Body::Check(row), _) | (Body::CheckOr { check: row, .. }, 0) => self.check(&row),
            (Body::CheckOr { check, otherwise, .. }, _) => self.effects(otherwise, check.fail),
            (Body::Event { top, .. }, 0) => self.effects(top, &[]),
            (Body::Event { bottom, .. }, _) => self.effects(bottom, &[]),
            (Body::Attack(attack), _) => Self::ships(attack.totals()) + self.effects(attack.effects, &[]) - 3.0,
        }
    }

    /// A whole crisis card, its chooser taken to be a human.
    pub(super) fn crisis(&self, crisis: Crisis) -> f64 {
        let row = crisis.row();
        let icons = -1.2 * row.icons.len() as f64 + if row.jump { self.step_of_track() } else { 0.0 };
        icons + self.body(row)
    }

    /// A crisis card on average.
    pub(super) fn any_crisis(&self) -> f64 {
        let copies: f64 = Crisis::rows().iter().map(|row| f64::from(row.copies)).sum();
        let value = |crisis: Crisis| f64::from(crisis.row().copies) * self.crisis(crisis);
        Crisis::ALL.into_iter().map(value).sum::<f64>() / copies
    }

    /// A crisis card without its icons, as at Caprica.
    pub(super) fn body(&self, row: &CrisisRow) -> f64 {
        if row.chooser().is_some() { self.half(row, 0).max(self.half(row, 1)) } else { self.half(row, 0) }
    }

    /// What failing a check costs, against passing it.
    pub(super) fn stake(&self, row: &CrisisRow) -> f64 {
        row.check_row().map_or(0.0, |check| self.effects(check.pass, &[]) - self.effects(check.fail, &[]))
    }

    pub(super) fn super_stake(&self, crisis: SuperCrisis) -> f64 {
        self.stake(crisis.row())
    }
}

/// The chance that a roll reaches its threshold, or, of a roll that must stay below it, that it does not.
pub(super) fn chance(cause: Cause, reach: bool) -> f64 {
    let sides = cause.odds(0).first().map_or(0, |&(_, sides)| sides);
    let reached = f64::from(sides) / 8.0;
    if reach { reached } else { 1.0 - reached }
}
