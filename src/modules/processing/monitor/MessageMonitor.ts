/**
 * Watches sent messages until their transactions are final or their time is over.
 *
 * Each context has one monitor with named queues. Queues hold watched messages and results that were not fetched yet. A
 * timer runs while anything is watched: each round asks for all messages, many in one query, and every queue that
 * watches a message gets its result. When the network fails for good, waiting fetches fail with its error and the next
 * round tries again; messages whose time is over get the status `Timeout` whether the network answers or not. Source:
 * network 6.9.
 */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { networkClockOf } from '../../../context/NetworkClock.ts'
import { perContext } from '../../../context/perContext.ts'
import { unlessLate } from '../../../delivery/tryWithin.ts'
import { type Network, networkOf } from '../../../net/index.ts'
import { type AbortSource, abortable } from '../../../net/waiting.ts'
import type { Timer } from '../../../ports/Clock.ts'
import { askTransactions, type MonitoringResult, timeoutResult, withUserData } from './askTransactions.ts'
import type { FetchMode, Monitor, WatchedMessage } from './Monitor.ts'

const ROUND_PAUSE_MS = 1000
const FIRST_PAUSE_MS = 50

interface Waiter {
  readonly mode: FetchMode
  readonly resolve: (results: MonitoringResult[]) => void
  readonly reject: (error: unknown) => void
}

interface Queue {
  /** By hash; the same message may be watched more than once. */
  readonly watched: Map<string, WatchedMessage[]>
  results: MonitoringResult[]
  waiters: Waiter[]
}

class MessageMonitor implements Monitor {
  readonly #context: ClientContext
  readonly #network: Network
  readonly #queues = new Map<string, Queue>()
  #timer: Timer | undefined
  #isAsking = false
  #pauseMs = FIRST_PAUSE_MS

  constructor(context: ClientContext) {
    this.#context = context
    this.#network = networkOf(context)
    context.signal.addEventListener('abort', () => this.#timer?.cancel(), { once: true })
  }

  /** Adds messages to a queue, which is created if it does not exist. */
  watch(name: string, messages: readonly WatchedMessage[]): void {
    if (messages.length === 0) return
    const queue = this.#open(name)
    for (const message of messages) {
      const same = queue.watched.get(message.hash)
      if (same === undefined) queue.watched.set(message.hash, [message])
      else same.push(message)
    }
    this.#pauseMs = FIRST_PAUSE_MS
    this.#schedule()
  }

  info(name: string): { unresolved: number; resolved: number } {
    const queue = this.#queues.get(name)
    return { unresolved: queue === undefined ? 0 : countWatched(queue), resolved: queue?.results.length ?? 0 }
  }

  /** Takes results out of a queue. Throws what the network threw while the call was waiting, or the reason of `signal`. */
  async fetch(name: string, mode: FetchMode, signal: AbortSource): Promise<MonitoringResult[]> {
    const queue = this.#queues.get(name)
    if (mode === 'NoWait') return queue === undefined ? [] : this.#take(name, queue)
    const waiting = this.#open(name)
    if (isSatisfied(waiting, mode)) return this.#take(name, waiting)
    let waiter: Waiter | undefined
    const results = new Promise<MonitoringResult[]>((resolve, reject) => {
      waiter = { mode, resolve, reject }
      waiting.waiters.push(waiter)
    })
    try {
      return await abortable(results, signal)
    } finally {
      waiting.waiters = waiting.waiters.filter((entry) => entry !== waiter)
      this.#forgetWhenEmpty(name, waiting)
    }
  }

  /** Drops a queue; waiting fetches return the results so far. */
  cancel(name: string): void {
    const queue = this.#queues.get(name)
    if (queue === undefined) return
    this.#queues.delete(name)
    for (const { resolve } of queue.waiters) resolve(queue.results.splice(0))
    if (this.#hashes().length === 0) this.#timer?.cancel()
  }

  #open(name: string): Queue {
    let queue = this.#queues.get(name)
    if (queue === undefined) {
      queue = { watched: new Map(), results: [], waiters: [] }
      this.#queues.set(name, queue)
    }
    return queue
  }

  #take(name: string, queue: Queue): MonitoringResult[] {
    const results = queue.results
    queue.results = []
    this.#forgetWhenEmpty(name, queue)
    return results
  }

