//! Bags of cells: parse, build and cache them.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// Numbers of the errors of module boc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BocErrorCode {
    /// A BOC cannot be decoded, is of another type or lacks a required part, or text with `*` is
    /// not followed by a hash.
    InvalidBoc,
    /// An object cannot be serialized or converted.
    SerializationError,
    /// A block or state does not contain a blockchain configuration.
    InappropriateBlock,
    /// Cannot occur: no function takes a parsed object, so none can lack its `boc` field.
    MissingSourceBoc,
    /// A BOC does not fit into the cache; `data` has `max_cache_size` and `boc_size` in bytes, and
    /// `limit`, the setting (**Extension**).
    InsufficientCacheSize,
    /// A referenced BOC is not in the cache; `data` has `boc_ref`.
    BocRefNotFound,
    /// Text is not a reference to a cached BOC; `data` has `boc_ref`.
    InvalidBocRef,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl BocErrorCode {
    /// The value on the wire.
    #[must_use]
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

/// How to keep a BOC in the cache.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum BocCacheType {
    /// Kept until its last pin is removed, whatever its size.
    #[non_exhaustive]
    Pinned {
        /// Name of the pin. Setting the same pin again counts.
        pin: String,
    },
    /// Kept while there is room; the least recently used is dropped first.
    Unpinned,
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl BocCacheType {
    /// Kept until its last pin is removed, whatever its size.
    #[must_use]
    pub fn pinned(pin: impl Into<String>) -> Self {
        Self::Pinned { pin: pin.into() }
    }
}

impl<'de> Deserialize<'de> for BocCacheType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Pinned" => Self::Pinned {
                pin: fields.take("pin")?,
            },
            "Unpinned" => Self::Unpinned,
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// A step of building a cell.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum BuilderOp {
    /// Appends a number in two’s complement; bits above the size are cut off.
    #[non_exhaustive]
    Integer {
        /// Number of bits, at most 1023.
        size: u32,
        /// A JSON integer of 64 bits, or a text: decimal or hex with `0x`, optionally with a sign.
        value: Json,
    },
    /// Appends bits.
    #[non_exhaustive]
    BitString {
        /// `n` or `N` followed by binary digits, otherwise hex digits, optionally as `x…` or
        /// `x{…}`; a final `_` drops the last set bit and everything after it.
        value: String,
    },
    /// Appends a reference to a new cell.
    #[non_exhaustive]
    Cell {
        /// Steps to build the new cell.
        builder: Vec<BuilderOp>,
    },
    /// Appends a reference to an existing cell.
    #[non_exhaustive]
    CellBoc {
        /// The cell.
        boc: String,
    },
    /// Appends an account address.
    #[non_exhaustive]
    Address {
        /// The address.
        address: String,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl BuilderOp {
    /// Appends a number in two’s complement; bits above the size are cut off.
    #[must_use]
    pub fn integer(size: u32, value: impl Into<Json>) -> Self {
        Self::Integer {
            size,
            value: value.into(),
        }
    }

    /// Appends bits.
    #[must_use]
    pub fn bit_string(value: impl Into<String>) -> Self {
        Self::BitString {
            value: value.into(),
        }
    }

    /// Appends a reference to a new cell.
    #[must_use]
    pub fn cell(builder: Vec<BuilderOp>) -> Self {
        Self::Cell { builder }
    }

    /// Appends a reference to an existing cell.
    #[must_use]
    pub fn cell_boc(boc: impl Into<String>) -> Self {
        Self::CellBoc { boc: boc.into() }
    }

    /// Appends an account address.
    #[must_use]
    pub fn address(address: impl Into<String>) -> Self {
        Self::Address {
            address: address.into(),
        }
    }
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
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// A reference to a cached BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfBocCacheGet {
    /// `*` and the hash of the root cell.
    pub boc_ref: String,
}

impl ParamsOfBocCacheGet {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc_ref: impl Into<String>) -> Self {
        Self {
            boc_ref: boc_ref.into(),
        }
    }
}

/// A BOC to cache.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfBocCacheSet {
    /// The BOC.
    pub boc: String,
    /// How to keep it.
    pub cache_type: BocCacheType,
}

impl ParamsOfBocCacheSet {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc: impl Into<String>, cache_type: BocCacheType) -> Self {
        Self {
            boc: boc.into(),
            cache_type,
        }
    }
}

/// A pin to remove.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfBocCacheUnpin {
    /// Name of the pin.
    pub pin: String,
    /// Reference to the BOC. Default: all BOCs with this pin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_ref: Option<String>,
}

impl ParamsOfBocCacheUnpin {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(pin: impl Into<String>) -> Self {
        Self {
            pin: pin.into(),
            boc_ref: None,
        }
    }

    /// Reference to the BOC. Default: all BOCs with this pin.
    #[must_use]
    pub fn boc_ref(mut self, boc_ref: impl Into<String>) -> Self {
        self.boc_ref = Some(boc_ref.into());
        self
    }
}

/// A state init.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDecodeStateInit {
    /// The state init.
    pub state_init: String,
    /// Keep the result in the cache and return a reference. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfDecodeStateInit {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(state_init: impl Into<String>) -> Self {
        Self {
            state_init: state_init.into(),
            boc_cache: None,
        }
    }

    /// Keep the result in the cache and return a reference. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }
}

/// A contract image.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDecodeTvc {
    /// Contract image with a tag.
    pub tvc: String,
}

impl ParamsOfDecodeTvc {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(tvc: impl Into<String>) -> Self {
        Self { tvc: tvc.into() }
    }
}

/// Steps to build a cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfEncodeBoc {
    /// The steps, in order.
    pub builder: Vec<BuilderOp>,
    /// Keep the result in the cache and return a reference. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfEncodeBoc {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(builder: Vec<BuilderOp>) -> Self {
        Self {
            builder,
            boc_cache: None,
        }
    }

    /// Keep the result in the cache and return a reference. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }
}

/// Parts of an external inbound message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfEncodeExternalInMessage {
    /// External source address `:<hex>`. Default: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub src: Option<String>,
    /// Address of the account.
    pub dst: String,
    /// State init, to deploy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<String>,
    /// Message body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Keep the result in the cache and return a reference. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfEncodeExternalInMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(dst: impl Into<String>) -> Self {
        Self {
            src: None,
            dst: dst.into(),
            init: None,
            body: None,
            boc_cache: None,
        }
    }

    /// External source address `:<hex>`. Default: none.
    #[must_use]
    pub fn src(mut self, src: impl Into<String>) -> Self {
        self.src = Some(src.into());
        self
    }

    /// State init, to deploy.
    #[must_use]
    pub fn init(mut self, init: impl Into<String>) -> Self {
        self.init = Some(init.into());
        self
    }

    /// Message body.
    #[must_use]
    pub fn body(mut self, body: impl Into<String>) -> Self {
        self.body = Some(body.into());
        self
    }

    /// Keep the result in the cache and return a reference. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }
}

