//! The hall: finds tables, taking them into memory when somebody comes; makes new ones; knows people by their tokens.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::{MAX_NAME, Pace, Talk, Wanted};
use serde_json::Value;
use tabletop::Seat;
use tokio::sync::{Notify, mpsc, oneshot, watch};
use words::Words;

use crate::act::{Act, Chair, Created, FORMAT, Stamped};
use crate::audit;
use crate::bus::{Bus, Silence, Word};
use crate::chance::{Chance, spell};
use crate::clock::{Clock, Millis};
use crate::games::Games;
use crate::keeper::{self, Msg};
use crate::limit::Limit;
use crate::metrics::Metrics;
use crate::names;
use crate::reasoning::Reasoning;
use crate::refused::Refused;
use crate::room::{Opened, Room, Unreadable};
use crate::store::{
    About, Append, Damage, Hash, Kept, Lease, Person, PersonId, Session, SessionId, Stands, Store, StoreError, TableId,
    Which,
};
use crate::thinkers::Thinkers;
use crate::wakes::Wakes;
use crate::wire::{NewTable, text};

/// How many letters the name of a table has.
const TABLE_NAME: usize = 10;

/// The stretch of time that creations are counted in.
const MINUTE: Millis = 60_000;

/// How often somebody at one address may try to come back in a minute.
const RETURNS: u32 = 20;

/// The stretch of time that advice is counted in.
const ADVICE_FOR: Millis = 10_000;

/// How often it is looked whether the operator has ended somebody's tokens, who is another process.
const ENDED: Millis = 5_000;

/// How long those who are connected are waited for when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);

/// How a hall is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people reach it, for links and to know its own pages by: `https://games.example`.
    pub public_url: String,
    /// Proxies whose word on where a request comes from is taken.
    pub proxies: Vec<crate::net::Network>,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Millis,
    /// How many tables and people somebody at one address may make in a minute.
    pub creations: u32,
    /// How much somebody may say, order and propose at a table in ten seconds. Answers are not counted: there are only so many
    /// questions.
    pub busy: u32,
    /// Threads for bots.
    pub thinkers: usize,
    /// How many messages wait for a connection that does not read, before it is cut.
    pub outbox: usize,
    /// How long the body of a request may take to arrive: it is small.
    pub body: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: "http://localhost:8080".to_owned(),
            proxies: Vec::new(),
            idle: 60_000,
            creations: 60,
            busy: 40,
            thinkers: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            outbox: 64,
            body: Duration::from_secs(10),
        }
    }
}

/// What is counted by address.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Counted {
    /// Tables and people that are made.
    Creations,
    /// Tries to come back by a private link.
    Returns,
}

/// Who asks, and how they want to be spoken to.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) person: Option<Person>,
    /// Of the token that they are known by.
    pub(crate) token: Option<Hash>,
    /// The language that they name things in.
    pub(crate) words: Arc<Words>,
    /// Do they want lines in it instead of phrases?
    pub(crate) text: bool,
}

#[derive(Debug)]
pub struct Hall {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    /// Where others on the same store are heard.
    pub(crate) bus: Arc<dyn Bus>,
    /// Something may have been missed of what they said.
    pub(crate) missed: Notify,
    pub(crate) clock: Clock,
    pub(crate) chance: Chance,
    pub(crate) games: Arc<Games>,
    pub(crate) thinkers: Thinkers,
    pub(crate) metrics: Metrics,
    /// What is made from each address.
    limit: Limit<IpAddr>,
    /// Tries to come back from each address: nobody is to find somebody's link by trying.
    returns: Limit<IpAddr>,
    /// Advice that each person asks for: somebody has to think about it.
    pub(crate) hints: Limit<PersonId>,
    /// What finished games were asked about what computer players thought.
    pub(crate) reasoning: Reasoning,
    /// Games that each person plays once more at a new table.
    rematches: Limit<PersonId>,
    words: Vec<Arc<Words>>,
    tables: Mutex<HashMap<TableId, mpsc::Sender<Msg>>>,
    wakes: Mutex<Wakes>,
    woken: Notify,
    /// What was said to be wrong, by table.
    faults: Mutex<BTreeSet<(TableId, &'static str)>>,
    stopping: AtomicBool,
    /// Held while a table is settled.
    settling: tokio::sync::Mutex<()>,
    /// How many connections there are, until the last thing that they are told has been sent.
    pub(crate) open: watch::Sender<usize>,
}

impl Hall {
    pub fn new(config: Config, store: Arc<dyn Store>, clock: Clock, chance: Chance, games: Games) -> Arc<Self> {
        Self::among(Arc::new(Silence), config, store, clock, chance, games)
    }

