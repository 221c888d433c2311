// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// ProcessingModule: Messages on their way: sending, waiting for transactions, watching.
type ProcessingModule struct{ caller rpc.Caller }

// MonitorMessages adds messages to a monitoring queue.
//
// Creates the queue when there is none of this name. With `durable` it answers after the messages are stored;
// they are watched until they have a result, by every client with the same storage and network that is asked
// about the queue. A message that is watched before it is sent is never lost sight of.
//
// Wire name: processing.monitor_messages.
//
// Errors: 14 NetModuleNotInit, 201 InvalidBoc, 206 BocRefNotFound, 512 InvalidData, 35 LocalStorageError, 1003
// NetworkNotIdentified.
func (m ProcessingModule) MonitorMessages(ctx context.Context, params ParamsOfMonitorMessages, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "processing.monitor_messages", params, nil, options...)
}

// GetMonitorInfo counts the messages and results of a queue.
//
// Zeros for an unknown queue.
//
// Wire name: processing.get_monitor_info.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
func (m ProcessingModule) GetMonitorInfo(ctx context.Context, params ParamsOfGetMonitorInfo, options ...rpc.CallOption) (result MonitoringQueueInfo, err error) {
	err = m.caller.Call(ctx, "processing.get_monitor_info", params, &result, options...)
	return result, err
}

// FetchNextMonitorResults returns results of a queue and removes them from it, waiting for them on request.
//
// A waiting call fails when the network fails permanently; the queue continues. On a queue without messages it
// waits until some are added and resolved; end it by cancelling the call, or the queue. Results of a durable
// queue stay in it until they are acknowledged, and say `Timeout` only when the network answered after
// `wait_until`.
//
// Wire name: processing.fetch_next_monitor_results.
//
// Errors: 11 HttpRequestSendError, 12 HttpRequestParseError, 608 GraphqlError, 615 Unauthorized, 14
// NetModuleNotInit, 512 InvalidData, 35 LocalStorageError, 1003 NetworkNotIdentified.
func (m ProcessingModule) FetchNextMonitorResults(ctx context.Context, params ParamsOfFetchNextMonitorResults, options ...rpc.CallOption) (result ResultOfFetchNextMonitorResults, err error) {
	err = m.caller.Call(ctx, "processing.fetch_next_monitor_results", params, &result, options...)
	return result, err
}

// CancelMonitor removes a queue with its messages and results.
//
// Unknown queues are ignored. A waiting fetch ends without results.
//
// Wire name: processing.cancel_monitor.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
func (m ProcessingModule) CancelMonitor(ctx context.Context, params ParamsOfCancelMonitor, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "processing.cancel_monitor", params, nil, options...)
}

// SendMessages sends external messages, and monitors them on request.
//
// The Dapp ID of each destination is taken to be its account id; a node redirects to the real one. All messages
// are read before the first is sent. When some cannot be sent the others are still sent. The error of the first
// states in `data.sent` whether any message has left; `data.executed` has the hashes of those that a node
// executed, `data.unknown` of those that may have been executed or still be. Both kinds are watched.
//
// Wire name: processing.send_messages.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 14 NetModuleNotInit, 11 HttpRequestSendError, 12
// HttpRequestParseError, 502 MessageHasNotDestinationAddress, 512 InvalidData, 518 DappIdRequired, 520
// OtherRules, 615 Unauthorized, 619 ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623 AllAttemptsFailed,
// 1201 RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown, 1204 SpendingNotApproved, 35
// LocalStorageError.
func (m ProcessingModule) SendMessages(ctx context.Context, params ParamsOfSendMessages, options ...rpc.CallOption) (result ResultOfSendMessages, err error) {
	err = m.caller.Call(ctx, "processing.send_messages", params, &result, options...)
	return result, err
}

// MessageOfSendMessage is what the callback of processing.send_message receives. The field of its response type
// is set.
type MessageOfSendMessage struct {
	// ResponseType tells which of the fields below is set; one that this version does not know sets none.
	ResponseType uint32
	// Lost is how many messages were dropped just before this one.
	Lost uint32
	// JSON is the message as it came.
	JSON json.RawMessage
	// ProcessingEvent is the message of response type 100.
	ProcessingEvent ProcessingEvent
}

func readMessageOfSendMessage(message rpc.Message) MessageOfSendMessage {
	read := MessageOfSendMessage{ResponseType: message.ResponseType, Lost: message.Lost, JSON: message.Data}
	switch message.ResponseType {
	case 100:
		if value, err := decodeProcessingEvent(message.Data); err == nil {
			read.ProcessingEvent = value
		}
	}
	return read
}

