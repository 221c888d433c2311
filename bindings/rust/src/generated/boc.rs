//! Bags of cells: parsing, building, and a cache of them.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// Numbers of the errors of module boc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BocErrorCode {
    /// A BOC cannot be decoded, is of another type or lacks a required part, or a text with `*`
    /// holds no hash.
    InvalidBoc,
    /// An object cannot be written or converted.
    SerializationError,
    /// A block or state holds no blockchain configuration.
    InappropriateBlock,
    /// Cannot occur: no function takes a parsed object, so none can lack its field `boc`.
    MissingSourceBoc,
    /// A BOC to be kept unpinned is larger than the cache; `data` has `max_cache_size` and
    /// `boc_size` in bytes.
    InsufficientCacheSize,
    /// A reference is not in the cache; `data` has `boc_ref`.
    BocRefNotFound,
    /// A text is no reference to a cached BOC; `data` has `boc_ref`.
    InvalidBocRef,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl BocErrorCode {
    /// The value on the wire.
    pub fn value(&self) -> i64 {
        match self {
            Self::InvalidBoc => 201,
            Self::SerializationError => 202,
            Self::InappropriateBlock => 203,
            Self::MissingSourceBoc => 204,
            Self::InsufficientCacheSize => 205,
            Self::BocRefNotFound => 206,
            Self::InvalidBocRef => 207,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for BocErrorCode {
    fn from(value: i64) -> Self {
        match value {
            201 => Self::InvalidBoc,
            202 => Self::SerializationError,
            203 => Self::InappropriateBlock,
            204 => Self::MissingSourceBoc,
            205 => Self::InsufficientCacheSize,
            206 => Self::BocRefNotFound,
            207 => Self::InvalidBocRef,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for BocErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BocErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// How a BOC is kept in the cache.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum BocCacheType {
    /// Kept until its last pin is taken back, whatever its size.
    Pinned {
        /// Name of the pin. Setting the same one again counts.
        pin: String,
    },
    /// Kept while there is room; the least recently used is dropped first.
    Unpinned,
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Value),
}

impl<'de> Deserialize<'de> for BocCacheType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Pinned" => Self::Pinned {
                pin: fields.take("pin")?,
            },
            "Unpinned" => Self::Unpinned,
            _ => Self::Unknown(fields.into_value()),
        })
    }
}

/// One step that builds a cell.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum BuilderOp {
    /// Appends a number in two’s complement; bits above the size are cut off.
    Integer {
        /// Number of bits, at most 1023.
        size: u32,
        /// A JSON integer of 64 bits, or a text: decimal or hex with `0x`, optionally with a sign.
        value: Value,
    },
    /// Appends bits.
    BitString {
        /// `n` or `N` and binary digits, else hex digits, optionally as `x…` or `x{…}`; a final `_`
        /// drops the last set bit and what follows it.
        value: String,
    },
    /// Appends a reference to a new cell.
    Cell {
        /// Steps that build the new cell.
        builder: Vec<BuilderOp>,
    },
    /// Appends a reference to a given cell.
    CellBoc {
        /// The cell.
        boc: String,
    },
    /// Appends the address of an account.
    Address {
        /// The address.
        address: String,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Value),
}

impl<'de> Deserialize<'de> for BuilderOp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Integer" => Self::Integer {
                size: fields.take("size")?,
                value: fields.take("value")?,
            },
            "BitString" => Self::BitString {
                value: fields.take("value")?,
            },
            "Cell" => Self::Cell {
                builder: fields.take("builder")?,
            },
            "CellBoc" => Self::CellBoc {
                boc: fields.take("boc")?,
            },
            "Address" => Self::Address {
                address: fields.take("address")?,
            },
            _ => Self::Unknown(fields.into_value()),
        })
    }
}

/// A reference to a cached BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfBocCacheGet {
    /// `*` and the hash of the root cell.
    pub boc_ref: String,
}

/// A BOC to be cached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfBocCacheSet {
    /// The BOC.
    pub boc: String,
    /// How to keep it.
    pub cache_type: BocCacheType,
}

/// A pin to take back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfBocCacheUnpin {
    /// Name of the pin.
    pub pin: String,
    /// Reference to the BOC. Absent: every BOC that has the pin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_ref: Option<String>,
}

impl ParamsOfBocCacheUnpin {
    /// What is required; optional fields are absent.
    pub fn new(pin: impl Into<String>) -> Self {
        Self {
            pin: pin.into(),
            boc_ref: None,
        }
    }
}

/// A state init.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfDecodeStateInit {
    /// The state init.
    pub state_init: String,
    /// Keeps the result in the cache and returns a reference. Absent: base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfDecodeStateInit {
    /// What is required; optional fields are absent.
    pub fn new(state_init: impl Into<String>) -> Self {
        Self {
            state_init: state_init.into(),
            boc_cache: None,
        }
    }
}

