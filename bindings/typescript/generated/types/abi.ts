// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as boc from './boc.ts'
import type * as crypto from './crypto.ts'

/** Numbers of the errors of module abi. */
export const AbiErrorCode = {
  /** A message is to be encoded without `address` and without `deploy_set`. */
  RequiredAddressMissingForEncodeMessage: 301,
  /** A message is to be encoded without `call_set` and without `deploy_set`. */
  RequiredCallSetMissingForEncodeMessage: 302,
  /** An ABI or an ABI parameter cannot be read, or the version of the ABI is not supported. */
  InvalidJson: 303,
  /** A message or body does not match the ABI. */
  InvalidMessage: 304,
  /**
   * A deploy message cannot be encoded: not exactly one of `tvc`, `code` and `state_init`; `state_init` with initial
   * values; no public key; wrong arguments of the constructor.
   */
  EncodeDeployMessageFailed: 305,
  /** A call cannot be encoded: unknown function, wrong arguments, missing address; `data` has `function_name`. */
  EncodeRunMessageFailed: 306,
  /** A signature cannot be attached: wrong size of signature or key, unreadable message or ABI, no room. */
  AttachSignatureFailed: 307,
  /** A state init or contract image cannot be read. */
  InvalidTvcImage: 308,
  /** Cannot occur: a header without public key is encoded as such. */
  RequiredPublicKeyMissingForFunctionHeader: 309,
  /** Cannot occur: an unknown kind of signer does not fit the parameter type (23). */
  InvalidSigner: 310,
  /**
   * The version of the ABI does not allow the operation, the ABI is missing, or a value does not fit in `encode_boc`.
   */
  InvalidAbi: 311,
  /** A number in place of a function name is not in the ABI; `data` has `function_name`. */
  InvalidFunctionId: 312,
  /** Data do not match the ABI. */
  InvalidData: 313,
  /** Initial data cannot be encoded: a value is missing, unknown or does not fit. */
  EncodeInitialDataFailed: 314,
  /** The function is not in the ABI; `data` has `function_name`. */
  InvalidFunctionName: 315,
  /** `initial_pubkey` is given for a contract with ABI 2.4 or later. */
  PubKeyNotSupported: 316,
} as const

/** Numbers of the errors of module abi. */
export type AbiErrorCode = (typeof AbiErrorCode)[keyof typeof AbiErrorCode]

/** A contract description in one of its forms. */
export type Abi =
  | {
      /** As object. */
      type: 'Contract'
      /** The description. */
      value: AbiContract
    }
  | {
      /** As JSON text, the content of an ABI file. */
      type: 'Json'
      /** The description. */
      value: string
    }
  | {
      /** As handle. Not supported, error 1. */
      type: 'Handle'
      /** The handle. */
      value: AbiHandle
    }
  | {
      /** As object, the same as `Contract`. */
      type: 'Serialized'
      /** The description. */
      value: AbiContract
    }

/** Makes values of the type, `Abi.Contract(…)`. */
export const Abi: VariantMakers<Abi> = variantMakers(['Contract', 'Json', 'Handle', 'Serialized'])

/** A contract description. */
export interface AbiContract {
  /** Major version; used when `version` is absent. Unsigned integer of 32 bits. Default: 2. */
  'ABI version'?: number | null | undefined
  /** Has no effect. Unsigned integer of 32 bits. Default: 2. */
  abi_version?: number | null | undefined
  /** Version, `1.0` or `2.0` to `2.4`. */
  version?: string | null | undefined
  /** Header fields of external messages: `pubkey`, `time`, `expire`, in this order. */
  header?: string[] | null | undefined
  /** Functions. */
  functions?: AbiFunction[] | null | undefined
  /** Events. */
  events?: AbiEvent[] | null | undefined
  /** Initial values, below 2.4. */
  data?: AbiData[] | null | undefined
  /** Storage fields, from 2.1 on. */
  fields?: AbiParam[] | null | undefined
}

/** An initial value of a contract below ABI 2.4. */
export interface AbiData {
  /** Key in the dictionary of initial data. Unsigned integer of 32 bits. */
  key: number
  /** Name of the value. */
  name: string
  /** Type of the value. */
  type: string
  /** Members of the tuple that `type` is or contains. */
  components?: AbiParam[] | null | undefined
}

