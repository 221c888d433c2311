"""Types of module net.

Queries and subscriptions.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from typing import Any, ClassVar, Literal, Optional, TypedDict, Union

from .._codec import NotRequired, UnknownVariant
from .._enums import NumberEnum, TextEnum
from . import abi as _abi
from . import client as _client


class NetErrorCode(NumberEnum):
    """Numbers of the errors of module net.

    - QUERY_FAILED: A query failed permanently; `data` contains the data of the cause, with its code in
      `data.cause_code`.
    - SUBSCRIBE_FAILED: A subscription cannot be started; `data.cause_code` is the code of the cause.
    - WAIT_FOR_FAILED: Waiting for an object failed; `data` has `filter`, `timestamp` and `cause_code`.
    - GET_SUBSCRIPTION_RESULT_FAILED: An answer to a collection subscription lacks the collection.
    - INVALID_SERVER_RESPONSE: An answer lacks expected data, or the version of the node is invalid.
    - CLOCK_OUT_OF_SYNC: The clock of the network differs from that of this machine by more than 10 minutes, and
      the chain is not that of a development node. Nothing was signed. `data` has `clock_difference_ms` (network
      minus machine), `local_time` and `network_time` (Unix time in ms).
    - WAIT_FOR_TIMEOUT: No object, or no answer, arrived in time.
    - GRAPHQL_ERROR: The GraphQL server returned errors; `data` has `server_code` and `node_error` if the server
      sent them.
    - NETWORK_MODULE_SUSPENDED: Sent to a subscription: network activity of its context is suspended.
    - WEBSOCKET_DISCONNECTED: The WebSocket connection was lost or its keep-alive messages stopped.
    - NOT_SUPPORTED: The network does not offer a deprecated interface, and the request cannot be answered another
      way; `data.deprecated_interface` names it, `data.reason` says what would work.
    - NO_ENDPOINTS_PROVIDED: The list of endpoints is empty.
    - GRAPHQL_WEBSOCKET_INIT_ERROR: A WebSocket connection for GraphQL cannot be opened.
    - NETWORK_MODULE_RESUMED: Sent to a subscription: it is running again; events between `from` and `to` in
      `data.gap` (Unix time in ms) may be missing. Without `gap`, none are.
    - UNAUTHORIZED: The server answered 401.
    - QUERY_TRANSACTION_TREE_TIMEOUT: Messages of a transaction tree did not appear in time; `data` has `timeout`
      in ms.
    - GRAPHQL_CONNECTION_ERROR: The server refused the GraphQL connection over WebSocket.
    - WRONG_WEBSCOKET_PROTOCOL_SEQUENCE: A server sent data for an operation, or completed it, before it
      acknowledged the connection.
    - PARSE_URL_FAILED: An endpoint or the address of a node is not a URL.
    - MODIFY_URL_FAILED: Cannot occur: URLs are built from parsed ones; text that is not a URL is 619.
    - SEND_MESSAGE_FAILED: The node refused a message.
    - NOT_FOUND: The server answered 404.
    - ALL_ATTEMPTS_FAILED: All endpoints that a message was sent to failed; `data.attempts` lists the reasons.
    - CHAIN_REPLACED: Extension. A development node was reset, reverted or loaded from a file while a subscription
      or an iterator followed its chain. Both end, so that two histories are never mixed. `data` has `epoch` and
      `previous_epoch`.
    """

    QUERY_FAILED = 601
    """A query failed permanently; `data` contains the data of the cause, with its code in `data.cause_code`."""
    SUBSCRIBE_FAILED = 602
    """A subscription cannot be started; `data.cause_code` is the code of the cause."""
    WAIT_FOR_FAILED = 603
    """Waiting for an object failed; `data` has `filter`, `timestamp` and `cause_code`."""
    GET_SUBSCRIPTION_RESULT_FAILED = 604
    """An answer to a collection subscription lacks the collection."""
    INVALID_SERVER_RESPONSE = 605
    """An answer lacks expected data, or the version of the node is invalid."""
    CLOCK_OUT_OF_SYNC = 606
    """The clock of the network differs from that of this machine by more than 10 minutes, and the chain is not that
    of a development node. Nothing was signed. `data` has `clock_difference_ms` (network minus machine),
    `local_time` and `network_time` (Unix time in ms).
    """
    WAIT_FOR_TIMEOUT = 607
    """No object, or no answer, arrived in time."""
    GRAPHQL_ERROR = 608
    """The GraphQL server returned errors; `data` has `server_code` and `node_error` if the server sent them."""
    NETWORK_MODULE_SUSPENDED = 609
    """Sent to a subscription: network activity of its context is suspended."""
    WEBSOCKET_DISCONNECTED = 610
    """The WebSocket connection was lost or its keep-alive messages stopped."""
    NOT_SUPPORTED = 611
    """The network does not offer a deprecated interface, and the request cannot be answered another way;
    `data.deprecated_interface` names it, `data.reason` says what would work.
    """
    NO_ENDPOINTS_PROVIDED = 612
    """The list of endpoints is empty."""
    GRAPHQL_WEBSOCKET_INIT_ERROR = 613
    """A WebSocket connection for GraphQL cannot be opened."""
    NETWORK_MODULE_RESUMED = 614
    """Sent to a subscription: it is running again; events between `from` and `to` in `data.gap` (Unix time in ms)
    may be missing. Without `gap`, none are.
    """
    UNAUTHORIZED = 615
    """The server answered 401."""
    QUERY_TRANSACTION_TREE_TIMEOUT = 616
    """Messages of a transaction tree did not appear in time; `data` has `timeout` in ms."""
    GRAPHQL_CONNECTION_ERROR = 617
    """The server refused the GraphQL connection over WebSocket."""
    WRONG_WEBSCOKET_PROTOCOL_SEQUENCE = 618
    """A server sent data for an operation, or completed it, before it acknowledged the connection."""
    PARSE_URL_FAILED = 619
    """An endpoint or the address of a node is not a URL."""
    MODIFY_URL_FAILED = 620
    """Cannot occur: URLs are built from parsed ones; text that is not a URL is 619."""
    SEND_MESSAGE_FAILED = 621
    """The node refused a message."""
    NOT_FOUND = 622
    """The server answered 404."""
    ALL_ATTEMPTS_FAILED = 623
    """All endpoints that a message was sent to failed; `data.attempts` lists the reasons."""
    CHAIN_REPLACED = 624
    """Extension. A development node was reset, reverted or loaded from a file while a subscription or an iterator
    followed its chain. Both end, so that two histories are never mixed. `data` has `epoch` and `previous_epoch`.
    """


class AggregationFn(TextEnum):
    """Aggregate function.

    - COUNT: Number of objects.
    - MIN: Smallest value.
    - MAX: Largest value.
    - SUM: Sum of the values.
    - AVERAGE: Average of the values.
    """

    COUNT = "COUNT"
    """Number of objects."""
    MIN = "MIN"
    """Smallest value."""
    MAX = "MAX"
    """Largest value."""
    SUM = "SUM"
    """Sum of the values."""
    AVERAGE = "AVERAGE"
    """Average of the values."""


class BlockItem(TypedDict):
    """A block of an iterator. The fields from `id` to `prev_alt_ref` are always present. All others have to be
    selected with `result`, which may also select fields that are not listed here.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    id: str
    """Hash of the block."""
    gen_utime: NotRequired[Optional[int]]
    """Creation time of the block, Unix time in s."""
    workchain_id: NotRequired[Optional[int]]
    """Workchain."""
    shard: NotRequired[Optional[str]]
    """Prefix with its end mark, 16 hex digits."""
    after_split: NotRequired[Optional[bool]]
    """Whether it follows a split."""
    after_merge: NotRequired[Optional[bool]]
    """Whether it follows a merge."""
    prev_ref: NotRequired[Optional[BlockItemRef]]
    """Previous block."""
    prev_alt_ref: NotRequired[Optional[BlockItemRef]]
    """Second previous block, after a merge."""
    seq_no: NotRequired[Optional[int]]
    """Number of the block."""
    height: NotRequired[Optional[int]]
    """Number of the block in its thread."""
    thread_id: NotRequired[Optional[str]]
    """Thread of the block, 68 hex digits."""
    master_seq_no: NotRequired[Optional[int]]
    """Number of the masterchain block that includes it."""
    global_id: NotRequired[Optional[int]]
    """Id of the network."""
    chain_order: NotRequired[Optional[str]]
    """Text whose alphabetical order is the order of the objects in the chain."""
    tr_count: NotRequired[Optional[int]]
    """Number of transactions."""
    start_lt: NotRequired[Optional[str]]
    """Logical time of its start, `0x…` unless the query names a format."""
    end_lt: NotRequired[Optional[str]]
    """Logical time of its end, `0x…` unless the query names a format."""
    key_block: NotRequired[Optional[bool]]
    """Whether it is a key block."""
    file_hash: NotRequired[Optional[str]]
    """Hash of its bytes."""
    producer_id: NotRequired[Optional[str]]
    """Owner of the block keeper that produced it."""
    status: NotRequired[Optional[int]]
    """State of the block."""
    status_name: NotRequired[Optional[str]]
    """Name of the state."""


