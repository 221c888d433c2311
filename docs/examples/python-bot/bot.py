"""A bot that thanks: it follows what an account is paid, and sends a tenth of the SHELL back if the comment is "echo".

Whatever kills it, each payment is answered once: the inbox keeps where it was, the outbox what it has promised.

    python bot.py <endpoint> <folder> <wallet.json>

The file has the wallet of the bot, a contract that sends other currencies: `account_id`, `abi` and `keys`. People who pay
have other Dapp IDs, where main currency does not arrive; SHELL does.
"""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any, Optional

from vendorclient import AsyncClient, AsyncContract, ClientError, Keys, SendFlags, inbox, processing

NAME = "bot"
SHELL = 2
WAIT_MS = 30_000


async def answer(wallet: AsyncContract, deposit: inbox.InboxDeposit) -> None:
    """Sends a tenth back. The transaction is the key: a second time for the same payment is the first."""
    amounts = {arrived.currency: int(arrived.amount) for arrived in deposit.amounts}
    print(f"received {amounts} from {deposit.source}: {deposit.comment}", flush=True)
    tenth = amounts.get(SHELL, 0) // 10
    if deposit.kind != "deposit" or deposit.comment != "echo" or deposit.source is None or tenth == 0:
        return
    call = wallet.functions.sendTransaction(
        dest=deposit.source, value=0, cc={SHELL: tenth}, bounce=False, flags=SendFlags.PAY_FEES, payload=""
    )
    try:
        await call.outbox(f"echo-{deposit.transaction_id}", group=NAME)
    except ClientError as error:
        # A contract may burn what it receives. It gets nothing back, and the other payments are still answered.
        if error.code != processing.ProcessingErrorCode.LOSS_NOT_ACCEPTED:
            raise
        print(f"not sent back: {error.message}", flush=True)


async def follow(client: AsyncClient, wallet: AsyncContract, account: str) -> None:
    await client.inbox.follow(name=NAME, accounts=[account], from_="beginning", finality=processing.Finality.IN_BLOCK)
    done: Optional[str] = None
    while True:
        page = await client.inbox.deposits(name=NAME, acknowledge=done, wait_ms=WAIT_MS)
        done = None
        for item in page.deposits:
            await answer(wallet, item.deposit)
            done = item.number


async def report(client: AsyncClient) -> None:
    async for result in client.outbox_results(NAME):
        print(f"{result.key}: " + result.state, flush=True)
        await result.acknowledge()


async def serve(endpoint: str, folder: str, settings: dict[str, Any]) -> None:
    async with AsyncClient.start(endpoints=[endpoint], data_folder=folder) as client:
        keys = settings["keys"]
        signer = await client.register_signer("bot", Keys(keys["public"], keys["secret"]))
        account = f"{settings['account_id']}::{settings['account_id']}"
        wallet = AsyncContract(client, abi=settings["abi"], address=account, signer=signer)
        await asyncio.gather(follow(client, wallet, account), report(client))


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], sys.argv[2], json.loads(Path(sys.argv[3]).read_text())))
