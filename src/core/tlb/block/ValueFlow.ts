import { Builder, type Slice } from '../../cells/index.ts'
import type { ChainRules } from '../../chainRules.ts'
import { type CurrencyCollection, loadCurrencyCollection, storeCurrencyCollection } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'
import { type CopyleftRewards, loadCopyleftRewards, noCopyleftRewards } from './CopyleftRewards.ts'

const TAG = 0xb8e48dfb
const TAG_WITH_COPYLEFT = 0xe0864f6d

/**
 *     value_flow#b8e48dfb ^[ imported:CurrencyCollection exported:CurrencyCollection ] fees_collected:CurrencyCollection
 *       ^[ fees_imported:CurrencyCollection recovered:CurrencyCollection created:CurrencyCollection
 *          minted:CurrencyCollection ] = ValueFlow;
 *
 * Tag e0864f6d ends with `copyleft_rewards:(HashmapE 256 Grams)`. Classic rules begin the first reference with
 * `from_prev_blk:CurrencyCollection to_next_blk:CurrencyCollection`.
 */
export interface ValueFlow {
  /** Classic rules only. */
  readonly fromPrevBlk?: CurrencyCollection
  /** Classic rules only. */
  readonly toNextBlk?: CurrencyCollection
  readonly imported: CurrencyCollection
  readonly exported: CurrencyCollection
  readonly feesCollected: CurrencyCollection
  readonly feesImported: CurrencyCollection
  readonly recovered: CurrencyCollection
  readonly created: CurrencyCollection
  readonly minted: CurrencyCollection
  readonly copyleftRewards: CopyleftRewards
}

/** Throws `format` for another tag, `underflow`. */
export function loadValueFlow(slice: Slice, rules: ChainRules = 'current'): ValueFlow {
  const tag = expectTag(slice, 32, 'a value flow', TAG, TAG_WITH_COPYLEFT)
  const moved = slice.loadRefSlice()
  const feesCollected = loadCurrencyCollection(slice)
  const made = slice.loadRefSlice()
  return {
    ...(rules === 'classic' && {
      fromPrevBlk: loadCurrencyCollection(moved),
      toNextBlk: loadCurrencyCollection(moved),
    }),
    imported: loadCurrencyCollection(moved),
    exported: loadCurrencyCollection(moved),
    feesCollected,
    feesImported: loadCurrencyCollection(made),
    recovered: loadCurrencyCollection(made),
    created: loadCurrencyCollection(made),
    minted: loadCurrencyCollection(made),
    copyleftRewards: tag === TAG_WITH_COPYLEFT ? loadCopyleftRewards(slice) : noCopyleftRewards(),
  }
}

/** Throws `range`, `overflow`. */
export function storeValueFlow(flow: ValueFlow, builder: Builder): void {
  const { copyleftRewards } = flow
  builder.storeUint(copyleftRewards.isEmpty ? TAG : TAG_WITH_COPYLEFT, 32)
  const moved = new Builder()
  for (const value of [flow.fromPrevBlk, flow.toNextBlk, flow.imported, flow.exported]) {
    if (value !== undefined) storeCurrencyCollection(value, moved)
  }
  builder.storeRef(moved.toCell())
  storeCurrencyCollection(flow.feesCollected, builder)
  const made = new Builder()
  for (const value of [flow.feesImported, flow.recovered, flow.created, flow.minted])
    storeCurrencyCollection(value, made)
  builder.storeRef(made.toCell())
  if (!copyleftRewards.isEmpty) builder.storeMaybeRef(copyleftRewards.root)
}
