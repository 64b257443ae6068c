//! People: a name and a token, made on the fly.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use protocol::{EndSession, NewPerson, Return, reply};

use super::caller::{Address, Body, COOKIE_NAME, Heard, OwnPage};
use super::{Answer, Fresh};
use crate::hall::{Caller, Counted, Hall};
use crate::refused::Refused;
use crate::store::{Hash, Person};

/// A year, in seconds.
const COOKIE_AGE: u32 = 31_536_000;

pub(super) async fn make(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Address(from): Address,
    Body(new): Body<NewPerson>,
) -> Answer<Response> {
    let problem = |refused| caller.problem(refused);
    hall.within(Counted::Creations, from).await.map_err(|refused| caller.problem(refused))?;
    let (person, token) = hall.new_person(&new.name).await.map_err(problem)?;
    let cookie = cookie(&hall, &token);
    Ok(([cookie], Fresh(reply::NewPerson { person: person.id, name: person.name, token })).into_response())
}

pub(super) async fn me(caller: Caller) -> Answer<Fresh<reply::Me>> {
    let (person, _) = known(&caller)?;
    Ok(Fresh(reply::Me { person: person.id.clone(), name: person.name.clone() }))
}

/// Whoever asks, by name and by the token that they are known by.
fn known(caller: &Caller) -> Answer<(&Person, Hash)> {
    caller.person.as_ref().zip(caller.token).ok_or_else(|| caller.problem(Refused::NoToken))
}

pub(super) async fn rename(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Address(from): Address,
    Body(new): Body<NewPerson>,
) -> Answer<Fresh<reply::Me>> {
    let (person, _) = known(&caller)?;
    hall.within(Counted::Creations, from).await.map_err(|refused| caller.problem(refused))?;
    let Person { id, name } = hall.rename(person, &new.name).await.map_err(|refused| caller.problem(refused))?;
    Ok(Fresh(reply::Me { person: id, name }))
}

pub(super) async fn link(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Address(from): Address,
) -> Answer<Fresh<reply::PrivateLink>> {
    let (person, token) = known(&caller)?;
    hall.within(Counted::Creations, from).await.map_err(|refused| caller.problem(refused))?;
    let link = hall.new_link(person, token).await.map_err(|refused| caller.problem(refused))?;
    Ok(Fresh(reply::PrivateLink { link }))
}

/// Where I am known.
pub(super) async fn sessions(State(hall): State<Arc<Hall>>, caller: Caller) -> Answer<Fresh<reply::Sessions>> {
    let (person, here) = known(&caller)?;
    let sessions = hall.sessions(person, here).await.map_err(|refused| caller.problem(refused))?;
    Ok(Fresh(reply::Sessions { sessions }))
}

/// Ends one of them, or all others. Gives those that are left.
pub(super) async fn end(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Body(EndSession { session }): Body<EndSession>,
) -> Answer<Fresh<reply::Sessions>> {
    let (person, here) = known(&caller)?;
    hall.end(person, here, session).await.map_err(|refused| caller.problem(refused))?;
    sessions(State(hall), caller).await
}

pub(super) async fn come_back(
    State(hall): State<Arc<Hall>>,
    heard: Heard,
    // Else any site could make its visitors play in a name of its choice.
    _: OwnPage,
    Address(from): Address,
    Body(Return { key }): Body<Return>,
) -> Answer<Response> {
    hall.within(Counted::Returns, from).await.map_err(|refused| heard.problem(refused))?;
    let (person, token) = hall.come_back(&key).await.map_err(|refused| heard.problem(refused))?;
    let cookie = cookie(&hall, &token);
    Ok(([cookie], Fresh(reply::NewPerson { person: person.id, name: person.name, token })).into_response())
}

/// Out of reach of scripts and of other sites.
pub(super) fn cookie(hall: &Hall, token: &str) -> (HeaderName, String) {
    let secure = if hall.config.public_url.starts_with("https://") { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Strict{secure}");
    (SET_COOKIE, cookie)
}
