"""Types of module abi.

Contract descriptions: messages, bodies and data of contracts, encoded and decoded.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from enum import Enum, IntEnum
from typing import Any, ClassVar, Literal, Optional, Union

from .._codec import UnknownVariant
from . import boc as _boc
from . import crypto as _crypto

AbiHandle = int
"""Number of a registered ABI. Not supported."""


class AbiErrorCode(IntEnum):
    """Numbers of the errors of module abi.

    - REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE: A message is to be encoded without `address` and without
      `deploy_set`.
    - REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE: A message is to be encoded without `call_set` and without
      `deploy_set`.
    - INVALID_JSON: An ABI or an ABI parameter cannot be read, or the version of the ABI is not supported.
    - INVALID_MESSAGE: A message or body does not match the ABI.
    - ENCODE_DEPLOY_MESSAGE_FAILED: A deploy message cannot be encoded: not exactly one of `tvc`, `code` and
      `state_init`; `state_init` with initial values; no public key; wrong arguments of the constructor.
    - ENCODE_RUN_MESSAGE_FAILED: A call cannot be encoded: unknown function, wrong arguments, missing address;
      `data` has `function_name`.
    - ATTACH_SIGNATURE_FAILED: A signature cannot be attached: wrong size of signature or key, unreadable message
      or ABI, no room.
    - INVALID_TVC_IMAGE: A state init or contract image cannot be read.
    - REQUIRED_PUBLIC_KEY_MISSING_FOR_FUNCTION_HEADER: Cannot occur: a header without public key is encoded as
      such.
    - INVALID_SIGNER: Cannot occur: an unknown kind of signer does not fit the parameter type (23).
    - INVALID_ABI: The version of the ABI does not allow the operation, the ABI is missing, or a value does not
      fit in `encode_boc`.
    - INVALID_FUNCTION_ID: A number in place of a function name is not in the ABI; `data` has `function_name`.
    - INVALID_DATA: Data do not match the ABI.
    - ENCODE_INITIAL_DATA_FAILED: Initial data cannot be encoded: a value is missing, unknown or does not fit.
    - INVALID_FUNCTION_NAME: The function is not in the ABI; `data` has `function_name`.
    - PUB_KEY_NOT_SUPPORTED: `initial_pubkey` is given for a contract with ABI 2.4 or later.
    """

    REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE = 301
    """A message is to be encoded without `address` and without `deploy_set`."""
    REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE = 302
    """A message is to be encoded without `call_set` and without `deploy_set`."""
    INVALID_JSON = 303
    """An ABI or an ABI parameter cannot be read, or the version of the ABI is not supported."""
    INVALID_MESSAGE = 304
    """A message or body does not match the ABI."""
    ENCODE_DEPLOY_MESSAGE_FAILED = 305
    """A deploy message cannot be encoded: not exactly one of `tvc`, `code` and `state_init`; `state_init` with
    initial values; no public key; wrong arguments of the constructor.
    """
    ENCODE_RUN_MESSAGE_FAILED = 306
    """A call cannot be encoded: unknown function, wrong arguments, missing address; `data` has `function_name`."""
    ATTACH_SIGNATURE_FAILED = 307
    """A signature cannot be attached: wrong size of signature or key, unreadable message or ABI, no room."""
    INVALID_TVC_IMAGE = 308
    """A state init or contract image cannot be read."""
    REQUIRED_PUBLIC_KEY_MISSING_FOR_FUNCTION_HEADER = 309
    """Cannot occur: a header without public key is encoded as such."""
    INVALID_SIGNER = 310
    """Cannot occur: an unknown kind of signer does not fit the parameter type (23)."""
    INVALID_ABI = 311
    """The version of the ABI does not allow the operation, the ABI is missing, or a value does not fit in
    `encode_boc`.
    """
    INVALID_FUNCTION_ID = 312
    """A number in place of a function name is not in the ABI; `data` has `function_name`."""
    INVALID_DATA = 313
    """Data do not match the ABI."""
    ENCODE_INITIAL_DATA_FAILED = 314
    """Initial data cannot be encoded: a value is missing, unknown or does not fit."""
    INVALID_FUNCTION_NAME = 315
    """The function is not in the ABI; `data` has `function_name`."""
    PUB_KEY_NOT_SUPPORTED = 316
    """`initial_pubkey` is given for a contract with ABI 2.4 or later."""


class Abi:
    """A contract description in one of its forms.

    One of its classes; annotations use `AnyAbi`.
    """

    @dataclass
    class Contract:
        """As object.

        - value: The description.
        """

        type: ClassVar[Literal["Contract"]] = "Contract"
        value: AbiContract
        """The description."""

    @dataclass
    class Json:
        """As JSON text, the content of an ABI file.

        - value: The description.
        """

        type: ClassVar[Literal["Json"]] = "Json"
        value: str
        """The description."""

    @dataclass
    class Handle:
        """As handle. Not supported, error 1.

        - value: The handle.
        """

        type: ClassVar[Literal["Handle"]] = "Handle"
        value: AbiHandle
        """The handle."""

    @dataclass
    class Serialized:
        """As object, the same as `Contract`.

        - value: The description.
        """

        type: ClassVar[Literal["Serialized"]] = "Serialized"
        value: AbiContract
        """The description."""


AnyAbi = Union[Abi.Contract, Abi.Json, Abi.Handle, Abi.Serialized, UnknownVariant]
"""Any variant of Abi, also one that only a newer daemon knows."""


@dataclass
class AbiContract:
    """A contract description.

    - abi_version_: Major version; used when `version` is absent. Default: `2`.
    - abi_version: Has no effect. Default: `2`.
    - version: Version, `1.0` or `2.0` to `2.4`.
    - header: Header fields of external messages: `pubkey`, `time`, `expire`, in this order.
    - functions: Functions.
    - events: Events.
    - data: Initial values, below 2.4.
    - fields: Storage fields, from 2.1 on.
    """

    abi_version_: Optional[int] = _field(default=None, metadata={"wire": "ABI version"})
    """Major version; used when `version` is absent. Default: `2`."""
    abi_version: Optional[int] = None
    """Has no effect. Default: `2`."""
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

    - key: Key in the dictionary of initial data.
    - name: Name of the value.
    - type: Type of the value.
    - components: Members of the tuple that `type` is or contains.
    """

    key: int
    """Key in the dictionary of initial data."""
    name: str
    """Name of the value."""
    type: str
    """Type of the value."""
    components: Optional[list[AbiParam]] = None
    """Members of the tuple that `type` is or contains."""


