//! Callbacks: typed messages on their way to a handler, in order.

use crate::contract::read_values;
use serde::de::{DeserializeOwned, Error};
use serde_json::value::RawValue;
use std::collections::VecDeque;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{Arc, Mutex};
use tokio::runtime::Handle;
use tokio::sync::Notify;

/// Messages that wait for a slow handler. The oldest go first and are counted as lost.
const QUEUE: usize = 16384;

/// A message to a callback.
#[derive(Clone, Debug, PartialEq)]
pub struct CallbackMessage<M> {
    /// Response type: 100 or above, as defined by the function.
    pub response_type: u32,
    /// The message itself.
    pub data: M,
    /// Messages that were dropped just before this one; query state again, do not guess.
    pub lost: u64,
}

/// Takes messages; any closure `FnMut(CallbackMessage<M>)` does. Messages of one callback come one
/// after the other, in a task of the runtime, so a handler must not block. It is dropped when
/// nothing more will come.
pub trait CallbackHandler<M>: Send + 'static {
    /// Takes one message.
    fn message(&mut self, message: CallbackMessage<M>);

    /// Nothing follows, for the reason in `reason`. Not called for callbacks that end with their
    /// call.
    fn closed(&mut self, reason: &str) {
        let _ = reason;
    }
}

impl<M, F: FnMut(CallbackMessage<M>) + Send + 'static> CallbackHandler<M> for F {
    fn message(&mut self, message: CallbackMessage<M>) {
        self(message);
    }
}

/// Reads a message of a response type.
pub(crate) type ReadMessage<M> = fn(u32, &str) -> serde_json::Result<M>;

/// Reads messages that are all of one type.
///
/// # Errors
///
/// Fails if the message does not fit the type.
pub fn read_message<M: DeserializeOwned>(_: u32, data: &str) -> serde_json::Result<M> {
    read_values(data)
}

/// The daemon is newer and sends what this version does not know.
#[must_use]
pub fn unknown_message() -> serde_json::Error {
    serde_json::Error::custom("unknown response type")
}

/// A handler whose type of messages is forgotten.
pub(crate) trait Handler: Send {
    /// Messages that were lost: zero, or those before this one and itself when it cannot be read.
    fn handle(&mut self, response_type: u32, data: &str, lost: u64) -> u64;
    fn closed(&mut self, reason: &str);
}

struct TypedHandler<M, H> {
    read: ReadMessage<M>,
    handler: H,
}

impl<M, H: CallbackHandler<M>> Handler for TypedHandler<M, H> {
    fn handle(&mut self, response_type: u32, data: &str, lost: u64) -> u64 {
        let Ok(data) = (self.read)(response_type, data) else {
            return lost + 1;
        };
        self.handler.message(CallbackMessage {
            response_type,
            data,
            lost,
        });
        0
    }

    fn closed(&mut self, reason: &str) {
        self.handler.closed(reason);
    }
}

/// Objects and callbacks that a call registers.
pub(crate) struct Callback {
    pub(crate) handler: Box<dyn Handler>,
    /// Ends with `client.closed` rather than with the call.
    pub(crate) until_closed: bool,
}

impl Callback {
    pub(crate) fn new<M: 'static>(
        read: ReadMessage<M>,
        handler: impl CallbackHandler<M>,
        until_closed: bool,
    ) -> Self {
        Self {
            handler: Box::new(TypedHandler { read, handler }),
            until_closed,
        }
    }
}

enum Step {
    Message(u32, Box<RawValue>, u64),
    /// The last one; the reason when the handler is to know it.
    End(Option<String>, Box<dyn FnOnce() + Send>),
}

/// Messages that wait for their handler.
#[derive(Default)]
pub(crate) struct CallbackQueue {
    steps: Mutex<VecDeque<Step>>,
    added: Notify,
}

impl CallbackQueue {
    pub(crate) fn start(handler: Box<dyn Handler>, runtime: &Handle) -> Arc<Self> {
        let queue = Arc::new(Self::default());
        runtime.spawn(queue.clone().run(handler));
        queue
    }

    pub(crate) fn message(&self, response_type: u32, data: Box<RawValue>, lost: u64) {
        let mut steps = self.steps.lock().expect("no panic while locked");
        steps.push_back(Step::Message(response_type, data, lost));
        if steps.len() > QUEUE {
            if let Some(Step::Message(_, _, before)) = steps.pop_front() {
                if let Some(Step::Message(_, _, lost)) = steps.front_mut() {
                    *lost += before + 1;
                }
            }
        }
        self.added.notify_one();
    }

    /// Ends the queue after the waiting messages, then runs `done`.
    pub(crate) fn end(&self, reason: Option<String>, done: impl FnOnce() + Send + 'static) {
        let mut steps = self.steps.lock().expect("no panic while locked");
        steps.push_back(Step::End(reason, Box::new(done)));
        self.added.notify_one();
    }

    async fn run(self: Arc<Self>, mut handler: Box<dyn Handler>) {
        let mut unread = 0;
        loop {
            let step = self
                .steps
                .lock()
                .expect("no panic while locked")
                .pop_front();
            match step {
                Some(Step::Message(response_type, data, lost)) => {
                    // A panic of the handler costs its message only.
                    unread = catch_unwind(AssertUnwindSafe(|| {
                        handler.handle(response_type, data.get(), lost + unread)
                    }))
                    .unwrap_or(0);
                    // The reader shall continue meanwhile, also with one thread for all.
                    tokio::task::yield_now().await;
                }
                Some(Step::End(reason, done)) => {
                    if let Some(reason) = reason {
                        let _ = catch_unwind(AssertUnwindSafe(|| handler.closed(&reason)));
                    }
                    drop(handler);
                    return done();
                }
                None => self.added.notified().await,
            }
        }
    }
}
