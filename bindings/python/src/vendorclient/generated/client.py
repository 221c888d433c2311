"""Types of module client.

Information about the library, and answers to its requests.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from typing import Any, ClassVar, Literal, Optional, Union

from .._codec import UnknownVariant
from .._enums import NumberEnum, TextEnum
from . import abi as _abi
from . import crypto as _crypto
from . import policy as _policy


class ClientErrorCode(NumberEnum):
    """Numbers of the errors of module client.

    - NOT_IMPLEMENTED: An ABI of type Handle is used.
    - INVALID_HEX: Hex text cannot be decoded, after removing an optional prefix.
    - INVALID_BASE64: Base64 text cannot be decoded.
    - INVALID_ADDRESS: An address cannot be parsed, or cannot be expressed in the requested form.
    - CALLBACK_PARAMS_CANT_BE_CONVERTED_TO_JSON: A callback message cannot be serialized to JSON or exceeds the
      size limit of outgoing messages.
    - WEBSOCKET_CONNECT_ERROR: Cannot occur: if a WebSocket connection cannot be opened, the error is
      GraphqlWebsocketInitError (613) of module net.
    - WEBSOCKET_RECEIVE_ERROR: Cannot occur: if a WebSocket connection breaks, the error is WebsocketDisconnected
      (610) of module net.
    - WEBSOCKET_SEND_ERROR: Cannot occur: if a WebSocket connection breaks during a write, the error is
      WebsocketDisconnected (610) of module net.
    - HTTP_CLIENT_CREATE_ERROR: The HTTP client of a context cannot be created.
    - HTTP_REQUEST_CREATE_ERROR: An HTTP method or header is invalid.
    - HTTP_REQUEST_SEND_ERROR: An HTTP request fails, or GraphQL answers with a status outside 200 to 299 and no
      GraphQL error body.
    - HTTP_REQUEST_PARSE_ERROR: The body of an HTTP answer cannot be read or is not JSON.
    - CALLBACK_NOT_REGISTERED: A function that needs an application object, or was asked to send events, was
      called without its id.
    - NET_MODULE_NOT_INIT: A network function is called in a context without endpoints, or the list of endpoints
      is empty.
    - INVALID_CONFIG: A field of the client configuration is invalid.
    - CANNOT_CREATE_RUNTIME: A worker thread cannot be started.
    - INVALID_CONTEXT_HANDLE: A context handle is unknown or its context was closed. Each connection of the daemon
      is one context, so this occurs only in bindings that hold contexts by handle, and when a context is used
      after it was closed.
    - CANNOT_SERIALIZE_RESULT: A result or a request to the application cannot be serialized to JSON.
    - CANNOT_SERIALIZE_ERROR: The data of an error cannot be serialized to JSON.
    - CANNOT_CONVERT_JS_VALUE_TO_JSON: A JavaScript value given to the TypeScript binding cannot be serialized to
      JSON.
    - CANNOT_RECEIVE_SPAWNED_RESULT: A worker thread ended without returning a result.
    - SET_TIMER_ERROR: Cannot occur: timers are started with a checked duration, and durations too long for the
      platform are split.
    - INVALID_PARAMS: The parameters of a function do not match their type.
    - CONTRACTS_ADDRESS_CONVERSION_FAILED: Cannot occur: it covers missing flags of the base64 address form, which
      parameter validation refuses first (23).
    - UNKNOWN_FUNCTION: A function called by name is unknown, or has no synchronous form. Over JSON-RPC, an
      unknown method is -32601 with data.client_code 25.
    - APP_REQUEST_ERROR: The application answered a request with an error, or did not answer in time (data.reason
      app_request_timeout).
    - NO_SUCH_REQUEST: An answer refers to a request that is unknown, was already answered, timed out, or belongs
      to another connection.
    - CAN_NOT_SEND_REQUEST_RESULT: An answer arrived after its request was withdrawn: the waiting call had just
      been cancelled.
    - CAN_NOT_RECEIVE_REQUEST_RESULT: A pending request was dropped without an answer: its object was removed, the
      daemon is stopping or the host is gone.
    - CAN_NOT_PARSE_REQUEST_RESULT: The answer of the application does not match the response type.
    - UNEXPECTED_CALLBACK_RESPONSE: The answer of the application is a different variant than the request.
    - CAN_NOT_PARSE_NUMBER: A number given as text cannot be parsed or is out of range.
    - INTERNAL_ERROR: The library reached an unexpected state.
    - INVALID_HANDLE: An iterator handle is unknown.
    - LOCAL_STORAGE_ERROR: Local storage fails, or a storage key contains characters other than letters, digits,
      `_` and `.`.
    - INVALID_DATA: A cell is not plain data; for example, it is a pruned cell.
    - PROGRAM_REPLACED: Extension. The file of the running program was replaced, so a part that was not yet loaded
      is no longer available; `data.version` is the running version, `data.found` the version in the file.
    - WEB_ASSEMBLY_NEEDED: Extension. The page does not allow WebAssembly, and the call needs it:
      `utils.compress_zstd`, or a contract that runs ZIP, an instruction that compresses patches, or RUNWASM.
    """

    NOT_IMPLEMENTED = 1
    """An ABI of type Handle is used."""
    INVALID_HEX = 2
    """Hex text cannot be decoded, after removing an optional prefix."""
    INVALID_BASE64 = 3
    """Base64 text cannot be decoded."""
    INVALID_ADDRESS = 4
    """An address cannot be parsed, or cannot be expressed in the requested form."""
    CALLBACK_PARAMS_CANT_BE_CONVERTED_TO_JSON = 5
    """A callback message cannot be serialized to JSON or exceeds the size limit of outgoing messages."""
    WEBSOCKET_CONNECT_ERROR = 6
    """Cannot occur: if a WebSocket connection cannot be opened, the error is GraphqlWebsocketInitError (613) of
    module net.
    """
    WEBSOCKET_RECEIVE_ERROR = 7
    """Cannot occur: if a WebSocket connection breaks, the error is WebsocketDisconnected (610) of module net."""
    WEBSOCKET_SEND_ERROR = 8
    """Cannot occur: if a WebSocket connection breaks during a write, the error is WebsocketDisconnected (610) of
    module net.
    """
    HTTP_CLIENT_CREATE_ERROR = 9
    """The HTTP client of a context cannot be created."""
    HTTP_REQUEST_CREATE_ERROR = 10
    """An HTTP method or header is invalid."""
    HTTP_REQUEST_SEND_ERROR = 11
    """An HTTP request fails, or GraphQL answers with a status outside 200 to 299 and no GraphQL error body."""
    HTTP_REQUEST_PARSE_ERROR = 12
    """The body of an HTTP answer cannot be read or is not JSON."""
    CALLBACK_NOT_REGISTERED = 13
    """A function that needs an application object, or was asked to send events, was called without its id."""
    NET_MODULE_NOT_INIT = 14
    """A network function is called in a context without endpoints, or the list of endpoints is empty."""
    INVALID_CONFIG = 15
    """A field of the client configuration is invalid."""
    CANNOT_CREATE_RUNTIME = 16
    """A worker thread cannot be started."""
    INVALID_CONTEXT_HANDLE = 17
    """A context handle is unknown or its context was closed. Each connection of the daemon is one context, so this
    occurs only in bindings that hold contexts by handle, and when a context is used after it was closed.
    """
    CANNOT_SERIALIZE_RESULT = 18
    """A result or a request to the application cannot be serialized to JSON."""
    CANNOT_SERIALIZE_ERROR = 19
    """The data of an error cannot be serialized to JSON."""
    CANNOT_CONVERT_JS_VALUE_TO_JSON = 20
    """A JavaScript value given to the TypeScript binding cannot be serialized to JSON."""
    CANNOT_RECEIVE_SPAWNED_RESULT = 21
    """A worker thread ended without returning a result."""
    SET_TIMER_ERROR = 22
    """Cannot occur: timers are started with a checked duration, and durations too long for the platform are split."""
    INVALID_PARAMS = 23
    """The parameters of a function do not match their type."""
    CONTRACTS_ADDRESS_CONVERSION_FAILED = 24
    """Cannot occur: it covers missing flags of the base64 address form, which parameter validation refuses first
    (23).
    """
    UNKNOWN_FUNCTION = 25
    """A function called by name is unknown, or has no synchronous form. Over JSON-RPC, an unknown method is -32601
    with data.client_code 25.
    """
    APP_REQUEST_ERROR = 26
    """The application answered a request with an error, or did not answer in time (data.reason app_request_timeout)."""
    NO_SUCH_REQUEST = 27
    """An answer refers to a request that is unknown, was already answered, timed out, or belongs to another
    connection.
    """
    CAN_NOT_SEND_REQUEST_RESULT = 28
    """An answer arrived after its request was withdrawn: the waiting call had just been cancelled."""
    CAN_NOT_RECEIVE_REQUEST_RESULT = 29
    """A pending request was dropped without an answer: its object was removed, the daemon is stopping or the host is
    gone.
    """
    CAN_NOT_PARSE_REQUEST_RESULT = 30
    """The answer of the application does not match the response type."""
    UNEXPECTED_CALLBACK_RESPONSE = 31
    """The answer of the application is a different variant than the request."""
    CAN_NOT_PARSE_NUMBER = 32
    """A number given as text cannot be parsed or is out of range."""
    INTERNAL_ERROR = 33
    """The library reached an unexpected state."""
    INVALID_HANDLE = 34
    """An iterator handle is unknown."""
    LOCAL_STORAGE_ERROR = 35
    """Local storage fails, or a storage key contains characters other than letters, digits, `_` and `.`."""
    INVALID_DATA = 36
    """A cell is not plain data; for example, it is a pruned cell."""
    PROGRAM_REPLACED = 37
    """Extension. The file of the running program was replaced, so a part that was not yet loaded is no longer
    available; `data.version` is the running version, `data.found` the version in the file.
    """
    WEB_ASSEMBLY_NEEDED = 38
    """Extension. The page does not allow WebAssembly, and the call needs it: `utils.compress_zstd`, or a contract
    that runs ZIP, an instruction that compresses patches, or RUNWASM.
    """


@dataclass
class API:
    """Description of all modules.

    - version: Version of the library.
    - modules: Modules with `name`, `summary`, `description`, `types` and `functions`. A function that takes an
      object of the application has `app_object` (`name`, `summary`, types of `request` and `response`). A
      function that reports to a callback has `callback`: `lifetime` (`call`, or `handle` until the handle is
      closed) and `responses`, each with its `response_type` and payload type.
    """

    version: str
    """Version of the library."""
    modules: list[Any]
    """Modules with `name`, `summary`, `description`, `types` and `functions`. A function that takes an object of the
    application has `app_object` (`name`, `summary`, types of `request` and `response`). A function that reports
    to a callback has `callback`: `lifetime` (`call`, or `handle` until the handle is closed) and `responses`,
    each with its `response_type` and payload type.
    """


@dataclass
class AbiConfig:
    """Defaults of message encoding.

    - workchain: Workchain id by default in DeploySet. Default: `0`.
    - message_expiration_timeout: Lifetime of messages to contracts with an expire header, in ms. Default:
      `40000`.
    - message_expiration_timeout_grow_factor: Factor by which the expiration timeout grows on each retry. Default:
      `1.5`.
    - rules: Default chain rules of all functions with a `rules` parameter: `classic` for contracts and networks
      of the public TVM formats. Nothing is sent to a node that reports other rules. Extension of the published
      interface. Default: `"current"`.
    """

    workchain: Optional[int] = None
    """Workchain id by default in DeploySet. Default: `0`."""
    message_expiration_timeout: Optional[int] = None
    """Lifetime of messages to contracts with an expire header, in ms. Default: `40000`."""
    message_expiration_timeout_grow_factor: Optional[float] = None
    """Factor by which the expiration timeout grows on each retry. Default: `1.5`."""
    rules: Optional[_abi.ChainRules] = None
    """Default chain rules of all functions with a `rules` parameter: `classic` for contracts and networks of the
    public TVM formats. Nothing is sent to a node that reports other rules. Extension of the published interface.
    Default: `"current"`.
    """


class AppRequestResult:
    """Result of a request to the application.

    One of its classes; annotations use `AnyAppRequestResult`.
    """

    @dataclass
    class Error:
        """The application refused or failed.

        - text: Error message.
        """

        type: ClassVar[Literal["Error"]] = "Error"
        text: str
        """Error message."""

    @dataclass
    class Ok:
        """The application handled the request.

        - result: The variant of the response type with the same name as the request.
        """

        type: ClassVar[Literal["Ok"]] = "Ok"
        result: Any
        """The variant of the response type with the same name as the request."""


AnyAppRequestResult = Union[AppRequestResult.Error, AppRequestResult.Ok, UnknownVariant]
"""Any variant of AppRequestResult, also one that only a newer daemon knows."""


@dataclass
class BindingConfig:
    """The language binding in use; reported in error data and HTTP headers.

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
    - pinned_max_size: Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC, 0.4
      kB for each cell, and the names of the pins. Extension of the published interface. Default: `131072`.
    """

    cache_max_size: Optional[int] = None
    """Maximum size of the unpinned part of the cache, in kilobytes. Default: `10240`."""
    pinned_max_size: Optional[int] = None
    """Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC, 0.4 kB for each cell,
    and the names of the pins. Extension of the published interface. Default: `131072`.
    """


@dataclass
class BuildInfoDependency:
    """Fingerprint of a dependency.

    - name: Name of the package.
    - git_commit: Git commit of the source. For npm packages, which name no commit: `npm:<version>` followed by
      the integrity digest of the package.
    """

    name: str
    """Name of the package."""
    git_commit: str
    """Git commit of the source. For npm packages, which name no commit: `npm:<version>` followed by the integrity
    digest of the package.
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
    - policy: Spending policy. All policies apply together: a host can only add restrictions to those of the
      daemon. Extension of the published interface.
    - local_storage_path: Folder where the library stores its data. Default: `.vendorclient` in the home
      directory, or the data folder of the daemon.
    - storage: A database server, instead of a folder. Extension of the published interface.
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
    """Spending policy. All policies apply together: a host can only add restrictions to those of the daemon.
    Extension of the published interface.
    """
    local_storage_path: Optional[str] = None
    """Folder where the library stores its data. Default: `.vendorclient` in the home directory, or the data folder
    of the daemon.
    """
    storage: Optional[StorageConfig] = None
    """A database server, instead of a folder. Extension of the published interface."""


