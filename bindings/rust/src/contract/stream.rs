//! Stream of the events of a contract: pages of the blockchain API, by cursor.

use super::values::read_typed;
use super::{Account, Contract};
use crate::abi::{MessageBodyType, ParamsOfDecodeMessageBody};
use crate::app_object::BoxFuture;
use crate::error::{Error, Result};
use crate::json::Json;
use crate::net::ParamsOfQuery;
use serde::de::DeserializeOwned;
use serde::Deserialize;
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;
use std::task::{ready, Context, Poll};
use std::time::{Duration, SystemTime};

const PAGE: usize = 50;
const INTERVAL: Duration = Duration::from_millis(500);
const EVENT_FIELDS: &str = "id body created_at";
/// Codes of errors that pass when the network comes back.
const UNREACHABLE: [i64; 5] = [11, 612, 613, 620, 622];

/// An event of a contract.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContractEvent<A> {
    /// The values that the event carries.
    pub args: A,
    /// Hash of the message that carries it.
    pub message_id: String,
    /// When it was emitted.
    pub created_at: SystemTime,
}

/// Finds in a row of the network what it stands for; nothing when it is not wanted.
type Read<T> = Arc<dyn Fn(Contract, Json) -> BoxFuture<'static, Result<Option<T>>> + Send + Sync>;

/// Where a stream begins and how it reads. Default: only what comes later is given.
#[must_use = "nothing is read before `stream`"]
pub struct Follow<T> {
    contract: Contract,
    kind: &'static str,
    fields: String,
    from_start: bool,
    interval: Duration,
    read: Read<T>,
}

impl Follow<Json> {
    pub(super) fn transactions(contract: &Contract, fields: String) -> Self {
        let read: Read<Json> = Arc::new(|_, row| Box::pin(async { Ok(Some(row)) }));
        Self::new(contract, "transactions", fields, read)
    }
}

impl Follow<ContractEvent<Json>> {
    pub(super) fn events(contract: &Contract, event: String) -> Self {
        let event: Arc<str> = event.into();
        let read: Read<ContractEvent<Json>> = Arc::new(move |contract, row| {
            let event = event.clone();
            Box::pin(async move { decode_event(&contract, &event, row).await })
        });
        Self::new(contract, "messages", EVENT_FIELDS.to_owned(), read)
    }

    /// The same events with their values as a type.
    pub fn carries<A: DeserializeOwned + Send + 'static>(self) -> Follow<ContractEvent<A>> {
        let untyped = self.read;
        let read: Read<ContractEvent<A>> = Arc::new(move |contract, row| {
            let found = untyped(contract, row);
            Box::pin(async move {
                let Some(event) = found.await? else {
                    return Ok(None);
                };
                Ok(Some(ContractEvent {
                    args: read_typed("event", event.args)?,
                    message_id: event.message_id,
                    created_at: event.created_at,
                }))
            })
        });
        Follow {
            contract: self.contract,
            kind: self.kind,
            fields: self.fields,
            from_start: self.from_start,
            interval: self.interval,
            read,
        }
    }
}

impl<T: Send + 'static> Follow<T> {
    fn new(contract: &Contract, kind: &'static str, fields: String, read: Read<T>) -> Self {
        Self {
            contract: contract.clone(),
            kind,
            fields,
            from_start: false,
            interval: INTERVAL,
            read,
        }
    }

    /// Begins with the first one that the network keeps.
    pub fn from_start(mut self) -> Self {
        self.from_start = true;
        self
    }

    /// Pause between requests at the end of the chain. Default 500 ms.
    pub fn interval(mut self, pause: Duration) -> Self {
        self.interval = pause;
        self
    }

    /// Begins the stream: it has everything that comes after this has returned.
    pub async fn stream(self) -> Result<ContractStream<T>> {
        let Account {
            account_id,
            dapp_id,
        } = self.contract.account().await?;
        let info = self.contract.client.net().get_server_info().await?;
        let account = if info.supports_dapp_id {
            format!(r#"account(account_id:"{account_id}",dapp_id:"{dapp_id}")"#)
        } else {
            format!(r#"account(address:"0:{account_id}")"#)
        };
        let mut pages = Pages {
            contract: self.contract,
            account,
            kind: self.kind,
            fields: self.fields,
            cursor: None,
            interval: self.interval,
            is_at_end: false,
            read: self.read,
        };
        if !self.from_start {
            let last = pages.ask("last:1").await?.pop();
            pages.cursor = last.map(|edge| edge.cursor);
        }
        Ok(ContractStream {
            pages: Some(pages),
            loading: None,
            ready: VecDeque::new(),
        })
    }
}

impl<T> fmt::Debug for Follow<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("Follow");
        fields.field("kind", &self.kind);
        fields.finish_non_exhaustive()
    }
}

/// Events or transactions of a contract, as a stream. It ends after its first error, and releases everything when it is
/// dropped.
pub struct ContractStream<T> {
    /// Absent while a page is loading, and after the end.
    pages: Option<Pages<T>>,
    loading: Option<Loading<T>>,
    ready: VecDeque<T>,
}

type Loading<T> = BoxFuture<'static, Result<(Pages<T>, VecDeque<T>)>>;

