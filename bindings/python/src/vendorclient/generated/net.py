"""Types of module net.

Queries and subscriptions of the network.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from enum import Enum, IntEnum
from typing import Any, ClassVar, Literal, Optional, Union

from .._codec import UnknownVariant
from . import abi as _abi


class NetErrorCode(IntEnum):
    """Numbers of the errors of module net.

    - QUERY_FAILED: A query failed permanently; `data` holds the data of the cause, and its code in
      `data.cause_code`.
    - SUBSCRIBE_FAILED: A subscription cannot be started; `data.cause_code` is the code of the cause.
    - WAIT_FOR_FAILED: Waiting for an object fails; `data` has `filter`, `timestamp` and `cause_code`.
    - GET_SUBSCRIPTION_RESULT_FAILED: An answer to a collection subscription lacks the collection.
    - INVALID_SERVER_RESPONSE: An answer lacks expected data, or the version of the node cannot be read.
    - CLOCK_OUT_OF_SYNC: Cannot occur: the clock of the node is compared, not refused; use max_latency for nodes
      that lag.
    - WAIT_FOR_TIMEOUT: No object, or no answer, came in time.
    - GRAPHQL_ERROR: The GraphQL server answered with errors; `data` has `server_code` and `node_error` where the
      server sent them.
    - NETWORK_MODULE_SUSPENDED: Sent to a subscription: the network of its context is suspended.
    - WEBSOCKET_DISCONNECTED: The WebSocket connection was lost or its keep-alive stopped.
    - NOT_SUPPORTED: The network does not offer a deprecated interface, and what is asked of it cannot be answered
      in another way; `data.deprecated_interface` names it, `data.reason` says what would work.
    - NO_ENDPOINTS_PROVIDED: An empty list of endpoints is set.
    - GRAPHQL_WEBSOCKET_INIT_ERROR: A GraphQL connection over WebSocket cannot be opened.
    - NETWORK_MODULE_RESUMED: Sent to a subscription: it runs again; `data.gap` has `from` and `to` (unix time in
      ms), events between them may be missing. Without `gap` none are.
    - UNAUTHORIZED: The server answered 401.
    - QUERY_TRANSACTION_TREE_TIMEOUT: Messages of a transaction tree did not appear in time; `data` has `timeout`
      in ms.
    - GRAPHQL_CONNECTION_ERROR: The server refused the GraphQL connection over WebSocket.
    - WRONG_WEBSCOKET_PROTOCOL_SEQUENCE: A server sent data or an end for an operation before it acknowledged the
      connection.
    - PARSE_URL_FAILED: An endpoint or the address of a node is not a URL.
    - MODIFY_URL_FAILED: Cannot occur: URLs are built from parsed ones; a text that is no URL is 619.
    - SEND_MESSAGE_FAILED: The node refused a message.
    - NOT_FOUND: The server answered 404.
    - ALL_ATTEMPTS_FAILED: Every endpoint that a message was sent to failed; `data.attempts` lists why.
    - CHAIN_REPLACED: Extension. A development node was reset, reverted or loaded from a file while a subscription
      or an iterator followed its chain: they end, so that two histories are not mixed. `data` has `epoch` and
      `previous_epoch`.
    """

    QUERY_FAILED = 601
    """A query failed permanently; `data` holds the data of the cause, and its code in `data.cause_code`."""
    SUBSCRIBE_FAILED = 602
    """A subscription cannot be started; `data.cause_code` is the code of the cause."""
    WAIT_FOR_FAILED = 603
    """Waiting for an object fails; `data` has `filter`, `timestamp` and `cause_code`."""
    GET_SUBSCRIPTION_RESULT_FAILED = 604
    """An answer to a collection subscription lacks the collection."""
    INVALID_SERVER_RESPONSE = 605
    """An answer lacks expected data, or the version of the node cannot be read."""
    CLOCK_OUT_OF_SYNC = 606
    """Cannot occur: the clock of the node is compared, not refused; use max_latency for nodes that lag."""
    WAIT_FOR_TIMEOUT = 607
    """No object, or no answer, came in time."""
    GRAPHQL_ERROR = 608
    """The GraphQL server answered with errors; `data` has `server_code` and `node_error` where the server sent them."""
    NETWORK_MODULE_SUSPENDED = 609
    """Sent to a subscription: the network of its context is suspended."""
    WEBSOCKET_DISCONNECTED = 610
    """The WebSocket connection was lost or its keep-alive stopped."""
    NOT_SUPPORTED = 611
    """The network does not offer a deprecated interface, and what is asked of it cannot be answered in another way;
    `data.deprecated_interface` names it, `data.reason` says what would work.
    """
    NO_ENDPOINTS_PROVIDED = 612
    """An empty list of endpoints is set."""
    GRAPHQL_WEBSOCKET_INIT_ERROR = 613
    """A GraphQL connection over WebSocket cannot be opened."""
    NETWORK_MODULE_RESUMED = 614
    """Sent to a subscription: it runs again; `data.gap` has `from` and `to` (unix time in ms), events between them
    may be missing. Without `gap` none are.
    """
    UNAUTHORIZED = 615
    """The server answered 401."""
    QUERY_TRANSACTION_TREE_TIMEOUT = 616
    """Messages of a transaction tree did not appear in time; `data` has `timeout` in ms."""
    GRAPHQL_CONNECTION_ERROR = 617
    """The server refused the GraphQL connection over WebSocket."""
    WRONG_WEBSCOKET_PROTOCOL_SEQUENCE = 618
    """A server sent data or an end for an operation before it acknowledged the connection."""
    PARSE_URL_FAILED = 619
    """An endpoint or the address of a node is not a URL."""
    MODIFY_URL_FAILED = 620
    """Cannot occur: URLs are built from parsed ones; a text that is no URL is 619."""
    SEND_MESSAGE_FAILED = 621
    """The node refused a message."""
    NOT_FOUND = 622
    """The server answered 404."""
    ALL_ATTEMPTS_FAILED = 623
    """Every endpoint that a message was sent to failed; `data.attempts` lists why."""
    CHAIN_REPLACED = 624
    """Extension. A development node was reset, reverted or loaded from a file while a subscription or an iterator
    followed its chain: they end, so that two histories are not mixed. `data` has `epoch` and `previous_epoch`.
    """


class AggregationFn(str, Enum):
    """What is computed over a field.

    - COUNT: Number of objects.
    - MIN: Smallest value.
    - MAX: Largest value.
    - SUM: Sum of the values.
    - AVERAGE: Mean of the values.
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
    """Mean of the values."""


