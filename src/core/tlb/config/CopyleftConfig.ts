import { type Cell, Dictionary, uintKey, uintValue } from '../../cells/index.ts'
import { Grams } from '../CurrencyCollection.ts'
import { dictionary, record, type Stored, tagged } from '../fields.ts'

export function licenseRates(root?: Cell): Dictionary<number, number> {
  return new Dictionary(uintKey(8), uintValue(8), root)
}

/**
 * Parameter 42:
 *
 *     copyleft_config#9a copyleft_reward_threshold:Grams license_rates:(HashmapE 8 uint8) = ConfigCopyleft;
 */
export const CopyleftConfig = tagged(
  8,
  0x9a,
  'copyleft settings',
  record({
    /** Nano. */
    rewardThreshold: Grams,
    /** Share of the gas fees in percent, by kind of licence. */
    licenseRates: dictionary(licenseRates),
  }),
)

export type CopyleftConfig = Stored<typeof CopyleftConfig>
