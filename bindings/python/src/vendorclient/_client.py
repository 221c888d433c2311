"""The client whose calls block until their result arrives."""

from __future__ import annotations

import json
import os
import warnings
from concurrent.futures import Future
from types import TracebackType
from typing import TYPE_CHECKING, Any, Callable, Generator, Mapping, NoReturn, Optional, Sequence, TypeVar, Union

from ._answers import ThreadAnswer
from ._app_object import AppObject
from ._call import Callback, CallbackMessage, CallOptions
from ._codec import read, to_json
from ._dev_node import DevNode, node_of_network
from ._dispatch import ThreadDispatcher
from ._program import find_program
from ._inbox import InboxDeposits
from ._outbox import OutboxResults
from ._session import Session, initialize_params, warn_of
from ._signers import Box, Keys
from ._stdio import StdioTransport
from ._streams import Message, follow
from ._submit import submit
from ._transport import Transport
from ._websocket import Address, WebSocketTransport, read_discovery
from .generated.client import ClientConfig
from .generated.daemon import ResultOfInitialize
from .generated.functions import Modules
from .generated.net import ResultOfSubscribeCollection

if TYPE_CHECKING:
    from typing_extensions import ParamSpec

    _P = ParamSpec("_P")

_T = TypeVar("_T")

Config = Union[ClientConfig, Mapping[str, Any]]


