//! Where a server keeps everything: a file of its own, or a database that it shares with others.

use std::sync::Arc;

use anyhow::Result;
use server::{Bus, Store};
use words::{Words, text};

use crate::errors::error;

/// What a server is given.
pub(crate) struct Kept {
    pub(crate) store: Arc<dyn Store>,
    /// Where others on the same store are heard.
    pub(crate) bus: Option<Arc<dyn Bus>>,
}

/// A database as it is called where others may read it: without who opens it, and with what.
pub(crate) fn named(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
    let rest = rest.split_once('?').map_or(rest, |(rest, _)| rest);
    format!("{scheme}://{}", rest.rsplit_once('@').map_or(rest, |(_, host)| host))
}

fn is_postgres(url: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme))
}

#[cfg(feature = "several")]
pub(crate) async fn postgres(url: &str, words: &Words) -> Result<Arc<server::Postgres>> {
    if !is_postgres(url) {
        return Err(error(words, "cli-which-store", &[("name", text(named(url)))]));
    }
    let opened = server::Postgres::open(url).await;
    opened.map(Arc::new).map_err(|failed| match failed {
        server::StoreError::Newer { .. } => crate::serve::unopened(&named(url), failed, words),
        server::StoreError::Other(why) | server::StoreError::Damaged(why) => {
            error(words, "cli-no-database", &[("name", text(named(url))), ("why", text(why))])
        }
        server::StoreError::Conflict | server::StoreError::Full | server::StoreError::Locked => {
            error(words, "cli-no-database", &[("name", text(named(url))), ("why", text(format!("{failed:?}")))])
        }
    })
}

#[cfg(feature = "several")]
pub(crate) async fn shared(url: &str, bus: Option<&str>, words: &Words) -> Result<Kept> {
    use server::Shared as _;

    let store = postgres(url, words).await?;
    let bus: Option<Arc<dyn Bus>> = match bus {
        None => None,
        Some(bus) => {
            let opened = server::Nats::open(bus, store.club()).await;
            let failed = |why: String| error(words, "cli-no-bus", &[("name", text(named(bus))), ("why", text(why))]);
            Some(Arc::new(opened.map_err(failed)?))
        }
    };
    Ok(Kept { store, bus })
}

#[cfg(not(feature = "several"))]
pub(crate) async fn shared(url: &str, _: Option<&str>, words: &Words) -> Result<Kept> {
    let what = if is_postgres(url) { "cli-not-several" } else { "cli-which-store" };
    Err(error(words, what, &[("name", text(named(url)))]))
}

#[cfg(not(feature = "several"))]
pub(crate) async fn postgres(url: &str, words: &Words) -> Result<Arc<dyn Store>> {
    shared(url, None, words).await.map(|kept| kept.store)
}
