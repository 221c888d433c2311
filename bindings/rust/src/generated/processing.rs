//! Sends messages, waits for their transactions, and monitors them.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// Numbers of the errors of module processing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ProcessingErrorCode {
    /// The `expire` header of a message is not in the future before it is sent.
    MessageAlreadyExpired,
    /// The destination of a message is not an account.
    MessageHasNotDestinationAddress,
    /// Cannot occur: a message that cannot be serialized is an error of module abi (305, 306).
    CanNotBuildMessageCell,
    /// Cannot occur: blocks are not iterated.
    FetchBlockFailed,
    /// Cannot occur: a refusal by the node is 621 of module net.
    SendMessageFailed,
    /// Cannot occur: an invalid message is 201 of module boc.
    InvalidMessageBoc,
    /// The transaction of a message with an `expire` header was not found in time, or the contract
    /// refused the message as expired (57) or repeated (52). `data.sent` is false if it is proven
    /// that the message was not executed and never will be, true if this is unknown.
    MessageExpired,
    /// The transaction of a message without an `expire` header was not found within
    /// `network.message_processing_timeout`. The message may have been executed or may still be.
    TransactionWaitTimeout,
    /// Cannot occur: blocks are not iterated.
    InvalidBlockReceived,
    /// Cannot occur: blocks are not iterated.
    CanNotCheckBlockShard,
    /// No starting block was found.
    BlockNotFound,
    /// An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of
    /// the node is invalid.
    InvalidData,
    /// `process_message` is called with `Signer.External`, which leaves no time to sign the
    /// message.
    ExternalSignerMustNotBeUsed,
    /// The network reported by REMP that it refused the message.
    MessageRejected,
    /// A REMP status is invalid. Reported only in the event `RempError`.
    InvalidRempStatus,
    /// No further REMP status arrived in time. Reported only in the event `RempError`.
    NextRempStatusTimeout,
    /// `thread_id` is not 68 hex characters.
    InvalidThread,
    /// `dapp_id` is missing or empty, and the node supports Dapp IDs (version 1.0.0 or later, or
    /// unknown).
    DappIdRequired,
    /// The ABI has neither `time` nor `expire`, so the contract is not protected from executing a
    /// copy of the message, and `unprotected` is not set, or the library runs in a page, which
    /// cannot send a message only once. Nothing was sent. Extension of the published interface.
    MessageUnprotected,
    /// The node reports chain rules other than those under which the message was created. Nothing
    /// was sent. Extension of the published interface.
    OtherRules,
    /// The message would certainly lose more than `accept_loss` accepts; `data` names the losses,
    /// the recipient and the remedy. Nothing was signed or sent. Extension of the published
    /// interface.
    LossNotAccepted,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl ProcessingErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::MessageAlreadyExpired => 501,
            Self::MessageHasNotDestinationAddress => 502,
            Self::CanNotBuildMessageCell => 503,
            Self::FetchBlockFailed => 504,
            Self::SendMessageFailed => 505,
            Self::InvalidMessageBoc => 506,
            Self::MessageExpired => 507,
            Self::TransactionWaitTimeout => 508,
            Self::InvalidBlockReceived => 509,
            Self::CanNotCheckBlockShard => 510,
            Self::BlockNotFound => 511,
            Self::InvalidData => 512,
            Self::ExternalSignerMustNotBeUsed => 513,
            Self::MessageRejected => 514,
            Self::InvalidRempStatus => 515,
            Self::NextRempStatusTimeout => 516,
            Self::InvalidThread => 517,
            Self::DappIdRequired => 518,
            Self::MessageUnprotected => 519,
            Self::OtherRules => 520,
            Self::LossNotAccepted => 521,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for ProcessingErrorCode {
    fn from(value: i64) -> Self {
        match value {
            501 => Self::MessageAlreadyExpired,
            502 => Self::MessageHasNotDestinationAddress,
            503 => Self::CanNotBuildMessageCell,
            504 => Self::FetchBlockFailed,
            505 => Self::SendMessageFailed,
            506 => Self::InvalidMessageBoc,
            507 => Self::MessageExpired,
            508 => Self::TransactionWaitTimeout,
            509 => Self::InvalidBlockReceived,
            510 => Self::CanNotCheckBlockShard,
            511 => Self::BlockNotFound,
            512 => Self::InvalidData,
            513 => Self::ExternalSignerMustNotBeUsed,
            514 => Self::MessageRejected,
            515 => Self::InvalidRempStatus,
            516 => Self::NextRempStatusTimeout,
            517 => Self::InvalidThread,
            518 => Self::DappIdRequired,
            519 => Self::MessageUnprotected,
            520 => Self::OtherRules,
            521 => Self::LossNotAccepted,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for ProcessingErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ProcessingErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// What a message brought to its account. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ArrivedAmount {
    /// Id of the currency; 0 is the main currency.
    pub currency: u32,
    /// What arrived, in nano units, before the fees.
    pub amount: String,
}

impl ArrivedAmount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(currency: u32, amount: impl Into<String>) -> Self {
        Self {
            currency,
            amount: amount.into(),
        }
    }
}

/// What a transaction did to the balance of its account. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct BalanceChange {
    /// Changes by currency; currencies without a change are omitted. Unlike `balance_delta` of
    /// networks, they exclude lost amounts. Like it, they do not include amounts that the contract
    /// itself minted, burnt or exchanged.
    pub changes: Vec<CurrencyChange>,
    /// All fees that the account paid. Their sum is `account_fees`.
    pub fees: super::tvm::TransactionFees,
    /// What the inbound message brought.
    pub arrived: Vec<ArrivedAmount>,
    /// Losses. An amount with the certainty `possible` is an upper bound.
    pub losses: Vec<Loss>,
}

impl BalanceChange {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        changes: Vec<CurrencyChange>,
        fees: super::tvm::TransactionFees,
        arrived: Vec<ArrivedAmount>,
        losses: Vec<Loss>,
    ) -> Self {
        Self {
            changes,
            fees,
            arrived,
            losses,
        }
    }
}

/// An amount of one currency. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct CurrencyAmount {
    /// Id of the currency; 0 is the main currency.
    pub currency: u32,
    /// Amount in nano units of the currency, more than 0.
    pub amount: String,
}

impl CurrencyAmount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(currency: u32, amount: impl Into<String>) -> Self {
        Self {
            currency,
            amount: amount.into(),
        }
    }
}

/// Change of a balance in one currency. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct CurrencyChange {
    /// Id of the currency; 0 is the main currency.
    pub currency: u32,
    /// The change in nano units, decimal; negative changes begin with `-`.
    pub amount: String,
}

impl CurrencyChange {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(currency: u32, amount: impl Into<String>) -> Self {
        Self {
            currency,
            amount: amount.into(),
        }
    }
}

/// Decoded outbound messages of a transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct DecodedOutput {
    /// Decoded bodies, in the order of `out_messages`; null if the ABI does not describe the body.
    pub out_messages: Vec<Option<super::abi::DecodedMessageBody>>,
    /// Value of the last body that contains function results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Json>,
}

impl DecodedOutput {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(out_messages: Vec<Option<super::abi::DecodedMessageBody>>) -> Self {
        Self {
            out_messages,
            output: None,
        }
    }

    /// Value of the last body that contains function results.
    #[must_use]
    pub fn output(mut self, output: impl Into<Json>) -> Self {
        self.output = Some(output.into());
        self
    }
}

/// A transaction. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ExecutedTransaction {
    /// The transaction, BOC.
    pub boc: String,
    /// Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with
    /// which losses between Dapp IDs are not detected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
}

impl ExecutedTransaction {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc: impl Into<String>) -> Self {
        Self {
            boc: boc.into(),
            dapp_id: None,
        }
    }

    /// Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with
    /// which losses between Dapp IDs are not detected.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// How final a transaction is. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Finality {
    /// A node executed the message but reports no block yet; the transaction may still be lost.
    Accepted,
    /// The transaction is in a block that may still be replaced.
    InBlock,
    /// The network reports the transaction as final.
    Final,
    /// Signatures of the network prove the transaction; requested with `verify`.
    Proved,
    /// A constant that this version does not know.
    Unknown(String),
}

