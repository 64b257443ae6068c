//! Secrets through the wire: two games that differ in what a viewer may not know, played through real sockets in virtual time,
//! send them the same bytes at the same moments: on their WebSocket, on their stream, when they reload, when they come back,
//! and as a spectator; with reaction windows, held open or not, orders, missed windows, people who are away, and talk.

use bots::Botted;
use games::{Galactica, Offered, Race};
use race::Mode;
use serde_json::{Value, json};
use server::client::{Client, Lines, Socket};
use server::{Config, Games, Title};
use tabletop::{Answer, Session, Viewer};
use testkit::Twins;
use words::Told;

use crate::site::{Site, act, done, drain, socket, state, table};

/// A game, but every table of it starts at this state.
fn at<G: Told + Botted>(kind: Title, setup: &G::Setup, state: &G::State) -> Games {
    let (state, setup) = (state.clone(), setup.clone());
    let open = Box::new(move |_: &Value, _| Ok(Box::new(Session::<G>::from_state(setup.clone(), state.clone())) as _));
    Games::with(vec![Title { open, ..kind }])
}

/// How a pass in a window comes about. Nobody may be able to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    ByHand,
    ByOrder,
    /// Nothing was done before it closed.
    Missed,
}

/// What else there is to be had of a table.
const SHOWN: [&str; 3] = ["?text=en", "?entries=1&text=fr", "/invitations"];

/// What is refused as long as the game is on.
const REFUSED: [&str; 7] = ["/hint", "/record", "/replay?step=1", "/course", "/truth", "/why?number=1", "/minds"];

impl Pass {
    const ALL: [Self; 3] = [Self::ByHand, Self::ByOrder, Self::Missed];
}

/// One of the two games, with its viewer looking at it in every way there is.
pub(crate) struct World {
    pub(crate) site: Site,
    pub(crate) table: String,
    /// Another one that is listed: which of the two comes first must not tell what was done in secret.
    beside: String,
    pub(crate) people: Vec<Client>,
    viewer: Client,
    socket: Socket,
    lines: Lines,
    rail: Socket,
    /// Reads of boards what has changed; with the board that this makes, and the one that `socket` was told.
    changes: Socket,
    made: Value,
    shown: Value,
}

impl World {
    pub(crate) async fn open<G: Told + Botted>(
        kind: Title,
        setup: &G::Setup,
        start: &G::State,
        viewer: Viewer,
        live: bool,
    ) -> Self {
        let site = Site::with(at::<G>(kind, setup, start), Config { thinkers: 1, ..Config::default() }).await;
        let mut people = Vec::new();
        for number in 0..G::seats(setup) {
            people.push(site.person(&format!("Player {number}")).await);
        }
        let mut seats = vec![json!("open"); people.len()];
        seats[0] = json!("me");
        let new = json!({"game": G::ID, "setup": setup, "seats": seats, "pace": {"live": live}, "listed": true});
        let beside = table(&people[0], new.clone()).await;
        let table = table(&people[0], new).await;
        for person in &people[1..] {
            done(person, &table, json!({"do": "join"})).await;
        }
        done(&people[0], &table, json!({"do": "start"})).await;
        let viewer = viewer.seat().map_or(site.anyone.clone(), |seat| people[seat.index()].clone());
        let (one, rail) = (socket(&viewer, &table).await, socket(&site.anyone, &table).await);
        let changes = viewer.socket(&format!("/api/tables/{table}/socket?changes=true")).await.unwrap();
        // Last: what is told of who else looks comes before its first line.
        let lines = viewer.stream(&format!("/api/tables/{table}/stream")).await.unwrap();
        let (made, shown) = (Value::Null, Value::Null);
        Self { site, table, beside, people, viewer, socket: one, lines, rail, changes, made, shown }
    }

    /// What comes to those who read what has changed: it makes the board that the others are told, whole.
    async fn changes(&mut self, told: &[String]) -> Vec<String> {
        let changes = drain(&mut self.changes).await;
        self.shown = follow(self.shown.take(), told);
        self.made = follow(self.made.take(), &changes);
        assert_eq!(self.made, self.shown);
        changes
    }

    async fn does(&self, seat: tabletop::Seat, command: Value) {
        done(&self.people[seat.index()], &self.table, command).await;
    }

    pub(crate) async fn answer<I: serde::Serialize>(&self, answer: &Answer<I>) {
        let person = &self.people[answer.seat.index()];
        let ticket = state(person, &self.table).await["ask"]["question"]["ticket"].clone();
        done(person, &self.table, json!({"do": "answer", "ticket": ticket, "items": answer.items})).await;
    }

