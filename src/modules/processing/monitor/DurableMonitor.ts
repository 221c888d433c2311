/**
 * Queues of watched messages in the storage of the client, one set for each network:
 *
 * - `watched`: digest of the queue and hash of the message → until when, and the data of the caller
 * - `results/<digest of the queue>`: number → result, until it is acknowledged
 *
 * A client works on the queues that were accessed since its start. Several clients may work on one queue: a message leaves
 * `watched` in the same step that adds its result, so that each has one.
 */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { networkClockOf } from '../../../context/NetworkClock.ts'
import { textDigest } from '../../../core/crypto/textDigest.ts'
import { perNetwork } from '../../../leases/perNetwork.ts'
import { StoredGroups } from '../../../leases/StoredGroups.ts'
import { readJson, writeJson } from '../../../leases/storedJson.ts'
import { Bell } from '../../../net/Bell.ts'
import { type Network, networkOf } from '../../../net/index.ts'
import type { AbortSource } from '../../../net/waiting.ts'
import type { Timer } from '../../../ports/Clock.ts'
import type { Item } from '../../../ports/Storage.ts'
import { askTransactions, type MonitoringResult, timeoutResult, withUserData } from './askTransactions.ts'
import type { FetchMode, Monitor, QueueInfo, WatchedMessage } from './Monitor.ts'

interface StoredMessage {
  readonly wait_until: number
  readonly user_data?: unknown
}

interface Waiter {
  readonly digest: string
  /** Whether its queue was dropped. */
  isOver: boolean
  /** Count of `#failure` at the start of the fetch. */
  readonly failures: number
}

interface Watched {
  readonly hash: string
  readonly item: Item
  readonly message: StoredMessage
}

const ROUND_PAUSE_MS = 1000
const FIRST_PAUSE_MS = 50
/** Pause between searches for results that another process has added. */
const LOOK_MS = 500
const PAGE_SIZE = 500
/** Maximum number of results per fetch. */
const MAX_FETCHED = 1000

export class DurableMonitor implements Monitor {
  readonly #context: ClientContext
  readonly #network: Network
  readonly #store: StoredGroups<'watched' | `results/${string}`>
  readonly #ending = new AbortController()
  /** Digests of the queues that are processed here. */
  readonly #queues = new Set<string>()
  readonly #waiters = new Set<Waiter>()
  #timer: Timer | undefined
  #isAsking = false
  #pauseMs = FIRST_PAUSE_MS
  /** Rings when something has changed here. */
  readonly #changes = new Bell()
  /** Last error of the network, and the number of errors so far. */
  #failure: { readonly error: unknown; readonly count: number } = { error: undefined, count: 0 }

  /** @param network name of the network, from `networkName` */
  constructor(context: ClientContext, network: string) {
    this.#context = context
    this.#network = networkOf(context)
    this.#store = new StoredGroups(context, `monitor/${network}`)
    context.signal.addEventListener('abort', () => this.close(), { once: true })
  }

  /** Settles after the messages are stored. A message that the queue already watches gets the new deadline and data. */
  async watch(queue: string, messages: readonly WatchedMessage[]): Promise<void> {
    const digest = textDigest(queue)
    const writes = messages.map(({ hash, waitUntil, userData }) => {
      const stored: StoredMessage = { wait_until: waitUntil, user_data: userData }
      return this.#store.item('watched', `${digest}.${hash}`, writeJson(stored))
    })
    await this.#store.commit(writes, [])
    this.#pauseMs = FIRST_PAUSE_MS
    this.#timer?.cancel()
    this.#timer = undefined
    this.#open(digest)
  }

  async info(queue: string): Promise<QueueInfo> {
    const digest = textDigest(queue)
    this.#open(digest)
    const watched = await this.#store.keys('watched', `${digest}.`)
    const results = await this.#store.keys(resultsOf(digest))
    return { unresolved: watched.length, resolved: results.length }
  }

