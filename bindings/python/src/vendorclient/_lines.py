"""Texts in a stream of bytes, one per line."""

from __future__ import annotations

from typing import Callable


class LineReader:
    """Splits bytes at LF, whatever chunks they come in. A CR before it and blank lines are ignored."""

    def __init__(self, receive: Callable[[bytes], None]) -> None:
        self._receive = receive
        self._start: list[bytes] = []

    def feed(self, chunk: bytes) -> None:
        """Takes the next bytes of the stream."""
        first, *others = chunk.split(b"\n")
        self._start.append(first)
        for line in others:
            self.end()
            self._start.append(line)

    def end(self) -> None:
        """The line so far is complete; also at the end of the stream, without LF."""
        line = b"".join(self._start)
        self._start.clear()
        if line.endswith(b"\r"):
            line = line[:-1]
        if line.strip():
            self._receive(line)
