//! Proofs that data from a server is what the network agreed on.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers of the errors of module proofs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ProofsErrorCode {
    /// The object to prove has neither `id` nor `boc`, or is not a block, transaction, message or
    /// account of the right layout; or the requested data cannot be proven.
    InvalidData,
    /// A proof check fails, required data is missing on the server or cannot be requested, or the
    /// configuration has no trust anchor.
    ProofCheckFailed,
    /// An answer of the server lacks the BOC of the object, or the proof cache cannot be written.
    InternalError,
    /// The given object differs from the proven one; the message names the field and both values.
    DataDiffersFromProven,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl ProofsErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::InvalidData => 901,
            Self::ProofCheckFailed => 902,
            Self::InternalError => 903,
            Self::DataDiffersFromProven => 904,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for ProofsErrorCode {
    fn from(value: i64) -> Self {
        match value {
            901 => Self::InvalidData,
            902 => Self::ProofCheckFailed,
            903 => Self::InternalError,
            904 => Self::DataDiffersFromProven,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for ProofsErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ProofsErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// An account state to prove.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AccountToProve {
    /// The account, as `account.get_account` returns it.
    pub boc: String,
    /// Account id, 64 hex characters.
    pub account_id: String,
    /// Dapp ID of the account, 64 hex characters. It identifies the account to the node; the proof
    /// does not cover it.
    pub dapp_id: String,
}

impl AccountToProve {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        boc: impl Into<String>,
        account_id: impl Into<String>,
        dapp_id: impl Into<String>,
    ) -> Self {
        Self {
            boc: boc.into(),
            account_id: account_id.into(),
            dapp_id: dapp_id.into(),
        }
    }
}

/// An account state to prove.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfProofAccountData {
    /// The account.
    pub account: AccountToProve,
    /// Maximum age of the block, in ms by the clock of this machine. Default: any age.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_age_ms: Option<u32>,
}

impl ParamsOfProofAccountData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account: AccountToProve) -> Self {
        Self {
            account,
            max_age_ms: None,
        }
    }

    /// Maximum age of the block, in ms by the clock of this machine. Default: any age.
    #[must_use]
    pub fn max_age_ms(mut self, max_age_ms: u32) -> Self {
        self.max_age_ms = Some(max_age_ms);
        self
    }
}

/// A block to prove.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfProofBlockData {
    /// JSON of a block as returned by the node, with `id` or `boc`; on networks with block keepers,
    /// with `id`. All other fields present are compared.
    pub block: Json,
}

impl ParamsOfProofBlockData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(block: impl Into<Json>) -> Self {
        Self {
            block: block.into(),
        }
    }
}

/// A message to prove.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfProofMessageData {
    /// JSON of a message as returned by the node, with `id` or `boc`. All other fields present are
    /// compared; `dst_transaction` and `src_transaction` are proven as well.
    pub message: Json,
}

impl ParamsOfProofMessageData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(message: impl Into<Json>) -> Self {
        Self {
            message: message.into(),
        }
    }
}

/// A transaction to prove.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfProofTransactionData {
    /// JSON of a transaction as returned by the node, with `id` or `boc`. All other fields present
    /// are compared.
    pub transaction: Json,
}

impl ParamsOfProofTransactionData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(transaction: impl Into<Json>) -> Self {
        Self {
            transaction: transaction.into(),
        }
    }
}

/// The proven block after which the account has this state; a later block may have changed it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfProofAccountData {
    /// Id of the block.
    pub block_id: String,
    /// Sequence number of the block.
    pub seq_no: u32,
    /// Time of the block, Unix time in s.
    pub gen_utime: u32,
}

impl ResultOfProofAccountData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(block_id: impl Into<String>, seq_no: u32, gen_utime: u32) -> Self {
        Self {
            block_id: block_id.into(),
            seq_no,
            gen_utime,
        }
    }
}

