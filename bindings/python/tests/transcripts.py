"""Plays transcripts of the protocol over a transport. Their format: test/transcripts/README.md of the project."""

from __future__ import annotations

import json
import queue
import re
import time
from pathlib import Path
from typing import Any, Callable, NamedTuple, Optional

from vendorclient import ConnectionLost
from vendorclient._transport import Transport

PATIENCE_SECONDS = 10.0


class Transcript(NamedTuple):
    name: str
    header: dict[str, Any]
    steps: list[dict[str, Any]]

    def runs_on(self, kind: str) -> bool:
        """Whether a transport of whole texts can play it: no bytes, no signals, no half-closed connection."""
        needed = {key for step in self.steps for key in step}
        return kind in self.header.get("transports", [kind]) and not needed & {"sendBytes", "signal", "close"}

    @property
    def needs_own_daemon(self) -> bool:
        ends = any("expectClosed" in step and "host" not in step for step in self.steps)
        return ends or "settings" in self.header

    @property
    def settings(self) -> dict[str, str]:
        """The settings as environment variables."""
        values = self.header.get("settings", {}).items()
        return {f"VENDORCLIENT_{path.replace('.', '_').upper()}": str(value) for path, value in values}


def read_transcripts(folder: str) -> list[Transcript]:
    transcripts = []
    for file in sorted(Path(folder).glob("*.jsonl")):
        header, *steps = map(json.loads, file.read_text("utf-8").splitlines())
        transcripts.append(Transcript(file.name, header, steps))
    return transcripts


class Host:
    """One connection, on which texts are sent and expected."""

    def __init__(self, transport: Transport, tells_exit: bool) -> None:
        self.transport = transport
        self.tells_exit = tells_exit
        self._incoming: queue.SimpleQueue[Any] = queue.SimpleQueue()
        transport.start(self._incoming.put, self._incoming.put)
        self.ended: Optional[ConnectionLost] = None

    def send(self, text: str) -> None:
        self.transport.send(text.encode())

    def next(self) -> str:
        came = self._take()
        assert isinstance(came, bytes), f"the connection ended: {came}"
        return came.decode()

    def end(self) -> ConnectionLost:
        came = self._take()
        assert isinstance(came, ConnectionLost), f"another message came: {came!r}"
        self.ended = came
        return came

    def settle(self) -> None:
        """Whatever the daemon had to say before it answers a last request has come then: nothing."""
        if self.ended is None:
            self.send('{"jsonrpc":"2.0","id":"end","method":"daemon.ping"}')
            match(json.loads(self.next()), {"id": "end"}, {})

    def _take(self) -> Any:
        try:
            return self._incoming.get(timeout=PATIENCE_SECONDS)
        except queue.Empty:
            raise AssertionError("nothing came") from None


def replay(transcript: Transcript, connect: Callable[[], Host]) -> None:
    """Plays all steps; raises AssertionError with the line that failed."""
    hosts: dict[str, Host] = {}
    saved: dict[str, Any] = {}
    line = 1
    try:
        for step in transcript.steps:
            line += 1
            name = step.get("host", "main")
            if name not in hosts:
                hosts[name] = connect()
            _play({key: value for key, value in step.items() if key != "host"}, hosts[name], saved)
        for host in hosts.values():
            host.settle()
    except AssertionError as error:
        raise AssertionError(f"{transcript.name} line {line}: {error}") from error
    finally:
        for host in hosts.values():
            host.transport.close()


def _play(step: dict[str, Any], host: Host, saved: dict[str, Any]) -> None:
    ((action, operand),) = step.items()
    if action == "send":
        host.send(_dump(_fill_in(operand, saved)))
    elif action == "sendTogether":
        for message in operand:
            host.send(_dump(_fill_in(message, saved)))
    elif action == "sendRaw":
        host.send(operand)
    elif action == "sendFilled":
        text = _dump(operand["message"])
        host.send(text.replace("$fill", "x" * (operand["bytes"] - len(text.encode()) + len("$fill"))))
    elif action == "expect":
        match(json.loads(host.next()), operand, saved)
    elif action == "expectAll":
        _match_in_any_order([json.loads(host.next()) for _ in operand], operand, saved, "messages")
    elif action == "expectRaw":
        text = host.next()
        assert text == operand, f"expected {operand}, got {text}"
    elif action == "expectClosed":
        end = host.end()
        if host.tells_exit and operand.get("exit") is not None:
            assert end.exit_status == operand["exit"], f"expected exit {operand['exit']}, got {end.exit_status}"
    elif action == "delay":
        time.sleep(operand / 1000)
    else:
        raise AssertionError(f"unknown step {action}")


