// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"iter"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// NetModule: Queries and subscriptions.
type NetModule struct{ caller rpc.Caller }

// Query runs a GraphQL query.
//
// Uses HTTP or WebSocket (`network.queries_protocol`). Retries after network errors within
// `network.max_reconnect_timeout` (`network.first_contact_timeout` until an endpoint has answered once), and
// waits while the network is suspended.
//
// Wire name: net.query.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 901 InvalidData, 1203 SpendingUnknown.
func (m NetModule) Query(ctx context.Context, params ParamsOfQuery, options ...rpc.CallOption) (result ResultOfQuery, err error) {
	err = m.caller.Call(ctx, "net.query", params, &result, options...)
	return result, err
}

// BatchQuery runs several collection operations in one GraphQL query.
//
// Networks with default settings support only what `query_collection` describes; one unsupported operation fails
// the whole batch.
//
// Wire name: net.batch_query.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
func (m NetModule) BatchQuery(ctx context.Context, params ParamsOfBatchQuery, options ...rpc.CallOption) (result ResultOfBatchQuery, err error) {
	err = m.caller.Call(ctx, "net.batch_query", params, &result, options...)
	return result, err
}

// QueryCollection queries objects of a collection.
//
// Addresses in a filter may have any form; an invalid address is error 23. Networks with default settings have
// no collections. There, objects named by the filter are fetched another way: `accounts` by `id`, `blocks` by
// `id` or `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, each with `eq` or `in`; other
// conditions are evaluated by the library. Anything else fails with 601, with 611 in `data.cause_code` and the
// interface in `data.deprecated_interface`.
//
// Wire name: net.query_collection.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse, 904
// DataDiffersFromProven, 903 InternalError, 901 InvalidData, 902 ProofCheckFailed.
func (m NetModule) QueryCollection(ctx context.Context, params ParamsOfQueryCollection, options ...rpc.CallOption) (result ResultOfQueryCollection, err error) {
	err = m.caller.Call(ctx, "net.query_collection", params, &result, options...)
	return result, err
}

// AggregateCollection aggregates fields of a collection.
//
// Requires a network with the deprecated interface; otherwise fails with 601, with 611 in `data.cause_code`.
//
// Wire name: net.aggregate_collection.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
func (m NetModule) AggregateCollection(ctx context.Context, params ParamsOfAggregateCollection, options ...rpc.CallOption) (result ResultOfAggregateCollection, err error) {
	err = m.caller.Call(ctx, "net.aggregate_collection", params, &result, options...)
	return result, err
}

// WaitForCollection waits for the first matching object of a collection, within a time limit.
//
// Networks with default settings are polled every second, as described at `query_collection`.
//
// Wire name: net.wait_for_collection.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 603 WaitForFailed, 607 WaitForTimeout, 605
// InvalidServerResponse.
func (m NetModule) WaitForCollection(ctx context.Context, params ParamsOfWaitForCollection, options ...rpc.CallOption) (result ResultOfWaitForCollection, err error) {
	err = m.caller.Call(ctx, "net.wait_for_collection", params, &result, options...)
	return result, err
}

// Unsubscribe ends a subscription; an unknown handle is ignored.
//
// Wire name: net.unsubscribe.
func (m NetModule) Unsubscribe(ctx context.Context, params ResultOfSubscribeCollection, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "net.unsubscribe", params, nil, options...)
}

// MessageOfSubscribeCollection is what the callback of net.subscribe_collection receives. The field of its
// response type is set.
type MessageOfSubscribeCollection struct {
	// ResponseType says which of the fields below is set; with one that this version does not know, all are empty.
	ResponseType uint32
	// Lost is how many messages were dropped just before this one.
	Lost uint32
	// JSON is the message as it came.
	JSON json.RawMessage
	// ResultOfSubscription is the message of response type 100.
	ResultOfSubscription *ResultOfSubscription
	// ClientError is the message of response type 101.
	ClientError *ClientError
}

func readMessageOfSubscribeCollection(message rpc.Message) MessageOfSubscribeCollection {
	read := MessageOfSubscribeCollection{ResponseType: message.ResponseType, Lost: message.Lost, JSON: message.Data}
	switch message.ResponseType {
	case 100:
		if value, err := wire.As[ResultOfSubscription](message.Data); err == nil {
			read.ResultOfSubscription = &value
		}
	case 101:
		if value, err := wire.As[ClientError](message.Data); err == nil {
			read.ClientError = &value
		}
	}
	return read
}

// SubscribeCollection subscribes to new and changed objects of a collection.
//
// A lost connection is reported with its error (101) and reopened within `network.max_reconnect_timeout`; the
// subscription then continues, and 614 reports in `data.gap` whether events may have been missed. Networks with
// default settings have no subscriptions. There, the library follows the accounts named by the filter, in any
// address form: `transactions` by `account_addr`, `messages` by `dst` (on arrival) or `src` (on sending),
// `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are evaluated by the
// library. New objects are delivered in chain order, each once, even after failures; of several states within
// `network.follow_interval`, only the last is delivered. Anything else fails with 602, with 611 in
// `data.cause_code` and the interface in `data.deprecated_interface`.
//
// Wire name: net.subscribe_collection.
//
// Messages go to onMessage, which may be nil, until the handle is closed.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 13 CallbackNotRegistered, 23 InvalidParams, 602
// SubscribeFailed.
func (m NetModule) SubscribeCollection(ctx context.Context, params ParamsOfSubscribeCollection, onMessage func(MessageOfSubscribeCollection), options ...rpc.CallOption) (result ResultOfSubscribeCollection, err error) {
	if onMessage != nil {
		handle := func(message rpc.Message) { onMessage(readMessageOfSubscribeCollection(message)) }
		options = append([]rpc.CallOption{rpc.WithSubscription(handle)}, options...)
	}
	err = m.caller.Call(ctx, "net.subscribe_collection", params, &result, options...)
	return result, err
}

// SubscribeCollectionStream returns the messages of SubscribeCollection as they come: it subscribes when the
// loop begins and unsubscribes when the loop is left. The end of ctx or of the connection is the last error.
func (m NetModule) SubscribeCollectionStream(ctx context.Context, params ParamsOfSubscribeCollection, options ...rpc.CallOption) iter.Seq2[MessageOfSubscribeCollection, error] {
	subscribe := func(onMessage func(MessageOfSubscribeCollection), options ...rpc.CallOption) (ResultOfSubscribeCollection, error) {
		return m.SubscribeCollection(ctx, params, onMessage, options...)
	}
	return rpc.Follow(ctx, m.caller, "net.unsubscribe", options, subscribe)
}

// MessageOfSubscribe is what the callback of net.subscribe receives. The field of its response type is set.
type MessageOfSubscribe struct {
	// ResponseType says which of the fields below is set; with one that this version does not know, all are empty.
	ResponseType uint32
	// Lost is how many messages were dropped just before this one.
	Lost uint32
	// JSON is the message as it came.
	JSON json.RawMessage
	// ResultOfSubscription is the message of response type 100.
	ResultOfSubscription *ResultOfSubscription
	// ClientError is the message of response type 101.
	ClientError *ClientError
}

func readMessageOfSubscribe(message rpc.Message) MessageOfSubscribe {
	read := MessageOfSubscribe{ResponseType: message.ResponseType, Lost: message.Lost, JSON: message.Data}
	switch message.ResponseType {
	case 100:
		if value, err := wire.As[ResultOfSubscription](message.Data); err == nil {
			read.ResultOfSubscription = &value
		}
	case 101:
		if value, err := wire.As[ClientError](message.Data); err == nil {
			read.ClientError = &value
		}
	}
	return read
}