class BlockItemRef(TypedDict):
    """A reference to another block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    root_hash: NotRequired[Optional[str]]
    """Hash of the block."""
    seq_no: NotRequired[Optional[int]]
    """Number of the block."""
    end_lt: NotRequired[Optional[str]]
    """Logical time of its end, `0x…` unless the query names a format."""
    file_hash: NotRequired[Optional[str]]
    """Hash of its bytes."""


class BounceItem(TypedDict):
    """The bounce phase of a transaction of an iterator.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    bounce_type: NotRequired[Optional[int]]
    """Kind of result: 0 not enough tokens, 1 not enough tokens for the fee, 2 message returned."""


class ComputeItem(TypedDict):
    """The compute phase of a transaction of an iterator.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    success: NotRequired[Optional[bool]]
    """Whether the contract terminated normally."""
    exit_code: NotRequired[Optional[int]]
    """Exit code."""
    gas_fees: NotRequired[Optional[str]]
    """Gas fees in nano units, `0x…` unless the query names a format."""
    gas_used: NotRequired[Optional[str]]
    """Gas used, `0x…` unless the query names a format."""
    vm_steps: NotRequired[Optional[int]]
    """Number of instructions executed."""


@dataclass
class EndpointsSet:
    """Endpoints.

    - endpoints: Endpoint URLs, in any form.
    """

    endpoints: list[str]
    """Endpoint URLs, in any form."""


@dataclass
class FieldAggregation:
    """An aggregation of a field.

    - field: Path of the field, names separated by dots.
    - fn: Aggregate function.
    """

    field: str
    """Path of the field, names separated by dots."""
    fn: AggregationFn
    """Aggregate function."""


@dataclass
class FollowedEvent:
    """A decoded event.

    - name: Name of the event.
    - value: Its values.
    - message_id: Hash of the message that carries it.
    - created_at: When it was emitted, Unix time in s.
    """

    name: str
    """Name of the event."""
    value: Any
    """Its values."""
    message_id: str
    """Hash of the message that carries it."""
    created_at: int
    """When it was emitted, Unix time in s."""


@dataclass
class FollowedItem:
    """An item of the list.

    - cursor: Its cursor: pass it as `after` to continue behind the item.
    - object: The selected fields.
    - event: The event, if `abi` is given.
    """

    cursor: str
    """Its cursor: pass it as `after` to continue behind the item."""
    object: Any
    """The selected fields."""
    event: Optional[FollowedEvent] = None
    """The event, if `abi` is given."""


class FollowedKind(TextEnum):
    """What is followed of an account.

    - TRANSACTIONS: Its transactions.
    - EVENTS: The messages that it sends to the outside: events and answers.
    """

    TRANSACTIONS = "Transactions"
    """Its transactions."""
    EVENTS = "Events"
    """The messages that it sends to the outside: events and answers."""


class MessageItem(TypedDict):
    """A message of a transaction of an iterator. The fields from `id` to `dst` are always present, but `src` only on
    inbound messages and `dst` only on outbound ones.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    id: str
    """Hash of the message."""
    value: NotRequired[Optional[str]]
    """Value in nano units, decimal."""
    msg_type: NotRequired[Optional[int]]
    """Kind: 0 internal, 1 extIn, 2 extOut."""
    src: NotRequired[Optional[str]]
    """Source address."""
    dst: NotRequired[Optional[str]]
    """Destination address."""
    msg_type_name: NotRequired[Optional[str]]
    """Name of the kind."""
    body: NotRequired[Optional[str]]
    """Body as base64 BOC."""
    boc: NotRequired[Optional[str]]
    """The whole object as base64 BOC."""
    bounce: NotRequired[Optional[bool]]
    """Whether the value is returned if the message fails."""
    bounced: NotRequired[Optional[bool]]
    """Whether this message is a bounced one."""
    created_at: NotRequired[Optional[int]]
    """Creation time, Unix time in s."""
    created_lt: NotRequired[Optional[str]]
    """Logical time of creation, `0x…` unless the query names a format."""


