import { type Builder, Dictionary, type Slice, uintKey, varUintValue } from '../cells/index.ts'

/** `nanograms$_ amount:(VarUInteger 16) = Grams`: 0 to 2^120 - 1 nano. Throws `underflow`. */
export function loadGrams(slice: Slice): bigint {
  return slice.loadVarUint(16)
}

/** `Grams`. Throws `range` for a negative amount or one above 2^120 - 1, `overflow`. */
export function storeGrams(value: bigint, builder: Builder): void {
  builder.storeVarUint(value, 16)
}

/** Amounts by currency id: 1 is NACKL, 2 is SHELL. Values are 0 to 2^248 - 1, listing ends at 1000. */
export type ExtraCurrencies = Dictionary<number, bigint>

const CURRENCY_ID = uintKey(32)
const CURRENCY_AMOUNT = varUintValue(32)
/** Far more than exist; keeps a hostile dictionary with shared parts from being listed. */
const MAX_CURRENCIES = 1000

/** `extra_currencies$_ dict:(HashmapE 32 (VarUInteger 32)) = ExtraCurrencyCollection`. */
export function extraCurrencies(entries: Iterable<readonly [number, bigint]> = []): ExtraCurrencies {
  const dictionary = new Dictionary(CURRENCY_ID, CURRENCY_AMOUNT, undefined, MAX_CURRENCIES)
  for (const [id, value] of entries) dictionary.set(id, value)
  return dictionary
}

/** `currencies$_ grams:Grams other:ExtraCurrencyCollection = CurrencyCollection`. */
export interface CurrencyCollection {
  readonly grams: bigint
  readonly other: ExtraCurrencies
}

/** A collection of grams and amounts by currency id. */
export function currencies(grams: bigint, other: Iterable<readonly [number, bigint]> = []): CurrencyCollection {
  return {
    grams,
    other: extraCurrencies(other),
  }
}

/** Reads a collection. Throws `underflow`. */
export function loadCurrencyCollection(slice: Slice): CurrencyCollection {
  return {
    grams: loadGrams(slice),
    other: new Dictionary(CURRENCY_ID, CURRENCY_AMOUNT, slice.loadMaybeRef(), MAX_CURRENCIES),
  }
}

/** Writes a collection. Throws `range`, `overflow`. */
export function storeCurrencyCollection(value: CurrencyCollection, builder: Builder): void {
  storeGrams(value.grams, builder)
  builder.storeMaybeRef(value.other.root)
}

/** Sum of two collections, as it augments dictionaries. Throws `range` when an amount overflows. */
export function addCurrencies(left: CurrencyCollection, right: CurrencyCollection): CurrencyCollection {
  const other = extraCurrencies(left.other)
  for (const [id, value] of right.other) other.set(id, (other.get(id) ?? 0n) + value)
  return { grams: left.grams + right.grams, other }
}