impl Finality {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Accepted => "accepted",
            Self::InBlock => "in_block",
            Self::Final => "final",
            Self::Proved => "proved",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for Finality {
    fn from(value: String) -> Self {
        match value.as_str() {
            "accepted" => Self::Accepted,
            "in_block" => Self::InBlock,
            "final" => Self::Final,
            "proved" => Self::Proved,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for Finality {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Finality {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// An amount that does not arrive. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Loss {
    /// The recipient.
    pub account_id: String,
    /// Dapp ID of the recipient, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Id of the currency; 0 is the main currency.
    pub currency: u32,
    /// The lost amount, in nano units of the currency.
    pub amount: String,
    /// How certain the loss is.
    pub certainty: LossCertainty,
    /// Why it is lost.
    pub reason: LossReason,
    /// Hash of the message that carries the amount; absent until the message exists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_hash: Option<String>,
}

impl Loss {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        account_id: impl Into<String>,
        currency: u32,
        amount: impl Into<String>,
        certainty: LossCertainty,
        reason: LossReason,
    ) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            currency,
            amount: amount.into(),
            certainty,
            reason,
            message_hash: None,
        }
    }

    /// Dapp ID of the recipient, if known.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Hash of the message that carries the amount; absent until the message exists.
    #[must_use]
    pub fn message_hash(mut self, message_hash: impl Into<String>) -> Self {
        self.message_hash = Some(message_hash.into());
        self
    }
}

/// How certain a loss is. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LossCertainty {
    /// The transaction of the recipient loses the amount; it was executed, or run locally on the
    /// state of the recipient.
    Certain,
    /// The amount may be lost; this depends on something that is not known.
    Possible,
    /// A constant that this version does not know.
    Unknown(String),
}

impl LossCertainty {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Certain => "certain",
            Self::Possible => "possible",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for LossCertainty {
    fn from(value: String) -> Self {
        match value.as_str() {
            "certain" => Self::Certain,
            "possible" => Self::Possible,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for LossCertainty {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for LossCertainty {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Why an amount is lost. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LossReason {
    /// The recipient has another Dapp ID. The main currency cannot cross Dapp IDs: it pays at most
    /// for the gas of one run.
    OtherDapp,
    /// The recipient does not exist and therefore has no Dapp ID, so the main currency cannot reach
    /// it.
    NoAccount,
    /// The message contains a state init that does not match the address, or libraries that are not
    /// allowed.
    BadStateInit,
    /// The message should bounce, but its value does not cover the fee of the return.
    BounceFailed,
    /// The actions of the recipient failed. The tokens from another Dapp that paid for its run are
    /// burnt a second time, from its own balance.
    ActionsFailed,
    /// The account was deleted together with its balance.
    AccountEnded,
    /// The contract burnt the amount.
    Burnt,
    /// The contract returned the amount to the credit of its Dapp.
    GivenToDapp,
    /// The amount is too large to be stored.
    Limit,
    /// Not enough is known about the recipient.
    CannotKnow,
    /// A constant that this version does not know.
    Unknown(String),
}

impl LossReason {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::OtherDapp => "other_dapp",
            Self::NoAccount => "no_account",
            Self::BadStateInit => "bad_state_init",
            Self::BounceFailed => "bounce_failed",
            Self::ActionsFailed => "actions_failed",
            Self::AccountEnded => "account_ended",
            Self::Burnt => "burnt",
            Self::GivenToDapp => "given_to_dapp",
            Self::Limit => "limit",
            Self::CannotKnow => "cannot_know",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for LossReason {
    fn from(value: String) -> Self {
        match value.as_str() {
            "other_dapp" => Self::OtherDapp,
            "no_account" => Self::NoAccount,
            "bad_state_init" => Self::BadStateInit,
            "bounce_failed" => Self::BounceFailed,
            "actions_failed" => Self::ActionsFailed,
            "account_ended" => Self::AccountEnded,
            "burnt" => Self::Burnt,
            "given_to_dapp" => Self::GivenToDapp,
            "limit" => Self::Limit,
            "cannot_know" => Self::CannotKnow,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for LossReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for LossReason {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// A message to monitor, and for how long.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct MessageMonitoringParams {
    /// The message.
    pub message: MonitoredMessage,
    /// When the message is considered lost, Unix time in s.
    pub wait_until: u32,
    /// Arbitrary data, returned with the result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user_data: Option<Json>,
}

impl MessageMonitoringParams {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(message: MonitoredMessage, wait_until: u32) -> Self {
        Self {
            message,
            wait_until,
            user_data: None,
        }
    }

    /// Arbitrary data, returned with the result.
    #[must_use]
    pub fn user_data(mut self, user_data: impl Into<Json>) -> Self {
        self.user_data = Some(user_data.into());
        self
    }
}

/// Result of a monitored message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct MessageMonitoringResult {
    /// Hash of the message.
    pub hash: String,
    /// Status of the message.
    pub status: MessageMonitoringStatus,
    /// Transaction of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction: Option<MessageMonitoringTransaction>,
    /// Why the message is considered lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// The data given with the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user_data: Option<Json>,
    /// How final the transaction is; absent without one. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finality: Option<Finality>,
    /// What became of the message: `executed`, `failed`, or `unknown` with the status `Timeout`.
    /// Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Position among the results of a durable queue, for `acknowledge`; otherwise absent.
    /// Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
}

impl MessageMonitoringResult {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(hash: impl Into<String>, status: MessageMonitoringStatus) -> Self {
        Self {
            hash: hash.into(),
            status,
            transaction: None,
            error: None,
            user_data: None,
            finality: None,
            outcome: None,
            number: None,
        }
    }

    /// Transaction of the message.
    #[must_use]
    pub fn transaction(mut self, transaction: MessageMonitoringTransaction) -> Self {
        self.transaction = Some(transaction);
        self
    }

    /// Why the message is considered lost.
    #[must_use]
    pub fn error(mut self, error: impl Into<String>) -> Self {
        self.error = Some(error.into());
        self
    }

    /// The data given with the message.
    #[must_use]
    pub fn user_data(mut self, user_data: impl Into<Json>) -> Self {
        self.user_data = Some(user_data.into());
        self
    }

    /// How final the transaction is; absent without one. Extension of the published interface.
    #[must_use]
    pub fn finality(mut self, finality: Finality) -> Self {
        self.finality = Some(finality);
        self
    }

    /// What became of the message: `executed`, `failed`, or `unknown` with the status `Timeout`.
    /// Extension of the published interface.
    #[must_use]
    pub fn outcome(mut self, outcome: Outcome) -> Self {
        self.outcome = Some(outcome);
        self
    }

    /// Position among the results of a durable queue, for `acknowledge`; otherwise absent.
    /// Extension of the published interface.
    #[must_use]
    pub fn number(mut self, number: impl Into<String>) -> Self {
        self.number = Some(number.into());
        self
    }
}

/// Status of a monitored message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MessageMonitoringStatus {
    /// The transaction is final.
    Finalized,
    /// No transaction was found until `wait_until`. This does not prove that the message was not
    /// executed.
    Timeout,
    /// Never returned.
    Reserved,
    /// A constant that this version does not know.
    Unknown(String),
}

impl MessageMonitoringStatus {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Finalized => "Finalized",
            Self::Timeout => "Timeout",
            Self::Reserved => "Reserved",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for MessageMonitoringStatus {
    fn from(value: String) -> Self {
        match value.as_str() {
            "Finalized" => Self::Finalized,
            "Timeout" => Self::Timeout,
            "Reserved" => Self::Reserved,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for MessageMonitoringStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for MessageMonitoringStatus {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Transaction of a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct MessageMonitoringTransaction {
    /// Hash of the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
    /// Whether it was aborted.
    pub aborted: bool,
    /// Compute phase of the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compute: Option<MessageMonitoringTransactionCompute>,
}

impl MessageMonitoringTransaction {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(aborted: bool) -> Self {
        Self {
            hash: None,
            aborted,
            compute: None,
        }
    }

    /// Hash of the transaction.
    #[must_use]
    pub fn hash(mut self, hash: impl Into<String>) -> Self {
        self.hash = Some(hash.into());
        self
    }

    /// Compute phase of the transaction.
    #[must_use]
    pub fn compute(mut self, compute: MessageMonitoringTransactionCompute) -> Self {
        self.compute = Some(compute);
        self
    }
}

/// Compute phase of a transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct MessageMonitoringTransactionCompute {
    /// Exit code.
    pub exit_code: i32,
}

impl MessageMonitoringTransactionCompute {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(exit_code: i32) -> Self {
        Self { exit_code }
    }
}

/// A message to send.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct MessageSendingParams {
    /// The message.
    pub boc: String,
    /// When the message is considered lost, Unix time in s.
    pub wait_until: u32,
    /// Arbitrary data, returned with the result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user_data: Option<Json>,
}

impl MessageSendingParams {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc: impl Into<String>, wait_until: u32) -> Self {
        Self {
            boc: boc.into(),
            wait_until,
            user_data: None,
        }
    }

    /// Arbitrary data, returned with the result.
    #[must_use]
    pub fn user_data(mut self, user_data: impl Into<Json>) -> Self {
        self.user_data = Some(user_data.into());
        self
    }
}

/// An outgoing message and what it would do to its recipient. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct MessageTransfer {
    /// The recipient.
    pub account_id: String,
    /// Dapp ID of the recipient; absent if it has none or is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// State of the recipient before the message.
    pub state: RecipientState,
    /// Whether the message is returned if the recipient fails.
    pub bounce: bool,
    /// Whether the message has a body.
    pub has_body: bool,
    /// Whether the message makes the recipient active.
    pub deploys: bool,
    /// What the message carries.
    pub sent: Vec<CurrencyAmount>,
    /// What the recipient receives, before its fees and the messages that it sends. SHELL (currency 2)
    /// that is converted on arrival counts as main currency.
    pub arrives: Vec<CurrencyAmount>,
    /// Whether the message bounces, which returns its value less the fees.
    pub is_returned: bool,
    /// Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages.
    /// Absent if no contract runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run_cost: Option<String>,
    /// Losses of this message.
    pub losses: Vec<Loss>,
    /// What is not known about the transfer.
    pub doubts: Vec<TransferDoubt>,
}

impl MessageTransfer {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        account_id: impl Into<String>,
        state: RecipientState,
        bounce: bool,
        has_body: bool,
        deploys: bool,
        sent: Vec<CurrencyAmount>,
        arrives: Vec<CurrencyAmount>,
        is_returned: bool,
        losses: Vec<Loss>,
        doubts: Vec<TransferDoubt>,
    ) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            state,
            bounce,
            has_body,
            deploys,
            sent,
            arrives,
            is_returned,
            run_cost: None,
            losses,
            doubts,
        }
    }

    /// Dapp ID of the recipient; absent if it has none or is not known.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages.
    /// Absent if no contract runs.
    #[must_use]
    pub fn run_cost(mut self, run_cost: impl Into<String>) -> Self {
        self.run_cost = Some(run_cost.into());
        self
    }
}

/// What to wait for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MonitorFetchWaitMode {
    /// At least one result.
    AtLeastOne,
    /// At least one result, and a result for every message of the queue.
    All,
    /// Do not wait: return the available results.
    NoWait,
    /// A constant that this version does not know.
    Unknown(String),
}

impl MonitorFetchWaitMode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::AtLeastOne => "AtLeastOne",
            Self::All => "All",
            Self::NoWait => "NoWait",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for MonitorFetchWaitMode {
    fn from(value: String) -> Self {
        match value.as_str() {
            "AtLeastOne" => Self::AtLeastOne,
            "All" => Self::All,
            "NoWait" => Self::NoWait,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for MonitorFetchWaitMode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for MonitorFetchWaitMode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// A message to monitor.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum MonitoredMessage {
    /// The message itself.
    #[non_exhaustive]
    Boc {
        /// The message.
        boc: String,
    },
    /// A message known by its hash.
    #[non_exhaustive]
    HashAddress {
        /// Hash of the message, 64 hex characters.
        hash: String,
        /// Destination of the message.
        address: String,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl MonitoredMessage {
    /// The message itself.
    #[must_use]
    pub fn boc(boc: impl Into<String>) -> Self {
        Self::Boc { boc: boc.into() }
    }

    /// A message known by its hash.
    #[must_use]
    pub fn hash_address(hash: impl Into<String>, address: impl Into<String>) -> Self {
        Self::HashAddress {
            hash: hash.into(),
            address: address.into(),
        }
    }
}

impl<'de> Deserialize<'de> for MonitoredMessage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Boc" => Self::Boc {
                boc: fields.take("boc")?,
            },
            "HashAddress" => Self::HashAddress {
                hash: fields.take("hash")?,
                address: fields.take("address")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Counts of a monitoring queue.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct MonitoringQueueInfo {
    /// Number of messages without a result.
    pub unresolved: u32,
    /// Number of results not yet fetched.
    pub resolved: u32,
}

impl MonitoringQueueInfo {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(unresolved: u32, resolved: u32) -> Self {
        Self {
            unresolved,
            resolved,
        }
    }
}

/// What became of a message. Every error that occurs after a message was created reports it in
/// `data.outcome`. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Outcome {
    /// The message was not executed and never will be: this is proven, or nothing was sent. Final.
    NotExecuted,
    /// A node or the contract refused the message. It was not executed, and can no longer be after
    /// `data.settles_at` (Unix time in s: `expire_at` plus `network.expiration_margin`). Until
    /// then, it could still be executed if a node holds a copy and the account changes. Without
    /// `settles_at`, the message has no expiration: treat it as `unknown`.
    Refused,
    /// The message was executed and its transaction was aborted: `data.transaction_id`. Final.
    Failed,
    /// The message was executed: `data.transaction_id`. Final.
    Executed,
    /// The message may have been executed or may still be: look up `data.message_hash` before you
    /// send a replacement.
    Unknown,
    /// A constant that this version does not know.
    Other(String),
}

impl Outcome {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::NotExecuted => "not_executed",
            Self::Refused => "refused",
            Self::Failed => "failed",
            Self::Executed => "executed",
            Self::Unknown => "unknown",
            Self::Other(value) => value,
        }
    }
}

impl From<String> for Outcome {
    fn from(value: String) -> Self {
        match value.as_str() {
            "not_executed" => Self::NotExecuted,
            "refused" => Self::Refused,
            "failed" => Self::Failed,
            "executed" => Self::Executed,
            "unknown" => Self::Unknown,
            _ => Self::Other(value),
        }
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// A queue to remove.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCancelMonitor {
    /// Name of the queue.
    pub queue: String,
    /// Keep the queue in the storage, so that it survives the process; it is separate from the
    /// non-durable queue of the same name. Extension of the published interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub durable: Option<bool>,
}

impl ParamsOfCancelMonitor {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(queue: impl Into<String>) -> Self {
        Self {
            queue: queue.into(),
            durable: None,
        }
    }

    /// Keep the queue in the storage, so that it survives the process; it is separate from the
    /// non-durable queue of the same name. Extension of the published interface. Default: `false`.
    #[must_use]
    pub fn durable(mut self, durable: bool) -> Self {
        self.durable = Some(durable);
        self
    }
}

/// Which results to fetch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfFetchNextMonitorResults {
    /// Name of the queue.
    pub queue: String,
    /// What to wait for. Default: `"NoWait"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait_mode: Option<MonitorFetchWaitMode>,
    /// Keep the queue in the storage, so that it survives the process; it is separate from the
    /// non-durable queue of the same name. Extension of the published interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub durable: Option<bool>,
    /// For a durable queue: acknowledges this result and all before it; they are never returned
    /// again. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acknowledge: Option<String>,
}

impl ParamsOfFetchNextMonitorResults {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(queue: impl Into<String>) -> Self {
        Self {
            queue: queue.into(),
            wait_mode: None,
            durable: None,
            acknowledge: None,
        }
    }

    /// What to wait for. Default: `"NoWait"`.
    #[must_use]
    pub fn wait_mode(mut self, wait_mode: MonitorFetchWaitMode) -> Self {
        self.wait_mode = Some(wait_mode);
        self
    }

    /// Keep the queue in the storage, so that it survives the process; it is separate from the
    /// non-durable queue of the same name. Extension of the published interface. Default: `false`.
    #[must_use]
    pub fn durable(mut self, durable: bool) -> Self {
        self.durable = Some(durable);
        self
    }

    /// For a durable queue: acknowledges this result and all before it; they are never returned
    /// again. Extension of the published interface.
    #[must_use]
    pub fn acknowledge(mut self, acknowledge: impl Into<String>) -> Self {
        self.acknowledge = Some(acknowledge.into());
        self
    }
}

/// A message that has not been sent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfFindLosses {
    /// The message to encode. It is not signed, so `Signer.External` is sufficient; the local run
    /// treats signatures as valid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_encode_params: Option<super::abi::ParamsOfEncodeMessage>,
    /// A finished external message instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Instead of a message, the internal messages that an account sends, as returned by
    /// `tvm.run_executor`. Each is run on its recipient; external messages are ignored. At most 255.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_messages: Option<Vec<String>>,
    /// Messages that the account will send later, instead of a message or in addition to
    /// `out_messages`; in `transfers`, they come after those. At most 255.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planned: Option<Vec<PlannedMessage>>,
    /// Treat every signature as valid in the local run, for a `message` that is not signed yet.
    /// Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chksig_always_succeed: Option<bool>,
    /// Dapp ID of the destination of the message, or of the account that sends `out_messages` and
    /// `planned`, 64 hex characters. Default: the account is looked up under its own id;
    /// `out_messages` use the Dapp ID that they contain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Account that sends `planned`. Default: the account id of zeros.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_id: Option<String>,
    /// Dapp IDs to look up the recipients of `out_messages` and `planned` under, in addition to
    /// `dapp_id` and their own ids. The network finds an account only under its Dapp ID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipient_dapp_ids: Option<Vec<String>>,
    /// Chain rules of messages and transactions. Default: `abi.rules` of the configuration.
    /// Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
}

impl ParamsOfFindLosses {
    /// The message to encode. It is not signed, so `Signer.External` is sufficient; the local run
    /// treats signatures as valid.
    #[must_use]
    pub fn message_encode_params(
        mut self,
        message_encode_params: super::abi::ParamsOfEncodeMessage,
    ) -> Self {
        self.message_encode_params = Some(message_encode_params);
        self
    }

    /// A finished external message instead.
    #[must_use]
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// Instead of a message, the internal messages that an account sends, as returned by
    /// `tvm.run_executor`. Each is run on its recipient; external messages are ignored. At most 255.
    #[must_use]
    pub fn out_messages(mut self, out_messages: Vec<String>) -> Self {
        self.out_messages = Some(out_messages);
        self
    }

    /// Messages that the account will send later, instead of a message or in addition to
    /// `out_messages`; in `transfers`, they come after those. At most 255.
    #[must_use]
    pub fn planned(mut self, planned: Vec<PlannedMessage>) -> Self {
        self.planned = Some(planned);
        self
    }

    /// Treat every signature as valid in the local run, for a `message` that is not signed yet.
    /// Default: `false`.
    #[must_use]
    pub fn chksig_always_succeed(mut self, chksig_always_succeed: bool) -> Self {
        self.chksig_always_succeed = Some(chksig_always_succeed);
        self
    }

    /// Dapp ID of the destination of the message, or of the account that sends `out_messages` and
    /// `planned`, 64 hex characters. Default: the account is looked up under its own id;
    /// `out_messages` use the Dapp ID that they contain.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Account that sends `planned`. Default: the account id of zeros.
    #[must_use]
    pub fn account_id(mut self, account_id: impl Into<String>) -> Self {
        self.account_id = Some(account_id.into());
        self
    }

    /// Dapp IDs to look up the recipients of `out_messages` and `planned` under, in addition to
    /// `dapp_id` and their own ids. The network finds an account only under its Dapp ID.
    #[must_use]
    pub fn recipient_dapp_ids(mut self, recipient_dapp_ids: Vec<String>) -> Self {
        self.recipient_dapp_ids = Some(recipient_dapp_ids);
        self
    }

    /// Chain rules of messages and transactions. Default: `abi.rules` of the configuration.
    /// Extension of the published interface.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// A message that may have been sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfFindOutcome {
    /// The external message. Its hash is not enough: the proof runs the message on the state of its
    /// account.
    pub message: String,
    /// ABI of the destination: determines the expiration of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// Expiration in the header of the message, Unix time in s, in place of `abi`. The proof relies
    /// on it: a value earlier than that of the message may prove too much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expire_at: Option<u32>,
    /// When the message was sent for the first time, or earlier, Unix time in s. The history of the
    /// account is read back to 10 minutes before. Default: back to its first transaction, at most
    /// 20,000 of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent_at: Option<u32>,
    /// Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its
    /// own id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Thread of the account, 68 hex characters. Default:
    /// `"00000000000000000000000000000000000000000000000000000000000000000000"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verify: Option<bool>,
    /// Chain rules of messages and transactions. Default: `abi.rules` of the configuration.
    /// Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
}

impl ParamsOfFindOutcome {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            abi: None,
            expire_at: None,
            sent_at: None,
            dapp_id: None,
            thread_id: None,
            verify: None,
            rules: None,
        }
    }

    /// ABI of the destination: determines the expiration of the message.
    #[must_use]
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Expiration in the header of the message, Unix time in s, in place of `abi`. The proof relies
    /// on it: a value earlier than that of the message may prove too much.
    #[must_use]
    pub fn expire_at(mut self, expire_at: u32) -> Self {
        self.expire_at = Some(expire_at);
        self
    }

    /// When the message was sent for the first time, or earlier, Unix time in s. The history of the
    /// account is read back to 10 minutes before. Default: back to its first transaction, at most
    /// 20,000 of them.
    #[must_use]
    pub fn sent_at(mut self, sent_at: u32) -> Self {
        self.sent_at = Some(sent_at);
        self
    }

    /// Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its
    /// own id.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Thread of the account, 68 hex characters. Default:
    /// `"00000000000000000000000000000000000000000000000000000000000000000000"`.
    #[must_use]
    pub fn thread_id(mut self, thread_id: impl Into<String>) -> Self {
        self.thread_id = Some(thread_id.into());
        self
    }

    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[must_use]
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = Some(verify);
        self
    }

    /// Chain rules of messages and transactions. Default: `abi.rules` of the configuration.
    /// Extension of the published interface.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// A monitoring queue.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetMonitorInfo {
    /// Name of the queue.
    pub queue: String,
    /// Keep the queue in the storage, so that it survives the process; it is separate from the
    /// non-durable queue of the same name. Extension of the published interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub durable: Option<bool>,
}

impl ParamsOfGetMonitorInfo {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(queue: impl Into<String>) -> Self {
        Self {
            queue: queue.into(),
            durable: None,
        }
    }

    /// Keep the queue in the storage, so that it survives the process; it is separate from the
    /// non-durable queue of the same name. Extension of the published interface. Default: `false`.
    #[must_use]
    pub fn durable(mut self, durable: bool) -> Self {
        self.durable = Some(durable);
        self
    }
}

/// Messages to monitor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfMonitorMessages {
    /// Name of the queue.
    pub queue: String,
    /// The messages.
    pub messages: Vec<MessageMonitoringParams>,
    /// Keep the queue in the storage, so that it survives the process; it is separate from the
    /// non-durable queue of the same name. Extension of the published interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub durable: Option<bool>,
}

impl ParamsOfMonitorMessages {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(queue: impl Into<String>, messages: Vec<MessageMonitoringParams>) -> Self {
        Self {
            queue: queue.into(),
            messages,
            durable: None,
        }
    }

