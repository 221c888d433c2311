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

// ABIModule: Contract ABIs: encoding and decoding messages, bodies and contract data.
type ABIModule struct{ caller rpc.Caller }

// EncodeMessageBody encodes a call as the body of a message.
//
// Wire name: abi.encode_message_body.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 26 AppRequestError, 29 CanNotReceiveRequestResult, 30
// CanNotParseRequestResult, 31 UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize,
// 111 NaclBoxFailed, 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118
// Bip39InvalidWordCount, 130 CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 100
// InvalidPublicKey, 101 InvalidSecretKey, 121 SigningBoxNotRegistered, 306 EncodeRunMessageFailed, 307
// AttachSignatureFailed, 312 InvalidFunctionId.
func (m ABIModule) EncodeMessageBody(ctx context.Context, params ParamsOfEncodeMessageBody, options ...rpc.CallOption) (result ResultOfEncodeMessageBody, err error) {
	err = m.caller.Call(ctx, "abi.encode_message_body", params, &result, options...)
	return result, err
}

// AttachSignatureToMessageBody adds a signature to a body that was encoded for an external signer.
//
// Wire name: abi.attach_signature_to_message_body.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 1 NotImplemented, 2 InvalidHex, 307 AttachSignatureFailed.
func (m ABIModule) AttachSignatureToMessageBody(ctx context.Context, params ParamsOfAttachSignatureToMessageBody, options ...rpc.CallOption) (result ResultOfAttachSignatureToMessageBody, err error) {
	err = m.caller.Call(ctx, "abi.attach_signature_to_message_body", params, &result, options...)
	return result, err
}

// EncodeMessage encodes an external message: a call, a deployment, or both.
//
// With `Signer.External` the message is not signed; sign `data_to_sign` and pass the signature to
// `attach_signature`.
//
// Wire name: abi.encode_message.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 26 AppRequestError, 29
// CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31 UnexpectedCallbackResponse, 2 InvalidHex, 3
// InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116
// Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130 CryptoBoxNotRegistered, 133
// CryptoBoxSecretDeserializationError, 100 InvalidPublicKey, 101 InvalidSecretKey, 121 SigningBoxNotRegistered,
// 4 InvalidAddress, 301 RequiredAddressMissingForEncodeMessage, 302 RequiredCallSetMissingForEncodeMessage, 305
// EncodeDeployMessageFailed, 306 EncodeRunMessageFailed, 307 AttachSignatureFailed, 308 InvalidTvcImage, 312
// InvalidFunctionId, 314 EncodeInitialDataFailed, 316 PubKeyNotSupported.
func (m ABIModule) EncodeMessage(ctx context.Context, params ParamsOfEncodeMessage, options ...rpc.CallOption) (result ResultOfEncodeMessage, err error) {
	err = m.caller.Call(ctx, "abi.encode_message", params, &result, options...)
	return result, err
}

// EncodeInternalMessage encodes an internal message: a call, a deployment, both, or a plain transfer.
//
// Wire name: abi.encode_internal_message.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 4 InvalidAddress, 100
// InvalidPublicKey, 301 RequiredAddressMissingForEncodeMessage, 305 EncodeDeployMessageFailed, 306
// EncodeRunMessageFailed, 308 InvalidTvcImage, 311 InvalidAbi, 312 InvalidFunctionId, 314
// EncodeInitialDataFailed, 316 PubKeyNotSupported.
func (m ABIModule) EncodeInternalMessage(ctx context.Context, params ParamsOfEncodeInternalMessage, options ...rpc.CallOption) (result ResultOfEncodeInternalMessage, err error) {
	err = m.caller.Call(ctx, "abi.encode_internal_message", params, &result, options...)
	return result, err
}

// AttachSignature adds a signature to a message that was encoded for an external signer.
//
// Wire name: abi.attach_signature.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 1 NotImplemented, 2 InvalidHex, 307 AttachSignatureFailed.
func (m ABIModule) AttachSignature(ctx context.Context, params ParamsOfAttachSignature, options ...rpc.CallOption) (result ResultOfAttachSignature, err error) {
	err = m.caller.Call(ctx, "abi.attach_signature", params, &result, options...)
	return result, err
}

// DecodeMessage decodes the body of a message.
//
// External inbound messages are decoded as input, external outbound messages as output or event.
//
// Wire name: abi.decode_message.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 304 InvalidMessage.
func (m ABIModule) DecodeMessage(ctx context.Context, params ParamsOfDecodeMessage, options ...rpc.CallOption) (result DecodedMessageBody, err error) {
	err = m.caller.Call(ctx, "abi.decode_message", params, &result, options...)
	return result, err
}

// DecodeMessageBody decodes a message body.
//
// Wire name: abi.decode_message_body.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 36 InvalidData, 304
// InvalidMessage.
func (m ABIModule) DecodeMessageBody(ctx context.Context, params ParamsOfDecodeMessageBody, options ...rpc.CallOption) (result DecodedMessageBody, err error) {
	err = m.caller.Call(ctx, "abi.decode_message_body", params, &result, options...)
	return result, err
}

// EncodeAccount builds an active account from a state init.
//
// Wire name: abi.encode_account.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize, 308
// InvalidTvcImage.
func (m ABIModule) EncodeAccount(ctx context.Context, params ParamsOfEncodeAccount, options ...rpc.CallOption) (result ResultOfEncodeAccount, err error) {
	err = m.caller.Call(ctx, "abi.encode_account", params, &result, options...)
	return result, err
}

