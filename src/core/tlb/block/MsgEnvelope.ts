import { type Cell, CellError, refValue, Slice, uintBigValue } from '../../cells/index.ts'
import { Grams } from '../CurrencyCollection.ts'
import { type Field, int, record, type Stored, tagged, variants } from '../fields.ts'

/** `(#<= 96)`. */
const DEST_BITS: Field<number> = {
  load: (slice) => {
    const bits = slice.loadUint(7)
    if (bits <= 96) return bits
    throw new CellError('format', `Invalid intermediate address: expected at most 96 destination bits, got ${bits}`)
  },
  store: (bits, builder) => {
    builder.storeUint(bits, 7)
  },
}

/**
 *     interm_addr_regular$0 use_dest_bits:(#<= 96) = IntermediateAddress;
 *     interm_addr_simple$10 workchain_id:int8 addr_pfx:uint64 = IntermediateAddress;
 *     interm_addr_ext$11 workchain_id:int32 addr_pfx:uint64 = IntermediateAddress;
 */
const IntermediateAddress = variants('an intermediate address', {
  regular: ['0', { useDestBits: DEST_BITS }],
  simple: ['10', { workchain: int(8), prefix: uintBigValue(64) }],
  ext: ['11', { workchain: int(32), prefix: uintBigValue(64) }],
})

export type IntermediateAddress = Stored<typeof IntermediateAddress>

/**
 *     msg_envelope#4 cur_addr:IntermediateAddress next_addr:IntermediateAddress fwd_fee_remaining:Grams
 *       msg:^(Message Any) = MsgEnvelope;
 */
export const MsgEnvelope = tagged(
  4,
  4,
  'a message envelope',
  record({
    curAddr: IntermediateAddress,
    nextAddr: IntermediateAddress,
    fwdFeeRemaining: Grams,
    message: refValue,
  }),
)

export type MsgEnvelope = Stored<typeof MsgEnvelope>

/** Envelope of a whole cell. Throws `format`, `underflow`, `pruned`. */
export function parseMsgEnvelope(cell: Cell): MsgEnvelope {
  return MsgEnvelope.load(Slice.of(cell))
}