class Client(Modules):
    """A connection to a daemon. Modules are attributes: `client.crypto.sign(...)`.

    Several threads may use it at once. Use it with `with`, or call `close`.

    Example:
        with Client.start(endpoints=["https://node.example"]) as client:
            print(client.crypto.sha256(data="aGVsbG8=").hash)
    """

    info: ResultOfInitialize
    """What is in effect on this connection: limits, configuration, warnings, server."""

    def __init__(self, transport: Transport, config: Optional[Config] = None) -> None:
        """Opens a client over any transport; `Client.start` and `Client.connect` create the usual ones.

        Raises ClientError (15 for a wrong configuration), ConnectionLost, and what opening the transport raises.
        """
        super().__init__(self)
        self._dispatcher = ThreadDispatcher()
        self._session = Session(transport, self._dispatcher)
        self._session.open()
        try:
            self.info = self.invoke("daemon.initialize", initialize_params(config), ResultOfInitialize)
        except BaseException:
            self._session.close()
            raise
        self._session.use(self.info)
        self._closed = False
        warn_of(self.info)

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
    ) -> Client:
        """Starts a daemon that ends with the client or with this process.

        - config: Settings that override the environment and the configuration files.
        - endpoints: Endpoints of the network, one or several, instead of those of the configuration.
        - program: Path of the program. Default: the environment variable VENDORCLIENT_BINARY, then the program in the
          package vendorclient-program.
        - data_folder: Folder of the daemon. Default: `~/.vendorclient`.
        - log_level: silent, error, warn, info or debug. Lines go to the logger `vendorclient.daemon`.
        - env: Environment variables in addition to those of this process.
        - search_path: Also look for the program on the PATH.
        - project: Whether `vendorclient.json` of the working folder counts.

        Raises ProgramNotFound and what the constructor raises.

        Example:
            with Client.start(endpoints=["https://node.example"]) as client:
                print(client.info.limits)
        """
        return cls(
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
    ) -> Client:
        """Connects to a running daemon, by URL and token or by its data folder.

        Raises ConnectFailed and what the constructor raises.

        Example:
            with Client.connect(data_folder="/var/lib/vendorclient") as client:
                print(client.client.version().version)
        """
        return cls(connect_transport(url, token, data_folder), config)

    @property
    def dev_node(self) -> DevNode:
        """The development node at the first endpoint of the configuration: its controls, and its giver for deployments.

        No request is sent before the first control. Raises DevNodeError `unreachable` without endpoints.

        Example:
            client.dev_node.giver.fund(account_id)
            client.dev_node.increase_time(seconds=3600)
        """
        return node_of_network(self.info)

    def register_signer(self, name: str, signer: Union[Keys, Box]) -> Box:
        """Registers a signer with the outbox under a name, for the lifetime of this client.

        Entries that wait for this name are then signed. Register it again with each new client. Returns the signer with
        the name, for contract objects.

        Example:
            treasury = client.register_signer("treasury", keys)
            wallet = Contract(client, abi=ABI, tvc=TVC, signer=treasury)
        """
        if isinstance(signer, Keys):
            handle = (self.crypto.get_signing_box(public=signer.public, secret=signer.secret)).handle
        else:
            handle = signer.handle
        self.outbox.register_signer(name=name, handle=handle)
        return Box(handle, signer.public, name)

    def outbox_results(self, group: Optional[str] = None, *, after: Optional[str] = None) -> OutboxResults:
        """Outcomes of outbox entries as they arrive, beginning with those not yet acknowledged.

        - group: Only results of this group.
        - after: Only results after this one, given by its `number`.

        `outbox.results` is the underlying call.

        Example:
            for result in client.outbox_results("payouts"):
                book(result.key, result.state)
                result.acknowledge()
        """
        return OutboxResults(self, group, after)

    def inbox_deposits(self, name: Optional[str] = None, *, after: Optional[str] = None) -> InboxDeposits:
        """Deposits of the accounts that `inbox.follow` follows under a name, beginning with those not yet acknowledged.

        - name: The name. Default: `default`.
        - after: Only deposits after this one, given by its `number`.

        `inbox.deposits` is the underlying call.

        Example:
            for delivered in client.inbox_deposits("shop"):
                print(delivered.deposit.kind, delivered.deposit.amounts)
                delivered.acknowledge()
        """
        return InboxDeposits(self, name, after)

    def close(self, grace: float = 0) -> None:
        """Closes the connection. Waiting calls are cancelled after `grace` seconds and raise ClientClosed.

        A daemon that this client started gets 7 s to stop before it is terminated.

        Example:
            client.close(grace=5)
        """
        self._closed = True
        self._session.close(grace)

    def release(self, method: str, handle: int) -> None:
        """What streams call: frees a handle without waiting."""
        self._session.release(method, handle)

    def __repr__(self) -> str:
        return f"<Client of {self._session!r}>"

    def __getstate__(self) -> NoReturn:
        raise TypeError("A client cannot be copied or pickled: every process opens its own")

    def __del__(self) -> None:
        # In a forked process the client is that of the parent.
        if getattr(self, "_closed", True) or self._session.foreign:
            return
        warnings.warn(f"unclosed client {self!r}", ResourceWarning, source=self, stacklevel=1)
        # Must not wait: the garbage collector may run on any thread.
        self._session.abandon()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()

    def call(
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
        """Calls a function by its wire name, `module.function`, with plain JSON values.

        - callback: Receives the messages of the function until the call returns.
        - until_closed: Messages arrive until the handle is closed; then `on_closed` receives the reason.

        Example:
            digest = client.call("crypto.sha256", {"data": "aGVsbG8="})["hash"]
        """
        wanted = None if callback is None else Callback(callback, {}, on_closed, until_closed)
        return self.invoke(method, params, Any, call_options, app_object=app_object, callback=wanted)

    def submit(self, function: Callable[_P, _T], *args: _P.args, **fields: _P.kwargs) -> Future[_T]:
        """Starts a call and returns its future: `client.submit(client.crypto.sha256, data="aGVsbG8=")`.

        One thread can have any number of calls in progress. Use the futures with `concurrent.futures.wait` and
        `as_completed`; their callbacks run in their own threads. A `cancel_token` in the options cancels the call.

        - function: A function of a module of this client.
        - fields: Arguments of the function.

        Raises TypeError for any other function, and what sending raises: ClientError (too large), ConnectionLost.

        Example:
            futures = [client.submit(client.crypto.sha256, data=text) for text in texts]
            hashes = [future.result().hash for future in futures]
        """
        return submit(self, self._session, self._dispatcher, function, args, fields)

    def stream(
        self, function: Callable[..., ResultOfSubscribeCollection], **fields: Any
    ) -> Generator[Message, None, None]:
        """Messages of a subscription, as `for message in client.stream(client.net.subscribe_collection, …)`.

        - fields: Arguments of the function, such as `collection`, `filter` and `result`.

        The stream begins when the first message is requested; leaving the loop ends it. `data` of a message is what you
        subscribed to, or a `client.ClientError` about the subscription itself. `lost` says how many messages a slow
        loop missed. Raises ClientError, and ConnectionLost when the connection ends.

        Example:
            for message in client.stream(client.net.subscribe_collection, collection="blocks", result="id"):
                book(message.data, message.lost)
        """
        return follow(self._session, function, fields)

    def invoke(
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
        answer = ThreadAnswer()
        id = self._session.begin(method, params, options, app_object, callback, answer, waits=True)
        try:
            value = answer.wait()
        except BaseException:
            # Ctrl-C, or what another signal handler raises here. Nothing is sent for a call that has its answer.
            self._session.cancel(id)
            raise
        return read(result, value)


def with_endpoints(config: Optional[Config], endpoints: Optional[Sequence[str]]) -> Optional[Config]:
    """The configuration with these endpoints. A text alone is one of them, and not a sequence of letters."""
    if endpoints is None:
        return config
    if isinstance(endpoints, str):
        endpoints = [endpoints]
    fields: dict[str, Any] = json.loads(to_json(config)) if isinstance(config, ClientConfig) else dict(config or {})
    return {**fields, "network": {**(fields.get("network") or {}), "endpoints": list(endpoints)}}


def start_transport(
    program: Optional[str],
    data_folder: Optional[str],
    log_level: Optional[str],
    env: Optional[Mapping[str, str]],
    search_path: bool,
    project: bool = False,
) -> StdioTransport:
    """A transport that starts a daemon. Raises ProgramNotFound."""
    environment = {**os.environ, **(env or {})}
    command = [*find_program(program, environment, search_path), "daemon", "--stdio", "--host-pid", str(os.getpid())]
    if data_folder is not None:
        command += ["--data", os.path.expanduser(data_folder)]
    if log_level is not None:
        command += ["--log-level", log_level]
    if project:
        command.append("--project")
    return StdioTransport(command, environment)


def connect_transport(url: Optional[str], token: Optional[str], data_folder: Optional[str]) -> WebSocketTransport:
    """A transport to a serving daemon. Raises ValueError unless there is either a URL or a data folder."""
    if (url is None) == (data_folder is None):
        raise ValueError("Give either the URL or the data folder of the daemon")
    if url is not None:
        address = Address(url, token)
        return WebSocketTransport(lambda: address)
    folder = str(data_folder)
    return WebSocketTransport(lambda: read_discovery(folder), renewable=True)
