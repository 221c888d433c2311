import { hexToBytes } from '../bytes/index.ts'
import { type Cell, unlessBroken } from '../cells/index.ts'
import type { Account, ActionPhase, CurrencyCollection, Message } from '../tlb/index.ts'
import type { ActionDraft } from './ActionDraft.ts'
import { actionCodes } from './actionCodes.ts'
import { changeLibrary } from './changeLibrary.ts'
import type { ComputeResult } from './computePhase.ts'
import { copyleftReward } from './copyleftReward.ts'
import { NO_CURRENCIES, plus, withGrams } from './currencyArithmetic.ts'
import { type OutAction, parseOutActions } from './outActions.ts'
import { reserveCurrency } from './reserveCurrency.ts'
import { type SendOutcome, sendMessage } from './sendMessage.ts'
import { sendModes } from './sendModes.ts'
import { addFee, type TransactionDraft } from './TransactionDraft.ts'
import { burnCurrency, convertShell, mintCurrencies, mintShell, sendToDapp } from './tokenActions.ts'

const MAX_ACTIONS = 255

export interface ActionResult {
  readonly phase: ActionPhase
  readonly messages: readonly Message[]
  readonly dappCreditUsed: bigint
  readonly minted: ReadonlyMap<number, bigint>
}

/** Amounts to which actions refer. */
export interface ActionTerms {
  readonly gasFees: bigint
  /** Balance without the value of the message. */
  readonly originalBalance: CurrencyCollection
}

/**
 * Does what the contract asked for in register c5, all or nothing; `undefined` after a run that failed or did not take place.
 * Messages that carry the whole balance (mode 128) come last, but keep their place among the messages. Throws `NotAccepted` for
 * an action that makes no transaction.
 */
export function actionPhase(
  transaction: TransactionDraft,
  { phase, vm }: ComputeResult,
  { gasFees, originalBalance }: ActionTerms,
): ActionResult | undefined {
  const { account } = transaction
  if (phase.type !== 'vm' || !phase.success || vm === undefined || account === undefined) return undefined
  const draft: ActionDraft = {
    transaction,
    originalBalance,
    gasFees,
    account,
    remaining: transaction.balance,
    reserved: NO_CURRENCIES,
    unreservedBurn: transaction.toBurn,
    deleted: false,
    forwardFees: undefined,
    actionFees: undefined,
    specActions: 0,
    msgsCreated: 0,
    cells: 0n,
    bits: 0n,
    dappCreditUsed: 0n,
    minted: new Map(),
  }
  const { input } = transaction
  const hash = vm.actions.hash()
  const actions = unlessBroken(() => parseOutActions(vm.actions, input.rules))
  if (actions === undefined) return failed(draft, hash, 0, { code: actionCodes.invalidAction, valid: false })
  if (actions.length > MAX_ACTIONS) return failed(draft, hash, 0, { code: actionCodes.tooManyActions, valid: false })
  const copyleft = copyleftReward(actions, gasFees, input)
  draft.specActions = copyleft.specActions
  if (copyleft.failure !== undefined) {
    return failed(draft, hash, actions.length, { ...copyleft.failure, valid: false, tellsFirst: true })
  }
  const messages = runActions(draft, actions)
  if ('code' in messages) {
    // Nodes pay the author of the code even then: the reward comes out of the gas fees, which are paid.
    if (input.rules === 'current') addFee(transaction, -copyleft.reward)
    return failed(draft, hash, actions.length, { ...messages, valid: true })
  }
  // The amount granted for this run is taken back; the actions are refused unless that much remains.
  const balance = plus(draft.remaining, draft.reserved)
  transaction.balance = withGrams(balance, balance.grams - transaction.toBurn)
  addFee(transaction, (draft.actionFees ?? 0n) - copyleft.reward)
  transaction.account = withData(draft.account, vm.data)
  return {
    phase: phaseOf(draft, hash, actions.length, { success: true, valid: true }),
    messages,
    dappCreditUsed: draft.dappCreditUsed,
    minted: draft.minted,
  }
}

interface Failure {
  readonly code: number
  readonly index?: number
}

/** A message and its position: prepared, or with the mode in which it carries the remaining balance. */
interface Slot {
  readonly index: number
  readonly message: Message
  readonly waitsWith?: number
}

function runActions(draft: ActionDraft, actions: readonly OutAction[]): Message[] | Failure {
  const slots: Slot[] = []
  for (const [index, action] of actions.entries()) {
    if (action.type === 'send') {
      const { mode, message } = action
      // The remainder is known only after all other messages have been paid for.
      if ((mode & sendModes.carryBalance) !== 0) {
        slots.push({ index, message, waitsWith: mode })
        continue
      }
      const sent = sendMessage(draft, mode, message)
      if (typeof sent === 'number') return { code: sent, index }
      if (sent === undefined) continue
      draft.msgsCreated++
      slots.push({ index, message: sent })
    } else {
      const code = runSpecialAction(draft, action)
      if (code !== undefined) return { code, index }
    }
  }
  // E11, a rule of the network: only now is it checked that the grams to be burnt are left. What the actions did is
  // recorded, and the code of an action that failed before takes precedence.
  if (draft.remaining.grams < draft.unreservedBurn) return { code: actionCodes.notEnoughGrams }
  const messages: Message[] = []
  for (const { index, message, waitsWith } of slots) {
    const sent = waitsWith === undefined ? message : sendRest(draft, waitsWith, message)
    if (typeof sent === 'number') return { code: sent, index }
    if (sent === undefined) continue
    if (waitsWith !== undefined) draft.msgsCreated++
    messages.push(withSourceDappId(draft.transaction, sent))
  }
  return messages
}

