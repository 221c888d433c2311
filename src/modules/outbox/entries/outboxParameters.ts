import { LocalStorageError, NetModuleNotInit } from '../../../errors/client.ts'
import { InvalidOutboxParameter, NetworkNotIdentified } from '../../../errors/outbox.ts'
import { itemParameters } from '../../../leases/itemParameters.ts'

/** Errors of every function that opens the outbox. */
export const outboxErrors = [NetModuleNotInit, LocalStorageError, NetworkNotIdentified] as const

/** These throw InvalidOutboxParameter (1004). */
export const { checkText, checkNumber, expectGiven } = itemParameters(InvalidOutboxParameter, 'result')

const MAX_NAME = 64

/** Throws InvalidOutboxParameter (1004). */
export function checkSignerName(field: string, name: string): void {
  checkText(field, name, MAX_NAME)
}
