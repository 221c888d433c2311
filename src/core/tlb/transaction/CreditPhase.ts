import { CurrencyCollection, Grams } from '../CurrencyCollection.ts'
import { maybe, record, type Stored } from '../fields.ts'

/** `tr_phase_credit$_ due_fees_collected:(Maybe Grams) credit:CurrencyCollection = TrCreditPhase`. */
export const CreditPhase = record({ dueFeesCollected: maybe(Grams), credit: CurrencyCollection })

export type CreditPhase = Stored<typeof CreditPhase>
