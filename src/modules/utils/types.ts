/** Types of module utils. Source: modules 3.7, decision 11. */
import {
  address,
  base64,
  boc,
  bool,
  constants,
  decimal,
  field,
  hex,
  i32,
  optional,
  struct,
  u32,
  union,
  variant,
  withDefault,
} from '../../schema/shapes.ts'

export const AddressStringFormat = union('AddressStringFormat', 'Form of an address text.', {
  AccountId: variant('64 hex digits; the workchain is lost.'),
  Hex: variant('`<workchain>:<64 hex digits>`.'),
  Base64: variant('48 characters with a checksum; for standard addresses only.', {
    url: field(bool, 'Use the URL-safe alphabet: `-` and `_` instead of `+` and `/`.'),
    test: field(bool, 'For test networks.'),
    bounce: field(bool, 'Bounceable.'),
  }),
  Extended: variant('`<dapp_id>::<account_id>`.', {
    dapp_id: optional(
      hex,
      '64 hex digits without prefix. Default: taken from the input, which must then be in the extended form.',
    ),
  }),
})

export const AccountAddressType = constants('AccountAddressType', 'Form in which an address is written.', {
  AccountId: ['AccountId', '64 hex digits.'],
  Hex: ['Hex', 'Hex with workchain, also anycast and variable addresses.'],
  Base64: ['Base64', '48 characters with a valid checksum.'],
  Extended: ['Extended', '`<dapp_id>::<account_id>`, both 64 hex digits.'],
})

export const ParamsOfConvertAddress = struct('ParamsOfConvertAddress', 'An address and its target form.', {
  address: field(address, 'Account id, hex with workchain, base64 or `<dapp_id>::<account_id>`.'),
  output_format: field(AddressStringFormat, 'Form of the result.'),
})

export const ResultOfConvertAddress = struct('ResultOfConvertAddress', 'The converted address.', {
  address: field(address, 'Address in the requested form.'),
})

export const ParamsOfGetAddressType = struct('ParamsOfGetAddressType', 'An address.', {
  address: field(address, 'Address in any form.'),
})

export const ResultOfGetAddressType = struct('ResultOfGetAddressType', 'Form of an address.', {
  address_type: field(AccountAddressType, 'The form.'),
})

export const ParamsOfCalcStorageFee = struct('ParamsOfCalcStorageFee', 'An account and a period.', {
  account: field(boc, 'The account.'),
  period: field(u32, 'Length of the period, in s; it begins at `last_paid` of the account.'),
})

export const ResultOfCalcStorageFee = struct('ResultOfCalcStorageFee', 'A storage fee.', {
  fee: field(decimal, 'The fee, in nano units, rounded up.'),
})

export const ParamsOfCompressZstd = struct('ParamsOfCompressZstd', 'Data to compress.', {
  uncompressed: field(base64, 'The data.'),
  level: withDefault(i32, 'Compression level, 1 (fast) to 21 (small).', 3),
})

export const ResultOfCompressZstd = struct('ResultOfCompressZstd', 'Compressed data.', {
  compressed: field(base64, 'The data, one Zstandard frame.'),
})

export const ParamsOfDecompressZstd = struct('ParamsOfDecompressZstd', 'Data to decompress.', {
  compressed: field(base64, 'The data, one or more Zstandard frames.'),
})

export const ResultOfDecompressZstd = struct('ResultOfDecompressZstd', 'Decompressed data.', {
  decompressed: field(base64, 'The data, at most 48 MiB.'),
})
