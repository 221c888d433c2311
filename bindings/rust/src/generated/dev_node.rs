//! Controls of a development node.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// Identifies an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AccountRef {
    /// Account id.
    pub account_id: String,
    /// Dapp ID that the account is expected to have. Default: any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
}

impl AccountRef {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account_id: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
        }
    }

    /// Dapp ID that the account is expected to have. Default: any.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// Current state of an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AccountState {
    /// Account id.
    pub account_id: String,
    /// Dapp ID of the account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// State: 0 uninitialized, 1 active, 2 frozen, 3 no account.
    pub acc_type: u32,
    /// Balance, in nanotokens.
    pub balance: String,
    /// Amounts of other currencies, in nano units by currency id.
    pub currencies: BTreeMap<String, String>,
}

impl AccountState {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        account_id: impl Into<String>,
        acc_type: u32,
        balance: impl Into<String>,
        currencies: BTreeMap<String, String>,
    ) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            acc_type,
            balance: balance.into(),
            currencies,
        }
    }

    /// Dapp ID of the account.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// What is false in answers about blocks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BadProof {
    /// Nothing.
    None,
    /// A leaf of the block id is false.
    Leaf,
    /// Attestations contain a valid signature of something else.
    Signature,
    /// The data contains a false number of transactions, with a matching checksum.
    Data,
    /// Fewer keepers attest than a final block needs.
    Quorum,
    /// Keepers attest that are not in the set, or no longer in it.
    StaleSet,
    /// Keepers attest another block of the same height and parent.
    Equivocation,
    /// A constant that this version does not know.
    Unknown(String),
}

impl BadProof {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::None => "none",
            Self::Leaf => "leaf",
            Self::Signature => "signature",
            Self::Data => "data",
            Self::Quorum => "quorum",
            Self::StaleSet => "stale-set",
            Self::Equivocation => "equivocation",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for BadProof {
    fn from(value: String) -> Self {
        match value.as_str() {
            "none" => Self::None,
            "leaf" => Self::Leaf,
            "signature" => Self::Signature,
            "data" => Self::Data,
            "quorum" => Self::Quorum,
            "stale-set" => Self::StaleSet,
            "equivocation" => Self::Equivocation,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for BadProof {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BadProof {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// When blocks are created.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BlockMode {
    /// Immediately for each message, and for queries that ask beyond the last block.
    Automatic,
    /// Like `automatic`, plus an empty block after `block_time` without one.
    Interval,
    /// Only by `mine`; messages wait.
    Manual,
    /// A constant that this version does not know.
    Unknown(String),
}

impl BlockMode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Automatic => "automatic",
            Self::Interval => "interval",
            Self::Manual => "manual",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for BlockMode {
    fn from(value: String) -> Self {
        match value.as_str() {
            "automatic" => Self::Automatic,
            "interval" => Self::Interval,
            "manual" => Self::Manual,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for BlockMode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BlockMode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// State of the chain clock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ChainTime {
    /// Time of the chain, Unix time in s.
    pub time: u32,
    /// Whether the clock is stopped.
    pub frozen: bool,
    /// Time of the next block, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_block_time: Option<u32>,
}

impl ChainTime {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(time: u32, frozen: bool) -> Self {
        Self {
            time,
            frozen,
            next_block_time: None,
        }
    }

    /// Time of the next block, Unix time in s.
    #[must_use]
    pub fn next_block_time(mut self, next_block_time: u32) -> Self {
        self.next_block_time = Some(next_block_time);
        self
    }
}

/// Phase in which a message failed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FailedPhase {
    /// The message was refused: there is no transaction, and no fees were paid.
    Acceptance,
    /// The account could not pay for its storage.
    Storage,
    /// The contract did not run, or ended with an exit code.
    Compute,
    /// The contract ran, and one of its actions was not possible.
    Action,
    /// A constant that this version does not know.
    Unknown(String),
}

impl FailedPhase {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Acceptance => "acceptance",
            Self::Storage => "storage",
            Self::Compute => "compute",
            Self::Action => "action",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for FailedPhase {
    fn from(value: String) -> Self {
        match value.as_str() {
            "acceptance" => Self::Acceptance,
            "storage" => Self::Storage,
            "compute" => Self::Compute,
            "action" => Self::Action,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for FailedPhase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for FailedPhase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Why a message or a transaction failed, and what to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Failure {
    /// Phase that failed.
    pub phase: FailedPhase,
    /// Exit code, or result code of the action phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<i32>,
    /// Name of the error, as ABI or source define it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What failed, in one sentence without a full stop.
    pub title: String,
    /// Why, in the words of the contract or of the network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Account, in the form that the program shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<String>,
    /// Name of the contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Function that was called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
    /// Arguments by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arguments: Option<Json>,
    /// Call stack, the failing line first. Empty without a debug map.
    pub frames: Vec<SourceFrame>,
    /// Source around the failing line. Empty if the source is not registered.
    pub excerpt: Vec<SourceLine>,
    /// Relevant balances and amounts.
    pub amounts: Vec<FailureAmount>,
    /// What has to be changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repair: Option<Repair>,
    /// What to do, in one or two sentences.
    pub remedy: String,
    /// Transaction that failed, if it is not the explained one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction: Option<String>,
}

impl Failure {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        phase: FailedPhase,
        title: impl Into<String>,
        frames: Vec<SourceFrame>,
        excerpt: Vec<SourceLine>,
        amounts: Vec<FailureAmount>,
        remedy: impl Into<String>,
    ) -> Self {
        Self {
            phase,
            code: None,
            name: None,
            title: title.into(),
            reason: None,
            account: None,
            contract: None,
            function: None,
            arguments: None,
            frames,
            excerpt,
            amounts,
            repair: None,
            remedy: remedy.into(),
            transaction: None,
        }
    }

    /// Exit code, or result code of the action phase.
    #[must_use]
    pub fn code(mut self, code: i32) -> Self {
        self.code = Some(code);
        self
    }

    /// Name of the error, as ABI or source define it.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Why, in the words of the contract or of the network.
    #[must_use]
    pub fn reason(mut self, reason: impl Into<String>) -> Self {
        self.reason = Some(reason.into());
        self
    }

    /// Account, in the form that the program shows.
    #[must_use]
    pub fn account(mut self, account: impl Into<String>) -> Self {
        self.account = Some(account.into());
        self
    }

    /// Name of the contract.
    #[must_use]
    pub fn contract(mut self, contract: impl Into<String>) -> Self {
        self.contract = Some(contract.into());
        self
    }

    /// Function that was called.
    #[must_use]
    pub fn function(mut self, function: impl Into<String>) -> Self {
        self.function = Some(function.into());
        self
    }

    /// Arguments by name.
    #[must_use]
    pub fn arguments(mut self, arguments: impl Into<Json>) -> Self {
        self.arguments = Some(arguments.into());
        self
    }

    /// What has to be changed.
    #[must_use]
    pub fn repair(mut self, repair: Repair) -> Self {
        self.repair = Some(repair);
        self
    }

    /// Transaction that failed, if it is not the explained one.
    #[must_use]
    pub fn transaction(mut self, transaction: impl Into<String>) -> Self {
        self.transaction = Some(transaction.into());
        self
    }
}

/// A relevant balance or amount.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct FailureAmount {
    /// What it is, such as `balance before`.
    pub name: String,
    /// Amount, in nanotokens.
    pub amount: String,
}

impl FailureAmount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(name: impl Into<String>, amount: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            amount: amount.into(),
        }
    }
}

/// Line coverage of one source file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct FileCoverage {
    /// File, as the compiler named it.
    pub file: String,
    /// Number of executable lines.
    pub total: u32,
    /// Number of executed lines.
    pub covered: u32,
    /// The executable lines, ascending.
    pub lines: Vec<LineCoverage>,
}

impl FileCoverage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        file: impl Into<String>,
        total: u32,
        covered: u32,
        lines: Vec<LineCoverage>,
    ) -> Self {
        Self {
            file: file.into(),
            total,
            covered,
            lines,
        }
    }
}

/// An account fetched from the network behind a fork.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ForkedAccount {
    /// Account id.
    pub account_id: String,
    /// Dapp ID of the account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Whether the account exists on the network.
    pub exists: bool,
    /// Time of the fetched state, Unix time in s.
    pub state_timestamp: u32,
    /// Whether the account changed after the fork began, so that its state is later than that of
    /// others.
    pub forked_late: bool,
}

impl ForkedAccount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        account_id: impl Into<String>,
        exists: bool,
        state_timestamp: u32,
        forked_late: bool,
    ) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            exists,
            state_timestamp,
            forked_late,
        }
    }

    /// Dapp ID of the account.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// Gas and fees of the calls of one function.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct GasOfFunction {
    /// Name of the contract, or `code` and the first digits of its hash, or `no contract`.
    pub contract: String,
    /// Function; `transfer` without a body, `0x…` for a body that matches no ABI.
    pub function: String,
    /// Number of transactions.
    pub calls: u32,
    /// Number of aborted transactions.
    pub failed: u32,
    /// Minimum gas, in units of gas.
    pub gas_min: u32,
    /// Median gas, in units of gas.
    pub gas_median: u32,
    /// Maximum gas, in units of gas.
    pub gas_max: u32,
    /// Minimum fees, in nanotokens.
    pub fees_min: String,
    /// Median fees, in nanotokens.
    pub fees_median: String,
    /// Maximum fees, in nanotokens.
    pub fees_max: String,
    /// Total fees, in nanotokens.
    pub fees_total: String,
}

impl GasOfFunction {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        contract: impl Into<String>,
        function: impl Into<String>,
        calls: u32,
        failed: u32,
        gas_min: u32,
        gas_median: u32,
        gas_max: u32,
        fees_min: impl Into<String>,
        fees_median: impl Into<String>,
        fees_max: impl Into<String>,
        fees_total: impl Into<String>,
    ) -> Self {
        Self {
            contract: contract.into(),
            function: function.into(),
            calls,
            failed,
            gas_min,
            gas_median,
            gas_max,
            fees_min: fees_min.into(),
            fees_median: fees_median.into(),
            fees_max: fees_max.into(),
            fees_total: fees_total.into(),
        }
    }
}

/// A function call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ImpersonatedCall {
    /// ABI of the called contract: an object or JSON text.
    pub abi: Json,
    /// Function of the ABI.
    pub function_name: String,
    /// Arguments by name. Default: `{}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Json>,
    /// `time` and `expire` of an external message. Default: the time of the chain, and 60 s later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<Json>,
    /// Public key that an external message states as its signer. Default: `_pubkey` of the account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public_key: Option<String>,
    /// Destination of an internal message. Default: an external message to the source itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_id: Option<String>,
    /// Value of an internal message, in nanotokens. Default: `"1000000000"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Return an internal message if its destination fails. Default: `true`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce: Option<bool>,
}