@dataclass
class EndpointsSet:
    """Endpoints.

    - endpoints: Endpoints in any URL form.
    """

    endpoints: list[str]
    """Endpoints in any URL form."""


@dataclass
class FieldAggregation:
    """An aggregation of a field.

    - field: Path of the field, names separated by dots.
    - fn: What is computed.
    """

    field: str
    """Path of the field, names separated by dots."""
    fn: AggregationFn
    """What is computed."""


@dataclass
class MessageNode:
    """A message of a transaction tree.

    - id: Message id.
    - bounce: Whether it comes back when it fails.
    - src_transaction_id: Transaction that sent it; absent for external messages to a contract.
    - dst_transaction_id: Transaction that received it; absent for messages that leave the chain.
    - src: Address of the sender.
    - dst: Address of the receiver.
    - value: Transferred tokens, a number as the node returns it.
    - decoded_body: Its body, when an ABI of the registry describes it.
    """

    id: str
    """Message id."""
    bounce: bool
    """Whether it comes back when it fails."""
    src_transaction_id: Optional[str] = None
    """Transaction that sent it; absent for external messages to a contract."""
    dst_transaction_id: Optional[str] = None
    """Transaction that received it; absent for messages that leave the chain."""
    src: Optional[str] = None
    """Address of the sender."""
    dst: Optional[str] = None
    """Address of the receiver."""
    value: Optional[str] = None
    """Transferred tokens, a number as the node returns it."""
    decoded_body: Optional[_abi.DecodedMessageBody] = None
    """Its body, when an ABI of the registry describes it."""


