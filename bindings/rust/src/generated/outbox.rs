//! Messages that survive the process that sends them, each sent once, each with an end.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers of the errors of module outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OutboxErrorCode {
    /// The key belongs to an entry with other parameters: it was used for another message, and
    /// never sends a second one.
    KeyInUse,
    /// The outbox of this network has no such entry.
    EntryNotFound,
    /// These endpoints were not used before, and none of them can be reached to tell which network
    /// it is.
    NetworkNotIdentified,
    /// A parameter of the outbox is not acceptable; `data.field` names it.
    InvalidOutboxParameter,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl OutboxErrorCode {
    /// The value on the wire.
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

/// What became of a held entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OutboxDecision {
    /// It was not sent after the copy was made: it is sent now.
    Unsent,
    /// It was sent, or nobody can tell: it ends as `unknown`, and is never sent.
    Unknown_,
    /// A constant that this version does not know.
    Unknown(String),
}

impl OutboxDecision {
    /// The value on the wire.
    pub fn value(&self) -> &str {
        match self {
            Self::Unsent => "unsent",
            Self::Unknown_ => "unknown",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for OutboxDecision {
    fn from(value: String) -> Self {
        match value.as_str() {
            "unsent" => Self::Unsent,
            "unknown" => Self::Unknown_,
            _ => Self::Unknown(value),
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
    /// Its key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Its group.
    pub group: String,
    /// Where its message is.
    pub state: OutboxState,
    /// Destination.
    pub account_id: String,
    /// Dapp ID of the destination.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Hash of its message; absent before it is signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_hash: Option<String>,
    /// When that message expires, unix time in s; absent for one that does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expire_at: Option<u32>,
    /// Hashes of earlier messages, which are proven not to have been executed.
    pub replaced: Vec<String>,
    /// Unix time in ms.
    pub created_at: u64,
    /// When it came into its state, unix time in ms.
    pub changed_at: u64,
    /// As given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_before: Option<u32>,
    /// As given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub give_up_at: Option<u32>,
    /// It is not sent for the time being.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<OutboxHold>,
    /// Hash of the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction_id: Option<String>,
    /// Exit code of an aborted one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// What it cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fees: Option<super::tvm::TransactionFees>,
    /// What the function returned, when the ABI is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Json>,
    /// How far the network has gone with the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finality: Option<super::processing::Finality>,
    /// Why it ended without success, or what last kept it from its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<super::client::ClientError>,
}

impl OutboxEntry {
    /// What is required; optional fields are absent.
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
            error: None,
        }
    }

    /// Its key.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// Dapp ID of the destination.
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Hash of its message; absent before it is signed.
    pub fn message_hash(mut self, message_hash: impl Into<String>) -> Self {
        self.message_hash = Some(message_hash.into());
        self
    }

    /// When that message expires, unix time in s; absent for one that does not.
    pub fn expire_at(mut self, expire_at: u32) -> Self {
        self.expire_at = Some(expire_at);
        self
    }

    /// As given.
    pub fn not_before(mut self, not_before: u32) -> Self {
        self.not_before = Some(not_before);
        self
    }

    /// As given.
    pub fn give_up_at(mut self, give_up_at: u32) -> Self {
        self.give_up_at = Some(give_up_at);
        self
    }

    /// It is not sent for the time being.
    pub fn held(mut self, held: OutboxHold) -> Self {
        self.held = Some(held);
        self
    }

    /// Hash of the transaction.
    pub fn transaction_id(mut self, transaction_id: impl Into<String>) -> Self {
        self.transaction_id = Some(transaction_id.into());
        self
    }

    /// Exit code of an aborted one.
    pub fn exit_code(mut self, exit_code: i32) -> Self {
        self.exit_code = Some(exit_code);
        self
    }

    /// What it cost.
    pub fn fees(mut self, fees: super::tvm::TransactionFees) -> Self {
        self.fees = Some(fees);
        self
    }

    /// What the function returned, when the ABI is known.
    pub fn output(mut self, output: impl Into<Json>) -> Self {
        self.output = Some(output.into());
        self
    }

    /// How far the network has gone with the transaction.
    pub fn finality(mut self, finality: super::processing::Finality) -> Self {
        self.finality = Some(finality);
        self
    }

    /// Why it ended without success, or what last kept it from its end.
    pub fn error(mut self, error: super::client::ClientError) -> Self {
        self.error = Some(error);
        self
    }
}

/// The storage was restored from a copy, and the entry may have been sent after the copy was made:
/// it waits for proof, or for `outbox.release`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct OutboxHold {
    /// What the last check has found.
    pub reason: OutboxHoldReason,
    /// Transactions that may have been those of the entry.
    pub matches: Vec<String>,
    /// When the copy was made, unix time in ms.
    pub made_at: u64,
    /// When it was brought back, unix time in ms.
    pub restored_at: u64,
}

impl OutboxHold {
    /// What is required; optional fields are absent.
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
    /// The network was not there yet, or does not show the whole history of the account.
    NotChecked,
    /// A message that left before the restoration could still be executed.
    TooEarly,
    /// The account has executed the same call since: perhaps for this entry.
    ExecutedSince,
    /// The ABI is not known, or the contract has no `expire`: nothing can be proven.
    NoProof,
    /// A constant that this version does not know.
    Unknown(String),
}

impl OutboxHoldReason {
    /// The value on the wire.
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

/// The end of an entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct OutboxResult {
    /// Its place among the results of the outbox; they come in the order of it.
    pub number: String,
    /// The entry as it was then.
    pub entry: OutboxEntry,
}

impl OutboxResult {
    /// What is required; optional fields are absent.
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
    /// A signing box that the application registers under this name with `outbox.register_signer`,
    /// each time it connects. Until somebody does, the entry waits.
    #[non_exhaustive]
    Named {
        /// Name, 1 to 64 characters.
        name: String,
        /// Its public key. Absent: that of the box which is registered now, else of the first one
        /// that signs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        public_key: Option<String>,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl OutboxSigner {
    /// A signing box that the application registers under this name with `outbox.register_signer`,
    /// each time it connects. Until somebody does, the entry waits.
    pub fn named(name: impl Into<String>) -> Self {
        Self::Named {
            name: name.into(),
            public_key: None,
        }
    }

    /// Its public key. Absent: that of the box which is registered now, else of the first one that
    /// signs. Of `Named`; others have none and stay as they are.
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

/// Where the message of an entry is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OutboxState {
    /// It waits for its turn, or for `not_before`; nothing has left.
    Queued,
    /// Its signer is asked, or not connected; nothing has left.
    Signing,
    /// Its bytes are final and may have left.
    Sending,
    /// It has left; what became of it is being looked for.
    Sent,
    /// End: its transaction succeeded.
    Executed,
    /// End: its transaction was aborted.
    Aborted,
    /// End: it was not executed and never will be; its time is over.
    Expired,
    /// End: it was refused, and was not executed and never will be.
    Refused,
    /// End: it was cancelled before it left.
    Cancelled,
    /// End for now: nobody can tell. A later finding follows as another result.
    Unknown_,
    /// A constant that this version does not know.
    Unknown(String),
}

impl OutboxState {
    /// The value on the wire.
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
            Self::Unknown_ => "unknown",
            Self::Unknown(value) => value,
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
            "unknown" => Self::Unknown_,
            _ => Self::Unknown(value),
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

/// Which result is done with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxAcknowledge {
    /// `number` of the result, 16 digits.
    pub number: String,
}

impl ParamsOfOutboxAcknowledge {
    /// What is required; optional fields are absent.
    pub fn new(number: impl Into<String>) -> Self {
        Self {
            number: number.into(),
        }
    }
}

/// An entry, by its id or its key.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxEntry {
    /// Its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Its key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

impl ParamsOfOutboxEntry {
    /// Its id.
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// Its key.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }
}

/// Which entries.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxList {
    /// Only those in this state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<OutboxState>,
    /// Only those of this group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Only those that are held since the storage was restored, or only those that are not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<bool>,
    /// Only those behind this id: `next` of the page before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// At most so many. Default: `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

impl ParamsOfOutboxList {
    /// Only those in this state.
    pub fn state(mut self, state: OutboxState) -> Self {
        self.state = Some(state);
        self
    }

    /// Only those of this group.
    pub fn group(mut self, group: impl Into<String>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// Only those that are held since the storage was restored, or only those that are not.
    pub fn held(mut self, held: bool) -> Self {
        self.held = Some(held);
        self
    }

    /// Only those behind this id: `next` of the page before.
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

/// Which entries are forgotten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxPrune {
    /// Entries that ended before this time, unix time in ms, and whose results were acknowledged.
    /// Their keys go with them.
    pub ended_before: u64,
}

impl ParamsOfOutboxPrune {
    /// What is required; optional fields are absent.
    pub fn new(ended_before: u64) -> Self {
        Self { ended_before }
    }
}

/// A signer of this connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxRegisterSigner {
    /// Name, 1 to 64 characters. One that was registered before is replaced.
    pub name: String,
    /// Signing box, of the library or of the application.
    pub handle: super::crypto::SigningBoxHandle,
}

impl ParamsOfOutboxRegisterSigner {
    /// What is required; optional fields are absent.
    pub fn new(name: impl Into<String>, handle: super::crypto::SigningBoxHandle) -> Self {
        Self {
            name: name.into(),
            handle,
        }
    }
}

/// Held entries, by id, key or group, or all of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxRelease {
    /// Id of one entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Key of one entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// All of this group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// All of this network. With `unsent` also keys that come anew are not checked any more for the
    /// restores until now. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all: Option<bool>,
    /// What became of them.
    pub decision: OutboxDecision,
}

impl ParamsOfOutboxRelease {
    /// What is required; optional fields are absent.
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
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// Key of one entry.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// All of this group.
    pub fn group(mut self, group: impl Into<String>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// All of this network. With `unsent` also keys that come anew are not checked any more for the
    /// restores until now. Default: `false`.
    pub fn all(mut self, all: bool) -> Self {
        self.all = Some(all);
        self
    }
}

/// Which results.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOutboxResults {
    /// Only those of this group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Only those behind this one: `number` of a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// This result and all before it, of the group if one is given, are done with and never come
    /// again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acknowledge: Option<String>,
    /// At most so many. Default: `100`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// How long to wait for a result while there is none. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait_ms: Option<u32>,
}

impl ParamsOfOutboxResults {
    /// Only those of this group.
    pub fn group(mut self, group: impl Into<String>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// Only those behind this one: `number` of a result.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }

    /// This result and all before it, of the group if one is given, are done with and never come
    /// again.
    pub fn acknowledge(mut self, acknowledge: impl Into<String>) -> Self {
        self.acknowledge = Some(acknowledge.into());
        self
    }

    /// At most so many. Default: `100`.
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }

    /// How long to wait for a result while there is none. Default: `0`.
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
    /// network. Absent: the entry has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The message to be made. With `Signer.Keys` and `Signer.SigningBox` it is signed at once, and
    /// never anew; the keys are not stored. With the field `signer` of the entry it has to be
    /// `Signer.None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_encode_params: Option<super::abi::ParamsOfEncodeMessage>,
    /// A finished external message instead: it is sent as it is, never made anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// ABI of `message`: tells when it expires and decodes what the contract returns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// Who signs the message when its turn comes, and again should it expire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signer: Option<OutboxSigner>,
    /// Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; with all
    /// others its absence refuses the entry (518).
    pub dapp_id: String,
    /// Entries of a group are sent one after the other, each after the end of the one before.
    /// Default: the account and the key that signs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Nothing leaves before this time, unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_before: Option<u32>,
    /// Nothing leaves after this time, and no message lives longer, unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub give_up_at: Option<u32>,
    /// The contract has nothing that keeps it from executing a copy of the message: it is posted
    /// once and never repeated. Without it an ABI with neither `time` nor `expire` is refused
    /// (519). Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unprotected: Option<bool>,
    /// Only of meaning after the storage was restored from a copy: nothing was sent with this key
    /// after the copy was made, and the entry need not be checked for it. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allow_repeat: Option<bool>,
    /// Chain rules of `message`. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
}

impl ParamsOfOutboxSend {
    /// What is required; optional fields are absent.
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
        }
    }