// Subscribe runs a GraphQL subscription.
//
// Lost connections are reopened as for `subscribe_collection`. If the network has no subscriptions, a
// subscription to a single collection whose filter names accounts is followed as described there.
//
// Wire name: net.subscribe.
//
// Messages go to onMessage, which may be nil, until the handle is closed.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 13 CallbackNotRegistered, 23 InvalidParams, 602
// SubscribeFailed, 1203 SpendingUnknown.
//
// Deprecated: Since 3.0. Use subscribe_collection if a collection fits.
func (m NetModule) Subscribe(ctx context.Context, params ParamsOfSubscribe, onMessage func(MessageOfSubscribe), options ...rpc.CallOption) (result ResultOfSubscribeCollection, err error) {
	if onMessage != nil {
		handle := func(message rpc.Message) { onMessage(readMessageOfSubscribe(message)) }
		options = append([]rpc.CallOption{rpc.WithSubscription(handle)}, options...)
	}
	err = m.caller.Call(ctx, "net.subscribe", params, &result, options...)
	return result, err
}

// SubscribeStream returns the messages of Subscribe as they come: it subscribes when the loop begins and
// unsubscribes when the loop is left. The end of ctx or of the connection is the last error.
//
// Deprecated: Since 3.0. Use subscribe_collection if a collection fits.
func (m NetModule) SubscribeStream(ctx context.Context, params ParamsOfSubscribe, options ...rpc.CallOption) iter.Seq2[MessageOfSubscribe, error] {
	subscribe := func(onMessage func(MessageOfSubscribe), options ...rpc.CallOption) (ResultOfSubscribeCollection, error) {
		return m.Subscribe(ctx, params, onMessage, options...)
	}
	return rpc.Follow(ctx, m.caller, "net.unsubscribe", options, subscribe)
}

// Suspend stops network activity until `resume`.
//
// Meanwhile queries wait; subscriptions receive 609 and their connections are closed.
//
// Wire name: net.suspend.
//
// Errors: 14 NetModuleNotInit.
func (m NetModule) Suspend(ctx context.Context, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "net.suspend", nil, nil, options...)
}

// Resume resumes network activity after `suspend`.
//
// Active subscriptions receive 614 once they run again.
//
// Wire name: net.resume.
//
// Errors: 14 NetModuleNotInit.
func (m NetModule) Resume(ctx context.Context, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "net.resume", nil, nil, options...)
}

// FindLastShardBlock returns the last block of the shard of an account.
//
// Uses the master blocks of the collection `blocks`, if the network has it. Otherwise returns the last block of
// the network, `blockchain.blocks(last: 1)`.
//
// Wire name: net.find_last_shard_block.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 4 InvalidAddress, 601 QueryFailed, 605 InvalidServerResponse,
// 511 BlockNotFound, 512 InvalidData.
func (m NetModule) FindLastShardBlock(ctx context.Context, params ParamsOfFindLastShardBlock, options ...rpc.CallOption) (result ResultOfFindLastShardBlock, err error) {
	err = m.caller.Call(ctx, "net.find_last_shard_block", params, &result, options...)
	return result, err
}

// FetchEndpoints returns the endpoints that the node recommends.
//
// They are not used until passed to `set_endpoints`.
//
// Wire name: net.fetch_endpoints.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
func (m NetModule) FetchEndpoints(ctx context.Context, options ...rpc.CallOption) (result EndpointsSet, err error) {
	err = m.caller.Call(ctx, "net.fetch_endpoints", nil, &result, options...)
	return result, err
}

// SetEndpoints replaces the endpoints of this client.
//
// If the endpoint in use is in the new list, it stays in use. A list whose endpoints have fewer operators than
// `network.agreement` is refused (23).
//
// Wire name: net.set_endpoints.
//
// Errors: 14 NetModuleNotInit, 23 InvalidParams, 612 NoEndpointsProvided, 619 ParseUrlFailed.
func (m NetModule) SetEndpoints(ctx context.Context, params EndpointsSet, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "net.set_endpoints", params, nil, options...)
}

// GetEndpoints returns the endpoint in use and all configured endpoints.
//
// Selects an endpoint if none is in use.
//
// Wire name: net.get_endpoints.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed.
func (m NetModule) GetEndpoints(ctx context.Context, options ...rpc.CallOption) (result ResultOfGetEndpoints, err error) {
	err = m.caller.Call(ctx, "net.get_endpoints", nil, &result, options...)
	return result, err
}

// QueryCounterparties returns the accounts that exchanged messages with an account.
//
// Requires a service that networks with default settings lack; without it, fails with 601, with 611 in
// `data.cause_code`. For the next page, pass the last `cursor` as `after`.
//
// Wire name: net.query_counterparties.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
func (m NetModule) QueryCounterparties(ctx context.Context, params ParamsOfQueryCounterparties, options ...rpc.CallOption) (result ResultOfQueryCollection, err error) {
	err = m.caller.Call(ctx, "net.query_counterparties", params, &result, options...)
	return result, err
}

// QueryTransactionTree returns the transactions and messages caused by a message.
//
// Requests up to 20 messages per query, follows their outbound messages, and waits for messages and transactions
// that do not exist yet.
//
// Wire name: net.query_transaction_tree.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 1 NotImplemented, 303 InvalidJson, 601 QueryFailed, 605
// InvalidServerResponse, 616 QueryTransactionTreeTimeout, 904 DataDiffersFromProven, 903 InternalError, 901
// InvalidData, 902 ProofCheckFailed.
func (m NetModule) QueryTransactionTree(ctx context.Context, params ParamsOfQueryTransactionTree, options ...rpc.CallOption) (result ResultOfQueryTransactionTree, err error) {
	err = m.caller.Call(ctx, "net.query_transaction_tree", params, &result, options...)
	return result, err
}

// CreateBlockIterator creates an iterator over the blocks of all shards.
//
// Items follow the chain order of the node. Without `end_time`, there may always be more. The items have the
// form `BlockItem`.
//
// Wire name: net.create_block_iterator.
//
// Errors: 14 NetModuleNotInit, 23 InvalidParams.
func (m NetModule) CreateBlockIterator(ctx context.Context, params ParamsOfCreateBlockIterator, options ...rpc.CallOption) (result RegisteredIterator, err error) {
	err = m.caller.Call(ctx, "net.create_block_iterator", params, &result, options...)
	return result, err
}

// Blocks returns the items of CreateBlockIterator as they come. They end with the first error; leaving the loop
// frees the iterator.
//
// The options are those of each call.
func (m NetModule) Blocks(ctx context.Context, params ParamsOfCreateBlockIterator, options ...rpc.CallOption) iter.Seq2[BlockItem, error] {
	return rpc.Iterate[BlockItem](ctx, m.caller, "net.create_block_iterator", params, options)
}

// ResumeBlockIterator creates a block iterator that continues from a saved state.
//
// The items have the form `BlockItem`.
//
// Wire name: net.resume_block_iterator.
//
// Errors: 14 NetModuleNotInit, 33 InternalError, 23 InvalidParams.
func (m NetModule) ResumeBlockIterator(ctx context.Context, params ParamsOfResumeBlockIterator, options ...rpc.CallOption) (result RegisteredIterator, err error) {
	err = m.caller.Call(ctx, "net.resume_block_iterator", params, &result, options...)
	return result, err
}

// ResumeBlocks returns the items of ResumeBlockIterator as they come. They end with the first error; leaving the
// loop frees the iterator.
//
// The options are those of each call.
func (m NetModule) ResumeBlocks(ctx context.Context, params ParamsOfResumeBlockIterator, options ...rpc.CallOption) iter.Seq2[BlockItem, error] {
	return rpc.Iterate[BlockItem](ctx, m.caller, "net.resume_block_iterator", params, options)
}

// CreateTransactionIterator creates an iterator over the transactions of all shards.
//
// Items follow the chain order of the node. Without `end_time`, there may always be more. The items have the
// form `TransactionItem`.
//
// Wire name: net.create_transaction_iterator.
//
// Errors: 14 NetModuleNotInit, 23 InvalidParams.
func (m NetModule) CreateTransactionIterator(ctx context.Context, params ParamsOfCreateTransactionIterator, options ...rpc.CallOption) (result RegisteredIterator, err error) {
	err = m.caller.Call(ctx, "net.create_transaction_iterator", params, &result, options...)
	return result, err
}

