"""Types of module dev_node.

Controls of a development node.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from typing import Any, Optional

from .._enums import TextEnum


@dataclass
class AccountRef:
    """Identifies an account.

    - account_id: Account id.
    - dapp_id: Dapp ID that the account is expected to have. Default: any.
    """

    account_id: str
    """Account id."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected to have. Default: any."""


@dataclass
class AccountState:
    """Current state of an account.

    - account_id: Account id.
    - acc_type: State: 0 uninitialized, 1 active, 2 frozen, 3 no account.
    - balance: Balance, in nanotokens.
    - currencies: Amounts of other currencies, in nano units by currency id.
    - dapp_id: Dapp ID of the account.
    """

    account_id: str
    """Account id."""
    acc_type: int
    """State: 0 uninitialized, 1 active, 2 frozen, 3 no account."""
    balance: str
    """Balance, in nanotokens."""
    currencies: dict[str, str]
    """Amounts of other currencies, in nano units by currency id."""
    dapp_id: Optional[str] = None
    """Dapp ID of the account."""


class BadProof(TextEnum):
    """What is false in answers about blocks.

    - NONE: Nothing.
    - LEAF: A leaf of the block id is false.
    - SIGNATURE: Attestations contain a valid signature of something else.
    - DATA: The data contains a false number of transactions, with a matching checksum.
    - QUORUM: Fewer keepers attest than a final block needs.
    - STALE_SET: Keepers attest that are not in the set, or no longer in it.
    - EQUIVOCATION: Keepers attest another block of the same height and parent.
    """

    NONE = "none"
    """Nothing."""
    LEAF = "leaf"
    """A leaf of the block id is false."""
    SIGNATURE = "signature"
    """Attestations contain a valid signature of something else."""
    DATA = "data"
    """The data contains a false number of transactions, with a matching checksum."""
    QUORUM = "quorum"
    """Fewer keepers attest than a final block needs."""
    STALE_SET = "stale-set"
    """Keepers attest that are not in the set, or no longer in it."""
    EQUIVOCATION = "equivocation"
    """Keepers attest another block of the same height and parent."""


class BlockMode(TextEnum):
    """When blocks are created.

    - AUTOMATIC: Immediately for each message, and for queries that ask beyond the last block.
    - INTERVAL: Like `automatic`, plus an empty block after `block_time` without one.
    - MANUAL: Only by `mine`; messages wait.
    """

    AUTOMATIC = "automatic"
    """Immediately for each message, and for queries that ask beyond the last block."""
    INTERVAL = "interval"
    """Like `automatic`, plus an empty block after `block_time` without one."""
    MANUAL = "manual"
    """Only by `mine`; messages wait."""


@dataclass
class ChainTime:
    """State of the chain clock.

    - time: Time of the chain, Unix time in s.
    - frozen: Whether the clock is stopped.
    - next_block_time: Time of the next block, Unix time in s.
    """

    time: int
    """Time of the chain, Unix time in s."""
    frozen: bool
    """Whether the clock is stopped."""
    next_block_time: Optional[int] = None
    """Time of the next block, Unix time in s."""


class FailedPhase(TextEnum):
    """Phase in which a message failed.

    - ACCEPTANCE: The message was refused: there is no transaction, and no fees were paid.
    - STORAGE: The account could not pay for its storage.
    - COMPUTE: The contract did not run, or ended with an exit code.
    - ACTION: The contract ran, and one of its actions was not possible.
    """

    ACCEPTANCE = "acceptance"
    """The message was refused: there is no transaction, and no fees were paid."""
    STORAGE = "storage"
    """The account could not pay for its storage."""
    COMPUTE = "compute"
    """The contract did not run, or ended with an exit code."""
    ACTION = "action"
    """The contract ran, and one of its actions was not possible."""


@dataclass
class Failure:
    """Why a message or a transaction failed, and what to do.

    - phase: Phase that failed.
    - title: What failed, in one sentence without a full stop.
    - frames: Call stack, the failing line first. Empty without a debug map.
    - excerpt: Source around the failing line. Empty if the source is not registered.
    - amounts: Relevant balances and amounts.
    - remedy: What to do, in one or two sentences.
    - code: Exit code, or result code of the action phase.
    - name: Name of the error, as ABI or source define it.
    - reason: Why, in the words of the contract or of the network.
    - account: Account, in the form that the program shows.
    - contract: Name of the contract.
    - function: Function that was called.
    - arguments: Arguments by name.
    - repair: What has to be changed.
    - transaction: Transaction that failed, if it is not the explained one.
    """

    phase: FailedPhase
    """Phase that failed."""
    title: str
    """What failed, in one sentence without a full stop."""
    frames: list[SourceFrame]
    """Call stack, the failing line first. Empty without a debug map."""
    excerpt: list[SourceLine]
    """Source around the failing line. Empty if the source is not registered."""
    amounts: list[FailureAmount]
    """Relevant balances and amounts."""
    remedy: str
    """What to do, in one or two sentences."""
    code: Optional[int] = None
    """Exit code, or result code of the action phase."""
    name: Optional[str] = None
    """Name of the error, as ABI or source define it."""
    reason: Optional[str] = None
    """Why, in the words of the contract or of the network."""
    account: Optional[str] = None
    """Account, in the form that the program shows."""
    contract: Optional[str] = None
    """Name of the contract."""
    function: Optional[str] = None
    """Function that was called."""
    arguments: Any = None
    """Arguments by name."""
    repair: Optional[Repair] = None
    """What has to be changed."""
    transaction: Optional[str] = None
    """Transaction that failed, if it is not the explained one."""


@dataclass
class FailureAmount:
    """A relevant balance or amount.

    - name: What it is, such as `balance before`.
    - amount: Amount, in nanotokens.
    """

    name: str
    """What it is, such as `balance before`."""
    amount: str
    """Amount, in nanotokens."""


@dataclass
class FileCoverage:
    """Line coverage of one source file.

    - file: File, as the compiler named it.
    - total: Number of executable lines.
    - covered: Number of executed lines.
    - lines: The executable lines, ascending.
    """

    file: str
    """File, as the compiler named it."""
    total: int
    """Number of executable lines."""
    covered: int
    """Number of executed lines."""
    lines: list[LineCoverage]
    """The executable lines, ascending."""


