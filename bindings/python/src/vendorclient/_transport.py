"""The border between messages and bytes."""

from __future__ import annotations

from typing import Callable, Protocol

from ._errors import ConnectionLost

Receive = Callable[[bytes], None]
Lost = Callable[[ConnectionLost], None]


class Transport(Protocol):
    """Carries JSON texts to one daemon and back. A client works over any implementation."""

    def start(self, receive: Receive, lost: Lost) -> None:
        """Opens the connection. `receive` gets each text, in order and on one thread; `lost` is called once."""
        ...

    def send(self, text: bytes) -> None:
        """Queues a text without line end; never blocks. After the end of the connection, the text is dropped."""
        ...

    def close(self) -> None:
        """Closes the connection and waits until it is gone. Calls `lost`, unless it has been called."""
        ...

    @property
    def foreign(self) -> bool:
        """Whether this is the copy of a connection in a forked process, which cannot use it."""
        ...
