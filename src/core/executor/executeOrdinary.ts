import { compareBytes, hexToBytes } from '../bytes/index.ts'
import { Capability } from '../Capability.ts'
import { CellError } from '../cells/index.ts'
import { greatest, least } from '../extremes.ts'
import {
  type CreditPhase,
  type CurrencyCollection,
  type Message,
  type OrdinaryDescription,
  parseMessage,
} from '../tlb/index.ts'
import { actionPhase } from './actionPhase.ts'
import { bouncePhase } from './bouncePhase.ts'
import { type ComputeResult, computePhase } from './computePhase.ts'
import { isZero, MAX_GRAMS, minus, NO_CURRENCIES, plus, withCurrency, withGrams } from './currencyArithmetic.ts'
import type { Executed } from './Executed.ts'
import type { ExecuteInput } from './ExecuteInput.ts'
import { finishTransaction } from './finishTransaction.ts'
import { forwardFee, paidSize } from './messageFees.ts'
import { NotAccepted } from './NotAccepted.ts'
import { storagePhase } from './storagePhase.ts'
import { addFee, changeAccount, emptyAccount, setDuePayment, type TransactionDraft } from './TransactionDraft.ts'
import { SHELL } from './tokenActions.ts'

const MASTERCHAIN = -1
/** From this version of the network on, a message to an anycast address ends in an empty aborted transaction. */
const VERSION_REFUSES_ANYCAST = 8
const UNLIMITED = (1n << 64n) - 1n
const MAX_EXCHANGE = (1n << 64n) - 1n
const MAX_EXCHANGE_REST = (1n << 128n) - 1n

/** A transaction that a message causes. Throws `NotAccepted`. */
export function executeOrdinary(input: ExecuteInput): Executed {
  const draft = startOrdinary(input)
  const message = draft.message!
  const { header } = message
  if (draft.address.anycast !== undefined && input.config.globalVersion >= VERSION_REFUSES_ANYCAST) {
    const description = { ...describe(false, { phase: { type: 'skipped', reason: 'noState' } }), aborted: true }
    return finishTransaction(draft, { description, messages: [], externalInFee: 0n })
  }
  const external = header.type === 'externalIn'
  const bounce = header.type === 'internal' && header.bounce
  const granted = external ? undefined : grantValue(draft)
  // Charged first, because an account that cannot pay for the import gets no transaction, and must not have been
  // charged before.
  const externalInFee = external ? importExternal(draft) : 0n
  let credit: CreditPhase | undefined
  // If the value may have to be returned, storage is paid out of the previous balance only, otherwise out of the value
  // too.
  if (!external && !bounce) credit = creditPhase(draft)
  const storage = storagePhase(draft)
  // Storage may have taken part of the value that was credited before; the contract must not see more than is left.
  if (!bounce && draft.messageBalance.grams > draft.balance.grams) {
    draft.messageBalance = withGrams(draft.messageBalance, draft.balance.grams)
  }
  // Balance without the value of the message: reserves refer to it, and it remains if the message bounces.
  const before = draft.account?.balance ?? NO_CURRENCIES
  const originalBalance = minus(before, draft.totalFees) ?? before
  if (bounce) credit = creditPhase(draft)
  if (draft.account !== undefined) {
    const lastPaid = draft.special ? 0 : input.blockTimeSec
    changeAccount(draft, { storageInfo: { ...draft.account.storageInfo, lastPaid } })
  }
  const computed = computePhase(draft)
  const { phase: compute, vm } = computed
  // An external message that does not run leaves no trace in the chain, because the account has not agreed to pay for
  // it.
  if (compute.type === 'skipped' && external) {
    throw new NotAccepted(compute.reason, `The external message was not executed: ${compute.reason}`)
  }
  const gasFees = compute.type === 'vm' ? compute.gasFees : 0n
  addFee(draft, gasFees)
  const actions = actionPhase(draft, computed, { gasFees, originalBalance })
  const succeeded = actions?.phase.success === true
  // E5, a rule of the network: grams granted for a run are burnt when its actions fail, and a second time below when
  // no message goes back.
  if (!succeeded && actions !== undefined) burnGrant(draft)
  const destroyed = actions?.phase.statusChange === 'deleted'
  if (destroyed) draft.account = undefined
  // A contract that ran successfully has taken the message: if its actions fail, it is returned only with the
  // capability for that.
  const returns = actions === undefined || input.config.has(Capability.bounceAfterFailedAction)
  const back = !succeeded && bounce ? returnValue(draft, { granted, gasFees, originalBalance, returns }) : undefined
  if (!succeeded && back?.message === undefined) burnGrant(draft)
  // An account without a contract only holds money.
  if (draft.account?.state.type === 'uninit' && isZero(draft.balance)) draft.account = undefined
  return finishTransaction(draft, {
    description: {
      ...describe(bounce, computed),
      storage,
      ...(credit && { credit }),
      ...(actions && { action: actions.phase }),
      ...(back && { bounce: back.phase }),
      aborted: !succeeded,
      destroyed,
    },
    messages: back?.message ? [back.message] : (actions?.messages ?? []),
    externalInFee,
    ...(actions && { actions }),
    ...(vm && { vm }),
  })
}