@dataclass
class OrderBy:
    """A field to sort by.

    - path: Path of the field, names separated by dots.
    - direction: Direction.
    """

    path: str
    """Path of the field, names separated by dots."""
    direction: SortDirection
    """Direction."""


@dataclass
class ParamsOfAggregateCollection:
    """Aggregations over a collection.

    - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
      one of the node.
    - filter: GraphQL filter object of the collection.
    - fields: What is computed. Default: the number of objects.
    """

    collection: str
    """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the node."""
    filter: Any = None
    """GraphQL filter object of the collection."""
    fields: Optional[list[FieldAggregation]] = None
    """What is computed. Default: the number of objects."""


@dataclass
class ParamsOfBatchQuery:
    """Several operations in one query.

    - operations: The operations.
    """

    operations: list[AnyParamsOfQueryOperation]
    """The operations."""


@dataclass
class ParamsOfCreateBlockIterator:
    """Which blocks.

    - start_time: Time of the first block, in s since 1970, inclusive. Absent: from the first one.
    - end_time: Time where it ends, in s since 1970, exclusive. Absent: never.
    - shard_filter: Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant.
      Absent: all shards.
    - result: Further fields to select, GraphQL text without the outer braces.
    """

    start_time: Optional[int] = None
    """Time of the first block, in s since 1970, inclusive. Absent: from the first one."""
    end_time: Optional[int] = None
    """Time where it ends, in s since 1970, exclusive. Absent: never."""
    shard_filter: Optional[list[str]] = None
    """Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant. Absent: all shards."""
    result: Optional[str] = None
    """Further fields to select, GraphQL text without the outer braces."""


@dataclass
class ParamsOfCreateTransactionIterator:
    """Which transactions.

    - start_time: Time of the first block, in s since 1970, inclusive. Absent: from the first one.
    - end_time: Time where it ends, in s since 1970, exclusive. Absent: never.
    - shard_filter: Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant.
      Absent: all shards.
    - accounts_filter: Accounts whose transactions are given. Absent: all accounts.
    - result: Further fields to select, GraphQL text without the outer braces.
    - include_transfers: Add a list `transfers` of TransactionTransfer to each transaction. Default: `false`.
    """

    start_time: Optional[int] = None
    """Time of the first block, in s since 1970, inclusive. Absent: from the first one."""
    end_time: Optional[int] = None
    """Time where it ends, in s since 1970, exclusive. Absent: never."""
    shard_filter: Optional[list[str]] = None
    """Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant. Absent: all shards."""
    accounts_filter: Optional[list[str]] = None
    """Accounts whose transactions are given. Absent: all accounts."""
    result: Optional[str] = None
    """Further fields to select, GraphQL text without the outer braces."""
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
class ParamsOfIteratorNext:
    """Which iterator.

    - iterator: Its handle.
    - limit: Largest number of items; below 1 means 1. Default: `1`.
    - return_resume_state: Return the state after these items. Default: `false`.
    """

    iterator: int
    """Its handle."""
    limit: Optional[int] = None
    """Largest number of items; below 1 means 1. Default: `1`."""
    return_resume_state: Optional[bool] = None
    """Return the state after these items. Default: `false`."""


@dataclass
class ParamsOfQuery:
    """A GraphQL query.

    - query: GraphQL text.
    - variables: Values of its variables, an object.
    - verify: True ends with 901: free text cannot be proven. Extension of the published interface. Default:
      `false`.
    """

    query: str
    """GraphQL text."""
    variables: Any = None
    """Values of its variables, an object."""
    verify: Optional[bool] = None
    """True ends with 901: free text cannot be proven. Extension of the published interface. Default: `false`."""


