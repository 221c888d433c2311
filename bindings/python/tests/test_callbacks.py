from __future__ import annotations

import asyncio
import threading
import time
import unittest

from vendorclient import CallbackMessage, ClientError, client
from vendorclient._session import CALLBACK_QUEUE
from vendorclient.generated import test as t
from vendorclient.generated.functions.test import AsyncTest, Test

from .support import eventually, shared, start, start_async

Message = CallbackMessage[t.FloodMessage]


class Callbacks(unittest.TestCase):
    def test_of_a_call_are_typed_and_end_with_it(self) -> None:
        with shared() as host:
            messages: list[Message] = []
            result = Test(host).flood(count=1000, callback=messages.append)
            self.assertEqual(result.count, 1000)
            self.assertEqual(len(messages) + sum(message.lost for message in messages), 1000)
            self.assertEqual(messages[-1].data.index, 999)
            self.assertIsInstance(messages[0].data, t.FloodMessage)
            self.assertEqual({message.response_type for message in messages}, {100})
            indexes = [message.data.index for message in messages]
            self.assertEqual(indexes, sorted(indexes))

    def test_of_a_slow_handler_are_counted_when_they_are_lost(self) -> None:
        messages: list[Message] = []

        def handle(message: Message) -> None:
            messages.append(message)
            if len(messages) == 1:
                # The answer of a later call comes after all messages, when the flood is over.
                eventually(lambda: not any(call.method == "test.flood" for call in host.daemon.status().calls), 30)

        count = CALLBACK_QUEUE * 2
        with shared() as host:
            Test(host).flood(count=count, callback=handle)
        lost = sum(message.lost for message in messages)
        self.assertEqual(len(messages) + lost, count)
        self.assertGreater(lost, 0)
        self.assertEqual(messages[-1].data.index, count - 1)

    def test_a_failing_handler_keeps_nothing_else_from_working(self) -> None:
        seen = 0

        def fail(message: Message) -> None:
            nonlocal seen
            seen += 1
            raise RuntimeError("a handler that fails")

        with shared() as host, self.assertLogs("vendorclient", "ERROR"):
            self.assertEqual(Test(host).flood(count=3, callback=fail).count, 3)
        self.assertEqual(seen, 3)

    def test_of_a_handle_come_until_it_is_closed(self) -> None:
        with shared() as host:
            test, messages, reasons = Test(host), list[Message](), list[str]()
            subscription = test.subscribe(interval_ms=5, callback=messages.append, on_closed=reasons.append)
            self.assertTrue(eventually(lambda: len(messages) >= 3))
            test.unsubscribe(handle=subscription.handle)
            self.assertTrue(eventually(lambda: reasons == ["unsubscribed"]))
            count = len(messages)
            self.assertEqual([message.data.index for message in messages], list(range(count)))
            time.sleep(0.05)
            self.assertEqual(len(messages), count)
            self.assertEqual(host.daemon.status().callbacks, 0)

    def test_may_call_the_library(self) -> None:
        with shared() as host:
            versions: list[str] = []
            Test(host).flood(count=2, callback=lambda _: versions.append(host.client.version().version))
            self.assertEqual(versions, [host.info.server.version] * 2)

    def test_end_when_the_client_is_closed(self) -> None:
        closed = threading.Event()
        with start() as host:
            Test(host).subscribe(interval_ms=1000, callback=print, on_closed=lambda _: closed.set())
        self.assertTrue(closed.wait(5))

    def test_a_function_that_needs_one_says_so(self) -> None:
        with shared() as host, self.assertRaises(ClientError) as caught:
            Test(host).flood(count=1)
        self.assertEqual(caught.exception.code, client.ClientErrorCode.CALLBACK_NOT_REGISTERED)


class AsyncCallbacks(unittest.IsolatedAsyncioTestCase):
    async def test_of_a_call_may_be_plain_or_coroutines(self) -> None:
        async with start_async() as host:
            plain: list[int] = []
            awaited: list[int] = []

            async def handle(message: Message) -> None:
                await asyncio.sleep(0)
                awaited.append(message.data.index)

            test = AsyncTest(host)
            await test.flood(count=20, callback=lambda message: plain.append(message.data.index))
            await test.flood(count=20, callback=handle)
            self.assertEqual((plain, awaited), (list(range(20)), list(range(20))))

    async def test_of_a_handle_end_with_the_reason(self) -> None:
        async with start_async() as host:
            test, ended = AsyncTest(host), asyncio.get_running_loop().create_future()
            first: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

            def handle(message: Message) -> None:
                if not first.done():
                    first.set_result(message)

            subscription = await test.subscribe(interval_ms=5, callback=handle, on_closed=ended.set_result)
            self.assertEqual((await asyncio.wait_for(first, 5)).data.index, 0)
            await test.unsubscribe(handle=subscription.handle)
            self.assertEqual(await asyncio.wait_for(ended, 5), "unsubscribed")