@dataclass
class MessageNode:
    """A message in a transaction tree.

    - id: Message id.
    - bounce: Whether the message bounces on failure.
    - src_transaction_id: Transaction that created it; absent for external inbound messages.
    - dst_transaction_id: Transaction that received it; absent for messages that leave the chain.
    - src: Address of the sender.
    - dst: Address of the receiver.
    - value: Transferred tokens, a number as the node returns it.
    - decoded_body: The decoded body, if an ABI of the registry describes it.
    """

    id: str
    """Message id."""
    bounce: bool
    """Whether the message bounces on failure."""
    src_transaction_id: Optional[str] = None
    """Transaction that created it; absent for external inbound messages."""
    dst_transaction_id: Optional[str] = None
    """Transaction that received it; absent for messages that leave the chain."""
    src: Optional[str] = None
    """Address of the sender."""
    dst: Optional[str] = None
    """Address of the receiver."""
    value: Optional[str] = None
    """Transferred tokens, a number as the node returns it."""
    decoded_body: Optional[_abi.DecodedMessageBody] = None
    """The decoded body, if an ABI of the registry describes it."""


@dataclass
class OrderBy:
    """A field to sort by.

    - path: Path of the field, names separated by dots.
    - direction: Sort direction.
    """

    path: str
    """Path of the field, names separated by dots."""
    direction: SortDirection
    """Sort direction."""


@dataclass
class ParamsOfAggregateCollection:
    """Aggregations over a collection.

    - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
      collection of the node.
    - filter: GraphQL filter object of the collection.
    - fields: What to compute. Default: the number of objects.
    """

    collection: str
    """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection of
    the node.
    """
    filter: Any = None
    """GraphQL filter object of the collection."""
    fields: Optional[list[FieldAggregation]] = None
    """What to compute. Default: the number of objects."""