@dataclass
class AbiEvent:
    """An event of a contract.

    - name: Name of the event.
    - inputs: What it carries.
    - id: Number, hex with `0x`. Absent: calculated.
    """

    name: str
    """Name of the event."""
    inputs: list[AbiParam]
    """What it carries."""
    id: Optional[str] = None
    """Number, hex with `0x`. Absent: calculated."""


@dataclass
class AbiFunction:
    """A function of a contract.

    - name: Name of the function.
    - inputs: Arguments.
    - outputs: Results.
    - id: Number, hex with `0x`, for input and output alike. Absent: calculated.
    """

    name: str
    """Name of the function."""
    inputs: list[AbiParam]
    """Arguments."""
    outputs: list[AbiParam]
    """Results."""
    id: Optional[str] = None
    """Number, hex with `0x`, for input and output alike. Absent: calculated."""


@dataclass
class AbiParam:
    """A named value of a contract description.

    - name: Name of the value.
    - type: Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`.
    - components: Members of the tuple that `type` is or contains.
    - init: For storage fields of ABI 2.4: the value has to be given before the deployment.
    """

    name: str
    """Name of the value."""
    type: str
    """Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`."""
    components: Optional[list[AbiParam]] = None
    """Members of the tuple that `type` is or contains."""
    init: Optional[bool] = None
    """For storage fields of ABI 2.4: the value has to be given before the deployment."""


@dataclass
class CallSet:
    """A call of a function.

    - function_name: Name of the function, or its number as decimal or `0x` text.
    - header: Header fields; those left out have their defaults.
    - input: Arguments by name. Absent: none.
    """

    function_name: str
    """Name of the function, or its number as decimal or `0x` text."""
    header: Optional[FunctionHeader] = None
    """Header fields; those left out have their defaults."""
    input: Any = None
    """Arguments by name. Absent: none."""


