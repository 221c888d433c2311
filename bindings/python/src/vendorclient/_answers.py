"""What a call waits on: a lock for threads, a future for coroutines."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from typing import Any, Optional, Protocol


class Answer(Protocol):
    """The end of one call. Settled once, on any thread."""

    def settle(self, result: Any, error: Optional[BaseException]) -> None:
        """Passes on the result, or the error if there is one."""
        ...


class ThreadAnswer:
    """An answer that a thread waits for."""

    __slots__ = ("_error", "_pending", "_result")

    def __init__(self) -> None:
        self._pending = threading.Lock()
        self._pending.acquire()
        self._result: Any = None
        self._error: Optional[BaseException] = None

    def settle(self, result: Any, error: Optional[BaseException]) -> None:
        self._result = result
        self._error = error
        self._pending.release()

    def wait(self) -> Any:
        """The result as soon as it is there. Raises the error of the call."""
        self._pending.acquire()
        error = self._error
        if error is None:
            return self._result
        try:
            raise error
        finally:
            # The traceback refers to this frame: without these the error would be part of a circle.
            self._error = None
            del error


class LoopAnswers:
    """Carries answers to an event loop: one wake-up for all that came since it turned."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._settled: deque[tuple[LoopAnswer, Any, Optional[BaseException]]] = deque()
        self._posted = False

    def expect(self) -> LoopAnswer:
        """A pending answer; to be called on the loop."""
        return LoopAnswer(self, self._loop.create_future())

    def put(self, answer: LoopAnswer, result: Any, error: Optional[BaseException]) -> None:
        self._settled.append((answer, result, error))
        if self._posted:
            return
        self._posted = True
        try:
            self._loop.call_soon_threadsafe(self._deliver)
        except RuntimeError:
            # The loop is closed, so the answer is not used.
            pass

    def _deliver(self) -> None:
        # Before the queue is emptied: work that comes later is posted again.
        self._posted = False
        settled = self._settled
        while settled:
            answer, result, error = settled.popleft()
            answer.deliver(result, error)


class LoopAnswer:
    """An answer that a coroutine waits for."""

    __slots__ = ("_answers", "error", "future", "settled")

    def __init__(self, answers: LoopAnswers, future: asyncio.Future[Any]) -> None:
        self._answers = answers
        self.future = future
        """To be awaited on the loop. When it is cancelled, another may take its place."""
        self.settled = False
        """Whether the answer has reached the loop."""
        self.error: Optional[BaseException] = None
        """Error of the call, if that was its end."""

    def settle(self, result: Any, error: Optional[BaseException]) -> None:
        self._answers.put(self, result, error)

    def deliver(self, result: Any, error: Optional[BaseException]) -> None:
        """Settles the future; on the loop."""
        self.settled = True
        self.error = error
        future = self.future
        if future.done():
            return
        if error is None:
            future.set_result(result)
            return
        future.set_exception(error)
        # An abandoned future must not report its exception.
        future.exception()
