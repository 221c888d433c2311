"""Functions of module zklogin.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import zklogin as _zklogin


class Zklogin:
    """Functions of module zklogin.

    Helpers for wallets that are opened by a login: computation alone, no prover is called.
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
        """Calculates the number that stands for the user of a login.

        Extension: The published library has no such function. Poseidon hash of the name and the value of the
        claim, of the audience and of the hashed salt. Contracts hold it and compare it with a login proof. Nobody
        who lacks the salt can tell from it who the user is.

        - claim_value: Its value in the token, at most 115 characters.
        - audience: Audience of the token, `aud`, at most 145 characters.
        - salt: Salt of the user, below the order of the field (about 2^253.6).
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
        """Writes a login proof in the form that contracts take.

        Extension: The published library has no such function. A proof comes from a prover, which this library
        never calls. Each point is checked: it is on its curve and in the group.

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

    Helpers for wallets that are opened by a login: computation alone, no prover is called.
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
        """Calculates the number that stands for the user of a login.

        Extension: The published library has no such function. Poseidon hash of the name and the value of the
        claim, of the audience and of the hashed salt. Contracts hold it and compare it with a login proof. Nobody
        who lacks the salt can tell from it who the user is.

        - claim_value: Its value in the token, at most 115 characters.
        - audience: Audience of the token, `aud`, at most 145 characters.
        - salt: Salt of the user, below the order of the field (about 2^253.6).
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
        """Writes a login proof in the form that contracts take.

        Extension: The published library has no such function. A proof comes from a prover, which this library
        never calls. Each point is checked: it is on its curve and in the group.

        - proof: The proof.

        Raises ClientError with the codes 23 (InvalidParams).
        """
        return await self._invoke(
            "zklogin.proof_to_bytes",
            _zklogin.ParamsOfProofToBytes(proof=proof),
            _zklogin.ResultOfProofToBytes,
            call_options,
        )
