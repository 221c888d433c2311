// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as boc from './boc.ts'
import type * as crypto from './crypto.ts'

/** Numbers of the errors of module abi. */
export const AbiErrorCode = {
  /** A message is encoded without `address` and without `deploy_set`. */
  RequiredAddressMissingForEncodeMessage: 301,
  /** A message is encoded without `call_set` and without `deploy_set`. */
  RequiredCallSetMissingForEncodeMessage: 302,
  /** An ABI or an ABI parameter is invalid, or the ABI version is not supported. */
  InvalidJson: 303,
  /** A message or body does not match the ABI. */
  InvalidMessage: 304,
  /**
   * A deploy message cannot be encoded: not exactly one of `tvc`, `code` and `state_init`; `state_init` with initial
   * values; no public key; wrong constructor arguments.
   */
  EncodeDeployMessageFailed: 305,
  /** A call cannot be encoded: unknown function, wrong arguments, missing address; `data` has `function_name`. */
  EncodeRunMessageFailed: 306,
  /** A signature cannot be attached: wrong size of the signature or key, invalid message or ABI, no space left. */
  AttachSignatureFailed: 307,
  /** A state init or contract image is invalid. */
  InvalidTvcImage: 308,
  /** Cannot occur: a header without a public key is encoded as such. */
  RequiredPublicKeyMissingForFunctionHeader: 309,
  /** Cannot occur: an unknown kind of signer does not match the parameter type (23). */
  InvalidSigner: 310,
  /** The ABI version does not allow the operation, the ABI is missing, or a value cannot be encoded by `encode_boc`. */
  InvalidAbi: 311,
  /** A function id given in place of a name is not in the ABI; `data` has `function_name`. */
  InvalidFunctionId: 312,
  /** Data does not match the ABI. */
  InvalidData: 313,
  /** Initial data cannot be encoded: a value is missing, unknown or of the wrong type. */
  EncodeInitialDataFailed: 314,
  /** The function is not in the ABI; `data` has `function_name`. */
  InvalidFunctionName: 315,
  /** `initial_pubkey` is given for a contract with ABI 2.4 or later. */
  PubKeyNotSupported: 316,
  /**
   * The content of a request to sign does not belong to the bytes to sign; `data` has `field`: `payload` or `message`.
   */
  SigningContentMismatch: 317,
} as const

/** Numbers of the errors of module abi. */
export type AbiErrorCode = (typeof AbiErrorCode)[keyof typeof AbiErrorCode]

/** A contract ABI, in one of its forms. */
export type Abi =
  | {
      /** As an object. */
      type: 'Contract'
      /** The ABI. */
      value: AbiContract
    }
  | {
      /** As JSON text: the content of an ABI file. */
      type: 'Json'
      /** The ABI. */
      value: string
    }
  | {
      /** As a handle. Not supported (error 1). */
      type: 'Handle'
      /** The handle. */
      value: AbiHandle
    }
  | {
      /** As an object, same as `Contract`. */
      type: 'Serialized'
      /** The ABI. */
      value: AbiContract
    }

/** Makes values of the type, `Abi.Contract(…)`. */
export const Abi: VariantMakers<Abi> = variantMakers(['Contract', 'Json', 'Handle', 'Serialized'])

/** A contract ABI. */
export interface AbiContract {
  /** Major version; used if `version` is absent. Unsigned integer of 32 bits. Default: 2. */
  'ABI version'?: number | null | undefined
  /** Version, ignored. Unsigned integer of 32 bits. Default: 2. */
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
  /** Index of the variable: its key in the dictionary of initial data. Unsigned integer of 32 bits. */
  key: number
  /** Name of the value. */
  name: string
  /** Type of the value. */
  type: string
  /** Members of the tuple, if `type` is or contains a tuple. */
  components?: AbiParam[] | null | undefined
}

/** An event of a contract. */
export interface AbiEvent {
  /** Name of the event. */
  name: string
  /** Values the event carries. */
  inputs: AbiParam[]
  /** Id, hex with `0x`. Default: calculated. */
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
  /** Id, hex with `0x`, for input and output alike. Default: calculated. */
  id?: string | null | undefined
}

/**
 * Handle of a registered ABI. Not supported.
 *
 * Unsigned integer of 32 bits.
 */
export type AbiHandle = number

/** A named value of an ABI. */
export interface AbiParam {
  /** Name of the value. */
  name: string
  /** Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`. */
  type: string
  /** Members of the tuple, if `type` is or contains a tuple. */
  components?: AbiParam[] | null | undefined
  /** For storage fields of ABI 2.4: the value must be set before deployment. */
  init?: boolean | null | undefined
}

