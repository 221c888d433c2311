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
    """Credits the next deposit, and acknowledges it after that. An unacknowledged one is delivered again."""
    with client.inbox_deposits("shop") as deposits:
        for delivered in deposits:
            # Burnt and bounced amounts are listed too, but are not deposits.
            if delivered.deposit.kind == inbox.DepositKind.DEPOSIT:
                credit(delivered.deposit)
            delivered.acknowledge()
            break  # a service continues


# end of recipe
