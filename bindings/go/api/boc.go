// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// BocModule: Bags of cells: parsing, building, and a cache of them.
type BocModule struct{ caller rpc.Caller }

// DecodeTvc reads a contract image.
//
// Reads images that begin with the tag a2f0b81c; a bare state init is read by `decode_state_init`.
//
// Wire name: boc.decode_tvc.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
func (m BocModule) DecodeTvc(ctx context.Context, params ParamsOfDecodeTvc, options ...rpc.CallOption) (result ResultOfDecodeTvc, err error) {
	err = m.caller.Call(ctx, "boc.decode_tvc", params, &result, options...)
	return result, err
}

// ParseMessage parses a message.
//
// Wire name: boc.parse_message.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
func (m BocModule) ParseMessage(ctx context.Context, params ParamsOfParse, options ...rpc.CallOption) (result ResultOfParse, err error) {
	err = m.caller.Call(ctx, "boc.parse_message", params, &result, options...)
	return result, err
}

// ParseTransaction parses a transaction.
//
// Wire name: boc.parse_transaction.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
func (m BocModule) ParseTransaction(ctx context.Context, params ParamsOfParse, options ...rpc.CallOption) (result ResultOfParse, err error) {
	err = m.caller.Call(ctx, "boc.parse_transaction", params, &result, options...)
	return result, err
}

// ParseAccount parses an account.
//
// Also reads an account inside a Merkle proof. A BOC does not hold the Dapp ID: `dapp_id` is always `None`. An
// account that does not exist is error 202.
//
// Wire name: boc.parse_account.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
func (m BocModule) ParseAccount(ctx context.Context, params ParamsOfParse, options ...rpc.CallOption) (result ResultOfParse, err error) {
	err = m.caller.Call(ctx, "boc.parse_account", params, &result, options...)
	return result, err
}

// ParseBlock parses a block.
//
// Wire name: boc.parse_block.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
func (m BocModule) ParseBlock(ctx context.Context, params ParamsOfParse, options ...rpc.CallOption) (result ResultOfParse, err error) {
	err = m.caller.Call(ctx, "boc.parse_block", params, &result, options...)
	return result, err
}

// ParseShardstate parses a shard state.
//
// Wire name: boc.parse_shardstate.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
func (m BocModule) ParseShardstate(ctx context.Context, params ParamsOfParseShardstate, options ...rpc.CallOption) (result ResultOfParse, err error) {
	err = m.caller.Call(ctx, "boc.parse_shardstate", params, &result, options...)
	return result, err
}

// GetBlockchainConfig extracts the blockchain configuration from a key block or zero state.
//
// Wire name: boc.get_blockchain_config.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 203 InappropriateBlock.
func (m BocModule) GetBlockchainConfig(ctx context.Context, params ParamsOfGetBlockchainConfig, options ...rpc.CallOption) (result ResultOfGetBlockchainConfig, err error) {
	err = m.caller.Call(ctx, "boc.get_blockchain_config", params, &result, options...)
	return result, err
}

// GetBocHash returns the hash of the root cell.
//
// Wire name: boc.get_boc_hash.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound.
func (m BocModule) GetBocHash(ctx context.Context, params ParamsOfGetBocHash, options ...rpc.CallOption) (result ResultOfGetBocHash, err error) {
	err = m.caller.Call(ctx, "boc.get_boc_hash", params, &result, options...)
	return result, err
}

// GetBocDepth returns the depth of the root cell.
//
// Wire name: boc.get_boc_depth.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound.
func (m BocModule) GetBocDepth(ctx context.Context, params ParamsOfGetBocDepth, options ...rpc.CallOption) (result ResultOfGetBocDepth, err error) {
	err = m.caller.Call(ctx, "boc.get_boc_depth", params, &result, options...)
	return result, err
}

