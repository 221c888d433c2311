//! Contracts as objects: functions, getters and events by name.

mod address;
mod arguments;
mod bytes;
mod calls;
mod integers;
mod outbox;
mod sending;
mod signer;
mod stream;
mod values;

use crate::abi::{Abi, CallSet, DeploySet, FunctionHeader, ParamsOfEncodeMessage};
use crate::account::ParamsOfGetAccount;
use crate::app_object::BoxFuture;
use crate::boc::ParamsOfParse;
use crate::error::{ClientError, ContractError, EncodeError, Error, InvalidValue, Result};
use crate::json::Json;
use crate::message_facts;
use crate::net::FollowedKind;
use crate::Client;
pub(crate) use address::read_values;
pub use address::Address;
pub use arguments::Arguments;
pub use bytes::{Bytes, CellBoc, FixedBytes};
pub use calls::{ContractCall, Deployment, Funder, Sent};
pub use integers::{I256, U256};
pub use outbox::OutboxCall;
use serde::Serialize;
use serde_json::Value;
pub use signer::Signer;
use std::collections::BTreeMap;
use std::fmt;
use std::future::Future;
use std::sync::{Arc, Mutex};
pub use stream::{ContractEvent, ContractStream, Follow, FollowedTransaction};
pub(crate) use values::read_typed;

/// Code of a missing account.
const NOT_FOUND: i64 = 622;

type Header = dyn Fn() -> BoxFuture<'static, Result<FunctionHeader>> + Send + Sync;

/// A contract as an object: its functions, getters and events by name. Clones are cheap.
///
/// `vendorclient bind --lang rust` writes a wrapper with the types of an ABI on top of it.
///
/// ```no_run
/// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
/// use vendorclient::abi::FunctionHeader;
/// use vendorclient::{Contract, Signer};
///
/// let abi = std::fs::read_to_string("wallet.abi.json").expect("the file of the compiler");
/// let image = std::fs::read_to_string("wallet.tvc.base64").expect("its image");
/// let signer = Signer::keys(client.crypto().generate_random_sign_keys().await?)?;
/// let wallet = Contract::new(&client, &abi)?
///     .image(image) // or .code(..), or .at(address) for one that is deployed
///     .initial_value("step", serde_json::json!(2))
///     .signer(&signer)
///     .error_name(100, "NotOwner")
///     .header(|| async { Ok(FunctionHeader::default().expire(4_102_444_800)) });
/// println!("{} {}", wallet.address().await?, wallet.is_deployed().await?);
/// let old = Contract::new(&client, &abi)?.at("0:ab..".parse()?).dapp_id("cd..").code("te6ccg..");
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Contract {
    client: Client,
    abi: Arc<values::Abi>,
    abi_text: Arc<str>,
    signer: Option<Signer>,
    address: Option<Address>,
    dapp_id: Option<String>,
    image: Option<Image>,
    initial_data: Arc<BTreeMap<String, Json>>,
    error_names: Arc<BTreeMap<i32, String>>,
    header: Option<Arc<Header>>,
    /// Known once the account exists.
    found: Arc<Mutex<Option<Account>>>,
}

#[derive(Clone)]
enum Image {
    Tvc(Arc<str>),
    Code(Arc<str>),
}

#[derive(Clone)]
struct Account {
    account_id: String,
    dapp_id: String,
}

struct State {
    boc: String,
    balance: u128,
    is_active: bool,
}

