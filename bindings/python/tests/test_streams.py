"""Subscriptions and iterators in loops."""

from __future__ import annotations

import threading
import unittest
from contextlib import closing
from typing import Any

from vendorclient import AsyncClient, CallbackMessage, Client, ClientClosed, ClientError, DevNode, net
from vendorclient._streams import READ_AHEAD, _Passage

from .support import PROGRAM, data_folder, eventually

ID = "a5" * 32


class Streams(unittest.IsolatedAsyncioTestCase):
    node: DevNode

    @classmethod
    def setUpClass(cls) -> None:
        cls.node = DevNode.start(program=PROGRAM, deprecated_api=True)
        cls.node.fund(ID)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.node.stop()

    def client(self) -> Client:
        return Client.start(program=PROGRAM, data_folder=data_folder, endpoints=[self.node.url])

    def fund_until(self, done: threading.Event) -> threading.Thread:
        """Something happens repeatedly, because a subscription delivers only what is new."""

        def fund() -> None:
            while not done.wait(0.05):
                self.node.fund(ID, 1)

        thread = threading.Thread(target=fund)
        thread.start()
        return thread

    def test_leaving_a_loop_ends_the_subscription(self) -> None:
        done = threading.Event()
        thread = self.fund_until(done)
        with self.client() as client:
            seen: list[str] = []
            for message in client.stream(client.net.subscribe_collection, collection="messages", result="id"):
                assert isinstance(message.data, net.ResultOfSubscription)
                seen.append(message.data.result["id"])
                if len(seen) == 3:
                    self.assertEqual(client.daemon.status().callbacks, 1)
                    break
            done.set()
            thread.join()
            self.assertEqual(len(set(seen)), 3)
            self.assertTrue(eventually(lambda: client.daemon.status().callbacks == 0))

    async def test_leaving_a_loop_of_coroutines_ends_the_subscription(self) -> None:
        done = threading.Event()
        thread = self.fund_until(done)
        async with AsyncClient.start(program=PROGRAM, data_folder=data_folder, endpoints=[self.node.url]) as client:
            stream = client.stream(client.net.subscribe_collection, collection="messages", result="id")
            async for message in stream:
                self.assertIsInstance(message.data, net.ResultOfSubscription)
                self.assertEqual((await client.daemon.status()).callbacks, 1)
                break
            del stream
            done.set()
            thread.join()
            while (await client.daemon.status()).callbacks:
                pass

    def test_a_loop_that_waits_ends_with_its_client(self) -> None:
        client = self.client()
        caught: list[BaseException] = []

        def wait() -> None:
            try:
                for _ in client.stream(client.net.subscribe_collection, collection="blocks", result="id", filter=NEVER):
                    pass
            except ConnectionError as error:
                caught.append(error)

        thread = threading.Thread(target=wait)
        thread.start()
        self.assertTrue(eventually(lambda: client.daemon.status().callbacks == 1))
        client.close()
        thread.join(10)
        self.assertIsInstance(caught[0], ClientClosed)

    def test_the_collector_may_end_a_loop_on_the_thread_that_reads(self) -> None:
        with self.client() as client:
            blocks = client.net.blocks()
            next(blocks)

            class Ending:
                def settle(self, result: object, error: object) -> None:
                    ended.append(threading.current_thread().name)
                    blocks.close()

            ended: list[str] = []
            client._session.begin("client.version", {}, answer=Ending())
            self.assertTrue(eventually(lambda: bool(ended)))
            self.assertEqual(ended, ["vendorclient reader"])
            # It reads on, and the iterator is gone.
            handle = client.net.create_block_iterator().handle
            with self.assertRaises(ClientError) as freed:
                client.net.iterator_next(iterator=handle - 1)
            self.assertEqual(freed.exception.code, 34)

    def test_streams_are_generators_for_type_checkers(self) -> None:
        with self.client() as client:
            with closing(client.stream(client.net.subscribe_collection, collection="messages", result="id")) as stream:
                self.assertIs(stream, iter(stream))
            with self.assertRaisesRegex(TypeError, "blocks makes no single call"):
                client.submit(client.net.blocks)

    def test_a_refused_subscription_is_an_error_of_the_loop(self) -> None:
        with self.client() as client, self.assertRaises(ClientError):
            next(client.stream(client.net.subscribe_collection, collection="nonsense", result="id"))


NEVER: Any = {"seq_no": {"gt": 4_000_000}}


class Passage(unittest.TestCase):
    def test_takes_no_more_than_a_loop_may_want(self) -> None:
        passage = _Passage()
        sent: list[int] = []

        def send() -> None:
            for index in range(READ_AHEAD + 2):
                passage.put(CallbackMessage(100, net.ResultOfSubscription(result=index)))
                sent.append(index)

        thread = threading.Thread(target=send)
        thread.start()
        self.assertTrue(eventually(lambda: len(sent) == READ_AHEAD))
        passage.take()
        self.assertTrue(eventually(lambda: len(sent) == READ_AHEAD + 1))
        passage.leave()
        thread.join(10)
        self.assertFalse(thread.is_alive())
