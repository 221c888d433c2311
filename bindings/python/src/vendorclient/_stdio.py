"""A daemon of one's own, on its standard input and output.

Four threads serve a daemon: one reads, one writes, one collects the standard error, one waits for the end of the
process. None of them keeps the interpreter alive; when that ends, its end of the pipes closes, which stops the daemon.
Pipes are used without buffers of Python, whose locks a thread could hold while the interpreter goes down.
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import threading
import weakref
from typing import Any, Callable, Mapping, Optional, Sequence

from ._errors import ConnectionLost
from ._lines import LineReader
from ._outgoing import Outgoing
from ._transport import Lost, Receive

STOP_SECONDS = 7.0
"""How long a daemon may take to stop after its standard input was closed."""

STDERR_BYTES = 4096
"""How much of the end of the standard error is kept."""

_CHUNK_BYTES = 1 << 16
"""What a pipe of Linux holds. Memory for more would be asked of the system with every read."""

logger = logging.getLogger("vendorclient.daemon")
# Only for those who ask for it; by default Python prints errors of loggers that nobody set up.
logger.addHandler(logging.NullHandler())


class StdioTransport:
    """Starts a command and exchanges lines with it."""

    def __init__(self, command: Sequence[str], environment: Optional[Mapping[str, str]] = None) -> None:
        self._command = list(command)
        self._environment = environment
        self._outgoing = Outgoing()
        self._process: Optional[subprocess.Popen[bytes]] = None
        self._owner = os.getpid()
        self._stderr = b""
        self._output_ended = threading.Event()
        self._stderr_ended = threading.Event()
        self._exited = threading.Event()
        self._closing = False
        self._lock = threading.Lock()
        self._lost: Optional[Lost] = None

    @property
    def foreign(self) -> bool:
        return self._owner != os.getpid()

    def start(self, receive: Receive, lost: Lost) -> None:
        """Raises OSError when the system cannot start the command, ConnectionLost when it was closed before."""
        with self._lock:
            if self._closing:
                raise ConnectionLost("The client is closed")
            self._lost = lost
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=self._environment,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        _running.add(self)
        for name, target in (
            ("reader", lambda: self._read(receive)),
            ("writer", self._write),
            ("errors", self._read_errors),
            ("watcher", self._watch),
        ):
            self._start_thread(name, target)

    def send(self, text: bytes) -> None:
        self._outgoing.put(text + b"\n")

    def close(self) -> None:
        if self.foreign:
            return
        with self._lock:
            self._closing = True
            process = self._process
        if process is None:
            return
        self._outgoing.put(None)
        if not self._exited.wait(STOP_SECONDS):
            process.terminate()
            if not self._exited.wait(2):
                process.kill()
                self._exited.wait()
        self._output_ended.wait(1)
        self._end("The client is closed")

    def _start_thread(self, name: str, target: Callable[[], None]) -> None:
        threading.Thread(target=target, name=f"vendorclient {name}", daemon=True).start()

    def _read(self, receive: Receive) -> None:
        assert self._process is not None and self._process.stdout is not None
        lines = LineReader(receive)
        with self._process.stdout as stream:
            while True:
                try:
                    chunk = os.read(stream.fileno(), _CHUNK_BYTES)
                except OSError:
                    break
                if not chunk:
                    break
                lines.feed(chunk)
        lines.end()
        self._output_ended.set()
        # The status of the process is part of the news, so give it a moment to end.
        self._exited.wait(1)
        self._end("The daemon ended")

    def _write(self) -> None:
        assert self._process is not None and self._process.stdin is not None
        with self._process.stdin as stream:
            while True:
                lines = self._outgoing.take()
                if not lines:
                    return
                try:
                    _write_all(stream, lines)
                except OSError:
                    # The daemon takes no more; the watcher tells how it ended.
                    return

    def _read_errors(self) -> None:
        assert self._process is not None and self._process.stderr is not None
        lines = LineReader(_log_line)
        with self._process.stderr as stream:
            while True:
                try:
                    chunk = os.read(stream.fileno(), 1 << 16)
                except OSError:
                    break
                if not chunk:
                    break
                self._stderr = (self._stderr + chunk)[-STDERR_BYTES:]
                lines.feed(chunk)
        lines.end()
        self._stderr_ended.set()

    def _watch(self) -> None:
        assert self._process is not None
        self._process.wait()
        self._exited.set()
        _running.discard(self)
        # What the daemon said last may still be in the pipes. A child of the daemon could hold them open.
        self._output_ended.wait(0.5)
        self._outgoing.put(None)
        self._end("The daemon ended")

    def _end(self, message: str) -> None:
        with self._lock:
            lost, self._lost = self._lost, None
        if lost is None:
            return
        self._stderr_ended.wait(0.2)
        status = self._process.returncode if self._process is not None else None
        text = "The client is closed" if self._closing else message
        lost(ConnectionLost(text, status, self._stderr.decode(errors="replace")))

    def _abandon(self) -> None:
        """In a forked process: let go of the pipes, so that the daemon notices the end of its real host."""
        if self._process is not None:
            for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
                if stream is not None:
                    stream.close()


_running: weakref.WeakSet[StdioTransport] = weakref.WeakSet()


def _abandon_all() -> None:
    for transport in list(_running):
        transport._abandon()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_abandon_all)


def _write_all(stream: Any, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[stream.write(rest) :]


def _log_line(line: bytes) -> None:
    """Passes a log line of the daemon on to the logger `vendorclient.daemon`."""
    text = line.decode(errors="replace")
    try:
        name = json.loads(text)["level"].upper()
    except (ValueError, TypeError, KeyError, AttributeError):
        name = "ERROR"
    level = logging.getLevelName(name)
    logger.log(level if isinstance(level, int) else logging.INFO, "%s", text)
