"""Types of module dev_node.

Controls of a development node.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from enum import Enum
from typing import Any, Optional


@dataclass
class AccountRef:
    """Names an account.

    - account_id: Account id.
    - dapp_id: Dapp ID that the account is expected under. Default: whatever it has.
    """

    account_id: str
    """Account id."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected under. Default: whatever it has."""


@dataclass
class AccountState:
    """An account as it is now.

    - account_id: Account id.
    - acc_type: 0 uninitialized, 1 active, 2 frozen, 3 no account.
    - balance: Grams.
    - currencies: Other currencies by id.
    - dapp_id: Its Dapp ID.
    """

    account_id: str
    """Account id."""
    acc_type: int
    """0 uninitialized, 1 active, 2 frozen, 3 no account."""
    balance: str
    """Grams."""
    currencies: dict[str, str]
    """Other currencies by id."""
    dapp_id: Optional[str] = None
    """Its Dapp ID."""


class BlockMode(str, Enum):
    """When blocks are made.

    - AUTOMATIC: For each message at once, and for queries that ask beyond the last block.
    - INTERVAL: As `automatic`, and an empty one when there was none for `block_time`.
    - MANUAL: By `mine` only; messages wait.
    """

    AUTOMATIC = "automatic"
    """For each message at once, and for queries that ask beyond the last block."""
    INTERVAL = "interval"
    """As `automatic`, and an empty one when there was none for `block_time`."""
    MANUAL = "manual"
    """By `mine` only; messages wait."""


@dataclass
class ChainTime:
    """How the time of the chain runs.

    - time: Time of the chain.
    - frozen: Time stands still.
    - next_block_time: Time that the next block gets.
    """

    time: int
    """Time of the chain."""
    frozen: bool
    """Time stands still."""
    next_block_time: Optional[int] = None
    """Time that the next block gets."""


@dataclass
class FileCoverage:
    """The lines of one source file.

    - file: File, as the compiler named it.
    - total: Lines that can run.
    - covered: Lines that have run.
    - lines: Each of them, ascending.
    """

    file: str
    """File, as the compiler named it."""
    total: int
    """Lines that can run."""
    covered: int
    """Lines that have run."""
    lines: list[LineCoverage]
    """Each of them, ascending."""


@dataclass
class ForkedAccount:
    """An account that was fetched from the network behind a fork.

    - account_id: Account id.
    - exists: The network has it.
    - state_timestamp: Time of the state that was fetched.
    - forked_late: It changed after the fork began: its state is later than that of others.
    - dapp_id: Its Dapp ID.
    """

    account_id: str
    """Account id."""
    exists: bool
    """The network has it."""
    state_timestamp: int
    """Time of the state that was fetched."""
    forked_late: bool
    """It changed after the fork began: its state is later than that of others."""
    dapp_id: Optional[str] = None
    """Its Dapp ID."""


@dataclass
class GasOfFunction:
    """What the calls of one function took.

    - contract: Name of the contract, or `code` and the first digits of its hash, or `no contract`.
    - function: Function; `transfer` without a body, `0x…` for a body that no ABI explains.
    - calls: Transactions.
    - failed: Aborted ones among them.
    - gas_min: Least gas.
    - gas_median: Gas in the middle.
    - gas_max: Most gas.
    - fees_min: Least fees.
    - fees_median: Fees in the middle.
    - fees_max: Highest fees.
    - fees_total: All fees.
    """

    contract: str
    """Name of the contract, or `code` and the first digits of its hash, or `no contract`."""
    function: str
    """Function; `transfer` without a body, `0x…` for a body that no ABI explains."""
    calls: int
    """Transactions."""
    failed: int
    """Aborted ones among them."""
    gas_min: int
    """Least gas."""
    gas_median: int
    """Gas in the middle."""
    gas_max: int
    """Most gas."""
    fees_min: str
    """Least fees."""
    fees_median: str
    """Fees in the middle."""
    fees_max: str
    """Highest fees."""
    fees_total: str
    """All fees."""


