"""A contract as an object: its functions, getters and events by name.

What has to be asked of the library is written once, as generators that yield calls; `Contract` makes them with a client
that waits, `AsyncContract` with one of coroutines.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import reprlib
from typing import (
    Any,
    AsyncGenerator,
    Awaitable,
    Callable,
    Generator,
    Generic,
    Literal,
    Mapping,
    Optional,
    Protocol,
    Sequence,
    TypeVar,
    Union,
    cast,
)

from ._abi_values import decode_all, encode_all
from ._async_client import AsyncClient
from ._client import Client
from ._codec import read
from ._errors import ClientError, extra_attributes
from ._json import members
from ._losses import AcceptedLoss, accepted_loss
from ._record import Record
from ._signers import Box, Keys
from .generated.outbox import ResultOfOutboxSend
from .generated.processing import Loss

Asked = Generator[Union[tuple[str, dict[str, Any]], Awaitable[Any]], Any, Any]
"""Yields wire names and parameters of calls, or what is to be awaited; gets results, returns that of the whole."""

Start = Literal["now", "start"]
"""Where a stream begins."""

Header = Mapping[str, Any]
"""Fields of the header of an external message: `time` in ms, `expire` in s, `pubkey`."""

_NOT_FOUND = 622
_WAIT_MS = 30_000
_TRANSACTION_FIELDS = "id lt now in_msg aborted balance_delta total_fees"
_ADDRESS = re.compile(r"(?:([0-9a-fA-F]{64})::|-?\d+:)?([0-9a-fA-F]{64})")


Outputs = TypeVar("Outputs")


class Fees(Record):
    """Cost of a transaction, in nano, with the fields of `tvm.TransactionFees`."""

    total: int
    """Total paid by the account."""
    gas_fee: int
    storage_fee: int


class Sent(Record, Generic[Outputs]):
    """Result of an executed call."""

    transaction: Any
    """The transaction as `boc.parse_transaction` returns it."""
    output: Outputs
    """Results of the function."""
    out_messages: list[str]
    """Outgoing messages, BOC."""
    fees: Fees
    losses: Optional[list[Loss]]
    """Amounts that do not arrive; None without a check for losses."""
    logs: Optional[list[str]]
    """What the contract printed, line by line; only of estimates."""


class ContractEvent(Record, Generic[Outputs]):
    """An event of a contract."""

    name: str
    args: Outputs
    message_id: str
    """Hash of the message that carries it."""
    created_at: int
    """When it was emitted, unix time in s."""
    cursor: str
    """Its place: `after` of a later stream."""


class FollowedTransaction(Record):
    """A transaction of a stream, with the fields that it has if no others are named. Amounts and `lt` are `0x…`."""

    id: str
    lt: str
    now: int
    """Unix time in s."""
    in_msg: str
    """Hash of the message that caused it."""
    aborted: bool
    balance_delta: str
    total_fees: str
    cursor: str
    """Its place: `after` of a later stream."""


class Funder(Protocol):
    """Funds an account before its deployment, as a DevNode does."""

    def fund(self, account_id: str, amount: Optional[int] = None) -> Any: ...


class ContractError(ClientError):
    """A contract refused a call, its transaction was aborted, or its account could not run it.

    Example:
        try:
            wallet.functions.touch().send()
        except ContractError as error:
            print(error.name, error.phase, error.exit_code, error.transaction)
    """

    def __init__(
        self, code: int, message: str, data: Any, exit_code: Optional[int], name: Optional[str] = None
    ) -> None:
        super().__init__(code, message if name is None else f"{name}: {message}", data)
        self.name = name
        """Name of the error, if one is known for its exit code."""
        self.exit_code = exit_code
        """Exit code of the contract; with the phase `action` its result code, such as 37 for too little money. None
        if the contract did not run."""
        fields = members(data)
        phase = fields.get("phase")
        self.phase: Optional[str] = phase if isinstance(phase, str) else None
        """Phase that failed: `computeVm`, `action`, `storage`, or `computeSkipped` for an account without contract or
        money, or that does not exist; None if the node named only the code."""
        found = fields.get("transaction_id") or fields.get("tx_hash")
        self.transaction: Optional[str] = found if isinstance(found, str) else None
        """Hash of the aborted transaction; None if the message was refused without a transaction."""
        self._plain_message = message

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            type(self),
            (self.code, self._plain_message, self.data, self.exit_code, self.name),
            extra_attributes(self),
        )


class _Calls:
    """Library functions that contract objects use."""

    def __init__(
        self,
        abi: Union[str, Mapping[str, Any]],
        signer: Union[Keys, Box, None],
        address: Optional[str],
        dapp_id: Optional[str],
        tvc: Optional[str],
        code: Optional[str],
        initial_data: Optional[Mapping[str, Any]],
        errors: Optional[Mapping[int, str]],
        header: Optional[Callable[[], Union[Header, Awaitable[Header]]]],
    ) -> None:
        self.text = abi if isinstance(abi, str) else json.dumps(abi)
        self.abi: dict[str, Any] = json.loads(self.text)
        self.contract = {"type": "Json", "value": self.text}
        functions: list[Any] = self.abi.get("functions") or []
        events: list[Any] = self.abi.get("events") or []
        self.functions: dict[str, dict[str, Any]] = {entry["name"]: entry for entry in functions}
        self.event_inputs: dict[str, list[dict[str, Any]]] = {entry["name"]: entry["inputs"] for entry in events}
        self.who = signer
        self.signer: dict[str, Any] = {"type": "None"} if signer is None else signer.signer()
        self.given = None if address is None else _split(address)
        self.dapp_id = dapp_id
        self.tvc, self.code = tvc, code
        self.initial_data = encode_all(self.abi.get("fields") or self.abi.get("data") or [], initial_data or {})
        self.errors = dict(errors or {})
        self.header = header
        self.found: Optional[tuple[str, str]] = None

    def arguments(self, name: str, values: Sequence[Any], named: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments of a function by name, as the library reads them.

        Raises TypeError for those that the function does not have, which the library would ignore, and ValueError for
        `fixedbytes` of another size.
        """
        inputs: list[dict[str, Any]] = self.functions.get(name, {}).get("inputs") or []
        names: list[str] = [parameter["name"] for parameter in inputs]
        takes = f"{name}() takes {', '.join(names) or 'no arguments'}"
        if len(values) > len(names):
            raise TypeError(f"{takes}: {len(values)} were given")
        arguments = dict(zip(names, values))
        for key, value in named.items():
            if key not in names:
                raise TypeError(f"{takes}: unknown argument {key}")
            if key in arguments:
                raise TypeError(f"{takes}: {key} was given twice")
            arguments[key] = value
        for parameter in inputs:
            if parameter["name"] not in arguments and not parameter["type"].startswith("optional("):
                raise TypeError(f"{takes}: {parameter['name']} is missing")
        return encode_all(inputs, {key: arguments[key] for key in names if key in arguments})

    def described(self, function: Any, name: str) -> Any:
        """The Python function that stands for one of the contract, as `help` and tracebacks show it."""
        definition = self.functions[name]
        function.__name__ = function.__qualname__ = name
        function.__doc__ = f"{name}({_listed(definition.get('inputs'))}) -> ({_listed(definition.get('outputs'))})"
        return function

    def account(self) -> Asked:
        """Account id and Dapp ID."""
        if self.found is None:
            self.found = yield from self._find()
        return self.found

    def _find(self) -> Asked:
        if self.given is None:
            message = {"abi": self.contract, "deploy_set": self._deploy_set(), "signer": self.signer}
            encoded = yield "abi.encode_message", message
            account_id, named = _split(encoded["address"])[0], None
        else:
            account_id, named = self.given
        dapp_id = self.dapp_id or named
        if dapp_id is not None:
            return account_id, dapp_id
        try:
            account = yield "account.get_account", {"account_id": account_id, "dapp_id": account_id}
        except ClientError as error:
            if error.code != _NOT_FOUND:
                raise
            return account_id, account_id
        return account_id, account["dapp_id"] or account_id

    def address(self) -> Asked:
        account_id, dapp_id = yield from self.account()
        return f"{dapp_id}::{account_id}"

    def _state(self) -> Asked:
        account_id, dapp_id = yield from self.account()
        try:
            return (yield "account.get_account", {"account_id": account_id, "dapp_id": dapp_id})["boc"]
        except ClientError as error:
            if error.code != _NOT_FOUND:
                raise
            address = f"{dapp_id}::{account_id}"
            text = f"The account {address} does not exist: deploy its contract, or check the address and the network"
            raise ClientError(_NOT_FOUND, text, {**(error.data or {}), "account_address": address}) from error

    def balance(self) -> Asked:
        boc = yield from self._state()
        return int((yield "boc.parse_account", {"boc": boc})["parsed"]["balance"], 0)

    def is_deployed(self) -> Asked:
        try:
            boc = yield from self._state()
        except ClientError as error:
            if error.code != _NOT_FOUND:
                raise
            return False
        return (yield "boc.parse_account", {"boc": boc})["parsed"]["acc_type_name"] == "Active"

    def deploy(self, arguments: Mapping[str, Any], accept_loss: AcceptedLoss) -> Asked:
        prepared = yield from self._unsent(self._message("constructor", arguments))
        message = {**prepared, "deploy_set": self._deploy_set()}
        sent = yield from self._process(message, "constructor", accept_loss)
        # The network knows its Dapp ID now.
        self.found = None
        return sent

    def send(self, name: str, arguments: Mapping[str, Any], accept_loss: AcceptedLoss) -> Asked:
        account_id, _ = yield from self._unsent(self.account())
        prepared = yield from self._unsent(self._message(name, arguments))
        return (yield from self._process({**prepared, "address": f"0:{account_id}"}, name, accept_loss))

    def store(
        self,
        name: str,
        arguments: Mapping[str, Any],
        signer: Optional[str],
        accept_loss: AcceptedLoss,
        options: dict[str, Any],
    ) -> Asked:
        account_id, dapp_id = yield from self.account()
        message = {**(yield from self._message(name, arguments)), "address": f"0:{account_id}"}
        params = {"message_encode_params": message, "dapp_id": dapp_id, **accepted_loss(accept_loss)}
        params.update((field, value) for field, value in options.items() if value is not None)
        own = getattr(self.who, "name", None)
        if signer is not None or own is not None:
            # Another name is that of another signer, whose key is not known here.
            known = {} if self.who is None or signer not in (None, own) else {"public_key": self.who.public}
            params["signer"] = {"type": "Named", "name": signer or own, **known}
            message["signer"] = {"type": "None"}
        return read(ResultOfOutboxSend, (yield "outbox.send", params))

    def get(self, name: str, arguments: Mapping[str, Any]) -> Asked:
        account_id, _ = yield from self.account()
        boc = yield from self._state()
        call = yield from self._message(name, arguments)
        params = {**call, "address": f"0:{account_id}", "signer": {"type": "None"}}
        message = (yield "abi.encode_message", params)["message"]
        run = {"message": message, "account": boc, "abi": self.contract, "answer_required": True}
        result = yield from self._explained("tvm.run_tvm", run)
        return self._output(name, result)

    def estimate(self, name: str, arguments: Mapping[str, Any]) -> Asked:
        account_id, dapp_id = yield from self.account()
        boc = yield from self._state()
        params = {**(yield from self._message(name, arguments)), "address": f"0:{account_id}"}
        message = (yield "abi.encode_message", params)["message"]
        account = {"type": "Account", "boc": boc}
        result = yield from self._explained(
            "tvm.run_executor",
            {
                "message": message,
                "account": account,
                "abi": self.contract,
                "answer_required": True,
                "execution_options": {"logs": True},
            },
        )
        found = yield "processing.find_losses", {"message": message, "dapp_id": dapp_id}
        return self._sent(name, {**result, "losses": found["losses"]})

    def follow(self, what: Mapping[str, Any], after: Optional[str], wait_ms: int = 0) -> Asked:
        """Items of a list of the account after a cursor, and the next cursor. None: only that of the end."""
        account_id, dapp_id = yield from self.account()
        params = {**what, "account_id": account_id, "dapp_id": dapp_id, "wait_ms": wait_ms}
        if after is not None:
            params["after"] = after
        found = yield "net.follow_account", params
        return found["items"], found["cursor"]

    def events(self, name: str) -> dict[str, Any]:
        """The list of the events of a name, for `follow`."""
        return {"kind": "Events", "abi": self.contract, "event": name}

    def event(self, item: Mapping[str, Any]) -> ContractEvent[Any]:
        event = item["event"]
        return ContractEvent(
            name=event["name"],
            args=decode_all(self.event_inputs[event["name"]], event.get("value")),
            message_id=event["message_id"],
            created_at=event["created_at"],
            cursor=item["cursor"],
        )

    def _deploy_set(self) -> dict[str, Any]:
        if self.tvc is None and self.code is None:
            raise ValueError("A contract object needs its address, or its image (tvc or code) to calculate it")
        fields: list[dict[str, Any]] = self.abi.get("fields") or []
        has_key = any(field["name"] == "_pubkey" and field.get("init") for field in fields)
        data = {"_pubkey": self.who.public_key} if has_key and self.who is not None else {}
        data.update(self.initial_data)
        image = {"code": self.code} if self.tvc is None else {"tvc": self.tvc}
        return {**image, "initial_data": data} if data else image

    def _message(self, name: str, arguments: Mapping[str, Any]) -> Asked:
        call: dict[str, Any] = {"function_name": name, "input": dict(arguments)}
        if self.header is not None:
            header = self.header()
            call["header"] = dict((yield header) if inspect.isawaitable(header) else header)
        return {"abi": self.contract, "call_set": call, "signer": self.signer}

    def _process(self, message: Mapping[str, Any], name: str, accept_loss: AcceptedLoss) -> Asked:
        _, dapp_id = yield from self._unsent(self.account())
        params = {"message_encode_params": message, "dapp_id": dapp_id, "send_events": False, "answer_required": True}
        params.update(accepted_loss(accept_loss))
        return self._sent(name, (yield from self._explained("processing.process_message", params)))

    def _unsent(self, work: Asked) -> Asked:
        """For a preparatory call: its error says that no message was sent."""
        try:
            return (yield from work)
        except ClientError as error:
            if error.outcome is None:
                members(error.data).update(sent=False, outcome="not_executed")
            raise

    def _explained(self, method: str, params: dict[str, Any]) -> Asked:
        try:
            return (yield method, params)
        except ClientError as error:
            exit_code = _exit_code(error.data)
            if exit_code is not None:
                name = self.errors.get(exit_code)
                raise ContractError(error.code, error.message, error.data, exit_code, name) from error
            # Codes of the action phase are those of the network: names of the contract mean others.
            data = members(error.data)
            result_code = data.get("result_code")
            if isinstance(result_code, int):
                raise ContractError(error.code, error.message, error.data, result_code) from error
            if isinstance(data.get("phase"), str):
                raise ContractError(error.code, error.message, error.data, None) from error
            raise

    def _output(self, name: str, result: Mapping[str, Any]) -> Record:
        outputs: list[dict[str, Any]] = self.functions.get(name, {}).get("outputs") or []
        return decode_all(outputs, members(result.get("decoded")).get("output"))

    def _sent(self, name: str, result: Mapping[str, Any]) -> Sent[Record]:
        fees = Fees({key: int(value) for key, value in result["fees"].items()})
        fees["total"] = fees["total_account_fees"]
        return Sent[Record](
            transaction=_records(result["transaction"]),
            output=self._output(name, result),
            out_messages=result["out_messages"],
            fees=fees,
            losses=read(Optional[list[Loss]], result.get("losses")),
            logs=result.get("logs"),
        )