@dataclass
class ForkedAccount:
    """An account fetched from the network behind a fork.

    - account_id: Account id.
    - exists: Whether the account exists on the network.
    - state_timestamp: Time of the fetched state, Unix time in s.
    - forked_late: Whether the account changed after the fork began, so that its state is later than that of
      others.
    - dapp_id: Dapp ID of the account.
    """

    account_id: str
    """Account id."""
    exists: bool
    """Whether the account exists on the network."""
    state_timestamp: int
    """Time of the fetched state, Unix time in s."""
    forked_late: bool
    """Whether the account changed after the fork began, so that its state is later than that of others."""
    dapp_id: Optional[str] = None
    """Dapp ID of the account."""


@dataclass
class GasOfFunction:
    """Gas and fees of the calls of one function.

    - contract: Name of the contract, or `code` and the first digits of its hash, or `no contract`.
    - function: Function; `transfer` without a body, `0x…` for a body that matches no ABI.
    - calls: Number of transactions.
    - failed: Number of aborted transactions.
    - gas_min: Minimum gas, in units of gas.
    - gas_median: Median gas, in units of gas.
    - gas_max: Maximum gas, in units of gas.
    - fees_min: Minimum fees, in nanotokens.
    - fees_median: Median fees, in nanotokens.
    - fees_max: Maximum fees, in nanotokens.
    - fees_total: Total fees, in nanotokens.
    """

    contract: str
    """Name of the contract, or `code` and the first digits of its hash, or `no contract`."""
    function: str
    """Function; `transfer` without a body, `0x…` for a body that matches no ABI."""
    calls: int
    """Number of transactions."""
    failed: int
    """Number of aborted transactions."""
    gas_min: int
    """Minimum gas, in units of gas."""
    gas_median: int
    """Median gas, in units of gas."""
    gas_max: int
    """Maximum gas, in units of gas."""
    fees_min: str
    """Minimum fees, in nanotokens."""
    fees_median: str
    """Median fees, in nanotokens."""
    fees_max: str
    """Maximum fees, in nanotokens."""
    fees_total: str
    """Total fees, in nanotokens."""


@dataclass
class ImpersonatedCall:
    """A function call.

    - abi: ABI of the called contract: an object or JSON text.
    - function_name: Function of the ABI.
    - input: Arguments by name. Default: `{}`.
    - header: `time` and `expire` of an external message. Default: the time of the chain, and 60 s later.
    - public_key: Public key that an external message states as its signer. Default: `_pubkey` of the account.
    - account_id: Destination of an internal message. Default: an external message to the source itself.
    - value: Value of an internal message, in nanotokens. Default: `"1000000000"`.
    - bounce: Return an internal message if its destination fails. Default: `true`.
    """

    abi: Any
    """ABI of the called contract: an object or JSON text."""
    function_name: str
    """Function of the ABI."""
    input: Any = None
    """Arguments by name. Default: `{}`."""
    header: Any = None
    """`time` and `expire` of an external message. Default: the time of the chain, and 60 s later."""
    public_key: Optional[str] = None
    """Public key that an external message states as its signer. Default: `_pubkey` of the account."""
    account_id: Optional[str] = None
    """Destination of an internal message. Default: an external message to the source itself."""
    value: Optional[str] = None
    """Value of an internal message, in nanotokens. Default: `"1000000000"`."""
    bounce: Optional[bool] = None
    """Return an internal message if its destination fails. Default: `true`."""


@dataclass
class ImpersonatedMessage:
    """An internal message.

    - account_id: Destination.
    - value: Value sent with the message, in nanotokens, created for it. Default: `"1000000000"`.
    - currencies: Amounts of other currencies, in nano units by currency id, created for it.
    - bounce: Return the message if its destination fails. Default: `true`.
    - body: Message body. Default: none.
    - state_init: State init, to deploy a contract.
    """

    account_id: str
    """Destination."""
    value: Optional[str] = None
    """Value sent with the message, in nanotokens, created for it. Default: `"1000000000"`."""
    currencies: Optional[dict[str, str]] = None
    """Amounts of other currencies, in nano units by currency id, created for it."""
    bounce: Optional[bool] = None
    """Return the message if its destination fails. Default: `true`."""
    body: Optional[str] = None
    """Message body. Default: none."""
    state_init: Optional[str] = None
    """State init, to deploy a contract."""


@dataclass
class LineCoverage:
    """An executable line.

    - line: Number of the line, starting at 1.
    - runs: Number of transactions that executed the line.
    """

    line: int
    """Number of the line, starting at 1."""
    runs: int
    """Number of transactions that executed the line."""


@dataclass
class LostAmount:
    """Money lost besides the fees.

    - currency: 0 for tokens, the main currency; otherwise the id of the currency.
    - amount: Amount lost, in nano units of the currency.
    - reason: `other_dapp`, `no_account`, `bad_state_init`, `bounce_failed`, `actions_failed`, `account_ended`,
      `burnt`, `given_to_dapp` or `limit`.
    - text: The reason in words.
    """

    currency: int
    """0 for tokens, the main currency; otherwise the id of the currency."""
    amount: str
    """Amount lost, in nano units of the currency."""
    reason: str
    """`other_dapp`, `no_account`, `bad_state_init`, `bounce_failed`, `actions_failed`, `account_ended`, `burnt`,
    `given_to_dapp` or `limit`.
    """
    text: str
    """The reason in words."""


@dataclass
class NodeAccount:
    """A funded wallet created with the chain.

    - name: Name in traces, `account-0` and so on, which commands take instead of the address and of the keys.
    - account_id: Account id.
    - dapp_id: Dapp ID of the wallet, equal to its account id.
    - address: `0:<account id>`.
    - public: Public key.
    - balance: Current balance, in nanotokens.
    - secret: Secret key, if the phrase is the public one of all nodes.
    """

    name: str
    """Name in traces, `account-0` and so on, which commands take instead of the address and of the keys."""
    account_id: str
    """Account id."""
    dapp_id: str
    """Dapp ID of the wallet, equal to its account id."""
    address: str
    """`0:<account id>`."""
    public: str
    """Public key."""
    balance: str
    """Current balance, in nanotokens."""
    secret: Optional[str] = _field(default=None, repr=False)
    """Secret key, if the phrase is the public one of all nodes."""


