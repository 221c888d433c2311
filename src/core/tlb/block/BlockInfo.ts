import { Builder, uintBigValue, uintValue } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'
import { bool, type Field, inCell, record, type Stored } from '../fields.ts'
import { BlockRef } from './BlockRef.ts'
import { GlobalVersion } from './GlobalVersion.ts'
import { ShardIdent } from './ShardIdent.ts'

const TAG = 0x9bc7a987
const TAG_WITH_MS = 0x9bc7a988

const MARKS = record({ beforeSplit: bool, afterSplit: bool, wantSplit: bool, wantMerge: bool, keyBlock: bool })
const PLACE = record({
  seqNo: uintValue(32),
  vertSeqNo: uintValue(32),
  shard: ShardIdent,
  /** Unix time, s. */
  genUtime: uintValue(32),
})
const NUMBERS = record({
  startLt: uintBigValue(64),
  endLt: uintBigValue(64),
  genValidatorListHashShort: uintValue(32),
  genCatchainSeqno: uintValue(32),
  minRefMcSeqno: uintValue(32),
  prevKeyBlockSeqno: uintValue(32),
})
const REFERENCE = inCell(BlockRef)

/**
 *     block_info#9bc7a987 version:uint32 not_master:(## 1) after_merge:(## 1) before_split:(## 1) after_split:(## 1)
 *       want_split:Bool want_merge:Bool key_block:Bool vert_seqno_incr:(## 1) flags:(## 8) { flags <= 1 } seq_no:#
 *       vert_seq_no:# shard:ShardIdent gen_utime:uint32 start_lt:uint64 end_lt:uint64 gen_validator_list_hash_short:uint32
 *       gen_catchain_seqno:uint32 min_ref_mc_seqno:uint32 prev_key_block_seqno:uint32 gen_software:flags . 0?GlobalVersion
 *       master_ref:not_master?^BlkMasterInfo prev_ref:^(BlkPrevInfo after_merge) prev_vert_ref:vert_seqno_incr?^(BlkPrevInfo 0)
 *       = BlockInfo;
 *     prev_blk_info$_ prev:ExtBlkRef = BlkPrevInfo 0;  prev_blks_info$_ prev1:^ExtBlkRef prev2:^ExtBlkRef = BlkPrevInfo 1;
 *
 * Tag 9bc7a988 has the milliseconds of the time as uint16 after `gen_utime`.
 */
export interface BlockInfo extends Stored<typeof MARKS>, Stored<typeof PLACE>, Stored<typeof NUMBERS> {
  readonly version: number
  /** 0 to 999; written only when it is not 0. */
  readonly genUtimeMs: number
  readonly genSoftware?: GlobalVersion
  /** Last masterchain block; absent in masterchain blocks. */
  readonly masterRef?: BlockRef
  readonly prev: BlockRef
  /** Second ancestor of a block after a merge. */
  readonly prevAlt?: BlockRef
  readonly prevVert?: BlockRef
}

/** `load` throws `format` for another tag. */
export const BlockInfo: Field<BlockInfo> = {
  load: (slice) => {
    const tag = expectTag(slice, 32, 'a block header', TAG, TAG_WITH_MS)
    const version = slice.loadUint(32)
    const notMaster = slice.loadBool()
    const afterMerge = slice.loadBool()
    const marks = MARKS.load(slice)
    const vertSeqnoIncr = slice.loadBool()
    const flags = slice.loadUint(8)
    const place = PLACE.load(slice)
    const genUtimeMs = tag === TAG_WITH_MS ? slice.loadUint(16) : 0
    const numbers = NUMBERS.load(slice)
    const genSoftware = flags & 1 ? GlobalVersion.load(slice) : undefined
    const masterRef = notMaster ? REFERENCE.load(slice) : undefined
    const previous = slice.loadRefSlice()
    const prev = (afterMerge ? REFERENCE : BlockRef).load(previous)
    return {
      version,
      ...marks,
      ...place,
      genUtimeMs,
      ...numbers,
      ...(genSoftware && { genSoftware }),
      ...(masterRef && { masterRef }),
      prev,
      ...(afterMerge && { prevAlt: REFERENCE.load(previous) }),
      ...(vertSeqnoIncr && { prevVert: REFERENCE.load(slice) }),
    }
  },
  store: (info, builder) => {
    const { genUtimeMs, genSoftware, masterRef, prev, prevAlt, prevVert } = info
    builder.storeUint(genUtimeMs === 0 ? TAG : TAG_WITH_MS, 32).storeUint(info.version, 32)
    builder.storeBit(masterRef !== undefined).storeBit(prevAlt !== undefined)
    MARKS.store(info, builder)
    builder.storeBit(prevVert !== undefined).storeUint(genSoftware === undefined ? 0 : 1, 8)
    PLACE.store(info, builder)
    if (genUtimeMs !== 0) builder.storeUint(genUtimeMs, 16)
    NUMBERS.store(info, builder)
    if (genSoftware !== undefined) GlobalVersion.store(genSoftware, builder)
    if (masterRef !== undefined) REFERENCE.store(masterRef, builder)
    const previous = new Builder()
    if (prevAlt === undefined) {
      BlockRef.store(prev, previous)
    } else {
      REFERENCE.store(prev, previous)
      REFERENCE.store(prevAlt, previous)
    }
    builder.storeRef(previous.toCell())
    if (prevVert !== undefined) REFERENCE.store(prevVert, builder)
  },
}