/** An event of a contract. */
export interface AbiEvent {
  /** Name of the event. */
  name: string
  /** What it carries. */
  inputs: AbiParam[]
  /** Number, hex with `0x`. Absent: calculated. */
  id?: string | null | undefined
}

/** A function of a contract. */
export interface AbiFunction {
  /** Name of the function. */
  name: string
  /** Arguments. */
  inputs: AbiParam[]
  /** Results. */
  outputs: AbiParam[]
  /** Number, hex with `0x`, for input and output alike. Absent: calculated. */
  id?: string | null | undefined
}

/**
 * Number of a registered ABI. Not supported.
 *
 * Unsigned integer of 32 bits.
 */
export type AbiHandle = number

/** A named value of a contract description. */
export interface AbiParam {
  /** Name of the value. */
  name: string
  /** Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`. */
  type: string
  /** Members of the tuple that `type` is or contains. */
  components?: AbiParam[] | null | undefined
  /** For storage fields of ABI 2.4: the value has to be given before the deployment. */
  init?: boolean | null | undefined
}

/** A call of a function. */
export interface CallSet {
  /** Name of the function, or its number as decimal or `0x` text. */
  function_name: string
  /** Header fields; those left out have their defaults. */
  header?: FunctionHeader | null | undefined
  /** Arguments by name. Absent: none. */
  input?: any
}

/** Which chain formats and execution rules apply. */
export const ChainRules = {
  /** Networks with Dapp IDs. A constructor has the function number 1. */
  Current: 'current',
  /**
   * The public TVM formats: message headers end without Dapp ID fields, the number of a constructor is calculated as
   * that of any function.
   */
  Classic: 'classic',
} as const

/** Which chain formats and execution rules apply. */
export type ChainRules = (typeof ChainRules)[keyof typeof ChainRules]

/** How a body is read. */
export const DataLayout = {
  /** As arguments of a function. */
  Input: 'Input',
  /** As results of a function. */
  Output: 'Output',
} as const

/** How a body is read. */
export type DataLayout = (typeof DataLayout)[keyof typeof DataLayout]

/** A decoded body. */
export interface DecodedMessageBody {
  /** What it holds. */
  body_type: MessageBodyType
  /** Function or event; what was given as `function_name`, if anything. */
  name: string
  /** Values by name. */
  value?: any
  /** Header of an external input; null when the contract has none. */
  header?: FunctionHeader | null | undefined
}

/** What is deployed: exactly one of `tvc`, `code` and `state_init`, and values that go into it. */
export interface DeploySet {
  /** Contract image, tagged or as state init. Text with a bag of cells in base64. */
  tvc?: string | null | undefined
  /** Contract code; the data are made of the initial values. Text with a bag of cells in base64. */
  code?: string | null | undefined
  /** Final state init; without initial values. Text with a bag of cells in base64. */
  state_init?: string | null | undefined
  /** Workchain. Absent: `abi.workchain` of the configuration. Signed integer of 32 bits. */
  workchain_id?: number | null | undefined
  /**
   * Initial values by name. Below ABI 2.4 all `data` items, from 2.4 on exactly the fields marked `init`, the public
   * key among them.
   */
  initial_data?: any
  /**
   * Public key of the owner, below ABI 2.4 only. Absent: the one in the image unless it is zero, else the key of the
   * signer. Text with hex digits.
   */
  initial_pubkey?: string | null | undefined
}

/** Header of an external message. Only fields that the ABI lists are sent. */
export interface FunctionHeader {
  /**
   * When the message expires, Unix time in s. Absent: now and the expiration timeout of the configuration, grown by the
   * try index. Unsigned integer of 32 bits.
   */
  expire?: number | null | undefined
  /** When the message was made, in ms since 1970. Absent: now. Unsigned integer of 64 bits. */
  time?: bigint | null | undefined
  /** Public key that the contract checks the signature with. Absent: the key of the signer. Text with hex digits. */
  pubkey?: string | null | undefined
}

