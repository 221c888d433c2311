// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// ProcessingModule2: Messages on their way: sending, waiting for transactions, watching.
type ProcessingModule2 struct{ caller rpc.Caller }

// MonitorMessages adds messages to a queue that watches them.
//
// Makes the queue when there is none of this name.
//
// Wire name: processing.monitor_messages.
//
// Errors: 14 NetModuleNotInit, 201 InvalidBoc, 206 BocRefNotFound, 512 InvalidData.
func (m ProcessingModule2) MonitorMessages(ctx context.Context, params ProcessingParamsOfMonitorMessages, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "processing.monitor_messages", params, nil, options...)
}

// GetMonitorInfo counts the messages and results of a queue.
//
// Zeros for an unknown queue.
//
// Wire name: processing.get_monitor_info.
func (m ProcessingModule2) GetMonitorInfo(ctx context.Context, params ProcessingParamsOfGetMonitorInfo, options ...rpc.CallOption) (result ProcessingMonitoringQueueInfo, err error) {
	err = m.caller.Call(ctx, "processing.get_monitor_info", params, &result, options...)
	return result, err
}

// FetchNextMonitorResults takes results out of a queue, waiting for them if asked to.
//
// A waiting call fails when the network fails for good; the queue goes on. On a queue without messages it waits
// until some are added and resolved; end it by cancelling the call, or the queue.
//
// Wire name: processing.fetch_next_monitor_results.
//
// Errors: 11 HttpRequestSendError, 12 HttpRequestParseError, 608 GraphqlError, 615 Unauthorized.
func (m ProcessingModule2) FetchNextMonitorResults(ctx context.Context, params ProcessingParamsOfFetchNextMonitorResults, options ...rpc.CallOption) (result ProcessingResultOfFetchNextMonitorResults, err error) {
	err = m.caller.Call(ctx, "processing.fetch_next_monitor_results", params, &result, options...)
	return result, err
}

// CancelMonitor drops a queue with its messages and results.
//
// Unknown queues are ignored. A waiting fetch ends without results.
//
// Wire name: processing.cancel_monitor.
func (m ProcessingModule2) CancelMonitor(ctx context.Context, params ProcessingParamsOfCancelMonitor, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "processing.cancel_monitor", params, nil, options...)
}

// SendMessages sends external messages, and watches them if asked to.
//
// The Dapp ID of each destination is taken to be its account id; a node redirects to the real one. All messages
// are read before the first is sent. When some cannot be sent the others are sent all the same, and the error of
// the first has the hashes of all that were sent in `data.sent`; only those are watched.
//
// Wire name: processing.send_messages.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 14 NetModuleNotInit, 11 HttpRequestSendError, 12
// HttpRequestParseError, 502 MessageHasNotDestinationAddress, 512 InvalidData, 518 DappIdRequired, 615
// Unauthorized, 619 ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623 AllAttemptsFailed.
func (m ProcessingModule2) SendMessages(ctx context.Context, params ProcessingParamsOfSendMessages, options ...rpc.CallOption) (result ProcessingResultOfSendMessages, err error) {
	err = m.caller.Call(ctx, "processing.send_messages", params, &result, options...)
	return result, err
}

// MessageOfProcessingSendMessage is what the callback of processing.send_message receives. The field of its
// response type is set.
type MessageOfProcessingSendMessage struct {
	// ResponseType tells which of the fields below is set; one that this version does not know sets none.
	ResponseType uint32
	// Lost is how many messages were dropped just before this one.
	Lost uint32
	// JSON is the message as it came.
	JSON json.RawMessage
	// ProcessingProcessingEvent is the message of response type 100.
	ProcessingProcessingEvent ProcessingProcessingEvent
}

func readMessageOfProcessingSendMessage(message rpc.Message) MessageOfProcessingSendMessage {
	read := MessageOfProcessingSendMessage{ResponseType: message.ResponseType, Lost: message.Lost, JSON: message.Data}
	switch message.ResponseType {
	case 100:
		if value, err := decodeProcessingProcessingEvent(message.Data); err == nil {
			read.ProcessingProcessingEvent = value
		}
	}
	return read
}

