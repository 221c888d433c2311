"""Types of module processing.

Messages on their way: sending, waiting for transactions, watching.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any, ClassVar, Literal, Optional, Union

from .._codec import UnknownVariant
from . import abi as _abi
from . import boc as _boc
from . import client as _client
from . import tvm as _tvm


class ProcessingErrorCode(IntEnum):
    """Numbers of the errors of module processing.

    - MESSAGE_ALREADY_EXPIRED: The `expire` header of a message is not in the future before it is sent.
    - MESSAGE_HAS_NOT_DESTINATION_ADDRESS: A message has no account as destination.
    - CAN_NOT_BUILD_MESSAGE_CELL: Cannot occur: a message that cannot be written is an error of module abi (305,
      306).
    - FETCH_BLOCK_FAILED: Cannot occur: no blocks are walked.
    - SEND_MESSAGE_FAILED: Cannot occur: a refusal of the node is 621 of module net.
    - INVALID_MESSAGE_BOC: Cannot occur: an unreadable message is 201 of module boc.
    - MESSAGE_EXPIRED: The transaction of a message with an `expire` header was not found in time, or the contract
      refused the message as expired (57) or repeated (52). `data.sent` false: it is proven that the message was
      not executed and never will be; true: nobody knows.
    - TRANSACTION_WAIT_TIMEOUT: The transaction of a message without `expire` header was not found within
      `network.message_processing_timeout`. It may have been executed, or still be.
    - INVALID_BLOCK_RECEIVED: Cannot occur: no blocks are walked.
    - CAN_NOT_CHECK_BLOCK_SHARD: Cannot occur: no blocks are walked.
    - BLOCK_NOT_FOUND: No block was found to start from.
    - INVALID_DATA: An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of
      the node cannot be read.
    - EXTERNAL_SIGNER_MUST_NOT_BE_USED: `process_message` is called with `Signer.External`, whose message nobody
      could sign in time.
    - MESSAGE_REJECTED: The network reported by REMP that it refuses the message.
    - INVALID_REMP_STATUS: A REMP status cannot be read. It only travels in the event `RempError`.
    - NEXT_REMP_STATUS_TIMEOUT: No further REMP status came in time. It only travels in the event `RempError`.
    - INVALID_THREAD: `thread_id` is not 68 hex characters.
    - DAPP_ID_REQUIRED: `dapp_id` is missing or empty and the node is aware of Dapp IDs (version 1.0.0 or later,
      or unknown).
    - MESSAGE_UNPROTECTED: The ABI has neither `time` nor `expire`, so nothing keeps the contract from executing a
      copy of the message, and `unprotected` is not set. Nothing was sent. Extension of the published interface.
    - OTHER_RULES: The node states other rules of its chain than those that the message was made by. Nothing was
      sent. Extension of the published interface.
    """

    MESSAGE_ALREADY_EXPIRED = 501
    """The `expire` header of a message is not in the future before it is sent."""
    MESSAGE_HAS_NOT_DESTINATION_ADDRESS = 502
    """A message has no account as destination."""
    CAN_NOT_BUILD_MESSAGE_CELL = 503
    """Cannot occur: a message that cannot be written is an error of module abi (305, 306)."""
    FETCH_BLOCK_FAILED = 504
    """Cannot occur: no blocks are walked."""
    SEND_MESSAGE_FAILED = 505
    """Cannot occur: a refusal of the node is 621 of module net."""
    INVALID_MESSAGE_BOC = 506
    """Cannot occur: an unreadable message is 201 of module boc."""
    MESSAGE_EXPIRED = 507
    """The transaction of a message with an `expire` header was not found in time, or the contract refused the
    message as expired (57) or repeated (52). `data.sent` false: it is proven that the message was not executed
    and never will be; true: nobody knows.
    """
    TRANSACTION_WAIT_TIMEOUT = 508
    """The transaction of a message without `expire` header was not found within
    `network.message_processing_timeout`. It may have been executed, or still be.
    """
    INVALID_BLOCK_RECEIVED = 509
    """Cannot occur: no blocks are walked."""
    CAN_NOT_CHECK_BLOCK_SHARD = 510
    """Cannot occur: no blocks are walked."""
    BLOCK_NOT_FOUND = 511
    """No block was found to start from."""
    INVALID_DATA = 512
    """An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of the node cannot
    be read.
    """
    EXTERNAL_SIGNER_MUST_NOT_BE_USED = 513
    """`process_message` is called with `Signer.External`, whose message nobody could sign in time."""
    MESSAGE_REJECTED = 514
    """The network reported by REMP that it refuses the message."""
    INVALID_REMP_STATUS = 515
    """A REMP status cannot be read. It only travels in the event `RempError`."""
    NEXT_REMP_STATUS_TIMEOUT = 516
    """No further REMP status came in time. It only travels in the event `RempError`."""
    INVALID_THREAD = 517
    """`thread_id` is not 68 hex characters."""
    DAPP_ID_REQUIRED = 518
    """`dapp_id` is missing or empty and the node is aware of Dapp IDs (version 1.0.0 or later, or unknown)."""
    MESSAGE_UNPROTECTED = 519
    """The ABI has neither `time` nor `expire`, so nothing keeps the contract from executing a copy of the message,
    and `unprotected` is not set. Nothing was sent. Extension of the published interface.
    """
    OTHER_RULES = 520
    """The node states other rules of its chain than those that the message was made by. Nothing was sent. Extension
    of the published interface.
    """


@dataclass
class DecodedOutput:
    """Decoded outgoing messages of a transaction.

    - out_messages: Decoded bodies in the order of `out_messages`; null where the ABI does not describe the body.
    - output: Value of the last body that holds results of a function.
    """

    out_messages: list[Optional[_abi.DecodedMessageBody]]
    """Decoded bodies in the order of `out_messages`; null where the ABI does not describe the body."""
    output: Any = None
    """Value of the last body that holds results of a function."""


class Finality(str, Enum):
    """How far the network has gone with a transaction. Extension of the published interface.

    - ACCEPTED: A node executed the message and reports no block yet; the transaction may still be lost.
    - IN_BLOCK: The transaction is in a block that may still be replaced.
    - FINAL: The network shows the transaction as final.
    - PROVED: Signatures of the network prove the transaction; asked for with `verify`.
    """

    ACCEPTED = "accepted"
    """A node executed the message and reports no block yet; the transaction may still be lost."""
    IN_BLOCK = "in_block"
    """The transaction is in a block that may still be replaced."""
    FINAL = "final"
    """The network shows the transaction as final."""
    PROVED = "proved"
    """Signatures of the network prove the transaction; asked for with `verify`."""


@dataclass
class MessageMonitoringParams:
    """A message to be watched, and for how long.

    - message: The message.
    - wait_until: When the message counts as lost, unix time in s.
    - user_data: Anything; comes back with the result.
    """

    message: AnyMonitoredMessage
    """The message."""
    wait_until: int
    """When the message counts as lost, unix time in s."""
    user_data: Any = None
    """Anything; comes back with the result."""


@dataclass
class MessageMonitoringResult:
    """What became of a watched message.

    - hash: Hash of the message.
    - status: Outcome.
    - transaction: Its transaction.
    - error: Why it counts as lost.
    - user_data: What was given with the message.
    - finality: How far the network has gone with the transaction; absent without one. Extension of the published
      interface.
    - number: Its place among the results of a durable queue, for `acknowledge`; absent otherwise. Extension of
      the published interface.
    """

    hash: str
    """Hash of the message."""
    status: MessageMonitoringStatus
    """Outcome."""
    transaction: Optional[MessageMonitoringTransaction] = None
    """Its transaction."""
    error: Optional[str] = None
    """Why it counts as lost."""
    user_data: Any = None
    """What was given with the message."""
    finality: Optional[Finality] = None
    """How far the network has gone with the transaction; absent without one. Extension of the published interface."""
    number: Optional[str] = None
    """Its place among the results of a durable queue, for `acknowledge`; absent otherwise. Extension of the
    published interface.
    """


class MessageMonitoringStatus(str, Enum):
    """What became of a watched message.

    - FINALIZED: Its transaction is final.
    - TIMEOUT: No transaction was found until `wait_until`. That does not prove that the message was not executed.
    - RESERVED: Never given.
    """

    FINALIZED = "Finalized"
    """Its transaction is final."""
    TIMEOUT = "Timeout"
    """No transaction was found until `wait_until`. That does not prove that the message was not executed."""
    RESERVED = "Reserved"
    """Never given."""


@dataclass
class MessageMonitoringTransaction:
    """Transaction of a message.

    - aborted: Whether it was aborted.
    - hash: Hash of the transaction.
    - compute: Its compute phase.
    """

    aborted: bool
    """Whether it was aborted."""
    hash: Optional[str] = None
    """Hash of the transaction."""
    compute: Optional[MessageMonitoringTransactionCompute] = None
    """Its compute phase."""


@dataclass
class MessageMonitoringTransactionCompute:
    """Compute phase of a transaction.

    - exit_code: Exit code.
    """

    exit_code: int
    """Exit code."""


@dataclass
class MessageSendingParams:
    """A message to be sent.

    - boc: The message.
    - wait_until: When the message counts as lost, unix time in s.
    - user_data: Anything; comes back with the result.
    """

    boc: str
    """The message."""
    wait_until: int
    """When the message counts as lost, unix time in s."""
    user_data: Any = None
    """Anything; comes back with the result."""


class MonitorFetchWaitMode(str, Enum):
    """What to wait for.

    - AT_LEAST_ONE: At least one result.
    - ALL: At least one result, and no message of the queue without one.
    - NO_WAIT: Nothing: the results that are there.
    """

    AT_LEAST_ONE = "AtLeastOne"
    """At least one result."""
    ALL = "All"
    """At least one result, and no message of the queue without one."""
    NO_WAIT = "NoWait"
    """Nothing: the results that are there."""


class MonitoredMessage:
    """A message to be watched.

    One of its classes; annotations use `AnyMonitoredMessage`.
    """

    @dataclass
    class Boc:
        """The message itself.

        - boc: The message.
        """

        type: ClassVar[Literal["Boc"]] = "Boc"
        boc: str
        """The message."""

    @dataclass
    class HashAddress:
        """A message that is known by its hash.

        - hash: Hash of the message, 64 hex characters.
        - address: Its destination.
        """

        type: ClassVar[Literal["HashAddress"]] = "HashAddress"
        hash: str
        """Hash of the message, 64 hex characters."""
        address: str
        """Its destination."""


AnyMonitoredMessage = Union[MonitoredMessage.Boc, MonitoredMessage.HashAddress, UnknownVariant]
"""Any variant of MonitoredMessage, also one that only a newer daemon knows."""


@dataclass
class MonitoringQueueInfo:
    """Counts of a queue.

    - unresolved: Messages without result.
    - resolved: Results that wait to be fetched.
    """

    unresolved: int
    """Messages without result."""
    resolved: int
    """Results that wait to be fetched."""


@dataclass
class ParamsOfCancelMonitor:
    """A queue to be dropped.

    - queue: Name of the queue.
    - durable: The queue is kept in the storage and survives the process; it is another one than the queue of the
      same name that does not. Extension of the published interface. Default: `false`.
    """

    queue: str
    """Name of the queue."""
    durable: Optional[bool] = None
    """The queue is kept in the storage and survives the process; it is another one than the queue of the same name
    that does not. Extension of the published interface. Default: `false`.
    """


@dataclass
class ParamsOfFetchNextMonitorResults:
    """Results to be fetched.

    - queue: Name of the queue.
    - wait_mode: What to wait for. Default: `"NoWait"`.
    - durable: The queue is kept in the storage and survives the process; it is another one than the queue of the
      same name that does not. Extension of the published interface. Default: `false`.
    - acknowledge: Of a durable queue: this result and all before it are done with and never come again. Extension
      of the published interface.
    """

    queue: str
    """Name of the queue."""
    wait_mode: Optional[MonitorFetchWaitMode] = None
    """What to wait for. Default: `"NoWait"`."""
    durable: Optional[bool] = None
    """The queue is kept in the storage and survives the process; it is another one than the queue of the same name
    that does not. Extension of the published interface. Default: `false`.
    """
    acknowledge: Optional[str] = None
    """Of a durable queue: this result and all before it are done with and never come again. Extension of the
    published interface.
    """


@dataclass
class ParamsOfGetMonitorInfo:
    """A queue of watched messages.

    - queue: Name of the queue.
    - durable: The queue is kept in the storage and survives the process; it is another one than the queue of the
      same name that does not. Extension of the published interface. Default: `false`.
    """

    queue: str
    """Name of the queue."""
    durable: Optional[bool] = None
    """The queue is kept in the storage and survives the process; it is another one than the queue of the same name
    that does not. Extension of the published interface. Default: `false`.
    """


@dataclass
class ParamsOfMonitorMessages:
    """Messages to be watched.

    - queue: Name of the queue.
    - messages: The messages.
    - durable: The queue is kept in the storage and survives the process; it is another one than the queue of the
      same name that does not. Extension of the published interface. Default: `false`.
    """

    queue: str
    """Name of the queue."""
    messages: list[MessageMonitoringParams]
    """The messages."""
    durable: Optional[bool] = None
    """The queue is kept in the storage and survives the process; it is another one than the queue of the same name
    that does not. Extension of the published interface. Default: `false`.
    """


@dataclass
class ParamsOfProcessMessage:
    """A message to be made, sent and waited for.

    - message_encode_params: The message. `processing_try_index` counts the attempts of this call.
    - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
      with all others its absence is 518.
    - send_events: Send a ProcessingEvent for each step to the callback of the call. Default: `false`.
    - unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted once
      and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension of the
      published interface. Default: `false`.
    - verify: Whether what is returned is proven first (module proofs): what differs from what the network agreed
      on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of
      the published interface.
    """

    message_encode_params: _abi.ParamsOfEncodeMessage
    """The message. `processing_try_index` counts the attempts of this call."""
    dapp_id: str
    """Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; with all
    others its absence is 518.
    """
    send_events: Optional[bool] = None
    """Send a ProcessingEvent for each step to the callback of the call. Default: `false`."""
    unprotected: Optional[bool] = None
    """The contract has nothing that keeps it from executing a copy of the message: it is posted once and never
    repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension of the published
    interface. Default: `false`.
    """
    verify: Optional[bool] = None
    """Whether what is returned is proven first (module proofs): what differs from what the network agreed on, or
    cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ParamsOfSendMessage:
    """An external message to be sent.

    - message: The message, base64; references to the cache are not taken.
    - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
      with all others its absence is 518.
    - abi: ABI of the destination: the expiration is checked before and the result decoded after sending.
    - thread_id: Thread of the account, 68 hex characters. Default:
      `"00000000000000000000000000000000000000000000000000000000000000000000"`.
    - send_events: Send a ProcessingEvent for each step to the callback of the call. Default: `false`.
    - unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted once
      and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension of the
      published interface. Default: `false`.
    - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
      published interface.
    """

    message: str
    """The message, base64; references to the cache are not taken."""
    dapp_id: str
    """Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; with all
    others its absence is 518.
    """
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the destination: the expiration is checked before and the result decoded after sending."""
    thread_id: Optional[str] = None
    """Thread of the account, 68 hex characters. Default:
    `"00000000000000000000000000000000000000000000000000000000000000000000"`.
    """
    send_events: Optional[bool] = None
    """Send a ProcessingEvent for each step to the callback of the call. Default: `false`."""
    unprotected: Optional[bool] = None
    """The contract has nothing that keeps it from executing a copy of the message: it is posted once and never
    repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension of the published
    interface. Default: `false`.
    """
    rules: Optional[_abi.ChainRules] = None
    """Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ParamsOfSendMessages:
    """Messages to be sent.

    - messages: The messages.
    - monitor_queue: Queue that watches them.
    """

    messages: list[MessageSendingParams]
    """The messages."""
    monitor_queue: Optional[str] = None
    """Queue that watches them."""