class _Base:
    def __init__(
        self,
        client: Any,
        *,
        abi: Union[str, Mapping[str, Any]],
        signer: Union[Keys, Box, None] = None,
        address: Optional[str] = None,
        dapp_id: Optional[str] = None,
        tvc: Optional[str] = None,
        code: Optional[str] = None,
        initial_data: Optional[Mapping[str, Any]] = None,
        errors: Optional[Mapping[int, str]] = None,
        header: Optional[Callable[[], Union[Header, Awaitable[Header]]]] = None,
    ) -> None:
        """An object for a contract.

        - abi: Content of the ABI file, as text or as JSON value.
        - signer: Who signs calls and the deployment. None: unsigned.
        - address: Address of the contract: `<dapp_id>::<account_id>`, `0:<account_id>` or the account id.
        - dapp_id: Its Dapp ID. None: looked up on the network; the account id if not deployed yet.
        - tvc, code: Image or code of the contract, base64: for `deploy`, and to compute the address if it is absent.
        - initial_data: Values of storage fields before the deployment; the public key is filled in from the signer.
        - errors: Names of exit codes, for ContractError.
        - header: Returns the header fields of each external message. None: the library fills them in, by the time of
          the network. With coroutines, it may be a coroutine function.
        """
        self.client = client
        self.signer = signer
        self._calls = _Calls(abi, signer, address, dapp_id, tvc, code, initial_data, errors, header)
        self.functions: _Names = _Names(self._function, self._calls.functions, "function")
        """Functions by name: `contract.functions.transfer(to=…)` returns a call."""
        self.events: _Names = _Names(lambda name: _Event(self, name), self._calls.event_inputs, "event")
        """Events by name: `contract.events.Sent.stream()`."""

    def _run(self, asked: Asked) -> Any:
        raise NotImplementedError

    def _function(self, name: str) -> Callable[..., Any]:
        raise NotImplementedError


