//! Secrets through the wire: two games that differ in what a viewer may not know, played through real sockets in virtual
//! time, send him the same bytes: on his WebSocket, on his stream, when he reloads, when he comes back, and as a spectator.

use race::{Mode, Race, Setup, State};
use serde_json::{Value, json};
use server::client::{Client, Lines, Socket};
use server::{Config, Games, Kind};
use tabletop::{Answer, Session, Viewer};
use testkit::Twins;

use crate::site::{Site, act, done, drain, socket, state, table};

/// Race, but every game starts at this state.
fn at(state: &State, setup: Setup) -> Games {
    let state = state.clone();
    let open = Box::new(move |_: &Value, _| Ok(Box::new(Session::<Race>::from_state(setup, state.clone())) as _));
    Games::with(vec![Kind { open, ..Kind::of::<race::Race>() }])
}

/// One of the two games, with its viewer looking at it in every way there is.
struct World {
    site: Site,
    table: String,
    people: Vec<Client>,
    viewer: Client,
    socket: Socket,
    lines: Lines,
    rail: Socket,
}

impl World {
    async fn open(twins: &Twins<Race>, which: usize) -> Self {
        let site = Site::with(at(&twins.starts[which], twins.setup), Config::default()).await;
        let mut people = Vec::new();
        for number in 0..twins.setup.players {
            people.push(site.person(&format!("Player {number}")).await);
        }
        let mut seats = vec![json!("open"); people.len()];
        seats[0] = json!("me");
        let table = table(&people[0], json!({"game": "race", "setup": twins.setup, "seats": seats})).await;
        for person in &people[1..] {
            done(person, &table, json!({"do": "join"})).await;
        }
        done(&people[0], &table, json!({"do": "start"})).await;
        let viewer = twins.viewer.seat().map_or(site.anyone.clone(), |seat| people[seat.index()].clone());
        let (one, rail) = (socket(&viewer, &table).await, socket(&site.anyone, &table).await);
        let lines = viewer.stream(&format!("/api/tables/{table}/stream")).await.unwrap();
        Self { site, table, people, viewer, socket: one, lines, rail }
    }

    async fn answer(&self, answer: &Answer<race::Item>) {
        let person = &self.people[answer.seat.index()];
        let ticket = state(person, &self.table).await["ask"]["question"]["ticket"].clone();
        done(person, &self.table, json!({"do": "answer", "ticket": ticket, "items": answer.items})).await;
    }

    /// Another answer of this person to the same question, if there is one.
    async fn other_answer(&self, answer: &Answer<race::Item>) -> Option<Value> {
        let ask = state(&self.people[answer.seat.index()], &self.table).await["ask"]["question"].clone();
        let size = ask["pick"]["min"].as_u64()?.max(1) as usize;
        let other = ask["pick"]["from"].as_array()?.windows(size).find(|items| json!(items) != json!(answer.items))?;
        let fits = ask["sealed"] == true && size as u64 <= ask["pick"]["max"].as_u64()?;
        fits.then(|| json!({"do": "answer", "ticket": ask["ticket"], "items": other}))
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
        sight.extend(lines);
        sight.extend(drain(&mut self.rail).await);
        if step.is_multiple_of(3) {
            sight.push(self.viewer.get(&format!("/api/tables/{}", self.table)).await.unwrap().body);
            // What he may not do is refused in the same words.
            for command in [
                json!({"do": "answer", "ticket": "1.1", "picks": []}),
                json!({"do": "hold"}),
                json!({"do": "propose", "what": {"rewind": 0}}),
                json!({"do": "vote", "yes": false}),
            ] {
                sight.push(act(&self.viewer, &self.table, command).await.body);
            }
            sight.extend(drain(&mut self.socket).await);
            for _ in 0..sight.iter().rev().take_while(|line| line.starts_with(r#"{"type":"table""#)).count() {
                sight.push(self.lines.next().await.unwrap().unwrap());
            }
            sight.extend(drain(&mut self.rail).await);
        }
        if step.is_multiple_of(7) {
            // Comes back, having read some of it.
            let path = format!("/api/tables/{}/socket?entries={}", self.table, step);
            let mut back = self.viewer.socket(&path).await.unwrap();
            sight.extend(drain(&mut back).await);
            back.close().await;
        }
        self.site.hands.advance(100);
        sight
    }
}

async fn play(twins: &Twins<Race>, sealed: &mut usize) -> (usize, usize) {
    let mut worlds = [World::open(twins, 0).await, World::open(twins, 1).await];
    let mut bytes = 0;
    let mut number = 0;
    let [first, second] = &mut worlds;
    assert_same(twins, number, &first.sight(true, 1).await, &second.sight(true, 1).await, &mut bytes);
    for [step, other] in &twins.steps {
        for (index, (one, two)) in step.iter().zip(other).enumerate() {
            number += 1;
            first.answer(one).await;
            // As long as others have not answered, a sealed answer may be anything.
            let early = index + 1 < step.len() && twins.viewer.seat() != Some(two.seat);
            let changed = if early { second.other_answer(two).await } else { None };
            if let Some(command) = changed {
                done(&second.people[two.seat.index()], &second.table, command).await;
                assert_same(twins, number, &first.sight(false, 1).await, &second.sight(false, 1).await, &mut bytes);
                first.answer(one).await;
                *sealed += 1;
            }
            second.answer(two).await;
            assert_same(
                twins,
                number,
                &first.sight(false, number).await,
                &second.sight(false, number).await,
                &mut bytes,
            );
        }
    }
    (number, bytes)
}

fn assert_same(twins: &Twins<Race>, number: usize, first: &[String], second: &[String], bytes: &mut usize) {
    let differ = first.iter().zip(second).find(|(one, two)| one != two);
    if first.len() != second.len() || differ.is_some() {
        let kinds = |all: &[String]| all.iter().map(|one| one.chars().take(60).collect()).collect::<Vec<String>>();
        panic!("{twins:?} after {number} answers: {differ:?}\\n{:#?}\\n{:#?}", kinds(first), kinds(second));
    }
    *bytes += first.iter().map(String::len).sum::<usize>();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_viewer_may_not_know_changes_no_byte_that_he_is_sent() {
    let setups = [(2, Mode::Standard), (3, Mode::Standard), (4, Mode::FirstGame), (2, Mode::Experienced)];
    let setups = setups.map(|(players, mode)| Setup { players, mode }).to_vec();
    let mut config = testkit::Config::<Race>::new(setups);
    (config.stretch, config.short_stretch, config.every, config.seed) = (24, 12, u32::MAX, 6);
    let all = testkit::twins(&config, 0..PAIRS / 4);
    let (mut relabelled, mut other, mut sealed, mut answers, mut bytes, mut spectators) = (0, 0, 0, 0, 0, 0);
    for twins in &all {
        let (number, sent) = play(twins, &mut sealed).await;
        *(if twins.starts[0] == twins.starts[1] { &mut other } else { &mut relabelled }) += 1;
        spectators += usize::from(twins.viewer == Viewer::Public);
        (answers, bytes) = (answers + number, bytes + sent);
    }
    // Says how much it tried, so that an empty test shows.
    println!(
        "{relabelled} relabelled pairs, {other} with another answer, {sealed} sealed answers changed, {answers} answers each, {bytes} bytes"
    );
    assert!(relabelled > 20 && other > 20 && sealed > 50 && answers > 800 && bytes > 5_000_000 && spectators > 5);
}

/// How many pairs, about.
const PAIRS: u64 = 60;
