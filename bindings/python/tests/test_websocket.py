from __future__ import annotations

import gc
import json
import subprocess
import tempfile
import unittest
import warnings
from pathlib import Path

from vendorclient import AsyncClient, Client, ClientError, ConnectFailed, ConnectionLost, WebSocketTransport
from vendorclient._websocket import Address
from vendorclient.generated.functions.test import AsyncTest, Test

from .support import TEST_PROGRAM, command_of, eventually
from .test_app_objects import AsyncMirror, Mirror


class WebSocket(unittest.IsolatedAsyncioTestCase):
    folder: str
    url: str
    token: str
    daemon: subprocess.Popen[bytes]

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.mkdtemp(prefix="vendorclient-python-serve-")
        cls.daemon = subprocess.Popen(
            command_of(TEST_PROGRAM, "daemon", "--data", cls.folder, "--log-level", "silent"), stdout=subprocess.PIPE
        )
        assert cls.daemon.stdout
        cls.url = json.loads(cls.daemon.stdout.readline())["ws"]
        cls.token = (Path(cls.folder) / "daemon.token").read_text().strip()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.daemon.terminate()
        cls.daemon.communicate(timeout=15)

    def test_serves_calls_app_objects_and_callbacks(self) -> None:
        with Client.connect(self.url, self.token) as client:
            test = Test(client)
            self.assertEqual(test.app_call(Mirror(), value="ä", times=2).values, ["ä", "ä"])
            indexes: list[int] = []
            test.flood(count=100, callback=lambda message: indexes.append(message.data.index))
            self.assertEqual(indexes, list(range(100)))

    async def test_serves_coroutines(self) -> None:
        async with AsyncClient.connect(data_folder=self.folder) as client:
            result = await AsyncTest(client).app_call(AsyncMirror(), value=1, times=2)
            self.assertEqual(result.values, [1, 1])

    def test_is_found_by_its_data_folder(self) -> None:
        with Client.connect(data_folder=self.folder, config={"network": {"query_timeout": 5}}) as client:
            assert client.info.config.network
            self.assertEqual(client.info.config.network.query_timeout, 5)

    def test_a_connection_that_nobody_closes_is_reported_and_ends(self) -> None:
        with Client.connect(self.url, self.token) as watching:
            before = watching.daemon.status().connections
            client = Client.connect(self.url.replace("//", "//user:password@"), self.token)
            self.assertEqual(repr(client), f"<Client of {self.url}>")
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                del client
                gc.collect()
            self.assertTrue(any(entry.category is ResourceWarning for entry in caught), caught)
            self.assertTrue(eventually(lambda: watching.daemon.status().connections == before))

    def test_refuses_a_wrong_token(self) -> None:
        for token in (None, "00" * 32):
            with self.subTest(token), self.assertRaises(ConnectFailed) as caught:
                Client.connect(self.url, token)
            self.assertEqual(caught.exception.status, 401)

    def test_a_new_token_is_read_once_more(self) -> None:
        reads: list[str] = []

        def find() -> Address:
            reads.append("read")
            return Address(self.url, self.token if len(reads) == 2 else "00" * 32)

        with Client(WebSocketTransport(find, renewable=True)) as client:
            self.assertEqual(client.client.version().version, client.info.server.version)
        self.assertEqual(len(reads), 2)

    def test_large_messages_pass_in_both_directions(self) -> None:
        with Client.connect(self.url, self.token) as client:
            test = Test(client)
            for size in (0, 100, 125, 126, 65535, 65536, 15_000_000):
                value = "x" * size
                self.assertEqual(test.echo(value=value).value, value)
            with self.assertRaises(ClientError) as caught:
                test.echo(value="x" * 16777216)
            self.assertEqual(caught.exception.code, -32004)

    def test_a_closed_connection_fails_later_calls_and_spares_the_daemon(self) -> None:
        client = Client.connect(self.url, self.token)
        client.close()
        with self.assertRaises(ConnectionLost):
            client.client.version()
        with Client.connect(self.url, self.token) as other:
            self.assertTrue(eventually(lambda: other.daemon.status().connections == 1))

    def test_nobody_there_is_told(self) -> None:
        for url in ("ws://127.0.0.1:1/rpc", "http://127.0.0.1:1"):
            with self.subTest(url), self.assertRaises(ConnectFailed):
                Client.connect(url)
        with self.assertRaisesRegex(ConnectFailed, "/nowhere"):
            Client.connect(data_folder="/nowhere")
        with self.assertRaises(ValueError):
            Client.connect()


class WebSocketLost(unittest.TestCase):
    def test_a_daemon_that_stops_ends_the_client(self) -> None:
        folder = tempfile.mkdtemp(prefix="vendorclient-python-serve-")
        daemon = subprocess.Popen(
            command_of(TEST_PROGRAM, "daemon", "--data", folder, "--log-level", "silent"), stdout=subprocess.PIPE
        )
        assert daemon.stdout
        daemon.stdout.readline()
        client = Client.connect(data_folder=folder)
        reasons: list[str] = []
        Test(client).subscribe(interval_ms=1000, callback=print, on_closed=reasons.append)
        client.daemon.shutdown()
        daemon.communicate(timeout=15)
        with self.assertRaises(ConnectionLost):
            for _ in range(100):
                client.client.version()
        self.assertTrue(eventually(lambda: len(reasons) == 1))
        client.close()