class Contract(_Base):
    """A contract, called through a `Client`.

    Example:
        wallet = Contract(client, abi=ABI, tvc=TVC, signer=keys)
        wallet.functions.touch().send()
    """

    client: Client

    def _function(self, name: str) -> Callable[..., ContractCall[Any]]:
        def call(*values: Any, **named: Any) -> ContractCall[Any]:
            return ContractCall(self, name, self._calls.arguments(name, values, named))

        return cast("Callable[..., ContractCall[Any]]", self._calls.described(call, name))

    def _run(self, asked: Asked) -> Any:
        try:
            call = next(asked)
            while True:
                try:
                    if not isinstance(call, tuple):
                        if inspect.iscoroutine(call):
                            call.close()
                        raise TypeError("A header that has to be awaited needs AsyncContract")
                    result = self.client.call(*call)
                except ClientError as error:
                    call = asked.throw(error)
                else:
                    call = asked.send(result)
        except StopIteration as end:
            return end.value

    def address(self) -> str:
        """`<dapp_id>::<account_id>`.

        Example:
            node.fund(wallet.address(), 5_000_000_000)
        """
        return str(self._run(self._calls.address()))

    def balance(self) -> int:
        """Balance in nano.

        Example:
            if wallet.balance() < 1_000_000_000:
                node.fund(wallet.address())
        """
        return int(self._run(self._calls.balance()))

    def is_deployed(self) -> bool:
        """Whether the contract can be called.

        Example:
            if not wallet.is_deployed():
                wallet.deploy(funded_by=node)
        """
        return bool(self._run(self._calls.is_deployed()))

    def deploy(
        self,
        arguments: Optional[Mapping[str, Any]] = None,
        /,
        *,
        funded_by: Optional[Funder] = None,
        amount: Optional[int] = None,
        accept_loss: Optional[Mapping[int, int]] = {},
        **named: Any,
    ) -> Sent[Any]:
        """Deploys the contract; constructor arguments by name. `funded_by` funds it first, with `amount` nano.

        - arguments: Those that cannot be named because they are called `amount`, `funded_by` or `accept_loss`.
        - accept_loss: As for `send` of a call.

        Example:
            wallet.deploy(owners=[keys.public_key], funded_by=node.giver, amount=10_000_000_000)
        """
        given = self._calls.arguments("constructor", (), {**(arguments or {}), **named})
        if funded_by is not None:
            account_id, _ = self._run(self._calls.account())
            funded_by.fund(account_id, amount) if amount is not None else funded_by.fund(account_id)
        return cast("Sent[Any]", self._run(self._calls.deploy(given, accept_loss)))

    def transactions(
        self, start: Start = "now", *, after: Optional[str] = None, fields: Optional[str] = None
    ) -> Generator[FollowedTransaction, None, None]:
        """Transactions as they happen, from the first one with `start="start"`, or after a cursor.

        - after: `cursor` of the last one that was processed, or what `transaction_cursor` returned.
        - fields: GraphQL. Default: the fields of FollowedTransaction.

        Example:
            for transaction in wallet.transactions(after=cursor):
                book(transaction.id, transaction.cursor)
        """
        for item in self._follow(_transactions(fields), _begin(start, after)):
            yield _transaction(item)

    def event_cursor(self) -> str:
        """Cursor after the newest event: a stream after it has every event from now on, whenever it begins.

        Example:
            cursor = wallet.event_cursor()
        """
        return str(self._run(self._calls.follow({"kind": "Events"}, None))[1])

    def transaction_cursor(self) -> str:
        """Cursor after the newest transaction.

        Example:
            cursor = wallet.transaction_cursor()
        """
        return str(self._run(self._calls.follow({"kind": "Transactions"}, None))[1])

    def _follow(self, what: Mapping[str, Any], cursor: Optional[str]) -> Generator[Any, None, None]:
        while True:
            items, cursor = self._run(self._calls.follow(what, cursor, _WAIT_MS))
            yield from items


