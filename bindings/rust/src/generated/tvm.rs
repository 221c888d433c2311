//! Local execution of contracts: transactions, getters and get methods.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// Numbers of the errors of module tvm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TvmErrorCode {
    /// A transaction is invalid.
    CanNotReadTransaction,
    /// A configuration BOC is invalid.
    CanNotReadBlockchainConfig,
    /// A transaction was aborted for a reason not covered by another code.
    TransactionAborted,
    /// The virtual machine reached an unexpected state.
    InternalError,
    /// The action phase of a transaction failed; `data` has `result_code`.
    ActionPhaseFailed,
    /// The account has no code.
    AccountCodeMissing,
    /// The balance of the account is too low; `data` has `account_balance`.
    LowBalance,
    /// The account is frozen or deleted.
    AccountFrozenOrDeleted,
    /// The account does not exist.
    AccountMissing,
    /// A message cannot be executed for a reason not covered by another code.
    UnknownExecutionError,
    /// The input of a get method is invalid.
    InvalidInputStack,
    /// The account BOC lacks required data.
    InvalidAccountBoc,
    /// A message of this kind cannot be executed.
    InvalidMessageType,
    /// The contract ended with an error; `data` has `exit_code`.
    ContractExecutionError,
    /// The account is suspended.
    AccountIsSuspended,
    /// No extension of the virtual machine has this handle.
    VmExtensionNotRegistered,
    /// An instruction needs an answer that was not provided to the run; `data` has `instruction`
    /// and `operands`.
    VmAnswerMissing,
    /// The contract sent no answer although `answer_required` is set and the ABI declares outputs
    /// of the function; `data` has `function_name`. Extension of the published interface.
    AnswerMissing,
    /// The answer of the contract does not match the ABI although `answer_required` is set; `data`
    /// has `function_name` and `reason`. Extension of the published interface.
    AnswerUnreadable,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl TvmErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::CanNotReadTransaction => 401,
            Self::CanNotReadBlockchainConfig => 402,
            Self::TransactionAborted => 403,
            Self::InternalError => 404,
            Self::ActionPhaseFailed => 405,
            Self::AccountCodeMissing => 406,
            Self::LowBalance => 407,
            Self::AccountFrozenOrDeleted => 408,
            Self::AccountMissing => 409,
            Self::UnknownExecutionError => 410,
            Self::InvalidInputStack => 411,
            Self::InvalidAccountBoc => 412,
            Self::InvalidMessageType => 413,
            Self::ContractExecutionError => 414,
            Self::AccountIsSuspended => 415,
            Self::VmExtensionNotRegistered => 416,
            Self::VmAnswerMissing => 417,
            Self::AnswerMissing => 418,
            Self::AnswerUnreadable => 419,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for TvmErrorCode {
    fn from(value: i64) -> Self {
        match value {
            401 => Self::CanNotReadTransaction,
            402 => Self::CanNotReadBlockchainConfig,
            403 => Self::TransactionAborted,
            404 => Self::InternalError,
            405 => Self::ActionPhaseFailed,
            406 => Self::AccountCodeMissing,
            407 => Self::LowBalance,
            408 => Self::AccountFrozenOrDeleted,
            409 => Self::AccountMissing,
            410 => Self::UnknownExecutionError,
            411 => Self::InvalidInputStack,
            412 => Self::InvalidAccountBoc,
            413 => Self::InvalidMessageType,
            414 => Self::ContractExecutionError,
            415 => Self::AccountIsSuspended,
            416 => Self::VmExtensionNotRegistered,
            417 => Self::VmAnswerMissing,
            418 => Self::AnswerMissing,
            419 => Self::AnswerUnreadable,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for TvmErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TvmErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// Account to execute a message on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum AccountForExecutor {
    /// The account does not exist.
    None,
    /// An account without a contract and with 2^64 - 1 nano, at the destination of the message.
    Uninit,
    /// An existing account.
    #[non_exhaustive]
    Account {
        /// The account.
        boc: String,
        /// Execute with a balance of 2^64 - 1 nano; the real balance is restored afterwards.
        /// Default: `false`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unlimited_balance: Option<bool>,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl AccountForExecutor {
    /// An existing account.
    #[must_use]
    pub fn account(boc: impl Into<String>) -> Self {
        Self::Account {
            boc: boc.into(),
            unlimited_balance: None,
        }
    }

    /// Execute with a balance of 2^64 - 1 nano; the real balance is restored afterwards. Default:
    /// `false`. Of `Account`; others have none and stay as they are.
    #[must_use]
    pub fn with_unlimited_balance(mut self, value: bool) -> Self {
        match &mut self {
            Self::Account {
                unlimited_balance, ..
            } => *unlimited_balance = Some(value),
            _ => {}
        }
        self
    }
}

impl<'de> Deserialize<'de> for AccountForExecutor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "None" => Self::None,
            "Uninit" => Self::Uninit,
            "Account" => Self::Account {
                boc: fields.take("boc")?,
                unlimited_balance: fields.take("unlimited_balance")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Environment of a local run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ExecutionOptions {
    /// Blockchain configuration: `ConfigParams`, as returned by `boc.get_blockchain_config`, or the
    /// dictionary of parameters. Default: the configuration published by the network, if endpoints
    /// are configured and answer within 3 s; otherwise the built-in one, with the figures of nodes
    /// for networks with Dapp IDs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blockchain_config: Option<String>,
    /// Time of the block, Unix time in s. Default: now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_time: Option<u32>,
    /// Logical time of the block. Default: one below `transaction_lt`, otherwise 1000000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_lt: Option<u64>,
    /// Minimum logical time of the transaction. Default: one above `block_lt`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction_lt: Option<u64>,
    /// Number of the block, for contracts that read it. Extension of this library. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_seq_no: Option<u32>,
    /// Random seed of the block, 64 hex characters; a contract sees it mixed with its account id,
    /// and sees 0 if it is all zeros. Default: zeros in `run_tvm` and `run_get`, which makes them
    /// repeatable; a new seed for each call of `run_executor`. Extension of this library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rand_seed: Option<String>,
    /// Treat all signatures as valid. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chksig_always_succeed: Option<bool>,
    /// Signature id, for networks with that capability. Default: `network.signature_id` of the
    /// configuration, otherwise 100.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature_id: Option<i32>,
    /// Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this
    /// library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
    /// Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from
    /// another Dapp and for contracts that read it. Extension of this library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Folder of the `WebAssembly` components for `RUNWASM`, with files named by their SHA-256 in
    /// hex. Default: `wasm` in the storage folder (`local_storage_path`). Extension of this
    /// library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wasm_path: Option<String>,
    /// Extension, from `tvm.register_vm_extension`, that runs the instructions that the machine
    /// cannot run itself. Without it, such an instruction ends the run. Extension of this library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vm_extension: Option<VmExtensionHandle>,
    /// Answers that are already known, so the extension is not asked for them. Extension of this
    /// library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vm_answers: Option<Vec<VmAnswer>>,
    /// Return every step of the virtual machine, up to the last 10000. Extension of this library.
    /// Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<bool>,
    /// Return what the contract prints with debug instructions, as `logs`: at most 1000 lines and
    /// 65536 characters. Extension of this library. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub logs: Option<bool>,
}

impl ExecutionOptions {
    /// Blockchain configuration: `ConfigParams`, as returned by `boc.get_blockchain_config`, or the
    /// dictionary of parameters. Default: the configuration published by the network, if endpoints
    /// are configured and answer within 3 s; otherwise the built-in one, with the figures of nodes
    /// for networks with Dapp IDs.
    #[must_use]
    pub fn blockchain_config(mut self, blockchain_config: impl Into<String>) -> Self {
        self.blockchain_config = Some(blockchain_config.into());
        self
    }

    /// Time of the block, Unix time in s. Default: now.
    #[must_use]
    pub fn block_time(mut self, block_time: u32) -> Self {
        self.block_time = Some(block_time);
        self
    }

    /// Logical time of the block. Default: one below `transaction_lt`, otherwise 1000000.
    #[must_use]
    pub fn block_lt(mut self, block_lt: u64) -> Self {
        self.block_lt = Some(block_lt);
        self
    }

    /// Minimum logical time of the transaction. Default: one above `block_lt`.
    #[must_use]
    pub fn transaction_lt(mut self, transaction_lt: u64) -> Self {
        self.transaction_lt = Some(transaction_lt);
        self
    }

    /// Number of the block, for contracts that read it. Extension of this library. Default: `0`.
    #[must_use]
    pub fn block_seq_no(mut self, block_seq_no: u32) -> Self {
        self.block_seq_no = Some(block_seq_no);
        self
    }

    /// Random seed of the block, 64 hex characters; a contract sees it mixed with its account id,
    /// and sees 0 if it is all zeros. Default: zeros in `run_tvm` and `run_get`, which makes them
    /// repeatable; a new seed for each call of `run_executor`. Extension of this library.
    #[must_use]
    pub fn rand_seed(mut self, rand_seed: impl Into<String>) -> Self {
        self.rand_seed = Some(rand_seed.into());
        self
    }

    /// Treat all signatures as valid. Default: `false`.
    #[must_use]
    pub fn chksig_always_succeed(mut self, chksig_always_succeed: bool) -> Self {
        self.chksig_always_succeed = Some(chksig_always_succeed);
        self
    }

    /// Signature id, for networks with that capability. Default: `network.signature_id` of the
    /// configuration, otherwise 100.
    #[must_use]
    pub fn signature_id(mut self, signature_id: i32) -> Self {
        self.signature_id = Some(signature_id);
        self
    }

    /// Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this
    /// library.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }

    /// Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from
    /// another Dapp and for contracts that read it. Extension of this library.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// Folder of the `WebAssembly` components for `RUNWASM`, with files named by their SHA-256 in
    /// hex. Default: `wasm` in the storage folder (`local_storage_path`). Extension of this
    /// library.
    #[must_use]
    pub fn wasm_path(mut self, wasm_path: impl Into<String>) -> Self {
        self.wasm_path = Some(wasm_path.into());
        self
    }

    /// Extension, from `tvm.register_vm_extension`, that runs the instructions that the machine
    /// cannot run itself. Without it, such an instruction ends the run. Extension of this library.
    #[must_use]
    pub fn vm_extension(mut self, vm_extension: VmExtensionHandle) -> Self {
        self.vm_extension = Some(vm_extension);
        self
    }

    /// Answers that are already known, so the extension is not asked for them. Extension of this
    /// library.
    #[must_use]
    pub fn vm_answers(mut self, vm_answers: Vec<VmAnswer>) -> Self {
        self.vm_answers = Some(vm_answers);
        self
    }

    /// Return every step of the virtual machine, up to the last 10000. Extension of this library.
    /// Default: `false`.
    #[must_use]
    pub fn trace(mut self, trace: bool) -> Self {
        self.trace = Some(trace);
        self
    }

    /// Return what the contract prints with debug instructions, as `logs`: at most 1000 lines and
    /// 65536 characters. Extension of this library. Default: `false`.
    #[must_use]
    pub fn logs(mut self, logs: bool) -> Self {
        self.logs = Some(logs);
        self
    }
}

/// Request to an extension of the application.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ParamsOfAppVmExtension {
    /// Requests verification of a proof.
    #[non_exhaustive]
    Verify {
        /// Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
        instruction: String,
        /// Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the
        /// public inputs; the proof.
        operands: Vec<String>,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ParamsOfAppVmExtension {
    /// Requests verification of a proof.
    #[must_use]
    pub fn verify(instruction: impl Into<String>, operands: Vec<String>) -> Self {
        Self::Verify {
            instruction: instruction.into(),
            operands,
        }
    }
}

impl<'de> Deserialize<'de> for ParamsOfAppVmExtension {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Verify" => Self::Verify {
                instruction: fields.take("instruction")?,
                operands: fields.take("operands")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// A message and the account to execute it on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfRunExecutor {
    /// The message, external or internal.
    pub message: String,
    /// The account.
    pub account: AccountForExecutor,
    /// Environment of the run. Default: `{}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub execution_options: Option<ExecutionOptions>,
    /// ABI of the contract, to decode the outbound messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// Return an aborted transaction instead of an error. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skip_transaction_check: Option<bool>,
    /// Keep the results in the cache and return references. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<super::boc::BocCacheType>,
    /// Return the updated account. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub return_updated_account: Option<bool>,
    /// Fail if the ABI declares outputs of the called function and the contract sends no answer
    /// (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then
    /// absent. Extension of the published interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer_required: Option<bool>,
}

impl ParamsOfRunExecutor {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(message: impl Into<String>, account: AccountForExecutor) -> Self {
        Self {
            message: message.into(),
            account,
            execution_options: None,
            abi: None,
            skip_transaction_check: None,
            boc_cache: None,
            return_updated_account: None,
            answer_required: None,
        }
    }

    /// Environment of the run. Default: `{}`.
    #[must_use]
    pub fn execution_options(mut self, execution_options: ExecutionOptions) -> Self {
        self.execution_options = Some(execution_options);
        self
    }

    /// ABI of the contract, to decode the outbound messages.
    #[must_use]
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Return an aborted transaction instead of an error. Default: `false`.
    #[must_use]
    pub fn skip_transaction_check(mut self, skip_transaction_check: bool) -> Self {
        self.skip_transaction_check = Some(skip_transaction_check);
        self
    }

    /// Keep the results in the cache and return references. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: super::boc::BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }

    /// Return the updated account. Default: `false`.
    #[must_use]
    pub fn return_updated_account(mut self, return_updated_account: bool) -> Self {
        self.return_updated_account = Some(return_updated_account);
        self
    }

    /// Fail if the ABI declares outputs of the called function and the contract sends no answer
    /// (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then
    /// absent. Extension of the published interface. Default: `false`.
    #[must_use]
    pub fn answer_required(mut self, answer_required: bool) -> Self {
        self.answer_required = Some(answer_required);
        self
    }
}

/// A get method and its arguments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfRunGet {
    /// The account; it must have code.
    pub account: String,
    /// Name of the get method; its number is calculated from the name.
    pub function_name: String,
    /// Arguments: an array of values, or one value. Default: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Json>,
    /// Environment of the run. Default: `{}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub execution_options: Option<ExecutionOptions>,
    /// Return chains of pairs that end in null as objects of type `List`. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tuple_list_as_array: Option<bool>,
}

impl ParamsOfRunGet {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account: impl Into<String>, function_name: impl Into<String>) -> Self {
        Self {
            account: account.into(),
            function_name: function_name.into(),
            input: None,
            execution_options: None,
            tuple_list_as_array: None,
        }
    }

    /// Arguments: an array of values, or one value. Default: none.
    #[must_use]
    pub fn input(mut self, input: impl Into<Json>) -> Self {
        self.input = Some(input.into());
        self
    }

    /// Environment of the run. Default: `{}`.
    #[must_use]
    pub fn execution_options(mut self, execution_options: ExecutionOptions) -> Self {
        self.execution_options = Some(execution_options);
        self
    }

    /// Return chains of pairs that end in null as objects of type `List`. Default: `false`.
    #[must_use]
    pub fn tuple_list_as_array(mut self, tuple_list_as_array: bool) -> Self {
        self.tuple_list_as_array = Some(tuple_list_as_array);
        self
    }
}

/// A message and the contract to run it on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfRunTvm {
    /// The message, external or internal.
    pub message: String,
    /// The account; it must have code.
    pub account: String,
    /// Environment of the run. Default: `{}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub execution_options: Option<ExecutionOptions>,
    /// ABI of the contract, to decode the outbound messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<super::abi::Abi>,
    /// Keep the results in the cache and return references. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<super::boc::BocCacheType>,
    /// Return the updated account. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub return_updated_account: Option<bool>,
    /// Fail if the ABI declares outputs of the called function and the contract sends no answer
    /// (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then
    /// absent. Extension of the published interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer_required: Option<bool>,
}

impl ParamsOfRunTvm {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(message: impl Into<String>, account: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            account: account.into(),
            execution_options: None,
            abi: None,
            boc_cache: None,
            return_updated_account: None,
            answer_required: None,
        }
    }

    /// Environment of the run. Default: `{}`.
    #[must_use]
    pub fn execution_options(mut self, execution_options: ExecutionOptions) -> Self {
        self.execution_options = Some(execution_options);
        self
    }

    /// ABI of the contract, to decode the outbound messages.
    #[must_use]
    pub fn abi(mut self, abi: super::abi::Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Keep the results in the cache and return references. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: super::boc::BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }

    /// Return the updated account. Default: `false`.
    #[must_use]
    pub fn return_updated_account(mut self, return_updated_account: bool) -> Self {
        self.return_updated_account = Some(return_updated_account);
        self
    }

    /// Fail if the ABI declares outputs of the called function and the contract sends no answer
    /// (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then
    /// absent. Extension of the published interface. Default: `false`.
    #[must_use]
    pub fn answer_required(mut self, answer_required: bool) -> Self {
        self.answer_required = Some(answer_required);
        self
    }
}

/// An extension of the virtual machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct RegisteredVmExtension {
    /// Handle of the extension.
    pub handle: VmExtensionHandle,
}