@dataclass
class ImpersonatedCall:
    """A call of a function.

    - abi: ABI of the contract that is called: an object or JSON text.
    - function_name: Function of the ABI.
    - input: Its arguments by name. Default: none.
    - header: `time` and `expire` of an external message. Default: the time of the chain, and 60 s more.
    - public_key: Key that an external message names as its signer. Default: `_pubkey` of the account.
    - account_id: Destination of an internal message. Default: an external message to the source itself.
    - value: Grams of an internal message. Default 1000000000.
    - bounce: An internal message comes back when its destination fails. Default true.
    """

    abi: Any
    """ABI of the contract that is called: an object or JSON text."""
    function_name: str
    """Function of the ABI."""
    input: Any = None
    """Its arguments by name. Default: none."""
    header: Any = None
    """`time` and `expire` of an external message. Default: the time of the chain, and 60 s more."""
    public_key: Optional[str] = None
    """Key that an external message names as its signer. Default: `_pubkey` of the account."""
    account_id: Optional[str] = None
    """Destination of an internal message. Default: an external message to the source itself."""
    value: Optional[str] = None
    """Grams of an internal message. Default 1000000000."""
    bounce: Optional[bool] = None
    """An internal message comes back when its destination fails. Default true."""


@dataclass
class ImpersonatedMessage:
    """An internal message.

    - account_id: Destination.
    - value: Grams that it carries, made for it. Default 1000000000.
    - currencies: Other currencies by id, made for it.
    - bounce: It comes back when its destination fails. Default true.
    - body: Its body. Default: none.
    - state_init: State of a contract that it deploys.
    """

    account_id: str
    """Destination."""
    value: Optional[str] = None
    """Grams that it carries, made for it. Default 1000000000."""
    currencies: Optional[dict[str, str]] = None
    """Other currencies by id, made for it."""
    bounce: Optional[bool] = None
    """It comes back when its destination fails. Default true."""
    body: Optional[str] = None
    """Its body. Default: none."""
    state_init: Optional[str] = None
    """State of a contract that it deploys."""


@dataclass
class LineCoverage:
    """A line that can run.

    - line: Line, from 1.
    - runs: Transactions that ran through it.
    """

    line: int
    """Line, from 1."""
    runs: int
    """Transactions that ran through it."""


@dataclass
class LostAmount:
    """Money that is gone, beside the fees.

    - currency: 0 for grams, else the id of the currency.
    - amount: How much.
    - reason: `other_dapp`, `bounce_failed`, `state_refused`, `account_ended`, `burnt`, `given_to_dapp` or
      `limit`.
    - text: The reason in words.
    """

    currency: int
    """0 for grams, else the id of the currency."""
    amount: str
    """How much."""
    reason: str
    """`other_dapp`, `bounce_failed`, `state_refused`, `account_ended`, `burnt`, `given_to_dapp` or `limit`."""
    text: str
    """The reason in words."""


@dataclass
class NodeAccount:
    """A funded wallet that the chain began with.

    - account_id: Account id.
    - dapp_id: Its Dapp ID, which is its own id.
    - address: `0:<account id>`.
    - public: Public key.
    - secret: Secret key, where the phrase is the public one of all nodes.
    """

    account_id: str
    """Account id."""
    dapp_id: str
    """Its Dapp ID, which is its own id."""
    address: str
    """`0:<account id>`."""
    public: str
    """Public key."""
    secret: Optional[str] = _field(default=None, repr=False)
    """Secret key, where the phrase is the public one of all nodes."""


@dataclass
class ParamsOfCoverage:
    """Parameters of `coverage`.

    - from_block: First block. Default: the first one since the node was started.
    - to_block: Last block. Default: the last one of the chain.
    """

    from_block: Optional[int] = None
    """First block. Default: the first one since the node was started."""
    to_block: Optional[int] = None
    """Last block. Default: the last one of the chain."""


@dataclass
class ParamsOfDeleteAccount:
    """Parameters of `delete_account`.

    - account_id: Account id.
    - dapp_id: Dapp ID that the account is expected under. Default: whatever it has.
    """

    account_id: str
    """Account id."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected under. Default: whatever it has."""


@dataclass
class ParamsOfDropMessage:
    """Parameters of `drop_message`.

    - id: Id in the queue.
    """

    id: str
    """Id in the queue."""


@dataclass
class ParamsOfDump:
    """Parameters of `dump`.

    - file: Absolute path of a file on the machine of the node; its name ends with `.jsonl`.
    """

    file: str
    """Absolute path of a file on the machine of the node; its name ends with `.jsonl`."""


