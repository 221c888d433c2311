"""Functions of module policy.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._app_object import registrable
from ..._call import AsyncCaller, Caller, CallOptions
from .. import abi as _abi
from .. import policy as _policy


class Policy:
    """Functions of module policy.

    Spending policies: limits, allowed recipients and approval for everything that is sent.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def get(self, *, call_options: Optional[CallOptions] = None) -> _policy.ResultOfPolicyGet:
        """Returns the spending policies of this client.

        Extension: The published library has no such function. Each configuration source may set one: the host,
        and the settings of the daemon. A message must satisfy all of them, so a host can only add restrictions to
        those of the daemon.
        """
        return self._invoke("policy.get", None, _policy.ResultOfPolicyGet, call_options)

    def check(
        self,
        *,
        message: str,
        dapp_id: Optional[str] = None,
        abi: Optional[_abi.AnyAbi] = None,
        public_key: Optional[str] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _policy.ResultOfPolicyCheck:
        """Checks a message against the spending policies without sending it.

        Extension: The published library has no such function. Use it before asking a person to confirm a message
        that a policy would refuse anyway. The message does not count toward limits and no approver is asked; a
        refusal is recorded as it is when sending. The message may still be refused when it is sent, if other
        messages have used up a limit by then.

        - message: Message BOC, base64. The signature need not be valid, but there must be room for one.
        - dapp_id: Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp.
        - abi: ABI to decode the message with. Default: only those of the policies.
        - public_key: Public key of the signer, 64 hex digits. Default: none, for limits per signer.
        - rules: Chain rules of the message. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 502 (MessageHasNotDestinationAddress), 1201 (RecipientNotAllowed), 1202
        (SpendingLimitReached), 1203 (SpendingUnknown), 1204 (SpendingNotApproved), 1205 (LossNotAllowed), 35
        (LocalStorageError).
        """
        return self._invoke(
            "policy.check",
            _policy.ParamsOfPolicyCheck(message=message, dapp_id=dapp_id, abi=abi, public_key=public_key, rules=rules),
            _policy.ResultOfPolicyCheck,
            call_options,
        )

    def refusals(
        self,
        *,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _policy.ResultOfPolicyRefusals:
        """Returns messages refused by a spending policy.

        Extension: The published library has no such function. Includes all clients with the same storage. The
        latest 10000 refusals are kept.

        - after: Only refusals after this `number`.
        - limit: Maximum number of items. Default: `100`.

        Raises ClientError with the codes 35 (LocalStorageError).
        """
        return self._invoke(
            "policy.refusals",
            _policy.ParamsOfPolicyRefusals(after=after, limit=limit),
            _policy.ResultOfPolicyRefusals,
            call_options,
        )

    def register_approver(self, app_object: _policy.AppApprover, *, call_options: Optional[CallOptions] = None) -> None:
        """Registers an approver for messages of this connection.

        Extension: The published library has no such function. The approver is asked about every message that a
        policy allows only with approval, before the message is signed, if the library signs it. A new approver
        replaces the previous one. Without an approver, or if it does not answer in time, such messages are
        refused; entries of the outbox wait for it.

        - app_object: Decides whether messages that need approval are signed and sent.

        Raises ClientError with the codes 13 (CallbackNotRegistered).
        """
        self._invoke(
            "policy.register_approver",
            None,
            None,
            call_options,
            app_object=registrable(app_object, _policy.AppApprover),
        )


class AsyncPolicy:
    """Coroutines of module policy.

    Spending policies: limits, allowed recipients and approval for everything that is sent.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def get(self, *, call_options: Optional[CallOptions] = None) -> _policy.ResultOfPolicyGet:
        """Returns the spending policies of this client.

        Extension: The published library has no such function. Each configuration source may set one: the host,
        and the settings of the daemon. A message must satisfy all of them, so a host can only add restrictions to
        those of the daemon.
        """
        return await self._invoke("policy.get", None, _policy.ResultOfPolicyGet, call_options)

    async def check(
        self,
        *,
        message: str,
        dapp_id: Optional[str] = None,
        abi: Optional[_abi.AnyAbi] = None,
        public_key: Optional[str] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _policy.ResultOfPolicyCheck:
        """Checks a message against the spending policies without sending it.

        Extension: The published library has no such function. Use it before asking a person to confirm a message
        that a policy would refuse anyway. The message does not count toward limits and no approver is asked; a
        refusal is recorded as it is when sending. The message may still be refused when it is sent, if other
        messages have used up a limit by then.

        - message: Message BOC, base64. The signature need not be valid, but there must be room for one.
        - dapp_id: Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp.
        - abi: ABI to decode the message with. Default: only those of the policies.
        - public_key: Public key of the signer, 64 hex digits. Default: none, for limits per signer.
        - rules: Chain rules of the message. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 502 (MessageHasNotDestinationAddress), 1201 (RecipientNotAllowed), 1202
        (SpendingLimitReached), 1203 (SpendingUnknown), 1204 (SpendingNotApproved), 1205 (LossNotAllowed), 35
        (LocalStorageError).
        """
        return await self._invoke(
            "policy.check",
            _policy.ParamsOfPolicyCheck(message=message, dapp_id=dapp_id, abi=abi, public_key=public_key, rules=rules),
            _policy.ResultOfPolicyCheck,
            call_options,
        )

    async def refusals(
        self,
        *,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _policy.ResultOfPolicyRefusals:
        """Returns messages refused by a spending policy.

        Extension: The published library has no such function. Includes all clients with the same storage. The
        latest 10000 refusals are kept.

        - after: Only refusals after this `number`.
        - limit: Maximum number of items. Default: `100`.

        Raises ClientError with the codes 35 (LocalStorageError).
        """
        return await self._invoke(
            "policy.refusals",
            _policy.ParamsOfPolicyRefusals(after=after, limit=limit),
            _policy.ResultOfPolicyRefusals,
            call_options,
        )

    async def register_approver(
        self,
        app_object: _policy.AppApprover,
        *,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Registers an approver for messages of this connection.

        Extension: The published library has no such function. The approver is asked about every message that a
        policy allows only with approval, before the message is signed, if the library signs it. A new approver
        replaces the previous one. Without an approver, or if it does not answer in time, such messages are
        refused; entries of the outbox wait for it.

        - app_object: Decides whether messages that need approval are signed and sent.

        Raises ClientError with the codes 13 (CallbackNotRegistered).
        """
        await self._invoke(
            "policy.register_approver",
            None,
            None,
            call_options,
            app_object=registrable(app_object, _policy.AppApprover),
        )