// SendMessage sends an external message; the node executes it and answers with the outcome.
//
// Up to 3 attempts at every endpoint, always with the same bytes. Redirects to another producer or thread are
// followed. Whenever the node answers anything but a result, the transaction of the message is looked up: nodes
// repost messages, so that a refusal can belong to a message that was executed. In that case its result is
// returned. Every error after the message has left has `data.sent` true, `data.message_hash` and, when `abi`
// determines it, `data.expire_at`: the message may have been executed, or still be.
//
// Wire name: processing.send_message.
//
// Messages go to onMessage, which may be nil, until the call returns.
//
// Errors: 1 NotImplemented, 3 InvalidBase64, 201 InvalidBoc, 206 BocRefNotFound, 303 InvalidJson, 501
// MessageAlreadyExpired, 519 MessageUnprotected, 517 InvalidThread, 14 NetModuleNotInit, 11
// HttpRequestSendError, 12 HttpRequestParseError, 502 MessageHasNotDestinationAddress, 512 InvalidData, 518
// DappIdRequired, 520 OtherRules, 615 Unauthorized, 619 ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623
// AllAttemptsFailed, 1201 RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown, 1204
// SpendingNotApproved, 35 LocalStorageError.
func (m ProcessingModule) SendMessage(ctx context.Context, params ParamsOfSendMessage, onMessage func(MessageOfSendMessage), options ...rpc.CallOption) (result ResultOfSendMessage, err error) {
	if onMessage != nil {
		handle := func(message rpc.Message) { onMessage(readMessageOfSendMessage(message)) }
		options = append([]rpc.CallOption{rpc.WithCallback(handle)}, options...)
	}
	err = m.caller.Call(ctx, "processing.send_message", params, &result, options...)
	return result, err
}

// MessageOfWaitForTransaction is what the callback of processing.wait_for_transaction receives. The field of its
// response type is set.
type MessageOfWaitForTransaction struct {
	// ResponseType tells which of the fields below is set; one that this version does not know sets none.
	ResponseType uint32
	// Lost is how many messages were dropped just before this one.
	Lost uint32
	// JSON is the message as it came.
	JSON json.RawMessage
	// ProcessingEvent is the message of response type 100.
	ProcessingEvent ProcessingEvent
}

func readMessageOfWaitForTransaction(message rpc.Message) MessageOfWaitForTransaction {
	read := MessageOfWaitForTransaction{ResponseType: message.ResponseType, Lost: message.Lost, JSON: message.Data}
	switch message.ResponseType {
	case 100:
		if value, err := decodeProcessingEvent(message.Data); err == nil {
			read.ProcessingEvent = value
		}
	}
	return read
}

// WaitForTransaction waits for the transaction of a sent message.
//
// The wait ends `network.message_processing_timeout` after the expiration of the message, or after the call when
// it has none. An aborted transaction is an error; so is one that did not appear, with the outcome of a local
// run of the message in `data.local_error`. This function cannot prove that a message was not executed, because
// it does not know the account from before the sending: its errors always have `data.sent` true.
//
// Wire name: processing.wait_for_transaction.
//
// Messages go to onMessage, which may be nil, until the call returns.
//
// Errors: 1 NotImplemented, 201 InvalidBoc, 206 BocRefNotFound, 303 InvalidJson, 14 NetModuleNotInit, 11
// HttpRequestSendError, 12 HttpRequestParseError, 502 MessageHasNotDestinationAddress, 507 MessageExpired, 508
// TransactionWaitTimeout, 512 InvalidData, 514 MessageRejected, 401 CanNotReadTransaction, 403
// TransactionAborted, 405 ActionPhaseFailed, 406 AccountCodeMissing, 407 LowBalance, 408 AccountFrozenOrDeleted,
// 414 ContractExecutionError, 415 AccountIsSuspended, 605 InvalidServerResponse, 608 GraphqlError, 615
// Unauthorized, 904 DataDiffersFromProven, 903 InternalError, 901 InvalidData, 902 ProofCheckFailed.
func (m ProcessingModule) WaitForTransaction(ctx context.Context, params ParamsOfWaitForTransaction, onMessage func(MessageOfWaitForTransaction), options ...rpc.CallOption) (result ResultOfProcessMessage, err error) {
	if onMessage != nil {
		handle := func(message rpc.Message) { onMessage(readMessageOfWaitForTransaction(message)) }
		options = append([]rpc.CallOption{rpc.WithCallback(handle)}, options...)
	}
	err = m.caller.Call(ctx, "processing.wait_for_transaction", params, &result, options...)
	return result, err
}

// MessageOfProcessMessage is what the callback of processing.process_message receives. The field of its response
// type is set.
type MessageOfProcessMessage struct {
	// ResponseType tells which of the fields below is set; one that this version does not know sets none.
	ResponseType uint32
	// Lost is how many messages were dropped just before this one.
	Lost uint32
	// JSON is the message as it came.
	JSON json.RawMessage
	// ProcessingEvent is the message of response type 100.
	ProcessingEvent ProcessingEvent
}

func readMessageOfProcessMessage(message rpc.Message) MessageOfProcessMessage {
	read := MessageOfProcessMessage{ResponseType: message.ResponseType, Lost: message.Lost, JSON: message.Data}
	switch message.ResponseType {
	case 100:
		if value, err := decodeProcessingEvent(message.Data); err == nil {
			read.ProcessingEvent = value
		}
	}
	return read
}

