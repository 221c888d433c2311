//! Contract ABIs: encoding and decoding messages, bodies and contract data.
//!
//! Generated from the definitions; changes belong there.

use crate::binding;
use crate::Json;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers of the errors of module abi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AbiErrorCode {
    /// A message is encoded without `address` and without `deploy_set`.
    RequiredAddressMissingForEncodeMessage,
    /// A message is encoded without `call_set` and without `deploy_set`.
    RequiredCallSetMissingForEncodeMessage,
    /// An ABI or an ABI parameter is invalid, or the ABI version is not supported.
    InvalidJson,
    /// A message or body does not match the ABI.
    InvalidMessage,
    /// A deploy message cannot be encoded: not exactly one of `tvc`, `code` and `state_init`;
    /// `state_init` with initial values; no public key; wrong constructor arguments.
    EncodeDeployMessageFailed,
    /// A call cannot be encoded: unknown function, wrong arguments, missing address; `data` has
    /// `function_name`.
    EncodeRunMessageFailed,
    /// A signature cannot be attached: wrong size of the signature or key, invalid message or ABI,
    /// no space left.
    AttachSignatureFailed,
    /// A state init or contract image is invalid.
    InvalidTvcImage,
    /// Cannot occur: a header without a public key is encoded as such.
    RequiredPublicKeyMissingForFunctionHeader,
    /// Cannot occur: an unknown kind of signer does not match the parameter type (23).
    InvalidSigner,
    /// The ABI version does not allow the operation, the ABI is missing, or a value cannot be
    /// encoded by `encode_boc`.
    InvalidAbi,
    /// A function id given in place of a name is not in the ABI; `data` has `function_name`.
    InvalidFunctionId,
    /// Data does not match the ABI.
    InvalidData,
    /// Initial data cannot be encoded: a value is missing, unknown or of the wrong type.
    EncodeInitialDataFailed,
    /// The function is not in the ABI; `data` has `function_name`.
    InvalidFunctionName,
    /// `initial_pubkey` is given for a contract with ABI 2.4 or later.
    PubKeyNotSupported,
    /// The content of a request to sign does not belong to the bytes to sign; `data` has `field`:
    /// `payload` or `message`.
    SigningContentMismatch,
    /// A constant that this version does not know.
    Unknown(i64),
}

impl AbiErrorCode {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Self::RequiredAddressMissingForEncodeMessage => 301,
            Self::RequiredCallSetMissingForEncodeMessage => 302,
            Self::InvalidJson => 303,
            Self::InvalidMessage => 304,
            Self::EncodeDeployMessageFailed => 305,
            Self::EncodeRunMessageFailed => 306,
            Self::AttachSignatureFailed => 307,
            Self::InvalidTvcImage => 308,
            Self::RequiredPublicKeyMissingForFunctionHeader => 309,
            Self::InvalidSigner => 310,
            Self::InvalidAbi => 311,
            Self::InvalidFunctionId => 312,
            Self::InvalidData => 313,
            Self::EncodeInitialDataFailed => 314,
            Self::InvalidFunctionName => 315,
            Self::PubKeyNotSupported => 316,
            Self::SigningContentMismatch => 317,
            Self::Unknown(value) => *value,
        }
    }
}

impl From<i64> for AbiErrorCode {
    fn from(value: i64) -> Self {
        match value {
            301 => Self::RequiredAddressMissingForEncodeMessage,
            302 => Self::RequiredCallSetMissingForEncodeMessage,
            303 => Self::InvalidJson,
            304 => Self::InvalidMessage,
            305 => Self::EncodeDeployMessageFailed,
            306 => Self::EncodeRunMessageFailed,
            307 => Self::AttachSignatureFailed,
            308 => Self::InvalidTvcImage,
            309 => Self::RequiredPublicKeyMissingForFunctionHeader,
            310 => Self::InvalidSigner,
            311 => Self::InvalidAbi,
            312 => Self::InvalidFunctionId,
            313 => Self::InvalidData,
            314 => Self::EncodeInitialDataFailed,
            315 => Self::InvalidFunctionName,
            316 => Self::PubKeyNotSupported,
            317 => Self::SigningContentMismatch,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for AbiErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AbiErrorCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::from)
    }
}

/// A contract ABI, in one of its forms.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum Abi {
    /// As an object.
    #[non_exhaustive]
    Contract {
        /// The ABI.
        value: AbiContract,
    },
    /// As JSON text: the content of an ABI file.
    #[non_exhaustive]
    Json {
        /// The ABI.
        value: String,
    },
    /// As a handle. Not supported (error 1).
    #[non_exhaustive]
    Handle {
        /// The handle.
        value: AbiHandle,
    },
    /// As an object, same as `Contract`.
    #[non_exhaustive]
    Serialized {
        /// The ABI.
        value: AbiContract,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl Abi {
    /// As an object.
    #[must_use]
    pub fn contract(value: AbiContract) -> Self {
        Self::Contract { value }
    }

    /// As JSON text: the content of an ABI file.
    #[must_use]
    pub fn json(value: impl Into<String>) -> Self {
        Self::Json {
            value: value.into(),
        }
    }

    /// As a handle. Not supported (error 1).
    #[must_use]
    pub fn handle(value: AbiHandle) -> Self {
        Self::Handle { value }
    }

    /// As an object, same as `Contract`.
    #[must_use]
    pub fn serialized(value: AbiContract) -> Self {
        Self::Serialized { value }
    }
}

impl<'de> Deserialize<'de> for Abi {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "Contract" => Self::Contract {
                value: fields.take("value")?,
            },
            "Json" => Self::Json {
                value: fields.take("value")?,
            },
            "Handle" => Self::Handle {
                value: fields.take("value")?,
            },
            "Serialized" => Self::Serialized {
                value: fields.take("value")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// A contract ABI.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AbiContract {
    /// Major version; used if `version` is absent. Default: `2`.
    #[serde(rename = "ABI version")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi_version_: Option<u32>,
    /// Version, ignored. Default: `2`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi_version: Option<u32>,
    /// Version, `1.0` or `2.0` to `2.4`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// Header fields of external messages: `pubkey`, `time`, `expire`, in this order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<Vec<String>>,
    /// Functions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub functions: Option<Vec<AbiFunction>>,
    /// Events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<AbiEvent>>,
    /// Initial values, below 2.4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Vec<AbiData>>,
    /// Storage fields, from 2.1 on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fields: Option<Vec<AbiParam>>,
}

impl AbiContract {
    /// Major version; used if `version` is absent. Default: `2`.
    #[must_use]
    pub fn abi_version_(mut self, abi_version_: u32) -> Self {
        self.abi_version_ = Some(abi_version_);
        self
    }

    /// Version, ignored. Default: `2`.
    #[must_use]
    pub fn abi_version(mut self, abi_version: u32) -> Self {
        self.abi_version = Some(abi_version);
        self
    }

    /// Version, `1.0` or `2.0` to `2.4`.
    #[must_use]
    pub fn version(mut self, version: impl Into<String>) -> Self {
        self.version = Some(version.into());
        self
    }

    /// Header fields of external messages: `pubkey`, `time`, `expire`, in this order.
    #[must_use]
    pub fn header(mut self, header: Vec<String>) -> Self {
        self.header = Some(header);
        self
    }

    /// Functions.
    #[must_use]
    pub fn functions(mut self, functions: Vec<AbiFunction>) -> Self {
        self.functions = Some(functions);
        self
    }

    /// Events.
    #[must_use]
    pub fn events(mut self, events: Vec<AbiEvent>) -> Self {
        self.events = Some(events);
        self
    }

    /// Initial values, below 2.4.
    #[must_use]
    pub fn data(mut self, data: Vec<AbiData>) -> Self {
        self.data = Some(data);
        self
    }

    /// Storage fields, from 2.1 on.
    #[must_use]
    pub fn fields(mut self, fields: Vec<AbiParam>) -> Self {
        self.fields = Some(fields);
        self
    }
}

/// An initial value of a contract below ABI 2.4.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AbiData {
    /// Index of the variable: its key in the dictionary of initial data.
    pub key: u32,
    /// Name of the value.
    pub name: String,
    /// Type of the value.
    pub r#type: String,
    /// Members of the tuple, if `type` is or contains a tuple.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Vec<AbiParam>>,
}

impl AbiData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(key: u32, name: impl Into<String>, r#type: impl Into<String>) -> Self {
        Self {
            key,
            name: name.into(),
            r#type: r#type.into(),
            components: None,
        }
    }

    /// Members of the tuple, if `type` is or contains a tuple.
    #[must_use]
    pub fn components(mut self, components: Vec<AbiParam>) -> Self {
        self.components = Some(components);
        self
    }
}

