// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// NetModule: Queries and subscriptions of the network.
type NetModule struct{ caller rpc.Caller }

// Query runs a GraphQL query.
//
// It travels over HTTP or WebSocket (`network.queries_protocol`), is repeated after network errors within
// `network.max_reconnect_timeout` (`network.first_contact_timeout` while no endpoint has ever answered), and
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
// Networks with default settings support what `query_collection` describes; one unsupported operation fails the
// batch.
//
// Wire name: net.batch_query.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
func (m NetModule) BatchQuery(ctx context.Context, params ParamsOfBatchQuery, options ...rpc.CallOption) (result ResultOfBatchQuery, err error) {
	err = m.caller.Call(ctx, "net.batch_query", params, &result, options...)
	return result, err
}

// QueryCollection selects objects of a collection.
//
// Addresses in a filter may have any form; what is none is error 23. Networks with default settings offer no
// collections. There, objects that the filter names are selected in another way: `accounts` by `id`, `blocks` by
// `id` or `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, with `eq` or `in`; other
// conditions are evaluated here. Anything else fails with 601, with 611 in `data.cause_code` and the interface
// in `data.deprecated_interface`.
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
// Requires a network that offers the deprecated interface; otherwise it fails with 601, with 611 in
// `data.cause_code`.
//
// Wire name: net.aggregate_collection.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
func (m NetModule) AggregateCollection(ctx context.Context, params ParamsOfAggregateCollection, options ...rpc.CallOption) (result ResultOfAggregateCollection, err error) {
	err = m.caller.Call(ctx, "net.aggregate_collection", params, &result, options...)
	return result, err
}

// WaitForCollection returns the first object of a collection that matches, waiting for one within a time limit.
//
// Networks with default settings are asked as `query_collection` does, every second.
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
	// ResponseType tells which of the fields below is set; one that this version does not know sets none.
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
// subscription then continues, and 614 reports in `data.gap` when events may have been missed. Networks with
// default settings offer no subscriptions. There the accounts that the filter names, in any form of an address,
// are followed: `transactions` by `account_addr`, `messages` by `dst` (when they arrive) or `src` (when they are
// sent), `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are evaluated
// here. New objects come in the order of the chain, each once, also after failures; of states that follow each
// other within `network.follow_interval` the last one comes. Anything else fails with 602, with 611 in
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

// MessageOfSubscribe is what the callback of net.subscribe receives. The field of its response type is set.
type MessageOfSubscribe struct {
	// ResponseType tells which of the fields below is set; one that this version does not know sets none.
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
// Connections are lost and opened again as for `subscribe_collection`. Where the network offers no
// subscriptions, one to a single collection whose filter names accounts is followed as described there.
//
// Wire name: net.subscribe.
//
// Messages go to onMessage, which may be nil, until the handle is closed.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 13 CallbackNotRegistered, 23 InvalidParams, 602
// SubscribeFailed.
//
// Deprecated: Since 3.0. Use subscribe_collection where a collection fits.
func (m NetModule) Subscribe(ctx context.Context, params ParamsOfSubscribe, onMessage func(MessageOfSubscribe), options ...rpc.CallOption) (result ResultOfSubscribeCollection, err error) {
	if onMessage != nil {
		handle := func(message rpc.Message) { onMessage(readMessageOfSubscribe(message)) }
		options = append([]rpc.CallOption{rpc.WithSubscription(handle)}, options...)
	}
	err = m.caller.Call(ctx, "net.subscribe", params, &result, options...)
	return result, err
}

// Suspend stops network activity until `resume`.
//
// Queries wait meanwhile; subscriptions receive 609 and their connection is closed.
//
// Wire name: net.suspend.
//
// Errors: 14 NetModuleNotInit.
func (m NetModule) Suspend(ctx context.Context, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "net.suspend", nil, nil, options...)
}

// Resume resumes network activity after `suspend`.
//
// Subscriptions receive 614 when they run again.
//
// Wire name: net.resume.
//
// Errors: 14 NetModuleNotInit.
func (m NetModule) Resume(ctx context.Context, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "net.resume", nil, nil, options...)
}

