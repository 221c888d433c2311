//! Calls that are kept in the outbox.

use super::sending::{sending_methods, Sending};
use super::{unsent, Contract, Signer};
use crate::app_object::BoxFuture;
use crate::error::Result;
use crate::json::Json;
use crate::outbox::{OutboxSigner, ParamsOfOutboxSend, ResultOfOutboxSend};
use crate::times::unix_seconds;
use std::fmt;
use std::future::IntoFuture;
use std::time::SystemTime;

/// A call for the outbox, which is stored when it is awaited.
///
/// ```no_run
/// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
/// use std::time::{Duration, SystemTime};
///
/// let stored = contract
///     .call("touch", ())
///     .outbox()
///     .key("invoice-17")
///     .group("payouts")
///     .signed_by("treasury")
///     .not_before(SystemTime::now() + Duration::from_secs(60))
///     .give_up_at(SystemTime::now() + Duration::from_secs(3600))
///     .accept_loss(0, 1_000_000u64)
///     .await?;
/// let once = contract.call("ping", ()).outbox().unprotected().await?;
/// # Ok(())
/// # }
/// ```
#[must_use = "calls are stored when this is awaited"]
pub struct OutboxCall {
    contract: Contract,
    function: String,
    input: Result<Json>,
    sending: Sending,
    params: ParamsOfOutboxSend,
    signer: Option<String>,
}

impl OutboxCall {
    pub(super) fn new(
        contract: Contract,
        function: String,
        input: Result<Json>,
        sending: Sending,
    ) -> Self {
        Self {
            contract,
            function,
            input,
            sending,
            params: ParamsOfOutboxSend::new(""),
            signer: None,
        }
    }

    /// Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.params = self.params.key(key);
        self
    }

    /// Entries of a group are sent one after the other. Default: the account and the key that signs.
    pub fn group(mut self, group: impl Into<String>) -> Self {
        self.params = self.params.group(group);
        self
    }

    /// Do not send before this time, which counts in whole seconds.
    ///
    /// ```no_run
    /// # async fn store(call: vendorclient::ContractCall<vendorclient::Json>) -> vendorclient::Result<()> {
    /// use std::time::{Duration, SystemTime};
    ///
    /// let tomorrow = SystemTime::now() + Duration::from_secs(86_400);
    /// call.outbox().key("invoice-17").not_before(tomorrow).await?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn not_before(mut self, time: SystemTime) -> Self {
        self.params = self.params.not_before(unix_seconds(time));
        self
    }

    /// Do not send after this time, which counts in whole seconds, and let no message outlive it.
    pub fn give_up_at(mut self, time: SystemTime) -> Self {
        self.params = self.params.give_up_at(unix_seconds(time));
        self
    }

    /// Name of a signer that any connection registers. Default: the signer of the contract signs: a named one when its
    /// turn comes, an unnamed one at once, without later replacements.
    pub fn signed_by(mut self, name: impl Into<String>) -> Self {
        self.signer = Some(name.into());
        self
    }

    /// The contract does not protect itself from copies of the message.
    pub fn unprotected(mut self) -> Self {
        self.params = self.params.unprotected(true);
        self
    }

    sending_methods!();

    /// Stores the call; the same as to await it.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Client`](crate::Error::Client) 521 if the message would certainly lose money, and with the errors of
    /// `outbox().send`.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let stored = contract.call("touch", ()).outbox().key("invoice-17").store().await?;
    /// println!("{:?}", stored.entry.state);
    /// # Ok(())
    /// # }
    /// ```
    pub async fn store(self) -> Result<ResultOfOutboxSend> {
        let contract = &self.contract;
        let message = contract.message_to(&self.function, &self.input?).await;
        let mut message = unsent(message)?;
        let mut params = self.params;
        if let Some(signer) = named(self.signer, contract.signer.as_ref()) {
            message.signer = crate::abi::Signer::None;
            params = params.signer(signer);
        }
        params.dapp_id = unsent(contract.account().await)?.dapp_id;
        params.accept_loss = self.sending.accepted();
        let params = params.message_encode_params(message);
        let call = contract.client.outbox().send(&params);
        self.sending.apply(call).await
    }
}

/// Another name than that of the own signer is one of another, whose key is not known here.
fn named(name: Option<String>, own: Option<&Signer>) -> Option<OutboxSigner> {
    let own = own.and_then(|signer| Some((signer.name()?, signer)));
    match (name, own) {
        (Some(name), Some((known, _))) if name != known => Some(OutboxSigner::named(name)),
        (_, Some((known, signer))) => {
            Some(OutboxSigner::named(known).with_public_key(signer.public()))
        }
        (Some(name), None) => Some(OutboxSigner::named(name)),
        (None, None) => None,
    }
}

impl IntoFuture for OutboxCall {
    type Output = Result<ResultOfOutboxSend>;
    type IntoFuture = BoxFuture<'static, Self::Output>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.store())
    }
}

impl fmt::Debug for OutboxCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Arguments may hold secrets.
        let mut fields = f.debug_struct("OutboxCall");
        fields.field("function", &self.function);
        fields.finish_non_exhaustive()
    }
}
