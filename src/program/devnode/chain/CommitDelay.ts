/**
 * Stores blocks, with a delay on request: readers then see executed and acknowledged messages later, as on a network whose
 * blocks take time to become final. With this fault, which is for tests, a crash can lose an acknowledged block.
 */
import type { Clock, Timer } from '../../../ports/Clock.ts'
import type { CommitSink } from '../store/CommitSink.ts'
import type { BlockCommit } from '../store/records.ts'

export class CommitDelay {
  /** Delay before a block is stored, ms; 0 stores it at once. */
  lagMs = 0
  readonly #sink: CommitSink
  readonly #clock: Clock
  readonly #onError: (error: Error) => void
  readonly #waiting: { readonly dueMs: number; readonly commit: BlockCommit }[] = []
  #timer: Timer | undefined

  /** `onError` is called for late blocks that could not be stored. */
  constructor(sink: CommitSink, clock: Clock, onError: (error: Error) => void) {
    this.#sink = sink
    this.#clock = clock
    this.#onError = onError
  }

  /** Whether no block waits to be stored. */
  get isIdle(): boolean {
    return this.#waiting.length === 0
  }

  /** Throws what the store throws. */
  commit(commit: BlockCommit): void {
    if (this.lagMs === 0 && this.isIdle) {
      this.#sink.commit(commit, false)
      return
    }
    this.#waiting.push({ dueMs: this.#clock.elapsed() + this.lagMs, commit })
    this.#schedule()
  }

  /** Stores the waiting blocks. Afterwards, each is stored or was refused. */
  flush(): void {
    this.#timer?.cancel()
    this.#timer = undefined
    for (const { commit } of this.#waiting.splice(0)) this.#sink.commit(commit, true)
    this.#sink.settle()
  }

  #schedule(): void {
    const [first] = this.#waiting
    if (first === undefined || this.#timer !== undefined) return
    this.#timer = this.#clock.setTimer(Math.max(0, first.dueMs - this.#clock.elapsed()), () => {
      this.#timer = undefined
      const { commit } = this.#waiting.shift()!
      try {
        this.#sink.commit(commit, true)
      } catch (error) {
        this.#onError(error as Error)
      }
      this.#schedule()
    })
  }
}
