/** What transactions and refusals say about failures. */

import type { ChainRules } from '../../core/chainRules.ts'
import type { NotAccepted } from '../../core/executor/index.ts'
import { type MessageHeader, parseMessage, type Transaction, transactionPhases } from '../../core/tlb/index.ts'
import type { FailureFacts } from '../common/failure/explainFailure.ts'
import { isReceived } from '../common/receivedMoney.ts'

/** `header`: that of the inbound message. */
export function transactionFacts(transaction: Transaction, header: MessageHeader | undefined): FailureFacts {
  const { storage, compute, action, aborted = false } = transactionPhases(transaction.description)
  const change = storage?.statusChange ?? 'unchanged'
  const vm = compute?.type === 'vm' ? compute : undefined
  const failedAction = action === undefined || action.success ? undefined : action
  return {
    stage: 'aborted',
    isInternal: header?.type === 'internal',
    ended: aborted && change !== 'unchanged' ? change : undefined,
    skipped: compute?.type === 'skipped' ? compute.reason : undefined,
    exitCode: vm === undefined || vm.success ? undefined : vm.exitCode,
    actionCode: failedAction?.resultCode,
    actionIndex: failedAction?.resultArg,
    value: header?.type === 'internal' ? header.value.grams : undefined,
    gasUsed: vm === undefined ? undefined : Number(vm.gasUsed),
    time: transaction.now,
  }
}

/** Bits of the number that a comment begins with: 0. */
const COMMENT_BITS = 32

/** Whether money has arrived although no contract ran; see `isReceived`. */
export function hasReceived(transaction: Transaction, rules: ChainRules): boolean {
  const { compute, bounce } = transactionPhases(transaction.description)
  if (transaction.inMsg === undefined || compute?.type !== 'skipped') return false
  const { header, body } = parseMessage(transaction.inMsg, rules)
  if (header.type !== 'internal') return false
  const bits = body?.remainingBits ?? 0
  return isReceived({
    skipped: compute.reason,
    bounce: bounce?.type,
    hasMoney: header.value.grams > 0n || [...header.value.other].length > 0,
    isCall: bits > 0 && (bits < COMMENT_BITS || body!.preloadUint(COMMENT_BITS) !== 0),
  })
}

/** `text`: what the executor says about refusals that have no words of their own. */
export function refusalFacts(reason: NotAccepted['reason'], exitCode: number | undefined, text: string): FailureFacts {
  switch (reason) {
    case 'notAccepted':
      return { stage: 'refused', exitCode: exitCode ?? 0 }
    case 'noState':
    case 'badState':
    case 'suspended':
    case 'noGas':
      return { stage: 'refused', skipped: reason }
    case 'noFunds':
    case 'noAccount':
      return { stage: 'refused', skipped: 'noGas' }
    default:
      return { stage: 'refused', refusal: text }
  }
}
