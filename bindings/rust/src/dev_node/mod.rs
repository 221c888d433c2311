//! A development node for tests: started, controlled, stopped.
//!
//! ```no_run
//! # async fn test() -> vendorclient::Result<()> {
//! use vendorclient::dev_node::DevNodeOptions;
//!
//! let node = DevNodeOptions::new().accounts(3).start().await?;
//! let before = node.snapshot().await?;
//! node.increase_time(3601).await?;
//! node.revert(&before).await?;
//! node.stop().await;
//! # Ok(())
//! # }
//! ```
//!
//! [`Client::dev_node`] and [`DevNode::connect`] give the same controls of a node that runs already.

// Written by `npm run generate`, beside the modules of the library.
#[path = "../generated/dev_node.rs"]
#[allow(missing_docs, clippy::too_many_arguments)]
mod controls;
mod http;
mod options;

use crate::app_object::BoxFuture;
use crate::client_handle::Client;
use crate::contract::Funder;
use crate::crypto::KeyPair;
use crate::error::{DevNodeError, EncodeError, Error, Result, Source};
use crate::json::Json;
use crate::program::{command_line, find_program};
pub use controls::*;
pub use options::DevNodeOptions;
use serde::de::DeserializeOwned;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Time for an orderly stop.
const STOP_TIME: Duration = Duration::from_secs(10);
const STOP_POLL: Duration = Duration::from_millis(10);
/// Kept of what the node logs, in bytes.
const LOG: usize = 65536;
const CHUNK: usize = 8192;

/// A development node. One that [`start`](Self::start) gave has its own process, on a free port of this machine: clones
/// share it; it ends with the last of them, and with this process however that ends. One of [`connect`](Self::connect)
/// or [`Client::dev_node`] was running before, and keeps running. Its futures need no runtime.
///
/// ```no_run
/// # async fn example() -> vendorclient::Result<()> {
/// use vendorclient::dev_node::DevNode;
/// use vendorclient::Client;
///
/// let node = DevNode::start().await?;
/// let client = Client::builder().endpoint(node.url()).start().await?;
/// println!("{} {:?} {}", node.ready(), node.accounts(), node.log());
/// let before = node.epoch();
/// node.reset().await?;
/// assert_ne!(node.epoch(), before);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct DevNode {
    /// Absent for a node that ran already.
    process: Option<Arc<Process>>,
    ready: Json,
    url: String,
    accounts: Vec<NodeAccount>,
    epoch: Arc<Mutex<Option<String>>>,
}

impl Client {
    /// The development node at the first endpoint of the configuration: its controls, and its [giver](DevNode::giver) for
    /// deployments. Nothing is asked before the first control.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::DevNode`] `unreachable` without endpoints.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// let status = client.dev_node()?.status().await?;
    /// println!("{}", status.seq_no);
    /// # Ok(())
    /// # }
    /// ```
    pub fn dev_node(&self) -> Result<DevNode> {
        let network = self.info().config.network.as_ref();
        let endpoints = network.and_then(|network| network.endpoints.as_ref());
        let Some(endpoint) = endpoints.and_then(|endpoints| endpoints.first()) else {
            let problem = "The configuration of the client has no endpoint";
            return Err(DevNodeError::new("unreachable", problem).into());
        };
        DevNode::connect(endpoint)
    }
}

/// The funded contract that a chain began with. It pays for deployments: `funded_by(&node.giver())`.
///
/// ```no_run
/// # async fn example(node: vendorclient::dev_node::DevNode) -> vendorclient::Result<()> {
/// let giver = node.giver();
/// println!("{:?} {}", giver.account_id(), giver.keys().is_some());
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Giver {
    account_id: Option<String>,
    keys: Option<KeyPair>,
    url: String,
}

impl Giver {
    /// Its account id, which is also its Dapp ID; `None` for a node that ran already.
    #[must_use]
    pub fn account_id(&self) -> Option<&str> {
        self.account_id.as_deref()
    }

    /// What signs its messages; `None` for a node that ran already.
    #[must_use]
    pub fn keys(&self) -> Option<&KeyPair> {
        self.keys.as_ref()
    }
}

