//! What can go wrong.

use crate::daemon::ProtocolErrorCode;
use crate::json::Json;
use crate::message_facts::{with_facts, MessageFacts};
use crate::processing::{Loss, Outcome};
use serde::Deserialize;
use serde_json::Value;
use std::fmt;

/// Result of everything that this crate does.
pub type Result<T> = std::result::Result<T, Error>;

/// What can go wrong.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Error {
    /// The daemon answered with an error, or a message is too large to be sent.
    Client(ClientError),
    /// The daemon ended or the connection broke; all later calls fail with the same error.
    ConnectionLost(ConnectionLost),
    /// The program closed the client: the call was cancelled, or not made. What it had sent to the
    /// network stays sent: [`Error::outcome`].
    Closed(Closed),
    /// There is no program to start.
    ProgramNotFound(ProgramNotFound),
    /// The program or the connection could not be started; the text lists what was tried.
    Start(String),
    /// The parameters have no JSON form.
    Encode(String),
    /// A value cannot be used: an address, an integer, an ABI. Nothing was sent.
    Invalid(String),
    /// A contract refused a call, its transaction was aborted, or its account could not run it.
    Contract(ContractError),
    /// A control of a development node was refused, or the node is gone.
    DevNode(DevNodeError),
    /// A result does not fit its type.
    Decode(DecodeError),
}

impl Error {
    /// Code of the error: positive for the library, negative for the protocol. -32099 is a lost connection, 17 a closed
    /// client; absent for errors that never reached a daemon otherwise.
    pub fn code(&self) -> Option<i64> {
        match self {
            Self::Client(error) => Some(error.code),
            Self::Contract(error) => Some(error.cause.code),
            Self::ConnectionLost(_) => Some(ProtocolErrorCode::ConnectionLost.value()),
            Self::Closed(_) => Some(crate::client::error_code::INVALID_CONTEXT_HANDLE),
            _ => None,
        }
    }

    /// What became of the message of the call, however the call ended; `None` for calls that have nothing to do with
    /// messages. After `NotExecuted` the call may be repeated. After `Unknown`, look for [`message_hash`](Self::message_hash)
    /// first.
    pub fn outcome(&self) -> Option<Outcome> {
        self.message_facts().outcome
    }

    /// With the outcome `Refused`: when the message can no longer be executed, Unix time in s.
    pub fn settles_at(&self) -> Option<u32> {
        self.message_facts().settles_at
    }

    /// Hash of the message that was sent or may have been.
    pub fn message_hash(&self) -> Option<String> {
        self.message_facts().message_hash
    }

    /// Hash of the transaction, with the outcomes `Failed` and `Executed`.
    pub fn transaction_id(&self) -> Option<String> {
        self.message_facts().transaction_id
    }

    /// Everything that the error says of the message of its call.
    pub fn message_facts(&self) -> MessageFacts {
        match self {
            Self::Encode(_) | Self::Invalid(_) => MessageFacts {
                outcome: Some(Outcome::NotExecuted),
                ..MessageFacts::default()
            },
            _ => self.data().map(MessageFacts::of).unwrap_or_default(),
        }
    }

    /// The prevented losses, for the code 521 (`LOSS_NOT_ACCEPTED`): recipient, amount, currency and reason of each.
    /// Nothing was signed or sent.
    pub fn losses(&self) -> Vec<Loss> {
        let losses = self.data().and_then(|data| data.get("losses"));
        losses.unwrap_or_default()
    }

    /// Facts for programs, `data` of the error.
    pub fn data(&self) -> Option<&Json> {
        match self {
            Self::Client(error) => Some(&error.data),
            Self::Contract(error) => Some(&error.cause.data),
            Self::ConnectionLost(error) => Some(&error.data),
            Self::Closed(error) => Some(&error.data),
            Self::Decode(error) => Some(&error.data),
            _ => None,
        }
    }

    /// The same error, with facts in its data.
    pub(crate) fn with_facts(mut self, facts: &Value) -> Self {
        let data = match &mut self {
            Self::Client(error) => &mut error.data,
            Self::ConnectionLost(error) => &mut error.data,
            Self::Closed(error) => &mut error.data,
            Self::Decode(error) => &mut error.data,
            _ => return self,
        };
        *data = with_facts(std::mem::take(data), facts);
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Client(error) => error.fmt(f),
            Self::Contract(error) => error.fmt(f),
            Self::DevNode(error) => error.fmt(f),
            Self::ConnectionLost(error) => error.fmt(f),
            Self::ProgramNotFound(error) => error.fmt(f),
            Self::Closed(error) => error.fmt(f),
            Self::Decode(error) => error.fmt(f),
            Self::Start(text) | Self::Encode(text) | Self::Invalid(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Error {
    /// The source of the error in the variant, whose text is that of the error itself: reports of the chain then repeat
    /// nothing.
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Client(error) => error.source(),
            Self::Contract(error) => error.source(),
            Self::DevNode(error) => error.source(),
            Self::ConnectionLost(error) => error.source(),
            Self::ProgramNotFound(error) => error.source(),
            Self::Decode(error) => error.source(),
            Self::Closed(error) => error.source(),
            Self::Start(_) | Self::Encode(_) | Self::Invalid(_) => None,
        }
    }
}

/// An error that the daemon answered.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[non_exhaustive]
pub struct ClientError {
    /// Positive codes are those of the library (`error_code` of each module), negative ones those
    /// of the protocol (`daemon::error_code`).
    pub code: i64,
    /// For people.
    pub message: String,
    /// For programs: `error.data.get::<bool>("sent")`.
    #[serde(default)]
    pub data: Json,
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (code {})", self.message, self.code)
    }
}

