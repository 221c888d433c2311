//! Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// Numbers of the errors of module crypto.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CryptoErrorCode {
    /// A public key is malformed or does not belong to the secret key.
    InvalidPublicKey,
    /// A secret key is malformed.
    InvalidSecretKey,
    /// Cannot occur: keys have the codes 100, 101 and 109.
    InvalidKey,
    /// The number to factorize is not hex, longer than 64 bits, 0, 1 or a prime.
    InvalidFactorizeChallenge,
    /// A number is not hex or longer than 8192 bits, the modulus is zero or the exponent negative.
    InvalidBigInt,
    /// The parameters of scrypt are out of range or require too much work.
    ScryptFailed,
    /// A key, nonce or signature of fixed size has a different size.
    InvalidKeySize,
    /// A secret box cannot be created or opened.
    NaclSecretBoxFailed,
    /// A box cannot be created or opened.
    NaclBoxFailed,
    /// An attached signature is invalid.
    NaclSignFailed,
    /// The entropy of a BIP-39 phrase has the wrong size.
    Bip39InvalidEntropy,
    /// A seed phrase fails verification before derivation.
    Bip39InvalidPhrase,
    /// A serialized or derived extended key is invalid.
    Bip32InvalidKey,
    /// A segment of a derivation path is not a number.
    Bip32InvalidDerivePath,
    /// Cannot occur: an unknown dictionary does not match the parameter type (23).
    Bip39InvalidDictionary,
    /// The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24.
    Bip39InvalidWordCount,
    /// No phrase of dictionary 0 was found in 5120 attempts.
    MnemonicGenerationFailed,
    /// Entropy does not produce a valid phrase of dictionary 0.
    MnemonicFromEntropyFailed,
    /// A signing box handle is unknown.
    SigningBoxNotRegistered,
    /// Cannot occur: signatures have the codes 109 and 112.
    InvalidSignature,
    /// An encryption box handle is unknown.
    EncryptionBoxNotRegistered,
    /// The initialization vector of AES is not 16 bytes.
    InvalidIvSize,
    /// An AES mode other than CBC is requested.
    UnsupportedCipherMode,
    /// Cannot occur: key and vector are checked before the cipher is created (109, 124).
    CannotCreateCipher,
    /// Cannot occur: data is padded to whole blocks before it is encrypted.
    EncryptDataError,
    /// The length of AES data to decrypt is not a multiple of 16 bytes.
    DecryptDataError,
    /// AES is requested without an initialization vector.
    IvRequired,
    /// A crypto box handle is unknown.
    CryptoBoxNotRegistered,
    /// Cannot occur: there is one type of crypto box.
    InvalidCryptoBoxType,
    /// Cannot occur: every secret that matches the parameter type can be serialized.
    CryptoBoxSecretSerializationError,
    /// The decrypted secret of a crypto box is invalid, most often because of a wrong password.
    CryptoBoxSecretDeserializationError,
    /// A ChaCha20 nonce is not 12 bytes.
    InvalidNonceSize,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl CryptoErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::InvalidPublicKey => 100,
            Self::InvalidSecretKey => 101,
            Self::InvalidKey => 102,
            Self::InvalidFactorizeChallenge => 106,
            Self::InvalidBigInt => 107,
            Self::ScryptFailed => 108,
            Self::InvalidKeySize => 109,
            Self::NaclSecretBoxFailed => 110,
            Self::NaclBoxFailed => 111,
            Self::NaclSignFailed => 112,
            Self::Bip39InvalidEntropy => 113,
            Self::Bip39InvalidPhrase => 114,
            Self::Bip32InvalidKey => 115,
            Self::Bip32InvalidDerivePath => 116,
            Self::Bip39InvalidDictionary => 117,
            Self::Bip39InvalidWordCount => 118,
            Self::MnemonicGenerationFailed => 119,
            Self::MnemonicFromEntropyFailed => 120,
            Self::SigningBoxNotRegistered => 121,
            Self::InvalidSignature => 122,
            Self::EncryptionBoxNotRegistered => 123,
            Self::InvalidIvSize => 124,
            Self::UnsupportedCipherMode => 125,
            Self::CannotCreateCipher => 126,
            Self::EncryptDataError => 127,
            Self::DecryptDataError => 128,
            Self::IvRequired => 129,
            Self::CryptoBoxNotRegistered => 130,
            Self::InvalidCryptoBoxType => 131,
            Self::CryptoBoxSecretSerializationError => 132,
            Self::CryptoBoxSecretDeserializationError => 133,
            Self::InvalidNonceSize => 134,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for CryptoErrorCode {
    fn from(value: i64) -> Self {
        match value {
            100 => Self::InvalidPublicKey,
            101 => Self::InvalidSecretKey,
            102 => Self::InvalidKey,
            106 => Self::InvalidFactorizeChallenge,
            107 => Self::InvalidBigInt,
            108 => Self::ScryptFailed,
            109 => Self::InvalidKeySize,
            110 => Self::NaclSecretBoxFailed,
            111 => Self::NaclBoxFailed,
            112 => Self::NaclSignFailed,
            113 => Self::Bip39InvalidEntropy,
            114 => Self::Bip39InvalidPhrase,
            115 => Self::Bip32InvalidKey,
            116 => Self::Bip32InvalidDerivePath,
            117 => Self::Bip39InvalidDictionary,
            118 => Self::Bip39InvalidWordCount,
            119 => Self::MnemonicGenerationFailed,
            120 => Self::MnemonicFromEntropyFailed,
            121 => Self::SigningBoxNotRegistered,
            122 => Self::InvalidSignature,
            123 => Self::EncryptionBoxNotRegistered,
            124 => Self::InvalidIvSize,
            125 => Self::UnsupportedCipherMode,
            126 => Self::CannotCreateCipher,
            127 => Self::EncryptDataError,
            128 => Self::DecryptDataError,
            129 => Self::IvRequired,
            130 => Self::CryptoBoxNotRegistered,
            131 => Self::InvalidCryptoBoxType,
            132 => Self::CryptoBoxSecretSerializationError,
            133 => Self::CryptoBoxSecretDeserializationError,
            134 => Self::InvalidNonceSize,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for CryptoErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CryptoErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// Description of an AES box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AesInfo {
    /// Mode, `CBC`.
    pub mode: CipherMode,
    /// Initialization vector.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iv: Option<String>,
}

impl AesInfo {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(mode: CipherMode) -> Self {
        Self { mode, iv: None }
    }

    /// Initialization vector.
    #[must_use]
    pub fn iv(mut self, iv: impl Into<String>) -> Self {
        self.iv = Some(iv.into());
        self
    }
}

/// Key of an AES box.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AesParamsEB {
    /// Mode, `CBC`.
    pub mode: CipherMode,
    /// Key of 16, 24 or 32 bytes, hex.
    pub key: String,
    /// Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iv: Option<String>,
}

impl AesParamsEB {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(mode: CipherMode, key: impl Into<String>) -> Self {
        Self {
            mode,
            key: key.into(),
            iv: None,
        }
    }

    /// Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129).
    #[must_use]
    pub fn iv(mut self, iv: impl Into<String>) -> Self {
        self.iv = Some(iv.into());
        self
    }
}

impl std::fmt::Debug for AesParamsEB {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("AesParamsEB");
        fields.field("mode", &self.mode);
        fields.field("key", &binding::Hidden);
        fields.field("iv", &self.iv);
        fields.finish()
    }
}

/// Cipher of an encryption box whose key is derived from a crypto box.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum BoxEncryptionAlgorithm {
    /// ChaCha20, without authentication.
    #[non_exhaustive]
    ChaCha20 {
        /// Public parameters.
        value: ChaCha20ParamsCB,
    },
    /// X25519, XSalsa20 and Poly1305.
    #[non_exhaustive]
    NaclBox {
        /// Public parameters.
        value: NaclBoxParamsCB,
    },
    /// XSalsa20 and Poly1305.
    #[non_exhaustive]
    NaclSecretBox {
        /// Public parameters.
        value: NaclSecretBoxParamsCB,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl BoxEncryptionAlgorithm {
    /// ChaCha20, without authentication.
    #[must_use]
    pub fn cha_cha20(value: ChaCha20ParamsCB) -> Self {
        Self::ChaCha20 { value }
    }

    /// X25519, XSalsa20 and Poly1305.
    #[must_use]
    pub fn nacl_box(value: NaclBoxParamsCB) -> Self {
        Self::NaclBox { value }
    }

    /// XSalsa20 and Poly1305.
    #[must_use]
    pub fn nacl_secret_box(value: NaclSecretBoxParamsCB) -> Self {
        Self::NaclSecretBox { value }
    }
}

impl<'de> Deserialize<'de> for BoxEncryptionAlgorithm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "ChaCha20" => Self::ChaCha20 {
                value: fields.take("value")?,
            },
            "NaclBox" => Self::NaclBox {
                value: fields.take("value")?,
            },
            "NaclSecretBox" => Self::NaclSecretBox {
                value: fields.take("value")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Public parameters of ChaCha20.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ChaCha20ParamsCB {
    /// Nonce, 24 hex characters.
    pub nonce: String,
}

impl ChaCha20ParamsCB {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(nonce: impl Into<String>) -> Self {
        Self {
            nonce: nonce.into(),
        }
    }
}

/// Key of a ChaCha20 box.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ChaCha20ParamsEB {
    /// Key, 64 hex characters.
    pub key: String,
    /// Nonce, 24 hex characters.
    pub nonce: String,
}

impl ChaCha20ParamsEB {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(key: impl Into<String>, nonce: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            nonce: nonce.into(),
        }
    }
}

impl std::fmt::Debug for ChaCha20ParamsEB {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ChaCha20ParamsEB");
        fields.field("key", &binding::Hidden);
        fields.field("nonce", &self.nonce);
        fields.finish()
    }
}

/// Block cipher mode.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CipherMode {
    /// Cipher block chaining, the only supported mode.
    CBC,
    /// Not supported (125).
    CFB,
    /// Not supported (125).
    CTR,
    /// Not supported (125).
    ECB,
    /// Not supported (125).
    OFB,
    /// A constant that this version does not know.
    Unknown(String),
}

