import type { ComputeScope } from '../../../context/scopes.ts'
import { UnknownExecutionError } from '../../../errors/tvm.ts'
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
}

/** Limits of one run, with its trace. */
export function runLimits({ hasMemory }: ComputeScope, trace: TraceRecorder | undefined): RunLimits {
  return {
    maxSteps: trace === undefined ? MAX_STEPS : MAX_TRACED_STEPS,
    checkpoint: () => {
      if (hasMemory?.() === false)
        throw UnknownExecutionError.error('The contract needs more memory than a run may use')
    },
    ...(trace && { trace: trace.record, traceDepth: TRACE_DEPTH }),
  }
}
