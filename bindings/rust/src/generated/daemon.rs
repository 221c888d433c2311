//! The daemon and the connection to it.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// Numbers of the errors of the protocol; those of the library are positive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ProtocolErrorCode {
    /// The message is not JSON or not UTF-8.
    ParseError,
    /// The message is JSON but not a valid request object, or is nested too deep.
    InvalidRequest,
    /// The method is unknown; `data.client_code` is 25.
    MethodNotFound,
    /// `params` is not an object, or a parameter of `_call` or of a `daemon.*` method is invalid.
    InvalidParams,
    /// A bug of the daemon; data.incident names the log line.
    InternalError,
    /// The daemon is stopping and accepts no new calls.
    ShuttingDown,
    /// The connection is not in the state that the call requires, or the token is wrong.
    InvalidState,
    /// No common protocol version, or a required capability is missing.
    ProtocolMismatch,
    /// A limit on calls is reached.
    Busy,
    /// The message exceeds the limit of incoming messages.
    RequestTooLarge,
    /// The answer exceeds the limit of outgoing messages.
    ResponseTooLarge,
    /// The batch has too many entries.
    BatchTooLarge,
    /// Too many app objects, callbacks or open app requests.
    TooManyObjects,
    /// The call exceeded its own time limit, or the general one; then data.limit is
    /// `call_timeout_ms`.
    DeadlineExceeded,
    /// Never sent: bindings use it for calls whose daemon ended or whose connection broke.
    ConnectionLost,
    /// The call was cancelled.
    RequestCancelled,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl ProtocolErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::ParseError => -32700,
            Self::InvalidRequest => -32600,
            Self::MethodNotFound => -32601,
            Self::InvalidParams => -32602,
            Self::InternalError => -32603,
            Self::ShuttingDown => -32000,
            Self::InvalidState => -32001,
            Self::ProtocolMismatch => -32002,
            Self::Busy => -32003,
            Self::RequestTooLarge => -32004,
            Self::ResponseTooLarge => -32005,
            Self::BatchTooLarge => -32006,
            Self::TooManyObjects => -32007,
            Self::DeadlineExceeded => -32008,
            Self::ConnectionLost => -32099,
            Self::RequestCancelled => -32800,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for ProtocolErrorCode {
    fn from(value: i64) -> Self {
        match value {
            -32700 => Self::ParseError,
            -32600 => Self::InvalidRequest,
            -32601 => Self::MethodNotFound,
            -32602 => Self::InvalidParams,
            -32603 => Self::InternalError,
            -32000 => Self::ShuttingDown,
            -32001 => Self::InvalidState,
            -32002 => Self::ProtocolMismatch,
            -32003 => Self::Busy,
            -32004 => Self::RequestTooLarge,
            -32005 => Self::ResponseTooLarge,
            -32006 => Self::BatchTooLarge,
            -32007 => Self::TooManyObjects,
            -32008 => Self::DeadlineExceeded,
            -32099 => Self::ConnectionLost,
            -32800 => Self::RequestCancelled,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for ProtocolErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ProtocolErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// Requirements of a host and the configuration of its client.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInitialize {
    /// Protocol versions that the host supports. Default: any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protocol: Option<ProtocolRange>,
    /// Capabilities that the host requires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub required: Option<Vec<String>>,
    /// Capabilities that the host uses if available. `acknowledged_sending` makes the daemon send
    /// `daemon.will_send`, here as in `required`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub optional: Option<Vec<String>>,
    /// The language binding; fills `config.binding`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub binding: Option<super::client::BindingConfig>,
    /// Process id of the process whose end stops the daemon; on stdio only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host_pid: Option<u32>,
    /// Required only on named pipes, which have no access list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// A `ClientConfig`; missing fields are taken from the environment, files and defaults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<Json>,
}

impl ParamsOfInitialize {
    /// Protocol versions that the host supports. Default: any.
    #[must_use]
    pub fn protocol(mut self, protocol: ProtocolRange) -> Self {
        self.protocol = Some(protocol);
        self
    }

    /// Capabilities that the host requires.
    #[must_use]
    pub fn required(mut self, required: Vec<String>) -> Self {
        self.required = Some(required);
        self
    }

    /// Capabilities that the host uses if available. `acknowledged_sending` makes the daemon send
    /// `daemon.will_send`, here as in `required`.
    #[must_use]
    pub fn optional(mut self, optional: Vec<String>) -> Self {
        self.optional = Some(optional);
        self
    }

    /// The language binding; fills `config.binding`.
    #[must_use]
    pub fn binding(mut self, binding: super::client::BindingConfig) -> Self {
        self.binding = Some(binding);
        self
    }

    /// Process id of the process whose end stops the daemon; on stdio only.
    #[must_use]
    pub fn host_pid(mut self, host_pid: u32) -> Self {
        self.host_pid = Some(host_pid);
        self
    }

    /// Required only on named pipes, which have no access list.
    #[must_use]
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(token.into());
        self
    }

    /// A `ClientConfig`; missing fields are taken from the environment, files and defaults.
    #[must_use]
    pub fn config(mut self, config: impl Into<Json>) -> Self {
        self.config = Some(config.into());
        self
    }
}

impl std::fmt::Debug for ParamsOfInitialize {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfInitialize");
        fields.field("protocol", &self.protocol);
        fields.field("required", &self.required);
        fields.field("optional", &self.optional);
        fields.field("binding", &self.binding);
        fields.field("host_pid", &self.host_pid);
        fields.field("token", &binding::Hidden);
        fields.field("config", &self.config);
        fields.finish()
    }
}