@dataclass
class ParamsOfBatchQuery:
    """Several operations in one query.

    - operations: The operations.
    """

    operations: list[AnyParamsOfQueryOperation]
    """The operations."""


@dataclass
class ParamsOfCreateBlockIterator:
    """Which blocks to iterate.

    - start_time: Time of the first block, in s since 1970, inclusive. Default: from the first block.
    - end_time: End time, in s since 1970, exclusive. Default: no end.
    - shard_filter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed.
      Default: all shards.
    - result: Additional fields to select, GraphQL text without the outer braces.
    """

    start_time: Optional[int] = None
    """Time of the first block, in s since 1970, inclusive. Default: from the first block."""
    end_time: Optional[int] = None
    """End time, in s since 1970, exclusive. Default: no end."""
    shard_filter: Optional[list[str]] = None
    """Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed. Default: all
    shards.
    """
    result: Optional[str] = None
    """Additional fields to select, GraphQL text without the outer braces."""


@dataclass
class ParamsOfCreateTransactionIterator:
    """Which transactions to iterate.

    - start_time: Time of the first block, in s since 1970, inclusive. Default: from the first block.
    - end_time: End time, in s since 1970, exclusive. Default: no end.
    - shard_filter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed.
      Default: all shards.
    - accounts_filter: Accounts whose transactions are returned. Default: all accounts.
    - result: Additional fields to select, GraphQL text without the outer braces.
    - include_transfers: Add a list `transfers` of TransactionTransfer to each transaction. Default: `false`.
    """

    start_time: Optional[int] = None
    """Time of the first block, in s since 1970, inclusive. Default: from the first block."""
    end_time: Optional[int] = None
    """End time, in s since 1970, exclusive. Default: no end."""
    shard_filter: Optional[list[str]] = None
    """Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed. Default: all
    shards.
    """
    accounts_filter: Optional[list[str]] = None
    """Accounts whose transactions are returned. Default: all accounts."""
    result: Optional[str] = None
    """Additional fields to select, GraphQL text without the outer braces."""
    include_transfers: Optional[bool] = None
    """Add a list `transfers` of TransactionTransfer to each transaction. Default: `false`."""


@dataclass
class ParamsOfFindLastShardBlock:
    """An account.

    - address: Address of the account.
    """

    address: str
    """Address of the account."""


@dataclass
class ParamsOfFollowAccount:
    """Which list to read, and from where.

    - account_id: Account id, 64 hex characters without prefix.
    - kind: What to read.
    - dapp_id: Dapp ID of the account, 64 hex characters without prefix. Default: the account id.
    - result: Fields of the items to select, GraphQL text without the outer braces. Of events, `id`, `body` and
      `created_at` are always selected. Default: `"id"`.
    - after: Items after this cursor; an empty text: from the first item that the network keeps. Absent: no items,
      only the cursor of the end, at once.
    - abi: ABI for `Events`: only the events that it describes are returned, decoded.
    - event: Only events of this name; needs `abi`.
    - rules: Rules of the chain, for `abi`. Default: `abi.rules` of the configuration.
    - wait_ms: How long to wait for an item if there is none, in ms. The network is asked every
      `network.follow_interval`, also again after it could not be reached. Default: `0`.
    """

    account_id: str
    """Account id, 64 hex characters without prefix."""
    kind: FollowedKind
    """What to read."""
    dapp_id: Optional[str] = None
    """Dapp ID of the account, 64 hex characters without prefix. Default: the account id."""
    result: Optional[str] = None
    """Fields of the items to select, GraphQL text without the outer braces. Of events, `id`, `body` and `created_at`
    are always selected. Default: `"id"`.
    """
    after: Optional[str] = None
    """Items after this cursor; an empty text: from the first item that the network keeps. Absent: no items, only the
    cursor of the end, at once.
    """
    abi: Optional[_abi.AnyAbi] = None
    """ABI for `Events`: only the events that it describes are returned, decoded."""
    event: Optional[str] = None
    """Only events of this name; needs `abi`."""
    rules: Optional[_abi.ChainRules] = None
    """Rules of the chain, for `abi`. Default: `abi.rules` of the configuration."""
    wait_ms: Optional[int] = None
    """How long to wait for an item if there is none, in ms. The network is asked every `network.follow_interval`,
    also again after it could not be reached. Default: `0`.
    """


@dataclass
class ParamsOfIteratorNext:
    """Which iterator to advance.

    - iterator: Handle of the iterator.
    - limit: Maximum number of items; values below 1 mean 1. Default: `1`.
    - return_resume_state: Return the state after these items. Default: `false`.
    """

    iterator: int
    """Handle of the iterator."""
    limit: Optional[int] = None
    """Maximum number of items; values below 1 mean 1. Default: `1`."""
    return_resume_state: Optional[bool] = None
    """Return the state after these items. Default: `false`."""


