//! Controls of a development node.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// Names an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AccountRef {
    /// Account id.
    pub account_id: String,
    /// Dapp ID that the account is expected under. Default: whatever it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
}

impl AccountRef {
    /// What is required; optional fields are absent.
    pub fn new(account_id: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
        }
    }

    /// Dapp ID that the account is expected under. Default: whatever it has.
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// An account as it is now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AccountState {
    /// Account id.
    pub account_id: String,
    /// Its Dapp ID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// 0 uninitialized, 1 active, 2 frozen, 3 no account.
    pub acc_type: u32,
    /// Grams.
    pub balance: String,
    /// Other currencies by id.
    pub currencies: BTreeMap<String, String>,
}

impl AccountState {
    /// What is required; optional fields are absent.
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

    /// Its Dapp ID.
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// When blocks are made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BlockMode {
    /// For each message at once, and for queries that ask beyond the last block.
    Automatic,
    /// As `automatic`, and an empty one when there was none for `block_time`.
    Interval,
    /// By `mine` only; messages wait.
    Manual,
    /// A constant that this version does not know.
    Unknown(String),
}

impl BlockMode {
    /// The value on the wire.
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

/// How the time of the chain runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ChainTime {
    /// Time of the chain.
    pub time: u32,
    /// Time stands still.
    pub frozen: bool,
    /// Time that the next block gets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_block_time: Option<u32>,
}

impl ChainTime {
    /// What is required; optional fields are absent.
    pub fn new(time: u32, frozen: bool) -> Self {
        Self {
            time,
            frozen,
            next_block_time: None,
        }
    }

    /// Time that the next block gets.
    pub fn next_block_time(mut self, next_block_time: u32) -> Self {
        self.next_block_time = Some(next_block_time);
        self
    }
}

/// The lines of one source file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct FileCoverage {
    /// File, as the compiler named it.
    pub file: String,
    /// Lines that can run.
    pub total: u32,
    /// Lines that have run.
    pub covered: u32,
    /// Each of them, ascending.
    pub lines: Vec<LineCoverage>,
}

impl FileCoverage {
    /// What is required; optional fields are absent.
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

/// An account that was fetched from the network behind a fork.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ForkedAccount {
    /// Account id.
    pub account_id: String,
    /// Its Dapp ID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// The network has it.
    pub exists: bool,
    /// Time of the state that was fetched.
    pub state_timestamp: u32,
    /// It changed after the fork began: its state is later than that of others.
    pub forked_late: bool,
}

impl ForkedAccount {
    /// What is required; optional fields are absent.
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

    /// Its Dapp ID.
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// What the calls of one function took.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct GasOfFunction {
    /// Name of the contract, or `code` and the first digits of its hash, or `no contract`.
    pub contract: String,
    /// Function; `transfer` without a body, `0x…` for a body that no ABI explains.
    pub function: String,
    /// Transactions.
    pub calls: u32,
    /// Aborted ones among them.
    pub failed: u32,
    /// Least gas.
    pub gas_min: u32,
    /// Gas in the middle.
    pub gas_median: u32,
    /// Most gas.
    pub gas_max: u32,
    /// Least fees.
    pub fees_min: String,
    /// Fees in the middle.
    pub fees_median: String,
    /// Highest fees.
    pub fees_max: String,
    /// All fees.
    pub fees_total: String,
}

impl GasOfFunction {
    /// What is required; optional fields are absent.
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

/// A call of a function.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ImpersonatedCall {
    /// ABI of the contract that is called: an object or JSON text.
    pub abi: Json,
    /// Function of the ABI.
    pub function_name: String,
    /// Its arguments by name. Default: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Json>,
    /// `time` and `expire` of an external message. Default: the time of the chain, and 60 s more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<Json>,
    /// Key that an external message names as its signer. Default: `_pubkey` of the account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public_key: Option<String>,
    /// Destination of an internal message. Default: an external message to the source itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_id: Option<String>,
    /// Grams of an internal message. Default 1000000000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// An internal message comes back when its destination fails. Default true.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce: Option<bool>,
}

impl ImpersonatedCall {
    /// What is required; optional fields are absent.
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

    /// Its arguments by name. Default: none.
    pub fn input(mut self, input: impl Into<Json>) -> Self {
        self.input = Some(input.into());
        self
    }

    /// `time` and `expire` of an external message. Default: the time of the chain, and 60 s more.
    pub fn header(mut self, header: impl Into<Json>) -> Self {
        self.header = Some(header.into());
        self
    }

    /// Key that an external message names as its signer. Default: `_pubkey` of the account.
    pub fn public_key(mut self, public_key: impl Into<String>) -> Self {
        self.public_key = Some(public_key.into());
        self
    }

    /// Destination of an internal message. Default: an external message to the source itself.
    pub fn account_id(mut self, account_id: impl Into<String>) -> Self {
        self.account_id = Some(account_id.into());
        self
    }

    /// Grams of an internal message. Default 1000000000.
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// An internal message comes back when its destination fails. Default true.
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
    /// Grams that it carries, made for it. Default 1000000000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Other currencies by id, made for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currencies: Option<BTreeMap<String, String>>,
    /// It comes back when its destination fails. Default true.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce: Option<bool>,
    /// Its body. Default: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// State of a contract that it deploys.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state_init: Option<String>,
}

impl ImpersonatedMessage {
    /// What is required; optional fields are absent.
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

    /// Grams that it carries, made for it. Default 1000000000.
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// Other currencies by id, made for it.
    pub fn currencies(mut self, currencies: BTreeMap<String, String>) -> Self {
        self.currencies = Some(currencies);
        self
    }

    /// It comes back when its destination fails. Default true.
    pub fn bounce(mut self, bounce: bool) -> Self {
        self.bounce = Some(bounce);
        self
    }

