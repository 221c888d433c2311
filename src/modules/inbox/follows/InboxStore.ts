/**
 * Follows in the storage of the client, in the groups of one network:
 *
 * - `follows`: digest of the name → settings, number of accounts, and how often they were changed
 * - `accounts`: digest of the name and account → how far it was read
 * - `seen`: digest of the name and transaction → when it was delivered, unix time in ms
 * - `leases`: digest of the name → worker that reads
 * - `abis`: digest → ABI
 * - `deposits/<digest of the name>`: number → deposit, until it is acknowledged
 *
 * Several processes share them: every change of an account requires that it still has the bytes that were read, and is
 * stored together with the deposits of the transactions that it moves past.
 */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { textDigest } from '../../../core/crypto/textDigest.ts'
import { StoredGroups } from '../../../leases/StoredGroups.ts'

type Group = 'follows' | 'accounts' | 'seen' | 'leases' | 'abis' | `deposits/${string}`

export class InboxStore extends StoredGroups<Group> {
  /** @param network name of the network, from `networkName` */
  constructor(context: ClientContext, network: string) {
    super(context, `inbox/${network}`)
  }
}

/** Name that accounts are followed under, as a part of keys. */
export function followId(name: string): string {
  return textDigest(name)
}

/** Key of an account or a transaction of a name. */
export function keyOf(follow: string, hash: string): string {
  return `${follow}.${hash}`
}

/** Group of the deposits of a name. */
export function depositsOf(follow: string): `deposits/${string}` {
  return `deposits/${follow}`
}
