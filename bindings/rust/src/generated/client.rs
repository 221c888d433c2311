//! Information about the library, and answers to its requests.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// Numbers of the errors of module client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ClientErrorCode {
    /// An ABI of type Handle is used.
    NotImplemented,
    /// Hex text cannot be decoded, after removing an optional prefix.
    InvalidHex,
    /// Base64 text cannot be decoded.
    InvalidBase64,
    /// An address cannot be parsed, or cannot be expressed in the requested form.
    InvalidAddress,
    /// A callback message cannot be serialized to JSON or exceeds the size limit of outgoing
    /// messages.
    CallbackParamsCantBeConvertedToJson,
    /// Cannot occur: if a WebSocket connection cannot be opened, the error is
    /// `GraphqlWebsocketInitError` (613) of module net.
    WebsocketConnectError,
    /// Cannot occur: if a WebSocket connection breaks, the error is `WebsocketDisconnected` (610)
    /// of module net.
    WebsocketReceiveError,
    /// Cannot occur: if a WebSocket connection breaks during a write, the error is
    /// `WebsocketDisconnected` (610) of module net.
    WebsocketSendError,
    /// The HTTP client of a context cannot be created.
    HttpClientCreateError,
    /// An HTTP method or header is invalid.
    HttpRequestCreateError,
    /// An HTTP request fails, or GraphQL answers with a status outside 200 to 299 and no GraphQL
    /// error body.
    HttpRequestSendError,
    /// The body of an HTTP answer cannot be read or is not JSON.
    HttpRequestParseError,
    /// A function that needs an application object, or was asked to send events, was called without
    /// its id.
    CallbackNotRegistered,
    /// A network function is called in a context without endpoints, or the list of endpoints is
    /// empty.
    NetModuleNotInit,
    /// A field of the client configuration is invalid.
    InvalidConfig,
    /// A worker thread cannot be started.
    CannotCreateRuntime,
    /// A context handle is unknown or its context was closed. Each connection of the daemon is one
    /// context, so this occurs only in bindings that hold contexts by handle, and when a context is
    /// used after it was closed.
    InvalidContextHandle,
    /// A result or a request to the application cannot be serialized to JSON.
    CannotSerializeResult,
    /// The data of an error cannot be serialized to JSON.
    CannotSerializeError,
    /// A JavaScript value given to the TypeScript binding cannot be serialized to JSON.
    CannotConvertJsValueToJson,
    /// A worker thread ended without returning a result.
    CannotReceiveSpawnedResult,
    /// Cannot occur: timers are started with a checked duration, and durations too long for the
    /// platform are split.
    SetTimerError,
    /// The parameters of a function do not match their type.
    InvalidParams,
    /// Cannot occur: it covers missing flags of the base64 address form, which parameter validation
    /// refuses first (23).
    ContractsAddressConversionFailed,
    /// A function called by name is unknown, or has no synchronous form. Over JSON-RPC, an unknown
    /// method is -32601 with `data.client_code` 25.
    UnknownFunction,
    /// The application answered a request with an error, or did not answer in time (data.reason
    /// `app_request_timeout`).
    AppRequestError,
    /// An answer refers to a request that is unknown, was already answered, timed out, or belongs
    /// to another connection.
    NoSuchRequest,
    /// An answer arrived after its request was withdrawn: the waiting call had just been cancelled.
    CanNotSendRequestResult,
    /// A pending request was dropped without an answer: its object was removed, the daemon is
    /// stopping or the host is gone.
    CanNotReceiveRequestResult,
    /// The answer of the application does not match the response type.
    CanNotParseRequestResult,
    /// The answer of the application is a different variant than the request.
    UnexpectedCallbackResponse,
    /// A number given as text cannot be parsed or is out of range.
    CanNotParseNumber,
    /// The library reached an unexpected state.
    InternalError,
    /// An iterator handle is unknown.
    InvalidHandle,
    /// Local storage fails, or a storage key contains characters other than letters, digits, `_`
    /// and `.`.
    LocalStorageError,
    /// A cell is not plain data; for example, it is a pruned cell.
    InvalidData,
    /// Extension. The file of the running program was replaced, so a part that was not yet loaded
    /// is no longer available; `data.version` is the running version, `data.found` the version in
    /// the file.
    ProgramReplaced,
    /// Extension. The page does not allow `WebAssembly`, and the call needs it:
    /// `utils.compress_zstd`, or a contract that runs ZIP, an instruction that compresses patches,
    /// or RUNWASM.
    WebAssemblyNeeded,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl ClientErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::NotImplemented => 1,
            Self::InvalidHex => 2,
            Self::InvalidBase64 => 3,
            Self::InvalidAddress => 4,
            Self::CallbackParamsCantBeConvertedToJson => 5,
            Self::WebsocketConnectError => 6,
            Self::WebsocketReceiveError => 7,
            Self::WebsocketSendError => 8,
            Self::HttpClientCreateError => 9,
            Self::HttpRequestCreateError => 10,
            Self::HttpRequestSendError => 11,
            Self::HttpRequestParseError => 12,
            Self::CallbackNotRegistered => 13,
            Self::NetModuleNotInit => 14,
            Self::InvalidConfig => 15,
            Self::CannotCreateRuntime => 16,
            Self::InvalidContextHandle => 17,
            Self::CannotSerializeResult => 18,
            Self::CannotSerializeError => 19,
            Self::CannotConvertJsValueToJson => 20,
            Self::CannotReceiveSpawnedResult => 21,
            Self::SetTimerError => 22,
            Self::InvalidParams => 23,
            Self::ContractsAddressConversionFailed => 24,
            Self::UnknownFunction => 25,
            Self::AppRequestError => 26,
            Self::NoSuchRequest => 27,
            Self::CanNotSendRequestResult => 28,
            Self::CanNotReceiveRequestResult => 29,
            Self::CanNotParseRequestResult => 30,
            Self::UnexpectedCallbackResponse => 31,
            Self::CanNotParseNumber => 32,
            Self::InternalError => 33,
            Self::InvalidHandle => 34,
            Self::LocalStorageError => 35,
            Self::InvalidData => 36,
            Self::ProgramReplaced => 37,
            Self::WebAssemblyNeeded => 38,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for ClientErrorCode {
    fn from(value: i64) -> Self {
        match value {
            1 => Self::NotImplemented,
            2 => Self::InvalidHex,
            3 => Self::InvalidBase64,
            4 => Self::InvalidAddress,
            5 => Self::CallbackParamsCantBeConvertedToJson,
            6 => Self::WebsocketConnectError,
            7 => Self::WebsocketReceiveError,
            8 => Self::WebsocketSendError,
            9 => Self::HttpClientCreateError,
            10 => Self::HttpRequestCreateError,
            11 => Self::HttpRequestSendError,
            12 => Self::HttpRequestParseError,
            13 => Self::CallbackNotRegistered,
            14 => Self::NetModuleNotInit,
            15 => Self::InvalidConfig,
            16 => Self::CannotCreateRuntime,
            17 => Self::InvalidContextHandle,
            18 => Self::CannotSerializeResult,
            19 => Self::CannotSerializeError,
            20 => Self::CannotConvertJsValueToJson,
            21 => Self::CannotReceiveSpawnedResult,
            22 => Self::SetTimerError,
            23 => Self::InvalidParams,
            24 => Self::ContractsAddressConversionFailed,
            25 => Self::UnknownFunction,
            26 => Self::AppRequestError,
            27 => Self::NoSuchRequest,
            28 => Self::CanNotSendRequestResult,
            29 => Self::CanNotReceiveRequestResult,
            30 => Self::CanNotParseRequestResult,
            31 => Self::UnexpectedCallbackResponse,
            32 => Self::CanNotParseNumber,
            33 => Self::InternalError,
            34 => Self::InvalidHandle,
            35 => Self::LocalStorageError,
            36 => Self::InvalidData,
            37 => Self::ProgramReplaced,
            38 => Self::WebAssemblyNeeded,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for ClientErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ClientErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// Description of all modules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct API {
    /// Version of the library.
    pub version: String,
    /// Modules with `name`, `summary`, `description`, `types` and `functions`. A function that
    /// takes an object of the application has `app_object` (`name`, `summary`, types of `request`
    /// and `response`). A function that reports to a callback has `callback`: `lifetime` (`call`,
    /// or `handle` until the handle is closed) and `responses`, each with its `response_type` and
    /// payload type.
    pub modules: Vec<Json>,
}

impl API {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(version: impl Into<String>, modules: Vec<Json>) -> Self {
        Self {
            version: version.into(),
            modules,
        }
    }
}

/// Defaults of message encoding.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AbiConfig {
    /// Workchain id by default in `DeploySet`. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workchain: Option<i32>,
    /// Lifetime of messages to contracts with an expire header, in ms. Default: `40000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_expiration_timeout: Option<u32>,
    /// Factor by which the expiration timeout grows on each retry. Default: `1.5`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_expiration_timeout_grow_factor: Option<f64>,
    /// Default chain rules of all functions with a `rules` parameter: `classic` for contracts and
    /// networks of the public TVM formats. Nothing is sent to a node that reports other rules.
    /// Extension of the published interface. Default: `"current"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<super::abi::ChainRules>,
}

impl AbiConfig {
    /// Workchain id by default in `DeploySet`. Default: `0`.
    #[must_use]
    pub fn workchain(mut self, workchain: i32) -> Self {
        self.workchain = Some(workchain);
        self
    }

    /// Lifetime of messages to contracts with an expire header, in ms. Default: `40000`.
    #[must_use]
    pub fn message_expiration_timeout(mut self, message_expiration_timeout: u32) -> Self {
        self.message_expiration_timeout = Some(message_expiration_timeout);
        self
    }

    /// Factor by which the expiration timeout grows on each retry. Default: `1.5`.
    #[must_use]
    pub fn message_expiration_timeout_grow_factor(
        mut self,
        message_expiration_timeout_grow_factor: f64,
    ) -> Self {
        self.message_expiration_timeout_grow_factor = Some(message_expiration_timeout_grow_factor);
        self
    }

    /// Default chain rules of all functions with a `rules` parameter: `classic` for contracts and
    /// networks of the public TVM formats. Nothing is sent to a node that reports other rules.
    /// Extension of the published interface. Default: `"current"`.
    #[must_use]
    pub fn rules(mut self, rules: super::abi::ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// Result of a request to the application.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum AppRequestResult {
    /// The application refused or failed.
    #[non_exhaustive]
    Error {
        /// Error message.
        text: String,
    },
    /// The application handled the request.
    #[non_exhaustive]
    Ok {
        /// The variant of the response type with the same name as the request.
        result: Json,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl AppRequestResult {
    /// The application refused or failed.
    #[must_use]
    pub fn error(text: impl Into<String>) -> Self {
        Self::Error { text: text.into() }
    }

    /// The application handled the request.
    #[must_use]
    pub fn ok(result: impl Into<Json>) -> Self {
        Self::Ok {
            result: result.into(),
        }
    }
}

impl<'de> Deserialize<'de> for AppRequestResult {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Error" => Self::Error {
                text: fields.take("text")?,
            },
            "Ok" => Self::Ok {
                result: fields.take("result")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// The language binding in use; reported in error data and HTTP headers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct BindingConfig {
    /// Name of the binding. Default: `""`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub library: Option<String>,
    /// Version of the binding. Default: `""`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
}

impl BindingConfig {
    /// Name of the binding. Default: `""`.
    #[must_use]
    pub fn library(mut self, library: impl Into<String>) -> Self {
        self.library = Some(library.into());
        self
    }

    /// Version of the binding. Default: `""`.
    #[must_use]
    pub fn version(mut self, version: impl Into<String>) -> Self {
        self.version = Some(version.into());
        self
    }
}

/// Cache of bags of cells.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct BocConfig {
    /// Maximum size of the unpinned part of the cache, in kilobytes. Default: `10240`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cache_max_size: Option<u32>,
    /// Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC, 0.4
    /// kB for each cell, and the names of the pins. Extension of the published interface. Default:
    /// `131072`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pinned_max_size: Option<u32>,
}

impl BocConfig {
    /// Maximum size of the unpinned part of the cache, in kilobytes. Default: `10240`.
    #[must_use]
    pub fn cache_max_size(mut self, cache_max_size: u32) -> Self {
        self.cache_max_size = Some(cache_max_size);
        self
    }

    /// Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC, 0.4
    /// kB for each cell, and the names of the pins. Extension of the published interface. Default:
    /// `131072`.
    #[must_use]
    pub fn pinned_max_size(mut self, pinned_max_size: u32) -> Self {
        self.pinned_max_size = Some(pinned_max_size);
        self
    }
}

/// Fingerprint of a dependency.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct BuildInfoDependency {
    /// Name of the package.
    pub name: String,
    /// Git commit of the source. For npm packages, which name no commit: `npm:<version>` followed
    /// by the integrity digest of the package.
    pub git_commit: String,
}

impl BuildInfoDependency {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(name: impl Into<String>, git_commit: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            git_commit: git_commit.into(),
        }
    }
}

/// Configuration of a client.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ClientConfig {
    /// The language binding in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub binding: Option<BindingConfig>,
    /// How to reach the network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub network: Option<NetworkConfig>,
    /// Defaults of the crypto functions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crypto: Option<CryptoConfig>,
    /// Defaults of message encoding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<AbiConfig>,
    /// Cache of bags of cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc: Option<BocConfig>,
    /// Cache of proofs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proofs: Option<ProofsConfig>,
    /// Spending policy. All policies apply together: a host can only add restrictions to those of
    /// the daemon. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<super::policy::SpendingPolicy>,
    /// Folder where the library stores its data. Default: `.vendorclient` in the home directory, or
    /// the data folder of the daemon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub local_storage_path: Option<String>,
    /// A database server, instead of a folder. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub storage: Option<StorageConfig>,
}

