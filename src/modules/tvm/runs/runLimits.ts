import type { ComputeScope } from '../../../context/scopes.ts'
import type { RunLog } from '../../../core/vm/index.ts'
import { UnknownExecutionError } from '../../../errors/tvm.ts'
import type { RunRecorder } from './RunRecorder.ts'
import { TRACE_DEPTH, type TraceRecorder } from './TraceRecorder.ts'

/** Maximum number of steps of a run, because the given configuration may allow any amount of gas. */
const MAX_STEPS = 200_000_000

/** Maximum number of steps of a traced run, which takes far longer. */
const MAX_TRACED_STEPS = 1_000_000

/** Limits of the time and memory of a run, in addition to its gas. */
export interface RunLimits {
  readonly maxSteps: number
  /** Throws UnknownExecutionError (410) when the run takes too much memory. */
  readonly checkpoint: () => void
  readonly trace?: TraceRecorder['record']
  readonly traceDepth?: number
  readonly log?: RunLog
}

/** What is recorded of a run. */
type Recording = { readonly [Part in 'trace' | 'log']?: RunRecorder[Part] | undefined }

/** Limits of one run, with what is recorded of it. */
export function runLimits({ hasMemory }: ComputeScope, { trace, log }: Recording): RunLimits {
  return {
    maxSteps: trace === undefined ? MAX_STEPS : MAX_TRACED_STEPS,
    checkpoint: () => {
      if (hasMemory?.() === false)
        throw UnknownExecutionError.error('The contract needs more memory than a run may use')
    },
    ...(trace && { trace: trace.record, traceDepth: TRACE_DEPTH }),
    ...(log && { log }),
  }
}