@dataclass
class ParamsOfWaitForTransaction:
    """A message that was sent.

    - message: The message.
    - abi: ABI of the destination: determines the expiration and decodes the outgoing messages.
    - shard_block_id: Ignored. Deprecated: Since 3.0. No blocks are walked.
    - send_events: Send a ProcessingEvent for each step to the callback of the call. Default: `false`.
    - sending_endpoints: Endpoints that the message was sent to; named in the error when it is lost.
    - tx_hash: Hash of the transaction, as `send_message` gave it. Its absence is 512.
    - verify: Whether what is returned is proven first (module proofs): what differs from what the network agreed
      on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of
      the published interface.
    - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
      published interface.
    """

    message: str
    """The message."""
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the destination: determines the expiration and decodes the outgoing messages."""
    shard_block_id: Optional[str] = None
    """Ignored. Deprecated: Since 3.0. No blocks are walked."""
    send_events: Optional[bool] = None
    """Send a ProcessingEvent for each step to the callback of the call. Default: `false`."""
    sending_endpoints: Optional[list[str]] = None
    """Endpoints that the message was sent to; named in the error when it is lost."""
    tx_hash: Optional[str] = None
    """Hash of the transaction, as `send_message` gave it. Its absence is 512."""
    verify: Optional[bool] = None
    """Whether what is returned is proven first (module proofs): what differs from what the network agreed on, or
    cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """
    rules: Optional[_abi.ChainRules] = None
    """Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
    published interface.
    """


class ProcessingEvent:
    """A step of the processing of a message.

    One of its classes; annotations use `AnyProcessingEvent`.
    """

    @dataclass
    class WillFetchFirstBlock:
        """Never sent: no blocks are walked.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        """

        type: ClassVar[Literal["WillFetchFirstBlock"]] = "WillFetchFirstBlock"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""

    @dataclass
    class FetchFirstBlockFailed:
        """Never sent: no blocks are walked.

        - error: What went wrong.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        """

        type: ClassVar[Literal["FetchFirstBlockFailed"]] = "FetchFirstBlockFailed"
        error: _client.ClientError
        """What went wrong."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""

    @dataclass
    class WillSend:
        """The message is about to be sent.

        - shard_block_id: Always empty; no blocks are walked.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        """

        type: ClassVar[Literal["WillSend"]] = "WillSend"
        shard_block_id: str
        """Always empty; no blocks are walked."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""

    @dataclass
    class DidSend:
        """The node took the message and executed it.

        - shard_block_id: Always empty; no blocks are walked.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        """

        type: ClassVar[Literal["DidSend"]] = "DidSend"
        shard_block_id: str
        """Always empty; no blocks are walked."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""

    @dataclass
    class SendFailed:
        """The message could not be sent, or the node refused it.

        - shard_block_id: Always empty; no blocks are walked.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        - error: What went wrong.
        """

        type: ClassVar[Literal["SendFailed"]] = "SendFailed"
        shard_block_id: str
        """Always empty; no blocks are walked."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""
        error: _client.ClientError
        """What went wrong."""

    @dataclass
    class WillFetchNextBlock:
        """The wait for the transaction begins.

        - shard_block_id: Always empty; no blocks are walked.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        """

        type: ClassVar[Literal["WillFetchNextBlock"]] = "WillFetchNextBlock"
        shard_block_id: str
        """Always empty; no blocks are walked."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""

    @dataclass
    class FetchNextBlockFailed:
        """The transaction could not be asked for.

        - shard_block_id: Always empty; no blocks are walked.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        - error: What went wrong.
        """

        type: ClassVar[Literal["FetchNextBlockFailed"]] = "FetchNextBlockFailed"
        shard_block_id: str
        """Always empty; no blocks are walked."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""
        error: _client.ClientError
        """What went wrong."""

    @dataclass
    class MessageExpired:
        """The message expired; a new one is made and sent.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        - error: Why it counts as expired.
        """

        type: ClassVar[Literal["MessageExpired"]] = "MessageExpired"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""
        error: _client.ClientError
        """Why it counts as expired."""

    @dataclass
    class RempSentToValidators:
        """The network passed the message to its validators.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - timestamp: When the status was set, unix time in ms.
        - json: What the node adds to the status; null for nothing.
        """

        type: ClassVar[Literal["RempSentToValidators"]] = "RempSentToValidators"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        timestamp: int
        """When the status was set, unix time in ms."""
        json: Any
        """What the node adds to the status; null for nothing."""

    @dataclass
    class RempIncludedIntoBlock:
        """The message is in a block candidate.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - timestamp: When the status was set, unix time in ms.
        - json: What the node adds to the status; null for nothing.
        """

        type: ClassVar[Literal["RempIncludedIntoBlock"]] = "RempIncludedIntoBlock"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        timestamp: int
        """When the status was set, unix time in ms."""
        json: Any
        """What the node adds to the status; null for nothing."""

    @dataclass
    class RempIncludedIntoAcceptedBlock:
        """The message is in an accepted block.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - timestamp: When the status was set, unix time in ms.
        - json: What the node adds to the status; null for nothing.
        """

        type: ClassVar[Literal["RempIncludedIntoAcceptedBlock"]] = "RempIncludedIntoAcceptedBlock"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        timestamp: int
        """When the status was set, unix time in ms."""
        json: Any
        """What the node adds to the status; null for nothing."""

    @dataclass
    class RempOther:
        """Another status, such as the final ones.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - timestamp: When the status was set, unix time in ms.
        - json: What the node adds to the status; null for nothing.
        """

        type: ClassVar[Literal["RempOther"]] = "RempOther"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        timestamp: int
        """When the status was set, unix time in ms."""
        json: Any
        """What the node adds to the status; null for nothing."""

    @dataclass
    class RempError:
        """Statuses are given up; the transaction is waited for instead.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - error: Why.
        """

        type: ClassVar[Literal["RempError"]] = "RempError"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        error: _client.ClientError
        """Why."""


AnyProcessingEvent = Union[
    ProcessingEvent.WillFetchFirstBlock,
    ProcessingEvent.FetchFirstBlockFailed,
    ProcessingEvent.WillSend,
    ProcessingEvent.DidSend,
    ProcessingEvent.SendFailed,
    ProcessingEvent.WillFetchNextBlock,
    ProcessingEvent.FetchNextBlockFailed,
    ProcessingEvent.MessageExpired,
    ProcessingEvent.RempSentToValidators,
    ProcessingEvent.RempIncludedIntoBlock,
    ProcessingEvent.RempIncludedIntoAcceptedBlock,
    ProcessingEvent.RempOther,
    ProcessingEvent.RempError,
    UnknownVariant,
]
"""Any variant of ProcessingEvent, also one that only a newer daemon knows."""


class ProcessingResponseType(IntEnum):
    """Messages of a processing function.

    - PROCESSING_EVENT: A ProcessingEvent.
    """

    PROCESSING_EVENT = 100
    """A ProcessingEvent."""


@dataclass
class ResultOfFetchNextMonitorResults:
    """Fetched results.

    - results: The results. They leave the queue; those of a durable queue stay until they are acknowledged, and
      come at most 1000 at once.
    """

    results: list[MessageMonitoringResult]
    """The results. They leave the queue; those of a durable queue stay until they are acknowledged, and come at most
    1000 at once.
    """


@dataclass
class ResultOfProcessMessage:
    """The transaction of a message.

    - transaction: The transaction as `boc.parse_transaction` returns it, with `boc`.
    - out_messages: Outgoing messages in the order of the transaction.
    - fees: What it cost.
    - decoded: Decoded outgoing messages, when an ABI is known.
    - account_id: The account. Extension of the published interface.
    - dapp_id: Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on
      networks without Dapp IDs. Extension of the published interface.
    - finality: How far the network has gone. Extension of the published interface.
    """

    transaction: _boc.ParsedTransaction
    """The transaction as `boc.parse_transaction` returns it, with `boc`."""
    out_messages: list[str]
    """Outgoing messages in the order of the transaction."""
    fees: _tvm.TransactionFees
    """What it cost."""
    decoded: Optional[DecodedOutput] = None
    """Decoded outgoing messages, when an ABI is known."""
    account_id: Optional[str] = None
    """The account. Extension of the published interface."""
    dapp_id: Optional[str] = None
    """Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on networks without
    Dapp IDs. Extension of the published interface.
    """
    finality: Optional[Finality] = None
    """How far the network has gone. Extension of the published interface."""


@dataclass
class ResultOfSendMessage:
    """What the node made of a message.

    - producers: Hosts that produce blocks of the thread.
    - message_hash: Hash of the message.
    - block_hash: Block of the transaction; `None` from nodes that do not state it.
    - tx_hash: Hash of the transaction; `None` when there is none.
    - return_value: Decoded results of the called function, when `abi` is given.
    - aborted: Whether the transaction was aborted; possible with exit code 0 by its action phase.
    - exit_code: Exit code of the compute phase.
    - thread_id: Thread in which it was executed.
    - current_time: Time of the answer by the clock of the node, unix time in ms.
    - account_id: The account.
    - dapp_id: Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on
      networks without Dapp IDs.
    - finality: How far the network has gone. Extension of the published interface.
    """

    producers: list[str]
    """Hosts that produce blocks of the thread."""
    message_hash: Optional[str] = None
    """Hash of the message."""
    block_hash: Optional[str] = None
    """Block of the transaction; `None` from nodes that do not state it."""
    tx_hash: Optional[str] = None
    """Hash of the transaction; `None` when there is none."""
    return_value: Any = None
    """Decoded results of the called function, when `abi` is given."""
    aborted: Optional[bool] = None
    """Whether the transaction was aborted; possible with exit code 0 by its action phase."""
    exit_code: Optional[int] = None
    """Exit code of the compute phase."""
    thread_id: Optional[str] = None
    """Thread in which it was executed."""
    current_time: Optional[str] = None
    """Time of the answer by the clock of the node, unix time in ms."""
    account_id: Optional[str] = None
    """The account."""
    dapp_id: Optional[str] = None
    """Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on networks without
    Dapp IDs.
    """
    finality: Optional[Finality] = None
    """How far the network has gone. Extension of the published interface."""


@dataclass
class ResultOfSendMessages:
    """Messages that were sent.

    - messages: All of them, in the form `Boc`.
    """

    messages: list[MessageMonitoringParams]
    """All of them, in the form `Boc`."""
