from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import threading
import time
import unittest
from unittest import mock

from vendorclient import Client, ConnectionLost, StdioTransport

from .support import TEST_PROGRAM, data_folder, eventually, is_alive, kill, run_host, start

HOST = """
import sys, vendorclient
client = vendorclient.Client.start(program=sys.argv[1], data_folder=sys.argv[2])
print(client.info.server.pid, flush=True)
"""


FORK = """
import gc, os, sys, vendorclient
client = vendorclient.Client.start(program=sys.argv[1], data_folder=sys.argv[2])
node = vendorclient.DevNode.start(program=sys.argv[1])
child = os.fork()
if child == 0:
    del client
    gc.collect()
    print("child", flush=True)
    raise SystemExit(0)
os.waitpid(child, 0)
client.client.version()
node.get_time()
print("parent", flush=True)
node.stop()
client.close()
"""


class Processes(unittest.TestCase):
    def test_none_is_left_after_close(self) -> None:
        client = start()
        pid = client.info.server.pid
        self.assertTrue(is_alive(pid))
        client.close()
        self.assertFalse(is_alive(pid))

    def test_the_host_can_end_while_a_client_is_idle(self) -> None:
        for ending in ("", "raise SystemExit(0)", "1 / 0", "import os; os._exit(0)"):
            with self.subTest(ending):
                host = run_host(HOST + ending, TEST_PROGRAM, data_folder)
                assert host.stdout
                pid = int(host.stdout.readline())
                host.wait(5)
                host.communicate()
                self.assertTrue(eventually(lambda pid=pid: not is_alive(pid)))  # type: ignore[misc]

    def test_none_is_left_after_the_host_was_killed(self) -> None:
        host = run_host(HOST + "sys.stdin.read()", TEST_PROGRAM, data_folder)
        assert host.stdout
        pid = int(host.stdout.readline())
        kill(host.pid)
        host.communicate()
        self.assertTrue(eventually(lambda: not is_alive(pid)))

    def test_none_is_left_when_the_system_gives_no_threads(self) -> None:
        start_thread = threading.Thread.start
        for allowed in range(4):
            with self.subTest(allowed):
                left = [allowed]

                def start_few(thread: threading.Thread, left: list[int] = left) -> None:
                    if left[0] == 0:
                        raise RuntimeError("can't start new thread")
                    left[0] -= 1
                    start_thread(thread)

                transport = StdioTransport([sys.executable, "-c", "import time; time.sleep(60)"])
                with mock.patch.object(threading.Thread, "start", start_few), self.assertRaises(RuntimeError):
                    transport.start(lambda _: None, lambda _: None)
                process = transport._process
                assert process
                self.assertFalse(is_alive(process.pid))
                streams = (process.stdin, process.stdout, process.stderr)
                self.assertTrue(eventually(lambda streams=streams: all(stream.closed for stream in streams)))  # type: ignore[misc]

    def test_none_is_left_after_a_failed_start(self) -> None:
        host = run_host(HOST.replace("data_folder=", "config={'network': 1}, data_folder="), TEST_PROGRAM, data_folder)
        host.communicate(timeout=10)
        self.assertNotEqual(host.returncode, 0)

    @unittest.skipUnless(hasattr(os, "fork"), "there is no fork here")
    def test_a_forked_process_leaves_the_client_of_its_parent_alone(self) -> None:
        host = subprocess.run(
            [sys.executable, "-W", "error", "-W", "ignore::DeprecationWarning", "-c", FORK, TEST_PROGRAM, data_folder],
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual((host.stdout, host.stderr), ("child\nparent\n", ""))

    @unittest.skipUnless(hasattr(os, "fork"), "there is no fork here")
    def test_a_forked_process_cannot_use_the_client_and_does_not_hold_the_daemon(self) -> None:
        client = start()
        context = multiprocessing.get_context("fork")
        queue = context.Queue()
        child = context.Process(target=use_in_child, args=(client, queue), daemon=True)
        child.start()
        self.assertEqual(queue.get(timeout=5), "ConnectionLost")
        self.assertEqual(client.client.version().version, client.info.server.version)
        started = time.monotonic()
        client.close()
        self.assertLess(time.monotonic() - started, 4)
        child.kill()
        child.join()


def use_in_child(client: Client, queue: multiprocessing.Queue[str]) -> None:
    try:
        client.client.version()
    except ConnectionLost as error:
        client.close()
        queue.put(type(error).__name__)
    sys.stdout.flush()
    time.sleep(30)
