from __future__ import annotations

import asyncio
import copy
import gc
import pickle
import threading
import unittest
import warnings
from typing import Any, Optional

from vendorclient import (
    ClientClosed,
    ClientError,
    ConnectFailed,
    ConnectionLost,
    ContractError,
    DevNodeError,
    ProgramNotFound,
    WebSocketTransport,
    crypto,
)
from vendorclient._websocket import Address
from vendorclient.generated.functions.test import AsyncTest, Test

from .support import eventually, is_alive, shared, start, start_async


class Box(crypto.AppSigningBox):
    def get_public_key(self) -> crypto.ResultOfAppSigningBox.GetPublicKey:
        return crypto.ResultOfAppSigningBox.GetPublicKey("ab" * 32)

    def sign(self, unsigned: str, content: Optional[crypto.SigningContent] = None) -> crypto.ResultOfAppSigningBox.Sign:
        return crypto.ResultOfAppSigningBox.Sign("")


class Closing(unittest.TestCase):
    def test_close_fails_waiting_calls_at_once(self) -> None:
        client = start()
        pid = client.info.server.pid
        caught: list[BaseException] = []

        def wait() -> None:
            try:
                Test(client).sleep(ms=60000)
            except BaseException as error:
                caught.append(error)

        thread = threading.Thread(target=wait)
        thread.start()
        client.client.version()
        client.close()
        thread.join()
        self.assertIsInstance(caught[0], ClientClosed)
        self.assertEqual(caught[0].code, 17)  # type: ignore[attr-defined]
        self.assertTrue(eventually(lambda: not is_alive(pid), 2))
        with self.assertRaises(ClientClosed):
            client.client.version()

    def test_calls_and_their_app_requests_end_within_the_grace_time(self) -> None:
        client = start()
        handle = client.crypto.register_signing_box(Box()).handle
        results: list[Any] = []
        sent = threading.Event()

        def call() -> None:
            sent.set()
            results.append(client.crypto.signing_box_get_public_key(handle=handle))

        thread = threading.Thread(target=call)
        thread.start()
        sent.wait()
        eventually(lambda: bool(client._session._waiting or results))
        client.close(grace=20)
        thread.join()
        self.assertEqual(results[0].pubkey, "ab" * 32)

    def test_a_client_that_nobody_closes_is_reported_and_its_daemon_ends(self) -> None:
        before = threads_of_clients()
        client = start()
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            pid = client.info.server.pid
            del client
            gc.collect()
        [said] = [entry for entry in caught if "unclosed client" in str(entry.message)]
        self.assertIn(f"daemon {pid}", str(said.message))
        self.assertTrue(eventually(lambda: not is_alive(pid)))
        self.assertTrue(eventually(lambda: not threads_of_clients() - before))

    def test_a_call_in_progress_keeps_its_client(self) -> None:
        client = start()
        pid = client.info.server.pid
        future = client.submit(Test(client).sleep, ms=300)
        with self.assertWarnsRegex(ResourceWarning, "unclosed client"):
            del client
            gc.collect()
            self.assertFalse(future.done())
            future.result(20)
            gc.collect()
        self.assertTrue(eventually(lambda: not is_alive(pid)))

    def test_a_client_is_neither_copied_nor_pickled(self) -> None:
        with shared() as client:
            for thing in (client, client.crypto):
                for use in (copy.copy, copy.deepcopy, pickle.dumps):
                    if thing is client or use is not copy.copy:
                        with self.assertRaisesRegex(TypeError, "cannot be copied or pickled"):
                            use(thing)

    def test_its_text_names_the_daemon(self) -> None:
        client = start()
        self.assertEqual(repr(client), f"<Client of daemon {client.info.server.pid}>")
        client.close()
        self.assertRegex(repr(client), "^<Client of daemon [0-9]+, closed>$")


def threads_of_clients() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name.startswith("vendorclient ")}


