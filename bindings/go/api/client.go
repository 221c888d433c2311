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

// ClientModule: Information about the library, and answers to its requests.
type ClientModule struct{ caller rpc.Caller }

// GetAPIReference returns the machine-readable description of the API.
//
// Wire name: client.get_api_reference.
func (m ClientModule) GetAPIReference(ctx context.Context, options ...rpc.CallOption) (result ResultOfGetApiReference, err error) {
	err = m.caller.Call(ctx, "client.get_api_reference", nil, &result, options...)
	return result, err
}

// Version returns the version of the library.
//
// Wire name: client.version.
func (m ClientModule) Version(ctx context.Context, options ...rpc.CallOption) (result ResultOfVersion, err error) {
	err = m.caller.Call(ctx, "client.version", nil, &result, options...)
	return result, err
}

// Config returns the effective configuration, including defaults.
//
// Fields without a value and a default are null. Secrets (access_key, api_token) are shown only to the
// connection that set them.
//
// Wire name: client.config.
func (m ClientModule) Config(ctx context.Context, options ...rpc.CallOption) (result ClientConfig, err error) {
	err = m.caller.Call(ctx, "client.config", nil, &result, options...)
	return result, err
}

// BuildInfo returns the build number and the fingerprints of the main dependencies.
//
// Wire name: client.build_info.
func (m ClientModule) BuildInfo(ctx context.Context, options ...rpc.CallOption) (result ResultOfBuildInfo, err error) {
	err = m.caller.Call(ctx, "client.build_info", nil, &result, options...)
	return result, err
}

// ResolveAppRequest answers a request from the library to the application.
//
// An invalid answer (wrong variant or shape) fails the call that waits for it; this call still succeeds.
//
// Wire name: client.resolve_app_request.
//
// Errors: 27 NoSuchRequest, 28 CanNotSendRequestResult.
func (m ClientModule) ResolveAppRequest(ctx context.Context, params ParamsOfResolveAppRequest, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "client.resolve_app_request", params, nil, options...)
}

// ClientErrorCode: Numbers of the errors of module client.
type ClientErrorCode = int

