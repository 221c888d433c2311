import { Builder, type Slice } from '../../cells/index.ts'
import { type CurrencyCollection, loadCurrencyCollection, storeCurrencyCollection } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'
import { type CopyleftRewards, loadCopyleftRewards, noCopyleftRewards } from './CopyleftRewards.ts'

/**
 *     fsm_none$0 = FutureSplitMerge;
 *     fsm_split$10 split_utime:uint32 interval:uint32 = FutureSplitMerge;
 *     fsm_merge$11 merge_utime:uint32 interval:uint32 = FutureSplitMerge;
 */
type FutureSplitMerge =
  | { readonly type: 'none' }
  | { readonly type: 'split' | 'merge'; readonly utime: number; readonly interval: number }

/**
 *     shard_descr_new#a seq_no:uint32 reg_mc_seqno:uint32 start_lt:uint64 end_lt:uint64 root_hash:bits256 file_hash:bits256
 *       before_split:Bool before_merge:Bool want_split:Bool want_merge:Bool nx_cc_updated:Bool flags:(## 3) { flags = 0 }
 *       next_catchain_seqno:uint32 next_validator_shard:uint64 min_ref_mc_seqno:uint32 gen_utime:uint32
 *       split_merge_at:FutureSplitMerge ^[ fees_collected:CurrencyCollection funds_created:CurrencyCollection ] = ShardDescr;
 *
 * Tag b has the last two inline, tag c adds `copyleft_rewards` to them, tag d has them optional and more that is not read,
 * as tag e has.
 */
export interface ShardDescription {
  readonly seqNo: number
  readonly regMcSeqno: number
  readonly startLt: bigint
  readonly endLt: bigint
  readonly rootHash: Uint8Array
  readonly fileHash: Uint8Array
  readonly beforeSplit: boolean
  readonly beforeMerge: boolean
  readonly wantSplit: boolean
  readonly wantMerge: boolean
  readonly nxCcUpdated: boolean
  readonly flags: number
  readonly nextCatchainSeqno: number
  readonly nextValidatorShard: bigint
  readonly minRefMcSeqno: number
  readonly genUtime: number
  readonly splitMergeAt: FutureSplitMerge
  readonly feesCollected: CurrencyCollection
  readonly fundsCreated: CurrencyCollection
  readonly copyleftRewards: CopyleftRewards
}

/** Throws `format` for another tag, `underflow`. */
export function loadShardDescription(slice: Slice): ShardDescription {
  const tag = expectTag(slice, 4, 'a shard description', 0xa, 0xb, 0xc, 0xd, 0xe)
  const head = {
    seqNo: slice.loadUint(32),
    regMcSeqno: slice.loadUint(32),
    startLt: slice.loadUintBig(64),
    endLt: slice.loadUintBig(64),
    rootHash: slice.loadBytes(32),
    fileHash: slice.loadBytes(32),
    beforeSplit: slice.loadBool(),
    beforeMerge: slice.loadBool(),
    wantSplit: slice.loadBool(),
    wantMerge: slice.loadBool(),
    nxCcUpdated: slice.loadBool(),
    flags: slice.loadUint(3),
    nextCatchainSeqno: slice.loadUint(32),
    nextValidatorShard: slice.loadUintBig(64),
    minRefMcSeqno: slice.loadUint(32),
    genUtime: slice.loadUint(32),
    splitMergeAt: loadFutureSplitMerge(slice),
  }
  const rest = tag === 0xb ? slice : slice.loadRefSlice()
  const feesCollected = loadCurrencyCollection(rest)
  const fundsCreated = loadCurrencyCollection(rest)
  const hasRewards = tag === 0xc || (tag === 0xd && rest.loadBool())
  const copyleftRewards = hasRewards ? loadCopyleftRewards(rest) : noCopyleftRewards()
  return { ...head, feesCollected, fundsCreated, copyleftRewards }
}

/** Writes tag a, or c with copyleft rewards. Throws `range`, `overflow`. */
export function storeShardDescription(value: ShardDescription, builder: Builder): void {
  builder.storeUint(value.copyleftRewards.isEmpty ? 0xa : 0xc, 4).storeUint(value.seqNo, 32)
  builder.storeUint(value.regMcSeqno, 32).storeUintBig(value.startLt, 64).storeUintBig(value.endLt, 64)
  builder.storeBits(value.rootHash, 256).storeBits(value.fileHash, 256)
  builder.storeBit(value.beforeSplit).storeBit(value.beforeMerge).storeBit(value.wantSplit).storeBit(value.wantMerge)
  builder.storeBit(value.nxCcUpdated).storeUint(value.flags, 3).storeUint(value.nextCatchainSeqno, 32)
  builder.storeUintBig(value.nextValidatorShard, 64).storeUint(value.minRefMcSeqno, 32).storeUint(value.genUtime, 32)
  const { splitMergeAt } = value
  if (splitMergeAt.type === 'none') {
    builder.storeBit(0)
  } else {
    builder.storeBit(1).storeBit(splitMergeAt.type === 'merge')
    builder.storeUint(splitMergeAt.utime, 32).storeUint(splitMergeAt.interval, 32)
  }
  const rest = new Builder()
  storeCurrencyCollection(value.feesCollected, rest)
  storeCurrencyCollection(value.fundsCreated, rest)
  if (!value.copyleftRewards.isEmpty) rest.storeMaybeRef(value.copyleftRewards.root)
  builder.storeRef(rest.toCell())
}

function loadFutureSplitMerge(slice: Slice): FutureSplitMerge {
  if (slice.loadBit() === 0) return { type: 'none' }
  return { type: slice.loadBool() ? 'merge' : 'split', utime: slice.loadUint(32), interval: slice.loadUint(32) }
}