impl RegisteredVmExtension {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(handle: VmExtensionHandle) -> Self {
        Self { handle }
    }
}

/// Response of an extension of the application.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ResultOfAppVmExtension {
    /// The answer.
    #[non_exhaustive]
    Verify {
        /// Whether the proof is valid.
        valid: bool,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ResultOfAppVmExtension {
    /// The answer.
    #[must_use]
    pub fn verify(valid: bool) -> Self {
        Self::Verify { valid }
    }
}

impl<'de> Deserialize<'de> for ResultOfAppVmExtension {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Verify" => Self::Verify {
                valid: fields.take("valid")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// A transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfRunExecutor {
    /// The transaction, parsed as by `boc.parse_transaction`.
    pub transaction: Json,
    /// Outbound messages, always base64.
    pub out_messages: Vec<String>,
    /// Decoded outbound messages, if an ABI is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decoded: Option<super::processing::DecodedOutput>,
    /// The updated account, as BOC or reference; empty unless `return_updated_account` is set.
    pub account: String,
    /// Fees of the transaction.
    pub fees: TransactionFees,
    /// Steps, if `execution_options.trace` is set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<Vec<TraceStep>>,
    /// What the contract printed, line by line, if `execution_options.logs` is set. An error of a
    /// run has it in `data.logs` in any case. Extension of this library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub logs: Option<Vec<String>>,
}

impl ResultOfRunExecutor {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        transaction: impl Into<Json>,
        out_messages: Vec<String>,
        account: impl Into<String>,
        fees: TransactionFees,
    ) -> Self {
        Self {
            transaction: transaction.into(),
            out_messages,
            decoded: None,
            account: account.into(),
            fees,
            trace: None,
            logs: None,
        }
    }

    /// Decoded outbound messages, if an ABI is given.
    #[must_use]
    pub fn decoded(mut self, decoded: super::processing::DecodedOutput) -> Self {
        self.decoded = Some(decoded);
        self
    }

    /// Steps, if `execution_options.trace` is set.
    #[must_use]
    pub fn trace(mut self, trace: Vec<TraceStep>) -> Self {
        self.trace = Some(trace);
        self
    }

    /// What the contract printed, line by line, if `execution_options.logs` is set. An error of a
    /// run has it in `data.logs` in any case. Extension of this library.
    #[must_use]
    pub fn logs(mut self, logs: Vec<String>) -> Self {
        self.logs = Some(logs);
        self
    }
}

