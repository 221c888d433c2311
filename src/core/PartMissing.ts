import { WorkLimitReached } from './work.ts'

/**
 * Thrown by a computation that needs a part of the platform which is not loaded yet. For a caller that cannot wait, it is
 * work that a worker has to do; `repeatWithParts` loads the part there and repeats the computation.
 */
export class PartMissing extends WorkLimitReached {
  /** Loads the part. */
  readonly load: () => Promise<void>

  constructor(load: () => Promise<void>) {
    super()
    this.load = load
  }
}

/** What `work` returns once all parts that it needs are loaded. `work` must have no effects. */
export async function repeatWithParts<T>(work: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof PartMissing)) throw error
      await error.load()
    }
  }
}
