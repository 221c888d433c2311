/**
 * Reads the transactions of one account after a mark, without gaps: pages are linked by cursor, each transaction names its
 * predecessor, and the last one must lead to the state of the account.
 */
import type { Network } from '../net/index.ts'
import type { AbortSource } from '../net/waiting.ts'
import { laterBlock, member, nodesOf, showsBlock } from './findTransaction.ts'

export interface HistoryAccount {
  /** 64 hex digits. */
  readonly accountId: string
  /** 64 hex digits; `undefined` for nodes below version 1.0.0. */
  readonly dappId: string | undefined
}

/** The last transaction of an account at a point in time. */
export interface HistoryMark {
  /** Absent: the account had no history, so everything is read. */
  readonly cursor: string | undefined
  readonly last: Link | undefined
  /**
   * Time of this point, Unix time in ms: the earlier of the clocks of this machine and of the network; absent if it is
   * not known. Unlike the other fields, no endpoint can influence it.
   */
  readonly takenAtMs?: number | undefined
  /** Only the time of the point is known, so the history is read back to that time. */
  readonly isOnlyTime?: true
}

export interface Link {
  /** 64 hex digits. */
  readonly id: string
  /** Logical time of the account state after the transaction. */
  readonly endLt: bigint
}

export interface HistoryOptions {
  /** Logical time of the state that the history must lead to. */
  readonly lastTransLt: bigint
  /** Unix time, s: the endpoint of the last page must show a block of this time or later. */
  readonly blockFromSec: number
  /** Thread of that block, 68 hex digits. Absent: any. */
  readonly threadId: string | undefined
  readonly signal: AbortSource
}

/** Ids of the inbound messages since the mark; `undefined` if the answers do not prove that they are complete. */
export type InboundMessages = ReadonlySet<string> | undefined

const PAGE_SIZE = 100
/** Fields that `readLink` reads, and the preceding transaction. */
export const LINK_FIELDS = 'id lt(format: DEC) prev_trans_hash outmsg_cnt'
const FIELDS = `${LINK_FIELDS} in_msg`
/** Selection in an account that `readMark` reads. */
export const MARK_FIELD = `transactions(last: 1) { edges { cursor node { ${FIELDS} } } }`

/** The current mark; `undefined` if the answer has no readable one. Throws as `Network.query`. */
export async function markHistory(
  network: Network,
  account: HistoryAccount,
  signal: AbortSource,
): Promise<HistoryMark | undefined> {
  const { field, declared, variables } = accountField(account)
  const query = `query mark(${declared}) { blockchain { ${field} { ${MARK_FIELD} } } }`
  const data = await network.query({ query, variables, signal })
  return readMark(member(member(data, 'blockchain'), 'account'))
}

/** The mark in the answer for an account; `undefined` if there is no readable one. */
export function readMark(account: unknown): HistoryMark | undefined {
  const edges = member(member(account, 'transactions'), 'edges')
  if (!Array.isArray(edges)) return undefined
  if (edges.length === 0) return { cursor: undefined, last: undefined }
  const cursor = member(edges[0], 'cursor')
  const last = readLink(member(edges[0], 'node'))
  return typeof cursor === 'string' && last !== undefined ? { cursor, last } : undefined
}

/** Reads from the mark to the state of the account. Throws as `Network.query`. */
export async function readInboundMessages(
  network: Network,
  account: HistoryAccount,
  mark: HistoryMark,
  { lastTransLt, blockFromSec, threadId, signal }: HistoryOptions,
): Promise<InboundMessages> {
  const parts = accountField(account)
  const block = laterBlock(blockFromSec, threadId)
  const declared = [parts.declared, ...block.declared, '$first: Int!', '$after: String'].join(', ')
  const page = `transactions(first: $first, after: $after) { edges { cursor node { ${FIELDS} } } pageInfo { hasNextPage } }`
  const query = `query history(${declared}) { blockchain { ${block.field} ${parts.field} { ${page} } } }`
  const messages = new Set<string>()
  let { cursor, last } = mark
  for (;;) {
    const variables = { ...parts.variables, ...block.variables, first: PAGE_SIZE, after: cursor ?? null }
    const blockchain = member(await network.query({ query, variables, signal }), 'blockchain')
    const transactions = member(member(blockchain, 'account'), 'transactions')
    for (const node of nodesOf(transactions)) {
      const link = readLink(node)
      if (link === undefined || !follows(node, last)) return undefined
      const message = member(node, 'in_msg')
      if (typeof message === 'string') messages.add(message.toLowerCase())
      last = link
    }
    if (member(member(transactions, 'pageInfo'), 'hasNextPage') !== true) {
      // A node that lags also returns a last page: only a later block and the state prove that nothing is missing.
      const isWhole = transactions !== undefined && showsBlock(blockchain, blockFromSec)
      return isWhole && (last?.endLt ?? 0n) >= lastTransLt ? messages : undefined
    }
    const next = lastCursor(transactions)
    // Otherwise the same page would be requested forever.
    if (next === undefined || next === cursor) return undefined
    cursor = next
  }
}

export function accountField({ accountId, dappId }: HistoryAccount) {
  return dappId === undefined
    ? {
        field: 'account(address: $address)',
        declared: '$address: String!',
        variables: { address: `0:${accountId}` },
      }
    : {
        field: 'account(account_id: $account, dapp_id: $dapp)',
        declared: '$account: String!, $dapp: String!',
        variables: { account: accountId, dapp: dappId },
      }
}

/** The logical time of the state is that of the last transaction, plus one per outbound message, plus one. */
export function readLink(node: unknown): Link | undefined {
  const [id, lt, count] = [member(node, 'id'), member(node, 'lt'), member(node, 'outmsg_cnt')]
  if (typeof id !== 'string' || typeof lt !== 'string' || !/^\d+$/.test(lt)) return undefined
  const sent = typeof count === 'number' && Number.isSafeInteger(count) ? BigInt(count) : 0n
  return { id: id.toLowerCase(), endLt: BigInt(lt) + sent + 1n }
}

/** The first transaction of an account has zeros in place of a predecessor. */
function follows(node: unknown, last: Link | undefined): boolean {
  const previous = member(node, 'prev_trans_hash')
  if (typeof previous !== 'string') return false
  return last === undefined ? /^0*$/.test(previous) : previous.toLowerCase() === last.id
}

function lastCursor(transactions: unknown): string | undefined {
  const edges = member(transactions, 'edges')
  const cursor = Array.isArray(edges) ? member(edges.at(-1), 'cursor') : undefined
  return typeof cursor === 'string' ? cursor : undefined
}
