//! Core blockchain client library for TVM networks with Dapp IDs.
//!
//! The library runs in a daemon that a [`Client`] starts or connects to; every function of its API
//! is a typed function here, grouped by module: `client.crypto().sign(..)`. A function returns a
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

#![forbid(unsafe_code)]
#![warn(missing_debug_implementations, missing_docs)]

mod app_object;
#[cfg(feature = "blocking")]
pub mod blocking;
mod call;
mod callback;
mod client_handle;
#[cfg(feature = "websocket")]
mod connect_options;
mod connection;
mod contract;
#[cfg(feature = "devnode")]
pub mod dev_node;
mod error;
mod inbox_deposits;
mod iteration;
mod json;
mod log;
mod message_facts;
mod message_record;
mod numbered;
mod outbox_results;
mod program;
mod start_options;
#[cfg(feature = "stream")]
mod subscription;
mod times;
mod transport;
mod union_fields;

#[allow(missing_docs)]
mod generated;

pub use app_object::{AppObject, BoxFuture, Refusal};
pub use call::{Call, CancelToken, Opening};
pub use callback::{CallbackHandler, CallbackMessage};
pub use client_handle::Client;
#[cfg(feature = "websocket")]
pub use connect_options::ConnectOptions;
pub use contract::{
    Address, Bytes, CellBoc, Contract, ContractCall, ContractEvent, ContractStream, Deployment,
    FixedBytes, Follow, FollowedTransaction, Funder, OutboxCall, Sent, Signer, I256, U256,
};
pub use error::{
    ClientError, Closed, ConnectionLost, ContractError, DecodeError, DevNodeError, EncodeError,
    Error, InvalidValue, ProgramNotFound, Result, StartError,
};
pub use generated::processing::send_flags;
pub use generated::*;
pub use inbox_deposits::{DeliveredDeposit, InboxDeposits};
pub use iteration::{Item, Items};
pub use json::Json;
pub use message_facts::MessageFacts;
pub use message_record::MessageRecord;
pub use outbox_results::{DeliveredResult, OutboxResults};
pub use start_options::StartOptions;
#[cfg(feature = "stream")]
pub use subscription::Subscription;

/// What generated code uses.
#[doc(hidden)]
pub mod binding {
    pub use crate::app_object::{
        read_request, unknown_request, write_answer, AppObject, BoxFuture, Refusal,
    };
    pub use crate::call::{call, Call};
    pub use crate::callback::{read_message, unknown_message, CallbackHandler};
    pub use crate::contract::Arguments;
    pub use crate::iteration::iterate;
    #[cfg(feature = "stream")]
    pub use crate::subscription::subscribe;
    pub use crate::union_fields::{Hidden, UnionFields};
    pub use serde;
}

/// Messages as text, for tests of the protocol itself.
#[doc(hidden)]
pub mod raw {
    pub use crate::transport::{Sender, Transport};
}
