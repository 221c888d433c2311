//! Messages stored until they have a result: they survive the process that sends them, and each is
//! sent once.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// Numbers of the errors of module outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OutboxErrorCode {
    /// The key belongs to an entry with different parameters: it was used for another message and
    /// never sends a second one.
    KeyInUse,
    /// The outbox has no such entry on this network.
    EntryNotFound,
    /// These endpoints have not been used before, and none of them can be reached to identify the
    /// network.
    NetworkNotIdentified,
    /// A parameter of the outbox is invalid; `data.field` names it.
    InvalidOutboxParameter,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl OutboxErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::KeyInUse => 1001,
            Self::EntryNotFound => 1002,
            Self::NetworkNotIdentified => 1003,
            Self::InvalidOutboxParameter => 1004,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for OutboxErrorCode {
    fn from(value: i64) -> Self {
        match value {
            1001 => Self::KeyInUse,
            1002 => Self::EntryNotFound,
            1003 => Self::NetworkNotIdentified,
            1004 => Self::InvalidOutboxParameter,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for OutboxErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for OutboxErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// What to do with held entries.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OutboxDecision {
    /// They were not sent after the copy was made: send them now.
    Unsent,
    /// They were sent, or it is not known: end them as `unknown`, never send them.
    Unknown,
    /// A constant that this version does not know.
    Other(String),
}

impl OutboxDecision {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Unsent => "unsent",
            Self::Unknown => "unknown",
            Self::Other(value) => value,
        }
    }
}

impl From<String> for OutboxDecision {
    fn from(value: String) -> Self {
        match value.as_str() {
            "unsent" => Self::Unsent,
            "unknown" => Self::Unknown,
            _ => Self::Other(value),
        }
    }
}

impl Serialize for OutboxDecision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for OutboxDecision {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// An entry of the outbox.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct OutboxEntry {
    /// Id of the entry.
    pub id: String,
    /// Key of the entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Group of the entry.
    pub group: String,
    /// State of the entry.
    pub state: OutboxState,
    /// What became of the entry; absent until it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<super::processing::Outcome>,
    /// Destination.
    pub account_id: String,
    /// Dapp ID of the destination.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Hash of the current message; absent until it is signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_hash: Option<String>,
    /// When the current message expires, Unix time in s; absent if it does not expire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expire_at: Option<u32>,
    /// Hashes of earlier messages, proven not to have been executed.
    pub replaced: Vec<String>,
    /// When the entry was created, Unix time in ms.
    pub created_at: u64,
    /// When the entry entered its state, Unix time in ms.
    pub changed_at: u64,
    /// As given, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_before: Option<u32>,
    /// As given, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub give_up_at: Option<u32>,
    /// Present while the entry is held.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<OutboxHold>,
    /// Hash of the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction_id: Option<String>,
    /// Exit code, if the transaction was aborted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// Fees of the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fees: Option<super::tvm::TransactionFees>,
    /// What the function returned, if the ABI is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Json>,
    /// How final the transaction is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finality: Option<super::processing::Finality>,
    /// What the message lost, or would have lost if it was refused because of losses. Only with
    /// `accept_loss`, which asks for the check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub losses: Option<Vec<super::processing::Loss>>,
    /// Why the entry failed, or what last prevented it from ending.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<super::client::ClientError>,
}

