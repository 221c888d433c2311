import { type Builder, type Cell, Dictionary, type Slice, uintKey, uintValue } from '../../cells/index.ts'
import { loadGrams, storeGrams } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'

/**
 * Parameter 42:
 *
 *     copyleft_config#9a copyleft_reward_threshold:Grams license_rates:(HashmapE 8 uint8) = ConfigCopyleft;
 */
export interface CopyleftConfig {
  /** Nano. */
  readonly rewardThreshold: bigint
  /** Share of the gas fees in percent, by kind of licence. */
  readonly licenseRates: Dictionary<number, number>
}

export function licenseRates(root?: Cell): Dictionary<number, number> {
  return new Dictionary(uintKey(8), uintValue(8), root)
}

/** Throws `format` for another tag, `underflow`. */
export function loadCopyleftConfig(slice: Slice): CopyleftConfig {
  expectTag(slice, 8, 'copyleft settings', 0x9a)
  return { rewardThreshold: loadGrams(slice), licenseRates: licenseRates(slice.loadMaybeRef()) }
}

export function storeCopyleftConfig(value: CopyleftConfig, builder: Builder): void {
  storeGrams(value.rewardThreshold, builder.storeUint(0x9a, 8))
  builder.storeMaybeRef(value.licenseRates.root)
}