/// A contract image.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfDecodeTvc {
    /// Contract image with a tag.
    pub tvc: String,
}

/// Steps that build a cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfEncodeBoc {
    /// The steps, in order.
    pub builder: Vec<BuilderOp>,
    /// Keeps the result in the cache and returns a reference. Absent: base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfEncodeBoc {
    /// What is required; optional fields are absent.
    pub fn new(builder: Vec<BuilderOp>) -> Self {
        Self {
            builder,
            boc_cache: None,
        }
    }
}

/// Parts of an external inbound message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfEncodeExternalInMessage {
    /// External source address `:<hex>`. Absent: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub src: Option<String>,
    /// Address of the account.
    pub dst: String,
    /// State init of a deployment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<String>,
    /// Message body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Keeps the result in the cache and returns a reference. Absent: base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfEncodeExternalInMessage {
    /// What is required; optional fields are absent.
    pub fn new(dst: impl Into<String>) -> Self {
        Self {
            src: None,
            dst: dst.into(),
            init: None,
            body: None,
            boc_cache: None,
        }
    }
}

/// Parts of a state init.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfEncodeStateInit {
    /// Contract code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Contract data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// Library dictionary.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub library: Option<String>,
    /// Call the contract at the beginning of each block. `tick` or `tock` marks it as special.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tick: Option<bool>,
    /// Call the contract at the end of each block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tock: Option<bool>,
    /// Split depth of a large contract, 0 to 31.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split_depth: Option<u32>,
    /// Keeps the result in the cache and returns a reference. Absent: base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

/// A masterchain block or state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfGetBlockchainConfig {
    /// Key block or zero state.
    pub block_boc: String,
}

/// A BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfGetBocDepth {
    /// The BOC.
    pub boc: String,
}

/// A BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfGetBocHash {
    /// The BOC.
    pub boc: String,
}

/// A contract image.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfGetCodeFromTvc {
    /// Contract image with a tag, or state init.
    pub tvc: String,
}

/// Contract code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfGetCodeSalt {
    /// The code.
    pub code: String,
    /// Keeps the result in the cache and returns a reference. Absent: base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfGetCodeSalt {
    /// What is required; optional fields are absent.
    pub fn new(code: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            boc_cache: None,
        }
    }
}

/// Contract code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfGetCompilerVersion {
    /// The code.
    pub code: String,
}

/// A BOC to parse.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfParse {
    /// The BOC.
    pub boc: String,
    /// Chain rules that messages, transactions and blocks were made under; accounts have one form.
    /// Extension of the published interface. Default: `"current"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
}

impl ParamsOfParse {
    /// What is required; optional fields are absent.
    pub fn new(boc: impl Into<String>) -> Self {
        Self {
            boc: boc.into(),
            rules: None,
        }
    }
}

/// A shard state to parse.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfParseShardstate {
    /// The shard state.
    pub boc: String,
    /// Id to be copied to the result.
    pub id: String,
    /// Workchain to be copied to the result.
    pub workchain_id: i32,
}

/// Contract code and its new salt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParamsOfSetCodeSalt {
    /// The code.
    pub code: String,
    /// The salt.
    pub salt: String,
    /// Keeps the result in the cache and returns a reference. Absent: base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfSetCodeSalt {
    /// What is required; optional fields are absent.
    pub fn new(code: impl Into<String>, salt: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            salt: salt.into(),
            boc_cache: None,
        }
    }
}

/// A cached BOC.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResultOfBocCacheGet {
    /// The BOC in base64, or null when it is not cached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc: Option<String>,
}

/// A reference to a cached BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfBocCacheSet {
    /// `*` and the hash of the root cell.
    pub boc_ref: String,
}

/// A state init in parts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResultOfDecodeStateInit {
    /// Contract code as BOC or reference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Hash of the code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code_hash: Option<String>,
    /// Depth of the code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code_depth: Option<u32>,
    /// Contract data as BOC or reference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// Hash of the data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_hash: Option<String>,
    /// Depth of the data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_depth: Option<u32>,
    /// Library dictionary as BOC or reference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub library: Option<String>,
    /// Whether the contract is called at the beginning of each block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tick: Option<bool>,
    /// Whether the contract is called at the end of each block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tock: Option<bool>,
    /// Split depth of a large contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split_depth: Option<u32>,
    /// Compiler text stored in the code, or null when it cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compiler_version: Option<String>,
}

/// A contract image in parts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfDecodeTvc {
    /// The parts.
    pub tvc: Tvc,
}