@dataclass
class ParamsOfQuery:
    """A GraphQL query.

    - query: GraphQL text. A call whose text contains a mutation counts as one that makes changes.
    - variables: Values of its variables, an object.
    - verify: True fails with 901: free-form queries cannot be proven. Extension of the published interface.
      Default: `false`.
    """

    query: str
    """GraphQL text. A call whose text contains a mutation counts as one that makes changes."""
    variables: Any = None
    """Values of its variables, an object."""
    verify: Optional[bool] = None
    """True fails with 901: free-form queries cannot be proven. Extension of the published interface. Default:
    `false`.
    """


@dataclass
class ParamsOfQueryCollection:
    """A query of a collection.

    - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
      collection of the node.
    - result: Fields to select, GraphQL text without the outer braces.
    - filter: GraphQL filter object of the collection.
    - order: Sort order of the objects.
    - limit: Maximum number of objects.
    - verify: Prove the result before it is returned (module proofs): anything that differs from what the network
      agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration.
      Extension of the published interface.
    """

    collection: str
    """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection of
    the node.
    """
    result: str
    """Fields to select, GraphQL text without the outer braces."""
    filter: Any = None
    """GraphQL filter object of the collection."""
    order: Optional[list[OrderBy]] = None
    """Sort order of the objects."""
    limit: Optional[int] = None
    """Maximum number of objects."""
    verify: Optional[bool] = None
    """Prove the result before it is returned (module proofs): anything that differs from what the network agreed on,
    or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ParamsOfQueryCounterparties:
    """Counterparties of an account.

    - account: Address of the account, as the node writes it.
    - result: Fields to select, GraphQL text without the outer braces.
    - first: Maximum number of counterparties.
    - after: The `cursor` of the last counterparty of the previous page.
    """

    account: str
    """Address of the account, as the node writes it."""
    result: str
    """Fields to select, GraphQL text without the outer braces."""
    first: Optional[int] = None
    """Maximum number of counterparties."""
    after: Optional[str] = None
    """The `cursor` of the last counterparty of the previous page."""


class ParamsOfQueryOperation:
    """One operation of a batch.

    One of its classes; annotations use `AnyParamsOfQueryOperation`.
    """

    @dataclass
    class QueryCollection:
        """A query of a collection.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another collection of the node.
        - result: Fields to select, GraphQL text without the outer braces.
        - filter: GraphQL filter object of the collection.
        - order: Sort order of the objects.
        - limit: Maximum number of objects.
        """

        type: ClassVar[Literal["QueryCollection"]] = "QueryCollection"
        collection: str
        """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection
        of the node.
        """
        result: str
        """Fields to select, GraphQL text without the outer braces."""
        filter: Any = None
        """GraphQL filter object of the collection."""
        order: Optional[list[OrderBy]] = None
        """Sort order of the objects."""
        limit: Optional[int] = None
        """Maximum number of objects."""

    @dataclass
    class WaitForCollection:
        """An object to wait for.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another collection of the node.
        - result: Fields to select, GraphQL text without the outer braces.
        - filter: GraphQL filter object of the collection.
        - timeout: How long to wait, in ms. Default: `network.wait_for_timeout`.
        """

        type: ClassVar[Literal["WaitForCollection"]] = "WaitForCollection"
        collection: str
        """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection
        of the node.
        """
        result: str
        """Fields to select, GraphQL text without the outer braces."""
        filter: Any = None
        """GraphQL filter object of the collection."""
        timeout: Optional[int] = None
        """How long to wait, in ms. Default: `network.wait_for_timeout`."""

    @dataclass
    class AggregateCollection:
        """Aggregations over a collection.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another collection of the node.
        - filter: GraphQL filter object of the collection.
        - fields: What to compute. Default: the number of objects.
        """

        type: ClassVar[Literal["AggregateCollection"]] = "AggregateCollection"
        collection: str
        """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection
        of the node.
        """
        filter: Any = None
        """GraphQL filter object of the collection."""
        fields: Optional[list[FieldAggregation]] = None
        """What to compute. Default: the number of objects."""

    @dataclass
    class QueryCounterparties:
        """Counterparties of an account.

        - account: Address of the account, as the node writes it.
        - result: Fields to select, GraphQL text without the outer braces.
        - first: Maximum number of counterparties.
        - after: The `cursor` of the last counterparty of the previous page.
        """

        type: ClassVar[Literal["QueryCounterparties"]] = "QueryCounterparties"
        account: str
        """Address of the account, as the node writes it."""
        result: str
        """Fields to select, GraphQL text without the outer braces."""
        first: Optional[int] = None
        """Maximum number of counterparties."""
        after: Optional[str] = None
        """The `cursor` of the last counterparty of the previous page."""


AnyParamsOfQueryOperation = Union[
    ParamsOfQueryOperation.QueryCollection,
    ParamsOfQueryOperation.WaitForCollection,
    ParamsOfQueryOperation.AggregateCollection,
    ParamsOfQueryOperation.QueryCounterparties,
    UnknownVariant,
]
"""Any variant of ParamsOfQueryOperation, also one that only a newer daemon knows."""


@dataclass
class ParamsOfQueryTransactionTree:
    """The root message and options of the tree.

    - in_msg: Id of the message.
    - abi_registry: ABIs to decode bodies with, tried in this order.
    - timeout: How long to wait for the messages of one query, in ms; 0 waits indefinitely. Default: `60000`.
    - transaction_max_count: Number of transactions after which no further query is made; 0 means no limit.
      Default: `50`.
    - verify: Prove the result before it is returned (module proofs): anything that differs from what the network
      agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration.
      Extension of the published interface.
    """

    in_msg: str
    """Id of the message."""
    abi_registry: Optional[list[_abi.AnyAbi]] = None
    """ABIs to decode bodies with, tried in this order."""
    timeout: Optional[int] = None
    """How long to wait for the messages of one query, in ms; 0 waits indefinitely. Default: `60000`."""
    transaction_max_count: Optional[int] = None
    """Number of transactions after which no further query is made; 0 means no limit. Default: `50`."""
    verify: Optional[bool] = None
    """Prove the result before it is returned (module proofs): anything that differs from what the network agreed on,
    or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ParamsOfResumeBlockIterator:
    """Where to continue.

    - resume_state: State from `iterator_next`.
    """

    resume_state: Any
    """State from `iterator_next`."""