/** What a body holds. */
export const MessageBodyType = {
  /** Arguments of a function. */
  Input: 'Input',
  /** Results of a function. */
  Output: 'Output',
  /** Never given. */
  InternalOutput: 'InternalOutput',
  /** An event. */
  Event: 'Event',
} as const

/** What a body holds. */
export type MessageBodyType = (typeof MessageBodyType)[keyof typeof MessageBodyType]

/** Values to be written into a cell tree. */
export interface ParamsOfAbiEncodeBoc {
  /** The values, in order. Rules and types of ABI 2.4. */
  params: AbiParam[]
  /** Values by name. */
  data: any
  /** Keeps the result in the cache and returns a reference. Absent: base64. */
  boc_cache?: boc.BocCacheType | null | undefined
}

/** An unsigned message and its signature. */
export interface ParamsOfAttachSignature {
  /** ABI of the contract. */
  abi: Abi
  /** Public key of the signer. Text with hex digits. */
  public_key: string
  /** The message. Text with a bag of cells in base64. */
  message: string
  /** Signature, 128 hex characters. Text with hex digits. */
  signature: string
}

/** An unsigned body and its signature. */
export interface ParamsOfAttachSignatureToMessageBody {
  /** ABI of the contract. */
  abi: Abi
  /** Public key of the signer. Text with hex digits. */
  public_key: string
  /** The body. Text with a bag of cells in base64. */
  message: string
  /** Signature, 128 hex characters. Text with hex digits. */
  signature: string
}

