"""Types of module abi.

Contract ABIs: encoding and decoding messages, bodies and contract data.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from typing import Any, ClassVar, Literal, Optional, Union

from .._codec import UnknownVariant
from .._enums import NumberEnum, TextEnum
from . import boc as _boc
from . import crypto as _crypto

AbiHandle = int
"""Handle of a registered ABI. Not supported."""


class AbiErrorCode(NumberEnum):
    """Numbers of the errors of module abi.

    - REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE: A message is encoded without `address` and without
      `deploy_set`.
    - REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE: A message is encoded without `call_set` and without
      `deploy_set`.
    - INVALID_JSON: An ABI or an ABI parameter is invalid, or the ABI version is not supported.
    - INVALID_MESSAGE: A message or body does not match the ABI.
    - ENCODE_DEPLOY_MESSAGE_FAILED: A deploy message cannot be encoded: not exactly one of `tvc`, `code` and
      `state_init`; `state_init` with initial values; no public key; wrong constructor arguments.
    - ENCODE_RUN_MESSAGE_FAILED: A call cannot be encoded: unknown function, wrong arguments, missing address;
      `data` has `function_name`.
    - ATTACH_SIGNATURE_FAILED: A signature cannot be attached: wrong size of the signature or key, invalid message
      or ABI, no space left.
    - INVALID_TVC_IMAGE: A state init or contract image is invalid.
    - REQUIRED_PUBLIC_KEY_MISSING_FOR_FUNCTION_HEADER: Cannot occur: a header without a public key is encoded as
      such.
    - INVALID_SIGNER: Cannot occur: an unknown kind of signer does not match the parameter type (23).
    - INVALID_ABI: The ABI version does not allow the operation, the ABI is missing, or a value cannot be encoded
      by `encode_boc`.
    - INVALID_FUNCTION_ID: A function id given in place of a name is not in the ABI; `data` has `function_name`.
    - INVALID_DATA: Data does not match the ABI.
    - ENCODE_INITIAL_DATA_FAILED: Initial data cannot be encoded: a value is missing, unknown or of the wrong
      type.
    - INVALID_FUNCTION_NAME: The function is not in the ABI; `data` has `function_name`.
    - PUB_KEY_NOT_SUPPORTED: `initial_pubkey` is given for a contract with ABI 2.4 or later.
    - SIGNING_CONTENT_MISMATCH: The content of a request to sign does not belong to the bytes to sign; `data` has
      `field`: `payload` or `message`.
    """

    REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE = 301
    """A message is encoded without `address` and without `deploy_set`."""
    REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE = 302
    """A message is encoded without `call_set` and without `deploy_set`."""
    INVALID_JSON = 303
    """An ABI or an ABI parameter is invalid, or the ABI version is not supported."""
    INVALID_MESSAGE = 304
    """A message or body does not match the ABI."""
    ENCODE_DEPLOY_MESSAGE_FAILED = 305
    """A deploy message cannot be encoded: not exactly one of `tvc`, `code` and `state_init`; `state_init` with
    initial values; no public key; wrong constructor arguments.
    """
    ENCODE_RUN_MESSAGE_FAILED = 306
    """A call cannot be encoded: unknown function, wrong arguments, missing address; `data` has `function_name`."""
    ATTACH_SIGNATURE_FAILED = 307
    """A signature cannot be attached: wrong size of the signature or key, invalid message or ABI, no space left."""
    INVALID_TVC_IMAGE = 308
    """A state init or contract image is invalid."""
    REQUIRED_PUBLIC_KEY_MISSING_FOR_FUNCTION_HEADER = 309
    """Cannot occur: a header without a public key is encoded as such."""
    INVALID_SIGNER = 310
    """Cannot occur: an unknown kind of signer does not match the parameter type (23)."""
    INVALID_ABI = 311
    """The ABI version does not allow the operation, the ABI is missing, or a value cannot be encoded by
    `encode_boc`.
    """
    INVALID_FUNCTION_ID = 312
    """A function id given in place of a name is not in the ABI; `data` has `function_name`."""
    INVALID_DATA = 313
    """Data does not match the ABI."""
    ENCODE_INITIAL_DATA_FAILED = 314
    """Initial data cannot be encoded: a value is missing, unknown or of the wrong type."""
    INVALID_FUNCTION_NAME = 315
    """The function is not in the ABI; `data` has `function_name`."""
    PUB_KEY_NOT_SUPPORTED = 316
    """`initial_pubkey` is given for a contract with ABI 2.4 or later."""
    SIGNING_CONTENT_MISMATCH = 317
    """The content of a request to sign does not belong to the bytes to sign; `data` has `field`: `payload` or
    `message`.
    """


class Abi:
    """A contract ABI, in one of its forms.

    One of its classes; annotations use `AnyAbi`.
    """

    @dataclass
    class Contract:
        """As an object.

        - value: The ABI.
        """

        type: ClassVar[Literal["Contract"]] = "Contract"
        value: AbiContract
        """The ABI."""

    @dataclass
    class Json:
        """As JSON text: the content of an ABI file.

        - value: The ABI.
        """

        type: ClassVar[Literal["Json"]] = "Json"
        value: str
        """The ABI."""

    @dataclass
    class Handle:
        """As a handle. Not supported (error 1).

        - value: The handle.
        """

        type: ClassVar[Literal["Handle"]] = "Handle"
        value: AbiHandle
        """The handle."""

    @dataclass
    class Serialized:
        """As an object, same as `Contract`.

        - value: The ABI.
        """

        type: ClassVar[Literal["Serialized"]] = "Serialized"
        value: AbiContract
        """The ABI."""


AnyAbi = Union[Abi.Contract, Abi.Json, Abi.Handle, Abi.Serialized, UnknownVariant]
"""Any variant of Abi, also one that only a newer daemon knows."""


@dataclass
class AbiContract:
    """A contract ABI.

    - abi_version_: Major version; used if `version` is absent. Default: `2`.
    - abi_version: Version, ignored. Default: `2`.
    - version: Version, `1.0` or `2.0` to `2.4`.
    - header: Header fields of external messages: `pubkey`, `time`, `expire`, in this order.
    - functions: Functions.
    - events: Events.
    - data: Initial values, below 2.4.
    - fields: Storage fields, from 2.1 on.
    """

    abi_version_: Optional[int] = _field(default=None, metadata={"wire": "ABI version"})
    """Major version; used if `version` is absent. Default: `2`."""
    abi_version: Optional[int] = None
    """Version, ignored. Default: `2`."""
    version: Optional[str] = None
    """Version, `1.0` or `2.0` to `2.4`."""
    header: Optional[list[str]] = None
    """Header fields of external messages: `pubkey`, `time`, `expire`, in this order."""
    functions: Optional[list[AbiFunction]] = None
    """Functions."""
    events: Optional[list[AbiEvent]] = None
    """Events."""
    data: Optional[list[AbiData]] = None
    """Initial values, below 2.4."""
    fields: Optional[list[AbiParam]] = None
    """Storage fields, from 2.1 on."""


@dataclass
class AbiData:
    """An initial value of a contract below ABI 2.4.

    - key: Index of the variable: its key in the dictionary of initial data.
    - name: Name of the value.
    - type: Type of the value.
    - components: Members of the tuple, if `type` is or contains a tuple.
    """

    key: int
    """Index of the variable: its key in the dictionary of initial data."""
    name: str
    """Name of the value."""
    type: str
    """Type of the value."""
    components: Optional[list[AbiParam]] = None
    """Members of the tuple, if `type` is or contains a tuple."""


@dataclass
class AbiEvent:
    """An event of a contract.

    - name: Name of the event.
    - inputs: Values the event carries.
    - id: Id, hex with `0x`. Default: calculated.
    """

    name: str
    """Name of the event."""
    inputs: list[AbiParam]
    """Values the event carries."""
    id: Optional[str] = None
    """Id, hex with `0x`. Default: calculated."""


@dataclass
class AbiFunction:
    """A function of a contract.

    - name: Name of the function.
    - inputs: Arguments.
    - outputs: Results.
    - id: Id, hex with `0x`, for input and output alike. Default: calculated.
    """

    name: str
    """Name of the function."""
    inputs: list[AbiParam]
    """Arguments."""
    outputs: list[AbiParam]
    """Results."""
    id: Optional[str] = None
    """Id, hex with `0x`, for input and output alike. Default: calculated."""


@dataclass
class AbiParam:
    """A named value of an ABI.

    - name: Name of the value.
    - type: Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`.
    - components: Members of the tuple, if `type` is or contains a tuple.
    - init: For storage fields of ABI 2.4: the value must be set before deployment.
    """

    name: str
    """Name of the value."""
    type: str
    """Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`."""
    components: Optional[list[AbiParam]] = None
    """Members of the tuple, if `type` is or contains a tuple."""
    init: Optional[bool] = None
    """For storage fields of ABI 2.4: the value must be set before deployment."""


@dataclass
class CallSet:
    """A function call.

    - function_name: Name of the function, or its id as decimal or `0x` text.
    - header: Header fields; omitted fields take their defaults.
    - input: Arguments by name. Default: none.
    """

    function_name: str
    """Name of the function, or its id as decimal or `0x` text."""
    header: Optional[FunctionHeader] = None
    """Header fields; omitted fields take their defaults."""
    input: Any = None
    """Arguments by name. Default: none."""


class ChainRules(TextEnum):
    """Which chain formats and execution rules apply.

    - CURRENT: Networks with Dapp IDs. The function id of a constructor is 1.
    - CLASSIC: The public TVM formats: message headers have no Dapp ID fields, and the id of a constructor is
      calculated like that of any function.
    """

    CURRENT = "current"
    """Networks with Dapp IDs. The function id of a constructor is 1."""
    CLASSIC = "classic"
    """The public TVM formats: message headers have no Dapp ID fields, and the id of a constructor is calculated like
    that of any function.
    """


class DataLayout(TextEnum):
    """How to decode a body.

    - INPUT: As arguments of a function.
    - OUTPUT: As results of a function.
    """

    INPUT = "Input"
    """As arguments of a function."""
    OUTPUT = "Output"
    """As results of a function."""


@dataclass
class DecodedMessageBody:
    """A decoded body.

    - body_type: What it contains.
    - name: Name of the function or event; the `function_name` of the request, if given.
    - value: Values by name.
    - header: Header of an external input; null if the contract has none.
    """

    body_type: MessageBodyType
    """What it contains."""
    name: str
    """Name of the function or event; the `function_name` of the request, if given."""
    value: Any = None
    """Values by name."""
    header: Optional[FunctionHeader] = None
    """Header of an external input; null if the contract has none."""


@dataclass
class DeploySet:
    """What to deploy: exactly one of `tvc`, `code` and `state_init`, and its initial values.

    - tvc: Contract image, tagged or as a state init.
    - code: Contract code; the data are built from the initial values.
    - state_init: Complete state init; takes no initial values.
    - workchain_id: Workchain. Default: `abi.workchain` of the configuration.
    - initial_data: Initial values by name. Below ABI 2.4, all `data` items; from 2.4 on, exactly the fields
      marked `init`, including the public key.
    - initial_pubkey: Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is
      zero, otherwise the key of the signer.
    """

    tvc: Optional[str] = None
    """Contract image, tagged or as a state init."""
    code: Optional[str] = None
    """Contract code; the data are built from the initial values."""
    state_init: Optional[str] = None
    """Complete state init; takes no initial values."""
    workchain_id: Optional[int] = None
    """Workchain. Default: `abi.workchain` of the configuration."""
    initial_data: Any = None
    """Initial values by name. Below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked `init`,
    including the public key.
    """
    initial_pubkey: Optional[str] = None
    """Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is zero, otherwise the
    key of the signer.
    """


@dataclass
class FunctionHeader:
    """Header of an external message. Only the fields listed in the ABI are sent.

    - expire: When the message expires, Unix time in s. Default: now plus the expiration timeout of the
      configuration, which grows with the try index.
    - time: When the message was created, in ms since 1970. Default: now.
    - pubkey: Public key the contract checks the signature with. Default: the key of the signer.
    """

    expire: Optional[int] = None
    """When the message expires, Unix time in s. Default: now plus the expiration timeout of the configuration, which
    grows with the try index.
    """
    time: Optional[int] = None
    """When the message was created, in ms since 1970. Default: now."""
    pubkey: Optional[str] = None
    """Public key the contract checks the signature with. Default: the key of the signer."""


class MessageBodyType(TextEnum):
    """What a body contains.

    - INPUT: Arguments of a function.
    - OUTPUT: Results of a function.
    - INTERNAL_OUTPUT: Never returned.
    - EVENT: An event.
    """

    INPUT = "Input"
    """Arguments of a function."""
    OUTPUT = "Output"
    """Results of a function."""
    INTERNAL_OUTPUT = "InternalOutput"
    """Never returned."""
    EVENT = "Event"
    """An event."""


@dataclass
class ParamsOfAbiEncodeBoc:
    """Values to encode into a cell tree.

    - params: Names and types of the values, in order. Follows the rules of ABI 2.4.
    - data: Values by name.
    - boc_cache: Keep the result in the cache and return a reference. Default: return base64.
    """

    params: list[AbiParam]
    """Names and types of the values, in order. Follows the rules of ABI 2.4."""
    data: Any
    """Values by name."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keep the result in the cache and return a reference. Default: return base64."""


