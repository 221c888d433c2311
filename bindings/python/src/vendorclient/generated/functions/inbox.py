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

    Deposits of followed accounts that survive the process that receives them, each delivered until it is booked.
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
        """Follows accounts from now on, whatever happens to this process, and collects their deposits.

        Extension: The published library has no such function. Answers when the accounts and their places are
        durable. From then on any client with the same storage and network reads their transactions without gaps,
        and stores each deposit once; `inbox.deposits` delivers them. Calls for the same name add accounts.

        - accounts: Addresses in any form, such as `<dapp_id>::<account_id>`. One that is followed already keeps
          its place. At most 10,000 under a name.
        - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
          accounts. Default: `"default"`.
        - from_: Where new accounts begin: `now`; `beginning`, with the first transaction that the network keeps;
          a unix time in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
        - finality: How far the network has to have gone with a transaction before it is delivered. All calls for
          a name state the same. Default: `"final"`.
        - abi: ABI of the accounts: decodes the bodies of messages. All calls for a name state the same.
        - include_bounced: Also deliver messages that came back to their sender, which are no deposits, with
          `bounced` true. All calls for a name state the same. Default: `false`.

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
        """Ends the following of accounts.

        Extension: The published library has no such function. Deposits that were collected before stay until they
        are acknowledged. What was delivered is remembered: an account that is followed again does not bring it a
        second time.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
          accounts. Default: `"default"`.
        - accounts: Addresses in any form. Absent: all of the name.

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
        """Lists the followed accounts of a name, how far they were read, and what keeps them.

        Extension: The published library has no such function.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
          accounts. Default: `"default"`.
        - after: Only those behind this account: `next` of the page before.
        - limit: At most so many. Default: `100`.

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
        """Returns deposits of followed accounts, each until it is acknowledged.

        Extension: The published library has no such function. Deposits come at least once, in the order of their
        numbers; those of an account in the order of its transactions. What was not acknowledged comes again, also
        after a restart. `transaction_id` is the key by which they are booked once.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
          accounts. Default: `"default"`.
        - after: Only those behind this one: `number` of a deposit.
        - acknowledge: This deposit and all before it are done with and never come again.
        - limit: At most so many. Default: `100`.
        - wait_ms: How long to wait for a deposit while there is none. Default: `0`.

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
        """Forgets which transactions were delivered, of those that were acknowledged.

        Extension: The published library has no such function. The place of each account stays, so that nothing
        comes again by itself. Only an account that is followed anew from an earlier place brings what was
        forgotten once more.

        - before: Ids of transactions that were delivered before this time, unix time in ms, and acknowledged.
          Followed again from an earlier place, they come again.
        - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
          accounts. Default: `"default"`.

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

    Deposits of followed accounts that survive the process that receives them, each delivered until it is booked.
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
        """Follows accounts from now on, whatever happens to this process, and collects their deposits.

        Extension: The published library has no such function. Answers when the accounts and their places are
        durable. From then on any client with the same storage and network reads their transactions without gaps,
        and stores each deposit once; `inbox.deposits` delivers them. Calls for the same name add accounts.

        - accounts: Addresses in any form, such as `<dapp_id>::<account_id>`. One that is followed already keeps
          its place. At most 10,000 under a name.
        - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
          accounts. Default: `"default"`.
        - from_: Where new accounts begin: `now`; `beginning`, with the first transaction that the network keeps;
          a unix time in s; or the `cursor` of one account in `inbox.list`. Default: `"now"`.
        - finality: How far the network has to have gone with a transaction before it is delivered. All calls for
          a name state the same. Default: `"final"`.
        - abi: ABI of the accounts: decodes the bodies of messages. All calls for a name state the same.
        - include_bounced: Also deliver messages that came back to their sender, which are no deposits, with
          `bounced` true. All calls for a name state the same. Default: `false`.

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
        """Ends the following of accounts.

        Extension: The published library has no such function. Deposits that were collected before stay until they
        are acknowledged. What was delivered is remembered: an account that is followed again does not bring it a
        second time.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
          accounts. Default: `"default"`.
        - accounts: Addresses in any form. Absent: all of the name.

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
        """Lists the followed accounts of a name, how far they were read, and what keeps them.

        Extension: The published library has no such function.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
          accounts. Default: `"default"`.
        - after: Only those behind this account: `next` of the page before.
        - limit: At most so many. Default: `100`.

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
        """Returns deposits of followed accounts, each until it is acknowledged.

        Extension: The published library has no such function. Deposits come at least once, in the order of their
        numbers; those of an account in the order of its transactions. What was not acknowledged comes again, also
        after a restart. `transaction_id` is the key by which they are booked once.

        - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
          accounts. Default: `"default"`.
        - after: Only those behind this one: `number` of a deposit.
        - acknowledge: This deposit and all before it are done with and never come again.
        - limit: At most so many. Default: `100`.
        - wait_ms: How long to wait for a deposit while there is none. Default: `0`.

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
        """Forgets which transactions were delivered, of those that were acknowledged.

        Extension: The published library has no such function. The place of each account stays, so that nothing
        comes again by itself. Only an account that is followed anew from an earlier place brings what was
        forgotten once more.

        - before: Ids of transactions that were delivered before this time, unix time in ms, and acknowledged.
          Followed again from an earlier place, they come again.
        - name: Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
          accounts. Default: `"default"`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1103 (InvalidInboxParameter).
        """
        return await self._invoke(
            "inbox.prune",
            _inbox.ParamsOfInboxPrune(name=name, before=before),
            _inbox.ResultOfInboxPrune,
            call_options,
        )
