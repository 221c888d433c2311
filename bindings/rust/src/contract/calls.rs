//! Deployments and calls, on their way to the contract.

use super::sending::{sending_methods, Sending};
use super::{unsent, Account, Contract, OutboxCall};
use crate::abi::ParamsOfEncodeMessage;
use crate::app_object::BoxFuture;
use crate::boc::ParsedTransaction;
use crate::error::{EncodeError, Error, InvalidValue, Result};
use crate::json::Json;
use crate::message_facts::facts_of_executed;
use crate::processing::{DecodedOutput, Loss, ParamsOfFindLosses, ParamsOfProcessMessage};
use crate::tvm::{AccountForExecutor, ParamsOfRunExecutor, ParamsOfRunTvm, TransactionFees};
use serde::de::DeserializeOwned;
use serde::Serialize;
use std::fmt;
use std::future::IntoFuture;
use std::marker::PhantomData;

/// Transfers money to an account before its deployment. The faucet of a development node does.
pub trait Funder: Send + Sync {
    /// Transfers `amount` nanotokens, or its usual amount.
    fn fund<'a>(&'a self, account_id: &'a str, amount: Option<u128>) -> BoxFuture<'a, Result<()>>;
}

/// What a call did.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Sent<R> {
    /// The transaction as `boc.parse_transaction` returns it.
    pub transaction: Json,
    /// Its hash.
    pub transaction_id: String,
    /// Results of the function.
    pub output: R,
    /// The outgoing messages, BOC.
    pub out_messages: Vec<String>,
    /// What it cost.
    pub fees: TransactionFees,
    /// Amounts that do not arrive; `None` without a check for losses.
    pub losses: Option<Vec<Loss>>,
}

impl<R> Sent<R> {
    /// The transaction with its types.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Decode`] if a newer daemon describes transactions in another way.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let sent = contract.call("touch", ()).await?;
    /// println!("{}", sent.parsed_transaction()?.lt);
    /// # Ok(())
    /// # }
    /// ```
    pub fn parsed_transaction(&self) -> Result<ParsedTransaction> {
        super::values::read_typed("the call", self.transaction.clone())
    }
}

/// A call of a function, which is sent when it is awaited. `R` is what the function returns.
///
/// ```no_run
/// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
/// use std::time::Duration;
/// use vendorclient::{CancelToken, MessageRecord};
///
/// #[derive(serde::Deserialize)]
/// struct Submitted {
///     #[serde(rename = "transId")]
///     id: u64,
/// }
///
/// let (given_up, record) = (CancelToken::new(), MessageRecord::new());
/// let sent = contract
///     .call("submitTransaction", serde_json::json!({"dest": "0:ab..", "value": "1000000000"}))
///     .returns::<Submitted>()
///     .accept_loss(0, 1_000_000u64) // or .accept_any_loss()
///     .timeout(Duration::from_secs(60))
///     .cancel_with(&given_up)
///     .record_in(&record)
///     .await?;
/// println!("{} {:?}", sent.output.id, sent.losses);
/// let unchecked = contract.call("touch", ()).accept_any_loss().await?;
/// # Ok(())
/// # }
/// ```
#[must_use = "calls are sent when they are awaited"]
pub struct ContractCall<R> {
    contract: Contract,
    function: String,
    input: Result<Json>,
    sending: Sending,
    output: PhantomData<fn() -> R>,
}

impl ContractCall<Json> {
    pub(super) fn new(contract: &Contract, function: String, input: &impl Serialize) -> Self {
        Self {
            contract: contract.clone(),
            function,
            input: write_input(input),
            sending: Sending::default(),
            output: PhantomData,
        }
    }

    /// The same call with its results as a type. Integers are numerals of JSON: 64 bits fit `u64`, larger ones `u128` and
    /// [`U256`](crate::U256).
    pub fn returns<R: DeserializeOwned>(self) -> ContractCall<R> {
        ContractCall {
            contract: self.contract,
            function: self.function,
            input: self.input,
            sending: self.sending,
            output: PhantomData,
        }
    }
}

impl<R: DeserializeOwned> ContractCall<R> {
    sending_methods!();

