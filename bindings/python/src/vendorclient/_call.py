"""How a call is made: options, callbacks, and what the generated functions need of a client."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any, Callable, Generic, Mapping, Optional, Protocol, TypeVar, overload

from ._app_object import AppObject

T = TypeVar("T")
Result = TypeVar("Result")


class CancelToken:
    """Cancels the calls made with it, from any thread. They fail with ClientError -32800.

    What was sent to the network stays sent; the data of the error say so (`sent`, `message_hash`).

    Example:
        token = CancelToken()
        options = CallOptions(cancel_token=token)
        future = client.submit(client.net.query, query="{ info { version } }", call_options=options)
        token.cancel()
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._cancelled = False
        self._hooks: dict[object, Callable[[], None]] = {}

    @property
    def cancelled(self) -> bool:
        """Whether `cancel` was called."""
        return self._cancelled

    def cancel(self) -> None:
        """Cancels all waiting calls of this token, and all later ones."""
        with self._lock:
            self._cancelled = True
            hooks = list(self._hooks.values())
            self._hooks.clear()
        for hook in hooks:
            hook()

    def attach(self, hook: Callable[[], None]) -> Callable[[], None]:
        """Runs the hook on cancellation, at once if already cancelled. Returns a function that detaches it."""
        key = object()
        with self._lock:
            if not self._cancelled:
                self._hooks[key] = hook
                return lambda: self._detach(key)
        hook()
        return lambda: None

    def _detach(self, key: object) -> None:
        with self._lock:
            self._hooks.pop(key, None)


@dataclass
class CallOptions:
    """How one call is made.

    Example:
        client.net.query(query="{ info { version } }", call_options=CallOptions(timeout_ms=5000))
    """

    timeout_ms: Optional[int] = None
    """Time limit of the call, in ms, after which it fails with -32008. None or 0: no limit."""
    app_request_timeout_ms: Optional[int] = None
    """Time limit of each app request of the call, in ms; 0: none. Default: ten minutes."""
    trace: Optional[str] = None
    """Repeated in the log lines of the call, at most 256 characters."""
    cancel_token: Optional[CancelToken] = None
    """Cancels the call from elsewhere. Coroutines can also be cancelled as such."""


@dataclass
class CallbackMessage(Generic[T]):
    """A message that a function sends while it works or while its handle is open."""

    response_type: int
    """Response type, the number of the kind of message: 100 or above, as defined by the function."""
    data: T
    """The message."""
    lost: int = 0
    """How many messages were dropped just before this one. If any, query the state again."""


class Callback:
    """A handler of messages and how to read them."""

    def __init__(
        self,
        handler: Callable[[CallbackMessage[Any]], object],
        types: Mapping[int, Any],
        on_closed: Optional[Callable[[str], object]] = None,
        until_closed: bool = False,
    ) -> None:
        """Raises TypeError for what cannot be called: later nobody would see the mistake."""
        if not callable(handler):
            raise TypeError(f"The callback must be a function, not {type(handler).__name__}")
        if on_closed is not None and not callable(on_closed):
            raise TypeError(f"on_closed must be a function, not {type(on_closed).__name__}")
        self.handler = handler
        self.types = types
        self.on_closed = on_closed
        self.until_closed = until_closed

    @classmethod
    def given(
        cls, handler: Optional[Callable[[CallbackMessage[Any]], object]], types: Mapping[int, Any]
    ) -> Optional[Callback]:
        """The callback of a call that needs none."""
        return None if handler is None else cls(handler, types)


class Caller(Protocol):
    """A client that waits for its calls."""

    def release(self, method: str, handle: int) -> None:
        """Frees a handle without waiting; may run on any thread."""
        ...

    @overload
    def invoke(
        self,
        method: str,
        params: Any,
        result: type[Result],
        options: Optional[CallOptions] = None,
        *,
        app_object: Optional[AppObject] = None,
        callback: Optional[Callback] = None,
    ) -> Result: ...

    @overload
    def invoke(
        self,
        method: str,
        params: Any,
        result: Any,
        options: Optional[CallOptions] = None,
        *,
        app_object: Optional[AppObject] = None,
        callback: Optional[Callback] = None,
    ) -> Any: ...


class AsyncCaller(Protocol):
    """A client of coroutines."""

    def release(self, method: str, handle: int) -> None:
        """Frees a handle without waiting; may run on any thread."""
        ...

    @overload
    async def invoke(
        self,
        method: str,
        params: Any,
        result: type[Result],
        options: Optional[CallOptions] = None,
        *,
        app_object: Optional[AppObject] = None,
        callback: Optional[Callback] = None,
    ) -> Result: ...

    @overload
    async def invoke(
        self,
        method: str,
        params: Any,
        result: Any,
        options: Optional[CallOptions] = None,
        *,
        app_object: Optional[AppObject] = None,
        callback: Optional[Callback] = None,
    ) -> Any: ...
