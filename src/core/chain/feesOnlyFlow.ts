import type { ChainRules } from '../chainRules.ts'
import { type CurrencyCollection, copyleftRewards, currencies, type ValueFlow } from '../tlb/index.ts'

/** Value flow of a block of the development node: nothing but the fees, because the node counts no totals. */
export function feesOnlyFlow(rules: ChainRules, feesCollected: CurrencyCollection): ValueFlow {
  const nothing = currencies(0n)
  return {
    ...(rules === 'classic' && { fromPrevBlk: nothing, toNextBlk: nothing }),
    imported: nothing,
    exported: nothing,
    feesCollected,
    feesImported: nothing,
    recovered: nothing,
    created: nothing,
    minted: nothing,
    copyleftRewards: copyleftRewards(),
  }
}
