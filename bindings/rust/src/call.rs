//! Calls, on their way from the function to the answer.

use crate::app_object::{AppObject, BoxFuture};
use crate::callback::{Callback, CallbackHandler, ReadMessage};
use crate::connection::{Connection, Extras};
use crate::contract::read_values;
use crate::error::{DecodeError, EncodeError, Error, Result};
use crate::json::Json;
use crate::message_facts::{facts_of_result, facts_of_unsent_call};
use crate::message_record::MessageRecord;
use crate::Client;
use serde::de::DeserializeOwned;
use serde::Serialize;
use std::fmt;
use std::future::{Future, IntoFuture};
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{oneshot, watch};

/// A call that is sent when it is awaited. `R` is its result, `M` the messages that it can send.
///
/// Dropping the future cancels the call. A message already handed to the network stays sent; to learn about that, pass
/// a [`MessageRecord`] to the call, or cancel with a [`CancelToken`] or a time limit and look at [`Error::outcome`].
///
/// ```no_run
/// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
/// use std::time::Duration;
/// use vendorclient::CancelToken;
///
/// let given_up = CancelToken::new();
/// let time = client
///     .net()
///     .get_time()
///     .timeout(Duration::from_secs(5))
///     .app_request_timeout(Duration::from_secs(120)) // a person has to press a button
///     .trace("invoice-17")
///     .cancel_with(&given_up)
///     .await?;
/// given_up.cancel(); // from anywhere, while the call waits
/// println!("{}", time.time);
/// # Ok(())
/// # }
/// ```
#[must_use = "calls are sent when they are awaited"]
pub struct Call<R, M = ()> {
    connection: Arc<Connection>,
    method: String,
    params: Result<String>,
    extras: Extras,
    read: Option<ReadMessage<M>>,
    cancel: Option<CancelToken>,
    result: PhantomData<fn() -> R>,
}

/// A call of a function by its wire name.
pub fn call<R>(client: &Client, method: &str, params: &(impl Serialize + ?Sized)) -> Call<R> {
    Call {
        connection: client.connection().clone(),
        method: method.to_owned(),
        params: serde_json::to_string(params).map_err(|error| EncodeError::of(error).into()),
        extras: Extras::default(),
        read: None,
        cancel: None,
        result: PhantomData,
    }
}

impl<R, M: 'static> Call<R, M> {
    /// Time limit; beyond it the call fails with -32008. It is rounded up to whole milliseconds, and is at least one: a limit
    /// of zero, such as what is left until a time that has passed, is the shortest. To have no limit but that of the daemon
    /// (`limits.call_timeout_ms`), leave `timeout` out.
    pub fn timeout(mut self, limit: Duration) -> Self {
        self.extras.envelope.timeout_ms = Some(milliseconds(limit).max(1));
        self
    }

    /// Time limit of each app request that the call raises; zero: unlimited. Default 10 minutes.
    pub fn app_request_timeout(mut self, limit: Duration) -> Self {
        self.extras.envelope.app_request_timeout_ms = Some(milliseconds(limit));
        self
    }

    /// A text that the daemon repeats in its log.
    pub fn trace(mut self, text: impl Into<String>) -> Self {
        self.extras.envelope.trace = Some(text.into());
        self
    }

    /// Cancels the call when the token is cancelled; it then fails with -32800.
    pub fn cancel_with(mut self, token: &CancelToken) -> Self {
        self.cancel = Some(token.clone());
        self
    }

    /// Keeps what becomes of the messages of the call, also when its future is dropped.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// # let params: vendorclient::processing::ParamsOfProcessMessage = todo!();
    /// let record = vendorclient::MessageRecord::new();
    /// let sent = client.processing().process_message(&params).record_in(&record).await;
    /// println!("{:?}", record.outcome());
    /// # Ok(())
    /// # }
    /// ```
    pub fn record_in(mut self, record: &MessageRecord) -> Self {
        // A call may be dropped before it is sent.
        record.keep(&facts_of_unsent_call(&self.method));
        self.extras.record = Some(record.clone());
        self
    }

    /// Offers an app object to the call.
    pub fn app_object(mut self, object: Arc<dyn AppObject>) -> Self {
        self.extras.app_object = Some(object);
        self
    }

    /// Sends the messages of the call to a handler, all of them before the call is done.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// # let params: vendorclient::processing::ParamsOfProcessMessage = todo!();
    /// let sent = client
    ///     .processing()
    ///     .process_message(&params)
    ///     .on_message(|message| println!("{message:?}"))
    ///     .await?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn on_message(mut self, handler: impl CallbackHandler<M>) -> Self {
        if let Some(read) = self.read {
            self.extras.callback = Some(Callback::new(read, handler, false));
        }
        self
    }

    /// Sends messages to a handler until the daemon closes the callback.
    pub fn until_closed<N: 'static>(
        mut self,
        read: fn(u32, &str) -> serde_json::Result<N>,
        handler: impl CallbackHandler<N>,
    ) -> Self {
        self.extras.callback = Some(Callback::new(read, handler, true));
        self
    }

    /// The same call, which can send messages of a type.
    pub fn with_messages<N>(self, read: fn(u32, &str) -> serde_json::Result<N>) -> Call<R, N> {
        Call {
            connection: self.connection,
            method: self.method,
            params: self.params,
            extras: Extras {
                callback: None,
                ..self.extras
            },
            read: Some(read),
            cancel: self.cancel,
            result: PhantomData,
        }
    }
}