@dataclass
class NodeFaults:
    """Active faults; for counted ones, the remaining number.

    - latency_ms: Delay of every answer, in ms. Default: `0`.
    - drop: Fraction of connections dropped without an answer, 0 to 1. Default: `0`.
    - lag_ms: Time until a new block becomes visible to readers, in ms. Default: `0`.
    - silent: Accept requests and never answer. Default: `false`.
    - wrong_thread: Number of messages answered with THREAD_MISMATCH. Default: `0`.
    - wrong_producer: Number of messages answered with WRONG_PRODUCER. Default: `0`.
    - expired_token: Number of messages answered with TOKEN_EXPIRED. Default: `0`.
    - fail: Number of requests answered with status 500. Default: `0`.
    - too_many_requests: Number of requests answered with status 429. Default: `0`.
    - rate_limit: Requests per second; further ones are answered with status 429. 0 is no limit. Default: `0`.
    - retry_after_s: Header "Retry-After" of answers with status 429, in s. Default: `1`.
    - bad_proof: Serve block proofs with this kind of false data. Default: `"none"`.
    """

    latency_ms: int
    """Delay of every answer, in ms. Default: `0`."""
    drop: float
    """Fraction of connections dropped without an answer, 0 to 1. Default: `0`."""
    lag_ms: int
    """Time until a new block becomes visible to readers, in ms. Default: `0`."""
    silent: bool
    """Accept requests and never answer. Default: `false`."""
    wrong_thread: int
    """Number of messages answered with THREAD_MISMATCH. Default: `0`."""
    wrong_producer: int
    """Number of messages answered with WRONG_PRODUCER. Default: `0`."""
    expired_token: int
    """Number of messages answered with TOKEN_EXPIRED. Default: `0`."""
    fail: int
    """Number of requests answered with status 500. Default: `0`."""
    too_many_requests: int
    """Number of requests answered with status 429. Default: `0`."""
    rate_limit: int
    """Requests per second; further ones are answered with status 429. 0 is no limit. Default: `0`."""
    retry_after_s: int
    """Header "Retry-After" of answers with status 429, in s. Default: `1`."""
    bad_proof: BadProof
    """Serve block proofs with this kind of false data. Default: `"none"`."""


@dataclass
class ParamsOfCoverage:
    """Parameters of `coverage`.

    - from_block: Number of the first block. Default: the first one since the node was started.
    - to_block: Number of the last block. Default: the last one of the chain.
    """

    from_block: Optional[int] = None
    """Number of the first block. Default: the first one since the node was started."""
    to_block: Optional[int] = None
    """Number of the last block. Default: the last one of the chain."""