@dataclass
class ParamsOfForkPrefetch:
    """Parameters of `fork_prefetch`.

    - accounts: Accounts.
    """

    accounts: list[AccountRef]
    """Accounts."""


@dataclass
class ParamsOfFreeze:
    """Parameters of `freeze`.

    - time: Sets it first. Default: the present one.
    """

    time: Optional[int] = None
    """Sets it first. Default: the present one."""


@dataclass
class ParamsOfGasReport:
    """Parameters of `gas_report`.

    - from_block: First block. Default: the first one since the node was started.
    - to_block: Last block. Default: the last one of the chain.
    """

    from_block: Optional[int] = None
    """First block. Default: the first one since the node was started."""
    to_block: Optional[int] = None
    """Last block. Default: the last one of the chain."""


@dataclass
class ParamsOfImpersonate:
    """Parameters of `impersonate`.

    - source: Sender of an internal message, or the account that an external message calls.
    - message: An internal message as an object (`ImpersonatedMessage`), or an external one to the source as a BOC
      in base64.
    - call: What to call, in place of `message`.
    """

    source: AccountRef
    """Sender of an internal message, or the account that an external message calls."""
    message: Any = None
    """An internal message as an object (`ImpersonatedMessage`), or an external one to the source as a BOC in base64."""
    call: Optional[ImpersonatedCall] = None
    """What to call, in place of `message`."""


@dataclass
class ParamsOfIncreaseTime:
    """Parameters of `increase_time`.

    - seconds: By so many seconds.
    """

    seconds: int
    """By so many seconds."""


@dataclass
class ParamsOfLoad:
    """Parameters of `load`.

    - file: Absolute path of a file on the machine of the node; its name ends with `.jsonl`.
    """

    file: str
    """Absolute path of a file on the machine of the node; its name ends with `.jsonl`."""


@dataclass
class ParamsOfMine:
    """Parameters of `mine`.

    - blocks: How many. Default 1.
    - interval: Seconds from each block to the next. Default: as time runs.
    """

    blocks: Optional[int] = None
    """How many. Default 1."""
    interval: Optional[int] = None
    """Seconds from each block to the next. Default: as time runs."""


@dataclass
class ParamsOfOrderQueue:
    """Parameters of `order_queue`.

    - ids: Ids in the queue, the first one first; the others follow in the order that they have.
    """

    ids: list[str]
    """Ids in the queue, the first one first; the others follow in the order that they have."""


@dataclass
class ParamsOfRegisterAbi:
    """Parameters of `register_abi`.

    - abi: ABI: an object or JSON text.
    - code_hash: Hash of the code. One of `code_hash`, `code` and `tvc` is needed.
    - code: The code.
    - tvc: Image of the contract.
    - name: Name of the contract, 1 to 64 characters. Default: first digits of the hash.
    - debug_map: Debug map of the compiler: an object or JSON text. Replays then show places in the source.
    """

    abi: Any
    """ABI: an object or JSON text."""
    code_hash: Optional[str] = None
    """Hash of the code. One of `code_hash`, `code` and `tvc` is needed."""
    code: Optional[str] = None
    """The code."""
    tvc: Optional[str] = None
    """Image of the contract."""
    name: Optional[str] = None
    """Name of the contract, 1 to 64 characters. Default: first digits of the hash."""
    debug_map: Any = None
    """Debug map of the compiler: an object or JSON text. Replays then show places in the source."""


@dataclass
class ParamsOfReplay:
    """Parameters of `replay`.

    - transaction: Id of a transaction.
    - steps: Last steps of the machine to list, at most 10000. Default 1000; 0 lists none.
    """

    transaction: str
    """Id of a transaction."""
    steps: Optional[int] = None
    """Last steps of the machine to list, at most 10000. Default 1000; 0 lists none."""


@dataclass
class ParamsOfRevert:
    """Parameters of `revert`.

    - id: Snapshot.
    """

    id: int
    """Snapshot."""


@dataclass
class ParamsOfSetAccount:
    """Parameters of `set_account`.

    - boc: Account, as `GET /v2/account` returns it.
    - dapp_id: Its Dapp ID. Default: the one that the account has here; its own id for a new contract.
    """

    boc: str
    """Account, as `GET /v2/account` returns it."""
    dapp_id: Optional[str] = None
    """Its Dapp ID. Default: the one that the account has here; its own id for a new contract."""