@dataclass
class ParamsOfAttachSignature:
    """An unsigned message and its signature.

    - abi: ABI of the contract.
    - public_key: Public key of the signer.
    - message: The message.
    - signature: Signature, 128 hex characters.
    """

    abi: AnyAbi
    """ABI of the contract."""
    public_key: str
    """Public key of the signer."""
    message: str
    """The message."""
    signature: str
    """Signature, 128 hex characters."""


@dataclass
class ParamsOfAttachSignatureToMessageBody:
    """An unsigned body and its signature.

    - abi: ABI of the contract.
    - public_key: Public key of the signer.
    - message: The body.
    - signature: Signature, 128 hex characters.
    """

    abi: AnyAbi
    """ABI of the contract."""
    public_key: str
    """Public key of the signer."""
    message: str
    """The body."""
    signature: str
    """Signature, 128 hex characters."""


@dataclass
class ParamsOfCalcFunctionId:
    """A function.

    - abi: ABI of the contract.
    - function_name: Name of the function.
    - output: Return the id of the answer instead of the call. Default: `false`.
    - rules: Chain rules. Default: `abi.rules` of the configuration.
    """

    abi: AnyAbi
    """ABI of the contract."""
    function_name: str
    """Name of the function."""
    output: Optional[bool] = None
    """Return the id of the answer instead of the call. Default: `false`."""
    rules: Optional[ChainRules] = None
    """Chain rules. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfDecodeAccountData:
    """Data of a contract.

    - abi: ABI of the contract, 2.1 or later.
    - data: The data.
    - allow_partial: Ignore data after the last value. Default: `false`.
    """

    abi: AnyAbi
    """ABI of the contract, 2.1 or later."""
    data: str
    """The data."""
    allow_partial: Optional[bool] = None
    """Ignore data after the last value. Default: `false`."""


@dataclass
class ParamsOfDecodeBoc:
    """A cell tree to decode.

    - params: Names and types of the values, in order. Follows the rules of ABI 2.4.
    - boc: The cell tree.
    - allow_partial: Ignore data after the last value.
    """

    params: list[AbiParam]
    """Names and types of the values, in order. Follows the rules of ABI 2.4."""
    boc: str
    """The cell tree."""
    allow_partial: bool
    """Ignore data after the last value."""


@dataclass
class ParamsOfDecodeInitialData:
    """Data of a contract below ABI 2.4 that is not yet deployed.

    - abi: ABI of the contract.
    - data: The data.
    - allow_partial: Ignore data after the last value. Default: `false`.
    """

    abi: AnyAbi
    """ABI of the contract."""
    data: str
    """The data."""
    allow_partial: Optional[bool] = None
    """Ignore data after the last value. Default: `false`."""


@dataclass
class ParamsOfDecodeMessage:
    """A message to decode.

    - abi: ABI of the contract.
    - message: The message.
    - allow_partial: Ignore data after the last value. Default: `false`.
    - function_name: Function or event, if known: its name, or its id as decimal or `0x` text. Required for
      internal answers, because the caller chose their id.
    - data_layout: How to decode the body of an internal message. Default: as output, then as input. External
      messages are decoded by their kind.
    - rules: Chain rules. Default: `abi.rules` of the configuration.
    """

    abi: AnyAbi
    """ABI of the contract."""
    message: str
    """The message."""
    allow_partial: Optional[bool] = None
    """Ignore data after the last value. Default: `false`."""
    function_name: Optional[str] = None
    """Function or event, if known: its name, or its id as decimal or `0x` text. Required for internal answers,
    because the caller chose their id.
    """
    data_layout: Optional[DataLayout] = None
    """How to decode the body of an internal message. Default: as output, then as input. External messages are
    decoded by their kind.
    """
    rules: Optional[ChainRules] = None
    """Chain rules. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfDecodeMessageBody:
    """A body to decode.

    - abi: ABI of the contract.
    - body: The body.
    - is_internal: Whether the body belongs to an internal message.
    - allow_partial: Ignore data after the last value. Default: `false`.
    - function_name: Function or event, if known: its name, or its id as decimal or `0x` text. Required for
      internal answers, because the caller chose their id.
    - data_layout: How to decode it. Default: as output, then as input.
    - rules: Chain rules. Default: `abi.rules` of the configuration.
    """

    abi: AnyAbi
    """ABI of the contract."""
    body: str
    """The body."""
    is_internal: bool
    """Whether the body belongs to an internal message."""
    allow_partial: Optional[bool] = None
    """Ignore data after the last value. Default: `false`."""
    function_name: Optional[str] = None
    """Function or event, if known: its name, or its id as decimal or `0x` text. Required for internal answers,
    because the caller chose their id.
    """
    data_layout: Optional[DataLayout] = None
    """How to decode it. Default: as output, then as input."""
    rules: Optional[ChainRules] = None
    """Chain rules. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfEncodeAccount:
    """The account to build.

    - state_init: State init; its hash is the account id.
    - balance: Balance in nano units. Default: `100000000000`.
    - last_trans_lt: Logical time of the last transaction. Default: `0`.
    - last_paid: Time of the last storage payment, Unix time in s. With another than 0, the account also has the
      size of its storage, from which `utils.calc_storage_fee` calculates. Default: `0`.
    - boc_cache: Keep the result in the cache and return a reference. Default: return base64.
    """

    state_init: str
    """State init; its hash is the account id."""
    balance: Optional[int] = None
    """Balance in nano units. Default: `100000000000`."""
    last_trans_lt: Optional[int] = None
    """Logical time of the last transaction. Default: `0`."""
    last_paid: Optional[int] = None
    """Time of the last storage payment, Unix time in s. With another than 0, the account also has the size of its
    storage, from which `utils.calc_storage_fee` calculates. Default: `0`.
    """
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keep the result in the cache and return a reference. Default: return base64."""


