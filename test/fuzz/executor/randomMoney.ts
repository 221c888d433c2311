import { type CurrencyCollection, currencies } from '../../../src/core/tlb/index.ts'
import type { Dice } from '../Dice.ts'

const GRAMS = [0n, 1n, 999n, 1_000_000n, 20_000_000n, 1_000_000_000n, 10_000_000_000n, (1n << 55n) - 1n] as const
const AMOUNTS = [0n, 1n, 5n, 1_000_000_000n, (1n << 64n) - 1n, (1n << 64n) + 5n, 1n << 130n, 1n << 200n] as const

/** Never so much that a message could not be written. */
export function randomGrams(dice: Dice): bigint {
  return dice.pick(GRAMS)
}

/** Grams and up to three other currencies, some of them with amount 0. */
export function randomMoney(dice: Dice, grams = randomGrams(dice)): CurrencyCollection {
  const other = new Map<number, bigint>()
  for (let count = dice.below(5) - 1; count > 0; count--) other.set(1 + dice.below(3), dice.pick(AMOUNTS))
  return currencies(grams, other)
}