// ProcessMessage creates a message, sends it, and waits for its transaction.
//
// A message is replaced by a new one, signed again and with a longer lifetime, up to
// `network.message_retries_count` times, only after proof that it was not executed: the contract checks
// `expire`, and the state of the account and its transactions without gaps, both from later than `expire` and
// `network.expiration_margin`, do not have it; and only when a local run shows no reason against another one.
// While no endpoint can be reached the same message is sent again, within its lifetime and
// `network.max_reconnect_timeout`. Every error after the message has left has `data.sent`, `data.message_hash`
// and, with an expiration, `data.expire_at`: `sent` is true while the message may have been executed, false once
// it is proven that it was not. A message without `expire` is never replaced, one that the contract is not
// protected from (519) not even repeated.
//
// Wire name: processing.process_message.
//
// Messages go to onMessage, which may be nil, until the call returns.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 26 AppRequestError, 29
// CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31 UnexpectedCallbackResponse, 2 InvalidHex, 3
// InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116
// Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130 CryptoBoxNotRegistered, 133
// CryptoBoxSecretDeserializationError, 100 InvalidPublicKey, 101 InvalidSecretKey, 121 SigningBoxNotRegistered,
// 4 InvalidAddress, 301 RequiredAddressMissingForEncodeMessage, 302 RequiredCallSetMissingForEncodeMessage, 305
// EncodeDeployMessageFailed, 306 EncodeRunMessageFailed, 307 AttachSignatureFailed, 308 InvalidTvcImage, 312
// InvalidFunctionId, 314 EncodeInitialDataFailed, 316 PubKeyNotSupported, 14 NetModuleNotInit, 11
// HttpRequestSendError, 12 HttpRequestParseError, 502 MessageHasNotDestinationAddress, 512 InvalidData, 518
// DappIdRequired, 520 OtherRules, 615 Unauthorized, 619 ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623
// AllAttemptsFailed, 1201 RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown, 1204
// SpendingNotApproved, 35 LocalStorageError, 507 MessageExpired, 508 TransactionWaitTimeout, 514
// MessageRejected, 401 CanNotReadTransaction, 403 TransactionAborted, 405 ActionPhaseFailed, 406
// AccountCodeMissing, 407 LowBalance, 408 AccountFrozenOrDeleted, 414 ContractExecutionError, 415
// AccountIsSuspended, 605 InvalidServerResponse, 608 GraphqlError, 904 DataDiffersFromProven, 903 InternalError,
// 901 InvalidData, 902 ProofCheckFailed, 513 ExternalSignerMustNotBeUsed, 519 MessageUnprotected.
func (m ProcessingModule) ProcessMessage(ctx context.Context, params ParamsOfProcessMessage, onMessage func(MessageOfProcessMessage), options ...rpc.CallOption) (result ResultOfProcessMessage, err error) {
	if onMessage != nil {
		handle := func(message rpc.Message) { onMessage(readMessageOfProcessMessage(message)) }
		options = append([]rpc.CallOption{rpc.WithCallback(handle)}, options...)
	}
	err = m.caller.Call(ctx, "processing.process_message", params, &result, options...)
	return result, err
}

// ProcessingErrorCode: Numbers of the errors of module processing.
type ProcessingErrorCode = int

// Values of ProcessingErrorCode.
const (
	// ProcessingErrorCodeMessageAlreadyExpired: The `expire` header of a message is not in the future before it
	// is sent.
	ProcessingErrorCodeMessageAlreadyExpired ProcessingErrorCode = 501
	// ProcessingErrorCodeMessageHasNotDestinationAddress: A message has no account as destination.
	ProcessingErrorCodeMessageHasNotDestinationAddress ProcessingErrorCode = 502
	// ProcessingErrorCodeCanNotBuildMessageCell: Cannot occur: a message that cannot be written is an error of
	// module abi (305, 306).
	ProcessingErrorCodeCanNotBuildMessageCell ProcessingErrorCode = 503
	// ProcessingErrorCodeFetchBlockFailed: Cannot occur: no blocks are walked.
	ProcessingErrorCodeFetchBlockFailed ProcessingErrorCode = 504
	// ProcessingErrorCodeSendMessageFailed: Cannot occur: a refusal of the node is 621 of module net.
	ProcessingErrorCodeSendMessageFailed ProcessingErrorCode = 505
	// ProcessingErrorCodeInvalidMessageBoc: Cannot occur: an unreadable message is 201 of module boc.
	ProcessingErrorCodeInvalidMessageBoc ProcessingErrorCode = 506
	// ProcessingErrorCodeMessageExpired: The transaction of a message with an `expire` header was not found in
	// time, or the contract refused the message as expired (57) or repeated (52). `data.sent` false: it is
	// proven that the message was not executed and never will be; true: nobody knows.
	ProcessingErrorCodeMessageExpired ProcessingErrorCode = 507
	// ProcessingErrorCodeTransactionWaitTimeout: The transaction of a message without `expire` header was not
	// found within `network.message_processing_timeout`. It may have been executed, or still be.
	ProcessingErrorCodeTransactionWaitTimeout ProcessingErrorCode = 508
	// ProcessingErrorCodeInvalidBlockReceived: Cannot occur: no blocks are walked.
	ProcessingErrorCodeInvalidBlockReceived ProcessingErrorCode = 509
	// ProcessingErrorCodeCanNotCheckBlockShard: Cannot occur: no blocks are walked.
	ProcessingErrorCodeCanNotCheckBlockShard ProcessingErrorCode = 510
	// ProcessingErrorCodeBlockNotFound: No block was found to start from.
	ProcessingErrorCodeBlockNotFound ProcessingErrorCode = 511
	// ProcessingErrorCodeInvalidData: An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is
	// missing, or an answer of the node cannot be read.
	ProcessingErrorCodeInvalidData ProcessingErrorCode = 512
	// ProcessingErrorCodeExternalSignerMustNotBeUsed: `process_message` is called with `Signer.External`, whose
	// message nobody could sign in time.
	ProcessingErrorCodeExternalSignerMustNotBeUsed ProcessingErrorCode = 513
	// ProcessingErrorCodeMessageRejected: The network reported by REMP that it refuses the message.
	ProcessingErrorCodeMessageRejected ProcessingErrorCode = 514
	// ProcessingErrorCodeInvalidRempStatus: A REMP status cannot be read. It only travels in the event
	// `RempError`.
	ProcessingErrorCodeInvalidRempStatus ProcessingErrorCode = 515
	// ProcessingErrorCodeNextRempStatusTimeout: No further REMP status came in time. It only travels in the
	// event `RempError`.
	ProcessingErrorCodeNextRempStatusTimeout ProcessingErrorCode = 516
	// ProcessingErrorCodeInvalidThread: `thread_id` is not 68 hex characters.
	ProcessingErrorCodeInvalidThread ProcessingErrorCode = 517
	// ProcessingErrorCodeDappIdRequired: `dapp_id` is missing or empty and the node is aware of Dapp IDs
	// (version 1.0.0 or later, or unknown).
	ProcessingErrorCodeDappIdRequired ProcessingErrorCode = 518
	// ProcessingErrorCodeMessageUnprotected: The ABI has neither `time` nor `expire`, so nothing keeps the
	// contract from executing a copy of the message, and `unprotected` is not set. Nothing was sent. Extension
	// of the published interface.
	ProcessingErrorCodeMessageUnprotected ProcessingErrorCode = 519
	// ProcessingErrorCodeOtherRules: The node states other rules of its chain than those that the message was
	// made by. Nothing was sent. Extension of the published interface.
	ProcessingErrorCodeOtherRules ProcessingErrorCode = 520
)

