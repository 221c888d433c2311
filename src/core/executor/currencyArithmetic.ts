import { type CurrencyCollection, currencies, extraCurrencies } from '../tlb/index.ts'

/** Largest amount of grams, `VarUInteger 16`. */
export const MAX_GRAMS = (1n << 120n) - 1n

/** No amount of any currency. */
export const NO_CURRENCIES: CurrencyCollection = currencies(0n)

/** The same amounts of extra currencies with other grams. */
export function withGrams(value: CurrencyCollection, grams: bigint): CurrencyCollection {
  return {
    grams,
    other: value.other,
  }
}

/** Sum; costs nothing when one side has no extra currencies. */
export function plus(left: CurrencyCollection, right: CurrencyCollection): CurrencyCollection {
  const grams = left.grams + right.grams
  if (right.other.isEmpty) return withGrams(left, grams)
  if (left.other.isEmpty) return withGrams(right, grams)
  const other = extraCurrencies()
  other.root = left.other.root
  for (const [id, value] of right.other) other.set(id, (other.get(id) ?? 0n) + value)
  return { grams, other }
}

/** Difference, or `undefined` when an amount would become negative. A currency that is used up stays with amount 0. */
export function minus(left: CurrencyCollection, right: CurrencyCollection): CurrencyCollection | undefined {
  if (left.grams < right.grams) return undefined
  const grams = left.grams - right.grams
  if (right.other.isEmpty) return withGrams(left, grams)
  const other = extraCurrencies()
  other.root = left.other.root
  for (const [id, value] of right.other) {
    const owned = other.get(id)
    if (owned === undefined && value === 0n) continue
    if (owned === undefined || owned < value) return undefined
    other.set(id, owned - value)
  }
  return { grams, other }
}

/** The collection without extra currencies of amount 0. */
export function withoutZeros(value: CurrencyCollection): CurrencyCollection {
  if (value.other.isEmpty) return value
  const zeros: number[] = []
  for (const [id, amount] of value.other) if (amount === 0n) zeros.push(id)
  if (zeros.length === 0) return value
  const other = extraCurrencies()
  other.root = value.other.root
  for (const id of zeros) other.delete(id)
  return { grams: value.grams, other }
}

/** Whether the amounts of all currencies are 0. */
export function isZero(value: CurrencyCollection): boolean {
  if (value.grams !== 0n) return false
  for (const [, amount] of value.other) if (amount !== 0n) return false
  return true
}

/** A copy in which one extra currency has another amount; an amount of 0 is stored as an entry too. */
export function withCurrency(value: CurrencyCollection, id: number, amount: bigint): CurrencyCollection {
  const other = extraCurrencies()
  other.root = value.other.root
  other.set(id, amount)
  return { grams: value.grams, other }
}