/// A built cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfEncodeBoc {
    /// The cell as BOC or reference.
    pub boc: String,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfEncodeExternalInMessage {
    /// The message as BOC or reference.
    pub message: String,
    /// Hash of the root cell.
    pub message_id: String,
}

/// A state init.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfEncodeStateInit {
    /// The state init as BOC or reference.
    pub state_init: String,
}

/// Blockchain configuration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfGetBlockchainConfig {
    /// The configuration, always base64.
    pub config_boc: String,
}

/// Depth of a BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfGetBocDepth {
    /// Longest way down from the root cell; 0 for a single cell.
    pub depth: u32,
}

/// Hash of a BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfGetBocHash {
    /// Hash of the root cell, 64 lower-case hex characters.
    pub hash: String,
}

/// Contract code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfGetCodeFromTvc {
    /// The code, always base64.
    pub code: String,
}

/// Salt of contract code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResultOfGetCodeSalt {
    /// The salt as BOC or reference, or null when the code has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
}

/// Compiler of contract code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResultOfGetCompilerVersion {
    /// Compiler text such as `sol 0.76.1`, or null when the code holds none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
}

/// A parsed object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfParse {
    /// JSON object; amounts, logical times and other 64-bit values are texts `0x…`.
    pub parsed: Value,
}

/// Contract code with salt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultOfSetCodeSalt {
    /// The code as BOC or reference.
    pub code: String,
}

/// Contract image.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum Tvc {
    /// Version 1.
    V1 {
        /// Its content.
        value: TvcV1,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Value),
}

impl<'de> Deserialize<'de> for Tvc {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "V1" => Self::V1 {
                value: fields.take("value")?,
            },
            _ => Self::Unknown(fields.into_value()),
        })
    }
}

/// Content of a contract image with a tag.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TvcV1 {
    /// Contract code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Free text about the contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// Codes of the errors of module `boc`.
pub mod error_code {
    /// A BOC cannot be decoded, is of another type or lacks a required part, or a text with `*`
    /// holds no hash.
    pub const INVALID_BOC: i64 = 201;
    /// An object cannot be written or converted.
    pub const SERIALIZATION_ERROR: i64 = 202;
    /// A block or state holds no blockchain configuration.
    pub const INAPPROPRIATE_BLOCK: i64 = 203;
    /// Cannot occur: no function takes a parsed object, so none can lack its field `boc`.
    pub const MISSING_SOURCE_BOC: i64 = 204;
    /// A BOC to be kept unpinned is larger than the cache; `data` has `max_cache_size` and
    /// `boc_size` in bytes.
    pub const INSUFFICIENT_CACHE_SIZE: i64 = 205;
    /// A reference is not in the cache; `data` has `boc_ref`.
    pub const BOC_REF_NOT_FOUND: i64 = 206;
    /// A text is no reference to a cached BOC; `data` has `boc_ref`.
    pub const INVALID_BOC_REF: i64 = 207;
}

/// Functions of the module `boc`.
///
/// Bags of cells: parsing, building, and a cache of them.
#[derive(Clone, Copy, Debug)]
pub struct BocModule<'a> {
    client: &'a crate::Client,
}

impl<'a> BocModule<'a> {
    /// The functions, called on this client.
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Reads a contract image.
    ///
    /// Reads images that begin with the tag a2f0b81c; a bare state init is read by
    /// `decode_state_init`.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
    pub fn decode_tvc(&self, params: &ParamsOfDecodeTvc) -> binding::Call<ResultOfDecodeTvc> {
        binding::call(self.client, "boc.decode_tvc", params)
    }

    /// Parses a message.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
    pub fn parse_message(&self, params: &ParamsOfParse) -> binding::Call<ResultOfParse> {
        binding::call(self.client, "boc.parse_message", params)
    }

    /// Parses a transaction.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
    pub fn parse_transaction(&self, params: &ParamsOfParse) -> binding::Call<ResultOfParse> {
        binding::call(self.client, "boc.parse_transaction", params)
    }

    /// Parses an account.
    ///
    /// Also reads an account inside a Merkle proof. A BOC does not hold the Dapp ID: `dapp_id` is
    /// always `None`. An account that does not exist is error 202.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
    pub fn parse_account(&self, params: &ParamsOfParse) -> binding::Call<ResultOfParse> {
        binding::call(self.client, "boc.parse_account", params)
    }

    /// Parses a block.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
    pub fn parse_block(&self, params: &ParamsOfParse) -> binding::Call<ResultOfParse> {
        binding::call(self.client, "boc.parse_block", params)
    }

    /// Parses a shard state.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
    pub fn parse_shardstate(
        &self,
        params: &ParamsOfParseShardstate,
    ) -> binding::Call<ResultOfParse> {
        binding::call(self.client, "boc.parse_shardstate", params)
    }

