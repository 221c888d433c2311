"""Types of module proofs.

Proofs that what a server says is what the network agreed on.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Optional


class ProofsErrorCode(IntEnum):
    """Numbers of the errors of module proofs.

    - INVALID_DATA: What is to be proven has neither `id` nor `boc`, or is no block, transaction, message or
      account of the right layout; or something is to be verified that cannot be proven.
    - PROOF_CHECK_FAILED: A check of a proof fails, something that it needs is not on the server or cannot be
      asked for, or the configuration names nothing that trust could start from.
    - INTERNAL_ERROR: An answer of the server lacks the BOC of the object, or the cache of proofs cannot be
      written.
    - DATA_DIFFERS_FROM_PROVEN: A given object says something else than the proven one; the message names the
      field and both values.
    """

    INVALID_DATA = 901
    """What is to be proven has neither `id` nor `boc`, or is no block, transaction, message or account of the right
    layout; or something is to be verified that cannot be proven.
    """
    PROOF_CHECK_FAILED = 902
    """A check of a proof fails, something that it needs is not on the server or cannot be asked for, or the
    configuration names nothing that trust could start from.
    """
    INTERNAL_ERROR = 903
    """An answer of the server lacks the BOC of the object, or the cache of proofs cannot be written."""
    DATA_DIFFERS_FROM_PROVEN = 904
    """A given object says something else than the proven one; the message names the field and both values."""


@dataclass
class AccountToProve:
    """State of an account to prove.

    - boc: The account, as account.get_account returns it.
    - account_id: Account id, 64 hex characters.
    - dapp_id: Dapp ID of the account, 64 hex characters. It names the account to the node; the proof does not
      cover it.
    """

    boc: str
    """The account, as account.get_account returns it."""
    account_id: str
    """Account id, 64 hex characters."""
    dapp_id: str
    """Dapp ID of the account, 64 hex characters. It names the account to the node; the proof does not cover it."""


@dataclass
class ParamsOfProofAccountData:
    """State of an account to prove.

    - account: The account.
    - max_age_ms: How old the block of the state may be, in ms by the clock of this machine. Default: any age.
    """

    account: AccountToProve
    """The account."""
    max_age_ms: Optional[int] = None
    """How old the block of the state may be, in ms by the clock of this machine. Default: any age."""


@dataclass
class ParamsOfProofBlockData:
    """A block to prove.

    - block: JSON of a block as the network answers it, with `id` or `boc`; on networks with block keepers with
      `id`. Every other field that is there is compared.
    """

    block: Any
    """JSON of a block as the network answers it, with `id` or `boc`; on networks with block keepers with `id`. Every
    other field that is there is compared.
    """


@dataclass
class ParamsOfProofMessageData:
    """A message to prove.

    - message: JSON of a message as the network answers it, with `id` or `boc`. Every other field that is there is
      compared; `dst_transaction` and `src_transaction` are proven as well.
    """

    message: Any
    """JSON of a message as the network answers it, with `id` or `boc`. Every other field that is there is compared;
    `dst_transaction` and `src_transaction` are proven as well.
    """


@dataclass
class ParamsOfProofTransactionData:
    """A transaction to prove.

    - transaction: JSON of a transaction as the network answers it, with `id` or `boc`. Every other field that is
      there is compared.
    """

    transaction: Any
    """JSON of a transaction as the network answers it, with `id` or `boc`. Every other field that is there is
    compared.
    """


@dataclass
class ResultOfProofAccountData:
    """The proven block after which the account has the state; a later one may have changed it.

    - block_id: Id of the block.
    - seq_no: Its number.
    - gen_utime: Its time, unix time in s.
    """

    block_id: str
    """Id of the block."""
    seq_no: int
    """Its number."""
    gen_utime: int
    """Its time, unix time in s."""
