"""Functions of module daemon.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from ..._call import AsyncCaller, Caller
from .. import daemon as _daemon


class Daemon:
    """Functions of module daemon.

    The daemon and the connection to it.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def ping(self) -> None:
        """Answers at once."""
        self._invoke("daemon.ping", None, None)

    def status(self) -> _daemon.ResultOfStatus:
        """Reports the state of the daemon and of this connection."""
        return self._invoke("daemon.status", None, _daemon.ResultOfStatus)

    def shutdown(self) -> None:
        """Stops the daemon in an orderly way, for all connections."""
        self._invoke("daemon.shutdown", None, None)


class AsyncDaemon:
    """Coroutines of module daemon.

    The daemon and the connection to it.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def ping(self) -> None:
        """Answers at once."""
        await self._invoke("daemon.ping", None, None)

    async def status(self) -> _daemon.ResultOfStatus:
        """Reports the state of the daemon and of this connection."""
        return await self._invoke("daemon.status", None, _daemon.ResultOfStatus)

    async def shutdown(self) -> None:
        """Stops the daemon in an orderly way, for all connections."""
        await self._invoke("daemon.shutdown", None, None)
