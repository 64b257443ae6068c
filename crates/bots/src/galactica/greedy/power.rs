//! What has its moment: cards that react, and the powers on the characters' sheets.

use ::galactica::cards::{Ability, Branch, CheckRow};
use ::galactica::{Cause, Item, Prompt};

use super::{Greedy, Question};

/// What must be about to be lost for a power that is there once a game.
const LOST: f64 = 6.0;

impl Greedy {
    pub(super) fn reaction(&mut self, question: &Question<'_>) -> bool {
        if !question.for_humans() {
            return false;
        }
        match question.ask.prompt {
            Prompt::BeforeRoll { cause, .. } => cause.high_is_good() && question.board.is_unusual(question.ask.prompt),
            Prompt::Evade { .. } | Prompt::Emergency { .. } => question.board.is_unusual(question.ask.prompt),
            _ => false,
        }
    }

    pub(super) fn power(&mut self, question: &Question<'_>, ability: Ability, into: &mut Vec<Item>) {
        let board = question.board;
        let human = question.for_humans();
        let yes = match (ability, question.ask.prompt) {
            (Ability::SecretDestiny, Prompt::SecretDestiny { crisis }) => {
                question.likes(question.worth.crisis(crisis)) < -9.0
            }
            (Ability::MoralCompass, Prompt::MoralCompass { crisis, half }) => {
                let other = question.worth.half(crisis.row(), 1 - half) - question.worth.half(crisis.row(), half);
                question.likes(other) > 4.0
            }
            (Ability::MysteriousIntuition, Prompt::MysteriousIntuition { crisis }) => {
                // Once a game, and everybody sees it: a human keeps it for what the others would fail. A Cylon who names a
                // failure is one to everybody.
                let stake = question.worth.stake(crisis.row());
                let fails = |check: &CheckRow| 1.0 - question.worth.pass_chance(check.difficulty, check.skills);
                if human && crisis.row().check_row().is_some_and(|check| stake * fails(check) > LOST) {
                    into.push(Item::Result(Branch::Pass));
                }
                return;
            }
            (Ability::CommandAuthority, _) => board.check.as_ref().is_some_and(|check| check.open.len() >= 6),
            (Ability::AlertViperPilot, _) => human && board.raiders() > 0,
            (Ability::Recon, _) => true,
            (Ability::CylonHatred | Ability::FriendsInLowPlaces, _) => return self.tilt(question, into),
            (Ability::EcoOfficer, Prompt::EcoOfficer { cause, result }) => {
                let good = cause.thresholds().first().is_some_and(|&least| result >= least) == cause.high_is_good();
                matters(cause) && good != human
            }
            _ => false,
        };
        if yes {
            into.extend(question.ask.pick.from.first());
        }
    }

    /// Makes the check of a location easier or harder, as this seat wants it to pass or to fail.
    pub(super) fn tilt(&self, question: &Question<'_>, into: &mut Vec<Item>) {
        let Some(check) = &question.board.check else { return };
        let wants = self.wants(question, check);
        let suits = |item: &&Item| matches!(item, Item::Difficulty(by) if f64::from(*by) * wants < 0.0);
        into.extend(question.ask.pick.from.iter().find(suits));
    }
}

/// Is the throw worth a second one?
fn matters(cause: Cause) -> bool {
    !matches!(cause, Cause::Scout)
}
