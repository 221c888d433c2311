"""Types of module account.

Account states.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from .._enums import NumberEnum


class AccountErrorCode(NumberEnum):
    """Numbers of the errors of module account.

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
class ParamsOfGetAccount:
    """An account.

    - account_id: Account id, 64 hex characters without prefix.
    - dapp_id: Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all
      others require it (518).
    - verify: Prove the result before it is returned (module proofs): anything that differs from what the network
      agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration.
      Extension of the published interface.
    """

    account_id: str
    """Account id, 64 hex characters without prefix."""
    dapp_id: str
    """Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all others
    require it (518).
    """
    verify: Optional[bool] = None
    """Prove the result before it is returned (module proofs): anything that differs from what the network agreed on,
    or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ResultOfGetAccount:
    """The state of an account.

    - boc: The account.
    - dapp_id: The real Dapp ID, or the requested one if the node does not return it. Empty only on nodes below
      version 1.0.0, which may have none.
    - account_id: Account id.
    - state_timestamp: Time of the state, Unix time in ms; null if the node does not report it.
    """

    boc: str
    """The account."""
    dapp_id: str
    """The real Dapp ID, or the requested one if the node does not return it. Empty only on nodes below version
    1.0.0, which may have none.
    """
    account_id: str
    """Account id."""
    state_timestamp: Optional[int] = None
    """Time of the state, Unix time in ms; null if the node does not report it."""
