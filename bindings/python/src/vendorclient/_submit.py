"""Calls whose results are taken later: many of them at once without a thread for each."""

from __future__ import annotations

from concurrent.futures import Future
from inspect import ismethod
from typing import Any, Callable, Optional, TypeVar

from ._app_object import AppObject
from ._call import Callback, Caller, CallOptions
from ._codec import read
from ._dispatch import Dispatcher, log_failure
from ._session import Session

T = TypeVar("T")

_EXPECTED = "submit takes a function of a module of this client, such as client.crypto.sha256"


class _Pending(Future[T]):
    """The future of one call. What is to be done when it ends runs beside the reader of the connection."""

    def __init__(self, caller: Caller, dispatcher: Dispatcher, result: Any) -> None:
        super().__init__()
        # A client without references would be closed, and its calls would fail.
        self._caller: Optional[Caller] = caller
        self._dispatcher = dispatcher
        self._result_type = result
        # The daemon has the call: tokens cancel it, not the future.
        self.set_running_or_notify_cancel()

    def settle(self, result: Any, error: Optional[BaseException]) -> None:
        self._caller = None
        if error is None:
            try:
                self.set_result(read(self._result_type, result))
                return
            except ValueError as failure:
                error = failure
        self.set_exception(error)

    def add_done_callback(self, fn: Callable[[Future[T]], object]) -> None:
        def beside(future: Future[T]) -> None:
            self._dispatcher.spawn(lambda: fn(future), log_failure)

        super().add_done_callback(beside)


class _Submission:
    """The client of one function: keeps the future instead of waiting."""

    future: Optional[Future[Any]] = None

    def __init__(self, caller: Caller, session: Session, dispatcher: Dispatcher) -> None:
        self._caller = caller
        self._session = session
        self._dispatcher = dispatcher
        self.release = caller.release

    def invoke(
        self,
        method: str,
        params: Any,
        result: Any,
        options: Optional[CallOptions] = None,
        *,
        app_object: Optional[AppObject] = None,
        callback: Optional[Callback] = None,
    ) -> Any:
        self.future = pending = _Pending[Any](self._caller, self._dispatcher, result)
        self._session.begin(method, params, options, app_object, callback, pending)


def submit(
    caller: Caller,
    session: Session,
    dispatcher: Dispatcher,
    function: Callable[..., T],
    args: tuple[Any, ...],
    fields: dict[str, Any],
) -> Future[T]:
    """Begins a call of a function of a module of the client. Raises TypeError for any other function."""
    module: Any = getattr(function, "__self__", None)
    if not ismethod(function) or getattr(module, "_invoke", None) != caller.invoke:
        raise TypeError(_EXPECTED)
    submission = _Submission(caller, session, dispatcher)
    function.__func__(type(module)(submission), *args, **fields)
    if submission.future is None:
        raise TypeError(f"{function.__name__} makes no single call: {_EXPECTED}")
    return submission.future
