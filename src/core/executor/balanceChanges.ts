import type { CurrencyCollection, Message, Transaction } from '../tlb/index.ts'
import type { ArrivedMoney, MoneyMovement } from './arrivedMoney.ts'
import { SHELL } from './tokenActions.ts'

/**
 * How the balance changed, by currency: what came in, less what was sent, paid and lost. Networks leave the losses out
 * of `balance_delta`. Amounts that a contract minted, burnt or exchanged itself are in no transaction, and are not
 * included here.
 */
export function balanceChanges(
  transaction: Pick<Transaction, 'totalFees'>,
  {
    message,
    outMessages,
  }: Pick<MoneyMovement, 'message'> & { readonly outMessages: readonly Pick<Message, 'header'>[] },
  { lost, exchanged }: ArrivedMoney,
): Map<number, bigint> {
  const changes = new Map<number, bigint>()
  const add = (currency: number, amount: bigint) => changes.set(currency, (changes.get(currency) ?? 0n) + amount)
  const addAll = ({ grams, other }: CurrencyCollection, sign: 1n | -1n) => {
    add(0, sign * grams)
    for (const [currency, amount] of other) add(currency, sign * amount)
  }
  if (message?.header.type === 'internal') {
    addAll(message.header.value, 1n)
    add(0, message.header.ihrFee)
  }
  for (const { header } of outMessages) {
    if (header.type !== 'internal') continue
    addAll(header.value, -1n)
    add(0, -header.ihrFee - header.fwdFee)
  }
  addAll(transaction.totalFees, -1n)
  for (const { currency, amount } of lost) add(currency, -amount)
  add(0, exchanged)
  add(SHELL, -exchanged)
  return new Map([...changes].filter(([, amount]) => amount !== 0n))
}
