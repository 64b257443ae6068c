//! docs/openapi.json against the server: every route it names is there, none is there that it does not name, and a refusal looks
//! the same wherever it comes from. Whether what comes back fits its schema is for `cargo xtask schema` to say.

use protocol::reply::Problem;
use serde_json::Value;

use crate::site::Site;

fn document() -> Value {
    serde_json::from_str(include_str!("../../../../docs/openapi.json")).unwrap()
}

#[tokio::test]
async fn every_route_that_is_described_is_there_and_no_other() {
    let document = document();
    let site = Site::open().await;
    let mut described: Vec<String> = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            described.push(format!("{method} {path}"));
            let real = path.replace("{table}", "nowhere").replace("{game}", "race");
            let real = real.replace("{hash}", &words::catalogue().hash).replace("{language}", "en");
            let reply = site.anyone.request(&method.to_uppercase(), &real, "", "{}").await.unwrap();
            assert_ne!(reply.json()["code"], "not-found", "{method} {path}");
            assert_ne!(reply.status, 405, "{method} {path}");
        }
    }
    // The routes as the code lists them.
    let code = include_str!("../../src/http/mod.rs");
    // What follows is for whoever runs the server, behind a listener of its own.
    let code = code.split("pub fn metrics").next().unwrap();
    let mut there: Vec<String> = Vec::new();
    for route in code.split(".route(\"").skip(1) {
        let (path, handlers) = route.lines().next().unwrap().split_once('"').unwrap();
        for method in ["get", "post"] {
            if handlers.contains(&format!("{method}(")) {
                there.push(format!("{method} {path}"));
            }
        }
    }
    described.sort();
    there.sort();
    assert_eq!(described, there);
    assert_eq!(site.anyone.get("/api/openapi.json").await.unwrap().json(), document);
}

#[tokio::test]
async fn every_refusal_is_json() {
    let site = Site::open().await;
    let check = async |method: &str, path: &str, body: &str, status: u16, code: &str| {
        let reply = site.anyone.request(method, path, "", body).await.unwrap();
        let problem: Problem<Value> =
            serde_json::from_str(&reply.body).unwrap_or_else(|_| panic!("{path}: {}", reply.body));
        assert_eq!(
            (reply.status, problem.code.as_str()),
            (status, code),
            "{method} {path} {body}: {}",
            problem.message
        );
        assert!(reply.headers.to_lowercase().contains("content-type: application/json"), "{}", reply.headers);
    };
    check("GET", "/nowhere", "", 404, "not-found").await;
    check("GET", &format!("/api/catalogue/{}/xx", words::catalogue().hash), "", 404, "not-found").await;
    check("GET", "/api/catalogue/0/en", "", 404, "not-found").await;
    check("GET", "/api/games/%FF/cards", "", 404, "not-found").await;
    check("DELETE", "/api/games", "", 405, "method").await;
    check("GET", "/api/people?text=xx", "", 405, "method").await;
    check("GET", "/nowhere?text=xx", "", 404, "not-found").await;
    check("GET", "/api/games/race/explain", "", 400, "bad-query").await;
    check("GET", "/api/tables?mine=perhaps", "", 400, "bad-query").await;
    check("GET", "/api/tables/nowhere?entries=-1", "", 400, "bad-query").await;
    check("GET", "/api/tables/nowhere/socket", "", 426, "no-upgrade").await;
    check("GET", "/api/games/race/cards?text=", "", 400, "language").await;
    check("POST", "/api/people", "{", 400, "bad-json").await;
    check("POST", "/api/people", r#"{"name": "Ada", "age": 36}"#, 400, "bad-json").await;
    check("POST", "/api/tables/nowhere", r#"{"do": "hold", "seat": 1}"#, 400, "bad-json").await;
    check("POST", "/api/tables/nowhere", r#"{"id": {}, "do": "hold"}"#, 400, "bad-json").await;
    check("POST", "/api/people", &"x".repeat(20_000), 413, "too-large").await;
}