impl CipherMode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::CBC => "CBC",
            Self::CFB => "CFB",
            Self::CTR => "CTR",
            Self::ECB => "ECB",
            Self::OFB => "OFB",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for CipherMode {
    fn from(value: String) -> Self {
        match value.as_str() {
            "CBC" => Self::CBC,
            "CFB" => Self::CFB,
            "CTR" => Self::CTR,
            "ECB" => Self::ECB,
            "OFB" => Self::OFB,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for CipherMode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CipherMode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Handle of a crypto box.
pub type CryptoBoxHandle = u32;

/// Secret of a new crypto box.
#[derive(Clone, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum CryptoBoxSecret {
    /// A new seed phrase.
    #[non_exhaustive]
    RandomSeedPhrase {
        /// Dictionary of the phrase.
        dictionary: MnemonicDictionary,
        /// Number of words of the phrase.
        wordcount: u8,
    },
    /// A given phrase; it is checked when keys are derived from it.
    #[non_exhaustive]
    PredefinedSeedPhrase {
        /// Seed phrase.
        phrase: String,
        /// Dictionary of the phrase.
        dictionary: MnemonicDictionary,
        /// Number of words of the phrase.
        wordcount: u8,
    },
    /// A secret returned by another crypto box.
    #[non_exhaustive]
    EncryptedSecret {
        /// Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the
        /// secret encrypted with ChaCha20.
        encrypted_secret: String,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl CryptoBoxSecret {
    /// A new seed phrase.
    #[must_use]
    pub fn random_seed_phrase(dictionary: MnemonicDictionary, wordcount: u8) -> Self {
        Self::RandomSeedPhrase {
            dictionary,
            wordcount,
        }
    }

    /// A given phrase; it is checked when keys are derived from it.
    #[must_use]
    pub fn predefined_seed_phrase(
        phrase: impl Into<String>,
        dictionary: MnemonicDictionary,
        wordcount: u8,
    ) -> Self {
        Self::PredefinedSeedPhrase {
            phrase: phrase.into(),
            dictionary,
            wordcount,
        }
    }

    /// A secret returned by another crypto box.
    #[must_use]
    pub fn encrypted_secret(encrypted_secret: impl Into<String>) -> Self {
        Self::EncryptedSecret {
            encrypted_secret: encrypted_secret.into(),
        }
    }
}

impl<'de> Deserialize<'de> for CryptoBoxSecret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "RandomSeedPhrase" => Self::RandomSeedPhrase {
                dictionary: fields.take("dictionary")?,
                wordcount: fields.take("wordcount")?,
            },
            "PredefinedSeedPhrase" => Self::PredefinedSeedPhrase {
                phrase: fields.take("phrase")?,
                dictionary: fields.take("dictionary")?,
                wordcount: fields.take("wordcount")?,
            },
            "EncryptedSecret" => Self::EncryptedSecret {
                encrypted_secret: fields.take("encrypted_secret")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

impl std::fmt::Debug for CryptoBoxSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::RandomSeedPhrase {
                dictionary,
                wordcount,
            } => {
                let mut fields = f.debug_struct("RandomSeedPhrase");
                fields.field("dictionary", dictionary);
                fields.field("wordcount", wordcount);
                fields.finish()
            }
            Self::PredefinedSeedPhrase {
                phrase: _,
                dictionary,
                wordcount,
            } => {
                let mut fields = f.debug_struct("PredefinedSeedPhrase");
                fields.field("phrase", &binding::Hidden);
                fields.field("dictionary", dictionary);
                fields.field("wordcount", wordcount);
                fields.finish()
            }
            Self::EncryptedSecret { encrypted_secret } => {
                let mut fields = f.debug_struct("EncryptedSecret");
                fields.field("encrypted_secret", encrypted_secret);
                fields.finish()
            }
            Self::Unknown(_) => f.write_str("Unknown"),
        }
    }
}

/// Cipher and keys of an encryption box.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum EncryptionAlgorithm {
    /// AES. Data is padded with zero bytes; its size is not stored.
    #[non_exhaustive]
    AES {
        /// Key.
        value: AesParamsEB,
    },
    /// ChaCha20, without authentication.
    #[non_exhaustive]
    ChaCha20 {
        /// Key.
        value: ChaCha20ParamsEB,
    },
    /// X25519, XSalsa20 and Poly1305.
    #[non_exhaustive]
    NaclBox {
        /// Keys.
        value: NaclBoxParamsEB,
    },
    /// XSalsa20 and Poly1305.
    #[non_exhaustive]
    NaclSecretBox {
        /// Key.
        value: NaclSecretBoxParamsEB,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl EncryptionAlgorithm {
    /// AES. Data is padded with zero bytes; its size is not stored.
    #[must_use]
    pub fn aes(value: AesParamsEB) -> Self {
        Self::AES { value }
    }

    /// ChaCha20, without authentication.
    #[must_use]
    pub fn cha_cha20(value: ChaCha20ParamsEB) -> Self {
        Self::ChaCha20 { value }
    }

    /// X25519, XSalsa20 and Poly1305.
    #[must_use]
    pub fn nacl_box(value: NaclBoxParamsEB) -> Self {
        Self::NaclBox { value }
    }

    /// XSalsa20 and Poly1305.
    #[must_use]
    pub fn nacl_secret_box(value: NaclSecretBoxParamsEB) -> Self {
        Self::NaclSecretBox { value }
    }
}

impl<'de> Deserialize<'de> for EncryptionAlgorithm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "AES" => Self::AES {
                value: fields.take("value")?,
            },
            "ChaCha20" => Self::ChaCha20 {
                value: fields.take("value")?,
            },
            "NaclBox" => Self::NaclBox {
                value: fields.take("value")?,
            },
            "NaclSecretBox" => Self::NaclSecretBox {
                value: fields.take("value")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Handle of an encryption box.
pub type EncryptionBoxHandle = u32;

/// Description of an encryption box.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct EncryptionBoxInfo {
    /// Derivation path of the key, if given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hdpath: Option<String>,
    /// Name of the cipher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub algorithm: Option<String>,
    /// Public parameters of the cipher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Json>,
    /// Own public key, if the cipher has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<Json>,
}

impl EncryptionBoxInfo {
    /// Derivation path of the key, if given.
    #[must_use]
    pub fn hdpath(mut self, hdpath: impl Into<String>) -> Self {
        self.hdpath = Some(hdpath.into());
        self
    }

    /// Name of the cipher.
    #[must_use]
    pub fn algorithm(mut self, algorithm: impl Into<String>) -> Self {
        self.algorithm = Some(algorithm.into());
        self
    }

    /// Public parameters of the cipher.
    #[must_use]
    pub fn options(mut self, options: impl Into<Json>) -> Self {
        self.options = Some(options.into());
        self
    }

    /// Own public key, if the cipher has one.
    #[must_use]
    pub fn public(mut self, public: impl Into<Json>) -> Self {
        self.public = Some(public.into());
        self
    }
}

/// A key pair; Ed25519 unless stated otherwise.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct KeyPair {
    /// Public key, 64 hex characters.
    pub public: String,
    /// Secret key: the 32-byte seed as 64 hex characters.
    pub secret: String,
}

impl KeyPair {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(public: impl Into<String>, secret: impl Into<String>) -> Self {
        Self {
            public: public.into(),
            secret: secret.into(),
        }
    }
}

impl std::fmt::Debug for KeyPair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("KeyPair");
        fields.field("public", &self.public);
        fields.field("secret", &binding::Hidden);
        fields.finish()
    }
}

/// Word list and derivation rule of a seed phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MnemonicDictionary {
    /// English word list with its own derivation rule.
    Ton,
    /// BIP-39 English.
    English,
    /// BIP-39 Chinese, simplified.
    ChineseSimplified,
    /// BIP-39 Chinese, traditional.
    ChineseTraditional,
    /// BIP-39 French.
    French,
    /// BIP-39 Italian.
    Italian,
    /// BIP-39 Japanese.
    Japanese,
    /// BIP-39 Korean.
    Korean,
    /// BIP-39 Spanish.
    Spanish,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl MnemonicDictionary {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::Ton => 0,
            Self::English => 1,
            Self::ChineseSimplified => 2,
            Self::ChineseTraditional => 3,
            Self::French => 4,
            Self::Italian => 5,
            Self::Japanese => 6,
            Self::Korean => 7,
            Self::Spanish => 8,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for MnemonicDictionary {
    fn from(value: i64) -> Self {
        match value {
            0 => Self::Ton,
            1 => Self::English,
            2 => Self::ChineseSimplified,
            3 => Self::ChineseTraditional,
            4 => Self::French,
            5 => Self::Italian,
            6 => Self::Japanese,
            7 => Self::Korean,
            8 => Self::Spanish,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for MnemonicDictionary {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for MnemonicDictionary {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// Public parameters of a NaCl box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct NaclBoxParamsCB {
    /// Public key of the other party, 64 hex characters.
    pub their_public: String,
    /// Nonce, 48 hex characters.
    pub nonce: String,
}

impl NaclBoxParamsCB {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(their_public: impl Into<String>, nonce: impl Into<String>) -> Self {
        Self {
            their_public: their_public.into(),
            nonce: nonce.into(),
        }
    }
}

/// Keys of a NaCl box.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct NaclBoxParamsEB {
    /// Public key of the other party, 64 hex characters.
    pub their_public: String,
    /// Own secret key, 64 hex characters.
    pub secret: String,
    /// Nonce, 48 hex characters.
    pub nonce: String,
}

impl NaclBoxParamsEB {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        their_public: impl Into<String>,
        secret: impl Into<String>,
        nonce: impl Into<String>,
    ) -> Self {
        Self {
            their_public: their_public.into(),
            secret: secret.into(),
            nonce: nonce.into(),
        }
    }
}

impl std::fmt::Debug for NaclBoxParamsEB {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("NaclBoxParamsEB");
        fields.field("their_public", &self.their_public);
        fields.field("secret", &binding::Hidden);
        fields.field("nonce", &self.nonce);
        fields.finish()
    }
}

/// Public parameters of a NaCl secret box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct NaclSecretBoxParamsCB {
    /// Nonce, 48 hex characters.
    pub nonce: String,
}

impl NaclSecretBoxParamsCB {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(nonce: impl Into<String>) -> Self {
        Self {
            nonce: nonce.into(),
        }
    }
}

/// Key of a NaCl secret box.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct NaclSecretBoxParamsEB {
    /// Key, 64 hex characters.
    pub key: String,
    /// Nonce, 48 hex characters.
    pub nonce: String,
}

impl NaclSecretBoxParamsEB {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(key: impl Into<String>, nonce: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            nonce: nonce.into(),
        }
    }
}

impl std::fmt::Debug for NaclSecretBoxParamsEB {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("NaclSecretBoxParamsEB");
        fields.field("key", &binding::Hidden);
        fields.field("nonce", &self.nonce);
        fields.finish()
    }
}

/// Request to an encryption box of the application.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ParamsOfAppEncryptionBox {
    /// Requests information about the box.
    GetInfo,
    /// Requests encryption of data.
    #[non_exhaustive]
    Encrypt {
        /// The data.
        data: String,
    },
    /// Requests decryption of data.
    #[non_exhaustive]
    Decrypt {
        /// The data.
        data: String,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ParamsOfAppEncryptionBox {
    /// Requests encryption of data.
    #[must_use]
    pub fn encrypt(data: impl Into<String>) -> Self {
        Self::Encrypt { data: data.into() }
    }

    /// Requests decryption of data.
    #[must_use]
    pub fn decrypt(data: impl Into<String>) -> Self {
        Self::Decrypt { data: data.into() }
    }
}

impl<'de> Deserialize<'de> for ParamsOfAppEncryptionBox {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "GetInfo" => Self::GetInfo,
            "Encrypt" => Self::Encrypt {
                data: fields.take("data")?,
            },
            "Decrypt" => Self::Decrypt {
                data: fields.take("data")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Request to the password provider of the application.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ParamsOfAppPasswordProvider {
    /// Requests the password.
    #[non_exhaustive]
    GetPassword {
        /// X25519 public key generated for this request, 64 hex characters.
        encryption_public_key: String,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ParamsOfAppPasswordProvider {
    /// Requests the password.
    #[must_use]
    pub fn get_password(encryption_public_key: impl Into<String>) -> Self {
        Self::GetPassword {
            encryption_public_key: encryption_public_key.into(),
        }
    }
}

impl<'de> Deserialize<'de> for ParamsOfAppPasswordProvider {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "GetPassword" => Self::GetPassword {
                encryption_public_key: fields.take("encryption_public_key")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Request to a signing box of the application.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ParamsOfAppSigningBox {
    /// Requests its public key.
    GetPublicKey,
    /// Requests a signature.
    #[non_exhaustive]
    Sign {
        /// Data to sign.
        unsigned: String,
        /// The message that is signed. Absent if the data does not belong to a message, as in
        /// `crypto.signing_box_sign`. Extension of the published interface.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        content: Option<SigningContent>,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ParamsOfAppSigningBox {
    /// Requests a signature.
    #[must_use]
    pub fn sign(unsigned: impl Into<String>) -> Self {
        Self::Sign {
            unsigned: unsigned.into(),
            content: None,
        }
    }

    /// The message that is signed. Absent if the data does not belong to a message, as in
    /// `crypto.signing_box_sign`. Extension of the published interface. Of `Sign`; others have none
    /// and stay as they are.
    #[must_use]
    pub fn with_content(mut self, value: SigningContent) -> Self {
        match &mut self {
            Self::Sign { content, .. } => *content = Some(value),
            _ => {}
        }
        self
    }
}

impl<'de> Deserialize<'de> for ParamsOfAppSigningBox {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "GetPublicKey" => Self::GetPublicKey,
            "Sign" => Self::Sign {
                unsigned: fields.take("unsigned")?,
                content: fields.take("content")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Data, plain or encrypted, and a key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfChaCha20 {
    /// The data.
    pub data: String,
    /// Key, 64 hex characters.
    pub key: String,
    /// Nonce, 24 hex characters. Never reuse a nonce with the same key.
    pub nonce: String,
}

impl ParamsOfChaCha20 {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(data: impl Into<String>, key: impl Into<String>, nonce: impl Into<String>) -> Self {
        Self {
            data: data.into(),
            key: key.into(),
            nonce: nonce.into(),
        }
    }
}

impl std::fmt::Debug for ParamsOfChaCha20 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfChaCha20");
        fields.field("data", &self.data);
        fields.field("key", &binding::Hidden);
        fields.field("nonce", &self.nonce);
        fields.finish()
    }
}

/// A public key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfConvertPublicKeyToTonSafeFormat {
    /// Public key, usually 64 hex characters; the length is not checked.
    pub public_key: String,
}

impl ParamsOfConvertPublicKeyToTonSafeFormat {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(public_key: impl Into<String>) -> Self {
        Self {
            public_key: public_key.into(),
        }
    }
}

/// The crypto box to create.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCreateCryptoBox {
    /// Encryption salt; opening the encrypted secret again requires the same text.
    pub secret_encryption_salt: String,
    /// The secret.
    pub secret: CryptoBoxSecret,
}

impl ParamsOfCreateCryptoBox {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(secret_encryption_salt: impl Into<String>, secret: CryptoBoxSecret) -> Self {
        Self {
            secret_encryption_salt: secret_encryption_salt.into(),
            secret,
        }
    }
}

/// The encryption box to create.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCreateEncryptionBox {
    /// Cipher and keys.
    pub algorithm: EncryptionAlgorithm,
}

impl ParamsOfCreateEncryptionBox {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(algorithm: EncryptionAlgorithm) -> Self {
        Self { algorithm }
    }
}

/// Data and the box to use.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfEncryptionBoxDecrypt {
    /// The box.
    pub encryption_box: EncryptionBoxHandle,
    /// Data to decrypt.
    pub data: String,
}

impl ParamsOfEncryptionBoxDecrypt {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(encryption_box: EncryptionBoxHandle, data: impl Into<String>) -> Self {
        Self {
            encryption_box,
            data: data.into(),
        }
    }
}

/// Data and the box to use.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfEncryptionBoxEncrypt {
    /// The box.
    pub encryption_box: EncryptionBoxHandle,
    /// Data to encrypt.
    pub data: String,
}

impl ParamsOfEncryptionBoxEncrypt {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(encryption_box: EncryptionBoxHandle, data: impl Into<String>) -> Self {
        Self {
            encryption_box,
            data: data.into(),
        }
    }
}

/// An encryption box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfEncryptionBoxGetInfo {
    /// The box.
    pub encryption_box: EncryptionBoxHandle,
}

impl ParamsOfEncryptionBoxGetInfo {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(encryption_box: EncryptionBoxHandle) -> Self {
        Self { encryption_box }
    }
}

/// A number to factorize.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfFactorize {
    /// Composite number of at most 64 bits, hex without prefix.
    pub composite: String,
}

impl ParamsOfFactorize {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(composite: impl Into<String>) -> Self {
        Self {
            composite: composite.into(),
        }
    }
}

/// Number of random bytes to generate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGenerateRandomBytes {
    /// Number of bytes, at most 33554432.
    pub length: u32,
}

