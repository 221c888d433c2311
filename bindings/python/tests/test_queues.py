from __future__ import annotations

import asyncio
import sys
import threading
import unittest

from vendorclient import ClientError, StdioTransport
from vendorclient._answers import LoopAnswers
from vendorclient._outgoing import Outgoing


class OutgoingTexts(unittest.TestCase):
    def test_that_wait_are_given_at_once_and_in_order(self) -> None:
        outgoing = Outgoing()
        for text in (b"a", b"b", b"c", None, b"behind the end"):
            outgoing.put(text)
        self.assertEqual(outgoing.take(), b"abc")
        self.assertEqual(outgoing.take(), b"")
        self.assertEqual(outgoing.take(), b"")

    def test_come_in_batches_of_limited_size(self) -> None:
        outgoing = Outgoing()
        for _ in range(1000):
            outgoing.put(b"x")
        outgoing.put(None)
        sizes = []
        while taken := outgoing.take():
            sizes.append(len(taken))
        self.assertEqual(sum(sizes), 1000)
        self.assertGreater(len(sizes), 1)


ECHO_OF_LATER = """
import sys, time
time.sleep(0.3)
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
"""


class TextsOfManyThreads(unittest.TestCase):
    def test_stay_whole_when_the_pipe_is_full(self) -> None:
        received: list[bytes] = []
        complete = threading.Event()

        def receive(text: bytes) -> None:
            received.append(text)
            if len(received) == 8 * 200:
                complete.set()

        def send(name: int) -> None:
            for index in range(200):
                text = f"{name} {index} {'x' * (index * 37 % 6000)}".encode()
                (transport.send if index % 3 == 0 else transport.send_at_once)(text)

        transport = StdioTransport([sys.executable, "-c", ECHO_OF_LATER])
        transport.start(receive, lambda _: None)
        threads = [threading.Thread(target=send, args=(name,)) for name in range(8)]
        for thread in threads:
            thread.start()
        self.assertTrue(complete.wait(60))
        for thread in threads:
            thread.join()
        transport.close()
        words = [text.split(b" ") for text in received]
        for name in range(8):
            own = [(int(index), len(filler)) for first, index, filler in words if int(first) == name]
            self.assertEqual(sorted(own), [(index, index * 37 % 6000) for index in range(200)])


class LoopAnswer(unittest.IsolatedAsyncioTestCase):
    async def test_is_known_to_a_task_that_is_cancelled_in_the_same_turn(self) -> None:
        answers = LoopAnswers(asyncio.get_running_loop())
        for error in (None, ClientError(1, "no")):
            answer = answers.expect()
            answer.settle("result", error)
            answer.future.cancel()
            await asyncio.sleep(0)
            self.assertTrue(answer.settled)
            self.assertIs(answer.error, error)

    async def test_is_delivered_in_order(self) -> None:
        answers = LoopAnswers(asyncio.get_running_loop())
        expected = [answers.expect() for _ in range(5)]
        order: list[int] = []
        for index, answer in enumerate(expected):
            answer.future.add_done_callback(lambda _, index=index: order.append(index))  # type: ignore[misc]
            answer.settle(index, None)
        self.assertEqual(await asyncio.gather(*(answer.future for answer in expected)), [0, 1, 2, 3, 4])
        self.assertEqual(order, [0, 1, 2, 3, 4])
