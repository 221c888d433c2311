import type { CallScope } from '../../../context/scopes.ts'

/** A result that the first call computes for all later ones. After a failure the next call tries again. */
export class SharedStart<T> {
  readonly #start: (call: CallScope) => Promise<T>
  #started: Promise<T> | undefined

  constructor(start: (call: CallScope) => Promise<T>) {
    this.#start = start
  }

  async get(call: CallScope): Promise<T> {
    for (;;) {
      const isOwn = this.#started === undefined
      this.#started ??= this.#start(call)
      const started = this.#started
      try {
        return await started
      } catch (error) {
        if (this.#started === started) this.#started = undefined
        // A failure or cancellation of another call does not affect this one.
        if (isOwn || call.signal.aborted) throw error
      }
    }
  }
}