/// Parts of a state init.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
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
    /// Run the contract at the start of each block. `tick` or `tock` marks it as special.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tick: Option<bool>,
    /// Run the contract at the end of each block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tock: Option<bool>,
    /// Split depth of a large contract, 0 to 31.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split_depth: Option<u32>,
    /// Keep the result in the cache and return a reference. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfEncodeStateInit {
    /// Contract code.
    #[must_use]
    pub fn code(mut self, code: impl Into<String>) -> Self {
        self.code = Some(code.into());
        self
    }

    /// Contract data.
    #[must_use]
    pub fn data(mut self, data: impl Into<String>) -> Self {
        self.data = Some(data.into());
        self
    }

    /// Library dictionary.
    #[must_use]
    pub fn library(mut self, library: impl Into<String>) -> Self {
        self.library = Some(library.into());
        self
    }

    /// Run the contract at the start of each block. `tick` or `tock` marks it as special.
    #[must_use]
    pub fn tick(mut self, tick: bool) -> Self {
        self.tick = Some(tick);
        self
    }

    /// Run the contract at the end of each block.
    #[must_use]
    pub fn tock(mut self, tock: bool) -> Self {
        self.tock = Some(tock);
        self
    }

    /// Split depth of a large contract, 0 to 31.
    #[must_use]
    pub fn split_depth(mut self, split_depth: u32) -> Self {
        self.split_depth = Some(split_depth);
        self
    }

    /// Keep the result in the cache and return a reference. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }
}

/// A masterchain block or state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetBlockchainConfig {
    /// Key block or zero state.
    pub block_boc: String,
}

impl ParamsOfGetBlockchainConfig {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(block_boc: impl Into<String>) -> Self {
        Self {
            block_boc: block_boc.into(),
        }
    }
}

/// A BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetBocDepth {
    /// The BOC.
    pub boc: String,
}

impl ParamsOfGetBocDepth {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc: impl Into<String>) -> Self {
        Self { boc: boc.into() }
    }
}

/// A BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetBocHash {
    /// The BOC.
    pub boc: String,
}

impl ParamsOfGetBocHash {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc: impl Into<String>) -> Self {
        Self { boc: boc.into() }
    }
}

/// A contract image.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetCodeFromTvc {
    /// Contract image with a tag, or state init.
    pub tvc: String,
}

impl ParamsOfGetCodeFromTvc {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(tvc: impl Into<String>) -> Self {
        Self { tvc: tvc.into() }
    }
}

/// Contract code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetCodeSalt {
    /// The code.
    pub code: String,
    /// Keep the result in the cache and return a reference. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfGetCodeSalt {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(code: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            boc_cache: None,
        }
    }

    /// Keep the result in the cache and return a reference. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }
}

/// Contract code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetCompilerVersion {
    /// The code.
    pub code: String,
}

impl ParamsOfGetCompilerVersion {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(code: impl Into<String>) -> Self {
        Self { code: code.into() }
    }
}

/// A BOC to parse.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfParse {
    /// The BOC.
    pub boc: String,
    /// Chain rules under which messages, transactions and blocks were created; accounts have only
    /// one form. Default: `abi.rules` of the configuration. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
}

impl ParamsOfParse {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc: impl Into<String>) -> Self {
        Self {
            boc: boc.into(),
            rules: None,
        }
    }

    /// Chain rules under which messages, transactions and blocks were created; accounts have only
    /// one form. Default: `abi.rules` of the configuration. Extension of the published interface.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// A shard state to parse.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfParseShardstate {
    /// The shard state.
    pub boc: String,
    /// Id to copy to the result.
    pub id: String,
    /// Workchain to copy to the result.
    pub workchain_id: i32,
}

impl ParamsOfParseShardstate {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc: impl Into<String>, id: impl Into<String>, workchain_id: i32) -> Self {
        Self {
            boc: boc.into(),
            id: id.into(),
            workchain_id,
        }
    }
}

/// Contract code and its new salt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSetCodeSalt {
    /// The code.
    pub code: String,
    /// The salt.
    pub salt: String,
    /// Keep the result in the cache and return a reference. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<BocCacheType>,
}

impl ParamsOfSetCodeSalt {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(code: impl Into<String>, salt: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            salt: salt.into(),
            boc_cache: None,
        }
    }

    /// Keep the result in the cache and return a reference. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }
}

/// A parsed account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedAccount {
    /// Version of the object format, 8; absent inside a shard state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub json_version: Option<u8>,
    /// Address with workchain.
    pub id: String,
    /// Workchain.
    pub workchain_id: i32,
    /// Dapp ID, 64 hex digits; `None` if the BOC does not contain it.
    pub dapp_id: String,
    /// The whole object as base64 BOC.
    pub boc: String,
    /// Hash of the code the account was deployed with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init_code_hash: Option<String>,
    /// Time of the last storage payment, Unix time in s.
    pub last_paid: u32,
    /// Bits in storage, `0x…`.
    pub bits: String,
    /// Cells in storage, `0x…`.
    pub cells: String,
    /// Public cells in storage, `0x…`.
    pub public_cells: String,
    /// Hash of the dictionary of cells in storage, from `storage_extra_info` of accounts of TON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dict_hash: Option<String>,
    /// Storage debt in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due_payment: Option<String>,
    /// Logical time of the last transaction, `0x…`.
    pub last_trans_lt: String,
    /// Balance in nano units, `0x…`.
    pub balance: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance_other: Option<Vec<ParsedCurrency>>,
    /// Split depth of a large contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split_depth: Option<u8>,
    /// Whether a special contract runs at the start of each block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tick: Option<bool>,
    /// Whether a special contract runs at the end of each block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tock: Option<bool>,
    /// Contract code as base64 BOC; absent if a proof omits it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Hash of the code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code_hash: Option<String>,
    /// Contract data as base64 BOC; absent if a proof omits it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// Hash of the data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_hash: Option<String>,
    /// Library dictionary as base64 BOC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub library: Option<String>,
    /// Hash of the library dictionary.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub library_hash: Option<String>,
    /// State hash of a frozen account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state_hash: Option<String>,
    /// State: 0 Uninit, 1 Active, 2 Frozen.
    pub acc_type: u8,
    /// Name of the state.
    pub acc_type_name: String,
}

/// Changes of an account in a block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedAccountBlock {
    /// Address of the account.
    pub account_addr: String,
    /// Transactions of the account.
    pub transactions: Vec<ParsedBlockTransaction>,
    /// Hash of the account before.
    pub old_hash: String,
    /// Hash of the account after.
    pub new_hash: String,
    /// Number of transactions.
    pub tr_count: u32,
}

