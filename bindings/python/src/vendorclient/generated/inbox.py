"""Types of module inbox.

Deposits of followed accounts that survive the process that receives them, each delivered until it is booked.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from enum import Enum, IntEnum
from typing import Optional

from . import abi as _abi
from . import client as _client
from . import processing as _processing


class InboxErrorCode(IntEnum):
    """Numbers of the errors of module inbox.

    - FOLLOWED_OTHERWISE: The name follows accounts with other settings: another finality, ABI or treatment of
      bounced messages.
    - NOT_FOLLOWED: Nothing is followed under the name on this network.
    - INVALID_INBOX_PARAMETER: A parameter of the inbox is not acceptable; `data.field` names it.
    - TOO_MANY_ACCOUNTS: A name follows at most 10,000 accounts; `data.limit` tells the number.
    - HISTORY_GAP: The endpoint shows a transaction without the one before it. The account stays where it is until
      both are shown.
    """

    FOLLOWED_OTHERWISE = 1101
    """The name follows accounts with other settings: another finality, ABI or treatment of bounced messages."""
    NOT_FOLLOWED = 1102
    """Nothing is followed under the name on this network."""
    INVALID_INBOX_PARAMETER = 1103
    """A parameter of the inbox is not acceptable; `data.field` names it."""
    TOO_MANY_ACCOUNTS = 1104
    """A name follows at most 10,000 accounts; `data.limit` tells the number."""
    HISTORY_GAP = 1105
    """The endpoint shows a transaction without the one before it. The account stays where it is until both are
    shown.
    """


@dataclass
class DepositCurrency:
    """An amount of another currency.

    - currency: Id of the currency.
    - value: The amount.
    """

    currency: int
    """Id of the currency."""
    value: str
    """The amount."""


class DepositKind(str, Enum):
    """What the item of a transaction is.

    - DEPOSIT: Value that the account received.
    - BOUNCED: Not a deposit: a message of the account came back. Only with `include_bounced`.
    - WITHDRAWN: Not a deposit: the block of a transaction that was delivered before it was final has been
      replaced, and the deposit has not happened.
    """

    DEPOSIT = "deposit"
    """Value that the account received."""
    BOUNCED = "bounced"
    """Not a deposit: a message of the account came back. Only with `include_bounced`."""
    WITHDRAWN = "withdrawn"
    """Not a deposit: the block of a transaction that was delivered before it was final has been replaced, and the
    deposit has not happened.
    """


@dataclass
class FollowedAccount:
    """An account and how far it was read.

    - account_id: The account.
    - cursor: Place up to which its transactions were read; to be given as `from`.
    - dapp_id: Its Dapp ID as it was given, or as the network tells it.
    - last_transaction_id: Last transaction that was read.
    - last_lt: Its logical time.
    - error: What keeps the account at its place. It goes on by itself when that is over.
    """

    account_id: str
    """The account."""
    cursor: str
    """Place up to which its transactions were read; to be given as `from`."""
    dapp_id: Optional[str] = None
    """Its Dapp ID as it was given, or as the network tells it."""
    last_transaction_id: Optional[str] = None
    """Last transaction that was read."""
    last_lt: Optional[int] = None
    """Its logical time."""
    error: Optional[_client.ClientError] = None
    """What keeps the account at its place. It goes on by itself when that is over."""


@dataclass
class InboxDeposit:
    """Value that an account received by one transaction.

    - kind: Only `deposit` is money to be credited.
    - account_id: The account.
    - transaction_id: Hash of the transaction: the key by which it is booked once.
    - lt: Logical time of the transaction; the order of the deposits of an account.
    - time: Time of the transaction, unix time in s.
    - value: What the account received, nano, before its own fees. Nano tokens of another Dapp ID do not count:
      the network burns them.
    - other_currencies: Other currencies that it received.
    - message_hash: Hash of the inbound message.
    - aborted: The contract failed on it, or there is none, and the value stayed with the account.
    - bounced: The message is one that came back.
    - finality: How far the network has gone with the transaction.
    - dapp_id: Its Dapp ID as the network tells it.
    - block_id: Block of the transaction.
    - source: Address of the sender, `0:<account_id>`.
    - source_dapp_id: Dapp ID of the sender.
    - body: Body of the message, base64 BOC.
    - comment: Text of a body that is a comment: 32 zero bits and UTF-8.
    - decoded: The body, when the ABI of the accounts knows it.
    """

    kind: DepositKind
    """Only `deposit` is money to be credited."""
    account_id: str
    """The account."""
    transaction_id: str
    """Hash of the transaction: the key by which it is booked once."""
    lt: int
    """Logical time of the transaction; the order of the deposits of an account."""
    time: int
    """Time of the transaction, unix time in s."""
    value: str
    """What the account received, nano, before its own fees. Nano tokens of another Dapp ID do not count: the network
    burns them.
    """
    other_currencies: list[DepositCurrency]
    """Other currencies that it received."""
    message_hash: str
    """Hash of the inbound message."""
    aborted: bool
    """The contract failed on it, or there is none, and the value stayed with the account."""
    bounced: bool
    """The message is one that came back."""
    finality: _processing.Finality
    """How far the network has gone with the transaction."""
    dapp_id: Optional[str] = None
    """Its Dapp ID as the network tells it."""
    block_id: Optional[str] = None
    """Block of the transaction."""
    source: Optional[str] = None
    """Address of the sender, `0:<account_id>`."""
    source_dapp_id: Optional[str] = None
    """Dapp ID of the sender."""
    body: Optional[str] = None
    """Body of the message, base64 BOC."""
    comment: Optional[str] = None
    """Text of a body that is a comment: 32 zero bits and UTF-8."""
    decoded: Optional[_abi.DecodedMessageBody] = None
    """The body, when the ABI of the accounts knows it."""


@dataclass
class NumberedDeposit:
    """A deposit and its place.

    - number: Its place among the deposits of the name; they come in the order of it.
    - deposit: The deposit.
    """

    number: str
    """Its place among the deposits of the name; they come in the order of it."""
    deposit: InboxDeposit
    """The deposit."""


@dataclass
class ParamsOfInboxDeposits:
    """Which deposits.

    - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
      accounts. Default: `"default"`.
    - after: Only those behind this one: `number` of a deposit.
    - acknowledge: This deposit and all before it are done with and never come again.
    - limit: At most so many. Default: `100`.
    - wait_ms: How long to wait for a deposit while there is none. Default: `0`.
    """

    name: Optional[str] = None
    """Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts.
    Default: `"default"`.
    """
    after: Optional[str] = None
    """Only those behind this one: `number` of a deposit."""
    acknowledge: Optional[str] = None
    """This deposit and all before it are done with and never come again."""
    limit: Optional[int] = None
    """At most so many. Default: `100`."""
    wait_ms: Optional[int] = None
    """How long to wait for a deposit while there is none. Default: `0`."""


@dataclass
class ParamsOfInboxFollow:
    """Accounts to be followed.

    - accounts: Addresses in any form, such as `<dapp_id>::<account_id>`. One that is followed already keeps its
      place. At most 10,000 under a name.
    - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
      accounts. Default: `"default"`.
    - from_: Where new accounts begin: `now`; `beginning`, with the first transaction that the network keeps; a
      unix time in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
    - finality: How far the network has to have gone with a transaction before it is delivered. All calls for a
      name state the same. Default: `"final"`.
    - abi: ABI of the accounts: decodes the bodies of messages. All calls for a name state the same.
    - include_bounced: Also deliver messages that came back to their sender, which are no deposits, with `bounced`
      true. All calls for a name state the same. Default: `false`.
    """

    accounts: list[str]
    """Addresses in any form, such as `<dapp_id>::<account_id>`. One that is followed already keeps its place. At
    most 10,000 under a name.
    """
    name: Optional[str] = None
    """Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts.
    Default: `"default"`.
    """
    from_: Optional[str] = _field(default=None, metadata={"wire": "from"})
    """Where new accounts begin: `now`; `beginning`, with the first transaction that the network keeps; a unix time
    in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
    """
    finality: Optional[_processing.Finality] = None
    """How far the network has to have gone with a transaction before it is delivered. All calls for a name state the
    same. Default: `"final"`.
    """
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the accounts: decodes the bodies of messages. All calls for a name state the same."""
    include_bounced: Optional[bool] = None
    """Also deliver messages that came back to their sender, which are no deposits, with `bounced` true. All calls
    for a name state the same. Default: `false`.
    """