@dataclass
class ParamsOfDeleteAccount:
    """Parameters of `delete_account`.

    - account_id: Account id.
    - dapp_id: Dapp ID that the account is expected to have. Default: any.
    """

    account_id: str
    """Account id."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected to have. Default: any."""


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

    - file: Absolute path of a file on the machine of the node, ending with `.jsonl`.
    """

    file: str
    """Absolute path of a file on the machine of the node, ending with `.jsonl`."""


@dataclass
class ParamsOfExplain:
    """Parameters of `explain`.

    - transaction: Id of a transaction.
    - message: Message that is tried on the current state; nothing changes.
    - message_hash: Hash of a message that was refused; the node remembers the last 1000.
    """

    transaction: Optional[str] = None
    """Id of a transaction."""
    message: Optional[str] = None
    """Message that is tried on the current state; nothing changes."""
    message_hash: Optional[str] = None
    """Hash of a message that was refused; the node remembers the last 1000."""


@dataclass
class ParamsOfFaults:
    """Parameters of `faults`.

    - latency_ms: Delay of every answer, in ms.
    - drop: Fraction of connections dropped without an answer, 0 to 1.
    - lag_ms: Time until a new block becomes visible to readers, in ms.
    - silent: Accept requests and never answer.
    - wrong_thread: Number of messages answered with THREAD_MISMATCH.
    - wrong_producer: Number of messages answered with WRONG_PRODUCER.
    - expired_token: Number of messages answered with TOKEN_EXPIRED.
    - fail: Number of requests answered with status 500.
    - too_many_requests: Number of requests answered with status 429.
    - rate_limit: Requests per second; further ones are answered with status 429. 0 is no limit.
    - retry_after_s: Header "Retry-After" of answers with status 429, in s.
    - bad_proof: Serve block proofs with this kind of false data.
    - clear: End all faults first. Default: `false`.
    """

    latency_ms: Optional[int] = None
    """Delay of every answer, in ms."""
    drop: Optional[float] = None
    """Fraction of connections dropped without an answer, 0 to 1."""
    lag_ms: Optional[int] = None
    """Time until a new block becomes visible to readers, in ms."""
    silent: Optional[bool] = None
    """Accept requests and never answer."""
    wrong_thread: Optional[int] = None
    """Number of messages answered with THREAD_MISMATCH."""
    wrong_producer: Optional[int] = None
    """Number of messages answered with WRONG_PRODUCER."""
    expired_token: Optional[int] = None
    """Number of messages answered with TOKEN_EXPIRED."""
    fail: Optional[int] = None
    """Number of requests answered with status 500."""
    too_many_requests: Optional[int] = None
    """Number of requests answered with status 429."""
    rate_limit: Optional[int] = None
    """Requests per second; further ones are answered with status 429. 0 is no limit."""
    retry_after_s: Optional[int] = None
    """Header "Retry-After" of answers with status 429, in s."""
    bad_proof: Optional[BadProof] = None
    """Serve block proofs with this kind of false data."""
    clear: Optional[bool] = None
    """End all faults first. Default: `false`."""


@dataclass
class ParamsOfFind:
    """Parameters of `find`.

    - prefix: The digits: 1 to 64 hex digits.
    - limit: Maximum number of ids of each kind. Default: `10`.
    """

    prefix: str
    """The digits: 1 to 64 hex digits."""
    limit: Optional[int] = None
    """Maximum number of ids of each kind. Default: `10`."""


@dataclass
class ParamsOfForkPrefetch:
    """Parameters of `fork_prefetch`.

    - accounts: Account ids.
    """

    accounts: list[AccountRef]
    """Account ids."""


@dataclass
class ParamsOfFreeze:
    """Parameters of `freeze`.

    - time: Time to stop at, Unix time in s. Default: the current time.
    """

    time: Optional[int] = None
    """Time to stop at, Unix time in s. Default: the current time."""


@dataclass
class ParamsOfGasReport:
    """Parameters of `gas_report`.

    - from_block: Number of the first block. Default: the first one since the node was started.
    - to_block: Number of the last block. Default: the last one of the chain.
    """

    from_block: Optional[int] = None
    """Number of the first block. Default: the first one since the node was started."""
    to_block: Optional[int] = None
    """Number of the last block. Default: the last one of the chain."""


@dataclass
class ParamsOfImpersonate:
    """Parameters of `impersonate`.

    - source: Sender of an internal message, or the account called by an external message.
    - message: An internal message as an object (`ImpersonatedMessage`), or an external message to the source as a
      BOC in base64.
    - call: Function to call, instead of `message`.
    """

    source: AccountRef
    """Sender of an internal message, or the account called by an external message."""
    message: Any = None
    """An internal message as an object (`ImpersonatedMessage`), or an external message to the source as a BOC in
    base64.
    """
    call: Optional[ImpersonatedCall] = None
    """Function to call, instead of `message`."""


@dataclass
class ParamsOfIncreaseTime:
    """Parameters of `increase_time`.

    - seconds: Number of seconds.
    """

    seconds: int
    """Number of seconds."""


@dataclass
class ParamsOfLoad:
    """Parameters of `load`.

    - file: Absolute path of a file on the machine of the node, ending with `.jsonl`.
    """

    file: str
    """Absolute path of a file on the machine of the node, ending with `.jsonl`."""


@dataclass
class ParamsOfLogs:
    """Parameters of `logs`.

    - transaction: Id of a transaction.
    """

    transaction: str
    """Id of a transaction."""


@dataclass
class ParamsOfMine:
    """Parameters of `mine`.

    - blocks: Number of blocks. Default: `1`.
    - interval: Interval between the blocks, in s. Default: as time passes.
    """

    blocks: Optional[int] = None
    """Number of blocks. Default: `1`."""
    interval: Optional[int] = None
    """Interval between the blocks, in s. Default: as time passes."""


@dataclass
class ParamsOfOrderQueue:
    """Parameters of `order_queue`.

    - ids: Ids in the queue, in the new order; all others follow in their current order.
    """

    ids: list[str]
    """Ids in the queue, in the new order; all others follow in their current order."""


@dataclass
class ParamsOfRegisterAbi:
    """Parameters of `register_abi`.

    - abi: ABI: an object or JSON text.
    - code_hash: Hash of the code. One of `code_hash`, `code` and `tvc` is required.
    - code: The code.
    - tvc: Contract image.
    - name: Name of the contract, 1 to 64 characters. Default: the first digits of the hash.
    - debug_map: Debug map of the compiler: an object or JSON text. Replays then show source locations.
    - sources: Source files by their names in the debug map. Explanations of failures then show the failing lines.
    """

    abi: Any
    """ABI: an object or JSON text."""
    code_hash: Optional[str] = None
    """Hash of the code. One of `code_hash`, `code` and `tvc` is required."""
    code: Optional[str] = None
    """The code."""
    tvc: Optional[str] = None
    """Contract image."""
    name: Optional[str] = None
    """Name of the contract, 1 to 64 characters. Default: the first digits of the hash."""
    debug_map: Any = None
    """Debug map of the compiler: an object or JSON text. Replays then show source locations."""
    sources: Optional[dict[str, str]] = None
    """Source files by their names in the debug map. Explanations of failures then show the failing lines."""


@dataclass
class ParamsOfReplay:
    """Parameters of `replay`.

    - transaction: Id of a transaction.
    - steps: Number of last steps of the virtual machine to return; 0 returns none. Default: `1000`.
    - before_step: Number of the step before which to stop, for reading a long run in pieces. Default: all steps.
    """

    transaction: str
    """Id of a transaction."""
    steps: Optional[int] = None
    """Number of last steps of the virtual machine to return; 0 returns none. Default: `1000`."""
    before_step: Optional[int] = None
    """Number of the step before which to stop, for reading a long run in pieces. Default: all steps."""


@dataclass
class ParamsOfRevert:
    """Parameters of `revert`.

    - id: Id of the snapshot.
    """

    id: int
    """Id of the snapshot."""


@dataclass
class ParamsOfSetAccount:
    """Parameters of `set_account`.

    - boc: The account, as returned by `GET /v2/account`.
    - dapp_id: Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its own
      id.
    """

    boc: str
    """The account, as returned by `GET /v2/account`."""
    dapp_id: Optional[str] = None
    """Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its own id."""


@dataclass
class ParamsOfSetBalance:
    """Parameters of `set_balance`.

    - account_id: Account id.
    - dapp_id: Dapp ID that the account is expected to have. Default: any.
    - balance: New balance, in nanotokens. Default: unchanged.
    - currencies: New amounts of other currencies, in nano units by currency id; others stay unchanged.
    """

    account_id: str
    """Account id."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected to have. Default: any."""
    balance: Optional[str] = None
    """New balance, in nanotokens. Default: unchanged."""
    currencies: Optional[dict[str, str]] = None
    """New amounts of other currencies, in nano units by currency id; others stay unchanged."""


@dataclass
class ParamsOfSetBlockMode:
    """Parameters of `set_block_mode`.

    - mode: Mode.
    - block_time: Interval between blocks, in s, in `interval` mode.
    """

    mode: BlockMode
    """Mode."""
    block_time: Optional[int] = None
    """Interval between blocks, in s, in `interval` mode."""


@dataclass
class ParamsOfSetCode:
    """Parameters of `set_code`.

    - account_id: Account id.
    - code: The code.
    - dapp_id: Dapp ID that the account is expected to have. Default: any.
    """

    account_id: str
    """Account id."""
    code: str
    """The code."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected to have. Default: any."""


@dataclass
class ParamsOfSetDapp:
    """Parameters of `set_dapp`.

    - dapp_id: Dapp ID.
    - credit: Limit in nano units. Initially 1000000000000000000.
    """

    dapp_id: str
    """Dapp ID."""
    credit: str
    """Limit in nano units. Initially 1000000000000000000."""