/// Action phase of a transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedActionPhase {
    /// Whether all actions were performed.
    pub success: bool,
    /// Whether the list of actions is valid.
    pub valid: bool,
    /// Whether the balance was too low for an action.
    pub no_funds: bool,
    /// Change of account status: 0 unchanged, 1 frozen, 2 deleted.
    pub status_change: u8,
    /// Name of the change.
    pub status_change_name: String,
    /// Forwarding fees of all messages in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_fwd_fees: Option<String>,
    /// Part of the forwarding fees paid here, in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_action_fees: Option<String>,
    /// Result code.
    pub result_code: i32,
    /// Index of the failed action, or another argument of the result code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result_arg: Option<i32>,
    /// Number of actions.
    pub tot_actions: u16,
    /// Number of special actions: neither messages nor skipped.
    pub spec_actions: u16,
    /// Number of skipped actions.
    pub skipped_actions: u16,
    /// Number of messages sent.
    pub msgs_created: u16,
    /// Hash of the list of actions.
    pub action_list_hash: String,
    /// Number of cells of all messages.
    pub tot_msg_size_cells: u64,
    /// Number of bits of all messages.
    pub tot_msg_size_bits: u64,
}

/// A parsed block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedBlock {
    /// Version of the object format, 8.
    pub json_version: u8,
    /// Hash of the block.
    pub id: String,
    /// Hash of the serialized block.
    pub file_hash: String,
    /// State of the block, 2.
    pub status: u8,
    /// Name of the state, `finalized`.
    pub status_name: String,
    /// The whole block as base64 BOC.
    pub boc: String,
    /// Id of the network.
    pub global_id: i32,
    /// Version of the block.
    pub version: u32,
    /// Whether the block follows a merge.
    pub after_merge: bool,
    /// Whether a split follows.
    pub before_split: bool,
    /// Whether the block follows a split.
    pub after_split: bool,
    /// Whether the shard wants to split.
    pub want_split: bool,
    /// Whether the shard wants to merge.
    pub want_merge: bool,
    /// Whether this is a key block.
    pub key_block: bool,
    /// Number by which the vertical number increased, 0 or 1.
    pub vert_seqno_incr: u8,
    /// Number of the block.
    pub seq_no: u32,
    /// Number of hard forks so far (vertical number).
    pub vert_seq_no: u32,
    /// Time of the block, Unix time in s.
    pub gen_utime: u32,
    /// Logical time of the start of the block, `0x…`.
    pub start_lt: String,
    /// Logical time of the end of the block, `0x…`.
    pub end_lt: String,
    /// Short hash of the validator list, a number of 32 bits.
    pub gen_validator_list_hash_short: u32,
    /// Sequence number of the catchain.
    pub gen_catchain_seqno: u32,
    /// Lowest number of a referenced masterchain block.
    pub min_ref_mc_seqno: u32,
    /// Number of the previous key block.
    pub prev_key_block_seqno: u32,
    /// Workchain.
    pub workchain_id: i32,
    /// Prefix with its end marker, 16 hex digits.
    pub shard: String,
    /// Version of the software that created the block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gen_software_version: Option<u32>,
    /// Capabilities of that software, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gen_software_capabilities: Option<String>,
    /// Number of the previous block.
    pub prev_seq_no: u32,
    /// Referenced masterchain block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub master_ref: Option<ParsedBlockRef>,
    /// Previous block.
    pub prev_ref: ParsedBlockRef,
    /// Second previous block, after a merge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prev_alt_ref: Option<ParsedBlockRef>,
    /// Previous vertical block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prev_vert_ref: Option<ParsedBlockRef>,
    /// Value flow.
    pub value_flow: ParsedValueFlow,
    /// Hash of the state before.
    pub old_hash: String,
    /// Hash of the state after.
    pub new_hash: String,
    /// Depth of the state before.
    pub old_depth: u16,
    /// Depth of the state after.
    pub new_depth: u16,
    /// Incoming messages.
    pub in_msg_descr: Vec<ParsedInMsg>,
    /// Outgoing messages.
    pub out_msg_descr: Vec<ParsedOutMsg>,
    /// Changed accounts, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_blocks: Option<Vec<ParsedAccountBlock>>,
    /// Number of transactions.
    pub tr_count: u32,
    /// Random seed.
    pub rand_seed: String,
    /// Creator of the block.
    pub created_by: String,
    /// Masterchain blocks only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub master: Option<ParsedMasterBlock>,
}

/// A reference to a block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedBlockRef {
    /// Logical time of the end of the block, `0x…`.
    pub end_lt: String,
    /// Sequence number.
    pub seq_no: u32,
    /// Hash.
    pub root_hash: String,
    /// File hash.
    pub file_hash: String,
}

/// Signature of the previous block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedBlockSignature {
    /// Node that signed.
    pub node_id: String,
    /// First half of the signature.
    pub r: String,
    /// Second half of the signature.
    pub s: String,
}

/// A transaction of a block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedBlockTransaction {
    /// Logical time, `0x…`.
    pub lt: String,
    /// Hash of the transaction.
    pub transaction_id: String,
    /// Fees in nano units, `0x…`.
    pub total_fees: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_fees_other: Option<Vec<ParsedCurrency>>,
}

/// Bounce phase of a transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedBouncePhase {
    /// Number of cells of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_size_cells: Option<u64>,
    /// Number of bits of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_size_bits: Option<u64>,
    /// Missing fees in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub req_fwd_fees: Option<String>,
    /// Collected fees in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_fees: Option<String>,
    /// Forwarding fees of the message in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fwd_fees: Option<String>,
    /// Kind: 0 negFunds, 1 noFunds, 2 ok.
    pub bounce_type: u8,
    /// Name of the kind.
    pub bounce_type_name: String,
}

/// Compute phase of a transaction. A skipped phase has only its reason and its type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedComputePhase {
    /// Kind of reason why the phase was skipped: 0 noState, 1 badState, 2 noGas, 5 suspended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skipped_reason: Option<u8>,
    /// Name of the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skipped_reason_name: Option<String>,
    /// Whether the contract terminated normally.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub success: Option<bool>,
    /// Whether the message provided the state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_state_used: Option<bool>,
    /// Whether the phase activated the account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_activated: Option<bool>,
    /// Gas fees in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_fees: Option<String>,
    /// Gas used, in units of gas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_used: Option<u64>,
    /// Gas limit, in units of gas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_limit: Option<u64>,
    /// Gas credit, in units of gas, before the contract accepted the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas_credit: Option<u32>,
    /// Mode of the virtual machine, as bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<i32>,
    /// Exit code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// Argument of the exit code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_arg: Option<i32>,
    /// Number of instructions executed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vm_steps: Option<u32>,
    /// Hash of the initial state of the virtual machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vm_init_state_hash: Option<String>,
    /// Hash of the final state of the virtual machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vm_final_state_hash: Option<String>,
    /// Kind: 0 skipped, 1 vm.
    pub compute_type: u8,
    /// Name of the kind.
    pub compute_type_name: String,
}

/// A reward for the author of code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedCopyleftReward {
    /// Account id of the author.
    pub account: String,
    /// Reward in nano units, `0x…`.
    pub reward: String,
}

