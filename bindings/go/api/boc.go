// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// BocModule: Bags of cells: parse, build and cache them.
type BocModule struct{ caller rpc.Caller }

// DecodeTvc decodes a contract image.
//
// Decodes images that begin with the tag a2f0b81c; use `decode_state_init` for a bare state init.
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
// `parsed` has the form `ParsedMessage`.
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
// `parsed` has the form `ParsedTransaction`.
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
// Also accepts an account inside a Merkle proof. A BOC does not contain the Dapp ID: `dapp_id` is always `None`.
// An account that does not exist is error 202. `parsed` has the form `ParsedAccount`.
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
// `parsed` has the form `ParsedBlock`.
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
// `parsed` has the form `ParsedShardState`.
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

// GetBocHash returns the hash of the root cell of a BOC.
//
// Wire name: boc.get_boc_hash.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound.
func (m BocModule) GetBocHash(ctx context.Context, params ParamsOfGetBocHash, options ...rpc.CallOption) (result ResultOfGetBocHash, err error) {
	err = m.caller.Call(ctx, "boc.get_boc_hash", params, &result, options...)
	return result, err
}

// GetBocDepth returns the depth of the root cell of a BOC.
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
// Pass the reference to any function of this context in place of a BOC.
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
// A BOC is dropped once each of its pins has been removed as often as it was set. Unknown pins and references
// are ignored.
//
// Wire name: boc.cache_unpin.
//
// Errors: 207 InvalidBocRef.
func (m BocModule) CacheUnpin(ctx context.Context, params ParamsOfBocCacheUnpin, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "boc.cache_unpin", params, nil, options...)
}

// EncodeBoc builds a cell tree.
//
// Wire name: boc.encode_boc.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize, 4
// InvalidAddress.
func (m BocModule) EncodeBoc(ctx context.Context, params ParamsOfEncodeBoc, options ...rpc.CallOption) (result ResultOfEncodeBoc, err error) {
	err = m.caller.Call(ctx, "boc.encode_boc", params, &result, options...)
	return result, err
}

// GetCodeSalt returns the salt of contract code.
//
// Wire name: boc.get_code_salt.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize.
func (m BocModule) GetCodeSalt(ctx context.Context, params ParamsOfGetCodeSalt, options ...rpc.CallOption) (result ResultOfGetCodeSalt, err error) {
	err = m.caller.Call(ctx, "boc.get_code_salt", params, &result, options...)
	return result, err
}

// SetCodeSalt sets the salt of contract code.
//
// Wire name: boc.set_code_salt.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize.
func (m BocModule) SetCodeSalt(ctx context.Context, params ParamsOfSetCodeSalt, options ...rpc.CallOption) (result ResultOfSetCodeSalt, err error) {
	err = m.caller.Call(ctx, "boc.set_code_salt", params, &result, options...)
	return result, err
}

// DecodeStateInit splits a state init into its parts.
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

// GetCompilerVersion returns the compiler version stored in contract code.
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
	// BocErrorCodeInvalidBoc: A BOC cannot be decoded, is of another type or lacks a required part, or text with
	// `*` is not followed by a hash.
	BocErrorCodeInvalidBoc BocErrorCode = 201
	// BocErrorCodeSerializationError: An object cannot be serialized or converted.
	BocErrorCodeSerializationError BocErrorCode = 202
	// BocErrorCodeInappropriateBlock: A block or state does not contain a blockchain configuration.
	BocErrorCodeInappropriateBlock BocErrorCode = 203
	// BocErrorCodeMissingSourceBoc: Cannot occur: no function takes a parsed object, so none can lack its `boc`
	// field.
	BocErrorCodeMissingSourceBoc BocErrorCode = 204
	// BocErrorCodeInsufficientCacheSize: A BOC does not fit into the cache; `data` has `max_cache_size` and
	// `boc_size` in bytes, and `limit`, the setting (**Extension**).
	BocErrorCodeInsufficientCacheSize BocErrorCode = 205
	// BocErrorCodeBocRefNotFound: A referenced BOC is not in the cache; `data` has `boc_ref`.
	BocErrorCodeBocRefNotFound BocErrorCode = 206
	// BocErrorCodeInvalidBocRef: Text is not a reference to a cached BOC; `data` has `boc_ref`.
	BocErrorCodeInvalidBocRef BocErrorCode = 207
)

// BocCacheType: How to keep a BOC in the cache.
//
// One of BocCacheTypePinned, BocCacheTypeUnpinned, and from a newer daemon also UnknownVariant.
type BocCacheType interface{ isBocCacheType() }

