// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'

/** Numbers of the errors of module boc. */
export const BocErrorCode = {
  /** A BOC cannot be decoded, is of another type or lacks a required part, or a text with `*` holds no hash. */
  InvalidBoc: 201,
  /** An object cannot be written or converted. */
  SerializationError: 202,
  /** A block or state holds no blockchain configuration. */
  InappropriateBlock: 203,
  /** Cannot occur: no function takes a parsed object, so none can lack its field `boc`. */
  MissingSourceBoc: 204,
  /** A BOC to be kept unpinned is larger than the cache; `data` has `max_cache_size` and `boc_size` in bytes. */
  InsufficientCacheSize: 205,
  /** A reference is not in the cache; `data` has `boc_ref`. */
  BocRefNotFound: 206,
  /** A text is no reference to a cached BOC; `data` has `boc_ref`. */
  InvalidBocRef: 207,
} as const

/** Numbers of the errors of module boc. */
export type BocErrorCode = (typeof BocErrorCode)[keyof typeof BocErrorCode]

/** How a BOC is kept in the cache. */
export type BocCacheType =
  | {
      /** Kept until its last pin is taken back, whatever its size. */
      type: 'Pinned'
      /** Name of the pin. Setting the same one again counts. */
      pin: string
    }
  | {
      /** Kept while there is room; the least recently used is dropped first. */
      type: 'Unpinned'
    }

/** Makes values of the type, `BocCacheType.Pinned(…)`. */
export const BocCacheType: VariantMakers<BocCacheType> = variantMakers(['Pinned', 'Unpinned'])

/** One step that builds a cell. */
export type BuilderOp =
  | {
      /** Appends a number in two’s complement; bits above the size are cut off. */
      type: 'Integer'
      /** Number of bits, at most 1023. Unsigned integer of 32 bits. */
      size: number
      /** A JSON integer of 64 bits, or a text: decimal or hex with `0x`, optionally with a sign. */
      value: any
    }
  | {
      /** Appends bits. */
      type: 'BitString'
      /**
       * `n` or `N` and binary digits, else hex digits, optionally as `x…` or `x{…}`; a final `_` drops the last set bit
       * and what follows it.
       */
      value: string
    }
  | {
      /** Appends a reference to a new cell. */
      type: 'Cell'
      /** Steps that build the new cell. */
      builder: BuilderOp[]
    }
  | {
      /** Appends a reference to a given cell. */
      type: 'CellBoc'
      /** The cell. Text with a bag of cells in base64. */
      boc: string
    }
  | {
      /** Appends the address of an account. */
      type: 'Address'
      /** The address. Text with an address. */
      address: string
    }

/** Makes values of the type, `BuilderOp.Integer(…)`. */
export const BuilderOp: VariantMakers<BuilderOp> = variantMakers(['Integer', 'BitString', 'Cell', 'CellBoc', 'Address'])

/** A reference to a cached BOC. */
export interface ParamsOfBocCacheGet {
  /** `*` and the hash of the root cell. */
  boc_ref: string
}

/** A BOC to be cached. */
export interface ParamsOfBocCacheSet {
  /** The BOC. Text with a bag of cells in base64. */
  boc: string
  /** How to keep it. */
  cache_type: BocCacheType
}

/** A pin to take back. */
export interface ParamsOfBocCacheUnpin {
  /** Name of the pin. */
  pin: string
  /** Reference to the BOC. Absent: every BOC that has the pin. */
  boc_ref?: string | null | undefined
}

