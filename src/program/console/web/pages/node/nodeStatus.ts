/** The status that the controls of a node show and change. */
import type { controls } from '../../data/controls.ts'
import type { Loaded } from '../../data/load.ts'

export type Status = Loaded<Awaited<ReturnType<typeof controls.status>>>

/** Runs a control and reads the status again. */
export function changing(status: Status, work: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    await work()
    status.reload()
  }
}