impl ImpersonatedCall {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: impl Into<Json>, function_name: impl Into<String>) -> Self {
        Self {
            abi: abi.into(),
            function_name: function_name.into(),
            input: None,
            header: None,
            public_key: None,
            account_id: None,
            value: None,
            bounce: None,
        }
    }

    /// Arguments by name. Default: `{}`.
    #[must_use]
    pub fn input(mut self, input: impl Into<Json>) -> Self {
        self.input = Some(input.into());
        self
    }

    /// `time` and `expire` of an external message. Default: the time of the chain, and 60 s later.
    #[must_use]
    pub fn header(mut self, header: impl Into<Json>) -> Self {
        self.header = Some(header.into());
        self
    }

    /// Public key that an external message states as its signer. Default: `_pubkey` of the account.
    #[must_use]
    pub fn public_key(mut self, public_key: impl Into<String>) -> Self {
        self.public_key = Some(public_key.into());
        self
    }

    /// Destination of an internal message. Default: an external message to the source itself.
    #[must_use]
    pub fn account_id(mut self, account_id: impl Into<String>) -> Self {
        self.account_id = Some(account_id.into());
        self
    }

    /// Value of an internal message, in nanotokens. Default: `"1000000000"`.
    #[must_use]
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// Return an internal message if its destination fails. Default: `true`.
    #[must_use]
    pub fn bounce(mut self, bounce: bool) -> Self {
        self.bounce = Some(bounce);
        self
    }
}

/// An internal message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ImpersonatedMessage {
    /// Destination.
    pub account_id: String,
    /// Value sent with the message, in nanotokens, created for it. Default: `"1000000000"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Amounts of other currencies, in nano units by currency id, created for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currencies: Option<BTreeMap<String, String>>,
    /// Return the message if its destination fails. Default: `true`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce: Option<bool>,
    /// Message body. Default: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// State init, to deploy a contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state_init: Option<String>,
}

impl ImpersonatedMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account_id: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            value: None,
            currencies: None,
            bounce: None,
            body: None,
            state_init: None,
        }
    }

    /// Value sent with the message, in nanotokens, created for it. Default: `"1000000000"`.
    #[must_use]
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// Amounts of other currencies, in nano units by currency id, created for it.
    #[must_use]
    pub fn currencies(mut self, currencies: BTreeMap<String, String>) -> Self {
        self.currencies = Some(currencies);
        self
    }

    /// Return the message if its destination fails. Default: `true`.
    #[must_use]
    pub fn bounce(mut self, bounce: bool) -> Self {
        self.bounce = Some(bounce);
        self
    }

    /// Message body. Default: none.
    #[must_use]
    pub fn body(mut self, body: impl Into<String>) -> Self {
        self.body = Some(body.into());
        self
    }

    /// State init, to deploy a contract.
    #[must_use]
    pub fn state_init(mut self, state_init: impl Into<String>) -> Self {
        self.state_init = Some(state_init.into());
        self
    }
}

/// An executable line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LineCoverage {
    /// Number of the line, starting at 1.
    pub line: u32,
    /// Number of transactions that executed the line.
    pub runs: u32,
}

impl LineCoverage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(line: u32, runs: u32) -> Self {
        Self { line, runs }
    }
}

/// Money lost besides the fees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LostAmount {
    /// 0 for tokens, the main currency; otherwise the id of the currency.
    pub currency: u32,
    /// Amount lost, in nano units of the currency.
    pub amount: String,
    /// `other_dapp`, `no_account`, `bad_state_init`, `bounce_failed`, `actions_failed`,
    /// `account_ended`, `burnt`, `given_to_dapp` or `limit`.
    pub reason: String,
    /// The reason in words.
    pub text: String,
}

impl LostAmount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        currency: u32,
        amount: impl Into<String>,
        reason: impl Into<String>,
        text: impl Into<String>,
    ) -> Self {
        Self {
            currency,
            amount: amount.into(),
            reason: reason.into(),
            text: text.into(),
        }
    }
}

/// A funded wallet created with the chain.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct NodeAccount {
    /// Name in traces, `account-0` and so on, which commands take instead of the address and of the
    /// keys.
    pub name: String,
    /// Account id.
    pub account_id: String,
    /// Dapp ID of the wallet, equal to its account id.
    pub dapp_id: String,
    /// `0:<account id>`.
    pub address: String,
    /// Public key.
    pub public: String,
    /// Current balance, in nanotokens.
    pub balance: String,
    /// Secret key, if the phrase is the public one of all nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

impl NodeAccount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        name: impl Into<String>,
        account_id: impl Into<String>,
        dapp_id: impl Into<String>,
        address: impl Into<String>,
        public: impl Into<String>,
        balance: impl Into<String>,
    ) -> Self {
        Self {
            name: name.into(),
            account_id: account_id.into(),
            dapp_id: dapp_id.into(),
            address: address.into(),
            public: public.into(),
            balance: balance.into(),
            secret: None,
        }
    }

    /// Secret key, if the phrase is the public one of all nodes.
    #[must_use]
    pub fn secret(mut self, secret: impl Into<String>) -> Self {
        self.secret = Some(secret.into());
        self
    }
}

impl std::fmt::Debug for NodeAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("NodeAccount");
        fields.field("name", &self.name);
        fields.field("account_id", &self.account_id);
        fields.field("dapp_id", &self.dapp_id);
        fields.field("address", &self.address);
        fields.field("public", &self.public);
        fields.field("balance", &self.balance);
        fields.field("secret", &binding::Hidden);
        fields.finish()
    }
}

/// Active faults; for counted ones, the remaining number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct NodeFaults {
    /// Delay of every answer, in ms. Default: `0`.
    pub latency_ms: u32,
    /// Fraction of connections dropped without an answer, 0 to 1. Default: `0`.
    pub drop: f64,
    /// Time until a new block becomes visible to readers, in ms. Default: `0`.
    pub lag_ms: u32,
    /// Accept requests and never answer. Default: `false`.
    pub silent: bool,
    /// Number of messages answered with `THREAD_MISMATCH`. Default: `0`.
    pub wrong_thread: u32,
    /// Number of messages answered with `WRONG_PRODUCER`. Default: `0`.
    pub wrong_producer: u32,
    /// Number of messages answered with `TOKEN_EXPIRED`. Default: `0`.
    pub expired_token: u32,
    /// Number of requests answered with status 500. Default: `0`.
    pub fail: u32,
    /// Number of requests answered with status 429. Default: `0`.
    pub too_many_requests: u32,
    /// Requests per second; further ones are answered with status 429. 0 is no limit. Default: `0`.
    pub rate_limit: u32,
    /// Header "Retry-After" of answers with status 429, in s. Default: `1`.
    pub retry_after_s: u32,
    /// Serve block proofs with this kind of false data. Default: `"none"`.
    pub bad_proof: BadProof,
}

impl NodeFaults {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        latency_ms: u32,
        drop: f64,
        lag_ms: u32,
        silent: bool,
        wrong_thread: u32,
        wrong_producer: u32,
        expired_token: u32,
        fail: u32,
        too_many_requests: u32,
        rate_limit: u32,
        retry_after_s: u32,
        bad_proof: BadProof,
    ) -> Self {
        Self {
            latency_ms,
            drop,
            lag_ms,
            silent,
            wrong_thread,
            wrong_producer,
            expired_token,
            fail,
            too_many_requests,
            rate_limit,
            retry_after_s,
            bad_proof,
        }
    }
}

/// Parameters of `coverage`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCoverage {
    /// Number of the first block. Default: the first one since the node was started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_block: Option<u32>,
    /// Number of the last block. Default: the last one of the chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_block: Option<u32>,
}

impl ParamsOfCoverage {
    /// Number of the first block. Default: the first one since the node was started.
    #[must_use]
    pub fn from_block(mut self, from_block: u32) -> Self {
        self.from_block = Some(from_block);
        self
    }

    /// Number of the last block. Default: the last one of the chain.
    #[must_use]
    pub fn to_block(mut self, to_block: u32) -> Self {
        self.to_block = Some(to_block);
        self
    }
}

/// Parameters of `delete_account`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDeleteAccount {
    /// Account id.
    pub account_id: String,
    /// Dapp ID that the account is expected to have. Default: any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
}

impl ParamsOfDeleteAccount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account_id: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
        }
    }

    /// Dapp ID that the account is expected to have. Default: any.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// Parameters of `drop_message`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDropMessage {
    /// Id in the queue.
    pub id: String,
}

impl ParamsOfDropMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// Parameters of `dump`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDump {
    /// Absolute path of a file on the machine of the node, ending with `.jsonl`.
    pub file: String,
}

impl ParamsOfDump {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(file: impl Into<String>) -> Self {
        Self { file: file.into() }
    }
}

/// Parameters of `explain`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfExplain {
    /// Id of a transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction: Option<String>,
    /// Message that is tried on the current state; nothing changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Hash of a message that was refused; the node remembers the last 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_hash: Option<String>,
}

impl ParamsOfExplain {
    /// Id of a transaction.
    #[must_use]
    pub fn transaction(mut self, transaction: impl Into<String>) -> Self {
        self.transaction = Some(transaction.into());
        self
    }

    /// Message that is tried on the current state; nothing changes.
    #[must_use]
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// Hash of a message that was refused; the node remembers the last 1000.
    #[must_use]
    pub fn message_hash(mut self, message_hash: impl Into<String>) -> Self {
        self.message_hash = Some(message_hash.into());
        self
    }
}

/// Parameters of `faults`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfFaults {
    /// Delay of every answer, in ms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub latency_ms: Option<u32>,
    /// Fraction of connections dropped without an answer, 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drop: Option<f64>,
    /// Time until a new block becomes visible to readers, in ms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lag_ms: Option<u32>,
    /// Accept requests and never answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub silent: Option<bool>,
    /// Number of messages answered with `THREAD_MISMATCH`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrong_thread: Option<u32>,
    /// Number of messages answered with `WRONG_PRODUCER`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrong_producer: Option<u32>,
    /// Number of messages answered with `TOKEN_EXPIRED`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expired_token: Option<u32>,
    /// Number of requests answered with status 500.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fail: Option<u32>,
    /// Number of requests answered with status 429.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub too_many_requests: Option<u32>,
    /// Requests per second; further ones are answered with status 429. 0 is no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rate_limit: Option<u32>,
    /// Header "Retry-After" of answers with status 429, in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after_s: Option<u32>,
    /// Serve block proofs with this kind of false data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bad_proof: Option<BadProof>,
    /// End all faults first. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clear: Option<bool>,
}

