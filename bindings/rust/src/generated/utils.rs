//! Addresses, storage fees and compression.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers of the errors of module utils.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum UtilsErrorCode {
    /// Compression or decompression failed, or the level is out of range.
    CompressionError,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl UtilsErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::CompressionError => 701,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for UtilsErrorCode {
    fn from(value: i64) -> Self {
        match value {
            701 => Self::CompressionError,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for UtilsErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for UtilsErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// Form in which an address is written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AccountAddressType {
    /// 64 hex digits.
    AccountId,
    /// Hex with workchain, also anycast and variable addresses.
    Hex,
    /// 48 characters with a valid checksum.
    Base64,
    /// `<dapp_id>::<account_id>`, both 64 hex digits.
    Extended,
    /// A constant that this version does not know.
    Unknown(String),
}

impl AccountAddressType {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::AccountId => "AccountId",
            Self::Hex => "Hex",
            Self::Base64 => "Base64",
            Self::Extended => "Extended",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for AccountAddressType {
    fn from(value: String) -> Self {
        match value.as_str() {
            "AccountId" => Self::AccountId,
            "Hex" => Self::Hex,
            "Base64" => Self::Base64,
            "Extended" => Self::Extended,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for AccountAddressType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AccountAddressType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Form of an address text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum AddressStringFormat {
    /// 64 hex digits; the workchain is lost.
    AccountId,
    /// `<workchain>:<64 hex digits>`.
    Hex,
    /// 48 characters with a checksum; for standard addresses only.
    #[non_exhaustive]
    Base64 {
        /// Use the URL-safe alphabet: `-` and `_` instead of `+` and `/`.
        url: bool,
        /// For test networks.
        test: bool,
        /// Bounceable.
        bounce: bool,
    },
    /// `<dapp_id>::<account_id>`.
    #[non_exhaustive]
    Extended {
        /// 64 hex digits without prefix. Default: taken from the input, which must then be in the
        /// extended form.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dapp_id: Option<String>,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl AddressStringFormat {
    /// 48 characters with a checksum; for standard addresses only.
    #[must_use]
    pub fn base64(url: bool, test: bool, bounce: bool) -> Self {
        Self::Base64 { url, test, bounce }
    }

    /// `<dapp_id>::<account_id>`.
    #[must_use]
    pub fn extended() -> Self {
        Self::Extended { dapp_id: None }
    }

    /// 64 hex digits without prefix. Default: taken from the input, which must then be in the
    /// extended form. Of `Extended`; others have none and stay as they are.
    #[must_use]
    pub fn with_dapp_id(mut self, value: impl Into<String>) -> Self {
        match &mut self {
            Self::Extended { dapp_id, .. } => *dapp_id = Some(value.into()),
            _ => {}
        }
        self
    }
}

impl<'de> Deserialize<'de> for AddressStringFormat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "AccountId" => Self::AccountId,
            "Hex" => Self::Hex,
            "Base64" => Self::Base64 {
                url: fields.take("url")?,
                test: fields.take("test")?,
                bounce: fields.take("bounce")?,
            },
            "Extended" => Self::Extended {
                dapp_id: fields.take("dapp_id")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// An account and a period.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCalcStorageFee {
    /// The account.
    pub account: String,
    /// Length of the period, in s; it begins at `last_paid` of the account.
    pub period: u32,
}

impl ParamsOfCalcStorageFee {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account: impl Into<String>, period: u32) -> Self {
        Self {
            account: account.into(),
            period,
        }
    }
}

/// Data to compress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCompressZstd {
    /// The data.
    pub uncompressed: String,
    /// Compression level, 1 (fast) to 21 (small). Default: `3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<i32>,
}

impl ParamsOfCompressZstd {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(uncompressed: impl Into<String>) -> Self {
        Self {
            uncompressed: uncompressed.into(),
            level: None,
        }
    }

    /// Compression level, 1 (fast) to 21 (small). Default: `3`.
    #[must_use]
    pub fn level(mut self, level: i32) -> Self {
        self.level = Some(level);
        self
    }
}

/// An address and its target form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfConvertAddress {
    /// Account id, hex with workchain, base64 or `<dapp_id>::<account_id>`.
    pub address: String,
    /// Form of the result.
    pub output_format: AddressStringFormat,
}

impl ParamsOfConvertAddress {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(address: impl Into<String>, output_format: AddressStringFormat) -> Self {
        Self {
            address: address.into(),
            output_format,
        }
    }
}

/// Data to decompress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDecompressZstd {
    /// The data, one or more Zstandard frames.
    pub compressed: String,
}

impl ParamsOfDecompressZstd {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(compressed: impl Into<String>) -> Self {
        Self {
            compressed: compressed.into(),
        }
    }
}

/// An address.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetAddressType {
    /// Address in any form.
    pub address: String,
}

impl ParamsOfGetAddressType {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(address: impl Into<String>) -> Self {
        Self {
            address: address.into(),
        }
    }
}

/// A storage fee.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfCalcStorageFee {
    /// The fee, in nano units, rounded up.
    pub fee: String,
}

impl ResultOfCalcStorageFee {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(fee: impl Into<String>) -> Self {
        Self { fee: fee.into() }
    }
}

/// Compressed data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfCompressZstd {
    /// The data, one Zstandard frame.
    pub compressed: String,
}

