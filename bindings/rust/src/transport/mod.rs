//! How bytes become messages: texts go out and come in, whole.

mod lines;
pub(crate) mod stdio;
#[cfg(feature = "websocket")]
pub(crate) mod websocket;

use crate::error::ConnectionLost;
use tokio::sync::{mpsc, oneshot};

/// Messages between the reader and who handles them; the reader waits beyond.
const INCOMING: usize = 64;

/// One open connection to a daemon.
pub struct Transport {
    /// Takes messages; when the last one is dropped, the host's side of the connection ends.
    pub sender: Sender,
    /// Gives messages until the connection has ended.
    pub incoming: mpsc::Receiver<Vec<u8>>,
    /// Tells how it has ended.
    pub ended: oneshot::Receiver<ConnectionLost>,
}

/// Takes messages for the daemon, in order.
#[derive(Clone)]
pub struct Sender(mpsc::UnboundedSender<Vec<u8>>);

impl Sender {
    /// Sends one message. After the end of the connection it goes nowhere.
    pub fn send(&self, text: impl Into<Vec<u8>>) {
        let _ = self.0.send(text.into());
    }
}

/// The ends that the tasks of a transport hold.
struct Ends {
    outgoing: mpsc::UnboundedReceiver<Vec<u8>>,
    incoming: mpsc::Sender<Vec<u8>>,
    ended: oneshot::Sender<ConnectionLost>,
}

fn open() -> (Transport, Ends) {
    let (sender, outgoing) = mpsc::unbounded_channel();
    let (incoming, received) = mpsc::channel(INCOMING);
    let (ended, end) = oneshot::channel();
    let transport = Transport {
        sender: Sender(sender),
        incoming: received,
        ended: end,
    };
    let ends = Ends {
        outgoing,
        incoming,
        ended,
    };
    (transport, ends)
}
