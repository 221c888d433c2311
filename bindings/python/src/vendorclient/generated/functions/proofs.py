"""Functions of module proofs.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Any, Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import proofs as _proofs


class Proofs:
    """Functions of module proofs.

    Proofs that data from a server is what the network agreed on.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def proof_block_data(self, *, block: Any, call_options: Optional[CallOptions] = None) -> None:
        """Proves that a block is what the network agreed on.

        On networks with block keepers, a block is proven if enough trusted keepers (`proofs.trusted_keepers` or
        `proofs.trusted_keepers_hash`), or their successors, attest it or a later block. On networks with a
        masterchain, the signatures of validators are followed from `proofs.zerostate_hash` or
        `proofs.trusted_key_blocks`. Statements of the server about keepers or validators are never trusted.

        - block: JSON of a block as returned by the node, with `id` or `boc`; on networks with block keepers, with
          `id`. All other fields present are compared.

        Raises ClientError with the codes 3 (InvalidBase64), 201 (InvalidBoc), 14 (NetModuleNotInit), 615
        (Unauthorized), 901 (InvalidData), 902 (ProofCheckFailed), 903 (InternalError), 904
        (DataDiffersFromProven).
        """
        self._invoke("proofs.proof_block_data", _proofs.ParamsOfProofBlockData(block=block), None, call_options)

    def proof_transaction_data(self, *, transaction: Any, call_options: Optional[CallOptions] = None) -> None:
        """Proves that a transaction is what the network agreed on.

        A transaction is proven if its block is proven and contains it. For the required configuration, see
        `proofs.proof_block_data`.

        - transaction: JSON of a transaction as returned by the node, with `id` or `boc`. All other fields present
          are compared.

        Raises ClientError with the codes 3 (InvalidBase64), 201 (InvalidBoc), 14 (NetModuleNotInit), 615
        (Unauthorized), 901 (InvalidData), 902 (ProofCheckFailed), 903 (InternalError), 904
        (DataDiffersFromProven).
        """
        self._invoke(
            "proofs.proof_transaction_data",
            _proofs.ParamsOfProofTransactionData(transaction=transaction),
            None,
            call_options,
        )

    def proof_message_data(self, *, message: Any, call_options: Optional[CallOptions] = None) -> None:
        """Proves that a message is what the network agreed on.

        A message is proven if a proven transaction received or sent it. For the required configuration, see
        `proofs.proof_block_data`.

        - message: JSON of a message as returned by the node, with `id` or `boc`. All other fields present are
          compared; `dst_transaction` and `src_transaction` are proven as well.

        Raises ClientError with the codes 3 (InvalidBase64), 201 (InvalidBoc), 14 (NetModuleNotInit), 615
        (Unauthorized), 901 (InvalidData), 902 (ProofCheckFailed), 903 (InternalError), 904
        (DataDiffersFromProven).
        """
        self._invoke("proofs.proof_message_data", _proofs.ParamsOfProofMessageData(message=message), None, call_options)

    def proof_account_data(
        self,
        *,
        account: _proofs.AccountToProve,
        max_age_ms: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _proofs.ResultOfProofAccountData:
        """Proves that an account has a given state after a block that the network agreed on.

        Extension: The published library has no such function. For networks with block keepers only. The block is
        one of the last ten that changed the account; it is not proven that no later block changed it again.

        - account: The account.
        - max_age_ms: Maximum age of the block, in ms by the clock of this machine. Default: any age.

        Raises ClientError with the codes 3 (InvalidBase64), 201 (InvalidBoc), 512 (InvalidData), 14
        (NetModuleNotInit), 615 (Unauthorized), 901 (InvalidData), 902 (ProofCheckFailed), 903 (InternalError),
        904 (DataDiffersFromProven).
        """
        return self._invoke(
            "proofs.proof_account_data",
            _proofs.ParamsOfProofAccountData(account=account, max_age_ms=max_age_ms),
            _proofs.ResultOfProofAccountData,
            call_options,
        )


class AsyncProofs:
    """Coroutines of module proofs.

    Proofs that data from a server is what the network agreed on.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def proof_block_data(self, *, block: Any, call_options: Optional[CallOptions] = None) -> None:
        """Proves that a block is what the network agreed on.

        On networks with block keepers, a block is proven if enough trusted keepers (`proofs.trusted_keepers` or
        `proofs.trusted_keepers_hash`), or their successors, attest it or a later block. On networks with a
        masterchain, the signatures of validators are followed from `proofs.zerostate_hash` or
        `proofs.trusted_key_blocks`. Statements of the server about keepers or validators are never trusted.

        - block: JSON of a block as returned by the node, with `id` or `boc`; on networks with block keepers, with
          `id`. All other fields present are compared.

        Raises ClientError with the codes 3 (InvalidBase64), 201 (InvalidBoc), 14 (NetModuleNotInit), 615
        (Unauthorized), 901 (InvalidData), 902 (ProofCheckFailed), 903 (InternalError), 904
        (DataDiffersFromProven).
        """
        await self._invoke("proofs.proof_block_data", _proofs.ParamsOfProofBlockData(block=block), None, call_options)

    async def proof_transaction_data(self, *, transaction: Any, call_options: Optional[CallOptions] = None) -> None:
        """Proves that a transaction is what the network agreed on.

        A transaction is proven if its block is proven and contains it. For the required configuration, see
        `proofs.proof_block_data`.

        - transaction: JSON of a transaction as returned by the node, with `id` or `boc`. All other fields present
          are compared.

        Raises ClientError with the codes 3 (InvalidBase64), 201 (InvalidBoc), 14 (NetModuleNotInit), 615
        (Unauthorized), 901 (InvalidData), 902 (ProofCheckFailed), 903 (InternalError), 904
        (DataDiffersFromProven).
        """
        await self._invoke(
            "proofs.proof_transaction_data",
            _proofs.ParamsOfProofTransactionData(transaction=transaction),
            None,
            call_options,
        )

    async def proof_message_data(self, *, message: Any, call_options: Optional[CallOptions] = None) -> None:
        """Proves that a message is what the network agreed on.

        A message is proven if a proven transaction received or sent it. For the required configuration, see
        `proofs.proof_block_data`.

        - message: JSON of a message as returned by the node, with `id` or `boc`. All other fields present are
          compared; `dst_transaction` and `src_transaction` are proven as well.

        Raises ClientError with the codes 3 (InvalidBase64), 201 (InvalidBoc), 14 (NetModuleNotInit), 615
        (Unauthorized), 901 (InvalidData), 902 (ProofCheckFailed), 903 (InternalError), 904
        (DataDiffersFromProven).
        """
        await self._invoke(
            "proofs.proof_message_data",
            _proofs.ParamsOfProofMessageData(message=message),
            None,
            call_options,
        )

    async def proof_account_data(
        self,
        *,
        account: _proofs.AccountToProve,
        max_age_ms: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _proofs.ResultOfProofAccountData:
        """Proves that an account has a given state after a block that the network agreed on.

        Extension: The published library has no such function. For networks with block keepers only. The block is
        one of the last ten that changed the account; it is not proven that no later block changed it again.

        - account: The account.
        - max_age_ms: Maximum age of the block, in ms by the clock of this machine. Default: any age.

        Raises ClientError with the codes 3 (InvalidBase64), 201 (InvalidBoc), 512 (InvalidData), 14
        (NetModuleNotInit), 615 (Unauthorized), 901 (InvalidData), 902 (ProofCheckFailed), 903 (InternalError),
        904 (DataDiffersFromProven).
        """
        return await self._invoke(
            "proofs.proof_account_data",
            _proofs.ParamsOfProofAccountData(account=account, max_age_ms=max_age_ms),
            _proofs.ResultOfProofAccountData,
            call_options,
        )
