"""A test suite of a contract project, as one would write it on the development node."""

from __future__ import annotations

import threading
import time
import unittest
from pathlib import Path
from typing import Any, Callable, Optional

from vendorclient import Client, ClientError, DevNode, DevNodeError, SendFlags, abi, crypto, dev_node

CONTRACTS = Path(__file__).resolve().parents[3] / "src/program/contracts"
WALLET_ABI = abi.Abi.Json(value=(CONTRACTS / "Wallet.abi.json").read_text())
NO_TRANSACTION = 102
"""Exit code of the contract: there is no such proposal, or no more."""
# The currency that arrives in every Dapp ID; main currency burns on the way to another one.
SHELL = 2


def client_of(node: DevNode) -> Client:
    return Client.start({"network": {"endpoints": [node.url]}})


def exit_code_of(error: ClientError) -> Optional[int]:
    """Exit code of the contract that refused a call."""
    code: Optional[int] = error.data["node_error"]["extensions"]["details"]["exit_code"]
    return code


def balance_of(client: Client, account_id: str) -> int:
    account = client.account.get_account(account_id=account_id, dapp_id=account_id)
    return int(client.boc.parse_account(boc=account.boc).parsed["balance"], 0)


class SharedWallet:
    """A wallet of two custodians, called as an application calls it."""

    def __init__(self, node: DevNode, client: Client, account_id: str) -> None:
        self.node = node
        self.client = client
        self.account_id = account_id

    @classmethod
    def deploy(cls, node: DevNode, client: Client, owners: list[crypto.KeyPair]) -> SharedWallet:
        """Two keys have to agree in it; the code is that of the wallets that the node began with."""
        example = node.accounts[0].account_id
        boc = client.account.get_account(account_id=example, dapp_id=example).boc
        deploy_set = abi.DeploySet(
            code=client.boc.parse_account(boc=boc).parsed["code"],
            initial_data={"_pubkey": f"0x{owners[0].public}"},
        )
        signer = abi.Signer.Keys(keys=owners[0])
        encoded = client.abi.encode_message(abi=WALLET_ABI, deploy_set=deploy_set, signer=signer)
        wallet = cls(node, client, encoded.address[2:])
        node.fund(wallet.account_id, 100_000_000_000, {SHELL: 100_000_000_000})
        wallet.call(
            owners[0],
            "constructor",
            {
                "owners_pubkey": [f"0x{keys.public}" for keys in owners],
                "owners_address": [],
                "reqConfirms": 2,
                "reqConfirmsData": 2,
                "value": 0,
            },
            deploy_set,
        )
        return wallet

    def submit(self, keys: crypto.KeyPair, to: str, value: int) -> str:
        """Proposes a transfer; its id."""
        proposal: str = self.call(keys, "submitTransaction", transfer(to, value))["transId"]
        return proposal

    def confirm(self, keys: crypto.KeyPair, proposal: str) -> None:
        self.call(keys, "confirmTransaction", {"transactionId": proposal})

    def submit_as(self, public_key: str, to: str, value: int) -> None:
        """The proposal of the wallet when it is called without a valid key."""
        self.node.impersonate(
            source=dev_node.AccountRef(account_id=self.account_id),
            call=dev_node.ImpersonatedCall(
                abi=WALLET_ABI.value,
                function_name="submitTransaction",
                input=transfer(to, value),
                public_key=public_key,
            ),
        )

    def register(self, name: str) -> None:
        """Makes the contract known to the node, so that traces name its functions. With a debug map they name lines, too."""
        boc = self.client.account.get_account(account_id=self.account_id, dapp_id=self.account_id).boc
        self.node.register_abi(WALLET_ABI.value, code=self.client.boc.parse_account(boc=boc).parsed["code"], name=name)

    def last_transaction(self) -> str:
        """Id of what happened last."""
        account = f'account(account_id: "{self.account_id}", dapp_id: "{self.account_id}")'
        query = f"{{ blockchain {{ {account} {{ transactions(last: 1) {{ nodes {{ id }} }} }} }} }}"
        answer = self.client.net.query(query=query).result
        transaction: str = answer["data"]["blockchain"]["account"]["transactions"]["nodes"][0]["id"]
        return transaction

    def balance(self) -> int:
        return balance_of(self.client, self.account_id)

    def call(
        self, keys: crypto.KeyPair, name: str, inputs: dict[str, Any], deploy_set: Optional[abi.DeploySet] = None
    ) -> dict[str, Any]:
        result = self.client.processing.process_message(
            message_encode_params=abi.ParamsOfEncodeMessage(
                abi=WALLET_ABI,
                address=None if deploy_set else f"0:{self.account_id}",
                deploy_set=deploy_set,
                call_set=abi.CallSet(function_name=name, input=inputs),
                signer=abi.Signer.Keys(keys=keys),
            ),
            dapp_id=self.account_id,
            send_events=False,
        )
        output = result.decoded.output if result.decoded else None
        return output if isinstance(output, dict) else {}