impl OutboxEntry {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        id: impl Into<String>,
        group: impl Into<String>,
        state: OutboxState,
        account_id: impl Into<String>,
        replaced: Vec<String>,
        created_at: u64,
        changed_at: u64,
    ) -> Self {
        Self {
            id: id.into(),
            key: None,
            group: group.into(),
            state,
            outcome: None,
            account_id: account_id.into(),
            dapp_id: None,
            message_hash: None,
            expire_at: None,
            replaced,
            created_at,
            changed_at,
            not_before: None,
            give_up_at: None,
            held: None,
            transaction_id: None,
            exit_code: None,
            fees: None,
            output: None,
            finality: None,
            losses: None,
            error: None,
        }
    }

    /// Key of the entry.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// What became of the entry; absent until it has ended.
    #[must_use]
    pub fn outcome(mut self, outcome: super::processing::Outcome) -> Self {
        self.outcome = Some(outcome);
        self
    }

    /// Dapp ID of the destination.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Hash of the current message; absent until it is signed.
    #[must_use]
    pub fn message_hash(mut self, message_hash: impl Into<String>) -> Self {
        self.message_hash = Some(message_hash.into());
        self
    }

    /// When the current message expires, Unix time in s; absent if it does not expire.
    #[must_use]
    pub fn expire_at(mut self, expire_at: u32) -> Self {
        self.expire_at = Some(expire_at);
        self
    }

    /// As given, Unix time in s.
    #[must_use]
    pub fn not_before(mut self, not_before: u32) -> Self {
        self.not_before = Some(not_before);
        self
    }

    /// As given, Unix time in s.
    #[must_use]
    pub fn give_up_at(mut self, give_up_at: u32) -> Self {
        self.give_up_at = Some(give_up_at);
        self
    }

    /// Present while the entry is held.
    #[must_use]
    pub fn held(mut self, held: OutboxHold) -> Self {
        self.held = Some(held);
        self
    }

    /// Hash of the transaction.
    #[must_use]
    pub fn transaction_id(mut self, transaction_id: impl Into<String>) -> Self {
        self.transaction_id = Some(transaction_id.into());
        self
    }

    /// Exit code, if the transaction was aborted.
    #[must_use]
    pub fn exit_code(mut self, exit_code: i32) -> Self {
        self.exit_code = Some(exit_code);
        self
    }

    /// Fees of the transaction.
    #[must_use]
    pub fn fees(mut self, fees: super::tvm::TransactionFees) -> Self {
        self.fees = Some(fees);
        self
    }

    /// What the function returned, if the ABI is known.
    #[must_use]
    pub fn output(mut self, output: impl Into<Json>) -> Self {
        self.output = Some(output.into());
        self
    }

    /// How final the transaction is.
    #[must_use]
    pub fn finality(mut self, finality: super::processing::Finality) -> Self {
        self.finality = Some(finality);
        self
    }

    /// What the message lost, or would have lost if it was refused because of losses. Only with
    /// `accept_loss`, which asks for the check.
    #[must_use]
    pub fn losses(mut self, losses: Vec<super::processing::Loss>) -> Self {
        self.losses = Some(losses);
        self
    }

    /// Why the entry failed, or what last prevented it from ending.
    #[must_use]
    pub fn error(mut self, error: super::client::ClientError) -> Self {
        self.error = Some(error);
        self
    }
}

/// The storage was restored from a copy and the entry may have been sent after the copy was made:
/// it waits for proof, or for `outbox.release`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct OutboxHold {
    /// Result of the latest check.
    pub reason: OutboxHoldReason,
    /// Transactions that may belong to the entry.
    pub matches: Vec<String>,
    /// When the copy was made, Unix time in ms.
    pub made_at: u64,
    /// When the copy was restored, Unix time in ms.
    pub restored_at: u64,
}

impl OutboxHold {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        reason: OutboxHoldReason,
        matches: Vec<String>,
        made_at: u64,
        restored_at: u64,
    ) -> Self {
        Self {
            reason,
            matches,
            made_at,
            restored_at,
        }
    }
}

/// Why an entry of a restored storage is held.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OutboxHoldReason {
    /// The network is not reachable yet, or does not show the whole history of the account.
    NotChecked,
    /// A message sent before the restore could still be executed.
    TooEarly,
    /// The account has since executed the same call, possibly for this entry.
    ExecutedSince,
    /// The ABI is not known, or the contract has no `expire`: nothing can be proven.
    NoProof,
    /// A constant that this version does not know.
    Unknown(String),
}

