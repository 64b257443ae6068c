//! Those who hold a connection and do nothing with it, or hold very many.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use server::{Config, Door, Games, Patience};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use crate::site::Site;

const SHORT: Duration = Duration::from_millis(50);
const LONG: Duration = Duration::from_secs(600);

async fn door() -> Door {
    let patient = Patience { head: LONG, reader: LONG, goodbye: SHORT };
    Door::new(TcpListener::bind("127.0.0.1:0").await.unwrap()).with_patience(patient)
}

/// Something small to ask for, and something that no buffer on the way holds.
fn app() -> Router {
    Router::new().route("/", get(|| async { "here" })).route("/large", get(|| async { vec![0_u8; 64 << 20] }))
}

async fn ask(stream: &mut TcpStream, path: &str) {
    let _ = stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes()).await;
}

/// Is there an answer?
async fn answers(stream: &mut TcpStream) -> bool {
    ask(stream, "/").await;
    let mut some = [0; 15];
    stream.read_exact(&mut some).await.is_ok() && some == *b"HTTP/1.1 200 OK"
}

#[tokio::test]
async fn who_does_not_finish_a_request_is_cut() {
    let door = door().await.with_patience(Patience { head: SHORT, ..Patience::default() });
    let address = door.address().unwrap();
    tokio::spawn(door.serve(app(), std::future::pending()));
    for begun in ["", "GET / HTTP/1.1\r\nHo"] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(begun.as_bytes()).await.unwrap();
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest).await;
        let told = String::from_utf8_lossy(&rest);
        // Who has asked nothing is told nothing.
        if begun.is_empty() {
            assert_eq!(told, "");
        } else {
            assert!(told.starts_with("HTTP/1.1 408 ") && problem(&told) == "too-slow", "{told}");
        }
    }
}

/// The code of a refusal, which is JSON whoever it comes from.
fn problem(told: &str) -> String {
    let (head, body) = told.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no response: {told}"));
    assert!(head.contains("content-type: application/json"), "{told}");
    let problem: protocol::reply::Problem<serde_json::Value> = serde_json::from_str(body).unwrap();
    assert!(head.contains(&format!("content-length: {}", body.len())), "{told}");
    problem.code
}

#[tokio::test]
async fn what_is_no_request_is_refused_in_words() {
    let door = door().await;
    let address = door.address().unwrap();
    tokio::spawn(door.serve(app(), std::future::pending()));
    let long = "x".repeat(200_000);
    for (asked, status, code) in [
        ("HELLO\r\n\r\n".to_owned(), "400", "bad-request"),
        ("GET / HTTP/1.1\r\nHost\r\n\r\n".to_owned(), "400", "bad-request"),
        (format!("GET / HTTP/1.1\r\nHost: x\r\nCookie: {long}\r\n\r\n"), "431", "head-too-large"),
        (format!("GET /{long} HTTP/1.1\r\nHost: x\r\n\r\n"), "431", "head-too-large"),
    ] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        // It may be refused before all of it has been sent.
        let _ = stream.write_all(asked.as_bytes()).await;
        let mut told = [0; 2000];
        let length = stream.read(&mut told).await.unwrap();
        let told = String::from_utf8_lossy(&told[..length]);
        assert!(told.starts_with(&format!("HTTP/1.1 {status} ")) && problem(&told) == code, "{told}");
    }
    let mut stream = TcpStream::connect(address).await.unwrap();
    assert!(answers(&mut stream).await, "others are served");
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let site = Site::with(Games::all(), Config { body: SHORT, ..Config::default() }).await;
    let mut stream = TcpStream::connect(site.anyone.address).await.unwrap();
    let head = "POST /api/people HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 20\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut told = String::new();
    stream.read_to_string(&mut told).await.unwrap();
    assert!(told.starts_with("HTTP/1.1 408") && told.contains("too-slow"), "{told}");
}

#[tokio::test]
async fn one_address_does_not_shut_everybody_out() {
    let door = door().await.at_most(2, vec![]);
    let address = door.address().unwrap();
    tokio::spawn(door.serve(app(), std::future::pending()));
    let mut streams = Vec::new();
    for _ in 0..2 {
        streams.push(TcpStream::connect(address).await.unwrap());
        assert!(answers(streams.last_mut().unwrap()).await);
    }
    assert!(!answers(&mut TcpStream::connect(address).await.unwrap()).await, "there is room for two");
    streams.pop();
    // As soon as the server has seen that one has gone.
    while !answers(&mut TcpStream::connect(address).await.unwrap()).await {}

    let open = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let door = Door::new(open).at_most(2, vec!["127.0.0.0/8".parse().unwrap()]);
    let address = door.address().unwrap();
    tokio::spawn(door.serve(app(), std::future::pending()));
    let mut proxied = Vec::new();
    for _ in 0..5 {
        proxied.push(TcpStream::connect(address).await.unwrap());
        assert!(answers(proxied.last_mut().unwrap()).await, "a proxy brings everybody's");
    }
}

#[tokio::test]
async fn who_does_not_read_loses_their_place() {
    let door = door().await.at_most(1, vec![]).with_patience(Patience { reader: SHORT, ..Patience::default() });
    let address = door.address().unwrap();
    tokio::spawn(door.serve(app(), std::future::pending()));
    let mut unread = TcpStream::connect(address).await.unwrap();
    ask(&mut unread, "/large").await;
    while !answers(&mut TcpStream::connect(address).await.unwrap()).await {}
    drop(unread);
}

#[tokio::test]
async fn a_stream_that_nobody_reads_does_not_keep_the_server_from_stopping() {
    let door = door().await;
    let address = door.address().unwrap();
    let stop = Arc::new(tokio::sync::Notify::new());
    let stopping = Arc::clone(&stop);
    let served = tokio::spawn(door.serve(app(), async move { stopping.notified().await }));
    let mut unread = TcpStream::connect(address).await.unwrap();
    ask(&mut unread, "/large").await;
    let mut first = [0; 1];
    unread.read_exact(&mut first).await.unwrap();
    stop.notify_one();
    served.await.unwrap();
}
