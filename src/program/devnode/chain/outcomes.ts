/** Outcomes of messages in the form of the answers. */
import { Builder, type Cell, writeBocBase64 } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import type { Executed, NotAccepted, RefusalReason } from '../../../core/executor/index.ts'
import { parseMessage } from '../../../core/tlb/index.ts'
import type { ExecutedMessage, RefusedMessage } from './MessageOutcome.ts'

/** Outcome of a message that a transaction has executed; `blockHash` is empty until the block is made. */
export function executedOutcome(messageHash: string, executed: Executed, rules: ChainRules): ExecutedMessage {
  const { transaction, transactionCell, aborted, exitCode, outMessages, dappId } = executed
  return {
    kind: 'executed',
    messageHash,
    txHash: transactionCell.hashHex(),
    blockHash: '',
    timeSec: transaction.now,
    extOutBodies: outMessages.flatMap((message) => externalBody(message, rules)),
    aborted,
    exitCode: exitCode ?? 0,
    isComputeSkipped: exitCode === undefined,
    dappId,
  }
}

function externalBody(message: Cell, rules: ChainRules): string[] {
  const { header, body } = parseMessage(message, rules)
  if (header.type !== 'externalOut' && header.type !== 'externalOutV2') return []
  const builder = new Builder()
  if (body !== undefined) builder.storeSlice(body)
  return [writeBocBase64(builder.toCell())]
}

/** Outcome of a message that was refused. */
export function refused(
  code: RefusedMessage['code'],
  message: string,
  exitCode?: number,
  dappId?: string,
): RefusedMessage {
  return { kind: 'refused', code, message, exitCode, dappId }
}

/** Exit codes of a skipped compute phase. Source: network 4.7. */
const SKIPPED: Partial<Record<RefusalReason, { readonly exitCode: number; readonly text: string }>> = {
  noState: { exitCode: 0, text: 'no state' },
  badState: { exitCode: 1, text: 'bad state' },
  noGas: { exitCode: 2, text: 'no gas' },
  noFunds: { exitCode: 2, text: 'no gas' },
  // An account that does not exist has no money to buy gas with.
  noAccount: { exitCode: 2, text: 'no gas' },
  suspended: { exitCode: 3, text: 'suspended' },
}

/** Outcome of a message that the executor refused. */
export function refusedBy({ reason, exitCode, message }: NotAccepted, dappId: string | undefined): RefusedMessage {
  if (reason === 'notAccepted') {
    return refused('TVM_ERROR', `Message was not accepted: exit code ${exitCode ?? 0}`, exitCode, dappId)
  }
  const skipped = SKIPPED[reason]
  if (skipped === undefined) return refused('INTERNAL_ERROR', message)
  return refused('COMPUTE_SKIPPED', `Compute phase skipped: ${skipped.text}`, skipped.exitCode, dappId)
}
