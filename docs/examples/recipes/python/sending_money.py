from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Optional

from vendorclient import ClientError, SendFlags, processing

from wallet import Wallet

# recipe: sendingMoney.pay
SHELL = 2


@dataclass(frozen=True)
class Booking:
    """State of a payment in the books."""

    state: str  # "paid", "not paid" or "unclear"
    transaction_id: Optional[str] = None
    message_hash: Optional[str] = None
    reason: str = ""
    repeat_from: Optional[datetime] = None


def pay(wallet: Wallet, dest: str, amount: int) -> Booking:
    """Pays an amount of SHELL, in nano, which becomes main currency on arrival."""
    flags = SendFlags.PAY_FEES | SendFlags.EXCHANGE
    payment = wallet.send_transaction(dest=dest, value=0, cc={SHELL: amount}, bounce=False, flags=flags, payload="")
    try:
        sent = payment.send()
    except ClientError as error:
        if error.outcome is None:  # no message was made
            raise
        if error.outcome == processing.Outcome.EXECUTED:  # only its result was lost
            return Booking("paid", transaction_id=error.transaction_id)
        if error.outcome in (processing.Outcome.NOT_EXECUTED, processing.Outcome.FAILED):
            return Booking("not paid", reason=error.message)
        if error.outcome == processing.Outcome.REFUSED and error.settles_at is not None:
            # Until it settles, a copy of the message could be executed.
            repeat_from = datetime.fromtimestamp(error.settles_at, timezone.utc)
            return Booking("not paid", reason=error.message, repeat_from=repeat_from)
        # UNKNOWN, or refused without an expiration: never repeat it, ask the network for the message.
        return Booking("unclear", message_hash=error.message_hash)
    return Booking("paid", transaction_id=sent.transaction.id)


# end of recipe
