//! Starting a separate daemon.

use crate::client_handle::Client;
use crate::error::{EncodeError, Error, Result, StartError};
use crate::json::Json;
use crate::program::{command_line, find_program};
use crate::transport::{stdio, Transport};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;
use tokio::process::Command;

/// How a daemon is started. It ends with the client, and with the host however that ends.
///
/// The program is found at [`program`](Self::program), else at the environment variable
/// `VENDORCLIENT_BINARY`, else as `vendorclient` in the folder of the host's own program, else in
/// the `PATH`, the last only with [`search_path`](Self::search_path).
///
/// ```no_run
/// # async fn example() -> vendorclient::Result<()> {
/// let client = vendorclient::StartOptions::new()
///     .program("/usr/bin/vendorclient") // or .search_path(true)
///     .data_folder("/var/lib/shop")
///     .log_level("info")
///     .project(true)
///     .env("HTTPS_PROXY", "http://proxy.example:3128")
///     .config(serde_json::json!({"network": {"query_timeout": 5000}}))
///     .endpoint("https://node.example")
///     .start()
///     .await?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Default)]
#[must_use = "nothing is started before `start`"]
pub struct StartOptions {
    program: Option<PathBuf>,
    search_path: bool,
    data_folder: Option<PathBuf>,
    log_level: Option<String>,
    project: bool,
    environment: Vec<(OsString, OsString)>,
    config: Config,
}

impl StartOptions {
    /// Nothing but defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// Path of the program; one that ends in `.js`, `.cjs` or `.mjs` is run with `node`.
    pub fn program(mut self, path: impl Into<PathBuf>) -> Self {
        self.program = Some(path.into());
        self
    }

    /// Whether the `PATH` is searched too.
    pub fn search_path(mut self, search: bool) -> Self {
        self.search_path = search;
        self
    }

    /// Data folder of the daemon. Default `~/.vendorclient`.
    pub fn data_folder(mut self, path: impl Into<PathBuf>) -> Self {
        self.data_folder = Some(path.into());
        self
    }

    /// Log level of the daemon, which logs to its standard error.
    pub fn log_level(mut self, level: impl Into<String>) -> Self {
        self.log_level = Some(level.into());
        self
    }

    /// Whether `vendorclient.json` of the working folder counts. Default: no.
    pub fn project(mut self, counts: bool) -> Self {
        self.project = counts;
        self
    }

    /// A variable of the environment of the daemon, besides those of the host.
    pub fn env(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Self {
        self.environment.push((name.into(), value.into()));
        self
    }

    /// Configuration: a `client::ClientConfig`, or JSON with its fields.
    pub fn config(mut self, config: impl Serialize) -> Self {
        self.config.set(config);
        self
    }

    /// An endpoint of the network; may be repeated. They stand in place of those in the configuration.
    pub fn endpoint(mut self, endpoint: impl Into<String>) -> Self {
        self.config.add_endpoint(endpoint.into());
        self
    }

    /// Starts the daemon and connects to it.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::ProgramNotFound`](crate::Error::ProgramNotFound) if there is no program, with
    /// [`Error::Start`](crate::Error::Start) if it cannot be started, and with [`Error::Client`](crate::Error::Client) 23 for an invalid
    /// configuration.
    ///
    /// ```no_run
    /// # async fn example() -> vendorclient::Result<()> {
    /// let client = vendorclient::StartOptions::new().start().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn start(self) -> Result<Client> {
        let config = self.config.value()?;
        Client::initialize(self.start_raw()?, &config).await
    }

    /// Starts the daemon and says nothing to it.
    #[doc(hidden)]
    pub fn start_raw(self) -> Result<Transport> {
        let program = find_program(self.program.as_deref(), self.search_path)
            .map_err(Error::ProgramNotFound)?;
        let line = command_line(&program);
        let mut command = Command::new(&line[0]);
        command
            .args(&line[1..])
            .args(["daemon", "--stdio", "--host-pid"]);
        command.arg(std::process::id().to_string());
        if let Some(folder) = &self.data_folder {
            command.arg("--data").arg(folder);
        }
        if let Some(level) = &self.log_level {
            command.arg("--log-level").arg(level);
        }
        if self.project {
            command.arg("--project");
        }
        command.envs(self.environment);
        stdio::start(&mut command).map_err(|error| {
            let message = format!("{} cannot be started", program.display());
            StartError::new(message).with_source(error).into()
        })
    }
}

// Environment and configuration may hold secrets.
impl std::fmt::Debug for StartOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("StartOptions");
        fields.field("program", &self.program);
        fields.field("search_path", &self.search_path);
        fields.field("data_folder", &self.data_folder);
        fields.field("log_level", &self.log_level);
        fields.field("project", &self.project);
        fields.finish_non_exhaustive()
    }
}

/// The configuration as JSON, or the error in it; endpoints that replace its endpoints.
#[derive(Clone, Default)]
pub(crate) struct Config {
    given: Option<std::result::Result<Json, EncodeError>>,
    endpoints: Vec<String>,
}

type Fields = BTreeMap<String, Json>;

impl Config {
    pub(crate) fn set(&mut self, config: impl Serialize) {
        self.given = Some(Json::new(&config).map_err(EncodeError::of));
    }

    pub(crate) fn add_endpoint(&mut self, endpoint: String) {
        self.endpoints.push(endpoint);
    }

    pub(crate) fn value(&self) -> Result<Json> {
        let encode = |error: serde_json::Error| Error::from(EncodeError::of(error));
        let given = match &self.given {
            None => Json::new(&Fields::new()).map_err(encode)?,
            Some(given) => given.clone()?,
        };
        if self.endpoints.is_empty() {
            return Ok(given);
        }
        let mut config: Fields = given.parse().map_err(encode)?;
        let network = config.remove("network").filter(|it| !it.is_null());
        let mut network: Fields = network
            .map_or(Ok(Fields::new()), |it| it.parse())
            .map_err(encode)?;
        network.insert(
            "endpoints".to_owned(),
            Json::new(&self.endpoints).map_err(encode)?,
        );
        config.insert("network".to_owned(), Json::new(&network).map_err(encode)?);
        Json::new(&config).map_err(encode)
    }
}

#[cfg(test)]
mod tests {
    use super::Config;
    use serde_json::json;

    #[test]
    fn endpoints_stand_in_place_of_those_of_the_configuration() {
        let mut config = Config::default();
        assert_eq!(config.value().expect("a value"), json!({}));
        config.set(json!({"network": {"endpoints": ["a"], "query_timeout": 5}, "abi": null}));
        config.add_endpoint("b".to_owned());
        config.add_endpoint("c".to_owned());
        let network = json!({"endpoints": ["b", "c"], "query_timeout": 5});
        assert_eq!(
            config.value().expect("a value"),
            json!({"network": network, "abi": null})
        );
        config.set(json!({"network": null}));
        assert_eq!(
            config.value().expect("a value"),
            json!({"network": {"endpoints": ["b", "c"]}})
        );
        config.set(5);
        assert!(config.value().is_err());
    }
}
