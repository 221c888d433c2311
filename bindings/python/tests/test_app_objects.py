from __future__ import annotations

import asyncio
import json
import threading
import unittest
from typing import Any, Optional, Union

from vendorclient import AppObject, CallOptions, ClientError, abi, crypto, current_app_request
from vendorclient.generated import test as t
from vendorclient.generated.functions.test import AsyncTest, Test

from .support import shared, start_async

SECRET = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
PUBLIC = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"

Echo = t.ResultOfAppTest.Echo


class Mirror(t.AppTest):
    """Answers what it is asked, and remembers everything."""

    def __init__(self) -> None:
        self.noted: list[Any] = []
        self.reason: Optional[str] = None
        self.closed = threading.Event()

    def echo(self, value: Any) -> Echo:
        return Echo(value=value)

    def notify(self, value: Any) -> None:
        self.noted.append(value)

    def on_closed(self, reason: str) -> None:
        self.reason = reason
        self.closed.set()


class Refusing(t.AppTest):
    def echo(self, value: Any) -> Echo:
        raise PermissionError("declined by user")


class Meeting(t.AppTest):
    """Answers only when two requests are here at once."""

    def __init__(self) -> None:
        self.barrier = threading.Barrier(2, timeout=5)
        self.order: list[int] = []

    def echo(self, value: Any) -> Echo:
        self.order.append(self.barrier.wait())
        return Echo(value=value)


class Waiting(t.AppTest):
    """Answers after the request was withdrawn."""

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.told = threading.Event()

    def echo(self, value: Any) -> Echo:
        self.asked.set()
        if current_app_request().wait_cancelled(10):
            self.told.set()
        return Echo(value=value)


