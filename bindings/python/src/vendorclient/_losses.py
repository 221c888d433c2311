"""Amounts that may be lost, as contract objects take them and as calls of the library have them."""

from __future__ import annotations

from operator import index
from typing import Any, Mapping, Optional

AcceptedLoss = Optional[Mapping[int, int]]
"""Nano units by currency id, 0 being the main currency; None: no check for losses."""


def accepted_loss(accepted: AcceptedLoss) -> dict[str, Any]:
    """The parameter `accept_loss` of a call; absent for None. Raises TypeError for what is not an
    integer.
    """
    if accepted is None:
        return {}
    return {"accept_loss": {str(index(currency)): str(index(amount)) for currency, amount in accepted.items()}}