@dataclass
class ParamsOfSetBalance:
    """Parameters of `set_balance`.

    - account_id: Account id.
    - dapp_id: Dapp ID that the account is expected under. Default: whatever it has.
    - balance: Grams. Default: as they are.
    - currencies: Other currencies by id; those that are not named stay as they are.
    """

    account_id: str
    """Account id."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected under. Default: whatever it has."""
    balance: Optional[str] = None
    """Grams. Default: as they are."""
    currencies: Optional[dict[str, str]] = None
    """Other currencies by id; those that are not named stay as they are."""


@dataclass
class ParamsOfSetBlockMode:
    """Parameters of `set_block_mode`.

    - mode: Mode.
    - block_time: Seconds between blocks, in the mode `interval`.
    """

    mode: BlockMode
    """Mode."""
    block_time: Optional[int] = None
    """Seconds between blocks, in the mode `interval`."""


@dataclass
class ParamsOfSetCode:
    """Parameters of `set_code`.

    - account_id: Account id.
    - code: Code.
    - dapp_id: Dapp ID that the account is expected under. Default: whatever it has.
    """

    account_id: str
    """Account id."""
    code: str
    """Code."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected under. Default: whatever it has."""


@dataclass
class ParamsOfSetDapp:
    """Parameters of `set_dapp`.

    - dapp_id: Dapp ID.
    - credit: Nano. Without this method 1000000000000000000.
    """

    dapp_id: str
    """Dapp ID."""
    credit: str
    """Nano. Without this method 1000000000000000000."""


@dataclass
class ParamsOfSetData:
    """Parameters of `set_data`.

    - account_id: Account id.
    - data: Data.
    - dapp_id: Dapp ID that the account is expected under. Default: whatever it has.
    """

    account_id: str
    """Account id."""
    data: str
    """Data."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected under. Default: whatever it has."""


@dataclass
class ParamsOfSetNextBlockTime:
    """Parameters of `set_next_block_time`.

    - time: Time.
    """

    time: int
    """Time."""


@dataclass
class ParamsOfSetTime:
    """Parameters of `set_time`.

    - time: Time.
    """

    time: int
    """Time."""


@dataclass
class ParamsOfTrace:
    """Parameters of `trace`.

    - transaction: Id of a transaction.
    """

    transaction: str
    """Id of a transaction."""


@dataclass
class QueuedMessage:
    """A message that waits for its execution.

    - id: Hash of the message; of one that the node makes when it is executed, a name.
    - kind: `external`, `internal`, `gift` or `impersonated`.
    - account_id: Destination.
    """

    id: str
    """Hash of the message; of one that the node makes when it is executed, a name."""
    kind: str
    """`external`, `internal`, `gift` or `impersonated`."""
    account_id: str
    """Destination."""


@dataclass
class ReplayedBlock:
    """What the contract could know of its block.

    - seq_no: Number.
    - time: Time.
    - start_lt: Logical time of its beginning.
    - rand_seed: Random seed.
    """

    seq_no: int
    """Number."""
    time: int
    """Time."""
    start_lt: str
    """Logical time of its beginning."""
    rand_seed: str
    """Random seed."""


@dataclass
class ReplayedStep:
    """One step of the machine.

    - step: Number, from 1.
    - instruction: Instruction with its operands.
    - code_hash: Cell of the instruction.
    - offset: Its position in the cell, bits.
    - gas_used: Gas that was used so far.
    - gas_remaining: Gas that was left.
    - stack_depth: Values on the stack after the step.
    - stack: The stack after the step, its top last, at most 100 values. Absent where it is too large.
    - source: Where the instruction comes from, where a debug map is registered.
    """

    step: int
    """Number, from 1."""
    instruction: str
    """Instruction with its operands."""
    code_hash: str
    """Cell of the instruction."""
    offset: int
    """Its position in the cell, bits."""
    gas_used: int
    """Gas that was used so far."""
    gas_remaining: int
    """Gas that was left."""
    stack_depth: int
    """Values on the stack after the step."""
    stack: Any = None
    """The stack after the step, its top last, at most 100 values. Absent where it is too large."""
    source: Optional[SourcePlace] = None
    """Where the instruction comes from, where a debug map is registered."""


