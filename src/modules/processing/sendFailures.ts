/** What failures of sending mean. */
import type { MessageAnswer } from '../../net/rest/index.ts'
import { ClientError } from '../../schema/errors.ts'
import { HttpRequestParseError, HttpRequestSendError } from '../client/errors.ts'
import { AllAttemptsFailed } from '../net/errors.ts'

/** Failures before anything was sent. */
const CONNECT_FAILURES: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** No endpoint answered, or only something on the way to it. */
export const isUnreachable = (error: unknown): boolean =>
  HttpRequestSendError.matches(error) || AllAttemptsFailed.matches(error)

/** The node may have got the message although nobody knows its answer. */
export const mayHaveArrived = (error: unknown): boolean =>
  isUnreachable(error) && !CONNECT_FAILURES.includes((error as { cause?: { code?: unknown } }).cause?.code)

/** The error of a broadcast without success; `outcomes` holds no refusal. */
export const allFailed = (targets: readonly string[], outcomes: readonly (MessageAnswer | Error)[]): Error => {
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
