/**
 * Repeats the accounting of one transaction under `current` rules from the figures that it states. No amount may appear
 * or vanish without a named reason; amounts that vanish by a rule of the network refer to the row of that rule.
 */
import { compareBytes, hexToBytes } from '../../../src/core/bytes/index.ts'
import { unlessBroken } from '../../../src/core/cells/index.ts'
import { type Executed, type ExecuteInput, parseOutActions } from '../../../src/core/executor/index.ts'
import {
  CopyleftConfig,
  configParam,
  currencies,
  type InternalHeader,
  type Message,
  type OrdinaryDescription,
  parseMessage,
} from '../../../src/core/tlb/index.ts'
import { GRAMS, Purse } from './Purse.ts'

const SHELL = 2
const NOTHING = currencies(0n)
const MAX_GRAMS = (1n << 120n) - 1n

/** Amounts that do not add up, one line each; empty if all do. */
export function keepAccounts(input: ExecuteInput, executed: Executed): string[] {
  const message = parseMessage(input.message!)
  const description = executed.transaction.description as OrdinaryDescription
  const problems = feeProblems(input, executed, description)
  const follow = description.aborted ? followAborted : followSucceeded
  problems.push(...follow(input, executed, description, message))
  return problems
}

/** The fees of the phases are the fees of the transaction. */
function feeProblems(input: ExecuteInput, executed: Executed, description: OrdinaryDescription): string[] {
  const { storage, credit, compute, action, bounce } = description
  const { fees, outMessages, transaction } = executed
  const problems: string[] = []
  const expectEqual = (what: string, actual: bigint, expected: bigint) => {
    if (actual !== expected) problems.push(`${what} is ${actual}, expected ${expected}`)
  }
  const gas = compute.type === 'vm' ? compute.gasFees : 0n
  const kept = action?.success === true ? (action.totalActionFees ?? 0n) : 0n
  const back = bounce?.type === 'ok' ? bounce : undefined
  const total =
    (storage?.feesCollected ?? 0n) +
    (credit?.dueFeesCollected ?? 0n) +
    fees.externalIn +
    gas +
    kept +
    (back?.msgFees ?? 0n)
  expectEqual('sum of the fees', transaction.totalFees.grams, total - authorShare(input, executed))
  expectEqual('gas in the fees', fees.gas, gas)
  expectEqual('total of the fees', fees.total, fees.externalIn + fees.storage + fees.gas + fees.forward)
  let carried = 0n
  for (const cell of outMessages) {
    const { header } = parseMessage(cell)
    if (header.type === 'internal') carried += header.fwdFee + header.ihrFee
  }
  if (action?.success === true) expectEqual('forward fees', action.totalFwdFees ?? 0n, carried + kept)
  if (back !== undefined) expectEqual('forward fee of the bounce', back.fwdFees, carried)
  return problems
}

/** Part of the gas that COPYLEFT keeps out of the fees. */
function authorShare({ config }: ExecuteInput, { vm, transaction }: Executed): bigint {
  const { compute, action } = transaction.description as OrdinaryDescription
  const actions = vm && unlessBroken(() => parseOutActions(vm.actions, 'current'))
  const first = actions?.find(({ type }) => type === 'copyleft')
  if (first?.type !== 'copyleft' || compute.type !== 'vm' || action === undefined) return 0n
  const percent = CopyleftConfig.load(configParam(config.params, 42)!).licenseRates.get(first.license) ?? 0
  return (compute.gasFees * BigInt(percent)) / 100n
}

/** What a message brings once the rules for other Dapps and the exchange were applied. */
interface Arrival {
  readonly header: InternalHeader
  readonly value: Purse
  /** Grams that are to be burnt at the end. */
  readonly granted: bigint
  /** Grams that were SHELL; `undefined` when nothing could be exchanged. */
  readonly exchanged: bigint | undefined
  /** Amounts that are already spent, by name. */
  readonly lost: Purse
}