  #forgetWhenEmpty(name: string, queue: Queue): void {
    const isEmpty = queue.watched.size === 0 && queue.results.length === 0 && queue.waiters.length === 0
    if (isEmpty && this.#queues.get(name) === queue) this.#queues.delete(name)
  }

  #schedule(): void {
    this.#timer?.cancel()
    this.#timer = undefined
    if (this.#isAsking || this.#context.signal.aborted || this.#hashes().length === 0) return
    this.#timer = this.#context.services.clock.setTimer(this.#pauseMs, () => void this.#round())
    this.#pauseMs = Math.min(this.#pauseMs * 2, ROUND_PAUSE_MS)
  }

  async #round(): Promise<void> {
    this.#isAsking = true
    const { signal, services } = this.#context
    try {
      // A query may be repeated for a long time while the network is unreachable; messages that time out meanwhile do
      // not wait for it.
      await unlessLate({ clock: services.clock, signal }, this.#untilNextEndMs(), (limit) => this.#ask(limit))
    } catch (error) {
      if (!signal.aborted) this.#failWaiters(error)
    } finally {
      this.#isAsking = false
    }
    if (signal.aborted) return
    this.#giveUpLate()
    this.#schedule()
  }

  async #ask(signal: AbortSource): Promise<void> {
    for await (const result of askTransactions(this.#network, this.#hashes(), signal)) this.#resolve(result)
  }

  #resolve(result: MonitoringResult): void {
    const { hash } = result
    for (const [name, queue] of this.#queues) {
      const watched = queue.watched.get(hash)
      if (watched === undefined) continue
      queue.watched.delete(hash)
      for (const { userData } of watched) queue.results.push(withUserData(result, userData))
      this.#answer(name, queue)
    }
  }

  /** Delivers results to the first fetch that is satisfied. */
  #answer(name: string, queue: Queue): void {
    const waiter = queue.waiters.find(({ mode }) => isSatisfied(queue, mode))
    if (waiter === undefined) return
    queue.waiters = queue.waiters.filter((entry) => entry !== waiter)
    waiter.resolve(this.#take(name, queue))
  }

  #giveUpLate(): void {
    const now = networkClockOf(this.#context).now()
    for (const [name, queue] of this.#queues) {
      for (const [hash, watched] of queue.watched) {
        const late = watched.filter(({ waitUntil }) => waitUntil * 1000 <= now)
        if (late.length === 0) continue
        const rest = watched.filter((message) => !late.includes(message))
        if (rest.length === 0) queue.watched.delete(hash)
        else queue.watched.set(hash, rest)
        for (const { userData } of late) queue.results.push(withUserData(timeoutResult(hash), userData))
      }
      this.#answer(name, queue)
    }
  }

  #failWaiters(error: unknown): void {
    for (const queue of this.#queues.values()) {
      if (queue.watched.size === 0) continue
      for (const { reject } of queue.waiters.splice(0)) reject(error)
    }
  }

  #hashes(): string[] {
    return [...new Set([...this.#queues.values()].flatMap(({ watched }) => [...watched.keys()]))]
  }

  #untilNextEndMs(): number {
    const ends = [...this.#queues.values()].flatMap(({ watched }) =>
      [...watched.values()].flatMap((messages) => messages.map(({ waitUntil }) => waitUntil * 1000)),
    )
    const next = ends.reduce((least, end) => Math.min(least, end), Number.POSITIVE_INFINITY)
    return Math.max(ROUND_PAUSE_MS, next - networkClockOf(this.#context).now())
  }
}

/** The monitor of a context. */
export const messageMonitorOf = perContext((context) => new MessageMonitor(context))

function countWatched({ watched }: Queue): number {
  return [...watched.values()].reduce((sum, messages) => sum + messages.length, 0)
}

function isSatisfied(queue: Queue, mode: FetchMode): boolean {
  return queue.results.length > 0 && (mode !== 'All' || queue.watched.size === 0)
}
