//! The store that forgets: for tests, and the model that the others are held against. Several processes share it through
//! handles, as they share a database.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::shared::{Here, LEASE, Lease, Shared};
use super::{
    About, Append, Hash, Kept, Listed, Pending, Person, PersonId, Session, SessionId, Snapshot, Stands, Store,
    StoreError, TableId, Which,
};
use crate::clock::Millis;

/// The most tables that a list shows.
const LISTED: usize = 100;

const HOUR: Millis = 3_600_000;

#[derive(Debug)]
struct Stored {
    acts: Vec<String>,
    snapshot: Option<Snapshot>,
    stands: Stands,
    about: About,
    people: BTreeSet<PersonId>,
    driver: Option<u64>,
    lease: Millis,
}

#[derive(Debug)]
struct Token {
    person: Person,
    link: Option<Hash>,
    since: Millis,
    seen: Millis,
}

#[derive(Debug, Default)]
struct State {
    tables: BTreeMap<TableId, Stored>,
    tokens: BTreeMap<Hash, Token>,
    /// People whose last token has ended and who have a link to come back by.
    away: BTreeMap<PersonId, Person>,
    links: BTreeMap<PersonId, Hash>,
    ended: Vec<PersonId>,
    processes: BTreeMap<u64, Millis>,
    here: BTreeMap<(TableId, u64), Here>,
    counts: BTreeMap<String, (u64, u32)>,
    handles: u64,
}

/// One process's handle.
#[derive(Default)]
pub struct Memory {
    state: Arc<Mutex<State>>,
    process: u64,
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").field("process", &self.process).finish_non_exhaustive()
    }
}

impl Memory {
    /// What another process has of the same.
    #[must_use]
    pub fn another(&self) -> Self {
        let mut state = self.state();
        state.handles += 1;
        Self { state: Arc::clone(&self.state), process: state.handles }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn ready<T: Send + 'static>(result: Result<T, StoreError>) -> Pending<T> {
    Box::pin(std::future::ready(result))
}

impl Stored {
    /// A process would see to this table.
    fn claim(&mut self, process: u64, now: Millis) {
        if self.driver == Some(process) || self.lease <= now {
            (self.driver, self.lease) = (Some(process), now + LEASE);
        }
    }

    fn lease(&self, process: u64) -> Lease {
        Lease { mine: self.driver == Some(process), until: self.lease }
    }
}

impl Store for Memory {
    fn append(&self, append: Append) -> Pending<Lease> {
        let Append { table, against, acts, stands, about, snapshot, drives } = append;
        let mut state = self.state();
        let there = state.tables.get(&table).map_or(0, |table| table.acts.len());
        if there as u64 != against || (against == 0 && acts.is_empty()) {
            return ready(Err(StoreError::Conflict));
        }
        let kept = match (state.tables.get_mut(&table), about) {
            (Some(kept), about) => {
                if let Some(about) = about {
                    kept.people.extend(about.people.iter().cloned());
                    kept.about = about;
                }
                kept
            }
            (None, Some(about)) => {
                let people = about.people.iter().cloned().collect();
                let new = Stored {
                    acts: Vec::new(),
                    snapshot: None,
                    stands: Stands::default(),
                    about,
                    people,
                    driver: None,
                    lease: 0,
                };
                state.tables.entry(table).or_insert(new)
            }
            (None, None) => return ready(Err(StoreError::Other("a table that nothing is known of".to_owned()))),
        };
        kept.acts.extend(acts);
        kept.stands = stands;
        let version = kept.acts.len() as u64;
        kept.snapshot = snapshot.map(|text| Snapshot { version, text }).or(kept.snapshot.take());
        if let Some(now) = drives {
            kept.claim(self.process, now);
        }
        ready(Ok(kept.lease(self.process)))
    }

    fn load(&self, table: &str) -> Pending<Option<Kept>> {
        let state = self.state();
        ready(Ok(state.tables.get(table).map(|table| Kept {
            format: table.about.format,
            rules: table.about.rules,
            acts: table.acts.clone(),
            snapshot: table.snapshot.clone(),
            damage: None,
        })))
    }

    fn load_from(&self, table: &str, from: u64) -> Pending<Vec<String>> {
        let state = self.state();
        let acts = state.tables.get(table).map_or(&[][..], |table| &table.acts);
        ready(Ok(acts.iter().skip(from as usize).cloned().collect()))
    }

    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }

