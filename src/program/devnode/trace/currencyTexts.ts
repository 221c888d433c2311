import type { CurrencyCollection } from '../../../core/tlb/index.ts'

/** Decimal texts by currency id; `undefined` if there are no other currencies. */
export function currencyTexts({ other }: CurrencyCollection): Readonly<Record<string, string>> | undefined {
  const entries = [...other].filter(([, amount]) => amount > 0n)
  return entries.length === 0 ? undefined : Object.fromEntries(entries.map(([id, amount]) => [id, String(amount)]))
}
