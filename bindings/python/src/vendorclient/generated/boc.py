"""Types of module boc.

Bags of cells: parsing, building, and a cache of them.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Literal, Optional, Union

from . import abi as _abi


class BocErrorCode(IntEnum):
    """Numbers of the errors of module boc."""

    INVALID_BOC = 201
    """A BOC cannot be decoded, is of another type or lacks a required part, or a text with `*` holds no hash."""
    SERIALIZATION_ERROR = 202
    """An object cannot be written or converted."""
    INAPPROPRIATE_BLOCK = 203
    """A block or state holds no blockchain configuration."""
    MISSING_SOURCE_BOC = 204
    """Cannot occur: no function takes a parsed object, so none can lack its field `boc`."""
    INSUFFICIENT_CACHE_SIZE = 205
    """A BOC to be kept unpinned is larger than the cache; `data` has `max_cache_size` and `boc_size` in bytes."""
    BOC_REF_NOT_FOUND = 206
    """A reference is not in the cache; `data` has `boc_ref`."""
    INVALID_BOC_REF = 207
    """A text is no reference to a cached BOC; `data` has `boc_ref`."""


class BocCacheType:
    """How a BOC is kept in the cache.

    One of its classes; annotations use `AnyBocCacheType`.
    """

    @dataclass
    class Pinned:
        """Kept until its last pin is taken back, whatever its size."""

        type: ClassVar[Literal["Pinned"]] = "Pinned"
        pin: str
        """Name of the pin. Setting the same one again counts."""

    @dataclass
    class Unpinned:
        """Kept while there is room; the least recently used is dropped first."""

        type: ClassVar[Literal["Unpinned"]] = "Unpinned"


AnyBocCacheType = Union[BocCacheType.Pinned, BocCacheType.Unpinned]
"""Any variant of BocCacheType."""


class BuilderOp:
    """One step that builds a cell.

    One of its classes; annotations use `AnyBuilderOp`.
    """

    @dataclass
    class Integer:
        """Appends a number in two’s complement; bits above the size are cut off."""

        type: ClassVar[Literal["Integer"]] = "Integer"
        size: int
        """Number of bits, at most 1023."""
        value: Any
        """A JSON integer of 64 bits, or a text: decimal or hex with `0x`, optionally with a sign."""

    @dataclass
    class BitString:
        """Appends bits."""

        type: ClassVar[Literal["BitString"]] = "BitString"
        value: str
        """`n` or `N` and binary digits, else hex digits, optionally as `x…` or `x{…}`; a final `_` drops the last
        set bit and what follows it.
        """

    @dataclass
    class Cell:
        """Appends a reference to a new cell."""

        type: ClassVar[Literal["Cell"]] = "Cell"
        builder: list[AnyBuilderOp]
        """Steps that build the new cell."""

    @dataclass
    class CellBoc:
        """Appends a reference to a given cell."""

        type: ClassVar[Literal["CellBoc"]] = "CellBoc"
        boc: str
        """The cell."""

    @dataclass
    class Address:
        """Appends the address of an account."""

        type: ClassVar[Literal["Address"]] = "Address"
        address: str
        """The address."""


AnyBuilderOp = Union[BuilderOp.Integer, BuilderOp.BitString, BuilderOp.Cell, BuilderOp.CellBoc, BuilderOp.Address]
"""Any variant of BuilderOp."""


@dataclass
class ParamsOfBocCacheGet:
    """A reference to a cached BOC."""

    boc_ref: str
    """`*` and the hash of the root cell."""


@dataclass
class ParamsOfBocCacheSet:
    """A BOC to be cached."""

    boc: str
    """The BOC."""
    cache_type: AnyBocCacheType
    """How to keep it."""


@dataclass
class ParamsOfBocCacheUnpin:
    """A pin to take back."""

    pin: str
    """Name of the pin."""
    boc_ref: Optional[str] = None
    """Reference to the BOC. Absent: every BOC that has the pin."""


@dataclass
class ParamsOfDecodeStateInit:
    """A state init."""

    state_init: str
    """The state init."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keeps the result in the cache and returns a reference. Absent: base64."""


@dataclass
class ParamsOfDecodeTvc:
    """A contract image."""

    tvc: str
    """Contract image with a tag."""


@dataclass
class ParamsOfEncodeBoc:
    """Steps that build a cell."""

    builder: list[AnyBuilderOp]
    """The steps, in order."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keeps the result in the cache and returns a reference. Absent: base64."""


@dataclass
class ParamsOfEncodeExternalInMessage:
    """Parts of an external inbound message."""

    dst: str
    """Address of the account."""
    src: Optional[str] = None
    """External source address `:<hex>`. Absent: none."""
    init: Optional[str] = None
    """State init of a deployment."""
    body: Optional[str] = None
    """Message body."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keeps the result in the cache and returns a reference. Absent: base64."""


@dataclass
class ParamsOfEncodeStateInit:
    """Parts of a state init."""

    code: Optional[str] = None
    """Contract code."""
    data: Optional[str] = None
    """Contract data."""
    library: Optional[str] = None
    """Library dictionary."""
    tick: Optional[bool] = None
    """Call the contract at the beginning of each block. `tick` or `tock` marks it as special."""
    tock: Optional[bool] = None
    """Call the contract at the end of each block."""
    split_depth: Optional[int] = None
    """Split depth of a large contract, 0 to 31."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keeps the result in the cache and returns a reference. Absent: base64."""