    /// Keep the queue in the storage, so that it survives the process; it is separate from the
    /// non-durable queue of the same name. Extension of the published interface. Default: `false`.
    #[must_use]
    pub fn durable(mut self, durable: bool) -> Self {
        self.durable = Some(durable);
        self
    }
}

/// A message to encode, send and wait for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfProcessMessage {
    /// The message. `processing_try_index` counts the attempts of this call.
    pub message_encode_params: super::abi::ParamsOfEncodeMessage,
    /// Send a `ProcessingEvent` to the callback for each step of the call. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub send_events: Option<bool>,
    /// Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0
    /// ignore it; all others require it (518).
    pub dapp_id: String,
    /// The contract has no replay protection: send the message once and never repeat it. Without
    /// this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the
    /// published interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unprotected: Option<bool>,
    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verify: Option<bool>,
    /// If a node or the contract refuses the message, wait for the proof that it was not executed,
    /// and report the outcome `not_executed` instead of `refused`. The proof is available
    /// `network.expiration_margin` after the message expires. Extension of the published interface.
    /// Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prove_refusal: Option<bool>,
    /// Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
    /// message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the
    /// main currency) to accepted amounts in nano units. Currencies that are not listed have
    /// defaults: 0, except for the main currency in a call of an active contract, where it is twice
    /// the cost of the run, because a call into another Dapp has to carry that amount. An empty map
    /// requests the check with these defaults. Default: no check. Extension of the published
    /// interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accept_loss: Option<BTreeMap<String, String>>,
    /// Fail after the execution if the ABI declares outputs of the called function and the contract
    /// sends no answer (418) or one that the ABI does not describe (419); `data` has `outcome`
    /// `executed` and `transaction_id`. Without it, `decoded.output` is then absent. Extension of
    /// the published interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer_required: Option<bool>,
}

impl ParamsOfProcessMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        message_encode_params: super::abi::ParamsOfEncodeMessage,
        dapp_id: impl Into<String>,
    ) -> Self {
        Self {
            message_encode_params,
            send_events: None,
            dapp_id: dapp_id.into(),
            unprotected: None,
            verify: None,
            prove_refusal: None,
            accept_loss: None,
            answer_required: None,
        }
    }

    /// Send a `ProcessingEvent` to the callback for each step of the call. Default: `false`.
    #[must_use]
    pub fn send_events(mut self, send_events: bool) -> Self {
        self.send_events = Some(send_events);
        self
    }

    /// The contract has no replay protection: send the message once and never repeat it. Without
    /// this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the
    /// published interface. Default: `false`.
    #[must_use]
    pub fn unprotected(mut self, unprotected: bool) -> Self {
        self.unprotected = Some(unprotected);
        self
    }

    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[must_use]
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = Some(verify);
        self
    }

    /// If a node or the contract refuses the message, wait for the proof that it was not executed,
    /// and report the outcome `not_executed` instead of `refused`. The proof is available
    /// `network.expiration_margin` after the message expires. Extension of the published interface.
    /// Default: `false`.
    #[must_use]
    pub fn prove_refusal(mut self, prove_refusal: bool) -> Self {
        self.prove_refusal = Some(prove_refusal);
        self
    }

    /// Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
    /// message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the
    /// main currency) to accepted amounts in nano units. Currencies that are not listed have
    /// defaults: 0, except for the main currency in a call of an active contract, where it is twice
    /// the cost of the run, because a call into another Dapp has to carry that amount. An empty map
    /// requests the check with these defaults. Default: no check. Extension of the published
    /// interface.
    #[must_use]
    pub fn accept_loss(mut self, accept_loss: BTreeMap<String, String>) -> Self {
        self.accept_loss = Some(accept_loss);
        self
    }

    /// Fail after the execution if the ABI declares outputs of the called function and the contract
    /// sends no answer (418) or one that the ABI does not describe (419); `data` has `outcome`
    /// `executed` and `transaction_id`. Without it, `decoded.output` is then absent. Extension of
    /// the published interface. Default: `false`.
    #[must_use]
    pub fn answer_required(mut self, answer_required: bool) -> Self {
        self.answer_required = Some(answer_required);
        self
    }
}