// FindLastShardBlock finds the last block of the shard of an account.
//
// By the master blocks of the collection `blocks`, where there are any. On a network without that collection it
// is the last block of the network, `blockchain.blocks(last: 1)`.
//
// Wire name: net.find_last_shard_block.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 4 InvalidAddress, 601 QueryFailed, 605 InvalidServerResponse,
// 511 BlockNotFound, 512 InvalidData.
func (m NetModule) FindLastShardBlock(ctx context.Context, params ParamsOfFindLastShardBlock, options ...rpc.CallOption) (result ResultOfFindLastShardBlock, err error) {
	err = m.caller.Call(ctx, "net.find_last_shard_block", params, &result, options...)
	return result, err
}

// FetchEndpoints asks the node which endpoints it recommends.
//
// They are not used until they are passed to `set_endpoints`.
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
// An endpoint in use that is in the new list stays in use.
//
// Wire name: net.set_endpoints.
//
// Errors: 14 NetModuleNotInit, 612 NoEndpointsProvided, 619 ParseUrlFailed.
func (m NetModule) SetEndpoints(ctx context.Context, params EndpointsSet, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "net.set_endpoints", params, nil, options...)
}

// GetEndpoints returns the endpoint in use and all configured ones.
//
// Selects an endpoint when none is in use.
//
// Wire name: net.get_endpoints.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed.
func (m NetModule) GetEndpoints(ctx context.Context, options ...rpc.CallOption) (result ResultOfGetEndpoints, err error) {
	err = m.caller.Call(ctx, "net.get_endpoints", nil, &result, options...)
	return result, err
}

// QueryCounterparties returns accounts that exchanged messages with an account.
//
// Requires a service that networks with default settings lack; there it fails with 601, with 611 in
// `data.cause_code`. For the next page pass the last `cursor` as `after`.
//
// Wire name: net.query_counterparties.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
func (m NetModule) QueryCounterparties(ctx context.Context, params ParamsOfQueryCounterparties, options ...rpc.CallOption) (result ResultOfQueryCollection, err error) {
	err = m.caller.Call(ctx, "net.query_counterparties", params, &result, options...)
	return result, err
}

// QueryTransactionTree returns the transactions and messages that followed from a message.
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

// CreateBlockIterator creates an iterator over blocks of all shards.
//
// Items come in the chain order of the node. Without `end_time` there may always be more.
//
// Wire name: net.create_block_iterator.
//
// Errors: 14 NetModuleNotInit, 23 InvalidParams.
func (m NetModule) CreateBlockIterator(ctx context.Context, params ParamsOfCreateBlockIterator, options ...rpc.CallOption) (result RegisteredIterator, err error) {
	err = m.caller.Call(ctx, "net.create_block_iterator", params, &result, options...)
	return result, err
}

// ResumeBlockIterator creates an iterator over blocks that continues from a saved state.
//
// Wire name: net.resume_block_iterator.
//
// Errors: 14 NetModuleNotInit, 33 InternalError, 23 InvalidParams.
func (m NetModule) ResumeBlockIterator(ctx context.Context, params ParamsOfResumeBlockIterator, options ...rpc.CallOption) (result RegisteredIterator, err error) {
	err = m.caller.Call(ctx, "net.resume_block_iterator", params, &result, options...)
	return result, err
}

// CreateTransactionIterator creates an iterator over transactions of all shards.
//
// Items come in the chain order of the node. Without `end_time` there may always be more.
//
// Wire name: net.create_transaction_iterator.
//
// Errors: 14 NetModuleNotInit, 23 InvalidParams.
func (m NetModule) CreateTransactionIterator(ctx context.Context, params ParamsOfCreateTransactionIterator, options ...rpc.CallOption) (result RegisteredIterator, err error) {
	err = m.caller.Call(ctx, "net.create_transaction_iterator", params, &result, options...)
	return result, err
}

