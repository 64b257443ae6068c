//! docs/openapi.json against the server: every route it names is there, none is there that it does not name, and what comes
//! back looks as it says.

use serde_json::{Value, json};

use crate::site::{Site, done, least, race, state, table};

fn document() -> Value {
    serde_json::from_str(include_str!("../../../../docs/openapi.json")).unwrap()
}

/// Does a value fit a schema, and if not, why? As much of JSON Schema as the document uses; what it does not know it refuses.
fn check(document: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let wrong = |why: String| Err(format!("{at}: {why}"));
    for (key, rule) in schema.as_object().unwrap() {
        let rules = || rule.as_array().unwrap().iter();
        match key.as_str() {
            "$ref" => {
                let path = rule.as_str().unwrap().trim_start_matches('#');
                check(document, document.pointer(path).unwrap(), value, at)?;
            }
            "type" => {
                let fits = match rule.as_str().unwrap() {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "boolean" => value.is_boolean(),
                    "null" => value.is_null(),
                    other => return wrong(format!("unknown type {other}")),
                };
                if !fits {
                    return wrong(format!("{value} is no {rule}"));
                }
            }
            "properties" => {
                // Nothing comes that is not described.
                for (name, value) in value.as_object().into_iter().flatten() {
                    let Some(schema) = rule.get(name) else { return wrong(format!("{name} is not described")) };
                    check(document, schema, value, &format!("{at}.{name}"))?;
                }
            }
            "required" => {
                if let Some(name) = rules().find(|name| value.get(name.as_str().unwrap()).is_none()) {
                    return wrong(format!("{name} is missing"));
                }
            }
            "items" => {
                for (index, value) in value.as_array().into_iter().flatten().enumerate() {
                    check(document, rule, value, &format!("{at}[{index}]"))?;
                }
            }
            "enum" if !rules().any(|one| one == value) => return wrong(format!("{value} is not among {rule}")),
            "anyOf" | "oneOf" if !rules().any(|schema| check(document, schema, value, at).is_ok()) => {
                return wrong(format!("{value} fits none of {rule}"));
            }
            "enum" | "anyOf" | "oneOf" | "description" | "additionalProperties" => {}
            other => return wrong(format!("unknown rule {other}")),
        }
    }
    Ok(())
}

fn check_reply(document: &Value, path: &str, method: &str, body: &Value) {
    let pointer = format!("/paths/{}/{method}/responses/200/content/application~1json/schema", path.replace('/', "~1"));
    let schema = document.pointer(&pointer).unwrap_or_else(|| panic!("{method} {path} is not described"));
    check(document, schema, body, path).unwrap();
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
            let reply = site.anyone.request(&method.to_uppercase(), &real, "", "{}").await.unwrap();
            assert_ne!(reply.json()["code"], "not-found", "{method} {path}");
            assert_ne!(reply.status, 405, "{method} {path}");
        }
    }
    // The routes as the code lists them.
    let code = include_str!("../../src/http/mod.rs");
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
async fn what_comes_back_looks_as_described() {
    let document = document();
    let site = Site::open().await;
    let get = async |client: &server::client::Client, path: &str, described: &str| {
        let reply = client.get(path).await.unwrap();
        assert_eq!(reply.status, 200, "{path}: {}", reply.body);
        check_reply(&document, described, "get", &reply.json());
    };
    for path in ["/api/languages", "/api/games", "/api/tables"] {
        get(&site.anyone, path, path).await;
    }
    get(&site.anyone, "/api/games/race/cards", "/api/games/{game}/cards").await;
    get(&site.anyone, "/api/games/race/explain?name=trade", "/api/games/{game}/explain").await;
    let made = site.anyone.post("/api/people", &json!({"name": "Ada"})).await.unwrap().json();
    check_reply(&document, "/api/people", "post", &made);
    let made = site.anyone.post("/api/tables", &race(json!(["me", "invited"]))).await.unwrap().json();
    check_reply(&document, "/api/tables", "post", &made);

    let cleo = site.person("Cleo").await;
    let mut alone = race(json!(["me", {"bot": "greedy"}]));
    alone["start"] = true.into();
    let alone = table(&cleo, alone).await;
    get(&cleo, &format!("/api/tables/{alone}/hint"), "/api/tables/{table}/hint").await;

    let (ada, ben) = (site.person("Ada").await, site.person("Ben").await);
    get(&ada, "/api/me", "/api/me").await;
    let table = table(&ada, race(json!(["me", "open"]))).await;
    let path = format!("/api/tables/{table}");
    let described = "/api/tables/{table}";
    get(&ada, &path, described).await;
    get(&ada, &format!("{path}/invitations"), "/api/tables/{table}/invitations").await;
    done(&ben, &table, json!({"do": "join"})).await;
    done(&ada, &table, json!({"do": "start"})).await;
    done(&ben, &table, json!({"do": "chat", "text": "hello"})).await;
    get(&ada, &path, described).await;
    get(&site.anyone, &path, described).await;
    let before = state(&ada, &table).await;
    let entry = before["entries"]["entries"].as_array().unwrap().len();
    done(&ada, &table, least(&before["ask"])).await;
    done(&ada, &table, json!({"do": "propose", "what": {"rewind": entry}})).await;
    get(&ben, &path, described).await;
    done(&ben, &table, json!({"do": "vote", "yes": false})).await;
    done(&ben, &table, json!({"do": "propose", "what": "abort"})).await;
    done(&ada, &table, json!({"do": "vote", "yes": true})).await;
    get(&ben, &path, described).await;
    get(&ben, &format!("{path}/replay?step=1&seat=0"), "/api/tables/{table}/replay").await;
    let refused = ben.get("/api/tables/nowhere").await.unwrap().json();
    check(&document, &document["components"]["schemas"]["Refused"], &refused, "refused").unwrap();
}