class AsyncContract(_Base):
    """A contract, called through an `AsyncClient`.

    Example:
        async_wallet = AsyncContract(async_client, abi=ABI, tvc=TVC, signer=keys)
        await async_wallet.functions.touch().send()
    """

    client: AsyncClient

    def _function(self, name: str) -> Callable[..., AsyncContractCall[Any]]:
        def call(*values: Any, **named: Any) -> AsyncContractCall[Any]:
            return AsyncContractCall(self, name, self._calls.arguments(name, values, named))

        return cast("Callable[..., AsyncContractCall[Any]]", self._calls.described(call, name))

    async def _run(self, asked: Asked) -> Any:
        try:
            call = next(asked)
            while True:
                try:
                    result = await (self.client.call(*call) if isinstance(call, tuple) else call)
                except ClientError as error:
                    call = asked.throw(error)
                else:
                    call = asked.send(result)
        except StopIteration as end:
            return end.value

    async def address(self) -> str:
        """`<dapp_id>::<account_id>`.

        Example:
            node.fund(await async_wallet.address(), 5_000_000_000)
        """
        return str(await self._run(self._calls.address()))

    async def balance(self) -> int:
        """Balance in nano.

        Example:
            if await async_wallet.balance() < 1_000_000_000:
                node.fund(await async_wallet.address())
        """
        return int(await self._run(self._calls.balance()))

    async def is_deployed(self) -> bool:
        """Whether the contract can be called.

        Example:
            if not await async_wallet.is_deployed():
                await async_wallet.deploy(funded_by=node)
        """
        return bool(await self._run(self._calls.is_deployed()))

    async def deploy(
        self,
        arguments: Optional[Mapping[str, Any]] = None,
        /,
        *,
        funded_by: Optional[Funder] = None,
        amount: Optional[int] = None,
        accept_loss: Optional[Mapping[int, int]] = {},
        **named: Any,
    ) -> Sent[Any]:
        """Deploys the contract; constructor arguments by name. `funded_by` funds it first, with `amount` nano.

        - arguments: Those that cannot be named because they are called `amount`, `funded_by` or `accept_loss`.
        - accept_loss: As for `send` of a call.

        Example:
            await async_wallet.deploy(owners=[keys.public_key], funded_by=node.giver, amount=10_000_000_000)
        """
        given = self._calls.arguments("constructor", (), {**(arguments or {}), **named})
        if funded_by is not None:
            account_id, _ = await self._run(self._calls.account())
            gift: list[Any] = [account_id] if amount is None else [account_id, amount]
            await asyncio.get_running_loop().run_in_executor(None, lambda: funded_by.fund(*gift))
        return cast("Sent[Any]", await self._run(self._calls.deploy(given, accept_loss)))

    async def transactions(
        self, start: Start = "now", *, after: Optional[str] = None, fields: Optional[str] = None
    ) -> AsyncGenerator[FollowedTransaction, None]:
        """Transactions as they happen, from the first one with `start="start"`, or after a cursor.

        - after: `cursor` of the last one that was processed, or what `transaction_cursor` returned.
        - fields: GraphQL. Default: the fields of FollowedTransaction.

        Example:
            async for transaction in async_wallet.transactions(after=cursor):
                book(transaction.id, transaction.cursor)
        """
        async for item in self._follow(_transactions(fields), _begin(start, after)):
            yield _transaction(item)

    async def event_cursor(self) -> str:
        """Cursor after the newest event: a stream after it has every event from now on, whenever it begins.

        Example:
            cursor = await async_wallet.event_cursor()
        """
        return str((await self._run(self._calls.follow({"kind": "Events"}, None)))[1])

    async def transaction_cursor(self) -> str:
        """Cursor after the newest transaction.

        Example:
            cursor = await async_wallet.transaction_cursor()
        """
        return str((await self._run(self._calls.follow({"kind": "Transactions"}, None)))[1])

    async def _follow(self, what: Mapping[str, Any], cursor: Optional[str]) -> AsyncGenerator[Any, None]:
        while True:
            items, cursor = await self._run(self._calls.follow(what, cursor, _WAIT_MS))
            for item in items:
                yield item


