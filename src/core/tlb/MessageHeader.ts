import { Builder, CellError, type Slice } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import {
  type CurrencyCollection,
  loadCurrencyCollection,
  loadGrams,
  storeCurrencyCollection,
  storeGrams,
} from './CurrencyCollection.ts'
import {
  type ExternalAddress,
  type InternalAddress,
  loadInternalAddress,
  loadMsgAddress,
  type NoAddress,
  storeMsgAddress,
} from './MsgAddress.ts'

/**
 *     int_msg_info$0 ihr_disabled:Bool bounce:Bool bounced:Bool src:(addr_none | MsgAddressInt) dest:MsgAddressInt
 *       value:CurrencyCollection ihr_fee:Grams fwd_fee:Grams created_lt:uint64 created_at:uint32
 *       src_dapp_id:(Maybe bits256) dest_dapp_id:(Maybe ^[bits256]) is_exchange:Bool is_redirect:Bool = CommonMsgInfo
 *
 * Classic rules end after `created_at`; the last four fields are then absent, none, false and false.
 */
export interface InternalHeader {
  readonly type: 'internal'
  readonly ihrDisabled: boolean
  readonly bounce: boolean
  readonly bounced: boolean
  readonly src: NoAddress | InternalAddress
  readonly dest: InternalAddress
  readonly value: CurrencyCollection
  readonly ihrFee: bigint
  readonly fwdFee: bigint
  readonly createdLt: bigint
  /** Unix time, s. */
  readonly createdAt: number
  /** Dapp ID of the sender, 32 bytes. */
  readonly srcDappId?: Uint8Array
  /** Dapp ID that the node routes to, 32 bytes. */
  readonly destDappId?: Uint8Array
  readonly isExchange: boolean
  readonly isRedirect: boolean
}

/** `ext_in_msg_info$10 src:MsgAddressExt dest:MsgAddressInt import_fee:Grams = CommonMsgInfo`. */
interface ExternalInHeader {
  readonly type: 'externalIn'
  readonly src: NoAddress | ExternalAddress
  readonly dest: InternalAddress
  readonly importFee: bigint
}

/**
 *     ext_out_msg_info$11 src:(addr_none | MsgAddressInt) dest:MsgAddressExt created_lt:uint64 created_at:uint32
 *     ext_out_msg_info_v2$110110 src:(addr_none | MsgAddressInt) dest:MsgAddressExt created_lt:uint64 created_at:uint32
 *       src_dapp_id:(Maybe bits256) = CommonMsgInfo
 */
interface ExternalOutHeader {
  readonly type: 'externalOut' | 'externalOutV2'
  readonly src: NoAddress | InternalAddress
  readonly dest: NoAddress | ExternalAddress
  readonly createdLt: bigint
  readonly createdAt: number
  /** Version 2 only, 32 bytes. */
  readonly srcDappId?: Uint8Array
}

export type MessageHeader = InternalHeader | ExternalInHeader | ExternalOutHeader

/** Longest destination of a version 2 external message, in bits. */
const MAX_V2_DEST_BITS = 320

/** Reads a header. Throws `underflow`, `format` for a wrong kind of address or an unknown extension. */
export function loadMessageHeader(slice: Slice, rules: ChainRules = 'current'): MessageHeader {
  if (slice.loadBit() === 0) return loadInternal(slice, rules)
  if (slice.loadBit() === 0) {
    return {
      type: 'externalIn',
      src: loadExternalOrNone(slice),
      dest: loadInternalAddress(slice),
      importFee: loadGrams(slice),
    }
  }
  // No sender of version 1 begins with 01: there the extended forms hide.
  const extended = rules === 'current' && slice.remainingBits >= 2 && slice.preloadUint(2) === 1
  if (extended) {
    slice.skip(2)
    const version = slice.loadUint(2)
    if (version !== 2)
      throw new CellError('format', `Unknown version ${version} of an extended message header, expected 2`)
  }
  const common = {
    src: loadInternalOrNone(slice),
    dest: loadExternalOrNone(slice),
    createdLt: slice.loadUintBig(64),
    createdAt: slice.loadUint(32),
  }
  if (!extended) return { type: 'externalOut', ...common }
  return { type: 'externalOutV2', ...common, ...(slice.loadBool() && { srcDappId: slice.loadBytes(32) }) }
}

