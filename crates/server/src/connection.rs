//! One WebSocket: frames in, answers and news out.

use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::task::JoinHandle;
use tokio::time::{interval, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::outbox::{Out, Outbox, Queue, outbox};
use crate::serve::Shared;

mod speaker;

use speaker::Speaker;

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// How often a sign of life is asked for.
const PING: Duration = Duration::from_secs(25);

/// How long a connection may be silent; it answers every ping, so this means it is gone.
const SILENCE: Duration = Duration::from_secs(80);

/// How long one frame may take to be sent.
const SEND: Duration = Duration::from_secs(20);

/// How long the end of a connection may take.
const CLOSE: Duration = Duration::from_secs(2);

/// Why a connection ends, as a code of RFC 6455 and a reason.
type End = (u16, &'static str);

/// Serves a connection until it ends.
pub(crate) async fn run(shared: &Arc<Shared>, socket: Socket) {
    let (sink, stream) = socket.split();
    let (outbox, queue) = outbox();
    let mut writer = tokio::spawn(write(sink, queue));
    let mut speaker = Speaker::new(Arc::clone(&shared.rooms), outbox.clone());
    tracing::debug!(caller = speaker.caller(), "a connection was opened");
    let (code, reason) = read(shared, stream, &mut speaker, &outbox, &mut writer).await;
    tracing::debug!(caller = speaker.caller(), code, reason, "a connection ended");
    speaker.hang_up();
    outbox.close(code, reason);
    if !writer.is_finished() && timeout(CLOSE, &mut writer).await.is_err() {
        writer.abort();
    }
}

/// Takes one frame after another.
async fn read(
    shared: &Shared,
    mut stream: SplitStream<Socket>,
    speaker: &mut Speaker,
    outbox: &Outbox,
    writer: &mut JoinHandle<()>,
) -> End {
    let mut stop = shared.stop.subscribe();
    loop {
        let frame = tokio::select! {
            frame = timeout(SILENCE, stream.next()) => frame,
            () = outbox.cut() => return (1008, "the reader is too slow"),
            _ = stop.wait_for(|stop| *stop) => return (1001, "the hall closes"),
            _ = &mut *writer => return (1006, "nothing can be sent"),
        };
        match frame {
            Ok(Some(Ok(Message::Text(text)))) => speaker.hear(&text).await,
            Ok(Some(Ok(Message::Binary(_)))) => speaker.hear_bytes(),
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)))) => {}
            Ok(Some(Ok(Message::Close(_))) | None) => return (1000, "goodbye"),
            Ok(Some(Err(Error::Capacity(_)))) => return (1009, "the frame is too long"),
            Ok(Some(Err(Error::Utf8(_)))) => return (1007, "the frame is not text"),
            Ok(Some(Err(Error::Protocol(_)))) => return (1002, "that is no WebSocket"),
            Ok(Some(Err(_))) => return (1006, "the connection broke off"),
            Err(_) => return (1001, "no sign of life"),
        }
    }
}

/// Sends what waits, and pings in between.
async fn write(mut sink: SplitSink<Socket, Message>, mut queue: Queue) {
    let mut ping = interval(PING);
    loop {
        let (message, last) = tokio::select! {
            out = queue.next() => match out {
                Some(Out::Text(text)) => (Message::text(text), false),
                Some(Out::Close(code, reason)) => (close(code, reason), true),
                None => return,
            },
            _ = ping.tick() => (Message::Ping(Vec::new().into()), false),
        };
        match timeout(SEND, sink.send(message)).await {
            Ok(Ok(())) if !last => {}
            Ok(Ok(()) | Err(_)) | Err(_) => return,
        }
    }
}

fn close(code: u16, reason: &'static str) -> Message {
    // 1006 says that no frame was exchanged and is never sent.
    let code = if code == 1006 { 1011 } else { code };
    Message::Close(Some(CloseFrame { code: code.into(), reason: reason.into() }))
}
