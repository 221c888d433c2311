/** What arrives and what is lost, compared with the balances of executed transactions. */
import { expect, test } from 'vitest'
import { hexToBytes } from '../../../src/core/bytes/index.ts'
import { type Cell, parseBocBase64 } from '../../../src/core/cells/index.ts'
import {
  arrivedMoney,
  defaultBlockchainConfig,
  type Executed,
  type ExecuteInput,
  executeTransaction,
  type LostAmount,
  NotAccepted,
} from '../../../src/core/executor/index.ts'
import { type CurrencyCollection, currencies, parseAccount, parseMessage } from '../../../src/core/tlb/index.ts'
import { readConfig } from '../../../src/modules/tvm/runs/surroundings.ts'
import { type NativeCase, readNativeCases, readNativeReproductions } from '../../support/nativeCases/readNativeCases.ts'

interface Params {
  readonly message: string
  readonly account: { readonly type: string; readonly boc?: string }
  readonly execution_options?: {
    readonly block_time?: number
    readonly block_lt?: string | number
    readonly transaction_lt?: string | number
    readonly blockchain_config?: string
    readonly dapp_id?: string
  }
}

interface Ran {
  readonly id: string
  readonly input: ExecuteInput
  readonly executed: Executed
}

const cases = [...readNativeCases('executor'), ...readNativeReproductions(/^(0[1-9]|1[0-3])b?-/)].filter(
  ({ method }) => method === 'tvm.run_executor',
)
const ran = cases.flatMap(run)

function run({ id, params }: NativeCase): Ran[] {
  const { message, account, execution_options = {} } = params as Params
  const { block_time = 1_700_000_000, block_lt = 0, transaction_lt = 0, blockchain_config, dapp_id } = execution_options
  try {
    const accountCell = account.boc === undefined ? undefined : parseBocBase64(account.boc)
    const input: ExecuteInput = {
      account: accountCell && parseAccount(accountCell),
      message: parseBocBase64(message),
      config: blockchain_config === undefined ? defaultBlockchainConfig() : readConfig(undefined, blockchain_config),
      rules: 'current',
      lt: BigInt(transaction_lt),
      blockLt: BigInt(block_lt),
      blockTimeSec: block_time,
      ...(dapp_id !== undefined && { dappId: dapp_id }),
    }
    return [{ id, input, executed: executeTransaction(input) }]
  } catch (error) {
    if (error instanceof NotAccepted) return []
    throw error
  }
}

function movement({ input, executed }: Ran) {
  const { transaction, account, outMessages, minted, dappCreditUsed } = executed
  return {
    transaction,
    message: parseMessage(input.message!, 'current'),
    dappId: input.dappId === undefined ? undefined : hexToBytes(input.dappId),
    rules: 'current' as const,
    balance: input.account?.balance ?? currencies(0n),
    executed: {
      balance: account?.balance,
      outMessages: outMessages.map((cell) => parseMessage(cell, 'current')),
      minted,
      dappCreditUsed,
    },
  }
}

const SHELL = 2
const OF_CONTRACT = ['burnt', 'given_to_dapp', 'account_ended']

test('there are enough cases of each reason', () => {
  const reasons = ran.flatMap((one) => arrivedMoney(movement(one)).lost.map(({ reason }) => reason))
  const counts = Object.fromEntries(
    reasons.map((reason) => [reason, reasons.filter((other) => other === reason).length]),
  )
  for (const reason of ['other_dapp', 'no_account', 'bad_state_init', 'bounce_failed']) {
    expect(counts[reason], reason).toBeGreaterThan(2)
  }
})

test('the losses according to the rules equal the amounts missing from the balances', () => {
  for (const one of ran) {
    const { executed: _, ...known } = movement(one)
    const exact = arrivedMoney(movement(one)).lost.filter(({ reason }) => !OF_CONTRACT.includes(reason))
    expect(arrivedMoney(known).lost, one.id).toEqual(exact)
    expect(
      exact.filter(({ isExact }) => !isExact),
      one.id,
    ).toEqual([])
  }
})

test('the losses and the fees are the difference of the balances', () => {
  const different = ran.flatMap((one) => {
    const { description } = one.executed.transaction
    // A due fee is paid, and the message bounces with the same money.
    const isPaidTwice = 'bounce' in description && description.bounce?.type === 'ok'
    const [real, lost] = [mainAndOther(missing(one)), mainAndOther(totals(arrivedMoney(movement(one)).lost))]
    const isSame = real.other === lost.other && (real.main === lost.main || (isPaidTwice && real.main < lost.main))
    return isSame || (real.main < 0n && lost.main === 0n) ? [] : [{ id: one.id, real, lost }]
  })
  // The author of its code got a part of the fees.
  expect(different.filter(({ id }) => id !== '13-copyleft')).toEqual([])
})

/** SHELL counts as the main currency that it can become. */
function mainAndOther(amounts: ReadonlyMap<number, bigint>) {
  const other = [...amounts].filter(([id, amount]) => id !== 0 && id !== SHELL && amount !== 0n)
  return { main: (amounts.get(0) ?? 0n) + (amounts.get(SHELL) ?? 0n), other: other.sort().join(' ') }
}

test('without the earlier balance, an amount is exact or a minimum', () => {
  for (const one of ran) {
    const { executed: _, balance, ...outside } = movement(one)
    const real = totals(arrivedMoney({ ...outside, balance }).lost)
    const { lost } = arrivedMoney(outside)
    for (const [currency, amount] of totals(lost)) {
      const isExact = lost.every((each) => each.currency !== currency || each.isExact)
      if (isExact) expect(amount, one.id).toBe(real.get(currency) ?? 0n)
      else expect(amount, one.id).toBeGreaterThanOrEqual(real.get(currency) ?? 0n)
    }
    expect(
      [...real.keys()].filter((currency) => !totals(lost).has(currency)),
      one.id,
    ).toEqual([])
  }
})

function totals(lost: readonly LostAmount[]): Map<number, bigint> {
  const sums = new Map<number, bigint>()
  for (const { currency, amount } of lost) sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  return sums
}

/** Amounts that came in but are neither in the account, nor sent, nor paid as fees. */
function missing({ input, executed }: Ran): Map<number, bigint> {
  const sums = new Map<number, bigint>()
  const add = (currency: number, amount: bigint) => sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  const addAll = ({ grams, other }: CurrencyCollection, sign: bigint) => {
    add(0, sign * grams)
    for (const [currency, amount] of other) add(currency, sign * amount)
  }
  const addMessage = (cell: Cell, sign: bigint) => {
    const { header } = parseMessage(cell, 'current')
    if (header.type !== 'internal') return
    addAll(header.value, sign)
    add(0, sign * (header.ihrFee + (sign < 0n ? header.fwdFee : 0n)))
  }
  if (input.account !== undefined) addAll(input.account.balance, 1n)
  if (executed.account !== undefined) addAll(executed.account.balance, -1n)
  addMessage(input.message!, 1n)
  for (const cell of executed.outMessages) addMessage(cell, -1n)
  addAll(executed.transaction.totalFees, -1n)
  if (executed.dappCreditUsed > 0n) add(0, executed.dappCreditUsed)
  for (const [currency, amount] of executed.minted) if (amount > 0n) add(currency, amount)
  return sums
}