/// Range of protocol versions, inclusive.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ProtocolRange {
    /// Lowest version.
    pub min: u32,
    /// Highest version.
    pub max: u32,
}

impl ProtocolRange {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(min: u32, max: u32) -> Self {
        Self { min, max }
    }
}

/// What applies to this connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInitialize {
    /// Version of the protocol in use.
    pub protocol: u32,
    /// All capabilities of the daemon.
    pub capabilities: Vec<String>,
    /// The daemon.
    pub server: ServerInfo,
    /// Effective limits.
    pub limits: Limits,
    /// Effective configuration, without secrets.
    pub config: super::client::ClientConfig,
    /// Unknown and deprecated fields of the configuration.
    pub warnings: Vec<ConfigWarning>,
}

impl ResultOfInitialize {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        protocol: u32,
        capabilities: Vec<String>,
        server: ServerInfo,
        limits: Limits,
        config: super::client::ClientConfig,
        warnings: Vec<ConfigWarning>,
    ) -> Self {
        Self {
            protocol,
            capabilities,
            server,
            limits,
            config,
            warnings,
        }
    }
}

/// The daemon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ServerInfo {
    /// Version of the daemon and the library.
    pub version: String,
    /// Number of the build; 0 for a local build.
    pub build_number: u32,
    /// Process id; 0 in a page.
    pub pid: u32,
}

impl ServerInfo {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(version: impl Into<String>, build_number: u32, pid: u32) -> Self {
        Self {
            version: version.into(),
            build_number,
            pid,
        }
    }
}