/// Stack after running a get method.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfRunGet {
    /// Values of the stack as an array, lowest first.
    pub output: Json,
    /// Steps, if `execution_options.trace` is set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<Vec<TraceStep>>,
    /// What the contract printed, line by line, if `execution_options.logs` is set. An error of a
    /// run has it in `data.logs` in any case. Extension of this library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub logs: Option<Vec<String>>,
}

impl ResultOfRunGet {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(output: impl Into<Json>) -> Self {
        Self {
            output: output.into(),
            trace: None,
            logs: None,
        }
    }

    /// Steps, if `execution_options.trace` is set.
    #[must_use]
    pub fn trace(mut self, trace: Vec<TraceStep>) -> Self {
        self.trace = Some(trace);
        self
    }

    /// What the contract printed, line by line, if `execution_options.logs` is set. An error of a
    /// run has it in `data.logs` in any case. Extension of this library.
    #[must_use]
    pub fn logs(mut self, logs: Vec<String>) -> Self {
        self.logs = Some(logs);
        self
    }
}

/// Result of a run without a transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfRunTvm {
    /// Messages of the send actions, as BOC or reference.
    pub out_messages: Vec<String>,
    /// Decoded outbound messages, if an ABI is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decoded: Option<super::processing::DecodedOutput>,
    /// The updated account, as BOC or reference; empty unless `return_updated_account` is set.
    pub account: String,
    /// Steps, if `execution_options.trace` is set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<Vec<TraceStep>>,
    /// What the contract printed, line by line, if `execution_options.logs` is set. An error of a
    /// run has it in `data.logs` in any case. Extension of this library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub logs: Option<Vec<String>>,
}