    /// One of several on the same store.
    pub fn among(
        bus: Arc<dyn Bus>,
        config: Config,
        store: Arc<dyn Store>,
        clock: Clock,
        chance: Chance,
        games: Games,
    ) -> Arc<Self> {
        let words = Words::LANGUAGES.iter().filter_map(|language| Words::new(language)).map(Arc::new).collect();
        Arc::new(Self {
            thinkers: Thinkers::new(config.thinkers),
            limit: Limit::new(config.creations, MINUTE),
            returns: Limit::new(RETURNS, MINUTE),
            hints: Limit::new(config.busy, ADVICE_FOR),
            reasoning: Reasoning::default(),
            rematches: Limit::new(config.creations, MINUTE),
            config,
            store,
            bus,
            missed: Notify::new(),
            clock,
            chance,
            games: Arc::new(games),
            metrics: Metrics::default(),
            words,
            tables: Mutex::default(),
            wakes: Mutex::default(),
            woken: Notify::new(),
            faults: Mutex::default(),
            stopping: AtomicBool::new(false),
            settling: tokio::sync::Mutex::default(),
            open: watch::Sender::new(0),
        })
    }

    /// Takes up the tables at which something is due, for as long as the hall is open.
    pub async fn watch(self: Arc<Self>) -> Result<(), StoreError> {
        let (mut ended, _) = self.store.ended(0).await?;
        // Where there are several, what is due is asked for when it is.
        let wakes = if self.store.shared().is_none() { self.store.wakes().await? } else { Vec::new() };
        let mut look = self.clock.now() + ENDED;
        wakes.into_iter().for_each(|(table, at)| self.wakes().set(table, at));
        // Beside what is due: it may take long.
        let hall = Arc::clone(&self);
        tokio::spawn(async move {
            if let Err(error) = hall.settle().await {
                tracing::error!(%error, "tables that were kept by an older program were not looked at");
            }
        });
        let among_others = self.attend();
        let by_itself = async {
            loop {
                let first = self.wakes().first();
                tokio::select! {
                    () = self.woken.notified() => {}
                    () = self.clock.reach(Some(look)) => {
                        look = self.clock.now() + ENDED;
                        // What cannot be read now is read the next time.
                        if let Ok((last, people)) = self.store.ended(ended).await {
                            ended = last;
                            for person in people {
                                self.renewed(&person).await;
                            }
                        }
                    }
                    () = self.clock.reach(first.as_ref().map(|(at, _)| *at)) => {
                        if let Some(due) = first {
                            self.wakes().done(&due);
                            // Loading is all it needs: the table sees for itself what is due.
                            drop(self.table(&due.1));
                        }
                    }
                }
            }
        };
        tokio::join!(among_others, by_itself);
        Ok(())
    }

    /// Tells everybody that the server stops, and closes every table. They are on disk already.
    pub async fn close(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        // Whoever opens these files next may have other rules: nothing is settled by ours any more.
        drop(self.settling.lock().await);
        let tables: Vec<mpsc::Sender<Msg>> = self.tables().drain().map(|(_, table)| table).collect();
        for table in &tables {
            let _ = table.send(Msg::Stop).await;
        }
        for table in tables {
            table.closed().await;
        }
        if let Some(shared) = self.store.shared() {
            // Else the others take it for alive until its time is up.
            let _ = shared.leave().await;
        }
        // Until everybody has been told; but not for somebody who does not listen.
        let told = async { self.open.subscribe().wait_for(|open| *open == 0).await.map(|_| ()) };
        let _ = tokio::time::timeout(GOODBYE, told).await;
    }

    /// How many tables are in memory, or about to be.
    pub fn at_hand(&self) -> usize {
        self.tables().len()
    }

