"""The client whose calls wait for their results."""

from __future__ import annotations

import os
from types import TracebackType
from typing import Any, Callable, Mapping, Optional, Union

from ._app_object import AppObject
from ._call import Callback, CallbackMessage, CallOptions
from ._codec import read
from ._dispatch import ThreadDispatcher
from ._program import find_program
from ._session import Session, Waiting, initialize_params
from ._stdio import StdioTransport
from ._transport import Transport
from ._websocket import Address, WebSocketTransport, read_discovery
from .generated.client import ClientConfig
from .generated.daemon import ResultOfInitialize
from .generated.functions import Modules

Config = Union[ClientConfig, Mapping[str, Any]]


class Client(Modules):
    """A connection to a daemon. Modules are attributes: `client.crypto.sign(...)`.

    May be used by several threads at once. Use it with `with`, or call `close`.
    """

    info: ResultOfInitialize
    """What holds on this connection: limits, configuration in force, warnings, server."""

    def __init__(self, transport: Transport, config: Optional[Config] = None) -> None:
        """Opens a client over any transport; `Client.start` and `Client.connect` make the usual ones.

        Raises ClientError (15 for a wrong configuration), ConnectionLost, and what opening the transport raises.
        """
        super().__init__(self)
        self._session = Session(transport, ThreadDispatcher())
        self._session.open()
        try:
            self.info = self.invoke("daemon.initialize", initialize_params(config), ResultOfInitialize)
        except BaseException:
            self._session.close()
            raise
        self._session.message_in_bytes = self.info.limits.message_in_bytes

    @classmethod
    def start(
        cls,
        config: Optional[Config] = None,
        *,
        program: Optional[str] = None,
        data_folder: Optional[str] = None,
        log_level: Optional[str] = None,
        env: Optional[Mapping[str, str]] = None,
        search_path: bool = False,
    ) -> Client:
        """Starts a daemon of one's own, which ends with the client or with this process.

        - config: What the configuration files and the environment should not decide.
        - program: Path of the program. Default: the environment variable VENDORCLIENT_BINARY, then the program in this
          package.
        - data_folder: Folder of the daemon. Default: `~/.vendorclient`.
        - log_level: silent, error, warn, info or debug. Lines go to the logger `vendorclient.daemon`.
        - env: Environment variables besides those of this process.
        - search_path: Also look for the program on the PATH.

        Raises ProgramNotFound and what the constructor raises.
        """
        return cls(start_transport(program, data_folder, log_level, env, search_path), config)

    @classmethod
    def connect(
        cls,
        url: Optional[str] = None,
        token: Optional[str] = None,
        *,
        data_folder: Optional[str] = None,
        config: Optional[Config] = None,
    ) -> Client:
        """Connects to a serving daemon: by URL and token, or by its data folder.

        Raises ConnectFailed and what the constructor raises.
        """
        return cls(connect_transport(url, token, data_folder), config)

    def close(self) -> None:
        """Ends the connection; a daemon of one's own gets 7 s to stop before it is terminated."""
        self._session.close()

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

        - callback: Gets the messages of the function, until the call returns.
        - until_closed: Messages come until the handle is closed; then `on_closed` gets the reason.
        """
        wanted = None if callback is None else Callback(callback, {}, on_closed, until_closed)
        return self.invoke(method, params, Any, call_options, app_object=app_object, callback=wanted)

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
        waiting = self._session.begin(method, params, options, app_object, callback)
        return read(result, self._wait(waiting))

    def _wait(self, waiting: Waiting) -> Any:
        try:
            return waiting.future.result()
        except (KeyboardInterrupt, SystemExit):
            self._session.cancel(waiting.id)
            raise


def start_transport(
    program: Optional[str],
    data_folder: Optional[str],
    log_level: Optional[str],
    env: Optional[Mapping[str, str]],
    search_path: bool,
) -> StdioTransport:
    """A transport that starts a daemon. Raises ProgramNotFound."""
    environment = {**os.environ, **(env or {})}
    command = [*find_program(program, environment, search_path), "daemon", "--stdio", "--host-pid", str(os.getpid())]
    if data_folder is not None:
        command += ["--data", os.path.expanduser(data_folder)]
    if log_level is not None:
        command += ["--log-level", log_level]
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
