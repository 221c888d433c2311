import type { NotAccepted, RefusalReason } from '../../../core/executor/index.ts'
import type { RefusedMessage } from './MessageOutcome.ts'

/** Outcome of a message that was refused. */
export function refused(
  code: RefusedMessage['code'],
  message: string,
  exitCode: number | undefined,
  dappId: string | undefined,
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

/** The same for what the executor refuses. */
export function refusedBy({ reason, exitCode, message }: NotAccepted, dappId: string | undefined): RefusedMessage {
  if (reason === 'notAccepted') {
    return refused('TVM_ERROR', `Message was not accepted: exit code ${exitCode ?? 0}`, exitCode, dappId)
  }
  const skipped = SKIPPED[reason]
  if (skipped === undefined) return refused('INTERNAL_ERROR', message, undefined, dappId)
  return refused('COMPUTE_SKIPPED', `Compute phase skipped: ${skipped.text}`, skipped.exitCode, dappId)
}
