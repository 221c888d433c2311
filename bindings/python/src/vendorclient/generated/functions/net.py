"""Functions of module net.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Any, Callable, Optional, Union

from ..._call import AsyncCaller, Callback, CallbackMessage, Caller, CallOptions
from .. import abi as _abi
from .. import client as _client
from .. import net as _net


class Net:
    """Functions of module net.

    Queries and subscriptions of the network.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def query(
        self,
        *,
        query: str,
        variables: Any = None,
        verify: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfQuery:
        """Runs a GraphQL query.

        It travels over HTTP or WebSocket (`network.queries_protocol`), is repeated after network errors within
        `network.max_reconnect_timeout` (`network.first_contact_timeout` while no endpoint has ever answered), and
        waits while the network is suspended.

        - query: GraphQL text.
        - variables: Values of its variables, an object.
        - verify: True ends with 901: free text cannot be proven. Extension of the published interface. Default:
          `false`.

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

        Networks with default settings support what `query_collection` describes; one unsupported operation fails
        the batch.

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
        """Selects objects of a collection.

        Addresses in a filter may have any form; what is none is error 23. Networks with default settings offer no
        collections. There, objects that the filter names are selected in another way: `accounts` by `id`,
        `blocks` by `id` or `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, with `eq` or
        `in`; other conditions are evaluated here. Anything else fails with 601, with 611 in `data.cause_code` and
        the interface in `data.deprecated_interface`.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another one of the node.
        - result: Fields to select, GraphQL text without the outer braces.
        - filter: GraphQL filter object of the collection.
        - order: How the objects are sorted.
        - limit: Largest number of objects.
        - verify: Whether what is returned is proven first (module proofs): what differs from what the network
          agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
          Extension of the published interface.

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

        Requires a network that offers the deprecated interface; otherwise it fails with 601, with 611 in
        `data.cause_code`.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another one of the node.
        - filter: GraphQL filter object of the collection.
        - fields: What is computed. Default: the number of objects.

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
        """Returns the first object of a collection that matches, waiting for one within a time limit.

        Networks with default settings are asked as `query_collection` does, every second.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another one of the node.
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
        the subscription then continues, and 614 reports in `data.gap` when events may have been missed. Networks
        with default settings offer no subscriptions. There the accounts that the filter names, in any form of an
        address, are followed: `transactions` by `account_addr`, `messages` by `dst` (when they arrive) or `src`
        (when they are sent), `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and
        `OR` are evaluated here. New objects come in the order of the chain, each once, also after failures; of
        states that follow each other within `network.follow_interval` the last one comes. Anything else fails
        with 602, with 611 in `data.cause_code` and the interface in `data.deprecated_interface`.

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

        Deprecated: Since 3.0. Use subscribe_collection where a collection fits.

        Connections are lost and opened again as for `subscribe_collection`. Where the network offers no
        subscriptions, one to a single collection whose filter names accounts is followed as described there.

        - subscription: GraphQL text.
        - callback: Gets messages of the response types 100, 101 until the handle is closed.
        - variables: Values of its variables, an object.
        - on_closed: Gets the reason when nothing more will come.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 13 (CallbackNotRegistered),
        23 (InvalidParams), 602 (SubscribeFailed).
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

        Queries wait meanwhile; subscriptions receive 609 and their connection is closed.

        Raises ClientError with the codes 14 (NetModuleNotInit).
        """
        self._invoke("net.suspend", None, None, call_options)

    def resume(self, *, call_options: Optional[CallOptions] = None) -> None:
        """Resumes network activity after `suspend`.

        Subscriptions receive 614 when they run again.

        Raises ClientError with the codes 14 (NetModuleNotInit).
        """
        self._invoke("net.resume", None, None, call_options)

    def find_last_shard_block(
        self,
        *,
        address: str,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfFindLastShardBlock:
        """Finds the last block of the shard of an account.

        By the master blocks of the collection `blocks`, where there are any. On a network without that collection
        it is the last block of the network, `blockchain.blocks(last: 1)`.

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
        """Asks the node which endpoints it recommends.

        They are not used until they are passed to `set_endpoints`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse).
        """
        return self._invoke("net.fetch_endpoints", None, _net.EndpointsSet, call_options)

    def set_endpoints(self, *, endpoints: list[str], call_options: Optional[CallOptions] = None) -> None:
        """Replaces the endpoints of this client.

        An endpoint in use that is in the new list stays in use.

        - endpoints: Endpoints in any URL form.

        Raises ClientError with the codes 14 (NetModuleNotInit), 612 (NoEndpointsProvided), 619 (ParseUrlFailed).
        """
        self._invoke("net.set_endpoints", _net.EndpointsSet(endpoints=endpoints), None, call_options)

    def get_endpoints(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetEndpoints:
        """Returns the endpoint in use and all configured ones.

        Selects an endpoint when none is in use.

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
        """Returns accounts that exchanged messages with an account.

        Requires a service that networks with default settings lack; there it fails with 601, with 611 in
        `data.cause_code`. For the next page pass the last `cursor` as `after`.

        - account: Address of the account, as the node names it.
        - result: Fields to select, GraphQL text without the outer braces.
        - first: Number of counterparties.
        - after: Field `cursor` of the last one of the page before.

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
        """Returns the transactions and messages that followed from a message.

        Requests up to 20 messages per query, follows their outbound messages, and waits for messages and
        transactions that do not exist yet.

        - in_msg: Id of the message.
        - abi_registry: ABIs that bodies are decoded with; each is tried in this order.
        - timeout: How long to wait for the messages of one query, in ms; 0 waits without limit. Default: `60000`.
        - transaction_max_count: Stop after the query that reaches this number of transactions; 0 means all of
          them. Default: `50`.
        - verify: Whether what is returned is proven first (module proofs): what differs from what the network
          agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
          Extension of the published interface.

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
        """Creates an iterator over blocks of all shards.

        Items come in the chain order of the node. Without `end_time` there may always be more.

        - start_time: Time of the first block, in s since 1970, inclusive. Absent: from the first one.
        - end_time: Time where it ends, in s since 1970, exclusive. Absent: never.
        - shard_filter: Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant.
          Absent: all shards.
        - result: Further fields to select, GraphQL text without the outer braces.

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

    def resume_block_iterator(
        self,
        *,
        resume_state: Any,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates an iterator over blocks that continues from a saved state.

        - resume_state: State from `iterator_next`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 33 (InternalError), 23 (InvalidParams).
        """
        return self._invoke(
            "net.resume_block_iterator",
            _net.ParamsOfResumeBlockIterator(resume_state=resume_state),
            _net.RegisteredIterator,
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
        """Creates an iterator over transactions of all shards.

        Items come in the chain order of the node. Without `end_time` there may always be more.

        - start_time: Time of the first block, in s since 1970, inclusive. Absent: from the first one.
        - end_time: Time where it ends, in s since 1970, exclusive. Absent: never.
        - shard_filter: Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant.
          Absent: all shards.
        - accounts_filter: Accounts whose transactions are given. Absent: all accounts.
        - result: Further fields to select, GraphQL text without the outer braces.
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

    def resume_transaction_iterator(
        self,
        *,
        resume_state: Any,
        accounts_filter: Optional[list[str]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates an iterator over transactions that continues from a saved state.

        The filter of accounts is not part of the state; pass it again.

        - resume_state: State from `iterator_next`.
        - accounts_filter: Accounts whose transactions are given. Absent: all accounts.

        Raises ClientError with the codes 14 (NetModuleNotInit), 33 (InternalError), 23 (InvalidParams).
        """
        return self._invoke(
            "net.resume_transaction_iterator",
            _net.ParamsOfResumeTransactionIterator(resume_state=resume_state, accounts_filter=accounts_filter),
            _net.RegisteredIterator,
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

        Sends at most one query, so that a filter may leave no items while there are more. At the end of the chain
        it waits up to `network.follow_interval` before it asks again. With `end_time` it ends when the clock of
        the node has passed that time; on nodes that do not report how far their data lags, a minute later.

        - iterator: Its handle.
        - limit: Largest number of items; below 1 means 1. Default: `1`.
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

        - handle: Handle of the iterator, to be passed to `remove_iterator` at the end.

        Raises ClientError with the codes 34 (InvalidHandle).
        """
        self._invoke("net.remove_iterator", _net.RegisteredIterator(handle=handle), None, call_options)

    def get_signature_id(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetSignatureId:
        """Returns the signature id that the network requires.

        `network.signature_id` when it is set; else the `global_id` of the latest block when its capabilities
        contain CapSignatureWithId (0x4000000). Without endpoints nothing is demanded, as by the built-in
        configuration.

        Raises ClientError with the codes 615 (Unauthorized), 601 (QueryFailed).
        """
        return self._invoke("net.get_signature_id", None, _net.ResultOfGetSignatureId, call_options)

    def get_server_info(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetServerInfo:
        """Reports what the endpoint in use is and what it offers.

        Extension: The published library has no such function. Everything is determined by querying the endpoint;
        nothing is inferred from its version. Selects an endpoint when none is in use.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed).
        """
        return self._invoke("net.get_server_info", None, _net.ResultOfGetServerInfo, call_options)


class AsyncNet:
    """Coroutines of module net.

    Queries and subscriptions of the network.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def query(
        self,
        *,
        query: str,
        variables: Any = None,
        verify: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfQuery:
        """Runs a GraphQL query.

        It travels over HTTP or WebSocket (`network.queries_protocol`), is repeated after network errors within
        `network.max_reconnect_timeout` (`network.first_contact_timeout` while no endpoint has ever answered), and
        waits while the network is suspended.

        - query: GraphQL text.
        - variables: Values of its variables, an object.
        - verify: True ends with 901: free text cannot be proven. Extension of the published interface. Default:
          `false`.

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

        Networks with default settings support what `query_collection` describes; one unsupported operation fails
        the batch.

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
        """Selects objects of a collection.

        Addresses in a filter may have any form; what is none is error 23. Networks with default settings offer no
        collections. There, objects that the filter names are selected in another way: `accounts` by `id`,
        `blocks` by `id` or `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, with `eq` or
        `in`; other conditions are evaluated here. Anything else fails with 601, with 611 in `data.cause_code` and
        the interface in `data.deprecated_interface`.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another one of the node.
        - result: Fields to select, GraphQL text without the outer braces.
        - filter: GraphQL filter object of the collection.
        - order: How the objects are sorted.
        - limit: Largest number of objects.
        - verify: Whether what is returned is proven first (module proofs): what differs from what the network
          agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
          Extension of the published interface.

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

        Requires a network that offers the deprecated interface; otherwise it fails with 601, with 611 in
        `data.cause_code`.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another one of the node.
        - filter: GraphQL filter object of the collection.
        - fields: What is computed. Default: the number of objects.

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
        """Returns the first object of a collection that matches, waiting for one within a time limit.

        Networks with default settings are asked as `query_collection` does, every second.

        - collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or
          another one of the node.
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
        the subscription then continues, and 614 reports in `data.gap` when events may have been missed. Networks
        with default settings offer no subscriptions. There the accounts that the filter names, in any form of an
        address, are followed: `transactions` by `account_addr`, `messages` by `dst` (when they arrive) or `src`
        (when they are sent), `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and
        `OR` are evaluated here. New objects come in the order of the chain, each once, also after failures; of
        states that follow each other within `network.follow_interval` the last one comes. Anything else fails
        with 602, with 611 in `data.cause_code` and the interface in `data.deprecated_interface`.

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

        Deprecated: Since 3.0. Use subscribe_collection where a collection fits.

        Connections are lost and opened again as for `subscribe_collection`. Where the network offers no
        subscriptions, one to a single collection whose filter names accounts is followed as described there.

        - subscription: GraphQL text.
        - callback: Gets messages of the response types 100, 101 until the handle is closed.
        - variables: Values of its variables, an object.
        - on_closed: Gets the reason when nothing more will come.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 13 (CallbackNotRegistered),
        23 (InvalidParams), 602 (SubscribeFailed).
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

        Queries wait meanwhile; subscriptions receive 609 and their connection is closed.

        Raises ClientError with the codes 14 (NetModuleNotInit).
        """
        await self._invoke("net.suspend", None, None, call_options)

    async def resume(self, *, call_options: Optional[CallOptions] = None) -> None:
        """Resumes network activity after `suspend`.

        Subscriptions receive 614 when they run again.

        Raises ClientError with the codes 14 (NetModuleNotInit).
        """
        await self._invoke("net.resume", None, None, call_options)

    async def find_last_shard_block(
        self,
        *,
        address: str,
        call_options: Optional[CallOptions] = None,
    ) -> _net.ResultOfFindLastShardBlock:
        """Finds the last block of the shard of an account.

        By the master blocks of the collection `blocks`, where there are any. On a network without that collection
        it is the last block of the network, `blockchain.blocks(last: 1)`.

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
        """Asks the node which endpoints it recommends.

        They are not used until they are passed to `set_endpoints`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed), 605
        (InvalidServerResponse).
        """
        return await self._invoke("net.fetch_endpoints", None, _net.EndpointsSet, call_options)

    async def set_endpoints(self, *, endpoints: list[str], call_options: Optional[CallOptions] = None) -> None:
        """Replaces the endpoints of this client.

        An endpoint in use that is in the new list stays in use.

        - endpoints: Endpoints in any URL form.

        Raises ClientError with the codes 14 (NetModuleNotInit), 612 (NoEndpointsProvided), 619 (ParseUrlFailed).
        """
        await self._invoke("net.set_endpoints", _net.EndpointsSet(endpoints=endpoints), None, call_options)

    async def get_endpoints(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetEndpoints:
        """Returns the endpoint in use and all configured ones.

        Selects an endpoint when none is in use.

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
        """Returns accounts that exchanged messages with an account.

        Requires a service that networks with default settings lack; there it fails with 601, with 611 in
        `data.cause_code`. For the next page pass the last `cursor` as `after`.

        - account: Address of the account, as the node names it.
        - result: Fields to select, GraphQL text without the outer braces.
        - first: Number of counterparties.
        - after: Field `cursor` of the last one of the page before.

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
        """Returns the transactions and messages that followed from a message.

        Requests up to 20 messages per query, follows their outbound messages, and waits for messages and
        transactions that do not exist yet.

        - in_msg: Id of the message.
        - abi_registry: ABIs that bodies are decoded with; each is tried in this order.
        - timeout: How long to wait for the messages of one query, in ms; 0 waits without limit. Default: `60000`.
        - transaction_max_count: Stop after the query that reaches this number of transactions; 0 means all of
          them. Default: `50`.
        - verify: Whether what is returned is proven first (module proofs): what differs from what the network
          agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
          Extension of the published interface.

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
        """Creates an iterator over blocks of all shards.

        Items come in the chain order of the node. Without `end_time` there may always be more.

        - start_time: Time of the first block, in s since 1970, inclusive. Absent: from the first one.
        - end_time: Time where it ends, in s since 1970, exclusive. Absent: never.
        - shard_filter: Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant.
          Absent: all shards.
        - result: Further fields to select, GraphQL text without the outer braces.

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

    async def resume_block_iterator(
        self,
        *,
        resume_state: Any,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates an iterator over blocks that continues from a saved state.

        - resume_state: State from `iterator_next`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 33 (InternalError), 23 (InvalidParams).
        """
        return await self._invoke(
            "net.resume_block_iterator",
            _net.ParamsOfResumeBlockIterator(resume_state=resume_state),
            _net.RegisteredIterator,
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
        """Creates an iterator over transactions of all shards.

        Items come in the chain order of the node. Without `end_time` there may always be more.

        - start_time: Time of the first block, in s since 1970, inclusive. Absent: from the first one.
        - end_time: Time where it ends, in s since 1970, exclusive. Absent: never.
        - shard_filter: Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant.
          Absent: all shards.
        - accounts_filter: Accounts whose transactions are given. Absent: all accounts.
        - result: Further fields to select, GraphQL text without the outer braces.
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

    async def resume_transaction_iterator(
        self,
        *,
        resume_state: Any,
        accounts_filter: Optional[list[str]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _net.RegisteredIterator:
        """Creates an iterator over transactions that continues from a saved state.

        The filter of accounts is not part of the state; pass it again.

        - resume_state: State from `iterator_next`.
        - accounts_filter: Accounts whose transactions are given. Absent: all accounts.

        Raises ClientError with the codes 14 (NetModuleNotInit), 33 (InternalError), 23 (InvalidParams).
        """
        return await self._invoke(
            "net.resume_transaction_iterator",
            _net.ParamsOfResumeTransactionIterator(resume_state=resume_state, accounts_filter=accounts_filter),
            _net.RegisteredIterator,
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

        Sends at most one query, so that a filter may leave no items while there are more. At the end of the chain
        it waits up to `network.follow_interval` before it asks again. With `end_time` it ends when the clock of
        the node has passed that time; on nodes that do not report how far their data lags, a minute later.

        - iterator: Its handle.
        - limit: Largest number of items; below 1 means 1. Default: `1`.
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

        - handle: Handle of the iterator, to be passed to `remove_iterator` at the end.

        Raises ClientError with the codes 34 (InvalidHandle).
        """
        await self._invoke("net.remove_iterator", _net.RegisteredIterator(handle=handle), None, call_options)

    async def get_signature_id(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetSignatureId:
        """Returns the signature id that the network requires.

        `network.signature_id` when it is set; else the `global_id` of the latest block when its capabilities
        contain CapSignatureWithId (0x4000000). Without endpoints nothing is demanded, as by the built-in
        configuration.

        Raises ClientError with the codes 615 (Unauthorized), 601 (QueryFailed).
        """
        return await self._invoke("net.get_signature_id", None, _net.ResultOfGetSignatureId, call_options)

    async def get_server_info(self, *, call_options: Optional[CallOptions] = None) -> _net.ResultOfGetServerInfo:
        """Reports what the endpoint in use is and what it offers.

        Extension: The published library has no such function. Everything is determined by querying the endpoint;
        nothing is inferred from its version. Selects an endpoint when none is in use.

        Raises ClientError with the codes 14 (NetModuleNotInit), 615 (Unauthorized), 601 (QueryFailed).
        """
        return await self._invoke("net.get_server_info", None, _net.ResultOfGetServerInfo, call_options)