/// Transactions to read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfReadBalanceChanges {
    /// At most 1000 transactions.
    pub transactions: Vec<ExecutedTransaction>,
}

impl ParamsOfReadBalanceChanges {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(transactions: Vec<ExecutedTransaction>) -> Self {
        Self { transactions }
    }
}

/// An external message to send.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSendMessage {
    /// The message, base64; cache references are not accepted.
    pub message: String,
    /// ABI of the destination: used to check the expiration before sending, and to decode the
    /// result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// Thread of the account, 68 hex characters. Default:
    /// `"00000000000000000000000000000000000000000000000000000000000000000000"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Send a `ProcessingEvent` to the callback for each step of the call. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub send_events: Option<bool>,
    /// Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0
    /// ignore it; all others require it (518).
    pub dapp_id: String,
    /// The contract has no replay protection: send the message once and never repeat it. Without
    /// this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the
    /// published interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unprotected: Option<bool>,
    /// Chain rules of messages and transactions. Default: `abi.rules` of the configuration.
    /// Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
}

impl ParamsOfSendMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(message: impl Into<String>, dapp_id: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            abi: None,
            thread_id: None,
            send_events: None,
            dapp_id: dapp_id.into(),
            unprotected: None,
            rules: None,
        }
    }

    /// ABI of the destination: used to check the expiration before sending, and to decode the
    /// result.
    #[must_use]
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Thread of the account, 68 hex characters. Default:
    /// `"00000000000000000000000000000000000000000000000000000000000000000000"`.
    #[must_use]
    pub fn thread_id(mut self, thread_id: impl Into<String>) -> Self {
        self.thread_id = Some(thread_id.into());
        self
    }

    /// Send a `ProcessingEvent` to the callback for each step of the call. Default: `false`.
    #[must_use]
    pub fn send_events(mut self, send_events: bool) -> Self {
        self.send_events = Some(send_events);
        self
    }

    /// The contract has no replay protection: send the message once and never repeat it. Without
    /// this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the
    /// published interface. Default: `false`.
    #[must_use]
    pub fn unprotected(mut self, unprotected: bool) -> Self {
        self.unprotected = Some(unprotected);
        self
    }

    /// Chain rules of messages and transactions. Default: `abi.rules` of the configuration.
    /// Extension of the published interface.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// Messages to send.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSendMessages {
    /// The messages.
    pub messages: Vec<MessageSendingParams>,
    /// Queue that monitors them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub monitor_queue: Option<String>,
    /// Chain rules of messages and transactions. Default: `abi.rules` of the configuration.
    /// Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
}

impl ParamsOfSendMessages {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(messages: Vec<MessageSendingParams>) -> Self {
        Self {
            messages,
            monitor_queue: None,
            rules: None,
        }
    }

    /// Queue that monitors them.
    #[must_use]
    pub fn monitor_queue(mut self, monitor_queue: impl Into<String>) -> Self {
        self.monitor_queue = Some(monitor_queue.into());
        self
    }

    /// Chain rules of messages and transactions. Default: `abi.rules` of the configuration.
    /// Extension of the published interface.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// A sent message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfWaitForTransaction {
    /// ABI of the destination: determines the expiration and decodes the outgoing messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// The message.
    pub message: String,
    /// Ignored. Deprecated: Since 3.0. Blocks are not iterated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard_block_id: Option<String>,
    /// Send a `ProcessingEvent` to the callback for each step of the call. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub send_events: Option<bool>,
    /// Endpoints that the message was sent to; named in the error if the message is lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sending_endpoints: Option<Vec<String>>,
    /// Hash of the transaction, as returned by `send_message`. Required (512).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tx_hash: Option<String>,
    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verify: Option<bool>,
    /// Chain rules of messages and transactions. Default: `abi.rules` of the configuration.
    /// Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
}

impl ParamsOfWaitForTransaction {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            abi: None,
            message: message.into(),
            shard_block_id: None,
            send_events: None,
            sending_endpoints: None,
            tx_hash: None,
            verify: None,
            rules: None,
        }
    }

    /// ABI of the destination: determines the expiration and decodes the outgoing messages.
    #[must_use]
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Ignored. Deprecated: Since 3.0. Blocks are not iterated.
    #[must_use]
    pub fn shard_block_id(mut self, shard_block_id: impl Into<String>) -> Self {
        self.shard_block_id = Some(shard_block_id.into());
        self
    }

    /// Send a `ProcessingEvent` to the callback for each step of the call. Default: `false`.
    #[must_use]
    pub fn send_events(mut self, send_events: bool) -> Self {
        self.send_events = Some(send_events);
        self
    }

    /// Endpoints that the message was sent to; named in the error if the message is lost.
    #[must_use]
    pub fn sending_endpoints(mut self, sending_endpoints: Vec<String>) -> Self {
        self.sending_endpoints = Some(sending_endpoints);
        self
    }

    /// Hash of the transaction, as returned by `send_message`. Required (512).
    #[must_use]
    pub fn tx_hash(mut self, tx_hash: impl Into<String>) -> Self {
        self.tx_hash = Some(tx_hash.into());
        self
    }

    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[must_use]
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = Some(verify);
        self
    }

    /// Chain rules of messages and transactions. Default: `abi.rules` of the configuration.
    /// Extension of the published interface.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// A message that an account will send later, such as that of a proposal in a multisig wallet.
/// Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PlannedMessage {
    /// The recipient, in workchain 0.
    pub account_id: String,
    /// What the message carries.
    pub amounts: Vec<CurrencyAmount>,
    /// Whether the message is returned if the recipient fails.
    pub bounce: bool,
    /// Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16).
    /// Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchanges: Option<bool>,
    /// Body of the message. Default: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// State init of the message. Default: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state_init: Option<String>,
}

