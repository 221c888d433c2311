//! Streams of what happens at a contract, by cursor.

use super::values::read_typed;
use super::Contract;
use crate::app_object::BoxFuture;
use crate::error::{InvalidValue, Result};
use crate::json::Json;
use crate::net::{FollowedItem, FollowedKind, ParamsOfFollowAccount, ResultOfFollowAccount};
use crate::times::from_unix_seconds;
use serde::de::DeserializeOwned;
use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;
use std::task::{ready, Context, Poll};
use std::time::SystemTime;

/// Longest wait of one call for an item.
const WAIT_MS: u32 = 30_000;

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
    /// Its place, for [`Follow::after`] of a later stream.
    pub cursor: String,
}

/// A transaction of a stream.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FollowedTransaction {
    /// The fields that were asked for.
    pub fields: Json,
    /// Its place, for [`Follow::after`] of a later stream.
    pub cursor: String,
}

/// Makes of an item what it stands for.
type Read<T> = Arc<dyn Fn(&Contract, FollowedItem) -> Result<T> + Send + Sync>;

/// Where a stream begins. Default: only what comes later is given.
///
/// ```no_run
/// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
/// #[derive(serde::Deserialize)]
/// struct Accepted {
///     payload: vendorclient::Bytes,
/// }
///
/// let stored = String::new(); // the cursor of the last event that was processed
/// let mut events = contract.events("TransferAccepted").carries::<Accepted>().after(stored).stream().await?;
/// while let Some(event) = events.next().await {
///     let event = event?;
///     println!("{:?} {}", event.args.payload, event.cursor);
/// }
/// let all = contract.events("TransferAccepted").from_start().stream().await?;
/// # Ok(())
/// # }
/// ```
#[must_use = "nothing is read before `stream`"]
pub struct Follow<T> {
    contract: Contract,
    kind: FollowedKind,
    /// Fields of transactions, or the name of the event.
    subject: String,
    after: Option<String>,
    read: Read<T>,
}

impl Follow<FollowedTransaction> {
    pub(super) fn transactions(contract: &Contract, fields: String) -> Self {
        let read: Read<FollowedTransaction> = Arc::new(|_, item| {
            Ok(FollowedTransaction {
                fields: item.object,
                cursor: item.cursor,
            })
        });
        Self::new(contract, FollowedKind::Transactions, fields, read)
    }
}

impl Follow<ContractEvent<Json>> {
    pub(super) fn events(contract: &Contract, event: String) -> Self {
        Self::new(contract, FollowedKind::Events, event, Arc::new(read_event))
    }

    /// The same events with their values as a type.
    pub fn carries<A: DeserializeOwned + Send + 'static>(self) -> Follow<ContractEvent<A>> {
        let read: Read<ContractEvent<A>> = Arc::new(|contract, item| {
            let event = read_event(contract, item)?;
            Ok(ContractEvent {
                args: read_typed("event", event.args)?,
                message_id: event.message_id,
                created_at: event.created_at,
                cursor: event.cursor,
            })
        });
        Follow {
            contract: self.contract,
            kind: self.kind,
            subject: self.subject,
            after: self.after,
            read,
        }
    }
}

impl<T: Send + 'static> Follow<T> {
    fn new(contract: &Contract, kind: FollowedKind, subject: String, read: Read<T>) -> Self {
        Self {
            contract: contract.clone(),
            kind,
            subject,
            after: None,
            read,
        }
    }

    /// Begins with the first one that the network keeps.
    pub fn from_start(self) -> Self {
        self.after("")
    }

    /// Continues after a cursor: that of the last one that was processed, or of [`Contract::event_cursor`] and
    /// [`Contract::transaction_cursor`]. It stays valid after a restart.
    pub fn after(mut self, cursor: impl Into<String>) -> Self {
        self.after = Some(cursor.into());
        self
    }

    /// Begins the stream: it has everything that comes after this has returned.
    ///
    /// # Errors
    ///
    /// Fails if the account is not known or the cursor is not one of this account. While the network is away, it waits.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let mut events = contract.events("TransferAccepted").stream().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn stream(self) -> Result<ContractStream<T>> {
        let mut params = page_of(&self.contract, self.kind).await?;
        if params.kind == FollowedKind::Events {
            params = params.abi(self.contract.abi()).event(self.subject);
        } else {
            params = params.result(self.subject);
        }
        let cursor = match self.after {
            Some(cursor) => cursor,
            None => ask(&self.contract, &params).await?.cursor,
        };
        let pages = Pages {
            contract: self.contract,
            params: params.after(cursor).wait_ms(WAIT_MS),
            read: self.read,
        };
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

/// Cursor after the newest item.
pub(super) async fn end_of(contract: &Contract, kind: FollowedKind) -> Result<String> {
    let params = page_of(contract, kind).await?;
    Ok(ask(contract, &params).await?.cursor)
}

async fn page_of(contract: &Contract, kind: FollowedKind) -> Result<ParamsOfFollowAccount> {
    let account = contract.account().await?;
    Ok(ParamsOfFollowAccount::new(account.account_id, kind).dapp_id(account.dapp_id))
}

async fn ask(contract: &Contract, params: &ParamsOfFollowAccount) -> Result<ResultOfFollowAccount> {
    contract.client.net().follow_account(params).await
}

/// Events or transactions of a contract, as a stream. It ends after its first error, and releases everything when it is
/// dropped.
#[must_use = "streams read nothing before they are polled"]
pub struct ContractStream<T> {
    /// Absent while a page is loading, and after the end.
    pages: Option<Pages<T>>,
    loading: Option<Loading<T>>,
    ready: VecDeque<Result<T>>,
}

type Loading<T> = BoxFuture<'static, Result<(Pages<T>, VecDeque<Result<T>>)>>;

impl<T: Send + 'static> ContractStream<T> {
    /// The next one. The same as `next` of `StreamExt`; when it is dropped, nothing is lost.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let mut events = contract.events("TransferAccepted").stream().await?;
    /// while let Some(event) = events.next().await {
    ///     println!("{}", event?.message_id);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub async fn next(&mut self) -> Option<Result<T>> {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<T>>> {
        loop {
            if let Some(next) = self.ready.pop_front() {
                if next.is_err() {
                    // Nothing comes after an item that cannot be read.
                    (self.ready, self.pages) = (VecDeque::new(), None);
                }
                return Poll::Ready(Some(next));
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
    params: ParamsOfFollowAccount,
    read: Read<T>,
}

impl<T: Send + 'static> Pages<T> {
    /// Loads pages until one has something.
    async fn load(mut self) -> Result<(Self, VecDeque<Result<T>>)> {
        loop {
            let page = ask(&self.contract, &self.params).await?;
            self.params.after = Some(page.cursor);
            let items = page.items.into_iter();
            let found: VecDeque<_> = items
                .map(|item| (self.read)(&self.contract, item))
                .collect();
            if !found.is_empty() {
                return Ok((self, found));
            }
        }
    }
}

fn read_event(contract: &Contract, item: FollowedItem) -> Result<ContractEvent<Json>> {
    let event = item
        .event
        .ok_or_else(|| InvalidValue::new("The item of the stream is no event"))?;
    Ok(ContractEvent {
        args: contract.abi.event(&event.name, Some(&event.value))?,
        message_id: event.message_id,
        created_at: from_unix_seconds(event.created_at),
        cursor: item.cursor,
    })
}