// Transactions returns the items of CreateTransactionIterator as they come. They end with the first error;
// leaving the loop frees the iterator.
//
// The options are those of each call.
func (m NetModule) Transactions(ctx context.Context, params ParamsOfCreateTransactionIterator, options ...rpc.CallOption) iter.Seq2[TransactionItem, error] {
	return rpc.Iterate[TransactionItem](ctx, m.caller, "net.create_transaction_iterator", params, options)
}

// ResumeTransactionIterator creates a transaction iterator that continues from a saved state.
//
// The account filter is not part of the state; pass it again. The items have the form `TransactionItem`.
//
// Wire name: net.resume_transaction_iterator.
//
// Errors: 14 NetModuleNotInit, 33 InternalError, 23 InvalidParams.
func (m NetModule) ResumeTransactionIterator(ctx context.Context, params ParamsOfResumeTransactionIterator, options ...rpc.CallOption) (result RegisteredIterator, err error) {
	err = m.caller.Call(ctx, "net.resume_transaction_iterator", params, &result, options...)
	return result, err
}

// ResumeTransactions returns the items of ResumeTransactionIterator as they come. They end with the first error;
// leaving the loop frees the iterator.
//
// The options are those of each call.
func (m NetModule) ResumeTransactions(ctx context.Context, params ParamsOfResumeTransactionIterator, options ...rpc.CallOption) iter.Seq2[TransactionItem, error] {
	return rpc.Iterate[TransactionItem](ctx, m.caller, "net.resume_transaction_iterator", params, options)
}

// IteratorNext returns the next items of an iterator.
//
// Sends at most one query, so a filter may leave no items although there are more. At the end of the chain,
// waits up to `network.follow_interval` before querying again. With `end_time`, ends once the clock of the node
// has passed that time; on nodes that do not report how far their data lags, one minute later.
//
// Wire name: net.iterator_next.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 34 InvalidHandle, 601 QueryFailed, 605 InvalidServerResponse,
// 624 ChainReplaced.
func (m NetModule) IteratorNext(ctx context.Context, params ParamsOfIteratorNext, options ...rpc.CallOption) (result ResultOfIteratorNext, err error) {
	err = m.caller.Call(ctx, "net.iterator_next", params, &result, options...)
	return result, err
}

// RemoveIterator removes an iterator.
//
// Wire name: net.remove_iterator.
//
// Errors: 34 InvalidHandle.
func (m NetModule) RemoveIterator(ctx context.Context, params RegisteredIterator, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "net.remove_iterator", params, nil, options...)
}

// GetSignatureID returns the signature id that the network requires.
//
// Returns `network.signature_id` if it is set; otherwise the `global_id` of the latest block if its capabilities
// contain CapSignatureWithId (0x4000000). Without endpoints, returns none, like the built-in configuration.
//
// Wire name: net.get_signature_id.
//
// Errors: 615 Unauthorized, 601 QueryFailed.
func (m NetModule) GetSignatureID(ctx context.Context, options ...rpc.CallOption) (result ResultOfGetSignatureId, err error) {
	err = m.caller.Call(ctx, "net.get_signature_id", nil, &result, options...)
	return result, err
}

// GetServerInfo returns the version and capabilities of the endpoint in use.
//
// Extension: The published library has no such function. Determined by querying the endpoint, never inferred
// from its version. Selects an endpoint if none is in use.
//
// Wire name: net.get_server_info.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed.
func (m NetModule) GetServerInfo(ctx context.Context, options ...rpc.CallOption) (result ResultOfGetServerInfo, err error) {
	err = m.caller.Call(ctx, "net.get_server_info", nil, &result, options...)
	return result, err
}

// GetTime returns the network time that messages are created with.
//
// Extension: The published library has no such function. Intended for programs that set the lifetime of messages
// themselves. The network time is known after the first contact with an endpoint, so this call usually makes no
// request. Without endpoints, or if none answers soon, returns the time of this machine.
//
// Wire name: net.get_time.
//
// Errors: 606 ClockOutOfSync.
func (m NetModule) GetTime(ctx context.Context, options ...rpc.CallOption) (result ResultOfGetTime, err error) {
	err = m.caller.Call(ctx, "net.get_time", nil, &result, options...)
	return result, err
}

// FollowAccount returns what happened at an account after a cursor, or waits for it.
//
// Extension: The published library has no such function. A stream is a loop of such calls, each with the cursor
// of the previous result. Nothing is missed or repeated, neither after lost connections nor after a restart with
// a stored cursor, and nothing is read before it is asked for. On a development node the cursor names the chain,
// so that a stream ends with 624 after a reset or a reverted snapshot.
//
// Wire name: net.follow_account.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse, 624 ChainReplaced,
// 512 InvalidData, 23 InvalidParams, 1 NotImplemented, 303 InvalidJson.
func (m NetModule) FollowAccount(ctx context.Context, params ParamsOfFollowAccount, options ...rpc.CallOption) (result ResultOfFollowAccount, err error) {
	err = m.caller.Call(ctx, "net.follow_account", params, &result, options...)
	return result, err
}

// NetErrorCode: Numbers of the errors of module net.
type NetErrorCode = int

// Values of NetErrorCode.
const (
	// NetErrorCodeQueryFailed: A query failed permanently; `data` contains the data of the cause, with its code
	// in `data.cause_code`.
	NetErrorCodeQueryFailed NetErrorCode = 601
	// NetErrorCodeSubscribeFailed: A subscription cannot be started; `data.cause_code` is the code of the cause.
	NetErrorCodeSubscribeFailed NetErrorCode = 602
	// NetErrorCodeWaitForFailed: Waiting for an object failed; `data` has `filter`, `timestamp` and
	// `cause_code`.
	NetErrorCodeWaitForFailed NetErrorCode = 603
	// NetErrorCodeGetSubscriptionResultFailed: An answer to a collection subscription lacks the collection.
	NetErrorCodeGetSubscriptionResultFailed NetErrorCode = 604
	// NetErrorCodeInvalidServerResponse: An answer lacks expected data, or the version of the node is invalid.
	NetErrorCodeInvalidServerResponse NetErrorCode = 605
	// NetErrorCodeClockOutOfSync: The clock of the network differs from that of this machine by more than 10
	// minutes, and the chain is not that of a development node. Nothing was signed. `data` has
	// `clock_difference_ms` (network minus machine), `local_time` and `network_time` (Unix time in ms).
	NetErrorCodeClockOutOfSync NetErrorCode = 606
	// NetErrorCodeWaitForTimeout: No object, or no answer, arrived in time.
	NetErrorCodeWaitForTimeout NetErrorCode = 607
	// NetErrorCodeGraphqlError: The GraphQL server returned errors; `data` has `server_code` and `node_error` if
	// the server sent them.
	NetErrorCodeGraphqlError NetErrorCode = 608
	// NetErrorCodeNetworkModuleSuspended: Sent to a subscription: network activity of its context is suspended.
	NetErrorCodeNetworkModuleSuspended NetErrorCode = 609
	// NetErrorCodeWebsocketDisconnected: The WebSocket connection was lost or its keep-alive messages stopped.
	NetErrorCodeWebsocketDisconnected NetErrorCode = 610
	// NetErrorCodeNotSupported: The network does not offer a deprecated interface, and the request cannot be
	// answered another way; `data.deprecated_interface` names it, `data.reason` says what would work.
	NetErrorCodeNotSupported NetErrorCode = 611
	// NetErrorCodeNoEndpointsProvided: The list of endpoints is empty.
	NetErrorCodeNoEndpointsProvided NetErrorCode = 612
	// NetErrorCodeGraphqlWebsocketInitError: A WebSocket connection for GraphQL cannot be opened.
	NetErrorCodeGraphqlWebsocketInitError NetErrorCode = 613
	// NetErrorCodeNetworkModuleResumed: Sent to a subscription: it is running again; events between `from` and
	// `to` in `data.gap` (Unix time in ms) may be missing. Without `gap`, none are.
	NetErrorCodeNetworkModuleResumed NetErrorCode = 614
	// NetErrorCodeUnauthorized: The server answered 401.
	NetErrorCodeUnauthorized NetErrorCode = 615
	// NetErrorCodeQueryTransactionTreeTimeout: Messages of a transaction tree did not appear in time; `data` has
	// `timeout` in ms.
	NetErrorCodeQueryTransactionTreeTimeout NetErrorCode = 616
	// NetErrorCodeGraphqlConnectionError: The server refused the GraphQL connection over WebSocket.
	NetErrorCodeGraphqlConnectionError NetErrorCode = 617
	// NetErrorCodeWrongWebscoketProtocolSequence: A server sent data for an operation, or completed it, before
	// it acknowledged the connection.
	NetErrorCodeWrongWebscoketProtocolSequence NetErrorCode = 618
	// NetErrorCodeParseUrlFailed: An endpoint or the address of a node is not a URL.
	NetErrorCodeParseUrlFailed NetErrorCode = 619
	// NetErrorCodeModifyUrlFailed: Cannot occur: URLs are built from parsed ones; text that is not a URL is 619.
	NetErrorCodeModifyUrlFailed NetErrorCode = 620
	// NetErrorCodeSendMessageFailed: The node refused a message.
	NetErrorCodeSendMessageFailed NetErrorCode = 621
	// NetErrorCodeNotFound: The server answered 404.
	NetErrorCodeNotFound NetErrorCode = 622
	// NetErrorCodeAllAttemptsFailed: All endpoints that a message was sent to failed; `data.attempts` lists the
	// reasons.
	NetErrorCodeAllAttemptsFailed NetErrorCode = 623
	// NetErrorCodeChainReplaced: Extension. A development node was reset, reverted or loaded from a file while a
	// subscription or an iterator followed its chain. Both end, so that two histories are never mixed. `data`
	// has `epoch` and `previous_epoch`.
	NetErrorCodeChainReplaced NetErrorCode = 624
)