impl ParamsOfGenerateRandomBytes {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(length: u32) -> Self {
        Self { length }
    }
}

/// A crypto box, a cipher and the derivation path of the key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetEncryptionBoxFromCryptoBox {
    /// Handle of the crypto box.
    pub handle: u32,
    /// Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hdpath: Option<String>,
    /// The cipher; its key is the derived secret.
    pub algorithm: BoxEncryptionAlgorithm,
    /// How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation
    /// requests the password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret_lifetime: Option<u32>,
}

impl ParamsOfGetEncryptionBoxFromCryptoBox {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(handle: u32, algorithm: BoxEncryptionAlgorithm) -> Self {
        Self {
            handle,
            hdpath: None,
            algorithm,
            secret_lifetime: None,
        }
    }

    /// Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
    #[must_use]
    pub fn hdpath(mut self, hdpath: impl Into<String>) -> Self {
        self.hdpath = Some(hdpath.into());
        self
    }

    /// How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation
    /// requests the password.
    #[must_use]
    pub fn secret_lifetime(mut self, secret_lifetime: u32) -> Self {
        self.secret_lifetime = Some(secret_lifetime);
        self
    }
}

/// A crypto box and the derivation path of the signing key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetSigningBoxFromCryptoBox {
    /// Handle of the crypto box.
    pub handle: u32,
    /// Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hdpath: Option<String>,
    /// How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation
    /// requests the password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret_lifetime: Option<u32>,
}

impl ParamsOfGetSigningBoxFromCryptoBox {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(handle: u32) -> Self {
        Self {
            handle,
            hdpath: None,
            secret_lifetime: None,
        }
    }

    /// Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
    #[must_use]
    pub fn hdpath(mut self, hdpath: impl Into<String>) -> Self {
        self.hdpath = Some(hdpath.into());
        self
    }

    /// How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation
    /// requests the password.
    #[must_use]
    pub fn secret_lifetime(mut self, secret_lifetime: u32) -> Self {
        self.secret_lifetime = Some(secret_lifetime);
        self
    }
}

/// A key and a child index.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfHDKeyDeriveFromXPrv {
    /// BIP-32 extended private key, 111 characters beginning with `xprv`.
    pub xprv: String,
    /// Index of the child.
    pub child_index: u32,
    /// Derive a hardened child: sets the top bit of the index.
    pub hardened: bool,
}

impl ParamsOfHDKeyDeriveFromXPrv {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(xprv: impl Into<String>, child_index: u32, hardened: bool) -> Self {
        Self {
            xprv: xprv.into(),
            child_index,
            hardened,
        }
    }
}

impl std::fmt::Debug for ParamsOfHDKeyDeriveFromXPrv {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfHDKeyDeriveFromXPrv");
        fields.field("xprv", &binding::Hidden);
        fields.field("child_index", &self.child_index);
        fields.field("hardened", &self.hardened);
        fields.finish()
    }
}

/// A key and a derivation path.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfHDKeyDeriveFromXPrvPath {
    /// BIP-32 extended private key, 111 characters beginning with `xprv`.
    pub xprv: String,
    /// Segments separated by `/`: numbers, hardened if followed by an apostrophe, as those from
    /// 2147483648 to 4294967295 must be; `m` is skipped. Example: `m/44'/396'/0'/0/0`.
    pub path: String,
}

impl ParamsOfHDKeyDeriveFromXPrvPath {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(xprv: impl Into<String>, path: impl Into<String>) -> Self {
        Self {
            xprv: xprv.into(),
            path: path.into(),
        }
    }
}

impl std::fmt::Debug for ParamsOfHDKeyDeriveFromXPrvPath {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfHDKeyDeriveFromXPrvPath");
        fields.field("xprv", &binding::Hidden);
        fields.field("path", &self.path);
        fields.finish()
    }
}

/// An extended private key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfHDKeyPublicFromXPrv {
    /// BIP-32 extended private key, 111 characters beginning with `xprv`.
    pub xprv: String,
}

impl ParamsOfHDKeyPublicFromXPrv {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(xprv: impl Into<String>) -> Self {
        Self { xprv: xprv.into() }
    }
}

impl std::fmt::Debug for ParamsOfHDKeyPublicFromXPrv {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfHDKeyPublicFromXPrv");
        fields.field("xprv", &binding::Hidden);
        fields.finish()
    }
}

/// An extended private key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfHDKeySecretFromXPrv {
    /// BIP-32 extended private key, 111 characters beginning with `xprv`.
    pub xprv: String,
}

impl ParamsOfHDKeySecretFromXPrv {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(xprv: impl Into<String>) -> Self {
        Self { xprv: xprv.into() }
    }
}

impl std::fmt::Debug for ParamsOfHDKeySecretFromXPrv {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfHDKeySecretFromXPrv");
        fields.field("xprv", &binding::Hidden);
        fields.finish()
    }
}

/// A seed phrase.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfHDKeyXPrvFromMnemonic {
    /// Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as
    /// BIP-39 compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
    pub phrase: String,
    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dictionary: Option<MnemonicDictionary>,
    /// Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
    /// `crypto.mnemonic_word_count` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word_count: Option<u8>,
}

impl ParamsOfHDKeyXPrvFromMnemonic {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(phrase: impl Into<String>) -> Self {
        Self {
            phrase: phrase.into(),
            dictionary: None,
            word_count: None,
        }
    }

    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[must_use]
    pub fn dictionary(mut self, dictionary: MnemonicDictionary) -> Self {
        self.dictionary = Some(dictionary);
        self
    }

    /// Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
    /// `crypto.mnemonic_word_count` of the configuration.
    #[must_use]
    pub fn word_count(mut self, word_count: u8) -> Self {
        self.word_count = Some(word_count);
        self
    }
}

impl std::fmt::Debug for ParamsOfHDKeyXPrvFromMnemonic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfHDKeyXPrvFromMnemonic");
        fields.field("phrase", &binding::Hidden);
        fields.field("dictionary", &self.dictionary);
        fields.field("word_count", &self.word_count);
        fields.finish()
    }
}

/// Data to hash.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfHash {
    /// The data.
    pub data: String,
}

impl ParamsOfHash {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(data: impl Into<String>) -> Self {
        Self { data: data.into() }
    }
}

/// A seed phrase and a derivation path.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfMnemonicDeriveSignKeys {
    /// Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as
    /// BIP-39 compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
    pub phrase: String,
    /// Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. A number from
    /// 2147483648 on needs an apostrophe (116).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dictionary: Option<MnemonicDictionary>,
    /// Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
    /// `crypto.mnemonic_word_count` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word_count: Option<u8>,
}

impl ParamsOfMnemonicDeriveSignKeys {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(phrase: impl Into<String>) -> Self {
        Self {
            phrase: phrase.into(),
            path: None,
            dictionary: None,
            word_count: None,
        }
    }

    /// Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. A number from
    /// 2147483648 on needs an apostrophe (116).
    #[must_use]
    pub fn path(mut self, path: impl Into<String>) -> Self {
        self.path = Some(path.into());
        self
    }

    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[must_use]
    pub fn dictionary(mut self, dictionary: MnemonicDictionary) -> Self {
        self.dictionary = Some(dictionary);
        self
    }

    /// Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
    /// `crypto.mnemonic_word_count` of the configuration.
    #[must_use]
    pub fn word_count(mut self, word_count: u8) -> Self {
        self.word_count = Some(word_count);
        self
    }
}

impl std::fmt::Debug for ParamsOfMnemonicDeriveSignKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfMnemonicDeriveSignKeys");
        fields.field("phrase", &binding::Hidden);
        fields.field("path", &self.path);
        fields.field("dictionary", &self.dictionary);
        fields.field("word_count", &self.word_count);
        fields.finish()
    }
}

/// Entropy and its dictionary.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfMnemonicFromEntropy {
    /// BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33
    /// bytes that satisfy its seed rule.
    pub entropy: String,
    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dictionary: Option<MnemonicDictionary>,
    /// Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
    /// `crypto.mnemonic_word_count` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word_count: Option<u8>,
}

impl ParamsOfMnemonicFromEntropy {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(entropy: impl Into<String>) -> Self {
        Self {
            entropy: entropy.into(),
            dictionary: None,
            word_count: None,
        }
    }

    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[must_use]
    pub fn dictionary(mut self, dictionary: MnemonicDictionary) -> Self {
        self.dictionary = Some(dictionary);
        self
    }

    /// Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
    /// `crypto.mnemonic_word_count` of the configuration.
    #[must_use]
    pub fn word_count(mut self, word_count: u8) -> Self {
        self.word_count = Some(word_count);
        self
    }
}

impl std::fmt::Debug for ParamsOfMnemonicFromEntropy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfMnemonicFromEntropy");
        fields.field("entropy", &binding::Hidden);
        fields.field("dictionary", &self.dictionary);
        fields.field("word_count", &self.word_count);
        fields.finish()
    }
}

/// The seed phrase to generate.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfMnemonicFromRandom {
    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dictionary: Option<MnemonicDictionary>,
    /// Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
    /// `crypto.mnemonic_word_count` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word_count: Option<u8>,
}

impl ParamsOfMnemonicFromRandom {
    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[must_use]
    pub fn dictionary(mut self, dictionary: MnemonicDictionary) -> Self {
        self.dictionary = Some(dictionary);
        self
    }

    /// Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
    /// `crypto.mnemonic_word_count` of the configuration.
    #[must_use]
    pub fn word_count(mut self, word_count: u8) -> Self {
        self.word_count = Some(word_count);
        self
    }
}

/// A seed phrase to check.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfMnemonicVerify {
    /// Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as
    /// BIP-39 compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
    pub phrase: String,
    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dictionary: Option<MnemonicDictionary>,
    /// Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
    /// `crypto.mnemonic_word_count` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word_count: Option<u8>,
}

impl ParamsOfMnemonicVerify {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(phrase: impl Into<String>) -> Self {
        Self {
            phrase: phrase.into(),
            dictionary: None,
            word_count: None,
        }
    }

    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[must_use]
    pub fn dictionary(mut self, dictionary: MnemonicDictionary) -> Self {
        self.dictionary = Some(dictionary);
        self
    }

    /// Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
    /// `crypto.mnemonic_word_count` of the configuration.
    #[must_use]
    pub fn word_count(mut self, word_count: u8) -> Self {
        self.word_count = Some(word_count);
        self
    }
}

impl std::fmt::Debug for ParamsOfMnemonicVerify {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfMnemonicVerify");
        fields.field("phrase", &binding::Hidden);
        fields.field("dictionary", &self.dictionary);
        fields.field("word_count", &self.word_count);
        fields.finish()
    }
}

/// A dictionary.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfMnemonicWords {
    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dictionary: Option<MnemonicDictionary>,
}

impl ParamsOfMnemonicWords {
    /// Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    #[must_use]
    pub fn dictionary(mut self, dictionary: MnemonicDictionary) -> Self {
        self.dictionary = Some(dictionary);
        self
    }
}

/// Numbers as hex without prefix, each at most 8192 bits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfModularPower {
    /// The base.
    pub base: String,
    /// The exponent, non-negative.
    pub exponent: String,
    /// The modulus, non-zero.
    pub modulus: String,
}

impl ParamsOfModularPower {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        base: impl Into<String>,
        exponent: impl Into<String>,
        modulus: impl Into<String>,
    ) -> Self {
        Self {
            base: base.into(),
            exponent: exponent.into(),
            modulus: modulus.into(),
        }
    }
}

/// Data and the keys of both parties.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfNaclBox {
    /// The data.
    pub decrypted: String,
    /// Nonce, 48 hex characters. Never reuse a nonce with the same keys.
    pub nonce: String,
    /// Public key of the other party, 64 hex characters.
    pub their_public: String,
    /// Own secret key, 64 hex characters.
    pub secret: String,
}