class AsyncClosing(unittest.IsolatedAsyncioTestCase):
    async def test_close_fails_waiting_calls_at_once(self) -> None:
        client = await start_async()
        waiting = asyncio.ensure_future(AsyncTest(client).sleep(ms=60000))
        await client.client.version()
        await client.close()
        with self.assertRaises(ClientClosed):
            await waiting

    async def test_a_client_that_nobody_closes_is_reported(self) -> None:
        client = await start_async()
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            pid = client.info.server.pid
            del client
            gc.collect()
        self.assertTrue(any(entry.category is ResourceWarning for entry in caught), caught)
        while is_alive(pid):
            await asyncio.sleep(0.02)

    async def test_another_event_loop_is_refused_before_anything_is_sent(self) -> None:
        async with start_async() as client:
            with self.assertRaisesRegex(RuntimeError, "belongs to another event loop"):
                await asyncio.get_running_loop().run_in_executor(None, asyncio.run, AsyncTest(client).sleep(ms=60000))
            self.assertEqual([call.method for call in (await client.daemon.status()).calls], [])

    async def test_opening_says_what_it_is(self) -> None:
        opening: Any = start_async()
        with self.assertRaisesRegex(AttributeError, "await AsyncClient.start.* crypto"):
            opening.crypto.sha256(data="")
        async with opening as client:
            self.assertRegex(repr(client), "^<AsyncClient of daemon [0-9]+>$")
        with self.assertRaisesRegex(RuntimeError, "each client needs a start"):
            await opening


class Errors(unittest.TestCase):
    def test_survive_pickling(self) -> None:
        for error in (
            ClientError(507, "Message expired", {"sent": True}),
            ConnectionLost("The daemon ended", 1, "crash"),
            ClientClosed("The client is closed"),
            ConnectFailed("No connection", 401),
            ProgramNotFound(["/a (option)", "/b"]),
            ContractError(621, "Message was not accepted", {"transaction_id": "ab" * 32}, 100, "NotOwner"),
            DevNodeError("not_found", "There is no snapshot 7", 404),
        ):
            with self.subTest(type(error).__name__):
                again = pickle.loads(pickle.dumps(error))
                self.assertIs(type(again), type(error))
                self.assertEqual((str(again), vars(again)), (str(error), vars(error)))


class Registration(unittest.TestCase):
    def test_refuses_what_cannot_answer(self) -> None:
        class NoBox(crypto.AppSigningBox):
            pass

        wrong: Any
        with shared() as client:
            for wrong, said in ((None, "NoneType"), (object(), "object"), (Box, "the class Box"), (NoBox(), "sign")):
                with self.subTest(said), self.assertRaisesRegex(TypeError, said):
                    client.crypto.register_signing_box(wrong)
            wrong = "print"
            with self.assertRaisesRegex(TypeError, "The callback must be a function, not str"):
                client.net.subscribe_collection(collection="messages", result="id", callback=wrong)
            with self.assertRaisesRegex(TypeError, "on_closed must be a function, not str"):
                client.net.subscribe_collection(
                    collection="messages", result="id", callback=lambda _: None, on_closed=wrong
                )


class Token(unittest.TestCase):
    def test_with_a_line_break_is_refused_and_not_printed(self) -> None:
        with shared() as client:
            for token in ("secret\r\nX: y", "secret\n", "", "secret words"):
                transport = WebSocketTransport(lambda token=token: Address("ws://127.0.0.1:9/rpc", token))  # type: ignore[misc]
                # Before anything is sent: the port is closed.
                with self.assertRaisesRegex(ConnectFailed, "The token is not one word") as caught:
                    transport.start(lambda _: None, lambda _: None)
                self.assertNotIn("secret", str(caught.exception))
            self.assertTrue(client.client.version())


class Warnings(unittest.TestCase):
    def test_of_the_configuration_reach_the_logger(self) -> None:
        with self.assertLogs("vendorclient", "WARNING") as logged:
            with start(config={"network": {"wrong_name": 1}}):
                pass
        self.assertIn("network.wrong_name", "\n".join(logged.output))