@dataclass
class ParamsOfInboxList:
    """Which accounts.

    - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
      accounts. Default: `"default"`.
    - after: Only those behind this account: `next` of the page before.
    - limit: At most so many. Default: `100`.
    """

    name: Optional[str] = None
    """Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts.
    Default: `"default"`.
    """
    after: Optional[str] = None
    """Only those behind this account: `next` of the page before."""
    limit: Optional[int] = None
    """At most so many. Default: `100`."""


@dataclass
class ParamsOfInboxPrune:
    """Which transactions are forgotten.

    - before: Ids of transactions that were delivered before this time, unix time in ms, and acknowledged.
      Followed again from an earlier place, they come again.
    - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
      accounts. Default: `"default"`.
    """

    before: int
    """Ids of transactions that were delivered before this time, unix time in ms, and acknowledged. Followed again
    from an earlier place, they come again.
    """
    name: Optional[str] = None
    """Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts.
    Default: `"default"`.
    """


@dataclass
class ParamsOfInboxUnfollow:
    """Accounts that are not followed any more.

    - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
      accounts. Default: `"default"`.
    - accounts: Addresses in any form. Absent: all of the name.
    """

    name: Optional[str] = None
    """Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts.
    Default: `"default"`.
    """
    accounts: Optional[list[str]] = None
    """Addresses in any form. Absent: all of the name."""


@dataclass
class ResultOfInboxDeposits:
    """Deposits, the oldest first.

    - deposits: The deposits.
    """

    deposits: list[NumberedDeposit]
    """The deposits."""


@dataclass
class ResultOfInboxFollow:
    """Accounts that are followed.

    - added: How many accounts are new.
    - count: How many accounts are followed under the name.
    """

    added: int
    """How many accounts are new."""
    count: int
    """How many accounts are followed under the name."""


@dataclass
class ResultOfInboxList:
    """Followed accounts by their ids.

    - finality: What the name waits for.
    - count: How many accounts are followed under the name.
    - accounts: The accounts.
    - next: Where the next page begins; absent on the last one.
    """

    finality: _processing.Finality
    """What the name waits for."""
    count: int
    """How many accounts are followed under the name."""
    accounts: list[FollowedAccount]
    """The accounts."""
    next: Optional[str] = None
    """Where the next page begins; absent on the last one."""


@dataclass
class ResultOfInboxPrune:
    """What was forgotten.

    - count: How many transactions.
    """

    count: int
    """How many transactions."""


@dataclass
class ResultOfInboxUnfollow:
    """What is left.

    - removed: How many accounts were followed before.
    - count: How many accounts are followed under the name.
    """

    removed: int
    """How many accounts were followed before."""
    count: int
    """How many accounts are followed under the name."""