impl ParamsOfNaclBox {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        decrypted: impl Into<String>,
        nonce: impl Into<String>,
        their_public: impl Into<String>,
        secret: impl Into<String>,
    ) -> Self {
        Self {
            decrypted: decrypted.into(),
            nonce: nonce.into(),
            their_public: their_public.into(),
            secret: secret.into(),
        }
    }
}

impl std::fmt::Debug for ParamsOfNaclBox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfNaclBox");
        fields.field("decrypted", &self.decrypted);
        fields.field("nonce", &self.nonce);
        fields.field("their_public", &self.their_public);
        fields.field("secret", &binding::Hidden);
        fields.finish()
    }
}

/// An X25519 secret key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfNaclBoxKeyPairFromSecret {
    /// Secret key, 64 hex characters without prefix.
    pub secret: String,
}

impl ParamsOfNaclBoxKeyPairFromSecret {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(secret: impl Into<String>) -> Self {
        Self {
            secret: secret.into(),
        }
    }
}

impl std::fmt::Debug for ParamsOfNaclBoxKeyPairFromSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfNaclBoxKeyPairFromSecret");
        fields.field("secret", &binding::Hidden);
        fields.finish()
    }
}

/// Encrypted data and the keys of both parties.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfNaclBoxOpen {
    /// Authentication tag (16 bytes) followed by the encrypted data.
    pub encrypted: String,
    /// Nonce, 48 hex characters. Never reuse a nonce with the same keys.
    pub nonce: String,
    /// Public key of the other party, 64 hex characters.
    pub their_public: String,
    /// Own secret key, 64 hex characters.
    pub secret: String,
}

impl ParamsOfNaclBoxOpen {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        encrypted: impl Into<String>,
        nonce: impl Into<String>,
        their_public: impl Into<String>,
        secret: impl Into<String>,
    ) -> Self {
        Self {
            encrypted: encrypted.into(),
            nonce: nonce.into(),
            their_public: their_public.into(),
            secret: secret.into(),
        }
    }
}

impl std::fmt::Debug for ParamsOfNaclBoxOpen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfNaclBoxOpen");
        fields.field("encrypted", &self.encrypted);
        fields.field("nonce", &self.nonce);
        fields.field("their_public", &self.their_public);
        fields.field("secret", &binding::Hidden);
        fields.finish()
    }
}

/// Data and a shared key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfNaclSecretBox {
    /// The data.
    pub decrypted: String,
    /// Nonce, 48 hex characters. Never reuse a nonce with the same keys.
    pub nonce: String,
    /// Shared key, 64 hex characters.
    pub key: String,
}

impl ParamsOfNaclSecretBox {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        decrypted: impl Into<String>,
        nonce: impl Into<String>,
        key: impl Into<String>,
    ) -> Self {
        Self {
            decrypted: decrypted.into(),
            nonce: nonce.into(),
            key: key.into(),
        }
    }
}

impl std::fmt::Debug for ParamsOfNaclSecretBox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfNaclSecretBox");
        fields.field("decrypted", &self.decrypted);
        fields.field("nonce", &self.nonce);
        fields.field("key", &binding::Hidden);
        fields.finish()
    }
}

/// Encrypted data and a shared key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfNaclSecretBoxOpen {
    /// Authentication tag (16 bytes) followed by the encrypted data.
    pub encrypted: String,
    /// Nonce, 48 hex characters. Never reuse a nonce with the same keys.
    pub nonce: String,
    /// Shared key, 64 hex characters.
    pub key: String,
}

impl ParamsOfNaclSecretBoxOpen {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        encrypted: impl Into<String>,
        nonce: impl Into<String>,
        key: impl Into<String>,
    ) -> Self {
        Self {
            encrypted: encrypted.into(),
            nonce: nonce.into(),
            key: key.into(),
        }
    }
}

impl std::fmt::Debug for ParamsOfNaclSecretBoxOpen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfNaclSecretBoxOpen");
        fields.field("encrypted", &self.encrypted);
        fields.field("nonce", &self.nonce);
        fields.field("key", &binding::Hidden);
        fields.finish()
    }
}

/// Data and the key to sign it with.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfNaclSign {
    /// Data to sign.
    pub unsigned: String,
    /// The seed followed by the public key, 128 hex characters.
    pub secret: String,
}

impl ParamsOfNaclSign {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(unsigned: impl Into<String>, secret: impl Into<String>) -> Self {
        Self {
            unsigned: unsigned.into(),
            secret: secret.into(),
        }
    }
}

impl std::fmt::Debug for ParamsOfNaclSign {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfNaclSign");
        fields.field("unsigned", &self.unsigned);
        fields.field("secret", &binding::Hidden);
        fields.finish()
    }
}

/// Data, its signature and the key of the signer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfNaclSignDetachedVerify {
    /// The data.
    pub unsigned: String,
    /// Signature, 128 hex characters.
    pub signature: String,
    /// Public key of the signer, 64 hex characters.
    pub public: String,
}

impl ParamsOfNaclSignDetachedVerify {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        unsigned: impl Into<String>,
        signature: impl Into<String>,
        public: impl Into<String>,
    ) -> Self {
        Self {
            unsigned: unsigned.into(),
            signature: signature.into(),
            public: public.into(),
        }
    }
}

/// The seed of an Ed25519 key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfNaclSignKeyPairFromSecret {
    /// Secret key, 64 hex characters without prefix.
    pub secret: String,
}

impl ParamsOfNaclSignKeyPairFromSecret {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(secret: impl Into<String>) -> Self {
        Self {
            secret: secret.into(),
        }
    }
}

impl std::fmt::Debug for ParamsOfNaclSignKeyPairFromSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfNaclSignKeyPairFromSecret");
        fields.field("secret", &binding::Hidden);
        fields.finish()
    }
}

/// Signed data and the key of the signer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfNaclSignOpen {
    /// Signature (64 bytes) followed by the data.
    pub signed: String,
    /// Public key of the signer, 64 hex characters.
    pub public: String,
}

impl ParamsOfNaclSignOpen {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(signed: impl Into<String>, public: impl Into<String>) -> Self {
        Self {
            signed: signed.into(),
            public: public.into(),
        }
    }
}

/// A password and the cost parameters of scrypt (RFC 7914). Memory, 128 * r * (`2^log_n` + p)
/// bytes, is at most 2^31; 128 * r * `2^log_n` * p is at most 2^34.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfScrypt {
    /// The password.
    pub password: String,
    /// The salt.
    pub salt: String,
    /// Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Typical: 15.
    pub log_n: u8,
    /// Block size, in units of 128 bytes, at least 1. Typical: 8.
    pub r: u32,
    /// Number of independent mixings, at least 1; r * p stays below 2^30. Typical: 1.
    pub p: u32,
    /// Length of the derived key in bytes, from 1 to 16777216.
    pub dk_len: u32,
}

impl ParamsOfScrypt {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        password: impl Into<String>,
        salt: impl Into<String>,
        log_n: u8,
        r: u32,
        p: u32,
        dk_len: u32,
    ) -> Self {
        Self {
            password: password.into(),
            salt: salt.into(),
            log_n,
            r,
            p,
            dk_len,
        }
    }
}

impl std::fmt::Debug for ParamsOfScrypt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ParamsOfScrypt");
        fields.field("password", &binding::Hidden);
        fields.field("salt", &self.salt);
        fields.field("log_n", &self.log_n);
        fields.field("r", &self.r);
        fields.field("p", &self.p);
        fields.field("dk_len", &self.dk_len);
        fields.finish()
    }
}

/// Data and the keys to sign it with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSign {
    /// Data to sign.
    pub unsigned: String,
    /// Keys to sign with.
    pub keys: KeyPair,
}

impl ParamsOfSign {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(unsigned: impl Into<String>, keys: KeyPair) -> Self {
        Self {
            unsigned: unsigned.into(),
            keys,
        }
    }
}

/// Data and the box to sign it with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfSigningBoxSign {
    /// The box.
    pub signing_box: SigningBoxHandle,
    /// Data to sign.
    pub unsigned: String,
}

impl ParamsOfSigningBoxSign {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(signing_box: SigningBoxHandle, unsigned: impl Into<String>) -> Self {
        Self {
            signing_box,
            unsigned: unsigned.into(),
        }
    }
}

/// Data to checksum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfTonCrc16 {
    /// The data.
    pub data: String,
}

impl ParamsOfTonCrc16 {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(data: impl Into<String>) -> Self {
        Self { data: data.into() }
    }
}

/// Signed data and the key of the signer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfVerifySignature {
    /// Signature (64 bytes) followed by the data.
    pub signed: String,
    /// Public key of the signer, 64 hex characters.
    pub public: String,
}

impl ParamsOfVerifySignature {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(signed: impl Into<String>, public: impl Into<String>) -> Self {
        Self {
            signed: signed.into(),
            public: public.into(),
        }
    }
}

/// A crypto box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct RegisteredCryptoBox {
    /// Handle of the box.
    pub handle: CryptoBoxHandle,
}

impl RegisteredCryptoBox {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(handle: CryptoBoxHandle) -> Self {
        Self { handle }
    }
}

/// An encryption box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct RegisteredEncryptionBox {
    /// Handle of the box.
    pub handle: EncryptionBoxHandle,
}

impl RegisteredEncryptionBox {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(handle: EncryptionBoxHandle) -> Self {
        Self { handle }
    }
}

/// A signing box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct RegisteredSigningBox {
    /// Handle of the box.
    pub handle: SigningBoxHandle,
}

impl RegisteredSigningBox {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(handle: SigningBoxHandle) -> Self {
        Self { handle }
    }
}

/// Response of an encryption box of the application.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ResultOfAppEncryptionBox {
    /// Information about the box.
    #[non_exhaustive]
    GetInfo {
        /// The information.
        info: EncryptionBoxInfo,
    },
    /// Encrypted data.
    #[non_exhaustive]
    Encrypt {
        /// The data.
        data: String,
    },
    /// Decrypted data.
    #[non_exhaustive]
    Decrypt {
        /// The data.
        data: String,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ResultOfAppEncryptionBox {
    /// Information about the box.
    #[must_use]
    pub fn get_info(info: EncryptionBoxInfo) -> Self {
        Self::GetInfo { info }
    }

    /// Encrypted data.
    #[must_use]
    pub fn encrypt(data: impl Into<String>) -> Self {
        Self::Encrypt { data: data.into() }
    }

    /// Decrypted data.
    #[must_use]
    pub fn decrypt(data: impl Into<String>) -> Self {
        Self::Decrypt { data: data.into() }
    }
}

impl<'de> Deserialize<'de> for ResultOfAppEncryptionBox {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "GetInfo" => Self::GetInfo {
                info: fields.take("info")?,
            },
            "Encrypt" => Self::Encrypt {
                data: fields.take("data")?,
            },
            "Decrypt" => Self::Decrypt {
                data: fields.take("data")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Response of the password provider of the application.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ResultOfAppPasswordProvider {
    /// The password.
    #[non_exhaustive]
    GetPassword {
        /// Password bytes in a `nacl_box` for `encryption_public_key`; the nonce is the first 24
        /// bytes of that key.
        encrypted_password: String,
        /// X25519 public key of the application for this answer, 64 hex characters.
        app_encryption_pubkey: String,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ResultOfAppPasswordProvider {
    /// The password.
    #[must_use]
    pub fn get_password(
        encrypted_password: impl Into<String>,
        app_encryption_pubkey: impl Into<String>,
    ) -> Self {
        Self::GetPassword {
            encrypted_password: encrypted_password.into(),
            app_encryption_pubkey: app_encryption_pubkey.into(),
        }
    }
}

impl<'de> Deserialize<'de> for ResultOfAppPasswordProvider {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "GetPassword" => Self::GetPassword {
                encrypted_password: fields.take("encrypted_password")?,
                app_encryption_pubkey: fields.take("app_encryption_pubkey")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Response of a signing box of the application.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum ResultOfAppSigningBox {
    /// The public key.
    #[non_exhaustive]
    GetPublicKey {
        /// Public key, 64 hex characters.
        public_key: String,
    },
    /// The signature.
    #[non_exhaustive]
    Sign {
        /// Signature, 128 hex characters.
        signature: String,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl ResultOfAppSigningBox {
    /// The public key.
    #[must_use]
    pub fn get_public_key(public_key: impl Into<String>) -> Self {
        Self::GetPublicKey {
            public_key: public_key.into(),
        }
    }

    /// The signature.
    #[must_use]
    pub fn sign(signature: impl Into<String>) -> Self {
        Self::Sign {
            signature: signature.into(),
        }
    }
}

impl<'de> Deserialize<'de> for ResultOfAppSigningBox {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "GetPublicKey" => Self::GetPublicKey {
                public_key: fields.take("public_key")?,
            },
            "Sign" => Self::Sign {
                signature: fields.take("signature")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Data, encrypted or plain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfChaCha20 {
    /// The data, with its length unchanged.
    pub data: String,
}

impl ResultOfChaCha20 {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(data: impl Into<String>) -> Self {
        Self { data: data.into() }
    }
}

/// A public key as text with a checksum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfConvertPublicKeyToTonSafeFormat {
    /// Base64url, with padding, of the bytes 3E E6, the key and their CRC-16; 48 characters for a
    /// 32-byte key.
    pub tvm_public_key: String,
}

impl ResultOfConvertPublicKeyToTonSafeFormat {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(tvm_public_key: impl Into<String>) -> Self {
        Self {
            tvm_public_key: tvm_public_key.into(),
        }
    }
}

/// Decrypted data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncryptionBoxDecrypt {
    /// Decrypted data; with AES, including the zero padding of the last block.
    pub data: String,
}

impl ResultOfEncryptionBoxDecrypt {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(data: impl Into<String>) -> Self {
        Self { data: data.into() }
    }
}

/// Encrypted data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncryptionBoxEncrypt {
    /// Encrypted data; with AES, a multiple of 16 bytes.
    pub data: String,
}

impl ResultOfEncryptionBoxEncrypt {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(data: impl Into<String>) -> Self {
        Self { data: data.into() }
    }
}

/// Information about an encryption box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncryptionBoxGetInfo {
    /// The information.
    pub info: EncryptionBoxInfo,
}

impl ResultOfEncryptionBoxGetInfo {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(info: EncryptionBoxInfo) -> Self {
        Self { info }
    }
}

/// Two factors of a number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfFactorize {
    /// The smallest prime factor and the cofactor, upper-case hex without padding.
    pub factors: Vec<String>,
}

impl ResultOfFactorize {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(factors: Vec<String>) -> Self {
        Self { factors }
    }
}

/// Random bytes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGenerateRandomBytes {
    /// The bytes.
    pub bytes: String,
}

impl ResultOfGenerateRandomBytes {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(bytes: impl Into<String>) -> Self {
        Self {
            bytes: bytes.into(),
        }
    }
}

/// The storable part of a crypto box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetCryptoBoxInfo {
    /// Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the
    /// secret encrypted with ChaCha20.
    pub encrypted_secret: String,
}

impl ResultOfGetCryptoBoxInfo {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(encrypted_secret: impl Into<String>) -> Self {
        Self {
            encrypted_secret: encrypted_secret.into(),
        }
    }
}

/// Secret of a crypto box.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetCryptoBoxSeedPhrase {
    /// Seed phrase.
    pub phrase: String,
    /// Dictionary of the phrase.
    pub dictionary: MnemonicDictionary,
    /// Number of words of the phrase.
    pub wordcount: u8,
}

impl ResultOfGetCryptoBoxSeedPhrase {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(phrase: impl Into<String>, dictionary: MnemonicDictionary, wordcount: u8) -> Self {
        Self {
            phrase: phrase.into(),
            dictionary,
            wordcount,
        }
    }
}

impl std::fmt::Debug for ResultOfGetCryptoBoxSeedPhrase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ResultOfGetCryptoBoxSeedPhrase");
        fields.field("phrase", &binding::Hidden);
        fields.field("dictionary", &self.dictionary);
        fields.field("wordcount", &self.wordcount);
        fields.finish()
    }
}

/// The child key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfHDKeyDeriveFromXPrv {
    /// BIP-32 extended private key, 111 characters beginning with `xprv`.
    pub xprv: String,
}

