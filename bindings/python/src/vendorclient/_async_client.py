"""The client for coroutines."""

from __future__ import annotations

import asyncio
import threading
import warnings
from types import TracebackType
from typing import (
    TYPE_CHECKING,
    Any,
    AsyncGenerator,
    Awaitable,
    Callable,
    Generator,
    Mapping,
    NoReturn,
    Optional,
    Sequence,
    Union,
)

from ._answers import LoopAnswer, LoopAnswers
from ._app_object import AppObject
from ._call import Callback, CallbackMessage, CallOptions
from ._client import Config, connect_transport, start_transport, with_endpoints
from ._codec import read
from ._dev_node import DevNode, node_of_network
from ._dispatch import LoopDispatcher
from ._errors import ClientError
from ._inbox import AsyncDeliveredDeposit, follow_deposits
from ._outbox import AsyncDeliveredResult, follow_results
from ._session import Session, initialize_params, warn_of
from ._signers import Box, Keys
from ._streams import Message, follow_async
from ._transport import Transport
from .generated.daemon import ProtocolErrorCode, ResultOfInitialize
from .generated.functions import AsyncModules
from .generated.net import ResultOfSubscribeCollection

_CANCEL_SECONDS = 1.0
_CANCELLED = int(ProtocolErrorCode.REQUEST_CANCELLED)


