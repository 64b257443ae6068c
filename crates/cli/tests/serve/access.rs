//! The access and audit log: who did what and how it ended, and no secret.

use std::fs::File;
use std::process::Command;

use serde_json::{Value, json};
use server::client::Client;

use crate::{Server, runtime};

/// Everything that somebody sends or is given and that is nobody else's business.
async fn play(anyone: &Client) -> (Vec<String>, String) {
    let read = async |client: &Client, path: &str, body: Value| {
        let reply = client.post(path, &body).await.unwrap();
        assert_eq!(reply.status, 200, "{path}: {}", reply.body);
        reply.json()
    };
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let made = read(anyone, "/api/people", json!({"name": "Countess Zeppelin"})).await;
    let ada = Client { token: made["token"].as_str().map(str::to_owned), ..anyone.clone() };
    let (me, token) = (text(&made["person"]), text(&made["token"]));
    let link = text(&read(&ada, "/api/me/link", json!(null)).await["link"]);
    let key = link.split_once('#').unwrap().1.to_owned();
    let back = read(anyone, "/api/return", json!({"key": key})).await;
    let seats = json!(["me", "invited"]);
    let new = json!({"game": "race", "setup": {"players": 2}, "seats": seats});
    let table = read(&ada, "/api/tables", new).await;
    let path = format!("/api/tables/{}", text(&table["table"]));
    read(&ada, &path, json!({"do": "entropy", "entropy": "xylophone"})).await;
    read(&ada, &path, json!({"do": "chat", "text": "quarterdeck"})).await;
    let invitation = text(&table["invitations"][0]["key"]);
    let wrong = json!({"do": "join", "key": invitation});
    assert_eq!(ada.post(&path, &wrong).await.unwrap().status, 409);
    let guess = Client { token: Some("mandolin".to_owned()), ..anyone.clone() };
    assert_eq!(guess.get(&format!("{path}?text=velociraptor")).await.unwrap().status, 400);
    assert_eq!(guess.get("/api/nowhere/bassoon").await.unwrap().status, 404);
    let mut socket = ada.socket(&format!("{path}/socket")).await.unwrap();
    socket.send(r#"{"do":"chat","text":"glockenspiel"}"#).await.unwrap();
    while !socket.next().await.unwrap().unwrap().contains(r#""type":"done""#) {}
    let secrets = [&token, &key, &text(&back["token"]), &invitation].map(String::clone).into_iter();
    let said = "Zeppelin xylophone quarterdeck mandolin velociraptor bassoon glockenspiel".split(' ');
    (secrets.chain(said.map(str::to_owned)).collect(), me)
}

#[test]
fn tells_who_did_what_and_no_secret_and_only_where_it_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let log = |name: &str, more: &[&str]| {
        let path = folder.path().join(name);
        let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--log-format", "json", "--data"]);
        command.arg(folder.path().join("data")).args(more).stderr(File::create(&path).unwrap());
        let server = Server::spawn(command);
        let (secrets, me) = runtime().block_on(play(&server.client));
        drop(server);
        let text = std::fs::read_to_string(path).unwrap();
        for secret in secrets {
            assert!(!text.contains(&secret), "'{secret}' in {text}");
        }
        let lines = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>();
        (lines, me)
    };
    assert_eq!(log("without", &[]).0, Vec::<Value>::new());
    let (lines, me) = log("with", &["--access-log"]);
    let has = |target: &str, fields: Value| {
        lines.iter().any(|line| {
            let given = fields.as_object().unwrap().iter();
            line["target"] == target && given.into_iter().all(|(name, value)| line["fields"][name] == *value)
        })
    };
    for (target, fields) in [
        ("audit", json!({"person": me, "what": "new"})),
        ("audit", json!({"person": me, "what": "link"})),
        ("audit", json!({"person": me, "what": "return"})),
        ("audit", json!({"person": me, "game": "race"})),
        ("audit", json!({"person": me, "what": "entropy"})),
        ("audit", json!({"person": me, "what": "join", "refused": "already-seated"})),
        ("access", json!({"method": "POST", "route": "/api/people", "status": 200, "from": "127.0.0.1"})),
        ("access", json!({"person": me, "method": "POST", "route": "/api/tables/{table}", "status": 409})),
        ("access", json!({"method": "GET", "route": "/api/tables/{table}", "status": 400})),
        ("access", json!({"method": "GET", "status": 404})),
        ("access", json!({"person": me, "route": "/api/tables/{table}/socket", "status": 101})),
    ] {
        assert!(has(target, fields.clone()), "{target} {fields} in {lines:#?}");
    }
    let chats = lines.iter().filter(|line| line["fields"]["what"] == "chat").count();
    assert_eq!(chats, 2, "over HTTP and over the socket");
    assert!(lines.iter().all(|line| line["timestamp"].is_string()));
    assert!(lines.iter().filter(|line| line["target"] == "access").all(|line| line["fields"]["ms"].is_number()));
}
