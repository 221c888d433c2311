import { RunLog } from '../../../core/vm/index.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { withLogs } from '../../../errors/withLogs.ts'
import type { Surroundings } from './surroundings.ts'
import { TraceRecorder } from './TraceRecorder.ts'

/** What is recorded of a local run: its steps, and what the contract prints. */
export class RunRecorder {
  /** Absent unless the options ask for the steps. */
  readonly trace: TraceRecorder | undefined
  readonly log = new RunLog()
  readonly #returnsLogs: boolean

  constructor({ traces, logs }: Pick<Surroundings, 'traces' | 'logs'>) {
    this.trace = traces ? new TraceRecorder() : undefined
    this.#returnsLogs = logs
  }

  /** Returns the result of a run with the members that the options ask for; an error of the run has what was printed. */
  record<Result extends object>(run: () => Result) {
    try {
      const result = run()
      return {
        ...result,
        ...(this.trace && { trace: this.trace.toJson() }),
        ...(this.#returnsLogs && { logs: [...this.log.take()] }),
      }
    } catch (error) {
      throw error instanceof ClientError ? withLogs(error, this.log.take()) : error
    }
  }
}
