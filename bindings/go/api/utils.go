// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// UtilsModule: Addresses, storage fees and compression.
type UtilsModule struct{ caller rpc.Caller }

// ConvertAddress converts an address between textual forms.
//
// Wire name: utils.convert_address.
//
// Errors: 4 InvalidAddress.
func (m UtilsModule) ConvertAddress(ctx context.Context, params ParamsOfConvertAddress, options ...rpc.CallOption) (result ResultOfConvertAddress, err error) {
	err = m.caller.Call(ctx, "utils.convert_address", params, &result, options...)
	return result, err
}

// GetAddressType detects the form of an address.
//
// Wire name: utils.get_address_type.
//
// Errors: 4 InvalidAddress.
func (m UtilsModule) GetAddressType(ctx context.Context, params ParamsOfGetAddressType, options ...rpc.CallOption) (result ResultOfGetAddressType, err error) {
	err = m.caller.Call(ctx, "utils.get_address_type", params, &result, options...)
	return result, err
}

// CalcStorageFee calculates the storage fee of an account over a period.
//
// Uses the prices of the built-in blockchain configuration. The size is the one stored in the account, with
// which nodes calculate; the cells are not counted. An account that does not exist or was never paid for
// (`last_paid` 0) is error 412.
//
// Wire name: utils.calc_storage_fee.
//
// Errors: 201 InvalidBoc, 206 BocRefNotFound, 402 CanNotReadBlockchainConfig, 412 InvalidAccountBoc.
func (m UtilsModule) CalcStorageFee(ctx context.Context, params ParamsOfCalcStorageFee, options ...rpc.CallOption) (result ResultOfCalcStorageFee, err error) {
	err = m.caller.Call(ctx, "utils.calc_storage_fee", params, &result, options...)
	return result, err
}

// CompressZstd compresses data with Zstandard.
//
// Wire name: utils.compress_zstd.
//
// Errors: 701 CompressionError.
func (m UtilsModule) CompressZstd(ctx context.Context, params ParamsOfCompressZstd, options ...rpc.CallOption) (result ResultOfCompressZstd, err error) {
	err = m.caller.Call(ctx, "utils.compress_zstd", params, &result, options...)
	return result, err
}

// DecompressZstd decompresses Zstandard data.
//
// Wire name: utils.decompress_zstd.
//
// Errors: 701 CompressionError.
func (m UtilsModule) DecompressZstd(ctx context.Context, params ParamsOfDecompressZstd, options ...rpc.CallOption) (result ResultOfDecompressZstd, err error) {
	err = m.caller.Call(ctx, "utils.decompress_zstd", params, &result, options...)
	return result, err
}

// UtilsErrorCode: Numbers of the errors of module utils.
type UtilsErrorCode = int

// Values of UtilsErrorCode.
const (
	// UtilsErrorCodeCompressionError: Compression or decompression failed, or the level is out of range.
	UtilsErrorCodeCompressionError UtilsErrorCode = 701
)

// AccountAddressType: Form in which an address is written.
type AccountAddressType string

// Values of AccountAddressType.
const (
	// AccountAddressTypeAccountId: 64 hex digits.
	AccountAddressTypeAccountId AccountAddressType = "AccountId"
	// AccountAddressTypeHex: Hex with workchain, also anycast and variable addresses.
	AccountAddressTypeHex AccountAddressType = "Hex"
	// AccountAddressTypeBase64: 48 characters with a valid checksum.
	AccountAddressTypeBase64 AccountAddressType = "Base64"
	// AccountAddressTypeExtended: `<dapp_id>::<account_id>`, both 64 hex digits.
	AccountAddressTypeExtended AccountAddressType = "Extended"
)

// AddressStringFormat: Form of an address text.
//
// One of AddressStringFormatAccountId, AddressStringFormatHex, AddressStringFormatBase64,
// AddressStringFormatExtended, and from a newer daemon also UnknownVariant.
type AddressStringFormat interface{ isAddressStringFormat() }

// AddressStringFormatAccountId: 64 hex digits; the workchain is lost.
type AddressStringFormatAccountId struct{}

// MarshalJSON implements json.Marshaler.
func (v AddressStringFormatAccountId) MarshalJSON() ([]byte, error) {
	type plain AddressStringFormatAccountId
	return wire.Tagged("AccountId", plain(v))
}

func (AddressStringFormatAccountId) isAddressStringFormat() {}

// AddressStringFormatHex: `<workchain>:<64 hex digits>`.
type AddressStringFormatHex struct{}

