//! What a development node answers.

use super::{Error, Source};
use std::fmt;

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
    source: Option<Source>,
}

#[cfg(feature = "devnode")]
impl DevNodeError {
    pub(crate) fn new(code: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            message: message.into(),
            status: None,
            exit_code: None,
            source: None,
        }
    }

    pub(crate) fn answered(status: u16, code: String, message: String) -> Self {
        Self {
            status: Some(status),
            ..Self::new(code, message)
        }
    }

    pub(crate) fn with_exit_code(mut self, exit_code: Option<i32>) -> Self {
        self.exit_code = exit_code;
        self
    }

    pub(crate) fn with_source(mut self, source: Source) -> Self {
        self.source = Some(source);
        self
    }
}

impl fmt::Display for DevNodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.code)
    }
}

impl std::error::Error for DevNodeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.source.as_ref().map(Source::error)
    }
}

impl From<DevNodeError> for Error {
    fn from(error: DevNodeError) -> Self {
        Self::DevNode(error)
    }
}
