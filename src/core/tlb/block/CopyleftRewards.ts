import { bitsKey, type Cell, Dictionary } from '../../cells/index.ts'
import { Grams } from '../CurrencyCollection.ts'
import { dictionary, type Stored } from '../fields.ts'

const ACCOUNT = bitsKey(256)

export function copyleftRewards(root?: Cell): Dictionary<Uint8Array, bigint> {
  return new Dictionary(ACCOUNT, Grams, root)
}

/** `_ counters:(HashmapE 256 Grams) = CopyleftRewards`: rewards by account id. */
export const CopyleftRewards = dictionary(copyleftRewards)

export type CopyleftRewards = Stored<typeof CopyleftRewards>