impl PlannedMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account_id: impl Into<String>, amounts: Vec<CurrencyAmount>, bounce: bool) -> Self {
        Self {
            account_id: account_id.into(),
            amounts,
            bounce,
            exchanges: None,
            body: None,
            state_init: None,
        }
    }

    /// Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16).
    /// Default: `false`.
    #[must_use]
    pub fn exchanges(mut self, exchanges: bool) -> Self {
        self.exchanges = Some(exchanges);
        self
    }

    /// Body of the message. Default: none.
    #[must_use]
    pub fn body(mut self, body: impl Into<String>) -> Self {
        self.body = Some(body.into());
        self
    }

    /// State init of the message. Default: none.
    #[must_use]
    pub fn state_init(mut self, state_init: impl Into<String>) -> Self {
        self.state_init = Some(state_init.into());
        self
    }
}

/// A step in the processing of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ProcessingEvent {
    /// Never sent: blocks are not iterated.
    #[non_exhaustive]
    WillFetchFirstBlock {
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
    },
    /// Never sent: blocks are not iterated.
    #[non_exhaustive]
    FetchFirstBlockFailed {
        /// The error.
        error: super::client::ClientError,
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
    },
    /// The message is about to be sent.
    #[non_exhaustive]
    WillSend {
        /// Always empty: blocks are not iterated.
        shard_block_id: String,
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// The message.
        message: String,
    },
    /// The node accepted and executed the message.
    #[non_exhaustive]
    DidSend {
        /// Always empty: blocks are not iterated.
        shard_block_id: String,
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// The message.
        message: String,
    },
    /// The message could not be sent, or the node refused it.
    #[non_exhaustive]
    SendFailed {
        /// Always empty: blocks are not iterated.
        shard_block_id: String,
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// The message.
        message: String,
        /// The error.
        error: super::client::ClientError,
    },
    /// Waiting for the transaction begins.
    #[non_exhaustive]
    WillFetchNextBlock {
        /// Always empty: blocks are not iterated.
        shard_block_id: String,
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// The message.
        message: String,
    },
    /// The transaction could not be queried.
    #[non_exhaustive]
    FetchNextBlockFailed {
        /// Always empty: blocks are not iterated.
        shard_block_id: String,
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// The message.
        message: String,
        /// The error.
        error: super::client::ClientError,
    },
    /// The message expired; a new one is encoded and sent.
    #[non_exhaustive]
    MessageExpired {
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// The message.
        message: String,
        /// Why the message is considered expired.
        error: super::client::ClientError,
    },
    /// The network passed the message to its validators.
    #[non_exhaustive]
    RempSentToValidators {
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// When the status was set, Unix time in ms.
        timestamp: u64,
        /// Additional data from the node; null if there is none.
        json: Json,
    },
    /// The message is in a block candidate.
    #[non_exhaustive]
    RempIncludedIntoBlock {
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// When the status was set, Unix time in ms.
        timestamp: u64,
        /// Additional data from the node; null if there is none.
        json: Json,
    },
    /// The message is in an accepted block.
    #[non_exhaustive]
    RempIncludedIntoAcceptedBlock {
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// When the status was set, Unix time in ms.
        timestamp: u64,
        /// Additional data from the node; null if there is none.
        json: Json,
    },
    /// Another status, such as a final one.
    #[non_exhaustive]
    RempOther {
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// When the status was set, Unix time in ms.
        timestamp: u64,
        /// Additional data from the node; null if there is none.
        json: Json,
    },
    /// No more statuses are expected; the transaction is awaited instead.
    #[non_exhaustive]
    RempError {
        /// Hash of the message.
        message_id: String,
        /// Destination, `<workchain>:<hex>`.
        message_dst: String,
        /// The reason.
        error: super::client::ClientError,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ProcessingEvent {
    /// Never sent: blocks are not iterated.
    #[must_use]
    pub fn will_fetch_first_block(
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
    ) -> Self {
        Self::WillFetchFirstBlock {
            message_id: message_id.into(),
            message_dst: message_dst.into(),
        }
    }

    /// Never sent: blocks are not iterated.
    #[must_use]
    pub fn fetch_first_block_failed(
        error: super::client::ClientError,
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
    ) -> Self {
        Self::FetchFirstBlockFailed {
            error,
            message_id: message_id.into(),
            message_dst: message_dst.into(),
        }
    }

    /// The message is about to be sent.
    #[must_use]
    pub fn will_send(
        shard_block_id: impl Into<String>,
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        message: impl Into<String>,
    ) -> Self {
        Self::WillSend {
            shard_block_id: shard_block_id.into(),
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            message: message.into(),
        }
    }

    /// The node accepted and executed the message.
    #[must_use]
    pub fn did_send(
        shard_block_id: impl Into<String>,
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        message: impl Into<String>,
    ) -> Self {
        Self::DidSend {
            shard_block_id: shard_block_id.into(),
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            message: message.into(),
        }
    }

    /// The message could not be sent, or the node refused it.
    #[must_use]
    pub fn send_failed(
        shard_block_id: impl Into<String>,
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        message: impl Into<String>,
        error: super::client::ClientError,
    ) -> Self {
        Self::SendFailed {
            shard_block_id: shard_block_id.into(),
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            message: message.into(),
            error,
        }
    }

    /// Waiting for the transaction begins.
    #[must_use]
    pub fn will_fetch_next_block(
        shard_block_id: impl Into<String>,
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        message: impl Into<String>,
    ) -> Self {
        Self::WillFetchNextBlock {
            shard_block_id: shard_block_id.into(),
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            message: message.into(),
        }
    }

    /// The transaction could not be queried.
    #[must_use]
    pub fn fetch_next_block_failed(
        shard_block_id: impl Into<String>,
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        message: impl Into<String>,
        error: super::client::ClientError,
    ) -> Self {
        Self::FetchNextBlockFailed {
            shard_block_id: shard_block_id.into(),
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            message: message.into(),
            error,
        }
    }

    /// The message expired; a new one is encoded and sent.
    #[must_use]
    pub fn message_expired(
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        message: impl Into<String>,
        error: super::client::ClientError,
    ) -> Self {
        Self::MessageExpired {
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            message: message.into(),
            error,
        }
    }

    /// The network passed the message to its validators.
    #[must_use]
    pub fn remp_sent_to_validators(
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        timestamp: u64,
        json: impl Into<Json>,
    ) -> Self {
        Self::RempSentToValidators {
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            timestamp,
            json: json.into(),
        }
    }

    /// The message is in a block candidate.
    #[must_use]
    pub fn remp_included_into_block(
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        timestamp: u64,
        json: impl Into<Json>,
    ) -> Self {
        Self::RempIncludedIntoBlock {
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            timestamp,
            json: json.into(),
        }
    }

    /// The message is in an accepted block.
    #[must_use]
    pub fn remp_included_into_accepted_block(
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        timestamp: u64,
        json: impl Into<Json>,
    ) -> Self {
        Self::RempIncludedIntoAcceptedBlock {
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            timestamp,
            json: json.into(),
        }
    }

    /// Another status, such as a final one.
    #[must_use]
    pub fn remp_other(
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        timestamp: u64,
        json: impl Into<Json>,
    ) -> Self {
        Self::RempOther {
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            timestamp,
            json: json.into(),
        }
    }

    /// No more statuses are expected; the transaction is awaited instead.
    #[must_use]
    pub fn remp_error(
        message_id: impl Into<String>,
        message_dst: impl Into<String>,
        error: super::client::ClientError,
    ) -> Self {
        Self::RempError {
            message_id: message_id.into(),
            message_dst: message_dst.into(),
            error,
        }
    }
}

impl<'de> Deserialize<'de> for ProcessingEvent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "WillFetchFirstBlock" => Self::WillFetchFirstBlock {
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
            },
            "FetchFirstBlockFailed" => Self::FetchFirstBlockFailed {
                error: fields.take("error")?,
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
            },
            "WillSend" => Self::WillSend {
                shard_block_id: fields.take("shard_block_id")?,
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                message: fields.take("message")?,
            },
            "DidSend" => Self::DidSend {
                shard_block_id: fields.take("shard_block_id")?,
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                message: fields.take("message")?,
            },
            "SendFailed" => Self::SendFailed {
                shard_block_id: fields.take("shard_block_id")?,
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                message: fields.take("message")?,
                error: fields.take("error")?,
            },
            "WillFetchNextBlock" => Self::WillFetchNextBlock {
                shard_block_id: fields.take("shard_block_id")?,
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                message: fields.take("message")?,
            },
            "FetchNextBlockFailed" => Self::FetchNextBlockFailed {
                shard_block_id: fields.take("shard_block_id")?,
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                message: fields.take("message")?,
                error: fields.take("error")?,
            },
            "MessageExpired" => Self::MessageExpired {
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                message: fields.take("message")?,
                error: fields.take("error")?,
            },
            "RempSentToValidators" => Self::RempSentToValidators {
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                timestamp: fields.take("timestamp")?,
                json: fields.take("json")?,
            },
            "RempIncludedIntoBlock" => Self::RempIncludedIntoBlock {
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                timestamp: fields.take("timestamp")?,
                json: fields.take("json")?,
            },
            "RempIncludedIntoAcceptedBlock" => Self::RempIncludedIntoAcceptedBlock {
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                timestamp: fields.take("timestamp")?,
                json: fields.take("json")?,
            },
            "RempOther" => Self::RempOther {
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                timestamp: fields.take("timestamp")?,
                json: fields.take("json")?,
            },
            "RempError" => Self::RempError {
                message_id: fields.take("message_id")?,
                message_dst: fields.take("message_dst")?,
                error: fields.take("error")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Kind of a message of processing functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ProcessingResponseType {
    /// A `ProcessingEvent`.
    ProcessingEvent,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl ProcessingResponseType {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::ProcessingEvent => 100,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for ProcessingResponseType {
    fn from(value: i64) -> Self {
        match value {
            100 => Self::ProcessingEvent,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for ProcessingResponseType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ProcessingResponseType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// State of a recipient before the message. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RecipientState {
    /// The account has a contract.
    Active,
    /// The account exists and has no contract.
    Uninit,
    /// It is frozen.
    Frozen,
    /// It does not exist.
    Absent,
    /// It could not be read.
    Unknown,
    /// A constant that this version does not know.
    Other(String),
}

impl RecipientState {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Active => "active",
            Self::Uninit => "uninit",
            Self::Frozen => "frozen",
            Self::Absent => "absent",
            Self::Unknown => "unknown",
            Self::Other(value) => value,
        }
    }
}

impl From<String> for RecipientState {
    fn from(value: String) -> Self {
        match value.as_str() {
            "active" => Self::Active,
            "uninit" => Self::Uninit,
            "frozen" => Self::Frozen,
            "absent" => Self::Absent,
            "unknown" => Self::Unknown,
            _ => Self::Other(value),
        }
    }
}

impl Serialize for RecipientState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RecipientState {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Fetched results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfFetchNextMonitorResults {
    /// The results. They are removed from the queue; those of a durable queue stay until they are
    /// acknowledged, and at most 1000 are returned at once.
    pub results: Vec<MessageMonitoringResult>,
}

impl ResultOfFetchNextMonitorResults {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(results: Vec<MessageMonitoringResult>) -> Self {
        Self { results }
    }
}

/// What the message would do, according to a local run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfFindLosses {
    /// Outgoing messages to other accounts, in the order of the transaction.
    pub transfers: Vec<MessageTransfer>,
    /// All losses: those of `transfers`, and possible losses of messages that the recipients send
    /// to accounts that were read.
    pub losses: Vec<Loss>,
    /// Why the message would send nothing: its account does not exist or does not accept it, or the
    /// transaction would be aborted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<super::client::ClientError>,
}

impl ResultOfFindLosses {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(transfers: Vec<MessageTransfer>, losses: Vec<Loss>) -> Self {
        Self {
            transfers,
            losses,
            error: None,
        }
    }

    /// Why the message would send nothing: its account does not exist or does not accept it, or the
    /// transaction would be aborted.
    #[must_use]
    pub fn error(mut self, error: super::client::ClientError) -> Self {
        self.error = Some(error);
        self
    }
}

/// What became of the message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfFindOutcome {
    /// `executed` or `failed` by its transaction; `not_executed` only if it is proven that it was
    /// not executed and never will be; otherwise `unknown`.
    pub outcome: Outcome,
    /// Hash of the message.
    pub message_hash: String,
    /// Expiration of the message, Unix time in s; absent if it is not known or there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expire_at: Option<u32>,
    /// Its transaction, with `executed` and `failed`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction_id: Option<String>,
    /// How final the transaction is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finality: Option<Finality>,
    /// With `not_executed`: time of the state of the account that proves it, Unix time in ms; of
    /// several, the earliest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state_timestamp: Option<u64>,
    /// With `unknown`: what is missing for a proof, for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_proven: Option<String>,
    /// With `unknown`, before this time: the earliest time at which a proof is possible, Unix time
    /// in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settles_at: Option<u32>,
}

impl ResultOfFindOutcome {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(outcome: Outcome, message_hash: impl Into<String>) -> Self {
        Self {
            outcome,
            message_hash: message_hash.into(),
            expire_at: None,
            transaction_id: None,
            finality: None,
            state_timestamp: None,
            not_proven: None,
            settles_at: None,
        }
    }

    /// Expiration of the message, Unix time in s; absent if it is not known or there is none.
    #[must_use]
    pub fn expire_at(mut self, expire_at: u32) -> Self {
        self.expire_at = Some(expire_at);
        self
    }

    /// Its transaction, with `executed` and `failed`.
    #[must_use]
    pub fn transaction_id(mut self, transaction_id: impl Into<String>) -> Self {
        self.transaction_id = Some(transaction_id.into());
        self
    }

    /// How final the transaction is.
    #[must_use]
    pub fn finality(mut self, finality: Finality) -> Self {
        self.finality = Some(finality);
        self
    }

    /// With `not_executed`: time of the state of the account that proves it, Unix time in ms; of
    /// several, the earliest.
    #[must_use]
    pub fn state_timestamp(mut self, state_timestamp: u64) -> Self {
        self.state_timestamp = Some(state_timestamp);
        self
    }

    /// With `unknown`: what is missing for a proof, for people.
    #[must_use]
    pub fn not_proven(mut self, not_proven: impl Into<String>) -> Self {
        self.not_proven = Some(not_proven.into());
        self
    }

    /// With `unknown`, before this time: the earliest time at which a proof is possible, Unix time
    /// in s.
    #[must_use]
    pub fn settles_at(mut self, settles_at: u32) -> Self {
        self.settles_at = Some(settles_at);
        self
    }
}

/// The transaction of a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfProcessMessage {
    /// The transaction as `boc.parse_transaction` returns it, with `boc`.
    pub transaction: Json,
    /// Outbound messages, in the order of the transaction.
    pub out_messages: Vec<String>,
    /// Decoded outbound messages, if an ABI is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decoded: Option<DecodedOutput>,
    /// Fees of the transaction.
    pub fees: super::tvm::TransactionFees,
    /// The account. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_id: Option<String>,
    /// Real Dapp ID of the account, read after execution; absent if it could not be read, and on
    /// networks without Dapp IDs. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// How final the transaction is. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finality: Option<Finality>,
    /// Losses of the outgoing messages. Only with `accept_loss`, which asks for the check. They are
    /// taken from the transactions of the recipients if the network shows them, otherwise from a
    /// local run. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub losses: Option<Vec<Loss>>,
}

impl ResultOfProcessMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        transaction: impl Into<Json>,
        out_messages: Vec<String>,
        fees: super::tvm::TransactionFees,
    ) -> Self {
        Self {
            transaction: transaction.into(),
            out_messages,
            decoded: None,
            fees,
            account_id: None,
            dapp_id: None,
            finality: None,
            losses: None,
        }
    }

    /// Decoded outbound messages, if an ABI is known.
    #[must_use]
    pub fn decoded(mut self, decoded: DecodedOutput) -> Self {
        self.decoded = Some(decoded);
        self
    }

    /// The account. Extension of the published interface.
    #[must_use]
    pub fn account_id(mut self, account_id: impl Into<String>) -> Self {
        self.account_id = Some(account_id.into());
        self
    }

    /// Real Dapp ID of the account, read after execution; absent if it could not be read, and on
    /// networks without Dapp IDs. Extension of the published interface.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// How final the transaction is. Extension of the published interface.
    #[must_use]
    pub fn finality(mut self, finality: Finality) -> Self {
        self.finality = Some(finality);
        self
    }

    /// Losses of the outgoing messages. Only with `accept_loss`, which asks for the check. They are
    /// taken from the transactions of the recipients if the network shows them, otherwise from a
    /// local run. Extension of the published interface.
    #[must_use]
    pub fn losses(mut self, losses: Vec<Loss>) -> Self {
        self.losses = Some(losses);
        self
    }
}