def transfer(to: str, value: int) -> dict[str, Any]:
    flag = SendFlags.PAY_FEES | SendFlags.EXCHANGE
    return {"dest": f"0:{to}", "value": 0, "cc": {SHELL: value}, "bounce": False, "flag": flag, "payload": ""}


class SharedWalletTest(unittest.TestCase):
    node: DevNode
    client: Client

    @classmethod
    def setUpClass(cls) -> None:
        cls.node = DevNode.start(accounts=2)
        cls.addClassCleanup(cls.node.stop)
        cls.client = client_of(cls.node)
        cls.addClassCleanup(cls.client.close)
        cls.alice = cls.client.crypto.generate_random_sign_keys()
        cls.bob = cls.client.crypto.generate_random_sign_keys()
        cls.carol = cls.node.accounts[1].account_id
        cls.wallet = SharedWallet.deploy(cls.node, cls.client, [cls.alice, cls.bob])
        cls.wallet.register("SharedWallet")
        cls.ready = cls.node.snapshot()
        cls.addClassCleanup(lambda: print(cls.node.gas_report().text))

    def setUp(self) -> None:
        self.node.revert(self.ready)

    def test_a_transfer_arrives_when_both_have_agreed(self) -> None:
        before = balance_of(self.client, self.carol)
        proposal = self.wallet.submit(self.alice, self.carol, 5_000_000_000)
        self.assertEqual(balance_of(self.client, self.carol), before)
        self.wallet.confirm(self.bob, proposal)
        # Less the run of Carol's contract.
        self.assertGreater(balance_of(self.client, self.carol) - before, 4_990_000_000)

    def test_a_proposal_expires_after_an_hour(self) -> None:
        proposal = self.wallet.submit(self.alice, self.carol, 5_000_000_000)
        self.node.increase_time(seconds=3602)
        with self.assertRaises(ClientError) as failure:
            self.wallet.confirm(self.bob, proposal)
        self.assertEqual(exit_code_of(failure.exception), NO_TRANSACTION)

    def test_a_custodian_whose_key_is_not_at_hand_can_be_impersonated(self) -> None:
        self.wallet.submit_as(self.bob.public, self.carol, 1_000_000_000)
        with self.assertRaises(DevNodeError) as failure:
            self.wallet.submit_as("e4" * 32, self.carol, 1)
        self.assertEqual(failure.exception.code, "refused")

    def test_two_calls_share_a_block_when_blocks_are_made_by_hand(self) -> None:
        before = self.node.status().seq_no
        self.node.set_block_mode("manual")
        self.addCleanup(self.node.set_block_mode, "automatic")
        proposals: list[str] = []
        senders = [
            threading.Thread(target=lambda keys=keys: proposals.append(self.wallet.submit(keys, self.carol, 1)))
            for keys in (self.alice, self.bob)
        ]
        for sender in senders:
            sender.start()
        wait_until(lambda: len(self.node.queue().messages) == 2)
        self.node.order_queue([message.id for message in reversed(self.node.queue().messages)])
        self.assertEqual(self.node.mine().seq_no, before + 1)
        for sender in senders:
            sender.join()
        self.assertEqual(len(set(proposals)), 2)

    def test_a_wallet_that_cannot_pay_refuses(self) -> None:
        self.node.set_balance(account_id=self.wallet.account_id, balance=1000)
        with self.assertRaises(ClientError):
            self.wallet.submit(self.alice, self.carol, 1)

    def test_a_transfer_that_fails_is_explained(self) -> None:
        proposal = self.wallet.submit(self.alice, self.carol, 1_000_000_000_000_000)
        with self.assertRaises(ClientError):
            self.wallet.confirm(self.bob, proposal)
        transaction = self.wallet.last_transaction()
        trace = self.node.trace(transaction)
        self.assertEqual(len(trace.transactions), 1)
        failed = trace.transactions[0]
        self.assertEqual(failed.contract, "SharedWallet")
        assert failed.in_message and failed.action
        self.assertEqual(failed.in_message.function, "confirmTransaction")
        self.assertEqual(failed.in_message.arguments, {"transactionId": proposal})
        self.assertTrue(failed.action.no_funds)
        self.assertIn("not enough", failed.failure or "")
        # The same run step by step.
        replay = self.node.replay(transaction, steps=20)
        self.assertTrue(replay.matches)
        self.assertEqual(len(replay.steps), 20)

    def test_what_happens_on_a_fork_stays_there(self) -> None:
        with DevNode.start(fork=self.node.url) as fork, client_of(fork) as client:
            there = SharedWallet(fork, client, self.wallet.account_id)
            before, hers = self.wallet.balance(), balance_of(self.client, self.carol)
            there.confirm(self.bob, there.submit(self.alice, self.carol, 5_000_000_000))
            # The fork fetches the account first.
            wait_until(lambda: balance_of(client, self.carol) - hers > 4_990_000_000)
            self.assertEqual(self.wallet.balance(), before)
            self.assertEqual(balance_of(self.client, self.carol), hers)


def wait_until(condition: Callable[[], bool]) -> None:
    while not condition():
        time.sleep(0.01)


if __name__ == "__main__":
    unittest.main()
