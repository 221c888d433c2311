import type { Builder, Slice } from '../../cells/index.ts'
import type { ChainRules } from '../../chainRules.ts'
import { CurrencyCollection } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'
import { inCell, record, type Stored } from '../fields.ts'
import { CopyleftRewards, copyleftRewards } from './CopyleftRewards.ts'

const TAG = 0xb8e48dfb
const TAG_WITH_COPYLEFT = 0xe0864f6d
const TAG_WITH_BURNED = 0x3ebf98b7

const moved = { imported: CurrencyCollection, exported: CurrencyCollection }
const MOVED = inCell(record(moved))
const CLASSIC_MOVED = inCell(record({ fromPrevBlk: CurrencyCollection, toNextBlk: CurrencyCollection, ...moved }))
const MADE = inCell(
  record({
    feesImported: CurrencyCollection,
    recovered: CurrencyCollection,
    created: CurrencyCollection,
    minted: CurrencyCollection,
  }),
)

/**
 *     value_flow#b8e48dfb ^[ imported:CurrencyCollection exported:CurrencyCollection ] fees_collected:CurrencyCollection
 *       ^[ fees_imported:CurrencyCollection recovered:CurrencyCollection created:CurrencyCollection
 *          minted:CurrencyCollection ] = ValueFlow;
 *
 * Tag e0864f6d ends with `copyleft_rewards:(HashmapE 256 Grams)`. Tag 3ebf98b7, of TON, has `burned:CurrencyCollection` after
 * the collected fees. Classic rules begin the first reference with
 * `from_prev_blk:CurrencyCollection to_next_blk:CurrencyCollection`.
 */
export interface ValueFlow extends Stored<typeof MOVED>, Stored<typeof MADE> {
  /** Classic rules only. */
  readonly fromPrevBlk?: CurrencyCollection
  /** Classic rules only. */
  readonly toNextBlk?: CurrencyCollection
  readonly feesCollected: CurrencyCollection
  /** TON only. */
  readonly burned?: CurrencyCollection
  readonly copyleftRewards: CopyleftRewards
}

/** Throws `format` for another tag, `underflow`. */
export function loadValueFlow(slice: Slice, rules: ChainRules = 'current'): ValueFlow {
  const tag = expectTag(slice, 32, 'a value flow', TAG, TAG_WITH_COPYLEFT, TAG_WITH_BURNED)
  const moved = (rules === 'classic' ? CLASSIC_MOVED : MOVED).load(slice)
  const feesCollected = CurrencyCollection.load(slice)
  const burned = tag === TAG_WITH_BURNED ? CurrencyCollection.load(slice) : undefined
  const made = MADE.load(slice)
  const rewards = tag === TAG_WITH_COPYLEFT ? CopyleftRewards.load(slice) : copyleftRewards()
  slice.expectEnd('The value flow')
  return { ...moved, feesCollected, ...(burned && { burned }), ...made, copyleftRewards: rewards }
}

/** Throws `range`, `overflow`. */
export function storeValueFlow(flow: ValueFlow, builder: Builder): void {
  const { fromPrevBlk, toNextBlk, burned, copyleftRewards } = flow
  builder.storeUint(burned ? TAG_WITH_BURNED : copyleftRewards.isEmpty ? TAG : TAG_WITH_COPYLEFT, 32)
  if (fromPrevBlk && toNextBlk) CLASSIC_MOVED.store({ ...flow, fromPrevBlk, toNextBlk }, builder)
  else MOVED.store(flow, builder)
  CurrencyCollection.store(flow.feesCollected, builder)
  if (burned) CurrencyCollection.store(burned, builder)
  MADE.store(flow, builder)
  if (!copyleftRewards.isEmpty) CopyleftRewards.store(copyleftRewards, builder)
}
