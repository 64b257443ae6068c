//! `? gem world`: cards, actions, phases and terms by name.

use race::{Action, Kind, View};

use super::help::bonus_of;
use super::names::action_id;
use super::numbers::Mine;
use crate::names::found;
use crate::{Line, Reader, Words};

/// The terms that can be asked for. Each has a title, other names (`.also`, parted by commas) and a text.
pub(crate) const TERMS: &[&str] = &[
    "race-term-round",
    "race-term-explore",
    "race-term-develop",
    "race-term-settle",
    "race-term-consume",
    "race-term-trade",
    "race-term-produce",
    "race-term-cost",
    "race-term-military",
    "race-term-goods",
    "race-term-windfall",
    "race-term-production",
    "race-term-price",
    "race-term-tableau",
    "race-term-powers",
    "race-term-chips",
    "race-term-supply",
    "race-term-hand-limit",
    "race-term-end",
    "race-term-tie",
    "race-term-six-cost",
    "race-term-keywords",
    "race-term-start-world",
    "race-term-first-game",
    "race-term-experienced",
    "race-term-order",
];

#[derive(Clone, Copy, PartialEq)]
enum Topic {
    Card(Kind),
    Action(Action),
    Term(&'static str),
}

pub(super) fn explain(words: &Words, reader: &Reader<'_>, view: Option<&View>, name: &str) -> Option<Vec<Line>> {
    // Somebody at the rail has no numbers of his own.
    let view = view.filter(|_| reader.viewer.seat().is_some());
    match found(topics(words), name).as_slice() {
        [] => None,
        [only] => Some(topic(words, reader, view, *only)),
        several => {
            let names = words.commas(several.iter().map(|&topic| title(words, topic)).collect());
            Some(vec![words.phrase("several-named").set("names", names).line()])
        }
    }
}

fn topic(words: &Words, reader: &Reader<'_>, view: Option<&View>, topic: Topic) -> Vec<Line> {
    match topic {
        Topic::Card(kind) => match view {
            Some(view) => words.card_help(&Mine::new(reader, view), kind),
            None => words.race_card(kind),
        },
        Topic::Action(action) => match view {
            Some(view) => words.action_help(&Mine::new(reader, view), action),
            None => vec![words.race_action(action), words.fixed(term_of(action))],
        },
        Topic::Term(id) => vec![words.fixed(id), words.fixed(&format!("{id}.text"))],
    }
}

fn title(words: &Words, topic: Topic) -> Line {
    match topic {
        Topic::Card(kind) => words.card(kind),
        Topic::Action(action) => words.race_action(action),
        Topic::Term(id) => words.fixed(id),
    }
}

fn term_of(action: Action) -> &'static str {
    match action {
        Action::ExploreFive | Action::ExploreOne => "race-term-explore.text",
        Action::Develop => "race-term-develop.text",
        Action::Settle => "race-term-settle.text",
        Action::Trade => "race-term-trade.text",
        Action::DoubleVps => "race-term-consume.text",
        Action::Produce => "race-term-produce.text",
    }
}

/// Every name of every topic. Terms come first: "Develop" is asked for more often as the phase than as the action card.
fn topics(words: &Words) -> Vec<(String, Topic)> {
    let mut topics = Vec::new();
    for &term in TERMS {
        topics.push((words.fixed(term).to_string(), Topic::Term(term)));
        let also = words.fixed(&format!("{term}.also")).to_string();
        topics.extend(also.split(',').map(|name| (name.to_owned(), Topic::Term(term))));
    }
    for action in Action::ALL {
        topics.push((words.race_action(action).to_string(), Topic::Action(action)));
        topics.push((action_id(action).to_owned(), Topic::Action(action)));
    }
    for kind in Kind::all() {
        topics.push((words.card(kind).to_string(), Topic::Card(kind)));
        topics.push((kind.design().name.to_owned(), Topic::Card(kind)));
        topics.push((kind.design().id.to_owned(), Topic::Card(kind)));
    }
    topics
}

impl Words {
    /// Every term of Race and every action card: its id, its title and its text.
    pub fn race_reference(&self) -> Vec<(String, Line, Line)> {
        let term = |id: &&str| {
            let plain = id.trim_start_matches("race-term-").to_owned();
            (plain, self.fixed(id), self.fixed(&format!("{id}.text")))
        };
        let action = |action: Action| {
            let id = format!("action-{}", action_id(action));
            (id, self.race_action(action), self.fixed(bonus_of(action)))
        };
        TERMS.iter().map(term).chain(Action::ALL.map(action)).collect()
    }

    /// The titles of what can be asked for besides cards and actions.
    pub fn race_terms(&self) -> Line {
        self.commas(TERMS.iter().map(|term| self.fixed(term)).collect())
    }
}
