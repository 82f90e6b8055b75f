//! The page, embedded when the binary was built.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};

/// One file of the page.
struct Asset {
    path: &'static str,
    /// A mark of its contents, quoted.
    mark: &'static str,
    plain: &'static [u8],
    /// Its contents packed, where that makes them smaller.
    gzip: Option<&'static [u8]>,
}

/// The files of `web/dist`; none when it was not there.
const ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// What is shown in the place of a page that was not built.
const PLACEHOLDER: Asset = Asset {
    path: "index.html",
    mark: "\"placeholder\"",
    plain: include_bytes!("placeholder.html"),
    gzip: None,
};

/// Where the page's builder puts files whose names change with their contents.
const HASHED: &str = "assets/";

/// Whether the page is in this binary.
pub(crate) fn is_built() -> bool {
    !ASSETS.is_empty()
}

/// Answers for every path that is nothing else.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")], "").into_response();
    }
    match find(ASSETS, uri.path()) {
        Some(asset) => answer(asset, &headers),
        None => (StatusCode::NOT_FOUND, "there is nothing here\n").into_response(),
    }
}

/// The file for a path. A path of the page's own making, which has no dot in its last part, is the page itself.
fn find<'a>(assets: &'a [Asset], path: &str) -> Option<&'a Asset> {
    let path = path.trim_start_matches('/');
    let named = |name: &str| assets.iter().find(|asset| asset.path == name);
    if let Some(asset) = named(path) {
        return Some(asset);
    }
    let last = path.rsplit('/').next().unwrap_or("");
    if path.starts_with(HASHED) || last.contains('.') {
        return None;
    }
    Some(named("index.html").unwrap_or(&PLACEHOLDER))
}

fn answer(asset: &Asset, asked: &HeaderMap) -> Response {
    let has = |name, wanted: &str| {
        let value = asked.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
        value.split(',').any(|part| part.trim().split(';').next() == Some(wanted))
    };
    let cache =
        if asset.path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let same = has(header::IF_NONE_MATCH, asset.mark);
    let packed = asset.gzip.filter(|_| has(header::ACCEPT_ENCODING, "gzip"));
    let body = if same { Body::empty() } else { Body::from(packed.unwrap_or(asset.plain)) };
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::ETAG, HeaderValue::from_static(asset.mark));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if same {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(asset.path)));
    if packed.is_some() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// The content type of a file by the end of its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIST: &[Asset] = &[
        Asset { path: "assets/app-1a2b.js", mark: "\"1\"", plain: b"code code code", gzip: Some(b"packed") },
        Asset { path: "index.html", mark: "\"2\"", plain: b"<page>", gzip: None },
    ];

    fn header(response: &Response, name: header::HeaderName) -> &str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[test]
    fn paths_of_the_page_lead_to_it_and_missing_files_do_not() {
        let found = |path| find(DIST, path).map(|asset| asset.path);
        assert_eq!(found("/"), Some("index.html"));
        assert_eq!(found("/match/abc"), Some("index.html"));
        assert_eq!(found("/assets/app-1a2b.js"), Some("assets/app-1a2b.js"));
        assert_eq!(found("/assets/gone"), None);
        assert_eq!(found("/favicon.ico"), None);
        assert_eq!(find(&[], "/").map(|asset| asset.mark), Some("\"placeholder\""));
    }

    #[test]
    fn hashed_files_are_kept_and_the_page_is_asked_for_again() {
        let mut asked = HeaderMap::new();
        let script = answer(&DIST[0], &asked);
        assert!(header(&script, header::CACHE_CONTROL).contains("immutable"));
        assert_eq!(header(&script, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
        assert_eq!(header(&script, header::CONTENT_ENCODING), "");
        asked.insert(header::ACCEPT_ENCODING, "br, gzip;q=0.8".parse().unwrap());
        assert_eq!(header(&answer(&DIST[0], &asked), header::CONTENT_ENCODING), "gzip");
        assert_eq!(header(&answer(&DIST[1], &asked), header::CACHE_CONTROL), "no-cache");
        asked.insert(header::IF_NONE_MATCH, "\"2\"".parse().unwrap());
        assert_eq!(answer(&DIST[1], &asked).status(), StatusCode::NOT_MODIFIED);
    }
}
