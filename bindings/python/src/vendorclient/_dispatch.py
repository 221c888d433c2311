"""Where handlers run: threads for the client that waits, the event loop for the one of coroutines. Never the reader."""

from __future__ import annotations

import asyncio
import inspect
import logging
import threading
from collections import deque
from typing import Any, Callable, Optional, Protocol

Work = Callable[[], Any]
Done = Callable[[Any, Optional[BaseException]], None]

logger = logging.getLogger("vendorclient")


class Dispatcher(Protocol):
    """Runs work of handlers, that may return awaitables."""

    def spawn(self, work: Work, done: Done) -> Callable[[], None]:
        """Runs work beside all other work, then `done` with its value or exception. Returns a function
        that cancels it.
        """
        ...

    def drain(self, queue: SerialQueue) -> None:
        """Runs the work of a queue, one after the other, until it is empty."""
        ...


class SerialQueue:
    """Work that keeps its order: messages of one callback, notifications of one app object."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self._dispatcher = dispatcher
        self._lock = threading.Lock()
        self._work: deque[Work] = deque()
        self._draining = False

    def put(self, work: Work) -> None:
        with self._lock:
            self._work.append(work)
            if self._draining:
                return
            self._draining = True
        self._dispatcher.drain(self)

    def next(self) -> Optional[Work]:
        """The next work; None ends the draining."""
        with self._lock:
            if self._work:
                return self._work.popleft()
            self._draining = False
            return None


class ThreadDispatcher:
    """Threads that never keep the interpreter alive."""

    def spawn(self, work: Work, done: Done) -> Callable[[], None]:
        threading.Thread(target=_run, args=(work, done), name="vendorclient handler", daemon=True).start()
        return lambda: None

    def drain(self, queue: SerialQueue) -> None:
        threading.Thread(target=self._drain, args=(queue,), name="vendorclient callback", daemon=True).start()

    def _drain(self, queue: SerialQueue) -> None:
        while True:
            work = queue.next()
            if work is None:
                return
            _run(work, log_failure)


class LoopDispatcher:
    """Tasks of one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Work, done: Done) -> Callable[[], None]:
        tasks: list[asyncio.Task[None]] = []
        self._post(lambda: tasks.append(self._start(_run_async(work, done))))
        return lambda: self._post(lambda: [task.cancel() for task in tasks])

    def drain(self, queue: SerialQueue) -> None:
        self._post(lambda: self._start(self._drain(queue)))

    async def _drain(self, queue: SerialQueue) -> None:
        while True:
            work = queue.next()
            if work is None:
                return
            await _run_async(work, log_failure)

    def _start(self, work: Any) -> asyncio.Task[None]:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _post(self, action: Callable[[], object]) -> None:
        try:
            self._loop.call_soon_threadsafe(action)
        except RuntimeError:
            # The loop is closed, so the result is not used.
            pass


def _run(work: Work, done: Done) -> None:
    try:
        value = work()
        if inspect.isawaitable(value):
            value = asyncio.run(_await(value))
    except BaseException as error:
        done(None, error)
    else:
        done(value, None)


async def _run_async(work: Work, done: Done) -> None:
    try:
        value = work()
        if inspect.isawaitable(value):
            value = await value
    except BaseException as error:
        done(None, error)
        if isinstance(error, (KeyboardInterrupt, SystemExit, asyncio.CancelledError)):
            raise
    else:
        done(value, None)


async def _await(value: Any) -> Any:
    return await value


def log_failure(_: Any, error: Optional[BaseException]) -> None:
    if error is not None and not isinstance(error, asyncio.CancelledError):
        logger.error("A callback failed", exc_info=error)
