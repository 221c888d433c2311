import { type Cell, Dictionary, uintKey, varUintValue } from '../cells/index.ts'
import { dictionary, record, type Stored } from './fields.ts'

/** `nanograms$_ amount:(VarUInteger 16) = Grams`: 0 to 2^120 - 1 nano. */
export const Grams = varUintValue(16)

/** Amounts by currency id: 1 is NACKL, 2 is SHELL. Values are 0 to 2^248 - 1, listing ends at 1000. */
export type ExtraCurrencies = Dictionary<number, bigint>

const CURRENCY_ID = uintKey(32)
const CURRENCY_AMOUNT = varUintValue(32)
/** Far more than exist; keeps a hostile dictionary with shared parts from being listed. */
const MAX_CURRENCIES = 1000

/** `extra_currencies$_ dict:(HashmapE 32 (VarUInteger 32)) = ExtraCurrencyCollection`. */
export function extraCurrencies(entries: Iterable<readonly [number, bigint]> = []): ExtraCurrencies {
  const dictionary = currencyDictionary()
  for (const [id, value] of entries) dictionary.set(id, value)
  return dictionary
}

function currencyDictionary(root?: Cell): ExtraCurrencies {
  return new Dictionary(CURRENCY_ID, CURRENCY_AMOUNT, root, MAX_CURRENCIES)
}

/** `currencies$_ grams:Grams other:ExtraCurrencyCollection = CurrencyCollection`. */
export const CurrencyCollection = record({
  grams: Grams,
  other: dictionary(currencyDictionary),
})

export type CurrencyCollection = Stored<typeof CurrencyCollection>

/** A collection of grams and amounts by currency id. */
export function currencies(grams: bigint, other: Iterable<readonly [number, bigint]> = []): CurrencyCollection {
  return {
    grams,
    other: extraCurrencies(other),
  }
}

/** Sum of two collections, as used to augment dictionaries. Throws `range` when an amount overflows. */
export function addCurrencies(left: CurrencyCollection, right: CurrencyCollection): CurrencyCollection {
  const other = extraCurrencies(left.other)
  for (const [id, value] of right.other) other.set(id, (other.get(id) ?? 0n) + value)
  return { grams: left.grams + right.grams, other }
}