// DecodeAccountData decodes the data of a contract using the storage fields of its ABI.
//
// Below ABI 2.4, the data of a contract that is not yet deployed have a different form: use
// `decode_initial_data`.
//
// Wire name: abi.decode_account_data.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 36 InvalidData, 313
// InvalidData.
func (m ABIModule) DecodeAccountData(ctx context.Context, params ParamsOfDecodeAccountData, options ...rpc.CallOption) (result ResultOfDecodeAccountData, err error) {
	err = m.caller.Call(ctx, "abi.decode_account_data", params, &result, options...)
	return result, err
}

// UpdateInitialData changes the initial values and public key of a contract below ABI 2.4 that is not yet
// deployed.
//
// Wire name: abi.update_initial_data.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205
// InsufficientCacheSize, 2 InvalidHex, 36 InvalidData, 311 InvalidAbi, 314 EncodeInitialDataFailed.
func (m ABIModule) UpdateInitialData(ctx context.Context, params ParamsOfUpdateInitialData, options ...rpc.CallOption) (result ResultOfUpdateInitialData, err error) {
	err = m.caller.Call(ctx, "abi.update_initial_data", params, &result, options...)
	return result, err
}

// EncodeInitialData encodes the initial data of a contract to be deployed.
//
// Wire name: abi.encode_initial_data.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 202 SerializationError, 205 InsufficientCacheSize, 2 InvalidHex,
// 314 EncodeInitialDataFailed, 316 PubKeyNotSupported.
func (m ABIModule) EncodeInitialData(ctx context.Context, params ParamsOfEncodeInitialData, options ...rpc.CallOption) (result ResultOfEncodeInitialData, err error) {
	err = m.caller.Call(ctx, "abi.encode_initial_data", params, &result, options...)
	return result, err
}

// DecodeInitialData decodes the initial values and public key of a contract below ABI 2.4 that is not yet
// deployed.
//
// Wire name: abi.decode_initial_data.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 36 InvalidData, 311 InvalidAbi,
// 313 InvalidData.
func (m ABIModule) DecodeInitialData(ctx context.Context, params ParamsOfDecodeInitialData, options ...rpc.CallOption) (result ResultOfDecodeInitialData, err error) {
	err = m.caller.Call(ctx, "abi.decode_initial_data", params, &result, options...)
	return result, err
}

// DecodeBoc decodes a cell tree into ABI values.
//
// Wire name: abi.decode_boc.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 36 InvalidData, 303 InvalidJson, 313 InvalidData.
func (m ABIModule) DecodeBoc(ctx context.Context, params ParamsOfDecodeBoc, options ...rpc.CallOption) (result ResultOfDecodeBoc, err error) {
	err = m.caller.Call(ctx, "abi.decode_boc", params, &result, options...)
	return result, err
}

// EncodeBoc encodes ABI values into a cell tree.
//
// Wire name: abi.encode_boc.
//
// Errors: 202 SerializationError, 205 InsufficientCacheSize, 303 InvalidJson, 311 InvalidAbi.
func (m ABIModule) EncodeBoc(ctx context.Context, params ParamsOfAbiEncodeBoc, options ...rpc.CallOption) (result ResultOfAbiEncodeBoc, err error) {
	err = m.caller.Call(ctx, "abi.encode_boc", params, &result, options...)
	return result, err
}

// CalcFunctionID returns the id of a function.
//
// Under current rules, the id of `constructor` is always 1, whatever the ABI says.
//
// Wire name: abi.calc_function_id.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 315 InvalidFunctionName.
func (m ABIModule) CalcFunctionID(ctx context.Context, params ParamsOfCalcFunctionId, options ...rpc.CallOption) (result ResultOfCalcFunctionId, err error) {
	err = m.caller.Call(ctx, "abi.calc_function_id", params, &result, options...)
	return result, err
}

// GetSignatureData returns the signature of a message and the data it covers.
//
// Wire name: abi.get_signature_data.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 304 InvalidMessage.
func (m ABIModule) GetSignatureData(ctx context.Context, params ParamsOfGetSignatureData, options ...rpc.CallOption) (result ResultOfGetSignatureData, err error) {
	err = m.caller.Call(ctx, "abi.get_signature_data", params, &result, options...)
	return result, err
}

// VerifySigningContent verifies that the bytes to sign are those of the message in the request, and decodes it.
//
// Extension: The published library has no such function. For signers that do not trust the library that asks
// them: call it with your own instance of the library, which needs no network. Show what it returns instead of
// the other fields of `content`. What the message would send and lose depends on the state of accounts and
// cannot be verified here.
//
// Wire name: abi.verify_signing_content.
//
// Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 3 InvalidBase64, 36
// InvalidData, 304 InvalidMessage, 317 SigningContentMismatch.
func (m ABIModule) VerifySigningContent(ctx context.Context, params ParamsOfVerifySigningContent, options ...rpc.CallOption) (result ResultOfVerifySigningContent, err error) {
	err = m.caller.Call(ctx, "abi.verify_signing_content", params, &result, options...)
	return result, err
}

// AbiErrorCode: Numbers of the errors of module abi.
type AbiErrorCode = int

