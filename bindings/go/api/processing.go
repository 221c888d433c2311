// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// ProcessingModule: Sends messages, waits for their transactions, and monitors them.
type ProcessingModule struct{ caller rpc.Caller }

// MonitorMessages adds messages to a monitoring queue.
//
// Creates the queue if it does not exist. With `durable`, returns after the messages are stored; they are
// monitored until they have a result, by every client with the same storage and network that accesses the queue.
// To never lose track of a message, monitor it before sending it.
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
// An unknown queue has zero counts.
//
// Wire name: processing.get_monitor_info.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
func (m ProcessingModule) GetMonitorInfo(ctx context.Context, params ParamsOfGetMonitorInfo, options ...rpc.CallOption) (result MonitoringQueueInfo, err error) {
	err = m.caller.Call(ctx, "processing.get_monitor_info", params, &result, options...)
	return result, err
}

// FetchNextMonitorResults returns results of a queue and removes them from it, optionally waiting for them.
//
// A waiting call fails if the network fails permanently; the queue continues. On an empty queue it waits until
// messages are added and resolved; to end it, cancel the call or the queue. Results of a durable queue stay
// until they are acknowledged, and report `Timeout` only if the network answered after `wait_until`.
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
// Unknown queues are ignored. A waiting fetch returns without results.
//
// Wire name: processing.cancel_monitor.
//
// Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
func (m ProcessingModule) CancelMonitor(ctx context.Context, params ParamsOfCancelMonitor, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "processing.cancel_monitor", params, nil, options...)
}

// SendMessages sends external messages and optionally monitors them.
//
// The Dapp ID of each destination is assumed to be its account id; a node redirects to the real one. All
// messages are parsed before the first is sent. A spending policy decides about all of them before the first is
// sent: if it refuses one, none is sent and none counts. If some cannot be sent, the others are still sent. The
// error of the first failure reports in `data.sent` whether any message was sent, in `data.executed` the hashes
// of executed messages, and in `data.unknown` those that may have been executed or may still be. Both kinds are
// monitored.
//
// Wire name: processing.send_messages.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 14 NetModuleNotInit, 11 HttpRequestSendError, 12
// HttpRequestParseError, 502 MessageHasNotDestinationAddress, 512 InvalidData, 518 DappIdRequired, 520
// OtherRules, 615 Unauthorized, 619 ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623 AllAttemptsFailed,
// 1201 RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown, 1204 SpendingNotApproved, 1205
// LossNotAllowed, 35 LocalStorageError.
func (m ProcessingModule) SendMessages(ctx context.Context, params ParamsOfSendMessages, options ...rpc.CallOption) (result ResultOfSendMessages, err error) {
	err = m.caller.Call(ctx, "processing.send_messages", params, &result, options...)
	return result, err
}

