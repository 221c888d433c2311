//! Connecting to a daemon that serves already.

use crate::client_handle::Client;
use crate::error::{Result, StartError};
use crate::start_options::Config;
use crate::transport::websocket::{self, OpenError};
use crate::transport::Transport;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// Where a daemon serves, and how to be let in.
///
/// ```no_run
/// # async fn example() -> vendorclient::Result<()> {
/// use vendorclient::ConnectOptions;
///
/// // The daemon that serves a folder of this machine, or one at an address.
/// let client = ConnectOptions::data_folder("/var/lib/shop").connect().await?;
/// let other = ConnectOptions::url("ws://127.0.0.1:8700/rpc", "token")
///     .config(serde_json::json!({"network": {"query_timeout": 5000}}))
///     .endpoint("https://node.example")
///     .connect()
///     .await?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
#[must_use = "nothing is opened before `connect`"]
pub struct ConnectOptions {
    place: Place,
    config: Config,
}

#[derive(Clone)]
enum Place {
    Url { url: String, token: String },
    DataFolder(PathBuf),
}

/// The discovery file, `daemon.json`.
#[derive(Deserialize)]
struct Discovery {
    ws: String,
    token_file: PathBuf,
}

impl ConnectOptions {
    /// A daemon at `ws://host:port/path`. The token is one word, the content of the token file. Encryption is not spoken here; a proxy beside the host does it.
    pub fn url(url: impl Into<String>, token: impl Into<String>) -> Self {
        Self::at(Place::Url {
            url: url.into(),
            token: token.into(),
        })
    }

    /// The daemon that serves a data folder on this machine; its discovery file has the address and the token.
    pub fn data_folder(path: impl Into<PathBuf>) -> Self {
        Self::at(Place::DataFolder(path.into()))
    }

    fn at(place: Place) -> Self {
        Self {
            place,
            config: Config::default(),
        }
    }

    /// Configuration: a `client::ClientConfig`, or JSON with its fields.
    pub fn config(mut self, config: impl Serialize) -> Self {
        self.config.set(config);
        self
    }

    /// An endpoint of the network; may be repeated. They replace those in the configuration.
    pub fn endpoint(mut self, endpoint: impl Into<String>) -> Self {
        self.config.add_endpoint(endpoint.into());
        self
    }

    /// Connects.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Start`](crate::Error::Start) if the daemon cannot be reached or refuses the token, and with
    /// [`Error::Client`](crate::Error::Client) 23 for an invalid configuration.
    ///
    /// ```no_run
    /// # async fn example() -> vendorclient::Result<()> {
    /// let client = vendorclient::ConnectOptions::data_folder("/var/lib/shop").connect().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn connect(self) -> Result<Client> {
        let config = self.config.value()?;
        Client::initialize(self.connect_raw().await?, &config).await
    }

    /// Connects and says nothing.
    #[doc(hidden)]
    pub async fn connect_raw(self) -> Result<Transport> {
        let opened = match &self.place {
            Place::Url { url, token } => websocket::open(url, token).await,
            Place::DataFolder(folder) => {
                let (url, token) = discover(folder)?;
                match websocket::open(&url, &token).await {
                    // A daemon that has just started again has another token.
                    Err(OpenError::Unauthorized) => {
                        let (url, token) = discover(folder)?;
                        websocket::open(&url, &token).await
                    }
                    other => other,
                }
            }
        };
        opened.map_err(|error| StartError::from(error).into())
    }
}

impl std::fmt::Debug for ConnectOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ConnectOptions");
        match &self.place {
            Place::Url { url, .. } => fields.field("url", url),
            Place::DataFolder(path) => fields.field("data_folder", path),
        };
        fields.finish_non_exhaustive()
    }
}

/// URL and token.
fn discover(folder: &Path) -> Result<(String, String)> {
    let file = folder.join("daemon.json");
    let discovery: Discovery = serde_json::from_str(&read(&file)?).map_err(|error| {
        let message = format!("{} cannot be read", file.display());
        StartError::new(message).with_source(error)
    })?;
    let token = read(&folder.join(discovery.token_file))?;
    Ok((discovery.ws, token.trim().to_owned()))
}

fn read(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).map_err(|error| {
        let message = format!("No daemon serves there: {} cannot be read", file.display());
        StartError::new(message).with_source(error).into()
    })
}
