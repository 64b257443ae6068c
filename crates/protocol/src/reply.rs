//! What comes back over HTTP.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    Ask, Chat, Claims, Clock, Entries, Glance, Millis, Orders, Outcome, Over, Pace, Presence, Row, SeatKind, Shown,
    Stage, Story, TableInfo, Tale, Viewed, Waiting,
};

/// Why something was not done. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Problem"))]
pub struct Problem<Text> {
    /// For programs; does not change.
    pub code: String,
    /// A sentence that says what to do.
    pub message: Text,
}

/// What a request led to, besides what everybody is told.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Result"))]
#[serde(untagged)]
pub enum Result<Text> {
    Rows(Rows<Text>),
    Aid(Aid<Text>),
    Rematch {
        /// The table of the rematch.
        table: String,
    },
    Ping {
        /// By the server's clock.
        now: Millis,
    },
}

/// Something in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Rows"))]
pub struct Rows<Text> {
    pub rows: Vec<Row<Text>>,
}

/// A game on one page, as the table is now. Empty in a game whose page never changes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Aid"))]
pub struct Aid<Text> {
    pub parts: Vec<AidPart<Text>>,
}

/// A step of the turn, or something to look up.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "AidPart"))]
pub struct AidPart<Text> {
    pub id: String,
    /// Its number among the steps of a turn.
    pub step: Option<u8>,
    pub stands: Stands,
    /// It is about what is going on.
    pub open: bool,
    pub name: Text,
    /// What it is about, in few words.
    pub gist: Text,
    pub points: Vec<AidPoint<Text>>,
}

/// A line of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "AidPoint"))]
pub struct AidPoint<Text> {
    pub line: Text,
    pub tone: Tone,
    /// For a roll: what each side of the die reaches, 0 where nothing happens.
    pub faces: Vec<u8>,
}

/// How a part of the aid stands to the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stands {
    Done,
    Here,
    Ahead,
    /// A step that this turn goes without.
    Skipped,
    /// No step of a turn.
    Aside,
}

/// What a line of the aid is to the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    Plain,
    /// It is so now.
    Lit,
    /// It cannot be done now; the line says why.
    Off,
}

/// Somebody new.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewPerson {
    pub person: String,
    pub name: String,
    /// To be known by: `Authorization: Bearer …`.
    pub token: String,
}

/// A finished game as it was played, with every secret in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Truth"))]
pub struct Truth<Item, Event> {
    /// How it began, then answer by answer.
    pub deeds: Vec<Deed<Item, Event>>,
}

/// An answer, and what it brought about.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Deed"))]
pub struct Deed<Item, Event> {
    /// Whose; nobody’s is how the game began.
    pub seat: Option<Seat>,
    pub items: Vec<Item>,
    /// Of what only some were told, what they were told; with what was said before the next answer.
    pub events: Vec<Event>,
}

/// How a game went, by what everybody could see.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Course {
    /// None in a game without points.
    pub rounds: Vec<Round>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Round {
    /// 0 for how the game began.
    pub round: u16,
    /// By seat.
    pub turns: Vec<Turn>,
}

/// What a round was for a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// What the seat had at its end, by source; every source each time.
    pub points: Vec<Points>,
    /// What it chose to do.
    pub chose: Vec<String>,
    /// The ids of what it has had on the table since then.
    pub added: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Points {
    /// Where they come from, as the game calls it.
    pub source: String,
    pub points: i16,
}

impl From<Vec<tabletop::Round>> for Course {
    fn from(rounds: Vec<tabletop::Round>) -> Self {
        let own = |ids: Vec<&str>| ids.into_iter().map(str::to_owned).collect();
        let points = |(source, points): (&str, i16)| Points { source: source.to_owned(), points };
        let turn = |turn: tabletop::Turn| Turn {
            points: turn.points.into_iter().map(points).collect(),
            chose: own(turn.chose),
            added: own(turn.added),
        };
        let round = |tabletop::Round { round, turns }| Round { round, turns: turns.into_iter().map(turn).collect() };
        Self { rounds: rounds.into_iter().map(round).collect() }
    }
}

/// A private link, told this once.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrivateLink {
    pub link: String,
}

/// Where you are known: a session for each token.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sessions {
    /// The one used last first.
    pub sessions: Vec<Session>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Session {
    pub id: String,
    /// When it began; null if that is not known.
    pub since: Option<Millis>,
    /// When it was used last, to the hour; null if that is not known.
    pub seen: Option<Millis>,
    /// It began with the private link.
    pub linked: bool,
    /// It is the one that asks.
    pub here: bool,
}

/// Who you are.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    pub person: String,
    pub name: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Languages {
    pub languages: Vec<String>,
    /// The hash of all their sentences: other sentences have another one.
    pub catalogue: String,
}

/// The sentences of one language as Fluent text: under `common` what every game uses, under a game's id its own.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Texts(pub BTreeMap<String, String>);

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Games"))]
pub struct Games<Setup> {
    pub games: Vec<Game<Setup>>,
}

