//! Connections that stay: a WebSocket, or a stream of lines. Both are sent the same messages.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use hyper_util::rt::TokioIo;
use protocol::{Bookmark, MAX_BODY};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{mpsc, oneshot};

use super::Answer;
use super::caller::{Path, Query, Upgrade};
use super::frames::{Broken, Frames, Heard, Why};
use super::speech::Speech;
use super::tables::resume;
use crate::hall::{Caller, Hall};
use crate::keeper::{Batch, Msg};
use crate::refused::Refused;
use crate::room::Resume;
use crate::wire::Request;

/// How often a connection is looked after, so that nobody on the way takes it for dead.
const PING: Duration = Duration::from_secs(30);

/// So many times without a sign of life, and it is dead.
const SILENT: u32 = 3;

/// A place in the audience of a table. Leaves it when dropped.
struct Ticketed {
    hall: Arc<Hall>,
    table: String,
    number: u64,
    messages: mpsc::Receiver<Batch>,
    /// Of somebody who asked for text.
    speech: Option<Speech>,
    cut: oneshot::Receiver<()>,
}

impl Ticketed {
    /// The next messages, all that there are; nothing after the last.
    async fn next(&mut self) -> Option<Batch> {
        let mut batch = self.messages.recv().await?;
        while let Ok(more) = self.messages.try_recv() {
            batch.extend(more);
        }
        if let Some(speech) = &mut self.speech {
            for message in &mut batch {
                *message = speech.spoken(message).into();
            }
        }
        Some(batch)
    }
}

impl Drop for Ticketed {
    fn drop(&mut self) {
        self.hall.open.send_modify(|open| *open -= 1);
        let (hall, table, number) = (Arc::clone(&self.hall), std::mem::take(&mut self.table), self.number);
        tokio::spawn(async move { hall.tell(&table, Msg::Disconnect(number)).await });
    }
}

async fn connect(hall: &Arc<Hall>, caller: Caller, table: String, mut resume: Resume) -> Result<Ticketed, Refused> {
    // Of what has changed nobody knows which parts are to be read.
    resume.reads.changes &= !caller.text;
    let (out, messages) = mpsc::channel(hall.config.outbox);
    let (alive, cut) = oneshot::channel();
    let speech = caller.text.then(|| Speech::new(&caller.words, ""));
    let number =
        hall.ask(&table, |reply| Msg::Connect { caller: Arc::new(caller), resume, out, cut: alive, reply }).await?;
    hall.open.send_modify(|open| *open += 1);
    Ok(Ticketed { hall: Arc::clone(hall), table, number, messages, speech, cut })
}

pub(super) async fn socket(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
    Query(from): Query<Bookmark>,
    Upgrade { switched, upgraded }: Upgrade,
) -> Answer<Response> {
    let resume = resume(from).map_err(|refused| caller.problem(refused))?;
    let connected = connect(&hall, caller.clone(), table, resume).await;
    let ticketed = connected.map_err(|refused| caller.problem(refused))?;
    tokio::spawn(async move {
        // Who does not go on has left.
        if let Ok(io) = upgraded.await {
            converse(Frames::new(TokioIo::new(io), MAX_BODY), ticketed).await;
        }
    });
    Ok(switched)
}

async fn converse<S: AsyncRead + AsyncWrite + Unpin>(mut socket: Frames<S>, mut ticketed: Ticketed) {
    let mut ping = tokio::time::interval(PING);
    ping.reset();
    let mut silent = 0;
    let why = loop {
        tokio::select! {
            biased;
            batch = ticketed.next() => {
                // Cut in the middle of a queue that is not read, or after the last message.
                let Some(batch) = batch else { break Why::Away };
                let sent = tokio::select! {
                    biased;
                    sent = socket.send(&batch) => sent.is_ok(),
                    _ = &mut ticketed.cut => false,
                };
                if !sent {
                    break Why::Slow;
                }
            }
            said = socket.next() => {
                silent = 0;
                let request = match said {
                    Err(Broken::Gone) => return,
                    Ok(Heard::Close) => break Why::Done,
                    Ok(Heard::Pong) => continue,
                    Ok(Heard::Ping(content)) => {
                        if !signalled(socket.pong(&content)).await {
                            return;
                        }
                        continue;
                    }
                    Ok(Heard::Binary) => Err(Refused::BadJson("not text".to_owned())),
                    Ok(Heard::Text(text)) => read(&text),
                    // What cannot be read cannot be answered by number.
                    Err(Broken::TooLarge) => break Why::TooLarge,
                    Err(Broken::NoText) => break Why::NoText,
                    Err(Broken::Protocol) => break Why::Broken,
                };
                let said = Msg::Said { connection: ticketed.number, request: Box::new(request) };
                ticketed.hall.tell(&ticketed.table, said).await;
            }
            _ = ping.tick() => {
                silent += 1;
                if silent > SILENT || !signalled(socket.ping()).await {
                    return;
                }
            }
        }
    };
    // Whoever does not read does not read this either; they are not waited for.
    let _ = tokio::time::timeout(Duration::from_secs(1), socket.close(why)).await;
}

/// A sign of life went out. Whoever does not read for so long, but asks for one, would keep us here for ever.
async fn signalled(sign: impl Future<Output = io::Result<()>>) -> bool {
    tokio::time::timeout(PING, sign).await.is_ok_and(|sent| sent.is_ok())
}

fn read(text: &str) -> Result<Request, Refused> {
    serde_json::from_str(text).map_err(|error| Refused::BadJson(error.to_string()))
}

/// The messages of a connection as lines, for whoever has no WebSocket.
pub(super) async fn stream(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
    Query(from): Query<Bookmark>,
) -> Answer<Response> {
    let resume = resume(from).map_err(|refused| caller.problem(refused))?;
    let connected = connect(&hall, caller.clone(), table, resume).await;
    let ticketed = connected.map_err(|refused| caller.problem(refused))?;
    let lines = stream::unfold((ticketed, VecDeque::new()), |(mut ticketed, mut waiting)| async move {
        if waiting.is_empty() {
            waiting.extend(ticketed.next().await?);
        }
        let message: Utf8Bytes = waiting.pop_front()?;
        Some((Ok::<_, std::convert::Infallible>(format!("{message}\n")), (ticketed, waiting)))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(lines)).into_response())
}
