//! What a table tells those who look at it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Pick, Proof, Seat, SeatSet, Seed, Shows, Timing};

use crate::{About, Millis, Pace, Talk};

/// A message of a table. First comes everything, then whatever changes for the one who looks.
///
/// `Text` is something to read: a phrase, or a line for those who asked for text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Message"))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message<Setup, View, Board, Prompt, Item, Event, Order, Claim, Text> {
    Hello(Hello),
    Table(TableInfo<Setup, Text>),
    Presence(Presence),
    Chat(Chat),
    Story(Story<Text>),
    Entries(Entries<Event>),
    /// For those who connected with `views=true`.
    View(Viewed<View>),
    Board(Shown<Board, Text>),
    /// For those who connected with `changes=true`: instead of a board, but for the first.
    Changes(Changes),
    Waiting(Waiting),
    Ask(Ask<Prompt, Item, Text>),
    /// For those who sit.
    Orders(Orders<Order, Text>),
    /// For those who sit.
    Claims(Claims<Claim, Text>),
    Clock(Clock),
    Over(Over<Text>),
    /// What was asked for is done, and on disk.
    Done(Done<Text>),
    /// It is not, and nothing has changed.
    Refused(Refused<Text>),
    Bye(Bye),
}

/// The first message.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hello {
    pub protocol: u32,
    /// The hash of the sentences that phrases are formatted by.
    pub catalogue: String,
    /// By the server's clock.
    pub now: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Waiting,
    Playing,
    Over,
    Aborted,
    // The rules have changed, and the game cannot go on.
    SetAside,
}

impl Stage {
    pub fn is_done(self) -> bool {
        match self {
            Self::Waiting | Self::Playing => false,
            Self::Over | Self::Aborted | Self::SetAside => true,
        }
    }
}

/// A table, its seats and what is going on at it besides the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableInfo"))]
pub struct TableInfo<Setup, Text> {
    pub table: String,
    pub game: String,
    pub setup: Setup,
    pub stage: Stage,
    /// The seat of the one who reads this.
    pub you: Option<Seat>,
    /// The seat of whoever made the table; none if they stand.
    pub owner: Option<Seat>,
    pub seats: Vec<SeatInfo<Text>>,
    pub pace: Pace,
    pub talk: Talk,
    pub listed: bool,
    /// Binds the server to its secret, before anybody has added anything to the chance of the deal.
    pub promise: String,
    /// What is proposed and still voted on.
    pub motion: Option<Moved>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// What became of a game whose rules have changed.
    pub notice: Option<Text>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    Person,
    Open,
    Invited,
    Bot,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SeatInfo"))]
pub struct SeatInfo<Text> {
    pub kind: SeatKind,
    /// What whoever sits here is called.
    pub name: Text,
    /// Of a computer player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
    /// The computer answers for a person whose time was up.
    pub away: bool,
}

/// A proposal that is voted on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moved {
    #[serde(flatten)]
    pub what: Motion,
    pub by: Seat,
    pub yes: SeatSet,
    pub no: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Motion {
    Abort {},
    /// Back to before this entry of one's own log.
    Rewind {
        entry: usize,
    },
}

/// Who is connected.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Presence {
    pub seats: SeatSet,
    pub spectators: usize,
}

/// What people say, from number `from` on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chat {
    pub from: usize,
    pub lines: Vec<ChatLine>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChatLine {
    /// None of a spectator.
    pub seat: Option<Seat>,
    pub name: String,
    pub text: String,
    pub at: Millis,
}

/// The log as people read it, several events in a line: drop what you have from line `from` on, and add these. So a line that
/// has grown comes again. Its editions are those of the entries.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Story"))]
pub struct Story<Text> {
    pub edition: u32,
    pub from: usize,
    pub lines: Vec<Tale<Text>>,
}

/// A line of the story.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Tale"))]
pub struct Tale<Text> {
    pub line: Text,
    /// A new chapter begins here.
    pub opens: bool,
}

/// What happened, event by event, as far as the one who reads this may know: drop what you have from number `from` on, and add
/// these. Numbers are your own; a new edition begins when something that you have read is taken back.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Entries"))]
pub struct Entries<Event> {
    pub edition: u32,
    pub from: usize,
    pub entries: Vec<Event>,
}

/// All that the one who reads this may know of the game, for programs that imagine what they may not.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Viewed"))]
pub struct Viewed<View> {
    pub view: View,
}

/// The table as the one who reads this sees it, and what follows from it at a glance.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Shown"))]
pub struct Shown<Board, Text> {
    pub board: Board,
    pub glance: Glance<Text>,
}

/// What has changed in the board that was sent last: each a path in it, and what is there now. A path begins with `board` or `glance`;
/// a number in it is a place in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Changes {
    #[cfg_attr(feature = "ts", ts(type = "[(string | number)[], unknown][]"))]
    pub changes: Vec<(Vec<Way>, Value)>,
}

impl Changes {
    /// Makes what is now of what was told. Nothing, if it was told something else.
    pub fn apply(self, told: &mut Value) -> Option<()> {
        for (path, value) in self.changes {
            let mut at = &mut *told;
            for way in path {
                at = match way {
                    Way::Field(name) => at.get_mut(name)?,
                    Way::Place(place) => at.get_mut(place)?,
                };
            }
            *at = value;
        }
        Some(())
    }
}

/// A name or a place on a path.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Way {
    Field(String),
    Place(usize),
}

