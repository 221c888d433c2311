//! The daemon and the connection to it.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;

/// Numbers of the errors of the protocol; those of the library are positive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProtocolErrorCode {
    /// The message is not JSON or not UTF-8.
    ParseError,
    /// The message is JSON but not a valid request object, or is nested too deep.
    InvalidRequest,
    /// The method is unknown; data.client_code is 25.
    MethodNotFound,
    /// Params is not an object, or a parameter of `_call` or of a `daemon.*` method is wrong.
    InvalidParams,
    /// A bug of the daemon; data.incident names the log line.
    InternalError,
    /// The daemon stops and takes no new calls.
    ShuttingDown,
    /// The connection is not in the state that the call needs, or the token is wrong.
    InvalidState,
    /// No common protocol version, or a required capability is missing.
    ProtocolMismatch,
    /// A limit of calls is reached.
    Busy,
    /// The message exceeds the limit of incoming messages.
    RequestTooLarge,
    /// The answer exceeds the limit of outgoing messages.
    ResponseTooLarge,
    /// The batch has too many entries.
    BatchTooLarge,
    /// Too many app objects, callbacks or open app requests.
    TooManyObjects,
    /// The call passed its own time limit, or the one of all calls; then data.limit is
    /// call_timeout_ms.
    DeadlineExceeded,
    /// The call was cancelled.
    RequestCancelled,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl ProtocolErrorCode {
    /// The value on the wire.
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

/// What a host needs and how its client is configured.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfInitialize {
    /// Protocol versions that the host supports. Absent: any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protocol: Option<ProtocolRange>,
    /// Capabilities without which the host cannot work.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub required: Option<Vec<String>>,
    /// Capabilities that the host uses when they are there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub optional: Option<Vec<String>>,
    /// The language binding; fills `config.binding`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub binding: Option<super::client::BindingConfig>,
    /// Process whose end stops a daemon on stdio.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host_pid: Option<u32>,
    /// Needed on named pipes only, which have no access list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// A ClientConfig; what it leaves out comes from the environment, files and defaults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<Value>,
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

/// Versions of the protocol, both inclusive.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ProtocolRange {
    /// Oldest version.
    pub min: u32,
    /// Newest version.
    pub max: u32,
}

/// What holds on this connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfInitialize {
    /// Version of the protocol in use.
    pub protocol: u32,
    /// Everything that the daemon offers.
    pub capabilities: Vec<String>,
    /// The daemon.
    pub server: ServerInfo,
    /// Limits in force.
    pub limits: Limits,
    /// Configuration in force, without secrets.
    pub config: super::client::ClientConfig,
    /// Unknown and deprecated fields of the configuration.
    pub warnings: Vec<ConfigWarning>,
}

/// The daemon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ServerInfo {
    /// Version of the daemon and the library.
    pub version: String,
    /// Build number; 0 for a local build.
    pub build_number: u32,
    /// Process id.
    pub pid: u32,
}

