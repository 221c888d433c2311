import { LocalStorageError } from '../../../errors/client.ts'
import { NetworkNotIdentified } from '../../../errors/outbox.ts'

/** Additional errors of functions that have durable queues. */
export const durableErrors = [LocalStorageError, NetworkNotIdentified]