    /// How many tables have left memory.
    pub fn left(&self) -> u64 {
        let there = u64::try_from(self.metrics.tables.load(Ordering::Relaxed)).unwrap_or(0);
        self.metrics.loads.load(Ordering::Relaxed).saturating_sub(there)
    }

    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub(crate) fn words(&self, language: &str) -> Option<Arc<Words>> {
        self.words.iter().find(|words| words.language() == language).cloned()
    }

    pub(crate) fn english(&self) -> Arc<Words> {
        Arc::clone(&self.words[0])
    }

    pub(crate) fn tables(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Msg>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wakes(&self) -> MutexGuard<'_, Wakes> {
        self.wakes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where to reach a table; it is taken into memory if it is not there.
    pub(crate) fn table(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Msg>, Refused> {
        let mut tables = self.tables();
        // Under the lock, so that no table comes up after the hall was closed.
        if self.stopping.load(Ordering::Relaxed) {
            return Err(Refused::Stopping);
        }
        if let Some(table) = tables.get(id).filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        let table = keeper::open(Arc::clone(self), id.to_owned());
        tables.insert(id.to_owned(), table.clone());
        Ok(table)
    }

    /// Sends a message to a table and gives its answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        table: &str,
        msg: impl FnOnce(oneshot::Sender<Result<T, Refused>>) -> Msg,
    ) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        let mut msg = msg(reply);
        loop {
            match self.table(table)?.send(msg).await {
                Ok(()) => return answer.await.unwrap_or(Err(Refused::Store(StoreError::Conflict))),
                // It left memory at this very moment: it is loaded again.
                Err(mpsc::error::SendError(back)) => msg = back,
            }
        }
    }

    /// Sends a message that needs no answer to a table that is in memory.
    pub(crate) async fn tell(&self, table: &str, msg: Msg) {
        let table = self.tables().get(table).cloned();
        if let Some(table) = table {
            let _ = table.send(msg).await;
        }
    }

    /// A table leaves memory, if nobody is about to reach it. Says whether it did.
    pub(crate) fn forget(&self, id: &str, inbox: &mpsc::Receiver<Msg>, wake: Option<Millis>) -> bool {
        let mut tables = self.tables();
        // Under the lock nobody else can get hold of a sender; ours is the only one if nobody has.
        if !inbox.is_empty() || inbox.sender_strong_count() > 1 {
            return false;
        }
        tables.remove(id);
        drop(tables);
        self.remember(id, wake);
        true
    }

    /// A table that is not in memory is to be taken up when something is due there. Where there are several the store tells.
    fn remember(&self, id: &str, wake: Option<Millis>) {
        if let Some(wake) = wake.filter(|_| self.store.shared().is_none()) {
            self.wakes().set(id.to_owned(), wake);
            self.woken.notify_one();
        }
    }

    /// A table could not be taken into memory: nothing of it stays there, or anybody could fill it with names of tables.
    pub(crate) fn sweep(&self, id: &str) {
        let mut tables = self.tables();
        // Somebody else may be at it again.
        if tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(id);
        }
    }