    /// Sends the message and waits for its transaction; the same as to await the call.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Contract`] if the contract refuses the call, and with [`Error::Client`] for everything else that the
    /// library or the network reports: 418 or 419, as [`get`](Self::get) does, if the contract executes the call without a
    /// readable answer. [`Error::outcome`] says what became of the message.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let sent = contract.call("touch", ()).send().await?;
    /// println!("{:?} cost {}", sent.transaction_id, sent.fees.total_account_fees);
    /// # Ok(())
    /// # }
    /// ```
    pub async fn send(self) -> Result<Sent<R>> {
        let contract = &self.contract;
        let message = contract.message_to(&self.function, &self.input?).await;
        process(contract, message, &self.function, self.sending).await
    }

    /// Runs the function on the present state, without a message.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Contract`] if the contract refuses the call, and with [`Error::Client`] 418 if it sends no answer,
    /// 419 if its answer does not fit the ABI.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let timestamp: u32 = contract.call("timestamp", ()).returns().get().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn get(self) -> Result<R> {
        let contract = &self.contract;
        let mut message = contract.message_to(&self.function, &self.input?).await?;
        message.signer = crate::abi::Signer::None;
        let account = contract.state().await?.boc;
        let message = contract
            .client
            .abi()
            .encode_message(&message)
            .await?
            .message;
        let params = ParamsOfRunTvm::new(message, account)
            .abi(contract.abi())
            .answer_required(true);
        let ran = contract.client.tvm().run_tvm(&params).await;
        let ran = ran.map_err(|error| contract.explain(error))?;
        read_output(contract, &self.function, ran.decoded.as_ref())
    }

    /// Executes the call on a copy of the present state: what it would cost and do, and what would not arrive.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Contract`] if the contract would refuse the call.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let estimated = contract.call("touch", ()).estimate().await?;
    /// println!("{} {:?}", estimated.fees.total_account_fees, estimated.losses);
    /// # Ok(())
    /// # }
    /// ```
    pub async fn estimate(self) -> Result<Sent<R>> {
        let contract = &self.contract;
        let message = contract.message_to(&self.function, &self.input?).await?;
        let Account { dapp_id, .. } = contract.account().await?;
        let account = AccountForExecutor::account(contract.state().await?.boc);
        let message = contract
            .client
            .abi()
            .encode_message(&message)
            .await?
            .message;
        let searched = ParamsOfFindLosses::default()
            .message(&*message)
            .dapp_id(dapp_id);
        let params = ParamsOfRunExecutor::new(message, account)
            .abi(contract.abi())
            .answer_required(true);
        let ran = contract.client.tvm().run_executor(&params).await;
        let ran = ran.map_err(|error| contract.explain(error))?;
        let found = contract.client.processing().find_losses(&searched).await?;
        Ok(Sent {
            transaction_id: ran.transaction.get("id").unwrap_or_default(),
            transaction: ran.transaction,
            output: read_output(contract, &self.function, ran.decoded.as_ref())?,
            out_messages: ran.out_messages,
            fees: ran.fees,
            losses: Some(found.losses),
        })
    }

    /// The call for the outbox, so that it survives a crash of this process.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let stored = contract.call("touch", ()).outbox().key("invoice-17").group("payouts").await?;
    /// println!("{} {}", stored.entry.id, stored.is_new);
    /// # Ok(())
    /// # }
    /// ```
    pub fn outbox(self) -> OutboxCall {
        OutboxCall::new(self.contract, self.function, self.input, self.sending)
    }
}

impl<R: DeserializeOwned + Send + 'static> IntoFuture for ContractCall<R> {
    type Output = Result<Sent<R>>;
    type IntoFuture = BoxFuture<'static, Self::Output>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.send())
    }
}

impl<R> fmt::Debug for ContractCall<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Arguments may hold secrets.
        let mut fields = f.debug_struct("ContractCall");
        fields.field("function", &self.function);
        fields.finish_non_exhaustive()
    }
}

/// A deployment, which is sent when it is awaited.
///
/// ```no_run
/// # async fn example(contract: vendorclient::Contract, node: vendorclient::dev_node::DevNode) -> vendorclient::Result<()> {
/// let sent = contract.deploy(()).funded_by(&node).amount(5_000_000_000).accept_any_loss().send().await?;
/// # Ok(())
/// # }
/// ```
#[must_use = "contracts are deployed when this is awaited"]
pub struct Deployment<'a> {
    contract: Contract,
    input: Result<Json>,
    sending: Sending,
    funder: Option<&'a dyn Funder>,
    amount: Option<u128>,
}