// DecodedOutput: Decoded outgoing messages of a transaction.
type DecodedOutput struct {
	// OutMessages: Decoded bodies in the order of `out_messages`; null where the ABI does not describe the body.
	OutMessages []*DecodedMessageBody `json:"out_messages"`
	// Output: Value of the last body that holds results of a function. Optional.
	Output json.RawMessage `json:"output,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v DecodedOutput) MarshalJSON() ([]byte, error) {
	type plain DecodedOutput
	if v.OutMessages == nil {
		v.OutMessages = []*DecodedMessageBody{}
	}
	return wire.Marshal(plain(v))
}

// Finality: How far the network has gone with a transaction. Extension of the published interface.
type Finality string

// Values of Finality.
const (
	// FinalityAccepted: A node executed the message and reports no block yet; the transaction may still be lost.
	FinalityAccepted Finality = "accepted"
	// FinalityInBlock: The transaction is in a block that may still be replaced.
	FinalityInBlock Finality = "in_block"
	// FinalityFinal: The network shows the transaction as final.
	FinalityFinal Finality = "final"
	// FinalityProved: Signatures of the network prove the transaction; asked for with `verify`.
	FinalityProved Finality = "proved"
)

// MessageMonitoringParams: A message to be watched, and for how long.
type MessageMonitoringParams struct {
	// Message: The message.
	Message MonitoredMessage `json:"message"`
	// WaitUntil: When the message counts as lost, unix time in s.
	WaitUntil uint32 `json:"wait_until"`
	// UserData: Anything; comes back with the result. Optional.
	UserData json.RawMessage `json:"user_data,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *MessageMonitoringParams) UnmarshalJSON(data []byte) (err error) {
	type plain MessageMonitoringParams
	var fields struct {
		*plain
		// As text.
		Message json.RawMessage `json:"message"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Message, err = decodeMonitoredMessage(fields.Message); err != nil {
		return fmt.Errorf("message: %w", err)
	}
	return nil
}

// MessageMonitoringResult: What became of a watched message.
type MessageMonitoringResult struct {
	// Hash: Hash of the message.
	Hash string `json:"hash"`
	// Status: Outcome.
	Status MessageMonitoringStatus `json:"status"`
	// Transaction: Its transaction. Optional.
	Transaction *MessageMonitoringTransaction `json:"transaction,omitempty"`
	// Error: Why it counts as lost. Optional.
	Error *string `json:"error,omitempty"`
	// UserData: What was given with the message. Optional.
	UserData json.RawMessage `json:"user_data,omitempty"`
	// Finality: How far the network has gone with the transaction; absent without one. Extension of the
	// published interface. Optional.
	Finality *Finality `json:"finality,omitempty"`
	// Number: Its place among the results of a durable queue, for `acknowledge`; absent otherwise. Extension of
	// the published interface. Optional.
	Number *string `json:"number,omitempty"`
}

// MessageMonitoringStatus: What became of a watched message.
type MessageMonitoringStatus string

// Values of MessageMonitoringStatus.
const (
	// MessageMonitoringStatusFinalized: Its transaction is final.
	MessageMonitoringStatusFinalized MessageMonitoringStatus = "Finalized"
	// MessageMonitoringStatusTimeout: No transaction was found until `wait_until`. That does not prove that the
	// message was not executed.
	MessageMonitoringStatusTimeout MessageMonitoringStatus = "Timeout"
	// MessageMonitoringStatusReserved: Never given.
	MessageMonitoringStatusReserved MessageMonitoringStatus = "Reserved"
)

// MessageMonitoringTransaction: Transaction of a message.
type MessageMonitoringTransaction struct {
	// Hash: Hash of the transaction. Optional.
	Hash *string `json:"hash,omitempty"`
	// Aborted: Whether it was aborted.
	Aborted bool `json:"aborted"`
	// Compute: Its compute phase. Optional.
	Compute *MessageMonitoringTransactionCompute `json:"compute,omitempty"`
}

// MessageMonitoringTransactionCompute: Compute phase of a transaction.
type MessageMonitoringTransactionCompute struct {
	// ExitCode: Exit code.
	ExitCode int32 `json:"exit_code"`
}

// MessageSendingParams: A message to be sent.
type MessageSendingParams struct {
	// Boc: The message.
	Boc string `json:"boc"`
	// WaitUntil: When the message counts as lost, unix time in s.
	WaitUntil uint32 `json:"wait_until"`
	// UserData: Anything; comes back with the result. Optional.
	UserData json.RawMessage `json:"user_data,omitempty"`
}

// MonitorFetchWaitMode: What to wait for.
type MonitorFetchWaitMode string

// Values of MonitorFetchWaitMode.
const (
	// MonitorFetchWaitModeAtLeastOne: At least one result.
	MonitorFetchWaitModeAtLeastOne MonitorFetchWaitMode = "AtLeastOne"
	// MonitorFetchWaitModeAll: At least one result, and no message of the queue without one.
	MonitorFetchWaitModeAll MonitorFetchWaitMode = "All"
	// MonitorFetchWaitModeNoWait: Nothing: the results that are there.
	MonitorFetchWaitModeNoWait MonitorFetchWaitMode = "NoWait"
)

// MonitoredMessage: A message to be watched.
//
// One of MonitoredMessageBoc, MonitoredMessageHashAddress, and from a newer daemon also UnknownVariant.
type MonitoredMessage interface{ isMonitoredMessage() }

// MonitoredMessageBoc: The message itself.
type MonitoredMessageBoc struct {
	// Boc: The message.
	Boc string `json:"boc"`
}

// MarshalJSON implements json.Marshaler.
func (v MonitoredMessageBoc) MarshalJSON() ([]byte, error) {
	type plain MonitoredMessageBoc
	return wire.Tagged("Boc", plain(v))
}

func (MonitoredMessageBoc) isMonitoredMessage() {}

// MonitoredMessageHashAddress: A message that is known by its hash.
type MonitoredMessageHashAddress struct {
	// Hash: Hash of the message, 64 hex characters.
	Hash string `json:"hash"`
	// Address: Its destination.
	Address string `json:"address"`
}

// MarshalJSON implements json.Marshaler.
func (v MonitoredMessageHashAddress) MarshalJSON() ([]byte, error) {
	type plain MonitoredMessageHashAddress
	return wire.Tagged("HashAddress", plain(v))
}

func (MonitoredMessageHashAddress) isMonitoredMessage() {}

func (UnknownVariant) isMonitoredMessage() {}

func decodeMonitoredMessage(data []byte) (MonitoredMessage, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Boc":
		return wire.As[MonitoredMessageBoc](data)
	case "HashAddress":
		return wire.As[MonitoredMessageHashAddress](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// MonitoringQueueInfo: Counts of a queue.
type MonitoringQueueInfo struct {
	// Unresolved: Messages without result.
	Unresolved uint32 `json:"unresolved"`
	// Resolved: Results that wait to be fetched.
	Resolved uint32 `json:"resolved"`
}

// ParamsOfCancelMonitor: A queue to be dropped.
type ParamsOfCancelMonitor struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
	// Durable: The queue is kept in the storage and survives the process; it is another one than the queue of
	// the same name that does not. Extension of the published interface. Default false. Optional.
	Durable *bool `json:"durable,omitempty"`
}

// ParamsOfFetchNextMonitorResults: Results to be fetched.
type ParamsOfFetchNextMonitorResults struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
	// WaitMode: What to wait for. Default "NoWait". Optional.
	WaitMode *MonitorFetchWaitMode `json:"wait_mode,omitempty"`
	// Durable: The queue is kept in the storage and survives the process; it is another one than the queue of
	// the same name that does not. Extension of the published interface. Default false. Optional.
	Durable *bool `json:"durable,omitempty"`
	// Acknowledge: Of a durable queue: this result and all before it are done with and never come again.
	// Extension of the published interface. Optional.
	Acknowledge *string `json:"acknowledge,omitempty"`
}

// ParamsOfGetMonitorInfo: A queue of watched messages.
type ParamsOfGetMonitorInfo struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
	// Durable: The queue is kept in the storage and survives the process; it is another one than the queue of
	// the same name that does not. Extension of the published interface. Default false. Optional.
	Durable *bool `json:"durable,omitempty"`
}

// ParamsOfMonitorMessages: Messages to be watched.
type ParamsOfMonitorMessages struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
	// Messages: The messages.
	Messages []MessageMonitoringParams `json:"messages"`
	// Durable: The queue is kept in the storage and survives the process; it is another one than the queue of
	// the same name that does not. Extension of the published interface. Default false. Optional.
	Durable *bool `json:"durable,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfMonitorMessages) MarshalJSON() ([]byte, error) {
	type plain ParamsOfMonitorMessages
	if v.Messages == nil {
		v.Messages = []MessageMonitoringParams{}
	}
	return wire.Marshal(plain(v))
}

// ParamsOfProcessMessage: A message to be made, sent and waited for.
type ParamsOfProcessMessage struct {
	// MessageEncodeParams: The message. `processing_try_index` counts the attempts of this call.
	MessageEncodeParams ParamsOfEncodeMessage `json:"message_encode_params"`
	// SendEvents: Send a ProcessingEvent for each step to the callback of the call. Default false. Optional.
	SendEvents *bool `json:"send_events,omitempty"`
	// DappID: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
	// with all others its absence is 518.
	DappID string `json:"dapp_id"`
	// Unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted
	// once and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension of
	// the published interface. Default false. Optional.
	Unprotected *bool `json:"unprotected,omitempty"`
	// Verify: Whether what is returned is proven first (module proofs): what differs from what the network
	// agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
	// Extension of the published interface. Optional.
	Verify *bool `json:"verify,omitempty"`
}

// ParamsOfSendMessage: An external message to be sent.
type ParamsOfSendMessage struct {
	// Message: The message, base64; references to the cache are not taken.
	Message string `json:"message"`
	// ABI: ABI of the destination: the expiration is checked before and the result decoded after sending.
	// Optional.
	ABI Abi `json:"abi,omitempty"`
	// ThreadID: Thread of the account, 68 hex characters. Default
	// "00000000000000000000000000000000000000000000000000000000000000000000". Optional.
	ThreadID *string `json:"thread_id,omitempty"`
	// SendEvents: Send a ProcessingEvent for each step to the callback of the call. Default false. Optional.
	SendEvents *bool `json:"send_events,omitempty"`
	// DappID: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
	// with all others its absence is 518.
	DappID string `json:"dapp_id"`
	// Unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted
	// once and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension of
	// the published interface. Default false. Optional.
	Unprotected *bool `json:"unprotected,omitempty"`
	// Rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
	// the published interface. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfSendMessage) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfSendMessage
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

// ParamsOfSendMessages: Messages to be sent.
type ParamsOfSendMessages struct {
	// Messages: The messages.
	Messages []MessageSendingParams `json:"messages"`
	// MonitorQueue: Queue that watches them. Optional.
	MonitorQueue *string `json:"monitor_queue,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfSendMessages) MarshalJSON() ([]byte, error) {
	type plain ParamsOfSendMessages
	if v.Messages == nil {
		v.Messages = []MessageSendingParams{}
	}
	return wire.Marshal(plain(v))
}

// ParamsOfWaitForTransaction: A message that was sent.
type ParamsOfWaitForTransaction struct {
	// ABI: ABI of the destination: determines the expiration and decodes the outgoing messages. Optional.
	ABI Abi `json:"abi,omitempty"`
	// Message: The message.
	Message string `json:"message"`
	// ShardBlockID: Ignored. Optional.
	//
	// Deprecated: Since 3.0. No blocks are walked.
	ShardBlockID *string `json:"shard_block_id,omitempty"`
	// SendEvents: Send a ProcessingEvent for each step to the callback of the call. Default false. Optional.
	SendEvents *bool `json:"send_events,omitempty"`
	// SendingEndpoints: Endpoints that the message was sent to; named in the error when it is lost. Optional.
	SendingEndpoints []string `json:"sending_endpoints,omitzero"`
	// TxHash: Hash of the transaction, as `send_message` gave it. Its absence is 512. Optional.
	TxHash *string `json:"tx_hash,omitempty"`
	// Verify: Whether what is returned is proven first (module proofs): what differs from what the network
	// agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
	// Extension of the published interface. Optional.
	Verify *bool `json:"verify,omitempty"`
	// Rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
	// the published interface. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfWaitForTransaction) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfWaitForTransaction
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

// ProcessingEvent: A step of the processing of a message.
//
// One of ProcessingEventWillFetchFirstBlock, ProcessingEventFetchFirstBlockFailed, ProcessingEventWillSend,
// ProcessingEventDidSend, ProcessingEventSendFailed, ProcessingEventWillFetchNextBlock,
// ProcessingEventFetchNextBlockFailed, ProcessingEventMessageExpired, ProcessingEventRempSentToValidators,
// ProcessingEventRempIncludedIntoBlock, ProcessingEventRempIncludedIntoAcceptedBlock, ProcessingEventRempOther,
// ProcessingEventRempError, and from a newer daemon also UnknownVariant.
type ProcessingEvent interface{ isProcessingEvent() }

// ProcessingEventWillFetchFirstBlock: Never sent: no blocks are walked.
type ProcessingEventWillFetchFirstBlock struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventWillFetchFirstBlock) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventWillFetchFirstBlock
	return wire.Tagged("WillFetchFirstBlock", plain(v))
}

func (ProcessingEventWillFetchFirstBlock) isProcessingEvent() {}

// ProcessingEventFetchFirstBlockFailed: Never sent: no blocks are walked.
type ProcessingEventFetchFirstBlockFailed struct {
	// Error: What went wrong.
	Error ClientError `json:"error"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventFetchFirstBlockFailed) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventFetchFirstBlockFailed
	return wire.Tagged("FetchFirstBlockFailed", plain(v))
}

func (ProcessingEventFetchFirstBlockFailed) isProcessingEvent() {}

// ProcessingEventWillSend: The message is about to be sent.
type ProcessingEventWillSend struct {
	// ShardBlockID: Always empty; no blocks are walked.
	ShardBlockID string `json:"shard_block_id"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Message: The message.
	Message string `json:"message"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventWillSend) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventWillSend
	return wire.Tagged("WillSend", plain(v))
}