    /// Another answer of this person to the same question, if there is one.
    async fn other_answer<I: serde::Serialize>(&self, answer: &Answer<I>) -> Option<Value> {
        let ask = state(&self.people[answer.seat.index()], &self.table).await["ask"]["question"].clone();
        let size = ask["pick"]["min"].as_u64()?.max(1) as usize;
        let other = ask["pick"]["from"].as_array()?.windows(size).find(|items| json!(items) != json!(answer.items))?;
        let fits = ask["sealed"] == true && size as u64 <= ask["pick"]["max"].as_u64()?;
        fits.then(|| json!({"do": "answer", "ticket": ask["ticket"], "items": other}))
    }

    /// What a seat can say.
    async fn claims(&self, seat: tabletop::Seat) -> Value {
        state(&self.people[seat.index()], &self.table).await["claims"].clone()
    }

    /// When the window that is open closes, if one is, and what time it is.
    async fn window(&self) -> (Option<u64>, u64) {
        let clock = state(&self.site.anyone, &self.table).await["clock"].clone();
        (clock["window"]["closes"].as_u64(), clock["now"].as_u64().unwrap())
    }

    /// Lets the window that is open run out.
    pub(crate) async fn close(&self) {
        let (Some(closes), now) = self.window().await else { return };
        self.site.hands.advance(closes - now);
        while self.window().await.0 == Some(closes) {}
    }

    /// What the viewer gets by the other routes of the table, where nothing is told of a game that is on.
    async fn others(&self, is_on: bool) -> Vec<String> {
        let get = async |part: &str| self.viewer.get(&format!("/api/tables/{}{part}", self.table)).await.unwrap();
        let mut told = Vec::new();
        for part in SHOWN {
            told.push(get(part).await.body);
        }
        for part in REFUSED.into_iter().filter(|_| is_on) {
            let reply = get(part).await;
            assert_ne!(reply.status, 200, "{part}: {}", reply.body);
            told.push(reply.body);
        }
        told
    }