/// Balance changes of the transactions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfReadBalanceChanges {
    /// In the order of the parameters.
    pub transactions: Vec<BalanceChange>,
}

impl ResultOfReadBalanceChanges {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(transactions: Vec<BalanceChange>) -> Self {
        Self { transactions }
    }
}

/// Result of sending a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSendMessage {
    /// Hash of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_hash: Option<String>,
    /// Block of the transaction; `None` if the node does not report it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_hash: Option<String>,
    /// Hash of the transaction; `None` if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tx_hash: Option<String>,
    /// Decoded results of the called function, if `abi` is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub return_value: Option<Json>,
    /// Whether the transaction was aborted; with exit code 0, its action phase may have failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aborted: Option<bool>,
    /// Exit code of the compute phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// Thread that executed the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Hosts that produce the blocks of the thread.
    pub producers: Vec<String>,
    /// Time of the answer by the clock of the node, Unix time in ms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current_time: Option<String>,
    /// The account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_id: Option<String>,
    /// Real Dapp ID of the account, read after execution; absent if it could not be read, and on
    /// networks without Dapp IDs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// How final the transaction is. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finality: Option<Finality>,
}

impl ResultOfSendMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(producers: Vec<String>) -> Self {
        Self {
            message_hash: None,
            block_hash: None,
            tx_hash: None,
            return_value: None,
            aborted: None,
            exit_code: None,
            thread_id: None,
            producers,
            current_time: None,
            account_id: None,
            dapp_id: None,
            finality: None,
        }
    }

    /// Hash of the message.
    #[must_use]
    pub fn message_hash(mut self, message_hash: impl Into<String>) -> Self {
        self.message_hash = Some(message_hash.into());
        self
    }

    /// Block of the transaction; `None` if the node does not report it.
    #[must_use]
    pub fn block_hash(mut self, block_hash: impl Into<String>) -> Self {
        self.block_hash = Some(block_hash.into());
        self
    }

    /// Hash of the transaction; `None` if there is none.
    #[must_use]
    pub fn tx_hash(mut self, tx_hash: impl Into<String>) -> Self {
        self.tx_hash = Some(tx_hash.into());
        self
    }

    /// Decoded results of the called function, if `abi` is given.
    #[must_use]
    pub fn return_value(mut self, return_value: impl Into<Json>) -> Self {
        self.return_value = Some(return_value.into());
        self
    }

    /// Whether the transaction was aborted; with exit code 0, its action phase may have failed.
    #[must_use]
    pub fn aborted(mut self, aborted: bool) -> Self {
        self.aborted = Some(aborted);
        self
    }

    /// Exit code of the compute phase.
    #[must_use]
    pub fn exit_code(mut self, exit_code: i32) -> Self {
        self.exit_code = Some(exit_code);
        self
    }

    /// Thread that executed the message.
    #[must_use]
    pub fn thread_id(mut self, thread_id: impl Into<String>) -> Self {
        self.thread_id = Some(thread_id.into());
        self
    }

    /// Time of the answer by the clock of the node, Unix time in ms.
    #[must_use]
    pub fn current_time(mut self, current_time: impl Into<String>) -> Self {
        self.current_time = Some(current_time.into());
        self
    }

    /// The account.
    #[must_use]
    pub fn account_id(mut self, account_id: impl Into<String>) -> Self {
        self.account_id = Some(account_id.into());
        self
    }

    /// Real Dapp ID of the account, read after execution; absent if it could not be read, and on
    /// networks without Dapp IDs.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// How final the transaction is. Extension of the published interface.
    #[must_use]
    pub fn finality(mut self, finality: Finality) -> Self {
        self.finality = Some(finality);
        self
    }
}

/// The sent messages.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSendMessages {
    /// All messages, in the form `Boc`.
    pub messages: Vec<MessageMonitoringParams>,
}

impl ResultOfSendMessages {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(messages: Vec<MessageMonitoringParams>) -> Self {
        Self { messages }
    }
}

