"""Types of module processing.

Sends messages, waits for their transactions, and monitors them.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Optional, Union

from .._codec import UnknownVariant
from .._enums import NumberEnum, TextEnum
from . import abi as _abi
from . import boc as _boc
from . import client as _client
from . import tvm as _tvm


class ProcessingErrorCode(NumberEnum):
    """Numbers of the errors of module processing.

    - MESSAGE_ALREADY_EXPIRED: The `expire` header of a message is not in the future before it is sent.
    - MESSAGE_HAS_NOT_DESTINATION_ADDRESS: The destination of a message is not an account.
    - CAN_NOT_BUILD_MESSAGE_CELL: Cannot occur: a message that cannot be serialized is an error of module abi
      (305, 306).
    - FETCH_BLOCK_FAILED: Cannot occur: blocks are not iterated.
    - SEND_MESSAGE_FAILED: Cannot occur: a refusal by the node is 621 of module net.
    - INVALID_MESSAGE_BOC: Cannot occur: an invalid message is 201 of module boc.
    - MESSAGE_EXPIRED: The transaction of a message with an `expire` header was not found in time, or the contract
      refused the message as expired (57) or repeated (52). `data.sent` is false if it is proven that the message
      was not executed and never will be, true if this is unknown.
    - TRANSACTION_WAIT_TIMEOUT: The transaction of a message without an `expire` header was not found within
      `network.message_processing_timeout`. The message may have been executed or may still be.
    - INVALID_BLOCK_RECEIVED: Cannot occur: blocks are not iterated.
    - CAN_NOT_CHECK_BLOCK_SHARD: Cannot occur: blocks are not iterated.
    - BLOCK_NOT_FOUND: No starting block was found.
    - INVALID_DATA: An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of
      the node is invalid.
    - EXTERNAL_SIGNER_MUST_NOT_BE_USED: `process_message` is called with `Signer.External`, which leaves no time
      to sign the message.
    - MESSAGE_REJECTED: The network reported by REMP that it refused the message.
    - INVALID_REMP_STATUS: A REMP status is invalid. Reported only in the event `RempError`.
    - NEXT_REMP_STATUS_TIMEOUT: No further REMP status arrived in time. Reported only in the event `RempError`.
    - INVALID_THREAD: `thread_id` is not 68 hex characters.
    - DAPP_ID_REQUIRED: `dapp_id` is missing or empty, and the node supports Dapp IDs (version 1.0.0 or later, or
      unknown).
    - MESSAGE_UNPROTECTED: The ABI has neither `time` nor `expire`, so the contract is not protected from
      executing a copy of the message, and `unprotected` is not set, or the library runs in a page, which cannot
      send a message only once. Nothing was sent. Extension of the published interface.
    - OTHER_RULES: The node reports chain rules other than those under which the message was created. Nothing was
      sent. Extension of the published interface.
    - LOSS_NOT_ACCEPTED: The message would certainly lose more than `accept_loss` accepts; `data` names the
      losses, the recipient and the remedy. Nothing was signed or sent. Extension of the published interface.
    """

    MESSAGE_ALREADY_EXPIRED = 501
    """The `expire` header of a message is not in the future before it is sent."""
    MESSAGE_HAS_NOT_DESTINATION_ADDRESS = 502
    """The destination of a message is not an account."""
    CAN_NOT_BUILD_MESSAGE_CELL = 503
    """Cannot occur: a message that cannot be serialized is an error of module abi (305, 306)."""
    FETCH_BLOCK_FAILED = 504
    """Cannot occur: blocks are not iterated."""
    SEND_MESSAGE_FAILED = 505
    """Cannot occur: a refusal by the node is 621 of module net."""
    INVALID_MESSAGE_BOC = 506
    """Cannot occur: an invalid message is 201 of module boc."""
    MESSAGE_EXPIRED = 507
    """The transaction of a message with an `expire` header was not found in time, or the contract refused the
    message as expired (57) or repeated (52). `data.sent` is false if it is proven that the message was not
    executed and never will be, true if this is unknown.
    """
    TRANSACTION_WAIT_TIMEOUT = 508
    """The transaction of a message without an `expire` header was not found within
    `network.message_processing_timeout`. The message may have been executed or may still be.
    """
    INVALID_BLOCK_RECEIVED = 509
    """Cannot occur: blocks are not iterated."""
    CAN_NOT_CHECK_BLOCK_SHARD = 510
    """Cannot occur: blocks are not iterated."""
    BLOCK_NOT_FOUND = 511
    """No starting block was found."""
    INVALID_DATA = 512
    """An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of the node is
    invalid.
    """
    EXTERNAL_SIGNER_MUST_NOT_BE_USED = 513
    """`process_message` is called with `Signer.External`, which leaves no time to sign the message."""
    MESSAGE_REJECTED = 514
    """The network reported by REMP that it refused the message."""
    INVALID_REMP_STATUS = 515
    """A REMP status is invalid. Reported only in the event `RempError`."""
    NEXT_REMP_STATUS_TIMEOUT = 516
    """No further REMP status arrived in time. Reported only in the event `RempError`."""
    INVALID_THREAD = 517
    """`thread_id` is not 68 hex characters."""
    DAPP_ID_REQUIRED = 518
    """`dapp_id` is missing or empty, and the node supports Dapp IDs (version 1.0.0 or later, or unknown)."""
    MESSAGE_UNPROTECTED = 519
    """The ABI has neither `time` nor `expire`, so the contract is not protected from executing a copy of the
    message, and `unprotected` is not set, or the library runs in a page, which cannot send a message only once.
    Nothing was sent. Extension of the published interface.
    """
    OTHER_RULES = 520
    """The node reports chain rules other than those under which the message was created. Nothing was sent. Extension
    of the published interface.
    """
    LOSS_NOT_ACCEPTED = 521
    """The message would certainly lose more than `accept_loss` accepts; `data` names the losses, the recipient and
    the remedy. Nothing was signed or sent. Extension of the published interface.
    """


@dataclass
class ArrivedAmount:
    """What a message brought to its account. Extension of the published interface.

    - currency: Id of the currency; 0 is the main currency.
    - amount: What arrived, in nano units, before the fees.
    """

    currency: int
    """Id of the currency; 0 is the main currency."""
    amount: str
    """What arrived, in nano units, before the fees."""


@dataclass
class BalanceChange:
    """What a transaction did to the balance of its account. Extension of the published interface.

    - changes: Changes by currency; currencies without a change are omitted. Unlike `balance_delta` of networks,
      they exclude lost amounts. Like it, they do not include amounts that the contract itself minted, burnt or
      exchanged.
    - fees: All fees that the account paid. Their sum is `account_fees`.
    - arrived: What the inbound message brought.
    - losses: Losses. An amount with the certainty `possible` is an upper bound.
    """

    changes: list[CurrencyChange]
    """Changes by currency; currencies without a change are omitted. Unlike `balance_delta` of networks, they exclude
    lost amounts. Like it, they do not include amounts that the contract itself minted, burnt or exchanged.
    """
    fees: _tvm.TransactionFees
    """All fees that the account paid. Their sum is `account_fees`."""
    arrived: list[ArrivedAmount]
    """What the inbound message brought."""
    losses: list[Loss]
    """Losses. An amount with the certainty `possible` is an upper bound."""


@dataclass
class CurrencyAmount:
    """An amount of one currency. Extension of the published interface.

    - currency: Id of the currency; 0 is the main currency.
    - amount: Amount in nano units of the currency, more than 0.
    """

    currency: int
    """Id of the currency; 0 is the main currency."""
    amount: str
    """Amount in nano units of the currency, more than 0."""


@dataclass
class CurrencyChange:
    """Change of a balance in one currency. Extension of the published interface.

    - currency: Id of the currency; 0 is the main currency.
    - amount: The change in nano units, decimal; negative changes begin with `-`.
    """

    currency: int
    """Id of the currency; 0 is the main currency."""
    amount: str
    """The change in nano units, decimal; negative changes begin with `-`."""


@dataclass
class DecodedOutput:
    """Decoded outbound messages of a transaction.

    - out_messages: Decoded bodies, in the order of `out_messages`; null if the ABI does not describe the body.
    - output: Value of the last body that contains function results.
    """

    out_messages: list[Optional[_abi.DecodedMessageBody]]
    """Decoded bodies, in the order of `out_messages`; null if the ABI does not describe the body."""
    output: Any = None
    """Value of the last body that contains function results."""


@dataclass
class ExecutedTransaction:
    """A transaction. Extension of the published interface.

    - boc: The transaction, BOC.
    - dapp_id: Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with which
      losses between Dapp IDs are not detected.
    """

    boc: str
    """The transaction, BOC."""
    dapp_id: Optional[str] = None
    """Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with which losses between
    Dapp IDs are not detected.
    """


class Finality(TextEnum):
    """How final a transaction is. Extension of the published interface.

    - ACCEPTED: A node executed the message but reports no block yet; the transaction may still be lost.
    - IN_BLOCK: The transaction is in a block that may still be replaced.
    - FINAL: The network reports the transaction as final.
    - PROVED: Signatures of the network prove the transaction; requested with `verify`.
    """

    ACCEPTED = "accepted"
    """A node executed the message but reports no block yet; the transaction may still be lost."""
    IN_BLOCK = "in_block"
    """The transaction is in a block that may still be replaced."""
    FINAL = "final"
    """The network reports the transaction as final."""
    PROVED = "proved"
    """Signatures of the network prove the transaction; requested with `verify`."""


@dataclass
class Loss:
    """An amount that does not arrive. Extension of the published interface.

    - account_id: The recipient.
    - currency: Id of the currency; 0 is the main currency.
    - amount: The lost amount, in nano units of the currency.
    - certainty: How certain the loss is.
    - reason: Why it is lost.
    - dapp_id: Dapp ID of the recipient, if known.
    - message_hash: Hash of the message that carries the amount; absent until the message exists.
    """

    account_id: str
    """The recipient."""
    currency: int
    """Id of the currency; 0 is the main currency."""
    amount: str
    """The lost amount, in nano units of the currency."""
    certainty: LossCertainty
    """How certain the loss is."""
    reason: LossReason
    """Why it is lost."""
    dapp_id: Optional[str] = None
    """Dapp ID of the recipient, if known."""
    message_hash: Optional[str] = None
    """Hash of the message that carries the amount; absent until the message exists."""


class LossCertainty(TextEnum):
    """How certain a loss is. Extension of the published interface.

    - CERTAIN: The transaction of the recipient loses the amount; it was executed, or run locally on the state of
      the recipient.
    - POSSIBLE: The amount may be lost; this depends on something that is not known.
    """

    CERTAIN = "certain"
    """The transaction of the recipient loses the amount; it was executed, or run locally on the state of the
    recipient.
    """
    POSSIBLE = "possible"
    """The amount may be lost; this depends on something that is not known."""


class LossReason(TextEnum):
    """Why an amount is lost. Extension of the published interface.

    - OTHER_DAPP: The recipient has another Dapp ID. The main currency cannot cross Dapp IDs: it pays at most for
      the gas of one run.
    - NO_ACCOUNT: The recipient does not exist and therefore has no Dapp ID, so the main currency cannot reach it.
    - BAD_STATE_INIT: The message contains a state init that does not match the address, or libraries that are not
      allowed.
    - BOUNCE_FAILED: The message should bounce, but its value does not cover the fee of the return.
    - ACTIONS_FAILED: The actions of the recipient failed. The tokens from another Dapp that paid for its run are
      burnt a second time, from its own balance.
    - ACCOUNT_ENDED: The account was deleted together with its balance.
    - BURNT: The contract burnt the amount.
    - GIVEN_TO_DAPP: The contract returned the amount to the credit of its Dapp.
    - LIMIT: The amount is too large to be stored.
    - CANNOT_KNOW: Not enough is known about the recipient.
    """

    OTHER_DAPP = "other_dapp"
    """The recipient has another Dapp ID. The main currency cannot cross Dapp IDs: it pays at most for the gas of one
    run.
    """
    NO_ACCOUNT = "no_account"
    """The recipient does not exist and therefore has no Dapp ID, so the main currency cannot reach it."""
    BAD_STATE_INIT = "bad_state_init"
    """The message contains a state init that does not match the address, or libraries that are not allowed."""
    BOUNCE_FAILED = "bounce_failed"
    """The message should bounce, but its value does not cover the fee of the return."""
    ACTIONS_FAILED = "actions_failed"
    """The actions of the recipient failed. The tokens from another Dapp that paid for its run are burnt a second
    time, from its own balance.
    """
    ACCOUNT_ENDED = "account_ended"
    """The account was deleted together with its balance."""
    BURNT = "burnt"
    """The contract burnt the amount."""
    GIVEN_TO_DAPP = "given_to_dapp"
    """The contract returned the amount to the credit of its Dapp."""
    LIMIT = "limit"
    """The amount is too large to be stored."""
    CANNOT_KNOW = "cannot_know"
    """Not enough is known about the recipient."""


@dataclass
class MessageMonitoringParams:
    """A message to monitor, and for how long.

    - message: The message.
    - wait_until: When the message is considered lost, Unix time in s.
    - user_data: Arbitrary data, returned with the result.
    """

    message: AnyMonitoredMessage
    """The message."""
    wait_until: int
    """When the message is considered lost, Unix time in s."""
    user_data: Any = None
    """Arbitrary data, returned with the result."""


@dataclass
class MessageMonitoringResult:
    """Result of a monitored message.

    - hash: Hash of the message.
    - status: Status of the message.
    - transaction: Transaction of the message.
    - error: Why the message is considered lost.
    - user_data: The data given with the message.
    - finality: How final the transaction is; absent without one. Extension of the published interface.
    - outcome: What became of the message: `executed`, `failed`, or `unknown` with the status `Timeout`. Extension
      of the published interface.
    - number: Position among the results of a durable queue, for `acknowledge`; otherwise absent. Extension of the
      published interface.
    """

    hash: str
    """Hash of the message."""
    status: MessageMonitoringStatus
    """Status of the message."""
    transaction: Optional[MessageMonitoringTransaction] = None
    """Transaction of the message."""
    error: Optional[str] = None
    """Why the message is considered lost."""
    user_data: Any = None
    """The data given with the message."""
    finality: Optional[Finality] = None
    """How final the transaction is; absent without one. Extension of the published interface."""
    outcome: Optional[Outcome] = None
    """What became of the message: `executed`, `failed`, or `unknown` with the status `Timeout`. Extension of the
    published interface.
    """
    number: Optional[str] = None
    """Position among the results of a durable queue, for `acknowledge`; otherwise absent. Extension of the published
    interface.
    """


class MessageMonitoringStatus(TextEnum):
    """Status of a monitored message.

    - FINALIZED: The transaction is final.
    - TIMEOUT: No transaction was found until `wait_until`. This does not prove that the message was not executed.
    - RESERVED: Never returned.
    """

    FINALIZED = "Finalized"
    """The transaction is final."""
    TIMEOUT = "Timeout"
    """No transaction was found until `wait_until`. This does not prove that the message was not executed."""
    RESERVED = "Reserved"
    """Never returned."""


@dataclass
class MessageMonitoringTransaction:
    """Transaction of a message.

    - aborted: Whether it was aborted.
    - hash: Hash of the transaction.
    - compute: Compute phase of the transaction.
    """

    aborted: bool
    """Whether it was aborted."""
    hash: Optional[str] = None
    """Hash of the transaction."""
    compute: Optional[MessageMonitoringTransactionCompute] = None
    """Compute phase of the transaction."""


@dataclass
class MessageMonitoringTransactionCompute:
    """Compute phase of a transaction.

    - exit_code: Exit code.
    """

    exit_code: int
    """Exit code."""


@dataclass
class MessageSendingParams:
    """A message to send.

    - boc: The message.
    - wait_until: When the message is considered lost, Unix time in s.
    - user_data: Arbitrary data, returned with the result.
    """

    boc: str
    """The message."""
    wait_until: int
    """When the message is considered lost, Unix time in s."""
    user_data: Any = None
    """Arbitrary data, returned with the result."""


@dataclass
class MessageTransfer:
    """An outgoing message and what it would do to its recipient. Extension of the published interface.

    - account_id: The recipient.
    - state: State of the recipient before the message.
    - bounce: Whether the message is returned if the recipient fails.
    - has_body: Whether the message has a body.
    - deploys: Whether the message makes the recipient active.
    - sent: What the message carries.
    - arrives: What the recipient receives, before its fees and the messages that it sends. SHELL (currency 2)
      that is converted on arrival counts as main currency.
    - is_returned: Whether the message bounces, which returns its value less the fees.
    - losses: Losses of this message.
    - doubts: What is not known about the transfer.
    - dapp_id: Dapp ID of the recipient; absent if it has none or is not known.
    - run_cost: Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages. Absent
      if no contract runs.
    """

    account_id: str
    """The recipient."""
    state: RecipientState
    """State of the recipient before the message."""
    bounce: bool
    """Whether the message is returned if the recipient fails."""
    has_body: bool
    """Whether the message has a body."""
    deploys: bool
    """Whether the message makes the recipient active."""
    sent: list[CurrencyAmount]
    """What the message carries."""
    arrives: list[CurrencyAmount]
    """What the recipient receives, before its fees and the messages that it sends. SHELL (currency 2) that is
    converted on arrival counts as main currency.
    """
    is_returned: bool
    """Whether the message bounces, which returns its value less the fees."""
    losses: list[Loss]
    """Losses of this message."""
    doubts: list[TransferDoubt]
    """What is not known about the transfer."""
    dapp_id: Optional[str] = None
    """Dapp ID of the recipient; absent if it has none or is not known."""
    run_cost: Optional[str] = None
    """Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages. Absent if no
    contract runs.
    """


class MonitorFetchWaitMode(TextEnum):
    """What to wait for.

    - AT_LEAST_ONE: At least one result.
    - ALL: At least one result, and a result for every message of the queue.
    - NO_WAIT: Do not wait: return the available results.
    """

    AT_LEAST_ONE = "AtLeastOne"
    """At least one result."""
    ALL = "All"
    """At least one result, and a result for every message of the queue."""
    NO_WAIT = "NoWait"
    """Do not wait: return the available results."""


class MonitoredMessage:
    """A message to monitor.

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
        """A message known by its hash.

        - hash: Hash of the message, 64 hex characters.
        - address: Destination of the message.
        """

        type: ClassVar[Literal["HashAddress"]] = "HashAddress"
        hash: str
        """Hash of the message, 64 hex characters."""
        address: str
        """Destination of the message."""


