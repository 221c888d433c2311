import { perNetwork } from '../processing/perNetwork.ts'
import { Inbox } from './Inbox.ts'

/** The inbox of the network of a context: it reads from its first use on. Throws as `networkName`. */
export const inboxOf = perNetwork((context, network) => new Inbox(context, network))
