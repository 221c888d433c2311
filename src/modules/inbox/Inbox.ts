/** Reads what is followed on one network as long as its context lives: one reads the accounts of a name, who holds its lease. */
import type { ClientContext } from '../../context/ClientContext.ts'
import { Bell } from '../../net/Bell.ts'
import { LeasedWork, type Turn } from '../outbox/LeasedWork.ts'
import { FollowWork } from './FollowWork.ts'
import { InboxStore } from './InboxStore.ts'

export class Inbox {
  readonly store: InboxStore
  readonly networkName: string
  readonly #context: ClientContext
  readonly #work: LeasedWork
  /** Rings when a deposit was added here. */
  readonly #deposits = new Bell()

  constructor(context: ClientContext, networkName: string) {
    this.#context = context
    this.networkName = networkName
    this.store = new InboxStore(context, networkName)
    this.#work = new LeasedWork(context, {
      store: this.store,
      failures: { look: 'inbox_failed', group: 'inbox_follow_failed' },
      groups: () => this.#follows(),
      work: (follow, turn) => this.#read(follow, turn),
    })
    context.signal.addEventListener('abort', () => this.close(), { once: true })
    this.#work.wake()
  }

  /** Continues now: accounts were added or removed. */
  wake(follow: string): void {
    this.#work.wakeGroup(follow)
  }

  /** How many deposits were added here. */
  get depositCount(): number {
    return this.#deposits.rings
  }

  /** Settles when more than `known` deposits were added here, or after `ms`. Throws the reason of the signal. */
  nextDeposit(ms: number, known: number, signal: AbortSignal): Promise<void> {
    return this.#deposits.wait(this.#context.services.clock, ms, known, signal)
  }

  /** Releases all leases; other clients continue from the stored positions. */
  close(): void {
    this.#work.close('The inbox is closed')
  }

  async *#follows(): AsyncGenerator<string> {
    for await (const { key } of this.store.items('follows')) yield key
  }

  async #read(follow: string, { signal, next }: Turn): Promise<undefined> {
    const place = { networkName: this.networkName, store: this.store, follow }
    await new FollowWork(this.#context, place, signal, () => this.#deposits.ring()).run(next)
  }
}