// MarshalJSON implements json.Marshaler.
func (v AddressStringFormatHex) MarshalJSON() ([]byte, error) {
	type plain AddressStringFormatHex
	return wire.Tagged("Hex", plain(v))
}

func (AddressStringFormatHex) isAddressStringFormat() {}

// AddressStringFormatBase64: 48 characters with a checksum; for standard addresses only.
type AddressStringFormatBase64 struct {
	// URL: Use the URL-safe alphabet: `-` and `_` instead of `+` and `/`.
	URL bool `json:"url"`
	// Test: For test networks.
	Test bool `json:"test"`
	// Bounce: Bounceable.
	Bounce bool `json:"bounce"`
}

// MarshalJSON implements json.Marshaler.
func (v AddressStringFormatBase64) MarshalJSON() ([]byte, error) {
	type plain AddressStringFormatBase64
	return wire.Tagged("Base64", plain(v))
}

func (AddressStringFormatBase64) isAddressStringFormat() {}

// AddressStringFormatExtended: `<dapp_id>::<account_id>`.
type AddressStringFormatExtended struct {
	// DappID: 64 hex digits without prefix. Default: taken from the input, which must then be in the extended
	// form. Optional.
	DappID *string `json:"dapp_id,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v AddressStringFormatExtended) MarshalJSON() ([]byte, error) {
	type plain AddressStringFormatExtended
	return wire.Tagged("Extended", plain(v))
}

func (AddressStringFormatExtended) isAddressStringFormat() {}

func (UnknownVariant) isAddressStringFormat() {}

func decodeAddressStringFormat(data []byte) (AddressStringFormat, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "AccountId":
		return wire.As[AddressStringFormatAccountId](data)
	case "Hex":
		return wire.As[AddressStringFormatHex](data)
	case "Base64":
		return wire.As[AddressStringFormatBase64](data)
	case "Extended":
		return wire.As[AddressStringFormatExtended](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ParamsOfCalcStorageFee: An account and a period.
type ParamsOfCalcStorageFee struct {
	// Account: The account.
	Account string `json:"account"`
	// Period: Length of the period, in s; it begins at `last_paid` of the account.
	Period uint32 `json:"period"`
}

// ParamsOfCompressZstd: Data to compress.
type ParamsOfCompressZstd struct {
	// Uncompressed: The data.
	Uncompressed string `json:"uncompressed"`
	// Level: Compression level, 1 (fast) to 21 (small). Default 3. Optional.
	Level *int32 `json:"level,omitempty"`
}

// ParamsOfConvertAddress: An address and its target form.
type ParamsOfConvertAddress struct {
	// Address: Account id, hex with workchain, base64 or `<dapp_id>::<account_id>`.
	Address string `json:"address"`
	// OutputFormat: Form of the result.
	OutputFormat AddressStringFormat `json:"output_format"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfConvertAddress) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfConvertAddress
	var fields struct {
		*plain
		// As text.
		OutputFormat json.RawMessage `json:"output_format"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.OutputFormat, err = decodeAddressStringFormat(fields.OutputFormat); err != nil {
		return fmt.Errorf("output_format: %w", err)
	}
	return nil
}

// ParamsOfDecompressZstd: Data to decompress.
type ParamsOfDecompressZstd struct {
	// Compressed: The data, one or more Zstandard frames.
	Compressed string `json:"compressed"`
}

// ParamsOfGetAddressType: An address.
type ParamsOfGetAddressType struct {
	// Address: Address in any form.
	Address string `json:"address"`
}

// ResultOfCalcStorageFee: A storage fee.
type ResultOfCalcStorageFee struct {
	// Fee: The fee, in nano units, rounded up.
	Fee string `json:"fee"`
}

// ResultOfCompressZstd: Compressed data.
type ResultOfCompressZstd struct {
	// Compressed: The data, one Zstandard frame.
	Compressed string `json:"compressed"`
}

// ResultOfConvertAddress: The converted address.
type ResultOfConvertAddress struct {
	// Address: Address in the requested form.
	Address string `json:"address"`
}

// ResultOfDecompressZstd: Decompressed data.
type ResultOfDecompressZstd struct {
	// Decompressed: The data, at most 48 MiB.
	Decompressed string `json:"decompressed"`
}

// ResultOfGetAddressType: Form of an address.
type ResultOfGetAddressType struct {
	// AddressType: The form.
	AddressType AccountAddressType `json:"address_type"`
}