impl OutboxHoldReason {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::NotChecked => "not_checked",
            Self::TooEarly => "too_early",
            Self::ExecutedSince => "executed_since",
            Self::NoProof => "no_proof",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for OutboxHoldReason {
    fn from(value: String) -> Self {
        match value.as_str() {
            "not_checked" => Self::NotChecked,
            "too_early" => Self::TooEarly,
            "executed_since" => Self::ExecutedSince,
            "no_proof" => Self::NoProof,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for OutboxHoldReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for OutboxHoldReason {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// The result of an entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct OutboxResult {
    /// Position among the results of the outbox; results are returned in this order.
    pub number: String,
    /// The entry at that time.
    pub entry: OutboxEntry,
}

impl OutboxResult {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(number: impl Into<String>, entry: OutboxEntry) -> Self {
        Self {
            number: number.into(),
            entry,
        }
    }
}

/// Who signs the message of an entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum OutboxSigner {
    /// A signing box that the application registers under this name with `outbox.register_signer`
    /// each time it connects. Until then, the entry waits.
    #[non_exhaustive]
    Named {
        /// Name, 1 to 64 characters.
        name: String,
        /// Public key of the signer. Default: that of the box registered now, otherwise of the
        /// first box that signs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        public_key: Option<String>,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl OutboxSigner {
    /// A signing box that the application registers under this name with `outbox.register_signer`
    /// each time it connects. Until then, the entry waits.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self::Named {
            name: name.into(),
            public_key: None,
        }
    }

    /// Public key of the signer. Default: that of the box registered now, otherwise of the first
    /// box that signs. Of `Named`; others have none and stay as they are.
    #[must_use]
    pub fn with_public_key(mut self, value: impl Into<String>) -> Self {
        match &mut self {
            Self::Named { public_key, .. } => *public_key = Some(value.into()),
            _ => {}
        }
        self
    }
}

impl<'de> Deserialize<'de> for OutboxSigner {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Named" => Self::Named {
                name: fields.take("name")?,
                public_key: fields.take("public_key")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// State of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OutboxState {
    /// Waiting for its turn or for `not_before`; nothing has been sent.
    Queued,
    /// Waiting for its signer; nothing has been sent.
    Signing,
    /// The message is final and may have been sent.
    Sending,
    /// The message was sent; its transaction is being looked for.
    Sent,
    /// Final: its transaction succeeded.
    Executed,
    /// Final: its transaction was aborted.
    Aborted,
    /// Final: it expired; it was not executed and never will be.
    Expired,
    /// Final: it was refused; it was not executed and never will be.
    Refused,
    /// Final: it was cancelled before it was sent.
    Cancelled,
    /// Final for now: the outcome cannot be determined. If it is found later, another result
    /// follows.
    Unknown,
    /// A constant that this version does not know.
    Other(String),
}

impl OutboxState {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Queued => "queued",
            Self::Signing => "signing",
            Self::Sending => "sending",
            Self::Sent => "sent",
            Self::Executed => "executed",
            Self::Aborted => "aborted",
            Self::Expired => "expired",
            Self::Refused => "refused",
            Self::Cancelled => "cancelled",
            Self::Unknown => "unknown",
            Self::Other(value) => value,
        }
    }
}

impl From<String> for OutboxState {
    fn from(value: String) -> Self {
        match value.as_str() {
            "queued" => Self::Queued,
            "signing" => Self::Signing,
            "sending" => Self::Sending,
            "sent" => Self::Sent,
            "executed" => Self::Executed,
            "aborted" => Self::Aborted,
            "expired" => Self::Expired,
            "refused" => Self::Refused,
            "cancelled" => Self::Cancelled,
            "unknown" => Self::Unknown,
            _ => Self::Other(value),
        }
    }
}

impl Serialize for OutboxState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for OutboxState {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Which result to acknowledge.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxAcknowledge {
    /// `number` of the result, 16 digits.
    pub number: String,
}

impl ParamsOfOutboxAcknowledge {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(number: impl Into<String>) -> Self {
        Self {
            number: number.into(),
        }
    }
}

/// An entry, identified by its id or its key.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxEntry {
    /// Id of the entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Key of the entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

impl ParamsOfOutboxEntry {
    /// Id of the entry.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// Key of the entry.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }
}

/// Which entries to list.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxList {
    /// Only entries in this state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<OutboxState>,
    /// Only entries of this group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// True: only entries held since the storage was restored. False: only entries that are not
    /// held.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<bool>,
    /// Only entries after this id: `next` of the previous page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// Maximum number of items. Default: `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

impl ParamsOfOutboxList {
    /// Only entries in this state.
    #[must_use]
    pub fn state(mut self, state: OutboxState) -> Self {
        self.state = Some(state);
        self
    }

