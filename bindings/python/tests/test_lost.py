from __future__ import annotations

import asyncio
import threading
import time
import unittest
from typing import Callable

from vendorclient import CallOptions, CancelToken, Client, ClientError, ConnectionLost
from vendorclient.generated.functions.test import AsyncTest, Test

from .support import eventually, is_alive, kill, start, start_async


class Lost(unittest.TestCase):
    def test_a_killed_daemon_fails_all_waiting_and_all_later_calls(self) -> None:
        client = start()
        failures: list[BaseException] = []

        def sleep() -> None:
            try:
                Test(client).sleep(ms=60000)
            except ConnectionLost as error:
                failures.append(error)

        threads = [threading.Thread(target=sleep) for _ in range(10)]
        for thread in threads:
            thread.start()
        eventually(lambda: len(client.daemon.status().calls) == 10)
        kill(client.info.server.pid)
        started = time.monotonic()
        for thread in threads:
            thread.join(5)
        self.assertEqual(len(failures), 10)
        self.assertLess(time.monotonic() - started, 3)
        # -9, or 128 + 9 by way of a Node that handed over to another.
        lost = failures[0]
        assert isinstance(lost, ConnectionLost)
        self.assertIn(lost.exit_status, (-9, 137))
        with self.assertRaises(ConnectionLost):
            client.client.version()
        client.close()

    def test_a_crash_tells_exit_status_and_standard_error(self) -> None:
        client = start()
        with self.assertRaises(ConnectionLost) as caught:
            Test(client).crash()
        self.assertEqual(caught.exception.exit_status, 1)
        self.assertIn('"event":"crash"', caught.exception.stderr)
        self.assertIn('"event":"crash"', str(caught.exception))
        self.assertLessEqual(len(caught.exception.stderr.encode()), 4096)
        client.close()

    def test_the_ends_of_a_connection_have_the_codes_of_every_language(self) -> None:
        def code_of(call: Callable[[], object]) -> int:
            with self.assertRaises(ClientError) as caught:
                call()
            return caught.exception.code

        closed = start()
        waiting = closed.submit(Test(closed).sleep, ms=60000)
        closed.client.version()
        closed.close()
        codes = [code_of(waiting.result), code_of(closed.client.version)]
        self.assertEqual([*codes, code_of(lambda: next(closed.outbox_results()))], [17, 17, 17])

        lost = start()
        interrupted = lost.submit(Test(lost).sleep, ms=60000)
        codes = [code_of(Test(lost).crash), code_of(interrupted.result), code_of(lost.client.version)]
        self.assertEqual([*codes, code_of(lambda: next(lost.outbox_results()))], [-32099] * 4)
        # Why it ended does not change any more.
        lost.close()
        self.assertEqual(code_of(lost.client.version), -32099)

        client = start()
        text = "a" * client.info.limits.message_in_bytes
        self.assertEqual(code_of(lambda: client.call("test.echo", {"value": text})), -32004)
        token = CancelToken()
        cancelled = client.submit(Test(client).sleep, ms=60000, call_options=CallOptions(cancel_token=token))
        token.cancel()
        self.assertEqual(code_of(cancelled.result), -32800)
        limited = CallOptions(timeout_ms=5)
        self.assertEqual(code_of(lambda: Test(client).sleep(ms=60000, call_options=limited)), -32008)
        client.close()

    def test_calls_after_close_fail_at_once(self) -> None:
        client = start()
        client.close()
        client.close()
        with self.assertRaisesRegex(ConnectionLost, "closed"):
            client.client.version()

    def test_calls_that_wait_at_close_end(self) -> None:
        client = start()
        failures: list[Exception] = []

        def sleep() -> None:
            try:
                Test(client).sleep(ms=60000)
            except (ConnectionLost, ClientError) as error:
                failures.append(error)

        thread = threading.Thread(target=sleep)
        thread.start()
        eventually(lambda: len(client.daemon.status().calls) == 1)
        client.call("daemon.cancel", {"id": client.daemon.status().calls[0].id})
        client.close()
        thread.join(10)
        self.assertEqual(len(failures), 1)

    def test_a_daemon_that_cannot_start_tells_why(self) -> None:
        with self.assertRaises(ConnectionLost) as caught:
            start(data_folder="/dev/null/folder")
        self.assertIn("/dev/null/folder", caught.exception.message)
        self.assertTrue(caught.exception.exit_status)

    def test_a_shutdown_of_the_daemon_ends_the_client(self) -> None:
        client: Client = start()
        client.daemon.shutdown()
        self.assertTrue(eventually(lambda: not is_alive(client.info.server.pid)))
        with self.assertRaises(ConnectionLost) as caught:
            client.client.version()
        self.assertEqual(caught.exception.exit_status, 0)
        client.close()


class AsyncLost(unittest.IsolatedAsyncioTestCase):
    async def test_a_killed_daemon_fails_all_waiting_coroutines(self) -> None:
        client = await start_async()
        calls = [asyncio.create_task(AsyncTest(client).sleep(ms=60000)) for _ in range(10)]
        await client.client.version()
        kill(client.info.server.pid)
        results = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 5)
        self.assertEqual({type(result) for result in results}, {ConnectionLost})
        with self.assertRaises(ConnectionLost):
            await client.client.version()
        await client.close()
