"""Functions of module utils.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import utils as _utils


class Utils:
    """Functions of module utils.

    Addresses.
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
        """Tells the form in which an address is written.

        - address: Address in any form.

        Raises ClientError with the codes 4 (InvalidAddress).
        """
        return self._invoke(
            "utils.get_address_type",
            _utils.ParamsOfGetAddressType(address=address),
            _utils.ResultOfGetAddressType,
            call_options,
        )


class AsyncUtils:
    """Coroutines of module utils.

    Addresses.
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
        """Tells the form in which an address is written.

        - address: Address in any form.

        Raises ClientError with the codes 4 (InvalidAddress).
        """
        return await self._invoke(
            "utils.get_address_type",
            _utils.ParamsOfGetAddressType(address=address),
            _utils.ResultOfGetAddressType,
            call_options,
        )