/// Effective limits, per connection unless stated otherwise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Limits {
    /// Maximum size of an incoming message without a line end, in bytes; larger ones fail with -32004.
    /// Default: `16777216`.
    pub message_in_bytes: u32,
    /// Size, in bytes, up to which the parameters of an incoming message are parsed on the main
    /// thread; larger ones are parsed on a worker thread. Default: `262144`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inline_frame_bytes: Option<u32>,
    /// Maximum size of an outgoing message, in bytes; larger ones fail with -32005. Default:
    /// `67108864`.
    pub message_out_bytes: u32,
    /// Maximum nesting depth of arrays and objects in a message; deeper ones fail with -32600.
    /// Default: `128`.
    pub nesting: u32,
    /// Maximum number of connections of the daemon; further ones are refused with 503. Default:
    /// `64`.
    pub connections: u32,
    /// Maximum number of connections of the daemon not yet accepted; further ones are closed.
    /// Default: `16`.
    pub unauthenticated: u32,
    /// Time within which a connection must be accepted, in ms. Default: `10000`.
    pub unauthenticated_ms: u32,
    /// Maximum number of calls that run or wait for a worker; further ones fail with -32003.
    /// Default: `16384`.
    pub in_flight: u32,
    /// Time limit of every call, in ms; then it fails with -32008. Time spent waiting for an
    /// application request does not count, and functions that wait by design are exempt. 0: none.
    /// Default: `600000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call_timeout_ms: Option<u32>,
    /// Number of compute threads of the daemon, and the same number of processes for work that no
    /// thread can interrupt. 0: one less than the number of processors, at least 1 and at most 8.
    /// Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worker_threads: Option<u32>,
    /// Maximum size of parameters waiting for a worker, in bytes; calls beyond it fail with -32003.
    /// Default: `268435456`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worker_queue_bytes: Option<u32>,
    /// Maximum memory of the BOCs that all connections keep in their caches, in bytes. Beyond it, a
    /// new BOC of a connection replaces its unpinned ones, and fails with 205 if that is not
    /// enough; each connection may always hold an equal share. Default: `536870912`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cached_boc_bytes: Option<u32>,
    /// Maximum number of entries in a batch; larger batches fail with -32006. Default: `1000`.
    pub batch: u32,
    /// Maximum number of registered app objects; further ones fail with -32007. Default: `256`.
    pub app_objects: u32,
    /// Maximum number of registered callbacks; further ones fail with -32007. Default: `1024`.
    pub callbacks: u32,
    /// Maximum number of open app requests; a call that needs another one fails with -32007.
    /// Default: `1024`.
    pub app_requests: u32,
    /// Time limit of an app request, in ms; 0: none. Default: `600000`.
    pub app_request_ms: u32,
    /// Number of messages kept for each callback of a slow host; the oldest are dropped first.
    /// Default: `1024`.
    pub callback_ring: u32,
    /// Unsent output, in bytes, above which a host is considered slow. Default: `8388608`.
    pub send_buffer_bytes: u32,
    /// Unsent output of all connections, in bytes; above it, the connection with the most is
    /// closed; on stdio, answers fail with -32005. Default: `268435456`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub send_buffer_total_bytes: Option<u32>,
    /// Resident memory of the process, in bytes, above which calls of the connections that use the
    /// most are refused and, if that is not enough, these connections are closed. 0: 0.7 of the
    /// memory available to the process. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory_bytes: Option<u64>,
    /// Time after which a slow host that reads nothing is disconnected, in ms; not on stdio.
    /// Default: `30000`.
    pub send_stall_ms: u32,
    /// Interval of WebSocket pings, in ms; two unanswered pings end the connection. Default:
    /// `20000`.
    pub ping_ms: u32,
    /// Time running calls have to finish when the daemon or the connection stops, in ms. Default:
    /// `5000`.
    pub stop_ms: u32,
}

impl Limits {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        message_in_bytes: u32,
        message_out_bytes: u32,
        nesting: u32,
        connections: u32,
        unauthenticated: u32,
        unauthenticated_ms: u32,
        in_flight: u32,
        batch: u32,
        app_objects: u32,
        callbacks: u32,
        app_requests: u32,
        app_request_ms: u32,
        callback_ring: u32,
        send_buffer_bytes: u32,
        send_stall_ms: u32,
        ping_ms: u32,
        stop_ms: u32,
    ) -> Self {
        Self {
            message_in_bytes,
            inline_frame_bytes: None,
            message_out_bytes,
            nesting,
            connections,
            unauthenticated,
            unauthenticated_ms,
            in_flight,
            call_timeout_ms: None,
            worker_threads: None,
            worker_queue_bytes: None,
            cached_boc_bytes: None,
            batch,
            app_objects,
            callbacks,
            app_requests,
            app_request_ms,
            callback_ring,
            send_buffer_bytes,
            send_buffer_total_bytes: None,
            memory_bytes: None,
            send_stall_ms,
            ping_ms,
            stop_ms,
        }
    }

    /// Size, in bytes, up to which the parameters of an incoming message are parsed on the main
    /// thread; larger ones are parsed on a worker thread. Default: `262144`.
    #[must_use]
    pub fn inline_frame_bytes(mut self, inline_frame_bytes: u32) -> Self {
        self.inline_frame_bytes = Some(inline_frame_bytes);
        self
    }

    /// Time limit of every call, in ms; then it fails with -32008. Time spent waiting for an
    /// application request does not count, and functions that wait by design are exempt. 0: none.
    /// Default: `600000`.
    #[must_use]
    pub fn call_timeout_ms(mut self, call_timeout_ms: u32) -> Self {
        self.call_timeout_ms = Some(call_timeout_ms);
        self
    }

    /// Number of compute threads of the daemon, and the same number of processes for work that no
    /// thread can interrupt. 0: one less than the number of processors, at least 1 and at most 8.
    /// Default: `0`.
    #[must_use]
    pub fn worker_threads(mut self, worker_threads: u32) -> Self {
        self.worker_threads = Some(worker_threads);
        self
    }

    /// Maximum size of parameters waiting for a worker, in bytes; calls beyond it fail with -32003.
    /// Default: `268435456`.
    #[must_use]
    pub fn worker_queue_bytes(mut self, worker_queue_bytes: u32) -> Self {
        self.worker_queue_bytes = Some(worker_queue_bytes);
        self
    }

    /// Maximum memory of the BOCs that all connections keep in their caches, in bytes. Beyond it, a
    /// new BOC of a connection replaces its unpinned ones, and fails with 205 if that is not
    /// enough; each connection may always hold an equal share. Default: `536870912`.
    #[must_use]
    pub fn cached_boc_bytes(mut self, cached_boc_bytes: u32) -> Self {
        self.cached_boc_bytes = Some(cached_boc_bytes);
        self
    }

    /// Unsent output of all connections, in bytes; above it, the connection with the most is
    /// closed; on stdio, answers fail with -32005. Default: `268435456`.
    #[must_use]
    pub fn send_buffer_total_bytes(mut self, send_buffer_total_bytes: u32) -> Self {
        self.send_buffer_total_bytes = Some(send_buffer_total_bytes);
        self
    }

    /// Resident memory of the process, in bytes, above which calls of the connections that use the
    /// most are refused and, if that is not enough, these connections are closed. 0: 0.7 of the
    /// memory available to the process. Default: `0`.
    #[must_use]
    pub fn memory_bytes(mut self, memory_bytes: u64) -> Self {
        self.memory_bytes = Some(memory_bytes);
        self
    }
}