/// A block counter with its averages.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedCounters {
    /// Whether the counter is consistent.
    pub valid: bool,
    /// Time of the last change, Unix time in s.
    pub last_updated: u32,
    /// Number of blocks, `0x…`.
    pub total: String,
    /// Number of blocks, decaying over 2048 s, multiplied by 2^32.
    pub cnt2048: u64,
    /// Number of blocks, decaying over 65536 s, multiplied by 2^32.
    pub cnt65536: u64,
}

/// Blocks of a validator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedCreatorStats {
    /// Public key of the validator.
    pub public_key: String,
    /// Masterchain blocks.
    pub mc_blocks: ParsedCounters,
    /// Shard blocks.
    pub shard_blocks: ParsedCounters,
}

/// Credit phase of a transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedCreditPhase {
    /// Debt paid in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due_fees_collected: Option<String>,
    /// Amount credited in nano units, `0x…`.
    pub credit: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credit_other: Option<Vec<ParsedCurrency>>,
}

/// An amount in an extra currency.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedCurrency {
    /// Id of the currency.
    pub currency: u32,
    /// The amount, `0x…`; negative amounts begin with `-`.
    pub value: String,
}

/// A message received by instant hypercube routing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedIhrPending {
    /// Prefix of the destination.
    pub dest_addr_prefix: String,
    /// Hash of the message.
    pub msg_id: String,
    /// Logical time of its import, `0x…`.
    pub import_lt: String,
}

/// An incoming message of a block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedInMsg {
    /// Hash of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_id: Option<String>,
    /// The message as it arrived.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_msg: Option<ParsedMsgEnvelope>,
    /// The message as it was forwarded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_msg: Option<ParsedMsgEnvelope>,
    /// Hash of the transaction; for a discarded message, its logical time `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction_id: Option<String>,
    /// Fee for instant hypercube routing in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ihr_fee: Option<String>,
    /// Forwarding fee in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fwd_fee: Option<String>,
    /// Transit fee in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transit_fee: Option<String>,
    /// Proof of creation as base64 BOC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof_created: Option<String>,
    /// Proof of delivery as base64 BOC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof_delivered: Option<String>,
    /// Kind: 0 external, 1 ihr, 2 immediately, 3 final, 4 transit, 5 discardedFinal, 6
    /// discardedTransit, 7 deferredFinal, 8 deferredTransit; the last two on TON.
    pub msg_type: u8,
    /// Name of the kind.
    pub msg_type_name: String,
}

/// A public library.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedLibrary {
    /// Hash of the library.
    pub hash: String,
    /// Account ids of the publishers.
    pub publishers: Vec<String>,
    /// The library as base64 BOC.
    pub lib: String,
}

/// Additional data of a masterchain block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedMasterBlock {
    /// Shards of all workchains.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard_hashes: Option<Vec<ParsedShardHash>>,
    /// Earliest time of the shards, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_shard_gen_utime: Option<u32>,
    /// Latest time of the shards, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_shard_gen_utime: Option<u32>,
    /// Fees by shard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard_fees: Option<Vec<ParsedShardFees>>,
    /// Signatures of the previous block.
    pub prev_blk_signatures: Vec<ParsedBlockSignature>,
    /// Message that recovers created amounts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recover_create_msg: Option<ParsedInMsg>,
    /// Message that mints.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mint_msg: Option<ParsedInMsg>,
    /// Account id of the configuration contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config_addr: Option<String>,
    /// Parameters with a known layout, `p<number>`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<BTreeMap<String, Json>>,
    /// All other parameters, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unknown_config: Option<Vec<ParsedUnknownParam>>,
}

/// Additional data of a masterchain state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedMasterState {
    /// Shards of all workchains.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard_hashes: Option<Vec<ParsedShardHash>>,
    /// Earliest time of the shards, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_shard_gen_utime: Option<u32>,
    /// Latest time of the shards, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_shard_gen_utime: Option<u32>,
    /// Account id of the configuration contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config_addr: Option<String>,
    /// Parameters with a known layout, `p<number>`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<BTreeMap<String, Json>>,
    /// All other parameters, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unknown_config: Option<Vec<ParsedUnknownParam>>,
    /// Short hash of the validator list, a number of 32 bits.
    pub validator_list_hash_short: u32,
    /// Sequence number of the catchain.
    pub catchain_seqno: u32,
    /// Whether the catchain number changed.
    pub nx_cc_updated: bool,
    /// Whether the state follows a key block.
    pub after_key_block: bool,
    /// Last key block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_key_block: Option<ParsedBlockRef>,
    /// Blocks by validator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_create_stats: Option<Vec<ParsedCreatorStats>>,
    /// Balance of the network in nano units, `0x…`.
    pub global_balance: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub global_balance_other: Option<Vec<ParsedCurrency>>,
    /// Rewards for authors of code.
    pub state_copyleft_rewards: Vec<ParsedCopyleftReward>,
}

/// A parsed message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedMessage {
    /// Version of the object format, 8.
    pub json_version: u8,
    /// Hash of the message.
    pub id: String,
    /// The whole object as base64 BOC.
    pub boc: String,
    /// State of the message, 5.
    pub status: u8,
    /// Name of the state, `finalized`.
    pub status_name: String,
    /// Split depth of a large contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split_depth: Option<u8>,
    /// Whether a special contract runs at the start of each block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tick: Option<bool>,
    /// Whether a special contract runs at the end of each block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tock: Option<bool>,
    /// Contract code as base64 BOC; absent if a proof omits it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Hash of the code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code_hash: Option<String>,
    /// Contract data as base64 BOC; absent if a proof omits it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// Hash of the data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_hash: Option<String>,
    /// Library dictionary as base64 BOC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub library: Option<String>,
    /// Hash of the library dictionary.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub library_hash: Option<String>,
    /// Body as base64 BOC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Hash of the body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body_hash: Option<String>,
    /// Kind: 0 internal, 1 extIn, 2 extOut, 4 extOutV2.
    pub msg_type: u8,
    /// Name of the kind.
    pub msg_type_name: String,
    /// Source address; empty if there is none.
    pub src: String,
    /// Workchain of the source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub src_workchain_id: Option<i32>,
    /// Destination address; empty if there is none.
    pub dst: String,
    /// Workchain of the destination.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dst_workchain_id: Option<i32>,
    /// Whether instant hypercube routing is disabled. Internal messages only, as are the next five
    /// fields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ihr_disabled: Option<bool>,
    /// Fee for instant hypercube routing in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ihr_fee: Option<String>,
    /// Forwarding fee in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fwd_fee: Option<String>,
    /// Whether the value is returned if the message fails.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce: Option<bool>,
    /// Whether this is a bounced message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounced: Option<bool>,
    /// Value in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value_other: Option<Vec<ParsedCurrency>>,
    /// Import fee of an external inbound message in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub import_fee: Option<String>,
    /// Logical time of creation; messages from a contract only, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub created_lt: Option<String>,
    /// Time of creation, Unix time in s; messages from a contract only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub created_at: Option<u32>,
    /// Dapp ID of the source of an external outbound message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub src_dapp_id: Option<String>,
}

