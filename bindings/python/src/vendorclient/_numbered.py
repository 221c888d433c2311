"""Numbered items that come again until they are acknowledged, as a stream."""

from __future__ import annotations

from collections import deque
from typing import Any, AsyncGenerator, Awaitable, Callable, Generic, Iterator, Optional, Protocol, Sequence, TypeVar

from ._call import CallOptions, CancelToken
from ._errors import ClientError

WAIT_MS = 60_000
"""How long one call waits for an item."""

_CANCELLED = -32800


class _Numbered(Protocol):
    @property
    def number(self) -> str: ...


_Item = TypeVar("_Item", bound=_Numbered)
_Delivered = TypeVar("_Delivered")
_Self = TypeVar("_Self", bound="NumberedStream[Any, Any]")


class NumberedStream(Generic[_Item, _Delivered]):
    """Items as they arrive. Calling `close` from any thread ends a loop over them at once."""

    def __init__(
        self,
        read: Callable[[Optional[str], CallOptions], Sequence[_Item]],
        deliver: Callable[[_Item], _Delivered],
        after: Optional[str],
    ) -> None:
        self._read = read
        self._deliver = deliver
        self._after = after
        self._ready: deque[_Item] = deque()
        self._token = CancelToken()

    def __iter__(self) -> Iterator[_Delivered]:
        return self

    def __next__(self) -> _Delivered:
        while not self._ready and not self._token.cancelled:
            try:
                self._ready.extend(self._read(self._after, CallOptions(cancel_token=self._token)))
            except ClientError as error:
                if error.code == _CANCELLED and self._token.cancelled:
                    break
                raise
        if self._token.cancelled:
            raise StopIteration
        item = self._ready.popleft()
        self._after = item.number
        return self._deliver(item)

    def close(self) -> None:
        """Ends the stream."""
        self._token.cancel()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


async def follow_numbered(
    read: Callable[[Optional[str]], Awaitable[Sequence[_Item]]],
    deliver: Callable[[_Item], _Delivered],
    after: Optional[str],
) -> AsyncGenerator[_Delivered, None]:
    """Items as they arrive, for coroutines. Cancelling the task ends the wait at once."""
    while True:
        for item in await read(after):
            after = item.number
            yield deliver(item)