/// A part of the configuration that has no effect or should be changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ConfigWarning {
    /// Path of the field.
    pub path: String,
    /// What is wrong with it.
    pub message: String,
}

impl ConfigWarning {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            message: message.into(),
        }
    }
}

/// State of the daemon and of this connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfStatus {
    /// Time since the daemon started, in ms.
    pub uptime_ms: u32,
    /// Number of connections of the daemon.
    pub connections: u32,
    /// Calls of this connection, oldest first.
    pub calls: Vec<CallInProgress>,
    /// Open app requests of this connection, oldest first.
    pub app_requests: Vec<OpenAppRequest>,
    /// Number of registered app objects of this connection.
    pub app_objects: u32,
    /// Number of registered callbacks of this connection.
    pub callbacks: u32,
    /// Running and waiting computations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub work: Option<WorkStatus>,
    /// Number of messages of all hosts that looked like responses.
    pub ignored_responses: u32,
    /// Memory held for hosts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<HeldMemory>,
}

impl ResultOfStatus {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        uptime_ms: u32,
        connections: u32,
        calls: Vec<CallInProgress>,
        app_requests: Vec<OpenAppRequest>,
        app_objects: u32,
        callbacks: u32,
        ignored_responses: u32,
    ) -> Self {
        Self {
            uptime_ms,
            connections,
            calls,
            app_requests,
            app_objects,
            callbacks,
            work: None,
            ignored_responses,
            memory: None,
        }
    }

    /// Running and waiting computations.
    #[must_use]
    pub fn work(mut self, work: WorkStatus) -> Self {
        self.work = Some(work);
        self
    }

    /// Memory held for hosts.
    #[must_use]
    pub fn memory(mut self, memory: HeldMemory) -> Self {
        self.memory = Some(memory);
        self
    }
}

/// A call of this connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct CallInProgress {
    /// Id of the request; null for a notification.
    pub id: Json,
    /// The method.
    pub method: String,
    /// Time since the call arrived, in ms.
    pub age_ms: u32,
}

impl CallInProgress {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(id: impl Into<Json>, method: impl Into<String>, age_ms: u32) -> Self {
        Self {
            id: id.into(),
            method: method.into(),
            age_ms,
        }
    }
}

/// An unanswered request to the host.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct OpenAppRequest {
    /// Id of the request.
    pub app_request_id: u32,
    /// Id of the app object.
    pub app_object: String,
    /// Time since the request was sent, in ms.
    pub age_ms: u32,
}

impl OpenAppRequest {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(app_request_id: u32, app_object: impl Into<String>, age_ms: u32) -> Self {
        Self {
            app_request_id,
            app_object: app_object.into(),
            age_ms,
        }
    }
}