/// A message in transit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedMsgEnvelope {
    /// Hash of the message.
    pub msg_id: String,
    /// Current position: number of leading address bits (0 to 96) that are those of the source, or
    /// workchain and prefix.
    pub cur_addr: String,
    /// Next position, in the same form.
    pub next_addr: String,
    /// Remaining forwarding fee in nano units, `0x…`.
    pub fwd_fee_remaining: String,
    /// Logical time at which a deferred message left its queue, on TON, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emitted_lt: Option<String>,
    /// Number of messages between this one and the first of its chain, on TON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Account that sent the first message of the chain, on TON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiator: Option<String>,
    /// Logical time of the transaction of the first message, on TON, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiator_lt: Option<String>,
}

/// An outgoing message of a block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedOutMsg {
    /// Hash of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_id: Option<String>,
    /// The message on its way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_msg: Option<ParsedMsgEnvelope>,
    /// Hash of the transaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transaction_id: Option<String>,
    /// How it was imported again into the shard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reimport: Option<ParsedInMsg>,
    /// How it was imported into the shard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<ParsedInMsg>,
    /// Hash of the envelope.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_env_hash: Option<String>,
    /// Workchain it was routed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_workchain: Option<i32>,
    /// Prefix it was routed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_addr_pfx: Option<String>,
    /// Logical time of the block that imported it, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub import_block_lt: Option<String>,
    /// Kind: 0 external, 1 immediately, 2 outMsgNew, 3 transit, 4 dequeueImmediately, 5 dequeue, 6
    /// transitRequeued, 7 dequeueShort, 8 deferred, 9 deferredTransit; the last two on TON.
    pub msg_type: u8,
    /// Name of the kind.
    pub msg_type_name: String,
}

/// How far the messages of a shard have been processed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedProcessedUpTo {
    /// Prefix with its end marker, 16 hex digits.
    pub shard: String,
    /// Number of the masterchain block.
    pub mc_seqno: u32,
    /// Logical time of the last message, `0x…`.
    pub last_msg_lt: String,
    /// Hash of the last message.
    pub last_msg_hash: String,
}

/// Outbound message queue.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedQueueInfo {
    /// The messages.
    pub out_queue: Vec<ParsedQueuedMessage>,
    /// Processing progress by shard.
    pub proc_info: Vec<ParsedProcessedUpTo>,
    /// Messages received by instant hypercube routing.
    pub ihr_pending: Vec<ParsedIhrPending>,
}

/// A message in the outbound queue of a shard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedQueuedMessage {
    /// Hash of the message.
    pub msg_id: String,
    /// Current position: number of leading address bits (0 to 96) that are those of the source, or
    /// workchain and prefix.
    pub cur_addr: String,
    /// Next position, in the same form.
    pub next_addr: String,
    /// Remaining forwarding fee in nano units, `0x…`.
    pub fwd_fee_remaining: String,
    /// Workchain of the destination.
    pub dest_workchain: i32,
    /// Prefix of the destination.
    pub dest_addr_prefix: String,
    /// Logical time at which it was enqueued, `0x…`.
    pub enqueued_lt: String,
}

/// State of a shard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedShardDescription {
    /// Number of the last block.
    pub seq_no: u32,
    /// Number of the masterchain block that registered it.
    pub reg_mc_seqno: u32,
    /// Logical time of the start of the block, `0x…`.
    pub start_lt: String,
    /// Logical time of the end of the block, `0x…`.
    pub end_lt: String,
    /// Hash of the block.
    pub root_hash: String,
    /// File hash of the block.
    pub file_hash: String,
    /// Whether the shard splits after this block.
    pub before_split: bool,
    /// Whether the shard merges after this block.
    pub before_merge: bool,
    /// Whether the shard wants to split.
    pub want_split: bool,
    /// Whether the shard wants to merge.
    pub want_merge: bool,
    /// Whether the catchain number changed.
    pub nx_cc_updated: bool,
    /// Time of the block, Unix time in s.
    pub gen_utime: u32,
    /// Sequence number of the next catchain.
    pub next_catchain_seqno: u32,
    /// Shard of the next validators.
    pub next_validator_shard: String,
    /// Lowest number of a referenced masterchain block.
    pub min_ref_mc_seqno: u32,
    /// Flags of the shard, as bits.
    pub flags: u8,
    /// Fees collected in nano units, `0x…`.
    pub fees_collected: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fees_collected_other: Option<Vec<ParsedCurrency>>,
    /// Amount created in nano units, `0x…`.
    pub funds_created: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub funds_created_other: Option<Vec<ParsedCurrency>>,
    /// Rewards for authors of code.
    pub copyleft_rewards: Vec<ParsedCopyleftReward>,
    /// Time of the scheduled split, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split_utime: Option<u32>,
    /// Time window of the split, in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split_interval: Option<u32>,
    /// Time of the scheduled merge, Unix time in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merge_utime: Option<u32>,
    /// Time window of the merge, in s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merge_interval: Option<u32>,
}

/// Fees of a shard in a masterchain block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedShardFees {
    /// Workchain.
    pub workchain_id: i32,
    /// Prefix with its end marker, 16 hex digits.
    pub shard: String,
    /// Fees in nano units, `0x…`.
    pub fees: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fees_other: Option<Vec<ParsedCurrency>>,
    /// Amount created in nano units, `0x…`.
    pub create: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub create_other: Option<Vec<ParsedCurrency>>,
}

/// A shard referenced by a masterchain block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedShardHash {
    /// Workchain.
    pub workchain_id: i32,
    /// Prefix with its end marker, 16 hex digits.
    pub shard: String,
    /// State of the shard.
    pub descr: ParsedShardDescription,
}

/// A parsed shard state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedShardState {
    /// Version of the object format, 8.
    pub json_version: u8,
    /// The id given in the request.
    pub id: String,
    /// Hash of the state.
    pub root_hash: String,
    /// Hash of the serialized state.
    pub file_hash: String,
    /// Workchain given in the request.
    pub workchain_id: i32,
    /// The whole state as base64 BOC.
    pub boc: String,
    /// Id of the network.
    pub global_id: i32,
    /// Prefix with its end marker, 16 hex digits.
    pub shard: String,
    /// Number of the block.
    pub seq_no: u32,
    /// Number of hard forks so far (vertical number).
    pub vert_seq_no: u32,
    /// Time of the state, Unix time in s.
    pub gen_utime: u32,
    /// Logical time, `0x…`.
    pub gen_lt: String,
    /// Lowest number of a referenced masterchain block.
    pub min_ref_mc_seqno: u32,
    /// Whether a split follows.
    pub before_split: bool,
    /// Overload in the latest blocks, one bit per block, `0x…`.
    pub overload_history: String,
    /// Underload in the latest blocks, one bit per block, `0x…`.
    pub underload_history: String,
    /// Balance of all accounts in nano units, `0x…`.
    pub total_balance: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_balance_other: Option<Vec<ParsedCurrency>>,
    /// Fees for validators in nano units, `0x…`.
    pub total_validator_fees: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_validator_fees_other: Option<Vec<ParsedCurrency>>,
    /// Referenced masterchain block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub master_ref: Option<ParsedBlockRef>,
    /// Masterchain states only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub master: Option<ParsedMasterState>,
    /// Accounts, except those under another Dapp ID.
    pub accounts: Vec<ParsedAccount>,
    /// Public libraries.
    pub libraries: Vec<ParsedLibrary>,
    /// Outbound message queue.
    pub out_msg_queue_info: ParsedQueueInfo,
}