impl Deployment<'_> {
    pub(super) fn new(contract: &Contract, input: &impl Serialize) -> Self {
        Self {
            contract: contract.clone(),
            input: write_input(input),
            sending: Sending::default(),
            funder: None,
            amount: None,
        }
    }

    /// Makes `funder` pay for the deployment before it.
    pub fn funded_by(self, funder: &dyn Funder) -> Deployment<'_> {
        Deployment {
            contract: self.contract,
            input: self.input,
            sending: self.sending,
            funder: Some(funder),
            amount: self.amount,
        }
    }

    /// How many nanotokens the funder transfers. Default: its usual amount. Needs a funder.
    pub fn amount(mut self, nano: u128) -> Self {
        self.amount = Some(nano);
        self
    }

    sending_methods!();

    /// Deploys the contract and waits for its transaction; the same as to await it.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Invalid`] without an image and for an amount without a funder, and otherwise as a call does.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// contract.deploy(()).send().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn send(self) -> Result<Sent<Json>> {
        let contract = &self.contract;
        let input = self.input?;
        if self.amount.is_some() && self.funder.is_none() {
            let problem =
                "An amount needs a funder (`funded_by`): leave it out if the account has money";
            return unsent(Err(InvalidValue::new(problem).into()));
        }
        let deploy_set = contract.deploy_set()?;
        let Account { account_id, .. } = unsent(contract.account().await)?;
        if let Some(funder) = self.funder {
            funder.fund(&account_id, self.amount).await?;
        }
        let message = contract.message("constructor", &input).await;
        let message = message.map(|message| message.deploy_set(deploy_set));
        let sent = process(contract, message, "constructor", self.sending).await?;
        // The network knows its Dapp ID now.
        *contract.lock() = None;
        Ok(sent)
    }
}

impl<'a> IntoFuture for Deployment<'a> {
    type Output = Result<Sent<Json>>;
    type IntoFuture = BoxFuture<'a, Self::Output>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.send())
    }
}

impl fmt::Debug for Deployment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("Deployment");
        fields.field("contract", &self.contract);
        fields.finish_non_exhaustive()
    }
}

async fn process<R: DeserializeOwned>(
    contract: &Contract,
    message: Result<ParamsOfEncodeMessage>,
    function: &str,
    sending: Sending,
) -> Result<Sent<R>> {
    let message = unsent(message)?;
    let Account { dapp_id, .. } = unsent(contract.account().await)?;
    let mut params = ParamsOfProcessMessage::new(message, dapp_id);
    params.accept_loss = sending.accepted();
    params.answer_required = Some(true);
    let call = contract.client.processing().process_message(&params);
    let done = sending.apply(call).await;
    let done = done.map_err(|error| contract.explain(error))?;
    match read_output(contract, function, done.decoded.as_ref()) {
        Ok(output) => Ok(Sent {
            transaction_id: done.transaction.get("id").unwrap_or_default(),
            transaction: done.transaction,
            output,
            out_messages: done.out_messages,
            fees: done.fees,
            losses: done.losses,
        }),
        // The facts about an executed call must not be lost if its results cannot be read.
        Err(Error::Decode(mut error)) => {
            error.result = Json::new(&done).unwrap_or(error.result);
            error.data = facts_of_executed(&error.result).into();
            Err(Error::Decode(error))
        }
        Err(error) => Err(error),
    }
}

fn read_output<R: DeserializeOwned>(
    contract: &Contract,
    function: &str,
    decoded: Option<&DecodedOutput>,
) -> Result<R> {
    let output = decoded.and_then(|decoded| decoded.output.as_ref());
    let output = contract.abi.outputs(function, output)?;
    super::values::read_typed(function, output)
}

fn write_input(input: &impl Serialize) -> Result<Json> {
    let input = Json::new(input).map_err(EncodeError::of)?;
    if input.is_null() {
        return Ok(Json::empty());
    }
    Ok(input)
}