func (ProcessingEventWillSend) isProcessingEvent() {}

// ProcessingEventDidSend: The node took the message and executed it.
type ProcessingEventDidSend struct {
	// ShardBlockID: Always empty; no blocks are walked.
	ShardBlockID string `json:"shard_block_id"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Message: The message.
	Message string `json:"message"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventDidSend) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventDidSend
	return wire.Tagged("DidSend", plain(v))
}

func (ProcessingEventDidSend) isProcessingEvent() {}

// ProcessingEventSendFailed: The message could not be sent, or the node refused it.
type ProcessingEventSendFailed struct {
	// ShardBlockID: Always empty; no blocks are walked.
	ShardBlockID string `json:"shard_block_id"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Message: The message.
	Message string `json:"message"`
	// Error: What went wrong.
	Error ClientError `json:"error"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventSendFailed) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventSendFailed
	return wire.Tagged("SendFailed", plain(v))
}

func (ProcessingEventSendFailed) isProcessingEvent() {}

// ProcessingEventWillFetchNextBlock: The wait for the transaction begins.
type ProcessingEventWillFetchNextBlock struct {
	// ShardBlockID: Always empty; no blocks are walked.
	ShardBlockID string `json:"shard_block_id"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Message: The message.
	Message string `json:"message"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventWillFetchNextBlock) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventWillFetchNextBlock
	return wire.Tagged("WillFetchNextBlock", plain(v))
}