/// A game that can be played here.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Game"))]
pub struct Game<Setup> {
    pub game: String,
    /// Levels of computer players, the weakest first.
    pub bots: Vec<String>,
    /// The level of a computer player if none is given.
    pub usual: String,
    /// Setups that make a table, the usual one first.
    pub setups: Vec<Setup>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Cards"))]
pub struct Cards<Face, Text> {
    pub cards: Vec<Article<Face, Text>>,
    pub terms: Vec<Article<Face, Text>>,
    /// The game on one page, for the time of play; empty where a game has none.
    pub aid: Vec<Chapter<Face, Text>>,
}

/// A part of a game's aid.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Chapter"))]
pub struct Chapter<Face, Text> {
    pub id: String,
    pub name: Text,
    pub articles: Vec<Article<Face, Text>>,
}

/// A card, a term or an entry of the aid, in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Article"))]
pub struct Article<Face, Text> {
    pub id: String,
    pub name: Text,
    /// What kind of card it is, in few words; nothing of a term.
    pub gist: Text,
    pub rows: Vec<Row<Text>>,
    /// A card as data, to draw it; of an entry of the aid, what its sign stands for; none of a term.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub face: Option<Face>,
    /// Its powers in words, one for each of the face's; none of a term.
    pub powers: Vec<Text>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Tables"))]
pub struct Tables<Summary> {
    pub tables: Vec<Summary>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Summary"))]
pub struct Summary<Setup, Text> {
    pub table: String,
    pub game: String,
    pub setup: Setup,
    pub stage: Stage,
    pub seats: Vec<SeatSummary<Text>>,
    pub pace: Pace,
    /// In a list of one's own tables: this one waits for you.
    #[serde(default)]
    pub your_move: bool,
}

/// A seat in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SeatSummary"))]
pub struct SeatSummary<Text> {
    pub kind: SeatKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

/// A new table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Made {
    pub table: String,
    pub link: String,
    /// Yours, if you sit.
    pub seat: Option<Seat>,
    pub invitations: Vec<Invitation>,
    /// Binds the server to its secret.
    pub promise: String,
    /// For whoever had none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub person: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invitations {
    pub invitations: Vec<Invitation>,
}

/// To a seat that is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invitation {
    pub seat: Seat,
    pub key: String,
    pub link: String,
}

/// All that you may know of a table now: the newest message of each kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "State"))]
pub struct State<Setup, View, Board, Prompt, Item, Event, Order, Claim, Text> {
    pub protocol: u32,
    /// By the server's clock.
    pub now: Millis,
    pub table: TableInfo<Setup, Text>,
    pub presence: Presence,
    pub chat: Chat,
    pub clock: Clock,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub story: Option<Story<Text>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entries: Option<Entries<Event>>,
    /// If it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub view: Option<Viewed<View>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub board: Option<Shown<Board, Text>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub waiting: Option<Waiting>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ask: Option<Ask<Prompt, Item, Text>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub orders: Option<Orders<Order, Text>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub claims: Option<Claims<Claim, Text>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub over: Option<Over<Text>>,
}

/// What a computer player would answer for you, and why.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Hint"))]
pub struct Hint<Text> {
    /// The question it is about.
    pub ticket: String,
    /// Options, by their numbers.
    pub picks: Vec<usize>,
    pub lines: Vec<Text>,
}

/// Why a computer player did what it did, in a game that is over: by what its seat saw, and nothing else.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Why"))]
pub struct Why<Text> {
    pub seat: Seat,
    pub level: String,
    /// What it was asked, and what it answered.
    pub asked: Text,
    pub answered: Text,
    /// How it came to that.
    pub notes: Vec<Text>,
    /// What was tried, what rules of thumb do first. Empty where there was nothing to compare.
    pub options: Vec<Weighed<Text>>,
    pub beliefs: Vec<Belief<Text>>,
}

/// An answer that a computer player has tried.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Weighed"))]
pub struct Weighed<Text> {
    pub name: Text,
    /// How likely its side wins with it.
    pub wins: f32,
    /// That, and how sure it is, in words.
    pub line: Text,
    /// It was given.
    pub given: bool,
}

/// What a computer player believed of somebody.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Belief"))]
pub struct Belief<Text> {
    pub seat: Seat,
    /// How likely they are an enemy in secret: when it was asked, and when all had come of its answer.
    pub before: f32,
    pub after: f32,
    /// The same in words.
    pub line: Text,
}

/// Who decided what in a game that is over, and whom everybody suspected.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Minds {
    /// The answers that computer players have chosen and can give their reasons for.
    pub decisions: Vec<Decision>,
    /// Whom everybody suspected, at the start of every turn and at the end.
    pub turns: Vec<Suspected>,
}

/// An answer that a computer player has chosen.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// Counted from 1, among the answers that stand.
    pub number: usize,
    pub seat: Seat,
    /// The step of the replay that shows what came of it.
    pub step: usize,
}

/// How likely everybody seemed to be an enemy in secret.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Suspected {
    /// When so many turns were over.
    pub turns: u32,
    /// By seat, to whoever sees what is public.
    pub table: Vec<f32>,
    /// By seat, to each seat.
    pub seats: Vec<Vec<f32>>,
}

/// A finished game as somebody saw it after so many answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Replay"))]
pub struct Replay<View, Board, Event, Text> {
    /// As reached: revealed answers count together.
    pub step: usize,
    pub last: usize,
    /// If it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub view: Option<View>,
    pub board: Board,
    pub glance: Glance<Text>,
    /// The log as people read it.
    pub story: Vec<Tale<Text>>,
    /// What happened, event by event.
    pub entries: Vec<Event>,
    /// The whole table in words.
    pub scene: Vec<Row<Text>>,
    pub outcome: Option<Outcome>,
}