    /// Its body. Default: none.
    pub fn body(mut self, body: impl Into<String>) -> Self {
        self.body = Some(body.into());
        self
    }

    /// State of a contract that it deploys.
    pub fn state_init(mut self, state_init: impl Into<String>) -> Self {
        self.state_init = Some(state_init.into());
        self
    }
}

/// A line that can run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LineCoverage {
    /// Line, from 1.
    pub line: u32,
    /// Transactions that ran through it.
    pub runs: u32,
}

impl LineCoverage {
    /// What is required; optional fields are absent.
    pub fn new(line: u32, runs: u32) -> Self {
        Self { line, runs }
    }
}

/// Money that is gone, beside the fees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LostAmount {
    /// 0 for grams, else the id of the currency.
    pub currency: u32,
    /// How much.
    pub amount: String,
    /// `other_dapp`, `bounce_failed`, `state_refused`, `account_ended`, `burnt`, `given_to_dapp` or
    /// `limit`.
    pub reason: String,
    /// The reason in words.
    pub text: String,
}

impl LostAmount {
    /// What is required; optional fields are absent.
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

/// A funded wallet that the chain began with.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct NodeAccount {
    /// Account id.
    pub account_id: String,
    /// Its Dapp ID, which is its own id.
    pub dapp_id: String,
    /// `0:<account id>`.
    pub address: String,
    /// Public key.
    pub public: String,
    /// Secret key, where the phrase is the public one of all nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

impl NodeAccount {
    /// What is required; optional fields are absent.
    pub fn new(
        account_id: impl Into<String>,
        dapp_id: impl Into<String>,
        address: impl Into<String>,
        public: impl Into<String>,
    ) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: dapp_id.into(),
            address: address.into(),
            public: public.into(),
            secret: None,
        }
    }

    /// Secret key, where the phrase is the public one of all nodes.
    pub fn secret(mut self, secret: impl Into<String>) -> Self {
        self.secret = Some(secret.into());
        self
    }
}

impl std::fmt::Debug for NodeAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("NodeAccount");
        fields.field("account_id", &self.account_id);
        fields.field("dapp_id", &self.dapp_id);
        fields.field("address", &self.address);
        fields.field("public", &self.public);
        fields.field("secret", &binding::Hidden);
        fields.finish()
    }
}

/// Parameters of `coverage`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCoverage {
    /// First block. Default: the first one since the node was started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_block: Option<u32>,
    /// Last block. Default: the last one of the chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_block: Option<u32>,
}

impl ParamsOfCoverage {
    /// First block. Default: the first one since the node was started.
    pub fn from_block(mut self, from_block: u32) -> Self {
        self.from_block = Some(from_block);
        self
    }

    /// Last block. Default: the last one of the chain.
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
    /// Dapp ID that the account is expected under. Default: whatever it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
}

impl ParamsOfDeleteAccount {
    /// What is required; optional fields are absent.
    pub fn new(account_id: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
        }
    }

    /// Dapp ID that the account is expected under. Default: whatever it has.
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
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// Parameters of `dump`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDump {
    /// Absolute path of a file on the machine of the node; its name ends with `.jsonl`.
    pub file: String,
}

impl ParamsOfDump {
    /// What is required; optional fields are absent.
    pub fn new(file: impl Into<String>) -> Self {
        Self { file: file.into() }
    }
}

/// Parameters of `fork_prefetch`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfForkPrefetch {
    /// Accounts.
    pub accounts: Vec<AccountRef>,
}

impl ParamsOfForkPrefetch {
    /// What is required; optional fields are absent.
    pub fn new(accounts: Vec<AccountRef>) -> Self {
        Self { accounts }
    }
}

/// Parameters of `freeze`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfFreeze {
    /// Sets it first. Default: the present one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u32>,
}

impl ParamsOfFreeze {
    /// Sets it first. Default: the present one.
    pub fn time(mut self, time: u32) -> Self {
        self.time = Some(time);
        self
    }
}

/// Parameters of `gas_report`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGasReport {
    /// First block. Default: the first one since the node was started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_block: Option<u32>,
    /// Last block. Default: the last one of the chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_block: Option<u32>,
}

impl ParamsOfGasReport {
    /// First block. Default: the first one since the node was started.
    pub fn from_block(mut self, from_block: u32) -> Self {
        self.from_block = Some(from_block);
        self
    }

    /// Last block. Default: the last one of the chain.
    pub fn to_block(mut self, to_block: u32) -> Self {
        self.to_block = Some(to_block);
        self
    }
}

/// Parameters of `impersonate`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfImpersonate {
    /// Sender of an internal message, or the account that an external message calls.
    pub source: AccountRef,
    /// An internal message as an object (`ImpersonatedMessage`), or an external one to the source
    /// as a BOC in base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<Json>,
    /// What to call, in place of `message`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<ImpersonatedCall>,
}

impl ParamsOfImpersonate {
    /// What is required; optional fields are absent.
    pub fn new(source: AccountRef) -> Self {
        Self {
            source,
            message: None,
            call: None,
        }
    }

    /// An internal message as an object (`ImpersonatedMessage`), or an external one to the source
    /// as a BOC in base64.
    pub fn message(mut self, message: impl Into<Json>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// What to call, in place of `message`.
    pub fn call(mut self, call: ImpersonatedCall) -> Self {
        self.call = Some(call);
        self
    }
}

/// Parameters of `increase_time`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfIncreaseTime {
    /// By so many seconds.
    pub seconds: u32,
}

impl ParamsOfIncreaseTime {
    /// What is required; optional fields are absent.
    pub fn new(seconds: u32) -> Self {
        Self { seconds }
    }
}

/// Parameters of `load`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfLoad {
    /// Absolute path of a file on the machine of the node; its name ends with `.jsonl`.
    pub file: String,
}

