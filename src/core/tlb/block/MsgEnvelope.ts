import { type Cell, CellError, refValue, Slice, uintBigValue, uintValue } from '../../cells/index.ts'
import { Grams } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'
import { type Field, int, maybe, record, type Stored, tagged, variants } from '../fields.ts'
import { InternalAddress } from '../MsgAddress.ts'

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

const TAG = 4
const TAG_WITH_METADATA = 5

const routed = {
  curAddr: IntermediateAddress,
  nextAddr: IntermediateAddress,
  fwdFeeRemaining: Grams,
  message: refValue,
}
const Routed = record(routed)

/** `msg_metadata#0 depth:uint32 initiator_addr:MsgAddressInt initiator_lt:uint64 = MsgMetadata`. */
const MsgMetadata = tagged(
  4,
  0,
  'metadata of a message',
  record({ depth: uintValue(32), initiator: InternalAddress, initiatorLt: uintBigValue(64) }),
)
const WithMetadata = record({ ...routed, emittedLt: maybe(uintBigValue(64)), metadata: maybe(MsgMetadata) })

/**
 *     msg_envelope#4 cur_addr:IntermediateAddress next_addr:IntermediateAddress fwd_fee_remaining:Grams
 *       msg:^(Message Any) = MsgEnvelope;
 *     msg_envelope_v2#5 … emitted_lt:(Maybe uint64) metadata:(Maybe MsgMetadata) = MsgEnvelope;
 *
 * The second form is that of TON since 2024. It is written when there is something to write after the message.
 */
export type MsgEnvelope = Stored<typeof WithMetadata>

export const MsgEnvelope: Field<MsgEnvelope> = {
  load: (slice) => {
    const tag = expectTag(slice, 4, 'a message envelope', TAG, TAG_WITH_METADATA)
    return tag === TAG ? Routed.load(slice) : WithMetadata.load(slice)
  },
  store: (envelope, builder) => {
    const isLong = envelope.emittedLt !== undefined || envelope.metadata !== undefined
    builder.storeUint(isLong ? TAG_WITH_METADATA : TAG, 4)
    if (isLong) WithMetadata.store(envelope, builder)
    else Routed.store(envelope, builder)
  },
}

/** Envelope of a whole cell. Throws `format`, `underflow`, `pruned`. */
export function parseMsgEnvelope(cell: Cell): MsgEnvelope {
  const slice = Slice.of(cell)
  const envelope = MsgEnvelope.load(slice)
  slice.expectEnd('The message envelope')
  return envelope
}
