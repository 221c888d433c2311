"""A daemon of a later version."""

from __future__ import annotations

import os
import unittest
from typing import Any, Optional

from vendorclient import CallbackMessage, Client, ClientError, UnknownVariant, abi, crypto
from vendorclient import processing as p

from .support import start


class Unasked(crypto.AppSigningBox):
    def get_public_key(self) -> crypto.ResultOfAppSigningBox.GetPublicKey:
        raise AssertionError("not asked for")

    def sign(self, unsigned: str, content: Optional[crypto.SigningContent] = None) -> crypto.ResultOfAppSigningBox.Sign:
        raise AssertionError("not asked for")


class NewerDaemon(unittest.TestCase):
    client: Client

    @classmethod
    def setUpClass(cls) -> None:
        cls.client = start(program=os.environ["VENDORCLIENT_NEWER_DAEMON"])

    @classmethod
    def tearDownClass(cls) -> None:
        cls.client.close()

    def test_starts_with_unknown_capabilities_fields_and_constants(self) -> None:
        info: Any = self.client.info
        self.assertIn("dreams", info.capabilities)
        self.assertEqual(info.config.network.queries_protocol, "QUIC")

    def test_has_its_unknown_variants_and_constants_kept(self) -> None:
        events: list[CallbackMessage[p.AnyProcessingEvent]] = []
        result: Any = self.client.processing.process_message(
            message_encode_params=abi.ParamsOfEncodeMessage(abi=abi.Abi.Json(value="{}"), signer=abi.Signer.None_()),
            dapp_id="00",
            send_events=True,
            callback=events.append,
        )
        self.assertEqual(result.finality, "sealed")
        self.assertEqual(result.decoded.out_messages[0].body_type, "Dream")
        sealed: Any = events[0].data
        self.assertIn("123456789012345678901234567890", str(sealed))
        self.assertIsInstance(sealed, UnknownVariant)
        self.assertEqual(sealed.type, "Sealed")
        self.assertIsInstance(events[-1].data, p.ProcessingEvent.WillSend)

    def test_asks_objects_for_something_unknown_in_vain(self) -> None:
        self.assertEqual(self.client.crypto.register_signing_box(Unasked()).handle, 77)

    def test_fails_with_unknown_codes(self) -> None:
        with self.assertRaises(ClientError) as caught:
            self.client.crypto.sha256(data="")
        self.assertEqual(caught.exception.code, 9999)
