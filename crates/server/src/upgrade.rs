//! From an HTTP request to a WebSocket.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::connection;
use crate::origin;
use crate::serve::Shared;

/// The longest message and frame that is read, in bytes.
const FRAME_MAX: usize = 1 << 20;

/// Opens a WebSocket and serves it in a task of its own.
pub(crate) async fn upgrade(State(shared): State<Arc<Shared>>, mut request: Request) -> Response {
    if !origin::allowed(request.headers(), shared.addr) {
        tracing::warn!("a WebSocket from another page was refused");
        return (StatusCode::FORBIDDEN, "this hall speaks to its own page only\n").into_response();
    }
    let Some(accept) = accept(request.headers()) else {
        let said = "this is a WebSocket; open the page at / instead\n";
        return (StatusCode::UPGRADE_REQUIRED, [(header::UPGRADE, "websocket")], said).into_response();
    };
    let Ok(place) = Arc::clone(&shared.places).try_acquire_owned() else {
        return (StatusCode::SERVICE_UNAVAILABLE, "the hall is full\n").into_response();
    };
    let upgraded = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        let _place = place;
        match upgraded.await {
            Ok(upgraded) => {
                let io = TokioIo::new(upgraded);
                let socket = WebSocketStream::from_raw_socket(io, Role::Server, Some(limits())).await;
                connection::run(&shared, socket).await;
            }
            Err(why) => tracing::debug!(%why, "a connection did not become a WebSocket"),
        }
    });
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
    headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
    headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
    response
}

/// The answer to the key of the handshake; `None` when this is none.
fn accept(headers: &HeaderMap) -> Option<HeaderValue> {
    let has = |name, wanted: &str| {
        let value = headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
        value.split(',').any(|part| part.trim().eq_ignore_ascii_case(wanted))
    };
    let asked = has(header::CONNECTION, "upgrade")
        && has(header::UPGRADE, "websocket")
        && has(header::SEC_WEBSOCKET_VERSION, "13");
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked)?;
    HeaderValue::from_str(&derive_accept_key(key.as_bytes())).ok()
}

fn limits() -> WebSocketConfig {
    WebSocketConfig::default().max_message_size(Some(FRAME_MAX)).max_frame_size(Some(FRAME_MAX))
}