  /** Results stay in the queue until they are acknowledged. */
  async fetch(queue: string, mode: FetchMode, signal: AbortSource): Promise<MonitoringResult[]> {
    const waiter: Waiter = { digest: textDigest(queue), isOver: false, failures: this.#failure.count }
    this.#waiters.add(waiter)
    try {
      for (;;) {
        const heard = this.#changes.rings
        // Read before the results: a message that is no longer watched has its result among them.
        const isWatching = (await this.#page(waiter.digest, undefined, 1)).length > 0
        const results = await this.#results(waiter.digest)
        if (mode === 'NoWait') {
          this.#open(waiter.digest)
          return results
        }
        if (this.#isSatisfied(waiter, isWatching, results.length, mode)) return results
        this.#open(waiter.digest)
        const { clock } = this.#context.services
        const next = this.#changes.wait(clock, LOOK_MS, heard, signal, this.#ending.signal)
        await next.catch(() => signal.throwIfAborted())
      }
    } finally {
      this.#waiters.delete(waiter)
    }
  }

  /** Removes the results of a queue up to this number. */
  async acknowledge(queue: string, number: string): Promise<void> {
    const results = resultsOf(textDigest(queue))
    const done = (await this.#store.keys(results)).filter((key) => key <= number)
    await this.#store.commit(
      done.map((key) => this.#store.item(results, key)),
      [],
    )
  }

  async cancel(queue: string): Promise<void> {
    const digest = textDigest(queue)
    this.#queues.delete(digest)
    for (const waiter of this.#waiters) if (waiter.digest === digest) waiter.isOver = true
    const store = this.#store
    const results = resultsOf(digest)
    const watched = (await store.keys('watched', `${digest}.`)).map((key) => store.item('watched', key))
    await store.commit([...watched, ...(await store.keys(results)).map((key) => store.item(results, key))], [])
    this.#changes.ring()
  }

  /** Watched messages stay in the storage, for the next client that accesses the queue. */
  close(): void {
    if (this.#ending.signal.aborted) return
    this.#timer?.cancel()
    this.#ending.abort(new Error('The monitor is closed'))
  }

  /** Throws the network error that occurred since the fetch began. */
  #isSatisfied({ isOver, failures }: Waiter, isWatching: boolean, count: number, mode: FetchMode): boolean {
    if (isOver || this.#ending.signal.aborted || (count > 0 && mode !== 'All')) return true
    if (isWatching && this.#failure.count > failures) throw this.#failure.error
    return count > 0 && !isWatching
  }

  #open(digest: string): void {
    this.#queues.add(digest)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isAsking || this.#timer !== undefined || this.#ending.signal.aborted || this.#queues.size === 0) return
    this.#timer = this.#context.services.clock.setTimer(this.#pauseMs, () => void this.#round())
    this.#pauseMs = Math.min(this.#pauseMs * 2, ROUND_PAUSE_MS)
  }

  async #round(): Promise<void> {
    this.#timer = undefined
    this.#isAsking = true
    try {
      for (const digest of [...this.#queues]) await this.#ask(digest)
    } catch (error) {
      if (!this.#ending.signal.aborted) this.#failure = { error, count: this.#failure.count + 1 }
      this.#changes.ring()
    } finally {
      this.#isAsking = false
    }
    this.#schedule()
  }

  /** Whether a message is late is decided before the query, so that a message executed in time gets its result. */
  async #ask(digest: string): Promise<void> {
    let after: string | undefined
    for (;;) {
      const page = await this.#page(digest, after, PAGE_SIZE)
      if (page.length === 0) {
        // The queue is opened again when it is used.
        if (after === undefined) this.#queues.delete(digest)
        return
      }
      const nowMs = networkClockOf(this.#context).now()
      const open = new Map(page.map((watched) => [watched.hash, watched]))
      for await (const result of askTransactions(this.#network, [...open.keys()], this.#ending.signal)) {
        await this.#settle(digest, open.get(result.hash)!, result)
        open.delete(result.hash)
      }
      for (const watched of open.values()) {
        if (watched.message.wait_until * 1000 <= nowMs) await this.#settle(digest, watched, timeoutResult(watched.hash))
      }
      after = page.at(-1)!.item.key
    }
  }

  /** Does nothing if another client was first. */
  async #settle(digest: string, { item, message }: Watched, result: MonitoringResult): Promise<void> {
    const append = writeJson(withUserData(result, message.user_data))
    const isDone = await this.#store.commit(
      [this.#store.item('watched', item.key), this.#store.appended(resultsOf(digest), append)],
      [this.#store.item('watched', item.key, item.value)],
    )
    if (isDone) this.#changes.ring()
  }

  async #page(digest: string, after: string | undefined, limit: number): Promise<Watched[]> {
    const items = await this.#store.page('watched', { prefix: `${digest}.`, after, limit })
    return items.map((item) => ({
      item,
      hash: item.key.slice(digest.length + 1),
      message: readJson<StoredMessage>(item.value),
    }))
  }

  async #results(digest: string): Promise<MonitoringResult[]> {
    const items = await this.#store.page(resultsOf(digest), { limit: MAX_FETCHED })
    return items.map(({ key, value }) => ({ ...readJson<MonitoringResult>(value), number: key }))
  }
}

function resultsOf(digest: string): `results/${string}` {
  return `results/${digest}`
}

export const durableMonitors = perNetwork((context, network) => new DurableMonitor(context, network))