@dataclass
class ClientError:
    """A failed call.

    - code: Error code, which is stable.
    - message: Human-readable message: what was wrong, what was expected and what was received.
    - data: Machine-readable details; always include `core_version`.
    - traceparent: Trace id of the failed REST request.
    """

    code: int
    """Error code, which is stable."""
    message: str
    """Human-readable message: what was wrong, what was expected and what was received."""
    data: Any
    """Machine-readable details; always include `core_version`."""
    traceparent: Optional[str] = None
    """Trace id of the failed REST request."""


@dataclass
class CryptoConfig:
    """Defaults of the crypto functions.

    - mnemonic_dictionary: Default dictionary of seed phrases. Default: `1`.
    - mnemonic_word_count: Default number of words of a seed phrase. Default: `12`.
    - hdkey_derivation_path: Default derivation path of keys. Default: `"m/44'/396'/0'/0/0"`.
    """

    mnemonic_dictionary: Optional[_crypto.MnemonicDictionary] = None
    """Default dictionary of seed phrases. Default: `1`."""
    mnemonic_word_count: Optional[int] = None
    """Default number of words of a seed phrase. Default: `12`."""
    hdkey_derivation_path: Optional[str] = None
    """Default derivation path of keys. Default: `"m/44'/396'/0'/0/0"`."""


