//! What the daemon and contracts answer.

use crate::json::Json;
use serde::Deserialize;
use std::fmt;

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