AnyMonitoredMessage = Union[MonitoredMessage.Boc, MonitoredMessage.HashAddress, UnknownVariant]
"""Any variant of MonitoredMessage, also one that only a newer daemon knows."""


@dataclass
class MonitoringQueueInfo:
    """Counts of a monitoring queue.

    - unresolved: Number of messages without a result.
    - resolved: Number of results not yet fetched.
    """

    unresolved: int
    """Number of messages without a result."""
    resolved: int
    """Number of results not yet fetched."""


class Outcome(TextEnum):
    """What became of a message. Every error that occurs after a message was created reports it in `data.outcome`.
    Extension of the published interface.

    - NOT_EXECUTED: The message was not executed and never will be: this is proven, or nothing was sent. Final.
    - REFUSED: A node or the contract refused the message. It was not executed, and can no longer be after
      `data.settles_at` (Unix time in s: `expire_at` plus `network.expiration_margin`). Until then, it could still
      be executed if a node holds a copy and the account changes. Without `settles_at`, the message has no
      expiration: treat it as `unknown`.
    - FAILED: The message was executed and its transaction was aborted: `data.transaction_id`. Final.
    - EXECUTED: The message was executed: `data.transaction_id`. Final.
    - UNKNOWN: The message may have been executed or may still be: look up `data.message_hash` before you send a
      replacement.
    """

    NOT_EXECUTED = "not_executed"
    """The message was not executed and never will be: this is proven, or nothing was sent. Final."""
    REFUSED = "refused"
    """A node or the contract refused the message. It was not executed, and can no longer be after `data.settles_at`
    (Unix time in s: `expire_at` plus `network.expiration_margin`). Until then, it could still be executed if a
    node holds a copy and the account changes. Without `settles_at`, the message has no expiration: treat it as
    `unknown`.
    """
    FAILED = "failed"
    """The message was executed and its transaction was aborted: `data.transaction_id`. Final."""
    EXECUTED = "executed"
    """The message was executed: `data.transaction_id`. Final."""
    UNKNOWN = "unknown"
    """The message may have been executed or may still be: look up `data.message_hash` before you send a replacement."""