/// An event of a contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AbiEvent {
    /// Name of the event.
    pub name: String,
    /// Values the event carries.
    pub inputs: Vec<AbiParam>,
    /// Id, hex with `0x`. Default: calculated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

impl AbiEvent {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(name: impl Into<String>, inputs: Vec<AbiParam>) -> Self {
        Self {
            name: name.into(),
            inputs,
            id: None,
        }
    }

    /// Id, hex with `0x`. Default: calculated.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }
}

/// A function of a contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AbiFunction {
    /// Name of the function.
    pub name: String,
    /// Arguments.
    pub inputs: Vec<AbiParam>,
    /// Results.
    pub outputs: Vec<AbiParam>,
    /// Id, hex with `0x`, for input and output alike. Default: calculated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

impl AbiFunction {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(name: impl Into<String>, inputs: Vec<AbiParam>, outputs: Vec<AbiParam>) -> Self {
        Self {
            name: name.into(),
            inputs,
            outputs,
            id: None,
        }
    }

    /// Id, hex with `0x`, for input and output alike. Default: calculated.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }
}

/// Handle of a registered ABI. Not supported.
pub type AbiHandle = u32;

/// A named value of an ABI.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AbiParam {
    /// Name of the value.
    pub name: String,
    /// Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`.
    pub r#type: String,
    /// Members of the tuple, if `type` is or contains a tuple.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Vec<AbiParam>>,
    /// For storage fields of ABI 2.4: the value must be set before deployment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<bool>,
}

impl AbiParam {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(name: impl Into<String>, r#type: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            r#type: r#type.into(),
            components: None,
            init: None,
        }
    }

    /// Members of the tuple, if `type` is or contains a tuple.
    #[must_use]
    pub fn components(mut self, components: Vec<AbiParam>) -> Self {
        self.components = Some(components);
        self
    }

    /// For storage fields of ABI 2.4: the value must be set before deployment.
    #[must_use]
    pub fn init(mut self, init: bool) -> Self {
        self.init = Some(init);
        self
    }
}

/// A function call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct CallSet {
    /// Name of the function, or its id as decimal or `0x` text.
    pub function_name: String,
    /// Header fields; omitted fields take their defaults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<FunctionHeader>,
    /// Arguments by name. Default: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Json>,
}

impl CallSet {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(function_name: impl Into<String>) -> Self {
        Self {
            function_name: function_name.into(),
            header: None,
            input: None,
        }
    }

    /// Header fields; omitted fields take their defaults.
    #[must_use]
    pub fn header(mut self, header: FunctionHeader) -> Self {
        self.header = Some(header);
        self
    }

    /// Arguments by name. Default: none.
    #[must_use]
    pub fn input(mut self, input: impl Into<Json>) -> Self {
        self.input = Some(input.into());
        self
    }
}

/// Which chain formats and execution rules apply.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ChainRules {
    /// Networks with Dapp IDs. The function id of a constructor is 1.
    Current,
    /// The public TVM formats: message headers have no Dapp ID fields, and the id of a constructor
    /// is calculated like that of any function.
    Classic,
    /// A constant that this version does not know.
    Unknown(String),
}

