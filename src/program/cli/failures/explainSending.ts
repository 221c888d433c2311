/** Explains why a message that a command sends is refused or fails. */
import { explainFailure, type FailureFacts } from '../../common/failure/explainFailure.ts'
import type { Failure } from '../../common/failure/Failure.ts'
import { dappReason, skipReasonAt } from '../../common/skipReasons.ts'
import type { PlannedMessage } from '../arguments/PlannedMessage.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { type CodeOrigin, explainEnd, ownCodeOf, type TransactionPhases } from './exitCodeText.ts'
import { explainByNode } from './explainByNode.ts'

/** Parts of a plan that explanations use. */
export type Explained = Pick<PlannedMessage, 'abi' | 'message' | 'call' | 'codeHash' | 'expire'>

/** Error 621 as the contract or the node means it. */
export async function refusedError(session: Session, plan: Explained, error: LibraryError): Promise<ToolError> {
  const facts = refusalFacts(error)
  const failure = await explainRefusal(session, plan, facts)
  return new ToolError(exitCodes.rejected, failure?.title ?? `The message was refused: ${error.message}`, {
    code: error.details.code,
    data: error.details.data,
    failure,
  })
}

/** Explains what a node said about a message that it did not accept. */
export async function explainRefusal(
  session: Session,
  plan: Explained,
  facts: FailureFacts,
): Promise<Failure | undefined> {
  const byNode = await explainByNode(session, { message: plan.message })
  const own = facts.exitCode === undefined ? undefined : await ownCodeOf(facts.exitCode, originOf(plan))
  const failure = explainFailure({ ...callFacts(plan), ...facts, own })
  // The state may have changed since the refusal.
  return byNode !== undefined && byNode.code === failure?.code ? byNode : failure
}

/** Explains a transaction of the message; `transaction` is its hash, absent for one that was only emulated. */
export async function explainAbort(
  session: Session,
  plan: Explained,
  phases: TransactionPhases,
  transaction?: string,
): Promise<Failure | undefined> {
  const failure = await explainEnd(phases, originOf(plan), callFacts(plan))
  if (failure === undefined) return undefined
  const byNode = await explainByNode(session, transaction === undefined ? { message: plan.message } : { transaction })
  return byNode !== undefined && byNode.code === failure.code ? byNode : failure
}

/** What the node said about a message, from the data of an error 621. */
export function refusalFacts(error: LibraryError): FailureFacts {
  const { node_error } = (error.details.data ?? {}) as {
    node_error?: { extensions?: { code?: string; message?: string; details?: { exit_code?: number | null } | null } }
  }
  const { code, message, details } = node_error?.extensions ?? {}
  const number = details?.exit_code ?? undefined
  const skipped = code === 'COMPUTE_SKIPPED' ? skipReasonAt(number) : undefined
  return {
    stage: 'refused',
    skipped,
    exitCode: code === 'TVM_ERROR' ? number : undefined,
    refusal: skipped === undefined ? (message ?? code ?? error.message) : dappReason(message),
  }
}

/** The contract that explains exit codes of a message. */
export function originOf({ codeHash, abi }: Explained): CodeOrigin {
  return { codeHash, abi: abi?.contract }
}

export function callFacts({ call, abi, expire }: Explained): Partial<FailureFacts> {
  return { contract: abi && nameOf(abi), function: call?.method, arguments: call?.input, expire }
}

function nameOf({ named }: NonNullable<Explained['abi']>): string | undefined {
  return named?.replace(/^.*[\\/]/, '').replace(/(\.abi)?\.json$/, '')
}
