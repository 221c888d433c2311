/**
 * Reruns of stored transactions. A long one takes seconds, so jobs take and return plain data, and a separate thread can run
 * them.
 */
import { writeBocBase64 } from '../../../core/cells/index.ts'
import { type Executed, NotAccepted } from '../../../core/executor/index.ts'
import { RunLog, type VmStep } from '../../../core/vm/index.ts'
import { TraceRecorder } from '../../../modules/tvm/runs/TraceRecorder.ts'
import type { AdminResult } from '../controls/AdminMethod.ts'
import type { tracingMethods } from '../controls/tracingMethods.ts'
import { type DebugMap, parseDebugMap, type SourcePosition } from './DebugMap.ts'
import { type Inspection, inspectRun } from './inspectRun.ts'
import { execute, type Rerun } from './Rerun.ts'

/** The executor of this version makes no transaction of the message, for this reason. */
export interface Refused {
  readonly refused: string
}

export interface StepRange {
  /** Number of steps: the last ones. */
  readonly wanted: number
  /** Only steps before this number. */
  readonly beforeStep?: number | undefined
}

export type RerunJobs = typeof rerunJobs

type Replay = AdminResult<typeof tracingMethods.replay>

export const rerunJobs = {
  /** The outcome, some steps of the machine, and what the contract prints. */
  replay: async ({ wanted, beforeStep = Number.POSITIVE_INFINITY, ...rerun }: Rerun & StepRange) => {
    const recorder = new TraceRecorder()
    const record = (step: VmStep) => {
      if (step.step < beforeStep) recorder.record(step)
    }
    const log = new RunLog()
    const executed = run(rerun, wanted > 0 ? record : undefined, log)
    if ('refused' in executed) return executed
    const { vm, exitCode, account, accountCell, transactionCell } = executed
    return {
      transactionId: transactionCell.hashHex(),
      accountAfter: account && writeBocBase64(accountCell),
      exitCode,
      gasUsed: vm?.gasUsed,
      totalSteps: vm?.steps ?? 0,
      steps: wanted > 0 ? describeSteps(recorder, wanted, rerun.debugMaps.map(parseDebugMap)) : [],
      logs: log.take(),
    }
  },
  /** Source positions that were executed, each once. */
  positions: async (rerun: Rerun): Promise<SourcePosition[] | Refused> => {
    const maps = rerun.debugMaps.map(parseDebugMap)
    const seen = new Set<SourcePosition>()
    const executed = run(rerun, ({ codeHash, offset }) => {
      for (const map of maps) {
        const position = map.find(codeHash, offset)
        if (position !== undefined) seen.add(position)
      }
    })
    return 'refused' in executed ? executed : [...seen]
  },
  /** What a failed run shows besides its transaction. */
  inspect: async (rerun: Rerun): Promise<Inspection> => inspectRun(rerun),
}

function run(rerun: Rerun, trace: ((step: VmStep) => void) | undefined, log?: RunLog): Executed | Refused {
  const executed = execute(rerun, trace, log)
  return executed instanceof NotAccepted ? { refused: executed.message } : executed
}

function describeSteps(recorder: TraceRecorder, wanted: number, maps: readonly DebugMap[]): Replay['steps'] {
  const all = recorder.toJson()
  let first = Math.max(0, all.length - wanted)
  // Ends of loops have the number of the step before them, which is where another piece of the run ends.
  while (first > 0 && all[first - 1]!.step === all[first]!.step) first--
  return all.slice(first).map(({ stack, gas_used, gas_remaining, ...step }) => {
    const source = maps.map((map) => map.find(step.code_hash, step.offset)).find(Boolean)
    return {
      ...step,
      gas_used: Number(gas_used),
      gas_remaining: Number(gas_remaining),
      ...(stack != null && { stack }),
      ...(source && { source }),
    }
  })
}
