/** Accounts by Dapp ID that this console has come across: networks have no list of them. */
import { readStored, store } from './storage.ts'

const MAX_ACCOUNTS = 500
const KEY = 'dapp-accounts'

const seen = readStored<Record<string, string[]>>(KEY, {}, sessionStorage)

export function rememberDapp(dappId: string, accountId: string): void {
  const accounts = seen[dappId] ?? []
  seen[dappId] = accounts
  if (accounts.includes(accountId)) return
  accounts.push(accountId)
  if (accounts.length > MAX_ACCOUNTS) accounts.shift()
  store(KEY, seen, sessionStorage)
}

export function seenAccounts(dappId: string): readonly string[] {
  return seen[dappId] ?? []
}