impl ClientConfig {
    /// The language binding in use.
    #[must_use]
    pub fn binding(mut self, binding: BindingConfig) -> Self {
        self.binding = Some(binding);
        self
    }

    /// How to reach the network.
    #[must_use]
    pub fn network(mut self, network: NetworkConfig) -> Self {
        self.network = Some(network);
        self
    }

    /// Defaults of the crypto functions.
    #[must_use]
    pub fn crypto(mut self, crypto: CryptoConfig) -> Self {
        self.crypto = Some(crypto);
        self
    }

    /// Defaults of message encoding.
    #[must_use]
    pub fn abi(mut self, abi: AbiConfig) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Cache of bags of cells.
    #[must_use]
    pub fn boc(mut self, boc: BocConfig) -> Self {
        self.boc = Some(boc);
        self
    }

    /// Cache of proofs.
    #[must_use]
    pub fn proofs(mut self, proofs: ProofsConfig) -> Self {
        self.proofs = Some(proofs);
        self
    }

    /// Spending policy. All policies apply together: a host can only add restrictions to those of
    /// the daemon. Extension of the published interface.
    #[must_use]
    pub fn policy(mut self, policy: super::policy::SpendingPolicy) -> Self {
        self.policy = Some(policy);
        self
    }

    /// Folder where the library stores its data. Default: `.vendorclient` in the home directory, or
    /// the data folder of the daemon.
    #[must_use]
    pub fn local_storage_path(mut self, local_storage_path: impl Into<String>) -> Self {
        self.local_storage_path = Some(local_storage_path.into());
        self
    }