    fn set_aside(&self, table: TableId, summary: String) -> Pending<()> {
        if let Some(table) = self.state().tables.get_mut(&table) {
            (table.about.summary, table.about.listed) = (summary, false);
            (table.stands.wake, table.stands.waits) = (None, Vec::new());
        }
        ready(Ok(()))
    }

    fn tables(&self, of: Option<PersonId>) -> Pending<Vec<Listed>> {
        let state = self.state();
        let mut found: Vec<&Stored> = state
            .tables
            .values()
            .filter(|table| of.as_ref().map_or(table.about.listed, |person| table.people.contains(person)))
            .collect();
        found.sort_by_key(|table| std::cmp::Reverse(table.stands.changed));
        let listed = |table: &&Stored| Listed {
            summary: table.about.summary.clone(),
            waits: of.as_ref().is_some_and(|person| table.stands.waits.contains(person)),
        };
        ready(Ok(found.iter().take(LISTED).map(listed).collect()))
    }

    fn wakes(&self) -> Pending<Vec<(TableId, Millis)>> {
        let state = self.state();
        ready(Ok(state.tables.iter().filter_map(|(id, table)| Some((id.clone(), table.stands.wake?))).collect()))
    }

    /// Everything here was written by this program.
    fn unsettled(&self, _: &str, _: u32) -> Pending<Vec<TableId>> {
        ready(Ok(Vec::new()))
    }

    fn add_person(&self, person: Person, token: Hash, now: Millis) -> Pending<()> {
        self.state().tokens.insert(token, Token { person, link: None, since: now, seen: now });
        ready(Ok(()))
    }

    fn person(&self, token: Hash, now: Millis) -> Pending<Option<Person>> {
        let mut state = self.state();
        ready(Ok(state.tokens.get_mut(&token).map(|token| {
            if token.seen + HOUR <= now {
                token.seen = now;
            }
            token.person.clone()
        })))
    }

    fn find(&self, who: &str) -> Pending<Vec<Person>> {
        let state = self.state();
        let people = state.tokens.values().map(|token| &token.person).chain(state.away.values());
        let found: BTreeMap<&PersonId, &Person> =
            people.filter(|person| person.id == who || person.name == who).map(|person| (&person.id, person)).collect();
        ready(Ok(found.into_values().cloned().collect()))
    }

    fn sessions(&self, person: PersonId) -> Pending<Vec<Session>> {
        let state = self.state();
        let mut theirs: Vec<(&Hash, &Token)> =
            state.tokens.iter().filter(|(_, token)| token.person.id == person).collect();
        theirs.sort_by_key(|(hash, token)| (std::cmp::Reverse(token.seen), **hash));
        let session = |(hash, token): (&Hash, &Token)| Session {
            id: SessionId::of(hash),
            token: *hash,
            since: Some(token.since).filter(|at| *at > 0),
            seen: Some(token.seen).filter(|at| *at > 0),
            linked: token.link.is_some(),
        };
        ready(Ok(theirs.into_iter().map(session).collect()))
    }

    fn end(&self, person: PersonId, which: Which) -> Pending<()> {
        let mut state = self.state();
        let theirs: Vec<(Hash, Person)> = state
            .tokens
            .iter()
            .filter(|(_, token)| token.person.id == person)
            .map(|(hash, token)| (*hash, token.person.clone()))
            .collect();
        let ends = |hash: &Hash| match &which {
            Which::One(id) => SessionId::of(hash) == *id,
            Which::AllBut(but) => hash != but,
            Which::All => true,
        };
        let mut ended = 0;
        for (hash, who) in theirs {
            if ends(&hash) {
                state.tokens.remove(&hash);
                ended += 1;
                let last = state.tokens.values().all(|token| token.person.id != person);
                if last && matches!(which, Which::One(_)) && state.links.contains_key(&person) {
                    state.away.insert(person.clone(), who);
                }
            }
        }
        match which {
            Which::All => {
                state.links.remove(&person);
                ended += usize::from(state.away.remove(&person).is_some());
            }
            Which::AllBut(_) => ended += usize::from(state.away.remove(&person).is_some()),
            Which::One(_) => {}
        }
        if ended == 0 {
            return ready(Err(StoreError::Conflict));
        }
        state.ended.push(person);
        ready(Ok(()))
    }

    fn ended(&self, since: i64) -> Pending<(i64, Vec<PersonId>)> {
        let state = self.state();
        ready(Ok((state.ended.len() as i64, state.ended[since as usize..].to_vec())))
    }

