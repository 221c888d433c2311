from __future__ import annotations

import asyncio
import json
import unittest
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed
from decimal import Decimal
from typing import Any

from vendorclient import CallOptions, CancelToken, ClientClosed, ClientError, Keys, crypto, daemon
from vendorclient.generated import test as t
from vendorclient.generated.functions.test import AsyncTest, Test

from .support import shared, start, start_async


class Values(unittest.TestCase):
    def test_64_bit_integers_come_back_exactly(self) -> None:
        with shared() as client:
            test = Test(client)
            for unsigned, signed in ((2**53 + 1, -(2**53) - 1), (2**64 - 1, -(2**63)), (0, 2**63 - 1)):
                back = test.integers(unsigned=unsigned, signed=signed)
                self.assertEqual(back, t.Integers(unsigned=unsigned, signed=signed))

    def test_values_of_any_type_keep_every_digit(self) -> None:
        value = {
            "large": 2**200,
            "fraction": Decimal("3.14159265358979323846264338327950288"),
            "trailing": Decimal("1.10"),
            "small": Decimal("1E-400"),
            "text": '"\\\n\u2028',
            "nothing": None,
            "yes": True,
        }
        with shared() as client:
            back = Test(client).echo(value=value).value
            self.assertEqual(back, value)
            self.assertEqual(str(back["trailing"]), "1.10")
            self.assertIsInstance(Test(client).echo(value=0.5).value, Decimal)
            self.assertIsNone(Test(client).echo(value=None).value)

    def test_an_integer_of_thousands_of_digits_is_read(self) -> None:
        number = Decimal("9" * 5000)
        with shared() as client:
            self.assertEqual(Test(client).echo(value=number).value, number)

    def test_characters_of_two_to_four_bytes_survive_all_chunks(self) -> None:
        text = "aé€😀\u0000\uffff" * 40000
        with shared() as client:
            self.assertEqual(Test(client).echo(value=text).value, text)
            self.assertEqual(Test(client).echo(value={"ключ😀": "ß"}).value, {"ключ😀": "ß"})

    def test_a_message_may_have_exactly_the_limit(self) -> None:
        with start() as client:
            limit = client.info.limits.message_in_bytes
            self.assertEqual(limit, 16777216)
            # The id of the next call but one has as many digits.
            frame = {"jsonrpc": "2.0", "id": 2, "method": "test.echo", "params": {"value": ""}}
            filler = limit - len(json.dumps(frame, separators=(",", ":")))
            value = "é" + "x" * (filler - 2)
            self.assertEqual(Test(client).echo(value=value).value, value)
            with self.assertRaises(ClientError) as caught:
                Test(client).echo(value=value + "x")
            self.assertEqual(caught.exception.code, daemon.ProtocolErrorCode.REQUEST_TOO_LARGE)
            self.assertEqual(caught.exception.data, {"limit": limit, "actual": limit + 1})
            self.assertEqual(Test(client).echo(value="x").value, "x")


class Load(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        asyncio.get_running_loop().set_debug(False)

    async def test_a_thousand_coroutines_at_once(self) -> None:
        async with start_async() as client:
            test = AsyncTest(client)
            results = await asyncio.gather(*(test.echo(value=index) for index in range(1000)))
            self.assertEqual([result.value for result in results], list(range(1000)))

    async def test_a_thousand_calls_that_all_wait(self) -> None:
        async with start_async() as client:
            test = AsyncTest(client)
            await asyncio.wait_for(asyncio.gather(*(test.sleep(ms=500) for _ in range(1000))), 10)


class ThreadLoad(unittest.TestCase):
    def test_a_thousand_calls_of_many_threads(self) -> None:
        with shared() as client, ThreadPoolExecutor(100) as pool:
            test = Test(client)
            results = list(pool.map(lambda index: test.echo(value=index).value, range(1000)))
            self.assertEqual(results, list(range(1000)))


class Submitted(unittest.TestCase):
    def test_a_thousand_calls_of_one_thread(self) -> None:
        with shared() as client:
            test = Test(client)
            futures = [client.submit(test.echo, value=index) for index in range(1000)]
            self.assertEqual([future.result().value for future in futures], list(range(1000)))
            self.assertEqual({future.result().value for future in as_completed(futures)}, set(range(1000)))

    def test_results_have_the_type_of_the_function(self) -> None:
        with shared() as client:
            hashed = client.submit(client.crypto.sha256, data="aGVsbG8=").result()
            self.assertIsInstance(hashed, crypto.ResultOfHash)
            keys = client.crypto.generate_random_sign_keys()
            box = client.crypto.get_signing_box(public=keys.public, secret=keys.secret)
            self.assertIsNone(client.submit(client.crypto.remove_signing_box, handle=box.handle).result())

    def test_an_error_is_in_its_future(self) -> None:
        with shared() as client:
            future = client.submit(client.crypto.factorize, composite="nonsense")
            failure = future.exception()
            self.assertIsInstance(failure, ClientError)
            with self.assertRaises(ClientError) as caught:
                future.result()
            self.assertEqual(caught.exception.code, crypto.CryptoErrorCode.INVALID_FACTORIZE_CHALLENGE)

    def test_a_token_cancels_what_waits(self) -> None:
        token = CancelToken()
        with shared() as client:
            future = client.submit(Test(client).sleep, ms=60_000, call_options=CallOptions(cancel_token=token))
            self.assertFalse(future.cancel())
            token.cancel()
            with self.assertRaises(ClientError) as caught:
                future.result(30)
            self.assertEqual(caught.exception.code, daemon.ProtocolErrorCode.REQUEST_CANCELLED)

    def test_closing_ends_what_waits(self) -> None:
        with start() as client:
            future = client.submit(Test(client).sleep, ms=60_000)
        self.assertIsInstance(future.exception(0), ClientClosed)
        with self.assertRaises(ClientClosed):
            client.submit(client.crypto.sha256, data="aGVsbG8=")

    def test_a_callback_of_a_future_may_call_the_library(self) -> None:
        results: list[str] = []
        done = threading.Event()
        with shared() as client:

            def follow(_: object) -> None:
                results.append(client.crypto.sha256(data="aGVsbG8=").hash)
                done.set()

            client.submit(client.crypto.sha256, data="aGVsbG8=").add_done_callback(follow)
            self.assertTrue(done.wait(30))
            self.assertEqual(results, [client.crypto.sha256(data="aGVsbG8=").hash])

    def test_other_functions_are_refused(self) -> None:
        with shared() as client, start() as other:
            others: list[Any] = [print, other.crypto.sha256, client.call, Keys.generate, lambda: None]
            for function in others:
                with self.assertRaisesRegex(TypeError, "function of a module of this client"):
                    client.submit(function)
