/** Money that a transaction took from the chain beside its fees, and why. */

import { bytesToHex } from '../../../core/bytes/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import type { Executed } from '../../../core/executor/index.ts'
import { type Account, type CurrencyCollection, parseMessage } from '../../../core/tlb/index.ts'

/** Why money is gone. */
export type LossReason =
  | 'other_dapp'
  | 'bounce_failed'
  | 'state_refused'
  | 'account_ended'
  | 'burnt'
  | 'given_to_dapp'
  | 'limit'

export interface LostMoney {
  /** 0 for grams, else the id of the currency. */
  readonly currency: number
  /** Decimal text, nano. */
  readonly amount: string
  readonly reason: LossReason
}

const TEXTS: Readonly<Record<LossReason, string>> = {
  other_dapp: 'grams do not travel between Dapps: at most they paid for this run, the rest is burnt',
  bounce_failed: 'the message could not be returned because its value is too low',
  state_refused: 'the message contained a state that does not fit, and does not bounce',
  account_ended: 'the account was deleted with its balance',
  burnt: 'the contract burnt it',
  given_to_dapp: 'the contract returned it to the credit of its Dapp',
  limit: 'the amount is too large to store',
}

export function lossText(reason: LossReason): string {
  return TEXTS[reason]
}

const SHELL = 2

/**
 * What is missing when everything that came in and was minted is compared with everything that is there, went out or was
 * paid. SHELL that became grams is counted as such.
 */
export function lostMoney(
  before: { readonly account: Account | undefined; readonly dappId: string | undefined },
  executed: Executed,
  rules: ChainRules,
): LostMoney[] {
  const { transaction, account, minted, dappCreditUsed } = executed
  const balance = new Sums()
  const header = transaction.inMsg && parseMessage(transaction.inMsg, rules).header
  if (before.account !== undefined) balance.add(before.account.balance, 1n)
  if (header?.type === 'internal') {
    balance.add(header.value, 1n)
    balance.addGrams(header.ihrFee)
  }
  if (account !== undefined) balance.add(account.balance, -1n)
  for (const cell of executed.outMessages) {
    const out = parseMessage(cell, rules).header
    if (out.type !== 'internal') continue
    balance.add(out.value, -1n)
    balance.addGrams(-out.ihrFee - out.fwdFee)
  }
  balance.add(transaction.totalFees, -1n)
  balance.addGrams(dappCreditUsed > 0n ? dappCreditUsed : 0n)
  for (const [id, amount] of minted) if (amount > 0n) balance.addCurrency(id, amount)
  const lost: LostMoney[] = []
  const take = (currency: number, amount: bigint, reason: LossReason) => {
    if (amount > 0n) lost.push({ currency, amount: String(amount), reason })
  }
  for (const [id, amount] of minted) {
    take(id, -amount, 'burnt')
    if (amount < 0n) balance.addCurrency(id, amount)
  }
  take(0, -dappCreditUsed, 'given_to_dapp')
  if (dappCreditUsed < 0n) balance.addGrams(dappCreditUsed)
  balance.exchangeShell()
  const reason = reasonOf(before, executed, header)
  take(0, balance.grams, reason)
  for (const [id, amount] of balance.other) take(id, amount, reason === 'other_dapp' ? 'limit' : reason)
  return lost
}

type Header = ReturnType<typeof parseMessage>['header']

function reasonOf(
  { account, dappId }: { readonly account: Account | undefined; readonly dappId: string | undefined },
  executed: Executed,
  header: Header | undefined,
): LossReason {
  const { description } = executed.transaction
  if ('destroyed' in description && description.destroyed) return 'account_ended'
  if ('bounce' in description && description.bounce !== undefined && description.bounce.type !== 'ok') {
    return 'bounce_failed'
  }
  const isRefused =
    'compute' in description && description.compute.type === 'skipped' && description.compute.reason === 'badState'
  if (isRefused) return 'state_refused'
  if (header?.type === 'internal' && !header.bounced) {
    const source = header.srcDappId && bytesToHex(header.srcDappId)
    if (account === undefined || source !== dappId) return 'other_dapp'
  }
  return executed.account === undefined ? 'account_ended' : 'limit'
}

/** Grams and other currencies, of either sign. */
class Sums {
  grams = 0n
  readonly other = new Map<number, bigint>()

  add({ grams, other }: CurrencyCollection, sign: 1n | -1n): void {
    this.grams += sign * grams
    for (const [id, amount] of other) this.addCurrency(id, sign * amount)
  }

  addGrams(grams: bigint): void {
    this.grams += grams
  }

  addCurrency(id: number, amount: bigint): void {
    this.other.set(id, (this.other.get(id) ?? 0n) + amount)
  }

  /** SHELL is exchanged one to one, so that as many grams are there as SHELL is gone. */
  exchangeShell(): void {
    const shell = this.other.get(SHELL) ?? 0n
    if (this.grams >= 0n || shell <= 0n) return
    const exchanged = -this.grams < shell ? -this.grams : shell
    this.grams += exchanged
    this.other.set(SHELL, shell - exchanged)
  }
}