/// Limits in force. Per connection unless stated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    /// Incoming message without line end; more is -32004. Default: `16777216`.
    pub message_in_bytes: u32,
    /// Incoming message whose parameters are parsed beside other work; those of larger ones are
    /// read on a worker thread. Default: `262144`.
    pub inline_frame_bytes: u32,
    /// Outgoing message; more is -32005. Default: `67108864`.
    pub message_out_bytes: u32,
    /// Depth of arrays and objects in a message; more is -32600. Default: `128`.
    pub nesting: u32,
    /// Connections of the daemon; more are refused with 503. Default: `64`.
    pub connections: u32,
    /// Connections of the daemon that are not yet accepted; more are closed. Default: `16`.
    pub unauthenticated: u32,
    /// Time within which a connection must be accepted, in ms. Default: `10000`.
    pub unauthenticated_ms: u32,
    /// Calls that run or wait for a worker; more are -32003. Default: `16384`.
    pub in_flight: u32,
    /// Time limit of every call, in ms; then it fails with -32008. Time in which the call waits for
    /// an application request does not count, nor do functions that wait by design. 0 is none.
    /// Default: `600000`.
    pub call_timeout_ms: u32,
    /// Threads of the daemon that compute, and as many processes for work that no thread can
    /// interrupt. 0: one less than the processors, at least 1 and at most 8. Default: `0`.
    pub worker_threads: u32,
    /// Parameters that wait for a worker; a call with more is -32003. Default: `268435456`.
    pub worker_queue_bytes: u32,
    /// Entries of a batch; more are -32006. Default: `1000`.
    pub batch: u32,
    /// Registered app objects; more are -32007. Default: `256`.
    pub app_objects: u32,
    /// Registered callbacks; more are -32007. Default: `1024`.
    pub callbacks: u32,
    /// Open app requests; a call that needs one more fails with -32007. Default: `1024`.
    pub app_requests: u32,
    /// Time limit of an app request, in ms; 0 is none. Default: `600000`.
    pub app_request_ms: u32,
    /// Messages kept for each callback of a slow host; the oldest are dropped first. Default:
    /// `1024`.
    pub callback_ring: u32,
    /// Unsent output from which a host counts as slow. Default: `8388608`.
    pub send_buffer_bytes: u32,
    /// Unsent output of all connections; beyond it the one that holds most is closed, on stdio
    /// answers are -32005. Default: `268435456`.
    pub send_buffer_total_bytes: u32,
    /// Resident memory of the process from which calls of the connections that hold most are
    /// refused; if that is not enough, they are closed. 0: 0.7 of what the process may use.
    /// Default: `0`.
    pub memory_bytes: u64,
    /// Time after which a slow host that reads nothing is disconnected, in ms; not on stdio.
    /// Default: `30000`.
    pub send_stall_ms: u32,
    /// Interval of WebSocket pings, in ms; two without an answer end the connection. Default:
    /// `20000`.
    pub ping_ms: u32,
    /// Time that running calls get when the daemon or the connection stops, in ms. Default: `5000`.
    pub stop_ms: u32,
}

/// Something in the configuration that had no effect or should change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigWarning {
    /// Path of the field.
    pub path: String,
    /// What about it.
    pub message: String,
}

/// State of the daemon and of this connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfStatus {
    /// Time since the daemon started.
    pub uptime_ms: u32,
    /// Connections of the daemon.
    pub connections: u32,
    /// Calls of this connection, oldest first.
    pub calls: Vec<CallInProgress>,
    /// Open app requests of this connection, oldest first.
    pub app_requests: Vec<OpenAppRequest>,
    /// Registered app objects of this connection.
    pub app_objects: u32,
    /// Registered callbacks of this connection.
    pub callbacks: u32,
    /// What is computed and what waits.
    pub work: WorkStatus,
    /// Messages of all hosts that looked like responses.
    pub ignored_responses: u32,
    /// What is held in memory.
    pub memory: HeldMemory,
}

/// A call of this connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CallInProgress {
    /// Id of the request; null for a notification.
    pub id: Value,
    /// The method.
    pub method: String,
    /// Time since it came.
    pub age_ms: u32,
}

/// A request that the host has not answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenAppRequest {
    /// Id of the request.
    pub app_request_id: u32,
    /// Id of the app object.
    pub app_object: String,
    /// Time since it was sent.
    pub age_ms: u32,
}

/// Work on threads and processes of the daemon, and calls that were too much.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WorkStatus {
    /// Worker threads.
    pub threads: u32,
    /// Processes for work that no thread can interrupt.
    pub processes: u32,
    /// Computations that run.
    pub running: u32,
    /// Computations that wait for a thread or a process.
    pub waiting: u32,
    /// Computations that were ended in favour of another connection, to begin again.
    pub restarted: u32,
    /// Computations of this connection that run.
    pub own_running: u32,
    /// Computations of this connection that wait.
    pub own_waiting: u32,
    /// Parameters of this connection that wait for a worker.
    pub own_waiting_bytes: u32,
    /// Calls of all connections that were refused because too much of theirs waited.
    pub refused: u32,
    /// Calls of all connections that were ended by limits.call_timeout_ms.
    pub timeouts: u32,
}

