"""Runs all recipes on a development node, and prints what came of them: python main.py <endpoint>"""

from __future__ import annotations

import sys

from contracts import deploy, first_touch, touch, touch_as_stranger
from shop_inbox import credit_deposits, follow_shop
from keys import keys_of, new_phrase
from outbox import book_payouts, open_treasury, pay_out
from sending_money import pay
from signing import CheckingVault, Vault, prepare, send_signed, signer_of
from vendorclient import Client, DevNode, Keys, SendFlags, abi, inbox
from wallet import ABI, Wallet

SHELL = 2
PHRASE = "test test test test test test test test test test test junk"


def text(flag: bool) -> str:
    return str(flag).lower()


def main(endpoint: str) -> None:
    node = DevNode.connect(endpoint)
    with Client.start(endpoints=[endpoint]) as client:
        pair = client.crypto.generate_random_sign_keys()
        keys = Keys(pair.public, pair.secret)
        customer, shop = Wallet(client, keys), Wallet(client, Keys.generate(client))
        address, dest = customer.address(), shop.address()
        node.fund(address, 100_000_000_000, {SHELL: 50_000_000_000})
        customer.deploy(owners_pubkey=[keys.public_key], owners_address=[], req_confirms=1, req_confirms_data=1, value=0)

        print("sending money:", pay(customer, dest, 1_500_000_000).state)
        stranger = Wallet(client, Keys.generate(client), address=address)
        print("sending money as a stranger:", pay(stranger, dest, 1_500_000_000).state)

        treasury = open_treasury(client, keys)
        print("outbox: stored", text(pay_out(treasury, "invoice-17", dest, 2_000_000_000)))
        print("outbox: stored again", text(pay_out(treasury, "invoice-17", dest, 2_000_000_000)))
        book_payouts(client, lambda invoice, state: print(f"outbox: {invoice} " + state))

        credited: list[int] = []

        def credit(deposit: inbox.InboxDeposit) -> None:
            credited.extend(int(arrived.amount) for arrived in deposit.amounts)
            print("inbox: credited", ", ".join(f"{each.amount} of {each.currency}" for each in deposit.amounts))

        follow_shop(client, dest)
        while len(credited) < 2:
            credit_deposits(client, credit)

        hello = deploy(client, node)
        print("contracts:", touch(hello))
        print("contracts: touched", text(first_touch(hello) > 0))
        print("contracts: refused", touch_as_stranger(client, hello.address()))

        here, elsewhere = keys_of(client, PHRASE)
        print("keys:", here.public, text(here.public == elsewhere.public))
        print("keys:", len(new_phrase(client).split()), "words")

        answers = iter([True, False])
        guarded = Wallet(client, signer_of(client, Vault(client, pair, lambda: next(answers))), address=address)
        print("signing:", pay(guarded, dest, 1_000_000_000).state)
        print("signing, declined:", pay(guarded, dest, 1_000_000_000).state)
        payment = {"dest": dest, "value": 0, "cc": {SHELL: 500_000_000}, "bounce": False, "flags": SendFlags.PAY_FEES}
        checking = client.crypto.register_signing_box(CheckingVault(client, pair, lambda: True)).handle
        client.abi.encode_message(
            abi=abi.Abi.Json(ABI),
            address=address,
            call_set=abi.CallSet(function_name="sendTransaction", input={**payment, "payload": ""}),
            signer=abi.Signer.SigningBox(handle=checking),
        )
        unsigned = prepare(client, address, pair.public, {**payment, "payload": ""})
        signature = client.crypto.sign(unsigned=unsigned.to_sign, keys=pair).signature  # on a computer without a network
        print("signing elsewhere:", len(send_signed(client, address, pair.public, unsigned.message, signature)))


if __name__ == "__main__":
    main(sys.argv[1])