    /// Only entries of this group.
    #[must_use]
    pub fn group(mut self, group: impl Into<String>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// True: only entries held since the storage was restored. False: only entries that are not
    /// held.
    #[must_use]
    pub fn held(mut self, held: bool) -> Self {
        self.held = Some(held);
        self
    }

    /// Only entries after this id: `next` of the previous page.
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

/// Which entries to remove.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxPrune {
    /// Remove entries that ended before this time, Unix time in ms, and whose results were
    /// acknowledged, together with their keys.
    pub ended_before: u64,
}

impl ParamsOfOutboxPrune {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(ended_before: u64) -> Self {
        Self { ended_before }
    }
}

/// A signer to register.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxRegisterSigner {
    /// Name, 1 to 64 characters. Replaces a signer registered under the same name.
    pub name: String,
    /// Signing box, of the library or of the application.
    pub handle: super::crypto::SigningBoxHandle,
}

impl ParamsOfOutboxRegisterSigner {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(name: impl Into<String>, handle: super::crypto::SigningBoxHandle) -> Self {
        Self {
            name: name.into(),
            handle,
        }
    }
}

/// Held entries: one by id or key, a group, or all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxRelease {
    /// Id of one entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Key of one entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// All held entries of this group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// All held entries of this network. With `unsent`, new requests are also no longer checked
    /// against earlier restores. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all: Option<bool>,
    /// What to do with them.
    pub decision: OutboxDecision,
}

impl ParamsOfOutboxRelease {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(decision: OutboxDecision) -> Self {
        Self {
            id: None,
            key: None,
            group: None,
            all: None,
            decision,
        }
    }

    /// Id of one entry.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// Key of one entry.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// All held entries of this group.
    #[must_use]
    pub fn group(mut self, group: impl Into<String>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// All held entries of this network. With `unsent`, new requests are also no longer checked
    /// against earlier restores. Default: `false`.
    #[must_use]
    pub fn all(mut self, all: bool) -> Self {
        self.all = Some(all);
        self
    }
}

/// Which results to return.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxResults {
    /// Only results of this group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Only results after this `number`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// Acknowledges this result and all before it (of the group, if one is given); they are never
    /// returned again. A number beyond the last result is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acknowledge: Option<String>,
    /// Maximum number of items. Default: `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// How long to wait for a result if there is none, in ms. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait_ms: Option<u32>,
}

impl ParamsOfOutboxResults {
    /// Only results of this group.
    #[must_use]
    pub fn group(mut self, group: impl Into<String>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// Only results after this `number`.
    #[must_use]
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }

    /// Acknowledges this result and all before it (of the group, if one is given); they are never
    /// returned again. A number beyond the last result is refused.
    #[must_use]
    pub fn acknowledge(mut self, acknowledge: impl Into<String>) -> Self {
        self.acknowledge = Some(acknowledge.into());
        self
    }

    /// Maximum number of items. Default: `100`.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }

    /// How long to wait for a result if there is none, in ms. Default: `0`.
    #[must_use]
    pub fn wait_ms(mut self, wait_ms: u32) -> Self {
        self.wait_ms = Some(wait_ms);
        self
    }
}