class ChainRules(str, Enum):
    """Which chain formats and execution rules apply.

    - CURRENT: Networks with Dapp IDs. A constructor has the function number 1.
    - CLASSIC: The public TVM formats: message headers end without Dapp ID fields, the number of a constructor is
      calculated as that of any function.
    """

    CURRENT = "current"
    """Networks with Dapp IDs. A constructor has the function number 1."""
    CLASSIC = "classic"
    """The public TVM formats: message headers end without Dapp ID fields, the number of a constructor is calculated
    as that of any function.
    """


class DataLayout(str, Enum):
    """How a body is read.

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

    - body_type: What it holds.
    - name: Function or event; what was given as `function_name`, if anything.
    - value: Values by name.
    - header: Header of an external input; null when the contract has none.
    """

    body_type: MessageBodyType
    """What it holds."""
    name: str
    """Function or event; what was given as `function_name`, if anything."""
    value: Any = None
    """Values by name."""
    header: Optional[FunctionHeader] = None
    """Header of an external input; null when the contract has none."""


@dataclass
class DeploySet:
    """What is deployed: exactly one of `tvc`, `code` and `state_init`, and values that go into it.

    - tvc: Contract image, tagged or as state init.
    - code: Contract code; the data are made of the initial values.
    - state_init: Final state init; without initial values.
    - workchain_id: Workchain. Absent: `abi.workchain` of the configuration.
    - initial_data: Initial values by name. Below ABI 2.4 all `data` items, from 2.4 on exactly the fields marked
      `init`, the public key among them.
    - initial_pubkey: Public key of the owner, below ABI 2.4 only. Absent: the one in the image unless it is zero,
      else the key of the signer.
    """

    tvc: Optional[str] = None
    """Contract image, tagged or as state init."""
    code: Optional[str] = None
    """Contract code; the data are made of the initial values."""
    state_init: Optional[str] = None
    """Final state init; without initial values."""
    workchain_id: Optional[int] = None
    """Workchain. Absent: `abi.workchain` of the configuration."""
    initial_data: Any = None
    """Initial values by name. Below ABI 2.4 all `data` items, from 2.4 on exactly the fields marked `init`, the
    public key among them.
    """
    initial_pubkey: Optional[str] = None
    """Public key of the owner, below ABI 2.4 only. Absent: the one in the image unless it is zero, else the key of
    the signer.
    """


@dataclass
class FunctionHeader:
    """Header of an external message. Only fields that the ABI lists are sent.

    - expire: When the message expires, Unix time in s. Absent: now and the expiration timeout of the
      configuration, grown by the try index.
    - time: When the message was made, in ms since 1970. Absent: now.
    - pubkey: Public key that the contract checks the signature with. Absent: the key of the signer.
    """

    expire: Optional[int] = None
    """When the message expires, Unix time in s. Absent: now and the expiration timeout of the configuration, grown
    by the try index.
    """
    time: Optional[int] = None
    """When the message was made, in ms since 1970. Absent: now."""
    pubkey: Optional[str] = None
    """Public key that the contract checks the signature with. Absent: the key of the signer."""


class MessageBodyType(str, Enum):
    """What a body holds.

    - INPUT: Arguments of a function.
    - OUTPUT: Results of a function.
    - INTERNAL_OUTPUT: Never given.
    - EVENT: An event.
    """

    INPUT = "Input"
    """Arguments of a function."""
    OUTPUT = "Output"
    """Results of a function."""
    INTERNAL_OUTPUT = "InternalOutput"
    """Never given."""
    EVENT = "Event"
    """An event."""


@dataclass
class ParamsOfAbiEncodeBoc:
    """Values to be written into a cell tree.

    - params: The values, in order. Rules and types of ABI 2.4.
    - data: Values by name.
    - boc_cache: Keeps the result in the cache and returns a reference. Absent: base64.
    """

    params: list[AbiParam]
    """The values, in order. Rules and types of ABI 2.4."""
    data: Any
    """Values by name."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keeps the result in the cache and returns a reference. Absent: base64."""


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
    - output: Return the id of the answer instead. Default: `false`.
    - rules: Rules of the chain. Default: `abi.rules` of the configuration.
    """

    abi: AnyAbi
    """ABI of the contract."""
    function_name: str
    """Name of the function."""
    output: Optional[bool] = None
    """Return the id of the answer instead. Default: `false`."""
    rules: Optional[ChainRules] = None
    """Rules of the chain. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfDecodeAccountData:
    """Data of a contract.

    - abi: ABI of the contract, 2.1 or later.
    - data: The data.
    - allow_partial: Accept data after the last value. Default: `false`.
    """

    abi: AnyAbi
    """ABI of the contract, 2.1 or later."""
    data: str
    """The data."""
    allow_partial: Optional[bool] = None
    """Accept data after the last value. Default: `false`."""


