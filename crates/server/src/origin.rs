//! Which pages may speak to the hall.
//!
//! A browser lets any page open a WebSocket to any address, this machine included, and says only which page it was. A page
//! from elsewhere must not drive somebody's local hall.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, header};

/// Whether a request may open a WebSocket: it comes from no page at all, or from a page of this very host. A hall that
/// listens for this machine only must also be called by an address or as `localhost`, so that a foreign name that was
/// pointed at this machine does not pass as the same host.
pub(crate) fn allowed(headers: &HeaderMap, listens: SocketAddr) -> bool {
    let Some(host) = text(headers, header::HOST) else { return false };
    if listens.ip().is_loopback() && !is_local(host) {
        return false;
    }
    let mut origins = headers.get_all(header::ORIGIN).iter();
    match (origins.next(), origins.next()) {
        (None, _) => true,
        (Some(_), Some(_)) => false,
        (Some(origin), None) => {
            let origin = origin.to_str().unwrap_or("");
            let page = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            page.is_some_and(|page| page.eq_ignore_ascii_case(host))
        }
    }
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Whether a `Host` names this machine without asking anybody what the name means.
fn is_local(host: &str) -> bool {
    if host.parse::<SocketAddr>().is_ok() {
        return true;
    }
    let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    if bare.unwrap_or(host).parse::<IpAddr>().is_ok() {
        return true;
    }
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name).to_ascii_lowercase();
    name == "localhost" || name.ends_with(".localhost")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passes(listens: &str, host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        allowed(&headers, listens.parse().unwrap())
    }

    #[test]
    fn only_pages_of_the_same_host_pass() {
        let local = "127.0.0.1:7878";
        assert!(passes(local, "127.0.0.1:7878", None));
        assert!(passes(local, "127.0.0.1:7878", Some("http://127.0.0.1:7878")));
        assert!(passes(local, "localhost:7878", Some("http://localhost:7878")));
        assert!(passes("[::1]:7878", "[::1]:7878", Some("http://[::1]:7878")));
        for origin in ["http://evil.example", "http://127.0.0.1:1", "https://localhost:7878", "null", ""] {
            assert!(!passes(local, "127.0.0.1:7878", Some(origin)), "{origin}");
        }
        assert!(!passes(local, "evil.example:7878", Some("http://evil.example:7878")));
        assert!(!passes(local, "evil.example:7878", None));
        assert!(passes("0.0.0.0:80", "hall.example", Some("https://hall.example")));
        assert!(!passes("0.0.0.0:80", "hall.example", Some("https://other.example")));
    }
}