// ResumeTransactionIterator creates an iterator over transactions that continues from a saved state.
//
// The filter of accounts is not part of the state; pass it again.
//
// Wire name: net.resume_transaction_iterator.
//
// Errors: 14 NetModuleNotInit, 33 InternalError, 23 InvalidParams.
func (m NetModule) ResumeTransactionIterator(ctx context.Context, params ParamsOfResumeTransactionIterator, options ...rpc.CallOption) (result RegisteredIterator, err error) {
	err = m.caller.Call(ctx, "net.resume_transaction_iterator", params, &result, options...)
	return result, err
}

// IteratorNext returns the next items of an iterator.
//
// Sends at most one query, so that a filter may leave no items while there are more. At the end of the chain it
// waits up to `network.follow_interval` before it asks again. With `end_time` it ends when the clock of the node
// has passed that time; on nodes that do not report how far their data lags, a minute later.
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
// `network.signature_id` when it is set; else the `global_id` of the latest block when its capabilities contain
// CapSignatureWithId (0x4000000). Without endpoints nothing is demanded, as by the built-in configuration.
//
// Wire name: net.get_signature_id.
//
// Errors: 615 Unauthorized, 601 QueryFailed.
func (m NetModule) GetSignatureID(ctx context.Context, options ...rpc.CallOption) (result ResultOfGetSignatureId, err error) {
	err = m.caller.Call(ctx, "net.get_signature_id", nil, &result, options...)
	return result, err
}

// GetServerInfo reports what the endpoint in use is and what it offers.
//
// Extension: The published library has no such function. Everything is determined by querying the endpoint;
// nothing is inferred from its version. Selects an endpoint when none is in use.
//
// Wire name: net.get_server_info.
//
// Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed.
func (m NetModule) GetServerInfo(ctx context.Context, options ...rpc.CallOption) (result ResultOfGetServerInfo, err error) {
	err = m.caller.Call(ctx, "net.get_server_info", nil, &result, options...)
	return result, err
}

// NetErrorCode: Numbers of the errors of module net.
type NetErrorCode = int

