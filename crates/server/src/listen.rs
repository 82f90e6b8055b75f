//! Taking connections: only so many at a time, none without end, and none that keeps the hall from closing.

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// How long to wait when the system has no socket to give.
const BREATH: Duration = Duration::from_secs(1);

/// What plain connections keep to. One that has become a WebSocket is none any more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// How many there are at a time; others wait until they are taken.
    pub(crate) connections: usize,
    /// How long the head of a request may take.
    pub(crate) head: Duration,
    /// How long a connection may last, so that whoever does not read his answer holds no place.
    pub(crate) whole: Duration,
    /// How long requests under way may take when the hall closes.
    pub(crate) end: Duration,
}

impl Limits {
    /// Those of a hall.
    pub(crate) const HALL: Self = Self {
        connections: 128,
        head: Duration::from_secs(10),
        whole: Duration::from_mins(2),
        end: Duration::from_secs(3),
    };
}

/// Takes connections and lets `router` answer them until `stop` becomes true.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    mut stop: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(limits.connections));
    let mut open = JoinSet::new();
    loop {
        let taken = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => break,
            taken = take(&listener, &places) => taken,
        };
        while open.try_join_next().is_some() {}
        if let Some((place, stream)) = taken {
            open.spawn(converse(stream, router.clone(), limits, stop.clone(), place));
        }
    }
    // From here on the system turns everybody away.
    drop(listener);
    let ended = async { while open.join_next().await.is_some() {} };
    if timeout(limits.end, ended).await.is_err() {
        tracing::debug!(connections = open.len(), "connections were cut off");
    }
    open.shutdown().await;
}

/// The next connection with its place; `None` when there was none to take.
async fn take(listener: &TcpListener, places: &Arc<Semaphore>) -> Option<(OwnedSemaphorePermit, TcpStream)> {
    let place = Arc::clone(places).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, _)) => Some((place, stream)),
        Err(why) => {
            if !is_callers(&why) {
                tracing::error!(%why, "no connection can be taken");
                sleep(BREATH).await;
            }
            None
        }
    }
}

/// Whether it was the caller who broke off.
fn is_callers(why: &io::Error) -> bool {
    matches!(
        why.kind(),
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
    )
}

/// Answers the requests of one connection.
async fn converse(
    stream: TcpStream,
    router: Router,
    limits: Limits,
    mut stop: watch::Receiver<bool>,
    _place: OwnedSemaphorePermit,
) {
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let served = timeout(limits.whole, async {
        let served = tokio::select! {
            served = connection.as_mut() => Some(served),
            _ = stop.wait_for(|stop| *stop) => None,
        };
        if let Some(served) = served {
            return served;
        }
        connection.as_mut().graceful_shutdown();
        connection.await
    });
    match served.await {
        Ok(Ok(())) => {}
        Ok(Err(why)) => tracing::debug!(%why, "a connection broke off"),
        Err(_) => tracing::debug!("a connection lasted too long"),
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;
    use std::time::Instant;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::task::JoinHandle;

    use super::*;

    const SHORT: Duration = Duration::from_millis(300);
    const LONG: Duration = Duration::from_secs(20);

    /// Limits that none of a test's connections reaches.
    const WIDE: Limits = Limits { connections: 4, head: LONG, whole: LONG, end: LONG };

    async fn start(limits: Limits) -> (SocketAddr, watch::Sender<bool>, JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (stop, stopped) = watch::channel(false);
        let router = Router::new().route("/", get(async || "here"));
        (addr, stop, tokio::spawn(listen(listener, router, limits, stopped)))
    }

    /// A connection over which this was sent.
    async fn sent(addr: SocketAddr, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(addr).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }

    /// What comes back until the connection ends.
    async fn answer(mut stream: TcpStream) -> String {
        let mut answer = Vec::new();
        let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    const WHOLE: &str = "GET / HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n";

    #[tokio::test]
    async fn half_a_request_ends_in_time_and_gives_its_place_back() {
        let (addr, _stop, _task) = start(Limits { head: SHORT, ..WIDE }).await;
        let mut half = Vec::new();
        for text in ["GET / HT", "", "GET / HTTP/1.1\r\nhost: h\r\n", "P", "GET / HT", "GET"] {
            half.push(sent(addr, text).await);
        }
        // All places are taken by those who came first, and somebody comes.
        assert!(answer(sent(addr, WHOLE).await).await.ends_with("here"));
        for stream in half {
            assert!(!answer(stream).await.contains("200 OK"));
        }
    }

    #[tokio::test]
    async fn a_connection_does_not_last_for_ever() {
        let (addr, _stop, _task) = start(Limits { whole: SHORT, ..WIDE }).await;
        let begun = Instant::now();
        // It asks politely and then stays.
        let kept = sent(addr, "GET / HTTP/1.1\r\nhost: h\r\n\r\n").await;
        assert!(answer(kept).await.ends_with("here"));
        assert!(begun.elapsed() < LONG / 2);
    }

    #[tokio::test]
    async fn half_a_request_does_not_keep_the_hall_from_closing() {
        let (addr, stop, task) = start(Limits { end: SHORT, ..WIDE }).await;
        let _half = sent(addr, "GET / HT").await;
        assert!(answer(sent(addr, WHOLE).await).await.ends_with("here"));
        stop.send_replace(true);
        timeout(LONG / 2, task).await.unwrap().unwrap();
        assert!(TcpStream::connect(addr).await.is_err());
    }
}
