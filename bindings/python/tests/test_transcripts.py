from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Callable, Iterator, Mapping

from vendorclient import StdioTransport, WebSocketTransport
from vendorclient._websocket import read_discovery

from .support import TEST_PROGRAM, command_of
from .transcripts import Host, Transcript, read_transcripts, replay

TRANSCRIPTS = read_transcripts(os.environ["VENDORCLIENT_TRANSCRIPTS"])


class Transcripts(unittest.TestCase):
    def test_through_pipes(self) -> None:
        self.replay_all("stdio", replay_on_pipes)

    def test_through_a_web_socket(self) -> None:
        with serving({}) as connect:

            def replay_on_web_socket(transcript: Transcript) -> None:
                if not transcript.needs_own_daemon:
                    replay(transcript, connect)
                    return
                with serving(transcript.settings) as connect_to_own:
                    replay(transcript, connect_to_own)

            self.replay_all("websocket", replay_on_web_socket)

    def replay_all(self, kind: str, play: Callable[[Transcript], Any]) -> None:
        transcripts = [transcript for transcript in TRANSCRIPTS if transcript.runs_on(kind)]
        self.assertGreater(len(transcripts), 25)
        with ThreadPoolExecutor(4) as pool:
            outcomes = [(transcript, pool.submit(play, transcript)) for transcript in transcripts]
        for transcript, outcome in outcomes:
            with self.subTest(transcript.name, scenario=transcript.header["scenario"]):
                outcome.result()


def replay_on_pipes(transcript: Transcript) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = command_of(TEST_PROGRAM, "daemon", "--stdio", "--data", folder)
        environment = {**os.environ, **transcript.settings}
        replay(transcript, lambda: Host(StdioTransport(command, environment), tells_exit=True))


@contextmanager
def serving(settings: Mapping[str, str]) -> Iterator[Callable[[], Host]]:
    """A daemon that serves WebSocket; returns what connects to it."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            command_of(TEST_PROGRAM, "daemon", "--data", folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **settings},
        )
        with process:
            assert process.stdout
            process.stdout.readline()
            try:
                yield lambda: Host(WebSocketTransport(lambda: read_discovery(folder)), tells_exit=False)
            finally:
                process.send_signal(signal.SIGTERM)