// Values of NetErrorCode.
const (
	// NetErrorCodeQueryFailed: A query failed permanently; `data` holds the data of the cause, and its code in
	// `data.cause_code`.
	NetErrorCodeQueryFailed NetErrorCode = 601
	// NetErrorCodeSubscribeFailed: A subscription cannot be started; `data.cause_code` is the code of the cause.
	NetErrorCodeSubscribeFailed NetErrorCode = 602
	// NetErrorCodeWaitForFailed: Waiting for an object fails; `data` has `filter`, `timestamp` and `cause_code`.
	NetErrorCodeWaitForFailed NetErrorCode = 603
	// NetErrorCodeGetSubscriptionResultFailed: An answer to a collection subscription lacks the collection.
	NetErrorCodeGetSubscriptionResultFailed NetErrorCode = 604
	// NetErrorCodeInvalidServerResponse: An answer lacks expected data, or the version of the node cannot be
	// read.
	NetErrorCodeInvalidServerResponse NetErrorCode = 605
	// NetErrorCodeClockOutOfSync: Cannot occur: the clock of the node is compared, not refused; use max_latency
	// for nodes that lag.
	NetErrorCodeClockOutOfSync NetErrorCode = 606
	// NetErrorCodeWaitForTimeout: No object, or no answer, came in time.
	NetErrorCodeWaitForTimeout NetErrorCode = 607
	// NetErrorCodeGraphqlError: The GraphQL server answered with errors; `data` has `server_code` and
	// `node_error` where the server sent them.
	NetErrorCodeGraphqlError NetErrorCode = 608
	// NetErrorCodeNetworkModuleSuspended: Sent to a subscription: the network of its context is suspended.
	NetErrorCodeNetworkModuleSuspended NetErrorCode = 609
	// NetErrorCodeWebsocketDisconnected: The WebSocket connection was lost or its keep-alive stopped.
	NetErrorCodeWebsocketDisconnected NetErrorCode = 610
	// NetErrorCodeNotSupported: The network does not offer a deprecated interface, and what is asked of it
	// cannot be answered in another way; `data.deprecated_interface` names it, `data.reason` says what would
	// work.
	NetErrorCodeNotSupported NetErrorCode = 611
	// NetErrorCodeNoEndpointsProvided: An empty list of endpoints is set.
	NetErrorCodeNoEndpointsProvided NetErrorCode = 612
	// NetErrorCodeGraphqlWebsocketInitError: A GraphQL connection over WebSocket cannot be opened.
	NetErrorCodeGraphqlWebsocketInitError NetErrorCode = 613
	// NetErrorCodeNetworkModuleResumed: Sent to a subscription: it runs again; `data.gap` has `from` and `to`
	// (unix time in ms), events between them may be missing. Without `gap` none are.
	NetErrorCodeNetworkModuleResumed NetErrorCode = 614
	// NetErrorCodeUnauthorized: The server answered 401.
	NetErrorCodeUnauthorized NetErrorCode = 615
	// NetErrorCodeQueryTransactionTreeTimeout: Messages of a transaction tree did not appear in time; `data` has
	// `timeout` in ms.
	NetErrorCodeQueryTransactionTreeTimeout NetErrorCode = 616
	// NetErrorCodeGraphqlConnectionError: The server refused the GraphQL connection over WebSocket.
	NetErrorCodeGraphqlConnectionError NetErrorCode = 617
	// NetErrorCodeWrongWebscoketProtocolSequence: A server sent data or an end for an operation before it
	// acknowledged the connection.
	NetErrorCodeWrongWebscoketProtocolSequence NetErrorCode = 618
	// NetErrorCodeParseUrlFailed: An endpoint or the address of a node is not a URL.
	NetErrorCodeParseUrlFailed NetErrorCode = 619
	// NetErrorCodeModifyUrlFailed: Cannot occur: URLs are built from parsed ones; a text that is no URL is 619.
	NetErrorCodeModifyUrlFailed NetErrorCode = 620
	// NetErrorCodeSendMessageFailed: The node refused a message.
	NetErrorCodeSendMessageFailed NetErrorCode = 621
	// NetErrorCodeNotFound: The server answered 404.
	NetErrorCodeNotFound NetErrorCode = 622
	// NetErrorCodeAllAttemptsFailed: Every endpoint that a message was sent to failed; `data.attempts` lists
	// why.
	NetErrorCodeAllAttemptsFailed NetErrorCode = 623
	// NetErrorCodeChainReplaced: Extension. A development node was reset, reverted or loaded from a file while a
	// subscription or an iterator followed its chain: they end, so that two histories are not mixed. `data` has
	// `epoch` and `previous_epoch`.
	NetErrorCodeChainReplaced NetErrorCode = 624
)

// AggregationFn: What is computed over a field.
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
	// AggregationFnAVERAGE: Mean of the values.
	AggregationFnAVERAGE AggregationFn = "AVERAGE"
)

// EndpointsSet: Endpoints.
type EndpointsSet struct {
	// Endpoints: Endpoints in any URL form.
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
	// Fn: What is computed.
	Fn AggregationFn `json:"fn"`
}

// MessageNode: A message of a transaction tree.
type MessageNode struct {
	// ID: Message id.
	ID string `json:"id"`
	// SrcTransactionID: Transaction that sent it; absent for external messages to a contract. Optional.
	SrcTransactionID *string `json:"src_transaction_id,omitempty"`
	// DstTransactionID: Transaction that received it; absent for messages that leave the chain. Optional.
	DstTransactionID *string `json:"dst_transaction_id,omitempty"`
	// Src: Address of the sender. Optional.
	Src *string `json:"src,omitempty"`
	// Dst: Address of the receiver. Optional.
	Dst *string `json:"dst,omitempty"`
	// Value: Transferred tokens, a number as the node returns it. Optional.
	Value *string `json:"value,omitempty"`
	// Bounce: Whether it comes back when it fails.
	Bounce bool `json:"bounce"`
	// DecodedBody: Its body, when an ABI of the registry describes it. Optional.
	DecodedBody *DecodedMessageBody `json:"decoded_body,omitempty"`
}

// OrderBy: A field to sort by.
type OrderBy struct {
	// Path: Path of the field, names separated by dots.
	Path string `json:"path"`
	// Direction: Direction.
	Direction SortDirection `json:"direction"`
}

