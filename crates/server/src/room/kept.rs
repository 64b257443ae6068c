//! A table from what was kept of it, and what is kept of a table beside its acts.
//!
//! By the same rules a snapshot only saves time: if it cannot be read, the acts are carried out from the first on. By other
//! rules the acts would give another game. The table then goes on from its snapshot and says so, or is set aside.

use std::sync::Arc;

use protocol::{Outcome, Stage};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Seat, SeatSet, Viewer};

use super::{Edition, Notice, Occupant, Room, Running, Said, Unreadable, Window};
use crate::act::{Act, Created, FORMAT, Motion, Stamped};
use crate::clock::Millis;
use crate::fingerprint::fingerprint;
use crate::games::{Again, Games};
use crate::store::{Kept, Snapshot, TableId};
use crate::wire::text;

/// A snapshot is kept after so many acts: a table is loaded in the time of at most so many.
const EVERY: u64 = 200;

/// A table that was kept.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) room: Room,
    /// The store is to be told something of it, and perhaps that this happened.
    pub(crate) news: Option<Vec<Stamped>>,
}

/// A room without what follows from the game.
#[derive(Serialize, Deserialize)]
struct Saved<G> {
    created: Created,
    places: Vec<Occupant>,
    stage: Stage,
    editions: Vec<Edition>,
    chat: Vec<Said>,
    /// None in what older programs kept.
    #[serde(default)]
    forgotten: usize,
    running: Option<Running>,
    rewinds: u32,
    window: Option<Window>,
    progressed: Millis,
    changed: Millis,
    rematch: Option<TableId>,
    notice: Option<Notice>,
    outcome: Option<Outcome>,
    game: G,
}

impl Room {
    pub(crate) fn open(games: Arc<Games>, kept: &Kept, now: Millis) -> Result<Opened, Unreadable> {
        if kept.format > FORMAT {
            return Err(Unreadable(format!("its acts are of format {}, this program reads {FORMAT}", kept.format)));
        }
        let created = created(kept)?;
        let Some(again) = games.find(&created.game).map(|kind| kind.again) else {
            return Err(Unreadable(format!("there is no game '{}'", created.game)));
        };
        if let Some(before) = kept.rules.filter(|rules| *rules != again.rules) {
            return Self::by_other_rules(games, again, kept, before, now);
        }
        let resumed = kept.snapshot.as_ref().and_then(|snapshot| {
            let resumed = Self::resume(Arc::clone(&games), again, snapshot);
            if let Err(Unreadable(why)) = &resumed {
                tracing::warn!(table = created.table, why, "a snapshot cannot be read: all acts are carried out again");
            }
            resumed.ok()
        });
        let room = match resumed {
            Some(mut room) => {
                let later = &kept.acts[room.version as usize..];
                later.iter().try_for_each(|act| room.apply(read(act)?))?;
                room
            }
            None => {
                let acts: Result<Vec<Stamped>, Unreadable> = kept.acts.iter().map(|act| read(act)).collect();
                Self::load(games, acts?)?
            }
        };
        // Of a game that was kept without one, a snapshot is kept from now on.
        let news = room.is_due().then(Vec::new);
        Ok(Opened { room, news })
    }

    /// The table as it stood at a snapshot by the same rules.
    fn resume(games: Arc<Games>, again: Again, snapshot: &Snapshot) -> Result<Self, Unreadable> {
        let saved = Saved::read(snapshot)?;
        let game = (again.resume)(saved.game.get()).map_err(|error| Unreadable(format!("{error}")))?;
        let mut room = saved.room(games, snapshot.version)?;
        for (index, place) in room.places.iter_mut().enumerate() {
            place.asked = game.ask_print(Seat(index as u8));
        }
        game.sight(Viewer::Public).is_news(&mut room.public);
        room.timing = game.timing();
        room.game = Some(game);
        Ok(room)
    }

    fn by_other_rules(
        games: Arc<Games>,
        again: Again,
        kept: &Kept,
        before: u32,
        now: Millis,
    ) -> Result<Opened, Unreadable> {
        let rules = again.rules;
        let saved = kept.snapshot.as_ref().and_then(|snapshot| Some((Saved::read(snapshot).ok()?, snapshot.version)));
        let Some((saved, version)) = saved else {
            return Self::set_aside(games, kept, before, rules);
        };
        let game = (again.carry_over)(saved.game.get());
        let remains = tabletop::saved_record(saved.game.get());
        let mut room = saved.room(games, version)?;
        let lost = room.without_game(&kept.acts[version as usize..])?;
        let news = match (game, room.stage.is_done()) {
            (game, true) => {
                room.game = game.ok();
                (room.notice, room.remains) = (Some(Notice::Finished { before, rules }), remains);
                None
            }
            (Ok(game), false) => {
                room.game = Some(game);
                Some(vec![room.go_on(before, rules, lost, now)])
            }
            (Err(why), false) => {
                tracing::warn!(table = room.id(), ?why, "set aside: its rules have changed");
                room.stage = Stage::SetAside;
                (room.notice, room.remains) = (Some(Notice::SetAside { before, rules }), remains);
                Some(Vec::new())
            }
        };
        Ok(Opened { room, news })
    }

