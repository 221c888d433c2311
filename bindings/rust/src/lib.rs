//! Core blockchain client library for TVM networks with Dapp IDs.
//!
//! The library runs in a daemon that a [`Client`] starts or connects to; every function of its API
//! is a typed function here, grouped by module: `client.crypto().sign(..)`. A function gives a
//! [`Call`], which is sent when it is awaited. All futures need a runtime of `tokio`.
//!
//! ```no_run
//! # async fn first() -> vendorclient::Result<()> {
//! let client = vendorclient::Client::start().await?;
//! let keys = client.crypto().generate_random_sign_keys().await?;
//! println!("{}", keys.public);
//! client.close().await;
//! # Ok(())
//! # }
//! ```

#![warn(missing_docs)]

mod app_object;
mod call;
mod callback;
mod client_handle;
#[cfg(feature = "websocket")]
mod connect_options;
mod connection;
mod error;
mod program;
mod start_options;
mod transport;
mod union_fields;

#[allow(missing_docs)]
mod generated;

pub use app_object::{AppObject, BoxFuture, Refusal};
pub use call::{Call, CancelToken};
pub use callback::{CallbackHandler, CallbackMessage};
pub use client_handle::Client;
#[cfg(feature = "websocket")]
pub use connect_options::ConnectOptions;
pub use error::{ClientError, ConnectionLost, Error, ProgramNotFound, Result};
pub use generated::*;
pub use start_options::StartOptions;

/// What generated code uses.
#[doc(hidden)]
pub mod binding {
    pub use crate::app_object::{
        read_request, unknown_request, write_answer, AppObject, BoxFuture, Refusal,
    };
    pub use crate::call::{call, Call};
    pub use crate::callback::{read_message, unknown_message, CallbackHandler};
    pub use crate::union_fields::{Hidden, UnionFields};
}

/// Messages as text, for tests of the protocol itself.
#[doc(hidden)]
pub mod raw {
    pub use crate::transport::{Sender, Transport};
}