// SendMessage sends an external message; the node executes it and answers with the outcome.
//
// Up to 3 attempts at every endpoint. Redirects to another producer or thread are followed. A copy that the node
// refuses as duplicate gives the result of the message when its transaction appears in time.
//
// Wire name: processing.send_message.
//
// Messages go to onMessage, which may be nil, until the call returns.
//
// Errors: 1 NotImplemented, 3 InvalidBase64, 201 InvalidBoc, 206 BocRefNotFound, 303 InvalidJson, 501
// MessageAlreadyExpired, 517 InvalidThread, 14 NetModuleNotInit, 11 HttpRequestSendError, 12
// HttpRequestParseError, 502 MessageHasNotDestinationAddress, 512 InvalidData, 518 DappIdRequired, 615
// Unauthorized, 619 ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623 AllAttemptsFailed.
func (m ProcessingModule2) SendMessage(ctx context.Context, params ProcessingParamsOfSendMessage, onMessage func(MessageOfProcessingSendMessage), options ...rpc.CallOption) (result ProcessingResultOfSendMessage, err error) {
	if onMessage != nil {
		handle := func(message rpc.Message) { onMessage(readMessageOfProcessingSendMessage(message)) }
		options = append([]rpc.CallOption{rpc.WithCallback(handle)}, options...)
	}
	err = m.caller.Call(ctx, "processing.send_message", params, &result, options...)
	return result, err
}

// MessageOfProcessingWaitForTransaction is what the callback of processing.wait_for_transaction receives. The
// field of its response type is set.
type MessageOfProcessingWaitForTransaction struct {
	// ResponseType tells which of the fields below is set; one that this version does not know sets none.
	ResponseType uint32
	// Lost is how many messages were dropped just before this one.
	Lost uint32
	// JSON is the message as it came.
	JSON json.RawMessage
	// ProcessingProcessingEvent is the message of response type 100.
	ProcessingProcessingEvent ProcessingProcessingEvent
}

func readMessageOfProcessingWaitForTransaction(message rpc.Message) MessageOfProcessingWaitForTransaction {
	read := MessageOfProcessingWaitForTransaction{ResponseType: message.ResponseType, Lost: message.Lost, JSON: message.Data}
	switch message.ResponseType {
	case 100:
		if value, err := decodeProcessingProcessingEvent(message.Data); err == nil {
			read.ProcessingProcessingEvent = value
		}
	}
	return read
}

// WaitForTransaction waits for the transaction of a sent message.
//
// The wait ends `network.message_processing_timeout` after the expiration of the message, or after the call when
// it has none. An aborted transaction is an error; so is one that did not appear, with the outcome of a local
// run of the message in `data.local_error`.
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
// Unauthorized.
func (m ProcessingModule2) WaitForTransaction(ctx context.Context, params ProcessingParamsOfWaitForTransaction, onMessage func(MessageOfProcessingWaitForTransaction), options ...rpc.CallOption) (result ProcessingResultOfProcessMessage, err error) {
	if onMessage != nil {
		handle := func(message rpc.Message) { onMessage(readMessageOfProcessingWaitForTransaction(message)) }
		options = append([]rpc.CallOption{rpc.WithCallback(handle)}, options...)
	}
	err = m.caller.Call(ctx, "processing.wait_for_transaction", params, &result, options...)
	return result, err
}

// MessageOfProcessingProcessMessage is what the callback of processing.process_message receives. The field of
// its response type is set.
type MessageOfProcessingProcessMessage struct {
	// ResponseType tells which of the fields below is set; one that this version does not know sets none.
	ResponseType uint32
	// Lost is how many messages were dropped just before this one.
	Lost uint32
	// JSON is the message as it came.
	JSON json.RawMessage
	// ProcessingProcessingEvent is the message of response type 100.
	ProcessingProcessingEvent ProcessingProcessingEvent
}

func readMessageOfProcessingProcessMessage(message rpc.Message) MessageOfProcessingProcessMessage {
	read := MessageOfProcessingProcessMessage{ResponseType: message.ResponseType, Lost: message.Lost, JSON: message.Data}
	switch message.ResponseType {
	case 100:
		if value, err := decodeProcessingProcessingEvent(message.Data); err == nil {
			read.ProcessingProcessingEvent = value
		}
	}
	return read
}

// ProcessMessage makes a message, sends it, and waits for its transaction.
//
// A message that expired is replaced by a new one, signed again and with a longer lifetime, up to
// `network.message_retries_count` times; only when the contract refused it as expired or repeated, or when
// nothing in a local run speaks against it. While no endpoint can be reached the same message is sent again, as
// long as it lives and `network.max_reconnect_timeout` allows.
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
// DappIdRequired, 615 Unauthorized, 619 ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623
// AllAttemptsFailed, 507 MessageExpired, 508 TransactionWaitTimeout, 514 MessageRejected, 401
// CanNotReadTransaction, 403 TransactionAborted, 405 ActionPhaseFailed, 406 AccountCodeMissing, 407 LowBalance,
// 408 AccountFrozenOrDeleted, 414 ContractExecutionError, 415 AccountIsSuspended, 605 InvalidServerResponse, 608
// GraphqlError, 513 ExternalSignerMustNotBeUsed.
func (m ProcessingModule2) ProcessMessage(ctx context.Context, params ProcessingParamsOfProcessMessage, onMessage func(MessageOfProcessingProcessMessage), options ...rpc.CallOption) (result ProcessingResultOfProcessMessage, err error) {
	if onMessage != nil {
		handle := func(message rpc.Message) { onMessage(readMessageOfProcessingProcessMessage(message)) }
		options = append([]rpc.CallOption{rpc.WithCallback(handle)}, options...)
	}
	err = m.caller.Call(ctx, "processing.process_message", params, &result, options...)
	return result, err
}

