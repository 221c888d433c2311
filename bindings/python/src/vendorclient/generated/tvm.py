"""Types of module tvm.

Local execution of contracts: whole transactions, getters and get methods.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Awaitable, ClassVar, Literal, Optional, Union

from .._app_object import AppObject
from .._codec import Lazy, UnknownVariant
from . import abi as _abi
from . import boc as _boc
from . import processing as _processing

VmExtensionHandle = int
"""Number of an extension of the virtual machine."""


class TvmErrorCode(IntEnum):
    """Numbers of the errors of module tvm.

    - CAN_NOT_READ_TRANSACTION: A transaction cannot be read.
    - CAN_NOT_READ_BLOCKCHAIN_CONFIG: A configuration BOC cannot be used.
    - TRANSACTION_ABORTED: A transaction was aborted for a reason that no other code covers.
    - INTERNAL_ERROR: The virtual machine met a state that it does not expect.
    - ACTION_PHASE_FAILED: The action phase of a transaction failed; `data` has `result_code`.
    - ACCOUNT_CODE_MISSING: The account has no code.
    - LOW_BALANCE: The balance of the account is too low; `data` has `account_balance`.
    - ACCOUNT_FROZEN_OR_DELETED: The account is frozen or deleted.
    - ACCOUNT_MISSING: The account does not exist.
    - UNKNOWN_EXECUTION_ERROR: A message cannot be executed for a reason that no other code covers.
    - INVALID_INPUT_STACK: The input of a get method cannot be used.
    - INVALID_ACCOUNT_BOC: The account BOC lacks what is needed.
    - INVALID_MESSAGE_TYPE: The message cannot be executed by its kind.
    - CONTRACT_EXECUTION_ERROR: The contract ended with an error; `data` has `exit_code`.
    - ACCOUNT_IS_SUSPENDED: The account is suspended.
    - VM_EXTENSION_NOT_REGISTERED: No extension of the virtual machine has this handle.
    - VM_ANSWER_MISSING: An instruction needs an answer that the run was not given; `data` has `instruction` and
      `operands`.
    """

    CAN_NOT_READ_TRANSACTION = 401
    """A transaction cannot be read."""
    CAN_NOT_READ_BLOCKCHAIN_CONFIG = 402
    """A configuration BOC cannot be used."""
    TRANSACTION_ABORTED = 403
    """A transaction was aborted for a reason that no other code covers."""
    INTERNAL_ERROR = 404
    """The virtual machine met a state that it does not expect."""
    ACTION_PHASE_FAILED = 405
    """The action phase of a transaction failed; `data` has `result_code`."""
    ACCOUNT_CODE_MISSING = 406
    """The account has no code."""
    LOW_BALANCE = 407
    """The balance of the account is too low; `data` has `account_balance`."""
    ACCOUNT_FROZEN_OR_DELETED = 408
    """The account is frozen or deleted."""
    ACCOUNT_MISSING = 409
    """The account does not exist."""
    UNKNOWN_EXECUTION_ERROR = 410
    """A message cannot be executed for a reason that no other code covers."""
    INVALID_INPUT_STACK = 411
    """The input of a get method cannot be used."""
    INVALID_ACCOUNT_BOC = 412
    """The account BOC lacks what is needed."""
    INVALID_MESSAGE_TYPE = 413
    """The message cannot be executed by its kind."""
    CONTRACT_EXECUTION_ERROR = 414
    """The contract ended with an error; `data` has `exit_code`."""
    ACCOUNT_IS_SUSPENDED = 415
    """The account is suspended."""
    VM_EXTENSION_NOT_REGISTERED = 416
    """No extension of the virtual machine has this handle."""
    VM_ANSWER_MISSING = 417
    """An instruction needs an answer that the run was not given; `data` has `instruction` and `operands`."""


class AccountForExecutor:
    """Account that a message is executed on.

    One of its classes; annotations use `AnyAccountForExecutor`.
    """

    @dataclass
    class None_:
        """The account does not exist."""

        type: ClassVar[Literal["None"]] = "None"

    @dataclass
    class Uninit:
        """An account without contract and with 2^64 - 1 nano, at the destination of the message."""

        type: ClassVar[Literal["Uninit"]] = "Uninit"

    @dataclass
    class Account:
        """A given account.

        - boc: The account.
        - unlimited_balance: Execute with 2^64 - 1 nano; the balance is put back afterwards. Default: `false`.
        """

        type: ClassVar[Literal["Account"]] = "Account"
        boc: str
        """The account."""
        unlimited_balance: Optional[bool] = None
        """Execute with 2^64 - 1 nano; the balance is put back afterwards. Default: `false`."""


AnyAccountForExecutor = Union[
    AccountForExecutor.None_,
    AccountForExecutor.Uninit,
    AccountForExecutor.Account,
    UnknownVariant,
]
"""Any variant of AccountForExecutor, also one that only a newer daemon knows."""


@dataclass
class ExecutionOptions:
    """Surroundings of a local run.

    - blockchain_config: Blockchain configuration: `ConfigParams`, as `boc.get_blockchain_config` returns them, or
      the dictionary of parameters. Absent: the one that the network publishes, where endpoints are configured and
      answer within 3 s; else the built-in one.
    - block_time: Unix time of the block, in s. Absent: now.
    - block_lt: Logical time of the block. Absent: one below `transaction_lt`, else 1000000.
    - transaction_lt: Least logical time of the transaction. Absent: one above `block_lt`.
    - block_seq_no: Number of the block, for contracts that ask. Extension of this library. Default: `0`.
    - rand_seed: Seed of the block for random numbers, 64 hex characters; a contract sees it mixed with its
      account id, and sees 0 for zeros. Absent: zeros in `run_tvm` and `run_get`, which are repeatable then, and
      another one for each call in `run_executor`. Extension of this library.
    - chksig_always_succeed: Let every check of a signature pass. Default: `false`.
    - signature_id: Signature id of the network, for networks with the capability for it. Absent:
      `network.signature_id` of the configuration, else 100.
    - rules: Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library.
    - dapp_id: Dapp ID of the account, 64 hex characters. Absent: none, which matters for a message of another
      Dapp, and to contracts that ask for it. Extension of this library.
    - wasm_path: Folder of the WebAssembly components for `RUNWASM`, files named by their SHA-256 in hex. Absent:
      `wasm` in the folder of the storage (`local_storage_path`). Extension of this library.
    - vm_extension: Extension, from `tvm.register_vm_extension`, that answers the instructions which the machine
      cannot run by itself. Absent: such an instruction ends the run. Extension of this library.
    - vm_answers: Answers that are known already, so that nobody has to be asked. Extension of this library.
    - trace: Report every step of the virtual machine, at most the last 10000. Extension of this library. Default:
      `false`.
    """

    blockchain_config: Optional[str] = None
    """Blockchain configuration: `ConfigParams`, as `boc.get_blockchain_config` returns them, or the dictionary of
    parameters. Absent: the one that the network publishes, where endpoints are configured and answer within 3 s;
    else the built-in one.
    """
    block_time: Optional[int] = None
    """Unix time of the block, in s. Absent: now."""
    block_lt: Optional[int] = None
    """Logical time of the block. Absent: one below `transaction_lt`, else 1000000."""
    transaction_lt: Optional[int] = None
    """Least logical time of the transaction. Absent: one above `block_lt`."""
    block_seq_no: Optional[int] = None
    """Number of the block, for contracts that ask. Extension of this library. Default: `0`."""
    rand_seed: Optional[str] = None
    """Seed of the block for random numbers, 64 hex characters; a contract sees it mixed with its account id, and
    sees 0 for zeros. Absent: zeros in `run_tvm` and `run_get`, which are repeatable then, and another one for
    each call in `run_executor`. Extension of this library.
    """
    chksig_always_succeed: Optional[bool] = None
    """Let every check of a signature pass. Default: `false`."""
    signature_id: Optional[int] = None
    """Signature id of the network, for networks with the capability for it. Absent: `network.signature_id` of the
    configuration, else 100.
    """
    rules: Optional[_abi.ChainRules] = None
    """Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library."""
    dapp_id: Optional[str] = None
    """Dapp ID of the account, 64 hex characters. Absent: none, which matters for a message of another Dapp, and to
    contracts that ask for it. Extension of this library.
    """
    wasm_path: Optional[str] = None
    """Folder of the WebAssembly components for `RUNWASM`, files named by their SHA-256 in hex. Absent: `wasm` in the
    folder of the storage (`local_storage_path`). Extension of this library.
    """
    vm_extension: Optional[VmExtensionHandle] = None
    """Extension, from `tvm.register_vm_extension`, that answers the instructions which the machine cannot run by
    itself. Absent: such an instruction ends the run. Extension of this library.
    """
    vm_answers: Optional[list[VmAnswer]] = None
    """Answers that are known already, so that nobody has to be asked. Extension of this library."""
    trace: Optional[bool] = None
    """Report every step of the virtual machine, at most the last 10000. Extension of this library. Default: `false`."""


class ParamsOfAppVmExtension:
    """What an extension of the application is asked.

    One of its classes; annotations use `AnyParamsOfAppVmExtension`.
    """

    @dataclass
    class Verify:
        """Whether a proof holds.

        - instruction: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
        - operands: Bytes of its operands, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public
          inputs; the proof.
        """

        type: ClassVar[Literal["Verify"]] = "Verify"
        instruction: str
        """Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`."""
        operands: list[str]
        """Bytes of its operands, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs; the
        proof.
        """


AnyParamsOfAppVmExtension = Union[ParamsOfAppVmExtension.Verify, UnknownVariant]
"""Any variant of ParamsOfAppVmExtension, also one that only a newer daemon knows."""


@dataclass
class ParamsOfRunExecutor:
    """A message and the account that it is executed on.

    - message: The message, external or internal.
    - account: The account.
    - execution_options: Surroundings of the run.
    - abi: ABI of the contract, to decode the outgoing messages.
    - skip_transaction_check: Return an aborted transaction instead of its error. Default: `false`.
    - boc_cache: Keeps the results in the cache and returns references. Absent: base64.
    - return_updated_account: Return the changed account. Default: `false`.
    """

    message: str
    """The message, external or internal."""
    account: AnyAccountForExecutor
    """The account."""
    execution_options: Optional[ExecutionOptions] = None
    """Surroundings of the run."""
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the contract, to decode the outgoing messages."""
    skip_transaction_check: Optional[bool] = None
    """Return an aborted transaction instead of its error. Default: `false`."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keeps the results in the cache and returns references. Absent: base64."""
    return_updated_account: Optional[bool] = None
    """Return the changed account. Default: `false`."""


@dataclass
class ParamsOfRunGet:
    """A get method and its arguments.

    - account: The account; it must have code.
    - function_name: Name of the get method, from which its number is calculated.
    - input: Arguments: an array of values, or one value. Absent: none.
    - execution_options: Surroundings of the run.
    - tuple_list_as_array: Return chains of pairs that end in null as objects of type `List`. Default: `false`.
    """

    account: str
    """The account; it must have code."""
    function_name: str
    """Name of the get method, from which its number is calculated."""
    input: Any = None
    """Arguments: an array of values, or one value. Absent: none."""
    execution_options: Optional[ExecutionOptions] = None
    """Surroundings of the run."""
    tuple_list_as_array: Optional[bool] = None
    """Return chains of pairs that end in null as objects of type `List`. Default: `false`."""


@dataclass
class ParamsOfRunTvm:
    """A message and the contract that it is run on.

    - message: The message, external or internal.
    - account: The account; it must have code.
    - execution_options: Surroundings of the run.
    - abi: ABI of the contract, to decode the outgoing messages.
    - boc_cache: Keeps the results in the cache and returns references. Absent: base64.
    - return_updated_account: Return the changed account. Default: `false`.
    """

    message: str
    """The message, external or internal."""
    account: str
    """The account; it must have code."""
    execution_options: Optional[ExecutionOptions] = None
    """Surroundings of the run."""
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the contract, to decode the outgoing messages."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keeps the results in the cache and returns references. Absent: base64."""
    return_updated_account: Optional[bool] = None
    """Return the changed account. Default: `false`."""


@dataclass
class RegisteredVmExtension:
    """An extension of the virtual machine.

    - handle: Number of the extension.
    """

    handle: VmExtensionHandle
    """Number of the extension."""


class ResultOfAppVmExtension:
    """What an extension of the application answers.

    One of its classes; annotations use `AnyResultOfAppVmExtension`.
    """

    @dataclass
    class Verify:
        """The answer.

        - valid: Whether the proof holds.
        """

        type: ClassVar[Literal["Verify"]] = "Verify"
        valid: bool
        """Whether the proof holds."""


AnyResultOfAppVmExtension = Union[ResultOfAppVmExtension.Verify, UnknownVariant]
"""Any variant of ResultOfAppVmExtension, also one that only a newer daemon knows."""


@dataclass
class ResultOfRunExecutor:
    """A transaction.

    - transaction: The transaction, parsed as by `boc.parse_transaction`.
    - out_messages: Outgoing messages, always base64.
    - account: The account after, as BOC or reference; empty unless `return_updated_account` was set.
    - fees: What it cost.
    - decoded: Decoded outgoing messages, when an ABI was given.
    - trace: Steps, when `execution_options.trace` was set.
    """

    transaction: _boc.ParsedTransaction
    """The transaction, parsed as by `boc.parse_transaction`."""
    out_messages: list[str]
    """Outgoing messages, always base64."""
    account: str
    """The account after, as BOC or reference; empty unless `return_updated_account` was set."""
    fees: TransactionFees
    """What it cost."""
    decoded: Optional[_processing.DecodedOutput] = None
    """Decoded outgoing messages, when an ABI was given."""
    trace: Optional[list[TraceStep]] = None
    """Steps, when `execution_options.trace` was set."""


@dataclass
class ResultOfRunGet:
    """Stack after a get method.

    - output: Values of the stack as array, the lowest first.
    - trace: Steps, when `execution_options.trace` was set.
    """

    output: Any
    """Values of the stack as array, the lowest first."""
    trace: Optional[list[TraceStep]] = None
    """Steps, when `execution_options.trace` was set."""


@dataclass
class ResultOfRunTvm:
    """Result of a run without transaction.

    - out_messages: Messages of the send actions, as BOC or reference.
    - account: The account after, as BOC or reference; empty unless `return_updated_account` was set.
    - decoded: Decoded outgoing messages, when an ABI was given.
    - trace: Steps, when `execution_options.trace` was set.
    """

    out_messages: list[str]
    """Messages of the send actions, as BOC or reference."""
    account: str
    """The account after, as BOC or reference; empty unless `return_updated_account` was set."""
    decoded: Optional[_processing.DecodedOutput] = None
    """Decoded outgoing messages, when an ABI was given."""
    trace: Optional[list[TraceStep]] = None
    """Steps, when `execution_options.trace` was set."""


@dataclass
class TraceStep:
    """A step of the virtual machine. Extension of this library.

    - step: Number of the step, the first is 1.
    - instruction: Instruction with its operands.
    - code_hash: Hash of the cell that holds it.
    - offset: Its position in that cell, in bits.
    - gas_used: Gas used, its own included.
    - gas_remaining: Gas left after it.
    - stack_depth: Number of values on the stack after it.
    - stack: Top of the stack after it, at most 100 values, the lowest first; null when the trace would become too
      large.
    """

    step: int
    """Number of the step, the first is 1."""
    instruction: str
    """Instruction with its operands."""
    code_hash: str
    """Hash of the cell that holds it."""
    offset: int
    """Its position in that cell, in bits."""
    gas_used: int
    """Gas used, its own included."""
    gas_remaining: int
    """Gas left after it."""
    stack_depth: int
    """Number of values on the stack after it."""
    stack: Any
    """Top of the stack after it, at most 100 values, the lowest first; null when the trace would become too large."""


@dataclass
class TransactionFees:
    """What a transaction cost, in nano units.

    - in_msg_fwd_fee: For the import of the inbound message.
    - storage_fee: For storage.
    - gas_fee: For computation.
    - out_msgs_fwd_fee: For forwarding the outgoing messages.
    - total_account_fees: What the account paid in total.
    - total_output: Sum of the values of all outgoing messages; 0 when it exceeds 64 bits.
    - ext_in_msg_fee: The same as `in_msg_fwd_fee`.
    - total_fwd_fees: The same as `out_msgs_fwd_fee`.
    - account_fees: The same as `total_account_fees`.
    """

    in_msg_fwd_fee: int
    """For the import of the inbound message."""
    storage_fee: int
    """For storage."""
    gas_fee: int
    """For computation."""
    out_msgs_fwd_fee: int
    """For forwarding the outgoing messages."""
    total_account_fees: int
    """What the account paid in total."""
    total_output: int
    """Sum of the values of all outgoing messages; 0 when it exceeds 64 bits."""
    ext_in_msg_fee: int
    """The same as `in_msg_fwd_fee`."""
    total_fwd_fees: int
    """The same as `out_msgs_fwd_fee`."""
    account_fees: int
    """The same as `total_account_fees`."""


@dataclass
class VmAnswer:
    """A known answer to an instruction. Extension of this library.

    - instruction: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
    - operands: Bytes of its operands, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public
      inputs; the proof.
    - valid: Whether the proof holds.
    """

    instruction: str
    """Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`."""
    operands: list[str]
    """Bytes of its operands, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs; the
    proof.
    """
    valid: bool
    """Whether the proof holds."""


class AppVmExtension(AppObject):
    """An extension of the virtual machine implemented by the application.

    To be implemented by the host: override the methods, plain or with `async def`. An exception refuses the
    request, with its text as the reason.
    """

    _methods = Lazy(
        lambda: {
            "Verify": ("verify", ParamsOfAppVmExtension.Verify, ResultOfAppVmExtension.Verify),
        }
    )

    def verify(
        self,
        instruction: str,
        operands: list[str],
    ) -> Union[ResultOfAppVmExtension.Verify, Awaitable[ResultOfAppVmExtension.Verify]]:
        """Whether a proof holds.

        - instruction: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
        - operands: Bytes of its operands, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public
          inputs; the proof.
        """
        raise NotImplementedError("AppVmExtension does not implement Verify")
