/**
 * Reads what is followed on one network as long as its context lives. Several inboxes, of one process or of many, share the
 * names: one reads the accounts of a name, who holds its lease; the lease of one that has stopped passes on after 10 s.
 * That nothing comes twice does not depend on it.
 */
import type { ClientContext } from '../../context/ClientContext.ts'
import { bytesToHex } from '../../core/bytes/index.ts'
import { Bell } from '../../net/Bell.ts'
import type { Timer } from '../../ports/Clock.ts'
import { Lease } from '../outbox/Lease.ts'
import { FollowWork } from './FollowWork.ts'
import { InboxStore } from './InboxStore.ts'

/** Pause between looks at what others may have followed or left. */
const ROUND_MS = 1000
/** Pause after which what failed is tried again. */
const FAILED_MS = 2000
/** Names that are read at once. */
const MAX_FOLLOWS = 64

export class Inbox {
  readonly store: InboxStore
  readonly networkName: string
  readonly #context: ClientContext
  readonly #owner: string
  readonly #ending = new AbortController()
  readonly #running = new Map<string, Bell>()
  /** By name: when it is tried again, `Clock.elapsed`. */
  readonly #pauses = new Map<string, number>()
  readonly #leases = new Map<string, Lease>()
  readonly #working = new Set<Promise<void>>()
  /** Rings when a deposit was added here. */
  readonly #deposits = new Bell()
  #timer: Timer | undefined

  constructor(context: ClientContext, networkName: string) {
    this.#context = context
    this.networkName = networkName
    this.store = new InboxStore(context, networkName)
    this.#owner = bytesToHex(context.services.random.bytes(16))
    context.signal.addEventListener('abort', () => this.close(), { once: true })
    // Whoever comes next is not to wait until its leases are over.
    context.beforeEnd(() => Promise.all(this.#working))
    void this.#look()
  }

  /** Continues now: accounts were added or removed. */
  wake(follow: string): void {
    const running = this.#running.get(follow)
    if (running !== undefined) running.ring()
    else if (this.#timer !== undefined) void this.#look()
  }

  /** How many deposits were added here. */
  get depositCount(): number {
    return this.#deposits.rings
  }

  /** Settles when more than `known` deposits were added here, or after `ms`. Throws the reason of the signal. */
  nextDeposit(ms: number, known: number, signal: AbortSignal): Promise<void> {
    return this.#deposits.wait(this.#context.services.clock, ms, known, signal)
  }

  /** Lets go of everything; others go on where it was. */
  close(): void {
    if (this.#ending.signal.aborted) return
    this.#timer?.cancel()
    this.#timer = undefined
    this.#ending.abort(new Error('The inbox is closed'))
  }

  async #look(): Promise<void> {
    const { clock, log } = this.#context.services
    this.#timer?.cancel()
    this.#timer = undefined
    try {
      for await (const { key: follow } of this.store.items('follows')) {
        if (this.#running.has(follow) || this.#running.size >= MAX_FOLLOWS) continue
        if (clock.elapsed() < (this.#pauses.get(follow) ?? 0)) continue
        this.#start(follow)
      }
    } catch (error) {
      if (!this.#ending.signal.aborted) log.warn('inbox_failed', { error: String(error) })
    } finally {
      if (!this.#ending.signal.aborted) this.#timer = clock.setTimer(ROUND_MS, () => void this.#look())
    }
  }

  #start(follow: string): void {
    const { clock, log } = this.#context.services
    const bell = new Bell()
    this.#running.set(follow, bell)
    let heard = bell.rings
    const next = async (ms: number) => {
      await bell.wait(clock, ms, heard, this.#ending.signal)
      heard = bell.rings
    }
    const work = this.#workOn(follow, next)
      .catch((error) => {
        if (this.#ending.signal.aborted) return
        log.warn('inbox_follow_failed', { error: String(error) })
        this.#pauses.set(follow, clock.elapsed() + FAILED_MS)
      })
      .finally(() => {
        this.#running.delete(follow)
        this.#working.delete(work)
      })
    this.#working.add(work)
  }

  async #workOn(follow: string, next: (ms: number) => Promise<void>): Promise<void> {
    let lease = this.#leases.get(follow)
    if (lease === undefined) {
      lease = new Lease(this.#context, this.store, follow, this.#owner)
      this.#leases.set(follow, lease)
    }
    if (!(await lease.take())) return
    const signal = AbortSignal.any([this.#ending.signal, lease.lost])
    const place = { networkName: this.networkName, store: this.store, follow }
    try {
      await new FollowWork(this.#context, place, signal, () => this.#deposits.ring()).run(next)
    } finally {
      await lease.release()
    }
  }
}