impl std::error::Error for ClientError {}

/// A contract refused a call, or its transaction was aborted.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContractError {
    /// Name of the error, where one is known for its exit code.
    pub name: Option<String>,
    /// Exit code of the contract; with the phase `action` its result code, such as 37 for too little money. Absent if the
    /// contract did not run.
    pub exit_code: Option<i32>,
    /// Phase that failed: `computeVm`, `action`, `storage`, or `computeSkipped` for an account without contract or money, or
    /// that does not exist; absent if the node named only the code.
    pub phase: Option<Box<str>>,
    /// Hash of the aborted transaction; absent when the message was refused without one.
    pub transaction_id: Option<String>,
    /// The error of the library.
    pub cause: ClientError,
}

impl ContractError {
    pub(crate) fn new(name: Option<String>, exit_code: Option<i32>, cause: ClientError) -> Self {
        let hashes = ["transaction_id", "tx_hash"];
        let transaction_id = hashes.iter().find_map(|field| cause.data.get(field));
        Self {
            name,
            exit_code,
            phase: cause.data.get("phase"),
            transaction_id,
            cause,
        }
    }
}

impl fmt::Display for ContractError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            write!(f, "{name}: ")?;
        }
        self.cause.fmt(f)
    }
}

// The text has that of the cause, which is therefore no source.
impl std::error::Error for ContractError {}

/// A control of a development node was refused, or the node is gone. Programs decide by `code`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DevNodeError {
    /// `invalid_params`, `not_found`, `conflict` and so on; `not_started` and `unreachable` are those of this crate.
    pub code: String,
    /// What was wrong, for people.
    pub message: String,
    /// HTTP status.
    pub status: Option<u16>,
    /// Exit code of the contract that refused a message.
    pub exit_code: Option<i32>,
}

#[cfg(feature = "devnode")]
impl DevNodeError {
    pub(crate) fn new(code: &str, message: impl Into<String>) -> Self {
        Self {
            code: code.to_owned(),
            message: message.into(),
            status: None,
            exit_code: None,
        }
    }
}

impl fmt::Display for DevNodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.code)
    }
}

impl std::error::Error for DevNodeError {}

impl From<DevNodeError> for Error {
    fn from(error: DevNodeError) -> Self {
        Self::DevNode(error)
    }
}

/// The end of the daemon or of the connection.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ConnectionLost {
    /// What happened.
    pub message: String,
    /// How the started program ended: `exit status: 1`, `signal: 9 (SIGKILL)`.
    pub exit_status: Option<std::process::ExitStatus>,
    /// The last 4 KiB of its standard error.
    pub stderr: String,
    /// Facts about the messages of the call, an object: [`Error::outcome`].
    pub data: Json,
}

impl ConnectionLost {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            exit_status: None,
            stderr: String::new(),
            data: Json::empty(),
        }
    }
}

impl fmt::Display for ConnectionLost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        if let Some(status) = self.exit_status {
            write!(f, " ({status})")?;
        }
        if !self.stderr.is_empty() {
            write!(f, "\n{}", self.stderr)?;
        }
        Ok(())
    }
}

impl std::error::Error for ConnectionLost {}

/// The program closed the client.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Closed {
    /// Facts about the messages of the call, an object: [`Error::outcome`].
    pub data: Json,
}

impl Closed {
    pub(crate) fn new(data: Json) -> Self {
        Self { data }
    }
}

impl Default for Closed {
    fn default() -> Self {
        Self::new(Json::empty())
    }
}

impl fmt::Display for Closed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The client is closed")
    }
}

impl std::error::Error for Closed {}

impl From<Closed> for Error {
    fn from(closed: Closed) -> Self {
        Self::Closed(closed)
    }
}

/// A result that does not fit its type: a newer daemon may answer in another form, and what was done
/// must not be lost.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct DecodeError {
    /// Says where it does not fit, but does not quote the result.
    pub message: String,
    /// The whole result.
    pub result: Json,
    /// Facts about the messages of the call: what was executed is executed, [`Error::outcome`].
    pub data: Json,
}

impl DecodeError {
    pub(crate) fn new(message: String, result: Json, data: Json) -> Self {
        Self {
            message,
            result,
            data,
        }
    }
}

// Results may hold secrets.
impl fmt::Debug for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("DecodeError");
        fields.field("message", &self.message);
        fields.finish_non_exhaustive()
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for DecodeError {}

/// There is no program to start.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgramNotFound {
    /// Every place that was tried, in order.
    pub tried: Vec<String>,
}

impl fmt::Display for ProgramNotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "The program vendorclient was not found. Tried: {}",
            self.tried.join("; ")
        )
    }
}

impl std::error::Error for ProgramNotFound {}
