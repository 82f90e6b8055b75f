//! What comes from outside and should not.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::client::Client;
use crate::hall::{Folder, Hall};

#[tokio::test(flavor = "multi_thread")]
async fn pages_from_elsewhere_are_refused() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let own = format!("http://{}", hall.addr);
    assert!(Client::connect(hall.addr, Some(&own)).await.is_ok());
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        match Client::connect(hall.addr, Some(origin)).await {
            Err(Error::Http(response)) => assert_eq!(response.status(), 403),
            Err(other) => panic!("{other}"),
            Ok(_) => panic!("{origin} passed"),
        }
    }
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_is_answered_and_the_hall_goes_on() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut client = hall.client().await;
    let garbage = [
        "",
        "nonsense",
        "[]",
        "{}",
        "{\"type\":7}",
        "{\"type\":\"enter\"}",
        "\u{0}",
        "{\"type\":\"watch\",\"viewer\":-1}",
    ];
    for text in garbage {
        client.send(text).await;
        assert_eq!(client.receive().await.unwrap()["type"], "error", "{text:?}");
    }
    client.send("[".repeat(100_000)).await;
    assert_eq!(client.receive().await.unwrap()["code"], "bad_json");
    client.socket.send(Message::binary(vec![0, 255])).await.unwrap();
    assert_eq!(client.receive().await.unwrap()["code"], "bad_json");
    assert_eq!(client.done(json!({"type": "hello"})).await["type"], "hello");
    // A frame that is too long ends its connection only.
    let long = " ".repeat((1 << 20) + 1);
    let _ = client.socket.send(Message::text(long)).await;
    while let Some(Ok(_)) = client.socket.next().await {}
    assert_eq!(hall.client().await.done(json!({"type": "hello"})).await["type"], "hello");
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_no_websocket_end_their_own_connection_only() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut client = hall.client().await;
    client.socket.get_mut().write_all(&[0xff; 64]).await.unwrap();
    while let Some(Ok(_)) = client.socket.next().await {}
    let mut raw = TcpStream::connect(hall.addr).await.unwrap();
    raw.write_all(b"\x16\x03\x01 this is no http\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(5), raw.read_to_end(&mut answer)).await.unwrap();
    assert_eq!(hall.client().await.done(json!({"type": "hello"})).await["type"], "hello");
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_who_never_reads_loses_his_connection_and_holds_nobody_up() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut slow = hall.client().await;
    let (name, key) = slow.open("guild-ball", &["random", "random"]).await;
    slow.enter(&name, &key).await;
    slow.watch(&name, "stand").await;
    // He asks and asks and never takes an answer.
    let ask = json!({"type": "updates", "match": name, "viewer": "stand"}).to_string();
    let asking = async { while slow.socket.send(Message::text(ask.clone())).await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(60), asking).await.expect("his connection is ended");
    let mut other = hall.client().await;
    other.done(json!({"type": "enter", "match": name})).await;
    assert_eq!(other.watch(&name, "stand").await["type"], "watched");
    hall.stop().await;
}
