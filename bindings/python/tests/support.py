"""Clients of the daemons that the environment names, and what tests ask of processes."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Callable, Iterator, Optional

from vendorclient import AsyncClient, Client
from vendorclient._async_client import Opening

PROGRAM = os.environ["VENDORCLIENT_BINARY"]
TEST_PROGRAM = os.environ["VENDORCLIENT_TEST_BINARY"]

data_folder = tempfile.mkdtemp(prefix="vendorclient-python-")
_shared: Optional[Client] = None


def start(**options: Any) -> Client:
    """A client of the test build."""
    given: dict[str, Any] = {"program": TEST_PROGRAM, "data_folder": data_folder, **options}
    return Client.start(**given)


def start_async(**options: Any) -> Opening:
    """A client of coroutines of the test build."""
    given: dict[str, Any] = {"program": TEST_PROGRAM, "data_folder": data_folder, **options}
    return AsyncClient.start(**given)


@contextmanager
def shared() -> Iterator[Client]:
    """A shared client of the test build for tests that restore its state; starting one for each would
    take long.
    """
    global _shared
    if _shared is None:
        _shared = start()
        atexit.register(_shared.close)
    yield _shared


def command_of(program: str, *arguments: str) -> list[str]:
    """A command line that starts the program."""
    return [*(["node"] if program.endswith(".js") else []), program, *arguments]


def is_alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
        return stat[stat.rindex(")") + 2] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        if Path("/proc/self/stat").exists():
            return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def eventually(condition: Callable[[], bool], seconds: float = 10) -> bool:
    """Waits until a condition holds; returns whether it came to hold."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def run_host(code: str, *arguments: str) -> subprocess.Popen[str]:
    """Another Python that runs the code of a host."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def kill(pid: int) -> None:
    """Ends a process without asking it."""
    os.kill(pid, signal.SIGKILL)
