/** Position at which reading of a new account begins. */
import { InvalidInboxParameter } from '../../../errors/inbox.ts'
import { readHistoryTransaction } from './HistoryTransaction.ts'
import {
  ACCOUNTS_PER_QUERY,
  chunksOf,
  inParallel,
  type PageReader,
  readPages,
  type TransactionsPage,
} from './readPages.ts'
import type { StoredAccount, StoredLink } from './storedFollow.ts'

export interface NamedAccount {
  /** 64 hex digits. */
  readonly accountId: string
  /** Dapp ID as given, 64 hex digits. */
  readonly dappId: string | undefined
}

export type AccountStart =
  | { readonly type: 'now' }
  | { readonly type: 'beginning' }
  /** Unix time, s. */
  | { readonly type: 'time'; readonly sec: number }
  | { readonly type: 'cursor'; readonly cursor: string; readonly last: StoredLink }

/** Largest integer of GraphQL. */
const MAX_INT = 0x7fffffff
/** Number of the newest transactions that are queried; reading begins after the newest final one. */
const NEWEST = 10

/** Throws InvalidInboxParameter (1103). */
export function parseStart(from: string, accountCount: number): AccountStart {
  if (from === 'now' || from === 'beginning') return { type: from }
  if (/^\d{1,10}$/.test(from) && Number(from) <= MAX_INT) return { type: 'time', sec: Number(from) }
  const parts = /^(\d{1,20})\.([0-9a-f]{64})\.([0-9A-Za-z]{1,256})$/.exec(from)
  if (parts === null) {
    const expected = 'now, beginning, a unix time in s or the cursor of an account'
    throw InvalidInboxParameter.error(`\`from\` must be one of: ${expected}`, { field: 'from' })
  }
  if (accountCount > 1) {
    throw InvalidInboxParameter.error('`from` is the cursor of one account, but several accounts are given', {
      field: 'from',
    })
  }
  return { type: 'cursor', cursor: parts[3]!, last: { id: parts[2]!, lt: parts[1]! } }
}

/** Position of an account, in the form that `parseStart` reads. */
export function cursorText({ cursor, last, from_time }: StoredAccount): string {
  if (last !== undefined && cursor !== undefined) return `${last.lt}.${last.id}.${cursor}`
  return from_time === undefined ? 'beginning' : String(from_time)
}

/** Queries the current positions of the accounts unless the start states them. Throws as `readPages`. */
export async function placeAccounts(
  reader: PageReader,
  accounts: readonly NamedAccount[],
  start: AccountStart,
): Promise<StoredAccount[]> {
  const placed: StoredAccount[] = []
  await inParallel(chunksOf(accounts, ACCOUNTS_PER_QUERY), async (chunk) => {
    if (start.type === 'beginning' || start.type === 'cursor') {
      const place = start.type === 'cursor' ? { cursor: start.cursor, last: start.last } : {}
      placed.push(...chunk.map((account) => ({ ...baseOf(account), ...place })))
      return
    }
    const beforeSec = start.type === 'time' ? start.sec : undefined
    const wanted = chunk.map((account) => ({ ...account, page: { newest: NEWEST, beforeSec } }))
    const pages = await readPages(reader, wanted, true)
    placed.push(...chunk.map((account, index) => ({ ...baseOf(account), ...placeOf(account, pages[index]!, start) })))
  })
  return placed
}

function baseOf({ accountId, dappId }: NamedAccount): StoredAccount {
  return { account_id: accountId, dapp_id: dappId, shown: [] }
}

type Place = Pick<StoredAccount, 'cursor' | 'last' | 'from_time' | 'from_lt'>

function placeOf(
  { accountId }: NamedAccount,
  { edges }: TransactionsPage,
  start: Extract<AccountStart, { readonly type: 'now' | 'time' }>,
): Place {
  const found = edges.map(({ cursor, node }) => ({ cursor, shown: readHistoryTransaction(node, accountId) }))
  found.sort((left, right) => (left.shown.transaction.lt < right.shown.transaction.lt ? -1 : 1))
  const newest = found.at(-1)
  const isBefore = (sec: number) => start.type === 'now' || sec < start.sec
  // A server that ignores the bound returns later transactions; then everything is read and earlier transactions are
  // skipped.
  const last = found.filter(({ shown }) => shown.isFinal && isBefore(shown.transaction.now)).at(-1)
  const isBounded = start.type === 'now' || found.every(({ shown }) => isBefore(shown.transaction.now))
  return {
    ...(last !== undefined &&
      isBounded && { cursor: last.cursor, last: { id: last.shown.id, lt: String(last.shown.transaction.lt) } }),
    ...(start.type === 'time' && { from_time: start.sec }),
    ...(start.type === 'now' && newest !== undefined && { from_lt: String(newest.shown.transaction.lt) }),
  }
}