    /// All that the viewer and a spectator get from here on.
    async fn sight(&mut self, first: bool, step: usize) -> Vec<String> {
        let mut sight = drain(&mut self.socket).await;
        // The stream is told the same, line by line; but for who came while the two were connecting.
        let mut lines = Vec::new();
        while !first && lines.len() < sight.len() {
            lines.push(self.lines.next().await.unwrap().unwrap());
        }
        while first && lines.last().is_none_or(|line: &String| !line.contains(r#""type":"clock""#)) {
            lines.push(self.lines.next().await.unwrap().unwrap());
        }
        if !first {
            assert_eq!(sight, lines);
        }
        let changes = self.changes(&sight).await;
        sight.extend(lines);
        sight.extend(changes);
        sight.extend(drain(&mut self.rail).await);
        if step.is_multiple_of(3) {
            let state = self.viewer.get(&format!("/api/tables/{}?views=true", self.table)).await.unwrap().body;
            sight.push(state.clone());
            sight.push(self.viewer.get("/api/tables?mine=true").await.unwrap().body);
            for path in ["/api/tables", "/metrics", "/healthz"] {
                sight.push(self.site.anyone.get(path).await.unwrap().body);
            }
            if step.is_multiple_of(9) {
                sight.extend(self.others(state.contains(r#""stage":"playing""#)).await);
            }
            done(&self.people[0], &self.beside, json!({"do": "chat", "text": "Anybody?"})).await;
            self.site.hands.advance(10);
            // What they may not do is refused in the same words.
            for command in [
                json!({"do": "answer", "ticket": "9.9", "picks": []}),
                json!({"do": "propose", "what": {"rewind": 0}}),
                json!({"do": "vote", "yes": false}),
                json!({"do": "orders", "orders": ["nonsense"]}),
            ] {
                sight.push(act(&self.viewer, &self.table, command).await.body);
            }
            let led_to = drain(&mut self.socket).await;
            for _ in 0..led_to.len() {
                sight.push(self.lines.next().await.unwrap().unwrap());
            }
            let changes = self.changes(&led_to).await;
            sight.extend(led_to);
            sight.extend(changes);
            sight.extend(drain(&mut self.rail).await);
        }
        if step.is_multiple_of(7) {
            // Comes back, having read some of it.
            let changes = step.is_multiple_of(2);
            let path = format!("/api/tables/{}/socket?entries={step}&changes={changes}", self.table);
            let mut back = self.viewer.socket(&path).await.unwrap();
            sight.extend(drain(&mut back).await);
            back.close().await;
            if self.viewer.token.is_none() {
                // The table sees in its own time that a spectator has gone; then it tells everybody.
                let gone = |told: &str| told.contains(r#""type":"presence""#) && told.contains(r#""spectators":4}"#);
                for socket in [&mut self.socket, &mut self.rail, &mut self.changes] {
                    while !gone(sight.last().unwrap()) {
                        sight.push(socket.next().await.unwrap().unwrap());
                    }
                    sight.push(String::new());
                }
                while !gone(sight.last().unwrap()) {
                    sight.push(self.lines.next().await.unwrap().unwrap());
                }
            }
        }
        self.site.hands.advance(10);
        sight
    }
}

/// A board and a glance as these messages leave them.
pub(crate) fn follow(mut shown: Value, messages: &[String]) -> Value {
    for message in messages {
        let mut message: Value = serde_json::from_str(message).unwrap();
        if message["type"] == "board" {
            shown = json!({"board": message["board"].take(), "glance": message["glance"].take()});
        } else if message["type"] == "changes" {
            serde_json::from_value::<protocol::Changes>(message).unwrap().apply(&mut shown).expect("it fits");
        }
    }
    shown
}

/// For all reactions.
fn orders(when: &str) -> Value {
    json!({"do": "orders", "orders": [{"trigger": "any", "when": when}]})
}

/// What was tried, so that an empty test shows.
#[derive(Debug, Default)]
struct Tried {
    relabelled: usize,
    other: usize,
    spectators: usize,
    answers: usize,
    bytes: usize,
    /// Sealed answers that were another in one of the worlds for a while.
    changed: usize,
    windows: usize,
    held: usize,
    /// Passes that came about differently in the two worlds.
    passes: usize,
    ordered: usize,
    away: usize,
    said: usize,
    claims: usize,
}

/// Plays a pair. What the viewer can tell the worlds apart by is the error.
async fn play<G: Offered>(
    twins: &Twins<G>,
    live: bool,
    chance: &mut bots::Quick,
    tried: &mut Tried,
) -> Result<(), String> {
    let [one, two] = &twins.starts;
    let open = |start| World::open::<G>(Title::of::<G>(), &twins.setup, start, twins.viewer, live);
    let mut worlds = [open(one).await, open(two).await];
    let mut number = 0;
    tried.bytes += tell(&mut worlds, true, 1).await?;
    if !G::usual_orders().is_empty() {
        // What is answered is what the pair says, and nothing else.
        for world in &worlds {
            for person in &world.people {
                done(person, &world.table, orders("ask")).await;
            }
        }
    }
    for [step, other] in &twins.steps {
        let reacts = {
            let asked = &worlds[0].people[step[0].seat.index()];
            let timing = state(asked, &worlds[0].table).await["ask"]["question"]["timing"].clone();
            timing == "window" || timing == "long-window"
        };
        tried.windows += usize::from(reacts);
        if reacts && live && chance.below(4) == 0 {
            for world in &worlds {
                world.does(step[0].seat, json!({"do": "hold"})).await;
            }
            tried.held += 1;
        }
        if chance.below(5) == 0 {
            // Both worlds alike: a word, and somebody who leaves and is back before anything is done for them.
            for world in &worlds {
                world.does(step[0].seat, json!({"do": "chat", "text": "Who helps?"})).await;
                world.does(other[0].seat, json!({"do": "away", "away": true})).await;
                world.does(other[0].seat, json!({"do": "away", "away": false})).await;
            }
            (tried.said, tried.away) = (tried.said + 1, tried.away + 1);
        }
        // What can be said is the same in both worlds, whoever holds what.
        let (one, two) = (worlds[0].claims(step[0].seat).await, worlds[1].claims(step[0].seat).await);
        if one != two {
            return Err(format!("{one}\n{two}"));
        }
        let claims = one["claims"].as_array().map_or(&[][..], Vec::as_slice);
        if !claims.is_empty() && chance.below(3) == 0 {
            let claim = &claims[chance.below(claims.len() as u32) as usize]["claim"];
            for world in &worlds {
                world.does(step[0].seat, json!({"do": "claim", "claim": claim})).await;
            }
            tried.claims += 1;
        }
        let mut ordered = Vec::new();
        for (index, (one, two)) in step.iter().zip(other).enumerate() {
            number += 1;
            let others = twins.viewer.seat() != Some(two.seat);
            // Where a window ends with its last answer, when that came shows.
            let early = index + 1 < step.len();
            if reacts && live && others && one.items.is_empty() && two.items.is_empty() {
                let ways = [0, 1].map(|_| Pass::ALL[chance.below(3) as usize]);
                tried.passes += usize::from(ways[0] != ways[1]);
                for (world, (way, answer)) in worlds.iter().zip(ways.into_iter().zip([one, two])) {
                    match way {
                        Pass::ByHand => world.answer(answer).await,
                        Pass::ByOrder => world.does(answer.seat, orders("never")).await,
                        Pass::Missed => {}
                    }
                }
                ordered.push(two.seat);
            } else if reacts && !live && others && early && one.items.is_empty() && two.items.is_empty() {
                // By hand in one world, by order in the other.
                worlds[0].answer(one).await;
                worlds[1].does(two.seat, orders("never")).await;
                for world in &worlds {
                    world.site.hands.advance(700);
                    while !has_answered(world, two.seat).await {}
                }
                ordered.push(two.seat);
            } else {
                worlds[0].answer(one).await;
                // As long as others have not answered, a sealed answer may be anything.
                let changed = if early && others { worlds[1].other_answer(two).await } else { None };
                if let Some(command) = changed {
                    worlds[1].does(two.seat, command).await;
                    tried.bytes += tell(&mut worlds, false, 1).await?;
                    worlds[0].answer(one).await;
                    tried.changed += 1;
                }
                worlds[1].answer(two).await;
            }
            tried.bytes += tell(&mut worlds, false, number).await?;
        }
        if reacts && live {
            for world in &worlds {
                world.close().await;
            }
        }
        tried.ordered += ordered.len();
        for seat in ordered {
            for world in &worlds {
                // The game may be over.
                act(&world.people[seat.index()], &world.table, orders("ask")).await;
            }
        }
        tried.bytes += tell(&mut worlds, false, number).await?;
    }
    tried.answers += number;
    for World { site, socket, lines, rail, changes, .. } in worlds {
        drop((socket, lines, rail, changes));
        site.close().await;
    }
    Ok(())
}

/// Has this seat given an answer that waits for the others'?
pub(crate) async fn has_answered(world: &World, seat: tabletop::Seat) -> bool {
    !state(&world.people[seat.index()], &world.table).await["ask"]["question"]["draft"].is_null()
}

/// How many bytes the viewer is sent in both worlds, if they are the same; else where they differ.
pub(crate) async fn tell(worlds: &mut [World; 2], first: bool, step: usize) -> Result<usize, String> {
    let [one, two] = worlds;
    let (one, two) = (one.sight(first, step).await, two.sight(first, step).await);
    let differ = one.iter().zip(&two).find(|(one, two)| one != two);
    if one.len() != two.len() || differ.is_some() {
        let kinds = |all: &[String]| all.iter().map(|one| one.chars().take(60).collect()).collect::<Vec<String>>();
        return Err(format!("{differ:?}\n{:#?}\n{:#?}", kinds(&one), kinds(&two)));
    }
    Ok(one.iter().map(String::len).sum())
}

async fn try_all<G: Offered>(all: &[Twins<G>]) -> Tried {
    let (mut tried, mut chance) = (Tried::default(), bots::Quick::new(6));
    for (index, twins) in all.iter().enumerate() {
        if let Err(differ) = play(twins, index.is_multiple_of(2), &mut chance, &mut tried).await {
            panic!("{twins:?} after {} answers: {differ}", tried.answers);
        }
        *(if twins.starts[0] == twins.starts[1] { &mut tried.other } else { &mut tried.relabelled }) += 1;
        tried.spectators += usize::from(twins.viewer == Viewer::Public);
    }
    println!("{}: {tried:?}", G::ID);
    tried
}

/// How many pairs, about: more for whoever has the time.
fn pairs(usual: u64) -> u64 {
    std::env::var("PAIRS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(usual)
}

/// Everything that the viewers of these pairs can have explained of every seat. Counts what was told, and what was told of a seat
/// otherwise than in general, so that an empty test shows.
async fn explained<G: Offered>(all: &[Twins<G>]) -> (usize, usize) {
    let (mut told, mut numbers) = (0, 0);
    for (index, twins) in all.iter().enumerate() {
        let [one, two] = &twins.starts;
        let open = |start| World::open::<G>(Title::of::<G>(), &twins.setup, start, twins.viewer, false);
        let worlds = [open(one).await, open(two).await];
        let cards = worlds[0].viewer.get(&format!("/api/games/{}/cards", G::ID)).await.unwrap().json();
        let ids = ["cards", "terms"].into_iter().flat_map(|kind| cards[kind].as_array().unwrap());
        // Of each pair a few: another few of the next.
        for id in ids.map(|article| &article["id"]).skip(index % 7).step_by(7) {
            let explain = |world: &World, seat: Option<u8>| {
                let (viewer, table) = (world.viewer.clone(), world.table.clone());
                let command = json!({"do": "explain", "name": id, "seat": seat});
                async move { act(&viewer, &table, command).await }
            };
            let general = explain(&worlds[0], None).await.body;
            for seat in 0..G::seats(&twins.setup) {
                let seat = Some(seat);
                let (one, two) = (explain(&worlds[0], seat).await, explain(&worlds[1], seat).await);
                assert_eq!(one.body, two.body, "{id} of {seat:?} as {:?} sees it", twins.viewer);
                (told, numbers) = (told + usize::from(one.status == 200), numbers + usize::from(one.body != general));
            }
        }
        for World { site, socket, lines, rail, changes, .. } in worlds {
            drop((socket, lines, rail, changes));
            site.close().await;
        }
    }
    println!("{}: {told} told, {numbers} with numbers of the seat", G::ID);
    (told, numbers)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn change_nothing_that_a_viewer_has_explained_of_a_seat() {
    let setups = [(2, Mode::Standard), (3, Mode::Standard)].map(|(players, mode)| race::Setup { players, mode });
    let mut config = testkit::Config::<Race>::new(setups.to_vec());
    (config.stretch, config.short_stretch, config.every, config.seed) = (24, 12, u32::MAX, 16);
    let mut pairs = testkit::twins(&config, 0..6);
    pairs.retain(|twins| twins.starts[0] != twins.starts[1]);
    let (told, numbers) = explained(&pairs).await;
    assert!(pairs.len() > 4 && told > 300 && numbers > 50, "{} pairs, {told} told, {numbers} of a seat", pairs.len());

    let mut config = testkit::Config::<Galactica>::new(Galactica::setups().into_iter().take(2).collect());
    (config.stretch, config.short_stretch, config.every, config.seed) = (24, 12, u32::MAX, 16);
    let mut pairs = testkit::twins(&config, 0..4);
    pairs.retain(|twins| twins.starts[0] != twins.starts[1]);
    let (told, _) = explained(&pairs).await;
    assert!(pairs.len() > 2 && told > 100, "{} pairs, {told} told", pairs.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_race_change_no_byte_that_a_viewer_is_sent() {
    let setups = [(2, Mode::Standard), (3, Mode::Standard), (4, Mode::FirstGame), (2, Mode::Experienced)];
    let setups = setups.map(|(players, mode)| race::Setup { players, mode }).to_vec();
    let mut config = testkit::Config::<Race>::new(setups);
    (config.stretch, config.short_stretch, config.every, config.seed) = (24, 12, u32::MAX, 6);
    let tried = try_all(&testkit::twins(&config, 0..pairs(60) / 4)).await;
    assert!(tried.relabelled > 20 && tried.other > 20 && tried.changed > 50 && tried.answers > 800, "{tried:?}");
    assert!(tried.bytes > 5_000_000 && tried.spectators > 5, "{tried:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_galactica_change_no_byte_that_a_viewer_is_sent() {
    // Every number of players, with characters that are picked.
    let setups = Galactica::setups().into_iter().take(4).collect();
    let mut config = testkit::Config::<Galactica>::new(setups);
    (config.stretch, config.short_stretch, config.every, config.seed) = (24, 12, u32::MAX, 15);
    // A game gives four pairs, less those that are the same game twice.
    let tried = try_all(&testkit::twins(&config, 0..pairs(80) / 4)).await;
    assert!(tried.relabelled + tried.other >= 60 && tried.relabelled > 30 && tried.other > 20, "{tried:?}");
    assert!(tried.answers > 500 && tried.spectators > 5, "{tried:?}");
    assert!(tried.windows > 80 && tried.passes > 30 && tried.ordered > 80 && tried.held > 8, "{tried:?}");
    assert!(tried.said > 40 && tried.away > 40 && tried.claims > 40, "{tried:?}");
}
