//! All modules.
//!
//! Generated from the definitions; changes belong there.

#![allow(clippy::large_enum_variant)]
#![allow(clippy::match_same_arms)]
#![allow(clippy::self_named_constructors)]
#![allow(clippy::single_match)]
#![allow(clippy::too_many_arguments)]
#![allow(clippy::wrong_self_convention)]

pub mod abi;
pub mod account;
pub mod boc;
pub mod client;
pub mod crypto;
pub mod daemon;
pub mod inbox;
pub mod net;
pub mod outbox;
pub mod policy;
pub mod processing;
pub mod proofs;
pub mod tvm;
pub mod utils;
pub mod zklogin;

/// Version of the definitions, which is that of the crate.
pub const VERSION: &str = "3.0.0";

impl crate::Client {
    /// Information about the library, and answers to its requests.
    #[must_use]
    pub fn client(&self) -> client::ClientModule<'_> {
        client::ClientModule::new(self)
    }

    /// Account states.
    #[must_use]
    pub fn account(&self) -> account::AccountModule<'_> {
        account::AccountModule::new(self)
    }

    /// Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.
    #[must_use]
    pub fn crypto(&self) -> crypto::CryptoModule<'_> {
        crypto::CryptoModule::new(self)
    }

    /// Contract ABIs: encoding and decoding messages, bodies and contract data.
    #[must_use]
    pub fn abi(&self) -> abi::AbiModule<'_> {
        abi::AbiModule::new(self)
    }

    /// Bags of cells: parse, build and cache them.
    #[must_use]
    pub fn boc(&self) -> boc::BocModule<'_> {
        boc::BocModule::new(self)
    }

    /// Sends messages, waits for their transactions, and monitors them.
    #[must_use]
    pub fn processing(&self) -> processing::ProcessingModule<'_> {
        processing::ProcessingModule::new(self)
    }

    /// Messages stored until they have a result: they survive the process that sends them, and each
    /// is sent once.
    #[must_use]
    pub fn outbox(&self) -> outbox::OutboxModule<'_> {
        outbox::OutboxModule::new(self)
    }

    /// Deposits of followed accounts: stored across restarts, and delivered until they are
    /// acknowledged.
    #[must_use]
    pub fn inbox(&self) -> inbox::InboxModule<'_> {
        inbox::InboxModule::new(self)
    }

    /// Spending policies: limits, allowed recipients and approval for everything that is sent.
    #[must_use]
    pub fn policy(&self) -> policy::PolicyModule<'_> {
        policy::PolicyModule::new(self)
    }

    /// Local execution of contracts: transactions, getters and get methods.
    #[must_use]
    pub fn tvm(&self) -> tvm::TvmModule<'_> {
        tvm::TvmModule::new(self)
    }

    /// Addresses, storage fees and compression.
    #[must_use]
    pub fn utils(&self) -> utils::UtilsModule<'_> {
        utils::UtilsModule::new(self)
    }

    /// Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.
    #[must_use]
    pub fn zklogin(&self) -> zklogin::ZkloginModule<'_> {
        zklogin::ZkloginModule::new(self)
    }

    /// Queries and subscriptions.
    #[must_use]
    pub fn net(&self) -> net::NetModule<'_> {
        net::NetModule::new(self)
    }

    /// Proofs that data from a server is what the network agreed on.
    #[must_use]
    pub fn proofs(&self) -> proofs::ProofsModule<'_> {
        proofs::ProofsModule::new(self)
    }

    /// The daemon and the connection to it.
    #[must_use]
    pub fn daemon(&self) -> daemon::DaemonModule<'_> {
        daemon::DaemonModule::new(self)
    }
}