function startOrdinary(input: ExecuteInput): TransactionDraft {
  const message = readMessage(input)
  const { header } = message
  if (header.type !== 'internal' && header.type !== 'externalIn') {
    throw new NotAccepted('invalidMessage', 'An outbound message cannot be executed')
  }
  const { account } = input
  const address = header.dest
  const accountId = address.account
  if (accountId.length !== 32) throw new NotAccepted('invalidMessage', 'The destination has no 256-bit account id')
  if (account !== undefined && compareBytes(account.address.account, accountId) !== 0) {
    // Row T4: the official library executes some of these messages.
    throw new NotAccepted('wrongAccount', 'The message is for another account')
  }
  const createdLt = header.type === 'internal' ? header.createdLt : 0n
  const balance = account?.balance ?? NO_CURRENCIES
  const { config } = input
  return {
    input,
    address,
    accountId,
    masterchain: address.workchain === MASTERCHAIN,
    // Networks with Dapp IDs have no masterchain for users, so the list of parameter 31 counts everywhere.
    special:
      input.rules === 'current' ? config.isListedSpecial(accountId) : config.isSpecial(address.workchain, accountId),
    // Later than everything it depends on: the last transaction of the account, the block and the message.
    lt: greatest(account?.lastTransLt ?? 0n, input.lt, createdLt + 1n),
    message,
    account,
    balance: input.unlimitedBalance === true && account !== undefined ? withGrams(balance, UNLIMITED) : balance,
    messageBalance: header.type === 'internal' ? header.value : NO_CURRENCIES,
    totalFees: NO_CURRENCIES,
    storageFee: 0n,
    toBurn: 0n,
  }
}

function readMessage({ message, rules }: ExecuteInput): Message {
  if (message === undefined) throw new NotAccepted('invalidMessage', 'There is no message')
  try {
    return parseMessage(message, rules)
  } catch (error) {
    if (error instanceof CellError)
      throw new NotAccepted('invalidMessage', `The message is malformed: ${error.message}`)
    throw error
  }
}

/** Fee for the import of an external message. Throws `NotAccepted` when the balance is below it. */
function importExternal(draft: TransactionDraft): bigint {
  if (draft.special) return 0n
  const { input, balance, masterchain } = draft
  if (input.account === undefined) throw new NotAccepted('noAccount', 'The account does not exist')
  const fee = forwardFee(input.config, masterchain, paidSize(input.message!))
  if (balance.grams < fee) throw new NotAccepted('noFunds', 'The balance does not pay for the import of the message')
  draft.balance = withGrams(balance, balance.grams - fee)
  addFee(draft, fee)
  return fee
}

/** Value of a message before the rules of Dapp IDs changed it. */
interface Grant {
  readonly original: CurrencyCollection
  /** SHELL that became grams; absent when nothing was exchanged. */
  readonly exchanged?: bigint
}

/**
 * Adds the fee of instant routing to the value; under `current` rules caps what comes from another Dapp to the price of
 * one run and exchanges SHELL for grams.
 */
function grantValue(draft: TransactionDraft): Grant {
  const { input, message } = draft
  const original = draft.messageBalance
  const header = message!.header
  if (header.type !== 'internal') return { original }
  if (input.rules === 'classic') {
    // Instant routing did not take place, so its fee belongs to the receiver.
    draft.messageBalance = withGrams(original, original.grams + header.ihrFee)
    return { original: draft.messageBalance }
  }
  if (isFromElsewhere(draft, message!)) {
    const prices = input.config.gasPrices(0)
    // Prices of gas are in 1/65536 nano.
    const cap = (prices.gasLimit * prices.gasPrice) / 65536n
    const grams = least(original.grams, cap)
    draft.messageBalance = withGrams(original, grams)
    draft.toBurn = grams
  }
  const exchanged = header.isExchange ? exchangeShell(draft) : undefined
  // E2, a rule of the network: the fee of instant routing is added to the value, unless grams are burnt at the end.
  if (draft.toBurn === 0n) draft.messageBalance = plusGrams(draft.messageBalance, header.ihrFee)
  return { original, ...(exchanged !== undefined && { exchanged }) }
}

/**
 * Turns the SHELL of the message into grams, one to one. Returns the amount, `undefined` without an entry for SHELL.
 */