impl ParamsOfFaults {
    /// Delay of every answer, in ms.
    #[must_use]
    pub fn latency_ms(mut self, latency_ms: u32) -> Self {
        self.latency_ms = Some(latency_ms);
        self
    }

    /// Fraction of connections dropped without an answer, 0 to 1.
    #[must_use]
    pub fn drop(mut self, drop: f64) -> Self {
        self.drop = Some(drop);
        self
    }

    /// Time until a new block becomes visible to readers, in ms.
    #[must_use]
    pub fn lag_ms(mut self, lag_ms: u32) -> Self {
        self.lag_ms = Some(lag_ms);
        self
    }

    /// Accept requests and never answer.
    #[must_use]
    pub fn silent(mut self, silent: bool) -> Self {
        self.silent = Some(silent);
        self
    }

    /// Number of messages answered with `THREAD_MISMATCH`.
    #[must_use]
    pub fn wrong_thread(mut self, wrong_thread: u32) -> Self {
        self.wrong_thread = Some(wrong_thread);
        self
    }

    /// Number of messages answered with `WRONG_PRODUCER`.
    #[must_use]
    pub fn wrong_producer(mut self, wrong_producer: u32) -> Self {
        self.wrong_producer = Some(wrong_producer);
        self
    }

    /// Number of messages answered with `TOKEN_EXPIRED`.
    #[must_use]
    pub fn expired_token(mut self, expired_token: u32) -> Self {
        self.expired_token = Some(expired_token);
        self
    }

    /// Number of requests answered with status 500.
    #[must_use]
    pub fn fail(mut self, fail: u32) -> Self {
        self.fail = Some(fail);
        self
    }

    /// Number of requests answered with status 429.
    #[must_use]
    pub fn too_many_requests(mut self, too_many_requests: u32) -> Self {
        self.too_many_requests = Some(too_many_requests);
        self
    }

    /// Requests per second; further ones are answered with status 429. 0 is no limit.
    #[must_use]
    pub fn rate_limit(mut self, rate_limit: u32) -> Self {
        self.rate_limit = Some(rate_limit);
        self
    }

    /// Header "Retry-After" of answers with status 429, in s.
    #[must_use]
    pub fn retry_after_s(mut self, retry_after_s: u32) -> Self {
        self.retry_after_s = Some(retry_after_s);
        self
    }

    /// Serve block proofs with this kind of false data.
    #[must_use]
    pub fn bad_proof(mut self, bad_proof: BadProof) -> Self {
        self.bad_proof = Some(bad_proof);
        self
    }

    /// End all faults first. Default: `false`.
    #[must_use]
    pub fn clear(mut self, clear: bool) -> Self {
        self.clear = Some(clear);
        self
    }
}

/// Parameters of `find`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfFind {
    /// The digits: 1 to 64 hex digits.
    pub prefix: String,
    /// Maximum number of ids of each kind. Default: `10`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

impl ParamsOfFind {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(prefix: impl Into<String>) -> Self {
        Self {
            prefix: prefix.into(),
            limit: None,
        }
    }

    /// Maximum number of ids of each kind. Default: `10`.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = Some(limit);
        self
    }
}

/// Parameters of `fork_prefetch`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfForkPrefetch {
    /// Account ids.
    pub accounts: Vec<AccountRef>,
}

impl ParamsOfForkPrefetch {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(accounts: Vec<AccountRef>) -> Self {
        Self { accounts }
    }
}

/// Parameters of `freeze`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfFreeze {
    /// Time to stop at, Unix time in s. Default: the current time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u32>,
}

impl ParamsOfFreeze {
    /// Time to stop at, Unix time in s. Default: the current time.
    #[must_use]
    pub fn time(mut self, time: u32) -> Self {
        self.time = Some(time);
        self
    }
}

/// Parameters of `gas_report`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGasReport {
    /// Number of the first block. Default: the first one since the node was started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_block: Option<u32>,
    /// Number of the last block. Default: the last one of the chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_block: Option<u32>,
}

impl ParamsOfGasReport {
    /// Number of the first block. Default: the first one since the node was started.
    #[must_use]
    pub fn from_block(mut self, from_block: u32) -> Self {
        self.from_block = Some(from_block);
        self
    }

    /// Number of the last block. Default: the last one of the chain.
    #[must_use]
    pub fn to_block(mut self, to_block: u32) -> Self {
        self.to_block = Some(to_block);
        self
    }
}

/// Parameters of `impersonate`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfImpersonate {
    /// Sender of an internal message, or the account called by an external message.
    pub source: AccountRef,
    /// An internal message as an object (`ImpersonatedMessage`), or an external message to the
    /// source as a BOC in base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<Json>,
    /// Function to call, instead of `message`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<ImpersonatedCall>,
}

impl ParamsOfImpersonate {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(source: AccountRef) -> Self {
        Self {
            source,
            message: None,
            call: None,
        }
    }

    /// An internal message as an object (`ImpersonatedMessage`), or an external message to the
    /// source as a BOC in base64.
    #[must_use]
    pub fn message(mut self, message: impl Into<Json>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// Function to call, instead of `message`.
    #[must_use]
    pub fn call(mut self, call: ImpersonatedCall) -> Self {
        self.call = Some(call);
        self
    }
}

/// Parameters of `increase_time`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfIncreaseTime {
    /// Number of seconds.
    pub seconds: u32,
}

impl ParamsOfIncreaseTime {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(seconds: u32) -> Self {
        Self { seconds }
    }
}

/// Parameters of `load`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfLoad {
    /// Absolute path of a file on the machine of the node, ending with `.jsonl`.
    pub file: String,
}

impl ParamsOfLoad {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(file: impl Into<String>) -> Self {
        Self { file: file.into() }
    }
}

/// Parameters of `logs`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfLogs {
    /// Id of a transaction.
    pub transaction: String,
}

impl ParamsOfLogs {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(transaction: impl Into<String>) -> Self {
        Self {
            transaction: transaction.into(),
        }
    }
}

/// Parameters of `mine`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfMine {
    /// Number of blocks. Default: `1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocks: Option<u32>,
    /// Interval between the blocks, in s. Default: as time passes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interval: Option<u32>,
}

impl ParamsOfMine {
    /// Number of blocks. Default: `1`.
    #[must_use]
    pub fn blocks(mut self, blocks: u32) -> Self {
        self.blocks = Some(blocks);
        self
    }

    /// Interval between the blocks, in s. Default: as time passes.
    #[must_use]
    pub fn interval(mut self, interval: u32) -> Self {
        self.interval = Some(interval);
        self
    }
}

/// Parameters of `order_queue`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOrderQueue {
    /// Ids in the queue, in the new order; all others follow in their current order.
    pub ids: Vec<String>,
}

impl ParamsOfOrderQueue {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(ids: Vec<String>) -> Self {
        Self { ids }
    }
}

/// Parameters of `register_abi`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfRegisterAbi {
    /// ABI: an object or JSON text.
    pub abi: Json,
    /// Hash of the code. One of `code_hash`, `code` and `tvc` is required.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code_hash: Option<String>,
    /// The code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Contract image.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tvc: Option<String>,
    /// Name of the contract, 1 to 64 characters. Default: the first digits of the hash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Debug map of the compiler: an object or JSON text. Replays then show source locations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub debug_map: Option<Json>,
    /// Source files by their names in the debug map. Explanations of failures then show the failing
    /// lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sources: Option<BTreeMap<String, String>>,
}

impl ParamsOfRegisterAbi {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: impl Into<Json>) -> Self {
        Self {
            abi: abi.into(),
            code_hash: None,
            code: None,
            tvc: None,
            name: None,
            debug_map: None,
            sources: None,
        }
    }

    /// Hash of the code. One of `code_hash`, `code` and `tvc` is required.
    #[must_use]
    pub fn code_hash(mut self, code_hash: impl Into<String>) -> Self {
        self.code_hash = Some(code_hash.into());
        self
    }

    /// The code.
    #[must_use]
    pub fn code(mut self, code: impl Into<String>) -> Self {
        self.code = Some(code.into());
        self
    }

    /// Contract image.
    #[must_use]
    pub fn tvc(mut self, tvc: impl Into<String>) -> Self {
        self.tvc = Some(tvc.into());
        self
    }

    /// Name of the contract, 1 to 64 characters. Default: the first digits of the hash.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Debug map of the compiler: an object or JSON text. Replays then show source locations.
    #[must_use]
    pub fn debug_map(mut self, debug_map: impl Into<Json>) -> Self {
        self.debug_map = Some(debug_map.into());
        self
    }

    /// Source files by their names in the debug map. Explanations of failures then show the failing
    /// lines.
    #[must_use]
    pub fn sources(mut self, sources: BTreeMap<String, String>) -> Self {
        self.sources = Some(sources);
        self
    }
}

/// Parameters of `replay`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfReplay {
    /// Id of a transaction.
    pub transaction: String,
    /// Number of last steps of the virtual machine to return; 0 returns none. Default: `1000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<u32>,
    /// Number of the step before which to stop, for reading a long run in pieces. Default: all
    /// steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before_step: Option<u32>,
}

impl ParamsOfReplay {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(transaction: impl Into<String>) -> Self {
        Self {
            transaction: transaction.into(),
            steps: None,
            before_step: None,
        }
    }

    /// Number of last steps of the virtual machine to return; 0 returns none. Default: `1000`.
    #[must_use]
    pub fn steps(mut self, steps: u32) -> Self {
        self.steps = Some(steps);
        self
    }

    /// Number of the step before which to stop, for reading a long run in pieces. Default: all
    /// steps.
    #[must_use]
    pub fn before_step(mut self, before_step: u32) -> Self {
        self.before_step = Some(before_step);
        self
    }
}

/// Parameters of `revert`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfRevert {
    /// Id of the snapshot.
    pub id: u32,
}

impl ParamsOfRevert {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(id: u32) -> Self {
        Self { id }
    }
}

/// Parameters of `set_account`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetAccount {
    /// The account, as returned by `GET /v2/account`.
    pub boc: String,
    /// Dapp ID of the account. Default: the one the account has on this chain; for a new contract,
    /// its own id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
}

