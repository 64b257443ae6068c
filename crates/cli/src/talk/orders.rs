//! Standing orders, set where a question is asked: "always pass", "always play if hit and mine".

use galactica::cards::{SKILL_CARDS, SkillCard};
use galactica::state::Dial;
use galactica::{Condition, Galactica, Order, Prompt, Trigger, When};
use race::Race;
use tabletop::{Game, NoOrder};

/// A game whose reactions a person can give orders for.
pub(crate) trait Ordered: Game {
    /// The messages for somebody who starts, and for somebody who asks for help: what is this game's own in them.
    const HINT: &'static str;
    const HELP: &'static str;

    /// What was typed behind "always", at a question perhaps. `None` where it means nothing, or nothing can be ordered here.
    fn typed(prompt: Option<&Self::Prompt>, text: &str) -> Option<Vec<Self::Order>>;

    /// Does one order stand in the place of the other?
    fn replaces(new: &Self::Order, old: &Self::Order) -> bool;
}

impl Ordered for Race {
    const HINT: &'static str = "play-hint-race";
    const HELP: &'static str = "play-help-race";

    fn typed(_: Option<&race::Prompt>, _: &str) -> Option<Vec<NoOrder>> {
        None
    }

    fn replaces(new: &NoOrder, _: &NoOrder) -> bool {
        match *new {}
    }
}

impl Ordered for Galactica {
    const HINT: &'static str = "play-hint-galactica";
    const HELP: &'static str = "play-help-galactica";

    fn typed(prompt: Option<&Prompt>, text: &str) -> Option<Vec<Order>> {
        let text = text.to_lowercase();
        let (text, triggers) = match text.rsplit_once(" for ") {
            Some((text, name)) => (text, vec![trigger(name)?]),
            None => {
                let cards = prompt.and_then(|prompt| prompt.reaction()).unwrap_or_default();
                let ability = prompt.and_then(|prompt| prompt.ability()).map(Trigger::Ability);
                (text.as_str(), cards.iter().map(|&card| Trigger::Card(card)).chain(ability).collect())
            }
        };
        if triggers.is_empty() {
            return None;
        }
        let when = when(text)?;
        Some(triggers.into_iter().map(|trigger| Order::new(trigger, when.clone())).collect())
    }

    fn replaces(new: &Order, old: &Order) -> bool {
        new.trigger == old.trigger
    }
}

/// The cards that can be played as a reaction.
const REACTIONS: [SkillCard; 5] = [
    SkillCard::StrategicPlanning,
    SkillCard::EvasiveManeuvers,
    SkillCard::InvestigativeCommittee,
    SkillCard::ScientificResearch,
    SkillCard::DeclareEmergency,
];

/// Such a card by the start of its name.
fn trigger(name: &str) -> Option<Trigger> {
    let name = name.trim();
    let mut cards = SKILL_CARDS.iter().filter(|row| REACTIONS.contains(&row.card) && !name.is_empty());
    cards.find(|row| row.name.to_lowercase().starts_with(name)).map(|row| Trigger::Card(row.card))
}

fn when(text: &str) -> Option<When> {
    match text.trim() {
        "pass" | "never" => Some(When::Never),
        "ask" => Some(When::Ask),
        "ask if unusual" | "pass unless unusual" | "unusual" => Some(When::AskIfUnusual),
        "play" => Some(When::PlayIf(Vec::new())),
        text => {
            let conditions = text.strip_prefix("play if ").or_else(|| text.strip_prefix("pass unless "))?;
            Some(When::PlayIf(conditions.split(" and ").map(condition).collect::<Option<_>>()?))
        }
    }
}

fn condition(text: &str) -> Option<Condition> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["mine"] => Some(Condition::MyViper),
        ["hit"] => Some(Condition::Hit),
        ["destroyed"] => Some(Condition::Destroyed),
        ["jump"] => Some(Condition::Jump),
        ["within", points] => points.parse().ok().map(Condition::Within),
        ["red", dial] => {
            let dials = [
                ("food", Dial::Food),
                ("fuel", Dial::Fuel),
                ("morale", Dial::Morale),
                ("population", Dial::Population),
            ];
            dials.into_iter().find(|(name, _)| name == dial).map(|(_, dial)| Condition::Red(dial))
        }
        ["hand", "at", "most", count] => count.parse().ok().map(Condition::HandAtMost),
        ["hand", "at", "least", count] => count.parse().ok().map(Condition::HandAtLeast),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galactica::Cause;
    use galactica::cards::Ability;

    #[test]
    fn orders_mean_what_they_say() {
        let roll = Prompt::BeforeRoll { cause: Cause::Scout, bonus: 0 };
        let planning = |when| Some(vec![Order::new(Trigger::Card(SkillCard::StrategicPlanning), when)]);
        for (typed, means) in [
            ("pass", planning(When::Never)),
            ("Ask", planning(When::Ask)),
            ("pass unless unusual", planning(When::AskIfUnusual)),
            ("play if jump", planning(When::PlayIf(vec![Condition::Jump]))),
            (
                "pass unless within 2 and red food and hand at least 4",
                planning(When::PlayIf(vec![
                    Condition::Within(2),
                    Condition::Red(Dial::Food),
                    Condition::HandAtLeast(4),
                ])),
            ),
            ("play if the moon is full", None),
            ("play if within many", None),
            ("", None),
        ] {
            assert_eq!(Galactica::typed(Some(&roll), typed), means, "{typed:?}");
        }
        assert_eq!(Galactica::typed(Some(&Prompt::Action), "pass"), None, "no reaction");
        // With the name of a card an order can be given at any question.
        let evade = |when| Some(vec![Order::new(Trigger::Card(SkillCard::EvasiveManeuvers), when)]);
        let mine = When::PlayIf(vec![Condition::Hit, Condition::MyViper]);
        assert_eq!(Galactica::typed(Some(&Prompt::Action), "play if hit and mine for evasive"), evade(mine));
        assert_eq!(Galactica::typed(Some(&roll), "pass for Evasive Maneuvers"), evade(When::Never));
        assert_eq!(Galactica::typed(None, "pass for evasive"), evade(When::Never), "while nothing is asked");
        assert_eq!(Galactica::typed(None, "pass"), None, "for what?");
        assert_eq!(Galactica::typed(Some(&roll), "pass for repair"), None, "no reaction");
        assert_eq!(Galactica::typed(Some(&roll), "pass for "), None);
        for card in REACTIONS {
            let name = SKILL_CARDS.iter().find(|row| row.card == card).unwrap().name;
            assert_eq!(trigger(&name.to_lowercase()), Some(Trigger::Card(card)));
        }
        let recon = Galactica::typed(Some(&Prompt::Recon), "pass").unwrap();
        assert_eq!(recon, [Order::new(Trigger::Ability(Ability::Recon), When::Never)]);
    }
}
