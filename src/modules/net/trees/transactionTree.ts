/** Transactions and messages caused by a message. Source: network 3.6, modules 3.9. */
import { inlineOr } from '../../../context/computeStep.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { AbiContract } from '../../../core/abi/index.ts'
import { Slice } from '../../../core/cells/index.ts'
import { InvalidServerResponse, QueryTransactionTreeTimeout } from '../../../errors/net.ts'
import { sleep } from '../../../net/waiting.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { decodedBody } from '../../abi/values/decodedBody.ts'
import { readPlainCell } from '../../abi/values/readPlainCell.ts'
import { runOperations } from '../collections/runOperations.ts'
import type { MessageNode, TransactionNode } from '../types.ts'

export interface TreeRequest {
  readonly messageId: string
  readonly contracts: readonly AbiContract[]
  /** Time limit of each query, including its waiting, ms; 0: unlimited. */
  readonly timeoutMs: number
  /** 0 is no limit. */
  readonly maxTransactions: number
}

/** A message as the server answered it. */
export interface FoundMessage {
  readonly id: string
  readonly src?: string | null
  readonly dst?: string | null
  readonly msg_type?: number | null
  readonly value?: string | null
  readonly bounce?: boolean | null
  readonly body?: string | null
  readonly src_transaction?: { readonly id?: string } | null
  readonly dst_transaction?: FoundTransaction | null
}

interface FoundTransaction {
  readonly id: string
  readonly aborted?: boolean | null
  readonly compute?: { readonly exit_code?: number | null } | null
  readonly total_fees?: string | null
  readonly out_msgs?: readonly string[] | null
}

type Message = ValueOf<typeof MessageNode>
type Transaction = ValueOf<typeof TransactionNode>

const MESSAGES_PER_QUERY = 20
const ASK_AGAIN_MS = 1000
const INTERNAL = 0
/** Both versions of external outbound messages; they have no receiving transaction. Source: formats 1.1. */
const EXTERNAL_OUT: readonly unknown[] = [2, 4]
const FIELDS =
  'id src dst msg_type value bounce body dst_transaction { id aborted compute { exit_code } total_fees out_msgs }'

/** Builds the tree breadth first; `found` are its objects. Throws 605, 616 and errors of queries. */
export async function collectTransactionTree(call: CallScope, request: TreeRequest) {
  const messages: Message[] = []
  const transactions: Transaction[] = []
  const all: FoundMessage[] = []
  const queue: { readonly id: string; readonly sender?: string | undefined }[] = [{ id: request.messageId }]
  const seen = new Set([request.messageId])
  while (queue.length > 0) {
    const page = queue.splice(0, MESSAGES_PER_QUERY)
    const found = await waitForMessages(
      call,
      request.timeoutMs,
      page.map(({ id }) => id),
      messages.length === 0,
    )
    for (const { id, sender } of page) {
      const message = found.get(id)!
      messages.push(messageNode(call, request.contracts, message, sender))
      all.push(message)
      const transaction = message.dst_transaction
      if (transaction === undefined || transaction === null) continue
      transactions.push(transactionNode(message, transaction))
      for (const next of transaction.out_msgs ?? []) {
        if (!seen.has(next)) queue.push({ id: next, sender: transaction.id })
        seen.add(next)
      }
    }
    if (request.maxTransactions > 0 && transactions.length >= request.maxTransactions) break
  }
  return { messages, transactions, found: all }
}

/** Repeats the query until all messages exist and those for accounts were received. */
async function waitForMessages(
  call: CallScope,
  timeoutMs: number,
  ids: readonly string[],
  isFirst: boolean,
): Promise<Map<string, FoundMessage>> {
  const startMs = call.clock.elapsed()
  const result = isFirst ? `${FIELDS} src_transaction { id }` : FIELDS
  const found = new Map<string, FoundMessage>()
  for (;;) {
    const missing = ids.filter((id) => !found.has(id))
    const page = await fetchMessages(call, missing, result)
    for (const message of page) if (isComplete(message)) found.set(message.id, message)
    if (ids.every((id) => found.has(id))) return found
    const leftMs = timeoutMs === 0 ? ASK_AGAIN_MS : startMs + timeoutMs - call.clock.elapsed()
    if (leftMs <= 0) {
      throw QueryTransactionTreeTimeout.error(
        `Messages of the transaction tree did not appear within ${timeoutMs} ms`,
        {
          timeout: timeoutMs,
        },
      )
    }
    await sleep(call.clock, Math.min(ASK_AGAIN_MS, leftMs), call.signal)
  }
}

/** The messages among `ids` that already exist. */
async function fetchMessages(call: CallScope, ids: readonly string[], result: string): Promise<FoundMessage[]> {
  const [page] = await runOperations(call, [
    { type: 'QueryCollection', collection: 'messages', filter: { id: { in: ids } }, result },
  ])
  return page as FoundMessage[]
}

function isComplete(message: FoundMessage): boolean {
  if (typeof message?.id !== 'string') throw InvalidServerResponse.error('Invalid answer: a message has no id')
  return EXTERNAL_OUT.includes(message.msg_type) || typeof message.dst_transaction?.id === 'string'
}

function messageNode(
  call: CallScope,
  contracts: readonly AbiContract[],
  message: FoundMessage,
  sender: string | undefined,
): Message {
  return {
    id: message.id,
    src_transaction_id: sender ?? message.src_transaction?.id,
    dst_transaction_id: message.dst_transaction?.id,
    src: message.src || undefined,
    dst: message.dst || undefined,
    value: message.value ?? undefined,
    bounce: message.bounce ?? false,
    decoded_body: decodeBody(call, contracts, message),
  }
}

function transactionNode(message: FoundMessage, transaction: FoundTransaction): Transaction {
  const exitCode = transaction.compute?.exit_code
  return {
    id: transaction.id,
    in_msg: message.id,
    out_msgs: transaction.out_msgs ?? [],
    account_addr: message.dst ?? '',
    total_fees: transaction.total_fees ?? '0x0',
    aborted: transaction.aborted ?? false,
    exit_code: exitCode === undefined || exitCode === null ? undefined : exitCode >>> 0,
  }
}

/**
 * The first description that fits is used; a body that fits no description, or takes long to decode, has no decoded
 * form.
 */
function decodeBody(call: CallScope, contracts: readonly AbiContract[], message: FoundMessage) {
  return inlineOr(() => ({ decoded: decodeNow(call, contracts, message) }))?.decoded
}

function decodeNow(call: CallScope, contracts: readonly AbiContract[], { body, msg_type }: FoundMessage) {
  if (!body) return undefined
  for (const contract of contracts) {
    try {
      const slice = Slice.of(readPlainCell(call.context, body, 'body'))
      return decodedBody(contract, slice, { isInternal: msg_type === INTERNAL, allowPartial: false })
    } catch {
      // Another description may fit.
    }
  }
  return undefined
}