@dataclass
class ParamsOfQueryCollection:
    """A selection from a collection.

    - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
      one of the node.
    - result: Fields to select, GraphQL text without the outer braces.
    - filter: GraphQL filter object of the collection.
    - order: How the objects are sorted.
    - limit: Largest number of objects.
    - verify: Whether what is returned is proven first (module proofs): what differs from what the network agreed
      on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of
      the published interface.
    """

    collection: str
    """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the node."""
    result: str
    """Fields to select, GraphQL text without the outer braces."""
    filter: Any = None
    """GraphQL filter object of the collection."""
    order: Optional[list[OrderBy]] = None
    """How the objects are sorted."""
    limit: Optional[int] = None
    """Largest number of objects."""
    verify: Optional[bool] = None
    """Whether what is returned is proven first (module proofs): what differs from what the network agreed on, or
    cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ParamsOfQueryCounterparties:
    """Counterparties of an account.

    - account: Address of the account, as the node names it.
    - result: Fields to select, GraphQL text without the outer braces.
    - first: Number of counterparties.
    - after: Field `cursor` of the last one of the page before.
    """

    account: str
    """Address of the account, as the node names it."""
    result: str
    """Fields to select, GraphQL text without the outer braces."""
    first: Optional[int] = None
    """Number of counterparties."""
    after: Optional[str] = None
    """Field `cursor` of the last one of the page before."""


class ParamsOfQueryOperation:
    """One operation of a batch.

    One of its classes; annotations use `AnyParamsOfQueryOperation`.
    """

    @dataclass
    class QueryCollection:
        """A selection from a collection.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another one of the node.
        - result: Fields to select, GraphQL text without the outer braces.
        - filter: GraphQL filter object of the collection.
        - order: How the objects are sorted.
        - limit: Largest number of objects.
        """

        type: ClassVar[Literal["QueryCollection"]] = "QueryCollection"
        collection: str
        """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the
        node.
        """
        result: str
        """Fields to select, GraphQL text without the outer braces."""
        filter: Any = None
        """GraphQL filter object of the collection."""
        order: Optional[list[OrderBy]] = None
        """How the objects are sorted."""
        limit: Optional[int] = None
        """Largest number of objects."""

    @dataclass
    class WaitForCollection:
        """An object to wait for.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another one of the node.
        - result: Fields to select, GraphQL text without the outer braces.
        - filter: GraphQL filter object of the collection.
        - timeout: How long to wait, in ms. Default: `network.wait_for_timeout`.
        """

        type: ClassVar[Literal["WaitForCollection"]] = "WaitForCollection"
        collection: str
        """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the
        node.
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
          another one of the node.
        - filter: GraphQL filter object of the collection.
        - fields: What is computed. Default: the number of objects.
        """

        type: ClassVar[Literal["AggregateCollection"]] = "AggregateCollection"
        collection: str
        """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the
        node.
        """
        filter: Any = None
        """GraphQL filter object of the collection."""
        fields: Optional[list[FieldAggregation]] = None
        """What is computed. Default: the number of objects."""

    @dataclass
    class QueryCounterparties:
        """Counterparties of an account.

        - account: Address of the account, as the node names it.
        - result: Fields to select, GraphQL text without the outer braces.
        - first: Number of counterparties.
        - after: Field `cursor` of the last one of the page before.
        """

        type: ClassVar[Literal["QueryCounterparties"]] = "QueryCounterparties"
        account: str
        """Address of the account, as the node names it."""
        result: str
        """Fields to select, GraphQL text without the outer braces."""
        first: Optional[int] = None
        """Number of counterparties."""
        after: Optional[str] = None
        """Field `cursor` of the last one of the page before."""


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
    """A message and what followed from it.

    - in_msg: Id of the message.
    - abi_registry: ABIs that bodies are decoded with; each is tried in this order.
    - timeout: How long to wait for the messages of one query, in ms; 0 waits without limit. Default: `60000`.
    - transaction_max_count: Stop after the query that reaches this number of transactions; 0 means all of them.
      Default: `50`.
    - verify: Whether what is returned is proven first (module proofs): what differs from what the network agreed
      on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of
      the published interface.
    """

    in_msg: str
    """Id of the message."""
    abi_registry: Optional[list[_abi.AnyAbi]] = None
    """ABIs that bodies are decoded with; each is tried in this order."""
    timeout: Optional[int] = None
    """How long to wait for the messages of one query, in ms; 0 waits without limit. Default: `60000`."""
    transaction_max_count: Optional[int] = None
    """Stop after the query that reaches this number of transactions; 0 means all of them. Default: `50`."""
    verify: Optional[bool] = None
    """Whether what is returned is proven first (module proofs): what differs from what the network agreed on, or
    cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ParamsOfResumeBlockIterator:
    """Where to go on.

    - resume_state: State from `iterator_next`.
    """

    resume_state: Any
    """State from `iterator_next`."""