// Values of AbiErrorCode.
const (
	// AbiErrorCodeRequiredAddressMissingForEncodeMessage: A message is encoded without `address` and without
	// `deploy_set`.
	AbiErrorCodeRequiredAddressMissingForEncodeMessage AbiErrorCode = 301
	// AbiErrorCodeRequiredCallSetMissingForEncodeMessage: A message is encoded without `call_set` and without
	// `deploy_set`.
	AbiErrorCodeRequiredCallSetMissingForEncodeMessage AbiErrorCode = 302
	// AbiErrorCodeInvalidJson: An ABI or an ABI parameter is invalid, or the ABI version is not supported.
	AbiErrorCodeInvalidJson AbiErrorCode = 303
	// AbiErrorCodeInvalidMessage: A message or body does not match the ABI.
	AbiErrorCodeInvalidMessage AbiErrorCode = 304
	// AbiErrorCodeEncodeDeployMessageFailed: A deploy message cannot be encoded: not exactly one of `tvc`,
	// `code` and `state_init`; `state_init` with initial values; no public key; wrong constructor arguments.
	AbiErrorCodeEncodeDeployMessageFailed AbiErrorCode = 305
	// AbiErrorCodeEncodeRunMessageFailed: A call cannot be encoded: unknown function, wrong arguments, missing
	// address; `data` has `function_name`.
	AbiErrorCodeEncodeRunMessageFailed AbiErrorCode = 306
	// AbiErrorCodeAttachSignatureFailed: A signature cannot be attached: wrong size of the signature or key,
	// invalid message or ABI, no space left.
	AbiErrorCodeAttachSignatureFailed AbiErrorCode = 307
	// AbiErrorCodeInvalidTvcImage: A state init or contract image is invalid.
	AbiErrorCodeInvalidTvcImage AbiErrorCode = 308
	// AbiErrorCodeRequiredPublicKeyMissingForFunctionHeader: Cannot occur: a header without a public key is
	// encoded as such.
	AbiErrorCodeRequiredPublicKeyMissingForFunctionHeader AbiErrorCode = 309
	// AbiErrorCodeInvalidSigner: Cannot occur: an unknown kind of signer does not match the parameter type (23).
	AbiErrorCodeInvalidSigner AbiErrorCode = 310
	// AbiErrorCodeInvalidAbi: The ABI version does not allow the operation, the ABI is missing, or a value
	// cannot be encoded by `encode_boc`.
	AbiErrorCodeInvalidAbi AbiErrorCode = 311
	// AbiErrorCodeInvalidFunctionId: A function id given in place of a name is not in the ABI; `data` has
	// `function_name`.
	AbiErrorCodeInvalidFunctionId AbiErrorCode = 312
	// AbiErrorCodeInvalidData: Data does not match the ABI.
	AbiErrorCodeInvalidData AbiErrorCode = 313
	// AbiErrorCodeEncodeInitialDataFailed: Initial data cannot be encoded: a value is missing, unknown or of the
	// wrong type.
	AbiErrorCodeEncodeInitialDataFailed AbiErrorCode = 314
	// AbiErrorCodeInvalidFunctionName: The function is not in the ABI; `data` has `function_name`.
	AbiErrorCodeInvalidFunctionName AbiErrorCode = 315
	// AbiErrorCodePubKeyNotSupported: `initial_pubkey` is given for a contract with ABI 2.4 or later.
	AbiErrorCodePubKeyNotSupported AbiErrorCode = 316
	// AbiErrorCodeSigningContentMismatch: The content of a request to sign does not belong to the bytes to sign;
	// `data` has `field`: `payload` or `message`.
	AbiErrorCodeSigningContentMismatch AbiErrorCode = 317
)

// Abi: A contract ABI, in one of its forms.
//
// One of AbiContractVariant, AbiJson, AbiHandleVariant, AbiSerialized, and from a newer daemon also
// UnknownVariant.
type Abi interface{ isAbi() }

// AbiContractVariant: As an object.
type AbiContractVariant struct {
	// Value: The ABI.
	Value AbiContract `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v AbiContractVariant) MarshalJSON() ([]byte, error) {
	type plain AbiContractVariant
	return wire.Tagged("Contract", plain(v))
}

func (AbiContractVariant) isAbi() {}

// AbiJson: As JSON text: the content of an ABI file.
type AbiJson struct {
	// Value: The ABI.
	Value string `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v AbiJson) MarshalJSON() ([]byte, error) {
	type plain AbiJson
	return wire.Tagged("Json", plain(v))
}

func (AbiJson) isAbi() {}

// AbiHandleVariant: As a handle. Not supported (error 1).
type AbiHandleVariant struct {
	// Value: The handle.
	Value AbiHandle `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v AbiHandleVariant) MarshalJSON() ([]byte, error) {
	type plain AbiHandleVariant
	return wire.Tagged("Handle", plain(v))
}

func (AbiHandleVariant) isAbi() {}

// AbiSerialized: As an object, same as `Contract`.
type AbiSerialized struct {
	// Value: The ABI.
	Value AbiContract `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v AbiSerialized) MarshalJSON() ([]byte, error) {
	type plain AbiSerialized
	return wire.Tagged("Serialized", plain(v))
}

func (AbiSerialized) isAbi() {}

func (UnknownVariant) isAbi() {}