def _dump(message: Any) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


_JSON_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "number": (int, float),
    "boolean": (bool,),
    "object": (dict,),
    "array": (list,),
}
_ABSENT = object()


def match(actual: Any, pattern: Any, saved: dict[str, Any], path: str = "message") -> None:
    """Raises AssertionError that names the place when `actual` does not match; keeps what the pattern saves."""
    if isinstance(pattern, dict):
        operator = next((key for key in pattern if key.startswith("$")), None)
        if operator is not None:
            _match_operator(actual, operator, pattern[operator], saved, path)
            return
        _expect(isinstance(actual, dict), path, pattern, actual)
        for key, value in pattern.items():
            match(actual.get(key, _ABSENT), value, saved, f"{path}.{key}")
    elif isinstance(pattern, list):
        _expect(isinstance(actual, list) and len(actual) == len(pattern), path, pattern, actual)
        for index, item in enumerate(pattern):
            match(actual[index], item, saved, f"{path}[{index}]")
    else:
        # For Python True is 1.
        same_kind = isinstance(actual, bool) == isinstance(pattern, bool)
        _expect(same_kind and actual == pattern, path, pattern, actual)


def _match_operator(actual: Any, operator: str, operand: Any, saved: dict[str, Any], path: str) -> None:
    if operator == "$is":
        is_bool = isinstance(actual, bool) and operand != "boolean"
        _expect(isinstance(actual, _JSON_TYPES[operand]) and not is_bool, path, operand, actual)
    elif operator == "$save":
        _expect(actual is not _ABSENT, path, "any value", actual)
        saved[operand] = actual
    elif operator == "$var":
        match(actual, saved[operand], saved, path)
    elif operator == "$regex":
        _expect(isinstance(actual, str) and re.search(operand, actual) is not None, path, operand, actual)
    elif operator == "$absent":
        _expect(actual is _ABSENT, path, "nothing", actual)
    elif operator == "$oneOf":
        _expect(any(_matches(actual, entry, saved) for entry in operand), path, operand, actual)
    elif operator == "$anyOrder":
        _expect(isinstance(actual, list), path, operand, actual)
        _match_in_any_order(actual, operand, saved, path)
    else:
        raise AssertionError(f"unknown operator {operator}")


def _match_in_any_order(actual: list[Any], patterns: list[Any], saved: dict[str, Any], path: str) -> None:
    """Every pattern has its own item."""
    rest = list(patterns)
    for index, item in enumerate(actual):
        found = next((pattern for pattern in rest if _matches(item, pattern, saved)), _ABSENT)
        _expect(found is not _ABSENT, f"{path}[{index}]", rest, item)
        rest.remove(found)
    _expect(not rest, path, rest, "nothing more")


def _matches(actual: Any, pattern: Any, saved: dict[str, Any]) -> bool:
    kept = dict(saved)
    try:
        match(actual, pattern, kept)
    except AssertionError:
        return False
    saved.update(kept)
    return True


def _fill_in(template: Any, saved: dict[str, Any]) -> Any:
    if isinstance(template, list):
        return [_fill_in(item, saved) for item in template]
    if not isinstance(template, dict):
        return template
    if "$var" in template:
        return saved[template["$var"]]
    return {key: _fill_in(value, saved) for key, value in template.items()}


def _expect(holds: bool, path: str, expected: Any, actual: Any) -> None:
    assert holds, f"{path}: expected {expected!r}, got {'nothing' if actual is _ABSENT else repr(actual)[:2000]}"
