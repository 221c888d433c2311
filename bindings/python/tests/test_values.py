"""Values as programs print, compare and keep them."""

from __future__ import annotations

import copy
import pickle
import random
import unittest
from typing import Any

from vendorclient import Box, Contract, DevNode, Keys, abi, client, crypto, to_json
from vendorclient.crypto import KeyPair
from vendorclient.processing import Outcome, ProcessingErrorCode

from .support import PROGRAM, shared, start

SECRET = "5ec2e7" * 10 + "5ec2"
ABI: Any = {
    "version": "2.4",
    "functions": [
        {
            "name": "echo",
            "inputs": [
                {"name": "u", "type": "uint256"},
                {"name": "i", "type": "int256"},
                {"name": "m", "type": "map(uint256,int256)"},
                {"name": "o", "type": "optional(uint128)"},
                {"name": "t", "type": "tuple", "components": [{"name": "v", "type": "varuint32"}]},
            ],
            "outputs": [],
        }
    ],
}


class Values(unittest.TestCase):
    def test_keys_and_boxes_are_equal_when_they_sign_alike(self) -> None:
        for value, other in (
            (Keys("ab" * 32, SECRET), Keys("ab" * 32, "00" * 32)),
            (Box(1, "ab" * 32, "treasury"), Box(2, "ab" * 32, "treasury")),
        ):
            for same in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
                self.assertEqual((same, hash(same)), (value, hash(value)))
            self.assertNotEqual(value, other)
            self.assertNotEqual(value, None)
        self.assertEqual(repr(Box(1, "ab", "treasury")), "Box(handle=1, public='ab', name='treasury')")

    def test_keys_of_another_form_are_refused_without_showing_the_secret(self) -> None:
        for public, secret, said in (
            (SECRET, SECRET[:-1], "Invalid secret key: expected 64 hex characters, got 63 characters"),
            (f"0x{'ab' * 32}", SECRET, "Invalid public key: expected 64 hex characters, got 66 characters"),
            ("ab" * 32, f"{SECRET[:-1]}\n", "Invalid secret key: expected 64 hex characters, got 64 characters"),
        ):
            with self.assertRaises(ValueError) as caught:
                Keys(public, secret)
            self.assertEqual(str(caught.exception), said)

    def test_no_text_shows_a_secret(self) -> None:
        keys = Keys("ab" * 32, SECRET)
        pair = crypto.KeyPair(public="ab" * 32, secret=SECRET)
        with DevNode.start(program=PROGRAM) as node, shared() as opened:
            contract = Contract(opened, abi=ABI, address="ab" * 32, signer=keys)
            config = client.ClientConfig(network=client.NetworkConfig(access_key=SECRET))
            for value in (keys, pair, abi.Signer.Keys(keys=pair), contract, contract.functions.echo, config):
                self.assertNotIn(SECRET, f"{value!r} {value} {[value]}")
            self.assertIn(SECRET, to_json(pair))
            giver = node.giver
            assert giver.keys is not None
            self.assertNotIn(giver.keys.secret, f"{giver!r} {giver} {[giver]} {giver.keys!r} {node!r}")

    def test_types_have_public_modules_and_constants_print_as_their_values(self) -> None:
        self.assertIs(KeyPair, crypto.KeyPair)
        self.assertEqual((str(Outcome.UNKNOWN), f"{Outcome.UNKNOWN}"), ("unknown", "unknown"))
        lost = ProcessingErrorCode.LOSS_NOT_ACCEPTED
        self.assertEqual((str(lost), f"{lost}", f"{lost:5d}"), ("521", "521", "  521"))
        self.assertEqual((Outcome("unknown"), repr(Outcome.UNKNOWN)), (Outcome.UNKNOWN, "<Outcome.UNKNOWN: 'unknown'>"))

    def test_an_endpoint_alone_is_no_list_of_letters(self) -> None:
        with start(endpoints="http://127.0.0.1:9") as one:
            assert one.info.config.network
            self.assertEqual(one.info.config.network.endpoints, ["http://127.0.0.1:9"])

    def test_integers_of_contracts_are_exact_up_to_their_limits(self) -> None:
        edges = [0, 1, 2**53 - 1, 2**53, 2**53 + 1, 2**64, 2**128 - 1, 2**255 - 1]
        chance = random.Random(7)
        values = [*edges, *(chance.getrandbits(chance.randint(1, 255)) for _ in range(40))]
        with shared() as opened:
            for value in values:
                given = {
                    "u": 2**256 - 1 - value,
                    "i": -value - 1,
                    "m": {value: -value},
                    "o": None,
                    "t": {"v": value >> 8},
                }
                call: Any = abi.CallSet(function_name="echo", input=given)
                contract = abi.Abi.Json(value=to_json(ABI))
                unsigned = abi.Signer.None_()
                body = opened.abi.encode_message_body(
                    abi=contract, call_set=call, is_internal=True, signer=unsigned
                ).body
                read = opened.abi.decode_message_body(abi=contract, body=body, is_internal=True).value
                self.assertEqual(int(read["u"], 0), given["u"])
                self.assertEqual(int(read["i"], 0), given["i"])
                [(key, item)] = read["m"].items()
                self.assertEqual((int(key, 0), int(item, 0)), (value, -value))
                self.assertEqual((read["o"], int(read["t"]["v"], 0)), (None, value >> 8))