func (ProcessingEventWillFetchNextBlock) isProcessingEvent() {}

// ProcessingEventFetchNextBlockFailed: The transaction could not be asked for.
type ProcessingEventFetchNextBlockFailed struct {
	// ShardBlockID: Always empty; no blocks are walked.
	ShardBlockID string `json:"shard_block_id"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Message: The message.
	Message string `json:"message"`
	// Error: What went wrong.
	Error ClientError `json:"error"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventFetchNextBlockFailed) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventFetchNextBlockFailed
	return wire.Tagged("FetchNextBlockFailed", plain(v))
}

func (ProcessingEventFetchNextBlockFailed) isProcessingEvent() {}

// ProcessingEventMessageExpired: The message expired; a new one is made and sent.
type ProcessingEventMessageExpired struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Message: The message.
	Message string `json:"message"`
	// Error: Why it counts as expired.
	Error ClientError `json:"error"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventMessageExpired) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventMessageExpired
	return wire.Tagged("MessageExpired", plain(v))
}

func (ProcessingEventMessageExpired) isProcessingEvent() {}

// ProcessingEventRempSentToValidators: The network passed the message to its validators.
type ProcessingEventRempSentToValidators struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Timestamp: When the status was set, unix time in ms.
	Timestamp uint64 `json:"timestamp"`
	// JSON: What the node adds to the status; null for nothing.
	JSON json.RawMessage `json:"json"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventRempSentToValidators) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventRempSentToValidators
	return wire.Tagged("RempSentToValidators", plain(v))
}