    /// Idempotency key, 1 to 256 characters: the same key never sends a second message on this
    /// network. Absent: the entry has none.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// The message to be made. With `Signer.Keys` and `Signer.SigningBox` it is signed at once, and
    /// never anew; the keys are not stored. With the field `signer` of the entry it has to be
    /// `Signer.None`.
    pub fn message_encode_params(
        mut self,
        message_encode_params: super::abi::ParamsOfEncodeMessage,
    ) -> Self {
        self.message_encode_params = Some(message_encode_params);
        self
    }

    /// A finished external message instead: it is sent as it is, never made anew.
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// ABI of `message`: tells when it expires and decodes what the contract returns.
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Who signs the message when its turn comes, and again should it expire.
    pub fn signer(mut self, signer: OutboxSigner) -> Self {
        self.signer = Some(signer);
        self
    }

    /// Entries of a group are sent one after the other, each after the end of the one before.
    /// Default: the account and the key that signs.
    pub fn group(mut self, group: impl Into<String>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// Nothing leaves before this time, unix time in s.
    pub fn not_before(mut self, not_before: u32) -> Self {
        self.not_before = Some(not_before);
        self
    }

    /// Nothing leaves after this time, and no message lives longer, unix time in s.
    pub fn give_up_at(mut self, give_up_at: u32) -> Self {
        self.give_up_at = Some(give_up_at);
        self
    }

    /// The contract has nothing that keeps it from executing a copy of the message: it is posted
    /// once and never repeated. Without it an ABI with neither `time` nor `expire` is refused
    /// (519). Default: `false`.
    pub fn unprotected(mut self, unprotected: bool) -> Self {
        self.unprotected = Some(unprotected);
        self
    }

    /// Only of meaning after the storage was restored from a copy: nothing was sent with this key
    /// after the copy was made, and the entry need not be checked for it. Default: `false`.
    pub fn allow_repeat(mut self, allow_repeat: bool) -> Self {
        self.allow_repeat = Some(allow_repeat);
        self
    }

    /// Chain rules of `message`. Default: `abi.rules` of the configuration.
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// What became of the wish.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxCancel {
    /// False: the message may have left, or the entry had ended before.
    pub is_cancelled: bool,
    /// The entry.
    pub entry: OutboxEntry,
}

impl ResultOfOutboxCancel {
    /// What is required; optional fields are absent.
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
    pub fn new(entry: OutboxEntry) -> Self {
        Self { entry }
    }
}

/// Entries, the oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxList {
    /// The entries.
    pub entries: Vec<OutboxEntry>,
    /// Where the next page begins; absent on the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl ResultOfOutboxList {
    /// What is required; optional fields are absent.
    pub fn new(entries: Vec<OutboxEntry>) -> Self {
        Self {
            entries,
            next: None,
        }
    }

