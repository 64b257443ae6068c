//! Every store against the model: the same things done to both, by two processes in random turns, lead to the same.

use std::collections::BTreeMap;
use std::sync::Arc;

use server::{About, Append, Here, Lease, Memory, Person, SessionId, Shared, Sqlite, Stands, Store, StoreError, Which};
use tabletop::{Dice, Seat, Seed};

const TABLES: u32 = 5;
const PEOPLE: u32 = 4;
const TOKENS: u32 = 12;

/// Two handles on the same.
type Two = [Arc<dyn Store>; 2];

fn steps() -> usize {
    std::env::var("STEPS").map_or(1500, |steps| steps.parse().expect("a number of steps"))
}

fn token(number: u32) -> [u8; 32] {
    let mut token = [7; 32];
    token[0] = number as u8;
    token
}

fn person(number: u32) -> Person {
    Person { id: format!("person{number}"), name: format!("Name {number}") }
}

/// What is done, with everything it needs.
#[derive(Clone, Debug)]
enum Step {
    Append(Append),
    Load(String),
    LoadFrom(String, u64),
    SetAside(String),
    Tables(Option<String>),
    Wakes,
    Add(Person, [u8; 32], u64),
    Person([u8; 32], u64),
    Rename(Person),
    Link(String, [u8; 32], [u8; 32]),
    ComeBack([u8; 32], [u8; 32], u64),
    End(String, Which),
    Sessions(String),
    Find(String),
    Versions(Vec<String>),
    Claim(String, u64),
    ClaimDue(u64, usize),
    Here(String, Here),
    Count(String, u64, u32),
    Alive(u64),
    Leave,
}

