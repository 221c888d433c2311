/**
 * Which runs leave the thread of the event loop. Most getters and transfers take less time than the way to another thread
 * and back, so a small run begins here; one that has done more than a little work ends and begins anew on a worker.
 */
import type { ClientContext } from '../../context/ClientContext.ts'
import { perContext } from '../../context/perContext.ts'
import type { CallScope, ComputeScope } from '../../context/scopes.ts'
import { TakesLong } from '../../context/TakesLong.ts'
import { isLargeReference } from '../boc/index.ts'

/** Work that a run may do here, in units of gas: about 3 ms. */
const TRIAL_WORK = 150_000

/** Steps between two looks at the work: sixteen steps of the dearest kind are about a millisecond. */
export const TRIAL_CHECKPOINT_STEPS = 16

/** Text of BOCs and parameters of a run that begins here, in characters: reading them takes about a millisecond. */
const MAX_TRIAL_LENGTH = 1 << 16

/** Runs that go to a worker at once after one that was begun in vain, so that hardly any work is done twice. */
const RUNS_AFTER_LONG_ONE = 16

/** How many of the next runs of a client go to a worker at once. */
const toGo = perContext(() => ({ runs: 0 }))

/** The step `heavy` of a run. */
export function goesToWorker(params: object, { context }: CallScope): boolean {
  const waiting = toGo(context)
  if (waiting.runs > 0) {
    waiting.runs--
    return true
  }
  return tracesSteps(params) || !isShort(params, context)
}

/** Throws TakesLong when a run on the thread of the event loop has done this much work. */
export function endLongTrial({ isTrial, context }: ComputeScope, work: number): void {
  if (isTrial !== true || work < TRIAL_WORK) return
  if (context !== undefined) toGo(context).runs = RUNS_AFTER_LONG_ONE
  throw new TakesLong()
}

/** A traced step takes far longer, and its stacks are large. */
function tracesSteps(params: object): boolean {
  return (params as { execution_options?: { trace?: boolean } | null }).execution_options?.trace === true
}

/** Whether everything in the parameters but the configuration, which is read once, is short. */
function isShort(params: object, context: ClientContext): boolean {
  let left = MAX_TRIAL_LENGTH
  const visit = (value: unknown): boolean => {
    left -= 8
    if (typeof value === 'string') {
      if (value.startsWith('*') && isLargeReference(context, value)) return false
      left -= value.length
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        left -= key.length
        if (key !== 'blockchain_config' && !visit(item)) return false
      }
    }
    return left >= 0
  }
  return visit(params)
}
