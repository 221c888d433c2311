//! Deposits of followed accounts, as a stream.

use crate::app_object::BoxFuture;
use crate::client_handle::Client;
use crate::error::Result;
use crate::inbox::{InboxDeposit, NumberedDeposit, ParamsOfInboxDeposits};
use std::collections::VecDeque;
use std::fmt;
use std::task::{ready, Context, Poll};

/// How long one call waits for a deposit.
const WAIT_MS: u32 = 60_000;

impl Client {
    /// The deposits of the accounts that `inbox().follow` follows under a name as they come, first those that were not
    /// acknowledged; `None` is the name `default`. Nothing is asked before the first `next`. It repeats the call
    /// `inbox().deposits`.
    pub fn inbox_deposits<'a>(&self, name: impl Into<Option<&'a str>>) -> InboxDeposits {
        let params = ParamsOfInboxDeposits::default().wait_ms(WAIT_MS);
        InboxDeposits {
            client: self.clone(),
            params: match name.into() {
                Some(name) => params.name(name),
                None => params,
            },
            loading: None,
            ready: VecDeque::new(),
            is_over: false,
        }
    }
}

/// An item of the inbox, delivered until it is acknowledged.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct DeliveredDeposit {
    /// Its place among the deposits of its name.
    pub number: String,
    /// What an account received in one transaction. Credit money only for `DepositKind::Deposit`.
    pub deposit: InboxDeposit,
    name: Option<String>,
    client: Client,
}

impl DeliveredDeposit {
    /// Marks this deposit and all before it under its name as done: they never come again. Deposits that are not
    /// acknowledged come again with the next stream.
    pub async fn acknowledge(&self) -> Result<()> {
        let mut params = ParamsOfInboxDeposits::default()
            .acknowledge(&*self.number)
            .limit(1);
        params.name = self.name.clone();
        self.client.inbox().deposits(&params).await?;
        Ok(())
    }
}

/// Deposits of the inbox, as a stream. It ends after its first error; dropping it ends its wait.
#[must_use = "streams read nothing before they are polled"]
pub struct InboxDeposits {
    client: Client,
    params: ParamsOfInboxDeposits,
    loading: Option<BoxFuture<'static, Result<Vec<NumberedDeposit>>>>,
    ready: VecDeque<NumberedDeposit>,
    is_over: bool,
}

impl InboxDeposits {
    /// The next one. The same as `next` of `StreamExt`; when it is dropped, nothing is lost.
    pub async fn next(&mut self) -> Option<Result<DeliveredDeposit>> {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<DeliveredDeposit>>> {
        loop {
            if let Some(item) = self.ready.pop_front() {
                self.params.after = Some(item.number.clone());
                return Poll::Ready(Some(Ok(DeliveredDeposit {
                    number: item.number,
                    deposit: item.deposit,
                    name: self.params.name.clone(),
                    client: self.client.clone(),
                })));
            }
            if self.is_over {
                return Poll::Ready(None);
            }
            let (client, params) = (&self.client, &self.params);
            let loading = self.loading.get_or_insert_with(|| {
                let (client, params) = (client.clone(), params.clone());
                Box::pin(async move { Ok(client.inbox().deposits(&params).await?.deposits) })
            });
            let loaded = ready!(loading.as_mut().poll(context));
            self.loading = None;
            match loaded {
                Ok(deposits) => self.ready.extend(deposits),
                Err(error) => {
                    self.is_over = true;
                    return Poll::Ready(Some(Err(error)));
                }
            }
        }
    }
}

#[cfg(feature = "stream")]
impl futures_core::Stream for InboxDeposits {
    type Item = Result<DeliveredDeposit>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Self::Item>> {
        self.poll(context)
    }
}

impl fmt::Debug for InboxDeposits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("InboxDeposits");
        fields.field("name", &self.params.name);
        fields.finish_non_exhaustive()
    }
}