    /// A table of whose game nothing can be read: who sat there and what was said.
    fn set_aside(games: Arc<Games>, kept: &Kept, before: u32, rules: u32) -> Result<Opened, Unreadable> {
        let mut room = Self::load(games, [read(&kept.acts[0])?])?;
        room.without_game(&kept.acts[1..])?;
        room.notice = Some(match room.stage {
            Stage::Aborted => Notice::Finished { before, rules },
            Stage::Waiting | Stage::Playing | Stage::Over | Stage::SetAside => {
                room.stage = Stage::SetAside;
                Notice::SetAside { before, rules }
            }
        });
        room.remains = Some(kept.acts.join("\n") + "\n");
        Ok(Opened { room, news: Some(Vec::new()) })
    }

    /// A table of which only the first acts are as they were written: who sat there and what was said. It is not gone on with: all
    /// that was done since may be brought back.
    pub(crate) fn damaged(games: Arc<Games>, kept: &Kept) -> Result<Self, Unreadable> {
        let first = kept.acts.first().ok_or_else(|| Unreadable("nothing of it is there".to_owned()))?;
        let mut room = Self::load(games, [read(first)?])?;
        // As far as they can be read.
        let _ = room.without_game(&kept.acts[1..]);
        (room.stage, room.notice) = (Stage::SetAside, Some(Notice::Damaged));
        Ok(room)
    }

    /// Carries out those acts that do not touch the game. Says how many answers were among the others.
    fn without_game(&mut self, acts: &[String]) -> Result<usize, Unreadable> {
        let (version, mut lost) = (self.version + acts.len() as u64, 0);
        for act in acts {
            let act: Stamped = read(act)?;
            match &act.act {
                Act::Sat { .. }
                | Act::Left { .. }
                | Act::Renamed { .. }
                | Act::Entropy { .. }
                | Act::Reseated { .. }
                | Act::Said { .. }
                | Act::Proposed { what: Motion::Abort, .. }
                | Act::Away { .. }
                | Act::Rematched { .. } => self.apply(act)?,
                Act::Voted { .. } if self.running.is_some() => self.apply(act)?,
                Act::Answered { .. } => lost += 1,
                Act::Created(_)
                | Act::Started
                | Act::TookBack { .. }
                | Act::Late { .. }
                | Act::Ordered { .. }
                | Act::Claimed { .. }
                | Act::Held { .. }
                | Act::Closed
                | Act::Proposed { what: Motion::Rewind { .. }, .. }
                | Act::Voted { .. }
                | Act::GoesOn { .. } => {}
            }
        }
        self.version = version;
        Ok(lost)
    }

    /// Goes on by other rules: everything that was asked is asked anew, and everybody reads a new edition.
    fn go_on(&mut self, before: u32, rules: u32, lost: usize, at: Millis) -> Stamped {
        self.version += 1;
        (self.changed, self.progressed) = (at, at);
        self.notice = Some(Notice::GoesOn { before, rules, lost });
        (self.running, self.window, self.snapshot) = (None, None, None);
        for place in &mut self.places {
            (place.answered, place.plays) = (None, None);
        }
        if let Some(game) = &self.game {
            let viewers = Viewer::all(self.places.len() as u8);
            for (edition, viewer) in self.editions.iter_mut().zip(viewers) {
                *edition = Edition { number: edition.number + 1, common: game.entries_after(viewer, 0) };
            }
        }
        self.refresh(at, SeatSet::all(self.places.len() as u8));
        Stamped::new(at, Act::GoesOn { before, rules, lost })
    }

    /// The rules that its game is played by, once it has started.
    pub(crate) fn rules(&self) -> Option<u32> {
        match self.notice {
            Some(Notice::SetAside { before, .. } | Notice::Finished { before, .. }) => Some(before),
            Some(Notice::Damaged) => None,
            Some(Notice::GoesOn { .. }) | None => {
                let kind = self.games.find(&self.created.game).filter(|_| self.game.is_some());
                kind.map(|kind| kind.again.rules)
            }
        }
    }