impl ChainRules {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Current => "current",
            Self::Classic => "classic",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for ChainRules {
    fn from(value: String) -> Self {
        match value.as_str() {
            "current" => Self::Current,
            "classic" => Self::Classic,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for ChainRules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ChainRules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// How to decode a body.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DataLayout {
    /// As arguments of a function.
    Input,
    /// As results of a function.
    Output,
    /// A constant that this version does not know.
    Unknown(String),
}

impl DataLayout {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Input => "Input",
            Self::Output => "Output",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for DataLayout {
    fn from(value: String) -> Self {
        match value.as_str() {
            "Input" => Self::Input,
            "Output" => Self::Output,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for DataLayout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for DataLayout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// A decoded body.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct DecodedMessageBody {
    /// What it contains.
    pub body_type: MessageBodyType,
    /// Name of the function or event; the `function_name` of the request, if given.
    pub name: String,
    /// Values by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Json>,
    /// Header of an external input; null if the contract has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<FunctionHeader>,
}

impl DecodedMessageBody {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(body_type: MessageBodyType, name: impl Into<String>) -> Self {
        Self {
            body_type,
            name: name.into(),
            value: None,
            header: None,
        }
    }

    /// Values by name.
    #[must_use]
    pub fn value(mut self, value: impl Into<Json>) -> Self {
        self.value = Some(value.into());
        self
    }

    /// Header of an external input; null if the contract has none.
    #[must_use]
    pub fn header(mut self, header: FunctionHeader) -> Self {
        self.header = Some(header);
        self
    }
}

/// What to deploy: exactly one of `tvc`, `code` and `state_init`, and its initial values.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct DeploySet {
    /// Contract image, tagged or as a state init.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tvc: Option<String>,
    /// Contract code; the data are built from the initial values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Complete state init; takes no initial values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state_init: Option<String>,
    /// Workchain. Default: `abi.workchain` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workchain_id: Option<i32>,
    /// Initial values by name. Below ABI 2.4, all `data` items; from 2.4 on, exactly the fields
    /// marked `init`, including the public key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_data: Option<Json>,
    /// Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is
    /// zero, otherwise the key of the signer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_pubkey: Option<String>,
}

impl DeploySet {
    /// Contract image, tagged or as a state init.
    #[must_use]
    pub fn tvc(mut self, tvc: impl Into<String>) -> Self {
        self.tvc = Some(tvc.into());
        self
    }

    /// Contract code; the data are built from the initial values.
    #[must_use]
    pub fn code(mut self, code: impl Into<String>) -> Self {
        self.code = Some(code.into());
        self
    }

    /// Complete state init; takes no initial values.
    #[must_use]
    pub fn state_init(mut self, state_init: impl Into<String>) -> Self {
        self.state_init = Some(state_init.into());
        self
    }

    /// Workchain. Default: `abi.workchain` of the configuration.
    #[must_use]
    pub fn workchain_id(mut self, workchain_id: i32) -> Self {
        self.workchain_id = Some(workchain_id);
        self
    }

    /// Initial values by name. Below ABI 2.4, all `data` items; from 2.4 on, exactly the fields
    /// marked `init`, including the public key.
    #[must_use]
    pub fn initial_data(mut self, initial_data: impl Into<Json>) -> Self {
        self.initial_data = Some(initial_data.into());
        self
    }

    /// Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is
    /// zero, otherwise the key of the signer.
    #[must_use]
    pub fn initial_pubkey(mut self, initial_pubkey: impl Into<String>) -> Self {
        self.initial_pubkey = Some(initial_pubkey.into());
        self
    }
}

/// Header of an external message. Only the fields listed in the ABI are sent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct FunctionHeader {
    /// When the message expires, Unix time in s. Default: now plus the expiration timeout of the
    /// configuration, which grows with the try index.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expire: Option<u32>,
    /// When the message was created, in ms since 1970. Default: now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// Public key the contract checks the signature with. Default: the key of the signer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pubkey: Option<String>,
}

impl FunctionHeader {
    /// When the message expires, Unix time in s. Default: now plus the expiration timeout of the
    /// configuration, which grows with the try index.
    #[must_use]
    pub fn expire(mut self, expire: u32) -> Self {
        self.expire = Some(expire);
        self
    }

    /// When the message was created, in ms since 1970. Default: now.
    #[must_use]
    pub fn time(mut self, time: u64) -> Self {
        self.time = Some(time);
        self
    }

    /// Public key the contract checks the signature with. Default: the key of the signer.
    #[must_use]
    pub fn pubkey(mut self, pubkey: impl Into<String>) -> Self {
        self.pubkey = Some(pubkey.into());
        self
    }
}

/// What a body contains.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MessageBodyType {
    /// Arguments of a function.
    Input,
    /// Results of a function.
    Output,
    /// Never returned.
    InternalOutput,
    /// An event.
    Event,
    /// A constant that this version does not know.
    Unknown(String),
}

impl MessageBodyType {
    /// The value on the wire.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Input => "Input",
            Self::Output => "Output",
            Self::InternalOutput => "InternalOutput",
            Self::Event => "Event",
            Self::Unknown(value) => value,
        }
    }
}

impl From<String> for MessageBodyType {
    fn from(value: String) -> Self {
        match value.as_str() {
            "Input" => Self::Input,
            "Output" => Self::Output,
            "InternalOutput" => Self::InternalOutput,
            "Event" => Self::Event,
            _ => Self::Unknown(value),
        }
    }
}

impl Serialize for MessageBodyType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for MessageBodyType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

/// Values to encode into a cell tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfAbiEncodeBoc {
    /// Names and types of the values, in order. Follows the rules of ABI 2.4.
    pub params: Vec<AbiParam>,
    /// Values by name.
    pub data: Json,
    /// Keep the result in the cache and return a reference. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<super::boc::BocCacheType>,
}

impl ParamsOfAbiEncodeBoc {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(params: Vec<AbiParam>, data: impl Into<Json>) -> Self {
        Self {
            params,
            data: data.into(),
            boc_cache: None,
        }
    }

    /// Keep the result in the cache and return a reference. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: super::boc::BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }
}

/// An unsigned message and its signature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfAttachSignature {
    /// ABI of the contract.
    pub abi: Abi,
    /// Public key of the signer.
    pub public_key: String,
    /// The message.
    pub message: String,
    /// Signature, 128 hex characters.
    pub signature: String,
}

impl ParamsOfAttachSignature {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        abi: Abi,
        public_key: impl Into<String>,
        message: impl Into<String>,
        signature: impl Into<String>,
    ) -> Self {
        Self {
            abi,
            public_key: public_key.into(),
            message: message.into(),
            signature: signature.into(),
        }
    }
}

/// An unsigned body and its signature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfAttachSignatureToMessageBody {
    /// ABI of the contract.
    pub abi: Abi,
    /// Public key of the signer.
    pub public_key: String,
    /// The body.
    pub message: String,
    /// Signature, 128 hex characters.
    pub signature: String,
}

impl ParamsOfAttachSignatureToMessageBody {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        abi: Abi,
        public_key: impl Into<String>,
        message: impl Into<String>,
        signature: impl Into<String>,
    ) -> Self {
        Self {
            abi,
            public_key: public_key.into(),
            message: message.into(),
            signature: signature.into(),
        }
    }
}

/// A function.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfCalcFunctionId {
    /// ABI of the contract.
    pub abi: Abi,
    /// Name of the function.
    pub function_name: String,
    /// Return the id of the answer instead of the call. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<bool>,
    /// Chain rules. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<ChainRules>,
}

impl ParamsOfCalcFunctionId {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: Abi, function_name: impl Into<String>) -> Self {
        Self {
            abi,
            function_name: function_name.into(),
            output: None,
            rules: None,
        }
    }

    /// Return the id of the answer instead of the call. Default: `false`.
    #[must_use]
    pub fn output(mut self, output: bool) -> Self {
        self.output = Some(output);
        self
    }

    /// Chain rules. Default: `abi.rules` of the configuration.
    #[must_use]
    pub fn rules(mut self, rules: ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// Data of a contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDecodeAccountData {
    /// ABI of the contract, 2.1 or later.
    pub abi: Abi,
    /// The data.
    pub data: String,
    /// Ignore data after the last value. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allow_partial: Option<bool>,
}

impl ParamsOfDecodeAccountData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: Abi, data: impl Into<String>) -> Self {
        Self {
            abi,
            data: data.into(),
            allow_partial: None,
        }
    }

    /// Ignore data after the last value. Default: `false`.
    #[must_use]
    pub fn allow_partial(mut self, allow_partial: bool) -> Self {
        self.allow_partial = Some(allow_partial);
        self
    }
}

/// A cell tree to decode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDecodeBoc {
    /// Names and types of the values, in order. Follows the rules of ABI 2.4.
    pub params: Vec<AbiParam>,
    /// The cell tree.
    pub boc: String,
    /// Ignore data after the last value.
    pub allow_partial: bool,
}

impl ParamsOfDecodeBoc {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(params: Vec<AbiParam>, boc: impl Into<String>, allow_partial: bool) -> Self {
        Self {
            params,
            boc: boc.into(),
            allow_partial,
        }
    }
}

/// Data of a contract below ABI 2.4 that is not yet deployed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDecodeInitialData {
    /// ABI of the contract.
    pub abi: Abi,
    /// The data.
    pub data: String,
    /// Ignore data after the last value. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allow_partial: Option<bool>,
}

impl ParamsOfDecodeInitialData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: Abi, data: impl Into<String>) -> Self {
        Self {
            abi,
            data: data.into(),
            allow_partial: None,
        }
    }

    /// Ignore data after the last value. Default: `false`.
    #[must_use]
    pub fn allow_partial(mut self, allow_partial: bool) -> Self {
        self.allow_partial = Some(allow_partial);
        self
    }
}

