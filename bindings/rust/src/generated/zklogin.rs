//! Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use serde::{Deserialize, Serialize};

/// Identity of a user, as stated by the login provider.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfAddressSeed {
    /// Name of the claim that identifies the user, at most 32 characters. Default: `"sub"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim_name: Option<String>,
    /// Value of the claim in the token, at most 115 characters.
    pub claim_value: String,
    /// Audience of the token, `aud`, at most 145 characters.
    pub audience: String,
    /// Salt of the user, a number below the order of the field (about 2^253.6).
    pub salt: String,
}

impl ParamsOfAddressSeed {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        claim_value: impl Into<String>,
        audience: impl Into<String>,
        salt: impl Into<String>,
    ) -> Self {
        Self {
            claim_name: None,
            claim_value: claim_value.into(),
            audience: audience.into(),
            salt: salt.into(),
        }
    }

    /// Name of the claim that identifies the user, at most 32 characters. Default: `"sub"`.
    #[must_use]
    pub fn claim_name(mut self, claim_name: impl Into<String>) -> Self {
        self.claim_name = Some(claim_name.into());
        self
    }
}

/// A proof to convert for a contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfProofToBytes {
    /// The proof.
    pub proof: ZkLoginProof,
}

impl ParamsOfProofToBytes {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(proof: ZkLoginProof) -> Self {
        Self { proof }
    }
}

/// The number that represents a user.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfAddressSeed {
    /// The seed, a number below the order of the field.
    pub address_seed: String,
}

impl ResultOfAddressSeed {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(address_seed: impl Into<String>) -> Self {
        Self {
            address_seed: address_seed.into(),
        }
    }
}

/// A proof in the form that contracts accept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfProofToBytes {
    /// 128 bytes: the points a, b and c, compressed.
    pub proof: String,
}

impl ResultOfProofToBytes {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(proof: impl Into<String>) -> Self {
        Self {
            proof: proof.into(),
        }
    }
}

/// A proof as returned by a prover: coordinates as decimal text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ZkLoginProof {
    /// Point of G1: the numbers x, y and, optionally, 1.
    pub a: Vec<String>,
    /// Point of G2: the numbers x, y and, optionally, 1, each with two parts.
    pub b: Vec<Vec<String>>,
    /// Point of G1: numbers as in `a`.
    pub c: Vec<String>,
}

impl ZkLoginProof {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(a: Vec<String>, b: Vec<Vec<String>>, c: Vec<String>) -> Self {
        Self { a, b, c }
    }
}

/// Functions of the module `zklogin`.
///
/// Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.
#[derive(Clone, Copy, Debug)]
pub struct ZkloginModule<'a> {
    client: &'a crate::Client,
}

impl<'a> ZkloginModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Computes the address seed of a login: the number that represents its user.
    ///
    /// Extension: The published library has no such function. Poseidon hash of the name and value
    /// of the claim, the audience and the hashed salt. Contracts store it and compare it with a
    /// login proof. It does not reveal the user to anyone without the salt.
    ///
    /// # Errors
    ///
    /// Fails with the codes 23 (`InvalidParams`).
    pub fn address_seed(&self, params: &ParamsOfAddressSeed) -> binding::Call<ResultOfAddressSeed> {
        binding::call(self.client, "zklogin.address_seed", params)
    }

    /// Converts a login proof to the form that contracts accept.
    ///
    /// Extension: The published library has no such function. The proof comes from a prover, which
    /// this library never calls. Each point is checked to be on its curve and in the group.
    ///
    /// # Errors
    ///
    /// Fails with the codes 23 (`InvalidParams`).
    pub fn proof_to_bytes(
        &self,
        params: &ParamsOfProofToBytes,
    ) -> binding::Call<ResultOfProofToBytes> {
        binding::call(self.client, "zklogin.proof_to_bytes", params)
    }
}
