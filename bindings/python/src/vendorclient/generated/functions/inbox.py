"""Functions of module inbox.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import abi as _abi
from .. import inbox as _inbox
from .. import processing as _processing


class Inbox:
    """Functions of module inbox.

    Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def follow(
        self,
        *,
        accounts: list[str],
        name: Optional[str] = None,
        from_: Optional[str] = None,
        finality: Optional[_processing.Finality] = None,
        abi: Optional[_abi.AnyAbi] = None,
        include_bounced: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _inbox.ResultOfInboxFollow:
        """Starts following accounts and collecting their deposits; following survives the end of this process.

        Extension: The published library has no such function. Returns once the accounts and their positions are
        stored. From then on, any client with the same storage and network reads their transactions without gaps
        and stores each deposit once; `inbox.deposits` delivers them. Calls with the same name add accounts.

        - accounts: Addresses in any form, such as `<dapp_id>::<account_id>`. An account already followed keeps
          its position. At most 10,000 per name.
        - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
          its accounts. Default: `"default"`.
        - from_: Where new accounts begin: `now`; `beginning`, the first transaction that the network keeps; a
          Unix time in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
        - finality: How final a transaction must be before it is delivered. Must be the same in all calls for a
          name. Default: `"final"`.
        - abi: ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name.
        - include_bounced: Also deliver bounced messages, which are not deposits, with `bounced` set to true. Must
          be the same in all calls for a name. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter), 615 (Unauthorized), 601 (QueryFailed), 901
        (InvalidData), 1203 (SpendingUnknown), 4 (InvalidAddress), 303 (InvalidJson), 1 (NotImplemented), 605
        (InvalidServerResponse), 624 (ChainReplaced), 1101 (FollowedOtherwise), 1104 (TooManyAccounts).
        """
        return self._invoke(
            "inbox.follow",
            _inbox.ParamsOfInboxFollow(
                name=name,
                accounts=accounts,
                finality=finality,
                abi=abi,
                include_bounced=include_bounced,
                from_=from_,
            ),
            _inbox.ResultOfInboxFollow,
            call_options,
        )

    def unfollow(
        self,
        *,
        name: Optional[str] = None,
        accounts: Optional[list[str]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _inbox.ResultOfInboxUnfollow:
        """Stops following accounts.

        Extension: The published library has no such function. Deposits already collected stay until they are
        acknowledged. Delivered deposits are remembered: following an account again does not deliver them a second
        time.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
          its accounts. Default: `"default"`.
        - accounts: Addresses in any form. Default: all accounts of the name.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter), 4 (InvalidAddress), 1102 (NotFollowed), 1104
        (TooManyAccounts).
        """
        return self._invoke(
            "inbox.unfollow",
            _inbox.ParamsOfInboxUnfollow(name=name, accounts=accounts),
            _inbox.ResultOfInboxUnfollow,
            call_options,
        )

    def list_(
        self,
        *,
        name: Optional[str] = None,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _inbox.ResultOfInboxList:
        """Lists the accounts followed under a name, the position of each, and what blocks it.

        Extension: The published library has no such function.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
          its accounts. Default: `"default"`.
        - after: Only accounts after this one: `next` of the previous page.
        - limit: Maximum number of items. Default: `100`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter), 1102 (NotFollowed).
        """
        return self._invoke(
            "inbox.list",
            _inbox.ParamsOfInboxList(name=name, after=after, limit=limit),
            _inbox.ResultOfInboxList,
            call_options,
        )

    def deposits(
        self,
        *,
        name: Optional[str] = None,
        after: Optional[str] = None,
        acknowledge: Optional[str] = None,
        limit: Optional[int] = None,
        wait_ms: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _inbox.ResultOfInboxDeposits:
        """Returns unacknowledged deposits of followed accounts.

        Extension: The published library has no such function. Delivery is at least once, in order of `number`;
        deposits of one account follow the order of its transactions. Unacknowledged deposits are returned again,
        even after a restart. Use `transaction_id` as the key to book each deposit once.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
          its accounts. Default: `"default"`.
        - after: Only deposits after this `number`.
        - acknowledge: Acknowledges this deposit and all before it; they are never returned again. A number beyond
          the last deposit is refused.
        - limit: Maximum number of items. Default: `100`.
        - wait_ms: How long to wait for a deposit if there is none, in ms. Default: `0`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter), 1102 (NotFollowed).
        """
        return self._invoke(
            "inbox.deposits",
            _inbox.ParamsOfInboxDeposits(name=name, after=after, acknowledge=acknowledge, limit=limit, wait_ms=wait_ms),
            _inbox.ResultOfInboxDeposits,
            call_options,
        )

    def prune(
        self,
        *,
        before: int,
        name: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _inbox.ResultOfInboxPrune:
        """Removes the records of delivered and acknowledged transactions.

        Extension: The published library has no such function. The position of each account is kept, so nothing is
        delivered again. Only an account that is unfollowed and followed again from an earlier position delivers
        the removed transactions once more.

        - before: Forget acknowledged transactions delivered before this time, Unix time in ms. If their account
          is followed again from an earlier position, they are delivered again.
        - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
          its accounts. Default: `"default"`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter).
        """
        return self._invoke(
            "inbox.prune",
            _inbox.ParamsOfInboxPrune(name=name, before=before),
            _inbox.ResultOfInboxPrune,
            call_options,
        )


class AsyncInbox:
    """Coroutines of module inbox.

    Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def follow(
        self,
        *,
        accounts: list[str],
        name: Optional[str] = None,
        from_: Optional[str] = None,
        finality: Optional[_processing.Finality] = None,
        abi: Optional[_abi.AnyAbi] = None,
        include_bounced: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _inbox.ResultOfInboxFollow:
        """Starts following accounts and collecting their deposits; following survives the end of this process.

        Extension: The published library has no such function. Returns once the accounts and their positions are
        stored. From then on, any client with the same storage and network reads their transactions without gaps
        and stores each deposit once; `inbox.deposits` delivers them. Calls with the same name add accounts.

        - accounts: Addresses in any form, such as `<dapp_id>::<account_id>`. An account already followed keeps
          its position. At most 10,000 per name.
        - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
          its accounts. Default: `"default"`.
        - from_: Where new accounts begin: `now`; `beginning`, the first transaction that the network keeps; a
          Unix time in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
        - finality: How final a transaction must be before it is delivered. Must be the same in all calls for a
          name. Default: `"final"`.
        - abi: ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name.
        - include_bounced: Also deliver bounced messages, which are not deposits, with `bounced` set to true. Must
          be the same in all calls for a name. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter), 615 (Unauthorized), 601 (QueryFailed), 901
        (InvalidData), 1203 (SpendingUnknown), 4 (InvalidAddress), 303 (InvalidJson), 1 (NotImplemented), 605
        (InvalidServerResponse), 624 (ChainReplaced), 1101 (FollowedOtherwise), 1104 (TooManyAccounts).
        """
        return await self._invoke(
            "inbox.follow",
            _inbox.ParamsOfInboxFollow(
                name=name,
                accounts=accounts,
                finality=finality,
                abi=abi,
                include_bounced=include_bounced,
                from_=from_,
            ),
            _inbox.ResultOfInboxFollow,
            call_options,
        )

    async def unfollow(
        self,
        *,
        name: Optional[str] = None,
        accounts: Optional[list[str]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _inbox.ResultOfInboxUnfollow:
        """Stops following accounts.

        Extension: The published library has no such function. Deposits already collected stay until they are
        acknowledged. Delivered deposits are remembered: following an account again does not deliver them a second
        time.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
          its accounts. Default: `"default"`.
        - accounts: Addresses in any form. Default: all accounts of the name.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter), 4 (InvalidAddress), 1102 (NotFollowed), 1104
        (TooManyAccounts).
        """
        return await self._invoke(
            "inbox.unfollow",
            _inbox.ParamsOfInboxUnfollow(name=name, accounts=accounts),
            _inbox.ResultOfInboxUnfollow,
            call_options,
        )

    async def list_(
        self,
        *,
        name: Optional[str] = None,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _inbox.ResultOfInboxList:
        """Lists the accounts followed under a name, the position of each, and what blocks it.

        Extension: The published library has no such function.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
          its accounts. Default: `"default"`.
        - after: Only accounts after this one: `next` of the previous page.
        - limit: Maximum number of items. Default: `100`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter), 1102 (NotFollowed).
        """
        return await self._invoke(
            "inbox.list",
            _inbox.ParamsOfInboxList(name=name, after=after, limit=limit),
            _inbox.ResultOfInboxList,
            call_options,
        )

    async def deposits(
        self,
        *,
        name: Optional[str] = None,
        after: Optional[str] = None,
        acknowledge: Optional[str] = None,
        limit: Optional[int] = None,
        wait_ms: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _inbox.ResultOfInboxDeposits:
        """Returns unacknowledged deposits of followed accounts.

        Extension: The published library has no such function. Delivery is at least once, in order of `number`;
        deposits of one account follow the order of its transactions. Unacknowledged deposits are returned again,
        even after a restart. Use `transaction_id` as the key to book each deposit once.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
          its accounts. Default: `"default"`.
        - after: Only deposits after this `number`.
        - acknowledge: Acknowledges this deposit and all before it; they are never returned again. A number beyond
          the last deposit is refused.
        - limit: Maximum number of items. Default: `100`.
        - wait_ms: How long to wait for a deposit if there is none, in ms. Default: `0`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter), 1102 (NotFollowed).
        """
        return await self._invoke(
            "inbox.deposits",
            _inbox.ParamsOfInboxDeposits(name=name, after=after, acknowledge=acknowledge, limit=limit, wait_ms=wait_ms),
            _inbox.ResultOfInboxDeposits,
            call_options,
        )

    async def prune(
        self,
        *,
        before: int,
        name: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _inbox.ResultOfInboxPrune:
        """Removes the records of delivered and acknowledged transactions.

        Extension: The published library has no such function. The position of each account is kept, so nothing is
        delivered again. Only an account that is unfollowed and followed again from an earlier position delivers
        the removed transactions once more.

        - before: Forget acknowledged transactions delivered before this time, Unix time in ms. If their account
          is followed again from an earlier position, they are delivered again.
        - name: Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
          its accounts. Default: `"default"`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter).
        """
        return await self._invoke(
            "inbox.prune",
            _inbox.ParamsOfInboxPrune(name=name, before=before),
            _inbox.ResultOfInboxPrune,
            call_options,
        )
