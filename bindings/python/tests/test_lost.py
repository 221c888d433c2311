from __future__ import annotations

import asyncio
import threading
import time
import unittest

from vendorclient import Client, ClientError, ConnectionLost
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
