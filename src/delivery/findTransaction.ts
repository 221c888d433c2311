/** Transactions by GraphQL. Source: network 3.1, 3.5. */
import { base64ToBytes } from '../core/bytes/index.ts'
import { type Cell, CellError, parseBoc } from '../core/cells/index.ts'
import { InvalidServerResponse } from '../errors/net.ts'
import type { Network } from '../net/index.ts'
import type { AbortSource } from '../net/waiting.ts'
import { placesOf, readNamedDappId } from './fetchState.ts'

/** A transaction that the network shows. */
export interface FoundTransaction {
  readonly root: Cell
  readonly bytes: Uint8Array
  /** False: its block may still be replaced. */
  readonly isFinal: boolean
  /** Whether signatures of the network prove the transaction. */
  readonly isProven?: boolean
  /** Dapp ID of its account in the same answer, 64 hex digits. */
  readonly dappId?: string
}

export interface LookUp {
  /** 64 hex digits. */
  readonly messageId: string
  /** Hash of the transaction, if the node reported one. */
  readonly txHash?: string | undefined
  /** Also looks for a block of this time (unix time, s) or later. */
  readonly blockFromSec?: number | undefined
  /** Thread of that block, 68 hex digits; absent: any. */
  readonly threadId?: string | undefined
  /** Also reads the Dapp ID of this account. Only networks with Dapp IDs understand it. */
  readonly account?: {
    /** 64 hex digits. */
    readonly accountId: string
    /** Dapp ID under which it may be found as well, 64 hex digits, or empty. */
    readonly asked: string
  }
}

export interface LookUpAnswer {
  /** `undefined` proves nothing: the endpoint may lag. */
  readonly found: FoundTransaction | undefined
  readonly hasBlock: boolean
}

const TRANSACTION = '{ boc status_name }'

/** Searches once for the transaction of an inbound message. Throws 605 and as `Network.query`. */
export async function lookUpTransaction(
  network: Network,
  { messageId, txHash, blockFromSec, threadId, account }: LookUp,
  signal: AbortSource,
): Promise<LookUpAnswer> {
  const wanted: string[] = [`message(hash: $message) { dst_transaction ${TRANSACTION} }`]
  const declared = ['$message: String!']
  const variables: Record<string, unknown> = { message: messageId }
  if (txHash !== undefined) {
    wanted.push(`transaction(hash: $hash) ${TRANSACTION}`)
    declared.push('$hash: String!')
    variables['hash'] = txHash
  }
  if (blockFromSec !== undefined) {
    const block = laterBlock(blockFromSec, threadId)
    wanted.push(block.field)
    declared.push(...block.declared)
    Object.assign(variables, block.variables)
  }
  if (account !== undefined) {
    const state = accountPart(account)
    wanted.push(...state.fields)
    declared.push(...state.declared)
    Object.assign(variables, state.variables)
  }
  const query = `query lookUp(${declared.join(', ')}) { blockchain { ${wanted.join(' ')} } }`
  const blockchain = member(await network.query({ query, variables, signal }), 'blockchain')
  const found =
    (txHash === undefined ? undefined : readTransaction(member(blockchain, 'transaction'))) ??
    readTransaction(member(member(blockchain, 'message'), 'dst_transaction'))
  const dappId = account && shownDappId(blockchain)
  return {
    found: found && { ...found, ...(dappId !== undefined && { dappId }) },
    hasBlock: blockFromSec !== undefined && showsBlock(blockchain, blockFromSec),
  }
}

/** The account under each of its places; the network shows it under one of them. */
function accountPart({ accountId, asked }: NonNullable<LookUp['account']>) {
  const places = placesOf(accountId, asked)
  return {
    fields: places.map(
      (_, index) => `account${index}: account(account_id: $account, dapp_id: $dapp${index}) { info { dapp_id } }`,
    ),
    declared: ['$account: String!', ...places.map((_, index) => `$dapp${index}: String!`)],
    variables: {
      account: accountId,
      ...Object.fromEntries(places.map((dappId, index) => [`dapp${index}`, dappId])),
    },
  }
}

function shownDappId(blockchain: unknown): string | undefined {
  const shown = [member(blockchain, 'account0'), member(blockchain, 'account1')]
  return shown.map((account) => readNamedDappId(member(member(account, 'info'), 'dapp_id'))).find((id) => id)
}

/** Part of a query for a block at or after a time. */
export function laterBlock(fromSec: number, threadId: string | undefined) {
  const thread = threadId === undefined ? '' : 'thread_id: $thread, '
  return {
    field: `blocks(${thread}master_seq_no_range: { start: $start }, first: 1) { edges { node { gen_utime } } }`,
    declared: ['$start: Int!', ...(threadId === undefined ? [] : ['$thread: String'])],
    variables: { start: fromSec, ...(threadId !== undefined && { thread: threadId }) },
  }
}

/** Whether an answer to `laterBlock` has such a block. The time is checked here, since a server might ignore the bound. */
export function showsBlock(blockchain: unknown, fromSec: number): boolean {
  return nodesOf(member(blockchain, 'blocks')).some((node) => Number(member(node, 'gen_utime')) >= fromSec)
}

/** Nodes of a connection. */
export function nodesOf(connection: unknown): unknown[] {
  const edges = member(connection, 'edges')
  return Array.isArray(edges) ? edges.map((edge) => member(edge, 'node')) : []
}

/** A member of a JSON object; `undefined` for everything else. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}

function readTransaction(value: unknown): FoundTransaction | undefined {
  const text = member(value, 'boc')
  if (typeof text !== 'string' || text === '') return undefined
  const bytes = base64ToBytes(text)
  const status = member(value, 'status_name')
  try {
    // A network without statuses shows only final blocks.
    if (bytes !== undefined) return { root: parseBoc(bytes), bytes, isFinal: isFinalStatus(status) }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
  }
  throw InvalidServerResponse.error('The node returned a transaction that is not a bag of cells')
}

/** Whether `status_name` of a transaction says that it is final. */
export function isFinalStatus(status: unknown): boolean {
  return typeof status !== 'string' || status === 'Finalized'
}
