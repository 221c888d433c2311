"""Types of module tvm.

Local execution of contracts: transactions, getters and get methods.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Awaitable, ClassVar, Literal, Optional, Union

from .._app_object import AppObject
from .._codec import Lazy, UnknownVariant
from .._enums import NumberEnum
from . import abi as _abi
from . import boc as _boc
from . import processing as _processing

VmExtensionHandle = int
"""Handle of an extension of the virtual machine."""


class TvmErrorCode(NumberEnum):
    """Numbers of the errors of module tvm.

    - CAN_NOT_READ_TRANSACTION: A transaction is invalid.
    - CAN_NOT_READ_BLOCKCHAIN_CONFIG: A configuration BOC is invalid.
    - TRANSACTION_ABORTED: A transaction was aborted for a reason not covered by another code.
    - INTERNAL_ERROR: The virtual machine reached an unexpected state.
    - ACTION_PHASE_FAILED: The action phase of a transaction failed; `data` has `result_code`.
    - ACCOUNT_CODE_MISSING: The account has no code.
    - LOW_BALANCE: The balance of the account is too low; `data` has `account_balance`.
    - ACCOUNT_FROZEN_OR_DELETED: The account is frozen or deleted.
    - ACCOUNT_MISSING: The account does not exist.
    - UNKNOWN_EXECUTION_ERROR: A message cannot be executed for a reason not covered by another code.
    - INVALID_INPUT_STACK: The input of a get method is invalid.
    - INVALID_ACCOUNT_BOC: The account BOC lacks required data.
    - INVALID_MESSAGE_TYPE: A message of this kind cannot be executed.
    - CONTRACT_EXECUTION_ERROR: The contract ended with an error; `data` has `exit_code`.
    - ACCOUNT_IS_SUSPENDED: The account is suspended.
    - VM_EXTENSION_NOT_REGISTERED: No extension of the virtual machine has this handle.
    - VM_ANSWER_MISSING: An instruction needs an answer that was not provided to the run; `data` has `instruction`
      and `operands`.
    - ANSWER_MISSING: The contract sent no answer although `answer_required` is set and the ABI declares outputs
      of the function; `data` has `function_name`. Extension of the published interface.
    - ANSWER_UNREADABLE: The answer of the contract does not match the ABI although `answer_required` is set;
      `data` has `function_name` and `reason`. Extension of the published interface.
    """

    CAN_NOT_READ_TRANSACTION = 401
    """A transaction is invalid."""
    CAN_NOT_READ_BLOCKCHAIN_CONFIG = 402
    """A configuration BOC is invalid."""
    TRANSACTION_ABORTED = 403
    """A transaction was aborted for a reason not covered by another code."""
    INTERNAL_ERROR = 404
    """The virtual machine reached an unexpected state."""
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
    """A message cannot be executed for a reason not covered by another code."""
    INVALID_INPUT_STACK = 411
    """The input of a get method is invalid."""
    INVALID_ACCOUNT_BOC = 412
    """The account BOC lacks required data."""
    INVALID_MESSAGE_TYPE = 413
    """A message of this kind cannot be executed."""
    CONTRACT_EXECUTION_ERROR = 414
    """The contract ended with an error; `data` has `exit_code`."""
    ACCOUNT_IS_SUSPENDED = 415
    """The account is suspended."""
    VM_EXTENSION_NOT_REGISTERED = 416
    """No extension of the virtual machine has this handle."""
    VM_ANSWER_MISSING = 417
    """An instruction needs an answer that was not provided to the run; `data` has `instruction` and `operands`."""
    ANSWER_MISSING = 418
    """The contract sent no answer although `answer_required` is set and the ABI declares outputs of the function;
    `data` has `function_name`. Extension of the published interface.
    """
    ANSWER_UNREADABLE = 419
    """The answer of the contract does not match the ABI although `answer_required` is set; `data` has
    `function_name` and `reason`. Extension of the published interface.
    """


class AccountForExecutor:
    """Account to execute a message on.

    One of its classes; annotations use `AnyAccountForExecutor`.
    """

    @dataclass
    class None_:
        """The account does not exist."""

        type: ClassVar[Literal["None"]] = "None"

    @dataclass
    class Uninit:
        """An account without a contract and with 2^64 - 1 nano, at the destination of the message."""

        type: ClassVar[Literal["Uninit"]] = "Uninit"

    @dataclass
    class Account:
        """An existing account.

        - boc: The account.
        - unlimited_balance: Execute with a balance of 2^64 - 1 nano; the real balance is restored afterwards.
          Default: `false`.
        """

        type: ClassVar[Literal["Account"]] = "Account"
        boc: str
        """The account."""
        unlimited_balance: Optional[bool] = None
        """Execute with a balance of 2^64 - 1 nano; the real balance is restored afterwards. Default: `false`."""


AnyAccountForExecutor = Union[
    AccountForExecutor.None_,
    AccountForExecutor.Uninit,
    AccountForExecutor.Account,
    UnknownVariant,
]
"""Any variant of AccountForExecutor, also one that only a newer daemon knows."""


@dataclass
class ExecutionOptions:
    """Environment of a local run.

    - blockchain_config: Blockchain configuration: `ConfigParams`, as returned by `boc.get_blockchain_config`, or
      the dictionary of parameters. Default: the configuration published by the network, if endpoints are
      configured and answer within 3 s; otherwise the built-in one, with the figures of nodes for networks with
      Dapp IDs.
    - block_time: Time of the block, Unix time in s. Default: now.
    - block_lt: Logical time of the block. Default: one below `transaction_lt`, otherwise 1000000.
    - transaction_lt: Minimum logical time of the transaction. Default: one above `block_lt`.
    - block_seq_no: Number of the block, for contracts that read it. Extension of this library. Default: `0`.
    - rand_seed: Random seed of the block, 64 hex characters; a contract sees it mixed with its account id, and
      sees 0 if it is all zeros. Default: zeros in `run_tvm` and `run_get`, which makes them repeatable; a new
      seed for each call of `run_executor`. Extension of this library.
    - chksig_always_succeed: Treat all signatures as valid. Default: `false`.
    - signature_id: Signature id, for networks with that capability. Default: `network.signature_id` of the
      configuration, otherwise 100.
    - rules: Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library.
    - dapp_id: Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from another
      Dapp and for contracts that read it. Extension of this library.
    - wasm_path: Folder of the WebAssembly components for `RUNWASM`, with files named by their SHA-256 in hex.
      Default: `wasm` in the storage folder (`local_storage_path`). Extension of this library.
    - vm_extension: Extension, from `tvm.register_vm_extension`, that runs the instructions that the machine
      cannot run itself. Without it, such an instruction ends the run. Extension of this library.
    - vm_answers: Answers that are already known, so the extension is not asked for them. Extension of this
      library.
    - trace: Return every step of the virtual machine, up to the last 10000. Extension of this library. Default:
      `false`.
    - logs: Return what the contract prints with debug instructions, as `logs`: at most 1000 lines and 65536
      characters. Extension of this library. Default: `false`.
    """

    blockchain_config: Optional[str] = None
    """Blockchain configuration: `ConfigParams`, as returned by `boc.get_blockchain_config`, or the dictionary of
    parameters. Default: the configuration published by the network, if endpoints are configured and answer within
    3 s; otherwise the built-in one, with the figures of nodes for networks with Dapp IDs.
    """
    block_time: Optional[int] = None
    """Time of the block, Unix time in s. Default: now."""
    block_lt: Optional[int] = None
    """Logical time of the block. Default: one below `transaction_lt`, otherwise 1000000."""
    transaction_lt: Optional[int] = None
    """Minimum logical time of the transaction. Default: one above `block_lt`."""
    block_seq_no: Optional[int] = None
    """Number of the block, for contracts that read it. Extension of this library. Default: `0`."""
    rand_seed: Optional[str] = None
    """Random seed of the block, 64 hex characters; a contract sees it mixed with its account id, and sees 0 if it is
    all zeros. Default: zeros in `run_tvm` and `run_get`, which makes them repeatable; a new seed for each call of
    `run_executor`. Extension of this library.
    """
    chksig_always_succeed: Optional[bool] = None
    """Treat all signatures as valid. Default: `false`."""
    signature_id: Optional[int] = None
    """Signature id, for networks with that capability. Default: `network.signature_id` of the configuration,
    otherwise 100.
    """
    rules: Optional[_abi.ChainRules] = None
    """Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library."""
    dapp_id: Optional[str] = None
    """Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from another Dapp and for
    contracts that read it. Extension of this library.
    """
    wasm_path: Optional[str] = None
    """Folder of the WebAssembly components for `RUNWASM`, with files named by their SHA-256 in hex. Default: `wasm`
    in the storage folder (`local_storage_path`). Extension of this library.
    """
    vm_extension: Optional[VmExtensionHandle] = None
    """Extension, from `tvm.register_vm_extension`, that runs the instructions that the machine cannot run itself.
    Without it, such an instruction ends the run. Extension of this library.
    """
    vm_answers: Optional[list[VmAnswer]] = None
    """Answers that are already known, so the extension is not asked for them. Extension of this library."""
    trace: Optional[bool] = None
    """Return every step of the virtual machine, up to the last 10000. Extension of this library. Default: `false`."""
    logs: Optional[bool] = None
    """Return what the contract prints with debug instructions, as `logs`: at most 1000 lines and 65536 characters.
    Extension of this library. Default: `false`.
    """


class ParamsOfAppVmExtension:
    """Request to an extension of the application.

    One of its classes; annotations use `AnyParamsOfAppVmExtension`.
    """

    @dataclass
    class Verify:
        """Requests verification of a proof.

        - instruction: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
        - operands: Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public
          inputs; the proof.
        """

        type: ClassVar[Literal["Verify"]] = "Verify"
        instruction: str
        """Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`."""
        operands: list[str]
        """Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs; the
        proof.
        """


AnyParamsOfAppVmExtension = Union[ParamsOfAppVmExtension.Verify, UnknownVariant]
"""Any variant of ParamsOfAppVmExtension, also one that only a newer daemon knows."""


@dataclass
class ParamsOfRunExecutor:
    """A message and the account to execute it on.

    - message: The message, external or internal.
    - account: The account.
    - execution_options: Environment of the run. Default: `{}`.
    - abi: ABI of the contract, to decode the outbound messages.
    - skip_transaction_check: Return an aborted transaction instead of an error. Default: `false`.
    - boc_cache: Keep the results in the cache and return references. Default: return base64.
    - return_updated_account: Return the updated account. Default: `false`.
    - answer_required: Fail if the ABI declares outputs of the called function and the contract sends no answer
      (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent. Extension of
      the published interface. Default: `false`.
    """

    message: str
    """The message, external or internal."""
    account: AnyAccountForExecutor
    """The account."""
    execution_options: Optional[ExecutionOptions] = None
    """Environment of the run. Default: `{}`."""
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the contract, to decode the outbound messages."""
    skip_transaction_check: Optional[bool] = None
    """Return an aborted transaction instead of an error. Default: `false`."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keep the results in the cache and return references. Default: return base64."""
    return_updated_account: Optional[bool] = None
    """Return the updated account. Default: `false`."""
    answer_required: Optional[bool] = None
    """Fail if the ABI declares outputs of the called function and the contract sends no answer (418) or one that the
    ABI does not describe (419). Without it, `decoded.output` is then absent. Extension of the published
    interface. Default: `false`.
    """


@dataclass
class ParamsOfRunGet:
    """A get method and its arguments.

    - account: The account; it must have code.
    - function_name: Name of the get method; its number is calculated from the name.
    - input: Arguments: an array of values, or one value. Default: none.
    - execution_options: Environment of the run. Default: `{}`.
    - tuple_list_as_array: Return chains of pairs that end in null as objects of type `List`. Default: `false`.
    """

    account: str
    """The account; it must have code."""
    function_name: str
    """Name of the get method; its number is calculated from the name."""
    input: Any = None
    """Arguments: an array of values, or one value. Default: none."""
    execution_options: Optional[ExecutionOptions] = None
    """Environment of the run. Default: `{}`."""
    tuple_list_as_array: Optional[bool] = None
    """Return chains of pairs that end in null as objects of type `List`. Default: `false`."""


@dataclass
class ParamsOfRunTvm:
    """A message and the contract to run it on.

    - message: The message, external or internal.
    - account: The account; it must have code.
    - execution_options: Environment of the run. Default: `{}`.
    - abi: ABI of the contract, to decode the outbound messages.
    - boc_cache: Keep the results in the cache and return references. Default: return base64.
    - return_updated_account: Return the updated account. Default: `false`.
    - answer_required: Fail if the ABI declares outputs of the called function and the contract sends no answer
      (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent. Extension of
      the published interface. Default: `false`.
    """

    message: str
    """The message, external or internal."""
    account: str
    """The account; it must have code."""
    execution_options: Optional[ExecutionOptions] = None
    """Environment of the run. Default: `{}`."""
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the contract, to decode the outbound messages."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keep the results in the cache and return references. Default: return base64."""
    return_updated_account: Optional[bool] = None
    """Return the updated account. Default: `false`."""
    answer_required: Optional[bool] = None
    """Fail if the ABI declares outputs of the called function and the contract sends no answer (418) or one that the
    ABI does not describe (419). Without it, `decoded.output` is then absent. Extension of the published
    interface. Default: `false`.
    """


@dataclass
class RegisteredVmExtension:
    """An extension of the virtual machine.

    - handle: Handle of the extension.
    """

    handle: VmExtensionHandle
    """Handle of the extension."""


class ResultOfAppVmExtension:
    """Response of an extension of the application.

    One of its classes; annotations use `AnyResultOfAppVmExtension`.
    """

    @dataclass
    class Verify:
        """The answer.

        - valid: Whether the proof is valid.
        """

        type: ClassVar[Literal["Verify"]] = "Verify"
        valid: bool
        """Whether the proof is valid."""


AnyResultOfAppVmExtension = Union[ResultOfAppVmExtension.Verify, UnknownVariant]
"""Any variant of ResultOfAppVmExtension, also one that only a newer daemon knows."""


@dataclass
class ResultOfRunExecutor:
    """A transaction.

    - transaction: The transaction, parsed as by `boc.parse_transaction`.
    - out_messages: Outbound messages, always base64.
    - account: The updated account, as BOC or reference; empty unless `return_updated_account` is set.
    - fees: Fees of the transaction.
    - decoded: Decoded outbound messages, if an ABI is given.
    - trace: Steps, if `execution_options.trace` is set.
    - logs: What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has it
      in `data.logs` in any case. Extension of this library.
    """

    transaction: _boc.ParsedTransaction
    """The transaction, parsed as by `boc.parse_transaction`."""
    out_messages: list[str]
    """Outbound messages, always base64."""
    account: str
    """The updated account, as BOC or reference; empty unless `return_updated_account` is set."""
    fees: TransactionFees
    """Fees of the transaction."""
    decoded: Optional[_processing.DecodedOutput] = None
    """Decoded outbound messages, if an ABI is given."""
    trace: Optional[list[TraceStep]] = None
    """Steps, if `execution_options.trace` is set."""
    logs: Optional[list[str]] = None
    """What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has it in
    `data.logs` in any case. Extension of this library.
    """


@dataclass
class ResultOfRunGet:
    """Stack after running a get method.

    - output: Values of the stack as an array, lowest first.
    - trace: Steps, if `execution_options.trace` is set.
    - logs: What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has it
      in `data.logs` in any case. Extension of this library.
    """

    output: Any
    """Values of the stack as an array, lowest first."""
    trace: Optional[list[TraceStep]] = None
    """Steps, if `execution_options.trace` is set."""
    logs: Optional[list[str]] = None
    """What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has it in
    `data.logs` in any case. Extension of this library.
    """


@dataclass
class ResultOfRunTvm:
    """Result of a run without a transaction.

    - out_messages: Messages of the send actions, as BOC or reference.
    - account: The updated account, as BOC or reference; empty unless `return_updated_account` is set.
    - decoded: Decoded outbound messages, if an ABI is given.
    - trace: Steps, if `execution_options.trace` is set.
    - logs: What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has it
      in `data.logs` in any case. Extension of this library.
    """

    out_messages: list[str]
    """Messages of the send actions, as BOC or reference."""
    account: str
    """The updated account, as BOC or reference; empty unless `return_updated_account` is set."""
    decoded: Optional[_processing.DecodedOutput] = None
    """Decoded outbound messages, if an ABI is given."""
    trace: Optional[list[TraceStep]] = None
    """Steps, if `execution_options.trace` is set."""
    logs: Optional[list[str]] = None
    """What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has it in
    `data.logs` in any case. Extension of this library.
    """


@dataclass
class TraceStep:
    """A step of the virtual machine. Extension of this library.

    - step: Number of the step, starting at 1.
    - instruction: Instruction with its operands.
    - code_hash: Hash of the cell that contains the instruction.
    - offset: Position in that cell, in bits.
    - gas_used: Total gas used, in units of gas, including this step.
    - gas_remaining: Gas remaining after the step, in units of gas.
    - stack_depth: Number of values on the stack after the step.
    - stack: Top of the stack after the step, at most 100 values, lowest first; null if the trace would become too
      large.
    """

    step: int
    """Number of the step, starting at 1."""
    instruction: str
    """Instruction with its operands."""
    code_hash: str
    """Hash of the cell that contains the instruction."""
    offset: int
    """Position in that cell, in bits."""
    gas_used: int
    """Total gas used, in units of gas, including this step."""
    gas_remaining: int
    """Gas remaining after the step, in units of gas."""
    stack_depth: int
    """Number of values on the stack after the step."""
    stack: Any
    """Top of the stack after the step, at most 100 values, lowest first; null if the trace would become too large."""


@dataclass
class TransactionFees:
    """Fees of a transaction, in nano units.

    - in_msg_fwd_fee: Import fee of the inbound message, in nano units.
    - storage_fee: Storage fee, in nano units.
    - gas_fee: Compute fee (gas), in nano units.
    - out_msgs_fwd_fee: Forwarding fees of the outbound messages, in nano units.
    - total_account_fees: Total paid by the account, in nano units.
    - total_output: Sum of the values of all outbound messages, in nano units; 0 if it exceeds 64 bits.
    - ext_in_msg_fee: Same as `in_msg_fwd_fee`, in nano units.
    - total_fwd_fees: Same as `out_msgs_fwd_fee`, in nano units.
    - account_fees: Same as `total_account_fees`, in nano units.
    """

    in_msg_fwd_fee: int
    """Import fee of the inbound message, in nano units."""
    storage_fee: int
    """Storage fee, in nano units."""
    gas_fee: int
    """Compute fee (gas), in nano units."""
    out_msgs_fwd_fee: int
    """Forwarding fees of the outbound messages, in nano units."""
    total_account_fees: int
    """Total paid by the account, in nano units."""
    total_output: int
    """Sum of the values of all outbound messages, in nano units; 0 if it exceeds 64 bits."""
    ext_in_msg_fee: int
    """Same as `in_msg_fwd_fee`, in nano units."""
    total_fwd_fees: int
    """Same as `out_msgs_fwd_fee`, in nano units."""
    account_fees: int
    """Same as `total_account_fees`, in nano units."""


@dataclass
class VmAnswer:
    """The known answer to an instruction. Extension of this library.

    - instruction: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
    - operands: Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs;
      the proof.
    - valid: Whether the proof is valid.
    """

    instruction: str
    """Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`."""
    operands: list[str]
    """Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public inputs; the proof."""
    valid: bool
    """Whether the proof is valid."""


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
        """Requests verification of a proof.

        - instruction: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
        - operands: Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public
          inputs; the proof.
        """
        raise NotImplementedError("AppVmExtension does not implement Verify")
