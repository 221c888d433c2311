//! How a development node is started.

use super::DevNode;
use crate::error::Result;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

/// How a development node is started. Default: in memory, on a free port, with ten funded wallets.
///
/// The program is found as [`StartOptions`](crate::StartOptions) finds it.
///
/// ```no_run
/// # async fn example() -> vendorclient::Result<()> {
/// use vendorclient::dev_node::DevNodeOptions;
///
/// let node = DevNodeOptions::new().accounts(3).balance("1000").manual().start().await?;
/// let kept = DevNodeOptions::new()
///     .program("/usr/bin/vendorclient") // or .search_path(true)
///     .data_folder("chain")
///     .port(8600)
///     .mnemonic("test test test test test test test test test test test junk")
///     .env("HTTPS_PROXY", "http://proxy.example:3128")
///     .arg("--strict")
///     .start()
///     .await?;
/// let forked = DevNodeOptions::new().fork("https://node.example").state("chain.jsonl").deprecated_api().start().await?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Default)]
#[must_use = "nothing is started before `start`"]
pub struct DevNodeOptions {
    pub(super) program: Option<PathBuf>,
    pub(super) search_path: bool,
    pub(super) environment: Vec<(OsString, OsString)>,
    place: Option<(&'static str, PathBuf)>,
    port: u16,
    args: Vec<OsString>,
}

impl DevNodeOptions {
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

    /// Number of funded wallets. Default: 10.
    pub fn accounts(self, count: u32) -> Self {
        self.option("--accounts", count.to_string())
    }

    /// Initial balance of each wallet, in tokens.
    pub fn balance(self, tokens: impl Into<OsString>) -> Self {
        self.option("--balance", tokens)
    }

    /// Their seed phrase. Default: a public phrase.
    pub fn mnemonic(self, phrase: impl Into<OsString>) -> Self {
        self.option("--mnemonic", phrase)
    }

    /// URL of a node whose network the chain is forked from.
    pub fn fork(self, url: impl Into<OsString>) -> Self {
        self.option("--fork", url)
    }

    /// File (`.jsonl`) that the chain begins with and is written to at the end.
    pub fn state(mut self, file: impl Into<PathBuf>) -> Self {
        self.place = Some(("--state", file.into()));
        self
    }

    /// Folder that keeps the chain.
    pub fn data_folder(mut self, folder: impl Into<PathBuf>) -> Self {
        self.place = Some(("--data", folder.into()));
        self
    }

    /// Blocks are made by [`DevNode::mine`] only.
    pub fn manual(self) -> Self {
        self.arg("--manual")
    }

    /// Collections and subscriptions are offered too.
    pub fn deprecated_api(self) -> Self {
        self.arg("--deprecated-api")
    }

    /// Port. Default: a free one.
    pub fn port(mut self, port: u16) -> Self {
        self.port = port;
        self
    }

    /// Another option of `vendorclient node`.
    pub fn arg(mut self, arg: impl Into<OsString>) -> Self {
        self.args.push(arg.into());
        self
    }

    /// A variable of the environment of the node, besides those of this process.
    pub fn env(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Self {
        self.environment.push((name.into(), value.into()));
        self
    }

    /// Starts the node and waits until it is ready.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::ProgramNotFound`](crate::Error::ProgramNotFound), or with [`Error::DevNode`](crate::Error::DevNode)
    /// `not_started` and what the node logged.
    ///
    /// ```no_run
    /// # async fn example() -> vendorclient::Result<()> {
    /// let node = vendorclient::dev_node::DevNodeOptions::new().accounts(3).start().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn start(self) -> Result<DevNode> {
        DevNode::start_with(self).await
    }

    pub(super) fn command_line(&self) -> Vec<OsString> {
        let place = match &self.place {
            Some((option, path)) => vec![(*option).into(), absolute(path).into()],
            None => vec!["--in-memory".into()],
        };
        let port: OsString = self.port.to_string().into();
        let first = [
            "node".into(),
            "--until-input-ends".into(),
            "--port".into(),
            port,
        ];
        first
            .into_iter()
            .chain(place)
            .chain(self.args.clone())
            .collect()
    }

    fn option(self, name: &str, value: impl Into<OsString>) -> Self {
        self.arg(name).arg(value)
    }
}

// Environment and phrase are secrets.
impl fmt::Debug for DevNodeOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("DevNodeOptions");
        fields.field("program", &self.program);
        fields.field("search_path", &self.search_path);
        fields.field("place", &self.place);
        fields.field("port", &self.port);
        fields.finish_non_exhaustive()
    }
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}
