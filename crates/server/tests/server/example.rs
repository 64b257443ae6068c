//! The example of docs/protocol.md, played against a server.

use serde_json::{Value, json};

use crate::site::{Site, race, socket, table};

/// Does a value look like the pattern? `"…"` is anything; an object with a key `…` may have more keys.
fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::String(any), _) if any == "…" => true,
        (Value::Array(pattern), Value::Array(value)) => {
            pattern.len() == value.len() && pattern.iter().zip(value).all(|(pattern, value)| fits(pattern, value))
        }
        (Value::Object(pattern), Value::Object(value)) => {
            let more = pattern.contains_key("…") || pattern.contains_key("from");
            let known = pattern.iter().filter(|(key, _)| *key != "…");
            (more || pattern.len() == value.len())
                && known.clone().all(|(key, pattern)| value.get(key).is_some_and(|value| fits(pattern, value)))
        }
        (pattern, value) => pattern == value,
    }
}

#[tokio::test]
async fn the_example_of_the_documentation_is_true() {
    let text = include_str!("../../../../docs/protocol.md");
    let session = text.split("```session\n").nth(1).unwrap().split("```").next().unwrap();
    let site = Site::open().await;
    let ada = site.person("Ada").await;
    let table = table(&ada, race(json!(["me", {"bot": "medium"}]))).await;
    let mut socket = socket(&ada, &table).await;
    let (mut sent, mut received) = (0, 0);
    for line in session.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            socket.send(request).await.unwrap();
            sent += 1;
        } else if let Some(pattern) = line.strip_prefix("< ") {
            let message: Value = serde_json::from_str(&socket.next().await.unwrap().unwrap()).unwrap();
            let pattern: Value = serde_json::from_str(pattern).unwrap();
            assert!(fits(&pattern, &message), "documented: {pattern}\nreceived: {message}");
            received += 1;
        } else {
            panic!("neither sent nor received: {line}");
        }
    }
    assert!(sent > 5 && received > 20, "{sent} {received}");
}
