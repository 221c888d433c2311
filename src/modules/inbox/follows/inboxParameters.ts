import type { ClientError } from '../../../errors/ClientError.ts'
import { LocalStorageError, NetModuleNotInit } from '../../../errors/client.ts'
import { InvalidInboxParameter, TooManyAccounts } from '../../../errors/inbox.ts'
import { NetworkNotIdentified } from '../../../errors/outbox.ts'
import { itemParameters } from '../../../leases/itemParameters.ts'
import { parseAddressParameter } from '../../parameters/parseAddressParameter.ts'
import type { NamedAccount } from './AccountStart.ts'

/** Errors of every function that opens the inbox. */
export const inboxErrors = [NetModuleNotInit, LocalStorageError, NetworkNotIdentified, InvalidInboxParameter] as const

const checks = itemParameters(InvalidInboxParameter, 'deposit')
/** These throw InvalidInboxParameter (1103). */
export const { checkNumber, expectGiven } = checks

const MAX_NAME = 64
/** Maximum number of accounts under one name. */
export const MAX_ACCOUNTS = 10_000

export function tooManyAccounts(count: number): ClientError {
  return TooManyAccounts.error(`${count} accounts; at most ${MAX_ACCOUNTS} are allowed under one name`, {
    limit: MAX_ACCOUNTS,
    count,
  })
}

/** Throws InvalidInboxParameter (1103). */
export function readName(name: string): string {
  checks.checkText('name', name, MAX_NAME)
  return name
}

/**
 * The accounts, each once. Throws InvalidAddress (4), InvalidInboxParameter (1103) for an empty list or an account of another
 * workchain, TooManyAccounts (1104).
 */
export function readAccounts(addresses: readonly string[]): NamedAccount[] {
  if (addresses.length === 0) {
    throw InvalidInboxParameter.error('`accounts` is empty, expected at least one address', { field: 'accounts' })
  }
  if (addresses.length > MAX_ACCOUNTS) throw tooManyAccounts(addresses.length)
  const accounts = new Map<string, NamedAccount>()
  for (const text of addresses) {
    const { workchain, account, dappId, standard, anycast } = parseAddressParameter(text)
    if (workchain !== 0 || !standard || anycast !== undefined) {
      throw InvalidInboxParameter.error('`accounts` contains an address outside workchain 0', {
        field: 'accounts',
        address: text.slice(0, 160),
      })
    }
    accounts.set(account, { accountId: account, dappId })
  }
  return [...accounts.values()]
}
