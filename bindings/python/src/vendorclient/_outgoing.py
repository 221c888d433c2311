"""Texts on their way to the writer of a connection."""

from __future__ import annotations

import queue
from typing import Optional

_BATCH = 256
"""Texts that are written at once at most."""


class Outgoing:
    """A queue whose readers get everything that waits in it at once: under load a write carries many
    messages.
    """

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[Optional[bytes]] = queue.SimpleQueue()
        self.put = self._queue.put
        """Puts bytes into the queue, None after the last ones; never waits."""
        self.empty = self._queue.empty
        """Whether no text waits."""
        self._ended = False

    def take(self) -> bytes:
        """The next bytes, as soon as there are some; empty at the end."""
        if self._ended:
            return b""
        first = self._queue.get()
        if first is None:
            return b""
        if self._queue.empty():
            return first
        taken = [first]
        while len(taken) < _BATCH and not self._queue.empty():
            # There is only one reader of the queue.
            text = self._queue.get()
            if text is None:
                self._ended = True
                break
            taken.append(text)
        return b"".join(taken)
