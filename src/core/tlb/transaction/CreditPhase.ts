import type { Builder, Slice } from '../../cells/index.ts'
import {
  type CurrencyCollection,
  loadCurrencyCollection,
  loadGrams,
  storeCurrencyCollection,
  storeGrams,
} from '../CurrencyCollection.ts'

/** `tr_phase_credit$_ due_fees_collected:(Maybe Grams) credit:CurrencyCollection = TrCreditPhase`. */
export interface CreditPhase {
  readonly dueFeesCollected?: bigint
  readonly credit: CurrencyCollection
}

export function loadCreditPhase(slice: Slice): CreditPhase {
  return {
    ...(slice.loadBool() && { dueFeesCollected: loadGrams(slice) }),
    credit: loadCurrencyCollection(slice),
  }
}

export function storeCreditPhase(phase: CreditPhase, builder: Builder): void {
  builder.storeBit(phase.dueFeesCollected !== undefined)
  if (phase.dueFeesCollected !== undefined) storeGrams(phase.dueFeesCollected, builder)
  storeCurrencyCollection(phase.credit, builder)
}
