/**
 * What an account has executed since a time, read back from its state so that nothing can be missing: each transaction names
 * the one before it.
 */
import { base64ToBytes } from '../../../core/bytes/index.ts'
import { type Cell, CellError, parseBoc } from '../../../core/cells/index.ts'
import { parseAccount, parseTransaction } from '../../../core/tlb/index.ts'
import type { Network } from '../../../net/index.ts'
import type { AbortSource } from '../../../net/waiting.ts'
import { accountField, type HistoryAccount, type HistoryMark, readLink } from './accountHistory.ts'
import { fetchState } from './fetchState.ts'
import { laterBlock, member, nodesOf, showsBlock } from './findTransaction.ts'

interface InboundMessage {
  /** 64 hex digits. */
  readonly transactionId: string
  readonly message: Cell
}

export interface HistorySince {
  /** Messages that the account has executed since, the newest first. */
  readonly inbound: readonly InboundMessage[]
  /** The last transaction before. */
  readonly mark: HistoryMark
}

export interface SinceOptions {
  /** Unix time in s, of the first transaction that counts. */
  readonly sinceSec: number
  /** Unix time in ms: state and blocks have to be later. */
  readonly untilMs: number
  readonly signal: AbortSource
}

const PAGE_SIZE = 100
/** Transactions that are read back at most. */
const MAX_PAGES = 200
const FIELDS = 'id lt(format: DEC) prev_trans_hash outmsg_cnt now boc'
const NO_LT = 0n

/** `undefined` when the answers do not show all of it for certain, or not yet. Throws as `fetchState` and `Network.query`. */
export async function readHistorySince(
  network: Network,
  account: HistoryAccount,
  { sinceSec, untilMs, signal }: SinceOptions,
): Promise<HistorySince | undefined> {
  const blockFromSec = Math.floor(untilMs / 1000) + 1
  const block = laterBlock(blockFromSec, undefined)
  // Before the state: a chain that is idle goes on when it is asked for a block.
  const asked = `query later(${block.declared.join(', ')}) { blockchain { ${block.field} } }`
  const later = member(await network.query({ query: asked, variables: block.variables, signal }), 'blockchain')
  if (!showsBlock(later, blockFromSec)) return undefined
  const fetched = await fetchState(network, account.accountId, account.dappId ?? '', signal)
  if (fetched !== undefined && !((fetched.stateTimestamp ?? 0n) > BigInt(untilMs))) return undefined
  // An account that is not there has no state whose time could be told: the block has to do.
  const lastTransLt = fetched === undefined ? NO_LT : readLastLt(fetched.boc)
  if (lastTransLt === undefined) return undefined
  const parts = accountField(account)
  const declared = [parts.declared, ...block.declared, '$last: Int!', '$before: String'].join(', ')
  const page = `transactions(last: $last, before: $before) { edges { cursor node { ${FIELDS} } } }`
  const query = `query since(${declared}) { blockchain { ${block.field} ${parts.field} { ${page} } } }`
  const inbound: InboundMessage[] = []
  let before: string | undefined
  let expected: string | undefined
  for (let count = 0; count < MAX_PAGES; count++) {
    const variables = { ...parts.variables, ...block.variables, last: PAGE_SIZE, before: before ?? null }
    const blockchain = member(await network.query({ query, variables, signal }), 'blockchain')
    const transactions = member(member(blockchain, 'account'), 'transactions')
    const edges = member(transactions, 'edges')
    if (!Array.isArray(edges)) return undefined
    if (expected === undefined) {
      const endLt = edges.length === 0 ? NO_LT : readLink(nodesOf(transactions).at(-1))?.endLt
      if (!showsBlock(blockchain, blockFromSec) || endLt === undefined || endLt < lastTransLt) return undefined
      if (edges.length === 0) return { inbound, mark: NO_MARK }
    }
    for (const edge of edges.reverse()) {
      const [node, cursor] = [member(edge, 'node'), member(edge, 'cursor')]
      const [link, previous, now] = [readLink(node), member(node, 'prev_trans_hash'), member(node, 'now')]
      if (link === undefined || typeof previous !== 'string' || typeof now !== 'number') return undefined
      if ((expected ?? link.id) !== link.id || typeof cursor !== 'string') return undefined
      if (now < sinceSec) return { inbound, mark: { cursor, last: link } }
      const message = readInbound(node, link.id)
      if (message === 'unreadable') return undefined
      if (message !== undefined) inbound.push({ transactionId: link.id, message })
      // The first transaction of an account has zeros where others name the one before.
      if (/^0*$/.test(previous)) return { inbound, mark: NO_MARK }
      expected = previous.toLowerCase()
    }
    const next = member(edges.at(-1), 'cursor')
    // Older transactions are not kept, or the same page would be asked for without end.
    if (typeof next !== 'string' || next === before) return undefined
    before = next
  }
  return undefined
}

const NO_MARK: HistoryMark = { cursor: undefined, last: undefined }

function readLastLt(text: string): bigint | undefined {
  const bytes = base64ToBytes(text)
  try {
    return bytes && parseAccount(parseBoc(bytes))?.lastTransLt
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}

/** The message of a transaction, proven by the hash that names it; `undefined` for one without. */
function readInbound(node: unknown, id: string): Cell | undefined | 'unreadable' {
  const text = member(node, 'boc')
  const bytes = typeof text === 'string' ? base64ToBytes(text) : undefined
  if (bytes === undefined) return 'unreadable'
  try {
    const root = parseBoc(bytes)
    return root.hashHex() === id ? parseTransaction(root).inMsg : 'unreadable'
  } catch (error) {
    if (error instanceof CellError) return 'unreadable'
    throw error
  }
}
