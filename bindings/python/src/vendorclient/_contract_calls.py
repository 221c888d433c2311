"""What contract objects ask of the library, written once for both kinds of clients."""

from __future__ import annotations

import inspect
import json
import re
from typing import Any, Awaitable, Callable, Generator, Literal, Mapping, Optional, Sequence, Union

from ._abi_values import decode_all, encode_all
from ._codec import read
from ._contract_results import ContractError, ContractEvent, Fees, FollowedTransaction, Sent, exit_code_of, records
from ._errors import ClientError
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

WAIT_MS = 30_000
"""How long one request of a stream waits for the next item, in ms."""

_NOT_FOUND = 622
_TRANSACTION_FIELDS = "id lt now in_msg aborted balance_delta total_fees"
_ADDRESS = re.compile(r"(?:([0-9a-fA-F]{64})::|0:)?([0-9a-fA-F]{64})")


class ContractCalls:
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
        """Account id and Dapp ID. They are kept once the network knows the account."""
        if self.found is not None:
            return self.found
        return (yield from self._find())

    def _find(self) -> Asked:
        if self.given is None:
            message = {"abi": self.contract, "deploy_set": self._deploy_set(), "signer": self.signer}
            encoded = yield "abi.encode_message", message
            account_id, named = _split(encoded["address"])[0], None
        else:
            account_id, named = self.given
        dapp_id = self.dapp_id or named
        if dapp_id is not None:
            self.found = account_id, dapp_id
            return self.found
        try:
            account = yield "account.get_account", {"account_id": account_id, "dapp_id": account_id}
        except ClientError as error:
            if error.code != _NOT_FOUND:
                raise
            return account_id, account_id
        self.found = account_id, account["dapp_id"] or account_id
        return self.found

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
            exit_code = exit_code_of(error.data)
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
            transaction=records(result["transaction"]),
            output=self._output(name, result),
            out_messages=result["out_messages"],
            fees=fees,
            losses=read(Optional[list[Loss]], result.get("losses")),
            logs=result.get("logs"),
        )


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


def beginning(start: Start, after: Optional[str]) -> Optional[str]:
    """Cursor with which a stream begins; None: the end."""
    if start not in ("now", "start"):
        raise ValueError(f'A stream begins "now" or at the "start", not {start!r}')
    if after is not None:
        return after
    return None if start == "now" else ""


def transaction_list(fields: Optional[str]) -> dict[str, Any]:
    return {"kind": "Transactions", "result": _TRANSACTION_FIELDS if fields is None else fields}


def transaction_of(item: Mapping[str, Any]) -> FollowedTransaction:
    return FollowedTransaction(records({**item["object"], "cursor": item["cursor"]}))