/// A message to decode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDecodeMessage {
    /// ABI of the contract.
    pub abi: Abi,
    /// The message.
    pub message: String,
    /// Ignore data after the last value. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allow_partial: Option<bool>,
    /// Function or event, if known: its name, or its id as decimal or `0x` text. Required for
    /// internal answers, because the caller chose their id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function_name: Option<String>,
    /// How to decode the body of an internal message. Default: as output, then as input. External
    /// messages are decoded by their kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_layout: Option<DataLayout>,
    /// Chain rules. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<ChainRules>,
}

impl ParamsOfDecodeMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: Abi, message: impl Into<String>) -> Self {
        Self {
            abi,
            message: message.into(),
            allow_partial: None,
            function_name: None,
            data_layout: None,
            rules: None,
        }
    }

    /// Ignore data after the last value. Default: `false`.
    #[must_use]
    pub fn allow_partial(mut self, allow_partial: bool) -> Self {
        self.allow_partial = Some(allow_partial);
        self
    }

    /// Function or event, if known: its name, or its id as decimal or `0x` text. Required for
    /// internal answers, because the caller chose their id.
    #[must_use]
    pub fn function_name(mut self, function_name: impl Into<String>) -> Self {
        self.function_name = Some(function_name.into());
        self
    }

    /// How to decode the body of an internal message. Default: as output, then as input. External
    /// messages are decoded by their kind.
    #[must_use]
    pub fn data_layout(mut self, data_layout: DataLayout) -> Self {
        self.data_layout = Some(data_layout);
        self
    }

    /// Chain rules. Default: `abi.rules` of the configuration.
    #[must_use]
    pub fn rules(mut self, rules: ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// A body to decode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfDecodeMessageBody {
    /// ABI of the contract.
    pub abi: Abi,
    /// The body.
    pub body: String,
    /// Whether the body belongs to an internal message.
    pub is_internal: bool,
    /// Ignore data after the last value. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allow_partial: Option<bool>,
    /// Function or event, if known: its name, or its id as decimal or `0x` text. Required for
    /// internal answers, because the caller chose their id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function_name: Option<String>,
    /// How to decode it. Default: as output, then as input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_layout: Option<DataLayout>,
    /// Chain rules. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<ChainRules>,
}

impl ParamsOfDecodeMessageBody {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: Abi, body: impl Into<String>, is_internal: bool) -> Self {
        Self {
            abi,
            body: body.into(),
            is_internal,
            allow_partial: None,
            function_name: None,
            data_layout: None,
            rules: None,
        }
    }

    /// Ignore data after the last value. Default: `false`.
    #[must_use]
    pub fn allow_partial(mut self, allow_partial: bool) -> Self {
        self.allow_partial = Some(allow_partial);
        self
    }

    /// Function or event, if known: its name, or its id as decimal or `0x` text. Required for
    /// internal answers, because the caller chose their id.
    #[must_use]
    pub fn function_name(mut self, function_name: impl Into<String>) -> Self {
        self.function_name = Some(function_name.into());
        self
    }

    /// How to decode it. Default: as output, then as input.
    #[must_use]
    pub fn data_layout(mut self, data_layout: DataLayout) -> Self {
        self.data_layout = Some(data_layout);
        self
    }

    /// Chain rules. Default: `abi.rules` of the configuration.
    #[must_use]
    pub fn rules(mut self, rules: ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// The account to build.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfEncodeAccount {
    /// State init; its hash is the account id.
    pub state_init: String,
    /// Balance in nano units. Default: `100000000000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance: Option<u64>,
    /// Logical time of the last transaction. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_trans_lt: Option<u64>,
    /// Time of the last storage payment, Unix time in s. With another than 0, the account also has
    /// the size of its storage, from which `utils.calc_storage_fee` calculates. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_paid: Option<u32>,
    /// Keep the result in the cache and return a reference. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<super::boc::BocCacheType>,
}

impl ParamsOfEncodeAccount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(state_init: impl Into<String>) -> Self {
        Self {
            state_init: state_init.into(),
            balance: None,
            last_trans_lt: None,
            last_paid: None,
            boc_cache: None,
        }
    }

    /// Balance in nano units. Default: `100000000000`.
    #[must_use]
    pub fn balance(mut self, balance: u64) -> Self {
        self.balance = Some(balance);
        self
    }

    /// Logical time of the last transaction. Default: `0`.
    #[must_use]
    pub fn last_trans_lt(mut self, last_trans_lt: u64) -> Self {
        self.last_trans_lt = Some(last_trans_lt);
        self
    }

    /// Time of the last storage payment, Unix time in s. With another than 0, the account also has
    /// the size of its storage, from which `utils.calc_storage_fee` calculates. Default: `0`.
    #[must_use]
    pub fn last_paid(mut self, last_paid: u32) -> Self {
        self.last_paid = Some(last_paid);
        self
    }

    /// Keep the result in the cache and return a reference. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: super::boc::BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }
}

/// Initial values of a contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfEncodeInitialData {
    /// ABI of the contract.
    pub abi: Abi,
    /// Values by name: below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked
    /// `init`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_data: Option<Json>,
    /// Public key of the owner; below ABI 2.4 only. Default: zero.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_pubkey: Option<String>,
    /// Keep the result in the cache and return a reference. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<super::boc::BocCacheType>,
}

impl ParamsOfEncodeInitialData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: Abi) -> Self {
        Self {
            abi,
            initial_data: None,
            initial_pubkey: None,
            boc_cache: None,
        }
    }

    /// Values by name: below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked
    /// `init`.
    #[must_use]
    pub fn initial_data(mut self, initial_data: impl Into<Json>) -> Self {
        self.initial_data = Some(initial_data.into());
        self
    }

    /// Public key of the owner; below ABI 2.4 only. Default: zero.
    #[must_use]
    pub fn initial_pubkey(mut self, initial_pubkey: impl Into<String>) -> Self {
        self.initial_pubkey = Some(initial_pubkey.into());
        self
    }

    /// Keep the result in the cache and return a reference. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: super::boc::BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }
}

/// An internal message to encode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfEncodeInternalMessage {
    /// ABI of the contract; required with `deploy_set` or `call_set`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abi: Option<Abi>,
    /// Destination. With `deploy_set`, it is calculated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// Source. Default: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub src_address: Option<String>,
    /// What to deploy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deploy_set: Option<DeploySet>,
    /// The call. Default: no body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call_set: Option<CallSet>,
    /// Amount to send, in nano units, below 2^64.
    pub value: String,
    /// Whether the amount is returned if the call fails. Default: `true`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounce: Option<bool>,
    /// Whether instant hypercube routing is allowed. Default: `false`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enable_ihr: Option<bool>,
    /// Chain rules. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<ChainRules>,
}

impl ParamsOfEncodeInternalMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(value: impl Into<String>) -> Self {
        Self {
            abi: None,
            address: None,
            src_address: None,
            deploy_set: None,
            call_set: None,
            value: value.into(),
            bounce: None,
            enable_ihr: None,
            rules: None,
        }
    }

    /// ABI of the contract; required with `deploy_set` or `call_set`.
    #[must_use]
    pub fn abi(mut self, abi: Abi) -> Self {
        self.abi = Some(abi);
        self
    }

    /// Destination. With `deploy_set`, it is calculated.
    #[must_use]
    pub fn address(mut self, address: impl Into<String>) -> Self {
        self.address = Some(address.into());
        self
    }

    /// Source. Default: none.
    #[must_use]
    pub fn src_address(mut self, src_address: impl Into<String>) -> Self {
        self.src_address = Some(src_address.into());
        self
    }

    /// What to deploy.
    #[must_use]
    pub fn deploy_set(mut self, deploy_set: DeploySet) -> Self {
        self.deploy_set = Some(deploy_set);
        self
    }

    /// The call. Default: no body.
    #[must_use]
    pub fn call_set(mut self, call_set: CallSet) -> Self {
        self.call_set = Some(call_set);
        self
    }

    /// Whether the amount is returned if the call fails. Default: `true`.
    #[must_use]
    pub fn bounce(mut self, bounce: bool) -> Self {
        self.bounce = Some(bounce);
        self
    }

    /// Whether instant hypercube routing is allowed. Default: `false`.
    #[must_use]
    pub fn enable_ihr(mut self, enable_ihr: bool) -> Self {
        self.enable_ihr = Some(enable_ihr);
        self
    }

    /// Chain rules. Default: `abi.rules` of the configuration.
    #[must_use]
    pub fn rules(mut self, rules: ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// An external message to encode: a call, a deployment, or both.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfEncodeMessage {
    /// ABI of the contract.
    pub abi: Abi,
    /// Destination. With `deploy_set`, it is calculated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// What to deploy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deploy_set: Option<DeploySet>,
    /// The call. Without it, only the state init is sent, unsigned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call_set: Option<CallSet>,
    /// Who signs.
    pub signer: Signer,
    /// Index of the attempt, starting at 0; the expiration timeout grows with it. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub processing_try_index: Option<u8>,
    /// Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
    /// what the network requires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature_id: Option<i32>,
    /// Chain rules. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<ChainRules>,
}

impl ParamsOfEncodeMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: Abi, signer: Signer) -> Self {
        Self {
            abi,
            address: None,
            deploy_set: None,
            call_set: None,
            signer,
            processing_try_index: None,
            signature_id: None,
            rules: None,
        }
    }

    /// Destination. With `deploy_set`, it is calculated.
    #[must_use]
    pub fn address(mut self, address: impl Into<String>) -> Self {
        self.address = Some(address.into());
        self
    }

    /// What to deploy.
    #[must_use]
    pub fn deploy_set(mut self, deploy_set: DeploySet) -> Self {
        self.deploy_set = Some(deploy_set);
        self
    }

    /// The call. Without it, only the state init is sent, unsigned.
    #[must_use]
    pub fn call_set(mut self, call_set: CallSet) -> Self {
        self.call_set = Some(call_set);
        self
    }

    /// Index of the attempt, starting at 0; the expiration timeout grows with it. Default: `0`.
    #[must_use]
    pub fn processing_try_index(mut self, processing_try_index: u8) -> Self {
        self.processing_try_index = Some(processing_try_index);
        self
    }

    /// Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
    /// what the network requires.
    #[must_use]
    pub fn signature_id(mut self, signature_id: i32) -> Self {
        self.signature_id = Some(signature_id);
        self
    }

    /// Chain rules. Default: `abi.rules` of the configuration.
    #[must_use]
    pub fn rules(mut self, rules: ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// A call to encode as a message body.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfEncodeMessageBody {
    /// ABI of the contract.
    pub abi: Abi,
    /// The call.
    pub call_set: CallSet,
    /// Whether the body is for an internal message, which has no header or signature.
    pub is_internal: bool,
    /// Who signs.
    pub signer: Signer,
    /// Index of the attempt, starting at 0; the expiration timeout grows with it. Default: `0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub processing_try_index: Option<u8>,
    /// Destination; required to sign an external body with ABI 2.3 or later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
    /// what the network requires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature_id: Option<i32>,
    /// Chain rules. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<ChainRules>,
}

impl ParamsOfEncodeMessageBody {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: Abi, call_set: CallSet, is_internal: bool, signer: Signer) -> Self {
        Self {
            abi,
            call_set,
            is_internal,
            signer,
            processing_try_index: None,
            address: None,
            signature_id: None,
            rules: None,
        }
    }

    /// Index of the attempt, starting at 0; the expiration timeout grows with it. Default: `0`.
    #[must_use]
    pub fn processing_try_index(mut self, processing_try_index: u8) -> Self {
        self.processing_try_index = Some(processing_try_index);
        self
    }

    /// Destination; required to sign an external body with ABI 2.3 or later.
    #[must_use]
    pub fn address(mut self, address: impl Into<String>) -> Self {
        self.address = Some(address.into());
        self
    }

    /// Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
    /// what the network requires.
    #[must_use]
    pub fn signature_id(mut self, signature_id: i32) -> Self {
        self.signature_id = Some(signature_id);
        self
    }

    /// Chain rules. Default: `abi.rules` of the configuration.
    #[must_use]
    pub fn rules(mut self, rules: ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// A signed message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfGetSignatureData {
    /// ABI of the contract.
    pub abi: Abi,
    /// The message.
    pub message: String,
    /// Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
    /// what the network requires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature_id: Option<i32>,
}

impl ParamsOfGetSignatureData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: Abi, message: impl Into<String>) -> Self {
        Self {
            abi,
            message: message.into(),
            signature_id: None,
        }
    }

    /// Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
    /// what the network requires.
    #[must_use]
    pub fn signature_id(mut self, signature_id: i32) -> Self {
        self.signature_id = Some(signature_id);
        self
    }
}

/// Data of a contract below ABI 2.4 that is not yet deployed, and the changes to make.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfUpdateInitialData {
    /// ABI of the contract.
    pub abi: Abi,
    /// The data.
    pub data: String,
    /// Values of all `data` items by name. Default: unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_data: Option<Json>,
    /// Public key of the owner. Default: unchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_pubkey: Option<String>,
    /// Keep the result in the cache and return a reference. Default: return base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boc_cache: Option<super::boc::BocCacheType>,
}

impl ParamsOfUpdateInitialData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(abi: Abi, data: impl Into<String>) -> Self {
        Self {
            abi,
            data: data.into(),
            initial_data: None,
            initial_pubkey: None,
            boc_cache: None,
        }
    }

    /// Values of all `data` items by name. Default: unchanged.
    #[must_use]
    pub fn initial_data(mut self, initial_data: impl Into<Json>) -> Self {
        self.initial_data = Some(initial_data.into());
        self
    }

    /// Public key of the owner. Default: unchanged.
    #[must_use]
    pub fn initial_pubkey(mut self, initial_pubkey: impl Into<String>) -> Self {
        self.initial_pubkey = Some(initial_pubkey.into());
        self
    }

    /// Keep the result in the cache and return a reference. Default: return base64.
    #[must_use]
    pub fn boc_cache(mut self, boc_cache: super::boc::BocCacheType) -> Self {
        self.boc_cache = Some(boc_cache);
        self
    }
}

/// A request to sign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ParamsOfVerifySigningContent {
    /// The bytes to sign, as requested.
    pub unsigned: String,
    /// What the request says about them.
    pub content: super::crypto::SigningContent,
    /// ABI of the contract. Use your own copy, because an ABI can give any name to a function.
    pub abi: Abi,
    /// Chain rules. Default: `abi.rules` of the configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<ChainRules>,
}