impl ResultOfRunTvm {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(out_messages: Vec<String>, account: impl Into<String>) -> Self {
        Self {
            out_messages,
            decoded: None,
            account: account.into(),
            trace: None,
            logs: None,
        }
    }

    /// Decoded outbound messages, if an ABI is given.
    #[must_use]
    pub fn decoded(mut self, decoded: super::processing::DecodedOutput) -> Self {
        self.decoded = Some(decoded);
        self
    }

    /// Steps, if `execution_options.trace` is set.
    #[must_use]
    pub fn trace(mut self, trace: Vec<TraceStep>) -> Self {
        self.trace = Some(trace);
        self
    }

    /// What the contract printed, line by line, if `execution_options.logs` is set. An error of a
    /// run has it in `data.logs` in any case. Extension of this library.
    #[must_use]
    pub fn logs(mut self, logs: Vec<String>) -> Self {
        self.logs = Some(logs);
        self
    }
}

/// A step of the virtual machine. Extension of this library.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TraceStep {
    /// Number of the step, starting at 1.
    pub step: u32,
    /// Instruction with its operands.
    pub instruction: String,
    /// Hash of the cell that contains the instruction.
    pub code_hash: String,
    /// Position in that cell, in bits.
    pub offset: u32,
    /// Total gas used, in units of gas, including this step.
    pub gas_used: u64,
    /// Gas remaining after the step, in units of gas.
    pub gas_remaining: u64,
    /// Number of values on the stack after the step.
    pub stack_depth: u32,
    /// Top of the stack after the step, at most 100 values, lowest first; null if the trace would
    /// become too large.
    pub stack: Json,
}

