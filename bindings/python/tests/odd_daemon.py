"""A peer that does what a daemon rarely does: lost messages, chunks of one byte, odd lines, a fatal start."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import fields
from typing import Any

from vendorclient import daemon

mode = os.environ["ODD_MODE"]


def say(message: Any, end: bytes = b"\n") -> None:
    data = json.dumps(message, ensure_ascii=False).encode() + end
    if mode == "bytes":
        for byte in data:
            os.write(1, bytes([byte]))
    else:
        os.write(1, data)


def answer(request: Any, result: Any) -> None:
    say({"jsonrpc": "2.0", "id": request["id"], "result": result})


def notify(method: str, params: Any) -> None:
    say({"jsonrpc": "2.0", "method": method, "params": params})


INITIALIZED = {
    "protocol": 1,
    "capabilities": ["unheard of"],
    "server": {"version": "99.0.0", "build_number": 0, "pid": os.getpid(), "unheard_of": 1},
    "limits": {field.name: 1000 for field in fields(daemon.Limits)},
    "config": {"crypto": {"mnemonic_dictionary": 99}},
    "warnings": [],
}

if mode == "fatal":
    notify("daemon.fatal", {"code": 4, "message": "the storage is of a later version", "data": {}})
    sys.stderr.write("x" * 10000 + " the end")
    sys.exit(4)

for line in sys.stdin.buffer:
    request = json.loads(line)
    if request["method"] == "daemon.initialize":
        os.write(1, b"\r\n\n  \n")
        say({"jsonrpc": "2.0", "method": "daemon.unheard_of", "params": {}}, b"\r\n")
        answer(request, INITIALIZED)
    elif request["method"] == "lost":
        callback = request["params"]["_call"]["callback"]
        notify("client.callback", {"callback": callback, "response_type": 100, "data": 1})
        notify("client.callback", {"callback": callback, "response_type": 101, "data": 2, "lost": 12})
        notify("client.callback", {"callback": "unheard of", "response_type": 100, "data": 3})
        answer(request, None)
    elif request["method"] == "text":
        answer(request, "aé€😀")
    elif request["method"] == "twice":
        answer(request, "first")
        answer(request, "second")
        say({"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "no JSON"}})
        os.write(1, b"[]\n7\n{}\n")
    elif request["method"] == "garbage":
        os.write(1, b"no JSON\n")
    elif request["method"] == "unknown_object":
        notify("client.app_request", {"app_object": "unheard of", "app_request_id": 7, "request_data": {"type": "A"}})
        resolution = json.loads(sys.stdin.buffer.readline())
        answer(resolution, None)
        answer(request, resolution["params"])
    elif request["method"] == "hang":
        os.close(1)
        for _ in sys.stdin.buffer:
            pass
        sys.exit(7)
    elif request["method"] == "last":
        # The last line counts without a line end.
        say({"jsonrpc": "2.0", "id": request["id"], "result": "last"}, b"")
        sys.exit(0)