impl ParamsOfLoad {
    /// What is required; optional fields are absent.
    pub fn new(file: impl Into<String>) -> Self {
        Self { file: file.into() }
    }
}

/// Parameters of `mine`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfMine {
    /// How many. Default 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocks: Option<u32>,
    /// Seconds from each block to the next. Default: as time runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interval: Option<u32>,
}

impl ParamsOfMine {
    /// How many. Default 1.
    pub fn blocks(mut self, blocks: u32) -> Self {
        self.blocks = Some(blocks);
        self
    }

    /// Seconds from each block to the next. Default: as time runs.
    pub fn interval(mut self, interval: u32) -> Self {
        self.interval = Some(interval);
        self
    }
}

/// Parameters of `order_queue`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfOrderQueue {
    /// Ids in the queue, the first one first; the others follow in the order that they have.
    pub ids: Vec<String>,
}

impl ParamsOfOrderQueue {
    /// What is required; optional fields are absent.
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
    /// Hash of the code. One of `code_hash`, `code` and `tvc` is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code_hash: Option<String>,
    /// The code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Image of the contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tvc: Option<String>,
    /// Name of the contract, 1 to 64 characters. Default: first digits of the hash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Debug map of the compiler: an object or JSON text. Replays then show places in the source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub debug_map: Option<Json>,
}

impl ParamsOfRegisterAbi {
    /// What is required; optional fields are absent.
    pub fn new(abi: impl Into<Json>) -> Self {
        Self {
            abi: abi.into(),
            code_hash: None,
            code: None,
            tvc: None,
            name: None,
            debug_map: None,
        }
    }

    /// Hash of the code. One of `code_hash`, `code` and `tvc` is needed.
    pub fn code_hash(mut self, code_hash: impl Into<String>) -> Self {
        self.code_hash = Some(code_hash.into());
        self
    }

    /// The code.
    pub fn code(mut self, code: impl Into<String>) -> Self {
        self.code = Some(code.into());
        self
    }

    /// Image of the contract.
    pub fn tvc(mut self, tvc: impl Into<String>) -> Self {
        self.tvc = Some(tvc.into());
        self
    }

    /// Name of the contract, 1 to 64 characters. Default: first digits of the hash.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Debug map of the compiler: an object or JSON text. Replays then show places in the source.
    pub fn debug_map(mut self, debug_map: impl Into<Json>) -> Self {
        self.debug_map = Some(debug_map.into());
        self
    }
}

/// Parameters of `replay`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfReplay {
    /// Id of a transaction.
    pub transaction: String,
    /// Last steps of the machine to list, at most 10000. Default 1000; 0 lists none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<u32>,
}

impl ParamsOfReplay {
    /// What is required; optional fields are absent.
    pub fn new(transaction: impl Into<String>) -> Self {
        Self {
            transaction: transaction.into(),
            steps: None,
        }
    }

    /// Last steps of the machine to list, at most 10000. Default 1000; 0 lists none.
    pub fn steps(mut self, steps: u32) -> Self {
        self.steps = Some(steps);
        self
    }
}

/// Parameters of `revert`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfRevert {
    /// Snapshot.
    pub id: u32,
}

impl ParamsOfRevert {
    /// What is required; optional fields are absent.
    pub fn new(id: u32) -> Self {
        Self { id }
    }
}

/// Parameters of `set_account`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetAccount {
    /// Account, as `GET /v2/account` returns it.
    pub boc: String,
    /// Its Dapp ID. Default: the one that the account has here; its own id for a new contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
}

impl ParamsOfSetAccount {
    /// What is required; optional fields are absent.
    pub fn new(boc: impl Into<String>) -> Self {
        Self {
            boc: boc.into(),
            dapp_id: None,
        }
    }

    /// Its Dapp ID. Default: the one that the account has here; its own id for a new contract.
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
    /// Dapp ID that the account is expected under. Default: whatever it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Grams. Default: as they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance: Option<String>,
    /// Other currencies by id; those that are not named stay as they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currencies: Option<BTreeMap<String, String>>,
}

impl ParamsOfSetBalance {
    /// What is required; optional fields are absent.
    pub fn new(account_id: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            balance: None,
            currencies: None,
        }
    }

    /// Dapp ID that the account is expected under. Default: whatever it has.
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Grams. Default: as they are.
    pub fn balance(mut self, balance: impl Into<String>) -> Self {
        self.balance = Some(balance.into());
        self
    }

    /// Other currencies by id; those that are not named stay as they are.
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
    /// Seconds between blocks, in the mode `interval`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_time: Option<u32>,
}

impl ParamsOfSetBlockMode {
    /// What is required; optional fields are absent.
    pub fn new(mode: BlockMode) -> Self {
        Self {
            mode,
            block_time: None,
        }
    }

    /// Seconds between blocks, in the mode `interval`.
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
    /// Dapp ID that the account is expected under. Default: whatever it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Code.
    pub code: String,
}

impl ParamsOfSetCode {
    /// What is required; optional fields are absent.
    pub fn new(account_id: impl Into<String>, code: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            code: code.into(),
        }
    }

    /// Dapp ID that the account is expected under. Default: whatever it has.
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
    /// Nano. Without this method 1000000000000000000.
    pub credit: String,
}

impl ParamsOfSetDapp {
    /// What is required; optional fields are absent.
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
    /// Dapp ID that the account is expected under. Default: whatever it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Data.
    pub data: String,
}

impl ParamsOfSetData {
    /// What is required; optional fields are absent.
    pub fn new(account_id: impl Into<String>, data: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: None,
            data: data.into(),
        }
    }

    /// Dapp ID that the account is expected under. Default: whatever it has.
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }
}

/// Parameters of `set_next_block_time`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetNextBlockTime {
    /// Time.
    pub time: u32,
}

impl ParamsOfSetNextBlockTime {
    /// What is required; optional fields are absent.
    pub fn new(time: u32) -> Self {
        Self { time }
    }
}

