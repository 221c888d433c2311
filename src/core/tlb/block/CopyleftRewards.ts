import { bitsKey, Dictionary, type DictionaryValue, type Slice } from '../../cells/index.ts'
import { loadGrams, storeGrams } from '../CurrencyCollection.ts'

const ACCOUNT = bitsKey(256)
const REWARD: DictionaryValue<bigint> = { load: loadGrams, store: storeGrams }

/** `_ counters:(HashmapE 256 Grams) = CopyleftRewards`: rewards by account id. */
export type CopyleftRewards = Dictionary<Uint8Array, bigint>

export function noCopyleftRewards(): CopyleftRewards {
  return new Dictionary(ACCOUNT, REWARD)
}

export function loadCopyleftRewards(slice: Slice): CopyleftRewards {
  return new Dictionary(ACCOUNT, REWARD, slice.loadMaybeRef())
}