impl TraceStep {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        step: u32,
        instruction: impl Into<String>,
        code_hash: impl Into<String>,
        offset: u32,
        gas_used: u64,
        gas_remaining: u64,
        stack_depth: u32,
        stack: impl Into<Json>,
    ) -> Self {
        Self {
            step,
            instruction: instruction.into(),
            code_hash: code_hash.into(),
            offset,
            gas_used,
            gas_remaining,
            stack_depth,
            stack: stack.into(),
        }
    }
}

/// Fees of a transaction, in nano units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TransactionFees {
    /// Import fee of the inbound message, in nano units.
    pub in_msg_fwd_fee: u64,
    /// Storage fee, in nano units.
    pub storage_fee: u64,
    /// Compute fee (gas), in nano units.
    pub gas_fee: u64,
    /// Forwarding fees of the outbound messages, in nano units.
    pub out_msgs_fwd_fee: u64,
    /// Total paid by the account, in nano units.
    pub total_account_fees: u64,
    /// Sum of the values of all outbound messages, in nano units; 0 if it exceeds 64 bits.
    pub total_output: u64,
    /// Same as `in_msg_fwd_fee`, in nano units.
    pub ext_in_msg_fee: u64,
    /// Same as `out_msgs_fwd_fee`, in nano units.
    pub total_fwd_fees: u64,
    /// Same as `total_account_fees`, in nano units.
    pub account_fees: u64,
}

