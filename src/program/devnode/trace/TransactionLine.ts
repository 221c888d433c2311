/** One transaction in short, for the terminal, for programs that follow the node, and for the gas report. */

import { actionCodeMeaning } from '../../../core/executor/actionCodeMeaning.ts'
import { transactionPhases } from '../../../core/tlb/index.ts'
import { readTransactionFees } from '../../../modules/tvm/outcome/readTransactionFees.ts'
import { skipText } from '../../common/skipReasons.ts'
import { hasReceived } from '../../explain/transactionFacts.ts'
import { type LostMoney, readHistoryFacts } from '../chain/historyRecord.ts'
import type { ContractNames } from './ContractNames.ts'
import { contractExitText } from './contractExitText.ts'
import { currencyTexts } from './currencyTexts.ts'
import type { MessageKind } from './DecodedMessage.ts'
import { accountOf, readMessage, readTransaction, type StoredTransaction } from './readTransaction.ts'

/** Amounts are decimal texts in nano; members that do not apply are null. */
export interface TransactionLine {
  readonly transaction: string
  /** Unix time, s. */
  readonly time: number
  readonly seq_no: number
  readonly account_id: string
  readonly dapp_id: string | null
  /** Name of the account, such as `giver`. */
  readonly account: string | null
  /** Name of the contract with its code. */
  readonly contract: string | null
  /** Hash of the code of the account afterwards. */
  readonly code_hash: string | null
  readonly kind: MessageKind
  /** Function that was called, or event. */
  readonly function: string | null
  /** First 32 bits of a body that no ABI explains. */
  readonly selector: string | null
  readonly comment: string | null
  /** `<workchain>:<account id>` of an internal message; null for an external one. */
  readonly source: string | null
  readonly source_name: string | null
  readonly value: string | null
  readonly currencies: Readonly<Record<string, string>> | null
  /** null when no contract ran. */
  readonly gas: number | null
  readonly exit_code: number | null
  readonly exit_text: string | null
  /** Why no contract ran. */
  readonly skipped: string | null
  readonly action_code: number | null
  readonly action_text: string | null
  readonly aborted: boolean
  /** Whether money has arrived although no contract ran: aborted, but nothing has failed. */
  readonly received: boolean
  readonly fees: string
  readonly out_messages: number
  readonly lost: readonly LostMoney[]
  /** What the contract printed. */
  readonly logs: readonly string[]
}

/** `undefined` for a transaction that the chain does not have or no longer has. */
export function readLine(names: ContractNames, id: string): TransactionLine | undefined {
  const stored = readTransaction(names.store, id)
  if (stored === undefined) return undefined
  const { transaction, accountId, codeHash } = stored
  const message = transaction.inMsg && readMessage(names, transaction.inMsg, { destination: codeHash })
  const { decoded, header, source } = message ?? {}
  const internal = header?.type === 'internal' ? header : undefined
  const contract = names.find(codeHash)?.name ?? decoded?.contract
  const facts = readHistoryFacts(names.store, stored.chainOrder)
  return {
    transaction: id,
    time: transaction.now,
    seq_no: stored.seqNo,
    account_id: accountId,
    dapp_id: stored.dappId ?? null,
    account: names.accountName(accountId) ?? null,
    contract: contract ?? null,
    code_hash: codeHash ?? null,
    kind: decoded?.kind ?? 'unknown',
    function: decoded?.name ?? null,
    selector: decoded?.selector ?? null,
    comment: decoded?.comment ?? null,
    source: internal ? source! : null,
    source_name: (internal && names.accountName(accountOf(source!))) || null,
    value: internal ? String(internal.value.grams) : null,
    currencies: (internal && currencyTexts(internal.value)) ?? null,
    ...outcomeOf(stored, internal !== undefined),
    // Without the history, it is not known what was lost.
    received: facts?.lost.length === 0 && hasReceived(transaction, names.rules),
    fees: String(readTransactionFees(transaction, names.rules).account_fees),
    out_messages: transaction.outMsgs.length,
    lost: facts?.lost ?? [],
    logs: facts?.logs ?? [],
  }
}

function outcomeOf({ transaction: { description }, codeHash }: StoredTransaction, isInternal: boolean) {
  const { compute, action, aborted = false } = transactionPhases(description)
  const exitCode = compute?.type === 'vm' ? compute.exitCode : null
  return {
    gas: compute?.type === 'vm' ? Number(compute.gasUsed) : null,
    exit_code: exitCode,
    exit_text: exitCode === null ? null : (contractExitText(exitCode, codeHash) ?? null),
    skipped: compute?.type === 'skipped' ? skipText(compute.reason, isInternal) : null,
    action_code: action?.resultCode ?? null,
    action_text: action === undefined || action.success ? null : (actionCodeMeaning(action.resultCode) ?? null),
    aborted,
  }
}