class _Names:
    """Things by name, as attributes and as items."""

    def __init__(self, make: Callable[[str], Any], names: Mapping[str, Any], kind: str) -> None:
        self._make = make
        self._names = names
        self._kind = kind

    def __getattr__(self, name: str) -> Any:
        if name not in self._names:
            raise AttributeError(f"The ABI has no {self._kind} {name}; it has {', '.join(self._names) or 'none'}")
        return self._make(name)

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __dir__(self) -> Sequence[str]:
        return list(self._names)


class ContractCall(Generic[Outputs]):
    """A function with its arguments."""

    def __init__(self, contract: Contract, name: str, arguments: Mapping[str, Any]) -> None:
        self._contract = contract
        self._name = name
        self._arguments = arguments

    def __repr__(self) -> str:
        return _call_text(self, self._name, self._arguments)

    def send(self, *, accept_loss: Optional[Mapping[int, int]] = {}) -> Sent[Outputs]:
        """Sends the message and waits for its transaction.

        Raises `ClientError` 418 or 419, as `get` does, if the contract executes the call without a readable answer: its
        outcome is then `executed`.

        - accept_loss: Raises `ClientError` 521 (LOSS_NOT_ACCEPTED) and sends nothing if more would certainly be lost:
          nano units by currency id, 0 being the main currency. A currency that is not listed has the default: 0, and
          for main currency in a call of an active contract twice what its run costs. None: losses are not looked for.

        Example:
            sent = wallet.functions.sendValue(dest=dest, amount=1_000_000, bounce=False).send()
        """
        asked = self._contract._calls.send(self._name, self._arguments, accept_loss)
        return cast("Sent[Outputs]", self._contract._run(asked))

    def get(self) -> Outputs:
        """Runs the function on the current state, without a message. Returns its results by name.

        Example:
            timestamp = wallet.functions.timestamp().get().timestamp
        """
        return cast(Outputs, self._contract._run(self._contract._calls.get(self._name, self._arguments)))

    def estimate(self) -> Sent[Outputs]:
        """What `send` would return, with what would be lost, executed on a copy of the current state.

        Example:
            losses = wallet.functions.touch().estimate().losses
        """
        return cast("Sent[Outputs]", self._contract._run(self._contract._calls.estimate(self._name, self._arguments)))

    def outbox(
        self,
        key: Optional[str] = None,
        *,
        group: Optional[str] = None,
        not_before: Optional[int] = None,
        give_up_at: Optional[int] = None,
        signer: Optional[str] = None,
        unprotected: Optional[bool] = None,
        accept_loss: Optional[Mapping[int, int]] = {},
    ) -> ResultOfOutboxSend:
        """Stores the call in the outbox, so that it survives a crash of this process.

        - key: Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
        - group: Entries of a group are sent one after another. Default: the account and the key that signs.
        - not_before, give_up_at: Nothing is sent before or after this time, unix time in s.
        - signer: Name of a signer that any connection registers. Default: that of the signer of the contract, if it
          has one. A signer without a name signs at once, and only once.
        - unprotected: The contract has no replay protection.
        - accept_loss: As for `send`. Checked now, and again when the message is sent.

        Example:
            wallet.functions.touch().outbox("invoice-17", group="payouts")
        """
        options = {
            "key": key,
            "group": group,
            "not_before": not_before,
            "give_up_at": give_up_at,
            "unprotected": unprotected,
        }
        asked = self._contract._calls.store(self._name, self._arguments, signer, accept_loss, options)
        return cast(ResultOfOutboxSend, self._contract._run(asked))


