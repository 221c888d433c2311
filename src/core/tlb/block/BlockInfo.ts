import { Builder, type Cell, type Slice } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'
import { type BlockRef, loadBlockRef, storeBlockRef } from './BlockRef.ts'
import { type GlobalVersion, loadGlobalVersion, storeGlobalVersion } from './GlobalVersion.ts'
import { loadShardIdent, type ShardIdent, storeShardIdent } from './ShardIdent.ts'

const TAG = 0x9bc7a987
const TAG_WITH_MS = 0x9bc7a988

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
export interface BlockInfo {
  readonly version: number
  readonly beforeSplit: boolean
  readonly afterSplit: boolean
  readonly wantSplit: boolean
  readonly wantMerge: boolean
  readonly keyBlock: boolean
  readonly seqNo: number
  readonly vertSeqNo: number
  readonly shard: ShardIdent
  /** Unix time, s. */
  readonly genUtime: number
  /** 0 to 999; written only when it is not 0. */
  readonly genUtimeMs: number
  readonly startLt: bigint
  readonly endLt: bigint
  readonly genValidatorListHashShort: number
  readonly genCatchainSeqno: number
  readonly minRefMcSeqno: number
  readonly prevKeyBlockSeqno: number
  readonly genSoftware?: GlobalVersion
  /** Last masterchain block; absent in masterchain blocks. */
  readonly masterRef?: BlockRef
  readonly prev: BlockRef
  /** Second ancestor of a block after a merge. */
  readonly prevAlt?: BlockRef
  readonly prevVert?: BlockRef
}

/** Throws `format` for another tag, `underflow`. */
export function loadBlockInfo(slice: Slice): BlockInfo {
  const tag = expectTag(slice, 32, 'a block header', TAG, TAG_WITH_MS)
  const version = slice.loadUint(32)
  const notMaster = slice.loadBool()
  const afterMerge = slice.loadBool()
  const marks = {
    beforeSplit: slice.loadBool(),
    afterSplit: slice.loadBool(),
    wantSplit: slice.loadBool(),
    wantMerge: slice.loadBool(),
    keyBlock: slice.loadBool(),
  }
  const vertSeqnoIncr = slice.loadBool()
  const flags = slice.loadUint(8)
  const numbers = {
    seqNo: slice.loadUint(32),
    vertSeqNo: slice.loadUint(32),
    shard: loadShardIdent(slice),
    genUtime: slice.loadUint(32),
    genUtimeMs: tag === TAG_WITH_MS ? slice.loadUint(16) : 0,
    startLt: slice.loadUintBig(64),
    endLt: slice.loadUintBig(64),
    genValidatorListHashShort: slice.loadUint(32),
    genCatchainSeqno: slice.loadUint(32),
    minRefMcSeqno: slice.loadUint(32),
    prevKeyBlockSeqno: slice.loadUint(32),
  }
  const genSoftware = flags & 1 ? loadGlobalVersion(slice) : undefined
  const masterRef = notMaster ? loadBlockRef(slice.loadRefSlice()) : undefined
  const previous = slice.loadRefSlice()
  const prev = loadBlockRef(afterMerge ? previous.loadRefSlice() : previous)
  return {
    version,
    ...marks,
    ...numbers,
    ...(genSoftware && { genSoftware }),
    ...(masterRef && { masterRef }),
    prev,
    ...(afterMerge && { prevAlt: loadBlockRef(previous.loadRefSlice()) }),
    ...(vertSeqnoIncr && { prevVert: loadBlockRef(slice.loadRefSlice()) }),
  }
}

/** Throws `range`, `overflow`. */
export function storeBlockInfo(info: BlockInfo, builder: Builder): void {
  builder.storeUint(info.genUtimeMs === 0 ? TAG : TAG_WITH_MS, 32).storeUint(info.version, 32)
  builder.storeBit(info.masterRef !== undefined).storeBit(info.prevAlt !== undefined)
  builder.storeBit(info.beforeSplit).storeBit(info.afterSplit).storeBit(info.wantSplit).storeBit(info.wantMerge)
  builder.storeBit(info.keyBlock).storeBit(info.prevVert !== undefined)
  builder.storeUint(info.genSoftware === undefined ? 0 : 1, 8)
  builder.storeUint(info.seqNo, 32).storeUint(info.vertSeqNo, 32)
  storeShardIdent(info.shard, builder)
  builder.storeUint(info.genUtime, 32)
  if (info.genUtimeMs !== 0) builder.storeUint(info.genUtimeMs, 16)
  builder.storeUintBig(info.startLt, 64).storeUintBig(info.endLt, 64)
  builder.storeUint(info.genValidatorListHashShort, 32).storeUint(info.genCatchainSeqno, 32)
  builder.storeUint(info.minRefMcSeqno, 32).storeUint(info.prevKeyBlockSeqno, 32)
  if (info.genSoftware !== undefined) storeGlobalVersion(info.genSoftware, builder)
  if (info.masterRef !== undefined) builder.storeRef(refCell(info.masterRef))
  const prev = refCell(info.prev)
  builder.storeRef(
    info.prevAlt === undefined ? prev : new Builder().storeRef(prev).storeRef(refCell(info.prevAlt)).toCell(),
  )
  if (info.prevVert !== undefined) builder.storeRef(refCell(info.prevVert))
}

function refCell(ref: BlockRef): Cell {
  const builder = new Builder()
  storeBlockRef(ref, builder)
  return builder.toCell()
}