@dataclass
class ParamsOfResumeTransactionIterator:
    """Where to go on.

    - resume_state: State from `iterator_next`.
    - accounts_filter: Accounts whose transactions are given. Absent: all accounts.
    """

    resume_state: Any
    """State from `iterator_next`."""
    accounts_filter: Optional[list[str]] = None
    """Accounts whose transactions are given. Absent: all accounts."""


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
    """What is subscribed to.

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
      one of the node.
    - result: Fields to select, GraphQL text without the outer braces.
    - filter: GraphQL filter object of the collection.
    - timeout: How long to wait, in ms. Default: `network.wait_for_timeout`.
    """

    collection: str
    """Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the node."""
    result: str
    """Fields to select, GraphQL text without the outer braces."""
    filter: Any = None
    """GraphQL filter object of the collection."""
    timeout: Optional[int] = None
    """How long to wait, in ms. Default: `network.wait_for_timeout`."""


@dataclass
class RegisteredIterator:
    """An iterator.

    - handle: Handle of the iterator, to be passed to `remove_iterator` at the end.
    """

    handle: int
    """Handle of the iterator, to be passed to `remove_iterator` at the end."""


@dataclass
class ResultOfAggregateCollection:
    """Results of aggregations.

    - values: Texts, in the order of `fields`.
    """

    values: list[str]
    """Texts, in the order of `fields`."""


@dataclass
class ResultOfBatchQuery:
    """Results of a batch.

    - results: One result per operation, in their order; each is what the function of the operation returns.
    """

    results: list[Any]
    """One result per operation, in their order; each is what the function of the operation returns."""


@dataclass
class ResultOfFindLastShardBlock:
    """A block.

    - block_id: Id of the last block of the shard of the account.
    """

    block_id: str
    """Id of the last block of the shard of the account."""


@dataclass
class ResultOfGetEndpoints:
    """Endpoints in use.

    - query: URL that GraphQL queries go to now.
    - endpoints: Endpoints that may be used. User names, passwords and query strings are left out.
    """

    query: str
    """URL that GraphQL queries go to now."""
    endpoints: list[str]
    """Endpoints that may be used. User names, passwords and query strings are left out."""


@dataclass
class ResultOfGetServerInfo:
    """A server and what it offers.

    - version: Version of its interface; empty when it states none.
    - supports_dapp_id: It names accounts by `account_id` and `dapp_id`.
    - endpoint: URL that GraphQL queries go to, without user name, password and query string.
    - latency_ms: Time between a question and its answer, in ms.
    - features: What it offers.
    - rules: Rules of its chain, `current` or `classic`; absent when it does not state them.
    """

    version: str
    """Version of its interface; empty when it states none."""
    supports_dapp_id: bool
    """It names accounts by `account_id` and `dapp_id`."""
    endpoint: str
    """URL that GraphQL queries go to, without user name, password and query string."""
    latency_ms: int
    """Time between a question and its answer, in ms."""
    features: ServerFeatures
    """What it offers."""
    rules: Optional[str] = None
    """Rules of its chain, `current` or `classic`; absent when it does not state them."""


@dataclass
class ResultOfGetSignatureId:
    """Signature id.

    - signature_id: What signatures have to cover besides the hash; absent when the network asks for nothing.
    """

    signature_id: Optional[int] = None
    """What signatures have to cover besides the hash; absent when the network asks for nothing."""


