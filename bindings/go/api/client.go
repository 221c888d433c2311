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

// ClientModule: Facts about the library, and answers to its requests.
type ClientModule struct{ caller rpc.Caller }

// GetAPIReference returns the machine-readable description of all modules.
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

// Config returns the configuration in force, with all defaults filled in.
//
// Fields without a value and without a default are null. Secrets (access_key, api_token) are shown only to the
// connection that set them itself.
//
// Wire name: client.config.
func (m ClientModule) Config(ctx context.Context, options ...rpc.CallOption) (result ClientConfig, err error) {
	err = m.caller.Call(ctx, "client.config", nil, &result, options...)
	return result, err
}

// BuildInfo returns the build number and the fingerprints of the dependencies.
//
// Wire name: client.build_info.
func (m ClientModule) BuildInfo(ctx context.Context, options ...rpc.CallOption) (result ResultOfBuildInfo, err error) {
	err = m.caller.Call(ctx, "client.build_info", nil, &result, options...)
	return result, err
}

// ResolveAppRequest answers a request that the library raised toward the application.
//
// An invalid answer (another variant, another shape) fails the call that waits for it; this call still succeeds.
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
	// ClientErrorCodeInvalidHex: A hex text cannot be decoded, after removing an optional prefix.
	ClientErrorCodeInvalidHex ClientErrorCode = 2
	// ClientErrorCodeInvalidBase64: A base64 text cannot be decoded.
	ClientErrorCodeInvalidBase64 ClientErrorCode = 3
	// ClientErrorCodeInvalidAddress: An address cannot be parsed, or cannot be expressed in the form asked for.
	ClientErrorCodeInvalidAddress ClientErrorCode = 4
	// ClientErrorCodeCallbackParamsCantBeConvertedToJson: A message for a callback has no JSON form or exceeds
	// the limit of outgoing messages.
	ClientErrorCodeCallbackParamsCantBeConvertedToJson ClientErrorCode = 5
	// ClientErrorCodeWebsocketConnectError: Cannot occur: a WebSocket connection that cannot be opened is
	// GraphqlWebsocketInitError (613) of module net.
	ClientErrorCodeWebsocketConnectError ClientErrorCode = 6
	// ClientErrorCodeWebsocketReceiveError: Cannot occur: a WebSocket connection that breaks is
	// WebsocketDisconnected (610) of module net.
	ClientErrorCodeWebsocketReceiveError ClientErrorCode = 7
	// ClientErrorCodeWebsocketSendError: Cannot occur: a WebSocket connection that breaks while it is written to
	// is WebsocketDisconnected (610) of module net.
	ClientErrorCodeWebsocketSendError ClientErrorCode = 8
	// ClientErrorCodeHttpClientCreateError: The HTTP client of a context cannot be created.
	ClientErrorCodeHttpClientCreateError ClientErrorCode = 9
	// ClientErrorCodeHttpRequestCreateError: An HTTP method or header is invalid.
	ClientErrorCodeHttpRequestCreateError ClientErrorCode = 10
	// ClientErrorCodeHttpRequestSendError: An HTTP exchange fails, or GraphQL answers outside 200 to 299 without
	// a GraphQL error body.
	ClientErrorCodeHttpRequestSendError ClientErrorCode = 11
	// ClientErrorCodeHttpRequestParseError: The body of an HTTP answer cannot be read or is not JSON.
	ClientErrorCodeHttpRequestParseError ClientErrorCode = 12
	// ClientErrorCodeCallbackNotRegistered: A function that needs an application object, or is asked to send
	// events, was called without the id of one.
	ClientErrorCodeCallbackNotRegistered ClientErrorCode = 13
	// ClientErrorCodeNetModuleNotInit: A network function is called in a context without endpoints, or the list
	// of endpoints is empty.
	ClientErrorCodeNetModuleNotInit ClientErrorCode = 14
	// ClientErrorCodeInvalidConfig: A field of the client configuration is not acceptable.
	ClientErrorCodeInvalidConfig ClientErrorCode = 15
	// ClientErrorCodeCannotCreateRuntime: A worker thread for heavy functions cannot be started.
	ClientErrorCodeCannotCreateRuntime ClientErrorCode = 16
	// ClientErrorCodeInvalidContextHandle: A context handle is unknown or its context was closed. A connection
	// of the daemon is one context, so this comes only from bindings that hold contexts by number and from a
	// context used after it was closed.
	ClientErrorCodeInvalidContextHandle ClientErrorCode = 17
	// ClientErrorCodeCannotSerializeResult: A result or a request toward the application has no JSON form.
	ClientErrorCodeCannotSerializeResult ClientErrorCode = 18
	// ClientErrorCodeCannotSerializeError: The data of an error has no JSON form.
	ClientErrorCodeCannotSerializeError ClientErrorCode = 19
	// ClientErrorCodeCannotConvertJsValueToJson: A JavaScript value given to the TypeScript binding has no JSON
	// form.
	ClientErrorCodeCannotConvertJsValueToJson ClientErrorCode = 20
	// ClientErrorCodeCannotReceiveSpawnedResult: A worker thread ended without giving the result of its
	// function.
	ClientErrorCodeCannotReceiveSpawnedResult ClientErrorCode = 21
	// ClientErrorCodeSetTimerError: Cannot occur: a timer is started with a checked duration, and one that is
	// too long for the platform is split.
	ClientErrorCodeSetTimerError ClientErrorCode = 22
	// ClientErrorCodeInvalidParams: The parameters of a function do not fit their type.
	ClientErrorCodeInvalidParams ClientErrorCode = 23
	// ClientErrorCodeContractsAddressConversionFailed: Cannot occur: it guards the base64 form of an address
	// against missing flags, which validation of the parameters refuses before (23).
	ClientErrorCodeContractsAddressConversionFailed ClientErrorCode = 24
	// ClientErrorCodeUnknownFunction: A function named by a program is unknown, or has no synchronous form. Over
	// JSON-RPC an unknown method is -32601 with data.client_code 25.
	ClientErrorCodeUnknownFunction ClientErrorCode = 25
	// ClientErrorCodeAppRequestError: The application answered a request with Error, or did not answer in time
	// (data.reason app_request_timeout).
	ClientErrorCodeAppRequestError ClientErrorCode = 26
	// ClientErrorCodeNoSuchRequest: An answer names a request that is unknown, was answered before, timed out,
	// or belongs to another connection.
	ClientErrorCodeNoSuchRequest ClientErrorCode = 27
	// ClientErrorCodeCanNotSendRequestResult: An answer crossed the withdrawal of its request: the waiting call
	// was cancelled just before.
	ClientErrorCodeCanNotSendRequestResult ClientErrorCode = 28
	// ClientErrorCodeCanNotReceiveRequestResult: A pending request was dropped without an answer: its object was
	// removed, the daemon stops or the host is gone.
	ClientErrorCodeCanNotReceiveRequestResult ClientErrorCode = 29
	// ClientErrorCodeCanNotParseRequestResult: The answer of the application does not fit the response type.
	ClientErrorCodeCanNotParseRequestResult ClientErrorCode = 30
	// ClientErrorCodeUnexpectedCallbackResponse: The answer of the application is of another variant than the
	// request.
	ClientErrorCodeUnexpectedCallbackResponse ClientErrorCode = 31
	// ClientErrorCodeCanNotParseNumber: A number given as text cannot be parsed or is out of range.
	ClientErrorCodeCanNotParseNumber ClientErrorCode = 32
	// ClientErrorCodeInternalError: The library met a state that it does not expect.
	ClientErrorCodeInternalError ClientErrorCode = 33
	// ClientErrorCodeInvalidHandle: An iterator handle is unknown.
	ClientErrorCodeInvalidHandle ClientErrorCode = 34
	// ClientErrorCodeLocalStorageError: Local storage fails, or a storage key has other characters than letters,
	// digits, `_` and `.`.
	ClientErrorCodeLocalStorageError ClientErrorCode = 35
	// ClientErrorCodeInvalidData: A cell cannot be read as plain data, for instance a pruned one.
	ClientErrorCodeInvalidData ClientErrorCode = 36
)

