"""Deposits of followed accounts, as streams."""

from __future__ import annotations

from typing import TYPE_CHECKING, AsyncGenerator, Optional, Sequence

from ._call import CallOptions
from ._numbered import WAIT_MS, NumberedStream, follow_numbered
from .generated.inbox import InboxDeposit, NumberedDeposit

if TYPE_CHECKING:
    from ._async_client import AsyncClient
    from ._client import Client


class _Deposit:
    """An item of the inbox."""

    def __init__(self, name: Optional[str], item: NumberedDeposit) -> None:
        self._name = name
        self.number: str = item.number
        """Its place among the deposits of its name."""
        self.deposit: InboxDeposit = item.deposit
        """What an account received in one transaction. Credit money only for the kind `deposit`."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(number={self.number!r}, transaction_id={self.deposit.transaction_id!r})"


class DeliveredDeposit(_Deposit):
    """An item of the inbox, delivered until it is acknowledged."""

    def __init__(self, client: Client, name: Optional[str], item: NumberedDeposit) -> None:
        super().__init__(name, item)
        self._client = client

    def acknowledge(self) -> None:
        """Marks this deposit and all before it under its name as done: they never come again.

        Example:
            for delivered in client.inbox_deposits("shop"):
                delivered.acknowledge()
        """
        self._client.inbox.deposits(name=self._name, acknowledge=self.number, limit=1)


class AsyncDeliveredDeposit(_Deposit):
    """An item of the inbox, delivered until it is acknowledged."""

    def __init__(self, client: AsyncClient, name: Optional[str], item: NumberedDeposit) -> None:
        super().__init__(name, item)
        self._client = client

    async def acknowledge(self) -> None:
        """Marks this deposit and all before it under its name as done: they never come again.

        Example:
            async for delivered in async_client.inbox_deposits("shop"):
                await delivered.acknowledge()
        """
        await self._client.inbox.deposits(name=self._name, acknowledge=self.number, limit=1)


class InboxDeposits(NumberedStream[NumberedDeposit, DeliveredDeposit]):
    """Deposits as they arrive. Calling `close` from any thread ends a loop over them at once."""

    def __init__(self, client: Client, name: Optional[str], after: Optional[str]) -> None:
        def read(after: Optional[str], call_options: CallOptions) -> Sequence[NumberedDeposit]:
            return client.inbox.deposits(name=name, after=after, wait_ms=WAIT_MS, call_options=call_options).deposits

        def deliver(item: NumberedDeposit) -> DeliveredDeposit:
            return DeliveredDeposit(client, name, item)

        super().__init__(read, deliver, after)


def follow_deposits(
    client: AsyncClient, name: Optional[str], after: Optional[str]
) -> AsyncGenerator[AsyncDeliveredDeposit, None]:
    """Deposits as they arrive, for coroutines. Cancelling the task ends the wait at once."""

    async def read(after: Optional[str]) -> Sequence[NumberedDeposit]:
        return (await client.inbox.deposits(name=name, after=after, wait_ms=WAIT_MS)).deposits

    def deliver(item: NumberedDeposit) -> AsyncDeliveredDeposit:
        return AsyncDeliveredDeposit(client, name, item)

    return follow_numbered(read, deliver, after)