func (ProcessingEventRempSentToValidators) isProcessingEvent() {}

// ProcessingEventRempIncludedIntoBlock: The message is in a block candidate.
type ProcessingEventRempIncludedIntoBlock struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Timestamp: When the status was set, unix time in ms.
	Timestamp uint64 `json:"timestamp"`
	// JSON: What the node adds to the status; null for nothing.
	JSON json.RawMessage `json:"json"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventRempIncludedIntoBlock) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventRempIncludedIntoBlock
	return wire.Tagged("RempIncludedIntoBlock", plain(v))
}

func (ProcessingEventRempIncludedIntoBlock) isProcessingEvent() {}

// ProcessingEventRempIncludedIntoAcceptedBlock: The message is in an accepted block.
type ProcessingEventRempIncludedIntoAcceptedBlock struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Timestamp: When the status was set, unix time in ms.
	Timestamp uint64 `json:"timestamp"`
	// JSON: What the node adds to the status; null for nothing.
	JSON json.RawMessage `json:"json"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventRempIncludedIntoAcceptedBlock) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventRempIncludedIntoAcceptedBlock
	return wire.Tagged("RempIncludedIntoAcceptedBlock", plain(v))
}

func (ProcessingEventRempIncludedIntoAcceptedBlock) isProcessingEvent() {}

// ProcessingEventRempOther: Another status, such as the final ones.
type ProcessingEventRempOther struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Timestamp: When the status was set, unix time in ms.
	Timestamp uint64 `json:"timestamp"`
	// JSON: What the node adds to the status; null for nothing.
	JSON json.RawMessage `json:"json"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventRempOther) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventRempOther
	return wire.Tagged("RempOther", plain(v))
}

func (ProcessingEventRempOther) isProcessingEvent() {}

// ProcessingEventRempError: Statuses are given up; the transaction is waited for instead.
type ProcessingEventRempError struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Error: Why.
	Error ClientError `json:"error"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventRempError) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventRempError
	return wire.Tagged("RempError", plain(v))
}

func (ProcessingEventRempError) isProcessingEvent() {}

