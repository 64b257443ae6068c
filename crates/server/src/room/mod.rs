//! A table as a value: folded from its acts, without clock, store or connections.
//!
//! [`Room::decide`] says which acts a command leads to and changes nothing; the acts are kept; then [`Room::apply`] carries
//! them out. So nothing ever happens at a table that is not on disk, and a table that is loaded again is the same table.

mod apply;
mod audience;
mod decide;
#[cfg(test)]
mod guesser;
mod kept;
mod pace;
mod talk;

use std::fmt;
use std::sync::Arc;

use protocol::{Outcome, Stage};
use serde::{Deserialize, Serialize};
use tabletop::{By, Onlookers, Player, Proof, Seat, SeatSet, Timing, Viewer};
use words::{Phrase, phrase};

use crate::act::{Act, Chair, Created, Motion, Stamped};
use crate::clock::Millis;
use crate::games::Games;
use crate::names;
use crate::play::{Known, Play};
use crate::refused::Refused;
use crate::store::{PersonId, TableId};
use crate::wire::{self, Raw};

pub(crate) use audience::{Audience, Moment, Reads, Resume};
pub(crate) use kept::Opened;
pub(crate) use pace::{Thought, Thoughts};

/// A seat and whoever sits there.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Occupant {
    chair: Chair,
    person: Option<PersonId>,
    name: String,
    entropy: String,
    /// Since when the computer answers for a person whose time was up.
    away: Option<Millis>,
    /// They have answered something themselves since. Others learn it when they learn the answer, and not before.
    #[serde(default)]
    returned: bool,
    /// Counts the questions of this seat; a ticket names one.
    questions: u32,
    /// What it is asked, as a fingerprint; none if nothing.
    #[serde(skip)]
    asked: Option<u64>,
    asked_at: Millis,
    /// The last answer that was taken, and the question it belongs to.
    answered: Option<Answered>,
    /// What it plays in the window that is open.
    plays: Option<(Raw, By)>,
    /// What its standing orders answered lately, oldest first.
    #[serde(default)]
    lately: Vec<Phrase>,
    /// What was answered for it while its person was away, oldest first.
    #[serde(default)]
    meanwhile: Vec<Phrase>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Answered {
    question: u32,
    items: Raw,
    picks: Option<Vec<usize>>,
}

