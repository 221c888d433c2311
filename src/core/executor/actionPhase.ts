import { type Cell, unlessBroken } from '../cells/index.ts'
import type { Account, ActionPhase, CurrencyCollection, Message } from '../tlb/index.ts'
import type { ActionDraft, PreparedMessage } from './ActionDraft.ts'
import { actionCodes } from './actionCodes.ts'
import { changeLibrary } from './changeLibrary.ts'
import { copyleftReward } from './copyleftReward.ts'
import { NO_CURRENCIES, plus, withGrams } from './currencyArithmetic.ts'
import { type OutAction, parseOutActions } from './outActions.ts'
import { reserveCurrency } from './reserveCurrency.ts'
import { sendMessage, sendModes } from './sendMessage.ts'
import { addFee, type TransactionDraft } from './TransactionDraft.ts'
import { burnCurrency, convertShell, mintCurrencies, mintShell, sendToDapp } from './tokenActions.ts'

const MAX_ACTIONS = 255

export interface ActionResult {
  readonly phase: ActionPhase
  readonly messages: readonly Message[]
  readonly dappCreditUsed: bigint
  readonly minted: ReadonlyMap<number, bigint>
}

/** What the compute phase leaves to the action phase. */
export interface ActionInput {
  readonly account: Account
  readonly actions: Cell
  readonly data: Cell
  readonly gasFees: bigint
  readonly originalBalance: CurrencyCollection
}

/**
 * Does what the contract asked for in register c5, all or nothing. Messages that carry the whole balance (mode 128) come
 * last, but keep their place among the messages.
 */
export const actionPhase = (transaction: TransactionDraft, given: ActionInput): ActionResult => {
  const draft: ActionDraft = {
    transaction,
    originalBalance: given.originalBalance,
    gasFees: given.gasFees,
    account: given.account,
    remaining: transaction.balance,
    reserved: NO_CURRENCIES,
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
  const hash = given.actions.hash()
  const actions = unlessBroken(() => parseOutActions(given.actions, input.rules))
  if (actions === undefined) return failed(draft, hash, 0, { code: actionCodes.invalidAction, valid: false })
  if (actions.length > MAX_ACTIONS) return failed(draft, hash, 0, { code: actionCodes.tooManyActions, valid: false })
  const copyleft = copyleftReward(actions, given.gasFees, input.config)
  draft.specActions = copyleft.specActions
  if (copyleft.failure !== undefined) return failed(draft, hash, actions.length, { ...copyleft.failure, valid: false })
  // Grams granted for this run only pay for gas and nothing else.
  if (draft.remaining.grams < transaction.toBurn) {
    return failed(draft, hash, actions.length, { code: actionCodes.notEnoughGrams, valid: true })
  }
  draft.remaining = withGrams(draft.remaining, draft.remaining.grams - transaction.toBurn)
  const prepared = runActions(draft, actions)
  if ('code' in prepared) return failed(draft, hash, actions.length, { ...prepared, valid: true })
  transaction.balance = plus(draft.remaining, draft.reserved)
  addFee(transaction, (draft.actionFees ?? 0n) - copyleft.reward)
  transaction.account = withData(draft.account, given.data)
  return {
    phase: phaseOf(draft, hash, actions.length, { success: true, valid: true }),
    messages: prepared.map(({ message }) => message),
    dappCreditUsed: draft.dappCreditUsed,
    minted: draft.minted,
  }
}

interface Failure {
  readonly code: number
  readonly index?: number
}

const runActions = (draft: ActionDraft, actions: readonly OutAction[]): PreparedMessage[] | Failure => {
  const slots: (PreparedMessage & { readonly index: number; readonly waits: boolean })[] = []
  for (const [index, action] of actions.entries()) {
    if (action.type === 'send') {
      const { mode, message } = action
      if ((mode & sendModes.carryBalance) !== 0) {
        slots.push({ message, mode, index, waits: true })
        continue
      }
      const sent = sendMessage(draft, mode, message)
      if (typeof sent === 'number') return { code: sent, index }
      if (sent === undefined) continue
      draft.msgsCreated++
      slots.push({ message: sent, mode, index, waits: false })
    } else {
      const code = runSpecialAction(draft, action)
      if (code !== undefined) return { code, index }
    }
  }
  const prepared: PreparedMessage[] = []
  for (const slot of slots) {
    if (!slot.waits) {
      prepared.push(slot)
      continue
    }
    const sent = sendMessage(draft, slot.mode, slot.message)
    if (typeof sent === 'number') return { code: sent, index: slot.index }
    if (sent === undefined) continue
    draft.msgsCreated++
    prepared.push({ message: sent, mode: slot.mode })
  }
  return prepared
}

const runSpecialAction = (draft: ActionDraft, action: Exclude<OutAction, { type: 'send' }>): number | undefined => {
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

const withData = (account: Account, data: Cell): Account =>
  account.state.type === 'active'
    ? { ...account, state: { type: 'active', init: { ...account.state.init, data } } }
    : account

const failed = (
  draft: ActionDraft,
  hash: Uint8Array,
  total: number,
  { code, index, valid }: Failure & { readonly valid: boolean },
): ActionResult => ({
  phase: phaseOf(draft, hash, total, { success: false, valid, code, ...(index !== undefined && { index }) }),
  messages: [],
  dappCreditUsed: 0n,
  minted: new Map(),
})

const phaseOf = (
  draft: ActionDraft,
  actionListHash: Uint8Array,
  totActions: number,
  end: { readonly success: boolean; readonly valid: boolean; readonly code?: number; readonly index?: number },
): ActionPhase => ({
  success: end.success,
  valid: end.valid,
  noFunds: end.code === actionCodes.notEnoughGrams || end.code === actionCodes.notEnoughCurrencies,
  statusChange: end.success && draft.deleted ? 'deleted' : 'unchanged',
  ...(draft.forwardFees !== undefined && { totalFwdFees: draft.forwardFees }),
  ...(draft.actionFees !== undefined && { totalActionFees: draft.actionFees }),
  resultCode: end.code ?? 0,
  ...(end.index !== undefined && end.index !== 0 && { resultArg: end.index }),
  totActions,
  specActions: draft.specActions,
  skippedActions: 0,
  msgsCreated: draft.msgsCreated,
  actionListHash,
  totMsgSize: { cells: draft.cells, bits: draft.bits },
})
