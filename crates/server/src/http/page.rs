//! The door, health, metrics, and what is not there.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};

use super::caller::Heard;
use super::{Answer, Problem};
use crate::hall::Hall;
use crate::refused::Refused;

/// What a browser is shown.
pub(super) async fn door(State(hall): State<Arc<Hall>>, heard: Heard) -> Html<String> {
    let say = |id: &'static str| escaped(&heard.words.say(&words::phrase(id)).to_string());
    let url = hall.config.public_url.trim_end_matches('/');
    Html(format!(
        "<!doctype html>\n<html lang=\"{language}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <style>body{{font:1.1em/1.5 system-ui;max-width:40em;margin:3em auto;padding:0 1em;\
         color-scheme:light dark}}pre{{overflow-x:auto}}</style>\
         <h1>{title}</h1><p>{what}</p><p>{terminal}</p><pre>starboard play race</pre><p>{curl}</p>\
         <pre>curl {url}/api/tables -d '{{\"game\":\"race\",\"setup\":{{\"players\":2}},\"start\":true}}'</pre>\
         <p>{fans}</p>\n",
        language = heard.words.language(),
        title = say("door-title"),
        what = say("door-what"),
        terminal = say("door-terminal"),
        curl = say("door-curl"),
        fans = say("door-fans"),
    ))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Healthy is a server that can keep things.
pub(super) async fn health(State(hall): State<Arc<Hall>>) -> Answer<&'static str> {
    hall.store.health().await.map_err(|error| Problem::new(Refused::Store(error), None))?;
    Ok("ok\n")
}

pub(super) async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], hall.metrics.text()).into_response()
}

pub(super) async fn openapi() -> Response {
    ([(CONTENT_TYPE, "application/json")], include_str!("../../../../docs/openapi.json")).into_response()
}

pub(super) async fn method(State(hall): State<Arc<Hall>>, heard: Heard) -> Problem {
    hall.metrics.refusals.fetch_add(1, Ordering::Relaxed);
    heard.problem(Refused::Method)
}

pub(super) async fn nothing(State(hall): State<Arc<Hall>>, heard: Heard) -> Problem {
    hall.metrics.refusals.fetch_add(1, Ordering::Relaxed);
    heard.problem(Refused::NotFound)
}