@dataclass
class ParamsOfDecodeBoc:
    """A cell tree to be read as a list of values.

    - params: The values, in order. Rules and types of ABI 2.4.
    - boc: The cell tree.
    - allow_partial: Accept data after the last value.
    """

    params: list[AbiParam]
    """The values, in order. Rules and types of ABI 2.4."""
    boc: str
    """The cell tree."""
    allow_partial: bool
    """Accept data after the last value."""


@dataclass
class ParamsOfDecodeInitialData:
    """Data of a contract below ABI 2.4 that is not deployed yet.

    - abi: ABI of the contract.
    - data: The data.
    - allow_partial: Accept data after the last value. Default: `false`.
    """

    abi: AnyAbi
    """ABI of the contract."""
    data: str
    """The data."""
    allow_partial: Optional[bool] = None
    """Accept data after the last value. Default: `false`."""


@dataclass
class ParamsOfDecodeMessage:
    """A message to be decoded.

    - abi: ABI of the contract.
    - message: The message.
    - allow_partial: Accept data after the last value. Default: `false`.
    - function_name: Function or event, when it is known: its name, or its number as decimal or `0x` text. Needed
      for internal answers, whose number the caller chose.
    - data_layout: How the body of an internal message is read. Absent: as output, then as input. The others are
      read by their kind.
    - rules: Rules of the chain. Default: `abi.rules` of the configuration.
    """

    abi: AnyAbi
    """ABI of the contract."""
    message: str
    """The message."""
    allow_partial: Optional[bool] = None
    """Accept data after the last value. Default: `false`."""
    function_name: Optional[str] = None
    """Function or event, when it is known: its name, or its number as decimal or `0x` text. Needed for internal
    answers, whose number the caller chose.
    """
    data_layout: Optional[DataLayout] = None
    """How the body of an internal message is read. Absent: as output, then as input. The others are read by their
    kind.
    """
    rules: Optional[ChainRules] = None
    """Rules of the chain. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfDecodeMessageBody:
    """A body to be decoded.

    - abi: ABI of the contract.
    - body: The body.
    - is_internal: Whether it comes from an internal message.
    - allow_partial: Accept data after the last value. Default: `false`.
    - function_name: Function or event, when it is known: its name, or its number as decimal or `0x` text. Needed
      for internal answers, whose number the caller chose.
    - data_layout: How it is read. Absent: as output, then as input.
    - rules: Rules of the chain. Default: `abi.rules` of the configuration.
    """

    abi: AnyAbi
    """ABI of the contract."""
    body: str
    """The body."""
    is_internal: bool
    """Whether it comes from an internal message."""
    allow_partial: Optional[bool] = None
    """Accept data after the last value. Default: `false`."""
    function_name: Optional[str] = None
    """Function or event, when it is known: its name, or its number as decimal or `0x` text. Needed for internal
    answers, whose number the caller chose.
    """
    data_layout: Optional[DataLayout] = None
    """How it is read. Absent: as output, then as input."""
    rules: Optional[ChainRules] = None
    """Rules of the chain. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfEncodeAccount:
    """An account to be built.

    - state_init: State init; its hash is the account id.
    - balance: Balance in nano units. Default: `100000000000`.
    - last_trans_lt: Logical time of the last transaction. Default: `0`.
    - last_paid: When storage was paid last, Unix time in s. Default: `0`.
    - boc_cache: Keeps the result in the cache and returns a reference. Absent: base64.
    """

    state_init: str
    """State init; its hash is the account id."""
    balance: Optional[int] = None
    """Balance in nano units. Default: `100000000000`."""
    last_trans_lt: Optional[int] = None
    """Logical time of the last transaction. Default: `0`."""
    last_paid: Optional[int] = None
    """When storage was paid last, Unix time in s. Default: `0`."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keeps the result in the cache and returns a reference. Absent: base64."""