    /// A database server, instead of a folder. Extension of the published interface.
    #[must_use]
    pub fn storage(mut self, storage: StorageConfig) -> Self {
        self.storage = Some(storage);
        self
    }
}

/// A failed call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ClientError {
    /// Error code, which is stable.
    pub code: u32,
    /// Human-readable message: what was wrong, what was expected and what was received.
    pub message: String,
    /// Trace id of the failed REST request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub traceparent: Option<String>,
    /// Machine-readable details; always include `core_version`.
    pub data: Json,
}

impl ClientError {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(code: u32, message: impl Into<String>, data: impl Into<Json>) -> Self {
        Self {
            code,
            message: message.into(),
            traceparent: None,
            data: data.into(),
        }
    }

    /// Trace id of the failed REST request.
    #[must_use]
    pub fn traceparent(mut self, traceparent: impl Into<String>) -> Self {
        self.traceparent = Some(traceparent.into());
        self
    }
}

/// Defaults of the crypto functions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct CryptoConfig {
    /// Default dictionary of seed phrases. Default: `1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mnemonic_dictionary: Option<super::crypto::MnemonicDictionary>,
    /// Default number of words of a seed phrase. Default: `12`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mnemonic_word_count: Option<u8>,
    /// Default derivation path of keys. Default: `"m/44'/396'/0'/0/0"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hdkey_derivation_path: Option<String>,
}

impl CryptoConfig {
    /// Default dictionary of seed phrases. Default: `1`.
    #[must_use]
    pub fn mnemonic_dictionary(
        mut self,
        mnemonic_dictionary: super::crypto::MnemonicDictionary,
    ) -> Self {
        self.mnemonic_dictionary = Some(mnemonic_dictionary);
        self
    }

    /// Default number of words of a seed phrase. Default: `12`.
    #[must_use]
    pub fn mnemonic_word_count(mut self, mnemonic_word_count: u8) -> Self {
        self.mnemonic_word_count = Some(mnemonic_word_count);
        self
    }

    /// Default derivation path of keys. Default: `"m/44'/396'/0'/0/0"`.
    #[must_use]
    pub fn hdkey_derivation_path(mut self, hdkey_derivation_path: impl Into<String>) -> Self {
        self.hdkey_derivation_path = Some(hdkey_derivation_path.into());
        self
    }
}

/// What checks signatures. All forms give the same answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CurvesForm {
    /// The cryptographic library of Node.js.
    Native,
    /// Code of `WebAssembly`, in a page that allows it.
    Webassembly,
    /// JavaScript, in a page whose policy does not allow `WebAssembly`.
    Javascript,
    /// A constant that this version does not know.
    Unknown(String),
}

