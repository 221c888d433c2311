import type { Worker } from 'node:worker_threads'
import type { ComputeTask } from '../workers/computeTask.ts'
import type { Station, StationEvents, StationMessage } from '../workers/Station.ts'

/** A thread of this process. Ending it waits for what it does in native code. */
export class ThreadStation implements Station {
  readonly #worker: Worker

  constructor(worker: Worker, { onMessage, onLost }: StationEvents) {
    this.#worker = worker
    worker.unref()
    worker.on('message', (message: StationMessage) => onMessage(message))
    worker.on('error', onLost)
    worker.on('exit', () => onLost(undefined))
  }

  compute(task: ComputeTask): void {
    this.#worker.postMessage(task)
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  keepAlive(isWorking: boolean): void {
    if (isWorking) this.#worker.ref()
    else this.#worker.unref()
  }
}
