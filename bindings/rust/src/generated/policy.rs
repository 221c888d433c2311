//! Spending policies: limits, allowed recipients and approval for everything that is sent.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Numbers of the errors of module policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PolicyErrorCode {
    /// The spending policy does not allow payments to this account; `data.recipient` names it.
    RecipientNotAllowed,
    /// The message would exceed a limit of the spending policy. `data` has the limit, the amount
    /// spent and the amount of the message.
    SpendingLimitReached,
    /// The spending policy cannot determine what the message pays; `data.reason` says why.
    SpendingUnknown,
    /// The message needs approval and did not get it. `data.reason`: `refused`, `no_approver`, or
    /// `failed` if the approver did not answer.
    SpendingNotApproved,
    /// The message would certainly lose more than the spending policy allows (`max_loss`); `data`
    /// names the losses, the recipient and the remedy.
    LossNotAllowed,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl PolicyErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::RecipientNotAllowed => 1201,
            Self::SpendingLimitReached => 1202,
            Self::SpendingUnknown => 1203,
            Self::SpendingNotApproved => 1204,
            Self::LossNotAllowed => 1205,
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
            1205 => Self::LossNotAllowed,
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

/// Requests approval of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ParamsOfAppApprover {
    /// Request to an approver.
    #[non_exhaustive]
    Approve {
        /// The paying account.
        account_id: String,
        /// Dapp ID of the paying account, as given by the caller.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dapp_id: Option<String>,
        /// The called function; absent if the message cannot be decoded.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        function_name: Option<String>,
        /// The payments; empty if they cannot be determined.
        transfers: Vec<PlannedTransfer>,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ParamsOfAppApprover {
    /// Request to an approver.
    #[must_use]
    pub fn approve(account_id: impl Into<String>, transfers: Vec<PlannedTransfer>) -> Self {
        Self::Approve {
            account_id: account_id.into(),
            dapp_id: None,
            function_name: None,
            transfers,
        }
    }

    /// Dapp ID of the paying account, as given by the caller. Of `Approve`; others have none and
    /// stay as they are.
    #[must_use]
    pub fn with_dapp_id(mut self, value: impl Into<String>) -> Self {
        match &mut self {
            Self::Approve { dapp_id, .. } => *dapp_id = Some(value.into()),
            _ => {}
        }
        self
    }

    /// The called function; absent if the message cannot be decoded. Of `Approve`; others have none
    /// and stay as they are.
    #[must_use]
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

/// A message that has not been sent yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfPolicyCheck {
    /// Message BOC, base64. The signature need not be valid, but there must be room for one.
    pub message: String,
    /// Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// ABI to decode the message with. Default: only those of the policies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// Public key of the signer, 64 hex digits. Default: none, for limits per signer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public_key: Option<String>,
    /// Chain rules of the message. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
}

impl ParamsOfPolicyCheck {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            dapp_id: None,
            abi: None,
            public_key: None,
            rules: None,
        }
    }

    /// Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// ABI to decode the message with. Default: only those of the policies.
    #[must_use]
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Public key of the signer, 64 hex digits. Default: none, for limits per signer.
    #[must_use]
    pub fn public_key(mut self, public_key: impl Into<String>) -> Self {
        self.public_key = Some(public_key.into());
        self
    }

    /// Chain rules of the message. Default: `abi.rules` of the configuration.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// Which refusals to return.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfPolicyRefusals {
    /// Only refusals after this `number`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// Maximum number of items. Default: `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

impl ParamsOfPolicyRefusals {
    /// Only refusals after this `number`.
    #[must_use]
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }

    /// Maximum number of items. Default: `100`.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }
}

/// A payment that a message makes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PlannedTransfer {
    /// Account id of the recipient; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipient: Option<String>,
    /// Amount of the main currency, in nano units.
    pub amount: String,
    /// Amounts of other currencies; absent if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currencies: Option<Vec<super::processing::CurrencyAmount>>,
}

impl PlannedTransfer {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(amount: impl Into<String>) -> Self {
        Self {
            recipient: None,
            amount: amount.into(),
            currencies: None,
        }
    }

    /// Account id of the recipient; absent if unknown.
    #[must_use]
    pub fn recipient(mut self, recipient: impl Into<String>) -> Self {
        self.recipient = Some(recipient.into());
        self
    }

    /// Amounts of other currencies; absent if there are none.
    #[must_use]
    pub fn currencies(mut self, currencies: Vec<super::processing::CurrencyAmount>) -> Self {
        self.currencies = Some(currencies);
        self
    }
}