impl TransactionFees {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        in_msg_fwd_fee: u64,
        storage_fee: u64,
        gas_fee: u64,
        out_msgs_fwd_fee: u64,
        total_account_fees: u64,
        total_output: u64,
        ext_in_msg_fee: u64,
        total_fwd_fees: u64,
        account_fees: u64,
    ) -> Self {
        Self {
            in_msg_fwd_fee,
            storage_fee,
            gas_fee,
            out_msgs_fwd_fee,
            total_account_fees,
            total_output,
            ext_in_msg_fee,
            total_fwd_fees,
            account_fees,
        }
    }
}

/// The known answer to an instruction. Extension of this library.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct VmAnswer {
    /// Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
    pub instruction: String,
    /// Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public
    /// inputs; the proof.
    pub operands: Vec<String>,
    /// Whether the proof is valid.
    pub valid: bool,
}

impl VmAnswer {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(instruction: impl Into<String>, operands: Vec<String>, valid: bool) -> Self {
        Self {
            instruction: instruction.into(),
            operands,
            valid,
        }
    }
}

/// Handle of an extension of the virtual machine.
pub type VmExtensionHandle = u32;

/// An extension of the virtual machine implemented by the application.
///
/// Methods run beside each other; a future is dropped when its answer is no longer wanted.
pub trait AppVmExtension: Send + Sync + 'static {
    /// Requests verification of a proof.
    ///
    /// `instruction`: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
    ///
    /// `operands`: Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`;
    /// the public inputs; the proof.
    fn verify(
        &self,
        instruction: String,
        operands: Vec<String>,
    ) -> binding::BoxFuture<'_, Result<bool, binding::Refusal>>;

    /// Nothing follows, for the reason in `reason`.
    fn closed(&self, _reason: &str) {}
}

