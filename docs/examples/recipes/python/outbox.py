from __future__ import annotations

from typing import Callable

from vendorclient import Client, Keys, SendFlags
from wallet import Wallet


# recipe: outbox.open
def open_treasury(client: Client, keys: Keys) -> Wallet:
    """Opens the wallet with a named signer: the library never stores keys, so register them at each start."""
    return Wallet(client, client.register_signer("treasury", keys))


# end of recipe

# recipe: outbox.send
SHELL = 2


def pay_out(treasury: Wallet, invoice: str, dest: str, amount: int) -> bool:
    """Stores the payout of an invoice, and returns at once. A second call for the same invoice stores nothing: False."""
    flags = SendFlags.PAY_FEES | SendFlags.EXCHANGE
    payment = treasury.send_transaction(dest=dest, value=0, cc={SHELL: amount}, bounce=False, flags=flags, payload="")
    return payment.outbox(invoice, group="payouts").is_new


# end of recipe


# recipe: outbox.results
def book_payouts(client: Client, book: Callable[[str, str], None]) -> None:
    """Books the outcomes of payouts. An unacknowledged result is delivered again, for example after a crash."""
    for result in client.outbox_results("payouts"):
        book(result.key or "", result.state)
        result.acknowledge()
        return  # a service continues


# end of recipe