@dataclass
class ParamsOfEncodeInitialData:
    """Initial values of a contract.

    - abi: ABI of the contract.
    - initial_data: Values by name: below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked
      `init`.
    - initial_pubkey: Public key of the owner; below ABI 2.4 only. Default: zero.
    - boc_cache: Keep the result in the cache and return a reference. Default: return base64.
    """

    abi: AnyAbi
    """ABI of the contract."""
    initial_data: Any = None
    """Values by name: below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked `init`."""
    initial_pubkey: Optional[str] = None
    """Public key of the owner; below ABI 2.4 only. Default: zero."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keep the result in the cache and return a reference. Default: return base64."""


@dataclass
class ParamsOfEncodeInternalMessage:
    """An internal message to encode.

    - value: Amount to send, in nano units, below 2^64.
    - abi: ABI of the contract; required with `deploy_set` or `call_set`.
    - address: Destination. With `deploy_set`, it is calculated.
    - src_address: Source. Default: none.
    - deploy_set: What to deploy.
    - call_set: The call. Default: no body.
    - bounce: Whether the amount is returned if the call fails. Default: `true`.
    - enable_ihr: Whether instant hypercube routing is allowed. Default: `false`.
    - rules: Chain rules. Default: `abi.rules` of the configuration.
    """

    value: str
    """Amount to send, in nano units, below 2^64."""
    abi: Optional[AnyAbi] = None
    """ABI of the contract; required with `deploy_set` or `call_set`."""
    address: Optional[str] = None
    """Destination. With `deploy_set`, it is calculated."""
    src_address: Optional[str] = None
    """Source. Default: none."""
    deploy_set: Optional[DeploySet] = None
    """What to deploy."""
    call_set: Optional[CallSet] = None
    """The call. Default: no body."""
    bounce: Optional[bool] = None
    """Whether the amount is returned if the call fails. Default: `true`."""
    enable_ihr: Optional[bool] = None
    """Whether instant hypercube routing is allowed. Default: `false`."""
    rules: Optional[ChainRules] = None
    """Chain rules. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfEncodeMessage:
    """An external message to encode: a call, a deployment, or both.

    - abi: ABI of the contract.
    - signer: Who signs.
    - address: Destination. With `deploy_set`, it is calculated.
    - deploy_set: What to deploy.
    - call_set: The call. Without it, only the state init is sent, unsigned.
    - processing_try_index: Index of the attempt, starting at 0; the expiration timeout grows with it. Default:
      `0`.
    - signature_id: Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
      what the network requires.
    - rules: Chain rules. Default: `abi.rules` of the configuration.
    """

    abi: AnyAbi
    """ABI of the contract."""
    signer: AnySigner
    """Who signs."""
    address: Optional[str] = None
    """Destination. With `deploy_set`, it is calculated."""
    deploy_set: Optional[DeploySet] = None
    """What to deploy."""
    call_set: Optional[CallSet] = None
    """The call. Without it, only the state init is sent, unsigned."""
    processing_try_index: Optional[int] = None
    """Index of the attempt, starting at 0; the expiration timeout grows with it. Default: `0`."""
    signature_id: Optional[int] = None
    """Signature id of the network. Default: `network.signature_id` of the configuration, otherwise what the network
    requires.
    """
    rules: Optional[ChainRules] = None
    """Chain rules. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfEncodeMessageBody:
    """A call to encode as a message body.

    - abi: ABI of the contract.
    - call_set: The call.
    - is_internal: Whether the body is for an internal message, which has no header or signature.
    - signer: Who signs.
    - processing_try_index: Index of the attempt, starting at 0; the expiration timeout grows with it. Default:
      `0`.
    - address: Destination; required to sign an external body with ABI 2.3 or later.
    - signature_id: Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
      what the network requires.
    - rules: Chain rules. Default: `abi.rules` of the configuration.
    """

    abi: AnyAbi
    """ABI of the contract."""
    call_set: CallSet
    """The call."""
    is_internal: bool
    """Whether the body is for an internal message, which has no header or signature."""
    signer: AnySigner
    """Who signs."""
    processing_try_index: Optional[int] = None
    """Index of the attempt, starting at 0; the expiration timeout grows with it. Default: `0`."""
    address: Optional[str] = None
    """Destination; required to sign an external body with ABI 2.3 or later."""
    signature_id: Optional[int] = None
    """Signature id of the network. Default: `network.signature_id` of the configuration, otherwise what the network
    requires.
    """
    rules: Optional[ChainRules] = None
    """Chain rules. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfGetSignatureData:
    """A signed message.

    - abi: ABI of the contract.
    - message: The message.
    - signature_id: Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
      what the network requires.
    """

    abi: AnyAbi
    """ABI of the contract."""
    message: str
    """The message."""
    signature_id: Optional[int] = None
    """Signature id of the network. Default: `network.signature_id` of the configuration, otherwise what the network
    requires.
    """


@dataclass
class ParamsOfUpdateInitialData:
    """Data of a contract below ABI 2.4 that is not yet deployed, and the changes to make.

    - abi: ABI of the contract.
    - data: The data.
    - initial_data: Values of all `data` items by name. Default: unchanged.
    - initial_pubkey: Public key of the owner. Default: unchanged.
    - boc_cache: Keep the result in the cache and return a reference. Default: return base64.
    """

    abi: AnyAbi
    """ABI of the contract."""
    data: str
    """The data."""
    initial_data: Any = None
    """Values of all `data` items by name. Default: unchanged."""
    initial_pubkey: Optional[str] = None
    """Public key of the owner. Default: unchanged."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keep the result in the cache and return a reference. Default: return base64."""


