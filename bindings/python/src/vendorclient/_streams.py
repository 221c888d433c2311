"""Subscriptions and iterators of the library as generators. Leaving a loop frees the handle.

A handle is freed by a call whose answer is ignored: the garbage collector may end a generator on
any thread, also on the one that reads answers.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from typing import Any, AsyncGenerator, Awaitable, Callable, Generator, Optional, Union

from ._call import AsyncCaller, CallbackMessage, Caller, CallOptions
from ._session import Session
from .generated.client import ClientError as ErrorFacts
from .generated.net import (
    ParamsOfIteratorNext,
    RegisteredIterator,
    ResultOfIteratorNext,
    ResultOfSubscribeCollection,
    ResultOfSubscription,
)

Message = CallbackMessage[Union[ResultOfSubscription, ErrorFacts]]

READ_AHEAD = 64
"""Messages that are taken before a loop asks for them. More wait where the client counts those that are lost."""

_PAGE = 40


class _Passage:
    """From the thread of a callback to that of a loop, as fast as the loop is."""

    def __init__(self) -> None:
        # The collector of garbage may end a stream in the middle of this thread: its lock can be taken again.
        self._changed = threading.Condition()
        self._messages: deque[Message] = deque()
        self._reason: Optional[str] = None
        self._left = False

    def put(self, message: Message) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._left or len(self._messages) < READ_AHEAD)
            if not self._left:
                self._messages.append(message)
                self._changed.notify_all()

    def close(self, reason: str) -> None:
        with self._changed:
            self._reason = reason
            self._changed.notify_all()

    def leave(self) -> None:
        with self._changed:
            self._left = True
            self._changed.notify_all()

    def take(self) -> Union[Message, str]:
        """The next message, or the reason why there is no next one."""
        with self._changed:
            self._changed.wait_for(lambda: self._messages or self._reason is not None)
            if not self._messages:
                return self._reason or ""
            message = self._messages.popleft()
            self._changed.notify_all()
            return message


def follow(
    session: Session, function: Callable[..., ResultOfSubscribeCollection], fields: dict[str, Any]
) -> Generator[Message, None, None]:
    """Messages of a subscription, for a thread."""
    passage = _Passage()
    handle = function(callback=passage.put, on_closed=passage.close, **fields).handle
    try:
        while True:
            message = passage.take()
            if isinstance(message, str):
                session.raise_if_lost()
                return
            yield message
    finally:
        passage.leave()
        session.release("net.unsubscribe", handle)


async def follow_async(
    session: Session, function: Callable[..., Awaitable[ResultOfSubscribeCollection]], fields: dict[str, Any]
) -> AsyncGenerator[Message, None]:
    """Messages of a subscription, for coroutines."""
    passage: asyncio.Queue[Union[Message, str]] = asyncio.Queue(READ_AHEAD)
    left = False

    async def put(message: Union[Message, str]) -> None:
        if not left:
            await passage.put(message)

    handle = (await function(callback=put, on_closed=put, **fields)).handle
    try:
        while True:
            message = await passage.get()
            if isinstance(message, str):
                session.raise_if_lost()
                return
            yield message
    finally:
        left = True
        while not passage.empty():
            # Writers that wait for room continue and see that the reader is gone.
            passage.get_nowait()
        session.release("net.unsubscribe", handle)


def iterate(caller: Caller, create: str, params: object, options: Optional[CallOptions]) -> Generator[Any, None, None]:
    """What an iterator of the daemon goes over. It is created when the first item is asked for."""
    iterator = caller.invoke(create, params, RegisteredIterator, options)
    try:
        more = True
        while more:
            page = caller.invoke("net.iterator_next", _next(iterator), ResultOfIteratorNext, options)
            yield from page.items
            more = page.has_more
    finally:
        caller.release("net.remove_iterator", iterator.handle)


async def iterate_async(
    caller: AsyncCaller, create: str, params: object, options: Optional[CallOptions]
) -> AsyncGenerator[Any, None]:
    """What an iterator of the daemon goes over. It is created when the first item is asked for."""
    iterator = await caller.invoke(create, params, RegisteredIterator, options)
    try:
        more = True
        while more:
            page = await caller.invoke("net.iterator_next", _next(iterator), ResultOfIteratorNext, options)
            for item in page.items:
                yield item
            more = page.has_more
    finally:
        caller.release("net.remove_iterator", iterator.handle)


def _next(iterator: RegisteredIterator) -> ParamsOfIteratorNext:
    return ParamsOfIteratorNext(iterator=iterator.handle, limit=_PAGE)