/// A message for the outbox.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxSend {
    /// Idempotency key, 1 to 256 characters: the same key never sends a second message on this
    /// network. Default: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The message to encode. With `Signer.Keys` and `Signer.SigningBox` it is signed immediately
    /// and never again; the keys are not stored. With the field `signer` of the entry, this signer
    /// must be `Signer.None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_encode_params: Option<super::abi::ParamsOfEncodeMessage>,
    /// A finished external message instead: sent as it is, never encoded again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// ABI of `message`: determines when it expires and decodes what the contract returns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// Who signs the message when its turn comes, and again if it expires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signer: Option<OutboxSigner>,
    /// Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all
    /// others refuse the entry without it (518).
    pub dapp_id: String,
    /// Entries of a group are sent one at a time, each after the previous one has ended. Default:
    /// the account and the signing key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Do not send before this time, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_before: Option<u32>,
    /// Do not send after this time, and create no message that expires later, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub give_up_at: Option<u32>,
    /// The contract has no replay protection: send the message once and never repeat it. Without
    /// this option, an ABI with neither `time` nor `expire` is refused (519). Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unprotected: Option<bool>,
    /// Only used after the storage was restored from a copy: asserts that nothing was sent with
    /// this key after the copy was made, so the entry need not be checked. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allow_repeat: Option<bool>,
    /// Chain rules of `message`. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
    /// Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
    /// message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the
    /// main currency) to accepted amounts in nano units. Currencies that are not listed have
    /// defaults: 0, except for the main currency in a call of an active contract, where it is twice
    /// the cost of the run, because a call into another Dapp has to carry that amount. An empty map
    /// requests the check with these defaults. Default: no check. Extension of the published
    /// interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accept_loss: Option<BTreeMap<String, String>>,
}

impl ParamsOfOutboxSend {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(dapp_id: impl Into<String>) -> Self {
        Self {
            key: None,
            message_encode_params: None,
            message: None,
            abi: None,
            signer: None,
            dapp_id: dapp_id.into(),
            group: None,
            not_before: None,
            give_up_at: None,
            unprotected: None,
            allow_repeat: None,
            rules: None,
            accept_loss: None,
        }
    }

    /// Idempotency key, 1 to 256 characters: the same key never sends a second message on this
    /// network. Default: none.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// The message to encode. With `Signer.Keys` and `Signer.SigningBox` it is signed immediately
    /// and never again; the keys are not stored. With the field `signer` of the entry, this signer
    /// must be `Signer.None`.
    #[must_use]
    pub fn message_encode_params(
        mut self,
        message_encode_params: super::abi::ParamsOfEncodeMessage,
    ) -> Self {
        self.message_encode_params = Some(message_encode_params);
        self
    }

    /// A finished external message instead: sent as it is, never encoded again.
    #[must_use]
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// ABI of `message`: determines when it expires and decodes what the contract returns.
    #[must_use]
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Who signs the message when its turn comes, and again if it expires.
    #[must_use]
    pub fn signer(mut self, signer: OutboxSigner) -> Self {
        self.signer = Some(signer);
        self
    }

    /// Entries of a group are sent one at a time, each after the previous one has ended. Default:
    /// the account and the signing key.
    #[must_use]
    pub fn group(mut self, group: impl Into<String>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// Do not send before this time, Unix time in s.
    #[must_use]
    pub fn not_before(mut self, not_before: u32) -> Self {
        self.not_before = Some(not_before);
        self
    }

    /// Do not send after this time, and create no message that expires later, Unix time in s.
    #[must_use]
    pub fn give_up_at(mut self, give_up_at: u32) -> Self {
        self.give_up_at = Some(give_up_at);
        self
    }

    /// The contract has no replay protection: send the message once and never repeat it. Without
    /// this option, an ABI with neither `time` nor `expire` is refused (519). Default: `false`.
    #[must_use]
    pub fn unprotected(mut self, unprotected: bool) -> Self {
        self.unprotected = Some(unprotected);
        self
    }

    /// Only used after the storage was restored from a copy: asserts that nothing was sent with
    /// this key after the copy was made, so the entry need not be checked. Default: `false`.
    #[must_use]
    pub fn allow_repeat(mut self, allow_repeat: bool) -> Self {
        self.allow_repeat = Some(allow_repeat);
        self
    }

    /// Chain rules of `message`. Default: `abi.rules` of the configuration.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
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
}

/// Result of the cancellation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxCancel {
    /// False if the message may have been sent, or the entry had already ended.
    pub is_cancelled: bool,
    /// The entry.
    pub entry: OutboxEntry,
}

impl ResultOfOutboxCancel {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(is_cancelled: bool, entry: OutboxEntry) -> Self {
        Self {
            is_cancelled,
            entry,
        }
    }
}

/// An entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxGet {
    /// The entry.
    pub entry: OutboxEntry,
}

