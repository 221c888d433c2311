"""Cost of calls of the Python binding and of bare pipes. See ../README.md."""

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from vendorclient import AsyncClient, Client

program, folder, kind = sys.argv[1], sys.argv[2], sys.argv[5]
rounds, calls = int(sys.argv[3]), int(sys.argv[4])
THREADS = 32
REQUEST = b'{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"aGVsbG8="}}\n'

command = ["node", program, "daemon", "--stdio", "--data"]
process = subprocess.Popen([*command, os.path.join(folder, "pipe")], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
assert process.stdin and process.stdout
send, flush, receive = process.stdin.write, process.stdin.flush, process.stdout.readline
requests = REQUEST * calls


def measured(start: float) -> float:
    seconds = time.perf_counter() - start
    return calls / seconds if kind == "parallel" else seconds * 1e6 / calls


def use_pipe() -> float:
    start = time.perf_counter()
    if kind == "parallel":
        writer = threading.Thread(target=write_all)
        writer.start()
        for _ in range(calls):
            receive()
        writer.join()
    else:
        for _ in range(calls):
            send(REQUEST)
            flush()
            receive()
    return measured(start)


def write_all() -> None:
    send(requests)
    flush()


async def use_streams(daemon: asyncio.subprocess.Process) -> float:
    """The bare pipe of a program that is made of coroutines."""
    assert daemon.stdin and daemon.stdout
    start = time.perf_counter()
    for _ in range(calls):
        daemon.stdin.write(REQUEST)
        await daemon.stdin.drain()
        await daemon.stdout.readline()
    return measured(start)


def use_client(client: Client, pool: ThreadPoolExecutor) -> float:
    start = time.perf_counter()
    if kind == "parallel":
        for _ in pool.map(lambda _: client.crypto.sha256(data="aGVsbG8="), range(calls)):
            pass
    else:
        for _ in range(calls):
            client.crypto.sha256(data="aGVsbG8=")
    return measured(start)


def submit(client: Client) -> float:
    start = time.perf_counter()
    for future in [client.submit(client.crypto.sha256, data="aGVsbG8=") for _ in range(calls)]:
        future.result()
    return measured(start)


async def use_async_client(client: AsyncClient) -> float:
    start = time.perf_counter()
    if kind == "parallel":
        await asyncio.gather(*(client.crypto.sha256(data="aGVsbG8=") for _ in range(calls)))
    else:
        for _ in range(calls):
            await client.crypto.sha256(data="aGVsbG8=")
    return measured(start)


async def main() -> None:
    pipe, streams, waiting, submitted, coroutines = [], [], [], [], []
    daemon = await asyncio.create_subprocess_exec(
        *command, os.path.join(folder, "streams"), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    with (
        Client.start(program=program, data_folder=os.path.join(folder, "binding")) as client,
        ThreadPoolExecutor(THREADS) as pool,
    ):
        async with AsyncClient.start(program=program, data_folder=os.path.join(folder, "async")) as async_client:
            for _ in range(rounds + 1):
                pipe.append(use_pipe())
                waiting.append(use_client(client, pool))
                if kind == "parallel":
                    submitted.append(submit(client))
                else:
                    streams.append(await use_streams(daemon))
                coroutines.append(await use_async_client(async_client))
    process.stdin.close()
    process.wait()
    assert daemon.stdin
    daemon.stdin.close()
    await daemon.wait()
    waiting_name = f"{THREADS} threads" if kind == "parallel" else "Client"
    coroutines_name = "coroutines" if kind == "parallel" else "AsyncClient"
    own = {"futures of one thread": submitted[1:]} if kind == "parallel" else {"AsyncClient pipe": streams[1:]}
    print(json.dumps({"pipe": pipe[1:], waiting_name: waiting[1:], **own, coroutines_name: coroutines[1:]}))


asyncio.run(main())
