"""What contract objects return and raise."""

from __future__ import annotations

from typing import Any, Generic, Optional, Protocol, Sequence, TypeVar, cast

from ._errors import ClientError, extra_attributes
from ._json import members
from ._record import Record
from .generated.processing import Loss

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
    """Funds an account before its deployment, as a DevNode does.

    For AsyncContract, `fund` may be a coroutine function.
    """

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


def exit_code_of(data: Any) -> Optional[int]:
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


def records(value: Any) -> Any:
    if isinstance(value, dict):
        return Record({name: records(item) for name, item in members(value).items()})
    return [records(item) for item in cast("Sequence[Any]", value)] if isinstance(value, list) else value
