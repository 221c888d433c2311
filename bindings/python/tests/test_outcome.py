"""Daemons that are killed and clients that are closed in the middle of a payment: what the error says is true."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
import unittest
from pathlib import Path
from typing import Any, Callable

from vendorclient import Client, Contract, DevNode, Keys, dev_node, processing

from .support import start

STORY: Any = json.loads(Path(os.environ["VENDORCLIENT_STORY"]).read_text())


def _fail(call: Callable[[], object]) -> Any:
    try:
        call()
    except Exception as error:
        return error
    raise AssertionError("the call succeeded")


class Outcomes(unittest.TestCase):
    node: DevNode
    keys: Keys
    address: str

    @classmethod
    def setUpClass(cls) -> None:
        cls.node = DevNode.start()
        with start(endpoints=[cls.node.url]) as client:
            pair = client.crypto.generate_random_sign_keys()
            cls.keys = Keys(pair.public, pair.secret)
            contract = Contract(client, abi=STORY["abi"], code=STORY["code"], signer=cls.keys)
            contract.deploy(funded_by=cls.node)
            cls.address = contract.address()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.node.stop()

    def _executed(self, hash: str) -> bool:
        query = f'query {{ blockchain {{ message(hash: "{hash}") {{ dst_transaction {{ id }} }} }} }}'
        with start(endpoints=[self.node.url]) as client:
            message = client.net.query(query=query).result["data"]["blockchain"]["message"]
        return bool(message and message["dst_transaction"])

    def _interrupted(self, end: Callable[[Client], object]) -> Any:
        """The error of a payment whose client meets its end while the message waits for a block."""
        self.node.set_block_mode(dev_node.BlockMode.MANUAL)
        self.addCleanup(self.node.set_block_mode, dev_node.BlockMode.AUTOMATIC)
        client = start(endpoints=[self.node.url])
        self.addCleanup(client.close)
        contract = Contract(client, abi=STORY["abi"], address=self.address, signer=self.keys)

        def wait_and_end() -> None:
            while not self.node.queue().messages:
                time.sleep(0.02)
            end(client)

        thread = threading.Thread(target=wait_and_end)
        thread.start()
        error = _fail(lambda: contract.functions.touch().send())
        thread.join()
        return error

    def test_a_payment_is_unknown_with_the_hash_that_the_chain_executes(self) -> None:
        ends: dict[str, Callable[[Client], object]] = {
            "killed": lambda client: os.kill(client.info.server.pid, signal.SIGKILL),
            "closed": lambda client: client.close(),
        }
        for name, end in ends.items():
            with self.subTest(name):
                error = self._interrupted(end)
                self.assertEqual(error.outcome, processing.Outcome.UNKNOWN)
                self.assertFalse(self._executed(error.message_hash))
                self.node.mine()
                self.assertTrue(self._executed(error.message_hash))

    def test_nothing_was_executed_when_the_daemon_was_gone_before(self) -> None:
        client = start(endpoints=[self.node.url])
        self.addCleanup(client.close)
        contract = Contract(client, abi=STORY["abi"], address=self.address, signer=self.keys)
        os.kill(client.info.server.pid, signal.SIGKILL)
        self.assertEqual(_fail(lambda: contract.functions.touch().send()).outcome, processing.Outcome.NOT_EXECUTED)
        self.assertIsNone(_fail(client.client.version).outcome)