class AsyncClient(AsyncModules):
    """A connection to a daemon, for one event loop. Modules are attributes: `await client.crypto.sign(...)`.

    Use `async with AsyncClient.start(...) as client`, or `client = await AsyncClient.start(...)`
    and `close`. A coroutine that is cancelled cancels its call; the cause of its CancelledError is
    the ClientError, whose data say whether a message had been sent.

    Example:
        async with AsyncClient.start(endpoints=["https://node.example"]) as client:
            print((await client.crypto.sha256(data="aGVsbG8=")).hash)
    """

    info: ResultOfInitialize
    """What is in effect on this connection: limits, configuration, warnings, server."""

    def __init__(self, transport: Transport) -> None:
        """Not open yet: see `start`, `connect` and `open`."""
        super().__init__(self)
        self._loop = asyncio.get_running_loop()
        self._answers = LoopAnswers(self._loop)
        self._session = Session(transport, LoopDispatcher(self._loop))

    @classmethod
    def start(
        cls,
        config: Optional[Config] = None,
        *,
        endpoints: Optional[Sequence[str]] = None,
        program: Optional[str] = None,
        data_folder: Optional[str] = None,
        log_level: Optional[str] = None,
        env: Optional[Mapping[str, str]] = None,
        search_path: bool = False,
        project: bool = False,
    ) -> Opening:
        """Starts a daemon that ends with the client or with this process. See `Client.start`.

        Example:
            async with AsyncClient.start(endpoints=["https://node.example"]) as client:
                print(client.info.limits)
        """
        return cls.open(
            start_transport(program, data_folder, log_level, env, search_path, project),
            with_endpoints(config, endpoints),
        )

    @classmethod
    def connect(
        cls,
        url: Optional[str] = None,
        token: Optional[str] = None,
        *,
        data_folder: Optional[str] = None,
        config: Optional[Config] = None,
    ) -> Opening:
        """Connects to a running daemon, by URL and token or by its data folder. See `Client.connect`.

        Example:
            async with AsyncClient.connect(data_folder="/var/lib/vendorclient") as client:
                print((await client.client.version()).version)
        """
        return cls.open(connect_transport(url, token, data_folder), config)

    @classmethod
    def open(cls, transport: Transport, config: Optional[Config] = None) -> Opening:
        """Opens a client over any transport."""
        return Opening(lambda: cls(transport), config)

    @property
    def dev_node(self) -> DevNode:
        """The development node at the first endpoint of the configuration: its controls, and its giver for deployments.

        No request is sent before the first control. Its methods block: call them in a thread. Raises DevNodeError
        `unreachable` without endpoints.

        Example:
            async_client.dev_node.giver.fund(account_id)
        """
        return node_of_network(self.info)

    async def register_signer(self, name: str, signer: Union[Keys, Box]) -> Box:
        """Registers a signer with the outbox under a name, for the lifetime of this client.

        Entries that wait for this name are then signed. Register it again with each new client. Returns the signer with
        the name, for contract objects.

        Example:
            treasury = await async_client.register_signer("treasury", keys)
        """
        if isinstance(signer, Keys):
            handle = (await self.crypto.get_signing_box(public=signer.public, secret=signer.secret)).handle
        else:
            handle = signer.handle
        await self.outbox.register_signer(name=name, handle=handle)
        return Box(handle, signer.public, name)

    def outbox_results(
        self, group: Optional[str] = None, *, after: Optional[str] = None
    ) -> AsyncGenerator[AsyncDeliveredResult, None]:
        """Outcomes of outbox entries as they arrive, beginning with those not yet acknowledged.

        - group: Only results of this group.
        - after: Only results after this one, given by its `number`.

        `outbox.results` is the underlying call.

        Example:
            async for result in async_client.outbox_results("payouts"):
                book(result.key, result.state)
                await result.acknowledge()
        """
        return follow_results(self, group, after)

    def inbox_deposits(
        self, name: Optional[str] = None, *, after: Optional[str] = None
    ) -> AsyncGenerator[AsyncDeliveredDeposit, None]:
        """Deposits of the accounts that `inbox.follow` follows under a name, beginning with those not yet acknowledged.

        - name: The name. Default: `default`.
        - after: Only deposits after this one, given by its `number`.

        `inbox.deposits` is the underlying call.

        Example:
            async for delivered in async_client.inbox_deposits("shop"):
                print(delivered.deposit.kind, delivered.deposit.amounts)
                await delivered.acknowledge()
        """
        return follow_deposits(self, name, after)

    async def close(self, grace: float = 0) -> None:
        """Closes the connection. Waiting calls are cancelled after `grace` seconds and raise ClientClosed.

        A daemon that this client started gets 7 s to stop before it is terminated.

        Example:
            await async_client.close(grace=5)
        """
        self._closed = True
        await self._loop.run_in_executor(None, self._session.close, grace)

    def release(self, method: str, handle: int) -> None:
        """What streams call: frees a handle without waiting."""
        self._session.release(method, handle)

    def __repr__(self) -> str:
        return f"<AsyncClient of {self._session!r}>"

    def __getstate__(self) -> NoReturn:
        raise TypeError("A client cannot be copied or pickled: every process opens its own")

    def __del__(self) -> None:
        # In a forked process the client is that of the parent.
        if getattr(self, "_closed", True) or self._session.foreign:
            return
        warnings.warn(f"unclosed client {self!r}", ResourceWarning, source=self, stacklevel=1)
        # Must not wait: the garbage collector may run on any thread.
        self._session.abandon()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        await self.close()

    async def call(
        self,
        method: str,
        params: Optional[Mapping[str, Any]] = None,
        call_options: Optional[CallOptions] = None,
        *,
        app_object: Optional[AppObject] = None,
        callback: Optional[Callable[[CallbackMessage[Any]], object]] = None,
        on_closed: Optional[Callable[[str], object]] = None,
        until_closed: bool = False,
    ) -> Any:
        """Calls a function by its wire name, `module.function`, with plain JSON values. See `Client.call`.

        Example:
            digest = (await async_client.call("crypto.sha256", {"data": "aGVsbG8="}))["hash"]
        """
        wanted = None if callback is None else Callback(callback, {}, on_closed, until_closed)
        return await self.invoke(method, params, Any, call_options, app_object=app_object, callback=wanted)

    def stream(
        self, function: Callable[..., Awaitable[ResultOfSubscribeCollection]], **fields: Any
    ) -> AsyncGenerator[Message, None]:
        """Messages of a subscription, for `async for`. See `Client.stream`.

        Example:
            subscribe = async_client.net.subscribe_collection
            async for message in async_client.stream(subscribe, collection="blocks", result="id"):
                book(message.data, message.lost)
        """
        return follow_async(self._session, function, fields)

    async def invoke(
        self,
        method: str,
        params: Any,
        result: Any,
        options: Optional[CallOptions] = None,
        *,
        app_object: Optional[AppObject] = None,
        callback: Optional[Callback] = None,
    ) -> Any:
        """What typed functions call: reads the result into the type that `result` names."""
        answer = self._answers.expect()
        if asyncio.get_running_loop() is not self._loop:
            # The answer could not be awaited here, so nothing is sent: it might be money.
            raise RuntimeError("This client belongs to another event loop: each loop opens its own")
        id = self._session.begin(method, params, options, app_object, callback, answer)
        try:
            value = await answer.future
        except asyncio.CancelledError as cancelled:
            cancelled.__cause__ = await self._cancel(id, answer)
            raise
        return read(result, value)

    async def _cancel(self, id: int, answer: LoopAnswer) -> Optional[BaseException]:
        """What became of an abandoned call, as the daemon reports it."""
        if not answer.settled:
            answer.future = self._loop.create_future()
            self._session.cancel(id)
            # The answer comes at once, as long as the daemon is well.
            await asyncio.wait([answer.future], timeout=_CANCEL_SECONDS)
            if not answer.settled:
                return ClientError(_CANCELLED, "Cancelled; the daemon has not answered", self._session.facts(id))
        return answer.error

    async def _open(self, config: Optional[Config]) -> None:
        try:
            await self._loop.run_in_executor(None, self._session.open)
            self.info = await self.invoke("daemon.initialize", initialize_params(config), ResultOfInitialize)
        except BaseException:
            # Not awaited: the opener may be cancelled a second time.
            threading.Thread(target=self._session.close, name="vendorclient close", daemon=True).start()
            raise
        self._session.use(self.info)
        self._closed = False
        warn_of(self.info)


class Opening:
    """A client that is about to open: to be awaited, or entered with `async with`."""

    def __init__(self, make: Callable[[], AsyncClient], config: Optional[Config]) -> None:
        self._make = make
        self._config = config
        self._begun = False
        self._client: Optional[AsyncClient] = None

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            # Type checkers see it; others forget the `await`.
            raise AttributeError(f"This is not a client yet: write `await AsyncClient.start(…)` to use its {name}")

    def __await__(self) -> Generator[Any, None, AsyncClient]:
        return self._open().__await__()

    async def __aenter__(self) -> AsyncClient:
        self._client = await self._open()
        return self._client

    async def __aexit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        if self._client is not None:
            await self._client.close()

    async def _open(self) -> AsyncClient:
        if self._begun:
            raise RuntimeError(
                "This was used to open a client already; each client needs a start or connect of its own"
            )
        self._begun = True
        client = self._make()
        await client._open(self._config)
        return client
