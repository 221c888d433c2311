/** Classifies the failures of sending a message. */

import { ClientError } from '../errors/ClientError.ts'
import { HttpRequestParseError, HttpRequestSendError } from '../errors/client.ts'
import { AllAttemptsFailed, NotFound, SendMessageFailed, Unauthorized } from '../errors/net.ts'
import { isRefusedStatus } from '../net/networkErrors.ts'
import type { MessageAnswer, Refusal } from '../net/rest/index.ts'

/** Exit codes with which contracts refuse a message as repeated or expired. Source: network 7.10. */
export const REPLAY_EXIT_CODES: readonly unknown[] = [52, 57]

/** Codes of refusals that make the token of the message worthless. Source: network 4.7. */
export const TOKEN_CODES: ReadonlySet<string> = new Set([
  'TOKEN_EXPIRED',
  'BAD_TOKEN',
  'INVALID_SIGNATURE',
  'UNAUTHORIZED_ISSUER',
  'UNKNOWN_ISSUER',
  'ISSUER_RESOLUTION_FAILED',
  'MISSING_SIGNING_KEY',
])

/** Codes of nodes that have not executed the message as far as they know. Source: network 4.7. */
const NOT_EXECUTED: ReadonlySet<string> = new Set([
  ...['WRONG_PRODUCER', 'THREAD_MISMATCH', 'NOT_BLOCK_PRODUCER', 'QUEUE_OVERFLOW', ...TOKEN_CODES],
  ...['TVM_ERROR', 'COMPUTE_SKIPPED', 'BAD_REQUEST', '400 Bad Request'],
])

/** Codes that concern the message: the producer itself works, and gets the next one. Source: network 4.7. */
export const MESSAGE_CODES: ReadonlySet<string> = new Set([
  'TVM_ERROR',
  'COMPUTE_SKIPPED',
  'DUPLICATE_MESSAGE',
  'QUEUE_OVERFLOW',
])

/** Whether no endpoint answered, or only an intermediary such as a proxy did. */
export function isUnreachable(error: unknown): boolean {
  return HttpRequestSendError.matches(error) || AllAttemptsFailed.matches(error)
}

/** Whether the message may have been executed although sending it ended with this error: no answer, or an unexpected one. */
export function mayBeExecuted(error: unknown): boolean {
  if (Unauthorized.matches(error) || NotFound.matches(error)) return false
  return !(error instanceof ClientError && isRefusedStatus(error.data['http_status']))
}

/**
 * Whether a refusal may concern a copy of a message that was executed: a contract refuses every repetition this way, and a
 * proxy in front of several nodes returns the answer of the last one.
 */
export function leavesOpen(refusal: Refusal): boolean {
  return replayExitCode(refusal) !== undefined || !NOT_EXECUTED.has(refusal.code)
}

/** The exit code, if the contract refused the message as repeated or expired. */
export function replayExitCode({ code, details }: Refusal): number | undefined {
  const exitCode = details?.['exit_code']
  return code === 'TVM_ERROR' && REPLAY_EXIT_CODES.includes(exitCode) ? (exitCode as number) : undefined
}

/** The refusal that an error 621 reports. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!SendMessageFailed.matches(error)) return undefined
  const { extensions } = (error.data['node_error'] ?? {}) as { readonly extensions?: Refusal }
  return extensions
}

/**
 * Phase that failed according to a refusal, as `phase` of the errors of local runs has it; absent for a refusal that says nothing
 * about the account or its contract.
 */
export function phaseOfRefusal({ code, details }: Refusal): 'computeVm' | 'computeSkipped' | undefined {
  if (code === 'COMPUTE_SKIPPED') return 'computeSkipped'
  return code === 'TVM_ERROR' && typeof details?.['exit_code'] === 'number' ? 'computeVm' : undefined
}

/** Whether the node is already processing the message. */
export function isDuplicate(error: unknown): boolean {
  return refusalOf(error)?.code === 'DUPLICATE_MESSAGE'
}

/** The error of a broadcast that failed everywhere; `outcomes` contains no refusal. */
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
