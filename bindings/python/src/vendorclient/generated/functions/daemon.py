"""Functions of module daemon.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._call import AsyncCaller, Caller
from .. import daemon as _daemon


class Daemon:
    """Functions of module daemon.

    The daemon and the connection to it.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def ping(self) -> None:
        """Returns immediately; checks that the daemon responds."""
        self._invoke("daemon.ping", None, None)

    def status(self) -> _daemon.ResultOfStatus:
        """Returns the state of the daemon and of this connection."""
        return self._invoke("daemon.status", None, _daemon.ResultOfStatus)

    def inspect(self, *, log_after: Optional[int] = None) -> _daemon.ResultOfInspect:
        """Returns all connections of the daemon, what they wait for, and the end of its log.

        For operators of the daemon: every host that has presented the token sees the methods and durations of all
        calls, but no parameters or results.

        - log_after: Number of the last line already read. Default: return all available lines.
        """
        return self._invoke("daemon.inspect", _daemon.ParamsOfInspect(log_after=log_after), _daemon.ResultOfInspect)

    def shutdown(self) -> None:
        """Stops the daemon gracefully, for all connections."""
        self._invoke("daemon.shutdown", None, None)


class AsyncDaemon:
    """Coroutines of module daemon.

    The daemon and the connection to it.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def ping(self) -> None:
        """Returns immediately; checks that the daemon responds."""
        await self._invoke("daemon.ping", None, None)

    async def status(self) -> _daemon.ResultOfStatus:
        """Returns the state of the daemon and of this connection."""
        return await self._invoke("daemon.status", None, _daemon.ResultOfStatus)

    async def inspect(self, *, log_after: Optional[int] = None) -> _daemon.ResultOfInspect:
        """Returns all connections of the daemon, what they wait for, and the end of its log.

        For operators of the daemon: every host that has presented the token sees the methods and durations of all
        calls, but no parameters or results.

        - log_after: Number of the last line already read. Default: return all available lines.
        """
        return await self._invoke(
            "daemon.inspect",
            _daemon.ParamsOfInspect(log_after=log_after),
            _daemon.ResultOfInspect,
        )

    async def shutdown(self) -> None:
        """Stops the daemon gracefully, for all connections."""
        await self._invoke("daemon.shutdown", None, None)