@dataclass
class ParamsOfResumeTransactionIterator:
    """Where to continue.

    - resume_state: State from `iterator_next`.
    - accounts_filter: Accounts whose transactions are returned. Default: all accounts.
    """

    resume_state: Any
    """State from `iterator_next`."""
    accounts_filter: Optional[list[str]] = None
    """Accounts whose transactions are returned. Default: all accounts."""


@dataclass
class ParamsOfSubscribe:
    """A GraphQL subscription.

    - subscription: GraphQL text.
    - variables: Values of its variables, an object.
    """

    subscription: str
    """GraphQL text."""
    variables: Any = None
    """Values of its variables, an object."""


@dataclass
class ParamsOfSubscribeCollection:
    """What to subscribe to.

    - collection: Name of the collection: accounts, blocks, transactions or messages.
    - result: Fields to select, GraphQL text without the outer braces.
    - filter: GraphQL filter object of the collection.
    """

    collection: str
    """Name of the collection: accounts, blocks, transactions or messages."""
    result: str
    """Fields to select, GraphQL text without the outer braces."""
    filter: Any = None
    """GraphQL filter object of the collection."""


@dataclass
class ParamsOfWaitForCollection:
    """An object to wait for.

    - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
      collection of the node.
    - result: Fields to select, GraphQL text without the outer braces.
    - filter: GraphQL filter object of the collection.
    - timeout: How long to wait, in ms. Default: `network.wait_for_timeout`.
    """

    collection: str
    """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection of
    the node.
    """
    result: str
    """Fields to select, GraphQL text without the outer braces."""
    filter: Any = None
    """GraphQL filter object of the collection."""
    timeout: Optional[int] = None
    """How long to wait, in ms. Default: `network.wait_for_timeout`."""


@dataclass
class RegisteredIterator:
    """An iterator.

    - handle: Handle of the iterator; pass it to `remove_iterator` when done.
    """

    handle: int
    """Handle of the iterator; pass it to `remove_iterator` when done."""


@dataclass
class ResultOfAggregateCollection:
    """Results of aggregations.

    - values: Values as text, in the order of `fields`.
    """

    values: list[str]
    """Values as text, in the order of `fields`."""


@dataclass
class ResultOfBatchQuery:
    """Results of a batch.

    - results: One result per operation, in order; each is what the corresponding function returns.
    """

    results: list[Any]
    """One result per operation, in order; each is what the corresponding function returns."""


@dataclass
class ResultOfFindLastShardBlock:
    """A block.

    - block_id: Id of the last block of the account’s shard.
    """

    block_id: str
    """Id of the last block of the account’s shard."""


@dataclass
class ResultOfFollowAccount:
    """Items in the order of the chain.

    - items: The items, at most 50.
    - cursor: Cursor of the last item that was read, including those that are no events of the given name: pass it
      as `after` to continue. An empty text before the first item.
    - unreachable: Why the network could not be asked at the end of `wait_ms`. Nothing is missed.
    """

    items: list[FollowedItem]
    """The items, at most 50."""
    cursor: str
    """Cursor of the last item that was read, including those that are no events of the given name: pass it as
    `after` to continue. An empty text before the first item.
    """
    unreachable: Optional[_client.ClientError] = None
    """Why the network could not be asked at the end of `wait_ms`. Nothing is missed."""


@dataclass
class ResultOfGetEndpoints:
    """The endpoints of the client.

    - query: URL that currently receives GraphQL queries.
    - endpoints: Configured endpoints, without user names, passwords and query strings.
    """

    query: str
    """URL that currently receives GraphQL queries."""
    endpoints: list[str]
    """Configured endpoints, without user names, passwords and query strings."""


