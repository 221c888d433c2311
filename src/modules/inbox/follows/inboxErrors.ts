import { LocalStorageError, NetModuleNotInit } from '../../../errors/client.ts'
import { InvalidInboxParameter } from '../../../errors/inbox.ts'
import { NetworkNotIdentified } from '../../../errors/outbox.ts'

/** Errors of every function that opens the inbox. */
export const inboxErrors = [NetModuleNotInit, LocalStorageError, NetworkNotIdentified, InvalidInboxParameter] as const
