//! What can be looked up without a table: languages, games, cards, terms.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use words::Words;

use super::{Answer, Problem, fresh};
use crate::hall::{Caller, Hall};
use crate::refused::Refused;

pub(super) async fn languages() -> Response {
    (fresh(), json!({"languages": Words::LANGUAGES}).to_string()).into_response()
}

pub(super) async fn games(State(hall): State<Arc<Hall>>) -> Response {
    let game = |kind: &crate::games::Kind| json!({"game": kind.id, "bots": kind.bots, "usual": kind.usual, "setups": kind.setups});
    let games: Vec<Value> = hall.games.iter().map(game).collect();
    (fresh(), json!({"games": games}).to_string()).into_response()
}

pub(super) async fn cards(State(hall): State<Arc<Hall>>, caller: Caller, Path(game): Path<String>) -> Answer<Response> {
    let kind = hall.games.find(&game).ok_or_else(|| Problem::new(Refused::NoSuchGame, &caller.words))?;
    Ok((fresh(), json!({"cards": (kind.cards)(&caller.words), "terms": (kind.terms)(&caller.words)}).to_string())
        .into_response())
}

#[derive(Deserialize)]
pub(super) struct Name {
    #[serde(default)]
    name: String,
}

pub(super) async fn explain(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(Name { name }): Query<Name>,
) -> Answer<Response> {
    let problem = |refused| Problem::new(refused, &caller.words);
    let kind = hall.games.find(&game).ok_or_else(|| problem(Refused::NoSuchGame))?;
    let lines = (kind.explain)(&caller.words, &name).ok_or_else(|| problem(Refused::NothingToExplain))?;
    Ok((fresh(), json!({"lines": lines}).to_string()).into_response())
}
