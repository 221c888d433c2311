"""What the contract objects of both kinds of clients have in common."""

from __future__ import annotations

import reprlib
from typing import Any, Awaitable, Callable, Mapping, Optional, Sequence, Union

from ._contract_calls import Asked, ContractCalls, Header, Start, beginning
from ._signers import Box, Keys


class ContractBase:
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
        self._calls = ContractCalls(abi, signer, address, dapp_id, tvc, code, initial_data, errors, header)
        self.functions: Names = Names(self._function, self._calls.functions, "function")
        """Functions by name: `contract.functions.transfer(to=…)` returns a call."""
        self.events: Names = Names(lambda name: Event(self, name), self._calls.event_inputs, "event")
        """Events by name: `contract.events.Sent.stream()`."""

    def _run(self, asked: Asked) -> Any:
        raise NotImplementedError

    def _function(self, name: str) -> Callable[..., Any]:
        raise NotImplementedError

    def _stream(self, event: str, cursor: Optional[str]) -> Any:
        raise NotImplementedError


class Names:
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


class Event:
    """An event of a contract, by name."""

    def __init__(self, contract: ContractBase, name: str) -> None:
        self._contract = contract
        self._name = name

    def stream(self, start: Start = "now", *, after: Optional[str] = None) -> Any:
        """Events as they happen, from the first one with `start="start"`, or after a cursor.

        Leaving the loop ends the stream.

        - after: `cursor` of the last one that was processed, or what `event_cursor` of the contract returned.
        """
        return self._contract._stream(self._name, beginning(start, after))


def call_text(call: object, name: str, arguments: Mapping[str, Any]) -> str:
    given = ", ".join(f"{key}={reprlib.repr(value)}" for key, value in arguments.items())
    return f"<{type(call).__name__} {name}({given})>"