/** A function call. */
export interface CallSet {
  /** Name of the function, or its id as decimal or `0x` text. */
  function_name: string
  /** Header fields; omitted fields take their defaults. */
  header?: FunctionHeader | null | undefined
  /** Arguments by name. Default: none. */
  input?: any
}

/** Which chain formats and execution rules apply. */
export const ChainRules = {
  /** Networks with Dapp IDs. The function id of a constructor is 1. */
  Current: 'current',
  /**
   * The public TVM formats: message headers have no Dapp ID fields, and the id of a constructor is calculated like that
   * of any function.
   */
  Classic: 'classic',
} as const

/** Which chain formats and execution rules apply. */
export type ChainRules = (typeof ChainRules)[keyof typeof ChainRules]

/** How to decode a body. */
export const DataLayout = {
  /** As arguments of a function. */
  Input: 'Input',
  /** As results of a function. */
  Output: 'Output',
} as const

/** How to decode a body. */
export type DataLayout = (typeof DataLayout)[keyof typeof DataLayout]

/** A decoded body. */
export interface DecodedMessageBody {
  /** What it contains. */
  body_type: MessageBodyType
  /** Name of the function or event; the `function_name` of the request, if given. */
  name: string
  /** Values by name. */
  value?: any
  /** Header of an external input; null if the contract has none. */
  header?: FunctionHeader | null | undefined
}

/** What to deploy: exactly one of `tvc`, `code` and `state_init`, and its initial values. */
export interface DeploySet {
  /** Contract image, tagged or as a state init. Text with a bag of cells in base64. */
  tvc?: string | null | undefined
  /** Contract code; the data are built from the initial values. Text with a bag of cells in base64. */
  code?: string | null | undefined
  /** Complete state init; takes no initial values. Text with a bag of cells in base64. */
  state_init?: string | null | undefined
  /** Workchain. Default: `abi.workchain` of the configuration. Signed integer of 32 bits. */
  workchain_id?: number | null | undefined
  /**
   * Initial values by name. Below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked `init`, including
   * the public key.
   */
  initial_data?: any
  /**
   * Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is zero, otherwise the key of
   * the signer. Text with hex digits.
   */
  initial_pubkey?: string | null | undefined
}

/** Header of an external message. Only the fields listed in the ABI are sent. */
export interface FunctionHeader {
  /**
   * When the message expires, Unix time in s. Default: now plus the expiration timeout of the configuration, which
   * grows with the try index. Unsigned integer of 32 bits.
   */
  expire?: number | null | undefined
  /** When the message was created, in ms since 1970. Default: now. Unsigned integer of 64 bits. */
  time?: bigint | null | undefined
  /** Public key the contract checks the signature with. Default: the key of the signer. Text with hex digits. */
  pubkey?: string | null | undefined
}

/** What a body contains. */
export const MessageBodyType = {
  /** Arguments of a function. */
  Input: 'Input',
  /** Results of a function. */
  Output: 'Output',
  /** Never returned. */
  InternalOutput: 'InternalOutput',
  /** An event. */
  Event: 'Event',
} as const

/** What a body contains. */
export type MessageBodyType = (typeof MessageBodyType)[keyof typeof MessageBodyType]