function arrivalOf({ config, account, dappId }: ExecuteInput, { header, init }: Message): Arrival | undefined {
  if (header.type !== 'internal') return undefined
  const value = Purse.of(header.value)
  const lost = new Purse()
  const own = dappId === undefined ? undefined : hexToBytes(dappId)
  const deploys = init !== undefined && (account === undefined || account.state.type === 'uninit')
  const isElsewhere = !header.bounced && !deploys && !(account !== undefined && isSame(own, header.srcDappId))
  const { gasLimit, gasPrice } = config.gasPrices(0)
  const above = value.get(GRAMS) - least(value.get(GRAMS), (gasLimit * gasPrice) >> 16n)
  if (isElsewhere) lost.add(GRAMS, value.takeUpTo(GRAMS, above))
  const granted = isElsewhere ? value.get(GRAMS) : 0n
  const hasShell = header.isExchange && header.value.other.get(SHELL) !== undefined
  const exchanged = hasShell ? value.takeUpTo(SHELL, (1n << 64n) - 1n) : undefined
  if (exchanged !== undefined && exchanged > 0n) {
    value.add(GRAMS, exchanged)
    const rest = value.takeUpTo(SHELL, value.get(SHELL))
    value.add(SHELL, least(rest, (1n << 128n) - 1n))
    lost.add(SHELL, rest - value.get(SHELL))
  }
  if (granted === 0n) value.add(GRAMS, header.ihrFee)
  else lost.add(GRAMS, header.ihrFee)
  return { header, value, granted, exchanged, lost }
}

/** Checks that the sum of grams and SHELL (one becomes the other) and every other currency by itself stay unchanged. */
function followSucceeded(
  input: ExecuteInput,
  { account, minted, dappCreditUsed, outMessages, transaction, ...executed }: Executed,
  description: OrdinaryDescription,
  message: Message,
): string[] {
  const arrival = arrivalOf(input, message)
  const total = Purse.of(input.account?.balance ?? NOTHING)
  if (arrival !== undefined) {
    total.addAll(arrival.value)
    total.takeUpTo(GRAMS, arrival.granted)
  }
  total.add(GRAMS, dappCreditUsed)
  for (const [id, amount] of minted) total.add(id, amount)
  total.addAll(Purse.of(account?.balance ?? NOTHING), -1n)
  total.addAll(Purse.of(transaction.totalFees), -1n)
  total.add(GRAMS, -authorShare(input, { account, minted, dappCreditUsed, outMessages, transaction, ...executed }))
  for (const cell of outMessages) {
    const { header } = parseMessage(cell)
    if (header.type !== 'internal') continue
    total.addAll(Purse.of(header.value), -1n)
    total.add(GRAMS, -header.fwdFee - header.ihrFee)
  }
  total.add(GRAMS, total.get(SHELL))
  total.add(SHELL, -total.get(SHELL))
  // Nodes look at grams alone when they delete an account, so other currencies that were set aside go with it.
  if (description.destroyed && setsCurrenciesAside(executed)) {
    for (const [currency, amount] of total.entries()) total.takeUpTo(currency, amount)
  }
  return total.entries().length === 0 ? [] : [`a success leaves open ${total}`]
}

function setsCurrenciesAside({ vm }: Pick<Executed, 'vm'>): boolean {
  return (
    vm !== undefined &&
    parseOutActions(vm.actions, 'current').some((action) => action.type === 'reserve' && !action.value.other.isEmpty)
  )
}

