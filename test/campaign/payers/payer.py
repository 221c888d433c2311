"""One of the payers of `Payer.ts`, with the Python binding."""

import json
import os
import sys

from vendorclient import Client, ClientError, Keys, SendFlags
from wallet import Wallet


def pay(client: Client) -> bool:
    """Pays until a call fails, and returns whether there may be more lines."""
    keys = Keys(os.environ["PAYER_PUBLIC"], os.environ["PAYER_SECRET"])
    wallet = Wallet(client, keys, address=os.environ["PAYER_WALLET"])
    while True:
        print("ready", flush=True)
        dest = sys.stdin.readline().strip()
        if dest == "":
            return False
        try:
            wallet.send_transaction(
                dest=dest, value=0, cc={2: 1}, bounce=False, flags=SendFlags.PAY_FEES, payload=""
            ).send()
            print(json.dumps({"outcome": "executed"}), flush=True)
        except ClientError as error:
            end = {"outcome": error.outcome or "none", "hash": error.message_hash, "message": str(error)}
            print(json.dumps(end), flush=True)
            return True


goes_on = True
while goes_on:
    with Client.start(endpoints=[os.environ["PAYER_NODE"]]) as client:
        goes_on = pay(client)