class AsyncContractCall(Generic[Outputs]):
    """A function with its arguments, for coroutines."""

    def __init__(self, contract: AsyncContract, name: str, arguments: Mapping[str, Any]) -> None:
        self._contract = contract
        self._name = name
        self._arguments = arguments

    def __repr__(self) -> str:
        return _call_text(self, self._name, self._arguments)

    async def send(self, *, accept_loss: Optional[Mapping[int, int]] = {}) -> Sent[Outputs]:
        """Sends the message and waits for its transaction.

        Raises `ClientError` 418 or 419, as `get` does, if the contract executes the call without a readable answer: its
        outcome is then `executed`.

        - accept_loss: Raises `ClientError` 521 (LOSS_NOT_ACCEPTED) and sends nothing if more would certainly be lost:
          nano units by currency id, 0 being the main currency. A currency that is not listed has the default: 0, and
          for main currency in a call of an active contract twice what its run costs. None: losses are not looked for.

        Example:
            sent = await async_wallet.functions.sendValue(dest=dest, amount=1_000_000, bounce=False).send()
        """
        asked = self._contract._calls.send(self._name, self._arguments, accept_loss)
        return cast("Sent[Outputs]", await self._contract._run(asked))

    async def get(self) -> Outputs:
        """Runs the function on the current state, without a message. Returns its results by name.

        Example:
            timestamp = (await async_wallet.functions.timestamp().get()).timestamp
        """
        return cast(Outputs, await self._contract._run(self._contract._calls.get(self._name, self._arguments)))

    async def estimate(self) -> Sent[Outputs]:
        """What `send` would return, with what would be lost, executed on a copy of the current state.

        Example:
            losses = (await async_wallet.functions.touch().estimate()).losses
        """
        sent = await self._contract._run(self._contract._calls.estimate(self._name, self._arguments))
        return cast("Sent[Outputs]", sent)

    async def outbox(
        self,
        key: Optional[str] = None,
        *,
        group: Optional[str] = None,
        not_before: Optional[int] = None,
        give_up_at: Optional[int] = None,
        signer: Optional[str] = None,
        unprotected: Optional[bool] = None,
        accept_loss: Optional[Mapping[int, int]] = {},
    ) -> ResultOfOutboxSend:
        """Stores the call in the outbox, so that it survives a crash of this process.

        - key: Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
        - group: Entries of a group are sent one after another. Default: the account and the key that signs.
        - not_before, give_up_at: Nothing is sent before or after this time, unix time in s.
        - signer: Name of a signer that any connection registers. Default: that of the signer of the contract, if it
          has one. A signer without a name signs at once, and only once.
        - unprotected: The contract has no replay protection.
        - accept_loss: As for `send`. Checked now, and again when the message is sent.

        Example:
            await async_wallet.functions.touch().outbox("invoice-17", group="payouts")
        """
        options = {
            "key": key,
            "group": group,
            "not_before": not_before,
            "give_up_at": give_up_at,
            "unprotected": unprotected,
        }
        asked = self._contract._calls.store(self._name, self._arguments, signer, accept_loss, options)
        return cast(ResultOfOutboxSend, await self._contract._run(asked))