impl ResultOfHDKeyDeriveFromXPrv {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(xprv: impl Into<String>) -> Self {
        Self { xprv: xprv.into() }
    }
}

impl std::fmt::Debug for ResultOfHDKeyDeriveFromXPrv {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ResultOfHDKeyDeriveFromXPrv");
        fields.field("xprv", &binding::Hidden);
        fields.finish()
    }
}

/// The key at the path.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfHDKeyDeriveFromXPrvPath {
    /// BIP-32 extended private key, 111 characters beginning with `xprv`.
    pub xprv: String,
}

impl ResultOfHDKeyDeriveFromXPrvPath {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(xprv: impl Into<String>) -> Self {
        Self { xprv: xprv.into() }
    }
}

impl std::fmt::Debug for ResultOfHDKeyDeriveFromXPrvPath {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ResultOfHDKeyDeriveFromXPrvPath");
        fields.field("xprv", &binding::Hidden);
        fields.finish()
    }
}

/// The Ed25519 public key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfHDKeyPublicFromXPrv {
    /// Public key, 64 hex characters.
    pub public: String,
}

impl ResultOfHDKeyPublicFromXPrv {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(public: impl Into<String>) -> Self {
        Self {
            public: public.into(),
        }
    }
}

/// The secret key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfHDKeySecretFromXPrv {
    /// Secret key, 64 hex characters.
    pub secret: String,
}

impl ResultOfHDKeySecretFromXPrv {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(secret: impl Into<String>) -> Self {
        Self {
            secret: secret.into(),
        }
    }
}

impl std::fmt::Debug for ResultOfHDKeySecretFromXPrv {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ResultOfHDKeySecretFromXPrv");
        fields.field("secret", &binding::Hidden);
        fields.finish()
    }
}

/// A master key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfHDKeyXPrvFromMnemonic {
    /// BIP-32 extended private key, 111 characters beginning with `xprv`.
    pub xprv: String,
}

impl ResultOfHDKeyXPrvFromMnemonic {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(xprv: impl Into<String>) -> Self {
        Self { xprv: xprv.into() }
    }
}

impl std::fmt::Debug for ResultOfHDKeyXPrvFromMnemonic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ResultOfHDKeyXPrvFromMnemonic");
        fields.field("xprv", &binding::Hidden);
        fields.finish()
    }
}

/// A hash.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfHash {
    /// Hash in lower-case hex.
    pub hash: String,
}

impl ResultOfHash {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(hash: impl Into<String>) -> Self {
        Self { hash: hash.into() }
    }
}

/// The seed phrase of the entropy.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfMnemonicFromEntropy {
    /// Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert
    /// it to form NFC, which keyboards produce, before showing it to people.
    pub phrase: String,
}

impl ResultOfMnemonicFromEntropy {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(phrase: impl Into<String>) -> Self {
        Self {
            phrase: phrase.into(),
        }
    }
}

impl std::fmt::Debug for ResultOfMnemonicFromEntropy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ResultOfMnemonicFromEntropy");
        fields.field("phrase", &binding::Hidden);
        fields.finish()
    }
}

/// A new seed phrase.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfMnemonicFromRandom {
    /// Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert
    /// it to form NFC, which keyboards produce, before showing it to people.
    pub phrase: String,
}

impl ResultOfMnemonicFromRandom {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(phrase: impl Into<String>) -> Self {
        Self {
            phrase: phrase.into(),
        }
    }
}

impl std::fmt::Debug for ResultOfMnemonicFromRandom {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ResultOfMnemonicFromRandom");
        fields.field("phrase", &binding::Hidden);
        fields.finish()
    }
}

/// Result of the check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfMnemonicVerify {
    /// Whether the phrase is valid in the dictionary.
    pub valid: bool,
}

impl ResultOfMnemonicVerify {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(valid: bool) -> Self {
        Self { valid }
    }
}

/// The words of a dictionary.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfMnemonicWords {
    /// 2048 words separated by single spaces.
    pub words: String,
}

impl ResultOfMnemonicWords {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
        }
    }
}

/// A power.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfModularPower {
    /// base ^ exponent mod modulus, lower-case hex without padding.
    pub modular_power: String,
}

impl ResultOfModularPower {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(modular_power: impl Into<String>) -> Self {
        Self {
            modular_power: modular_power.into(),
        }
    }
}

/// Encrypted data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfNaclBox {
    /// Authentication tag (16 bytes) followed by the encrypted data.
    pub encrypted: String,
}

impl ResultOfNaclBox {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(encrypted: impl Into<String>) -> Self {
        Self {
            encrypted: encrypted.into(),
        }
    }
}

/// Decrypted data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfNaclBoxOpen {
    /// The data.
    pub decrypted: String,
}

impl ResultOfNaclBoxOpen {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(decrypted: impl Into<String>) -> Self {
        Self {
            decrypted: decrypted.into(),
        }
    }
}

/// Signed data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfNaclSign {
    /// Signature (64 bytes) followed by the data.
    pub signed: String,
}

impl ResultOfNaclSign {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(signed: impl Into<String>) -> Self {
        Self {
            signed: signed.into(),
        }
    }
}

/// A signature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfNaclSignDetached {
    /// Signature, 128 hex characters.
    pub signature: String,
}

impl ResultOfNaclSignDetached {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(signature: impl Into<String>) -> Self {
        Self {
            signature: signature.into(),
        }
    }
}

/// Result of the verification.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfNaclSignDetachedVerify {
    /// Whether the signature is valid for the data and the key.
    pub succeeded: bool,
}

impl ResultOfNaclSignDetachedVerify {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(succeeded: bool) -> Self {
        Self { succeeded }
    }
}

/// Data whose signature is valid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfNaclSignOpen {
    /// The data without the signature.
    pub unsigned: String,
}

impl ResultOfNaclSignOpen {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(unsigned: impl Into<String>) -> Self {
        Self {
            unsigned: unsigned.into(),
        }
    }
}

/// A derived key.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfScrypt {
    /// The key in lower-case hex.
    pub key: String,
}

impl ResultOfScrypt {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into() }
    }
}

impl std::fmt::Debug for ResultOfScrypt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("ResultOfScrypt");
        fields.field("key", &binding::Hidden);
        fields.finish()
    }
}

/// Signed data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSign {
    /// Signature (64 bytes) followed by the data.
    pub signed: String,
    /// Signature, 128 hex characters.
    pub signature: String,
}

impl ResultOfSign {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(signed: impl Into<String>, signature: impl Into<String>) -> Self {
        Self {
            signed: signed.into(),
            signature: signature.into(),
        }
    }
}

/// Public key of a signing box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSigningBoxGetPublicKey {
    /// Public key, 64 hex characters.
    pub pubkey: String,
}

impl ResultOfSigningBoxGetPublicKey {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(pubkey: impl Into<String>) -> Self {
        Self {
            pubkey: pubkey.into(),
        }
    }
}

/// A signature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfSigningBoxSign {
    /// Signature, 128 hex characters.
    pub signature: String,
}

impl ResultOfSigningBoxSign {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(signature: impl Into<String>) -> Self {
        Self {
            signature: signature.into(),
        }
    }
}

/// A checksum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfTonCrc16 {
    /// The checksum, a number of 16 bits.
    pub crc: u16,
}

impl ResultOfTonCrc16 {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(crc: u16) -> Self {
        Self { crc }
    }
}

/// Data whose signature is valid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfVerifySignature {
    /// The data without the signature.
    pub unsigned: String,
}

impl ResultOfVerifySignature {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(unsigned: impl Into<String>) -> Self {
        Self {
            unsigned: unsigned.into(),
        }
    }
}

/// Handle of a signing box.
pub type SigningBoxHandle = u32;

/// What a signature would authorize. Only `payload` and `signature_id` are bound to the bytes to
/// sign; the other fields are what the library says about them. `abi.verify_signing_content` checks
/// and decodes them independently. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SigningContent {
    /// The signed cell: `unsigned` is its hash, after `signature_id` as four bytes (big endian) if
    /// there is one. From ABI 2.3 on the cell consists of the address of the contract and the body
    /// of the message, before that of the body alone.
    pub payload: String,
    /// Signature id of the network. Absent: nothing is put in front of the hash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature_id: Option<i32>,
    /// The whole external message without its signature, as `abi.encode_message` returns it for
    /// `Signer.External`. Absent if only a body is signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// The called contract, `<workchain>:<hex>`. Absent if only a body without it is signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// Dapp ID of the contract, as the caller gave it. No signature covers it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dapp_id: Option<String>,
    /// Whether the message also deploys the contract.
    pub deploys: bool,
    /// The called function. Absent if the body cannot be decoded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function_name: Option<String>,
    /// Arguments by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Json>,
    /// Creation time in the header of the message, ms since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// When the message expires, Unix time in s; 4294967295: never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expire_at: Option<u32>,
    /// What the contract would send, and to whom, according to a local run. Only if the losses of
    /// the message are checked (`accept_loss`, or a policy).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transfers: Option<Vec<super::processing::MessageTransfer>>,
    /// What would be lost, according to the same run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub losses: Option<Vec<super::processing::Loss>>,
}

impl SigningContent {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(payload: impl Into<String>, deploys: bool) -> Self {
        Self {
            payload: payload.into(),
            signature_id: None,
            message: None,
            address: None,
            dapp_id: None,
            deploys,
            function_name: None,
            input: None,
            time: None,
            expire_at: None,
            transfers: None,
            losses: None,
        }
    }

    /// Signature id of the network. Absent: nothing is put in front of the hash.
    #[must_use]
    pub fn signature_id(mut self, signature_id: i32) -> Self {
        self.signature_id = Some(signature_id);
        self
    }

    /// The whole external message without its signature, as `abi.encode_message` returns it for
    /// `Signer.External`. Absent if only a body is signed.
    #[must_use]
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// The called contract, `<workchain>:<hex>`. Absent if only a body without it is signed.
    #[must_use]
    pub fn address(mut self, address: impl Into<String>) -> Self {
        self.address = Some(address.into());
        self
    }