impl Contract {
    /// An object for a contract from the content of its ABI file.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Invalid`] if the text is not an ABI.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// let abi = std::fs::read_to_string("wallet.abi.json").expect("the file of the compiler");
    /// let wallet = vendorclient::Contract::new(&client, abi)?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn new(client: &Client, abi: impl AsRef<str>) -> Result<Self> {
        Ok(Self {
            client: client.clone(),
            abi: Arc::new(values::Abi::read(abi.as_ref())?),
            abi_text: abi.as_ref().into(),
            signer: None,
            address: None,
            dapp_id: None,
            image: None,
            initial_data: Arc::default(),
            error_names: Arc::default(),
            header: None,
            found: Arc::default(),
        })
    }

    /// Where the contract is, in workchain 0. Default: where its image leads to.
    #[must_use]
    pub fn at(mut self, address: Address) -> Self {
        self.address = Some(address);
        self.elsewhere()
    }

    /// Its Dapp ID. Default: that of the address, else looked up on the network; for a contract that is not deployed,
    /// the account id.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self.elsewhere()
    }

    /// Who signs calls and the deployment. Default: unsigned.
    #[must_use]
    pub fn signer(mut self, signer: &Signer) -> Self {
        self.signer = Some(signer.clone());
        self.elsewhere()
    }

    /// Image of the contract, base64: to deploy it, and to know its address.
    #[must_use]
    pub fn image(mut self, tvc: impl AsRef<str>) -> Self {
        self.image = Some(Image::Tvc(tvc.as_ref().into()));
        self.elsewhere()
    }

    /// Code of the contract, base64, instead of the image.
    #[must_use]
    pub fn code(mut self, code: impl AsRef<str>) -> Self {
        self.image = Some(Image::Code(code.as_ref().into()));
        self.elsewhere()
    }

    /// Value of a storage field before the deployment. The public key is filled in from the signer.
    #[must_use]
    pub fn initial_value(mut self, field: impl Into<String>, value: impl Into<Json>) -> Self {
        Arc::make_mut(&mut self.initial_data).insert(field.into(), value.into());
        self.elsewhere()
    }

    /// Name of the error with this exit code, for [`ContractError`].
    #[must_use]
    pub fn error_name(mut self, exit_code: i32, name: impl Into<String>) -> Self {
        Arc::make_mut(&mut self.error_names).insert(exit_code, name.into());
        self
    }

    /// Header of external messages, asked for each of them. Default: the library fills it in, by the time of the network.
    #[must_use]
    pub fn header<F, H>(mut self, header: F) -> Self
    where
        F: Fn() -> H + Send + Sync + 'static,
        H: Future<Output = Result<FunctionHeader>> + Send + 'static,
    {
        self.header = Some(Arc::new(move || Box::pin(header())));
        self
    }

    /// `<dapp_id>::<account_id>`.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Invalid`] without an address and without an image to calculate it, and with [`Error::Client`] if the
    /// Dapp ID has to be looked up and the network cannot be reached.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// println!("{}", contract.address().await?);
    /// # Ok(())
    /// # }
    /// ```
    pub async fn address(&self) -> Result<Address> {
        let account = self.account().await?;
        Ok(Address::with_dapp(&account.dapp_id, &account.account_id))
    }

    /// Balance in nano.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Client`] 622 if there is no such account.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// println!("{} tokens", contract.balance().await? / 1_000_000_000);
    /// # Ok(())
    /// # }
    /// ```
    pub async fn balance(&self) -> Result<u128> {
        Ok(self.state().await?.balance)
    }

    /// Whether the contract can be called.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Client`] if the network cannot be reached; an account that does not exist is not an error.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// if !contract.is_deployed().await? {
    ///     println!("deploy it first");
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub async fn is_deployed(&self) -> Result<bool> {
        match self.state().await {
            Ok(state) => Ok(state.is_active),
            Err(error) if error.code() == Some(NOT_FOUND) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Deploys the contract. The input is anything whose JSON form is an object with the arguments of the constructor,
    /// `()` without arguments.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract, funder: &dyn vendorclient::Funder) -> vendorclient::Result<()> {
    /// let input = serde_json::json!({"start": 5});
    /// let sent = contract.deploy(input).funded_by(funder).amount(5_000_000_000).await?;
    /// println!("{}", sent.fees.total_account_fees);
    /// # Ok(())
    /// # }
    /// ```
    pub fn deploy<'a>(&self, input: impl Serialize) -> Deployment<'a> {
        Deployment::new(self, &input)
    }

    /// A call of a function. The input is anything whose JSON form is an object with the arguments, `()` without
    /// arguments.
    ///
    /// It is sent when it is awaited; [`get`](ContractCall::get) and [`estimate`](ContractCall::estimate) run it here.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let sent = contract.call("touch", ()).await?;
    /// println!("{:?}", sent.transaction_id);
    /// # Ok(())
    /// # }
    /// ```
    pub fn call(&self, function: impl Into<String>, input: impl Serialize) -> ContractCall<Json> {
        ContractCall::new(self, function.into(), &input)
    }

    /// The events of a name as they come, by cursor: nothing is missed or repeated, also after lost connections and on
    /// networks without subscriptions.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let mut events = contract.events("TransferAccepted").from_start().stream().await?;
    /// while let Some(event) = events.next().await {
    ///     println!("{}", event?.args);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn events(&self, event: impl Into<String>) -> Follow<ContractEvent<Json>> {
        Follow::events(self, event.into())
    }

    /// The transactions of the contract as they come, with the fields of GraphQL that are named: `id lt`.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let mut transactions = contract.transactions("id in_message { src value }").stream().await?;
    /// while let Some(transaction) = transactions.next().await {
    ///     println!("{}", transaction?.fields);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn transactions(&self, fields: impl Into<String>) -> Follow<FollowedTransaction> {
        Follow::transactions(self, fields.into())
    }

    /// Cursor after the newest event: a stream after it has every event from now on, whenever it begins.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Client`] if the network cannot be reached.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let cursor = contract.event_cursor().await?;
    /// // Everything that happens from now on, whenever the stream begins.
    /// let events = contract.events("TransferAccepted").after(cursor).stream().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn event_cursor(&self) -> Result<String> {
        stream::end_of(self, FollowedKind::Events).await
    }

    /// Cursor after the newest transaction.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Client`] if the network cannot be reached.
    ///
    /// ```no_run
    /// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
    /// let cursor = contract.transaction_cursor().await?;
    /// let transactions = contract.transactions("id").after(cursor).stream().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn transaction_cursor(&self) -> Result<String> {
        stream::end_of(self, FollowedKind::Transactions).await
    }

    /// Facts that were read belong to other settings.
    fn elsewhere(mut self) -> Self {
        self.found = Arc::default();
        self
    }

    fn abi(&self) -> Abi {
        Abi::json(&*self.abi_text)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Account>> {
        self.found.lock().expect("no panic while locked")
    }

    async fn account(&self) -> Result<Account> {
        if let Some(account) = self.lock().clone() {
            return Ok(account);
        }
        let (account, is_known) = self.find_account().await?;
        if is_known {
            *self.lock() = Some(account.clone());
        }
        Ok(account)
    }

    /// With whether its Dapp ID will stay: a missing account may still be deployed in another Dapp.
    async fn find_account(&self) -> Result<(Account, bool)> {
        let address = match &self.address {
            Some(address) => address.clone(),
            None => self.calculated_address().await?,
        };
        let account_id = address.account_id().ok_or_else(|| {
            InvalidValue::new(format!("Invalid address: {address} is that of no account"))
        })?;
        if address.workchain() != Some(0) {
            let problem = format!("Invalid address: contracts are in workchain 0, got {address}");
            return Err(InvalidValue::new(problem).into());
        }
        let account_id = account_id.to_owned();
        let known = self.dapp_id.as_deref().or(address.dapp_id());
        let found = match known {
            Some(dapp_id) => Some(dapp_id.to_ascii_lowercase()),
            None => self.dapp_of(&account_id).await?,
        };
        let is_known = found.is_some();
        let dapp_id = found.unwrap_or_else(|| account_id.clone());
        let account = Account {
            account_id,
            dapp_id,
        };
        Ok((account, is_known))
    }

    /// `None` for an account that does not exist.
    async fn dapp_of(&self, account_id: &str) -> Result<Option<String>> {
        let params = ParamsOfGetAccount::new(account_id, account_id);
        match self.client.account().get_account(&params).await {
            Ok(found) if !found.dapp_id.is_empty() => Ok(Some(found.dapp_id)),
            Ok(_) => Ok(Some(account_id.to_owned())),
            Err(error) if error.code() == Some(NOT_FOUND) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn calculated_address(&self) -> Result<Address> {
        let message = ParamsOfEncodeMessage::new(self.abi(), self.message_signer())
            .deploy_set(self.deploy_set()?);
        self.client
            .abi()
            .encode_message(&message)
            .await?
            .address
            .parse()
    }

    async fn state(&self) -> Result<State> {
        let account = self.account().await?;
        let address = Address::with_dapp(&account.dapp_id, &account.account_id);
        let params = ParamsOfGetAccount::new(account.account_id, account.dapp_id);
        let found = self.client.account().get_account(&params).await;
        let boc = found.map_err(|error| naming_account(error, &address))?.boc;
        let parsed = self
            .client
            .boc()
            .parse_account(&ParamsOfParse::new(&*boc))
            .await?
            .parsed;
        let balance: Option<String> = parsed.get("balance");
        let balance = balance
            .as_deref()
            .and_then(values::read_u128)
            .ok_or_else(|| InvalidValue::new("The balance of the account cannot be read"))?;
        let kind: Option<String> = parsed.get("acc_type_name");
        Ok(State {
            boc,
            balance,
            is_active: kind.as_deref() == Some("Active"),
        })
    }

    fn deploy_set(&self) -> Result<DeploySet> {
        let set = match &self.image {
            Some(Image::Tvc(tvc)) => DeploySet::default().tvc(&**tvc),
            Some(Image::Code(code)) => DeploySet::default().code(&**code),
            None => {
                let problem = "A contract needs its address (`at`), or its image to calculate it (`image`, or a wrapper that was bound with `tvc`)";
                return Err(InvalidValue::new(problem).into());
            }
        };
        let mut data = BTreeMap::clone(&self.initial_data);
        if let (true, Some(signer)) = (self.abi.takes_public_key(), &self.signer) {
            let key = || Json::from(signer.public_key_text());
            data.entry("_pubkey".to_owned()).or_insert_with(key);
        }
        if data.is_empty() {
            return Ok(set);
        }
        let data = Json::new(&data).map_err(EncodeError::of)?;
        Ok(set.initial_data(data))
    }

    fn message_signer(&self) -> crate::abi::Signer {
        Signer::of_message(self.signer.as_ref())
    }

    async fn message(&self, function: &str, input: &Json) -> Result<ParamsOfEncodeMessage> {
        let mut call = CallSet::new(function).input(input.clone());
        if let Some(header) = &self.header {
            call = call.header(header().await?);
        }
        Ok(ParamsOfEncodeMessage::new(self.abi(), self.message_signer()).call_set(call))
    }

    async fn message_to(&self, function: &str, input: &Json) -> Result<ParamsOfEncodeMessage> {
        let message = self.message(function, input).await?;
        let account = self.account().await?;
        Ok(message.address(Address::of_account(&account.account_id).as_str()))
    }

    /// Makes an [`Error::Contract`] of an error with an exit code of the contract, or the phase that failed.
    fn explain(&self, error: Error) -> Error {
        let Error::Client(cause) = error else {
            return error;
        };
        if let Some(exit_code) = exit_code(&cause) {
            let name = self.error_names.get(&exit_code).cloned();
            return Error::Contract(ContractError::new(name, Some(exit_code), cause));
        }
        // Codes of the action phase are those of the network: names of the contract mean others.
        let result_code: Option<i32> = cause.data.get("result_code");
        let phase: Option<String> = cause.data.get("phase");
        if result_code.is_some() || phase.is_some() {
            return Error::Contract(ContractError::new(None, result_code, cause));
        }
        Error::Client(cause)
    }
}

impl fmt::Debug for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("Contract");
        fields.field("address", &self.address);
        fields.finish_non_exhaustive()
    }
}

/// Completes an error of a preparatory call: no message was sent.
fn unsent<T>(result: Result<T>) -> Result<T> {
    result.map_err(|error| match error.outcome() {
        None => error.with_facts(&message_facts::unsent()),
        Some(_) => error,
    })
}

/// The error of an account that does not exist says which one.
fn naming_account(error: Error, address: &Address) -> Error {
    match error {
        Error::Client(mut cause) if cause.code == NOT_FOUND => {
            cause.message = format!("The account {address} does not exist: deploy its contract, or check the address and the network");
            let facts = serde_json::json!({"account_address": address.as_str()});
            Error::Client(cause).with_facts(&facts)
        }
        other => other,
    }
}

fn exit_code(error: &ClientError) -> Option<i32> {
    let data: Value = error.data.parse().ok()?;
    if data.get("phase").and_then(Value::as_str) == Some("computeSkipped") {
        // What the node then calls an exit code is why the contract did not run.
        return None;
    }
    let places = [
        "/exit_code",
        "/local_error/data/exit_code",
        "/node_error/extensions/details/exit_code",
    ];
    let mut codes = places
        .iter()
        .filter_map(|place| data.pointer(place)?.as_i64());
    codes.next().and_then(|code| i32::try_from(code).ok())
}