/// A spending policy and its source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PolicyInForce {
    /// Source of the policy: `host`, or the settings of the daemon.
    pub source: String,
    /// The policy.
    pub policy: SpendingPolicy,
}

impl PolicyInForce {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(source: impl Into<String>, policy: SpendingPolicy) -> Self {
        Self {
            source: source.into(),
            policy,
        }
    }
}

/// Response of an approver.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ResultOfAppApprover {
    /// The decision.
    #[non_exhaustive]
    Approve {
        /// False to refuse the message.
        is_approved: bool,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ResultOfAppApprover {
    /// The decision.
    #[must_use]
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

/// What the policies require of a message that they allow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfPolicyCheck {
    /// Whether the message needs approval.
    pub needs_approval: bool,
}

impl ResultOfPolicyCheck {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(needs_approval: bool) -> Self {
        Self { needs_approval }
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
    #[must_use]
    pub fn new(policies: Vec<PolicyInForce>) -> Self {
        Self { policies }
    }
}

/// Refusals, oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfPolicyRefusals {
    /// The refusals.
    pub refusals: Vec<SpendingRefusal>,
}

impl ResultOfPolicyRefusals {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(refusals: Vec<SpendingRefusal>) -> Self {
        Self { refusals }
    }
}

/// What a function of a contract pays. Without `recipient`, `value` and `currencies`, it pays
/// nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SpendingFunction {
    /// Name of the function.
    pub name: String,
    /// Input that contains the recipient. Default: recipient unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipient: Option<String>,
    /// Input that contains the amount of the main currency, in nano units.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Input that contains a map from currency id to amount. Default: every input that maps
    /// `uint32` to amounts, such as `map(uint32,varuint32)`, if there is a `recipient` or a
    /// `value`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currencies: Option<String>,
}

impl SpendingFunction {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            recipient: None,
            value: None,
            currencies: None,
        }
    }

    /// Input that contains the recipient. Default: recipient unknown.
    #[must_use]
    pub fn recipient(mut self, recipient: impl Into<String>) -> Self {
        self.recipient = Some(recipient.into());
        self
    }

    /// Input that contains the amount of the main currency, in nano units.
    #[must_use]
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// Input that contains a map from currency id to amount. Default: every input that maps
    /// `uint32` to amounts, such as `map(uint32,varuint32)`, if there is a `recipient` or a
    /// `value`.
    #[must_use]
    pub fn currencies(mut self, currencies: impl Into<String>) -> Self {
        self.currencies = Some(currencies.into());
        self
    }
}

/// A spending limit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SpendingLimit {
    /// Maximum amount, in nano units of the currency.
    pub amount: u64,
    /// Period of the limit.
    pub window: SpendingWindow,
    /// Whose spending is counted together. Default: `"all"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per: Option<SpendingScope>,
    /// Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currency: Option<u32>,
}

impl SpendingLimit {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(amount: u64, window: SpendingWindow) -> Self {
        Self {
            amount,
            window,
            per: None,
            currency: None,
        }
    }

    /// Whose spending is counted together. Default: `"all"`.
    #[must_use]
    pub fn per(mut self, per: SpendingScope) -> Self {
        self.per = Some(per);
        self
    }

    /// Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL. Default: `0`.
    #[must_use]
    pub fn currency(mut self, currency: u32) -> Self {
        self.currency = Some(currency);
        self
    }
}

/// A spending policy: applies to every message sent to an account. Extension of the published
/// interface.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SpendingPolicy {
    /// The only accounts that may receive payments, as `<dapp_id>::<account_id>`, `0:<account_id>`
    /// or account id. Default: any account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipients: Option<Vec<String>>,
    /// Spending limits. If there is any limit, payments in currencies without a limit are refused.
    /// Default: `[]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<Vec<SpendingLimit>>,
    /// A message that pays more than this amount of the main currency, in nano units, needs
    /// approval by the application.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub approval_above: Option<u64>,
    /// The same for other currencies, in nano units by currency id. Default: no approval.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub approval_above_currencies: Option<BTreeMap<String, u64>>,
    /// Largest certain loss that a message may have, in nano units by currency id (0 is the main
    /// currency); 0 for a currency that is not listed. Default: messages are not checked for
    /// losses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_loss: Option<BTreeMap<String, u64>>,
    /// What happens to a message whose value cannot be determined. Default: `"refuse"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unknown: Option<UnknownSpending>,
    /// What functions pay. For a function that is not listed, the inputs `dest` and `value` are
    /// used if it has both, and every input that maps `uint32` to amounts, such as
    /// `map(uint32,varuint32)`, for other currencies; otherwise its value cannot be determined.
    /// Default: `[]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub functions: Option<Vec<SpendingFunction>>,
    /// ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent
    /// with it, which the caller can choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abis: Option<Vec<String>>,
}

