/** Members of traced transactions and messages: those of the node, and those that the tool reads from any network. */
import type { ChainRules } from '../../../core/chainRules.ts'
import { actionCodeMeaning } from '../../../core/executor/actionCodeMeaning.ts'
import { type MessageHeader, parseMessage, type Transaction, transactionPhases } from '../../../core/tlb/index.ts'
import { readTransactionFees } from '../../../modules/tvm/outcome/readTransactionFees.ts'
import { explainFailure } from '../../common/failure/explainFailure.ts'
import { insideSentence } from '../../common/failure/insideSentence.ts'
import { skipText } from '../../common/skipReasons.ts'
import { ownCode } from '../../explain/ownExitCodes.ts'
import { transactionFacts } from '../../explain/transactionFacts.ts'
import { contractExitText } from './contractExitText.ts'
import { currencyTexts } from './currencyTexts.ts'
import { type DecodedMessage, MESSAGE_TYPES } from './DecodedMessage.ts'

/** Meanings of the results of the bounce phase. */
const BOUNCES = {
  ok: 'the message was returned',
  noFunds: 'the message could not be returned: its value is too low',
  negFunds: 'the message could not be returned: no money is left',
} as const

/** Outcome of a transaction: its phases, why it failed, and its fees. `codeHash`: hash of the account's code. */
export function outcomeMembers(transaction: Transaction, codeHash: string | undefined, rules: ChainRules) {
  const phases = transactionPhases(transaction.description)
  const { storage, credit, compute, action, aborted = false, bounce, destroyed = false } = phases
  const fees = readTransactionFees(transaction, rules)
  const header = transaction.inMsg && parseMessage(transaction.inMsg, rules).header
  return {
    ...(storage && {
      storage: {
        fees: String(storage.feesCollected),
        ...given('due', storage.feesDue === undefined ? undefined : String(storage.feesDue)),
        status_change: storage.statusChange,
      },
    }),
    ...(credit && {
      credit: {
        due_fees: String(credit.dueFeesCollected ?? 0n),
        tokens: String(credit.credit.grams),
        ...given('currencies', currencyTexts(credit.credit)),
      },
    }),
    ...(compute && {
      compute:
        compute.type === 'skipped'
          ? { skipped: skipText(compute.reason, header?.type === 'internal') }
          : {
              success: compute.success,
              exit_code: compute.exitCode,
              ...given('exit_text', contractExitText(compute.exitCode, codeHash)),
              gas_used: Number(compute.gasUsed),
              gas_limit: Number(compute.gasLimit),
              gas_fees: String(compute.gasFees),
              steps: compute.vmSteps,
              activated: compute.accountActivated,
            },
    }),
    ...(action && {
      action: {
        success: action.success,
        result_code: action.resultCode,
        ...given('result_text', action.success ? undefined : actionCodeMeaning(action.resultCode)),
        ...given('result_arg', action.resultArg),
        actions: action.totActions,
        skipped: action.skippedActions,
        messages: action.msgsCreated,
        no_funds: action.noFunds,
        forward_fees: String(action.totalFwdFees ?? 0n),
      },
    }),
    ...(bounce && { bounce: { type: bounce.type, text: BOUNCES[bounce.type] } }),
    aborted,
    destroyed,
    ...given('failure', failureText(transaction, header, codeHash)),
    fees: {
      total: String(fees.account_fees),
      storage: String(fees.storage_fee),
      gas: String(fees.gas_fee),
      forward: String(fees.total_fwd_fees),
      import: String(fees.ext_in_msg_fee),
    },
  }
}

/** Why a transaction failed, one sentence that begins in lower case; `undefined` for a success. */
function failureText(
  transaction: Transaction,
  header: MessageHeader | undefined,
  codeHash: string | undefined,
): string | undefined {
  const facts = transactionFacts(transaction, header)
  const own = facts.exitCode === undefined ? undefined : ownCode(codeHash, facts.exitCode)
  const title = explainFailure({ ...facts, own })?.title
  const { bounce } = transactionPhases(transaction.description)
  const parts = [title && insideSentence(title), bounce && BOUNCES[bounce.type]].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join('; ')
}

/** `state`: whether it was executed. `transaction`: the one that executed it. `ends`: members for source and destination. */
export function messageMembers<Ends extends object>(
  { id, header, decoded }: { readonly id: string; readonly header: MessageHeader; readonly decoded: DecodedMessage },
  { state, transaction, ends }: { readonly state: string; readonly transaction: string | undefined; ends: Ends },
) {
  const internal = header.type === 'internal' ? header : undefined
  return {
    id,
    type: MESSAGE_TYPES[header.type],
    state,
    ...given('transaction', transaction),
    ...ends,
    ...(internal && { value: String(internal.value.grams) }),
    ...given('currencies', internal && currencyTexts(internal.value)),
    bounce: internal?.bounce ?? false,
    bounced: internal?.bounced ?? false,
    kind: decoded.kind,
    ...given('contract', decoded.contract),
    ...given('function', decoded.name),
    ...given('arguments', decoded.arguments),
    ...given('header', decoded.header),
    ...given('comment', decoded.comment),
    ...given('selector', decoded.selector),
  }
}

/** An object with this member, or an empty one for `undefined`. */
export function given<N extends string, T>(name: N, value: T | undefined): { readonly [K in N]?: T } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [K in N]?: T })
}