@dataclass
class ParamsOfVerifySigningContent:
    """A request to sign.

    - unsigned: The bytes to sign, as requested.
    - content: What the request says about them.
    - abi: ABI of the contract. Use your own copy, because an ABI can give any name to a function.
    - rules: Chain rules. Default: `abi.rules` of the configuration.
    """

    unsigned: str
    """The bytes to sign, as requested."""
    content: _crypto.SigningContent
    """What the request says about them."""
    abi: AnyAbi
    """ABI of the contract. Use your own copy, because an ABI can give any name to a function."""
    rules: Optional[ChainRules] = None
    """Chain rules. Default: `abi.rules` of the configuration."""


@dataclass
class ResultOfAbiEncodeBoc:
    """A cell tree.

    - boc: The cell tree as BOC or reference.
    """

    boc: str
    """The cell tree as BOC or reference."""


@dataclass
class ResultOfAttachSignature:
    """A signed message.

    - message: The message.
    - message_id: Hash of the message.
    """

    message: str
    """The message."""
    message_id: str
    """Hash of the message."""


@dataclass
class ResultOfAttachSignatureToMessageBody:
    """A signed body.

    - body: The body.
    """

    body: str
    """The body."""


@dataclass
class ResultOfCalcFunctionId:
    """Id of a function.

    - function_id: Id of the function.
    """

    function_id: int
    """Id of the function."""


