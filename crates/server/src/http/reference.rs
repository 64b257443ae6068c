//! What can be looked up without a table: languages, games, cards, terms.

use std::sync::Arc;

use axum::extract::State;
use protocol::Explain;
use protocol::reply::{Cards, Game, Games, Languages, Lines};
use serde_json::Value;
use words::{Line, Words};

use super::caller::{Path, Query};
use super::{Answer, Fresh, Problem};
use crate::hall::{Caller, Hall};
use crate::refused::Refused;
use crate::wire::Raw;

pub(super) async fn languages() -> Fresh<Languages> {
    Fresh(Languages { languages: Words::LANGUAGES.iter().map(|&language| language.to_owned()).collect() })
}

pub(super) async fn games(State(hall): State<Arc<Hall>>) -> Fresh<Games<Value>> {
    let game = |kind: &crate::games::Kind| Game {
        game: kind.id.to_owned(),
        bots: kind.bots.iter().map(|&level| level.to_owned()).collect(),
        usual: kind.usual.to_owned(),
        setups: kind.setups.clone(),
    };
    Fresh(Games { games: hall.games.iter().map(game).collect() })
}

pub(super) async fn cards(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(game): Path<String>,
) -> Answer<Fresh<Cards<Raw, Line>>> {
    let kind = hall.games.find(&game).ok_or_else(|| Problem::new(Refused::NoSuchGame, &caller.words))?;
    Ok(Fresh(Cards { cards: (kind.cards)(&caller.words), terms: (kind.terms)(&caller.words) }))
}

pub(super) async fn explain(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(Explain { name }): Query<Explain>,
) -> Answer<Fresh<Lines<Line>>> {
    let problem = |refused| Problem::new(refused, &caller.words);
    let kind = hall.games.find(&game).ok_or_else(|| problem(Refused::NoSuchGame))?;
    let lines = (kind.explain)(&caller.words, &name).ok_or_else(|| problem(Refused::NothingToExplain))?;
    Ok(Fresh(Lines { lines }))
}
