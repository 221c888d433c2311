"""Functions of module account.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import account as _account


class Account:
    """Functions of module account.

    Account states.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def get_account(
        self,
        *,
        account_id: str,
        dapp_id: str,
        verify: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _account.ResultOfGetAccount:
        """Returns the current state of an account.

        The form of the request depends on the version of the node. If the version is unknown, the form with a
        Dapp ID is tried first and, after a 400, the older form. A node that knows the account under another Dapp
        ID returns its real one.

        - account_id: Account id, 64 hex characters without prefix.
        - dapp_id: Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
          all others require it (518).
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.

        Raises ClientError with the codes 14 (NetModuleNotInit), 10 (HttpRequestCreateError), 11
        (HttpRequestSendError), 12 (HttpRequestParseError), 512 (InvalidData), 518 (DappIdRequired), 605
        (InvalidServerResponse), 615 (Unauthorized), 622 (NotFound), 904 (DataDiffersFromProven), 903
        (InternalError), 901 (InvalidData), 902 (ProofCheckFailed).
        """
        return self._invoke(
            "account.get_account",
            _account.ParamsOfGetAccount(account_id=account_id, dapp_id=dapp_id, verify=verify),
            _account.ResultOfGetAccount,
            call_options,
        )


class AsyncAccount:
    """Coroutines of module account.

    Account states.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def get_account(
        self,
        *,
        account_id: str,
        dapp_id: str,
        verify: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _account.ResultOfGetAccount:
        """Returns the current state of an account.

        The form of the request depends on the version of the node. If the version is unknown, the form with a
        Dapp ID is tried first and, after a 400, the older form. A node that knows the account under another Dapp
        ID returns its real one.

        - account_id: Account id, 64 hex characters without prefix.
        - dapp_id: Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
          all others require it (518).
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.

        Raises ClientError with the codes 14 (NetModuleNotInit), 10 (HttpRequestCreateError), 11
        (HttpRequestSendError), 12 (HttpRequestParseError), 512 (InvalidData), 518 (DappIdRequired), 605
        (InvalidServerResponse), 615 (Unauthorized), 622 (NotFound), 904 (DataDiffersFromProven), 903
        (InternalError), 901 (InvalidData), 902 (ProofCheckFailed).
        """
        return await self._invoke(
            "account.get_account",
            _account.ParamsOfGetAccount(account_id=account_id, dapp_id=dapp_id, verify=verify),
            _account.ResultOfGetAccount,
            call_options,
        )