impl Funder for Giver {
    fn fund<'a>(&'a self, account_id: &'a str, amount: Option<u128>) -> BoxFuture<'a, Result<()>> {
        Box::pin(fund(&self.url, account_id, amount, BTreeMap::new()))
    }
}

impl fmt::Debug for Giver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("Giver");
        fields.field("account_id", &self.account_id);
        fields.finish_non_exhaustive()
    }
}

/// Pays from the faucet of a running development node, at `http://127.0.0.1:8600` for example. All controls of such a
/// node are those of [`DevNode::connect`].
///
/// ```no_run
/// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
/// use vendorclient::dev_node::Faucet;
///
/// contract.deploy(()).funded_by(&Faucet::new("http://127.0.0.1:8600")).await?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Faucet(String);

impl Faucet {
    /// The faucet of the node at this URL.
    pub fn new(url: impl Into<String>) -> Self {
        Self(url.into())
    }
}

impl Funder for Faucet {
    fn fund<'a>(&'a self, account_id: &'a str, amount: Option<u128>) -> BoxFuture<'a, Result<()>> {
        Box::pin(fund(&self.0, account_id, amount, BTreeMap::new()))
    }
}

impl Funder for DevNode {
    fn fund<'a>(&'a self, account_id: &'a str, amount: Option<u128>) -> BoxFuture<'a, Result<()>> {
        Box::pin(fund(&self.url, account_id, amount, BTreeMap::new()))
    }
}

impl DevNode {
    /// Starts a node in memory and waits until it is ready; see [`DevNodeOptions`].
    ///
    /// # Errors
    ///
    /// Fails as [`DevNodeOptions::start`] does.
    ///
    /// ```no_run
    /// # async fn example() -> vendorclient::Result<()> {
    /// let node = vendorclient::dev_node::DevNode::start().await?;
    /// println!("{}", node.url());
    /// # Ok(())
    /// # }
    /// ```
    pub async fn start() -> Result<Self> {
        DevNodeOptions::new().start().await
    }

    /// A node that runs already, at its URL: that of `vendorclient node` is `http://127.0.0.1:8600`. Nothing is asked before
    /// the first control: [`ready`](Self::ready) has only the URL, [`accounts`](Self::accounts) is empty.
    /// [`stop`](Self::stop) leaves it alone.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::DevNode`] `unreachable` for anything that is not a URL of a node.
    ///
    /// ```no_run
    /// # async fn example() -> vendorclient::Result<()> {
    /// let node = vendorclient::dev_node::DevNode::connect("http://127.0.0.1:8600")?;
    /// println!("{}", node.status().await?.seq_no);
    /// # Ok(())
    /// # }
    /// ```
    pub fn connect(url: impl AsRef<str>) -> Result<Self> {
        let url = http::origin(url.as_ref())?;
        let ready = serde_json::json!({ "url": url }).into();
        Ok(Self::new(None, url, ready))
    }

    /// Endpoint for clients.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The report of the node when it became ready: addresses, givers, wallets, settings.
    #[must_use]
    pub fn ready(&self) -> &Json {
        &self.ready
    }

    /// Funded wallets that the chain began with.
    #[must_use]
    pub fn accounts(&self) -> &[NodeAccount] {
        &self.accounts
    }

    /// Random id of the history, as the last answer had it; `revert`, `reset` and `load` begin another one.
    #[must_use]
    pub fn epoch(&self) -> Option<String> {
        lock(&self.epoch).clone()
    }

    /// The last of what the node has logged, lines of JSON; empty for a node that ran already.
    pub fn log(&self) -> String {
        let process = self.process.as_ref();
        process.map_or_else(String::new, |process| process.log())
    }

    /// The funded contract that the chain began with. It pays for deployments, as the node itself does.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract, node: vendorclient::dev_node::DevNode) -> vendorclient::Result<()> {
    /// contract.deploy(()).funded_by(&node.giver()).await?;
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn giver(&self) -> Giver {
        let said: Json = self.ready.get("giver").unwrap_or_default();
        Giver {
            account_id: said.get("account_id"),
            keys: said.parse().ok(),
            url: self.url.clone(),
        }
    }