/// What is held in memory for hosts, and what was refused or dropped for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HeldMemory {
    /// Output of this connection that its host has not taken, callbacks that wait included.
    pub unsent_bytes: u64,
    /// Requests of this connection that are not done with.
    pub request_bytes: u64,
    /// Messages of this connection that wait until its host has taken output.
    pub waiting_messages: u32,
    /// Jobs of this connection that wait until its host has taken output.
    pub waiting_jobs: u32,
    /// Output of all connections that their hosts have not taken.
    pub total_unsent_bytes: u64,
    /// Resident memory of the process.
    pub resident_bytes: u64,
    /// Whether `limits.memory_bytes` is exceeded.
    pub is_used_up: bool,
    /// Callback messages of all hosts that were dropped.
    pub dropped_callbacks: u32,
    /// Connections that the daemon closed at once.
    pub cut_off_connections: u32,
    /// How often something was refused, by reason.
    pub refusals: BTreeMap<String, u32>,
}

/// The call to cancel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfCancel {
    /// Id of the request, a string or an integer.
    pub id: Value,
}

/// Whether there was such a call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfCancel {
    /// True when the call was in flight.
    pub found: bool,
}

/// Codes of the errors of module `daemon`.
pub mod error_code {
    /// The message is not JSON or not UTF-8.
    pub const PARSE_ERROR: i64 = -32700;
    /// The message is JSON but not a valid request object, or is nested too deep.
    pub const INVALID_REQUEST: i64 = -32600;
    /// The method is unknown; data.client_code is 25.
    pub const METHOD_NOT_FOUND: i64 = -32601;
    /// Params is not an object, or a parameter of `_call` or of a `daemon.*` method is wrong.
    pub const INVALID_PARAMS: i64 = -32602;
    /// A bug of the daemon; data.incident names the log line.
    pub const INTERNAL_ERROR: i64 = -32603;
    /// The daemon stops and takes no new calls.
    pub const SHUTTING_DOWN: i64 = -32000;
    /// The connection is not in the state that the call needs, or the token is wrong.
    pub const INVALID_STATE: i64 = -32001;
    /// No common protocol version, or a required capability is missing.
    pub const PROTOCOL_MISMATCH: i64 = -32002;
    /// A limit of calls is reached.
    pub const BUSY: i64 = -32003;
    /// The message exceeds the limit of incoming messages.
    pub const REQUEST_TOO_LARGE: i64 = -32004;
    /// The answer exceeds the limit of outgoing messages.
    pub const RESPONSE_TOO_LARGE: i64 = -32005;
    /// The batch has too many entries.
    pub const BATCH_TOO_LARGE: i64 = -32006;
    /// Too many app objects, callbacks or open app requests.
    pub const TOO_MANY_OBJECTS: i64 = -32007;
    /// The call passed its own time limit, or the one of all calls; then data.limit is
    /// call_timeout_ms.
    pub const DEADLINE_EXCEEDED: i64 = -32008;
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
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Answers at once.
    pub fn ping(&self) -> binding::Call<()> {
        binding::call(self.client, "daemon.ping", &())
    }

    /// Reports the state of the daemon and of this connection.
    pub fn status(&self) -> binding::Call<ResultOfStatus> {
        binding::call(self.client, "daemon.status", &())
    }

    /// Stops the daemon in an orderly way, for all connections.
    pub fn shutdown(&self) -> binding::Call<()> {
        binding::call(self.client, "daemon.shutdown", &())
    }
}