// Values of ClientErrorCode.
const (
	// ClientErrorCodeNotImplemented: An ABI of type Handle is used.
	ClientErrorCodeNotImplemented ClientErrorCode = 1
	// ClientErrorCodeInvalidHex: Hex text cannot be decoded, after removing an optional prefix.
	ClientErrorCodeInvalidHex ClientErrorCode = 2
	// ClientErrorCodeInvalidBase64: Base64 text cannot be decoded.
	ClientErrorCodeInvalidBase64 ClientErrorCode = 3
	// ClientErrorCodeInvalidAddress: An address cannot be parsed, or cannot be expressed in the requested form.
	ClientErrorCodeInvalidAddress ClientErrorCode = 4
	// ClientErrorCodeCallbackParamsCantBeConvertedToJson: A callback message cannot be serialized to JSON or
	// exceeds the size limit of outgoing messages.
	ClientErrorCodeCallbackParamsCantBeConvertedToJson ClientErrorCode = 5
	// ClientErrorCodeWebsocketConnectError: Cannot occur: if a WebSocket connection cannot be opened, the error
	// is GraphqlWebsocketInitError (613) of module net.
	ClientErrorCodeWebsocketConnectError ClientErrorCode = 6
	// ClientErrorCodeWebsocketReceiveError: Cannot occur: if a WebSocket connection breaks, the error is
	// WebsocketDisconnected (610) of module net.
	ClientErrorCodeWebsocketReceiveError ClientErrorCode = 7
	// ClientErrorCodeWebsocketSendError: Cannot occur: if a WebSocket connection breaks during a write, the
	// error is WebsocketDisconnected (610) of module net.
	ClientErrorCodeWebsocketSendError ClientErrorCode = 8
	// ClientErrorCodeHttpClientCreateError: The HTTP client of a context cannot be created.
	ClientErrorCodeHttpClientCreateError ClientErrorCode = 9
	// ClientErrorCodeHttpRequestCreateError: An HTTP method or header is invalid.
	ClientErrorCodeHttpRequestCreateError ClientErrorCode = 10
	// ClientErrorCodeHttpRequestSendError: An HTTP request fails, or GraphQL answers with a status outside 200
	// to 299 and no GraphQL error body.
	ClientErrorCodeHttpRequestSendError ClientErrorCode = 11
	// ClientErrorCodeHttpRequestParseError: The body of an HTTP answer cannot be read or is not JSON.
	ClientErrorCodeHttpRequestParseError ClientErrorCode = 12
	// ClientErrorCodeCallbackNotRegistered: A function that needs an application object, or was asked to send
	// events, was called without its id.
	ClientErrorCodeCallbackNotRegistered ClientErrorCode = 13
	// ClientErrorCodeNetModuleNotInit: A network function is called in a context without endpoints, or the list
	// of endpoints is empty.
	ClientErrorCodeNetModuleNotInit ClientErrorCode = 14
	// ClientErrorCodeInvalidConfig: A field of the client configuration is invalid.
	ClientErrorCodeInvalidConfig ClientErrorCode = 15
	// ClientErrorCodeCannotCreateRuntime: A worker thread cannot be started.
	ClientErrorCodeCannotCreateRuntime ClientErrorCode = 16
	// ClientErrorCodeInvalidContextHandle: A context handle is unknown or its context was closed. Each
	// connection of the daemon is one context, so this occurs only in bindings that hold contexts by handle, and
	// when a context is used after it was closed.
	ClientErrorCodeInvalidContextHandle ClientErrorCode = 17
	// ClientErrorCodeCannotSerializeResult: A result or a request to the application cannot be serialized to
	// JSON.
	ClientErrorCodeCannotSerializeResult ClientErrorCode = 18
	// ClientErrorCodeCannotSerializeError: The data of an error cannot be serialized to JSON.
	ClientErrorCodeCannotSerializeError ClientErrorCode = 19
	// ClientErrorCodeCannotConvertJsValueToJson: A JavaScript value given to the TypeScript binding cannot be
	// serialized to JSON.
	ClientErrorCodeCannotConvertJsValueToJson ClientErrorCode = 20
	// ClientErrorCodeCannotReceiveSpawnedResult: A worker thread ended without returning a result.
	ClientErrorCodeCannotReceiveSpawnedResult ClientErrorCode = 21
	// ClientErrorCodeSetTimerError: Cannot occur: timers are started with a checked duration, and durations too
	// long for the platform are split.
	ClientErrorCodeSetTimerError ClientErrorCode = 22
	// ClientErrorCodeInvalidParams: The parameters of a function do not match their type.
	ClientErrorCodeInvalidParams ClientErrorCode = 23
	// ClientErrorCodeContractsAddressConversionFailed: Cannot occur: it covers missing flags of the base64
	// address form, which parameter validation refuses first (23).
	ClientErrorCodeContractsAddressConversionFailed ClientErrorCode = 24
	// ClientErrorCodeUnknownFunction: A function called by name is unknown, or has no synchronous form. Over
	// JSON-RPC, an unknown method is -32601 with data.client_code 25.
	ClientErrorCodeUnknownFunction ClientErrorCode = 25
	// ClientErrorCodeAppRequestError: The application answered a request with an error, or did not answer in
	// time (data.reason app_request_timeout).
	ClientErrorCodeAppRequestError ClientErrorCode = 26
	// ClientErrorCodeNoSuchRequest: An answer refers to a request that is unknown, was already answered, timed
	// out, or belongs to another connection.
	ClientErrorCodeNoSuchRequest ClientErrorCode = 27
	// ClientErrorCodeCanNotSendRequestResult: An answer arrived after its request was withdrawn: the waiting
	// call had just been cancelled.
	ClientErrorCodeCanNotSendRequestResult ClientErrorCode = 28
	// ClientErrorCodeCanNotReceiveRequestResult: A pending request was dropped without an answer: its object was
	// removed, the daemon is stopping or the host is gone.
	ClientErrorCodeCanNotReceiveRequestResult ClientErrorCode = 29
	// ClientErrorCodeCanNotParseRequestResult: The answer of the application does not match the response type.
	ClientErrorCodeCanNotParseRequestResult ClientErrorCode = 30
	// ClientErrorCodeUnexpectedCallbackResponse: The answer of the application is a different variant than the
	// request.
	ClientErrorCodeUnexpectedCallbackResponse ClientErrorCode = 31
	// ClientErrorCodeCanNotParseNumber: A number given as text cannot be parsed or is out of range.
	ClientErrorCodeCanNotParseNumber ClientErrorCode = 32
	// ClientErrorCodeInternalError: The library reached an unexpected state.
	ClientErrorCodeInternalError ClientErrorCode = 33
	// ClientErrorCodeInvalidHandle: An iterator handle is unknown.
	ClientErrorCodeInvalidHandle ClientErrorCode = 34
	// ClientErrorCodeLocalStorageError: Local storage fails, or a storage key contains characters other than
	// letters, digits, `_` and `.`.
	ClientErrorCodeLocalStorageError ClientErrorCode = 35
	// ClientErrorCodeInvalidData: A cell is not plain data; for example, it is a pruned cell.
	ClientErrorCodeInvalidData ClientErrorCode = 36
	// ClientErrorCodeProgramReplaced: Extension. The file of the running program was replaced, so a part that
	// was not yet loaded is no longer available; `data.version` is the running version, `data.found` the version
	// in the file.
	ClientErrorCodeProgramReplaced ClientErrorCode = 37
	// ClientErrorCodeWebAssemblyNeeded: Extension. The page does not allow WebAssembly, and the call needs it:
	// `utils.compress_zstd`, or a contract that runs ZIP, an instruction that compresses patches, or RUNWASM.
	ClientErrorCodeWebAssemblyNeeded ClientErrorCode = 38
)