impl ResultOfOutboxGet {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(entry: OutboxEntry) -> Self {
        Self { entry }
    }
}

/// Entries, oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxList {
    /// The entries.
    pub entries: Vec<OutboxEntry>,
    /// Where the next page begins; absent on the last page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl ResultOfOutboxList {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(entries: Vec<OutboxEntry>) -> Self {
        Self {
            entries,
            next: None,
        }
    }

    /// Where the next page begins; absent on the last page.
    #[must_use]
    pub fn next(mut self, next: impl Into<String>) -> Self {
        self.next = Some(next.into());
        self
    }
}

/// Result of the removal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxPrune {
    /// Number of entries removed.
    pub count: u32,
}

impl ResultOfOutboxPrune {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(count: u32) -> Self {
        Self { count }
    }
}

/// The released entries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxRelease {
    /// The entries.
    pub entries: Vec<OutboxEntry>,
}

impl ResultOfOutboxRelease {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(entries: Vec<OutboxEntry>) -> Self {
        Self { entries }
    }
}

/// Results, oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxResults {
    /// The results.
    pub results: Vec<OutboxResult>,
}

impl ResultOfOutboxResults {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(results: Vec<OutboxResult>) -> Self {
        Self { results }
    }
}

/// The stored entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxSend {
    /// The entry.
    pub entry: OutboxEntry,
    /// False if the key already had this entry and nothing was added.
    pub is_new: bool,
    /// True in a browser that may delete the data of this site when it needs space, and with it all
    /// keys and records of sent messages. Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub storage_may_be_cleared: Option<bool>,
}

impl ResultOfOutboxSend {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(entry: OutboxEntry, is_new: bool) -> Self {
        Self {
            entry,
            is_new,
            storage_may_be_cleared: None,
        }
    }

    /// True in a browser that may delete the data of this site when it needs space, and with it all
    /// keys and records of sent messages. Absent otherwise.
    #[must_use]
    pub fn storage_may_be_cleared(mut self, storage_may_be_cleared: bool) -> Self {
        self.storage_may_be_cleared = Some(storage_may_be_cleared);
        self
    }
}

/// Codes of the errors of module `outbox`.
pub mod error_code {
    /// The key belongs to an entry with different parameters: it was used for another message and
    /// never sends a second one.
    pub const KEY_IN_USE: i64 = 1001;
    /// The outbox has no such entry on this network.
    pub const ENTRY_NOT_FOUND: i64 = 1002;
    /// These endpoints have not been used before, and none of them can be reached to identify the
    /// network.
    pub const NETWORK_NOT_IDENTIFIED: i64 = 1003;
    /// A parameter of the outbox is invalid; `data.field` names it.
    pub const INVALID_OUTBOX_PARAMETER: i64 = 1004;
}

/// Functions of the module `outbox`.
///
/// Messages stored until they have a result: they survive the process that sends them, and each is
/// sent once.
#[derive(Clone, Copy, Debug)]
pub struct OutboxModule<'a> {
    client: &'a crate::Client,
}

