/** Amounts for display: the only form in which errors, tool, node and console show money. */

const DECIMALS = 9
/** Currencies that have a name and nine decimals, like tokens. */
const NAMES: Readonly<Record<number, string>> = { 1: 'NACKL', 2: 'SHELL' }

/** `tokens`, `SHELL (currency 2)` or `currency 7`. */
export function currencyText(id: number): string {
  if (id === 0) return 'tokens'
  const name = NAMES[id]
  return name === undefined ? `currency ${id}` : `${name} (currency ${id})`
}

/** `1.5 tokens`, `1.5 SHELL (currency 2)` or `15 of currency 7`, whose decimals are not known. */
export function amountText(id: number, nano: bigint | string): string {
  const amount = BigInt(nano)
  if (id !== 0 && !(id in NAMES)) return `${amount} of ${currencyText(id)}`
  return `${formatTokens(amount)} ${id === 0 && amount === 1_000_000_000n ? 'token' : currencyText(id)}`
}

/** `1.005` for 1005000000; no zeros at the end. */
export function formatTokens(nano: bigint): string {
  const sign = nano < 0n ? '-' : ''
  const digits = (nano < 0n ? -nano : nano).toString().padStart(DECIMALS + 1, '0')
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
  return `${sign}${digits.slice(0, -DECIMALS)}${fraction === '' ? '' : `.${fraction}`}`
}