// GetCodeFromTvc extracts the code from a contract image or state init.
//
// Wire name: boc.get_code_from_tvc.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
func (m BocModule) GetCodeFromTvc(ctx context.Context, params ParamsOfGetCodeFromTvc, options ...rpc.CallOption) (result ResultOfGetCodeFromTvc, err error) {
	err = m.caller.Call(ctx, "boc.get_code_from_tvc", params, &result, options...)
	return result, err
}

// CacheGet returns a cached BOC.
//
// Wire name: boc.cache_get.
//
// Errors: 207 InvalidBocRef, 202 SerializationError.
func (m BocModule) CacheGet(ctx context.Context, params ParamsOfBocCacheGet, options ...rpc.CallOption) (result ResultOfBocCacheGet, err error) {
	err = m.caller.Call(ctx, "boc.cache_get", params, &result, options...)
	return result, err
}

// CacheSet stores a BOC in the cache.
//
// The reference can be given wherever a function of this context takes a BOC.
//
// Wire name: boc.cache_set.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 205 InsufficientCacheSize.
func (m BocModule) CacheSet(ctx context.Context, params ParamsOfBocCacheSet, options ...rpc.CallOption) (result ResultOfBocCacheSet, err error) {
	err = m.caller.Call(ctx, "boc.cache_set", params, &result, options...)
	return result, err
}

// CacheUnpin removes one pin of a cached BOC.
//
// A BOC is dropped when each of its pins was removed as often as it was set. Unknown pins and references are
// ignored.
//
// Wire name: boc.cache_unpin.
//
// Errors: 207 InvalidBocRef.
func (m BocModule) CacheUnpin(ctx context.Context, params ParamsOfBocCacheUnpin, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "boc.cache_unpin", params, nil, options...)
}

// EncodeBoc builds a cell.
//
// Wire name: boc.encode_boc.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize, 4
// InvalidAddress.
func (m BocModule) EncodeBoc(ctx context.Context, params ParamsOfEncodeBoc, options ...rpc.CallOption) (result ResultOfEncodeBoc, err error) {
	err = m.caller.Call(ctx, "boc.encode_boc", params, &result, options...)
	return result, err
}

// GetCodeSalt reads the salt of contract code.
//
// Wire name: boc.get_code_salt.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize.
func (m BocModule) GetCodeSalt(ctx context.Context, params ParamsOfGetCodeSalt, options ...rpc.CallOption) (result ResultOfGetCodeSalt, err error) {
	err = m.caller.Call(ctx, "boc.get_code_salt", params, &result, options...)
	return result, err
}

// SetCodeSalt replaces the salt of contract code.
//
// Wire name: boc.set_code_salt.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize.
func (m BocModule) SetCodeSalt(ctx context.Context, params ParamsOfSetCodeSalt, options ...rpc.CallOption) (result ResultOfSetCodeSalt, err error) {
	err = m.caller.Call(ctx, "boc.set_code_salt", params, &result, options...)
	return result, err
}

// DecodeStateInit splits a state init.
//
// Wire name: boc.decode_state_init.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize.
func (m BocModule) DecodeStateInit(ctx context.Context, params ParamsOfDecodeStateInit, options ...rpc.CallOption) (result ResultOfDecodeStateInit, err error) {
	err = m.caller.Call(ctx, "boc.decode_state_init", params, &result, options...)
	return result, err
}

// EncodeStateInit builds a state init.
//
// A split depth above 31 is error 202.
//
// Wire name: boc.encode_state_init.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize.
func (m BocModule) EncodeStateInit(ctx context.Context, params ParamsOfEncodeStateInit, options ...rpc.CallOption) (result ResultOfEncodeStateInit, err error) {
	err = m.caller.Call(ctx, "boc.encode_state_init", params, &result, options...)
	return result, err
}