/** Follows the money of an aborted transaction step by step; the account must have what is left. */
function followAborted(
  input: ExecuteInput,
  executed: Executed,
  { storage, credit, compute, action, bounce }: OrdinaryDescription,
  message: Message,
): string[] {
  const { account, outMessages } = executed
  const arrival = arrivalOf(input, message)
  if (arrival === undefined) return abortedExternal(input, executed, compute)
  const { header, value, granted, exchanged } = arrival
  const storageFee = storage?.feesCollected ?? 0n
  const wasDeleted = storage?.statusChange === 'deleted'
  const before = Purse.of(input.account?.balance ?? NOTHING)
  const purse = new Purse()
  purse.addAll(before)
  const dueFee = value.takeUpTo(GRAMS, credit?.dueFeesCollected ?? 0n)
  const fits = before.get(GRAMS) + value.get(GRAMS) <= MAX_GRAMS
  if (!header.bounce && fits) purse.addAll(value)
  purse.takeUpTo(GRAMS, storageFee)
  if (wasDeleted) for (const [currency, amount] of purse.entries()) purse.takeUpTo(currency, amount)
  // What the transaction may leave to its contract: after the storage fee it can be less than what came.
  const usable = header.bounce ? value.get(GRAMS) : least(value.get(GRAMS), purse.get(GRAMS))
  const original = new Purse()
  if (!wasDeleted) original.addAll(before)
  original.takeUpTo(GRAMS, storageFee)
  if (header.bounce && fits) purse.addAll(value)
  if (compute.type === 'vm') purse.takeUpTo(GRAMS, compute.gasFees)
  if (bounce?.type === 'ok') return returned(input, executed, original, header, dueFee)
  if (outMessages.length > 0) return ['an aborted transaction sends messages']
  // E6: grams that came without bounce are gone when the contract could not be activated.
  if (compute.type === 'skipped' && compute.reason === 'badState' && !header.bounce) purse.takeUpTo(GRAMS, usable)
  // E5: the first burn, of actions that failed.
  if (action !== undefined) purse.takeUpTo(GRAMS, granted)
  if (header.bounce) {
    if (exchanged !== undefined) {
      purse.takeUpTo(GRAMS, exchanged)
      purse.add(SHELL, exchanged)
    }
    const isUninit =
      compute.type === 'skipped' && (wasDeleted ? account : (account ?? input.account))?.state.type === 'uninit'
    if (isUninit) {
      // E7: without a contract only the currencies stay.
      purse.takeUpTo(GRAMS, purse.get(GRAMS))
      purse.add(GRAMS, original.get(GRAMS))
    } else if (input.account === undefined) {
      // E7: without an account, no amount stays.
      for (const [currency, amount] of purse.entries()) purse.takeUpTo(currency, amount)
    }
  }
  purse.takeUpTo(GRAMS, granted)
  return differs(account === undefined ? undefined : purse, executed, purse)
}

/** A bounced message takes the whole value back, although what was due for storage was paid out of it. */
function returned(
  { account: before }: ExecuteInput,
  executed: Executed,
  original: Purse,
  header: InternalHeader,
  dueFee: bigint,
): string[] {
  const { bounce, compute } = executed.transaction.description as OrdinaryDescription
  const back = executed.outMessages.map((cell) => parseMessage(cell).header)
  if (back.length !== 1 || back[0]?.type !== 'internal' || bounce?.type !== 'ok') return ['a bounce sends one message']
  const gas = compute.type === 'vm' ? compute.gasFees : 0n
  const value = Purse.of(header.value)
  value.takeUpTo(GRAMS, gas + bounce.msgFees + bounce.fwdFees)
  value.addAll(Purse.of(back[0].value), -1n)
  const problems = value.entries().length === 0 ? [] : [`a bounce leaves open ${value}`]
  if (
    dueFee > 0n &&
    before?.storageInfo.duePayment === undefined &&
    executed.transaction.description.type === 'ordinary'
  ) {
    const { storage } = executed.transaction.description
    if (storage?.feesDue === undefined) problems.push('due fees were collected where none were due')
  }
  return [...problems, ...differs(original, executed, original)]
}

function abortedExternal(
  { account }: ExecuteInput,
  executed: Executed,
  compute: OrdinaryDescription['compute'],
): string[] {
  const { storage } = executed.transaction.description as OrdinaryDescription
  const purse = Purse.of(account?.balance ?? NOTHING)
  purse.takeUpTo(GRAMS, executed.fees.externalIn + (storage?.feesCollected ?? 0n))
  if (compute.type === 'vm') purse.takeUpTo(GRAMS, compute.gasFees)
  return differs(purse, executed, purse)
}

/** An account without contract and without money does not exist, so what is left must be nothing then. */
function differs(purse: Purse | undefined, { account, transaction }: Executed, left: Purse): string[] {
  if (account === undefined) {
    const mayVanish =
      transaction.endStatus === 'nonexist' && (transaction.origStatus === 'nonexist' || left.entries().length === 0)
    const { storage } = transaction.description as OrdinaryDescription
    return mayVanish || storage?.statusChange === 'deleted' ? [] : [`the account vanished with ${left}`]
  }
  const difference = Purse.of(account.balance)
  if (purse !== undefined) difference.addAll(purse, -1n)
  return difference.entries().length === 0 ? [] : [`the account has too much (or too little): ${difference}`]
}

function isSame(left: Uint8Array | undefined, right: Uint8Array | undefined): boolean {
  return left === undefined || right === undefined ? left === right : compareBytes(left, right) === 0
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right
}
