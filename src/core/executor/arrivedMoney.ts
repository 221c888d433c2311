/**
 * Amounts that an executed message added to its account, and amounts lost on the way, per currency. Transactions do not
 * contain them: their credit phase and the `balance_delta` of networks exclude tokens that are burnt at the end. The
 * rows E2, E5, E6, E7 and E11 decide. Source: docs/executor.md.
 */

import { compareBytes } from '../bytes/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { least } from '../extremes.ts'
import type { CurrencyCollection, InternalHeader, Message, OrdinaryDescription, Transaction } from '../tlb/index.ts'
import { MAX_GRAMS } from './currencyArithmetic.ts'
import { SHELL } from './tokenActions.ts'

/** Why money is lost. */
export type LossReason =
  | 'other_dapp'
  | 'no_account'
  | 'bad_state_init'
  | 'bounce_failed'
  | 'actions_failed'
  | 'account_ended'
  | 'burnt'
  | 'given_to_dapp'
  | 'limit'

export interface LostAmount {
  /** 0 is the main currency. */
  readonly currency: number
  /** Nano units, more than 0. */
  readonly amount: bigint
  readonly reason: LossReason
  /** False: at most this amount. It depends on the balance before, which was not given. */
  readonly isExact: boolean
}

export interface ArrivedMoney {
  /** Amounts that the message added to the account, by currency, before fees and outgoing messages. No amount is 0. */
  readonly arrived: ReadonlyMap<number, bigint>
  /** Includes losses of the account itself, which may exceed what arrived. */
  readonly lost: readonly LostAmount[]
  /** SHELL of the message that was exchanged one to one for the main currency. */
  readonly exchanged: bigint
}

export interface MoneyMovement {
  readonly transaction: Pick<Transaction, 'description' | 'origStatus' | 'endStatus' | 'totalFees'>
  /** Inbound message; absent if there was no inbound message. */
  readonly message: Pick<Message, 'header' | 'init'> | undefined
  /** Dapp ID of the account before the transaction, 32 bytes; absent: without Dapp ID. */
  readonly dappId: Uint8Array | undefined
  readonly rules: ChainRules
  /** Balance before; absent where it is not known. */
  readonly balance?: CurrencyCollection | undefined
  /** Known only to the executor. */
  readonly executed?: {
    /** Balance after. */
    readonly balance: CurrencyCollection | undefined
    readonly outMessages: readonly Pick<Message, 'header'>[]
    readonly minted: ReadonlyMap<number, bigint>
    readonly dappCreditUsed: bigint
  }
}

const MAX_EXCHANGE = (1n << 64n) - 1n
/** Maximum remainder of SHELL after an exchange. */
const MAX_EXCHANGE_REST = (1n << 128n) - 1n
/** Stands for a balance that covers everything. */
const PLENTY = 1n << 119n

export function arrivedMoney(movement: MoneyMovement): ArrivedMoney {
  const { transaction, message, rules } = movement
  const { description } = transaction
  const header = message?.header
  const brought =
    description.type === 'ordinary' && header?.type === 'internal'
      ? rules === 'classic'
        ? classicMoney(description, header)
        : currentMoney(movement, description, header)
      : NOTHING
  const lost = [...brought.lost, ...lostByContract(movement)]
  return { ...brought, lost: [...lost, ...lostWithAccount(movement, lost)] }
}

const NOTHING: ArrivedMoney = { arrived: new Map(), lost: [], exchanged: 0n }

function classicMoney(description: OrdinaryDescription, header: InternalHeader): ArrivedMoney {
  if (description.bounce?.type === 'ok') return NOTHING
  return { arrived: amountsOf(header.value.grams + header.ihrFee, header.value.other), lost: [], exchanged: 0n }
}

