from __future__ import annotations

import asyncio
import signal
import threading
import time
import unittest

from vendorclient import CallOptions, CancelToken, ClientError, daemon
from vendorclient.generated.functions.test import AsyncTest, Test

from .support import eventually, shared, start_async

HASH = "9c1f6a0e5d2b47c38a90e1f4b6d7c8259c1f6a0e5d2b47c38a90e1f4b6d7c825"


class Cancel(unittest.TestCase):
    def test_a_token_cancels_from_another_thread(self) -> None:
        for sent in (None, HASH):
            with self.subTest(sent), shared() as client:
                token = CancelToken()
                threading.Timer(0.1, token.cancel).start()
                with self.assertRaises(ClientError) as caught:
                    Test(client).sleep(ms=60000, sent=sent, call_options=CallOptions(cancel_token=token))
                self.assertEqual(caught.exception.code, daemon.ProtocolErrorCode.REQUEST_CANCELLED)
                self.assertEqual(caught.exception.data["sent"], sent is not None)
                self.assertEqual(caught.exception.data.get("message_hash"), sent)

    def test_a_token_that_was_cancelled_before_cancels_at_once(self) -> None:
        token = CancelToken()
        token.cancel()
        with shared() as client, self.assertRaises(ClientError) as caught:
            Test(client).sleep(ms=60000, call_options=CallOptions(cancel_token=token))
        self.assertEqual(caught.exception.code, -32800)

    @unittest.skipUnless(hasattr(signal, "setitimer"), "there are no such signals here")
    def test_whatever_a_signal_handler_raises_cancels_the_call(self) -> None:
        class Enough(BaseException):
            pass

        def stop(*_: object) -> None:
            raise Enough

        before = signal.signal(signal.SIGALRM, stop)
        try:
            with shared() as client:
                signal.setitimer(signal.ITIMER_REAL, 0.2)
                with self.assertRaises(Enough):
                    Test(client).sleep(ms=60000)
                # The daemon has answered that it was cancelled.
                self.assertTrue(eventually(lambda: not client._session._waiting))
        finally:
            signal.signal(signal.SIGALRM, before)

    def test_a_time_limit_ends_a_call(self) -> None:
        for sent in (None, HASH):
            with self.subTest(sent), shared() as client, self.assertRaises(ClientError) as caught:
                Test(client).sleep(ms=60000, sent=sent, call_options=CallOptions(timeout_ms=50, trace="limit"))
            self.assertEqual(caught.exception.code, daemon.ProtocolErrorCode.DEADLINE_EXCEEDED)
            self.assertEqual(caught.exception.data["sent"], sent is not None)

    def test_a_call_that_is_over_cannot_be_cancelled(self) -> None:
        token = CancelToken()
        with shared() as client:
            Test(client).sleep(ms=1, call_options=CallOptions(cancel_token=token, timeout_ms=0))
            token.cancel()
            Test(client).sleep(ms=1)


class AsyncCancel(unittest.IsolatedAsyncioTestCase):
    async def test_a_cancelled_task_cancels_its_call_and_tells_what_was_sent(self) -> None:
        async with start_async() as client:
            for sent in (None, HASH):
                task = asyncio.create_task(AsyncTest(client).sleep(ms=60000, sent=sent))
                await asyncio.sleep(0.1)
                task.cancel()
                with self.assertRaises(asyncio.CancelledError) as caught:
                    await task
                cause = caught.exception.__cause__
                if cause is None and caught.exception.__context__ is not None:
                    # Older versions of Python wrap the exception of a task once more.
                    cause = caught.exception.__context__.__cause__
                assert isinstance(cause, ClientError)
                self.assertEqual(cause.code, -32800)
                self.assertEqual(cause.data["sent"], sent is not None)
            self.assertEqual((await client.daemon.status()).calls, [])

    async def test_wait_for_ends_in_time(self) -> None:
        async with start_async() as client:
            started = time.monotonic()
            with self.assertRaises(asyncio.TimeoutError):
                await asyncio.wait_for(AsyncTest(client).sleep(ms=60000), 0.1)
            self.assertLess(time.monotonic() - started, 5)
            self.assertEqual((await client.daemon.status()).calls, [])

    async def test_a_token_works_for_coroutines(self) -> None:
        async with start_async() as client:
            token = CancelToken()
            asyncio.get_running_loop().call_later(0.05, token.cancel)
            with self.assertRaises(ClientError) as caught:
                await AsyncTest(client).sleep(ms=60000, call_options=CallOptions(cancel_token=token))
            self.assertEqual(caught.exception.code, -32800)
