"""Values of every type of the ABI, through a contract on a development node that returns its arguments."""

from __future__ import annotations

import json
import os
import unittest
from typing import Dict, List, Optional

from vendorclient import Client, Contract, DevNode, Keys

# Written by `vendorclient bind` for this suite.
from .echo import ABI, TVC, Echo
from .support import PROGRAM, data_folder

DIGEST = bytes(range(32))
DATA = "übermäßig".encode() * 40
OWNER = "0:" + "ab" * 32


class ContractValues(unittest.TestCase):
    node: DevNode
    client: Client

    @classmethod
    def setUpClass(cls) -> None:
        cls.node = DevNode.start(program=PROGRAM, accounts=0)
        cls.client = Client.start(program=PROGRAM, data_folder=data_folder, endpoints=[cls.node.url])

    @classmethod
    def tearDownClass(cls) -> None:
        cls.client.close()
        cls.node.stop()

    def deployed(self) -> Echo:
        initial_data = {"secret": os.urandom(32), "labels": {7: DATA}}
        echo = Echo(self.client, Keys.generate(self.client), initial_data=initial_data)
        echo.deploy(funded_by=self.node)
        return echo

    def test_bytes_are_bytes_and_keys_of_maps_are_integers(self) -> None:
        echo = self.deployed()
        boc = self.client.boc.encode_boc(builder=[]).boc
        parts = {2**32 - 1: DATA, 0: b""}
        call = echo.echo(digest=DIGEST, data=DATA, boc=boc, parts=parts)
        output = call.send(accept_loss=None).output
        digest: bytes = output.digest
        content: Dict[int, bytes] = output.parts
        self.assertEqual((digest, output.data, output.boc, content), (DIGEST, DATA, boc, parts))
        # A result is an argument.
        again = echo.echo(digest=digest, data=output.data, boc=output.boc, parts=content)
        self.assertEqual(again.get(), output)
        self.assertEqual(again.estimate().output, output)
        self.assertEqual(again.send(accept_loss=None).output, output)
        for event in echo.echoed_events("start"):
            self.assertEqual(event.args.parts, parts)
            self.assertEqual(dict(event.args), dict(output))
            break

    def test_bytes_inside_of_lists_maps_tuples_and_optional_values(self) -> None:
        output = (
            self.deployed()
            .collect(
                salt=DIGEST,
                list_=[DATA, b""],
                seen={2**255 + 1: True},
                names={OWNER: DATA},
                pair={"tag": DIGEST[:4], "shift": {-5: 2**63}},
                note=DATA,
            )
            .get()
        )
        listed: List[bytes] = output.list_
        seen: Dict[int, bool] = output.seen
        shift: Dict[int, int] = output.pair.shift
        note: Optional[bytes] = output.note
        self.assertEqual((listed, seen, output.names), ([DATA, b""], {2**255 + 1: True}, {OWNER: DATA}))
        self.assertEqual((output.pair.tag, shift, note), (DIGEST[:4], {-5: 2**63}, DATA))

    def test_contracts_without_types_give_the_same_values_and_take_hexadecimal_texts(self) -> None:
        initial_data = {"secret": "11" * 32, "labels": {"7": "ff"}}
        echo = Contract(self.client, abi=json.loads(ABI), tvc=TVC, initial_data=initial_data)
        echo.deploy(funded_by=self.node)
        output = echo.functions.echo(digest="00" * 32, data="0aFF", boc="", parts={"1": ""}).get()
        self.assertEqual((output.digest, output.data, output.parts), (bytes(32), b"\x0a\xff", {1: b""}))
        typed = Echo(self.client, initial_data={"secret": b"\x11" * 32, "labels": {7: b"\xff"}})
        self.assertEqual(typed.address(), echo.address())

    def test_bytes_of_another_size_are_refused(self) -> None:
        echo = Echo(self.client, address=OWNER)
        with self.assertRaisesRegex(ValueError, "Invalid value of digest: expected 32 bytes, got 33"):
            echo.echo(digest=bytes(33), data=DATA, boc="", parts={})