function currentMoney(movement: MoneyMovement, description: OrdinaryDescription, header: InternalHeader): ArrivedMoney {
  const { transaction, message, balance } = movement
  const { value, ihrFee } = header
  const lost: LostAmount[] = []
  const lose = (currency: number, amount: bigint, reason: LossReason, isExact = true) => {
    if (amount > 0n) lost.push({ currency, amount, reason, isExact })
  }
  if (description.bounce?.type === 'ok') {
    // The fee of instant routing is not returned.
    lose(0, ihrFee, 'bounce_failed')
    return { arrived: new Map(), lost, exchanged: 0n }
  }
  const failsToBounce = description.aborted && header.bounce
  const run = { isElsewhere: isElsewhere(movement, header, message?.init !== undefined), failsToBounce }
  const reason = reasonOf(transaction, description, failsToBounce)
  if (failsToBounce && transaction.origStatus === 'nonexist' && transaction.endStatus !== 'uninit') {
    // E7: the whole value is lost, even if the message has activated an account; the run was paid out of it.
    lose(0, atLeastZero(value.grams + ihrFee - transaction.totalFees.grams), reason)
    for (const [currency, amount] of value.other) lose(currency, amount, reason)
    return { arrived: new Map(), lost, exchanged: 0n }
  }
  const shell = value.other.get(SHELL) ?? 0n
  const exchanged = header.isExchange && !failsToBounce ? least(shell, MAX_EXCHANGE) : 0n
  if (balance !== undefined && exceedsLimit(balance, description)) {
    lose(0, value.grams + ihrFee, 'limit')
    for (const [currency, amount] of value.other) lose(currency, amount, 'limit')
    return { arrived: new Map(), lost, exchanged: 0n }
  }
  const most = lostGrams(transaction, description, header, { ...run, balance: balance?.grams ?? PLENTY })
  const fewest = balance === undefined ? lostGrams(transaction, description, header, { ...run, balance: 0n }) : most
  lose(0, most.brought, reason, most.brought === fewest.brought)
  lose(0, most.again, 'actions_failed', most.again === fewest.again)
  const arrived = amountsOf(atLeastZero(value.grams + ihrFee + exchanged - most.brought - most.again), value.other)
  if (exchanged > 0n) {
    const rest = least(shell - exchanged, MAX_EXCHANGE_REST)
    lose(SHELL, shell - exchanged - rest, 'limit')
    if (rest > 0n) arrived.set(SHELL, rest)
    else arrived.delete(SHELL)
  }
  return { arrived, lost, exchanged }
}

/** Whether main currency of the message comes from another Dapp, as the executor decides it. */
function isElsewhere({ transaction: { origStatus }, dappId }: MoneyMovement, header: InternalHeader, hasInit: boolean) {
  if (header.bounced) return false
  const isNew = origStatus === 'nonexist' || origStatus === 'uninit'
  if (hasInit && isNew) return false
  return origStatus === 'nonexist' || !isSame(dappId, header.srcDappId)
}

interface Run {
  readonly isElsewhere: boolean
  /** The message should be returned, but its value does not pay for that. */
  readonly failsToBounce: boolean
  /** Before the transaction. */
  readonly balance: bigint
}

interface LostGrams {
  /** Amount lost of the received value. */
  readonly brought: bigint
  /** Burnt a second time, row E5. */
  readonly again: bigint
}

/** Main currency that is lost, as the executor takes it from the balance step by step. */
function lostGrams(
  { endStatus, origStatus }: MoneyMovement['transaction'],
  description: OrdinaryDescription,
  { value, ihrFee, isExchange, bounce }: InternalHeader,
  { isElsewhere, failsToBounce, balance: before }: Run,
): LostGrams {
  const { credit, compute, action, storage } = description
  const shell = isExchange ? least(value.other.get(SHELL) ?? 0n, MAX_EXCHANGE) : 0n
  const credited = credit?.credit.grams ?? 0n
  const granted = isElsewhere
    ? least(value.grams, atLeastZero(credited + (credit?.dueFeesCollected ?? 0n) - shell))
    : 0n
  // With a grant, the fee of instant routing is withheld as well.
  const cut = isElsewhere && granted > 0n ? value.grams - granted + ihrFee : 0n
  if (action?.success === true) return { brought: cut + granted, again: 0n }
  const gas = compute.type === 'vm' ? compute.gasFees : 0n
  let balance = atLeastZero(before + credited - (storage?.feesCollected ?? 0n) - gas)
  const burn = (amount: bigint) => {
    const burnt = least(balance, amount)
    balance -= burnt
    return burnt
  }
  let brought = cut
  // E5: failed actions burn the grant, and it is burnt once more at the end.
  if (action !== undefined) brought += burn(granted)
  if (failsToBounce) {
    // The exchange is undone in full, even if less of it is left.
    const undone = least(balance, shell)
    balance -= undone
    brought = atLeastZero(brought - (shell - undone))
    if (endStatus === 'uninit' || (origStatus === 'uninit' && endStatus === 'nonexist')) {
      // E7: an account without contract loses the main currency of the message.
      brought += burn(atLeastZero(credited - shell))
    }
  } else if (compute.type === 'skipped' && compute.reason === 'badState' && !bounce) {
    // E6: an account that cannot be activated loses the main currency as well.
    brought += burn(credited)
  }
  const last = burn(granted)
  return action === undefined ? { brought: brought + last, again: 0n } : { brought, again: last }
}