@dataclass
class ParamsOfEncodeInitialData:
    """Initial values of a contract.

    - abi: ABI of the contract.
    - initial_data: Values by name: below ABI 2.4 of all `data` items, from 2.4 on of exactly the fields marked
      `init`.
    - initial_pubkey: Public key of the owner, below ABI 2.4 only. Absent: zero.
    - boc_cache: Keeps the result in the cache and returns a reference. Absent: base64.
    """

    abi: AnyAbi
    """ABI of the contract."""
    initial_data: Any = None
    """Values by name: below ABI 2.4 of all `data` items, from 2.4 on of exactly the fields marked `init`."""
    initial_pubkey: Optional[str] = None
    """Public key of the owner, below ABI 2.4 only. Absent: zero."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keeps the result in the cache and returns a reference. Absent: base64."""


@dataclass
class ParamsOfEncodeInternalMessage:
    """An internal message to be encoded.

    - value: Amount sent with the message, in nano units, below 2^64.
    - abi: ABI of the contract; needed with `deploy_set` or `call_set`.
    - address: Destination. With `deploy_set` it is calculated instead.
    - src_address: Source. Absent: none.
    - deploy_set: What is deployed.
    - call_set: The call. Absent: no body.
    - bounce: Whether the amount comes back when the call fails. Default: `true`.
    - enable_ihr: Whether instant hypercube routing is allowed. Default: `false`.
    - rules: Rules of the chain. Default: `abi.rules` of the configuration.
    """

    value: str
    """Amount sent with the message, in nano units, below 2^64."""
    abi: Optional[AnyAbi] = None
    """ABI of the contract; needed with `deploy_set` or `call_set`."""
    address: Optional[str] = None
    """Destination. With `deploy_set` it is calculated instead."""
    src_address: Optional[str] = None
    """Source. Absent: none."""
    deploy_set: Optional[DeploySet] = None
    """What is deployed."""
    call_set: Optional[CallSet] = None
    """The call. Absent: no body."""
    bounce: Optional[bool] = None
    """Whether the amount comes back when the call fails. Default: `true`."""
    enable_ihr: Optional[bool] = None
    """Whether instant hypercube routing is allowed. Default: `false`."""
    rules: Optional[ChainRules] = None
    """Rules of the chain. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfEncodeMessage:
    """An external message to be encoded: a call, a deployment, or both.

    - abi: ABI of the contract.
    - signer: Who signs.
    - address: Destination. With `deploy_set` it is calculated instead.
    - deploy_set: What is deployed.
    - call_set: The call. Without it only the state init is sent, unsigned.
    - processing_try_index: Number of the attempt; the expiration timeout grows with it. Default: `0`.
    - signature_id: Signature id of the network. Absent: `network.signature_id` of the configuration, else what
      the network asks for.
    - rules: Rules of the chain. Default: `abi.rules` of the configuration.
    """

    abi: AnyAbi
    """ABI of the contract."""
    signer: AnySigner
    """Who signs."""
    address: Optional[str] = None
    """Destination. With `deploy_set` it is calculated instead."""
    deploy_set: Optional[DeploySet] = None
    """What is deployed."""
    call_set: Optional[CallSet] = None
    """The call. Without it only the state init is sent, unsigned."""
    processing_try_index: Optional[int] = None
    """Number of the attempt; the expiration timeout grows with it. Default: `0`."""
    signature_id: Optional[int] = None
    """Signature id of the network. Absent: `network.signature_id` of the configuration, else what the network asks
    for.
    """
    rules: Optional[ChainRules] = None
    """Rules of the chain. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfEncodeMessageBody:
    """A call to be encoded as body.

    - abi: ABI of the contract.
    - call_set: The call.
    - is_internal: Whether the body is for an internal message, which has no header and no signature.
    - signer: Who signs.
    - processing_try_index: Number of the attempt; the expiration timeout grows with it. Default: `0`.
    - address: Destination; needed when an external body is signed with ABI 2.3 or later.
    - signature_id: Signature id of the network. Absent: `network.signature_id` of the configuration, else what
      the network asks for.
    - rules: Rules of the chain. Default: `abi.rules` of the configuration.
    """

    abi: AnyAbi
    """ABI of the contract."""
    call_set: CallSet
    """The call."""
    is_internal: bool
    """Whether the body is for an internal message, which has no header and no signature."""
    signer: AnySigner
    """Who signs."""
    processing_try_index: Optional[int] = None
    """Number of the attempt; the expiration timeout grows with it. Default: `0`."""
    address: Optional[str] = None
    """Destination; needed when an external body is signed with ABI 2.3 or later."""
    signature_id: Optional[int] = None
    """Signature id of the network. Absent: `network.signature_id` of the configuration, else what the network asks
    for.
    """
    rules: Optional[ChainRules] = None
    """Rules of the chain. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfGetSignatureData:
    """A signed message.

    - abi: ABI of the contract.
    - message: The message.
    - signature_id: Signature id of the network. Absent: `network.signature_id` of the configuration, else what
      the network asks for.
    """

    abi: AnyAbi
    """ABI of the contract."""
    message: str
    """The message."""
    signature_id: Optional[int] = None
    """Signature id of the network. Absent: `network.signature_id` of the configuration, else what the network asks
    for.
    """


@dataclass
class ParamsOfUpdateInitialData:
    """Data of a contract below ABI 2.4 that is not deployed yet, and what to change in it.

    - abi: ABI of the contract.
    - data: The data.
    - initial_data: Values of all `data` items by name. Absent: unchanged.
    - initial_pubkey: Public key of the owner. Absent: unchanged.
    - boc_cache: Keeps the result in the cache and returns a reference. Absent: base64.
    """

    abi: AnyAbi
    """ABI of the contract."""
    data: str
    """The data."""
    initial_data: Any = None
    """Values of all `data` items by name. Absent: unchanged."""
    initial_pubkey: Optional[str] = None
    """Public key of the owner. Absent: unchanged."""
    boc_cache: Optional[_boc.AnyBocCacheType] = None
    """Keeps the result in the cache and returns a reference. Absent: base64."""


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
    """Number of a function.

    - function_id: The number.
    """

    function_id: int
    """The number."""


@dataclass
class ResultOfDecodeAccountData:
    """Storage fields of a contract.

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

    - initial_data: Values by name; items that are not in the data are left out.
    - initial_pubkey: Public key of the owner.
    """

    initial_data: Any
    """Values by name; items that are not in the data are left out."""
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
    - data_to_sign: What has to be signed; for `External` only.
    """

    message: str
    """The message."""
    address: str
    """Destination, `<workchain>:<hex>`."""
    message_id: str
    """Hash of the message."""
    data_to_sign: Optional[str] = None
    """What has to be signed; for `External` only."""


