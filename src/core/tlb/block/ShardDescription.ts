import { Builder, uintBigValue, uintValue } from '../../cells/index.ts'
import { CurrencyCollection } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'
import { bits256, bool, type Field, record, type Stored, variants } from '../fields.ts'
import { CopyleftRewards, copyleftRewards } from './CopyleftRewards.ts'

const times = { utime: uintValue(32), interval: uintValue(32) }

/**
 *     fsm_none$0 = FutureSplitMerge;
 *     fsm_split$10 split_utime:uint32 interval:uint32 = FutureSplitMerge;
 *     fsm_merge$11 merge_utime:uint32 interval:uint32 = FutureSplitMerge;
 */
const FutureSplitMerge = variants('a future split or merge', {
  none: ['0', {}],
  split: ['10', times],
  merge: ['11', times],
})

const HEAD = record({
  seqNo: uintValue(32),
  regMcSeqno: uintValue(32),
  startLt: uintBigValue(64),
  endLt: uintBigValue(64),
  rootHash: bits256,
  fileHash: bits256,
  beforeSplit: bool,
  beforeMerge: bool,
  wantSplit: bool,
  wantMerge: bool,
  nxCcUpdated: bool,
  flags: uintValue(3),
  nextCatchainSeqno: uintValue(32),
  nextValidatorShard: uintBigValue(64),
  minRefMcSeqno: uintValue(32),
  genUtime: uintValue(32),
  splitMergeAt: FutureSplitMerge,
})
const MONEY = record({ feesCollected: CurrencyCollection, fundsCreated: CurrencyCollection })

/**
 *     shard_descr_new#a seq_no:uint32 reg_mc_seqno:uint32 start_lt:uint64 end_lt:uint64 root_hash:bits256 file_hash:bits256
 *       before_split:Bool before_merge:Bool want_split:Bool want_merge:Bool nx_cc_updated:Bool flags:(## 3) { flags = 0 }
 *       next_catchain_seqno:uint32 next_validator_shard:uint64 min_ref_mc_seqno:uint32 gen_utime:uint32
 *       split_merge_at:FutureSplitMerge ^[ fees_collected:CurrencyCollection funds_created:CurrencyCollection ] = ShardDescr;
 *
 * Tag b has the last two inline, tag c adds `copyleft_rewards` to them, tag d has them optional and more that is not read,
 * as tag e has.
 */
export interface ShardDescription extends Stored<typeof HEAD>, Stored<typeof MONEY> {
  readonly copyleftRewards: CopyleftRewards
}

/** `load` throws `format` for another tag. `store` writes tag a, or c with copyleft rewards. */
export const ShardDescription: Field<ShardDescription> = {
  load: (slice) => {
    const tag = expectTag(slice, 4, 'a shard description', 0xa, 0xb, 0xc, 0xd, 0xe)
    const head = HEAD.load(slice)
    const rest = tag === 0xb ? slice : slice.loadRefSlice()
    const money = MONEY.load(rest)
    const hasRewards = tag === 0xc || (tag === 0xd && rest.loadBool())
    return { ...head, ...money, copyleftRewards: hasRewards ? CopyleftRewards.load(rest) : copyleftRewards() }
  },
  store: (value, builder) => {
    const { copyleftRewards } = value
    HEAD.store(value, builder.storeUint(copyleftRewards.isEmpty ? 0xa : 0xc, 4))
    const rest = new Builder()
    MONEY.store(value, rest)
    if (!copyleftRewards.isEmpty) CopyleftRewards.store(copyleftRewards, rest)
    builder.storeRef(rest.toCell())
  },
}