class HostSigningBox(crypto.AppSigningBox):
    """A signing box that itself uses the library."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.keys = crypto.KeyPair(public=PUBLIC, secret=SECRET)
        self.content: Optional[crypto.SigningContent] = None
        self.unsigned = ""

    def get_public_key(self) -> crypto.ResultOfAppSigningBox.GetPublicKey:
        return crypto.ResultOfAppSigningBox.GetPublicKey(public_key=self.keys.public)

    def sign(self, unsigned: str, content: Optional[crypto.SigningContent] = None) -> crypto.ResultOfAppSigningBox.Sign:
        self.content = content
        self.unsigned = unsigned
        signed = self.client.crypto.sign(unsigned=unsigned, keys=self.keys)
        return crypto.ResultOfAppSigningBox.Sign(signature=signed.signature)


class PlainSigningBox(HostSigningBox):
    """A box of a program that does not know about the content."""

    def sign(self, unsigned: str) -> crypto.ResultOfAppSigningBox.Sign:  # type: ignore[override]
        return super().sign(unsigned)


COUNTER = json.dumps(
    {
        "version": "2.3",
        "header": ["pubkey", "time", "expire"],
        "functions": [{"name": "add", "inputs": [{"name": "amount", "type": "uint32"}], "outputs": []}],
    }
)


class AppObjects(unittest.TestCase):
    def test_a_signing_box_of_the_host_signs_with_a_call_of_its_own(self) -> None:
        with shared() as client:
            handle = client.crypto.register_signing_box(HostSigningBox(client)).handle
            expected = client.crypto.sign(unsigned="aGVsbG8=", keys=crypto.KeyPair(public=PUBLIC, secret=SECRET))
            signed = client.crypto.signing_box_sign(signing_box=handle, unsigned="aGVsbG8=")
            self.assertEqual(signed.signature, expected.signature)
            self.assertEqual(client.crypto.signing_box_get_public_key(handle=handle).pubkey, PUBLIC)

    def test_a_signing_box_is_shown_the_message_and_verifies_it(self) -> None:
        with shared() as client:
            counter = abi.Abi.Json(value=COUNTER)
            for box in (HostSigningBox(client), PlainSigningBox(client)):
                handle = client.crypto.register_signing_box(box).handle
                client.abi.encode_message(
                    abi=counter,
                    address="0:" + "11" * 32,
                    call_set=abi.CallSet(function_name="add", input={"amount": 7}),
                    signer=abi.Signer.SigningBox(handle=handle),
                )
                if type(box) is PlainSigningBox:
                    self.assertIsNone(box.content)
                    continue
                assert box.content is not None
                self.assertEqual((box.content.function_name, box.content.input), ("add", {"amount": "7"}))
                shown = client.abi.verify_signing_content(unsigned=box.unsigned, content=box.content, abi=counter)
                self.assertEqual((shown.address, shown.input), ("0:" + "11" * 32, {"amount": "7"}))
                with self.assertRaises(ClientError) as caught:
                    client.abi.verify_signing_content(unsigned="AAEC", content=box.content, abi=counter)
                self.assertEqual(caught.exception.code, 317)

    def test_is_asked_before_the_registering_call_returns(self) -> None:
        with shared() as client:
            result = Test(client).app_call(Mirror(), value={"deep": [1, "ä"]}, times=3)
            self.assertEqual(result.values, [{"deep": [1, "ä"]}] * 3)

    def test_notifications_keep_their_order_and_the_end_comes_last(self) -> None:
        with shared() as client:
            mirror = Mirror()
            Test(client).app_call(mirror, value=0, times=0, notify=500)
            self.assertTrue(mirror.closed.wait(5))
            self.assertEqual(mirror.noted, list(range(500)))
            self.assertEqual(mirror.reason, "removed")

    def test_a_refusal_is_26_with_its_text(self) -> None:
        with shared() as client, self.assertRaises(ClientError) as caught:
            Test(client).app_call(Refusing(), value=0)
        self.assertEqual(caught.exception.code, 26)
        self.assertIn("declined by user", caught.exception.message)

    def test_a_missing_handler_and_an_unknown_type_are_26(self) -> None:
        class Empty(AppObject):
            pass

        class Silent(t.AppTest):
            pass

        with shared() as client:
            for app_object, text in ((Empty(), "Echo"), (Silent(), "does not implement Echo")):
                with self.subTest(text), self.assertRaises(ClientError) as caught:
                    client.call("test.app_call", {"value": 0}, app_object=app_object)
                self.assertEqual(caught.exception.code, 26)
                self.assertIn(text, caught.exception.message)

    def test_an_answer_of_another_type_or_without_json_form_is_26(self) -> None:
        class Wrong(t.AppTest):
            def echo(self, value: Any) -> Any:
                return value

        class Odd(t.AppTest):
            def echo(self, value: Any) -> Echo:
                return Echo(value=object())

        class Huge(t.AppTest):
            def echo(self, value: Any) -> Echo:
                return Echo(value="x" * 17_000_000)

        with shared() as client:
            for app_object in (Wrong(), Odd(), Huge()):
                with self.subTest(type(app_object).__name__), self.assertRaises(ClientError) as caught:
                    Test(client).app_call(app_object, value="text")
                self.assertEqual(caught.exception.code, 26)

    def test_an_untyped_object_answers_with_plain_values(self) -> None:
        class Plain(AppObject):
            def handle_request(self, data: Any) -> Any:
                return {"type": data["type"], "value": data["value"] + 1}

        with shared() as client:
            result = client.call("test.app_call", {"value": 1}, app_object=Plain())
            self.assertEqual(result["values"], [2])

    def test_one_that_never_answers_is_26_after_the_time_limit_and_is_told(self) -> None:
        with shared() as client:
            waiting = Waiting()
            with self.assertRaises(ClientError) as caught:
                Test(client).app_call(waiting, value=0, call_options=CallOptions(app_request_timeout_ms=50))
            self.assertEqual(caught.exception.code, 26)
            self.assertEqual(caught.exception.data["reason"], "app_request_timeout")
            self.assertTrue(waiting.told.wait(5))

    def test_answers_two_requests_at_once(self) -> None:
        with shared() as client:
            meeting = Meeting()
            result = Test(client).app_call(meeting, value="both", times=2)
            self.assertEqual(result.values, ["both", "both"])
            self.assertEqual(sorted(meeting.order), [0, 1])

    def test_answers_in_any_order(self) -> None:
        class Late(t.AppTest):
            def __init__(self) -> None:
                self.second_done = threading.Event()

            def echo(self, value: Any) -> Echo:
                if value == "first":
                    self.second_done.wait(5)
                return Echo(value=value)

        with shared() as client:
            test, late = Test(client), Late()
            handle = test.app_call(late, value=None, times=0, keep=True).handle
            assert handle is not None
            answers: list[Any] = []
            first = threading.Thread(
                target=lambda: answers.append(test.app_ask(handle=handle or 0, value="first").value)
            )
            first.start()
            answers.append(test.app_ask(handle=handle, value="second").value)
            late.second_done.set()
            first.join(5)
            self.assertEqual(answers, ["second", "first"])

    def test_one_that_is_removed_while_it_is_asked_is_29(self) -> None:
        with shared() as client:
            test, waiting = Test(client), Waiting()
            handle = test.app_call(waiting, value=0, times=0, keep=True).handle
            assert handle is not None
            failures: list[ClientError] = []

            def ask() -> None:
                try:
                    test.app_ask(handle=handle or 0, value=0)
                except ClientError as error:
                    failures.append(error)

            thread = threading.Thread(target=ask)
            thread.start()
            self.assertTrue(waiting.asked.wait(5))
            test.app_close(handle=handle)
            thread.join(5)
            self.assertEqual([error.code for error in failures], [29])
            self.assertTrue(waiting.told.wait(5))


class AsyncMirror(t.AppTest):
    """Answers from coroutines that meet on the event loop."""

    def __init__(self) -> None:
        self.arrived = 0
        self.both = asyncio.Event()
        self.noted: list[Any] = []
        self.closed = asyncio.Event()
        self.cancelled = asyncio.Event()

    async def echo(self, value: Any) -> Echo:
        if value == "forever":
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                self.cancelled.set()
                raise
        self.arrived += 1
        if self.arrived == 2:
            self.both.set()
        await asyncio.wait_for(self.both.wait(), 5)
        return Echo(value=value)

    async def notify(self, value: Any) -> None:
        await asyncio.sleep(0)
        self.noted.append(value)

    async def on_closed(self, reason: str) -> None:
        self.closed.set()


class AsyncAppObjects(unittest.IsolatedAsyncioTestCase):
    async def test_coroutines_answer_two_requests_at_once(self) -> None:
        async with start_async() as client:
            mirror = AsyncMirror()
            result = await AsyncTest(client).app_call(mirror, value="both", times=2, notify=50)
            self.assertEqual(result.values, ["both", "both"])
            await asyncio.wait_for(mirror.closed.wait(), 5)
            self.assertEqual(mirror.noted, list(range(50)))

    async def test_a_coroutine_is_cancelled_when_its_answer_is_no_longer_wanted(self) -> None:
        async with start_async() as client:
            mirror = AsyncMirror()
            options = CallOptions(app_request_timeout_ms=1000)
            with self.assertRaises(ClientError) as caught:
                await AsyncTest(client).app_call(mirror, value="forever", call_options=options)
            self.assertEqual(caught.exception.code, 26)
            await asyncio.wait_for(mirror.cancelled.wait(), 5)

    async def test_plain_methods_and_calls_of_the_library_work_as_well(self) -> None:
        class Caller(t.AppTest):
            async def echo(self, value: Any) -> Echo:
                return Echo(value=(await client.client.version()).version)

        async with start_async() as client:
            test = AsyncTest(client)
            self.assertEqual((await test.app_call(Caller(), value=0)).values, [client.info.server.version])
            self.assertEqual((await test.app_call(Mirror(), value=7)).values, [7])

    async def test_the_client_that_waits_takes_coroutines_too(self) -> None:
        class Slow(t.AppTest):
            async def echo(self, value: Any) -> Echo:
                await asyncio.sleep(0.01)
                return Echo(value=value)

        def run() -> list[Any]:
            with shared() as client:
                return Test(client).app_call(Slow(), value=1, times=2).values

        self.assertEqual(await asyncio.get_running_loop().run_in_executor(None, run), [1, 1])


def accepts_both_kinds(box: Union[HostSigningBox, crypto.AppSigningBox]) -> crypto.AppSigningBox:
    """For the type checker: an implementation is an object of the definition."""
    return box
