//! The door: takes connections in, as many from one address as it has room for, and lets none of them stay for ever without
//! asking, writing or reading anything.

use std::collections::HashMap;
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::connect_info::Connected;
use axum::serve::Listener;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep, timeout};
use tower_service::Service as _;

use crate::http::unasked;
use crate::net::{Network, household};
use crate::refused::Refused;

/// The longest head of a request: it may be twice this, as it is looked at by the piece.
const HEAD: usize = 32 << 10;

/// How long a connection is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the head of a request, from the moment one may come.
    pub head: Duration,
    /// For whoever is sent something to read on.
    pub reader: Duration,
    /// For everybody to end, once the door is closed.
    pub goodbye: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let [head, reader, goodbye] = [30, 20, 5].map(Duration::from_secs);
        Self { head, reader, goodbye }
    }
}

#[derive(Debug)]
pub struct Door {
    listener: TcpListener,
    crowd: Arc<Crowd>,
    patience: Patience,
}

impl Door {
    pub fn new(listener: TcpListener) -> Self {
        Self { listener, crowd: Arc::default(), patience: Patience::default() }
    }

    /// Only so many connections from one address at a time, 0 for any number; but from these, which bring other people's.
    #[must_use]
    pub fn at_most(self, most: usize, proxies: Vec<Network>) -> Self {
        Self { crowd: Arc::new(Crowd { most, proxies, inside: Mutex::default() }), ..self }
    }

    #[must_use]
    pub fn with_patience(self, patience: Patience) -> Self {
        Self { patience, ..self }
    }

    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is done, and then until every connection has ended or patience has.
    pub async fn serve(mut self, app: Router, stop: impl Future<Output = ()>) {
        let mut service = app.into_make_service_with_connect_info::<Peer>();
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.patience.head).max_buf_size(HEAD);
        let (closing, closed) = watch::channel(());
        let mut connections = JoinSet::new();
        let mut stop = pin!(stop);
        loop {
            let (stream, peer) = tokio::select! {
                biased;
                () = &mut stop => break,
                // What has ended is let go of.
                Some(_) = connections.join_next() => continue,
                // It waits a moment by itself when the process has no more files to open.
                came = Listener::accept(&mut self.listener) => came,
            };
            let Some(admission) = Admission::take(&self.crowd, peer.ip()) else {
                tracing::debug!(%peer, "too many connections from one address");
                // Said if it can be said at once: nobody is waited for who has no place.
                let _ = stream.try_write(unasked(&Refused::TooMany).as_bytes());
                continue;
            };
            let late = Arc::new(AtomicBool::new(false));
            let guest = Guest::new(stream, admission, self.patience.reader, Arc::clone(&late));
            let Ok(service) = service.call(Peer(peer)).await.map_err(|never: Infallible| match never {});
            let connection = http.serve_connection(TokioIo::new(guest), TowerToHyperService::new(service));
            connections.spawn(until_closed(connection.with_upgrades(), closed.clone(), late));
        }
        drop(closing);
        let everybody = async { while connections.join_next().await.is_some() {} };
        if timeout(self.patience.goodbye, everybody).await.is_err() {
            tracing::info!("connections that did not end by themselves are cut");
        }
    }
}

/// Serves a connection; once the door is closed only what it has asked already.
async fn until_closed<S>(
    connection: http1::UpgradeableConnection<TokioIo<Guest>, S>,
    mut closed: watch::Receiver<()>,
    late: Arc<AtomicBool>,
) where
    S: hyper::service::HttpService<hyper::body::Incoming, ResBody = axum::body::Body, Error = Infallible>,
    S::Future: Send,
{
    let mut connection = pin!(connection);
    // How it ends is the other side's business.
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = closed.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
        late.store(error.is_timeout(), Ordering::Relaxed);
    }
}

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub(crate) SocketAddr);

impl Connected<Peer> for Peer {
    fn connect_info(peer: Self) -> Self {
        peer
    }
}

