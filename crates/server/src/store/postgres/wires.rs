//! Connections to PostgreSQL: a few, each used by many at the same time, made again when they break.
//!
//! Everything that is asked is one statement, which commits by itself: so nothing is ever held while somebody waits, and any
//! connection will do. A statement that has been sent and not been answered may have been carried out or not, which is said
//! ([`Failed::Unknown`]).

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::config::SslMode;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, NoTls, Row, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::StoreError;

/// How many connections a process has.
const WIRES: usize = 8;

/// How long a statement may take, and how long making a connection may.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);
const CONNECT: Duration = Duration::from_secs(3);

pub(super) type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum Failed {
    /// The database has refused it: nothing has changed.
    Refused(tokio_postgres::Error),
    /// It was not even asked.
    Away(String),
    /// It was asked, and the connection broke: nobody knows.
    Unknown(String),
}

impl From<Failed> for StoreError {
    fn from(failed: Failed) -> Self {
        match failed {
            Failed::Refused(error) if error.code() == Some(&SqlState::DISK_FULL) => Self::Full,
            Failed::Refused(error) => Self::Other(told(&error)),
            Failed::Away(why) | Failed::Unknown(why) => Self::Other(why),
        }
    }
}

/// What the database says, with its reason: the error itself says "db error".
pub(super) fn told(error: &tokio_postgres::Error) -> String {
    error.as_db_error().map_or_else(|| error.to_string(), ToString::to_string)
}

struct Wire {
    client: Client,
    prepared: Mutex<HashMap<&'static str, Statement>>,
}

impl Wire {
    async fn query(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, tokio_postgres::Error> {
        let known = self.prepared.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        let statement = match known {
            Some(statement) => statement,
            None => {
                let statement = self.client.prepare(sql).await?;
                self.prepared.lock().unwrap_or_else(PoisonError::into_inner).insert(sql, statement.clone());
                statement
            }
        };
        self.client.query(&statement, params).await
    }
}

pub(super) struct Wires {
    config: Config,
    slots: Vec<tokio::sync::Mutex<Option<Arc<Wire>>>>,
    next: AtomicUsize,
    /// The database could not be reached the last time, and that was said.
    away: AtomicBool,
}

impl Wires {
    pub(super) fn new(url: &str) -> Result<Self, StoreError> {
        let mut config: Config = url.parse().map_err(|error| StoreError::Other(format!("{error}")))?;
        // Encrypted where that is asked for, and then with a certificate that is checked; never a try without saying so.
        if config.get_ssl_mode() == SslMode::Prefer {
            config.ssl_mode(SslMode::Disable);
        }
        config.connect_timeout(CONNECT).keepalives_idle(PATIENCE).tcp_user_timeout(PATIENCE);
        config.application_name("starboard");
        let slots = (0..WIRES).map(|_| tokio::sync::Mutex::default()).collect();
        Ok(Self { config, slots, next: AtomicUsize::new(0), away: AtomicBool::new(false) })
    }

    /// A connection of one's own.
    pub(super) async fn connect(&self) -> Result<Client, StoreError> {
        self.client().await.map_err(Into::into)
    }

    async fn client(&self) -> Result<Client, Failed> {
        let away = |error: tokio_postgres::Error| Failed::Away(told(&error));
        let connecting = async {
            Ok(if self.config.get_ssl_mode() == SslMode::Disable {
                let (client, connection) = self.config.connect(NoTls).await.map_err(away)?;
                // What went wrong is told to whoever asked something by it.
                tokio::spawn(async move { drop(connection.await) });
                client
            } else {
                let tls = MakeRustlsConnect::new(authorities().map_err(Failed::Away)?);
                let (client, connection) = self.config.connect(tls).await.map_err(away)?;
                tokio::spawn(async move { drop(connection.await) });
                client
            })
        };
        let client =
            timeout(CONNECT, connecting).await.unwrap_or_else(|_| Err(Failed::Away("no answer".to_owned())))?;
        // A statement that nobody waits for any more ends by itself.
        let patience = format!("SET statement_timeout = {}", PATIENCE.as_millis());
        let set = timeout(CONNECT, client.batch_execute(&patience)).await;
        match set {
            Ok(Ok(())) => Ok(client),
            Ok(Err(error)) => Err(Failed::Away(told(&error))),
            Err(_) => Err(Failed::Away("no answer".to_owned())),
        }
    }

    async fn wire(&self, slot: usize) -> Result<Arc<Wire>, Failed> {
        let mut slot = self.slots[slot].lock().await;
        if let Some(wire) = slot.as_ref().filter(|wire| !wire.client.is_closed()) {
            return Ok(Arc::clone(wire));
        }
        let wire = Arc::new(Wire { client: self.client().await?, prepared: Mutex::default() });
        *slot = Some(Arc::clone(&wire));
        Ok(wire)
    }

    /// The connection whose turn it is.
    pub(super) fn turn(&self) -> usize {
        self.next.fetch_add(1, Ordering::Relaxed) % self.slots.len()
    }

    /// Asks once, by this connection: by a new one, if it has broken.
    pub(super) async fn once(&self, slot: usize, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, Failed> {
        let answer = match self.wire(slot).await {
            Ok(wire) => match timeout(PATIENCE, wire.query(sql, params)).await {
                Ok(Ok(rows)) => Ok(rows),
                Ok(Err(error)) if is_refusal(&error) => Err(Failed::Refused(error)),
                broken => {
                    // Whatever else waits there would wait in vain.
                    let mut slot = self.slots[slot].lock().await;
                    if slot.as_ref().is_some_and(|other| Arc::ptr_eq(other, &wire)) {
                        *slot = None;
                    }
                    let why = broken.map_or_else(
                        |_| "no answer".to_owned(),
                        |lost| lost.map_or_else(|e| told(&e), |_| String::new()),
                    );
                    Err(Failed::Unknown(why))
                }
            },
            Err(failed) => Err(failed),
        };
        self.note(&answer);
        answer
    }

    /// Asks something that may be asked twice: again, where the connection broke.
    pub(super) async fn ask(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        let turn = self.turn();
        match self.once(turn, sql, params).await {
            Err(Failed::Unknown(_)) => Ok(self.once(turn, sql, params).await?),
            answer => Ok(answer?),
        }
    }

    /// Says once that the database is away, and that it is back.
    fn note<T>(&self, answer: &Result<T, Failed>) {
        match answer {
            Err(Failed::Away(why) | Failed::Unknown(why)) => {
                if !self.away.swap(true, Ordering::Relaxed) {
                    tracing::error!(why, "the database is away");
                }
            }
            Ok(_) | Err(Failed::Refused(_)) => {
                if self.away.load(Ordering::Relaxed) && self.away.swap(false, Ordering::Relaxed) {
                    tracing::info!("the database is back");
                }
            }
        }
    }
}

/// Did the database say no? Else the connection was lost, or the database is being stopped.
fn is_refusal(error: &tokio_postgres::Error) -> bool {
    let stopping = [SqlState::ADMIN_SHUTDOWN, SqlState::CRASH_SHUTDOWN, SqlState::CANNOT_CONNECT_NOW];
    error.code().is_some_and(|code| !stopping.contains(code))
}

/// Those whom the system trusts.
fn authorities() -> Result<rustls::ClientConfig, String> {
    let mut roots = rustls::RootCertStore::empty();
    for certificate in rustls_native_certs::load_native_certs().certs {
        // One that cannot be read vouches for nobody.
        let _ = roots.add(certificate);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    Ok(config.map_err(|error| error.to_string())?.with_root_certificates(roots).with_no_client_auth())
}
