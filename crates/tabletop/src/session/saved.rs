//! A session as text, so that a long game is taken up again in the time of its last few answers.
//!
//! By the rules it was saved under, a saved session is the same session. By other rules it can only be carried over: the
//! game goes on from where it stood, if everybody sees in it what they saw, and nothing before can be gone back to.

use std::borrow::Cow;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Mark, Session, Step};
use crate::record::{Header, Line, LineOf, json};
use crate::{Answer, Drafts, Entry, Game, Record, Viewer, state_hash};

/// Why a saved session cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// It is not what a session of this game looks like.
    Unreadable { why: String },
    /// It was saved by other rules.
    OtherRules { found: u32, ours: u32 },
    /// What was read is not what was saved.
    Differs,
}

/// JSON and not a denser format: a state whose form has changed is then refused and not misread.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Saved<'a, G: Game> {
    /// The state's fingerprint.
    hash: String,
    /// A fingerprint of what every viewer sees of it.
    seen: String,
    header: Cow<'a, Header<G::Setup>>,
    lines: Cow<'a, [LineOf<G>]>,
    state: Cow<'a, G::State>,
    drafts: Cow<'a, [Option<Answer<G::Item>>]>,
    orders: Cow<'a, [Vec<G::Order>]>,
    entries: Cow<'a, [Entry<G::Event>]>,
    /// Nothing where it was saved before anything could be said.
    #[serde(default)]
    said: Cow<'a, [usize]>,
    history: Cow<'a, [Step<G::Item>]>,
    origins: Cow<'a, [Mark<G::State>]>,
    /// None where it is the state itself.
    calm: Option<Cow<'a, Mark<G::State>>>,
}

impl<G: Game> Session<G> {
    /// The whole session, with every secret of the game.
    pub fn save(&self) -> String {
        json(&self.saved())
    }

    /// The same, to be written as a part of something else.
    pub fn saved(&self) -> impl Serialize {
        Saved::<G> {
            hash: self.hash(),
            seen: seen::<G>(self.seats, &self.state),
            header: Cow::Borrowed(&self.record.header),
            lines: Cow::Borrowed(&self.record.lines),
            state: Cow::Borrowed(&self.state),
            drafts: Cow::Borrowed(self.drafts.as_slice()),
            orders: Cow::Borrowed(&self.orders),
            entries: Cow::Borrowed(&self.entries),
            said: Cow::Borrowed(&self.said),
            history: Cow::Borrowed(&self.history),
            origins: Cow::Borrowed(&self.origins),
            calm: (self.calm.answers < self.history.len()).then_some(Cow::Borrowed(&self.calm)),
        }
    }

    /// The session that was saved, by the same rules.
    pub fn resume(text: &str) -> Result<Self, ResumeError> {
        let saved = Saved::<G>::read(text)?;
        let found = saved.header.rules;
        if found != G::RULES {
            return Err(ResumeError::OtherRules { found, ours: G::RULES });
        }
        let state = saved.state.into_owned();
        let seats = G::seats(&saved.header.setup);
        let drafts = Drafts::from_slice(saved.drafts.into_owned()).ok_or(ResumeError::Differs)?;
        let whole =
            saved.orders.len() == usize::from(seats) && saved.said.iter().all(|&place| place < saved.entries.len());
        if state_hash(&state) != saved.hash || !whole || saved.origins.is_empty() {
            return Err(ResumeError::Differs);
        }
        let history = saved.history.into_owned();
        let calm = saved.calm.map_or_else(|| Mark { answers: history.len(), state: state.clone() }, Cow::into_owned);
        Ok(Self {
            seats,
            drafts,
            orders: saved.orders.into_owned(),
            entries: saved.entries.into_owned(),
            said: saved.said.into_owned(),
            history,
            origins: saved.origins.into_owned(),
            calm,
            record: Record { header: saved.header.into_owned(), lines: saved.lines.into_owned() },
            state,
        })
    }

    /// The game that was saved by other rules, played on by ours: where it stood, with the log that was told. Refused unless
    /// everybody sees the same in it: a state that can be read may still mean something else by now.
    pub fn carry_over(text: &str) -> Result<Self, ResumeError> {
        let saved = Saved::<G>::read(text)?;
        let setup = saved.header.setup.clone();
        if seen::<G>(G::seats(&setup), &saved.state) != saved.seen {
            return Err(ResumeError::Differs);
        }
        let mut session = Self::from_state(setup, saved.state.into_owned());
        session.entries = saved.entries.into_owned();
        session.said = saved.said.iter().copied().filter(|&place| place < session.entries.len()).collect();
        session.record.header.seed = saved.header.seed;
        session.record.header.players.clone_from(&saved.header.players);
        session.record.header.before = Some(saved.header.rules);
        session.snapshot();
        Ok(session)
    }
}

/// The record of a saved session, whatever rules it was played by. Nothing if it is no such thing.
pub fn saved_record(saved: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Untyped<'a> {
        hash: String,
        #[serde(borrow)]
        header: &'a RawValue,
        #[serde(borrow)]
        lines: Vec<&'a RawValue>,
        history: Vec<IgnoredAny>,
    }
    let Untyped { hash, header, lines, history } = serde_json::from_str(saved).ok()?;
    let end = json(&Line::<(), (), ()>::End { answers: history.len(), hash });
    let rows = std::iter::once(header).chain(lines).map(RawValue::get).chain([end.as_str()]);
    Some(rows.fold(String::new(), |text, row| text + row + "\n"))
}

impl<G: Game> Saved<'static, G> {
    fn read(text: &str) -> Result<Self, ResumeError> {
        serde_json::from_str(text).map_err(|error| ResumeError::Unreadable { why: error.to_string() })
    }
}

fn seen<G: Game>(seats: u8, state: &G::State) -> String {
    let mut hasher = blake3::Hasher::new();
    for viewer in Viewer::all(seats) {
        hasher.update(json(&G::view(state, viewer)).as_bytes()).update(b"\n");
    }
    hasher.finalize().to_hex().as_str()[..16].to_owned()
}