    fn rename(&self, person: Person) -> Pending<()> {
        let mut state = self.state();
        let State { tokens, away, .. } = &mut *state;
        let theirs = tokens.values_mut().map(|token| &mut token.person).chain(away.values_mut());
        theirs.filter(|known| known.id == person.id).for_each(|known| known.name.clone_from(&person.name));
        ready(Ok(()))
    }

    fn keep_link(&self, person: PersonId, link: Hash, but: Hash) -> Pending<()> {
        let mut state = self.state();
        let before = state.tokens.len();
        state.tokens.retain(|hash, token| token.person.id != person || token.link.is_none() || *hash == but);
        if state.tokens.len() < before {
            state.ended.push(person.clone());
        }
        state.links.insert(person, link);
        ready(Ok(()))
    }

    fn health(&self) -> Pending<()> {
        ready(Ok(()))
    }

    fn come_back(&self, link: Hash, token: Hash, now: Millis) -> Pending<()> {
        let mut state = self.state();
        let whose = state.links.iter().find(|(_, kept)| **kept == link).map(|(person, _)| person.clone());
        let known = whose.and_then(|whose| {
            let mut known = state.tokens.values().map(|token| &token.person).chain(state.away.values());
            known.find(|person| person.id == whose).cloned()
        });
        let Some(person) = known else { return ready(Err(StoreError::Conflict)) };
        state.tokens.insert(token, Token { person, link: Some(link), since: now, seen: now });
        ready(Ok(()))
    }
}

impl Shared for Memory {
    fn club(&self) -> &'static str {
        "memory"
    }

    fn versions(&self, tables: Vec<TableId>) -> Pending<Vec<(TableId, u64)>> {
        let state = self.state();
        let version = |id: TableId| state.tables.get(&id).map(|table| (id, table.acts.len() as u64));
        ready(Ok(tables.into_iter().filter_map(version).collect()))
    }

    fn claim(&self, table: &str, now: Millis) -> Pending<(Lease, u64)> {
        let mut state = self.state();
        let Some(table) = state.tables.get_mut(table) else { return ready(Err(StoreError::Conflict)) };
        table.claim(self.process, now);
        ready(Ok((table.lease(self.process), table.acts.len() as u64)))
    }

    fn claim_due(&self, now: Millis, most: usize) -> Pending<Vec<TableId>> {
        let mut state = self.state();
        let due = state.tables.iter_mut().filter_map(|(id, table)| Some((table.stands.wake?, id, table)));
        let mut due: Vec<_> = due.filter(|(wake, _, table)| *wake <= now && table.lease <= now).collect();
        due.sort_by_key(|(wake, id, _)| (*wake, id.to_owned()));
        due.truncate(most);
        due.iter_mut().for_each(|(_, _, table)| table.claim(self.process, now));
        ready(Ok(due.into_iter().map(|(_, id, _)| id.clone()).collect()))
    }

    fn leave(&self) -> Pending<()> {
        let mut state = self.state();
        let process = self.process;
        state.tables.values_mut().filter(|table| table.driver == Some(process)).for_each(|table| table.lease = 0);
        state.here.retain(|(_, other), _| *other != process);
        state.processes.remove(&process);
        ready(Ok(()))
    }

    fn alive(&self, now: Millis) -> Pending<Vec<String>> {
        let mut state = self.state();
        state.processes.insert(self.process, now + 2 * LEASE);
        state.processes.retain(|_, until| *until > now);
        let State { processes, here, .. } = &mut *state;
        here.retain(|(_, process), _| processes.contains_key(process));
        ready(Ok(processes.keys().map(u64::to_string).collect()))
    }

    fn here(&self, table: &str, here: Here) -> Pending<Here> {
        let mut state = self.state();
        state.here.insert((table.to_owned(), self.process), here);
        let others = state.here.iter().filter(|((other, process), _)| other == table && *process != self.process);
        let both = |all: Here, (_, one): (_, &Here)| Here {
            seats: all.seats.union(one.seats),
            spectators: all.spectators + one.spectators,
        };
        ready(Ok(others.fold(Here::default(), both)))
    }

    fn count(&self, what: String, minute: u64, most: u32) -> Pending<bool> {
        let mut state = self.state();
        let counted = state.counts.entry(what).or_default();
        if counted.0 != minute {
            *counted = (minute, 0);
        }
        counted.1 += 1;
        ready(Ok(counted.1 <= most))
    }
}
