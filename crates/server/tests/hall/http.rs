//! What is served beside the WebSocket.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::hall::{Folder, Hall, config};

/// The answer to a plain request: its head in lower case, and its body.
async fn get(addr: SocketAddr, line: &str) -> (String, String) {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let request = format!("{line} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_lowercase(), body.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_and_the_health_are_served_with_care() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let (head, body) = get(hall.addr, "GET /healthz").await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    let health: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((&health["status"], &health["matches"]), (&"ok".into(), &0.into()));

    for path in ["GET /", "GET /match/abc"] {
        let (head, body) = get(hall.addr, path).await;
        assert!(head.starts_with("http/1.1 200"), "{head}");
        assert!(head.contains("content-type: text/html"), "{head}");
        assert!(head.contains("cache-control: no-cache"), "{head}");
        assert!(body.contains("Guildhall"), "{body}");
        for safe in ["content-security-policy: default-src 'self'", "nosniff", "x-frame-options: deny"] {
            assert!(head.contains(safe), "{safe} is missing in {head}");
        }
    }
    for path in ["GET /assets/none.js", "GET /favicon-none.ico", "GET /../../etc/passwd.txt"] {
        assert!(get(hall.addr, path).await.0.starts_with("http/1.1 404"), "{path}");
    }
    assert!(get(hall.addr, "POST /").await.0.starts_with("http/1.1 405"));
    assert!(get(hall.addr, "GET /ws").await.0.starts_with("http/1.1 426"));
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_is_told_what_to_do() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let locked = Hall::with(&config(&folder)).await.err().unwrap().to_string();
    assert!(locked.contains("another hall is using") && locked.contains("--data"), "{locked}");
    let other = Folder::new();
    let mut taken = config(&other);
    taken.addr = hall.addr.to_string();
    let said = Hall::with(&taken).await.err().unwrap().to_string();
    assert!(said.contains("is taken") && said.contains("--addr"), "{said}");
    hall.stop().await;
    Hall::start(&folder).await.stop().await;
}
