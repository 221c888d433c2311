// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"

	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// AccountModule: Account states.
type AccountModule struct{ caller rpc.Caller }

// GetAccount returns the current state of an account.
//
// The form of the request depends on the version of the node. If the version is unknown, the form with a Dapp ID
// is tried first and, after a 400, the older form. A node that knows the account under another Dapp ID returns
// its real one.
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
	// AccountErrorCodeInvalidHex: Hex text cannot be decoded, after removing an optional prefix.
	AccountErrorCodeInvalidHex AccountErrorCode = 2
	// AccountErrorCodeInvalidBase64: Base64 text cannot be decoded.
	AccountErrorCodeInvalidBase64 AccountErrorCode = 3
	// AccountErrorCodeInvalidAddress: An address cannot be parsed, or cannot be expressed in the requested form.
	AccountErrorCodeInvalidAddress AccountErrorCode = 4
	// AccountErrorCodeCallbackParamsCantBeConvertedToJson: A callback message cannot be serialized to JSON or
	// exceeds the size limit of outgoing messages.
	AccountErrorCodeCallbackParamsCantBeConvertedToJson AccountErrorCode = 5
	// AccountErrorCodeWebsocketConnectError: Cannot occur: if a WebSocket connection cannot be opened, the error
	// is GraphqlWebsocketInitError (613) of module net.
	AccountErrorCodeWebsocketConnectError AccountErrorCode = 6
	// AccountErrorCodeWebsocketReceiveError: Cannot occur: if a WebSocket connection breaks, the error is
	// WebsocketDisconnected (610) of module net.
	AccountErrorCodeWebsocketReceiveError AccountErrorCode = 7
	// AccountErrorCodeWebsocketSendError: Cannot occur: if a WebSocket connection breaks during a write, the
	// error is WebsocketDisconnected (610) of module net.
	AccountErrorCodeWebsocketSendError AccountErrorCode = 8
	// AccountErrorCodeHttpClientCreateError: The HTTP client of a context cannot be created.
	AccountErrorCodeHttpClientCreateError AccountErrorCode = 9
	// AccountErrorCodeHttpRequestCreateError: An HTTP method or header is invalid.
	AccountErrorCodeHttpRequestCreateError AccountErrorCode = 10
	// AccountErrorCodeHttpRequestSendError: An HTTP request fails, or GraphQL answers with a status outside 200
	// to 299 and no GraphQL error body.
	AccountErrorCodeHttpRequestSendError AccountErrorCode = 11
	// AccountErrorCodeHttpRequestParseError: The body of an HTTP answer cannot be read or is not JSON.
	AccountErrorCodeHttpRequestParseError AccountErrorCode = 12
	// AccountErrorCodeCallbackNotRegistered: A function that needs an application object, or was asked to send
	// events, was called without its id.
	AccountErrorCodeCallbackNotRegistered AccountErrorCode = 13
	// AccountErrorCodeNetModuleNotInit: A network function is called in a context without endpoints, or the list
	// of endpoints is empty.
	AccountErrorCodeNetModuleNotInit AccountErrorCode = 14
	// AccountErrorCodeInvalidConfig: A field of the client configuration is invalid.
	AccountErrorCodeInvalidConfig AccountErrorCode = 15
	// AccountErrorCodeCannotCreateRuntime: A worker thread cannot be started.
	AccountErrorCodeCannotCreateRuntime AccountErrorCode = 16
	// AccountErrorCodeInvalidContextHandle: A context handle is unknown or its context was closed. Each
	// connection of the daemon is one context, so this occurs only in bindings that hold contexts by handle, and
	// when a context is used after it was closed.
	AccountErrorCodeInvalidContextHandle AccountErrorCode = 17
	// AccountErrorCodeCannotSerializeResult: A result or a request to the application cannot be serialized to
	// JSON.
	AccountErrorCodeCannotSerializeResult AccountErrorCode = 18
	// AccountErrorCodeCannotSerializeError: The data of an error cannot be serialized to JSON.
	AccountErrorCodeCannotSerializeError AccountErrorCode = 19
	// AccountErrorCodeCannotConvertJsValueToJson: A JavaScript value given to the TypeScript binding cannot be
	// serialized to JSON.
	AccountErrorCodeCannotConvertJsValueToJson AccountErrorCode = 20
	// AccountErrorCodeCannotReceiveSpawnedResult: A worker thread ended without returning a result.
	AccountErrorCodeCannotReceiveSpawnedResult AccountErrorCode = 21
	// AccountErrorCodeSetTimerError: Cannot occur: timers are started with a checked duration, and durations too
	// long for the platform are split.
	AccountErrorCodeSetTimerError AccountErrorCode = 22
	// AccountErrorCodeInvalidParams: The parameters of a function do not match their type.
	AccountErrorCodeInvalidParams AccountErrorCode = 23
	// AccountErrorCodeContractsAddressConversionFailed: Cannot occur: it covers missing flags of the base64
	// address form, which parameter validation refuses first (23).
	AccountErrorCodeContractsAddressConversionFailed AccountErrorCode = 24
	// AccountErrorCodeUnknownFunction: A function called by name is unknown, or has no synchronous form. Over
	// JSON-RPC, an unknown method is -32601 with data.client_code 25.
	AccountErrorCodeUnknownFunction AccountErrorCode = 25
	// AccountErrorCodeAppRequestError: The application answered a request with an error, or did not answer in
	// time (data.reason app_request_timeout).
	AccountErrorCodeAppRequestError AccountErrorCode = 26
	// AccountErrorCodeNoSuchRequest: An answer refers to a request that is unknown, was already answered, timed
	// out, or belongs to another connection.
	AccountErrorCodeNoSuchRequest AccountErrorCode = 27
	// AccountErrorCodeCanNotSendRequestResult: An answer arrived after its request was withdrawn: the waiting
	// call had just been cancelled.
	AccountErrorCodeCanNotSendRequestResult AccountErrorCode = 28
	// AccountErrorCodeCanNotReceiveRequestResult: A pending request was dropped without an answer: its object
	// was removed, the daemon is stopping or the host is gone.
	AccountErrorCodeCanNotReceiveRequestResult AccountErrorCode = 29
	// AccountErrorCodeCanNotParseRequestResult: The answer of the application does not match the response type.
	AccountErrorCodeCanNotParseRequestResult AccountErrorCode = 30
	// AccountErrorCodeUnexpectedCallbackResponse: The answer of the application is a different variant than the
	// request.
	AccountErrorCodeUnexpectedCallbackResponse AccountErrorCode = 31
	// AccountErrorCodeCanNotParseNumber: A number given as text cannot be parsed or is out of range.
	AccountErrorCodeCanNotParseNumber AccountErrorCode = 32
	// AccountErrorCodeInternalError: The library reached an unexpected state.
	AccountErrorCodeInternalError AccountErrorCode = 33
	// AccountErrorCodeInvalidHandle: An iterator handle is unknown.
	AccountErrorCodeInvalidHandle AccountErrorCode = 34
	// AccountErrorCodeLocalStorageError: Local storage fails, or a storage key contains characters other than
	// letters, digits, `_` and `.`.
	AccountErrorCodeLocalStorageError AccountErrorCode = 35
	// AccountErrorCodeInvalidData: A cell is not plain data; for example, it is a pruned cell.
	AccountErrorCodeInvalidData AccountErrorCode = 36
	// AccountErrorCodeProgramReplaced: Extension. The file of the running program was replaced, so a part that
	// was not yet loaded is no longer available; `data.version` is the running version, `data.found` the version
	// in the file.
	AccountErrorCodeProgramReplaced AccountErrorCode = 37
	// AccountErrorCodeWebAssemblyNeeded: Extension. The page does not allow WebAssembly, and the call needs it:
	// `utils.compress_zstd`, or a contract that runs ZIP, an instruction that compresses patches, or RUNWASM.
	AccountErrorCodeWebAssemblyNeeded AccountErrorCode = 38
)

// ParamsOfGetAccount: An account.
type ParamsOfGetAccount struct {
	// AccountID: Account id, 64 hex characters without prefix.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all
	// others require it (518).
	DappID string `json:"dapp_id"`
	// Verify: Prove the result before it is returned (module proofs): anything that differs from what the
	// network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
	// configuration. Extension of the published interface. Optional.
	Verify *bool `json:"verify,omitempty"`
}

// ResultOfGetAccount: The state of an account.
type ResultOfGetAccount struct {
	// Boc: The account.
	Boc string `json:"boc"`
	// DappID: The real Dapp ID, or the requested one if the node does not return it. Empty only on nodes below
	// version 1.0.0, which may have none.
	DappID string `json:"dapp_id"`
	// StateTimestamp: Time of the state, Unix time in ms; null if the node does not report it. Optional.
	StateTimestamp *uint64 `json:"state_timestamp,omitempty"`
	// AccountID: Account id.
	AccountID string `json:"account_id"`
}
