//! The browser client as routes: one page for every address a person may open, and the files it is made of.
//!
//! What does not live here: anything behind the page. `build.rs` makes the files; the client itself is `web/`.

use std::sync::LazyLock;

use axum::Router;
use axum::extract::Path;
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE,
    HeaderName, LINK, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Dist;

/// Everything comes from here, and no script that is not a file. The one style that is in the page is known by its hash.
static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let own = Dist::get("style.sha256").and_then(|hash| String::from_utf8(hash.data.into_owned()).ok());
    let own = own.map_or_else(String::new, |hash| format!(" 'sha256-{hash}'"));
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'{own}; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).expect("a hash in base64 is plain text")
});

/// The addresses that the page itself knows how to show.
const PAGES: [&str; 7] = ["/", "/t/{table}", "/t/{table}/replay", "/rules", "/rules/{game}", "/settings", "/back"];

/// The page and its files.
pub fn routes() -> Router {
    let pages = PAGES.into_iter().fold(Router::new(), |router, path| router.route(path, get(page)));
    pages
        .route("/assets/{*path}", get(asset))
        .route("/favicon.svg", get(|headers: HeaderMap| async move { file("favicon.svg", &headers, false) }))
        // Browsers ask for it whatever a page says.
        .route("/favicon.ico", get(|headers: HeaderMap| async move { file("favicon.svg", &headers, false) }))
        .route("/{*nowhere}", get(nowhere))
}

/// The page says in its own words that there is nothing, and shows the way home.
async fn nowhere(uri: Uri, headers: HeaderMap) -> Response {
    (StatusCode::NOT_FOUND, page(uri, headers).await).into_response()
}

async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let secure: [(HeaderName, HeaderValue); 3] = [
        (CONTENT_SECURITY_POLICY, POLICY.clone()),
        (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
        (VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie")),
    ];
    let link = HeaderValue::from_str(&ahead(uri.path())).ok().filter(|link| !link.is_empty());
    // Drawn already for those who have never been here; what others find there their browser must ask for.
    let drawn = match uri.path() {
        "/" => Some("home".to_owned()),
        "/rules" => Some("rules".to_owned()),
        path => path.strip_prefix("/rules/").map(|game| format!("rules-{game}")),
    };
    let drawn = drawn.filter(|_| cookies(&headers).all(|(name, _)| name == LANGUAGE));
    let language = language(&headers);
    let of = |name: &str| Some(format!("{name}.{language}.html")).filter(|name| Dist::get(name).is_some());
    let name = drawn.as_deref().and_then(of).or_else(|| of("index")).unwrap_or_else(|| "index.html".to_owned());
    (secure, link.map(|link| [(LINK, link)]), file(&name, &headers, false)).into_response()
}

/// The cookie of those who have chosen a language: the page sets it.
const LANGUAGE: &str = "language";

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// The language of whoever asks: the one that they have chosen, else the one that their browser wishes for.
fn language(headers: &HeaderMap) -> &'static str {
    let chosen = cookies(headers).find(|(name, _)| *name == LANGUAGE).and_then(|(_, language)| words::spoken(language));
    let accepted = || headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).and_then(words::accepted);
    chosen.or_else(accepted).unwrap_or("en")
}

/// What a browser should fetch before it has read far enough to know: the font of headings, the scripts of the page that was asked
/// for and what they will ask for. Their names have hashes that only the build knows. Not the font of plain text: the page fetches
/// that last. Scripts and their styles come after what the first picture needs: they would hold it up by 0.3 s on a phone's network.
/// The rules name nothing more for the same reason: there is something to read at once.
fn ahead(path: &str) -> String {
    let scripts: &[&str] = match path {
        path if path.starts_with("/t/") && !path.ends_with("/replay") => &["parts-", "shell-"],
        _ => &[],
    };
    let wanted = Dist::iter().filter_map(|file| {
        let name = file.strip_prefix("assets/")?;
        let own = scripts.iter().any(|script| name.starts_with(script));
        let how = match name.rsplit('.').next()? {
            "woff2" if name.starts_with("saira") => "preload; as=font; crossorigin",
            "js" if own => "modulepreload; fetchpriority=low",
            "css" if own => "preload; as=style; crossorigin; fetchpriority=low",
            _ => return None,
        };
        Some(format!("</{file}>; rel={how}"))
    });
    let asked: &[&str] = if path == "/" { &["/api/games", "/api/tables"] } else { &[] };
    let asked = asked.iter().map(|address| format!("<{address}>; rel=preload; as=fetch; crossorigin"));
    wanted.chain(asked).collect::<Vec<_>>().join(", ")
}

/// Files under `assets/` have a hash in their name: they never change.
async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    file(&format!("assets/{path}"), &headers, true)
}

fn file(path: &str, asked: &HeaderMap, forever: bool) -> Response {
    let Some(plain) = Dist::get(path) else { return StatusCode::NOT_FOUND.into_response() };
    let understands = |name: &str| {
        asked.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok()).any(|value| {
            value.split(',').any(|coding| coding.split(';').next().is_some_and(|coding| coding.trim() == name))
        })
    };
    let cache = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = kind(path);
    let headers =
        [(CONTENT_TYPE, kind), (CACHE_CONTROL, cache), (VARY, "accept-encoding"), (X_CONTENT_TYPE_OPTIONS, "nosniff")];
    // The build puts a compressed copy beside what gains by it.
    match Dist::get(&format!("{path}.br")).filter(|_| understands("br")) {
        Some(small) => (headers, [(CONTENT_ENCODING, "br")], small.data).into_response(),
        None => (headers, plain.data).into_response(),
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
