"""Functions of module net.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Any, AsyncGenerator, Callable, Generator, Optional, Union

from ..._call import AsyncCaller, Callback, CallbackMessage, Caller, CallOptions
from ..._streams import iterate, iterate_async
from .. import abi as _abi
from .. import client as _client
from .. import net as _net


class Net:
    """Functions of module net.

    Queries and subscriptions.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke
        self._caller = caller

    def query(
        self,
        *,
        query: str,
        variables: Any = None,
        verify: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfQuery:
        """Runs a GraphQL query.

        Uses HTTP or WebSocket (`network.queries_protocol`). Retries after network errors within
        `network.max_reconnect_timeout` (`network.first_contact_timeout` until an endpoint has answered once), and
        waits while the network is suspended.

        - query: GraphQL text. A call whose text contains a mutation counts as one that makes changes.
        - variables: Values of its variables, an object.
        - verify: True fails with 901: free-form queries cannot be proven. Extension of the published interface.
          Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 901
        (InvalidData), 1203 (SpendingUnknown).
        """
        return self._invoke(
            "net.query",
            _net.ParamsOfQuery(query=query, variables=variables, verify=verify),
            _net.ResultOfQuery,
            call_options,
        )

    def batch_query(
        self,
        *,
        operations: list[_net.AnyParamsOfQueryOperation],
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfBatchQuery:
        """Runs several collection operations in one GraphQL query.

        Networks with default settings support only what `query_collection` describes; one unsupported operation
        fails the whole batch.

        - operations: The operations.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse).
        """
        return self._invoke(
            "net.batch_query",
            _net.ParamsOfBatchQuery(operations=operations),
            _net.ResultOfBatchQuery,
            call_options,
        )

    def query_collection(
        self,
        *,
        collection: str,
        result: str,
        filter: Any = None,
        order: Optional[list[_net.OrderBy]] = None,
        limit: Optional[int] = None,
        verify: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfQueryCollection:
        """Queries objects of a collection.

        Addresses in a filter may have any form; an invalid address is error 23. Networks with default settings
        have no collections. There, objects named by the filter are fetched another way: `accounts` by `id`,
        `blocks` by `id` or `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, each with `eq`
        or `in`; other conditions are evaluated by the library. Anything else fails with 601, with 611 in
        `data.cause_code` and the interface in `data.deprecated_interface`.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another collection of the node.
        - result: Fields to select, GraphQL text without the outer braces.
        - filter: GraphQL filter object of the collection.
        - order: Sort order of the objects.
        - limit: Maximum number of objects.
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse), 904 (DataDiffersFromProven), 903 (InternalError), 901 (InvalidData), 902
        (ProofCheckFailed).
        """
        return self._invoke(
            "net.query_collection",
            _net.ParamsOfQueryCollection(
                collection=collection,
                filter=filter,
                result=result,
                order=order,
                limit=limit,
                verify=verify,
            ),
            _net.ResultOfQueryCollection,
            call_options,
        )

    def aggregate_collection(
        self,
        *,
        collection: str,
        filter: Any = None,
        fields: Optional[list[_net.FieldAggregation]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfAggregateCollection:
        """Aggregates fields of a collection.

        Requires a network with the deprecated interface; otherwise fails with 601, with 611 in `data.cause_code`.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another collection of the node.
        - filter: GraphQL filter object of the collection.
        - fields: What to compute. Default: the number of objects.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse).
        """
        return self._invoke(
            "net.aggregate_collection",
            _net.ParamsOfAggregateCollection(collection=collection, filter=filter, fields=fields),
            _net.ResultOfAggregateCollection,
            call_options,
        )

    def wait_for_collection(
        self,
        *,
        collection: str,
        result: str,
        filter: Any = None,
        timeout: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfWaitForCollection:
        """Waits for the first matching object of a collection, within a time limit.

        Networks with default settings are polled every second, as described at `query_collection`.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another collection of the node.
        - result: Fields to select, GraphQL text without the outer braces.
        - filter: GraphQL filter object of the collection.
        - timeout: How long to wait, in ms. Default: `network.wait_for_timeout`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 603 (WaitForFailed), 607
        (WaitForTimeout), 605 (InvalidServerResponse).
        """
        return self._invoke(
            "net.wait_for_collection",
            _net.ParamsOfWaitForCollection(collection=collection, filter=filter, result=result, timeout=timeout),
            _net.ResultOfWaitForCollection,
            call_options,
        )

    def unsubscribe(self, *, handle: int, call_options: Optional[CallOptions] = None) -> None:
        """Ends a subscription; an unknown handle is ignored.

        - handle: Handle to pass to `unsubscribe`.
        """
        self._invoke("net.unsubscribe", _net.ResultOfSubscribeCollection(handle=handle), None, call_options)

    def subscribe_collection(
        self,
        *,
        collection: str,
        result: str,
        callback: Callable[[CallbackMessage[Union[_net.ResultOfSubscription, _client.ClientError]]], object],
        filter: Any = None,
        on_closed: Optional[Callable[[str], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfSubscribeCollection:
        """Subscribes to new and changed objects of a collection.

        A lost connection is reported with its error (101) and reopened within `network.max_reconnect_timeout`;
        the subscription then continues, and 614 reports in `data.gap` whether events may have been missed.
        Networks with default settings have no subscriptions. There, the library follows the accounts named by the
        filter, in any address form: `transactions` by `account_addr`, `messages` by `dst` (on arrival) or `src`
        (on sending), `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are
        evaluated by the library. New objects are delivered in chain order, each once, even after failures; of
        several states within `network.follow_interval`, only the last is delivered. Anything else fails with 602,
        with 611 in `data.cause_code` and the interface in `data.deprecated_interface`.

        - collection: Name of the collection: accounts, blocks, transactions or messages.
        - result: Fields to select, GraphQL text without the outer braces.
        - callback: Gets messages of the response types 100, 101 until the handle is closed.
        - filter: GraphQL filter object of the collection.
        - on_closed: Gets the reason when nothing more will come.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 13 (CallbackNotRegistered),
        23 (InvalidParams), 602 (SubscribeFailed).
        """
        return self._invoke(
            "net.subscribe_collection",
            _net.ParamsOfSubscribeCollection(collection=collection, filter=filter, result=result),
            _net.ResultOfSubscribeCollection,
            call_options,
            callback=Callback(
                callback,
                {100: _net.ResultOfSubscription, 101: _client.ClientError},
                on_closed=on_closed,
                until_closed=True,
            ),
        )

    def subscribe(
        self,
        *,
        subscription: str,
        callback: Callable[[CallbackMessage[Union[_net.ResultOfSubscription, _client.ClientError]]], object],
        variables: Any = None,
        on_closed: Optional[Callable[[str], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfSubscribeCollection:
        """Runs a GraphQL subscription.

        Deprecated: Since 3.0. Use subscribe_collection if a collection fits.

        Lost connections are reopened as for `subscribe_collection`. If the network has no subscriptions, a
        subscription to a single collection whose filter names accounts is followed as described there.

        - subscription: GraphQL text.
        - callback: Gets messages of the response types 100, 101 until the handle is closed.
        - variables: Values of its variables, an object.
        - on_closed: Gets the reason when nothing more will come.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 13 (CallbackNotRegistered),
        23 (InvalidParams), 602 (SubscribeFailed), 1203 (SpendingUnknown).
        """
        return self._invoke(
            "net.subscribe",
            _net.ParamsOfSubscribe(subscription=subscription, variables=variables),
            _net.ResultOfSubscribeCollection,
            call_options,
            callback=Callback(
                callback,
                {100: _net.ResultOfSubscription, 101: _client.ClientError},
                on_closed=on_closed,
                until_closed=True,
            ),
        )

    def suspend(self, *, call_options: Optional[CallOptions] = None) -> None:
        """Stops network activity until `resume`.

        Meanwhile queries wait; subscriptions receive 609 and their connections are closed.

        Raises ClientError with the codes 14 (NetModuleNotInit).
        """
        self._invoke("net.suspend", None, None, call_options)

    def resume(self, *, call_options: Optional[CallOptions] = None) -> None:
        """Resumes network activity after `suspend`.

        Active subscriptions receive 614 once they run again.

        Raises ClientError with the codes 14 (NetModuleNotInit).
        """
        self._invoke("net.resume", None, None, call_options)

    def find_last_shard_block(
        self,
        *,
        address: str,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfFindLastShardBlock:
        """Returns the last block of the shard of an account.

        Uses the master blocks of the collection `blocks`, if the network has it. Otherwise returns the last block
        of the network, `blockchain.blocks(last: 1)`.

        - address: Address of the account.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 4 (InvalidAddress), 601
        (QueryFailed), 605 (InvalidServerResponse), 511 (BlockNotFound), 512 (InvalidData).
        """
        return self._invoke(
            "net.find_last_shard_block",
            _net.ParamsOfFindLastShardBlock(address=address),
            _net.ResultOfFindLastShardBlock,
            call_options,
        )

    def fetch_endpoints(self, *, call_options: Optional[CallOptions] = None) -> _net.EndpointsSet:
        """Returns the endpoints that the node recommends.

        They are not used until passed to `set_endpoints`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse).
        """
        return self._invoke("net.fetch_endpoints", None, _net.EndpointsSet, call_options)

    def set_endpoints(self, *, endpoints: list[str], call_options: Optional[CallOptions] = None) -> None:
        """Replaces the endpoints of this client.

        If the endpoint in use is in the new list, it stays in use. A list whose endpoints have fewer operators
        than `network.agreement` is refused (23).

        - endpoints: Endpoint URLs, in any form.

        Raises ClientError with the codes 14 (NetModuleNotInit), 23 (InvalidParams), 612 (NoEndpointsProvided),
        619 (ParseUrlFailed).
        """
        self._invoke("net.set_endpoints", _net.EndpointsSet(endpoints=endpoints), None, call_options)

    def get_endpoints(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetEndpoints:
        """Returns the endpoint in use and all configured endpoints.

        Selects an endpoint if none is in use.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed).
        """
        return self._invoke("net.get_endpoints", None, _net.ResultOfGetEndpoints, call_options)

    def query_counterparties(
        self,
        *,
        account: str,
        result: str,
        first: Optional[int] = None,
        after: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfQueryCollection:
        """Returns the accounts that exchanged messages with an account.

        Requires a service that networks with default settings lack; without it, fails with 601, with 611 in
        `data.cause_code`. For the next page, pass the last `cursor` as `after`.

        - account: Address of the account, as the node writes it.
        - result: Fields to select, GraphQL text without the outer braces.
        - first: Maximum number of counterparties.
        - after: The `cursor` of the last counterparty of the previous page.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse).
        """
        return self._invoke(
            "net.query_counterparties",
            _net.ParamsOfQueryCounterparties(account=account, result=result, first=first, after=after),
            _net.ResultOfQueryCollection,
            call_options,
        )

    def query_transaction_tree(
        self,
        *,
        in_msg: str,
        abi_registry: Optional[list[_abi.AnyAbi]] = None,
        timeout: Optional[int] = None,
        transaction_max_count: Optional[int] = None,
        verify: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfQueryTransactionTree:
        """Returns the transactions and messages caused by a message.

        Requests up to 20 messages per query, follows their outbound messages, and waits for messages and
        transactions that do not exist yet.

        - in_msg: Id of the message.
        - abi_registry: ABIs to decode bodies with, tried in this order.
        - timeout: How long to wait for the messages of one query, in ms; 0 waits indefinitely. Default: `60000`.
        - transaction_max_count: Number of transactions after which no further query is made; 0 means no limit.
          Default: `50`.
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 1 (NotImplemented), 303
        (InvalidJson), 601 (QueryFailed), 605 (InvalidServerResponse), 616 (QueryTransactionTreeTimeout), 904
        (DataDiffersFromProven), 903 (InternalError), 901 (InvalidData), 902 (ProofCheckFailed).
        """
        return self._invoke(
            "net.query_transaction_tree",
            _net.ParamsOfQueryTransactionTree(
                in_msg=in_msg,
                abi_registry=abi_registry,
                timeout=timeout,
                transaction_max_count=transaction_max_count,
                verify=verify,
            ),
            _net.ResultOfQueryTransactionTree,
            call_options,
        )

    def create_block_iterator(
        self,
        *,
        start_time: Optional[int] = None,
        end_time: Optional[int] = None,
        shard_filter: Optional[list[str]] = None,
        result: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates an iterator over the blocks of all shards.

        Items follow the chain order of the node. Without `end_time`, there may always be more. The items have the
        form `BlockItem`.

        - start_time: Time of the first block, in s since 1970, inclusive. Default: from the first block.
        - end_time: End time, in s since 1970, exclusive. Default: no end.
        - shard_filter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
          assumed. Default: all shards.
        - result: Additional fields to select, GraphQL text without the outer braces.

        Raises ClientError with the codes 14 (NetModuleNotInit), 23 (InvalidParams).
        """
        return self._invoke(
            "net.create_block_iterator",
            _net.ParamsOfCreateBlockIterator(
                start_time=start_time,
                end_time=end_time,
                shard_filter=shard_filter,
                result=result,
            ),
            _net.RegisteredIterator,
            call_options,
        )

    def blocks(
        self,
        *,
        start_time: Optional[int] = None,
        end_time: Optional[int] = None,
        shard_filter: Optional[list[str]] = None,
        result: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> Generator[_net.BlockItem, None, None]:
        """The items of `create_block_iterator` as they come. Closing the generator frees the iterator, and so does
        the end of a loop.

        - start_time: Time of the first block, in s since 1970, inclusive. Default: from the first block.
        - end_time: End time, in s since 1970, exclusive. Default: no end.
        - shard_filter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
          assumed. Default: all shards.
        - result: Additional fields to select, GraphQL text without the outer braces.
        """
        return iterate(
            self._caller,
            "net.create_block_iterator",
            _net.ParamsOfCreateBlockIterator(
                start_time=start_time,
                end_time=end_time,
                shard_filter=shard_filter,
                result=result,
            ),
            call_options,
        )

    def resume_block_iterator(
        self,
        *,
        resume_state: Any,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates a block iterator that continues from a saved state.

        The items have the form `BlockItem`.

        - resume_state: State from `iterator_next`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 33 (InternalError), 23 (InvalidParams).
        """
        return self._invoke(
            "net.resume_block_iterator",
            _net.ParamsOfResumeBlockIterator(resume_state=resume_state),
            _net.RegisteredIterator,
            call_options,
        )

    def resume_blocks(
        self,
        *,
        resume_state: Any,
        call_options: Optional[CallOptions] = None,
    ) -> Generator[_net.BlockItem, None, None]:
        """The items of `resume_block_iterator` as they come. Closing the generator frees the iterator, and so does
        the end of a loop.

        - resume_state: State from `iterator_next`.
        """
        return iterate(
            self._caller,
            "net.resume_block_iterator",
            _net.ParamsOfResumeBlockIterator(resume_state=resume_state),
            call_options,
        )

    def create_transaction_iterator(
        self,
        *,
        start_time: Optional[int] = None,
        end_time: Optional[int] = None,
        shard_filter: Optional[list[str]] = None,
        accounts_filter: Optional[list[str]] = None,
        result: Optional[str] = None,
        include_transfers: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates an iterator over the transactions of all shards.

        Items follow the chain order of the node. Without `end_time`, there may always be more. The items have the
        form `TransactionItem`.

        - start_time: Time of the first block, in s since 1970, inclusive. Default: from the first block.
        - end_time: End time, in s since 1970, exclusive. Default: no end.
        - shard_filter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
          assumed. Default: all shards.
        - accounts_filter: Accounts whose transactions are returned. Default: all accounts.
        - result: Additional fields to select, GraphQL text without the outer braces.
        - include_transfers: Add a list `transfers` of TransactionTransfer to each transaction. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 23 (InvalidParams).
        """
        return self._invoke(
            "net.create_transaction_iterator",
            _net.ParamsOfCreateTransactionIterator(
                start_time=start_time,
                end_time=end_time,
                shard_filter=shard_filter,
                accounts_filter=accounts_filter,
                result=result,
                include_transfers=include_transfers,
            ),
            _net.RegisteredIterator,
            call_options,
        )

    def transactions(
        self,
        *,
        start_time: Optional[int] = None,
        end_time: Optional[int] = None,
        shard_filter: Optional[list[str]] = None,
        accounts_filter: Optional[list[str]] = None,
        result: Optional[str] = None,
        include_transfers: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> Generator[_net.TransactionItem, None, None]:
        """The items of `create_transaction_iterator` as they come. Closing the generator frees the iterator, and so
        does the end of a loop.

        - start_time: Time of the first block, in s since 1970, inclusive. Default: from the first block.
        - end_time: End time, in s since 1970, exclusive. Default: no end.
        - shard_filter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
          assumed. Default: all shards.
        - accounts_filter: Accounts whose transactions are returned. Default: all accounts.
        - result: Additional fields to select, GraphQL text without the outer braces.
        - include_transfers: Add a list `transfers` of TransactionTransfer to each transaction. Default: `false`.
        """
        return iterate(
            self._caller,
            "net.create_transaction_iterator",
            _net.ParamsOfCreateTransactionIterator(
                start_time=start_time,
                end_time=end_time,
                shard_filter=shard_filter,
                accounts_filter=accounts_filter,
                result=result,
                include_transfers=include_transfers,
            ),
            call_options,
        )

    def resume_transaction_iterator(
        self,
        *,
        resume_state: Any,
        accounts_filter: Optional[list[str]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates a transaction iterator that continues from a saved state.

        The account filter is not part of the state; pass it again. The items have the form `TransactionItem`.

        - resume_state: State from `iterator_next`.
        - accounts_filter: Accounts whose transactions are returned. Default: all accounts.

        Raises ClientError with the codes 14 (NetModuleNotInit), 33 (InternalError), 23 (InvalidParams).
        """
        return self._invoke(
            "net.resume_transaction_iterator",
            _net.ParamsOfResumeTransactionIterator(resume_state=resume_state, accounts_filter=accounts_filter),
            _net.RegisteredIterator,
            call_options,
        )

    def resume_transactions(
        self,
        *,
        resume_state: Any,
        accounts_filter: Optional[list[str]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> Generator[_net.TransactionItem, None, None]:
        """The items of `resume_transaction_iterator` as they come. Closing the generator frees the iterator, and so
        does the end of a loop.

        - resume_state: State from `iterator_next`.
        - accounts_filter: Accounts whose transactions are returned. Default: all accounts.
        """
        return iterate(
            self._caller,
            "net.resume_transaction_iterator",
            _net.ParamsOfResumeTransactionIterator(resume_state=resume_state, accounts_filter=accounts_filter),
            call_options,
        )

    def iterator_next(
        self,
        *,
        iterator: int,
        limit: Optional[int] = None,
        return_resume_state: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfIteratorNext:
        """Returns the next items of an iterator.

        Sends at most one query, so a filter may leave no items although there are more. At the end of the chain,
        waits up to `network.follow_interval` before querying again. With `end_time`, ends once the clock of the
        node has passed that time; on nodes that do not report how far their data lags, one minute later.

        - iterator: Handle of the iterator.
        - limit: Maximum number of items; values below 1 mean 1. Default: `1`.
        - return_resume_state: Return the state after these items. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 34 (InvalidHandle), 601
        (QueryFailed), 605 (InvalidServerResponse), 624 (ChainReplaced).
        """
        return self._invoke(
            "net.iterator_next",
            _net.ParamsOfIteratorNext(iterator=iterator, limit=limit, return_resume_state=return_resume_state),
            _net.ResultOfIteratorNext,
            call_options,
        )

    def remove_iterator(self, *, handle: int, call_options: Optional[CallOptions] = None) -> None:
        """Removes an iterator.

        - handle: Handle of the iterator; pass it to `remove_iterator` when done.

        Raises ClientError with the codes 34 (InvalidHandle).
        """
        self._invoke("net.remove_iterator", _net.RegisteredIterator(handle=handle), None, call_options)

    def get_signature_id(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetSignatureId:
        """Returns the signature id that the network requires.

        Returns `network.signature_id` if it is set; otherwise the `global_id` of the latest block if its
        capabilities contain CapSignatureWithId (0x4000000). Without endpoints, returns none, like the built-in
        configuration.

        Raises ClientError with the codes 615 (Unauthorized), 601 (QueryFailed).
        """
        return self._invoke("net.get_signature_id", None, _net.ResultOfGetSignatureId, call_options)

    def get_server_info(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetServerInfo:
        """Returns the version and capabilities of the endpoint in use.

        Extension: The published library has no such function. Determined by querying the endpoint, never inferred
        from its version. Selects an endpoint if none is in use.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed).
        """
        return self._invoke("net.get_server_info", None, _net.ResultOfGetServerInfo, call_options)

    def get_time(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetTime:
        """Returns the network time that messages are created with.

        Extension: The published library has no such function. Intended for programs that set the lifetime of
        messages themselves. The network time is known after the first contact with an endpoint, so this call
        usually makes no request. Without endpoints, or if none answers soon, returns the time of this machine.

        Raises ClientError with the codes 606 (ClockOutOfSync).
        """
        return self._invoke("net.get_time", None, _net.ResultOfGetTime, call_options)

    def follow_account(
        self,
        *,
        account_id: str,
        kind: _net.FollowedKind,
        dapp_id: Optional[str] = None,
        result: Optional[str] = None,
        after: Optional[str] = None,
        abi: Optional[_abi.AnyAbi] = None,
        event: Optional[str] = None,
        rules: Optional[_abi.ChainRules] = None,
        wait_ms: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfFollowAccount:
        """Returns what happened at an account after a cursor, or waits for it.

        Extension: The published library has no such function. A stream is a loop of such calls, each with the
        cursor of the previous result. Nothing is missed or repeated, neither after lost connections nor after a
        restart with a stored cursor, and nothing is read before it is asked for. On a development node the cursor
        names the chain, so that a stream ends with 624 after a reset or a reverted snapshot.

        - account_id: Account id, 64 hex characters without prefix.
        - kind: What to read.
        - dapp_id: Dapp ID of the account, 64 hex characters without prefix. Default: the account id.
        - result: Fields of the items to select, GraphQL text without the outer braces. Of events, `id`, `body`
          and `created_at` are always selected. Default: `"id"`.
        - after: Items after this cursor; an empty text: from the first item that the network keeps. Absent: no
          items, only the cursor of the end, at once.
        - abi: ABI for `Events`: only the events that it describes are returned, decoded.
        - event: Only events of this name; needs `abi`.
        - rules: Rules of the chain, for `abi`. Default: `abi.rules` of the configuration.
        - wait_ms: How long to wait for an item if there is none, in ms. The network is asked every
          `network.follow_interval`, also again after it could not be reached. Default: `0`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse), 624 (ChainReplaced), 512 (InvalidData), 23 (InvalidParams), 1 (NotImplemented),
        303 (InvalidJson).
        """
        return self._invoke(
            "net.follow_account",
            _net.ParamsOfFollowAccount(
                account_id=account_id,
                dapp_id=dapp_id,
                kind=kind,
                result=result,
                after=after,
                abi=abi,
                event=event,
                rules=rules,
                wait_ms=wait_ms,
            ),
            _net.ResultOfFollowAccount,
            call_options,
        )


class AsyncNet:
    """Coroutines of module net.

    Queries and subscriptions.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke
        self._caller = caller

    async def query(
        self,
        *,
        query: str,
        variables: Any = None,
        verify: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfQuery:
        """Runs a GraphQL query.

        Uses HTTP or WebSocket (`network.queries_protocol`). Retries after network errors within
        `network.max_reconnect_timeout` (`network.first_contact_timeout` until an endpoint has answered once), and
        waits while the network is suspended.

        - query: GraphQL text. A call whose text contains a mutation counts as one that makes changes.
        - variables: Values of its variables, an object.
        - verify: True fails with 901: free-form queries cannot be proven. Extension of the published interface.
          Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 901
        (InvalidData), 1203 (SpendingUnknown).
        """
        return await self._invoke(
            "net.query",
            _net.ParamsOfQuery(query=query, variables=variables, verify=verify),
            _net.ResultOfQuery,
            call_options,
        )

    async def batch_query(
        self,
        *,
        operations: list[_net.AnyParamsOfQueryOperation],
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfBatchQuery:
        """Runs several collection operations in one GraphQL query.

        Networks with default settings support only what `query_collection` describes; one unsupported operation
        fails the whole batch.

        - operations: The operations.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse).
        """
        return await self._invoke(
            "net.batch_query",
            _net.ParamsOfBatchQuery(operations=operations),
            _net.ResultOfBatchQuery,
            call_options,
        )

    async def query_collection(
        self,
        *,
        collection: str,
        result: str,
        filter: Any = None,
        order: Optional[list[_net.OrderBy]] = None,
        limit: Optional[int] = None,
        verify: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfQueryCollection:
        """Queries objects of a collection.

        Addresses in a filter may have any form; an invalid address is error 23. Networks with default settings
        have no collections. There, objects named by the filter are fetched another way: `accounts` by `id`,
        `blocks` by `id` or `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, each with `eq`
        or `in`; other conditions are evaluated by the library. Anything else fails with 601, with 611 in
        `data.cause_code` and the interface in `data.deprecated_interface`.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another collection of the node.
        - result: Fields to select, GraphQL text without the outer braces.
        - filter: GraphQL filter object of the collection.
        - order: Sort order of the objects.
        - limit: Maximum number of objects.
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse), 904 (DataDiffersFromProven), 903 (InternalError), 901 (InvalidData), 902
        (ProofCheckFailed).
        """
        return await self._invoke(
            "net.query_collection",
            _net.ParamsOfQueryCollection(
                collection=collection,
                filter=filter,
                result=result,
                order=order,
                limit=limit,
                verify=verify,
            ),
            _net.ResultOfQueryCollection,
            call_options,
        )

    async def aggregate_collection(
        self,
        *,
        collection: str,
        filter: Any = None,
        fields: Optional[list[_net.FieldAggregation]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfAggregateCollection:
        """Aggregates fields of a collection.

        Requires a network with the deprecated interface; otherwise fails with 601, with 611 in `data.cause_code`.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another collection of the node.
        - filter: GraphQL filter object of the collection.
        - fields: What to compute. Default: the number of objects.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse).
        """
        return await self._invoke(
            "net.aggregate_collection",
            _net.ParamsOfAggregateCollection(collection=collection, filter=filter, fields=fields),
            _net.ResultOfAggregateCollection,
            call_options,
        )

    async def wait_for_collection(
        self,
        *,
        collection: str,
        result: str,
        filter: Any = None,
        timeout: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfWaitForCollection:
        """Waits for the first matching object of a collection, within a time limit.

        Networks with default settings are polled every second, as described at `query_collection`.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another collection of the node.
        - result: Fields to select, GraphQL text without the outer braces.
        - filter: GraphQL filter object of the collection.
        - timeout: How long to wait, in ms. Default: `network.wait_for_timeout`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 603 (WaitForFailed), 607
        (WaitForTimeout), 605 (InvalidServerResponse).
        """
        return await self._invoke(
            "net.wait_for_collection",
            _net.ParamsOfWaitForCollection(collection=collection, filter=filter, result=result, timeout=timeout),
            _net.ResultOfWaitForCollection,
            call_options,
        )

    async def unsubscribe(self, *, handle: int, call_options: Optional[CallOptions] = None) -> None:
        """Ends a subscription; an unknown handle is ignored.

        - handle: Handle to pass to `unsubscribe`.
        """
        await self._invoke("net.unsubscribe", _net.ResultOfSubscribeCollection(handle=handle), None, call_options)

    async def subscribe_collection(
        self,
        *,
        collection: str,
        result: str,
        callback: Callable[[CallbackMessage[Union[_net.ResultOfSubscription, _client.ClientError]]], object],
        filter: Any = None,
        on_closed: Optional[Callable[[str], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfSubscribeCollection:
        """Subscribes to new and changed objects of a collection.

        A lost connection is reported with its error (101) and reopened within `network.max_reconnect_timeout`;
        the subscription then continues, and 614 reports in `data.gap` whether events may have been missed.
        Networks with default settings have no subscriptions. There, the library follows the accounts named by the
        filter, in any address form: `transactions` by `account_addr`, `messages` by `dst` (on arrival) or `src`
        (on sending), `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are
        evaluated by the library. New objects are delivered in chain order, each once, even after failures; of
        several states within `network.follow_interval`, only the last is delivered. Anything else fails with 602,
        with 611 in `data.cause_code` and the interface in `data.deprecated_interface`.

        - collection: Name of the collection: accounts, blocks, transactions or messages.
        - result: Fields to select, GraphQL text without the outer braces.
        - callback: Gets messages of the response types 100, 101 until the handle is closed.
        - filter: GraphQL filter object of the collection.
        - on_closed: Gets the reason when nothing more will come.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 13 (CallbackNotRegistered),
        23 (InvalidParams), 602 (SubscribeFailed).
        """
        return await self._invoke(
            "net.subscribe_collection",
            _net.ParamsOfSubscribeCollection(collection=collection, filter=filter, result=result),
            _net.ResultOfSubscribeCollection,
            call_options,
            callback=Callback(
                callback,
                {100: _net.ResultOfSubscription, 101: _client.ClientError},
                on_closed=on_closed,
                until_closed=True,
            ),
        )

    async def subscribe(
        self,
        *,
        subscription: str,
        callback: Callable[[CallbackMessage[Union[_net.ResultOfSubscription, _client.ClientError]]], object],
        variables: Any = None,
        on_closed: Optional[Callable[[str], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfSubscribeCollection:
        """Runs a GraphQL subscription.

        Deprecated: Since 3.0. Use subscribe_collection if a collection fits.

        Lost connections are reopened as for `subscribe_collection`. If the network has no subscriptions, a
        subscription to a single collection whose filter names accounts is followed as described there.

        - subscription: GraphQL text.
        - callback: Gets messages of the response types 100, 101 until the handle is closed.
        - variables: Values of its variables, an object.
        - on_closed: Gets the reason when nothing more will come.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 13 (CallbackNotRegistered),
        23 (InvalidParams), 602 (SubscribeFailed), 1203 (SpendingUnknown).
        """
        return await self._invoke(
            "net.subscribe",
            _net.ParamsOfSubscribe(subscription=subscription, variables=variables),
            _net.ResultOfSubscribeCollection,
            call_options,
            callback=Callback(
                callback,
                {100: _net.ResultOfSubscription, 101: _client.ClientError},
                on_closed=on_closed,
                until_closed=True,
            ),
        )

    async def suspend(self, *, call_options: Optional[CallOptions] = None) -> None:
        """Stops network activity until `resume`.

        Meanwhile queries wait; subscriptions receive 609 and their connections are closed.

        Raises ClientError with the codes 14 (NetModuleNotInit).
        """
        await self._invoke("net.suspend", None, None, call_options)

    async def resume(self, *, call_options: Optional[CallOptions] = None) -> None:
        """Resumes network activity after `suspend`.

        Active subscriptions receive 614 once they run again.

        Raises ClientError with the codes 14 (NetModuleNotInit).
        """
        await self._invoke("net.resume", None, None, call_options)

    async def find_last_shard_block(
        self,
        *,
        address: str,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfFindLastShardBlock:
        """Returns the last block of the shard of an account.

        Uses the master blocks of the collection `blocks`, if the network has it. Otherwise returns the last block
        of the network, `blockchain.blocks(last: 1)`.

        - address: Address of the account.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 4 (InvalidAddress), 601
        (QueryFailed), 605 (InvalidServerResponse), 511 (BlockNotFound), 512 (InvalidData).
        """
        return await self._invoke(
            "net.find_last_shard_block",
            _net.ParamsOfFindLastShardBlock(address=address),
            _net.ResultOfFindLastShardBlock,
            call_options,
        )

    async def fetch_endpoints(self, *, call_options: Optional[CallOptions] = None) -> _net.EndpointsSet:
        """Returns the endpoints that the node recommends.

        They are not used until passed to `set_endpoints`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse).
        """
        return await self._invoke("net.fetch_endpoints", None, _net.EndpointsSet, call_options)

    async def set_endpoints(self, *, endpoints: list[str], call_options: Optional[CallOptions] = None) -> None:
        """Replaces the endpoints of this client.

        If the endpoint in use is in the new list, it stays in use. A list whose endpoints have fewer operators
        than `network.agreement` is refused (23).

        - endpoints: Endpoint URLs, in any form.

        Raises ClientError with the codes 14 (NetModuleNotInit), 23 (InvalidParams), 612 (NoEndpointsProvided),
        619 (ParseUrlFailed).
        """
        await self._invoke("net.set_endpoints", _net.EndpointsSet(endpoints=endpoints), None, call_options)

    async def get_endpoints(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetEndpoints:
        """Returns the endpoint in use and all configured endpoints.

        Selects an endpoint if none is in use.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed).
        """
        return await self._invoke("net.get_endpoints", None, _net.ResultOfGetEndpoints, call_options)

    async def query_counterparties(
        self,
        *,
        account: str,
        result: str,
        first: Optional[int] = None,
        after: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfQueryCollection:
        """Returns the accounts that exchanged messages with an account.

        Requires a service that networks with default settings lack; without it, fails with 601, with 611 in
        `data.cause_code`. For the next page, pass the last `cursor` as `after`.

        - account: Address of the account, as the node writes it.
        - result: Fields to select, GraphQL text without the outer braces.
        - first: Maximum number of counterparties.
        - after: The `cursor` of the last counterparty of the previous page.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse).
        """
        return await self._invoke(
            "net.query_counterparties",
            _net.ParamsOfQueryCounterparties(account=account, result=result, first=first, after=after),
            _net.ResultOfQueryCollection,
            call_options,
        )

    async def query_transaction_tree(
        self,
        *,
        in_msg: str,
        abi_registry: Optional[list[_abi.AnyAbi]] = None,
        timeout: Optional[int] = None,
        transaction_max_count: Optional[int] = None,
        verify: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfQueryTransactionTree:
        """Returns the transactions and messages caused by a message.

        Requests up to 20 messages per query, follows their outbound messages, and waits for messages and
        transactions that do not exist yet.

        - in_msg: Id of the message.
        - abi_registry: ABIs to decode bodies with, tried in this order.
        - timeout: How long to wait for the messages of one query, in ms; 0 waits indefinitely. Default: `60000`.
        - transaction_max_count: Number of transactions after which no further query is made; 0 means no limit.
          Default: `50`.
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 1 (NotImplemented), 303
        (InvalidJson), 601 (QueryFailed), 605 (InvalidServerResponse), 616 (QueryTransactionTreeTimeout), 904
        (DataDiffersFromProven), 903 (InternalError), 901 (InvalidData), 902 (ProofCheckFailed).
        """
        return await self._invoke(
            "net.query_transaction_tree",
            _net.ParamsOfQueryTransactionTree(
                in_msg=in_msg,
                abi_registry=abi_registry,
                timeout=timeout,
                transaction_max_count=transaction_max_count,
                verify=verify,
            ),
            _net.ResultOfQueryTransactionTree,
            call_options,
        )

    async def create_block_iterator(
        self,
        *,
        start_time: Optional[int] = None,
        end_time: Optional[int] = None,
        shard_filter: Optional[list[str]] = None,
        result: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates an iterator over the blocks of all shards.

        Items follow the chain order of the node. Without `end_time`, there may always be more. The items have the
        form `BlockItem`.

        - start_time: Time of the first block, in s since 1970, inclusive. Default: from the first block.
        - end_time: End time, in s since 1970, exclusive. Default: no end.
        - shard_filter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
          assumed. Default: all shards.
        - result: Additional fields to select, GraphQL text without the outer braces.

        Raises ClientError with the codes 14 (NetModuleNotInit), 23 (InvalidParams).
        """
        return await self._invoke(
            "net.create_block_iterator",
            _net.ParamsOfCreateBlockIterator(
                start_time=start_time,
                end_time=end_time,
                shard_filter=shard_filter,
                result=result,
            ),
            _net.RegisteredIterator,
            call_options,
        )

    def blocks(
        self,
        *,
        start_time: Optional[int] = None,
        end_time: Optional[int] = None,
        shard_filter: Optional[list[str]] = None,
        result: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> AsyncGenerator[_net.BlockItem, None]:
        """The items of `create_block_iterator` as they come. Closing the generator frees the iterator, and so does
        the end of a loop.

        - start_time: Time of the first block, in s since 1970, inclusive. Default: from the first block.
        - end_time: End time, in s since 1970, exclusive. Default: no end.
        - shard_filter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
          assumed. Default: all shards.
        - result: Additional fields to select, GraphQL text without the outer braces.
        """
        return iterate_async(
            self._caller,
            "net.create_block_iterator",
            _net.ParamsOfCreateBlockIterator(
                start_time=start_time,
                end_time=end_time,
                shard_filter=shard_filter,
                result=result,
            ),
            call_options,
        )

    async def resume_block_iterator(
        self,
        *,
        resume_state: Any,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates a block iterator that continues from a saved state.

        The items have the form `BlockItem`.

        - resume_state: State from `iterator_next`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 33 (InternalError), 23 (InvalidParams).
        """
        return await self._invoke(
            "net.resume_block_iterator",
            _net.ParamsOfResumeBlockIterator(resume_state=resume_state),
            _net.RegisteredIterator,
            call_options,
        )

    def resume_blocks(
        self,
        *,
        resume_state: Any,
        call_options: Optional[CallOptions] = None,
    ) -> AsyncGenerator[_net.BlockItem, None]:
        """The items of `resume_block_iterator` as they come. Closing the generator frees the iterator, and so does
        the end of a loop.

        - resume_state: State from `iterator_next`.
        """
        return iterate_async(
            self._caller,
            "net.resume_block_iterator",
            _net.ParamsOfResumeBlockIterator(resume_state=resume_state),
            call_options,
        )

    async def create_transaction_iterator(
        self,
        *,
        start_time: Optional[int] = None,
        end_time: Optional[int] = None,
        shard_filter: Optional[list[str]] = None,
        accounts_filter: Optional[list[str]] = None,
        result: Optional[str] = None,
        include_transfers: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates an iterator over the transactions of all shards.

        Items follow the chain order of the node. Without `end_time`, there may always be more. The items have the
        form `TransactionItem`.

        - start_time: Time of the first block, in s since 1970, inclusive. Default: from the first block.
        - end_time: End time, in s since 1970, exclusive. Default: no end.
        - shard_filter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
          assumed. Default: all shards.
        - accounts_filter: Accounts whose transactions are returned. Default: all accounts.
        - result: Additional fields to select, GraphQL text without the outer braces.
        - include_transfers: Add a list `transfers` of TransactionTransfer to each transaction. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 23 (InvalidParams).
        """
        return await self._invoke(
            "net.create_transaction_iterator",
            _net.ParamsOfCreateTransactionIterator(
                start_time=start_time,
                end_time=end_time,
                shard_filter=shard_filter,
                accounts_filter=accounts_filter,
                result=result,
                include_transfers=include_transfers,
            ),
            _net.RegisteredIterator,
            call_options,
        )

    def transactions(
        self,
        *,
        start_time: Optional[int] = None,
        end_time: Optional[int] = None,
        shard_filter: Optional[list[str]] = None,
        accounts_filter: Optional[list[str]] = None,
        result: Optional[str] = None,
        include_transfers: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> AsyncGenerator[_net.TransactionItem, None]:
        """The items of `create_transaction_iterator` as they come. Closing the generator frees the iterator, and so
        does the end of a loop.

        - start_time: Time of the first block, in s since 1970, inclusive. Default: from the first block.
        - end_time: End time, in s since 1970, exclusive. Default: no end.
        - shard_filter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is
          assumed. Default: all shards.
        - accounts_filter: Accounts whose transactions are returned. Default: all accounts.
        - result: Additional fields to select, GraphQL text without the outer braces.
        - include_transfers: Add a list `transfers` of TransactionTransfer to each transaction. Default: `false`.
        """
        return iterate_async(
            self._caller,
            "net.create_transaction_iterator",
            _net.ParamsOfCreateTransactionIterator(
                start_time=start_time,
                end_time=end_time,
                shard_filter=shard_filter,
                accounts_filter=accounts_filter,
                result=result,
                include_transfers=include_transfers,
            ),
            call_options,
        )

    async def resume_transaction_iterator(
        self,
        *,
        resume_state: Any,
        accounts_filter: Optional[list[str]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates a transaction iterator that continues from a saved state.

        The account filter is not part of the state; pass it again. The items have the form `TransactionItem`.

        - resume_state: State from `iterator_next`.
        - accounts_filter: Accounts whose transactions are returned. Default: all accounts.

        Raises ClientError with the codes 14 (NetModuleNotInit), 33 (InternalError), 23 (InvalidParams).
        """
        return await self._invoke(
            "net.resume_transaction_iterator",
            _net.ParamsOfResumeTransactionIterator(resume_state=resume_state, accounts_filter=accounts_filter),
            _net.RegisteredIterator,
            call_options,
        )

    def resume_transactions(
        self,
        *,
        resume_state: Any,
        accounts_filter: Optional[list[str]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> AsyncGenerator[_net.TransactionItem, None]:
        """The items of `resume_transaction_iterator` as they come. Closing the generator frees the iterator, and so
        does the end of a loop.

        - resume_state: State from `iterator_next`.
        - accounts_filter: Accounts whose transactions are returned. Default: all accounts.
        """
        return iterate_async(
            self._caller,
            "net.resume_transaction_iterator",
            _net.ParamsOfResumeTransactionIterator(resume_state=resume_state, accounts_filter=accounts_filter),
            call_options,
        )

    async def iterator_next(
        self,
        *,
        iterator: int,
        limit: Optional[int] = None,
        return_resume_state: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfIteratorNext:
        """Returns the next items of an iterator.

        Sends at most one query, so a filter may leave no items although there are more. At the end of the chain,
        waits up to `network.follow_interval` before querying again. With `end_time`, ends once the clock of the
        node has passed that time; on nodes that do not report how far their data lags, one minute later.

        - iterator: Handle of the iterator.
        - limit: Maximum number of items; values below 1 mean 1. Default: `1`.
        - return_resume_state: Return the state after these items. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 34 (InvalidHandle), 601
        (QueryFailed), 605 (InvalidServerResponse), 624 (ChainReplaced).
        """
        return await self._invoke(
            "net.iterator_next",
            _net.ParamsOfIteratorNext(iterator=iterator, limit=limit, return_resume_state=return_resume_state),
            _net.ResultOfIteratorNext,
            call_options,
        )

    async def remove_iterator(self, *, handle: int, call_options: Optional[CallOptions] = None) -> None:
        """Removes an iterator.

        - handle: Handle of the iterator; pass it to `remove_iterator` when done.

        Raises ClientError with the codes 34 (InvalidHandle).
        """
        await self._invoke("net.remove_iterator", _net.RegisteredIterator(handle=handle), None, call_options)

    async def get_signature_id(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetSignatureId:
        """Returns the signature id that the network requires.

        Returns `network.signature_id` if it is set; otherwise the `global_id` of the latest block if its
        capabilities contain CapSignatureWithId (0x4000000). Without endpoints, returns none, like the built-in
        configuration.

        Raises ClientError with the codes 615 (Unauthorized), 601 (QueryFailed).
        """
        return await self._invoke("net.get_signature_id", None, _net.ResultOfGetSignatureId, call_options)

    async def get_server_info(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetServerInfo:
        """Returns the version and capabilities of the endpoint in use.

        Extension: The published library has no such function. Determined by querying the endpoint, never inferred
        from its version. Selects an endpoint if none is in use.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed).
        """
        return await self._invoke("net.get_server_info", None, _net.ResultOfGetServerInfo, call_options)

    async def get_time(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetTime:
        """Returns the network time that messages are created with.

        Extension: The published library has no such function. Intended for programs that set the lifetime of
        messages themselves. The network time is known after the first contact with an endpoint, so this call
        usually makes no request. Without endpoints, or if none answers soon, returns the time of this machine.

        Raises ClientError with the codes 606 (ClockOutOfSync).
        """
        return await self._invoke("net.get_time", None, _net.ResultOfGetTime, call_options)

    async def follow_account(
        self,
        *,
        account_id: str,
        kind: _net.FollowedKind,
        dapp_id: Optional[str] = None,
        result: Optional[str] = None,
        after: Optional[str] = None,
        abi: Optional[_abi.AnyAbi] = None,
        event: Optional[str] = None,
        rules: Optional[_abi.ChainRules] = None,
        wait_ms: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfFollowAccount:
        """Returns what happened at an account after a cursor, or waits for it.

        Extension: The published library has no such function. A stream is a loop of such calls, each with the
        cursor of the previous result. Nothing is missed or repeated, neither after lost connections nor after a
        restart with a stored cursor, and nothing is read before it is asked for. On a development node the cursor
        names the chain, so that a stream ends with 624 after a reset or a reverted snapshot.

        - account_id: Account id, 64 hex characters without prefix.
        - kind: What to read.
        - dapp_id: Dapp ID of the account, 64 hex characters without prefix. Default: the account id.
        - result: Fields of the items to select, GraphQL text without the outer braces. Of events, `id`, `body`
          and `created_at` are always selected. Default: `"id"`.
        - after: Items after this cursor; an empty text: from the first item that the network keeps. Absent: no
          items, only the cursor of the end, at once.
        - abi: ABI for `Events`: only the events that it describes are returned, decoded.
        - event: Only events of this name; needs `abi`.
        - rules: Rules of the chain, for `abi`. Default: `abi.rules` of the configuration.
        - wait_ms: How long to wait for an item if there is none, in ms. The network is asked every
          `network.follow_interval`, also again after it could not be reached. Default: `0`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse), 624 (ChainReplaced), 512 (InvalidData), 23 (InvalidParams), 1 (NotImplemented),
        303 (InvalidJson).
        """
        return await self._invoke(
            "net.follow_account",
            _net.ParamsOfFollowAccount(
                account_id=account_id,
                dapp_id=dapp_id,
                kind=kind,
                result=result,
                after=after,
                abi=abi,
                event=event,
                rules=rules,
                wait_ms=wait_ms,
            ),
            _net.ResultOfFollowAccount,
            call_options,
        )
