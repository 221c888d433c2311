"""Exceptions of this package."""

from __future__ import annotations

from typing import Any, Optional, Sequence


class ClientError(Exception):
    """A failed call. Programs decide by `code`, never by the text.

    Positive codes come from the library (`CryptoErrorCode` and the like), negative ones from the protocol
    (`daemon.ProtocolErrorCode`).
    """

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


class ConnectionLost(ConnectionError):
    """The daemon ended or the connection broke. Handles and subscriptions are lost."""

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
        return type(self), (self.message, self.exit_status, self.stderr), extra_attributes(self)


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
