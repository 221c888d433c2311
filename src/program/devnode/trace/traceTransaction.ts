/** The tree of messages and transactions that a transaction belongs to. */
import { setImmediate } from 'node:timers/promises'
import { lossReasonText } from '../../common/moneyText.ts'
import { codeHashBefore, readHistoryState } from '../chain/historyRecord.ts'
import type { AdminResult } from '../controls/AdminMethod.ts'
import type { tracingMethods } from '../controls/tracingMethods.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { ContractNames } from './ContractNames.ts'
import { MESSAGE_TYPES } from './DecodedMessage.ts'
import { accountOf, readMessage, readTransaction, type SeenMessage } from './readTransaction.ts'
import { given, messageMembers, outcomeMembers } from './tracedMembers.ts'

export type Trace = AdminResult<typeof tracingMethods.trace>
export type TracedTransaction = Trace['transactions'][number]
type TracedMessage = TracedTransaction['out_messages'][number]

/** Maximum number of transactions of a trace. */
const TRACE_SIZE = 1000
/** Maximum number of ancestors that are searched. */
const MAX_ANCESTORS = 500
/** Transactions that are described in one turn of the event loop. */
const TURN = 20

/** A transaction in the tree; `depth` is 0 at the root, which has no parent. */
interface Place {
  readonly id: string
  readonly depth: number
  readonly parent: string | undefined
}

/** `undefined` for a transaction that the chain does not have. */
export async function traceTransaction(names: ContractNames, id: string): Promise<Trace | undefined> {
  const { store } = names
  if (readTransaction(store, id) === undefined) return undefined
  const path = pathTo(store, id)
  const onPath = new Set(path)
  const transactions: TracedTransaction[] = []
  let truncated = path.length > MAX_ANCESTORS
  const waiting: Place[] = [{ id: path[0]!, depth: 0, parent: undefined }]
  let room = TRACE_SIZE - path.length
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    // Transactions between the root and the requested one are always included.
    if (!onPath.has(next.id) && room-- <= 0) {
      truncated = true
      continue
    }
    const described = describe(names, next)
    if (described === undefined) continue
    transactions.push(described)
    const { depth } = next
    const children = described.out_messages.flatMap(({ transaction }) => transaction ?? [])
    for (const child of children.reverse()) waiting.push({ id: child, depth: depth + 1, parent: described.id })
    if (transactions.length % TURN === 0) await setImmediate()
  }
  return {
    root: path[0]!,
    transactions,
    gas_used: sum(transactions.map(({ compute }) => BigInt(compute?.gas_used ?? 0))),
    fees: sum(transactions.map(({ fees }) => BigInt(fees.total))),
    truncated,
  }
}

function sum(values: readonly bigint[]): string {
  return String(values.reduce((total, value) => total + value, 0n))
}

const PARENT = `SELECT m.src_transaction_id AS id FROM messages AS m WHERE m.id =
  (SELECT json_extract(document, '$.in_msg') FROM transactions WHERE id = ?)`

/** Ancestors of a transaction and itself, the oldest first. */
function pathTo(store: NodeStore, id: string): string[] {
  const path = [id]
  for (let at = id; path.length <= MAX_ANCESTORS; ) {
    const [row] = store.select({ text: PARENT, values: [at] }, 1000)
    const parent = (row?.['id'] as string | null | undefined) ?? undefined
    if (parent === undefined || readTransaction(store, parent) === undefined) break
    path.push(parent)
    at = parent
  }
  return path.reverse()
}

/** `undefined` for a transaction that no longer exists because the chain was replaced in the meantime. */
function describe(names: ContractNames, { id, depth, parent }: Place): TracedTransaction | undefined {
  const { store, rules } = names
  const stored = readTransaction(store, id)
  if (stored === undefined) return undefined
  const { transaction, accountId, codeHash } = stored
  const before = readHistoryState(store, stored.chainOrder)
  const codeBefore = (before && codeHashBefore(before)) ?? codeHash
  const inMessage = transaction.inMsg && readMessage(names, transaction.inMsg, { destination: codeBefore })
  return {
    id,
    ...given('parent', parent),
    depth,
    account_id: accountId,
    ...given('dapp_id', stored.dappId),
    ...given('name', names.accountName(accountId)),
    ...given('contract', names.find(codeHash)?.name),
    ...given('code_hash', codeHash),
    block_id: stored.blockId,
    seq_no: stored.seqNo,
    time: transaction.now,
    lt: String(transaction.lt),
    ...given('in_message', inMessage && describeMessage(names, inMessage, 'executed', id)),
    ...outcomeMembers(transaction, codeHash, rules),
    ...(before && { balance_before: String(before.account?.balance.grams ?? 0n) }),
    lost: (before?.lost ?? []).map((lost) => ({ ...lost, text: lossReasonText(lost.reason) })),
    logs: [...(before?.logs ?? [])],
    out_messages: transaction.outMsgs.map((cell) => {
      const executed = findExecuted(store, cell.hashHex())
      const message = readMessage(names, cell, { source: codeBefore, destination: executed?.codeHash })
      return describeMessage(names, message, executed ? 'executed' : stateOf(store, message), executed?.id)
    }),
    replayable: before !== undefined,
  }
}

function describeMessage(
  names: ContractNames,
  message: SeenMessage,
  state: string,
  transaction: string | undefined,
): TracedMessage {
  const end = (what: 'source' | 'destination') => ({
    ...(message[what] !== '' && { [what]: message[what] }),
    ...given(`${what}_name`, names.accountName(accountOf(message[what]))),
  })
  return messageMembers(message, { state, transaction, ends: { ...end('source'), ...end('destination') } })
}

const EXECUTED = `SELECT t.id, t.code_hash FROM messages AS m JOIN transactions AS t ON t.id = m.dst_transaction_id
  WHERE m.id = ?`

function findExecuted(store: NodeStore, messageId: string): { id: string; codeHash: string | undefined } | undefined {
  const [row] = store.select({ text: EXECUTED, values: [messageId] }, 1000)
  return row && { id: row['id'] as string, codeHash: (row['code_hash'] as string | null) ?? undefined }
}

/** State of a message that no transaction has executed. */
function stateOf(store: NodeStore, { id, header, destination }: SeenMessage): string {
  if (MESSAGE_TYPES[header.type] === 'external_out') return 'sent'
  if (!destination.startsWith('0:')) return 'elsewhere'
  const waits = store.select({ text: 'SELECT 1 FROM pending_messages WHERE id = ?', values: [id] }, 1000).length > 0
  return waits ? 'waiting' : 'dropped'
}
