// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'

/** Numbers of the errors of module utils. */
export const UtilsErrorCode = {
  /** Compression or decompression failed, or the level is out of range. */
  CompressionError: 701,
} as const

/** Numbers of the errors of module utils. */
export type UtilsErrorCode = (typeof UtilsErrorCode)[keyof typeof UtilsErrorCode]

/** Form in which an address is written. */
export const AccountAddressType = {
  /** 64 hex digits. */
  AccountId: 'AccountId',
  /** Hex with workchain, also anycast and variable addresses. */
  Hex: 'Hex',
  /** 48 characters with a valid checksum. */
  Base64: 'Base64',
  /** `<dapp_id>::<account_id>`, both 64 hex digits. */
  Extended: 'Extended',
} as const

/** Form in which an address is written. */
export type AccountAddressType = (typeof AccountAddressType)[keyof typeof AccountAddressType]

/** Form of an address text. */
export type AddressStringFormat =
  | {
      /** 64 hex digits; the workchain is lost. */
      type: 'AccountId'
    }
  | {
      /** `<workchain>:<64 hex digits>`. */
      type: 'Hex'
    }
  | {
      /** 48 characters with a checksum; for standard addresses only. */
      type: 'Base64'
      /** Use the URL-safe alphabet: `-` and `_` instead of `+` and `/`. */
      url: boolean
      /** For test networks. */
      test: boolean
      /** Bounceable. */
      bounce: boolean
    }
  | {
      /** `<dapp_id>::<account_id>`. */
      type: 'Extended'
      /**
       * 64 hex digits without prefix. Default: taken from the input, which must then be in the extended form. Text with
       * hex digits.
       */
      dapp_id?: string | null | undefined
    }

/** Makes values of the type, `AddressStringFormat.AccountId(…)`. */
export const AddressStringFormat: VariantMakers<AddressStringFormat> = variantMakers([
  'AccountId',
  'Hex',
  'Base64',
  'Extended',
])

/** An account and a period. */
export interface ParamsOfCalcStorageFee {
  /** The account. Text with a bag of cells in base64. */
  account: string
  /** Length of the period, in s; it begins at `last_paid` of the account. Unsigned integer of 32 bits. */
  period: number
}

/** Data to compress. */
export interface ParamsOfCompressZstd {
  /** The data. Text with base64. */
  uncompressed: string
  /** Compression level, 1 (fast) to 21 (small). Signed integer of 32 bits. Default: 3. */
  level?: number | null | undefined
}

/** An address and its target form. */
export interface ParamsOfConvertAddress {
  /** Account id, hex with workchain, base64 or `<dapp_id>::<account_id>`. Text with an address. */
  address: string
  /** Form of the result. */
  output_format: AddressStringFormat
}

/** Data to decompress. */
export interface ParamsOfDecompressZstd {
  /** The data, one or more Zstandard frames. Text with base64. */
  compressed: string
}

/** An address. */
export interface ParamsOfGetAddressType {
  /** Address in any form. Text with an address. */
  address: string
}

/** A storage fee. */
export interface ResultOfCalcStorageFee {
  /** The fee, in nano units, rounded up. Text with a decimal number. */
  fee: string
}

/** Compressed data. */
export interface ResultOfCompressZstd {
  /** The data, one Zstandard frame. Text with base64. */
  compressed: string
}

/** The converted address. */
export interface ResultOfConvertAddress {
  /** Address in the requested form. Text with an address. */
  address: string
}

/** Decompressed data. */
export interface ResultOfDecompressZstd {
  /** The data, at most 48 MiB. Text with base64. */
  decompressed: string
}

/** Form of an address. */
export interface ResultOfGetAddressType {
  /** The form. */
  address_type: AccountAddressType
}
