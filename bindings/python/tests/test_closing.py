from __future__ import annotations

import asyncio
import gc
import pickle
import threading
import unittest
import warnings
from typing import Any

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

    def sign(self, unsigned: str) -> crypto.ResultOfAppSigningBox.Sign:
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

    def test_a_client_that_nobody_closes_is_reported(self) -> None:
        client = start()
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            session = client._session
            del client
            gc.collect()
        session.close()
        self.assertTrue(any(entry.category is ResourceWarning for entry in caught), caught)


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
            session = client._session
            del client
            gc.collect()
        await asyncio.get_running_loop().run_in_executor(None, session.close)
        self.assertTrue(any(entry.category is ResourceWarning for entry in caught), caught)


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
                # Before anything is sent: nobody listens there.
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
