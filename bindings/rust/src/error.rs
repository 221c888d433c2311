//! What can go wrong.

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
    /// There is no program to start.
    ProgramNotFound(ProgramNotFound),
    /// The program or the connection could not be started; tells what was tried.
    Start(String),
    /// The parameters have no JSON form.
    Encode(String),
    /// A result does not fit its type. Tells where, but nothing of the result.
    Decode(String),
}

impl Error {
    /// Code of the daemon's error: positive for the library, negative for the protocol.
    pub fn code(&self) -> Option<i64> {
        match self {
            Self::Client(error) => Some(error.code),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Client(error) => error.fmt(f),
            Self::ConnectionLost(error) => error.fmt(f),
            Self::ProgramNotFound(error) => error.fmt(f),
            Self::Start(text) | Self::Encode(text) | Self::Decode(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Client(error) => Some(error),
            Self::ConnectionLost(error) => Some(error),
            Self::ProgramNotFound(error) => Some(error),
            Self::Start(_) | Self::Encode(_) | Self::Decode(_) => None,
        }
    }
}

/// An error that the daemon answered.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ClientError {
    /// Positive codes are those of the library (`error_code` of each module), negative ones those
    /// of the protocol (`daemon::error_code`).
    pub code: i64,
    /// For people.
    pub message: String,
    /// For programs.
    #[serde(default)]
    pub data: Value,
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (code {})", self.message, self.code)
    }
}

impl std::error::Error for ClientError {}

/// The end of the daemon or of the connection.
#[derive(Clone, Debug, PartialEq)]
pub struct ConnectionLost {
    /// What happened.
    pub message: String,
    /// How the started program ended: `exit status: 1`, `signal: 9 (SIGKILL)`.
    pub exit_status: Option<std::process::ExitStatus>,
    /// The last 4 KiB of its standard error.
    pub stderr: String,
}

impl ConnectionLost {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            exit_status: None,
            stderr: String::new(),
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

/// There is no program to start.
#[derive(Clone, Debug, PartialEq)]
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
