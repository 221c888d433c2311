"""Every control of a development node, by the binding."""

from __future__ import annotations

import json
import os
import tempfile
import threading
import unittest
import urllib.request
from pathlib import Path
from typing import Any

from vendorclient import DevNode, DevNodeError, dev_node

from .support import TEST_PROGRAM, run_host, start

ID = "a5" * 32
CODE = "te6ccgEBAQEAAgAAAA=="

HOST = """
import os, sys, time, vendorclient
node = vendorclient.DevNode.start(program=sys.argv[1])
child = os.fork()
if child == 0:
    time.sleep(60)
    os._exit(0)
node.stop()
print(node._process.returncode, flush=True)
os.kill(child, 9)
"""


class DevNodeTest(unittest.TestCase):
    def start(self, **options: Any) -> DevNode:
        node = DevNode.start(program=TEST_PROGRAM, **options)
        self.addCleanup(node.stop)
        return node

    @unittest.skipUnless(hasattr(os, "fork"), "there is no fork here")
    def test_a_forked_process_does_not_hold_it(self) -> None:
        host = run_host(HOST, TEST_PROGRAM)
        assert host.stdout
        # It was not killed for being slow.
        self.assertEqual(host.stdout.readline(), "0\n")
        host.communicate()

    def test_it_is_started_with_wallets_controlled_and_stopped(self) -> None:
        node = self.start(accounts=2, balance="7")
        self.assertEqual(len(node.accounts), 2)
        self.assertEqual(node.faults(drop=0.0, fail=1, bad_proof="leaf").bad_proof, dev_node.BadProof.LEAF)
        self.assertEqual(node.faults(clear=True).fail, 0)
        self.assertRegex(node.accounts[0].secret or "", "^[0-9a-f]{64}$")
        self.assertNotIn(node.accounts[0].secret or "-", repr(node.accounts))
        self.assertEqual(node.list_accounts().accounts, node.accounts)
        self.assertEqual(node.status().seq_no, 0)
        keys = node.giver.keys
        assert keys is not None
        self.assertEqual(
            (node.giver.account_id, keys.public), (node.ready["giver"]["account_id"], node.ready["giver"]["public"])
        )
        first = node.epoch
        snapshot = node.snapshot()
        self.assertEqual(node.snapshots().snapshots, [snapshot])
        node.fund(ID, 5, {3: 4})
        self.assertEqual(node.revert(snapshot).seq_no, 0)
        self.assertEqual(node.revert(snapshot.id).seq_no, 0)
        self.assertNotEqual(node.epoch, first)
        self.assertEqual(node.reset().seq_no, 0)
        node.stop()
        with self.assertRaises(DevNodeError) as failure:
            node.status()
        self.assertEqual(failure.exception.code, "unreachable")
        node.stop()

    def test_one_that_runs_already_is_found_by_its_clients(self) -> None:
        running = self.start()
        with start(endpoints=[running.url.replace("http://", "")]) as client:
            node = client.dev_node
            self.assertEqual((node.url, node.accounts, node.log), (running.url, [], ""))
            node.giver.fund(ID, 5)
            self.assertEqual(running.status().seq_no, node.status().seq_no)
            self.assertEqual(node.epoch, running.epoch)
            running.giver.fund(ID, 6)
            account = client.account.get_account(account_id=ID, dapp_id=ID)
            self.assertEqual(int(client.boc.parse_account(boc=account.boc).parsed["balance"], 0), 11)
            node.stop()
            self.assertEqual(node.get_time().frozen, False)
        with start() as client, self.assertRaises(DevNodeError) as failure:
            self.assertIsNone(client.dev_node)
        self.assertEqual(failure.exception.code, "unreachable")

    def test_it_has_the_time_that_one_likes(self) -> None:
        node = self.start()
        time = node.freeze().time
        self.assertEqual(node.get_time().time, time)
        self.assertEqual(node.set_time(time + 10).time, time + 10)
        self.assertEqual(node.increase_time(seconds=5).time, time + 15)
        self.assertEqual(node.set_next_block_time(time + 20).next_block_time, time + 20)
        self.assertEqual(node.mine(blocks=2, interval=7).time, time + 27)
        self.assertFalse(node.resume().frozen)

    def test_it_makes_blocks_by_hand(self) -> None:
        node = self.start(manual=True)
        refused: list[DevNodeError] = []

        def fund() -> None:
            try:
                node.fund(ID)
            except DevNodeError as error:
                refused.append(error)

        gifts = [threading.Thread(target=fund) for _ in range(3)]
        for gift in gifts:
            gift.start()
        queue = node.queue().messages
        while len(queue) < 3:
            queue = node.queue().messages
        node.drop_message(queue[0])
        self.assertEqual(node.order_queue([queue[2].id]).messages[0], queue[2])
        self.assertEqual(node.mine().seq_no, 1)
        for gift in gifts:
            gift.join()
        self.assertEqual(len(refused), 1)
        mode = node.set_block_mode(dev_node.BlockMode.INTERVAL, block_time=5)
        self.assertEqual(mode.block_time, 5)

    def test_it_has_the_accounts_that_one_likes(self) -> None:
        node = self.start()
        self.assertEqual(node.set_balance(account_id=ID, balance=77, currencies={2: 5}).currencies, {"2": "5"})
        self.assertEqual(node.set_code(account_id=ID, code=CODE).acc_type, 1)
        self.assertEqual(node.set_data(account_id=ID, data=CODE).acc_type, 1)
        with urllib.request.urlopen(f"{node.url}/v2/account?account_id={ID}&dapp_id={ID}") as response:
            boc = json.load(response)["boc"]
        self.assertEqual(node.delete_account(ID).acc_type, 3)
        self.assertEqual(node.set_account(boc).balance, "77")
        self.assertEqual(node.set_dapp(dapp_id=ID, credit=5).credit, "5")
        message = dev_node.ImpersonatedMessage(account_id=ID, value="1000000000", bounce=False)
        sent = node.impersonate(source=dev_node.AccountRef(account_id="b6" * 32), message=message)
        self.assertRegex(sent.transaction_id, "^[0-9a-f]{64}$")
        with self.assertRaises(DevNodeError) as failure:
            node.set_balance(account_id="x")
        self.assertEqual((failure.exception.code, failure.exception.status), ("invalid_params", 400))

    def test_it_is_written_to_a_file_read_again_and_forked(self) -> None:
        node = self.start()
        with tempfile.TemporaryDirectory() as folder:
            file = str(Path(folder) / "chain.jsonl")
            node.fund(ID, 5)
            self.assertGreater(node.dump(file).rows, 5)
            node.reset()
            self.assertEqual(node.load(file).seq_no, 1)
            with self.start(state=file) as other:
                self.assertEqual(other.status().seq_no, 1)
        fork = self.start(fork=node.url)
        accounts = fork.fork_prefetch([dev_node.AccountRef(account_id=ID)]).accounts
        self.assertTrue(accounts[0].exists)
        self.assertEqual(fork.forked_accounts().accounts, accounts)

    def test_it_explains_what_happened(self) -> None:
        node = self.start(accounts=1)
        wallet = node.accounts[0].account_id
        message = dev_node.ImpersonatedMessage(account_id=wallet, value="1000000000", bounce=False)
        transaction = node.impersonate(source=dev_node.AccountRef(account_id=wallet), message=message).transaction_id
        trace = node.trace(transaction)
        self.assertEqual(trace.root, transaction)
        first = trace.transactions[0]
        assert first.in_message and first.credit and first.code_hash
        self.assertEqual((first.in_message.type, first.credit.tokens), ("internal", "1000000000"))
        replay = node.replay(transaction, steps=3)
        self.assertTrue(replay.matches)
        self.assertEqual(len(replay.steps), 3)
        step = replay.steps[0]
        abi = {"ABI version": 2, "version": "2.4", "header": [], "functions": [], "events": []}
        debug_map = {"map": {step.code_hash: {str(step.offset): {"filename": "Wallet.sol", "line": 7}}}}
        registered = node.register_abi(abi, code_hash=first.code_hash, name="Safe", debug_map=debug_map)
        self.assertEqual(registered.name, "Safe")
        self.assertEqual(node.trace(transaction).transactions[0].contract, "Safe")
        source = node.replay(transaction, steps=3).steps[0].source
        assert source
        self.assertEqual((source.file, source.line), ("Wallet.sol", 7))
        gas = node.gas_report()
        self.assertEqual((gas.transactions, gas.functions[0].contract, gas.functions[0].calls), (1, "Safe", 1))
        self.assertIn("Safe", gas.text)
        coverage = node.coverage(from_block=1)
        covered = [
            (file.file, file.covered, [(line.line, line.runs) for line in file.lines]) for file in coverage.files
        ]
        self.assertEqual(covered, [("Wallet.sol", 1, [(7, 1)])])
        self.assertIn("DA:7,1", coverage.lcov)
        with self.assertRaises(DevNodeError) as failure:
            node.trace(ID)
        self.assertEqual(failure.exception.code, "not_found")
        with self.assertRaises(DevNodeError) as failure:
            node.register_abi({})
        self.assertEqual(failure.exception.code, "invalid_params")

    def test_one_that_cannot_start_says_why(self) -> None:
        with self.assertRaises(DevNodeError) as failure:
            self.start(args=["--nonsense"])
        self.assertEqual(failure.exception.code, "not_started")
        self.assertIn("nonsense", failure.exception.message)
