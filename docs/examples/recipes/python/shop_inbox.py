from __future__ import annotations

from typing import Callable

from vendorclient import Client, inbox, processing




# recipe: inbox.follow
def follow_shop(client: Client, account: str) -> None:
    """Follows the account of the shop from its first transaction on. A repeated call changes nothing."""
    client.inbox.follow(name="shop", accounts=[account], from_="beginning", finality=processing.Finality.FINAL)


# end of recipe


# recipe: inbox.credit
def credit_deposits(client: Client, credit: Callable[[inbox.InboxDeposit], None]) -> None:
    """Credits the deposits that have come, and acknowledges them after that. A service calls it in a loop."""
    for item in client.inbox.deposits(name="shop", wait_ms=30_000).deposits:
        # What was burnt on the way, or bounced, is listed too, and is no deposit.
        if item.deposit.kind == inbox.DepositKind.DEPOSIT:
            credit(item.deposit)
        client.inbox.deposits(name="shop", acknowledge=item.number, limit=1)


# end of recipe
