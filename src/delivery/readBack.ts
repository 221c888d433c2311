/**
 * Reads the transactions of one account backwards from its state, without gaps: pages are linked by cursor, and each
 * transaction names its predecessor.
 */
import type { Network } from '../net/index.ts'
import {
  accountField,
  type HistoryAccount,
  type HistoryOptions,
  LINK_FIELDS,
  type Link,
  readLink,
} from './accountHistory.ts'
import { laterBlock, member, nodesOf, showsBlock } from './findTransaction.ts'

export interface PastTransaction {
  readonly node: unknown
  readonly cursor: string
  readonly link: Link
}

/** `stop`: older transactions are not needed. `unreadable`: completeness can no longer be guaranteed. */
export type Visited = 'next' | 'stop' | 'unreadable'

/**
 * Why reading ended: it was stopped, reached the first transaction of the account, or the answers may be incomplete.
 */
export type ReadBack = 'stopped' | 'first' | 'incomplete'

const PAGE_SIZE = 100
/** Limit of transactions to read, in pages. */
const MAX_PAGES = 200

/**
 * Visits the transactions, newest first; `fields` are queried in addition to those of the links. Throws as
 * `Network.query`.
 */
export async function readBack(
  network: Pick<Network, 'query'>,
  account: HistoryAccount,
  { lastTransLt, blockFromSec, threadId, signal }: HistoryOptions,
  fields: string,
  visit: (transaction: PastTransaction) => Visited,
): Promise<ReadBack> {
  const parts = accountField(account)
  const block = laterBlock(blockFromSec, threadId)
  const declared = [parts.declared, ...block.declared, '$last: Int!', '$before: String'].join(', ')
  const page = `transactions(last: $last, before: $before) { edges { cursor node { ${LINK_FIELDS} ${fields} } } }`
  const query = `query history(${declared}) { blockchain { ${block.field} ${parts.field} { ${page} } } }`
  let before: string | undefined
  /** The id that the next older transaction must have. */
  let expected: string | undefined
  for (let count = 0; count < MAX_PAGES; count++) {
    const variables = { ...parts.variables, ...block.variables, last: PAGE_SIZE, before: before ?? null }
    const blockchain = member(await network.query({ query, variables, signal }), 'blockchain')
    const transactions = member(member(blockchain, 'account'), 'transactions')
    const edges = member(transactions, 'edges')
    if (!Array.isArray(edges)) return 'incomplete'
    if (expected === undefined) {
      // A node that lags also returns a page: only a later block and the state prove that nothing is missing.
      const endLt = edges.length === 0 ? 0n : readLink(nodesOf(transactions).at(-1))?.endLt
      if (!showsBlock(blockchain, blockFromSec) || endLt === undefined || endLt < lastTransLt) return 'incomplete'
      if (edges.length === 0) return 'first'
    }
    for (const edge of edges.toReversed()) {
      const [node, cursor] = [member(edge, 'node'), member(edge, 'cursor')]
      const [link, previous] = [readLink(node), member(node, 'prev_trans_hash')]
      if (link === undefined || typeof previous !== 'string' || typeof cursor !== 'string') return 'incomplete'
      if ((expected ?? link.id) !== link.id) return 'incomplete'
      const visited = visit({ node, cursor, link })
      if (visited !== 'next') return visited === 'stop' ? 'stopped' : 'incomplete'
      // The first transaction of an account has zeros in place of a predecessor.
      if (/^0*$/.test(previous)) return 'first'
      expected = previous.toLowerCase()
    }
    const next = member(edges[0], 'cursor')
    // Older transactions are not kept; without this check the same page would be requested forever.
    if (typeof next !== 'string' || next === before) return 'incomplete'
    before = next
  }
  return 'incomplete'
}
