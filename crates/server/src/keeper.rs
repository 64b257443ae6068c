//! A table in memory: one task that does everything at it, one thing after another.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::ws::Utf8Bytes;
use protocol::reply::{Result as Led, Rows};
use protocol::{Bye, Done, Hello, Presence};
use tabletop::{Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

use crate::act::{Act, Stamped};
use crate::audit;
use crate::bus::Word;
use crate::clock::Millis;
use crate::hall::{Caller, Config, Hall};
use crate::limit::Limit;
use crate::refused::Refused;
use crate::room::{Audience, Moment, Reads, Resume, Room, Thought, Thoughts};
use crate::store::{Here, LEASE, Lease, Person, PersonId, StoreError, TableId};
use crate::wire::{self, Command, Message, Raw, Request, State, aid, rows, text};

/// How long after a failure to keep something by itself a table tries again.
const RETRY: Millis = 5_000;

/// How long after a failure to read a table it is tried again, for those who look at it.
const REREAD: Millis = 1_000;

/// So often something is decided anew where another process was quicker, before whoever wants it is told so.
const TRIES: usize = 20;

/// The stretch of time that what somebody says, orders and proposes is counted in.
const BUSY_FOR: Millis = 10_000;

/// And for those who never tire of it, an hour, in which it may be so many times as much.
const LONG: Millis = 3_600_000;
const MORE: u32 = 25;

/// With more spectators than this, their number is told once in a while and not whenever one of them comes or goes: a thousand
/// who come would be told of it half a million times.
const CROWD: usize = 20;

/// How long their number stands then.
const RECOUNT: Millis = 1_000;

/// How many messages wait for a table.
const INBOX: usize = 64;

type Reply<T> = oneshot::Sender<Result<T, Refused>>;

/// Messages that go out together.
pub(crate) type Batch = Vec<Utf8Bytes>;

/// Small, as a table has room for a number of them: what is large is elsewhere.
pub(crate) enum Msg {
    /// A command on its own.
    Do {
        caller: Box<Caller>,
        command: Box<Command>,
        reply: Reply<wire::Result>,
    },
    /// A message over a connection, or why it could not be read.
    Said {
        connection: u64,
        request: Box<Result<Request, Refused>>,
    },
    Connect {
        caller: Arc<Caller>,
        resume: Resume,
        out: mpsc::Sender<Batch>,
        cut: oneshot::Sender<()>,
        reply: Reply<u64>,
    },
    Disconnect(u64),
    /// Some of this person's tokens have ended: who came by them is known here no more.
    Renewed(PersonId),
    /// All there is to be known, at once.
    State {
        caller: Box<Caller>,
        resume: Resume,
        reply: Reply<Box<State>>,
    },
    /// Anything else that only looks.
    Look(Look),
    Thought {
        seat: Seat,
        ticket: String,
        items: Raw,
    },
    /// Another process has kept so many acts.
    Heard(u64),
    /// Somebody has come or gone by way of another process.
    Present,
    Stop,
}

/// Given the room, or why there is none.
pub(crate) type Look = Box<dyn FnOnce(Result<&Room, Refused>) + Send>;

/// Starts a table's task.
pub(crate) fn open(hall: Arc<Hall>, id: TableId) -> mpsc::Sender<Msg> {
    let (sender, mut inbox) = mpsc::channel(INBOX);
    let own = sender.downgrade();
    tokio::spawn(async move {
        match hall.load(&id).await {
            Ok(room) => {
                hall.metrics.tables.fetch_add(1, Ordering::Relaxed);
                hall.metrics.loads.fetch_add(1, Ordering::Relaxed);
                let counted = Counted(Arc::clone(&hall));
                let thoughts = room.created().chairs.iter().map(|_| None).collect();
                let lease = if hall.store.shared().is_some() { Lease::NONE } else { Lease::ALWAYS };
                let touched = hall.clock.now();
                let Config { busy, .. } = hall.config;
                let busy = [Limit::new(busy, BUSY_FOR), Limit::new(busy.saturating_mul(MORE), LONG)];
                let keeper = Keeper {
                    hall,
                    room,
                    own,
                    connections: BTreeMap::new(),
                    next: 0,
                    audiences: Vec::new(),
                    present: Presence::default(),
                    lease,
                    here: Here::default(),
                    elsewhere: Here::default(),
                    told: 0,
                    counted: 0,
                    recount: None,
                    thoughts,
                    busy,
                    touched,
                    retry: 0,
                    failing: false,
                    lost: false,
                };
                keeper.run(inbox).await;
                drop(counted);
            }
            Err(refused) => {
                // Told to everybody who has asked by now; whoever asks later gets their message back and asks anew.
                inbox.close();
                hall.sweep(&id);
                while let Some(msg) = inbox.recv().await {
                    msg.refuse(&refused);
                }
            }
        }
    });
    sender
}

/// Counts a table that is in memory, also if its task ends in a panic.
struct Counted(Arc<Hall>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.tables.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Msg {
    fn refuse(self, refused: &Refused) {
        match self {
            Self::Do { reply, .. } => {
                let _ = reply.send(Err(refused.clone()));
            }
            Self::State { reply, .. } => {
                let _ = reply.send(Err(refused.clone()));
            }
            Self::Look(look) => look(Err(refused.clone())),
            Self::Connect { reply, .. } => {
                let _ = reply.send(Err(refused.clone()));
            }
            Self::Said { .. }
            | Self::Disconnect(_)
            | Self::Renewed(_)
            | Self::Thought { .. }
            | Self::Heard(_)
            | Self::Present
            | Self::Stop => {}
        }
    }

    /// Does it need to know how the table stands?
    fn reads(&self) -> bool {
        match self {
            Self::Do { .. } | Self::Said { .. } | Self::Connect { .. } | Self::State { .. } | Self::Look(_) => true,
            Self::Disconnect(_)
            | Self::Renewed(_)
            | Self::Thought { .. }
            | Self::Heard(_)
            | Self::Present
            | Self::Stop => false,
        }
    }

    /// Is there anybody who only looks, and so would not notice that others have gone on?
    fn only_looks(&self) -> bool {
        matches!(self, Self::Connect { .. } | Self::State { .. } | Self::Look(_))
    }
}

struct Connection {
    caller: Arc<Caller>,
    viewer: Viewer,
    reads: Reads,
    out: mpsc::Sender<Batch>,
    /// What it is to be told when everything is done that is being done now.
    pending: Batch,
    /// Dropped, it makes the other end stop, also in the middle of sending.
    _cut: oneshot::Sender<()>,
}

impl Connection {
    /// Which audience it belongs to.
    fn key(&self) -> Key {
        (self.viewer, self.reads)
    }
}

/// Who looks, and what they read.
type Key = (Viewer, Reads);

struct Keeper {
    hall: Arc<Hall>,
    room: Room,
    /// For those who think for this table. Weak: a table is not kept in memory by itself.
    own: mpsc::WeakSender<Msg>,
    connections: BTreeMap<u64, Connection>,
    next: u64,
    audiences: Vec<(Key, Audience)>,
    present: Presence,
    /// Who sees to what happens here by itself: only one of several processes need think for computer players.
    lease: Lease,
    /// Who is here, as others know it; who is here by way of others; and how often they were told.
    here: Here,
    elsewhere: Here,
    told: u64,
    /// When that was counted, and when it is to be counted again.
    counted: Millis,
    recount: Option<Millis>,
    thoughts: Thoughts,
    /// What is said, ordered and proposed by each person.
    busy: [Limit<PersonId>; 2],
    touched: Millis,
    /// Nothing happens by itself before this.
    retry: Millis,
    /// The last thing could not be kept, and that was said.
    failing: bool,
    /// What is in memory is not what is on disk, and the disk cannot be read: nobody is told anything of it.
    lost: bool,
}

/// What became of the task.
enum Then {
    GoOn,
    End,
}

impl Keeper {
    async fn run(mut self, mut inbox: mpsc::Receiver<Msg>) {
        loop {
            let now = self.hall.clock.now();
            if self.lease.is_mine(now) {
                self.think();
            }
            let alarm = self.alarm(now).map(|at| at.max(self.retry));
            let idle = self.leaves(now, alarm);
            let clock = self.hall.clock.clone();
            let then = tokio::select! {
                // What people do comes before what happens by itself.
                biased;
                msg = inbox.recv() => match msg {
                    Some(msg) => self.take(msg).await,
                    None => Then::End,
                },
                () = clock.reach(alarm) => self.tick().await,
                () = clock.reach(self.recount) => {
                    self.broadcast();
                    Then::GoOn
                }
                () = clock.reach(idle) => {
                    let wake = self.room.wake();
                    self.touched = now;
                    if !self.lost {
                        self.hall.save(&mut self.room).await;
                    }
                    if self.hall.forget(self.room.id(), &inbox, wake) { Then::End } else { Then::GoOn }
                }
            };
            self.flush();
            self.share().await;
            self.flush();
            if let Then::End = then {
                return;
            }
        }
    }

    /// When this process has something to do here by itself. Where another sees to the table, not before its time is up.
    fn alarm(&self, now: Millis) -> Option<Millis> {
        if self.lost {
            return Some(0);
        }
        if self.lease.is_mine(now) {
            // Whoever thinks for long stays the one who does.
            let thinking = self.thoughts.iter().flatten().any(|thought| thought.items.is_none());
            let renew = (thinking && self.lease != Lease::ALWAYS).then(|| self.lease.until - LEASE / 2);
            return self.room.alarm(&self.thoughts).into_iter().chain(renew).min();
        }
        let at = if self.is_watched() && self.room.thinks(&self.thoughts) {
            Some(now)
        } else {
            self.room.alarm(&self.thoughts)
        };
        at.map(|at| if self.lease.mine { at } else { at.max(self.lease.until) })
    }

    /// Does anybody here wait for computer players? They play for whoever sits here, or looks on.
    fn is_watched(&self) -> bool {
        !(self.room.is_deserted() && self.connections.is_empty())
    }

    /// When the table may leave memory: a while after the last connection is gone, and if nothing is due before long.
    fn leaves(&self, now: Millis, alarm: Option<Millis>) -> Option<Millis> {
        let idle = self.hall.config.idle;
        let thinking = self.thoughts.iter().flatten().any(|thought| thought.items.is_none());
        let soon = alarm.is_some_and(|alarm| alarm <= now + idle);
        (self.connections.is_empty() && !thinking && !soon).then_some(self.touched + idle)
    }

    async fn take(&mut self, msg: Msg) -> Then {
        // What others do keeps no table in memory.
        if !matches!(msg, Msg::Heard(_) | Msg::Present) {
            self.touched = self.hall.clock.now();
        }
        if self.lost && msg.reads() && !self.reload().await {
            let away = Refused::Store(StoreError::Other("the table cannot be read now".to_owned()));
            if let Msg::Said { connection, request } = &msg {
                let id = request.as_ref().as_ref().ok().and_then(|request| request.id.clone());
                self.send(*connection, &Message::Refused(protocol::Refused { id, problem: away.problem() }));
            }
            msg.refuse(&away);
            return Then::GoOn;
        }
        if msg.only_looks() {
            self.catch_up().await;
        }
        match msg {
            Msg::Do { caller, command, reply } => {
                let done = self.carry_out(&caller, &command).await;
                let _ = reply.send(done);
            }
            Msg::Said { connection, request } => self.said(connection, *request).await,
            Msg::Connect { caller, resume, out, cut, reply } => {
                self.greet(caller.person.as_ref()).await;
                let number = self.next;
                self.next += 1;
                let viewer = self.room.viewer(caller.person.as_ref().map(|person| person.id.as_str()));
                let hello = Hello {
                    protocol: protocol::VERSION,
                    catalogue: words::catalogue().hash.clone(),
                    now: self.touched,
                };
                let connection =
                    Connection { caller, viewer, reads: resume.reads, out, pending: Batch::new(), _cut: cut };
                self.connections.insert(number, connection);
                let _ = reply.send(Ok(number));
                self.hall.metrics.connections.fetch_add(1, Ordering::Relaxed);
                self.send(number, &Message::Hello(hello));
                self.broadcast_but(Some(number));
                self.welcome(number, resume);
            }
            Msg::Disconnect(number) => {
                self.cut(number);
                self.broadcast();
            }
            Msg::Renewed(person) => self.end(&person).await,
            Msg::State { caller, resume, reply } => {
                let viewer = self.room.viewer(caller.person.as_ref().map(|person| person.id.as_str()));
                let mut audience = Audience::new(&self.room, viewer, resume);
                let _ = reply.send(Ok(Box::new(audience.state(&self.room, &self.present, self.touched))));
            }
            Msg::Look(look) => look(Ok(&self.room)),
            Msg::Thought { seat, ticket, items } => {
                self.hall.metrics.thinking.fetch_sub(1, Ordering::Relaxed);
                let now = self.touched;
                if let Some(thought) = self.thoughts[seat.index()].as_mut().filter(|thought| thought.ticket == ticket) {
                    thought.items = Some((items, now));
                }
            }
            Msg::Heard(version) => {
                if version > self.room.version() && !self.lost {
                    self.follow().await;
                }
            }
            Msg::Present => {
                if let Some(shared) = self.hall.store.shared()
                    && let Ok(elsewhere) = shared.here(self.room.id(), self.here).await
                {
                    self.elsewhere = elsewhere;
                    self.broadcast();
                }
            }
            Msg::Stop => {
                let numbers: Vec<u64> = self.connections.keys().copied().collect();
                for &number in &numbers {
                    self.send(number, &Message::Bye(Bye { why: "stopping".to_owned() }));
                }
                self.flush();
                for number in numbers {
                    self.cut(number);
                }
                if !self.lost {
                    self.hall.save(&mut self.room).await;
                }
                return Then::End;
            }
        }
        Then::GoOn
    }

    /// Ends the connections of somebody that were opened with a token that is worth nothing any more.
    async fn end(&mut self, person: &str) {
        let theirs = self.connections.iter().filter_map(|(&number, Connection { caller, .. })| {
            let theirs = caller.person.as_ref().is_some_and(|known| known.id == person);
            caller.token.filter(|_| theirs).map(|token| (number, token))
        });
        for (number, token) in theirs.collect::<Vec<_>>() {
            // A store that cannot be read ends nothing.
            if matches!(self.hall.store.person(token, self.touched).await, Ok(None)) {
                self.send(number, &Message::Bye(Bye { why: "ended".to_owned() }));
                self.flush();
                self.cut(number);
            }
        }
        self.broadcast();
    }

    async fn said(&mut self, number: u64, request: Result<Request, Refused>) {
        let Some(caller) = self.connections.get(&number).map(|connection| Arc::clone(&connection.caller)) else {
            return;
        };
        let (id, done) = match request {
            Ok(Request { id, command }) => (id, self.carry_out(&caller, &command).await),
            Err(refused) => (None, Err(refused)),
        };
        let message = match done {
            Ok(result) => Message::Done(Done { id, result }),
            Err(refused) => Message::Refused(protocol::Refused { id, problem: refused.problem() }),
        };
        self.send(number, &message);
    }

    async fn carry_out(&mut self, caller: &Caller, command: &Command) -> Result<wire::Result, Refused> {
        let done = self.try_to(caller, command).await;
        audit::command(caller.person.as_ref().map(|person| person.id.as_str()), self.room.id(), command, &done);
        if done.is_err() {
            self.hall.metrics.refusals.fetch_add(1, Ordering::Relaxed);
        }
        done
    }

    async fn try_to(&mut self, caller: &Caller, command: &Command) -> Result<wire::Result, Refused> {
        let mut tries = 0;
        loop {
            tries += 1;
            let acts = match self.room.decide(caller.person.as_ref(), command, &self.hall.chance) {
                Ok(acts) => acts,
                // It may be so only as long as one does not know what others have done.
                Err(refused) => {
                    if self.catch_up().await {
                        continue;
                    }
                    return Err(refused);
                }
            };
            if let (Some(person), true, 1) = (&caller.person, is_busy(command) || self.room.changes_mind(&acts), tries)
            {
                let now = self.hall.clock.now();
                let counted = self.busy.iter().try_for_each(|busy| busy.count(person.id.clone(), now));
                counted.map_err(|_| Refused::TooOften)?;
            }
            match self.perform(acts).await {
                // Another process was quicker. What is known of now may still be wanted, or not be possible any more.
                Err(Refused::Store(StoreError::Conflict)) if tries < TRIES && !self.lost => {}
                performed => break performed?,
            }
        }
        let person = caller.person.as_ref();
        let seat = person.and_then(|person| self.room.seat_of(&person.id));
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        match command {
            Command::Ping {} => Ok(Some(Led::Ping { now: self.hall.clock.now() })),
            Command::Help { option } => {
                self.room.help(seat, *option).map(|help| Some(Led::Rows(Rows { rows: rows(help) })))
            }
            Command::Explain { name, seat } => {
                let told = self.room.explain(&caller.words, viewer, *seat, name)?;
                Ok(Some(Led::Rows(Rows { rows: rows(told) })))
            }
            Command::Aid {} => Ok(Some(Led::Aid(aid(self.room.aid(viewer)?)))),
            Command::Rematch {} => {
                if let (None, Some(person)) = (self.room.rematch(), person) {
                    let table = self.hall.again(&self.room, &person.id).await?;
                    match self.perform(vec![Act::Rematched { table }]).await {
                        // Another process was quicker, with the same table.
                        Err(Refused::Store(StoreError::Conflict)) if self.room.rematch().is_some() => {}
                        performed => performed?,
                    }
                }
                Ok(self.room.rematch().map(|table| Led::Rematch { table: table.clone() }))
            }
            Command::Join { .. }
            | Command::Leave {}
            | Command::Chair { .. }
            | Command::Entropy { .. }
            | Command::Start { .. }
            | Command::Answer { .. }
            | Command::TakeBack {}
            | Command::Hold {}
            | Command::Orders { .. }
            | Command::Claim { .. }
            | Command::Away { .. }
            | Command::Chat { .. }
            | Command::Propose { .. }
            | Command::Vote { .. } => Ok(None),
        }
    }

    /// Somebody comes who may be called something else than when they sat down.
    async fn greet(&mut self, person: Option<&Person>) {
        let Some((seat, person)) = person.and_then(|person| Some((self.room.seat_of(&person.id)?, person))) else {
            return;
        };
        let name = self.room.distinct(seat, &person.name);
        if self.room.called(seat) != name && !self.room.is_damaged() {
            // If it cannot be kept they have their old name for a while longer.
            let _ = self.perform(vec![Act::Renamed { seat, name }]).await;
        }
    }

    /// Carries acts out, keeps them, and only then tells anybody. If they cannot be kept, none of it has happened.
    async fn perform(&mut self, acts: Vec<Act>) -> Result<(), Refused> {
        if acts.is_empty() {
            return Ok(());
        }
        let (at, against) = (self.hall.clock.now(), self.room.version());
        let mut acts: Vec<Stamped> = acts.into_iter().map(|act| Stamped::new(at, act)).collect();
        let occasions = self.room.occasions();
        let mut applied = acts.iter_mut().try_for_each(|act| self.room.carry_out(act));
        if applied.is_ok() {
            // At once and all together: how long they take to speak would tell something.
            let mut said: Vec<Stamped> =
                self.room.bots_speak(occasions).into_iter().map(|act| Stamped::new(at, act)).collect();
            applied = said.iter_mut().try_for_each(|act| self.room.carry_out(act));
            acts.append(&mut said);
        }
        let kept = match applied {
            Ok(()) => self.hall.append(&mut self.room, against, &acts, Some(at)).await.map_err(Refused::from),
            Err(why) => {
                tracing::error!(
                    table = self.room.id(),
                    why = why.0,
                    "an act that was decided on cannot be carried out"
                );
                Err(Refused::Store(StoreError::Other(why.0)))
            }
        };
        let lease = match kept {
            Ok(lease) => lease,
            Err(refused) => {
                // What is in memory is ahead of the disk: the disk is right.
                self.lost = true;
                if refused == Refused::Store(StoreError::Conflict) {
                    self.hall.metrics.conflicts.fetch_add(1, Ordering::Relaxed);
                } else if !std::mem::replace(&mut self.failing, true) {
                    // Once, and not with everything that is tried until it can be kept again.
                    tracing::error!(table = self.room.id(), code = refused.code(), cause = ?refused, "not kept");
                }
                self.reload().await;
                return Err(refused);
            }
        };
        self.lease = lease;
        if std::mem::take(&mut self.failing) {
            tracing::info!(table = self.room.id(), "kept again");
        }
        let answers = acts.iter().filter(|act| matches!(act.act, Act::Answered { .. })).count();
        self.hall.metrics.answers.fetch_add(answers as u64, Ordering::Relaxed);
        self.broadcast();
        Ok(())
    }

    /// The table as the disk has it, for everybody who looks at it. Says whether it could be read.
    async fn reload(&mut self) -> bool {
        let loaded = self.hall.load(self.room.id()).await;
        self.lost = loaded.is_err();
        let Ok(room) = loaded else {
            self.retry = self.hall.clock.now() + REREAD;
            return false;
        };
        self.room = room;
        self.audiences.iter_mut().for_each(|(_, audience)| audience.lose_place());
        self.broadcast();
        true
    }

    /// Carries out what others have done meanwhile, and tells everybody.
    async fn follow(&mut self) {
        let later = self.hall.store.load_from(self.room.id(), self.room.version()).await;
        // What is damaged, or of a release with other rules, is for whoever loads the whole table.
        let Ok(acts) = later else {
            self.reload().await;
            return;
        };
        if acts.is_empty() {
            return;
        }
        self.hall.metrics.followed.fetch_add(1, Ordering::Relaxed);
        if acts.iter().try_for_each(|act| self.room.follow(act)).is_ok() {
            self.broadcast();
        } else {
            self.lost = true;
            self.reload().await;
        }
    }

    /// The same if there is anything. Says whether there was.
    async fn catch_up(&mut self) -> bool {
        let Some(shared) = self.hall.store.shared() else { return false };
        let (id, before) = (self.room.id().clone(), self.room.version());
        // While the store is away, what is known here is all there is to be known.
        let found = shared.versions(vec![id]).await.unwrap_or_default();
        if found.first().is_some_and(|(_, version)| *version > before) {
            self.follow().await;
        }
        self.room.version() > before
    }

    /// Tells other processes who is here by way of this one, if that has changed, and hears who is by way of them.
    async fn share(&mut self) {
        let Some(shared) = self.hall.store.shared() else { return };
        let Presence { seats, spectators } = self.presence();
        let here = Here { seats, spectators };
        let crowd = seats == self.here.seats && spectators > CROWD && self.here.spectators > CROWD;
        if here == self.here || (crowd && self.hall.clock.now() < self.counted + RECOUNT) {
            return;
        }
        // If it cannot be kept now, it is with the next who comes or goes.
        if let Ok(elsewhere) = shared.here(self.room.id(), here).await {
            (self.here, self.told) = (here, self.told + 1);
            self.hall.bus.tell(Word::Present { table: self.room.id().clone(), times: self.told });
            if elsewhere != self.elsewhere {
                self.elsewhere = elsewhere;
                self.broadcast();
            }
        }
    }

    /// Does this process see to what happens here by itself? It asks, if it does not know.
    async fn drives(&mut self, now: Millis) -> bool {
        let thinking = self.thoughts.iter().flatten().any(|thought| thought.items.is_none());
        if self.lease == Lease::ALWAYS
            || (self.lease.is_mine(now) && !(thinking && now + LEASE / 2 >= self.lease.until))
        {
            return true;
        }
        let Some(shared) = self.hall.store.shared() else { return true };
        match shared.claim(self.room.id(), now).await {
            Ok((lease, version)) => {
                if lease.mine && !self.lease.mine {
                    self.hall.metrics.claims.fetch_add(1, Ordering::Relaxed);
                }
                self.lease = lease;
                if version > self.room.version() {
                    self.follow().await;
                }
                lease.mine && !self.lost
            }
            Err(_) => {
                self.retry = now + REREAD;
                false
            }
        }
    }

    async fn tick(&mut self) -> Then {
        let now = self.hall.clock.now();
        if self.lost && !self.reload().await {
            return Then::GoOn;
        }
        if !self.drives(now).await {
            return Then::GoOn;
        }
        loop {
            let now = self.hall.clock.now();
            let acts = self.room.tick(now, &self.thoughts);
            if acts.is_empty() {
                return Then::GoOn;
            }
            match self.perform(acts).await {
                Ok(()) => {}
                // Somebody else did something meanwhile: what is due now is looked at anew.
                Err(Refused::Store(StoreError::Conflict)) if !self.lost => return Then::GoOn,
                Err(_) => {
                    self.retry = self.retry.max(now + if self.lost { REREAD } else { RETRY });
                    return Then::GoOn;
                }
            }
            self.flush();
        }
    }

    /// Has everything thought about that the computer is to answer: for whoever sits here, or looks on.
    fn think(&mut self) {
        if !self.is_watched() {
            return;
        }
        for (seat, ticket, thinking) in self.room.to_think(&self.thoughts) {
            self.thoughts[seat.index()] = Some(Thought { ticket: ticket.clone(), items: None });
            self.hall.metrics.thinking.fetch_add(1, Ordering::Relaxed);
            let own = self.own.clone();
            self.hall.thinkers.think(&self.room.created().owner, move || {
                let items = thinking();
                if let Some(table) = own.upgrade() {
                    let _ = table.blocking_send(Msg::Thought { seat, ticket, items });
                }
            });
        }
    }

    fn broadcast(&mut self) {
        self.broadcast_but(None);
    }

    /// Tells everybody what is new to them; but not the one who is about to be told everything.
    fn broadcast_but(&mut self, newcomer: Option<u64>) {
        if self.lost {
            return;
        }
        let now = self.hall.clock.now();
        self.count(now);
        // Who has sat down or stood up sees with other eyes now.
        let mut moved = Vec::new();
        for (&number, connection) in &mut self.connections {
            let person = connection.caller.person.as_ref().map(|person| person.id.as_str());
            let viewer = self.room.viewer(person);
            if viewer != connection.viewer {
                connection.viewer = viewer;
                moved.push(number);
            }
        }
        let moment = Moment::new(&self.room, &self.present, now);
        for (key, audience) in &mut self.audiences {
            // Written once for all who see the same.
            let batch = audience.update(&moment);
            if batch.is_empty() {
                continue;
            }
            for (number, connection) in &mut self.connections {
                if connection.key() == *key && !moved.contains(number) && newcomer != Some(*number) {
                    connection.pending.extend_from_slice(&batch);
                }
            }
        }
        for number in moved {
            let reads = self.connections.get(&number).map(|connection| connection.reads).unwrap_or_default();
            self.welcome(number, Resume { reads, ..Resume::default() });
        }
    }

    /// Sends everything that connections are to be told, to each in one go. Who does not read loses their place.
    fn flush(&mut self) {
        loop {
            let mut slow = Vec::new();
            for (&number, Connection { pending, out, .. }) in &mut self.connections {
                if !pending.is_empty() && out.try_send(std::mem::take(pending)).is_err() {
                    slow.push(number);
                }
            }
            if slow.is_empty() {
                return;
            }
            for number in slow {
                self.hall.metrics.slow.fetch_add(1, Ordering::Relaxed);
                self.cut(number);
            }
            self.broadcast();
        }
    }

    /// Counts who is here, but for the number of a crowd that was told a moment ago.
    fn count(&mut self, now: Millis) {
        let mut present = self.presence();
        present.seats = present.seats.union(self.elsewhere.seats);
        present.spectators += self.elsewhere.spectators;
        let crowd =
            present.seats == self.present.seats && present.spectators > CROWD && self.present.spectators > CROWD;
        let again = self.counted + RECOUNT;
        self.recount = (crowd && present != self.present && now < again).then_some(again);
        if self.recount.is_none() && present != self.present {
            (self.present, self.counted) = (present, now);
        }
    }

    fn presence(&self) -> Presence {
        let mut present = Presence::default();
        for connection in self.connections.values() {
            match connection.viewer {
                Viewer::Seat(seat) => {
                    present.seats.insert(seat);
                }
                Viewer::Public => present.spectators += 1,
            }
        }
        present
    }

    /// Tells a connection everything, or what it has not read yet.
    fn welcome(&mut self, number: u64, resume: Resume) {
        let Some(connection) = self.connections.get(&number) else { return };
        let key = connection.key();
        let mut audience = Audience::new(&self.room, connection.viewer, resume);
        let messages = audience.update(&Moment::new(&self.room, &self.present, self.hall.clock.now()));
        if !self.audiences.iter().any(|(other, _)| *other == key) {
            self.audiences.push((key, audience));
        }
        if let Some(connection) = self.connections.get_mut(&number) {
            connection.pending.extend(messages);
        }
    }

    fn send(&mut self, number: u64, message: &Message) {
        if let Some(connection) = self.connections.get_mut(&number) {
            connection.pending.push(text(message).into());
        }
    }

    fn cut(&mut self, number: u64) {
        if self.connections.remove(&number).is_some() {
            self.hall.metrics.connections.fetch_sub(1, Ordering::Relaxed);
        }
        let used = |key: &Key| self.connections.values().any(|connection| connection.key() == *key);
        self.audiences.retain(|(key, _)| used(key));
    }
}

/// Could it be done for ever, with everybody told of it or with something kept each time?
fn is_busy(command: &Command) -> bool {
    match command {
        Command::Join { .. }
        | Command::Leave {}
        | Command::Chair { .. }
        | Command::Entropy { .. }
        | Command::TakeBack {}
        | Command::Hold {}
        | Command::Orders { .. }
        | Command::Claim { .. }
        | Command::Away { .. }
        | Command::Chat { .. }
        | Command::Propose { .. }
        | Command::Vote { .. } => true,
        Command::Start { .. }
        | Command::Answer { .. }
        | Command::Rematch {}
        | Command::Help { .. }
        | Command::Explain { .. }
        | Command::Aid {}
        | Command::Ping {} => false,
    }
}