class _Event:
    def __init__(self, contract: _Base, name: str) -> None:
        self._contract = contract
        self._name = name

    def stream(self, start: Start = "now", *, after: Optional[str] = None) -> Any:
        """Events as they happen, from the first one with `start="start"`, or after a cursor.

        Leaving the loop ends the stream.

        - after: `cursor` of the last one that was processed, or what `event_cursor` of the contract returned.
        """
        cursor = _begin(start, after)
        if isinstance(self._contract, AsyncContract):
            return self._stream_async(self._contract, cursor)
        return self._stream(self._contract, cursor)

    def _stream(self, contract: Any, cursor: Optional[str]) -> Generator[Record, None, None]:
        for item in contract._follow(contract._calls.events(self._name), cursor):
            yield contract._calls.event(item)

    async def _stream_async(self, contract: AsyncContract, cursor: Optional[str]) -> AsyncGenerator[Record, None]:
        async for item in contract._follow(contract._calls.events(self._name), cursor):
            yield contract._calls.event(item)


def _call_text(call: object, name: str, arguments: Mapping[str, Any]) -> str:
    given = ", ".join(f"{key}={reprlib.repr(value)}" for key, value in arguments.items())
    return f"<{type(call).__name__} {name}({given})>"


def _listed(parameters: Optional[Sequence[Mapping[str, Any]]]) -> str:
    return ", ".join(f"{parameter['name']}: {parameter['type']}" for parameter in parameters or [])


