"""A contract as an object for coroutines."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any, AsyncGenerator, Callable, Generic, Mapping, Optional, cast

from ._async_client import AsyncClient
from ._contract_base import ContractBase, call_text
from ._contract_calls import WAIT_MS, Asked, Start, beginning, transaction_list, transaction_of
from ._contract_results import ContractEvent, FollowedTransaction, Funder, Outputs, Sent
from ._errors import ClientError
from .generated.outbox import ResultOfOutboxSend


class AsyncContract(ContractBase):
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
        - accept_loss: As for `send` of a call: None turns the check for losses off.

        Example:
            await async_wallet.deploy(owners=[keys.public_key], funded_by=node.giver, amount=10_000_000_000)
        """
        given = self._calls.arguments("constructor", (), {**(arguments or {}), **named})
        if funded_by is not None:
            account_id, _ = await self._run(self._calls.account())
            gift: list[Any] = [account_id] if amount is None else [account_id, amount]
            funding = await asyncio.get_running_loop().run_in_executor(None, lambda: funded_by.fund(*gift))
            if inspect.isawaitable(funding):
                await funding
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
        async for item in self._follow(transaction_list(fields), beginning(start, after)):
            yield transaction_of(item)

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
            items, cursor = await self._run(self._calls.follow(what, cursor, WAIT_MS))
            for item in items:
                yield item

    async def _stream(self, event: str, cursor: Optional[str]) -> AsyncGenerator[ContractEvent[Any], None]:
        async for item in self._follow(self._calls.events(event), cursor):
            yield self._calls.event(item)


class AsyncContractCall(Generic[Outputs]):
    """A function with its arguments, for coroutines."""

    def __init__(self, contract: AsyncContract, name: str, arguments: Mapping[str, Any]) -> None:
        self._contract = contract
        self._name = name
        self._arguments = arguments

    def __repr__(self) -> str:
        return call_text(self, self._name, self._arguments)

    async def send(self, *, accept_loss: Optional[Mapping[int, int]] = {}) -> Sent[Outputs]:
        """Sends the message and waits for its transaction.

        Raises `ClientError` 418 or 419, as `get` does, if the contract executes the call without a readable answer: its
        outcome is then `executed`.

        - accept_loss: Nano units that may be lost, by currency id, 0 being the main currency; None turns the check off,
          and then anything may be lost. Raises `ClientError` 521 (LOSS_NOT_ACCEPTED) and sends nothing if more would
          certainly be lost. A currency that is not listed has the default: 0, and for main currency in a call of an
          active contract twice what its run costs.

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
        - accept_loss: As for `send`: None turns the check for losses off. Checked now, and again when the
          message is sent.

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