impl<'a> OutboxModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Stores a message and sends it; sending survives the end of this process.
    ///
    /// Extension: The published library has no such function. Returns once the entry is stored,
    /// before any byte of its message is sent. From then on, any client with the same storage and
    /// network works on it until it has a result, one entry at a time within a group. The same key
    /// never sends twice: a second request with the same parameters returns the existing entry; one
    /// with different parameters is an error (1001).
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
    /// (`EncodeInitialDataFailed`), 316 (`PubKeyNotSupported`), 14 (`NetModuleNotInit`), 35
    /// (`LocalStorageError`), 1001 (`KeyInUse`), 1003 (`NetworkNotIdentified`), 1004
    /// (`InvalidOutboxParameter`), 513 (`ExternalSignerMustNotBeUsed`), 512 (`InvalidData`), 519
    /// (`MessageUnprotected`), 23 (`InvalidParams`), 521 (`LossNotAccepted`), 606
    /// (`ClockOutOfSync`), 1201 (`RecipientNotAllowed`), 1202 (`SpendingLimitReached`), 1203
    /// (`SpendingUnknown`), 1204 (`SpendingNotApproved`), 1205 (`LossNotAllowed`).
    pub fn send(&self, params: &ParamsOfOutboxSend) -> binding::Call<ResultOfOutboxSend> {
        binding::call(self.client, "outbox.send", params)
    }

    /// Returns one entry of the outbox.
    ///
    /// Extension: The published library has no such function.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`), 1002 (`EntryNotFound`), 1004 (`InvalidOutboxParameter`).
    pub fn get(&self, params: &ParamsOfOutboxEntry) -> binding::Call<ResultOfOutboxGet> {
        binding::call(self.client, "outbox.get", params)
    }

    /// Lists entries of the outbox, oldest first.
    ///
    /// Extension: The published library has no such function.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`).
    pub fn list(&self, params: &ParamsOfOutboxList) -> binding::Call<ResultOfOutboxList> {
        binding::call(self.client, "outbox.list", params)
    }

    /// Cancels an entry whose message has not been sent.
    ///
    /// Extension: The published library has no such function. Once bytes of the message may have
    /// been sent, it cannot be cancelled: the entry stays, and the result says so.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`), 1002 (`EntryNotFound`), 1004 (`InvalidOutboxParameter`).
    pub fn cancel(&self, params: &ParamsOfOutboxEntry) -> binding::Call<ResultOfOutboxCancel> {
        binding::call(self.client, "outbox.cancel", params)
    }

    /// Releases entries held since the storage was restored.
    ///
    /// Extension: The published library has no such function. For entries where nothing proves
    /// whether they were sent after the copy was made. Check the history of the account first:
    /// releasing an entry as `unsent` that was in fact sent pays twice. Entries that are not held
    /// are unaffected.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`), 1002 (`EntryNotFound`), 1004 (`InvalidOutboxParameter`).
    pub fn release(&self, params: &ParamsOfOutboxRelease) -> binding::Call<ResultOfOutboxRelease> {
        binding::call(self.client, "outbox.release", params)
    }

    /// Removes ended entries, with their keys.
    ///
    /// Extension: The published library has no such function. A removed key can be used, and sends,
    /// again. Entries that ended as `unknown` are kept.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`).
    pub fn prune(&self, params: &ParamsOfOutboxPrune) -> binding::Call<ResultOfOutboxPrune> {
        binding::call(self.client, "outbox.prune", params)
    }

    /// Returns unacknowledged results of entries.
    ///
    /// Extension: The published library has no such function. Delivery is at least once, in order
    /// of `number`; results of one group follow the order of its entries. Unacknowledged results
    /// are returned again, even after a restart. An entry that ended as `unknown` may get a second
    /// result later, which supersedes the first.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`), 1004 (`InvalidOutboxParameter`).
    pub fn results(&self, params: &ParamsOfOutboxResults) -> binding::Call<ResultOfOutboxResults> {
        binding::call(self.client, "outbox.results", params)
    }

    /// Acknowledges one result; it is never returned again.
    ///
    /// Extension: The published library has no such function. All other results stay, including
    /// earlier ones: applications that handle several results at once acknowledge each separately.
    /// Acknowledging a result again has no effect. A number beyond the last result is refused.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 35 (`LocalStorageError`), 1003
    /// (`NetworkNotIdentified`), 1004 (`InvalidOutboxParameter`).
    pub fn acknowledge(&self, params: &ParamsOfOutboxAcknowledge) -> binding::Call<()> {
        binding::call(self.client, "outbox.acknowledge", params)
    }

    /// Registers a signing box under a name, for entries that wait for it.
    ///
    /// Extension: The published library has no such function. Neither the box nor its key is
    /// stored: an application registers its signers each time it connects. An entry is signed only
    /// by a box with the same public key.
    ///
    /// # Errors
    ///
    /// Fails with the codes 121 (`SigningBoxNotRegistered`), 1004 (`InvalidOutboxParameter`).
    pub fn register_signer(&self, params: &ParamsOfOutboxRegisterSigner) -> binding::Call<()> {
        binding::call(self.client, "outbox.register_signer", params)
    }
}
