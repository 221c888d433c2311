"""Types of module outbox.

Messages that survive the process that sends them, each sent once, each with an end.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any, ClassVar, Literal, Optional, Union

from .._codec import UnknownVariant
from . import abi as _abi
from . import client as _client
from . import crypto as _crypto
from . import processing as _processing
from . import tvm as _tvm


class OutboxErrorCode(IntEnum):
    """Numbers of the errors of module outbox.

    - KEY_IN_USE: The key belongs to an entry with other parameters: it was used for another message, and never
      sends a second one.
    - ENTRY_NOT_FOUND: The outbox of this network has no such entry.
    - NETWORK_NOT_IDENTIFIED: These endpoints were not used before, and none of them can be reached to tell which
      network it is.
    - INVALID_OUTBOX_PARAMETER: A parameter of the outbox is not acceptable; `data.field` names it.
    """

    KEY_IN_USE = 1001
    """The key belongs to an entry with other parameters: it was used for another message, and never sends a second
    one.
    """
    ENTRY_NOT_FOUND = 1002
    """The outbox of this network has no such entry."""
    NETWORK_NOT_IDENTIFIED = 1003
    """These endpoints were not used before, and none of them can be reached to tell which network it is."""
    INVALID_OUTBOX_PARAMETER = 1004
    """A parameter of the outbox is not acceptable; `data.field` names it."""


class OutboxDecision(str, Enum):
    """What became of a held entry.

    - UNSENT: It was not sent after the copy was made: it is sent now.
    - UNKNOWN: It was sent, or nobody can tell: it ends as `unknown`, and is never sent.
    """

    UNSENT = "unsent"
    """It was not sent after the copy was made: it is sent now."""
    UNKNOWN = "unknown"
    """It was sent, or nobody can tell: it ends as `unknown`, and is never sent."""


@dataclass
class OutboxEntry:
    """An entry of the outbox.

    - id: Id of the entry.
    - group: Its group.
    - state: Where its message is.
    - account_id: Destination.
    - replaced: Hashes of earlier messages, which are proven not to have been executed.
    - created_at: Unix time in ms.
    - changed_at: When it came into its state, unix time in ms.
    - key: Its key.
    - dapp_id: Dapp ID of the destination.
    - message_hash: Hash of its message; absent before it is signed.
    - expire_at: When that message expires, unix time in s; absent for one that does not.
    - not_before: As given.
    - give_up_at: As given.
    - held: It is not sent for the time being.
    - transaction_id: Hash of the transaction.
    - exit_code: Exit code of an aborted one.
    - fees: What it cost.
    - output: What the function returned, when the ABI is known.
    - finality: How far the network has gone with the transaction.
    - error: Why it ended without success, or what last kept it from its end.
    """

    id: str
    """Id of the entry."""
    group: str
    """Its group."""
    state: OutboxState
    """Where its message is."""
    account_id: str
    """Destination."""
    replaced: list[str]
    """Hashes of earlier messages, which are proven not to have been executed."""
    created_at: int
    """Unix time in ms."""
    changed_at: int
    """When it came into its state, unix time in ms."""
    key: Optional[str] = None
    """Its key."""
    dapp_id: Optional[str] = None
    """Dapp ID of the destination."""
    message_hash: Optional[str] = None
    """Hash of its message; absent before it is signed."""
    expire_at: Optional[int] = None
    """When that message expires, unix time in s; absent for one that does not."""
    not_before: Optional[int] = None
    """As given."""
    give_up_at: Optional[int] = None
    """As given."""
    held: Optional[OutboxHold] = None
    """It is not sent for the time being."""
    transaction_id: Optional[str] = None
    """Hash of the transaction."""
    exit_code: Optional[int] = None
    """Exit code of an aborted one."""
    fees: Optional[_tvm.TransactionFees] = None
    """What it cost."""
    output: Any = None
    """What the function returned, when the ABI is known."""
    finality: Optional[_processing.Finality] = None
    """How far the network has gone with the transaction."""
    error: Optional[_client.ClientError] = None
    """Why it ended without success, or what last kept it from its end."""


@dataclass
class OutboxHold:
    """The storage was restored from a copy, and the entry may have been sent after the copy was made: it waits for
    proof, or for `outbox.release`.

    - reason: What the last check has found.
    - matches: Transactions that may have been those of the entry.
    - made_at: When the copy was made, unix time in ms.
    - restored_at: When it was brought back, unix time in ms.
    """

    reason: OutboxHoldReason
    """What the last check has found."""
    matches: list[str]
    """Transactions that may have been those of the entry."""
    made_at: int
    """When the copy was made, unix time in ms."""
    restored_at: int
    """When it was brought back, unix time in ms."""


class OutboxHoldReason(str, Enum):
    """Why an entry of a restored storage is held.

    - NOT_CHECKED: The network was not there yet, or does not show the whole history of the account.
    - TOO_EARLY: A message that left before the restoration could still be executed.
    - EXECUTED_SINCE: The account has executed the same call since: perhaps for this entry.
    - NO_PROOF: The ABI is not known, or the contract has no `expire`: nothing can be proven.
    """

    NOT_CHECKED = "not_checked"
    """The network was not there yet, or does not show the whole history of the account."""
    TOO_EARLY = "too_early"
    """A message that left before the restoration could still be executed."""
    EXECUTED_SINCE = "executed_since"
    """The account has executed the same call since: perhaps for this entry."""
    NO_PROOF = "no_proof"
    """The ABI is not known, or the contract has no `expire`: nothing can be proven."""


@dataclass
class OutboxResult:
    """The end of an entry.

    - number: Its place among the results of the outbox; they come in the order of it.
    - entry: The entry as it was then.
    """

    number: str
    """Its place among the results of the outbox; they come in the order of it."""
    entry: OutboxEntry
    """The entry as it was then."""


class OutboxSigner:
    """Who signs the message of an entry.

    One of its classes; annotations use `AnyOutboxSigner`.
    """

    @dataclass
    class Named:
        """A signing box that the application registers under this name with `outbox.register_signer`, each time it
        connects. Until somebody does, the entry waits.

        - name: Name, 1 to 64 characters.
        - public_key: Its public key. Absent: that of the box which is registered now, else of the first one that
          signs.
        """

        type: ClassVar[Literal["Named"]] = "Named"
        name: str
        """Name, 1 to 64 characters."""
        public_key: Optional[str] = None
        """Its public key. Absent: that of the box which is registered now, else of the first one that signs."""


AnyOutboxSigner = Union[OutboxSigner.Named, UnknownVariant]
"""Any variant of OutboxSigner, also one that only a newer daemon knows."""


class OutboxState(str, Enum):
    """Where the message of an entry is.

    - QUEUED: It waits for its turn, or for `not_before`; nothing has left.
    - SIGNING: Its signer is asked, or not connected; nothing has left.
    - SENDING: Its bytes are final and may have left.
    - SENT: It has left; what became of it is being looked for.
    - EXECUTED: End: its transaction succeeded.
    - ABORTED: End: its transaction was aborted.
    - EXPIRED: End: it was not executed and never will be; its time is over.
    - REFUSED: End: it was refused, and was not executed and never will be.
    - CANCELLED: End: it was cancelled before it left.
    - UNKNOWN: End for now: nobody can tell. A later finding follows as another result.
    """

    QUEUED = "queued"
    """It waits for its turn, or for `not_before`; nothing has left."""
    SIGNING = "signing"
    """Its signer is asked, or not connected; nothing has left."""
    SENDING = "sending"
    """Its bytes are final and may have left."""
    SENT = "sent"
    """It has left; what became of it is being looked for."""
    EXECUTED = "executed"
    """End: its transaction succeeded."""
    ABORTED = "aborted"
    """End: its transaction was aborted."""
    EXPIRED = "expired"
    """End: it was not executed and never will be; its time is over."""
    REFUSED = "refused"
    """End: it was refused, and was not executed and never will be."""
    CANCELLED = "cancelled"
    """End: it was cancelled before it left."""
    UNKNOWN = "unknown"
    """End for now: nobody can tell. A later finding follows as another result."""


@dataclass
class ParamsOfOutboxAcknowledge:
    """Which result is done with.

    - number: `number` of the result, 16 digits.
    """

    number: str
    """`number` of the result, 16 digits."""


@dataclass
class ParamsOfOutboxEntry:
    """An entry, by its id or its key.

    - id: Its id.
    - key: Its key.
    """

    id: Optional[str] = None
    """Its id."""
    key: Optional[str] = None
    """Its key."""


@dataclass
class ParamsOfOutboxList:
    """Which entries.

    - state: Only those in this state.
    - group: Only those of this group.
    - held: Only those that are held since the storage was restored, or only those that are not.
    - after: Only those behind this id: `next` of the page before.
    - limit: At most so many. Default: `100`.
    """

    state: Optional[OutboxState] = None
    """Only those in this state."""
    group: Optional[str] = None
    """Only those of this group."""
    held: Optional[bool] = None
    """Only those that are held since the storage was restored, or only those that are not."""
    after: Optional[str] = None
    """Only those behind this id: `next` of the page before."""
    limit: Optional[int] = None
    """At most so many. Default: `100`."""


@dataclass
class ParamsOfOutboxPrune:
    """Which entries are forgotten.

    - ended_before: Entries that ended before this time, unix time in ms, and whose results were acknowledged.
      Their keys go with them.
    """

    ended_before: int
    """Entries that ended before this time, unix time in ms, and whose results were acknowledged. Their keys go with
    them.
    """


@dataclass
class ParamsOfOutboxRegisterSigner:
    """A signer of this connection.

    - name: Name, 1 to 64 characters. One that was registered before is replaced.
    - handle: Signing box, of the library or of the application.
    """

    name: str
    """Name, 1 to 64 characters. One that was registered before is replaced."""
    handle: _crypto.SigningBoxHandle
    """Signing box, of the library or of the application."""


@dataclass
class ParamsOfOutboxRelease:
    """Held entries, by id, key or group, or all of them.

    - decision: What became of them.
    - id: Id of one entry.
    - key: Key of one entry.
    - group: All of this group.
    - all: All of this network. With `unsent` also keys that come anew are not checked any more for the restores
      until now. Default: `false`.
    """

    decision: OutboxDecision
    """What became of them."""
    id: Optional[str] = None
    """Id of one entry."""
    key: Optional[str] = None
    """Key of one entry."""
    group: Optional[str] = None
    """All of this group."""
    all: Optional[bool] = None
    """All of this network. With `unsent` also keys that come anew are not checked any more for the restores until
    now. Default: `false`.
    """


@dataclass
class ParamsOfOutboxResults:
    """Which results.

    - group: Only those of this group.
    - after: Only those behind this one: `number` of a result.
    - acknowledge: This result and all before it, of the group if one is given, are done with and never come
      again.
    - limit: At most so many. Default: `100`.
    - wait_ms: How long to wait for a result while there is none. Default: `0`.
    """

    group: Optional[str] = None
    """Only those of this group."""
    after: Optional[str] = None
    """Only those behind this one: `number` of a result."""
    acknowledge: Optional[str] = None
    """This result and all before it, of the group if one is given, are done with and never come again."""
    limit: Optional[int] = None
    """At most so many. Default: `100`."""
    wait_ms: Optional[int] = None
    """How long to wait for a result while there is none. Default: `0`."""


@dataclass
class ParamsOfOutboxSend:
    """A message for the outbox.

    - dapp_id: Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; with all others
      its absence refuses the entry (518).
    - key: Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
      Absent: the entry has none.
    - message_encode_params: The message to be made. With `Signer.Keys` and `Signer.SigningBox` it is signed at
      once, and never anew; the keys are not stored. With the field `signer` of the entry it has to be
      `Signer.None`.
    - message: A finished external message instead: it is sent as it is, never made anew.
    - abi: ABI of `message`: tells when it expires and decodes what the contract returns.
    - signer: Who signs the message when its turn comes, and again should it expire.
    - group: Entries of a group are sent one after the other, each after the end of the one before. Default: the
      account and the key that signs.
    - not_before: Nothing leaves before this time, unix time in s.
    - give_up_at: Nothing leaves after this time, and no message lives longer, unix time in s.
    - unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted once
      and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Default: `false`.
    - allow_repeat: Only of meaning after the storage was restored from a copy: nothing was sent with this key
      after the copy was made, and the entry need not be checked for it. Default: `false`.
    - rules: Chain rules of `message`. Default: `abi.rules` of the configuration.
    """

    dapp_id: str
    """Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; with all others its
    absence refuses the entry (518).
    """
    key: Optional[str] = None
    """Idempotency key, 1 to 256 characters: the same key never sends a second message on this network. Absent: the
    entry has none.
    """
    message_encode_params: Optional[_abi.ParamsOfEncodeMessage] = None
    """The message to be made. With `Signer.Keys` and `Signer.SigningBox` it is signed at once, and never anew; the
    keys are not stored. With the field `signer` of the entry it has to be `Signer.None`.
    """
    message: Optional[str] = None
    """A finished external message instead: it is sent as it is, never made anew."""
    abi: Optional[_abi.AnyAbi] = None
    """ABI of `message`: tells when it expires and decodes what the contract returns."""
    signer: Optional[AnyOutboxSigner] = None
    """Who signs the message when its turn comes, and again should it expire."""
    group: Optional[str] = None
    """Entries of a group are sent one after the other, each after the end of the one before. Default: the account
    and the key that signs.
    """
    not_before: Optional[int] = None
    """Nothing leaves before this time, unix time in s."""
    give_up_at: Optional[int] = None
    """Nothing leaves after this time, and no message lives longer, unix time in s."""
    unprotected: Optional[bool] = None
    """The contract has nothing that keeps it from executing a copy of the message: it is posted once and never
    repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Default: `false`.
    """
    allow_repeat: Optional[bool] = None
    """Only of meaning after the storage was restored from a copy: nothing was sent with this key after the copy was
    made, and the entry need not be checked for it. Default: `false`.
    """
    rules: Optional[_abi.ChainRules] = None
    """Chain rules of `message`. Default: `abi.rules` of the configuration."""


@dataclass
class ResultOfOutboxCancel:
    """What became of the wish.

    - is_cancelled: False: the message may have left, or the entry had ended before.
    - entry: The entry.
    """

    is_cancelled: bool
    """False: the message may have left, or the entry had ended before."""
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
    """Entries, the oldest first.

    - entries: The entries.
    - next: Where the next page begins; absent on the last one.
    """

    entries: list[OutboxEntry]
    """The entries."""
    next: Optional[str] = None
    """Where the next page begins; absent on the last one."""


@dataclass
class ResultOfOutboxPrune:
    """What was forgotten.

    - count: How many entries.
    """

    count: int
    """How many entries."""


@dataclass
class ResultOfOutboxRelease:
    """What was released.

    - entries: The entries.
    """

    entries: list[OutboxEntry]
    """The entries."""


@dataclass
class ResultOfOutboxResults:
    """Results, the oldest first.

    - results: The results.
    """

    results: list[OutboxResult]
    """The results."""


@dataclass
class ResultOfOutboxSend:
    """An entry that is stored.

    - entry: The entry.
    - is_new: False: the key had this entry already, and nothing was added.
    """

    entry: OutboxEntry
    """The entry."""
    is_new: bool
    """False: the key had this entry already, and nothing was added."""
