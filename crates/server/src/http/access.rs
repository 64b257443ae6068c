//! The access log: for whoever runs the server, a line for each request. Who asked, for which route, how it ended and how long it
//! took; never what was sent, nor an address as it was typed: tokens, keys and what somebody says or plays are in those.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use axum::extract::{FromRequestParts as _, MatchedPath, RawPathParams, Request, State};
use axum::http::Extensions;
use axum::middleware::Next;
use axum::response::Response;

use super::caller::Address;
use crate::hall::Hall;
use crate::store::{Person, PersonId};

/// What these lines are filtered by.
pub(crate) const ACCESS: &str = "access";

/// Filled in by whatever finds out who asks.
#[derive(Clone, Default)]
pub(super) struct Who(Arc<OnceLock<PersonId>>);

impl Who {
    /// Notes who it is, if anybody wants to know.
    pub(super) fn is(extensions: &Extensions, person: Option<&Person>) {
        if let (Some(Self(who)), Some(person)) = (extensions.get(), person) {
            let _ = who.set(person.id.clone());
        }
    }
}

pub(super) async fn log(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    if !tracing::enabled!(target: ACCESS, tracing::Level::INFO) {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let Ok(Address(from)) = Address::from_request_parts(&mut parts, &hall).await;
    let route = parts.extensions.get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let names = RawPathParams::from_request_parts(&mut parts, &hall).await;
    let table =
        names.ok().and_then(|names| names.iter().find(|(name, _)| *name == "table").map(|(_, id)| id.to_owned()));
    let (method, who, began) = (parts.method.clone(), Who::default(), Instant::now());
    parts.extensions.insert(who.clone());
    let response = next.run(Request::from_parts(parts, body)).await;
    tracing::info!(
        target: ACCESS,
        %from,
        person = who.0.get(),
        %method,
        route = route.as_deref().unwrap_or("none"),
        table,
        status = response.status().as_u16(),
        ms = began.elapsed().as_secs_f64() * 1000.0,
        "request"
    );
    response
}