/**
 * Writes a header. Throws `range`, `overflow`; `format` for a version 2 destination above 320 bits, and for Dapp ID fields
 * or version 2 under classic rules.
 */
export function storeMessageHeader(header: MessageHeader, builder: Builder, rules: ChainRules = 'current'): void {
  switch (header.type) {
    case 'internal':
      storeInternal(header, builder, rules)
      break
    case 'externalIn':
      builder.storeUint(2, 2)
      storeMsgAddress(header.src, builder)
      storeMsgAddress(header.dest, builder)
      storeGrams(header.importFee, builder)
      break
    default:
      storeExternalOut(header, builder, rules)
  }
}

function loadInternal(slice: Slice, rules: ChainRules): InternalHeader {
  const header = {
    type: 'internal' as const,
    ihrDisabled: slice.loadBool(),
    bounce: slice.loadBool(),
    bounced: slice.loadBool(),
    src: loadInternalOrNone(slice),
    dest: loadInternalAddress(slice),
    value: loadCurrencyCollection(slice),
    ihrFee: loadGrams(slice),
    fwdFee: loadGrams(slice),
    createdLt: slice.loadUintBig(64),
    createdAt: slice.loadUint(32),
  }
  if (rules === 'classic') return { ...header, isExchange: false, isRedirect: false }
  const srcDappId = slice.loadBool() ? slice.loadBytes(32) : undefined
  const destDappId = slice.loadBool() ? slice.loadRefSlice().loadBytes(32) : undefined
  return {
    ...header,
    ...(srcDappId && { srcDappId }),
    ...(destDappId && { destDappId }),
    isExchange: slice.loadBool(),
    isRedirect: slice.loadBool(),
  }
}

function storeInternal(header: InternalHeader, builder: Builder, rules: ChainRules): void {
  builder.storeBit(0).storeBit(header.ihrDisabled).storeBit(header.bounce).storeBit(header.bounced)
  storeMsgAddress(header.src, builder)
  storeMsgAddress(header.dest, builder)
  storeCurrencyCollection(header.value, builder)
  storeGrams(header.ihrFee, builder)
  storeGrams(header.fwdFee, builder)
  builder.storeUintBig(header.createdLt, 64).storeUint(header.createdAt, 32)
  const { srcDappId, destDappId, isExchange, isRedirect } = header
  if (rules === 'classic') {
    if (srcDappId || destDappId || isExchange || isRedirect) {
      throw new CellError('format', 'Classic rules have no Dapp ID fields in message headers')
    }
    return
  }
  storeMaybeId(srcDappId, builder)
  builder.storeMaybeRef(destDappId && new Builder().storeBits(checkId(destDappId)).toCell())
  builder.storeBit(isExchange).storeBit(isRedirect)
}

function storeExternalOut(header: ExternalOutHeader, builder: Builder, rules: ChainRules): void {
  const extended = header.type === 'externalOutV2'
  if (extended && rules === 'classic') throw new CellError('format', 'Classic rules have no extended message headers')
  if (extended && header.dest.type === 'extern' && header.dest.bitLength > MAX_V2_DEST_BITS) {
    throw new CellError(
      'format',
      `External destination is too long: ${header.dest.bitLength} bits, the limit is ${MAX_V2_DEST_BITS}`,
    )
  }
  builder.storeUint(3, 2)
  if (extended) builder.storeUint(0b0110, 4)
  storeMsgAddress(header.src, builder)
  storeMsgAddress(header.dest, builder)
  builder.storeUintBig(header.createdLt, 64).storeUint(header.createdAt, 32)
  if (extended) storeMaybeId(header.srcDappId, builder)
}

function loadInternalOrNone(slice: Slice): NoAddress | InternalAddress {
  const address = loadMsgAddress(slice)
  if (address.type !== 'extern') return address
  throw new CellError('format', 'Expected an account address, got an external one')
}

function loadExternalOrNone(slice: Slice): NoAddress | ExternalAddress {
  const address = loadMsgAddress(slice)
  if (address.type === 'none' || address.type === 'extern') return address
  throw new CellError('format', 'Expected an external address, got an account address')
}

function storeMaybeId(id: Uint8Array | undefined, builder: Builder): void {
  builder.storeBit(id !== undefined)
  if (id !== undefined) builder.storeBits(checkId(id))
}

function checkId(id: Uint8Array): Uint8Array {
  if (id.length === 32) return id
  throw new CellError('range', `Dapp ID has ${id.length} bytes, expected 32`)
}