impl ResultOfCompressZstd {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(compressed: impl Into<String>) -> Self {
        Self {
            compressed: compressed.into(),
        }
    }
}

/// The converted address.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfConvertAddress {
    /// Address in the requested form.
    pub address: String,
}

impl ResultOfConvertAddress {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(address: impl Into<String>) -> Self {
        Self {
            address: address.into(),
        }
    }
}

/// Decompressed data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfDecompressZstd {
    /// The data, at most 48 MiB.
    pub decompressed: String,
}

impl ResultOfDecompressZstd {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(decompressed: impl Into<String>) -> Self {
        Self {
            decompressed: decompressed.into(),
        }
    }
}

/// Form of an address.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetAddressType {
    /// The form.
    pub address_type: AccountAddressType,
}

impl ResultOfGetAddressType {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(address_type: AccountAddressType) -> Self {
        Self { address_type }
    }
}

/// Codes of the errors of module `utils`.
pub mod error_code {
    /// Compression or decompression failed, or the level is out of range.
    pub const COMPRESSION_ERROR: i64 = 701;
}

/// Functions of the module `utils`.
///
/// Addresses, storage fees and compression.
#[derive(Clone, Copy, Debug)]
pub struct UtilsModule<'a> {
    client: &'a crate::Client,
}

impl<'a> UtilsModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Converts an address between textual forms.
    ///
    /// # Errors
    ///
    /// Fails with the codes 4 (`InvalidAddress`).
    pub fn convert_address(
        &self,
        params: &ParamsOfConvertAddress,
    ) -> binding::Call<ResultOfConvertAddress> {
        binding::call(self.client, "utils.convert_address", params)
    }

    /// Detects the form of an address.
    ///
    /// # Errors
    ///
    /// Fails with the codes 4 (`InvalidAddress`).
    pub fn get_address_type(
        &self,
        params: &ParamsOfGetAddressType,
    ) -> binding::Call<ResultOfGetAddressType> {
        binding::call(self.client, "utils.get_address_type", params)
    }

    /// Calculates the storage fee of an account over a period.
    ///
    /// Uses the prices of the built-in blockchain configuration. The size is the one stored in the
    /// account, with which nodes calculate; the cells are not counted. An account that does not
    /// exist or was never paid for (`last_paid` 0) is error 412.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 402
    /// (`CanNotReadBlockchainConfig`), 412 (`InvalidAccountBoc`).
    pub fn calc_storage_fee(
        &self,
        params: &ParamsOfCalcStorageFee,
    ) -> binding::Call<ResultOfCalcStorageFee> {
        binding::call(self.client, "utils.calc_storage_fee", params)
    }

    /// Compresses data with Zstandard.
    ///
    /// # Errors
    ///
    /// Fails with the codes 701 (`CompressionError`).
    pub fn compress_zstd(
        &self,
        params: &ParamsOfCompressZstd,
    ) -> binding::Call<ResultOfCompressZstd> {
        binding::call(self.client, "utils.compress_zstd", params)
    }

    /// Decompresses Zstandard data.
    ///
    /// # Errors
    ///
    /// Fails with the codes 701 (`CompressionError`).
    pub fn decompress_zstd(
        &self,
        params: &ParamsOfDecompressZstd,
    ) -> binding::Call<ResultOfDecompressZstd> {
        binding::call(self.client, "utils.decompress_zstd", params)
    }
}