/// Parameters of `set_time`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetTime {
    /// Time.
    pub time: u32,
}

impl ParamsOfSetTime {
    /// What is required; optional fields are absent.
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
    pub fn new(transaction: impl Into<String>) -> Self {
        Self {
            transaction: transaction.into(),
        }
    }
}

/// A message that waits for its execution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct QueuedMessage {
    /// Hash of the message; of one that the node makes when it is executed, a name.
    pub id: String,
    /// `external`, `internal`, `gift` or `impersonated`.
    pub kind: String,
    /// Destination.
    pub account_id: String,
}

impl QueuedMessage {
    /// What is required; optional fields are absent.
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

/// What the contract could know of its block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ReplayedBlock {
    /// Number.
    pub seq_no: u32,
    /// Time.
    pub time: u32,
    /// Logical time of its beginning.
    pub start_lt: String,
    /// Random seed.
    pub rand_seed: String,
}

impl ReplayedBlock {
    /// What is required; optional fields are absent.
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

/// One step of the machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ReplayedStep {
    /// Number, from 1.
    pub step: u32,
    /// Instruction with its operands.
    pub instruction: String,
    /// Cell of the instruction.
    pub code_hash: String,
    /// Its position in the cell, bits.
    pub offset: u32,
    /// Gas that was used so far.
    pub gas_used: u32,
    /// Gas that was left.
    pub gas_remaining: u32,
    /// Values on the stack after the step.
    pub stack_depth: u32,
    /// The stack after the step, its top last, at most 100 values. Absent where it is too large.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Json>,
    /// Where the instruction comes from, where a debug map is registered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<SourcePlace>,
}

impl ReplayedStep {
    /// What is required; optional fields are absent.
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

    /// The stack after the step, its top last, at most 100 values. Absent where it is too large.
    pub fn stack(mut self, stack: impl Into<Json>) -> Self {
        self.stack = Some(stack.into());
        self
    }

    /// Where the instruction comes from, where a debug map is registered.
    pub fn source(mut self, source: SourcePlace) -> Self {
        self.source = Some(source);
        self
    }
}

/// Result of `coverage`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfCoverage {
    /// Transactions that were run again for it: those whose moment is kept, see `--history`.
    pub transactions: u32,
    /// Transactions that could not be run again.
    pub skipped: u32,
    /// There are more than 10000: only the last ones are counted.
    pub truncated: bool,
    /// By file.
    pub files: Vec<FileCoverage>,
    /// The same as a table for people.
    pub text: String,
    /// The same in the format of lcov, for editors and other programs.
    pub lcov: String,
}

impl ResultOfCoverage {
    /// What is required; optional fields are absent.
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
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// Result of `dump`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfDump {
    /// Path.
    pub file: String,
    /// Rows that it has.
    pub rows: u32,
}

impl ResultOfDump {
    /// What is required; optional fields are absent.
    pub fn new(file: impl Into<String>, rows: u32) -> Self {
        Self {
            file: file.into(),
            rows,
        }
    }
}

/// Result of `fork_prefetch`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfForkPrefetch {
    /// As they were fetched, now or before.
    pub accounts: Vec<ForkedAccount>,
}

impl ResultOfForkPrefetch {
    /// What is required; optional fields are absent.
    pub fn new(accounts: Vec<ForkedAccount>) -> Self {
        Self { accounts }
    }
}

/// Result of `forked_accounts`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfForkedAccounts {
    /// In the order of their ids.
    pub accounts: Vec<ForkedAccount>,
}

impl ResultOfForkedAccounts {
    /// What is required; optional fields are absent.
    pub fn new(accounts: Vec<ForkedAccount>) -> Self {
        Self { accounts }
    }
}

/// Result of `gas_report`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGasReport {
    /// Transactions that were counted.
    pub transactions: u32,
    /// There are more than 100000: only the last ones are counted.
    pub truncated: bool,
    /// By contract, then by function.
    pub functions: Vec<GasOfFunction>,
    /// The same as a table for people.
    pub text: String,
}

impl ResultOfGasReport {
    /// What is required; optional fields are absent.
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
    /// Transaction that it made.
    pub transaction_id: String,
    /// Block of the transaction.
    pub block_id: String,
    /// Time of the transaction.
    pub time: u32,
    /// The transaction was aborted.
    pub aborted: bool,
    /// Of the compute phase; 0 when it was skipped.
    pub exit_code: i32,
    /// Bodies of the external messages that it sent.
    pub ext_out_msgs: Vec<String>,
}

impl ResultOfImpersonate {
    /// What is required; optional fields are absent.
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
    /// In the order of their keys.
    pub accounts: Vec<NodeAccount>,
}

impl ResultOfListAccounts {
    /// What is required; optional fields are absent.
    pub fn new(accounts: Vec<NodeAccount>) -> Self {
        Self { accounts }
    }
}

/// Result of `load`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfLoad {
    /// Number of the last block.
    pub seq_no: u32,
    /// Rows that were read.
    pub rows: u32,
}

impl ResultOfLoad {
    /// What is required; optional fields are absent.
    pub fn new(seq_no: u32, rows: u32) -> Self {
        Self { seq_no, rows }
    }
}

/// Result of `mine`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfMine {
    /// Number of the last block.
    pub seq_no: u32,
    /// Its time.
    pub time: u32,
}

impl ResultOfMine {
    /// What is required; optional fields are absent.
    pub fn new(seq_no: u32, time: u32) -> Self {
        Self { seq_no, time }
    }
}

/// Result of `order_queue`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfOrderQueue {
    /// Messages that wait.
    pub messages: Vec<QueuedMessage>,
}

impl ResultOfOrderQueue {
    /// What is required; optional fields are absent.
    pub fn new(messages: Vec<QueuedMessage>) -> Self {
        Self { messages }
    }
}

