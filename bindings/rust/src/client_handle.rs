//! The client that programs hold.

use crate::call::{call, Call};
use crate::callback::read_message;
use crate::connection::Connection;
use crate::daemon::ResultOfInitialize;
use crate::error::{DecodeError, Error, Result};
use crate::json::Json;
use crate::log;
use crate::message_facts::ACKNOWLEDGED_SENDING;
use crate::start_options::StartOptions;
use crate::transport::Transport;
use serde::de::DeserializeOwned;
use serde::Serialize;
use serde_json::json;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

const PROTOCOL: u32 = 1;
const CAPABILITIES: [&str; 4] = ["app_objects", "callbacks", "cancel", "deadlines"];
const OPTIONAL: [&str; 1] = [ACKNOWLEDGED_SENDING];

/// A connection to a daemon. Clones share it; it ends with the last of them, and of their calls.
///
/// An app object that holds a client keeps its connection open, until [`Client::close`].
#[derive(Clone)]
pub struct Client {
    connection: Arc<Connection>,
    info: Arc<ResultOfInitialize>,
}

impl Client {
    /// Starts a daemon with the configuration of environment, files and defaults.
    ///
    /// # Errors
    ///
    /// Fails as [`StartOptions::start`] does.
    ///
    /// ```no_run
    /// # async fn example() -> vendorclient::Result<()> {
    /// let client = vendorclient::Client::start().await?;
    /// println!("{}", client.info().server.version);
    /// client.close().await;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn start() -> Result<Self> {
        StartOptions::new().start().await
    }

    /// The same with options: `Client::builder().endpoint("http://127.0.0.1:8600").start()`.
    ///
    /// ```no_run
    /// # async fn example() -> vendorclient::Result<()> {
    /// let client = vendorclient::Client::builder().endpoint("http://127.0.0.1:8600").start().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn builder() -> StartOptions {
        StartOptions::new()
    }

    /// Facts about this connection: limits, effective configuration, warnings, server.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// println!("{} {:?}", client.info().server.version, client.info().warnings);
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn info(&self) -> &ResultOfInitialize {
        &self.info
    }

    /// Calls a function by its wire name, `module.function`. The result is a type of the program,
    /// [`Json`] or `serde_json::Value` among them.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// let version: serde_json::Value = client.call("client.version", &()).await?;
    /// println!("{}", version["version"]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn call<R: DeserializeOwned>(
        &self,
        method: &str,
        params: &(impl Serialize + ?Sized),
    ) -> Call<R, Json> {
        call(self, method, params).with_messages(read_message::<Json>)
    }

    /// Closes the connection and waits for its end. Calls that wait are cancelled and fail at once
    /// with [`Error::Closed`], as later ones do; [`Error::outcome`] says what became of their messages. A daemon that was started ends with the connection:
    /// it has 7 s, then it is terminated.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// client.close().await;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn close(&self) {
        self.connection.close(Duration::ZERO).await;
    }

    /// Closes the connection as [`close`](Self::close) does, but lets waiting calls continue for a while. New ones are
    /// refused.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// client.close_within(std::time::Duration::from_secs(30)).await;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn close_within(&self, grace: Duration) {
        self.connection.close(grace).await;
    }

    pub(crate) fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }

    /// Makes the first call of a connection.
    pub(crate) async fn initialize(transport: Transport, config: &Json) -> Result<Self> {
        let connection = Connection::open(transport);
        let params = json!({
            "protocol": {"min": PROTOCOL, "max": PROTOCOL},
            "required": CAPABILITIES,
            "optional": OPTIONAL,
            "binding": {"library": "vendorclient-rust", "version": crate::VERSION},
            "host_pid": std::process::id(),
            "config": config,
        });
        let method = "daemon.initialize";
        let answer = async {
            let params = params.to_string();
            let mut pending =
                connection.begin(method, &params, crate::connection::Extras::default())?;
            let answer = pending.answer().await?;
            serde_json::from_str::<ResultOfInitialize>(answer.get()).map_err(|error| {
                let what = format!("The answer to {method}");
                let answer = Json::from_raw(answer);
                Error::Decode(DecodeError::new(&what, error, answer, Json::empty()))
            })
        };
        match answer.await {
            Ok(info) => {
                connection.limit_messages(info.limits.message_in_bytes as usize);
                if info
                    .capabilities
                    .iter()
                    .any(|name| name == ACKNOWLEDGED_SENDING)
                {
                    connection.acknowledge_messages();
                }
                for warning in &info.warnings {
                    log::configuration(&warning.path, &warning.message);
                }
                Ok(Self {
                    connection,
                    info: Arc::new(info),
                })
            }
            Err(error) => {
                connection.close(Duration::ZERO).await;
                Err(error)
            }
        }
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("Client");
        fields.field("server", &self.info.server);
        fields.finish_non_exhaustive()
    }
}
