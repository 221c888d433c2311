//! What can go wrong.

mod answers;
mod dev_node;
mod ends;
mod plain;
mod source;

use crate::daemon::ProtocolErrorCode;
use crate::json::Json;
use crate::message_facts::{with_facts, MessageFacts};
use crate::processing::{Loss, Outcome};
pub use answers::{ClientError, ContractError};
pub use dev_node::DevNodeError;
pub use ends::{Closed, ConnectionLost, DecodeError, ProgramNotFound};
pub use plain::{EncodeError, InvalidValue, StartError};
use serde_json::Value;
pub(crate) use source::Source;
use std::fmt;
use std::time::SystemTime;

/// Result of everything that this crate does.
pub type Result<T> = std::result::Result<T, Error>;

/// What can go wrong.
///
/// [`source`](std::error::Error::source) leads to what lies below, such as the `std::io::Error` of a program that cannot be
/// started, and the text does not repeat it: `{error:#}` shows both.
///
/// ```no_run
/// # async fn start() {
/// use std::error::Error as _;
///
/// let started = vendorclient::Client::builder().program("/opt/app/vendorclient").start().await;
/// if let Err(error) = started {
///     let cause = error.source().and_then(|source| source.downcast_ref::<std::io::Error>());
///     let denied = cause.is_some_and(|cause| cause.kind() == std::io::ErrorKind::PermissionDenied);
///     eprintln!("{error:#} {}", if denied { "(is it executable?)" } else { "" });
/// }
/// # }
/// ```
///
/// ```no_run
/// # async fn example(contract: vendorclient::Contract) -> vendorclient::Result<()> {
/// use vendorclient::{processing::Outcome, Error};
///
/// match contract.call("touch", ()).await {
///     Ok(sent) => println!("{:?}", sent.transaction_id),
///     Err(Error::Contract(refused)) => println!("{:?} {:?} {:?}", refused.name, refused.phase, refused.exit_code),
///     Err(error) if error.outcome() == Some(Outcome::NotExecuted) => println!("it may be repeated: {error}"),
///     Err(error) => {
///         println!("{:?}: {error}; {:?}", error.code(), error.data());
///         println!("look for {:?} until {:?}", error.message_hash(), error.settles_at());
///         println!("{:?} {:?} {:?}", error.transaction_id(), error.losses(), error.message_facts());
///     }
/// }
/// # Ok(())
/// # }
/// ```
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
    /// The program or the connection could not be started.
    Start(StartError),
    /// The parameters have no JSON form. Nothing was sent.
    Encode(EncodeError),
    /// A value cannot be used: an address, an integer, an ABI. Nothing was sent.
    Invalid(InvalidValue),
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
    #[must_use]
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
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.message_facts().outcome
    }

    /// With the outcome `Refused`: when the message can no longer be executed. `None` if the message has no expiration: treat it
    /// as unknown then.
    #[must_use]
    pub fn settles_at(&self) -> Option<SystemTime> {
        self.message_facts().settles_at
    }

    /// Hash of the message that was sent or may have been.
    #[must_use]
    pub fn message_hash(&self) -> Option<String> {
        self.message_facts().message_hash
    }

    /// Hash of the transaction, with the outcomes `Failed` and `Executed`.
    #[must_use]
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
    #[must_use]
    pub fn losses(&self) -> Vec<Loss> {
        let losses = self.data().and_then(|data| data.get("losses"));
        losses.unwrap_or_default()
    }

    /// Facts for programs, `data` of the error.
    #[must_use]
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

impl Error {
    fn inner(&self) -> &(dyn std::error::Error + 'static) {
        match self {
            Self::Client(error) => error,
            Self::Contract(error) => error,
            Self::DevNode(error) => error,
            Self::ConnectionLost(error) => error,
            Self::ProgramNotFound(error) => error,
            Self::Closed(error) => error,
            Self::Decode(error) => error,
            Self::Start(error) => error,
            Self::Encode(error) => error,
            Self::Invalid(error) => error,
        }
    }
}

/// The text of the error; with `{:#}` also those of its sources, in one line.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.inner())?;
        let mut below = self.inner().source().filter(|_| f.alternate());
        while let Some(error) = below {
            write!(f, ": {error}")?;
            below = error.source();
        }
        Ok(())
    }
}

impl std::error::Error for Error {
    /// The source of the error in the variant, whose text is that of the error itself: reports of the chain then repeat
    /// nothing.
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.inner().source()
    }
}