// AggregationFn: Aggregate function.
type AggregationFn string

// Values of AggregationFn.
const (
	// AggregationFnCOUNT: Number of objects.
	AggregationFnCOUNT AggregationFn = "COUNT"
	// AggregationFnMIN: Smallest value.
	AggregationFnMIN AggregationFn = "MIN"
	// AggregationFnMAX: Largest value.
	AggregationFnMAX AggregationFn = "MAX"
	// AggregationFnSUM: Sum of the values.
	AggregationFnSUM AggregationFn = "SUM"
	// AggregationFnAVERAGE: Average of the values.
	AggregationFnAVERAGE AggregationFn = "AVERAGE"
)

// BlockItem: A block of an iterator. The fields from `id` to `prev_alt_ref` are always present. All others have
// to be selected with `result`, which may also select fields that are not listed here.
type BlockItem struct {
	// ID: Hash of the block.
	ID string `json:"id"`
	// GenUtime: Creation time of the block, Unix time in s. Optional.
	GenUtime *uint32 `json:"gen_utime,omitempty"`
	// WorkchainID: Workchain. Optional.
	WorkchainID *int32 `json:"workchain_id,omitempty"`
	// Shard: Prefix with its end mark, 16 hex digits. Optional.
	Shard *string `json:"shard,omitempty"`
	// AfterSplit: Whether it follows a split. Optional.
	AfterSplit *bool `json:"after_split,omitempty"`
	// AfterMerge: Whether it follows a merge. Optional.
	AfterMerge *bool `json:"after_merge,omitempty"`
	// PrevRef: Previous block. Optional.
	PrevRef *BlockItemRef `json:"prev_ref,omitempty"`
	// PrevAltRef: Second previous block, after a merge. Optional.
	PrevAltRef *BlockItemRef `json:"prev_alt_ref,omitempty"`
	// SeqNo: Number of the block. Optional.
	SeqNo *uint32 `json:"seq_no,omitempty"`
	// Height: Number of the block in its thread. Optional.
	Height *uint64 `json:"height,omitempty"`
	// ThreadID: Thread of the block, 68 hex digits. Optional.
	ThreadID *string `json:"thread_id,omitempty"`
	// MasterSeqNo: Number of the masterchain block that includes it. Optional.
	MasterSeqNo *uint32 `json:"master_seq_no,omitempty"`
	// GlobalID: Id of the network. Optional.
	GlobalID *int32 `json:"global_id,omitempty"`
	// ChainOrder: Text whose alphabetical order is the order of the objects in the chain. Optional.
	ChainOrder *string `json:"chain_order,omitempty"`
	// TrCount: Number of transactions. Optional.
	TrCount *uint32 `json:"tr_count,omitempty"`
	// StartLt: Logical time of its start, `0x…` unless the query names a format. Optional.
	StartLt *string `json:"start_lt,omitempty"`
	// EndLt: Logical time of its end, `0x…` unless the query names a format. Optional.
	EndLt *string `json:"end_lt,omitempty"`
	// KeyBlock: Whether it is a key block. Optional.
	KeyBlock *bool `json:"key_block,omitempty"`
	// FileHash: Hash of its bytes. Optional.
	FileHash *string `json:"file_hash,omitempty"`
	// ProducerID: Owner of the block keeper that produced it. Optional.
	ProducerID *string `json:"producer_id,omitempty"`
	// Status: State of the block. Optional.
	Status *uint8 `json:"status,omitempty"`
	// StatusName: Name of the state. Optional.
	StatusName *string `json:"status_name,omitempty"`
	// JSON is the whole object as it came, with whatever else was selected.
	JSON json.RawMessage `json:"-"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BlockItem) UnmarshalJSON(data []byte) error {
	type plain BlockItem
	if err := json.Unmarshal(data, (*plain)(v)); err != nil {
		return err
	}
	v.JSON = bytes.Clone(data)
	return nil
}

// BlockItemRef: A reference to another block.
type BlockItemRef struct {
	// RootHash: Hash of the block. Optional.
	RootHash *string `json:"root_hash,omitempty"`
	// SeqNo: Number of the block. Optional.
	SeqNo *uint32 `json:"seq_no,omitempty"`
	// EndLt: Logical time of its end, `0x…` unless the query names a format. Optional.
	EndLt *string `json:"end_lt,omitempty"`
	// FileHash: Hash of its bytes. Optional.
	FileHash *string `json:"file_hash,omitempty"`
	// JSON is the whole object as it came, with whatever else was selected.
	JSON json.RawMessage `json:"-"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BlockItemRef) UnmarshalJSON(data []byte) error {
	type plain BlockItemRef
	if err := json.Unmarshal(data, (*plain)(v)); err != nil {
		return err
	}
	v.JSON = bytes.Clone(data)
	return nil
}