/// Which edition of their log a viewer reads: a new one begins when lines that they have read are taken back.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct Edition {
    number: u32,
    /// How many entries this edition has in common with the one before.
    common: usize,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Said {
    seat: Option<Seat>,
    name: String,
    text: String,
    at: Millis,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Running {
    what: Motion,
    by: Seat,
    yes: SeatSet,
    no: SeatSet,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Window {
    opened: Millis,
    closes: Millis,
    /// Who has held it open.
    holder: Option<Seat>,
}

/// What became of a game whose rules have changed, for everybody at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Notice {
    /// It went on from a snapshot; so many answers that had been given since are not part of it any more.
    GoesOn { before: u32, rules: u32, lost: usize },
    /// It cannot go on.
    SetAside { before: u32, rules: u32 },
    /// It is over: its result stands and it cannot be replayed.
    Finished { before: u32, rules: u32 },
    /// What was kept of it is damaged.
    Damaged,
}

impl Notice {
    fn phrase(self) -> Phrase {
        let versions = |id: &'static str, before: u32, rules: u32| phrase(id).set("before", before).set("rules", rules);
        match self {
            Self::GoesOn { before, rules, lost } => versions("server-goes-on", before, rules).set("lost", lost),
            Self::SetAside { before, rules } => versions("server-set-aside", before, rules),
            Self::Finished { before, rules } => versions("server-finished-before", before, rules),
            Self::Damaged => phrase("server-damaged"),
        }
    }
}

pub(crate) struct Room {
    games: Arc<Games>,
    created: Created,
    /// How many acts it was folded from.
    version: u64,
    places: Vec<Occupant>,
    stage: Stage,
    game: Option<Box<dyn Play>>,
    /// By seat, then the public's.
    editions: Vec<Edition>,
    /// The latest lines that were said, and how many were before them.
    chat: Vec<Said>,
    forgotten: usize,
    running: Option<Running>,
    rewinds: u32,
    /// How often the end of the log was cut off, by this process.
    cuts: u32,
    window: Option<Window>,
    /// How time passes over what is asked now.
    timing: Timing,
    /// What the public knew last: the time that somebody has runs from when that became other than before.
    public: Known,
    progressed: Millis,
    changed: Millis,
    rematch: Option<TableId>,
    notice: Option<Notice>,
    /// The result of a game that cannot be read any more.
    outcome: Option<Outcome>,
    /// What there is to be had of such a game: its record, or else its acts.
    remains: Option<String>,
    /// The version of the snapshot that is kept of it, and whether the game was over then.
    snapshot: Option<(u64, bool)>,
    /// What is kept of it for lists, as a fingerprint of what that is made from.
    listed: Option<u64>,
}

/// What was kept is not a table of this program.
#[derive(Debug)]
pub(crate) struct Unreadable(pub(crate) String);

impl Room {
    pub(crate) fn load(games: Arc<Games>, acts: impl IntoIterator<Item = Stamped>) -> Result<Self, Unreadable> {
        let mut acts = acts.into_iter();
        let Some(Stamped { at, act: Act::Created(created), check: None }) = acts.next() else {
            return Err(Unreadable("the first act is not that the table was made".to_owned()));
        };
        let mut room = Self::new(games, *created, at)?;
        acts.try_for_each(|act| room.apply(act))?;
        Ok(room)
    }

    fn new(games: Arc<Games>, created: Created, at: Millis) -> Result<Self, Unreadable> {
        if games.find(&created.game).is_none() {
            return Err(Unreadable(format!("there is no game '{}'", created.game)));
        }
        let place = |chair: &Chair| Occupant {
            chair: chair.clone(),
            person: None,
            name: String::new(),
            entropy: String::new(),
            away: None,
            returned: false,
            questions: 0,
            asked: None,
            asked_at: at,
            answered: None,
            plays: None,
            lately: Vec::new(),
            meanwhile: Vec::new(),
        };
        Ok(Self {
            places: created.chairs.iter().map(place).collect(),
            editions: vec![Edition::default(); created.chairs.len() + 1],
            games,
            created,
            version: 1,
            stage: Stage::Waiting,
            game: None,
            chat: Vec::new(),
            forgotten: 0,
            running: None,
            rewinds: 0,
            cuts: 0,
            window: None,
            timing: Timing::Plain,
            public: Known::default(),
            progressed: at,
            changed: at,
            rematch: None,
            notice: None,
            outcome: None,
            remains: None,
            snapshot: None,
            listed: None,
        })
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.created.table
    }

    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(crate) fn stage(&self) -> Stage {
        self.stage
    }

    pub(crate) fn created(&self) -> &Created {
        &self.created
    }

    /// The game, once it is over.
    pub(crate) fn finished(&self) -> Result<&dyn Play, Refused> {
        match (&self.game, self.notice) {
            (_, Some(Notice::Finished { .. } | Notice::SetAside { .. })) => Err(Refused::OtherRules),
            (_, Some(Notice::Damaged)) => Err(Refused::Damaged),
            (Some(game), Some(Notice::GoesOn { .. }) | None) if self.stage.is_done() => Ok(game.as_ref()),
            (_, Some(Notice::GoesOn { .. }) | None) => Err(Refused::NotOver),
        }
    }

    /// Nothing can be done at a table of which not everything is there that was done.
    pub(crate) fn is_damaged(&self) -> bool {
        self.notice == Some(Notice::Damaged)
    }

    /// The record of a game that is over; of one that cannot be read any more, what was kept of it.
    pub(crate) fn record(&self) -> Result<String, Refused> {
        self.remains.clone().map_or_else(|| Ok(self.finished()?.record()), Ok)
    }

    pub(crate) fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    pub(crate) fn seat_of(&self, person: &str) -> Option<Seat> {
        self.seats().find(|seat| self.place(*seat).person.as_deref() == Some(person))
    }

    pub(crate) fn viewer(&self, person: Option<&str>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The chairs for a rematch, with who sits on them.
    pub(crate) fn lineup(&self) -> impl Iterator<Item = (&Chair, Option<(&str, &str)>)> {
        self.places
            .iter()
            .map(|place| (&place.chair, place.person.as_deref().map(|person| (person, place.name.as_str()))))
    }

    /// In whose lists it stands.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.places.iter().filter_map(|place| place.person.clone()).collect();
        if !people.contains(&self.created.owner) {
            people.push(self.created.owner.clone());
        }
        people
    }

    /// The people it waits for: for their own lists.
    pub(crate) fn waits_for(&self) -> Vec<PersonId> {
        self.unanswered().iter().filter_map(|seat| self.place(seat).person.clone()).collect()
    }

    /// The keys of the chairs that are kept for somebody: for whoever made the table.
    pub(crate) fn keys(&self) -> Vec<(Seat, &str)> {
        let key = |seat: Seat| match &self.place(seat).chair {
            Chair::Invited(key) => Some((seat, key.as_str())),
            Chair::Open | Chair::Bot(_) => None,
        };
        self.seats().filter_map(key).collect()
    }

    /// What binds the server to its secret.
    pub(crate) fn promise(&self) -> String {
        self.proof().promise()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.places.len() as u8)
    }

    /// Whence the chance of a seat's computer player comes.
    fn nature(&self, seat: Seat) -> u64 {
        self.created.chance ^ u64::from(seat.0)
    }

    /// The computer players, for the record.
    fn players(&self) -> Vec<Player> {
        let player = |seat: Seat| match &self.place(seat).chair {
            Chair::Bot(level) => Some(Player { seat, level: level.clone(), nature: self.nature(seat) }),
            Chair::Open | Chair::Invited(_) => None,
        };
        self.seats().filter_map(player).collect()
    }

    fn place(&self, seat: Seat) -> &Occupant {
        &self.places[seat.index()]
    }

    fn edition(&self, viewer: Viewer) -> Edition {
        self.editions[viewer.seat().map_or(self.places.len(), Seat::index)]
    }

    fn proof(&self) -> Proof {
        Proof {
            table: self.created.table.clone(),
            setup: self.created.setup.to_string(),
            secret: self.created.secret,
            entropy: self.places.iter().map(|place| place.entropy.clone()).collect(),
        }
    }

    /// Who could notice whether a question waits for its person: at a live table nobody, as a window lasts its time.
    fn onlookers(&self) -> Onlookers {
        if self.created.pace.live || self.seated().len() < 2 { Onlookers::Nobody } else { Onlookers::Table }
    }

    /// Is what is asked now a reaction?
    fn reacts(&self) -> bool {
        self.stage == Stage::Playing && self.timing().is_window()
    }

    fn timing(&self) -> Timing {
        debug_assert_eq!(
            Some(self.timing),
            self.game.as_ref().map(|game| game.timing()),
            "it is looked at with every act"
        );
        self.timing
    }

    /// Does nobody sit here but computer players? They play on when somebody looks.
    pub(crate) fn is_deserted(&self) -> bool {
        self.seated().is_empty()
    }

    /// The people who sit here.
    fn seated(&self) -> SeatSet {
        self.seats().filter(|seat| self.place(*seat).person.is_some()).collect()
    }

    /// What somebody of this name is called on a seat here, so that nobody takes them for somebody else.
    pub(crate) fn distinct(&self, seat: Seat, name: &str) -> String {
        let others = self.seats().filter(|other| *other != seat && self.place(*other).person.is_some());
        let others: Vec<&str> = others.map(|other| self.called(other)).collect();
        names::distinct(name, &others)
    }

    /// What the person on a seat is called here.
    pub(crate) fn called(&self, seat: Seat) -> &str {
        &self.place(seat).name
    }

    /// What the players are called, by seat; nothing where nobody sits.
    pub(crate) fn names(&self) -> Vec<Phrase> {
        let name = |(seat, place): (usize, &Occupant)| match (&place.chair, &place.person) {
            (Chair::Bot(_), _) => wire::bot(seat),
            (Chair::Open | Chair::Invited(_), Some(_)) => words::text(place.name.as_str()),
            (Chair::Open | Chair::Invited(_), None) => Phrase::Nothing,
        };
        self.places.iter().enumerate().map(name).collect()
    }
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Room")
            .field("table", &self.created.table)
            .field("version", &self.version)
            .finish_non_exhaustive()
    }
}
