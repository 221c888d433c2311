"""The whole way of an application: sign in the host, process a message, read the account."""

from __future__ import annotations

import json
import os
import unittest
from pathlib import Path
from typing import Any, Optional

from vendorclient import CallbackMessage, abi, crypto
from vendorclient import processing as p

from .support import start

STORY: Any = json.loads(Path(os.environ["VENDORCLIENT_STORY"]).read_text())


class Vault(crypto.AppSigningBox):
    """Holds the key, and counts what it signs."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.signatures = 0

    def get_public_key(self) -> crypto.ResultOfAppSigningBox.GetPublicKey:
        return crypto.ResultOfAppSigningBox.GetPublicKey(public_key=STORY["public"])

    def sign(self, unsigned: str, content: Optional[crypto.SigningContent] = None) -> crypto.ResultOfAppSigningBox.Sign:
        self.signatures += 1
        keys = crypto.KeyPair(public=STORY["public"], secret=STORY["secret"])
        signed = self.client.crypto.sign(unsigned=unsigned, keys=keys)
        return crypto.ResultOfAppSigningBox.Sign(signature=signed.signature)


class Story(unittest.TestCase):
    def test_a_message_is_signed_by_the_host_processed_and_seen_in_the_account(self) -> None:
        with start(config={"network": {"endpoints": [STORY["endpoint"]]}}) as client:
            vault = Vault(client)
            box = client.crypto.register_signing_box(vault)
            events: list[CallbackMessage[p.AnyProcessingEvent]] = []
            result = client.processing.process_message(
                message_encode_params=abi.ParamsOfEncodeMessage(
                    abi=abi.Abi.Json(value=STORY["abi"]),
                    deploy_set=abi.DeploySet(code=STORY["code"], initial_data={"_pubkey": f"0x{STORY['public']}"}),
                    call_set=abi.CallSet(function_name="constructor"),
                    signer=abi.Signer.SigningBox(handle=box.handle),
                ),
                dapp_id=STORY["account_id"],
                send_events=True,
                callback=events.append,
            )
            self.assertIs(result.transaction.get("aborted"), False)
            self.assertGreater(result.fees.gas_fee, 0)
            self.assertEqual(vault.signatures, 1)
            names = ["WillSend", "DidSend", "WillFetchNextBlock"]
            self.assertEqual([event.data.type for event in events], names)
            account = client.account.get_account(account_id=STORY["account_id"], dapp_id=STORY["account_id"])
            self.assertEqual(account.dapp_id, STORY["account_id"])
            parsed = client.boc.parse_account(boc=account.boc).parsed
            self.assertEqual(parsed["acc_type_name"], "Active")
