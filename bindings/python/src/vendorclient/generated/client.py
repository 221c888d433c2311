"""Types of module client.

Facts about the library, and answers to its requests.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from enum import Enum, IntEnum
from typing import Any, ClassVar, Literal, Optional, Union

from .._codec import UnknownVariant
from . import abi as _abi
from . import crypto as _crypto
from . import policy as _policy


class ClientErrorCode(IntEnum):
    """Numbers of the errors of module client.

    - NOT_IMPLEMENTED: An ABI of type Handle is used.
    - INVALID_HEX: A hex text cannot be decoded, after removing an optional prefix.
    - INVALID_BASE64: A base64 text cannot be decoded.
    - INVALID_ADDRESS: An address cannot be parsed, or cannot be expressed in the form asked for.
    - CALLBACK_PARAMS_CANT_BE_CONVERTED_TO_JSON: A message for a callback has no JSON form or exceeds the limit of
      outgoing messages.
    - WEBSOCKET_CONNECT_ERROR: Cannot occur: a WebSocket connection that cannot be opened is
      GraphqlWebsocketInitError (613) of module net.
    - WEBSOCKET_RECEIVE_ERROR: Cannot occur: a WebSocket connection that breaks is WebsocketDisconnected (610) of
      module net.
    - WEBSOCKET_SEND_ERROR: Cannot occur: a WebSocket connection that breaks while it is written to is
      WebsocketDisconnected (610) of module net.
    - HTTP_CLIENT_CREATE_ERROR: The HTTP client of a context cannot be created.
    - HTTP_REQUEST_CREATE_ERROR: An HTTP method or header is invalid.
    - HTTP_REQUEST_SEND_ERROR: An HTTP exchange fails, or GraphQL answers outside 200 to 299 without a GraphQL
      error body.
    - HTTP_REQUEST_PARSE_ERROR: The body of an HTTP answer cannot be read or is not JSON.
    - CALLBACK_NOT_REGISTERED: A function that needs an application object, or is asked to send events, was called
      without the id of one.
    - NET_MODULE_NOT_INIT: A network function is called in a context without endpoints, or the list of endpoints
      is empty.
    - INVALID_CONFIG: A field of the client configuration is not acceptable.
    - CANNOT_CREATE_RUNTIME: A worker thread for heavy functions cannot be started.
    - INVALID_CONTEXT_HANDLE: A context handle is unknown or its context was closed. A connection of the daemon is
      one context, so this comes only from bindings that hold contexts by number and from a context used after it
      was closed.
    - CANNOT_SERIALIZE_RESULT: A result or a request toward the application has no JSON form.
    - CANNOT_SERIALIZE_ERROR: The data of an error has no JSON form.
    - CANNOT_CONVERT_JS_VALUE_TO_JSON: A JavaScript value given to the TypeScript binding has no JSON form.
    - CANNOT_RECEIVE_SPAWNED_RESULT: A worker thread ended without giving the result of its function.
    - SET_TIMER_ERROR: Cannot occur: a timer is started with a checked duration, and one that is too long for the
      platform is split.
    - INVALID_PARAMS: The parameters of a function do not fit their type.
    - CONTRACTS_ADDRESS_CONVERSION_FAILED: Cannot occur: it guards the base64 form of an address against missing
      flags, which validation of the parameters refuses before (23).
    - UNKNOWN_FUNCTION: A function named by a program is unknown, or has no synchronous form. Over JSON-RPC an
      unknown method is -32601 with data.client_code 25.
    - APP_REQUEST_ERROR: The application answered a request with Error, or did not answer in time (data.reason
      app_request_timeout).
    - NO_SUCH_REQUEST: An answer names a request that is unknown, was answered before, timed out, or belongs to
      another connection.
    - CAN_NOT_SEND_REQUEST_RESULT: An answer crossed the withdrawal of its request: the waiting call was cancelled
      just before.
    - CAN_NOT_RECEIVE_REQUEST_RESULT: A pending request was dropped without an answer: its object was removed, the
      daemon stops or the host is gone.
    - CAN_NOT_PARSE_REQUEST_RESULT: The answer of the application does not fit the response type.
    - UNEXPECTED_CALLBACK_RESPONSE: The answer of the application is of another variant than the request.
    - CAN_NOT_PARSE_NUMBER: A number given as text cannot be parsed or is out of range.
    - INTERNAL_ERROR: The library met a state that it does not expect.
    - INVALID_HANDLE: An iterator handle is unknown.
    - LOCAL_STORAGE_ERROR: Local storage fails, or a storage key has other characters than letters, digits, `_`
      and `.`.
    - INVALID_DATA: A cell cannot be read as plain data, for instance a pruned one.
    """

    NOT_IMPLEMENTED = 1
    """An ABI of type Handle is used."""
    INVALID_HEX = 2
    """A hex text cannot be decoded, after removing an optional prefix."""
    INVALID_BASE64 = 3
    """A base64 text cannot be decoded."""
    INVALID_ADDRESS = 4
    """An address cannot be parsed, or cannot be expressed in the form asked for."""
    CALLBACK_PARAMS_CANT_BE_CONVERTED_TO_JSON = 5
    """A message for a callback has no JSON form or exceeds the limit of outgoing messages."""
    WEBSOCKET_CONNECT_ERROR = 6
    """Cannot occur: a WebSocket connection that cannot be opened is GraphqlWebsocketInitError (613) of module net."""
    WEBSOCKET_RECEIVE_ERROR = 7
    """Cannot occur: a WebSocket connection that breaks is WebsocketDisconnected (610) of module net."""
    WEBSOCKET_SEND_ERROR = 8
    """Cannot occur: a WebSocket connection that breaks while it is written to is WebsocketDisconnected (610) of
    module net.
    """
    HTTP_CLIENT_CREATE_ERROR = 9
    """The HTTP client of a context cannot be created."""
    HTTP_REQUEST_CREATE_ERROR = 10
    """An HTTP method or header is invalid."""
    HTTP_REQUEST_SEND_ERROR = 11
    """An HTTP exchange fails, or GraphQL answers outside 200 to 299 without a GraphQL error body."""
    HTTP_REQUEST_PARSE_ERROR = 12
    """The body of an HTTP answer cannot be read or is not JSON."""
    CALLBACK_NOT_REGISTERED = 13
    """A function that needs an application object, or is asked to send events, was called without the id of one."""
    NET_MODULE_NOT_INIT = 14
    """A network function is called in a context without endpoints, or the list of endpoints is empty."""
    INVALID_CONFIG = 15
    """A field of the client configuration is not acceptable."""
    CANNOT_CREATE_RUNTIME = 16
    """A worker thread for heavy functions cannot be started."""
    INVALID_CONTEXT_HANDLE = 17
    """A context handle is unknown or its context was closed. A connection of the daemon is one context, so this
    comes only from bindings that hold contexts by number and from a context used after it was closed.
    """
    CANNOT_SERIALIZE_RESULT = 18
    """A result or a request toward the application has no JSON form."""
    CANNOT_SERIALIZE_ERROR = 19
    """The data of an error has no JSON form."""
    CANNOT_CONVERT_JS_VALUE_TO_JSON = 20
    """A JavaScript value given to the TypeScript binding has no JSON form."""
    CANNOT_RECEIVE_SPAWNED_RESULT = 21
    """A worker thread ended without giving the result of its function."""
    SET_TIMER_ERROR = 22
    """Cannot occur: a timer is started with a checked duration, and one that is too long for the platform is split."""
    INVALID_PARAMS = 23
    """The parameters of a function do not fit their type."""
    CONTRACTS_ADDRESS_CONVERSION_FAILED = 24
    """Cannot occur: it guards the base64 form of an address against missing flags, which validation of the
    parameters refuses before (23).
    """
    UNKNOWN_FUNCTION = 25
    """A function named by a program is unknown, or has no synchronous form. Over JSON-RPC an unknown method is
    -32601 with data.client_code 25.
    """
    APP_REQUEST_ERROR = 26
    """The application answered a request with Error, or did not answer in time (data.reason app_request_timeout)."""
    NO_SUCH_REQUEST = 27
    """An answer names a request that is unknown, was answered before, timed out, or belongs to another connection."""
    CAN_NOT_SEND_REQUEST_RESULT = 28
    """An answer crossed the withdrawal of its request: the waiting call was cancelled just before."""
    CAN_NOT_RECEIVE_REQUEST_RESULT = 29
    """A pending request was dropped without an answer: its object was removed, the daemon stops or the host is gone."""
    CAN_NOT_PARSE_REQUEST_RESULT = 30
    """The answer of the application does not fit the response type."""
    UNEXPECTED_CALLBACK_RESPONSE = 31
    """The answer of the application is of another variant than the request."""
    CAN_NOT_PARSE_NUMBER = 32
    """A number given as text cannot be parsed or is out of range."""
    INTERNAL_ERROR = 33
    """The library met a state that it does not expect."""
    INVALID_HANDLE = 34
    """An iterator handle is unknown."""
    LOCAL_STORAGE_ERROR = 35
    """Local storage fails, or a storage key has other characters than letters, digits, `_` and `.`."""
    INVALID_DATA = 36
    """A cell cannot be read as plain data, for instance a pruned one."""


@dataclass
class API:
    """Description of all modules.

    - version: Version of the library.
    - modules: Modules with `name`, `summary`, `description`, `types` and `functions`. A function that takes an
      object of the application has `app_object` (`name`, `summary`, types of `request` and `response`); one that
      reports to a callback has `callback`: `lifetime` (`call`, or `handle` until the handle is closed) and
      `responses`, each with its `response_type` and the type of its payload.
    """

    version: str
    """Version of the library."""
    modules: list[Any]
    """Modules with `name`, `summary`, `description`, `types` and `functions`. A function that takes an object of the
    application has `app_object` (`name`, `summary`, types of `request` and `response`); one that reports to a
    callback has `callback`: `lifetime` (`call`, or `handle` until the handle is closed) and `responses`, each
    with its `response_type` and the type of its payload.
    """


@dataclass
class AbiConfig:
    """Defaults of message encoding.

    - workchain: Workchain id used by default in DeploySet. Default: `0`.
    - message_expiration_timeout: Lifetime of messages of contracts with an expire header, in ms. Default:
      `40000`.
    - message_expiration_timeout_grow_factor: Factor by which the expiration timeout grows on each retry. Default:
      `1.5`.
    - rules: Rules of the chain for every function that takes `rules` and is not given any: `classic` for
      contracts and networks of the public TVM formats. A node that states other rules is sent nothing. Extension
      of the published interface. Default: `"current"`.
    """

    workchain: Optional[int] = None
    """Workchain id used by default in DeploySet. Default: `0`."""
    message_expiration_timeout: Optional[int] = None
    """Lifetime of messages of contracts with an expire header, in ms. Default: `40000`."""
    message_expiration_timeout_grow_factor: Optional[float] = None
    """Factor by which the expiration timeout grows on each retry. Default: `1.5`."""
    rules: Optional[_abi.ChainRules] = None
    """Rules of the chain for every function that takes `rules` and is not given any: `classic` for contracts and
    networks of the public TVM formats. A node that states other rules is sent nothing. Extension of the published
    interface. Default: `"current"`.
    """


class AppRequestResult:
    """Outcome of a request to the application.

    One of its classes; annotations use `AnyAppRequestResult`.
    """

    @dataclass
    class Error:
        """The application refuses or failed.

        - text: Why.
        """

        type: ClassVar[Literal["Error"]] = "Error"
        text: str
        """Why."""

    @dataclass
    class Ok:
        """The application did what was asked.

        - result: A variant of the response type with the same name as the request.
        """

        type: ClassVar[Literal["Ok"]] = "Ok"
        result: Any
        """A variant of the response type with the same name as the request."""


AnyAppRequestResult = Union[AppRequestResult.Error, AppRequestResult.Ok, UnknownVariant]
"""Any variant of AppRequestResult, also one that only a newer daemon knows."""


@dataclass
class BindingConfig:
    """The language binding in use; appears in error data and HTTP headers.

    - library: Name of the binding. Default: `""`.
    - version: Version of the binding. Default: `""`.
    """

    library: Optional[str] = None
    """Name of the binding. Default: `""`."""
    version: Optional[str] = None
    """Version of the binding. Default: `""`."""


@dataclass
class BocConfig:
    """Cache of bags of cells.

    - cache_max_size: Maximum size of the unpinned part of the cache, in kilobytes. Default: `10240`.
    """

    cache_max_size: Optional[int] = None
    """Maximum size of the unpinned part of the cache, in kilobytes. Default: `10240`."""


@dataclass
class BuildInfoDependency:
    """Fingerprint of a dependency.

    - name: Name of the package.
    - git_commit: Git commit of the source. Packages of the npm registry name no commit; for them it is
      `npm:<version>` followed by the integrity digest of the package.
    """

    name: str
    """Name of the package."""
    git_commit: str
    """Git commit of the source. Packages of the npm registry name no commit; for them it is `npm:<version>` followed
    by the integrity digest of the package.
    """


@dataclass
class ClientConfig:
    """Configuration of a client.

    - binding: The language binding in use.
    - network: How to reach the network.
    - crypto: Defaults of the crypto functions.
    - abi: Defaults of message encoding.
    - boc: Cache of bags of cells.
    - proofs: Cache of proofs.
    - policy: What may be spent. Policies of several sources hold together: a host can only add to what the daemon
      demands. Extension of the published interface.
    - local_storage_path: Folder where the library keeps its data. Absent: `.vendorclient` in the home directory,
      or the data folder of the daemon.
    - storage: A database server in place of a folder. Extension of the published interface.
    """

    binding: Optional[BindingConfig] = None
    """The language binding in use."""
    network: Optional[NetworkConfig] = None
    """How to reach the network."""
    crypto: Optional[CryptoConfig] = None
    """Defaults of the crypto functions."""
    abi: Optional[AbiConfig] = None
    """Defaults of message encoding."""
    boc: Optional[BocConfig] = None
    """Cache of bags of cells."""
    proofs: Optional[ProofsConfig] = None
    """Cache of proofs."""
    policy: Optional[_policy.SpendingPolicy] = None
    """What may be spent. Policies of several sources hold together: a host can only add to what the daemon demands.
    Extension of the published interface.
    """
    local_storage_path: Optional[str] = None
    """Folder where the library keeps its data. Absent: `.vendorclient` in the home directory, or the data folder of
    the daemon.
    """
    storage: Optional[StorageConfig] = None
    """A database server in place of a folder. Extension of the published interface."""


@dataclass
class ClientError:
    """A failed call.

    - code: Stable number of the error.
    - message: What was wrong, what was expected and what came, for people.
    - data: Facts for programs; `core_version` is always among them.
    - traceparent: Trace of the REST request that failed.
    """

    code: int
    """Stable number of the error."""
    message: str
    """What was wrong, what was expected and what came, for people."""
    data: Any
    """Facts for programs; `core_version` is always among them."""
    traceparent: Optional[str] = None
    """Trace of the REST request that failed."""


@dataclass
class CryptoConfig:
    """Defaults of the crypto functions.

    - mnemonic_dictionary: Dictionary of seed phrases. Default: `1`.
    - mnemonic_word_count: Number of words of a seed phrase. Default: `12`.
    - hdkey_derivation_path: Derivation path of keys. Default: `"m/44'/396'/0'/0/0"`.
    """

    mnemonic_dictionary: Optional[_crypto.MnemonicDictionary] = None
    """Dictionary of seed phrases. Default: `1`."""
    mnemonic_word_count: Optional[int] = None
    """Number of words of a seed phrase. Default: `12`."""
    hdkey_derivation_path: Optional[str] = None
    """Derivation path of keys. Default: `"m/44'/396'/0'/0/0"`."""


@dataclass
class NetworkConfig:
    """How to reach the network. All times in ms.

    - server_address: A single network endpoint. Deprecated: Since 3.0. Use endpoints. It is used when endpoints
      is absent.
    - endpoints: Network endpoints in any correct URL form, with or without scheme, port and path, IP addresses
      included. Takes precedence over server_address. Without scheme: http for loopback hosts, https for all
      others.
    - network_retries_count: Former number of connection retries. Deprecated: Since 3.0. Use
      max_reconnect_timeout.
    - max_reconnect_timeout: Maximum time for sequential reconnections. Default: `120000`.
    - first_contact_timeout: How long a call may take, in ms, that cannot reach any endpoint while none has
      answered this client: a wrong address or no network is told within this time. Afterwards
      `max_reconnect_timeout` holds, which also limits it. Extension of the published interface. Default: `15000`.
    - reconnect_timeout: Former pause between reconnections. Deprecated: Since 3.0. Use max_reconnect_timeout.
    - message_retries_count: Number of automatic processing retries after Message Expired (507). Applies only to
      messages that are proven not to have been executed and whose local emulation succeeded or failed with a
      replay-protection error. Default: `5`.
    - message_processing_timeout: Delivery timeout for contracts whose ABI has no expire header; then the call
      fails. Default: `40000`.
    - expiration_margin: How much later than the expiration of a message the state of its account and a block have
      to be to prove that the message was not executed: by so much clocks of block producers may differ. Extension
      of the published interface. Default: `30000`.
    - wait_for_timeout: Maximum timeout for the answer to a query. Default: `40000`.
    - out_of_sync_threshold: Former limit of the difference to the clock of the node. Deprecated: Since 3.0. Use
      max_latency.
    - sending_endpoint_count: Maximum number of randomly chosen endpoints that a message is sent to. Default: `1`.
    - latency_detection_interval: How often the current endpoint is checked for data latency. When the latency
      exceeds max_latency another endpoint is selected. Default: `60000`.
    - max_latency: Maximum data latency (time lag) of an endpoint. Default: `60000`.
    - query_timeout: Time limit of an HTTP request that sets none itself; then the request fails. Default:
      `60000`.
    - queries_protocol: Protocol for GraphQL queries. Default: `"HTTP"`.
    - first_remp_status_timeout: Unstable. How long to wait for the first REMP status before falling back to
      waiting for the transaction. Default: `1`.
    - next_remp_status_timeout: Unstable. How long to wait for each further REMP status before falling back to
      waiting for the transaction. Default: `5000`.
    - follow_interval: Pause between requests for what is new where the network offers no subscriptions, and
      between requests of an iterator that has reached the end of the chain. All subscriptions of a client share
      the requests. Default: `1000`.
    - signature_id: Network signature id for networks with the capability CapSignatureWithId. Set it to the
      global_id of any block when messages are encoded without reaching the network. Absent: detected when a
      message is encoded.
    - access_key_origins: Origins besides those of the endpoints that access_key and api_token may be sent to,
      such as https://producer.example:8600. Producers and redirect targets that a node names get neither
      otherwise. Extension of the published interface. Default: `[]`.
    - access_key: Access key (project secret) of the GraphQL API.
    - api_token: Bearer token of the REST and GraphQL APIs; replaces access_key when both are set.
    """

    server_address: Optional[str] = None
    """A single network endpoint. Deprecated: Since 3.0. Use endpoints. It is used when endpoints is absent."""
    endpoints: Optional[list[str]] = None
    """Network endpoints in any correct URL form, with or without scheme, port and path, IP addresses included. Takes
    precedence over server_address. Without scheme: http for loopback hosts, https for all others.
    """
    network_retries_count: Optional[int] = None
    """Former number of connection retries. Deprecated: Since 3.0. Use max_reconnect_timeout."""
    max_reconnect_timeout: Optional[int] = None
    """Maximum time for sequential reconnections. Default: `120000`."""
    first_contact_timeout: Optional[int] = None
    """How long a call may take, in ms, that cannot reach any endpoint while none has answered this client: a wrong
    address or no network is told within this time. Afterwards `max_reconnect_timeout` holds, which also limits
    it. Extension of the published interface. Default: `15000`.
    """
    reconnect_timeout: Optional[int] = None
    """Former pause between reconnections. Deprecated: Since 3.0. Use max_reconnect_timeout."""
    message_retries_count: Optional[int] = None
    """Number of automatic processing retries after Message Expired (507). Applies only to messages that are proven
    not to have been executed and whose local emulation succeeded or failed with a replay-protection error.
    Default: `5`.
    """
    message_processing_timeout: Optional[int] = None
    """Delivery timeout for contracts whose ABI has no expire header; then the call fails. Default: `40000`."""
    expiration_margin: Optional[int] = None
    """How much later than the expiration of a message the state of its account and a block have to be to prove that
    the message was not executed: by so much clocks of block producers may differ. Extension of the published
    interface. Default: `30000`.
    """
    wait_for_timeout: Optional[int] = None
    """Maximum timeout for the answer to a query. Default: `40000`."""
    out_of_sync_threshold: Optional[int] = None
    """Former limit of the difference to the clock of the node. Deprecated: Since 3.0. Use max_latency."""
    sending_endpoint_count: Optional[int] = None
    """Maximum number of randomly chosen endpoints that a message is sent to. Default: `1`."""
    latency_detection_interval: Optional[int] = None
    """How often the current endpoint is checked for data latency. When the latency exceeds max_latency another
    endpoint is selected. Default: `60000`.
    """
    max_latency: Optional[int] = None
    """Maximum data latency (time lag) of an endpoint. Default: `60000`."""
    query_timeout: Optional[int] = None
    """Time limit of an HTTP request that sets none itself; then the request fails. Default: `60000`."""
    queries_protocol: Optional[NetworkQueriesProtocol] = None
    """Protocol for GraphQL queries. Default: `"HTTP"`."""
    first_remp_status_timeout: Optional[int] = None
    """Unstable. How long to wait for the first REMP status before falling back to waiting for the transaction.
    Default: `1`.
    """
    next_remp_status_timeout: Optional[int] = None
    """Unstable. How long to wait for each further REMP status before falling back to waiting for the transaction.
    Default: `5000`.
    """
    follow_interval: Optional[int] = None
    """Pause between requests for what is new where the network offers no subscriptions, and between requests of an
    iterator that has reached the end of the chain. All subscriptions of a client share the requests. Default:
    `1000`.
    """
    signature_id: Optional[int] = None
    """Network signature id for networks with the capability CapSignatureWithId. Set it to the global_id of any block
    when messages are encoded without reaching the network. Absent: detected when a message is encoded.
    """
    access_key_origins: Optional[list[str]] = None
    """Origins besides those of the endpoints that access_key and api_token may be sent to, such as
    https://producer.example:8600. Producers and redirect targets that a node names get neither otherwise.
    Extension of the published interface. Default: `[]`.
    """
    access_key: Optional[str] = _field(default=None, repr=False)
    """Access key (project secret) of the GraphQL API."""
    api_token: Optional[str] = _field(default=None, repr=False)
    """Bearer token of the REST and GraphQL APIs; replaces access_key when both are set."""


class NetworkQueriesProtocol(str, Enum):
    """How GraphQL queries travel.

    - HTTP: Each GraphQL query uses a separate HTTP request.
    - WS: All GraphQL queries use one WebSocket connection.
    """

    HTTP = "HTTP"
    """Each GraphQL query uses a separate HTTP request."""
    WS = "WS"
    """All GraphQL queries use one WebSocket connection."""


@dataclass
class ParamsOfAppRequest:
    """A request of the library to an application object.

    - app_request_id: Id to answer with in `resolve_app_request`.
    - request_data: What is asked, a variant of the request type of the object.
    """

    app_request_id: int
    """Id to answer with in `resolve_app_request`."""
    request_data: Any
    """What is asked, a variant of the request type of the object."""


@dataclass
class ParamsOfResolveAppRequest:
    """Answer to a request of the library.

    - app_request_id: Id received with the request.
    - result: Outcome of the request.
    """

    app_request_id: int
    """Id received with the request."""
    result: AnyAppRequestResult
    """Outcome of the request."""


@dataclass
class ProofsConfig:
    """Proofs: what is trusted, and their cache.

    - cache_in_local_storage: True: downloaded proofs and masterchain BOCs go to persistent local storage. False:
      they are kept in memory and lost with the client. Default: `true`.
    - verify: Default of `verify` in the functions that have it: whether they prove what they return. Extension of
      the published interface. Default: `false`.
    - zerostate_hash: Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of
      the published interface.
    - trusted_key_blocks: Networks with a masterchain: path of a file with trusted key blocks, in the format of
      the official library. Extension of the published interface.
    - trusted_keepers: Networks with block keepers: the set that trust starts from. Extension of the published
      interface.
    - trusted_keepers_hash: Networks with block keepers: commitment to such a set, 64 hex characters; the set
      itself may then come from the server. Extension of the published interface.
    """

    cache_in_local_storage: Optional[bool] = None
    """True: downloaded proofs and masterchain BOCs go to persistent local storage. False: they are kept in memory
    and lost with the client. Default: `true`.
    """
    verify: Optional[bool] = None
    """Default of `verify` in the functions that have it: whether they prove what they return. Extension of the
    published interface. Default: `false`.
    """
    zerostate_hash: Optional[str] = None
    """Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of the published
    interface.
    """
    trusted_key_blocks: Optional[str] = None
    """Networks with a masterchain: path of a file with trusted key blocks, in the format of the official library.
    Extension of the published interface.
    """
    trusted_keepers: Optional[TrustedKeepers] = None
    """Networks with block keepers: the set that trust starts from. Extension of the published interface."""
    trusted_keepers_hash: Optional[str] = None
    """Networks with block keepers: commitment to such a set, 64 hex characters; the set itself may then come from
    the server. Extension of the published interface.
    """


class ResponseType(IntEnum):
    """Kind of a response in interfaces with one response handler.

    - SUCCESS: The result.
    - ERROR: A ClientError.
    - NOP: Nothing; only carries that the request is finished.
    - APP_REQUEST: A request to the application.
    - APP_NOTIFY: A notification to the application.
    - CUSTOM: First number that functions define themselves.
    """

    SUCCESS = 0
    """The result."""
    ERROR = 1
    """A ClientError."""
    NOP = 2
    """Nothing; only carries that the request is finished."""
    APP_REQUEST = 3
    """A request to the application."""
    APP_NOTIFY = 4
    """A notification to the application."""
    CUSTOM = 100
    """First number that functions define themselves."""


@dataclass
class ResultOfBuildInfo:
    """How the library was built.

    - build_number: Number given by the continuous integration; 0 for a local build.
    - dependencies: Fingerprints of the most important dependencies.
    """

    build_number: int
    """Number given by the continuous integration; 0 for a local build."""
    dependencies: list[BuildInfoDependency]
    """Fingerprints of the most important dependencies."""


@dataclass
class ResultOfGetApiReference:
    """The API reference.

    - api: Description of all modules.
    """

    api: API
    """Description of all modules."""


@dataclass
class ResultOfVersion:
    """The version of the library.

    - version: Three dotted numbers.
    """

    version: str
    """Three dotted numbers."""


@dataclass
class StorageConfig:
    """A database server that keeps the data of the library in place of a folder, for several machines. Extension of
    the published interface.

    - url: Address of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in
      libpq: `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`,
      `application_name`, `connect_timeout`; also `schema`. Absent: a folder is used.
    - schema: Schema with the tables of the library: lower case letters, digits and underscores. Default:
      `"vendorclient"`.
    - pool_size: Maximum number of connections of a process to the server. Default: `4`.
    - connect_timeout: Time limit of connecting to the server, in ms. Default: `5000`.
    - statement_timeout: Time limit of one statement, in ms. What takes longer ends with error 35 of kind `busy`.
      Default: `10000`.
    """

    url: Optional[str] = _field(default=None, repr=False)
    """Address of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in libpq:
    `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`,
    `application_name`, `connect_timeout`; also `schema`. Absent: a folder is used.
    """
    schema: Optional[str] = None
    """Schema with the tables of the library: lower case letters, digits and underscores. Default: `"vendorclient"`."""
    pool_size: Optional[int] = None
    """Maximum number of connections of a process to the server. Default: `4`."""
    connect_timeout: Optional[int] = None
    """Time limit of connecting to the server, in ms. Default: `5000`."""
    statement_timeout: Optional[int] = None
    """Time limit of one statement, in ms. What takes longer ends with error 35 of kind `busy`. Default: `10000`."""


@dataclass
class TrustedKeepers:
    """A set of block keepers that an application trusts. Extension of the published interface.

    - height: The first block that the set signs; later ones may change it.
    - keepers: BLS public keys (96 hex characters, compressed) by signer.
    - block_id: Id of the block at `height`; a block of that height with another id is refused.
    - thread_id: Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
    - owners: Accounts of the owners (64 hex characters) by signer, where they are known: then a block counts only
      when the keeper of its producer signed it, and a keeper that joins again under another signer replaces its
      older entry.
    """

    height: int
    """The first block that the set signs; later ones may change it."""
    keepers: dict[str, str]
    """BLS public keys (96 hex characters, compressed) by signer."""
    block_id: Optional[str] = None
    """Id of the block at `height`; a block of that height with another id is refused."""
    thread_id: Optional[str] = None
    """Thread of the block, 68 hex characters. Default: the default thread, the only supported one."""
    owners: Optional[dict[str, str]] = None
    """Accounts of the owners (64 hex characters) by signer, where they are known: then a block counts only when the
    keeper of its producer signed it, and a keeper that joins again under another signer replaces its older entry.
    """
