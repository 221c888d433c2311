import { LocalStorageError, NetModuleNotInit } from '../../../errors/client.ts'
import { NetworkNotIdentified } from '../../../errors/outbox.ts'

/** Errors of every function that opens the outbox. */
export const outboxErrors = [NetModuleNotInit, LocalStorageError, NetworkNotIdentified] as const
