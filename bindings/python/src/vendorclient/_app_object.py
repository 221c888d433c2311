"""Objects that your program implements and the library calls."""

from __future__ import annotations

import dataclasses
import functools
import inspect
import threading
from contextvars import ContextVar
from typing import Any, Callable, ClassVar, Mapping, Optional

from ._codec import Lazy, read
from ._json import members

Method = tuple[str, type[Any], Optional[type[Any]]]


class AppRequest:
    """A request from the library that a method of an app object is answering."""

    def __init__(self, id: int) -> None:
        self.id = id
        """Number of the request."""
        self._cancelled = threading.Event()
        self._stop: Callable[[], None] = lambda: None

    @property
    def cancelled(self) -> bool:
        """Whether the response is no longer wanted. A coroutine is also cancelled."""
        return self._cancelled.is_set()

    def wait_cancelled(self, timeout: Optional[float] = None) -> bool:
        """Waits until the response is no longer wanted, or for `timeout` seconds; False if the time ran out."""
        return self._cancelled.wait(timeout)

    def on_cancel(self, stop: Callable[[], None]) -> None:
        """Sets what ends the handler when the response is no longer wanted."""
        self._stop = stop

    def cancel(self) -> None:
        """Reports that the response is no longer wanted."""
        self._cancelled.set()
        self._stop()


current_request: ContextVar[Optional[AppRequest]] = ContextVar("vendorclient_app_request", default=None)


def current_app_request() -> AppRequest:
    """The request that the running method of an app object is answering. Raises LookupError elsewhere.

    Example:
        if current_app_request().cancelled:
            raise InterruptedError("The answer is no longer wanted")
    """
    request = current_request.get()
    if request is None:
        raise LookupError("No app request is being answered here")
    return request


class AppObject:
    """Base of the app objects of the definitions.

    With `Client` methods run in their own threads, with `AsyncClient` on the event loop, where a plain method must
    not block. They may call the library, and several may run at once. Notifications arrive one at a time.

    For an object without a definition, override `handle_request` and `handle_notification`.
    """

    _methods: ClassVar[Lazy[Mapping[Any, Method]]] = Lazy(lambda: {})

    def on_closed(self, reason: str) -> object:
        """No more requests will come: `removed`, `shutdown`, or `lost` if the connection ended."""
        return None

    def handle_request(self, data: Any) -> Any:
        """Answers a request; request and response are plain JSON values or dataclasses. An exception refuses it."""
        kind = members(data).get("type")
        method = self._methods().get(kind)
        name, request, answer = method or ("", None, None)
        if answer is None:
            raise LookupError(f"{type(self).__name__} has no request {kind}")
        result = self._run(name, request, data)
        return _awaited(name, answer, result) if inspect.isawaitable(result) else _checked(name, answer, result)

    def handle_notification(self, data: Any) -> Any:
        """Handles a notification. Kinds that the definition does not know are ignored."""
        kind = members(data).get("type")
        method = self._methods().get(kind)
        return None if method is None else self._run(method[0], method[1], data)

    def _run(self, name: str, request: Any, data: Any) -> Any:
        fields = read(request, data)
        method = getattr(self, name)
        accepted = _parameters(getattr(method, "__func__", method))
        arguments = {
            field.name: getattr(fields, field.name)
            for field in dataclasses.fields(fields)
            if accepted is None or field.name in accepted or field.default is dataclasses.MISSING
        }
        return method(**arguments)


@functools.lru_cache(maxsize=256)
def _parameters(method: Callable[..., Any]) -> Optional[frozenset[str]]:
    """Names of the parameters; None if the method takes any. One that lacks an optional field is called without it."""
    parameters = inspect.signature(method).parameters.values()
    if any(parameter.kind is inspect.Parameter.VAR_KEYWORD for parameter in parameters):
        return None
    return frozenset(parameter.name for parameter in parameters)


def registrable(app_object: Any, kind: type[AppObject]) -> AppObject:
    """The object if it can answer requests of its kind. Raises TypeError: later the mistake would go
    unnoticed.
    """
    if isinstance(app_object, AppObject) and type(app_object).handle_request is not AppObject.handle_request:
        return app_object
    if not isinstance(app_object, kind):
        given = app_object.__name__ if isinstance(app_object, type) else type(app_object).__name__
        what = f"the class {given} instead of an object" if isinstance(app_object, type) else given
        raise TypeError(f"The app object must be a subclass of {kind.__qualname__} with its methods, not {what}")
    # A request that one method refuses may never come; an object that refuses everything is a mistake.
    methods = [name for name, _, answer in kind._methods().values() if answer is not None]
    if all(getattr(type(app_object), name) is getattr(kind, name) for name in methods):
        raise TypeError(f"{type(app_object).__qualname__} has none of the methods {', '.join(methods)}")
    return app_object


async def _awaited(name: str, answer: type[Any], result: Any) -> Any:
    return _checked(name, answer, await result)


def _checked(name: str, answer: type[Any], result: Any) -> Any:
    if isinstance(result, answer):
        return result
    if result is None and not dataclasses.fields(answer):
        return answer()
    raise TypeError(f"{name} returned {type(result).__name__} instead of {answer.__qualname__}")