@dataclass
class ResultOfGetServerInfo:
    """A server and what it offers.

    - version: Version of its interface; empty if the server does not report one.
    - supports_dapp_id: The server identifies accounts by `account_id` and `dapp_id`.
    - endpoint: URL that receives GraphQL queries, without user name, password and query string.
    - latency_ms: Round-trip time of a request, in ms.
    - features: What it offers.
    - proxy: Proxy that connections to it go through, without user and password. Absent: none.
    - clock_difference_ms: Clock of the network minus clock of this machine, in ms; 0 if they differ by no more
      than 3 s, absent if the server does not report its clock.
    - clock_is_followed: Whether messages are created with the time of the network although its clock differs. If
      false, calls that would have to fill in a time fail with 606.
    - rules: Chain rules, `current` or `classic`; absent if the server does not report them.
    """

    version: str
    """Version of its interface; empty if the server does not report one."""
    supports_dapp_id: bool
    """The server identifies accounts by `account_id` and `dapp_id`."""
    endpoint: str
    """URL that receives GraphQL queries, without user name, password and query string."""
    latency_ms: int
    """Round-trip time of a request, in ms."""
    features: ServerFeatures
    """What it offers."""
    proxy: Optional[str] = None
    """Proxy that connections to it go through, without user and password. Absent: none."""
    clock_difference_ms: Optional[int] = None
    """Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3 s, absent if the
    server does not report its clock.
    """
    clock_is_followed: Optional[bool] = None
    """Whether messages are created with the time of the network although its clock differs. If false, calls that
    would have to fill in a time fail with 606.
    """
    rules: Optional[str] = None
    """Chain rules, `current` or `classic`; absent if the server does not report them."""


@dataclass
class ResultOfGetSignatureId:
    """Signature id.

    - signature_id: Signature id, which signatures must cover besides the hash; absent if the network requires
      nothing.
    """

    signature_id: Optional[int] = None
    """Signature id, which signatures must cover besides the hash; absent if the network requires nothing."""


@dataclass
class ResultOfGetTime:
    """Time of the network.

    - time: Unix time in ms.
    - clock_difference_ms: Clock of the network minus clock of this machine, in ms; 0 if they differ by no more
      than 3 s, absent if the network did not report its clock.
    """

    time: int
    """Unix time in ms."""
    clock_difference_ms: Optional[int] = None
    """Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3 s, absent if the
    network did not report its clock.
    """


@dataclass
class ResultOfIteratorNext:
    """The next items of an iterator.

    - items: The items, BlockItem or TransactionItem; may be empty although there are more.
    - has_more: Whether there may be more.
    - resume_state: State to continue from, if requested; treat it as opaque.
    """

    items: list[Any]
    """The items, BlockItem or TransactionItem; may be empty although there are more."""
    has_more: bool
    """Whether there may be more."""
    resume_state: Any = None
    """State to continue from, if requested; treat it as opaque."""


@dataclass
class ResultOfQuery:
    """Response to a GraphQL query.

    - result: The whole response of the server; the selected data is in its field `data`.
    """

    result: Any
    """The whole response of the server; the selected data is in its field `data`."""


@dataclass
class ResultOfQueryCollection:
    """Selected objects.

    - result: The objects.
    """

    result: list[Any]
    """The objects."""


@dataclass
class ResultOfQueryTransactionTree:
    """A transaction tree.

    - messages: Messages, in the order they were found.
    - transactions: Transactions, in the order they were found.
    """

    messages: list[MessageNode]
    """Messages, in the order they were found."""
    transactions: list[TransactionNode]
    """Transactions, in the order they were found."""


@dataclass
class ResultOfSubscribeCollection:
    """A running subscription.

    - handle: Handle to pass to `unsubscribe`.
    """

    handle: int
    """Handle to pass to `unsubscribe`."""


@dataclass
class ResultOfSubscription:
    """Data of a subscription.

    - result: For `subscribe_collection`, the object; for `subscribe`, the whole `data`. Null when the server has
      completed the subscription.
    """

    result: Any
    """For `subscribe_collection`, the object; for `subscribe`, the whole `data`. Null when the server has completed
    the subscription.
    """


@dataclass
class ResultOfWaitForCollection:
    """The object that appeared.

    - result: The first matching object.
    """

    result: Any
    """The first matching object."""


@dataclass
class ServerFeatures:
    """What a server offers besides `info` and `blockchain`.

    - collections: The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without
      them, functions that use collections work only for objects named by their filter.
    - subscriptions: Subscriptions to accounts, messages and transactions. Without them, the library follows the
      accounts named by the filter.
    - configuration: The blockchain configuration, in a key block. Without it, local runs use the built-in
      configuration.
    - proofs: The data needed for block proofs.
    """

    collections: bool
    """The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without them, functions
    that use collections work only for objects named by their filter.
    """
    subscriptions: bool
    """Subscriptions to accounts, messages and transactions. Without them, the library follows the accounts named by
    the filter.
    """
    configuration: bool
    """The blockchain configuration, in a key block. Without it, local runs use the built-in configuration."""
    proofs: bool
    """The data needed for block proofs."""


