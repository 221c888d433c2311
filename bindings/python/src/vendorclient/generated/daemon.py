"""Types of module daemon.

The daemon and the connection to it.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from enum import IntEnum
from typing import Any, Optional

from . import client as _client


class ProtocolErrorCode(IntEnum):
    """Numbers of the errors of the protocol; those of the library are positive.

    - PARSE_ERROR: The message is not JSON or not UTF-8.
    - INVALID_REQUEST: The message is JSON but not a valid request object, or is nested too deep.
    - METHOD_NOT_FOUND: The method is unknown; data.client_code is 25.
    - INVALID_PARAMS: Params is not an object, or a parameter of `_call` or of a `daemon.*` method is wrong.
    - INTERNAL_ERROR: A bug of the daemon; data.incident names the log line.
    - SHUTTING_DOWN: The daemon stops and takes no new calls.
    - INVALID_STATE: The connection is not in the state that the call needs, or the token is wrong.
    - PROTOCOL_MISMATCH: No common protocol version, or a required capability is missing.
    - BUSY: A limit of calls is reached.
    - REQUEST_TOO_LARGE: The message exceeds the limit of incoming messages.
    - RESPONSE_TOO_LARGE: The answer exceeds the limit of outgoing messages.
    - BATCH_TOO_LARGE: The batch has too many entries.
    - TOO_MANY_OBJECTS: Too many app objects, callbacks or open app requests.
    - DEADLINE_EXCEEDED: The call passed its own time limit, or the one of all calls; then data.limit is
      call_timeout_ms.
    - CONNECTION_LOST: Never sent: bindings give it to calls whose daemon ended or whose connection broke.
    - REQUEST_CANCELLED: The call was cancelled.
    """

    PARSE_ERROR = -32700
    """The message is not JSON or not UTF-8."""
    INVALID_REQUEST = -32600
    """The message is JSON but not a valid request object, or is nested too deep."""
    METHOD_NOT_FOUND = -32601
    """The method is unknown; data.client_code is 25."""
    INVALID_PARAMS = -32602
    """Params is not an object, or a parameter of `_call` or of a `daemon.*` method is wrong."""
    INTERNAL_ERROR = -32603
    """A bug of the daemon; data.incident names the log line."""
    SHUTTING_DOWN = -32000
    """The daemon stops and takes no new calls."""
    INVALID_STATE = -32001
    """The connection is not in the state that the call needs, or the token is wrong."""
    PROTOCOL_MISMATCH = -32002
    """No common protocol version, or a required capability is missing."""
    BUSY = -32003
    """A limit of calls is reached."""
    REQUEST_TOO_LARGE = -32004
    """The message exceeds the limit of incoming messages."""
    RESPONSE_TOO_LARGE = -32005
    """The answer exceeds the limit of outgoing messages."""
    BATCH_TOO_LARGE = -32006
    """The batch has too many entries."""
    TOO_MANY_OBJECTS = -32007
    """Too many app objects, callbacks or open app requests."""
    DEADLINE_EXCEEDED = -32008
    """The call passed its own time limit, or the one of all calls; then data.limit is call_timeout_ms."""
    CONNECTION_LOST = -32099
    """Never sent: bindings give it to calls whose daemon ended or whose connection broke."""
    REQUEST_CANCELLED = -32800
    """The call was cancelled."""


@dataclass
class ParamsOfInitialize:
    """What a host needs and how its client is configured.

    - protocol: Protocol versions that the host supports. Absent: any.
    - required: Capabilities without which the host cannot work.
    - optional: Capabilities that the host uses when they are there.
    - binding: The language binding; fills `config.binding`.
    - host_pid: Process whose end stops a daemon on stdio.
    - token: Needed on named pipes only, which have no access list.
    - config: A ClientConfig; what it leaves out comes from the environment, files and defaults.
    """

    protocol: Optional[ProtocolRange] = None
    """Protocol versions that the host supports. Absent: any."""
    required: Optional[list[str]] = None
    """Capabilities without which the host cannot work."""
    optional: Optional[list[str]] = None
    """Capabilities that the host uses when they are there."""
    binding: Optional[_client.BindingConfig] = None
    """The language binding; fills `config.binding`."""
    host_pid: Optional[int] = None
    """Process whose end stops a daemon on stdio."""
    token: Optional[str] = _field(default=None, repr=False)
    """Needed on named pipes only, which have no access list."""
    config: Any = None
    """A ClientConfig; what it leaves out comes from the environment, files and defaults."""


@dataclass
class ProtocolRange:
    """Versions of the protocol, both inclusive.

    - min: Oldest version.
    - max: Newest version.
    """

    min: int
    """Oldest version."""
    max: int
    """Newest version."""


@dataclass
class ResultOfInitialize:
    """What holds on this connection.

    - protocol: Version of the protocol in use.
    - capabilities: Everything that the daemon offers.
    - server: The daemon.
    - limits: Limits in force.
    - config: Configuration in force, without secrets.
    - warnings: Unknown and deprecated fields of the configuration.
    """

    protocol: int
    """Version of the protocol in use."""
    capabilities: list[str]
    """Everything that the daemon offers."""
    server: ServerInfo
    """The daemon."""
    limits: Limits
    """Limits in force."""
    config: _client.ClientConfig
    """Configuration in force, without secrets."""
    warnings: list[ConfigWarning]
    """Unknown and deprecated fields of the configuration."""


@dataclass
class ServerInfo:
    """The daemon.

    - version: Version of the daemon and the library.
    - build_number: Build number; 0 for a local build.
    - pid: Process id.
    """

    version: str
    """Version of the daemon and the library."""
    build_number: int
    """Build number; 0 for a local build."""
    pid: int
    """Process id."""


@dataclass
class Limits:
    """Limits in force. Per connection unless stated.

    - message_in_bytes: Incoming message without line end; more is -32004. Default: `16777216`.
    - inline_frame_bytes: Incoming message whose parameters are parsed beside other work; those of larger ones are
      read on a worker thread. Default: `262144`.
    - message_out_bytes: Outgoing message; more is -32005. Default: `67108864`.
    - nesting: Depth of arrays and objects in a message; more is -32600. Default: `128`.
    - connections: Connections of the daemon; more are refused with 503. Default: `64`.
    - unauthenticated: Connections of the daemon that are not yet accepted; more are closed. Default: `16`.
    - unauthenticated_ms: Time within which a connection must be accepted, in ms. Default: `10000`.
    - in_flight: Calls that run or wait for a worker; more are -32003. Default: `16384`.
    - call_timeout_ms: Time limit of every call, in ms; then it fails with -32008. Time in which the call waits
      for an application request does not count, nor do functions that wait by design. 0 is none. Default:
      `600000`.
    - worker_threads: Threads of the daemon that compute, and as many processes for work that no thread can
      interrupt. 0: one less than the processors, at least 1 and at most 8. Default: `0`.
    - worker_queue_bytes: Parameters that wait for a worker; a call with more is -32003. Default: `268435456`.
    - batch: Entries of a batch; more are -32006. Default: `1000`.
    - app_objects: Registered app objects; more are -32007. Default: `256`.
    - callbacks: Registered callbacks; more are -32007. Default: `1024`.
    - app_requests: Open app requests; a call that needs one more fails with -32007. Default: `1024`.
    - app_request_ms: Time limit of an app request, in ms; 0 is none. Default: `600000`.
    - callback_ring: Messages kept for each callback of a slow host; the oldest are dropped first. Default:
      `1024`.
    - send_buffer_bytes: Unsent output from which a host counts as slow. Default: `8388608`.
    - send_buffer_total_bytes: Unsent output of all connections; beyond it the one that holds most is closed, on
      stdio answers are -32005. Default: `268435456`.
    - memory_bytes: Resident memory of the process from which calls of the connections that hold most are refused;
      if that is not enough, they are closed. 0: 0.7 of what the process may use. Default: `0`.
    - send_stall_ms: Time after which a slow host that reads nothing is disconnected, in ms; not on stdio.
      Default: `30000`.
    - ping_ms: Interval of WebSocket pings, in ms; two without an answer end the connection. Default: `20000`.
    - stop_ms: Time that running calls get when the daemon or the connection stops, in ms. Default: `5000`.
    """

    message_in_bytes: int
    """Incoming message without line end; more is -32004. Default: `16777216`."""
    inline_frame_bytes: int
    """Incoming message whose parameters are parsed beside other work; those of larger ones are read on a worker
    thread. Default: `262144`.
    """
    message_out_bytes: int
    """Outgoing message; more is -32005. Default: `67108864`."""
    nesting: int
    """Depth of arrays and objects in a message; more is -32600. Default: `128`."""
    connections: int
    """Connections of the daemon; more are refused with 503. Default: `64`."""
    unauthenticated: int
    """Connections of the daemon that are not yet accepted; more are closed. Default: `16`."""
    unauthenticated_ms: int
    """Time within which a connection must be accepted, in ms. Default: `10000`."""
    in_flight: int
    """Calls that run or wait for a worker; more are -32003. Default: `16384`."""
    call_timeout_ms: int
    """Time limit of every call, in ms; then it fails with -32008. Time in which the call waits for an application
    request does not count, nor do functions that wait by design. 0 is none. Default: `600000`.
    """
    worker_threads: int
    """Threads of the daemon that compute, and as many processes for work that no thread can interrupt. 0: one less
    than the processors, at least 1 and at most 8. Default: `0`.
    """
    worker_queue_bytes: int
    """Parameters that wait for a worker; a call with more is -32003. Default: `268435456`."""
    batch: int
    """Entries of a batch; more are -32006. Default: `1000`."""
    app_objects: int
    """Registered app objects; more are -32007. Default: `256`."""
    callbacks: int
    """Registered callbacks; more are -32007. Default: `1024`."""
    app_requests: int
    """Open app requests; a call that needs one more fails with -32007. Default: `1024`."""
    app_request_ms: int
    """Time limit of an app request, in ms; 0 is none. Default: `600000`."""
    callback_ring: int
    """Messages kept for each callback of a slow host; the oldest are dropped first. Default: `1024`."""
    send_buffer_bytes: int
    """Unsent output from which a host counts as slow. Default: `8388608`."""
    send_buffer_total_bytes: int
    """Unsent output of all connections; beyond it the one that holds most is closed, on stdio answers are -32005.
    Default: `268435456`.
    """
    memory_bytes: int
    """Resident memory of the process from which calls of the connections that hold most are refused; if that is not
    enough, they are closed. 0: 0.7 of what the process may use. Default: `0`.
    """
    send_stall_ms: int
    """Time after which a slow host that reads nothing is disconnected, in ms; not on stdio. Default: `30000`."""
    ping_ms: int
    """Interval of WebSocket pings, in ms; two without an answer end the connection. Default: `20000`."""
    stop_ms: int
    """Time that running calls get when the daemon or the connection stops, in ms. Default: `5000`."""


@dataclass
class ConfigWarning:
    """Something in the configuration that had no effect or should change.

    - path: Path of the field.
    - message: What about it.
    """

    path: str
    """Path of the field."""
    message: str
    """What about it."""


@dataclass
class ResultOfStatus:
    """State of the daemon and of this connection.

    - uptime_ms: Time since the daemon started.
    - connections: Connections of the daemon.
    - calls: Calls of this connection, oldest first.
    - app_requests: Open app requests of this connection, oldest first.
    - app_objects: Registered app objects of this connection.
    - callbacks: Registered callbacks of this connection.
    - work: What is computed and what waits.
    - ignored_responses: Messages of all hosts that looked like responses.
    - memory: What is held in memory.
    """

    uptime_ms: int
    """Time since the daemon started."""
    connections: int
    """Connections of the daemon."""
    calls: list[CallInProgress]
    """Calls of this connection, oldest first."""
    app_requests: list[OpenAppRequest]
    """Open app requests of this connection, oldest first."""
    app_objects: int
    """Registered app objects of this connection."""
    callbacks: int
    """Registered callbacks of this connection."""
    work: WorkStatus
    """What is computed and what waits."""
    ignored_responses: int
    """Messages of all hosts that looked like responses."""
    memory: HeldMemory
    """What is held in memory."""


@dataclass
class CallInProgress:
    """A call of this connection.

    - id: Id of the request; null for a notification.
    - method: The method.
    - age_ms: Time since it came.
    """

    id: Any
    """Id of the request; null for a notification."""
    method: str
    """The method."""
    age_ms: int
    """Time since it came."""


@dataclass
class OpenAppRequest:
    """A request that the host has not answered.

    - app_request_id: Id of the request.
    - app_object: Id of the app object.
    - age_ms: Time since it was sent.
    """

    app_request_id: int
    """Id of the request."""
    app_object: str
    """Id of the app object."""
    age_ms: int
    """Time since it was sent."""


@dataclass
class WorkStatus:
    """Work on threads and processes of the daemon, and calls that were too much.

    - threads: Worker threads.
    - processes: Processes for work that no thread can interrupt.
    - running: Computations that run.
    - waiting: Computations that wait for a thread or a process.
    - restarted: Computations that were ended in favour of another connection, to begin again.
    - own_running: Computations of this connection that run.
    - own_waiting: Computations of this connection that wait.
    - own_waiting_bytes: Parameters of this connection that wait for a worker.
    - refused: Calls of all connections that were refused because too much of theirs waited.
    - timeouts: Calls of all connections that were ended by limits.call_timeout_ms.
    """

    threads: int
    """Worker threads."""
    processes: int
    """Processes for work that no thread can interrupt."""
    running: int
    """Computations that run."""
    waiting: int
    """Computations that wait for a thread or a process."""
    restarted: int
    """Computations that were ended in favour of another connection, to begin again."""
    own_running: int
    """Computations of this connection that run."""
    own_waiting: int
    """Computations of this connection that wait."""
    own_waiting_bytes: int
    """Parameters of this connection that wait for a worker."""
    refused: int
    """Calls of all connections that were refused because too much of theirs waited."""
    timeouts: int
    """Calls of all connections that were ended by limits.call_timeout_ms."""


@dataclass
class HeldMemory:
    """What is held in memory for hosts, and what was refused or dropped for it.

    - unsent_bytes: Output of this connection that its host has not taken, callbacks that wait included.
    - request_bytes: Requests of this connection that are not done with.
    - waiting_messages: Messages of this connection that wait until its host has taken output.
    - waiting_jobs: Jobs of this connection that wait until its host has taken output.
    - total_unsent_bytes: Output of all connections that their hosts have not taken.
    - resident_bytes: Resident memory of the process.
    - is_used_up: Whether `limits.memory_bytes` is exceeded.
    - dropped_callbacks: Callback messages of all hosts that were dropped.
    - cut_off_connections: Connections that the daemon closed at once.
    - refusals: How often something was refused, by reason.
    """

    unsent_bytes: int
    """Output of this connection that its host has not taken, callbacks that wait included."""
    request_bytes: int
    """Requests of this connection that are not done with."""
    waiting_messages: int
    """Messages of this connection that wait until its host has taken output."""
    waiting_jobs: int
    """Jobs of this connection that wait until its host has taken output."""
    total_unsent_bytes: int
    """Output of all connections that their hosts have not taken."""
    resident_bytes: int
    """Resident memory of the process."""
    is_used_up: bool
    """Whether `limits.memory_bytes` is exceeded."""
    dropped_callbacks: int
    """Callback messages of all hosts that were dropped."""
    cut_off_connections: int
    """Connections that the daemon closed at once."""
    refusals: dict[str, int]
    """How often something was refused, by reason."""


@dataclass
class ParamsOfInspect:
    """Which lines of the log are wanted.

    - log_after: Number of the last line that is known already. Default: all lines that are kept.
    """

    log_after: Optional[int] = None
    """Number of the last line that is known already. Default: all lines that are kept."""


@dataclass
class ResultOfInspect:
    """State of the daemon with all of its connections.

    - version: Version of the daemon and the library.
    - pid: Process id.
    - uptime_ms: Time since the daemon started.
    - resident_bytes: Resident memory of the process.
    - memory_limit_bytes: `limits.memory_bytes`.
    - unsent_bytes: Output of all connections that their hosts have not taken.
    - connections: Connections, oldest first.
    - queue: What is computed and what waits.
    - durations: Times of calls by method.
    - errors: How often calls ended with an error, by its code.
    - refusals: How often something was refused, by reason.
    - log: The end of the log, of all connections.
    """

    version: str
    """Version of the daemon and the library."""
    pid: int
    """Process id."""
    uptime_ms: int
    """Time since the daemon started."""
    resident_bytes: int
    """Resident memory of the process."""
    memory_limit_bytes: int
    """`limits.memory_bytes`."""
    unsent_bytes: int
    """Output of all connections that their hosts have not taken."""
    connections: list[InspectedConnection]
    """Connections, oldest first."""
    queue: WorkQueue
    """What is computed and what waits."""
    durations: list[CallDurations]
    """Times of calls by method."""
    errors: dict[str, int]
    """How often calls ended with an error, by its code."""
    refusals: dict[str, int]
    """How often something was refused, by reason."""
    log: LogTail
    """The end of the log, of all connections."""


@dataclass
class InspectedConnection:
    """A connection of the daemon.

    - id: Name of the connection, as in the log.
    - kind: `stdio`, `websocket`, `socket` or `inProcess`.
    - age_ms: Time since it was opened.
    - state: `unused`, when its host has said nothing yet, `open` or `ending`.
    - in_flight: Calls in flight.
    - calls: The oldest 100 of them.
    - app_requests: The oldest 100 requests that its host has not answered.
    - app_objects: Registered app objects.
    - callbacks: Registered callbacks.
    - held_bytes: Output that its host has not taken.
    """

    id: str
    """Name of the connection, as in the log."""
    kind: str
    """`stdio`, `websocket`, `socket` or `inProcess`."""
    age_ms: int
    """Time since it was opened."""
    state: str
    """`unused`, when its host has said nothing yet, `open` or `ending`."""
    in_flight: int
    """Calls in flight."""
    calls: list[InspectedCall]
    """The oldest 100 of them."""
    app_requests: list[OpenAppRequest]
    """The oldest 100 requests that its host has not answered."""
    app_objects: int
    """Registered app objects."""
    callbacks: int
    """Registered callbacks."""
    held_bytes: int
    """Output that its host has not taken."""


@dataclass
class InspectedCall:
    """A call in flight. Parameters are never shown.

    - method: The method; `unknown` for one that there is not.
    - age_ms: Time since it came.
    """

    method: str
    """The method; `unknown` for one that there is not."""
    age_ms: int
    """Time since it came."""


@dataclass
class WorkQueue:
    """Work on threads and processes of the daemon.

    - threads: Worker threads.
    - processes: Processes for work that no thread can interrupt.
    - running: Computations that run.
    - waiting: Computations that wait for a thread or a process.
    - refused: Calls that were refused because too much of theirs waited.
    - timeouts: Calls that were ended by limits.call_timeout_ms.
    """

    threads: int
    """Worker threads."""
    processes: int
    """Processes for work that no thread can interrupt."""
    running: int
    """Computations that run."""
    waiting: int
    """Computations that wait for a thread or a process."""
    refused: int
    """Calls that were refused because too much of theirs waited."""
    timeouts: int
    """Calls that were ended by limits.call_timeout_ms."""


@dataclass
class CallDurations:
    """How long the calls of a method took, since the start.

    - method: The method.
    - calls: Answered calls.
    - mean_ms: Mean time, ms.
    - max_ms: Longest time, ms.
    """

    method: str
    """The method."""
    calls: int
    """Answered calls."""
    mean_ms: float
    """Mean time, ms."""
    max_ms: float
    """Longest time, ms."""


@dataclass
class LogTail:
    """The end of the log.

    - last: Number of the last line; lines count from 1.
    - lines: JSON texts, oldest first, at most 300. They hold no parameters, results or secrets.
    """

    last: int
    """Number of the last line; lines count from 1."""
    lines: list[str]
    """JSON texts, oldest first, at most 300. They hold no parameters, results or secrets."""


@dataclass
class ParamsOfCancel:
    """The call to cancel.

    - id: Id of the request, a string or an integer.
    """

    id: Any
    """Id of the request, a string or an integer."""


@dataclass
class ResultOfCancel:
    """Whether there was such a call.

    - found: True when the call was in flight.
    """

    found: bool
    """True when the call was in flight."""
