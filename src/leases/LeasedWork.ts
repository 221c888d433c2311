/**
 * Works on groups of entries or accounts until its context closes. Several workers, in one or more processes, share the
 * groups: the holder of the lease of a group works on it, and another worker takes the lease 10 s after its holder has
 * stopped, or at once where the storage shows that it has ended. Leases only avoid wasted work; nothing would be done twice without them.
 */
import type { ClientContext } from '../context/ClientContext.ts'
import { bytesToHex } from '../core/bytes/index.ts'
import { Bell } from '../net/Bell.ts'
import type { AbortSource } from '../net/waiting.ts'
import type { Timer } from '../ports/Clock.ts'
import { Lease } from './Lease.ts'
import { RisingWarnings } from './RisingWarnings.ts'
import type { StoredGroups } from './StoredGroups.ts'

/** Maximum number of groups worked on at the same time. */
const MAX_GROUPS = 64
/** Pause between checks for work that others have added or abandoned. */
const ROUND_MS = 1000
/** Pause between checks for results of other processes. */
const RESULT_MS = 500
/** Pause between news about results, for other processes that wait for them. */
const ANNOUNCE_MS = 100
/** Pause before failed work is tried again. */
const FAILED_MS = 2000

/** Name that failures to list the groups are recorded under; no group has this name. */
const LOOK = ''
/** News that results were added; no group has this name. */
const RESULTS = 'results'

/** Condition under which work on a group continues. */
export interface Pause {
  readonly ms: number
  /** Name of the event that the group waits for: `resumeAll` with the same name ends the pause. */
  readonly reason?: string
}

/** Access to a leased group. */
export interface Turn {
  /** Aborted when the work ends, or another worker has taken the group. */
  readonly signal: AbortSignal
  /** Settles when the group is woken, or after `ms`. Throws when the work ends. */
  readonly next: (ms: number) => Promise<void>
}

/** Wakes the work on a group; `heard` counts the rings that the work has noticed. */
interface GroupBell {
  readonly bell: Bell
  heard: number
}

/** Log lines for checks and groups that fail. */
export interface FailureEvents {
  readonly look: string
  readonly group: string
}

export abstract class LeasedWork<Store extends StoredGroups<'leases'>> {
  readonly store: Store
  /** Rings when a result was added. */
  protected readonly results = new Bell()
  protected readonly context: ClientContext
  readonly #failures: FailureEvents
  readonly #owner: string
  readonly #ending = new AbortController()
  readonly #running = new Map<string, GroupBell>()
  /** By group; `untilMs` as `Clock.elapsed`. */
  readonly #pauses = new Map<string, { readonly untilMs: number; readonly reason: string | undefined }>()
  readonly #leases = new Map<string, Lease>()
  readonly #working = new Set<Promise<void>>()
  readonly #warnings: RisingWarnings
  /** Groups with something that was added here, until they are worked on or were announced to their holder. */
  readonly #added = new Set<string>()
  /** Groups with something to do, and since when that is known (`Clock.elapsed`); those of the first check since ever. */
  readonly #open = new Map<string, number>()
  #isFirstLook = true
  readonly #endNews: (() => void) | undefined
  readonly #endReturns: (() => void) | undefined
  #timer: Timer | undefined
  #announcing: Timer | undefined
  #isLooking = false
  #mustLook = false

  /** Nothing begins before the first `wake`. */
  constructor(context: ClientContext, store: Store, failures: FailureEvents) {
    this.context = context
    this.store = store
    this.#failures = failures
    this.#warnings = new RisingWarnings(context.services.clock, context.services.log)
    this.#owner = bytesToHex(context.services.random.bytes(16))
    this.#endNews = context.storageNews?.hear(this.#heard)
    this.#endReturns = context.services.network.onReturn?.(() => this.networkReturned())
    // Leases are released, so that the next worker need not wait until they expire.
    context.beforeEnd(() => Promise.all(this.#working))
    context.signal.addEventListener('abort', () => this.close(), { once: true })
  }

  /** Groups with something to do; a group may come more than once. */
  protected abstract groups(): AsyncIterable<string>

  /** Works on a group until nothing is left to do for it, or it has to pause. */
  protected abstract workOn(group: string, turn: Turn): Promise<Pause | undefined>

  /** Additional work at each check. */
  protected async afterLook(_signal: AbortSignal): Promise<void> {}

  get isClosed(): boolean {
    return this.#ending.signal.aborted
  }

  /** Called when a result was added here. */
  ringResults(): void {
    this.results.ring()
    if (this.context.storageNews === undefined || this.isClosed) return
    this.#announcing ??= this.context.services.clock.setTimer(ANNOUNCE_MS, () => {
      this.#announcing = undefined
      this.#announce(RESULTS)
    })
  }

  /**
   * Reads again until something is found or `waitMs` are over: after each result, and every 500 ms for those of other
   * processes whose news did not come. Throws as `read`, and the reason of the signal.
   */
  async untilFound<T>(waitMs: number, signal: AbortSource, read: () => Promise<readonly T[]>): Promise<readonly T[]> {
    const { clock } = this.context.services
    const untilMs = clock.elapsed() + waitMs
    for (;;) {
      const heard = this.results.rings
      const found = await read()
      const leftMs = untilMs - clock.elapsed()
      if (found.length > 0 || leftMs <= 0) return found
      await this.results.wait(clock, Math.min(leftMs, RESULT_MS), heard, signal)
    }
  }

