"""Deposits of followed accounts, as streams."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, AsyncGenerator, Iterator, Optional

from ._call import CallOptions, CancelToken
from ._errors import ClientError
from .generated.inbox import InboxDeposit, NumberedDeposit

if TYPE_CHECKING:
    from ._async_client import AsyncClient
    from ._client import Client

_WAIT_MS = 60_000
_CANCELLED = -32800


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


class InboxDeposits:
    """Deposits as they arrive. Calling `close` from any thread ends a loop over them at once."""

    def __init__(self, client: Client, name: Optional[str], after: Optional[str]) -> None:
        self._client = client
        self._name = name
        self._after = after
        self._ready: deque[NumberedDeposit] = deque()
        self._token = CancelToken()

    def __iter__(self) -> Iterator[DeliveredDeposit]:
        return self

    def __next__(self) -> DeliveredDeposit:
        while not self._ready and not self._token.cancelled:
            try:
                found = self._client.inbox.deposits(
                    name=self._name,
                    after=self._after,
                    wait_ms=_WAIT_MS,
                    call_options=CallOptions(cancel_token=self._token),
                )
            except ClientError as error:
                if error.code == _CANCELLED and self._token.cancelled:
                    break
                raise
            self._ready.extend(found.deposits)
        if self._token.cancelled:
            raise StopIteration
        item = self._ready.popleft()
        self._after = item.number
        return DeliveredDeposit(self._client, self._name, item)

    def close(self) -> None:
        """Ends the stream."""
        self._token.cancel()

    def __enter__(self) -> InboxDeposits:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


async def follow_deposits(
    client: AsyncClient, name: Optional[str], after: Optional[str]
) -> AsyncGenerator[AsyncDeliveredDeposit, None]:
    """Deposits as they arrive, for coroutines. Cancelling the task ends the wait at once."""
    while True:
        found = await client.inbox.deposits(name=name, after=after, wait_ms=_WAIT_MS)
        for item in found.deposits:
            after = item.number
            yield AsyncDeliveredDeposit(client, name, item)
