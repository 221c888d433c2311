//! Deposits of followed accounts, as a stream.

use crate::app_object::BoxFuture;
use crate::client_handle::Client;
use crate::error::Result;
use crate::inbox::{InboxDeposit, NumberedDeposit, ParamsOfInboxDeposits};
use crate::numbered::{Numbered, Page, WAIT_MS};
use std::fmt;
use std::task::{ready, Context, Poll};

impl Client {
    /// The deposits of the accounts that `inbox().follow` follows under a name as they come, first those that were not
    /// acknowledged; `None` is the name `default`. Nothing is asked before the first `next`. It repeats the call
    /// `inbox().deposits`.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// use vendorclient::inbox::DepositKind;
    ///
    /// let mut deposits = client.inbox_deposits("shop");
    /// while let Some(delivered) = deposits.next().await {
    ///     let delivered = delivered?;
    ///     if delivered.deposit.kind == DepositKind::Deposit {
    ///         println!("{} {:?}", delivered.deposit.account_id, delivered.deposit.amounts);
    ///     }
    ///     delivered.acknowledge().await?;
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn inbox_deposits<'a>(&self, name: impl Into<Option<&'a str>>) -> InboxDeposits {
        let params = ParamsOfInboxDeposits::default().wait_ms(WAIT_MS);
        let params = match name.into() {
            Some(name) => params.name(name),
            None => params,
        };
        InboxDeposits(Numbered::new(self, params))
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
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Client`](crate::Error::Client) if the storage cannot be written.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// if let Some(delivered) = client.inbox_deposits("shop").next().await {
    ///     delivered?.acknowledge().await?;
    /// }
    /// # Ok(())
    /// # }
    /// ```
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
///
/// ```no_run
/// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
/// let stored = "17"; // the number of the last deposit that was booked
/// let mut deposits = client.inbox_deposits("shop").after(stored);
/// while let Some(delivered) = deposits.next().await {
///     println!("{}", delivered?.number);
/// }
/// # Ok(())
/// # }
/// ```
#[must_use = "streams read nothing before they are polled"]
pub struct InboxDeposits(Numbered<ParamsOfInboxDeposits>);

impl InboxDeposits {
    /// Continues after a deposit, by its [`number`](DeliveredDeposit::number), instead of with the first one that is not
    /// acknowledged.
    pub fn after(mut self, number: impl Into<String>) -> Self {
        self.0.page.after = Some(number.into());
        self
    }

    /// The next one. The same as `next` of `StreamExt`; when it is dropped, nothing is lost.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// let mut deposits = client.inbox_deposits(None);
    /// let first = deposits.next().await;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn next(&mut self) -> Option<Result<DeliveredDeposit>> {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<DeliveredDeposit>>> {
        let next = ready!(self.0.poll(context));
        let (name, client) = (&self.0.page.name, &self.0.client);
        Poll::Ready(next.map(|next| {
            let NumberedDeposit {
                number, deposit, ..
            } = next?;
            Ok(DeliveredDeposit {
                number,
                deposit,
                name: name.clone(),
                client: client.clone(),
            })
        }))
    }
}

impl Page for ParamsOfInboxDeposits {
    type Item = NumberedDeposit;

    fn load(self, client: Client) -> BoxFuture<'static, Result<Vec<NumberedDeposit>>> {
        Box::pin(async move { Ok(client.inbox().deposits(&self).await?.deposits) })
    }

    fn pass(&mut self, item: &NumberedDeposit) {
        self.after = Some(item.number.clone());
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
        fields.field("name", &self.0.page.name);
        fields.finish_non_exhaustive()
    }
}
