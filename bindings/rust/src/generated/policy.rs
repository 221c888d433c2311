//! What may be spent: limits, recipients and approval for everything that is sent.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// Numbers of the errors of module policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PolicyErrorCode {
    /// The spending policy does not allow payments to this account; `data.recipient` names it.
    RecipientNotAllowed,
    /// The message would pay more than a limit of the spending policy leaves. `data` has the limit,
    /// what was spent and what the message pays.
    SpendingLimitReached,
    /// The spending policy cannot read what the message pays; `data.reason` says why.
    SpendingUnknown,
    /// The message needs approval and did not get it. `data.reason`: `refused`, `no_approver`, or
    /// `failed` when the approver gave no answer.
    SpendingNotApproved,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl PolicyErrorCode {
    /// The value on the wire.
    pub fn value(&self) -> i64 {
        match self {
            Self::RecipientNotAllowed => 1201,
            Self::SpendingLimitReached => 1202,
            Self::SpendingUnknown => 1203,
            Self::SpendingNotApproved => 1204,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for PolicyErrorCode {
    fn from(value: i64) -> Self {
        match value {
            1201 => Self::RecipientNotAllowed,
            1202 => Self::SpendingLimitReached,
            1203 => Self::SpendingUnknown,
            1204 => Self::SpendingNotApproved,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for PolicyErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PolicyErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// Asks for the approval of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ParamsOfAppApprover {
    /// Whether a message may be signed and sent.
    #[non_exhaustive]
    Approve {
        /// The account that pays.
        account_id: String,
        /// Its Dapp ID, as the caller named it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dapp_id: Option<String>,
        /// Function that is called; absent when the message cannot be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        function_name: Option<String>,
        /// What it pays; empty when that cannot be read.
        transfers: Vec<PlannedTransfer>,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ParamsOfAppApprover {
    /// Whether a message may be signed and sent.
    pub fn approve(account_id: impl Into<String>, transfers: Vec<PlannedTransfer>) -> Self {
        Self::Approve {
            account_id: account_id.into(),
            dapp_id: None,
            function_name: None,
            transfers,
        }
    }

    /// Its Dapp ID, as the caller named it. Of `Approve`; others have none and stay as they are.
    pub fn with_dapp_id(mut self, value: impl Into<String>) -> Self {
        match &mut self {
            Self::Approve { dapp_id, .. } => *dapp_id = Some(value.into()),
            _ => {}
        }
        self
    }

    /// Function that is called; absent when the message cannot be read. Of `Approve`; others have
    /// none and stay as they are.
    pub fn with_function_name(mut self, value: impl Into<String>) -> Self {
        match &mut self {
            Self::Approve { function_name, .. } => *function_name = Some(value.into()),
            _ => {}
        }
        self
    }
}

impl<'de> Deserialize<'de> for ParamsOfAppApprover {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Approve" => Self::Approve {
                account_id: fields.take("account_id")?,
                dapp_id: fields.take("dapp_id")?,
                function_name: fields.take("function_name")?,
                transfers: fields.take("transfers")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Which refusals.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfPolicyRefusals {
    /// Only those behind this one: `number` of a refusal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// At most so many. Default: `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

impl ParamsOfPolicyRefusals {
    /// Only those behind this one: `number` of a refusal.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }

    /// At most so many. Default: `100`.
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }
}

/// A payment that a message makes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PlannedTransfer {
    /// Account id of the recipient; absent when it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipient: Option<String>,
    /// Amount in nano.
    pub amount: String,
}

impl PlannedTransfer {
    /// What is required; optional fields are absent.
    pub fn new(amount: impl Into<String>) -> Self {
        Self {
            recipient: None,
            amount: amount.into(),
        }
    }

    /// Account id of the recipient; absent when it is not known.
    pub fn recipient(mut self, recipient: impl Into<String>) -> Self {
        self.recipient = Some(recipient.into());
        self
    }
}

/// A spending policy, and who set it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PolicyInForce {
    /// Where it comes from: `host`, or what the daemon was started with.
    pub source: String,
    /// The policy.
    pub policy: SpendingPolicy,
}

impl PolicyInForce {
    /// What is required; optional fields are absent.
    pub fn new(source: impl Into<String>, policy: SpendingPolicy) -> Self {
        Self {
            source: source.into(),
            policy,
        }
    }
}

/// Answer of an approver.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ResultOfAppApprover {
    /// The decision.
    #[non_exhaustive]
    Approve {
        /// False: the message is refused.
        is_approved: bool,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ResultOfAppApprover {
    /// The decision.
    pub fn approve(is_approved: bool) -> Self {
        Self::Approve { is_approved }
    }
}

impl<'de> Deserialize<'de> for ResultOfAppApprover {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Approve" => Self::Approve {
                is_approved: fields.take("is_approved")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// The policies of this client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfPolicyGet {
    /// A message has to satisfy all of them.
    pub policies: Vec<PolicyInForce>,
}

impl ResultOfPolicyGet {
    /// What is required; optional fields are absent.
    pub fn new(policies: Vec<PolicyInForce>) -> Self {
        Self { policies }
    }
}

/// Refusals, the oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfPolicyRefusals {
    /// The refusals.
    pub refusals: Vec<SpendingRefusal>,
}

impl ResultOfPolicyRefusals {
    /// What is required; optional fields are absent.
    pub fn new(refusals: Vec<SpendingRefusal>) -> Self {
        Self { refusals }
    }
}

/// What a function of a contract pays. Without `recipient` and `value` it pays nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SpendingFunction {
    /// Name of the function.
    pub name: String,
    /// Input that holds the recipient. Absent: unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipient: Option<String>,
    /// Input that holds the amount in nano.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

impl SpendingFunction {
    /// What is required; optional fields are absent.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            recipient: None,
            value: None,
        }
    }

    /// Input that holds the recipient. Absent: unknown.
    pub fn recipient(mut self, recipient: impl Into<String>) -> Self {
        self.recipient = Some(recipient.into());
        self
    }

    /// Input that holds the amount in nano.
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = Some(value.into());
        self
    }
}

/// How much may be spent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SpendingLimit {
    /// At most so much, in nano.
    pub amount: u64,
    /// In which time.
    pub window: SpendingWindow,
    /// By whom. Default: `"all"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per: Option<SpendingScope>,
}

impl SpendingLimit {
    /// What is required; optional fields are absent.
    pub fn new(amount: u64, window: SpendingWindow) -> Self {
        Self {
            amount,
            window,
            per: None,
        }
    }

    /// By whom. Default: `"all"`.
    pub fn per(mut self, per: SpendingScope) -> Self {
        self.per = Some(per);
        self
    }
}

/// What may be spent: every message to an account is held against it. Extension of the published
/// interface.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SpendingPolicy {
    /// The only accounts that may be paid, as `<dapp_id>::<account_id>`, `0:<account_id>` or
    /// account id. Absent: any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipients: Option<Vec<String>>,
    /// How much may be spent. Default: `[]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<Vec<SpendingLimit>>,
    /// A message that pays more, in nano, needs approval by the application.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub approval_above: Option<u64>,
    /// What happens to a message whose value cannot be read. Default: `"refuse"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unknown: Option<UnknownSpending>,
    /// What functions pay. Those that are not listed pay what their inputs `dest` and `value` say,
    /// if they have both; all others cannot be read. Default: `[]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub functions: Option<Vec<SpendingFunction>>,
    /// ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that
    /// comes with them, which a caller can choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abis: Option<Vec<String>>,
}

impl SpendingPolicy {
    /// The only accounts that may be paid, as `<dapp_id>::<account_id>`, `0:<account_id>` or
    /// account id. Absent: any.
    pub fn recipients(mut self, recipients: Vec<String>) -> Self {
        self.recipients = Some(recipients);
        self
    }

    /// How much may be spent. Default: `[]`.
    pub fn limits(mut self, limits: Vec<SpendingLimit>) -> Self {
        self.limits = Some(limits);
        self
    }

    /// A message that pays more, in nano, needs approval by the application.
    pub fn approval_above(mut self, approval_above: u64) -> Self {
        self.approval_above = Some(approval_above);
        self
    }

    /// What happens to a message whose value cannot be read. Default: `"refuse"`.
    pub fn unknown(mut self, unknown: UnknownSpending) -> Self {
        self.unknown = Some(unknown);
        self
    }

    /// What functions pay. Those that are not listed pay what their inputs `dest` and `value` say,
    /// if they have both; all others cannot be read. Default: `[]`.
    pub fn functions(mut self, functions: Vec<SpendingFunction>) -> Self {
        self.functions = Some(functions);
        self
    }

    /// ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that
    /// comes with them, which a caller can choose.
    pub fn abis(mut self, abis: Vec<String>) -> Self {
        self.abis = Some(abis);
        self
    }
}

/// A message that a policy refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SpendingRefusal {
    /// Its place among the refusals.
    pub number: String,
    /// When, unix time in ms.
    pub time: u64,
    /// Code of the error.
    pub code: u32,
    /// Text of the error.
    pub message: String,
    /// The account that pays.
    pub account_id: String,
    /// Its Dapp ID, as the caller named it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Function that is called; absent when the message cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function_name: Option<String>,
    /// What it pays; empty when that cannot be read.
    pub transfers: Vec<PlannedTransfer>,
}