impl CurvesForm {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Native => "native",
            Self::Webassembly => "webassembly",
            Self::Javascript => "javascript",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for CurvesForm {
    fn from(value: String) -> Self {
        match value.as_str() {
            "native" => Self::Native,
            "webassembly" => Self::Webassembly,
            "javascript" => Self::Javascript,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for CurvesForm {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CurvesForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// How to reach the network. All times are in ms.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct NetworkConfig {
    /// A single network endpoint. Deprecated: Since 3.0. Use endpoints. Used only if endpoints is
    /// absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server_address: Option<String>,
    /// Network endpoints in any valid URL form, with or without scheme, port and path, including IP
    /// addresses. Takes precedence over `server_address`. Default scheme: http for loopback hosts,
    /// https for all others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub endpoints: Option<Vec<String>>,
    /// Formerly the number of connection retries. Deprecated: Since 3.0. Use
    /// `max_reconnect_timeout`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub network_retries_count: Option<i8>,
    /// Maximum time for sequential reconnections, in ms. Default: `120000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_reconnect_timeout: Option<u32>,
    /// Time limit, in ms, of a call that cannot reach any endpoint before one has ever answered
    /// this client, so that a wrong address or a missing network is reported quickly. After that,
    /// `max_reconnect_timeout` applies, which is also an upper limit for this value. Extension of
    /// the published interface. Default: `15000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_contact_timeout: Option<u32>,
    /// Formerly the pause between reconnections, in ms. Deprecated: Since 3.0. Use
    /// `max_reconnect_timeout`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reconnect_timeout: Option<u32>,
    /// Number of automatic processing retries after Message Expired (507). Applies only to messages
    /// that are proven not to have been executed and whose local emulation succeeded or failed with
    /// a replay-protection error. Default: `5`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_retries_count: Option<i8>,
    /// Delivery timeout, in ms, for contracts whose ABI has no expire header; after it, the call
    /// fails. Default: `40000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_processing_timeout: Option<u32>,
    /// Safety margin, in ms, of the proof that a message was not executed: the account state and a
    /// block must be at least this much later than the expiration of the message. Allows for
    /// differences between the clocks of block producers. Extension of the published interface.
    /// Default: `30000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expiration_margin: Option<u32>,
    /// Maximum time to wait for the answer to a query, in ms. Default: `40000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait_for_timeout: Option<u32>,
    /// Formerly the maximum difference from the clock of the node, in ms. Deprecated: Since 3.0.
    /// Use `max_latency`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_of_sync_threshold: Option<u32>,
    /// Maximum number of randomly chosen endpoints to send a message to. Default: `1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sending_endpoint_count: Option<u8>,
    /// Interval of checks of the data latency of the current endpoint, in ms. If it exceeds
    /// `max_latency`, another endpoint is selected. Default: `60000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub latency_detection_interval: Option<u32>,
    /// Maximum data latency (time lag) of an endpoint, in ms. Default: `60000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_latency: Option<u32>,
    /// Default time limit of an HTTP request, in ms; after it, the request fails. Default: `60000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub query_timeout: Option<u32>,
    /// Protocol for GraphQL queries. Default: `"HTTP"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub queries_protocol: Option<NetworkQueriesProtocol>,
    /// Unstable. How long to wait for the first REMP status, in ms, before falling back to waiting
    /// for the transaction. Default: `1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_remp_status_timeout: Option<u32>,
    /// Unstable. How long to wait for each further REMP status, in ms, before falling back to
    /// waiting for the transaction. Default: `5000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_remp_status_timeout: Option<u32>,
    /// Polling interval, in ms, on networks without subscriptions, and of iterators that have
    /// reached the end of the chain. All subscriptions of a client share the requests. Default:
    /// `1000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follow_interval: Option<u32>,
    /// Signature id, for networks with the capability `CapSignatureWithId`. To encode messages
    /// without reaching the network, set it to the `global_id` of any block. Default: detected when
    /// a message is encoded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature_id: Option<i32>,
    /// Additional origins that `access_key` and `api_token` may be sent to, such as
    /// `https://producer.example:8600`. By default, only the endpoints that the same source (file,
    /// environment, host) names receive them, not the producers and redirect targets that a node
    /// names. Extension of the published interface. Default: `[]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub access_key_origins: Option<Vec<String>>,
    /// Number of independent operators that must agree that a message was not executed before
    /// another one replaces it, or before it is reported as not executed. With 2 or more, every
    /// operator of `operators` is asked; one that shows the message as executed prevents the proof.
    /// Extension of the published interface. Default: `1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreement: Option<u8>,
    /// Operators of the endpoints. Keys are origins, such as `https://node.example:8600`; values
    /// are names of your choice. For `agreement`, endpoints of the same operator count once, and
    /// all endpoints without an operator count as one more. Extension of the published interface.
    /// Default: `{}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub operators: Option<BTreeMap<String, String>>,
    /// Access key (project secret) of the GraphQL API.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub access_key: Option<String>,
    /// Bearer token of the REST and GraphQL APIs; replaces `access_key` if both are set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub api_token: Option<String>,
}

impl NetworkConfig {
    /// A single network endpoint. Deprecated: Since 3.0. Use endpoints. Used only if endpoints is
    /// absent.
    #[must_use]
    pub fn server_address(mut self, server_address: impl Into<String>) -> Self {
        self.server_address = Some(server_address.into());
        self
    }

    /// Network endpoints in any valid URL form, with or without scheme, port and path, including IP
    /// addresses. Takes precedence over `server_address`. Default scheme: http for loopback hosts,
    /// https for all others.
    #[must_use]
    pub fn endpoints(mut self, endpoints: Vec<String>) -> Self {
        self.endpoints = Some(endpoints);
        self
    }

    /// Formerly the number of connection retries. Deprecated: Since 3.0. Use
    /// `max_reconnect_timeout`.
    #[must_use]
    pub fn network_retries_count(mut self, network_retries_count: i8) -> Self {
        self.network_retries_count = Some(network_retries_count);
        self
    }

    /// Maximum time for sequential reconnections, in ms. Default: `120000`.
    #[must_use]
    pub fn max_reconnect_timeout(mut self, max_reconnect_timeout: u32) -> Self {
        self.max_reconnect_timeout = Some(max_reconnect_timeout);
        self
    }

    /// Time limit, in ms, of a call that cannot reach any endpoint before one has ever answered
    /// this client, so that a wrong address or a missing network is reported quickly. After that,
    /// `max_reconnect_timeout` applies, which is also an upper limit for this value. Extension of
    /// the published interface. Default: `15000`.
    #[must_use]
    pub fn first_contact_timeout(mut self, first_contact_timeout: u32) -> Self {
        self.first_contact_timeout = Some(first_contact_timeout);
        self
    }

    /// Formerly the pause between reconnections, in ms. Deprecated: Since 3.0. Use
    /// `max_reconnect_timeout`.
    #[must_use]
    pub fn reconnect_timeout(mut self, reconnect_timeout: u32) -> Self {
        self.reconnect_timeout = Some(reconnect_timeout);
        self
    }

    /// Number of automatic processing retries after Message Expired (507). Applies only to messages
    /// that are proven not to have been executed and whose local emulation succeeded or failed with
    /// a replay-protection error. Default: `5`.
    #[must_use]
    pub fn message_retries_count(mut self, message_retries_count: i8) -> Self {
        self.message_retries_count = Some(message_retries_count);
        self
    }

    /// Delivery timeout, in ms, for contracts whose ABI has no expire header; after it, the call
    /// fails. Default: `40000`.
    #[must_use]
    pub fn message_processing_timeout(mut self, message_processing_timeout: u32) -> Self {
        self.message_processing_timeout = Some(message_processing_timeout);
        self
    }

    /// Safety margin, in ms, of the proof that a message was not executed: the account state and a
    /// block must be at least this much later than the expiration of the message. Allows for
    /// differences between the clocks of block producers. Extension of the published interface.
    /// Default: `30000`.
    #[must_use]
    pub fn expiration_margin(mut self, expiration_margin: u32) -> Self {
        self.expiration_margin = Some(expiration_margin);
        self
    }

    /// Maximum time to wait for the answer to a query, in ms. Default: `40000`.
    #[must_use]
    pub fn wait_for_timeout(mut self, wait_for_timeout: u32) -> Self {
        self.wait_for_timeout = Some(wait_for_timeout);
        self
    }

    /// Formerly the maximum difference from the clock of the node, in ms. Deprecated: Since 3.0.
    /// Use `max_latency`.
    #[must_use]
    pub fn out_of_sync_threshold(mut self, out_of_sync_threshold: u32) -> Self {
        self.out_of_sync_threshold = Some(out_of_sync_threshold);
        self
    }

    /// Maximum number of randomly chosen endpoints to send a message to. Default: `1`.
    #[must_use]
    pub fn sending_endpoint_count(mut self, sending_endpoint_count: u8) -> Self {
        self.sending_endpoint_count = Some(sending_endpoint_count);
        self
    }

    /// Interval of checks of the data latency of the current endpoint, in ms. If it exceeds
    /// `max_latency`, another endpoint is selected. Default: `60000`.
    #[must_use]
    pub fn latency_detection_interval(mut self, latency_detection_interval: u32) -> Self {
        self.latency_detection_interval = Some(latency_detection_interval);
        self
    }

    /// Maximum data latency (time lag) of an endpoint, in ms. Default: `60000`.
    #[must_use]
    pub fn max_latency(mut self, max_latency: u32) -> Self {
        self.max_latency = Some(max_latency);
        self
    }

    /// Default time limit of an HTTP request, in ms; after it, the request fails. Default: `60000`.
    #[must_use]
    pub fn query_timeout(mut self, query_timeout: u32) -> Self {
        self.query_timeout = Some(query_timeout);
        self
    }

    /// Protocol for GraphQL queries. Default: `"HTTP"`.
    #[must_use]
    pub fn queries_protocol(mut self, queries_protocol: NetworkQueriesProtocol) -> Self {
        self.queries_protocol = Some(queries_protocol);
        self
    }

    /// Unstable. How long to wait for the first REMP status, in ms, before falling back to waiting
    /// for the transaction. Default: `1`.
    #[must_use]
    pub fn first_remp_status_timeout(mut self, first_remp_status_timeout: u32) -> Self {
        self.first_remp_status_timeout = Some(first_remp_status_timeout);
        self
    }

    /// Unstable. How long to wait for each further REMP status, in ms, before falling back to
    /// waiting for the transaction. Default: `5000`.
    #[must_use]
    pub fn next_remp_status_timeout(mut self, next_remp_status_timeout: u32) -> Self {
        self.next_remp_status_timeout = Some(next_remp_status_timeout);
        self
    }

    /// Polling interval, in ms, on networks without subscriptions, and of iterators that have
    /// reached the end of the chain. All subscriptions of a client share the requests. Default:
    /// `1000`.
    #[must_use]
    pub fn follow_interval(mut self, follow_interval: u32) -> Self {
        self.follow_interval = Some(follow_interval);
        self
    }

    /// Signature id, for networks with the capability `CapSignatureWithId`. To encode messages
    /// without reaching the network, set it to the `global_id` of any block. Default: detected when
    /// a message is encoded.
    #[must_use]
    pub fn signature_id(mut self, signature_id: i32) -> Self {
        self.signature_id = Some(signature_id);
        self
    }

    /// Additional origins that `access_key` and `api_token` may be sent to, such as
    /// `https://producer.example:8600`. By default, only the endpoints that the same source (file,
    /// environment, host) names receive them, not the producers and redirect targets that a node
    /// names. Extension of the published interface. Default: `[]`.
    #[must_use]
    pub fn access_key_origins(mut self, access_key_origins: Vec<String>) -> Self {
        self.access_key_origins = Some(access_key_origins);
        self
    }

    /// Number of independent operators that must agree that a message was not executed before
    /// another one replaces it, or before it is reported as not executed. With 2 or more, every
    /// operator of `operators` is asked; one that shows the message as executed prevents the proof.
    /// Extension of the published interface. Default: `1`.
    #[must_use]
    pub fn agreement(mut self, agreement: u8) -> Self {
        self.agreement = Some(agreement);
        self
    }

    /// Operators of the endpoints. Keys are origins, such as `https://node.example:8600`; values
    /// are names of your choice. For `agreement`, endpoints of the same operator count once, and
    /// all endpoints without an operator count as one more. Extension of the published interface.
    /// Default: `{}`.
    #[must_use]
    pub fn operators(mut self, operators: BTreeMap<String, String>) -> Self {
        self.operators = Some(operators);
        self
    }

    /// Access key (project secret) of the GraphQL API.
    #[must_use]
    pub fn access_key(mut self, access_key: impl Into<String>) -> Self {
        self.access_key = Some(access_key.into());
        self
    }

    /// Bearer token of the REST and GraphQL APIs; replaces `access_key` if both are set.
    #[must_use]
    pub fn api_token(mut self, api_token: impl Into<String>) -> Self {
        self.api_token = Some(api_token.into());
        self
    }
}

impl std::fmt::Debug for NetworkConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("NetworkConfig");
        fields.field("server_address", &self.server_address);
        fields.field("endpoints", &self.endpoints);
        fields.field("network_retries_count", &self.network_retries_count);
        fields.field("max_reconnect_timeout", &self.max_reconnect_timeout);
        fields.field("first_contact_timeout", &self.first_contact_timeout);
        fields.field("reconnect_timeout", &self.reconnect_timeout);
        fields.field("message_retries_count", &self.message_retries_count);
        fields.field(
            "message_processing_timeout",
            &self.message_processing_timeout,
        );
        fields.field("expiration_margin", &self.expiration_margin);
        fields.field("wait_for_timeout", &self.wait_for_timeout);
        fields.field("out_of_sync_threshold", &self.out_of_sync_threshold);
        fields.field("sending_endpoint_count", &self.sending_endpoint_count);
        fields.field(
            "latency_detection_interval",
            &self.latency_detection_interval,
        );
        fields.field("max_latency", &self.max_latency);
        fields.field("query_timeout", &self.query_timeout);
        fields.field("queries_protocol", &self.queries_protocol);
        fields.field("first_remp_status_timeout", &self.first_remp_status_timeout);
        fields.field("next_remp_status_timeout", &self.next_remp_status_timeout);
        fields.field("follow_interval", &self.follow_interval);
        fields.field("signature_id", &self.signature_id);
        fields.field("access_key_origins", &self.access_key_origins);
        fields.field("agreement", &self.agreement);
        fields.field("operators", &self.operators);
        fields.field("access_key", &binding::Hidden);
        fields.field("api_token", &binding::Hidden);
        fields.finish()
    }
}

/// Protocol of GraphQL queries.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NetworkQueriesProtocol {
    /// Each GraphQL query uses a separate HTTP request.
    HTTP,
    /// All GraphQL queries use one WebSocket connection.
    WS,
    /// A constant that this version does not know.
    Unknown(String),
}

impl NetworkQueriesProtocol {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::HTTP => "HTTP",
            Self::WS => "WS",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for NetworkQueriesProtocol {
    fn from(value: String) -> Self {
        match value.as_str() {
            "HTTP" => Self::HTTP,
            "WS" => Self::WS,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for NetworkQueriesProtocol {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for NetworkQueriesProtocol {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// A request from the library to an object of the application.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfAppRequest {
    /// Id to answer with in `resolve_app_request`.
    pub app_request_id: u32,
    /// The request: a variant of the request type of the object.
    pub request_data: Json,
}

impl ParamsOfAppRequest {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(app_request_id: u32, request_data: impl Into<Json>) -> Self {
        Self {
            app_request_id,
            request_data: request_data.into(),
        }
    }
}

/// Answer to a request from the library.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfResolveAppRequest {
    /// Id received with the request.
    pub app_request_id: u32,
    /// Result of the request.
    pub result: AppRequestResult,
}

impl ParamsOfResolveAppRequest {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(app_request_id: u32, result: AppRequestResult) -> Self {
        Self {
            app_request_id,
            result,
        }
    }
}

/// Proofs: trust anchors and cache.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ProofsConfig {
    /// True: downloaded proofs and masterchain BOCs are kept in persistent local storage. False:
    /// they are kept in memory only. Default: `true`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cache_in_local_storage: Option<bool>,
    /// Default of the `verify` parameter: whether functions prove what they return. Extension of
    /// the published interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verify: Option<bool>,
    /// True: a message is replaced, or reported as not executed, only with a proof: a transaction
    /// of its account that is proven to be in a block after the expiration, and the complete chain
    /// of earlier transactions of the account, linked by their hashes. Extension of the published
    /// interface. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prove_replacements: Option<bool>,
    /// Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of
    /// the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zerostate_hash: Option<String>,
    /// Networks with a masterchain: path of a file with trusted key blocks, in the format of the
    /// official library. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trusted_key_blocks: Option<String>,
    /// Networks with block keepers: the initial trusted set. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trusted_keepers: Option<TrustedKeepers>,
    /// Networks with block keepers: commitment to the initial trusted set, 64 hex characters; the
    /// set itself may then come from the server. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trusted_keepers_hash: Option<String>,
}

impl ProofsConfig {
    /// True: downloaded proofs and masterchain BOCs are kept in persistent local storage. False:
    /// they are kept in memory only. Default: `true`.
    #[must_use]
    pub fn cache_in_local_storage(mut self, cache_in_local_storage: bool) -> Self {
        self.cache_in_local_storage = Some(cache_in_local_storage);
        self
    }

    /// Default of the `verify` parameter: whether functions prove what they return. Extension of
    /// the published interface. Default: `false`.
    #[must_use]
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = Some(verify);
        self
    }

    /// True: a message is replaced, or reported as not executed, only with a proof: a transaction
    /// of its account that is proven to be in a block after the expiration, and the complete chain
    /// of earlier transactions of the account, linked by their hashes. Extension of the published
    /// interface. Default: `false`.
    #[must_use]
    pub fn prove_replacements(mut self, prove_replacements: bool) -> Self {
        self.prove_replacements = Some(prove_replacements);
        self
    }

    /// Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of
    /// the published interface.
    #[must_use]
    pub fn zerostate_hash(mut self, zerostate_hash: impl Into<String>) -> Self {
        self.zerostate_hash = Some(zerostate_hash.into());
        self
    }

    /// Networks with a masterchain: path of a file with trusted key blocks, in the format of the
    /// official library. Extension of the published interface.
    #[must_use]
    pub fn trusted_key_blocks(mut self, trusted_key_blocks: impl Into<String>) -> Self {
        self.trusted_key_blocks = Some(trusted_key_blocks.into());
        self
    }

    /// Networks with block keepers: the initial trusted set. Extension of the published interface.
    #[must_use]
    pub fn trusted_keepers(mut self, trusted_keepers: TrustedKeepers) -> Self {
        self.trusted_keepers = Some(trusted_keepers);
        self
    }

    /// Networks with block keepers: commitment to the initial trusted set, 64 hex characters; the
    /// set itself may then come from the server. Extension of the published interface.
    #[must_use]
    pub fn trusted_keepers_hash(mut self, trusted_keepers_hash: impl Into<String>) -> Self {
        self.trusted_keepers_hash = Some(trusted_keepers_hash.into());
        self
    }
}

/// Kind of a response, for interfaces with one response handler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ResponseType {
    /// The result.
    Success,
    /// A `ClientError`.
    Error,
    /// No payload; only signals that the request is finished.
    Nop,
    /// A request to the application.
    AppRequest,
    /// A notification to the application.
    AppNotify,
    /// First number available for function-specific responses.
    Custom,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl ResponseType {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::Success => 0,
            Self::Error => 1,
            Self::Nop => 2,
            Self::AppRequest => 3,
            Self::AppNotify => 4,
            Self::Custom => 100,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for ResponseType {
    fn from(value: i64) -> Self {
        match value {
            0 => Self::Success,
            1 => Self::Error,
            2 => Self::Nop,
            3 => Self::AppRequest,
            4 => Self::AppNotify,
            100 => Self::Custom,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for ResponseType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ResponseType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// Build information.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfBuildInfo {
    /// Number of the build from continuous integration; 0 for a local build.
    pub build_number: u32,
    /// Fingerprints of the main dependencies.
    pub dependencies: Vec<BuildInfoDependency>,
    /// What checks signatures of Ed25519; in a page, the call waits until this is decided.
    /// Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub curves: Option<CurvesForm>,
}

impl ResultOfBuildInfo {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(build_number: u32, dependencies: Vec<BuildInfoDependency>) -> Self {
        Self {
            build_number,
            dependencies,
            curves: None,
        }
    }

    /// What checks signatures of Ed25519; in a page, the call waits until this is decided.
    /// Extension of the published interface.
    #[must_use]
    pub fn curves(mut self, curves: CurvesForm) -> Self {
        self.curves = Some(curves);
        self
    }
}

/// The API reference.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetApiReference {
    /// Description of all modules.
    pub api: API,
}

impl ResultOfGetApiReference {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(api: API) -> Self {
        Self { api }
    }
}

/// The version of the library.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfVersion {
    /// Three dotted numbers.
    pub version: String,
}

impl ResultOfVersion {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(version: impl Into<String>) -> Self {
        Self {
            version: version.into(),
        }
    }
}

/// A database server that stores the data of the library instead of a folder, for use by several
/// machines. Extension of the published interface.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct StorageConfig {
    /// URL of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as
    /// in libpq: `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`,
    /// `dbname`, `application_name`, `connect_timeout`; also `schema`. Default: data is stored in a
    /// folder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Schema with the tables of the library: lower-case letters, digits and underscores. Default:
    /// `"vendorclient"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// Maximum number of connections from one process to the server. Default: `4`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool_size: Option<u8>,
    /// Time limit for connecting to the server, in ms. Default: `5000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub connect_timeout: Option<u32>,
    /// Time limit of one statement, in ms. A statement that takes longer fails with error 35 of
    /// kind `busy`. Default: `10000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub statement_timeout: Option<u32>,
}

impl StorageConfig {
    /// URL of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as
    /// in libpq: `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`,
    /// `dbname`, `application_name`, `connect_timeout`; also `schema`. Default: data is stored in a
    /// folder.
    #[must_use]
    pub fn url(mut self, url: impl Into<String>) -> Self {
        self.url = Some(url.into());
        self
    }

    /// Schema with the tables of the library: lower-case letters, digits and underscores. Default:
    /// `"vendorclient"`.
    #[must_use]
    pub fn schema(mut self, schema: impl Into<String>) -> Self {
        self.schema = Some(schema.into());
        self
    }

    /// Maximum number of connections from one process to the server. Default: `4`.
    #[must_use]
    pub fn pool_size(mut self, pool_size: u8) -> Self {
        self.pool_size = Some(pool_size);
        self
    }

    /// Time limit for connecting to the server, in ms. Default: `5000`.
    #[must_use]
    pub fn connect_timeout(mut self, connect_timeout: u32) -> Self {
        self.connect_timeout = Some(connect_timeout);
        self
    }

    /// Time limit of one statement, in ms. A statement that takes longer fails with error 35 of
    /// kind `busy`. Default: `10000`.
    #[must_use]
    pub fn statement_timeout(mut self, statement_timeout: u32) -> Self {
        self.statement_timeout = Some(statement_timeout);
        self
    }
}

impl std::fmt::Debug for StorageConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut fields = f.debug_struct("StorageConfig");
        fields.field("url", &binding::Hidden);
        fields.field("schema", &self.schema);
        fields.field("pool_size", &self.pool_size);
        fields.field("connect_timeout", &self.connect_timeout);
        fields.field("statement_timeout", &self.statement_timeout);
        fields.finish()
    }
}

/// A set of block keepers that the application trusts. Extension of the published interface.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TrustedKeepers {
    /// Id of the block at `height`; a block at that height with another id is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block_id: Option<String>,
    /// Height of the first block signed by the set; later blocks may change it.
    pub height: u32,
    /// Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// BLS public keys (96 hex characters, compressed) by signer index.
    pub keepers: BTreeMap<String, String>,
    /// Accounts of the owners (64 hex characters) by signer index, if known: a block then counts
    /// only if the keeper of its producer signed it, and a keeper that rejoins as another signer
    /// replaces its older entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owners: Option<BTreeMap<String, String>>,
}

