import type { Session } from '../session/Session.ts'
import { explainRun } from './explainRun.ts'
import { callFacts, type Explained, originOf } from './explainSending.ts'

/** Throws the error of a message whose emulation made no transaction, explained. */
export function explainEmulation(session: Session, plan: Explained, error: unknown): Promise<never> {
  return explainRun(session, error, { origin: originOf(plan), about: callFacts(plan), message: plan.message })
}