    /// Transfers other currencies by id to an account, by its id or an address, besides `amount` nanotokens.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::DevNode`] if the faucet refuses.
    ///
    /// ```no_run
    /// # async fn example(node: vendorclient::dev_node::DevNode) -> vendorclient::Result<()> {
    /// const SHELL: u32 = 2;
    /// let account = &node.accounts()[0].account_id;
    /// node.fund_currencies(account, 1_000_000_000, [(SHELL, 5_000_000_000)].into()).await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn fund_currencies(
        &self,
        account_id: &str,
        amount: u128,
        currencies: BTreeMap<u32, u128>,
    ) -> Result<()> {
        fund(&self.url, account_id, Some(amount), currencies).await
    }

    /// Stops the node in order; nothing happens when it has ended, or ran already before. Waits up to 10 s, then kills it.
    ///
    /// ```no_run
    /// # async fn example(node: vendorclient::dev_node::DevNode) -> vendorclient::Result<()> {
    /// node.stop().await;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn stop(&self) {
        let Some(process) = self.process.clone() else {
            return;
        };
        let (sender, ended) = oneshot::channel();
        thread::spawn(move || {
            process.stop();
            let _ = sender.send(());
        });
        let _ = ended.await;
    }

    pub(crate) async fn start_with(options: DevNodeOptions) -> Result<Self> {
        let (sender, started) = oneshot::channel();
        thread::spawn(move || drop(sender.send(Process::start(&options))));
        let (process, ready) = started
            .await
            .map_err(|_| DevNodeError::new("not_started", "The node cannot be started"))??;
        let wrong = || DevNodeError::new("not_started", format!("The node said {ready}"));
        let url = ready.get("url").ok_or_else(wrong)?;
        let mut node = Self::new(Some(Arc::new(process)), url, ready);
        node.accounts = node.list_accounts().await?.accounts;
        Ok(node)
    }

    fn new(process: Option<Arc<Process>>, url: String, ready: Json) -> Self {
        Self {
            process,
            url,
            epoch: Arc::new(Mutex::new(ready.get("epoch"))),
            ready,
            accounts: Vec::new(),
        }
    }

    /// Calls a control without parameters.
    async fn ask<R: DeserializeOwned>(&self, name: &str) -> Result<R> {
        self.control(name, &serde_json::Map::new()).await
    }

    /// Calls a control by its name.
    async fn control<R: DeserializeOwned>(
        &self,
        name: &str,
        params: &(impl Serialize + ?Sized),
    ) -> Result<R> {
        let body = serde_json::to_string(params).map_err(EncodeError::of)?;
        let answer = post(&self.url, &format!("/admin/{name}"), body).await?;
        if let Some(epoch) = answer.get("epoch") {
            *lock(&self.epoch) = Some(epoch);
        }
        crate::contract::read_typed(name, answer)
    }
}

impl fmt::Debug for DevNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("DevNode");
        fields.field("url", &self.url);
        fields.finish_non_exhaustive()
    }
}

async fn fund(
    url: &str,
    account_id: &str,
    amount: Option<u128>,
    currencies: BTreeMap<u32, u128>,
) -> Result<()> {
    // Amounts are texts on the wire.
    let amount = amount.map(|amount| ("amount", amount.to_string().into()));
    let amounts: serde_json::Map<_, _> = currencies
        .into_iter()
        .map(|(id, amount)| (id.to_string(), amount.to_string().into()))
        .collect();
    let others = (!amounts.is_empty()).then(|| ("currencies", amounts.into()));
    let account = ("account_id", account_id.into());
    let gift: BTreeMap<&str, serde_json::Value> =
        [account].into_iter().chain(amount).chain(others).collect();
    let gift = serde_json::to_string(&gift).map_err(EncodeError::of)?;
    let answer = post(url, "/v2/faucet", gift).await?;
    match answer
        .get::<Json>("error")
        .and_then(|error| error.get::<String>("message"))
    {
        Some(message) => Err(DevNodeError::new("refused", message).into()),
        None => Ok(()),
    }
}

