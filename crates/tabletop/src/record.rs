//! A game on paper: what was set up and every answer, as lines of JSON that replay to the same game, bit for bit.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Game, Illegal, Proof, Refusal, Seat, Seed, Session};

/// A check line is written after so many answers.
pub const CHECK_EVERY: usize = 50;

/// Version of the file format, in the header.
const FORMAT: u32 = 1;

/// The first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<S> {
    /// The version of this format.
    pub starboard: u32,
    pub game: String,
    pub rules: u32,
    /// The rules it was played by until they changed: the game is then that of the snapshot in the first line, and what
    /// was played before it cannot be replayed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<u32>,
    pub setup: S,
    pub seed: Seed,
    /// How the seed came about, at a table of a server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
    /// The computer players, so that each of their answers can be reasoned out again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Player>,
}

/// A computer player: all that it does follows from this and from what its seat saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub seat: Seat,
    pub level: String,
    /// Whence its own chance comes.
    #[serde(with = "hexadecimal")]
    pub nature: u64,
}

/// A number that JavaScript's are too small for.
mod hexadecimal {
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&format!("{number:016x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        let text = String::deserialize(from)?;
        u64::from_str_radix(&text, 16).map_err(D::Error::custom)
    }
}

/// On whose account an answer was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    Person,
    Bot,
    Order,
    Clock,
}

/// What a seat picked, and who did it for them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer<I> {
    pub seat: Seat,
    pub items: Vec<I>,
    pub by: By,
}

/// Something a player said in the structured way that the game offers. Has no effect on the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said<C> {
    pub seat: Seat,
    pub claim: C,
}

/// A line after the header.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line<I, T, C> {
    Answer(Answer<I>),
    /// The last answer of this seat was taken back.
    TakeBack {
        seat: Seat,
    },
    Claim(Said<C>),
    /// The game went back to its first `answers` answers, and what nobody had seen was dealt anew.
    Rewind {
        answers: usize,
        seed: Seed,
    },
    /// The whole state, so that a long game need not be played from the start.
    Snapshot {
        answers: usize,
        state: Box<T>,
    },
    /// The state's hash after so many answers.
    Check {
        answers: usize,
        hash: String,
    },
    /// The record is whole; nothing follows. Without it a file was cut off.
    End {
        answers: usize,
        hash: String,
    },
}

/// A line of a game's record.
pub type LineOf<G> = Line<<G as Game>::Item, <G as Game>::State, <G as Game>::Claim>;

/// A record in memory.
pub struct Record<G: Game> {
    pub header: Header<G::Setup>,
    pub lines: Vec<LineOf<G>>,
}

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Self { header: self.header.clone(), lines: self.lines.clone() }
    }
}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record").field("header", &self.header).field("lines", &self.lines.len()).finish()
    }
}

/// What is wrong with a record. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordError {
    /// The first line is no header of a record.
    NotARecord,
    /// A newer or older file format.
    OtherFormat { found: u32 },
    /// A record of another game than the one asked for.
    OtherGame { found: String },
    /// Played by rules that this version no longer has, or does not have yet.
    OtherRules { found: u32, ours: u32 },
    /// The header's setup or seed cannot be read.
    BadHeader { why: String },
    /// The game cannot be set up like that.
    Setup(Illegal),
    /// A line cannot be read.
    Broken { line: usize },
    /// The file stops without its last line.
    CutOff { lines: usize },
    /// An answer that the game refuses.
    Refused { line: usize, refusal: Refusal },
    /// The game that the answers give is not the game that was played.
    Differs { line: usize },
    /// Lines after the last one.
    AfterEnd { line: usize },
    /// The seed is not the one that the proof of the deal gives.
    NotAsPromised,
}

impl<G: Game> Record<G> {
    /// The record of a game that has just begun.
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        let (game, rules) = (G::ID.to_owned(), G::RULES);
        let header =
            Header { starboard: FORMAT, game, rules, before: None, setup, seed, proof: None, players: Vec::new() };
        Self { header, lines: Vec::new() }
    }

    /// The whole record as text, with the last line that says that it is whole.
    pub fn to_text(&self, session: &Session<G>) -> String {
        let end = LineOf::<G>::End { answers: session.answers(), hash: session.hash() };
        let mut text = json(&self.header);
        for line in self.lines.iter().chain([&end]) {
            text.push('\n');
            text.push_str(&json(line));
        }
        text.push('\n');
        text
    }

    /// Reads a record and checks its form; [`Session::replay`] checks that it is a game.
    pub fn from_text(text: &str) -> Result<Self, RecordError> {
        let mut rows = text.lines().enumerate();
        let (_, first) = rows.next().ok_or(RecordError::NotARecord)?;
        let head: Value = serde_json::from_str(first).map_err(|_| RecordError::NotARecord)?;
        let number = |key: &str| head.get(key).and_then(Value::as_u64).and_then(|n| u32::try_from(n).ok());
        let format = number("starboard").ok_or(RecordError::NotARecord)?;
        if format != FORMAT {
            return Err(RecordError::OtherFormat { found: format });
        }
        match head.get("game").and_then(Value::as_str) {
            Some(game) if game == G::ID => {}
            Some(game) => return Err(RecordError::OtherGame { found: game.to_owned() }),
            None => return Err(RecordError::NotARecord),
        }
        let rules = number("rules").ok_or(RecordError::NotARecord)?;
        if rules != G::RULES {
            return Err(RecordError::OtherRules { found: rules, ours: G::RULES });
        }
        let header = serde_json::from_value(head).map_err(|error| RecordError::BadHeader { why: error.to_string() })?;
        let mut lines = Vec::new();
        let mut ended = false;
        let last = text.lines().count();
        for (index, row) in rows {
            let line = index + 1;
            if ended {
                return Err(RecordError::AfterEnd { line });
            }
            // Half a last line is a file that was cut off; a bad line before it was tampered with or damaged.
            let cut = line == last && !text.ends_with('\n');
            let read = serde_json::from_str::<LineOf<G>>(row);
            let read =
                read.map_err(|_| if cut { RecordError::CutOff { lines: line } } else { RecordError::Broken { line } })?;
            ended = matches!(read, Line::End { .. });
            lines.push(read);
        }
        if ended { Ok(Self { header, lines }) } else { Err(RecordError::CutOff { lines: last }) }
    }
}

/// Which game a record's text is of, without reading further.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    let head: Option<Value> = text.lines().next().and_then(|first| serde_json::from_str(first).ok());
    let game = head.as_ref().and_then(|head| head.get("game")).and_then(Value::as_str);
    game.map(str::to_owned).ok_or(RecordError::NotARecord)
}

pub(crate) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("states, items and setups are plain data")
}

/// A fingerprint of a state. Never leaves the server while a game runs: it would let a guess about hidden cards be tried.
pub fn state_hash<T: Serialize>(state: &T) -> String {
    blake3::hash(json(state).as_bytes()).to_hex().as_str()[..16].to_owned()
}
