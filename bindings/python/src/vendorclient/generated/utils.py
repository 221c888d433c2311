"""Types of module utils.

Addresses, storage fees and compression.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import ClassVar, Literal, Optional, Union


class UtilsErrorCode(IntEnum):
    """Numbers of the errors of module utils."""

    COMPRESSION_ERROR = 701
    """Compression or decompression fails, or the level is out of range."""


class AccountAddressType(str, Enum):
    """Form in which an address is written."""

    ACCOUNT_ID = "AccountId"
    """64 hex digits."""
    HEX = "Hex"
    """Hex with workchain, also anycast and variable addresses."""
    BASE64 = "Base64"
    """48 characters with a valid checksum."""
    EXTENDED = "Extended"
    """`<dapp_id>::<account_id>`, both 64 hex digits."""


class AddressStringFormat:
    """Form of an address text.

    One of its classes; annotations use `AnyAddressStringFormat`.
    """

    @dataclass
    class AccountId:
        """64 hex digits; the workchain is lost."""

        type: ClassVar[Literal["AccountId"]] = "AccountId"

    @dataclass
    class Hex:
        """`<workchain>:<64 hex digits>`."""

        type: ClassVar[Literal["Hex"]] = "Hex"

    @dataclass
    class Base64:
        """48 characters with checksum; for standard addresses only."""

        type: ClassVar[Literal["Base64"]] = "Base64"
        url: bool
        """Alphabet with `-` and `_` instead of `+` and `/`."""
        test: bool
        """For test networks."""
        bounce: bool
        """Bounceable."""

    @dataclass
    class Extended:
        """`<dapp_id>::<account_id>`."""

        type: ClassVar[Literal["Extended"]] = "Extended"
        dapp_id: Optional[str] = None
        """64 hex digits without prefix. Absent: the input must be in the extended form itself."""


AnyAddressStringFormat = Union[
    AddressStringFormat.AccountId,
    AddressStringFormat.Hex,
    AddressStringFormat.Base64,
    AddressStringFormat.Extended,
]
"""Any variant of AddressStringFormat."""


@dataclass
class ParamsOfCalcStorageFee:
    """An account and a period."""

    account: str
    """The account."""
    period: int
    """Length of the period, in s; it begins at `last_paid` of the account."""


@dataclass
class ParamsOfCompressZstd:
    """Data to compress."""

    uncompressed: str
    """The data."""
    level: Optional[int] = None
    """Compression level, 1 (fast) to 21 (small). Default: `3`."""


@dataclass
class ParamsOfConvertAddress:
    """An address and its target form."""

    address: str
    """Account id, hex with workchain, base64 or `<dapp_id>::<account_id>`."""
    output_format: AnyAddressStringFormat
    """Form of the result."""


@dataclass
class ParamsOfDecompressZstd:
    """Data to decompress."""

    compressed: str
    """The data, one or more Zstandard frames."""


@dataclass
class ParamsOfGetAddressType:
    """An address."""

    address: str
    """Address in any form."""


@dataclass
class ResultOfCalcStorageFee:
    """A storage fee."""

    fee: str
    """The fee, in nano, rounded up."""


@dataclass
class ResultOfCompressZstd:
    """Compressed data."""

    compressed: str
    """The data, one Zstandard frame."""


@dataclass
class ResultOfConvertAddress:
    """The converted address."""

    address: str
    """Address in the requested form."""


@dataclass
class ResultOfDecompressZstd:
    """Decompressed data."""

    decompressed: str
    """The data, at most 48 MiB."""


@dataclass
class ResultOfGetAddressType:
    """Form of an address."""

    address_type: AccountAddressType
    """Form in which the address is written."""