impl ParamsOfVerifySigningContent {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        unsigned: impl Into<String>,
        content: super::crypto::SigningContent,
        abi: Abi,
    ) -> Self {
        Self {
            unsigned: unsigned.into(),
            content,
            abi,
            rules: None,
        }
    }

    /// Chain rules. Default: `abi.rules` of the configuration.
    #[must_use]
    pub fn rules(mut self, rules: ChainRules) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// A cell tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfAbiEncodeBoc {
    /// The cell tree as BOC or reference.
    pub boc: String,
}

impl ResultOfAbiEncodeBoc {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(boc: impl Into<String>) -> Self {
        Self { boc: boc.into() }
    }
}

/// A signed message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfAttachSignature {
    /// The message.
    pub message: String,
    /// Hash of the message.
    pub message_id: String,
}

impl ResultOfAttachSignature {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(message: impl Into<String>, message_id: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            message_id: message_id.into(),
        }
    }
}

/// A signed body.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfAttachSignatureToMessageBody {
    /// The body.
    pub body: String,
}

impl ResultOfAttachSignatureToMessageBody {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(body: impl Into<String>) -> Self {
        Self { body: body.into() }
    }
}

/// Id of a function.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfCalcFunctionId {
    /// Id of the function.
    pub function_id: u32,
}

impl ResultOfCalcFunctionId {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(function_id: u32) -> Self {
        Self { function_id }
    }
}

/// Storage fields of a contract, decoded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfDecodeAccountData {
    /// Values by name.
    pub data: Json,
}

impl ResultOfDecodeAccountData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(data: impl Into<Json>) -> Self {
        Self { data: data.into() }
    }
}

/// Decoded values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfDecodeBoc {
    /// Values by name.
    pub data: Json,
}

impl ResultOfDecodeBoc {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(data: impl Into<Json>) -> Self {
        Self { data: data.into() }
    }
}

/// Initial values of a contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfDecodeInitialData {
    /// Values by name; items missing from the data are omitted.
    pub initial_data: Json,
    /// Public key of the owner.
    pub initial_pubkey: String,
}

impl ResultOfDecodeInitialData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(initial_data: impl Into<Json>, initial_pubkey: impl Into<String>) -> Self {
        Self {
            initial_data: initial_data.into(),
            initial_pubkey: initial_pubkey.into(),
        }
    }
}

/// An account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncodeAccount {
    /// The account as BOC or reference.
    pub account: String,
    /// Account id, 64 hex characters; the address is `0:<id>`.
    pub id: String,
}

impl ResultOfEncodeAccount {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(account: impl Into<String>, id: impl Into<String>) -> Self {
        Self {
            account: account.into(),
            id: id.into(),
        }
    }
}

/// Data of a contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncodeInitialData {
    /// The data as BOC or reference.
    pub data: String,
}

impl ResultOfEncodeInitialData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(data: impl Into<String>) -> Self {
        Self { data: data.into() }
    }
}

/// An encoded message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncodeInternalMessage {
    /// The message.
    pub message: String,
    /// Destination, `<workchain>:<hex>`.
    pub address: String,
    /// Hash of the message.
    pub message_id: String,
}

impl ResultOfEncodeInternalMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        message: impl Into<String>,
        address: impl Into<String>,
        message_id: impl Into<String>,
    ) -> Self {
        Self {
            message: message.into(),
            address: address.into(),
            message_id: message_id.into(),
        }
    }
}

/// An encoded message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncodeMessage {
    /// The message.
    pub message: String,
    /// The data to sign; with `Signer.External` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_to_sign: Option<String>,
    /// Destination, `<workchain>:<hex>`.
    pub address: String,
    /// Hash of the message.
    pub message_id: String,
}

impl ResultOfEncodeMessage {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(
        message: impl Into<String>,
        address: impl Into<String>,
        message_id: impl Into<String>,
    ) -> Self {
        Self {
            message: message.into(),
            data_to_sign: None,
            address: address.into(),
            message_id: message_id.into(),
        }
    }

    /// The data to sign; with `Signer.External` only.
    #[must_use]
    pub fn data_to_sign(mut self, data_to_sign: impl Into<String>) -> Self {
        self.data_to_sign = Some(data_to_sign.into());
        self
    }
}

/// An encoded body.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfEncodeMessageBody {
    /// The body. With `Signer.External` it has no signature and is not valid until one is attached.
    pub body: String,
    /// The data to sign; with `Signer.External` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_to_sign: Option<String>,
}

impl ResultOfEncodeMessageBody {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(body: impl Into<String>) -> Self {
        Self {
            body: body.into(),
            data_to_sign: None,
        }
    }

    /// The data to sign; with `Signer.External` only.
    #[must_use]
    pub fn data_to_sign(mut self, data_to_sign: impl Into<String>) -> Self {
        self.data_to_sign = Some(data_to_sign.into());
        self
    }
}

/// A signature and the data it covers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfGetSignatureData {
    /// Signature, 128 hex characters.
    pub signature: String,
    /// The signed data.
    pub unsigned: String,
}

impl ResultOfGetSignatureData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(signature: impl Into<String>, unsigned: impl Into<String>) -> Self {
        Self {
            signature: signature.into(),
            unsigned: unsigned.into(),
        }
    }
}

/// Data of a contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfUpdateInitialData {
    /// The data as BOC or reference.
    pub data: String,
}

impl ResultOfUpdateInitialData {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(data: impl Into<String>) -> Self {
        Self { data: data.into() }
    }
}

/// What the signature would authorize, read from the bytes to sign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResultOfVerifySigningContent {
    /// The called contract, `<workchain>:<hex>`. Absent before ABI 2.3, whose signature is valid
    /// for every contract with the same key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// Whether the message also deploys the contract; its state init has the address of the
    /// contract.
    pub deploys: bool,
    /// The called function.
    pub function_name: String,
    /// Arguments by name.
    pub input: Json,
    /// Creation time in the header of the message, ms since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// When the message expires, Unix time in s; 4294967295: never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expire_at: Option<u32>,
    /// Public key in the header of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public_key: Option<String>,
}

impl ResultOfVerifySigningContent {
    /// What is required; optional fields are absent.
    #[must_use]
    pub fn new(deploys: bool, function_name: impl Into<String>, input: impl Into<Json>) -> Self {
        Self {
            address: None,
            deploys,
            function_name: function_name.into(),
            input: input.into(),
            time: None,
            expire_at: None,
            public_key: None,
        }
    }

    /// The called contract, `<workchain>:<hex>`. Absent before ABI 2.3, whose signature is valid
    /// for every contract with the same key.
    #[must_use]
    pub fn address(mut self, address: impl Into<String>) -> Self {
        self.address = Some(address.into());
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

    /// Public key in the header of the message.
    #[must_use]
    pub fn public_key(mut self, public_key: impl Into<String>) -> Self {
        self.public_key = Some(public_key.into());
        self
    }
}

/// Who signs a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
#[non_exhaustive]
pub enum Signer {
    /// No signature.
    None,
    /// The caller signs later: the result has `data_to_sign`.
    #[non_exhaustive]
    External {
        /// Public key, 64 hex characters.
        public_key: String,
    },
    /// Signs with these keys.
    #[non_exhaustive]
    Keys {
        /// Key pair.
        keys: super::crypto::KeyPair,
    },
    /// Signs with a signing box, of the library or of the application.
    #[non_exhaustive]
    SigningBox {
        /// Handle of the box.
        handle: super::crypto::SigningBoxHandle,
    },
    /// A variant that this version does not know, as it came.
    #[serde(untagged)]
    Unknown(Json),
}

impl Signer {
    /// The caller signs later: the result has `data_to_sign`.
    #[must_use]
    pub fn external(public_key: impl Into<String>) -> Self {
        Self::External {
            public_key: public_key.into(),
        }
    }

