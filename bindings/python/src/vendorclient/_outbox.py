"""Outcomes of outbox entries, as streams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, AsyncGenerator, Optional, Sequence

from ._call import CallOptions
from ._numbered import WAIT_MS, NumberedStream, follow_numbered
from ._record import Record
from .generated.client import ClientError as ErrorFacts
from .generated.outbox import OutboxEntry, OutboxResult, OutboxState

if TYPE_CHECKING:
    from ._async_client import AsyncClient
    from ._client import Client


class _Result:
    """Result of an entry."""

    def __init__(self, result: OutboxResult) -> None:
        entry = result.entry
        self.number: str = result.number
        """Its place among the results of the outbox."""
        self.key: Optional[str] = entry.key
        self.group: str = entry.group
        self.state: OutboxState = entry.state
        """How the entry ended."""
        self.transaction: Optional[Record] = None
        """`id`, `exit_code`, `fees` and `finality`; None when nothing was executed."""
        if entry.transaction_id is not None:
            self.transaction = Record(
                id=entry.transaction_id, exit_code=entry.exit_code, fees=entry.fees, finality=entry.finality
            )
        self.output: Any = entry.output
        """Return values of the function, if the ABI is known."""
        self.error: Optional[ErrorFacts] = entry.error
        """Why it ended without success."""
        self.entry: OutboxEntry = entry

    def __repr__(self) -> str:
        return f"{type(self).__name__}(number={self.number!r}, key={self.key!r}, state={self.state.value!r})"


class DeliveredResult(_Result):
    """The outcome of an outbox entry, delivered until it is acknowledged."""

    def __init__(self, client: Client, result: OutboxResult) -> None:
        super().__init__(result)
        self._client = client

    def acknowledge(self) -> None:
        """Marks it as done: it never comes again. Unacknowledged results come again with the next stream.

        Example:
            for result in client.outbox_results("payouts"):
                result.acknowledge()
        """
        self._client.outbox.acknowledge(number=self.number)


class AsyncDeliveredResult(_Result):
    """The outcome of an outbox entry, delivered until it is acknowledged."""

    def __init__(self, client: AsyncClient, result: OutboxResult) -> None:
        super().__init__(result)
        self._client = client

    async def acknowledge(self) -> None:
        """Marks it as done: it never comes again. Unacknowledged results come again with the next stream.

        Example:
            async for result in async_client.outbox_results("payouts"):
                await result.acknowledge()
        """
        await self._client.outbox.acknowledge(number=self.number)


class OutboxResults(NumberedStream[OutboxResult, DeliveredResult]):
    """Results as they arrive. Calling `close` from any thread ends a loop over them at once."""

    def __init__(self, client: Client, group: Optional[str], after: Optional[str]) -> None:
        def read(after: Optional[str], call_options: CallOptions) -> Sequence[OutboxResult]:
            return client.outbox.results(group=group, after=after, wait_ms=WAIT_MS, call_options=call_options).results

        def deliver(item: OutboxResult) -> DeliveredResult:
            return DeliveredResult(client, item)

        super().__init__(read, deliver, after)


def follow_results(
    client: AsyncClient, group: Optional[str], after: Optional[str]
) -> AsyncGenerator[AsyncDeliveredResult, None]:
    """Results as they arrive, for coroutines. Cancelling the task ends the wait at once."""

    async def read(after: Optional[str]) -> Sequence[OutboxResult]:
        return (await client.outbox.results(group=group, after=after, wait_ms=WAIT_MS)).results

    def deliver(item: OutboxResult) -> AsyncDeliveredResult:
        return AsyncDeliveredResult(client, item)

    return follow_numbered(read, deliver, after)