class SortDirection(TextEnum):
    """Sort direction.

    - ASC: Ascending.
    - DESC: Descending.
    """

    ASC = "ASC"
    """Ascending."""
    DESC = "DESC"
    """Descending."""


class SubscriptionResponseType(NumberEnum):
    """Kind of a subscription message.

    - OK: Data, ResultOfSubscription.
    - ERROR: A ClientError. The subscription continues, unless its callback is then closed.
    """

    OK = 100
    """Data, ResultOfSubscription."""
    ERROR = 101
    """A ClientError. The subscription continues, unless its callback is then closed."""


class TransactionItem(TypedDict):
    """A transaction of an iterator. The fields from `id` to `out_messages` are always present. All others have to be
    selected with `result`, which may also select fields that are not listed here.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    id: str
    """Hash of the transaction."""
    account_addr: NotRequired[Optional[str]]
    """Address of the account."""
    now: NotRequired[Optional[int]]
    """Creation time, Unix time in s."""
    balance_delta: NotRequired[Optional[str]]
    """Change of the balance in nano units, decimal."""
    bounce: NotRequired[Optional[BounceItem]]
    """Bounce phase."""
    in_message: NotRequired[Optional[MessageItem]]
    """The message it executed."""
    out_messages: NotRequired[Optional[list[MessageItem]]]
    """The messages it sent."""
    transfers: NotRequired[Optional[list[TransactionTransfer]]]
    """Its transfers, with `include_transfers`."""
    aborted: NotRequired[Optional[bool]]
    """Whether it was aborted: it changed nothing except for the fees."""
    destroyed: NotRequired[Optional[bool]]
    """Whether the account was deleted."""
    compute: NotRequired[Optional[ComputeItem]]
    """Compute phase."""
    lt: NotRequired[Optional[str]]
    """Logical time, `0x…` unless the query names a format."""
    total_fees: NotRequired[Optional[str]]
    """Fees in nano units, `0x…` unless the query names a format."""
    tr_type: NotRequired[Optional[int]]
    """Kind: 0 ordinary, 1 storage, 2 tick, 3 tock."""
    tr_type_name: NotRequired[Optional[str]]
    """Name of the kind."""
    orig_status: NotRequired[Optional[int]]
    """State of the account before: 0 uninitialized, 1 active, 2 frozen, 3 none."""
    orig_status_name: NotRequired[Optional[str]]
    """Name of the state before."""
    end_status: NotRequired[Optional[int]]
    """State of the account afterwards."""
    end_status_name: NotRequired[Optional[str]]
    """Name of the state afterwards."""
    outmsg_cnt: NotRequired[Optional[int]]
    """Number of messages it sent."""
    in_msg: NotRequired[Optional[str]]
    """Hash of the message it executed."""
    out_msgs: NotRequired[Optional[list[str]]]
    """Hashes of the messages it sent."""
    block_id: NotRequired[Optional[str]]
    """Hash of its block."""
    workchain_id: NotRequired[Optional[int]]
    """Workchain."""
    master_seq_no: NotRequired[Optional[int]]
    """Number of the masterchain block that includes it."""
    chain_order: NotRequired[Optional[str]]
    """Text whose alphabetical order is the order of the objects in the chain."""
    boc: NotRequired[Optional[str]]
    """The whole object as base64 BOC."""


@dataclass
class TransactionNode:
    """A transaction in a tree.

    - id: Transaction id.
    - in_msg: Id of its inbound message.
    - out_msgs: Ids of its outbound messages.
    - account_addr: Account the transaction ran on.
    - total_fees: Fees, a number as the node returns it.
    - aborted: Whether it was aborted.
    - exit_code: Exit code of the compute phase, if any; negative codes as unsigned 32-bit numbers.
    """

    id: str
    """Transaction id."""
    in_msg: str
    """Id of its inbound message."""
    out_msgs: list[str]
    """Ids of its outbound messages."""
    account_addr: str
    """Account the transaction ran on."""
    total_fees: str
    """Fees, a number as the node returns it."""
    aborted: bool
    """Whether it was aborted."""
    exit_code: Optional[int] = None
    """Exit code of the compute phase, if any; negative codes as unsigned 32-bit numbers."""


@dataclass
class TransactionTransfer:
    """A token transfer in a transaction.

    - message: Message id.
    - is_bounced: Whether this is a bounced message.
    - is_deposit: Whether the account is the receiver.
    - counterparty: Address of the other account.
    - value: Amount, a decimal number.
    """

    message: str
    """Message id."""
    is_bounced: bool = _field(metadata={"wire": "isBounced"})
    """Whether this is a bounced message."""
    is_deposit: bool = _field(metadata={"wire": "isDeposit"})
    """Whether the account is the receiver."""
    counterparty: str
    """Address of the other account."""
    value: str
    """Amount, a decimal number."""