@dataclass
class ResultOfCoverage:
    """Result of `coverage`.

    - transactions: Transactions that were run again for it: those whose moment is kept, see `--history`.
    - skipped: Transactions that could not be run again.
    - truncated: There are more than 10000: only the last ones are counted.
    - files: By file.
    - text: The same as a table for people.
    - lcov: The same in the format of lcov, for editors and other programs.
    """

    transactions: int
    """Transactions that were run again for it: those whose moment is kept, see `--history`."""
    skipped: int
    """Transactions that could not be run again."""
    truncated: bool
    """There are more than 10000: only the last ones are counted."""
    files: list[FileCoverage]
    """By file."""
    text: str
    """The same as a table for people."""
    lcov: str
    """The same in the format of lcov, for editors and other programs."""


@dataclass
class ResultOfDropMessage:
    """Result of `drop_message`.

    - id: Id.
    """

    id: str
    """Id."""


@dataclass
class ResultOfDump:
    """Result of `dump`.

    - file: Path.
    - rows: Rows that it has.
    """

    file: str
    """Path."""
    rows: int
    """Rows that it has."""


@dataclass
class ResultOfForkPrefetch:
    """Result of `fork_prefetch`.

    - accounts: As they were fetched, now or before.
    """

    accounts: list[ForkedAccount]
    """As they were fetched, now or before."""


@dataclass
class ResultOfForkedAccounts:
    """Result of `forked_accounts`.

    - accounts: In the order of their ids.
    """

    accounts: list[ForkedAccount]
    """In the order of their ids."""


@dataclass
class ResultOfGasReport:
    """Result of `gas_report`.

    - transactions: Transactions that were counted.
    - truncated: There are more than 100000: only the last ones are counted.
    - functions: By contract, then by function.
    - text: The same as a table for people.
    """

    transactions: int
    """Transactions that were counted."""
    truncated: bool
    """There are more than 100000: only the last ones are counted."""
    functions: list[GasOfFunction]
    """By contract, then by function."""
    text: str
    """The same as a table for people."""


@dataclass
class ResultOfImpersonate:
    """Result of `impersonate`.

    - message_hash: Hash of the message.
    - transaction_id: Transaction that it made.
    - block_id: Block of the transaction.
    - time: Time of the transaction.
    - aborted: The transaction was aborted.
    - exit_code: Of the compute phase; 0 when it was skipped.
    - ext_out_msgs: Bodies of the external messages that it sent.
    """

    message_hash: str
    """Hash of the message."""
    transaction_id: str
    """Transaction that it made."""
    block_id: str
    """Block of the transaction."""
    time: int
    """Time of the transaction."""
    aborted: bool
    """The transaction was aborted."""
    exit_code: int
    """Of the compute phase; 0 when it was skipped."""
    ext_out_msgs: list[str]
    """Bodies of the external messages that it sent."""


@dataclass
class ResultOfListAccounts:
    """Result of `list_accounts`.

    - accounts: In the order of their keys.
    """

    accounts: list[NodeAccount]
    """In the order of their keys."""


@dataclass
class ResultOfLoad:
    """Result of `load`.

    - seq_no: Number of the last block.
    - rows: Rows that were read.
    """

    seq_no: int
    """Number of the last block."""
    rows: int
    """Rows that were read."""


@dataclass
class ResultOfMine:
    """Result of `mine`.

    - seq_no: Number of the last block.
    - time: Its time.
    """

    seq_no: int
    """Number of the last block."""
    time: int
    """Its time."""


@dataclass
class ResultOfOrderQueue:
    """Result of `order_queue`.

    - messages: Messages that wait.
    """

    messages: list[QueuedMessage]
    """Messages that wait."""


@dataclass
class ResultOfQueue:
    """Result of `queue`.

    - messages: Messages.
    """

    messages: list[QueuedMessage]
    """Messages."""


@dataclass
class ResultOfRegisterAbi:
    """Result of `register_abi`.

    - code_hash: Hash of the code.
    - name: Name of the contract.
    """

    code_hash: str
    """Hash of the code."""
    name: str
    """Name of the contract."""


