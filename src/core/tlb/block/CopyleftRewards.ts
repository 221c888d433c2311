import { bitsKey, Dictionary, type DictionaryValue, type Slice } from '../../cells/index.ts'
import { loadGrams, storeGrams } from '../CurrencyCollection.ts'

const ACCOUNT = bitsKey(256)
const REWARD: DictionaryValue<bigint> = { load: loadGrams, store: storeGrams }

/** `_ counters:(HashmapE 256 Grams) = CopyleftRewards`: rewards by account id. */
export type CopyleftRewards = Dictionary<Uint8Array, bigint>

export const noCopyleftRewards = (): CopyleftRewards => new Dictionary(ACCOUNT, REWARD)

export const loadCopyleftRewards = (slice: Slice): CopyleftRewards =>
  new Dictionary(ACCOUNT, REWARD, slice.loadMaybeRef())