impl TrustedKeepers {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(height: u32, keepers: BTreeMap<String, String>) -> Self {
        Self {
            block_id: None,
            height,
            thread_id: None,
            keepers,
            owners: None,
        }
    }

    /// Id of the block at `height`; a block at that height with another id is refused.
    #[must_use]
    pub fn block_id(mut self, block_id: impl Into<String>) -> Self {
        self.block_id = Some(block_id.into());
        self
    }

    /// Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
    #[must_use]
    pub fn thread_id(mut self, thread_id: impl Into<String>) -> Self {
        self.thread_id = Some(thread_id.into());
        self
    }

    /// Accounts of the owners (64 hex characters) by signer index, if known: a block then counts
    /// only if the keeper of its producer signed it, and a keeper that rejoins as another signer
    /// replaces its older entry.
    #[must_use]
    pub fn owners(mut self, owners: BTreeMap<String, String>) -> Self {
        self.owners = Some(owners);
        self
    }
}

/// Codes of the errors of module `client`.
pub mod error_code {
    /// An ABI of type Handle is used.
    pub const NOT_IMPLEMENTED: i64 = 1;
    /// Hex text cannot be decoded, after removing an optional prefix.
    pub const INVALID_HEX: i64 = 2;
    /// Base64 text cannot be decoded.
    pub const INVALID_BASE64: i64 = 3;
    /// An address cannot be parsed, or cannot be expressed in the requested form.
    pub const INVALID_ADDRESS: i64 = 4;
    /// A callback message cannot be serialized to JSON or exceeds the size limit of outgoing
    /// messages.
    pub const CALLBACK_PARAMS_CANT_BE_CONVERTED_TO_JSON: i64 = 5;
    /// Cannot occur: if a WebSocket connection cannot be opened, the error is
    /// `GraphqlWebsocketInitError` (613) of module net.
    pub const WEBSOCKET_CONNECT_ERROR: i64 = 6;
    /// Cannot occur: if a WebSocket connection breaks, the error is `WebsocketDisconnected` (610)
    /// of module net.
    pub const WEBSOCKET_RECEIVE_ERROR: i64 = 7;
    /// Cannot occur: if a WebSocket connection breaks during a write, the error is
    /// `WebsocketDisconnected` (610) of module net.
    pub const WEBSOCKET_SEND_ERROR: i64 = 8;
    /// The HTTP client of a context cannot be created.
    pub const HTTP_CLIENT_CREATE_ERROR: i64 = 9;
    /// An HTTP method or header is invalid.
    pub const HTTP_REQUEST_CREATE_ERROR: i64 = 10;
    /// An HTTP request fails, or GraphQL answers with a status outside 200 to 299 and no GraphQL
    /// error body.
    pub const HTTP_REQUEST_SEND_ERROR: i64 = 11;
    /// The body of an HTTP answer cannot be read or is not JSON.
    pub const HTTP_REQUEST_PARSE_ERROR: i64 = 12;
    /// A function that needs an application object, or was asked to send events, was called without
    /// its id.
    pub const CALLBACK_NOT_REGISTERED: i64 = 13;
    /// A network function is called in a context without endpoints, or the list of endpoints is
    /// empty.
    pub const NET_MODULE_NOT_INIT: i64 = 14;
    /// A field of the client configuration is invalid.
    pub const INVALID_CONFIG: i64 = 15;
    /// A worker thread cannot be started.
    pub const CANNOT_CREATE_RUNTIME: i64 = 16;
    /// A context handle is unknown or its context was closed. Each connection of the daemon is one
    /// context, so this occurs only in bindings that hold contexts by handle, and when a context is
    /// used after it was closed.
    pub const INVALID_CONTEXT_HANDLE: i64 = 17;
    /// A result or a request to the application cannot be serialized to JSON.
    pub const CANNOT_SERIALIZE_RESULT: i64 = 18;
    /// The data of an error cannot be serialized to JSON.
    pub const CANNOT_SERIALIZE_ERROR: i64 = 19;
    /// A JavaScript value given to the TypeScript binding cannot be serialized to JSON.
    pub const CANNOT_CONVERT_JS_VALUE_TO_JSON: i64 = 20;
    /// A worker thread ended without returning a result.
    pub const CANNOT_RECEIVE_SPAWNED_RESULT: i64 = 21;
    /// Cannot occur: timers are started with a checked duration, and durations too long for the
    /// platform are split.
    pub const SET_TIMER_ERROR: i64 = 22;
    /// The parameters of a function do not match their type.
    pub const INVALID_PARAMS: i64 = 23;
    /// Cannot occur: it covers missing flags of the base64 address form, which parameter validation
    /// refuses first (23).
    pub const CONTRACTS_ADDRESS_CONVERSION_FAILED: i64 = 24;
    /// A function called by name is unknown, or has no synchronous form. Over JSON-RPC, an unknown
    /// method is -32601 with `data.client_code` 25.
    pub const UNKNOWN_FUNCTION: i64 = 25;
    /// The application answered a request with an error, or did not answer in time (data.reason
    /// `app_request_timeout`).
    pub const APP_REQUEST_ERROR: i64 = 26;
    /// An answer refers to a request that is unknown, was already answered, timed out, or belongs
    /// to another connection.
    pub const NO_SUCH_REQUEST: i64 = 27;
    /// An answer arrived after its request was withdrawn: the waiting call had just been cancelled.
    pub const CAN_NOT_SEND_REQUEST_RESULT: i64 = 28;
    /// A pending request was dropped without an answer: its object was removed, the daemon is
    /// stopping or the host is gone.
    pub const CAN_NOT_RECEIVE_REQUEST_RESULT: i64 = 29;
    /// The answer of the application does not match the response type.
    pub const CAN_NOT_PARSE_REQUEST_RESULT: i64 = 30;
    /// The answer of the application is a different variant than the request.
    pub const UNEXPECTED_CALLBACK_RESPONSE: i64 = 31;
    /// A number given as text cannot be parsed or is out of range.
    pub const CAN_NOT_PARSE_NUMBER: i64 = 32;
    /// The library reached an unexpected state.
    pub const INTERNAL_ERROR: i64 = 33;
    /// An iterator handle is unknown.
    pub const INVALID_HANDLE: i64 = 34;
    /// Local storage fails, or a storage key contains characters other than letters, digits, `_`
    /// and `.`.
    pub const LOCAL_STORAGE_ERROR: i64 = 35;
    /// A cell is not plain data; for example, it is a pruned cell.
    pub const INVALID_DATA: i64 = 36;
    /// Extension. The file of the running program was replaced, so a part that was not yet loaded
    /// is no longer available; `data.version` is the running version, `data.found` the version in
    /// the file.
    pub const PROGRAM_REPLACED: i64 = 37;
    /// Extension. The page does not allow `WebAssembly`, and the call needs it:
    /// `utils.compress_zstd`, or a contract that runs ZIP, an instruction that compresses patches,
    /// or RUNWASM.
    pub const WEB_ASSEMBLY_NEEDED: i64 = 38;
}