impl Step {
    fn random(dice: &mut Dice, number: usize, now: u64, versions: &BTreeMap<String, u64>, shared: bool) -> Self {
        let table = format!("table{}", dice.below(TABLES));
        let (who, key) = (person(dice.below(PEOPLE)), token(dice.below(TOKENS)));
        match dice.below(if shared { 46 } else { 33 }) {
            0..=13 => {
                let version = versions.get(&table).copied().unwrap_or(0);
                // Now and then somebody has seen less, or claims to have seen more.
                let against = match dice.below(6) {
                    0 => version.saturating_sub(1),
                    1 => version + 1,
                    _ => version,
                };
                let acts = u32::from(against == 0).max(dice.below(4));
                let about = (against == 0 || dice.below(3) == 0).then(|| About {
                    format: 1 + dice.below(4),
                    rules: (dice.below(2) == 0).then(|| dice.below(3)),
                    summary: format!(r#"{{"about":{number}}}"#),
                    listed: dice.below(2) == 0,
                    people: (0..dice.below(3)).map(|_| person(dice.below(PEOPLE)).id).collect(),
                });
                Self::Append(Append {
                    table,
                    against,
                    acts: (0..acts).map(|act| format!("{number}.{act} é \"\\u0000\" 🂡")).collect(),
                    stands: Stands {
                        // Each another, so that lists have one order.
                        changed: number as u64,
                        wake: (dice.below(2) == 0).then(|| now + u64::from(dice.below(4000))),
                        waits: (0..dice.below(3)).map(|_| person(dice.below(PEOPLE)).id).collect(),
                    },
                    about,
                    snapshot: (dice.below(4) == 0).then(|| format!("snapshot {number}")),
                    drives: (dice.below(3) != 0).then_some(now),
                })
            }
            14..=16 => Self::Load(table),
            17..=18 => Self::LoadFrom(table, u64::from(dice.below(12))),
            19 => Self::SetAside(table),
            20 => Self::Tables(None),
            21 => Self::Tables(Some(who.id)),
            22 => Self::Wakes,
            23 => Self::Person(key, now),
            24 => Self::Rename(Person { name: format!("Name {number}"), ..who }),
            25 => Self::Link(who.id, token(100 + number as u32 % 100), key),
            26 => Self::ComeBack(token(100 + dice.below(100)), token(20 + number as u32 % 80), now),
            27..=28 => Self::End(
                who.id,
                match dice.below(4) {
                    0 => Which::All,
                    1 => Which::AllBut(key),
                    _ => Which::One(SessionId(key[..6].iter().map(|byte| format!("{byte:02x}")).collect())),
                },
            ),
            29 => Self::Sessions(who.id),
            30 => Self::Find(if dice.below(2) == 0 { who.id } else { who.name }),
            31..=32 => {
                let new = Person { id: format!("new{number}"), name: format!("Name {}", dice.below(PEOPLE)) };
                Self::Add(new, token(20 + number as u32 % 80), now)
            }
            33 => Self::Versions(vec![table, "no table".to_owned(), "table0".to_owned()]),
            34..=36 => Self::Claim(table, now),
            37..=39 => Self::ClaimDue(now, 1 + dice.below(3) as usize),
            40..=41 => Self::Here(
                table,
                Here {
                    seats: (0..6).filter(|_| dice.below(3) == 0).map(Seat).collect(),
                    spectators: dice.below(3) as usize,
                },
            ),
            42..=43 => Self::Count(who.id, now / 60_000, 2),
            44 => Self::Alive(now),
            _ => Self::Leave,
        }
    }

    /// What it leads to, as text to be compared.
    async fn done(&self, store: &dyn Store, several: bool) -> String {
        let shared = || -> &dyn Shared { store.shared().expect("made for several") };
        match self.clone() {
            Self::Append(append) => {
                let kept = store.append(append).await;
                match kept {
                    Ok(Lease { mine, until }) if several => format!("kept {mine} {until}"),
                    kept => format!("{:?}", kept.map(|_| "kept")),
                }
            }
            Self::Load(table) => format!("{:?}", store.load(&table).await),
            Self::LoadFrom(table, from) => format!("{:?}", store.load_from(&table, from).await),
            Self::SetAside(table) => format!("{:?}", store.set_aside(table, "aside".to_owned()).await),
            Self::Tables(of) => format!("{:?}", store.tables(of).await),
            Self::Wakes => format!(
                "{:?}",
                store.wakes().await.map(|mut wakes| {
                    wakes.sort();
                    wakes
                })
            ),
            Self::Add(person, token, now) => format!("{:?}", store.add_person(person, token, now).await),
            Self::Person(token, now) => format!("{:?}", store.person(token, now).await),
            Self::Rename(person) => format!("{:?}", store.rename(person).await),
            Self::Link(person, link, but) => format!("{:?}", store.keep_link(person, link, but).await),
            Self::ComeBack(link, token, now) => format!("{:?}", store.come_back(link, token, now).await),
            Self::End(person, which) => format!("{:?}", store.end(person, which).await),
            Self::Sessions(person) => format!("{:?}", store.sessions(person).await),
            Self::Find(who) => format!("{:?}", store.find(&who).await),
            Self::Versions(tables) => format!(
                "{:?}",
                shared().versions(tables).await.map(|mut versions| {
                    versions.sort();
                    versions.dedup();
                    versions
                })
            ),
            Self::Claim(table, now) => format!("{:?}", shared().claim(&table, now).await),
            Self::ClaimDue(now, most) => format!("{:?}", shared().claim_due(now, most).await),
            Self::Here(table, here) => format!("{:?}", shared().here(&table, here).await),
            Self::Count(what, minute, most) => format!("{:?}", shared().count(what, minute, most).await),
            Self::Alive(now) => format!("{:?}", shared().alive(now).await.map(|alive| alive.len())),
            Self::Leave => format!("{:?}", shared().leave().await),
        }
    }
}

/// Does the same to both.
async fn compare(stores: &Two, seed: u64) {
    let first = Memory::default();
    let models: Two = [Arc::new(first.another()), Arc::new(first)];
    let shared = stores[0].shared().is_some();
    let mut dice = Dice::new(Seed::derive(seed, 22));
    let (mut now, mut versions) = (1_000_000, BTreeMap::new());
    let (mut kept, mut conflicts, mut since) = (0, 0, [0, 0]);
    for number in 0..TOKENS {
        for store in [&stores[0], &models[0]] {
            store.add_person(person(number % PEOPLE), token(number), now).await.unwrap();
        }
    }
    for number in 1..=steps() {
        now += u64::from(dice.below(1500));
        let step = Step::random(&mut dice, number, now, &versions, shared);
        // Tokens that are there already are not given out again.
        if let Step::Add(_, token, _) | Step::ComeBack(_, token, _) = &step
            && models[0].person(*token, now).await.unwrap().is_some()
        {
            continue;
        }
        let by = dice.below(2) as usize;
        let (model, store) = (step.done(&*models[by], shared).await, step.done(&*stores[by], shared).await);
        assert_eq!(store, model, "{number}: {step:?} by {by}");
        if let Step::Append(append) = &step {
            if model == "Err(Conflict)" {
                conflicts += 1;
            } else {
                kept += 1;
                versions.insert(append.table.clone(), append.against + append.acts.len() as u64);
            }
        }
        if shared && number % 40 == 0 {
            let (a, b) = (models[by].ended(since[0]).await.unwrap(), stores[by].ended(since[1]).await.unwrap());
            let sorted = |mut people: Vec<String>| {
                people.sort();
                people
            };
            assert_eq!(sorted(b.1), sorted(a.1), "{number}: whose tokens have ended");
            since = [a.0, b.0];
        }
    }
    println!("{} steps: {kept} appends kept, {conflicts} refused", steps());
    assert!(kept > steps() / 12 && conflicts > steps() / 40, "{kept} {conflicts}");
}

/// Many at the same time at few tables: each act that was taken is there once, in the order of its versions, and nothing else.
async fn race(stores: &Two) {
    let (tables, tasks, each) = (3, 8, 40);
    for table in 0..tables {
        stores[0].append(act(&format!("race{table}"), 0, "made".to_owned())).await.unwrap();
    }
    let racing: Vec<_> = (0..tasks)
        .map(|task: usize| {
            let store = Arc::clone(&stores[task % 2]);
            tokio::spawn(async move {
                let (mut taken, mut refused) = (Vec::new(), 0);
                for number in 0..each {
                    let table = format!("race{}", number % tables);
                    let mut seen = store.load(&table).await.unwrap().unwrap().acts.len() as u64;
                    loop {
                        let text = format!("{task}.{number} after {seen}");
                        match store.append(act(&table, seen, text.clone())).await {
                            Ok(_) => break taken.push((table.clone(), seen, text)),
                            Err(StoreError::Conflict) => {
                                refused += 1;
                                let later = store.load_from(&table, seen).await.unwrap();
                                // Refused since there is more.
                                assert!(!later.is_empty());
                                seen += later.len() as u64;
                            }
                            Err(error) => panic!("{error:?}"),
                        }
                    }
                }
                (taken, refused)
            })
        })
        .collect();
    let (mut taken, mut refused) = (Vec::new(), 0);
    for task in racing {
        let (more, times) = task.await.unwrap();
        taken.extend(more);
        refused += times;
    }
    assert_eq!(taken.len(), tasks * each);
    for table in 0..tables {
        let name = format!("race{table}");
        let kept = stores[1].load(&name).await.unwrap().unwrap();
        assert_eq!(kept.damage, None);
        let theirs = taken.iter().filter(|(table, ..)| *table == name);
        let theirs: BTreeMap<u64, &String> = theirs.map(|(_, version, text)| (*version, text)).collect();
        assert_eq!(kept.acts[1..].iter().collect::<Vec<_>>(), theirs.into_values().collect::<Vec<_>>());
    }
    println!("{} appends at {tables} tables, {refused} refused", taken.len());
}

fn act(table: &str, against: u64, text: String) -> Append {
    let about =
        About { format: 2, rules: None, summary: "{}".to_owned(), listed: false, people: vec!["somebody".to_owned()] };
    Append {
        table: table.to_owned(),
        against,
        acts: vec![text],
        stands: Stands::default(),
        about: Some(about),
        snapshot: None,
        drives: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_store_in_memory_keeps_its_word() {
    let first = Memory::default();
    race(&[Arc::new(first.another()), Arc::new(first)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_is_as_the_model() {
    let folder = tempfile::tempdir().unwrap();
    let open = |name: &str| -> Two {
        let file = folder.path().join(name);
        [Arc::new(Sqlite::open(&file).unwrap()), Arc::new(Sqlite::open(&file).unwrap())]
    };
    for seed in 0..3 {
        compare(&open(&seed.to_string()), seed).await;
    }
    race(&open("race")).await;
}

#[cfg(feature = "several")]
mod postgres {
    use backends::have;
    use server::Postgres;

    use super::*;

    async fn open(url: &str) -> Two {
        let (one, other) = tokio::join!(Postgres::open(url), Postgres::open(url));
        [Arc::new(one.unwrap()), Arc::new(other.unwrap())]
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn postgresql_is_as_the_model() {
        let Some(server) = have(backends::Postgres::start()) else { return };
        for seed in 0..3 {
            // Each in a database of its own, which two open for the first time at the same moment.
            let url = server.database(&format!("seed{seed}"));
            compare(&open(&url).await, seed).await;
        }
        race(&open(&server.database("race")).await).await;
    }

    /// Killed or cut in the middle of appends: what was acknowledged is there, and whoever was told nothing finds out.
    #[tokio::test(flavor = "multi_thread")]
    async fn nothing_acknowledged_is_lost_when_the_database_crashes() {
        let Some(mut server) = have(backends::Postgres::start_safe()) else { return };
        let stores = open(&server.url()).await;
        stores[0].append(act("table", 0, "made".to_owned())).await.unwrap();
        let mut taken = 0;
        for round in 0..6 {
            let store = Arc::clone(&stores[round % 2]);
            let appending = tokio::spawn(async move {
                let mut taken = Vec::new();
                loop {
                    let Ok(Some(kept)) = store.load("table").await else { return taken };
                    let seen = kept.acts.len() as u64;
                    let text = format!("{round} after {seen}");
                    match store.append(act("table", seen, text.clone())).await {
                        Ok(_) => taken.push((seen as usize, text)),
                        Err(_) => return taken,
                    }
                }
            });
            while stores[(round + 1) % 2].load("table").await.unwrap().unwrap().acts.len() < taken + 20 + round * 7 {}
            if round % 2 == 0 {
                server.crash();
            } else {
                server.stop();
            }
            let acknowledged = appending.await.unwrap();
            server.start_again();
            let kept = stores[round % 2].load("table").await.unwrap().unwrap();
            assert_eq!(kept.damage, None);
            for (at, text) in &acknowledged {
                assert_eq!(kept.acts.get(*at), Some(text), "{round}");
            }
            // At most the one that was under way is there without having been acknowledged.
            assert!(kept.acts.len() <= acknowledged.last().unwrap().0 + 2);
            taken = kept.acts.len();
        }
    }

    /// An append whose answer is lost on the way is found out about, and not made twice.
    #[tokio::test(flavor = "multi_thread")]
    async fn an_append_whose_answer_is_lost_is_kept_once() {
        let Some(server) = have(backends::Postgres::start()) else { return };
        let cable = backends::Cable::to(server.port()).unwrap();
        let stores = [open(&server.url()).await, open(&cable.postgres()).await];
        stores[0][0].append(act("table", 0, "made".to_owned())).await.unwrap();
        assert!(stores[1][0].load("table").await.unwrap().is_some());
        for round in 0..4 {
            // Every connection is there, and knows the statement.
            let mut seen = stores[0][0].load("table").await.unwrap().unwrap().acts.len() as u64;
            for number in 0..20 {
                stores[1][0].append(act("table", seen, format!("{round}.{number}"))).await.unwrap();
                seen += 1;
            }
            // What is sent arrives; what comes back does not, and the connection ends.
            cable.lose_answers();
            let store = Arc::clone(&stores[1][0]);
            let appending =
                tokio::spawn(async move { store.append(act("table", seen, format!("round {round}"))).await });
            while stores[0][0].load("table").await.unwrap().unwrap().acts.len() as u64 == seen {
                tokio::task::yield_now().await;
            }
            cable.break_off();
            appending.await.unwrap().unwrap();
            let kept = stores[0][0].load("table").await.unwrap().unwrap();
            assert_eq!((kept.acts.len() as u64, kept.acts.last()), (seen + 1, Some(&format!("round {round}"))));
        }
    }

    #[tokio::test]
    async fn a_newer_database_is_refused() {
        let Some(server) = have(backends::Postgres::start()) else { return };
        drop(Postgres::open(&server.url()).await.unwrap());
        server.sql("postgres", "UPDATE starboard SET version = version + 1");
        let refused = Postgres::open(&server.url()).await.unwrap_err();
        assert!(matches!(refused, StoreError::Newer { .. }), "{refused:?}");
    }

    /// A long game with a long snapshot: neither is sent more than once. Once for each act it would be twelve gigabytes.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_snapshot_comes_once_however_many_acts_there_are() {
        let Some(server) = have(backends::Postgres::start()) else { return };
        let [one, other] = open(&server.database("long")).await;
        let acts: Vec<String> = (0..3000).map(|number| format!("act {number}")).collect();
        let snapshot = "s".repeat(4 << 20);
        let first = act("long", 0, String::new());
        one.append(Append { acts: acts.clone(), snapshot: Some(snapshot.clone()), ..first }).await.unwrap();
        let kept = other.load("long").await.unwrap().unwrap();
        assert_eq!(kept.damage, None);
        assert_eq!(kept.acts, acts);
        assert!(kept.snapshot.is_some_and(|found| found.text == snapshot), "another snapshot");
    }
}