/// Result of `queue`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfQueue {
    /// Messages.
    pub messages: Vec<QueuedMessage>,
}

impl ResultOfQueue {
    /// What is required; optional fields are absent.
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
    /// The same transaction came out.
    pub matches: bool,
    /// Chain rules.
    pub rules: String,
    /// Account before; absent when there was none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_before: Option<String>,
    /// Its Dapp ID before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id_before: Option<String>,
    /// Account afterwards; absent when there is none.
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
    /// Signatures counted; not so for an impersonated account.
    pub signatures_checked: bool,
    /// Of the compute phase; absent when no contract ran.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// The code in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_text: Option<String>,
    /// Gas of the compute phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_used: Option<u32>,
    /// Steps of the machine.
    pub total_steps: u32,
    /// The last ones of them.
    pub steps: Vec<ReplayedStep>,
}

impl ResultOfReplay {
    /// What is required; optional fields are absent.
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
        }
    }

    /// Account before; absent when there was none.
    pub fn account_before(mut self, account_before: impl Into<String>) -> Self {
        self.account_before = Some(account_before.into());
        self
    }

    /// Its Dapp ID before.
    pub fn dapp_id_before(mut self, dapp_id_before: impl Into<String>) -> Self {
        self.dapp_id_before = Some(dapp_id_before.into());
        self
    }

    /// Account afterwards; absent when there is none.
    pub fn account_after(mut self, account_after: impl Into<String>) -> Self {
        self.account_after = Some(account_after.into());
        self
    }

    /// Message.
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// Of the compute phase; absent when no contract ran.
    pub fn exit_code(mut self, exit_code: i32) -> Self {
        self.exit_code = Some(exit_code);
        self
    }

    /// The code in words.
    pub fn exit_text(mut self, exit_text: impl Into<String>) -> Self {
        self.exit_text = Some(exit_text.into());
        self
    }

    /// Gas of the compute phase.
    pub fn gas_used(mut self, gas_used: u32) -> Self {
        self.gas_used = Some(gas_used);
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
    /// Time of the chain.
    pub time: u32,
}

impl ResultOfRevert {
    /// What is required; optional fields are absent.
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
    /// Seconds, in the mode `interval`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_time: Option<u32>,
}

impl ResultOfSetBlockMode {
    /// What is required; optional fields are absent.
    pub fn new(mode: BlockMode) -> Self {
        Self {
            mode,
            block_time: None,
        }
    }

    /// Seconds, in the mode `interval`.
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
    /// Nano.
    pub credit: String,
}

impl ResultOfSetDapp {
    /// What is required; optional fields are absent.
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
    /// Oldest first.
    pub snapshots: Vec<SnapshotInfo>,
}

impl ResultOfSnapshots {
    /// What is required; optional fields are absent.
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
    /// Time of the last block.
    pub last_block_time: u32,
    /// Time of the chain.
    pub time: u32,
    /// Time stands still.
    pub frozen: bool,
    /// When blocks are made.
    pub block_mode: BlockMode,
    /// Messages that wait.
    pub queued: u32,
    /// Endpoint that the chain was forked from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fork: Option<String>,
}

impl ResultOfStatus {
    /// What is required; optional fields are absent.
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
        }
    }

    /// Endpoint that the chain was forked from.
    pub fn fork(mut self, fork: impl Into<String>) -> Self {
        self.fork = Some(fork.into());
        self
    }
}

/// Result of `trace`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfTrace {
    /// First transaction of the tree, or the oldest ancestor that is looked for.
    pub root: String,
    /// The tree: each one before those that its messages made.
    pub transactions: Vec<TracedTransaction>,
    /// Gas of all of them.
    pub gas_used: String,
    /// Fees of all of them.
    pub fees: String,
    /// The tree has more than 1000 transactions.
    pub truncated: bool,
}

impl ResultOfTrace {
    /// What is required; optional fields are absent.
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

/// A state to go back to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SnapshotInfo {
    /// Its id.
    pub id: u32,
    /// Number of the last block then.
    pub seq_no: u32,
}

impl SnapshotInfo {
    /// What is required; optional fields are absent.
    pub fn new(id: u32, seq_no: u32) -> Self {
        Self { id, seq_no }
    }
}

/// A place in the source of a contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SourcePlace {
    /// File, as the compiler named it.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
}

impl SourcePlace {
    /// What is required; optional fields are absent.
    pub fn new(file: impl Into<String>, line: u32) -> Self {
        Self {
            file: file.into(),
            line,
        }
    }
}

/// Action phase: what the contract asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedAction {
    /// All of it was done.
    pub success: bool,
    /// 0, or why not.
    pub result_code: i32,
    /// The code in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result_text: Option<String>,
    /// Number of the action that failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result_arg: Option<i32>,
    /// Actions.
    pub actions: u32,
    /// Actions that were left out.
    pub skipped: u32,
    /// Messages that were made.
    pub messages: u32,
    /// There was not enough money.
    pub no_funds: bool,
    /// Paid for sending.
    pub forward_fees: String,
}

impl TracedAction {
    /// What is required; optional fields are absent.
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

    /// The code in words.
    pub fn result_text(mut self, result_text: impl Into<String>) -> Self {
        self.result_text = Some(result_text.into());
        self
    }

    /// Number of the action that failed.
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
    /// The same in words.
    pub text: String,
}

impl TracedBounce {
    /// What is required; optional fields are absent.
    pub fn new(r#type: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            r#type: r#type.into(),
            text: text.into(),
        }
    }
}

/// Compute phase: the run of the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedCompute {
    /// Why no contract ran; the other members are absent then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skipped: Option<String>,
    /// It ended as it should.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub success: Option<bool>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// The code in words, where its meaning is usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_text: Option<String>,
    /// Gas that was used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_used: Option<u32>,
    /// Gas that could be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_limit: Option<u32>,
    /// Paid for gas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_fees: Option<String>,
    /// Steps of the machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<u32>,
    /// The contract was deployed by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub activated: Option<bool>,
}