    /// Signs with these keys.
    #[must_use]
    pub fn keys(keys: super::crypto::KeyPair) -> Self {
        Self::Keys { keys }
    }

    /// Signs with a signing box, of the library or of the application.
    #[must_use]
    pub fn signing_box(handle: super::crypto::SigningBoxHandle) -> Self {
        Self::SigningBox { handle }
    }
}

impl<'de> Deserialize<'de> for Signer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = binding::UnionFields::deserialize(deserializer)?;
        Ok(match fields.variant().as_str() {
            "None" => Self::None,
            "External" => Self::External {
                public_key: fields.take("public_key")?,
            },
            "Keys" => Self::Keys {
                keys: fields.take("keys")?,
            },
            "SigningBox" => Self::SigningBox {
                handle: fields.take("handle")?,
            },
            _ => Self::Unknown(fields.into_json()),
        })
    }
}

/// Codes of the errors of module `abi`.
pub mod error_code {
    /// A message is encoded without `address` and without `deploy_set`.
    pub const REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE: i64 = 301;
    /// A message is encoded without `call_set` and without `deploy_set`.
    pub const REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE: i64 = 302;
    /// An ABI or an ABI parameter is invalid, or the ABI version is not supported.
    pub const INVALID_JSON: i64 = 303;
    /// A message or body does not match the ABI.
    pub const INVALID_MESSAGE: i64 = 304;
    /// A deploy message cannot be encoded: not exactly one of `tvc`, `code` and `state_init`;
    /// `state_init` with initial values; no public key; wrong constructor arguments.
    pub const ENCODE_DEPLOY_MESSAGE_FAILED: i64 = 305;
    /// A call cannot be encoded: unknown function, wrong arguments, missing address; `data` has
    /// `function_name`.
    pub const ENCODE_RUN_MESSAGE_FAILED: i64 = 306;
    /// A signature cannot be attached: wrong size of the signature or key, invalid message or ABI,
    /// no space left.
    pub const ATTACH_SIGNATURE_FAILED: i64 = 307;
    /// A state init or contract image is invalid.
    pub const INVALID_TVC_IMAGE: i64 = 308;
    /// Cannot occur: a header without a public key is encoded as such.
    pub const REQUIRED_PUBLIC_KEY_MISSING_FOR_FUNCTION_HEADER: i64 = 309;
    /// Cannot occur: an unknown kind of signer does not match the parameter type (23).
    pub const INVALID_SIGNER: i64 = 310;
    /// The ABI version does not allow the operation, the ABI is missing, or a value cannot be
    /// encoded by `encode_boc`.
    pub const INVALID_ABI: i64 = 311;
    /// A function id given in place of a name is not in the ABI; `data` has `function_name`.
    pub const INVALID_FUNCTION_ID: i64 = 312;
    /// Data does not match the ABI.
    pub const INVALID_DATA: i64 = 313;
    /// Initial data cannot be encoded: a value is missing, unknown or of the wrong type.
    pub const ENCODE_INITIAL_DATA_FAILED: i64 = 314;
    /// The function is not in the ABI; `data` has `function_name`.
    pub const INVALID_FUNCTION_NAME: i64 = 315;
    /// `initial_pubkey` is given for a contract with ABI 2.4 or later.
    pub const PUB_KEY_NOT_SUPPORTED: i64 = 316;
    /// The content of a request to sign does not belong to the bytes to sign; `data` has `field`:
    /// `payload` or `message`.
    pub const SIGNING_CONTENT_MISMATCH: i64 = 317;
}

/// Functions of the module `abi`.
///
/// Contract ABIs: encoding and decoding messages, bodies and contract data.
#[derive(Clone, Copy, Debug)]
pub struct AbiModule<'a> {
    client: &'a crate::Client,
}

impl<'a> AbiModule<'a> {
    /// The functions, called on this client.
    #[must_use]
    pub fn new(client: &'a crate::Client) -> Self {
        Self { client }
    }

    /// Encodes a call as the body of a message.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 26 (`AppRequestError`), 29
    /// (`CanNotReceiveRequestResult`), 30 (`CanNotParseRequestResult`), 31
    /// (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3 (`InvalidBase64`), 109
    /// (`InvalidKeySize`), 111 (`NaclBoxFailed`), 114 (`Bip39InvalidPhrase`), 115
    /// (`Bip32InvalidKey`), 116 (`Bip32InvalidDerivePath`), 118 (`Bip39InvalidWordCount`), 130
    /// (`CryptoBoxNotRegistered`), 133 (`CryptoBoxSecretDeserializationError`), 100
    /// (`InvalidPublicKey`), 101 (`InvalidSecretKey`), 121 (`SigningBoxNotRegistered`), 306
    /// (`EncodeRunMessageFailed`), 307 (`AttachSignatureFailed`), 312 (`InvalidFunctionId`).
    pub fn encode_message_body(
        &self,
        params: &ParamsOfEncodeMessageBody,
    ) -> binding::Call<ResultOfEncodeMessageBody> {
        binding::call(self.client, "abi.encode_message_body", params)
    }

    /// Adds a signature to a body that was encoded for an external signer.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 1 (`NotImplemented`), 2
    /// (`InvalidHex`), 307 (`AttachSignatureFailed`).
    pub fn attach_signature_to_message_body(
        &self,
        params: &ParamsOfAttachSignatureToMessageBody,
    ) -> binding::Call<ResultOfAttachSignatureToMessageBody> {
        binding::call(self.client, "abi.attach_signature_to_message_body", params)
    }

    /// Encodes an external message: a call, a deployment, or both.
    ///
    /// With `Signer.External` the message is not signed; sign `data_to_sign` and pass the signature
    /// to `attach_signature`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 26 (`AppRequestError`), 29 (`CanNotReceiveRequestResult`), 30
    /// (`CanNotParseRequestResult`), 31 (`UnexpectedCallbackResponse`), 2 (`InvalidHex`), 3
    /// (`InvalidBase64`), 109 (`InvalidKeySize`), 111 (`NaclBoxFailed`), 114
    /// (`Bip39InvalidPhrase`), 115 (`Bip32InvalidKey`), 116 (`Bip32InvalidDerivePath`), 118
    /// (`Bip39InvalidWordCount`), 130 (`CryptoBoxNotRegistered`), 133
    /// (`CryptoBoxSecretDeserializationError`), 100 (`InvalidPublicKey`), 101 (`InvalidSecretKey`),
    /// 121 (`SigningBoxNotRegistered`), 4 (`InvalidAddress`), 301
    /// (`RequiredAddressMissingForEncodeMessage`), 302 (`RequiredCallSetMissingForEncodeMessage`),
    /// 305 (`EncodeDeployMessageFailed`), 306 (`EncodeRunMessageFailed`), 307
    /// (`AttachSignatureFailed`), 308 (`InvalidTvcImage`), 312 (`InvalidFunctionId`), 314
    /// (`EncodeInitialDataFailed`), 316 (`PubKeyNotSupported`).
    pub fn encode_message(
        &self,
        params: &ParamsOfEncodeMessage,
    ) -> binding::Call<ResultOfEncodeMessage> {
        binding::call(self.client, "abi.encode_message", params)
    }