impl ParamsOfSetAccount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc: impl Into<String>) -> Self {
        Self {
            boc: boc.into(),
            dapp_id: None,
        }
    }

    /// Dapp ID of the account. Default: the one the account has on this chain; for a new contract,
    /// its own id.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// Parameters of `set_balance`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetBalance {
    /// Account id.
    pub account_id: String,
    /// Dapp ID that the account is expected to have. Default: any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// New balance, in nanotokens. Default: unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance: Option<String>,
    /// New amounts of other currencies, in nano units by currency id; others stay unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currencies: Option<BTreeMap<String, String>>,
}

impl ParamsOfSetBalance {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account_id: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            balance: None,
            currencies: None,
        }
    }

    /// Dapp ID that the account is expected to have. Default: any.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// New balance, in nanotokens. Default: unchanged.
    #[must_use]
    pub fn balance(mut self, balance: impl Into<String>) -> Self {
        self.balance = Some(balance.into());
        self
    }

    /// New amounts of other currencies, in nano units by currency id; others stay unchanged.
    #[must_use]
    pub fn currencies(mut self, currencies: BTreeMap<String, String>) -> Self {
        self.currencies = Some(currencies);
        self
    }
}

/// Parameters of `set_block_mode`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetBlockMode {
    /// Mode.
    pub mode: BlockMode,
    /// Interval between blocks, in s, in `interval` mode.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_time: Option<u32>,
}

impl ParamsOfSetBlockMode {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(mode: BlockMode) -> Self {
        Self {
            mode,
            block_time: None,
        }
    }

    /// Interval between blocks, in s, in `interval` mode.
    #[must_use]
    pub fn block_time(mut self, block_time: u32) -> Self {
        self.block_time = Some(block_time);
        self
    }
}

/// Parameters of `set_code`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetCode {
    /// Account id.
    pub account_id: String,
    /// Dapp ID that the account is expected to have. Default: any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// The code.
    pub code: String,
}

impl ParamsOfSetCode {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account_id: impl Into<String>, code: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            code: code.into(),
        }
    }

    /// Dapp ID that the account is expected to have. Default: any.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// Parameters of `set_dapp`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetDapp {
    /// Dapp ID.
    pub dapp_id: String,
    /// Limit in nano units. Initially 1000000000000000000.
    pub credit: String,
}

impl ParamsOfSetDapp {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(dapp_id: impl Into<String>, credit: impl Into<String>) -> Self {
        Self {
            dapp_id: dapp_id.into(),
            credit: credit.into(),
        }
    }
}

/// Parameters of `set_data`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetData {
    /// Account id.
    pub account_id: String,
    /// Dapp ID that the account is expected to have. Default: any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// The data.
    pub data: String,
}

impl ParamsOfSetData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account_id: impl Into<String>, data: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            data: data.into(),
        }
    }

    /// Dapp ID that the account is expected to have. Default: any.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// Parameters of `set_next_block_time`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetNextBlockTime {
    /// Time of the next block, Unix time in s.
    pub time: u32,
}

impl ParamsOfSetNextBlockTime {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(time: u32) -> Self {
        Self { time }
    }
}

/// Parameters of `set_time`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetTime {
    /// The new time, Unix time in s.
    pub time: u32,
}

impl ParamsOfSetTime {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(time: u32) -> Self {
        Self { time }
    }
}

/// Parameters of `trace`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfTrace {
    /// Id of a transaction.
    pub transaction: String,
}

impl ParamsOfTrace {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(transaction: impl Into<String>) -> Self {
        Self {
            transaction: transaction.into(),
        }
    }
}

/// Parameters of `unregister_abi`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfUnregisterAbi {
    /// Hash of the code.
    pub code_hash: String,
}

impl ParamsOfUnregisterAbi {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(code_hash: impl Into<String>) -> Self {
        Self {
            code_hash: code_hash.into(),
        }
    }
}

/// A message waiting for execution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct QueuedMessage {
    /// Hash of the message; a name for a message that the node creates on execution.
    pub id: String,
    /// `external`, `internal`, `gift` or `impersonated`.
    pub kind: String,
    /// Destination.
    pub account_id: String,
}

impl QueuedMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        id: impl Into<String>,
        kind: impl Into<String>,
        account_id: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            kind: kind.into(),
            account_id: account_id.into(),
        }
    }
}

/// A contract that the node knows by name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct RegisteredContract {
    /// Name of the contract.
    pub name: String,
    /// Hash of its code.
    pub code_hash: String,
    /// Whether no other code was registered under this name later.
    pub latest: bool,
    /// ABI, JSON text.
    pub abi: String,
    /// Contract image, if one was registered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tvc: Option<String>,
}

impl RegisteredContract {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        name: impl Into<String>,
        code_hash: impl Into<String>,
        latest: bool,
        abi: impl Into<String>,
    ) -> Self {
        Self {
            name: name.into(),
            code_hash: code_hash.into(),
            latest,
            abi: abi.into(),
            tvc: None,
        }
    }

    /// Contract image, if one was registered.
    #[must_use]
    pub fn tvc(mut self, tvc: impl Into<String>) -> Self {
        self.tvc = Some(tvc.into());
        self
    }
}

/// What has to be changed before another attempt can succeed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Repair {
    /// The key that signs the message.
    Key,
    /// The amount that the message carries.
    Value,
    /// The balance of the account.
    Balance,
    /// The amount that the contract sends.
    Amount,
    /// Nothing: a new message is enough.
    Again,
    /// The account needs its contract.
    Deploy,
    /// The function or its arguments.
    Call,
    /// The code of the contract.
    Contract,
    /// A constant that this version does not know.
    Unknown(String),
}

impl Repair {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Key => "key",
            Self::Value => "value",
            Self::Balance => "balance",
            Self::Amount => "amount",
            Self::Again => "again",
            Self::Deploy => "deploy",
            Self::Call => "call",
            Self::Contract => "contract",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for Repair {
    fn from(value: String) -> Self {
        match value.as_str() {
            "key" => Self::Key,
            "value" => Self::Value,
            "balance" => Self::Balance,
            "amount" => Self::Amount,
            "again" => Self::Again,
            "deploy" => Self::Deploy,
            "call" => Self::Call,
            "contract" => Self::Contract,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for Repair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Repair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Block data visible to the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ReplayedBlock {
    /// Number of the block.
    pub seq_no: u32,
    /// Time of the block, Unix time in s.
    pub time: u32,
    /// Logical time of the start of the block.
    pub start_lt: String,
    /// Random seed.
    pub rand_seed: String,
}

impl ReplayedBlock {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        seq_no: u32,
        time: u32,
        start_lt: impl Into<String>,
        rand_seed: impl Into<String>,
    ) -> Self {
        Self {
            seq_no,
            time,
            start_lt: start_lt.into(),
            rand_seed: rand_seed.into(),
        }
    }
}

/// A step of the virtual machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ReplayedStep {
    /// Number of the step, from 1.
    pub step: u32,
    /// Instruction with its operands.
    pub instruction: String,
    /// Hash of the cell that contains the instruction.
    pub code_hash: String,
    /// Position in the cell, in bits.
    pub offset: u32,
    /// Total gas used so far, in units of gas.
    pub gas_used: u32,
    /// Gas remaining, in units of gas.
    pub gas_remaining: u32,
    /// Number of values on the stack after the step.
    pub stack_depth: u32,
    /// The stack after the step, top last, at most 100 values. Absent if it is too large.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Json>,
    /// Source location of the instruction, if a debug map is registered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<SourcePlace>,
}

impl ReplayedStep {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        step: u32,
        instruction: impl Into<String>,
        code_hash: impl Into<String>,
        offset: u32,
        gas_used: u32,
        gas_remaining: u32,
        stack_depth: u32,
    ) -> Self {
        Self {
            step,
            instruction: instruction.into(),
            code_hash: code_hash.into(),
            offset,
            gas_used,
            gas_remaining,
            stack_depth,
            stack: None,
            source: None,
        }
    }

    /// The stack after the step, top last, at most 100 values. Absent if it is too large.
    #[must_use]
    pub fn stack(mut self, stack: impl Into<Json>) -> Self {
        self.stack = Some(stack.into());
        self
    }

    /// Source location of the instruction, if a debug map is registered.
    #[must_use]
    pub fn source(mut self, source: SourcePlace) -> Self {
        self.source = Some(source);
        self
    }
}

/// Result of `coverage`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfCoverage {
    /// Number of rerun transactions: those whose state is kept, see `--history`.
    pub transactions: u32,
    /// Number of transactions that could not be rerun.
    pub skipped: u32,
    /// Whether there are more than 10000 transactions, of which only the last are counted.
    pub truncated: bool,
    /// Ordered by file.
    pub files: Vec<FileCoverage>,
    /// The same as a text table.
    pub text: String,
    /// The same in lcov format, for editors and other tools.
    pub lcov: String,
}

impl ResultOfCoverage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        transactions: u32,
        skipped: u32,
        truncated: bool,
        files: Vec<FileCoverage>,
        text: impl Into<String>,
        lcov: impl Into<String>,
    ) -> Self {
        Self {
            transactions,
            skipped,
            truncated,
            files,
            text: text.into(),
            lcov: lcov.into(),
        }
    }
}

/// Result of `drop_message`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfDropMessage {
    /// Id.
    pub id: String,
}

impl ResultOfDropMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// Result of `dump`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfDump {
    /// Path of the file.
    pub file: String,
    /// Number of rows written.
    pub rows: u32,
}

impl ResultOfDump {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(file: impl Into<String>, rows: u32) -> Self {
        Self {
            file: file.into(),
            rows,
        }
    }
}

/// Result of `explain`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfExplain {
    /// Explanation; absent if nothing failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<Failure>,
    /// The same as text, in several lines; empty if nothing failed. Without failure: a sentence
    /// that it is not known whether money was lost.
    pub text: String,
}

impl ResultOfExplain {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            failure: None,
            text: text.into(),
        }
    }

    /// Explanation; absent if nothing failed.
    #[must_use]
    pub fn failure(mut self, failure: Failure) -> Self {
        self.failure = Some(failure);
        self
    }
}

/// Result of `find`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfFind {
    /// Ids of transactions, ascending.
    pub transactions: Vec<String>,
    /// Hashes of messages, ascending.
    pub messages: Vec<String>,
    /// Ids of blocks, ascending.
    pub blocks: Vec<String>,
    /// Account ids, ascending.
    pub accounts: Vec<String>,
}

impl ResultOfFind {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        transactions: Vec<String>,
        messages: Vec<String>,
        blocks: Vec<String>,
        accounts: Vec<String>,
    ) -> Self {
        Self {
            transactions,
            messages,
            blocks,
            accounts,
        }
    }
}

/// Result of `fork_prefetch`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfForkPrefetch {
    /// The accounts, fetched now or before.
    pub accounts: Vec<ForkedAccount>,
}