    /// Where the next page begins; absent on the last one.
    pub fn next(mut self, next: impl Into<String>) -> Self {
        self.next = Some(next.into());
        self
    }
}

/// What was forgotten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxPrune {
    /// How many entries.
    pub count: u32,
}

impl ResultOfOutboxPrune {
    /// What is required; optional fields are absent.
    pub fn new(count: u32) -> Self {
        Self { count }
    }
}

/// What was released.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxRelease {
    /// The entries.
    pub entries: Vec<OutboxEntry>,
}

impl ResultOfOutboxRelease {
    /// What is required; optional fields are absent.
    pub fn new(entries: Vec<OutboxEntry>) -> Self {
        Self { entries }
    }
}

/// Results, the oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxResults {
    /// The results.
    pub results: Vec<OutboxResult>,
}

impl ResultOfOutboxResults {
    /// What is required; optional fields are absent.
    pub fn new(results: Vec<OutboxResult>) -> Self {
        Self { results }
    }
}

/// An entry that is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOutboxSend {
    /// The entry.
    pub entry: OutboxEntry,
    /// False: the key had this entry already, and nothing was added.
    pub is_new: bool,
}

impl ResultOfOutboxSend {
    /// What is required; optional fields are absent.
    pub fn new(entry: OutboxEntry, is_new: bool) -> Self {
        Self { entry, is_new }
    }
}