/** Values to encode into a cell tree. */
export interface ParamsOfAbiEncodeBoc {
  /** Names and types of the values, in order. Follows the rules of ABI 2.4. */
  params: AbiParam[]
  /** Values by name. */
  data: any
  /** Keep the result in the cache and return a reference. Default: return base64. */
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
  /** Return the id of the answer instead of the call. Default: false. */
  output?: boolean | null | undefined
  /** Chain rules. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** Data of a contract. */
export interface ParamsOfDecodeAccountData {
  /** ABI of the contract, 2.1 or later. */
  abi: Abi
  /** The data. Text with a bag of cells in base64. */
  data: string
  /** Ignore data after the last value. Default: false. */
  allow_partial?: boolean | null | undefined
}

/** A cell tree to decode. */
export interface ParamsOfDecodeBoc {
  /** Names and types of the values, in order. Follows the rules of ABI 2.4. */
  params: AbiParam[]
  /** The cell tree. Text with a bag of cells in base64. */
  boc: string
  /** Ignore data after the last value. */
  allow_partial: boolean
}

/** Data of a contract below ABI 2.4 that is not yet deployed. */
export interface ParamsOfDecodeInitialData {
  /** ABI of the contract. */
  abi: Abi
  /** The data. Text with a bag of cells in base64. */
  data: string
  /** Ignore data after the last value. Default: false. */
  allow_partial?: boolean | null | undefined
}

/** A message to decode. */
export interface ParamsOfDecodeMessage {
  /** ABI of the contract. */
  abi: Abi
  /** The message. Text with a bag of cells in base64. */
  message: string
  /** Ignore data after the last value. Default: false. */
  allow_partial?: boolean | null | undefined
  /**
   * Function or event, if known: its name, or its id as decimal or `0x` text. Required for internal answers, because
   * the caller chose their id.
   */
  function_name?: string | null | undefined
  /**
   * How to decode the body of an internal message. Default: as output, then as input. External messages are decoded by
   * their kind.
   */
  data_layout?: DataLayout | null | undefined
  /** Chain rules. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** A body to decode. */
export interface ParamsOfDecodeMessageBody {
  /** ABI of the contract. */
  abi: Abi
  /** The body. Text with a bag of cells in base64. */
  body: string
  /** Whether the body belongs to an internal message. */
  is_internal: boolean
  /** Ignore data after the last value. Default: false. */
  allow_partial?: boolean | null | undefined
  /**
   * Function or event, if known: its name, or its id as decimal or `0x` text. Required for internal answers, because
   * the caller chose their id.
   */
  function_name?: string | null | undefined
  /** How to decode it. Default: as output, then as input. */
  data_layout?: DataLayout | null | undefined
  /** Chain rules. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** The account to build. */
export interface ParamsOfEncodeAccount {
  /** State init; its hash is the account id. Text with a bag of cells in base64. */
  state_init: string
  /** Balance in nano units. Unsigned integer of 64 bits. Default: 100000000000. */
  balance?: bigint | null | undefined
  /** Logical time of the last transaction. Unsigned integer of 64 bits. Default: 0. */
  last_trans_lt?: bigint | null | undefined
  /**
   * Time of the last storage payment, Unix time in s. With another than 0, the account also has the size of its
   * storage, from which `utils.calc_storage_fee` calculates. Unsigned integer of 32 bits. Default: 0.
   */
  last_paid?: number | null | undefined
  /** Keep the result in the cache and return a reference. Default: return base64. */
  boc_cache?: boc.BocCacheType | null | undefined
}

/** Initial values of a contract. */
export interface ParamsOfEncodeInitialData {
  /** ABI of the contract. */
  abi: Abi
  /** Values by name: below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked `init`. */
  initial_data?: any
  /** Public key of the owner; below ABI 2.4 only. Default: zero. Text with hex digits. */
  initial_pubkey?: string | null | undefined
  /** Keep the result in the cache and return a reference. Default: return base64. */
  boc_cache?: boc.BocCacheType | null | undefined
}

/** An internal message to encode. */
export interface ParamsOfEncodeInternalMessage {
  /** ABI of the contract; required with `deploy_set` or `call_set`. */
  abi?: Abi | null | undefined
  /** Destination. With `deploy_set`, it is calculated. Text with an address. */
  address?: string | null | undefined
  /** Source. Default: none. Text with an address. */
  src_address?: string | null | undefined
  /** What to deploy. */
  deploy_set?: DeploySet | null | undefined
  /** The call. Default: no body. */
  call_set?: CallSet | null | undefined
  /** Amount to send, in nano units, below 2^64. Text with a decimal number. */
  value: string
  /** Whether the amount is returned if the call fails. Default: true. */
  bounce?: boolean | null | undefined
  /** Whether instant hypercube routing is allowed. Default: false. */
  enable_ihr?: boolean | null | undefined
  /** Chain rules. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** An external message to encode: a call, a deployment, or both. */
export interface ParamsOfEncodeMessage {
  /** ABI of the contract. */
  abi: Abi
  /** Destination. With `deploy_set`, it is calculated. Text with an address. */
  address?: string | null | undefined
  /** What to deploy. */
  deploy_set?: DeploySet | null | undefined
  /** The call. Without it, only the state init is sent, unsigned. */
  call_set?: CallSet | null | undefined
  /** Who signs. */
  signer: Signer
  /**
   * Index of the attempt, starting at 0; the expiration timeout grows with it. Unsigned integer of 8 bits. Default: 0.
   */
  processing_try_index?: number | null | undefined
  /**
   * Signature id of the network. Default: `network.signature_id` of the configuration, otherwise what the network
   * requires. Signed integer of 32 bits.
   */
  signature_id?: number | null | undefined
  /** Chain rules. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** A call to encode as a message body. */
export interface ParamsOfEncodeMessageBody {
  /** ABI of the contract. */
  abi: Abi
  /** The call. */
  call_set: CallSet
  /** Whether the body is for an internal message, which has no header or signature. */
  is_internal: boolean
  /** Who signs. */
  signer: Signer
  /**
   * Index of the attempt, starting at 0; the expiration timeout grows with it. Unsigned integer of 8 bits. Default: 0.
   */
  processing_try_index?: number | null | undefined
  /** Destination; required to sign an external body with ABI 2.3 or later. Text with an address. */
  address?: string | null | undefined
  /**
   * Signature id of the network. Default: `network.signature_id` of the configuration, otherwise what the network
   * requires. Signed integer of 32 bits.
   */
  signature_id?: number | null | undefined
  /** Chain rules. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
}

/** A signed message. */
export interface ParamsOfGetSignatureData {
  /** ABI of the contract. */
  abi: Abi
  /** The message. Text with a bag of cells in base64. */
  message: string
  /**
   * Signature id of the network. Default: `network.signature_id` of the configuration, otherwise what the network
   * requires. Signed integer of 32 bits.
   */
  signature_id?: number | null | undefined
}

/** Data of a contract below ABI 2.4 that is not yet deployed, and the changes to make. */
export interface ParamsOfUpdateInitialData {
  /** ABI of the contract. */
  abi: Abi
  /** The data. Text with a bag of cells in base64. */
  data: string
  /** Values of all `data` items by name. Default: unchanged. */
  initial_data?: any
  /** Public key of the owner. Default: unchanged. Text with hex digits. */
  initial_pubkey?: string | null | undefined
  /** Keep the result in the cache and return a reference. Default: return base64. */
  boc_cache?: boc.BocCacheType | null | undefined
}

/** A request to sign. */
export interface ParamsOfVerifySigningContent {
  /** The bytes to sign, as requested. Text with base64. */
  unsigned: string
  /** What the request says about them. */
  content: crypto.SigningContent
  /** ABI of the contract. Use your own copy, because an ABI can give any name to a function. */
  abi: Abi
  /** Chain rules. Default: `abi.rules` of the configuration. */
  rules?: ChainRules | null | undefined
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

/** Id of a function. */
export interface ResultOfCalcFunctionId {
  /** Id of the function. Unsigned integer of 32 bits. */
  function_id: number
}

/** Storage fields of a contract, decoded. */
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
  /** Values by name; items missing from the data are omitted. */
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
  /** The data to sign; with `Signer.External` only. Text with base64. */
  data_to_sign?: string | null | undefined
  /** Destination, `<workchain>:<hex>`. Text with an address. */
  address: string
  /** Hash of the message. Text with hex digits. */
  message_id: string
}

/** An encoded body. */
export interface ResultOfEncodeMessageBody {
  /**
   * The body. With `Signer.External` it has no signature and is not valid until one is attached. Text with a bag of
   * cells in base64.
   */
  body: string
  /** The data to sign; with `Signer.External` only. Text with base64. */
  data_to_sign?: string | null | undefined
}

/** A signature and the data it covers. */
export interface ResultOfGetSignatureData {
  /** Signature, 128 hex characters. Text with hex digits. */
  signature: string
  /** The signed data. Text with base64. */
  unsigned: string
}

/** Data of a contract. */
export interface ResultOfUpdateInitialData {
  /** The data as BOC or reference. Text with a bag of cells in base64. */
  data: string
}

/** What the signature would authorize, read from the bytes to sign. */
export interface ResultOfVerifySigningContent {
  /**
   * The called contract, `<workchain>:<hex>`. Absent before ABI 2.3, whose signature is valid for every contract with
   * the same key. Text with an address.
   */
  address?: string | null | undefined
  /** Whether the message also deploys the contract; its state init has the address of the contract. */
  deploys: boolean
  /** The called function. */
  function_name: string
  /** Arguments by name. */
  input: any
  /** Creation time in the header of the message, ms since 1970. Unsigned integer of 64 bits. */
  time?: bigint | null | undefined
  /** When the message expires, Unix time in s; 4294967295: never. Unsigned integer of 32 bits. */
  expire_at?: number | null | undefined
  /** Public key in the header of the message. Text with hex digits. */
  public_key?: string | null | undefined
}

/** Who signs a message. */
export type Signer =
  | {
      /** No signature. */
      type: 'None'
    }
  | {
      /** The caller signs later: the result has `data_to_sign`. */
      type: 'External'
      /** Public key, 64 hex characters. Text with hex digits. */
      public_key: string
    }
  | {
      /** Signs with these keys. */
      type: 'Keys'
      /** Key pair. */
      keys: crypto.KeyPair
    }
  | {
      /** Signs with a signing box, of the library or of the application. */
      type: 'SigningBox'
      /** Handle of the box. */
      handle: crypto.SigningBoxHandle
    }

/** Makes values of the type, `Signer.None(…)`. */
export const Signer: VariantMakers<Signer> = variantMakers(['None', 'External', 'Keys', 'SigningBox'])
