"""The border between messages and bytes."""

from __future__ import annotations

from typing import Callable, Protocol

from ._errors import ConnectionLost

Receive = Callable[[bytes], None]
Lost = Callable[[ConnectionLost], None]


class Transport(Protocol):
    """Carries JSON texts to one daemon and back. A client can be made over any implementation."""

    def start(self, receive: Receive, lost: Lost) -> None:
        """Opens the connection. `receive` gets each text that comes, in order and on one thread; `lost` comes once."""
        ...

    def send(self, text: bytes) -> None:
        """Sends a text without line end, later than now: the caller never waits. After the end it is dropped."""
        ...

    def close(self) -> None:
        """Ends the connection and waits until nothing is left of it. `lost` is called if it was not before."""
        ...

    @property
    def foreign(self) -> bool:
        """Whether this is the copy of a connection in a forked process, which cannot use it."""
        ...