/// Codes of the errors of module `outbox`.
pub mod error_code {
    /// The key belongs to an entry with other parameters: it was used for another message, and
    /// never sends a second one.
    pub const KEY_IN_USE: i64 = 1001;
    /// The outbox of this network has no such entry.
    pub const ENTRY_NOT_FOUND: i64 = 1002;
    /// These endpoints were not used before, and none of them can be reached to tell which network
    /// it is.
    pub const NETWORK_NOT_IDENTIFIED: i64 = 1003;
    /// A parameter of the outbox is not acceptable; `data.field` names it.
    pub const INVALID_OUTBOX_PARAMETER: i64 = 1004;
}

/// Functions of the module `outbox`.
///
/// Messages that survive the process that sends them, each sent once, each with an end.
#[derive(Clone, Copy, Debug)]
pub struct OutboxModule<'a> {
    client: &'a crate::Client,
}

impl<'a> OutboxModule<'a> {
    /// The functions, called on this client.
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Stores a message that is sent from now on, whatever happens to this process.
    ///
    /// Extension: The published library has no such function. Answers as soon as the entry is
    /// durable, before the first byte of its message leaves. From then on any client with the same
    /// storage and network works on it, one after the other within a group, until its end is known.
    /// The same key never sends twice: a second request with the same parameters answers with the
    /// entry that is there, one with others is an error (1001).
    ///
    /// Fails with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
    /// (BocRefNotFound), 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
    /// (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3
    /// (InvalidBase64), 109 (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115
    /// (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130
    /// (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100 (InvalidPublicKey),
    /// 101 (InvalidSecretKey), 121 (SigningBoxNotRegistered), 4 (InvalidAddress), 301
    /// (RequiredAddressMissingForEncodeMessage), 302 (RequiredCallSetMissingForEncodeMessage), 305
    /// (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed), 307 (AttachSignatureFailed), 308
    /// (InvalidTvcImage), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316
    /// (PubKeyNotSupported), 14 (NetModuleNotInit), 35 (LocalStorageError), 1001 (KeyInUse), 1003
    /// (NetworkNotIdentified), 1004 (InvalidOutboxParameter), 513 (ExternalSignerMustNotBeUsed),
    /// 512 (InvalidData), 519 (MessageUnprotected), 1201 (RecipientNotAllowed), 1202
    /// (SpendingLimitReached), 1203 (SpendingUnknown), 1204 (SpendingNotApproved).
    pub fn send(&self, params: &ParamsOfOutboxSend) -> binding::Call<ResultOfOutboxSend> {
        binding::call(self.client, "outbox.send", params)
    }