/** A function. */
export interface ParamsOfCalcFunctionId {
  /** ABI of the contract. */
  abi: Abi
  /** Name of the function. */
  function_name: string
  /** Return the id of the answer instead. Default: false. */
  output?: boolean | null | undefined
  /** Rules of the chain. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** Data of a contract. */
export interface ParamsOfDecodeAccountData {
  /** ABI of the contract, 2.1 or later. */
  abi: Abi
  /** The data. Text with a bag of cells in base64. */
  data: string
  /** Accept data after the last value. Default: false. */
  allow_partial?: boolean | null | undefined
}

/** A cell tree to be read as a list of values. */
export interface ParamsOfDecodeBoc {
  /** The values, in order. Rules and types of ABI 2.4. */
  params: AbiParam[]
  /** The cell tree. Text with a bag of cells in base64. */
  boc: string
  /** Accept data after the last value. */
  allow_partial: boolean
}

/** Data of a contract below ABI 2.4 that is not deployed yet. */
export interface ParamsOfDecodeInitialData {
  /** ABI of the contract. */
  abi: Abi
  /** The data. Text with a bag of cells in base64. */
  data: string
  /** Accept data after the last value. Default: false. */
  allow_partial?: boolean | null | undefined
}

/** A message to be decoded. */
export interface ParamsOfDecodeMessage {
  /** ABI of the contract. */
  abi: Abi
  /** The message. Text with a bag of cells in base64. */
  message: string
  /** Accept data after the last value. Default: false. */
  allow_partial?: boolean | null | undefined
  /**
   * Function or event, when it is known: its name, or its number as decimal or `0x` text. Needed for internal answers,
   * whose number the caller chose.
   */
  function_name?: string | null | undefined
  /**
   * How the body of an internal message is read. Absent: as output, then as input. The others are read by their kind.
   */
  data_layout?: DataLayout | null | undefined
  /** Rules of the chain. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** A body to be decoded. */
export interface ParamsOfDecodeMessageBody {
  /** ABI of the contract. */
  abi: Abi
  /** The body. Text with a bag of cells in base64. */
  body: string
  /** Whether it comes from an internal message. */
  is_internal: boolean
  /** Accept data after the last value. Default: false. */
  allow_partial?: boolean | null | undefined
  /**
   * Function or event, when it is known: its name, or its number as decimal or `0x` text. Needed for internal answers,
   * whose number the caller chose.
   */
  function_name?: string | null | undefined
  /** How it is read. Absent: as output, then as input. */
  data_layout?: DataLayout | null | undefined
  /** Rules of the chain. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** An account to be built. */
export interface ParamsOfEncodeAccount {
  /** State init; its hash is the account id. Text with a bag of cells in base64. */
  state_init: string
  /** Balance in nano units. Unsigned integer of 64 bits. Default: 100000000000. */
  balance?: bigint | null | undefined
  /** Logical time of the last transaction. Unsigned integer of 64 bits. Default: 0. */
  last_trans_lt?: bigint | null | undefined
  /** When storage was paid last, Unix time in s. Unsigned integer of 32 bits. Default: 0. */
  last_paid?: number | null | undefined
  /** Keeps the result in the cache and returns a reference. Absent: base64. */
  boc_cache?: boc.BocCacheType | null | undefined
}

/** Initial values of a contract. */
export interface ParamsOfEncodeInitialData {
  /** ABI of the contract. */
  abi: Abi
  /** Values by name: below ABI 2.4 of all `data` items, from 2.4 on of exactly the fields marked `init`. */
  initial_data?: any
  /** Public key of the owner, below ABI 2.4 only. Absent: zero. Text with hex digits. */
  initial_pubkey?: string | null | undefined
  /** Keeps the result in the cache and returns a reference. Absent: base64. */
  boc_cache?: boc.BocCacheType | null | undefined
}

/** An internal message to be encoded. */
export interface ParamsOfEncodeInternalMessage {
  /** ABI of the contract; needed with `deploy_set` or `call_set`. */
  abi?: Abi | null | undefined
  /** Destination. With `deploy_set` it is calculated instead. Text with an address. */
  address?: string | null | undefined
  /** Source. Absent: none. Text with an address. */
  src_address?: string | null | undefined
  /** What is deployed. */
  deploy_set?: DeploySet | null | undefined
  /** The call. Absent: no body. */
  call_set?: CallSet | null | undefined
  /** Amount sent with the message, in nano units, below 2^64. Text with a decimal number. */
  value: string
  /** Whether the amount comes back when the call fails. Default: true. */
  bounce?: boolean | null | undefined
  /** Whether instant hypercube routing is allowed. Default: false. */
  enable_ihr?: boolean | null | undefined
  /** Rules of the chain. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** An external message to be encoded: a call, a deployment, or both. */
export interface ParamsOfEncodeMessage {
  /** ABI of the contract. */
  abi: Abi
  /** Destination. With `deploy_set` it is calculated instead. Text with an address. */
  address?: string | null | undefined
  /** What is deployed. */
  deploy_set?: DeploySet | null | undefined
  /** The call. Without it only the state init is sent, unsigned. */
  call_set?: CallSet | null | undefined
  /** Who signs. */
  signer: Signer
  /** Number of the attempt; the expiration timeout grows with it. Unsigned integer of 8 bits. Default: 0. */
  processing_try_index?: number | null | undefined
  /**
   * Signature id of the network. Absent: `network.signature_id` of the configuration, else what the network asks for.
   * Signed integer of 32 bits.
   */
  signature_id?: number | null | undefined
  /** Rules of the chain. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** A call to be encoded as body. */
export interface ParamsOfEncodeMessageBody {
  /** ABI of the contract. */
  abi: Abi
  /** The call. */
  call_set: CallSet
  /** Whether the body is for an internal message, which has no header and no signature. */
  is_internal: boolean
  /** Who signs. */
  signer: Signer
  /** Number of the attempt; the expiration timeout grows with it. Unsigned integer of 8 bits. Default: 0. */
  processing_try_index?: number | null | undefined
  /** Destination; needed when an external body is signed with ABI 2.3 or later. Text with an address. */
  address?: string | null | undefined
  /**
   * Signature id of the network. Absent: `network.signature_id` of the configuration, else what the network asks for.
   * Signed integer of 32 bits.
   */
  signature_id?: number | null | undefined
  /** Rules of the chain. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** A signed message. */
export interface ParamsOfGetSignatureData {
  /** ABI of the contract. */
  abi: Abi
  /** The message. Text with a bag of cells in base64. */
  message: string
  /**
   * Signature id of the network. Absent: `network.signature_id` of the configuration, else what the network asks for.
   * Signed integer of 32 bits.
   */
  signature_id?: number | null | undefined
}

/** Data of a contract below ABI 2.4 that is not deployed yet, and what to change in it. */
export interface ParamsOfUpdateInitialData {
  /** ABI of the contract. */
  abi: Abi
  /** The data. Text with a bag of cells in base64. */
  data: string
  /** Values of all `data` items by name. Absent: unchanged. */
  initial_data?: any
  /** Public key of the owner. Absent: unchanged. Text with hex digits. */
  initial_pubkey?: string | null | undefined
  /** Keeps the result in the cache and returns a reference. Absent: base64. */
  boc_cache?: boc.BocCacheType | null | undefined
}

/** A cell tree. */
export interface ResultOfAbiEncodeBoc {
  /** The cell tree as BOC or reference. Text with a bag of cells in base64. */
  boc: string
}

/** A signed message. */
export interface ResultOfAttachSignature {
  /** The message. Text with a bag of cells in base64. */
  message: string
  /** Hash of the message. Text with hex digits. */
  message_id: string
}

/** A signed body. */
export interface ResultOfAttachSignatureToMessageBody {
  /** The body. Text with a bag of cells in base64. */
  body: string
}

/** Number of a function. */
export interface ResultOfCalcFunctionId {
  /** The number. Unsigned integer of 32 bits. */
  function_id: number
}

/** Storage fields of a contract. */
export interface ResultOfDecodeAccountData {
  /** Values by name. */
  data: any
}

/** Decoded values. */
export interface ResultOfDecodeBoc {
  /** Values by name. */
  data: any
}

/** Initial values of a contract. */
export interface ResultOfDecodeInitialData {
  /** Values by name; items that are not in the data are left out. */
  initial_data: any
  /** Public key of the owner. Text with hex digits. */
  initial_pubkey: string
}

/** An account. */
export interface ResultOfEncodeAccount {
  /** The account as BOC or reference. Text with a bag of cells in base64. */
  account: string
  /** Account id, 64 hex characters; the address is `0:<id>`. Text with hex digits. */
  id: string
}

/** Data of a contract. */
export interface ResultOfEncodeInitialData {
  /** The data as BOC or reference. Text with a bag of cells in base64. */
  data: string
}

/** An encoded message. */
export interface ResultOfEncodeInternalMessage {
  /** The message. Text with a bag of cells in base64. */
  message: string
  /** Destination, `<workchain>:<hex>`. Text with an address. */
  address: string
  /** Hash of the message. Text with hex digits. */
  message_id: string
}

/** An encoded message. */
export interface ResultOfEncodeMessage {
  /** The message. Text with a bag of cells in base64. */
  message: string
  /** What has to be signed; for `External` only. Text with base64. */
  data_to_sign?: string | null | undefined
  /** Destination, `<workchain>:<hex>`. Text with an address. */
  address: string
  /** Hash of the message. Text with hex digits. */
  message_id: string
}

/** An encoded body. */
export interface ResultOfEncodeMessageBody {
  /**
   * The body. For `External` without signature part: valid only after a signature is attached. Text with a bag of cells
   * in base64.
   */
  body: string
  /** What has to be signed; for `External` only. Text with base64. */
  data_to_sign?: string | null | undefined
}

/** A signature and what it covers. */
export interface ResultOfGetSignatureData {
  /** Signature, 128 hex characters. Text with hex digits. */
  signature: string
  /** What was signed. Text with base64. */
  unsigned: string
}

/** Data of a contract. */
export interface ResultOfUpdateInitialData {
  /** The data as BOC or reference. Text with a bag of cells in base64. */
  data: string
}

/** Who signs a message. */
export type Signer =
  | {
      /** Nobody. */
      type: 'None'
    }
  | {
      /** The caller, afterwards: the result has `data_to_sign`. */
      type: 'External'
      /** Public key, 64 hex characters. Text with hex digits. */
      public_key: string
    }
  | {
      /** These keys. */
      type: 'Keys'
      /** Key pair. */
      keys: crypto.KeyPair
    }
  | {
      /** A signing box, of the library or of the application. */
      type: 'SigningBox'
      /** The box. */
      handle: crypto.SigningBoxHandle
    }

/** Makes values of the type, `Signer.None(…)`. */
export const Signer: VariantMakers<Signer> = variantMakers(['None', 'External', 'Keys', 'SigningBox'])