    /// Dapp ID of the contract, as the caller gave it. No signature covers it.
    #[must_use]
    pub fn dapp_id(mut self, dapp_id: impl Into<String>) -> Self {
        self.dapp_id = Some(dapp_id.into());
        self
    }

    /// The called function. Absent if the body cannot be decoded.
    #[must_use]
    pub fn function_name(mut self, function_name: impl Into<String>) -> Self {
        self.function_name = Some(function_name.into());
        self
    }

    /// Arguments by name.
    #[must_use]
    pub fn input(mut self, input: impl Into<Json>) -> Self {
        self.input = Some(input.into());
        self
    }

    /// Creation time in the header of the message, ms since 1970.
    #[must_use]
    pub fn time(mut self, time: u64) -> Self {
        self.time = Some(time);
        self
    }

    /// When the message expires, Unix time in s; 4294967295: never.
    #[must_use]
    pub fn expire_at(mut self, expire_at: u32) -> Self {
        self.expire_at = Some(expire_at);
        self
    }

    /// What the contract would send, and to whom, according to a local run. Only if the losses of
    /// the message are checked (`accept_loss`, or a policy).
    #[must_use]
    pub fn transfers(mut self, transfers: Vec<super::processing::MessageTransfer>) -> Self {
        self.transfers = Some(transfers);
        self
    }

    /// What would be lost, according to the same run.
    #[must_use]
    pub fn losses(mut self, losses: Vec<super::processing::Loss>) -> Self {
        self.losses = Some(losses);
        self
    }
}

/// Provides the password of a crypto box, encrypted for the library.
///
/// Methods run beside each other; a future is dropped when its answer is no longer wanted.
pub trait AppPasswordProvider: Send + Sync + 'static {
    /// Requests the password.
    ///
    /// `encryption_public_key`: X25519 public key generated for this request, 64 hex characters.
    fn get_password(
        &self,
        encryption_public_key: String,
    ) -> binding::BoxFuture<'_, Result<AppPasswordProviderGetPasswordAnswer, binding::Refusal>>;

    /// Nothing follows, for the reason in `reason`.
    fn closed(&self, _reason: &str) {}
}

/// Answer of `AppPasswordProvider::get_password`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AppPasswordProviderGetPasswordAnswer {
    /// Password bytes in a `nacl_box` for `encryption_public_key`; the nonce is the first 24 bytes
    /// of that key.
    pub encrypted_password: String,
    /// X25519 public key of the application for this answer, 64 hex characters.
    pub app_encryption_pubkey: String,
}

impl AppPasswordProviderGetPasswordAnswer {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        encrypted_password: impl Into<String>,
        app_encryption_pubkey: impl Into<String>,
    ) -> Self {
        Self {
            encrypted_password: encrypted_password.into(),
            app_encryption_pubkey: app_encryption_pubkey.into(),
        }
    }
}

/// How messages reach the object.
pub(super) struct AppPasswordProviderAdapter(pub(super) Arc<dyn AppPasswordProvider>);

impl binding::AppObject for AppPasswordProviderAdapter {
    fn request(&self, request: Json) -> binding::BoxFuture<'_, Result<Json, binding::Refusal>> {
        Box::pin(async move {
            let object = &self.0;
            match binding::read_request(&request)? {
                ParamsOfAppPasswordProvider::GetPassword {
                    encryption_public_key,
                } => {
                    let answer = object.get_password(encryption_public_key);
                    let answer = answer.await?;
                    let answer = ResultOfAppPasswordProvider::GetPassword {
                        encrypted_password: answer.encrypted_password,
                        app_encryption_pubkey: answer.app_encryption_pubkey,
                    };
                    binding::write_answer(&answer)
                }
                ParamsOfAppPasswordProvider::Unknown(_) => Err(binding::unknown_request()),
            }
        })
    }

    fn closed(&self, reason: &str) {
        self.0.closed(reason);
    }
}

/// A signing box implemented by the application.
///
/// Methods run beside each other; a future is dropped when its answer is no longer wanted.
pub trait AppSigningBox: Send + Sync + 'static {
    /// Requests its public key.
    fn get_public_key(&self) -> binding::BoxFuture<'_, Result<String, binding::Refusal>>;

    /// Requests a signature.
    ///
    /// `unsigned`: Data to sign.
    ///
    /// `content`: The message that is signed. Absent if the data does not belong to a message, as
    /// in `crypto.signing_box_sign`. Extension of the published interface.
    fn sign(
        &self,
        unsigned: String,
        content: Option<SigningContent>,
    ) -> binding::BoxFuture<'_, Result<String, binding::Refusal>>;

    /// Nothing follows, for the reason in `reason`.
    fn closed(&self, _reason: &str) {}
}

/// How messages reach the object.
pub(super) struct AppSigningBoxAdapter(pub(super) Arc<dyn AppSigningBox>);

impl binding::AppObject for AppSigningBoxAdapter {
    fn request(&self, request: Json) -> binding::BoxFuture<'_, Result<Json, binding::Refusal>> {
        Box::pin(async move {
            let object = &self.0;
            match binding::read_request(&request)? {
                ParamsOfAppSigningBox::GetPublicKey => {
                    let answer = object.get_public_key();
                    let public_key = answer.await?;
                    let answer = ResultOfAppSigningBox::GetPublicKey { public_key };
                    binding::write_answer(&answer)
                }
                ParamsOfAppSigningBox::Sign { unsigned, content } => {
                    let answer = object.sign(unsigned, content);
                    let signature = answer.await?;
                    let answer = ResultOfAppSigningBox::Sign { signature };
                    binding::write_answer(&answer)
                }
                ParamsOfAppSigningBox::Unknown(_) => Err(binding::unknown_request()),
            }
        })
    }

    fn closed(&self, reason: &str) {
        self.0.closed(reason);
    }
}

/// An encryption box implemented by the application.
///
/// Methods run beside each other; a future is dropped when its answer is no longer wanted.
pub trait AppEncryptionBox: Send + Sync + 'static {
    /// Requests information about the box.
    fn get_info(&self) -> binding::BoxFuture<'_, Result<EncryptionBoxInfo, binding::Refusal>>;

    /// Requests encryption of data.
    ///
    /// `data`: The data.
    fn encrypt(&self, data: String) -> binding::BoxFuture<'_, Result<String, binding::Refusal>>;

    /// Requests decryption of data.
    ///
    /// `data`: The data.
    fn decrypt(&self, data: String) -> binding::BoxFuture<'_, Result<String, binding::Refusal>>;

    /// Nothing follows, for the reason in `reason`.
    fn closed(&self, _reason: &str) {}
}

/// How messages reach the object.
pub(super) struct AppEncryptionBoxAdapter(pub(super) Arc<dyn AppEncryptionBox>);

impl binding::AppObject for AppEncryptionBoxAdapter {
    fn request(&self, request: Json) -> binding::BoxFuture<'_, Result<Json, binding::Refusal>> {
        Box::pin(async move {
            let object = &self.0;
            match binding::read_request(&request)? {
                ParamsOfAppEncryptionBox::GetInfo => {
                    let answer = object.get_info();
                    let info = answer.await?;
                    let answer = ResultOfAppEncryptionBox::GetInfo { info };
                    binding::write_answer(&answer)
                }
                ParamsOfAppEncryptionBox::Encrypt { data } => {
                    let answer = object.encrypt(data);
                    let data = answer.await?;
                    let answer = ResultOfAppEncryptionBox::Encrypt { data };
                    binding::write_answer(&answer)
                }
                ParamsOfAppEncryptionBox::Decrypt { data } => {
                    let answer = object.decrypt(data);
                    let data = answer.await?;
                    let answer = ResultOfAppEncryptionBox::Decrypt { data };
                    binding::write_answer(&answer)
                }
                ParamsOfAppEncryptionBox::Unknown(_) => Err(binding::unknown_request()),
            }
        })
    }

    fn closed(&self, reason: &str) {
        self.0.closed(reason);
    }
}

/// Codes of the errors of module `crypto`.
pub mod error_code {
    /// A public key is malformed or does not belong to the secret key.
    pub const INVALID_PUBLIC_KEY: i64 = 100;
    /// A secret key is malformed.
    pub const INVALID_SECRET_KEY: i64 = 101;
    /// Cannot occur: keys have the codes 100, 101 and 109.
    pub const INVALID_KEY: i64 = 102;
    /// The number to factorize is not hex, longer than 64 bits, 0, 1 or a prime.
    pub const INVALID_FACTORIZE_CHALLENGE: i64 = 106;
    /// A number is not hex or longer than 8192 bits, the modulus is zero or the exponent negative.
    pub const INVALID_BIG_INT: i64 = 107;
    /// The parameters of scrypt are out of range or require too much work.
    pub const SCRYPT_FAILED: i64 = 108;
    /// A key, nonce or signature of fixed size has a different size.
    pub const INVALID_KEY_SIZE: i64 = 109;
    /// A secret box cannot be created or opened.
    pub const NACL_SECRET_BOX_FAILED: i64 = 110;
    /// A box cannot be created or opened.
    pub const NACL_BOX_FAILED: i64 = 111;
    /// An attached signature is invalid.
    pub const NACL_SIGN_FAILED: i64 = 112;
    /// The entropy of a BIP-39 phrase has the wrong size.
    pub const BIP39_INVALID_ENTROPY: i64 = 113;
    /// A seed phrase fails verification before derivation.
    pub const BIP39_INVALID_PHRASE: i64 = 114;
    /// A serialized or derived extended key is invalid.
    pub const BIP32_INVALID_KEY: i64 = 115;
    /// A segment of a derivation path is not a number.
    pub const BIP32_INVALID_DERIVE_PATH: i64 = 116;
    /// Cannot occur: an unknown dictionary does not match the parameter type (23).
    pub const BIP39_INVALID_DICTIONARY: i64 = 117;
    /// The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24.
    pub const BIP39_INVALID_WORD_COUNT: i64 = 118;
    /// No phrase of dictionary 0 was found in 5120 attempts.
    pub const MNEMONIC_GENERATION_FAILED: i64 = 119;
    /// Entropy does not produce a valid phrase of dictionary 0.
    pub const MNEMONIC_FROM_ENTROPY_FAILED: i64 = 120;
    /// A signing box handle is unknown.
    pub const SIGNING_BOX_NOT_REGISTERED: i64 = 121;
    /// Cannot occur: signatures have the codes 109 and 112.
    pub const INVALID_SIGNATURE: i64 = 122;
    /// An encryption box handle is unknown.
    pub const ENCRYPTION_BOX_NOT_REGISTERED: i64 = 123;
    /// The initialization vector of AES is not 16 bytes.
    pub const INVALID_IV_SIZE: i64 = 124;
    /// An AES mode other than CBC is requested.
    pub const UNSUPPORTED_CIPHER_MODE: i64 = 125;
    /// Cannot occur: key and vector are checked before the cipher is created (109, 124).
    pub const CANNOT_CREATE_CIPHER: i64 = 126;
    /// Cannot occur: data is padded to whole blocks before it is encrypted.
    pub const ENCRYPT_DATA_ERROR: i64 = 127;
    /// The length of AES data to decrypt is not a multiple of 16 bytes.
    pub const DECRYPT_DATA_ERROR: i64 = 128;
    /// AES is requested without an initialization vector.
    pub const IV_REQUIRED: i64 = 129;
    /// A crypto box handle is unknown.
    pub const CRYPTO_BOX_NOT_REGISTERED: i64 = 130;
    /// Cannot occur: there is one type of crypto box.
    pub const INVALID_CRYPTO_BOX_TYPE: i64 = 131;
    /// Cannot occur: every secret that matches the parameter type can be serialized.
    pub const CRYPTO_BOX_SECRET_SERIALIZATION_ERROR: i64 = 132;
    /// The decrypted secret of a crypto box is invalid, most often because of a wrong password.
    pub const CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR: i64 = 133;
    /// A ChaCha20 nonce is not 12 bytes.
    pub const INVALID_NONCE_SIZE: i64 = 134;
}

/// Functions of the module `crypto`.
///
/// Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.
#[derive(Clone, Copy, Debug)]
pub struct CryptoModule<'a> {
    client: &'a crate::Client,
}