impl ResultOfForkPrefetch {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(accounts: Vec<ForkedAccount>) -> Self {
        Self { accounts }
    }
}

/// Result of `forked_accounts`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfForkedAccounts {
    /// Accounts, ordered by id.
    pub accounts: Vec<ForkedAccount>,
}

impl ResultOfForkedAccounts {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(accounts: Vec<ForkedAccount>) -> Self {
        Self { accounts }
    }
}

/// Result of `gas_report`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGasReport {
    /// Number of transactions counted.
    pub transactions: u32,
    /// Whether there are more than 100000 transactions, of which only the last are counted.
    pub truncated: bool,
    /// Ordered by contract, then by function.
    pub functions: Vec<GasOfFunction>,
    /// The same as a text table.
    pub text: String,
}

impl ResultOfGasReport {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        transactions: u32,
        truncated: bool,
        functions: Vec<GasOfFunction>,
        text: impl Into<String>,
    ) -> Self {
        Self {
            transactions,
            truncated,
            functions,
            text: text.into(),
        }
    }
}

/// Result of `impersonate`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfImpersonate {
    /// Hash of the message.
    pub message_hash: String,
    /// The resulting transaction.
    pub transaction_id: String,
    /// Block that contains the transaction.
    pub block_id: String,
    /// Time of the transaction, Unix time in s.
    pub time: u32,
    /// Whether the transaction was aborted.
    pub aborted: bool,
    /// Exit code of the compute phase; 0 if it was skipped.
    pub exit_code: i32,
    /// Bodies of the external outbound messages.
    pub ext_out_msgs: Vec<String>,
}

impl ResultOfImpersonate {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        message_hash: impl Into<String>,
        transaction_id: impl Into<String>,
        block_id: impl Into<String>,
        time: u32,
        aborted: bool,
        exit_code: i32,
        ext_out_msgs: Vec<String>,
    ) -> Self {
        Self {
            message_hash: message_hash.into(),
            transaction_id: transaction_id.into(),
            block_id: block_id.into(),
            time,
            aborted,
            exit_code,
            ext_out_msgs,
        }
    }
}

/// Result of `list_accounts`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfListAccounts {
    /// Wallets in the order of their keys.
    pub accounts: Vec<NodeAccount>,
    /// Names by account id of all accounts that the chain began with: wallets, givers, and the
    /// sender of the faucet.
    pub names: BTreeMap<String, String>,
}

impl ResultOfListAccounts {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(accounts: Vec<NodeAccount>, names: BTreeMap<String, String>) -> Self {
        Self { accounts, names }
    }
}

/// Result of `list_contracts`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfListContracts {
    /// By name, the newest of each name first.
    pub contracts: Vec<RegisteredContract>,
}

impl ResultOfListContracts {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(contracts: Vec<RegisteredContract>) -> Self {
        Self { contracts }
    }
}

/// Result of `load`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfLoad {
    /// Number of the last block.
    pub seq_no: u32,
    /// Number of rows read.
    pub rows: u32,
}

impl ResultOfLoad {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(seq_no: u32, rows: u32) -> Self {
        Self { seq_no, rows }
    }
}

/// Result of `logs`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfLogs {
    /// Lines, in order.
    pub logs: Vec<String>,
}

impl ResultOfLogs {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(logs: Vec<String>) -> Self {
        Self { logs }
    }
}

/// Result of `mine`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfMine {
    /// Number of the last block.
    pub seq_no: u32,
    /// Time of the last block, Unix time in s.
    pub time: u32,
}

impl ResultOfMine {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(seq_no: u32, time: u32) -> Self {
        Self { seq_no, time }
    }
}

/// Result of `order_queue`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOrderQueue {
    /// The waiting messages.
    pub messages: Vec<QueuedMessage>,
}

impl ResultOfOrderQueue {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(messages: Vec<QueuedMessage>) -> Self {
        Self { messages }
    }
}

/// Result of `queue`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfQueue {
    /// The waiting messages.
    pub messages: Vec<QueuedMessage>,
}

impl ResultOfQueue {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(messages: Vec<QueuedMessage>) -> Self {
        Self { messages }
    }
}

/// Result of `register_abi`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfRegisterAbi {
    /// Hash of the code.
    pub code_hash: String,
    /// Name of the contract.
    pub name: String,
}

impl ResultOfRegisterAbi {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(code_hash: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            code_hash: code_hash.into(),
            name: name.into(),
        }
    }
}

/// Result of `replay`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfReplay {
    /// Id of a transaction.
    pub transaction: String,
    /// Whether the rerun produced the same transaction.
    pub matches: bool,
    /// Chain rules.
    pub rules: String,
    /// Account before the transaction; absent if there was none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_before: Option<String>,
    /// Dapp ID of the account before the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id_before: Option<String>,
    /// Account after the transaction; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_after: Option<String>,
    /// Message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Dictionary of the configuration.
    pub config: String,
    /// Block.
    pub block: ReplayedBlock,
    /// Logical time of the transaction.
    pub lt: String,
    /// Whether signatures were checked; false for an impersonated account.
    pub signatures_checked: bool,
    /// Exit code of the compute phase; absent if no contract ran.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// Meaning of the exit code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_text: Option<String>,
    /// Gas of the compute phase, in units of gas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_used: Option<u32>,
    /// Number of steps of the virtual machine.
    pub total_steps: u32,
    /// The last steps.
    pub steps: Vec<ReplayedStep>,
    /// Registered source files of these steps, by their names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sources: Option<BTreeMap<String, String>>,
    /// What the contract printed with debug instructions, line by line.
    pub logs: Vec<String>,
}

impl ResultOfReplay {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        transaction: impl Into<String>,
        matches: bool,
        rules: impl Into<String>,
        config: impl Into<String>,
        block: ReplayedBlock,
        lt: impl Into<String>,
        signatures_checked: bool,
        total_steps: u32,
        steps: Vec<ReplayedStep>,
        logs: Vec<String>,
    ) -> Self {
        Self {
            transaction: transaction.into(),
            matches,
            rules: rules.into(),
            account_before: None,
            dapp_id_before: None,
            account_after: None,
            message: None,
            config: config.into(),
            block,
            lt: lt.into(),
            signatures_checked,
            exit_code: None,
            exit_text: None,
            gas_used: None,
            total_steps,
            steps,
            sources: None,
            logs,
        }
    }

    /// Account before the transaction; absent if there was none.
    #[must_use]
    pub fn account_before(mut self, account_before: impl Into<String>) -> Self {
        self.account_before = Some(account_before.into());
        self
    }

    /// Dapp ID of the account before the transaction.
    #[must_use]
    pub fn dapp_id_before(mut self, dapp_id_before: impl Into<String>) -> Self {
        self.dapp_id_before = Some(dapp_id_before.into());
        self
    }

    /// Account after the transaction; absent if there is none.
    #[must_use]
    pub fn account_after(mut self, account_after: impl Into<String>) -> Self {
        self.account_after = Some(account_after.into());
        self
    }

    /// Message.
    #[must_use]
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// Exit code of the compute phase; absent if no contract ran.
    #[must_use]
    pub fn exit_code(mut self, exit_code: i32) -> Self {
        self.exit_code = Some(exit_code);
        self
    }

    /// Meaning of the exit code.
    #[must_use]
    pub fn exit_text(mut self, exit_text: impl Into<String>) -> Self {
        self.exit_text = Some(exit_text.into());
        self
    }

    /// Gas of the compute phase, in units of gas.
    #[must_use]
    pub fn gas_used(mut self, gas_used: u32) -> Self {
        self.gas_used = Some(gas_used);
        self
    }

    /// Registered source files of these steps, by their names.
    #[must_use]
    pub fn sources(mut self, sources: BTreeMap<String, String>) -> Self {
        self.sources = Some(sources);
        self
    }
}

/// Result of `reset`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfReset {
    /// Number of the last block.
    pub seq_no: u32,
}

impl ResultOfReset {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(seq_no: u32) -> Self {
        Self { seq_no }
    }
}

/// Result of `revert`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfRevert {
    /// Number of the last block.
    pub seq_no: u32,
    /// Time of the chain, Unix time in s.
    pub time: u32,
}

impl ResultOfRevert {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(seq_no: u32, time: u32) -> Self {
        Self { seq_no, time }
    }
}

/// Result of `set_block_mode`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSetBlockMode {
    /// Mode.
    pub mode: BlockMode,
    /// Interval between blocks, in s, in `interval` mode.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_time: Option<u32>,
}

impl ResultOfSetBlockMode {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(mode: BlockMode) -> Self {
        Self {
            mode,
            block_time: None,
        }
    }

    /// Interval between blocks, in s, in `interval` mode.
    #[must_use]
    pub fn block_time(mut self, block_time: u32) -> Self {
        self.block_time = Some(block_time);
        self
    }
}

/// Result of `set_dapp`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSetDapp {
    /// Dapp ID.
    pub dapp_id: String,
    /// Limit in nano units.
    pub credit: String,
}

impl ResultOfSetDapp {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(dapp_id: impl Into<String>, credit: impl Into<String>) -> Self {
        Self {
            dapp_id: dapp_id.into(),
            credit: credit.into(),
        }
    }
}

/// Result of `snapshots`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSnapshots {
    /// Snapshots, oldest first.
    pub snapshots: Vec<SnapshotInfo>,
}

impl ResultOfSnapshots {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(snapshots: Vec<SnapshotInfo>) -> Self {
        Self { snapshots }
    }
}

/// Result of `status`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfStatus {
    /// Number of the last block.
    pub seq_no: u32,
    /// Time of the last block, Unix time in s.
    pub last_block_time: u32,
    /// Time of the chain, Unix time in s.
    pub time: u32,
    /// Whether the clock is stopped.
    pub frozen: bool,
    /// When blocks are created.
    pub block_mode: BlockMode,
    /// Number of waiting messages.
    pub queued: u32,
    /// Endpoint that the chain was forked from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fork: Option<String>,
    /// Number of the block whose state the fork began with, if one was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fork_block: Option<u32>,
}

impl ResultOfStatus {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        seq_no: u32,
        last_block_time: u32,
        time: u32,
        frozen: bool,
        block_mode: BlockMode,
        queued: u32,
    ) -> Self {
        Self {
            seq_no,
            last_block_time,
            time,
            frozen,
            block_mode,
            queued,
            fork: None,
            fork_block: None,
        }
    }

    /// Endpoint that the chain was forked from.
    #[must_use]
    pub fn fork(mut self, fork: impl Into<String>) -> Self {
        self.fork = Some(fork.into());
        self
    }

    /// Number of the block whose state the fork began with, if one was chosen.
    #[must_use]
    pub fn fork_block(mut self, fork_block: u32) -> Self {
        self.fork_block = Some(fork_block);
        self
    }
}

