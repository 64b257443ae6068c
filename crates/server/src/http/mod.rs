//! The routes, and what they have in common: who asks, in which language, and how a refusal looks.

mod access;
mod caller;
mod frames;
mod page;
mod people;
mod reasons;
mod reference;
mod socket;
mod speech;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use protocol::{MAX_BODY, Map as _};
use serde::Serialize;
use tower_http::compression::CompressionLayer;
use words::Words;

pub(crate) use access::ACCESS;

use crate::hall::Hall;
use crate::refused::Refused;
use crate::wire::text;

/// Every route there is. docs/openapi.json describes them; a test compares the two.
pub fn app(hall: Arc<Hall>) -> Router {
    let door =
        Router::new().route("/", get(page::door)).route("/t/{table}", get(page::door)).with_state(Arc::clone(&hall));
    api(hall).merge(door)
}

/// All but what a browser is shown: for whoever brings pages of their own.
pub fn api(hall: Arc<Hall>) -> Router {
    // The same for everybody, so that its size tells nobody anything: a quarter of it goes out.
    let reference = Router::new()
        .route("/api/languages", get(reference::languages))
        .route("/api/catalogue/{hash}/{language}", get(reference::catalogue))
        .route("/api/games", get(reference::games))
        .route("/api/games/{game}/cards", get(reference::cards))
        .route("/api/games/{game}/explain", get(reference::explain))
        .layer(CompressionLayer::new());
    Router::new()
        .merge(reference)
        .route("/healthz", get(page::health))
        .route("/api/openapi.json", get(page::openapi))
        .route("/api/people", axum::routing::post(people::make))
        .route("/api/return", axum::routing::post(people::come_back))
        .route("/api/me", get(people::me).post(people::rename))
        .route("/api/me/link", axum::routing::post(people::link))
        .route("/api/me/sessions", get(people::sessions).post(people::end))
        .route("/api/tables", get(tables::list).post(tables::make))
        .route("/api/tables/{table}", get(tables::state).post(tables::command))
        .route("/api/tables/{table}/stream", get(socket::stream))
        .route("/api/tables/{table}/socket", get(socket::socket))
        .route("/api/tables/{table}/invitations", get(tables::invitations))
        .route("/api/tables/{table}/hint", get(tables::hint))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/replay", get(tables::replay))
        .route("/api/tables/{table}/course", get(tables::course))
        .route("/api/tables/{table}/truth", get(tables::truth))
        .route("/api/tables/{table}/why", get(reasons::why))
        .route("/api/tables/{table}/minds", get(reasons::minds))
        // Also where somebody else's pages answer every other address.
        .route("/api/{*nothing}", axum::routing::any(page::nothing))
        .fallback(page::nothing)
        .method_not_allowed_fallback(page::method)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&hall), access::log))
        .with_state(hall)
}

/// Figures for whoever runs the server, and nobody else: they tell when something was answered.
pub fn metrics(hall: Arc<Hall>) -> Router {
    Router::new().route("/metrics", get(page::metrics)).with_state(hall)
}

/// A refusal on its way out.
#[derive(Debug)]
pub(crate) struct Problem {
    refused: Refused,
    /// For those who asked for text.
    words: Option<Arc<Words>>,
}

impl Problem {
    pub(crate) fn new(refused: Refused, words: Option<&Arc<Words>>) -> Self {
        Self { refused, words: words.cloned() }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let problem = self.refused.problem();
        let written = match self.words {
            Some(words) => text(&problem.map(&mut |phrase| words.say(&phrase))),
            None => text(&problem),
        };
        (self.refused.status(), [(CONTENT_TYPE, "application/json")], written).into_response()
    }
}

/// A refusal to somebody who has not come as far as the routes: it looks like any other.
pub(crate) fn unasked(refused: &Refused) -> String {
    let (status, body) = (refused.status(), text(&refused.problem()));
    let length = body.len();
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
    )
}

/// A response that may be a refusal.
pub(crate) type Answer<T> = Result<T, Problem>;

/// A reply. Never from a cache: what a player may see changes, and is for them alone.
pub(crate) struct Fresh<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Fresh<T> {
    fn into_response(self) -> Response {
        ([(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, "application/json")], text(&self.0)).into_response()
    }
}