@dataclass
class ParamsOfCancelMonitor:
    """A queue to remove.

    - queue: Name of the queue.
    - durable: Keep the queue in the storage, so that it survives the process; it is separate from the non-durable
      queue of the same name. Extension of the published interface. Default: `false`.
    """

    queue: str
    """Name of the queue."""
    durable: Optional[bool] = None
    """Keep the queue in the storage, so that it survives the process; it is separate from the non-durable queue of
    the same name. Extension of the published interface. Default: `false`.
    """


@dataclass
class ParamsOfFetchNextMonitorResults:
    """Which results to fetch.

    - queue: Name of the queue.
    - wait_mode: What to wait for. Default: `"NoWait"`.
    - durable: Keep the queue in the storage, so that it survives the process; it is separate from the non-durable
      queue of the same name. Extension of the published interface. Default: `false`.
    - acknowledge: For a durable queue: acknowledges this result and all before it; they are never returned again.
      Extension of the published interface.
    """

    queue: str
    """Name of the queue."""
    wait_mode: Optional[MonitorFetchWaitMode] = None
    """What to wait for. Default: `"NoWait"`."""
    durable: Optional[bool] = None
    """Keep the queue in the storage, so that it survives the process; it is separate from the non-durable queue of
    the same name. Extension of the published interface. Default: `false`.
    """
    acknowledge: Optional[str] = None
    """For a durable queue: acknowledges this result and all before it; they are never returned again. Extension of
    the published interface.
    """


