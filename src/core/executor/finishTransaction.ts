import { bytesToHex } from '../bytes/index.ts'
import type { Cell } from '../cells/index.ts'
import {
  type Account,
  type AccountStatus,
  accountCell,
  type Message,
  messageCell,
  type Transaction,
  type TransactionDescription,
  transactionCell,
} from '../tlb/index.ts'
import type { VmOutcome } from '../vm/index.ts'
import type { ActionResult } from './actionPhase.ts'
import type { Executed, TransactionFees } from './Executed.ts'
import { storageUsed } from './storageUsed.ts'
import type { TransactionDraft } from './TransactionDraft.ts'

/** How the phases ended. */
export interface TransactionEnd {
  readonly description: Extract<TransactionDescription, { type: 'ordinary' | 'tick' | 'tock' }>
  readonly messages: readonly Message[]
  readonly externalInFee: bigint
  readonly actions?: ActionResult
  readonly vm?: VmOutcome
}

const NO_HASH = new Uint8Array(32)

/** Sets the times of messages and account, measures the account and writes the cells. */
export function finishTransaction(draft: TransactionDraft, end: TransactionEnd): Executed {
  const { input } = draft
  const outMessages = end.messages.map((message, index) => stamped(message, draft, index))
  const oldCell = input.accountCell ?? accountCell(input.account)
  const account = finalAccount(draft, outMessages.length)
  const newCell = accountCell(account)
  const transaction: Transaction = {
    accountAddr: draft.accountId,
    lt: draft.lt,
    prevTransHash: input.previousTransaction?.hash ?? NO_HASH,
    prevTransLt: input.previousTransaction?.lt ?? 0n,
    now: input.blockTimeSec,
    origStatus: statusOf(input.account),
    endStatus: statusOf(account),
    ...(input.message && { inMsg: input.message }),
    outMsgs: outMessages,
    totalFees: draft.totalFees,
    stateUpdate: { oldHash: oldCell.hash(), newHash: newCell.hash() },
    description: end.description,
  }
  const dappId = newDappId(draft, account)
  const { compute } = end.description
  return {
    transaction,
    transactionCell: transactionCell(transaction),
    account,
    accountCell: newCell,
    ...(dappId !== undefined && { dappId }),
    outMessages,
    aborted: end.description.aborted,
    ...(compute.type === 'vm' && { exitCode: compute.exitCode }),
    fees: feesOf(end),
    ...(end.vm && { vm: end.vm }),
    dappCreditUsed: end.actions?.dappCreditUsed ?? 0n,
    minted: end.actions?.minted ?? new Map(),
  }
}

function stamped({ header, ...message }: Message, draft: TransactionDraft, index: number): Cell {
  if (header.type === 'externalIn') return messageCell({ header, ...message }, draft.input.rules)
  const time = { createdLt: draft.lt + 1n + BigInt(index), createdAt: draft.input.blockTimeSec }
  return messageCell({ ...message, header: { ...header, ...time } }, draft.input.rules)
}

function finalAccount(draft: TransactionDraft, messages: number): Account | undefined {
  const { account, input } = draft
  if (account === undefined) return undefined
  // The loan of a local run does not belong to the account.
  const grams = input.unlimitedBalance === true ? (input.account?.balance.grams ?? 0n) : draft.balance.grams
  const finished: Account = {
    ...account,
    balance: { grams, other: draft.balance.other },
    // Every message has a different logical time, after that of the transaction.
    lastTransLt: draft.lt + 1n + BigInt(messages),
  }
  const used = storageUsed(finished, input.config, input.rules)
  return { ...finished, storageInfo: { ...finished.storageInfo, used } }
}

function statusOf(account: Account | undefined): AccountStatus {
  return account?.state.type ?? 'nonexist'
}

/** The Dapp ID after: an account gets one when it becomes active. Source: formats 2.4. */
function newDappId(draft: TransactionDraft, account: Account | undefined): string | undefined {
  const { input, message } = draft
  if (input.rules === 'classic' || account === undefined) return undefined
  const before = input.account?.state.type
  if (account.state.type !== 'active' || (before !== undefined && before !== 'uninit')) return input.dappId
  // An external message comes from outside of all Dapps, so the account becomes the root of a new one.
  if (message?.header.type === 'externalIn') return bytesToHex(draft.accountId)
  const source = message?.header.type === 'internal' ? message.header.srcDappId : undefined
  return source === undefined ? input.dappId : bytesToHex(source)
}

function feesOf({ description, messages, externalInFee }: TransactionEnd): TransactionFees {
  const { compute, action, storage } = description
  const storageFee = storage?.feesCollected ?? 0n
  const gas = compute.type === 'vm' ? compute.gasFees : 0n
  const bounce = description.type === 'ordinary' ? description.bounce : undefined
  const forward = (action?.totalFwdFees ?? 0n) + (bounce?.type === 'ok' ? bounce.msgFees + bounce.fwdFees : 0n)
  let totalOutput = 0n
  for (const { header } of messages) if (header.type === 'internal') totalOutput += header.value.grams
  return {
    externalIn: externalInFee,
    storage: storageFee,
    gas,
    forward,
    total: externalInFee + storageFee + gas + forward,
    totalOutput,
  }
}