@dataclass
class ParamsOfSetData:
    """Parameters of `set_data`.

    - account_id: Account id.
    - data: The data.
    - dapp_id: Dapp ID that the account is expected to have. Default: any.
    """

    account_id: str
    """Account id."""
    data: str
    """The data."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected to have. Default: any."""


@dataclass
class ParamsOfSetNextBlockTime:
    """Parameters of `set_next_block_time`.

    - time: Time of the next block, Unix time in s.
    """

    time: int
    """Time of the next block, Unix time in s."""


@dataclass
class ParamsOfSetTime:
    """Parameters of `set_time`.

    - time: The new time, Unix time in s.
    """

    time: int
    """The new time, Unix time in s."""


@dataclass
class ParamsOfTrace:
    """Parameters of `trace`.

    - transaction: Id of a transaction.
    """

    transaction: str
    """Id of a transaction."""


@dataclass
class ParamsOfUnregisterAbi:
    """Parameters of `unregister_abi`.

    - code_hash: Hash of the code.
    """

    code_hash: str
    """Hash of the code."""


@dataclass
class QueuedMessage:
    """A message waiting for execution.

    - id: Hash of the message; a name for a message that the node creates on execution.
    - kind: `external`, `internal`, `gift` or `impersonated`.
    - account_id: Destination.
    """

    id: str
    """Hash of the message; a name for a message that the node creates on execution."""
    kind: str
    """`external`, `internal`, `gift` or `impersonated`."""
    account_id: str
    """Destination."""


@dataclass
class RegisteredContract:
    """A contract that the node knows by name.

    - name: Name of the contract.
    - code_hash: Hash of its code.
    - latest: Whether no other code was registered under this name later.
    - abi: ABI, JSON text.
    - tvc: Contract image, if one was registered.
    """

    name: str
    """Name of the contract."""
    code_hash: str
    """Hash of its code."""
    latest: bool
    """Whether no other code was registered under this name later."""
    abi: str
    """ABI, JSON text."""
    tvc: Optional[str] = None
    """Contract image, if one was registered."""


class Repair(TextEnum):
    """What has to be changed before another attempt can succeed.

    - KEY: The key that signs the message.
    - VALUE: The amount that the message carries.
    - BALANCE: The balance of the account.
    - AMOUNT: The amount that the contract sends.
    - AGAIN: Nothing: a new message is enough.
    - DEPLOY: The account needs its contract.
    - CALL: The function or its arguments.
    - CONTRACT: The code of the contract.
    """

    KEY = "key"
    """The key that signs the message."""
    VALUE = "value"
    """The amount that the message carries."""
    BALANCE = "balance"
    """The balance of the account."""
    AMOUNT = "amount"
    """The amount that the contract sends."""
    AGAIN = "again"
    """Nothing: a new message is enough."""
    DEPLOY = "deploy"
    """The account needs its contract."""
    CALL = "call"
    """The function or its arguments."""
    CONTRACT = "contract"
    """The code of the contract."""


@dataclass
class ReplayedBlock:
    """Block data visible to the contract.

    - seq_no: Number of the block.
    - time: Time of the block, Unix time in s.
    - start_lt: Logical time of the start of the block.
    - rand_seed: Random seed.
    """

    seq_no: int
    """Number of the block."""
    time: int
    """Time of the block, Unix time in s."""
    start_lt: str
    """Logical time of the start of the block."""
    rand_seed: str
    """Random seed."""


@dataclass
class ReplayedStep:
    """A step of the virtual machine.

    - step: Number of the step, from 1.
    - instruction: Instruction with its operands.
    - code_hash: Hash of the cell that contains the instruction.
    - offset: Position in the cell, in bits.
    - gas_used: Total gas used so far, in units of gas.
    - gas_remaining: Gas remaining, in units of gas.
    - stack_depth: Number of values on the stack after the step.
    - stack: The stack after the step, top last, at most 100 values. Absent if it is too large.
    - source: Source location of the instruction, if a debug map is registered.
    """

    step: int
    """Number of the step, from 1."""
    instruction: str
    """Instruction with its operands."""
    code_hash: str
    """Hash of the cell that contains the instruction."""
    offset: int
    """Position in the cell, in bits."""
    gas_used: int
    """Total gas used so far, in units of gas."""
    gas_remaining: int
    """Gas remaining, in units of gas."""
    stack_depth: int
    """Number of values on the stack after the step."""
    stack: Any = None
    """The stack after the step, top last, at most 100 values. Absent if it is too large."""
    source: Optional[SourcePlace] = None
    """Source location of the instruction, if a debug map is registered."""


