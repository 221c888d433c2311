"""Exceptions of this package."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence

from ._json import members
from .generated.processing import Outcome


class ClientError(Exception):
    """A failed call. Programs decide by `code`, never by the text.

    Positive codes come from the library (`CryptoErrorCode` and the like), negative ones from the protocol
    (`daemon.ProtocolErrorCode`).

    Example:
        try:
            wallet.functions.touch().send()
        except ClientError as error:
            if error.outcome != processing.Outcome.NOT_EXECUTED:
                raise
    """

    code: int
    data: Any

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(f"{message} (code {code})")
        self.code = code
        """Stable error code."""
        self.message = message
        """What was wrong, for people."""
        self.data = data
        """Facts for programs, plain JSON."""

    def __reduce__(self) -> tuple[Any, ...]:
        # By default only the text would be given to the constructor: process pools need errors that pickle.
        return type(self), (self.code, self.message, self.data), extra_attributes(self)

    @property
    def outcome(self) -> Optional[Outcome]:
        """What became of the message, however the call ended. None for calls that have nothing to do with messages.

        After `not_executed` you may repeat the call. After `unknown`, first look for `message_hash`.
        """
        found = self._fact("outcome")
        return Outcome(found) if found in set(Outcome) else None

    @property
    def settles_at(self) -> Optional[int]:
        """With the outcome `refused`: when the message can no longer be executed, Unix time in s.

        None if the message has no expiration: treat it as `unknown` then.
        """
        found: Optional[int] = self._fact("settles_at")
        return found

    @property
    def message_hash(self) -> Optional[str]:
        """Hash of the message that was sent or may have been."""
        found: Optional[str] = self._fact("message_hash")
        return found

    @property
    def transaction_id(self) -> Optional[str]:
        """Hash of the transaction, with the outcomes `failed` and `executed`."""
        found: Optional[str] = self._fact("transaction_id")
        return found

    def _fact(self, name: str) -> Any:
        return members(self.data).get(name)


class ConnectionLost(ClientError, ConnectionError):
    """The daemon ended or the connection broke. Handles and subscriptions are lost.

    As with each `ClientError`, `outcome` says what became of a message that the call was to send.

    Example:
        try:
            client.client.version()
        except ConnectionLost as lost:
            print(lost.exit_status, lost.stderr)
    """

    code: int = -32099
    """`daemon.ProtocolErrorCode.CONNECTION_LOST`: never sent by a daemon."""

    def __init__(
        self,
        message: str,
        exit_status: Optional[int] = None,
        stderr: str = "",
        data: Optional[Mapping[str, Any]] = None,
    ) -> None:
        parts = [message]
        if exit_status is not None:
            parts.append(f"exit status {exit_status}")
        if stderr.strip():
            parts.append(f"standard error: {stderr.strip()}")
        ConnectionError.__init__(self, "; ".join(parts))
        self.message = message
        """What happened."""
        self.exit_status = exit_status
        """Exit status of the daemon; negative is the number of a signal. None when it is not known."""
        self.stderr = stderr
        """The last 4 KiB of the standard error of the daemon."""
        self.data: dict[str, Any] = dict(data or {})
        """Facts about the messages of the call."""

    def again(self, data: Optional[Mapping[str, Any]] = None) -> ConnectionLost:
        """The same as a new exception, for another caller and its facts."""
        return type(self)(self.message, self.exit_status, self.stderr, data)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.exit_status, self.stderr, self.data), extra_attributes(self)


class ClientClosed(ConnectionLost):
    """Your program closed the client: waiting calls were cancelled, later ones are refused."""

    code: int = 17
    """`client.ClientErrorCode.INVALID_CONTEXT_HANDLE`."""


class ConnectFailed(ConnectionError):
    """Could not connect to a running daemon."""

    def __init__(self, message: str, status: Optional[int] = None) -> None:
        super().__init__(message)
        self.status = status
        """HTTP status of a refusal: 401 wrong token, 403 origin, 421 host, 503 too many connections or stopping."""
        self.message = message
        """What happened."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.status), extra_attributes(self)


class ProgramNotFound(FileNotFoundError):
    """No program was found to start."""

    def __init__(self, places: Sequence[str]) -> None:
        super().__init__("The program vendorclient was not found. Tried: " + "; ".join(places))
        self.places: list[str] = list(places)
        """Every place that was tried, with what was wrong there."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.places,), extra_attributes(self)


def extra_attributes(error: BaseException) -> Optional[dict[str, Any]]:
    """Attributes that a program added, notes for example, which the constructor does not set."""
    return {name: value for name, value in vars(error).items() if name.startswith("__")} or None