func (UnknownVariant) isProcessingEvent() {}

func decodeProcessingEvent(data []byte) (ProcessingEvent, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "WillFetchFirstBlock":
		return wire.As[ProcessingEventWillFetchFirstBlock](data)
	case "FetchFirstBlockFailed":
		return wire.As[ProcessingEventFetchFirstBlockFailed](data)
	case "WillSend":
		return wire.As[ProcessingEventWillSend](data)
	case "DidSend":
		return wire.As[ProcessingEventDidSend](data)
	case "SendFailed":
		return wire.As[ProcessingEventSendFailed](data)
	case "WillFetchNextBlock":
		return wire.As[ProcessingEventWillFetchNextBlock](data)
	case "FetchNextBlockFailed":
		return wire.As[ProcessingEventFetchNextBlockFailed](data)
	case "MessageExpired":
		return wire.As[ProcessingEventMessageExpired](data)
	case "RempSentToValidators":
		return wire.As[ProcessingEventRempSentToValidators](data)
	case "RempIncludedIntoBlock":
		return wire.As[ProcessingEventRempIncludedIntoBlock](data)
	case "RempIncludedIntoAcceptedBlock":
		return wire.As[ProcessingEventRempIncludedIntoAcceptedBlock](data)
	case "RempOther":
		return wire.As[ProcessingEventRempOther](data)
	case "RempError":
		return wire.As[ProcessingEventRempError](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ProcessingResponseType: Messages of a processing function.
type ProcessingResponseType int

// Values of ProcessingResponseType.
const (
	// ProcessingResponseTypeProcessingEvent: A ProcessingEvent.
	ProcessingResponseTypeProcessingEvent ProcessingResponseType = 100
)

// ResultOfFetchNextMonitorResults: Fetched results.
type ResultOfFetchNextMonitorResults struct {
	// Results: The results. They leave the queue; those of a durable queue stay until they are acknowledged, and
	// come at most 1000 at once.
	Results []MessageMonitoringResult `json:"results"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfFetchNextMonitorResults) MarshalJSON() ([]byte, error) {
	type plain ResultOfFetchNextMonitorResults
	if v.Results == nil {
		v.Results = []MessageMonitoringResult{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfProcessMessage: The transaction of a message.
type ResultOfProcessMessage struct {
	// Transaction: The transaction as `boc.parse_transaction` returns it, with `boc`.
	Transaction json.RawMessage `json:"transaction"`
	// OutMessages: Outgoing messages in the order of the transaction.
	OutMessages []string `json:"out_messages"`
	// Decoded: Decoded outgoing messages, when an ABI is known. Optional.
	Decoded *DecodedOutput `json:"decoded,omitempty"`
	// Fees: What it cost.
	Fees TransactionFees `json:"fees"`
	// AccountID: The account. Extension of the published interface. Optional.
	AccountID *string `json:"account_id,omitempty"`
	// DappID: Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on
	// networks without Dapp IDs. Extension of the published interface. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Finality: How far the network has gone. Extension of the published interface. Optional.
	Finality *Finality `json:"finality,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfProcessMessage) MarshalJSON() ([]byte, error) {
	type plain ResultOfProcessMessage
	if v.OutMessages == nil {
		v.OutMessages = []string{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfSendMessage: What the node made of a message.
type ResultOfSendMessage struct {
	// MessageHash: Hash of the message. Optional.
	MessageHash *string `json:"message_hash,omitempty"`
	// BlockHash: Block of the transaction; `None` from nodes that do not state it. Optional.
	BlockHash *string `json:"block_hash,omitempty"`
	// TxHash: Hash of the transaction; `None` when there is none. Optional.
	TxHash *string `json:"tx_hash,omitempty"`
	// ReturnValue: Decoded results of the called function, when `abi` is given. Optional.
	ReturnValue json.RawMessage `json:"return_value,omitempty"`
	// Aborted: Whether the transaction was aborted; possible with exit code 0 by its action phase. Optional.
	Aborted *bool `json:"aborted,omitempty"`
	// ExitCode: Exit code of the compute phase. Optional.
	ExitCode *int32 `json:"exit_code,omitempty"`
	// ThreadID: Thread in which it was executed. Optional.
	ThreadID *string `json:"thread_id,omitempty"`
	// Producers: Hosts that produce blocks of the thread.
	Producers []string `json:"producers"`
	// CurrentTime: Time of the answer by the clock of the node, unix time in ms. Optional.
	CurrentTime *string `json:"current_time,omitempty"`
	// AccountID: The account. Optional.
	AccountID *string `json:"account_id,omitempty"`
	// DappID: Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on
	// networks without Dapp IDs. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Finality: How far the network has gone. Extension of the published interface. Optional.
	Finality *Finality `json:"finality,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfSendMessage) MarshalJSON() ([]byte, error) {
	type plain ResultOfSendMessage
	if v.Producers == nil {
		v.Producers = []string{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfSendMessages: Messages that were sent.
type ResultOfSendMessages struct {
	// Messages: All of them, in the form `Boc`.
	Messages []MessageMonitoringParams `json:"messages"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfSendMessages) MarshalJSON() ([]byte, error) {
	type plain ResultOfSendMessages
	if v.Messages == nil {
		v.Messages = []MessageMonitoringParams{}
	}
	return wire.Marshal(plain(v))
}