async fn post(url: &str, path: &str, body: String) -> Result<Json> {
    let answer = http::post(url, path, body).await?;
    let json = Json::from_text(answer.body);
    if answer.status == 200 {
        return json.map_err(|error| {
            let failed = DevNodeError::new("unreachable", "The answer of the node cannot be read");
            failed.with_source(Source::of_json(error)).into()
        });
    }
    let json = json.unwrap_or_default();
    let error: Json = json.get("error").unwrap_or_default();
    let said: Option<String> = error.get("message");
    let code = error.get("code");
    let failed = DevNodeError::answered(
        answer.status,
        code.unwrap_or_else(|| "unreachable".to_owned()),
        said.unwrap_or_else(|| format!("The node answered {}", answer.status)),
    );
    Err(failed.with_exit_code(error.get("exit_code")).into())
}

/// The process of a node. It stops when its input ends, also if this process is killed.
struct Process {
    child: Arc<Mutex<Child>>,
    input: Mutex<Option<ChildStdin>>,
    log: Arc<Mutex<Vec<u8>>>,
}

impl Process {
    /// Starts the node; returns what it says when it is ready.
    fn start(options: &DevNodeOptions) -> Result<(Self, Json)> {
        let program = find_program(options.program.as_deref(), options.search_path)
            .map_err(Error::ProgramNotFound)?;
        let line = command_line(&program);
        let failed = |problem: String| DevNodeError::new("not_started", problem);
        let mut child = Command::new(&line[0])
            .args(&line[1..])
            .args(options.command_line())
            .envs(options.environment.clone())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| {
                let failed = failed(format!("{} cannot be started", program.display()));
                failed.with_source(Source::new(error))
            })?;
        let (output, errors) = (child.stdout.take(), child.stderr.take());
        let process = Self {
            input: Mutex::new(child.stdin.take()),
            child: Arc::new(Mutex::new(child)),
            log: Arc::default(),
        };
        let log = process.log.clone();
        let logging = thread::spawn(move || errors.map(|errors| keep_tail(errors, &log)));
        let mut output =
            BufReader::new(output.ok_or_else(|| failed("It has no output".to_owned()))?);
        let mut first = String::new();
        let read = output.read_line(&mut first);
        let (Ok(1..), Ok(ready)) = (read, Json::from_text(first.trim())) else {
            let status = process.stop();
            let _ = logging.join();
            let status = status.map_or_else(String::new, |status| format!(" with {status}"));
            let log = process.log();
            return Err(failed(format!("The node ended{status}: {log}")).into());
        };
        // What it says later is of no interest, but must not fill the pipe.
        thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
        Ok((process, ready))
    }

    fn stop(&self) -> Option<ExitStatus> {
        drop(lock(&self.input).take());
        end(&mut lock(&self.child))
    }

    fn log(&self) -> String {
        String::from_utf8_lossy(&lock(&self.log)).into_owned()
    }
}

/// Dropping a node does not wait for its end, but the process has to be waited for.
impl Drop for Process {
    fn drop(&mut self) {
        drop(lock(&self.input).take());
        let child = self.child.clone();
        thread::spawn(move || end(&mut lock(&child)));
    }
}

fn end(child: &mut Child) -> Option<ExitStatus> {
    let patience = Instant::now() + STOP_TIME;
    while Instant::now() < patience {
        match child.try_wait() {
            Ok(None) => thread::sleep(STOP_POLL),
            Ok(status) => return status,
            Err(_) => break,
        }
    }
    let _ = child.kill();
    child.wait().ok()
}

fn keep_tail(mut errors: impl Read, log: &Mutex<Vec<u8>>) {
    let mut chunk = [0; CHUNK];
    while let Ok(count @ 1..) = errors.read(&mut chunk) {
        let mut log = lock(log);
        log.extend_from_slice(&chunk[..count]);
        let surplus = log.len().saturating_sub(LOG);
        log.drain(..surplus);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("no panic while locked")
}
