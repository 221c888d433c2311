//! How bytes become messages: texts go out and come in, whole.

mod lines;
pub(crate) mod stdio;
#[cfg(feature = "websocket")]
pub(crate) mod websocket;

use crate::error::ConnectionLost;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Messages between the reader and who handles them; the reader waits beyond.
const INCOMING: usize = 64;
/// Time for messages that are on their way when the host closes its side.
const FLUSH_TIME: Duration = Duration::from_secs(1);

/// One open connection to a daemon.
#[allow(missing_debug_implementations)]
pub struct Transport {
    /// Takes messages; when the last one is dropped, the host's side of the connection ends.
    pub sender: Sender,
    /// Yields messages until the connection has ended.
    pub incoming: mpsc::Receiver<Vec<u8>>,
    /// Resolves to how it has ended.
    pub ended: oneshot::Receiver<ConnectionLost>,
}

/// Takes messages for the daemon, in order.
#[allow(missing_debug_implementations)]
#[derive(Clone)]
pub struct Sender {
    messages: mpsc::UnboundedSender<Vec<u8>>,
    /// Dropped with the last one, which the other side of the channel notices.
    _open: Arc<oneshot::Sender<()>>,
}

impl Sender {
    /// Sends one message. After the end of the connection it goes nowhere.
    pub fn send(&self, text: impl Into<Vec<u8>>) {
        let _ = self.messages.send(text.into());
    }
}

/// The ends that the tasks of a transport hold.
struct Ends {
    outgoing: mpsc::UnboundedReceiver<Vec<u8>>,
    incoming: mpsc::Sender<Vec<u8>>,
    ended: oneshot::Sender<ConnectionLost>,
    /// Resolves when the host closes its side; messages may still be on their way then.
    closed: oneshot::Receiver<()>,
}

fn open() -> (Transport, Ends) {
    let (sender, outgoing) = mpsc::unbounded_channel();
    let (incoming, received) = mpsc::channel(INCOMING);
    let (ended, end) = oneshot::channel();
    let (open, closed) = oneshot::channel();
    let transport = Transport {
        sender: Sender {
            messages: sender,
            _open: Arc::new(open),
        },
        incoming: received,
        ended: end,
    };
    let ends = Ends {
        outgoing,
        incoming,
        ended,
        closed,
    };
    (transport, ends)
}
