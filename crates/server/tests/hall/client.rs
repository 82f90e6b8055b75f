//! A program that speaks over a WebSocket.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Longer than anything takes.
pub(crate) const LONG: Duration = Duration::from_secs(30);

pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<TcpStream>,
    next: u64,
    /// What was told without being asked for and not looked at yet.
    news: VecDeque<Value>,
}

impl Client {
    pub(crate) async fn connect(addr: SocketAddr, origin: Option<&str>) -> Result<Self, Error> {
        let mut request = format!("ws://{addr}/ws").into_client_request()?;
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let stream = timeout(LONG, TcpStream::connect(addr)).await.expect("a connection in time")?;
        let (socket, _) = timeout(LONG, client_async(request, stream)).await.expect("a greeting in time")?;
        Ok(Self { socket, next: 0, news: VecDeque::new() })
    }

    pub(crate) async fn send(&mut self, text: impl Into<String>) {
        timeout(LONG, self.socket.send(Message::text(text.into())))
            .await
            .expect("it is taken in time")
            .unwrap();
    }

    /// The next message, whatever it is; `None` when the connection has ended.
    pub(crate) async fn receive(&mut self) -> Option<Value> {
        loop {
            match timeout(LONG, self.socket.next()).await.expect("an answer in time") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_) | Err(_)) | None => return None,
            }
        }
    }

    /// Asks something and waits for the answer; news that come before are kept for [`Self::news`].
    pub(crate) async fn ask(&mut self, mut request: Value) -> Value {
        self.next += 1;
        request["id"] = self.next.into();
        self.send(request.to_string()).await;
        loop {
            let message = self.receive().await.expect("the connection holds");
            if message.get("id").is_some() {
                assert_eq!(message["id"], self.next, "{message}");
                return message;
            }
            self.news.push_back(message);
        }
    }

    /// Asks something that must not fail.
    pub(crate) async fn done(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone()).await;
        assert_ne!(answer["type"], "error", "{request} got {answer}");
        answer
    }

    /// Asks something that must fail, and gives the code.
    pub(crate) async fn code(&mut self, request: Value) -> String {
        let answer = self.ask(request).await;
        assert_eq!(answer["type"], "error", "{answer}");
        assert!(!answer["hint"].as_str().unwrap().is_empty());
        answer["code"].as_str().unwrap().to_owned()
    }

    /// The next thing that is told without being asked for.
    pub(crate) async fn news(&mut self) -> Value {
        match self.news.pop_front() {
            Some(news) => news,
            None => self.receive().await.expect("the connection holds"),
        }
    }

    /// Whether nothing is told for a while.
    pub(crate) async fn is_quiet(&mut self) -> bool {
        self.news.is_empty() && timeout(Duration::from_millis(100), self.socket.next()).await.is_err()
    }

    /// Opens a match; gives its name and key.
    pub(crate) async fn open(&mut self, game: &str, seats: &[&str]) -> (String, String) {
        let opened = self.done(json!({"type": "open", "game": game, "seats": seats})).await;
        assert_eq!(opened["type"], "opened");
        (opened["match"].as_str().unwrap().to_owned(), opened["key"].as_str().unwrap().to_owned())
    }

    pub(crate) async fn enter(&mut self, name: &str, key: &str) -> Value {
        self.done(json!({"type": "enter", "match": name, "key": key})).await
    }

    pub(crate) async fn watch(&mut self, name: &str, viewer: impl Into<Value>) -> Value {
        let viewer: Value = viewer.into();
        self.done(json!({"type": "watch", "match": name, "viewer": viewer})).await
    }

    /// Answers an ask that is open for a seat with its first candidate.
    pub(crate) async fn answer(&mut self, name: &str, seat: u8) -> Value {
        let list = self.done(json!({"type": "candidates", "match": name, "seat": seat, "want": 8})).await;
        let (ask, choice) = (&list["ask"], &list["choices"][0]["choice"]);
        self.done(json!({"type": "choose", "match": name, "ask": ask, "choice": choice})).await
    }
}

/// The seats that are asked and have not answered.
pub(crate) fn asked(pending: &Value) -> Vec<u8> {
    let asks = pending["asks"].as_array().map(Vec::as_slice).unwrap_or_default();
    let open = asks.iter().filter(|ask| ask["answered"] == false);
    open.map(|ask| u8::try_from(ask["seat"].as_u64().unwrap()).unwrap()).collect()
}
