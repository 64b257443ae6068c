//! What a browser is given, by calling the routes.

use axum::body::{Body, to_bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, LINK, VARY};
use axum::http::request::Builder;
use axum::http::{HeaderMap, Request, StatusCode};
use tower::ServiceExt as _;

async fn get(path: &str, accept: &str) -> (StatusCode, HeaderMap, Vec<u8>) {
    sent(Request::get(path).header("accept-encoding", accept)).await
}

async fn sent(request: Builder) -> (StatusCode, HeaderMap, Vec<u8>) {
    let response = web_assets::routes().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (parts, body) = response.into_parts();
    (parts.status, parts.headers, to_bytes(body, usize::MAX).await.unwrap().to_vec())
}

#[tokio::test]
async fn every_address_of_a_page_gives_it_with_a_strict_policy() {
    for path in ["/", "/t/abc", "/t/abc/replay", "/rules", "/rules/race", "/settings", "/back"] {
        let (status, headers, body) = get(path, "identity").await;
        assert_eq!(status, StatusCode::OK, "{path}");
        let policy = headers[CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(headers[CACHE_CONTROL], "no-cache", "a page is never old");
        assert_eq!(headers[CONTENT_TYPE], "text/html; charset=utf-8");
        let text = String::from_utf8(body).unwrap();
        assert!(text.contains("<title>Starboard</title>"), "{path}");
        // The style of the first picture came with it, and is the one that may.
        let built = text.contains("/assets/");
        assert_eq!(text.matches("<style>").count(), usize::from(built), "{path}");
        assert_eq!(policy.contains("style-src 'self' 'sha256-"), built, "{path}: {policy}");
        assert!(!text.contains("http://") && !text.contains("https://"), "{path} asks another host for something");
    }
}

/// The font of headings and the scripts of the page: named before it asks, and nothing that is not there.
#[tokio::test]
async fn what_a_page_will_need_is_named_ahead() {
    for (path, scripts) in [("/", 0), ("/t/abc", 2), ("/rules", 0), ("/settings", 0)] {
        let (_, headers, body) = get(path, "identity").await;
        // Nothing to look at where the page was not built.
        if !String::from_utf8(body).unwrap().contains("/assets/") {
            return;
        }
        let link = headers[LINK].to_str().unwrap();
        assert_eq!(link.matches("as=font; crossorigin").count(), 1, "{link}");
        assert_eq!(link.matches("rel=modulepreload").count(), scripts, "{path}: {link}");
        assert_eq!(link.contains("/api/tables"), path == "/", "{path}: {link}");
        let files = link.split('<').skip(1).filter_map(|rest| rest.split('>').next());
        for file in files.filter(|file| !file.starts_with("/api/")) {
            assert_eq!(get(file, "identity").await.0, StatusCode::OK, "{file}");
        }
    }
}

/// Somebody new finds home and the rules drawn, by rules of the style sheet alone; somebody with a cookie has games and a language that
/// their browser must ask for.
#[tokio::test]
async fn home_and_the_rules_are_drawn_for_somebody_new() {
    let page = async |request: Builder| String::from_utf8(sent(request).await.2).unwrap();
    for (address, part) in [("/", "<h2"), ("/rules", "<select")] {
        let drawn = page(Request::get(address)).await;
        // Nothing to look at where the page was not built.
        if !drawn.contains("/assets/") {
            return;
        }
        assert!(drawn.contains(part) && drawn.contains("data-still"), "{drawn}");
        assert!(drawn.contains("<style>") && drawn.contains("<link disabled rel=\"stylesheet\""), "{drawn}");
        assert!(!drawn.contains(" style="), "the policy forbids styles within: {drawn}");
        for other in [Request::get(address).header("cookie", "somebody=1"), Request::get("/settings")] {
            assert!(!page(other).await.contains("data-still"));
        }
    }
}

/// By choice, else by the browser; whoever keeps copies is told what they depend on.
#[tokio::test]
async fn every_page_comes_in_the_readers_language_with_its_words_named_ahead() {
    for language in words::Words::LANGUAGES {
        for (address, drawn) in
            [("/", true), ("/rules", true), ("/rules/galactica", true), ("/settings", false), ("/t/abc", false)]
        {
            let asks = |name: &str, value: &str| Request::get(address).header(name, value);
            let wishes = format!("xx, {language};q=0.9, en;q=0.1");
            let chosen = format!("language={language}");
            for request in [asks("accept-language", &wishes), asks("cookie", &chosen).header("accept-language", "en")] {
                let (_, headers, body) = sent(request).await;
                let page = String::from_utf8(body).unwrap();
                // Nothing to look at where the page was not built.
                if !page.contains("/assets/") {
                    return;
                }
                assert!(page.contains(&format!("<html lang=\"{language}\"")), "{address}: {page}");
                assert!(page.contains(&format!("/assets/words-{language}-")), "{address}: {page}");
                assert_eq!(page.matches("/assets/words-").count(), 1, "of one language: {page}");
                assert_eq!(page.contains("data-still"), drawn, "{address}");
                assert_eq!(headers[VARY], "accept-encoding, accept-language, cookie");
            }
        }
    }
}

#[tokio::test]
async fn hashed_files_are_kept_and_compressed() {
    let (_, _, body) = get("/", "identity").await;
    let page = String::from_utf8(body).unwrap();
    // Nothing to look at where the page was not built.
    let Some((_, rest)) = page.split_once(" src=\"") else { return };
    let path: String = rest.chars().take_while(|c| *c != '"').collect();
    let (status, headers, plain) = get(&path, "identity").await;
    assert_eq!(status, StatusCode::OK, "{path}");
    assert!(headers[CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    assert!(!headers.contains_key(CONTENT_ENCODING));
    let (_, headers, small) = get(&path, "gzip, br;q=0.9").await;
    assert_eq!(headers[CONTENT_ENCODING], "br");
    assert!(small.len() < plain.len() / 2, "{} of {}", small.len(), plain.len());
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    for path in ["/assets/none.js", "/assets/../../../Cargo.toml"] {
        let (status, _, body) = get(path, "br").await;
        assert_eq!((status, body.len()), (StatusCode::NOT_FOUND, 0), "{path}");
    }
}

/// A page that says so and shows the way home, as strict as every other.
#[tokio::test]
async fn an_unknown_address_gives_the_page_and_says_not_found() {
    for path in ["/nowhere", "/t/abc/nowhere", "/rules/a/b"] {
        let (status, headers, body) = get(path, "identity").await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(headers[CONTENT_TYPE], "text/html; charset=utf-8", "{path}");
        assert!(headers.contains_key(CONTENT_SECURITY_POLICY), "{path}");
        assert!(String::from_utf8(body).unwrap().contains("<title>Starboard</title>"), "{path}");
    }
}
