//! The client that programs hold.

use crate::call::{call, Call};
use crate::callback::read_message;
use crate::connection::Connection;
use crate::daemon::ResultOfInitialize;
use crate::error::{Error, Result};
use crate::start_options::StartOptions;
use crate::transport::Transport;
use serde::Serialize;
use serde_json::{json, Value};
use std::fmt;
use std::sync::Arc;

const PROTOCOL: u32 = 1;
const CAPABILITIES: [&str; 4] = ["app_objects", "callbacks", "cancel", "deadlines"];

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
    pub async fn start() -> Result<Self> {
        StartOptions::new().start().await
    }

    /// What holds for this connection: limits, effective configuration, warnings, server.
    pub fn info(&self) -> &ResultOfInitialize {
        &self.info
    }

    /// Calls a function by its wire name, `module.function`, without types.
    pub fn call(&self, method: &str, params: &(impl Serialize + ?Sized)) -> Call<Value, Value> {
        call(self, method, params).with_messages(read_message::<Value>)
    }

    /// Closes the connection and waits for its end. A daemon that was started ends with it: it has
    /// 7 s, then it is terminated. All waiting and later calls fail.
    pub async fn close(&self) {
        self.connection.close().await;
    }

    pub(crate) fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }

    /// Makes the first call of a connection.
    pub(crate) async fn initialize(transport: Transport, config: &Value) -> Result<Self> {
        let connection = Connection::open(transport);
        let params = json!({
            "protocol": {"min": PROTOCOL, "max": PROTOCOL},
            "required": CAPABILITIES,
            "binding": {"library": "vendorclient-rust", "version": crate::VERSION},
            "host_pid": std::process::id(),
            "config": config,
        });
        let method = "daemon.initialize";
        let answer = async {
            let params = params.to_string();
            let mut pending = connection.begin(method, &params, Default::default(), None, None)?;
            let answer = pending.answer().await?;
            serde_json::from_str::<ResultOfInitialize>(answer.get())
                .map_err(|error| Error::Decode(format!("The answer to {method} is odd: {error}")))
        };
        match answer.await {
            Ok(info) => {
                connection.limit_messages(info.limits.message_in_bytes as usize);
                Ok(Self {
                    connection,
                    info: Arc::new(info),
                })
            }
            Err(error) => {
                connection.close().await;
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
