/**
 * Work that came from the host and does not begin yet: messages that were read already, entries of a batch. While the
 * connection is full nothing begins; what waits goes on in the order in which it came. Source: daemon section 8.
 */
export class Intake {
  readonly #isFull: () => boolean
  readonly #wantInput: (isWanted: boolean) => void
  #waiting: (() => void)[] = []
  #next = 0
  #isRunning = false
  #isFinished = false

  /** `wantInput` hears whether more is to be read. */
  constructor(isFull: () => boolean, wantInput: (isWanted: boolean) => void) {
    this.#isFull = isFull
    this.#wantInput = wantInput
  }

  /** Whether a new message has to wait. */
  get mustWait(): boolean {
    return !this.#isFinished && (this.#next < this.#waiting.length || this.#isRunning || this.#isFull())
  }

  /** Whether work that has begun has to stop before its next step. */
  get mustPause(): boolean {
    return !this.#isFinished && this.#isFull()
  }

  /** How much waits. */
  get size(): number {
    return this.#waiting.length - this.#next
  }

  /** Does the work behind everything that waits. */
  wait(work: () => void): void {
    if (this.size === 0) this.#wantInput(false)
    this.#waiting.push(work)
  }

  /** Goes on with work that has begun, before everything else. */
  waitFirst(work: () => void): void {
    if (this.size === 0) this.#wantInput(false)
    if (this.#next > 0) this.#waiting[--this.#next] = work
    else this.#waiting.unshift(work)
  }

  /** There may be room. */
  resume(): void {
    if (this.#isRunning || this.size === 0) return
    this.#isRunning = true
    try {
      while (this.size > 0 && !this.#isFull()) {
        const work = this.#waiting[this.#next]!
        this.#waiting[this.#next++] = () => {}
        work()
      }
    } finally {
      this.#isRunning = false
    }
    if (this.size > 0) return
    this.#waiting = []
    this.#next = 0
    this.#wantInput(true)
  }

  /** Goes on with everything that waits; from now on nothing has to. */
  finish(): void {
    this.#isFinished = true
    for (const work of this.#waiting.slice(this.#next)) work()
    this.clear()
  }

  /** Forgets what waits: the host is gone. */
  clear(): void {
    this.#waiting = []
    this.#next = 0
  }
}