impl TracedCompute {
    /// Why no contract ran; the other members are absent then.
    pub fn skipped(mut self, skipped: impl Into<String>) -> Self {
        self.skipped = Some(skipped.into());
        self
    }

    /// It ended as it should.
    pub fn success(mut self, success: bool) -> Self {
        self.success = Some(success);
        self
    }

    /// How it ended.
    pub fn exit_code(mut self, exit_code: i32) -> Self {
        self.exit_code = Some(exit_code);
        self
    }

    /// The code in words, where its meaning is usual.
    pub fn exit_text(mut self, exit_text: impl Into<String>) -> Self {
        self.exit_text = Some(exit_text.into());
        self
    }

    /// Gas that was used.
    pub fn gas_used(mut self, gas_used: u32) -> Self {
        self.gas_used = Some(gas_used);
        self
    }

    /// Gas that could be used.
    pub fn gas_limit(mut self, gas_limit: u32) -> Self {
        self.gas_limit = Some(gas_limit);
        self
    }

    /// Paid for gas.
    pub fn gas_fees(mut self, gas_fees: impl Into<String>) -> Self {
        self.gas_fees = Some(gas_fees.into());
        self
    }

    /// Steps of the machine.
    pub fn steps(mut self, steps: u32) -> Self {
        self.steps = Some(steps);
        self
    }

    /// The contract was deployed by it.
    pub fn activated(mut self, activated: bool) -> Self {
        self.activated = Some(activated);
        self
    }
}

/// Credit phase: what the message brought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedCredit {
    /// Taken for what was due.
    pub due_fees: String,
    /// Credited grams.
    pub grams: String,
    /// Other currencies by id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currencies: Option<BTreeMap<String, String>>,
}

impl TracedCredit {
    /// What is required; optional fields are absent.
    pub fn new(due_fees: impl Into<String>, grams: impl Into<String>) -> Self {
        Self {
            due_fees: due_fees.into(),
            grams: grams.into(),
            currencies: None,
        }
    }

    /// Other currencies by id.
    pub fn currencies(mut self, currencies: BTreeMap<String, String>) -> Self {
        self.currencies = Some(currencies);
        self
    }
}

/// What a transaction cost, nano.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedFees {
    /// All of it.
    pub total: String,
    /// Storage.
    pub storage: String,
    /// Gas.
    pub gas: String,
    /// Sending of messages.
    pub forward: String,
    /// Taking in an external message.
    pub import: String,
}

impl TracedFees {
    /// What is required; optional fields are absent.
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

/// A message, and what it says by the ABIs that are known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedMessage {
    /// Hash.
    pub id: String,
    /// `internal`, `external_in` or `external_out`.
    pub r#type: String,
    /// `executed`; `waiting` for a block; `sent` to the outside; `elsewhere`, in another workchain,
    /// where it never arrives; `dropped`, which nothing can execute.
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
    /// Grams that it carries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Other currencies by id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currencies: Option<BTreeMap<String, String>>,
    /// It comes back when its destination fails.
    pub bounce: bool,
    /// It came back.
    pub bounced: bool,
    /// `input`, `output` or `event` of `function`; `bounced`, with the function that was called;
    /// `comment`; `transfer` without a body; `unknown`.
    pub kind: String,
    /// Name of the contract whose ABI it was.
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
    /// Text of a transfer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// First 32 bits of a body that no ABI explains.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub selector: Option<String>,
}

impl TracedMessage {
    /// What is required; optional fields are absent.
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
    pub fn transaction(mut self, transaction: impl Into<String>) -> Self {
        self.transaction = Some(transaction.into());
        self
    }

    /// `<workchain>:<account id>`.
    pub fn source(mut self, source: impl Into<String>) -> Self {
        self.source = Some(source.into());
        self
    }

    /// Name of the sender.
    pub fn source_name(mut self, source_name: impl Into<String>) -> Self {
        self.source_name = Some(source_name.into());
        self
    }

    /// `<workchain>:<account id>`.
    pub fn destination(mut self, destination: impl Into<String>) -> Self {
        self.destination = Some(destination.into());
        self
    }

    /// Name of the receiver.
    pub fn destination_name(mut self, destination_name: impl Into<String>) -> Self {
        self.destination_name = Some(destination_name.into());
        self
    }

    /// Grams that it carries.
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// Other currencies by id.
    pub fn currencies(mut self, currencies: BTreeMap<String, String>) -> Self {
        self.currencies = Some(currencies);
        self
    }

    /// Name of the contract whose ABI it was.
    pub fn contract(mut self, contract: impl Into<String>) -> Self {
        self.contract = Some(contract.into());
        self
    }

    /// Function or event.
    pub fn function(mut self, function: impl Into<String>) -> Self {
        self.function = Some(function.into());
        self
    }

    /// Arguments by name.
    pub fn arguments(mut self, arguments: impl Into<Json>) -> Self {
        self.arguments = Some(arguments.into());
        self
    }

    /// `pubkey`, `time` and `expire` of an external message.
    pub fn header(mut self, header: impl Into<Json>) -> Self {
        self.header = Some(header.into());
        self
    }

    /// Text of a transfer.
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// First 32 bits of a body that no ABI explains.
    pub fn selector(mut self, selector: impl Into<String>) -> Self {
        self.selector = Some(selector.into());
        self
    }
}

/// Storage phase.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedStorage {
    /// Paid for storage.
    pub fees: String,
    /// What stays due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
    /// `unchanged`, `frozen` or `deleted`.
    pub status_change: String,
}

impl TracedStorage {
    /// What is required; optional fields are absent.
    pub fn new(fees: impl Into<String>, status_change: impl Into<String>) -> Self {
        Self {
            fees: fees.into(),
            due: None,
            status_change: status_change.into(),
        }
    }