/// Functions of the module `client`.
///
/// Information about the library, and answers to its requests.
#[derive(Clone, Copy, Debug)]
pub struct ClientModule<'a> {
    client: &'a crate::Client,
}

impl<'a> ClientModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Returns the machine-readable description of the API.
    pub fn get_api_reference(&self) -> binding::Call<ResultOfGetApiReference> {
        binding::call(self.client, "client.get_api_reference", &())
    }

    /// Returns the version of the library.
    pub fn version(&self) -> binding::Call<ResultOfVersion> {
        binding::call(self.client, "client.version", &())
    }

    /// Returns the effective configuration, including defaults.
    ///
    /// Fields without a value and a default are null. Secrets (`access_key`, `api_token`) are shown
    /// only to the connection that set them.
    pub fn config(&self) -> binding::Call<ClientConfig> {
        binding::call(self.client, "client.config", &())
    }

    /// Returns the build number and the fingerprints of the main dependencies.
    pub fn build_info(&self) -> binding::Call<ResultOfBuildInfo> {
        binding::call(self.client, "client.build_info", &())
    }

    /// Answers a request from the library to the application.
    ///
    /// An invalid answer (wrong variant or shape) fails the call that waits for it; this call still
    /// succeeds.
    ///
    /// # Errors
    ///
    /// Fails with the codes 27 (`NoSuchRequest`), 28 (`CanNotSendRequestResult`).
    pub fn resolve_app_request(&self, params: &ParamsOfResolveAppRequest) -> binding::Call<()> {
        binding::call(self.client, "client.resolve_app_request", params)
    }
}
