import type { CurrencyCollection } from '../../../src/core/tlb/index.ts'

/** The key of grams among the currencies, which otherwise have numbers. */
export const GRAMS = 'grams'
export type Currency = typeof GRAMS | number

/** Amounts of grams and other currencies that may be counted up and down. */
export class Purse {
  readonly #amounts = new Map<Currency, bigint>()

  static of({ grams, other }: CurrencyCollection): Purse {
    const purse = new Purse()
    purse.add(GRAMS, grams)
    for (const [id, amount] of other) purse.add(id, amount)
    return purse
  }

  get(currency: Currency): bigint {
    return this.#amounts.get(currency) ?? 0n
  }

  add(currency: Currency, amount: bigint): void {
    this.#amounts.set(currency, this.get(currency) + amount)
  }

  /** Takes an amount out, or everything if there is less; returns the amount taken. */
  takeUpTo(currency: Currency, amount: bigint): bigint {
    const taken = amount < this.get(currency) ? amount : this.get(currency)
    this.add(currency, -taken)
    return taken
  }

  addAll(purse: Purse, sign = 1n): void {
    for (const [currency, amount] of purse.#amounts) this.add(currency, sign * amount)
  }

  /** Amounts other than 0, in order. */
  entries(): [Currency, bigint][] {
    return [...this.#amounts]
      .filter(([, amount]) => amount !== 0n)
      .sort(([a], [b]) => String(a).localeCompare(String(b)))
  }

  toString(): string {
    return this.entries()
      .map(([currency, amount]) => `${currency}: ${amount}`)
      .join(', ')
  }
}