    /// Extracts the blockchain configuration from a key block or zero state.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 203
    /// (InappropriateBlock).
    pub fn get_blockchain_config(
        &self,
        params: &ParamsOfGetBlockchainConfig,
    ) -> binding::Call<ResultOfGetBlockchainConfig> {
        binding::call(self.client, "boc.get_blockchain_config", params)
    }

    /// Returns the hash of the root cell.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound).
    pub fn get_boc_hash(&self, params: &ParamsOfGetBocHash) -> binding::Call<ResultOfGetBocHash> {
        binding::call(self.client, "boc.get_boc_hash", params)
    }

    /// Returns the depth of the root cell.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound).
    pub fn get_boc_depth(
        &self,
        params: &ParamsOfGetBocDepth,
    ) -> binding::Call<ResultOfGetBocDepth> {
        binding::call(self.client, "boc.get_boc_depth", params)
    }

    /// Extracts the code from a contract image or state init.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
    pub fn get_code_from_tvc(
        &self,
        params: &ParamsOfGetCodeFromTvc,
    ) -> binding::Call<ResultOfGetCodeFromTvc> {
        binding::call(self.client, "boc.get_code_from_tvc", params)
    }

    /// Returns a cached BOC.
    ///
    /// Fails with the codes 207 (InvalidBocRef), 202 (SerializationError).
    pub fn cache_get(&self, params: &ParamsOfBocCacheGet) -> binding::Call<ResultOfBocCacheGet> {
        binding::call(self.client, "boc.cache_get", params)
    }

    /// Stores a BOC in the cache.
    ///
    /// The reference can be given wherever a function of this context takes a BOC.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 205 (InsufficientCacheSize).
    pub fn cache_set(&self, params: &ParamsOfBocCacheSet) -> binding::Call<ResultOfBocCacheSet> {
        binding::call(self.client, "boc.cache_set", params)
    }

    /// Removes one pin of a cached BOC.
    ///
    /// A BOC is dropped when each of its pins was removed as often as it was set. Unknown pins and
    /// references are ignored.
    ///
    /// Fails with the codes 207 (InvalidBocRef).
    pub fn cache_unpin(&self, params: &ParamsOfBocCacheUnpin) -> binding::Call<()> {
        binding::call(self.client, "boc.cache_unpin", params)
    }

    /// Builds a cell.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
    /// (InsufficientCacheSize), 4 (InvalidAddress).
    pub fn encode_boc(&self, params: &ParamsOfEncodeBoc) -> binding::Call<ResultOfEncodeBoc> {
        binding::call(self.client, "boc.encode_boc", params)
    }

    /// Reads the salt of contract code.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
    /// (InsufficientCacheSize).
    pub fn get_code_salt(
        &self,
        params: &ParamsOfGetCodeSalt,
    ) -> binding::Call<ResultOfGetCodeSalt> {
        binding::call(self.client, "boc.get_code_salt", params)
    }

    /// Replaces the salt of contract code.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
    /// (InsufficientCacheSize).
    pub fn set_code_salt(
        &self,
        params: &ParamsOfSetCodeSalt,
    ) -> binding::Call<ResultOfSetCodeSalt> {
        binding::call(self.client, "boc.set_code_salt", params)
    }

    /// Splits a state init.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
    /// (InsufficientCacheSize).
    pub fn decode_state_init(
        &self,
        params: &ParamsOfDecodeStateInit,
    ) -> binding::Call<ResultOfDecodeStateInit> {
        binding::call(self.client, "boc.decode_state_init", params)
    }

    /// Builds a state init.
    ///
    /// A split depth above 31 is error 202.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
    /// (InsufficientCacheSize).
    pub fn encode_state_init(
        &self,
        params: &ParamsOfEncodeStateInit,
    ) -> binding::Call<ResultOfEncodeStateInit> {
        binding::call(self.client, "boc.encode_state_init", params)
    }

    /// Builds an external inbound message from its parts.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
    /// (InsufficientCacheSize), 4 (InvalidAddress).
    pub fn encode_external_in_message(
        &self,
        params: &ParamsOfEncodeExternalInMessage,
    ) -> binding::Call<ResultOfEncodeExternalInMessage> {
        binding::call(self.client, "boc.encode_external_in_message", params)
    }

    /// Reads the compiler text stored in contract code.
    ///
    /// Fails with the codes 201 (InvalidBoc), 206 (BocRefNotFound).
    pub fn get_compiler_version(
        &self,
        params: &ParamsOfGetCompilerVersion,
    ) -> binding::Call<ResultOfGetCompilerVersion> {
        binding::call(self.client, "boc.get_compiler_version", params)
    }
}