// API: Description of all modules.
type API struct {
	// Version: Version of the library.
	Version string `json:"version"`
	// Modules: Modules with `name`, `summary`, `description`, `types` and `functions`. A function that takes an
	// object of the application has `app_object` (`name`, `summary`, types of `request` and `response`); one
	// that reports to a callback has `callback`: `lifetime` (`call`, or `handle` until the handle is closed) and
	// `responses`, each with its `response_type` and the type of its payload.
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
	// Workchain: Workchain id used by default in DeploySet. Default 0. At least -128. At most 127. Optional.
	Workchain *int32 `json:"workchain,omitempty"`
	// MessageExpirationTimeout: Lifetime of messages of contracts with an expire header, in ms. Default 40000.
	// Optional.
	MessageExpirationTimeout *uint32 `json:"message_expiration_timeout,omitempty"`
	// MessageExpirationTimeoutGrowFactor: Factor by which the expiration timeout grows on each retry. Default
	// 1.5. Optional.
	MessageExpirationTimeoutGrowFactor *float64 `json:"message_expiration_timeout_grow_factor,omitempty"`
	// Rules: Rules of the chain for every function that takes `rules` and is not given any: `classic` for
	// contracts and networks of the public TVM formats. A node that states other rules is sent nothing.
	// Extension of the published interface. Default "current". Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// AppRequestResult: Outcome of a request to the application.
//
// One of AppRequestResultError, AppRequestResultOk, and from a newer daemon also UnknownVariant.
type AppRequestResult interface{ isAppRequestResult() }

// AppRequestResultError: The application refuses or failed.
type AppRequestResultError struct {
	// Text: Why.
	Text string `json:"text"`
}

// MarshalJSON implements json.Marshaler.
func (v AppRequestResultError) MarshalJSON() ([]byte, error) {
	type plain AppRequestResultError
	return wire.Tagged("Error", plain(v))
}

func (AppRequestResultError) isAppRequestResult() {}

// AppRequestResultOk: The application did what was asked.
type AppRequestResultOk struct {
	// Result: A variant of the response type with the same name as the request.
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

// BindingConfig: The language binding in use; appears in error data and HTTP headers.
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
}

// BuildInfoDependency: Fingerprint of a dependency.
type BuildInfoDependency struct {
	// Name: Name of the package.
	Name string `json:"name"`
	// GitCommit: Git commit of the source. Packages of the npm registry name no commit; for them it is
	// `npm:<version>` followed by the integrity digest of the package.
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
	// Policy: What may be spent. Policies of several sources hold together: a host can only add to what the
	// daemon demands. Extension of the published interface. Optional.
	Policy *SpendingPolicy `json:"policy,omitempty"`
	// LocalStoragePath: Folder where the library keeps its data. Absent: `.vendorclient` in the home directory,
	// or the data folder of the daemon. Optional.
	LocalStoragePath *string `json:"local_storage_path,omitempty"`
	// Storage: A database server in place of a folder. Extension of the published interface. Optional.
	Storage *StorageConfig `json:"storage,omitempty"`
}

// ClientError: A failed call.
type ClientError = rpc.ClientError

// CryptoConfig: Defaults of the crypto functions.
type CryptoConfig struct {
	// MnemonicDictionary: Dictionary of seed phrases. Default 1. Optional.
	MnemonicDictionary *MnemonicDictionary `json:"mnemonic_dictionary,omitempty"`
	// MnemonicWordCount: Number of words of a seed phrase. Default 12. At least 1. Optional.
	MnemonicWordCount *uint8 `json:"mnemonic_word_count,omitempty"`
	// HdkeyDerivationPath: Derivation path of keys. Default "m/44'/396'/0'/0/0". Optional.
	HdkeyDerivationPath *string `json:"hdkey_derivation_path,omitempty"`
}

// NetworkConfig: How to reach the network. All times in ms.
type NetworkConfig struct {
	// ServerAddress: A single network endpoint. Optional.
	//
	// Deprecated: Since 3.0. Use endpoints. It is used when endpoints is absent.
	ServerAddress *string `json:"server_address,omitempty"`
	// Endpoints: Network endpoints in any correct URL form, with or without scheme, port and path, IP addresses
	// included. Takes precedence over server_address. Without scheme: http for loopback hosts, https for all
	// others. Optional.
	Endpoints []string `json:"endpoints,omitzero"`
	// NetworkRetriesCount: Former number of connection retries. At least 0. Optional.
	//
	// Deprecated: Since 3.0. Use max_reconnect_timeout.
	NetworkRetriesCount *int8 `json:"network_retries_count,omitempty"`
	// MaxReconnectTimeout: Maximum time for sequential reconnections. Default 120000. Optional.
	MaxReconnectTimeout *uint32 `json:"max_reconnect_timeout,omitempty"`
	// FirstContactTimeout: How long a call may take, in ms, that cannot reach any endpoint while none has
	// answered this client: a wrong address or no network is told within this time. Afterwards
	// `max_reconnect_timeout` holds, which also limits it. Extension of the published interface. Default 15000.
	// At least 1. Optional.
	FirstContactTimeout *uint32 `json:"first_contact_timeout,omitempty"`
	// ReconnectTimeout: Former pause between reconnections. Optional.
	//
	// Deprecated: Since 3.0. Use max_reconnect_timeout.
	ReconnectTimeout *uint32 `json:"reconnect_timeout,omitempty"`
	// MessageRetriesCount: Number of automatic processing retries after Message Expired (507). Applies only to
	// messages that are proven not to have been executed and whose local emulation succeeded or failed with a
	// replay-protection error. Default 5. At least 0. Optional.
	MessageRetriesCount *int8 `json:"message_retries_count,omitempty"`
	// MessageProcessingTimeout: Delivery timeout for contracts whose ABI has no expire header; then the call
	// fails. Default 40000. Optional.
	MessageProcessingTimeout *uint32 `json:"message_processing_timeout,omitempty"`
	// ExpirationMargin: How much later than the expiration of a message the state of its account and a block
	// have to be to prove that the message was not executed: by so much clocks of block producers may differ.
	// Extension of the published interface. Default 30000. Optional.
	ExpirationMargin *uint32 `json:"expiration_margin,omitempty"`
	// WaitForTimeout: Maximum timeout for the answer to a query. Default 40000. Optional.
	WaitForTimeout *uint32 `json:"wait_for_timeout,omitempty"`
	// OutOfSyncThreshold: Former limit of the difference to the clock of the node. Optional.
	//
	// Deprecated: Since 3.0. Use max_latency.
	OutOfSyncThreshold *uint32 `json:"out_of_sync_threshold,omitempty"`
	// SendingEndpointCount: Maximum number of randomly chosen endpoints that a message is sent to. Default 1. At
	// least 1. Optional.
	SendingEndpointCount *uint8 `json:"sending_endpoint_count,omitempty"`
	// LatencyDetectionInterval: How often the current endpoint is checked for data latency. When the latency
	// exceeds max_latency another endpoint is selected. Default 60000. Optional.
	LatencyDetectionInterval *uint32 `json:"latency_detection_interval,omitempty"`
	// MaxLatency: Maximum data latency (time lag) of an endpoint. Default 60000. Optional.
	MaxLatency *uint32 `json:"max_latency,omitempty"`
	// QueryTimeout: Time limit of an HTTP request that sets none itself; then the request fails. Default 60000.
	// Optional.
	QueryTimeout *uint32 `json:"query_timeout,omitempty"`
	// QueriesProtocol: Protocol for GraphQL queries. Default "HTTP". Optional.
	QueriesProtocol *NetworkQueriesProtocol `json:"queries_protocol,omitempty"`
	// FirstRempStatusTimeout: Unstable. How long to wait for the first REMP status before falling back to
	// waiting for the transaction. Default 1. Optional.
	FirstRempStatusTimeout *uint32 `json:"first_remp_status_timeout,omitempty"`
	// NextRempStatusTimeout: Unstable. How long to wait for each further REMP status before falling back to
	// waiting for the transaction. Default 5000. Optional.
	NextRempStatusTimeout *uint32 `json:"next_remp_status_timeout,omitempty"`
	// FollowInterval: Pause between requests for what is new where the network offers no subscriptions, and
	// between requests of an iterator that has reached the end of the chain. All subscriptions of a client share
	// the requests. Default 1000. At least 1. Optional.
	FollowInterval *uint32 `json:"follow_interval,omitempty"`
	// SignatureID: Network signature id for networks with the capability CapSignatureWithId. Set it to the
	// global_id of any block when messages are encoded without reaching the network. Absent: detected when a
	// message is encoded. Optional.
	SignatureID *int32 `json:"signature_id,omitempty"`
	// AccessKeyOrigins: Origins besides those of the endpoints that access_key and api_token may be sent to,
	// such as https://producer.example:8600. Producers and redirect targets that a node names get neither
	// otherwise. Extension of the published interface. Default []. Optional.
	AccessKeyOrigins []string `json:"access_key_origins,omitzero"`
	// AccessKey: Access key (project secret) of the GraphQL API. Optional. Secret.
	AccessKey *string `json:"access_key,omitempty"`
	// APIToken: Bearer token of the REST and GraphQL APIs; replaces access_key when both are set. Optional.
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

// NetworkQueriesProtocol: How GraphQL queries travel.
type NetworkQueriesProtocol string

// Values of NetworkQueriesProtocol.
const (
	// NetworkQueriesProtocolHTTP: Each GraphQL query uses a separate HTTP request.
	NetworkQueriesProtocolHTTP NetworkQueriesProtocol = "HTTP"
	// NetworkQueriesProtocolWS: All GraphQL queries use one WebSocket connection.
	NetworkQueriesProtocolWS NetworkQueriesProtocol = "WS"
)

// ParamsOfAppRequest: A request of the library to an application object.
type ParamsOfAppRequest struct {
	// AppRequestID: Id to answer with in `resolve_app_request`.
	AppRequestID uint32 `json:"app_request_id"`
	// RequestData: What is asked, a variant of the request type of the object.
	RequestData json.RawMessage `json:"request_data"`
}

// ParamsOfResolveAppRequest: Answer to a request of the library.
type ParamsOfResolveAppRequest struct {
	// AppRequestID: Id received with the request.
	AppRequestID uint32 `json:"app_request_id"`
	// Result: Outcome of the request.
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

// ProofsConfig: Proofs: what is trusted, and their cache.
type ProofsConfig struct {
	// CacheInLocalStorage: True: downloaded proofs and masterchain BOCs go to persistent local storage. False:
	// they are kept in memory and lost with the client. Default true. Optional.
	CacheInLocalStorage *bool `json:"cache_in_local_storage,omitempty"`
	// Verify: Default of `verify` in the functions that have it: whether they prove what they return. Extension
	// of the published interface. Default false. Optional.
	Verify *bool `json:"verify,omitempty"`
	// ZerostateHash: Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of
	// the published interface. Optional.
	ZerostateHash *string `json:"zerostate_hash,omitempty"`
	// TrustedKeyBlocks: Networks with a masterchain: path of a file with trusted key blocks, in the format of
	// the official library. Extension of the published interface. Optional.
	TrustedKeyBlocks *string `json:"trusted_key_blocks,omitempty"`
	// TrustedKeepers: Networks with block keepers: the set that trust starts from. Extension of the published
	// interface. Optional.
	TrustedKeepers *TrustedKeepers `json:"trusted_keepers,omitempty"`
	// TrustedKeepersHash: Networks with block keepers: commitment to such a set, 64 hex characters; the set
	// itself may then come from the server. Extension of the published interface. Optional.
	TrustedKeepersHash *string `json:"trusted_keepers_hash,omitempty"`
}

// ResponseType: Kind of a response in interfaces with one response handler.
type ResponseType int

// Values of ResponseType.
const (
	// ResponseTypeSuccess: The result.
	ResponseTypeSuccess ResponseType = 0
	// ResponseTypeError: A ClientError.
	ResponseTypeError ResponseType = 1
	// ResponseTypeNop: Nothing; only carries that the request is finished.
	ResponseTypeNop ResponseType = 2
	// ResponseTypeAppRequest: A request to the application.
	ResponseTypeAppRequest ResponseType = 3
	// ResponseTypeAppNotify: A notification to the application.
	ResponseTypeAppNotify ResponseType = 4
	// ResponseTypeCustom: First number that functions define themselves.
	ResponseTypeCustom ResponseType = 100
)

// ResultOfBuildInfo: How the library was built.
type ResultOfBuildInfo struct {
	// BuildNumber: Number given by the continuous integration; 0 for a local build.
	BuildNumber uint32 `json:"build_number"`
	// Dependencies: Fingerprints of the most important dependencies.
	Dependencies []BuildInfoDependency `json:"dependencies"`
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

// StorageConfig: A database server that keeps the data of the library in place of a folder, for several
// machines. Extension of the published interface.
type StorageConfig struct {
	// URL: Address of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in
	// libpq: `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`,
	// `application_name`, `connect_timeout`; also `schema`. Absent: a folder is used. Optional. Secret.
	URL *string `json:"url,omitempty"`
	// Schema: Schema with the tables of the library: lower case letters, digits and underscores. Default
	// "vendorclient". Optional.
	Schema *string `json:"schema,omitempty"`
	// PoolSize: Maximum number of connections of a process to the server. Default 4. At least 1. At most 100.
	// Optional.
	PoolSize *uint8 `json:"pool_size,omitempty"`
	// ConnectTimeout: Time limit of connecting to the server, in ms. Default 5000. At least 1. Optional.
	ConnectTimeout *uint32 `json:"connect_timeout,omitempty"`
	// StatementTimeout: Time limit of one statement, in ms. What takes longer ends with error 35 of kind `busy`.
	// Default 10000. At least 1. Optional.
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

// TrustedKeepers: A set of block keepers that an application trusts. Extension of the published interface.
type TrustedKeepers struct {
	// BlockID: Id of the block at `height`; a block of that height with another id is refused. Optional.
	BlockID *string `json:"block_id,omitempty"`
	// Height: The first block that the set signs; later ones may change it.
	Height uint32 `json:"height"`
	// ThreadID: Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
	// Optional.
	ThreadID *string `json:"thread_id,omitempty"`
	// Keepers: BLS public keys (96 hex characters, compressed) by signer.
	Keepers map[string]string `json:"keepers"`
	// Owners: Accounts of the owners (64 hex characters) by signer, where they are known: then a block counts
	// only when the keeper of its producer signed it, and a keeper that joins again under another signer
	// replaces its older entry. Optional.
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