// ProcessingProcessingErrorCode: Numbers of the errors of module processing.
type ProcessingProcessingErrorCode = int

// Values of ProcessingProcessingErrorCode.
const (
	// ProcessingProcessingErrorCodeMessageAlreadyExpiredValue: The `expire` header of a message is not in the
	// future before it is sent.
	ProcessingProcessingErrorCodeMessageAlreadyExpiredValue ProcessingProcessingErrorCode = 501
	// ProcessingProcessingErrorCodeMessageHasNotDestinationAddressValue: A message has no account as
	// destination.
	ProcessingProcessingErrorCodeMessageHasNotDestinationAddressValue ProcessingProcessingErrorCode = 502
	// ProcessingProcessingErrorCodeCanNotBuildMessageCellValue: Cannot occur: a message that cannot be written
	// is an error of module abi (305, 306).
	ProcessingProcessingErrorCodeCanNotBuildMessageCellValue ProcessingProcessingErrorCode = 503
	// ProcessingProcessingErrorCodeFetchBlockFailedValue: Cannot occur: no blocks are walked.
	ProcessingProcessingErrorCodeFetchBlockFailedValue ProcessingProcessingErrorCode = 504
	// ProcessingProcessingErrorCodeSendMessageFailedValue: Cannot occur: a refusal of the node is 621 of module
	// net.
	ProcessingProcessingErrorCodeSendMessageFailedValue ProcessingProcessingErrorCode = 505
	// ProcessingProcessingErrorCodeInvalidMessageBocValue: Cannot occur: an unreadable message is 201 of module
	// boc.
	ProcessingProcessingErrorCodeInvalidMessageBocValue ProcessingProcessingErrorCode = 506
	// ProcessingProcessingErrorCodeMessageExpiredValue: The transaction of a message with an `expire` header was
	// not found in time, or the contract refused the message as expired (57) or repeated (52).
	ProcessingProcessingErrorCodeMessageExpiredValue ProcessingProcessingErrorCode = 507
	// ProcessingProcessingErrorCodeTransactionWaitTimeoutValue: The transaction of a message without `expire`
	// header was not found within `network.message_processing_timeout`.
	ProcessingProcessingErrorCodeTransactionWaitTimeoutValue ProcessingProcessingErrorCode = 508
	// ProcessingProcessingErrorCodeInvalidBlockReceivedValue: Cannot occur: no blocks are walked.
	ProcessingProcessingErrorCodeInvalidBlockReceivedValue ProcessingProcessingErrorCode = 509
	// ProcessingProcessingErrorCodeCanNotCheckBlockShardValue: Cannot occur: no blocks are walked.
	ProcessingProcessingErrorCodeCanNotCheckBlockShardValue ProcessingProcessingErrorCode = 510
	// ProcessingProcessingErrorCodeBlockNotFoundValue: No block was found to start from.
	ProcessingProcessingErrorCodeBlockNotFoundValue ProcessingProcessingErrorCode = 511
	// ProcessingProcessingErrorCodeInvalidDataValue: An `account_id` or `dapp_id` is not 64 hex characters,
	// `tx_hash` is missing, or an answer of the node cannot be read.
	ProcessingProcessingErrorCodeInvalidDataValue ProcessingProcessingErrorCode = 512
	// ProcessingProcessingErrorCodeExternalSignerMustNotBeUsedValue: `process_message` is called with
	// `Signer.External`, whose message nobody could sign in time.
	ProcessingProcessingErrorCodeExternalSignerMustNotBeUsedValue ProcessingProcessingErrorCode = 513
	// ProcessingProcessingErrorCodeMessageRejectedValue: The network reported by REMP that it refuses the
	// message.
	ProcessingProcessingErrorCodeMessageRejectedValue ProcessingProcessingErrorCode = 514
	// ProcessingProcessingErrorCodeInvalidRempStatusValue: A REMP status cannot be read. It only travels in the
	// event `RempError`.
	ProcessingProcessingErrorCodeInvalidRempStatusValue ProcessingProcessingErrorCode = 515
	// ProcessingProcessingErrorCodeNextRempStatusTimeoutValue: No further REMP status came in time. It only
	// travels in the event `RempError`.
	ProcessingProcessingErrorCodeNextRempStatusTimeoutValue ProcessingProcessingErrorCode = 516
	// ProcessingProcessingErrorCodeInvalidThreadValue: `thread_id` is not 68 hex characters.
	ProcessingProcessingErrorCodeInvalidThreadValue ProcessingProcessingErrorCode = 517
	// ProcessingProcessingErrorCodeDappIdRequiredValue: `dapp_id` is missing or empty and the node is aware of
	// Dapp IDs (version 1.0.0 or later, or unknown).
	ProcessingProcessingErrorCodeDappIdRequiredValue ProcessingProcessingErrorCode = 518
)