// API: Description of all modules.
type API struct {
	// Version: Version of the library.
	Version string `json:"version"`
	// Modules: Modules with `name`, `summary`, `description`, `types` and `functions`. A function that takes an
	// object of the application has `app_object` (`name`, `summary`, types of `request` and `response`). A
	// function that reports to a callback has `callback`: `lifetime` (`call`, or `handle` until the handle is
	// closed) and `responses`, each with its `response_type` and payload type.
	Modules []json.RawMessage `json:"modules"`
}

// MarshalJSON implements json.Marshaler.
func (v API) MarshalJSON() ([]byte, error) {
	type plain API
	if v.Modules == nil {
		v.Modules = []json.RawMessage{}
	}
	return wire.Marshal(plain(v))
}

// AbiConfig: Defaults of message encoding.
type AbiConfig struct {
	// Workchain: Workchain id by default in DeploySet. Default 0. At least -128. At most 127. Optional.
	Workchain *int32 `json:"workchain,omitempty"`
	// MessageExpirationTimeout: Lifetime of messages to contracts with an expire header, in ms. Default 40000.
	// Optional.
	MessageExpirationTimeout *uint32 `json:"message_expiration_timeout,omitempty"`
	// MessageExpirationTimeoutGrowFactor: Factor by which the expiration timeout grows on each retry. Default
	// 1.5. Optional.
	MessageExpirationTimeoutGrowFactor *float64 `json:"message_expiration_timeout_grow_factor,omitempty"`
	// Rules: Default chain rules of all functions with a `rules` parameter: `classic` for contracts and networks
	// of the public TVM formats. Nothing is sent to a node that reports other rules. Extension of the published
	// interface. Default "current". Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// AppRequestResult: Result of a request to the application.
//
// One of AppRequestResultError, AppRequestResultOk, and from a newer daemon also UnknownVariant.
type AppRequestResult interface{ isAppRequestResult() }

// AppRequestResultError: The application refused or failed.
type AppRequestResultError struct {
	// Text: Error message.
	Text string `json:"text"`
}

// MarshalJSON implements json.Marshaler.
func (v AppRequestResultError) MarshalJSON() ([]byte, error) {
	type plain AppRequestResultError
	return wire.Tagged("Error", plain(v))
}

func (AppRequestResultError) isAppRequestResult() {}

// AppRequestResultOk: The application handled the request.
type AppRequestResultOk struct {
	// Result: The variant of the response type with the same name as the request.
	Result json.RawMessage `json:"result"`
}

// MarshalJSON implements json.Marshaler.
func (v AppRequestResultOk) MarshalJSON() ([]byte, error) {
	type plain AppRequestResultOk
	return wire.Tagged("Ok", plain(v))
}

func (AppRequestResultOk) isAppRequestResult() {}

func (UnknownVariant) isAppRequestResult() {}

func decodeAppRequestResult(data []byte) (AppRequestResult, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Error":
		return wire.As[AppRequestResultError](data)
	case "Ok":
		return wire.As[AppRequestResultOk](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// BindingConfig: The language binding in use; reported in error data and HTTP headers.
type BindingConfig struct {
	// Library: Name of the binding. Default "". Optional.
	Library *string `json:"library,omitempty"`
	// Version: Version of the binding. Default "". Optional.
	Version *string `json:"version,omitempty"`
}

// BocConfig: Cache of bags of cells.
type BocConfig struct {
	// CacheMaxSize: Maximum size of the unpinned part of the cache, in kilobytes. Default 10240. Optional.
	CacheMaxSize *uint32 `json:"cache_max_size,omitempty"`
	// PinnedMaxSize: Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC, 0.4
	// kB for each cell, and the names of the pins. Extension of the published interface. Default 131072.
	// Optional.
	PinnedMaxSize *uint32 `json:"pinned_max_size,omitempty"`
}

// BuildInfoDependency: Fingerprint of a dependency.
type BuildInfoDependency struct {
	// Name: Name of the package.
	Name string `json:"name"`
	// GitCommit: Git commit of the source. For npm packages, which name no commit: `npm:<version>` followed by
	// the integrity digest of the package.
	GitCommit string `json:"git_commit"`
}

// ClientConfig: Configuration of a client.
type ClientConfig struct {
	// Binding: The language binding in use. Optional.
	Binding *BindingConfig `json:"binding,omitempty"`
	// Network: How to reach the network. Optional.
	Network *NetworkConfig `json:"network,omitempty"`
	// Crypto: Defaults of the crypto functions. Optional.
	Crypto *CryptoConfig `json:"crypto,omitempty"`
	// ABI: Defaults of message encoding. Optional.
	ABI *AbiConfig `json:"abi,omitempty"`
	// Boc: Cache of bags of cells. Optional.
	Boc *BocConfig `json:"boc,omitempty"`
	// Proofs: Cache of proofs. Optional.
	Proofs *ProofsConfig `json:"proofs,omitempty"`
	// Policy: Spending policy. All policies apply together: a host can only add restrictions to those of the
	// daemon. Extension of the published interface. Optional.
	Policy *SpendingPolicy `json:"policy,omitempty"`
	// LocalStoragePath: Folder where the library stores its data. Default: `.vendorclient` in the home
	// directory, or the data folder of the daemon. Optional.
	LocalStoragePath *string `json:"local_storage_path,omitempty"`
	// Storage: A database server, instead of a folder. Extension of the published interface. Optional.
	Storage *StorageConfig `json:"storage,omitempty"`
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ClientConfig) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ClientError: A failed call.
type ClientError = rpc.ClientError

// CryptoConfig: Defaults of the crypto functions.
type CryptoConfig struct {
	// MnemonicDictionary: Default dictionary of seed phrases. Default 1. Optional.
	MnemonicDictionary *MnemonicDictionary `json:"mnemonic_dictionary,omitempty"`
	// MnemonicWordCount: Default number of words of a seed phrase. Default 12. At least 1. Optional.
	MnemonicWordCount *uint8 `json:"mnemonic_word_count,omitempty"`
	// HdkeyDerivationPath: Default derivation path of keys. Default "m/44'/396'/0'/0/0". Optional.
	HdkeyDerivationPath *string `json:"hdkey_derivation_path,omitempty"`
}

// CurvesForm: What checks signatures. All forms give the same answers.
type CurvesForm string

// Values of CurvesForm.
const (
	// CurvesFormNative: The cryptographic library of Node.js.
	CurvesFormNative CurvesForm = "native"
	// CurvesFormWebassembly: Code of WebAssembly, in a page that allows it.
	CurvesFormWebassembly CurvesForm = "webassembly"
	// CurvesFormJavascript: JavaScript, in a page whose policy does not allow WebAssembly.
	CurvesFormJavascript CurvesForm = "javascript"
)

// NetworkConfig: How to reach the network. All times are in ms.
type NetworkConfig struct {
	// ServerAddress: A single network endpoint. Optional.
	//
	// Deprecated: Since 3.0. Use endpoints. Used only if endpoints is absent.
	ServerAddress *string `json:"server_address,omitempty"`
	// Endpoints: Network endpoints in any valid URL form, with or without scheme, port and path, including IP
	// addresses. Takes precedence over server_address. Default scheme: http for loopback hosts, https for all
	// others. Optional.
	Endpoints []string `json:"endpoints,omitzero"`
	// NetworkRetriesCount: Formerly the number of connection retries. At least 0. Optional.
	//
	// Deprecated: Since 3.0. Use max_reconnect_timeout.
	NetworkRetriesCount *int8 `json:"network_retries_count,omitempty"`
	// MaxReconnectTimeout: Maximum time for sequential reconnections, in ms. Default 120000. Optional.
	MaxReconnectTimeout *uint32 `json:"max_reconnect_timeout,omitempty"`
	// FirstContactTimeout: Time limit, in ms, of a call that cannot reach any endpoint before one has ever
	// answered this client, so that a wrong address or a missing network is reported quickly. After that,
	// `max_reconnect_timeout` applies, which is also an upper limit for this value. Extension of the published
	// interface. Default 15000. At least 1. Optional.
	FirstContactTimeout *uint32 `json:"first_contact_timeout,omitempty"`
	// ReconnectTimeout: Formerly the pause between reconnections, in ms. Optional.
	//
	// Deprecated: Since 3.0. Use max_reconnect_timeout.
	ReconnectTimeout *uint32 `json:"reconnect_timeout,omitempty"`
	// MessageRetriesCount: Number of automatic processing retries after Message Expired (507). Applies only to
	// messages that are proven not to have been executed and whose local emulation succeeded or failed with a
	// replay-protection error. Default 5. At least 0. Optional.
	MessageRetriesCount *int8 `json:"message_retries_count,omitempty"`
	// MessageProcessingTimeout: Delivery timeout, in ms, for contracts whose ABI has no expire header; after it,
	// the call fails. Default 40000. Optional.
	MessageProcessingTimeout *uint32 `json:"message_processing_timeout,omitempty"`
	// ExpirationMargin: Safety margin, in ms, of the proof that a message was not executed: the account state
	// and a block must be at least this much later than the expiration of the message. Allows for differences
	// between the clocks of block producers. Extension of the published interface. Default 30000. Optional.
	ExpirationMargin *uint32 `json:"expiration_margin,omitempty"`
	// WaitForTimeout: Maximum time to wait for the answer to a query, in ms. Default 40000. Optional.
	WaitForTimeout *uint32 `json:"wait_for_timeout,omitempty"`
	// OutOfSyncThreshold: Formerly the maximum difference from the clock of the node, in ms. Optional.
	//
	// Deprecated: Since 3.0. Use max_latency.
	OutOfSyncThreshold *uint32 `json:"out_of_sync_threshold,omitempty"`
	// SendingEndpointCount: Maximum number of randomly chosen endpoints to send a message to. Default 1. At
	// least 1. Optional.
	SendingEndpointCount *uint8 `json:"sending_endpoint_count,omitempty"`
	// LatencyDetectionInterval: Interval of checks of the data latency of the current endpoint, in ms. If it
	// exceeds max_latency, another endpoint is selected. Default 60000. Optional.
	LatencyDetectionInterval *uint32 `json:"latency_detection_interval,omitempty"`
	// MaxLatency: Maximum data latency (time lag) of an endpoint, in ms. Default 60000. Optional.
	MaxLatency *uint32 `json:"max_latency,omitempty"`
	// QueryTimeout: Default time limit of an HTTP request, in ms; after it, the request fails. Default 60000.
	// Optional.
	QueryTimeout *uint32 `json:"query_timeout,omitempty"`
	// QueriesProtocol: Protocol for GraphQL queries. Default "HTTP". Optional.
	QueriesProtocol *NetworkQueriesProtocol `json:"queries_protocol,omitempty"`
	// FirstRempStatusTimeout: Unstable. How long to wait for the first REMP status, in ms, before falling back
	// to waiting for the transaction. Default 1. Optional.
	FirstRempStatusTimeout *uint32 `json:"first_remp_status_timeout,omitempty"`
	// NextRempStatusTimeout: Unstable. How long to wait for each further REMP status, in ms, before falling back
	// to waiting for the transaction. Default 5000. Optional.
	NextRempStatusTimeout *uint32 `json:"next_remp_status_timeout,omitempty"`
	// FollowInterval: Polling interval, in ms, on networks without subscriptions, and of iterators that have
	// reached the end of the chain. All subscriptions of a client share the requests. Default 1000. At least 1.
	// Optional.
	FollowInterval *uint32 `json:"follow_interval,omitempty"`
	// SignatureID: Signature id, for networks with the capability CapSignatureWithId. To encode messages without
	// reaching the network, set it to the global_id of any block. Default: detected when a message is encoded.
	// Optional.
	SignatureID *int32 `json:"signature_id,omitempty"`
	// AccessKeyOrigins: Additional origins that access_key and api_token may be sent to, such as
	// https://producer.example:8600. By default, only the endpoints that the same source (file, environment,
	// host) names receive them, not the producers and redirect targets that a node names. Extension of the
	// published interface. Default []. Optional.
	AccessKeyOrigins []string `json:"access_key_origins,omitzero"`
	// Agreement: Number of independent operators that must agree that a message was not executed before another
	// one replaces it, or before it is reported as not executed. With 2 or more, every operator of `operators`
	// is asked; one that shows the message as executed prevents the proof. Extension of the published interface.
	// Default 1. At least 1. At most 16. Optional.
	Agreement *uint8 `json:"agreement,omitempty"`
	// Operators: Operators of the endpoints. Keys are origins, such as https://node.example:8600; values are
	// names of your choice. For `agreement`, endpoints of the same operator count once, and all endpoints
	// without an operator count as one more. Extension of the published interface. Default {}. Optional.
	Operators map[string]string `json:"operators,omitzero"`
	// AccessKey: Access key (project secret) of the GraphQL API. Optional. Secret.
	AccessKey *string `json:"access_key,omitempty"`
	// APIToken: Bearer token of the REST and GraphQL APIs; replaces access_key if both are set. Optional.
	// Secret.
	APIToken *string `json:"api_token,omitempty"`
}

// Format implements fmt.Formatter and hides secrets.
func (v NetworkConfig) Format(state fmt.State, verb rune) {
	type plain NetworkConfig
	v.AccessKey = nil
	v.APIToken = nil
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v NetworkConfig) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// NetworkQueriesProtocol: Protocol of GraphQL queries.
type NetworkQueriesProtocol string

// Values of NetworkQueriesProtocol.
const (
	// NetworkQueriesProtocolHTTP: Each GraphQL query uses a separate HTTP request.
	NetworkQueriesProtocolHTTP NetworkQueriesProtocol = "HTTP"
	// NetworkQueriesProtocolWS: All GraphQL queries use one WebSocket connection.
	NetworkQueriesProtocolWS NetworkQueriesProtocol = "WS"
)

// ParamsOfAppRequest: A request from the library to an object of the application.
type ParamsOfAppRequest struct {
	// AppRequestID: Id to answer with in `resolve_app_request`.
	AppRequestID uint32 `json:"app_request_id"`
	// RequestData: The request: a variant of the request type of the object.
	RequestData json.RawMessage `json:"request_data"`
}

// ParamsOfResolveAppRequest: Answer to a request from the library.
type ParamsOfResolveAppRequest struct {
	// AppRequestID: Id received with the request.
	AppRequestID uint32 `json:"app_request_id"`
	// Result: Result of the request.
	Result AppRequestResult `json:"result"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfResolveAppRequest) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfResolveAppRequest
	var fields struct {
		*plain
		// As text.
		Result json.RawMessage `json:"result"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Result, err = decodeAppRequestResult(fields.Result); err != nil {
		return fmt.Errorf("result: %w", err)
	}
	return nil
}

// ProofsConfig: Proofs: trust anchors and cache.
type ProofsConfig struct {
	// CacheInLocalStorage: True: downloaded proofs and masterchain BOCs are kept in persistent local storage.
	// False: they are kept in memory only. Default true. Optional.
	CacheInLocalStorage *bool `json:"cache_in_local_storage,omitempty"`
	// Verify: Default of the `verify` parameter: whether functions prove what they return. Extension of the
	// published interface. Default false. Optional.
	Verify *bool `json:"verify,omitempty"`
	// ProveReplacements: True: a message is replaced, or reported as not executed, only with a proof: a
	// transaction of its account that is proven to be in a block after the expiration, and the complete chain of
	// earlier transactions of the account, linked by their hashes. Extension of the published interface. Default
	// false. Optional.
	ProveReplacements *bool `json:"prove_replacements,omitempty"`
	// ZerostateHash: Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of
	// the published interface. Optional.
	ZerostateHash *string `json:"zerostate_hash,omitempty"`
	// TrustedKeyBlocks: Networks with a masterchain: path of a file with trusted key blocks, in the format of
	// the official library. Extension of the published interface. Optional.
	TrustedKeyBlocks *string `json:"trusted_key_blocks,omitempty"`
	// TrustedKeepers: Networks with block keepers: the initial trusted set. Extension of the published
	// interface. Optional.
	TrustedKeepers *TrustedKeepers `json:"trusted_keepers,omitempty"`
	// TrustedKeepersHash: Networks with block keepers: commitment to the initial trusted set, 64 hex characters;
	// the set itself may then come from the server. Extension of the published interface. Optional.
	TrustedKeepersHash *string `json:"trusted_keepers_hash,omitempty"`
}

// ResponseType: Kind of a response, for interfaces with one response handler.
type ResponseType int

// Values of ResponseType.
const (
	// ResponseTypeSuccess: The result.
	ResponseTypeSuccess ResponseType = 0
	// ResponseTypeError: A ClientError.
	ResponseTypeError ResponseType = 1
	// ResponseTypeNop: No payload; only signals that the request is finished.
	ResponseTypeNop ResponseType = 2
	// ResponseTypeAppRequest: A request to the application.
	ResponseTypeAppRequest ResponseType = 3
	// ResponseTypeAppNotify: A notification to the application.
	ResponseTypeAppNotify ResponseType = 4
	// ResponseTypeCustom: First number available for function-specific responses.
	ResponseTypeCustom ResponseType = 100
)

// ResultOfBuildInfo: Build information.
type ResultOfBuildInfo struct {
	// BuildNumber: Number of the build from continuous integration; 0 for a local build.
	BuildNumber uint32 `json:"build_number"`
	// Dependencies: Fingerprints of the main dependencies.
	Dependencies []BuildInfoDependency `json:"dependencies"`
	// Curves: What checks signatures of Ed25519; in a page, the call waits until this is decided. Extension of
	// the published interface. Optional.
	Curves *CurvesForm `json:"curves,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfBuildInfo) MarshalJSON() ([]byte, error) {
	type plain ResultOfBuildInfo
	if v.Dependencies == nil {
		v.Dependencies = []BuildInfoDependency{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfGetApiReference: The API reference.
type ResultOfGetApiReference struct {
	// API: Description of all modules.
	API API `json:"api"`
}

// ResultOfVersion: The version of the library.
type ResultOfVersion struct {
	// Version: Three dotted numbers.
	Version string `json:"version"`
}

// StorageConfig: A database server that stores the data of the library instead of a folder, for use by several
// machines. Extension of the published interface.
type StorageConfig struct {
	// URL: URL of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in libpq:
	// `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`,
	// `application_name`, `connect_timeout`; also `schema`. Default: data is stored in a folder. Optional.
	// Secret.
	URL *string `json:"url,omitempty"`
	// Schema: Schema with the tables of the library: lower-case letters, digits and underscores. Default
	// "vendorclient". Optional.
	Schema *string `json:"schema,omitempty"`
	// PoolSize: Maximum number of connections from one process to the server. Default 4. At least 1. At most 100.
	// Optional.
	PoolSize *uint8 `json:"pool_size,omitempty"`
	// ConnectTimeout: Time limit for connecting to the server, in ms. Default 5000. At least 1. Optional.
	ConnectTimeout *uint32 `json:"connect_timeout,omitempty"`
	// StatementTimeout: Time limit of one statement, in ms. A statement that takes longer fails with error 35 of
	// kind `busy`. Default 10000. At least 1. Optional.
	StatementTimeout *uint32 `json:"statement_timeout,omitempty"`
}

// Format implements fmt.Formatter and hides secrets.
func (v StorageConfig) Format(state fmt.State, verb rune) {
	type plain StorageConfig
	v.URL = nil
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v StorageConfig) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// TrustedKeepers: A set of block keepers that the application trusts. Extension of the published interface.
type TrustedKeepers struct {
	// BlockID: Id of the block at `height`; a block at that height with another id is refused. Optional.
	BlockID *string `json:"block_id,omitempty"`
	// Height: Height of the first block signed by the set; later blocks may change it.
	Height uint32 `json:"height"`
	// ThreadID: Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
	// Optional.
	ThreadID *string `json:"thread_id,omitempty"`
	// Keepers: BLS public keys (96 hex characters, compressed) by signer index.
	Keepers map[string]string `json:"keepers"`
	// Owners: Accounts of the owners (64 hex characters) by signer index, if known: a block then counts only if
	// the keeper of its producer signed it, and a keeper that rejoins as another signer replaces its older
	// entry. Optional.
	Owners map[string]string `json:"owners,omitzero"`
}

// MarshalJSON implements json.Marshaler.
func (v TrustedKeepers) MarshalJSON() ([]byte, error) {
	type plain TrustedKeepers
	if v.Keepers == nil {
		v.Keepers = map[string]string{}
	}
	return wire.Marshal(plain(v))
}
