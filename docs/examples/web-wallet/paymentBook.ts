/** What each payment of this browser was for. The outbox keeps messages and outcomes, not what they mean to a person. */
import type { Payment } from './openWallet.ts'

const BOOK = 'wallet-payments'

/** Payments by their keys, in the order in which they were made. */
export function knownPayments(): ReadonlyMap<string, Payment> {
  const payments = JSON.parse(localStorage.getItem(BOOK) ?? '[]') as Payment[]
  return new Map(payments.map((payment) => [payment.key, payment]))
}

export function rememberPayment(payment: Payment): void {
  const payments = new Map(knownPayments()).set(payment.key, payment)
  localStorage.setItem(BOOK, JSON.stringify([...payments.values()]))
}
