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
    """Names an account."""

    account_id: str
    """Account id."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected under. Default: whatever it has."""


@dataclass
class AccountState:
    """An account as it is now."""

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
    """When blocks are made."""

    AUTOMATIC = "automatic"
    """For each message at once, and for queries that ask beyond the last block."""
    INTERVAL = "interval"
    """As `automatic`, and an empty one when there was none for `block_time`."""
    MANUAL = "manual"
    """By `mine` only; messages wait."""


@dataclass
class ChainTime:
    """How the time of the chain runs."""

    time: int
    """Time of the chain."""
    frozen: bool
    """Time stands still."""
    next_block_time: Optional[int] = None
    """Time that the next block gets."""


@dataclass
class ForkedAccount:
    """An account that was fetched from the network behind a fork."""

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
class ImpersonatedCall:
    """A call of a function."""

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
    """An internal message."""

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
class NodeAccount:
    """A funded wallet that the chain began with."""

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
class ParamsOfDeleteAccount:
    """Parameters of `delete_account`."""

    account_id: str
    """Account id."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected under. Default: whatever it has."""


@dataclass
class ParamsOfDropMessage:
    """Parameters of `drop_message`."""

    id: str
    """Id in the queue."""


@dataclass
class ParamsOfDump:
    """Parameters of `dump`."""

    file: str
    """Absolute path of a file on the machine of the node; its name ends with `.jsonl`."""


@dataclass
class ParamsOfForkPrefetch:
    """Parameters of `fork_prefetch`."""

    accounts: list[AccountRef]
    """Accounts."""


@dataclass
class ParamsOfFreeze:
    """Parameters of `freeze`."""

    time: Optional[int] = None
    """Sets it first. Default: the present one."""


@dataclass
class ParamsOfImpersonate:
    """Parameters of `impersonate`."""

    source: AccountRef
    """Sender of an internal message, or the account that an external message calls."""
    message: Any = None
    """An internal message as an object (`ImpersonatedMessage`), or an external one to the source as a BOC in base64."""
    call: Optional[ImpersonatedCall] = None
    """What to call, in place of `message`."""


@dataclass
class ParamsOfIncreaseTime:
    """Parameters of `increase_time`."""

    seconds: int
    """By so many seconds."""


@dataclass
class ParamsOfLoad:
    """Parameters of `load`."""

    file: str
    """Absolute path of a file on the machine of the node; its name ends with `.jsonl`."""


@dataclass
class ParamsOfMine:
    """Parameters of `mine`."""

    blocks: Optional[int] = None
    """How many. Default 1."""
    interval: Optional[int] = None
    """Seconds from each block to the next. Default: as time runs."""


@dataclass
class ParamsOfOrderQueue:
    """Parameters of `order_queue`."""

    ids: list[str]
    """Ids in the queue, the first one first; the others follow in the order that they have."""


@dataclass
class ParamsOfRevert:
    """Parameters of `revert`."""

    id: int
    """Snapshot."""


@dataclass
class ParamsOfSetAccount:
    """Parameters of `set_account`."""

    boc: str
    """Account, as `GET /v2/account` returns it."""
    dapp_id: Optional[str] = None
    """Its Dapp ID. Default: the one that the account has here; its own id for a new contract."""


@dataclass
class ParamsOfSetBalance:
    """Parameters of `set_balance`."""

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
    """Parameters of `set_block_mode`."""

    mode: BlockMode
    """Mode."""
    block_time: Optional[int] = None
    """Seconds between blocks, in the mode `interval`."""


@dataclass
class ParamsOfSetCode:
    """Parameters of `set_code`."""

    account_id: str
    """Account id."""
    code: str
    """Code."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected under. Default: whatever it has."""


@dataclass
class ParamsOfSetDapp:
    """Parameters of `set_dapp`."""

    dapp_id: str
    """Dapp ID."""
    credit: str
    """Nano. Without this method 1000000000000000000."""


@dataclass
class ParamsOfSetData:
    """Parameters of `set_data`."""

    account_id: str
    """Account id."""
    data: str
    """Data."""
    dapp_id: Optional[str] = None
    """Dapp ID that the account is expected under. Default: whatever it has."""


@dataclass
class ParamsOfSetNextBlockTime:
    """Parameters of `set_next_block_time`."""

    time: int
    """Time."""


@dataclass
class ParamsOfSetTime:
    """Parameters of `set_time`."""

    time: int
    """Time."""


@dataclass
class QueuedMessage:
    """A message that waits for its execution."""

    id: str
    """Hash of the message; of one that the node makes when it is executed, a name."""
    kind: str
    """`external`, `internal`, `gift` or `impersonated`."""
    account_id: str
    """Destination."""


@dataclass
class ResultOfDropMessage:
    """Result of `drop_message`."""

    id: str
    """Id."""


@dataclass
class ResultOfDump:
    """Result of `dump`."""

    file: str
    """Path."""
    rows: int
    """Rows that it has."""


@dataclass
class ResultOfForkPrefetch:
    """Result of `fork_prefetch`."""

    accounts: list[ForkedAccount]
    """As they were fetched, now or before."""


@dataclass
class ResultOfForkedAccounts:
    """Result of `forked_accounts`."""

    accounts: list[ForkedAccount]
    """In the order of their ids."""


@dataclass
class ResultOfImpersonate:
    """Result of `impersonate`."""

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
    """Result of `list_accounts`."""

    accounts: list[NodeAccount]
    """In the order of their keys."""


@dataclass
class ResultOfLoad:
    """Result of `load`."""

    seq_no: int
    """Number of the last block."""
    rows: int
    """Rows that were read."""


@dataclass
class ResultOfMine:
    """Result of `mine`."""

    seq_no: int
    """Number of the last block."""
    time: int
    """Its time."""


@dataclass
class ResultOfOrderQueue:
    """Result of `order_queue`."""

    messages: list[QueuedMessage]
    """Messages that wait."""


@dataclass
class ResultOfQueue:
    """Result of `queue`."""

    messages: list[QueuedMessage]
    """Messages."""


@dataclass
class ResultOfReset:
    """Result of `reset`."""

    seq_no: int
    """Number of the last block."""


@dataclass
class ResultOfRevert:
    """Result of `revert`."""

    seq_no: int
    """Number of the last block."""
    time: int
    """Time of the chain."""


@dataclass
class ResultOfSetBlockMode:
    """Result of `set_block_mode`."""

    mode: BlockMode
    """Mode."""
    block_time: Optional[int] = None
    """Seconds, in the mode `interval`."""


@dataclass
class ResultOfSetDapp:
    """Result of `set_dapp`."""

    dapp_id: str
    """Dapp ID."""
    credit: str
    """Nano."""


@dataclass
class ResultOfSnapshots:
    """Result of `snapshots`."""

    snapshots: list[SnapshotInfo]
    """Oldest first."""


@dataclass
class ResultOfStatus:
    """Result of `status`."""

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
class SnapshotInfo:
    """A state to go back to."""

    id: int
    """Its id."""
    seq_no: int
    """Number of the last block then."""