@dataclass
class ResultOfEncodeMessageBody:
    """An encoded body.

    - body: The body. For `External` without signature part: valid only after a signature is attached.
    - data_to_sign: What has to be signed; for `External` only.
    """

    body: str
    """The body. For `External` without signature part: valid only after a signature is attached."""
    data_to_sign: Optional[str] = None
    """What has to be signed; for `External` only."""


@dataclass
class ResultOfGetSignatureData:
    """A signature and what it covers.

    - signature: Signature, 128 hex characters.
    - unsigned: What was signed.
    """

    signature: str
    """Signature, 128 hex characters."""
    unsigned: str
    """What was signed."""


@dataclass
class ResultOfUpdateInitialData:
    """Data of a contract.

    - data: The data as BOC or reference.
    """

    data: str
    """The data as BOC or reference."""


class Signer:
    """Who signs a message.

    One of its classes; annotations use `AnySigner`.
    """

    @dataclass
    class None_:
        """Nobody."""

        type: ClassVar[Literal["None"]] = "None"

    @dataclass
    class External:
        """The caller, afterwards: the result has `data_to_sign`.

        - public_key: Public key, 64 hex characters.
        """

        type: ClassVar[Literal["External"]] = "External"
        public_key: str
        """Public key, 64 hex characters."""

    @dataclass
    class Keys:
        """These keys.

        - keys: Key pair.
        """

        type: ClassVar[Literal["Keys"]] = "Keys"
        keys: _crypto.KeyPair
        """Key pair."""

    @dataclass
    class SigningBox:
        """A signing box, of the library or of the application.

        - handle: The box.
        """

        type: ClassVar[Literal["SigningBox"]] = "SigningBox"
        handle: _crypto.SigningBoxHandle
        """The box."""


AnySigner = Union[Signer.None_, Signer.External, Signer.Keys, Signer.SigningBox, UnknownVariant]
"""Any variant of Signer, also one that only a newer daemon knows."""