    /// What stays due.
    pub fn due(mut self, due: impl Into<String>) -> Self {
        self.due = Some(due.into());
        self
    }
}

/// A transaction in the tree of its messages.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TracedTransaction {
    /// Id of a transaction.
    pub id: String,
    /// Transaction whose message it executed; absent for the root.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
    /// Steps from the root.
    pub depth: u32,
    /// Account.
    pub account_id: String,
    /// Its Dapp ID afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Name of the account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Name of its contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Hash of its code afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code_hash: Option<String>,
    /// Block.
    pub block_id: String,
    /// Number of the block.
    pub seq_no: u32,
    /// Time of the block.
    pub time: u32,
    /// Logical time.
    pub lt: String,
    /// Message that it executed.
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
    /// It was aborted.
    pub aborted: bool,
    /// The account ended.
    pub destroyed: bool,
    /// Why it failed, in one sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<String>,
    /// What it cost.
    pub fees: TracedFees,
    /// Grams of the account before. Absent where the moment is not kept any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance_before: Option<String>,
    /// Money that is gone. Empty where the moment is not kept any more.
    pub lost: Vec<LostAmount>,
    /// Messages that it sent, in their order.
    pub out_messages: Vec<TracedMessage>,
    /// `replay` can run it again.
    pub replayable: bool,
}

impl TracedTransaction {
    /// What is required; optional fields are absent.
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
            out_messages,
            replayable,
        }
    }

    /// Transaction whose message it executed; absent for the root.
    pub fn parent(mut self, parent: impl Into<String>) -> Self {
        self.parent = Some(parent.into());
        self
    }

    /// Its Dapp ID afterwards.
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Name of the account.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Name of its contract.
    pub fn contract(mut self, contract: impl Into<String>) -> Self {
        self.contract = Some(contract.into());
        self
    }

    /// Hash of its code afterwards.
    pub fn code_hash(mut self, code_hash: impl Into<String>) -> Self {
        self.code_hash = Some(code_hash.into());
        self
    }

    /// Message that it executed.
    pub fn in_message(mut self, in_message: TracedMessage) -> Self {
        self.in_message = Some(in_message);
        self
    }

    /// Storage phase.
    pub fn storage(mut self, storage: TracedStorage) -> Self {
        self.storage = Some(storage);
        self
    }

    /// Credit phase.
    pub fn credit(mut self, credit: TracedCredit) -> Self {
        self.credit = Some(credit);
        self
    }

    /// Compute phase.
    pub fn compute(mut self, compute: TracedCompute) -> Self {
        self.compute = Some(compute);
        self
    }

    /// Action phase.
    pub fn action(mut self, action: TracedAction) -> Self {
        self.action = Some(action);
        self
    }

    /// Bounce phase.
    pub fn bounce(mut self, bounce: TracedBounce) -> Self {
        self.bounce = Some(bounce);
        self
    }

    /// Why it failed, in one sentence.
    pub fn failure(mut self, failure: impl Into<String>) -> Self {
        self.failure = Some(failure.into());
        self
    }

    /// Grams of the account before. Absent where the moment is not kept any more.
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
    fn from(_: ()) -> Self {
        Self::default()
    }
}

impl From<BlockMode> for ParamsOfSetBlockMode {
    fn from(mode: BlockMode) -> Self {
        Self::new(mode)
    }
}

