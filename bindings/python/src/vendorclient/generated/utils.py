"""Types of module utils.

Addresses, storage fees and compression.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Optional, Union

from .._codec import UnknownVariant
from .._enums import NumberEnum, TextEnum


class UtilsErrorCode(NumberEnum):
    """Numbers of the errors of module utils.

    - COMPRESSION_ERROR: Compression or decompression failed, or the level is out of range.
    """

    COMPRESSION_ERROR = 701
    """Compression or decompression failed, or the level is out of range."""


class AccountAddressType(TextEnum):
    """Form in which an address is written.

    - ACCOUNT_ID: 64 hex digits.
    - HEX: Hex with workchain, also anycast and variable addresses.
    - BASE64: 48 characters with a valid checksum.
    - EXTENDED: `<dapp_id>::<account_id>`, both 64 hex digits.
    """

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
        """48 characters with a checksum; for standard addresses only.

        - url: Use the URL-safe alphabet: `-` and `_` instead of `+` and `/`.
        - test: For test networks.
        - bounce: Bounceable.
        """

        type: ClassVar[Literal["Base64"]] = "Base64"
        url: bool
        """Use the URL-safe alphabet: `-` and `_` instead of `+` and `/`."""
        test: bool
        """For test networks."""
        bounce: bool
        """Bounceable."""

    @dataclass
    class Extended:
        """`<dapp_id>::<account_id>`.

        - dapp_id: 64 hex digits without prefix. Default: taken from the input, which must then be in the extended
          form.
        """

        type: ClassVar[Literal["Extended"]] = "Extended"
        dapp_id: Optional[str] = None
        """64 hex digits without prefix. Default: taken from the input, which must then be in the extended form."""


AnyAddressStringFormat = Union[
    AddressStringFormat.AccountId,
    AddressStringFormat.Hex,
    AddressStringFormat.Base64,
    AddressStringFormat.Extended,
    UnknownVariant,
]
"""Any variant of AddressStringFormat, also one that only a newer daemon knows."""


@dataclass
class ParamsOfCalcStorageFee:
    """An account and a period.

    - account: The account.
    - period: Length of the period, in s; it begins at `last_paid` of the account.
    """

    account: str
    """The account."""
    period: int
    """Length of the period, in s; it begins at `last_paid` of the account."""


@dataclass
class ParamsOfCompressZstd:
    """Data to compress.

    - uncompressed: The data.
    - level: Compression level, 1 (fast) to 21 (small). Default: `3`.
    """

    uncompressed: str
    """The data."""
    level: Optional[int] = None
    """Compression level, 1 (fast) to 21 (small). Default: `3`."""


@dataclass
class ParamsOfConvertAddress:
    """An address and its target form.

    - address: Account id, hex with workchain, base64 or `<dapp_id>::<account_id>`.
    - output_format: Form of the result.
    """

    address: str
    """Account id, hex with workchain, base64 or `<dapp_id>::<account_id>`."""
    output_format: AnyAddressStringFormat
    """Form of the result."""


@dataclass
class ParamsOfDecompressZstd:
    """Data to decompress.

    - compressed: The data, one or more Zstandard frames.
    """

    compressed: str
    """The data, one or more Zstandard frames."""


@dataclass
class ParamsOfGetAddressType:
    """An address.

    - address: Address in any form.
    """

    address: str
    """Address in any form."""


@dataclass
class ResultOfCalcStorageFee:
    """A storage fee.

    - fee: The fee, in nano units, rounded up.
    """

    fee: str
    """The fee, in nano units, rounded up."""


@dataclass
class ResultOfCompressZstd:
    """Compressed data.

    - compressed: The data, one Zstandard frame.
    """

    compressed: str
    """The data, one Zstandard frame."""


@dataclass
class ResultOfConvertAddress:
    """The converted address.

    - address: Address in the requested form.
    """

    address: str
    """Address in the requested form."""


@dataclass
class ResultOfDecompressZstd:
    """Decompressed data.

    - decompressed: The data, at most 48 MiB.
    """

    decompressed: str
    """The data, at most 48 MiB."""


@dataclass
class ResultOfGetAddressType:
    """Form of an address.

    - address_type: The form.
    """

    address_type: AccountAddressType
    """The form."""
