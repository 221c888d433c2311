"""Types of module proofs.

Proofs that data from a server is what the network agreed on.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Optional

from .._enums import NumberEnum


class ProofsErrorCode(NumberEnum):
    """Numbers of the errors of module proofs.

    - INVALID_DATA: The object to prove has neither `id` nor `boc`, or is not a block, transaction, message or
      account of the right layout; or the requested data cannot be proven.
    - PROOF_CHECK_FAILED: A proof check fails, required data is missing on the server or cannot be requested, or
      the configuration has no trust anchor.
    - INTERNAL_ERROR: An answer of the server lacks the BOC of the object, or the proof cache cannot be written.
    - DATA_DIFFERS_FROM_PROVEN: The given object differs from the proven one; the message names the field and both
      values.
    """

    INVALID_DATA = 901
    """The object to prove has neither `id` nor `boc`, or is not a block, transaction, message or account of the
    right layout; or the requested data cannot be proven.
    """
    PROOF_CHECK_FAILED = 902
    """A proof check fails, required data is missing on the server or cannot be requested, or the configuration has
    no trust anchor.
    """
    INTERNAL_ERROR = 903
    """An answer of the server lacks the BOC of the object, or the proof cache cannot be written."""
    DATA_DIFFERS_FROM_PROVEN = 904
    """The given object differs from the proven one; the message names the field and both values."""


@dataclass
class AccountToProve:
    """An account state to prove.

    - boc: The account, as account.get_account returns it.
    - account_id: Account id, 64 hex characters.
    - dapp_id: Dapp ID of the account, 64 hex characters. It identifies the account to the node; the proof does
      not cover it.
    """

    boc: str
    """The account, as account.get_account returns it."""
    account_id: str
    """Account id, 64 hex characters."""
    dapp_id: str
    """Dapp ID of the account, 64 hex characters. It identifies the account to the node; the proof does not cover it."""


@dataclass
class ParamsOfProofAccountData:
    """An account state to prove.

    - account: The account.
    - max_age_ms: Maximum age of the block, in ms by the clock of this machine. Default: any age.
    """

    account: AccountToProve
    """The account."""
    max_age_ms: Optional[int] = None
    """Maximum age of the block, in ms by the clock of this machine. Default: any age."""


@dataclass
class ParamsOfProofBlockData:
    """A block to prove.

    - block: JSON of a block as returned by the node, with `id` or `boc`; on networks with block keepers, with
      `id`. All other fields present are compared.
    """

    block: Any
    """JSON of a block as returned by the node, with `id` or `boc`; on networks with block keepers, with `id`. All
    other fields present are compared.
    """


@dataclass
class ParamsOfProofMessageData:
    """A message to prove.

    - message: JSON of a message as returned by the node, with `id` or `boc`. All other fields present are
      compared; `dst_transaction` and `src_transaction` are proven as well.
    """

    message: Any
    """JSON of a message as returned by the node, with `id` or `boc`. All other fields present are compared;
    `dst_transaction` and `src_transaction` are proven as well.
    """


@dataclass
class ParamsOfProofTransactionData:
    """A transaction to prove.

    - transaction: JSON of a transaction as returned by the node, with `id` or `boc`. All other fields present are
      compared.
    """

    transaction: Any
    """JSON of a transaction as returned by the node, with `id` or `boc`. All other fields present are compared."""


@dataclass
class ResultOfProofAccountData:
    """The proven block after which the account has this state; a later block may have changed it.

    - block_id: Id of the block.
    - seq_no: Sequence number of the block.
    - gen_utime: Time of the block, Unix time in s.
    """

    block_id: str
    """Id of the block."""
    seq_no: int
    """Sequence number of the block."""
    gen_utime: int
    """Time of the block, Unix time in s."""