class CurvesForm(TextEnum):
    """What checks signatures. All forms give the same answers.

    - NATIVE: The cryptographic library of Node.js.
    - WEBASSEMBLY: Code of WebAssembly, in a page that allows it.
    - JAVASCRIPT: JavaScript, in a page whose policy does not allow WebAssembly.
    """

    NATIVE = "native"
    """The cryptographic library of Node.js."""
    WEBASSEMBLY = "webassembly"
    """Code of WebAssembly, in a page that allows it."""
    JAVASCRIPT = "javascript"
    """JavaScript, in a page whose policy does not allow WebAssembly."""


@dataclass
class NetworkConfig:
    """How to reach the network. All times are in ms.

    - server_address: A single network endpoint. Deprecated: Since 3.0. Use endpoints. Used only if endpoints is
      absent.
    - endpoints: Network endpoints in any valid URL form, with or without scheme, port and path, including IP
      addresses. Takes precedence over server_address. Default scheme: http for loopback hosts, https for all
      others.
    - network_retries_count: Formerly the number of connection retries. Deprecated: Since 3.0. Use
      max_reconnect_timeout.
    - max_reconnect_timeout: Maximum time for sequential reconnections, in ms. Default: `120000`.
    - first_contact_timeout: Time limit, in ms, of a call that cannot reach any endpoint before one has ever
      answered this client, so that a wrong address or a missing network is reported quickly. After that,
      `max_reconnect_timeout` applies, which is also an upper limit for this value. Extension of the published
      interface. Default: `15000`.
    - reconnect_timeout: Formerly the pause between reconnections, in ms. Deprecated: Since 3.0. Use
      max_reconnect_timeout.
    - message_retries_count: Number of automatic processing retries after Message Expired (507). Applies only to
      messages that are proven not to have been executed and whose local emulation succeeded or failed with a
      replay-protection error. Default: `5`.
    - message_processing_timeout: Delivery timeout, in ms, for contracts whose ABI has no expire header; after it,
      the call fails. Default: `40000`.
    - expiration_margin: Safety margin, in ms, of the proof that a message was not executed: the account state and
      a block must be at least this much later than the expiration of the message. Allows for differences between
      the clocks of block producers. Extension of the published interface. Default: `30000`.
    - wait_for_timeout: Maximum time to wait for the answer to a query, in ms. Default: `40000`.
    - out_of_sync_threshold: Formerly the maximum difference from the clock of the node, in ms. Deprecated: Since
      3.0. Use max_latency.
    - sending_endpoint_count: Maximum number of randomly chosen endpoints to send a message to. Default: `1`.
    - latency_detection_interval: Interval of checks of the data latency of the current endpoint, in ms. If it
      exceeds max_latency, another endpoint is selected. Default: `60000`.
    - max_latency: Maximum data latency (time lag) of an endpoint, in ms. Default: `60000`.
    - query_timeout: Default time limit of an HTTP request, in ms; after it, the request fails. Default: `60000`.
    - queries_protocol: Protocol for GraphQL queries. Default: `"HTTP"`.
    - first_remp_status_timeout: Unstable. How long to wait for the first REMP status, in ms, before falling back
      to waiting for the transaction. Default: `1`.
    - next_remp_status_timeout: Unstable. How long to wait for each further REMP status, in ms, before falling
      back to waiting for the transaction. Default: `5000`.
    - follow_interval: Polling interval, in ms, on networks without subscriptions, and of iterators that have
      reached the end of the chain. All subscriptions of a client share the requests. Default: `1000`.
    - signature_id: Signature id, for networks with the capability CapSignatureWithId. To encode messages without
      reaching the network, set it to the global_id of any block. Default: detected when a message is encoded.
    - access_key_origins: Additional origins that access_key and api_token may be sent to, such as
      https://producer.example:8600. By default, only the endpoints that the same source (file, environment, host)
      names receive them, not the producers and redirect targets that a node names. Extension of the published
      interface. Default: `[]`.
    - agreement: Number of independent operators that must agree that a message was not executed before another
      one replaces it, or before it is reported as not executed. With 2 or more, every operator of `operators` is
      asked; one that shows the message as executed prevents the proof. Extension of the published interface.
      Default: `1`.
    - operators: Operators of the endpoints. Keys are origins, such as https://node.example:8600; values are names
      of your choice. For `agreement`, endpoints of the same operator count once, and all endpoints without an
      operator count as one more. Extension of the published interface. Default: `{}`.
    - access_key: Access key (project secret) of the GraphQL API.
    - api_token: Bearer token of the REST and GraphQL APIs; replaces access_key if both are set.
    """

    server_address: Optional[str] = None
    """A single network endpoint. Deprecated: Since 3.0. Use endpoints. Used only if endpoints is absent."""
    endpoints: Optional[list[str]] = None
    """Network endpoints in any valid URL form, with or without scheme, port and path, including IP addresses. Takes
    precedence over server_address. Default scheme: http for loopback hosts, https for all others.
    """
    network_retries_count: Optional[int] = None
    """Formerly the number of connection retries. Deprecated: Since 3.0. Use max_reconnect_timeout."""
    max_reconnect_timeout: Optional[int] = None
    """Maximum time for sequential reconnections, in ms. Default: `120000`."""
    first_contact_timeout: Optional[int] = None
    """Time limit, in ms, of a call that cannot reach any endpoint before one has ever answered this client, so that
    a wrong address or a missing network is reported quickly. After that, `max_reconnect_timeout` applies, which
    is also an upper limit for this value. Extension of the published interface. Default: `15000`.
    """
    reconnect_timeout: Optional[int] = None
    """Formerly the pause between reconnections, in ms. Deprecated: Since 3.0. Use max_reconnect_timeout."""
    message_retries_count: Optional[int] = None
    """Number of automatic processing retries after Message Expired (507). Applies only to messages that are proven
    not to have been executed and whose local emulation succeeded or failed with a replay-protection error.
    Default: `5`.
    """
    message_processing_timeout: Optional[int] = None
    """Delivery timeout, in ms, for contracts whose ABI has no expire header; after it, the call fails. Default:
    `40000`.
    """
    expiration_margin: Optional[int] = None
    """Safety margin, in ms, of the proof that a message was not executed: the account state and a block must be at
    least this much later than the expiration of the message. Allows for differences between the clocks of block
    producers. Extension of the published interface. Default: `30000`.
    """
    wait_for_timeout: Optional[int] = None
    """Maximum time to wait for the answer to a query, in ms. Default: `40000`."""
    out_of_sync_threshold: Optional[int] = None
    """Formerly the maximum difference from the clock of the node, in ms. Deprecated: Since 3.0. Use max_latency."""
    sending_endpoint_count: Optional[int] = None
    """Maximum number of randomly chosen endpoints to send a message to. Default: `1`."""
    latency_detection_interval: Optional[int] = None
    """Interval of checks of the data latency of the current endpoint, in ms. If it exceeds max_latency, another
    endpoint is selected. Default: `60000`.
    """
    max_latency: Optional[int] = None
    """Maximum data latency (time lag) of an endpoint, in ms. Default: `60000`."""
    query_timeout: Optional[int] = None
    """Default time limit of an HTTP request, in ms; after it, the request fails. Default: `60000`."""
    queries_protocol: Optional[NetworkQueriesProtocol] = None
    """Protocol for GraphQL queries. Default: `"HTTP"`."""
    first_remp_status_timeout: Optional[int] = None
    """Unstable. How long to wait for the first REMP status, in ms, before falling back to waiting for the
    transaction. Default: `1`.
    """
    next_remp_status_timeout: Optional[int] = None
    """Unstable. How long to wait for each further REMP status, in ms, before falling back to waiting for the
    transaction. Default: `5000`.
    """
    follow_interval: Optional[int] = None
    """Polling interval, in ms, on networks without subscriptions, and of iterators that have reached the end of the
    chain. All subscriptions of a client share the requests. Default: `1000`.
    """
    signature_id: Optional[int] = None
    """Signature id, for networks with the capability CapSignatureWithId. To encode messages without reaching the
    network, set it to the global_id of any block. Default: detected when a message is encoded.
    """
    access_key_origins: Optional[list[str]] = None
    """Additional origins that access_key and api_token may be sent to, such as https://producer.example:8600. By
    default, only the endpoints that the same source (file, environment, host) names receive them, not the
    producers and redirect targets that a node names. Extension of the published interface. Default: `[]`.
    """
    agreement: Optional[int] = None
    """Number of independent operators that must agree that a message was not executed before another one replaces
    it, or before it is reported as not executed. With 2 or more, every operator of `operators` is asked; one that
    shows the message as executed prevents the proof. Extension of the published interface. Default: `1`.
    """
    operators: Optional[dict[str, str]] = None
    """Operators of the endpoints. Keys are origins, such as https://node.example:8600; values are names of your
    choice. For `agreement`, endpoints of the same operator count once, and all endpoints without an operator
    count as one more. Extension of the published interface. Default: `{}`.
    """
    access_key: Optional[str] = _field(default=None, repr=False)
    """Access key (project secret) of the GraphQL API."""
    api_token: Optional[str] = _field(default=None, repr=False)
    """Bearer token of the REST and GraphQL APIs; replaces access_key if both are set."""


