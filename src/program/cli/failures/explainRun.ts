import { explainFailure, type FailureFacts } from '../../common/failure/explainFailure.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { type CodeOrigin, ownCodeOf } from './exitCodeText.ts'
import { explainByNode } from './explainByNode.ts'

interface Run {
  readonly origin?: CodeOrigin
  /** The call that ran. */
  readonly about?: Partial<FailureFacts>
  /** The message that ran on the state of the network, base64: a development node may know more about it. */
  readonly message?: string
}

/** Throws the error of a local run again, explained if the contract ended with an exit code. */
export async function explainRun(
  session: Session,
  error: unknown,
  { origin = {}, about, message }: Run = {},
): Promise<never> {
  if (!(error instanceof LibraryError)) throw error
  const { exit_code: exitCode, contract_error: thrown } = (error.details.data ?? {}) as {
    exit_code?: unknown
    contract_error?: string
  }
  if (typeof exitCode !== 'number') throw error
  const own = await ownCodeOf(exitCode, origin)
  const explained = explainFailure({ stage: 'local', exitCode, thrown, ...about, own })!
  const byNode = message === undefined ? undefined : await explainByNode(session, { message })
  const failure = byNode?.code === exitCode ? { ...byNode, phase: explained.phase, title: explained.title } : explained
  throw new ToolError(exitCodes.rejected, failure.title, { ...error.details, failure })
}