def _split(address: str) -> tuple[str, Optional[str]]:
    """Account id and Dapp ID of an address. Raises ValueError."""
    found = _ADDRESS.fullmatch(address)
    if found is None:
        expected = "<dapp_id>::<account_id>, 0:<account_id> or 64 hex characters"
        raise ValueError(f"Invalid address: expected {expected}, got {address[:140]}")
    dapp_id = found[1]
    return found[2].lower(), dapp_id.lower() if dapp_id is not None else None


def _begin(start: Start, after: Optional[str]) -> Optional[str]:
    """Cursor with which a stream begins; None: the end."""
    if start not in ("now", "start"):
        raise ValueError(f'A stream begins "now" or at the "start", not {start!r}')
    if after is not None:
        return after
    return None if start == "now" else ""


def _transactions(fields: Optional[str]) -> dict[str, Any]:
    return {"kind": "Transactions", "result": _TRANSACTION_FIELDS if fields is None else fields}


def _transaction(item: Mapping[str, Any]) -> FollowedTransaction:
    return FollowedTransaction(_records({**item["object"], "cursor": item["cursor"]}))


def _exit_code(data: Any) -> Optional[int]:
    if members(data).get("phase") == "computeSkipped":
        # What the node then calls an exit code is why the contract did not run.
        return None
    for path in (
        ("exit_code",),
        ("local_error", "data", "exit_code"),
        ("node_error", "extensions", "details", "exit_code"),
    ):
        value = data
        for name in path:
            value = members(value).get(name)
        if isinstance(value, int):
            return value
    return None


def _records(value: Any) -> Any:
    if isinstance(value, dict):
        return Record({name: _records(item) for name, item in members(value).items()})
    return [_records(item) for item in cast("Sequence[Any]", value)] if isinstance(value, list) else value