class NetworkQueriesProtocol(TextEnum):
    """Protocol of GraphQL queries.

    - HTTP: Each GraphQL query uses a separate HTTP request.
    - WS: All GraphQL queries use one WebSocket connection.
    """

    HTTP = "HTTP"
    """Each GraphQL query uses a separate HTTP request."""
    WS = "WS"
    """All GraphQL queries use one WebSocket connection."""


@dataclass
class ParamsOfAppRequest:
    """A request from the library to an object of the application.

    - app_request_id: Id to answer with in `resolve_app_request`.
    - request_data: The request: a variant of the request type of the object.
    """

    app_request_id: int
    """Id to answer with in `resolve_app_request`."""
    request_data: Any
    """The request: a variant of the request type of the object."""


@dataclass
class ParamsOfResolveAppRequest:
    """Answer to a request from the library.

    - app_request_id: Id received with the request.
    - result: Result of the request.
    """

    app_request_id: int
    """Id received with the request."""
    result: AnyAppRequestResult
    """Result of the request."""


@dataclass
class ProofsConfig:
    """Proofs: trust anchors and cache.

    - cache_in_local_storage: True: downloaded proofs and masterchain BOCs are kept in persistent local storage.
      False: they are kept in memory only. Default: `true`.
    - verify: Default of the `verify` parameter: whether functions prove what they return. Extension of the
      published interface. Default: `false`.
    - prove_replacements: True: a message is replaced, or reported as not executed, only with a proof: a
      transaction of its account that is proven to be in a block after the expiration, and the complete chain of
      earlier transactions of the account, linked by their hashes. Extension of the published interface. Default:
      `false`.
    - zerostate_hash: Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of
      the published interface.
    - trusted_key_blocks: Networks with a masterchain: path of a file with trusted key blocks, in the format of
      the official library. Extension of the published interface.
    - trusted_keepers: Networks with block keepers: the initial trusted set. Extension of the published interface.
    - trusted_keepers_hash: Networks with block keepers: commitment to the initial trusted set, 64 hex characters;
      the set itself may then come from the server. Extension of the published interface.
    """

    cache_in_local_storage: Optional[bool] = None
    """True: downloaded proofs and masterchain BOCs are kept in persistent local storage. False: they are kept in
    memory only. Default: `true`.
    """
    verify: Optional[bool] = None
    """Default of the `verify` parameter: whether functions prove what they return. Extension of the published
    interface. Default: `false`.
    """
    prove_replacements: Optional[bool] = None
    """True: a message is replaced, or reported as not executed, only with a proof: a transaction of its account that
    is proven to be in a block after the expiration, and the complete chain of earlier transactions of the
    account, linked by their hashes. Extension of the published interface. Default: `false`.
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
    """Networks with block keepers: the initial trusted set. Extension of the published interface."""
    trusted_keepers_hash: Optional[str] = None
    """Networks with block keepers: commitment to the initial trusted set, 64 hex characters; the set itself may then
    come from the server. Extension of the published interface.
    """


class ResponseType(NumberEnum):
    """Kind of a response, for interfaces with one response handler.

    - SUCCESS: The result.
    - ERROR: A ClientError.
    - NOP: No payload; only signals that the request is finished.
    - APP_REQUEST: A request to the application.
    - APP_NOTIFY: A notification to the application.
    - CUSTOM: First number available for function-specific responses.
    """

    SUCCESS = 0
    """The result."""
    ERROR = 1
    """A ClientError."""
    NOP = 2
    """No payload; only signals that the request is finished."""
    APP_REQUEST = 3
    """A request to the application."""
    APP_NOTIFY = 4
    """A notification to the application."""
    CUSTOM = 100
    """First number available for function-specific responses."""


@dataclass
class ResultOfBuildInfo:
    """Build information.

    - build_number: Number of the build from continuous integration; 0 for a local build.
    - dependencies: Fingerprints of the main dependencies.
    - curves: What checks signatures of Ed25519; in a page, the call waits until this is decided. Extension of the
      published interface.
    """

    build_number: int
    """Number of the build from continuous integration; 0 for a local build."""
    dependencies: list[BuildInfoDependency]
    """Fingerprints of the main dependencies."""
    curves: Optional[CurvesForm] = None
    """What checks signatures of Ed25519; in a page, the call waits until this is decided. Extension of the published
    interface.
    """


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
    """A database server that stores the data of the library instead of a folder, for use by several machines.
    Extension of the published interface.

    - url: URL of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in libpq:
      `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`,
      `application_name`, `connect_timeout`; also `schema`. Default: data is stored in a folder.
    - schema: Schema with the tables of the library: lower-case letters, digits and underscores. Default:
      `"vendorclient"`.
    - pool_size: Maximum number of connections from one process to the server. Default: `4`.
    - connect_timeout: Time limit for connecting to the server, in ms. Default: `5000`.
    - statement_timeout: Time limit of one statement, in ms. A statement that takes longer fails with error 35 of
      kind `busy`. Default: `10000`.
    """

    url: Optional[str] = _field(default=None, repr=False)
    """URL of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in libpq:
    `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`,
    `application_name`, `connect_timeout`; also `schema`. Default: data is stored in a folder.
    """
    schema: Optional[str] = None
    """Schema with the tables of the library: lower-case letters, digits and underscores. Default: `"vendorclient"`."""
    pool_size: Optional[int] = None
    """Maximum number of connections from one process to the server. Default: `4`."""
    connect_timeout: Optional[int] = None
    """Time limit for connecting to the server, in ms. Default: `5000`."""
    statement_timeout: Optional[int] = None
    """Time limit of one statement, in ms. A statement that takes longer fails with error 35 of kind `busy`. Default:
    `10000`.
    """


@dataclass
class TrustedKeepers:
    """A set of block keepers that the application trusts. Extension of the published interface.

    - height: Height of the first block signed by the set; later blocks may change it.
    - keepers: BLS public keys (96 hex characters, compressed) by signer index.
    - block_id: Id of the block at `height`; a block at that height with another id is refused.
    - thread_id: Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
    - owners: Accounts of the owners (64 hex characters) by signer index, if known: a block then counts only if
      the keeper of its producer signed it, and a keeper that rejoins as another signer replaces its older entry.
    """

    height: int
    """Height of the first block signed by the set; later blocks may change it."""
    keepers: dict[str, str]
    """BLS public keys (96 hex characters, compressed) by signer index."""
    block_id: Optional[str] = None
    """Id of the block at `height`; a block at that height with another id is refused."""
    thread_id: Optional[str] = None
    """Thread of the block, 68 hex characters. Default: the default thread, the only supported one."""
    owners: Optional[dict[str, str]] = None
    """Accounts of the owners (64 hex characters) by signer index, if known: a block then counts only if the keeper
    of its producer signed it, and a keeper that rejoins as another signer replaces its older entry.
    """
