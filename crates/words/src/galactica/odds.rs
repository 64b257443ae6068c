//! What a die is rolled for, and the odds of it in sides of the die.

use galactica::Cause;
use galactica::cards::{ATTACKS, AttackRow, Attacker, Blow, DIE, JUMP_TRACK, Target, Zone};
use galactica::chance::{FTL_LOSES_UP_TO, modified, sides};
use galactica::state::Dial;

use super::teller::Teller;
use crate::Row;
use crate::phrase::{Phrase, phrase, semicolons};
use crate::rows::under;

impl Teller<'_> {
    pub(super) fn cause(&self, cause: Cause) -> Phrase {
        match cause {
            Cause::Attack(attacker, target) => self.fight(attacker, target),
            Cause::Ftl { .. } => phrase("cause-ftl"),
            Cause::Scout => phrase("cause-scout"),
            Cause::AtMost(number) => phrase("cause-at-most").set("number", number),
            Cause::AtLeast(number) => phrase("cause-at-least").set("number", number),
            Cause::HumanFleet => phrase("cause-human-fleet"),
        }
    }

    pub(super) fn fight(&self, attacker: Attacker, target: Target) -> Phrase {
        let attacker = match attacker {
            Attacker::Viper => "viper",
            Attacker::Galactica => "galactica",
            Attacker::Nuke => "nuke",
            Attacker::Armory => "armory",
            Attacker::Raider => "raider",
            Attacker::Basestar => "basestar",
        };
        let target = match target {
            Target::Raider => "raider",
            Target::HeavyRaider => "heavy-raider",
            Target::Basestar => "basestar",
            Target::Centurion => "centurion",
            Target::Viper => "viper",
            Target::Civilian => "civilian",
            Target::Galactica => "galactica",
        };
        phrase(format!("fight-{attacker}-{target}"))
    }

    /// "6 of 8: destruction; 2 of 8: a miss", best results last on the die first here.
    pub(super) fn odds(&self, cause: Cause, bonus: i8) -> Phrase {
        let thresholds = cause.thresholds();
        let step = |face: u8| thresholds.iter().filter(|&&least| modified(face, bonus) >= least).count();
        let part = |reached: usize| {
            let sides = (1..=DIE).filter(|&face| step(face) == reached).count();
            (sides > 0).then(|| {
                let result = reached.checked_sub(1).map_or(1, |index| thresholds[index]);
                phrase("odds-one").set("sides", sides).set("what", self.outcome(cause, result))
            })
        };
        semicolons((0..=thresholds.len()).rev().filter_map(part).collect())
    }

    /// What a result does.
    pub(super) fn outcome(&self, cause: Cause, result: u8) -> Phrase {
        let reached = cause.thresholds().first().is_some_and(|&least| result >= least);
        match cause {
            Cause::Attack(attacker, target) => {
                self.blow(AttackRow::of(attacker, target).and_then(|row| row.blow(result)))
            }
            Cause::Ftl { loses } if !reached => self.change(Dial::Population, -(loses as i8)),
            Cause::Ftl { .. } => phrase("odds-no-loss"),
            Cause::Scout => phrase(if reached { "odds-look" } else { "odds-raptor-lost" }),
            Cause::AtMost(_) | Cause::AtLeast(_) => match self.roll_effects(cause) {
                Some((below, from)) => {
                    if reached {
                        from
                    } else {
                        below
                    }
                }
                // A log has the roll alone, without the card.
                None if reached == matches!(cause, Cause::AtLeast(_)) => phrase("odds-card"),
                None => phrase("odds-nothing"),
            },
            Cause::HumanFleet => phrase(if reached { "odds-damage" } else { "odds-nothing" }),
        }
    }

    pub(super) fn blow(&self, blow: Option<Blow>) -> Phrase {
        phrase(match blow {
            None => "odds-miss",
            Some(Blow::Damaged) => "odds-damaged",
            Some(Blow::DamagedTwice) => "odds-twice",
            Some(Blow::Destroyed) => "odds-destroyed",
            Some(Blow::DestroyedPlus3RaidersSameArea) => "odds-blast",
        })
    }

    /// The whole attack table, a line for each row.
    pub(super) fn attack_table(&self) -> Vec<Row> {
        let line = |row: &AttackRow| {
            let fight = self.fight(row.attacker, row.target);
            if row.rolled {
                let odds = self.odds(Cause::Attack(row.attacker, row.target), 0);
                phrase("attack-row").set("fight", fight).set("odds", odds)
            } else {
                phrase("attack-sure").set("fight", fight)
            }
        };
        under(ATTACKS.iter().map(line))
    }

    /// A space of the jump track, and what a jump from there may cost.
    pub(super) fn jump_space(&self, at: u8) -> Phrase {
        let space = &JUMP_TRACK[usize::from(at)];
        let zone = match space.zone {
            Zone::Red => "red",
            Zone::Blue => "blue",
            Zone::Auto => "auto",
        };
        phrase("jump-space")
            .set("zone", zone)
            .set("space", at + 1)
            .set("last", JUMP_TRACK.len())
            .set("sides", DIE - sides(FTL_LOSES_UP_TO + 1, 0))
            .set("loses", space.population_risk)
    }
}
