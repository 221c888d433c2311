import { type Builder, CellError, type Slice, uintBigValue, uintValue } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { CurrencyCollection, Grams } from './CurrencyCollection.ts'
import { bool, type Field, inCell, maybe, record, type Stored } from './fields.ts'
import { type ExternalAddress, InternalAddress, MsgAddress, type NoAddress } from './MsgAddress.ts'

const InternalOrNone: Field<NoAddress | InternalAddress> = {
  load: (slice) => {
    const address = MsgAddress.load(slice)
    if (address.type !== 'extern') return address
    throw new CellError('format', 'Expected an account address, got an external one')
  },
  store: MsgAddress.store,
}

const ExternalOrNone: Field<NoAddress | ExternalAddress> = {
  load: (slice) => {
    const address = MsgAddress.load(slice)
    if (address.type === 'none' || address.type === 'extern') return address
    throw new CellError('format', 'Expected an external address, got an account address')
  },
  store: MsgAddress.store,
}

/** 32 bytes. `store` throws `range` for another length. */
const DappId: Field<Uint8Array> = {
  load: (slice) => slice.loadBytes(32),
  store: (id, builder) => {
    if (id.length !== 32) throw new CellError('range', `Dapp ID has ${id.length} bytes, expected 32`)
    builder.storeBits(id)
  },
}

const CLASSIC_INTERNAL = record({
  ihrDisabled: bool,
  bounce: bool,
  bounced: bool,
  src: InternalOrNone,
  dest: InternalAddress,
  value: CurrencyCollection,
  ihrFee: Grams,
  fwdFee: Grams,
  createdLt: uintBigValue(64),
  /** Unix time, s. */
  createdAt: uintValue(32),
})

const ROUTING = record({
  /** Dapp ID of the sender, 32 bytes. */
  srcDappId: maybe(DappId),
  /** Dapp ID that the node routes to, 32 bytes. */
  destDappId: maybe(inCell(DappId)),
  isExchange: bool,
  isRedirect: bool,
})

/**
 *     int_msg_info$0 ihr_disabled:Bool bounce:Bool bounced:Bool src:(addr_none | MsgAddressInt) dest:MsgAddressInt
 *       value:CurrencyCollection ihr_fee:Grams fwd_fee:Grams created_lt:uint64 created_at:uint32
 *       src_dapp_id:(Maybe bits256) dest_dapp_id:(Maybe ^[bits256]) is_exchange:Bool is_redirect:Bool = CommonMsgInfo
 *
 * Classic rules end after `created_at`; the last four fields are then absent, none, false and false.
 */
export interface InternalHeader extends Stored<typeof CLASSIC_INTERNAL>, Stored<typeof ROUTING> {
  readonly type: 'internal'
}

const EXTERNAL_IN = record({ src: ExternalOrNone, dest: InternalAddress, importFee: Grams })

/** `ext_in_msg_info$10 src:MsgAddressExt dest:MsgAddressInt import_fee:Grams = CommonMsgInfo`. */
interface ExternalInHeader extends Stored<typeof EXTERNAL_IN> {
  readonly type: 'externalIn'
}

const EXTERNAL_OUT = record({
  src: InternalOrNone,
  dest: ExternalOrNone,
  createdLt: uintBigValue(64),
  createdAt: uintValue(32),
})
const SENDER_ID = maybe(DappId)

/**
 *     ext_out_msg_info$11 src:(addr_none | MsgAddressInt) dest:MsgAddressExt created_lt:uint64 created_at:uint32
 *     ext_out_msg_info_v2$110110 src:(addr_none | MsgAddressInt) dest:MsgAddressExt created_lt:uint64 created_at:uint32
 *       src_dapp_id:(Maybe bits256) = CommonMsgInfo
 */
interface ExternalOutHeader extends Stored<typeof EXTERNAL_OUT> {
  readonly type: 'externalOut' | 'externalOutV2'
  /** Version 2 only, 32 bytes. */
  readonly srcDappId?: Uint8Array
}

export type MessageHeader = InternalHeader | ExternalInHeader | ExternalOutHeader

/** Longest destination of a version 2 external message, in bits. */
const MAX_V2_DEST_BITS = 320

/** Reads a header. Throws `underflow`, `format` for a wrong kind of address or an unknown extension. */
export function loadMessageHeader(slice: Slice, rules: ChainRules = 'current'): MessageHeader {
  if (slice.loadBit() === 0) {
    const header = { type: 'internal' as const, ...CLASSIC_INTERNAL.load(slice) }
    return rules === 'classic'
      ? { ...header, isExchange: false, isRedirect: false }
      : { ...header, ...ROUTING.load(slice) }
  }
  if (slice.loadBit() === 0) return { type: 'externalIn', ...EXTERNAL_IN.load(slice) }
  // No sender of version 1 begins with 01, so these bits mark the extended forms.
  const extended = rules === 'current' && slice.remainingBits >= 2 && slice.preloadUint(2) === 1
  if (!extended) return { type: 'externalOut', ...EXTERNAL_OUT.load(slice) }
  slice.skip(2)
  const version = slice.loadUint(2)
  if (version !== 2)
    throw new CellError('format', `Unknown version ${version} of an extended message header, expected 2`)
  const header = { type: 'externalOutV2' as const, ...EXTERNAL_OUT.load(slice) }
  const srcDappId = SENDER_ID.load(slice)
  return srcDappId ? { ...header, srcDappId } : header
}

/**
 * Writes a header. Throws `range`, `overflow`; `format` for a version 2 destination above 320 bits, and for Dapp ID fields
 * or version 2 under classic rules.
 */
export function storeMessageHeader(header: MessageHeader, builder: Builder, rules: ChainRules = 'current'): void {
  switch (header.type) {
    case 'internal':
      CLASSIC_INTERNAL.store(header, builder.storeBit(0))
      if (rules === 'current') ROUTING.store(header, builder)
      else if (header.srcDappId || header.destDappId || header.isExchange || header.isRedirect)
        throw new CellError('format', 'Classic rules have no Dapp ID fields in message headers')
      break
    case 'externalIn':
      EXTERNAL_IN.store(header, builder.storeUint(2, 2))
      break
    case 'externalOut':
      EXTERNAL_OUT.store(header, builder.storeUint(3, 2))
      break
    case 'externalOutV2':
      if (rules === 'classic') throw new CellError('format', 'Classic rules have no extended message headers')
      if (header.dest.type === 'extern' && header.dest.bitLength > MAX_V2_DEST_BITS) {
        throw new CellError(
          'format',
          `External destination is too long: ${header.dest.bitLength} bits, the limit is ${MAX_V2_DEST_BITS}`,
        )
      }
      EXTERNAL_OUT.store(header, builder.storeUint(0b110110, 6))
      SENDER_ID.store(header.srcDappId, builder)
  }
}