/** Sends what is left, apart from grams that are to be burnt. */
function sendRest(draft: ActionDraft, mode: number, message: Message): SendOutcome {
  const { transaction, unreservedBurn, remaining } = draft
  // If nothing is left, nodes do not try to send, so even messages without a price fail.
  if (transaction.input.rules === 'current' && remaining.grams <= unreservedBurn) return actionCodes.notEnoughGrams
  draft.remaining = withGrams(remaining, remaining.grams - unreservedBurn)
  // E9, a rule of the network: the Dapp ID of the sender is in this message before its size is paid for; other messages
  // get it afterwards.
  const sent = sendMessage(draft, mode, withSourceDappId(transaction, message))
  draft.remaining = withGrams(draft.remaining, draft.remaining.grams + unreservedBurn)
  return sent
}

function runSpecialAction(draft: ActionDraft, action: Exclude<OutAction, { type: 'send' }>): number | undefined {
  switch (action.type) {
    case 'setCode': {
      const { account } = draft
      if (account.state.type !== 'active') return actionCodes.badState
      draft.account = { ...account, state: { type: 'active', init: { ...account.state.init, code: action.code } } }
      draft.specActions++
      return undefined
    }
    case 'reserve':
      return reserveCurrency(draft, action.mode, action.value)
    case 'changeLibrary':
      return changeLibrary(draft, action.mode, action.library)
    case 'copyleft':
      // Already handled by `copyleftReward`, for the whole list.
      return undefined
    case 'mintCurrencies':
      return mintCurrencies(draft, action.value)
    case 'burnCurrency':
      return burnCurrency(draft, action.amount, action.id)
    case 'convertShell':
      return convertShell(draft, action.amount)
    case 'mintShell':
      return mintShell(draft, action.amount, false)
    case 'mintShellQuietly':
      return mintShell(draft, action.amount, true)
    default:
      return sendToDapp(draft, action.amount)
  }
}

function withData(account: Account, data: Cell): Account {
  return account.state.type === 'active'
    ? { ...account, state: { type: 'active', init: { ...account.state.init, data } } }
    : account
}

function failed(
  draft: ActionDraft,
  hash: Uint8Array,
  total: number,
  { code, index, valid, tellsFirst = false }: Failure & { readonly valid: boolean; readonly tellsFirst?: boolean },
): ActionResult {
  return {
    phase: phaseOf(draft, hash, total, {
      success: false,
      valid,
      code,
      // Index 0 is not reported, except for a failure of COPYLEFT.
      ...(index !== undefined && (index !== 0 || tellsFirst) && { resultArg: index }),
    }),
    messages: [],
    dappCreditUsed: 0n,
    minted: new Map(),
  }
}

function phaseOf(
  draft: ActionDraft,
  actionListHash: Uint8Array,
  totActions: number,
  end: Pick<ActionPhase, 'success' | 'valid' | 'resultArg'> & { readonly code?: number },
): ActionPhase {
  return {
    success: end.success,
    valid: end.valid,
    noFunds: end.code === actionCodes.notEnoughGrams || end.code === actionCodes.notEnoughCurrencies,
    statusChange: end.success && draft.deleted ? 'deleted' : 'unchanged',
    ...(isTold(draft.forwardFees) && { totalFwdFees: draft.forwardFees }),
    ...(isTold(draft.actionFees) && { totalActionFees: draft.actionFees }),
    resultCode: end.code ?? 0,
    ...(end.resultArg !== undefined && { resultArg: end.resultArg }),
    totActions,
    specActions: draft.specActions,
    skippedActions: 0,
    msgsCreated: draft.msgsCreated,
    actionListHash,
    totMsgSize: { cells: draft.cells, bits: draft.bits },
  }
}

/** E8, a rule of all networks: fees that come to 0 are absent, also when messages were sent. */
function isTold(fees: bigint | undefined): fees is bigint {
  return fees !== undefined && fees > 0n
}

/** An outgoing message contains the Dapp ID of its sender, whatever the contract wrote there. `current` rules. */
function withSourceDappId(draft: TransactionDraft, message: Message): Message {
  const { header } = message
  if (draft.input.rules === 'classic' || (header.type !== 'internal' && header.type !== 'externalOutV2')) return message
  const srcDappId = sourceDappId(draft)
  const { srcDappId: _, ...rest } = header
  return { ...message, header: srcDappId === undefined ? rest : { ...rest, srcDappId } }
}

/** Dapp ID of the account; if this transaction activates the account, the Dapp ID that it gets. */
function sourceDappId({ input, message, accountId }: TransactionDraft): Uint8Array | undefined {
  const before = input.account?.state.type
  if (before !== undefined && before !== 'uninit') {
    return input.dappId === undefined ? undefined : hexToBytes(input.dappId)
  }
  if (message?.header.type === 'externalIn') return accountId
  return message?.header.type === 'internal' ? message.header.srcDappId : undefined
}
