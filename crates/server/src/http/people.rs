//! People: a name and a token, made on the fly.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use protocol::{NewPerson, reply};

use super::caller::{Body, COOKIE_NAME, From};
use super::{Answer, Fresh};
use crate::hall::{Caller, Hall};
use crate::refused::Refused;

/// A year, in seconds.
const COOKIE_AGE: u32 = 31_536_000;

pub(super) async fn make(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    From(from): From,
    Body(new): Body<NewPerson>,
) -> Answer<Response> {
    let problem = |refused| caller.problem(refused);
    hall.limit.count(from, hall.clock.now()).map_err(|_| caller.problem(Refused::TooMany))?;
    let (person, token) = hall.new_person(&new.name).await.map_err(problem)?;
    let cookie = cookie(&hall, &token);
    Ok(([cookie], Fresh(reply::NewPerson { person: person.id, name: person.name, token })).into_response())
}

pub(super) async fn me(caller: Caller) -> Answer<Fresh<reply::Me>> {
    let person = caller.person.as_ref().ok_or_else(|| caller.problem(Refused::NoToken))?;
    Ok(Fresh(reply::Me { person: person.id.clone(), name: person.name.clone() }))
}

/// Out of reach of scripts and of other sites.
pub(super) fn cookie(hall: &Hall, token: &str) -> (HeaderName, String) {
    let secure = if hall.config.public_url.starts_with("https://") { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Strict{secure}");
    (SET_COOKIE, cookie)
}
