import { Grams } from '../CurrencyCollection.ts'
import { maybe, record, type Stored } from '../fields.ts'
import { AccountStatusChange } from './AccountStatus.ts'

/**
 * `tr_phase_storage$_ storage_fees_collected:Grams storage_fees_due:(Maybe Grams) status_change:AccStatusChange
 * = TrStoragePhase`.
 */
export const StoragePhase = record({
  feesCollected: Grams,
  feesDue: maybe(Grams),
  statusChange: AccountStatusChange,
})

export type StoragePhase = Stored<typeof StoragePhase>
