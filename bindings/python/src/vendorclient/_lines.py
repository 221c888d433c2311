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
        lines = chunk.split(b"\n")
        if len(lines) > 1:
            self._start.append(lines[0])
            self.end()
            for line in lines[1:-1]:
                self._give(line)
        if lines[-1]:
            self._start.append(lines[-1])

    def end(self) -> None:
        """The line so far is complete; also at the end of the stream, without LF."""
        line = b"".join(self._start)
        self._start.clear()
        self._give(line)

    def _give(self, line: bytes) -> None:
        if line.endswith(b"\r"):
            line = line[:-1]
        if line and not line.isspace():
            self._receive(line)
