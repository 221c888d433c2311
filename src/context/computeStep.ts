/**
 * Heavy steps of functions that use the context: on the main thread if they are short, otherwise on a worker thread.
 */
import { WorkLimitReached, withWorkLimit } from '../core/work.ts'
import type { ComputeFunction } from '../schema/functions.ts'
import type { ParamsOf, ParamsShape, ResultOf, ResultShape } from '../schema/methods.ts'
import { unpackJson } from '../schema/packedJson.ts'
import { computeOnWorker, INLINE_WORK } from './callFunction.ts'
import type { CallScope, ComputeScope } from './scopes.ts'

/** The result of `work`; `undefined` if it takes too long for this thread. */
export function inlineOr<T extends object>(work: () => T): T | undefined {
  try {
    return withWorkLimit(INLINE_WORK, work)
  } catch (error) {
    if (error instanceof WorkLimitReached) return undefined
    throw error
  }
}

/**
 * Result of a function, computed on a worker thread. `params` hold no references to the context; parts of them may be held
 * JSON. Rejects with the errors of the function.
 */
export async function computeStep<P extends ParamsShape, R extends ResultShape>(
  call: Pick<CallScope, 'context' | 'signal'>,
  definition: ComputeFunction<P, R, ComputeScope, CallScope>,
  params: ParamsOf<P>,
): Promise<ResultOf<R>> {
  return unpackJson(await computeOnWorker(definition, params, call)) as ResultOf<R>
}
