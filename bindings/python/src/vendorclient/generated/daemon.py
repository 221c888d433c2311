"""Types of module daemon.

The daemon and the connection to it.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from typing import Any, Optional

from .._enums import NumberEnum
from . import client as _client


class ProtocolErrorCode(NumberEnum):
    """Numbers of the errors of the protocol; those of the library are positive.

    - PARSE_ERROR: The message is not JSON or not UTF-8.
    - INVALID_REQUEST: The message is JSON but not a valid request object, or is nested too deep.
    - METHOD_NOT_FOUND: The method is unknown; data.client_code is 25.
    - INVALID_PARAMS: `params` is not an object, or a parameter of `_call` or of a `daemon.*` method is invalid.
    - INTERNAL_ERROR: A bug of the daemon; data.incident names the log line.
    - SHUTTING_DOWN: The daemon is stopping and accepts no new calls.
    - INVALID_STATE: The connection is not in the state that the call requires, or the token is wrong.
    - PROTOCOL_MISMATCH: No common protocol version, or a required capability is missing.
    - BUSY: A limit on calls is reached.
    - REQUEST_TOO_LARGE: The message exceeds the limit of incoming messages.
    - RESPONSE_TOO_LARGE: The answer exceeds the limit of outgoing messages.
    - BATCH_TOO_LARGE: The batch has too many entries.
    - TOO_MANY_OBJECTS: Too many app objects, callbacks or open app requests.
    - DEADLINE_EXCEEDED: The call exceeded its own time limit, or the general one; then data.limit is
      call_timeout_ms.
    - CONNECTION_LOST: Never sent: bindings use it for calls whose daemon ended or whose connection broke.
    - REQUEST_CANCELLED: The call was cancelled.
    """

    PARSE_ERROR = -32700
    """The message is not JSON or not UTF-8."""
    INVALID_REQUEST = -32600
    """The message is JSON but not a valid request object, or is nested too deep."""
    METHOD_NOT_FOUND = -32601
    """The method is unknown; data.client_code is 25."""
    INVALID_PARAMS = -32602
    """`params` is not an object, or a parameter of `_call` or of a `daemon.*` method is invalid."""
    INTERNAL_ERROR = -32603
    """A bug of the daemon; data.incident names the log line."""
    SHUTTING_DOWN = -32000
    """The daemon is stopping and accepts no new calls."""
    INVALID_STATE = -32001
    """The connection is not in the state that the call requires, or the token is wrong."""
    PROTOCOL_MISMATCH = -32002
    """No common protocol version, or a required capability is missing."""
    BUSY = -32003
    """A limit on calls is reached."""
    REQUEST_TOO_LARGE = -32004
    """The message exceeds the limit of incoming messages."""
    RESPONSE_TOO_LARGE = -32005
    """The answer exceeds the limit of outgoing messages."""
    BATCH_TOO_LARGE = -32006
    """The batch has too many entries."""
    TOO_MANY_OBJECTS = -32007
    """Too many app objects, callbacks or open app requests."""
    DEADLINE_EXCEEDED = -32008
    """The call exceeded its own time limit, or the general one; then data.limit is call_timeout_ms."""
    CONNECTION_LOST = -32099
    """Never sent: bindings use it for calls whose daemon ended or whose connection broke."""
    REQUEST_CANCELLED = -32800
    """The call was cancelled."""


@dataclass
class ParamsOfInitialize:
    """Requirements of a host and the configuration of its client.

    - protocol: Protocol versions that the host supports. Default: any.
    - required: Capabilities that the host requires.
    - optional: Capabilities that the host uses if available. `acknowledged_sending` makes the daemon send
      `daemon.will_send`, here as in `required`.
    - binding: The language binding; fills `config.binding`.
    - host_pid: Process id of the process whose end stops the daemon; on stdio only.
    - token: Required only on named pipes, which have no access list.
    - config: A ClientConfig; missing fields are taken from the environment, files and defaults.
    """

    protocol: Optional[ProtocolRange] = None
    """Protocol versions that the host supports. Default: any."""
    required: Optional[list[str]] = None
    """Capabilities that the host requires."""
    optional: Optional[list[str]] = None
    """Capabilities that the host uses if available. `acknowledged_sending` makes the daemon send `daemon.will_send`,
    here as in `required`.
    """
    binding: Optional[_client.BindingConfig] = None
    """The language binding; fills `config.binding`."""
    host_pid: Optional[int] = None
    """Process id of the process whose end stops the daemon; on stdio only."""
    token: Optional[str] = _field(default=None, repr=False)
    """Required only on named pipes, which have no access list."""
    config: Any = None
    """A ClientConfig; missing fields are taken from the environment, files and defaults."""


@dataclass
class ProtocolRange:
    """Range of protocol versions, inclusive.

    - min: Lowest version.
    - max: Highest version.
    """

    min: int
    """Lowest version."""
    max: int
    """Highest version."""


@dataclass
class ResultOfInitialize:
    """What applies to this connection.

    - protocol: Version of the protocol in use.
    - capabilities: All capabilities of the daemon.
    - server: The daemon.
    - limits: Effective limits.
    - config: Effective configuration, without secrets.
    - warnings: Unknown and deprecated fields of the configuration.
    """

    protocol: int
    """Version of the protocol in use."""
    capabilities: list[str]
    """All capabilities of the daemon."""
    server: ServerInfo
    """The daemon."""
    limits: Limits
    """Effective limits."""
    config: _client.ClientConfig
    """Effective configuration, without secrets."""
    warnings: list[ConfigWarning]
    """Unknown and deprecated fields of the configuration."""


@dataclass
class ServerInfo:
    """The daemon.

    - version: Version of the daemon and the library.
    - build_number: Number of the build; 0 for a local build.
    - pid: Process id; 0 in a page.
    """

    version: str
    """Version of the daemon and the library."""
    build_number: int
    """Number of the build; 0 for a local build."""
    pid: int
    """Process id; 0 in a page."""


@dataclass
class Limits:
    """Effective limits, per connection unless stated otherwise.

    - message_in_bytes: Maximum size of an incoming message without a line end, in bytes; larger ones fail with
      -32004. Default: `16777216`.
    - message_out_bytes: Maximum size of an outgoing message, in bytes; larger ones fail with -32005. Default:
      `67108864`.
    - nesting: Maximum nesting depth of arrays and objects in a message; deeper ones fail with -32600. Default:
      `128`.
    - connections: Maximum number of connections of the daemon; further ones are refused with 503. Default: `64`.
    - unauthenticated: Maximum number of connections of the daemon not yet accepted; further ones are closed.
      Default: `16`.
    - unauthenticated_ms: Time within which a connection must be accepted, in ms. Default: `10000`.
    - in_flight: Maximum number of calls that run or wait for a worker; further ones fail with -32003. Default:
      `16384`.
    - batch: Maximum number of entries in a batch; larger batches fail with -32006. Default: `1000`.
    - app_objects: Maximum number of registered app objects; further ones fail with -32007. Default: `256`.
    - callbacks: Maximum number of registered callbacks; further ones fail with -32007. Default: `1024`.
    - app_requests: Maximum number of open app requests; a call that needs another one fails with -32007. Default:
      `1024`.
    - app_request_ms: Time limit of an app request, in ms; 0: none. Default: `600000`.
    - callback_ring: Number of messages kept for each callback of a slow host; the oldest are dropped first.
      Default: `1024`.
    - send_buffer_bytes: Unsent output, in bytes, above which a host is considered slow. Default: `8388608`.
    - send_stall_ms: Time after which a slow host that reads nothing is disconnected, in ms; not on stdio.
      Default: `30000`.
    - ping_ms: Interval of WebSocket pings, in ms; two unanswered pings end the connection. Default: `20000`.
    - stop_ms: Time running calls have to finish when the daemon or the connection stops, in ms. Default: `5000`.
    - inline_frame_bytes: Size, in bytes, up to which the parameters of an incoming message are parsed on the main
      thread; larger ones are parsed on a worker thread. Default: `262144`.
    - call_timeout_ms: Time limit of every call, in ms; then it fails with -32008. Time spent waiting for an
      application request does not count, and functions that wait by design are exempt. 0: none. Default:
      `600000`.
    - worker_threads: Number of compute threads of the daemon, and the same number of processes for work that no
      thread can interrupt. 0: one less than the number of processors, at least 1 and at most 8. Default: `0`.
    - worker_queue_bytes: Maximum size of parameters waiting for a worker, in bytes; calls beyond it fail with
      -32003. Default: `268435456`.
    - cached_boc_bytes: Maximum memory of the BOCs that all connections keep in their caches, in bytes. Beyond it,
      a new BOC of a connection replaces its unpinned ones, and fails with 205 if that is not enough; each
      connection may always hold an equal share. Default: `536870912`.
    - send_buffer_total_bytes: Unsent output of all connections, in bytes; above it, the connection with the most
      is closed; on stdio, answers fail with -32005. Default: `268435456`.
    - memory_bytes: Resident memory of the process, in bytes, above which calls of the connections that use the
      most are refused and, if that is not enough, these connections are closed. 0: 0.7 of the memory available to
      the process. Default: `0`.
    """

    message_in_bytes: int
    """Maximum size of an incoming message without a line end, in bytes; larger ones fail with -32004. Default:
    `16777216`.
    """
    message_out_bytes: int
    """Maximum size of an outgoing message, in bytes; larger ones fail with -32005. Default: `67108864`."""
    nesting: int
    """Maximum nesting depth of arrays and objects in a message; deeper ones fail with -32600. Default: `128`."""
    connections: int
    """Maximum number of connections of the daemon; further ones are refused with 503. Default: `64`."""
    unauthenticated: int
    """Maximum number of connections of the daemon not yet accepted; further ones are closed. Default: `16`."""
    unauthenticated_ms: int
    """Time within which a connection must be accepted, in ms. Default: `10000`."""
    in_flight: int
    """Maximum number of calls that run or wait for a worker; further ones fail with -32003. Default: `16384`."""
    batch: int
    """Maximum number of entries in a batch; larger batches fail with -32006. Default: `1000`."""
    app_objects: int
    """Maximum number of registered app objects; further ones fail with -32007. Default: `256`."""
    callbacks: int
    """Maximum number of registered callbacks; further ones fail with -32007. Default: `1024`."""
    app_requests: int
    """Maximum number of open app requests; a call that needs another one fails with -32007. Default: `1024`."""
    app_request_ms: int
    """Time limit of an app request, in ms; 0: none. Default: `600000`."""
    callback_ring: int
    """Number of messages kept for each callback of a slow host; the oldest are dropped first. Default: `1024`."""
    send_buffer_bytes: int
    """Unsent output, in bytes, above which a host is considered slow. Default: `8388608`."""
    send_stall_ms: int
    """Time after which a slow host that reads nothing is disconnected, in ms; not on stdio. Default: `30000`."""
    ping_ms: int
    """Interval of WebSocket pings, in ms; two unanswered pings end the connection. Default: `20000`."""
    stop_ms: int
    """Time running calls have to finish when the daemon or the connection stops, in ms. Default: `5000`."""
    inline_frame_bytes: Optional[int] = None
    """Size, in bytes, up to which the parameters of an incoming message are parsed on the main thread; larger ones
    are parsed on a worker thread. Default: `262144`.
    """
    call_timeout_ms: Optional[int] = None
    """Time limit of every call, in ms; then it fails with -32008. Time spent waiting for an application request does
    not count, and functions that wait by design are exempt. 0: none. Default: `600000`.
    """
    worker_threads: Optional[int] = None
    """Number of compute threads of the daemon, and the same number of processes for work that no thread can
    interrupt. 0: one less than the number of processors, at least 1 and at most 8. Default: `0`.
    """
    worker_queue_bytes: Optional[int] = None
    """Maximum size of parameters waiting for a worker, in bytes; calls beyond it fail with -32003. Default:
    `268435456`.
    """
    cached_boc_bytes: Optional[int] = None
    """Maximum memory of the BOCs that all connections keep in their caches, in bytes. Beyond it, a new BOC of a
    connection replaces its unpinned ones, and fails with 205 if that is not enough; each connection may always
    hold an equal share. Default: `536870912`.
    """
    send_buffer_total_bytes: Optional[int] = None
    """Unsent output of all connections, in bytes; above it, the connection with the most is closed; on stdio,
    answers fail with -32005. Default: `268435456`.
    """
    memory_bytes: Optional[int] = None
    """Resident memory of the process, in bytes, above which calls of the connections that use the most are refused
    and, if that is not enough, these connections are closed. 0: 0.7 of the memory available to the process.
    Default: `0`.
    """


@dataclass
class ConfigWarning:
    """A part of the configuration that has no effect or should be changed.

    - path: Path of the field.
    - message: What is wrong with it.
    """

    path: str
    """Path of the field."""
    message: str
    """What is wrong with it."""


@dataclass
class ResultOfStatus:
    """State of the daemon and of this connection.

    - uptime_ms: Time since the daemon started, in ms.
    - connections: Number of connections of the daemon.
    - calls: Calls of this connection, oldest first.
    - app_requests: Open app requests of this connection, oldest first.
    - app_objects: Number of registered app objects of this connection.
    - callbacks: Number of registered callbacks of this connection.
    - ignored_responses: Number of messages of all hosts that looked like responses.
    - work: Running and waiting computations.
    - memory: Memory held for hosts.
    """

    uptime_ms: int
    """Time since the daemon started, in ms."""
    connections: int
    """Number of connections of the daemon."""
    calls: list[CallInProgress]
    """Calls of this connection, oldest first."""
    app_requests: list[OpenAppRequest]
    """Open app requests of this connection, oldest first."""
    app_objects: int
    """Number of registered app objects of this connection."""
    callbacks: int
    """Number of registered callbacks of this connection."""
    ignored_responses: int
    """Number of messages of all hosts that looked like responses."""
    work: Optional[WorkStatus] = None
    """Running and waiting computations."""
    memory: Optional[HeldMemory] = None
    """Memory held for hosts."""


@dataclass
class CallInProgress:
    """A call of this connection.

    - id: Id of the request; null for a notification.
    - method: The method.
    - age_ms: Time since the call arrived, in ms.
    """

    id: Any
    """Id of the request; null for a notification."""
    method: str
    """The method."""
    age_ms: int
    """Time since the call arrived, in ms."""


@dataclass
class OpenAppRequest:
    """An unanswered request to the host.

    - app_request_id: Id of the request.
    - app_object: Id of the app object.
    - age_ms: Time since the request was sent, in ms.
    """

    app_request_id: int
    """Id of the request."""
    app_object: str
    """Id of the app object."""
    age_ms: int
    """Time since the request was sent, in ms."""


@dataclass
class WorkStatus:
    """Computations on threads and processes of the daemon, and refused calls.

    - threads: Number of worker threads.
    - processes: Number of processes for work that no thread can interrupt.
    - running: Number of running computations.
    - waiting: Number of computations waiting for a thread or a process.
    - restarted: Number of computations interrupted in favour of another connection; they start again.
    - own_running: Number of running computations of this connection.
    - own_waiting: Number of waiting computations of this connection.
    - own_waiting_bytes: Parameters of this connection waiting for a worker, in bytes.
    - refused: Number of refused calls of all connections, because too many of theirs were waiting.
    - timeouts: Number of calls of all connections ended by limits.call_timeout_ms.
    """

    threads: int
    """Number of worker threads."""
    processes: int
    """Number of processes for work that no thread can interrupt."""
    running: int
    """Number of running computations."""
    waiting: int
    """Number of computations waiting for a thread or a process."""
    restarted: int
    """Number of computations interrupted in favour of another connection; they start again."""
    own_running: int
    """Number of running computations of this connection."""
    own_waiting: int
    """Number of waiting computations of this connection."""
    own_waiting_bytes: int
    """Parameters of this connection waiting for a worker, in bytes."""
    refused: int
    """Number of refused calls of all connections, because too many of theirs were waiting."""
    timeouts: int
    """Number of calls of all connections ended by limits.call_timeout_ms."""


@dataclass
class HeldMemory:
    """Memory held for hosts, and what was refused or dropped to limit it.

    - unsent_bytes: Output of this connection not yet read by its host, in bytes, including waiting callback
      messages.
    - request_bytes: Size of the unfinished requests of this connection, in bytes.
    - waiting_messages: Number of messages of this connection waiting until its host has read output.
    - waiting_jobs: Number of jobs of this connection waiting until its host has read output.
    - total_unsent_bytes: Output of all connections not yet read by their hosts, in bytes.
    - resident_bytes: Resident memory of the process, in bytes; 0 in a page.
    - is_used_up: Whether `limits.memory_bytes` is exceeded.
    - dropped_callbacks: Number of dropped callback messages of all hosts.
    - cut_off_connections: Number of connections closed by the daemon without notice.
    - refusals: Number of refusals, by reason.
    """

    unsent_bytes: int
    """Output of this connection not yet read by its host, in bytes, including waiting callback messages."""
    request_bytes: int
    """Size of the unfinished requests of this connection, in bytes."""
    waiting_messages: int
    """Number of messages of this connection waiting until its host has read output."""
    waiting_jobs: int
    """Number of jobs of this connection waiting until its host has read output."""
    total_unsent_bytes: int
    """Output of all connections not yet read by their hosts, in bytes."""
    resident_bytes: int
    """Resident memory of the process, in bytes; 0 in a page."""
    is_used_up: bool
    """Whether `limits.memory_bytes` is exceeded."""
    dropped_callbacks: int
    """Number of dropped callback messages of all hosts."""
    cut_off_connections: int
    """Number of connections closed by the daemon without notice."""
    refusals: dict[str, int]
    """Number of refusals, by reason."""


@dataclass
class ParamsOfInspect:
    """Which log lines to return.

    - log_after: Number of the last line already read. Default: return all available lines.
    """

    log_after: Optional[int] = None
    """Number of the last line already read. Default: return all available lines."""


@dataclass
class ResultOfInspect:
    """State of the daemon and all its connections.

    - version: Version of the daemon and the library.
    - pid: Process id; 0 in a page.
    - uptime_ms: Time since the daemon started, in ms.
    - resident_bytes: Resident memory of the process, in bytes; 0 in a page.
    - memory_limit_bytes: `limits.memory_bytes`, in bytes.
    - unsent_bytes: Output of all connections not yet read by their hosts, in bytes.
    - connections: Connections, oldest first.
    - queue: Running and waiting computations.
    - durations: Call durations by method.
    - errors: Number of failed calls, by error code.
    - refusals: Number of refusals, by reason.
    - log: The end of the log, of all connections.
    """

    version: str
    """Version of the daemon and the library."""
    pid: int
    """Process id; 0 in a page."""
    uptime_ms: int
    """Time since the daemon started, in ms."""
    resident_bytes: int
    """Resident memory of the process, in bytes; 0 in a page."""
    memory_limit_bytes: int
    """`limits.memory_bytes`, in bytes."""
    unsent_bytes: int
    """Output of all connections not yet read by their hosts, in bytes."""
    connections: list[InspectedConnection]
    """Connections, oldest first."""
    queue: WorkQueue
    """Running and waiting computations."""
    durations: list[CallDurations]
    """Call durations by method."""
    errors: dict[str, int]
    """Number of failed calls, by error code."""
    refusals: dict[str, int]
    """Number of refusals, by reason."""
    log: LogTail
    """The end of the log, of all connections."""


@dataclass
class InspectedConnection:
    """A connection of the daemon.

    - id: Name of the connection, as in the log.
    - kind: `stdio`, `websocket`, `socket` or `inProcess`.
    - age_ms: Time since the connection was opened, in ms.
    - state: `unused` if its host has sent nothing yet, `open` or `ending`.
    - in_flight: Number of calls in flight.
    - calls: The oldest 100 calls in flight.
    - app_requests: The oldest 100 requests not answered by its host.
    - app_objects: Number of registered app objects.
    - callbacks: Number of registered callbacks.
    - messages_in_turn: Number of messages being made or sent in turns, waiting ones included.
    - held_bytes: Output not yet read by its host, in bytes.
    """

    id: str
    """Name of the connection, as in the log."""
    kind: str
    """`stdio`, `websocket`, `socket` or `inProcess`."""
    age_ms: int
    """Time since the connection was opened, in ms."""
    state: str
    """`unused` if its host has sent nothing yet, `open` or `ending`."""
    in_flight: int
    """Number of calls in flight."""
    calls: list[InspectedCall]
    """The oldest 100 calls in flight."""
    app_requests: list[OpenAppRequest]
    """The oldest 100 requests not answered by its host."""
    app_objects: int
    """Number of registered app objects."""
    callbacks: int
    """Number of registered callbacks."""
    messages_in_turn: int
    """Number of messages being made or sent in turns, waiting ones included."""
    held_bytes: int
    """Output not yet read by its host, in bytes."""


@dataclass
class InspectedCall:
    """A call in flight. Parameters are never included.

    - method: The method; `unknown` if it does not exist.
    - age_ms: Time since the call arrived, in ms.
    """

    method: str
    """The method; `unknown` if it does not exist."""
    age_ms: int
    """Time since the call arrived, in ms."""


@dataclass
class WorkQueue:
    """Computations on threads and processes of the daemon.

    - threads: Number of worker threads.
    - processes: Number of processes for work that no thread can interrupt.
    - running: Number of running computations.
    - waiting: Number of computations waiting for a thread or a process.
    - refused: Number of calls refused because too many of their connection were waiting.
    - timeouts: Number of calls ended by limits.call_timeout_ms.
    """

    threads: int
    """Number of worker threads."""
    processes: int
    """Number of processes for work that no thread can interrupt."""
    running: int
    """Number of running computations."""
    waiting: int
    """Number of computations waiting for a thread or a process."""
    refused: int
    """Number of calls refused because too many of their connection were waiting."""
    timeouts: int
    """Number of calls ended by limits.call_timeout_ms."""


@dataclass
class CallDurations:
    """Duration of the calls of a method, since the start.

    - method: The method.
    - calls: Number of answered calls.
    - mean_ms: Mean time, in ms.
    - max_ms: Longest time, in ms.
    """

    method: str
    """The method."""
    calls: int
    """Number of answered calls."""
    mean_ms: float
    """Mean time, in ms."""
    max_ms: float
    """Longest time, in ms."""


@dataclass
class LogTail:
    """The end of the log.

    - last: Number of the last line; lines count from 1.
    - lines: Lines as JSON text, oldest first, at most 300. They contain no parameters, results or secrets.
    """

    last: int
    """Number of the last line; lines count from 1."""
    lines: list[str]
    """Lines as JSON text, oldest first, at most 300. They contain no parameters, results or secrets."""


@dataclass
class ParamsOfCancel:
    """The call to cancel.

    - id: Id of the request, a string or an integer.
    """

    id: Any
    """Id of the request, a string or an integer."""


@dataclass
class ResultOfCancel:
    """Whether the call was found.

    - found: True if the call was in flight.
    """

    found: bool
    """True if the call was in flight."""


@dataclass
class ParamsOfAcknowledgeSend:
    """The message that `daemon.will_send` named.

    - id: Id of the request, as in `daemon.will_send`.
    - message_hash: Hash of the message, as in `daemon.will_send`.
    """

    id: Any
    """Id of the request, as in `daemon.will_send`."""
    message_hash: str
    """Hash of the message, as in `daemon.will_send`."""


@dataclass
class ResultOfAcknowledgeSend:
    """Whether the message was waiting.

    - found: True if the message is sent now.
    """

    found: bool
    """True if the message is sent now."""