impl SpendingRefusal {
    /// What is required; optional fields are absent.
    pub fn new(
        number: impl Into<String>,
        time: u64,
        code: u32,
        message: impl Into<String>,
        account_id: impl Into<String>,
        transfers: Vec<PlannedTransfer>,
    ) -> Self {
        Self {
            number: number.into(),
            time,
            code,
            message: message.into(),
            account_id: account_id.into(),
            dapp_id: None,
            function_name: None,
            transfers,
        }
    }

    /// Its Dapp ID, as the caller named it.
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Function that is called; absent when the message cannot be read.
    pub fn function_name(mut self, function_name: impl Into<String>) -> Self {
        self.function_name = Some(function_name.into());
        self
    }
}

/// Whose spending counts together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SpendingScope {
    /// Everything that is sent with the same storage.
    All,
    /// Each account that pays.
    Account,
    /// Each public key that signs. Messages that were signed elsewhere count together.
    Signer,
    /// Each Dapp ID, as the caller names it.
    Dapp,
    /// A constant that this version does not know.
    Unknown(String),
}

impl SpendingScope {
    /// The value on the wire.
    pub fn value(&self) -> &str {
        match self {
            Self::All => "all",
            Self::Account => "account",
            Self::Signer => "signer",
            Self::Dapp => "dapp",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for SpendingScope {
    fn from(value: String) -> Self {
        match value.as_str() {
            "all" => Self::All,
            "account" => Self::Account,
            "signer" => Self::Signer,
            "dapp" => Self::Dapp,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for SpendingScope {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SpendingScope {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// The time that a limit is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SpendingWindow {
    /// A single message.
    Transfer,
    /// The last 60 minutes.
    Hour,
    /// The last 24 hours.
    Day,
    /// All time.
    Total,
    /// A constant that this version does not know.
    Unknown(String),
}

impl SpendingWindow {
    /// The value on the wire.
    pub fn value(&self) -> &str {
        match self {
            Self::Transfer => "transfer",
            Self::Hour => "hour",
            Self::Day => "day",
            Self::Total => "total",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for SpendingWindow {
    fn from(value: String) -> Self {
        match value.as_str() {
            "transfer" => Self::Transfer,
            "hour" => Self::Hour,
            "day" => Self::Day,
            "total" => Self::Total,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for SpendingWindow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SpendingWindow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// What happens to a message whose value cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum UnknownSpending {
    /// It is refused.
    Refuse,
    /// The approver of the application is asked.
    Approve,
    /// It is sent, and counts as nothing.
    Allow,
    /// A constant that this version does not know.
    Unknown(String),
}

impl UnknownSpending {
    /// The value on the wire.
    pub fn value(&self) -> &str {
        match self {
            Self::Refuse => "refuse",
            Self::Approve => "approve",
            Self::Allow => "allow",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for UnknownSpending {
    fn from(value: String) -> Self {
        match value.as_str() {
            "refuse" => Self::Refuse,
            "approve" => Self::Approve,
            "allow" => Self::Allow,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for UnknownSpending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for UnknownSpending {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Decides about messages that need approval.
///
/// Methods run beside each other; a future is dropped when its answer is no longer wanted.
pub trait AppApprover: Send + Sync + 'static {
    /// Whether a message may be signed and sent.
    ///
    /// `account_id`: The account that pays.
    ///
    /// `dapp_id`: Its Dapp ID, as the caller named it.
    ///
    /// `function_name`: Function that is called; absent when the message cannot be read.
    ///
    /// `transfers`: What it pays; empty when that cannot be read.
    fn approve(
        &self,
        account_id: String,
        dapp_id: Option<String>,
        function_name: Option<String>,
        transfers: Vec<PlannedTransfer>,
    ) -> binding::BoxFuture<'_, Result<bool, binding::Refusal>>;

    /// Nothing follows; `reason` tells why.
    fn closed(&self, _reason: &str) {}
}

/// How messages reach the object.
pub(super) struct AppApproverAdapter(pub(super) Arc<dyn AppApprover>);

impl binding::AppObject for AppApproverAdapter {
    fn request(&self, request: Json) -> binding::BoxFuture<'_, Result<Json, binding::Refusal>> {
        Box::pin(async move {
            let object = &self.0;
            match binding::read_request(request)? {
                ParamsOfAppApprover::Approve {
                    account_id,
                    dapp_id,
                    function_name,
                    transfers,
                } => {
                    let answer = object.approve(account_id, dapp_id, function_name, transfers);
                    let is_approved = answer.await?;
                    let answer = ResultOfAppApprover::Approve { is_approved };
                    binding::write_answer(&answer)
                }
                ParamsOfAppApprover::Unknown(_) => Err(binding::unknown_request()),
            }
        })
    }

    fn closed(&self, reason: &str) {
        self.0.closed(reason);
    }
}

/// Codes of the errors of module `policy`.
pub mod error_code {
    /// The spending policy does not allow payments to this account; `data.recipient` names it.
    pub const RECIPIENT_NOT_ALLOWED: i64 = 1201;
    /// The message would pay more than a limit of the spending policy leaves. `data` has the limit,
    /// what was spent and what the message pays.
    pub const SPENDING_LIMIT_REACHED: i64 = 1202;
    /// The spending policy cannot read what the message pays; `data.reason` says why.
    pub const SPENDING_UNKNOWN: i64 = 1203;
    /// The message needs approval and did not get it. `data.reason`: `refused`, `no_approver`, or
    /// `failed` when the approver gave no answer.
    pub const SPENDING_NOT_APPROVED: i64 = 1204;
}

/// Functions of the module `policy`.
///
/// What may be spent: limits, recipients and approval for everything that is sent.
#[derive(Clone, Copy, Debug)]
pub struct PolicyModule<'a> {
    client: &'a crate::Client,
}

impl<'a> PolicyModule<'a> {
    /// The functions, called on this client.
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Returns the spending policies of this client.
    ///
    /// Extension: The published library has no such function. Every source of configuration may set
    /// one: the host, and what the daemon was started with. A message has to satisfy all of them,
    /// so that a host can only add to what the daemon demands.
    pub fn get(&self) -> binding::Call<ResultOfPolicyGet> {
        binding::call(self.client, "policy.get", &())
    }

    /// Returns messages that a spending policy refused.
    ///
    /// Extension: The published library has no such function. Of all clients with the same storage.
    /// The latest 10000 are kept.
    ///
    /// Fails with the codes 35 (LocalStorageError).
    pub fn refusals(
        &self,
        params: &ParamsOfPolicyRefusals,
    ) -> binding::Call<ResultOfPolicyRefusals> {
        binding::call(self.client, "policy.refusals", params)
    }

    /// Registers who approves messages of this connection.
    ///
    /// Extension: The published library has no such function. Asked for every message that a policy
    /// allows with approval only, before it is signed where the library signs it. It replaces the
    /// one that was registered before. Without one, and when it gives no answer in time, such
    /// messages are refused; entries of the outbox wait for it.
    ///
    /// Fails with the codes 13 (CallbackNotRegistered).
    pub fn register_approver(&self, app_object: Arc<dyn AppApprover>) -> binding::Call<()> {
        let call = binding::call(self.client, "policy.register_approver", &());
        call.app_object(Arc::new(AppApproverAdapter(app_object)))
    }
}