// Parameters may hold secrets.
impl<R, M> fmt::Debug for Call<R, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("Call");
        fields.field("method", &self.method);
        fields.finish_non_exhaustive()
    }
}

impl<R: DeserializeOwned, M> Call<R, M> {
    async fn run(self) -> Result<R> {
        let params = self.params?;
        let mut pending = self.connection.begin(&self.method, &params, self.extras)?;
        let answer = match self.cancel {
            None => pending.answer().await?,
            Some(token) => {
                let early = tokio::select! {
                    answer = pending.answer() => Some(answer),
                    () = token.cancelled() => None,
                };
                if let Some(answer) = early {
                    answer?
                } else {
                    pending.cancel();
                    pending.answer().await?
                }
            }
        };
        read_values(answer.get()).map_err(|error| {
            let what = format!("The result of {}", self.method);
            // The facts about an executed call must not be lost if its result cannot be read.
            let result = Json::from_raw(answer);
            let facts = facts_of_result(&self.method, &result).into();
            Error::Decode(DecodeError::new(&what, error, result, facts))
        })
    }
}

impl<R: DeserializeOwned + 'static, M: 'static> IntoFuture for Call<R, M> {
    type Output = Result<R>;
    type IntoFuture = Pin<Box<dyn Future<Output = Self::Output> + Send>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.run())
    }
}

/// Cancels calls from anywhere; clones belong together.
///
/// ```no_run
/// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
/// let token = vendorclient::CancelToken::new();
/// let time = client.net().get_time().cancel_with(&token);
/// token.cancel();
/// assert_eq!(time.await.unwrap_err().code(), Some(-32800));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct CancelToken(Arc<watch::Sender<bool>>);

impl CancelToken {
    /// A token that is not cancelled.
    #[must_use]
    pub fn new() -> Self {
        Self(Arc::new(watch::channel(false).0))
    }

    /// Cancels all calls that have the token, also those made later.
    pub fn cancel(&self) {
        self.0.send_replace(true);
    }

    async fn cancelled(&self) {
        // Never fails, because the token holds the sender.
        let _ = self.0.subscribe().wait_for(|cancelled| *cancelled).await;
    }
}

/// A stream that is opened when this is awaited. It borrows nothing, so that it fits into `select!`, `join!` and tasks.
pub type Opening<T> = BoxFuture<'static, Result<T>>;

/// Makes something that frees its handle when it is dropped. Abandoning the wait, in `select!` for example, cancels the
/// call, but the daemon may have answered by then. So the answer is always taken, and its value is dropped if the
/// caller is gone.
pub(crate) fn take_over<A, T>(
    client: &Client,
    call: Call<A>,
    make: impl FnOnce(A) -> T + Send + 'static,
) -> Opening<T>
where
    A: DeserializeOwned + Send + 'static,
    T: Send + 'static,
{
    let connection = client.connection().clone();
    Box::pin(async move {
        connection.check_thread();
        let token = CancelToken::new();
        let call = call.cancel_with(&token).into_future();
        let (sender, wanted) = oneshot::channel();
        connection
            .runtime()
            .spawn(async move { drop(sender.send(call.await.map(make))) });
        let _cancel = CancelOnDrop(token);
        // The task is only dropped with its runtime.
        wanted
            .await
            .unwrap_or_else(|_| Err(connection.lost().into()))
    })
}

struct CancelOnDrop(CancelToken);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl Default for CancelToken {
    fn default() -> Self {
        Self::new()
    }
}

/// Rounded up, because the daemon takes zero for no limit.
fn milliseconds(limit: Duration) -> u64 {
    u64::try_from(limit.as_nanos().div_ceil(1_000_000)).unwrap_or(u64::MAX)
}
