"""Types of module outbox.

Messages stored until they have a result: they survive the process that sends them, and each is sent once.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Optional, Union

from .._codec import UnknownVariant
from .._enums import NumberEnum, TextEnum
from . import abi as _abi
from . import client as _client
from . import crypto as _crypto
from . import processing as _processing
from . import tvm as _tvm


class OutboxErrorCode(NumberEnum):
    """Numbers of the errors of module outbox.

    - KEY_IN_USE: The key belongs to an entry with different parameters: it was used for another message and never
      sends a second one.
    - ENTRY_NOT_FOUND: The outbox has no such entry on this network.
    - NETWORK_NOT_IDENTIFIED: These endpoints have not been used before, and none of them can be reached to
      identify the network.
    - INVALID_OUTBOX_PARAMETER: A parameter of the outbox is invalid; `data.field` names it.
    """

    KEY_IN_USE = 1001
    """The key belongs to an entry with different parameters: it was used for another message and never sends a
    second one.
    """
    ENTRY_NOT_FOUND = 1002
    """The outbox has no such entry on this network."""
    NETWORK_NOT_IDENTIFIED = 1003
    """These endpoints have not been used before, and none of them can be reached to identify the network."""
    INVALID_OUTBOX_PARAMETER = 1004
    """A parameter of the outbox is invalid; `data.field` names it."""


class OutboxDecision(TextEnum):
    """What to do with held entries.

    - UNSENT: They were not sent after the copy was made: send them now.
    - UNKNOWN: They were sent, or it is not known: end them as `unknown`, never send them.
    """

    UNSENT = "unsent"
    """They were not sent after the copy was made: send them now."""
    UNKNOWN = "unknown"
    """They were sent, or it is not known: end them as `unknown`, never send them."""


@dataclass
class OutboxEntry:
    """An entry of the outbox.

    - id: Id of the entry.
    - group: Group of the entry.
    - state: State of the entry.
    - account_id: Destination.
    - replaced: Hashes of earlier messages, proven not to have been executed.
    - created_at: When the entry was created, Unix time in ms.
    - changed_at: When the entry entered its state, Unix time in ms.
    - key: Key of the entry.
    - outcome: What became of the entry; absent until it has ended.
    - dapp_id: Dapp ID of the destination.
    - message_hash: Hash of the current message; absent until it is signed.
    - expire_at: When the current message expires, Unix time in s; absent if it does not expire.
    - not_before: As given, Unix time in s.
    - give_up_at: As given, Unix time in s.
    - held: Present while the entry is held.
    - transaction_id: Hash of the transaction.
    - exit_code: Exit code, if the transaction was aborted.
    - fees: Fees of the transaction.
    - output: What the function returned, if the ABI is known.
    - finality: How final the transaction is.
    - losses: What the message lost, or would have lost if it was refused because of losses. Only with
      `accept_loss`, which asks for the check.
    - error: Why the entry failed, or what last prevented it from ending.
    """

    id: str
    """Id of the entry."""
    group: str
    """Group of the entry."""
    state: OutboxState
    """State of the entry."""
    account_id: str
    """Destination."""
    replaced: list[str]
    """Hashes of earlier messages, proven not to have been executed."""
    created_at: int
    """When the entry was created, Unix time in ms."""
    changed_at: int
    """When the entry entered its state, Unix time in ms."""
    key: Optional[str] = None
    """Key of the entry."""
    outcome: Optional[_processing.Outcome] = None
    """What became of the entry; absent until it has ended."""
    dapp_id: Optional[str] = None
    """Dapp ID of the destination."""
    message_hash: Optional[str] = None
    """Hash of the current message; absent until it is signed."""
    expire_at: Optional[int] = None
    """When the current message expires, Unix time in s; absent if it does not expire."""
    not_before: Optional[int] = None
    """As given, Unix time in s."""
    give_up_at: Optional[int] = None
    """As given, Unix time in s."""
    held: Optional[OutboxHold] = None
    """Present while the entry is held."""
    transaction_id: Optional[str] = None
    """Hash of the transaction."""
    exit_code: Optional[int] = None
    """Exit code, if the transaction was aborted."""
    fees: Optional[_tvm.TransactionFees] = None
    """Fees of the transaction."""
    output: Any = None
    """What the function returned, if the ABI is known."""
    finality: Optional[_processing.Finality] = None
    """How final the transaction is."""
    losses: Optional[list[_processing.Loss]] = None
    """What the message lost, or would have lost if it was refused because of losses. Only with `accept_loss`, which
    asks for the check.
    """
    error: Optional[_client.ClientError] = None
    """Why the entry failed, or what last prevented it from ending."""


@dataclass
class OutboxHold:
    """The storage was restored from a copy and the entry may have been sent after the copy was made: it waits for
    proof, or for `outbox.release`.

    - reason: Result of the latest check.
    - matches: Transactions that may belong to the entry.
    - made_at: When the copy was made, Unix time in ms.
    - restored_at: When the copy was restored, Unix time in ms.
    """

    reason: OutboxHoldReason
    """Result of the latest check."""
    matches: list[str]
    """Transactions that may belong to the entry."""
    made_at: int
    """When the copy was made, Unix time in ms."""
    restored_at: int
    """When the copy was restored, Unix time in ms."""


class OutboxHoldReason(TextEnum):
    """Why an entry of a restored storage is held.

    - NOT_CHECKED: The network is not reachable yet, or does not show the whole history of the account.
    - TOO_EARLY: A message sent before the restore could still be executed.
    - EXECUTED_SINCE: The account has since executed the same call, possibly for this entry.
    - NO_PROOF: The ABI is not known, or the contract has no `expire`: nothing can be proven.
    """

    NOT_CHECKED = "not_checked"
    """The network is not reachable yet, or does not show the whole history of the account."""
    TOO_EARLY = "too_early"
    """A message sent before the restore could still be executed."""
    EXECUTED_SINCE = "executed_since"
    """The account has since executed the same call, possibly for this entry."""
    NO_PROOF = "no_proof"
    """The ABI is not known, or the contract has no `expire`: nothing can be proven."""


@dataclass
class OutboxResult:
    """The result of an entry.

    - number: Position among the results of the outbox; results are returned in this order.
    - entry: The entry at that time.
    """

    number: str
    """Position among the results of the outbox; results are returned in this order."""
    entry: OutboxEntry
    """The entry at that time."""


class OutboxSigner:
    """Who signs the message of an entry.

    One of its classes; annotations use `AnyOutboxSigner`.
    """

    @dataclass
    class Named:
        """A signing box that the application registers under this name with `outbox.register_signer` each time it
        connects. Until then, the entry waits.

        - name: Name, 1 to 64 characters.
        - public_key: Public key of the signer. Default: that of the box registered now, otherwise of the first
          box that signs.
        """

        type: ClassVar[Literal["Named"]] = "Named"
        name: str
        """Name, 1 to 64 characters."""
        public_key: Optional[str] = None
        """Public key of the signer. Default: that of the box registered now, otherwise of the first box that signs."""


AnyOutboxSigner = Union[OutboxSigner.Named, UnknownVariant]
"""Any variant of OutboxSigner, also one that only a newer daemon knows."""


class OutboxState(TextEnum):
    """State of an entry.

    - QUEUED: Waiting for its turn or for `not_before`; nothing has been sent.
    - SIGNING: Waiting for its signer; nothing has been sent.
    - SENDING: The message is final and may have been sent.
    - SENT: The message was sent; its transaction is being looked for.
    - EXECUTED: Final: its transaction succeeded.
    - ABORTED: Final: its transaction was aborted.
    - EXPIRED: Final: it expired; it was not executed and never will be.
    - REFUSED: Final: it was refused; it was not executed and never will be.
    - CANCELLED: Final: it was cancelled before it was sent.
    - UNKNOWN: Final for now: the outcome cannot be determined. If it is found later, another result follows.
    """

    QUEUED = "queued"
    """Waiting for its turn or for `not_before`; nothing has been sent."""
    SIGNING = "signing"
    """Waiting for its signer; nothing has been sent."""
    SENDING = "sending"
    """The message is final and may have been sent."""
    SENT = "sent"
    """The message was sent; its transaction is being looked for."""
    EXECUTED = "executed"
    """Final: its transaction succeeded."""
    ABORTED = "aborted"
    """Final: its transaction was aborted."""
    EXPIRED = "expired"
    """Final: it expired; it was not executed and never will be."""
    REFUSED = "refused"
    """Final: it was refused; it was not executed and never will be."""
    CANCELLED = "cancelled"
    """Final: it was cancelled before it was sent."""
    UNKNOWN = "unknown"
    """Final for now: the outcome cannot be determined. If it is found later, another result follows."""


@dataclass
class ParamsOfOutboxAcknowledge:
    """Which result to acknowledge.

    - number: `number` of the result, 16 digits.
    """

    number: str
    """`number` of the result, 16 digits."""


@dataclass
class ParamsOfOutboxEntry:
    """An entry, identified by its id or its key.

    - id: Id of the entry.
    - key: Key of the entry.
    """

    id: Optional[str] = None
    """Id of the entry."""
    key: Optional[str] = None
    """Key of the entry."""


@dataclass
class ParamsOfOutboxList:
    """Which entries to list.

    - state: Only entries in this state.
    - group: Only entries of this group.
    - held: True: only entries held since the storage was restored. False: only entries that are not held.
    - after: Only entries after this id: `next` of the previous page.
    - limit: Maximum number of items. Default: `100`.
    """

    state: Optional[OutboxState] = None
    """Only entries in this state."""
    group: Optional[str] = None
    """Only entries of this group."""
    held: Optional[bool] = None
    """True: only entries held since the storage was restored. False: only entries that are not held."""
    after: Optional[str] = None
    """Only entries after this id: `next` of the previous page."""
    limit: Optional[int] = None
    """Maximum number of items. Default: `100`."""


@dataclass
class ParamsOfOutboxPrune:
    """Which entries to remove.

    - ended_before: Remove entries that ended before this time, Unix time in ms, and whose results were
      acknowledged, together with their keys.
    """

    ended_before: int
    """Remove entries that ended before this time, Unix time in ms, and whose results were acknowledged, together
    with their keys.
    """


@dataclass
class ParamsOfOutboxRegisterSigner:
    """A signer to register.

    - name: Name, 1 to 64 characters. Replaces a signer registered under the same name.
    - handle: Signing box, of the library or of the application.
    """

    name: str
    """Name, 1 to 64 characters. Replaces a signer registered under the same name."""
    handle: _crypto.SigningBoxHandle
    """Signing box, of the library or of the application."""


@dataclass
class ParamsOfOutboxRelease:
    """Held entries: one by id or key, a group, or all.

    - decision: What to do with them.
    - id: Id of one entry.
    - key: Key of one entry.
    - group: All held entries of this group.
    - all: All held entries of this network. With `unsent`, new requests are also no longer checked against
      earlier restores. Default: `false`.
    """

    decision: OutboxDecision
    """What to do with them."""
    id: Optional[str] = None
    """Id of one entry."""
    key: Optional[str] = None
    """Key of one entry."""
    group: Optional[str] = None
    """All held entries of this group."""
    all: Optional[bool] = None
    """All held entries of this network. With `unsent`, new requests are also no longer checked against earlier
    restores. Default: `false`.
    """


@dataclass
class ParamsOfOutboxResults:
    """Which results to return.

    - group: Only results of this group.
    - after: Only results after this `number`.
    - acknowledge: Acknowledges this result and all before it (of the group, if one is given); they are never
      returned again. A number beyond the last result is refused.
    - limit: Maximum number of items. Default: `100`.
    - wait_ms: How long to wait for a result if there is none, in ms. Default: `0`.
    """

    group: Optional[str] = None
    """Only results of this group."""
    after: Optional[str] = None
    """Only results after this `number`."""
    acknowledge: Optional[str] = None
    """Acknowledges this result and all before it (of the group, if one is given); they are never returned again. A
    number beyond the last result is refused.
    """
    limit: Optional[int] = None
    """Maximum number of items. Default: `100`."""
    wait_ms: Optional[int] = None
    """How long to wait for a result if there is none, in ms. Default: `0`."""


@dataclass
class ParamsOfOutboxSend:
    """A message for the outbox.

    - dapp_id: Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others
      refuse the entry without it (518).
    - key: Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
      Default: none.
    - message_encode_params: The message to encode. With `Signer.Keys` and `Signer.SigningBox` it is signed
      immediately and never again; the keys are not stored. With the field `signer` of the entry, this signer must
      be `Signer.None`.
    - message: A finished external message instead: sent as it is, never encoded again.
    - abi: ABI of `message`: determines when it expires and decodes what the contract returns.
    - signer: Who signs the message when its turn comes, and again if it expires.
    - group: Entries of a group are sent one at a time, each after the previous one has ended. Default: the
      account and the signing key.
    - not_before: Do not send before this time, Unix time in s.
    - give_up_at: Do not send after this time, and create no message that expires later, Unix time in s.
    - unprotected: The contract has no replay protection: send the message once and never repeat it. Without this
      option, an ABI with neither `time` nor `expire` is refused (519). Default: `false`.
    - allow_repeat: Only used after the storage was restored from a copy: asserts that nothing was sent with this
      key after the copy was made, so the entry need not be checked. Default: `false`.
    - rules: Chain rules of `message`. Default: `abi.rules` of the configuration.
    - accept_loss: Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
      message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency) to
      accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main
      currency in a call of an active contract, where it is twice the cost of the run, because a call into another
      Dapp has to carry that amount. An empty map requests the check with these defaults. Default: no check.
      Extension of the published interface.
    """

    dapp_id: str
    """Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others refuse the
    entry without it (518).
    """
    key: Optional[str] = None
    """Idempotency key, 1 to 256 characters: the same key never sends a second message on this network. Default:
    none.
    """
    message_encode_params: Optional[_abi.ParamsOfEncodeMessage] = None
    """The message to encode. With `Signer.Keys` and `Signer.SigningBox` it is signed immediately and never again;
    the keys are not stored. With the field `signer` of the entry, this signer must be `Signer.None`.
    """
    message: Optional[str] = None
    """A finished external message instead: sent as it is, never encoded again."""
    abi: Optional[_abi.AnyAbi] = None
    """ABI of `message`: determines when it expires and decodes what the contract returns."""
    signer: Optional[AnyOutboxSigner] = None
    """Who signs the message when its turn comes, and again if it expires."""
    group: Optional[str] = None
    """Entries of a group are sent one at a time, each after the previous one has ended. Default: the account and the
    signing key.
    """
    not_before: Optional[int] = None
    """Do not send before this time, Unix time in s."""
    give_up_at: Optional[int] = None
    """Do not send after this time, and create no message that expires later, Unix time in s."""
    unprotected: Optional[bool] = None
    """The contract has no replay protection: send the message once and never repeat it. Without this option, an ABI
    with neither `time` nor `expire` is refused (519). Default: `false`.
    """
    allow_repeat: Optional[bool] = None
    """Only used after the storage was restored from a copy: asserts that nothing was sent with this key after the
    copy was made, so the entry need not be checked. Default: `false`.
    """
    rules: Optional[_abi.ChainRules] = None
    """Chain rules of `message`. Default: `abi.rules` of the configuration."""
    accept_loss: Optional[dict[str, str]] = None
    """Checks for losses before anything is signed, like `processing.find_losses`, and refuses the message (521) if a
    certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency) to accepted amounts in
    nano units. Currencies that are not listed have defaults: 0, except for the main currency in a call of an
    active contract, where it is twice the cost of the run, because a call into another Dapp has to carry that
    amount. An empty map requests the check with these defaults. Default: no check. Extension of the published
    interface.
    """


@dataclass
class ResultOfOutboxCancel:
    """Result of the cancellation.

    - is_cancelled: False if the message may have been sent, or the entry had already ended.
    - entry: The entry.
    """

    is_cancelled: bool
    """False if the message may have been sent, or the entry had already ended."""
    entry: OutboxEntry
    """The entry."""


@dataclass
class ResultOfOutboxGet:
    """An entry.

    - entry: The entry.
    """

    entry: OutboxEntry
    """The entry."""


@dataclass
class ResultOfOutboxList:
    """Entries, oldest first.

    - entries: The entries.
    - next: Where the next page begins; absent on the last page.
    """

    entries: list[OutboxEntry]
    """The entries."""
    next: Optional[str] = None
    """Where the next page begins; absent on the last page."""


@dataclass
class ResultOfOutboxPrune:
    """Result of the removal.

    - count: Number of entries removed.
    """

    count: int
    """Number of entries removed."""


@dataclass
class ResultOfOutboxRelease:
    """The released entries.

    - entries: The entries.
    """

    entries: list[OutboxEntry]
    """The entries."""


@dataclass
class ResultOfOutboxResults:
    """Results, oldest first.

    - results: The results.
    """

    results: list[OutboxResult]
    """The results."""


@dataclass
class ResultOfOutboxSend:
    """The stored entry.

    - entry: The entry.
    - is_new: False if the key already had this entry and nothing was added.
    - storage_may_be_cleared: True in a browser that may delete the data of this site when it needs space, and
      with it all keys and records of sent messages. Absent otherwise.
    """

    entry: OutboxEntry
    """The entry."""
    is_new: bool
    """False if the key already had this entry and nothing was added."""
    storage_may_be_cleared: Optional[bool] = None
    """True in a browser that may delete the data of this site when it needs space, and with it all keys and records
    of sent messages. Absent otherwise.
    """
