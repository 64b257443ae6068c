//! Standing orders, set where a question is asked: "always pass", "always play if hit and mine".

use galactica::cards::{SKILL_CARDS, SkillCard};
use galactica::state::Dial;
use galactica::{Condition, Galactica, Order, Prompt, Trigger, When};
use race::Race;
use tabletop::{Game, NoOrder};
use words::{Phrase, Reader, Words, plain};

use super::typed::{after, forms, is, number};

/// A game whose reactions a person can give orders for.
pub(crate) trait Ordered: Game {
    /// The messages for somebody who starts, and for somebody who asks for help: what is this game's own in them.
    const HINT: &'static str;
    const HELP: &'static str;

    /// What was typed behind "always", at a question perhaps. `None` where it means nothing, or nothing can be ordered here.
    fn typed(words: &Words, prompt: Option<&Self::Prompt>, text: &str) -> Option<Vec<Self::Order>>;

    /// Does one order stand in the place of the other?
    fn replaces(new: &Self::Order, old: &Self::Order) -> bool;
}

impl Ordered for Race {
    const HINT: &'static str = "play-hint-race";
    const HELP: &'static str = "play-help-race";

    fn typed(_: &Words, _: Option<&race::Prompt>, _: &str) -> Option<Vec<NoOrder>> {
        None
    }

    fn replaces(new: &NoOrder, _: &NoOrder) -> bool {
        match *new {}
    }
}

impl Ordered for Galactica {
    const HINT: &'static str = "play-hint-galactica";
    const HELP: &'static str = "play-help-galactica";