// ParamsOfAggregateCollection: Aggregations over a collection.
type ParamsOfAggregateCollection struct {
	// Collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
	// one of the node.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Fields: What is computed. Default: the number of objects. Optional.
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

// ParamsOfCreateBlockIterator: Which blocks.
type ParamsOfCreateBlockIterator struct {
	// StartTime: Time of the first block, in s since 1970, inclusive. Absent: from the first one. Optional.
	StartTime *uint32 `json:"start_time,omitempty"`
	// EndTime: Time where it ends, in s since 1970, exclusive. Absent: never. Optional.
	EndTime *uint32 `json:"end_time,omitempty"`
	// ShardFilter: Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant.
	// Absent: all shards. Optional.
	ShardFilter []string `json:"shard_filter,omitzero"`
	// Result: Further fields to select, GraphQL text without the outer braces. Optional.
	Result *string `json:"result,omitempty"`
}

// ParamsOfCreateTransactionIterator: Which transactions.
type ParamsOfCreateTransactionIterator struct {
	// StartTime: Time of the first block, in s since 1970, inclusive. Absent: from the first one. Optional.
	StartTime *uint32 `json:"start_time,omitempty"`
	// EndTime: Time where it ends, in s since 1970, exclusive. Absent: never. Optional.
	EndTime *uint32 `json:"end_time,omitempty"`
	// ShardFilter: Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant.
	// Absent: all shards. Optional.
	ShardFilter []string `json:"shard_filter,omitzero"`
	// AccountsFilter: Accounts whose transactions are given. Absent: all accounts. Optional.
	AccountsFilter []string `json:"accounts_filter,omitzero"`
	// Result: Further fields to select, GraphQL text without the outer braces. Optional.
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

// ParamsOfIteratorNext: Which iterator.
type ParamsOfIteratorNext struct {
	// Iterator: Its handle.
	Iterator uint32 `json:"iterator"`
	// Limit: Largest number of items; below 1 means 1. Default 1. Optional.
	Limit *uint32 `json:"limit,omitempty"`
	// ReturnResumeState: Return the state after these items. Default false. Optional.
	ReturnResumeState *bool `json:"return_resume_state,omitempty"`
}

// ParamsOfQuery: A GraphQL query.
type ParamsOfQuery struct {
	// Query: GraphQL text.
	Query string `json:"query"`
	// Variables: Values of its variables, an object. Optional.
	Variables json.RawMessage `json:"variables,omitempty"`
	// Verify: True ends with 901: free text cannot be proven. Extension of the published interface. Default
	// false. Optional.
	Verify *bool `json:"verify,omitempty"`
}

// ParamsOfQueryCollection: A selection from a collection.
type ParamsOfQueryCollection struct {
	// Collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
	// one of the node.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
	// Order: How the objects are sorted. Optional.
	Order []OrderBy `json:"order,omitzero"`
	// Limit: Largest number of objects. Optional.
	Limit *uint32 `json:"limit,omitempty"`
	// Verify: Whether what is returned is proven first (module proofs): what differs from what the network
	// agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
	// Extension of the published interface. Optional.
	Verify *bool `json:"verify,omitempty"`
}

// ParamsOfQueryCounterparties: Counterparties of an account.
type ParamsOfQueryCounterparties struct {
	// Account: Address of the account, as the node names it.
	Account string `json:"account"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
	// First: Number of counterparties. Optional.
	First *uint32 `json:"first,omitempty"`
	// After: Field `cursor` of the last one of the page before. Optional.
	After *string `json:"after,omitempty"`
}

// ParamsOfQueryOperation: One operation of a batch.
//
// One of ParamsOfQueryOperationQueryCollection, ParamsOfQueryOperationWaitForCollection,
// ParamsOfQueryOperationAggregateCollection, ParamsOfQueryOperationQueryCounterparties, and from a newer daemon
// also UnknownVariant.
type ParamsOfQueryOperation interface{ isParamsOfQueryOperation() }

// ParamsOfQueryOperationQueryCollection: A selection from a collection.
type ParamsOfQueryOperationQueryCollection struct {
	// Collection: Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
	// one of the node.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
	// Order: How the objects are sorted. Optional.
	Order []OrderBy `json:"order,omitzero"`
	// Limit: Largest number of objects. Optional.
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
	// one of the node.
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
	// one of the node.
	Collection string `json:"collection"`
	// Filter: GraphQL filter object of the collection. Optional.
	Filter json.RawMessage `json:"filter,omitempty"`
	// Fields: What is computed. Default: the number of objects. Optional.
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
	// Account: Address of the account, as the node names it.
	Account string `json:"account"`
	// Result: Fields to select, GraphQL text without the outer braces.
	Result string `json:"result"`
	// First: Number of counterparties. Optional.
	First *uint32 `json:"first,omitempty"`
	// After: Field `cursor` of the last one of the page before. Optional.
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

// ParamsOfQueryTransactionTree: A message and what followed from it.
type ParamsOfQueryTransactionTree struct {
	// InMsg: Id of the message.
	InMsg string `json:"in_msg"`
	// ABIRegistry: ABIs that bodies are decoded with; each is tried in this order. Optional.
	ABIRegistry []Abi `json:"abi_registry,omitzero"`
	// Timeout: How long to wait for the messages of one query, in ms; 0 waits without limit. Default 60000.
	// Optional.
	Timeout *uint32 `json:"timeout,omitempty"`
	// TransactionMaxCount: Stop after the query that reaches this number of transactions; 0 means all of them.
	// Default 50. Optional.
	TransactionMaxCount *uint32 `json:"transaction_max_count,omitempty"`
	// Verify: Whether what is returned is proven first (module proofs): what differs from what the network
	// agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
	// Extension of the published interface. Optional.
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

// ParamsOfResumeBlockIterator: Where to go on.
type ParamsOfResumeBlockIterator struct {
	// ResumeState: State from `iterator_next`.
	ResumeState json.RawMessage `json:"resume_state"`
}

// ParamsOfResumeTransactionIterator: Where to go on.
type ParamsOfResumeTransactionIterator struct {
	// ResumeState: State from `iterator_next`.
	ResumeState json.RawMessage `json:"resume_state"`
	// AccountsFilter: Accounts whose transactions are given. Absent: all accounts. Optional.
	AccountsFilter []string `json:"accounts_filter,omitzero"`
}

// ParamsOfSubscribe: A GraphQL subscription.
type ParamsOfSubscribe struct {
	// Subscription: GraphQL text.
	Subscription string `json:"subscription"`
	// Variables: Values of its variables, an object. Optional.
	Variables json.RawMessage `json:"variables,omitempty"`
}

// ParamsOfSubscribeCollection: What is subscribed to.
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
	// one of the node.
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
	// Handle: Handle of the iterator, to be passed to `remove_iterator` at the end.
	Handle uint32 `json:"handle"`
}

// ResultOfAggregateCollection: Results of aggregations.
type ResultOfAggregateCollection struct {
	// Values: Texts, in the order of `fields`.
	Values json.RawMessage `json:"values"`
}

// ResultOfBatchQuery: Results of a batch.
type ResultOfBatchQuery struct {
	// Results: One result per operation, in their order; each is what the function of the operation returns.
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
	// BlockID: Id of the last block of the shard of the account.
	BlockID string `json:"block_id"`
}

// ResultOfGetEndpoints: Endpoints in use.
type ResultOfGetEndpoints struct {
	// Query: URL that GraphQL queries go to now.
	Query string `json:"query"`
	// Endpoints: Endpoints that may be used. User names, passwords and query strings are left out.
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
	// Version: Version of its interface; empty when it states none.
	Version string `json:"version"`
	// SupportsDappID: It names accounts by `account_id` and `dapp_id`.
	SupportsDappID bool `json:"supports_dapp_id"`
	// Endpoint: URL that GraphQL queries go to, without user name, password and query string.
	Endpoint string `json:"endpoint"`
	// LatencyMs: Time between a question and its answer, in ms.
	LatencyMs uint32 `json:"latency_ms"`
	// Rules: Rules of its chain, `current` or `classic`; absent when it does not state them. Optional.
	Rules *string `json:"rules,omitempty"`
	// Features: What it offers.
	Features ServerFeatures `json:"features"`
}

// ResultOfGetSignatureId: Signature id.
type ResultOfGetSignatureId struct {
	// SignatureID: What signatures have to cover besides the hash; absent when the network asks for nothing.
	// Optional.
	SignatureID *int32 `json:"signature_id,omitempty"`
}

// ResultOfIteratorNext: Next items of an iterator.
type ResultOfIteratorNext struct {
	// Items: The items; may be empty while there are more.
	Items []json.RawMessage `json:"items"`
	// HasMore: Whether there may be more.
	HasMore bool `json:"has_more"`
	// ResumeState: State to go on from, when it was asked for; do not look into it. Optional.
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

// ResultOfQuery: Answer to a GraphQL query.
type ResultOfQuery struct {
	// Result: The whole answer of the server; the selected data is in its field `data`.
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
	// Result: Of `subscribe_collection` the object, of `subscribe` the whole `data`; null when the server
	// completed the subscription.
	Result json.RawMessage `json:"result"`
}

// ResultOfWaitForCollection: The object that was waited for.
type ResultOfWaitForCollection struct {
	// Result: The first object that matches.
	Result json.RawMessage `json:"result"`
}

// ServerFeatures: What a server offers beyond `info` and `blockchain`.
type ServerFeatures struct {
	// Collections: The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without
	// them functions that use collections answer for objects that their filter names.
	Collections bool `json:"collections"`
	// Subscriptions: Subscriptions to accounts, messages and transactions. Without them lists of given accounts
	// are followed.
	Subscriptions bool `json:"subscriptions"`
	// Configuration: The blockchain configuration, in a key block. Without it local runs use the built-in one.
	Configuration bool `json:"configuration"`
	// Proofs: What proofs of blocks need.
	Proofs bool `json:"proofs"`
}

// SortDirection: Direction of sorting.
type SortDirection string

// Values of SortDirection.
const (
	// SortDirectionASC: Smallest first.
	SortDirectionASC SortDirection = "ASC"
	// SortDirectionDESC: Largest first.
	SortDirectionDESC SortDirection = "DESC"
)

// SubscriptionResponseType: Kind of a message of a subscription.
type SubscriptionResponseType int

// Values of SubscriptionResponseType.
const (
	// SubscriptionResponseTypeOk: Data, ResultOfSubscription.
	SubscriptionResponseTypeOk SubscriptionResponseType = 100
	// SubscriptionResponseTypeError: A ClientError. The subscription continues, unless its callback is closed
	// next.
	SubscriptionResponseTypeError SubscriptionResponseType = 101
)

// TransactionNode: A transaction of a tree.
type TransactionNode struct {
	// ID: Transaction id.
	ID string `json:"id"`
	// InMsg: Id of its inbound message.
	InMsg string `json:"in_msg"`
	// OutMsgs: Ids of its outbound messages.
	OutMsgs []string `json:"out_msgs"`
	// AccountAddr: Account that it ran on.
	AccountAddr string `json:"account_addr"`
	// TotalFees: Fees, a number as the node returns it.
	TotalFees string `json:"total_fees"`
	// Aborted: Whether it was aborted.
	Aborted bool `json:"aborted"`
	// ExitCode: Exit code of the compute phase, if there was one; negative codes as 32-bit numbers without sign.
	// Optional.
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

// TransactionTransfer: A transfer of tokens by a transaction.
type TransactionTransfer struct {
	// Message: Message id.
	Message string `json:"message"`
	// IsBounced: Whether it is the way back of a message that failed.
	IsBounced bool `json:"isBounced"`
	// IsDeposit: Whether the account receives.
	IsDeposit bool `json:"isDeposit"`
	// Counterparty: Address of the other account.
	Counterparty string `json:"counterparty"`
	// Value: Tokens, a decimal number.
	Value string `json:"value"`
}
