/** Transactions and messages as networks publish them. */
import { isFinalStatus } from '../../../delivery/findTransaction.ts'
import { accountIdOf } from '../../common/consolePaths.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { queryAccounts, queryObjects } from '../network/queryBlockchain.ts'
import type { Session } from '../session/Session.ts'

export interface FetchedTransaction {
  readonly id: string
  /** 64 hex digits. */
  readonly accountId: string
  readonly blockId: string | undefined
  /** Base64. */
  readonly boc: string
  /** False: its block may still be replaced. */
  readonly isFinal: boolean
  /** Transaction that sent the inbound message. */
  readonly parent: string | undefined
  /** Transactions that executed the outbound messages, by message. */
  readonly children: ReadonlyMap<string, string>
}

export interface FetchedMessage {
  readonly id: string
  /** Base64; absent if the network omits it. */
  readonly boc: string | undefined
  readonly source: string
  readonly destination: string
  /** Transaction that sent it. */
  readonly parent: string | undefined
  /** Transaction that executed it. */
  readonly transaction: string | undefined
}

interface Linked {
  readonly id?: string | null
}

export interface TransactionNode {
  readonly id: string
  readonly account_addr: string
  readonly block_id?: string | null
  readonly boc?: string | null
  readonly status_name?: string | null
  readonly in_message?: { readonly src_transaction?: Linked | null } | null
  readonly out_messages?: readonly { readonly id: string; readonly dst_transaction?: Linked | null }[] | null
}

interface MessageNode {
  readonly id: string
  readonly boc?: string | null
  readonly src?: string | null
  readonly dst?: string | null
  readonly src_transaction?: Linked | null
  readonly dst_transaction?: Linked | null
}

/** Fields that `readTransaction` reads. */
export const transactionSelection =
  'id account_addr block_id boc status_name in_message { src_transaction { id } } out_messages { id dst_transaction { id } }'
const MESSAGE = 'id boc src dst src_transaction { id } dst_transaction { id }'

/** `undefined` if the network has no transaction with this id. Throws LibraryError. */
export async function fetchTransaction(session: Session, id: string): Promise<FetchedTransaction | undefined> {
  return (await fetchTransactions(session, [id]))[0]
}

/** Throws ToolError (11). */
export async function requireTransaction(session: Session, id: string): Promise<FetchedTransaction> {
  const found = await fetchTransaction(session, id)
  if (found !== undefined) return found
  throw new ToolError(exitCodes.notFound, `Transaction ${id} was not found on the network`, {
    hint: `Check the network (--url). For the hash of a message: "vendorclient status ${id}"`,
  })
}

/** The transactions that the network has, in the order of the ids. Throws LibraryError. */
export async function fetchTransactions(session: Session, ids: readonly string[]): Promise<FetchedTransaction[]> {
  const objects = ids.map((id) => `transaction(hash: "${id}") { ${transactionSelection} }`)
  const found = await queryObjects<TransactionNode>(session, objects)
  return found.filter((node) => node !== undefined).map(readTransaction)
}

export async function fetchMessage(session: Session, id: string): Promise<FetchedMessage | undefined> {
  const [node] = await queryObjects<MessageNode>(session, [`message(hash: "${id}") { ${MESSAGE} }`])
  return (
    node && {
      id: node.id,
      boc: node.boc ?? undefined,
      source: node.src ?? '',
      destination: node.dst ?? '',
      parent: node.src_transaction?.id ?? undefined,
      transaction: node.dst_transaction?.id ?? undefined,
    }
  )
}

export interface PageOfTransactions {
  /** The oldest first, each with its cursor. */
  readonly items: readonly { readonly cursor: string; readonly transaction: FetchedTransaction }[]
  readonly hasEarlier: boolean
}

interface Page {
  readonly edges?: readonly { readonly cursor: string; readonly node: TransactionNode }[] | null
}

/** Last transactions of an account, before a cursor if one is given. Throws LibraryError. */
export async function fetchHistory(
  session: Session,
  address: TypedAddress,
  { limit, before }: { readonly limit: number; readonly before?: string | undefined },
): Promise<PageOfTransactions> {
  // One extra item shows whether there are more, because servers disagree about the meaning of `hasPreviousPage`.
  const page = [`last: ${limit + 1}`, ...(before === undefined ? [] : [`before: ${JSON.stringify(before)}`])]
  const [account] = await queryAccounts<{ transactions?: Page | null }>(
    session,
    [address],
    `transactions(${page.join(', ')}) { edges { cursor node { ${transactionSelection} } } }`,
  )
  const edges = account?.transactions?.edges ?? []
  const items = edges.map(({ cursor, node }) => ({ cursor, transaction: readTransaction(node) }))
  return { items: items.slice(-limit), hasEarlier: items.length > limit }
}

/** Throws ToolError (12) when the network leaves the BOC out. */
export function readTransaction(node: TransactionNode): FetchedTransaction {
  if (typeof node.boc !== 'string' || node.boc === '') {
    throw new ToolError(exitCodes.rejected, `The network has no content of transaction ${node.id}`)
  }
  const children = (node.out_messages ?? []).flatMap(({ id, dst_transaction }) =>
    typeof dst_transaction?.id === 'string' ? [[id, dst_transaction.id] as const] : [],
  )
  return {
    id: node.id,
    accountId: accountIdOf(node.account_addr),
    blockId: node.block_id ?? undefined,
    boc: node.boc,
    isFinal: isFinalStatus(node.status_name),
    parent: node.in_message?.src_transaction?.id ?? undefined,
    children: new Map(children),
  }
}