@dataclass
class ResultOfReplay:
    """Result of `replay`.

    - transaction: Id of a transaction.
    - matches: The same transaction came out.
    - rules: Chain rules.
    - config: Dictionary of the configuration.
    - block: Block.
    - lt: Logical time of the transaction.
    - signatures_checked: Signatures counted; not so for an impersonated account.
    - total_steps: Steps of the machine.
    - steps: The last ones of them.
    - account_before: Account before; absent when there was none.
    - dapp_id_before: Its Dapp ID before.
    - account_after: Account afterwards; absent when there is none.
    - message: Message.
    - exit_code: Of the compute phase; absent when no contract ran.
    - exit_text: The code in words.
    - gas_used: Gas of the compute phase.
    """

    transaction: str
    """Id of a transaction."""
    matches: bool
    """The same transaction came out."""
    rules: str
    """Chain rules."""
    config: str
    """Dictionary of the configuration."""
    block: ReplayedBlock
    """Block."""
    lt: str
    """Logical time of the transaction."""
    signatures_checked: bool
    """Signatures counted; not so for an impersonated account."""
    total_steps: int
    """Steps of the machine."""
    steps: list[ReplayedStep]
    """The last ones of them."""
    account_before: Optional[str] = None
    """Account before; absent when there was none."""
    dapp_id_before: Optional[str] = None
    """Its Dapp ID before."""
    account_after: Optional[str] = None
    """Account afterwards; absent when there is none."""
    message: Optional[str] = None
    """Message."""
    exit_code: Optional[int] = None
    """Of the compute phase; absent when no contract ran."""
    exit_text: Optional[str] = None
    """The code in words."""
    gas_used: Optional[int] = None
    """Gas of the compute phase."""


@dataclass
class ResultOfReset:
    """Result of `reset`.

    - seq_no: Number of the last block.
    """

    seq_no: int
    """Number of the last block."""


@dataclass
class ResultOfRevert:
    """Result of `revert`.

    - seq_no: Number of the last block.
    - time: Time of the chain.
    """

    seq_no: int
    """Number of the last block."""
    time: int
    """Time of the chain."""


@dataclass
class ResultOfSetBlockMode:
    """Result of `set_block_mode`.

    - mode: Mode.
    - block_time: Seconds, in the mode `interval`.
    """

    mode: BlockMode
    """Mode."""
    block_time: Optional[int] = None
    """Seconds, in the mode `interval`."""


@dataclass
class ResultOfSetDapp:
    """Result of `set_dapp`.

    - dapp_id: Dapp ID.
    - credit: Nano.
    """

    dapp_id: str
    """Dapp ID."""
    credit: str
    """Nano."""


@dataclass
class ResultOfSnapshots:
    """Result of `snapshots`.

    - snapshots: Oldest first.
    """

    snapshots: list[SnapshotInfo]
    """Oldest first."""


@dataclass
class ResultOfStatus:
    """Result of `status`.

    - seq_no: Number of the last block.
    - last_block_time: Time of the last block.
    - time: Time of the chain.
    - frozen: Time stands still.
    - block_mode: When blocks are made.
    - queued: Messages that wait.
    - fork: Endpoint that the chain was forked from.
    """

    seq_no: int
    """Number of the last block."""
    last_block_time: int
    """Time of the last block."""
    time: int
    """Time of the chain."""
    frozen: bool
    """Time stands still."""
    block_mode: BlockMode
    """When blocks are made."""
    queued: int
    """Messages that wait."""
    fork: Optional[str] = None
    """Endpoint that the chain was forked from."""


@dataclass
class ResultOfTrace:
    """Result of `trace`.

    - root: First transaction of the tree, or the oldest ancestor that is looked for.
    - transactions: The tree: each one before those that its messages made.
    - gas_used: Gas of all of them.
    - fees: Fees of all of them.
    - truncated: The tree has more than 1000 transactions.
    """

    root: str
    """First transaction of the tree, or the oldest ancestor that is looked for."""
    transactions: list[TracedTransaction]
    """The tree: each one before those that its messages made."""
    gas_used: str
    """Gas of all of them."""
    fees: str
    """Fees of all of them."""
    truncated: bool
    """The tree has more than 1000 transactions."""


@dataclass
class SnapshotInfo:
    """A state to go back to.

    - id: Its id.
    - seq_no: Number of the last block then.
    """

    id: int
    """Its id."""
    seq_no: int
    """Number of the last block then."""


@dataclass
class SourcePlace:
    """A place in the source of a contract.

    - file: File, as the compiler named it.
    - line: Line, from 1.
    """

    file: str
    """File, as the compiler named it."""
    line: int
    """Line, from 1."""