  /** Checks the groups now, because an entry was added or can continue. */
  wake(): void {
    if (this.isClosed) return
    this.#timer?.cancel()
    this.#mustLook = true
    if (!this.#isLooking) void this.#look()
  }

  /** Continues the group now if it is worked on here. */
  wakeGroup(group: string): void {
    const running = this.#running.get(group)
    if (running === undefined) {
      this.#added.add(group)
      this.wake()
    } else running.bell.ring()
  }

  readonly #heard = (news: string): void => {
    const base = `${this.store.base} `
    if (!news.startsWith(base)) return
    const what = news.slice(base.length)
    if (what === RESULTS) this.results.ring()
    else this.#running.get(what)?.bell.ring()
  }

  #announce(what: string): void {
    this.context.storageNews?.announce(`${this.store.base} ${what}`, this.#heard)
  }

  /** Continues a group regardless of what it waits for. */
  resume(group: string): void {
    this.#pauses.delete(group)
    this.wakeGroup(group)
  }

  /** Continues the groups that wait for an event of this name. */
  resumeAll(reason: string): void {
    for (const [group, pause] of this.#pauses) if (pause.reason === reason) this.#pauses.delete(group)
    this.wake()
  }

  /** Tries again what waits: a lost network may be back. */
  protected networkReturned(): void {
    this.#pauses.clear()
    for (const { bell } of this.#running.values()) bell.ring()
    this.wake()
  }

  /** Stops all work and releases the leases; another worker, here or elsewhere, continues unfinished work. */
  close(): void {
    if (this.isClosed) return
    this.#timer?.cancel()
    this.#announcing?.cancel()
    this.#endNews?.()
    this.#endReturns?.()
    this.#ending.abort(new Error(`The work on ${this.store.base} is closed`))
  }

  async #look(): Promise<void> {
    const { clock } = this.context.services
    this.#isLooking = true
    try {
      while (this.#mustLook) {
        this.#mustLook = false
        await this.#startGroups()
        await this.afterLook(this.#ending.signal)
        this.#warnings.worked(LOOK)
      }
    } catch (error) {
      if (!this.isClosed) this.#warnings.failed(LOOK, this.#failures.look, error)
    } finally {
      this.#isLooking = false
      if (!this.isClosed) this.#timer = clock.setTimer(ROUND_MS, () => this.wake())
    }
  }

  async #startGroups(): Promise<void> {
    const { clock } = this.context.services
    const waiting = new Set<string>()
    for await (const group of this.groups()) {
      if (waiting.has(group)) continue
      waiting.add(group)
      const pause = this.#pauses.get(group)
      if (pause !== undefined && clock.elapsed() < pause.untilMs) continue
      if (!this.#isOwn(group)) continue
      if (this.#running.has(group) || this.#running.size >= MAX_GROUPS) continue
      this.#pauses.delete(group)
      this.#start(group)
    }
    this.#isFirstLook = false
    for (const known of [this.#leases, this.#pauses, this.#open]) {
      for (const group of known.keys()) if (!waiting.has(group) && !this.#running.has(group)) known.delete(group)
    }
    this.#warnings.keep((group) => group === LOOK || waiting.has(group))
  }

  /** Whether something was added to the group here. What another worker has added is left to that one for a second. */
  #isOwn(group: string): boolean {
    const now = this.context.services.clock.elapsed()
    const sinceMs = this.#open.get(group) ?? (this.#isFirstLook ? Number.NEGATIVE_INFINITY : now)
    this.#open.set(group, sinceMs)
    return this.#added.has(group) || now - sinceMs >= ROUND_MS
  }

  #start(group: string): void {
    const running = { bell: new Bell(), heard: 0 }
    this.#running.set(group, running)
    const work = this.#workOn(group, running)
      .then(() => this.#warnings.worked(group))
      .catch((error) => {
        if (this.isClosed) return
        this.#warnings.failed(group, this.#failures.group, error)
        this.#pause(group, { ms: FAILED_MS })
      })
      .finally(() => {
        this.#running.delete(group)
        this.#working.delete(work)
        // Something was added after the work had found nothing more to do.
        if (running.bell.rings > running.heard) this.wake()
      })
    this.#working.add(work)
  }

  async #workOn(group: string, running: GroupBell): Promise<void> {
    const { clock } = this.context.services
    let lease = this.#leases.get(group)
    if (lease === undefined) {
      lease = new Lease(this.context, this.store, group, this.#owner)
      this.#leases.set(group, lease)
    }
    const isAdded = this.#added.delete(group)
    if (!(await lease.take())) {
      if (isAdded) this.#announce(group)
      return this.#pause(group, { ms: ROUND_MS })
    }
    const { bell } = running
    running.heard = bell.rings
    const next = async (ms: number) => {
      await bell.wait(clock, ms, running.heard, this.#ending.signal)
      running.heard = bell.rings
    }
    try {
      const signal = AbortSignal.any([this.#ending.signal, lease.lost])
      const pause = await this.workOn(group, { signal, next })
      // Recorded before the lease is released, because the event that the group waits for may come meanwhile.
      if (pause !== undefined) this.#pause(group, pause)
    } finally {
      await lease.release()
    }
  }

  #pause(group: string, { ms, reason }: Pause): void {
    this.#pauses.set(group, { untilMs: this.context.services.clock.elapsed() + ms, reason })
  }
}
