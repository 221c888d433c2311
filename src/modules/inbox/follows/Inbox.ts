import type { ClientContext } from '../../../context/ClientContext.ts'
import { LeasedWork, type Turn } from '../../../leases/LeasedWork.ts'
import { perNetwork } from '../../../leases/perNetwork.ts'
import { FollowWork } from './FollowWork.ts'
import { InboxStore } from './InboxStore.ts'

/** Reads the followed accounts of one network until its context closes; each name is a group. */
export class Inbox extends LeasedWork<InboxStore> {
  readonly networkName: string

  constructor(context: ClientContext, networkName: string) {
    super(context, new InboxStore(context, networkName), { look: 'inbox_failed', group: 'inbox_follow_failed' })
    this.networkName = networkName
    this.wake()
  }

  protected override async *groups(): AsyncGenerator<string> {
    for await (const { key } of this.store.items('follows')) yield key
  }

  protected override async workOn(follow: string, { signal, next }: Turn): Promise<undefined> {
    const { context, networkName, store } = this
    await new FollowWork(context, { networkName, store, follow }, signal, () => this.ringResults()).run(next)
  }
}

/** The inbox of the network of a context: it reads from its first use on. Throws as `networkName`. */
export const inboxOf = perNetwork((context, network) => new Inbox(context, network))