impl SpendingPolicy {
    /// The only accounts that may receive payments, as `<dapp_id>::<account_id>`, `0:<account_id>`
    /// or account id. Default: any account.
    #[must_use]
    pub fn recipients(mut self, recipients: Vec<String>) -> Self {
        self.recipients = Some(recipients);
        self
    }

    /// Spending limits. If there is any limit, payments in currencies without a limit are refused.
    /// Default: `[]`.
    #[must_use]
    pub fn limits(mut self, limits: Vec<SpendingLimit>) -> Self {
        self.limits = Some(limits);
        self
    }

    /// A message that pays more than this amount of the main currency, in nano units, needs
    /// approval by the application.
    #[must_use]
    pub fn approval_above(mut self, approval_above: u64) -> Self {
        self.approval_above = Some(approval_above);
        self
    }

    /// The same for other currencies, in nano units by currency id. Default: no approval.
    #[must_use]
    pub fn approval_above_currencies(
        mut self,
        approval_above_currencies: BTreeMap<String, u64>,
    ) -> Self {
        self.approval_above_currencies = Some(approval_above_currencies);
        self
    }

    /// Largest certain loss that a message may have, in nano units by currency id (0 is the main
    /// currency); 0 for a currency that is not listed. Default: messages are not checked for
    /// losses.
    #[must_use]
    pub fn max_loss(mut self, max_loss: BTreeMap<String, u64>) -> Self {
        self.max_loss = Some(max_loss);
        self
    }

    /// What happens to a message whose value cannot be determined. Default: `"refuse"`.
    #[must_use]
    pub fn unknown(mut self, unknown: UnknownSpending) -> Self {
        self.unknown = Some(unknown);
        self
    }

    /// What functions pay. For a function that is not listed, the inputs `dest` and `value` are
    /// used if it has both, and every input that maps `uint32` to amounts, such as
    /// `map(uint32,varuint32)`, for other currencies; otherwise its value cannot be determined.
    /// Default: `[]`.
    #[must_use]
    pub fn functions(mut self, functions: Vec<SpendingFunction>) -> Self {
        self.functions = Some(functions);
        self
    }

    /// ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent
    /// with it, which the caller can choose.
    #[must_use]
    pub fn abis(mut self, abis: Vec<String>) -> Self {
        self.abis = Some(abis);
        self
    }
}

/// A message refused by a policy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SpendingRefusal {
    /// Position among the refusals.
    pub number: String,
    /// Time of the refusal, Unix time in ms.
    pub time: u64,
    /// Error code.
    pub code: u32,
    /// Error message.
    pub message: String,
    /// The paying account.
    pub account_id: String,
    /// Dapp ID of the paying account, as given by the caller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// The called function; absent if the message cannot be decoded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function_name: Option<String>,
    /// The payments; empty if they cannot be determined.
    pub transfers: Vec<PlannedTransfer>,
}

impl SpendingRefusal {
    /// What is required; optional fields are absent.
    #[must_use]
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

    /// Dapp ID of the paying account, as given by the caller.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// The called function; absent if the message cannot be decoded.
    #[must_use]
    pub fn function_name(mut self, function_name: impl Into<String>) -> Self {
        self.function_name = Some(function_name.into());
        self
    }
}

/// Whose spending is counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SpendingScope {
    /// Everything sent with the same storage.
    All,
    /// Each paying account.
    Account,
    /// Each signing public key. Messages signed elsewhere are counted together.
    Signer,
    /// Each Dapp ID, as given by the caller.
    Dapp,
    /// A constant that this version does not know.
    Unknown(String),
}

impl SpendingScope {
    /// The value on the wire.
    #[must_use]
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

/// Period that a limit applies to.
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
    #[must_use]
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

/// What happens to a message whose value cannot be determined.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum UnknownSpending {
    /// The message is refused.
    Refuse,
    /// The approver of the application is asked.
    Approve,
    /// The message is sent and counts as zero.
    Allow,
    /// A constant that this version does not know.
    Unknown(String),
}