/// How messages reach the object.
pub(super) struct AppVmExtensionAdapter(pub(super) Arc<dyn AppVmExtension>);

impl binding::AppObject for AppVmExtensionAdapter {
    fn request(&self, request: Json) -> binding::BoxFuture<'_, Result<Json, binding::Refusal>> {
        Box::pin(async move {
            let object = &self.0;
            match binding::read_request(&request)? {
                ParamsOfAppVmExtension::Verify {
                    instruction,
                    operands,
                } => {
                    let answer = object.verify(instruction, operands);
                    let valid = answer.await?;
                    let answer = ResultOfAppVmExtension::Verify { valid };
                    binding::write_answer(&answer)
                }
                ParamsOfAppVmExtension::Unknown(_) => Err(binding::unknown_request()),
            }
        })
    }

    fn closed(&self, reason: &str) {
        self.0.closed(reason);
    }
}

/// Codes of the errors of module `tvm`.
pub mod error_code {
    /// A transaction is invalid.
    pub const CAN_NOT_READ_TRANSACTION: i64 = 401;
    /// A configuration BOC is invalid.
    pub const CAN_NOT_READ_BLOCKCHAIN_CONFIG: i64 = 402;
    /// A transaction was aborted for a reason not covered by another code.
    pub const TRANSACTION_ABORTED: i64 = 403;
    /// The virtual machine reached an unexpected state.
    pub const INTERNAL_ERROR: i64 = 404;
    /// The action phase of a transaction failed; `data` has `result_code`.
    pub const ACTION_PHASE_FAILED: i64 = 405;
    /// The account has no code.
    pub const ACCOUNT_CODE_MISSING: i64 = 406;
    /// The balance of the account is too low; `data` has `account_balance`.
    pub const LOW_BALANCE: i64 = 407;
    /// The account is frozen or deleted.
    pub const ACCOUNT_FROZEN_OR_DELETED: i64 = 408;
    /// The account does not exist.
    pub const ACCOUNT_MISSING: i64 = 409;
    /// A message cannot be executed for a reason not covered by another code.
    pub const UNKNOWN_EXECUTION_ERROR: i64 = 410;
    /// The input of a get method is invalid.
    pub const INVALID_INPUT_STACK: i64 = 411;
    /// The account BOC lacks required data.
    pub const INVALID_ACCOUNT_BOC: i64 = 412;
    /// A message of this kind cannot be executed.
    pub const INVALID_MESSAGE_TYPE: i64 = 413;
    /// The contract ended with an error; `data` has `exit_code`.
    pub const CONTRACT_EXECUTION_ERROR: i64 = 414;
    /// The account is suspended.
    pub const ACCOUNT_IS_SUSPENDED: i64 = 415;
    /// No extension of the virtual machine has this handle.
    pub const VM_EXTENSION_NOT_REGISTERED: i64 = 416;
    /// An instruction needs an answer that was not provided to the run; `data` has `instruction`
    /// and `operands`.
    pub const VM_ANSWER_MISSING: i64 = 417;
    /// The contract sent no answer although `answer_required` is set and the ABI declares outputs
    /// of the function; `data` has `function_name`. Extension of the published interface.
    pub const ANSWER_MISSING: i64 = 418;
    /// The answer of the contract does not match the ABI although `answer_required` is set; `data`
    /// has `function_name` and `reason`. Extension of the published interface.
    pub const ANSWER_UNREADABLE: i64 = 419;
}

/// Functions of the module `tvm`.
///
/// Local execution of contracts: transactions, getters and get methods.
#[derive(Clone, Copy, Debug)]
pub struct TvmModule<'a> {
    client: &'a crate::Client,
}