func decodeAbi(data []byte) (Abi, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Contract":
		return wire.As[AbiContractVariant](data)
	case "Json":
		return wire.As[AbiJson](data)
	case "Handle":
		return wire.As[AbiHandleVariant](data)
	case "Serialized":
		return wire.As[AbiSerialized](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// AbiContract: A contract ABI.
type AbiContract struct {
	// ABIVersion: Major version; used if `version` is absent. Default 2. Optional.
	ABIVersion *uint32 `json:"ABI version,omitempty"`
	// ABIVersionField: Version, ignored. Default 2. Optional.
	ABIVersionField *uint32 `json:"abi_version,omitempty"`
	// Version: Version, `1.0` or `2.0` to `2.4`. Optional.
	Version *string `json:"version,omitempty"`
	// Header: Header fields of external messages: `pubkey`, `time`, `expire`, in this order. Optional.
	Header []string `json:"header,omitzero"`
	// Functions: Functions. Optional.
	Functions []AbiFunction `json:"functions,omitzero"`
	// Events: Events. Optional.
	Events []AbiEvent `json:"events,omitzero"`
	// Data: Initial values, below 2.4. Optional.
	Data []AbiData `json:"data,omitzero"`
	// Fields: Storage fields, from 2.1 on. Optional.
	Fields []AbiParam `json:"fields,omitzero"`
}

// AbiData: An initial value of a contract below ABI 2.4.
type AbiData struct {
	// Key: Index of the variable: its key in the dictionary of initial data.
	Key uint32 `json:"key"`
	// Name: Name of the value.
	Name string `json:"name"`
	// Type: Type of the value.
	Type string `json:"type"`
	// Components: Members of the tuple, if `type` is or contains a tuple. Optional.
	Components []AbiParam `json:"components,omitzero"`
}

// AbiEvent: An event of a contract.
type AbiEvent struct {
	// Name: Name of the event.
	Name string `json:"name"`
	// Inputs: Values the event carries.
	Inputs []AbiParam `json:"inputs"`
	// ID: Id, hex with `0x`. Default: calculated. Optional.
	ID *string `json:"id,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v AbiEvent) MarshalJSON() ([]byte, error) {
	type plain AbiEvent
	if v.Inputs == nil {
		v.Inputs = []AbiParam{}
	}
	return wire.Marshal(plain(v))
}

// AbiFunction: A function of a contract.
type AbiFunction struct {
	// Name: Name of the function.
	Name string `json:"name"`
	// Inputs: Arguments.
	Inputs []AbiParam `json:"inputs"`
	// Outputs: Results.
	Outputs []AbiParam `json:"outputs"`
	// ID: Id, hex with `0x`, for input and output alike. Default: calculated. Optional.
	ID *string `json:"id,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v AbiFunction) MarshalJSON() ([]byte, error) {
	type plain AbiFunction
	if v.Inputs == nil {
		v.Inputs = []AbiParam{}
	}
	if v.Outputs == nil {
		v.Outputs = []AbiParam{}
	}
	return wire.Marshal(plain(v))
}

// AbiHandle: Handle of a registered ABI. Not supported.
type AbiHandle uint32

// AbiParam: A named value of an ABI.
type AbiParam struct {
	// Name: Name of the value.
	Name string `json:"name"`
	// Type: Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`.
	Type string `json:"type"`
	// Components: Members of the tuple, if `type` is or contains a tuple. Optional.
	Components []AbiParam `json:"components,omitzero"`
	// Init: For storage fields of ABI 2.4: the value must be set before deployment. Optional.
	Init *bool `json:"init,omitempty"`
}

// CallSet: A function call.
type CallSet struct {
	// FunctionName: Name of the function, or its id as decimal or `0x` text.
	FunctionName string `json:"function_name"`
	// Header: Header fields; omitted fields take their defaults. Optional.
	Header *FunctionHeader `json:"header,omitempty"`
	// Input: Arguments by name. Default: none. Optional.
	Input json.RawMessage `json:"input,omitempty"`
}

// ChainRules: Which chain formats and execution rules apply.
type ChainRules string

// Values of ChainRules.
const (
	// ChainRulesCurrent: Networks with Dapp IDs. The function id of a constructor is 1.
	ChainRulesCurrent ChainRules = "current"
	// ChainRulesClassic: The public TVM formats: message headers have no Dapp ID fields, and the id of a
	// constructor is calculated like that of any function.
	ChainRulesClassic ChainRules = "classic"
)

// DataLayout: How to decode a body.
type DataLayout string

// Values of DataLayout.
const (
	// DataLayoutInput: As arguments of a function.
	DataLayoutInput DataLayout = "Input"
	// DataLayoutOutput: As results of a function.
	DataLayoutOutput DataLayout = "Output"
)

// DecodedMessageBody: A decoded body.
type DecodedMessageBody struct {
	// BodyType: What it contains.
	BodyType MessageBodyType `json:"body_type"`
	// Name: Name of the function or event; the `function_name` of the request, if given.
	Name string `json:"name"`
	// Value: Values by name. Optional.
	Value json.RawMessage `json:"value,omitempty"`
	// Header: Header of an external input; null if the contract has none. Optional.
	Header *FunctionHeader `json:"header,omitempty"`
}

// DeploySet: What to deploy: exactly one of `tvc`, `code` and `state_init`, and its initial values.
type DeploySet struct {
	// Tvc: Contract image, tagged or as a state init. Optional.
	Tvc *string `json:"tvc,omitempty"`
	// Code: Contract code; the data are built from the initial values. Optional.
	Code *string `json:"code,omitempty"`
	// StateInit: Complete state init; takes no initial values. Optional.
	StateInit *string `json:"state_init,omitempty"`
	// WorkchainID: Workchain. Default: `abi.workchain` of the configuration. Optional.
	WorkchainID *int32 `json:"workchain_id,omitempty"`
	// InitialData: Initial values by name. Below ABI 2.4, all `data` items; from 2.4 on, exactly the fields
	// marked `init`, including the public key. Optional.
	InitialData json.RawMessage `json:"initial_data,omitempty"`
	// InitialPubkey: Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is
	// zero, otherwise the key of the signer. Optional.
	InitialPubkey *string `json:"initial_pubkey,omitempty"`
}

// FunctionHeader: Header of an external message. Only the fields listed in the ABI are sent.
type FunctionHeader struct {
	// Expire: When the message expires, Unix time in s. Default: now plus the expiration timeout of the
	// configuration, which grows with the try index. Optional.
	Expire *uint32 `json:"expire,omitempty"`
	// Time: When the message was created, in ms since 1970. Default: now. Optional.
	Time *uint64 `json:"time,omitempty"`
	// Pubkey: Public key the contract checks the signature with. Default: the key of the signer. Optional.
	Pubkey *string `json:"pubkey,omitempty"`
}

// MessageBodyType: What a body contains.
type MessageBodyType string

// Values of MessageBodyType.
const (
	// MessageBodyTypeInput: Arguments of a function.
	MessageBodyTypeInput MessageBodyType = "Input"
	// MessageBodyTypeOutput: Results of a function.
	MessageBodyTypeOutput MessageBodyType = "Output"
	// MessageBodyTypeInternalOutput: Never returned.
	MessageBodyTypeInternalOutput MessageBodyType = "InternalOutput"
	// MessageBodyTypeEvent: An event.
	MessageBodyTypeEvent MessageBodyType = "Event"
)

// ParamsOfAbiEncodeBoc: Values to encode into a cell tree.
type ParamsOfAbiEncodeBoc struct {
	// Params: Names and types of the values, in order. Follows the rules of ABI 2.4.
	Params []AbiParam `json:"params"`
	// Data: Values by name.
	Data json.RawMessage `json:"data"`
	// BocCache: Keep the result in the cache and return a reference. Default: return base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAbiEncodeBoc) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAbiEncodeBoc
	if v.Params == nil {
		v.Params = []AbiParam{}
	}
	return wire.Marshal(plain(v))
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfAbiEncodeBoc) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfAbiEncodeBoc
	var fields struct {
		*plain
		// As text.
		BocCache json.RawMessage `json:"boc_cache"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.BocCache, err = decodeBocCacheType(fields.BocCache); err != nil {
		return fmt.Errorf("boc_cache: %w", err)
	}
	return nil
}

// ParamsOfAttachSignature: An unsigned message and its signature.
type ParamsOfAttachSignature struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// PublicKey: Public key of the signer.
	PublicKey string `json:"public_key"`
	// Message: The message.
	Message string `json:"message"`
	// Signature: Signature, 128 hex characters.
	Signature string `json:"signature"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfAttachSignature) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfAttachSignature
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

// ParamsOfAttachSignatureToMessageBody: An unsigned body and its signature.
type ParamsOfAttachSignatureToMessageBody struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// PublicKey: Public key of the signer.
	PublicKey string `json:"public_key"`
	// Message: The body.
	Message string `json:"message"`
	// Signature: Signature, 128 hex characters.
	Signature string `json:"signature"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfAttachSignatureToMessageBody) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfAttachSignatureToMessageBody
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

// ParamsOfCalcFunctionId: A function.
type ParamsOfCalcFunctionId struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// FunctionName: Name of the function.
	FunctionName string `json:"function_name"`
	// Output: Return the id of the answer instead of the call. Default false. Optional.
	Output *bool `json:"output,omitempty"`
	// Rules: Chain rules. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfCalcFunctionId) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfCalcFunctionId
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

// ParamsOfDecodeAccountData: Data of a contract.
type ParamsOfDecodeAccountData struct {
	// ABI: ABI of the contract, 2.1 or later.
	ABI Abi `json:"abi"`
	// Data: The data.
	Data string `json:"data"`
	// AllowPartial: Ignore data after the last value. Default false. Optional.
	AllowPartial *bool `json:"allow_partial,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfDecodeAccountData) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfDecodeAccountData
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

// ParamsOfDecodeBoc: A cell tree to decode.
type ParamsOfDecodeBoc struct {
	// Params: Names and types of the values, in order. Follows the rules of ABI 2.4.
	Params []AbiParam `json:"params"`
	// Boc: The cell tree.
	Boc string `json:"boc"`
	// AllowPartial: Ignore data after the last value.
	AllowPartial bool `json:"allow_partial"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfDecodeBoc) MarshalJSON() ([]byte, error) {
	type plain ParamsOfDecodeBoc
	if v.Params == nil {
		v.Params = []AbiParam{}
	}
	return wire.Marshal(plain(v))
}

// ParamsOfDecodeInitialData: Data of a contract below ABI 2.4 that is not yet deployed.
type ParamsOfDecodeInitialData struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// Data: The data.
	Data string `json:"data"`
	// AllowPartial: Ignore data after the last value. Default false. Optional.
	AllowPartial *bool `json:"allow_partial,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfDecodeInitialData) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfDecodeInitialData
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

// ParamsOfDecodeMessage: A message to decode.
type ParamsOfDecodeMessage struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// Message: The message.
	Message string `json:"message"`
	// AllowPartial: Ignore data after the last value. Default false. Optional.
	AllowPartial *bool `json:"allow_partial,omitempty"`
	// FunctionName: Function or event, if known: its name, or its id as decimal or `0x` text. Required for
	// internal answers, because the caller chose their id. Optional.
	FunctionName *string `json:"function_name,omitempty"`
	// DataLayout: How to decode the body of an internal message. Default: as output, then as input. External
	// messages are decoded by their kind. Optional.
	DataLayout *DataLayout `json:"data_layout,omitempty"`
	// Rules: Chain rules. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfDecodeMessage) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfDecodeMessage
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

// ParamsOfDecodeMessageBody: A body to decode.
type ParamsOfDecodeMessageBody struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// Body: The body.
	Body string `json:"body"`
	// IsInternal: Whether the body belongs to an internal message.
	IsInternal bool `json:"is_internal"`
	// AllowPartial: Ignore data after the last value. Default false. Optional.
	AllowPartial *bool `json:"allow_partial,omitempty"`
	// FunctionName: Function or event, if known: its name, or its id as decimal or `0x` text. Required for
	// internal answers, because the caller chose their id. Optional.
	FunctionName *string `json:"function_name,omitempty"`
	// DataLayout: How to decode it. Default: as output, then as input. Optional.
	DataLayout *DataLayout `json:"data_layout,omitempty"`
	// Rules: Chain rules. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfDecodeMessageBody) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfDecodeMessageBody
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

// ParamsOfEncodeAccount: The account to build.
type ParamsOfEncodeAccount struct {
	// StateInit: State init; its hash is the account id.
	StateInit string `json:"state_init"`
	// Balance: Balance in nano units. Default 100000000000. Optional.
	Balance *uint64 `json:"balance,omitempty"`
	// LastTransLt: Logical time of the last transaction. Default 0. Optional.
	LastTransLt *uint64 `json:"last_trans_lt,omitempty"`
	// LastPaid: Time of the last storage payment, Unix time in s. With another than 0, the account also has the
	// size of its storage, from which `utils.calc_storage_fee` calculates. Default 0. Optional.
	LastPaid *uint32 `json:"last_paid,omitempty"`
	// BocCache: Keep the result in the cache and return a reference. Default: return base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfEncodeAccount) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfEncodeAccount
	var fields struct {
		*plain
		// As text.
		BocCache json.RawMessage `json:"boc_cache"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.BocCache, err = decodeBocCacheType(fields.BocCache); err != nil {
		return fmt.Errorf("boc_cache: %w", err)
	}
	return nil
}

// ParamsOfEncodeInitialData: Initial values of a contract.
type ParamsOfEncodeInitialData struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// InitialData: Values by name: below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked
	// `init`. Optional.
	InitialData json.RawMessage `json:"initial_data,omitempty"`
	// InitialPubkey: Public key of the owner; below ABI 2.4 only. Default: zero. Optional.
	InitialPubkey *string `json:"initial_pubkey,omitempty"`
	// BocCache: Keep the result in the cache and return a reference. Default: return base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfEncodeInitialData) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfEncodeInitialData
	var fields struct {
		*plain
		// As text.
		ABI json.RawMessage `json:"abi"`
		// As text.
		BocCache json.RawMessage `json:"boc_cache"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.ABI, err = decodeAbi(fields.ABI); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	if v.BocCache, err = decodeBocCacheType(fields.BocCache); err != nil {
		return fmt.Errorf("boc_cache: %w", err)
	}
	return nil
}

// ParamsOfEncodeInternalMessage: An internal message to encode.
type ParamsOfEncodeInternalMessage struct {
	// ABI: ABI of the contract; required with `deploy_set` or `call_set`. Optional.
	ABI Abi `json:"abi,omitempty"`
	// Address: Destination. With `deploy_set`, it is calculated. Optional.
	Address *string `json:"address,omitempty"`
	// SrcAddress: Source. Default: none. Optional.
	SrcAddress *string `json:"src_address,omitempty"`
	// DeploySet: What to deploy. Optional.
	DeploySet *DeploySet `json:"deploy_set,omitempty"`
	// CallSet: The call. Default: no body. Optional.
	CallSet *CallSet `json:"call_set,omitempty"`
	// Value: Amount to send, in nano units, below 2^64.
	Value string `json:"value"`
	// Bounce: Whether the amount is returned if the call fails. Default true. Optional.
	Bounce *bool `json:"bounce,omitempty"`
	// EnableIhr: Whether instant hypercube routing is allowed. Default false. Optional.
	EnableIhr *bool `json:"enable_ihr,omitempty"`
	// Rules: Chain rules. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfEncodeInternalMessage) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfEncodeInternalMessage
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

// ParamsOfEncodeMessage: An external message to encode: a call, a deployment, or both.
type ParamsOfEncodeMessage struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// Address: Destination. With `deploy_set`, it is calculated. Optional.
	Address *string `json:"address,omitempty"`
	// DeploySet: What to deploy. Optional.
	DeploySet *DeploySet `json:"deploy_set,omitempty"`
	// CallSet: The call. Without it, only the state init is sent, unsigned. Optional.
	CallSet *CallSet `json:"call_set,omitempty"`
	// Signer: Who signs.
	Signer Signer `json:"signer"`
	// ProcessingTryIndex: Index of the attempt, starting at 0; the expiration timeout grows with it. Default 0.
	// Optional.
	ProcessingTryIndex *uint8 `json:"processing_try_index,omitempty"`
	// SignatureID: Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
	// what the network requires. Optional.
	SignatureID *int32 `json:"signature_id,omitempty"`
	// Rules: Chain rules. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfEncodeMessage) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfEncodeMessage
	var fields struct {
		*plain
		// As text.
		ABI json.RawMessage `json:"abi"`
		// As text.
		Signer json.RawMessage `json:"signer"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.ABI, err = decodeAbi(fields.ABI); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	if v.Signer, err = decodeSigner(fields.Signer); err != nil {
		return fmt.Errorf("signer: %w", err)
	}
	return nil
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfEncodeMessage) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfEncodeMessageBody: A call to encode as a message body.
type ParamsOfEncodeMessageBody struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// CallSet: The call.
	CallSet CallSet `json:"call_set"`
	// IsInternal: Whether the body is for an internal message, which has no header or signature.
	IsInternal bool `json:"is_internal"`
	// Signer: Who signs.
	Signer Signer `json:"signer"`
	// ProcessingTryIndex: Index of the attempt, starting at 0; the expiration timeout grows with it. Default 0.
	// Optional.
	ProcessingTryIndex *uint8 `json:"processing_try_index,omitempty"`
	// Address: Destination; required to sign an external body with ABI 2.3 or later. Optional.
	Address *string `json:"address,omitempty"`
	// SignatureID: Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
	// what the network requires. Optional.
	SignatureID *int32 `json:"signature_id,omitempty"`
	// Rules: Chain rules. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfEncodeMessageBody) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfEncodeMessageBody
	var fields struct {
		*plain
		// As text.
		ABI json.RawMessage `json:"abi"`
		// As text.
		Signer json.RawMessage `json:"signer"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.ABI, err = decodeAbi(fields.ABI); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	if v.Signer, err = decodeSigner(fields.Signer); err != nil {
		return fmt.Errorf("signer: %w", err)
	}
	return nil
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ParamsOfEncodeMessageBody) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfGetSignatureData: A signed message.
type ParamsOfGetSignatureData struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// Message: The message.
	Message string `json:"message"`
	// SignatureID: Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
	// what the network requires. Optional.
	SignatureID *int32 `json:"signature_id,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfGetSignatureData) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfGetSignatureData
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

// ParamsOfUpdateInitialData: Data of a contract below ABI 2.4 that is not yet deployed, and the changes to make.
type ParamsOfUpdateInitialData struct {
	// ABI: ABI of the contract.
	ABI Abi `json:"abi"`
	// Data: The data.
	Data string `json:"data"`
	// InitialData: Values of all `data` items by name. Default: unchanged. Optional.
	InitialData json.RawMessage `json:"initial_data,omitempty"`
	// InitialPubkey: Public key of the owner. Default: unchanged. Optional.
	InitialPubkey *string `json:"initial_pubkey,omitempty"`
	// BocCache: Keep the result in the cache and return a reference. Default: return base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfUpdateInitialData) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfUpdateInitialData
	var fields struct {
		*plain
		// As text.
		ABI json.RawMessage `json:"abi"`
		// As text.
		BocCache json.RawMessage `json:"boc_cache"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.ABI, err = decodeAbi(fields.ABI); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	if v.BocCache, err = decodeBocCacheType(fields.BocCache); err != nil {
		return fmt.Errorf("boc_cache: %w", err)
	}
	return nil
}

// ParamsOfVerifySigningContent: A request to sign.
type ParamsOfVerifySigningContent struct {
	// Unsigned: The bytes to sign, as requested.
	Unsigned string `json:"unsigned"`
	// Content: What the request says about them.
	Content SigningContent `json:"content"`
	// ABI: ABI of the contract. Use your own copy, because an ABI can give any name to a function.
	ABI Abi `json:"abi"`
	// Rules: Chain rules. Default: `abi.rules` of the configuration. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfVerifySigningContent) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfVerifySigningContent
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

// ResultOfAbiEncodeBoc: A cell tree.
type ResultOfAbiEncodeBoc struct {
	// Boc: The cell tree as BOC or reference.
	Boc string `json:"boc"`
}

// ResultOfAttachSignature: A signed message.
type ResultOfAttachSignature struct {
	// Message: The message.
	Message string `json:"message"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
}

// ResultOfAttachSignatureToMessageBody: A signed body.
type ResultOfAttachSignatureToMessageBody struct {
	// Body: The body.
	Body string `json:"body"`
}

// ResultOfCalcFunctionId: Id of a function.
type ResultOfCalcFunctionId struct {
	// FunctionID: Id of the function.
	FunctionID uint32 `json:"function_id"`
}

// ResultOfDecodeAccountData: Storage fields of a contract, decoded.
type ResultOfDecodeAccountData struct {
	// Data: Values by name.
	Data json.RawMessage `json:"data"`
}

// ResultOfDecodeBoc: Decoded values.
type ResultOfDecodeBoc struct {
	// Data: Values by name.
	Data json.RawMessage `json:"data"`
}

// ResultOfDecodeInitialData: Initial values of a contract.
type ResultOfDecodeInitialData struct {
	// InitialData: Values by name; items missing from the data are omitted.
	InitialData json.RawMessage `json:"initial_data"`
	// InitialPubkey: Public key of the owner.
	InitialPubkey string `json:"initial_pubkey"`
}

// ResultOfEncodeAccount: An account.
type ResultOfEncodeAccount struct {
	// Account: The account as BOC or reference.
	Account string `json:"account"`
	// ID: Account id, 64 hex characters; the address is `0:<id>`.
	ID string `json:"id"`
}

// ResultOfEncodeInitialData: Data of a contract.
type ResultOfEncodeInitialData struct {
	// Data: The data as BOC or reference.
	Data string `json:"data"`
}

// ResultOfEncodeInternalMessage: An encoded message.
type ResultOfEncodeInternalMessage struct {
	// Message: The message.
	Message string `json:"message"`
	// Address: Destination, `<workchain>:<hex>`.
	Address string `json:"address"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
}

// ResultOfEncodeMessage: An encoded message.
type ResultOfEncodeMessage struct {
	// Message: The message.
	Message string `json:"message"`
	// DataToSign: The data to sign; with `Signer.External` only. Optional.
	DataToSign *string `json:"data_to_sign,omitempty"`
	// Address: Destination, `<workchain>:<hex>`.
	Address string `json:"address"`
	// MessageID: Hash of the message.
	MessageID string `json:"message_id"`
}

// ResultOfEncodeMessageBody: An encoded body.
type ResultOfEncodeMessageBody struct {
	// Body: The body. With `Signer.External` it has no signature and is not valid until one is attached.
	Body string `json:"body"`
	// DataToSign: The data to sign; with `Signer.External` only. Optional.
	DataToSign *string `json:"data_to_sign,omitempty"`
}

// ResultOfGetSignatureData: A signature and the data it covers.
type ResultOfGetSignatureData struct {
	// Signature: Signature, 128 hex characters.
	Signature string `json:"signature"`
	// Unsigned: The signed data.
	Unsigned string `json:"unsigned"`
}

// ResultOfUpdateInitialData: Data of a contract.
type ResultOfUpdateInitialData struct {
	// Data: The data as BOC or reference.
	Data string `json:"data"`
}

// ResultOfVerifySigningContent: What the signature would authorize, read from the bytes to sign.
type ResultOfVerifySigningContent struct {
	// Address: The called contract, `<workchain>:<hex>`. Absent before ABI 2.3, whose signature is valid for
	// every contract with the same key. Optional.
	Address *string `json:"address,omitempty"`
	// Deploys: Whether the message also deploys the contract; its state init has the address of the contract.
	Deploys bool `json:"deploys"`
	// FunctionName: The called function.
	FunctionName string `json:"function_name"`
	// Input: Arguments by name.
	Input json.RawMessage `json:"input"`
	// Time: Creation time in the header of the message, ms since 1970. Optional.
	Time *uint64 `json:"time,omitempty"`
	// ExpireAt: When the message expires, Unix time in s; 4294967295: never. Optional.
	ExpireAt *uint32 `json:"expire_at,omitempty"`
	// PublicKey: Public key in the header of the message. Optional.
	PublicKey *string `json:"public_key,omitempty"`
}

// Signer: Who signs a message.
//
// One of SignerNone, SignerExternal, SignerKeys, SignerSigningBox, and from a newer daemon also UnknownVariant.
type Signer interface{ isSigner() }

// SignerNone: No signature.
type SignerNone struct{}

// MarshalJSON implements json.Marshaler.
func (v SignerNone) MarshalJSON() ([]byte, error) {
	type plain SignerNone
	return wire.Tagged("None", plain(v))
}

func (SignerNone) isSigner() {}

// SignerExternal: The caller signs later: the result has `data_to_sign`.
type SignerExternal struct {
	// PublicKey: Public key, 64 hex characters.
	PublicKey string `json:"public_key"`
}

// MarshalJSON implements json.Marshaler.
func (v SignerExternal) MarshalJSON() ([]byte, error) {
	type plain SignerExternal
	return wire.Tagged("External", plain(v))
}

func (SignerExternal) isSigner() {}

// SignerKeys: Signs with these keys.
type SignerKeys struct {
	// Keys: Key pair.
	Keys KeyPair `json:"keys"`
}

// MarshalJSON implements json.Marshaler.
func (v SignerKeys) MarshalJSON() ([]byte, error) {
	type plain SignerKeys
	return wire.Tagged("Keys", plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v SignerKeys) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

func (SignerKeys) isSigner() {}

// SignerSigningBox: Signs with a signing box, of the library or of the application.
type SignerSigningBox struct {
	// Handle: Handle of the box.
	Handle SigningBoxHandle `json:"handle"`
}

// MarshalJSON implements json.Marshaler.
func (v SignerSigningBox) MarshalJSON() ([]byte, error) {
	type plain SignerSigningBox
	return wire.Tagged("SigningBox", plain(v))
}

func (SignerSigningBox) isSigner() {}

func (UnknownVariant) isSigner() {}

func decodeSigner(data []byte) (Signer, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "None":
		return wire.As[SignerNone](data)
	case "External":
		return wire.As[SignerExternal](data)
	case "Keys":
		return wire.As[SignerKeys](data)
	case "SigningBox":
		return wire.As[SignerSigningBox](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}