/// Result of `trace`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfTrace {
    /// First transaction of the tree, or the oldest ancestor searched.
    pub root: String,
    /// The tree: each transaction before those its messages caused.
    pub transactions: Vec<TracedTransaction>,
    /// Total gas, in units of gas.
    pub gas_used: String,
    /// Total fees, in nanotokens.
    pub fees: String,
    /// Whether the tree has more than 1000 transactions.
    pub truncated: bool,
}

impl ResultOfTrace {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        root: impl Into<String>,
        transactions: Vec<TracedTransaction>,
        gas_used: impl Into<String>,
        fees: impl Into<String>,
        truncated: bool,
    ) -> Self {
        Self {
            root: root.into(),
            transactions,
            gas_used: gas_used.into(),
            fees: fees.into(),
            truncated,
        }
    }
}

/// Result of `unregister_abi`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfUnregisterAbi {
    /// Hash of the code.
    pub code_hash: String,
}

impl ResultOfUnregisterAbi {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(code_hash: impl Into<String>) -> Self {
        Self {
            code_hash: code_hash.into(),
        }
    }
}

/// A snapshot to revert to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SnapshotInfo {
    /// Id of the snapshot.
    pub id: u32,
    /// Number of the last block at that time.
    pub seq_no: u32,
}

impl SnapshotInfo {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(id: u32, seq_no: u32) -> Self {
        Self { id, seq_no }
    }
}

/// A place in the source that was being executed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SourceFrame {
    /// File, as the compiler named it.
    pub file: String,
    /// Number of the line, starting at 1.
    pub line: u32,
    /// Function that contains the line, if the source is registered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
}

impl SourceFrame {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(file: impl Into<String>, line: u32) -> Self {
        Self {
            file: file.into(),
            line,
            function: None,
        }
    }

    /// Function that contains the line, if the source is registered.
    #[must_use]
    pub fn function(mut self, function: impl Into<String>) -> Self {
        self.function = Some(function.into());
        self
    }
}

/// A line of source code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SourceLine {
    /// Number of the line, starting at 1.
    pub line: u32,
    /// The line.
    pub text: String,
}

impl SourceLine {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(line: u32, text: impl Into<String>) -> Self {
        Self {
            line,
            text: text.into(),
        }
    }
}

/// A location in the source of a contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SourcePlace {
    /// File, as the compiler named it.
    pub file: String,
    /// Number of the line, starting at 1.
    pub line: u32,
}

impl SourcePlace {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(file: impl Into<String>, line: u32) -> Self {
        Self {
            file: file.into(),
            line,
        }
    }
}

/// Action phase: the actions requested by the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedAction {
    /// Whether all actions were performed.
    pub success: bool,
    /// Result code; 0 is success.
    pub result_code: i32,
    /// Meaning of the result code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result_text: Option<String>,
    /// Index of the failed action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result_arg: Option<i32>,
    /// Number of actions.
    pub actions: u32,
    /// Number of skipped actions.
    pub skipped: u32,
    /// Number of messages created.
    pub messages: u32,
    /// Whether the balance was too low.
    pub no_funds: bool,
    /// Forwarding fees, in nanotokens.
    pub forward_fees: String,
}

impl TracedAction {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        success: bool,
        result_code: i32,
        actions: u32,
        skipped: u32,
        messages: u32,
        no_funds: bool,
        forward_fees: impl Into<String>,
    ) -> Self {
        Self {
            success,
            result_code,
            result_text: None,
            result_arg: None,
            actions,
            skipped,
            messages,
            no_funds,
            forward_fees: forward_fees.into(),
        }
    }

    /// Meaning of the result code.
    #[must_use]
    pub fn result_text(mut self, result_text: impl Into<String>) -> Self {
        self.result_text = Some(result_text.into());
        self
    }

    /// Index of the failed action.
    #[must_use]
    pub fn result_arg(mut self, result_arg: i32) -> Self {
        self.result_arg = Some(result_arg);
        self
    }
}

/// Bounce phase.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedBounce {
    /// `ok`, `noFunds` or `negFunds`.
    pub r#type: String,
    /// The same as text.
    pub text: String,
}

impl TracedBounce {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(r#type: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            r#type: r#type.into(),
            text: text.into(),
        }
    }
}

/// Compute phase: execution of the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedCompute {
    /// Why no contract ran; the other members are then absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skipped: Option<String>,
    /// Whether the contract terminated normally.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub success: Option<bool>,
    /// Exit code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// Meaning of the exit code, if it has a usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_text: Option<String>,
    /// Gas used, in units of gas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_used: Option<u32>,
    /// Gas limit, in units of gas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_limit: Option<u32>,
    /// Gas fees, in nanotokens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_fees: Option<String>,
    /// Number of steps of the virtual machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<u32>,
    /// Whether the phase deployed the contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub activated: Option<bool>,
}

impl TracedCompute {
    /// Why no contract ran; the other members are then absent.
    #[must_use]
    pub fn skipped(mut self, skipped: impl Into<String>) -> Self {
        self.skipped = Some(skipped.into());
        self
    }

    /// Whether the contract terminated normally.
    #[must_use]
    pub fn success(mut self, success: bool) -> Self {
        self.success = Some(success);
        self
    }

    /// Exit code.
    #[must_use]
    pub fn exit_code(mut self, exit_code: i32) -> Self {
        self.exit_code = Some(exit_code);
        self
    }

    /// Meaning of the exit code, if it has a usual one.
    #[must_use]
    pub fn exit_text(mut self, exit_text: impl Into<String>) -> Self {
        self.exit_text = Some(exit_text.into());
        self
    }

    /// Gas used, in units of gas.
    #[must_use]
    pub fn gas_used(mut self, gas_used: u32) -> Self {
        self.gas_used = Some(gas_used);
        self
    }

    /// Gas limit, in units of gas.
    #[must_use]
    pub fn gas_limit(mut self, gas_limit: u32) -> Self {
        self.gas_limit = Some(gas_limit);
        self
    }

    /// Gas fees, in nanotokens.
    #[must_use]
    pub fn gas_fees(mut self, gas_fees: impl Into<String>) -> Self {
        self.gas_fees = Some(gas_fees.into());
        self
    }

    /// Number of steps of the virtual machine.
    #[must_use]
    pub fn steps(mut self, steps: u32) -> Self {
        self.steps = Some(steps);
        self
    }

    /// Whether the phase deployed the contract.
    #[must_use]
    pub fn activated(mut self, activated: bool) -> Self {
        self.activated = Some(activated);
        self
    }
}

/// Credit phase: what the message brought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedCredit {
    /// Debt collected, in nanotokens.
    pub due_fees: String,
    /// Tokens credited, in nanotokens.
    pub tokens: String,
    /// Amounts of other currencies, in nano units by currency id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currencies: Option<BTreeMap<String, String>>,
}

impl TracedCredit {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(due_fees: impl Into<String>, tokens: impl Into<String>) -> Self {
        Self {
            due_fees: due_fees.into(),
            tokens: tokens.into(),
            currencies: None,
        }
    }

    /// Amounts of other currencies, in nano units by currency id.
    #[must_use]
    pub fn currencies(mut self, currencies: BTreeMap<String, String>) -> Self {
        self.currencies = Some(currencies);
        self
    }
}

/// Fees of a transaction, in nano units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedFees {
    /// Total fees, in nanotokens.
    pub total: String,
    /// Storage fees, in nanotokens.
    pub storage: String,
    /// Gas fees, in nanotokens.
    pub gas: String,
    /// Forwarding fees of outbound messages, in nanotokens.
    pub forward: String,
    /// Import fee of an external message, in nanotokens.
    pub import: String,
}

impl TracedFees {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        total: impl Into<String>,
        storage: impl Into<String>,
        gas: impl Into<String>,
        forward: impl Into<String>,
        import: impl Into<String>,
    ) -> Self {
        Self {
            total: total.into(),
            storage: storage.into(),
            gas: gas.into(),
            forward: forward.into(),
            import: import.into(),
        }
    }
}

/// A message, decoded with the known ABIs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedMessage {
    /// Hash.
    pub id: String,
    /// `internal`, `external_in` or `external_out`.
    pub r#type: String,
    /// `executed`; `waiting` for a block; `sent` out of the chain; `elsewhere`: in another
    /// workchain, where it never arrives; `dropped`: it cannot be executed.
    pub state: String,
    /// Transaction that executed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction: Option<String>,
    /// `<workchain>:<account id>`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Name of the sender.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source_name: Option<String>,
    /// `<workchain>:<account id>`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub destination: Option<String>,
    /// Name of the receiver.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub destination_name: Option<String>,
    /// Value sent with the message, in nanotokens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Amounts of other currencies, in nano units by currency id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currencies: Option<BTreeMap<String, String>>,
    /// Whether the message is returned if its destination fails.
    pub bounce: bool,
    /// Whether this is a bounced message.
    pub bounced: bool,
    /// `input`, `output` or `event` of `function`; `bounced`, with the called function; `comment`;
    /// `transfer` without a body; `unknown`.
    pub kind: String,
    /// Name of the contract whose ABI was used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Function or event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
    /// Arguments by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arguments: Option<Json>,
    /// `pubkey`, `time` and `expire` of an external message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<Json>,
    /// Comment of a transfer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// First 32 bits of a body that matches no ABI.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub selector: Option<String>,
}

