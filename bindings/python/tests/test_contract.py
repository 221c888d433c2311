"""Contract objects, as an application uses them, on a development node."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import re
import reprlib
import threading
import time
import unittest
from contextlib import closing
from pathlib import Path
from typing import Any, Callable, Optional

from vendorclient import (
    AsyncClient,
    AsyncContract,
    Client,
    ClientError,
    Contract,
    ContractError,
    DevNode,
    Keys,
    Record,
    inbox,
    outbox,
    processing,
)

# Written by `vendorclient bind` for this suite.
from .awkward import Awkward
from .multisig import AsyncMultisig, Multisig
from .odd_names import OddNames
from .support import PROGRAM, data_folder

STORY: Any = json.loads(Path(os.environ["VENDORCLIENT_STORY"]).read_text())
ERRORS = {102: "NotOwner"}


class Contracts(unittest.TestCase):
    node: DevNode
    client: Client

    @classmethod
    def setUpClass(cls) -> None:
        cls.node = DevNode.start(program=PROGRAM, accounts=1)
        cls.client = Client.start(program=PROGRAM, data_folder=data_folder, endpoints=[cls.node.url])

    @classmethod
    def tearDownClass(cls) -> None:
        cls.client.close()
        cls.node.stop()

    def deployed(self) -> Contract:
        wallet = Contract(
            self.client, abi=STORY["abi"], code=STORY["code"], signer=Keys.generate(self.client), errors=ERRORS
        )
        self.assertFalse(wallet.is_deployed())
        sent = wallet.deploy(funded_by=self.node)
        self.assertFalse(sent.transaction.aborted)
        return wallet

    def test_is_deployed_called_and_read(self) -> None:
        wallet = self.deployed()
        self.assertTrue(wallet.is_deployed())
        account_id = wallet.address().partition("::")[2]
        self.assertEqual(wallet.address(), f"{account_id}::{account_id}")
        estimated = wallet.functions.touch().estimate()
        sent = wallet.functions.touch().send()
        self.assertGreater(estimated.fees.total, 0)
        self.assertEqual(sent.fees.total, sent.fees.total_account_fees)
        self.assertEqual(wallet.functions["renderHelloWorld"]().get().value0, "helloWorld")
        self.assertEqual(wallet.functions.getTimestamp().get().value0, wallet.functions.timestamp().get().timestamp)
        before = wallet.balance()
        wallet.functions.sendValue(dest=f"0:{account_id}", amount=1_000_000, bounce=False).send()
        self.assertLess(wallet.balance(), before)

    def test_refuses_what_would_be_lost_unless_it_is_accepted(self) -> None:
        wallet = self.deployed()
        recipient = self.node.accounts[0].account_id
        payment = wallet.functions.sendValue(dest=f"0:{recipient}", amount=1_000_000, bounce=False)
        losses = payment.estimate().losses or []
        self.assertEqual(
            [(loss.account_id, loss.currency, loss.amount, loss.certainty, loss.reason) for loss in losses],
            [(recipient, 0, "1000000", processing.LossCertainty.CERTAIN, processing.LossReason.OTHER_DAPP)],
        )
        before = wallet.balance()
        refusals: tuple[Callable[[], object], ...] = (
            payment.send,
            lambda: payment.send(accept_loss={0: 999_999}),
        )
        for refused in refusals:
            with self.assertRaises(ClientError) as caught:
                refused()
            self.assertEqual(caught.exception.code, processing.ProcessingErrorCode.LOSS_NOT_ACCEPTED)
            self.assertEqual(caught.exception.outcome, processing.Outcome.NOT_EXECUTED)
        for accepted_loss in ({}, {2: 1_000_000}):
            code, outcome = self.refusal_of_outbox(payment, accepted_loss)
            self.assertEqual(code, processing.ProcessingErrorCode.LOSS_NOT_ACCEPTED)
            self.assertEqual(outcome, processing.Outcome.NOT_EXECUTED)
        self.assertEqual(wallet.balance(), before)
        paid = payment.send(accept_loss={0: 1_000_000})
        self.assertEqual([loss.amount for loss in paid.losses or []], ["1000000"])
        self.assertIsNone(payment.send(accept_loss=None).losses)
        self.assertLess(wallet.balance(), before - 2_000_000)
        self.assertEqual(wallet.functions.touch().send().losses, [])
        for accepted in ({0: 0.5}, {"SHELL": 1}):
            unfit: Any = accepted
            with self.assertRaisesRegex(TypeError, "integer"):
                payment.send(accept_loss=unfit)

    def refusal_of_outbox(self, payment: Any, accept_loss: dict[int, int]) -> tuple[object, object]:
        """Code and outcome, from the error or, if the network did not answer in time, from the end of the entry."""
        try:
            entry = payment.outbox(accept_loss=accept_loss).entry
        except ClientError as error:
            return error.code, error.outcome
        while entry.state in (outbox.OutboxState.QUEUED, outbox.OutboxState.SIGNING):
            entry = self.client.outbox.get(id=entry.id).entry
        self.assertEqual(entry.state, outbox.OutboxState.REFUSED)
        return entry.error and entry.error.code, entry.outcome

    def test_looks_for_losses_of_a_deployment(self) -> None:
        accepted: tuple[tuple[Any, Any], ...] = (({}, []), ({2: 5}, []), (None, None))
        for accept_loss, losses in accepted:
            keys = Keys.generate(self.client)
            wallet = Multisig(self.client, keys)
            sent = wallet.deploy(owners=[keys.public_key], req_confirms=1, funded_by=self.node, accept_loss=accept_loss)
            self.assertEqual(sent.losses, losses)

    def test_refuses_losses_in_coroutines(self) -> None:
        async def story() -> None:
            async with AsyncClient.start(program=PROGRAM, endpoints=[self.node.url], data_folder=data_folder) as client:
                keys = await Keys.generate(client)
                wallet = AsyncContract(client, abi=STORY["abi"], code=STORY["code"], signer=keys)
                await wallet.deploy(funded_by=self.node)
                dest = f"0:{self.node.accounts[0].account_id}"
                payment = wallet.functions.sendValue(dest=dest, amount=1_000_000, bounce=False)
                self.assertEqual([loss.amount for loss in (await payment.estimate()).losses or []], ["1000000"])
                with self.assertRaises(ClientError) as caught:
                    await payment.send()
                self.assertEqual(caught.exception.code, processing.ProcessingErrorCode.LOSS_NOT_ACCEPTED)
                try:
                    entry = (await payment.outbox()).entry
                except ClientError as error:
                    self.assertEqual(error.code, processing.ProcessingErrorCode.LOSS_NOT_ACCEPTED)
                else:
                    # The network did not answer in time: the entry is checked before its message leaves.
                    while entry.state in (outbox.OutboxState.QUEUED, outbox.OutboxState.SIGNING):
                        entry = (await client.outbox.get(id=entry.id)).entry
                    self.assertEqual(entry.state, outbox.OutboxState.REFUSED)
                paid = await payment.send(accept_loss={0: 1_000_000})
                self.assertEqual([loss.amount for loss in paid.losses or []], ["1000000"])
                self.assertIsNone((await payment.send(accept_loss=None)).losses)
                self.assertTrue((await payment.outbox("burnt", accept_loss=None)).is_new)

        asyncio.run(story())

    def test_streams_events_and_transactions(self) -> None:
        wallet = self.deployed()
        for _ in range(2):
            wallet.functions.touch().send()
        stream = wallet.events.Touched.stream("start")
        events = [next(stream), next(stream)]
        self.assertEqual([event.name for event in events], ["Touched", "Touched"])
        self.assertGreater(events[0].args.at, 0)
        self.assertRegex(next(wallet.transactions("start", fields="id")).id, "[0-9a-f]{64}")
        self.assertEqual(next(wallet.events.Touched.stream(after=events[0].cursor)), events[1])
        after = [wallet.event_cursor(), wallet.transaction_cursor()]
        sent = wallet.functions.touch().send()
        self.assertNotIn(next(wallet.events.Touched.stream(after=after[0])).message_id, [e.message_id for e in events])
        self.assertEqual(next(wallet.transactions(after=after[1])).id, sent.transaction.id)

    def test_goes_over_transactions_and_blocks(self) -> None:
        self.deployed()
        seen = []
        for transaction in self.client.net.transactions(result="lt code_hash", include_transfers=True):
            seen.append(transaction)
            if len(seen) == 2:
                break
        self.assertRegex(seen[1]["id"], "^[0-9a-f]{64}$")
        self.assertGreater(seen[1].get("now") or 0, 1_600_000_000)
        self.assertIn("code_hash", seen[1])
        self.assertIsInstance(seen[1].get("transfers"), list)
        with closing(self.client.net.blocks()) as blocks:
            first = next(blocks)
        last = (first.get("gen_utime") or 0) + 1
        self.assertEqual(next(self.client.net.blocks(end_time=last))["id"], first["id"])
        with self.assertRaises(ClientError) as refused:
            next(self.client.net.blocks(result="{"))
        self.assertEqual(refused.exception.code, 601)
        self.nothing_is_open(self.client.net.create_block_iterator().handle)

    def test_goes_over_blocks_in_coroutines(self) -> None:
        self.deployed()

        async def read() -> int:
            async with AsyncClient.start(program=PROGRAM, data_folder=data_folder, endpoints=[self.node.url]) as client:
                blocks = client.net.blocks(result="version")
                async for block in blocks:
                    self.assertIn("version", block)
                    break
                await blocks.aclose()
                handle = (await client.net.create_block_iterator()).handle
                with self.assertRaises(ClientError) as freed:
                    await client.net.iterator_next(iterator=handle - 1)
                return freed.exception.code

        self.assertEqual(asyncio.run(read()), 34)

    def nothing_is_open(self, first_handle: int) -> None:
        for handle in range(1, first_handle):
            with self.assertRaises(ClientError) as freed:
                self.client.net.iterator_next(iterator=handle)
            self.assertEqual(freed.exception.code, 34)

    def test_names_the_errors_of_the_contract(self) -> None:
        wallet = self.deployed()
        stranger = Contract(
            self.client,
            abi=STORY["abi"],
            address=wallet.address(),
            signer=Keys.generate(self.client),
            errors=ERRORS,
        )
        with self.assertRaises(ContractError) as caught:
            stranger.functions.touch().send()
        error = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((error.name, error.exit_code, str(error)), ("NotOwner", 102, str(caught.exception)))

    def test_tells_which_phase_failed(self) -> None:
        named = Contract(
            self.client, abi=STORY["abi"], code=STORY["code"], signer=Keys.generate(self.client), errors={37: "NotThis"}
        )
        named.deploy(funded_by=self.node)
        dest = f"0:{named.address().partition('::')[2]}"
        payment = named.functions.sendValue(dest=dest, amount=named.balance() + 1, bounce=False)
        failures: tuple[Callable[[], object], ...] = (lambda: payment.send(accept_loss=None), payment.estimate)
        for failing in failures:
            with self.assertRaises(ContractError) as caught:
                failing()
            error = caught.exception
            # Names of the contract mean other codes than those of the network.
            self.assertEqual((error.name, error.exit_code, error.phase), (None, 37, "action"))
            self.assertIn("37", str(error))

    def test_says_what_the_abi_has(self) -> None:
        wallet = Contract(self.client, abi=STORY["abi"], address="ab" * 32)
        with self.assertRaisesRegex(AttributeError, "no function steal; it has constructor"):
            wallet.functions.steal()
        for address in ("wallet", f"-1:{'ab' * 32}", f"7:{'ab' * 32}"):
            with self.assertRaisesRegex(ValueError, f"Invalid address: expected .*0:<account_id>.*, got {address}"):
                Contract(self.client, abi=STORY["abi"], address=address)
        self.assertIn("touch", dir(wallet.functions))

    def test_names_an_account_that_does_not_exist(self) -> None:
        wallet = Contract(self.client, abi=STORY["abi"], address="ab" * 32)
        self.assertFalse(wallet.is_deployed())
        with self.assertRaisesRegex(ClientError, f"^The account .*{'ab' * 32} does not exist") as caught:
            wallet.functions.getTimestamp().get()
        self.assertEqual(caught.exception.code, 622)
        with self.assertRaisesRegex(ContractError, "does not exist") as refused:
            wallet.functions.touch().send()
        self.assertEqual((refused.exception.phase, refused.exception.exit_code), ("computeSkipped", None))

    def test_finds_the_dapp_id_of_an_account_that_is_younger_than_its_object(self) -> None:
        dapp_id = "d0" * 32
        contract = Contract(self.client, abi=STORY["getter_abi"], address=STORY["late"])
        self.assertEqual(contract.address(), f"{STORY['late']}::{STORY['late']}")
        self.node.set_account(boc=STORY["late_boc"], dapp_id=dapp_id)
        self.assertEqual(contract.address(), f"{dapp_id}::{STORY['late']}")

    def test_awaits_a_funder_of_coroutines(self) -> None:
        funded: list[str] = []

        class Funder:
            async def fund(self, account_id: str, amount: Optional[int] = None) -> None:
                await asyncio.sleep(0)
                node.fund(account_id, amount)
                funded.append(account_id)

        async def story() -> str:
            async with AsyncClient.start(program=PROGRAM, endpoints=[node.url], data_folder=data_folder) as client:
                keys = await Keys.generate(client)
                wallet = AsyncContract(client, abi=STORY["abi"], code=STORY["code"], signer=keys)
                await wallet.deploy(funded_by=Funder())
                return (await wallet.address()).partition("::")[2]

        node = self.node
        account_id = asyncio.run(story())
        self.assertEqual(funded, [account_id])
        wallet = Contract(self.client, abi=STORY["abi"], code=STORY["code"], signer=Keys.generate(self.client))
        with self.assertRaisesRegex(TypeError, "AsyncContract"):
            wallet.deploy(funded_by=Funder())
        self.assertEqual((funded, wallet.is_deployed()), ([account_id], False))

    def test_fails_if_a_getter_does_not_answer_or_not_as_the_abi_says(self) -> None:
        texts = {"silent": (418, "sent no answer of getBalance"), "odd": (419, "getBalance does not match the ABI")}
        for account, (code, text) in texts.items():
            self.node.set_account(boc=STORY[f"{account}_boc"])
            contract = Contract(self.client, abi=STORY["getter_abi"], address=STORY[account])
            with self.assertRaisesRegex(ClientError, text) as caught:
                contract.functions.getBalance().get()
            self.assertEqual(caught.exception.code, code)
            with self.assertRaisesRegex(ClientError, text):
                contract.functions.getBalance().estimate()
            with self.assertRaisesRegex(ClientError, text) as caught:
                contract.functions.getBalance().send()
            self.assertEqual((caught.exception.code, caught.exception.outcome), (code, "executed"))

    def test_takes_arguments_as_a_function_of_python_does(self) -> None:
        wallet = Contract(self.client, abi=STORY["abi"], address="ab" * 32, signer=Keys.generate(self.client))
        send = wallet.functions.sendValue
        self.assertIn("dest: address, amount: uint128, bounce: bool", send.__doc__)
        text = "<ContractCall sendValue(dest='0:1', amount=5, bounce=True)>"
        self.assertEqual(repr(send("0:1", 5, True)), text)
        self.assertEqual(repr(send("0:1", bounce=True, amount=5)), text)
        takes = re.escape("sendValue() takes dest, amount, bounce: ")
        for values, named, said in (
            (("0:1", 5, True, 1), {}, "4 were given"),
            (("0:1", 5), {}, "bounce is missing"),
            (("0:1", 5, True), {"amount": 5}, "amount was given twice"),
            (("0:1", 5, True), {"flag": 5}, "unknown argument flag"),
        ):
            with self.subTest(said), self.assertRaisesRegex(TypeError, f"{takes}{said}"):
                send(*values, **named)
        code = Contract(self.client, abi=STORY["abi"], code=STORY["code"], signer=Keys.generate(self.client))
        with self.assertRaisesRegex(TypeError, "constructor.. takes no arguments: unknown argument owner"):
            code.deploy(owner=1, funded_by=self.node)
        self.assertFalse(code.is_deployed())
        with self.assertRaisesRegex(TypeError, "bytes have no JSON form.*base64"):
            wallet.functions.sendValue(b"", 5, True).send()

    def test_wraps_contracts_whatever_their_names_are(self) -> None:
        odd = OddNames(self.client, address="ab" * 32)
        text = f"<ContractCall getValue(input='a', call={reprlib.repr('62' * 32)})>"
        self.assertEqual(repr(odd.get_value(input="a", call=b"b" * 32)), text)
        self.assertEqual(repr(odd.get_value2(value=b"\0")), "<ContractCall get_value(_value='00')>")
        awkward = Awkward(self.client, address="ab" * 32)
        self.assertEqual(repr(awkward.get(get=1, call=True, value2="a")), "<ContractCall get(get=1, call=True, ='a')>")
        self.assertEqual(repr(awkward.deploy2()), "<ContractCall deploy()>")
        with self.assertRaisesRegex(ValueError, "needs its address, or its image"):
            OddNames(self.client).deploy(self_=1, type=2, amount=5, funded_by=self.node)
        record = Record({"from": 1, "keys": [2], "name": "x"})
        self.assertEqual((record.from_, record.keys_, record.name), (1, [2], "x"))
        self.assertIn("name", dir(record))
        self.assertEqual(pickle.loads(pickle.dumps(record)), record)
        with self.assertRaisesRegex(AttributeError, "There is no nam here, only from, keys, name"):
            print(record.nam)

    def test_has_a_typed_wrapper(self) -> None:
        keys = [Keys.generate(self.client) for _ in range(2)]
        wallet = Multisig(self.client, keys[0], header=lambda: {"expire": int(time.time()) + 60})
        wallet.deploy(owners=[pair.public_key for pair in keys], req_confirms=2, funded_by=self.node)
        dest = "0:" + wallet.address().partition("::")[2]
        payload = "te6ccgEBAQEAAgAAAA=="
        sent = wallet.submit_transaction(
            dest=dest, value=1_000_000_000, bounce=False, all_balance=False, payload=payload
        ).send()
        self.assertGreater(sent.output.transId, 0)
        [waiting] = wallet.get_transactions().get().transactions
        self.assertEqual((waiting.id, waiting.value, waiting.signsRequired), (sent.output.transId, 1_000_000_000, 2))
        custodians = wallet.get_custodians().get().custodians
        self.assertEqual({custodian.pubkey for custodian in custodians}, {int(pair.public, 16) for pair in keys})

        late = Multisig(self.client, keys[0], header=lambda: {"expire": 1})
        with self.assertRaises(ClientError) as expired:
            late.confirm_transaction(transaction_id=waiting.id).send()
        self.assertEqual(expired.exception.code, processing.ProcessingErrorCode.MESSAGE_EXPIRED)

        async def read() -> int:
            async with AsyncClient.start(program=PROGRAM, endpoints=[self.node.url], data_folder=data_folder) as client:
                same = AsyncMultisig(client, address=wallet.address(), header=header)
                return (await same.get_parameters().get()).requiredTxnConfirms

        async def header() -> dict[str, int]:
            await asyncio.sleep(0)
            asked.append(True)
            return {"expire": int(time.time()) + 60}

        asked: list[bool] = []
        self.assertEqual(asyncio.run(read()), 2)
        self.assertEqual(asked, [True])

        unfit: Any = header
        with self.assertRaisesRegex(TypeError, "AsyncContract"):
            Multisig(self.client, address=wallet.address(), header=unfit).get_parameters().get()

    def test_pays_by_the_outbox_over_a_restart(self) -> None:
        keys = Keys.generate(self.client)
        # This client has no signer: the entry waits for a connection that has one.
        with Client.start(program=PROGRAM, data_folder=data_folder, endpoints=[self.node.url]) as client:
            wallet = Contract(client, abi=STORY["abi"], code=STORY["code"], signer=keys)
            wallet.deploy(funded_by=self.node)
            stored = wallet.functions.touch().outbox("invoice-17", group="payouts", signer="treasury")
            self.assertTrue(stored.is_new)
            while client.outbox.get(key="invoice-17").entry.state != outbox.OutboxState.SIGNING:
                pass
        with Client.start(program=PROGRAM, data_folder=data_folder, endpoints=[self.node.url]) as client:
            signer = client.register_signer("treasury", keys)
            wallet = Contract(client, abi=STORY["abi"], code=STORY["code"], signer=keys)
            again = wallet.functions.touch().outbox("invoice-17", group="payouts", signer="treasury")
            self.assertEqual((again.is_new, again.entry.id), (False, stored.entry.id))
            numbers = []
            for result in client.outbox_results("payouts"):
                self.assertEqual((result.key, result.state), ("invoice-17", outbox.OutboxState.EXECUTED))
                self.assertRegex(result.transaction.id if result.transaction else "", "[0-9a-f]{64}")
                numbers.append(result.number)
                if len(numbers) == 1:
                    break
            # It was not acknowledged, and comes again.
            with client.outbox_results("payouts") as results:
                result = next(results)
                numbers.append(result.number)
                result.acknowledge()
                closing = threading.Timer(0.1, results.close)
                closing.start()
                self.assertEqual(list(results), [])
            self.assertEqual(numbers[0], numbers[1])
            named = Contract(client, abi=STORY["abi"], code=STORY["code"], signer=signer)
            self.assertEqual(named.address(), wallet.address())
            self.assertTrue(named.functions.touch().outbox(group="named").is_new)
            self.assertEqual(next(client.outbox_results("named")).state, outbox.OutboxState.EXECUTED)

    def test_pays_by_the_outbox_in_coroutines(self) -> None:
        async def story() -> None:
            async with AsyncClient.start(program=PROGRAM, endpoints=[self.node.url], data_folder=data_folder) as client:
                pair = await client.crypto.generate_random_sign_keys()
                signer = await client.register_signer("coroutines", Keys(pair.public, pair.secret))
                wallet = AsyncContract(client, abi=STORY["abi"], code=STORY["code"], signer=signer)
                await wallet.deploy(funded_by=self.node)
                stored = await wallet.functions.touch().outbox("invoice-18", group="coroutines")
                self.assertTrue(stored.is_new)
                async for result in client.outbox_results("coroutines"):
                    self.assertEqual((result.key, result.state), ("invoice-18", outbox.OutboxState.EXECUTED))
                    await result.acknowledge()
                    break
                self.assertEqual((await client.outbox.results(group="coroutines")).results, [])
                waiting = asyncio.ensure_future(anext_of(client.outbox_results("coroutines")))
                await asyncio.sleep(0)
                waiting.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await waiting

        asyncio.run(story())

    def test_delivers_deposits_until_they_are_acknowledged(self) -> None:
        account = "c7" * 32
        amounts = ["1000000001", "1000000002", "1000000003"]
        with Client.start(program=PROGRAM, data_folder=data_folder, endpoints=[self.node.url]) as client:
            client.inbox.follow(name="shop", accounts=[f"0:{account}"], from_="beginning")
            for amount in amounts:
                self.node.fund(account, int(amount))
            # Nothing is acknowledged: everything comes again. The acknowledgement of one counts for those before it.
            for is_acknowledged in (False, True):
                with client.inbox_deposits("shop") as deposits:
                    found = [next(deposits) for _ in amounts]
                    self.assertEqual([each.deposit.amounts[0].amount for each in found], amounts)
                    self.assertEqual(found[0].deposit.kind, inbox.DepositKind.DEPOSIT)
                    if is_acknowledged:
                        found[-1].acknowledge()
            with client.inbox_deposits("shop") as deposits:
                closing = threading.Timer(0.1, deposits.close)
                closing.start()
                self.assertEqual(list(deposits), [])
            with self.assertRaises(ClientError) as raised:
                next(client.inbox_deposits("another"))
            self.assertEqual(raised.exception.code, inbox.InboxErrorCode.NOT_FOLLOWED)

    def test_delivers_deposits_in_coroutines(self) -> None:
        account = "c8" * 32

        async def story() -> None:
            async with AsyncClient.start(program=PROGRAM, endpoints=[self.node.url], data_folder=data_folder) as client:
                await client.inbox.follow(name="coroutines", accounts=[f"0:{account}"], from_="beginning")
                self.node.fund(account, 1_000_000_001)
                async for delivered in client.inbox_deposits("coroutines"):
                    self.assertEqual(delivered.deposit.amounts[0].amount, "1000000001")
                    await delivered.acknowledge()
                    break
                self.assertEqual((await client.inbox.deposits(name="coroutines")).deposits, [])

        asyncio.run(story())

    def test_does_the_same_in_coroutines(self) -> None:
        async def story() -> None:
            async with AsyncClient.start(program=PROGRAM, endpoints=[self.node.url], data_folder=data_folder) as client:
                keys = await Keys.generate(client)
                wallet = AsyncContract(client, abi=STORY["abi"], code=STORY["code"], signer=keys)
                await wallet.deploy(funded_by=self.node)
                stream = wallet.events.Touched.stream()
                first = asyncio.ensure_future(anext_of(stream))
                while not first.done():
                    await wallet.functions.touch().send()
                self.assertEqual((await first).name, "Touched")
                await stream.aclose()
                self.assertEqual((await wallet.functions.renderHelloWorld().get()).value0, "helloWorld")
                self.assertGreater(await wallet.balance(), 0)

        asyncio.run(story())


async def anext_of(stream: Any) -> Any:
    """`anext` of Python 3.10."""
    return await stream.__anext__()