impl UnknownSpending {
    /// The value on the wire.
    #[must_use]
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

/// Decides whether messages that need approval are signed and sent.
///
/// Methods run beside each other; a future is dropped when its answer is no longer wanted.
pub trait AppApprover: Send + Sync + 'static {
    /// Request to an approver.
    ///
    /// `account_id`: The paying account.
    ///
    /// `dapp_id`: Dapp ID of the paying account, as given by the caller.
    ///
    /// `function_name`: The called function; absent if the message cannot be decoded.
    ///
    /// `transfers`: The payments; empty if they cannot be determined.
    fn approve(
        &self,
        account_id: String,
        dapp_id: Option<String>,
        function_name: Option<String>,
        transfers: Vec<PlannedTransfer>,
    ) -> binding::BoxFuture<'_, Result<bool, binding::Refusal>>;

    /// Nothing follows, for the reason in `reason`.
    fn closed(&self, _reason: &str) {}
}

/// How messages reach the object.
pub(super) struct AppApproverAdapter(pub(super) Arc<dyn AppApprover>);

impl binding::AppObject for AppApproverAdapter {
    fn request(&self, request: Json) -> binding::BoxFuture<'_, Result<Json, binding::Refusal>> {
        Box::pin(async move {
            let object = &self.0;
            match binding::read_request(&request)? {
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
    /// The message would exceed a limit of the spending policy. `data` has the limit, the amount
    /// spent and the amount of the message.
    pub const SPENDING_LIMIT_REACHED: i64 = 1202;
    /// The spending policy cannot determine what the message pays; `data.reason` says why.
    pub const SPENDING_UNKNOWN: i64 = 1203;
    /// The message needs approval and did not get it. `data.reason`: `refused`, `no_approver`, or
    /// `failed` if the approver did not answer.
    pub const SPENDING_NOT_APPROVED: i64 = 1204;
    /// The message would certainly lose more than the spending policy allows (`max_loss`); `data`
    /// names the losses, the recipient and the remedy.
    pub const LOSS_NOT_ALLOWED: i64 = 1205;
}

/// Functions of the module `policy`.
///
/// Spending policies: limits, allowed recipients and approval for everything that is sent.
#[derive(Clone, Copy, Debug)]
pub struct PolicyModule<'a> {
    client: &'a crate::Client,
}

impl<'a> PolicyModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Returns the spending policies of this client.
    ///
    /// Extension: The published library has no such function. Each configuration source may set
    /// one: the host, and the settings of the daemon. A message must satisfy all of them, so a host
    /// can only add restrictions to those of the daemon.
    pub fn get(&self) -> binding::Call<ResultOfPolicyGet> {
        binding::call(self.client, "policy.get", &())
    }

    /// Checks a message against the spending policies without sending it.
    ///
    /// Extension: The published library has no such function. Use it before asking a person to
    /// confirm a message that a policy would refuse anyway. The message does not count toward
    /// limits and no approver is asked; a refusal is recorded as it is when sending. The message
    /// may still be refused when it is sent, if other messages have used up a limit by then.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 502 (`MessageHasNotDestinationAddress`), 1201 (`RecipientNotAllowed`),
    /// 1202 (`SpendingLimitReached`), 1203 (`SpendingUnknown`), 1204 (`SpendingNotApproved`), 1205
    /// (`LossNotAllowed`), 35 (`LocalStorageError`).
    pub fn check(&self, params: &ParamsOfPolicyCheck) -> binding::Call<ResultOfPolicyCheck> {
        binding::call(self.client, "policy.check", params)
    }

    /// Returns messages refused by a spending policy.
    ///
    /// Extension: The published library has no such function. Includes all clients with the same
    /// storage. The latest 10000 refusals are kept.
    ///
    /// # Errors
    ///
    /// Fails with the codes 35 (`LocalStorageError`).
    pub fn refusals(
        &self,
        params: &ParamsOfPolicyRefusals,
    ) -> binding::Call<ResultOfPolicyRefusals> {
        binding::call(self.client, "policy.refusals", params)
    }

    /// Registers an approver for messages of this connection.
    ///
    /// Extension: The published library has no such function. The approver is asked about every
    /// message that a policy allows only with approval, before the message is signed, if the
    /// library signs it. A new approver replaces the previous one. Without an approver, or if it
    /// does not answer in time, such messages are refused; entries of the outbox wait for it.
    ///
    /// # Errors
    ///
    /// Fails with the codes 13 (`CallbackNotRegistered`).
    pub fn register_approver(&self, app_object: Arc<dyn AppApprover>) -> binding::Call<()> {
        let call = binding::call(self.client, "policy.register_approver", &());
        call.app_object(Arc::new(AppApproverAdapter(app_object)))
    }
}