@dataclass
class ResultOfDecodeAccountData:
    """Storage fields of a contract, decoded.

    - data: Values by name.
    """

    data: Any
    """Values by name."""


@dataclass
class ResultOfDecodeBoc:
    """Decoded values.

    - data: Values by name.
    """

    data: Any
    """Values by name."""


@dataclass
class ResultOfDecodeInitialData:
    """Initial values of a contract.

    - initial_data: Values by name; items missing from the data are omitted.
    - initial_pubkey: Public key of the owner.
    """

    initial_data: Any
    """Values by name; items missing from the data are omitted."""
    initial_pubkey: str
    """Public key of the owner."""


@dataclass
class ResultOfEncodeAccount:
    """An account.

    - account: The account as BOC or reference.
    - id: Account id, 64 hex characters; the address is `0:<id>`.
    """

    account: str
    """The account as BOC or reference."""
    id: str
    """Account id, 64 hex characters; the address is `0:<id>`."""


@dataclass
class ResultOfEncodeInitialData:
    """Data of a contract.

    - data: The data as BOC or reference.
    """

    data: str
    """The data as BOC or reference."""


@dataclass
class ResultOfEncodeInternalMessage:
    """An encoded message.

    - message: The message.
    - address: Destination, `<workchain>:<hex>`.
    - message_id: Hash of the message.
    """

    message: str
    """The message."""
    address: str
    """Destination, `<workchain>:<hex>`."""
    message_id: str
    """Hash of the message."""


