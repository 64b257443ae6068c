//! Tables over plain HTTP.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tabletop::{Refusal, Seat, Viewer};
use tokio::sync::oneshot;

use super::caller::{Body, From};
use super::{Answer, Problem, fresh, people};
use crate::command::Request;
use crate::hall::{Caller, Hall, NewTable};
use crate::keeper::{Look, Msg};
use crate::refused::Refused;
use crate::room::Resume;

/// Makes a table, and whoever makes it if he has no token yet.
pub(super) async fn make(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    From(from): From,
    Body(new): Body<NewTable>,
) -> Answer<Response> {
    let problem = |refused| Problem::new(refused, &caller.words);
    hall.limit.count(from, hall.clock.now()).map_err(problem)?;
    let mut headers = HeaderMap::new();
    let (person, token) = match caller.person {
        Some(person) => (person, None),
        None => {
            let nobody = || caller.words.say("server-guest", &[]).to_string();
            let name = new.name.clone().unwrap_or_else(nobody);
            let (person, token) = hall.new_person(&name).await.map_err(problem)?;
            let (name, cookie) = people::cookie(&hall, &token);
            headers.extend(cookie.parse().ok().map(|cookie| (name, cookie)));
            (person, Some(token))
        }
    };
    let room = hall.new_table(&person, new).await.map_err(problem)?;
    let link = link(&hall, room.id());
    let invitations: Vec<Value> = room.keys().into_iter().map(|key| invitation(&link, key)).collect();
    let mut made = json!({
        "table": room.id(),
        "link": link,
        "invitations": invitations,
        "seat": room.seat_of(&person.id),
        "promise": room.promise(),
    });
    if let Some(token) = token {
        made["token"] = token.into();
        made["person"] = person.id.into();
    }
    Ok((headers, fresh(), made.to_string()).into_response())
}

fn link(hall: &Hall, table: &str) -> String {
    format!("{}/t/{table}", hall.config.public_url.trim_end_matches('/'))
}

fn invitation(link: &str, (seat, key): (Seat, &str)) -> Value {
    // Behind the number sign, where browsers keep it from servers and their logs.
    json!({"seat": seat, "key": key, "link": format!("{link}#{key}")})
}

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    mine: bool,
}

pub(super) async fn list(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(Which { mine }): Query<Which>,
) -> Answer<Response> {
    let problem = |refused| Problem::new(refused, &caller.words);
    let of = match (mine, &caller.person) {
        (false, _) => None,
        (true, Some(person)) => Some(person.id.clone()),
        (true, None) => return Err(problem(Refused::NoToken)),
    };
    let tables = hall.store.tables(of).await.map_err(|error| problem(error.into()))?;
    let tables: Vec<Box<RawValue>> = tables.into_iter().filter_map(|table| RawValue::from_string(table).ok()).collect();
    let body = serde_json::to_string(&Tables { tables }).expect("summaries are JSON");
    Ok((fresh(), body).into_response())
}

#[derive(serde::Serialize)]
struct Tables {
    tables: Vec<Box<RawValue>>,
}

/// Where somebody stopped reading.
#[derive(Clone, Copy, Deserialize)]
#[serde(default)]
pub(super) struct Place {
    pub(super) protocol: u32,
    edition: u32,
    entries: usize,
    chat: usize,
}

impl Default for Place {
    fn default() -> Self {
        Self { protocol: crate::keeper::PROTOCOL, edition: 0, entries: 0, chat: 0 }
    }
}

impl Place {
    pub(super) fn resume(self) -> Result<Resume, Refused> {
        if self.protocol != crate::keeper::PROTOCOL {
            return Err(Refused::Protocol);
        }
        Ok(Resume { edition: self.edition, entries: self.entries, chat: self.chat })
    }
}

pub(super) async fn state(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
    Query(from): Query<Place>,
) -> Answer<Response> {
    let words = Arc::clone(&caller.words);
    let problem = |refused| Problem::new(refused, &words);
    let resume = from.resume().map_err(problem)?;
    let state = hall.ask(&table, |reply| Msg::State { caller, resume, reply }).await.map_err(problem)?;
    Ok((fresh(), state.to_string()).into_response())
}

pub(super) async fn command(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
    Body(Request { id, command }): Body<Request>,
) -> Answer<Response> {
    let words = Arc::clone(&caller.words);
    let done = hall.ask(&table, |reply| Msg::Do { caller, command, reply }).await;
    let result = done.map_err(|refused| Problem::new(refused, &words))?;
    let mut body = json!({"result": result});
    if let Some(id) = id {
        body["id"] = id;
    }
    Ok((fresh(), body.to_string()).into_response())
}