/// Computations on threads and processes of the daemon, and refused calls.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct WorkStatus {
    /// Number of worker threads.
    pub threads: u32,
    /// Number of processes for work that no thread can interrupt.
    pub processes: u32,
    /// Number of running computations.
    pub running: u32,
    /// Number of computations waiting for a thread or a process.
    pub waiting: u32,
    /// Number of computations interrupted in favour of another connection; they start again.
    pub restarted: u32,
    /// Number of running computations of this connection.
    pub own_running: u32,
    /// Number of waiting computations of this connection.
    pub own_waiting: u32,
    /// Parameters of this connection waiting for a worker, in bytes.
    pub own_waiting_bytes: u32,
    /// Number of refused calls of all connections, because too many of theirs were waiting.
    pub refused: u32,
    /// Number of calls of all connections ended by `limits.call_timeout_ms`.
    pub timeouts: u32,
}

impl WorkStatus {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        threads: u32,
        processes: u32,
        running: u32,
        waiting: u32,
        restarted: u32,
        own_running: u32,
        own_waiting: u32,
        own_waiting_bytes: u32,
        refused: u32,
        timeouts: u32,
    ) -> Self {
        Self {
            threads,
            processes,
            running,
            waiting,
            restarted,
            own_running,
            own_waiting,
            own_waiting_bytes,
            refused,
            timeouts,
        }
    }
}

/// Memory held for hosts, and what was refused or dropped to limit it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct HeldMemory {
    /// Output of this connection not yet read by its host, in bytes, including waiting callback
    /// messages.
    pub unsent_bytes: u64,
    /// Size of the unfinished requests of this connection, in bytes.
    pub request_bytes: u64,
    /// Number of messages of this connection waiting until its host has read output.
    pub waiting_messages: u32,
    /// Number of jobs of this connection waiting until its host has read output.
    pub waiting_jobs: u32,
    /// Output of all connections not yet read by their hosts, in bytes.
    pub total_unsent_bytes: u64,
    /// Resident memory of the process, in bytes; 0 in a page.
    pub resident_bytes: u64,
    /// Whether `limits.memory_bytes` is exceeded.
    pub is_used_up: bool,
    /// Number of dropped callback messages of all hosts.
    pub dropped_callbacks: u32,
    /// Number of connections closed by the daemon without notice.
    pub cut_off_connections: u32,
    /// Number of refusals, by reason.
    pub refusals: BTreeMap<String, u32>,
}

impl HeldMemory {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        unsent_bytes: u64,
        request_bytes: u64,
        waiting_messages: u32,
        waiting_jobs: u32,
        total_unsent_bytes: u64,
        resident_bytes: u64,
        is_used_up: bool,
        dropped_callbacks: u32,
        cut_off_connections: u32,
        refusals: BTreeMap<String, u32>,
    ) -> Self {
        Self {
            unsent_bytes,
            request_bytes,
            waiting_messages,
            waiting_jobs,
            total_unsent_bytes,
            resident_bytes,
            is_used_up,
            dropped_callbacks,
            cut_off_connections,
            refusals,
        }
    }
}

/// Which log lines to return.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfInspect {
    /// Number of the last line already read. Default: return all available lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_after: Option<u64>,
}

impl ParamsOfInspect {
    /// Number of the last line already read. Default: return all available lines.
    #[must_use]
    pub fn log_after(mut self, log_after: u64) -> Self {
        self.log_after = Some(log_after);
        self
    }
}

/// State of the daemon and all its connections.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfInspect {
    /// Version of the daemon and the library.
    pub version: String,
    /// Process id; 0 in a page.
    pub pid: u32,
    /// Time since the daemon started, in ms.
    pub uptime_ms: u64,
    /// Resident memory of the process, in bytes; 0 in a page.
    pub resident_bytes: u64,
    /// `limits.memory_bytes`, in bytes.
    pub memory_limit_bytes: u64,
    /// Output of all connections not yet read by their hosts, in bytes.
    pub unsent_bytes: u64,
    /// Connections, oldest first.
    pub connections: Vec<InspectedConnection>,
    /// Running and waiting computations.
    pub queue: WorkQueue,
    /// Call durations by method.
    pub durations: Vec<CallDurations>,
    /// Number of failed calls, by error code.
    pub errors: BTreeMap<String, u32>,
    /// Number of refusals, by reason.
    pub refusals: BTreeMap<String, u32>,
    /// The end of the log, of all connections.
    pub log: LogTail,
}

