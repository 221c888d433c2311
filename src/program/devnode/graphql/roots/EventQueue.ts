/** Maximum number of events that wait for a client; with more, its subscription ends to save memory. */
const MAX_WAITING = 10_000

/** Queue of events for one subscription. */
export class EventQueue<Event> implements AsyncIterableIterator<Event> {
  readonly #waiting: Event[] = []
  readonly #onEnd: (() => void)[] = []
  #taker: PromiseWithResolvers<IteratorResult<Event>> | undefined
  #ended = false
  #failure: Error | undefined

  /** Adds an event; ignored after the end. */
  push(event: Event): void {
    if (this.#ended) return
    if (this.#taker !== undefined) {
      this.#taker.resolve({ value: event, done: false })
      this.#taker = undefined
    } else if (this.#waiting.length < MAX_WAITING) this.#waiting.push(event)
    else this.fail(new Error(`More than ${MAX_WAITING} events wait for the subscriber`))
  }

  /** Ends the subscription with an error, after the events that wait. */
  fail(error: Error): void {
    if (this.#ended) return
    this.#failure = error
    this.#end()
    if (this.#taker !== undefined) {
      this.#failure = undefined
      this.#taker.reject(error)
      this.#taker = undefined
    }
  }

  /** Calls `action` once when the subscription ends, for any reason. */
  onEnd(action: () => void): void {
    if (this.#ended) action()
    else this.#onEnd.push(action)
  }

  get hasEnded(): boolean {
    return this.#ended
  }

  async next(): Promise<IteratorResult<Event>> {
    if (this.#waiting.length > 0) return { value: this.#waiting.shift()!, done: false }
    if (this.#failure !== undefined) {
      const failure = this.#failure
      this.#failure = undefined
      throw failure
    }
    if (this.#ended) return { value: undefined, done: true }
    this.#taker = Promise.withResolvers()
    return this.#taker.promise
  }

  async return(): Promise<IteratorResult<Event>> {
    this.#waiting.length = 0
    this.#failure = undefined
    this.#end()
    this.#taker?.resolve({ value: undefined, done: true })
    this.#taker = undefined
    return { value: undefined, done: true }
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  #end(): void {
    if (this.#ended) return
    this.#ended = true
    for (const action of this.#onEnd.splice(0)) action()
  }
}
