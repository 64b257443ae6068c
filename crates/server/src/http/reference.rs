//! What can be looked up without a table: languages and their sentences, games, cards, terms.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use protocol::reply::{Cards, Chapter, Game, Games, Languages, Rows, Texts};
use protocol::{Explain, Sentences};
use serde_json::Value;
use words::Words;

use super::caller::{Heard, Path, Query};
use super::speech::Speech;
use super::{Answer, Fresh};
use crate::hall::{Caller, Hall};
use crate::refused::Refused;
use crate::wire::{Article, raw, rows, text};

pub(super) async fn languages() -> Fresh<Languages> {
    Fresh(Languages {
        languages: Words::LANGUAGES.iter().map(|&language| language.to_owned()).collect(),
        catalogue: words::catalogue().hash.clone(),
    })
}

/// The sentences of a language. Kept for ever by whoever got them: other sentences have another hash.
pub(super) async fn catalogue(
    heard: Heard,
    Path((hash, language)): Path<(String, String)>,
    Query(Sentences { game }): Query<Sentences>,
) -> Answer<impl IntoResponse> {
    let catalogue = words::catalogue();
    let texts = catalogue.language(&language).filter(|_| hash == catalogue.hash);
    let words::Texts { common, race, galactica } = texts.ok_or_else(|| heard.problem(Refused::NotFound))?;
    let wanted = |name: &str| name == "common" || game.as_ref().is_none_or(|game| game == name);
    let texts = [("common", common), ("race", race), ("galactica", galactica)];
    let texts = texts.into_iter().filter(|(name, _)| wanted(name));
    let texts = Texts(texts.map(|(name, text)| (name.to_owned(), text.clone())).collect());
    let headers = [(CACHE_CONTROL, "public, max-age=31536000, immutable"), (CONTENT_TYPE, "application/json")];
    Ok((headers, text(&texts)))
}

pub(super) async fn games(State(hall): State<Arc<Hall>>) -> Fresh<Games<Value>> {
    let game = |kind: &crate::games::Title| Game {
        game: kind.id.to_owned(),
        bots: kind.bots.iter().map(|&level| level.to_owned()).collect(),
        usual: kind.usual.to_owned(),
        setups: kind.setups.clone(),
    };
    Fresh(Games { games: hall.games.iter().map(game).collect() })
}

pub(super) async fn cards(State(hall): State<Arc<Hall>>, caller: Caller, Path(game): Path<String>) -> Answer<Response> {
    let kind = hall.games.find(&game).ok_or_else(|| caller.problem(Refused::NoSuchGame))?;
    let article = |games::Article { id, name, gist, rows: told, face, powers }: games::Article| Article {
        id,
        name,
        gist,
        rows: rows(told),
        face: face.map(|face| raw(&face)),
        powers,
    };
    let articles = |all: Vec<games::Article>| all.into_iter().map(article).collect();
    let chapter =
        |games::Chapter { id, name, articles: all }: games::Chapter| Chapter { id, name, articles: articles(all) };
    let games::Reference { cards, terms, aid } = (kind.reference)();
    let aid = aid.into_iter().map(chapter).collect();
    let reply = Cards { cards: articles(cards), terms: articles(terms), aid };
    Ok(caller.told(reply, |_| Speech::new(&caller.words, &game)))
}

pub(super) async fn explain(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(Explain { name }): Query<Explain>,
) -> Answer<Response> {
    let kind = hall.games.find(&game).ok_or_else(|| caller.problem(Refused::NoSuchGame))?;
    let told = (kind.explain)(&caller.words, &name).ok_or_else(|| caller.problem(Refused::NothingToExplain))?;
    Ok(caller.told(Rows { rows: rows(told) }, |_| Speech::new(&caller.words, &game)))
}