    /// Takes a table up from what is kept of it, by the rules of today.
    pub(crate) async fn load(&self, id: &str) -> Result<Room, Refused> {
        loop {
            let loaded =
                self.store.load(id).await.inspect_err(|error| self.fault(id, &format!("{error}"), "cannot be read"));
            let kept = loaded?.ok_or(Refused::UnknownTable)?;
            match &kept.damage {
                Some(Damage { what, harmless: true }) => self.fault(id, what, "is damaged, and nothing of it is lost"),
                Some(Damage { what, harmless: false }) => return self.set_aside(&kept, id, what).await,
                None => {}
            }
            let Opened { mut room, news } = match Room::open(Arc::clone(&self.games), &kept, self.clock.now()) {
                Ok(opened) => opened,
                // It is nobody's fault that it is not known here yet.
                Err(Unreadable(why)) if kept.format > FORMAT => {
                    self.fault(id, &why, "is of a newer program");
                    return Err(Refused::Store(StoreError::Damaged(why)));
                }
                Err(Unreadable(why)) => return self.set_aside(&kept, id, &why).await,
            };
            let Some(acts) = news else { return Ok(room) };
            match self.append(&mut room, kept.acts.len() as u64, &acts, None).await {
                Ok(_) => return Ok(room),
                // Another process was quicker.
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// A table that cannot go on, as what can be read of it.
    async fn set_aside(&self, kept: &Kept, id: &str, why: &str) -> Result<Room, Refused> {
        self.fault(id, why, "is damaged and set aside");
        let room = Room::damaged(Arc::clone(&self.games), kept).map_err(|_| Refused::Damaged)?;
        // If lists cannot be told now, they are when it is looked at the next time.
        let _ = self.store.set_aside(id.to_owned(), text(&room.summary())).await;
        Ok(room)
    }

    /// Says what is wrong with what is kept of a table, once.
    fn fault(&self, table: &str, cause: &str, what: &'static str) {
        if self.faults.lock().unwrap_or_else(PoisonError::into_inner).insert((table.to_owned(), what)) {
            tracing::error!(table, cause, "a table {what}");
        }
    }

    /// Looks once at every table that no snapshot is kept of, or whose rules have changed, so that lists say what became of
    /// it and the next change of the rules finds it ready.
    async fn settle(&self) -> Result<(), StoreError> {
        for kind in self.games.iter() {
            for id in self.store.unsettled(kind.id, kind.again.rules).await? {
                let _settling = self.settling.lock().await;
                if self.stopping.load(Ordering::Relaxed) {
                    return Ok(());
                }
                // What cannot be read was logged; it is told to whoever opens it.
                if let Ok(mut room) = self.load(&id).await {
                    self.save(&mut room).await;
                }
            }
        }
        Ok(())
    }

    /// Keeps a snapshot of a table that is about to leave memory. Without one it only takes longer to load.
    pub(crate) async fn save(&self, room: &mut Room) {
        let Some(snapshot) = room.snapshot_to_leave() else { return };
        let version = room.version();
        let kept = self.store.append(self.to_append(room, version, &[], Some(snapshot), None)).await;
        match kept {
            Ok(_) => room.is_kept(true),
            Err(error) => tracing::debug!(table = room.id(), %error, "no snapshot was kept"),
        }
    }

    fn to_append(
        &self,
        room: &Room,
        against: u64,
        acts: &[Stamped],
        snapshot: Option<String>,
        drives: Option<Millis>,
    ) -> Append {
        Append {
            table: room.id().clone(),
            against,
            acts: acts.iter().map(text).collect(),
            stands: Stands { changed: room.changed(), wake: room.wake(), waits: room.waits_for() },
            about: (!room.is_listed()).then(|| About {
                format: FORMAT,
                rules: room.rules(),
                summary: text(&room.summary()),
                listed: room.created().listed && !room.stage().is_done(),
                people: room.people(),
            }),
            snapshot,
            drives,
        }
    }

    /// Keeps what has happened at a table, and a snapshot of it now and then. Says who sees to the table from now on, if
    /// whoever appends would.
    pub(crate) async fn append(
        &self,
        room: &mut Room,
        against: u64,
        acts: &[Stamped],
        drives: Option<Millis>,
    ) -> Result<Lease, StoreError> {
        let began = std::time::Instant::now();
        let snapshot = room.snapshot_if_due();
        let with_snapshot = snapshot.is_some();
        let kept = self.store.append(self.to_append(room, against, acts, snapshot, drives)).await;
        if kept.is_ok() {
            room.is_kept(with_snapshot);
            if !acts.is_empty() {
                self.bus.tell(Word::Acts { table: room.id().clone(), version: room.version() });
            }
        }
        self.metrics.kept(began.elapsed());
        kept
    }

    /// Counts what is made from an address, here and, where there are several, by all of them together.
    pub(crate) async fn within(&self, what: Counted, from: IpAddr) -> Result<(), Refused> {
        let limit = match what {
            Counted::Creations => &self.limit,
            Counted::Returns => &self.returns,
        };
        let now = self.clock.now();
        limit.count(from, now).map_err(|_| Refused::TooMany)?;
        if let Some(shared) = self.store.shared().filter(|_| limit.most() > 0)
            && !shared.count(format!("{what:?} {from}"), now / MINUTE, limit.most()).await?
        {
            return Err(Refused::TooMany);
        }
        Ok(())
    }

    pub(crate) async fn person(&self, token: Hash) -> Result<Person, Refused> {
        self.store.person(token, self.clock.now()).await?.ok_or(Refused::WrongToken)
    }

    /// Where somebody is known, told to them with what they are known by here.
    pub(crate) async fn sessions(&self, person: &Person, here: Hash) -> Result<Vec<protocol::reply::Session>, Refused> {
        let told = |Session { id: SessionId(id), token, since, seen, linked }: Session| protocol::reply::Session {
            id,
            since,
            seen,
            linked,
            here: token == here,
        };
        Ok(self.store.sessions(person.id.clone()).await?.into_iter().map(told).collect())
    }

    /// Ends one of somebody's sessions, or all but the one that they ask from, and what is connected by them.
    pub(crate) async fn end(&self, person: &Person, here: Hash, one: Option<String>) -> Result<(), Refused> {
        let which = one.map_or(Which::AllBut(here), |id| Which::One(SessionId(id)));
        match self.store.end(person.id.clone(), which).await {
            // There was none to be ended: that is how it should be.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        audit::person(&person.id, "end");
        self.renewed(&person.id).await;
        Ok(())
    }

    /// Some of this person's tokens have ended: who came by them is not to stay because they are connected already.
    async fn renewed(&self, person: &PersonId) {
        let tables: Vec<mpsc::Sender<Msg>> = self.tables().values().cloned().collect();
        for table in tables {
            let _ = table.send(Msg::Renewed(person.clone())).await;
        }
    }

    /// Somebody new, and the token to be known by.
    pub(crate) async fn new_person(&self, name: &str) -> Result<(Person, String), Refused> {
        let name = checked_name(name)?;
        let (id, token) = (self.chance.name(12), self.chance.name(32));
        let person = Person { id, name };
        self.store.add_person(person.clone(), hash(&token), self.clock.now()).await?;
        audit::person(&person.id, "new");
        Ok((person, token))
    }

    /// Somebody is called something else from now on. A table learns of it when they come to it.
    pub(crate) async fn rename(&self, person: &Person, name: &str) -> Result<Person, Refused> {
        let person = Person { id: person.id.clone(), name: checked_name(name)? };
        self.store.rename(person.clone()).await?;
        audit::person(&person.id, "name");
        Ok(person)
    }

    /// A private link to come back by. It is not kept, and told this once.
    pub(crate) async fn new_link(&self, person: &Person, token: Hash) -> Result<String, Refused> {
        let key = self.chance.name(32);
        self.store.keep_link(person.id.clone(), hash(&key), token).await?;
        audit::person(&person.id, "link");
        self.renewed(&person.id).await;
        // Behind the number sign, where browsers keep it from servers and their logs.
        Ok(format!("{}/back#{key}", self.config.public_url.trim_end_matches('/')))
    }

    /// Whoever this key brings back, and another token to be known by.
    pub(crate) async fn come_back(&self, key: &str) -> Result<(Person, String), Refused> {
        let token = self.chance.name(32);
        self.store.come_back(hash(key), hash(&token), self.clock.now()).await.map_err(|error| match error {
            StoreError::Conflict => Refused::WrongLink,
            StoreError::Full
            | StoreError::Locked
            | StoreError::Newer { .. }
            | StoreError::Damaged(_)
            | StoreError::Other(_) => error.into(),
        })?;
        let person = self.person(hash(&token)).await?;
        audit::person(&person.id, "return");
        Ok((person, token))
    }

    pub(crate) async fn new_table(&self, person: &Person, new: NewTable) -> Result<Room, Refused> {
        let kind = self.games.find(&new.game).ok_or(Refused::NoSuchGame)?;
        let seats = (kind.seats)(&new.setup).map_err(Refused::Setup)?;
        let mut usual = vec![Wanted::Bot(kind.usual.to_owned()); usize::from(seats)];
        usual[0] = Wanted::Me;
        let wanted = new.seats.unwrap_or(usual);
        let me = wanted.iter().filter(|wanted| **wanted == Wanted::Me).count();
        if wanted.len() != usize::from(seats) || me > 1 {
            return Err(Refused::Chairs { seats, given: wanted.len() });
        }
        if !new.pace.is_possible() {
            return Err(Refused::Pace);
        }
        kind.in_time(kind.adviser, new.pace)?;
        let turn = new.pace.turn.or_else(|| (kind.turn)(new.pace.live));
        let pace = Pace { turn, ..new.pace };
        let mut lineup = Vec::new();
        for wanted in wanted {
            let chair = match wanted {
                Wanted::Me | Wanted::Open => Chair::Open,
                Wanted::Invited => Chair::Invited(self.chance.name(16)),
                Wanted::Bot(ref level) if kind.has(level) => {
                    kind.in_time(level, pace)?;
                    Chair::Bot(level.clone())
                }
                Wanted::Bot(_) => return Err(Refused::NoSuchBot),
            };
            let sits = (wanted == Wanted::Me).then(|| (person.id.clone(), person.name.clone()));
            lineup.push((chair, sits));
        }
        self.make(
            self.chance.name(TABLE_NAME),
            &person.id,
            new.game,
            new.setup,
            pace,
            new.talk,
            new.listed,
            new.start,
            lineup,
        )
        .await
    }

    /// Another table with the same people and options.
    pub(crate) async fn again(&self, room: &Room, owner: &PersonId) -> Result<TableId, Refused> {
        self.rematches.count(owner.clone(), self.clock.now()).map_err(|_| Refused::TooMany)?;
        let Created { game, setup, pace, talk, listed, .. } = room.created().clone();
        let own = |sits: Option<(&str, &str)>| sits.map(|(person, name)| (person.to_owned(), name.to_owned()));
        let lineup = room.lineup().map(|(chair, sits)| (chair.clone(), own(sits))).collect();
        // By its secret: two processes that are asked for it at the same moment make the same table.
        let secret = room.created().secret.0;
        let id = spell(blake3::Hasher::new().update(&secret).update(b"rematch").finalize().as_bytes(), TABLE_NAME);
        match self.make(id.clone(), owner, game, setup, pace, talk, listed, false, lineup).await {
            Ok(_) | Err(Refused::Store(StoreError::Conflict)) => Ok(id),
            Err(refused) => Err(refused),
        }
    }

    #[expect(clippy::too_many_arguments, reason = "each is one field of the table")]
    async fn make(
        &self,
        id: TableId,
        owner: &PersonId,
        game: String,
        setup: Value,
        pace: Pace,
        talk: Talk,
        listed: bool,
        start: bool,
        lineup: Vec<(Chair, Option<(PersonId, String)>)>,
    ) -> Result<Room, Refused> {
        let created = Created {
            table: id,
            game,
            setup,
            owner: owner.clone(),
            chairs: lineup.iter().map(|(chair, _)| chair.clone()).collect(),
            pace,
            talk,
            listed,
            secret: self.chance.secret(),
            chance: self.chance.number(),
        };
        let mut acts = vec![Act::Created(Box::new(created))];
        for (index, (_, sits)) in lineup.iter().enumerate() {
            if let Some((person, name)) = sits.clone() {
                acts.push(Act::Sat { seat: Seat(index as u8), person, name, entropy: String::new() });
            }
        }
        let empty = lineup.iter().any(|(chair, sits)| sits.is_none() && !matches!(chair, Chair::Bot(_)));
        if start && empty {
            return Err(Refused::SeatsOpen);
        }
        acts.extend(start.then_some(Act::Started));
        let at = self.clock.now();
        let acts: Vec<Stamped> = acts.into_iter().map(|act| Stamped::new(at, act)).collect();
        let mut room = Room::load(Arc::clone(&self.games), acts.iter().cloned())
            .map_err(|Unreadable(why)| Refused::Store(StoreError::Other(why)))?;
        self.append(&mut room, 0, &acts, None).await?;
        audit::made(owner, room.id(), &room.created().game);
        // A table of bots alone plays by itself.
        self.remember(room.id(), room.wake());
        Ok(room)
    }
}

/// A name as people write one: something to be seen in it, nothing that cannot be.
fn checked_name(name: &str) -> Result<String, Refused> {
    let name = name.trim();
    let wrong = name.chars().count() > MAX_NAME
        || !name.chars().any(char::is_alphanumeric)
        || name.chars().any(|letter| letter.is_control() || names::is_unseen(letter));
    if wrong { Err(Refused::Name) } else { Ok(name.split_whitespace().collect::<Vec<_>>().join(" ")) }
}

/// How a token or a link is kept: whoever reads the database cannot use it.
pub(crate) fn hash(token: &str) -> Hash {
    *blake3::hash(token.as_bytes()).as_bytes()
}