impl<'a> TvmModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Executes a message on an account, with all phases of a transaction.
    ///
    /// Nothing is sent. The random seed differs from call to call unless
    /// `execution_options.rand_seed` is set. An aborted transaction is an error unless
    /// `skip_transaction_check` is set; a message that the contract does not accept creates no
    /// transaction and is always an error.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 402
    /// (`CanNotReadBlockchainConfig`), 410 (`UnknownExecutionError`), 412 (`InvalidAccountBoc`),
    /// 414 (`ContractExecutionError`), 416 (`VmExtensionNotRegistered`), 417 (`VmAnswerMissing`), 1
    /// (`NotImplemented`), 303 (`InvalidJson`), 202 (`SerializationError`), 205
    /// (`InsufficientCacheSize`), 413 (`InvalidMessageType`), 403 (`TransactionAborted`), 405
    /// (`ActionPhaseFailed`), 406 (`AccountCodeMissing`), 407 (`LowBalance`), 408
    /// (`AccountFrozenOrDeleted`), 415 (`AccountIsSuspended`), 418 (`AnswerMissing`), 419
    /// (`AnswerUnreadable`).
    pub fn run_executor(&self, params: &ParamsOfRunExecutor) -> binding::Call<ResultOfRunExecutor> {
        binding::call(self.client, "tvm.run_executor", params)
    }

    /// Runs contract code with a message, without the other phases of a transaction.
    ///
    /// For getters: there are no fees, gas is limited to 10^9, and only the data of the account
    /// changes. Messages are returned as the send actions of the contract created them, newest
    /// first.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 402
    /// (`CanNotReadBlockchainConfig`), 410 (`UnknownExecutionError`), 412 (`InvalidAccountBoc`),
    /// 414 (`ContractExecutionError`), 416 (`VmExtensionNotRegistered`), 417 (`VmAnswerMissing`), 1
    /// (`NotImplemented`), 303 (`InvalidJson`), 202 (`SerializationError`), 205
    /// (`InsufficientCacheSize`), 36 (`InvalidData`), 404 (`InternalError`), 413
    /// (`InvalidMessageType`), 418 (`AnswerMissing`), 419 (`AnswerUnreadable`).
    pub fn run_tvm(&self, params: &ParamsOfRunTvm) -> binding::Call<ResultOfRunTvm> {
        binding::call(self.client, "tvm.run_tvm", params)
    }

    /// Runs a get method of a contract and returns the stack.
    ///
    /// For contracts with numbered methods: the number is the CRC-16 of the name, OR-ed with
    /// 0x10000. Gas is limited to 10^9. Values: null; integers as decimal or `0x` text; tuples as
    /// arrays; cells, builders, slices and continuations as objects with `type` and a BOC as
    /// `value`; lists as objects of type `List`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 402
    /// (`CanNotReadBlockchainConfig`), 410 (`UnknownExecutionError`), 412 (`InvalidAccountBoc`),
    /// 414 (`ContractExecutionError`), 416 (`VmExtensionNotRegistered`), 417 (`VmAnswerMissing`),
    /// 36 (`InvalidData`), 404 (`InternalError`), 411 (`InvalidInputStack`).
    pub fn run_get(&self, params: &ParamsOfRunGet) -> binding::Call<ResultOfRunGet> {
        binding::call(self.client, "tvm.run_get", params)
    }

    /// Registers an extension of the virtual machine implemented by the application.
    ///
    /// Extension: The published library has no such function. The extension runs the instructions
    /// that the machine cannot run itself: verifying Halo2 proofs. Runs use it if
    /// `execution_options.vm_extension` is set to it. A run is repeated for each answer, at most 64
    /// times, so answers must depend on the operands alone.
    ///
    /// # Errors
    ///
    /// Fails with the codes 13 (`CallbackNotRegistered`).
    pub fn register_vm_extension(
        &self,
        app_object: Arc<dyn AppVmExtension>,
    ) -> binding::Call<RegisteredVmExtension> {
        let call = binding::call(self.client, "tvm.register_vm_extension", &());
        call.app_object(Arc::new(AppVmExtensionAdapter(app_object)))
    }

    /// Removes an extension of the virtual machine; an unknown handle is ignored.
    ///
    /// Extension: The published library has no such function.
    pub fn remove_vm_extension(&self, params: &RegisteredVmExtension) -> binding::Call<()> {
        binding::call(self.client, "tvm.remove_vm_extension", params)
    }
}
