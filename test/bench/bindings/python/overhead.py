"""Time per call of the Python binding and of bare pipes. See ../README.md."""

import json
import os
import subprocess
import sys
import time
from typing import Callable

from vendorclient import Client

program, folder, rounds, calls = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
REQUEST = b'{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"aGVsbG8="}}\n'


def microseconds(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    for _ in range(calls):
        call()
    return (time.perf_counter() - start) * 1e6 / calls


command = ["node", program, "daemon", "--stdio", "--data", os.path.join(folder, "pipe")]
with Client.start(program=program, data_folder=os.path.join(folder, "binding")) as client:
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin and process.stdout
        send, flush, receive = process.stdin.write, process.stdin.flush, process.stdout.readline

        def exchange() -> None:
            send(REQUEST)
            flush()
            receive()

        binding, pipe = [], []
        for _ in range(rounds + 1):
            binding.append(microseconds(lambda: client.crypto.sha256(data="aGVsbG8=")))
            pipe.append(microseconds(exchange))
        process.stdin.close()
print(json.dumps({"binding": binding[1:], "pipe": pipe[1:]}))
