//! The sentences, as a page fetches them to format phrases for itself.

use protocol::reply::{Languages, Texts};

use crate::site::Site;

#[tokio::test]
async fn every_language_can_be_fetched_and_kept() {
    let site = Site::open().await;
    let all: Languages = serde_json::from_value(site.anyone.get("/api/languages").await.unwrap().json()).unwrap();
    assert!(!all.languages.is_empty());
    for language in all.languages {
        let path = format!("/api/catalogue/{}/{language}", all.catalogue);
        let reply = site.anyone.get(&path).await.unwrap();
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert!(reply.headers.to_lowercase().contains("immutable"), "{}", reply.headers);
        let Texts(texts) = serde_json::from_str(&reply.body).unwrap();
        let check = |part: &str, message: &str| {
            let text = texts.get(part).map(String::as_str).unwrap_or_default();
            assert!(text.contains(&format!("\n{message} =")), "{language}: {message} is not among {part}");
        };
        let race = site.anyone.get(&format!("{path}?game=race")).await.unwrap();
        let Texts(race) = serde_json::from_str(&race.body).unwrap();
        assert!(race.keys().eq(["common", "race"]) && race.iter().all(|(part, text)| texts[part] == *text));
        check("common", "list-and");
        check("race", "card-gem-world");
        check("galactica", "place-type-politics");
    }
}
