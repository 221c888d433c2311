/**
 * The right to work on a group of entries or accounts, stored and renewed while it is used. A holder counts as stopped
 * if its record does not change for long enough by the monotonic clock of the observer, so clocks need not be
 * synchronized; or at once, where the storage shows that it has ended.
 */

import type { ClientContext } from '../context/ClientContext.ts'
import { textOf, utf8 } from '../core/bytes/index.ts'
import type { Timer } from '../ports/Clock.ts'
import type { StoredGroups } from './StoredGroups.ts'

/** Time without renewal after which another worker may take the lease. */
const LEASE_MS = 10_000
const RENEW_MS = LEASE_MS / 4
/** Index of the name of its holder in a record, the words of which are the worker, a counter, and that name if there is one. */
const PRESENCE = 2

export class Lease {
  readonly #context: ClientContext
  readonly #store: StoredGroups<'leases'>
  readonly #group: string
  readonly #owner: string
  #lost = new AbortController()
  /** Record that is stored while this holder has the lease. */
  #record: Uint8Array | undefined
  #timer: Timer | undefined
  #renewing: Promise<void> | undefined
  #count = 0
  /** Name of this user of the storage, where others can see that it ends. */
  #presence: string | undefined
  /** The record of another holder, and since when it has not changed (`Clock.elapsed`). */
  #seen: { readonly record: string; readonly sinceMs: number } | undefined

  constructor(context: ClientContext, store: StoredGroups<'leases'>, group: string, owner: string) {
    this.#context = context
    this.#store = store
    this.#group = group
    this.#owner = owner
  }

  /** Aborted when another worker has taken the lease. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  /** Returns false if another worker holds the lease. */
  async take(): Promise<boolean> {
    const current = await this.#store.get('leases', this.#group)
    if (current !== undefined && !(await this.#isFree(current))) return false
    this.#presence = await this.#context.storagePresence?.own()
    this.#lost = new AbortController()
    this.#seen = undefined
    const record = this.#next()
    if (!(await this.#replace(current, record))) return false
    this.#record = record
    this.#renewLater()
    return true
  }

  /** Ignores a closed storage: the lease then expires. */
  async release(): Promise<void> {
    this.#timer?.cancel()
    await this.#renewing
    this.#timer?.cancel()
    const record = this.#record
    this.#record = undefined
    if (record === undefined) return
    try {
      await this.#replace(record, undefined)
    } catch {
      // Another worker takes the lease once it has expired.
    }
  }

  async #isFree(current: Uint8Array): Promise<boolean> {
    if (this.#isOwn(current) || this.#isOld(current)) return true
    const holder = textOf(current).split(' ')[PRESENCE]
    return holder !== undefined && (await this.#context.storagePresence?.hasEnded(holder)) === true
  }

  /** A record of this holder that was written although the connection was lost meanwhile. */
  #isOwn(current: Uint8Array): boolean {
    return textOf(current).startsWith(`${this.#owner} `)
  }

  #isOld(current: Uint8Array): boolean {
    const record = textOf(current)
    const now = this.#context.services.clock.elapsed()
    if (this.#seen?.record !== record) this.#seen = { record, sinceMs: now }
    return now - this.#seen.sinceMs >= LEASE_MS
  }

  /** All leases of a process are renewed at the same times, so that a storage can write them together. */
  #renewLater(): void {
    const { clock } = this.#context.services
    this.#timer = clock.setTimer(RENEW_MS - (clock.elapsed() % RENEW_MS), () => {
      this.#renewing = this.#renew().finally(() => {
        this.#renewing = undefined
      })
    })
  }

  async #renew(): Promise<void> {
    const record = this.#record
    if (record === undefined) return
    const next = this.#next()
    try {
      const isHeld = await this.#replace(record, next)
      if (this.#record !== record) return
      if (!isHeld) {
        this.#record = undefined
        this.#lost.abort(new Error('Another worker has taken the group'))
        return
      }
      this.#record = next
    } catch {
      // A busy storage may recover before the lease expires.
    }
    this.#renewLater()
  }

  #next(): Uint8Array {
    this.#count++
    const words = [this.#owner, this.#count, this.#presence]
    return utf8(words.filter((word) => word !== undefined).join(' '))
  }

  #replace(expected: Uint8Array | undefined, value: Uint8Array | undefined): Promise<boolean> {
    const [store, group] = [this.#store, this.#group]
    return store.commit([store.item('leases', group, value)], [store.item('leases', group, expected)])
  }
}
