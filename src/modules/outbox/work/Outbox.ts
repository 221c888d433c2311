import type { ClientContext } from '../../../context/ClientContext.ts'
import { type NetworkClock, networkClockOf } from '../../../context/NetworkClock.ts'
import { textOf } from '../../../core/bytes/index.ts'
import { LeasedWork, type Pause, type Turn } from '../../../leases/LeasedWork.ts'
import { perNetwork } from '../../../leases/perNetwork.ts'
import { networkOf } from '../../../net/index.ts'
import type { AbortSource } from '../../../net/waiting.ts'
import type { Item } from '../../../ports/Storage.ts'
import { onApprover } from '../../policy/index.ts'
import { workingStoresOf } from '../entries/countEntries.ts'
import { type HeldEntry, OutboxStore } from '../entries/OutboxStore.ts'
import { isOver } from '../entries/StoredEntry.ts'
import { onSigner } from '../entries/signers.ts'
import type { RestoredStorage } from '../restored/RestoredStorage.ts'
import { OpenEntry, type Progress, TakenAway } from './OpenEntry.ts'
import { lookAgain, workOnEntry } from './workOnEntry.ts'

/** How long a group without entries is kept, ms. */
const LINGER_MS = 2000
/** The group waits for a signer, which the application must provide. */
const SIGNER = 'signer'
/** Pause before a held entry is checked again, ms: nothing can be proven before its message expires. */
const HELD_MS = 5000
const PAUSES: Readonly<Record<Exclude<Progress, 'ended'>, Pause>> = {
  signer: { ms: 5000, reason: SIGNER },
  away: { ms: 2000 },
  held: { ms: HELD_MS },
}
/** Age above which the time of the network is queried again. */
const TIME_MAX_AGE_MS = 30_000
/** Pause between searches for the outcomes of entries in state `unknown`, ms. */
const UNKNOWN_MS = 30_000
/** Number of open entries of a group whose order is read together. */
const MAX_AHEAD = 16
/** Maximum number of entries in state `unknown` per search. */
const MAX_UNKNOWN = 100

/** Works on the open entries of one network until its context closes: groups in parallel, entries of a group in order. */
export class Outbox extends LeasedWork<OutboxStore> {
  /** The time of the network. */
  readonly clock: NetworkClock
  #unknownAtMs = 0

  constructor(context: ClientContext, network: string) {
    super(context, new OutboxStore(context, network), { look: 'outbox_failed', group: 'outbox_group_failed' })
    workingStoresOf(context).add(this.store)
    this.clock = networkClockOf(context)
    onSigner(context, () => this.resumeAll(SIGNER))
    onApprover(context, () => this.resumeAll(SIGNER))
    this.wake()
  }

  /** Several machines share groups, so the time is queried more often than for other calls. */
  learnTime(signal: AbortSource): Promise<void> {
    return networkOf(this.context).time.learn(signal, TIME_MAX_AGE_MS)
  }

  override close(): void {
    workingStoresOf(this.context).delete(this.store)
    super.close()
  }

  protected override networkReturned(): void {
    this.#unknownAtMs = 0
    super.networkReturned()
  }

  protected override async *groups(): AsyncGenerator<string> {
    for await (const { key } of this.store.items('open')) yield groupOf(key)
  }

  protected override async workOn(group: string, { signal, next }: Turn): Promise<Pause | undefined> {
    // Later entries of a group come after all that are there, so their order can be read for several at once.
    let ahead: Item[] = []
    for (let isIdle = false; ; ) {
      if (ahead.length === 0) ahead = await this.store.page('open', { prefix: `${group}.`, limit: MAX_AHEAD })
      const item = ahead.shift()
      if (item === undefined) {
        if (isIdle) return undefined
        await next(LINGER_MS)
        isIdle = true
        continue
      }
      isIdle = false
      await this.learnTime(signal)
      const [held, restored] = await Promise.all([this.store.read(textOf(item.value)), this.store.restored()])
      // The entry was removed, cancelled or ended by another worker since the order was read.
      if (held === undefined || isOver(held.entry.state)) {
        await this.store.commit([this.store.item('open', item.key)], [])
        continue
      }
      const waitMs = this.#untilDueMs(held.entry.not_before)
      if (waitMs > 0) return { ms: waitMs }
      const progress = await this.#bringOn(held, restored, signal)
      if (progress === 'taken') ahead = []
      else if (progress === 'ended') this.ringResults()
      else return PAUSES[progress]
    }
  }

  /** `taken`: the entry was changed meanwhile, by a cancellation for example. */
  async #bringOn(held: HeldEntry, restored: RestoredStorage, signal: AbortSignal): Promise<Progress | 'taken'> {
    try {
      return await workOnEntry(new OpenEntry(this.context, this.store, held, signal), restored)
    } catch (error) {
      if (error instanceof TakenAway && !signal.aborted) return 'taken'
      throw error
    }
  }

  #untilDueMs(notBeforeSec: number | undefined): number {
    return notBeforeSec === undefined ? 0 : notBeforeSec * 1000 - this.clock.now()
  }

  protected override async afterLook(signal: AbortSignal): Promise<void> {
    const { clock } = this.context.services
    if (clock.elapsed() < this.#unknownAtMs) return
    this.#unknownAtMs = clock.elapsed() + UNKNOWN_MS
    for (const { key } of await this.store.page('unknown', { limit: MAX_UNKNOWN })) {
      const held = await this.store.read(key)
      if (held?.entry.state !== 'unknown') continue
      await lookAgain(new OpenEntry(this.context, this.store, held, signal))
      this.ringResults()
    }
  }
}

/** The outbox of the network of a context, which starts when it is first used. Throws as `networkName`. */
export const outboxOf = perNetwork((context, network) => new Outbox(context, network))

/** Digest of the group in the key of an open entry. */
function groupOf(place: string): string {
  return place.slice(0, place.indexOf('.'))
}