@dataclass
class ResultOfCoverage:
    """Result of `coverage`.

    - transactions: Number of rerun transactions: those whose state is kept, see `--history`.
    - skipped: Number of transactions that could not be rerun.
    - truncated: Whether there are more than 10000 transactions, of which only the last are counted.
    - files: Ordered by file.
    - text: The same as a text table.
    - lcov: The same in lcov format, for editors and other tools.
    """

    transactions: int
    """Number of rerun transactions: those whose state is kept, see `--history`."""
    skipped: int
    """Number of transactions that could not be rerun."""
    truncated: bool
    """Whether there are more than 10000 transactions, of which only the last are counted."""
    files: list[FileCoverage]
    """Ordered by file."""
    text: str
    """The same as a text table."""
    lcov: str
    """The same in lcov format, for editors and other tools."""


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

    - file: Path of the file.
    - rows: Number of rows written.
    """

    file: str
    """Path of the file."""
    rows: int
    """Number of rows written."""


@dataclass
class ResultOfExplain:
    """Result of `explain`.

    - text: The same as text, in several lines; empty if nothing failed. Without failure: a sentence that it is
      not known whether money was lost.
    - failure: Explanation; absent if nothing failed.
    """

    text: str
    """The same as text, in several lines; empty if nothing failed. Without failure: a sentence that it is not known
    whether money was lost.
    """
    failure: Optional[Failure] = None
    """Explanation; absent if nothing failed."""


@dataclass
class ResultOfFind:
    """Result of `find`.

    - transactions: Ids of transactions, ascending.
    - messages: Hashes of messages, ascending.
    - blocks: Ids of blocks, ascending.
    - accounts: Account ids, ascending.
    """

    transactions: list[str]
    """Ids of transactions, ascending."""
    messages: list[str]
    """Hashes of messages, ascending."""
    blocks: list[str]
    """Ids of blocks, ascending."""
    accounts: list[str]
    """Account ids, ascending."""


@dataclass
class ResultOfForkPrefetch:
    """Result of `fork_prefetch`.

    - accounts: The accounts, fetched now or before.
    """

    accounts: list[ForkedAccount]
    """The accounts, fetched now or before."""


@dataclass
class ResultOfForkedAccounts:
    """Result of `forked_accounts`.

    - accounts: Accounts, ordered by id.
    """

    accounts: list[ForkedAccount]
    """Accounts, ordered by id."""


@dataclass
class ResultOfGasReport:
    """Result of `gas_report`.

    - transactions: Number of transactions counted.
    - truncated: Whether there are more than 100000 transactions, of which only the last are counted.
    - functions: Ordered by contract, then by function.
    - text: The same as a text table.
    """

    transactions: int
    """Number of transactions counted."""
    truncated: bool
    """Whether there are more than 100000 transactions, of which only the last are counted."""
    functions: list[GasOfFunction]
    """Ordered by contract, then by function."""
    text: str
    """The same as a text table."""


@dataclass
class ResultOfImpersonate:
    """Result of `impersonate`.

    - message_hash: Hash of the message.
    - transaction_id: The resulting transaction.
    - block_id: Block that contains the transaction.
    - time: Time of the transaction, Unix time in s.
    - aborted: Whether the transaction was aborted.
    - exit_code: Exit code of the compute phase; 0 if it was skipped.
    - ext_out_msgs: Bodies of the external outbound messages.
    """

    message_hash: str
    """Hash of the message."""
    transaction_id: str
    """The resulting transaction."""
    block_id: str
    """Block that contains the transaction."""
    time: int
    """Time of the transaction, Unix time in s."""
    aborted: bool
    """Whether the transaction was aborted."""
    exit_code: int
    """Exit code of the compute phase; 0 if it was skipped."""
    ext_out_msgs: list[str]
    """Bodies of the external outbound messages."""


@dataclass
class ResultOfListAccounts:
    """Result of `list_accounts`.

    - accounts: Wallets in the order of their keys.
    - names: Names by account id of all accounts that the chain began with: wallets, givers, and the sender of the
      faucet.
    """

    accounts: list[NodeAccount]
    """Wallets in the order of their keys."""
    names: dict[str, str]
    """Names by account id of all accounts that the chain began with: wallets, givers, and the sender of the faucet."""


@dataclass
class ResultOfListContracts:
    """Result of `list_contracts`.

    - contracts: By name, the newest of each name first.
    """

    contracts: list[RegisteredContract]
    """By name, the newest of each name first."""


@dataclass
class ResultOfLoad:
    """Result of `load`.

    - seq_no: Number of the last block.
    - rows: Number of rows read.
    """

    seq_no: int
    """Number of the last block."""
    rows: int
    """Number of rows read."""


@dataclass
class ResultOfLogs:
    """Result of `logs`.

    - logs: Lines, in order.
    """

    logs: list[str]
    """Lines, in order."""


@dataclass
class ResultOfMine:
    """Result of `mine`.

    - seq_no: Number of the last block.
    - time: Time of the last block, Unix time in s.
    """

    seq_no: int
    """Number of the last block."""
    time: int
    """Time of the last block, Unix time in s."""


@dataclass
class ResultOfOrderQueue:
    """Result of `order_queue`.

    - messages: The waiting messages.
    """

    messages: list[QueuedMessage]
    """The waiting messages."""


@dataclass
class ResultOfQueue:
    """Result of `queue`.

    - messages: The waiting messages.
    """

    messages: list[QueuedMessage]
    """The waiting messages."""


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
    - matches: Whether the rerun produced the same transaction.
    - rules: Chain rules.
    - config: Dictionary of the configuration.
    - block: Block.
    - lt: Logical time of the transaction.
    - signatures_checked: Whether signatures were checked; false for an impersonated account.
    - total_steps: Number of steps of the virtual machine.
    - steps: The last steps.
    - logs: What the contract printed with debug instructions, line by line.
    - account_before: Account before the transaction; absent if there was none.
    - dapp_id_before: Dapp ID of the account before the transaction.
    - account_after: Account after the transaction; absent if there is none.
    - message: Message.
    - exit_code: Exit code of the compute phase; absent if no contract ran.
    - exit_text: Meaning of the exit code.
    - gas_used: Gas of the compute phase, in units of gas.
    - sources: Registered source files of these steps, by their names.
    """

    transaction: str
    """Id of a transaction."""
    matches: bool
    """Whether the rerun produced the same transaction."""
    rules: str
    """Chain rules."""
    config: str
    """Dictionary of the configuration."""
    block: ReplayedBlock
    """Block."""
    lt: str
    """Logical time of the transaction."""
    signatures_checked: bool
    """Whether signatures were checked; false for an impersonated account."""
    total_steps: int
    """Number of steps of the virtual machine."""
    steps: list[ReplayedStep]
    """The last steps."""
    logs: list[str]
    """What the contract printed with debug instructions, line by line."""
    account_before: Optional[str] = None
    """Account before the transaction; absent if there was none."""
    dapp_id_before: Optional[str] = None
    """Dapp ID of the account before the transaction."""
    account_after: Optional[str] = None
    """Account after the transaction; absent if there is none."""
    message: Optional[str] = None
    """Message."""
    exit_code: Optional[int] = None
    """Exit code of the compute phase; absent if no contract ran."""
    exit_text: Optional[str] = None
    """Meaning of the exit code."""
    gas_used: Optional[int] = None
    """Gas of the compute phase, in units of gas."""
    sources: Optional[dict[str, str]] = None
    """Registered source files of these steps, by their names."""


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
    - time: Time of the chain, Unix time in s.
    """

    seq_no: int
    """Number of the last block."""
    time: int
    """Time of the chain, Unix time in s."""


@dataclass
class ResultOfSetBlockMode:
    """Result of `set_block_mode`.

    - mode: Mode.
    - block_time: Interval between blocks, in s, in `interval` mode.
    """

    mode: BlockMode
    """Mode."""
    block_time: Optional[int] = None
    """Interval between blocks, in s, in `interval` mode."""


@dataclass
class ResultOfSetDapp:
    """Result of `set_dapp`.

    - dapp_id: Dapp ID.
    - credit: Limit in nano units.
    """

    dapp_id: str
    """Dapp ID."""
    credit: str
    """Limit in nano units."""


@dataclass
class ResultOfSnapshots:
    """Result of `snapshots`.

    - snapshots: Snapshots, oldest first.
    """

    snapshots: list[SnapshotInfo]
    """Snapshots, oldest first."""


@dataclass
class ResultOfStatus:
    """Result of `status`.

    - seq_no: Number of the last block.
    - last_block_time: Time of the last block, Unix time in s.
    - time: Time of the chain, Unix time in s.
    - frozen: Whether the clock is stopped.
    - block_mode: When blocks are created.
    - queued: Number of waiting messages.
    - fork: Endpoint that the chain was forked from.
    - fork_block: Number of the block whose state the fork began with, if one was chosen.
    """

    seq_no: int
    """Number of the last block."""
    last_block_time: int
    """Time of the last block, Unix time in s."""
    time: int
    """Time of the chain, Unix time in s."""
    frozen: bool
    """Whether the clock is stopped."""
    block_mode: BlockMode
    """When blocks are created."""
    queued: int
    """Number of waiting messages."""
    fork: Optional[str] = None
    """Endpoint that the chain was forked from."""
    fork_block: Optional[int] = None
    """Number of the block whose state the fork began with, if one was chosen."""


@dataclass
class ResultOfTrace:
    """Result of `trace`.

    - root: First transaction of the tree, or the oldest ancestor searched.
    - transactions: The tree: each transaction before those its messages caused.
    - gas_used: Total gas, in units of gas.
    - fees: Total fees, in nanotokens.
    - truncated: Whether the tree has more than 1000 transactions.
    """

    root: str
    """First transaction of the tree, or the oldest ancestor searched."""
    transactions: list[TracedTransaction]
    """The tree: each transaction before those its messages caused."""
    gas_used: str
    """Total gas, in units of gas."""
    fees: str
    """Total fees, in nanotokens."""
    truncated: bool
    """Whether the tree has more than 1000 transactions."""


@dataclass
class ResultOfUnregisterAbi:
    """Result of `unregister_abi`.

    - code_hash: Hash of the code.
    """

    code_hash: str
    """Hash of the code."""


@dataclass
class SnapshotInfo:
    """A snapshot to revert to.

    - id: Id of the snapshot.
    - seq_no: Number of the last block at that time.
    """

    id: int
    """Id of the snapshot."""
    seq_no: int
    """Number of the last block at that time."""


@dataclass
class SourceFrame:
    """A place in the source that was being executed.

    - file: File, as the compiler named it.
    - line: Number of the line, starting at 1.
    - function: Function that contains the line, if the source is registered.
    """

    file: str
    """File, as the compiler named it."""
    line: int
    """Number of the line, starting at 1."""
    function: Optional[str] = None
    """Function that contains the line, if the source is registered."""


@dataclass
class SourceLine:
    """A line of source code.

    - line: Number of the line, starting at 1.
    - text: The line.
    """

    line: int
    """Number of the line, starting at 1."""
    text: str
    """The line."""


@dataclass
class SourcePlace:
    """A location in the source of a contract.

    - file: File, as the compiler named it.
    - line: Number of the line, starting at 1.
    """

    file: str
    """File, as the compiler named it."""
    line: int
    """Number of the line, starting at 1."""


@dataclass
class TracedAction:
    """Action phase: the actions requested by the contract.

    - success: Whether all actions were performed.
    - result_code: Result code; 0 is success.
    - actions: Number of actions.
    - skipped: Number of skipped actions.
    - messages: Number of messages created.
    - no_funds: Whether the balance was too low.
    - forward_fees: Forwarding fees, in nanotokens.
    - result_text: Meaning of the result code.
    - result_arg: Index of the failed action.
    """

    success: bool
    """Whether all actions were performed."""
    result_code: int
    """Result code; 0 is success."""
    actions: int
    """Number of actions."""
    skipped: int
    """Number of skipped actions."""
    messages: int
    """Number of messages created."""
    no_funds: bool
    """Whether the balance was too low."""
    forward_fees: str
    """Forwarding fees, in nanotokens."""
    result_text: Optional[str] = None
    """Meaning of the result code."""
    result_arg: Optional[int] = None
    """Index of the failed action."""


@dataclass
class TracedBounce:
    """Bounce phase.

    - type: `ok`, `noFunds` or `negFunds`.
    - text: The same as text.
    """

    type: str
    """`ok`, `noFunds` or `negFunds`."""
    text: str
    """The same as text."""


@dataclass
class TracedCompute:
    """Compute phase: execution of the contract.

    - skipped: Why no contract ran; the other members are then absent.
    - success: Whether the contract terminated normally.
    - exit_code: Exit code.
    - exit_text: Meaning of the exit code, if it has a usual one.
    - gas_used: Gas used, in units of gas.
    - gas_limit: Gas limit, in units of gas.
    - gas_fees: Gas fees, in nanotokens.
    - steps: Number of steps of the virtual machine.
    - activated: Whether the phase deployed the contract.
    """

    skipped: Optional[str] = None
    """Why no contract ran; the other members are then absent."""
    success: Optional[bool] = None
    """Whether the contract terminated normally."""
    exit_code: Optional[int] = None
    """Exit code."""
    exit_text: Optional[str] = None
    """Meaning of the exit code, if it has a usual one."""
    gas_used: Optional[int] = None
    """Gas used, in units of gas."""
    gas_limit: Optional[int] = None
    """Gas limit, in units of gas."""
    gas_fees: Optional[str] = None
    """Gas fees, in nanotokens."""
    steps: Optional[int] = None
    """Number of steps of the virtual machine."""
    activated: Optional[bool] = None
    """Whether the phase deployed the contract."""


@dataclass
class TracedCredit:
    """Credit phase: what the message brought.

    - due_fees: Debt collected, in nanotokens.
    - tokens: Tokens credited, in nanotokens.
    - currencies: Amounts of other currencies, in nano units by currency id.
    """

    due_fees: str
    """Debt collected, in nanotokens."""
    tokens: str
    """Tokens credited, in nanotokens."""
    currencies: Optional[dict[str, str]] = None
    """Amounts of other currencies, in nano units by currency id."""


@dataclass
class TracedFees:
    """Fees of a transaction, in nano units.

    - total: Total fees, in nanotokens.
    - storage: Storage fees, in nanotokens.
    - gas: Gas fees, in nanotokens.
    - forward: Forwarding fees of outbound messages, in nanotokens.
    - import_: Import fee of an external message, in nanotokens.
    """

    total: str
    """Total fees, in nanotokens."""
    storage: str
    """Storage fees, in nanotokens."""
    gas: str
    """Gas fees, in nanotokens."""
    forward: str
    """Forwarding fees of outbound messages, in nanotokens."""
    import_: str = _field(metadata={"wire": "import"})
    """Import fee of an external message, in nanotokens."""


@dataclass
class TracedMessage:
    """A message, decoded with the known ABIs.

    - id: Hash.
    - type: `internal`, `external_in` or `external_out`.
    - state: `executed`; `waiting` for a block; `sent` out of the chain; `elsewhere`: in another workchain, where
      it never arrives; `dropped`: it cannot be executed.
    - bounce: Whether the message is returned if its destination fails.
    - bounced: Whether this is a bounced message.
    - kind: `input`, `output` or `event` of `function`; `bounced`, with the called function; `comment`; `transfer`
      without a body; `unknown`.
    - transaction: Transaction that executed it.
    - source: `<workchain>:<account id>`.
    - source_name: Name of the sender.
    - destination: `<workchain>:<account id>`.
    - destination_name: Name of the receiver.
    - value: Value sent with the message, in nanotokens.
    - currencies: Amounts of other currencies, in nano units by currency id.
    - contract: Name of the contract whose ABI was used.
    - function: Function or event.
    - arguments: Arguments by name.
    - header: `pubkey`, `time` and `expire` of an external message.
    - comment: Comment of a transfer.
    - selector: First 32 bits of a body that matches no ABI.
    """

    id: str
    """Hash."""
    type: str
    """`internal`, `external_in` or `external_out`."""
    state: str
    """`executed`; `waiting` for a block; `sent` out of the chain; `elsewhere`: in another workchain, where it never
    arrives; `dropped`: it cannot be executed.
    """
    bounce: bool
    """Whether the message is returned if its destination fails."""
    bounced: bool
    """Whether this is a bounced message."""
    kind: str
    """`input`, `output` or `event` of `function`; `bounced`, with the called function; `comment`; `transfer` without
    a body; `unknown`.
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
    """Value sent with the message, in nanotokens."""
    currencies: Optional[dict[str, str]] = None
    """Amounts of other currencies, in nano units by currency id."""
    contract: Optional[str] = None
    """Name of the contract whose ABI was used."""
    function: Optional[str] = None
    """Function or event."""
    arguments: Any = None
    """Arguments by name."""
    header: Any = None
    """`pubkey`, `time` and `expire` of an external message."""
    comment: Optional[str] = None
    """Comment of a transfer."""
    selector: Optional[str] = None
    """First 32 bits of a body that matches no ABI."""


