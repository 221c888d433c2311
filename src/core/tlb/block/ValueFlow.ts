import type { Builder, Slice } from '../../cells/index.ts'
import type { ChainRules } from '../../chainRules.ts'
import { CurrencyCollection } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'
import { inCell, record, type Stored } from '../fields.ts'
import { CopyleftRewards, copyleftRewards } from './CopyleftRewards.ts'

const TAG = 0xb8e48dfb
const TAG_WITH_COPYLEFT = 0xe0864f6d

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
 * Tag e0864f6d ends with `copyleft_rewards:(HashmapE 256 Grams)`. Classic rules begin the first reference with
 * `from_prev_blk:CurrencyCollection to_next_blk:CurrencyCollection`.
 */
export interface ValueFlow extends Stored<typeof MOVED>, Stored<typeof MADE> {
  /** Classic rules only. */
  readonly fromPrevBlk?: CurrencyCollection
  /** Classic rules only. */
  readonly toNextBlk?: CurrencyCollection
  readonly feesCollected: CurrencyCollection
  readonly copyleftRewards: CopyleftRewards
}

/** Throws `format` for another tag, `underflow`. */
export function loadValueFlow(slice: Slice, rules: ChainRules = 'current'): ValueFlow {
  const tag = expectTag(slice, 32, 'a value flow', TAG, TAG_WITH_COPYLEFT)
  const moved = (rules === 'classic' ? CLASSIC_MOVED : MOVED).load(slice)
  const feesCollected = CurrencyCollection.load(slice)
  const made = MADE.load(slice)
  const rewards = tag === TAG_WITH_COPYLEFT ? CopyleftRewards.load(slice) : copyleftRewards()
  return { ...moved, feesCollected, ...made, copyleftRewards: rewards }
}

/** Throws `range`, `overflow`. */
export function storeValueFlow(flow: ValueFlow, builder: Builder): void {
  const { fromPrevBlk, toNextBlk, copyleftRewards } = flow
  builder.storeUint(copyleftRewards.isEmpty ? TAG : TAG_WITH_COPYLEFT, 32)
  if (fromPrevBlk && toNextBlk) CLASSIC_MOVED.store({ ...flow, fromPrevBlk, toNextBlk }, builder)
  else MOVED.store(flow, builder)
  CurrencyCollection.store(flow.feesCollected, builder)
  MADE.store(flow, builder)
  if (!copyleftRewards.isEmpty) CopyleftRewards.store(copyleftRewards, builder)
}
