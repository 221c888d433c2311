import { CannotReceiveSpawnedResult } from '../errors/client.ts'
import type { Random } from '../ports/Random.ts'
import type { WasmFolder } from '../ports/WasmFolder.ts'
import type { WorkerJob, Workers, WorkersStatus } from '../ports/Workers.ts'
import { FunctionTable } from '../schema/FunctionTable.ts'
import type { LazyModule } from '../schema/modules.ts'
import { type ComputeTask, computeTask, resultOfAnswer } from './computeTask.ts'

/**
 * The port `Workers` without threads: functions are computed here, one after the other in the order of their calls,
 * with the same texts that are sent to a thread. With the same calls and the same `random` the results are the same,
 * which simulations need. It blocks the event loop while it computes, so servers do not use it.
 */
export class InlineWorkers implements Workers {
  readonly #functions: FunctionTable
  readonly #random: Random
  readonly #wasm: WasmFolder | undefined
  readonly #closing = new AbortController()
  #last: Promise<unknown> = Promise.resolve()

  constructor(modules: readonly LazyModule[], random: Random, wasm?: WasmFolder) {
    this.#functions = new FunctionTable(modules)
    this.#random = random
    this.#wasm = wasm
  }

  compute({ functionName, paramsJson, configJson, signal }: WorkerJob): Promise<string> {
    if (signal.aborted) return Promise.reject(signal.reason)
    const ends = AbortSignal.any([signal, this.#closing.signal])
    if (ends.aborted) return Promise.reject(ends.reason)
    return new Promise((resolve, reject) => {
      const onEnd = () => reject(ends.reason)
      ends.addEventListener('abort', onEnd, { once: true })
      this.#last = this.#last
        .then(() => (ends.aborted ? undefined : this.#compute({ functionName, paramsJson, configJson })))
        .then((json) => json !== undefined && resolve(json), reject)
        .finally(() => ends.removeEventListener('abort', onEnd))
    })
  }

  /** Nothing to report: there are no threads, and status cannot be queried while something runs. */
  status(): WorkersStatus {
    return {
      threads: 0,
      processes: 0,
      running: 0,
      waiting: 0,
      restarted: 0,
      ownRunning: 0,
      ownWaiting: 0,
      ownWaitingLength: 0,
      refused: 0,
    }
  }

  async close(): Promise<void> {
    this.#closing.abort(CannotReceiveSpawnedResult.error('The worker threads were stopped'))
  }

  async #compute(task: ComputeTask): Promise<string> {
    const place = { functions: this.#functions, random: this.#random, hasMemory: () => true, wasm: this.#wasm }
    return resultOfAnswer(await computeTask(task, place))
  }
}
