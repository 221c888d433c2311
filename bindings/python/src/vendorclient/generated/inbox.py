"""Types of module inbox.

Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from typing import Optional

from .._enums import NumberEnum, TextEnum
from . import abi as _abi
from . import client as _client
from . import processing as _processing


class InboxErrorCode(NumberEnum):
    """Numbers of the errors of module inbox.

    - FOLLOWED_OTHERWISE: The name follows accounts with different settings: finality, ABI or treatment of bounced
      messages.
    - NOT_FOLLOWED: No accounts are followed under this name on this network.
    - INVALID_INBOX_PARAMETER: A parameter of the inbox is invalid; `data.field` names it.
    - TOO_MANY_ACCOUNTS: A name follows at most 10,000 accounts; `data.limit` is the maximum.
    - HISTORY_GAP: The endpoint returns a transaction without the one before it. The account does not advance
      until both are available.
    """

    FOLLOWED_OTHERWISE = 1101
    """The name follows accounts with different settings: finality, ABI or treatment of bounced messages."""
    NOT_FOLLOWED = 1102
    """No accounts are followed under this name on this network."""
    INVALID_INBOX_PARAMETER = 1103
    """A parameter of the inbox is invalid; `data.field` names it."""
    TOO_MANY_ACCOUNTS = 1104
    """A name follows at most 10,000 accounts; `data.limit` is the maximum."""
    HISTORY_GAP = 1105
    """The endpoint returns a transaction without the one before it. The account does not advance until both are
    available.
    """


@dataclass
class DepositAmount:
    """What arrived of one currency.

    - currency: Id of the currency: 0 is the main currency, 1 NACKL, 2 SHELL.
    - amount: Amount that the account received, in nano units, before its own fees.
    """

    currency: int
    """Id of the currency: 0 is the main currency, 1 NACKL, 2 SHELL."""
    amount: str
    """Amount that the account received, in nano units, before its own fees."""


class DepositKind(TextEnum):
    """Kind of an inbox item.

    - DEPOSIT: A payment that arrived, at least in part: book every item of `amounts`.
    - BURNT: Not a deposit: a payment reached the account but was lost completely; `losses` says what was lost and
      why.
    - BOUNCED: Not a deposit: a message of the account bounced. Only with `include_bounced`.
    - WITHDRAWN: Not a deposit: the block of a transaction that was delivered before it was final has been
      replaced, and the deposit did not happen.
    """

    DEPOSIT = "deposit"
    """A payment that arrived, at least in part: book every item of `amounts`."""
    BURNT = "burnt"
    """Not a deposit: a payment reached the account but was lost completely; `losses` says what was lost and why."""
    BOUNCED = "bounced"
    """Not a deposit: a message of the account bounced. Only with `include_bounced`."""
    WITHDRAWN = "withdrawn"
    """Not a deposit: the block of a transaction that was delivered before it was final has been replaced, and the
    deposit did not happen.
    """


@dataclass
class FollowedAccount:
    """A followed account and its position.

    - account_id: The account.
    - cursor: Position up to which its transactions have been read; can be used as `from`.
    - dapp_id: Dapp ID of the account, as given or as reported by the network.
    - last_transaction_id: Last transaction read.
    - last_lt: Logical time of the last transaction read.
    - error: Why the account is not advancing. It continues automatically once the cause is gone.
    """

    account_id: str
    """The account."""
    cursor: str
    """Position up to which its transactions have been read; can be used as `from`."""
    dapp_id: Optional[str] = None
    """Dapp ID of the account, as given or as reported by the network."""
    last_transaction_id: Optional[str] = None
    """Last transaction read."""
    last_lt: Optional[int] = None
    """Logical time of the last transaction read."""
    error: Optional[_client.ClientError] = None
    """Why the account is not advancing. It continues automatically once the cause is gone."""


@dataclass
class InboxDeposit:
    """What an account received in one transaction.

    - kind: Credit money only for `deposit`.
    - account_id: The account.
    - transaction_id: Hash of the transaction; use it as the key to book the deposit once.
    - lt: Logical time of the transaction; orders the deposits of an account.
    - time: Time of the transaction, Unix time in s.
    - amounts: What arrived, one item per currency, in the order of their ids; empty for `burnt`. Book every item.
    - losses: What was lost on arrival, such as tokens from another Dapp ID. It is not part of `amounts`.
    - message_hash: Hash of the inbound message.
    - aborted: Whether the contract failed or does not exist; the amounts that arrived stay with the account.
    - bounced: The message is a bounced one.
    - finality: How final the transaction is.
    - dapp_id: Dapp ID of the account, as reported by the network.
    - block_id: Block that contains the transaction.
    - source: Address of the sender, `0:<account_id>`.
    - source_dapp_id: Dapp ID of the sender.
    - body: Body of the message, base64 BOC.
    - comment: Comment text, if the body is 32 zero bits followed by UTF-8.
    - decoded: The decoded body, if it matches the ABI of the accounts.
    """

    kind: DepositKind
    """Credit money only for `deposit`."""
    account_id: str
    """The account."""
    transaction_id: str
    """Hash of the transaction; use it as the key to book the deposit once."""
    lt: int
    """Logical time of the transaction; orders the deposits of an account."""
    time: int
    """Time of the transaction, Unix time in s."""
    amounts: list[DepositAmount]
    """What arrived, one item per currency, in the order of their ids; empty for `burnt`. Book every item."""
    losses: list[_processing.Loss]
    """What was lost on arrival, such as tokens from another Dapp ID. It is not part of `amounts`."""
    message_hash: str
    """Hash of the inbound message."""
    aborted: bool
    """Whether the contract failed or does not exist; the amounts that arrived stay with the account."""
    bounced: bool
    """The message is a bounced one."""
    finality: _processing.Finality
    """How final the transaction is."""
    dapp_id: Optional[str] = None
    """Dapp ID of the account, as reported by the network."""
    block_id: Optional[str] = None
    """Block that contains the transaction."""
    source: Optional[str] = None
    """Address of the sender, `0:<account_id>`."""
    source_dapp_id: Optional[str] = None
    """Dapp ID of the sender."""
    body: Optional[str] = None
    """Body of the message, base64 BOC."""
    comment: Optional[str] = None
    """Comment text, if the body is 32 zero bits followed by UTF-8."""
    decoded: Optional[_abi.DecodedMessageBody] = None
    """The decoded body, if it matches the ABI of the accounts."""


@dataclass
class NumberedDeposit:
    """A deposit and its number.

    - number: Position among the deposits of the name; deposits are returned in this order.
    - deposit: The deposit.
    """

    number: str
    """Position among the deposits of the name; deposits are returned in this order."""
    deposit: InboxDeposit
    """The deposit."""


@dataclass
class ParamsOfInboxDeposits:
    """Which deposits to return.

    - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
      accounts. Default: `"default"`.
    - after: Only deposits after this `number`.
    - acknowledge: Acknowledges this deposit and all before it; they are never returned again. A number beyond the
      last deposit is refused.
    - limit: Maximum number of items. Default: `100`.
    - wait_ms: How long to wait for a deposit if there is none, in ms. Default: `0`.
    """

    name: Optional[str] = None
    """Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.
    Default: `"default"`.
    """
    after: Optional[str] = None
    """Only deposits after this `number`."""
    acknowledge: Optional[str] = None
    """Acknowledges this deposit and all before it; they are never returned again. A number beyond the last deposit
    is refused.
    """
    limit: Optional[int] = None
    """Maximum number of items. Default: `100`."""
    wait_ms: Optional[int] = None
    """How long to wait for a deposit if there is none, in ms. Default: `0`."""


@dataclass
class ParamsOfInboxFollow:
    """Accounts to follow.

    - accounts: Addresses in any form, such as `<dapp_id>::<account_id>`. An account already followed keeps its
      position. At most 10,000 per name.
    - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
      accounts. Default: `"default"`.
    - from_: Where new accounts begin: `now`; `beginning`, the first transaction that the network keeps; a Unix
      time in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
    - finality: How final a transaction must be before it is delivered. Must be the same in all calls for a name.
      Default: `"final"`.
    - abi: ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name.
    - include_bounced: Also deliver bounced messages, which are not deposits, with `bounced` set to true. Must be
      the same in all calls for a name. Default: `false`.
    """

    accounts: list[str]
    """Addresses in any form, such as `<dapp_id>::<account_id>`. An account already followed keeps its position. At
    most 10,000 per name.
    """
    name: Optional[str] = None
    """Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.
    Default: `"default"`.
    """
    from_: Optional[str] = _field(default=None, metadata={"wire": "from"})
    """Where new accounts begin: `now`; `beginning`, the first transaction that the network keeps; a Unix time in s;
    or the `cursor` of one account in `inbox.list`. Default: `"now"`.
    """
    finality: Optional[_processing.Finality] = None
    """How final a transaction must be before it is delivered. Must be the same in all calls for a name. Default:
    `"final"`.
    """
    abi: Optional[_abi.AnyAbi] = None
    """ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name."""
    include_bounced: Optional[bool] = None
    """Also deliver bounced messages, which are not deposits, with `bounced` set to true. Must be the same in all
    calls for a name. Default: `false`.
    """


@dataclass
class ParamsOfInboxList:
    """Which accounts to list.

    - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
      accounts. Default: `"default"`.
    - after: Only accounts after this one: `next` of the previous page.
    - limit: Maximum number of items. Default: `100`.
    """

    name: Optional[str] = None
    """Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.
    Default: `"default"`.
    """
    after: Optional[str] = None
    """Only accounts after this one: `next` of the previous page."""
    limit: Optional[int] = None
    """Maximum number of items. Default: `100`."""


@dataclass
class ParamsOfInboxPrune:
    """Which transactions to forget.

    - before: Forget acknowledged transactions delivered before this time, Unix time in ms. If their account is
      followed again from an earlier position, they are delivered again.
    - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
      accounts. Default: `"default"`.
    """

    before: int
    """Forget acknowledged transactions delivered before this time, Unix time in ms. If their account is followed
    again from an earlier position, they are delivered again.
    """
    name: Optional[str] = None
    """Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.
    Default: `"default"`.
    """


@dataclass
class ParamsOfInboxUnfollow:
    """Accounts to stop following.

    - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
      accounts. Default: `"default"`.
    - accounts: Addresses in any form. Default: all accounts of the name.
    """

    name: Optional[str] = None
    """Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.
    Default: `"default"`.
    """
    accounts: Optional[list[str]] = None
    """Addresses in any form. Default: all accounts of the name."""


@dataclass
class ResultOfInboxDeposits:
    """Deposits, oldest first.

    - deposits: The deposits.
    """

    deposits: list[NumberedDeposit]
    """The deposits."""


@dataclass
class ResultOfInboxFollow:
    """The followed accounts.

    - added: Number of newly added accounts.
    - count: Number of accounts followed under the name.
    """

    added: int
    """Number of newly added accounts."""
    count: int
    """Number of accounts followed under the name."""


@dataclass
class ResultOfInboxList:
    """Followed accounts, ordered by id.

    - finality: Finality the name waits for.
    - count: Number of accounts followed under the name.
    - accounts: The accounts.
    - next: Where the next page begins; absent on the last page.
    """

    finality: _processing.Finality
    """Finality the name waits for."""
    count: int
    """Number of accounts followed under the name."""
    accounts: list[FollowedAccount]
    """The accounts."""
    next: Optional[str] = None
    """Where the next page begins; absent on the last page."""


@dataclass
class ResultOfInboxPrune:
    """Result of the removal.

    - count: Number of transactions removed.
    """

    count: int
    """Number of transactions removed."""


@dataclass
class ResultOfInboxUnfollow:
    """The remaining accounts.

    - removed: Number of accounts removed.
    - count: Number of accounts followed under the name.
    """

    removed: int
    """Number of accounts removed."""
    count: int
    """Number of accounts followed under the name."""
