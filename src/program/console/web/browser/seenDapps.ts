/** Accounts by Dapp ID that this console has come across: networks have no list of them. */

const MAX_ACCOUNTS = 500
const KEY = 'dapp-accounts'

const seen: Record<string, string[]> = readStored()

export function rememberDapp(dappId: string, accountId: string): void {
  const accounts = seen[dappId] ?? []
  seen[dappId] = accounts
  if (accounts.includes(accountId)) return
  accounts.push(accountId)
  if (accounts.length > MAX_ACCOUNTS) accounts.shift()
  try {
    sessionStorage.setItem(KEY, JSON.stringify(seen))
  } catch {
    // Forgotten with the page, then.
  }
}

export function seenAccounts(dappId: string): readonly string[] {
  return seen[dappId] ?? []
}

function readStored(): Record<string, string[]> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string[]>
  } catch {
    return {}
  }
}
