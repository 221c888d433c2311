/** Brings the open entries of one network to their ends as long as its context lives: group by group, in the order of each. */

import type { ClientContext } from '../../context/ClientContext.ts'
import { type NetworkClock, networkClockOf } from '../../context/NetworkClock.ts'
import { textOf } from '../../core/bytes/index.ts'
import { Bell } from '../../net/Bell.ts'
import { networkOf } from '../../net/index.ts'
import type { AbortSource } from '../../net/waiting.ts'
import { onApprover } from '../policy/index.ts'
import { workingStoresOf } from './countEntries.ts'
import { EntryWork, type Progress, TakenAway } from './EntryWork.ts'
import { LeasedWork, type Pause, type Turn } from './LeasedWork.ts'
import { type HeldEntry, OutboxStore } from './OutboxStore.ts'
import { onSigner } from './signers.ts'

/** How long a group without entries is kept. */
const LINGER_MS = 2000
/** The group waits for a signer, which the application must provide. */
const SIGNER = 'signer'
/** Nothing is proven faster than a message expires. */
const HELD_MS = 5000
const PAUSES: Readonly<Record<Exclude<Progress, 'ended'>, Pause>> = {
  signer: { ms: 5000, reason: SIGNER },
  away: { ms: 2000 },
  held: { ms: HELD_MS },
}
/** Age from which on the time of the network is asked for again. */
const TIME_MAX_AGE_MS = 30_000
/** Pause between looks for the outcome of an entry in state `unknown`, ms. */
const UNKNOWN_MS = 30_000
/** Unknown entries of one look. */
const MAX_UNKNOWN = 100

export class Outbox {
  readonly store: OutboxStore
  /** The time of the network. */
  readonly clock: NetworkClock
  readonly #context: ClientContext
  readonly #work: LeasedWork
  /** Rings when a result was added here. */
  readonly #results = new Bell()
  #unknownAtMs = 0

  constructor(context: ClientContext, network: string) {
    this.#context = context
    this.store = new OutboxStore(context, network)
    workingStoresOf(context).add(this.store)
    this.clock = networkClockOf(context)
    this.#work = new LeasedWork(context, {
      store: this.store,
      failures: { look: 'outbox_failed', group: 'outbox_group_failed' },
      groups: () => this.#groups(),
      work: (group, turn) => this.#workOn(group, turn),
      afterLook: (signal) => this.#lookForUnknown(signal),
    })
    context.signal.addEventListener('abort', () => this.close(), { once: true })
    onSigner(context, () => this.#work.resumeAll(SIGNER))
    onApprover(context, () => this.#work.resumeAll(SIGNER))
    this.#work.wake()
  }

  /** Entries of several machines share groups, so the time is asked for more often than other calls need it. */
  learnTime(signal: AbortSource): Promise<void> {
    return networkOf(this.#context).time.learn(signal, TIME_MAX_AGE_MS)
  }

  /** Continues the group now if it is worked on here. */
  wakeGroup(group: string): void {
    this.#work.wakeGroup(group)
  }

  /** Continues a group that was held. */
  wakeReleased(group: string): void {
    this.#work.resume(group)
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
    workingStoresOf(this.#context).delete(this.store)
    this.#work.close('The outbox is closed')
  }

  async *#groups(): AsyncGenerator<string> {
    for await (const { key } of this.store.items('open')) yield groupOf(key)
  }

  async #workOn(group: string, { signal, next }: Turn): Promise<Pause | undefined> {
    for (let isIdle = false; ; ) {
      const [item] = await this.store.page('open', { prefix: `${group}.`, limit: 1 })
      if (item === undefined) {
        if (isIdle) return undefined
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
      if (waitMs > 0) return { ms: waitMs }
      const progress = await this.#bringOn(held, signal)
      if (progress === 'taken') continue
      if (progress !== 'ended') return PAUSES[progress]
      this.noteResult()
    }
  }

  /** `taken`: the entry was changed meanwhile, by a cancellation for example. */
  async #bringOn(held: HeldEntry, signal: AbortSignal): Promise<Progress | 'taken'> {
    try {
      await this.learnTime(signal)
      return await new EntryWork(this.#context, this, held, signal).run()
    } catch (error) {
      if (error instanceof TakenAway && !signal.aborted) return 'taken'
      throw error
    }
  }

  #untilDueMs(notBeforeSec: number | undefined): number {
    return notBeforeSec === undefined ? 0 : notBeforeSec * 1000 - this.clock.now()
  }

  async #lookForUnknown(signal: AbortSignal): Promise<void> {
    const { clock } = this.#context.services
    if (clock.elapsed() < this.#unknownAtMs) return
    this.#unknownAtMs = clock.elapsed() + UNKNOWN_MS
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