@dataclass
class ParamsOfFindLosses:
    """A message that has not been sent.

    - message_encode_params: The message to encode. It is not signed, so `Signer.External` is sufficient; the
      local run treats signatures as valid.
    - message: A finished external message instead.
    - out_messages: Instead of a message, the internal messages that an account sends, as returned by
      `tvm.run_executor`. Each is run on its recipient; external messages are ignored. At most 255.
    - planned: Messages that the account will send later, instead of a message or in addition to `out_messages`;
      in `transfers`, they come after those. At most 255.
    - chksig_always_succeed: Treat every signature as valid in the local run, for a `message` that is not signed
      yet. Default: `false`.
    - dapp_id: Dapp ID of the destination of the message, or of the account that sends `out_messages` and
      `planned`, 64 hex characters. Default: the account is looked up under its own id; `out_messages` use the
      Dapp ID that they contain.
    - account_id: Account that sends `planned`. Default: the account id of zeros.
    - recipient_dapp_ids: Dapp IDs to look up the recipients of `out_messages` and `planned` under, in addition to
      `dapp_id` and their own ids. The network finds an account only under its Dapp ID.
    - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
      published interface.
    """

    message_encode_params: Optional[_abi.ParamsOfEncodeMessage] = None
    """The message to encode. It is not signed, so `Signer.External` is sufficient; the local run treats signatures
    as valid.
    """
    message: Optional[str] = None
    """A finished external message instead."""
    out_messages: Optional[list[str]] = None
    """Instead of a message, the internal messages that an account sends, as returned by `tvm.run_executor`. Each is
    run on its recipient; external messages are ignored. At most 255.
    """
    planned: Optional[list[PlannedMessage]] = None
    """Messages that the account will send later, instead of a message or in addition to `out_messages`; in
    `transfers`, they come after those. At most 255.
    """
    chksig_always_succeed: Optional[bool] = None
    """Treat every signature as valid in the local run, for a `message` that is not signed yet. Default: `false`."""
    dapp_id: Optional[str] = None
    """Dapp ID of the destination of the message, or of the account that sends `out_messages` and `planned`, 64 hex
    characters. Default: the account is looked up under its own id; `out_messages` use the Dapp ID that they
    contain.
    """
    account_id: Optional[str] = None
    """Account that sends `planned`. Default: the account id of zeros."""
    recipient_dapp_ids: Optional[list[str]] = None
    """Dapp IDs to look up the recipients of `out_messages` and `planned` under, in addition to `dapp_id` and their
    own ids. The network finds an account only under its Dapp ID.
    """
    rules: Optional[_abi.ChainRules] = None
    """Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ParamsOfFindOutcome:
    """A message that may have been sent.

    - message: The external message. Its hash is not enough: the proof runs the message on the state of its
      account.
    - abi: ABI of the destination: determines the expiration of the message.
    - expire_at: Expiration in the header of the message, Unix time in s, in place of `abi`. The proof relies on
      it: a value earlier than that of the message may prove too much.
    - sent_at: When the message was sent for the first time, or earlier, Unix time in s. The history of the
      account is read back to 10 minutes before. Default: back to its first transaction, at most 20,000 of them.
    - dapp_id: Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its own
      id.
    - thread_id: Thread of the account, 68 hex characters. Default:
      `"00000000000000000000000000000000000000000000000000000000000000000000"`.
    - verify: Prove the result before it is returned (module proofs): anything that differs from what the network
      agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration.
      Extension of the published interface.
    - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
      published interface.
    """

    message: str
    """The external message. Its hash is not enough: the proof runs the message on the state of its account."""
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the destination: determines the expiration of the message."""
    expire_at: Optional[int] = None
    """Expiration in the header of the message, Unix time in s, in place of `abi`. The proof relies on it: a value
    earlier than that of the message may prove too much.
    """
    sent_at: Optional[int] = None
    """When the message was sent for the first time, or earlier, Unix time in s. The history of the account is read
    back to 10 minutes before. Default: back to its first transaction, at most 20,000 of them.
    """
    dapp_id: Optional[str] = None
    """Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its own id."""
    thread_id: Optional[str] = None
    """Thread of the account, 68 hex characters. Default:
    `"00000000000000000000000000000000000000000000000000000000000000000000"`.
    """
    verify: Optional[bool] = None
    """Prove the result before it is returned (module proofs): anything that differs from what the network agreed on,
    or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """
    rules: Optional[_abi.ChainRules] = None
    """Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ParamsOfGetMonitorInfo:
    """A monitoring queue.

    - queue: Name of the queue.
    - durable: Keep the queue in the storage, so that it survives the process; it is separate from the non-durable
      queue of the same name. Extension of the published interface. Default: `false`.
    """

    queue: str
    """Name of the queue."""
    durable: Optional[bool] = None
    """Keep the queue in the storage, so that it survives the process; it is separate from the non-durable queue of
    the same name. Extension of the published interface. Default: `false`.
    """


@dataclass
class ParamsOfMonitorMessages:
    """Messages to monitor.

    - queue: Name of the queue.
    - messages: The messages.
    - durable: Keep the queue in the storage, so that it survives the process; it is separate from the non-durable
      queue of the same name. Extension of the published interface. Default: `false`.
    """

    queue: str
    """Name of the queue."""
    messages: list[MessageMonitoringParams]
    """The messages."""
    durable: Optional[bool] = None
    """Keep the queue in the storage, so that it survives the process; it is separate from the non-durable queue of
    the same name. Extension of the published interface. Default: `false`.
    """


@dataclass
class ParamsOfProcessMessage:
    """A message to encode, send and wait for.

    - message_encode_params: The message. `processing_try_index` counts the attempts of this call.
    - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
      all others require it (518).
    - send_events: Send a ProcessingEvent to the callback for each step of the call. Default: `false`.
    - unprotected: The contract has no replay protection: send the message once and never repeat it. Without this
      option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published interface.
      Default: `false`.
    - verify: Prove the result before it is returned (module proofs): anything that differs from what the network
      agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration.
      Extension of the published interface.
    - prove_refusal: If a node or the contract refuses the message, wait for the proof that it was not executed,
      and report the outcome `not_executed` instead of `refused`. The proof is available
      `network.expiration_margin` after the message expires. Extension of the published interface. Default:
      `false`.
    - accept_loss: Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
      message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency) to
      accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main
      currency in a call of an active contract, where it is twice the cost of the run, because a call into another
      Dapp has to carry that amount. An empty map requests the check with these defaults. Default: no check.
      Extension of the published interface.
    - answer_required: Fail after the execution if the ABI declares outputs of the called function and the
      contract sends no answer (418) or one that the ABI does not describe (419); `data` has `outcome` `executed`
      and `transaction_id`. Without it, `decoded.output` is then absent. Extension of the published interface.
      Default: `false`.
    """

    message_encode_params: _abi.ParamsOfEncodeMessage
    """The message. `processing_try_index` counts the attempts of this call."""
    dapp_id: str
    """Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all others
    require it (518).
    """
    send_events: Optional[bool] = None
    """Send a ProcessingEvent to the callback for each step of the call. Default: `false`."""
    unprotected: Optional[bool] = None
    """The contract has no replay protection: send the message once and never repeat it. Without this option, an ABI
    with neither `time` nor `expire` is refused (519). Extension of the published interface. Default: `false`.
    """
    verify: Optional[bool] = None
    """Prove the result before it is returned (module proofs): anything that differs from what the network agreed on,
    or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """
    prove_refusal: Optional[bool] = None
    """If a node or the contract refuses the message, wait for the proof that it was not executed, and report the
    outcome `not_executed` instead of `refused`. The proof is available `network.expiration_margin` after the
    message expires. Extension of the published interface. Default: `false`.
    """
    accept_loss: Optional[dict[str, str]] = None
    """Checks for losses before anything is signed, like `processing.find_losses`, and refuses the message (521) if a
    certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency) to accepted amounts in
    nano units. Currencies that are not listed have defaults: 0, except for the main currency in a call of an
    active contract, where it is twice the cost of the run, because a call into another Dapp has to carry that
    amount. An empty map requests the check with these defaults. Default: no check. Extension of the published
    interface.
    """
    answer_required: Optional[bool] = None
    """Fail after the execution if the ABI declares outputs of the called function and the contract sends no answer
    (418) or one that the ABI does not describe (419); `data` has `outcome` `executed` and `transaction_id`.
    Without it, `decoded.output` is then absent. Extension of the published interface. Default: `false`.
    """


@dataclass
class ParamsOfReadBalanceChanges:
    """Transactions to read.

    - transactions: At most 1000 transactions.
    """

    transactions: list[ExecutedTransaction]
    """At most 1000 transactions."""


@dataclass
class ParamsOfSendMessage:
    """An external message to send.

    - message: The message, base64; cache references are not accepted.
    - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
      all others require it (518).
    - abi: ABI of the destination: used to check the expiration before sending, and to decode the result.
    - thread_id: Thread of the account, 68 hex characters. Default:
      `"00000000000000000000000000000000000000000000000000000000000000000000"`.
    - send_events: Send a ProcessingEvent to the callback for each step of the call. Default: `false`.
    - unprotected: The contract has no replay protection: send the message once and never repeat it. Without this
      option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published interface.
      Default: `false`.
    - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
      published interface.
    """

    message: str
    """The message, base64; cache references are not accepted."""
    dapp_id: str
    """Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all others
    require it (518).
    """
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the destination: used to check the expiration before sending, and to decode the result."""
    thread_id: Optional[str] = None
    """Thread of the account, 68 hex characters. Default:
    `"00000000000000000000000000000000000000000000000000000000000000000000"`.
    """
    send_events: Optional[bool] = None
    """Send a ProcessingEvent to the callback for each step of the call. Default: `false`."""
    unprotected: Optional[bool] = None
    """The contract has no replay protection: send the message once and never repeat it. Without this option, an ABI
    with neither `time` nor `expire` is refused (519). Extension of the published interface. Default: `false`.
    """
    rules: Optional[_abi.ChainRules] = None
    """Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ParamsOfSendMessages:
    """Messages to send.

    - messages: The messages.
    - monitor_queue: Queue that monitors them.
    - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
      published interface.
    """

    messages: list[MessageSendingParams]
    """The messages."""
    monitor_queue: Optional[str] = None
    """Queue that monitors them."""
    rules: Optional[_abi.ChainRules] = None
    """Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ParamsOfWaitForTransaction:
    """A sent message.

    - message: The message.
    - abi: ABI of the destination: determines the expiration and decodes the outgoing messages.
    - shard_block_id: Ignored. Deprecated: Since 3.0. Blocks are not iterated.
    - send_events: Send a ProcessingEvent to the callback for each step of the call. Default: `false`.
    - sending_endpoints: Endpoints that the message was sent to; named in the error if the message is lost.
    - tx_hash: Hash of the transaction, as returned by `send_message`. Required (512).
    - verify: Prove the result before it is returned (module proofs): anything that differs from what the network
      agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration.
      Extension of the published interface.
    - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
      published interface.
    """

    message: str
    """The message."""
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the destination: determines the expiration and decodes the outgoing messages."""
    shard_block_id: Optional[str] = None
    """Ignored. Deprecated: Since 3.0. Blocks are not iterated."""
    send_events: Optional[bool] = None
    """Send a ProcessingEvent to the callback for each step of the call. Default: `false`."""
    sending_endpoints: Optional[list[str]] = None
    """Endpoints that the message was sent to; named in the error if the message is lost."""
    tx_hash: Optional[str] = None
    """Hash of the transaction, as returned by `send_message`. Required (512)."""
    verify: Optional[bool] = None
    """Prove the result before it is returned (module proofs): anything that differs from what the network agreed on,
    or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """
    rules: Optional[_abi.ChainRules] = None
    """Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the
    published interface.
    """


@dataclass
class PlannedMessage:
    """A message that an account will send later, such as that of a proposal in a multisig wallet. Extension of the
    published interface.

    - account_id: The recipient, in workchain 0.
    - amounts: What the message carries.
    - bounce: Whether the message is returned if the recipient fails.
    - exchanges: Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16). Default:
      `false`.
    - body: Body of the message. Default: none.
    - state_init: State init of the message. Default: none.
    """

    account_id: str
    """The recipient, in workchain 0."""
    amounts: list[CurrencyAmount]
    """What the message carries."""
    bounce: bool
    """Whether the message is returned if the recipient fails."""
    exchanges: Optional[bool] = None
    """Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16). Default: `false`."""
    body: Optional[str] = None
    """Body of the message. Default: none."""
    state_init: Optional[str] = None
    """State init of the message. Default: none."""


class ProcessingEvent:
    """A step in the processing of a message.

    One of its classes; annotations use `AnyProcessingEvent`.
    """

    @dataclass
    class WillFetchFirstBlock:
        """Never sent: blocks are not iterated.

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
        """Never sent: blocks are not iterated.

        - error: The error.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        """

        type: ClassVar[Literal["FetchFirstBlockFailed"]] = "FetchFirstBlockFailed"
        error: _client.ClientError
        """The error."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""

    @dataclass
    class WillSend:
        """The message is about to be sent.

        - shard_block_id: Always empty: blocks are not iterated.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        """

        type: ClassVar[Literal["WillSend"]] = "WillSend"
        shard_block_id: str
        """Always empty: blocks are not iterated."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""

    @dataclass
    class DidSend:
        """The node accepted and executed the message.

        - shard_block_id: Always empty: blocks are not iterated.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        """

        type: ClassVar[Literal["DidSend"]] = "DidSend"
        shard_block_id: str
        """Always empty: blocks are not iterated."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""

    @dataclass
    class SendFailed:
        """The message could not be sent, or the node refused it.

        - shard_block_id: Always empty: blocks are not iterated.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        - error: The error.
        """

        type: ClassVar[Literal["SendFailed"]] = "SendFailed"
        shard_block_id: str
        """Always empty: blocks are not iterated."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""
        error: _client.ClientError
        """The error."""

    @dataclass
    class WillFetchNextBlock:
        """Waiting for the transaction begins.

        - shard_block_id: Always empty: blocks are not iterated.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        """

        type: ClassVar[Literal["WillFetchNextBlock"]] = "WillFetchNextBlock"
        shard_block_id: str
        """Always empty: blocks are not iterated."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""

    @dataclass
    class FetchNextBlockFailed:
        """The transaction could not be queried.

        - shard_block_id: Always empty: blocks are not iterated.
        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        - error: The error.
        """

        type: ClassVar[Literal["FetchNextBlockFailed"]] = "FetchNextBlockFailed"
        shard_block_id: str
        """Always empty: blocks are not iterated."""
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""
        error: _client.ClientError
        """The error."""

    @dataclass
    class MessageExpired:
        """The message expired; a new one is encoded and sent.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - message: The message.
        - error: Why the message is considered expired.
        """

        type: ClassVar[Literal["MessageExpired"]] = "MessageExpired"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        message: str
        """The message."""
        error: _client.ClientError
        """Why the message is considered expired."""

    @dataclass
    class RempSentToValidators:
        """The network passed the message to its validators.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - timestamp: When the status was set, Unix time in ms.
        - json: Additional data from the node; null if there is none.
        """

        type: ClassVar[Literal["RempSentToValidators"]] = "RempSentToValidators"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        timestamp: int
        """When the status was set, Unix time in ms."""
        json: Any
        """Additional data from the node; null if there is none."""

    @dataclass
    class RempIncludedIntoBlock:
        """The message is in a block candidate.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - timestamp: When the status was set, Unix time in ms.
        - json: Additional data from the node; null if there is none.
        """

        type: ClassVar[Literal["RempIncludedIntoBlock"]] = "RempIncludedIntoBlock"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        timestamp: int
        """When the status was set, Unix time in ms."""
        json: Any
        """Additional data from the node; null if there is none."""

    @dataclass
    class RempIncludedIntoAcceptedBlock:
        """The message is in an accepted block.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - timestamp: When the status was set, Unix time in ms.
        - json: Additional data from the node; null if there is none.
        """

        type: ClassVar[Literal["RempIncludedIntoAcceptedBlock"]] = "RempIncludedIntoAcceptedBlock"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        timestamp: int
        """When the status was set, Unix time in ms."""
        json: Any
        """Additional data from the node; null if there is none."""

    @dataclass
    class RempOther:
        """Another status, such as a final one.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - timestamp: When the status was set, Unix time in ms.
        - json: Additional data from the node; null if there is none.
        """

        type: ClassVar[Literal["RempOther"]] = "RempOther"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        timestamp: int
        """When the status was set, Unix time in ms."""
        json: Any
        """Additional data from the node; null if there is none."""

    @dataclass
    class RempError:
        """No more statuses are expected; the transaction is awaited instead.

        - message_id: Hash of the message.
        - message_dst: Destination, `<workchain>:<hex>`.
        - error: The reason.
        """

        type: ClassVar[Literal["RempError"]] = "RempError"
        message_id: str
        """Hash of the message."""
        message_dst: str
        """Destination, `<workchain>:<hex>`."""
        error: _client.ClientError
        """The reason."""


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


class ProcessingResponseType(NumberEnum):
    """Kind of a message of processing functions.

    - PROCESSING_EVENT: A ProcessingEvent.
    """

    PROCESSING_EVENT = 100
    """A ProcessingEvent."""


class RecipientState(TextEnum):
    """State of a recipient before the message. Extension of the published interface.

    - ACTIVE: The account has a contract.
    - UNINIT: The account exists and has no contract.
    - FROZEN: It is frozen.
    - ABSENT: It does not exist.
    - UNKNOWN: It could not be read.
    """

    ACTIVE = "active"
    """The account has a contract."""
    UNINIT = "uninit"
    """The account exists and has no contract."""
    FROZEN = "frozen"
    """It is frozen."""
    ABSENT = "absent"
    """It does not exist."""
    UNKNOWN = "unknown"
    """It could not be read."""


@dataclass
class ResultOfFetchNextMonitorResults:
    """Fetched results.

    - results: The results. They are removed from the queue; those of a durable queue stay until they are
      acknowledged, and at most 1000 are returned at once.
    """

    results: list[MessageMonitoringResult]
    """The results. They are removed from the queue; those of a durable queue stay until they are acknowledged, and
    at most 1000 are returned at once.
    """


@dataclass
class ResultOfFindLosses:
    """What the message would do, according to a local run.

    - transfers: Outgoing messages to other accounts, in the order of the transaction.
    - losses: All losses: those of `transfers`, and possible losses of messages that the recipients send to
      accounts that were read.
    - error: Why the message would send nothing: its account does not exist or does not accept it, or the
      transaction would be aborted.
    """

    transfers: list[MessageTransfer]
    """Outgoing messages to other accounts, in the order of the transaction."""
    losses: list[Loss]
    """All losses: those of `transfers`, and possible losses of messages that the recipients send to accounts that
    were read.
    """
    error: Optional[_client.ClientError] = None
    """Why the message would send nothing: its account does not exist or does not accept it, or the transaction would
    be aborted.
    """


@dataclass
class ResultOfFindOutcome:
    """What became of the message.

    - outcome: `executed` or `failed` by its transaction; `not_executed` only if it is proven that it was not
      executed and never will be; otherwise `unknown`.
    - message_hash: Hash of the message.
    - expire_at: Expiration of the message, Unix time in s; absent if it is not known or there is none.
    - transaction_id: Its transaction, with `executed` and `failed`.
    - finality: How final the transaction is.
    - state_timestamp: With `not_executed`: time of the state of the account that proves it, Unix time in ms; of
      several, the earliest.
    - not_proven: With `unknown`: what is missing for a proof, for people.
    - settles_at: With `unknown`, before this time: the earliest time at which a proof is possible, Unix time in
      s.
    """

    outcome: Outcome
    """`executed` or `failed` by its transaction; `not_executed` only if it is proven that it was not executed and
    never will be; otherwise `unknown`.
    """
    message_hash: str
    """Hash of the message."""
    expire_at: Optional[int] = None
    """Expiration of the message, Unix time in s; absent if it is not known or there is none."""
    transaction_id: Optional[str] = None
    """Its transaction, with `executed` and `failed`."""
    finality: Optional[Finality] = None
    """How final the transaction is."""
    state_timestamp: Optional[int] = None
    """With `not_executed`: time of the state of the account that proves it, Unix time in ms; of several, the
    earliest.
    """
    not_proven: Optional[str] = None
    """With `unknown`: what is missing for a proof, for people."""
    settles_at: Optional[int] = None
    """With `unknown`, before this time: the earliest time at which a proof is possible, Unix time in s."""


@dataclass
class ResultOfProcessMessage:
    """The transaction of a message.

    - transaction: The transaction as `boc.parse_transaction` returns it, with `boc`.
    - out_messages: Outbound messages, in the order of the transaction.
    - fees: Fees of the transaction.
    - decoded: Decoded outbound messages, if an ABI is known.
    - account_id: The account. Extension of the published interface.
    - dapp_id: Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks
      without Dapp IDs. Extension of the published interface.
    - finality: How final the transaction is. Extension of the published interface.
    - losses: Losses of the outgoing messages. Only with `accept_loss`, which asks for the check. They are taken
      from the transactions of the recipients if the network shows them, otherwise from a local run. Extension of
      the published interface.
    """

    transaction: _boc.ParsedTransaction
    """The transaction as `boc.parse_transaction` returns it, with `boc`."""
    out_messages: list[str]
    """Outbound messages, in the order of the transaction."""
    fees: _tvm.TransactionFees
    """Fees of the transaction."""
    decoded: Optional[DecodedOutput] = None
    """Decoded outbound messages, if an ABI is known."""
    account_id: Optional[str] = None
    """The account. Extension of the published interface."""
    dapp_id: Optional[str] = None
    """Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks without
    Dapp IDs. Extension of the published interface.
    """
    finality: Optional[Finality] = None
    """How final the transaction is. Extension of the published interface."""
    losses: Optional[list[Loss]] = None
    """Losses of the outgoing messages. Only with `accept_loss`, which asks for the check. They are taken from the
    transactions of the recipients if the network shows them, otherwise from a local run. Extension of the
    published interface.
    """


@dataclass
class ResultOfReadBalanceChanges:
    """Balance changes of the transactions.

    - transactions: In the order of the parameters.
    """

    transactions: list[BalanceChange]
    """In the order of the parameters."""


@dataclass
class ResultOfSendMessage:
    """Result of sending a message.

    - producers: Hosts that produce the blocks of the thread.
    - message_hash: Hash of the message.
    - block_hash: Block of the transaction; `None` if the node does not report it.
    - tx_hash: Hash of the transaction; `None` if there is none.
    - return_value: Decoded results of the called function, if `abi` is given.
    - aborted: Whether the transaction was aborted; with exit code 0, its action phase may have failed.
    - exit_code: Exit code of the compute phase.
    - thread_id: Thread that executed the message.
    - current_time: Time of the answer by the clock of the node, Unix time in ms.
    - account_id: The account.
    - dapp_id: Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks
      without Dapp IDs.
    - finality: How final the transaction is. Extension of the published interface.
    """

    producers: list[str]
    """Hosts that produce the blocks of the thread."""
    message_hash: Optional[str] = None
    """Hash of the message."""
    block_hash: Optional[str] = None
    """Block of the transaction; `None` if the node does not report it."""
    tx_hash: Optional[str] = None
    """Hash of the transaction; `None` if there is none."""
    return_value: Any = None
    """Decoded results of the called function, if `abi` is given."""
    aborted: Optional[bool] = None
    """Whether the transaction was aborted; with exit code 0, its action phase may have failed."""
    exit_code: Optional[int] = None
    """Exit code of the compute phase."""
    thread_id: Optional[str] = None
    """Thread that executed the message."""
    current_time: Optional[str] = None
    """Time of the answer by the clock of the node, Unix time in ms."""
    account_id: Optional[str] = None
    """The account."""
    dapp_id: Optional[str] = None
    """Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks without
    Dapp IDs.
    """
    finality: Optional[Finality] = None
    """How final the transaction is. Extension of the published interface."""


@dataclass
class ResultOfSendMessages:
    """The sent messages.

    - messages: All messages, in the form `Boc`.
    """

    messages: list[MessageMonitoringParams]
    """All messages, in the form `Boc`."""


class SendFlags:
    """Flags of a message that a contract sends, for parameters such as `flags` of a wallet; combine them with `|`.
    Networks with Dapp IDs allow these. Extension of the published interface.
    """

    PAY_FEES = 1
    """The sender pays the forwarding fee in addition to the amount. Without it, the fee is taken from the amount."""
    EXCHANGE = 16
    """All SHELL (currency 2) of the message becomes main currency on arrival, one to one. It arrives in other Dapp
    IDs as well.
    """
    DESTROY_IF_EMPTY = 32
    """Deletes the sending account if its balance is zero afterwards. Only together with `AllBalance`."""
    ALL_BALANCE = 128
    """Sends everything that the account has, in all currencies."""


class TransferDoubt(TextEnum):
    """What is not known about a transfer. Extension of the published interface.

    - RECIPIENT: The state of the recipient could not be read.
    - RUN: The message cannot be executed locally on the recipient.
    - DAPP_ID: An earlier message of the same call deploys the recipient, and the network may assign it to another
      Dapp.
    - SENDS_ON: The recipient sends messages of its own, which were not followed.
    """

    RECIPIENT = "recipient"
    """The state of the recipient could not be read."""
    RUN = "run"
    """The message cannot be executed locally on the recipient."""
    DAPP_ID = "dapp_id"
    """An earlier message of the same call deploys the recipient, and the network may assign it to another Dapp."""
    SENDS_ON = "sends_on"
    """The recipient sends messages of its own, which were not followed."""