/// How many connections there are from each address.
#[derive(Debug, Default)]
struct Crowd {
    most: usize,
    proxies: Vec<Network>,
    inside: Mutex<HashMap<IpAddr, usize>>,
}

/// Room for a connection, which it gives back when it ends. None is counted for those whose connections are not.
#[derive(Debug)]
struct Admission {
    crowd: Arc<Crowd>,
    counted: Option<IpAddr>,
}

impl Admission {
    fn take(crowd: &Arc<Crowd>, address: IpAddr) -> Option<Self> {
        let trusted = crowd.proxies.iter().any(|proxy| proxy.contains(address));
        let counted = (crowd.most > 0 && !trusted).then(|| household(address));
        if let Some(address) = counted {
            let mut inside = crowd.inside.lock().unwrap_or_else(PoisonError::into_inner);
            let count = inside.entry(address).or_default();
            if *count >= crowd.most {
                return None;
            }
            *count += 1;
        }
        Some(Self { crowd: Arc::clone(crowd), counted })
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let Some(address) = self.counted else { return };
        let mut inside = self.crowd.inside.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = inside.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&address);
            }
        }
    }
}

/// A connection, of which something is lost when the other end does not read for too long. Everything else waits for it there:
/// a page that is fetched, a stream, a WebSocket.
#[derive(Debug)]
struct Guest {
    stream: TcpStream,
    /// Given back with the connection, whatever it has become.
    _admission: Admission,
    patience: Duration,
    /// Runs while something cannot be sent.
    stuck: Option<Pin<Box<Sleep>>>,
    /// A request has begun to come that was not answered.
    begun: bool,
    /// It was waited for in vain.
    late: Arc<AtomicBool>,
}

impl Guest {
    fn new(stream: TcpStream, admission: Admission, patience: Duration, late: Arc<AtomicBool>) -> Self {
        // With the usual wait for more to send along (Nagle), the other player's move takes 40 ms on its way: 44 moves a second
        // instead of 13,800 in a measurement with two clients.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::warn!(%error, "a connection will be slow");
        }
        Self { stream, _admission: admission, patience, stuck: None, begun: false, late }
    }

    fn patiently<T>(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let written = write(Pin::new(&mut self.stream), context);
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        match stuck.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

/// Whoever was waited for in vain is told so, if that can be said at once.
impl Drop for Guest {
    fn drop(&mut self) {
        if self.begun && self.late.load(Ordering::Relaxed) {
            let _ = self.stream.try_write(unasked(&Refused::TooSlow).as_bytes());
        }
    }
}

/// What is wrong with a request of which hyper says by itself, and in no words, that it is none.
fn wordless(bytes: &[u8]) -> Option<Refused> {
    let refused = match bytes.strip_prefix(b"HTTP/1.1 ")?.first_chunk()? {
        b"400" => Refused::BadRequest,
        b"414" | b"431" => Refused::HeadTooLarge,
        _ => return None,
    };
    let empty = b"content-length: 0\r\n";
    bytes.windows(empty.len()).any(|part| part == empty).then_some(refused)
}

impl AsyncRead for Guest {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = to.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, to);
        self.begun |= to.filled().len() > before;
        read
    }
}

impl AsyncWrite for Guest {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.begun = false;
        if let Some(refused) = wordless(bytes) {
            let said = unasked(&refused);
            let written = self.patiently(context, |stream, context| stream.poll_write(context, said.as_bytes()));
            return written.map_ok(|_| bytes.len());
        }
        self.patiently(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.begun = false;
        if let [bytes] = bytes
            && wordless(bytes).is_some()
        {
            return self.poll_write(context, bytes);
        }
        self.patiently(context, |stream, context| stream.poll_write_vectored(context, bytes))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.patiently(context, |stream, context| stream.poll_flush(context))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.patiently(context, |stream, context| stream.poll_shutdown(context))
    }
}