impl ResultOfInspect {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        version: impl Into<String>,
        pid: u32,
        uptime_ms: u64,
        resident_bytes: u64,
        memory_limit_bytes: u64,
        unsent_bytes: u64,
        connections: Vec<InspectedConnection>,
        queue: WorkQueue,
        durations: Vec<CallDurations>,
        errors: BTreeMap<String, u32>,
        refusals: BTreeMap<String, u32>,
        log: LogTail,
    ) -> Self {
        Self {
            version: version.into(),
            pid,
            uptime_ms,
            resident_bytes,
            memory_limit_bytes,
            unsent_bytes,
            connections,
            queue,
            durations,
            errors,
            refusals,
            log,
        }
    }
}

/// A connection of the daemon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct InspectedConnection {
    /// Name of the connection, as in the log.
    pub id: String,
    /// `stdio`, `websocket`, `socket` or `inProcess`.
    pub kind: String,
    /// Time since the connection was opened, in ms.
    pub age_ms: u64,
    /// `unused` if its host has sent nothing yet, `open` or `ending`.
    pub state: String,
    /// Number of calls in flight.
    pub in_flight: u32,
    /// The oldest 100 calls in flight.
    pub calls: Vec<InspectedCall>,
    /// The oldest 100 requests not answered by its host.
    pub app_requests: Vec<OpenAppRequest>,
    /// Number of registered app objects.
    pub app_objects: u32,
    /// Number of registered callbacks.
    pub callbacks: u32,
    /// Number of messages being made or sent in turns, waiting ones included.
    pub messages_in_turn: u32,
    /// Output not yet read by its host, in bytes.
    pub held_bytes: u64,
}

impl InspectedConnection {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        id: impl Into<String>,
        kind: impl Into<String>,
        age_ms: u64,
        state: impl Into<String>,
        in_flight: u32,
        calls: Vec<InspectedCall>,
        app_requests: Vec<OpenAppRequest>,
        app_objects: u32,
        callbacks: u32,
        messages_in_turn: u32,
        held_bytes: u64,
    ) -> Self {
        Self {
            id: id.into(),
            kind: kind.into(),
            age_ms,
            state: state.into(),
            in_flight,
            calls,
            app_requests,
            app_objects,
            callbacks,
            messages_in_turn,
            held_bytes,
        }
    }
}

/// A call in flight. Parameters are never included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct InspectedCall {
    /// The method; `unknown` if it does not exist.
    pub method: String,
    /// Time since the call arrived, in ms.
    pub age_ms: u32,
}

impl InspectedCall {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(method: impl Into<String>, age_ms: u32) -> Self {
        Self {
            method: method.into(),
            age_ms,
        }
    }
}

/// Computations on threads and processes of the daemon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct WorkQueue {
    /// Number of worker threads.
    pub threads: u32,
    /// Number of processes for work that no thread can interrupt.
    pub processes: u32,
    /// Number of running computations.
    pub running: u32,
    /// Number of computations waiting for a thread or a process.
    pub waiting: u32,
    /// Number of calls refused because too many of their connection were waiting.
    pub refused: u32,
    /// Number of calls ended by `limits.call_timeout_ms`.
    pub timeouts: u32,
}

impl WorkQueue {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        threads: u32,
        processes: u32,
        running: u32,
        waiting: u32,
        refused: u32,
        timeouts: u32,
    ) -> Self {
        Self {
            threads,
            processes,
            running,
            waiting,
            refused,
            timeouts,
        }
    }
}

/// Duration of the calls of a method, since the start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct CallDurations {
    /// The method.
    pub method: String,
    /// Number of answered calls.
    pub calls: u64,
    /// Mean time, in ms.
    pub mean_ms: f64,
    /// Longest time, in ms.
    pub max_ms: f64,
}

impl CallDurations {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(method: impl Into<String>, calls: u64, mean_ms: f64, max_ms: f64) -> Self {
        Self {
            method: method.into(),
            calls,
            mean_ms,
            max_ms,
        }
    }
}

/// The end of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LogTail {
    /// Number of the last line; lines count from 1.
    pub last: u64,
    /// Lines as JSON text, oldest first, at most 300. They contain no parameters, results or
    /// secrets.
    pub lines: Vec<String>,
}

