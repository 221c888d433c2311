"""A separate daemon, on its standard input and output.

Four threads serve a daemon: one reads, one writes, one collects the standard error, one waits for the end of the
process. None of them keeps the interpreter alive; when that ends, its end of the pipes closes, which stops the daemon.
Pipes are used without buffers of Python, whose locks a thread could hold while the interpreter goes down.
"""

from __future__ import annotations

import json
import logging
import os
import select
import subprocess
import sys
import threading
import weakref
from typing import Callable, Mapping, Optional, Sequence

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

_AT_ONCE = sys.platform != "win32"
"""Whether a pipe can refuse instead of making the thread wait."""

_WHOLE_BYTES = getattr(select, "PIPE_BUF", 512) if _AT_ONCE else 0
"""What a pipe takes as a whole or not at all."""

logger = logging.getLogger("vendorclient.daemon")

_LEVELS = {"DEBUG": logging.DEBUG, "INFO": logging.INFO, "WARN": logging.WARNING, "ERROR": logging.ERROR}
"""Levels by their names in the log of the daemon."""
# Silent unless configured; by default Python prints errors of loggers without handlers.
logger.addHandler(logging.NullHandler())


class StdioTransport:
    """Starts a command and exchanges lines with it."""

    def __init__(self, command: Sequence[str], environment: Optional[Mapping[str, str]] = None) -> None:
        self._command = list(command)
        self._environment = environment
        self._outgoing = Outgoing()
        self._writing = threading.Lock()
        # Of the pipe to the daemon, while that may be written to.
        self._input = -1
        self._process: Optional[subprocess.Popen[bytes]] = None
        self._owner = os.getpid()
        self._stderr = b""
        self._output_ended = threading.Event()
        self._stderr_ended = threading.Event()
        self._exited = threading.Event()
        self._closing = False
        self._abandoned = False
        self._lock = threading.Lock()
        self._lost: Optional[Lost] = None

    @property
    def foreign(self) -> bool:
        return self._owner != os.getpid()

    def start(self, receive: Receive, lost: Lost) -> None:
        """Starts the command and the threads.

        Raises OSError if the system cannot start the command, RuntimeError if threads cannot be
        started (subinterpreters have no threads that end with the interpreter), ConnectionLost if
        it was closed before.
        """
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
            if _AT_ONCE and self._process.stdin is not None:
                os.set_blocking(self._process.stdin.fileno(), False)
        _running.add(self)
        started = 0
        try:
            for name, target in (
                ("reader", lambda: self._read(receive)),
                ("writer", self._write),
                ("errors", self._read_errors),
                ("watcher", self._watch),
            ):
                self._start_thread(name, target)
                started += 1
        except RuntimeError:
            self._process.kill()
            self._process.wait()
            self._exited.set()
            self._outgoing.put(None)
            # Each thread that runs closes its own.
            for stream in (self._process.stdout, self._process.stdin, self._process.stderr)[started:]:
                if stream is not None:
                    stream.close()
            raise

    def send(self, text: bytes) -> None:
        self._outgoing.put(text + b"\n")

    def send_at_once(self, text: bytes) -> None:
        line = text + b"\n"
        written = 0
        # Signals interrupt the main thread anywhere, so a line goes out as a whole or not at all.
        if len(line) <= _WHOLE_BYTES and self._outgoing.empty() and not self._writing.locked():
            with self._writing:
                if self._input >= 0:
                    try:
                        written = os.write(self._input, line)
                    except OSError:
                        # The pipe is full or broken: the writer waits, or learns it.
                        pass
        if not written:
            self._outgoing.put(line)

    def close(self) -> None:
        if self.foreign:
            return
        with self._lock:
            self._closing = True
            if self._process is None:
                return
        self._outgoing.put(None)
        self._stop()
        self._output_ended.wait(1)
        self._end("The client is closed")

    def abandon(self) -> None:
        """Closes without waiting and takes no lock: the writer closes the pipe, and sees to it that the daemon ends."""
        self._closing = self._abandoned = True
        self._outgoing.put(None)

    def __repr__(self) -> str:
        return "a daemon" if self._process is None else f"daemon {self._process.pid}"

    def _stop(self) -> None:
        """Waits for the end of the daemon, whose standard input is closed, and makes it end when it takes too long."""
        assert self._process is not None
        if not self._exited.wait(STOP_SECONDS):
            self._process.terminate()
            if not self._exited.wait(2):
                self._process.kill()
                self._exited.wait()

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
        # The report includes the status of the process, so wait a moment for it to end.
        self._exited.wait(1)
        self._end("The daemon ended")

    def _write(self) -> None:
        assert self._process is not None and self._process.stdin is not None
        stream = self._process.stdin
        self._input = stream.fileno()
        try:
            while lines := self._outgoing.take():
                with self._writing:
                    _write_all(self._input, lines)
        except OSError:
            # The daemon reads no more; the watcher reports how it ended.
            pass
        finally:
            with self._writing:
                # The number will be that of another file.
                self._input = -1
                stream.close()
            if self._abandoned:
                self._stop()

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
        # The last output of the daemon may still be in the pipes. A child of the daemon could hold them open.
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


def _write_all(file: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        try:
            rest = rest[os.write(file, rest) :]
        except BlockingIOError:
            writable = select.poll()
            writable.register(file, select.POLLOUT)
            writable.poll()


def _log_line(line: bytes) -> None:
    """Passes a log line of the daemon on to the logger `vendorclient.daemon`."""
    text = line.decode(errors="replace")
    try:
        name = json.loads(text)["level"].upper()
    except (ValueError, TypeError, KeyError, AttributeError):
        name = "ERROR"
    logger.log(_LEVELS.get(name, logging.INFO), "%s", text)