/// Codes of the errors of module `proofs`.
pub mod error_code {
    /// The object to prove has neither `id` nor `boc`, or is not a block, transaction, message or
    /// account of the right layout; or the requested data cannot be proven.
    pub const INVALID_DATA: i64 = 901;
    /// A proof check fails, required data is missing on the server or cannot be requested, or the
    /// configuration has no trust anchor.
    pub const PROOF_CHECK_FAILED: i64 = 902;
    /// An answer of the server lacks the BOC of the object, or the proof cache cannot be written.
    pub const INTERNAL_ERROR: i64 = 903;
    /// The given object differs from the proven one; the message names the field and both values.
    pub const DATA_DIFFERS_FROM_PROVEN: i64 = 904;
}

/// Functions of the module `proofs`.
///
/// Proofs that data from a server is what the network agreed on.
#[derive(Clone, Copy, Debug)]
pub struct ProofsModule<'a> {
    client: &'a crate::Client,
}

impl<'a> ProofsModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Proves that a block is what the network agreed on.
    ///
    /// On networks with block keepers, a block is proven if enough trusted keepers
    /// (`proofs.trusted_keepers` or `proofs.trusted_keepers_hash`), or their successors, attest it
    /// or a later block. On networks with a masterchain, the signatures of validators are followed
    /// from `proofs.zerostate_hash` or `proofs.trusted_key_blocks`. Statements of the server about
    /// keepers or validators are never trusted.
    ///
    /// # Errors
    ///
    /// Fails with the codes 3 (`InvalidBase64`), 201 (`InvalidBoc`), 14 (`NetModuleNotInit`), 615
    /// (`Unauthorized`), 901 (`InvalidData`), 902 (`ProofCheckFailed`), 903 (`InternalError`), 904
    /// (`DataDiffersFromProven`).
    pub fn proof_block_data(&self, params: &ParamsOfProofBlockData) -> binding::Call<()> {
        binding::call(self.client, "proofs.proof_block_data", params)
    }

    /// Proves that a transaction is what the network agreed on.
    ///
    /// A transaction is proven if its block is proven and contains it. For the required
    /// configuration, see `proofs.proof_block_data`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 3 (`InvalidBase64`), 201 (`InvalidBoc`), 14 (`NetModuleNotInit`), 615
    /// (`Unauthorized`), 901 (`InvalidData`), 902 (`ProofCheckFailed`), 903 (`InternalError`), 904
    /// (`DataDiffersFromProven`).
    pub fn proof_transaction_data(
        &self,
        params: &ParamsOfProofTransactionData,
    ) -> binding::Call<()> {
        binding::call(self.client, "proofs.proof_transaction_data", params)
    }

    /// Proves that a message is what the network agreed on.
    ///
    /// A message is proven if a proven transaction received or sent it. For the required
    /// configuration, see `proofs.proof_block_data`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 3 (`InvalidBase64`), 201 (`InvalidBoc`), 14 (`NetModuleNotInit`), 615
    /// (`Unauthorized`), 901 (`InvalidData`), 902 (`ProofCheckFailed`), 903 (`InternalError`), 904
    /// (`DataDiffersFromProven`).
    pub fn proof_message_data(&self, params: &ParamsOfProofMessageData) -> binding::Call<()> {
        binding::call(self.client, "proofs.proof_message_data", params)
    }

    /// Proves that an account has a given state after a block that the network agreed on.
    ///
    /// Extension: The published library has no such function. For networks with block keepers only.
    /// The block is one of the last ten that changed the account; it is not proven that no later
    /// block changed it again.
    ///
    /// # Errors
    ///
    /// Fails with the codes 3 (`InvalidBase64`), 201 (`InvalidBoc`), 512 (`InvalidData`), 14
    /// (`NetModuleNotInit`), 615 (`Unauthorized`), 901 (`InvalidData`), 902 (`ProofCheckFailed`),
    /// 903 (`InternalError`), 904 (`DataDiffersFromProven`).
    pub fn proof_account_data(
        &self,
        params: &ParamsOfProofAccountData,
    ) -> binding::Call<ResultOfProofAccountData> {
        binding::call(self.client, "proofs.proof_account_data", params)
    }
}