@dataclass
class ResultOfIteratorNext:
    """Next items of an iterator.

    - items: The items; may be empty while there are more.
    - has_more: Whether there may be more.
    - resume_state: State to go on from, when it was asked for; do not look into it.
    """

    items: list[Any]
    """The items; may be empty while there are more."""
    has_more: bool
    """Whether there may be more."""
    resume_state: Any = None
    """State to go on from, when it was asked for; do not look into it."""


@dataclass
class ResultOfQuery:
    """Answer to a GraphQL query.

    - result: The whole answer of the server; the selected data is in its field `data`.
    """

    result: Any
    """The whole answer of the server; the selected data is in its field `data`."""


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

    - result: Of `subscribe_collection` the object, of `subscribe` the whole `data`; null when the server
      completed the subscription.
    """

    result: Any
    """Of `subscribe_collection` the object, of `subscribe` the whole `data`; null when the server completed the
    subscription.
    """


@dataclass
class ResultOfWaitForCollection:
    """The object that was waited for.

    - result: The first object that matches.
    """

    result: Any
    """The first object that matches."""


@dataclass
class ServerFeatures:
    """What a server offers beyond `info` and `blockchain`.

    - collections: The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without
      them functions that use collections answer for objects that their filter names.
    - subscriptions: Subscriptions to accounts, messages and transactions. Without them lists of given accounts
      are followed.
    - configuration: The blockchain configuration, in a key block. Without it local runs use the built-in one.
    - proofs: What proofs of blocks need.
    """

    collections: bool
    """The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without them functions
    that use collections answer for objects that their filter names.
    """
    subscriptions: bool
    """Subscriptions to accounts, messages and transactions. Without them lists of given accounts are followed."""
    configuration: bool
    """The blockchain configuration, in a key block. Without it local runs use the built-in one."""
    proofs: bool
    """What proofs of blocks need."""


class SortDirection(str, Enum):
    """Direction of sorting.

    - ASC: Smallest first.
    - DESC: Largest first.
    """

    ASC = "ASC"
    """Smallest first."""
    DESC = "DESC"
    """Largest first."""


class SubscriptionResponseType(IntEnum):
    """Kind of a message of a subscription.

    - OK: Data, ResultOfSubscription.
    - ERROR: A ClientError. The subscription continues, unless its callback is closed next.
    """

    OK = 100
    """Data, ResultOfSubscription."""
    ERROR = 101
    """A ClientError. The subscription continues, unless its callback is closed next."""


@dataclass
class TransactionNode:
    """A transaction of a tree.

    - id: Transaction id.
    - in_msg: Id of its inbound message.
    - out_msgs: Ids of its outbound messages.
    - account_addr: Account that it ran on.
    - total_fees: Fees, a number as the node returns it.
    - aborted: Whether it was aborted.
    - exit_code: Exit code of the compute phase, if there was one; negative codes as 32-bit numbers without sign.
    """

    id: str
    """Transaction id."""
    in_msg: str
    """Id of its inbound message."""
    out_msgs: list[str]
    """Ids of its outbound messages."""
    account_addr: str
    """Account that it ran on."""
    total_fees: str
    """Fees, a number as the node returns it."""
    aborted: bool
    """Whether it was aborted."""
    exit_code: Optional[int] = None
    """Exit code of the compute phase, if there was one; negative codes as 32-bit numbers without sign."""


@dataclass
class TransactionTransfer:
    """A transfer of tokens by a transaction.

    - message: Message id.
    - is_bounced: Whether it is the way back of a message that failed.
    - is_deposit: Whether the account receives.
    - counterparty: Address of the other account.
    - value: Tokens, a decimal number.
    """

    message: str
    """Message id."""
    is_bounced: bool = _field(metadata={"wire": "isBounced"})
    """Whether it is the way back of a message that failed."""
    is_deposit: bool = _field(metadata={"wire": "isDeposit"})
    """Whether the account receives."""
    counterparty: str
    """Address of the other account."""
    value: str
    """Tokens, a decimal number."""