impl<'a> CryptoModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Splits a composite number of at most 64 bits into two factors.
    ///
    /// The first factor is the smallest prime factor. 0, 1 and primes are rejected.
    ///
    /// # Errors
    ///
    /// Fails with the codes 106 (`InvalidFactorizeChallenge`).
    pub fn factorize(&self, params: &ParamsOfFactorize) -> binding::Call<ResultOfFactorize> {
        binding::call(self.client, "crypto.factorize", params)
    }

    /// Computes base ^ exponent mod modulus.
    ///
    /// # Errors
    ///
    /// Fails with the codes 107 (`InvalidBigInt`).
    pub fn modular_power(
        &self,
        params: &ParamsOfModularPower,
    ) -> binding::Call<ResultOfModularPower> {
        binding::call(self.client, "crypto.modular_power", params)
    }

    /// Returns the CRC-16/XMODEM checksum of data.
    ///
    /// Polynomial 0x1021, start value 0, no reflection.
    ///
    /// # Errors
    ///
    /// Fails with the codes 3 (`InvalidBase64`).
    pub fn tvm_crc16(&self, params: &ParamsOfTonCrc16) -> binding::Call<ResultOfTonCrc16> {
        binding::call(self.client, "crypto.tvm_crc16", params)
    }

    /// Returns cryptographically secure random bytes.
    pub fn generate_random_bytes(
        &self,
        params: &ParamsOfGenerateRandomBytes,
    ) -> binding::Call<ResultOfGenerateRandomBytes> {
        binding::call(self.client, "crypto.generate_random_bytes", params)
    }

    /// Converts a public key to text with a checksum.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`).
    pub fn convert_public_key_to_tvm_safe_format(
        &self,
        params: &ParamsOfConvertPublicKeyToTonSafeFormat,
    ) -> binding::Call<ResultOfConvertPublicKeyToTonSafeFormat> {
        binding::call(
            self.client,
            "crypto.convert_public_key_to_tvm_safe_format",
            params,
        )
    }

    /// Generates a new Ed25519 key pair.
    pub fn generate_random_sign_keys(&self) -> binding::Call<KeyPair> {
        binding::call(self.client, "crypto.generate_random_sign_keys", &())
    }

    /// Signs data with a key pair (Ed25519).
    ///
    /// # Errors
    ///
    /// Fails with the codes 3 (`InvalidBase64`), 100 (`InvalidPublicKey`), 101
    /// (`InvalidSecretKey`).
    pub fn sign(&self, params: &ParamsOfSign) -> binding::Call<ResultOfSign> {
        binding::call(self.client, "crypto.sign", params)
    }

    /// Verifies data signed by `sign` and returns it without the signature.
    ///
    /// A wrong signature is error 112, not a return value.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 3 (`InvalidBase64`), 109 (`InvalidKeySize`), 112
    /// (`NaclSignFailed`).
    pub fn verify_signature(
        &self,
        params: &ParamsOfVerifySignature,
    ) -> binding::Call<ResultOfVerifySignature> {
        binding::call(self.client, "crypto.verify_signature", params)
    }

    /// Returns the SHA-256 hash of data (FIPS 180-4).
    ///
    /// # Errors
    ///
    /// Fails with the codes 3 (`InvalidBase64`).
    pub fn sha256(&self, params: &ParamsOfHash) -> binding::Call<ResultOfHash> {
        binding::call(self.client, "crypto.sha256", params)
    }

    /// Returns the SHA-512 hash of data (FIPS 180-4).
    ///
    /// # Errors
    ///
    /// Fails with the codes 3 (`InvalidBase64`).
    pub fn sha512(&self, params: &ParamsOfHash) -> binding::Call<ResultOfHash> {
        binding::call(self.client, "crypto.sha512", params)
    }

    /// Derives a key from a password with scrypt (RFC 7914).
    ///
    /// # Errors
    ///
    /// Fails with the codes 3 (`InvalidBase64`), 108 (`ScryptFailed`).
    pub fn scrypt(&self, params: &ParamsOfScrypt) -> binding::Call<ResultOfScrypt> {
        binding::call(self.client, "crypto.scrypt", params)
    }

    /// Expands a seed into a NaCl signing key pair.
    ///
    /// The returned `secret` has 128 hex characters: the seed followed by the public key.
    ///
    /// # Errors
    ///
    /// Fails with the codes 101 (`InvalidSecretKey`), 109 (`InvalidKeySize`).
    pub fn nacl_sign_keypair_from_secret_key(
        &self,
        params: &ParamsOfNaclSignKeyPairFromSecret,
    ) -> binding::Call<KeyPair> {
        binding::call(
            self.client,
            "crypto.nacl_sign_keypair_from_secret_key",
            params,
        )
    }

    /// Signs data and returns the signature followed by the data.
    ///
    /// The public half of `secret` is ignored and derived from the seed again.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 3 (`InvalidBase64`), 109 (`InvalidKeySize`).
    pub fn nacl_sign(&self, params: &ParamsOfNaclSign) -> binding::Call<ResultOfNaclSign> {
        binding::call(self.client, "crypto.nacl_sign", params)
    }

    /// Verifies data signed by `nacl_sign` and returns it without the signature.
    ///
    /// A wrong signature is error 112, not a return value.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 3 (`InvalidBase64`), 109 (`InvalidKeySize`), 112
    /// (`NaclSignFailed`).
    pub fn nacl_sign_open(
        &self,
        params: &ParamsOfNaclSignOpen,
    ) -> binding::Call<ResultOfNaclSignOpen> {
        binding::call(self.client, "crypto.nacl_sign_open", params)
    }

    /// Signs data and returns only the signature.
    ///
    /// The public half of `secret` is ignored and derived from the seed again.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 3 (`InvalidBase64`), 109 (`InvalidKeySize`).
    pub fn nacl_sign_detached(
        &self,
        params: &ParamsOfNaclSign,
    ) -> binding::Call<ResultOfNaclSignDetached> {
        binding::call(self.client, "crypto.nacl_sign_detached", params)
    }

    /// Verifies a detached signature.
    ///
    /// A wrong signature returns `succeeded: false`. A malformed key is error 100, a signature of
    /// the wrong length 109.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 3 (`InvalidBase64`), 100 (`InvalidPublicKey`), 109
    /// (`InvalidKeySize`).
    pub fn nacl_sign_detached_verify(
        &self,
        params: &ParamsOfNaclSignDetachedVerify,
    ) -> binding::Call<ResultOfNaclSignDetachedVerify> {
        binding::call(self.client, "crypto.nacl_sign_detached_verify", params)
    }

    /// Generates a new X25519 key pair for NaCl boxes.
    pub fn nacl_box_keypair(&self) -> binding::Call<KeyPair> {
        binding::call(self.client, "crypto.nacl_box_keypair", &())
    }

    /// Returns the X25519 public key of a secret key.
    ///
    /// The secret is the scalar itself and is returned unchanged.
    ///
    /// # Errors
    ///
    /// Fails with the codes 101 (`InvalidSecretKey`), 109 (`InvalidKeySize`).
    pub fn nacl_box_keypair_from_secret_key(
        &self,
        params: &ParamsOfNaclBoxKeyPairFromSecret,
    ) -> binding::Call<KeyPair> {
        binding::call(
            self.client,
            "crypto.nacl_box_keypair_from_secret_key",
            params,
        )
    }

    /// Encrypts data for the owner of a public key, with authentication (X25519, XSalsa20,
    /// Poly1305).
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 3 (`InvalidBase64`), 109 (`InvalidKeySize`), 111
    /// (`NaclBoxFailed`).
    pub fn nacl_box(&self, params: &ParamsOfNaclBox) -> binding::Call<ResultOfNaclBox> {
        binding::call(self.client, "crypto.nacl_box", params)
    }

    /// Decrypts the output of `nacl_box`.
    ///
    /// A wrong key, nonce or tag is error 111.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 3 (`InvalidBase64`), 109 (`InvalidKeySize`), 111
    /// (`NaclBoxFailed`).
    pub fn nacl_box_open(
        &self,
        params: &ParamsOfNaclBoxOpen,
    ) -> binding::Call<ResultOfNaclBoxOpen> {
        binding::call(self.client, "crypto.nacl_box_open", params)
    }

    /// Encrypts data with a shared key, with authentication (XSalsa20, Poly1305).
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 3 (`InvalidBase64`), 109 (`InvalidKeySize`), 110
    /// (`NaclSecretBoxFailed`).
    pub fn nacl_secret_box(
        &self,
        params: &ParamsOfNaclSecretBox,
    ) -> binding::Call<ResultOfNaclBox> {
        binding::call(self.client, "crypto.nacl_secret_box", params)
    }

    /// Decrypts the output of `nacl_secret_box`.
    ///
    /// A wrong key, nonce or tag is error 110.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 3 (`InvalidBase64`), 109 (`InvalidKeySize`), 110
    /// (`NaclSecretBoxFailed`).
    pub fn nacl_secret_box_open(
        &self,
        params: &ParamsOfNaclSecretBoxOpen,
    ) -> binding::Call<ResultOfNaclBoxOpen> {
        binding::call(self.client, "crypto.nacl_secret_box_open", params)
    }

    /// Returns the words of a dictionary.
    ///
    /// The word count of the configuration is validated, but has no effect here.
    ///
    /// # Errors
    ///
    /// Fails with the codes 118 (`Bip39InvalidWordCount`).
    pub fn mnemonic_words(
        &self,
        params: &ParamsOfMnemonicWords,
    ) -> binding::Call<ResultOfMnemonicWords> {
        binding::call(self.client, "crypto.mnemonic_words", params)
    }

    /// Generates a new seed phrase.
    ///
    /// # Errors
    ///
    /// Fails with the codes 118 (`Bip39InvalidWordCount`), 119 (`MnemonicGenerationFailed`).
    pub fn mnemonic_from_random(
        &self,
        params: &ParamsOfMnemonicFromRandom,
    ) -> binding::Call<ResultOfMnemonicFromRandom> {
        binding::call(self.client, "crypto.mnemonic_from_random", params)
    }

    /// Converts entropy to a seed phrase.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 113 (`Bip39InvalidEntropy`), 118
    /// (`Bip39InvalidWordCount`), 120 (`MnemonicFromEntropyFailed`).
    pub fn mnemonic_from_entropy(
        &self,
        params: &ParamsOfMnemonicFromEntropy,
    ) -> binding::Call<ResultOfMnemonicFromEntropy> {
        binding::call(self.client, "crypto.mnemonic_from_entropy", params)
    }

    /// Checks a seed phrase.
    ///
    /// BIP-39: checks words and checksum; the length may differ from `word_count`. Accents may be
    /// composed or decomposed (NFC or NFKD). Dictionary 0: checks the number of words and the seed
    /// rule. Case and spaces matter.
    ///
    /// # Errors
    ///
    /// Fails with the codes 118 (`Bip39InvalidWordCount`).
    pub fn mnemonic_verify(
        &self,
        params: &ParamsOfMnemonicVerify,
    ) -> binding::Call<ResultOfMnemonicVerify> {
        binding::call(self.client, "crypto.mnemonic_verify", params)
    }

    /// Derives an Ed25519 key pair from a seed phrase and a path.
    ///
    /// The 32 bytes derived by BIP-32 are the Ed25519 seed. Dictionary 0 uses a different master
    /// key, derived with 100000 rounds.
    ///
    /// # Errors
    ///
    /// Fails with the codes 114 (`Bip39InvalidPhrase`), 115 (`Bip32InvalidKey`), 116
    /// (`Bip32InvalidDerivePath`), 118 (`Bip39InvalidWordCount`).
    pub fn mnemonic_derive_sign_keys(
        &self,
        params: &ParamsOfMnemonicDeriveSignKeys,
    ) -> binding::Call<KeyPair> {
        binding::call(self.client, "crypto.mnemonic_derive_sign_keys", params)
    }

    /// Returns the extended master key of a seed phrase (BIP-39 and BIP-32).
    ///
    /// No passphrase is used. Phrases of dictionary 0 are stretched the same way.
    ///
    /// # Errors
    ///
    /// Fails with the codes 114 (`Bip39InvalidPhrase`), 118 (`Bip39InvalidWordCount`).
    pub fn hdkey_xprv_from_mnemonic(
        &self,
        params: &ParamsOfHDKeyXPrvFromMnemonic,
    ) -> binding::Call<ResultOfHDKeyXPrvFromMnemonic> {
        binding::call(self.client, "crypto.hdkey_xprv_from_mnemonic", params)
    }

    /// Derives a child key of an extended key (BIP-32).
    ///
    /// # Errors
    ///
    /// Fails with the codes 115 (`Bip32InvalidKey`).
    pub fn hdkey_derive_from_xprv(
        &self,
        params: &ParamsOfHDKeyDeriveFromXPrv,
    ) -> binding::Call<ResultOfHDKeyDeriveFromXPrv> {
        binding::call(self.client, "crypto.hdkey_derive_from_xprv", params)
    }

    /// Derives the key at a path from an extended key (BIP-32).
    ///
    /// # Errors
    ///
    /// Fails with the codes 115 (`Bip32InvalidKey`), 116 (`Bip32InvalidDerivePath`).
    pub fn hdkey_derive_from_xprv_path(
        &self,
        params: &ParamsOfHDKeyDeriveFromXPrvPath,
    ) -> binding::Call<ResultOfHDKeyDeriveFromXPrvPath> {
        binding::call(self.client, "crypto.hdkey_derive_from_xprv_path", params)
    }

    /// Returns the secret key of an extended private key.
    ///
    /// # Errors
    ///
    /// Fails with the codes 115 (`Bip32InvalidKey`).
    pub fn hdkey_secret_from_xprv(
        &self,
        params: &ParamsOfHDKeySecretFromXPrv,
    ) -> binding::Call<ResultOfHDKeySecretFromXPrv> {
        binding::call(self.client, "crypto.hdkey_secret_from_xprv", params)
    }

    /// Returns the Ed25519 public key of an extended private key.
    ///
    /// # Errors
    ///
    /// Fails with the codes 115 (`Bip32InvalidKey`).
    pub fn hdkey_public_from_xprv(
        &self,
        params: &ParamsOfHDKeyPublicFromXPrv,
    ) -> binding::Call<ResultOfHDKeyPublicFromXPrv> {
        binding::call(self.client, "crypto.hdkey_public_from_xprv", params)
    }

    /// Encrypts or decrypts data with ChaCha20 (RFC 8439).
    ///
    /// The block counter starts at 0. The same call decrypts. There is no authentication.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 3 (`InvalidBase64`), 109 (`InvalidKeySize`), 134
    /// (`InvalidNonceSize`).
    pub fn chacha20(&self, params: &ParamsOfChaCha20) -> binding::Call<ResultOfChaCha20> {
        binding::call(self.client, "crypto.chacha20", params)
    }

    /// Creates a crypto box: a seed phrase encrypted with a password of the application.
    ///
    /// Requests the password once, except for `EncryptedSecret`. A phrase given by the caller is
    /// not checked here. To change the salt or password, create a new box from the phrase.
    ///
    /// # Errors
    ///
    /// Fails with the codes 26 (`AppRequestError`), 29 (`CanNotReceiveRequestResult`), 30
    /// (`CanNotParseRequestResult`), 31 (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3
    /// (`InvalidBase64`), 13 (`CallbackNotRegistered`), 109 (`InvalidKeySize`), 111
    /// (`NaclBoxFailed`), 118 (`Bip39InvalidWordCount`), 119 (`MnemonicGenerationFailed`).
    pub fn create_crypto_box(
        &self,
        params: &ParamsOfCreateCryptoBox,
        app_object: Arc<dyn AppPasswordProvider>,
    ) -> binding::Call<RegisteredCryptoBox> {
        let call = binding::call(self.client, "crypto.create_crypto_box", params);
        call.app_object(Arc::new(AppPasswordProviderAdapter(app_object)))
    }

    /// Removes a crypto box; an unknown handle is ignored.
    ///
    /// Boxes derived from it remain, but fail with 130 when they need the secret again.
    pub fn remove_crypto_box(&self, params: &RegisteredCryptoBox) -> binding::Call<()> {
        binding::call(self.client, "crypto.remove_crypto_box", params)
    }

    /// Returns the encrypted secret of a crypto box, for the application to store.
    ///
    /// Does not request the password.
    ///
    /// # Errors
    ///
    /// Fails with the codes 130 (`CryptoBoxNotRegistered`).
    pub fn get_crypto_box_info(
        &self,
        params: &RegisteredCryptoBox,
    ) -> binding::Call<ResultOfGetCryptoBoxInfo> {
        binding::call(self.client, "crypto.get_crypto_box_info", params)
    }

    /// Returns the decrypted seed phrase of a crypto box.
    ///
    /// Requests the password. The cipher has no authentication: a wrong password results in error
    /// 133 or, rarely, in a wrong phrase.
    ///
    /// # Errors
    ///
    /// Fails with the codes 26 (`AppRequestError`), 29 (`CanNotReceiveRequestResult`), 30
    /// (`CanNotParseRequestResult`), 31 (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3
    /// (`InvalidBase64`), 109 (`InvalidKeySize`), 111 (`NaclBoxFailed`), 130
    /// (`CryptoBoxNotRegistered`), 133 (`CryptoBoxSecretDeserializationError`).
    pub fn get_crypto_box_seed_phrase(
        &self,
        params: &RegisteredCryptoBox,
    ) -> binding::Call<ResultOfGetCryptoBoxSeedPhrase> {
        binding::call(self.client, "crypto.get_crypto_box_seed_phrase", params)
    }

    /// Creates a signing box with a key derived from a crypto box.
    ///
    /// Nothing is checked until the box is used; the possible errors are then 114, 115, 116, 118,
    /// 130 and 133 and those of the password provider.
    pub fn get_signing_box_from_crypto_box(
        &self,
        params: &ParamsOfGetSigningBoxFromCryptoBox,
    ) -> binding::Call<RegisteredSigningBox> {
        binding::call(
            self.client,
            "crypto.get_signing_box_from_crypto_box",
            params,
        )
    }

    /// Creates an encryption box with a key derived from a crypto box.
    ///
    /// The cipher key is the derived 32-byte secret. Nothing is checked until the box is used; the
    /// possible errors are then 2, 109, 114, 115, 116, 118, 130, 133 and 134 and those of the
    /// password provider.
    pub fn get_encryption_box_from_crypto_box(
        &self,
        params: &ParamsOfGetEncryptionBoxFromCryptoBox,
    ) -> binding::Call<RegisteredEncryptionBox> {
        binding::call(
            self.client,
            "crypto.get_encryption_box_from_crypto_box",
            params,
        )
    }

    /// Removes all secrets derived from a crypto box from memory.
    ///
    /// The boxes remain usable and request the password again. An unknown handle is ignored.
    pub fn clear_crypto_box_secret_cache(&self, params: &RegisteredCryptoBox) -> binding::Call<()> {
        binding::call(self.client, "crypto.clear_crypto_box_secret_cache", params)
    }

    /// Registers a signing box implemented by the application.
    ///
    /// # Errors
    ///
    /// Fails with the codes 13 (`CallbackNotRegistered`).
    pub fn register_signing_box(
        &self,
        app_object: Arc<dyn AppSigningBox>,
    ) -> binding::Call<RegisteredSigningBox> {
        let call = binding::call(self.client, "crypto.register_signing_box", &());
        call.app_object(Arc::new(AppSigningBoxAdapter(app_object)))
    }

    /// Creates a signing box with a key pair.
    ///
    /// # Errors
    ///
    /// Fails with the codes 100 (`InvalidPublicKey`), 101 (`InvalidSecretKey`).
    pub fn get_signing_box(&self, params: &KeyPair) -> binding::Call<RegisteredSigningBox> {
        binding::call(self.client, "crypto.get_signing_box", params)
    }

    /// Returns the public key of a signing box.
    ///
    /// # Errors
    ///
    /// Fails with the codes 26 (`AppRequestError`), 29 (`CanNotReceiveRequestResult`), 30
    /// (`CanNotParseRequestResult`), 31 (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3
    /// (`InvalidBase64`), 109 (`InvalidKeySize`), 111 (`NaclBoxFailed`), 114
    /// (`Bip39InvalidPhrase`), 115 (`Bip32InvalidKey`), 116 (`Bip32InvalidDerivePath`), 118
    /// (`Bip39InvalidWordCount`), 130 (`CryptoBoxNotRegistered`), 133
    /// (`CryptoBoxSecretDeserializationError`), 121 (`SigningBoxNotRegistered`).
    pub fn signing_box_get_public_key(
        &self,
        params: &RegisteredSigningBox,
    ) -> binding::Call<ResultOfSigningBoxGetPublicKey> {
        binding::call(self.client, "crypto.signing_box_get_public_key", params)
    }

    /// Signs data with a signing box.
    ///
    /// # Errors
    ///
    /// Fails with the codes 26 (`AppRequestError`), 29 (`CanNotReceiveRequestResult`), 30
    /// (`CanNotParseRequestResult`), 31 (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3
    /// (`InvalidBase64`), 109 (`InvalidKeySize`), 111 (`NaclBoxFailed`), 114
    /// (`Bip39InvalidPhrase`), 115 (`Bip32InvalidKey`), 116 (`Bip32InvalidDerivePath`), 118
    /// (`Bip39InvalidWordCount`), 130 (`CryptoBoxNotRegistered`), 133
    /// (`CryptoBoxSecretDeserializationError`), 121 (`SigningBoxNotRegistered`).
    pub fn signing_box_sign(
        &self,
        params: &ParamsOfSigningBoxSign,
    ) -> binding::Call<ResultOfSigningBoxSign> {
        binding::call(self.client, "crypto.signing_box_sign", params)
    }

    /// Removes a signing box; an unknown handle is ignored.
    pub fn remove_signing_box(&self, params: &RegisteredSigningBox) -> binding::Call<()> {
        binding::call(self.client, "crypto.remove_signing_box", params)
    }

    /// Registers an encryption box implemented by the application.
    ///
    /// # Errors
    ///
    /// Fails with the codes 13 (`CallbackNotRegistered`).
    pub fn register_encryption_box(
        &self,
        app_object: Arc<dyn AppEncryptionBox>,
    ) -> binding::Call<RegisteredEncryptionBox> {
        let call = binding::call(self.client, "crypto.register_encryption_box", &());
        call.app_object(Arc::new(AppEncryptionBoxAdapter(app_object)))
    }

    /// Removes an encryption box; an unknown handle is ignored.
    pub fn remove_encryption_box(&self, params: &RegisteredEncryptionBox) -> binding::Call<()> {
        binding::call(self.client, "crypto.remove_encryption_box", params)
    }

    /// Returns information about an encryption box.
    ///
    /// # Errors
    ///
    /// Fails with the codes 26 (`AppRequestError`), 29 (`CanNotReceiveRequestResult`), 30
    /// (`CanNotParseRequestResult`), 31 (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3
    /// (`InvalidBase64`), 109 (`InvalidKeySize`), 111 (`NaclBoxFailed`), 114
    /// (`Bip39InvalidPhrase`), 115 (`Bip32InvalidKey`), 116 (`Bip32InvalidDerivePath`), 118
    /// (`Bip39InvalidWordCount`), 130 (`CryptoBoxNotRegistered`), 133
    /// (`CryptoBoxSecretDeserializationError`), 123 (`EncryptionBoxNotRegistered`).
    pub fn encryption_box_get_info(
        &self,
        params: &ParamsOfEncryptionBoxGetInfo,
    ) -> binding::Call<ResultOfEncryptionBoxGetInfo> {
        binding::call(self.client, "crypto.encryption_box_get_info", params)
    }

    /// Encrypts data with an encryption box.
    ///
    /// AES pads data with zero bytes to a multiple of 16; the original size is not stored.
    ///
    /// # Errors
    ///
    /// Fails with the codes 26 (`AppRequestError`), 29 (`CanNotReceiveRequestResult`), 30
    /// (`CanNotParseRequestResult`), 31 (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3
    /// (`InvalidBase64`), 109 (`InvalidKeySize`), 111 (`NaclBoxFailed`), 114
    /// (`Bip39InvalidPhrase`), 115 (`Bip32InvalidKey`), 116 (`Bip32InvalidDerivePath`), 118
    /// (`Bip39InvalidWordCount`), 130 (`CryptoBoxNotRegistered`), 133
    /// (`CryptoBoxSecretDeserializationError`), 110 (`NaclSecretBoxFailed`), 123
    /// (`EncryptionBoxNotRegistered`), 134 (`InvalidNonceSize`).
    pub fn encryption_box_encrypt(
        &self,
        params: &ParamsOfEncryptionBoxEncrypt,
    ) -> binding::Call<ResultOfEncryptionBoxEncrypt> {
        binding::call(self.client, "crypto.encryption_box_encrypt", params)
    }

    /// Decrypts data with an encryption box.
    ///
    /// Does not remove the zero padding of the last AES block.
    ///
    /// # Errors
    ///
    /// Fails with the codes 26 (`AppRequestError`), 29 (`CanNotReceiveRequestResult`), 30
    /// (`CanNotParseRequestResult`), 31 (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3
    /// (`InvalidBase64`), 109 (`InvalidKeySize`), 111 (`NaclBoxFailed`), 114
    /// (`Bip39InvalidPhrase`), 115 (`Bip32InvalidKey`), 116 (`Bip32InvalidDerivePath`), 118
    /// (`Bip39InvalidWordCount`), 130 (`CryptoBoxNotRegistered`), 133
    /// (`CryptoBoxSecretDeserializationError`), 110 (`NaclSecretBoxFailed`), 123
    /// (`EncryptionBoxNotRegistered`), 128 (`DecryptDataError`), 134 (`InvalidNonceSize`).
    pub fn encryption_box_decrypt(
        &self,
        params: &ParamsOfEncryptionBoxDecrypt,
    ) -> binding::Call<ResultOfEncryptionBoxDecrypt> {
        binding::call(self.client, "crypto.encryption_box_decrypt", params)
    }

    /// Creates an encryption box with the given keys.
    ///
    /// AES and ChaCha20 parameters are checked immediately, NaCl parameters at first use. Every
    /// operation starts with the given vector or nonce.
    ///
    /// # Errors
    ///
    /// Fails with the codes 2 (`InvalidHex`), 109 (`InvalidKeySize`), 124 (`InvalidIvSize`), 125
    /// (`UnsupportedCipherMode`), 129 (`IvRequired`), 134 (`InvalidNonceSize`).
    pub fn create_encryption_box(
        &self,
        params: &ParamsOfCreateEncryptionBox,
    ) -> binding::Call<RegisteredEncryptionBox> {
        binding::call(self.client, "crypto.create_encryption_box", params)
    }
}
