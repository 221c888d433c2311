"""Functions of module client.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import client as _client


class Client:
    """Functions of module client.

    Information about the library, and answers to its requests.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def get_api_reference(self, *, call_options: Optional[CallOptions] = None) -> _client.ResultOfGetApiReference:
        """Returns the machine-readable description of the API."""
        return self._invoke("client.get_api_reference", None, _client.ResultOfGetApiReference, call_options)

    def version(self, *, call_options: Optional[CallOptions] = None) -> _client.ResultOfVersion:
        """Returns the version of the library."""
        return self._invoke("client.version", None, _client.ResultOfVersion, call_options)

    def config(self, *, call_options: Optional[CallOptions] = None) -> _client.ClientConfig:
        """Returns the effective configuration, including defaults.

        Fields without a value and a default are null. Secrets (access_key, api_token) are shown only to the
        connection that set them.
        """
        return self._invoke("client.config", None, _client.ClientConfig, call_options)

    def build_info(self, *, call_options: Optional[CallOptions] = None) -> _client.ResultOfBuildInfo:
        """Returns the build number and the fingerprints of the main dependencies."""
        return self._invoke("client.build_info", None, _client.ResultOfBuildInfo, call_options)

    def resolve_app_request(
        self,
        *,
        app_request_id: int,
        result: _client.AnyAppRequestResult,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Answers a request from the library to the application.

        An invalid answer (wrong variant or shape) fails the call that waits for it; this call still succeeds.

        - app_request_id: Id received with the request.
        - result: Result of the request.

        Raises ClientError with the codes 27 (NoSuchRequest), 28 (CanNotSendRequestResult).
        """
        self._invoke(
            "client.resolve_app_request",
            _client.ParamsOfResolveAppRequest(app_request_id=app_request_id, result=result),
            None,
            call_options,
        )


class AsyncClient:
    """Coroutines of module client.

    Information about the library, and answers to its requests.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def get_api_reference(self, *, call_options: Optional[CallOptions] = None) -> _client.ResultOfGetApiReference:
        """Returns the machine-readable description of the API."""
        return await self._invoke("client.get_api_reference", None, _client.ResultOfGetApiReference, call_options)

    async def version(self, *, call_options: Optional[CallOptions] = None) -> _client.ResultOfVersion:
        """Returns the version of the library."""
        return await self._invoke("client.version", None, _client.ResultOfVersion, call_options)

    async def config(self, *, call_options: Optional[CallOptions] = None) -> _client.ClientConfig:
        """Returns the effective configuration, including defaults.

        Fields without a value and a default are null. Secrets (access_key, api_token) are shown only to the
        connection that set them.
        """
        return await self._invoke("client.config", None, _client.ClientConfig, call_options)

    async def build_info(self, *, call_options: Optional[CallOptions] = None) -> _client.ResultOfBuildInfo:
        """Returns the build number and the fingerprints of the main dependencies."""
        return await self._invoke("client.build_info", None, _client.ResultOfBuildInfo, call_options)

    async def resolve_app_request(
        self,
        *,
        app_request_id: int,
        result: _client.AnyAppRequestResult,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Answers a request from the library to the application.

        An invalid answer (wrong variant or shape) fails the call that waits for it; this call still succeeds.

        - app_request_id: Id received with the request.
        - result: Result of the request.

        Raises ClientError with the codes 27 (NoSuchRequest), 28 (CanNotSendRequestResult).
        """
        await self._invoke(
            "client.resolve_app_request",
            _client.ParamsOfResolveAppRequest(app_request_id=app_request_id, result=result),
            None,
            call_options,
        )
