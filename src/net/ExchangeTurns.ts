import type { Clock } from '../ports/Clock.ts'
import { Deadlines, type Expiring } from './Deadlines.ts'
import type { AbortSource } from './waiting.ts'

/** Entries that have left a list before it is shortened. */
const MOST_LEFT = 1024

interface Host {
  running: number
  readonly waiting: Waiting[]
  /** Number of entries of `waiting` that have left. */
  left: number
}

/**
 * A limited number of exchanges per host at the same time; the others wait in the order of their calls. Nothing else of
 * an exchange exists while it waits: with thousands of them, copying it in memory would cost more than the exchange.
 */
export class ExchangeTurns {
  readonly #limit: number
  readonly #deadlines: Deadlines
  readonly #hosts = new Map<string, Host>()

  constructor(limit: number, clock: Clock) {
    this.#limit = limit
    this.#deadlines = new Deadlines(clock)
  }

  /**
   * Begins an exchange, which `end` must follow. `undefined` if it may begin at once; else a promise that settles when it
   * may. Rejects with the reason of the signal, and with the error of `onTimeout` after `timeoutMs`; `end` must not follow
   * then.
   */
  begin(
    origin: string,
    timeoutMs: number,
    signal: AbortSource | undefined,
    onTimeout: () => Error,
  ): Promise<void> | undefined {
    let host = this.#hosts.get(origin)
    if (host === undefined) {
      host = { running: 0, waiting: [], left: 0 }
      this.#hosts.set(origin, host)
    }
    if (host.running < this.#limit) {
      host.running++
      return undefined
    }
    const { waiting } = host
    return new Promise((resolve, reject) => {
      waiting.push(new Waiting(resolve, reject, this.#deadlines, timeoutMs, signal, onTimeout))
    })
  }

  end(origin: string): void {
    const host = this.#hosts.get(origin)!
    const { waiting } = host
    while (host.left < waiting.length) {
      if (!waiting[host.left++]!.start()) continue
      if (host.left > MOST_LEFT) {
        waiting.splice(0, host.left)
        host.left = 0
      }
      return
    }
    waiting.length = 0
    host.left = 0
    if (--host.running === 0) this.#hosts.delete(origin)
  }

  /** Ends all that wait with an error. */
  close(reason: unknown): void {
    for (const { waiting } of this.#hosts.values()) for (const one of waiting) one.fail(reason)
  }
}

/** An exchange that waits. It leaves the list of its host only when its turn comes. */
class Waiting implements Expiring {
  readonly #resolve: () => void
  readonly #reject: (error: unknown) => void
  readonly #deadlines: Deadlines
  readonly #timeoutMs: number
  readonly #signal: AbortSource | undefined
  readonly #onTimeout: () => Error
  readonly #onAbort: (() => void) | undefined
  #isOver = false

  constructor(
    resolve: () => void,
    reject: (error: unknown) => void,
    deadlines: Deadlines,
    timeoutMs: number,
    signal: AbortSource | undefined,
    onTimeout: () => Error,
  ) {
    this.#resolve = resolve
    this.#reject = reject
    this.#deadlines = deadlines
    this.#timeoutMs = timeoutMs
    this.#signal = signal
    this.#onTimeout = onTimeout
    deadlines.add(this, timeoutMs)
    if (signal === undefined) return
    this.#onAbort = () => this.fail(signal.reason)
    signal.addEventListener('abort', this.#onAbort, { once: true })
  }

  /** Returns false if it does not wait any more. */
  start(): boolean {
    if (this.#isOver) return false
    this.#leave()
    this.#resolve()
    return true
  }

  expire(): void {
    this.fail(this.#onTimeout())
  }

  fail(error: unknown): void {
    if (this.#isOver) return
    this.#leave()
    this.#reject(error)
  }

  #leave(): void {
    this.#isOver = true
    this.#deadlines.remove(this, this.#timeoutMs)
    if (this.#onAbort !== undefined) this.#signal!.removeEventListener('abort', this.#onAbort)
  }
}