impl TracedMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        id: impl Into<String>,
        r#type: impl Into<String>,
        state: impl Into<String>,
        bounce: bool,
        bounced: bool,
        kind: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            r#type: r#type.into(),
            state: state.into(),
            transaction: None,
            source: None,
            source_name: None,
            destination: None,
            destination_name: None,
            value: None,
            currencies: None,
            bounce,
            bounced,
            kind: kind.into(),
            contract: None,
            function: None,
            arguments: None,
            header: None,
            comment: None,
            selector: None,
        }
    }

    /// Transaction that executed it.
    #[must_use]
    pub fn transaction(mut self, transaction: impl Into<String>) -> Self {
        self.transaction = Some(transaction.into());
        self
    }

    /// `<workchain>:<account id>`.
    #[must_use]
    pub fn source(mut self, source: impl Into<String>) -> Self {
        self.source = Some(source.into());
        self
    }

    /// Name of the sender.
    #[must_use]
    pub fn source_name(mut self, source_name: impl Into<String>) -> Self {
        self.source_name = Some(source_name.into());
        self
    }

    /// `<workchain>:<account id>`.
    #[must_use]
    pub fn destination(mut self, destination: impl Into<String>) -> Self {
        self.destination = Some(destination.into());
        self
    }

    /// Name of the receiver.
    #[must_use]
    pub fn destination_name(mut self, destination_name: impl Into<String>) -> Self {
        self.destination_name = Some(destination_name.into());
        self
    }

    /// Value sent with the message, in nanotokens.
    #[must_use]
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// Amounts of other currencies, in nano units by currency id.
    #[must_use]
    pub fn currencies(mut self, currencies: BTreeMap<String, String>) -> Self {
        self.currencies = Some(currencies);
        self
    }

    /// Name of the contract whose ABI was used.
    #[must_use]
    pub fn contract(mut self, contract: impl Into<String>) -> Self {
        self.contract = Some(contract.into());
        self
    }

    /// Function or event.
    #[must_use]
    pub fn function(mut self, function: impl Into<String>) -> Self {
        self.function = Some(function.into());
        self
    }

    /// Arguments by name.
    #[must_use]
    pub fn arguments(mut self, arguments: impl Into<Json>) -> Self {
        self.arguments = Some(arguments.into());
        self
    }

    /// `pubkey`, `time` and `expire` of an external message.
    #[must_use]
    pub fn header(mut self, header: impl Into<Json>) -> Self {
        self.header = Some(header.into());
        self
    }

    /// Comment of a transfer.
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// First 32 bits of a body that matches no ABI.
    #[must_use]
    pub fn selector(mut self, selector: impl Into<String>) -> Self {
        self.selector = Some(selector.into());
        self
    }
}

/// Storage phase.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedStorage {
    /// Storage fees paid, in nanotokens.
    pub fees: String,
    /// Storage fees still due, in nanotokens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
    /// `unchanged`, `frozen` or `deleted`.
    pub status_change: String,
}

impl TracedStorage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(fees: impl Into<String>, status_change: impl Into<String>) -> Self {
        Self {
            fees: fees.into(),
            due: None,
            status_change: status_change.into(),
        }
    }

    /// Storage fees still due, in nanotokens.
    #[must_use]
    pub fn due(mut self, due: impl Into<String>) -> Self {
        self.due = Some(due.into());
        self
    }
}

/// A transaction in a message tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedTransaction {
    /// Id of a transaction.
    pub id: String,
    /// Transaction that sent its message; absent for the root.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
    /// Number of steps from the root.
    pub depth: u32,
    /// Account.
    pub account_id: String,
    /// Dapp ID of the account after the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Name of the account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Name of the contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Code hash after the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code_hash: Option<String>,
    /// Block.
    pub block_id: String,
    /// Number of the block.
    pub seq_no: u32,
    /// Time of the block, Unix time in s.
    pub time: u32,
    /// Logical time.
    pub lt: String,
    /// Message executed by the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_message: Option<TracedMessage>,
    /// Storage phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub storage: Option<TracedStorage>,
    /// Credit phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credit: Option<TracedCredit>,
    /// Compute phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compute: Option<TracedCompute>,
    /// Action phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<TracedAction>,
    /// Bounce phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce: Option<TracedBounce>,
    /// Whether the transaction was aborted.
    pub aborted: bool,
    /// Whether the account was deleted.
    pub destroyed: bool,
    /// Why it failed, in one sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<String>,
    /// Fees of the transaction.
    pub fees: TracedFees,
    /// Balance of the account before the transaction, in nanotokens. Absent if the state is no
    /// longer kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance_before: Option<String>,
    /// Money lost. Empty if the state is no longer kept.
    pub lost: Vec<LostAmount>,
    /// What the contract printed with debug instructions, line by line. Empty if the state is no
    /// longer kept.
    pub logs: Vec<String>,
    /// Outbound messages, in order.
    pub out_messages: Vec<TracedMessage>,
    /// Whether `replay` can rerun the transaction.
    pub replayable: bool,
}

impl TracedTransaction {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        id: impl Into<String>,
        depth: u32,
        account_id: impl Into<String>,
        block_id: impl Into<String>,
        seq_no: u32,
        time: u32,
        lt: impl Into<String>,
        aborted: bool,
        destroyed: bool,
        fees: TracedFees,
        lost: Vec<LostAmount>,
        logs: Vec<String>,
        out_messages: Vec<TracedMessage>,
        replayable: bool,
    ) -> Self {
        Self {
            id: id.into(),
            parent: None,
            depth,
            account_id: account_id.into(),
            dapp_id: None,
            name: None,
            contract: None,
            code_hash: None,
            block_id: block_id.into(),
            seq_no,
            time,
            lt: lt.into(),
            in_message: None,
            storage: None,
            credit: None,
            compute: None,
            action: None,
            bounce: None,
            aborted,
            destroyed,
            failure: None,
            fees,
            balance_before: None,
            lost,
            logs,
            out_messages,
            replayable,
        }
    }

    /// Transaction that sent its message; absent for the root.
    #[must_use]
    pub fn parent(mut self, parent: impl Into<String>) -> Self {
        self.parent = Some(parent.into());
        self
    }

    /// Dapp ID of the account after the transaction.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Name of the account.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Name of the contract.
    #[must_use]
    pub fn contract(mut self, contract: impl Into<String>) -> Self {
        self.contract = Some(contract.into());
        self
    }

    /// Code hash after the transaction.
    #[must_use]
    pub fn code_hash(mut self, code_hash: impl Into<String>) -> Self {
        self.code_hash = Some(code_hash.into());
        self
    }

    /// Message executed by the transaction.
    #[must_use]
    pub fn in_message(mut self, in_message: TracedMessage) -> Self {
        self.in_message = Some(in_message);
        self
    }

    /// Storage phase.
    #[must_use]
    pub fn storage(mut self, storage: TracedStorage) -> Self {
        self.storage = Some(storage);
        self
    }

    /// Credit phase.
    #[must_use]
    pub fn credit(mut self, credit: TracedCredit) -> Self {
        self.credit = Some(credit);
        self
    }

    /// Compute phase.
    #[must_use]
    pub fn compute(mut self, compute: TracedCompute) -> Self {
        self.compute = Some(compute);
        self
    }

    /// Action phase.
    #[must_use]
    pub fn action(mut self, action: TracedAction) -> Self {
        self.action = Some(action);
        self
    }

    /// Bounce phase.
    #[must_use]
    pub fn bounce(mut self, bounce: TracedBounce) -> Self {
        self.bounce = Some(bounce);
        self
    }

    /// Why it failed, in one sentence.
    #[must_use]
    pub fn failure(mut self, failure: impl Into<String>) -> Self {
        self.failure = Some(failure.into());
        self
    }

    /// Balance of the account before the transaction, in nanotokens. Absent if the state is no
    /// longer kept.
    #[must_use]
    pub fn balance_before(mut self, balance_before: impl Into<String>) -> Self {
        self.balance_before = Some(balance_before.into());
        self
    }
}

impl From<u32> for ParamsOfRevert {
    fn from(id: u32) -> Self {
        Self::new(id)
    }
}

impl From<&SnapshotInfo> for ParamsOfRevert {
    fn from(holder: &SnapshotInfo) -> Self {
        Self::new(holder.id)
    }
}

impl From<u32> for ParamsOfSetTime {
    fn from(time: u32) -> Self {
        Self::new(time)
    }
}

impl From<u32> for ParamsOfIncreaseTime {
    fn from(seconds: u32) -> Self {
        Self::new(seconds)
    }
}

impl From<u32> for ParamsOfSetNextBlockTime {
    fn from(time: u32) -> Self {
        Self::new(time)
    }
}

impl From<()> for ParamsOfFreeze {
    fn from((): ()) -> Self {
        Self::default()
    }
}

impl From<BlockMode> for ParamsOfSetBlockMode {
    fn from(mode: BlockMode) -> Self {
        Self::new(mode)
    }
}

impl From<()> for ParamsOfMine {
    fn from((): ()) -> Self {
        Self::default()
    }
}

impl From<&str> for ParamsOfDropMessage {
    fn from(id: &str) -> Self {
        Self::new(id)
    }
}

impl From<String> for ParamsOfDropMessage {
    fn from(id: String) -> Self {
        Self::new(id)
    }
}

impl From<&QueuedMessage> for ParamsOfDropMessage {
    fn from(holder: &QueuedMessage) -> Self {
        Self::new(holder.id.as_str())
    }
}

impl From<&TracedMessage> for ParamsOfDropMessage {
    fn from(holder: &TracedMessage) -> Self {
        Self::new(holder.id.as_str())
    }
}

impl From<&TracedTransaction> for ParamsOfDropMessage {
    fn from(holder: &TracedTransaction) -> Self {
        Self::new(holder.id.as_str())
    }
}

impl From<Vec<String>> for ParamsOfOrderQueue {
    fn from(ids: Vec<String>) -> Self {
        Self::new(ids)
    }
}

impl From<&str> for ParamsOfSetBalance {
    fn from(account_id: &str) -> Self {
        Self::new(account_id)
    }
}

impl From<String> for ParamsOfSetBalance {
    fn from(account_id: String) -> Self {
        Self::new(account_id)
    }
}

impl From<&str> for ParamsOfSetAccount {
    fn from(boc: &str) -> Self {
        Self::new(boc)
    }
}

impl From<String> for ParamsOfSetAccount {
    fn from(boc: String) -> Self {
        Self::new(boc)
    }
}

impl From<&str> for ParamsOfDeleteAccount {
    fn from(account_id: &str) -> Self {
        Self::new(account_id)
    }
}

impl From<String> for ParamsOfDeleteAccount {
    fn from(account_id: String) -> Self {
        Self::new(account_id)
    }
}

impl From<AccountRef> for ParamsOfImpersonate {
    fn from(source: AccountRef) -> Self {
        Self::new(source)
    }
}

impl From<&str> for ParamsOfDump {
    fn from(file: &str) -> Self {
        Self::new(file)
    }
}

impl From<String> for ParamsOfDump {
    fn from(file: String) -> Self {
        Self::new(file)
    }
}

impl From<&str> for ParamsOfLoad {
    fn from(file: &str) -> Self {
        Self::new(file)
    }
}

impl From<String> for ParamsOfLoad {
    fn from(file: String) -> Self {
        Self::new(file)
    }
}

impl From<Vec<AccountRef>> for ParamsOfForkPrefetch {
    fn from(accounts: Vec<AccountRef>) -> Self {
        Self::new(accounts)
    }
}

impl From<()> for ParamsOfFaults {
    fn from((): ()) -> Self {
        Self::default()
    }
}

impl From<Json> for ParamsOfRegisterAbi {
    fn from(abi: Json) -> Self {
        Self::new(abi)
    }
}

