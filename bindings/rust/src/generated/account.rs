//! Account states.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers of the errors of module account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AccountErrorCode {
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

impl AccountErrorCode {
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

impl From<i64> for AccountErrorCode {
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

impl Serialize for AccountErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AccountErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// An account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetAccount {
    /// Account id, 64 hex characters without prefix.
    pub account_id: String,
    /// Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore
    /// it; all others require it (518).
    pub dapp_id: String,
    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verify: Option<bool>,
}

impl ParamsOfGetAccount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account_id: impl Into<String>, dapp_id: impl Into<String>) -> Self {
        Self {
            account_id: account_id.into(),
            dapp_id: dapp_id.into(),
            verify: None,
        }
    }

    /// Prove the result before it is returned (module proofs): anything that differs from what the
    /// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of
    /// the configuration. Extension of the published interface.
    #[must_use]
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = Some(verify);
        self
    }
}

/// The state of an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetAccount {
    /// The account.
    pub boc: String,
    /// The real Dapp ID, or the requested one if the node does not return it. Empty only on nodes
    /// below version 1.0.0, which may have none.
    pub dapp_id: String,
    /// Time of the state, Unix time in ms; null if the node does not report it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state_timestamp: Option<u64>,
    /// Account id.
    pub account_id: String,
}

impl ResultOfGetAccount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        boc: impl Into<String>,
        dapp_id: impl Into<String>,
        account_id: impl Into<String>,
    ) -> Self {
        Self {
            boc: boc.into(),
            dapp_id: dapp_id.into(),
            state_timestamp: None,
            account_id: account_id.into(),
        }
    }

    /// Time of the state, Unix time in ms; null if the node does not report it.
    #[must_use]
    pub fn state_timestamp(mut self, state_timestamp: u64) -> Self {
        self.state_timestamp = Some(state_timestamp);
        self
    }
}

/// Codes of the errors of module `account`.
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

/// Functions of the module `account`.
///
/// Account states.
#[derive(Clone, Copy, Debug)]
pub struct AccountModule<'a> {
    client: &'a crate::Client,
}

impl<'a> AccountModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Returns the current state of an account.
    ///
    /// The form of the request depends on the version of the node. If the version is unknown, the
    /// form with a Dapp ID is tried first and, after a 400, the older form. A node that knows the
    /// account under another Dapp ID returns its real one.
    ///
    /// # Errors
    ///
    /// Fails with the codes 14 (`NetModuleNotInit`), 10 (`HttpRequestCreateError`), 11
    /// (`HttpRequestSendError`), 12 (`HttpRequestParseError`), 512 (`InvalidData`), 518
    /// (`DappIdRequired`), 605 (`InvalidServerResponse`), 615 (`Unauthorized`), 622 (`NotFound`),
    /// 904 (`DataDiffersFromProven`), 903 (`InternalError`), 901 (`InvalidData`), 902
    /// (`ProofCheckFailed`).
    pub fn get_account(&self, params: &ParamsOfGetAccount) -> binding::Call<ResultOfGetAccount> {
        binding::call(self.client, "account.get_account", params)
    }
}