    pub(crate) fn changed(&self) -> Millis {
        self.changed
    }

    /// A snapshot if one is due: every so often, of what went on by other rules, and when the game is over.
    pub(crate) fn snapshot_if_due(&self) -> Option<String> {
        if self.is_due() { self.snapshot() } else { None }
    }

    fn is_due(&self) -> bool {
        let due = match self.snapshot {
            Some((version, done)) => self.version - version >= EVERY || (self.stage.is_done() && !done),
            None => self.version >= EVERY || self.stage.is_done() || self.notice.is_some(),
        };
        due && self.game.is_some() && self.remains.is_none()
    }

    /// The table as it is now, for when it leaves memory, if it is not kept like that already. Of a game that is over nothing more is
    /// kept: what comes then is talk, and that there is a rematch, which any rules can read.
    pub(crate) fn snapshot_to_leave(&self) -> Option<String> {
        let kept = self.snapshot.is_some_and(|(version, done)| version == self.version || done);
        if kept { None } else { self.snapshot() }
    }

    fn snapshot(&self) -> Option<String> {
        let game = self.game.as_ref().filter(|_| self.remains.is_none())?;
        let saved = Saved {
            created: self.created.clone(),
            places: self.places.clone(),
            stage: self.stage,
            editions: self.editions.clone(),
            chat: self.chat.clone(),
            forgotten: self.forgotten,
            running: self.running,
            rewinds: self.rewinds,
            window: self.window,
            progressed: self.progressed,
            changed: self.changed,
            rematch: self.rematch.clone(),
            notice: self.notice,
            outcome: game.outcome().map(Into::into),
            game: game.save(),
        };
        Some(text(&saved))
    }

    /// It is kept as it is now, perhaps with a snapshot of it.
    pub(crate) fn is_kept(&mut self, snapshot: bool) {
        self.listed = Some(self.list_print());
        if snapshot {
            self.snapshot = Some((self.version, self.stage.is_done()));
        }
    }

    /// What another process has done and kept. If it cannot be carried out here, the table is to be loaded anew.
    pub(crate) fn follow(&mut self, act: &str) -> Result<(), Unreadable> {
        self.apply(read(act)?)?;
        // With it, whoever did it has kept what lists show, and a snapshot if one was due.
        self.is_kept(self.is_due());
        Ok(())
    }

    /// Is what lists show of it kept already?
    pub(crate) fn is_listed(&self) -> bool {
        self.listed == Some(self.list_print())
    }

    /// All that lists show of it, as a fingerprint.
    fn list_print(&self) -> u64 {
        let places = self.places.iter().map(|Occupant { chair, person, name, .. }| (chair, person, name));
        fingerprint(&(self.stage, self.rules(), places.collect::<Vec<_>>()))
    }
}

impl Saved<Box<RawValue>> {
    fn read(snapshot: &Snapshot) -> Result<Self, Unreadable> {
        serde_json::from_str(&snapshot.text).map_err(|error| Unreadable(error.to_string()))
    }

    fn room(self, games: Arc<Games>, version: u64) -> Result<Room, Unreadable> {
        let room = Room::new(games, self.created, self.changed)?;
        Ok(Room {
            version,
            places: self.places,
            stage: self.stage,
            editions: self.editions,
            chat: self.chat,
            forgotten: self.forgotten,
            running: self.running,
            rewinds: self.rewinds,
            window: self.window,
            progressed: self.progressed,
            changed: self.changed,
            rematch: self.rematch,
            notice: self.notice,
            outcome: self.outcome,
            snapshot: Some((version, self.stage.is_done())),
            ..room
        })
    }
}

/// How the table was made: as its first act says, or its snapshot if that act is damaged.
fn created(kept: &Kept) -> Result<Box<Created>, Unreadable> {
    match (kept.acts.first().filter(|first| !first.is_empty()), &kept.snapshot) {
        (Some(first), _) => {
            let Stamped { act: Act::Created(created), .. } = read(first)? else {
                return Err(Unreadable("the first act is not that the table was made".to_owned()));
            };
            Ok(created)
        }
        (None, Some(snapshot)) => Saved::read(snapshot).map(|saved| Box::new(saved.created)),
        (None, None) => Err(Unreadable("nothing of it is there".to_owned())),
    }
}

fn read(act: &str) -> Result<Stamped, Unreadable> {
    serde_json::from_str(act).map_err(|error| Unreadable(error.to_string()))
}