// EncodeExternalInMessage builds an external inbound message from its parts.
//
// Wire name: boc.encode_external_in_message.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize, 4
// InvalidAddress.
func (m BocModule) EncodeExternalInMessage(ctx context.Context, params ParamsOfEncodeExternalInMessage, options ...rpc.CallOption) (result ResultOfEncodeExternalInMessage, err error) {
	err = m.caller.Call(ctx, "boc.encode_external_in_message", params, &result, options...)
	return result, err
}

// GetCompilerVersion reads the compiler text stored in contract code.
//
// Wire name: boc.get_compiler_version.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound.
func (m BocModule) GetCompilerVersion(ctx context.Context, params ParamsOfGetCompilerVersion, options ...rpc.CallOption) (result ResultOfGetCompilerVersion, err error) {
	err = m.caller.Call(ctx, "boc.get_compiler_version", params, &result, options...)
	return result, err
}

// BocErrorCode: Numbers of the errors of module boc.
type BocErrorCode = int

// Values of BocErrorCode.
const (
	// BocErrorCodeInvalidBoc: A BOC cannot be decoded, is of another type or lacks a required part, or a text
	// with `*` holds no hash.
	BocErrorCodeInvalidBoc BocErrorCode = 201
	// BocErrorCodeSerializationError: An object cannot be written or converted.
	BocErrorCodeSerializationError BocErrorCode = 202
	// BocErrorCodeInappropriateBlock: A block or state holds no blockchain configuration.
	BocErrorCodeInappropriateBlock BocErrorCode = 203
	// BocErrorCodeMissingSourceBoc: Cannot occur: no function takes a parsed object, so none can lack its field
	// `boc`.
	BocErrorCodeMissingSourceBoc BocErrorCode = 204
	// BocErrorCodeInsufficientCacheSize: A BOC to be kept unpinned is larger than the cache; `data` has
	// `max_cache_size` and `boc_size` in bytes.
	BocErrorCodeInsufficientCacheSize BocErrorCode = 205
	// BocErrorCodeBocRefNotFound: A reference is not in the cache; `data` has `boc_ref`.
	BocErrorCodeBocRefNotFound BocErrorCode = 206
	// BocErrorCodeInvalidBocRef: A text is no reference to a cached BOC; `data` has `boc_ref`.
	BocErrorCodeInvalidBocRef BocErrorCode = 207
)

// BocCacheType: How a BOC is kept in the cache.
//
// One of BocCacheTypePinned, BocCacheTypeUnpinned, and from a newer daemon also UnknownVariant.
type BocCacheType interface{ isBocCacheType() }

// BocCacheTypePinned: Kept until its last pin is taken back, whatever its size.
type BocCacheTypePinned struct {
	// Pin: Name of the pin. Setting the same one again counts.
	Pin string `json:"pin"`
}

// MarshalJSON implements json.Marshaler.
func (v BocCacheTypePinned) MarshalJSON() ([]byte, error) {
	type plain BocCacheTypePinned
	return wire.Tagged("Pinned", plain(v))
}

func (BocCacheTypePinned) isBocCacheType() {}

// BocCacheTypeUnpinned: Kept while there is room; the least recently used is dropped first.
type BocCacheTypeUnpinned struct{}

// MarshalJSON implements json.Marshaler.
func (v BocCacheTypeUnpinned) MarshalJSON() ([]byte, error) {
	type plain BocCacheTypeUnpinned
	return wire.Tagged("Unpinned", plain(v))
}

func (BocCacheTypeUnpinned) isBocCacheType() {}

func (UnknownVariant) isBocCacheType() {}