    /// Encodes an internal message: a call, a deployment, both, or a plain transfer.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 4 (`InvalidAddress`), 100 (`InvalidPublicKey`), 301
    /// (`RequiredAddressMissingForEncodeMessage`), 305 (`EncodeDeployMessageFailed`), 306
    /// (`EncodeRunMessageFailed`), 308 (`InvalidTvcImage`), 311 (`InvalidAbi`), 312
    /// (`InvalidFunctionId`), 314 (`EncodeInitialDataFailed`), 316 (`PubKeyNotSupported`).
    pub fn encode_internal_message(
        &self,
        params: &ParamsOfEncodeInternalMessage,
    ) -> binding::Call<ResultOfEncodeInternalMessage> {
        binding::call(self.client, "abi.encode_internal_message", params)
    }

    /// Adds a signature to a message that was encoded for an external signer.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 1 (`NotImplemented`), 2
    /// (`InvalidHex`), 307 (`AttachSignatureFailed`).
    pub fn attach_signature(
        &self,
        params: &ParamsOfAttachSignature,
    ) -> binding::Call<ResultOfAttachSignature> {
        binding::call(self.client, "abi.attach_signature", params)
    }

    /// Decodes the body of a message.
    ///
    /// External inbound messages are decoded as input, external outbound messages as output or
    /// event.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 304 (`InvalidMessage`).
    pub fn decode_message(
        &self,
        params: &ParamsOfDecodeMessage,
    ) -> binding::Call<DecodedMessageBody> {
        binding::call(self.client, "abi.decode_message", params)
    }

    /// Decodes a message body.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 36 (`InvalidData`), 304 (`InvalidMessage`).
    pub fn decode_message_body(
        &self,
        params: &ParamsOfDecodeMessageBody,
    ) -> binding::Call<DecodedMessageBody> {
        binding::call(self.client, "abi.decode_message_body", params)
    }

    /// Builds an active account from a state init.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 202 (`SerializationError`),
    /// 205 (`InsufficientCacheSize`), 308 (`InvalidTvcImage`).
    pub fn encode_account(
        &self,
        params: &ParamsOfEncodeAccount,
    ) -> binding::Call<ResultOfEncodeAccount> {
        binding::call(self.client, "abi.encode_account", params)
    }

    /// Decodes the data of a contract using the storage fields of its ABI.
    ///
    /// Below ABI 2.4, the data of a contract that is not yet deployed have a different form: use
    /// `decode_initial_data`.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 36 (`InvalidData`), 313 (`InvalidData`).
    pub fn decode_account_data(
        &self,
        params: &ParamsOfDecodeAccountData,
    ) -> binding::Call<ResultOfDecodeAccountData> {
        binding::call(self.client, "abi.decode_account_data", params)
    }

    /// Changes the initial values and public key of a contract below ABI 2.4 that is not yet
    /// deployed.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 202 (`SerializationError`), 205 (`InsufficientCacheSize`), 2
    /// (`InvalidHex`), 36 (`InvalidData`), 311 (`InvalidAbi`), 314 (`EncodeInitialDataFailed`).
    pub fn update_initial_data(
        &self,
        params: &ParamsOfUpdateInitialData,
    ) -> binding::Call<ResultOfUpdateInitialData> {
        binding::call(self.client, "abi.update_initial_data", params)
    }

    /// Encodes the initial data of a contract to be deployed.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 202 (`SerializationError`),
    /// 205 (`InsufficientCacheSize`), 2 (`InvalidHex`), 314 (`EncodeInitialDataFailed`), 316
    /// (`PubKeyNotSupported`).
    pub fn encode_initial_data(
        &self,
        params: &ParamsOfEncodeInitialData,
    ) -> binding::Call<ResultOfEncodeInitialData> {
        binding::call(self.client, "abi.encode_initial_data", params)
    }

    /// Decodes the initial values and public key of a contract below ABI 2.4 that is not yet
    /// deployed.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 36 (`InvalidData`), 311 (`InvalidAbi`), 313 (`InvalidData`).
    pub fn decode_initial_data(
        &self,
        params: &ParamsOfDecodeInitialData,
    ) -> binding::Call<ResultOfDecodeInitialData> {
        binding::call(self.client, "abi.decode_initial_data", params)
    }

    /// Decodes a cell tree into ABI values.
    ///
    /// # Errors
    ///
    /// Fails with the codes 201 (`InvalidBoc`), 206 (`BocRefNotFound`), 36 (`InvalidData`), 303
    /// (`InvalidJson`), 313 (`InvalidData`).
    pub fn decode_boc(&self, params: &ParamsOfDecodeBoc) -> binding::Call<ResultOfDecodeBoc> {
        binding::call(self.client, "abi.decode_boc", params)
    }

    /// Encodes ABI values into a cell tree.
    ///
    /// # Errors
    ///
    /// Fails with the codes 202 (`SerializationError`), 205 (`InsufficientCacheSize`), 303
    /// (`InvalidJson`), 311 (`InvalidAbi`).
    pub fn encode_boc(&self, params: &ParamsOfAbiEncodeBoc) -> binding::Call<ResultOfAbiEncodeBoc> {
        binding::call(self.client, "abi.encode_boc", params)
    }

    /// Returns the id of a function.
    ///
    /// Under current rules, the id of `constructor` is always 1, whatever the ABI says.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 315 (`InvalidFunctionName`).
    pub fn calc_function_id(
        &self,
        params: &ParamsOfCalcFunctionId,
    ) -> binding::Call<ResultOfCalcFunctionId> {
        binding::call(self.client, "abi.calc_function_id", params)
    }

    /// Returns the signature of a message and the data it covers.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 304 (`InvalidMessage`).
    pub fn get_signature_data(
        &self,
        params: &ParamsOfGetSignatureData,
    ) -> binding::Call<ResultOfGetSignatureData> {
        binding::call(self.client, "abi.get_signature_data", params)
    }

    /// Verifies that the bytes to sign are those of the message in the request, and decodes it.
    ///
    /// Extension: The published library has no such function. For signers that do not trust the
    /// library that asks them: call it with your own instance of the library, which needs no
    /// network. Show what it returns instead of the other fields of `content`. What the message
    /// would send and lose depends on the state of accounts and cannot be verified here.
    ///
    /// # Errors
    ///
    /// Fails with the codes 1 (`NotImplemented`), 303 (`InvalidJson`), 201 (`InvalidBoc`), 206
    /// (`BocRefNotFound`), 3 (`InvalidBase64`), 36 (`InvalidData`), 304 (`InvalidMessage`), 317
    /// (`SigningContentMismatch`).
    pub fn verify_signing_content(
        &self,
        params: &ParamsOfVerifySigningContent,
    ) -> binding::Call<ResultOfVerifySigningContent> {
        binding::call(self.client, "abi.verify_signing_content", params)
    }
}