impl From<&str> for ParamsOfUnregisterAbi {
    fn from(code_hash: &str) -> Self {
        Self::new(code_hash)
    }
}

impl From<String> for ParamsOfUnregisterAbi {
    fn from(code_hash: String) -> Self {
        Self::new(code_hash)
    }
}

impl From<&str> for ParamsOfFind {
    fn from(prefix: &str) -> Self {
        Self::new(prefix)
    }
}

impl From<String> for ParamsOfFind {
    fn from(prefix: String) -> Self {
        Self::new(prefix)
    }
}

impl From<&str> for ParamsOfTrace {
    fn from(transaction: &str) -> Self {
        Self::new(transaction)
    }
}

impl From<String> for ParamsOfTrace {
    fn from(transaction: String) -> Self {
        Self::new(transaction)
    }
}

impl From<()> for ParamsOfExplain {
    fn from((): ()) -> Self {
        Self::default()
    }
}

impl From<&str> for ParamsOfLogs {
    fn from(transaction: &str) -> Self {
        Self::new(transaction)
    }
}

impl From<String> for ParamsOfLogs {
    fn from(transaction: String) -> Self {
        Self::new(transaction)
    }
}

impl From<&str> for ParamsOfReplay {
    fn from(transaction: &str) -> Self {
        Self::new(transaction)
    }
}

impl From<String> for ParamsOfReplay {
    fn from(transaction: String) -> Self {
        Self::new(transaction)
    }
}

impl From<()> for ParamsOfGasReport {
    fn from((): ()) -> Self {
        Self::default()
    }
}

impl From<()> for ParamsOfCoverage {
    fn from((): ()) -> Self {
        Self::default()
    }
}

impl super::DevNode {
    /// Returns the properties and state of the chain.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn status(&self) -> crate::Result<ResultOfStatus> {
        self.ask("status").await
    }

    /// Lists the funded wallets created with the chain.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn list_accounts(&self) -> crate::Result<ResultOfListAccounts> {
        self.ask("list_accounts").await
    }

    /// Takes a snapshot of the current state to revert to.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn snapshot(&self) -> crate::Result<SnapshotInfo> {
        self.ask("snapshot").await
    }

    /// Reverts to a snapshot, which is kept; later ones are removed. Begins a new epoch.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn revert(&self, params: impl Into<ParamsOfRevert>) -> crate::Result<ResultOfRevert> {
        self.control("revert", &params.into()).await
    }

    /// Lists the snapshots.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn snapshots(&self) -> crate::Result<ResultOfSnapshots> {
        self.ask("snapshots").await
    }

    /// Resets the chain with its settings, givers and wallets. Begins a new epoch.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn reset(&self) -> crate::Result<ResultOfReset> {
        self.ask("reset").await
    }

    /// Returns the time of the chain.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn get_time(&self) -> crate::Result<ChainTime> {
        self.ask("get_time").await
    }

    /// Sets the time of the chain, which continues from there; not before the last block.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn set_time(&self, params: impl Into<ParamsOfSetTime>) -> crate::Result<ChainTime> {
        self.control("set_time", &params.into()).await
    }

    /// Advances the time of the chain.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn increase_time(
        &self,
        params: impl Into<ParamsOfIncreaseTime>,
    ) -> crate::Result<ChainTime> {
        self.control("increase_time", &params.into()).await
    }

    /// Sets the time of the next block; time continues from there. Not before the last block.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn set_next_block_time(
        &self,
        params: impl Into<ParamsOfSetNextBlockTime>,
    ) -> crate::Result<ChainTime> {
        self.control("set_next_block_time", &params.into()).await
    }

    /// Stops the clock of the chain.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn freeze(&self, params: impl Into<ParamsOfFreeze>) -> crate::Result<ChainTime> {
        self.control("freeze", &params.into()).await
    }

    /// Resumes the clock of the chain from its current time.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn resume(&self) -> crate::Result<ChainTime> {
        self.ask("resume").await
    }

    /// Sets when blocks are created, until the node stops; on the next start, its options apply
    /// again.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn set_block_mode(
        &self,
        params: impl Into<ParamsOfSetBlockMode>,
    ) -> crate::Result<ResultOfSetBlockMode> {
        self.control("set_block_mode", &params.into()).await
    }

    /// Creates blocks: the first ones take the waiting messages, up to 128 each, the rest are
    /// empty.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn mine(&self, params: impl Into<ParamsOfMine>) -> crate::Result<ResultOfMine> {
        self.control("mine", &params.into()).await
    }

    /// Lists the messages waiting for a block, in order; internal ones come first.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn queue(&self) -> crate::Result<ResultOfQueue> {
        self.ask("queue").await
    }

    /// Removes a waiting message from the queue; its sender gets an error.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn drop_message(
        &self,
        params: impl Into<ParamsOfDropMessage>,
    ) -> crate::Result<ResultOfDropMessage> {
        self.control("drop_message", &params.into()).await
    }

    /// Moves messages to the front of the queue. Internal messages keep their order.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn order_queue(
        &self,
        params: impl Into<ParamsOfOrderQueue>,
    ) -> crate::Result<ResultOfOrderQueue> {
        self.control("order_queue", &params.into()).await
    }

    /// Sets the balance of an account, creating it if it does not exist.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn set_balance(
        &self,
        params: impl Into<ParamsOfSetBalance>,
    ) -> crate::Result<AccountState> {
        self.control("set_balance", &params.into()).await
    }

    /// Sets the code of an account; an account without a contract becomes active, with empty data.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn set_code(
        &self,
        params: impl Into<ParamsOfSetCode>,
    ) -> crate::Result<AccountState> {
        self.control("set_code", &params.into()).await
    }

    /// Sets the data of an active account.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn set_data(
        &self,
        params: impl Into<ParamsOfSetData>,
    ) -> crate::Result<AccountState> {
        self.control("set_data", &params.into()).await
    }

    /// Sets a whole account, at the address it contains.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn set_account(
        &self,
        params: impl Into<ParamsOfSetAccount>,
    ) -> crate::Result<AccountState> {
        self.control("set_account", &params.into()).await
    }

    /// Deletes an account with its balance, code and data.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn delete_account(
        &self,
        params: impl Into<ParamsOfDeleteAccount>,
    ) -> crate::Result<AccountState> {
        self.control("delete_account", &params.into()).await
    }

    /// Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn set_dapp(
        &self,
        params: impl Into<ParamsOfSetDapp>,
    ) -> crate::Result<ResultOfSetDapp> {
        self.control("set_dapp", &params.into()).await
    }

    /// Sends an internal message from any address, or an external message that its contract accepts
    /// without a valid signature.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn impersonate(
        &self,
        params: impl Into<ParamsOfImpersonate>,
    ) -> crate::Result<ResultOfImpersonate> {
        self.control("impersonate", &params.into()).await
    }

    /// Saves the whole chain to a file.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn dump(&self, params: impl Into<ParamsOfDump>) -> crate::Result<ResultOfDump> {
        self.control("dump", &params.into()).await
    }

    /// Replaces the whole chain with that of a file and removes all snapshots. Begins a new epoch.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn load(&self, params: impl Into<ParamsOfLoad>) -> crate::Result<ResultOfLoad> {
        self.control("load", &params.into()).await
    }

    /// Lists the accounts fetched from the network behind a fork.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn forked_accounts(&self) -> crate::Result<ResultOfForkedAccounts> {
        self.ask("forked_accounts").await
    }

    /// Fetches accounts from the network behind a fork now; if one fails, none is fetched.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn fork_prefetch(
        &self,
        params: impl Into<ParamsOfForkPrefetch>,
    ) -> crate::Result<ResultOfForkPrefetch> {
        self.control("fork_prefetch", &params.into()).await
    }

    /// Changes the named faults and returns all of them.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn faults(&self, params: impl Into<ParamsOfFaults>) -> crate::Result<NodeFaults> {
        self.control("faults", &params.into()).await
    }

    /// Registers the ABI of a contract by its code, for traces, terminal output and the gas report.
    /// Stored with the chain.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn register_abi(
        &self,
        params: impl Into<ParamsOfRegisterAbi>,
    ) -> crate::Result<ResultOfRegisterAbi> {
        self.control("register_abi", &params.into()).await
    }

    /// Removes the registration of a contract; a built-in ABI for the same code applies again.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn unregister_abi(
        &self,
        params: impl Into<ParamsOfUnregisterAbi>,
    ) -> crate::Result<ResultOfUnregisterAbi> {
        self.control("unregister_abi", &params.into()).await
    }

    /// Lists the registered contracts.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn list_contracts(&self) -> crate::Result<ResultOfListContracts> {
        self.ask("list_contracts").await
    }

    /// Finds transactions, messages, blocks and accounts by the first digits of their ids.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn find(&self, params: impl Into<ParamsOfFind>) -> crate::Result<ResultOfFind> {
        self.control("find", &params.into()).await
    }

    /// Explains a transaction: returns the tree of messages and transactions that contains it.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn trace(&self, params: impl Into<ParamsOfTrace>) -> crate::Result<ResultOfTrace> {
        self.control("trace", &params.into()).await
    }

    /// Explains why a transaction failed, or why a message is refused: the phase, the meaning of
    /// the code, the source line, the amounts, and what to do. For a transaction that succeeded,
    /// explains the first failure among the messages that it caused. One of the parameters is
    /// required.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn explain(
        &self,
        params: impl Into<ParamsOfExplain>,
    ) -> crate::Result<ResultOfExplain> {
        self.control("explain", &params.into()).await
    }

    /// Returns what the contract printed in a transaction with debug instructions.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn logs(&self, params: impl Into<ParamsOfLogs>) -> crate::Result<ResultOfLogs> {
        self.control("logs", &params.into()).await
    }

    /// Reruns a transaction with its original account, message and configuration.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn replay(&self, params: impl Into<ParamsOfReplay>) -> crate::Result<ResultOfReplay> {
        self.control("replay", &params.into()).await
    }

    /// Returns gas and fees by contract and function.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn gas_report(
        &self,
        params: impl Into<ParamsOfGasReport>,
    ) -> crate::Result<ResultOfGasReport> {
        self.control("gas_report", &params.into()).await
    }

    /// Returns which source lines were executed, for contracts registered with a debug map.
    ///
    /// # Errors
    ///
    /// Fails with `DevNodeError` if the node refuses or cannot be reached.
    pub async fn coverage(
        &self,
        params: impl Into<ParamsOfCoverage>,
    ) -> crate::Result<ResultOfCoverage> {
        self.control("coverage", &params.into()).await
    }
}