async fn look(
    hall: &Arc<Hall>,
    caller: &Caller,
    table: &str,
    look: impl FnOnce(&crate::room::Room) -> Result<Value, Refused> + Send + 'static,
) -> Answer<Value> {
    let look: Look = Box::new(look);
    let seen = hall.ask(table, |reply| Msg::Look(look, reply)).await;
    seen.map_err(|refused| Problem::new(refused, &caller.words))
}

/// The keys of the seats that are kept for somebody, for whoever made the table.
pub(super) async fn invitations(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answer<Response> {
    let (link, person) = (link(&hall, &table), caller.person.clone());
    let seen = look(&hall, &caller, &table, move |room| {
        let person = person.ok_or(Refused::NoToken)?;
        if person.id != room.created().owner {
            return Err(Refused::NotOwner);
        }
        let keys: Vec<Value> = room.keys().into_iter().map(|key| invitation(&link, key)).collect();
        Ok(json!({"invitations": keys}))
    });
    Ok((fresh(), seen.await?.to_string()).into_response())
}

/// The whole record, once the game is over.
pub(super) async fn record(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answer<Response> {
    let record = look(&hall, &caller, &table, |room| {
        let game = room.finished().ok_or(Refused::NotOver)?;
        Ok(Value::String(game.record()))
    });
    let Value::String(text) = record.await? else { return Err(Problem::new(Refused::NotOver, &caller.words)) };
    let name = format!("attachment; filename=\"{table}.starboard\"");
    Ok(([(CONTENT_TYPE, "application/x-ndjson".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}

/// What a computer player would answer, and why: where nobody else is at the table whom it could harm.
pub(super) async fn hint(State(hall): State<Arc<Hall>>, caller: Caller, Path(table): Path<String>) -> Answer<Response> {
    let (sender, thought) = oneshot::channel();
    let (person, thinkers) = (caller.person.clone(), Arc::clone(&hall));
    let asked = look(&hall, &caller, &table, move |room| {
        let (seat, thinking) = room.advice(person.as_ref().map(|person| person.id.as_str()))?;
        // Nobody waits for it any more if it cannot be sent.
        thinkers.thinkers.think(move || drop(sender.send(thinking())));
        Ok(json!({"seat": seat, "ticket": room.ticket(seat)}))
    })
    .await?;
    let gone = || Problem::new(Refused::StaleTicket, &caller.words);
    let items = thought.await.map_err(|_| gone())?;
    let words = Arc::clone(&caller.words);
    let seen = look(&hall, &caller, &table, move |room| {
        let seat: Seat = serde_json::from_value(asked["seat"].clone()).map_err(|_| Refused::StaleTicket)?;
        if asked["ticket"] != json!(room.ticket(seat)) {
            return Err(Refused::StaleTicket);
        }
        let hint = room.hint(&words, seat, &items).ok_or(Refused::StaleTicket)?;
        Ok(json!({"ticket": asked["ticket"], "picks": hint.picks, "lines": hint.lines}))
    });
    Ok((fresh(), seen.await?.to_string()).into_response())
}

#[derive(Deserialize)]
pub(super) struct Step {
    step: Option<usize>,
    /// Whose eyes; the public's if left out.
    seat: Option<Seat>,
    /// Entries from this number on.
    #[serde(default)]
    entries: usize,
}

/// A finished game as a seat saw it after so many answers.
pub(super) async fn replay(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
    Query(Step { step, seat, entries }): Query<Step>,
) -> Answer<Response> {
    let words = Arc::clone(&caller.words);
    let seen = look(&hall, &caller, &table, move |room| {
        let game = room.finished().ok_or(Refused::NotOver)?;
        if seat.is_some_and(|seat| seat.0 >= game.seats()) {
            return Err(Refusal::NoSuchSeat.into());
        }
        let (viewer, last) = (seat.map_or(Viewer::Public, Viewer::Seat), game.answers());
        let then = game.at(step.unwrap_or(last).min(last)).ok_or(Refused::NoSuchStep)?;
        Ok(room.with_reader(&words, viewer, |reader| {
            json!({
                "step": then.answers(),
                "last": last,
                "view": then.view(viewer),
                "glance": then.glance(&words, reader),
                "entries": then.log(&words, reader, entries),
                "scene": then.scene(&words, reader),
                "outcome": then.outcome(),
            })
        }))
    });
    Ok((fresh(), seen.await?.to_string()).into_response())
}
