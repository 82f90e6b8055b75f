//! What waits to be sent to one connection.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{Notify, mpsc};

/// How many texts may wait.
const TEXTS_MAX: usize = 512;

/// How many bytes may wait.
const BYTES_MAX: usize = 32 << 20;

/// Something to be sent.
#[derive(Debug)]
pub(crate) enum Out {
    /// A frame of text.
    Text(String),
    /// The end of the connection, with a code and a reason.
    Close(u16, &'static str),
}

/// Where actors put what a connection is to be sent. It never makes them wait: a connection whose reader is too slow
/// is cut off.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    sender: mpsc::Sender<Out>,
    bytes: Arc<AtomicUsize>,
    cut: Arc<Notify>,
}

/// The other end, for whoever writes to the socket.
#[derive(Debug)]
pub(crate) struct Queue {
    receiver: mpsc::Receiver<Out>,
    bytes: Arc<AtomicUsize>,
}

/// An outbox and its queue.
pub(crate) fn outbox() -> (Outbox, Queue) {
    let (sender, receiver) = mpsc::channel(TEXTS_MAX);
    let bytes = Arc::new(AtomicUsize::new(0));
    let cut = Arc::new(Notify::new());
    (Outbox { sender, bytes: Arc::clone(&bytes), cut }, Queue { receiver, bytes })
}

impl Outbox {
    /// Puts a text into the queue, or cuts the connection off when too much waits there.
    pub(crate) fn text(&self, text: String) {
        let length = text.len();
        let waiting = self.bytes.fetch_add(length, Ordering::Relaxed);
        if waiting > BYTES_MAX || self.sender.try_send(Out::Text(text)).is_err() {
            self.bytes.fetch_sub(length, Ordering::Relaxed);
            self.cut.notify_one();
        }
    }

    /// Ends the connection after what waits.
    pub(crate) fn close(&self, code: u16, reason: &'static str) {
        // When there is no room left the connection ends without a reason.
        let _ = self.sender.try_send(Out::Close(code, reason));
    }

    /// Waits until the connection is cut off.
    pub(crate) async fn cut(&self) {
        self.cut.notified().await;
    }
}

impl Queue {
    /// The next thing to be sent.
    pub(crate) async fn next(&mut self) -> Option<Out> {
        let out = self.receiver.recv().await;
        if let Some(Out::Text(text)) = &out {
            self.bytes.fetch_sub(text.len(), Ordering::Relaxed);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    async fn is_cut(outbox: &Outbox) -> bool {
        tokio::time::timeout(Duration::from_millis(20), outbox.cut()).await.is_ok()
    }

    #[tokio::test]
    async fn a_reader_who_is_too_slow_is_cut_off_and_nobody_waits_for_him() {
        let (outbox, mut queue) = outbox();
        for number in 0..TEXTS_MAX {
            outbox.text(number.to_string());
        }
        assert!(!is_cut(&outbox).await);
        outbox.text("one too many".to_owned());
        assert!(is_cut(&outbox).await);
        assert!(matches!(queue.next().await, Some(Out::Text(first)) if first == "0"));
    }

    #[tokio::test]
    async fn bytes_are_counted() {
        let (outbox, mut queue) = outbox();
        outbox.text("x".repeat(BYTES_MAX + 1));
        outbox.text("y".to_owned());
        assert!(is_cut(&outbox).await);
        queue.next().await;
        assert_eq!(outbox.bytes.load(Ordering::Relaxed), 0);
    }
}