@dataclass
class ResultOfEncodeMessage:
    """An encoded message.

    - message: The message.
    - address: Destination, `<workchain>:<hex>`.
    - message_id: Hash of the message.
    - data_to_sign: The data to sign; with `Signer.External` only.
    """

    message: str
    """The message."""
    address: str
    """Destination, `<workchain>:<hex>`."""
    message_id: str
    """Hash of the message."""
    data_to_sign: Optional[str] = None
    """The data to sign; with `Signer.External` only."""


@dataclass
class ResultOfEncodeMessageBody:
    """An encoded body.

    - body: The body. With `Signer.External` it has no signature and is not valid until one is attached.
    - data_to_sign: The data to sign; with `Signer.External` only.
    """

    body: str
    """The body. With `Signer.External` it has no signature and is not valid until one is attached."""
    data_to_sign: Optional[str] = None
    """The data to sign; with `Signer.External` only."""


@dataclass
class ResultOfGetSignatureData:
    """A signature and the data it covers.

    - signature: Signature, 128 hex characters.
    - unsigned: The signed data.
    """

    signature: str
    """Signature, 128 hex characters."""
    unsigned: str
    """The signed data."""


@dataclass
class ResultOfUpdateInitialData:
    """Data of a contract.

    - data: The data as BOC or reference.
    """

    data: str
    """The data as BOC or reference."""


