/** The reserved parameter `_call`. Source: daemon section 2. */

import type { FunctionDefinition } from '../../src/schema/functions.ts'
import { exact, optional, struct, text, u32, type ValueOf } from '../../src/schema/shapes.ts'
import { describeProblem, validate } from '../../src/schema/validation.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'

export const CallOptions = exact(
  struct('CallOptions', 'Options of a call, passed in the reserved parameter `_call`.', {
    app_object: optional(
      text,
      'Id chosen by the host for the app object that this call registers, 1 to 64 characters.',
    ),
    callback: optional(text, 'Id chosen by the host for the callback of this call, 1 to 64 characters.'),
    timeout_ms: optional(
      u32,
      'Time limit of the call, in ms; then it fails with -32008. Absent or 0: only the general limit applies.',
    ),
    app_request_timeout_ms: optional(u32, 'Time limit of each app request of the call, in ms; 0: none.'),
    trace: optional(
      text,
      'Included in the log lines of the call. A W3C `traceparent` also names the parent span of the call in traces.',
    ),
  }),
)

export type CallOptions = ValueOf<typeof CallOptions>

export const noCallOptions: CallOptions = {}

/**
 * Reads `_call`. Unknown keys are refused, because ignoring a typo would do more harm. Throws InvalidParams (-32602).
 */
export function readCallOptions(value: unknown): CallOptions {
  if (value === undefined || value === null) return noCallOptions
  const result = validate(CallOptions, value, '_call')
  if (!result.ok) {
    const problem = result.problems[0]!
    throw invalid(problem.path, describeProblem(problem))
  }
  checkObjectId(result.value.app_object, '_call.app_object')
  checkObjectId(result.value.callback, '_call.callback')
  if (result.value.trace !== undefined && result.value.trace.length > 256) {
    throw invalid('_call.trace', 'expected at most 256 characters')
  }
  return result.value
}

/** Refuses an object that the method does not accept. Throws InvalidParams (-32602). */
export function checkObjectUse(
  method: string,
  definition: Pick<FunctionDefinition, 'appObject' | 'callback'>,
  { app_object, callback }: CallOptions,
): void {
  if (app_object !== undefined && definition.appObject === undefined) {
    throw invalid('_call.app_object', `${method} takes no app object`)
  }
  if (callback !== undefined && definition.callback === undefined) {
    throw invalid('_call.callback', `${method} takes no callback`)
  }
}

function checkObjectId(id: string | undefined, path: string): void {
  if (id === undefined) return
  const length = id.length > 128 ? id.length : [...id].length
  if (length < 1 || length > 64) throw invalid(path, `expected 1 to 64 characters, got ${length}`)
}

function invalid(path: string, reason: string): ProtocolError {
  return new ProtocolError('InvalidParams', `Invalid ${path}: ${reason}`, { path, reason })
}
