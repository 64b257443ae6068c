//! What a game must be to be offered, and what it says about itself.

use bots::Botted;
use bots::simulate::Measured;
use galactica::Galactica;
use race::Race;
use scenario::Scripted;
use serde_json::{Value, json};
use tabletop::Probe;
use words::{Phrase, Row, Told};

/// A game that people can be offered: it is told in words, has bots, can be measured and proved, and has scenarios.
pub trait Offered: Told + Botted + Measured + Probe + Scripted {
    /// Setups that make a table, the usual one first.
    fn setups() -> Vec<Self::Setup>;

    /// Every card in words, and what is to be said about all of them.
    fn cards() -> Vec<Vec<Row>>;

    /// Its cards as data, with the ids and fields of the card facts.
    fn facts() -> Value;

    /// Whatever can be looked up.
    fn reference() -> Reference;

    /// How long somebody may take before the computer answers for them, in milliseconds, where a table says nothing else.
    fn usual_turn(_live: bool) -> Option<u64> {
        None
    }
}

/// Cards and whatever else lies on a table, the terms of a game, and its aid: one page for the time of play.
#[derive(Clone, Debug)]
pub struct Reference {
    pub cards: Vec<Article>,
    pub terms: Vec<Article>,
    pub aid: Vec<Chapter>,
}

/// A part of the aid.
#[derive(Clone, Debug)]
pub struct Chapter {
    pub id: String,
    pub name: Phrase,
    pub articles: Vec<Article>,
}

/// A card, a term or an entry of the aid.
#[derive(Clone, Debug, Default)]
pub struct Article {
    /// As phrases name it.
    pub id: String,
    pub name: Phrase,
    /// What kind of card it is, in few words; nothing of a term.
    pub gist: Phrase,
    pub rows: Vec<Row>,
    /// A card as data, to draw it; of an entry of the aid, the power whose sign it explains.
    pub face: Option<Value>,
    /// Its powers, one for each of the face's.
    pub powers: Vec<Phrase>,
}

impl Offered for Race {
    fn setups() -> Vec<race::Setup> {
        race::Setup::all()
    }

    fn cards() -> Vec<Vec<Row>> {
        race::Kind::all().map(words::race_card).chain([words::race_distribution()]).collect()
    }

    fn facts() -> Value {
        json!({ "cards": &race::cards::DESIGNS[..] })
    }

    fn reference() -> Reference {
        let card = |kind: race::Kind| Article {
            id: kind.design().id.to_owned(),
            name: words::race_card_name(kind),
            gist: words::race_facts(kind),
            rows: words::race_card(kind),
            face: Some(json!(kind.design())),
            powers: words::race_powers(kind),
        };
        let term = |(id, name, rows): (String, Phrase, Vec<Row>)| Article { id, name, rows, ..Article::default() };
        let terms = words::race_reference().into_iter().map(term).collect();
        let aid = words::race_aid().into_iter().map(chapter).collect();
        Reference { cards: race::Kind::all().map(card).collect(), terms, aid }
    }
}

fn chapter(chapter: words::RaceChapter) -> Chapter {
    let article = |words::RaceEntry { id, name, lines, power }: words::RaceEntry| Article {
        id: id.to_owned(),
        name,
        rows: lines.into_iter().map(Row::from).collect(),
        face: power.map(|(kind, at)| json!(kind.design())["powers"][at].take()),
        ..Article::default()
    };
    let articles = chapter.entries.into_iter().map(article).collect();
    Chapter { id: chapter.id.to_owned(), name: chapter.name, articles }
}

impl Offered for Galactica {
    fn setups() -> Vec<galactica::Setup> {
        // Four is the usual number, and three the least.
        let mut setups = galactica::Setup::all();
        setups[..2].reverse();
        setups.push(galactica::Setup::first_game());
        setups
    }

    fn cards() -> Vec<Vec<Row>> {
        words::galactica_cards()
    }

    fn facts() -> Value {
        json!(galactica::cards::facts())
    }

    fn reference() -> Reference {
        let mut all = Reference { cards: Vec::new(), terms: Vec::new(), aid: Vec::new() };
        for topic in Self::topics() {
            let rows = Self::explain(None, topic.topic);
            let (id, list) = match &topic.title {
                Phrase::Card(id) | Phrase::Place(id) | Phrase::Noun(id) => (id.to_string(), &mut all.cards),
                Phrase::Message { id, .. } => (id.trim_start_matches("term-").to_owned(), &mut all.terms),
                Phrase::Nothing
                | Phrase::Number(_)
                | Phrase::Case(_)
                | Phrase::Text(_)
                | Phrase::Seat(_)
                | Phrase::List(..) => continue,
            };
            let (face, powers) = words::galactica_face(&topic.topic);
            let face = face.map(|face| json!(face));
            list.push(Article { id, name: topic.title, rows, face, powers, ..Article::default() });
        }
        all
    }

    /// Five others wait, and nobody may find out by waiting whether somebody thinks or has left.
    fn usual_turn(live: bool) -> Option<u64> {
        const MINUTE: u64 = 60_000;
        Some(if live { 3 * MINUTE } else { 24 * 60 * MINUTE })
    }
}
