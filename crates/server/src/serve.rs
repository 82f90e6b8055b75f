//! Starting and stopping a server.

use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::runtime;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::timeout;

use crate::listen::{Limits, listen};
use crate::rooms::Rooms;
use crate::{Config, StartFault, http};

/// How many WebSockets may be open.
const CONNECTIONS_MAX: usize = 512;

/// How long the end may take.
const END: Duration = Duration::from_secs(5);

/// What everything that serves shares.
pub(crate) struct Shared {
    pub(crate) addr: SocketAddr,
    pub(crate) rooms: Arc<Rooms>,
    /// A place for each WebSocket.
    pub(crate) places: Arc<Semaphore>,
    /// Becomes true when the server stops.
    pub(crate) stop: watch::Sender<bool>,
}

/// A server that listens already and answers as soon as it is run.
pub struct Server {
    listener: TcpListener,
    shared: Arc<Shared>,
    /// Closes when the last actor has ended.
    ended: mpsc::Receiver<()>,
}

impl Server {
    /// Takes the address and the directory.
    ///
    /// # Errors
    /// Why it cannot start, with what to do about it.
    pub async fn bind(config: &Config) -> Result<Self, StartFault> {
        let listener = TcpListener::bind(&config.addr).await.map_err(|why| match why.kind() {
            ErrorKind::AddrInUse => StartFault::Taken(config.addr.clone()),
            _ => StartFault::Address(config.addr.clone(), why),
        })?;
        let addr = listener.local_addr().map_err(StartFault::System)?;
        let (alive, ended) = mpsc::channel(1);
        let shared = Shared {
            addr,
            rooms: Arc::new(Rooms::new(config, alive)?),
            places: Arc::new(Semaphore::new(CONNECTIONS_MAX)),
            stop: watch::channel(false).0,
        };
        Ok(Self { listener, shared: Arc::new(shared), ended })
    }

    /// Where it listens.
    #[must_use]
    pub fn addr(&self) -> SocketAddr {
        self.shared.addr
    }

    /// Serves until `stop` comes. Every connection is then told, and every match ends with its last kept entry.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Self { listener, shared, mut ended } = self;
        let stopped = shared.stop.subscribe();
        let listening = listen(listener, http::router(Arc::clone(&shared)), Limits::HALL, stopped);
        let stopping = async {
            stop.await;
            tracing::info!("the hall closes");
            shared.stop.send_replace(true);
        };
        tokio::join!(listening, stopping);
        drop(shared);
        // Connections and actors hold what is shared; when it is gone, so are they.
        if timeout(END, ended.recv()).await.is_err() {
            tracing::warn!("some matches were still busy when the hall closed");
        }
    }
}

/// Serves until the process is asked to end; `ready` is told where the hall listens.
///
/// # Errors
/// Why it cannot start or go on, for people.
pub fn serve(config: &Config, ready: impl FnOnce(SocketAddr)) -> Result<(), StartFault> {
    let runtime = runtime::Builder::new_multi_thread().enable_all().build().map_err(StartFault::System)?;
    let served = runtime.block_on(async {
        let server = Server::bind(config).await?;
        let stop = stop_signal().map_err(StartFault::System)?;
        ready(server.addr());
        server.run(stop).await;
        Ok(())
    });
    // Somebody may still be reading files; that is not waited for without end.
    runtime.shutdown_timeout(END);
    served
}

/// Waits for Ctrl-C, and on Unix for the signal that asks a process to end.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        if let Err(why) = tokio::signal::ctrl_c().await {
            tracing::error!(%why, "Ctrl-C cannot be waited for");
            std::future::pending::<()>().await;
        }
    })
}