/// Flags of a message that a contract sends, for parameters such as `flags` of a wallet; combine
/// them with `|`. Networks with Dapp IDs allow these. Extension of the published interface.
pub mod send_flags {
    /// The sender pays the forwarding fee in addition to the amount. Without it, the fee is taken
    /// from the amount.
    pub const PAY_FEES: u8 = 1;
    /// All SHELL (currency 2) of the message becomes main currency on arrival, one to one. It
    /// arrives in other Dapp IDs as well.
    pub const EXCHANGE: u8 = 16;
    /// Deletes the sending account if its balance is zero afterwards. Only together with
    /// `AllBalance`.
    pub const DESTROY_IF_EMPTY: u8 = 32;
    /// Sends everything that the account has, in all currencies.
    pub const ALL_BALANCE: u8 = 128;
}

/// What is not known about a transfer. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TransferDoubt {
    /// The state of the recipient could not be read.
    Recipient,
    /// The message cannot be executed locally on the recipient.
    Run,
    /// An earlier message of the same call deploys the recipient, and the network may assign it to
    /// another Dapp.
    DappId,
    /// The recipient sends messages of its own, which were not followed.
    SendsOn,
    /// A constant that this version does not know.
    Unknown(String),
}

impl TransferDoubt {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Recipient => "recipient",
            Self::Run => "run",
            Self::DappId => "dapp_id",
            Self::SendsOn => "sends_on",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for TransferDoubt {
    fn from(value: String) -> Self {
        match value.as_str() {
            "recipient" => Self::Recipient,
            "run" => Self::Run,
            "dapp_id" => Self::DappId,
            "sends_on" => Self::SendsOn,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for TransferDoubt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TransferDoubt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Codes of the errors of module `processing`.
pub mod error_code {
    /// The `expire` header of a message is not in the future before it is sent.
    pub const MESSAGE_ALREADY_EXPIRED: i64 = 501;
    /// The destination of a message is not an account.
    pub const MESSAGE_HAS_NOT_DESTINATION_ADDRESS: i64 = 502;
    /// Cannot occur: a message that cannot be serialized is an error of module abi (305, 306).
    pub const CAN_NOT_BUILD_MESSAGE_CELL: i64 = 503;
    /// Cannot occur: blocks are not iterated.
    pub const FETCH_BLOCK_FAILED: i64 = 504;
    /// Cannot occur: a refusal by the node is 621 of module net.
    pub const SEND_MESSAGE_FAILED: i64 = 505;
    /// Cannot occur: an invalid message is 201 of module boc.
    pub const INVALID_MESSAGE_BOC: i64 = 506;
    /// The transaction of a message with an `expire` header was not found in time, or the contract
    /// refused the message as expired (57) or repeated (52). `data.sent` is false if it is proven
    /// that the message was not executed and never will be, true if this is unknown.
    pub const MESSAGE_EXPIRED: i64 = 507;
    /// The transaction of a message without an `expire` header was not found within
    /// `network.message_processing_timeout`. The message may have been executed or may still be.
    pub const TRANSACTION_WAIT_TIMEOUT: i64 = 508;
    /// Cannot occur: blocks are not iterated.
    pub const INVALID_BLOCK_RECEIVED: i64 = 509;
    /// Cannot occur: blocks are not iterated.
    pub const CAN_NOT_CHECK_BLOCK_SHARD: i64 = 510;
    /// No starting block was found.
    pub const BLOCK_NOT_FOUND: i64 = 511;
    /// An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of
    /// the node is invalid.
    pub const INVALID_DATA: i64 = 512;
    /// `process_message` is called with `Signer.External`, which leaves no time to sign the
    /// message.
    pub const EXTERNAL_SIGNER_MUST_NOT_BE_USED: i64 = 513;
    /// The network reported by REMP that it refused the message.
    pub const MESSAGE_REJECTED: i64 = 514;
    /// A REMP status is invalid. Reported only in the event `RempError`.
    pub const INVALID_REMP_STATUS: i64 = 515;
    /// No further REMP status arrived in time. Reported only in the event `RempError`.
    pub const NEXT_REMP_STATUS_TIMEOUT: i64 = 516;
    /// `thread_id` is not 68 hex characters.
    pub const INVALID_THREAD: i64 = 517;
    /// `dapp_id` is missing or empty, and the node supports Dapp IDs (version 1.0.0 or later, or
    /// unknown).
    pub const DAPP_ID_REQUIRED: i64 = 518;
    /// The ABI has neither `time` nor `expire`, so the contract is not protected from executing a
    /// copy of the message, and `unprotected` is not set, or the library runs in a page, which
    /// cannot send a message only once. Nothing was sent. Extension of the published interface.
    pub const MESSAGE_UNPROTECTED: i64 = 519;
    /// The node reports chain rules other than those under which the message was created. Nothing
    /// was sent. Extension of the published interface.
    pub const OTHER_RULES: i64 = 520;
    /// The message would certainly lose more than `accept_loss` accepts; `data` names the losses,
    /// the recipient and the remedy. Nothing was signed or sent. Extension of the published
    /// interface.
    pub const LOSS_NOT_ACCEPTED: i64 = 521;
}

/// Functions of the module `processing`.
///
/// Sends messages, waits for their transactions, and monitors them.
#[derive(Clone, Copy, Debug)]
pub struct ProcessingModule<'a> {
    client: &'a crate::Client,
}

impl<'a> ProcessingModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Adds messages to a monitoring queue.
    ///
    /// Creates the queue if it does not exist. With `durable`, returns after the messages are
    /// stored; they are monitored until they have a result, by every client with the same storage
    /// and network that accesses the queue. To never lose track of a message, monitor it before
    /// sending it.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 201 (`InvalidBoc`), 206 (`BocRefNotFound`),
    /// 512 (`InvalidData`), 35 (`LocalStorageError`), 1003 (`NetworkNotIdentified`).
    pub fn monitor_messages(&self, params: &ParamsOfMonitorMessages) -> binding::Call<()> {
        binding::call(self.client, "processing.monitor_messages", params)
    }

    /// Counts the messages and results of a queue.
    ///
    /// An unknown queue has zero counts.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`).
    pub fn get_monitor_info(
        &self,
        params: &ParamsOfGetMonitorInfo,
    ) -> binding::Call<MonitoringQueueInfo> {
        binding::call(self.client, "processing.get_monitor_info", params)
    }

    /// Returns results of a queue and removes them from it, optionally waiting for them.
    ///
    /// A waiting call fails if the network fails permanently; the queue continues. On an empty
    /// queue it waits until messages are added and resolved; to end it, cancel the call or the
    /// queue. Results of a durable queue stay until they are acknowledged, and report `Timeout`
    /// only if the network answered after `wait_until`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 11 (`HttpRequestSendError`), 12 (`HttpRequestParseError`), 608
    /// (`GraphqlError`), 615 (`Unauthorized`), 14 (`NetModuleNotInit`), 512 (`InvalidData`), 35
    /// (`LocalStorageError`), 1003 (`NetworkNotIdentified`).
    pub fn fetch_next_monitor_results(
        &self,
        params: &ParamsOfFetchNextMonitorResults,
    ) -> binding::Call<ResultOfFetchNextMonitorResults> {
        binding::call(self.client, "processing.fetch_next_monitor_results", params)
    }

    /// Removes a queue with its messages and results.
    ///
    /// Unknown queues are ignored. A waiting fetch returns without results.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`).
    pub fn cancel_monitor(&self, params: &ParamsOfCancelMonitor) -> binding::Call<()> {
        binding::call(self.client, "processing.cancel_monitor", params)
    }

    /// Sends external messages and optionally monitors them.
    ///
    /// The Dapp ID of each destination is assumed to be its account id; a node redirects to the
    /// real one. All messages are parsed before the first is sent. A spending policy decides about
    /// all of them before the first is sent: if it refuses one, none is sent and none counts. If
    /// some cannot be sent, the others are still sent. The error of the first failure reports in
    /// `data.sent` whether any message was sent, in `data.executed` the hashes of executed
    /// messages, and in `data.unknown` those that may have been executed or may still be. Both
    /// kinds are monitored.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 14 (`NetModuleNotInit`), 11
    /// (`HttpRequestSendError`), 12 (`HttpRequestParseError`), 502
    /// (`MessageHasNotDestinationAddress`), 512 (`InvalidData`), 518 (`DappIdRequired`), 520
    /// (`OtherRules`), 615 (`Unauthorized`), 619 (`ParseUrlFailed`), 621 (`SendMessageFailed`), 622
    /// (`NotFound`), 623 (`AllAttemptsFailed`), 1201 (`RecipientNotAllowed`), 1202
    /// (`SpendingLimitReached`), 1203 (`SpendingUnknown`), 1204 (`SpendingNotApproved`), 1205
    /// (`LossNotAllowed`), 35 (`LocalStorageError`).
    pub fn send_messages(
        &self,
        params: &ParamsOfSendMessages,
    ) -> binding::Call<ResultOfSendMessages> {
        binding::call(self.client, "processing.send_messages", params)
    }

    /// Sends an external message and returns the outcome of its execution.
    ///
    /// Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects
    /// to another producer or thread. If the node answers anything but a result, the transaction of
    /// the message is looked up and, if found, its result is returned: nodes repost messages, so a
    /// message may be refused although it was executed. Every error has `data.outcome` (`Outcome`),
    /// which is `not_executed` if this call sent nothing; every error after sending has `data.sent`
    /// true, `data.message_hash` and, if `abi` determines it, `data.expire_at`: the message may
    /// have been executed or may still be. With `abi`, messages to the same account with the same
    /// key are sent in turns.
    ///
    /// Messages go to the handler that `on_message` is given, all of them before the call is done.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 3 (`InvalidBase64`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 303 (`InvalidJson`), 501 (`MessageAlreadyExpired`), 519
    /// (`MessageUnprotected`), 517 (`InvalidThread`), 14 (`NetModuleNotInit`), 11
    /// (`HttpRequestSendError`), 12 (`HttpRequestParseError`), 502
    /// (`MessageHasNotDestinationAddress`), 512 (`InvalidData`), 518 (`DappIdRequired`), 520
    /// (`OtherRules`), 615 (`Unauthorized`), 619 (`ParseUrlFailed`), 621 (`SendMessageFailed`), 622
    /// (`NotFound`), 623 (`AllAttemptsFailed`), 1201 (`RecipientNotAllowed`), 1202
    /// (`SpendingLimitReached`), 1203 (`SpendingUnknown`), 1204 (`SpendingNotApproved`), 1205
    /// (`LossNotAllowed`), 35 (`LocalStorageError`).
    pub fn send_message(
        &self,
        params: &ParamsOfSendMessage,
    ) -> binding::Call<ResultOfSendMessage, ProcessingEvent> {
        let call = binding::call(self.client, "processing.send_message", params);
        call.with_messages(binding::read_message::<ProcessingEvent>)
    }

    /// Waits for the transaction of a sent message.
    ///
    /// The wait ends `network.message_processing_timeout` after the expiration of the message, or
    /// after the call if it does not expire. An aborted transaction is an error. A transaction that
    /// does not appear is an error too, with the outcome of a local run in `data.local_error`. This
    /// function cannot prove that a message was not executed, because it does not know the state of
    /// the account before sending: its errors always have `data.sent` true, with the outcome
    /// `failed`, `unknown` or, if the result cannot be read, `executed`.
    ///
    /// Messages go to the handler that `on_message` is given, all of them before the call is done.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 303
    /// (`InvalidJson`), 14 (`NetModuleNotInit`), 11 (`HttpRequestSendError`), 12
    /// (`HttpRequestParseError`), 502 (`MessageHasNotDestinationAddress`), 507 (`MessageExpired`),
    /// 508 (`TransactionWaitTimeout`), 512 (`InvalidData`), 514 (`MessageRejected`), 401
    /// (`CanNotReadTransaction`), 403 (`TransactionAborted`), 405 (`ActionPhaseFailed`), 406
    /// (`AccountCodeMissing`), 407 (`LowBalance`), 408 (`AccountFrozenOrDeleted`), 414
    /// (`ContractExecutionError`), 415 (`AccountIsSuspended`), 605 (`InvalidServerResponse`), 608
    /// (`GraphqlError`), 615 (`Unauthorized`), 904 (`DataDiffersFromProven`), 903
    /// (`InternalError`), 901 (`InvalidData`), 902 (`ProofCheckFailed`).
    pub fn wait_for_transaction(
        &self,
        params: &ParamsOfWaitForTransaction,
    ) -> binding::Call<ResultOfProcessMessage, ProcessingEvent> {
        let call = binding::call(self.client, "processing.wait_for_transaction", params);
        call.with_messages(binding::read_message::<ProcessingEvent>)
    }

    /// Encodes a message, sends it, and waits for its transaction.
    ///
    /// A message is replaced by a new one, signed again and with a longer lifetime, up to
    /// `network.message_retries_count` times, but only after proof that it was not executed. The
    /// proof requires that the contract checks `expire`, and that the message is not in the account
    /// state and the gapless list of its transactions, both taken later than `expire` plus
    /// `network.expiration_margin`. A local run must also show that another attempt can succeed.
    /// While no endpoint is reachable, the same message is sent again, within its lifetime and
    /// `network.max_reconnect_timeout`. Every error has `data.outcome` (`Outcome`) and `data.sent`;
    /// after sending also `data.message_hash` and, with an expiration, `data.expire_at`: `sent` is
    /// true while the message may have been executed, and false once it is proven that it was not.
    /// A message without `expire` is never replaced; without replay protection (519), it is not
    /// even repeated. Messages to one account with one key, from ABIs with `time`, are signed and
    /// sent in turns.
    ///
    /// Messages go to the handler that `on_message` is given, all of them before the call is done.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 26 (`AppRequestError`), 29 (`CanNotReceiveRequestResult`), 30
    /// (`CanNotParseRequestResult`), 31 (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3
    /// (`InvalidBase64`), 109 (`InvalidKeySize`), 111 (`NaclBoxFailed`), 114
    /// (`Bip39InvalidPhrase`), 115 (`Bip32InvalidKey`), 116 (`Bip32InvalidDerivePath`), 118
    /// (`Bip39InvalidWordCount`), 130 (`CryptoBoxNotRegistered`), 133
    /// (`CryptoBoxSecretDeserializationError`), 100 (`InvalidPublicKey`), 101 (`InvalidSecretKey`),
    /// 121 (`SigningBoxNotRegistered`), 4 (`InvalidAddress`), 301
    /// (`RequiredAddressMissingForEncodeMessage`), 302 (`RequiredCallSetMissingForEncodeMessage`),
    /// 305 (`EncodeDeployMessageFailed`), 306 (`EncodeRunMessageFailed`), 307
    /// (`AttachSignatureFailed`), 308 (`InvalidTvcImage`), 312 (`InvalidFunctionId`), 314
    /// (`EncodeInitialDataFailed`), 316 (`PubKeyNotSupported`), 14 (`NetModuleNotInit`), 11
    /// (`HttpRequestSendError`), 12 (`HttpRequestParseError`), 502
    /// (`MessageHasNotDestinationAddress`), 512 (`InvalidData`), 518 (`DappIdRequired`), 520
    /// (`OtherRules`), 615 (`Unauthorized`), 619 (`ParseUrlFailed`), 621 (`SendMessageFailed`), 622
    /// (`NotFound`), 623 (`AllAttemptsFailed`), 1201 (`RecipientNotAllowed`), 1202
    /// (`SpendingLimitReached`), 1203 (`SpendingUnknown`), 1204 (`SpendingNotApproved`), 1205
    /// (`LossNotAllowed`), 35 (`LocalStorageError`), 507 (`MessageExpired`), 508
    /// (`TransactionWaitTimeout`), 514 (`MessageRejected`), 401 (`CanNotReadTransaction`), 403
    /// (`TransactionAborted`), 405 (`ActionPhaseFailed`), 406 (`AccountCodeMissing`), 407
    /// (`LowBalance`), 408 (`AccountFrozenOrDeleted`), 414 (`ContractExecutionError`), 415
    /// (`AccountIsSuspended`), 605 (`InvalidServerResponse`), 608 (`GraphqlError`), 904
    /// (`DataDiffersFromProven`), 903 (`InternalError`), 901 (`InvalidData`), 902
    /// (`ProofCheckFailed`), 513 (`ExternalSignerMustNotBeUsed`), 519 (`MessageUnprotected`), 606
    /// (`ClockOutOfSync`), 23 (`InvalidParams`), 521 (`LossNotAccepted`), 418 (`AnswerMissing`),
    /// 419 (`AnswerUnreadable`).
    pub fn process_message(
        &self,
        params: &ParamsOfProcessMessage,
    ) -> binding::Call<ResultOfProcessMessage, ProcessingEvent> {
        let call = binding::call(self.client, "processing.process_message", params);
        call.with_messages(binding::read_message::<ProcessingEvent>)
    }

    /// Reports what became of a message, and proves that it was not executed where that is
    /// possible.
    ///
    /// Extension: The published library has no such function. Looks once for the transaction of the
    /// message. If the network shows none, it looks for the proof that `process_message` and the
    /// outbox require before they replace a message: a state of the account later than the
    /// expiration plus `network.expiration_margin`, on which the contract no longer accepts the
    /// message, and all transactions of the account since before the message. The proof takes as
    /// much as the configuration demands: with `network.agreement`, that many operators must agree;
    /// with `proofs.prove_replacements`, signatures of the network must prove it. A message without
    /// an expiration, or one that has not expired yet, is `unknown` until its transaction is found.
    /// Nothing is sent.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 11 (`HttpRequestSendError`), 12
    /// (`HttpRequestParseError`), 23 (`InvalidParams`), 201 (`InvalidBoc`), 206 (`BocRefNotFound`),
    /// 303 (`InvalidJson`), 517 (`InvalidThread`), 502 (`MessageHasNotDestinationAddress`), 512
    /// (`InvalidData`), 401 (`CanNotReadTransaction`), 605 (`InvalidServerResponse`), 608
    /// (`GraphqlError`), 615 (`Unauthorized`).
    pub fn find_outcome(&self, params: &ParamsOfFindOutcome) -> binding::Call<ResultOfFindOutcome> {
        binding::call(self.client, "processing.find_outcome", params)
    }

    /// Reports what a message would pay, how much would arrive and how much would be lost.
    ///
    /// Extension: The published library has no such function. Runs the message locally on the
    /// current state of its account, and each resulting message on the state of its recipient.
    /// `out_messages` and `planned` are only run on their recipients. A loss is `certain` if the
    /// run of the recipient shows it, and `possible` if it depends on something that is not known.
    /// Nothing is signed or sent. A transaction that is executed before the message may change the
    /// outcome.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 26 (`AppRequestError`), 29 (`CanNotReceiveRequestResult`), 30
    /// (`CanNotParseRequestResult`), 31 (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3
    /// (`InvalidBase64`), 109 (`InvalidKeySize`), 111 (`NaclBoxFailed`), 114
    /// (`Bip39InvalidPhrase`), 115 (`Bip32InvalidKey`), 116 (`Bip32InvalidDerivePath`), 118
    /// (`Bip39InvalidWordCount`), 130 (`CryptoBoxNotRegistered`), 133
    /// (`CryptoBoxSecretDeserializationError`), 100 (`InvalidPublicKey`), 101 (`InvalidSecretKey`),
    /// 121 (`SigningBoxNotRegistered`), 4 (`InvalidAddress`), 301
    /// (`RequiredAddressMissingForEncodeMessage`), 302 (`RequiredCallSetMissingForEncodeMessage`),
    /// 305 (`EncodeDeployMessageFailed`), 306 (`EncodeRunMessageFailed`), 307
    /// (`AttachSignatureFailed`), 308 (`InvalidTvcImage`), 312 (`InvalidFunctionId`), 314
    /// (`EncodeInitialDataFailed`), 316 (`PubKeyNotSupported`), 14 (`NetModuleNotInit`), 11
    /// (`HttpRequestSendError`), 12 (`HttpRequestParseError`), 23 (`InvalidParams`), 502
    /// (`MessageHasNotDestinationAddress`), 512 (`InvalidData`), 605 (`InvalidServerResponse`), 615
    /// (`Unauthorized`), 622 (`NotFound`).
    pub fn find_losses(&self, params: &ParamsOfFindLosses) -> binding::Call<ResultOfFindLosses> {
        binding::call(self.client, "processing.find_losses", params)
    }

    /// Reports how executed transactions changed the balances of their accounts, and what was lost.
    ///
    /// Extension: The published library has no such function. The `balance_delta` of networks does
    /// not show what was burnt on arrival, such as tokens from another Dapp ID. No request is sent
    /// to the network.
    ///
    /// # Errors
    ///
    /// Fails with the codes 23 (`InvalidParams`), 2 (`InvalidHex`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`).
    pub fn read_balance_changes(
        &self,
        params: &ParamsOfReadBalanceChanges,
    ) -> binding::Call<ResultOfReadBalanceChanges> {
        binding::call(self.client, "processing.read_balance_changes", params)
    }
}
