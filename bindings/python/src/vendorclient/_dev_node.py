"""A development node for tests: started, controlled, stopped."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
import urllib.error
import urllib.request
import weakref
from typing import IO, Any, Mapping, Optional, Sequence

from ._codec import read, to_json
from ._program import find_program
from .generated import dev_node as types
from .generated.functions.dev_node import DevNodeMethods

STOP_SECONDS = 10
CALL_SECONDS = 300


class DevNodeError(Exception):
    """A control was refused, or the node is gone. Programs decide by `code`."""

    def __init__(self, code: str, message: str, status: Optional[int] = None, exit_code: Optional[int] = None) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code
        """`invalid_params`, `not_found`, `conflict` and so on; `unreachable` when the node did not answer."""
        self.message = message
        """What was wrong, for people."""
        self.status = status
        """HTTP status."""
        self.exit_code = exit_code
        """Exit code of the contract that refused a message."""


class DevNode(DevNodeMethods):
    """A node in a process of its own, on a free port of this machine. It ends with the program that started it.

    with DevNode.start(accounts=3) as node:
        before = node.snapshot()
        node.increase_time(seconds=3601)
        node.revert(before)
    """

    def __init__(self, process: subprocess.Popen[bytes], ready: dict[str, Any], log: _Log) -> None:
        """See `DevNode.start`."""
        self._process = process
        self._log = log
        self.ready = ready
        """What the node said when it was ready: addresses, givers, wallets, settings."""
        self.url: str = ready["url"]
        """Endpoint for clients."""
        self.epoch: Optional[str] = ready["epoch"]
        """Random id of the history, as the last answer had it; `revert`, `reset` and `load` begin another one."""
        self.accounts: list[types.NodeAccount] = []
        """Funded wallets that the chain began with."""
        self._finalizer = weakref.finalize(self, _end, process)

    @classmethod
    def start(
        cls,
        *,
        accounts: int = 0,
        balance: Optional[str] = None,
        mnemonic: Optional[str] = None,
        fork: Optional[str] = None,
        state: Optional[str] = None,
        data_folder: Optional[str] = None,
        manual: bool = False,
        deprecated_api: bool = False,
        port: int = 0,
        args: Sequence[str] = (),
        program: Optional[str] = None,
        search_path: bool = False,
        environment: Optional[Mapping[str, str]] = None,
    ) -> DevNode:
        """Starts a node and waits until it is ready.

        - accounts: Number of funded wallets; `balance` is what each has, in tokens, `mnemonic` the phrase of the keys.
        - fork: URL of a node whose network the chain is forked from.
        - state: File (.jsonl) that the chain begins with and is written to at the end.
        - data_folder: Folder that keeps the chain. Default: in memory.
        - manual: Blocks are made by `mine` only.
        - deprecated_api: Collections and subscriptions are offered too.
        - args: More options of `vendorclient node`.

        Raises ProgramNotFound, DevNodeError `not_started` with what the node logged.
        """
        variables = dict(os.environ if environment is None else environment)
        command = [
            *find_program(program, variables, search_path),
            "node",
            *("--port", str(port), "--until-input-ends"),
            *_place(state, data_folder),
            *(["--accounts", str(accounts)] if accounts else []),
            *(["--balance", balance] if balance is not None else []),
            *(["--mnemonic", mnemonic] if mnemonic is not None else []),
            *(["--fork", fork] if fork is not None else []),
            *(["--manual"] if manual else []),
            *(["--deprecated-api"] if deprecated_api else []),
            *args,
        ]
        log = _Log()
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log.file,
            env=variables,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            process.stdout.close()
            _end(process)
            text = log.text()
            log.close()
            raise DevNodeError("not_started", f"The node ended with exit status {process.returncode}: {text}")
        # What it says later is of no interest, but must not fill the pipe.
        threading.Thread(target=_drain, args=(process.stdout,), name="vendorclient node", daemon=True).start()
        node = cls(process, json.loads(line), log)
        try:
            node.accounts = node.list_accounts().accounts
        except BaseException:
            node.stop()
            raise
        return node

    @property
    def giver(self) -> dict[str, Any]:
        """The funded contract that the chain began with: `account_id`, `public`, `secret`."""
        giver: dict[str, Any] = self.ready["giver"]
        return giver

    @property
    def log(self) -> str:
        """What the node has logged, JSON lines."""
        return self._log.text()

    def fund(
        self, account_id: str, amount: Optional[int] = None, currencies: Optional[Mapping[int, int]] = None
    ) -> None:
        """Gives money to an account: nano, 100 tokens by default, and other currencies by id. Raises DevNodeError."""
        gift: dict[str, Any] = {"account_id": account_id}
        if amount is not None:
            gift["amount"] = str(amount)
        if currencies is not None:
            gift["currencies"] = {str(key): str(value) for key, value in currencies.items()}
        answer = self._post("/v2/faucet", json.dumps(gift))
        if answer.get("error") is not None:
            raise DevNodeError("refused", answer["error"]["message"])

    def stop(self) -> None:
        """Stops the node in order; nothing happens when it has ended. Waits up to 10 s, then kills it."""
        self._finalizer()
        self._log.close()

    def __enter__(self) -> DevNode:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _control(self, name: str, params: dict[str, Any], result: Any) -> Any:
        given = {key: _amounts(value) for key, value in params.items() if value is not None}
        answer = self._post(f"/admin/{name}", to_json(given))
        self.epoch = answer.get("epoch", self.epoch)
        return None if result is None else read(result, answer)

    def _post(self, path: str, body: str) -> dict[str, Any]:
        request = urllib.request.Request(self.url + path, data=body.encode(), method="POST")
        try:
            # Proxies are for other machines.
            with _opener.open(request, timeout=CALL_SECONDS) as response:
                answer: dict[str, Any] = json.loads(response.read())
                return answer
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error.code, error.read()) from None
        except OSError as error:
            raise DevNodeError("unreachable", f"The node does not answer: {error}") from error


_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def _refusal(status: int, body: bytes) -> DevNodeError:
    try:
        error = json.loads(body)["error"]
        return DevNodeError(error["code"], error["message"], status, error.get("exit_code"))
    except (ValueError, KeyError, TypeError):
        return DevNodeError("unreachable", f"The node answered {status}: {body[:200]!r}", status)


def _amounts(value: Any) -> Any:
    """Amounts are texts on the wire, also in maps by currency."""
    if isinstance(value, dict):
        return {str(key): str(item) if _is_amount(item) else item for key, item in value.items()}
    return value


def _is_amount(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _place(state: Optional[str], data_folder: Optional[str]) -> list[str]:
    if state is not None:
        return ["--state", os.path.abspath(state)]
    return ["--in-memory"] if data_folder is None else ["--data", data_folder]


class _Log:
    """The standard error of a node, in a file that goes away."""

    def __init__(self) -> None:
        self.file: IO[bytes] = tempfile.TemporaryFile()
        self._kept: Optional[str] = None

    def text(self) -> str:
        if self._kept is not None:
            return self._kept
        # The node writes at the end whatever this reads.
        size = os.fstat(self.file.fileno()).st_size
        return os.pread(self.file.fileno(), size, 0).decode("utf-8", "replace") if hasattr(os, "pread") else ""

    def close(self) -> None:
        if self._kept is None:
            self._kept = self.text()
            self.file.close()


def _drain(stream: Any) -> None:
    with stream:
        while stream.read(65536):
            pass


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.stdin is not None and not process.stdin.closed:
        process.stdin.close()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
