import { type Builder, type Cell, CellError, Slice } from '../../cells/index.ts'
import { loadGrams, storeGrams } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'

/**
 *     interm_addr_regular$0 use_dest_bits:(#<= 96) = IntermediateAddress;
 *     interm_addr_simple$10 workchain_id:int8 addr_pfx:uint64 = IntermediateAddress;
 *     interm_addr_ext$11 workchain_id:int32 addr_pfx:uint64 = IntermediateAddress;
 */
export type IntermediateAddress =
  | { readonly type: 'regular'; readonly useDestBits: number }
  | { readonly type: 'simple' | 'ext'; readonly workchain: number; readonly prefix: bigint }

/**
 *     msg_envelope#4 cur_addr:IntermediateAddress next_addr:IntermediateAddress fwd_fee_remaining:Grams
 *       msg:^(Message Any) = MsgEnvelope;
 */
export interface MsgEnvelope {
  readonly curAddr: IntermediateAddress
  readonly nextAddr: IntermediateAddress
  readonly fwdFeeRemaining: bigint
  readonly message: Cell
}

/** Envelope of a whole cell. Throws `format`, `underflow`, `pruned`. */
export function parseMsgEnvelope(cell: Cell): MsgEnvelope {
  const slice = Slice.of(cell)
  expectTag(slice, 4, 'a message envelope', 4)
  return {
    curAddr: loadIntermediateAddress(slice),
    nextAddr: loadIntermediateAddress(slice),
    fwdFeeRemaining: loadGrams(slice),
    message: slice.loadRef(),
  }
}

export function storeMsgEnvelope(envelope: MsgEnvelope, builder: Builder): void {
  builder.storeUint(4, 4)
  storeIntermediateAddress(envelope.curAddr, builder)
  storeIntermediateAddress(envelope.nextAddr, builder)
  storeGrams(envelope.fwdFeeRemaining, builder)
  builder.storeRef(envelope.message)
}

function loadIntermediateAddress(slice: Slice): IntermediateAddress {
  if (slice.loadBit() === 0) {
    const useDestBits = slice.loadUint(7)
    if (useDestBits <= 96) return { type: 'regular', useDestBits }
    throw new CellError(
      'format',
      `Invalid intermediate address: expected at most 96 destination bits, got ${useDestBits}`,
    )
  }
  const isExt = slice.loadBool()
  return {
    type: isExt ? 'ext' : 'simple',
    workchain: slice.loadInt(isExt ? 32 : 8),
    prefix: slice.loadUintBig(64),
  }
}

function storeIntermediateAddress(address: IntermediateAddress, builder: Builder): void {
  if (address.type === 'regular') {
    builder.storeUint(address.useDestBits, 8)
    return
  }
  const isExt = address.type === 'ext'
  builder
    .storeBit(1)
    .storeBit(isExt)
    .storeInt(address.workchain, isExt ? 32 : 8)
    .storeUintBig(address.prefix, 64)
}
