import type { Failure } from '../../common/failure/Failure.ts'
import type { Session } from '../session/Session.ts'
import type { TransactionPhases } from './exitCodeText.ts'
import type { Explained } from './explainSending.ts'

/** Explains an emulated transaction of the message; `undefined` for one that succeeds. Only failures load the texts. */
export async function endOf(
  session: Session,
  plan: Explained,
  phases: TransactionPhases,
): Promise<Failure | undefined> {
  const { aborted, compute, action } = phases
  if (aborted !== true && compute?.success !== false && action?.success !== false) return undefined
  const { explainAbort } = await import('./explainSending.ts')
  return explainAbort(session, plan, phases)
}
