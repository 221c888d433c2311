import type { ComputeTask } from '../workers/computeTask.ts'
import type { Station, StationEvents, StationMessage } from '../workers/Station.ts'

/** A Web Worker that computes. The browser ends it immediately, whatever it computes. */
export class WebWorkerStation implements Station {
  readonly #worker: Worker

  constructor(worker: Worker, { onMessage, onLost }: StationEvents) {
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<StationMessage>) => onMessage(data))
    worker.addEventListener('messageerror', () => onLost(new Error('The answer of a worker could not be read')))
    // A script that cannot be loaded gives no message.
    worker.addEventListener('error', ({ message }) => {
      onLost(new Error(message || 'The script of a worker could not be loaded'))
    })
  }

  compute(task: ComputeTask): void {
    this.#worker.postMessage(task)
  }

  async end(): Promise<void> {
    this.#worker.terminate()
  }

  /** Workers end with their page. */
  keepAlive(): void {}
}
