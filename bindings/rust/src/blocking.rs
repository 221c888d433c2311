//! Calls that block the thread, for programs without asynchronous code.
//!
//! ```no_run
//! # fn first() -> vendorclient::Result<()> {
//! let client = vendorclient::blocking::Client::start(vendorclient::StartOptions::new())?;
//! let keys = client.crypto().generate_random_sign_keys().wait()?;
//! println!("{}", keys.public);
//! client.close();
//! # Ok(())
//! # }
//! ```

use crate::call::Call;
use crate::error::{Result, StartError};
use crate::start_options::StartOptions;
use serde::de::DeserializeOwned;
use std::cell::Cell;
use std::future::{Future, IntoFuture};
use std::ops::Deref;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::Duration;
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;

/// A client with its own thread for its connection. All functions of [`crate::Client`] are
/// there; [`Call::wait`] waits for their results. It ends with the client.
///
/// ```no_run
/// # fn example() -> vendorclient::Result<()> {
/// use vendorclient::{blocking, ConnectOptions, StartOptions};
///
/// let client = blocking::Client::start(StartOptions::new())?;
/// println!("{}", client.client().version().wait()?.version);
/// client.close_within(std::time::Duration::from_secs(5));
/// let other = blocking::Client::connect(ConnectOptions::data_folder("/var/lib/shop"))?;
/// other.close();
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Client {
    client: crate::Client,
    /// Outlives the client, which needs it to end.
    _background: Background,
}

impl Client {
    /// Starts a daemon and connects to it.
    ///
    /// # Errors
    ///
    /// Fails as [`StartOptions::start`] does.
    ///
    /// ```no_run
    /// # fn example() -> vendorclient::Result<()> {
    /// let client = vendorclient::blocking::Client::start(vendorclient::StartOptions::new())?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn start(options: StartOptions) -> Result<Self> {
        Self::open(options.start())
    }

    /// Connects to a daemon that serves already.
    ///
    /// # Errors
    ///
    /// Fails as [`ConnectOptions::connect`](crate::ConnectOptions::connect) does.
    ///
    /// ```no_run
    /// # fn example() -> vendorclient::Result<()> {
    /// let options = vendorclient::ConnectOptions::data_folder("/var/lib/shop");
    /// let client = vendorclient::blocking::Client::connect(options)?;
    /// # Ok(())
    /// # }
    /// ```
    #[cfg(feature = "websocket")]
    pub fn connect(options: crate::ConnectOptions) -> Result<Self> {
        Self::open(options.connect())
    }

    fn open(opening: impl Future<Output = Result<crate::Client>> + Send + 'static) -> Result<Self> {
        let background = Background::start().map_err(not_started)?;
        let opened = block_on(background.runtime.spawn(opening));
        let client = opened.map_err(not_started)??;
        Ok(Self {
            client,
            _background: background,
        })
    }

    /// Closes the connection, as [`crate::Client::close`] does, and waits for its end.
    pub fn close(&self) {
        self.close_within(Duration::ZERO);
    }

    /// Closes the connection, as [`crate::Client::close_within`] does, and waits for its end.
    pub fn close_within(&self, grace: Duration) {
        block_on(self.client.close_within(grace));
    }
}

impl Deref for Client {
    type Target = crate::Client;

    fn deref(&self) -> &crate::Client {
        &self.client
    }
}

impl<R: DeserializeOwned + 'static, M: 'static> Call<R, M> {
    /// Sends the call and waits for its result on this thread, which must not be one that runs
    /// asynchronous code.
    ///
    /// # Errors
    ///
    /// Fails as the call does when it is awaited.
    ///
    /// # Panics
    ///
    /// Panics on a thread that runs asynchronous code if the client is not one of this module, because its
    /// connection may depend on this very thread.
    ///
    /// ```no_run
    /// # fn example(client: vendorclient::blocking::Client) -> vendorclient::Result<()> {
    /// let keys = client.crypto().generate_random_sign_keys().wait()?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn wait(self) -> Result<R> {
        block_on(self.into_future())
    }
}

/// Waits on this thread for what the library does: `wait(contract.balance())`. The thread must not be one that runs
/// asynchronous code.
///
/// # Panics
///
/// Panics on a thread that runs asynchronous code if the client is not one of this module, because its connection may depend on
/// this very thread.
///
/// ```no_run
/// # fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
/// let balance = vendorclient::blocking::wait(contract.balance())?;
/// # Ok(())
/// # }
/// ```
pub fn wait<F: IntoFuture>(future: F) -> F::Output {
    block_on(future.into_future())
}

fn not_started(error: impl std::error::Error + Send + Sync + 'static) -> StartError {
    StartError::new("The thread of the connection cannot be started").with_source(error)
}

/// A thread that runs the tasks of a connection until this is dropped.
#[derive(Debug)]
struct Background {
    runtime: Handle,
    /// Dropped at the end, which the thread notices.
    _running: oneshot::Sender<()>,
}

impl Background {
    fn start() -> std::io::Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let handle = runtime.handle().clone();
        let (running, ended) = oneshot::channel::<()>();
        thread::Builder::new()
            .name("vendorclient".to_owned())
            .spawn(move || {
                HAS_CONNECTIONS.set(true);
                runtime.block_on(ended)
            })?;
        Ok(Self {
            runtime: handle,
            _running: running,
        })
    }
}

thread_local! {
    /// This thread runs connections and nothing else.
    static HAS_CONNECTIONS: Cell<bool> = const { Cell::new(false) };
    /// This thread waits for a future.
    static IS_WAITING: Cell<bool> = const { Cell::new(false) };
}

/// Whether a connection that is opened here does not depend on threads of the program.
pub(crate) fn has_own_thread() -> bool {
    HAS_CONNECTIONS.get()
}

/// Panics instead of waiting forever, in the words of tokio, when a thread of a runtime waits for what its tasks have to do.
pub(crate) fn refuse_to_wait() {
    if !IS_WAITING.get() {
        return;
    }
    if let Ok(runtime) = Handle::try_current() {
        // This is allowed on threads of a runtime that may wait, such as those of `spawn_blocking`.
        runtime.block_on(async {});
    }
}

/// Wakes a thread that waits for a future.
struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Holds what is true again after a poll.
struct IsWaiting(bool);

impl Drop for IsWaiting {
    fn drop(&mut self) {
        IS_WAITING.set(self.0);
    }
}

fn block_on<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        let polled = {
            let _waiting = IsWaiting(IS_WAITING.replace(true));
            future.as_mut().poll(&mut context)
        };
        match polled {
            Poll::Ready(output) => return output,
            Poll::Pending => thread::park(),
        }
    }
}
