//! What has its moment: cards that react, and the powers on the characters' sheets.

use ::galactica::cards::{Ability, Branch};
use ::galactica::{Cause, Item, Prompt, unusual};

use super::{Greedy, Question, check};

impl Greedy {
    pub(super) fn reaction(&mut self, question: &Question<'_>) -> bool {
        if !question.for_humans() {
            return false;
        }
        match question.ask.prompt {
            Prompt::BeforeRoll { cause, .. } => cause.high_is_good() && unusual(question.view, question.ask.prompt),
            Prompt::Evade { .. } | Prompt::Emergency { .. } => unusual(question.view, question.ask.prompt),
            _ => false,
        }
    }

    pub(super) fn power(&mut self, question: &Question<'_>, ability: Ability, into: &mut Vec<Item>) {
        let view = question.view;
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
                let stake = question.worth.stake(crisis.row());
                if stake > 6.0 {
                    let wanted = if human { Branch::Pass } else { Branch::Fail };
                    into.push(Item::Result(wanted));
                }
                return;
            }
            (Ability::CommandAuthority, _) => view.open.len() >= 6,
            (Ability::AlertViperPilot, _) => human && view.space.raiders.iter().sum::<u8>() > 0,
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
        let Some(check) = check::check(question.view) else { return };
        let wants = self.wants(question, check.matter);
        let suits = |item: &&Item| matches!(item, Item::Difficulty(by) if f64::from(*by) * wants < 0.0);
        into.extend(question.ask.pick.from.iter().find(suits));
    }
}

/// Is the throw worth a second one?
fn matters(cause: Cause) -> bool {
    !matches!(cause, Cause::Scout)
}
