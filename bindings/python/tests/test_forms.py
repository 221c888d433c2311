from __future__ import annotations

import unittest
from typing import get_type_hints

from vendorclient import boc, tvm
from vendorclient._codec import read

from .support import shared

ACCOUNT = (
    "te6ccgEBBAEAdAACrRgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiJASzhlU/EAAAAAAAAACRoh3NZQBk"
    "sV1jfYW5WeeoCE09P6mNuSDQIDOezCuj1OPve6KPod5AMBART/APSkE/S88sgLAgAC0wANoAAAAAIILA=="
)


class Forms(unittest.TestCase):
    def test_a_parsed_account_is_a_typed_dictionary(self) -> None:
        with shared() as client:
            result = client.boc.parse_account(boc=ACCOUNT)
            account: boc.ParsedAccount = result.parsed
            self.assertEqual(account["acc_type_name"], "Active")
            self.assertEqual(int(account["balance"], 16), 1_000_000_000)
            amounts = [(entry["currency"], entry["value"]) for entry in account.get("balance_other", [])]
            self.assertEqual(amounts, [(2, "0x5")])
            self.assertIsInstance(result, boc.ResultOfParse)

    def test_a_form_names_the_keys_of_the_daemon(self) -> None:
        with shared() as client:
            account = client.boc.parse_account(boc=ACCOUNT).parsed
        self.assertLessEqual(set(account), set(boc.ParsedAccount.__annotations__))
        self.assertEqual(get_type_hints(tvm.ResultOfRunExecutor)["transaction"], boc.ParsedTransaction)

    def test_keys_of_a_newer_daemon_are_kept(self) -> None:
        newer = {"parsed": {"id": "0:1", "of_tomorrow": [1]}}
        parsed = dict(read(boc.ResultOfParseAccount, newer).parsed)
        self.assertEqual(parsed["of_tomorrow"], [1])