impl From<()> for ParamsOfMine {
    fn from(_: ()) -> Self {
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

impl From<Json> for ParamsOfRegisterAbi {
    fn from(abi: Json) -> Self {
        Self::new(abi)
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
    fn from(_: ()) -> Self {
        Self::default()
    }
}

impl From<()> for ParamsOfCoverage {
    fn from(_: ()) -> Self {
        Self::default()
    }
}

impl super::DevNode {
    /// Reports what the chain is and does.
    pub async fn status(&self) -> crate::Result<ResultOfStatus> {
        self.ask("status").await
    }

    /// Lists the funded wallets that the chain began with.
    pub async fn list_accounts(&self) -> crate::Result<ResultOfListAccounts> {
        self.ask("list_accounts").await
    }

    /// Keeps the present state to go back to.
    pub async fn snapshot(&self) -> crate::Result<SnapshotInfo> {
        self.ask("snapshot").await
    }

    /// Goes back to a snapshot, which stays; those after it end. Begins a new epoch.
    pub async fn revert(&self, params: impl Into<ParamsOfRevert>) -> crate::Result<ResultOfRevert> {
        self.control("revert", &params.into()).await
    }

    /// Lists the snapshots.
    pub async fn snapshots(&self) -> crate::Result<ResultOfSnapshots> {
        self.ask("snapshots").await
    }

    /// Begins anew with the settings of the chain, its givers and wallets. Begins a new epoch.
    pub async fn reset(&self) -> crate::Result<ResultOfReset> {
        self.ask("reset").await
    }

    /// Reports the time of the chain.
    pub async fn get_time(&self) -> crate::Result<ChainTime> {
        self.ask("get_time").await
    }

    /// Sets the time of the chain, which goes on from there; not before the last block.
    pub async fn set_time(&self, params: impl Into<ParamsOfSetTime>) -> crate::Result<ChainTime> {
        self.control("set_time", &params.into()).await
    }

    /// Moves the time of the chain forward.
    pub async fn increase_time(
        &self,
        params: impl Into<ParamsOfIncreaseTime>,
    ) -> crate::Result<ChainTime> {
        self.control("increase_time", &params.into()).await
    }

    /// Sets the time of the next block; time goes on from there. Not before the last block.
    pub async fn set_next_block_time(
        &self,
        params: impl Into<ParamsOfSetNextBlockTime>,
    ) -> crate::Result<ChainTime> {
        self.control("set_next_block_time", &params.into()).await
    }

    /// Stops the time of the chain.
    pub async fn freeze(&self, params: impl Into<ParamsOfFreeze>) -> crate::Result<ChainTime> {
        self.control("freeze", &params.into()).await
    }

    /// Lets the time of the chain run, from where it is.
    pub async fn resume(&self) -> crate::Result<ChainTime> {
        self.ask("resume").await
    }

    /// Chooses when blocks are made, until the node stops: its options say how it begins again.
    pub async fn set_block_mode(
        &self,
        params: impl Into<ParamsOfSetBlockMode>,
    ) -> crate::Result<ResultOfSetBlockMode> {
        self.control("set_block_mode", &params.into()).await
    }

    /// Makes blocks, each stored by itself: the first ones take the messages that wait, up to 128
    /// each, the rest are empty.
    pub async fn mine(&self, params: impl Into<ParamsOfMine>) -> crate::Result<ResultOfMine> {
        self.control("mine", &params.into()).await
    }

    /// Lists the messages that wait for a block, in their order; internal ones come first.
    pub async fn queue(&self) -> crate::Result<ResultOfQueue> {
        self.ask("queue").await
    }

    /// Takes a message that waits out of the queue; whoever sent it gets an error.
    pub async fn drop_message(
        &self,
        params: impl Into<ParamsOfDropMessage>,
    ) -> crate::Result<ResultOfDropMessage> {
        self.control("drop_message", &params.into()).await
    }

    /// Puts messages in front of the queue. Internal messages keep their order.
    pub async fn order_queue(
        &self,
        params: impl Into<ParamsOfOrderQueue>,
    ) -> crate::Result<ResultOfOrderQueue> {
        self.control("order_queue", &params.into()).await
    }

    /// Sets what an account has; one that does not exist begins to.
    pub async fn set_balance(
        &self,
        params: impl Into<ParamsOfSetBalance>,
    ) -> crate::Result<AccountState> {
        self.control("set_balance", &params.into()).await
    }

    /// Replaces the code of an account; one without a contract becomes active, with empty data.
    pub async fn set_code(
        &self,
        params: impl Into<ParamsOfSetCode>,
    ) -> crate::Result<AccountState> {
        self.control("set_code", &params.into()).await
    }

    /// Replaces the data of an active account.
    pub async fn set_data(
        &self,
        params: impl Into<ParamsOfSetData>,
    ) -> crate::Result<AccountState> {
        self.control("set_data", &params.into()).await
    }

    /// Puts a whole account in place, at the address that it states.
    pub async fn set_account(
        &self,
        params: impl Into<ParamsOfSetAccount>,
    ) -> crate::Result<AccountState> {
        self.control("set_account", &params.into()).await
    }

    /// Removes an account with everything that it has.
    pub async fn delete_account(
        &self,
        params: impl Into<ParamsOfDeleteAccount>,
    ) -> crate::Result<AccountState> {
        self.control("delete_account", &params.into()).await
    }

    /// Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).
    pub async fn set_dapp(
        &self,
        params: impl Into<ParamsOfSetDapp>,
    ) -> crate::Result<ResultOfSetDapp> {
        self.control("set_dapp", &params.into()).await
    }

    /// Sends an internal message from any address, or an external message that its contract takes
    /// without a signature.
    pub async fn impersonate(
        &self,
        params: impl Into<ParamsOfImpersonate>,
    ) -> crate::Result<ResultOfImpersonate> {
        self.control("impersonate", &params.into()).await
    }

    /// Writes the whole chain to a file.
    pub async fn dump(&self, params: impl Into<ParamsOfDump>) -> crate::Result<ResultOfDump> {
        self.control("dump", &params.into()).await
    }

    /// Replaces the whole chain by that of a file. Snapshots end. Begins a new epoch.
    pub async fn load(&self, params: impl Into<ParamsOfLoad>) -> crate::Result<ResultOfLoad> {
        self.control("load", &params.into()).await
    }

    /// Lists the accounts that were fetched from the network behind a fork.
    pub async fn forked_accounts(&self) -> crate::Result<ResultOfForkedAccounts> {
        self.ask("forked_accounts").await
    }

    /// Fetches accounts from the network behind a fork at once; all of them, or none when one
    /// fails.
    pub async fn fork_prefetch(
        &self,
        params: impl Into<ParamsOfForkPrefetch>,
    ) -> crate::Result<ResultOfForkPrefetch> {
        self.control("fork_prefetch", &params.into()).await
    }

    /// Makes a contract known by its code, for traces, lines of the terminal and the gas report.
    /// Kept with the chain.
    pub async fn register_abi(
        &self,
        params: impl Into<ParamsOfRegisterAbi>,
    ) -> crate::Result<ResultOfRegisterAbi> {
        self.control("register_abi", &params.into()).await
    }

    /// Explains a transaction: the tree of messages and transactions that it belongs to.
    pub async fn trace(&self, params: impl Into<ParamsOfTrace>) -> crate::Result<ResultOfTrace> {
        self.control("trace", &params.into()).await
    }

    /// Runs a transaction again, with the account, the message and the configuration that it had.
    pub async fn replay(&self, params: impl Into<ParamsOfReplay>) -> crate::Result<ResultOfReplay> {
        self.control("replay", &params.into()).await
    }

    /// Reports gas and fees by contract and function.
    pub async fn gas_report(
        &self,
        params: impl Into<ParamsOfGasReport>,
    ) -> crate::Result<ResultOfGasReport> {
        self.control("gas_report", &params.into()).await
    }

    /// Reports which lines of the sources ran, for contracts that were registered with a debug map.
    pub async fn coverage(
        &self,
        params: impl Into<ParamsOfCoverage>,
    ) -> crate::Result<ResultOfCoverage> {
        self.control("coverage", &params.into()).await
    }
}
