//! The ends of entries of the outbox, as a stream, and signers by name.

use crate::app_object::BoxFuture;
use crate::client_handle::Client;
use crate::contract::Signer;
use crate::error::{InvalidValue, Result};
use crate::json::Json;
use crate::numbered::{Numbered, Page, WAIT_MS};
use crate::outbox::{
    OutboxEntry, OutboxResult, OutboxState, ParamsOfOutboxAcknowledge,
    ParamsOfOutboxRegisterSigner, ParamsOfOutboxResults,
};
use crate::tvm::TransactionFees;
use std::fmt;
use std::task::{ready, Context, Poll};

impl Client {
    /// Makes a signer known to the outbox under a name, for as long as this client lives: entries that wait for the name
    /// are signed. Register it with each new client. The signer that is returned has the name, for contracts.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Invalid`](crate::Error::Invalid) for a signer that has neither keys nor a signing box.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// # let signer: vendorclient::Signer = todo!();
    /// let treasury = client.register_signer("treasury", &signer).await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn register_signer(
        &self,
        name: impl Into<String>,
        signer: &Signer,
    ) -> Result<Signer> {
        let name = name.into();
        let handle = match signer.of_messages() {
            crate::abi::Signer::Keys { keys, .. } => {
                self.crypto().get_signing_box(&keys).await?.handle
            }
            crate::abi::Signer::SigningBox { handle, .. } => handle,
            _ => {
                let problem = "The outbox takes signers that have keys or a signing box";
                return Err(InvalidValue::new(problem).into());
            }
        };
        let params = ParamsOfOutboxRegisterSigner::new(name.clone(), handle);
        self.outbox().register_signer(&params).await?;
        Signer::named(handle, signer.public(), name)
    }

    /// The ends of entries as they come, first those that were not acknowledged: those of a group, or all with `None`.
    /// Nothing is asked before the first `next`. It repeats the call `outbox().results`.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// let mut results = client.outbox_results("payouts");
    /// while let Some(result) = results.next().await {
    ///     let result = result?;
    ///     println!("{:?} {:?} {:?}", result.key, result.state, result.transaction_id);
    ///     result.acknowledge().await?;
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn outbox_results<'a>(&self, group: impl Into<Option<&'a str>>) -> OutboxResults {
        let params = ParamsOfOutboxResults::default().wait_ms(WAIT_MS);
        let params = match group.into() {
            Some(group) => params.group(group),
            None => params,
        };
        OutboxResults(Numbered::new(self, params))
    }
}

/// The end of an entry, on its way to the application.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct DeliveredResult {
    /// Its place among the results of the outbox.
    pub number: String,
    /// The key of the entry.
    pub key: Option<String>,
    /// The group of the entry.
    pub group: String,
    /// How the entry ended.
    pub state: OutboxState,
    /// Hash of the transaction; `None` when nothing was executed.
    pub transaction_id: Option<String>,
    /// Cost of the transaction.
    pub fees: Option<TransactionFees>,
    /// Return values of the function, if the ABI is known.
    pub output: Option<Json>,
    /// Why it ended without success.
    pub error: Option<crate::client::ClientError>,
    /// Everything about the entry.
    pub entry: OutboxEntry,
    client: Client,
}

impl DeliveredResult {
    fn new(client: Client, OutboxResult { number, entry, .. }: OutboxResult) -> Self {
        Self {
            number,
            key: entry.key.clone(),
            group: entry.group.clone(),
            state: entry.state.clone(),
            transaction_id: entry.transaction_id.clone(),
            fees: entry.fees.clone(),
            output: entry.output.clone(),
            error: entry.error.clone(),
            entry,
            client,
        }
    }

    /// Marks the result as done with: it never comes again. Results that are not acknowledged come again with the next
    /// stream.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Client`](crate::Error::Client) if the storage cannot be written.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// if let Some(result) = client.outbox_results(None).next().await {
    ///     result?.acknowledge().await?;
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub async fn acknowledge(&self) -> Result<()> {
        let params = ParamsOfOutboxAcknowledge::new(&*self.number);
        self.client.outbox().acknowledge(&params).await
    }
}

/// Results of the outbox, as a stream. It ends after its first error; dropping it ends its wait.
///
/// ```no_run
/// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
/// let stored = "17"; // the number of the last result that was booked
/// let mut results = client.outbox_results("payouts").after(stored);
/// while let Some(result) = results.next().await {
///     println!("{}", result?.number);
/// }
/// # Ok(())
/// # }
/// ```
#[must_use = "streams read nothing before they are polled"]
pub struct OutboxResults(Numbered<ParamsOfOutboxResults>);

impl OutboxResults {
    /// Continues after a result, by its [`number`](DeliveredResult::number), instead of with the first one that is not
    /// acknowledged.
    pub fn after(mut self, number: impl Into<String>) -> Self {
        self.0.page.after = Some(number.into());
        self
    }

    /// The next one. The same as `next` of `StreamExt`; when it is dropped, nothing is lost.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// let mut results = client.outbox_results(None);
    /// let first = results.next().await;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn next(&mut self) -> Option<Result<DeliveredResult>> {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<DeliveredResult>>> {
        let next = ready!(self.0.poll(context));
        let client = &self.0.client;
        Poll::Ready(next.map(|next| Ok(DeliveredResult::new(client.clone(), next?))))
    }
}

impl Page for ParamsOfOutboxResults {
    type Item = OutboxResult;

    fn load(self, client: Client) -> BoxFuture<'static, Result<Vec<OutboxResult>>> {
        Box::pin(async move { Ok(client.outbox().results(&self).await?.results) })
    }

    fn pass(&mut self, item: &OutboxResult) {
        self.after = Some(item.number.clone());
    }
}

#[cfg(feature = "stream")]
impl futures_core::Stream for OutboxResults {
    type Item = Result<DeliveredResult>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Self::Item>> {
        self.poll(context)
    }
}

impl fmt::Debug for OutboxResults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("OutboxResults");
        fields.field("group", &self.0.page.group);
        fields.finish_non_exhaustive()
    }
}
