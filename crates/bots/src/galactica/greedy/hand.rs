//! Which cards to draw, and which to part with.

use ::galactica::Item;
use ::galactica::cards::{Kind, Skill, SkillCard};

use super::{Greedy, Question};

impl Greedy {
    /// The types of cards to draw: those that checks ask for most, and of each not too many.
    pub(super) fn draw(&mut self, question: &Question<'_>, into: &mut Vec<Item>) {
        let count = |skill: Skill| question.board.hand().iter().filter(|kind| kind.skill() == skill).count() as f64;
        let wish = |skill: Skill| match skill {
            Skill::Politics => 2.4,
            Skill::Leadership => 3.0,
            Skill::Tactics => 2.8,
            Skill::Piloting => 1.2,
            Skill::Engineering => 1.5 + 0.3 * question.board.damage.len() as f64,
        };
        let mut taken = [0.0; 5];
        let mut left = question.ask.pick.from.clone();
        for _ in 0..question.ask.pick.min {
            let points = |item: &Item| match item {
                Item::Skill(skill) => wish(*skill) - 0.25 * count(*skill) - 0.8 * taken[skill.index()],
                _ => 0.0,
            };
            let Some(at) = (0..left.len()).max_by(|&a, &b| points(&left[a]).total_cmp(&points(&left[b]))) else {
                break;
            };
            let item = left.remove(at);
            if let Item::Skill(skill) = item {
                taken[skill.index()] += 1.0;
            }
            into.push(item);
        }
    }

    /// Which card is missed least.
    pub(super) fn discard(&mut self, question: &Question<'_>, into: &mut Vec<Item>) {
        let count = usize::from(question.ask.pick.min);
        self.top(question.ask, count, into, |item| if let Item::Card(kind) = item { -keep(*kind) } else { 0.0 });
    }
}

/// What a card in hand is worth to its holder.
pub(super) fn keep(kind: Kind) -> f64 {
    let text = match kind.card {
        // Open cards pass three checks of ten more.
        SkillCard::InvestigativeCommittee => 2.5,
        SkillCard::StrategicPlanning | SkillCard::DeclareEmergency => 0.8,
        SkillCard::ExecutiveOrder | SkillCard::Repair | SkillCard::ConsolidatePower => 0.5,
        SkillCard::EvasiveManeuvers
        | SkillCard::MaximumFirepower
        | SkillCard::LaunchScout
        | SkillCard::ScientificResearch => 0.2,
    };
    f64::from(kind.strength) + text
}
