"""One connection: calls out, answers and requests in. Shared by the client that waits and the one of coroutines."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import os
import threading
from collections import deque
from typing import Any, Callable, Mapping, Optional, Sequence, cast

from ._answers import Answer
from ._app_object import AppObject, AppRequest, current_request
from ._call import Callback, CallbackMessage, CallOptions
from ._codec import read
from ._dispatch import Dispatcher, SerialQueue, logger
from ._errors import ClientClosed, ClientError, ConnectionLost
from ._json import decode, encode_request, plain_object
from ._message_facts import (
    ACKNOWLEDGED_SENDING,
    Message,
    facts_of_lost_call,
    facts_of_unsent_call,
    with_facts,
    with_message,
)
from ._transport import Transport
from .generated import client, daemon
from .generated.version import VERSION

PROTOCOL = 1
CAPABILITIES = ["app_objects", "callbacks", "cancel", "deadlines"]

CALLBACK_QUEUE = 16384
"""Messages of one callback that wait for a slow handler. The oldest go first and are counted as lost."""

FEW_CALLS = 16
"""Up to this many waiting callers write their texts themselves. With more the writer has several for
each write.
"""

_DEFAULT_MESSAGE_IN_BYTES = 16777216
_REQUEST_TOO_LARGE = int(daemon.ProtocolErrorCode.REQUEST_TOO_LARGE)


class _Waiting:
    """A call that waits for its answer."""

    __slots__ = ("answer", "cancelled", "detach", "finished", "method", "sent")

    def __init__(
        self,
        method: str,
        answer: Optional[Answer],
        finished: Optional[Callable[[bool], Optional[SerialQueue]]] = None,
    ) -> None:
        self.method = method
        self.sent: tuple[Message, ...] = ()
        """Messages that the daemon may have sent."""
        self.cancelled = False
        """The daemon was asked to end it: its messages are not acknowledged any more."""
        self.answer = answer
        """Gets the result as JSON value, or ClientError, or ConnectionLost."""
        self.finished = finished
        """To be called with the answer: whether it was a result. Returns the queue whose work comes
        before the answer.
        """
        self.detach: Optional[Callable[[], None]] = None
        """Lets go of the token that could cancel the call."""

    def settle(self, result: Any, error: Optional[BaseException]) -> None:
        if self.detach is not None:
            self.detach()
        if self.answer is not None:
            self.answer.settle(result, error)


class Session:
    """Calls, app objects and callbacks of one connection. May be used from any thread."""

    def __init__(self, transport: Transport, dispatcher: Dispatcher) -> None:
        self._transport = transport
        self._send_at_once: Callable[[bytes], None] = getattr(transport, "send_at_once", transport.send)
        """What a thread uses that will wait for the answer. A transport need not have it."""
        self._dispatcher = dispatcher
        self._lock = threading.Lock()
        self._ids = itertools.count(1)
        self._waiting: dict[int, _Waiting] = {}
        # Answers that come after messages of their callbacks.
        self._delayed = 0
        self._drained = threading.Event()
        self._objects: dict[str, _RegisteredObject] = {}
        self._callbacks: dict[str, _RegisteredCallback] = {}
        self._requests: dict[int, AppRequest] = {}
        self._lost: Optional[ConnectionLost] = None
        self._closing = False
        self._fatal: Optional[str] = None
        self.message_in_bytes = _DEFAULT_MESSAGE_IN_BYTES
        self._acknowledges = False

    def use(self, info: daemon.ResultOfInitialize) -> None:
        """Takes note of what holds for the connection."""
        self.message_in_bytes = info.limits.message_in_bytes
        self._acknowledges = ACKNOWLEDGED_SENDING in info.capabilities

    def open(self) -> None:
        self._transport.start(self._receive, self._end)

    def close(self, grace: float = 0) -> None:
        """Cancels calls that still wait after the grace time, in seconds, and fails them; then ends the connection."""
        if not self._transport.foreign:
            with self._lock:
                self._closing = True
                waits = bool(self._waiting or self._delayed)
                self._drained.clear()
            if grace > 0 and waits:
                self._drained.wait(grace)
            self._end(ClientClosed("The client is closed"))
        self._transport.close()

    def begin(
        self,
        method: str,
        params: Any,
        options: Optional[CallOptions] = None,
        app_object: Optional[AppObject] = None,
        callback: Optional[Callback] = None,
        answer: Optional[Answer] = None,
        waits: bool = False,
    ) -> int:
        """Sends a call and returns its id. The answer settles `answer`; `waits`: this thread does
        nothing until then.

        Raises ClientError (too large), ConnectionLost, TypeError or ValueError (no JSON form).
        """
        if self._transport.foreign:
            raise ConnectionLost(
                "The client belongs to the process that this one was forked from", data=facts_of_unsent_call(method)
            )
        id = next(self._ids)
        fields = _fields(params)
        if options is not None or app_object is not None or callback is not None:
            reserved = _reserved(options)
            if app_object is not None:
                reserved["app_object"] = f"object-{id}"
            if callback is not None:
                reserved["callback"] = f"callback-{id}"
            if reserved:
                fields = {**fields, "_call": reserved}
        text = encode_request(id, method, fields)
        if len(text) > self.message_in_bytes:
            data = {"limit": self.message_in_bytes, "actual": len(text), **facts_of_unsent_call(method)}
            message = f"Message too large: {len(text)} bytes, the limit is {self.message_in_bytes}"
            raise ClientError(_REQUEST_TOO_LARGE, message, data)
        with self._lock:
            if self._lost is not None:
                raise self._lost.again(facts_of_unsent_call(method))
            # Calls that continue during the grace time may still ask the application.
            if self._closing and method != "client.resolve_app_request":
                raise ClientClosed("The client is closed", data=facts_of_unsent_call(method))
            # Known before the call goes out, because requests may come before its answer.
            waiting = self._waiting[id] = _Waiting(method, answer)
            if app_object is not None or callback is not None:
                waiting.finished = self._register(id, app_object, callback)
        if waits and len(self._waiting) <= FEW_CALLS:
            self._send_at_once(text)
        else:
            self._transport.send(text)
        if options is not None and options.cancel_token is not None:
            waiting.detach = detach = options.cancel_token.attach(lambda: self.cancel(id))
            if id not in self._waiting:
                detach()
        return id

    def release(self, method: str, handle: int) -> None:
        """Frees a handle by a call whose answer is ignored.

        Takes no lock: the collector of garbage may run it anywhere.
        """
        if self._lost is None and not self._transport.foreign:
            self._transport.send(encode_request(next(self._ids), method, {"handle": handle}))

    def abandon(self) -> None:
        """Ends the connection without waiting, for the collector of garbage like `release`."""
        abandon: Optional[Callable[[], None]] = getattr(self._transport, "abandon", None)
        if abandon is not None and not self._transport.foreign:
            abandon()

    @property
    def foreign(self) -> bool:
        """Whether this is the copy of a session in a forked process."""
        return self._transport.foreign

    def __repr__(self) -> str:
        state = "" if self._lost is None else ", closed" if isinstance(self._lost, ClientClosed) else ", lost"
        return f"{self._transport!r}{state}"

    def raise_if_lost(self) -> None:
        """Raises ConnectionLost when the connection has ended."""
        if self._lost is not None:
            raise self._lost.again()

    def cancel(self, id: int) -> None:
        """Cancels a call; it still gets its one answer."""
        if self._transport.foreign:
            return
        with self._lock:
            waiting = self._waiting.get(id)
            if waiting is None:
                return
            waiting.cancelled = True
        self._transport.send(_cancellation(id))

    def facts(self, id: int) -> dict[str, Any]:
        """Known facts about the messages of a call that still waits."""
        with self._lock:
            waiting = self._waiting.get(id)
            return {} if waiting is None else self._facts(waiting)

    def _facts(self, waiting: _Waiting) -> dict[str, Any]:
        return facts_of_lost_call(waiting.method, waiting.sent, self._acknowledges)

    def _acknowledge(self, announced: Mapping[str, Any]) -> None:
        """Lets a message leave. It is noted first: from then on it may be executed."""
        id, hash = announced["id"], announced["message_hash"]
        with self._lock:
            waiting = self._waiting.get(id)
            if waiting is None or waiting.cancelled:
                return
            waiting.sent = with_message(waiting.sent, announced)
        self._transport.send(_acknowledgement(id, hash))

    def _register(
        self, id: int, app_object: Optional[AppObject], callback: Optional[Callback]
    ) -> Callable[[bool], Optional[SerialQueue]]:
        object_id, callback_id = f"object-{id}", f"callback-{id}"
        registered: Optional[_RegisteredCallback] = None
        if app_object is not None:
            self._objects[object_id] = _RegisteredObject(app_object, self._dispatcher)
        if callback is not None:
            registered = self._callbacks[callback_id] = _RegisteredCallback(callback, self._dispatcher)

        def finished(succeeded: bool) -> Optional[SerialQueue]:
            with self._lock:
                if app_object is not None and not succeeded:
                    self._objects.pop(object_id, None)
                if callback is not None and not (succeeded and callback.until_closed):
                    self._callbacks.pop(callback_id, None)
            return registered.queue if registered is not None and not registered.callback.until_closed else None

        return finished

    def _receive(self, text: bytes) -> None:
        try:
            message = decode(text)
        except (ValueError, RecursionError) as error:
            # It is not known which call the answer belongs to, and that call must not wait forever.
            self._end(ConnectionLost(f"The daemon sent a text that cannot be read: {error}"))
            threading.Thread(target=self.close, name="vendorclient close", daemon=True).start()
            return
        for entry in cast("Sequence[Any]", message) if isinstance(message, list) else [message]:
            try:
                if "method" in entry:
                    self._notified(entry["method"], entry.get("params") or {})
                else:
                    self._answered(entry)
            except Exception as error:
                # The reader has to continue: one odd message must not fail all calls.
                logger.error("A message of the daemon cannot be understood", exc_info=error)

    def _answered(self, answer: Mapping[str, Any]) -> None:
        with self._lock:
            waiting = self._waiting.pop(answer["id"], None)
            if waiting is not None and waiting.finished is not None:
                self._delayed += 1
            else:
                self._tell_drained()
        if waiting is None:
            if answer["id"] is None:
                logger.error("The daemon refuses a message: %s", answer.get("error"))
            return
        result = answer.get("result")
        refusal = answer.get("error")
        error = None
        if refusal is not None:
            data = with_facts(refusal.get("data"), waiting.method, waiting.sent, self._acknowledges)
            error = ClientError(refusal.get("code", 0), refusal.get("message", ""), data)
        if waiting.finished is None:
            waiting.settle(result, error)
            return

        def settle() -> None:
            waiting.settle(result, error)
            with self._lock:
                self._delayed -= 1
                self._tell_drained()

        before = waiting.finished(error is None)
        if before is None:
            settle()
        else:
            before.put(settle)

    def _tell_drained(self) -> None:
        if self._closing and not self._waiting and not self._delayed:
            self._drained.set()

    def _notified(self, method: str, params: Mapping[str, Any]) -> None:
        if method == "client.app_request":
            self._requested(params["app_object"], params["app_request_id"], params["request_data"])
        elif method == "client.app_notify":
            target = self._objects.get(params["app_object"])
            if target is not None:
                target.notify(params["notify_data"])
        elif method == "client.callback":
            registered = self._callbacks.get(params["callback"])
            if registered is not None:
                registered.push(params["response_type"], params["data"], params.get("lost") or 0)
        elif method == "client.app_request_cancelled":
            self._withdraw(params["app_request_id"])
        elif method == "client.closed":
            self._closed(params)
        elif method == "daemon.will_send":
            self._acknowledge(params)
        elif method == "daemon.fatal":
            self._fatal = params["message"]

    def _requested(self, object_id: str, request_id: int, data: Any) -> None:
        target = self._objects.get(object_id)
        request = AppRequest(request_id)

        def work() -> Any:
            if target is None:
                raise LookupError(f"There is no app object {object_id}")
            current_request.set(request)
            return target.app_object.handle_request(data)

        def done(result: Any, error: Optional[BaseException]) -> None:
            self._requests.pop(request_id, None)
            if not request.cancelled:
                self._resolve(request_id, result, error)

        # The work may be done before `spawn` returns, so the entry has to be there first.
        self._requests[request_id] = request
        try:
            request.on_cancel(self._dispatcher.spawn(work, done))
        except RuntimeError as error:
            # No more threads.
            done(None, error)

    def _resolve(self, request_id: int, result: Any, error: Optional[BaseException]) -> None:
        outcome = {"type": "Ok", "result": result} if error is None else {"type": "Error", "text": _short(error)}
        try:
            self.begin("client.resolve_app_request", {"app_request_id": request_id, "result": outcome})
        except ConnectionLost:
            pass
        except (ClientError, TypeError, ValueError) as failure:
            # The answer has no JSON form or is too large; the request is answered all the same.
            if error is None:
                self._resolve(request_id, None, failure)

    def _withdraw(self, request_id: int) -> None:
        request = self._requests.pop(request_id, None)
        if request is not None:
            request.cancel()

    def _closed(self, params: Mapping[str, Any]) -> None:
        with self._lock:
            target = self._objects.pop(params.get("app_object") or "", None)
            registered = self._callbacks.pop(params.get("callback") or "", None)
        for entry in (target, registered):
            if entry is not None:
                entry.close(params["reason"])

    def _end(self, lost: ConnectionLost) -> None:
        closed_here = isinstance(lost, ClientClosed)
        if self._fatal is not None and not closed_here:
            lost = ConnectionLost(self._fatal, lost.exit_status, lost.stderr)
        with self._lock:
            if self._lost is not None:
                return
            self._lost = lost
            waiting, self._waiting = self._waiting, {}
            closed: list[_RegisteredObject | _RegisteredCallback] = [*self._objects.values(), *self._callbacks.values()]
            self._objects.clear()
            self._callbacks.clear()
        for id, call in waiting.items():
            if closed_here:
                self._transport.send(_cancellation(id))
            call.settle(None, lost.again(self._facts(call)))
        for request_id in list(self._requests):
            self._withdraw(request_id)
        for entry in closed:
            entry.close("lost")


class _RegisteredObject:
    def __init__(self, app_object: AppObject, dispatcher: Dispatcher) -> None:
        self.app_object = app_object
        self._queue = SerialQueue(dispatcher)

    def notify(self, data: Any) -> None:
        self._queue.put(lambda: self.app_object.handle_notification(data))

    def close(self, reason: str) -> None:
        self._queue.put(lambda: self.app_object.on_closed(reason))


class _RegisteredCallback:
    """Messages on their way to a handler: at most CALLBACK_QUEUE, so that a slow handler cannot fill the memory."""

    def __init__(self, callback: Callback, dispatcher: Dispatcher) -> None:
        self.callback = callback
        self.queue = SerialQueue(dispatcher)
        self._lock = threading.Lock()
        self._messages: deque[CallbackMessage[Any]] = deque()

    def push(self, response_type: int, data: Any, lost: int) -> None:
        with self._lock:
            self._messages.append(CallbackMessage(response_type, data, lost))
            if len(self._messages) > CALLBACK_QUEUE:
                dropped = self._messages.popleft()
                self._messages[0].lost += dropped.lost + 1
                return
        self.queue.put(self._handle)

    def close(self, reason: str) -> None:
        on_closed = self.callback.on_closed
        if on_closed is not None:
            self.queue.put(lambda: on_closed(reason))

    def _handle(self) -> Any:
        with self._lock:
            message = self._messages.popleft()
        message.data = read(self.callback.types.get(message.response_type, Any), message.data)
        return self.callback.handler(message)


def warn_of(info: daemon.ResultOfInitialize) -> None:
    """Passes on what the daemon says about the configuration: unknown and deprecated fields."""
    for warning in info.warnings:
        logger.warning("Configuration, %s: %s", warning.path, warning.message)


def initialize_params(config: Any) -> dict[str, Any]:
    """The parameters of the first call of a connection. `config`: a ClientConfig or its fields."""
    return {
        "protocol": {"min": PROTOCOL, "max": PROTOCOL},
        "required": CAPABILITIES,
        "optional": [ACKNOWLEDGED_SENDING],
        "binding": client.BindingConfig(library="vendorclient-python", version=VERSION),
        "host_pid": os.getpid(),
        "config": config,
    }


def _cancellation(id: int) -> bytes:
    return b'{"jsonrpc":"2.0","method":"daemon.cancel","params":{"id":%d}}' % id


def _acknowledgement(id: int, hash: str) -> bytes:
    return b'{"jsonrpc":"2.0","method":"daemon.acknowledge_send","params":{"id":%d,"message_hash":"%s"}}' % (
        id,
        hash.encode(),
    )


def _fields(params: Any) -> dict[str, Any]:
    if params is None:
        return {}
    # Asking for dataclasses is fast, asking for the abstract type is not.
    return plain_object(params) if dataclasses.is_dataclass(params) else dict(params)


def _reserved(options: Optional[CallOptions]) -> dict[str, Any]:
    if options is None:
        return {}
    reserved = {
        "timeout_ms": options.timeout_ms,
        "app_request_timeout_ms": options.app_request_timeout_ms,
        "trace": options.trace,
    }
    return {name: value for name, value in reserved.items() if value is not None}


def _short(error: BaseException) -> str:
    if isinstance(error, asyncio.CancelledError):
        return "The handler was cancelled"
    text = error.message if isinstance(error, ClientError) else str(error)
    return (text or type(error).__name__)[:500]
