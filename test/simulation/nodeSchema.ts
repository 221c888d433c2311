/** GraphQL of a simulated node: it shows its chain as of the moment up to which the node has caught up. */
import { buildSchema, type DocumentNode, execute, type GraphQLSchema, parse, validate } from 'graphql'
import { type ChainTransaction, GLOBAL_ID, type SimulatedChain } from './SimulatedChain.ts'

/** The part of the chain that a node shows, and its lies. */
export interface NodeView {
  readonly chain: SimulatedChain
  /** Until when the node knows the chain, true time in ms. */
  readonly untilMs: number
  /** Its own clock, ms. */
  readonly clockMs: number
  readonly version: string
  /** Hides messages that it has, and shows the histories of accounts. */
  readonly hidesMessages: boolean
  /** Shows neither this transaction nor its message. */
  readonly leavesOut: (transaction: ChainTransaction) => boolean
  /** Answers old blocks to questions for later ones. */
  readonly ignoresBounds: boolean
  /** Answers every page of a history from its beginning. */
  readonly ignoresCursors: boolean
}

const COMMON = `
  enum BigIntFormat { DEC HEX }
  enum BlockchainMessageTypeFilterEnum { ExtIn ExtOut IntIn IntOut }
  input BlockchainMasterSeqNoFilter { start: Int end: Int }
  input StringFilter { eq: String in: [String] }
  input IntFilter { eq: Int }
  input BooleanFilter { eq: Boolean }
  input TransactionFilter { id: StringFilter account_addr: StringFilter in_msg: StringFilter }
  input BlockFilter { workchain_id: IntFilter key_block: BooleanFilter }
  input QueryOrderBy { path: String direction: QueryOrderByDirection }
  enum QueryOrderByDirection { ASC DESC }
  type PageInfo { hasNextPage: Boolean }
  type Info { version: String time: Float latency: Float lastBlockTime: Float rempEnabled: Boolean endpoints: [String] }
  type Transaction {
    id: String lt(format: BigIntFormat): String prev_trans_hash: String in_msg: String outmsg_cnt: Int boc: String
    status_name: String aborted: Boolean now: Int account_addr: String compute: Compute
  }
  type Compute { exit_code: Int }
  type Message { id: String dst_transaction: Transaction }
  type Block {
    id: String seq_no: Int gen_utime: Int global_id: Int gen_software_capabilities(format: BigIntFormat): String boc: String
  }
  type BlockEdge { cursor: String node: Block }
  type Blocks { edges: [BlockEdge] pageInfo: PageInfo }
  type TransactionEdge { cursor: String node: Transaction }
  type Transactions { edges: [TransactionEdge] pageInfo: PageInfo }
  type Account { transactions(first: Int, after: String, last: Int): Transactions }
  type Blockchain {
    message(hash: String!): Message
    transaction(hash: String!): Transaction
    account(account_id: String, dapp_id: String, address: String): Account
    blocks(thread_id: String, master_seq_no_range: BlockchainMasterSeqNoFilter, first: Int, last: Int): Blocks
  }`

/** A network with default settings. */
const PLAIN = buildSchema(`${COMMON} type Query { info: Info blockchain: Blockchain }`)
/** One with collections and subscriptions. */
const FULL = buildSchema(`${COMMON}
  type Query {
    info: Info blockchain: Blockchain
    transactions(filter: TransactionFilter, orderBy: [QueryOrderBy], limit: Int): [Transaction]
    blocks(filter: BlockFilter, orderBy: [QueryOrderBy], limit: Int): [Block]
  }
  type Subscription { transactions(filter: TransactionFilter): Transaction }`)

export interface NodeQuery {
  readonly query?: unknown
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
}

interface Checked {
  readonly document: DocumentNode
  readonly errors: readonly { readonly message: string }[]
}

const documents = { plain: new Map<string, Checked>(), full: new Map<string, Checked>() }

/** The answer to a query, as an object of JSON. */
export function answerQuery(view: NodeView, isFull: boolean, { query, variables }: NodeQuery): object {
  return run(isFull, String(query ?? ''), variables, rootOf(view, isFull))
}

/** `data` for one event of a subscription. */
export function answerEvent(view: NodeView, transaction: ChainTransaction, request: NodeQuery): object {
  return run(true, String(request.query ?? ''), request.variables, {
    transactions: showTransaction(view, transaction),
  })
}

/** Account ids that a subscription names; `undefined` for a text that is not a subscription of this schema. */
export function subscribedAccounts({ query, variables }: NodeQuery): readonly string[] | undefined {
  const { errors } = check(true, String(query ?? ''))
  if (errors.length > 0) return undefined
  const filter = (variables?.['filter'] as { account_addr?: { eq?: string; in?: string[] } } | undefined)?.account_addr
  return [...(filter?.in ?? []), ...(filter?.eq === undefined ? [] : [filter.eq])].map((name) =>
    name.replace(/^0:/, ''),
  )
}

function run(isFull: boolean, query: string, variables: NodeQuery['variables'], rootValue: unknown): object {
  const { document, errors } = check(isFull, query)
  if (errors.length > 0) return { errors: errors.map(({ message }) => ({ message })) }
  const result = execute({
    schema: schemaOf(isFull),
    document,
    rootValue,
    ...(variables && { variableValues: variables }),
  })
  if (result instanceof Promise) throw new Error('The resolvers do not wait')
  return result
}

function check(isFull: boolean, query: string): Checked {
  const known = documents[isFull ? 'full' : 'plain']
  const found = known.get(query)
  if (found !== undefined) return found
  const checked = checkNow(schemaOf(isFull), query)
  known.set(query, checked)
  return checked
}

