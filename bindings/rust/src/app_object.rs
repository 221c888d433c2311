//! Objects that live in the host and are asked by the library.

use crate::error::Error;
use crate::json::Json;
use serde::de::DeserializeOwned;
use serde::Serialize;
use std::future::Future;
use std::pin::Pin;

/// A future on the heap: `Box::pin(async move { .. })`.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Longest text of a refusal, in bytes.
const REFUSAL: usize = 500;

/// Why an app object does not answer a request; the waiting call fails with code 26 and this text.
///
/// ```
/// use vendorclient::Refusal;
///
/// let refusal = Refusal::new("The user has refused");
/// assert_eq!(refusal.text(), "The user has refused");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal(String);

impl Refusal {
    /// A refusal with a short text for people.
    pub fn new(text: impl Into<String>) -> Self {
        let mut text = text.into();
        let end = (0..=REFUSAL.min(text.len()))
            .rev()
            .find(|end| text.is_char_boundary(*end));
        text.truncate(end.unwrap_or(0));
        Self(text)
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        match error {
            Error::Client(error) => Self::new(error.message),
            other => Self::new(other.to_string()),
        }
    }
}

impl From<&str> for Refusal {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl From<String> for Refusal {
    fn from(text: String) -> Self {
        Self::new(text)
    }
}

/// An app object without types: requests and answers as JSON. The traits of the modules, such as
/// `crypto::AppSigningBox`, are the typed way.
pub trait AppObject: Send + Sync + 'static {
    /// Answers a request; the future is dropped when the answer is no longer wanted.
    fn request(&self, request: Json) -> BoxFuture<'_, Result<Json, Refusal>>;

    /// Takes a notification; they come one after the other.
    fn notify(&self, notification: Json) -> BoxFuture<'_, ()> {
        let _ = notification;
        Box::pin(async {})
    }

    /// Nothing follows, for the reason in `reason`.
    fn closed(&self, reason: &str) {
        let _ = reason;
    }
}

/// The request as its type.
///
/// # Errors
///
/// Refuses a request that does not fit the type.
pub fn read_request<T: DeserializeOwned>(request: &Json) -> Result<T, Refusal> {
    request
        .parse()
        .map_err(|_| Refusal::new("The request does not fit its type"))
}

/// The answer as JSON.
///
/// # Errors
///
/// Refuses an answer without a JSON form.
pub fn write_answer<T: Serialize>(answer: &T) -> Result<Json, Refusal> {
    Json::new(answer).map_err(|_| Refusal::new("The answer has no JSON form"))
}

/// What this version does not know, or anything that is not a request.
#[must_use]
pub fn unknown_request() -> Refusal {
    Refusal::new("The type of the request is not known")
}
