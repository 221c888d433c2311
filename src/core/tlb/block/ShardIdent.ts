import { CellError } from '../../cells/index.ts'
import type { Field } from '../fields.ts'

/** `shard_ident$00 shard_pfx_bits:(#<= 60) workchain_id:int32 shard_prefix:uint64 = ShardIdent`. */
export interface ShardIdent {
  readonly workchain: number
  /** Prefix bits, then a one bit, then zeros: 0x8000000000000000 is the whole workchain. */
  readonly shard: bigint
}

/** `load` throws `format` for another tag or a prefix longer than 60 bits. */
export const ShardIdent: Field<ShardIdent> = {
  load: (slice) => {
    const head = slice.loadUint(8)
    const length = head & 63
    if (head >> 6 !== 0 || length > 60)
      throw new CellError(
        'format',
        `Invalid shard identifier: expected a prefix of up to 60 bits, got the header byte ${head}`,
      )
    const workchain = slice.loadInt(32)
    return { workchain, shard: markPrefix(slice.loadUintBig(64), length) }
  },
  store: ({ workchain, shard }, builder) => {
    const mark = shard & -shard
    const length = 64 - mark.toString(2).length
    builder
      .storeUint(length, 8)
      .storeInt(workchain, 32)
      .storeUintBig(shard - mark, 64)
  },
}

/** Shard of the first `length` bits of a 64-bit prefix. */
export function markPrefix(prefix: bigint, length: number): bigint {
  const mark = 1n << BigInt(63 - length)
  return (prefix & -(mark << 1n)) | mark
}
