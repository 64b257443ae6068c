//! Who asks: by token, as a header or as a cookie; in which language; and from where.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::{
    ACCEPT_LANGUAGE, AUTHORIZATION, CONNECTION, COOKIE, HOST, ORIGIN, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, UPGRADE,
};
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use hyper::upgrade::OnUpgrade;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use words::Words;

use super::Problem;
use super::access::Who;
use crate::door::Peer;
use crate::hall::{Caller, Hall, hash};
use crate::net;
use crate::refused::Refused;
use crate::store::{Hash, Person};

/// The cookie that holds the token.
pub(super) const COOKIE_NAME: &str = "starboard";

#[derive(Deserialize)]
struct Asked {
    text: Option<String>,
}

impl FromRequestParts<Arc<Hall>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Problem> {
        let Heard { words, text } = heard(parts, hall)?;
        let known = known(parts, hall).await.map_err(|refused| Problem::new(refused, text.then_some(&words)))?;
        let (person, token) = known.unzip();
        Who::is(&parts.extensions, person.as_ref());
        Ok(Self { person, token, words, text })
    }
}

/// How somebody wants to be spoken to.
pub(super) struct Heard {
    /// The language that they name things in.
    pub(super) words: Arc<Words>,
    /// Do they want lines in it instead of phrases?
    text: bool,
}

impl Heard {
    pub(super) fn problem(&self, refused: Refused) -> Problem {
        Problem::new(refused, self.text.then_some(&self.words))
    }
}

impl Caller {
    pub(super) fn problem(&self, refused: Refused) -> Problem {
        Problem::new(refused, self.text.then_some(&self.words))
    }
}

/// Also of those whose language is not spoken here, where that is not what is wrong with what they ask for.
impl FromRequestParts<Arc<Hall>> for Heard {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Self::Rejection> {
        Ok(heard(parts, hall).unwrap_or_else(|_| Self { words: hall.english(), text: true }))
    }
}

fn header<'p>(parts: &'p Parts, name: &axum::http::HeaderName) -> &'p str {
    parts.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The language that text was asked for in; else what the browser prefers, else English.
fn heard(parts: &Parts, hall: &Hall) -> Result<Heard, Problem> {
    let asked = axum::extract::Query::<Asked>::try_from_uri(&parts.uri).ok().and_then(|asked| asked.0.text);
    if let Some(language) = asked {
        let words = words::spoken(&language).and_then(|language| hall.words(language));
        let words = words.ok_or_else(|| Problem::new(Refused::Language, Some(&hall.english())))?;
        return Ok(Heard { words, text: true });
    }
    let accepted = words::accepted(header(parts, &ACCEPT_LANGUAGE)).and_then(|language| hall.words(language));
    Ok(Heard { words: accepted.unwrap_or_else(|| hall.english()), text: false })
}

/// Who asks, and the token that says so.
async fn known(parts: &Parts, hall: &Hall) -> Result<Option<(Person, Hash)>, Refused> {
    let bearer = header(parts, &AUTHORIZATION);
    if !bearer.is_empty() {
        let token = hash(bearer.strip_prefix("Bearer ").ok_or(Refused::WrongToken)?.trim());
        return hall.person(token).await.map(|person| Some((person, token)));
    }
    let cookies = parts.headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let Some((_, token)) = pairs.find(|(name, _)| *name == COOKIE_NAME) else { return Ok(None) };
    // A browser sends cookies along whoever makes it ask, a WebSocket from any page included: only our own pages may.
    if !own_page(parts, hall) {
        return Err(Refused::OtherSite);
    }
    let token = hash(token);
    match hall.person(token).await {
        Ok(person) => Ok(Some((person, token))),
        // A cookie of a server that has forgotten everything is no reason to be turned away.
        Err(Refused::WrongToken) => Ok(None),
        Err(refused) => Err(refused),
    }
}

fn own_page(parts: &Parts, hall: &Hall) -> bool {
    let origin = header(parts, &ORIGIN);
    if origin.is_empty() {
        return true;
    }
    let host = |url: &str| url.split_once("://").map(|(_, host)| host.trim_end_matches('/').to_owned());
    let ours = [Some(header(parts, &HOST).to_owned()), host(&hall.config.public_url)];
    host(origin).is_some_and(|host| ours.contains(&Some(host)))
}

/// A request that no page of another site makes somebody's browser send.
pub(super) struct OwnPage;

impl FromRequestParts<Arc<Hall>> for OwnPage {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Problem> {
        let heard = heard(parts, hall)?;
        if own_page(parts, hall) { Ok(Self) } else { Err(heard.problem(Refused::OtherSite)) }
    }
}

/// Where a request comes from, for what is counted by address.
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Arc<Hall>> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<Peer>>();
        // Without a connection, as in tests that call the app, it comes from here.
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(Peer(peer))| peer.ip());
        let forwarded = parts.headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let forwarded: Vec<&str> = forwarded.collect();
        Ok(Self(net::household(net::origin(peer, &forwarded.join(","), &hall.config.proxies))))
    }
}

/// A name in the address.
pub(super) struct Path<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Hall>> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Problem> {
        let heard = heard(parts, hall)?;
        let read = axum::extract::Path::from_request_parts(parts, hall).await;
        // What cannot be read names nothing that is here.
        read.map(|path| Self(path.0)).map_err(|_| heard.problem(Refused::NotFound))
    }
}

/// What the address asks for in detail.
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Hall>> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Problem> {
        let heard = heard(parts, hall)?;
        let read = axum::extract::Query::try_from_uri(&parts.uri);
        read.map(|query| Self(query.0)).map_err(|error| heard.problem(Refused::BadQuery(error.body_text())))
    }
}

/// A request to go on as a WebSocket.
pub(super) struct Upgrade {
    /// That it does.
    pub(super) switched: Response,
    /// The connection, once that was said.
    pub(super) upgraded: OnUpgrade,
}

impl FromRequestParts<Arc<Hall>> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Problem> {
        let heard = heard(parts, hall)?;
        let upgraded = parts.extensions.get::<OnUpgrade>().cloned();
        let key = derive_accept_key(header(parts, &SEC_WEBSOCKET_KEY).as_bytes());
        let fits = WebSocketUpgrade::from_request_parts(parts, hall).await.is_ok();
        let Some(upgraded) = upgraded.filter(|_| fits) else { return Err(heard.problem(Refused::NoUpgrade)) };
        let headers = [(CONNECTION, "upgrade"), (UPGRADE, "websocket"), (SEC_WEBSOCKET_ACCEPT, &key)];
        Ok(Self { switched: (StatusCode::SWITCHING_PROTOCOLS, headers).into_response(), upgraded })
    }
}

/// A body in JSON, whatever the request says that it is: curl says it is a form.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Self, Problem> {
        let (parts, body) = request.into_parts();
        let heard = heard(&parts, hall)?;
        let request = Request::from_parts(parts, body);
        let bytes = tokio::time::timeout(hall.config.body, Bytes::from_request(request, hall)).await;
        let bytes = bytes.map_err(|_| heard.problem(Refused::TooSlow))?;
        let bytes = bytes.map_err(|_| heard.problem(Refused::TooLarge))?;
        let read = serde_json::from_slice(&bytes);
        read.map(Self).map_err(|error| heard.problem(Refused::BadJson(error.to_string())))
    }
}