/// What a glance at the table tells.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Glance"))]
pub struct Glance<Text> {
    /// Where the game stands.
    pub now: Text,
    /// What nobody should overlook, such as that the game is about to end.
    pub warnings: Vec<Text>,
    /// By seat.
    pub seats: Vec<Vec<Figure<Text>>>,
}

/// A number that follows from what lies on the table, and what it means in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Figure"))]
pub struct Figure<Text> {
    pub id: String,
    pub number: i16,
    pub line: Text,
}

/// Whom the table waits for, as far as everybody may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Waiting {
    pub seats: SeatSet,
}

/// What you are asked, if anything.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Ask"))]
pub struct Ask<Prompt, Item, Text> {
    /// Your last answer can be taken back.
    pub take_back: bool,
    /// You need not answer: you have nothing to react with, or your standing orders answer for you.
    pub ordered: bool,
    pub question: Option<Question<Prompt, Item, Text>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Question"))]
pub struct Question<Prompt, Item, Text> {
    /// Names this question; an answer with any other is refused.
    pub ticket: String,
    pub prompt: Prompt,
    /// Any `min` to `max` of `from`.
    pub pick: Pick<Item>,
    /// Kept until everybody who is asked has answered, and can be changed until then.
    pub sealed: bool,
    /// What the others will see of the answer.
    pub shows: Shows,
    pub timing: Timing,
    pub line: Text,
    /// What hangs on the answer, where the line does not say it.
    pub stakes: Vec<Row<Text>>,
    /// One for each of `pick.from`.
    pub options: Vec<Choice<Text>>,
    /// Your sealed answer, if you have given one.
    pub draft: Option<Vec<Item>>,
    /// A proposal, where the question is a chore.
    pub plan: Option<Plan<Text>>,
}

/// What somebody may answer who does not want to think about a chore. Whoever gives it, and what the plans of the questions
/// after it propose, comes to what its steps say.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Plan"))]
pub struct Plan<Text> {
    /// Options, by their numbers.
    pub picks: Vec<usize>,
    /// What is done, in order: with what, and what it brings. Empty where it is this one answer and no more.
    pub steps: Vec<Choice<Text>>,
    /// What they bring together; may be nothing.
    pub sum: Text,
}

/// An option in three parts, so that nobody has to take a sentence apart.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Choice"))]
pub struct Choice<Text> {
    pub name: Text,
    /// What it costs or brings; may be nothing.
    pub gist: Text,
    /// The reason, such as where a number comes from; may be nothing.
    pub why: Text,
    /// As things stand it would bring nothing.
    pub idle: bool,
}

/// A row of an explanation, a table or a result: something said, or a label with a list behind it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Row"))]
pub struct Row<Text> {
    pub line: Text,
    /// How deep it lies under the rows before it.
    pub indent: u8,
    /// The list, if `line` is a label.
    pub parts: Vec<Text>,
}

/// Your standing orders, and what was done in your name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Orders"))]
pub struct Orders<Order, Text> {
    /// The first that has anything to say decides.
    pub orders: Vec<Standing<Order, Text>>,
    /// What they answered lately, oldest first.
    pub lately: Vec<Text>,
    /// What was answered for you while you were away, oldest first; gone once you answer yourself.
    pub meanwhile: Vec<Text>,
}

/// A standing order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Standing"))]
pub struct Standing<Order, Text> {
    pub order: Order,
    pub line: Text,
}

/// What you can say to all now, true or not.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Claims"))]
pub struct Claims<Claim, Text> {
    pub claims: Vec<Claimable<Claim, Text>>,
}

/// Something that can be said.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Claimable"))]
pub struct Claimable<Claim, Text> {
    pub claim: Claim,
    pub line: Text,
}

/// When what will happen by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clock {
    /// By the server's clock.
    pub now: Millis,
    /// When the computer starts to answer for others.
    pub deadline: Option<Millis>,
    pub window: Option<Window>,
}

/// A reaction window that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Window {
    pub opened: Millis,
    pub closes: Millis,
    /// Somebody has held it open.
    pub held: bool,
    pub holder: Option<Seat>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    pub winners: SeatSet,
    /// By seat; empty in a game that is won or lost without points.
    pub scores: Vec<i16>,
    /// Which of the game's endings came about.
    pub ending: String,
}

impl From<tabletop::Outcome> for Outcome {
    fn from(outcome: tabletop::Outcome) -> Self {
        Self { winners: outcome.winners, scores: outcome.scores.to_vec(), ending: outcome.ending.to_owned() }
    }
}

/// The end.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Over"))]
pub struct Over<Text> {
    pub aborted: bool,
    pub outcome: Option<Outcome>,
    /// The result in words, card by card.
    pub result: Option<Vec<Row<Text>>>,
    pub seed: Seed,
    /// That the deal followed from what was promised.
    pub proof: Proof,
}

/// The reply to a request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Done"))]
pub struct Done<Text> {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub id: Option<About>,
    /// What was asked for, if it was anything.
    pub result: Option<crate::reply::Result<Text>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Refused"))]
pub struct Refused<Text> {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub id: Option<About>,
    #[serde(flatten)]
    pub problem: crate::reply::Problem<Text>,
}

/// The server closes the connection.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bye {
    /// `stopping`: connect again in a moment. `ended`: the token that it was opened with is worth nothing any more.
    pub why: String,
}
