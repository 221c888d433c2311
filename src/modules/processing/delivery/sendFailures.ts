/** What failures of sending mean. */

import { ClientError } from '../../../errors/ClientError.ts'
import { HttpRequestParseError, HttpRequestSendError } from '../../../errors/client.ts'
import { AllAttemptsFailed, NotFound, SendMessageFailed, Unauthorized } from '../../../errors/net.ts'
import type { MessageAnswer, Refusal } from '../../../net/rest/index.ts'

/** Exit codes of contracts that refuse a message as repeated and as expired. Source: network 7.10. */
export const REPLAY_EXIT_CODES: readonly unknown[] = [52, 57]

/** Codes of nodes that have not executed the message, as far as they know. Source: network 4.7. */
const NOT_EXECUTED: ReadonlySet<string> = new Set([
  'WRONG_PRODUCER',
  'THREAD_MISMATCH',
  'NOT_BLOCK_PRODUCER',
  'QUEUE_OVERFLOW',
  'TOKEN_EXPIRED',
  'BAD_TOKEN',
  'INVALID_SIGNATURE',
  'UNAUTHORIZED_ISSUER',
  'UNKNOWN_ISSUER',
  'ISSUER_RESOLUTION_FAILED',
  'MISSING_SIGNING_KEY',
  'TVM_ERROR',
  'COMPUTE_SKIPPED',
  'BAD_REQUEST',
  '400 Bad Request',
])

/** No endpoint answered, or only something on the way to it. */
export function isUnreachable(error: unknown): boolean {
  return HttpRequestSendError.matches(error) || AllAttemptsFailed.matches(error)
}

/** Whether a message that has left may have been executed although sending it ended so: no answer of a node, or a strange one. */
export function mayBeExecuted(error: unknown): boolean {
  if (Unauthorized.matches(error) || NotFound.matches(error)) return false
  const status = error instanceof ClientError ? error.data['http_status'] : undefined
  return !(typeof status === 'number' && status >= 400 && status < 500) || status === 408 || status === 429
}

/**
 * Whether a refusal may belong to a copy of a message that was executed: a contract says so of every repeated one, and a
 * front that forwards to several nodes tells the answer of the last.
 */
export function leavesOpen(refusal: Refusal): boolean {
  return replayExitCode(refusal) !== undefined || !NOT_EXECUTED.has(refusal.code)
}

/** Exit code of a contract that refuses the message as repeated or expired. */
export function replayExitCode({ code, details }: Refusal): number | undefined {
  const exitCode = details?.['exit_code']
  return code === 'TVM_ERROR' && REPLAY_EXIT_CODES.includes(exitCode) ? (exitCode as number) : undefined
}

/** The refusal that an error 621 tells of. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!SendMessageFailed.matches(error)) return undefined
  const { extensions } = (error.data['node_error'] ?? {}) as { readonly extensions?: Refusal }
  return extensions
}

/** The node has the message in work. */
export function isDuplicate(error: unknown): boolean {
  return refusalOf(error)?.code === 'DUPLICATE_MESSAGE'
}

/** The error of a broadcast without success; `outcomes` holds no refusal. */
export function allFailed(targets: readonly string[], outcomes: readonly (MessageAnswer | Error)[]): Error {
  const errors = outcomes.map((outcome) => {
    if (outcome instanceof Error) return outcome
    return outcome.type === 'unavailable' ? outcome.error : HttpRequestParseError.error('Unexpected answer')
  })
  const foreign = errors.find((error) => !(error instanceof ClientError))
  if (foreign !== undefined) return foreign
  const attempts = (errors as ClientError[]).map(({ code, message }) => ({ code, message }))
  if (attempts.length === 1) return errors[0]!
  return AllAttemptsFailed.error(`The message could not be sent to any of ${targets.length} endpoints`, { attempts })
}