    /// Returns one entry of the outbox.
    ///
    /// Extension: The published library has no such function.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified), 1002 (EntryNotFound), 1004 (InvalidOutboxParameter).
    pub fn get(&self, params: &ParamsOfOutboxEntry) -> binding::Call<ResultOfOutboxGet> {
        binding::call(self.client, "outbox.get", params)
    }

    /// Lists entries of the outbox, the oldest first.
    ///
    /// Extension: The published library has no such function.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified).
    pub fn list(&self, params: &ParamsOfOutboxList) -> binding::Call<ResultOfOutboxList> {
        binding::call(self.client, "outbox.list", params)
    }

    /// Cancels an entry whose message has not left.
    ///
    /// Extension: The published library has no such function. Once the bytes of a message may have
    /// left nothing takes them back: the entry stays, and the result says so.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified), 1002 (EntryNotFound), 1004 (InvalidOutboxParameter).
    pub fn cancel(&self, params: &ParamsOfOutboxEntry) -> binding::Call<ResultOfOutboxCancel> {
        binding::call(self.client, "outbox.cancel", params)
    }

    /// Decides about entries that are held since the storage was restored.
    ///
    /// Extension: The published library has no such function. For entries of which nothing proves
    /// whether they were sent after the copy was made. Look at the history of the account first: an
    /// entry that is released as `unsent` and was sent pays twice. Entries that are not held stay
    /// as they are.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified), 1002 (EntryNotFound), 1004 (InvalidOutboxParameter).
    pub fn release(&self, params: &ParamsOfOutboxRelease) -> binding::Call<ResultOfOutboxRelease> {
        binding::call(self.client, "outbox.release", params)
    }

    /// Forgets entries that have ended, with their keys.
    ///
    /// Extension: The published library has no such function. A key that is forgotten can be used
    /// again, and then sends again. Entries that ended as `unknown` stay.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified).
    pub fn prune(&self, params: &ParamsOfOutboxPrune) -> binding::Call<ResultOfOutboxPrune> {
        binding::call(self.client, "outbox.prune", params)
    }

    /// Returns the ends of entries, each until it is acknowledged.
    ///
    /// Extension: The published library has no such function. Results come at least once, in the
    /// order of their numbers; those of a group in the order of its entries. What was not
    /// acknowledged comes again, also after a restart. An entry that ended as `unknown` may have a
    /// second result later, which supersedes the first.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified), 1004 (InvalidOutboxParameter).
    pub fn results(&self, params: &ParamsOfOutboxResults) -> binding::Call<ResultOfOutboxResults> {
        binding::call(self.client, "outbox.results", params)
    }

    /// Marks one result as done with: it never comes again.
    ///
    /// Extension: The published library has no such function. Other results stay, also those before
    /// it: applications that work on several results at once acknowledge each by itself. Nothing
    /// happens when the result was acknowledged before.
    ///
    /// Fails with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
    /// (NetworkNotIdentified), 1004 (InvalidOutboxParameter).
    pub fn acknowledge(&self, params: &ParamsOfOutboxAcknowledge) -> binding::Call<()> {
        binding::call(self.client, "outbox.acknowledge", params)
    }

    /// Names a signing box of this connection, for entries that wait for it.
    ///
    /// Extension: The published library has no such function. Neither the box nor its key is
    /// stored: an application registers its signers each time it connects. An entry is signed by a
    /// box with the same public key only.
    ///
    /// Fails with the codes 121 (SigningBoxNotRegistered), 1004 (InvalidOutboxParameter).
    pub fn register_signer(&self, params: &ParamsOfOutboxRegisterSigner) -> binding::Call<()> {
        binding::call(self.client, "outbox.register_signer", params)
    }
}
