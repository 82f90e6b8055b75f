//! What is where.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use serde::Serialize;

use crate::page;
use crate::serve::Shared;
use crate::upgrade::upgrade;

/// What every answer tells the browser: load from here only, guess no types, be in nobody's frame. Styles may be inline
/// because places on a table are positions.
const SAFE: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Everything the server answers.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/ws", get(upgrade))
        .fallback(page::serve)
        .layer(map_response(safe))
        .with_state(shared)
}

async fn safe(mut response: Response) -> Response {
    for (name, value) in SAFE {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// How the hall is.
#[derive(Serialize)]
struct Health {
    status: &'static str,
    version: &'static str,
    /// How many matches are in memory.
    matches: usize,
    /// Whether the page is in this binary.
    page: bool,
}

async fn healthz(State(shared): State<Arc<Shared>>) -> Response {
    let health = Health {
        status: "ok",
        version: env!("CARGO_PKG_VERSION"),
        matches: shared.rooms.live(),
        page: page::is_built(),
    };
    let text = serde_json::to_string(&health).unwrap_or_default();
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (headers, text).into_response()
}
