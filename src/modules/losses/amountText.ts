/** Amounts for people: "5 tokens", "5 SHELL (currency 2)", "5 of currency 7". */

const DECIMALS = 9
const NAMES: Readonly<Record<number, string>> = { 0: 'tokens', 1: 'NACKL (currency 1)', 2: 'SHELL (currency 2)' }

/** @param amount nano units */
export function amountText(currency: number, amount: bigint): string {
  return `${decimalText(amount)} ${NAMES[currency] ?? `of currency ${currency}`}`
}

function decimalText(amount: bigint): string {
  const digits = amount.toString().padStart(DECIMALS + 1, '0')
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
  return `${digits.slice(0, -DECIMALS)}${fraction === '' ? '' : `.${fraction}`}`
}