// ProcessingDecodedOutput: Decoded outgoing messages of a transaction.
type ProcessingDecodedOutput struct {
	// OutMessages: Decoded bodies in the order of `out_messages`; null where the ABI does not describe the body.
	OutMessages []*DecodedMessageBody `json:"out_messages"`
	// Output: Value of the last body that holds results of a function. Optional.
	Output json.RawMessage `json:"output,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingDecodedOutput) MarshalJSON() ([]byte, error) {
	type plain ProcessingDecodedOutput
	if v.OutMessages == nil {
		v.OutMessages = []*DecodedMessageBody{}
	}
	return wire.Marshal(plain(v))
}

// ProcessingMessageMonitoringParams: A message to be watched, and for how long.
type ProcessingMessageMonitoringParams struct {
	// Message: The message.
	Message ProcessingMonitoredMessage `json:"message"`
	// WaitUntil: When the message counts as lost, unix time in s.
	WaitUntil uint32 `json:"wait_until"`
	// UserData: Anything; comes back with the result. Optional.
	UserData json.RawMessage `json:"user_data,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ProcessingMessageMonitoringParams) UnmarshalJSON(data []byte) (err error) {
	type plain ProcessingMessageMonitoringParams
	var fields struct {
		*plain
		// As text.
		Message json.RawMessage `json:"message"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Message, err = decodeProcessingMonitoredMessage(fields.Message); err != nil {
		return fmt.Errorf("message: %w", err)
	}
	return nil
}

// ProcessingMessageMonitoringResult: What became of a watched message.
type ProcessingMessageMonitoringResult struct {
	// Hash: Hash of the message.
	Hash string `json:"hash"`
	// Status: Outcome.
	Status ProcessingMessageMonitoringStatus `json:"status"`
	// Transaction: Its transaction. Optional.
	Transaction *ProcessingMessageMonitoringTransaction `json:"transaction,omitempty"`
	// Error: Why it counts as lost. Optional.
	Error *string `json:"error,omitempty"`
	// UserData: What was given with the message. Optional.
	UserData json.RawMessage `json:"user_data,omitempty"`
}

// ProcessingMessageMonitoringStatus: What became of a watched message.
type ProcessingMessageMonitoringStatus string

// Values of ProcessingMessageMonitoringStatus.
const (
	// ProcessingMessageMonitoringStatusFinalizedValue: Its transaction is final.
	ProcessingMessageMonitoringStatusFinalizedValue ProcessingMessageMonitoringStatus = "Finalized"
	// ProcessingMessageMonitoringStatusTimeoutValue: No transaction was found until `wait_until`.
	ProcessingMessageMonitoringStatusTimeoutValue ProcessingMessageMonitoringStatus = "Timeout"
	// ProcessingMessageMonitoringStatusReservedValue: Never given.
	ProcessingMessageMonitoringStatusReservedValue ProcessingMessageMonitoringStatus = "Reserved"
)

// ProcessingMessageMonitoringTransaction: Transaction of a message.
type ProcessingMessageMonitoringTransaction struct {
	// Hash: Hash of the transaction. Optional.
	Hash *string `json:"hash,omitempty"`
	// Aborted: Whether it was aborted.
	Aborted bool `json:"aborted"`
	// Compute: Its compute phase. Optional.
	Compute *ProcessingMessageMonitoringTransactionCompute `json:"compute,omitempty"`
}

// ProcessingMessageMonitoringTransactionCompute: Compute phase of a transaction.
type ProcessingMessageMonitoringTransactionCompute struct {
	// ExitCode: Exit code.
	ExitCode int32 `json:"exit_code"`
}

// ProcessingMessageSendingParams: A message to be sent.
type ProcessingMessageSendingParams struct {
	// Boc: The message.
	Boc string `json:"boc"`
	// WaitUntil: When the message counts as lost, unix time in s.
	WaitUntil uint32 `json:"wait_until"`
	// UserData: Anything; comes back with the result. Optional.
	UserData json.RawMessage `json:"user_data,omitempty"`
}

// ProcessingMonitorFetchWaitMode: What to wait for.
type ProcessingMonitorFetchWaitMode string

// Values of ProcessingMonitorFetchWaitMode.
const (
	// ProcessingMonitorFetchWaitModeAtLeastOneValue: At least one result.
	ProcessingMonitorFetchWaitModeAtLeastOneValue ProcessingMonitorFetchWaitMode = "AtLeastOne"
	// ProcessingMonitorFetchWaitModeAllValue: At least one result, and no message of the queue without one.
	ProcessingMonitorFetchWaitModeAllValue ProcessingMonitorFetchWaitMode = "All"
	// ProcessingMonitorFetchWaitModeNoWaitValue: Nothing: the results that are there.
	ProcessingMonitorFetchWaitModeNoWaitValue ProcessingMonitorFetchWaitMode = "NoWait"
)

// ProcessingMonitoredMessage: A message to be watched.
//
// One of ProcessingMonitoredMessageBocVariant, ProcessingMonitoredMessageHashAddressVariant, and from a newer
// daemon also UnknownVariant.
type ProcessingMonitoredMessage interface{ isProcessingMonitoredMessage() }

// ProcessingMonitoredMessageBocVariant: The message itself.
type ProcessingMonitoredMessageBocVariant struct {
	// Boc: The message.
	Boc string `json:"boc"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingMonitoredMessageBocVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingMonitoredMessageBocVariant
	return wire.Tagged("Boc", plain(v))
}

func (ProcessingMonitoredMessageBocVariant) isProcessingMonitoredMessage() {}

// ProcessingMonitoredMessageHashAddressVariant: A message that is known by its hash.
type ProcessingMonitoredMessageHashAddressVariant struct {
	// Hash: Hash of the message, 64 hex characters.
	Hash string `json:"hash"`
	// Address: Its destination.
	Address string `json:"address"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingMonitoredMessageHashAddressVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingMonitoredMessageHashAddressVariant
	return wire.Tagged("HashAddress", plain(v))
}

func (ProcessingMonitoredMessageHashAddressVariant) isProcessingMonitoredMessage() {}

func (UnknownVariant) isProcessingMonitoredMessage() {}

func decodeProcessingMonitoredMessage(data []byte) (ProcessingMonitoredMessage, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Boc":
		return wire.As[ProcessingMonitoredMessageBocVariant](data)
	case "HashAddress":
		return wire.As[ProcessingMonitoredMessageHashAddressVariant](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ProcessingMonitoringQueueInfo: Counts of a queue.
type ProcessingMonitoringQueueInfo struct {
	// Unresolved: Messages without result.
	Unresolved uint32 `json:"unresolved"`
	// Resolved: Results that wait to be fetched.
	Resolved uint32 `json:"resolved"`
}

// ProcessingParamsOfCancelMonitor: A queue to be dropped.
type ProcessingParamsOfCancelMonitor struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
}

// ProcessingParamsOfFetchNextMonitorResults: Results to be fetched.
type ProcessingParamsOfFetchNextMonitorResults struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
	// WaitMode: What to wait for. Default "NoWait". Optional.
	WaitMode *ProcessingMonitorFetchWaitMode `json:"wait_mode,omitempty"`
}

// ProcessingParamsOfGetMonitorInfo: A queue of watched messages.
type ProcessingParamsOfGetMonitorInfo struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
}

// ProcessingParamsOfMonitorMessages: Messages to be watched.
type ProcessingParamsOfMonitorMessages struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
	// Messages: The messages.
	Messages []ProcessingMessageMonitoringParams `json:"messages"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingParamsOfMonitorMessages) MarshalJSON() ([]byte, error) {
	type plain ProcessingParamsOfMonitorMessages
	if v.Messages == nil {
		v.Messages = []ProcessingMessageMonitoringParams{}
	}
	return wire.Marshal(plain(v))
}

// ProcessingParamsOfProcessMessage: A message to be made, sent and waited for.
type ProcessingParamsOfProcessMessage struct {
	// MessageEncodeParams: The message. `processing_try_index` counts the attempts of this call.
	MessageEncodeParams ParamsOfEncodeMessage `json:"message_encode_params"`
	// SendEvents: Send a ProcessingEvent for each step to the callback of the call. Default false. Optional.
	SendEvents *bool `json:"send_events,omitempty"`
	// DappID: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
	// with all others its absence is 518.
	DappID string `json:"dapp_id"`
}

// ProcessingParamsOfSendMessage: An external message to be sent.
type ProcessingParamsOfSendMessage struct {
	// Message: The message, base64; references to the cache are not taken.
	Message string `json:"message"`
	// Abi: ABI of the destination: the expiration is checked before and the result decoded after sending.
	// Optional.
	Abi Abi `json:"abi,omitempty"`
	// ThreadID: Thread of the account, 68 hex characters. Default
	// "00000000000000000000000000000000000000000000000000000000000000000000". Optional.
	ThreadID *string `json:"thread_id,omitempty"`
	// SendEvents: Send a ProcessingEvent for each step to the callback of the call. Default false. Optional.
	SendEvents *bool `json:"send_events,omitempty"`
	// DappID: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
	// with all others its absence is 518.
	DappID string `json:"dapp_id"`
	// Rules: Chain rules of messages and transactions. Extension of the published interface. Default "current".
	// Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ProcessingParamsOfSendMessage) UnmarshalJSON(data []byte) (err error) {
	type plain ProcessingParamsOfSendMessage
	var fields struct {
		*plain
		// As text.
		Abi json.RawMessage `json:"abi"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Abi, err = decodeAbi(fields.Abi); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	return nil
}

// ProcessingParamsOfSendMessages: Messages to be sent.
type ProcessingParamsOfSendMessages struct {
	// Messages: The messages.
	Messages []ProcessingMessageSendingParams `json:"messages"`
	// MonitorQueue: Queue that watches them. Optional.
	MonitorQueue *string `json:"monitor_queue,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingParamsOfSendMessages) MarshalJSON() ([]byte, error) {
	type plain ProcessingParamsOfSendMessages
	if v.Messages == nil {
		v.Messages = []ProcessingMessageSendingParams{}
	}
	return wire.Marshal(plain(v))
}

// ProcessingParamsOfWaitForTransaction: A message that was sent.
type ProcessingParamsOfWaitForTransaction struct {
	// Abi: ABI of the destination: gives the expiration and decodes the outgoing messages. Optional.
	Abi Abi `json:"abi,omitempty"`
	// Message: The message.
	Message string `json:"message"`
	// ShardBlockID: Ignored. Optional.
	//
	// Deprecated: No blocks are walked.
	ShardBlockID *string `json:"shard_block_id,omitempty"`
	// SendEvents: Send a ProcessingEvent for each step to the callback of the call. Default false. Optional.
	SendEvents *bool `json:"send_events,omitempty"`
	// SendingEndpoints: Endpoints that the message was sent to; named in the error when it is lost. Optional.
	SendingEndpoints []string `json:"sending_endpoints,omitzero"`
	// TxHash: Hash of the transaction, as `send_message` gave it. Its absence is 512. Optional.
	TxHash *string `json:"tx_hash,omitempty"`
	// Rules: Chain rules of messages and transactions. Extension of the published interface. Default "current".
	// Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ProcessingParamsOfWaitForTransaction) UnmarshalJSON(data []byte) (err error) {
	type plain ProcessingParamsOfWaitForTransaction
	var fields struct {
		*plain
		// As text.
		Abi json.RawMessage `json:"abi"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Abi, err = decodeAbi(fields.Abi); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	return nil
}

// ProcessingProcessingEvent: A step of the processing of a message.
//
// One of ProcessingProcessingEventWillFetchFirstBlockVariant,
// ProcessingProcessingEventFetchFirstBlockFailedVariant, ProcessingProcessingEventWillSendVariant,
// ProcessingProcessingEventDidSendVariant, ProcessingProcessingEventSendFailedVariant,
// ProcessingProcessingEventWillFetchNextBlockVariant, ProcessingProcessingEventFetchNextBlockFailedVariant,
// ProcessingProcessingEventMessageExpiredVariant, ProcessingProcessingEventRempSentToValidatorsVariant,
// ProcessingProcessingEventRempIncludedIntoBlockVariant,
// ProcessingProcessingEventRempIncludedIntoAcceptedBlockVariant, ProcessingProcessingEventRempOtherVariant,
// ProcessingProcessingEventRempErrorVariant, and from a newer daemon also UnknownVariant.
type ProcessingProcessingEvent interface{ isProcessingProcessingEvent() }

// ProcessingProcessingEventWillFetchFirstBlockVariant: Never sent: no blocks are walked.
type ProcessingProcessingEventWillFetchFirstBlockVariant struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingProcessingEventWillFetchFirstBlockVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventWillFetchFirstBlockVariant
	return wire.Tagged("WillFetchFirstBlock", plain(v))
}

func (ProcessingProcessingEventWillFetchFirstBlockVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventFetchFirstBlockFailedVariant: Never sent: no blocks are walked.
type ProcessingProcessingEventFetchFirstBlockFailedVariant struct {
	// Error: What went wrong.
	Error ClientError `json:"error"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingProcessingEventFetchFirstBlockFailedVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventFetchFirstBlockFailedVariant
	return wire.Tagged("FetchFirstBlockFailed", plain(v))
}

func (ProcessingProcessingEventFetchFirstBlockFailedVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventWillSendVariant: The message is about to be sent.
type ProcessingProcessingEventWillSendVariant struct {
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
func (v ProcessingProcessingEventWillSendVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventWillSendVariant
	return wire.Tagged("WillSend", plain(v))
}

func (ProcessingProcessingEventWillSendVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventDidSendVariant: The node took the message and executed it.
type ProcessingProcessingEventDidSendVariant struct {
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
func (v ProcessingProcessingEventDidSendVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventDidSendVariant
	return wire.Tagged("DidSend", plain(v))
}

func (ProcessingProcessingEventDidSendVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventSendFailedVariant: The message could not be sent, or the node refused it.
type ProcessingProcessingEventSendFailedVariant struct {
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
func (v ProcessingProcessingEventSendFailedVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventSendFailedVariant
	return wire.Tagged("SendFailed", plain(v))
}

func (ProcessingProcessingEventSendFailedVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventWillFetchNextBlockVariant: The wait for the transaction begins.
type ProcessingProcessingEventWillFetchNextBlockVariant struct {
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
func (v ProcessingProcessingEventWillFetchNextBlockVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventWillFetchNextBlockVariant
	return wire.Tagged("WillFetchNextBlock", plain(v))
}

func (ProcessingProcessingEventWillFetchNextBlockVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventFetchNextBlockFailedVariant: The transaction could not be asked for.
type ProcessingProcessingEventFetchNextBlockFailedVariant struct {
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
func (v ProcessingProcessingEventFetchNextBlockFailedVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventFetchNextBlockFailedVariant
	return wire.Tagged("FetchNextBlockFailed", plain(v))
}

func (ProcessingProcessingEventFetchNextBlockFailedVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventMessageExpiredVariant: The message expired; a new one is made and sent.
type ProcessingProcessingEventMessageExpiredVariant struct {
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
func (v ProcessingProcessingEventMessageExpiredVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventMessageExpiredVariant
	return wire.Tagged("MessageExpired", plain(v))
}

func (ProcessingProcessingEventMessageExpiredVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventRempSentToValidatorsVariant: The network passed the message to its validators.
type ProcessingProcessingEventRempSentToValidatorsVariant struct {
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
func (v ProcessingProcessingEventRempSentToValidatorsVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventRempSentToValidatorsVariant
	return wire.Tagged("RempSentToValidators", plain(v))
}

func (ProcessingProcessingEventRempSentToValidatorsVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventRempIncludedIntoBlockVariant: The message is in a block candidate.
type ProcessingProcessingEventRempIncludedIntoBlockVariant struct {
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
func (v ProcessingProcessingEventRempIncludedIntoBlockVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventRempIncludedIntoBlockVariant
	return wire.Tagged("RempIncludedIntoBlock", plain(v))
}

func (ProcessingProcessingEventRempIncludedIntoBlockVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventRempIncludedIntoAcceptedBlockVariant: The message is in an accepted block.
type ProcessingProcessingEventRempIncludedIntoAcceptedBlockVariant struct {
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
func (v ProcessingProcessingEventRempIncludedIntoAcceptedBlockVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventRempIncludedIntoAcceptedBlockVariant
	return wire.Tagged("RempIncludedIntoAcceptedBlock", plain(v))
}

func (ProcessingProcessingEventRempIncludedIntoAcceptedBlockVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventRempOtherVariant: Another status, such as the final ones.
type ProcessingProcessingEventRempOtherVariant struct {
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
func (v ProcessingProcessingEventRempOtherVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventRempOtherVariant
	return wire.Tagged("RempOther", plain(v))
}

func (ProcessingProcessingEventRempOtherVariant) isProcessingProcessingEvent() {}

// ProcessingProcessingEventRempErrorVariant: Statuses are given up; the transaction is waited for instead.
type ProcessingProcessingEventRempErrorVariant struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Error: Why.
	Error ClientError `json:"error"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingProcessingEventRempErrorVariant) MarshalJSON() ([]byte, error) {
	type plain ProcessingProcessingEventRempErrorVariant
	return wire.Tagged("RempError", plain(v))
}

func (ProcessingProcessingEventRempErrorVariant) isProcessingProcessingEvent() {}

func (UnknownVariant) isProcessingProcessingEvent() {}

func decodeProcessingProcessingEvent(data []byte) (ProcessingProcessingEvent, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "WillFetchFirstBlock":
		return wire.As[ProcessingProcessingEventWillFetchFirstBlockVariant](data)
	case "FetchFirstBlockFailed":
		return wire.As[ProcessingProcessingEventFetchFirstBlockFailedVariant](data)
	case "WillSend":
		return wire.As[ProcessingProcessingEventWillSendVariant](data)
	case "DidSend":
		return wire.As[ProcessingProcessingEventDidSendVariant](data)
	case "SendFailed":
		return wire.As[ProcessingProcessingEventSendFailedVariant](data)
	case "WillFetchNextBlock":
		return wire.As[ProcessingProcessingEventWillFetchNextBlockVariant](data)
	case "FetchNextBlockFailed":
		return wire.As[ProcessingProcessingEventFetchNextBlockFailedVariant](data)
	case "MessageExpired":
		return wire.As[ProcessingProcessingEventMessageExpiredVariant](data)
	case "RempSentToValidators":
		return wire.As[ProcessingProcessingEventRempSentToValidatorsVariant](data)
	case "RempIncludedIntoBlock":
		return wire.As[ProcessingProcessingEventRempIncludedIntoBlockVariant](data)
	case "RempIncludedIntoAcceptedBlock":
		return wire.As[ProcessingProcessingEventRempIncludedIntoAcceptedBlockVariant](data)
	case "RempOther":
		return wire.As[ProcessingProcessingEventRempOtherVariant](data)
	case "RempError":
		return wire.As[ProcessingProcessingEventRempErrorVariant](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ProcessingProcessingResponseType: Messages of a processing function.
type ProcessingProcessingResponseType int

// Values of ProcessingProcessingResponseType.
const (
	// ProcessingProcessingResponseTypeProcessingEventValue: A ProcessingEvent.
	ProcessingProcessingResponseTypeProcessingEventValue ProcessingProcessingResponseType = 100
)

// ProcessingResultOfFetchNextMonitorResults: Fetched results.
type ProcessingResultOfFetchNextMonitorResults struct {
	// Results: The results; they leave the queue.
	Results []ProcessingMessageMonitoringResult `json:"results"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingResultOfFetchNextMonitorResults) MarshalJSON() ([]byte, error) {
	type plain ProcessingResultOfFetchNextMonitorResults
	if v.Results == nil {
		v.Results = []ProcessingMessageMonitoringResult{}
	}
	return wire.Marshal(plain(v))
}

// ProcessingResultOfProcessMessage: The transaction of a message.
type ProcessingResultOfProcessMessage struct {
	// Transaction: The transaction as `boc.parse_transaction` gives it, with `boc`.
	Transaction json.RawMessage `json:"transaction"`
	// OutMessages: Outgoing messages in the order of the transaction.
	OutMessages []string `json:"out_messages"`
	// Decoded: Decoded outgoing messages, when an ABI is known. Optional.
	Decoded *ProcessingDecodedOutput `json:"decoded,omitempty"`
	// Fees: What it cost.
	Fees ProcessingTransactionFees `json:"fees"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingResultOfProcessMessage) MarshalJSON() ([]byte, error) {
	type plain ProcessingResultOfProcessMessage
	if v.OutMessages == nil {
		v.OutMessages = []string{}
	}
	return wire.Marshal(plain(v))
}

// ProcessingResultOfSendMessage: What the node made of a message.
type ProcessingResultOfSendMessage struct {
	// MessageHash: Hash of the message. Optional.
	MessageHash *string `json:"message_hash,omitempty"`
	// BlockHash: Block of the transaction; `None` from nodes that do not tell. Optional.
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
	// DappID: Its Dapp ID. Optional.
	DappID *string `json:"dapp_id,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingResultOfSendMessage) MarshalJSON() ([]byte, error) {
	type plain ProcessingResultOfSendMessage
	if v.Producers == nil {
		v.Producers = []string{}
	}
	return wire.Marshal(plain(v))
}

// ProcessingResultOfSendMessages: Messages that were sent.
type ProcessingResultOfSendMessages struct {
	// Messages: All of them, in the form `Boc`.
	Messages []ProcessingMessageMonitoringParams `json:"messages"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingResultOfSendMessages) MarshalJSON() ([]byte, error) {
	type plain ProcessingResultOfSendMessages
	if v.Messages == nil {
		v.Messages = []ProcessingMessageMonitoringParams{}
	}
	return wire.Marshal(plain(v))
}

// ProcessingTransactionFees: What a transaction cost, in nano units.
type ProcessingTransactionFees struct {
	// InMsgFwdFee: For the import of the inbound message.
	InMsgFwdFee uint64 `json:"in_msg_fwd_fee"`
	// StorageFee: For storage.
	StorageFee uint64 `json:"storage_fee"`
	// GasFee: For computation.
	GasFee uint64 `json:"gas_fee"`
	// OutMsgsFwdFee: For forwarding the outgoing messages.
	OutMsgsFwdFee uint64 `json:"out_msgs_fwd_fee"`
	// TotalAccountFees: What the account paid in total.
	TotalAccountFees uint64 `json:"total_account_fees"`
	// TotalOutput: Sum of the values of all outgoing messages; 0 when it exceeds 64 bits.
	TotalOutput uint64 `json:"total_output"`
	// ExtInMsgFee: The same as `in_msg_fwd_fee`.
	ExtInMsgFee uint64 `json:"ext_in_msg_fee"`
	// TotalFwdFees: The same as `out_msgs_fwd_fee`.
	TotalFwdFees uint64 `json:"total_fwd_fees"`
	// AccountFees: The same as `total_account_fees`.
	AccountFees uint64 `json:"account_fees"`
}
