//! A server for one test.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use server::{Config, Server, StartFault};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::client::{Client, LONG};

/// How long a server may be open: many times what the longest test takes.
const LIMIT: Duration = Duration::from_secs(180);

/// A directory that goes away with the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hall-{}-{number}", std::process::id()));
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn record(&self, name: &str) -> PathBuf {
        self.0.join("matches").join(format!("{name}.ndjson"))
    }

    pub(crate) fn room(&self, name: &str) -> PathBuf {
        self.0.join("matches").join(format!("{name}.room.json"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that is running.
pub(crate) struct Hall {
    pub(crate) addr: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

pub(crate) fn config(folder: &Folder) -> Config {
    let mut config = Config::new(folder.path().to_owned());
    config.addr = "127.0.0.1:0".to_owned();
    config.seed = Some("a test".to_owned());
    config.bot_pause = Duration::ZERO;
    config
}

impl Hall {
    pub(crate) async fn start(folder: &Folder) -> Self {
        Self::with(&config(folder)).await.unwrap()
    }

    pub(crate) async fn with(config: &Config) -> Result<Self, StartFault> {
        let server = Server::bind(config).await?;
        let addr = server.addr();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async {
                if timeout(LIMIT, stopped).await.is_err() {
                    eprintln!("a server was open for {LIMIT:?}, too long for a test; it is closed");
                }
            };
            server.run(stopped).await;
        });
        Ok(Self { addr, stop: Some(stop), task })
    }

    pub(crate) async fn client(&self) -> Client {
        Client::connect(self.addr, None).await.unwrap()
    }

    /// Stops as Ctrl-C would.
    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        timeout(LONG, self.task).await.expect("the server closes in time").unwrap();
    }
}
