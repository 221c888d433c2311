"""Types of module account.

States of accounts.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Optional


class AccountErrorCode(IntEnum):
    """Numbers of the errors of module account.

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
class ParamsOfGetAccount:
    """An account.

    - account_id: Account id, 64 hex characters without prefix.
    - dapp_id: Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; with
      all others its absence is 518.
    - verify: Whether what is returned is proven first (module proofs): what differs from what the network agreed
      on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of
      the published interface.
    """

    account_id: str
    """Account id, 64 hex characters without prefix."""
    dapp_id: str
    """Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; with all others
    its absence is 518.
    """
    verify: Optional[bool] = None
    """Whether what is returned is proven first (module proofs): what differs from what the network agreed on, or
    cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
    published interface.
    """


@dataclass
class ResultOfGetAccount:
    """The state of an account.

    - boc: The account.
    - dapp_id: Its real Dapp ID, or the one asked for when the node does not name it. Empty only on nodes below
      version 1.0.0, which may know none.
    - account_id: Its account id.
    - state_timestamp: Time of the state, unix time in ms; null when the node does not state it.
    """

    boc: str
    """The account."""
    dapp_id: str
    """Its real Dapp ID, or the one asked for when the node does not name it. Empty only on nodes below version
    1.0.0, which may know none.
    """
    account_id: str
    """Its account id."""
    state_timestamp: Optional[int] = None
    """Time of the state, unix time in ms; null when the node does not state it."""
