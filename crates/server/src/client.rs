//! The other end of the protocol, for tests and for `starboard load`: as much HTTP as that takes, and a WebSocket.

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{NewPerson, reply};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

/// Somebody at a server.
#[derive(Clone, Debug)]
pub struct Client {
    pub address: SocketAddr,
    pub token: Option<String>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: String,
    pub body: String,
}

impl Reply {
    /// The body as what it should be; what it is instead as an error.
    pub fn read<T: DeserializeOwned>(&self) -> io::Result<T> {
        serde_json::from_str(&self.body).map_err(|_| other(&self.body))
    }

    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }
}

impl Client {
    pub fn new(address: SocketAddr) -> Self {
        Self { address, token: None }
    }

    /// Somebody new at the same server.
    pub async fn person(&self, name: &str) -> io::Result<Self> {
        let reply = Self::new(self.address).post("/api/people", &NewPerson { name: name.to_owned() }).await?;
        let made: reply::NewPerson = reply.read()?;
        Ok(Self { address: self.address, token: Some(made.token) })
    }

    pub async fn get(&self, path: &str) -> io::Result<Reply> {
        self.request("GET", path, "", "").await
    }

    pub async fn post(&self, path: &str, body: &impl Serialize) -> io::Result<Reply> {
        self.request("POST", path, "", &serde_json::to_string(body)?).await
    }

    /// A request with more headers, each of them ending its line.
    pub async fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<Reply> {
        let mut stream = self.send(method, path, headers, body).await?;
        let (status, headers) = head(&mut stream).await?;
        let mut body = String::new();
        stream.read_to_string(&mut body).await?;
        Ok(Reply { status, headers, body })
    }

    async fn send(&self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<BufReader<TcpStream>> {
        let mut stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let token = self.token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let (host, length) = (self.address, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{token}{headers}Content-Length: {length}\r\n\
             Connection: close\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await?;
        Ok(BufReader::new(stream))
    }

    /// The messages of a table as lines.
    pub async fn stream(&self, path: &str) -> io::Result<Lines> {
        let mut stream = self.send("GET", path, "", "").await?;
        let (status, _) = head(&mut stream).await?;
        if status == 200 { Ok(Lines(stream)) } else { Err(other(&status.to_string())) }
    }

    pub async fn socket(&self, path: &str) -> Result<Socket, Error> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        if let Some(token) = &self.token {
            let bearer = format!("Bearer {token}").parse().map_err(|_| Error::Utf8(String::new()))?;
            request.headers_mut().insert("Authorization", bearer);
        }
        let stream = TcpStream::connect(self.address).await.map_err(Error::Io)?;
        stream.set_nodelay(true).map_err(Error::Io)?;
        let config = WebSocketConfig::default().read_buffer_size(16 << 10).write_buffer_size(4096);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket(socket))
    }
}

async fn head(stream: &mut BufReader<TcpStream>) -> io::Result<(u16, String)> {
    let mut headers = String::new();
    loop {
        let from = headers.len();
        if stream.read_line(&mut headers).await? == 0 || &headers[from..] == "\r\n" {
            break;
        }
    }
    let status = headers.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.map(|status| (status, headers)).ok_or_else(|| other("no HTTP"))
}

fn other(why: &str) -> io::Error {
    io::Error::other(why.to_owned())
}

/// A stream of lines, each in a chunk of its own.
#[derive(Debug)]
pub struct Lines(BufReader<TcpStream>);

impl Lines {
    /// The next line; nothing at the end.
    pub async fn next(&mut self) -> io::Result<Option<String>> {
        let mut size = String::new();
        self.0.read_line(&mut size).await?;
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 {
            return Ok(None);
        }
        let mut chunk = vec![0; size + 2];
        self.0.read_exact(&mut chunk).await?;
        let line = String::from_utf8_lossy(&chunk[..size]);
        Ok(Some(line.trim_end().to_owned()))
    }
}

#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub async fn send(&mut self, text: impl Into<String>) -> Result<(), Error> {
        self.0.send(Message::text(text.into())).await
    }

    /// The next message; nothing when the other end has closed.
    pub async fn next(&mut self) -> Result<Option<String>, Error> {
        while let Some(message) = self.0.next().await {
            match message? {
                Message::Text(text) => return Ok(Some(text.as_str().to_owned())),
                Message::Close(_) => return Ok(None),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
        Ok(None)
    }

    pub async fn close(mut self) {
        // Whether the other end hears it is its own affair.
        let _ = self.0.close(None).await;
    }
}