// BocCacheTypePinned: Kept until its last pin is removed, whatever its size.
type BocCacheTypePinned struct {
	// Pin: Name of the pin. Setting the same pin again counts.
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

// BuilderOp: A step of building a cell.
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
	// Value: `n` or `N` followed by binary digits, otherwise hex digits, optionally as `x…` or `x{…}`; a final
	// `_` drops the last set bit and everything after it.
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
	// Builder: Steps to build the new cell.
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

// BuilderOpCellBoc: Appends a reference to an existing cell.
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

// BuilderOpAddress: Appends an account address.
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

// ParamsOfBocCacheSet: A BOC to cache.
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

// ParamsOfBocCacheUnpin: A pin to remove.
type ParamsOfBocCacheUnpin struct {
	// Pin: Name of the pin.
	Pin string `json:"pin"`
	// BocRef: Reference to the BOC. Default: all BOCs with this pin. Optional.
	BocRef *string `json:"boc_ref,omitempty"`
}

// ParamsOfDecodeStateInit: A state init.
type ParamsOfDecodeStateInit struct {
	// StateInit: The state init.
	StateInit string `json:"state_init"`
	// BocCache: Keep the result in the cache and return a reference. Default: return base64. Optional.
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

// ParamsOfEncodeBoc: Steps to build a cell.
type ParamsOfEncodeBoc struct {
	// Builder: The steps, in order.
	Builder []BuilderOp `json:"builder"`
	// BocCache: Keep the result in the cache and return a reference. Default: return base64. Optional.
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
	// Src: External source address `:<hex>`. Default: none. Optional.
	Src *string `json:"src,omitempty"`
	// Dst: Address of the account.
	Dst string `json:"dst"`
	// Init: State init, to deploy. Optional.
	Init *string `json:"init,omitempty"`
	// Body: Message body. Optional.
	Body *string `json:"body,omitempty"`
	// BocCache: Keep the result in the cache and return a reference. Default: return base64. Optional.
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
	// Tick: Run the contract at the start of each block. `tick` or `tock` marks it as special. Optional.
	Tick *bool `json:"tick,omitempty"`
	// Tock: Run the contract at the end of each block. Optional.
	Tock *bool `json:"tock,omitempty"`
	// SplitDepth: Split depth of a large contract, 0 to 31. Optional.
	SplitDepth *uint32 `json:"split_depth,omitempty"`
	// BocCache: Keep the result in the cache and return a reference. Default: return base64. Optional.
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
	// BocCache: Keep the result in the cache and return a reference. Default: return base64. Optional.
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
	// Rules: Chain rules under which messages, transactions and blocks were created; accounts have only one
	// form. Default: `abi.rules` of the configuration. Extension of the published interface. Optional.
	Rules *ChainRules `json:"rules,omitempty"`
}

// ParamsOfParseShardstate: A shard state to parse.
type ParamsOfParseShardstate struct {
	// Boc: The shard state.
	Boc string `json:"boc"`
	// ID: Id to copy to the result.
	ID string `json:"id"`
	// WorkchainID: Workchain to copy to the result.
	WorkchainID int32 `json:"workchain_id"`
}

// ParamsOfSetCodeSalt: Contract code and its new salt.
type ParamsOfSetCodeSalt struct {
	// Code: The code.
	Code string `json:"code"`
	// Salt: The salt.
	Salt string `json:"salt"`
	// BocCache: Keep the result in the cache and return a reference. Default: return base64. Optional.
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

// ParsedAccount: A parsed account.
type ParsedAccount struct {
	// JSONVersion: Version of the object format, 8; absent inside a shard state. Optional.
	JSONVersion *uint8 `json:"json_version,omitempty"`
	// ID: Address with workchain.
	ID string `json:"id"`
	// WorkchainID: Workchain.
	WorkchainID int32 `json:"workchain_id"`
	// DappID: Dapp ID, 64 hex digits; `None` if the BOC does not contain it.
	DappID string `json:"dapp_id"`
	// Boc: The whole object as base64 BOC.
	Boc string `json:"boc"`
	// InitCodeHash: Hash of the code the account was deployed with. Optional.
	InitCodeHash *string `json:"init_code_hash,omitempty"`
	// LastPaid: Time of the last storage payment, Unix time in s.
	LastPaid uint32 `json:"last_paid"`
	// Bits: Bits in storage, `0x…`.
	Bits string `json:"bits"`
	// Cells: Cells in storage, `0x…`.
	Cells string `json:"cells"`
	// PublicCells: Public cells in storage, `0x…`.
	PublicCells string `json:"public_cells"`
	// DictHash: Hash of the dictionary of cells in storage, from `storage_extra_info` of accounts of TON.
	// Optional.
	DictHash *string `json:"dict_hash,omitempty"`
	// DuePayment: Storage debt in nano units, `0x…`. Optional.
	DuePayment *string `json:"due_payment,omitempty"`
	// LastTransLt: Logical time of the last transaction, `0x…`.
	LastTransLt string `json:"last_trans_lt"`
	// Balance: Balance in nano units, `0x…`.
	Balance string `json:"balance"`
	// BalanceOther: Extra currencies, if any. Optional.
	BalanceOther []ParsedCurrency `json:"balance_other,omitzero"`
	// SplitDepth: Split depth of a large contract. Optional.
	SplitDepth *uint8 `json:"split_depth,omitempty"`
	// Tick: Whether a special contract runs at the start of each block. Optional.
	Tick *bool `json:"tick,omitempty"`
	// Tock: Whether a special contract runs at the end of each block. Optional.
	Tock *bool `json:"tock,omitempty"`
	// Code: Contract code as base64 BOC; absent if a proof omits it. Optional.
	Code *string `json:"code,omitempty"`
	// CodeHash: Hash of the code. Optional.
	CodeHash *string `json:"code_hash,omitempty"`
	// Data: Contract data as base64 BOC; absent if a proof omits it. Optional.
	Data *string `json:"data,omitempty"`
	// DataHash: Hash of the data. Optional.
	DataHash *string `json:"data_hash,omitempty"`
	// Library: Library dictionary as base64 BOC. Optional.
	Library *string `json:"library,omitempty"`
	// LibraryHash: Hash of the library dictionary. Optional.
	LibraryHash *string `json:"library_hash,omitempty"`
	// StateHash: State hash of a frozen account. Optional.
	StateHash *string `json:"state_hash,omitempty"`
	// AccType: State: 0 Uninit, 1 Active, 2 Frozen.
	AccType uint8 `json:"acc_type"`
	// AccTypeName: Name of the state.
	AccTypeName string `json:"acc_type_name"`
}

// ParsedAccountBlock: Changes of an account in a block.
type ParsedAccountBlock struct {
	// AccountAddr: Address of the account.
	AccountAddr string `json:"account_addr"`
	// Transactions: Transactions of the account.
	Transactions []ParsedBlockTransaction `json:"transactions"`
	// OldHash: Hash of the account before.
	OldHash string `json:"old_hash"`
	// NewHash: Hash of the account after.
	NewHash string `json:"new_hash"`
	// TrCount: Number of transactions.
	TrCount uint32 `json:"tr_count"`
}

// MarshalJSON implements json.Marshaler.
func (v ParsedAccountBlock) MarshalJSON() ([]byte, error) {
	type plain ParsedAccountBlock
	if v.Transactions == nil {
		v.Transactions = []ParsedBlockTransaction{}
	}
	return wire.Marshal(plain(v))
}

// ParsedActionPhase: Action phase of a transaction.
type ParsedActionPhase struct {
	// Success: Whether all actions were performed.
	Success bool `json:"success"`
	// Valid: Whether the list of actions is valid.
	Valid bool `json:"valid"`
	// NoFunds: Whether the balance was too low for an action.
	NoFunds bool `json:"no_funds"`
	// StatusChange: Change of account status: 0 unchanged, 1 frozen, 2 deleted.
	StatusChange uint8 `json:"status_change"`
	// StatusChangeName: Name of the change.
	StatusChangeName string `json:"status_change_name"`
	// TotalFwdFees: Forwarding fees of all messages in nano units, `0x…`. Optional.
	TotalFwdFees *string `json:"total_fwd_fees,omitempty"`
	// TotalActionFees: Part of the forwarding fees paid here, in nano units, `0x…`. Optional.
	TotalActionFees *string `json:"total_action_fees,omitempty"`
	// ResultCode: Result code.
	ResultCode int32 `json:"result_code"`
	// ResultArg: Index of the failed action, or another argument of the result code. Optional.
	ResultArg *int32 `json:"result_arg,omitempty"`
	// TotActions: Number of actions.
	TotActions uint16 `json:"tot_actions"`
	// SpecActions: Number of special actions: neither messages nor skipped.
	SpecActions uint16 `json:"spec_actions"`
	// SkippedActions: Number of skipped actions.
	SkippedActions uint16 `json:"skipped_actions"`
	// MsgsCreated: Number of messages sent.
	MsgsCreated uint16 `json:"msgs_created"`
	// ActionListHash: Hash of the list of actions.
	ActionListHash string `json:"action_list_hash"`
	// TotMsgSizeCells: Number of cells of all messages.
	TotMsgSizeCells uint64 `json:"tot_msg_size_cells"`
	// TotMsgSizeBits: Number of bits of all messages.
	TotMsgSizeBits uint64 `json:"tot_msg_size_bits"`
}

// ParsedBlock: A parsed block.
type ParsedBlock struct {
	// JSONVersion: Version of the object format, 8.
	JSONVersion uint8 `json:"json_version"`
	// ID: Hash of the block.
	ID string `json:"id"`
	// FileHash: Hash of the serialized block.
	FileHash string `json:"file_hash"`
	// Status: State of the block, 2.
	Status uint8 `json:"status"`
	// StatusName: Name of the state, `finalized`.
	StatusName string `json:"status_name"`
	// Boc: The whole block as base64 BOC.
	Boc string `json:"boc"`
	// GlobalID: Id of the network.
	GlobalID int32 `json:"global_id"`
	// Version: Version of the block.
	Version uint32 `json:"version"`
	// AfterMerge: Whether the block follows a merge.
	AfterMerge bool `json:"after_merge"`
	// BeforeSplit: Whether a split follows.
	BeforeSplit bool `json:"before_split"`
	// AfterSplit: Whether the block follows a split.
	AfterSplit bool `json:"after_split"`
	// WantSplit: Whether the shard wants to split.
	WantSplit bool `json:"want_split"`
	// WantMerge: Whether the shard wants to merge.
	WantMerge bool `json:"want_merge"`
	// KeyBlock: Whether this is a key block.
	KeyBlock bool `json:"key_block"`
	// VertSeqnoIncr: Number by which the vertical number increased, 0 or 1.
	VertSeqnoIncr uint8 `json:"vert_seqno_incr"`
	// SeqNo: Number of the block.
	SeqNo uint32 `json:"seq_no"`
	// VertSeqNo: Number of hard forks so far (vertical number).
	VertSeqNo uint32 `json:"vert_seq_no"`
	// GenUtime: Time of the block, Unix time in s.
	GenUtime uint32 `json:"gen_utime"`
	// StartLt: Logical time of the start of the block, `0x…`.
	StartLt string `json:"start_lt"`
	// EndLt: Logical time of the end of the block, `0x…`.
	EndLt string `json:"end_lt"`
	// GenValidatorListHashShort: Short hash of the validator list, a number of 32 bits.
	GenValidatorListHashShort uint32 `json:"gen_validator_list_hash_short"`
	// GenCatchainSeqno: Sequence number of the catchain.
	GenCatchainSeqno uint32 `json:"gen_catchain_seqno"`
	// MinRefMcSeqno: Lowest number of a referenced masterchain block.
	MinRefMcSeqno uint32 `json:"min_ref_mc_seqno"`
	// PrevKeyBlockSeqno: Number of the previous key block.
	PrevKeyBlockSeqno uint32 `json:"prev_key_block_seqno"`
	// WorkchainID: Workchain.
	WorkchainID int32 `json:"workchain_id"`
	// Shard: Prefix with its end marker, 16 hex digits.
	Shard string `json:"shard"`
	// GenSoftwareVersion: Version of the software that created the block. Optional.
	GenSoftwareVersion *uint32 `json:"gen_software_version,omitempty"`
	// GenSoftwareCapabilities: Capabilities of that software, `0x…`. Optional.
	GenSoftwareCapabilities *string `json:"gen_software_capabilities,omitempty"`
	// PrevSeqNo: Number of the previous block.
	PrevSeqNo uint32 `json:"prev_seq_no"`
	// MasterRef: Referenced masterchain block. Optional.
	MasterRef *ParsedBlockRef `json:"master_ref,omitempty"`
	// PrevRef: Previous block.
	PrevRef ParsedBlockRef `json:"prev_ref"`
	// PrevAltRef: Second previous block, after a merge. Optional.
	PrevAltRef *ParsedBlockRef `json:"prev_alt_ref,omitempty"`
	// PrevVertRef: Previous vertical block. Optional.
	PrevVertRef *ParsedBlockRef `json:"prev_vert_ref,omitempty"`
	// ValueFlow: Value flow.
	ValueFlow ParsedValueFlow `json:"value_flow"`
	// OldHash: Hash of the state before.
	OldHash string `json:"old_hash"`
	// NewHash: Hash of the state after.
	NewHash string `json:"new_hash"`
	// OldDepth: Depth of the state before.
	OldDepth uint16 `json:"old_depth"`
	// NewDepth: Depth of the state after.
	NewDepth uint16 `json:"new_depth"`
	// InMsgDescr: Incoming messages.
	InMsgDescr []ParsedInMsg `json:"in_msg_descr"`
	// OutMsgDescr: Outgoing messages.
	OutMsgDescr []ParsedOutMsg `json:"out_msg_descr"`
	// AccountBlocks: Changed accounts, if any. Optional.
	AccountBlocks []ParsedAccountBlock `json:"account_blocks,omitzero"`
	// TrCount: Number of transactions.
	TrCount uint32 `json:"tr_count"`
	// RandSeed: Random seed.
	RandSeed string `json:"rand_seed"`
	// CreatedBy: Creator of the block.
	CreatedBy string `json:"created_by"`
	// Master: Masterchain blocks only. Optional.
	Master *ParsedMasterBlock `json:"master,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParsedBlock) MarshalJSON() ([]byte, error) {
	type plain ParsedBlock
	if v.InMsgDescr == nil {
		v.InMsgDescr = []ParsedInMsg{}
	}
	if v.OutMsgDescr == nil {
		v.OutMsgDescr = []ParsedOutMsg{}
	}
	return wire.Marshal(plain(v))
}

// ParsedBlockRef: A reference to a block.
type ParsedBlockRef struct {
	// EndLt: Logical time of the end of the block, `0x…`.
	EndLt string `json:"end_lt"`
	// SeqNo: Sequence number.
	SeqNo uint32 `json:"seq_no"`
	// RootHash: Hash.
	RootHash string `json:"root_hash"`
	// FileHash: File hash.
	FileHash string `json:"file_hash"`
}

// ParsedBlockSignature: Signature of the previous block.
type ParsedBlockSignature struct {
	// NodeID: Node that signed.
	NodeID string `json:"node_id"`
	// R: First half of the signature.
	R string `json:"r"`
	// S: Second half of the signature.
	S string `json:"s"`
}

// ParsedBlockTransaction: A transaction of a block.
type ParsedBlockTransaction struct {
	// Lt: Logical time, `0x…`.
	Lt string `json:"lt"`
	// TransactionID: Hash of the transaction.
	TransactionID string `json:"transaction_id"`
	// TotalFees: Fees in nano units, `0x…`.
	TotalFees string `json:"total_fees"`
	// TotalFeesOther: Extra currencies, if any. Optional.
	TotalFeesOther []ParsedCurrency `json:"total_fees_other,omitzero"`
}

// ParsedBouncePhase: Bounce phase of a transaction.
type ParsedBouncePhase struct {
	// MsgSizeCells: Number of cells of the message. Optional.
	MsgSizeCells *uint64 `json:"msg_size_cells,omitempty"`
	// MsgSizeBits: Number of bits of the message. Optional.
	MsgSizeBits *uint64 `json:"msg_size_bits,omitempty"`
	// ReqFwdFees: Missing fees in nano units, `0x…`. Optional.
	ReqFwdFees *string `json:"req_fwd_fees,omitempty"`
	// MsgFees: Collected fees in nano units, `0x…`. Optional.
	MsgFees *string `json:"msg_fees,omitempty"`
	// FwdFees: Forwarding fees of the message in nano units, `0x…`. Optional.
	FwdFees *string `json:"fwd_fees,omitempty"`
	// BounceType: Kind: 0 negFunds, 1 noFunds, 2 ok.
	BounceType uint8 `json:"bounce_type"`
	// BounceTypeName: Name of the kind.
	BounceTypeName string `json:"bounce_type_name"`
}

// ParsedComputePhase: Compute phase of a transaction. A skipped phase has only its reason and its type.
type ParsedComputePhase struct {
	// SkippedReason: Kind of reason why the phase was skipped: 0 noState, 1 badState, 2 noGas, 5 suspended.
	// Optional.
	SkippedReason *uint8 `json:"skipped_reason,omitempty"`
	// SkippedReasonName: Name of the reason. Optional.
	SkippedReasonName *string `json:"skipped_reason_name,omitempty"`
	// Success: Whether the contract terminated normally. Optional.
	Success *bool `json:"success,omitempty"`
	// MsgStateUsed: Whether the message provided the state. Optional.
	MsgStateUsed *bool `json:"msg_state_used,omitempty"`
	// AccountActivated: Whether the phase activated the account. Optional.
	AccountActivated *bool `json:"account_activated,omitempty"`
	// GasFees: Gas fees in nano units, `0x…`. Optional.
	GasFees *string `json:"gas_fees,omitempty"`
	// GasUsed: Gas used, in units of gas. Optional.
	GasUsed *uint64 `json:"gas_used,omitempty"`
	// GasLimit: Gas limit, in units of gas. Optional.
	GasLimit *uint64 `json:"gas_limit,omitempty"`
	// GasCredit: Gas credit, in units of gas, before the contract accepted the message. Optional.
	GasCredit *uint32 `json:"gas_credit,omitempty"`
	// Mode: Mode of the virtual machine, as bits. Optional.
	Mode *int32 `json:"mode,omitempty"`
	// ExitCode: Exit code. Optional.
	ExitCode *int32 `json:"exit_code,omitempty"`
	// ExitArg: Argument of the exit code. Optional.
	ExitArg *int32 `json:"exit_arg,omitempty"`
	// VMSteps: Number of instructions executed. Optional.
	VMSteps *uint32 `json:"vm_steps,omitempty"`
	// VMInitStateHash: Hash of the initial state of the virtual machine. Optional.
	VMInitStateHash *string `json:"vm_init_state_hash,omitempty"`
	// VMFinalStateHash: Hash of the final state of the virtual machine. Optional.
	VMFinalStateHash *string `json:"vm_final_state_hash,omitempty"`
	// ComputeType: Kind: 0 skipped, 1 vm.
	ComputeType uint8 `json:"compute_type"`
	// ComputeTypeName: Name of the kind.
	ComputeTypeName string `json:"compute_type_name"`
}

// ParsedCopyleftReward: A reward for the author of code.
type ParsedCopyleftReward struct {
	// Account: Account id of the author.
	Account string `json:"account"`
	// Reward: Reward in nano units, `0x…`.
	Reward string `json:"reward"`
}

// ParsedCounters: A block counter with its averages.
type ParsedCounters struct {
	// Valid: Whether the counter is consistent.
	Valid bool `json:"valid"`
	// LastUpdated: Time of the last change, Unix time in s.
	LastUpdated uint32 `json:"last_updated"`
	// Total: Number of blocks, `0x…`.
	Total string `json:"total"`
	// Cnt2048: Number of blocks, decaying over 2048 s, multiplied by 2^32.
	Cnt2048 uint64 `json:"cnt2048"`
	// Cnt65536: Number of blocks, decaying over 65536 s, multiplied by 2^32.
	Cnt65536 uint64 `json:"cnt65536"`
}

// ParsedCreatorStats: Blocks of a validator.
type ParsedCreatorStats struct {
	// PublicKey: Public key of the validator.
	PublicKey string `json:"public_key"`
	// McBlocks: Masterchain blocks.
	McBlocks ParsedCounters `json:"mc_blocks"`
	// ShardBlocks: Shard blocks.
	ShardBlocks ParsedCounters `json:"shard_blocks"`
}

// ParsedCreditPhase: Credit phase of a transaction.
type ParsedCreditPhase struct {
	// DueFeesCollected: Debt paid in nano units, `0x…`. Optional.
	DueFeesCollected *string `json:"due_fees_collected,omitempty"`
	// Credit: Amount credited in nano units, `0x…`.
	Credit string `json:"credit"`
	// CreditOther: Extra currencies, if any. Optional.
	CreditOther []ParsedCurrency `json:"credit_other,omitzero"`
}

// ParsedCurrency: An amount in an extra currency.
type ParsedCurrency struct {
	// Currency: Id of the currency.
	Currency uint32 `json:"currency"`
	// Value: The amount, `0x…`; negative amounts begin with `-`.
	Value string `json:"value"`
}

// ParsedIhrPending: A message received by instant hypercube routing.
type ParsedIhrPending struct {
	// DestAddrPrefix: Prefix of the destination.
	DestAddrPrefix string `json:"dest_addr_prefix"`
	// MsgID: Hash of the message.
	MsgID string `json:"msg_id"`
	// ImportLt: Logical time of its import, `0x…`.
	ImportLt string `json:"import_lt"`
}

// ParsedInMsg: An incoming message of a block.
type ParsedInMsg struct {
	// MsgID: Hash of the message. Optional.
	MsgID *string `json:"msg_id,omitempty"`
	// InMsg: The message as it arrived. Optional.
	InMsg *ParsedMsgEnvelope `json:"in_msg,omitempty"`
	// OutMsg: The message as it was forwarded. Optional.
	OutMsg *ParsedMsgEnvelope `json:"out_msg,omitempty"`
	// TransactionID: Hash of the transaction; for a discarded message, its logical time `0x…`. Optional.
	TransactionID *string `json:"transaction_id,omitempty"`
	// IhrFee: Fee for instant hypercube routing in nano units, `0x…`. Optional.
	IhrFee *string `json:"ihr_fee,omitempty"`
	// FwdFee: Forwarding fee in nano units, `0x…`. Optional.
	FwdFee *string `json:"fwd_fee,omitempty"`
	// TransitFee: Transit fee in nano units, `0x…`. Optional.
	TransitFee *string `json:"transit_fee,omitempty"`
	// ProofCreated: Proof of creation as base64 BOC. Optional.
	ProofCreated *string `json:"proof_created,omitempty"`
	// ProofDelivered: Proof of delivery as base64 BOC. Optional.
	ProofDelivered *string `json:"proof_delivered,omitempty"`
	// MsgType: Kind: 0 external, 1 ihr, 2 immediately, 3 final, 4 transit, 5 discardedFinal, 6 discardedTransit,
	// 7 deferredFinal, 8 deferredTransit; the last two on TON.
	MsgType uint8 `json:"msg_type"`
	// MsgTypeName: Name of the kind.
	MsgTypeName string `json:"msg_type_name"`
}

// ParsedLibrary: A public library.
type ParsedLibrary struct {
	// Hash: Hash of the library.
	Hash string `json:"hash"`
	// Publishers: Account ids of the publishers.
	Publishers []string `json:"publishers"`
	// Lib: The library as base64 BOC.
	Lib string `json:"lib"`
}

// MarshalJSON implements json.Marshaler.
func (v ParsedLibrary) MarshalJSON() ([]byte, error) {
	type plain ParsedLibrary
	if v.Publishers == nil {
		v.Publishers = []string{}
	}
	return wire.Marshal(plain(v))
}

// ParsedMasterBlock: Additional data of a masterchain block.
type ParsedMasterBlock struct {
	// ShardHashes: Shards of all workchains. Optional.
	ShardHashes []ParsedShardHash `json:"shard_hashes,omitzero"`
	// MinShardGenUtime: Earliest time of the shards, Unix time in s. Optional.
	MinShardGenUtime *uint32 `json:"min_shard_gen_utime,omitempty"`
	// MaxShardGenUtime: Latest time of the shards, Unix time in s. Optional.
	MaxShardGenUtime *uint32 `json:"max_shard_gen_utime,omitempty"`
	// ShardFees: Fees by shard. Optional.
	ShardFees []ParsedShardFees `json:"shard_fees,omitzero"`
	// PrevBlkSignatures: Signatures of the previous block.
	PrevBlkSignatures []ParsedBlockSignature `json:"prev_blk_signatures"`
	// RecoverCreateMsg: Message that recovers created amounts. Optional.
	RecoverCreateMsg *ParsedInMsg `json:"recover_create_msg,omitempty"`
	// MintMsg: Message that mints. Optional.
	MintMsg *ParsedInMsg `json:"mint_msg,omitempty"`
	// ConfigAddr: Account id of the configuration contract. Optional.
	ConfigAddr *string `json:"config_addr,omitempty"`
	// Config: Parameters with a known layout, `p<number>`. Optional.
	Config map[string]json.RawMessage `json:"config,omitzero"`
	// UnknownConfig: All other parameters, if any. Optional.
	UnknownConfig []ParsedUnknownParam `json:"unknown_config,omitzero"`
}

// MarshalJSON implements json.Marshaler.
func (v ParsedMasterBlock) MarshalJSON() ([]byte, error) {
	type plain ParsedMasterBlock
	if v.PrevBlkSignatures == nil {
		v.PrevBlkSignatures = []ParsedBlockSignature{}
	}
	return wire.Marshal(plain(v))
}

// ParsedMasterState: Additional data of a masterchain state.
type ParsedMasterState struct {
	// ShardHashes: Shards of all workchains. Optional.
	ShardHashes []ParsedShardHash `json:"shard_hashes,omitzero"`
	// MinShardGenUtime: Earliest time of the shards, Unix time in s. Optional.
	MinShardGenUtime *uint32 `json:"min_shard_gen_utime,omitempty"`
	// MaxShardGenUtime: Latest time of the shards, Unix time in s. Optional.
	MaxShardGenUtime *uint32 `json:"max_shard_gen_utime,omitempty"`
	// ConfigAddr: Account id of the configuration contract. Optional.
	ConfigAddr *string `json:"config_addr,omitempty"`
	// Config: Parameters with a known layout, `p<number>`. Optional.
	Config map[string]json.RawMessage `json:"config,omitzero"`
	// UnknownConfig: All other parameters, if any. Optional.
	UnknownConfig []ParsedUnknownParam `json:"unknown_config,omitzero"`
	// ValidatorListHashShort: Short hash of the validator list, a number of 32 bits.
	ValidatorListHashShort uint32 `json:"validator_list_hash_short"`
	// CatchainSeqno: Sequence number of the catchain.
	CatchainSeqno uint32 `json:"catchain_seqno"`
	// NxCcUpdated: Whether the catchain number changed.
	NxCcUpdated bool `json:"nx_cc_updated"`
	// AfterKeyBlock: Whether the state follows a key block.
	AfterKeyBlock bool `json:"after_key_block"`
	// LastKeyBlock: Last key block. Optional.
	LastKeyBlock *ParsedBlockRef `json:"last_key_block,omitempty"`
	// BlockCreateStats: Blocks by validator. Optional.
	BlockCreateStats []ParsedCreatorStats `json:"block_create_stats,omitzero"`
	// GlobalBalance: Balance of the network in nano units, `0x…`.
	GlobalBalance string `json:"global_balance"`
	// GlobalBalanceOther: Extra currencies, if any. Optional.
	GlobalBalanceOther []ParsedCurrency `json:"global_balance_other,omitzero"`
	// StateCopyleftRewards: Rewards for authors of code.
	StateCopyleftRewards []ParsedCopyleftReward `json:"state_copyleft_rewards"`
}

// MarshalJSON implements json.Marshaler.
func (v ParsedMasterState) MarshalJSON() ([]byte, error) {
	type plain ParsedMasterState
	if v.StateCopyleftRewards == nil {
		v.StateCopyleftRewards = []ParsedCopyleftReward{}
	}
	return wire.Marshal(plain(v))
}

// ParsedMessage: A parsed message.
type ParsedMessage struct {
	// JSONVersion: Version of the object format, 8.
	JSONVersion uint8 `json:"json_version"`
	// ID: Hash of the message.
	ID string `json:"id"`
	// Boc: The whole object as base64 BOC.
	Boc string `json:"boc"`
	// Status: State of the message, 5.
	Status uint8 `json:"status"`
	// StatusName: Name of the state, `finalized`.
	StatusName string `json:"status_name"`
	// SplitDepth: Split depth of a large contract. Optional.
	SplitDepth *uint8 `json:"split_depth,omitempty"`
	// Tick: Whether a special contract runs at the start of each block. Optional.
	Tick *bool `json:"tick,omitempty"`
	// Tock: Whether a special contract runs at the end of each block. Optional.
	Tock *bool `json:"tock,omitempty"`
	// Code: Contract code as base64 BOC; absent if a proof omits it. Optional.
	Code *string `json:"code,omitempty"`
	// CodeHash: Hash of the code. Optional.
	CodeHash *string `json:"code_hash,omitempty"`
	// Data: Contract data as base64 BOC; absent if a proof omits it. Optional.
	Data *string `json:"data,omitempty"`
	// DataHash: Hash of the data. Optional.
	DataHash *string `json:"data_hash,omitempty"`
	// Library: Library dictionary as base64 BOC. Optional.
	Library *string `json:"library,omitempty"`
	// LibraryHash: Hash of the library dictionary. Optional.
	LibraryHash *string `json:"library_hash,omitempty"`
	// Body: Body as base64 BOC. Optional.
	Body *string `json:"body,omitempty"`
	// BodyHash: Hash of the body. Optional.
	BodyHash *string `json:"body_hash,omitempty"`
	// MsgType: Kind: 0 internal, 1 extIn, 2 extOut, 4 extOutV2.
	MsgType uint8 `json:"msg_type"`
	// MsgTypeName: Name of the kind.
	MsgTypeName string `json:"msg_type_name"`
	// Src: Source address; empty if there is none.
	Src string `json:"src"`
	// SrcWorkchainID: Workchain of the source. Optional.
	SrcWorkchainID *int32 `json:"src_workchain_id,omitempty"`
	// Dst: Destination address; empty if there is none.
	Dst string `json:"dst"`
	// DstWorkchainID: Workchain of the destination. Optional.
	DstWorkchainID *int32 `json:"dst_workchain_id,omitempty"`
	// IhrDisabled: Whether instant hypercube routing is disabled. Internal messages only, as are the next five
	// fields. Optional.
	IhrDisabled *bool `json:"ihr_disabled,omitempty"`
	// IhrFee: Fee for instant hypercube routing in nano units, `0x…`. Optional.
	IhrFee *string `json:"ihr_fee,omitempty"`
	// FwdFee: Forwarding fee in nano units, `0x…`. Optional.
	FwdFee *string `json:"fwd_fee,omitempty"`
	// Bounce: Whether the value is returned if the message fails. Optional.
	Bounce *bool `json:"bounce,omitempty"`
	// Bounced: Whether this is a bounced message. Optional.
	Bounced *bool `json:"bounced,omitempty"`
	// Value: Value in nano units, `0x…`. Optional.
	Value *string `json:"value,omitempty"`
	// ValueOther: Extra currencies, if any. Optional.
	ValueOther []ParsedCurrency `json:"value_other,omitzero"`
	// ImportFee: Import fee of an external inbound message in nano units, `0x…`. Optional.
	ImportFee *string `json:"import_fee,omitempty"`
	// CreatedLt: Logical time of creation; messages from a contract only, `0x…`. Optional.
	CreatedLt *string `json:"created_lt,omitempty"`
	// CreatedAt: Time of creation, Unix time in s; messages from a contract only. Optional.
	CreatedAt *uint32 `json:"created_at,omitempty"`
	// SrcDappID: Dapp ID of the source of an external outbound message. Optional.
	SrcDappID *string `json:"src_dapp_id,omitempty"`
}

// ParsedMsgEnvelope: A message in transit.
type ParsedMsgEnvelope struct {
	// MsgID: Hash of the message.
	MsgID string `json:"msg_id"`
	// CurAddr: Current position: number of leading address bits (0 to 96) that are those of the source, or
	// workchain and prefix.
	CurAddr string `json:"cur_addr"`
	// NextAddr: Next position, in the same form.
	NextAddr string `json:"next_addr"`
	// FwdFeeRemaining: Remaining forwarding fee in nano units, `0x…`.
	FwdFeeRemaining string `json:"fwd_fee_remaining"`
	// EmittedLt: Logical time at which a deferred message left its queue, on TON, `0x…`. Optional.
	EmittedLt *string `json:"emitted_lt,omitempty"`
	// Depth: Number of messages between this one and the first of its chain, on TON. Optional.
	Depth *uint32 `json:"depth,omitempty"`
	// Initiator: Account that sent the first message of the chain, on TON. Optional.
	Initiator *string `json:"initiator,omitempty"`
	// InitiatorLt: Logical time of the transaction of the first message, on TON, `0x…`. Optional.
	InitiatorLt *string `json:"initiator_lt,omitempty"`
}

// ParsedOutMsg: An outgoing message of a block.
type ParsedOutMsg struct {
	// MsgID: Hash of the message. Optional.
	MsgID *string `json:"msg_id,omitempty"`
	// OutMsg: The message on its way. Optional.
	OutMsg *ParsedMsgEnvelope `json:"out_msg,omitempty"`
	// TransactionID: Hash of the transaction. Optional.
	TransactionID *string `json:"transaction_id,omitempty"`
	// Reimport: How it was imported again into the shard. Optional.
	Reimport *ParsedInMsg `json:"reimport,omitempty"`
	// Imported: How it was imported into the shard. Optional.
	Imported *ParsedInMsg `json:"imported,omitempty"`
	// MsgEnvHash: Hash of the envelope. Optional.
	MsgEnvHash *string `json:"msg_env_hash,omitempty"`
	// NextWorkchain: Workchain it was routed to. Optional.
	NextWorkchain *int32 `json:"next_workchain,omitempty"`
	// NextAddrPfx: Prefix it was routed to. Optional.
	NextAddrPfx *string `json:"next_addr_pfx,omitempty"`
	// ImportBlockLt: Logical time of the block that imported it, `0x…`. Optional.
	ImportBlockLt *string `json:"import_block_lt,omitempty"`
	// MsgType: Kind: 0 external, 1 immediately, 2 outMsgNew, 3 transit, 4 dequeueImmediately, 5 dequeue, 6
	// transitRequeued, 7 dequeueShort, 8 deferred, 9 deferredTransit; the last two on TON.
	MsgType uint8 `json:"msg_type"`
	// MsgTypeName: Name of the kind.
	MsgTypeName string `json:"msg_type_name"`
}

// ParsedProcessedUpTo: How far the messages of a shard have been processed.
type ParsedProcessedUpTo struct {
	// Shard: Prefix with its end marker, 16 hex digits.
	Shard string `json:"shard"`
	// McSeqno: Number of the masterchain block.
	McSeqno uint32 `json:"mc_seqno"`
	// LastMsgLt: Logical time of the last message, `0x…`.
	LastMsgLt string `json:"last_msg_lt"`
	// LastMsgHash: Hash of the last message.
	LastMsgHash string `json:"last_msg_hash"`
}

// ParsedQueueInfo: Outbound message queue.
type ParsedQueueInfo struct {
	// OutQueue: The messages.
	OutQueue []ParsedQueuedMessage `json:"out_queue"`
	// ProcInfo: Processing progress by shard.
	ProcInfo []ParsedProcessedUpTo `json:"proc_info"`
	// IhrPending: Messages received by instant hypercube routing.
	IhrPending []ParsedIhrPending `json:"ihr_pending"`
}

// MarshalJSON implements json.Marshaler.
func (v ParsedQueueInfo) MarshalJSON() ([]byte, error) {
	type plain ParsedQueueInfo
	if v.OutQueue == nil {
		v.OutQueue = []ParsedQueuedMessage{}
	}
	if v.ProcInfo == nil {
		v.ProcInfo = []ParsedProcessedUpTo{}
	}
	if v.IhrPending == nil {
		v.IhrPending = []ParsedIhrPending{}
	}
	return wire.Marshal(plain(v))
}

// ParsedQueuedMessage: A message in the outbound queue of a shard.
type ParsedQueuedMessage struct {
	// MsgID: Hash of the message.
	MsgID string `json:"msg_id"`
	// CurAddr: Current position: number of leading address bits (0 to 96) that are those of the source, or
	// workchain and prefix.
	CurAddr string `json:"cur_addr"`
	// NextAddr: Next position, in the same form.
	NextAddr string `json:"next_addr"`
	// FwdFeeRemaining: Remaining forwarding fee in nano units, `0x…`.
	FwdFeeRemaining string `json:"fwd_fee_remaining"`
	// DestWorkchain: Workchain of the destination.
	DestWorkchain int32 `json:"dest_workchain"`
	// DestAddrPrefix: Prefix of the destination.
	DestAddrPrefix string `json:"dest_addr_prefix"`
	// EnqueuedLt: Logical time at which it was enqueued, `0x…`.
	EnqueuedLt string `json:"enqueued_lt"`
}

// ParsedShardDescription: State of a shard.
type ParsedShardDescription struct {
	// SeqNo: Number of the last block.
	SeqNo uint32 `json:"seq_no"`
	// RegMcSeqno: Number of the masterchain block that registered it.
	RegMcSeqno uint32 `json:"reg_mc_seqno"`
	// StartLt: Logical time of the start of the block, `0x…`.
	StartLt string `json:"start_lt"`
	// EndLt: Logical time of the end of the block, `0x…`.
	EndLt string `json:"end_lt"`
	// RootHash: Hash of the block.
	RootHash string `json:"root_hash"`
	// FileHash: File hash of the block.
	FileHash string `json:"file_hash"`
	// BeforeSplit: Whether the shard splits after this block.
	BeforeSplit bool `json:"before_split"`
	// BeforeMerge: Whether the shard merges after this block.
	BeforeMerge bool `json:"before_merge"`
	// WantSplit: Whether the shard wants to split.
	WantSplit bool `json:"want_split"`
	// WantMerge: Whether the shard wants to merge.
	WantMerge bool `json:"want_merge"`
	// NxCcUpdated: Whether the catchain number changed.
	NxCcUpdated bool `json:"nx_cc_updated"`
	// GenUtime: Time of the block, Unix time in s.
	GenUtime uint32 `json:"gen_utime"`
	// NextCatchainSeqno: Sequence number of the next catchain.
	NextCatchainSeqno uint32 `json:"next_catchain_seqno"`
	// NextValidatorShard: Shard of the next validators.
	NextValidatorShard string `json:"next_validator_shard"`
	// MinRefMcSeqno: Lowest number of a referenced masterchain block.
	MinRefMcSeqno uint32 `json:"min_ref_mc_seqno"`
	// Flags: Flags of the shard, as bits.
	Flags uint8 `json:"flags"`
	// FeesCollected: Fees collected in nano units, `0x…`.
	FeesCollected string `json:"fees_collected"`
	// FeesCollectedOther: Extra currencies, if any. Optional.
	FeesCollectedOther []ParsedCurrency `json:"fees_collected_other,omitzero"`
	// FundsCreated: Amount created in nano units, `0x…`.
	FundsCreated string `json:"funds_created"`
	// FundsCreatedOther: Extra currencies, if any. Optional.
	FundsCreatedOther []ParsedCurrency `json:"funds_created_other,omitzero"`
	// CopyleftRewards: Rewards for authors of code.
	CopyleftRewards []ParsedCopyleftReward `json:"copyleft_rewards"`
	// SplitUtime: Time of the scheduled split, Unix time in s. Optional.
	SplitUtime *uint32 `json:"split_utime,omitempty"`
	// SplitInterval: Time window of the split, in s. Optional.
	SplitInterval *uint32 `json:"split_interval,omitempty"`
	// MergeUtime: Time of the scheduled merge, Unix time in s. Optional.
	MergeUtime *uint32 `json:"merge_utime,omitempty"`
	// MergeInterval: Time window of the merge, in s. Optional.
	MergeInterval *uint32 `json:"merge_interval,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v ParsedShardDescription) MarshalJSON() ([]byte, error) {
	type plain ParsedShardDescription
	if v.CopyleftRewards == nil {
		v.CopyleftRewards = []ParsedCopyleftReward{}
	}
	return wire.Marshal(plain(v))
}

// ParsedShardFees: Fees of a shard in a masterchain block.
type ParsedShardFees struct {
	// WorkchainID: Workchain.
	WorkchainID int32 `json:"workchain_id"`
	// Shard: Prefix with its end marker, 16 hex digits.
	Shard string `json:"shard"`
	// Fees: Fees in nano units, `0x…`.
	Fees string `json:"fees"`
	// FeesOther: Extra currencies, if any. Optional.
	FeesOther []ParsedCurrency `json:"fees_other,omitzero"`
	// Create: Amount created in nano units, `0x…`.
	Create string `json:"create"`
	// CreateOther: Extra currencies, if any. Optional.
	CreateOther []ParsedCurrency `json:"create_other,omitzero"`
}

// ParsedShardHash: A shard referenced by a masterchain block.
type ParsedShardHash struct {
	// WorkchainID: Workchain.
	WorkchainID int32 `json:"workchain_id"`
	// Shard: Prefix with its end marker, 16 hex digits.
	Shard string `json:"shard"`
	// Descr: State of the shard.
	Descr ParsedShardDescription `json:"descr"`
}

// ParsedShardState: A parsed shard state.
type ParsedShardState struct {
	// JSONVersion: Version of the object format, 8.
	JSONVersion uint8 `json:"json_version"`
	// ID: The id given in the request.
	ID string `json:"id"`
	// RootHash: Hash of the state.
	RootHash string `json:"root_hash"`
	// FileHash: Hash of the serialized state.
	FileHash string `json:"file_hash"`
	// WorkchainID: Workchain given in the request.
	WorkchainID int32 `json:"workchain_id"`
	// Boc: The whole state as base64 BOC.
	Boc string `json:"boc"`
	// GlobalID: Id of the network.
	GlobalID int32 `json:"global_id"`
	// Shard: Prefix with its end marker, 16 hex digits.
	Shard string `json:"shard"`
	// SeqNo: Number of the block.
	SeqNo uint32 `json:"seq_no"`
	// VertSeqNo: Number of hard forks so far (vertical number).
	VertSeqNo uint32 `json:"vert_seq_no"`
	// GenUtime: Time of the state, Unix time in s.
	GenUtime uint32 `json:"gen_utime"`
	// GenLt: Logical time, `0x…`.
	GenLt string `json:"gen_lt"`
	// MinRefMcSeqno: Lowest number of a referenced masterchain block.
	MinRefMcSeqno uint32 `json:"min_ref_mc_seqno"`
	// BeforeSplit: Whether a split follows.
	BeforeSplit bool `json:"before_split"`
	// OverloadHistory: Overload in the latest blocks, one bit per block, `0x…`.
	OverloadHistory string `json:"overload_history"`
	// UnderloadHistory: Underload in the latest blocks, one bit per block, `0x…`.
	UnderloadHistory string `json:"underload_history"`
	// TotalBalance: Balance of all accounts in nano units, `0x…`.
	TotalBalance string `json:"total_balance"`
	// TotalBalanceOther: Extra currencies, if any. Optional.
	TotalBalanceOther []ParsedCurrency `json:"total_balance_other,omitzero"`
	// TotalValidatorFees: Fees for validators in nano units, `0x…`.
	TotalValidatorFees string `json:"total_validator_fees"`
	// TotalValidatorFeesOther: Extra currencies, if any. Optional.
	TotalValidatorFeesOther []ParsedCurrency `json:"total_validator_fees_other,omitzero"`
	// MasterRef: Referenced masterchain block. Optional.
	MasterRef *ParsedBlockRef `json:"master_ref,omitempty"`
	// Master: Masterchain states only. Optional.
	Master *ParsedMasterState `json:"master,omitempty"`
	// Accounts: Accounts, except those under another Dapp ID.
	Accounts []ParsedAccount `json:"accounts"`
	// Libraries: Public libraries.
	Libraries []ParsedLibrary `json:"libraries"`
	// OutMsgQueueInfo: Outbound message queue.
	OutMsgQueueInfo ParsedQueueInfo `json:"out_msg_queue_info"`
}

// MarshalJSON implements json.Marshaler.
func (v ParsedShardState) MarshalJSON() ([]byte, error) {
	type plain ParsedShardState
	if v.Accounts == nil {
		v.Accounts = []ParsedAccount{}
	}
	if v.Libraries == nil {
		v.Libraries = []ParsedLibrary{}
	}
	return wire.Marshal(plain(v))
}

// ParsedStoragePhase: Storage phase of a transaction.
type ParsedStoragePhase struct {
	// StorageFeesCollected: Storage fees paid in nano units, `0x…`.
	StorageFeesCollected string `json:"storage_fees_collected"`
	// StorageFeesDue: Storage debt in nano units, `0x…`. Optional.
	StorageFeesDue *string `json:"storage_fees_due,omitempty"`
	// StatusChange: Change of account status: 0 unchanged, 1 frozen, 2 deleted.
	StatusChange uint8 `json:"status_change"`
	// StatusChangeName: Name of the change.
	StatusChangeName string `json:"status_change_name"`
}

// ParsedTransaction: A parsed transaction.
type ParsedTransaction struct {
	// JSONVersion: Version of the object format, 8.
	JSONVersion uint8 `json:"json_version"`
	// ID: Hash of the transaction.
	ID string `json:"id"`
	// Boc: The whole object as base64 BOC.
	Boc string `json:"boc"`
	// Status: State of the transaction, 3.
	Status uint8 `json:"status"`
	// StatusName: Name of the state, `finalized`.
	StatusName string `json:"status_name"`
	// TrType: Kind: 0 ordinary, 1 storage, 2 tick, 3 tock, 4 to 7 splits and merges.
	TrType uint8 `json:"tr_type"`
	// TrTypeName: Name of the kind.
	TrTypeName string `json:"tr_type_name"`
	// CurShardPfxLen: Length of the shard prefix, in bits. Splits and merges only, as are the next three fields.
	// Optional.
	CurShardPfxLen *uint8 `json:"cur_shard_pfx_len,omitempty"`
	// AccSplitDepth: Split depth of the account. Optional.
	AccSplitDepth *uint8 `json:"acc_split_depth,omitempty"`
	// ThisAddr: Account id of this half. Optional.
	ThisAddr *string `json:"this_addr,omitempty"`
	// SiblingAddr: Account id of the other half. Optional.
	SiblingAddr *string `json:"sibling_addr,omitempty"`
	// PrepareTransaction: Hash of the transaction that prepared this one. Optional.
	PrepareTransaction *string `json:"prepare_transaction,omitempty"`
	// Installed: Whether the split was installed. Optional.
	Installed *bool `json:"installed,omitempty"`
	// Storage: Storage phase. Optional.
	Storage *ParsedStoragePhase `json:"storage,omitempty"`
	// Credit: Credit phase. Optional.
	Credit *ParsedCreditPhase `json:"credit,omitempty"`
	// Compute: Compute phase. Optional.
	Compute *ParsedComputePhase `json:"compute,omitempty"`
	// Action: Action phase. Optional.
	Action *ParsedActionPhase `json:"action,omitempty"`
	// Bounce: Bounce phase. Optional.
	Bounce *ParsedBouncePhase `json:"bounce,omitempty"`
	// CreditFirst: Whether the value was credited before storage was paid for. Optional.
	CreditFirst *bool `json:"credit_first,omitempty"`
	// Aborted: Whether the transaction was aborted. Optional.
	Aborted *bool `json:"aborted,omitempty"`
	// Destroyed: Whether the account was deleted. Optional.
	Destroyed *bool `json:"destroyed,omitempty"`
	// Lt: Logical time, `0x…`.
	Lt string `json:"lt"`
	// PrevTransHash: Hash of the previous transaction of the account.
	PrevTransHash string `json:"prev_trans_hash"`
	// PrevTransLt: Logical time of the previous transaction of the account, `0x…`.
	PrevTransLt string `json:"prev_trans_lt"`
	// Now: Time of the transaction, Unix time in s.
	Now uint32 `json:"now"`
	// OutmsgCnt: Number of outbound messages.
	OutmsgCnt uint16 `json:"outmsg_cnt"`
	// OrigStatus: Account status before: 0 Uninit, 1 Active, 2 Frozen, 3 NonExist.
	OrigStatus uint8 `json:"orig_status"`
	// OrigStatusName: Name of the status before.
	OrigStatusName string `json:"orig_status_name"`
	// EndStatus: Account status after: 0 Uninit, 1 Active, 2 Frozen, 3 NonExist.
	EndStatus uint8 `json:"end_status"`
	// EndStatusName: Name of the status after.
	EndStatusName string `json:"end_status_name"`
	// TotalFees: Fees in nano units, `0x…`.
	TotalFees string `json:"total_fees"`
	// TotalFeesOther: Extra currencies, if any. Optional.
	TotalFeesOther []ParsedCurrency `json:"total_fees_other,omitzero"`
	// InMsg: Hash of the inbound message. Optional.
	InMsg *string `json:"in_msg,omitempty"`
	// ExtInMsgFee: Fee for an external inbound message in nano units, `0x…`. Optional.
	ExtInMsgFee *string `json:"ext_in_msg_fee,omitempty"`
	// OutMsgs: Hashes of the outbound messages.
	OutMsgs []string `json:"out_msgs"`
	// AccountAddr: Address of the account, if a message contains it. Optional.
	AccountAddr *string `json:"account_addr,omitempty"`
	// AccountID: Account id, if no message contains the address. Optional.
	AccountID *string `json:"account_id,omitempty"`
	// WorkchainID: Workchain of the account, if a message contains it. Optional.
	WorkchainID *int32 `json:"workchain_id,omitempty"`
	// BalanceDelta: Change of the balance in nano units, `0x…`; negative changes begin with `-`.
	BalanceDelta string `json:"balance_delta"`
	// BalanceDeltaOther: Changes of extra currencies, if any. Optional.
	BalanceDeltaOther []ParsedCurrency `json:"balance_delta_other,omitzero"`
	// OldHash: Hash of the account before.
	OldHash string `json:"old_hash"`
	// NewHash: Hash of the account after.
	NewHash string `json:"new_hash"`
}

// MarshalJSON implements json.Marshaler.
func (v ParsedTransaction) MarshalJSON() ([]byte, error) {
	type plain ParsedTransaction
	if v.OutMsgs == nil {
		v.OutMsgs = []string{}
	}
	return wire.Marshal(plain(v))
}

// ParsedUnknownParam: A configuration parameter with an unknown layout.
type ParsedUnknownParam struct {
	// Number: Number of the parameter.
	Number uint32 `json:"number"`
	// Boc: Content of the parameter as base64 BOC.
	Boc string `json:"boc"`
}

// ParsedValueFlow: Value flow of a block, in nano units.
type ParsedValueFlow struct {
	// Imported: Imported, `0x…`.
	Imported string `json:"imported"`
	// ImportedOther: Extra currencies, if any. Optional.
	ImportedOther []ParsedCurrency `json:"imported_other,omitzero"`
	// Exported: Exported, `0x…`.
	Exported string `json:"exported"`
	// ExportedOther: Extra currencies, if any. Optional.
	ExportedOther []ParsedCurrency `json:"exported_other,omitzero"`
	// FeesCollected: Fees collected, `0x…`.
	FeesCollected string `json:"fees_collected"`
	// FeesCollectedOther: Extra currencies, if any. Optional.
	FeesCollectedOther []ParsedCurrency `json:"fees_collected_other,omitzero"`
	// Burned: Burnt, on TON, `0x…`. Optional.
	Burned *string `json:"burned,omitempty"`
	// BurnedOther: Extra currencies, if any. Optional.
	BurnedOther []ParsedCurrency `json:"burned_other,omitzero"`
	// FeesImported: Fees imported, `0x…`.
	FeesImported string `json:"fees_imported"`
	// FeesImportedOther: Extra currencies, if any. Optional.
	FeesImportedOther []ParsedCurrency `json:"fees_imported_other,omitzero"`
	// Recovered: Recovered, `0x…`.
	Recovered string `json:"recovered"`
	// RecoveredOther: Extra currencies, if any. Optional.
	RecoveredOther []ParsedCurrency `json:"recovered_other,omitzero"`
	// Created: Created, `0x…`.
	Created string `json:"created"`
	// CreatedOther: Extra currencies, if any. Optional.
	CreatedOther []ParsedCurrency `json:"created_other,omitzero"`
	// Minted: Minted, `0x…`.
	Minted string `json:"minted"`
	// MintedOther: Extra currencies, if any. Optional.
	MintedOther []ParsedCurrency `json:"minted_other,omitzero"`
	// CopyleftRewards: Rewards for authors of code.
	CopyleftRewards []ParsedCopyleftReward `json:"copyleft_rewards"`
}

// MarshalJSON implements json.Marshaler.
func (v ParsedValueFlow) MarshalJSON() ([]byte, error) {
	type plain ParsedValueFlow
	if v.CopyleftRewards == nil {
		v.CopyleftRewards = []ParsedCopyleftReward{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfBocCacheGet: A cached BOC.
type ResultOfBocCacheGet struct {
	// Boc: The BOC in base64; null if it is not in the cache. Optional.
	Boc *string `json:"boc,omitempty"`
}

// ResultOfBocCacheSet: A reference to a cached BOC.
type ResultOfBocCacheSet struct {
	// BocRef: `*` and the hash of the root cell.
	BocRef string `json:"boc_ref"`
}

// ResultOfDecodeStateInit: Parts of a state init.
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
	// Tick: Whether the contract runs at the start of each block. Optional.
	Tick *bool `json:"tick,omitempty"`
	// Tock: Whether the contract runs at the end of each block. Optional.
	Tock *bool `json:"tock,omitempty"`
	// SplitDepth: Split depth of a large contract. Optional.
	SplitDepth *uint32 `json:"split_depth,omitempty"`
	// CompilerVersion: Compiler version stored in the code; null if it cannot be read. Optional.
	CompilerVersion *string `json:"compiler_version,omitempty"`
}

// ResultOfDecodeTvc: Parts of a contract image.
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
	// Depth: Number of references on the longest path from the root cell; 0 for a single cell.
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
	// Salt: The salt as BOC or reference; null if the code has none. Optional.
	Salt *string `json:"salt,omitempty"`
}

// ResultOfGetCompilerVersion: Compiler of contract code.
type ResultOfGetCompilerVersion struct {
	// Version: Compiler version such as `sol 0.76.1`; null if the code has none. Optional.
	Version *string `json:"version,omitempty"`
}

// ResultOfParse: A parsed object.
type ResultOfParse struct {
	// Parsed: JSON object; amounts, logical times and other 64-bit values are `0x…` text.
	Parsed json.RawMessage `json:"parsed"`
}

// ResultOfSetCodeSalt: Contract code with its salt.
type ResultOfSetCodeSalt struct {
	// Code: The code as BOC or reference.
	Code string `json:"code"`
}

// Tvc: A contract image.
//
// One of TvcV1Variant, and from a newer daemon also UnknownVariant.
type Tvc interface{ isTvc() }

// TvcV1Variant: Version 1.
type TvcV1Variant struct {
	// Value: The content of the image.
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