@dataclass
class ParamsOfGetBlockchainConfig:
    """A masterchain block or state."""

    block_boc: str
    """Key block or zero state."""


@dataclass
class ParamsOfGetBocDepth:
    """A BOC."""

    boc: str
    """The BOC."""


@dataclass
class ParamsOfGetBocHash:
    """A BOC."""

    boc: str
    """The BOC."""


@dataclass
class ParamsOfGetCodeFromTvc:
    """A contract image."""

    tvc: str
    """Contract image with a tag, or state init."""


@dataclass
class ParamsOfGetCodeSalt:
    """Contract code."""

    code: str
    """The code."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keeps the result in the cache and returns a reference. Absent: base64."""


@dataclass
class ParamsOfGetCompilerVersion:
    """Contract code."""

    code: str
    """The code."""


@dataclass
class ParamsOfParse:
    """A BOC to parse."""

    boc: str
    """The BOC."""
    rules: Optional[_abi.ChainRules] = None
    """Chain rules that messages, transactions and blocks were made under; accounts have one form. Extension of the
    published interface. Default: `"current"`.
    """


@dataclass
class ParamsOfParseShardstate:
    """A shard state to parse."""

    boc: str
    """The shard state."""
    id: str
    """Id to be copied to the result."""
    workchain_id: int
    """Workchain to be copied to the result."""


@dataclass
class ParamsOfSetCodeSalt:
    """Contract code and its new salt."""

    code: str
    """The code."""
    salt: str
    """The salt."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keeps the result in the cache and returns a reference. Absent: base64."""


@dataclass
class ResultOfBocCacheGet:
    """A cached BOC."""

    boc: Optional[str] = None
    """The BOC in base64, or null when it is not cached."""


@dataclass
class ResultOfBocCacheSet:
    """A reference to a cached BOC."""

    boc_ref: str
    """`*` and the hash of the root cell."""


@dataclass
class ResultOfDecodeStateInit:
    """A state init in parts."""

    code: Optional[str] = None
    """Contract code as BOC or reference."""
    code_hash: Optional[str] = None
    """Hash of the code."""
    code_depth: Optional[int] = None
    """Depth of the code."""
    data: Optional[str] = None
    """Contract data as BOC or reference."""
    data_hash: Optional[str] = None
    """Hash of the data."""
    data_depth: Optional[int] = None
    """Depth of the data."""
    library: Optional[str] = None
    """Library dictionary as BOC or reference."""
    tick: Optional[bool] = None
    """Whether the contract is called at the beginning of each block."""
    tock: Optional[bool] = None
    """Whether the contract is called at the end of each block."""
    split_depth: Optional[int] = None
    """Split depth of a large contract."""
    compiler_version: Optional[str] = None
    """Compiler text stored in the code, or null when it cannot be read."""


@dataclass
class ResultOfDecodeTvc:
    """A contract image in parts."""

    tvc: AnyTvc
    """The parts."""


@dataclass
class ResultOfEncodeBoc:
    """A built cell."""

    boc: str
    """The cell as BOC or reference."""


@dataclass
class ResultOfEncodeExternalInMessage:
    """A message."""

    message: str
    """The message as BOC or reference."""
    message_id: str
    """Hash of the root cell."""


@dataclass
class ResultOfEncodeStateInit:
    """A state init."""

    state_init: str
    """The state init as BOC or reference."""


@dataclass
class ResultOfGetBlockchainConfig:
    """Blockchain configuration."""

    config_boc: str
    """The configuration, always base64."""


@dataclass
class ResultOfGetBocDepth:
    """Depth of a BOC."""

    depth: int
    """Longest way down from the root cell; 0 for a single cell."""


@dataclass
class ResultOfGetBocHash:
    """Hash of a BOC."""

    hash: str
    """Hash of the root cell, 64 lower-case hex characters."""


@dataclass
class ResultOfGetCodeFromTvc:
    """Contract code."""

    code: str
    """The code, always base64."""


@dataclass
class ResultOfGetCodeSalt:
    """Salt of contract code."""

    salt: Optional[str] = None
    """The salt as BOC or reference, or null when the code has none."""


@dataclass
class ResultOfGetCompilerVersion:
    """Compiler of contract code."""

    version: Optional[str] = None
    """Compiler text such as `sol 0.76.1`, or null when the code holds none."""


@dataclass
class ResultOfParse:
    """A parsed object."""

    parsed: Any
    """JSON object; amounts, logical times and other 64-bit values are texts `0x…`."""


@dataclass
class ResultOfSetCodeSalt:
    """Contract code with salt."""

    code: str
    """The code as BOC or reference."""


class Tvc:
    """Contract image.

    One of its classes; annotations use `AnyTvc`.
    """

    @dataclass
    class V1:
        """Version 1."""

        type: ClassVar[Literal["V1"]] = "V1"
        value: TvcV1
        """Its content."""


AnyTvc = Tvc.V1
"""Any variant of Tvc."""


@dataclass
class TvcV1:
    """Content of a contract image with a tag."""

    code: Optional[str] = None
    """Contract code."""
    description: Optional[str] = None
    """Free text about the contract."""
