import type { CurrencyCollection } from '../../../core/tlb/index.ts'

/** Decimal texts by currency id; `undefined` when there are none. */
export function currencyTexts({ other }: CurrencyCollection): Readonly<Record<string, string>> | undefined {
  const entries = [...other].filter(([, amount]) => amount > 0n)
  return entries.length === 0 ? undefined : Object.fromEntries(entries.map(([id, amount]) => [id, String(amount)]))
}