/** A state init. */
export interface ParamsOfDecodeStateInit {
  /** The state init. Text with a bag of cells in base64. */
  state_init: string
  /** Keeps the result in the cache and returns a reference. Absent: base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** A contract image. */
export interface ParamsOfDecodeTvc {
  /** Contract image with a tag. Text with a bag of cells in base64. */
  tvc: string
}

/** Steps that build a cell. */
export interface ParamsOfEncodeBoc {
  /** The steps, in order. */
  builder: BuilderOp[]
  /** Keeps the result in the cache and returns a reference. Absent: base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** Parts of an external inbound message. */
export interface ParamsOfEncodeExternalInMessage {
  /** External source address `:<hex>`. Absent: none. */
  src?: string | null | undefined
  /** Address of the account. Text with an address. */
  dst: string
  /** State init of a deployment. Text with a bag of cells in base64. */
  init?: string | null | undefined
  /** Message body. Text with a bag of cells in base64. */
  body?: string | null | undefined
  /** Keeps the result in the cache and returns a reference. Absent: base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** Parts of a state init. */
export interface ParamsOfEncodeStateInit {
  /** Contract code. Text with a bag of cells in base64. */
  code?: string | null | undefined
  /** Contract data. Text with a bag of cells in base64. */
  data?: string | null | undefined
  /** Library dictionary. Text with a bag of cells in base64. */
  library?: string | null | undefined
  /** Call the contract at the beginning of each block. `tick` or `tock` marks it as special. */
  tick?: boolean | null | undefined
  /** Call the contract at the end of each block. */
  tock?: boolean | null | undefined
  /** Split depth of a large contract, 0 to 31. Unsigned integer of 32 bits. */
  split_depth?: number | null | undefined
  /** Keeps the result in the cache and returns a reference. Absent: base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** A masterchain block or state. */
export interface ParamsOfGetBlockchainConfig {
  /** Key block or zero state. Text with a bag of cells in base64. */
  block_boc: string
}

/** A BOC. */
export interface ParamsOfGetBocDepth {
  /** The BOC. Text with a bag of cells in base64. */
  boc: string
}

/** A BOC. */
export interface ParamsOfGetBocHash {
  /** The BOC. Text with a bag of cells in base64. */
  boc: string
}

/** A contract image. */
export interface ParamsOfGetCodeFromTvc {
  /** Contract image with a tag, or state init. Text with a bag of cells in base64. */
  tvc: string
}

/** Contract code. */
export interface ParamsOfGetCodeSalt {
  /** The code. Text with a bag of cells in base64. */
  code: string
  /** Keeps the result in the cache and returns a reference. Absent: base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** Contract code. */
export interface ParamsOfGetCompilerVersion {
  /** The code. Text with a bag of cells in base64. */
  code: string
}

/** A BOC to parse. */
export interface ParamsOfParse {
  /** The BOC. Text with a bag of cells in base64. */
  boc: string
  /**
   * Chain rules that messages, transactions and blocks were made under; accounts have one form. Extension of the
   * published interface. Default: "current".
   */
  rules?: abi.ChainRules | null | undefined
}

/** A shard state to parse. */
export interface ParamsOfParseShardstate {
  /** The shard state. Text with a bag of cells in base64. */
  boc: string
  /** Id to be copied to the result. */
  id: string
  /** Workchain to be copied to the result. Signed integer of 32 bits. */
  workchain_id: number
}

/** Contract code and its new salt. */
export interface ParamsOfSetCodeSalt {
  /** The code. Text with a bag of cells in base64. */
  code: string
  /** The salt. Text with a bag of cells in base64. */
  salt: string
  /** Keeps the result in the cache and returns a reference. Absent: base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** A cached BOC. */
export interface ResultOfBocCacheGet {
  /** The BOC in base64, or null when it is not cached. Text with a bag of cells in base64. */
  boc?: string | null | undefined
}

/** A reference to a cached BOC. */
export interface ResultOfBocCacheSet {
  /** `*` and the hash of the root cell. */
  boc_ref: string
}

/** A state init in parts. */
export interface ResultOfDecodeStateInit {
  /** Contract code as BOC or reference. Text with a bag of cells in base64. */
  code?: string | null | undefined
  /** Hash of the code. Text with hex digits. */
  code_hash?: string | null | undefined
  /** Depth of the code. Unsigned integer of 32 bits. */
  code_depth?: number | null | undefined
  /** Contract data as BOC or reference. Text with a bag of cells in base64. */
  data?: string | null | undefined
  /** Hash of the data. Text with hex digits. */
  data_hash?: string | null | undefined
  /** Depth of the data. Unsigned integer of 32 bits. */
  data_depth?: number | null | undefined
  /** Library dictionary as BOC or reference. Text with a bag of cells in base64. */
  library?: string | null | undefined
  /** Whether the contract is called at the beginning of each block. */
  tick?: boolean | null | undefined
  /** Whether the contract is called at the end of each block. */
  tock?: boolean | null | undefined
  /** Split depth of a large contract. Unsigned integer of 32 bits. */
  split_depth?: number | null | undefined
  /** Compiler text stored in the code, or null when it cannot be read. */
  compiler_version?: string | null | undefined
}

/** A contract image in parts. */
export interface ResultOfDecodeTvc {
  /** The parts. */
  tvc: Tvc
}

/** A built cell. */
export interface ResultOfEncodeBoc {
  /** The cell as BOC or reference. Text with a bag of cells in base64. */
  boc: string
}

/** A message. */
export interface ResultOfEncodeExternalInMessage {
  /** The message as BOC or reference. Text with a bag of cells in base64. */
  message: string
  /** Hash of the root cell. Text with hex digits. */
  message_id: string
}

/** A state init. */
export interface ResultOfEncodeStateInit {
  /** The state init as BOC or reference. Text with a bag of cells in base64. */
  state_init: string
}

/** Blockchain configuration. */
export interface ResultOfGetBlockchainConfig {
  /** The configuration, always base64. Text with a bag of cells in base64. */
  config_boc: string
}

/** Depth of a BOC. */
export interface ResultOfGetBocDepth {
  /** Longest way down from the root cell; 0 for a single cell. Unsigned integer of 32 bits. */
  depth: number
}

/** Hash of a BOC. */
export interface ResultOfGetBocHash {
  /** Hash of the root cell, 64 lower-case hex characters. Text with hex digits. */
  hash: string
}

/** Contract code. */
export interface ResultOfGetCodeFromTvc {
  /** The code, always base64. Text with a bag of cells in base64. */
  code: string
}

/** Salt of contract code. */
export interface ResultOfGetCodeSalt {
  /** The salt as BOC or reference, or null when the code has none. Text with a bag of cells in base64. */
  salt?: string | null | undefined
}

/** Compiler of contract code. */
export interface ResultOfGetCompilerVersion {
  /** Compiler text such as `sol 0.76.1`, or null when the code holds none. */
  version?: string | null | undefined
}

/** A parsed object. */
export interface ResultOfParse {
  /** JSON object; amounts, logical times and other 64-bit values are texts `0x…`. */
  parsed: any
}

/** Contract code with salt. */
export interface ResultOfSetCodeSalt {
  /** The code as BOC or reference. Text with a bag of cells in base64. */
  code: string
}

/** Contract image. */
export type Tvc = {
  /** Version 1. */
  type: 'V1'
  /** Its content. */
  value: TvcV1
}

/** Makes values of the type, `Tvc.V1(…)`. */
export const Tvc: VariantMakers<Tvc> = variantMakers(['V1'])

/** Content of a contract image with a tag. */
export interface TvcV1 {
  /** Contract code. Text with a bag of cells in base64. */
  code?: string | null | undefined
  /** Free text about the contract. */
  description?: string | null | undefined
}