func decodeBocCacheType(data []byte) (BocCacheType, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Pinned":
		return wire.As[BocCacheTypePinned](data)
	case "Unpinned":
		return wire.As[BocCacheTypeUnpinned](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// BuilderOp: One step that builds a cell.
//
// One of BuilderOpInteger, BuilderOpBitString, BuilderOpCell, BuilderOpCellBoc, BuilderOpAddress, and from a
// newer daemon also UnknownVariant.
type BuilderOp interface{ isBuilderOp() }

// BuilderOpInteger: Appends a number in two’s complement; bits above the size are cut off.
type BuilderOpInteger struct {
	// Size: Number of bits, at most 1023.
	Size uint32 `json:"size"`
	// Value: A JSON integer of 64 bits, or a text: decimal or hex with `0x`, optionally with a sign.
	Value json.RawMessage `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v BuilderOpInteger) MarshalJSON() ([]byte, error) {
	type plain BuilderOpInteger
	return wire.Tagged("Integer", plain(v))
}

func (BuilderOpInteger) isBuilderOp() {}

// BuilderOpBitString: Appends bits.
type BuilderOpBitString struct {
	// Value: `n` or `N` and binary digits, else hex digits, optionally as `x…` or `x{…}`; a final `_` drops the
	// last set bit and what follows it.
	Value string `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v BuilderOpBitString) MarshalJSON() ([]byte, error) {
	type plain BuilderOpBitString
	return wire.Tagged("BitString", plain(v))
}

func (BuilderOpBitString) isBuilderOp() {}

// BuilderOpCell: Appends a reference to a new cell.
type BuilderOpCell struct {
	// Builder: Steps that build the new cell.
	Builder []BuilderOp `json:"builder"`
}

// MarshalJSON implements json.Marshaler.
func (v BuilderOpCell) MarshalJSON() ([]byte, error) {
	type plain BuilderOpCell
	if v.Builder == nil {
		v.Builder = []BuilderOp{}
	}
	return wire.Tagged("Cell", plain(v))
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *BuilderOpCell) UnmarshalJSON(data []byte) (err error) {
	type plain BuilderOpCell
	var fields struct {
		*plain
		// As text.
		Builder json.RawMessage `json:"builder"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Builder, err = wire.Slice(decodeBuilderOp)(fields.Builder); err != nil {
		return fmt.Errorf("builder: %w", err)
	}
	return nil
}

func (BuilderOpCell) isBuilderOp() {}

// BuilderOpCellBoc: Appends a reference to a given cell.
type BuilderOpCellBoc struct {
	// Boc: The cell.
	Boc string `json:"boc"`
}

// MarshalJSON implements json.Marshaler.
func (v BuilderOpCellBoc) MarshalJSON() ([]byte, error) {
	type plain BuilderOpCellBoc
	return wire.Tagged("CellBoc", plain(v))
}

func (BuilderOpCellBoc) isBuilderOp() {}

// BuilderOpAddress: Appends the address of an account.
type BuilderOpAddress struct {
	// Address: The address.
	Address string `json:"address"`
}

// MarshalJSON implements json.Marshaler.
func (v BuilderOpAddress) MarshalJSON() ([]byte, error) {
	type plain BuilderOpAddress
	return wire.Tagged("Address", plain(v))
}

func (BuilderOpAddress) isBuilderOp() {}

func (UnknownVariant) isBuilderOp() {}

func decodeBuilderOp(data []byte) (BuilderOp, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Integer":
		return wire.As[BuilderOpInteger](data)
	case "BitString":
		return wire.As[BuilderOpBitString](data)
	case "Cell":
		return wire.As[BuilderOpCell](data)
	case "CellBoc":
		return wire.As[BuilderOpCellBoc](data)
	case "Address":
		return wire.As[BuilderOpAddress](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ParamsOfBocCacheGet: A reference to a cached BOC.
type ParamsOfBocCacheGet struct {
	// BocRef: `*` and the hash of the root cell.
	BocRef string `json:"boc_ref"`
}

// ParamsOfBocCacheSet: A BOC to be cached.
type ParamsOfBocCacheSet struct {
	// Boc: The BOC.
	Boc string `json:"boc"`
	// CacheType: How to keep it.
	CacheType BocCacheType `json:"cache_type"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfBocCacheSet) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfBocCacheSet
	var fields struct {
		*plain
		// As text.
		CacheType json.RawMessage `json:"cache_type"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.CacheType, err = decodeBocCacheType(fields.CacheType); err != nil {
		return fmt.Errorf("cache_type: %w", err)
	}
	return nil
}

// ParamsOfBocCacheUnpin: A pin to take back.
type ParamsOfBocCacheUnpin struct {
	// Pin: Name of the pin.
	Pin string `json:"pin"`
	// BocRef: Reference to the BOC. Absent: every BOC that has the pin. Optional.
	BocRef *string `json:"boc_ref,omitempty"`
}

// ParamsOfDecodeStateInit: A state init.
type ParamsOfDecodeStateInit struct {
	// StateInit: The state init.
	StateInit string `json:"state_init"`
	// BocCache: Keeps the result in the cache and returns a reference. Absent: base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfDecodeStateInit) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfDecodeStateInit
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

// ParamsOfDecodeTvc: A contract image.
type ParamsOfDecodeTvc struct {
	// Tvc: Contract image with a tag.
	Tvc string `json:"tvc"`
}

// ParamsOfEncodeBoc: Steps that build a cell.
type ParamsOfEncodeBoc struct {
	// Builder: The steps, in order.
	Builder []BuilderOp `json:"builder"`
	// BocCache: Keeps the result in the cache and returns a reference. Absent: base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfEncodeBoc) MarshalJSON() ([]byte, error) {
	type plain ParamsOfEncodeBoc
	if v.Builder == nil {
		v.Builder = []BuilderOp{}
	}
	return wire.Marshal(plain(v))
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfEncodeBoc) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfEncodeBoc
	var fields struct {
		*plain
		// As text.
		Builder json.RawMessage `json:"builder"`
		// As text.
		BocCache json.RawMessage `json:"boc_cache"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Builder, err = wire.Slice(decodeBuilderOp)(fields.Builder); err != nil {
		return fmt.Errorf("builder: %w", err)
	}
	if v.BocCache, err = decodeBocCacheType(fields.BocCache); err != nil {
		return fmt.Errorf("boc_cache: %w", err)
	}
	return nil
}

// ParamsOfEncodeExternalInMessage: Parts of an external inbound message.
type ParamsOfEncodeExternalInMessage struct {
	// Src: External source address `:<hex>`. Absent: none. Optional.
	Src *string `json:"src,omitempty"`
	// Dst: Address of the account.
	Dst string `json:"dst"`
	// Init: State init of a deployment. Optional.
	Init *string `json:"init,omitempty"`
	// Body: Message body. Optional.
	Body *string `json:"body,omitempty"`
	// BocCache: Keeps the result in the cache and returns a reference. Absent: base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfEncodeExternalInMessage) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfEncodeExternalInMessage
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

// ParamsOfEncodeStateInit: Parts of a state init.
type ParamsOfEncodeStateInit struct {
	// Code: Contract code. Optional.
	Code *string `json:"code,omitempty"`
	// Data: Contract data. Optional.
	Data *string `json:"data,omitempty"`
	// Library: Library dictionary. Optional.
	Library *string `json:"library,omitempty"`
	// Tick: Call the contract at the beginning of each block. `tick` or `tock` marks it as special. Optional.
	Tick *bool `json:"tick,omitempty"`
	// Tock: Call the contract at the end of each block. Optional.
	Tock *bool `json:"tock,omitempty"`
	// SplitDepth: Split depth of a large contract, 0 to 31. Optional.
	SplitDepth *uint32 `json:"split_depth,omitempty"`
	// BocCache: Keeps the result in the cache and returns a reference. Absent: base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfEncodeStateInit) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfEncodeStateInit
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

// ParamsOfGetBlockchainConfig: A masterchain block or state.
type ParamsOfGetBlockchainConfig struct {
	// BlockBoc: Key block or zero state.
	BlockBoc string `json:"block_boc"`
}

// ParamsOfGetBocDepth: A BOC.
type ParamsOfGetBocDepth struct {
	// Boc: The BOC.
	Boc string `json:"boc"`
}

// ParamsOfGetBocHash: A BOC.
type ParamsOfGetBocHash struct {
	// Boc: The BOC.
	Boc string `json:"boc"`
}

// ParamsOfGetCodeFromTvc: A contract image.
type ParamsOfGetCodeFromTvc struct {
	// Tvc: Contract image with a tag, or state init.
	Tvc string `json:"tvc"`
}

// ParamsOfGetCodeSalt: Contract code.
type ParamsOfGetCodeSalt struct {
	// Code: The code.
	Code string `json:"code"`
	// BocCache: Keeps the result in the cache and returns a reference. Absent: base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfGetCodeSalt) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfGetCodeSalt
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

// ParamsOfGetCompilerVersion: Contract code.
type ParamsOfGetCompilerVersion struct {
	// Code: The code.
	Code string `json:"code"`
}

// ParamsOfParse: A BOC to parse.
type ParamsOfParse struct {
	// Boc: The BOC.
	Boc string `json:"boc"`
	// Rules: Chain rules that messages, transactions and blocks were made under; accounts have one form.
	// Extension of the published interface. Default "current". Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// ParamsOfParseShardstate: A shard state to parse.
type ParamsOfParseShardstate struct {
	// Boc: The shard state.
	Boc string `json:"boc"`
	// ID: Id to be copied to the result.
	ID string `json:"id"`
	// WorkchainID: Workchain to be copied to the result.
	WorkchainID int32 `json:"workchain_id"`
}

// ParamsOfSetCodeSalt: Contract code and its new salt.
type ParamsOfSetCodeSalt struct {
	// Code: The code.
	Code string `json:"code"`
	// Salt: The salt.
	Salt string `json:"salt"`
	// BocCache: Keeps the result in the cache and returns a reference. Absent: base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfSetCodeSalt) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfSetCodeSalt
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

// ResultOfBocCacheGet: A cached BOC.
type ResultOfBocCacheGet struct {
	// Boc: The BOC in base64, or null when it is not cached. Optional.
	Boc *string `json:"boc,omitempty"`
}

// ResultOfBocCacheSet: A reference to a cached BOC.
type ResultOfBocCacheSet struct {
	// BocRef: `*` and the hash of the root cell.
	BocRef string `json:"boc_ref"`
}

// ResultOfDecodeStateInit: A state init in parts.
type ResultOfDecodeStateInit struct {
	// Code: Contract code as BOC or reference. Optional.
	Code *string `json:"code,omitempty"`
	// CodeHash: Hash of the code. Optional.
	CodeHash *string `json:"code_hash,omitempty"`
	// CodeDepth: Depth of the code. Optional.
	CodeDepth *uint32 `json:"code_depth,omitempty"`
	// Data: Contract data as BOC or reference. Optional.
	Data *string `json:"data,omitempty"`
	// DataHash: Hash of the data. Optional.
	DataHash *string `json:"data_hash,omitempty"`
	// DataDepth: Depth of the data. Optional.
	DataDepth *uint32 `json:"data_depth,omitempty"`
	// Library: Library dictionary as BOC or reference. Optional.
	Library *string `json:"library,omitempty"`
	// Tick: Whether the contract is called at the beginning of each block. Optional.
	Tick *bool `json:"tick,omitempty"`
	// Tock: Whether the contract is called at the end of each block. Optional.
	Tock *bool `json:"tock,omitempty"`
	// SplitDepth: Split depth of a large contract. Optional.
	SplitDepth *uint32 `json:"split_depth,omitempty"`
	// CompilerVersion: Compiler text stored in the code, or null when it cannot be read. Optional.
	CompilerVersion *string `json:"compiler_version,omitempty"`
}

// ResultOfDecodeTvc: A contract image in parts.
type ResultOfDecodeTvc struct {
	// Tvc: The parts.
	Tvc Tvc `json:"tvc"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ResultOfDecodeTvc) UnmarshalJSON(data []byte) (err error) {
	type plain ResultOfDecodeTvc
	var fields struct {
		*plain
		// As text.
		Tvc json.RawMessage `json:"tvc"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Tvc, err = decodeTvc(fields.Tvc); err != nil {
		return fmt.Errorf("tvc: %w", err)
	}
	return nil
}

// ResultOfEncodeBoc: A built cell.
type ResultOfEncodeBoc struct {
	// Boc: The cell as BOC or reference.
	Boc string `json:"boc"`
}

// ResultOfEncodeExternalInMessage: A message.
type ResultOfEncodeExternalInMessage struct {
	// Message: The message as BOC or reference.
	Message string `json:"message"`
	// MessageID: Hash of the root cell.
	MessageID string `json:"message_id"`
}

// ResultOfEncodeStateInit: A state init.
type ResultOfEncodeStateInit struct {
	// StateInit: The state init as BOC or reference.
	StateInit string `json:"state_init"`
}

// ResultOfGetBlockchainConfig: Blockchain configuration.
type ResultOfGetBlockchainConfig struct {
	// ConfigBoc: The configuration, always base64.
	ConfigBoc string `json:"config_boc"`
}

// ResultOfGetBocDepth: Depth of a BOC.
type ResultOfGetBocDepth struct {
	// Depth: Longest way down from the root cell; 0 for a single cell.
	Depth uint32 `json:"depth"`
}

// ResultOfGetBocHash: Hash of a BOC.
type ResultOfGetBocHash struct {
	// Hash: Hash of the root cell, 64 lower-case hex characters.
	Hash string `json:"hash"`
}

// ResultOfGetCodeFromTvc: Contract code.
type ResultOfGetCodeFromTvc struct {
	// Code: The code, always base64.
	Code string `json:"code"`
}

// ResultOfGetCodeSalt: Salt of contract code.
type ResultOfGetCodeSalt struct {
	// Salt: The salt as BOC or reference, or null when the code has none. Optional.
	Salt *string `json:"salt,omitempty"`
}

// ResultOfGetCompilerVersion: Compiler of contract code.
type ResultOfGetCompilerVersion struct {
	// Version: Compiler text such as `sol 0.76.1`, or null when the code holds none. Optional.
	Version *string `json:"version,omitempty"`
}

// ResultOfParse: A parsed object.
type ResultOfParse struct {
	// Parsed: JSON object; amounts, logical times and other 64-bit values are texts `0x…`.
	Parsed json.RawMessage `json:"parsed"`
}

// ResultOfSetCodeSalt: Contract code with salt.
type ResultOfSetCodeSalt struct {
	// Code: The code as BOC or reference.
	Code string `json:"code"`
}

// Tvc: Contract image.
//
// One of TvcV1Variant, and from a newer daemon also UnknownVariant.
type Tvc interface{ isTvc() }

// TvcV1Variant: Version 1.
type TvcV1Variant struct {
	// Value: Its content.
	Value TvcV1 `json:"value"`
}

// MarshalJSON implements json.Marshaler.
func (v TvcV1Variant) MarshalJSON() ([]byte, error) {
	type plain TvcV1Variant
	return wire.Tagged("V1", plain(v))
}

func (TvcV1Variant) isTvc() {}

func (UnknownVariant) isTvc() {}

func decodeTvc(data []byte) (Tvc, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "V1":
		return wire.As[TvcV1Variant](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// TvcV1: Content of a contract image with a tag.
type TvcV1 struct {
	// Code: Contract code. Optional.
	Code *string `json:"code,omitempty"`
	// Description: Free text about the contract. Optional.
	Description *string `json:"description,omitempty"`
}
