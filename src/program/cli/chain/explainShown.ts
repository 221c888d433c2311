import type { Failure } from '../../common/failure/Failure.ts'
import { explainByNode } from '../failures/explainByNode.ts'
import type { Session } from '../session/Session.ts'
import type { ShownTransaction } from './describeTransaction.ts'

/**
 * Why a transaction failed; for one that succeeded, what failed of the messages that it led to, as far as a development node
 * says so. `undefined` if nothing failed.
 */
export async function explainShown(session: Session, shown: ShownTransaction): Promise<Failure | undefined> {
  return (await explainByNode(session, { transaction: shown.id })) ?? shown.explanation
}
