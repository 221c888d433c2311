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
from typing import IO, Any, Mapping, Optional, Sequence, cast

from ._codec import read, to_json
from ._errors import extra_attributes
from ._program import find_program
from ._signers import Keys
from .generated import dev_node as types
from .generated.daemon import ResultOfInitialize
from .generated.functions.dev_node import DevNodeMethods

STOP_SECONDS = 10
CALL_SECONDS = 300


class DevNodeError(Exception):
    """A control was refused, or the node has ended. Programs decide by `code`.

    Example:
        try:
            node.revert(17)
        except DevNodeError as error:
            print(error.code, error.message)
    """

    def __init__(self, code: str, message: str, status: Optional[int] = None, exit_code: Optional[int] = None) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code
        """`invalid_params`, `not_found`, `conflict` and so on; `unreachable` when the node did not answer."""
        self.message = message
        """The problem, for people."""
        self.status = status
        """HTTP status."""
        self.exit_code = exit_code
        """Exit code of the contract that refused a message."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.message, self.status, self.exit_code), extra_attributes(self)


class Giver:
    """The funded contract that a chain begins with. It pays for deployments: `funded_by=node.giver`."""

    def __init__(self, node: DevNode, account_id: Optional[str], keys: Optional[Keys]) -> None:
        """See `DevNode.giver`."""
        self.account_id = account_id
        """Its account id, which is also its Dapp ID; None for a node that was already running."""
        self.keys = keys
        """What signs its messages; None for a node that was already running."""
        self._node = node

    def __repr__(self) -> str:
        return f"<Giver {self.account_id}>"

    def fund(self, account_id: str, amount: Optional[int] = None) -> None:
        """Funds an account, as `DevNode.fund` does."""
        self._node.fund(account_id, amount)


class DevNode(DevNodeMethods):
    """A node in a separate process, on a free port of this machine. It ends with the program that started it.

    Example:
        with DevNode.start(accounts=3) as node:
            before = node.snapshot()
            node.increase_time(seconds=3601)
            node.revert(before)
    """

    def __init__(
        self, process: Optional[subprocess.Popen[bytes]], ready: dict[str, Any], log: Optional[_Log] = None
    ) -> None:
        """See `DevNode.start` and `DevNode.connect`."""
        self._process = process
        self._log = log
        self.ready = ready
        """The report of the node when it became ready: addresses, givers, wallets, settings."""
        self.url: str = ready["url"]
        """Endpoint for clients."""
        self.epoch: Optional[str] = ready.get("epoch")
        """Random id of the history, as the last answer had it; `revert`, `reset` and `load` begin another one."""
        self.accounts: list[types.NodeAccount] = []
        """Funded wallets that the chain began with."""
        self._finalizer = None if process is None else weakref.finalize(self, _end, process, log)
        if process is not None:
            _running.add(self)

    @classmethod
    def start(
        cls,
        *,
        accounts: Optional[int] = None,
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

        - accounts: Number of funded wallets, 10 by default; each has `balance` tokens, and a key of `mnemonic`.
        - fork: URL of a node whose network the chain is forked from.
        - state: File (.jsonl) that the chain begins with and is written to at the end.
        - data_folder: Folder that keeps the chain. Default: in memory.
        - manual: Blocks are made by `mine` only.
        - deprecated_api: Also offer collections and subscriptions.
        - args: More options of `vendorclient node`.

        Raises ProgramNotFound, DevNodeError `not_started` with what the node logged.

        Example:
            with DevNode.start(accounts=3) as node, Client.start(endpoints=[node.url]) as client:
                print(client.client.version().version)
        """
        variables = dict(os.environ if environment is None else environment)
        command = [
            *find_program(program, variables, search_path),
            "node",
            *("--port", str(port), "--until-input-ends"),
            *_place(state, data_folder),
            *(["--accounts", str(accounts)] if accounts is not None else []),
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
            _end(process, log)
            raise DevNodeError("not_started", f"The node ended with exit status {process.returncode}: {log.text()}")
        # What it says later is of no interest, but must not fill the pipe.
        threading.Thread(target=_drain, args=(process.stdout,), name="vendorclient node", daemon=True).start()
        node = cls(process, json.loads(line), log)
        try:
            node.accounts = node.list_accounts().accounts
        except BaseException:
            node.stop()
            raise
        return node

    @classmethod
    def connect(cls, url: str) -> DevNode:
        """A node that is already running at this URL; that of `vendorclient node` is `http://127.0.0.1:8600`.

        No request is sent before the first control: `ready` has only the URL, `accounts` is empty. `stop` leaves it
        alone.

        Example:
            node = DevNode.connect("http://127.0.0.1:8600")
        """
        return cls(None, {"url": (url if "://" in url else f"http://{url}").rstrip("/")})

    @property
    def giver(self) -> Giver:
        """The funded contract that the chain began with. It pays for deployments.

        If the node was already running, its account and its keys are unknown, but it pays all the same.
        """
        fields = self.ready.get("giver")
        if fields is None:
            return Giver(self, None, None)
        return Giver(self, fields["account_id"], Keys(fields["public"], fields["secret"]))

    @property
    def log(self) -> str:
        """What the node has logged, as JSON lines; empty if the node was already running."""
        return "" if self._log is None else self._log.text()

    def fund(
        self, account_id: str, amount: Optional[int] = None, currencies: Optional[Mapping[int, int]] = None
    ) -> None:
        """Funds an account, by its id or an address: nano, 100 tokens by default, and other currencies by id.

        Raises DevNodeError.

        Example:
            node.fund(account_id, 5_000_000_000, {2: 1_000_000_000})
        """
        gift: dict[str, Any] = {"account_id": account_id}
        if amount is not None:
            gift["amount"] = str(amount)
        if currencies is not None:
            gift["currencies"] = {str(key): str(value) for key, value in currencies.items()}
        answer = self._post("/v2/faucet", json.dumps(gift))
        if answer.get("error") is not None:
            raise DevNodeError("refused", answer["error"]["message"])

    def stop(self) -> None:
        """Stops the node in an orderly way, or kills it after 10 s. Does nothing if it has already ended.

        A node that was already running keeps running.

        Example:
            node.stop()
        """
        if self._finalizer is not None:
            self._finalizer()

    def __enter__(self) -> DevNode:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def __repr__(self) -> str:
        return f"<DevNode {self.url}>"

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


def node_of_network(info: ResultOfInitialize) -> DevNode:
    """The node at the first endpoint of a client. Raises DevNodeError `unreachable` if it has no
    endpoint.
    """
    network = info.config.network
    for endpoint in (network and network.endpoints) or []:
        return DevNode.connect(endpoint)
    raise DevNodeError("unreachable", "The configuration of the client has no endpoint")


_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def _refusal(status: int, body: bytes) -> DevNodeError:
    try:
        error = json.loads(body)["error"]
        return DevNodeError(error["code"], error["message"], status, error.get("exit_code"))
    except (ValueError, KeyError, TypeError):
        return DevNodeError("unreachable", f"The node answered {status}: {body[:200]!r}", status)


def _amounts(value: Any) -> Any:
    """Amounts are texts on the wire, also in maps by currency."""
    if not isinstance(value, dict):
        return value
    entries = cast("Mapping[Any, Any]", value)
    return {str(key): str(item) if _is_amount(item) else item for key, item in entries.items()}


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


def _end(process: subprocess.Popen[bytes], log: Optional[_Log]) -> None:
    if process.stdin is not None and not process.stdin.closed:
        process.stdin.close()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if log is not None:
        log.close()


_running: weakref.WeakSet[DevNode] = weakref.WeakSet()


def _abandon_all() -> None:
    """In a forked process: let go of the pipes, whose end is what stops a node."""
    for node in list(_running):
        if node._process is not None and node._process.stdin is not None:
            node._process.stdin.close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_abandon_all)