/// Storage phase of a transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedStoragePhase {
    /// Storage fees paid in nano units, `0x…`.
    pub storage_fees_collected: String,
    /// Storage debt in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub storage_fees_due: Option<String>,
    /// Change of account status: 0 unchanged, 1 frozen, 2 deleted.
    pub status_change: u8,
    /// Name of the change.
    pub status_change_name: String,
}

/// A parsed transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedTransaction {
    /// Version of the object format, 8.
    pub json_version: u8,
    /// Hash of the transaction.
    pub id: String,
    /// The whole object as base64 BOC.
    pub boc: String,
    /// State of the transaction, 3.
    pub status: u8,
    /// Name of the state, `finalized`.
    pub status_name: String,
    /// Kind: 0 ordinary, 1 storage, 2 tick, 3 tock, 4 to 7 splits and merges.
    pub tr_type: u8,
    /// Name of the kind.
    pub tr_type_name: String,
    /// Length of the shard prefix, in bits. Splits and merges only, as are the next three fields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cur_shard_pfx_len: Option<u8>,
    /// Split depth of the account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acc_split_depth: Option<u8>,
    /// Account id of this half.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub this_addr: Option<String>,
    /// Account id of the other half.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sibling_addr: Option<String>,
    /// Hash of the transaction that prepared this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prepare_transaction: Option<String>,
    /// Whether the split was installed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub installed: Option<bool>,
    /// Storage phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub storage: Option<ParsedStoragePhase>,
    /// Credit phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credit: Option<ParsedCreditPhase>,
    /// Compute phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compute: Option<ParsedComputePhase>,
    /// Action phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<ParsedActionPhase>,
    /// Bounce phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce: Option<ParsedBouncePhase>,
    /// Whether the value was credited before storage was paid for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credit_first: Option<bool>,
    /// Whether the transaction was aborted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aborted: Option<bool>,
    /// Whether the account was deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub destroyed: Option<bool>,
    /// Logical time, `0x…`.
    pub lt: String,
    /// Hash of the previous transaction of the account.
    pub prev_trans_hash: String,
    /// Logical time of the previous transaction of the account, `0x…`.
    pub prev_trans_lt: String,
    /// Time of the transaction, Unix time in s.
    pub now: u32,
    /// Number of outbound messages.
    pub outmsg_cnt: u16,
    /// Account status before: 0 Uninit, 1 Active, 2 Frozen, 3 `NonExist`.
    pub orig_status: u8,
    /// Name of the status before.
    pub orig_status_name: String,
    /// Account status after: 0 Uninit, 1 Active, 2 Frozen, 3 `NonExist`.
    pub end_status: u8,
    /// Name of the status after.
    pub end_status_name: String,
    /// Fees in nano units, `0x…`.
    pub total_fees: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_fees_other: Option<Vec<ParsedCurrency>>,
    /// Hash of the inbound message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_msg: Option<String>,
    /// Fee for an external inbound message in nano units, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ext_in_msg_fee: Option<String>,
    /// Hashes of the outbound messages.
    pub out_msgs: Vec<String>,
    /// Address of the account, if a message contains it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_addr: Option<String>,
    /// Account id, if no message contains the address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_id: Option<String>,
    /// Workchain of the account, if a message contains it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workchain_id: Option<i32>,
    /// Change of the balance in nano units, `0x…`; negative changes begin with `-`.
    pub balance_delta: String,
    /// Changes of extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance_delta_other: Option<Vec<ParsedCurrency>>,
    /// Hash of the account before.
    pub old_hash: String,
    /// Hash of the account after.
    pub new_hash: String,
}

/// A configuration parameter with an unknown layout.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedUnknownParam {
    /// Number of the parameter.
    pub number: u32,
    /// Content of the parameter as base64 BOC.
    pub boc: String,
}

/// Value flow of a block, in nano units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParsedValueFlow {
    /// Imported, `0x…`.
    pub imported: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported_other: Option<Vec<ParsedCurrency>>,
    /// Exported, `0x…`.
    pub exported: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exported_other: Option<Vec<ParsedCurrency>>,
    /// Fees collected, `0x…`.
    pub fees_collected: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fees_collected_other: Option<Vec<ParsedCurrency>>,
    /// Burnt, on TON, `0x…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub burned: Option<String>,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub burned_other: Option<Vec<ParsedCurrency>>,
    /// Fees imported, `0x…`.
    pub fees_imported: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fees_imported_other: Option<Vec<ParsedCurrency>>,
    /// Recovered, `0x…`.
    pub recovered: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovered_other: Option<Vec<ParsedCurrency>>,
    /// Created, `0x…`.
    pub created: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub created_other: Option<Vec<ParsedCurrency>>,
    /// Minted, `0x…`.
    pub minted: String,
    /// Extra currencies, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minted_other: Option<Vec<ParsedCurrency>>,
    /// Rewards for authors of code.
    pub copyleft_rewards: Vec<ParsedCopyleftReward>,
}

/// A cached BOC.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfBocCacheGet {
    /// The BOC in base64; null if it is not in the cache.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc: Option<String>,
}

impl ResultOfBocCacheGet {
    /// The BOC in base64; null if it is not in the cache.
    #[must_use]
    pub fn boc(mut self, boc: impl Into<String>) -> Self {
        self.boc = Some(boc.into());
        self
    }
}

/// A reference to a cached BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfBocCacheSet {
    /// `*` and the hash of the root cell.
    pub boc_ref: String,
}

impl ResultOfBocCacheSet {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc_ref: impl Into<String>) -> Self {
        Self {
            boc_ref: boc_ref.into(),
        }
    }
}

/// Parts of a state init.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
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
    /// Whether the contract runs at the start of each block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tick: Option<bool>,
    /// Whether the contract runs at the end of each block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tock: Option<bool>,
    /// Split depth of a large contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split_depth: Option<u32>,
    /// Compiler version stored in the code; null if it cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compiler_version: Option<String>,
}

