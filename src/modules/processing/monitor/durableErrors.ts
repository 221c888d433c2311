import { LocalStorageError } from '../../../errors/client.ts'
import { NetworkNotIdentified } from '../../../errors/outbox.ts'

/** Of functions that have durable queues, besides those that they have anyway. */
export const durableErrors = [LocalStorageError, NetworkNotIdentified]
