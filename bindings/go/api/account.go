// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"

	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// AccountModule: States of accounts.
type AccountModule struct{ caller rpc.Caller }

// GetAccount returns the state of an account from the network.
//
// The form of the request follows the version of the node. When the version cannot be asked for, the form with
// Dapp ID is used, and the older one after a 400. A node that knows the account under another Dapp ID answers
// with its real one.
//
// Wire name: account.get_account.
//
// Errors: 14 NetModuleNotInit, 10 HttpRequestCreateError, 11 HttpRequestSendError, 12 HttpRequestParseError, 512
// InvalidData, 518 DappIdRequired, 605 InvalidServerResponse, 615 Unauthorized, 622 NotFound, 904
// DataDiffersFromProven, 903 InternalError, 901 InvalidData, 902 ProofCheckFailed.
func (m AccountModule) GetAccount(ctx context.Context, params ParamsOfGetAccount, options ...rpc.CallOption) (result ResultOfGetAccount, err error) {
	err = m.caller.Call(ctx, "account.get_account", params, &result, options...)
	return result, err
}

// AccountErrorCode: Numbers of the errors of module account.
type AccountErrorCode = int

// Values of AccountErrorCode.
const (
	// AccountErrorCodeNotImplemented: An ABI of type Handle is used.
	AccountErrorCodeNotImplemented AccountErrorCode = 1
	// AccountErrorCodeInvalidHex: A hex text cannot be decoded, after removing an optional prefix.
	AccountErrorCodeInvalidHex AccountErrorCode = 2
	// AccountErrorCodeInvalidBase64: A base64 text cannot be decoded.
	AccountErrorCodeInvalidBase64 AccountErrorCode = 3
	// AccountErrorCodeInvalidAddress: An address cannot be parsed, or cannot be expressed in the form asked for.
	AccountErrorCodeInvalidAddress AccountErrorCode = 4
	// AccountErrorCodeCallbackParamsCantBeConvertedToJson: A message for a callback has no JSON form or exceeds
	// the limit of outgoing messages.
	AccountErrorCodeCallbackParamsCantBeConvertedToJson AccountErrorCode = 5
	// AccountErrorCodeWebsocketConnectError: Cannot occur: a WebSocket connection that cannot be opened is
	// GraphqlWebsocketInitError (613) of module net.
	AccountErrorCodeWebsocketConnectError AccountErrorCode = 6
	// AccountErrorCodeWebsocketReceiveError: Cannot occur: a WebSocket connection that breaks is
	// WebsocketDisconnected (610) of module net.
	AccountErrorCodeWebsocketReceiveError AccountErrorCode = 7
	// AccountErrorCodeWebsocketSendError: Cannot occur: a WebSocket connection that breaks while it is written
	// to is WebsocketDisconnected (610) of module net.
	AccountErrorCodeWebsocketSendError AccountErrorCode = 8
	// AccountErrorCodeHttpClientCreateError: The HTTP client of a context cannot be created.
	AccountErrorCodeHttpClientCreateError AccountErrorCode = 9
	// AccountErrorCodeHttpRequestCreateError: An HTTP method or header is invalid.
	AccountErrorCodeHttpRequestCreateError AccountErrorCode = 10
	// AccountErrorCodeHttpRequestSendError: An HTTP exchange fails, or GraphQL answers outside 200 to 299
	// without a GraphQL error body.
	AccountErrorCodeHttpRequestSendError AccountErrorCode = 11
	// AccountErrorCodeHttpRequestParseError: The body of an HTTP answer cannot be read or is not JSON.
	AccountErrorCodeHttpRequestParseError AccountErrorCode = 12
	// AccountErrorCodeCallbackNotRegistered: A function that needs an application object, or is asked to send
	// events, was called without the id of one.
	AccountErrorCodeCallbackNotRegistered AccountErrorCode = 13
	// AccountErrorCodeNetModuleNotInit: A network function is called in a context without endpoints, or the list
	// of endpoints is empty.
	AccountErrorCodeNetModuleNotInit AccountErrorCode = 14
	// AccountErrorCodeInvalidConfig: A field of the client configuration is not acceptable.
	AccountErrorCodeInvalidConfig AccountErrorCode = 15
	// AccountErrorCodeCannotCreateRuntime: A worker thread for heavy functions cannot be started.
	AccountErrorCodeCannotCreateRuntime AccountErrorCode = 16
	// AccountErrorCodeInvalidContextHandle: A context handle is unknown or its context was closed. A connection
	// of the daemon is one context, so this comes only from bindings that hold contexts by number and from a
	// context used after it was closed.
	AccountErrorCodeInvalidContextHandle AccountErrorCode = 17
	// AccountErrorCodeCannotSerializeResult: A result or a request toward the application has no JSON form.
	AccountErrorCodeCannotSerializeResult AccountErrorCode = 18
	// AccountErrorCodeCannotSerializeError: The data of an error has no JSON form.
	AccountErrorCodeCannotSerializeError AccountErrorCode = 19
	// AccountErrorCodeCannotConvertJsValueToJson: A JavaScript value given to the TypeScript binding has no JSON
	// form.
	AccountErrorCodeCannotConvertJsValueToJson AccountErrorCode = 20
	// AccountErrorCodeCannotReceiveSpawnedResult: A worker thread ended without giving the result of its
	// function.
	AccountErrorCodeCannotReceiveSpawnedResult AccountErrorCode = 21
	// AccountErrorCodeSetTimerError: Cannot occur: a timer is started with a checked duration, and one that is
	// too long for the platform is split.
	AccountErrorCodeSetTimerError AccountErrorCode = 22
	// AccountErrorCodeInvalidParams: The parameters of a function do not fit their type.
	AccountErrorCodeInvalidParams AccountErrorCode = 23
	// AccountErrorCodeContractsAddressConversionFailed: Cannot occur: it guards the base64 form of an address
	// against missing flags, which validation of the parameters refuses before (23).
	AccountErrorCodeContractsAddressConversionFailed AccountErrorCode = 24
	// AccountErrorCodeUnknownFunction: A function named by a program is unknown, or has no synchronous form.
	// Over JSON-RPC an unknown method is -32601 with data.client_code 25.
	AccountErrorCodeUnknownFunction AccountErrorCode = 25
	// AccountErrorCodeAppRequestError: The application answered a request with Error, or did not answer in time
	// (data.reason app_request_timeout).
	AccountErrorCodeAppRequestError AccountErrorCode = 26
	// AccountErrorCodeNoSuchRequest: An answer names a request that is unknown, was answered before, timed out,
	// or belongs to another connection.
	AccountErrorCodeNoSuchRequest AccountErrorCode = 27
	// AccountErrorCodeCanNotSendRequestResult: An answer crossed the withdrawal of its request: the waiting call
	// was cancelled just before.
	AccountErrorCodeCanNotSendRequestResult AccountErrorCode = 28
	// AccountErrorCodeCanNotReceiveRequestResult: A pending request was dropped without an answer: its object
	// was removed, the daemon stops or the host is gone.
	AccountErrorCodeCanNotReceiveRequestResult AccountErrorCode = 29
	// AccountErrorCodeCanNotParseRequestResult: The answer of the application does not fit the response type.
	AccountErrorCodeCanNotParseRequestResult AccountErrorCode = 30
	// AccountErrorCodeUnexpectedCallbackResponse: The answer of the application is of another variant than the
	// request.
	AccountErrorCodeUnexpectedCallbackResponse AccountErrorCode = 31
	// AccountErrorCodeCanNotParseNumber: A number given as text cannot be parsed or is out of range.
	AccountErrorCodeCanNotParseNumber AccountErrorCode = 32
	// AccountErrorCodeInternalError: The library met a state that it does not expect.
	AccountErrorCodeInternalError AccountErrorCode = 33
	// AccountErrorCodeInvalidHandle: An iterator handle is unknown.
	AccountErrorCodeInvalidHandle AccountErrorCode = 34
	// AccountErrorCodeLocalStorageError: Local storage fails, or a storage key has other characters than
	// letters, digits, `_` and `.`.
	AccountErrorCodeLocalStorageError AccountErrorCode = 35
	// AccountErrorCodeInvalidData: A cell cannot be read as plain data, for instance a pruned one.
	AccountErrorCodeInvalidData AccountErrorCode = 36
)

// ParamsOfGetAccount: An account.
type ParamsOfGetAccount struct {
	// AccountID: Account id, 64 hex characters without prefix.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
	// with all others its absence is 518.
	DappID string `json:"dapp_id"`
	// Verify: Whether what is returned is proven first (module proofs): what differs from what the network
	// agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
	// Extension of the published interface. Optional.
	Verify *bool `json:"verify,omitempty"`
}

// ResultOfGetAccount: The state of an account.
type ResultOfGetAccount struct {
	// Boc: The account.
	Boc string `json:"boc"`
	// DappID: Its real Dapp ID, or the one asked for when the node does not name it. Empty only on nodes below
	// version 1.0.0, which may know none.
	DappID string `json:"dapp_id"`
	// StateTimestamp: Time of the state, unix time in ms; null when the node does not state it. Optional.
	StateTimestamp *uint64 `json:"state_timestamp,omitempty"`
	// AccountID: Its account id.
	AccountID string `json:"account_id"`
}