function exchangeShell(draft: TransactionDraft): bigint | undefined {
  const shell = draft.messageBalance.other.get(SHELL)
  if (shell === undefined) return undefined
  const exchanged = least(shell, MAX_EXCHANGE)
  if (exchanged === 0n) return exchanged
  // E3, a rule of the network: a currency that is used up stays as an entry with amount 0, here and in the account. The
  // remainder is limited to 128 bits, the excess is lost.
  const rest = withCurrency(draft.messageBalance, SHELL, least(shell - exchanged, MAX_EXCHANGE_REST))
  draft.messageBalance = plusGrams(rest, exchanged)
  return exchanged
}

function isFromElsewhere({ input }: TransactionDraft, { header, init }: Message): boolean {
  // A returned amount belonged to the account before.
  if (header.type !== 'internal' || header.bounced) return false
  const { account } = input
  // A deployment assigns the Dapp ID of the sender to the account, so that the value stays inside of that Dapp.
  const deploys = init !== undefined && (account === undefined || account.state.type === 'uninit')
  if (deploys) return false
  if (account === undefined) return true
  const own = input.dappId === undefined ? undefined : hexToBytes(input.dappId)
  if (own === undefined || header.srcDappId === undefined) return own !== header.srcDappId
  return compareBytes(own, header.srcDappId) !== 0
}

function burnGrant(draft: TransactionDraft): void {
  const { grams } = draft.balance
  draft.balance = withGrams(draft.balance, grams < draft.toBurn ? 0n : grams - draft.toBurn)
}

/** The message is returned with its original value, so an exchange is undone. */
function returnGrant(draft: TransactionDraft, { original, exchanged }: Grant): void {
  if (draft.input.rules === 'classic') return
  draft.messageBalance = original
  if (exchanged === undefined) return
  const { grams, other } = draft.balance
  const back = withGrams(draft.balance, grams < exchanged ? 0n : grams - exchanged)
  draft.balance = withCurrency(back, SHELL, (other.get(SHELL) ?? 0n) + exchanged)
}

interface Return {
  readonly granted: Grant | undefined
  readonly gasFees: bigint
  readonly originalBalance: CurrencyCollection
  /** Whether a message may be sent back. */
  readonly returns: boolean
}

/** Returns the value of a message whose run failed to its sender, or decides on money that stays. */
function returnValue(draft: TransactionDraft, { granted, gasFees, originalBalance, returns }: Return) {
  if (granted !== undefined) returnGrant(draft, granted)
  const bounced = returns ? bouncePhase(draft, draft.message!, gasFees) : undefined
  // Gas and forward fee came out of the value that goes back.
  if (bounced?.message !== undefined) draft.balance = originalBalance
  else keepUnreturned(draft, originalBalance)
  return bounced
}

/** Treatment of money that should be returned but does not cover the fees. */
function keepUnreturned(draft: TransactionDraft, originalBalance: CurrencyCollection): void {
  const { account, rules } = draft.input
  if (rules === 'current') {
    // E7, a rule of the network: an account without contract keeps other currencies and loses the grams; if the account
    // did not exist, it is not created, and all of the money is lost.
    if (draft.account?.state.type === 'uninit') draft.balance = withGrams(draft.balance, originalBalance.grams)
    else if (account === undefined) draft.balance = NO_CURRENCIES
  } else if (draft.account === undefined && !isZero(draft.balance)) {
    draft.account = emptyAccount(draft, draft.balance)
  }
}

function describe(bounce: boolean, { phase }: ComputeResult): OrdinaryDescription {
  return {
    type: 'ordinary',
    creditFirst: !bounce,
    compute: phase,
    aborted: false,
    destroyed: false,
  }
}

function plusGrams(value: CurrencyCollection, grams: bigint): CurrencyCollection {
  return withGrams(value, value.grams + grams)
}

/** Credits the value of an internal message, less what the account owes for storage. */
function creditPhase(draft: TransactionDraft): CreditPhase {
  const owed = draft.account?.storageInfo.duePayment
  let collected = 0n
  if (owed !== undefined) {
    const value = draft.messageBalance.grams
    collected = owed < value ? owed : value
    draft.messageBalance = withGrams(draft.messageBalance, value - collected)
    setDuePayment(draft, owed === collected ? undefined : owed - collected)
    addFee(draft, collected)
  }
  // Nodes omit a sum that they cannot write.
  const fits = draft.balance.grams + draft.messageBalance.grams <= MAX_GRAMS
  if (fits || draft.input.rules === 'classic') draft.balance = plus(draft.balance, draft.messageBalance)
  return { ...(collected > 0n && { dueFeesCollected: collected }), credit: draft.messageBalance }
}
