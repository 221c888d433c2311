"""What can go wrong, as exceptions."""

from __future__ import annotations

from typing import Any, Optional, Sequence


class ClientError(Exception):
    """A failed call. Programs decide by `code`, never by the text.

    Positive codes are those of the library (`CryptoErrorCode` and its like), negative ones those of the protocol
    (`daemon.ProtocolErrorCode`).
    """

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(f"{message} (code {code})")
        self.code = code
        """Stable number of the error."""
        self.message = message
        """What was wrong, for people."""
        self.data = data
        """Facts for programs, plain JSON."""

    def __reduce__(self) -> tuple[Any, ...]:
        # By default only the text would be given to the constructor: process pools need errors that pickle.
        return type(self), (self.code, self.message, self.data), _extra(self)


class ConnectionLost(ConnectionError):
    """The daemon ended or the connection broke. Handles and subscriptions are gone with it."""

    code: int = -32099
    """`daemon.ProtocolErrorCode.CONNECTION_LOST`: never sent by a daemon."""

    def __init__(self, message: str, exit_status: Optional[int] = None, stderr: str = "") -> None:
        parts = [message]
        if exit_status is not None:
            parts.append(f"exit status {exit_status}")
        if stderr.strip():
            parts.append(f"standard error: {stderr.strip()}")
        super().__init__("; ".join(parts))
        self.message = message
        """What happened."""
        self.exit_status = exit_status
        """Exit status of the daemon; negative is the number of a signal. None when it is not known."""
        self.stderr = stderr
        """The last 4 KiB of the standard error of the daemon."""

    def again(self) -> ConnectionLost:
        """The same as a new exception, for another caller."""
        return type(self)(self.message, self.exit_status, self.stderr)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.exit_status, self.stderr), _extra(self)


class ClientClosed(ConnectionLost):
    """The program closed the client: calls that waited were cancelled, later ones are refused."""

    code: int = 17
    """`client.ClientErrorCode.INVALID_CONTEXT_HANDLE`."""


class ConnectFailed(ConnectionError):
    """No connection to a serving daemon could be made."""

    def __init__(self, message: str, status: Optional[int] = None) -> None:
        super().__init__(message)
        self.status = status
        """HTTP status of a refusal: 401 wrong token, 403 origin, 421 host, 503 too many connections or stopping."""
        self.message = message
        """What happened."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.status), _extra(self)


class ProgramNotFound(FileNotFoundError):
    """There is no program to start."""

    def __init__(self, places: Sequence[str]) -> None:
        super().__init__("The program vendorclient was not found. Tried: " + "; ".join(places))
        self.places: list[str] = list(places)
        """Every place that was tried, with what was wrong there."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.places,), _extra(self)


def _extra(error: BaseException) -> Optional[dict[str, Any]]:
    """Attributes that a program added, notes for example, which the constructor does not set."""
    return {name: value for name, value in vars(error).items() if name.startswith("__")} or None
