import { perNetwork } from '../processing/perNetwork.ts'
import { Outbox } from './Outbox.ts'

/** The outbox of the network of a context: it works from its first use on. Throws as `networkName`. */
export const outboxOf = perNetwork((context, network) => new Outbox(context, network))