impl ResultOfDecodeStateInit {
    /// Contract code as BOC or reference.
    #[must_use]
    pub fn code(mut self, code: impl Into<String>) -> Self {
        self.code = Some(code.into());
        self
    }

    /// Hash of the code.
    #[must_use]
    pub fn code_hash(mut self, code_hash: impl Into<String>) -> Self {
        self.code_hash = Some(code_hash.into());
        self
    }

    /// Depth of the code.
    #[must_use]
    pub fn code_depth(mut self, code_depth: u32) -> Self {
        self.code_depth = Some(code_depth);
        self
    }

    /// Contract data as BOC or reference.
    #[must_use]
    pub fn data(mut self, data: impl Into<String>) -> Self {
        self.data = Some(data.into());
        self
    }

    /// Hash of the data.
    #[must_use]
    pub fn data_hash(mut self, data_hash: impl Into<String>) -> Self {
        self.data_hash = Some(data_hash.into());
        self
    }

    /// Depth of the data.
    #[must_use]
    pub fn data_depth(mut self, data_depth: u32) -> Self {
        self.data_depth = Some(data_depth);
        self
    }

    /// Library dictionary as BOC or reference.
    #[must_use]
    pub fn library(mut self, library: impl Into<String>) -> Self {
        self.library = Some(library.into());
        self
    }

    /// Whether the contract runs at the start of each block.
    #[must_use]
    pub fn tick(mut self, tick: bool) -> Self {
        self.tick = Some(tick);
        self
    }

    /// Whether the contract runs at the end of each block.
    #[must_use]
    pub fn tock(mut self, tock: bool) -> Self {
        self.tock = Some(tock);
        self
    }

    /// Split depth of a large contract.
    #[must_use]
    pub fn split_depth(mut self, split_depth: u32) -> Self {
        self.split_depth = Some(split_depth);
        self
    }

    /// Compiler version stored in the code; null if it cannot be read.
    #[must_use]
    pub fn compiler_version(mut self, compiler_version: impl Into<String>) -> Self {
        self.compiler_version = Some(compiler_version.into());
        self
    }
}

/// Parts of a contract image.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfDecodeTvc {
    /// The parts.
    pub tvc: Tvc,
}

impl ResultOfDecodeTvc {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(tvc: Tvc) -> Self {
        Self { tvc }
    }
}

/// A built cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncodeBoc {
    /// The cell as BOC or reference.
    pub boc: String,
}

impl ResultOfEncodeBoc {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc: impl Into<String>) -> Self {
        Self { boc: boc.into() }
    }
}

/// A message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncodeExternalInMessage {
    /// The message as BOC or reference.
    pub message: String,
    /// Hash of the root cell.
    pub message_id: String,
}

impl ResultOfEncodeExternalInMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(message: impl Into<String>, message_id: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            message_id: message_id.into(),
        }
    }
}

/// A state init.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncodeStateInit {
    /// The state init as BOC or reference.
    pub state_init: String,
}

impl ResultOfEncodeStateInit {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(state_init: impl Into<String>) -> Self {
        Self {
            state_init: state_init.into(),
        }
    }
}

/// Blockchain configuration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetBlockchainConfig {
    /// The configuration, always base64.
    pub config_boc: String,
}

impl ResultOfGetBlockchainConfig {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(config_boc: impl Into<String>) -> Self {
        Self {
            config_boc: config_boc.into(),
        }
    }
}

/// Depth of a BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetBocDepth {
    /// Number of references on the longest path from the root cell; 0 for a single cell.
    pub depth: u32,
}

impl ResultOfGetBocDepth {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(depth: u32) -> Self {
        Self { depth }
    }
}

/// Hash of a BOC.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetBocHash {
    /// Hash of the root cell, 64 lower-case hex characters.
    pub hash: String,
}

impl ResultOfGetBocHash {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(hash: impl Into<String>) -> Self {
        Self { hash: hash.into() }
    }
}

/// Contract code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetCodeFromTvc {
    /// The code, always base64.
    pub code: String,
}

impl ResultOfGetCodeFromTvc {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(code: impl Into<String>) -> Self {
        Self { code: code.into() }
    }
}

/// Salt of contract code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetCodeSalt {
    /// The salt as BOC or reference; null if the code has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
}

impl ResultOfGetCodeSalt {
    /// The salt as BOC or reference; null if the code has none.
    #[must_use]
    pub fn salt(mut self, salt: impl Into<String>) -> Self {
        self.salt = Some(salt.into());
        self
    }
}

/// Compiler of contract code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetCompilerVersion {
    /// Compiler version such as `sol 0.76.1`; null if the code has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
}

impl ResultOfGetCompilerVersion {
    /// Compiler version such as `sol 0.76.1`; null if the code has none.
    #[must_use]
    pub fn version(mut self, version: impl Into<String>) -> Self {
        self.version = Some(version.into());
        self
    }
}

/// A parsed object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfParse {
    /// JSON object; amounts, logical times and other 64-bit values are `0x…` text.
    pub parsed: Json,
}

impl ResultOfParse {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(parsed: impl Into<Json>) -> Self {
        Self {
            parsed: parsed.into(),
        }
    }
}

/// Contract code with its salt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSetCodeSalt {
    /// The code as BOC or reference.
    pub code: String,
}

impl ResultOfSetCodeSalt {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(code: impl Into<String>) -> Self {
        Self { code: code.into() }
    }
}

