//! Errors that are a text and what lies below it.

use super::{Error, Source};
use std::fmt;

macro_rules! plain_error {
    ($(#[$docs:meta])* $name:ident, $variant:ident) => {
        $(#[$docs])*
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub struct $name {
            /// What is wrong, for people.
            pub message: String,
            source: Option<Source>,
        }

        impl $name {
            /// An error without a source.
            pub fn new(message: impl Into<String>) -> Self {
                Self {
                    message: message.into(),
                    source: None,
                }
            }

            /// The same error with the one that it comes from, which [`source`](std::error::Error::source) returns.
            #[must_use]
            pub fn with_source(
                mut self,
                source: impl std::error::Error + Send + Sync + 'static,
            ) -> Self {
                self.source = Some(Source::new(source));
                self
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.message)
            }
        }

        impl std::error::Error for $name {
            fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
                self.source.as_ref().map(Source::error)
            }
        }

        impl From<$name> for Error {
            fn from(error: $name) -> Self {
                Self::$variant(error)
            }
        }
    };
}

plain_error! {
    /// The program or the connection could not be started. The source is the error of the system, if there was one.
    StartError, Start
}

plain_error! {
    /// Parameters without a JSON form. The source is the `serde_json::Error`, if there was one.
    EncodeError, Encode
}

plain_error! {
    /// A value that cannot be used: an address, an integer, an ABI.
    InvalidValue, Invalid
}

impl EncodeError {
    pub(crate) fn of(error: serde_json::Error) -> Self {
        Self::new("The parameters have no JSON form").with_source(error)
    }
}
