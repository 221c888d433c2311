"""Functions of module policy.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._app_object import registrable
from ..._call import AsyncCaller, Caller, CallOptions
from .. import policy as _policy


class Policy:
    """Functions of module policy.

    What may be spent: limits, recipients and approval for everything that is sent.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def get(self, *, call_options: Optional[CallOptions] = None) -> _policy.ResultOfPolicyGet:
        """Returns the spending policies of this client.

        Extension: The published library has no such function. Every source of configuration may set one: the
        host, and what the daemon was started with. A message has to satisfy all of them, so that a host can only
        add to what the daemon demands.
        """
        return self._invoke("policy.get", None, _policy.ResultOfPolicyGet, call_options)

    def refusals(
        self,
        *,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _policy.ResultOfPolicyRefusals:
        """Returns messages that a spending policy refused.

        Extension: The published library has no such function. Of all clients with the same storage. The latest
        10000 are kept.

        - after: Only those behind this one: `number` of a refusal.
        - limit: At most so many. Default: `100`.

        Raises ClientError with the codes 35 (LocalStorageError).
        """
        return self._invoke(
            "policy.refusals",
            _policy.ParamsOfPolicyRefusals(after=after, limit=limit),
            _policy.ResultOfPolicyRefusals,
            call_options,
        )

    def register_approver(self, app_object: _policy.AppApprover, *, call_options: Optional[CallOptions] = None) -> None:
        """Registers who approves messages of this connection.

        Extension: The published library has no such function. Asked for every message that a policy allows with
        approval only, before it is signed where the library signs it. It replaces the one that was registered
        before. Without one, and when it gives no answer in time, such messages are refused; entries of the outbox
        wait for it.

        - app_object: Decides about messages that need approval.

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

    What may be spent: limits, recipients and approval for everything that is sent.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def get(self, *, call_options: Optional[CallOptions] = None) -> _policy.ResultOfPolicyGet:
        """Returns the spending policies of this client.

        Extension: The published library has no such function. Every source of configuration may set one: the
        host, and what the daemon was started with. A message has to satisfy all of them, so that a host can only
        add to what the daemon demands.
        """
        return await self._invoke("policy.get", None, _policy.ResultOfPolicyGet, call_options)

    async def refusals(
        self,
        *,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _policy.ResultOfPolicyRefusals:
        """Returns messages that a spending policy refused.

        Extension: The published library has no such function. Of all clients with the same storage. The latest
        10000 are kept.

        - after: Only those behind this one: `number` of a refusal.
        - limit: At most so many. Default: `100`.

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
        """Registers who approves messages of this connection.

        Extension: The published library has no such function. Asked for every message that a policy allows with
        approval only, before it is signed where the library signs it. It replaces the one that was registered
        before. Without one, and when it gives no answer in time, such messages are refused; entries of the outbox
        wait for it.

        - app_object: Decides about messages that need approval.

        Raises ClientError with the codes 13 (CallbackNotRegistered).
        """
        await self._invoke(
            "policy.register_approver",
            None,
            None,
            call_options,
            app_object=registrable(app_object, _policy.AppApprover),
        )
