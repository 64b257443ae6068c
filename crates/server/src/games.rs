//! The games that can be played here. A new one is a line in [`Games::all`].

use std::fmt;

use bots::Botted;
use race::Race;
use serde_json::{Value, json};
use tabletop::{Game as _, Illegal, Proof, ResumeError, Session};
use words::{Line, Phrase, Reader, Told, Words};

use crate::play::Play;
use crate::wire::{Article, raw};

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// These are not the options of this game.
    Unreadable(String),
    Illegal(Illegal),
}

/// How games that were kept are taken up again.
#[derive(Clone, Copy, Debug)]
pub struct Again {
    /// The version of the rules as they are now.
    pub rules: u32,
    /// A game that was saved by these rules.
    pub resume: fn(&str) -> Result<Box<dyn Play>, ResumeError>,
    /// A game that was saved by other rules, to be played on by these.
    pub carry_over: fn(&str) -> Result<Box<dyn Play>, ResumeError>,
}

impl Again {
    pub fn of<G: Told + Botted>() -> Self {
        Self {
            rules: G::RULES,
            resume: |text| Ok(Box::new(Session::<G>::resume(text)?)),
            carry_over: |text| Ok(Box::new(Session::<G>::carry_over(text)?)),
        }
    }
}

type Open = Box<dyn Fn(&Value, Proof) -> Result<Box<dyn Play>, BadSetup> + Send + Sync>;

pub struct Kind {
    pub id: &'static str,
    pub bots: &'static [&'static str],
    /// The level that stands in for somebody whose time is up, and that a bot has if no level is given.
    pub usual: &'static str,
    /// Setups that make a table, the usual one first.
    pub setups: Vec<Value>,
    pub seats: fn(&Value) -> Result<u8, BadSetup>,
    pub open: Open,
    pub again: Again,
    pub cards: fn(&Words) -> Vec<Article>,
    pub terms: fn(&Words) -> Vec<Article>,
    pub explain: fn(&Words, &str) -> Option<Vec<Line>>,
}

pub struct Games(Vec<Kind>);

impl Games {
    pub fn all() -> Self {
        Self(vec![race()])
    }

    /// With other rules for opening a game: for tests.
    pub fn with(kinds: Vec<Kind>) -> Self {
        Self(kinds)
    }

    pub fn find(&self, id: &str) -> Option<&Kind> {
        self.0.iter().find(|kind| kind.id == id)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Kind> {
        self.0.iter()
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|kind| kind.id)).finish()
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kind").field("id", &self.id).finish_non_exhaustive()
    }
}

pub fn race() -> Kind {
    let setup = |players: u8, mode: &str| json!({"players": players, "mode": mode});
    let mut setups: Vec<Value> = (2..=4).map(|players| setup(players, "standard")).collect();
    setups.extend((2..=4).map(|players| setup(players, "first-game")));
    setups.push(setup(2, "experienced"));
    Kind {
        id: "race",
        bots: Race::BOTS,
        usual: Race::USUAL,
        setups,
        seats: seats::<Race>,
        open: Box::new(open::<Race>),
        again: Again::of::<Race>(),
        cards: |words| {
            let race = words.game(Race::ID);
            let article = |kind: race::Kind| Article {
                id: kind.design().id.to_owned(),
                name: race.say(&words::race_card_name(kind), &Reader::NOBODY).to_string(),
                lines: race.lay(&words::race_card(kind), &Reader::NOBODY),
                face: Some(raw(kind.design())),
                powers: words::race_powers(kind).iter().map(|power| race.say(power, &Reader::NOBODY)).collect(),
            };
            race::Kind::all().map(article).collect()
        },
        terms: |words| {
            let say = |phrase: &Phrase| words.game(Race::ID).say(phrase, &Reader::NOBODY);
            let article = |(id, title, text): (String, Phrase, Phrase)| Article {
                id,
                name: say(&title).to_string(),
                lines: vec![say(&text)],
                face: None,
                powers: Vec::new(),
            };
            words::race_reference().into_iter().map(article).collect()
        },
        explain: explain::<Race>,
    }
}

fn seats<G: Told + Botted>(setup: &Value) -> Result<u8, BadSetup> {
    let setup: G::Setup = read(setup)?;
    // Only starting it tells whether a setup is legal.
    let seed = tabletop::Seed::default();
    G::start(&setup, seed, &mut tabletop::Log::off()).map_err(BadSetup::Illegal)?;
    Ok(G::seats(&setup))
}

fn open<G: Told + Botted>(setup: &Value, proof: Proof) -> Result<Box<dyn Play>, BadSetup> {
    let session = Session::<G>::new(read(setup)?, proof.seed()).map_err(BadSetup::Illegal)?;
    Ok(Box::new(session.proved(proof)))
}

fn explain<G: Told>(words: &Words, name: &str) -> Option<Vec<Line>> {
    let voice = words.game(G::ID);
    Some(voice.lay(&voice.explain::<G>(None, name)?, &Reader::NOBODY))
}

fn read<T: serde::de::DeserializeOwned>(setup: &Value) -> Result<T, BadSetup> {
    serde_json::from_value(setup.clone()).map_err(|error| BadSetup::Unreadable(error.to_string()))
}
