import type { ComputeScope } from '../../context/scopes.ts'
import { UnknownExecutionError } from '../../errors/tvm.ts'
import { endLongTrial, TRIAL_CHECKPOINT_STEPS } from './longRuns.ts'
import { TRACE_DEPTH, type TraceRecorder } from './TraceRecorder.ts'

/** Steps of a run, whose gas may be anything that the given configuration sells. */
const MAX_STEPS = 200_000_000

/** Steps of a run that is traced, which takes far longer. */
const MAX_TRACED_STEPS = 1_000_000

/** What bounds time and memory of a run besides its gas. */
export interface RunLimits {
  readonly maxSteps: number
  /** Throws UnknownExecutionError (410) when the run takes too much memory, TakesLong when it cannot go on here. */
  readonly checkpoint: (work: number) => void
  readonly checkpointSteps?: number
  readonly trace?: TraceRecorder['record']
  readonly traceDepth?: number
}

/** Limits of one run, with its trace. */
export function runLimits(scope: ComputeScope, trace: TraceRecorder | undefined): RunLimits {
  const { hasMemory, isTrial } = scope
  return {
    maxSteps: trace === undefined ? MAX_STEPS : MAX_TRACED_STEPS,
    ...(isTrial && { checkpointSteps: TRIAL_CHECKPOINT_STEPS }),
    checkpoint: (work) => {
      endLongTrial(scope, work)
      if (hasMemory?.() === false)
        throw UnknownExecutionError.error('The contract needs more memory than a run may take')
    },
    ...(trace && { trace: trace.record, traceDepth: TRACE_DEPTH }),
  }
}