@dataclass
class ResultOfVerifySigningContent:
    """What the signature would authorize, read from the bytes to sign.

    - deploys: Whether the message also deploys the contract; its state init has the address of the contract.
    - function_name: The called function.
    - input: Arguments by name.
    - address: The called contract, `<workchain>:<hex>`. Absent before ABI 2.3, whose signature is valid for every
      contract with the same key.
    - time: Creation time in the header of the message, ms since 1970.
    - expire_at: When the message expires, Unix time in s; 4294967295: never.
    - public_key: Public key in the header of the message.
    """

    deploys: bool
    """Whether the message also deploys the contract; its state init has the address of the contract."""
    function_name: str
    """The called function."""
    input: Any
    """Arguments by name."""
    address: Optional[str] = None
    """The called contract, `<workchain>:<hex>`. Absent before ABI 2.3, whose signature is valid for every contract
    with the same key.
    """
    time: Optional[int] = None
    """Creation time in the header of the message, ms since 1970."""
    expire_at: Optional[int] = None
    """When the message expires, Unix time in s; 4294967295: never."""
    public_key: Optional[str] = None
    """Public key in the header of the message."""


class Signer:
    """Who signs a message.

    One of its classes; annotations use `AnySigner`.
    """

    @dataclass
    class None_:
        """No signature."""

        type: ClassVar[Literal["None"]] = "None"

    @dataclass
    class External:
        """The caller signs later: the result has `data_to_sign`.

        - public_key: Public key, 64 hex characters.
        """

        type: ClassVar[Literal["External"]] = "External"
        public_key: str
        """Public key, 64 hex characters."""

    @dataclass
    class Keys:
        """Signs with these keys.

        - keys: Key pair.
        """

        type: ClassVar[Literal["Keys"]] = "Keys"
        keys: _crypto.KeyPair
        """Key pair."""

    @dataclass
    class SigningBox:
        """Signs with a signing box, of the library or of the application.

        - handle: Handle of the box.
        """

        type: ClassVar[Literal["SigningBox"]] = "SigningBox"
        handle: _crypto.SigningBoxHandle
        """Handle of the box."""


AnySigner = Union[Signer.None_, Signer.External, Signer.Keys, Signer.SigningBox, UnknownVariant]
"""Any variant of Signer, also one that only a newer daemon knows."""
