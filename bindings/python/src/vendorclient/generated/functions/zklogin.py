"""Functions of module zklogin.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import zklogin as _zklogin


class Zklogin:
    """Functions of module zklogin.

    Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def address_seed(
        self,
        *,
        claim_value: str,
        audience: str,
        salt: str,
        claim_name: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _zklogin.ResultOfAddressSeed:
        """Computes the address seed of a login: the number that represents its user.

        Extension: The published library has no such function. Poseidon hash of the name and value of the claim,
        the audience and the hashed salt. Contracts store it and compare it with a login proof. It does not reveal
        the user to anyone without the salt.

        - claim_value: Value of the claim in the token, at most 115 characters.
        - audience: Audience of the token, `aud`, at most 145 characters.
        - salt: Salt of the user, a number below the order of the field (about 2^253.6).
        - claim_name: Name of the claim that identifies the user, at most 32 characters. Default: `"sub"`.

        Raises ClientError with the codes 23 (InvalidParams).
        """
        return self._invoke(
            "zklogin.address_seed",
            _zklogin.ParamsOfAddressSeed(claim_name=claim_name, claim_value=claim_value, audience=audience, salt=salt),
            _zklogin.ResultOfAddressSeed,
            call_options,
        )

    def proof_to_bytes(
        self,
        *,
        proof: _zklogin.ZkLoginProof,
        call_options: Optional[CallOptions] = None,
    ) -> _zklogin.ResultOfProofToBytes:
        """Converts a login proof to the form that contracts accept.

        Extension: The published library has no such function. The proof comes from a prover, which this library
        never calls. Each point is checked to be on its curve and in the group.

        - proof: The proof.

        Raises ClientError with the codes 23 (InvalidParams).
        """
        return self._invoke(
            "zklogin.proof_to_bytes",
            _zklogin.ParamsOfProofToBytes(proof=proof),
            _zklogin.ResultOfProofToBytes,
            call_options,
        )


class AsyncZklogin:
    """Coroutines of module zklogin.

    Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def address_seed(
        self,
        *,
        claim_value: str,
        audience: str,
        salt: str,
        claim_name: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _zklogin.ResultOfAddressSeed:
        """Computes the address seed of a login: the number that represents its user.

        Extension: The published library has no such function. Poseidon hash of the name and value of the claim,
        the audience and the hashed salt. Contracts store it and compare it with a login proof. It does not reveal
        the user to anyone without the salt.

        - claim_value: Value of the claim in the token, at most 115 characters.
        - audience: Audience of the token, `aud`, at most 145 characters.
        - salt: Salt of the user, a number below the order of the field (about 2^253.6).
        - claim_name: Name of the claim that identifies the user, at most 32 characters. Default: `"sub"`.

        Raises ClientError with the codes 23 (InvalidParams).
        """
        return await self._invoke(
            "zklogin.address_seed",
            _zklogin.ParamsOfAddressSeed(claim_name=claim_name, claim_value=claim_value, audience=audience, salt=salt),
            _zklogin.ResultOfAddressSeed,
            call_options,
        )

    async def proof_to_bytes(
        self,
        *,
        proof: _zklogin.ZkLoginProof,
        call_options: Optional[CallOptions] = None,
    ) -> _zklogin.ResultOfProofToBytes:
        """Converts a login proof to the form that contracts accept.

        Extension: The published library has no such function. The proof comes from a prover, which this library
        never calls. Each point is checked to be on its curve and in the group.

        - proof: The proof.

        Raises ClientError with the codes 23 (InvalidParams).
        """
        return await self._invoke(
            "zklogin.proof_to_bytes",
            _zklogin.ParamsOfProofToBytes(proof=proof),
            _zklogin.ResultOfProofToBytes,
            call_options,
        )