@dataclass
class TracedAction:
    """Action phase: what the contract asked for.

    - success: All of it was done.
    - result_code: 0, or why not.
    - actions: Actions.
    - skipped: Actions that were left out.
    - messages: Messages that were made.
    - no_funds: There was not enough money.
    - forward_fees: Paid for sending.
    - result_text: The code in words.
    - result_arg: Number of the action that failed.
    """

    success: bool
    """All of it was done."""
    result_code: int
    """0, or why not."""
    actions: int
    """Actions."""
    skipped: int
    """Actions that were left out."""
    messages: int
    """Messages that were made."""
    no_funds: bool
    """There was not enough money."""
    forward_fees: str
    """Paid for sending."""
    result_text: Optional[str] = None
    """The code in words."""
    result_arg: Optional[int] = None
    """Number of the action that failed."""


@dataclass
class TracedBounce:
    """Bounce phase.

    - type: `ok`, `noFunds` or `negFunds`.
    - text: The same in words.
    """

    type: str
    """`ok`, `noFunds` or `negFunds`."""
    text: str
    """The same in words."""


@dataclass
class TracedCompute:
    """Compute phase: the run of the contract.

    - skipped: Why no contract ran; the other members are absent then.
    - success: It ended as it should.
    - exit_code: How it ended.
    - exit_text: The code in words, where its meaning is usual.
    - gas_used: Gas that was used.
    - gas_limit: Gas that could be used.
    - gas_fees: Paid for gas.
    - steps: Steps of the machine.
    - activated: The contract was deployed by it.
    """

    skipped: Optional[str] = None
    """Why no contract ran; the other members are absent then."""
    success: Optional[bool] = None
    """It ended as it should."""
    exit_code: Optional[int] = None
    """How it ended."""
    exit_text: Optional[str] = None
    """The code in words, where its meaning is usual."""
    gas_used: Optional[int] = None
    """Gas that was used."""
    gas_limit: Optional[int] = None
    """Gas that could be used."""
    gas_fees: Optional[str] = None
    """Paid for gas."""
    steps: Optional[int] = None
    """Steps of the machine."""
    activated: Optional[bool] = None
    """The contract was deployed by it."""


@dataclass
class TracedCredit:
    """Credit phase: what the message brought.

    - due_fees: Taken for what was due.
    - grams: Credited grams.
    - currencies: Other currencies by id.
    """

    due_fees: str
    """Taken for what was due."""
    grams: str
    """Credited grams."""
    currencies: Optional[dict[str, str]] = None
    """Other currencies by id."""


@dataclass
class TracedFees:
    """What a transaction cost, nano.

    - total: All of it.
    - storage: Storage.
    - gas: Gas.
    - forward: Sending of messages.
    - import_: Taking in an external message.
    """

    total: str
    """All of it."""
    storage: str
    """Storage."""
    gas: str
    """Gas."""
    forward: str
    """Sending of messages."""
    import_: str = _field(metadata={"wire": "import"})
    """Taking in an external message."""


