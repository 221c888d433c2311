//! Messages of a handle as a stream.

use crate::call::{call, take_over, Call, Opening};
use crate::callback::{CallbackHandler, CallbackMessage};
use crate::Client;
use futures_core::Stream;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::future::IntoFuture;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker};

/// Messages that wait for a slow reader. The oldest go first and are counted as lost.
const QUEUE: usize = 16384;

/// Messages of a subscription, as a stream. It ends when the daemon closes the subscription; when it
/// is dropped, the handle on the daemon is freed.
#[must_use = "streams read nothing before they are polled"]
pub struct Subscription<M> {
    client: Client,
    handle: u32,
    method: &'static str,
    messages: Arc<Messages<M>>,
}

/// What the calls that subscribe answer.
#[derive(Debug, Serialize, Deserialize)]
pub struct SubscriptionHandle {
    handle: u32,
}

struct Messages<M>(Mutex<Waiting<M>>);

struct Waiting<M> {
    messages: VecDeque<CallbackMessage<M>>,
    closed: bool,
    reader: Option<Waker>,
}

struct Collector<M>(Arc<Messages<M>>);

impl<M> Messages<M> {
    fn lock(&self) -> MutexGuard<'_, Waiting<M>> {
        self.0.lock().expect("no panic while locked")
    }

    fn change(&self, change: impl FnOnce(&mut Waiting<M>)) {
        let mut waiting = self.lock();
        change(&mut waiting);
        let reader = waiting.reader.take();
        drop(waiting);
        if let Some(reader) = reader {
            reader.wake();
        }
    }
}

impl<M: Send + 'static> CallbackHandler<M> for Collector<M> {
    fn message(&mut self, message: CallbackMessage<M>) {
        self.0.change(|waiting| {
            waiting.messages.push_back(message);
            if waiting.messages.len() > QUEUE {
                let lost = waiting
                    .messages
                    .pop_front()
                    .map_or(0, |first| first.lost + 1);
                if let Some(next) = waiting.messages.front_mut() {
                    next.lost += lost;
                }
            }
        });
    }
}

/// However the messages end: unsubscribed, refused, or with the connection.
impl<M> Drop for Collector<M> {
    fn drop(&mut self) {
        self.0.change(|waiting| waiting.closed = true);
    }
}

/// Subscribes; `method` is the wire name of the function that ends it.
pub fn subscribe<M: Send + 'static>(
    client: &Client,
    method: &'static str,
    subscribe: Call<SubscriptionHandle>,
    read: fn(u32, &str) -> serde_json::Result<M>,
) -> Opening<Subscription<M>> {
    let messages = Arc::new(Messages(Mutex::new(Waiting {
        messages: VecDeque::new(),
        closed: false,
        reader: None,
    })));
    let collector = Collector(messages.clone());
    let owner = client.clone();
    let make = move |answer: SubscriptionHandle| Subscription {
        client: owner,
        handle: answer.handle,
        method,
        messages,
    };
    take_over(client, subscribe.until_closed(read, collector), make)
}

impl<M> Stream for Subscription<M> {
    type Item = CallbackMessage<M>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut waiting = self.messages.lock();
        match waiting.messages.pop_front() {
            Some(message) => Poll::Ready(Some(message)),
            None if waiting.closed => Poll::Ready(None),
            None => {
                waiting.reader = Some(context.waker().clone());
                Poll::Pending
            }
        }
    }
}

impl<M> Subscription<M> {
    /// The next message, `None` after the last one. The same as `next` of `StreamExt`.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// use vendorclient::net::ParamsOfSubscribeCollection;
    ///
    /// let params = ParamsOfSubscribeCollection::new("blocks", "id seq_no");
    /// let mut blocks = client.net().subscribe_collection_stream(&params).await?;
    /// while let Some(message) = blocks.next().await {
    ///     println!("{:?}", message.data);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub async fn next(&mut self) -> Option<CallbackMessage<M>> {
        std::future::poll_fn(|context| Pin::new(&mut *self).poll_next(context)).await
    }
}

impl<M> Drop for Subscription<M> {
    fn drop(&mut self) {
        if self.messages.lock().closed {
            return;
        }
        let handle = SubscriptionHandle {
            handle: self.handle,
        };
        let unsubscribe = call::<()>(&self.client, self.method, &handle).into_future();
        // The answer is not needed, and the connection may be gone.
        self.client
            .connection()
            .runtime()
            .spawn(async move { drop(unsubscribe.await) });
    }
}

impl<M> std::fmt::Debug for Subscription<M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("Subscription");
        fields.field("handle", &self.handle);
        fields.finish_non_exhaustive()
    }
}
