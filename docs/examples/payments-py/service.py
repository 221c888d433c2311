"""A payment back end: credits what customers pay in, and pays out what they ask for.

Whatever kills it, nothing is credited or paid twice, and nothing is forgotten: run it again.

    python service.py <endpoint> <folder> <wallet.json>

The folder keeps the database of the service and the storage of the library. The front end asks for a payout with
`INSERT INTO payouts (id, dest, amount) VALUES (...)`, and reads `credits`, one row for each currency of a deposit, and
`burnt`. The file has the wallet that pays, which is also the account that customers pay to: `accountId`, `abi` and
`keys`.

Tokens cannot cross Dapp IDs, so payouts are made in SHELL (currency 2). It becomes as many tokens when it arrives.
"""

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from typing import Any, Optional

from vendorclient import AsyncClient, ClientError, SendFlags, abi, outbox, processing

NAME = "payments"
EMPTY_CELL = "te6ccgEBAQEAAgAAAA=="
WAIT_MS = 30_000
SHELL = 2
LOSS_NOT_ACCEPTED = 521
TABLES = """
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS credits (
      transaction_id TEXT, currency INTEGER, source TEXT, amount TEXT NOT NULL, comment TEXT,
      PRIMARY KEY (transaction_id, currency));
    CREATE TABLE IF NOT EXISTS burnt (
      transaction_id TEXT, currency INTEGER, source TEXT, amount TEXT NOT NULL, reason TEXT NOT NULL,
      PRIMARY KEY (transaction_id, currency, reason));
    CREATE TABLE IF NOT EXISTS payouts (
      id TEXT PRIMARY KEY, dest TEXT NOT NULL, amount TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'wanted', transaction_id TEXT, reason TEXT);
"""


async def credit_deposits(client: AsyncClient, database: sqlite3.Connection, wallet: dict[str, Any]) -> None:
    """Credits each deposit once, every currency of it, and notes what was burnt; acknowledges it after that."""
    account = f"{wallet['accountId']}::{wallet['accountId']}"
    finality = processing.Finality.FINAL
    await client.inbox.follow(name=NAME, accounts=[account], from_="beginning", finality=finality)
    acknowledge: Optional[str] = None
    while True:
        page = await client.inbox.deposits(name=NAME, acknowledge=acknowledge, wait_ms=WAIT_MS)
        acknowledge = None
        for item in page.deposits:
            deposit = item.deposit
            for arrived in deposit.amounts if deposit.kind == "deposit" else []:
                database.execute(
                    "INSERT INTO credits (transaction_id, currency, source, amount, comment) VALUES (?, ?, ?, ?, ?) "
                    "ON CONFLICT DO NOTHING",
                    (deposit.transaction_id, arrived.currency, deposit.source, arrived.amount, deposit.comment),
                )
            for loss in deposit.losses:
                database.execute(
                    "INSERT INTO burnt (transaction_id, currency, source, amount, reason) VALUES (?, ?, ?, ?, ?) "
                    "ON CONFLICT DO NOTHING",
                    (deposit.transaction_id, loss.currency, deposit.source, loss.amount, loss.reason),
                )
            acknowledge = item.number


async def send_payouts(client: AsyncClient, database: sqlite3.Connection, wallet: dict[str, Any]) -> None:
    """Gives each wanted payout to the outbox. Its id is the key: what was given before is not sent again."""
    wanted = "SELECT id, dest, amount FROM payouts WHERE state = 'wanted' ORDER BY rowid LIMIT 100"
    while True:
        for payout_id, dest, amount in database.execute(wanted).fetchall():
            flags = SendFlags.PAY_FEES | SendFlags.EXCHANGE
            call = {"dest": dest, "value": 0, "cc": {SHELL: amount}, "bounce": False, "flags": flags}
            state, reason = "sending", None
            try:
                await client.outbox.send(
                    key=f"payout-{payout_id}",
                    group=NAME,
                    signer=outbox.OutboxSigner.Named(name="treasury", public_key=wallet["keys"]["public"]),
                    dapp_id=wallet["accountId"],
                    # Nothing may be lost on the way: a payout that would not arrive is refused.
                    accept_loss={},
                    message_encode_params=abi.ParamsOfEncodeMessage(
                        abi=abi.Abi.Json(wallet["abi"]),
                        address=f"0:{wallet['accountId']}",
                        call_set=abi.CallSet(function_name="sendTransaction", input={**call, "payload": EMPTY_CELL}),
                        signer=abi.Signer.None_(),
                    ),
                )
            except ClientError as error:
                # The arguments of the call cannot be encoded, or it would lose money, so nothing was stored; any other error
                # is not the row's.
                if not 300 <= error.code < 400 and error.code != LOSS_NOT_ACCEPTED:
                    raise
                state, reason = "failed", error.message
            database.execute(
                "UPDATE payouts SET state = ?, reason = ? WHERE id = ? AND state = 'wanted'", (state, reason, payout_id)
            )
        await asyncio.sleep(0.2)


async def book_results(client: AsyncClient, database: sqlite3.Connection) -> None:
    """Books what became of each payout, and acknowledges it after that. A later result of a payout replaces it."""
    acknowledge: Optional[str] = None
    while True:
        page = await client.outbox.results(group=NAME, acknowledge=acknowledge, wait_ms=WAIT_MS)
        acknowledge = None
        for item in page.results:
            entry = item.entry
            payout_id = (entry.key or "").removeprefix("payout-")
            database.execute(
                "UPDATE payouts SET state = ?, transaction_id = ? WHERE id = ?",
                (entry.state, entry.transaction_id, payout_id),
            )
            acknowledge = item.number


async def serve(endpoint: str, folder: Path, wallet: dict[str, Any]) -> None:
    # Without implicit transactions each statement is durable when it returns.
    database = sqlite3.connect(folder / "payments.sqlite", timeout=60, isolation_level=None)
    database.executescript(TABLES)
    async with AsyncClient.start(endpoints=[endpoint], data_folder=str(folder / "library")) as client:
        # Keys are never stored by the library: they get their name each time that the service starts.
        keys = wallet["keys"]
        box = await client.crypto.get_signing_box(public=keys["public"], secret=keys["secret"])
        await client.outbox.register_signer(name="treasury", handle=box.handle)
        print("ready", flush=True)
        await asyncio.gather(
            credit_deposits(client, database, wallet),
            send_payouts(client, database, wallet),
            book_results(client, database),
        )


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], Path(sys.argv[2]), json.loads(Path(sys.argv[3]).read_text())))