// BounceItem: The bounce phase of a transaction of an iterator.
type BounceItem struct {
	// BounceType: Kind of result: 0 not enough tokens, 1 not enough tokens for the fee, 2 message returned.
	// Optional.
	BounceType *uint8 `json:"bounce_type,omitempty"`
	// JSON is the whole object as it came, with whatever else was selected.
	JSON json.RawMessage `json:"-"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BounceItem) UnmarshalJSON(data []byte) error {
	type plain BounceItem
	if err := json.Unmarshal(data, (*plain)(v)); err != nil {
		return err
	}
	v.JSON = bytes.Clone(data)
	return nil
}

// ComputeItem: The compute phase of a transaction of an iterator.
type ComputeItem struct {
	// Success: Whether the contract terminated normally. Optional.
	Success *bool `json:"success,omitempty"`
	// ExitCode: Exit code. Optional.
	ExitCode *int32 `json:"exit_code,omitempty"`
	// GasFees: Gas fees in nano units, `0x…` unless the query names a format. Optional.
	GasFees *string `json:"gas_fees,omitempty"`
	// GasUsed: Gas used, `0x…` unless the query names a format. Optional.
	GasUsed *string `json:"gas_used,omitempty"`
	// VMSteps: Number of instructions executed. Optional.
	VMSteps *uint32 `json:"vm_steps,omitempty"`
	// JSON is the whole object as it came, with whatever else was selected.
	JSON json.RawMessage `json:"-"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ComputeItem) UnmarshalJSON(data []byte) error {
	type plain ComputeItem
	if err := json.Unmarshal(data, (*plain)(v)); err != nil {
		return err
	}
	v.JSON = bytes.Clone(data)
	return nil
}

// EndpointsSet: Endpoints.
type EndpointsSet struct {
	// Endpoints: Endpoint URLs, in any form.
	Endpoints []string `json:"endpoints"`
}

// MarshalJSON implements json.Marshaler.
func (v EndpointsSet) MarshalJSON() ([]byte, error) {
	type plain EndpointsSet
	if v.Endpoints == nil {
		v.Endpoints = []string{}
	}
	return wire.Marshal(plain(v))
}

// FieldAggregation: An aggregation of a field.
type FieldAggregation struct {
	// Field: Path of the field, names separated by dots.
	Field string `json:"field"`
	// Fn: Aggregate function.
	Fn AggregationFn `json:"fn"`
}

// FollowedEvent: A decoded event.
type FollowedEvent struct {
	// Name: Name of the event.
	Name string `json:"name"`
	// Value: Its values.
	Value json.RawMessage `json:"value"`
	// MessageID: Hash of the message that carries it.
	MessageID string `json:"message_id"`
	// CreatedAt: When it was emitted, Unix time in s.
	CreatedAt uint32 `json:"created_at"`
}

// FollowedItem: An item of the list.
type FollowedItem struct {
	// Cursor: Its cursor: pass it as `after` to continue behind the item.
	Cursor string `json:"cursor"`
	// Object: The selected fields.
	Object json.RawMessage `json:"object"`
	// Event: The event, if `abi` is given. Optional.
	Event *FollowedEvent `json:"event,omitempty"`
}

// FollowedKind: What is followed of an account.
type FollowedKind string

// Values of FollowedKind.
const (
	// FollowedKindTransactions: Its transactions.
	FollowedKindTransactions FollowedKind = "Transactions"
	// FollowedKindEvents: The messages that it sends to the outside: events and answers.
	FollowedKindEvents FollowedKind = "Events"
)

