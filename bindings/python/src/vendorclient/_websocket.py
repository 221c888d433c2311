"""A connection to a serving daemon over WebSocket (RFC 6455), as far as a client of JSON-RPC needs it."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import socket
import ssl
import struct
import threading
from pathlib import Path
from typing import Callable, NamedTuple, Optional
from urllib.parse import urlsplit

from ._errors import ConnectFailed, ConnectionLost
from ._outgoing import Outgoing
from ._transport import Lost, Receive

CONNECT_SECONDS = 5.0
CLOSE_SECONDS = 7.0

_TEXT, _BINARY, _CLOSE, _PING, _PONG = 0x1, 0x2, 0x8, 0x9, 0xA
_ACCEPT_KEY = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Address(NamedTuple):
    """Where a daemon listens and what it wants to see."""

    url: str
    token: Optional[str]


class WebSocketTransport:
    """Connects to an address. `renewed` returns the address again after the first token was refused."""

    def __init__(self, find: Callable[[], Address], renewable: bool = False) -> None:
        self._find = find
        self._renewable = renewable
        self._outgoing = Outgoing()
        self._owner = os.getpid()
        self._lock = threading.Lock()
        self._socket: Optional[socket.socket] = None
        self._received = b""
        self._ended = threading.Event()
        self._closing = False
        self._close_reason = ""
        self._lost: Optional[Lost] = None
        self._place = "a WebSocket"

    @property
    def foreign(self) -> bool:
        return self._owner != os.getpid()

    def start(self, receive: Receive, lost: Lost) -> None:
        """Raises ConnectFailed if the port is closed or the daemon refuses."""
        connection, received = self._connect()
        with self._lock:
            if self._closing:
                connection.close()
                raise ConnectFailed("The client is closed")
            self._socket, self._received, self._lost = connection, received, lost
        for name, target in (("reader", lambda: self._read(receive)), ("writer", self._write)):
            threading.Thread(target=target, name=f"vendorclient {name}", daemon=True).start()

    def send(self, text: bytes) -> None:
        self._outgoing.put(_frame(_TEXT, text))

    def close(self) -> None:
        if self.foreign:
            return
        with self._lock:
            self._closing = True
        if self._socket is None:
            return
        self._outgoing.put(_frame(_CLOSE, struct.pack(">H", 1000)))
        if not self._ended.wait(CLOSE_SECONDS):
            self._shut()
        self._end()

    def abandon(self) -> None:
        """Closes without waiting and takes no lock: after the last frame the writer shuts the socket."""
        self._closing = True
        self._outgoing.put(_frame(_CLOSE, struct.pack(">H", 1000)))
        self._outgoing.put(None)

    def __repr__(self) -> str:
        return self._place

    def _connect(self) -> tuple[socket.socket, bytes]:
        try:
            return self._open()
        except ConnectFailed as failure:
            # A daemon that was just started has a new token.
            if failure.status != 401 or not self._renewable:
                raise
        return self._open()

    def _open(self) -> tuple[socket.socket, bytes]:
        address = self._find()
        connected = _open(address)
        parts = urlsplit(address.url)
        # Without a name and a password that may be in the URL.
        self._place = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
        return connected

    def _read(self, receive: Receive) -> None:
        frames = _FrameReader(self._socket, self._received)
        message: list[bytes] = []
        try:
            while True:
                final, opcode, payload = frames.next()
                if opcode == _PING:
                    self._outgoing.put(_frame(_PONG, payload))
                elif opcode == _CLOSE:
                    code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
                    self._close_reason = f" ({code} {payload[2:].decode(errors='replace')})".replace(" )", ")")
                    self._outgoing.put(_frame(_CLOSE, payload[:2]))
                    break
                elif opcode != _PONG:
                    message.append(payload)
                    if final:
                        receive(b"".join(message))
                        message = []
        except (OSError, EOFError):
            pass
        self._outgoing.put(None)
        self._end()

    def _write(self) -> None:
        assert self._socket is not None
        while True:
            frames = self._outgoing.take()
            if not frames:
                break
            try:
                self._socket.sendall(frames)
            except OSError:
                break
        self._shut()

    def _shut(self) -> None:
        if self._socket is None:
            return
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self._socket.close()

    def _end(self) -> None:
        with self._lock:
            lost, self._lost = self._lost, None
        self._ended.set()
        if lost is not None:
            text = "The client is closed" if self._closing else f"The connection is closed{self._close_reason}"
            lost(ConnectionLost(text))


def read_discovery(data_folder: str) -> Address:
    """Address of the daemon that serves a data folder, from its discovery file. Raises ConnectFailed without one."""
    folder = Path(data_folder).expanduser()
    try:
        found = json.loads((folder / "daemon.json").read_text("utf-8"))
        return Address(found["ws"], (folder / found["token_file"]).read_text("utf-8").strip())
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ConnectFailed(f"No daemon serves the data folder {folder}: {error}") from error


def _open(address: Address) -> tuple[socket.socket, bytes]:
    parts = urlsplit(address.url)
    if parts.scheme not in ("ws", "wss") or parts.hostname is None:
        raise ConnectFailed(f"{address.url} is no WebSocket address: expected ws://host:port/rpc")
    if address.token is not None and not _is_token(address.token):
        # Not printed: it is a secret, also when it is a wrong one.
        raise ConnectFailed(
            "The token is not one word of visible ASCII characters; is it the content of the token file?"
        )
    port = parts.port or (443 if parts.scheme == "wss" else 80)
    try:
        connection = socket.create_connection((parts.hostname, port), CONNECT_SECONDS)
        try:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if parts.scheme == "wss":
                connection = ssl.create_default_context().wrap_socket(connection, server_hostname=parts.hostname)
            received = _shake_hands(connection, parts.netloc.rpartition("@")[2], parts.path or "/", address)
            connection.settimeout(None)
            return connection, received
        except BaseException:
            connection.close()
            raise
    except ConnectFailed:
        raise
    except (OSError, EOFError) as error:
        raise ConnectFailed(f"No connection to {address.url}: {error}") from error


def _is_token(text: str) -> bool:
    return text != "" and all("!" <= character <= "~" for character in text)


def _shake_hands(connection: socket.socket, host: str, path: str, address: Address) -> bytes:
    """Asks for the upgrade; returns bytes that came after the answer."""
    key = base64.b64encode(os.urandom(16))
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key.decode()}",
        "Sec-WebSocket-Protocol: rpc.v1",
        *([] if address.token is None else [f"Authorization: Bearer {address.token}"]),
    ]
    connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
    answer = b""
    while b"\r\n\r\n" not in answer:
        chunk = connection.recv(4096)
        if not chunk or len(answer) > 65536:
            raise EOFError("the answer is no HTTP")
        answer += chunk
    head, _, rest = answer.partition(b"\r\n\r\n")
    status_line, *header_lines = head.decode("latin-1").split("\r\n")
    status = int(status_line.split(" ")[1]) if status_line.startswith("HTTP/1.1 ") else 0
    headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in header_lines)}
    if status != 101:
        reason = rest.decode(errors="replace").strip() or status_line
        raise ConnectFailed(f"The daemon at {address.url} refuses the connection: {reason}", status)
    expected = base64.b64encode(hashlib.sha1(key + _ACCEPT_KEY).digest()).decode()
    if headers.get("sec-websocket-accept") != expected:
        raise ConnectFailed(f"{address.url} answers like no WebSocket server", status)
    return rest


class _FrameReader:
    def __init__(self, connection: Optional[socket.socket], received: bytes) -> None:
        assert connection is not None
        self._connection = connection
        self._buffer = bytearray(received)

    def next(self) -> tuple[bool, int, bytes]:
        """Whether the frame is the last of its message, its opcode, its payload. Raises EOFError at the end."""
        first, second = self._take(2)
        if first & 0x70 or second & 0x80:
            raise EOFError("a frame of a server has no extension bits and no mask")
        size = second & 0x7F
        if size == 126:
            size = struct.unpack(">H", self._take(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self._take(8))[0]
        return bool(first & 0x80), first & 0x0F, self._take(size)

    def _take(self, size: int) -> bytes:
        while len(self._buffer) < size:
            chunk = self._connection.recv(1 << 18)
            if not chunk:
                raise EOFError
            self._buffer += chunk
        taken = bytes(self._buffer[:size])
        del self._buffer[:size]
        return taken


def _frame(opcode: int, payload: bytes) -> bytes:
    """A whole message in one masked frame."""
    size = len(payload)
    mask = os.urandom(4)
    if size < 126:
        head = struct.pack(">BB", 0x80 | opcode, 0x80 | size)
    elif size < 65536:
        head = struct.pack(">BBH", 0x80 | opcode, 0x80 | 126, size)
    else:
        head = struct.pack(">BBQ", 0x80 | opcode, 0x80 | 127, size)
    # As one large number: fast without a loop over bytes.
    repeated = (mask * (size // 4 + 1))[:size]
    masked = int.from_bytes(payload, "little") ^ int.from_bytes(repeated, "little")
    return head + mask + masked.to_bytes(size, "little")
