//! What a die is rolled for, and the odds of it in sides of the die.

use galactica::Cause;
use galactica::cards::{ATTACKS, AttackRow, Attacker, Blow, DIE, JUMP_TRACK, Target, Zone};
use galactica::chance::{FTL_LOSES_UP_TO, modified};
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

    /// "3–8, 6 of 8: destruction; 1–2, 2 of 8: a miss": what the die shows and how likely that is, the best results first.
    pub(super) fn odds(&self, cause: Cause, bonus: i8) -> Phrase {
        let part = |&(from, to, result): &(u8, u8, u8)| {
            let said = phrase("odds-one").set("from", from).set("to", to).set("sides", to - from + 1);
            said.set("what", self.outcome(cause, result))
        };
        semicolons(results(cause, bonus).iter().rev().map(part).collect())
    }

    /// "5–7: damage; 8: destruction": the same in short, rising, without a miss.
    pub(super) fn faces(&self, cause: Cause, bonus: i8) -> Phrase {
        let hits = |&(_, _, result): &(u8, u8, u8)| match cause {
            Cause::Attack(attacker, target) => {
                AttackRow::of(attacker, target).is_some_and(|row| row.blow(result).is_some())
            }
            Cause::Ftl { .. } | Cause::Scout | Cause::AtMost(_) | Cause::AtLeast(_) | Cause::HumanFleet => true,
        };
        let part = |(from, to, result): (u8, u8, u8)| {
            let said = phrase("faces-one").set("several", to > from).set("from", from).set("to", to);
            said.set("what", self.outcome(cause, result))
        };
        semicolons(results(cause, bonus).into_iter().filter(hits).map(part).collect())
    }

    /// What each side of the die reaches: 0 for the least of it.
    pub(super) fn cells(&self, cause: Cause, bonus: i8) -> Vec<u8> {
        (1..=DIE).map(|face| reached(cause, bonus, face)).collect()
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
            .set("number", FTL_LOSES_UP_TO)
            .set("loses", space.population_risk)
    }
}

/// How many of the thresholds a side of the die reaches.
fn reached(cause: Cause, bonus: i8, face: u8) -> u8 {
    cause.thresholds().iter().filter(|&&least| modified(face, bonus) >= least).count() as u8
}

/// The results that are possible: from which side of the die to which, and one result that does the same.
fn results(cause: Cause, bonus: i8) -> Vec<(u8, u8, u8)> {
    let thresholds = cause.thresholds();
    let one = |step: usize| {
        let faces = || (1..=DIE).filter(|&face| usize::from(reached(cause, bonus, face)) == step);
        Some((faces().next()?, faces().next_back()?, step.checked_sub(1).map_or(1, |index| thresholds[index])))
    };
    (0..=thresholds.len()).filter_map(one).collect()
}
