import type { ChildProcess } from 'node:child_process'
import type { ComputeTask } from '../workers/computeTask.ts'
import type { Station, StationEvents, StationMessage } from '../workers/Station.ts'

/** A separate process. The system ends it immediately, whatever it computes, and reclaims its memory. */
export class ProcessStation implements Station {
  readonly #child: ChildProcess
  readonly #gone = Promise.withResolvers<void>()

  constructor(child: ChildProcess, { onMessage, onLost }: StationEvents) {
    this.#child = child
    this.keepAlive(false)
    child.on('message', (message) => onMessage(message as StationMessage))
    // A process that could not be started emits no exit event.
    child.on('error', (cause) => {
      if (child.pid === undefined) this.#gone.resolve()
      onLost(cause)
    })
    child.on('exit', () => {
      this.#gone.resolve()
      onLost(undefined)
    })
  }

  compute(task: ComputeTask): void {
    // If a message cannot be sent, the process ends anyway. A process that got no descriptors has no channel.
    if (this.#child.connected) this.#child.send(task, () => {})
  }

  end(): Promise<void> {
    this.#child.kill('SIGKILL')
    return this.#gone.promise
  }

  keepAlive(isWorking: boolean): void {
    const { channel } = this.#child
    if (isWorking) {
      this.#child.ref()
      channel?.ref()
    } else {
      this.#child.unref()
      channel?.unref()
    }
  }
}