impl LogTail {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(last: u64, lines: Vec<String>) -> Self {
        Self { last, lines }
    }
}

/// The call to cancel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCancel {
    /// Id of the request, a string or an integer.
    pub id: Json,
}

impl ParamsOfCancel {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(id: impl Into<Json>) -> Self {
        Self { id: id.into() }
    }
}

/// Whether the call was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfCancel {
    /// True if the call was in flight.
    pub found: bool,
}

impl ResultOfCancel {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(found: bool) -> Self {
        Self { found }
    }
}

/// The message that `daemon.will_send` named.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfAcknowledgeSend {
    /// Id of the request, as in `daemon.will_send`.
    pub id: Json,
    /// Hash of the message, as in `daemon.will_send`.
    pub message_hash: String,
}

impl ParamsOfAcknowledgeSend {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(id: impl Into<Json>, message_hash: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            message_hash: message_hash.into(),
        }
    }
}

/// Whether the message was waiting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfAcknowledgeSend {
    /// True if the message is sent now.
    pub found: bool,
}

impl ResultOfAcknowledgeSend {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(found: bool) -> Self {
        Self { found }
    }
}

/// Codes of the errors of module `daemon`.
pub mod error_code {
    /// The message is not JSON or not UTF-8.
    pub const PARSE_ERROR: i64 = -32700;
    /// The message is JSON but not a valid request object, or is nested too deep.
    pub const INVALID_REQUEST: i64 = -32600;
    /// The method is unknown; `data.client_code` is 25.
    pub const METHOD_NOT_FOUND: i64 = -32601;
    /// `params` is not an object, or a parameter of `_call` or of a `daemon.*` method is invalid.
    pub const INVALID_PARAMS: i64 = -32602;
    /// A bug of the daemon; data.incident names the log line.
    pub const INTERNAL_ERROR: i64 = -32603;
    /// The daemon is stopping and accepts no new calls.
    pub const SHUTTING_DOWN: i64 = -32000;
    /// The connection is not in the state that the call requires, or the token is wrong.
    pub const INVALID_STATE: i64 = -32001;
    /// No common protocol version, or a required capability is missing.
    pub const PROTOCOL_MISMATCH: i64 = -32002;
    /// A limit on calls is reached.
    pub const BUSY: i64 = -32003;
    /// The message exceeds the limit of incoming messages.
    pub const REQUEST_TOO_LARGE: i64 = -32004;
    /// The answer exceeds the limit of outgoing messages.
    pub const RESPONSE_TOO_LARGE: i64 = -32005;
    /// The batch has too many entries.
    pub const BATCH_TOO_LARGE: i64 = -32006;
    /// Too many app objects, callbacks or open app requests.
    pub const TOO_MANY_OBJECTS: i64 = -32007;
    /// The call exceeded its own time limit, or the general one; then data.limit is
    /// `call_timeout_ms`.
    pub const DEADLINE_EXCEEDED: i64 = -32008;
    /// Never sent: bindings use it for calls whose daemon ended or whose connection broke.
    pub const CONNECTION_LOST: i64 = -32099;
    /// The call was cancelled.
    pub const REQUEST_CANCELLED: i64 = -32800;
}

/// Functions of the module `daemon`.
///
/// The daemon and the connection to it.
#[derive(Clone, Copy, Debug)]
pub struct DaemonModule<'a> {
    client: &'a crate::Client,
}

impl<'a> DaemonModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Returns immediately; checks that the daemon responds.
    pub fn ping(&self) -> binding::Call<()> {
        binding::call(self.client, "daemon.ping", &())
    }

    /// Returns the state of the daemon and of this connection.
    pub fn status(&self) -> binding::Call<ResultOfStatus> {
        binding::call(self.client, "daemon.status", &())
    }

    /// Returns all connections of the daemon, what they wait for, and the end of its log.
    ///
    /// For operators of the daemon: every host that has presented the token sees the methods and
    /// durations of all calls, but no parameters or results.
    pub fn inspect(&self, params: &ParamsOfInspect) -> binding::Call<ResultOfInspect> {
        binding::call(self.client, "daemon.inspect", params)
    }

    /// Stops the daemon gracefully, for all connections.
    pub fn shutdown(&self) -> binding::Call<()> {
        binding::call(self.client, "daemon.shutdown", &())
    }
}
