//! Errors of this side: no program, no connection, no type that fits.

use super::{Error, Source};
use crate::json::Json;
use std::fmt;

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
    pub(crate) source: Option<Source>,
}

impl ConnectionLost {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            exit_status: None,
            stderr: String::new(),
            data: Json::empty(),
            source: None,
        }
    }

    pub(crate) fn with_source(mut self, source: Source) -> Self {
        self.source = Some(source);
        self
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

/// The source is the error of the pipe or the socket, or that of a message that cannot be read. There is none when the
/// other side has ended in order.
impl std::error::Error for ConnectionLost {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.source.as_ref().map(Source::error)
    }
}

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
    /// Names the function.
    pub message: String,
    /// The whole result.
    pub result: Json,
    /// Facts about the messages of the call: what was executed is executed, [`Error::outcome`].
    pub data: Json,
    source: Source,
}

impl DecodeError {
    /// `what` names the result.
    pub(crate) fn new(what: &str, error: serde_json::Error, result: Json, data: Json) -> Self {
        Self {
            message: format!("{what} does not fit its type"),
            result,
            data,
            source: Source::of_json(error),
        }
    }
}

// Results may hold secrets.
impl fmt::Debug for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("DecodeError");
        fields.field("message", &self.message);
        fields.field("source", &self.source);
        fields.finish_non_exhaustive()
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// The source is a `serde_json::Error` that says what does not fit and where. It does not quote values, which may be secrets.
impl std::error::Error for DecodeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(self.source.error())
    }
}

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
