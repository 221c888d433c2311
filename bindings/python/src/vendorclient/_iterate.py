"""What an iterator of the daemon goes over, as a generator."""

from __future__ import annotations

from typing import Any, AsyncGenerator, Callable, Generator, Optional

from ._call import CallOptions
from ._errors import ClientError, ConnectionLost
from .generated.net import ParamsOfIteratorNext, RegisteredIterator, ResultOfIteratorNext

_PAGE = 40


def iterate(
    invoke: Callable[..., Any], create: str, params: object, options: Optional[CallOptions]
) -> Generator[Any, None, None]:
    """Begins with the first item that is asked for."""
    iterator = invoke(create, params, RegisteredIterator, options)
    try:
        more = True
        while more:
            page = invoke("net.iterator_next", _next(iterator), ResultOfIteratorNext, options)
            yield from page.items
            more = page.has_more
    finally:
        try:
            invoke("net.remove_iterator", iterator, None)
        except (ClientError, ConnectionLost):
            pass  # Why the loop ends matters more; nothing is left of a client that is closed.


async def iterate_async(
    invoke: Callable[..., Any], create: str, params: object, options: Optional[CallOptions]
) -> AsyncGenerator[Any, None]:
    """Begins with the first item that is asked for."""
    iterator = await invoke(create, params, RegisteredIterator, options)
    try:
        more = True
        while more:
            page = await invoke("net.iterator_next", _next(iterator), ResultOfIteratorNext, options)
            for item in page.items:
                yield item
            more = page.has_more
    finally:
        try:
            await invoke("net.remove_iterator", iterator, None)
        except (ClientError, ConnectionLost):
            pass  # Why the loop ends matters more; nothing is left of a client that is closed.


def _next(iterator: RegisteredIterator) -> ParamsOfIteratorNext:
    return ParamsOfIteratorNext(iterator=iterator.handle, limit=_PAGE)
