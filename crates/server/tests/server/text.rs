//! Text for those who ask for it: whatever comes as a phrase comes to them as a line, and nothing else is different.

use protocol::reply::State;
use protocol::{Map, Message};
use serde_json::{Value, json};
use tabletop::Viewer;
use words::{Line, Phrase, Reader, Words};

use crate::site::{Site, act, done, drain, least, race, state, table};

type Told = Message<Value, Value, Value, Value, Value, Value, Value, Value, Phrase>;

/// A reader at a table of Race.
struct English {
    words: Words,
    viewer: Viewer,
    names: Vec<String>,
}

impl English {
    fn say(&self, phrase: &Phrase) -> Line {
        self.words.game("race").say(phrase, &Reader { viewer: self.viewer, names: &self.names })
    }
}

#[tokio::test]
async fn is_what_the_phrases_say() {
    let site = Site::open().await;
    let ada = site.person("Ada").await;
    let mut new = race(json!(["me", {"bot": "greedy"}]));
    new["start"] = true.into();
    let table = table(&ada, new).await;
    let english = English {
        words: Words::english(),
        viewer: Viewer::Seat(tabletop::Seat(0)),
        names: vec!["Ada".to_owned(), "Pixel".to_owned()],
    };
    let path = format!("/api/tables/{table}");
    let mut phrases = ada.socket(&format!("{path}/socket")).await.unwrap();
    let mut lines = ada.socket(&format!("{path}/socket?text=en")).await.unwrap();
    // The first connection is told that there is a second.
    let skip = |sent: Vec<String>| sent.into_iter().filter(|one| !one.contains(r#""presence""#)).collect::<Vec<_>>();
    let mut checked = 0;
    for _ in 0..40 {
        let (phrases, lines) = (skip(drain(&mut phrases).await), skip(drain(&mut lines).await));
        assert_eq!(phrases.len(), lines.len());
        for (phrases, line) in phrases.iter().zip(&lines) {
            let message: Told = serde_json::from_str(phrases).unwrap();
            let said = message.map(&mut |phrase| english.say(&phrase));
            assert_eq!(json!(said), serde_json::from_str::<Value>(line).unwrap());
            checked += 1;
        }
        let get = async |query: &str| ada.get(&format!("{path}?{query}")).await.unwrap().json();
        let all: State<Value, Value, Value, Value, Value, Value, Value, Value, Phrase> =
            serde_json::from_value(get("").await).unwrap();
        assert_eq!(json!(all.map(&mut |phrase| english.say(&phrase))), get("text=en").await);
        let question = state(&ada, &table).await["ask"]["question"].clone();
        if !question.is_null() {
            let refused = act(&ada, &table, json!({"do": "answer", "ticket": "9.9", "picks": []})).await.json();
            assert_eq!(refused["message"], json!(["refused-stale-ticket"]));
            let help = ada.post(&format!("{path}?text=en"), &json!({"do": "help", "option": 0})).await.unwrap().json();
            assert!(help["result"]["rows"][0]["line"][0].is_object(), "{help}");
            done(&ada, &table, least(&question)).await;
        }
        site.thought().await;
        site.hands.advance(600);
    }
    assert!(checked > 150, "{checked}");
    let listed = ada.get("/api/tables?mine=true&text=en").await.unwrap().json();
    assert_eq!(listed["tables"][0]["seats"][1]["name"], json!([{"text": "Pixel"}]));
    let hint = ada.get(&format!("{path}/hint?text=en")).await.unwrap().json();
    assert!(hint["lines"][0][0].is_object() || hint["code"].is_string(), "{hint}");
}

/// By name or by the browser's wishes, in the nearest that there is; what is wrong is said in it, too.
#[tokio::test]
async fn is_told_in_every_language() {
    let site = Site::open().await;
    for language in Words::LANGUAGES {
        let words = Words::new(language).unwrap();
        let gone = words.say(&words::phrase("refused-unknown-table"));
        let reply = site.anyone.get(&format!("/api/tables/nosuchtable?text={language}")).await.unwrap();
        assert_eq!((reply.status, &reply.json()["message"]), (404, &json!(gone)), "{language}");
        // Names are looked for in the language, here without its accents.
        let card = words.game("race").say(&Phrase::Card("gem-world".into()), &Reader::NOBODY).to_string();
        let asked = words::plain(&card).replace(' ', "%20");
        let told =
            site.anyone.get(&format!("/api/games/race/explain?name={asked}&text={language}")).await.unwrap().json();
        assert_eq!(told["rows"][0]["line"][0]["card"]["name"], json!(card), "{language}: {told}");
    }
    let near = site.anyone.get("/api/tables/nosuchtable?text=fr-CA").await.unwrap().json();
    assert_eq!(near["message"], site.anyone.get("/api/tables/nosuchtable?text=fr").await.unwrap().json()["message"]);
}
