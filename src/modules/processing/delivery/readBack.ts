/**
 * Transactions of one account, read back from its state so that none can be missing: pages follow each other by cursor, and each
 * transaction names the one before it.
 */
import type { Network } from '../../../net/index.ts'
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

/** `stop`: older ones are not wanted. `unreadable`: nothing is certain any more. */
export type Visited = 'next' | 'stop' | 'unreadable'

/** How it ended: where it was stopped, at the first transaction of the account, or where the answers show not all for certain. */
export type ReadBack = 'stopped' | 'first' | 'incomplete'

const PAGE_SIZE = 100
/** Transactions that are read back at most, in pages. */
const MAX_PAGES = 200

/** Visits them, the newest first; `fields` are asked for besides those of the links. Throws as `Network.query`. */
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
  /** Id that the transaction before the last one read has to have. */
  let expected: string | undefined
  for (let count = 0; count < MAX_PAGES; count++) {
    const variables = { ...parts.variables, ...block.variables, last: PAGE_SIZE, before: before ?? null }
    const blockchain = member(await network.query({ query, variables, signal }), 'blockchain')
    const transactions = member(member(blockchain, 'account'), 'transactions')
    const edges = member(transactions, 'edges')
    if (!Array.isArray(edges)) return 'incomplete'
    if (expected === undefined) {
      // A node that is behind answers, too: only a later block and the state show that nothing is missing.
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
      // The first transaction of an account has zeros where others name the one before.
      if (/^0*$/.test(previous)) return 'first'
      expected = previous.toLowerCase()
    }
    const next = member(edges[0], 'cursor')
    // Older transactions are not kept, or the same page would be asked for without end.
    if (typeof next !== 'string' || next === before) return 'incomplete'
    before = next
  }
  return 'incomplete'
}