// MessageItem: A message of a transaction of an iterator. The fields from `id` to `dst` are always present, but
// `src` only on inbound messages and `dst` only on outbound ones.
type MessageItem struct {
	// ID: Hash of the message.
	ID string `json:"id"`
	// Value: Value in nano units, decimal. Optional.
	Value *string `json:"value,omitempty"`
	// MsgType: Kind: 0 internal, 1 extIn, 2 extOut. Optional.
	MsgType *uint8 `json:"msg_type,omitempty"`
	// Src: Source address. Optional.
	Src *string `json:"src,omitempty"`
	// Dst: Destination address. Optional.
	Dst *string `json:"dst,omitempty"`
	// MsgTypeName: Name of the kind. Optional.
	MsgTypeName *string `json:"msg_type_name,omitempty"`
	// Body: Body as base64 BOC. Optional.
	Body *string `json:"body,omitempty"`
	// Boc: The whole object as base64 BOC. Optional.
	Boc *string `json:"boc,omitempty"`
	// Bounce: Whether the value is returned if the message fails. Optional.
	Bounce *bool `json:"bounce,omitempty"`
	// Bounced: Whether this message is a bounced one. Optional.
	Bounced *bool `json:"bounced,omitempty"`
	// CreatedAt: Creation time, Unix time in s. Optional.
	CreatedAt *uint32 `json:"created_at,omitempty"`
	// CreatedLt: Logical time of creation, `0x…` unless the query names a format. Optional.
	CreatedLt *string `json:"created_lt,omitempty"`
	// JSON is the whole object as it came, with whatever else was selected.
	JSON json.RawMessage `json:"-"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *MessageItem) UnmarshalJSON(data []byte) error {
	type plain MessageItem
	if err := json.Unmarshal(data, (*plain)(v)); err != nil {
		return err
	}
	v.JSON = bytes.Clone(data)
	return nil
}

// MessageNode: A message in a transaction tree.
type MessageNode struct {
	// ID: Message id.
	ID string `json:"id"`
	// SrcTransactionID: Transaction that created it; absent for external inbound messages. Optional.
	SrcTransactionID *string `json:"src_transaction_id,omitempty"`
	// DstTransactionID: Transaction that received it; absent for messages that leave the chain. Optional.
	DstTransactionID *string `json:"dst_transaction_id,omitempty"`
	// Src: Address of the sender. Optional.
	Src *string `json:"src,omitempty"`
	// Dst: Address of the receiver. Optional.
	Dst *string `json:"dst,omitempty"`
	// Value: Transferred tokens, a number as the node returns it. Optional.
	Value *string `json:"value,omitempty"`
	// Bounce: Whether the message bounces on failure.
	Bounce bool `json:"bounce"`
	// DecodedBody: The decoded body, if an ABI of the registry describes it. Optional.
	DecodedBody *DecodedMessageBody `json:"decoded_body,omitempty"`
}

// OrderBy: A field to sort by.
type OrderBy struct {
	// Path: Path of the field, names separated by dots.
	Path string `json:"path"`
	// Direction: Sort direction.
	Direction SortDirection `json:"direction"`
}

// ParamsOfAggregateCollection: Aggregations over a collection.
type ParamsOfAggregateCollection struct {
	// Collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
	// collection of the node.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Fields: What to compute. Default: the number of objects. Optional.
	Fields []FieldAggregation `json:"fields,omitzero"`
}

// ParamsOfBatchQuery: Several operations in one query.
type ParamsOfBatchQuery struct {
	// Operations: The operations.
	Operations []ParamsOfQueryOperation `json:"operations"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfBatchQuery) MarshalJSON() ([]byte, error) {
	type plain ParamsOfBatchQuery
	if v.Operations == nil {
		v.Operations = []ParamsOfQueryOperation{}
	}
	return wire.Marshal(plain(v))
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfBatchQuery) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfBatchQuery
	var fields struct {
		*plain
		// As text.
		Operations json.RawMessage `json:"operations"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Operations, err = wire.Slice(decodeParamsOfQueryOperation)(fields.Operations); err != nil {
		return fmt.Errorf("operations: %w", err)
	}
	return nil
}

// ParamsOfCreateBlockIterator: Which blocks to iterate.
type ParamsOfCreateBlockIterator struct {
	// StartTime: Time of the first block, in s since 1970, inclusive. Default: from the first block. Optional.
	StartTime *uint32 `json:"start_time,omitempty"`
	// EndTime: End time, in s since 1970, exclusive. Default: no end. Optional.
	EndTime *uint32 `json:"end_time,omitempty"`
	// ShardFilter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed.
	// Default: all shards. Optional.
	ShardFilter []string `json:"shard_filter,omitzero"`
	// Result: Additional fields to select, GraphQL text without the outer braces. Optional.
	Result *string `json:"result,omitempty"`
}

// ParamsOfCreateTransactionIterator: Which transactions to iterate.
type ParamsOfCreateTransactionIterator struct {
	// StartTime: Time of the first block, in s since 1970, inclusive. Default: from the first block. Optional.
	StartTime *uint32 `json:"start_time,omitempty"`
	// EndTime: End time, in s since 1970, exclusive. Default: no end. Optional.
	EndTime *uint32 `json:"end_time,omitempty"`
	// ShardFilter: Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed.
	// Default: all shards. Optional.
	ShardFilter []string `json:"shard_filter,omitzero"`
	// AccountsFilter: Accounts whose transactions are returned. Default: all accounts. Optional.
	AccountsFilter []string `json:"accounts_filter,omitzero"`
	// Result: Additional fields to select, GraphQL text without the outer braces. Optional.
	Result *string `json:"result,omitempty"`
	// IncludeTransfers: Add a list `transfers` of TransactionTransfer to each transaction. Default false.
	// Optional.
	IncludeTransfers *bool `json:"include_transfers,omitempty"`
}

// ParamsOfFindLastShardBlock: An account.
type ParamsOfFindLastShardBlock struct {
	// Address: Address of the account.
	Address string `json:"address"`
}

// ParamsOfFollowAccount: Which list to read, and from where.
type ParamsOfFollowAccount struct {
	// AccountID: Account id, 64 hex characters without prefix.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the account, 64 hex characters without prefix. Default: the account id. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Kind: What to read.
	Kind FollowedKind `json:"kind"`
	// Result: Fields of the items to select, GraphQL text without the outer braces. Of events, `id`, `body` and
	// `created_at` are always selected. Default "id". Optional.
	Result *string `json:"result,omitempty"`
	// After: Items after this cursor; an empty text: from the first item that the network keeps. Absent: no
	// items, only the cursor of the end, at once. Optional.
	After *string `json:"after,omitempty"`
	// ABI: ABI for `Events`: only the events that it describes are returned, decoded. Optional.
	ABI Abi `json:"abi,omitempty"`
	// Event: Only events of this name; needs `abi`. Optional.
	Event *string `json:"event,omitempty"`
	// Rules: Rules of the chain, for `abi`. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
	// WaitMs: How long to wait for an item if there is none, in ms. The network is asked every
	// `network.follow_interval`, also again after it could not be reached. Default 0. At most 3600000. Optional.
	WaitMs *uint32 `json:"wait_ms,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfFollowAccount) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfFollowAccount
	var fields struct {
		*plain
		// As text.
		ABI json.RawMessage `json:"abi"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.ABI, err = decodeAbi(fields.ABI); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	return nil
}

// ParamsOfIteratorNext: Which iterator to advance.
type ParamsOfIteratorNext struct {
	// Iterator: Handle of the iterator.
	Iterator uint32 `json:"iterator"`
	// Limit: Maximum number of items; values below 1 mean 1. Default 1. Optional.
	Limit *uint32 `json:"limit,omitempty"`
	// ReturnResumeState: Return the state after these items. Default false. Optional.
	ReturnResumeState *bool `json:"return_resume_state,omitempty"`
}

// ParamsOfQuery: A GraphQL query.
type ParamsOfQuery struct {
	// Query: GraphQL text. A call whose text contains a mutation counts as one that makes changes.
	Query string `json:"query"`
	// Variables: Values of its variables, an object. Optional.
	Variables json.RawMessage `json:"variables,omitempty"`
	// Verify: True fails with 901: free-form queries cannot be proven. Extension of the published interface.
	// Default false. Optional.
	Verify *bool `json:"verify,omitempty"`
}

// ParamsOfQueryCollection: A query of a collection.
type ParamsOfQueryCollection struct {
	// Collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
	// collection of the node.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
	// Order: Sort order of the objects. Optional.
	Order []OrderBy `json:"order,omitzero"`
	// Limit: Maximum number of objects. Optional.
	Limit *uint32 `json:"limit,omitempty"`
	// Verify: Prove the result before it is returned (module proofs): anything that differs from what the
	// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
	// configuration. Extension of the published interface. Optional.
	Verify *bool `json:"verify,omitempty"`
}

// ParamsOfQueryCounterparties: Counterparties of an account.
type ParamsOfQueryCounterparties struct {
	// Account: Address of the account, as the node writes it.
	Account string `json:"account"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
	// First: Maximum number of counterparties. Optional.
	First *uint32 `json:"first,omitempty"`
	// After: The `cursor` of the last counterparty of the previous page. Optional.
	After *string `json:"after,omitempty"`
}

// ParamsOfQueryOperation: One operation of a batch.
//
// One of ParamsOfQueryOperationQueryCollection, ParamsOfQueryOperationWaitForCollection,
// ParamsOfQueryOperationAggregateCollection, ParamsOfQueryOperationQueryCounterparties, and from a newer daemon
// also UnknownVariant.
type ParamsOfQueryOperation interface{ isParamsOfQueryOperation() }

// ParamsOfQueryOperationQueryCollection: A query of a collection.
type ParamsOfQueryOperationQueryCollection struct {
	// Collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
	// collection of the node.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
	// Order: Sort order of the objects. Optional.
	Order []OrderBy `json:"order,omitzero"`
	// Limit: Maximum number of objects. Optional.
	Limit *uint32 `json:"limit,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfQueryOperationQueryCollection) MarshalJSON() ([]byte, error) {
	type plain ParamsOfQueryOperationQueryCollection
	return wire.Tagged("QueryCollection", plain(v))
}

func (ParamsOfQueryOperationQueryCollection) isParamsOfQueryOperation() {}

// ParamsOfQueryOperationWaitForCollection: An object to wait for.
type ParamsOfQueryOperationWaitForCollection struct {
	// Collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
	// collection of the node.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
	// Timeout: How long to wait, in ms. Default: `network.wait_for_timeout`. Optional.
	Timeout *uint32 `json:"timeout,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfQueryOperationWaitForCollection) MarshalJSON() ([]byte, error) {
	type plain ParamsOfQueryOperationWaitForCollection
	return wire.Tagged("WaitForCollection", plain(v))
}

func (ParamsOfQueryOperationWaitForCollection) isParamsOfQueryOperation() {}

// ParamsOfQueryOperationAggregateCollection: Aggregations over a collection.
type ParamsOfQueryOperationAggregateCollection struct {
	// Collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
	// collection of the node.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Fields: What to compute. Default: the number of objects. Optional.
	Fields []FieldAggregation `json:"fields,omitzero"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfQueryOperationAggregateCollection) MarshalJSON() ([]byte, error) {
	type plain ParamsOfQueryOperationAggregateCollection
	return wire.Tagged("AggregateCollection", plain(v))
}

func (ParamsOfQueryOperationAggregateCollection) isParamsOfQueryOperation() {}

// ParamsOfQueryOperationQueryCounterparties: Counterparties of an account.
type ParamsOfQueryOperationQueryCounterparties struct {
	// Account: Address of the account, as the node writes it.
	Account string `json:"account"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
	// First: Maximum number of counterparties. Optional.
	First *uint32 `json:"first,omitempty"`
	// After: The `cursor` of the last counterparty of the previous page. Optional.
	After *string `json:"after,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfQueryOperationQueryCounterparties) MarshalJSON() ([]byte, error) {
	type plain ParamsOfQueryOperationQueryCounterparties
	return wire.Tagged("QueryCounterparties", plain(v))
}

func (ParamsOfQueryOperationQueryCounterparties) isParamsOfQueryOperation() {}

func (UnknownVariant) isParamsOfQueryOperation() {}

func decodeParamsOfQueryOperation(data []byte) (ParamsOfQueryOperation, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "QueryCollection":
		return wire.As[ParamsOfQueryOperationQueryCollection](data)
	case "WaitForCollection":
		return wire.As[ParamsOfQueryOperationWaitForCollection](data)
	case "AggregateCollection":
		return wire.As[ParamsOfQueryOperationAggregateCollection](data)
	case "QueryCounterparties":
		return wire.As[ParamsOfQueryOperationQueryCounterparties](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ParamsOfQueryTransactionTree: The root message and options of the tree.
type ParamsOfQueryTransactionTree struct {
	// InMsg: Id of the message.
	InMsg string `json:"in_msg"`
	// ABIRegistry: ABIs to decode bodies with, tried in this order. Optional.
	ABIRegistry []Abi `json:"abi_registry,omitzero"`
	// Timeout: How long to wait for the messages of one query, in ms; 0 waits indefinitely. Default 60000.
	// Optional.
	Timeout *uint32 `json:"timeout,omitempty"`
	// TransactionMaxCount: Number of transactions after which no further query is made; 0 means no limit.
	// Default 50. Optional.
	TransactionMaxCount *uint32 `json:"transaction_max_count,omitempty"`
	// Verify: Prove the result before it is returned (module proofs): anything that differs from what the
	// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
	// configuration. Extension of the published interface. Optional.
	Verify *bool `json:"verify,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfQueryTransactionTree) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfQueryTransactionTree
	var fields struct {
		*plain
		// As text.
		ABIRegistry json.RawMessage `json:"abi_registry"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.ABIRegistry, err = wire.Slice(decodeAbi)(fields.ABIRegistry); err != nil {
		return fmt.Errorf("abi_registry: %w", err)
	}
	return nil
}

// ParamsOfResumeBlockIterator: Where to continue.
type ParamsOfResumeBlockIterator struct {
	// ResumeState: State from `iterator_next`.
	ResumeState json.RawMessage `json:"resume_state"`
}

// ParamsOfResumeTransactionIterator: Where to continue.
type ParamsOfResumeTransactionIterator struct {
	// ResumeState: State from `iterator_next`.
	ResumeState json.RawMessage `json:"resume_state"`
	// AccountsFilter: Accounts whose transactions are returned. Default: all accounts. Optional.
	AccountsFilter []string `json:"accounts_filter,omitzero"`
}

// ParamsOfSubscribe: A GraphQL subscription.
type ParamsOfSubscribe struct {
	// Subscription: GraphQL text.
	Subscription string `json:"subscription"`
	// Variables: Values of its variables, an object. Optional.
	Variables json.RawMessage `json:"variables,omitempty"`
}

// ParamsOfSubscribeCollection: What to subscribe to.
type ParamsOfSubscribeCollection struct {
	// Collection: Name of the collection: accounts, blocks, transactions or messages.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
}

// ParamsOfWaitForCollection: An object to wait for.
type ParamsOfWaitForCollection struct {
	// Collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
	// collection of the node.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
	// Timeout: How long to wait, in ms. Default: `network.wait_for_timeout`. Optional.
	Timeout *uint32 `json:"timeout,omitempty"`
}

// RegisteredIterator: An iterator.
type RegisteredIterator struct {
	// Handle: Handle of the iterator; pass it to `remove_iterator` when done.
	Handle uint32 `json:"handle"`
}

// ResultOfAggregateCollection: Results of aggregations.
type ResultOfAggregateCollection struct {
	// Values: Values as text, in the order of `fields`.
	Values json.RawMessage `json:"values"`
}

// ResultOfBatchQuery: Results of a batch.
type ResultOfBatchQuery struct {
	// Results: One result per operation, in order; each is what the corresponding function returns.
	Results []json.RawMessage `json:"results"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfBatchQuery) MarshalJSON() ([]byte, error) {
	type plain ResultOfBatchQuery
	if v.Results == nil {
		v.Results = []json.RawMessage{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfFindLastShardBlock: A block.
type ResultOfFindLastShardBlock struct {
	// BlockID: Id of the last block of the account’s shard.
	BlockID string `json:"block_id"`
}

// ResultOfFollowAccount: Items in the order of the chain.
type ResultOfFollowAccount struct {
	// Items: The items, at most 50.
	Items []FollowedItem `json:"items"`
	// Cursor: Cursor of the last item that was read, including those that are no events of the given name: pass
	// it as `after` to continue. An empty text before the first item.
	Cursor string `json:"cursor"`
	// Unreachable: Why the network could not be asked at the end of `wait_ms`. Nothing is missed. Optional.
	Unreachable *ClientError `json:"unreachable,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfFollowAccount) MarshalJSON() ([]byte, error) {
	type plain ResultOfFollowAccount
	if v.Items == nil {
		v.Items = []FollowedItem{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfGetEndpoints: The endpoints of the client.
type ResultOfGetEndpoints struct {
	// Query: URL that currently receives GraphQL queries.
	Query string `json:"query"`
	// Endpoints: Configured endpoints, without user names, passwords and query strings.
	Endpoints []string `json:"endpoints"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfGetEndpoints) MarshalJSON() ([]byte, error) {
	type plain ResultOfGetEndpoints
	if v.Endpoints == nil {
		v.Endpoints = []string{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfGetServerInfo: A server and what it offers.
type ResultOfGetServerInfo struct {
	// Version: Version of its interface; empty if the server does not report one.
	Version string `json:"version"`
	// SupportsDappID: The server identifies accounts by `account_id` and `dapp_id`.
	SupportsDappID bool `json:"supports_dapp_id"`
	// Endpoint: URL that receives GraphQL queries, without user name, password and query string.
	Endpoint string `json:"endpoint"`
	// LatencyMs: Round-trip time of a request, in ms.
	LatencyMs uint32 `json:"latency_ms"`
	// Proxy: Proxy that connections to it go through, without user and password. Absent: none. Optional.
	Proxy *string `json:"proxy,omitempty"`
	// ClockDifferenceMs: Clock of the network minus clock of this machine, in ms; 0 if they differ by no more
	// than 3 s, absent if the server does not report its clock. Optional.
	ClockDifferenceMs *int64 `json:"clock_difference_ms,omitempty"`
	// ClockIsFollowed: Whether messages are created with the time of the network although its clock differs. If
	// false, calls that would have to fill in a time fail with 606. Optional.
	ClockIsFollowed *bool `json:"clock_is_followed,omitempty"`
	// Rules: Chain rules, `current` or `classic`; absent if the server does not report them. Optional.
	Rules *string `json:"rules,omitempty"`
	// Features: What it offers.
	Features ServerFeatures `json:"features"`
}

// ResultOfGetSignatureId: Signature id.
type ResultOfGetSignatureId struct {
	// SignatureID: Signature id, which signatures must cover besides the hash; absent if the network requires
	// nothing. Optional.
	SignatureID *int32 `json:"signature_id,omitempty"`
}

// ResultOfGetTime: Time of the network.
type ResultOfGetTime struct {
	// Time: Unix time in ms.
	Time uint64 `json:"time"`
	// ClockDifferenceMs: Clock of the network minus clock of this machine, in ms; 0 if they differ by no more
	// than 3 s, absent if the network did not report its clock. Optional.
	ClockDifferenceMs *int64 `json:"clock_difference_ms,omitempty"`
}

// ResultOfIteratorNext: The next items of an iterator.
type ResultOfIteratorNext struct {
	// Items: The items, BlockItem or TransactionItem; may be empty although there are more.
	Items []json.RawMessage `json:"items"`
	// HasMore: Whether there may be more.
	HasMore bool `json:"has_more"`
	// ResumeState: State to continue from, if requested; treat it as opaque. Optional.
	ResumeState json.RawMessage `json:"resume_state,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfIteratorNext) MarshalJSON() ([]byte, error) {
	type plain ResultOfIteratorNext
	if v.Items == nil {
		v.Items = []json.RawMessage{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfQuery: Response to a GraphQL query.
type ResultOfQuery struct {
	// Result: The whole response of the server; the selected data is in its field `data`.
	Result json.RawMessage `json:"result"`
}

// ResultOfQueryCollection: Selected objects.
type ResultOfQueryCollection struct {
	// Result: The objects.
	Result []json.RawMessage `json:"result"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfQueryCollection) MarshalJSON() ([]byte, error) {
	type plain ResultOfQueryCollection
	if v.Result == nil {
		v.Result = []json.RawMessage{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfQueryTransactionTree: A transaction tree.
type ResultOfQueryTransactionTree struct {
	// Messages: Messages, in the order they were found.
	Messages []MessageNode `json:"messages"`
	// Transactions: Transactions, in the order they were found.
	Transactions []TransactionNode `json:"transactions"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfQueryTransactionTree) MarshalJSON() ([]byte, error) {
	type plain ResultOfQueryTransactionTree
	if v.Messages == nil {
		v.Messages = []MessageNode{}
	}
	if v.Transactions == nil {
		v.Transactions = []TransactionNode{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfSubscribeCollection: A running subscription.
type ResultOfSubscribeCollection struct {
	// Handle: Handle to pass to `unsubscribe`.
	Handle uint32 `json:"handle"`
}

// ResultOfSubscription: Data of a subscription.
type ResultOfSubscription struct {
	// Result: For `subscribe_collection`, the object; for `subscribe`, the whole `data`. Null when the server
	// has completed the subscription.
	Result json.RawMessage `json:"result"`
}

// ResultOfWaitForCollection: The object that appeared.
type ResultOfWaitForCollection struct {
	// Result: The first matching object.
	Result json.RawMessage `json:"result"`
}

// ServerFeatures: What a server offers besides `info` and `blockchain`.
type ServerFeatures struct {
	// Collections: The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without
	// them, functions that use collections work only for objects named by their filter.
	Collections bool `json:"collections"`
	// Subscriptions: Subscriptions to accounts, messages and transactions. Without them, the library follows the
	// accounts named by the filter.
	Subscriptions bool `json:"subscriptions"`
	// Configuration: The blockchain configuration, in a key block. Without it, local runs use the built-in
	// configuration.
	Configuration bool `json:"configuration"`
	// Proofs: The data needed for block proofs.
	Proofs bool `json:"proofs"`
}

// SortDirection: Sort direction.
type SortDirection string

// Values of SortDirection.
const (
	// SortDirectionASC: Ascending.
	SortDirectionASC SortDirection = "ASC"
	// SortDirectionDESC: Descending.
	SortDirectionDESC SortDirection = "DESC"
)

// SubscriptionResponseType: Kind of a subscription message.
type SubscriptionResponseType int

// Values of SubscriptionResponseType.
const (
	// SubscriptionResponseTypeOk: Data, ResultOfSubscription.
	SubscriptionResponseTypeOk SubscriptionResponseType = 100
	// SubscriptionResponseTypeError: A ClientError. The subscription continues, unless its callback is then
	// closed.
	SubscriptionResponseTypeError SubscriptionResponseType = 101
)

// TransactionItem: A transaction of an iterator. The fields from `id` to `out_messages` are always present. All
// others have to be selected with `result`, which may also select fields that are not listed here.
type TransactionItem struct {
	// ID: Hash of the transaction.
	ID string `json:"id"`
	// AccountAddr: Address of the account. Optional.
	AccountAddr *string `json:"account_addr,omitempty"`
	// Now: Creation time, Unix time in s. Optional.
	Now *uint32 `json:"now,omitempty"`
	// BalanceDelta: Change of the balance in nano units, decimal. Optional.
	BalanceDelta *string `json:"balance_delta,omitempty"`
	// Bounce: Bounce phase. Optional.
	Bounce *BounceItem `json:"bounce,omitempty"`
	// InMessage: The message it executed. Optional.
	InMessage *MessageItem `json:"in_message,omitempty"`
	// OutMessages: The messages it sent. Optional.
	OutMessages []MessageItem `json:"out_messages,omitzero"`
	// Transfers: Its transfers, with `include_transfers`. Optional.
	Transfers []TransactionTransfer `json:"transfers,omitzero"`
	// Aborted: Whether it was aborted: it changed nothing except for the fees. Optional.
	Aborted *bool `json:"aborted,omitempty"`
	// Destroyed: Whether the account was deleted. Optional.
	Destroyed *bool `json:"destroyed,omitempty"`
	// Compute: Compute phase. Optional.
	Compute *ComputeItem `json:"compute,omitempty"`
	// Lt: Logical time, `0x…` unless the query names a format. Optional.
	Lt *string `json:"lt,omitempty"`
	// TotalFees: Fees in nano units, `0x…` unless the query names a format. Optional.
	TotalFees *string `json:"total_fees,omitempty"`
	// TrType: Kind: 0 ordinary, 1 storage, 2 tick, 3 tock. Optional.
	TrType *uint8 `json:"tr_type,omitempty"`
	// TrTypeName: Name of the kind. Optional.
	TrTypeName *string `json:"tr_type_name,omitempty"`
	// OrigStatus: State of the account before: 0 uninitialized, 1 active, 2 frozen, 3 none. Optional.
	OrigStatus *uint8 `json:"orig_status,omitempty"`
	// OrigStatusName: Name of the state before. Optional.
	OrigStatusName *string `json:"orig_status_name,omitempty"`
	// EndStatus: State of the account afterwards. Optional.
	EndStatus *uint8 `json:"end_status,omitempty"`
	// EndStatusName: Name of the state afterwards. Optional.
	EndStatusName *string `json:"end_status_name,omitempty"`
	// OutmsgCnt: Number of messages it sent. Optional.
	OutmsgCnt *uint16 `json:"outmsg_cnt,omitempty"`
	// InMsg: Hash of the message it executed. Optional.
	InMsg *string `json:"in_msg,omitempty"`
	// OutMsgs: Hashes of the messages it sent. Optional.
	OutMsgs []string `json:"out_msgs,omitzero"`
	// BlockID: Hash of its block. Optional.
	BlockID *string `json:"block_id,omitempty"`
	// WorkchainID: Workchain. Optional.
	WorkchainID *int32 `json:"workchain_id,omitempty"`
	// MasterSeqNo: Number of the masterchain block that includes it. Optional.
	MasterSeqNo *uint32 `json:"master_seq_no,omitempty"`
	// ChainOrder: Text whose alphabetical order is the order of the objects in the chain. Optional.
	ChainOrder *string `json:"chain_order,omitempty"`
	// Boc: The whole object as base64 BOC. Optional.
	Boc *string `json:"boc,omitempty"`
	// JSON is the whole object as it came, with whatever else was selected.
	JSON json.RawMessage `json:"-"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *TransactionItem) UnmarshalJSON(data []byte) error {
	type plain TransactionItem
	if err := json.Unmarshal(data, (*plain)(v)); err != nil {
		return err
	}
	v.JSON = bytes.Clone(data)
	return nil
}

// TransactionNode: A transaction in a tree.
type TransactionNode struct {
	// ID: Transaction id.
	ID string `json:"id"`
	// InMsg: Id of its inbound message.
	InMsg string `json:"in_msg"`
	// OutMsgs: Ids of its outbound messages.
	OutMsgs []string `json:"out_msgs"`
	// AccountAddr: Account the transaction ran on.
	AccountAddr string `json:"account_addr"`
	// TotalFees: Fees, a number as the node returns it.
	TotalFees string `json:"total_fees"`
	// Aborted: Whether it was aborted.
	Aborted bool `json:"aborted"`
	// ExitCode: Exit code of the compute phase, if any; negative codes as unsigned 32-bit numbers. Optional.
	ExitCode *uint32 `json:"exit_code,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v TransactionNode) MarshalJSON() ([]byte, error) {
	type plain TransactionNode
	if v.OutMsgs == nil {
		v.OutMsgs = []string{}
	}
	return wire.Marshal(plain(v))
}

// TransactionTransfer: A token transfer in a transaction.
type TransactionTransfer struct {
	// Message: Message id.
	Message string `json:"message"`
	// IsBounced: Whether this is a bounced message.
	IsBounced bool `json:"isBounced"`
	// IsDeposit: Whether the account is the receiver.
	IsDeposit bool `json:"isDeposit"`
	// Counterparty: Address of the other account.
	Counterparty string `json:"counterparty"`
	// Value: Amount, a decimal number.
	Value string `json:"value"`
}