@dataclass
class TracedMessage:
    """A message, and what it says by the ABIs that are known.

    - id: Hash.
    - type: `internal`, `external_in` or `external_out`.
    - state: `executed`; `waiting` for a block; `sent` to the outside; `elsewhere`, in another workchain, where it
      never arrives; `dropped`, which nothing can execute.
    - bounce: It comes back when its destination fails.
    - bounced: It came back.
    - kind: `input`, `output` or `event` of `function`; `bounced`, with the function that was called; `comment`;
      `transfer` without a body; `unknown`.
    - transaction: Transaction that executed it.
    - source: `<workchain>:<account id>`.
    - source_name: Name of the sender.
    - destination: `<workchain>:<account id>`.
    - destination_name: Name of the receiver.
    - value: Grams that it carries.
    - currencies: Other currencies by id.
    - contract: Name of the contract whose ABI it was.
    - function: Function or event.
    - arguments: Arguments by name.
    - header: `pubkey`, `time` and `expire` of an external message.
    - comment: Text of a transfer.
    - selector: First 32 bits of a body that no ABI explains.
    """

    id: str
    """Hash."""
    type: str
    """`internal`, `external_in` or `external_out`."""
    state: str
    """`executed`; `waiting` for a block; `sent` to the outside; `elsewhere`, in another workchain, where it never
    arrives; `dropped`, which nothing can execute.
    """
    bounce: bool
    """It comes back when its destination fails."""
    bounced: bool
    """It came back."""
    kind: str
    """`input`, `output` or `event` of `function`; `bounced`, with the function that was called; `comment`;
    `transfer` without a body; `unknown`.
    """
    transaction: Optional[str] = None
    """Transaction that executed it."""
    source: Optional[str] = None
    """`<workchain>:<account id>`."""
    source_name: Optional[str] = None
    """Name of the sender."""
    destination: Optional[str] = None
    """`<workchain>:<account id>`."""
    destination_name: Optional[str] = None
    """Name of the receiver."""
    value: Optional[str] = None
    """Grams that it carries."""
    currencies: Optional[dict[str, str]] = None
    """Other currencies by id."""
    contract: Optional[str] = None
    """Name of the contract whose ABI it was."""
    function: Optional[str] = None
    """Function or event."""
    arguments: Any = None
    """Arguments by name."""
    header: Any = None
    """`pubkey`, `time` and `expire` of an external message."""
    comment: Optional[str] = None
    """Text of a transfer."""
    selector: Optional[str] = None
    """First 32 bits of a body that no ABI explains."""


@dataclass
class TracedStorage:
    """Storage phase.

    - fees: Paid for storage.
    - status_change: `unchanged`, `frozen` or `deleted`.
    - due: What stays due.
    """

    fees: str
    """Paid for storage."""
    status_change: str
    """`unchanged`, `frozen` or `deleted`."""
    due: Optional[str] = None
    """What stays due."""


@dataclass
class TracedTransaction:
    """A transaction in the tree of its messages.

    - id: Id of a transaction.
    - depth: Steps from the root.
    - account_id: Account.
    - block_id: Block.
    - seq_no: Number of the block.
    - time: Time of the block.
    - lt: Logical time.
    - aborted: It was aborted.
    - destroyed: The account ended.
    - fees: What it cost.
    - lost: Money that is gone. Empty where the moment is not kept any more.
    - out_messages: Messages that it sent, in their order.
    - replayable: `replay` can run it again.
    - parent: Transaction whose message it executed; absent for the root.
    - dapp_id: Its Dapp ID afterwards.
    - name: Name of the account.
    - contract: Name of its contract.
    - code_hash: Hash of its code afterwards.
    - in_message: Message that it executed.
    - storage: Storage phase.
    - credit: Credit phase.
    - compute: Compute phase.
    - action: Action phase.
    - bounce: Bounce phase.
    - failure: Why it failed, in one sentence.
    - balance_before: Grams of the account before. Absent where the moment is not kept any more.
    """

    id: str
    """Id of a transaction."""
    depth: int
    """Steps from the root."""
    account_id: str
    """Account."""
    block_id: str
    """Block."""
    seq_no: int
    """Number of the block."""
    time: int
    """Time of the block."""
    lt: str
    """Logical time."""
    aborted: bool
    """It was aborted."""
    destroyed: bool
    """The account ended."""
    fees: TracedFees
    """What it cost."""
    lost: list[LostAmount]
    """Money that is gone. Empty where the moment is not kept any more."""
    out_messages: list[TracedMessage]
    """Messages that it sent, in their order."""
    replayable: bool
    """`replay` can run it again."""
    parent: Optional[str] = None
    """Transaction whose message it executed; absent for the root."""
    dapp_id: Optional[str] = None
    """Its Dapp ID afterwards."""
    name: Optional[str] = None
    """Name of the account."""
    contract: Optional[str] = None
    """Name of its contract."""
    code_hash: Optional[str] = None
    """Hash of its code afterwards."""
    in_message: Optional[TracedMessage] = None
    """Message that it executed."""
    storage: Optional[TracedStorage] = None
    """Storage phase."""
    credit: Optional[TracedCredit] = None
    """Credit phase."""
    compute: Optional[TracedCompute] = None
    """Compute phase."""
    action: Optional[TracedAction] = None
    """Action phase."""
    bounce: Optional[TracedBounce] = None
    """Bounce phase."""
    failure: Optional[str] = None
    """Why it failed, in one sentence."""
    balance_before: Optional[str] = None
    """Grams of the account before. Absent where the moment is not kept any more."""
