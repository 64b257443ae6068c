//! Where a table is: the link that people send each other.

use std::fmt;

use anyhow::Result;
use axum::http::Uri;
use words::{Words, text};

use crate::errors::error;

/// A server, and perhaps a table there and the key of a seat that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Link {
    pub(super) host: String,
    pub(super) port: u16,
    /// What stands before the server's own paths; mostly nothing.
    pub(super) base: String,
    pub(super) table: Option<String>,
    pub(super) key: Option<String>,
}

impl Link {
    /// `http://HOST:PORT/t/TABLE#KEY`; the table and the key may be left out, and so may `http://`.
    pub(super) fn read(link: &str, words: &Words) -> Result<Self> {
        let bad = || error(words, "join-bad-link", &[("link", text(link))]);
        let (page, fragment) = link.trim().split_once('#').map_or((link.trim(), None), |(page, key)| (page, Some(key)));
        let page = if page.contains("://") { page.to_owned() } else { format!("http://{page}") };
        let uri: Uri = page.parse().map_err(|_| bad())?;
        match uri.scheme_str() {
            Some("http") => {}
            Some("https") => return Err(error(words, "join-https", &[("link", text(link))])),
            Some(_) | None => return Err(bad()),
        }
        let authority = uri.authority().map(|authority| authority.as_str()).unwrap_or_default();
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(bad)?;
        let port = match authority.strip_prefix(host).ok_or_else(bad)? {
            "" => 80,
            port => port.trim_start_matches(':').parse().map_err(|_| bad())?,
        };
        let path = uri.path().trim_end_matches('/');
        let (base, table) = match path.rsplit_once("/t/") {
            Some((base, table)) => (base, Some(table)),
            None => (path, None),
        };
        // A table's name goes into other paths as it is.
        let is_name = |name: &str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if table.is_some_and(|table| !is_name(table)) || base.ends_with("/t") {
            return Err(bad());
        }
        let pairs = uri.query().into_iter().flat_map(|query| query.split('&')).filter_map(|pair| pair.split_once('='));
        let asked = pairs.filter(|(name, _)| *name == "key").map(|(_, key)| key).next();
        let key = fragment.or(asked).filter(|key| !key.is_empty()).map(str::to_owned);
        Ok(Self { host: host.to_owned(), port, base: base.to_owned(), table: table.map(str::to_owned), key })
    }

    /// The page of a table at this server.
    pub(super) fn page(&self, table: &str) -> String {
        format!("{self}/t/{table}")
    }
}

/// The server alone.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { host, port, base, .. } = self;
        if *port == 80 { write!(f, "http://{host}{base}") } else { write!(f, "http://{host}:{port}{base}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_people_get_it() {
        let words = Words::english();
        for (typed, server, table, key) in [
            ("http://localhost:8080/t/k3n5", "http://localhost:8080", Some("k3n5"), None),
            ("localhost:8080/t/k3n5", "http://localhost:8080", Some("k3n5"), None),
            (" http://games.example/t/k3n5/#s3cret ", "http://games.example", Some("k3n5"), Some("s3cret")),
            ("http://games.example/t/k3n5?key=s3cret", "http://games.example", Some("k3n5"), Some("s3cret")),
            ("http://[::1]:8080/t/k3n5#", "http://[::1]:8080", Some("k3n5"), None),
            ("http://games.example/stars/t/k3n5", "http://games.example/stars", Some("k3n5"), None),
            ("games.example", "http://games.example", None, None),
            ("http://127.0.0.1:8080/", "http://127.0.0.1:8080", None, None),
        ] {
            let link = Link::read(typed, &words).unwrap();
            let read = (link.to_string(), link.table.as_deref(), link.key.as_deref());
            assert_eq!(read, (server.to_owned(), table, key), "{typed}");
        }
    }

    #[test]
    fn what_is_no_link_is_refused() {
        let words = Words::english();
        for (typed, said) in [
            ("", "is not a link"),
            ("http://", "is not a link"),
            ("http:///t/x", "is not a link"),
            ("http://host:port/t/x", "is not a link"),
            ("http://host:99999/t/x", "is not a link"),
            ("http://me@host/t/x", "is not a link"),
            ("ftp://host/t/x", "is not a link"),
            ("two words", "is not a link"),
            ("http://host/t/", "is not a link"),
            ("http://host/t/../x", "is not a link"),
            ("http://host/t/a%2Fb", "is not a link"),
            ("https://host/t/x", "https"),
        ] {
            let refused = Link::read(typed, &words).unwrap_err().to_string();
            assert!(refused.contains(said), "{typed}: {refused}");
        }
    }
}