/// A contract image.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum Tvc {
    /// Version 1.
    #[non_exhaustive]
    V1 {
        /// The content of the image.
        value: TvcV1,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl Tvc {
    /// Version 1.
    #[must_use]
    pub fn v1(value: TvcV1) -> Self {
        Self::V1 { value }
    }
}

impl<'de> Deserialize<'de> for Tvc {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "V1" => Self::V1 {
                value: fields.take("value")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Content of a contract image with a tag.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TvcV1 {
    /// Contract code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Free text about the contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

impl TvcV1 {
    /// Contract code.
    #[must_use]
    pub fn code(mut self, code: impl Into<String>) -> Self {
        self.code = Some(code.into());
        self
    }

    /// Free text about the contract.
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }
}

/// Codes of the errors of module `boc`.
pub mod error_code {
    /// A BOC cannot be decoded, is of another type or lacks a required part, or text with `*` is
    /// not followed by a hash.
    pub const INVALID_BOC: i64 = 201;
    /// An object cannot be serialized or converted.
    pub const SERIALIZATION_ERROR: i64 = 202;
    /// A block or state does not contain a blockchain configuration.
    pub const INAPPROPRIATE_BLOCK: i64 = 203;
    /// Cannot occur: no function takes a parsed object, so none can lack its `boc` field.
    pub const MISSING_SOURCE_BOC: i64 = 204;
    /// A BOC does not fit into the cache; `data` has `max_cache_size` and `boc_size` in bytes, and
    /// `limit`, the setting (**Extension**).
    pub const INSUFFICIENT_CACHE_SIZE: i64 = 205;
    /// A referenced BOC is not in the cache; `data` has `boc_ref`.
    pub const BOC_REF_NOT_FOUND: i64 = 206;
    /// Text is not a reference to a cached BOC; `data` has `boc_ref`.
    pub const INVALID_BOC_REF: i64 = 207;
}

/// Functions of the module `boc`.
///
/// Bags of cells: parse, build and cache them.
#[derive(Clone, Copy, Debug)]
pub struct BocModule<'a> {
    client: &'a crate::Client,
}

impl<'a> BocModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Decodes a contract image.
    ///
    /// Decodes images that begin with the tag a2f0b81c; use `decode_state_init` for a bare state
    /// init.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`).
    pub fn decode_tvc(&self, params: &ParamsOfDecodeTvc) -> binding::Call<ResultOfDecodeTvc> {
        binding::call(self.client, "boc.decode_tvc", params)
    }

    /// Parses a message.
    ///
    /// `parsed` has the form `ParsedMessage`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`).
    pub fn parse_message(&self, params: &ParamsOfParse) -> binding::Call<ResultOfParse> {
        binding::call(self.client, "boc.parse_message", params)
    }

    /// Parses a transaction.
    ///
    /// `parsed` has the form `ParsedTransaction`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`).
    pub fn parse_transaction(&self, params: &ParamsOfParse) -> binding::Call<ResultOfParse> {
        binding::call(self.client, "boc.parse_transaction", params)
    }

    /// Parses an account.
    ///
    /// Also accepts an account inside a Merkle proof. A BOC does not contain the Dapp ID: `dapp_id`
    /// is always `None`. An account that does not exist is error 202. `parsed` has the form
    /// `ParsedAccount`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`).
    pub fn parse_account(&self, params: &ParamsOfParse) -> binding::Call<ResultOfParse> {
        binding::call(self.client, "boc.parse_account", params)
    }

    /// Parses a block.
    ///
    /// `parsed` has the form `ParsedBlock`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`).
    pub fn parse_block(&self, params: &ParamsOfParse) -> binding::Call<ResultOfParse> {
        binding::call(self.client, "boc.parse_block", params)
    }

    /// Parses a shard state.
    ///
    /// `parsed` has the form `ParsedShardState`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`).
    pub fn parse_shardstate(
        &self,
        params: &ParamsOfParseShardstate,
    ) -> binding::Call<ResultOfParse> {
        binding::call(self.client, "boc.parse_shardstate", params)
    }

    /// Extracts the blockchain configuration from a key block or zero state.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`),
    /// 203 (`InappropriateBlock`).
    pub fn get_blockchain_config(
        &self,
        params: &ParamsOfGetBlockchainConfig,
    ) -> binding::Call<ResultOfGetBlockchainConfig> {
        binding::call(self.client, "boc.get_blockchain_config", params)
    }

    /// Returns the hash of the root cell of a BOC.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`).
    pub fn get_boc_hash(&self, params: &ParamsOfGetBocHash) -> binding::Call<ResultOfGetBocHash> {
        binding::call(self.client, "boc.get_boc_hash", params)
    }

    /// Returns the depth of the root cell of a BOC.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`).
    pub fn get_boc_depth(
        &self,
        params: &ParamsOfGetBocDepth,
    ) -> binding::Call<ResultOfGetBocDepth> {
        binding::call(self.client, "boc.get_boc_depth", params)
    }

    /// Extracts the code from a contract image or state init.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`).
    pub fn get_code_from_tvc(
        &self,
        params: &ParamsOfGetCodeFromTvc,
    ) -> binding::Call<ResultOfGetCodeFromTvc> {
        binding::call(self.client, "boc.get_code_from_tvc", params)
    }

    /// Returns a cached BOC.
    ///
    /// # Errors
    ///
    /// Fails with the codes 207 (`InvalidBocRef`), 202 (`SerializationError`).
    pub fn cache_get(&self, params: &ParamsOfBocCacheGet) -> binding::Call<ResultOfBocCacheGet> {
        binding::call(self.client, "boc.cache_get", params)
    }

    /// Stores a BOC in the cache.
    ///
    /// Pass the reference to any function of this context in place of a BOC.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 205
    /// (`InsufficientCacheSize`).
    pub fn cache_set(&self, params: &ParamsOfBocCacheSet) -> binding::Call<ResultOfBocCacheSet> {
        binding::call(self.client, "boc.cache_set", params)
    }

    /// Removes one pin of a cached BOC.
    ///
    /// A BOC is dropped once each of its pins has been removed as often as it was set. Unknown pins
    /// and references are ignored.
    ///
    /// # Errors
    ///
    /// Fails with the codes 207 (`InvalidBocRef`).
    pub fn cache_unpin(&self, params: &ParamsOfBocCacheUnpin) -> binding::Call<()> {
        binding::call(self.client, "boc.cache_unpin", params)
    }

    /// Builds a cell tree.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`),
    /// 205 (`InsufficientCacheSize`), 4 (`InvalidAddress`).
    pub fn encode_boc(&self, params: &ParamsOfEncodeBoc) -> binding::Call<ResultOfEncodeBoc> {
        binding::call(self.client, "boc.encode_boc", params)
    }

    /// Returns the salt of contract code.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`),
    /// 205 (`InsufficientCacheSize`).
    pub fn get_code_salt(
        &self,
        params: &ParamsOfGetCodeSalt,
    ) -> binding::Call<ResultOfGetCodeSalt> {
        binding::call(self.client, "boc.get_code_salt", params)
    }

    /// Sets the salt of contract code.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`),
    /// 205 (`InsufficientCacheSize`).
    pub fn set_code_salt(
        &self,
        params: &ParamsOfSetCodeSalt,
    ) -> binding::Call<ResultOfSetCodeSalt> {
        binding::call(self.client, "boc.set_code_salt", params)
    }

    /// Splits a state init into its parts.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`),
    /// 205 (`InsufficientCacheSize`).
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
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`),
    /// 205 (`InsufficientCacheSize`).
    pub fn encode_state_init(
        &self,
        params: &ParamsOfEncodeStateInit,
    ) -> binding::Call<ResultOfEncodeStateInit> {
        binding::call(self.client, "boc.encode_state_init", params)
    }

    /// Builds an external inbound message from its parts.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`),
    /// 205 (`InsufficientCacheSize`), 4 (`InvalidAddress`).
    pub fn encode_external_in_message(
        &self,
        params: &ParamsOfEncodeExternalInMessage,
    ) -> binding::Call<ResultOfEncodeExternalInMessage> {
        binding::call(self.client, "boc.encode_external_in_message", params)
    }

    /// Returns the compiler version stored in contract code.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`).
    pub fn get_compiler_version(
        &self,
        params: &ParamsOfGetCompilerVersion,
    ) -> binding::Call<ResultOfGetCompilerVersion> {
        binding::call(self.client, "boc.get_compiler_version", params)
    }
}
