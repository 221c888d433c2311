import type { Builder, Slice } from '../../cells/index.ts'
import { loadGrams, storeGrams } from '../CurrencyCollection.ts'
import { type AccountStatusChange, loadAccountStatusChange, storeAccountStatusChange } from './AccountStatus.ts'

/**
 * `tr_phase_storage$_ storage_fees_collected:Grams storage_fees_due:(Maybe Grams) status_change:AccStatusChange
 * = TrStoragePhase`.
 */
export interface StoragePhase {
  readonly feesCollected: bigint
  readonly feesDue?: bigint
  readonly statusChange: AccountStatusChange
}

export function loadStoragePhase(slice: Slice): StoragePhase {
  return {
    feesCollected: loadGrams(slice),
    ...(slice.loadBool() && { feesDue: loadGrams(slice) }),
    statusChange: loadAccountStatusChange(slice),
  }
}

export function storeStoragePhase(phase: StoragePhase, builder: Builder): void {
  storeGrams(phase.feesCollected, builder)
  builder.storeBit(phase.feesDue !== undefined)
  if (phase.feesDue !== undefined) storeGrams(phase.feesDue, builder)
  storeAccountStatusChange(phase.statusChange, builder)
}