impl<T: Send + 'static> ContractStream<T> {
    /// The next one. The same as `next` of `StreamExt`; when it is dropped, nothing is lost.
    pub async fn next(&mut self) -> Option<Result<T>> {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<T>>> {
        loop {
            if let Some(next) = self.ready.pop_front() {
                return Poll::Ready(Some(Ok(next)));
            }
            if let Some(pages) = self.pages.take() {
                self.loading = Some(Box::pin(pages.load()));
            }
            let Some(loading) = &mut self.loading else {
                return Poll::Ready(None);
            };
            let loaded = ready!(loading.as_mut().poll(context));
            self.loading = None;
            match loaded {
                Ok((pages, ready)) => {
                    self.pages = Some(pages);
                    self.ready = ready;
                }
                Err(error) => return Poll::Ready(Some(Err(error))),
            }
        }
    }
}

impl<T> Unpin for ContractStream<T> {}

#[cfg(feature = "stream")]
impl<T: Send + 'static> futures_core::Stream for ContractStream<T> {
    type Item = Result<T>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Self::Item>> {
        self.poll(context)
    }
}

impl<T> fmt::Debug for ContractStream<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("ContractStream");
        fields.field("ready", &self.ready.len());
        fields.finish_non_exhaustive()
    }
}

struct Pages<T> {
    contract: Contract,
    account: String,
    kind: &'static str,
    fields: String,
    cursor: Option<String>,
    interval: Duration,
    /// The last page was not full.
    is_at_end: bool,
    read: Read<T>,
}

#[derive(Deserialize)]
struct Answer {
    data: Option<Data>,
}

#[derive(Deserialize)]
struct Data {
    blockchain: Option<Blockchain>,
}

#[derive(Deserialize)]
struct Blockchain {
    account: Option<BTreeMap<String, Option<Edges>>>,
}

#[derive(Deserialize)]
struct Edges {
    edges: Vec<Edge>,
}

#[derive(Deserialize)]
struct Edge {
    cursor: String,
    node: Json,
}

impl<T: Send + 'static> Pages<T> {
    /// Loads pages until one has something that is wanted.
    async fn load(mut self) -> Result<(Self, VecDeque<T>)> {
        loop {
            if self.is_at_end {
                self.pause().await;
            }
            let after = self.cursor.as_deref().map(Json::from);
            let after = after.map_or_else(String::new, |cursor| format!(",after:{cursor}"));
            let edges = match self.ask(&format!("first:{PAGE}{after}")).await {
                Err(error) if error.code().is_some_and(|code| UNREACHABLE.contains(&code)) => {
                    self.is_at_end = true;
                    continue;
                }
                other => other?,
            };
            self.is_at_end = edges.len() < PAGE;
            let mut found = VecDeque::new();
            for edge in edges {
                self.cursor = Some(edge.cursor);
                found.extend((self.read)(self.contract.clone(), edge.node).await?);
            }
            if !found.is_empty() {
                return Ok((self, found));
            }
        }
    }

    async fn ask(&self, span: &str) -> Result<Vec<Edge>> {
        let (account, kind, fields) = (&self.account, self.kind, &self.fields);
        let filter = if kind == "messages" {
            "msg_type:[ExtOut],"
        } else {
            ""
        };
        let query = format!(
            "query{{blockchain{{{account}{{{kind}({filter}{span}){{edges{{cursor node{{{fields}}}}}}}}}}}}}"
        );
        let answer = self
            .contract
            .client
            .net()
            .query(&ParamsOfQuery::new(query))
            .await?;
        let answer: Answer = read_typed("net.query", answer.result)?;
        let blockchain = answer.data.and_then(|data| data.blockchain);
        let mut account = blockchain
            .and_then(|blockchain| blockchain.account)
            .unwrap_or_default();
        Ok(account
            .remove(kind)
            .flatten()
            .map_or_else(Vec::new, |found| found.edges))
    }

    /// Timers need a runtime, and the reading thread may not have one.
    async fn pause(&self) {
        let sleep = {
            let _context = self.contract.client.connection().runtime().enter();
            tokio::time::sleep(self.interval)
        };
        sleep.await;
    }
}

async fn decode_event(
    contract: &Contract,
    event: &str,
    row: Json,
) -> Result<Option<ContractEvent<Json>>> {
    let Some(body) = row.get::<String>("body") else {
        return Ok(None);
    };
    let params = ParamsOfDecodeMessageBody::new(contract.abi(), body, false);
    let decoded = match contract.client.abi().decode_message_body(&params).await {
        // The ABI does not describe it.
        Err(Error::Client(error)) if (300..400).contains(&error.code) => return Ok(None),
        other => other?,
    };
    if decoded.body_type != MessageBodyType::Event || decoded.name != event {
        return Ok(None);
    }
    let id: String = row.get("id").unwrap_or_default();
    let seconds: f64 = row.get("created_at").unwrap_or_default();
    Ok(Some(ContractEvent {
        args: contract.abi.event(event, decoded.value.as_ref())?,
        message_id: id.rsplit('/').next().unwrap_or_default().to_owned(),
        created_at: SystemTime::UNIX_EPOCH + Duration::from_secs(seconds as u64),
    }))
}
