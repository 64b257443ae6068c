//! What can be looked up without a table: languages and their sentences, games, cards, terms.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use protocol::reply::{Cards, Game, Games, Languages, Lines, Texts};
use protocol::{Explain, Sentences};
use serde_json::Value;
use words::{Line, Words};

use super::caller::{Heard, Path, Query};
use super::{Answer, Fresh, Problem};
use crate::hall::{Caller, Hall};
use crate::refused::Refused;
use crate::wire::{Raw, text};

pub(super) async fn languages() -> Fresh<Languages> {
    Fresh(Languages {
        languages: Words::LANGUAGES.iter().map(|&language| language.to_owned()).collect(),
        catalogue: words::catalogue().hash.clone(),
    })
}

/// The sentences of a language. Kept for ever by whoever got them: other sentences have another hash.
pub(super) async fn catalogue(
    Heard(words): Heard,
    Path((hash, language)): Path<(String, String)>,
    Query(Sentences { game }): Query<Sentences>,
) -> Answer<impl IntoResponse> {
    let catalogue = words::catalogue();
    let texts = catalogue.language(&language).filter(|_| hash == catalogue.hash);
    let words::Texts { common, race, galactica } = texts.ok_or_else(|| Problem::new(Refused::NotFound, &words))?;
    let wanted = |name: &str| name == "common" || game.as_ref().is_none_or(|game| game == name);
    let texts = [("common", common), ("race", race), ("galactica", galactica)];
    let texts = texts.into_iter().filter(|(name, _)| wanted(name));
    let texts = Texts(texts.map(|(name, text)| (name.to_owned(), text.clone())).collect());
    let headers = [(CACHE_CONTROL, "public, max-age=31536000, immutable"), (CONTENT_TYPE, "application/json")];
    Ok((headers, text(&texts)))
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