function checkNow(schema: GraphQLSchema, query: string): Checked {
  try {
    const document = parse(query)
    return { document, errors: validate(schema, document) }
  } catch (error) {
    return { document: { kind: 'Document', definitions: [] } as never, errors: [error as Error] }
  }
}

function schemaOf(isFull: boolean): GraphQLSchema {
  return isFull ? FULL : PLAIN
}

function rootOf(view: NodeView, isFull: boolean) {
  const { chain, untilMs, clockMs, version } = view
  const info = {
    ...{ version, time: clockMs, latency: Math.max(0, clockMs - untilMs), rempEnabled: false, endpoints: [] },
    lastBlockTime: Math.floor(untilMs / 1000),
  }
  const blockchain = {
    message: ({ hash }: { hash: string }) => {
      const transaction = shown(view, chain.byMessage.get(hash))
      return transaction && { id: hash, dst_transaction: showTransaction(view, transaction) }
    },
    transaction: ({ hash }: { hash: string }) => {
      const transaction = shown(view, chain.byId.get(hash))
      return transaction && showTransaction(view, transaction)
    },
    account: ({ account_id, address }: { account_id?: string; address?: string }) => ({
      transactions: (range: PageRange) => history(view, account_id ?? address?.slice(2) ?? '', range),
    }),
    blocks: (range: BlockRange) => blocks(view, range),
  }
  if (!isFull) return { info, blockchain }
  return {
    ...{ info, blockchain, blocks: () => [] },
    transactions: ({ filter, limit = 50 }: { filter?: TransactionFilter; limit?: number }) =>
      chain.transactions
        .filter((transaction) => visible(view, transaction) !== undefined && fits(transaction, filter))
        .slice(0, limit)
        .map((transaction) => showTransaction(view, transaction)),
  }
}

interface PageRange {
  readonly first?: number
  readonly after?: string | null
  readonly last?: number
}

interface BlockRange {
  readonly master_seq_no_range?: { readonly start?: number }
  readonly first?: number
  readonly last?: number
}

interface StringFilter {
  readonly eq?: string
  readonly in?: readonly string[]
}

type TransactionFilter = Readonly<Record<'id' | 'account_addr' | 'in_msg', StringFilter | undefined>>

function visible(view: NodeView, transaction: ChainTransaction | undefined): ChainTransaction | undefined {
  return transaction !== undefined && transaction.atMs <= view.untilMs ? transaction : undefined
}

/** The transaction if it is visible and the node does not hide it. */
function shown(view: NodeView, transaction: ChainTransaction | undefined): ChainTransaction | undefined {
  const found = view.hidesMessages ? undefined : visible(view, transaction)
  return found === undefined || view.leavesOut(found) ? undefined : found
}

function fits(transaction: ChainTransaction, filter: TransactionFilter | undefined): boolean {
  return (
    fitsText(transaction.id, filter?.id) &&
    fitsText(transaction.messageId, filter?.in_msg) &&
    fitsText(`0:${transaction.accountId}`, filter?.account_addr)
  )
}

function fitsText(value: string, filter: StringFilter | undefined): boolean {
  if (filter === undefined || filter === null) return true
  return filter.eq === value || filter.in?.includes(value) === true
}

function showTransaction(view: NodeView, transaction: ChainTransaction) {
  const { id, lt, previousId, messageId, outMessages, boc, aborted, blockSec, accountId, finalAtMs } = transaction
  return {
    ...{ id, prev_trans_hash: previousId, in_msg: messageId, outmsg_cnt: outMessages, boc, aborted, now: blockSec },
    ...{ account_addr: `0:${accountId}`, compute: { exit_code: transaction.exitCode } },
    status_name: finalAtMs <= view.untilMs ? 'Finalized' : 'Proposed',
    lt: ({ format }: { format?: string }) => (format === 'DEC' ? String(lt) : `0x${lt.toString(16)}`),
  }
}

function history(view: NodeView, accountId: string, { first, after, last }: PageRange) {
  const all = (view.chain.accounts.get(accountId)?.transactions ?? [])
    .map((transaction, index) => ({ cursor: String(index).padStart(10, '0'), transaction }))
    .filter(({ transaction }) => visible(view, transaction) !== undefined)
  const shown = all.filter(({ transaction }) => !view.leavesOut(transaction))
  const from = after && !view.ignoresCursors ? shown.filter(({ cursor }) => cursor > after) : shown
  const page = last === undefined ? from.slice(0, first ?? 50) : from.slice(-last)
  return {
    edges: page.map(({ cursor, transaction }) => ({ cursor, node: showTransaction(view, transaction) })),
    pageInfo: { hasNextPage: last === undefined && from.length > page.length },
  }
}

/** There is a block in each second. */
function blocks(view: NodeView, { master_seq_no_range }: BlockRange) {
  const newest = Math.floor(view.untilMs / 1000)
  const start = master_seq_no_range?.start ?? newest
  if (start > newest && !view.ignoresBounds) return { edges: [], pageInfo: { hasNextPage: false } }
  const second = Math.min(start, newest)
  const node = {
    ...{ id: second.toString(16).padStart(64, '0'), seq_no: second, gen_utime: second, global_id: GLOBAL_ID },
    gen_software_capabilities: `0x${view.chain.capabilities.toString(16)}`,
    boc: null,
  }
  return { edges: [{ cursor: String(second), node }], pageInfo: { hasNextPage: start < newest } }
}
