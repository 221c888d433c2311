"""Functions of module utils.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import utils as _utils


class Utils:
    """Functions of module utils.

    Addresses, storage fees and compression.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def convert_address(
        self,
        *,
        address: str,
        output_format: _utils.AnyAddressStringFormat,
        call_options: Optional[CallOptions] = None,
    ) -> _utils.ResultOfConvertAddress:
        """Converts an address between textual forms.

        - address: Account id, hex with workchain, base64 or `<dapp_id>::<account_id>`.
        - output_format: Form of the result.

        Raises ClientError with the codes 4 (InvalidAddress).
        """
        return self._invoke(
            "utils.convert_address",
            _utils.ParamsOfConvertAddress(address=address, output_format=output_format),
            _utils.ResultOfConvertAddress,
            call_options,
        )

    def get_address_type(
        self,
        *,
        address: str,
        call_options: Optional[CallOptions] = None,
    ) -> _utils.ResultOfGetAddressType:
        """Detects the form of an address.

        - address: Address in any form.

        Raises ClientError with the codes 4 (InvalidAddress).
        """
        return self._invoke(
            "utils.get_address_type",
            _utils.ParamsOfGetAddressType(address=address),
            _utils.ResultOfGetAddressType,
            call_options,
        )

    def calc_storage_fee(
        self,
        *,
        account: str,
        period: int,
        call_options: Optional[CallOptions] = None,
    ) -> _utils.ResultOfCalcStorageFee:
        """Calculates the storage fee of an account over a period.

        Uses the prices of the built-in blockchain configuration. The size is the one stored in the account, with
        which nodes calculate; the cells are not counted. An account that does not exist or was never paid for
        (`last_paid` 0) is error 412.

        - account: The account.
        - period: Length of the period, in s; it begins at `last_paid` of the account.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 402
        (CanNotReadBlockchainConfig), 412 (InvalidAccountBoc).
        """
        return self._invoke(
            "utils.calc_storage_fee",
            _utils.ParamsOfCalcStorageFee(account=account, period=period),
            _utils.ResultOfCalcStorageFee,
            call_options,
        )

    def compress_zstd(
        self,
        *,
        uncompressed: str,
        level: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _utils.ResultOfCompressZstd:
        """Compresses data with Zstandard.

        - uncompressed: The data.
        - level: Compression level, 1 (fast) to 21 (small). Default: `3`.

        Raises ClientError with the codes 701 (CompressionError).
        """
        return self._invoke(
            "utils.compress_zstd",
            _utils.ParamsOfCompressZstd(uncompressed=uncompressed, level=level),
            _utils.ResultOfCompressZstd,
            call_options,
        )

    def decompress_zstd(
        self,
        *,
        compressed: str,
        call_options: Optional[CallOptions] = None,
    ) -> _utils.ResultOfDecompressZstd:
        """Decompresses Zstandard data.

        - compressed: The data, one or more Zstandard frames.

        Raises ClientError with the codes 701 (CompressionError).
        """
        return self._invoke(
            "utils.decompress_zstd",
            _utils.ParamsOfDecompressZstd(compressed=compressed),
            _utils.ResultOfDecompressZstd,
            call_options,
        )


class AsyncUtils:
    """Coroutines of module utils.

    Addresses, storage fees and compression.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def convert_address(
        self,
        *,
        address: str,
        output_format: _utils.AnyAddressStringFormat,
        call_options: Optional[CallOptions] = None,
    ) -> _utils.ResultOfConvertAddress:
        """Converts an address between textual forms.

        - address: Account id, hex with workchain, base64 or `<dapp_id>::<account_id>`.
        - output_format: Form of the result.

        Raises ClientError with the codes 4 (InvalidAddress).
        """
        return await self._invoke(
            "utils.convert_address",
            _utils.ParamsOfConvertAddress(address=address, output_format=output_format),
            _utils.ResultOfConvertAddress,
            call_options,
        )

    async def get_address_type(
        self,
        *,
        address: str,
        call_options: Optional[CallOptions] = None,
    ) -> _utils.ResultOfGetAddressType:
        """Detects the form of an address.

        - address: Address in any form.

        Raises ClientError with the codes 4 (InvalidAddress).
        """
        return await self._invoke(
            "utils.get_address_type",
            _utils.ParamsOfGetAddressType(address=address),
            _utils.ResultOfGetAddressType,
            call_options,
        )

    async def calc_storage_fee(
        self,
        *,
        account: str,
        period: int,
        call_options: Optional[CallOptions] = None,
    ) -> _utils.ResultOfCalcStorageFee:
        """Calculates the storage fee of an account over a period.

        Uses the prices of the built-in blockchain configuration. The size is the one stored in the account, with
        which nodes calculate; the cells are not counted. An account that does not exist or was never paid for
        (`last_paid` 0) is error 412.

        - account: The account.
        - period: Length of the period, in s; it begins at `last_paid` of the account.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 402
        (CanNotReadBlockchainConfig), 412 (InvalidAccountBoc).
        """
        return await self._invoke(
            "utils.calc_storage_fee",
            _utils.ParamsOfCalcStorageFee(account=account, period=period),
            _utils.ResultOfCalcStorageFee,
            call_options,
        )

    async def compress_zstd(
        self,
        *,
        uncompressed: str,
        level: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _utils.ResultOfCompressZstd:
        """Compresses data with Zstandard.

        - uncompressed: The data.
        - level: Compression level, 1 (fast) to 21 (small). Default: `3`.

        Raises ClientError with the codes 701 (CompressionError).
        """
        return await self._invoke(
            "utils.compress_zstd",
            _utils.ParamsOfCompressZstd(uncompressed=uncompressed, level=level),
            _utils.ResultOfCompressZstd,
            call_options,
        )

    async def decompress_zstd(
        self,
        *,
        compressed: str,
        call_options: Optional[CallOptions] = None,
    ) -> _utils.ResultOfDecompressZstd:
        """Decompresses Zstandard data.

        - compressed: The data, one or more Zstandard frames.

        Raises ClientError with the codes 701 (CompressionError).
        """
        return await self._invoke(
            "utils.decompress_zstd",
            _utils.ParamsOfDecompressZstd(compressed=compressed),
            _utils.ResultOfDecompressZstd,
            call_options,
        )
