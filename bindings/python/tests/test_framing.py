from __future__ import annotations

import os
import sys
import unittest
from pathlib import Path
from typing import Any

from vendorclient import CallbackMessage, Client, ConnectionLost, StdioTransport
from vendorclient._lines import LineReader

ODD_DAEMON = str(Path(__file__).with_name("odd_daemon.py"))


def start_odd(mode: str) -> Client:
    return Client(StdioTransport([sys.executable, ODD_DAEMON], {**os.environ, "ODD_MODE": mode}))


class Lines(unittest.TestCase):
    def test_are_the_same_in_chunks_of_any_size(self) -> None:
        stream = '{}\r\n\n\r\n  \n["é😀"]\n7'.encode()
        for size in range(1, len(stream) + 1):
            lines: list[bytes] = []
            reader = LineReader(lines.append)
            for start in range(0, len(stream), size):
                reader.feed(stream[start : start + size])
            reader.end()
            self.assertEqual(lines, [b"{}", '["é😀"]'.encode(), b"7"])


class OddDaemon(unittest.TestCase):
    def test_unknown_fields_constants_and_notifications_are_ignored(self) -> None:
        with start_odd("plain") as client:
            self.assertEqual(client.info.server.version, "99.0.0")
            assert client.info.config.crypto
            self.assertEqual(client.info.config.crypto.mnemonic_dictionary, 99)

    def test_single_bytes_make_whole_messages(self) -> None:
        with start_odd("bytes") as client:
            self.assertEqual(client.call("text"), "aé€😀")

    def test_lost_messages_are_told_with_the_next_one(self) -> None:
        messages: list[CallbackMessage[Any]] = []
        with start_odd("plain") as client:
            client.call("lost", callback=messages.append)
        self.assertEqual(messages, [CallbackMessage(100, 1, 0), CallbackMessage(101, 2, 12)])

    def test_odd_lines_and_second_answers_do_no_harm(self) -> None:
        with start_odd("plain") as client, self.assertLogs("vendorclient", "ERROR"):
            self.assertEqual(client.call("twice"), "first")
            self.assertEqual(client.call("text"), "aé€😀")

    def test_a_text_that_is_no_json_ends_the_connection(self) -> None:
        with start_odd("plain") as client:
            with self.assertRaisesRegex(ConnectionLost, "cannot be read"):
                client.call("garbage")
            with self.assertRaises(ConnectionLost):
                client.call("text")

    def test_a_request_to_an_unknown_object_is_answered_with_an_error(self) -> None:
        with start_odd("plain") as client:
            answer = client.call("unknown_object")
        self.assertEqual(answer["app_request_id"], 7)
        self.assertEqual(answer["result"]["type"], "Error")

    def test_the_limit_of_the_daemon_is_kept(self) -> None:
        with start_odd("plain") as client:
            with self.assertRaisesRegex(Exception, "the limit is 1000"):
                client.call("text", {"filler": "x" * 1000})

    def test_a_fatal_start_is_told_with_the_end_of_standard_error(self) -> None:
        with self.assertRaises(ConnectionLost) as caught:
            start_odd("fatal")
        self.assertEqual(caught.exception.message, "the storage is of a later version")
        self.assertEqual(caught.exception.exit_status, 4)
        self.assertEqual(len(caught.exception.stderr), 4096)
        self.assertTrue(caught.exception.stderr.endswith("x the end"))

    def test_the_last_line_counts_without_a_line_end(self) -> None:
        with start_odd("plain") as client:
            self.assertEqual(client.call("last"), "last")

    def test_a_daemon_that_closes_its_output_is_lost(self) -> None:
        with start_odd("plain") as client, self.assertRaises(ConnectionLost):
            client.call("hang")