@dataclass
class TracedStorage:
    """Storage phase.

    - fees: Storage fees paid, in nanotokens.
    - status_change: `unchanged`, `frozen` or `deleted`.
    - due: Storage fees still due, in nanotokens.
    """

    fees: str
    """Storage fees paid, in nanotokens."""
    status_change: str
    """`unchanged`, `frozen` or `deleted`."""
    due: Optional[str] = None
    """Storage fees still due, in nanotokens."""


@dataclass
class TracedTransaction:
    """A transaction in a message tree.

    - id: Id of a transaction.
    - depth: Number of steps from the root.
    - account_id: Account.
    - block_id: Block.
    - seq_no: Number of the block.
    - time: Time of the block, Unix time in s.
    - lt: Logical time.
    - aborted: Whether the transaction was aborted.
    - destroyed: Whether the account was deleted.
    - fees: Fees of the transaction.
    - lost: Money lost. Empty if the state is no longer kept.
    - logs: What the contract printed with debug instructions, line by line. Empty if the state is no longer kept.
    - out_messages: Outbound messages, in order.
    - replayable: Whether `replay` can rerun the transaction.
    - parent: Transaction that sent its message; absent for the root.
    - dapp_id: Dapp ID of the account after the transaction.
    - name: Name of the account.
    - contract: Name of the contract.
    - code_hash: Code hash after the transaction.
    - in_message: Message executed by the transaction.
    - storage: Storage phase.
    - credit: Credit phase.
    - compute: Compute phase.
    - action: Action phase.
    - bounce: Bounce phase.
    - failure: Why it failed, in one sentence.
    - balance_before: Balance of the account before the transaction, in nanotokens. Absent if the state is no
      longer kept.
    """

    id: str
    """Id of a transaction."""
    depth: int
    """Number of steps from the root."""
    account_id: str
    """Account."""
    block_id: str
    """Block."""
    seq_no: int
    """Number of the block."""
    time: int
    """Time of the block, Unix time in s."""
    lt: str
    """Logical time."""
    aborted: bool
    """Whether the transaction was aborted."""
    destroyed: bool
    """Whether the account was deleted."""
    fees: TracedFees
    """Fees of the transaction."""
    lost: list[LostAmount]
    """Money lost. Empty if the state is no longer kept."""
    logs: list[str]
    """What the contract printed with debug instructions, line by line. Empty if the state is no longer kept."""
    out_messages: list[TracedMessage]
    """Outbound messages, in order."""
    replayable: bool
    """Whether `replay` can rerun the transaction."""
    parent: Optional[str] = None
    """Transaction that sent its message; absent for the root."""
    dapp_id: Optional[str] = None
    """Dapp ID of the account after the transaction."""
    name: Optional[str] = None
    """Name of the account."""
    contract: Optional[str] = None
    """Name of the contract."""
    code_hash: Optional[str] = None
    """Code hash after the transaction."""
    in_message: Optional[TracedMessage] = None
    """Message executed by the transaction."""
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
    """Balance of the account before the transaction, in nanotokens. Absent if the state is no longer kept."""
