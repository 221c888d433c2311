/**
 * Answers the queries of the recipient check from this page: library calls, names of accounts, and recipients paid from
 * here before.
 */

import { ClientError, type VendorClient } from '../../../../../bindings/typescript/browser/index.ts'
import { makeAddress } from '../../../common/AccountAddress.ts'
import {
  type CheckedTransfer,
  checkRecipients,
  type RecipientSource,
  type SentMoney,
} from '../../../common/checkRecipients.ts'
import { readStored, store } from '../browser/storage.ts'
import { library } from './connection.ts'
import { allNames } from './names.ts'

const KEY = 'paid-accounts'
const MAX_ACCOUNTS = 1000

/** Determines what would happen to the money that the account sends. Rejects when the network cannot be queried. */
export async function checkMoney(
  sender: { readonly id: string; readonly dappId: string | undefined },
  sent: SentMoney,
): Promise<readonly CheckedTransfer[]> {
  const source = sourceOf(await library())
  const address = makeAddress(sender.dappId ?? sender.id, sender.id)
  return await checkRecipients(source, { address, named: new Map() }, sent)
}

/** Remembers the recipients of sent transfers for later checks. */
export function rememberRecipients(transfers: readonly CheckedTransfer[]): void {
  const ids = transfers.map(({ recipient }) => recipient.accountId).filter((id) => id !== '')
  store(KEY, [...new Set([...ids, ...readPaid()])].slice(0, MAX_ACCOUNTS))
}

const sources = new WeakMap<VendorClient, RecipientSource>()

function sourceOf(client: VendorClient): RecipientSource {
  const known = sources.get(client)
  if (known !== undefined) return known
  const source: RecipientSource = {
    call: (method, params) => client.call(method, params),
    codeOf: (error) => (error instanceof ClientError ? error.code : undefined),
    get names() {
      return allNames().map(([accountId, name]) => ({ accountId, name }))
    },
    knows: async (accountId) => readPaid().includes(accountId),
  }
  sources.set(client, source)
  return source
}

function readPaid(): readonly string[] {
  return readStored(KEY, [])
}