// MessageOfSendMessage is what the callback of processing.send_message receives. The field of its response type
// is set.
type MessageOfSendMessage struct {
	// ResponseType says which of the fields below is set; with one that this version does not know, all are empty.
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

// SendMessage sends an external message and returns the outcome of its execution.
//
// Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects to another
// producer or thread. If the node answers anything but a result, the transaction of the message is looked up
// and, if found, its result is returned: nodes repost messages, so a message may be refused although it was
// executed. Every error has `data.outcome` (`Outcome`), which is `not_executed` if this call sent nothing; every
// error after sending has `data.sent` true, `data.message_hash` and, if `abi` determines it, `data.expire_at`:
// the message may have been executed or may still be. With `abi`, messages to the same account with the same key
// are sent in turns.
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
// SpendingNotApproved, 1205 LossNotAllowed, 35 LocalStorageError.
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
	// ResponseType says which of the fields below is set; with one that this version does not know, all are empty.
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
// The wait ends `network.message_processing_timeout` after the expiration of the message, or after the call if
// it does not expire. An aborted transaction is an error. A transaction that does not appear is an error too,
// with the outcome of a local run in `data.local_error`. This function cannot prove that a message was not
// executed, because it does not know the state of the account before sending: its errors always have `data.sent`
// true, with the outcome `failed`, `unknown` or, if the result cannot be read, `executed`.
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
	// ResponseType says which of the fields below is set; with one that this version does not know, all are empty.
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

// ProcessMessage encodes a message, sends it, and waits for its transaction.
//
// A message is replaced by a new one, signed again and with a longer lifetime, up to
// `network.message_retries_count` times, but only after proof that it was not executed. The proof requires that
// the contract checks `expire`, and that the message is not in the account state and the gapless list of its
// transactions, both taken later than `expire` plus `network.expiration_margin`. A local run must also show that
// another attempt can succeed. While no endpoint is reachable, the same message is sent again, within its
// lifetime and `network.max_reconnect_timeout`. Every error has `data.outcome` (`Outcome`) and `data.sent`;
// after sending also `data.message_hash` and, with an expiration, `data.expire_at`: `sent` is true while the
// message may have been executed, and false once it is proven that it was not. A message without `expire` is
// never replaced; without replay protection (519), it is not even repeated. Messages to one account with one
// key, from ABIs with `time`, are signed and sent in turns.
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
// SpendingNotApproved, 1205 LossNotAllowed, 35 LocalStorageError, 507 MessageExpired, 508
// TransactionWaitTimeout, 514 MessageRejected, 401 CanNotReadTransaction, 403 TransactionAborted, 405
// ActionPhaseFailed, 406 AccountCodeMissing, 407 LowBalance, 408 AccountFrozenOrDeleted, 414
// ContractExecutionError, 415 AccountIsSuspended, 605 InvalidServerResponse, 608 GraphqlError, 904
// DataDiffersFromProven, 903 InternalError, 901 InvalidData, 902 ProofCheckFailed, 513
// ExternalSignerMustNotBeUsed, 519 MessageUnprotected, 606 ClockOutOfSync, 23 InvalidParams, 521
// LossNotAccepted, 418 AnswerMissing, 419 AnswerUnreadable.
func (m ProcessingModule) ProcessMessage(ctx context.Context, params ParamsOfProcessMessage, onMessage func(MessageOfProcessMessage), options ...rpc.CallOption) (result ResultOfProcessMessage, err error) {
	if onMessage != nil {
		handle := func(message rpc.Message) { onMessage(readMessageOfProcessMessage(message)) }
		options = append([]rpc.CallOption{rpc.WithCallback(handle)}, options...)
	}
	err = m.caller.Call(ctx, "processing.process_message", params, &result, options...)
	return result, err
}

// FindOutcome reports what became of a message, and proves that it was not executed where that is possible.
//
// Extension: The published library has no such function. Looks once for the transaction of the message. If the
// network shows none, it looks for the proof that `process_message` and the outbox require before they replace a
// message: a state of the account later than the expiration plus `network.expiration_margin`, on which the
// contract no longer accepts the message, and all transactions of the account since before the message. The
// proof takes as much as the configuration demands: with `network.agreement`, that many operators must agree;
// with `proofs.prove_replacements`, signatures of the network must prove it. A message without an expiration, or
// one that has not expired yet, is `unknown` until its transaction is found. Nothing is sent.
//
// Wire name: processing.find_outcome.
//
// Errors: 14 NetModuleNotInit, 11 HttpRequestSendError, 12 HttpRequestParseError, 23 InvalidParams, 201
// InvalidBoc, 206 BocRefNotFound, 303 InvalidJson, 517 InvalidThread, 502 MessageHasNotDestinationAddress, 512
// InvalidData, 401 CanNotReadTransaction, 605 InvalidServerResponse, 608 GraphqlError, 615 Unauthorized.
func (m ProcessingModule) FindOutcome(ctx context.Context, params ParamsOfFindOutcome, options ...rpc.CallOption) (result ResultOfFindOutcome, err error) {
	err = m.caller.Call(ctx, "processing.find_outcome", params, &result, options...)
	return result, err
}

// FindLosses reports what a message would pay, how much would arrive and how much would be lost.
//
// Extension: The published library has no such function. Runs the message locally on the current state of its
// account, and each resulting message on the state of its recipient. `out_messages` and `planned` are only run
// on their recipients. A loss is `certain` if the run of the recipient shows it, and `possible` if it depends on
// something that is not known. Nothing is signed or sent. A transaction that is executed before the message may
// change the outcome.
//
// Wire name: processing.find_losses.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 26 AppRequestError, 29
// CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31 UnexpectedCallbackResponse, 2 InvalidHex, 3
// InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116
// Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130 CryptoBoxNotRegistered, 133
// CryptoBoxSecretDeserializationError, 100 InvalidPublicKey, 101 InvalidSecretKey, 121 SigningBoxNotRegistered,
// 4 InvalidAddress, 301 RequiredAddressMissingForEncodeMessage, 302 RequiredCallSetMissingForEncodeMessage, 305
// EncodeDeployMessageFailed, 306 EncodeRunMessageFailed, 307 AttachSignatureFailed, 308 InvalidTvcImage, 312
// InvalidFunctionId, 314 EncodeInitialDataFailed, 316 PubKeyNotSupported, 14 NetModuleNotInit, 11
// HttpRequestSendError, 12 HttpRequestParseError, 23 InvalidParams, 502 MessageHasNotDestinationAddress, 512
// InvalidData, 605 InvalidServerResponse, 615 Unauthorized, 622 NotFound.
func (m ProcessingModule) FindLosses(ctx context.Context, params ParamsOfFindLosses, options ...rpc.CallOption) (result ResultOfFindLosses, err error) {
	err = m.caller.Call(ctx, "processing.find_losses", params, &result, options...)
	return result, err
}

// ReadBalanceChanges reports how executed transactions changed the balances of their accounts, and what was
// lost.
//
// Extension: The published library has no such function. The `balance_delta` of networks does not show what was
// burnt on arrival, such as tokens from another Dapp ID. No request is sent to the network.
//
// Wire name: processing.read_balance_changes.
//
// Errors: 23 InvalidParams, 2 InvalidHex, 201 InvalidBoc, 206 BocRefNotFound.
func (m ProcessingModule) ReadBalanceChanges(ctx context.Context, params ParamsOfReadBalanceChanges, options ...rpc.CallOption) (result ResultOfReadBalanceChanges, err error) {
	err = m.caller.Call(ctx, "processing.read_balance_changes", params, &result, options...)
	return result, err
}

// ProcessingErrorCode: Numbers of the errors of module processing.
type ProcessingErrorCode = int

// Values of ProcessingErrorCode.
const (
	// ProcessingErrorCodeMessageAlreadyExpired: The `expire` header of a message is not in the future before it
	// is sent.
	ProcessingErrorCodeMessageAlreadyExpired ProcessingErrorCode = 501
	// ProcessingErrorCodeMessageHasNotDestinationAddress: The destination of a message is not an account.
	ProcessingErrorCodeMessageHasNotDestinationAddress ProcessingErrorCode = 502
	// ProcessingErrorCodeCanNotBuildMessageCell: Cannot occur: a message that cannot be serialized is an error
	// of module abi (305, 306).
	ProcessingErrorCodeCanNotBuildMessageCell ProcessingErrorCode = 503
	// ProcessingErrorCodeFetchBlockFailed: Cannot occur: blocks are not iterated.
	ProcessingErrorCodeFetchBlockFailed ProcessingErrorCode = 504
	// ProcessingErrorCodeSendMessageFailed: Cannot occur: a refusal by the node is 621 of module net.
	ProcessingErrorCodeSendMessageFailed ProcessingErrorCode = 505
	// ProcessingErrorCodeInvalidMessageBoc: Cannot occur: an invalid message is 201 of module boc.
	ProcessingErrorCodeInvalidMessageBoc ProcessingErrorCode = 506
	// ProcessingErrorCodeMessageExpired: The transaction of a message with an `expire` header was not found in
	// time, or the contract refused the message as expired (57) or repeated (52). `data.sent` is false if it is
	// proven that the message was not executed and never will be, true if this is unknown.
	ProcessingErrorCodeMessageExpired ProcessingErrorCode = 507
	// ProcessingErrorCodeTransactionWaitTimeout: The transaction of a message without an `expire` header was not
	// found within `network.message_processing_timeout`. The message may have been executed or may still be.
	ProcessingErrorCodeTransactionWaitTimeout ProcessingErrorCode = 508
	// ProcessingErrorCodeInvalidBlockReceived: Cannot occur: blocks are not iterated.
	ProcessingErrorCodeInvalidBlockReceived ProcessingErrorCode = 509
	// ProcessingErrorCodeCanNotCheckBlockShard: Cannot occur: blocks are not iterated.
	ProcessingErrorCodeCanNotCheckBlockShard ProcessingErrorCode = 510
	// ProcessingErrorCodeBlockNotFound: No starting block was found.
	ProcessingErrorCodeBlockNotFound ProcessingErrorCode = 511
	// ProcessingErrorCodeInvalidData: An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is
	// missing, or an answer of the node is invalid.
	ProcessingErrorCodeInvalidData ProcessingErrorCode = 512
	// ProcessingErrorCodeExternalSignerMustNotBeUsed: `process_message` is called with `Signer.External`, which
	// leaves no time to sign the message.
	ProcessingErrorCodeExternalSignerMustNotBeUsed ProcessingErrorCode = 513
	// ProcessingErrorCodeMessageRejected: The network reported by REMP that it refused the message.
	ProcessingErrorCodeMessageRejected ProcessingErrorCode = 514
	// ProcessingErrorCodeInvalidRempStatus: A REMP status is invalid. Reported only in the event `RempError`.
	ProcessingErrorCodeInvalidRempStatus ProcessingErrorCode = 515
	// ProcessingErrorCodeNextRempStatusTimeout: No further REMP status arrived in time. Reported only in the
	// event `RempError`.
	ProcessingErrorCodeNextRempStatusTimeout ProcessingErrorCode = 516
	// ProcessingErrorCodeInvalidThread: `thread_id` is not 68 hex characters.
	ProcessingErrorCodeInvalidThread ProcessingErrorCode = 517
	// ProcessingErrorCodeDappIdRequired: `dapp_id` is missing or empty, and the node supports Dapp IDs (version
	// 1.0.0 or later, or unknown).
	ProcessingErrorCodeDappIdRequired ProcessingErrorCode = 518
	// ProcessingErrorCodeMessageUnprotected: The ABI has neither `time` nor `expire`, so the contract is not
	// protected from executing a copy of the message, and `unprotected` is not set, or the library runs in a
	// page, which cannot send a message only once. Nothing was sent. Extension of the published interface.
	ProcessingErrorCodeMessageUnprotected ProcessingErrorCode = 519
	// ProcessingErrorCodeOtherRules: The node reports chain rules other than those under which the message was
	// created. Nothing was sent. Extension of the published interface.
	ProcessingErrorCodeOtherRules ProcessingErrorCode = 520
	// ProcessingErrorCodeLossNotAccepted: The message would certainly lose more than `accept_loss` accepts;
	// `data` names the losses, the recipient and the remedy. Nothing was signed or sent. Extension of the
	// published interface.
	ProcessingErrorCodeLossNotAccepted ProcessingErrorCode = 521
)

// ArrivedAmount: What a message brought to its account. Extension of the published interface.
type ArrivedAmount struct {
	// Currency: Id of the currency; 0 is the main currency.
	Currency uint32 `json:"currency"`
	// Amount: What arrived, in nano units, before the fees.
	Amount string `json:"amount"`
}

// BalanceChange: What a transaction did to the balance of its account. Extension of the published interface.
type BalanceChange struct {
	// Changes: Changes by currency; currencies without a change are omitted. Unlike `balance_delta` of networks,
	// they exclude lost amounts. Like it, they do not include amounts that the contract itself minted, burnt or
	// exchanged.
	Changes []CurrencyChange `json:"changes"`
	// Fees: All fees that the account paid. Their sum is `account_fees`.
	Fees TransactionFees `json:"fees"`
	// Arrived: What the inbound message brought.
	Arrived []ArrivedAmount `json:"arrived"`
	// Losses: Losses. An amount with the certainty `possible` is an upper bound.
	Losses []Loss `json:"losses"`
}

// MarshalJSON implements json.Marshaler.
func (v BalanceChange) MarshalJSON() ([]byte, error) {
	type plain BalanceChange
	if v.Changes == nil {
		v.Changes = []CurrencyChange{}
	}
	if v.Arrived == nil {
		v.Arrived = []ArrivedAmount{}
	}
	if v.Losses == nil {
		v.Losses = []Loss{}
	}
	return wire.Marshal(plain(v))
}

// CurrencyAmount: An amount of one currency. Extension of the published interface.
type CurrencyAmount struct {
	// Currency: Id of the currency; 0 is the main currency.
	Currency uint32 `json:"currency"`
	// Amount: Amount in nano units of the currency, more than 0.
	Amount string `json:"amount"`
}

// CurrencyChange: Change of a balance in one currency. Extension of the published interface.
type CurrencyChange struct {
	// Currency: Id of the currency; 0 is the main currency.
	Currency uint32 `json:"currency"`
	// Amount: The change in nano units, decimal; negative changes begin with `-`.
	Amount string `json:"amount"`
}

// DecodedOutput: Decoded outbound messages of a transaction.
type DecodedOutput struct {
	// OutMessages: Decoded bodies, in the order of `out_messages`; null if the ABI does not describe the body.
	OutMessages []*DecodedMessageBody `json:"out_messages"`
	// Output: Value of the last body that contains function results. Optional.
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

// ExecutedTransaction: A transaction. Extension of the published interface.
type ExecutedTransaction struct {
	// Boc: The transaction, BOC.
	Boc string `json:"boc"`
	// DappID: Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with which
	// losses between Dapp IDs are not detected. Optional.
	DappID *string `json:"dapp_id,omitempty"`
}

// Finality: How final a transaction is. Extension of the published interface.
type Finality string

// Values of Finality.
const (
	// FinalityAccepted: A node executed the message but reports no block yet; the transaction may still be lost.
	FinalityAccepted Finality = "accepted"
	// FinalityInBlock: The transaction is in a block that may still be replaced.
	FinalityInBlock Finality = "in_block"
	// FinalityFinal: The network reports the transaction as final.
	FinalityFinal Finality = "final"
	// FinalityProved: Signatures of the network prove the transaction; requested with `verify`.
	FinalityProved Finality = "proved"
)

// Loss: An amount that does not arrive. Extension of the published interface.
type Loss struct {
	// AccountID: The recipient.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the recipient, if known. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Currency: Id of the currency; 0 is the main currency.
	Currency uint32 `json:"currency"`
	// Amount: The lost amount, in nano units of the currency.
	Amount string `json:"amount"`
	// Certainty: How certain the loss is.
	Certainty LossCertainty `json:"certainty"`
	// Reason: Why it is lost.
	Reason LossReason `json:"reason"`
	// MessageHash: Hash of the message that carries the amount; absent until the message exists. Optional.
	MessageHash *string `json:"message_hash,omitempty"`
}

// LossCertainty: How certain a loss is. Extension of the published interface.
type LossCertainty string

// Values of LossCertainty.
const (
	// LossCertaintyCertain: The transaction of the recipient loses the amount; it was executed, or run locally
	// on the state of the recipient.
	LossCertaintyCertain LossCertainty = "certain"
	// LossCertaintyPossible: The amount may be lost; this depends on something that is not known.
	LossCertaintyPossible LossCertainty = "possible"
)

// LossReason: Why an amount is lost. Extension of the published interface.
type LossReason string

// Values of LossReason.
const (
	// LossReasonOtherDapp: The recipient has another Dapp ID. The main currency cannot cross Dapp IDs: it pays
	// at most for the gas of one run.
	LossReasonOtherDapp LossReason = "other_dapp"
	// LossReasonNoAccount: The recipient does not exist and therefore has no Dapp ID, so the main currency
	// cannot reach it.
	LossReasonNoAccount LossReason = "no_account"
	// LossReasonBadStateInit: The message contains a state init that does not match the address, or libraries
	// that are not allowed.
	LossReasonBadStateInit LossReason = "bad_state_init"
	// LossReasonBounceFailed: The message should bounce, but its value does not cover the fee of the return.
	LossReasonBounceFailed LossReason = "bounce_failed"
	// LossReasonActionsFailed: The actions of the recipient failed. The tokens from another Dapp that paid for
	// its run are burnt a second time, from its own balance.
	LossReasonActionsFailed LossReason = "actions_failed"
	// LossReasonAccountEnded: The account was deleted together with its balance.
	LossReasonAccountEnded LossReason = "account_ended"
	// LossReasonBurnt: The contract burnt the amount.
	LossReasonBurnt LossReason = "burnt"
	// LossReasonGivenToDapp: The contract returned the amount to the credit of its Dapp.
	LossReasonGivenToDapp LossReason = "given_to_dapp"
	// LossReasonLimit: The amount is too large to be stored.
	LossReasonLimit LossReason = "limit"
	// LossReasonCannotKnow: Not enough is known about the recipient.
	LossReasonCannotKnow LossReason = "cannot_know"
)

// MessageMonitoringParams: A message to monitor, and for how long.
type MessageMonitoringParams struct {
	// Message: The message.
	Message MonitoredMessage `json:"message"`
	// WaitUntil: When the message is considered lost, Unix time in s.
	WaitUntil uint32 `json:"wait_until"`
	// UserData: Arbitrary data, returned with the result. Optional.
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

// MessageMonitoringResult: Result of a monitored message.
type MessageMonitoringResult struct {
	// Hash: Hash of the message.
	Hash string `json:"hash"`
	// Status: Status of the message.
	Status MessageMonitoringStatus `json:"status"`
	// Transaction: Transaction of the message. Optional.
	Transaction *MessageMonitoringTransaction `json:"transaction,omitempty"`
	// Error: Why the message is considered lost. Optional.
	Error *string `json:"error,omitempty"`
	// UserData: The data given with the message. Optional.
	UserData json.RawMessage `json:"user_data,omitempty"`
	// Finality: How final the transaction is; absent without one. Extension of the published interface.
	// Optional.
	Finality *Finality `json:"finality,omitempty"`
	// Outcome: What became of the message: `executed`, `failed`, or `unknown` with the status `Timeout`.
	// Extension of the published interface. Optional.
	Outcome *Outcome `json:"outcome,omitempty"`
	// Number: Position among the results of a durable queue, for `acknowledge`; otherwise absent. Extension of
	// the published interface. Optional.
	Number *string `json:"number,omitempty"`
}

// MessageMonitoringStatus: Status of a monitored message.
type MessageMonitoringStatus string

// Values of MessageMonitoringStatus.
const (
	// MessageMonitoringStatusFinalized: The transaction is final.
	MessageMonitoringStatusFinalized MessageMonitoringStatus = "Finalized"
	// MessageMonitoringStatusTimeout: No transaction was found until `wait_until`. This does not prove that the
	// message was not executed.
	MessageMonitoringStatusTimeout MessageMonitoringStatus = "Timeout"
	// MessageMonitoringStatusReserved: Never returned.
	MessageMonitoringStatusReserved MessageMonitoringStatus = "Reserved"
)

// MessageMonitoringTransaction: Transaction of a message.
type MessageMonitoringTransaction struct {
	// Hash: Hash of the transaction. Optional.
	Hash *string `json:"hash,omitempty"`
	// Aborted: Whether it was aborted.
	Aborted bool `json:"aborted"`
	// Compute: Compute phase of the transaction. Optional.
	Compute *MessageMonitoringTransactionCompute `json:"compute,omitempty"`
}

// MessageMonitoringTransactionCompute: Compute phase of a transaction.
type MessageMonitoringTransactionCompute struct {
	// ExitCode: Exit code.
	ExitCode int32 `json:"exit_code"`
}

// MessageSendingParams: A message to send.
type MessageSendingParams struct {
	// Boc: The message.
	Boc string `json:"boc"`
	// WaitUntil: When the message is considered lost, Unix time in s.
	WaitUntil uint32 `json:"wait_until"`
	// UserData: Arbitrary data, returned with the result. Optional.
	UserData json.RawMessage `json:"user_data,omitempty"`
}

// MessageTransfer: An outgoing message and what it would do to its recipient. Extension of the published
// interface.
type MessageTransfer struct {
	// AccountID: The recipient.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the recipient; absent if it has none or is not known. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// State: State of the recipient before the message.
	State RecipientState `json:"state"`
	// Bounce: Whether the message is returned if the recipient fails.
	Bounce bool `json:"bounce"`
	// HasBody: Whether the message has a body.
	HasBody bool `json:"has_body"`
	// Deploys: Whether the message makes the recipient active.
	Deploys bool `json:"deploys"`
	// Sent: What the message carries.
	Sent []CurrencyAmount `json:"sent"`
	// Arrives: What the recipient receives, before its fees and the messages that it sends. SHELL (currency 2)
	// that is converted on arrival counts as main currency.
	Arrives []CurrencyAmount `json:"arrives"`
	// IsReturned: Whether the message bounces, which returns its value less the fees.
	IsReturned bool `json:"is_returned"`
	// RunCost: Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages. Absent
	// if no contract runs. Optional.
	RunCost *string `json:"run_cost,omitempty"`
	// Losses: Losses of this message.
	Losses []Loss `json:"losses"`
	// Doubts: What is not known about the transfer.
	Doubts []TransferDoubt `json:"doubts"`
}

// MarshalJSON implements json.Marshaler.
func (v MessageTransfer) MarshalJSON() ([]byte, error) {
	type plain MessageTransfer
	if v.Sent == nil {
		v.Sent = []CurrencyAmount{}
	}
	if v.Arrives == nil {
		v.Arrives = []CurrencyAmount{}
	}
	if v.Losses == nil {
		v.Losses = []Loss{}
	}
	if v.Doubts == nil {
		v.Doubts = []TransferDoubt{}
	}
	return wire.Marshal(plain(v))
}

// MonitorFetchWaitMode: What to wait for.
type MonitorFetchWaitMode string

// Values of MonitorFetchWaitMode.
const (
	// MonitorFetchWaitModeAtLeastOne: At least one result.
	MonitorFetchWaitModeAtLeastOne MonitorFetchWaitMode = "AtLeastOne"
	// MonitorFetchWaitModeAll: At least one result, and a result for every message of the queue.
	MonitorFetchWaitModeAll MonitorFetchWaitMode = "All"
	// MonitorFetchWaitModeNoWait: Do not wait: return the available results.
	MonitorFetchWaitModeNoWait MonitorFetchWaitMode = "NoWait"
)

// MonitoredMessage: A message to monitor.
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

// MonitoredMessageHashAddress: A message known by its hash.
type MonitoredMessageHashAddress struct {
	// Hash: Hash of the message, 64 hex characters.
	Hash string `json:"hash"`
	// Address: Destination of the message.
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

// MonitoringQueueInfo: Counts of a monitoring queue.
type MonitoringQueueInfo struct {
	// Unresolved: Number of messages without a result.
	Unresolved uint32 `json:"unresolved"`
	// Resolved: Number of results not yet fetched.
	Resolved uint32 `json:"resolved"`
}

// Outcome: What became of a message. Every error that occurs after a message was created reports it in
// `data.outcome`. Extension of the published interface.
type Outcome string

// Values of Outcome.
const (
	// OutcomeNotExecuted: The message was not executed and never will be: this is proven, or nothing was sent.
	// Final.
	OutcomeNotExecuted Outcome = "not_executed"
	// OutcomeRefused: A node or the contract refused the message. It was not executed, and can no longer be
	// after `data.settles_at` (Unix time in s: `expire_at` plus `network.expiration_margin`). Until then, it
	// could still be executed if a node holds a copy and the account changes. Without `settles_at`, the message
	// has no expiration: treat it as `unknown`.
	OutcomeRefused Outcome = "refused"
	// OutcomeFailed: The message was executed and its transaction was aborted: `data.transaction_id`. Final.
	OutcomeFailed Outcome = "failed"
	// OutcomeExecuted: The message was executed: `data.transaction_id`. Final.
	OutcomeExecuted Outcome = "executed"
	// OutcomeUnknown: The message may have been executed or may still be: look up `data.message_hash` before you
	// send a replacement.
	OutcomeUnknown Outcome = "unknown"
)

// ParamsOfCancelMonitor: A queue to remove.
type ParamsOfCancelMonitor struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
	// Durable: Keep the queue in the storage, so that it survives the process; it is separate from the
	// non-durable queue of the same name. Extension of the published interface. Default false. Optional.
	Durable *bool `json:"durable,omitempty"`
}

// ParamsOfFetchNextMonitorResults: Which results to fetch.
type ParamsOfFetchNextMonitorResults struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
	// WaitMode: What to wait for. Default "NoWait". Optional.
	WaitMode *MonitorFetchWaitMode `json:"wait_mode,omitempty"`
	// Durable: Keep the queue in the storage, so that it survives the process; it is separate from the
	// non-durable queue of the same name. Extension of the published interface. Default false. Optional.
	Durable *bool `json:"durable,omitempty"`
	// Acknowledge: For a durable queue: acknowledges this result and all before it; they are never returned
	// again. Extension of the published interface. Optional.
	Acknowledge *string `json:"acknowledge,omitempty"`
}

// ParamsOfFindLosses: A message that has not been sent.
type ParamsOfFindLosses struct {
	// MessageEncodeParams: The message to encode. It is not signed, so `Signer.External` is sufficient; the
	// local run treats signatures as valid. Optional.
	MessageEncodeParams *ParamsOfEncodeMessage `json:"message_encode_params,omitempty"`
	// Message: A finished external message instead. Optional.
	Message *string `json:"message,omitempty"`
	// OutMessages: Instead of a message, the internal messages that an account sends, as returned by
	// `tvm.run_executor`. Each is run on its recipient; external messages are ignored. At most 255. Optional.
	OutMessages []string `json:"out_messages,omitzero"`
	// Planned: Messages that the account will send later, instead of a message or in addition to `out_messages`;
	// in `transfers`, they come after those. At most 255. Optional.
	Planned []PlannedMessage `json:"planned,omitzero"`
	// ChksigAlwaysSucceed: Treat every signature as valid in the local run, for a `message` that is not signed
	// yet. Default false. Optional.
	ChksigAlwaysSucceed *bool `json:"chksig_always_succeed,omitempty"`
	// DappID: Dapp ID of the destination of the message, or of the account that sends `out_messages` and
	// `planned`, 64 hex characters. Default: the account is looked up under its own id; `out_messages` use the
	// Dapp ID that they contain. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// AccountID: Account that sends `planned`. Default: the account id of zeros. Optional.
	AccountID *string `json:"account_id,omitempty"`
	// RecipientDappIDs: Dapp IDs to look up the recipients of `out_messages` and `planned` under, in addition to
	// `dapp_id` and their own ids. The network finds an account only under its Dapp ID. Optional.
	RecipientDappIDs []string `json:"recipient_dapp_ids,omitzero"`
	// Rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
	// the published interface. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfFindLosses) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfFindOutcome: A message that may have been sent.
type ParamsOfFindOutcome struct {
	// Message: The external message. Its hash is not enough: the proof runs the message on the state of its
	// account.
	Message string `json:"message"`
	// ABI: ABI of the destination: determines the expiration of the message. Optional.
	ABI Abi `json:"abi,omitempty"`
	// ExpireAt: Expiration in the header of the message, Unix time in s, in place of `abi`. The proof relies on
	// it: a value earlier than that of the message may prove too much. Optional.
	ExpireAt *uint32 `json:"expire_at,omitempty"`
	// SentAt: When the message was sent for the first time, or earlier, Unix time in s. The history of the
	// account is read back to 10 minutes before. Default: back to its first transaction, at most 20,000 of them.
	// Optional.
	SentAt *uint32 `json:"sent_at,omitempty"`
	// DappID: Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its own
	// id. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// ThreadID: Thread of the account, 68 hex characters. Default
	// "00000000000000000000000000000000000000000000000000000000000000000000". Optional.
	ThreadID *string `json:"thread_id,omitempty"`
	// Verify: Prove the result before it is returned (module proofs): anything that differs from what the
	// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
	// configuration. Extension of the published interface. Optional.
	Verify *bool `json:"verify,omitempty"`
	// Rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
	// the published interface. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfFindOutcome) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfFindOutcome
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

// ParamsOfGetMonitorInfo: A monitoring queue.
type ParamsOfGetMonitorInfo struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
	// Durable: Keep the queue in the storage, so that it survives the process; it is separate from the
	// non-durable queue of the same name. Extension of the published interface. Default false. Optional.
	Durable *bool `json:"durable,omitempty"`
}

// ParamsOfMonitorMessages: Messages to monitor.
type ParamsOfMonitorMessages struct {
	// Queue: Name of the queue.
	Queue string `json:"queue"`
	// Messages: The messages.
	Messages []MessageMonitoringParams `json:"messages"`
	// Durable: Keep the queue in the storage, so that it survives the process; it is separate from the
	// non-durable queue of the same name. Extension of the published interface. Default false. Optional.
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

// ParamsOfProcessMessage: A message to encode, send and wait for.
type ParamsOfProcessMessage struct {
	// MessageEncodeParams: The message. `processing_try_index` counts the attempts of this call.
	MessageEncodeParams ParamsOfEncodeMessage `json:"message_encode_params"`
	// SendEvents: Send a ProcessingEvent to the callback for each step of the call. Default false. Optional.
	SendEvents *bool `json:"send_events,omitempty"`
	// DappID: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
	// all others require it (518).
	DappID string `json:"dapp_id"`
	// Unprotected: The contract has no replay protection: send the message once and never repeat it. Without
	// this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published
	// interface. Default false. Optional.
	Unprotected *bool `json:"unprotected,omitempty"`
	// Verify: Prove the result before it is returned (module proofs): anything that differs from what the
	// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
	// configuration. Extension of the published interface. Optional.
	Verify *bool `json:"verify,omitempty"`
	// ProveRefusal: If a node or the contract refuses the message, wait for the proof that it was not executed,
	// and report the outcome `not_executed` instead of `refused`. The proof is available
	// `network.expiration_margin` after the message expires. Extension of the published interface. Default
	// false. Optional.
	ProveRefusal *bool `json:"prove_refusal,omitempty"`
	// AcceptLoss: Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
	// message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency)
	// to accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main
	// currency in a call of an active contract, where it is twice the cost of the run, because a call into
	// another Dapp has to carry that amount. An empty map requests the check with these defaults. Default: no
	// check. Extension of the published interface. Optional.
	AcceptLoss map[string]string `json:"accept_loss,omitzero"`
	// AnswerRequired: Fail after the execution if the ABI declares outputs of the called function and the
	// contract sends no answer (418) or one that the ABI does not describe (419); `data` has `outcome`
	// `executed` and `transaction_id`. Without it, `decoded.output` is then absent. Extension of the published
	// interface. Default false. Optional.
	AnswerRequired *bool `json:"answer_required,omitempty"`
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfProcessMessage) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfReadBalanceChanges: Transactions to read.
type ParamsOfReadBalanceChanges struct {
	// Transactions: At most 1000 transactions.
	Transactions []ExecutedTransaction `json:"transactions"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfReadBalanceChanges) MarshalJSON() ([]byte, error) {
	type plain ParamsOfReadBalanceChanges
	if v.Transactions == nil {
		v.Transactions = []ExecutedTransaction{}
	}
	return wire.Marshal(plain(v))
}

// ParamsOfSendMessage: An external message to send.
type ParamsOfSendMessage struct {
	// Message: The message, base64; cache references are not accepted.
	Message string `json:"message"`
	// ABI: ABI of the destination: used to check the expiration before sending, and to decode the result.
	// Optional.
	ABI Abi `json:"abi,omitempty"`
	// ThreadID: Thread of the account, 68 hex characters. Default
	// "00000000000000000000000000000000000000000000000000000000000000000000". Optional.
	ThreadID *string `json:"thread_id,omitempty"`
	// SendEvents: Send a ProcessingEvent to the callback for each step of the call. Default false. Optional.
	SendEvents *bool `json:"send_events,omitempty"`
	// DappID: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
	// all others require it (518).
	DappID string `json:"dapp_id"`
	// Unprotected: The contract has no replay protection: send the message once and never repeat it. Without
	// this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published
	// interface. Default false. Optional.
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

// ParamsOfSendMessages: Messages to send.
type ParamsOfSendMessages struct {
	// Messages: The messages.
	Messages []MessageSendingParams `json:"messages"`
	// MonitorQueue: Queue that monitors them. Optional.
	MonitorQueue *string `json:"monitor_queue,omitempty"`
	// Rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
	// the published interface. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfSendMessages) MarshalJSON() ([]byte, error) {
	type plain ParamsOfSendMessages
	if v.Messages == nil {
		v.Messages = []MessageSendingParams{}
	}
	return wire.Marshal(plain(v))
}

// ParamsOfWaitForTransaction: A sent message.
type ParamsOfWaitForTransaction struct {
	// ABI: ABI of the destination: determines the expiration and decodes the outgoing messages. Optional.
	ABI Abi `json:"abi,omitempty"`
	// Message: The message.
	Message string `json:"message"`
	// ShardBlockID: Ignored. Optional.
	//
	// Deprecated: Since 3.0. Blocks are not iterated.
	ShardBlockID *string `json:"shard_block_id,omitempty"`
	// SendEvents: Send a ProcessingEvent to the callback for each step of the call. Default false. Optional.
	SendEvents *bool `json:"send_events,omitempty"`
	// SendingEndpoints: Endpoints that the message was sent to; named in the error if the message is lost.
	// Optional.
	SendingEndpoints []string `json:"sending_endpoints,omitzero"`
	// TxHash: Hash of the transaction, as returned by `send_message`. Required (512). Optional.
	TxHash *string `json:"tx_hash,omitempty"`
	// Verify: Prove the result before it is returned (module proofs): anything that differs from what the
	// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
	// configuration. Extension of the published interface. Optional.
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

// PlannedMessage: A message that an account will send later, such as that of a proposal in a multisig wallet.
// Extension of the published interface.
type PlannedMessage struct {
	// AccountID: The recipient, in workchain 0.
	AccountID string `json:"account_id"`
	// Amounts: What the message carries.
	Amounts []CurrencyAmount `json:"amounts"`
	// Bounce: Whether the message is returned if the recipient fails.
	Bounce bool `json:"bounce"`
	// Exchanges: Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16). Default
	// false. Optional.
	Exchanges *bool `json:"exchanges,omitempty"`
	// Body: Body of the message. Default: none. Optional.
	Body *string `json:"body,omitempty"`
	// StateInit: State init of the message. Default: none. Optional.
	StateInit *string `json:"state_init,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v PlannedMessage) MarshalJSON() ([]byte, error) {
	type plain PlannedMessage
	if v.Amounts == nil {
		v.Amounts = []CurrencyAmount{}
	}
	return wire.Marshal(plain(v))
}

// ProcessingEvent: A step in the processing of a message.
//
// One of ProcessingEventWillFetchFirstBlock, ProcessingEventFetchFirstBlockFailed, ProcessingEventWillSend,
// ProcessingEventDidSend, ProcessingEventSendFailed, ProcessingEventWillFetchNextBlock,
// ProcessingEventFetchNextBlockFailed, ProcessingEventMessageExpired, ProcessingEventRempSentToValidators,
// ProcessingEventRempIncludedIntoBlock, ProcessingEventRempIncludedIntoAcceptedBlock, ProcessingEventRempOther,
// ProcessingEventRempError, and from a newer daemon also UnknownVariant.
type ProcessingEvent interface{ isProcessingEvent() }

// ProcessingEventWillFetchFirstBlock: Never sent: blocks are not iterated.
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

// ProcessingEventFetchFirstBlockFailed: Never sent: blocks are not iterated.
type ProcessingEventFetchFirstBlockFailed struct {
	// Error: The error.
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
	// ShardBlockID: Always empty: blocks are not iterated.
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

// ProcessingEventDidSend: The node accepted and executed the message.
type ProcessingEventDidSend struct {
	// ShardBlockID: Always empty: blocks are not iterated.
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
	// ShardBlockID: Always empty: blocks are not iterated.
	ShardBlockID string `json:"shard_block_id"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Message: The message.
	Message string `json:"message"`
	// Error: The error.
	Error ClientError `json:"error"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventSendFailed) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventSendFailed
	return wire.Tagged("SendFailed", plain(v))
}

func (ProcessingEventSendFailed) isProcessingEvent() {}

// ProcessingEventWillFetchNextBlock: Waiting for the transaction begins.
type ProcessingEventWillFetchNextBlock struct {
	// ShardBlockID: Always empty: blocks are not iterated.
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

// ProcessingEventFetchNextBlockFailed: The transaction could not be queried.
type ProcessingEventFetchNextBlockFailed struct {
	// ShardBlockID: Always empty: blocks are not iterated.
	ShardBlockID string `json:"shard_block_id"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Message: The message.
	Message string `json:"message"`
	// Error: The error.
	Error ClientError `json:"error"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventFetchNextBlockFailed) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventFetchNextBlockFailed
	return wire.Tagged("FetchNextBlockFailed", plain(v))
}

func (ProcessingEventFetchNextBlockFailed) isProcessingEvent() {}

// ProcessingEventMessageExpired: The message expired; a new one is encoded and sent.
type ProcessingEventMessageExpired struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Message: The message.
	Message string `json:"message"`
	// Error: Why the message is considered expired.
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
	// Timestamp: When the status was set, Unix time in ms.
	Timestamp uint64 `json:"timestamp"`
	// JSON: Additional data from the node; null if there is none.
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
	// Timestamp: When the status was set, Unix time in ms.
	Timestamp uint64 `json:"timestamp"`
	// JSON: Additional data from the node; null if there is none.
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
	// Timestamp: When the status was set, Unix time in ms.
	Timestamp uint64 `json:"timestamp"`
	// JSON: Additional data from the node; null if there is none.
	JSON json.RawMessage `json:"json"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventRempIncludedIntoAcceptedBlock) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventRempIncludedIntoAcceptedBlock
	return wire.Tagged("RempIncludedIntoAcceptedBlock", plain(v))
}

func (ProcessingEventRempIncludedIntoAcceptedBlock) isProcessingEvent() {}

// ProcessingEventRempOther: Another status, such as a final one.
type ProcessingEventRempOther struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Timestamp: When the status was set, Unix time in ms.
	Timestamp uint64 `json:"timestamp"`
	// JSON: Additional data from the node; null if there is none.
	JSON json.RawMessage `json:"json"`
}

// MarshalJSON implements json.Marshaler.
func (v ProcessingEventRempOther) MarshalJSON() ([]byte, error) {
	type plain ProcessingEventRempOther
	return wire.Tagged("RempOther", plain(v))
}

func (ProcessingEventRempOther) isProcessingEvent() {}

// ProcessingEventRempError: No more statuses are expected; the transaction is awaited instead.
type ProcessingEventRempError struct {
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
	// MessageDst: Destination, `<workchain>:<hex>`.
	MessageDst string `json:"message_dst"`
	// Error: The reason.
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

// ProcessingResponseType: Kind of a message of processing functions.
type ProcessingResponseType int

// Values of ProcessingResponseType.
const (
	// ProcessingResponseTypeProcessingEvent: A ProcessingEvent.
	ProcessingResponseTypeProcessingEvent ProcessingResponseType = 100
)

// RecipientState: State of a recipient before the message. Extension of the published interface.
type RecipientState string

// Values of RecipientState.
const (
	// RecipientStateActive: The account has a contract.
	RecipientStateActive RecipientState = "active"
	// RecipientStateUninit: The account exists and has no contract.
	RecipientStateUninit RecipientState = "uninit"
	// RecipientStateFrozen: It is frozen.
	RecipientStateFrozen RecipientState = "frozen"
	// RecipientStateAbsent: It does not exist.
	RecipientStateAbsent RecipientState = "absent"
	// RecipientStateUnknown: It could not be read.
	RecipientStateUnknown RecipientState = "unknown"
)

// ResultOfFetchNextMonitorResults: Fetched results.
type ResultOfFetchNextMonitorResults struct {
	// Results: The results. They are removed from the queue; those of a durable queue stay until they are
	// acknowledged, and at most 1000 are returned at once.
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

// ResultOfFindLosses: What the message would do, according to a local run.
type ResultOfFindLosses struct {
	// Transfers: Outgoing messages to other accounts, in the order of the transaction.
	Transfers []MessageTransfer `json:"transfers"`
	// Losses: All losses: those of `transfers`, and possible losses of messages that the recipients send to
	// accounts that were read.
	Losses []Loss `json:"losses"`
	// Error: Why the message would send nothing: its account does not exist or does not accept it, or the
	// transaction would be aborted. Optional.
	Error *ClientError `json:"error,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfFindLosses) MarshalJSON() ([]byte, error) {
	type plain ResultOfFindLosses
	if v.Transfers == nil {
		v.Transfers = []MessageTransfer{}
	}
	if v.Losses == nil {
		v.Losses = []Loss{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfFindOutcome: What became of the message.
type ResultOfFindOutcome struct {
	// Outcome: `executed` or `failed` by its transaction; `not_executed` only if it is proven that it was not
	// executed and never will be; otherwise `unknown`.
	Outcome Outcome `json:"outcome"`
	// MessageHash: Hash of the message.
	MessageHash string `json:"message_hash"`
	// ExpireAt: Expiration of the message, Unix time in s; absent if it is not known or there is none. Optional.
	ExpireAt *uint32 `json:"expire_at,omitempty"`
	// TransactionID: Its transaction, with `executed` and `failed`. Optional.
	TransactionID *string `json:"transaction_id,omitempty"`
	// Finality: How final the transaction is. Optional.
	Finality *Finality `json:"finality,omitempty"`
	// StateTimestamp: With `not_executed`: time of the state of the account that proves it, Unix time in ms; of
	// several, the earliest. Optional.
	StateTimestamp *uint64 `json:"state_timestamp,omitempty"`
	// NotProven: With `unknown`: what is missing for a proof, for people. Optional.
	NotProven *string `json:"not_proven,omitempty"`
	// SettlesAt: With `unknown`, before this time: the earliest time at which a proof is possible, Unix time in
	// s. Optional.
	SettlesAt *uint32 `json:"settles_at,omitempty"`
}

// ResultOfProcessMessage: The transaction of a message.
type ResultOfProcessMessage struct {
	// Transaction: The transaction as `boc.parse_transaction` returns it, with `boc`.
	Transaction json.RawMessage `json:"transaction"`
	// OutMessages: Outbound messages, in the order of the transaction.
	OutMessages []string `json:"out_messages"`
	// Decoded: Decoded outbound messages, if an ABI is known. Optional.
	Decoded *DecodedOutput `json:"decoded,omitempty"`
	// Fees: Fees of the transaction.
	Fees TransactionFees `json:"fees"`
	// AccountID: The account. Extension of the published interface. Optional.
	AccountID *string `json:"account_id,omitempty"`
	// DappID: Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks
	// without Dapp IDs. Extension of the published interface. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Finality: How final the transaction is. Extension of the published interface. Optional.
	Finality *Finality `json:"finality,omitempty"`
	// Losses: Losses of the outgoing messages. Only with `accept_loss`, which asks for the check. They are taken
	// from the transactions of the recipients if the network shows them, otherwise from a local run. Extension
	// of the published interface. Optional.
	Losses []Loss `json:"losses,omitzero"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfProcessMessage) MarshalJSON() ([]byte, error) {
	type plain ResultOfProcessMessage
	if v.OutMessages == nil {
		v.OutMessages = []string{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfReadBalanceChanges: Balance changes of the transactions.
type ResultOfReadBalanceChanges struct {
	// Transactions: In the order of the parameters.
	Transactions []BalanceChange `json:"transactions"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfReadBalanceChanges) MarshalJSON() ([]byte, error) {
	type plain ResultOfReadBalanceChanges
	if v.Transactions == nil {
		v.Transactions = []BalanceChange{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfSendMessage: Result of sending a message.
type ResultOfSendMessage struct {
	// MessageHash: Hash of the message. Optional.
	MessageHash *string `json:"message_hash,omitempty"`
	// BlockHash: Block of the transaction; `None` if the node does not report it. Optional.
	BlockHash *string `json:"block_hash,omitempty"`
	// TxHash: Hash of the transaction; `None` if there is none. Optional.
	TxHash *string `json:"tx_hash,omitempty"`
	// ReturnValue: Decoded results of the called function, if `abi` is given. Optional.
	ReturnValue json.RawMessage `json:"return_value,omitempty"`
	// Aborted: Whether the transaction was aborted; with exit code 0, its action phase may have failed.
	// Optional.
	Aborted *bool `json:"aborted,omitempty"`
	// ExitCode: Exit code of the compute phase. Optional.
	ExitCode *int32 `json:"exit_code,omitempty"`
	// ThreadID: Thread that executed the message. Optional.
	ThreadID *string `json:"thread_id,omitempty"`
	// Producers: Hosts that produce the blocks of the thread.
	Producers []string `json:"producers"`
	// CurrentTime: Time of the answer by the clock of the node, Unix time in ms. Optional.
	CurrentTime *string `json:"current_time,omitempty"`
	// AccountID: The account. Optional.
	AccountID *string `json:"account_id,omitempty"`
	// DappID: Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks
	// without Dapp IDs. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Finality: How final the transaction is. Extension of the published interface. Optional.
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

// ResultOfSendMessages: The sent messages.
type ResultOfSendMessages struct {
	// Messages: All messages, in the form `Boc`.
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

// SendFlags: Flags of a message that a contract sends, for parameters such as `flags` of a wallet; combine them
// with `|`. Networks with Dapp IDs allow these. Extension of the published interface.
const (
	// SendFlagsPayFees: The sender pays the forwarding fee in addition to the amount. Without it, the fee is
	// taken from the amount.
	SendFlagsPayFees = 1
	// SendFlagsExchange: All SHELL (currency 2) of the message becomes main currency on arrival, one to one. It
	// arrives in other Dapp IDs as well.
	SendFlagsExchange = 16
	// SendFlagsDestroyIfEmpty: Deletes the sending account if its balance is zero afterwards. Only together with
	// `AllBalance`.
	SendFlagsDestroyIfEmpty = 32
	// SendFlagsAllBalance: Sends everything that the account has, in all currencies.
	SendFlagsAllBalance = 128
)

// TransferDoubt: What is not known about a transfer. Extension of the published interface.
type TransferDoubt string

// Values of TransferDoubt.
const (
	// TransferDoubtRecipient: The state of the recipient could not be read.
	TransferDoubtRecipient TransferDoubt = "recipient"
	// TransferDoubtRun: The message cannot be executed locally on the recipient.
	TransferDoubtRun TransferDoubt = "run"
	// TransferDoubtDappID: An earlier message of the same call deploys the recipient, and the network may assign
	// it to another Dapp.
	TransferDoubtDappID TransferDoubt = "dapp_id"
	// TransferDoubtSendsOn: The recipient sends messages of its own, which were not followed.
	TransferDoubtSendsOn TransferDoubt = "sends_on"
)
