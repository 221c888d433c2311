/**
 * Works on the open entries of one network as long as its context lives: group by group, in the order of each. Several
 * outboxes, of one process or of many, share the entries: a group belongs to who holds its lease, and the lease of one that
 * has stopped passes on after `LEASE_MS`. A lease saves work in vain; that nothing is sent twice does not depend on it.
 */

import type { ClientContext } from '../../context/ClientContext.ts'
import { bytesToHex, textOf } from '../../core/bytes/index.ts'
import { Bell } from '../../net/Bell.ts'
import { networkOf } from '../../net/index.ts'
import type { Timer } from '../../ports/Clock.ts'
import { onApprover } from '../policy/index.ts'
import { ChainClock } from './ChainClock.ts'
import { workingStoresOf } from './countEntries.ts'
import { EntryWork, type Progress, TakenAway } from './EntryWork.ts'
import { Lease } from './Lease.ts'
import { type HeldEntry, OutboxStore } from './OutboxStore.ts'
import { onSigner } from './signers.ts'

/** Groups that are worked on at once. */
const MAX_GROUPS = 64
/** Pause between looks at the entries that others may have added or left. */
const ROUND_MS = 1000
/** How long a group without entries is kept. */
const LINGER_MS = 2000
/** Pause after which what could not be done is tried again. */
const AWAY_MS = 2000
const SIGNER_MS = 5000
/** Nothing is proven faster than a message expires. */
const HELD_MS = 5000
const PAUSES_MS = { signer: SIGNER_MS, away: AWAY_MS, held: HELD_MS }
/** Pause between looks for the end of an entry that nobody could tell. */
const UNKNOWN_MS = 30_000
/** Unknown entries of one look. */
const MAX_UNKNOWN = 100

export class Outbox {
  readonly store: OutboxStore
  /** The time of the network. */
  readonly clock: ChainClock
  readonly #context: ClientContext
  readonly #owner: string
  readonly #ending = new AbortController()
  readonly #groups = new Map<string, Bell>()
  /** By group: when it is tried again, `Clock.elapsed`. */
  readonly #pauses = new Map<string, { readonly untilMs: number; readonly isForSigner: boolean }>()
  /** Rings when a result was added here. */
  readonly #results = new Bell()
  readonly #leases = new Map<string, Lease>()
  readonly #working = new Set<Promise<void>>()
  #timer: Timer | undefined
  #isLooking = false
  #mustLook = false
  #unknownAtMs = 0