    fn typed(words: &Words, prompt: Option<&Prompt>, text: &str) -> Option<Vec<Order>> {
        let text = plain(text);
        let parted =
            || parted(words, "type-order-for", &text).find_map(|(text, name)| Some((text, trigger(words, name)?)));
        let (text, triggers) = match parted() {
            Some((text, trigger)) => (text, vec![trigger]),
            None => {
                let cards = prompt.and_then(|prompt| prompt.reaction()).unwrap_or_default();
                let ability = prompt.and_then(|prompt| prompt.ability()).map(Trigger::Ability);
                (text.as_str(), cards.iter().map(|&card| Trigger::Card(card)).chain(ability).collect())
            }
        };
        if triggers.is_empty() {
            return None;
        }
        let when = when(words, text)?;
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

/// A text before and after each place where it has these words; the last place first.
fn parted<'t>(words: &Words, id: &'static str, text: &'t str) -> impl Iterator<Item = (&'t str, &'t str)> {
    let between: Vec<String> = forms(words, id).iter().map(|form| format!(" {} ", form.join(" "))).collect();
    between.into_iter().flat_map(move |between| {
        let places: Vec<_> =
            text.match_indices(&between).map(|(at, found)| (&text[..at], &text[at + found.len()..])).collect();
        places.into_iter().rev()
    })
}

/// Such a card by the start of its name, in the language or in English.
fn trigger(words: &Words, name: &str) -> Option<Trigger> {
    let name = name.trim();
    let called = |id: &str| {
        let card = Phrase::Card(format!("skill-{}", id.replace('_', "-")).into());
        plain(&words.game(Galactica::ID).say(&card, &Reader::NOBODY).to_string())
    };
    let mut cards = SKILL_CARDS.iter().filter(|row| REACTIONS.contains(&row.card) && !name.is_empty());
    cards
        .find(|row| called(row.id).starts_with(name) || plain(row.name).starts_with(name))
        .map(|row| Trigger::Card(row.card))
}

fn when(words: &Words, text: &str) -> Option<When> {
    if is(words, "type-order-unusual", text) {
        return Some(When::AskIfUnusual);
    }
    if is(words, "type-order-pass", text) {
        return Some(When::Never);
    }
    if is(words, "type-order-ask", text) {
        return Some(When::Ask);
    }
    if is(words, "type-order-play", text) {
        return Some(When::PlayIf(Vec::new()));
    }
    after(words, "type-order-play-if", text).and_then(|text| conditions(words, text)).map(When::PlayIf)
}

/// "hit and mine": where "and" may part them, the first way in which all of it means something.
fn conditions(words: &Words, text: &str) -> Option<Vec<Condition>> {
    if let Some(only) = condition(words, text) {
        return Some(vec![only]);
    }
    parted(words, "type-order-and", text).find_map(|(before, last)| {
        let mut all = conditions(words, before)?;
        all.push(condition(words, last)?);
        Some(all)
    })
}

fn condition(words: &Words, text: &str) -> Option<Condition> {
    let simple = [
        ("type-if-mine", Condition::MyViper),
        ("type-if-hit", Condition::Hit),
        ("type-if-destroyed", Condition::Destroyed),
        ("type-if-jump", Condition::Jump),
        ("type-if-red-food", Condition::Red(Dial::Food)),
        ("type-if-red-fuel", Condition::Red(Dial::Fuel)),
        ("type-if-red-morale", Condition::Red(Dial::Morale)),
        ("type-if-red-population", Condition::Red(Dial::Population)),
    ];
    type Counted = (&'static str, fn(u8) -> Condition);
    let counted: [Counted; 3] = [
        ("type-if-within", Condition::Within),
        ("type-if-hand-at-most", Condition::HandAtMost),
        ("type-if-hand-at-least", Condition::HandAtLeast),
    ];
    let simple = simple.into_iter().find(|(id, _)| is(words, id, text)).map(|(_, condition)| condition);
    simple.or_else(|| counted.into_iter().find_map(|(id, condition)| number(words, id, text).map(condition)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use galactica::Cause;
    use galactica::cards::Ability;

    #[test]
    fn orders_mean_what_they_say() {
        let words = Words::english();
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
            assert_eq!(Galactica::typed(&words, Some(&roll), typed), means, "{typed:?}");
        }
        assert_eq!(Galactica::typed(&words, Some(&Prompt::Action), "pass"), None, "no reaction");
        // With the name of a card an order can be given at any question.
        let evade = |when| Some(vec![Order::new(Trigger::Card(SkillCard::EvasiveManeuvers), when)]);
        let mine = When::PlayIf(vec![Condition::Hit, Condition::MyViper]);
        assert_eq!(Galactica::typed(&words, Some(&Prompt::Action), "play if hit and mine for evasive"), evade(mine));
        assert_eq!(Galactica::typed(&words, Some(&roll), "pass for Evasive Maneuvers"), evade(When::Never));
        assert_eq!(Galactica::typed(&words, None, "pass for evasive"), evade(When::Never), "while nothing is asked");
        assert_eq!(Galactica::typed(&words, None, "pass"), None, "for what?");
        assert_eq!(Galactica::typed(&words, Some(&roll), "pass for repair"), None, "no reaction");
        assert_eq!(Galactica::typed(&words, Some(&roll), "pass for "), None);
        for card in REACTIONS {
            let name = SKILL_CARDS.iter().find(|row| row.card == card).unwrap().name;
            assert_eq!(trigger(&words, &plain(name)), Some(Trigger::Card(card)));
        }
        let recon = Galactica::typed(&words, Some(&Prompt::Recon), "pass").unwrap();
        assert_eq!(recon, [Order::new(Trigger::Ability(Ability::Recon), When::Never)]);
    }

    /// Every condition, alone and with all others, and every card by its name, as each language says them.
    #[test]
    fn every_languages_own_orders_are_understood() {
        for language in Words::LANGUAGES {
            let words = Words::new(language).unwrap();
            let say = |id: &'static str| {
                let all = words.say(&words::phrase(id)).to_string();
                all.split(',').next().unwrap_or_default().trim().replace('N', "2")
            };
            let roll = Prompt::BeforeRoll { cause: Cause::Scout, bonus: 0 };
            let when = |text: &str| {
                let orders = Galactica::typed(&words, Some(&roll), text);
                orders.unwrap_or_else(|| panic!("{language}: {text}"))[0].when.clone()
            };
            assert_eq!(when(&say("type-order-pass")), When::Never);
            assert_eq!(when(&say("type-order-ask")), When::Ask);
            assert_eq!(when(&say("type-order-unusual")), When::AskIfUnusual);
            assert_eq!(when(&say("type-order-play")), When::PlayIf(Vec::new()));
            let conditions = [
                ("type-if-mine", Condition::MyViper),
                ("type-if-hit", Condition::Hit),
                ("type-if-destroyed", Condition::Destroyed),
                ("type-if-jump", Condition::Jump),
                ("type-if-within", Condition::Within(2)),
                ("type-if-red-food", Condition::Red(Dial::Food)),
                ("type-if-red-fuel", Condition::Red(Dial::Fuel)),
                ("type-if-red-morale", Condition::Red(Dial::Morale)),
                ("type-if-red-population", Condition::Red(Dial::Population)),
                ("type-if-hand-at-most", Condition::HandAtMost(2)),
                ("type-if-hand-at-least", Condition::HandAtLeast(2)),
            ];
            for (id, condition) in conditions {
                let text = format!("{} {}", say("type-order-play-if"), say(id));
                assert_eq!(when(&text), When::PlayIf(vec![condition]), "{language}: {text}");
            }
            let (ids, all): (Vec<_>, Vec<_>) = conditions.into_iter().unzip();
            let joined = ids.into_iter().map(say).collect::<Vec<_>>().join(&format!(" {} ", say("type-order-and")));
            for card in REACTIONS {
                let id = SKILL_CARDS.iter().find(|row| row.card == card).unwrap().id.replace('_', "-");
                let name = words.game(Galactica::ID).say(&Phrase::Card(format!("skill-{id}").into()), &Reader::NOBODY);
                let text = format!("{} {joined} {} {name}", say("type-order-play-if"), say("type-order-for"));
                let meant = Order::new(Trigger::Card(card), When::PlayIf(all.clone()));
                assert_eq!(Galactica::typed(&words, None, &text), Some(vec![meant]), "{language}: {text}");
            }
        }
    }
}