function reasonOf(
  { origStatus }: MoneyMovement['transaction'],
  { compute }: OrdinaryDescription,
  failsToBounce: boolean,
): LossReason {
  if (failsToBounce) return 'bounce_failed'
  if (compute.type === 'skipped' && compute.reason === 'badState') return 'bad_state_init'
  return origStatus === 'nonexist' ? 'no_account' : 'other_dapp'
}

/** Nodes omit a sum that they cannot write. */
function exceedsLimit(balance: CurrencyCollection, { credit, storage, creditFirst }: OrdinaryDescription): boolean {
  const before = creditFirst ? balance.grams : balance.grams - (storage?.feesCollected ?? 0n)
  return credit !== undefined && before + credit.credit.grams > MAX_GRAMS
}

/** Amounts that the contract burnt or returned to its Dapp. */
function lostByContract({ executed }: MoneyMovement): LostAmount[] {
  if (executed === undefined) return []
  const lost: LostAmount[] = []
  for (const [currency, amount] of executed.minted) {
    if (amount < 0n) lost.push({ currency, amount: -amount, reason: 'burnt', isExact: true })
  }
  const { dappCreditUsed } = executed
  if (dappCreditUsed < 0n) lost.push({ currency: 0, amount: -dappCreditUsed, reason: 'given_to_dapp', isExact: true })
  return lost
}

/** The balance of an account that was deleted. */
function lostWithAccount(movement: MoneyMovement, known: readonly LostAmount[]): LostAmount[] {
  const { executed, balance, message, transaction } = movement
  if (executed === undefined || executed.balance !== undefined) return []
  const sums = new Map<number, bigint>()
  const add = (currency: number, amount: bigint) => sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  const addAll = ({ grams, other }: CurrencyCollection, sign: 1n | -1n) => {
    add(0, sign * grams)
    for (const [currency, amount] of other) add(currency, sign * amount)
  }
  if (balance !== undefined) addAll(balance, 1n)
  if (message?.header.type === 'internal') {
    addAll(message.header.value, 1n)
    add(0, message.header.ihrFee)
  }
  for (const { header } of executed.outMessages) {
    if (header.type !== 'internal') continue
    addAll(header.value, -1n)
    add(0, -header.ihrFee - header.fwdFee)
  }
  addAll(transaction.totalFees, -1n)
  if (executed.dappCreditUsed > 0n) add(0, executed.dappCreditUsed)
  for (const [currency, amount] of executed.minted) if (amount > 0n) add(currency, amount)
  for (const { currency, amount } of known) add(currency, -amount)
  // The message or the contract may have exchanged SHELL for the main currency.
  const shell = sums.get(SHELL) ?? 0n
  const grams = sums.get(0) ?? 0n
  if (grams < 0n && shell > 0n) {
    const exchanged = least(-grams, shell)
    add(0, exchanged)
    add(SHELL, -exchanged)
  }
  return [...sums]
    .filter(([, amount]) => amount > 0n)
    .map(([currency, amount]) => ({ currency, amount, reason: 'account_ended', isExact: true }))
}

function amountsOf(grams: bigint, other: Iterable<readonly [number, bigint]>): Map<number, bigint> {
  const amounts = new Map<number, bigint>()
  if (grams > 0n) amounts.set(0, grams)
  for (const [currency, amount] of other) if (amount > 0n) amounts.set(currency, amount)
  return amounts
}

function isSame(left: Uint8Array | undefined, right: Uint8Array | undefined): boolean {
  if (left === undefined || right === undefined) return left === right
  return compareBytes(left, right) === 0
}

function atLeastZero(amount: bigint): bigint {
  return amount < 0n ? 0n : amount
}