  constructor(context: ClientContext, network: string) {
    this.#context = context
    this.store = new OutboxStore(context, network)
    workingStoresOf(context).add(this.store)
    this.clock = new ChainClock(context.services.clock, networkOf(context))
    this.#owner = bytesToHex(context.services.random.bytes(16))
    context.signal.addEventListener('abort', () => this.close(), { once: true })
    // Whoever comes next is not to wait until its leases are over.
    context.beforeEnd(() => Promise.all(this.#working))
    onSigner(context, () => this.#signerCame())
    onApprover(context, () => this.#signerCame())
    this.wake()
  }

  /** Looks at the entries now: something was added, or may go on. */
  wake(): void {
    if (this.#ending.signal.aborted) return
    this.#timer?.cancel()
    this.#mustLook = true
    if (!this.#isLooking) void this.#look()
  }

  /** Continues the group now if it is worked on here. */
  wakeGroup(group: string): void {
    const running = this.#groups.get(group)
    if (running === undefined) this.wake()
    else running.ring()
  }

  /** Continues a group that was held. */
  wakeReleased(group: string): void {
    this.#pauses.delete(group)
    this.wakeGroup(group)
  }

  /** How many results were added here. */
  get resultCount(): number {
    return this.#results.rings
  }

  /** Settles when more than `known` results were added here, or after `ms`. Throws the reason of the signal. */
  nextResult(ms: number, known: number, signal: AbortSignal): Promise<void> {
    return this.#results.wait(this.#context.services.clock, ms, known, signal)
  }

  noteResult(): void {
    this.#results.ring()
  }

  /** Lets go of everything; what is under way is continued by others, or by the next outbox of this network. */
  close(): void {
    if (this.#ending.signal.aborted) return
    workingStoresOf(this.#context).delete(this.store)
    this.#timer?.cancel()
    this.#ending.abort(new Error('The outbox is closed'))
  }

  async #look(): Promise<void> {
    const { clock, log } = this.#context.services
    this.#isLooking = true
    try {
      while (this.#mustLook) {
        this.#mustLook = false
        await this.#startGroups()
        if (clock.elapsed() >= this.#unknownAtMs) {
          this.#unknownAtMs = clock.elapsed() + UNKNOWN_MS
          await this.#lookForUnknown()
        }
      }
    } catch (error) {
      if (!this.#ending.signal.aborted) log.warn('outbox_failed', { error: String(error) })
    } finally {
      this.#isLooking = false
      if (!this.#ending.signal.aborted) this.#timer = clock.setTimer(ROUND_MS, () => this.wake())
    }
  }

  async #startGroups(): Promise<void> {
    const { clock } = this.#context.services
    const waiting = new Set<string>()
    for await (const { key } of this.store.items('open')) {
      const group = groupOf(key)
      if (waiting.has(group)) continue
      waiting.add(group)
      const pause = this.#pauses.get(group)
      if (pause !== undefined && clock.elapsed() < pause.untilMs) continue
      if (this.#groups.has(group) || this.#groups.size >= MAX_GROUPS) continue
      this.#pauses.delete(group)
      this.#start(group)
    }
    for (const group of this.#leases.keys()) {
      if (!waiting.has(group) && !this.#groups.has(group)) this.#leases.delete(group)
    }
  }

  #start(group: string): void {
    const { clock, log } = this.#context.services
    const bell = new Bell()
    this.#groups.set(group, bell)
    let heard = bell.rings
    const next = async (ms: number) => {
      await bell.wait(clock, ms, heard, this.#ending.signal)
      heard = bell.rings
    }
    const work = this.#workOn(group, next)
      .catch((error) => {
        if (this.#ending.signal.aborted) return
        log.warn('outbox_group_failed', { error: String(error) })
        this.#pause(group, AWAY_MS)
      })
      .finally(() => {
        this.#groups.delete(group)
        this.#working.delete(work)
      })
    this.#working.add(work)
  }

  async #workOn(group: string, next: (ms: number) => Promise<void>): Promise<void> {
    let lease = this.#leases.get(group)
    if (lease === undefined) {
      lease = new Lease(this.#context, this.store, group, this.#owner)
      this.#leases.set(group, lease)
    }
    if (!(await lease.take())) return this.#pause(group, ROUND_MS)
    const signal = AbortSignal.any([this.#ending.signal, lease.lost])
    try {
      for (let isIdle = false; ; ) {
        const [item] = await this.store.page('open', { prefix: `${group}.`, limit: 1 })
        if (item === undefined) {
          if (isIdle) return
          await next(LINGER_MS)
          isIdle = true
          continue
        }
        isIdle = false
        const held = await this.store.read(textOf(item.value))
        if (held === undefined) {
          await this.store.commit([this.store.item('open', item.key)], [])
          continue
        }
        const waitMs = this.#untilDueMs(held.entry.not_before)
        if (waitMs > 0) return this.#pause(group, waitMs)
        const progress = await this.#bringOn(held, signal)
        if (progress === 'taken') continue
        if (progress !== 'ended') return this.#pauseFor(group, progress)
        this.noteResult()
      }
    } finally {
      await lease.release()
    }
  }

  /** `taken`: the entry was changed meanwhile, by a cancellation for example. */
  async #bringOn(held: HeldEntry, signal: AbortSignal): Promise<Progress | 'taken'> {
    try {
      await this.clock.renew(signal)
      return await new EntryWork(this.#context, this, held, signal).run()
    } catch (error) {
      if (error instanceof TakenAway && !signal.aborted) return 'taken'
      throw error
    }
  }

  #pauseFor(group: string, progress: Exclude<Progress, 'ended'>): void {
    this.#pause(group, PAUSES_MS[progress], progress === 'signer')
  }

  #pause(group: string, ms: number, isForSigner = false): void {
    this.#pauses.set(group, { untilMs: this.#context.services.clock.elapsed() + ms, isForSigner })
  }

  #untilDueMs(notBeforeSec: number | undefined): number {
    return notBeforeSec === undefined ? 0 : notBeforeSec * 1000 - this.clock.now()
  }

  #signerCame(): void {
    for (const [group, { isForSigner }] of this.#pauses) if (isForSigner) this.#pauses.delete(group)
    this.wake()
  }

  async #lookForUnknown(): Promise<void> {
    const { signal } = this.#ending
    for (const { key } of await this.store.page('unknown', { limit: MAX_UNKNOWN })) {
      const held = await this.store.read(key)
      if (held?.entry.state !== 'unknown') continue
      await new EntryWork(this.#context, this, held, signal).lookAgain()
      this.noteResult()
    }
  }
}

/** Digest of the group in the key of an open entry. */
function groupOf(place: string): string {
  return place.slice(0, place.indexOf('.'))
}
